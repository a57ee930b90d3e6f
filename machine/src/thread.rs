//! A thread (K-LLVM §4.2, Fig. 4): `continuation`, `registers`, bounded `stack`, `flags`,
//! `curr_inst`, `to_commit`, `read_back`.

use crate::end::{End, Stop};
use crate::heap::Heap;
use crate::ids::{FuncIdx, SiteId};
pub use crate::ids::{Key, Tid};
use crate::joined::Joined;
use crate::ops::Scalar;
use crate::program::{FunctionFlags, Limits, Program, Reg};
use crate::race::Race;
use crate::request::Request;
use crate::value::{Prov, Value};
use smallvec::SmallVec;
use tresse_ir::ast::RmwOp;
use tresse_memmodels::{Access, Order};
use triomphe::Arc;

/// One activation in a thread's `continuation`.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The running function.
    pub func: FuncIdx,
    /// The next operation of its code.
    pub pc: u32,
    /// Its first register.
    pub base: u32,
    /// Where the caller wants the result (first slot, in the caller's registers).
    pub ret: Reg,
    /// Number of the dynamic basic block that is being executed.
    pub block: u64,
    /// `stack` use before this frame, in bytes.
    pub stack_before: u64,
    /// What locals in registers count as memory that are older than this frame.
    pub counted_before: u64,
    /// How many of the thread's stack objects are older than this frame.
    pub objects_before: u32,
    /// How far an operation that takes several requests has come (bytes copied, parts done).
    pub progress: u64,
    /// Identity of the activation among those of the thread: for pending loads.
    pub serial: u64,
    /// The number by which `longjmp` finds it; 0: it has none.
    pub mark: u32,
    /// What it may do, by its own attributes and those of the call.
    pub limits: Limits,
    /// It, or a function that has called it, may not do everything.
    pub is_limited: bool,
    /// The same of plain accesses to memory: there is some that it may not access so.
    pub is_restricted: bool,
    /// Not only locals of those that have called by `tail call`.
    pub is_restricted_by_effects: bool,
    /// It was called by nobody: a start function, or what comes after one has returned.
    pub is_first: bool,
}

/// The bounded stack of a thread (K-LLVM §4.2): it grows down from `top`.
#[derive(Clone, Debug, Default)]
pub struct Stack {
    /// One past the highest address.
    pub top: u64,
    /// The bound in bytes.
    pub size: u64,
    /// Bytes in use, frames' own cost included.
    pub used: u64,
    /// The smallest bound with which the thread would have come here: the most that was held
    /// against it.
    pub peak: u64,
    /// Bytes of live memory that are locals in registers ([`Program::counts_locals`]).
    pub counted: u64,
    /// Slots of the live stack objects in the thread's arena, oldest first.
    pub objects: Vec<u32>,
}

impl Stack {
    /// Takes room for an object (K-LLVM §4.2); its address. Of locals in registers the same is in
    /// `compiled/operation.rs`.
    ///
    /// # Errors
    /// The stack bound.
    pub fn reserve(&mut self, size: u64, align: u64) -> Result<u64, Stop> {
        let overflow = |needed| Box::new(End::StackOverflow { size: self.size, needed });
        let align = align.max(1);
        let used = self
            .used
            .checked_add(size.max(1))
            .and_then(|n| n.checked_add(align))
            .ok_or_else(|| overflow(u64::MAX))?;
        let base = self.top.saturating_sub(self.used.saturating_add(size.max(1))) & !(align - 1);
        if used > self.size {
            return Err(overflow(used));
        }
        self.used = self.top - base;
        self.peak = self.peak.max(used);
        Ok(base)
    }
}

/// What a committed operation does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// A read.
    Read,
    /// A write of this value.
    Write(Value),
    /// An atomic read-modify-write.
    Update {
        /// What it does.
        op: RmwOp,
        /// Type of the value.
        scalar: Scalar,
        /// The operand.
        operand: Value,
    },
    /// An atomic compare-and-exchange.
    Exchange {
        /// What the location must hold.
        expected: Value,
        /// What it then gets.
        new: Value,
        /// It may fail for no reason.
        is_weak: bool,
        /// The width in bits that is compared.
        width: u32,
        /// Its order when it fails.
        failure: Order,
        /// It could have stored while it waited, right before a write that would have hidden that
        /// (`races/exchange.rs`).
        is_overwritten: bool,
    },
    /// A fence.
    Fence,
}

