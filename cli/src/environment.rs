//! The environment that a program is given (POSIX, 8.1), as a module that is linked with it: so it
//! is memory like any other, and the program's to change.

use crate::failure::Failure;
use tresse_ir::Module;

/// The name by which the C library and the machine know it.
const NAME: &str = "__tresse_environment";

/// So many bytes are given at most.
const MOST_BYTES: usize = 1 << 20;

/// Are these variables, "NAME=VALUE" each?
///
/// # Errors
/// One is not.
pub(crate) fn check(variables: &[String]) -> Result<(), Failure> {
    for variable in variables {
        let name = variable.split_once('=').map_or("", |(name, _)| name);
        if name.is_empty() || variable.contains('\0') {
            return Err(Failure::bad(format!("--env takes NAME=VALUE, not `{variable}`")));
        }
    }
    match variables.iter().map(|variable| variable.len() + 1).sum::<usize>() {
        bytes if bytes > MOST_BYTES => Err(Failure::bad(format!(
            "--env: {bytes} bytes are more than the {MOST_BYTES} that there may be"
        ))),
        _ => Ok(()),
    }
}

/// An array of pointers to them, with null at the end. A name that comes twice has the later value.
///
/// # Errors
/// It is no IR: a bug.
pub(crate) fn module(variables: &[String], like: &Module) -> Result<Module, Failure> {
    let mut text = String::new();
    let mut entries = Vec::new();
    for (number, variable) in last_of_each(variables).into_iter().enumerate() {
        let bytes: String = variable.bytes().map(|byte| format!("\\{byte:02X}")).collect();
        let size = variable.len() + 1;
        text += &format!("@{NAME}.{number} = internal global [{size} x i8] c\"{bytes}\\00\"\n");
        entries.push(format!("ptr @{NAME}.{number}"));
    }
    entries.push("ptr null".into());
    let (size, entries) = (entries.len(), entries.join(", "));
    text += &format!("@{NAME} = global [{size} x ptr] [{entries}]\n");
    let mut module = tresse_ir::parse("<environment>", text.as_bytes())
        .map_err(|e| Failure::internal(&e.to_string()))?;
    module.triple = like.triple.clone();
    module.layout = like.layout.clone();
    Ok(module)
}

fn last_of_each(variables: &[String]) -> Vec<&String> {
    let name = |variable: &String| variable.split_once('=').map(|(name, _)| name.to_owned());
    let is_last = |i: &usize| {
        let own = name(&variables[*i]);
        !variables[i + 1..].iter().any(|later| name(later) == own)
    };
    (0..variables.len()).filter(is_last).map(|i| &variables[i]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_has_a_name() {
        let check = |variable: &str| check(&[variable.to_owned()]).is_ok();
        assert!(check("A=b") && check("A=") && check("A=b=c"));
        assert!(!check("A") && !check("=b") && !check("") && !check("A=b\0c"));
    }

    #[test]
    fn the_later_value_counts() {
        let given = ["A=1", "B=2", "A=3", "AB=4"].map(str::to_owned);
        assert_eq!(last_of_each(&given), ["B=2", "A=3", "AB=4"]);
    }

    #[test]
    fn any_bytes_make_a_module() {
        let like = tresse_ir::parse("like.ll", b"target triple = \"x86_64\"\n").unwrap();
        let module = module(&["A=\"\\\u{e9}\n".to_owned()], &like).unwrap();
        tresse_ir::verify(&module).unwrap();
        assert_eq!((module.globals.len(), module.triple.as_str()), (2, "x86_64"));
    }
}
