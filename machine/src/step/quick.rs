//! Operations that are what they are most of the time (`crate::quick`), one after the other.
//!
//! Nothing has a meaning here: where operands are plain numbers, or a pointer is one to a live
//! object that no other thread can see, the rule that the other files of `step` come to is called
//! at once. Everything else is left to them: an operation is done here as a whole, or not begun.
//!
//! The loop holds what nearly every operation needs, and nothing else: what takes more is a
//! function beside it, so that the registers of the host are enough.

use super::plain::{cast, fcmp, float, fneg, integer, math, promised, select, word};
use super::pointer::add_offset;
use super::running::Running;
use super::{Cx, Flow, note_addresses, note_compared};
use crate::compiled::{Code, Context};
use crate::end::Stop;
use crate::ids::Tid;
use crate::interface::Handler;
use crate::ops::{self, FloatKind};
use crate::program::{Func, Op, Program, Reg};
use crate::quick::{FOLLOWED, Kind, Quick, flags_of_gep, operations, widen};
use crate::thread::{Frame, Queues, Stack};
use crate::value::{Prov, Value, mask, sign_extend};
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;
use tresse_ir::ast::{BinOp, IntPred, Ordering};

/// Why a stretch is over.
pub(super) enum Left {
    /// Nothing is done of the operation at `pc`.
    General,
    /// It is a call or a return, which counts as executed, and is still to be done.
    Frame,
    /// It counts as executed, and ends the execution.
    End(Stop),
    /// Compiled code can go on at `pc`.
    Entry,
}

/// What an operation may need beside the registers.
pub(super) struct Around<'a, H> {
    pub(super) handler: &'a mut H,
    pub(super) program: &'a Program,
    pub(super) func: &'a Func,
    pub(super) queues: &'a Queues,
    pub(super) stack: &'a mut Stack,
    pub(super) thread: Tid,
    /// All bits of an address.
    pub(super) address_mask: u64,
    /// Plain accesses to memory that no other thread can see are answered at once.
    pub(super) is_direct: bool,
    /// All are.
    pub(super) is_alone: bool,
    /// The frame may not do everything: each access is looked at ([`Running`]).
    pub(super) is_restricted: bool,
    pub(super) continuation: &'a [Frame],
    /// The registers of the frames below.
    pub(super) below: &'a [Value],
    /// What compiled code knows, where the interpreter runs.
    pub(super) context: Option<&'a mut Context>,
}

impl<'a, H: Handler> Cx<'a, H> {
    /// Executes operations from the one at `pc` on, until one is not as most are, or `steps` has
    /// come to `limit` (`None`). No read of the thread's is pending, or none may be passed.
    ///
    /// # Errors
    /// The end of the execution: the operation at `pc`, which counts as executed, brings it about.
    #[inline]
    pub(super) fn stretch(&mut self, steps: &mut u64, limit: u64) -> Result<Option<Flow>, Stop> {
        loop {
            let left = match self.compiled_frame(steps, limit) {
                (Some(left), _) => left,
                (None, code) => self.interpreted_frame(steps, limit, code),
            };
            match left {
                Left::General => return Ok(None),
                Left::End(stop) => return Err(stop),
                Left::Entry => continue,
                Left::Frame => {}
            }
            let flow = match self.func.code[self.pc as usize] {
                Op::Call { func, dst, args, limits } => self.step_call(func, dst, args, limits)?,
                Op::Ret { values } => self.step_ret(values)?,
                ref op => bug!("no call or return: {op:?}"),
            };
            match flow {
                Flow::Switch if !self.thread.continuation.is_empty() => self.enter_frame(),
                flow => return Ok(Some(flow)),
            }
        }
    }