/// Updates that commute: two of one family do the same in either order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Additions and subtractions.
    Sum,
    /// `or`.
    Or,
    /// `and`.
    And,
    /// `xor`.
    Xor,
    /// `max`.
    Max,
    /// `min`.
    Min,
    /// `umax`.
    UMax,
    /// `umin`.
    UMin,
}

impl Effect {
    /// The family of an update that commutes with others. Only of whole bytes, and numbers.
    pub fn family(&self) -> Option<Family> {
        let Effect::Update { op, scalar: Scalar::Int(8 | 16 | 32 | 64), operand } = self else {
            return None;
        };
        let family = match op {
            RmwOp::Add | RmwOp::Sub => Family::Sum,
            RmwOp::Or => Family::Or,
            RmwOp::And => Family::And,
            RmwOp::Xor => Family::Xor,
            RmwOp::Max => Family::Max,
            RmwOp::Min => Family::Min,
            RmwOp::UMax => Family::UMax,
            RmwOp::UMin => Family::UMin,
            _ => return None,
        };
        operand.is_plain().then_some(family)
    }
}

/// An operation in `to_commit` or `mem_op_list` (K-LLVM Fig. 7 `write(Key, Addr, Size, Bytes)`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemOp {
    /// The instruction.
    pub key: Key,
    /// Where in the program, for reports.
    pub site: SiteId,
    /// Where the program has called the library, if that is where.
    pub caller: SiteId,
    /// What the memory model sees.
    pub access: Access,
    /// The whole access that this operation is a piece of.
    pub whole: Access,
    /// What it does.
    pub effect: Effect,
    /// How many operations share the key (`Size` in the paper's rules).
    pub size: u32,
    /// The object, with its generation.
    pub prov: Prov,
    /// Which read this is, to be found in `read_back`.
    pub ticket: u32,
    /// Bits of the piece that a race has made undefined.
    pub raced: u64,
}

impl MemOp {
    /// Where, and where the program has called the library if that is where: a call stack as far as
    /// it is known.
    pub fn stack(&self) -> Vec<SiteId> {
        if self.caller == SiteId::NONE { vec![self.site] } else { vec![self.site, self.caller] }
    }

    /// Is it a piece of an atomic access that is wider than a value ([`crate::wide`])?
    #[inline]
    pub fn is_piece(&self) -> bool {
        self.whole.len > self.access.len && self.access.order.is_atomic()
    }

    /// The order with which it reads what makes it an error. Of an exchange that compares undefined
    /// bits nobody can tell whether it fails (LangRef, `cmpxchg`): it may read what it may with
    /// either of its orders, and with one that is not `seq_cst` that is more.
    pub fn order_if_wrong(&self) -> Order {
        match self.effect {
            Effect::Exchange { failure, .. } if self.access.order == Order::Sc => failure,
            _ => self.access.order,
        }
    }

    /// Is it at an object, or does it have a pointer to that?
    pub(crate) fn mentions(&self, prov: Prov) -> bool {
        self.prov == prov
            || match &self.effect {
                Effect::Read | Effect::Fence => false,
                Effect::Write(value) | Effect::Update { operand: value, .. } => value.prov == prov,
                Effect::Exchange { expected, new, .. } => expected.prov == prov || new.prov == prov,
            }
    }

    /// Where in the program's own code.
    pub fn user_site(&self) -> SiteId {
        if self.caller == SiteId::NONE { self.site } else { self.caller }
    }
}

/// A pending read: from being queued until its last byte is back (K-LLVM `readBack`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReadBack {
    /// Names the read within the thread.
    pub ticket: u32,
    /// Identity of the frame that wants it.
    pub frame: u64,
    /// Absolute register.
    pub dst: u32,
    /// Width in bits that the register takes.
    pub width: u32,
    /// Bytes that came back so far; missing ones are 0.
    pub got: Joined,
    /// How many pieces are still to come.
    pub missing: u32,
    /// [`crate::interface::At::is_copy`].
    pub is_copy: bool,
    /// A number that is wider than a pointer: if it has bytes of several pointers, or of one and
    /// something else, these are exposed as `ptrtoint` does.
    pub exposes: bool,
    /// Number of bytes of the read.
    pub len: u32,
    /// Offset of its first byte within the object.
    pub start: u64,
    /// For `cmpxchg`: the success bit, which the next register takes.
    pub flag: Option<bool>,
}

