//! What a model sees of an operation: its kind, its order, its place.

/// Order of an access or fence, as the literature abbreviates the C11 memory orders.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// Not atomic.
    Na,
    /// Atomic without any ordering, not even coherence.
    Unordered,
    /// `relaxed`.
    Rlx,
    /// `acquire`.
    Acq,
    /// `release`.
    Rel,
    /// `acq_rel`.
    AcqRel,
    /// `seq_cst`.
    Sc,
}

impl Order {
    /// Any order but `Na`.
    pub fn is_atomic(self) -> bool {
        self != Order::Na
    }

    /// The abbreviation used in event listings.
    pub fn short(self) -> &'static str {
        match self {
            Order::Na => "na",
            Order::Unordered => "un",
            Order::Rlx => "rlx",
            Order::Acq => "acq",
            Order::Rel => "rel",
            Order::AcqRel => "ar",
            Order::Sc => "sc",
        }
    }
}

/// Kind of an operation on memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A read.
    Read,
    /// A write.
    Write,
    /// A read-modify-write: one indivisible read and write.
    Update,
    /// A fence.
    Fence,
}

impl Kind {
    /// Does it write, or may it write?
    pub fn writes(self) -> bool {
        matches!(self, Kind::Write | Kind::Update)
    }

    /// Does it read?
    pub fn reads(self) -> bool {
        matches!(self, Kind::Read | Kind::Update)
    }
}

/// One operation, as a model sees it: bytes `offset .. offset + len` of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Access {
    /// What it does.
    pub kind: Kind,
    /// Its order.
    pub order: Order,
    /// The object, by an opaque number; 0 for fences.
    pub object: u64,
    /// First byte within the object.
    pub offset: u64,
    /// Number of bytes.
    pub len: u32,
}

impl Access {
    /// Do the two touch a common byte?
    #[inline]
    pub fn overlaps(&self, other: &Access) -> bool {
        self.object == other.object
            && self.offset < other.offset + u64::from(other.len)
            && other.offset < self.offset + u64::from(self.len)
    }

    /// Are the two a conflict: a common byte, at least one writes, at least one is not atomic
    /// (DESIGN §3.1)?
    #[inline]
    pub fn conflicts(&self, other: &Access) -> bool {
        self.overlaps(other)
            && (self.kind.writes() || other.kind.writes())
            && !(self.order.is_atomic() && other.order.is_atomic())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(kind: Kind, order: Order, offset: u64, len: u32) -> Access {
        Access { kind, order, object: 7, offset, len }
    }

    #[test]
    fn conflicts_need_a_byte_a_write_and_a_plain_access() {
        let w = access(Kind::Write, Order::Na, 0, 4);
        assert!(w.conflicts(&access(Kind::Read, Order::Sc, 3, 1)));
        assert!(!w.conflicts(&access(Kind::Read, Order::Na, 4, 4)));
        let r = access(Kind::Read, Order::Na, 0, 4);
        assert!(!r.conflicts(&r));
        let a = access(Kind::Update, Order::Rlx, 0, 4);
        assert!(!a.conflicts(&a));
        assert!(a.conflicts(&r));
    }
}
