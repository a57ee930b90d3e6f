//! Integer arithmetic: LangRef, "Binary Operations" and "Bitwise Binary Operations"; provenance as
//! in K-LLVM §4.3.
//!
//! [`int_binary`] has a fast path for plain numbers of at most 64 bits; all the rest is stated
//! once, in [`binary`], for any width and any undef bits.
//!
//! Division is undefined as soon as *some* choice of the undef bits makes it so. So an undef
//! divisor is [`Ub::UndefDivisor`] when it can be 0, or -1 under a dividend that can be the least
//! number; one with a defined 1 in it (`undef | 1`) divides.

use super::OpError;
use super::word::{Bits, Word};
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

/// The fast path: two plain numbers.
#[inline]
fn int_plain(op: BinOp, flags: Flags, width: u32, a: u64, b: u64) -> Result<Value, OpError> {
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
    let prov = merge_prov(op, a.prov, b.prov);
    if a.undef | b.undef == 0 {
        let mut value = int_plain(op, flags, width, a.bits, b.bits)?;
        if !value.is_poison() {
            value.prov = prov;
        }
        return Ok(value);
    }
    let result = binary::<u128>(op, flags, width, &Bits::load(&[a]), &Bits::load(&[b]))?;
    Ok(result.map_or(Value::POISON, |r| Value { bits: r.bits as u64, undef: r.undef as u64, prov }))
}

/// Under-defined operands: `Ok(false)` if the result is poison, an error if the divisor is poison
/// or can be 0.
pub(super) fn check_operands(op: BinOp, a: &[Value], b: &[Value]) -> Result<bool, OpError> {
    if matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem) {
        if super::is_poison(b) {
            return Err(Ub::PoisonOperand.into());
        }
        if b.iter().all(|slot| slot.bits == 0) {
            let is_undef = super::has_undef(b);
            return Err(if is_undef { Ub::UndefDivisor } else { Ub::DivisionByZero }.into());
        }
    }
    Ok(!super::is_poison(a) && !super::is_poison(b))
}

/// The provenance of a result slot, from the operands' (K-LLVM's `judge`; see the module above for
/// `sub` and the divisions).
#[inline]
pub(super) fn merge_prov(op: BinOp, a: Prov, b: Prov) -> Prov {
    match op {
        BinOp::Sub if a == b => Prov::NONE,
        BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => Prov::NONE,
        _ => a.judge(b),
    }
}

/// Any integer operation at any width. The operands are not poison; `None` is poison.
pub(super) fn binary<W: Word>(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: &Bits<W>,
    b: &Bits<W>,
) -> Result<Option<Bits<W>>, OpError> {
    if a.is_defined() && b.is_defined() {
        Ok(binary_defined(op, flags, width, &a.bits, &b.bits)?.map(Bits::defined))
    } else {
        binary_undef(op, flags, width, a, b)
    }
}

