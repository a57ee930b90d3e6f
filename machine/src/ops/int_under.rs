//! Integer arithmetic with undefined bits: LangRef, "Undefined Values".
//!
//! The operands' masks say what each bit can be. Bit operations, shifts by a defined amount,
//! `udiv` and `urem` by a power of two are exact on masks; so are `add`, `sub` and `mul` where an
//! operand can be anything, and each bit by itself elsewhere for `add` and `sub`. The rest is tried
//! ([`super::under`]).
//!
//! A division is undefined as soon as *some* choice of the undef bits makes it so: an undef divisor
//! is [`Ub::UndefDivisor`] when it can be 0, or -1 under a dividend that can be the least number;
//! one with a defined 1 in it (`undef | 1`) divides. Where an operand has a tag it is not known
//! what can be chosen, and such a division is refused.
//!
//! A flag that is broken for every choice gives poison where that is cheap to see. One that is
//! broken for some does not: the result is the value without the flag.

use super::int::add_overflow;
use super::under::{is_any, set_tag, settle, tag_of};
use super::wide::spread_prov;
use super::word::{Bits, Word};
use super::{OpError, int_binary_wide};
use crate::end::Ub;
use crate::value::{Prov, Value};
use num_bigint::BigUint;
use tresse_ir::ast::{BinOp, Flags};

/// What is said of a division that cannot be judged.
const UNKNOWN: &str = "a division by a value whose undefined bits depend on each other";

/// An integer operation; some bit of an operand is undef, and no operand is poison.
pub(super) fn int_under(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: &[Value],
    b: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    if width <= 128 {
        compute::<u128>(op, flags, width, a, b, out)
    } else {
        compute::<BigUint>(op, flags, width, a, b, out)
    }
}

fn compute<W: Word>(
    op: BinOp,
    flags: Flags,
    width: u32,
    a: &[Value],
    b: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    let tag = tag_of(&[a, b]);
    let (x, y) = (Bits::<W>::load(a), Bits::<W>::load(b));
    if let Some(ub) = can_fail(op, width, &x, &y) {
        return Err(if tag.is_tag() { OpError::Unsupported(UNKNOWN) } else { ub.into() });
    }
    if is_broken(op, flags, width, &x, &y) {
        super::fill_poison(out);
        return Ok(());
    }
    let (bits, exactness) = by_mask(op, width, (a, &x), (b, &y));
    bits.store(out);
    spread_prov(op, a, b, out);
    match exactness {
        Exactness::Any => set_tag(out, Prov::NONE),
        // Some bits may be gone, but not in `xor`.
        Exactness::ByBit if op == BinOp::Xor => set_tag(out, tag),
        Exactness::ByBit => set_tag(out, tag.of_part()),
        Exactness::Linked => set_tag(out, tag.of_part().join_tag(Prov::LINKED)),
        Exactness::Sum if !tag.is_tag() => set_tag(out, Prov::LINKED),
        Exactness::Sum => {
            // Different addends give different sums.
            let is_several = a.iter().chain(b).any(Value::is_several);
            set_tag(out, if is_several { Prov::SEVERAL } else { Prov::VAGUE });
        }
        Exactness::Open => {
            return settle(&[a, b], &[], out, &mut |v, out| {
                int_binary_wide(op, Flags::default(), width, v[0], v[1], out)
            });
        }
    }
    Ok(())
}

/// How much a mask says of a result.
enum Exactness {
    /// All, whatever the tags of the operands.
    Any,
    /// Each bit depends on its own bits of the operands: as much as those say.
    ByBit,
    /// Each bit can be 0 and 1, and some depend on the same bit of an operand.
    Linked,
    /// That of a sum: each bit can be 0 and 1 if the operands' bits are independent.
    Sum,
    /// Nothing.
    Open,
}

