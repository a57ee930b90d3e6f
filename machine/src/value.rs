//! Register values: bits, undef bits, poison, provenance (K-LLVM §4.3, Fig. 5; DESIGN §4).
//!
//! A [`Value`] is one *slot* of at most 64 bits. Wider scalars take several slots, the least
//! significant word first; aggregates and vectors take one run of slots per leaf, in order. So
//! every rule works on slots and no value needs the heap.
//!
//! K-LLVM's `intLoc(bits, type, range, flag)`, `loc(..)` and `floatLoc(..)` are this one form: the
//! type is static (in the lowered code), the range is that of the object named by [`Prov`].

use std::fmt;

/// Provenance: the object that a value was derived from (K-LLVM's *range attribute*), with the
/// object's generation, so that a pointer to a dead object never matches its slot's next tenant.
///
/// Some words outside the object space mark other values: poison, a register that waits for
/// `read_back` (K-LLVM §4.2), and values whose mask of undefined bits is not all that there is to
/// say (*tags*).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[repr(transparent)]
pub struct Prov(u64);

impl Prov {
    /// No provenance: a pure number.
    pub const NONE: Prov = Prov(0);
    /// The value is poison.
    pub const POISON: Prov = Prov(u64::MAX);
    /// The register waits for `read_back`.
    pub const UNAVAILABLE: Prov = Prov(u64::MAX - 1);
    /// A tag: what the value can be is among what the mask allows, and more is not known.
    pub const VAGUE: Prov = Prov(u64::MAX - 2);
    /// A tag: as `VAGUE`, but it can be more than one.
    pub const SEVERAL: Prov = Prov(u64::MAX - 3);
    /// A tag: each undefined bit can be 0 and can be 1, but they depend on each other.
    pub const LINKED: Prov = Prov(u64::MAX - 4);
    /// In `provs.rs` only: of bytes that differ in theirs. No value has it.
    pub(crate) const MIXED: Prov = Prov(u64::MAX - 5);
    /// The least tag. From here on they name sets: see [`Prov::set`].
    const FIRST_TAG: u64 = ((1 << 26) - 1) << 38;
    /// Bits of the number of a set; above them is the fragment.
    const SET_BITS: u32 = 32;
    /// Number of arenas (globals, then one per thread).
    pub const MAX_ARENAS: u32 = 1 << 12;
    /// Number of object slots of one arena.
    pub const MAX_SLOTS: u32 = 1 << 26;
    /// Generations of one slot; a slot that reaches this is never used again.
    pub const MAX_GENERATION: u32 = (1 << 26) - 3;

    /// Provenance of the object in `slot` of `arena`, in its `generation`.
    #[inline]
    pub fn object(arena: u32, slot: u32, generation: u32) -> Prov {
        debug_assert!(
            arena < Self::MAX_ARENAS
                && slot < Self::MAX_SLOTS
                && generation <= Self::MAX_GENERATION
        );
        Prov(((generation as u64 + 1) << 38) | ((arena as u64) << 26) | slot as u64)
    }

    /// Is this an object's provenance (not none, a tag, poison or unavailable)?
    #[inline]
    pub fn is_object(self) -> bool {
        self.0.wrapping_sub(1) < Self::FIRST_TAG - 1
    }

    /// Is this nothing special: none, or an object's?
    #[inline]
    pub fn is_ordinary(self) -> bool {
        self.0 < Self::FIRST_TAG
    }

    /// Is this a tag on undefined bits?
    #[inline]
    pub fn is_tag(self) -> bool {
        self.0 >= Self::FIRST_TAG && self < Prov::UNAVAILABLE
    }

    /// The arena of the object; meaningless unless [`Prov::is_object`].
    #[inline]
    pub fn arena(self) -> u32 {
        (self.0 >> 26) as u32 & (Self::MAX_ARENAS - 1)
    }

