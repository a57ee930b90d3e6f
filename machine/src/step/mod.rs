//! What an instruction does: the one place where instructions have meaning (DESIGN §3).
//!
//! A thread runs until it needs something outside its registers, then asks its
//! [`Handler`]. Nothing here touches memory or knows a memory model.
//!
//! Where a frame's `pc` stands: at the operation being executed; in callers, at their call. When a
//! request is [`Waiting::Request`] it stays there until the request is performed.

mod arith;
mod atomic;
mod call;
mod compiled;
mod control;
mod effects;
mod memory;
mod plain;
mod pointer;
mod promise;
mod quick;
mod refine;
mod running;
mod section;
mod unwind;

use crate::compiled::{Compiled, Context};
use crate::end::{End, Stop, Ub};
use crate::ids::{SiteId, Tid, arena_of};
use crate::interface::{Handler, Who, absolute};
use crate::ops::OpError;
use crate::program::{Ask, Func, Op, Program, Reg};
use crate::thread::{Thread, Waiting};
use crate::uses::each_register;
use crate::value::{Prov, Value, mask};
use smallvec::SmallVec;
use tresse_ir::ast::IntPred;

use crate::end::VAGUE;
pub(crate) use call::fits;
pub use call::{complete_request, start};

/// Slots of one operand.
pub(crate) type Slots = SmallVec<[Value; 4]>;

/// Why [`run`] came back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pause {
    /// The thread waits; `Thread::waiting` says for what.
    Waiting,
    /// The budget of operations is used up; the thread could go on.
    Budget,
}

/// What comes after an operation.
enum Flow {
    /// The next operation.
    Next,
    /// The operation at this place of the same function.
    Goto(u32),
    /// Another frame is on top now.
    Switch,
    /// The thread waits; the operation is done (`true`) or will be executed again (`false`).
    Wait(Waiting, bool),
}

type StepResult = Result<Flow, Stop>;

/// One thread at work in its top frame.
struct Cx<'a, H> {
    thread: &'a mut Thread,
    program: &'a Program,
    /// Compiled functions.
    compiled: Option<&'a Compiled>,
    func: &'a Func,
    handler: &'a mut H,
    base: usize,
    pc: u32,
    /// The frame may not do everything ([`effects`]).
    is_limited: bool,
    /// It may not access all memory.
    is_restricted: bool,
    /// What compiled code works on, once it is needed.
    context: Option<Box<Context>>,
}

/// Runs a thread until it waits or has executed `budget` operations, by compiled functions where
/// there are some.
///
/// # Errors
/// The end of the execution, when the thread brings it about.
pub fn run<H: Handler>(
    thread: &mut Thread,
    (program, compiled): (&Program, Option<&Compiled>),
    handler: &mut H,
    budget: u64,
) -> Result<Pause, Stop> {
    let limit = thread.steps.saturating_add(budget);
    let window = handler.window();
    let Some(frame) = thread.continuation.last() else { return Ok(Pause::Waiting) };
    let func = program.function(frame.func);
    let (base, pc, context) = (frame.base as usize, frame.pc, None);
    let (is_limited, is_restricted) = (frame.is_limited, frame.is_restricted);
    let mut cx = Cx {
        thread,
        program,
        compiled,
        func,
        handler,
        base,
        pc,
        is_limited,
        is_restricted,
        context,
    };
    let result = cx.run_frames(limit, window);
    if let (Some(context), Some(compiled)) = (cx.context, compiled) {
        compiled.count(context.executed);
    }
    result
}

