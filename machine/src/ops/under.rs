//! Operations on under-defined values by trying: what the mask rules of the other files cannot say
//! exactly is found out from what the undefined bits can be (VIR21's *concretisation*).
//!
//! Where there are few choices, all are tried, and the result is exact. Otherwise some are: what
//! they show is possible is possible, which settles most errors; what they do not show stays open,
//! and the result is tagged. An operation that is undefined for some choice is so. Choices that
//! give poison are left out where others do not: the result is under-defined either way.

use super::float_format as format;
use super::{FloatKind, OpError, slot_mask};
use crate::random::splitmix;
use crate::value::{Prov, Value};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// Choices of as many bits are all tried.
const FEW: u32 = 10;

/// As many are tried otherwise.
const TRIES: u64 = 48;

/// What trying has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tried {
    /// Every choice was tried.
    All,
    /// Some were.
    Some,
    /// All that were give poison.
    Poison,
}

/// What an operation does with defined operands.
pub(super) type Defined<'f> = &'f mut dyn FnMut(&[&[Value]], &mut [Value]) -> Result<(), OpError>;

/// The tag of operands: the one that says least.
pub(super) fn tag_of(operands: &[&[Value]]) -> Prov {
    let under = operands.iter().copied().flatten().filter(|v| v.undef != 0);
    let tags = under.map(|v| v.prov.as_tag());
    tags.filter(|p| p.is_tag())
        .fold(Prov::NONE, |a, b| if a == Prov::NONE { b } else { a.join_tag(b) })
}

/// Gives undefined bits their tag. An object's provenance does not stay beside one.
pub(super) fn set_tag(out: &mut [Value], tag: Prov) {
    let undef: u32 = out.iter().map(|slot| slot.undef.count_ones()).sum();
    // One bit that varies depends on nothing.
    let tag = if tag != Prov::VAGUE && undef == 1 { Prov::NONE } else { tag };
    for slot in out.iter_mut().filter(|slot| !slot.is_poison()) {
        slot.prov = slot.prov.untagged();
        if slot.undef != 0 && tag.is_tag() {
            slot.prov = tag;
        }
    }
}

/// The result of an operation that the rules for masks do not have exactly. `out` holds what they
/// say: its undefined bits are those that may differ at all.
pub(super) fn settle(
    operands: &[&[Value]],
    specials: &[u64],
    out: &mut [Value],
    defined: Defined<'_>,
) -> Result<(), OpError> {
    if tag_of(operands).is_tag() {
        // What the operands can be is not known: neither is what comes of them.
        set_tag(out, Prov::VAGUE);
        return Ok(());
    }
    let mut found: SmallVec<[Value; 4]> = SmallVec::from_elem(Value::ZERO, out.len());
    match try_choices(operands, specials, &mut found, defined)? {
        Tried::Poison if tries_all(operands) => super::fill_poison(out),
        Tried::Poison => set_tag(out, Prov::VAGUE),
        Tried::All => super::copy(&found, out),
        Tried::Some => {
            let is_shown = out.iter().zip(&found).all(|(o, f)| o.undef & !f.undef == 0);
            let is_several = found.iter().any(|f| f.undef != 0);
            set_tag(
                out,
                match () {
                    _ if is_shown => Prov::LINKED,
                    _ if is_several => Prov::SEVERAL,
                    _ => Prov::VAGUE,
                },
            );
        }
    }
    Ok(())
}

