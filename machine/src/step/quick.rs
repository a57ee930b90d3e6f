//! Operations that are what they are most of the time (`crate::quick`), one after the other.
//!
//! Nothing has a meaning here: where operands are plain numbers, or a pointer is one to a live
//! object of the thread's own, the rule that the other files of `step` come to is called at once.
//! Everything else is left to them: an operation is done here as a whole, or not begun.

use super::pointer::add_offset;
use super::{Cx, Flow, note_compared};
use crate::end::Stop;
use crate::interface::Handler;
use crate::ops;
use crate::ops::{FloatKind, Scalar};
use crate::program::{Op, Reg};
use crate::quick::{FOLLOWED, Kind, NONE, flags_of_gep, operations};
use crate::value::{Value, mask, sign_extend};
use tresse_ir::ast::{BinOp, Flags, IntPred};

/// Why a stretch is over.
enum Left {
    /// Nothing is done of the operation at `pc`.
    General,
    /// It is a call or a return, which counts as executed, and is still to be done.
    Frame,
    /// It counts as executed, and ends the execution.
    End(Stop),
}

impl<H: Handler> Cx<'_, H> {
    /// Executes operations from the one at `pc` on, until one is not as most are, or `steps` has
    /// come to `limit` (`None`). No read of the thread's is pending, or none may be passed.
    ///
    /// # Errors
    /// The end of the execution: the operation at `pc`, which counts as executed, brings it about.
    #[inline]
    pub(super) fn stretch(&mut self, steps: &mut u64, limit: u64) -> Result<Option<Flow>, Stop> {
        loop {
            match self.stretch_in_frame(steps, limit) {
                Left::General => return Ok(None),
                Left::End(stop) => return Err(stop),
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

    /// The same within one frame.
    #[inline(never)]
    #[allow(clippy::cognitive_complexity)]
    fn stretch_in_frame(&mut self, steps: &mut u64, limit: u64) -> Left {
        let (program, func) = (self.program, self.func);
        let (quick, consts) = (&func.quick[..], &func.consts[..]);
        let pointer_bits = program.pointer_bits;
        let address_mask = mask(pointer_bits);
        let thread = &mut *self.thread;
        let (id, handler) = (thread.id, &mut *self.handler);
        let queues = &thread.queues;
        let is_direct = !self.is_limited && handler.is_direct();
        let is_alone = handler.is_alone(queues);
        let registers = &mut thread.registers[self.base..];
        let (mut pc, mut done, first_block) = (self.pc as usize, *steps, thread.blocks);
        let mut block = first_block;
        let mut left = Left::General;

        /// A slot, of a register or a constant.
        macro_rules! slot {
            ($reg:expr) => {
                match Reg($reg) {
                    reg if reg.is_const() => &consts[(reg.0 & !Reg::CONST) as usize],
                    reg => &registers[reg.0 as usize],
                }
            };
        }
        /// The number that a slot is; what is no plain one is left to others.
        macro_rules! plain {
            ($slot:expr) => {{
                let slot: &Value = $slot;
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
        /// A copy, word by word: one that is wider than what was just written waits for that.
        macro_rules! copy {
            ($reg:expr, $slot:expr) => {{
                let slot: &Value = $slot;
                if slot.undef == 0 {
                    let (bits, prov) = (slot.bits, slot.prov);
                    set!($reg, Value { bits, undef: 0, prov });
                } else {
                    let slot = *slot;
                    set!($reg, slot);
                }
            }};
        }

        while done < limit {
            let Some(q) = quick.get(pc) else { break };
            /// An operation on integers.
            macro_rules! integer {
                ($op:expr, $flags:expr, $width:expr, $b:expr) => {{
                    let b = $b;
                    let a = plain!(slot!(q.y));
                    // What is wrong with a division is said by the rule.
                    let Ok(value) = ops::int_plain($op, $flags, $width, a, b) else { break };
                    set!(q.x, value);
                    if q.aux == FOLLOWED && done + 1 < limit {
                        set!(quick[pc + 1].x, value);
                        pc += 2;
                        done += 2;
                        continue;
                    }
                }};
            }
            /// A comparison.
            macro_rules! compare {
                ($pred:expr, $b:expr) => {{
                    let (a, b): (Value, Value) = (*slot!(q.y), $b);
                    if a.undef | b.undef != 0 {
                        break;
                    }
                    if a.prov.word() | b.prov.word() != 0 {
                        if !a.is_defined() || !b.is_defined() {
                            break;
                        }
                        note_compared(handler, program, id, $pred, q.small.into(), a, b);
                    }
                    let is_so = ops::icmp_defined($pred, q.small.into(), a.bits, b.bits);
                    set!(q.x, Value::bool(is_so));
                    if q.aux == FOLLOWED && done + 1 < limit {
                        let branch = &quick[pc + 1];
                        block += 1;
                        pc = if is_so { branch.y } else { branch.z } as usize;
                        done += 2;
                        continue;
                    }
                }};
            }
            /// An operation of two `double`s.
            macro_rules! float {
                ($op:expr, $kind:expr) => {{
                    let (a, b) = (plain!(slot!(q.y)), plain!(slot!(q.z)));
                    let Some(bits) = ops::native($op, $kind, a, b) else { break };
                    set!(q.x, Value::int(bits));
                }};
            }
            macro_rules! load {
                ($len:expr) => {{
                    let (ptr, len): (&Value, u32) = (slot!(q.y), $len);
                    if !is_direct {
                        break;
                    }
                    let loaded = handler.peek(ptr, q.z, len, q.aux, is_alone);
                    let Some(value) = loaded else { break };
                    // Part of a pointer, or undefined bits that are not all there is to say.
                    let is_odd = value.undef != 0 || 8 * len < pointer_bits;
                    if value.prov.word() != 0 && is_odd {
                        break;
                    }
                    set!(q.x, value);
                }};
            }
            macro_rules! store {
                ($len:expr) => {{
                    let (ptr, value): (&Value, Value) = (slot!(q.y), *slot!(q.x));
                    if !is_direct || !handler.poke(queues, ptr, q.z, $len, q.aux, is_alone, value) {
                        break;
                    }
                }};
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
                            if q.aux == FOLLOWED && done + 1 < limit {
                                let next = &quick[pc + 1];
                                copy!(next.x, &registers[next.y as usize]);
                                pc += 2;
                                done += 2;
                                continue;
                            }
                        }
                        Kind::Constant => copy!(q.x, &consts[q.y as usize]),
                        $(
                            Kind::$int => integer!(
                                BinOp::$op, crate::quick::$flags, $width, plain!(slot!(q.z))
                            ),
                            Kind::$int_number => integer!(
                                BinOp::$op, crate::quick::$flags, $width, u64::from(q.z)
                            ),
                        )*
                        $(
                            Kind::$cmp => compare!(IntPred::$pred, *slot!(q.z)),
                            Kind::$cmp_number => compare!(IntPred::$pred, Value::int(q.z.into())),
                        )*
                        Kind::Keep => {
                            let value = &registers[q.y as usize];
                            if !value.is_defined() {
                                break;
                            }
                            let (bits, prov) = (value.bits, value.prov);
                            set!(q.x, Value { bits, undef: 0, prov });
                        }
                        Kind::Cast => {
                            let Op::Cast { op, nuw, nsw, nneg, from, to, .. } = func.code[pc] else {
                                break;
                            };
                            let src = Value::int(plain!(&registers[q.y as usize]));
                            let (flags, mut out) = (Flags { nuw, nsw, nneg, ..NONE }, [Value::ZERO]);
                            if ops::cast(op, from, to, flags, &[src], &mut out).is_err() {
                                break;
                            }
                            set!(q.x, out[0]);
                        }
                        Kind::Defined => {
                            if !slot!(q.x).is_defined() {
                                break;
                            }
                        }
                        Kind::Call | Kind::Return => {
                            left = Left::Frame;
                            done += 1;
                            break;
                        }
                        Kind::Trunc => {
                            let bits = plain!(&registers[q.y as usize]);
                            set!(q.x, Value::int(bits & mask(q.aux.into())));
                        }
                        Kind::SExt => {
                            let bits = plain!(&registers[q.y as usize]);
                            let wide = sign_extend(bits, q.aux.into()) as u64;
                            set!(q.x, Value::int(wide & mask(q.small.into())));
                        }
                        Kind::Load8 => load!(8),
                        Kind::Load4 => load!(4),
                        Kind::Load1 => load!(1),
                        Kind::Load => load!(u32::from(q.small)),
                        Kind::Store8 => store!(8),
                        Kind::Store4 => store!(4),
                        Kind::Store1 => store!(1),
                        Kind::Store => store!(u32::from(q.small)),
                        Kind::Promoted => {
                            let info = &func.allocas[q.z as usize];
                            let (size, align) = (info.elem_size, u64::from(info.align));
                            if let Err(stop) = handler.promoted(&mut thread.stack, size, align) {
                                left = Left::End(stop);
                                done += 1;
                                break;
                            }
                            copy!(q.x, slot!(q.y));
                        }
                        Kind::GepConst => {
                            let base = *slot!(q.y);
                            if base.undef != 0 {
                                break;
                            }
                            let (offset, flags) = (i128::from(q.z as i32), flags_of_gep(q.aux));
                            set!(q.x, add_offset(handler, address_mask, base, offset, flags));
                        }
                        Kind::GepScaled => {
                            let (base, index) = (*slot!(q.y), plain!(&registers[q.z as usize]));
                            if base.undef != 0 {
                                break;
                            }
                            let width = if q.aux & 8 != 0 { 64 } else { 32 };
                            let index = i128::from(sign_extend(index, width));
                            let (offset, flags) = (index * i128::from(q.small), flags_of_gep(q.aux));
                            set!(q.x, add_offset(handler, address_mask, base, offset, flags));
                        }
                        Kind::Jump => {
                            block += 1;
                            pc = q.x as usize;
                            done += 1;
                            continue;
                        }
                        Kind::Branch => {
                            let is_so = plain!(&registers[q.x as usize]) & 1 == 1;
                            block += 1;
                            pc = if is_so { q.y } else { q.z } as usize;
                            done += 1;
                            continue;
                        }
                        Kind::Switch => {
                            let value = plain!(&registers[q.x as usize]);
                            block += 1;
                            pc = func.switches[q.y as usize].target(&[value]) as usize;
                            done += 1;
                            continue;
                        }
                        Kind::Select => {
                            let Op::Select { dst, cond, a, b, .. } = func.code[pc] else { break };
                            let is_so = plain!(slot!(cond.0)) & 1 == 1;
                            copy!(dst.0, slot!(if is_so { a.0 } else { b.0 }));
                        }
                        Kind::FAdd => float!(BinOp::FAdd, FloatKind::Double),
                        Kind::FSub => float!(BinOp::FSub, FloatKind::Double),
                        Kind::FMul => float!(BinOp::FMul, FloatKind::Double),
                        Kind::FDiv => float!(BinOp::FDiv, FloatKind::Double),
                        Kind::Float => {
                            let Op::Float { op, kind, .. } = func.code[pc] else { break };
                            float!(op, kind)
                        }
                        Kind::FCmp => {
                            let Op::FCmp { pred, kind, .. } = func.code[pc] else { break };
                            let (a, b) = (plain!(slot!(q.y)), plain!(slot!(q.z)));
                            let is_so = ops::fcmp_plain(pred, kind, a.into(), b.into());
                            set!(q.x, Value::bool(is_so));
                        }
                        Kind::Math => {
                            let Op::Intrinsic { id, call, .. } = func.code[pc] else { break };
                            let info = func.calls[call as usize];
                            let Scalar::Float(kind) = info.scalar else { break };
                            let mut args = [0; 3];
                            // For each argument its register and its number of slots.
                            let list = func.list(info.args).chunks_exact(2);
                            let mut is_plain = true;
                            for (arg, pair) in args.iter_mut().zip(list) {
                                let value = slot!(pair[0].0);
                                is_plain &= value.is_plain();
                                *arg = value.bits;
                            }
                            let result = ops::by_host(id, kind, args).filter(|_| is_plain);
                            let Some(bits) = result else { break };
                            set!(q.x, Value::int(bits));
                        }
                    }
                };
            }
            operations!(execute);
            pc += 1;
            done += 1;
        }
        if block != first_block {
            thread.blocks = block;
            if let Some(frame) = thread.continuation.last_mut() {
                frame.block = block;
            }
        }
        self.pc = pc as u32;
        *steps = done;
        left
    }
}
