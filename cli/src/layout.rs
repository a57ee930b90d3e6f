//! Byte order and pointer width that a config chooses, against those that IR was made for.

use crate::failure::{Complaint, Failure, Voice};
use tresse_ir::Module;
use tresse_ir::datalayout::Endian;
use tresse_machine::config::{Config, Endianness, PointerWidth};

/// The target whose C has the layout that a config chooses; without a choice, any. `None`: no
/// target here has it.
pub(crate) fn target(endianness: Endianness, width: PointerWidth) -> Option<&'static str> {
    Some(match (endianness, width) {
        (Endianness::Module, PointerWidth::Module) => "",
        (Endianness::Big, PointerWidth::Bits(32)) => "powerpc-unknown-linux-gnu",
        (Endianness::Big, PointerWidth::Bits(64) | PointerWidth::Module) => {
            "powerpc64-unknown-linux-gnu"
        }
        (Endianness::Big, PointerWidth::Bits(_)) => return None,
        (_, PointerWidth::Bits(32)) => "i386-unknown-linux-gnu",
        (_, PointerWidth::Bits(16)) => "msp430-unknown-elf",
        _ => "x86_64-unknown-linux-gnu",
    })
}

/// The chosen layout in words, with the flags that choose it.
pub(crate) fn describe(endianness: Endianness, width: PointerWidth) -> String {
    let order = match endianness {
        Endianness::Module => None,
        Endianness::Little => Some("--endianness little".to_owned()),
        Endianness::Big => Some("--endianness big".to_owned()),
    };
    let width = match width {
        PointerWidth::Module => None,
        PointerWidth::Bits(n) => Some(format!("--pointer-width {n}")),
    };
    order.into_iter().chain(width).collect::<Vec<_>>().join(" ")
}

/// Holds what the config chooses against the data layouts of the modules. IR that states none can
/// be taken either way. The answer are warnings.
///
/// # Errors
/// A module was made for another layout, and that is not allowed.
pub(crate) fn check(
    modules: &[Module],
    config: &Config,
    is_allowed: bool,
) -> Result<Vec<String>, Failure> {
    let chosen = describe(config.endianness, config.pointer_width);
    if is_allowed && chosen.is_empty() {
        return Err(Failure::bad(
            "--relayout is for IR that is looked at with another layout than its own: \
             --endianness or --pointer-width chooses one",
        ));
    }
    let mut warnings = Vec::new();
    for module in modules.iter().filter(|m| !m.layout.text.is_empty()) {
        let bits = module.layout.pointer_bits(0);
        let is_other_width = matches!(config.pointer_width, PointerWidth::Bits(n) if n != bits);
        let (order, is_other_order) = match module.layout.endian {
            Endian::Little => ("little-endian", config.endianness == Endianness::Big),
            Endian::Big => ("big-endian", config.endianness == Endianness::Little),
        };
        if !is_other_width && !is_other_order {
            continue;
        }
        let own = format!("the data layout is {order} with pointers of {bits} bits");
        if !is_allowed {
            let message = format!(
                "{own}, and {chosen} contradicts it: compile the program for such a target, or add \
                 --relayout to look at it all the same"
            );
            let complaint = Complaint::at(&module.file, 0, 0, message);
            return Err(Failure::of(Voice::Input, complaint));
        }
        warnings.push(format!(
            "{}: {own}; it runs with {chosen} (--relayout), but what the compiler computed from \
             the layout (sizes, offsets, the shape of variable arguments) stays as it is, so what \
             is found may be wrong",
            module.file
        ));
    }
    Ok(warnings)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(layout: &str, config: &Config, is_allowed: bool) -> Result<Vec<String>, Failure> {
        let text = format!("{layout}\ndefine i32 @main() {{\n  ret i32 0\n}}\n");
        let module = tresse_ir::parse("a.ll", text.as_bytes()).unwrap();
        check(&[module], config, is_allowed)
    }

    #[test]
    fn another_layout_is_refused_or_warned_of() {
        let little = "target datalayout = \"e-p:64:64\"";
        let big = Config { endianness: Endianness::Big, ..Config::default() };
        let narrow = Config { pointer_width: PointerWidth::Bits(32), ..Config::default() };
        let same = Config {
            endianness: Endianness::Little,
            pointer_width: PointerWidth::Bits(64),
            ..Config::default()
        };
        for config in [&big, &narrow] {
            let refused = checked(little, config, false).unwrap_err();
            assert!(refused.to_string().contains("--relayout"), "{refused}");
            assert_eq!(checked(little, config, true).map(|w| w.len()), Ok(1));
            // IR that says nothing is contradicted by nothing.
            assert_eq!(checked("", config, false), Ok(Vec::new()));
        }
        assert_eq!(checked(little, &same, false), Ok(Vec::new()));
        assert_eq!(checked(little, &same, true), Ok(Vec::new()));
        assert!(checked(little, &Config::default(), true).is_err());
    }
}