impl<H: Handler> Cx<'_, H> {
    /// Runs the top frame, and those that come after it, until the thread pauses.
    fn run_frames(&mut self, limit: u64, window: u32) -> Result<Pause, Stop> {
        let mut steps = self.thread.steps;
        loop {
            let known = if window == 0 { self.stretch(&mut steps, limit) } else { Ok(None) };
            let flow = match known {
                Ok(Some(flow)) => Ok(flow),
                Err(stop) => Err(stop),
                Ok(None) => {
                    let func = self.func;
                    let Some(op) = func.code.get(self.pc as usize) else {
                        bug!("control leaves the code of `{}`", func.name)
                    };
                    if steps >= limit {
                        self.save(steps);
                        return Ok(Pause::Budget);
                    }
                    steps += 1;
                    if window > 0
                        && !self.thread.queues.read_back.is_empty()
                        && self.needs_pending(op, window)
                    {
                        self.save(steps - 1);
                        self.thread.waiting = Some(Waiting::ReadBack);
                        return Ok(Pause::Waiting);
                    }
                    if self.context.is_some() { self.step_forgetting(op) } else { self.step(op) }
                }
            };
            match flow {
                Ok(Flow::Next) => self.pc += 1,
                Ok(Flow::Goto(pc)) => self.pc = pc,
                Ok(Flow::Switch) => {
                    self.thread.steps = steps;
                    if self.thread.continuation.is_empty() {
                        return Ok(Pause::Waiting);
                    }
                    self.enter_frame();
                }
                Ok(Flow::Wait(waiting, is_done)) => {
                    self.pc += u32::from(is_done);
                    self.save(steps);
                    self.thread.waiting = Some(waiting);
                    return Ok(Pause::Waiting);
                }
                Err(stop) => {
                    self.save(steps);
                    if self.func.flags.is_null_valid && is_null_access(&stop) {
                        return Err(End::unsupported("memory at null (`null_pointer_is_valid`)"));
                    }
                    return Err(stop);
                }
            }
        }
    }

    /// One operation, after which what compiled code knows of objects may be so no more.
    #[inline(never)]
    fn step_forgetting(&mut self, op: &Op) -> StepResult {
        let place = self.handler.place_of_objects(self.thread.id);
        let is_alone = self.handler.is_alone(&self.thread.queues);
        let local = match *op {
            Op::Scope { ptr, .. } => self.get(ptr).prov,
            _ => Prov::NONE,
        };
        let flow = self.step(op);
        let none = [Prov::NONE; 2];
        let these = match *op {
            // A new object changes no other one, if these stay where they are.
            Op::Alloca { .. } if place == self.handler.place_of_objects(self.thread.id) => none,
            // Of code, and not of the library: that does at once what it can.
            Op::CallPtr { .. } if matches!(flow, Ok(Flow::Switch)) => none,
            // With others it may be done piece by piece, and show them pointers.
            Op::Copy { dst, src, .. } if is_alone => [self.get(dst).prov, self.get(src).prov],
            Op::Set { dst, .. } if is_alone => [self.get(dst).prov, Prov::NONE],
            // Another object may have taken its place.
            Op::Scope { ptr, .. } if is_alone => [local, self.get(ptr).prov],
            ref op if !may_change_objects(op) => none,
            _ => {
                self.objects_change();
                return flow;
            }
        };
        if let Some(context) = &mut self.context {
            these.into_iter().for_each(|prov| context.forget(prov));
        }
        flow
    }

    /// Nothing is known of objects any more.
    pub(super) fn objects_change(&mut self) {
        if let Some(context) = &mut self.context {
            context.forget_all();
        }
    }

    /// Stack objects of this thread with these slots are about to die.
    fn objects_die(&mut self, slots: &[u32]) {
        if let Some(context) = &mut self.context {
            context.forget_own(arena_of(self.thread.id), |slot, _| slots.contains(&slot));
        }
    }

    /// Another frame is on top.
    #[inline]
    fn enter_frame(&mut self) {
        let Some(frame) = self.thread.continuation.last() else { return };
        self.func = self.program.function(frame.func);
        (self.base, self.pc) = (frame.base as usize, frame.pc);
        (self.is_limited, self.is_restricted) = (frame.is_limited, frame.is_restricted);
    }

    /// Out of order, must the operation wait for `read_back` (K-LLVM §4.2)? It must when a register
    /// that it reads or writes is unavailable, when it leaves the function with loads of its frame
    /// pending, and when it is one load more than the window allows.
    fn needs_pending(&self, op: &Op, window: u32) -> bool {
        let pending = &self.thread.queues.read_back;
        let frame = self.thread.continuation.last().map_or(0, |f| f.serial);
        match op {
            Op::Ret { .. } if pending.iter().any(|p| p.frame == frame) => return true,
            Op::Frames { ask: Ask::Land | Ask::Jump, .. } => return true,
            Op::Load { .. } | Op::Rmw { .. } | Op::CmpXchg { .. }
                if pending.len() as u32 >= window =>
            {
                return true;
            }
            _ => {}
        }
        let mut found = false;
        for op in self.ops_of(op) {
            each_register(self.program, self.func, op, &mut |_, reg| {
                found |= self.get(reg).is_unavailable()
            });
        }
        found
    }

    /// Writes the program counter and step count back into the thread.
    fn save(&mut self, steps: u64) {
        self.thread.steps = steps;
        if let Some(frame) = self.thread.continuation.last_mut() {
            frame.pc = self.pc;
        }
    }

    /// One operation.
    #[inline(always)]
    fn step(&mut self, op: &Op) -> StepResult {
        match *op {
            Op::Move { dst, src } => self.set(dst, self.get(src)),
            Op::Int { op, flags, width, dst, a, b } => {
                return self.step_int(op, flags, u32::from(width), dst, a, b);
            }
            Op::ICmp { pred, flags, width, dst, a, b } => {
                self.step_icmp(pred, flags, width, dst, a, b)
            }
            Op::Load { dst, ptr, offset, total, len, width, align, ordering } => {
                if op.pieces().is_some() {
                    return self.step_load_wide(op);
                }
                let at = self.at(ptr, offset, total, len, width, align, ordering);
                return self.step_load(dst, at);
            }
            Op::Store { src, ptr, offset, total, len, width, align, ordering } => {
                if op.pieces().is_some() {
                    return self.step_store_wide(op);
                }
                let at = self.at(ptr, offset, total, len, width, align, ordering);
                return self.step_store(src, at);
            }
            Op::Jump { to } => return self.enter_block(to),
            Op::Branch { cond, then, other } => return self.step_branch(cond, then, other),
            Op::GepConst { dst, base, offset, flags } => {
                return self.step_gep_const(dst, base, offset, flags);
            }
            Op::GepScaled { dst, base, index, width, scale, flags } => {
                return self.step_gep_scaled(dst, base, index, u32::from(width), scale, flags);
            }
            Op::Cast { op, nuw, nsw, nneg, from, to, dst, src } => {
                let flags = tresse_ir::ast::Flags { nuw, nsw, nneg, ..Default::default() };
                return self.step_cast(op, flags, from, to, dst, src);
            }
            Op::Call { func, dst, args, limits } => return self.step_call(func, dst, args, limits),
            Op::Ret { values } => return self.step_ret(values),
            Op::Alloca { dst, info } => return self.step_alloca(dst, info),
            Op::Promoted { dst, fill, info } => return self.step_promoted(dst, fill, info),
            Op::Select { dst, cond, a, b, slots } => {
                return self.step_select(dst, cond, a, b, slots);
            }
            _ => return self.step_rare(op),
        }
        Ok(Flow::Next)
    }

    /// The operations that are no part of a hot loop.
    #[inline(never)]
    fn step_rare(&mut self, op: &Op) -> StepResult {
        match *op {
            Op::IntWide { op, flags, width, dst, a, b } => {
                self.step_int_wide(op, flags, width, dst, a, b)
            }
            Op::Float { op, flags, kind, dst, a, b } => self.step_float(op, flags, kind, dst, a, b),
            Op::FNeg { kind, flags, dst, a } => self.step_fneg(kind, flags, dst, a),
            Op::FCmp { pred, flags, kind, dst, a, b } => {
                self.step_fcmp(pred, flags, kind, dst, a, b)
            }
            Op::Freeze { dst, src, width, is_dependent } => {
                self.step_freeze(dst, src, width, is_dependent)
            }
            Op::Intrinsic { id, call, dst } => self.step_intrinsic(id, call, dst),
            Op::Repack { dst, src, repack } => self.step_repack(dst, src, repack),
            Op::NoUndef { src } => self.step_no_undef(src),
            Op::Matters { src } => self.step_matters(src),
            Op::Expose { src } => self.step_expose(src),
            Op::Recover { dst, src, loaded } => self.step_recover(dst, src, loaded),
            Op::Relative { dst, base, src } => self.step_relative(dst, base, src),
            Op::Promise { dst, src, promise } => self.step_promise(dst, src, promise),
            Op::ExtractLane { dst, vector, index, lanes, slots } => {
                self.step_extract_lane(dst, vector, index, lanes, slots)
            }
            Op::InsertLane { dst, value, index, lanes, slots } => {
                self.step_insert_lane(dst, value, index, lanes, slots)
            }
            Op::Rmw { .. } => self.step_rmw(op),
            Op::CmpXchg { .. } => self.step_cmpxchg(op),
            Op::Fence { ordering } => self.step_fence(ordering),
            Op::Copy { dst, src, len, temp, is_move, is_tail } => {
                self.step_copy(dst, src, len, temp, is_move, is_tail)
            }
            Op::Set { dst, byte, len, is_tail } => self.step_set(dst, byte, len, is_tail),
            Op::ThreadLocal { dst, index } => {
                self.set(dst, self.handler.thread_local(self.thread.id, index));
                Ok(Flow::Next)
            }
            Op::StackSave { dst } => self.step_stack_save(dst),
            Op::Section { dst, bound } => self.step_section(dst, bound),
            Op::Visible => self.step_visible(),
            Op::Frames { ask, dst, args } => self.step_frames(ask, dst, args),
            Op::StackRestore { src } => self.step_stack_restore(src),
            Op::Scope { ptr, edge, addresses } => self.step_scope(ptr, edge, addresses),
            Op::Switch { value, table } => self.step_switch(value, table),
            Op::IndirectBr { address, table } => self.step_indirect_br(address, table),
            Op::CallPtr { ptr, dst, call } => self.step_call_ptr(ptr, dst, call),
            Op::CallRow { row, dst, args, limits } => self.step_call_row(row, dst, args, limits),
            Op::Unreachable => Err(Ub::Unreachable.into()),
            Op::Assume { cond } => self.step_assume(cond),
            Op::Unsupported { text } => {
                Err(End::unsupported(self.program.texts[text as usize].clone()))
            }
            Op::Mismatch { text } => {
                Err(End::ub(Ub::CallTypeMismatch, self.program.texts[text as usize].clone()))
            }
            // LangRef, `llvm.trap`.
            Op::Trap => {
                let what = "a trap, which compilers put where the behaviour is undefined (a \
                            missing `return`, say)";
                Err(Box::new(End::Terminated(what.into())))
            }
            ref op => Err(End::unsupported(format!("the operation {op:?}"))),
        }
    }

    /// An operand's first slot.
    #[inline]
    fn get(&self, reg: Reg) -> Value {
        *self.slot(reg)
    }

    #[inline]
    fn slot(&self, reg: Reg) -> &Value {
        match reg.is_const() {
            true => &self.func.consts[(reg.0 & !Reg::CONST) as usize],
            false => &self.thread.registers[self.base + reg.0 as usize],
        }
    }

    /// An operand's slots.
    fn slots(&self, reg: Reg, n: u32) -> Slots {
        (0..n).map(|i| self.get(reg.plus(i))).collect()
    }

    /// An operation takes these for numbers. Where one is the address of an object of the thread's
    /// own, whoever takes threads for the same has to know: such addresses differ between threads.
    /// What an operation gives has the provenance of its operands, so the first operation on such
    /// a number is enough to be seen.
    #[inline]
    fn note_numbers(&mut self, values: &[Value]) {
        if values.iter().fold(0, |all, v| all | v.prov.word()) != 0 {
            self.note_addresses(values);
        }
    }

    #[cold]
    fn note_addresses(&mut self, values: &[Value]) {
        note_addresses(self.handler, self.thread.id, values);
    }

    /// The same for two operands that are compared.
    #[inline]
    fn note_compared(&mut self, pred: IntPred, width: u32, a: Value, b: Value) {
        if a.prov.word() | b.prov.word() != 0 {
            note_compared(self.handler, self.program, self.thread.id, pred, width, a, b);
        }
    }

    /// Sets a register.
    #[inline]
    fn set(&mut self, reg: Reg, value: Value) {
        self.thread.registers[self.base + reg.0 as usize] = value;
    }

    /// Sets a run of registers.
    fn set_slots(&mut self, reg: Reg, values: &[Value]) {
        let start = self.base + reg.0 as usize;
        self.thread.registers[start..start + values.len()].copy_from_slice(values);
    }

    /// Who asks, for a request whose result goes to `dst`.
    #[inline]
    fn who(&self, dst: Reg) -> Who {
        let frame = &self.thread.continuation[self.thread.continuation.len() - 1];
        Who {
            thread: self.thread.id,
            block: frame.block,
            func: frame.func,
            pc: self.pc,
            frame: frame.serial,
            dst: absolute(frame.base, dst),
            caller: if self.func.is_library { self.caller() } else { SiteId::NONE },
        }
    }

    /// Where the program has called the library.
    #[cold]
    fn caller(&self) -> SiteId {
        let calls = self.thread.continuation.iter().rev().skip(1);
        let mut sites = calls.map(|f| (self.program.function(f.func), f.pc));
        let call = sites.find(|(func, _)| !func.is_library);
        call.map_or(SiteId::NONE, |(func, pc)| func.site(pc))
    }

    /// A value where one is needed: a number with no doubt about it.
    ///
    /// # Errors
    /// `poison` when it is poison, `undef` when it has undefined bits (but see `undef: Zero`).
    #[inline]
    fn need(&self, value: Value, poison: Ub, undef: Ub) -> Result<u64, Stop> {
        if value.undef == 0 && value.prov < Prov::UNAVAILABLE {
            return Ok(value.bits);
        }
        if value.is_poison() {
            Err(poison.into())
        } else if self.program.undef_is_zero {
            Ok(value.bits)
        } else if value.is_vague() {
            Err(End::unsupported(VAGUE))
        } else {
            Err(undef.into())
        }
    }

    /// All bits of an address.
    fn address_mask(&self) -> u64 {
        mask(self.program.pointer_bits)
    }
}

