//! Float arithmetic: LangRef, "`fneg` Instruction", `fadd`, `fsub`, `fmul`, `fdiv`, `frem`,
//! "Fast-Math Flags", "Floating-Point Environment" (round to nearest, ties to even, no traps).
//!
//! * `float` and `double` use the host's arithmetic, which is IEEE's bit for bit as long as no NaN
//!   is in play; the other kinds use `rustc_apfloat`. `frem` of those is exact, on integers.
//! * NaNs: LangRef leaves the choice open. A NaN operand, the first if both are, comes out made
//!   quiet; a NaN that arises is the preferred one with a positive sign.
//! * What undef bits of an operand lead to is tried ([`super::under`]). `nnan` and `ninf` give
//!   poison when an operand or the result is a NaN, or infinite. The other flags permit and never
//!   demand: that without them is one of the results that they allow.
//! * `ppc_fp128` adds, subtracts and multiplies as `rustc_apfloat`'s `DoubleDouble` (that is, as
//!   LLVM folds constants); its quotient and remainder are `Unsupported`.

use super::float_format::{self as format, Number};
use super::host::by_host;
use super::intrinsics::Intrinsic;
use super::{FloatKind, OpError, under};
use crate::value::Value;
use num_bigint::BigUint;
use rustc_apfloat::{Float, ieee, ppc};
use tresse_ir::ast::{BinOp, Flags};

/// A float operand.
#[derive(Clone, Copy)]
pub(super) enum Loaded {
    Poison,
    /// Some bit is undef.
    Undef,
    Bits(u128),
}

/// Reads a float from its slots.
#[inline]
pub(super) fn load(kind: FloatKind, slots: &[Value]) -> Loaded {
    if super::is_poison(slots) {
        return Loaded::Poison;
    }
    if super::has_undef(slots) {
        return Loaded::Undef;
    }
    let low = slots.first().map_or(0, |slot| slot.bits);
    let high = if kind.bits() > 64 { slots.get(1).map_or(0, |slot| slot.bits) } else { 0 };
    Loaded::Bits(u128::from(low) | u128::from(high) << 64)
}

/// Writes a float to its slots.
#[inline]
pub(super) fn store(bits: u128, out: &mut [Value]) {
    let mut rest = bits;
    for slot in out {
        *slot = Value::int(rest as u64);
        rest >>= 64;
    }
}

/// Does a value break `nnan` or `ninf`?
#[inline]
pub(super) fn breaks(flags: Flags, kind: FloatKind, bits: u128) -> bool {
    (flags.nnan && format::is_nan(kind, bits)) || (flags.ninf && format::is_infinite(kind, bits))
}

/// `fadd`, `fsub`, `fmul`, `fdiv` or `frem`.
#[inline]
pub fn float_binary(
    op: BinOp,
    kind: FloatKind,
    flags: Flags,
    a: &[Value],
    b: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    if let ([x], [y], [slot]) = (a, b, &mut *out)
        && x.is_plain()
        && y.is_plain()
        && !flags.nnan
        && !flags.ninf
        && let Some(bits) = native(op, kind, x.bits, y.bits)
    {
        *slot = Value::int(bits);
        return Ok(());
    }
    float_binary_slow(op, kind, flags, a, b, out)
}

/// The host's arithmetic; `None` if it does not have the kind, or for a NaN. The same is in
/// `compiled/float.rs`.
#[inline(always)]
pub fn native(op: BinOp, kind: FloatKind, a: u64, b: u64) -> Option<u64> {
    match kind {
        FloatKind::Double => {
            let (x, y) = (f64::from_bits(a), f64::from_bits(b));
            let result = match op {
                BinOp::FAdd => x + y,
                BinOp::FSub => x - y,
                BinOp::FMul => x * y,
                BinOp::FDiv => x / y,
                BinOp::FRem => x % y,
                _ => return None,
            };
            (!result.is_nan()).then_some(result.to_bits())
        }
        FloatKind::Float => {
            let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            let result = match op {
                BinOp::FAdd => x + y,
                BinOp::FSub => x - y,
                BinOp::FMul => x * y,
                BinOp::FDiv => x / y,
                BinOp::FRem => x % y,
                _ => return None,
            };
            (!result.is_nan()).then_some(result.to_bits().into())
        }
        _ => None,
    }
}

