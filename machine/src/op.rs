//! Operations: what instructions are lowered to. Dense data over registers; what does not fit an
//! operation is in tables of its function.

use crate::ids::FuncIdx;
use crate::limits::Limits;
use crate::ops::{FloatKind, Intrinsic, Scalar};
use crate::value::Value;
use tresse_ir::ast::{BinOp, CastOp, Flags, FloatPred, GepFlags, IntPred, Ordering, RmwOp};

/// An operand: a register of the frame, or (high bit) a constant of the function's pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reg(pub u32);

impl Reg {
    /// The bit that marks constants.
    pub const CONST: u32 = 1 << 31;
    /// No register: the result is not wanted.
    pub const NONE: Reg = Reg(u32::MAX);

    /// Is it a constant?
    #[inline]
    pub fn is_const(self) -> bool {
        self.0 & Self::CONST != 0
    }

    /// The register `n` after this one.
    #[inline]
    pub fn plus(self, n: u32) -> Reg {
        Reg(self.0 + n)
    }
}

/// A run of registers in [`crate::program::Func::lists`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct List {
    /// First entry.
    pub start: u32,
    /// Number of entries.
    pub len: u32,
}

/// Before the name of a function that is an operation: the library's to which a pointer to it
/// leads.
pub const BY_POINTER: &str = "__tresse_pointer_";

