//! Integer arithmetic: LangRef, "Binary Operations" and "Bitwise Binary Operations"; provenance as
//! in K-LLVM §4.3.
//!
//! [`int_binary`] has a fast path for plain numbers of at most 64 bits; all the rest is stated
//! once, in [`binary`], for any width and any undef bits.
//!
//! Under-defined operands are in [`super::int_under`].

use super::OpError;
use super::int_under::int_under;
use super::word::Word;
use crate::end::Ub;
use crate::value::{Prov, Value, mask, sign_extend};
use tresse_ir::ast::{BinOp, Flags};

/// A binary operation on integers of at most 64 bits.
#[inline]
pub fn int_binary(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: Value,
    b: Value,
) -> Result<Value, OpError> {
    if (a.undef | b.undef | a.prov.word() | b.prov.word()) == 0 {
        return int_plain(op, flags, width, a.bits, b.bits);
    }
    int_binary_slow(op, flags, width, a, b)
}

/// Two plain numbers. The same is in `compiled/integer.rs`.
///
/// # Errors
/// A division that is undefined behaviour.
#[inline(always)]
pub fn int_plain(op: BinOp, flags: Flags, width: u32, a: u64, b: u64) -> Result<Value, OpError> {
    let m = mask(width);
    // Moved to the top of the word, a number of `width` bits overflows as the machine's do.
    let top = 64 - width.clamp(1, 64);
    let is_broken;
    let bits = match op {
        BinOp::Add => {
            is_broken = (flags.nuw && (a << top).overflowing_add(b << top).1)
                || (flags.nsw && ((a << top) as i64).overflowing_add((b << top) as i64).1);
            a.wrapping_add(b) & m
        }
        BinOp::Sub => {
            is_broken = (flags.nuw && a < b)
                || (flags.nsw && ((a << top) as i64).overflowing_sub((b << top) as i64).1);
            a.wrapping_sub(b) & m
        }
        BinOp::Mul => {
            is_broken = (flags.nuw && a.overflowing_mul(b << top).1)
                || (flags.nsw && sign_extend(a, width).overflowing_mul((b << top) as i64).1);
            a.wrapping_mul(b) & m
        }
        BinOp::UDiv | BinOp::URem => {
            let (Some(quotient), Some(remainder)) = (a.checked_div(b), a.checked_rem(b)) else {
                return Err(OpError::Ub(Ub::DivisionByZero));
            };
            is_broken = flags.exact && op == BinOp::UDiv && remainder != 0;
            if op == BinOp::UDiv { quotient } else { remainder }
        }
        BinOp::SDiv | BinOp::SRem => {
            if b == 0 {
                return Err(OpError::Ub(Ub::DivisionByZero));
            }
            if b == m && a == 1 << (width.clamp(1, 64) - 1) {
                return Err(OpError::Ub(Ub::DivisionOverflow));
            }
            let (x, y) = (sign_extend(a, width), sign_extend(b, width));
            let remainder = x.wrapping_rem(y);
            is_broken = flags.exact && op == BinOp::SDiv && remainder != 0;
            (if op == BinOp::SDiv { x.wrapping_div(y) } else { remainder }) as u64 & m
        }
        BinOp::Shl => {
            if b >= u64::from(width.min(64)) {
                return Ok(Value::POISON);
            }
            let bits = (a << b) & m;
            is_broken = (flags.nuw && bits >> b != a)
                || (flags.nsw && sign_extend(bits, width) >> b != sign_extend(a, width));
            bits
        }
        BinOp::LShr | BinOp::AShr => {
            if b >= u64::from(width.min(64)) {
                return Ok(Value::POISON);
            }
            is_broken = flags.exact && a & mask(b as u32) != 0;
            if op == BinOp::LShr { a >> b } else { (sign_extend(a, width) >> b) as u64 & m }
        }
        BinOp::And => {
            is_broken = false;
            a & b
        }
        BinOp::Or => {
            is_broken = flags.disjoint && a & b != 0;
            a | b
        }
        BinOp::Xor => {
            is_broken = false;
            a ^ b
        }
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
            return not_integer();
        }
    };
    Ok(if is_broken { Value::POISON } else { Value::int(bits) })
}

#[cold]
fn not_integer<T>() -> Result<T, OpError> {
    Err(OpError::Unsupported("a float operation on integers"))
}

#[cold]
#[inline(never)]
fn int_binary_slow(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: Value,
    b: Value,
) -> Result<Value, OpError> {
    if !check_operands(op, &[a], &[b])? {
        return Ok(Value::POISON);
    }
    if a.undef | b.undef == 0 {
        let mut value = int_plain(op, flags, width, a.bits, b.bits)?;
        if !value.is_poison() {
            value.prov = merge_prov(op, a.prov.untagged(), b.prov.untagged());
        }
        return Ok(value);
    }
    let mut out = [Value::ZERO];
    int_under(op, flags, width, &[a], &[b], &mut out)?;
    Ok(out[0])
}

