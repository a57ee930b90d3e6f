//! Where compiled code is entered, and what it asks for (`crate::compiled`).

use super::Cx;
use super::plain::{cast, fcmp, float, fneg, integer_of_defined, math, promised, select, word};
use super::quick::{
    Around, Left, compare_pointers, expose, gep_const, gep_scaled, load, promoted, store,
};
use crate::compiled::{Code, Context, Entry, Run, Why, not_here};
use crate::ids::arena_of;
use crate::interface::Handler;
use crate::known::Known;
use crate::op::Op;
use crate::quick::{Kind, Quick};
use crate::value::{Prov, Value, mask};

/// Operations that are executed before it is looked at whether the function is compiled by now.
const LOOK: u64 = 1 << 14;

/// Bytes of the host's stack, at most, for frames of compiled functions that call each other.
const DEPTH: usize = 1 << 18;

impl<'a, H: Handler> Cx<'a, H> {
    /// The same within one frame by compiled code, if there is some for what comes next; it may be
    /// that it can go on later.
    #[inline]
    pub(super) fn compiled_frame(
        &mut self,
        steps: &mut u64,
        limit: u64,
    ) -> (Option<Left>, Option<&'a Code>) {
        let Some(compiled) = self.compiled else { return (None, None) };
        let Some(frame) = self.thread.continuation.last() else { return (None, None) };
        match compiled.code(frame.func) {
            Some(code) => match code.entry(self.pc as usize) {
                // Where it cannot go on the interpreter has a while before it is asked again.
                Some(entry) => (self.run_compiled(entry, steps, limit), None),
                None => (None, Some(code)),
            },
            None => (None, None),
        }
    }

    /// The same by the interpreter. What it does is counted: that gets code when it is enough.
    #[inline]
    pub(super) fn interpreted_frame(
        &mut self,
        steps: &mut u64,
        limit: u64,
        code: Option<&Code>,
    ) -> Left {
        let func = self.thread.continuation.last().map(|frame| frame.func);
        let (Some(compiled), Some(func), true) = (self.compiled, func, self.handler.is_direct())
        else {
            return self.stretch_in_frame(steps, limit, code, None);
        };
        let before = *steps;
        let first = compiled.heat(func).first(self.func);
        let left = self.stretch_in_frame(steps, limit.min(before + LOOK), code, Some(first));
        compiled.note(self.program, func, *steps - before);
        left
    }

    /// The top frame has entered so many blocks.
    #[inline]
    fn enter_blocks(&mut self, blocks: u64) {
        if blocks > 0 {
            self.thread.blocks += blocks;
            if let Some(frame) = self.thread.continuation.last_mut() {
                frame.block = self.thread.blocks;
            }
        }
    }

    /// Runs compiled code from an entry on. `None`: it cannot go on here.
    #[inline(never)]
    fn run_compiled(&mut self, entry: Entry, steps: &mut u64, limit: u64) -> Option<Left> {
        let mut context = match self.context.take() {
            Some(context) => context,
            None => Context::any(other::<H>, meet::<H>, call::<H>, leave::<H>),
        };
        if !self.prepare(&mut context) {
            self.context = Some(context);
            return None;
        }
        (context.room, context.blocks) = (limit.saturating_sub(*steps), 0);
        let here = 0u8;
        context.deepest = (&raw const here).addr().saturating_sub(DEPTH);
        context.around = (&raw mut *self).cast();
        let context = Box::into_raw(context);
        // SAFETY: there are as many registers as the function has, and the functions are for this
        // handler. Nothing else has the context, or what it points to, before the code comes back.
        #[allow(unsafe_code)]
        let (why, pc) = unsafe { entry.run(context) };
        // SAFETY: it was a box above, and nobody else has it any more.
        #[allow(unsafe_code)]
        let mut context = unsafe { Box::from_raw(context) };
        let now = limit - context.room.min(limit);
        context.executed += now - *steps;
        *steps = now;
        let (blocks, stop) = (context.blocks, context.stop.take());
        self.context = Some(context);
        self.enter_blocks(blocks);
        // What was not entered has said nothing of a place, and another frame has its own.
        if !matches!(why, Why::Astray | Why::Returned | Why::Entered) {
            self.pc = pc;
        }
        match why {
            Why::General => Some(Left::General),
            Why::Frame => Some(Left::Frame),
            Why::End => stop.map(Left::End),
            Why::Returned | Why::Entered | Why::Elsewhere => Some(Left::Entry),
            Why::Short | Why::Astray => None,
        }
    }

