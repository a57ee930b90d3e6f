//! What threads ask, as plain data: operands of accesses, and all that is no access. How it is
//! asked and answered is [`crate::interface`].

use crate::mapping::Mapping;
use crate::ops::Scalar;
use crate::sync::Call;
use crate::value::Value;
use std::sync::Arc;
use tresse_ir::ast::{Ordering, RmwOp};

/// Operands of an atomic read-modify-write.
#[derive(Clone, Copy, Debug)]
pub struct Rmw {
    /// What it does.
    pub op: RmwOp,
    /// Type of the value.
    pub scalar: Scalar,
    /// The operand.
    pub operand: Value,
}

/// Operands of a compare-and-exchange.
#[derive(Clone, Copy, Debug)]
pub struct CmpXchg {
    /// What the location must hold.
    pub expected: Value,
    /// What it then gets.
    pub new: Value,
    /// It may fail for no reason.
    pub is_weak: bool,
    /// Ordering when it fails.
    pub failure: Ordering,
}

/// Requests other than memory accesses. Library rows make them; see [`Row`].
#[derive(Clone, Debug, PartialEq, Hash)]
#[allow(missing_docs)]
pub enum Request {
    /// `size` bytes aligned to `align`; null when the thread's heap region is full, and in one of
    /// two ways where the program asks and the config has allocations fail.
    Alloc {
        size: u64,
        align: u64,
        is_zeroed: bool,
        may_fail: bool,
    },
    /// `is_mapping`: by `munmap`.
    Free {
        ptr: Value,
        is_mapping: bool,
    },
    /// The thread's next read is one whose value this hazard pointer protects
    /// ([`crate::hazards`]).
    Announce {
        hazard: Value,
    },
    /// It protects this block from there on; null: nothing any more.
    Protect {
        hazard: Value,
        block: Value,
    },
    /// The block is freed once no hazard pointer keeps it.
    Retire {
        ptr: Value,
    },
    ObjectSize {
        ptr: Value,
    },
    /// The block, which no other thread knows yet, is one that `mmap` gives.
    MakeMapping {
        ptr: Value,
        mapping: Mapping,
    },
    /// Reserves the id of a thread that is not yet started.
    NewThread,
    Spawn {
        id: u64,
        function: Value,
        argument: Value,
    },
    Join {
        id: u64,
    },
    Detach {
        id: u64,
    },
    /// The thread ends with this value.
    ThreadExit {
        value: Value,
    },
    SelfId,
    /// A call on a library object.
    Call(Call),
    Output {
        fd: u32,
        buffer: Value,
        len: u64,
    },
    /// A sleep, in two steps, so that others may sleep meanwhile: it begins, and gives the time;
    /// and it is over, so long after that at least.
    /// `is_until`: it is over at that time instead.
    Sleep {
        from: Option<u64>,
        nanoseconds: u64,
        is_until: bool,
    },
    Now,
    Yield,
    /// `is_quick`: without what `exit` does before.
    ExitProcess {
        code: u32,
        is_quick: bool,
    },
    Abort,
    /// `std::terminate`.
    Terminate {
        why: Value,
    },
    AssertFail {
        expression: Value,
        file: Value,
        line: u32,
        function: Value,
    },
    Misuse {
        what: Value,
    },
    /// The library does not model what it was asked for.
    Refuse {
        what: Value,
    },
    /// A part of what the host has given; -1 if there is none.
    Given {
        part: Part,
        file: u32,
        at: u64,
    },
    /// An execution in which this is zero is not looked at further.
    Assume {
        condition: Value,
    },
    /// An iteration begins of a loop that only waits, as the program says.
    SpinStart,
    /// It ends, and had no effect unless the loop is left.
    SpinEnd {
        is_left: bool,
    },
    /// A block begins that the program need not go through: 1 if it does, and then the execution
    /// ends with the block, as an assumption that fails stands there.
    Optional,
    /// Any value from `low` to `high`; if it is known that nobody can tell some of them apart, one
    /// of these, which stand for all (`nondet`).
    Nondet {
        width: u32,
        low: i64,
        high: u64,
        among: Option<Arc<[i128]>>,
    },
    /// One value for the under-defined bits of a value; one of these, if there are any.
    Freeze {
        value: Value,
        width: u32,
        among: Option<Arc<[u64]>>,
    },
}

/// A part of a [`GivenFile`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A byte of its content.
    Byte,
    /// How many it has.
    Size,
    /// A byte of its name.
    Name,
}

/// What the host gives to a program that runs: the standard input, and files. It never changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenFile {
    /// What the program calls it; nothing for the standard input, which is the first.
    pub name: Vec<u8>,
    /// Its content.
    pub bytes: Vec<u8>,
}

impl GivenFile {
    /// A part of it.
    pub fn part(&self, part: Part, at: u64) -> Option<i64> {
        let byte = |of: &[u8]| of.get(usize::try_from(at).ok()?).map(|b| i64::from(*b));
        match part {
            Part::Byte => byte(&self.bytes),
            Part::Size => i64::try_from(self.bytes.len()).ok(),
            Part::Name => byte(&self.name),
        }
    }
}

/// What a row gives to the machine.
pub type RowResult = Result<Request, String>;

/// What a row may look at.
pub struct RowArgs<'a> {
    /// Argument slots, fully defined unless the parameter is a [`Ty::Raw`].
    pub args: &'a [Value],
    /// Width of a pointer in bits.
    pub pointer_bits: u32,
    /// The widths of C's types.
    pub c: Widths,
}

/// The widths of C's types in bits, as the program was compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Widths {
    /// A pointer, and `size_t`.
    pub pointer: u32,
    /// `int`.
    pub int: u32,
    /// `long`.
    pub long: u32,
}

/// Types in a row's signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Ty {
    Void,
    /** C's `int`. */
    Int,
    I64,
    /** As wide as a pointer, or C's `unsigned long`. */
    Size,
    Ptr,
    /** A pointer-sized value that may be undefined. */
    Raw,
    /** Any scalar integer. */
    AnyInt,
}

/// A library function that is not IR: one request.
#[derive(Debug)]
pub struct Row {
    /// Name, without `@`.
    pub name: &'static str,
    /// Parameters.
    pub params: &'static [Ty],
    /// Result.
    pub ret: Ty,
    /// It does not come back.
    pub is_noreturn: bool,
    /// It can see whether a library object is in use without waiting for it.
    pub is_probe: bool,
    /// It takes a mutex or a spin lock, and does something else where that is not free.
    pub tries_lock: bool,
    /// It looks at the clock.
    pub is_clock: bool,
    /// It is a sleep.
    pub is_sleep: bool,
    /// Makes the request. `Err`: the call breaks the function's contract, in words.
    pub run: fn(&RowArgs<'_>) -> RowResult,
}
