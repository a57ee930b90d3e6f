//! What LLVM's operations compute, on slots: no registers, no memory, no choice.
//!
//! LangRef, "Unary Operations", "Binary Operations", "Bitwise Binary Operations", "Conversion
//! Operations", `icmp`, `fcmp`, `atomicrmw`, and the arithmetic part of "Intrinsic Functions";
//! K-LLVM §4.3 for provenance; DESIGN §4.
//!
//! A scalar is a run of slots, the least significant word first. Everything here holds for each
//! operand, and results keep [`Value`]'s invariants:
//!
//! * **poison**: one poison slot makes the operand poison, and poison spreads to each result slot;
//! * **undef**: bit masks. Exact for `and or xor`, shifts by a defined amount, `bswap`,
//!   `bitreverse`, funnel shifts and casts between integers; exact for each bit by itself for `add`
//!   and `sub`; over-approximated by more undef bits elsewhere. Bits of one operand are not related
//!   to bits of the other, so `x - x` of an undef `x` is undef, as LangRef has it;
//! * a flag (`nuw`, `exact`, `nnan` …) that is broken for *every* choice of the undef bits gives
//!   poison where that is cheap to see; one that is broken for *some* choices does not: the result
//!   is then the value without the flag (a deviation: LangRef allows poison there);
//! * **provenance**: `add and or xor shl lshr ashr mul` use [`Prov::judge`], slot by slot where the
//!   slots do not mix. `sub` of two equal provenances gives none (a deviation from K-LLVM: the
//!   difference of two pointers into one object is a number, so that `q + (p - p0)` keeps `q`'s).
//!   Division, remainder, comparison and float arithmetic drop it; casts keep it.
//!
//! Nothing here panics, whatever the operands: operands that do not fit the types are a bug of the
//! caller and give `Unsupported` or zeros.
//!
//! Architecture invariant: integer operations of at most 128 bits do not allocate, nor does
//! arithmetic on `float` and `double`. Big integers are used beyond, and for `sqrt` and `frem` of
//! the other float kinds, for the saturating conversions, and for conversions between integers and
//! floats unless it is `float` or `double` with at most 64 bits.

mod cast;
mod cmp;
mod float;
mod float_format;
mod float_intrinsics;
mod host;
mod int;
mod int_intrinsics;
mod int_under;
mod intrinsics;
mod math;
mod repack;
mod rmw;
#[cfg(test)]
mod tests;
mod under;
mod wide;
mod word;

pub use cast::cast;
pub use cmp::{fcmp, fcmp_plain, icmp, icmp_defined};
pub use float::{float_binary, fneg, native};
pub use float_intrinsics::float_class;
pub use host::{by_host, is_of_host};
pub use int::{int_binary, int_plain};
pub(crate) use intrinsics::is_of_words;
pub use intrinsics::{Intrinsic, apply};
pub use repack::repack;
pub use rmw::rmw;
pub(crate) use under::deposit;
pub use wide::int_binary_wide;

use crate::end::Ub;
use crate::value::{Prov, Value, mask, slots_of_width};

/// Floating-point formats (LangRef, "Floating-Point Types").
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// The upper half of an IEEE binary32.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// x87 extended precision, with its explicit integer bit.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// A pair of binary64, the larger one in the low word.
    PpcFp128,
}

impl FloatKind {
    /// Width in bits.
    #[inline]
    pub fn bits(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }
    }
}

/// The type of a scalar, as far as arithmetic cares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Scalar {
    /// An integer of this many bits.
    Int(u32),
    /// A float.
    Float(FloatKind),
    /// A pointer of this many bits.
    Ptr(u32),
}

impl Scalar {
    /// Width in bits.
    #[inline]
    pub fn bits(self) -> u32 {
        match self {
            Scalar::Int(width) | Scalar::Ptr(width) => width,
            Scalar::Float(kind) => kind.bits(),
        }
    }

    /// Number of slots.
    #[inline]
    pub fn slots(self) -> u32 {
        slots_of_width(self.bits())
    }

    /// Of each slot, how many bits it has.
    pub fn widths(self) -> impl Iterator<Item = u32> {
        (0..self.slots()).map(move |i| (self.bits() - i * 64).min(64))
    }
}

/// Why an operation has no result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OpError {
    /// The program has undefined behaviour.
    Ub(Ub),
    /// Tresse does not model this; the text names what.
    Unsupported(&'static str),
}

impl From<Ub> for OpError {
    #[inline]
    fn from(ub: Ub) -> OpError {
        OpError::Ub(ub)
    }
}

/// Is any slot of the operand poison?
#[inline]
fn is_poison(slots: &[Value]) -> bool {
    slots.iter().any(Value::is_poison)
}

/// Is any bit of the operand undef?
#[inline]
fn has_undef(slots: &[Value]) -> bool {
    slots.iter().any(|slot| slot.undef != 0)
}

/// Makes every slot poison.
fn fill_poison(out: &mut [Value]) {
    out.fill(Value::POISON);
}

/// Makes the scalar of `width` bits fully undef.
fn fill_undef(width: u32, out: &mut [Value]) {
    for (i, slot) in out.iter_mut().enumerate() {
        *slot = Value { bits: 0, undef: slot_mask(width, i), prov: Prov::NONE };
    }
}

/// The bits of slot `index` that belong to a scalar of `width` bits.
#[inline]
fn slot_mask(width: u32, index: usize) -> u64 {
    mask((width as usize).saturating_sub(64 * index).min(64) as u32)
}

/// The provenance of a whole operand: that of its slots if they agree.
fn fold_prov(slots: &[Value]) -> Prov {
    let mut all = Prov::NONE;
    for slot in slots {
        if slot.prov != Prov::NONE {
            if slot.prov.is_tag() {
                continue;
            }
            if all != Prov::NONE && all != slot.prov {
                return Prov::NONE;
            }
            all = slot.prov;
        }
    }
    all
}

/// Copies an operand, slot by slot.
fn copy(from: &[Value], out: &mut [Value]) {
    for (slot, value) in out.iter_mut().zip(from) {
        *slot = *value;
    }
}
