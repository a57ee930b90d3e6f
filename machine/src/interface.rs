//! How threads ask and memory answers (DESIGN §3; VIR21's events and handlers).
//!
//! The instruction rules in [`crate::step`] never touch memory: they call a [`Handler`], which
//! answers [`Answer::Ready`], or [`Answer::Pending`] when the result will come later. Engines
//! differ only in their handler.

use crate::end::{End, Stop, Ub};
use crate::ids::{CONSTANTS, FuncIdx, Key, SiteId, Tid};
use crate::known::Known;
use crate::program::{Edge, Program, Reg, SigIdx, Target, unknown_function};
use crate::request::{CmpXchg, Request, Rmw};
use crate::thread::{Queues, Stack, Thread};
use crate::update::Values;
use crate::value::{Prov, Value};
use smallvec::SmallVec;
use tresse_ir::ast::Ordering;

/// Objects that the bytes of a number point to.
pub type Pointees = SmallVec<[Prov; 4]>;

/// What a handler says to a request.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Answer<T> {
    /// Done, with this result.
    Ready(T),
    /// Taken; the result will be delivered to the register.
    Pending,
    /// Not taken, there is no room: ask again later.
    Retry,
}

impl<T> Answer<T> {
    /// The same answer with another result.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Answer<U> {
        match self {
            Answer::Ready(result) => Answer::Ready(f(result)),
            Answer::Pending => Answer::Pending,
            Answer::Retry => Answer::Retry,
        }
    }
}

/// A handler's answer, or the end of the execution.
pub type Reply<T> = Result<Answer<T>, Stop>;

/// Who asks: the thread and the operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Who {
    /// The thread.
    pub thread: Tid,
    /// The dynamic block.
    pub block: u64,
    /// The function.
    pub func: FuncIdx,
    /// The operation within it.
    pub pc: u32,
    /// Identity of the frame.
    pub frame: u64,
    /// Absolute register for the result.
    pub dst: u32,
    /// Where the program has called the library, if it is the library that asks.
    pub caller: SiteId,
}

impl Who {
    /// The paper's `Key` of the instruction.
    pub fn key(&self, program: &Program) -> Key {
        Key {
            thread: self.thread,
            block: self.block,
            inst: program.function(self.func).inst_number(self.pc),
        }
    }

    /// Where in the program.
    pub fn site(&self, program: &Program) -> SiteId {
        program.function(self.func).site(self.pc)
    }
}

/// The place of an access.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct At {
    /// The pointer.
    pub ptr: Value,
    /// Offset of this piece from the pointer.
    pub offset: u32,
    /// Bytes of this piece, 1 to 8.
    pub len: u32,
    /// Bytes of the whole access.
    pub total: u32,
    /// Alignment that the instruction promises for the pointer, as a power of two.
    pub align: u8,
    /// Width in bits of the value.
    pub width: u32,
    /// Ordering.
    pub ordering: Ordering,
    /// A read of bytes that are only copied: its value is poison where one value cannot say what
    /// each of them is, as they are of several pointers, or poison in part.
    pub is_copy: bool,
}

/// A piece of an atomic access.
#[derive(Clone, Copy, Debug)]
pub struct Piece<T> {
    /// Who asks.
    pub who: Who,
    /// Where.
    pub at: At,
    /// What.
    pub op: T,
}

