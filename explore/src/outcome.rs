//! What an execution leaves behind: exit status, output, and the program's global variables.

use serde::{Deserialize, Serialize};
use tresse_machine::memory::cache::{GLOBALS, Spot};
use tresse_machine::ops::Scalar;
use tresse_machine::program::{GlobalDef, Program};
use tresse_machine::value::{Value, sign_extend};
use tresse_machine::{End, Machine};

/// The final state of an execution, in the program's words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Exit status.
    pub exit: i32,
    /// Global variables of scalar and small aggregate type, by name, in order of definition.
    pub globals: Vec<(String, String)>,
    /// What was written to standard output.
    pub stdout: Vec<u8>,
}

impl Outcome {
    /// The outcome of a machine whose execution exited; `None` for other ends.
    pub fn of(machine: &Machine) -> Option<Outcome> {
        let End::Exit(exit) = machine.ending.as_ref()?.end else { return None };
        Some(Outcome {
            exit,
            globals: Outcome::globals_of(machine),
            stdout: machine.control.written(1),
        })
    }

    /// The program's global variables as they are now.
    pub fn globals_of(machine: &Machine) -> Vec<(String, String)> {
        let program = &machine.setup.program;
        let globals = program.globals.iter().enumerate().filter(|(_, g)| is_shown(g));
        globals.map(|(i, g)| (g.shown.clone(), show(machine, i as u32, &g.shape))).collect()
    }

    /// The names of the global variables that outcomes have.
    pub fn names(program: &Program) -> Vec<String> {
        program.globals.iter().filter(|g| is_shown(g)).map(|g| g.shown.clone()).collect()
    }

    /// The value of a global.
    pub fn global(&self, name: &str) -> Option<&str> {
        self.globals.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }
}

fn is_shown(global: &GlobalDef) -> bool {
    !global.is_library && !global.is_of_rustc && !global.shape.is_empty()
}

/// A global's value: one scalar, or a list in braces.
fn show(machine: &Machine, slot: u32, shape: &[(u64, Scalar)]) -> String {
    let values: Vec<String> =
        shape.iter().map(|(offset, scalar)| show_scalar(machine, slot, *offset, *scalar)).collect();
    match &values[..] {
        [one] => one.clone(),
        _ => format!("{{{}}}", values.join(", ")),
    }
}

fn show_scalar(machine: &Machine, slot: u32, offset: u64, scalar: Scalar) -> String {
    let bits = scalar.bits();
    if bits > 64 {
        return format!("<{bits} bits>");
    }
    let value = machine.cache.peek(Spot { arena: GLOBALS, slot, offset }, bits.div_ceil(8));
    match scalar {
        Scalar::Ptr(_) if value.is_defined() && value.bits == 0 => "null".into(),
        Scalar::Ptr(_) if value.is_defined() => machine.address(&value),
        Scalar::Float(tresse_machine::ops::FloatKind::Double) if value.is_defined() => {
            format!("{:?}", f64::from_bits(value.bits))
        }
        Scalar::Float(tresse_machine::ops::FloatKind::Float) if value.is_defined() => {
            format!("{:?}", f32::from_bits(value.bits as u32))
        }
        _ => show_int(&value, bits),
    }
}

fn show_int(value: &Value, bits: u32) -> String {
    let m = tresse_machine::value::mask(bits);
    if value.is_poison() {
        "poison".into()
    } else if value.undef & m != 0 {
        "undef".into()
    } else if bits == 1 {
        (value.bits & 1).to_string()
    } else {
        sign_extend(value.bits, bits).to_string()
    }
}