#[inline(never)]
fn float_binary_slow(
    op: BinOp,
    kind: FloatKind,
    flags: Flags,
    a: &[Value],
    b: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    match (load(kind, a), load(kind, b)) {
        (Loaded::Poison, _) | (_, Loaded::Poison) => super::fill_poison(out),
        (Loaded::Bits(x), Loaded::Bits(y)) => {
            let bits = arithmetic(op, kind, x, y)?;
            if breaks(flags, kind, x) || breaks(flags, kind, y) || breaks(flags, kind, bits) {
                super::fill_poison(out);
            } else {
                store(bits, out);
            }
        }
        _ => {
            super::fill_undef(kind.bits(), out);
            try_floats(kind, flags, &[a, b], out, &mut |v, out| {
                float_binary(op, kind, Flags::default(), v[0], v[1], out)
            })?;
        }
    }
    Ok(())
}

/// Does an operand that is defined break `nnan` or `ninf`?
pub(super) fn is_broken(flags: Flags, kind: FloatKind, operand: &[Value]) -> bool {
    match load(kind, operand) {
        Loaded::Bits(bits) => breaks(flags, kind, bits),
        _ => false,
    }
}

/// Tries an operation on floats with undef bits; `out` holds its mask. A flag counts for operands
/// that are defined.
pub(super) fn try_floats(
    kind: FloatKind,
    flags: Flags,
    operands: &[&[Value]],
    out: &mut [Value],
    defined: under::Defined<'_>,
) -> Result<(), OpError> {
    if operands.iter().any(|operand| is_broken(flags, kind, operand)) {
        super::fill_poison(out);
        return Ok(());
    }
    under::settle(operands, &under::special_floats(kind), out, defined)
}

/// Runs an expression with a type name standing for the software float of a kind.
macro_rules! with_apfloat {
    ($kind:expr, $F:ident => $body:expr) => {
        match $kind {
            FloatKind::Half => {
                type $F = ieee::Half;
                $body
            }
            FloatKind::BFloat => {
                type $F = ieee::BFloat;
                $body
            }
            FloatKind::Float => {
                type $F = ieee::Single;
                $body
            }
            FloatKind::Double => {
                type $F = ieee::Double;
                $body
            }
            FloatKind::X86Fp80 => {
                type $F = ieee::X87DoubleExtended;
                $body
            }
            FloatKind::Fp128 => {
                type $F = ieee::Quad;
                $body
            }
            FloatKind::PpcFp128 => {
                type $F = ppc::DoubleDouble;
                $body
            }
        }
    };
}

/// The NaN that an operation with these operands returns, if one is a NaN.
pub(super) fn propagate_nan(kind: FloatKind, operands: &[u128]) -> Option<u128> {
    operands.iter().find(|bits| format::is_nan(kind, **bits)).map(|bits| format::quiet(kind, *bits))
}

/// The preferred NaN in place of any NaN.
fn settle_nan(kind: FloatKind, bits: u128) -> u128 {
    if format::is_nan(kind, bits) { format::preferred_nan(kind) } else { bits }
}

/// One operation on bit patterns.
pub(super) fn arithmetic(op: BinOp, kind: FloatKind, a: u128, b: u128) -> Result<u128, OpError> {
    if !matches!(op, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem) {
        return Err(OpError::Unsupported("an integer operation on floats"));
    }
    if let Some(nan) = propagate_nan(kind, &[a, b]) {
        return Ok(nan);
    }
    if matches!(kind, FloatKind::Float | FloatKind::Double) {
        return Ok(
            native(op, kind, a as u64, b as u64).map_or(format::preferred_nan(kind), u128::from)
        );
    }
    software(op, kind, a, b)
}

/// One operation without the host's arithmetic. No operand is a NaN.
pub(super) fn software(op: BinOp, kind: FloatKind, a: u128, b: u128) -> Result<u128, OpError> {
    if kind == FloatKind::PpcFp128 && matches!(op, BinOp::FDiv | BinOp::FRem) {
        return Err(OpError::Unsupported("division of ppc_fp128"));
    }
    let bits = with_apfloat!(kind, F => {
        let (x, y) = (F::from_bits(a), F::from_bits(b));
        match op {
            BinOp::FAdd => (x + y).value.to_bits(),
            BinOp::FSub => (x - y).value.to_bits(),
            BinOp::FMul => (x * y).value.to_bits(),
            BinOp::FDiv => (x / y).value.to_bits(),
            BinOp::FRem => remainder(kind, a, b),
            _ => return Err(OpError::Unsupported("an integer operation on floats")),
        }
    });
    Ok(settle_nan(kind, bits))
}