    /// The same within one frame, up to where the code can be entered, if there is some. In
    /// `first` it is counted how often control came to an operation by a jump.
    #[inline(never)]
    #[allow(clippy::cognitive_complexity)]
    pub(super) fn stretch_in_frame(
        &mut self,
        steps: &mut u64,
        limit: u64,
        code: Option<&Code>,
        first: Option<&[AtomicU32]>,
    ) -> Left {
        let func = self.func;
        let thread = &mut *self.thread;
        // Copies at the start belong to the caller.
        let is_prologue = self.pc < func.prologue;
        let (below, registers) = thread.registers.split_at_mut(self.base);
        let mut around = Around {
            is_direct: !(self.is_restricted && is_prologue) && self.handler.is_direct(),
            is_alone: self.handler.is_alone(&thread.queues),
            is_restricted: self.is_restricted,
            continuation: &thread.continuation,
            below,
            handler: &mut *self.handler,
            program: self.program,
            func,
            queues: &thread.queues,
            stack: &mut thread.stack,
            thread: thread.id,
            address_mask: mask(self.program.pointer_bits),
            context: self.context.as_deref_mut(),
        };
        let quick = &func.quick[..];
        // Operations that may still be executed, and blocks that were entered.
        let (mut room, mut blocks) = (limit.saturating_sub(*steps), 0u64);
        let mut pc = self.pc as usize;
        let mut left = Left::General;
        // Where threads of the host do this at the same time some may be lost: it is an estimate.
        let count = |pc: usize| {
            if let Some(first) = first
                && let Some(count) = first.get(pc)
            {
                count.store(count.load(Relaxed).wrapping_add(1), Relaxed);
            }
        };
        count(pc);

        /// The number that a register holds; what is no plain one is left to others.
        macro_rules! plain {
            ($reg:expr) => {{
                let slot = &registers[$reg as usize];
                if !slot.is_plain() {
                    break;
                }
                slot.bits
            }};
        }
        macro_rules! set {
            ($reg:expr, $value:expr) => {{
                let value: Value = $value;
                registers[$reg as usize] = value;
            }};
        }
        macro_rules! copy {
            ($reg:expr, $slot:expr) => {{
                let slot: &Value = $slot;
                set!($reg, slot.by_words());
            }};
        }

        while room > 0 {
            let Some(q) = quick.get(pc) else { break };
            /// This operation and the next one are done.
            macro_rules! both_done {
                ($pc:expr) => {{
                    pc = $pc;
                    room -= 2;
                    continue;
                }};
            }
            /// Compiled code goes on if it can.
            macro_rules! leave_at_entry {
                () => {
                    count(pc);
                    if let Some(code) = code
                        && code.has_entry(pc)
                    {
                        left = Left::Entry;
                        break;
                    }
                };
            }
            /// Control goes on in a block.
            macro_rules! enter {
                ($pc:expr) => {{
                    pc = $pc as usize;
                    room -= 1;
                    blocks += 1;
                    leave_at_entry!();
                    continue;
                }};
            }
            /// An operation on integers.
            macro_rules! integer {
                ($op:expr, $flags:expr, $width:expr, $b:expr) => {{
                    let (a, b) = (plain!(q.y), $b);
                    // What is wrong with a division is said by the rule.
                    let Ok(value) = ops::int_plain($op, $flags, $width, a, b) else { break };
                    set!(q.x, value);
                    if q.aux == FOLLOWED && room > 1 {
                        set!(quick[pc + 1].x, value);
                        both_done!(pc + 2);
                    }
                }};
            }
            /// A comparison.
            macro_rules! compare {
                ($pred:expr, $b:expr) => {{
                    let (a, b): (&Value, Value) = (&registers[q.y as usize], $b);
                    if (a.undef | b.undef | a.prov.word() | b.prov.word()) != 0
                        && !compare_pointers(&mut around, $pred, q, a, b)
                    {
                        break;
                    }
                    let is_so = ops::icmp_defined($pred, q.small.into(), a.bits, b.bits);
                    set!(q.x, Value::bool(is_so));
                    if q.aux == FOLLOWED && room > 1 {
                        let branch = &quick[pc + 1];
                        blocks += 1;
                        pc = if is_so { branch.y } else { branch.z } as usize;
                        room -= 2;
                        leave_at_entry!();
                        continue;
                    }
                }};
            }
            /// An operation of two `double`s.
            macro_rules! float {
                ($op:expr) => {{
                    let (a, b) = (plain!(q.y), plain!(q.z));
                    let Some(bits) = ops::native($op, FloatKind::Double, a, b) else { break };
                    set!(q.x, Value::int(bits));
                }};
            }
            /// What is a function.
            macro_rules! call {
                ($done:expr) => {
                    if !$done {
                        break;
                    }
                };
            }
            macro_rules! execute {
                (
                    integers {
                        $($int:ident $int_number:ident $op:ident $flags:ident $width:literal,)*
                    }
                    comparisons { $($cmp:ident $cmp_number:ident $pred:ident,)* }
                ) => {
                    match q.kind {
                        Kind::General => break,
                        Kind::Move => {
                            copy!(q.x, &registers[q.y as usize]);
                            if q.aux == FOLLOWED && room > 1 {
                                let next = &quick[pc + 1];
                                copy!(next.x, &registers[next.y as usize]);
                                both_done!(pc + 2);
                            }
                        }
                        Kind::Constant => copy!(q.x, &func.consts[q.y as usize]),
                        $(
                            Kind::$int => integer!(
                                BinOp::$op, crate::quick::$flags, $width, plain!(q.z)
                            ),
                            Kind::$int_number => integer!(
                                BinOp::$op, crate::quick::$flags, $width, widen(q.z, $width)
                            ),
                        )*
                        $(
                            Kind::$cmp => compare!(IntPred::$pred, registers[q.z as usize]),
                            Kind::$cmp_number => {
                                compare!(IntPred::$pred, Value::int(widen(q.z, q.small.into())))
                            }
                        )*
                        Kind::Integer => call!(integer(&around, registers, q, pc)),
                        Kind::Keep => {
                            let slot = &registers[q.y as usize];
                            if !slot.is_defined() {
                                break;
                            }
                            let (bits, prov) = (slot.bits, slot.prov);
                            set!(q.x, Value { bits, undef: 0, prov });
                        }
                        Kind::Trunc => {
                            let bits = plain!(q.y);
                            set!(q.x, Value::int(bits & mask(q.aux.into())));
                        }
                        Kind::SExt => {
                            let wide = sign_extend(plain!(q.y), q.aux.into()) as u64;
                            set!(q.x, Value::int(wide & mask(q.small.into())));
                        }
                        Kind::Cast => call!(cast(&around, registers, q, pc)),
                        Kind::Defined => {
                            if !around.slot(registers, q.x).is_defined() {
                                break;
                            }
                        }
                        Kind::Promised => call!(promised(&around, registers, q)),
                        Kind::Expose => call!(expose(&mut around, registers, q)),
                        Kind::Call | Kind::Return => {
                            left = Left::Frame;
                            room -= 1;
                            break;
                        }
                        Kind::Load8 => call!(load::<H, 8>(&around, registers, q)),
                        Kind::Load4 => call!(load::<H, 4>(&around, registers, q)),
                        Kind::Load1 => call!(load::<H, 1>(&around, registers, q)),
                        Kind::Load => call!(load::<H, 0>(&around, registers, q)),
                        Kind::Store8 => call!(store::<H, 8>(&mut around, registers, q)),
                        Kind::Store4 => call!(store::<H, 4>(&mut around, registers, q)),
                        Kind::Store1 => call!(store::<H, 1>(&mut around, registers, q)),
                        Kind::Store => call!(store::<H, 0>(&mut around, registers, q)),
                        Kind::Promoted => {
                            if let Err(stop) = promoted(&mut around, registers, q) {
                                left = Left::End(stop);
                                room -= 1;
                                break;
                            }
                        }
                        Kind::GepConst => call!(gep_const(&around, registers, q)),
                        Kind::GepScaled => call!(gep_scaled(&around, registers, q)),
                        Kind::Jump => enter!(q.x),
                        Kind::Branch => {
                            let is_so = plain!(q.x) & 1 == 1;
                            enter!(if is_so { q.y } else { q.z })
                        }
                        Kind::Switch => {
                            let value = plain!(q.x);
                            enter!(func.switches[q.y as usize].target(&[value]))
                        }
                        Kind::Indirect => {
                            let slot = &registers[q.x as usize];
                            let target = func.block_at(q.y, slot.bits);
                            match target.filter(|_| slot.is_defined()) {
                                Some(to) => enter!(to),
                                None => break,
                            }
                        }
                        Kind::Select => call!(select(&around, registers, pc)),
                        Kind::FAdd => float!(BinOp::FAdd),
                        Kind::FSub => float!(BinOp::FSub),
                        Kind::FMul => float!(BinOp::FMul),
                        Kind::FDiv => float!(BinOp::FDiv),
                        Kind::FNeg => call!(fneg(&around, registers, q, pc)),
                        Kind::Float => call!(float(&around, registers, q, pc)),
                        Kind::FCmp => call!(fcmp(&around, registers, q, pc)),
                        Kind::Math => call!(math(&around, registers, q, pc)),
                        Kind::Word => call!(word(&around, registers, q, pc)),
                    }
                };
            }
            operations!(execute);
            pc += 1;
            room -= 1;
        }
        self.pc = pc as u32;
        *steps = limit - room.min(limit);
        if blocks > 0 {
            thread.blocks += blocks;
            if let Some(frame) = thread.continuation.last_mut() {
                frame.block = thread.blocks;
            }
        }
        left
    }
}