fn binary_defined<W: Word>(
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

/// At least one bit of one operand is undef.
fn binary_undef<W: Word>(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: &Bits<W>,
    b: &Bits<W>,
) -> Result<Option<Bits<W>>, OpError> {
    Ok(match op {
        BinOp::And => Some(and_undef(a, b, width)),
        BinOp::Or if flags.disjoint && !a.bits.and(&b.bits).is_zero() => None,
        BinOp::Or => {
            let bits = a.bits.or(&b.bits);
            let undef = a.undef.or(&b.undef).and_not(&bits, width);
            Some(Bits { bits, undef })
        }
        BinOp::Xor => Some(Bits::with_undef(&a.bits.xor(&b.bits), a.undef.or(&b.undef), width)),
        BinOp::Add if flags.nuw && add_overflow(&a.bits, &b.bits, width).1 => None,
        BinOp::Add => Some(add_undef(a, b, false, width)),
        BinOp::Sub if flags.nuw && a.possible() < b.bits => None,
        BinOp::Sub => {
            let complement = Bits { bits: b.possible().not(width), undef: b.undef.clone() };
            Some(add_undef(a, &complement, true, width))
        }
        BinOp::Mul if flags.nuw && a.bits.product(&b.bits, width).is_none() => None,
        BinOp::Mul => Some(mul_undef(a, b, width)),
        BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem => Some(div_undef(op, width, a, b)?),
        BinOp::Shl | BinOp::LShr | BinOp::AShr => shift_undef(op, flags, width, a, b),
        BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => {
            return not_integer();
        }
    })
}

/// Exact: 0 & undef is 0.
fn and_undef<W: Word>(a: &Bits<W>, b: &Bits<W>, width: u32) -> Bits<W> {
    let bits = a.bits.and(&b.bits);
    let undef = a.possible().and(&b.possible()).and_not(&bits, width);
    Bits { bits, undef }
}

/// `a + b` (+ 1). A bit is defined when its addends are and the carry into it is the same for the
/// least and the greatest operands. Exact for each bit by itself.
fn add_undef<W: Word>(a: &Bits<W>, b: &Bits<W>, carry: bool, width: u32) -> Bits<W> {
    let sum = |x: &W, y: &W| x.add(y, width).add(&W::from_u32(carry.into()), width);
    let least = sum(&a.bits, &b.bits);
    let (a_max, b_max) = (a.possible(), b.possible());
    let least_carries = least.xor(&a.bits).xor(&b.bits);
    let greatest_carries = sum(&a_max, &b_max).xor(&a_max).xor(&b_max);
    let undef = a.undef.or(&b.undef).or(&least_carries.xor(&greatest_carries));
    Bits::with_undef(&least, undef, width)
}

/// Low bits that no undef bit reaches are exact, the rest is undef.
fn mul_undef<W: Word>(a: &Bits<W>, b: &Bits<W>, width: u32) -> Bits<W> {
    let reach = |undef: &W, other: &Bits<W>| {
        undef.trailing_zeros().saturating_add(other.possible().trailing_zeros())
    };
    let exact = reach(&a.undef, b).min(reach(&b.undef, a)).min(width);
    Bits::with_undef(
        &a.bits.mul(&b.bits, width),
        W::ones(width).and_not(&W::ones(exact), width),
        width,
    )
}

/// Fully undef, but for an unsigned division by a power of two, which is a shift or a mask.
fn div_undef<W: Word>(op: BinOp, width: u32, a: &Bits<W>, b: &Bits<W>) -> Result<Bits<W>, OpError> {
    if b.bits.is_zero() {
        return Err(if b.is_defined() { Ub::DivisionByZero } else { Ub::UndefDivisor }.into());
    }
    let sign = W::sign_bit(width);
    // Could this be INT_MIN / -1? Then no bit but the sign may be a defined 1.
    let is_signed = matches!(op, BinOp::SDiv | BinOp::SRem);
    if is_signed
        && b.possible() == W::ones(width)
        && a.possible().is_negative(width)
        && (a.bits.is_zero() || a.bits == sign)
    {
        return Err(if b.is_defined() { Ub::DivisionOverflow } else { Ub::UndefDivisor }.into());
    }
    if b.is_defined() && b.bits.count_ones() == 1 {
        let shift = b.bits.trailing_zeros();
        if op == BinOp::UDiv {
            return Ok(Bits { bits: a.bits.shr(shift), undef: a.undef.shr(shift) });
        }
        if op == BinOp::URem {
            return Ok(and_undef(a, &Bits::defined(W::ones(shift)), width));
        }
    }
    Ok(Bits::all_undef(width))
}

/// Exact for a defined amount; fully undef for an undef one, or poison if no choice is in range.
fn shift_undef<W: Word>(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: &Bits<W>,
    b: &Bits<W>,
) -> Option<Bits<W>> {
    let amount = b.bits.small();
    if amount >= width {
        return None;
    }
    if !b.is_defined() {
        return Some(Bits::all_undef(width));
    }
    if op == BinOp::Shl {
        // The bits shifted out must be 0 (nuw), or all equal to the new sign (nsw).
        let ones = a.bits.shr(width - amount);
        let top = a.bits.shr(width - 1 - amount);
        let zeros = a.possible().shr(width - 1 - amount).not(amount + 1);
        if (flags.nuw && !ones.is_zero()) || (flags.nsw && !top.is_zero() && !zeros.is_zero()) {
            return None;
        }
        return Some(Bits { bits: a.bits.shl(amount, width), undef: a.undef.shl(amount, width) });
    }
    if flags.exact && !a.bits.and(&W::ones(amount)).is_zero() {
        return None;
    }
    Some(if op == BinOp::LShr {
        Bits { bits: a.bits.shr(amount), undef: a.undef.shr(amount) }
    } else {
        Bits { bits: a.bits.ashr(amount, width), undef: a.undef.ashr(amount, width) }
    })
}
