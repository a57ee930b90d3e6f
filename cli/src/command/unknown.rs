//! A flag that a command does not have: who has it.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::io::Write;
use std::process::ExitCode;
use tresse::{Failure, Format, Parameter, Text, plain};

/// Tells what is wrong with a command line, or gives help.
pub(crate) fn tell(error: &clap::Error) -> ExitCode {
    let code = ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
    let wrong = match refusal(error) {
        Some(failure) => Some(Text.failure(&failure)),
        None if error.use_stderr() => {
            let lines = error.render().to_string();
            Some(lines.lines().map(|line| format!("{}\n", plain(line))).collect())
        }
        None => None,
    };
    let said = match wrong {
        Some(text) => std::io::stderr().lock().write_all(text.as_bytes()),
        None => error.print(),
    };
    // Help that nobody could read was not given.
    match said {
        Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => ExitCode::from(2),
        _ => code,
    }
}

/// Of a flag that is another command's: the refusal by name.
fn refusal(error: &clap::Error) -> Option<Failure> {
    if error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    let Some(ContextValue::String(flag)) = error.get(ContextKind::InvalidArg) else { return None };
    if flag == "--cat" {
        return Some(Failure::bad(
            "--cat is called --model: a file in herd's language ends in .cat",
        ));
    }
    let axis = [("--models", "model=sc,tso"), ("--stacks", "stack=1KiB,8KiB")];
    if let Some((_, values)) = axis.iter().find(|(name, _)| name == flag) {
        return Some(Failure::bad(format!("{flag}: use `tresse sweep --vary {values}`")));
    }
    let flag = if flag.starts_with("-j") { "--jobs" } else { flag.as_str() };
    let parameter = Parameter::find(flag)?;
    let command = std::env::args().nth(1).filter(|word| !word.starts_with('-'))?;
    Some(Failure::bad(parameter.refusal(&format!("`tresse {command}`"))))
}
