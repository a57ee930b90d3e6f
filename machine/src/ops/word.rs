//! Integers of a fixed width, as `u128` up to 128 bits and as big integers beyond, behind one
//! trait: so every rule for wide or partly undef integers is written once.

use crate::value::{Prov, Value};
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// An unsigned integer below 2^width. The width travels with the call; operands must fit it.
pub(super) trait Word: Clone + Ord {
    /// 0.
    fn zero() -> Self;
    /// 2^width - 1.
    fn ones(width: u32) -> Self;
    /// A small number.
    fn from_u32(n: u32) -> Self;
    /// From 64-bit words, the least significant first.
    fn from_words(words: &mut dyn Iterator<Item = u64>) -> Self;
    /// Writes 64-bit words, the least significant first; zeros above the number.
    fn to_words(&self, write: &mut dyn Iterator<Item = &mut u64>);
    /// `self & other`.
    fn and(&self, other: &Self) -> Self;
    /// `self | other`.
    fn or(&self, other: &Self) -> Self;
    /// `self ^ other`.
    fn xor(&self, other: &Self) -> Self;
    /// `self << n`, modulo 2^width; `n` may be anything.
    fn shl(&self, n: u32, width: u32) -> Self;
    /// `self >> n`; `n` may be anything.
    fn shr(&self, n: u32) -> Self;
    /// `self + other`, modulo 2^width.
    fn add(&self, other: &Self, width: u32) -> Self;
    /// `self - other`, modulo 2^width.
    fn sub(&self, other: &Self, width: u32) -> Self;
    /// `self * other`, modulo 2^width.
    fn mul(&self, other: &Self, width: u32) -> Self;
    /// `self * other` if that is below 2^width.
    fn product(&self, other: &Self, width: u32) -> Option<Self>;
    /// Quotient and remainder; zeros if the divisor is 0, which callers exclude.
    fn div_rem(&self, divisor: &Self) -> (Self, Self);
    /// Position of the highest 1, from 1; 0 for 0.
    fn bit_len(&self) -> u32;
    /// Zeros below the lowest 1; `u32::MAX` for 0.
    fn trailing_zeros(&self) -> u32;
    /// Number of ones.
    fn count_ones(&self) -> u32;
    /// The low `width` bits in reverse.
    fn reverse_bits(&self, width: u32) -> Self;
    /// The low `width / 8` bytes in reverse.
    fn swap_bytes(&self, width: u32) -> Self;
    /// The number, or `u32::MAX` if it is larger.
    fn small(&self) -> u32;

    /// Is this 0?
    fn is_zero(&self) -> bool {
        self.bit_len() == 0
    }
    /// All bits flipped.
    fn not(&self, width: u32) -> Self {
        self.xor(&Self::ones(width))
    }
    /// The bits that are not in `other`.
    fn and_not(&self, other: &Self, width: u32) -> Self {
        self.and(&other.not(width))
    }
    /// Two's complement negation.
    fn neg(&self, width: u32) -> Self {
        Self::zero().sub(self, width)
    }
    /// 2^(width - 1).
    fn sign_bit(width: u32) -> Self {
        Self::from_u32(1).shl(width.saturating_sub(1), width)
    }
    /// Is the sign bit set?
    fn is_negative(&self, width: u32) -> bool {
        self.bit_len() == width
    }
    /// Magnitude of the two's complement number.
    fn magnitude(&self, width: u32) -> Self {
        if self.is_negative(width) { self.neg(width) } else { self.clone() }
    }
    /// Arithmetic shift to the right.
    fn ashr(&self, n: u32, width: u32) -> Self {
        let shifted = self.shr(n);
        if self.is_negative(width) {
            shifted.or(&Self::ones(width).shl(width.saturating_sub(n), width))
        } else {
            shifted
        }
    }
}

impl Word for u128 {
    fn zero() -> u128 {
        0
    }
    fn ones(width: u32) -> u128 {
        u128::MAX.checked_shr(128u32.saturating_sub(width)).unwrap_or(0)
    }
    fn from_u32(n: u32) -> u128 {
        n.into()
    }
    fn from_words(words: &mut dyn Iterator<Item = u64>) -> u128 {
        let low = words.next().unwrap_or(0);
        let high = words.next().unwrap_or(0);
        u128::from(low) | u128::from(high) << 64
    }
    fn to_words(&self, write: &mut dyn Iterator<Item = &mut u64>) {
        let mut rest = *self;
        for word in write {
            *word = rest as u64;
            rest >>= 64;
        }
    }
    fn and(&self, other: &u128) -> u128 {
        self & other
    }
    fn or(&self, other: &u128) -> u128 {
        self | other
    }
    fn xor(&self, other: &u128) -> u128 {
        self ^ other
    }
    fn shl(&self, n: u32, width: u32) -> u128 {
        self.checked_shl(n).unwrap_or(0) & u128::ones(width)
    }
    fn shr(&self, n: u32) -> u128 {
        self.checked_shr(n).unwrap_or(0)
    }
    fn add(&self, other: &u128, width: u32) -> u128 {
        self.wrapping_add(*other) & u128::ones(width)
    }
    fn sub(&self, other: &u128, width: u32) -> u128 {
        self.wrapping_sub(*other) & u128::ones(width)
    }
    fn mul(&self, other: &u128, width: u32) -> u128 {
        self.wrapping_mul(*other) & u128::ones(width)
    }
    fn product(&self, other: &u128, width: u32) -> Option<u128> {
        self.checked_mul(*other).filter(|p| *p <= u128::ones(width))
    }
    fn div_rem(&self, divisor: &u128) -> (u128, u128) {
        (self.checked_div(*divisor).unwrap_or(0), self.checked_rem(*divisor).unwrap_or(0))
    }
    fn bit_len(&self) -> u32 {
        128 - self.leading_zeros()
    }
    fn trailing_zeros(&self) -> u32 {
        if *self == 0 { u32::MAX } else { u128::trailing_zeros(*self) }
    }
    fn count_ones(&self) -> u32 {
        u128::count_ones(*self)
    }
    fn reverse_bits(&self, width: u32) -> u128 {
        u128::reverse_bits(*self).shr(128u32.saturating_sub(width))
    }
    fn swap_bytes(&self, width: u32) -> u128 {
        u128::swap_bytes(*self).shr(128u32.saturating_sub(width))
    }
    fn small(&self) -> u32 {
        u32::try_from(*self).unwrap_or(u32::MAX)
    }
}