/// Poison: `Ok(false)` if the result is, an error if the divisor is.
pub(super) fn check_operands(op: BinOp, a: &[Value], b: &[Value]) -> Result<bool, OpError> {
    let is_division = matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem);
    if is_division && super::is_poison(b) {
        return Err(Ub::PoisonOperand.into());
    }
    if is_division && b.iter().all(|slot| slot.bits | slot.undef == 0) {
        return Err(Ub::DivisionByZero.into());
    }
    Ok(!super::is_poison(a) && !super::is_poison(b))
}

/// The provenance of a result slot, from the operands' (K-LLVM's `judge`; see the module above for
/// `sub` and the divisions). Of a difference within one object the same is in
/// `compiled/integer.rs`.
#[inline]
pub(super) fn merge_prov(op: BinOp, a: Prov, b: Prov) -> Prov {
    match op {
        BinOp::Sub if a == b => Prov::NONE,
        BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => Prov::NONE,
        _ => a.judge(b),
    }
}

/// Any integer operation at any width on numbers; `None` is poison.
pub(super) fn binary_defined<W: Word>(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: &W,
    b: &W,
) -> Result<Option<W>, OpError> {
    let (bits, is_broken) = match op {
        BinOp::Add => {
            let (sum, unsigned, signed) = add_overflow(a, b, width);
            (sum, (flags.nuw && unsigned) || (flags.nsw && signed))
        }
        BinOp::Sub => {
            let (difference, unsigned, signed) = sub_overflow(a, b, width);
            (difference, (flags.nuw && unsigned) || (flags.nsw && signed))
        }
        BinOp::Mul => {
            let is_broken = (flags.nuw && a.product(b, width).is_none())
                || (flags.nsw && mul_overflows_signed(a, b, width));
            (a.mul(b, width), is_broken)
        }
        BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => {
            if b.is_zero() {
                return Err(Ub::DivisionByZero.into());
            }
            let is_signed = matches!(op, BinOp::SDiv | BinOp::SRem);
            if is_signed && *a == W::sign_bit(width) && *b == W::ones(width) {
                return Err(Ub::DivisionOverflow.into());
            }
            let (mut quotient, mut remainder) = if is_signed {
                a.magnitude(width).div_rem(&b.magnitude(width))
            } else {
                a.div_rem(b)
            };
            let is_exact = remainder.is_zero();
            if is_signed && a.is_negative(width) != b.is_negative(width) {
                quotient = quotient.neg(width);
            }
            if is_signed && a.is_negative(width) {
                remainder = remainder.neg(width);
            }
            if matches!(op, BinOp::UDiv | BinOp::SDiv) {
                (quotient, flags.exact && !is_exact)
            } else {
                (remainder, false)
            }
        }
        BinOp::Shl | BinOp::LShr | BinOp::AShr => {
            let amount = b.small();
            if amount >= width {
                return Ok(None);
            }
            match op {
                BinOp::Shl => {
                    let bits = a.shl(amount, width);
                    let is_broken = (flags.nuw && bits.shr(amount) != *a)
                        || (flags.nsw && bits.ashr(amount, width) != *a);
                    (bits, is_broken)
                }
                BinOp::LShr => (a.shr(amount), flags.exact && a.trailing_zeros() < amount),
                _ => (a.ashr(amount, width), flags.exact && a.trailing_zeros() < amount),
            }
        }
        BinOp::And => (a.and(b), false),
        BinOp::Or => (a.or(b), flags.disjoint && !a.and(b).is_zero()),
        BinOp::Xor => (a.xor(b), false),
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
            return not_integer();
        }
    };
    Ok(if is_broken { None } else { Some(bits) })
}

/// The sum, and whether it overflows as unsigned and as signed numbers.
pub(super) fn add_overflow<W: Word>(a: &W, b: &W, width: u32) -> (W, bool, bool) {
    let sum = a.add(b, width);
    let signed = a.xor(&sum).and(&b.xor(&sum)).is_negative(width);
    let unsigned = sum < *a;
    (sum, unsigned, signed)
}

/// The difference, and whether it overflows as unsigned and as signed numbers.
pub(super) fn sub_overflow<W: Word>(a: &W, b: &W, width: u32) -> (W, bool, bool) {
    let difference = a.sub(b, width);
    let signed = a.xor(b).and(&a.xor(&difference)).is_negative(width);
    (difference, a < b, signed)
}

/// Does the product overflow as signed numbers?
pub(super) fn mul_overflows_signed<W: Word>(a: &W, b: &W, width: u32) -> bool {
    let is_negative = a.is_negative(width) != b.is_negative(width);
    match a.magnitude(width).product(&b.magnitude(width), width) {
        None => true,
        Some(p) if is_negative => p > W::sign_bit(width),
        Some(p) => p >= W::sign_bit(width),
    }
}
