//! What is said of a call: what it may do, and how it may end.

/// What a call may do, as attributes of functions and calls have it (`step/effects.rs`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effects(pub u8);

impl Effects {
    /// Anything.
    pub const ALL: Effects = Effects(0xff);
    /// Memory that it knows by an argument.
    pub const READ_ARGUMENTS: Effects = Effects(1);
    #[allow(missing_docs)]
    pub const WRITE_ARGUMENTS: Effects = Effects(2);
    /// Memory that the program cannot see.
    pub const READ_HIDDEN: Effects = Effects(4);
    #[allow(missing_docs)]
    pub const WRITE_HIDDEN: Effects = Effects(8);
    /// All other memory.
    pub const READ_REST: Effects = Effects(16);
    #[allow(missing_docs)]
    pub const WRITE_REST: Effects = Effects(32);
    /// What `nosync` rules out.
    pub const SYNCHRONISE: Effects = Effects(64);
    /// What `willreturn` rules out: not to come back.
    pub const LEAVE: Effects = Effects(128);
    /// To read any memory.
    pub const READS: Effects = Effects(1 | 4 | 16);
    /// To write any memory.
    pub const WRITES: Effects = Effects(2 | 8 | 32);
    /// To read and write each.
    pub const ARGUMENTS: Effects = Effects(1 | 2);
    #[allow(missing_docs)]
    pub const HIDDEN: Effects = Effects(4 | 8);
    #[allow(missing_docs)]
    pub const REST: Effects = Effects(16 | 32);

    /// Are all of these allowed?
    pub fn has(self, other: Effects) -> bool {
        self.0 & other.0 == other.0
    }

    /// What both allow.
    pub fn and(self, other: Effects) -> Effects {
        Effects(self.0 & other.0)
    }

    /// Is one of these allowed?
    pub fn has_some(self, other: Effects) -> bool {
        self.0 & other.0 != 0
    }

    /// Is another thing said of what arguments point to than of all other memory?
    pub fn singles_out_arguments(self) -> bool {
        (self.0 ^ self.0 >> 4) & 3 != 0
    }
}

/// What is said of a call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Limits {
    /// What it may do.
    pub effects: Effects,
    /// `tail` or `musttail`.
    pub is_tail: bool,
    /// `nounwind`.
    pub is_nounwind: bool,
}

impl Limits {
    /// Nothing.
    pub const NONE: Limits = Limits { effects: Effects::ALL, is_tail: false, is_nounwind: false };
}