/// The two queues between a thread and the cache.
#[derive(Debug, Default)]
pub struct Queues {
    /// Operations that wait to be committed, in program order.
    pub to_commit: SmallVec<[MemOp; 1]>,
    /// Reads whose value is not yet in its register.
    pub read_back: SmallVec<[ReadBack; 2]>,
    /// The next ticket.
    pub next_ticket: u32,
    /// What the thread wrote before this ticket is in memory; kept where writes do not keep their
    /// order (`races/publish.rs`).
    pub published: u32,
    /// The heap that the thread has got and has not given back itself. What others free of it still
    /// counts, and so does what waits for hazard pointers: when that goes depends on them.
    pub heap: Heap,
}

impl Clone for Queues {
    /// In one piece each, with room for one more operation where the queue is on the heap anyway.
    fn clone(&self) -> Queues {
        let len = self.to_commit.len();
        let mut to_commit = SmallVec::with_capacity(if len > 1 { len + 1 } else { len });
        to_commit.extend_from_slice(&self.to_commit);
        Queues { to_commit, read_back: SmallVec::from_slice(&self.read_back), ..*self }
    }
}

impl Queues {
    /// All that the thread has written is in memory: a moment in its life, as each operation is.
    pub fn publish(&mut self) {
        self.next_ticket = self.next_ticket.wrapping_add(1);
        self.published = self.next_ticket;
    }
}

/// Why a thread does not go on by itself.
#[derive(Clone, Debug, PartialEq, Hash)]
pub enum Waiting {
    /// For a value that `read_back` will bring.
    ReadBack,
    /// For room in `to_commit`.
    Room,
    /// For a request to be performed; its result goes to the register.
    Request(Box<Request>, Reg, u32),
}

/// Where a thread is in its atomic sections (`step/section.rs`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Section {
    /// How deep it is in them.
    pub depth: u32,
    /// It has done in there what others can see.
    pub is_seen: bool,
}

/// A thread.
#[derive(Clone, Debug)]
pub struct Thread {
    /// Its number.
    pub id: Tid,
    /// Activations, the running one last.
    pub continuation: SmallVec<[Frame; 2]>,
    /// Registers of all activations; a frame's start at its `base`.
    pub registers: Vec<Value>,
    /// The bounded stack.
    pub stack: Stack,
    /// `to_commit` and `read_back`.
    pub queues: Queues,
    /// Dynamic blocks started so far.
    pub blocks: u64,
    /// Activations started so far.
    pub serials: u64,
    /// Activations so far that `longjmp` can find.
    pub marks: u32,
    /// Why it does not go on, if it does not.
    pub waiting: Option<Waiting>,
    /// It has ended (its final state is in `GlobalControl`).
    pub is_finished: bool,
    /// It is in a block that the program need not go through ([`Request::Optional`]): the execution
    /// ends with the block, and another one goes past it.
    pub is_aside: bool,
    /// IR operations that it has executed.
    pub steps: u64,
    /// Nanoseconds that it has slept: for engines that drive threads, and have what the clock shows
    /// to a thread by what happens before. Others have one clock (`control.rs`).
    pub slept: u64,
    /// When its last wait with a time is up, in nanoseconds: for runs, in which time passes while
    /// nobody else can go on. It tells no states apart.
    pub until: u64,
    /// Its atomic sections.
    pub section: Section,
    /// The last race of a load of the thread that the compiler has added ([`Race::speculated`]).
    pub raced: Option<Box<Race>>,
}

impl Thread {
    /// A thread with an empty continuation.
    pub fn new(id: Tid, top: u64, size: u64) -> Thread {
        Thread {
            id,
            continuation: SmallVec::new(),
            registers: Vec::new(),
            stack: Stack { top, size, ..Stack::default() },
            queues: Queues::default(),
            blocks: 0,
            serials: 0,
            marks: 0,
            waiting: None,
            is_finished: false,
            is_aside: false,
            steps: 0,
            slept: 0,
            until: 0,
            section: Section::default(),
            raced: None,
        }
    }

    /// The thread, which waits with a request, waits with this one from now on.
    pub(crate) fn wait_with(&mut self, request: Request) {
        match &mut self.waiting {
            Some(Waiting::Request(waiting, ..)) => **waiting = request,
            other => bug!("thread {} waits with no request: {other:?}", self.id),
        }
    }

    /// A copy without what is in `to_commit`.
    pub fn unqueued(&self) -> Thread {
        Thread {
            id: self.id,
            continuation: self.continuation.clone(),
            registers: self.registers.clone(),
            stack: self.stack.clone(),
            queues: Queues {
                to_commit: SmallVec::new(),
                read_back: self.queues.read_back.clone(),
                ..self.queues
            },
            blocks: self.blocks,
            serials: self.serials,
            marks: self.marks,
            waiting: self.waiting.clone(),
            is_finished: self.is_finished,
            is_aside: self.is_aside,
            steps: self.steps,
            slept: self.slept,
            until: self.until,
            section: self.section,
            raced: self.raced.clone(),
        }
    }

