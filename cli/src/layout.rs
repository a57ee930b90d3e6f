//! Byte order and pointer width that a config chooses, against those that IR was made for.

use crate::failure::{Complaint, Failure, Voice};
use std::sync::Arc;
use tresse_ir::Module;
use tresse_ir::datalayout::{DataLayout, Endian};
use tresse_machine::config::{Base, Config, Endianness, Errno, PointerWidth};

/// What a config says of the machine that C is compiled for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Chosen {
    /// A triple; empty if it is not chosen by name.
    pub target: String,
    pub endianness: Endianness,
    pub width: PointerWidth,
    /// Whose numbers of errors it has inside.
    pub errno: Errno,
}

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen::of(&Config::default())
    }
}

impl Chosen {
    pub(crate) fn of(config: &Config) -> Chosen {
        let target = config.target.clone();
        let (endianness, width) = (config.endianness, config.pointer_width);
        Chosen { target, endianness, width, errno: config.errno }
    }

    /// The target whose C has this layout; without a choice, any: the empty triple. `None`: no
    /// target here has it.
    pub(crate) fn triple(&self) -> Option<&str> {
        Some(match (self.endianness, self.width) {
            _ if !self.target.is_empty() => &self.target,
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

    /// What is not chosen is as a data layout says.
    pub(crate) fn complete(&mut self, layout: &DataLayout) {
        if layout.text.is_empty() || !self.target.is_empty() {
            return;
        }
        if self.endianness == Endianness::Module {
            self.endianness = match layout.endian {
                Endian::Little => Endianness::Little,
                Endian::Big => Endianness::Big,
            };
        }
        if self.width == PointerWidth::Module {
            self.width = PointerWidth::Bits(layout.pointer_bits(0));
        }
    }

    /// The chosen layout in words, with the flags that choose it.
    pub(crate) fn describe(&self) -> String {
        let target = Some(&self.target).filter(|t| !t.is_empty()).map(|t| format!("--target {t}"));
        let order = match self.endianness {
            Endianness::Module => None,
            Endianness::Little => Some("--endianness little".to_owned()),
            Endianness::Big => Some("--endianness big".to_owned()),
        };
        let width = match self.width {
            PointerWidth::Module => None,
            PointerWidth::Bits(n) => Some(format!("--pointer-width {n}")),
        };
        target.into_iter().chain(order).chain(width).collect::<Vec<_>>().join(" ")
    }
}

/// The architecture of a triple, by one name for each.
fn architecture(triple: &str) -> &str {
    let arch = triple.split('-').next().unwrap_or("");
    match arch {
        "i386" | "i486" | "i586" | "i686" => "i386",
        "amd64" => "x86_64",
        "arm64" => "aarch64",
        arm if arm.starts_with("armeb") || arm.starts_with("thumbeb") => "armeb",
        arm if arm.starts_with("arm") || arm.starts_with("thumb") => "arm",
        "mips" | "mipseb" => "mips",
        "sparc64" => "sparcv9",
        "ppc" => "powerpc",
        "ppc64" => "powerpc64",
        "ppc64le" => "powerpc64le",
        other => other,
    }
}

/// IR is for the architecture that the config names.
fn check_target(modules: &[Arc<Module>], target: &str) -> Result<(), Failure> {
    let wanted = architecture(target);
    let is_other = |m: &&Arc<Module>| architecture(&m.triple) != wanted;
    match modules.iter().find(is_other).filter(|_| !target.is_empty()) {
        None => Ok(()),
        Some(module) => {
            let own = match module.triple.is_empty() {
                true => "names no target".to_owned(),
                false => format!("was made for {}", module.triple),
            };
            let message = format!(
                "this IR {own}, and --target {target} asks for another: compile its source \
                         for that"
            );
            let complaint = Complaint::at(&module.file, 0, 0, message);
            Err(Failure::of(Voice::Input, complaint))
        }
    }
}

/// Holds what the config chooses against the data layouts of the modules. IR that states none can
/// be taken either way. The answer are warnings.
///
/// # Errors
/// A module was made for another layout, and that is not allowed.
pub(crate) fn check(
    modules: &[Arc<Module>],
    config: &Config,
    is_allowed: bool,
) -> Result<Vec<String>, Failure> {
    check_target(modules, &config.target)?;
    let chosen = Chosen::of(config).describe();
    let is_chosen = !chosen.is_empty() || !config.address_spaces.is_empty();
    if is_allowed && (!is_chosen || !config.target.is_empty()) {
        return Err(Failure::bad(
            "--relayout is for IR that is looked at with another layout than its own: \
             --endianness, --pointer-width or --address-space chooses one",
        ));
    }
    let mut warnings = check_spaces(modules, config, is_allowed)?;
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
        warnings.push(contradiction(&module.file, &own, &chosen, is_allowed)?);
    }
    Ok(warnings)
}

/// A layout is chosen over that of IR: what is said if that is allowed.
///
/// # Errors
/// It is not.
fn contradiction(file: &str, own: &str, chosen: &str, is_allowed: bool) -> Result<String, Failure> {
    if is_allowed {
        return Ok(format!(
            "{file}: {own}; it runs with {chosen} (--relayout), but what the compiler computed \
             from the layout (sizes, offsets, the shape of variable arguments) stays as it is, so \
             what is found may be wrong"
        ));
    }
    let message = format!(
        "{own}, and {chosen} contradicts it: compile the program for such a target, or add \
         --relayout to look at it all the same"
    );
    Err(Failure::of(Voice::Input, Complaint::at(file, 0, 0, message)))
}

/// The same of address spaces. LangRef, "Data Layout": pointers of one that is not named are as
/// those of space 0.
fn check_spaces(
    modules: &[Arc<Module>],
    config: &Config,
    is_allowed: bool,
) -> Result<Vec<String>, Failure> {
    let mut warnings = Vec::new();
    for module in modules.iter().filter(|m| !m.layout.text.is_empty()) {
        let own = |space: &u32| module.layout.pointer_bits(*space);
        let Some((space, bits)) = config.address_spaces.iter().find(|(s, bits)| own(s) != **bits)
        else {
            continue;
        };
        let own = format!("the data layout has pointers of {} bits in address space {space}", {
            own(space)
        });
        let chosen = format!("--address-space {space}={bits}");
        warnings.push(contradiction(&module.file, &own, &chosen, is_allowed)?);
    }
    Ok(warnings)
}

/// What is said where addresses have no room for stacks of the size that was asked for.
pub(crate) fn narrow_stacks(program: &tresse_machine::Program, config: &Config) -> Option<String> {
    let (room, asked) = (program.regions.stack_room(), config.stack);
    let is_moved = [config.heap_base, config.stack_base].iter().any(|b| *b != Base::Default);
    (room < asked.0 && (asked != Config::default().stack || is_moved)).then(|| {
        let what = match is_moved {
            true => "what is between heap_base and stack_base has".to_owned(),
            false => format!("addresses of {} bits have", program.regions.bits()),
        };
        format!(
            "the stacks have {room} bytes each, not {asked} (stack, --stack): {what} room for no \
             more with {} threads; with fewer there is more (limits.threads, --max-threads)",
            config.limits.threads
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(layout: &str, config: &Config, is_allowed: bool) -> Result<Vec<String>, Failure> {
        let text = format!("{layout}\ndefine i32 @main() {{\n  ret i32 0\n}}\n");
        let module = tresse_ir::parse("a.ll", text.as_bytes()).unwrap();
        check(&[module.into()], config, is_allowed)
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
