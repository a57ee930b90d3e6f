//! A program with library calls before it is text: a tree that can be changed anywhere and is still
//! a program. What is left out of it (an initialiser, a thread) makes it a wrong program at most,
//! not one that cannot be written down; so it can be drawn carelessly, and made smaller.

use tresse_memmodels::Order;

/// A program: what there is in memory, and what runs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Code {
    /// Regions of memory.
    pub blocks: Vec<Block>,
    /// Functions: `main` first.
    pub bodies: Vec<Body>,
    /// Global integers.
    pub vars: usize,
    /// Global pointers.
    pub slots: usize,
}

/// Where a block lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Home {
    Global,
    Heap,
    /// In the frame of the function that makes it.
    Stack,
    /// Each thread has its own.
    Tls,
}

/// A region of memory with objects in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Where it lies.
    pub home: Home,
    /// `calloc`, not `malloc`.
    pub is_zeroed: bool,
    /// Its objects.
    pub parts: Vec<Part>,
}

impl Block {
    /// Bytes of the block.
    pub fn size(&self) -> u32 {
        let end = |p: &Part| p.offset + p.kind.size();
        self.parts.iter().map(end).max().unwrap_or(0).max(4).next_multiple_of(8)
    }
}

/// An object in a block. Two of them may share memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it is.
    pub kind: Kind,
    /// Bytes from the start of the block.
    pub offset: u32,
    /// What a static initialiser says of it, in a global block.
    pub word: u32,
}

/// What an object is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    Mutex,
    Spin,
    Cond,
    Barrier,
    Once,
    RwLock,
    Sem,
    Int,
    Ptr,
}

impl Kind {
    /// Bytes on x86-64, as Linux has them.
    pub fn size(self) -> u32 {
        match self {
            Kind::Mutex => 40,
            Kind::Cond => 48,
            Kind::RwLock => 56,
            Kind::Barrier | Kind::Sem => 32,
            Kind::Spin | Kind::Once | Kind::Int => 4,
            Kind::Ptr => 8,
        }
    }

    /// Where the word is that a static initialiser sets.
    pub fn word(self) -> u32 {
        if self == Kind::Mutex { 16 } else { 0 }
    }
}

/// An object, by its block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Ref {
    pub block: usize,
    pub part: usize,
}

/// An integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// A global one.
    Var(usize),
    /// One in a block.
    Part(Ref),
}

/// A pointer in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// A global one.
    Global(usize),
    /// One in a block.
    Part(Ref),
}

/// A function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Body {
    /// Who calls it.
    pub role: Role,
    /// The block that its argument points to.
    pub argument: Option<usize>,
    /// What becomes of what it has recorded.
    pub result: Out,
    /// What it does.
    pub stmts: Vec<Stmt>,
}

/// Who calls a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Role {
    Main,
    /// `pthread_create`.
    Thread,
    /// `thrd_create`.
    C11,
    /// `pthread_once`, `atexit`, or another function.
    Proc,
    /// Another function, which gives its result back.
    Function,
}

/// What becomes of what a function has recorded, at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Out {
    /// It is stored to a variable of the function's own.
    Global,
    /// It is the function's result.
    Return,
    /// Nothing; the result points to this block.
    Block(usize),
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Value {
    Const(u32),
    /// The last result.
    Result,
    /// A local variable, and so much more.
    Local(usize, u32),
}

/// What is asked of the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Test {
    Always,
    Is(u32),
    Not(u32),
    Below(u32),
    From(u32),
    /// One of these bits is set.
    Some(u32),
    /// None of them is.
    None(u32),
}

impl Test {
    /// What holds if and only if this does not.
    pub fn opposite(self) -> Test {
        match self {
            Test::Always => Test::Below(0),
            Test::Is(n) => Test::Not(n),
            Test::Not(n) => Test::Is(n),
            Test::Below(n) => Test::From(n),
            Test::From(n) => Test::Below(n),
            Test::Some(n) => Test::None(n),
            Test::None(n) => Test::Some(n),
        }
    }
}

/// What is done with a local variable, which is 0 at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Local {
    /// It becomes a constant.
    Set(u32),
    /// It becomes the result.
    Keep,
    /// The result becomes it.
    Get,
    /// It is one more. The result becomes it.
    Count,
    /// The result becomes 1 if the two are the same, otherwise 0.
    Same,
    /// It is the state of an automaton, one of four, and the result modulo 3 a letter. Two bits for
    /// each of both say which state is next. The result becomes it.
    Next(u32),
}

/// What an update does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Update {
    Add(u32),
    Sub(u32),
    Or(u32),
    Swap(u32),
    Exchange { expected: u32, new: u32 },
}

/// How an object is initialised at run time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Init {
    /// By its function: a mutex of this kind (by an attribute if it is not 0), a barrier for so
    /// many threads, a semaphore of this value.
    Call(u32),
    /// By C11's.
    C11(u32),
    /// All bytes are zero but its word.
    Assign(u32),
}

