//! How an execution ends (DESIGN §5): a closed enum. Each kind has a stable code.

use crate::ids::{SiteId, Tid};
use crate::race::Race;
use crate::value::Prov;

/// How the machine stops a thread from inside a rule.
pub type Stop = Box<End>;

/// What is said where it is not known whether a value is one value.
pub(crate) const VAGUE: &str = "a value that comes of undefined bits (a variable that nobody \
     has set, say), of which not all are possible, in a place where one value is needed";

/// What is said of a vector whose elements share bytes in memory.
pub(crate) const PARTLY_POISON: &str = "a vector whose elements are no whole bytes, some of them \
     poison, that goes to memory";

/// How an execution ends.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// The process exited with this status.
    Exit(i32),
    /// It did, and blocks of memory are lost (`leaks: Error`).
    Lost(Vec<Lost>),
    /// `abort()`.
    Aborted,
    /// A trap, or `std::terminate` (C++20 14.6.1) and with what, in words.
    Terminated(String),
    /// A failed `assert`.
    AssertFailed {
        /// The expression.
        expression: String,
        /// Source file, as the program names it.
        file: String,
        /// Line.
        line: u32,
        /// Function.
        function: String,
    },
    /// Undefined behaviour.
    Ub {
        /// Which kind.
        kind: Ub,
        /// In words: the values and objects involved.
        detail: String,
        /// The place in memory, if it is about one.
        at: Option<Box<At>>,
    },
    /// A data race, under `race: Error`.
    Race(Box<Race>),
    /// No thread can go on.
    Deadlock(Vec<Blocked>),
    /// No continuation of the execution ends.
    Livelock,
    /// An assumption does not hold: the execution is of no interest.
    AssumeFailed,
    /// A thread's stack bound is met.
    StackOverflow {
        /// The bound in bytes.
        size: u64,
        /// What was needed.
        needed: u64,
    },
    /// The stack bound is zero: nothing runs (K-LLVM §4.1).
    NoStack,
    /// The memory bound is met.
    OutOfMemory {
        /// The bound in bytes.
        limit: u64,
    },
    /// The step bound is met.
    StepLimit(u64),
    /// More threads than the bound.
    ThreadLimit(u32),
    /// What Tresse does not model.
    Unsupported(String),
}

/// Heap blocks that were allocated at one place and never freed, and that nothing leads to when the
/// process exits.
#[derive(Clone, Debug, PartialEq)]
pub struct Lost {
    /// Where the program has asked for them.
    pub site: SiteId,
    /// How many.
    pub blocks: u64,
    /// Their bytes together.
    pub bytes: u64,
    /// Other lost blocks lead to them.
    pub is_indirect: bool,
}

/// A blocked thread in a deadlock.
#[derive(Clone, Debug, PartialEq)]
pub struct Blocked {
    /// The thread.
    pub thread: Tid,
    /// What it waits for.
    pub on: BlockedOn,
    /// Where it waits, innermost first.
    pub stack: Vec<SiteId>,
    /// Mutexes that it holds, in words.
    pub holds: Vec<String>,
}

/// What a blocked thread waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum BlockedOn {
    /// A mutex, in words, held by a thread.
    Mutex(String, Tid),
    /// The end of a thread (the paper's `wait_join_threads`).
    Join(Tid),
    /// A signal to a condition variable.
    Condition(String),
    /// The rest of its round at a barrier, in words: so many have arrived, of so many.
    Barrier(String, u32, u32),
    /// Another thread's initialisation under `pthread_once`.
    Once(String, Tid),
    /// A read-write lock, in words, held by threads.
    RwLock(String, Vec<Tid>),
    /// A semaphore, in words, whose value is 0.
    Semaphore(String),
    /// The end of the process, by a thread that has called `exit`.
    Exit(Tid),
}

impl BlockedOn {
    /// The thread that could end the wait, if there is exactly one.
    pub fn thread(&self) -> Option<Tid> {
        match self {
            BlockedOn::Mutex(_, t)
            | BlockedOn::Join(t)
            | BlockedOn::Once(_, t)
            | BlockedOn::Exit(t) => Some(*t),
            BlockedOn::RwLock(_, holders) => match holders[..] {
                [holder] => Some(holder),
                _ => None,
            },
            BlockedOn::Condition(_) | BlockedOn::Barrier(..) | BlockedOn::Semaphore(_) => None,
        }
    }
}

/// Of threads that cannot go on, those that are stuck, where some threads have called `exit`.
/// Whoever waits for one of these, or for what it holds, ends with the process (POSIX, `exit`).
pub fn stuck(mut blocked: Vec<Blocked>, exited: &[Tid]) -> Vec<Blocked> {
    let mut gone = exited.to_vec();
    let mut known = 0;
    while gone.len() > known {
        known = gone.len();
        let waits = |b: &Blocked| match &b.on {
            BlockedOn::RwLock(_, holders) => holders.iter().any(|t| gone.contains(t)),
            on => on.thread().is_some_and(|t| gone.contains(&t)),
        };
        let (cut, others): (Vec<_>, Vec<_>) = blocked.into_iter().partition(waits);
        gone.extend(cut.iter().map(|b| b.thread));
        blocked = others;
    }
    blocked
}