/// One operation. Multi-slot operands are runs of registers from the one named.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Op {
    Move {
        dst: Reg,
        src: Reg,
    },
    Int {
        op: BinOp,
        flags: Flags,
        width: u8,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    IntWide {
        op: BinOp,
        flags: Flags,
        width: u32,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Float {
        op: BinOp,
        flags: Flags,
        kind: FloatKind,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    FNeg {
        kind: FloatKind,
        flags: Flags,
        dst: Reg,
        a: Reg,
    },
    ICmp {
        pred: IntPred,
        flags: Flags,
        width: u32,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    FCmp {
        pred: FloatPred,
        flags: Flags,
        kind: FloatKind,
        dst: Reg,
        a: Reg,
        b: Reg,
    },
    Cast {
        op: CastOp,
        nuw: bool,
        nsw: bool,
        nneg: bool,
        from: Scalar,
        to: Scalar,
        dst: Reg,
        src: Reg,
    },
    /// `dst[i] = cond ? a[i] : b[i]` for `slots` slots.
    Select {
        dst: Reg,
        cond: Reg,
        a: Reg,
        b: Reg,
        slots: u32,
    },
    /// `is_dependent`: on a load that the compiler may have added (`lower/speculated.rs`).
    Freeze {
        dst: Reg,
        src: Reg,
        width: u32,
        is_dependent: bool,
    },
    Intrinsic {
        id: Intrinsic,
        call: u32,
        dst: Reg,
    },
    /// LangRef, `bitcast` where a vector is on either side: the bits of `from`'s lanes, cut into
    /// `to`'s. See [`crate::program::Func::repacks`].
    Repack {
        dst: Reg,
        src: Reg,
        repack: u32,
    },
    /// The address of what `src` points to becomes a number (`memory/exposed.rs`).
    Expose {
        src: Reg,
    },
    /// A pointer from the number `src`; if it was `loaded`, only where that has no provenance.
    Recover {
        dst: Reg,
        src: Reg,
        loaded: bool,
    },
    /// LangRef, `llvm.load.relative`: `base` plus the number `src` that was read from its table.
    Relative {
        dst: Reg,
        base: Reg,
        src: Reg,
    },
    /// LangRef, parameter attribute `noundef`: undefined behaviour if the value is under-defined.
    NoUndef {
        src: Reg,
    },
    /// The value is needed, or leaves the function, and depends on a load that the compiler has
    /// added (`lower/speculated.rs`): undefined bits are the race of that load.
    Matters {
        src: Reg,
    },
    /// What an attribute, a flag or metadata promises of `src`: see
    /// [`crate::program::Func::promises`]. Where it does not hold, `dst` becomes poison.
    Promise {
        dst: Reg,
        src: Reg,
        promise: u32,
    },
    /// Lane `index` of a vector of `lanes` lanes of `slots` slots each.
    ExtractLane {
        dst: Reg,
        vector: Reg,
        index: Reg,
        lanes: u32,
        slots: u32,
    },
    /// `dst` holds the vector already; writes the lane.
    InsertLane {
        dst: Reg,
        value: Reg,
        index: Reg,
        lanes: u32,
        slots: u32,
    },
    // Memory
    Alloca {
        dst: Reg,
        info: u32,
    },
    /// An `alloca` that is kept in the register itself (`lower::promote`): what it holds at first,
    /// and the room that it would take on the stack.
    Promoted {
        dst: Reg,
        fill: Reg,
        info: u32,
    },
    /// Bytes `offset .. offset + len` of an access of `total` bytes at `ptr`. The pieces of an
    /// atomic access stand in a row, the one at the lowest address first (`step/wide.rs`).
    Load {
        dst: Reg,
        ptr: Reg,
        offset: u32,
        total: u32,
        len: u8,
        width: u8,
        align: u8,
        ordering: Ordering,
    },
    Store {
        src: Reg,
        ptr: Reg,
        offset: u32,
        total: u32,
        len: u8,
        width: u8,
        align: u8,
        ordering: Ordering,
    },
    /// `scalar` is the type of the whole access, also where this is a piece of one.
    Rmw {
        op: RmwOp,
        scalar: Scalar,
        dst: Reg,
        ptr: Reg,
        value: Reg,
        offset: u8,
        total: u8,
        align: u8,
        ordering: Ordering,
    },
    CmpXchg {
        dst: Reg,
        ptr: Reg,
        expected: Reg,
        new: Reg,
        offset: u8,
        total: u8,
        width: u8,
        align: u8,
        is_weak: bool,
        success: Ordering,
        failure: Ordering,
    },
    Fence {
        ordering: Ordering,
    },
    /// memcpy, memmove; `temp` holds a piece between its load and its store.
    Copy {
        dst: Reg,
        src: Reg,
        len: Reg,
        temp: Reg,
        is_move: bool,
        is_tail: bool,
    },
    /// memset.
    Set {
        dst: Reg,
        byte: Reg,
        len: Reg,
        is_tail: bool,
    },
    GepConst {
        dst: Reg,
        base: Reg,
        offset: i64,
        flags: GepFlags,
    },
    /// `dst = base + sext(index) * scale`.
    GepScaled {
        dst: Reg,
        base: Reg,
        index: Reg,
        width: u8,
        scale: u32,
        flags: GepFlags,
    },
    ThreadLocal {
        dst: Reg,
        index: u32,
    },
    StackSave {
        dst: Reg,
    },
    StackRestore {
        src: Reg,
    },
    /// The scope of a local begins or ends. Registers with its address, and with what is computed
    /// from that, have it of another object where one takes its place.
    Scope {
        ptr: Reg,
        edge: Edge,
        addresses: List,
    },
    /// The bounds of an atomic section, `__VERIFIER_atomic_*` (`step/section.rs`).
    Section {
        dst: Reg,
        bound: Bound,
    },
    /// Before an operation that others can see, in a program with atomic sections.
    Visible,
    /// What the library asks about frames, and how it leaves them (`step/unwind.rs`).
    Frames {
        ask: Ask,
        dst: Reg,
        args: List,
    },
    // Control
    Jump {
        to: u32,
    },
    Branch {
        cond: Reg,
        then: u32,
        other: u32,
    },
    Switch {
        value: Reg,
        table: u32,
    },
    IndirectBr {
        address: Reg,
        table: u32,
    },
    Call {
        func: FuncIdx,
        dst: Reg,
        args: List,
        limits: Limits,
    },
    CallPtr {
        ptr: Reg,
        dst: Reg,
        call: u32,
    },
    CallRow {
        row: u32,
        dst: Reg,
        args: List,
        limits: Limits,
    },
    Ret {
        values: List,
    },
    Unreachable,
    /// `llvm.assume`: false or under-defined is undefined behaviour.
    Assume {
        cond: Reg,
    },
    /// What Tresse does not model, with the reason in [`crate::program::Program::texts`].
    Unsupported {
        text: u32,
    },
    /// A direct call of the function named in [`crate::program::Program::texts`] with another type
    /// than it has.
    Mismatch {
        text: u32,
    },
    /// `llvm.trap`, `llvm.debugtrap`.
    Trap,
}

/// What is done at a bound of an atomic section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Is the thread outside of all sections?
    Test,
    /// It goes into one.
    Enter,
    /// It leaves one. Is it outside of all sections then?
    Leave,
}

/// What the library asks about the frames of its thread. Frames are numbered from the oldest one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// The number of the frame that asks.
    This,
    /// The next older frame that has called by an `invoke`; `-1`: there is none.
    Next,
    /// What a clause of the pad of a frame is, by its number: 0 there is no such clause, 1 a
    /// `catch`, 2 and more a `filter` of so many types less two.
    Clause,
    /// A type of a clause.
    Type,
    /// Has the pad of a frame `cleanup`?
    Cleanup,
    /// To go on at the pad of a frame, with a clause (`-1`: none) and an exception.
    Land,
    /// An exception that is not C++'s own has come to a handler that wants to know what it is.
    Foreign,
    /// The number by which `longjmp` finds the frame that has called.
    Mark,
    /// Where in its function that frame is.
    Place,
    /// To go on in the frame of this number, as if its call at this place returned this value.
    Jump,
}

/// Where an `invoke` goes on when an exception comes out of it.
#[derive(Clone, Debug)]
pub struct Pad {
    /// The call.
    pub at: u32,
    /// Where control goes on.
    pub to: u32,
    /// Takes the exception; the register after it, the selector.
    pub dst: Reg,
    /// `cleanup`.
    pub is_cleanup: bool,
    /// It is of C++, whose destructors a `longjmp` must not leave out.
    pub is_cxx: bool,
    /// `catch` and `filter`, in order.
    pub clauses: Vec<Clause>,
    /// Why it is not modelled, by its number in [`crate::program::Program::texts`].
    pub refused: Option<u32>,
}

/// A clause of a landing pad.
#[derive(Clone, Debug)]
pub struct Clause {
    /// `filter`.
    pub is_filter: bool,
    /// Addresses of the type information.
    pub types: Vec<Value>,
    /// What the pad gets with it.
    pub selector: i32,
}

/// Where the scope of a local begins or ends: LangRef, `llvm.lifetime.start`, `.end`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// It begins.
    Start,
    /// It ends.
    End,
    /// It ends, and nobody uses the local until it begins again: but what it holds is gone.
    EndUnused,
}

