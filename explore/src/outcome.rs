//! What an execution leaves behind: exit status, output, and the program's global variables.

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tresse_machine::memory::cache::{GLOBALS, Spot};
use tresse_machine::ops::Scalar;
use tresse_machine::program::{GlobalDef, Program};
use tresse_machine::value::{Value, sign_extend};
use tresse_machine::{End, Machine};

/// The final state of an execution, in the program's words. Copies share it: a search may keep many
/// that are large.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// Exit status.
    pub exit: i32,
    /// Global variables by name, in order of definition. Of those with many scalars what differs
    /// from the initial value stands there.
    pub globals: Arc<Vec<(String, String)>>,
    /// What was written to standard output.
    #[serde(with = "bytes")]
    pub stdout: Arc<Vec<u8>>,
}

impl Outcome {
    /// The outcome of a machine whose execution exited; `None` for other ends.
    pub fn of(machine: &Machine) -> Option<Outcome> {
        let End::Exit(exit) = machine.ending.as_ref()?.end else { return None };
        Some(Outcome {
            exit,
            globals: Arc::new(Outcome::globals_of(machine)),
            stdout: Arc::new(machine.control.written(1)),
        })
    }

    /// The program's global variables as they are now.
    pub fn globals_of(machine: &Machine) -> Vec<(String, String)> {
        let program = &machine.setup.program;
        let globals = program.globals.iter().enumerate().filter(|(_, g)| is_shown(g));
        globals.map(|(i, g)| (g.shown.clone(), show(machine, i as u32, g))).collect()
    }

    /// The names of the global variables that outcomes do not have: they are too large.
    pub fn left_out(program: &Program) -> Vec<String> {
        let is_left_out = |g: &&GlobalDef| is_own(g) && g.shape.is_empty() && g.size > 0;
        program.globals.iter().filter(is_left_out).map(|g| g.shown.clone()).collect()
    }

    /// The one at this place among the program's globals, as it is now.
    pub(crate) fn global_of(machine: &Machine, slot: usize) -> Option<String> {
        let global = machine.setup.program.globals.get(slot)?;
        Some(show(machine, slot as u32, global))
    }

    /// The place of a variable that outcomes have among the program's globals.
    pub(crate) fn slot_of(program: &Program, name: &str) -> Option<usize> {
        program.globals.iter().position(|g| is_shown(g) && g.shown == name)
    }

    /// The names of the global variables that outcomes have whole.
    pub fn names(program: &Program) -> Vec<String> {
        let is_whole = |g: &&GlobalDef| is_shown(g) && g.shape.len() <= WHOLE;
        program.globals.iter().filter(is_whole).map(|g| g.shown.clone()).collect()
    }

    /// The value of a global.
    pub fn global(&self, name: &str) -> Option<&str> {
        self.globals.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }
}

/// Bytes as a text: each is the character with its number. Most output is text.
mod bytes {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use std::sync::Arc;

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
        to.serialize_str(&text)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Arc<Vec<u8>>, D::Error> {
        let bytes: Result<Vec<u8>, _> =
            String::deserialize(from)?.chars().map(u8::try_from).collect();
        bytes.map(Arc::new).map_err(|_| D::Error::custom("a character that is no byte"))
    }
}

fn is_own(global: &GlobalDef) -> bool {
    !global.is_library && !global.is_of_rustc
}

fn is_shown(global: &GlobalDef) -> bool {
    is_own(global) && !global.shape.is_empty()
}

/// Of a variable with more scalars those are shown that differ from their initial values.
const WHOLE: usize = 64;

/// A global's value: one scalar, or a list in braces.
fn show(machine: &Machine, slot: u32, global: &GlobalDef) -> String {
    let peek = |offset, len| machine.cache.peek(Spot { arena: GLOBALS, slot, offset }, len);
    let scalar = |(offset, scalar): &(u64, Scalar)| show_scalar(machine, &peek, *offset, *scalar);
    match &global.shape[..] {
        [one] => scalar(one),
        all if all.len() <= WHOLE => {
            format!("{{{}}}", all.iter().map(scalar).collect::<Vec<_>>().join(", "))
        }
        _ => show_changes(machine, slot, global),
    }
}