/// Is there a choice of the undef bits that makes a division undefined?
fn can_fail<W: Word>(op: BinOp, width: u32, a: &Bits<W>, b: &Bits<W>) -> Option<Ub> {
    if !matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem) {
        return None;
    }
    if b.bits.is_zero() {
        return Some(if b.is_defined() { Ub::DivisionByZero } else { Ub::UndefDivisor });
    }
    // Could this be INT_MIN / -1? Then no bit but the sign may be a defined 1.
    let is_overflow = matches!(op, BinOp::SDiv | BinOp::SRem)
        && b.possible() == W::ones(width)
        && a.possible().is_negative(width)
        && (a.bits.is_zero() || a.bits == W::sign_bit(width));
    is_overflow.then_some(if b.is_defined() { Ub::DivisionOverflow } else { Ub::UndefDivisor })
}

/// Is the result poison whatever is chosen, as far as that is cheap to see?
fn is_broken<W: Word>(op: BinOp, flags: Flags, width: u32, a: &Bits<W>, b: &Bits<W>) -> bool {
    let amount = b.bits.small();
    match op {
        BinOp::Or => flags.disjoint && !a.bits.and(&b.bits).is_zero(),
        BinOp::Add => flags.nuw && add_overflow(&a.bits, &b.bits, width).1,
        BinOp::Sub => flags.nuw && a.possible() < b.bits,
        BinOp::Mul => flags.nuw && a.bits.product(&b.bits, width).is_none(),
        BinOp::Shl | BinOp::LShr | BinOp::AShr if amount >= width => true,
        BinOp::Shl if b.is_defined() => {
            // The bits shifted out must be 0 (nuw), or all equal to the new sign (nsw).
            let ones = a.bits.shr(width - amount);
            let top = a.bits.shr(width - 1 - amount);
            let zeros = a.possible().shr(width - 1 - amount).not(amount + 1);
            (flags.nuw && !ones.is_zero()) || (flags.nsw && !top.is_zero() && !zeros.is_zero())
        }
        BinOp::LShr | BinOp::AShr if b.is_defined() => {
            flags.exact && !a.bits.and(&W::ones(amount)).is_zero()
        }
        _ => false,
    }
}

/// What the masks of the operands say of the result.
fn by_mask<W: Word>(
    op: BinOp,
    width: u32,
    (a_slots, a): (&[Value], &Bits<W>),
    (b_slots, b): (&[Value], &Bits<W>),
) -> (Bits<W>, Exactness) {
    let amount = b.bits.small();
    let is_one_any = is_any(width, a_slots) || is_any(width, b_slots);
    match op {
        BinOp::And => (and(a, b, width), Exactness::ByBit),
        BinOp::Or => {
            let bits = a.bits.or(&b.bits);
            let undef = a.undef.or(&b.undef).and_not(&bits, width);
            (Bits { bits, undef }, Exactness::ByBit)
        }
        BinOp::Xor => {
            let undef = a.undef.or(&b.undef);
            (Bits::with_undef(&a.bits.xor(&b.bits), undef, width), Exactness::ByBit)
        }
        BinOp::Add | BinOp::Sub if is_one_any => (Bits::all_undef(width), Exactness::Any),
        BinOp::Add => {
            let is_free = a.possible().and(&b.possible()).is_zero();
            (add(a, b, false, width), if is_free { Exactness::ByBit } else { Exactness::Sum })
        }
        BinOp::Sub => {
            let complement = Bits { bits: b.possible().not(width), undef: b.undef.clone() };
            (add(a, &complement, true, width), Exactness::Sum)
        }
        BinOp::Mul => mul(a, b, width, is_one_any && !tag_of(&[a_slots, b_slots]).is_tag()),
        BinOp::UDiv if b.is_defined() && b.bits.count_ones() == 1 => {
            let shift = b.bits.trailing_zeros();
            let bits = Bits { bits: a.bits.shr(shift), undef: a.undef.shr(shift) };
            (bits, Exactness::ByBit)
        }
        BinOp::URem if b.is_defined() && b.bits.count_ones() == 1 => {
            let low = Bits::defined(W::ones(b.bits.trailing_zeros()));
            (and(a, &low, width), Exactness::ByBit)
        }
        // Bits beyond the greatest result are 0.
        BinOp::UDiv => (below(&a.possible().div_rem(&b.bits).0), Exactness::Open),
        BinOp::URem => {
            let most = b.possible().sub(&W::from_u32(1), width).min(a.possible());
            (below(&most), Exactness::Open)
        }
        BinOp::Shl if b.is_defined() => {
            let bits = Bits { bits: a.bits.shl(amount, width), undef: a.undef.shl(amount, width) };
            (bits, Exactness::ByBit)
        }
        BinOp::LShr if b.is_defined() => {
            (Bits { bits: a.bits.shr(amount), undef: a.undef.shr(amount) }, Exactness::ByBit)
        }
        BinOp::AShr if b.is_defined() => {
            // The sign goes to several bits.
            let is_spread = amount > 0 && a.undef.is_negative(width);
            let bits =
                Bits { bits: a.bits.ashr(amount, width), undef: a.undef.ashr(amount, width) };
            (bits, if is_spread { Exactness::Linked } else { Exactness::ByBit })
        }
        _ => (Bits::all_undef(width), Exactness::Open),
    }
}

