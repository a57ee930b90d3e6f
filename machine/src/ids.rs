//! Names of things by number: threads, instructions, functions, places in the program, arenas.

use crate::value::Prov;

/// Number of a thread, from 0 (`main`), in order of creation.
pub type Tid = u32;

/// Identifies one executed instruction (K-LLVM Fig. 7 `Key`): all the byte operations of a
/// non-atomic access share it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key {
    /// The thread.
    pub thread: Tid,
    /// Dynamic block number: the how-manieth block that the thread executes, from 1.
    pub block: u64,
    /// Instruction number within the function, in textual order from 1.
    pub inst: u32,
}

impl std::fmt::Display for Key {
    /// As the paper writes it: `(t,b,i)`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({},{},{})", self.thread, self.block, self.inst)
    }
}

/// Index of a function with code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FuncIdx(pub u32);

/// A place in the program: one operation of one function, numbered through the whole program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SiteId(pub u32);

impl SiteId {
    /// No place: globals, the start of the program.
    pub const NONE: SiteId = SiteId(u32::MAX);
}

/// The arena of global variables.
pub const GLOBALS: u32 = 0;
/// The arena of constants and functions.
pub const CONSTANTS: u32 = 1;

/// Threads that there may be: each has an arena, and pointers have so many bits for its number.
pub const MAX_THREADS: u32 = Prov::MAX_ARENAS - arena_of(0);

/// The arena of what a thread allocates.
#[inline]
pub const fn arena_of(thread: u32) -> u32 {
    thread + 2
}