    /// The slot of the object; meaningless unless [`Prov::is_object`].
    #[inline]
    pub fn slot(self) -> u32 {
        self.0 as u32 & (Self::MAX_SLOTS - 1)
    }

    /// The generation of the object; meaningless unless [`Prov::is_object`].
    #[inline]
    pub fn generation(self) -> u32 {
        ((self.0 >> 38) as u32).wrapping_sub(1)
    }

    /// The provenance that a word from [`Prov::word`] names.
    pub fn from_word(word: u64) -> Prov {
        Prov(word)
    }

    /// The word itself, for hashing and fast tests.
    #[inline]
    pub fn word(self) -> u64 {
        self.0
    }

    /// The tag that names a set of [`crate::sets::Sets`]: the undefined bits are those of one of
    /// its members, shifted down by [`Prov::fragment`] bytes.
    pub fn set(number: u32) -> Prov {
        Prov(Self::FIRST_TAG | u64::from(number))
    }

    /// The number of the set, if it names one.
    pub fn set_number(self) -> Option<u32> {
        (self.0.wrapping_sub(Self::FIRST_TAG) < 8 << Self::SET_BITS).then_some(self.0 as u32)
    }

    /// The tag that names a set of values some of which the value can be: as `SEVERAL` or `LINKED`,
    /// and it is known what these are. The undefined bits are those of a member.
    pub fn some_of(number: u32, is_linked: bool) -> Prov {
        let kind = 8 + u64::from(is_linked);
        Prov(Self::FIRST_TAG | kind << Self::SET_BITS | u64::from(number))
    }

    /// The number of that set.
    pub fn some_number(self) -> Option<u32> {
        let first = Self::FIRST_TAG | 8 << Self::SET_BITS;
        (self.0.wrapping_sub(first) < 2 << Self::SET_BITS).then_some(self.0 as u32)
    }

    /// By how many bytes the members of the set are shifted down.
    pub fn fragment(self) -> u32 {
        (self.0 >> Self::SET_BITS) as u32 & 7
    }

    /// The tag of what is left of a value when its lowest `n` bytes are gone.
    #[inline]
    pub fn at_byte(self, n: u32) -> Prov {
        if n == 0 || !self.is_tag() {
            return self;
        }
        match self.set_number() {
            Some(_) if self.fragment() + n < 8 => Prov(self.0 + (u64::from(n) << Self::SET_BITS)),
            _ => self.as_tag().of_part(),
        }
    }

    /// The tag of bytes that are put above `n` others, which are defined.
    pub fn above_bytes(self, n: u32) -> Prov {
        match self.set_number() {
            _ if n == 0 => self,
            Some(_) if self.fragment() >= n => Prov(self.0 - (u64::from(n) << Self::SET_BITS)),
            _ => self.as_tag(),
        }
    }

    /// Without the name of a set: each bit of a value that is one of several varies.
    #[inline]
    pub fn as_tag(self) -> Prov {
        match self {
            p if p.set_number().is_some() => Prov::LINKED,
            p if p.some_number().is_some() => {
                if p.0 >> Self::SET_BITS & 1 == 1 {
                    Prov::LINKED
                } else {
                    Prov::SEVERAL
                }
            }
            p => p,
        }
    }

    /// K-LLVM's `judge` on range attributes (§4.3): one range and none give the range, two equal
    /// ones give it, two different ones give none. A tag stays whatever it meets.
    #[inline]
    pub fn judge(self, other: Prov) -> Prov {
        match (self, other) {
            (Prov::NONE, p) | (p, Prov::NONE) => p,
            (p, q) if p == q => p,
            (p, q) => p.join_tag(q),
        }
    }

    /// Are bytes of these two not of one kind: is one of an object, or poison, and the other not of
    /// the same? One value cannot say so of each of its bytes.
    #[inline]
    pub fn differs(self, other: Prov) -> bool {
        let is_kind = |p: Prov| p.is_object() || p == Prov::POISON;
        self != other && (is_kind(self) || is_kind(other))
    }