/// The scalars of a large variable that differ from their initial values, by number.
fn show_changes(machine: &Machine, slot: u32, global: &GlobalDef) -> String {
    let bytes = &machine.cache.arenas[GLOBALS as usize].objects[slot as usize].bytes;
    if bytes.is_shared_with(&global.init) {
        return "initial".into();
    }
    let is_changed = |(at, len)| bytes.load(at, len) != global.init.load(at, len);
    let now = |offset, len| machine.cache.peek(Spot { arena: GLOBALS, slot, offset }, len);
    let before = |offset, len| machine.cache.in_order(global.init.load(offset, len), len);
    let (mut shown, mut next) = (Vec::new(), 0);
    // Eight bytes at a time, as most are as they were.
    for at in (0..global.size).step_by(8) {
        let len = (global.size - at).min(8);
        if !is_changed((at, len as u32)) {
            continue;
        }
        let end = |leaf: &(u64, Scalar)| leaf.0 + u64::from(leaf.1.bits().div_ceil(8));
        next = next.max(global.shape.partition_point(|leaf| end(leaf) <= at));
        while let Some(leaf) = global.shape.get(next).filter(|leaf| leaf.0 < at + len) {
            if words(leaf.0, leaf.1).any(is_changed) {
                let value = show_scalar(machine, &now, leaf.0, leaf.1);
                // Bits that fill the last byte up may be others.
                if value != show_scalar(machine, &before, leaf.0, leaf.1) {
                    shown.push(format!("[{next}]: {value}"));
                }
            }
            next += 1;
        }
    }
    if shown.is_empty() { "initial".into() } else { format!("{{{}}}", shown.join(", ")) }
}

/// The words that a scalar is made of: where they are, and how many bytes they have.
fn words(offset: u64, scalar: Scalar) -> impl Iterator<Item = (u64, u32)> {
    let len = scalar.bits().div_ceil(8);
    (0..len).step_by(8).map(move |at| (offset + u64::from(at), (len - at).min(8)))
}

/// Reads so many bytes of a variable, from an offset on.
type Peek<'a> = &'a dyn Fn(u64, u32) -> Value;

fn show_scalar(machine: &Machine, peek: Peek<'_>, offset: u64, scalar: Scalar) -> String {
    let bits = scalar.bits();
    if bits > 64 {
        return show_wide(machine, peek, offset, scalar);
    }
    let value = peek(offset, bits.div_ceil(8));
    match scalar {
        Scalar::Ptr(_) if value.is_defined() && value.bits == 0 => "null".into(),
        Scalar::Ptr(_) if value.is_defined() => machine.address(&value),
        Scalar::Float(tresse_machine::ops::FloatKind::Double) if value.is_defined() => {
            show_float(f64::from_bits(value.bits), value.bits, f64::NAN.to_bits())
        }
        Scalar::Float(tresse_machine::ops::FloatKind::Float) if value.is_defined() => {
            let (single, nan) = (f32::from_bits(value.bits as u32), f32::NAN.to_bits());
            show_float(single, value.bits, nan.into())
        }
        _ => show_int(&value, bits),
    }
}

/// A number; of those that are none, each by its bits.
fn show_float(float: impl std::fmt::Debug + PartialEq, bits: u64, nan: u64) -> String {
    #[allow(clippy::eq_op)]
    let is_nan = float != float;
    if is_nan && bits != nan { format!("NaN({bits:#x})") } else { format!("{float:?}") }
}

/// A number of more than 64 bits: integers to 128 as such, others by their bits.
fn show_wide(machine: &Machine, peek: Peek<'_>, offset: u64, scalar: Scalar) -> String {
    let bits = scalar.bits();
    let words = words(offset, scalar);
    let mut parts: Vec<(Value, u32)> = words.map(|(at, len)| (peek(at, len), len)).collect();
    if !machine.cache.is_big_endian() {
        parts.reverse();
    }
    // The bits that fill the last byte up are of no account.
    let spare = bits.next_multiple_of(8) - bits;
    let (mut digits, mut number) = (String::new(), 0_u128);
    for (i, (value, len)) in parts.iter().enumerate() {
        let used = if i == 0 { len * 8 - spare } else { len * 8 };
        let m = tresse_machine::value::mask(used);
        if value.is_poison() {
            return "poison".into();
        }
        if value.undef & m != 0 {
            return "undef".into();
        }
        number = number << used | u128::from(value.bits & m);
        digits += &format!("{:0width$x}", value.bits & m, width = used.div_ceil(4) as usize);
    }
    match scalar {
        Scalar::Int(..=128) => {
            let spare = 128 - bits;
            ((number << spare) as i128 >> spare).to_string()
        }
        _ => match digits.trim_start_matches('0') {
            "" => "0x0".into(),
            digits => format!("0x{digits}"),
        },
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