/// A place in memory that something is wrong with.
#[derive(Clone, Debug, PartialEq)]
pub struct At {
    /// The object.
    pub prov: Prov,
    /// The first byte within it, or beside it.
    pub offset: i64,
    /// So many bytes; 0: as far as what begins there goes.
    pub len: u64,
    /// What stands for the place in the words of the end: who has the program's names puts these
    /// there.
    pub words: String,
}

/// The end of an execution with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// How.
    pub end: End,
    /// The thread that brought it about.
    pub thread: Tid,
    /// Its call stack, innermost first.
    pub stack: Vec<SiteId>,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident $code:literal $text:literal;)*) => {
        /// Undefined behaviour, by kind.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum Ub { $($(#[$doc])* #[doc = $text] $name,)* }

        impl Ub {
            /// Every kind.
            pub const ALL: &'static [Ub] = &[$(Ub::$name,)*];

            /// Its stable code.
            pub fn code(self) -> &'static str {
                match self { $(Ub::$name => $code,)* }
            }

            /// In a few words.
            pub fn describe(self) -> &'static str {
                match self { $(Ub::$name => $text,)* }
            }
        }
    };
}

kinds! {
    IllegalLocation "T0401" "the pointer points to an illegal location";
    OutOfBounds "T0402" "access outside the bounds of its object";
    UseAfterFree "T0403" "use of freed memory";
    UseAfterReturn "T0404" "use of a stack object that is dead";
    NullAccess "T0405" "access through a null pointer";
    Misaligned "T0406" "misaligned access";
    WriteToConstant "T0407" "write to constant memory";
    WriteInReadonly "T0408" "write in a function that may not write";
    DoubleFree "T0409" "memory freed twice";
    InvalidFree "T0410" "free of what malloc did not return";
    DivisionByZero "T0501" "division by zero";
    DivisionOverflow "T0502" "division overflows";
    BranchOnPoison "T0503" "branch on a poison value";
    BranchOnUndef "T0504" "branch on an undefined value";
    PoisonOperand "T0505" "poison where a value is needed";
    UndefDivisor "T0506" "undefined divisor";
    PoisonAddress "T0507" "poison used as an address";
    UndefAddress "T0508" "undefined value used as an address";
    PoisonOutput "T0509" "poison written to output";
    UndefOutput "T0510" "undefined bytes written to output";
    PoisonArgument "T0511" "an under-defined value where an argument or result must be defined";
    Unreachable "T0701" "execution reaches `unreachable`";
    BadCall "T0702" "call through a pointer that is no function";
    CallTypeMismatch "T0703" "call with another type than the function has";
    BadIndirectTarget "T0704" "indirectbr to what is none of its targets";
    AssumeViolated "T0705" "llvm.assume of what does not hold";
    ReturnFromNoreturn "T0706" "a noreturn function returns";
    BrokenPromise "T0707" "what an attribute promises does not hold";
    MutexMisuse "T0801" "misuse of a mutex";
    JoinMisuse "T0802" "misuse of pthread_join or pthread_detach";
    CondMisuse "T0803" "misuse of a condition variable";
    LibraryContract "T0804" "a library function's contract is broken";
    BarrierMisuse "T0805" "misuse of a barrier";
}

impl End {
    /// Its stable code; empty for an ordinary exit.
    pub fn code(&self) -> &'static str {
        match self {
            End::Exit(_) => "",
            End::AssertFailed { .. } => "T0101",
            End::Aborted | End::Terminated(_) => "T0102",
            End::Deadlock(_) => "T0201",
            End::Livelock => "T0202",
            End::Race(_) => "T0301",
            End::Ub { kind, .. } => kind.code(),
            End::Lost(_) => "T0411",
            End::StackOverflow { .. } => "T0601",
            End::NoStack => "T0602",
            End::OutOfMemory { .. } => "T0603",
            End::StepLimit(_) => "T0604",
            End::ThreadLimit(_) => "T0605",
            End::AssumeFailed => "T0606",
            End::Unsupported(_) => "T0901",
        }
    }

    /// Is this an error of the program?
    pub fn is_error(&self) -> bool {
        !matches!(
            self,
            End::Exit(_)
                | End::AssumeFailed
                | End::StepLimit(_)
                | End::ThreadLimit(_)
                | End::Unsupported(_)
                | End::OutOfMemory { .. }
        )
    }

    /// Undefined behaviour with its words, as rules raise it.
    pub fn ub(kind: Ub, detail: impl Into<String>) -> Stop {
        Box::new(End::Ub { kind, detail: detail.into(), at: None })
    }

    /// The same about a place in memory, which stands in the words as `At::words`.
    pub fn ub_at(kind: Ub, detail: impl Into<String>, at: At) -> Stop {
        Box::new(End::Ub { kind, detail: detail.into(), at: Some(Box::new(at)) })
    }

    /// What Tresse does not model, as rules raise it.
    pub fn unsupported(feature: impl Into<String>) -> Stop {
        Box::new(End::Unsupported(feature.into()))
    }
}

impl From<Ub> for Stop {
    fn from(kind: Ub) -> Stop {
        End::ub(kind, "")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_distinct() {
        let mut codes: Vec<_> = Ub::ALL.iter().map(|u| u.code()).collect();
        codes.sort_unstable();
        let n = codes.len();
        codes.dedup();
        assert_eq!(codes.len(), n);
    }
}