fn note_addresses<H: Handler>(handler: &mut H, thread: Tid, values: &[Value]) {
    let own = arena_of(thread);
    if values.iter().any(|v| v.prov.is_object() && v.prov.arena() == own) {
        handler.note_number();
    }
}

/// A thread compares what may be addresses. It does not depend on the thread whether one is null or
/// that of another object, nor which of two in its own memory is larger. The same is in
/// `compiled/integer.rs`.
#[inline]
fn note_compared<H: Handler>(
    handler: &mut H,
    program: &Program,
    thread: Tid,
    pred: IntPred,
    width: u32,
    a: Value,
    b: Value,
) {
    let is_null = |v: Value| v.bits == 0 && v.prov == Prov::NONE;
    let are_objects = a.prov.is_object() && b.prov.is_object();
    let is_same_for_all = match pred {
        IntPred::Eq | IntPred::Ne => are_objects || is_null(a) || is_null(b),
        _ => are_objects && a.prov.arena() == b.prov.arena(),
    };
    if width != program.pointer_bits || !is_same_for_all {
        note_addresses(handler, thread, &[a, b]);
    }
}

/// May the operation change objects in ways that nobody else says to compiled code?
#[inline]
fn may_change_objects(op: &Op) -> bool {
    !matches!(
        op,
        Op::Move { .. }
            | Op::Int { .. }
            | Op::IntWide { .. }
            | Op::ICmp { .. }
            | Op::Float { .. }
            | Op::FNeg { .. }
            | Op::FCmp { .. }
            | Op::Cast { .. }
            | Op::Select { .. }
            | Op::Freeze { .. }
            | Op::Intrinsic { .. }
            | Op::Repack { .. }
            | Op::NoUndef { .. }
            | Op::Matters { .. }
            | Op::Promise { .. }
            | Op::ThreadLocal { .. }
            | Op::Ret { .. }
            | Op::ExtractLane { .. }
            | Op::InsertLane { .. }
            | Op::GepConst { .. }
            | Op::GepScaled { .. }
            | Op::Jump { .. }
            | Op::Branch { .. }
            | Op::Switch { .. }
            | Op::Assume { .. }
    )
}

fn is_null_access(stop: &Stop) -> bool {
    matches!(**stop, End::Ub { kind: Ub::NullAccess, .. })
}

impl From<OpError> for Stop {
    fn from(error: OpError) -> Stop {
        match error {
            OpError::Ub(kind) => kind.into(),
            OpError::Unsupported(what) => End::unsupported(what),
        }
    }
}