impl Word for BigUint {
    fn zero() -> BigUint {
        Zero::zero()
    }
    fn ones(width: u32) -> BigUint {
        (<BigUint as One>::one() << width) - 1u32
    }
    fn from_u32(n: u32) -> BigUint {
        n.into()
    }
    fn from_words(words: &mut dyn Iterator<Item = u64>) -> BigUint {
        BigUint::new(words.flat_map(|word| [word as u32, (word >> 32) as u32]).collect())
    }
    fn to_words(&self, write: &mut dyn Iterator<Item = &mut u64>) {
        let mut digits = self.iter_u64_digits();
        for word in write {
            *word = digits.next().unwrap_or(0);
        }
    }
    fn and(&self, other: &BigUint) -> BigUint {
        self & other
    }
    fn or(&self, other: &BigUint) -> BigUint {
        self | other
    }
    fn xor(&self, other: &BigUint) -> BigUint {
        self ^ other
    }
    fn shl(&self, n: u32, width: u32) -> BigUint {
        if n >= width { <BigUint as Zero>::zero() } else { (self << n) & BigUint::ones(width) }
    }
    fn shr(&self, n: u32) -> BigUint {
        self >> n
    }
    fn add(&self, other: &BigUint, width: u32) -> BigUint {
        (self + other) & BigUint::ones(width)
    }
    fn sub(&self, other: &BigUint, width: u32) -> BigUint {
        if self >= other { self - other } else { (BigUint::ones(width) - other) + self + 1u32 }
    }
    fn mul(&self, other: &BigUint, width: u32) -> BigUint {
        (self * other) & BigUint::ones(width)
    }
    fn product(&self, other: &BigUint, width: u32) -> Option<BigUint> {
        Some(self * other).filter(|p| p.bits() <= width.into())
    }
    fn div_rem(&self, divisor: &BigUint) -> (BigUint, BigUint) {
        if Zero::is_zero(divisor) {
            return (<BigUint as Zero>::zero(), <BigUint as Zero>::zero());
        }
        (self / divisor, self % divisor)
    }
    fn bit_len(&self) -> u32 {
        self.bits() as u32
    }
    fn trailing_zeros(&self) -> u32 {
        BigUint::trailing_zeros(self).map_or(u32::MAX, |n| n as u32)
    }
    fn count_ones(&self) -> u32 {
        BigUint::count_ones(self) as u32
    }
    fn reverse_bits(&self, width: u32) -> BigUint {
        let mut reversed = <BigUint as Zero>::zero();
        for i in 0..width {
            if BigUint::bit(self, i.into()) {
                reversed.set_bit((width - 1 - i).into(), true);
            }
        }
        reversed
    }
    fn swap_bytes(&self, width: u32) -> BigUint {
        let mut bytes = self.to_bytes_le();
        bytes.resize((width / 8) as usize, 0);
        BigUint::from_bytes_be(&bytes)
    }
    fn small(&self) -> u32 {
        u32::try_from(self).unwrap_or(u32::MAX)
    }
}

/// An integer some of whose bits are undef: the whole-number form of a run of slots. The bits are
/// 0 where undef.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Bits<W> {
    pub(super) bits: W,
    pub(super) undef: W,
}

impl<W: Word> Bits<W> {
    /// Every bit defined.
    pub(super) fn defined(bits: W) -> Bits<W> {
        Bits { bits, undef: W::zero() }
    }
    /// Every bit undef.
    pub(super) fn all_undef(width: u32) -> Bits<W> {
        Bits { bits: W::zero(), undef: W::ones(width) }
    }
    /// The bits with some of them made undef.
    pub(super) fn with_undef(bits: &W, undef: W, width: u32) -> Bits<W> {
        Bits { bits: bits.and_not(&undef, width), undef }
    }
    /// Reads slots, none of which is poison.
    pub(super) fn load(slots: &[Value]) -> Bits<W> {
        let undef = if slots.iter().all(|slot| slot.undef == 0) {
            W::zero()
        } else {
            W::from_words(&mut slots.iter().map(|slot| slot.undef))
        };
        Bits { bits: W::from_words(&mut slots.iter().map(|slot| slot.bits)), undef }
    }
    /// Writes slots, without provenance.
    pub(super) fn store(&self, out: &mut [Value]) {
        self.bits.to_words(&mut out.iter_mut().map(|slot| &mut slot.bits));
        self.undef.to_words(&mut out.iter_mut().map(|slot| &mut slot.undef));
        for slot in out {
            slot.prov = Prov::NONE;
        }
    }
    /// Is every bit defined?
    pub(super) fn is_defined(&self) -> bool {
        self.undef.is_zero()
    }
    /// The bits that may be 1, which is the largest unsigned number that this can be.
    pub(super) fn possible(&self) -> W {
        self.bits.or(&self.undef)
    }
}