    /// As [`Thread::unqueued`], in the room of a thread that nobody needs any more.
    pub(crate) fn copy_unqueued(&mut self, from: &Thread) {
        // In full, so that a new field is not forgotten here.
        let Thread {
            id,
            continuation,
            registers,
            stack,
            queues,
            blocks,
            serials,
            marks,
            waiting,
            is_finished,
            is_aside,
            steps,
            slept,
            until,
            section,
            raced,
        } = from;
        copy_inline(&mut self.continuation, continuation);
        self.registers.clone_from(registers);
        self.stack.objects.clone_from(&stack.objects);
        (self.stack.top, self.stack.size) = (stack.top, stack.size);
        (self.stack.used, self.stack.peak) = (stack.used, stack.peak);
        self.stack.counted = stack.counted;
        self.queues.to_commit.clear();
        copy_inline(&mut self.queues.read_back, &queues.read_back);
        (self.queues.next_ticket, self.queues.published) = (queues.next_ticket, queues.published);
        self.queues.heap = queues.heap;
        (self.id, self.blocks, self.serials, self.steps) = (*id, *blocks, *serials, *steps);
        (self.is_finished, self.is_aside, self.section) = (*is_finished, *is_aside, *section);
        (self.marks, self.slept, self.until) = (*marks, *slept, *until);
        self.waiting.clone_from(waiting);
        self.raced.clone_from(raced);
    }

    /// The paper's `currInst`: dynamic block number and instruction number.
    pub fn curr_inst(&self, program: &Program) -> (u64, u32) {
        self.continuation
            .last()
            .map_or((0, 0), |f| (f.block, program.function(f.func).inst_number(f.pc)))
    }

    /// The paper's `flags`: those of the running function.
    pub fn flags(&self, program: &Program) -> FunctionFlags {
        self.continuation.last().map(|f| program.function(f.func).flags).unwrap_or_default()
    }

    /// The paper's `registers`, by name: the first slot of a local variable of the running
    /// function.
    pub fn register(&self, program: &Program, name: &str) -> Option<Value> {
        let frame = self.continuation.last()?;
        let (_, reg) = program.function(frame.func).locals.iter().find(|(n, _)| n == name)?;
        self.registers.get((frame.base + reg.0) as usize).copied()
    }

    /// The call stack as sites, innermost first.
    pub fn call_stack(&self, program: &Program) -> Vec<SiteId> {
        self.continuation.iter().rev().map(|f| program.function(f.func).site(f.pc)).collect()
    }
}

/// Threads that nobody needs any more: room for copies. A search that goes back and forth makes a
/// copy for each event.
#[derive(Debug, Default)]
pub(crate) struct Spares(Vec<Arc<Thread>>);

/// So many spare threads are kept: a search seldom goes back further at once.
const SPARES: usize = 32;

impl Clone for Spares {
    /// A copy has none.
    fn clone(&self) -> Spares {
        Spares::default()
    }
}

impl Spares {
    /// Takes a thread, if it can be used.
    pub(crate) fn keep(&mut self, thread: Arc<Thread>) {
        if Arc::is_unique(&thread) && self.0.len() < SPARES {
            self.0.push(thread);
        }
    }

    /// [`Thread::unqueued`], in the room of a spare thread if there is one.
    pub(crate) fn copy(&mut self, thread: &Thread) -> Arc<Thread> {
        let Some(mut copy) = self.0.pop() else { return Arc::new(thread.unqueued()) };
        Arc::make_mut(&mut copy).copy_unqueued(thread);
        copy
    }
}

/// Makes one list hold what another holds, in the room that it has.
fn copy_inline<A: smallvec::Array<Item: Copy>>(to: &mut SmallVec<A>, from: &SmallVec<A>) {
    to.clear();
    match from.len() {
        0 => {}
        1 => to.push(from[0]),
        _ => to.extend_from_slice(from),
    }
}

/// The order of an access as the memory models name it.
pub fn order(ordering: tresse_ir::ast::Ordering) -> Order {
    use tresse_ir::ast::Ordering;
    match ordering {
        Ordering::NotAtomic => Order::Na,
        Ordering::Unordered => Order::Unordered,
        Ordering::Monotonic => Order::Rlx,
        Ordering::Acquire => Order::Acq,
        Ordering::Release => Order::Rel,
        Ordering::AcqRel => Order::AcqRel,
        Ordering::SeqCst => Order::Sc,
    }
}