/// How a pointer is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Publish {
    Store(Order),
    Swap(Order),
    /// If there is none yet.
    Exchange(Order),
}

/// A library call on one object. Its result is the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Call {
    MutexLock,
    MutexTry,
    MutexTimed,
    MutexUnlock,
    MutexDestroy,
    SpinLock,
    SpinTry,
    SpinUnlock,
    SpinDestroy,
    CondWait,
    CondTimed,
    CondSignal,
    CondBroadcast,
    CondDestroy,
    BarrierWait,
    BarrierDestroy,
    ReadLock,
    ReadTry,
    ReadTimed,
    WriteLock,
    WriteTry,
    WriteTimed,
    RwUnlock,
    RwDestroy,
    SemWait,
    SemTry,
    SemTimed,
    SemPost,
    SemValue,
    SemDestroy,
}

impl Call {
    /// POSIX's name, and C11's where there is one.
    pub fn names(self) -> (&'static str, Option<&'static str>) {
        match self {
            Call::MutexLock => ("pthread_mutex_lock", Some("mtx_lock")),
            Call::MutexTry => ("pthread_mutex_trylock", Some("mtx_trylock")),
            Call::MutexTimed => ("pthread_mutex_timedlock", Some("mtx_timedlock")),
            Call::MutexUnlock => ("pthread_mutex_unlock", Some("mtx_unlock")),
            Call::MutexDestroy => ("pthread_mutex_destroy", None),
            Call::SpinLock => ("pthread_spin_lock", None),
            Call::SpinTry => ("pthread_spin_trylock", None),
            Call::SpinUnlock => ("pthread_spin_unlock", None),
            Call::SpinDestroy => ("pthread_spin_destroy", None),
            Call::CondWait => ("pthread_cond_wait", Some("cnd_wait")),
            Call::CondTimed => ("pthread_cond_timedwait", Some("cnd_timedwait")),
            Call::CondSignal => ("pthread_cond_signal", Some("cnd_signal")),
            Call::CondBroadcast => ("pthread_cond_broadcast", Some("cnd_broadcast")),
            Call::CondDestroy => ("pthread_cond_destroy", None),
            Call::BarrierWait => ("pthread_barrier_wait", None),
            Call::BarrierDestroy => ("pthread_barrier_destroy", None),
            Call::ReadLock => ("pthread_rwlock_rdlock", None),
            Call::ReadTry => ("pthread_rwlock_tryrdlock", None),
            Call::ReadTimed => ("pthread_rwlock_timedrdlock", None),
            Call::WriteLock => ("pthread_rwlock_wrlock", None),
            Call::WriteTry => ("pthread_rwlock_trywrlock", None),
            Call::WriteTimed => ("pthread_rwlock_timedwrlock", None),
            Call::RwUnlock => ("pthread_rwlock_unlock", None),
            Call::RwDestroy => ("pthread_rwlock_destroy", None),
            Call::SemWait => ("sem_wait", None),
            Call::SemTry => ("sem_trywait", None),
            Call::SemTimed => ("sem_timedwait", None),
            Call::SemPost => ("sem_post", None),
            Call::SemValue => ("sem_getvalue", None),
            Call::SemDestroy => ("sem_destroy", None),
        }
    }

    /// Has it a time, after which it gives up?
    pub fn is_timed(self) -> bool {
        let timed =
            [Call::MutexTimed, Call::CondTimed, Call::ReadTimed, Call::WriteTimed, Call::SemTimed];
        timed.contains(&self)
    }

    /// Does it take a mutex as well?
    pub fn is_wait(self) -> bool {
        matches!(self, Call::CondWait | Call::CondTimed)
    }

    /// Does it give up where it would have to wait, or look at an object that may be in use? Where
    /// memory has a history the machine sees the newest state only (`docs/limitations.md`).
    pub fn is_probe(self) -> bool {
        let probes = [
            Call::MutexTry,
            Call::MutexTimed,
            Call::MutexDestroy,
            Call::SpinTry,
            Call::SpinDestroy,
            Call::RwDestroy,
            Call::SemTry,
            Call::SemTimed,
            Call::SemValue,
            Call::SemDestroy,
            Call::BarrierDestroy,
            Call::CondTimed,
            Call::CondDestroy,
        ];
        probes.contains(&self) || self.names().0.starts_with("pthread_rwlock")
    }
}

/// What is wanted of a thread's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Want {
    Nothing,
    /// It is recorded.
    Record,
    /// It points to this block.
    Block(usize),
}

