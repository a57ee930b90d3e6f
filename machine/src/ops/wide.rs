//! Integer arithmetic beyond 64 bits: the rules of [`super::int`] on several slots, with `u128` up
//! to 128 bits and big integers beyond.

use super::OpError;
use super::int::{binary_defined, check_operands, merge_prov};
use super::int_under::int_under;
use super::word::{Bits, Word};
use crate::value::{Prov, Value};
use num_bigint::BigUint;
use tresse_ir::ast::{BinOp, Flags};

/// A binary operation on integers of any width; `out` has as many slots as the operands and may
/// hold anything before.
pub fn int_binary_wide(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: &[Value],
    b: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    if let ([x], [y], [slot]) = (a, b, &mut *out) {
        *slot = super::int_binary(op, flags, width, *x, *y)?;
        return Ok(());
    }
    if !check_operands(op, a, b)? {
        super::fill_poison(out);
        return Ok(());
    }
    if super::has_undef(a) || super::has_undef(b) {
        return int_under(op, flags, width, a, b, out);
    }
    let is_value = if width <= 128 {
        compute::<u128>(op, flags, width, a, b, out)?
    } else {
        compute::<BigUint>(op, flags, width, a, b, out)?
    };
    if is_value {
        spread_prov(op, a, b, out);
    } else {
        super::fill_poison(out);
    }
    Ok(())
}

fn compute<W: Word>(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: &[Value],
    b: &[Value],
    out: &mut [Value],
) -> Result<bool, OpError> {
    let (a, b) = (Bits::<W>::load(a).bits, Bits::<W>::load(b).bits);
    let result = binary_defined::<W>(op, flags, width, &a, &b)?;
    let is_value = result.is_some();
    if let Some(bits) = result {
        Bits::defined(bits).store(out);
    }
    Ok(is_value)
}

/// Gives each result slot the provenance of the slots that it came from: so two pointers packed
/// into one `i128` come out again as themselves.
pub(super) fn spread_prov(op: BinOp, a: &[Value], b: &[Value], out: &mut [Value]) {
    if a.iter().chain(b).all(|slot| slot.prov == Prov::NONE) {
        return;
    }
    let at = |slots: &[Value], i: Option<usize>| {
        i.and_then(|i| slots.get(i)).map_or(Prov::NONE, |slot| slot.prov.untagged())
    };
    let amount = b.first().map_or(0, |slot| slot.bits);
    let (words, is_split) =
        (usize::try_from(amount / 64).unwrap_or(usize::MAX), !amount.is_multiple_of(64));
    for (i, slot) in out.iter_mut().enumerate() {
        slot.prov = match op {
            BinOp::Add | BinOp::Sub | BinOp::And | BinOp::Or | BinOp::Xor => {
                merge_prov(op, at(a, Some(i)), at(b, Some(i)))
            }
            BinOp::Shl | BinOp::LShr | BinOp::AShr if !super::has_undef(b) => {
                let (near, far) = if op == BinOp::Shl {
                    (i.checked_sub(words), i.checked_sub(words.saturating_add(1)))
                } else {
                    (i.checked_add(words), i.checked_add(words.saturating_add(1)))
                };
                let from = if is_split { at(a, near).judge(at(a, far)) } else { at(a, near) };
                from.judge(super::fold_prov(b))
            }
            _ => merge_prov(op, super::fold_prov(a), super::fold_prov(b)),
        };
    }
}