impl<H: Handler> Around<'_, H> {
    /// A slot, of a register or a constant.
    #[inline(always)]
    pub(super) fn slot<'s>(&'s self, registers: &'s [Value], reg: u32) -> &'s Value {
        match Reg(reg) {
            reg if reg.is_const() => &self.func.consts[(reg.0 & !Reg::CONST) as usize],
            reg => &registers[reg.0 as usize],
        }
    }

    /// May the functions that run access this?
    #[inline(never)]
    pub(super) fn may_access(&self, own: &[Value], ptr: &Value, is_write: bool) -> bool {
        let running = Running {
            program: self.program,
            continuation: self.continuation,
            stack: self.stack,
            below: self.below,
            own,
            thread: self.thread,
            is_prologue: false,
        };
        running.check_access(*ptr, is_write, Ordering::NotAtomic).is_ok()
    }

    /// The number that a slot is, if it is a plain one.
    #[inline(always)]
    pub(super) fn plain(&self, registers: &[Value], reg: u32) -> Option<u64> {
        let slot = self.slot(registers, reg);
        slot.is_plain().then_some(slot.bits)
    }
}

/// Are these defined, of which one has a provenance? Who takes threads for the same has to know.
#[inline(never)]
pub(super) fn compare_pointers<H: Handler>(
    around: &mut Around<'_, H>,
    pred: IntPred,
    q: &Quick,
    a: &Value,
    b: Value,
) -> bool {
    let are_defined = a.is_defined() && b.is_defined();
    if are_defined {
        let (width, thread) = (q.small.into(), around.thread);
        note_compared(around.handler, around.program, thread, pred, width, *a, b);
    }
    are_defined
}

