//! Calls and returns: frames of the `continuation`, LangRef `call`, `ret`; K-LLVM §4.2 `stack`.

use super::arith::clip;
use super::{Cx, Flow, StepResult, VAGUE};
use crate::end::{End, Stop, Ub};
use crate::ids::FuncIdx;
use crate::interface::{Answer, Callee, Handler, call_of_missing, callee, check_type};
use crate::op::BY_POINTER;
use crate::ops::Scalar;
use crate::program::{Effects, Limits, List, Program, Reg, SigIdx};
use crate::request::{Request, RowArgs, Ty, Widths};
use crate::sync::{Call, Op, Waiter};
use crate::thread::{Frame, Thread, Waiting};
use crate::value::Value;
use smallvec::SmallVec;

/// Puts a frame for `func` on a thread's continuation. `limits`: what is said of the call; `None`:
/// nobody calls it.
fn push_frame(
    thread: &mut Thread,
    program: &Program,
    func: FuncIdx,
    ret: Reg,
    limits: Option<Limits>,
) -> Result<u32, Stop> {
    let stack = &mut thread.stack;
    // What the call itself takes, so that recursion without locals is bounded too.
    let needed = stack.used.saturating_add(program.frame_cost);
    if needed > stack.size {
        let end = if stack.size == 0 {
            End::NoStack
        } else {
            End::StackOverflow { size: stack.size, needed }
        };
        return Err(Box::new(end));
    }
    let base = thread.registers.len() as u32;
    let registers = base as usize + program.function(func).registers as usize;
    if (registers * size_of::<Value>()) as u64 > program.memory_limit {
        return Err(Box::new(End::OutOfMemory { limit: program.memory_limit }));
    }
    thread.blocks += 1;
    thread.serials += 1;
    let said = limits.unwrap_or(Limits::NONE);
    let flags = program.function(func).flags;
    let effects = flags.effects.and(said.effects);
    let caller = thread.continuation.last().filter(|_| limits.is_some());
    let has_own = |f: &Frame| {
        let has_locals = thread.stack.objects.len() > f.objects_before as usize;
        has_locals || program.function(f.func).is_vararg
    };
    let is_tail = said.is_tail && caller.is_some_and(has_own);
    let is_limited = effects.0 | Effects::LEAVE.0 != Effects::ALL.0
        || is_tail
        || caller.is_some_and(|f| f.is_limited);
    let is_restricted_by_effects =
        !effects.has(Effects::REST) || caller.is_some_and(|f| f.is_restricted_by_effects);
    let is_restricted =
        is_restricted_by_effects || is_tail || caller.is_some_and(|f| f.is_restricted);
    let stack = &mut thread.stack;
    let frame = Frame {
        func,
        pc: 0,
        base,
        ret,
        block: thread.blocks,
        stack_before: stack.used,
        counted_before: stack.counted,
        objects_before: stack.objects.len() as u32,
        progress: 0,
        serial: thread.serials,
        mark: 0,
        limits: Limits { effects, is_nounwind: said.is_nounwind || flags.is_nounwind, ..said },
        is_limited,
        is_restricted,
        is_restricted_by_effects,
        is_first: limits.is_none(),
    };
    (stack.used, stack.peak) = (needed, stack.peak.max(needed));
    thread.continuation.push(frame);
    blank(&mut thread.registers, registers);
    Ok(base)
}

/// Makes room for registers, up to so many in all. Those of the frame are poison before they are
/// written; a copy of such is faster than to write one after the other.
#[inline]
fn blank(registers: &mut Vec<Value>, end: usize) {
    const BLANK: [Value; 64] = [Value::POISON; 64];
    while registers.len() < end {
        let more = (end - registers.len()).min(BLANK.len());
        registers.extend_from_slice(&BLANK[..more]);
    }
}

/// Starts a thread in a function with these argument slots.
///
/// # Errors
/// The stack bound.
pub fn start(
    thread: &mut Thread,
    program: &Program,
    func: FuncIdx,
    args: &[Value],
) -> Result<(), Stop> {
    let base = push_frame(thread, program, func, Reg::NONE, None)? as usize;
    let n = args.len().min(program.function(func).param_slots as usize);
    thread.registers[base..base + n].copy_from_slice(&args[..n]);
    Ok(())
}