    /// The tag of a value that depends on two others: the one that says less.
    #[inline]
    pub fn join_tag(self, other: Prov) -> Prov {
        match (self.is_tag(), other.is_tag()) {
            (false, false) => Prov::NONE,
            // Their words are in order of what they say.
            (true, true) => self.as_tag().max(other.as_tag()),
            (true, false) => self.as_tag(),
            (false, true) => other.as_tag(),
        }
    }

    /// The tag of a part of a value: what made it several may be in the rest.
    #[inline]
    pub fn of_part(self) -> Prov {
        if self.as_tag() == Prov::SEVERAL { Prov::VAGUE } else { self }
    }

    /// The tag alone.
    #[inline]
    pub fn only_tag(self) -> Prov {
        if self.is_tag() { self } else { Prov::NONE }
    }

    /// Without a tag.
    #[inline]
    pub fn untagged(self) -> Prov {
        if self.is_tag() { Prov::NONE } else { self }
    }
}

impl fmt::Debug for Prov {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Prov::NONE => write!(f, "none"),
            Prov::POISON => write!(f, "poison"),
            Prov::UNAVAILABLE => write!(f, "unavailable"),
            Prov::VAGUE => write!(f, "vague"),
            Prov::SEVERAL => write!(f, "several"),
            Prov::LINKED => write!(f, "linked"),
            p if p.some_number().is_some() => write!(f, "some{}", p.0 as u32),
            p if p.is_tag() => write!(f, "set{}.{}", p.0 as u32, p.fragment()),
            p => write!(f, "obj{}.{}g{}", p.arena(), p.slot(), p.generation()),
        }
    }
}

/// One slot: up to 64 bits of a register.
///
/// Invariants: bits above the width are 0; where `undef` has a 1 the bit in `bits` is 0; a poison
/// or unavailable value has no bits and no undef bits. Without a tag in `prov` the undef bits are
/// independent of each other: the value is any that the mask allows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[repr(C)]
pub struct Value {
    /// The bits, zero above the width and where undefined.
    pub bits: u64,
    /// Which bits are undef (LangRef, "Undefined Values").
    pub undef: u64,
    /// Provenance, or poison, or unavailable.
    pub prov: Prov,
}

impl Value {
    /// A poison value (LangRef, "Poison Values").
    pub const POISON: Value = Value { bits: 0, undef: 0, prov: Prov::POISON };
    /// A register that waits for `read_back`.
    pub const UNAVAILABLE: Value = Value { bits: 0, undef: 0, prov: Prov::UNAVAILABLE };
    /// The number 0.
    pub const ZERO: Value = Value { bits: 0, undef: 0, prov: Prov::NONE };

    /// A copy, word by word: one that is wider than what was just written waits for that.
    #[inline(always)]
    pub(crate) fn by_words(&self) -> Value {
        match self.undef {
            0 => Value { bits: self.bits, undef: 0, prov: self.prov },
            _ => *self,
        }
    }

    /// A defined number without provenance. The caller masks `bits` to the width.
    #[inline]
    pub fn int(bits: u64) -> Value {
        Value { bits, undef: 0, prov: Prov::NONE }
    }

    /// `i1`.
    #[inline]
    pub fn bool(b: bool) -> Value {
        Value::int(b as u64)
    }

    /// A pointer.
    #[inline]
    pub fn ptr(address: u64, prov: Prov) -> Value {
        Value { bits: address, undef: 0, prov }
    }

    /// `undef` of a width in bits, 1 to 64.
    #[inline]
    pub fn undef(width: u32) -> Value {
        Value { bits: 0, undef: mask(width), prov: Prov::NONE }
    }

    /// Undefined bits read as zero.
    pub fn zeroed(self) -> Value {
        if self.undef == 0 || self.is_poison() {
            return self;
        }
        let prov = if self.prov.is_tag() { Prov::NONE } else { self.prov };
        Value { bits: self.bits & !self.undef, undef: 0, prov }
    }

