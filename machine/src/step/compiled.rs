//! Where compiled code is entered, and what it asks for (`crate::compiled`).

use super::Cx;
use super::plain::{cast, fcmp, float, fneg, integer_of_defined, math, promised, select, word};
use super::quick::{
    Around, Left, compare_pointers, expose, gep_const, gep_scaled, load, promoted, store,
};
use crate::compiled::{Code, Context, Why};
use crate::ids::arena_of;
use crate::interface::Handler;
use crate::known::Known;
use crate::op::Op;
use crate::quick::{Kind, Quick};
use crate::value::{Prov, Value, mask};

/// Operations that are executed before it is looked at whether the function is compiled by now.
const LOOK: u64 = 1 << 14;

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
                Some(entry) => (self.run_compiled(code, entry, steps, limit), None),
                None => (None, Some(code)),
            },
            None => (None, None),
        }
    }

    /// The same by the interpreter. What it does of functions without code is counted: they get it
    /// when that is enough.
    #[inline]
    pub(super) fn interpreted_frame(
        &mut self,
        steps: &mut u64,
        limit: u64,
        code: Option<&Code>,
    ) -> Left {
        let compiled = match self.compiled {
            Some(compiled) if code.is_none() => compiled,
            _ => return self.stretch_in_frame(steps, limit, code),
        };
        let func = self.thread.continuation.last().map(|frame| frame.func);
        let before = *steps;
        let left = self.stretch_in_frame(steps, limit.min(before + LOOK), None);
        if let Some(func) = func.filter(|_| self.handler.is_direct()) {
            compiled.heat(self.program, func, *steps - before);
        }
        left
    }

    /// Runs compiled code from an entry on. `None`: it cannot go on here.
    #[inline(never)]
    fn run_compiled(
        &mut self,
        code: &Code,
        entry: u32,
        steps: &mut u64,
        limit: u64,
    ) -> Option<Left> {
        // Copies at the start belong to the caller.
        let is_prologue = self.is_restricted && self.pc < self.func.prologue;
        if is_prologue || !self.handler.is_direct() {
            return None;
        }
        let context = self.context.get_or_insert_with(|| Context::any(other::<H>, meet::<H>));
        let thread = &mut *self.thread;
        let is_alone = self.handler.is_alone(&thread.queues);
        context.enter(thread.continuation.last()?, &thread.stack, is_alone, arena_of(thread.id));
        let (live, most_live) = self.handler.live_memory()?;
        (context.live, context.most_live) = (live, most_live);
        let (below, registers) = thread.registers.split_at_mut(self.base);
        let mut around = Around {
            is_direct: true,
            is_alone,
            is_restricted: self.is_restricted,
            continuation: &thread.continuation,
            below,
            handler: &mut *self.handler,
            program: self.program,
            func: self.func,
            queues: &thread.queues,
            stack: &mut thread.stack,
            thread: thread.id,
            address_mask: mask(self.program.pointer_bits),
            stop: None,
            context: None,
        };
        assert!(registers.len() >= self.func.registers as usize);
        context.registers = registers.as_mut_ptr();
        context.stack = &raw mut *around.stack;
        context.moment = around.queues.next_ticket.into();
        (context.room, context.blocks) = (limit.saturating_sub(*steps), 0);
        context.around = (&raw mut around).cast();
        // SAFETY: there are as many registers as the function has, and `other` and `meet` are for
        // this handler. Nothing else has the context, or what it points to, before the code comes
        // back.
        #[allow(unsafe_code)]
        let (why, pc) = unsafe { code.run(&raw mut **context, entry) };
        let stop = around.stop.take();
        // What was not entered has said nothing of a place.
        if why != Why::Astray {
            self.pc = pc;
        }
        let now = limit - context.room.min(limit);
        context.executed += now - *steps;
        *steps = now;
        if context.blocks > 0 {
            thread.blocks += context.blocks;
            if let Some(frame) = thread.continuation.last_mut() {
                frame.block = thread.blocks;
            }
        }
        match why {
            Why::General => Some(Left::General),
            Why::Frame => Some(Left::Frame),
            Why::End => stop.map(Left::End),
            Why::Short | Why::Astray => None,
        }
    }
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
    let around = unsafe { &mut *context.around.cast::<Around<'_, H>>() };
    let prov = Prov::from_word(prov);
    let len = around.func.registers as usize;
    // SAFETY: so many there are.
    let registers = unsafe { std::slice::from_raw_parts(context.registers, len) };
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
    let around = unsafe { &mut *context.around.cast::<Around<'_, H>>() };
    let len = around.func.registers as usize;
    // SAFETY: so many there are.
    let registers = unsafe { std::slice::from_raw_parts_mut(context.registers, len) };
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
                around.stop = Some(stop);
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