/// What a request answers to the program: the number of an error as the program has it.
pub(super) fn as_told(program: &Program, request: &Request, answer: Value) -> Value {
    match request {
        Request::Call(call) if call.op.answers_error() => {
            Value { bits: program.errors.of(answer.bits), ..answer }
        }
        _ => answer,
    }
}

/// Delivers the result of a performed request to the thread that waits for it.
pub fn complete_request(thread: &mut Thread, program: &Program, value: Value) {
    if let Some(Waiting::Request(request, dst, width)) = thread.waiting.take()
        && let Some(frame) = thread.continuation.last_mut()
    {
        frame.pc += 1;
        if dst != Reg::NONE {
            let value = as_told(program, &request, value);
            thread.registers[(frame.base + dst.0) as usize] = clip(value, width);
        }
    }
}

impl<H: Handler> Cx<'_, H> {
    /// LangRef, `call` of code.
    pub(super) fn step_call(
        &mut self,
        func: FuncIdx,
        dst: Reg,
        args: List,
        limits: Limits,
    ) -> StepResult {
        self.call(func, dst, args, limits)?;
        Ok(Flow::Switch)
    }

    /// The same; the new frame is on top.
    #[inline]
    pub(super) fn call(
        &mut self,
        func: FuncIdx,
        dst: Reg,
        args: List,
        limits: Limits,
    ) -> Result<(), Stop> {
        self.save(self.thread.steps);
        if self.program.function(func).flags.is_norecurse {
            self.check_recursion(func)?;
        }
        let base = push_frame(self.thread, self.program, func, dst, Some(limits))? as usize;
        let list = self.func.list(args);
        for (i, &arg) in list.iter().enumerate() {
            self.thread.registers[base + i] = self.slot(arg).by_words();
        }
        Ok(())
    }

    /// LangRef, `call` through a pointer: it must be a function's address, of the function's type.
    pub(super) fn step_call_ptr(&mut self, ptr: Reg, dst: Reg, call: u32) -> StepResult {
        let info = self.func.calls[call as usize];
        let ptr = self.get(ptr);
        self.need(ptr, Ub::PoisonAddress, Ub::UndefAddress)?;
        match callee(self.program, &ptr) {
            None => Err(End::ub(Ub::BadCall, format!("the pointer is {:#x}", ptr.bits))),
            Some(Callee::Missing(index)) => Err(call_of_missing(self.program, index)),
            Some(Callee::Row(row)) => self.step_call_row(row, dst, info.args, info.limits),
            Some(Callee::Code(func)) => {
                let target = self.program.function(func);
                // A function that takes variable arguments as well gets them as such.
                let flat = info.unprototyped.filter(|_| target.signature != info.signature);
                let (given, args) = flat.unwrap_or((info.signature, info.args));
                let mut passed = (args, dst);
                if target.signature != given {
                    let name = target.name.strip_prefix(BY_POINTER).unwrap_or(&target.name);
                    let what = || format!("the pointer is to `{name}`");
                    check_type(self.program, func, given, what)?;
                    passed = self.as_taken(func, given, args, dst);
                }
                let (args, dst) = passed;
                for slot in &target.noundef {
                    let reg = self.func.list(args)[*slot as usize];
                    self.need(self.get(reg), Ub::PoisonArgument, Ub::PoisonArgument)?;
                }
                self.step_call(func, dst, args, info.limits)
            }
        }
    }

    /// What a function of another type takes of the arguments, and where its result goes, if it
    /// has one and somebody takes it.
    fn as_taken(&mut self, func: FuncIdx, given: SigIdx, args: List, dst: Reg) -> (List, Reg) {
        let program = self.program;
        let function = program.function(func);
        let signature = |sig: SigIdx| &program.signatures[sig.0 as usize];
        let args = List { len: args.len.min(function.param_slots), ..args };
        let Some(widths) = signature(given).undefined_result(signature(function.signature)) else {
            return (args, dst);
        };
        for (i, width) in widths.enumerate().filter(|_| dst != Reg::NONE) {
            self.set(dst.plus(i as u32), program.undefined(width));
        }
        (args, Reg::NONE)
    }

    /// A library function that is one request.
    pub(super) fn step_call_row(
        &mut self,
        row: u32,
        dst: Reg,
        args: List,
        limits: Limits,
    ) -> StepResult {
        let row = self.program.rows[row as usize];
        let (bits, c) = (self.program.pointer_bits, self.program.c);
        let values: Vec<Value> = self.func.list(args).iter().map(|&r| self.get(r)).collect();
        if values.len() < row.params.len() {
            return Err(End::ub(
                Ub::CallTypeMismatch,
                format!("`{}` takes {} arguments", row.name, row.params.len()),
            ));
        }
        for (value, ty) in values.iter().zip(row.params) {
            let may_be_undef = *ty == Ty::Raw || (self.program.undef_is_zero && !value.is_poison());
            if !may_be_undef && value.is_vague() {
                return Err(End::unsupported(VAGUE));
            }
            if !may_be_undef && !value.is_defined() {
                return Err(End::ub(Ub::PoisonArgument, format!("of `{}`", row.name)));
            }
        }
        let mut request = (row.run)(&RowArgs { args: &values, pointer_bits: bits, c })
            .map_err(|what| End::ub(Ub::LibraryContract, format!("`{}`: {what}", row.name)))?;
        if let Request::Sleep { from: Some(_), nanoseconds, is_until } = &request {
            // The clock shows no less than a thread has slept in all.
            let slept = &mut self.thread.slept;
            let until = if *is_until { *nanoseconds } else { slept.saturating_add(*nanoseconds) };
            *slept = until.max(*slept);
        }
        if let (Request::Call(call), Some(last)) = (&request, values.last())
            && call.is_timed()
        {
            self.thread.until = last.bits;
        }
        if let Request::Nondet { among, .. } = &mut request {
            *among = self.program.classes.get(&self.func.site(self.pc)).cloned();
        }
        self.check_section(row, &request)?;
        self.check_request(row, &request, limits)?;
        if self.program.leaves_frames {
            self.check_thread_exit(&request)?;
        }
        if limits.is_tail {
            let passed = values.iter().zip(row.params).filter(|(_, ty)| **ty == Ty::Ptr);
            let pointers: Vec<Value> = passed.map(|(value, _)| *value).collect();
            self.check_tail_arguments(&pointers)?;
        }
        if let Request::Call(Call { op, .. }) = &mut request
            && let Op::Wait { may_leave, .. } | Op::Release(Waiter { may_leave, .. }) = op
        {
            *may_leave |= self.handler.wakes_spuriously();
        }
        let width = match row.ret {
            Ty::Void => return self.ask(request, Reg::NONE, 0),
            Ty::Int => c.int,
            // The request knows how wide its answer is.
            Ty::I64 | Ty::AnyInt => 64,
            Ty::Size | Ty::Ptr | Ty::Raw => bits,
        };
        self.ask(request, dst, width)
    }

    /// LangRef, `ret`. The stack objects of the function die (K-LLVM §4.2).
    pub(super) fn step_ret(&mut self, values: List) -> StepResult {
        if self.thread.continuation.len() == 1 && !self.func.flags.is_noreturn {
            return self.return_from_thread(values);
        }
        match self.return_to_caller(values)? {
            true => Ok(Flow::Switch),
            false => Ok(Flow::Wait(Waiting::Room, false)),
        }
    }

    /// The same where there is a caller, which is on top then. `false`: it has to wait.
    #[inline]
    pub(super) fn return_to_caller(&mut self, values: List) -> Result<bool, Stop> {
        let frame = &self.thread.continuation[self.thread.continuation.len() - 1];
        let (keep, used, counted) =
            (frame.objects_before, frame.stack_before, frame.counted_before);
        let (base, ret) = (frame.base as usize, frame.ret);
        if self.func.flags.is_noreturn {
            return Err(End::ub(Ub::ReturnFromNoreturn, format!("`{}`", self.func.name)));
        }
        self.uncount_locals(counted);
        let mut dying = SmallVec::<[u32; 8]>::new();
        if self.thread.stack.objects.len() > keep as usize {
            dying.extend_from_slice(&self.thread.stack.objects[keep as usize..]);
            let who = self.who(Reg::NONE);
            self.objects_die(&dying);
            let thread = &mut *self.thread;
            match self.handler.pop_stack(&mut thread.queues, &mut thread.stack, who, keep, used)? {
                Answer::Ready(()) => {}
                _ => return Ok(false),
            }
        } else {
            self.thread.stack.used = used;
        }
        let caller = self.thread.continuation.len() - 2;
        let caller_base = self.thread.continuation[caller].base as usize;
        if ret != Reg::NONE {
            let list = self.func.list(values);
            for (i, &reg) in list.iter().enumerate() {
                let value = self.slot(reg).by_words();
                self.thread.registers[caller_base + ret.0 as usize + i] = value;
            }
        }
        self.thread.registers.truncate(base);
        self.thread.continuation.pop();
        self.thread.continuation[caller].pc += 1;
        if !dying.is_empty() {
            self.handler.forget(self.thread, &dying);
        }
        Ok(true)
    }

    /// Locals in registers are gone, but for those that count so many bytes.
    #[inline]
    pub(super) fn uncount_locals(&mut self, left: u64) {
        if self.thread.stack.counted != left {
            self.handler.uncount_locals(&mut self.thread.stack, left);
        }
    }

    /// The start function returns: `main` into `exit` (C11 5.1.2.2.3), others into
    /// `pthread_exit` (POSIX `pthread_create`). Its locals are gone before handlers and destructors
    /// run (C11 6.2.4, and the note at 5.1.2.2.3). Its frame stays, below theirs.
    fn return_from_thread(&mut self, values: List) -> StepResult {
        let list = self.func.list(values);
        // Of no `main` and of no start function, but where calls go as in practice.
        let none = || self.program.undefined(self.program.pointer_bits);
        let value = list.first().map_or_else(none, |&r| self.get(r));
        let is_void = self.program.signatures[self.func.signature.0 as usize].ret.is_empty();
        if self.thread.id == 0 && !is_void {
            self.need_for(value, || "what `main` returns".into())?;
        }
        self.uncount_locals(0);
        if !self.thread.stack.objects.is_empty() {
            let who = self.who(Reg::NONE);
            self.objects_change();
            let thread = &mut *self.thread;
            let used = thread.stack.used;
            match self.handler.pop_stack(&mut thread.queues, &mut thread.stack, who, 0, used)? {
                Answer::Ready(()) => {}
                _ => return Ok(Flow::Wait(Waiting::Room, false)),
            }
        }
        if self.thread.id != 0 {
            if let Some(exit) = self.program.thread_exit {
                let base = push_frame(self.thread, self.program, exit, Reg::NONE, None)? as usize;
                self.thread.registers[base] = value;
                return Ok(Flow::Switch);
            }
            let request = Request::ThreadExit { value };
            return Ok(Flow::Wait(Waiting::Request(Box::new(request), Reg::NONE, 0), false));
        }
        let code = if is_void { 0 } else { value.bits as u32 };
        let Some(exit) = self.program.exit else {
            return self.ask(Request::ExitProcess { code, is_quick: false }, Reg::NONE, 0);
        };
        let base = push_frame(self.thread, self.program, exit, Reg::NONE, None)? as usize;
        self.thread.registers[base] = Value::int(u64::from(code));
        Ok(Flow::Switch)
    }
}

/// Does a row's signature fit a call's, with pointers of so many bits and C's types of these
/// widths?
pub(crate) fn fits(ty: Ty, scalar: Scalar, pointer_bits: u32, c: Widths) -> bool {
    match (ty, scalar) {
        (Ty::Int, Scalar::Int(n)) => n == c.int,
        (Ty::I64, Scalar::Int(64)) | (Ty::AnyInt, Scalar::Int(_)) => true,
        // A size, or a thread's number; wider than a pointer in IR that was compiled for wider ones
        // than the config's.
        (Ty::Size, Scalar::Int(n)) => {
            n == pointer_bits || n == c.long || n == 64 && pointer_bits < 64
        }
        (Ty::Ptr | Ty::Raw, Scalar::Ptr(n)) | (Ty::Raw, Scalar::Int(n)) => n == pointer_bits,
        _ => false,
    }
}