/// Memory, the other threads, and the world, as one thread sees them.
pub trait Handler {
    /// Reads `at.len` bytes.
    fn load(&mut self, queues: &mut Queues, who: Who, at: At) -> Reply<Value>;
    /// Writes `at.len` bytes.
    fn store(&mut self, queues: &mut Queues, who: Who, at: At, value: Value) -> Reply<()>;
    /// The same of an atomic access in several pieces, which takes effect as one
    /// ([`crate::wide`]): what each has found.
    fn load_wide(&mut self, _queues: &mut Queues, _pieces: &[Piece<()>]) -> Reply<Values> {
        Err(End::unsupported("atomic accesses of more than 64 bits"))
    }
    /// As [`Handler::load_wide`], with what each piece writes.
    fn store_wide(&mut self, _queues: &mut Queues, _pieces: &[Piece<Value>]) -> Reply<()> {
        Err(End::unsupported("atomic accesses of more than 64 bits"))
    }
    /// Atomically replaces, in one piece or several; the result is what each has found.
    fn rmw(&mut self, queues: &mut Queues, pieces: &[Piece<Rmw>]) -> Reply<Values>;
    /// Atomically compares and exchanges, in one piece or several; the result is what each has
    /// found, and whether all have stored, or none.
    fn cmpxchg(&mut self, queues: &mut Queues, pieces: &[Piece<CmpXchg>]) -> Reply<(Values, bool)>;
    /// A fence.
    fn fence(&mut self, queues: &mut Queues, who: Who, ordering: Ordering) -> Reply<()>;
    /// Copies at once where nobody else can see it; `None`: go piece by piece.
    fn copy(
        &mut self,
        queues: &mut Queues,
        who: Who,
        dst: Value,
        src: Value,
        len: u64,
    ) -> Result<Option<()>, Stop>;
    /// Fills at once where nobody else can see it; `None`: go piece by piece.
    fn fill(
        &mut self,
        queues: &mut Queues,
        who: Who,
        dst: Value,
        byte: Value,
        len: u64,
    ) -> Result<Option<()>, Stop>;
    /// A new stack object of the thread.
    fn alloca(&mut self, stack: &mut Stack, who: Who, size: u64, align: u64)
    -> Result<Value, Stop>;
    /// The stack objects from number `keep` on die, and `used` bytes stay in use. `Retry` while
    /// `to_commit` still has to do with them.
    fn pop_stack(
        &mut self,
        queues: &mut Queues,
        stack: &mut Stack,
        who: Who,
        keep: u32,
        used: u64,
    ) -> Reply<()>;
    /// A new stack object is dead until its scope begins.
    fn close_scope(&mut self, _object: &Value) {}
    /// The scope of a stack object begins or ends. What is given is the object that takes its
    /// place, if one does. `Retry` while `to_commit` still has to do with it. `is_held`: a register
    /// may have its address that is not going to have that of the other one.
    fn scope(
        &mut self,
        _queues: &mut Queues,
        _stack: &mut Stack,
        _who: Who,
        _object: Prov,
        _edge: Edge,
        _is_held: bool,
    ) -> Reply<Option<Prov>> {
        Ok(Answer::Ready(None))
    }
    /// Are names of objects used again, where no pointer to the last one of that name is left?
    fn uses_names_again(&self) -> bool {
        false
    }
    /// May a register of a function be read from this operation on?
    fn is_live(&self, _func: FuncIdx, _pc: u32, _register: u32) -> bool {
        true
    }
    /// The thread has left the function that these stack objects were of, by their slots.
    fn forget(&mut self, _thread: &Thread, _slots: &[u32]) {}
    /// Are both addresses within a live object of the value's provenance (getelementptr inbounds)?
    fn are_in_bounds(&self, ptr: &Value, first: u64, second: u64) -> bool;
    /// LangRef, `dereferenceable`: can so many bytes be loaded, as far as no other thread may have
    /// freed the object?
    fn is_dereferenceable(&self, ptr: &Value, bytes: u64) -> bool {
        let end = ptr.bits.checked_add(bytes);
        end.is_some_and(|end| self.are_in_bounds(ptr, ptr.bits, end))
    }
    /// May plain accesses to memory that no other thread can see be answered at once
    /// ([`Handler::peek`], [`Handler::poke`])?
    fn is_direct(&self) -> bool {
        false
    }
    /// May all plain accesses be, as nobody else is there? It stays so while the thread asks for
    /// nothing but these.
    fn is_alone(&self, _queues: &Queues) -> bool {
        false
    }
    /// What a plain load of `len` bytes at `offset` bytes behind the pointer gives, aligned as
    /// [`At::align`] has it, if it is an access that may be answered at once. Otherwise nothing is
    /// said: [`Handler::load`] has the answer.
    fn peek(&self, _: &Value, _offset: u32, _len: u32, _align: u8, _alone: bool) -> Option<Value> {
        None
    }
    /// The same with a store. `false`: it is not done.
    #[allow(clippy::too_many_arguments)]
    fn poke(
        &mut self,
        _: &Queues,
        _: &Value,
        _offset: u32,
        _len: u32,
        _align: u8,
        _alone: bool,
        _value: Value,
    ) -> bool {
        false
    }
    /// The object of a provenance, if [`Handler::peek`] gives what it holds, for code of the host.
    fn known(&mut self, _: Prov, _alone: bool) -> Option<Known> {
        None
    }
    /// Where the host has the objects of a thread, for the same: a new one may move them.
    fn place_of_objects(&self, _thread: Tid) -> usize {
        0
    }
    /// Where live memory is counted, and how much of it there may be, for the same.
    fn live_memory(&mut self) -> Option<(&mut u64, u64)> {
        None
    }
    /// A local that is kept in a register takes its place on the stack, and counts as memory if the
    /// program says so.
    ///
    /// # Errors
    /// The bound on the stack, or on live memory.
    fn promoted(&mut self, stack: &mut Stack, size: u64, align: u64) -> Result<(), Stop> {
        stack.reserve(size, align).map(|_| ())
    }
    /// Locals in registers are gone, but for those that count so many bytes.
    fn uncount_locals(&mut self, _: &mut Stack, _left: u64) {}
    /// The bytes of an access that was just answered with a value, each by itself; `None` where
    /// they are not kept so.
    fn bytes_at(&self, _at: &At) -> Option<SmallVec<[Value; 8]>> {
        None
    }
    /// Are the bytes of an access of several kinds now ([`Prov::differs`])?
    fn is_mixed(&self, _at: &At) -> bool {
        false
    }
    /// The objects that the bytes of an access point to now, if these are not all of one pointer;
    /// empty where pointers that are made from numbers go by what numbers carry.
    fn pointees_at(&self, _at: &At) -> Pointees {
        Pointees::new()
    }
    /// Is what a pending access brings back put together of values, elsewhere?
    fn answers_values(&self) -> bool {
        false
    }
    /// Does it matter that an address has become a number (`int_provenance: Exposed`)?
    fn exposes(&self) -> bool {
        false
    }
    /// The thread computes with the address of an object of its own as a number.
    fn note_number(&mut self) {}
    /// `ptrtoint`: the address of what the pointer points to is a number now.
    fn expose(&mut self, _queues: &Queues, _thread: Tid, _pointer: &Value) {}
    /// Does [`Handler::expose`] change nothing, of a pointer with this provenance?
    fn is_exposed(&self, _thread: Tid, _prov: Prov) -> bool {
        false
    }
    /// Is a number the address of an object that the thread has exposed, and not of this one?
    fn is_of_another(&self, _thread: Tid, _number: u64, _prov: Prov) -> bool {
        false
    }
    /// `inttoptr`: the pointer that a number makes.
    ///
    /// # Errors
    /// It is not known which object it is to.
    fn recover(&mut self, _thread: Tid, number: Value) -> Result<Value, Stop> {
        Ok(number)
    }
    /// The thread's instance of a thread-local variable.
    fn thread_local(&self, thread: Tid, index: u32) -> Value;
    /// May a wait on a condition variable end for no reason (`spurious_wakeups`)?
    fn wakes_spuriously(&self) -> bool;
    /// May threads go on past pending loads, and past how many?
    fn window(&self) -> u32;
    /// Anything else.
    fn request(&mut self, queues: &mut Queues, who: Who, request: Request) -> Reply<Value>;
}