    /// Has the context know the frame. `false`: compiled code is not for it here.
    #[inline]
    fn prepare(&mut self, context: &mut Context) -> bool {
        if self.is_in_prologue() || !self.handler.is_direct() {
            return false;
        }
        let is_alone = self.handler.is_alone(&self.thread.queues);
        let Some((live, most_live)) = self.handler.live_memory() else { return false };
        (context.live, context.most_live) = (live, most_live);
        let thread = &mut *self.thread;
        let Some(frame) = thread.continuation.last() else { return false };
        context.enter(frame, &thread.stack, is_alone, arena_of(thread.id));
        context.stack = &raw mut thread.stack;
        context.moment = thread.queues.next_ticket.into();
        context.registers = self.registers();
        true
    }

    /// Is it among the copies at the start, which belong to the caller, where that matters?
    #[inline]
    fn is_in_prologue(&self) -> bool {
        self.is_restricted && self.pc < self.func.prologue
    }

    /// The registers of the frame, for code that has as many.
    #[inline]
    fn registers(&mut self) -> *mut Value {
        let registers = &mut self.thread.registers[self.base..];
        assert!(registers.len() >= self.func.registers as usize);
        registers.as_mut_ptr()
    }

    /// Another frame is on top, and nothing else has changed.
    #[inline]
    fn take_up(&mut self, context: &mut Context) {
        self.enter_frame();
        context.registers = self.registers();
        let thread = &self.thread;
        if let Some(frame) = thread.continuation.last() {
            let (is_alone, arena) = (context.is_alone, arena_of(thread.id));
            context.enter(frame, &thread.stack, is_alone, arena);
        }
    }
}

/// What an operation of the frame may need, and the frame's registers.
fn around<'c, H: Handler>(
    cx: &'c mut Cx<'_, H>,
    is_alone: bool,
) -> (Around<'c, H>, &'c mut [Value]) {
    let thread = &mut *cx.thread;
    let (below, registers) = thread.registers.split_at_mut(cx.base);
    let around = Around {
        is_direct: true,
        is_alone,
        is_restricted: cx.is_restricted,
        continuation: &thread.continuation,
        below,
        handler: &mut *cx.handler,
        program: cx.program,
        func: cx.func,
        queues: &thread.queues,
        stack: &mut thread.stack,
        thread: thread.id,
        address_mask: mask(cx.program.pointer_bits),
        context: None,
    };
    (around, registers)
}