/// All numbers up to one, and those with as many bits.
fn below<W: Word>(most: &W) -> Bits<W> {
    Bits { bits: W::zero(), undef: W::ones(most.bit_len()) }
}

/// Exact: 0 & undef is 0.
fn and<W: Word>(a: &Bits<W>, b: &Bits<W>, width: u32) -> Bits<W> {
    let bits = a.bits.and(&b.bits);
    let undef = a.possible().and(&b.possible()).and_not(&bits, width);
    Bits { bits, undef }
}

/// `a + b` (+ 1). A bit is defined when its addends are and the carry into it is the same for the
/// least and the greatest operands. Exact for each bit by itself.
fn add<W: Word>(a: &Bits<W>, b: &Bits<W>, carry: bool, width: u32) -> Bits<W> {
    let sum = |x: &W, y: &W| x.add(y, width).add(&W::from_u32(carry.into()), width);
    let least = sum(&a.bits, &b.bits);
    let (a_max, b_max) = (a.possible(), b.possible());
    let least_carries = least.xor(&a.bits).xor(&b.bits);
    let greatest_carries = sum(&a_max, &b_max).xor(&a_max).xor(&b_max);
    let undef = a.undef.or(&b.undef).or(&least_carries.xor(&greatest_carries));
    Bits::with_undef(&least, undef, width)
}

/// Low bits that no undef bit reaches are defined. `is_one_any`: one factor can be anything; the
/// product is then any multiple of the greatest power of two that divides all the other can be.
fn mul<W: Word>(a: &Bits<W>, b: &Bits<W>, width: u32, is_one_any: bool) -> (Bits<W>, Exactness) {
    let zeros = |x: &Bits<W>| x.possible().trailing_zeros();
    let reach = |undef: &W, other: &Bits<W>| undef.trailing_zeros().saturating_add(zeros(other));
    let known = reach(&a.undef, b).min(reach(&b.undef, a)).min(width);
    let undef = W::ones(width).and_not(&W::ones(known), width);
    let bits = Bits::with_undef(&a.bits.mul(&b.bits, width), undef, width);
    let is_shift = |x: &Bits<W>| x.is_defined() && x.bits.count_ones() == 1;
    if is_shift(a) || is_shift(b) {
        let (x, n) = if is_shift(b) { (a, zeros(b)) } else { (b, zeros(a)) };
        let bits = Bits { bits: x.bits.shl(n, width), undef: x.undef.shl(n, width) };
        return (bits, Exactness::ByBit);
    }
    (bits, if is_one_any { Exactness::Any } else { Exactness::Open })
}