/// Tries choices of the undefined bits of operands that have no tag. `out`: the bits that all
/// results share, and those that differ; tagged, if all choices were tried.
pub(super) fn try_choices(
    operands: &[&[Value]],
    specials: &[u64],
    out: &mut [Value],
    defined: Defined<'_>,
) -> Result<Tried, OpError> {
    let bits: u32 = operands.iter().copied().flatten().map(|v| v.undef.count_ones()).sum();
    let is_all = bits <= FEW;
    let tries = if is_all { 1 << bits } else { TRIES + specials.len() as u64 };
    let mut results: FxHashSet<SmallVec<[u64; 2]>> = FxHashSet::default();
    let mut first: Option<SmallVec<[Value; 4]>> = None;
    let mut differing: SmallVec<[u64; 4]> = SmallVec::from_elem(0, out.len());
    let mut chosen: Vec<SmallVec<[Value; 2]>> =
        operands.iter().map(|slots| SmallVec::from_slice(slots)).collect();
    for number in 0..tries {
        let mut source = Source { number, is_all, taken: 0, specials };
        for (slots, given) in chosen.iter_mut().zip(operands) {
            for (slot, given) in slots.iter_mut().zip(*given) {
                let prov = if given.undef == 0 { given.prov } else { given.prov.untagged() };
                let bits = given.bits | source.choose(given.undef);
                *slot = Value { bits, undef: 0, prov };
            }
        }
        let views: SmallVec<[&[Value]; 3]> = chosen.iter().map(|slots| &slots[..]).collect();
        let mut result: SmallVec<[Value; 4]> = SmallVec::from_elem(Value::ZERO, out.len());
        defined(&views, &mut result)?;
        if super::is_poison(&result) {
            continue;
        }
        if is_all {
            results.insert(result.iter().map(|slot| slot.bits).collect());
        }
        match &mut first {
            None => first = Some(result),
            Some(first) => {
                for ((slot, other), differing) in first.iter_mut().zip(&result).zip(&mut differing)
                {
                    *differing |= slot.bits ^ other.bits;
                    slot.prov = slot.prov.judge(other.prov);
                }
            }
        }
    }
    let Some(first) = first else { return Ok(Tried::Poison) };
    for ((slot, first), differing) in out.iter_mut().zip(&first).zip(&differing) {
        *slot = Value { bits: first.bits & !differing, undef: *differing, prov: first.prov };
    }
    if is_all {
        let varying: u32 = differing.iter().map(|d| d.count_ones()).sum();
        let is_any = varying <= FEW && results.len() == 1 << varying;
        set_tag(out, if is_any { Prov::NONE } else { Prov::LINKED });
    }
    Ok(if is_all { Tried::All } else { Tried::Some })
}

/// Where the chosen bits come from.
struct Source<'a> {
    number: u64,
    is_all: bool,
    /// Bits, or words, taken so far.
    taken: u32,
    specials: &'a [u64],
}

impl Source<'_> {
    /// Bits for the undefined ones of a slot.
    fn choose(&mut self, undef: u64) -> u64 {
        if undef == 0 {
            return 0;
        }
        if self.is_all {
            let n = undef.count_ones();
            let bits = deposit(self.number >> self.taken, undef);
            self.taken += n;
            return bits;
        }
        self.taken += 1;
        let number = self.number.wrapping_sub(self.specials.len() as u64);
        let word = match number {
            0 => 0,
            1 => u64::MAX,
            2 => 1,
            3 => 1 << (63 - undef.leading_zeros()),
            4 => !(1 << (63 - undef.leading_zeros())),
            n if n < TRIES => splitmix(n << 8 | u64::from(self.taken)),
            // The operation's own, for each operand in turn.
            _ => self.specials[(self.number as usize + self.taken as usize) % self.specials.len()],
        };
        word & undef
    }
}

/// The lowest bits of `n` at the places that the set bits of `m` have.
pub(crate) fn deposit(mut n: u64, mut m: u64) -> u64 {
    let mut bits = 0;
    while m != 0 {
        let lowest = m & m.wrapping_neg();
        if n & 1 == 1 {
            bits |= lowest;
        }
        n >>= 1;
        m &= m - 1;
    }
    bits
}

/// Are all choices of the undefined bits tried?
pub(super) fn tries_all(operands: &[&[Value]]) -> bool {
    let bits: u32 = operands.iter().copied().flatten().map(|v| v.undef.count_ones()).sum();
    bits <= FEW && !tag_of(operands).is_tag()
}

/// Is every bit of a scalar undefined, and independent of the others?
pub(super) fn is_any(width: u32, slots: &[Value]) -> bool {
    slots
        .iter()
        .enumerate()
        .all(|(i, slot)| slot.undef == slot_mask(width, i) && !slot.prov.is_tag())
}

/// Patterns of floats for which operations do what they do for no other: a NaN, the infinities, 1.
pub(super) fn special_floats(kind: FloatKind) -> [u64; 4] {
    let low = |bits: u128| bits as u64;
    [
        low(format::preferred_nan(kind)),
        low(format::infinity(kind, false)),
        low(format::infinity(kind, true)),
        low(format::encode(kind, false, 1, 0, false)),
    ]
}