/// Does the call at `pc` for compiled code, and gives the function's code. `None`: nothing is done.
///
/// # Safety
/// The context is one of [`Cx::run_compiled`] with this handler.
// SAFETY: see above; the code that `emit` makes calls it so.
#[allow(unsafe_code)]
unsafe extern "C" fn call<H: Handler>(context: *mut Context, pc: u32) -> Option<Run> {
    // SAFETY: the code that calls has the context for itself, and waits.
    let context = unsafe { &mut *context };
    // SAFETY: it is what `run_compiled` has put there, and uses only when the code is left.
    let cx = unsafe { &mut *context.around.cast::<Cx<'_, H>>() };
    let Op::Call { func, dst, args, limits } = cx.func.code[pc as usize] else { return None };
    cx.pc = pc;
    cx.enter_blocks(std::mem::take(&mut context.blocks));
    // What is wrong with the call is said when the interpreter does it.
    cx.call(func, dst, args, limits).ok()?;
    cx.take_up(context);
    let here = 0u8;
    let has_room = (&raw const here).addr() > context.deepest;
    let code = cx.compiled.and_then(|compiled| compiled.code(func)).and_then(Code::first);
    Some(code.filter(|_| has_room && !cx.is_in_prologue()).unwrap_or(not_here))
}

/// Does the return at `pc` for compiled code, if there is a caller. 0: it is not done.
///
/// # Safety
/// The context is one of [`Cx::run_compiled`] with this handler.
// SAFETY: see above; the code that `emit` makes calls it so.
#[allow(unsafe_code)]
unsafe extern "C" fn leave<H: Handler>(context: *mut Context, pc: u32) -> u32 {
    // SAFETY: the code that calls has the context for itself, and waits. It was a box.
    let mut context = unsafe { Box::from_raw(context) };
    // SAFETY: it is what `run_compiled` has put there, and uses only when the code is left.
    let cx = unsafe { &mut *context.around.cast::<Cx<'_, H>>() };
    cx.pc = pc;
    cx.enter_blocks(std::mem::take(&mut context.blocks));
    // Objects die, of which the context knows.
    cx.context = Some(context);
    // What is not done is tried again by the interpreter.
    let is_over = match cx.func.code[pc as usize] {
        Op::Ret { values } if cx.thread.continuation.len() > 1 => {
            matches!(cx.return_to_caller(values), Ok(true))
        }
        _ => false,
    };
    let Some(mut context) = cx.context.take() else { bug!("compiled code has lost its context") };
    if is_over {
        cx.take_up(&mut context);
    }
    // The code has it again.
    let _ = Box::into_raw(context);
    is_over.into()
}

/// Makes an object known to compiled code. 0: it cannot be.
///
/// # Safety
/// The context is one of [`Cx::run_compiled`] with this handler.
// SAFETY: see above; the code that `emit` makes calls it so.
#[allow(unsafe_code)]
unsafe extern "C" fn meet<H: Handler>(context: *mut Context, prov: u64) -> u32 {
    // SAFETY: the code that calls has the context for itself, and waits.
    let context = unsafe { &mut *context };
    // SAFETY: it is what `run_compiled` has put there, and uses only when the code is left.
    let cx = unsafe { &mut *context.around.cast::<Cx<'_, H>>() };
    let (mut around, registers) = around(cx, context.is_alone);
    let prov = Prov::from_word(prov);
    context.learn(prov, around.known(registers, prov)).into()
}

/// Does the operation at `pc` for compiled code. 0: it is left to others; else it is done.
///
/// # Safety
/// The context is one of [`Cx::run_compiled`] with this handler.
// SAFETY: see above; the code that `emit` makes calls it so.
#[allow(unsafe_code)]
unsafe extern "C" fn other<H: Handler>(context: *mut Context, pc: u32) -> u32 {
    // SAFETY: the code that calls has the context for itself, and waits.
    let context = unsafe { &mut *context };
    // SAFETY: it is what `run_compiled` has put there, and uses only when the code is left.
    let cx = unsafe { &mut *context.around.cast::<Cx<'_, H>>() };
    let (mut around, registers) = around(cx, context.is_alone);
    let around = &mut around;
    let q = around.func.quick[pc as usize];
    let place = pc as usize;
    let pointer = match q.kind {
        Kind::Load8
        | Kind::Load4
        | Kind::Load1
        | Kind::Load
        | Kind::Store8
        | Kind::Store4
        | Kind::Store1
        | Kind::Store
        | Kind::GepConst
        | Kind::GepScaled => around.slot(registers, q.y).prov,
        _ => Prov::NONE,
    };
    let is_done = match q.kind {
        Kind::Load8 => load::<H, 8>(around, registers, &q),
        Kind::Load4 => load::<H, 4>(around, registers, &q),
        Kind::Load1 => load::<H, 1>(around, registers, &q),
        Kind::Load => load::<H, 0>(around, registers, &q),
        Kind::Store8 => store::<H, 8>(around, registers, &q),
        Kind::Store4 => store::<H, 4>(around, registers, &q),
        Kind::Store1 => store::<H, 1>(around, registers, &q),
        Kind::Store => store::<H, 0>(around, registers, &q),
        Kind::GepConst => gep_const(around, registers, &q),
        Kind::GepScaled => gep_scaled(around, registers, &q),
        Kind::Expose => expose(around, registers, &q),
        Kind::Cast => cast(around, registers, &q, place),
        Kind::Select => select(around, registers, place),
        Kind::Promised => promised(around, registers, &q),
        Kind::Float => float(around, registers, &q, place),
        Kind::FNeg => fneg(around, registers, &q, place),
        Kind::FCmp => fcmp(around, registers, &q, place),
        Kind::Math => math(around, registers, &q, place),
        Kind::Word => word(around, registers, &q, place),
        Kind::Promoted => match promoted(around, registers, &q) {
            Ok(()) => true,
            Err(stop) => {
                context.stop = Some(stop);
                false
            }
        },
        kind if kind.is_comparison() => compare_at(around, registers, &q, place),
        _ => integer_of_defined(around, registers, place),
    };
    if is_done && pointer.is_object() {
        context.learn(pointer, around.known(registers, pointer));
    }
    is_done.into()
}

/// Are the operands of a comparison defined?
fn compare_at<H: Handler>(
    around: &mut Around<'_, H>,
    registers: &[Value],
    q: &Quick,
    pc: usize,
) -> bool {
    let Op::ICmp { pred, a, b, .. } = around.func.code[pc] else { return false };
    let (a, b) = (*around.slot(registers, a.0), *around.slot(registers, b.0));
    compare_pointers(around, pred, q, &a, b)
}

impl<H: Handler> Around<'_, H> {
    /// An object for compiled code, as far as the functions that run may access it.
    fn known(&mut self, registers: &[Value], prov: Prov) -> Option<Known> {
        let known = self.handler.known(prov, self.is_alone)?;
        if !self.is_restricted {
            return Some(known);
        }
        // It depends on the object, and not on where in it.
        let ptr = Value::ptr(known.base, prov);
        if !self.may_access(registers, &ptr, false) {
            return None;
        }
        let is_written = self.may_access(registers, &ptr, true);
        Some(if is_written { known } else { known.for_reading() })
    }
}