/// The exact remainder with the dividend's sign, as C's `fmod`. No operand is a NaN.
fn remainder(kind: FloatKind, a: u128, b: u128) -> u128 {
    let is_negative = format::is_negative(kind, a);
    let (m, e, n, f) = match (format::decode(kind, a), format::decode(kind, b)) {
        (Number::Infinite, _) | (_, Number::Zero) => return format::preferred_nan(kind),
        (
            Number::Finite { mantissa: m, exponent: e },
            Number::Finite { mantissa: n, exponent: f },
        ) => (m, e, n, f),
        _ => return a,
    };
    let (rest, unit) = if e >= f {
        let n = BigUint::from(n);
        (BigUint::from(2u32).modpow(&BigUint::from((e - f) as u64), &n) * m % n, f)
    } else if f - e >= 128 {
        return a;
    } else {
        (BigUint::from(m) % (BigUint::from(n) << (f - e) as u64), e)
    };
    format::encode(kind, is_negative, u128::try_from(rest).unwrap_or(0), unit, false)
}

/// `a * b + c` with one rounding.
pub(super) fn fused(kind: FloatKind, a: u128, b: u128, c: u128) -> Result<u128, OpError> {
    if kind == FloatKind::PpcFp128 {
        return Err(OpError::Unsupported("fma of ppc_fp128"));
    }
    if let Some(bits) = by_host(Intrinsic::Fma, kind, [a as u64, b as u64, c as u64]) {
        return Ok(bits.into());
    }
    if let Some(nan) = propagate_nan(kind, &[a, b, c]) {
        return Ok(nan);
    }
    fused_by_software(kind, a, b, c)
}

/// The same without the host's arithmetic. No operand is a NaN.
pub(super) fn fused_by_software(
    kind: FloatKind,
    a: u128,
    b: u128,
    c: u128,
) -> Result<u128, OpError> {
    let bits = with_apfloat!(kind, F => {
        F::from_bits(a).mul_add(F::from_bits(b), F::from_bits(c)).value.to_bits()
    });
    Ok(settle_nan(kind, bits))
}

/// `fneg`: flips the sign bit of anything, NaNs too; an undef sign stays undef. With `nnan` or
/// `ninf`, a NaN or infinite operand gives poison.
#[inline]
pub fn fneg(kind: FloatKind, flags: Flags, a: &[Value], out: &mut [Value]) -> Result<(), OpError> {
    change_sign(kind, flags, a, out, |slot, sign| slot.bits ^= sign & !slot.undef);
    Ok(())
}

/// Copies a float and changes its sign bit: `change` gets the slot with the sign, and its mask. For
/// a `ppc_fp128` it gets each half.
pub(super) fn change_sign(
    kind: FloatKind,
    flags: Flags,
    a: &[Value],
    out: &mut [Value],
    change: impl Fn(&mut Value, u64),
) {
    let is_broken = match load(kind, a) {
        Loaded::Poison => true,
        Loaded::Undef => false,
        Loaded::Bits(bits) => breaks(flags, kind, bits),
    };
    if is_broken {
        return super::fill_poison(out);
    }
    super::copy(a, out);
    for slot in &mut *out {
        slot.prov = slot.prov.only_tag().as_tag();
    }
    let signs: &[(usize, u32)] = match kind {
        FloatKind::Half | FloatKind::BFloat => &[(0, 15)],
        FloatKind::Float => &[(0, 31)],
        FloatKind::Double => &[(0, 63)],
        FloatKind::X86Fp80 => &[(1, 15)],
        FloatKind::Fp128 => &[(1, 63)],
        FloatKind::PpcFp128 => &[(0, 63), (1, 63)],
    };
    for &(index, bit) in signs {
        if let Some(slot) = out.get_mut(index) {
            change(slot, 1 << bit);
        }
    }
}

/// The sign bit of an operand that is not poison: `None` if it is undef.
pub(super) fn sign_of(kind: FloatKind, a: &[Value]) -> Option<bool> {
    let (index, bit) = match kind {
        FloatKind::PpcFp128 => (0, 63),
        _ => ((kind.bits() as usize - 1) / 64, (kind.bits() - 1) % 64),
    };
    let slot = a.get(index).copied().unwrap_or(Value::ZERO);
    if slot.undef >> bit & 1 != 0 { None } else { Some(slot.bits >> bit & 1 != 0) }
}