/// An address becomes a number: no matter where none becomes an address, or where it was one
/// before.
#[inline(never)]
pub(super) fn expose<H: Handler>(
    around: &mut Around<'_, H>,
    registers: &[Value],
    q: &Quick,
) -> bool {
    let value = *around.slot(registers, q.x);
    if around.program.has_recover && !around.handler.is_exposed(around.thread, value.prov) {
        return false;
    }
    if value.prov != Prov::NONE {
        note_addresses(around.handler, around.thread, &[value]);
    }
    true
}

/// A plain load of `LEN` bytes; of 0, of as many as the operation says.
#[inline(never)]
pub(super) fn load<H: Handler, const LEN: u32>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
) -> bool {
    if !around.is_direct {
        return false;
    }
    let len = if LEN == 0 { q.small.into() } else { LEN };
    // It may have the bytes of several pointers.
    if 8 * len > around.program.least_pointer_bits {
        return false;
    }
    let ptr = around.slot(registers, q.y);
    if around.is_restricted && !around.may_access(registers, ptr, false) {
        return false;
    }
    let loaded = around.handler.peek(ptr, q.z, len, q.aux, around.is_alone);
    let Some(value) = loaded else { return false };
    // Part of a pointer, or undefined bits that are not all there is to say.
    let is_odd = value.undef != 0 || mask(8 * len) < around.address_mask;
    if value.prov.word() != 0 && is_odd {
        return false;
    }
    registers[q.x as usize] = value;
    true
}

/// The same with a store.
#[inline(never)]
pub(super) fn store<H: Handler, const LEN: u32>(
    around: &mut Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
) -> bool {
    if !around.is_direct {
        return false;
    }
    let len = if LEN == 0 { q.small.into() } else { LEN };
    let (ptr, value) = (*around.slot(registers, q.y), *around.slot(registers, q.x));
    // It may be made of several pointers.
    if 8 * len > around.program.least_pointer_bits && value.prov.is_object() {
        return false;
    }
    if around.is_restricted && !around.may_access(registers, &ptr, true) {
        return false;
    }
    // It may be kept in another way then.
    if let Some(context) = &mut around.context {
        context.forget(ptr.prov);
    }
    around.handler.poke(around.queues, &ptr, q.z, len, q.aux, around.is_alone, value)
}

/// A local in a register.
#[inline(never)]
pub(super) fn promoted<H: Handler>(
    around: &mut Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
) -> Result<(), Stop> {
    let info = &around.func.allocas[q.z as usize];
    around.handler.promoted(around.stack, info.elem_size, u64::from(info.align))?;
    registers[q.x as usize] = *around.slot(registers, q.y);
    Ok(())
}

#[inline(never)]
pub(super) fn gep_const<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
) -> bool {
    let base = *around.slot(registers, q.y);
    if base.undef != 0 {
        return false;
    }
    let (offset, flags) = (i128::from(q.z as i32), flags_of_gep(q.aux));
    let address = add_offset(around.handler, around.address_mask, base, offset, flags);
    registers[q.x as usize] = address;
    true
}

#[inline(never)]
pub(super) fn gep_scaled<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
) -> bool {
    let (base, index) = (*around.slot(registers, q.y), &registers[q.z as usize]);
    if base.undef != 0 || !index.is_plain() {
        return false;
    }
    let width = if q.aux & 8 != 0 { 64 } else { 32 };
    let offset = i128::from(sign_extend(index.bits, width)) * i128::from(q.small);
    let flags = flags_of_gep(q.aux);
    let address = add_offset(around.handler, around.address_mask, base, offset, flags);
    registers[q.x as usize] = address;
    true
}
