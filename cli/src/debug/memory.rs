//! Memory in lines: each object with its bytes, undefined bits, poison and provenance.

use tresse_machine::Machine;
use tresse_machine::memory::Object;
use tresse_machine::memory::cache::reverse;
use tresse_machine::thread::Tid;
use tresse_machine::trace::{objects, short_place, show_byte, show_value};
use tresse_machine::value::Prov;

/// Bytes in a line.
const ROW: u64 = 8;
/// Bytes of an object that are shown.
const BYTES: u64 = 128;
/// Objects that are shown.
const OBJECTS: usize = 1000;

/// Every object that lives and can be written: its name and size, then its bytes. `of`: whose
/// locals need no thread beside them.
pub(super) fn lines(machine: &Machine, of: Tid) -> Vec<String> {
    let mut out = Vec::new();
    for (number, (prov, object)) in objects(machine).enumerate() {
        if number == OBJECTS {
            out.push("and more".into());
            break;
        }
        of_object(machine, of, prov, object, &mut out);
    }
    out
}

fn of_object(machine: &Machine, of: Tid, prov: Prov, object: &Object, out: &mut Vec<String>) {
    let name = short_place(machine, of, prov, object, 0);
    let end = object.size.min(BYTES);
    if object.size <= ROW {
        out.push(format!("{name}  {}", bytes(machine, of, object, 0, object.size)));
        return;
    }
    out.push(format!("{name}, {} bytes", object.size));
    let mut same = 0;
    let mut last = String::new();
    for at in (0..end).step_by(ROW as usize) {
        let row = bytes(machine, of, object, at, end.min(at + ROW));
        if row == last {
            same += 1;
            continue;
        }
        if same > 0 {
            out.push(again(same));
        }
        out.push(format!("  +{at:<4} {row}"));
        (same, last) = (0, row);
    }
    if same > 0 {
        out.push(again(same));
    }
    if object.size > end {
        out.push(format!("        and {} bytes more", object.size - end));
    }
}

/// Bytes of an object: `2a`, `undef`, bit by bit where some are undefined, `poison`; those of a
/// pointer have a mark, and what it points to stands behind them.
pub(super) fn bytes(machine: &Machine, of: Tid, object: &Object, from: u64, end: u64) -> String {
    let mut shown = Vec::new();
    let mut targets: Vec<(Prov, String)> = Vec::new();
    for at in from..end {
        let byte = object.bytes.load(at, 1);
        let mut text = show_byte(&byte, 0);
        if byte.prov.is_object() {
            text.push('\'');
            if !targets.iter().any(|(prov, _)| *prov == byte.prov) {
                targets.push((byte.prov, target(machine, of, object, at, end, byte.prov)));
            }
        }
        shown.push(text);
    }
    let targets: String = targets.iter().map(|(_, name)| format!("  '{name}")).collect();
    format!("[{}]{targets}", shown.join(" "))
}

/// What the pointer points to that begins here, or of which a byte is here.
fn target(machine: &Machine, of: Tid, object: &Object, at: u64, end: u64, prov: Prov) -> String {
    let width = u64::from(machine.cache.pointer_bits() / 8);
    let whole = (at + width <= end).then(|| {
        let value = object.bytes.load(at, width as u32);
        let value = match machine.cache.is_big_endian() {
            true => reverse(value, width as u32),
            false => value,
        };
        value.prov.is_object().then(|| show_value(machine, of, &value))
    });
    whole.flatten().unwrap_or_else(|| match machine.cache.object(prov) {
        Some(object) => format!("a byte of &{}", short_place(machine, of, prov, object, 0)),
        None => "a byte of a pointer to what is dead".into(),
    })
}

fn again(rows: u64) -> String {
    match rows {
        1 => "        the same once more".into(),
        rows => format!("        the same {rows} more times"),
    }
}