/// Static facts of an `alloca`.
#[derive(Clone, Copy, Debug)]
pub struct AllocaInfo {
    /// Size of one element in bytes.
    pub elem_size: u64,
    /// Alignment in bytes.
    pub align: u32,
    /// Number of elements when not constant one, and its width in bits.
    pub count: Option<(Reg, u32)>,
    /// It is used before its scope begins ([`Op::Scope`]), and dead until then.
    pub is_dead_at_first: bool,
}

/// An indirect call, or the operands of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct CallInfo {
    /// Argument slots (for variadic arguments see `lower::varargs`).
    pub args: List,
    /// The call's signature; for intrinsics unused.
    pub signature: SigIdx,
    /// The same call of a function without variable arguments: a call without a prototype
    /// (`f()` of K&R C) has a variadic type and passes what it passes.
    pub unprototyped: Option<(SigIdx, List)>,
    /// What is said of the call.
    pub limits: Limits,
    /// For intrinsics: type of the operands, and a second type.
    pub scalar: Scalar,
    /// For intrinsics: the result's or second operand's type.
    pub second: Option<Scalar>,
}

/// A bitcast between vectors and scalars: lanes and their widths in bits.
#[derive(Clone, Copy, Debug)]
pub struct Repack {
    /// Number of lanes and width of each, before.
    pub from: (u32, u32),
    /// Number of lanes and width of each, after.
    pub to: (u32, u32),
    /// Is it for a store of the vector?
    pub is_stored: bool,
}

/// A promise about a scalar, and how many slots of the result it is about are poison otherwise.
#[derive(Clone, Debug)]
pub struct PromiseInfo {
    /// What is promised.
    pub promise: Promise,
    /// Slots of the scalar.
    pub from: u32,
    /// Slots that are poison when it does not hold.
    pub to: u32,
}

/// What is promised of a scalar. LangRef, "Parameter Attributes", "Fast-Math Flags", and the
/// metadata of the same names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Promise {
    /// `nonnull`.
    NotNull,
    /// `align`, in bytes.
    Aligned(u64),
    /// `range`: from one number up to another one, which is not in it; it may wrap around. Words,
    /// the least significant first.
    Range(Vec<(Vec<u64>, Vec<u64>)>),
    /// `nofpclass`, `nnan`, `ninf`: none of the classes of `llvm.is.fpclass`.
    NoClass(FloatKind, u32),
    /// `dereferenceable`, so many bytes; `true`: or null. Undefined behaviour otherwise.
    Dereferenceable(u64, bool),
    /// `returned`: what this register holds. Undefined behaviour otherwise.
    Same(Reg),
}

/// Number of a signature; equal ones are equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SigIdx(pub u32);

/// Where a switch goes.
#[derive(Clone, Debug)]
pub struct SwitchTable {
    /// Width of the value in bits.
    pub width: u32,
    /// Sorted by value (least significant word first): where to go.
    pub cases: Vec<(Vec<u64>, u32)>,
    /// Otherwise.
    pub default: u32,
}

impl Op {
    /// Of the first piece of an atomic access in several pieces: how many there are, this one
    /// included.
    #[inline]
    pub fn pieces(&self) -> Option<u32> {
        let (is_atomic, len, total) = match *self {
            Op::Load { total, len, ordering, .. } | Op::Store { total, len, ordering, .. } => {
                (ordering != Ordering::NotAtomic, u32::from(len), total)
            }
            Op::Rmw { total, .. } | Op::CmpXchg { total, .. } => (true, 8, u32::from(total)),
            _ => return None,
        };
        (is_atomic && total > len).then(|| total.div_ceil(8))
    }
}

impl SwitchTable {
    /// Where a value goes, by its words, the least significant first.
    #[inline]
    pub fn target(&self, value: &[u64]) -> u32 {
        match self.cases.binary_search_by(|(case, _)| case[..].cmp(value)) {
            Ok(at) => self.cases[at].1,
            Err(_) => self.default,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_is_at_most_five_words() {
        assert!(size_of::<Op>() <= 40, "{}", size_of::<Op>());
    }
}