/// What indirect calls find behind a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// Code.
    Code(FuncIdx),
    /// A library row.
    Row(u32),
    /// A function that no module defines, or that is an operation: the number of its function
    /// object.
    Missing(usize),
}

/// A call of what no module defines, by the number of its function object.
pub fn call_of_missing(program: &Program, target: usize) -> Stop {
    let (name, _, what) = &program.targets[target];
    End::unsupported(match what {
        Target::Builtin => format!("a call of `{name}` through a pointer"),
        _ => unknown_function(&format!("`{name}`")),
    })
}

/// Register absolute in its thread, for results that are not wanted.
pub const NO_REGISTER: u32 = u32::MAX;

/// The absolute register for `dst` in a frame that starts at `base`.
#[inline]
pub fn absolute(base: u32, dst: Reg) -> u32 {
    if dst == Reg::NONE { NO_REGISTER } else { base + dst.0 }
}

/// LangRef, `call`: a call must be of the function's type.
///
/// # Errors
/// It is of another one, and that does not do all the same (`call_types`); `what` is called: the
/// sentence goes on with what the types do not show.
pub fn check_type(
    program: &Program,
    func: FuncIdx,
    given: SigIdx,
    what: impl FnOnce() -> String,
) -> Result<(), Stop> {
    let signature = |sig: SigIdx| &program.signatures[sig.0 as usize];
    let (function, own) = (program.function(func), program.function(func).signature);
    let is_fit = || {
        program.calls_in_practice && signature(given).is_fit_for(signature(own))
            || function.is_library && signature(given).has_types_of(signature(own))
    };
    match own == given || is_fit() {
        true => Ok(()),
        false => {
            let more = signature(given).hidden_difference(signature(own));
            Err(End::ub(Ub::CallTypeMismatch, what() + &more))
        }
    }
}

/// The function that a function pointer names.
pub fn callee(program: &Program, ptr: &Value) -> Option<Callee> {
    if !ptr.is_defined() || !ptr.prov.is_object() || ptr.prov.arena() != CONSTANTS {
        return None;
    }
    let index = (ptr.prov.slot() as usize).checked_sub(program.constants.len())?;
    let (_, address, target) = program.targets.get(index)?;
    match target {
        _ if *address != ptr.bits => None,
        Target::Code(f) => Some(Callee::Code(*f)),
        Target::Row(r) => Some(Callee::Row(*r)),
        Target::Missing | Target::Builtin => Some(Callee::Missing(index)),
    }
}
