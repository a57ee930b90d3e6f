//! Bits of one shape in another: LangRef, `bitcast` of vectors, "as if stored to memory and read
//! back", and "Vector Type" for elements that are no whole bytes.

use crate::value::{Value, slots_of_width};

/// Lanes, and bits of each; a scalar is one lane.
pub(super) type Shape = (u32, u32);

/// The lanes of `from`, cut into those of `to`, which have as many bits. On a little-endian machine
/// lane 0 has the lowest bits, on a big-endian one the highest. `out` is zero before.
pub fn repack(from: Shape, to: Shape, is_big: bool, values: &[Value], out: &mut [Value]) {
    // Where bit `n` of the whole is: slot, and bit within the slot.
    let place = |(lanes, width): Shape, n: u32| {
        let lane = if is_big { lanes - 1 - n / width } else { n / width };
        let bit = n % width;
        ((lane * slots_of_width(width) + bit / 64) as usize, bit % 64)
    };
    for n in 0..from.0 * from.1 {
        let ((f, from_bit), (t, to_bit)) = (place(from, n), place(to, n));
        let (value, target) = (values[f], &mut out[t]);
        if value.is_poison() || target.is_poison() {
            *target = Value::POISON;
            continue;
        }
        target.bits |= (value.bits >> from_bit & 1) << to_bit;
        target.undef |= (value.undef >> from_bit & 1) << to_bit;
        target.prov = target.prov.judge(value.prov.as_tag().of_part());
    }
}