    /// Fully defined, no provenance: the fast path of every rule.
    #[inline]
    pub fn is_plain(&self) -> bool {
        (self.undef | self.prov.0) == 0
    }

    /// Is this poison?
    #[inline]
    pub fn is_poison(&self) -> bool {
        self.prov == Prov::POISON
    }

    /// Does this register wait for `read_back`?
    #[inline]
    pub fn is_unavailable(&self) -> bool {
        self.prov == Prov::UNAVAILABLE
    }

    /// Can the value be more than one for sure? Then it is not well defined (LangRef).
    #[inline]
    pub fn is_several(&self) -> bool {
        self.undef != 0 && self.prov != Prov::VAGUE
    }

    /// Is it unknown whether the value can be more than one? Then what needs one must not be called
    /// wrong.
    #[inline]
    pub fn is_vague(&self) -> bool {
        self.undef != 0 && self.prov == Prov::VAGUE
    }

    /// Every bit defined, and neither poison nor unavailable.
    #[inline]
    pub fn is_defined(&self) -> bool {
        self.undef == 0 && self.prov < Prov::UNAVAILABLE
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_poison() {
            return write!(f, "poison");
        }
        if self.is_unavailable() {
            return write!(f, "unavailable");
        }
        write!(f, "{:#x}", self.bits)?;
        if self.undef != 0 {
            write!(f, "?{:#x}", self.undef)?;
        }
        if self.prov != Prov::NONE {
            write!(f, "@{:?}", self.prov)?;
        }
        Ok(())
    }
}

/// The lowest `width` bits set; `width` from 0 to 64.
#[inline]
pub fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// Sign-extends the lowest `width` bits (1 to 64) to 64.
#[inline]
pub fn sign_extend(bits: u64, width: u32) -> i64 {
    let shift = 64 - width.min(64);
    ((bits << shift) as i64) >> shift
}

/// Slots that a scalar of `width` bits takes.
#[inline]
pub fn slots_of_width(width: u32) -> u32 {
    width.div_ceil(64).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn value_is_three_words() {
        assert_eq!(size_of::<Value>(), 24);
    }

    #[test]
    fn provenance_round_trips_and_never_looks_special() {
        let p = Prov::object(Prov::MAX_ARENAS - 1, Prov::MAX_SLOTS - 1, Prov::MAX_GENERATION);
        assert!(p.is_object());
        assert_eq!(
            (p.arena(), p.slot(), p.generation()),
            (Prov::MAX_ARENAS - 1, Prov::MAX_SLOTS - 1, Prov::MAX_GENERATION)
        );
        let first = Prov::object(0, 0, 0);
        assert!(first.is_object());
        for special in
            [Prov::NONE, Prov::POISON, Prov::UNAVAILABLE, Prov::VAGUE, Prov::SEVERAL, Prov::LINKED]
        {
            let tags = [Prov::VAGUE, Prov::SEVERAL, Prov::LINKED];
            assert!(!special.is_object());
            assert_eq!(special.is_tag(), tags.contains(&special));
        }
        assert!(!p.is_tag() && !first.is_tag());
    }

    #[test]
    fn judge_follows_the_paper() {
        let (p, q) = (Prov::object(0, 1, 0), Prov::object(0, 2, 0));
        assert_eq!(p.judge(Prov::NONE), p);
        assert_eq!(Prov::NONE.judge(p), p);
        assert_eq!(p.judge(p), p);
        assert_eq!(p.judge(q), Prov::NONE);
        assert_eq!(p.judge(Prov::LINKED), Prov::LINKED);
        assert_eq!(Prov::VAGUE.judge(Prov::LINKED), Prov::VAGUE);
        assert_eq!(Prov::LINKED.judge(Prov::SEVERAL), Prov::SEVERAL);
    }
}