/// What a thread does next. *The result* of a function is a register of it: what a read has read,
/// what a call has answered.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Stmt {
    /// An integer becomes the result.
    Read { at: At, order: Order },
    /// A store.
    Write { at: At, order: Order, value: Value },
    /// An atomic update; what was there becomes the result.
    Update { at: At, order: Order, how: Update },
    /// A plain read, and a plain write of one more. What was there becomes the result.
    Bump { at: At },
    /// A fence.
    Fence(Order),
    /// The result is noted; all notes together come out at the end.
    Record,
    /// A library call. `mutex`: of a wait.
    Call { call: Call, at: Ref, mutex: Option<Ref>, is_c11: bool },
    /// An object is initialised.
    Init { at: Ref, how: Init },
    /// `pthread_once`, `call_once`.
    Once { at: Ref, body: usize, is_c11: bool },
    /// If the result is this.
    If { equals: u32, then: Vec<Stmt>, otherwise: Vec<Stmt> },
    /// Until an integer has a value.
    While { at: At, order: Order, until: u32, body: Vec<Stmt> },
    /// Round and round, until somebody leaves.
    Loop(Vec<Stmt>),
    /// The loop is left, if the result is so.
    Leave(Test),
    /// The loop begins again, if the result is so.
    Again(Test),
    /// If the result is so.
    When { test: Test, then: Vec<Stmt>, otherwise: Vec<Stmt> },
    /// A local variable.
    Local { local: usize, how: Local },
    /// An exchange as C has it: what is expected is in a local variable, which becomes what is
    /// found if that is something else. The result is 1 if it succeeds, otherwise 0.
    Try { at: At, orders: [Order; 2], is_weak: bool, expected: usize, new: Value },
    /// Until the result is this, and so often at most.
    Tries { times: u32, until: u32, body: Vec<Stmt> },
    /// The block is made, or its address taken.
    Make(usize),
    /// `free`.
    Free(usize),
    /// `realloc`.
    Grow(usize),
    /// A pointer to a block is stored.
    Publish { block: usize, slot: Slot, how: Publish },
    /// A pointer is read. If there is one, it points to this block from here on. `waits`: until
    /// there is one; `takes`: the slot is empty after that.
    Take { block: usize, slot: Slot, order: Order, waits: bool, takes: bool, then: Vec<Stmt> },
    /// A function is called.
    Invoke(usize),
    /// A function is called, and its result is the result.
    Ask(usize),
    /// A thread is created; its number is kept in a handle.
    Create { handle: usize, body: usize, argument: Option<usize>, is_detached: bool },
    /// A thread is joined.
    Join { handle: usize, want: Want, is_c11: bool },
    /// A thread is detached.
    Detach { handle: usize, is_c11: bool },
    /// The thread ends here.
    ThreadExit,
    /// The process ends here.
    Exit(u32),
    /// A function for `exit` to call.
    AtExit(usize),
    /// `abort`, if the result is something else.
    Assert(u32),
    /// `__VERIFIER_assume`: the result is this.
    Assume(u32),
    /// `__VERIFIER_assume`: the result is so.
    Suppose(Test),
    /// `sched_yield`.
    Yield,
}

impl Stmt {
    /// The statements in it.
    pub fn inner(&self) -> [&[Stmt]; 2] {
        match self {
            Stmt::If { then, otherwise, .. } | Stmt::When { then, otherwise, .. } => {
                [then, otherwise]
            }
            Stmt::While { body, .. } | Stmt::Tries { body, .. } | Stmt::Loop(body) => [body, &[]],
            Stmt::Take { then, .. } => [then, &[]],
            _ => [&[], &[]],
        }
    }

    /// The lists of statements in it.
    pub fn inner_mut(&mut self) -> Vec<&mut Vec<Stmt>> {
        match self {
            Stmt::If { then, otherwise, .. } | Stmt::When { then, otherwise, .. } => {
                vec![then, otherwise]
            }
            Stmt::While { body, .. } | Stmt::Tries { body, .. } | Stmt::Loop(body) => vec![body],
            Stmt::Take { then, .. } => vec![then],
            _ => Vec::new(),
        }
    }
}

impl Code {
    /// Every statement, those within others too, with its function.
    pub fn stmts(&self) -> Vec<(usize, &Stmt)> {
        let mut out = Vec::new();
        for (body, function) in self.bodies.iter().enumerate() {
            each(&function.stmts, &mut |stmt| out.push((body, stmt)));
        }
        out
    }

    /// The object that a reference names.
    pub fn part(&self, at: Ref) -> Part {
        self.blocks[at.block].parts[at.part]
    }

    /// Does a thread other than `main` create one? Numbers of threads depend on who is first then.
    pub fn has_creators(&self) -> bool {
        self.stmts().iter().any(|(body, stmt)| *body > 0 && matches!(stmt, Stmt::Create { .. }))
    }

    /// Does a call look at an object without waiting for it?
    pub fn has_probes(&self) -> bool {
        let is_probe = |stmt: &Stmt| match stmt {
            Stmt::Call { call, .. } => call.is_probe(),
            Stmt::Init { how, .. } => !matches!(how, Init::Assign(_)),
            _ => false,
        };
        self.stmts().iter().any(|(_, stmt)| is_probe(stmt))
    }
}

fn each<'a>(stmts: &'a [Stmt], visit: &mut impl FnMut(&'a Stmt)) {
    for stmt in stmts {
        visit(stmt);
        stmt.inner().into_iter().for_each(|inner| each(inner, visit));
    }
}
