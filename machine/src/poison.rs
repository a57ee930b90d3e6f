//! Where a poison value comes from, for reports.
//!
//! Registers are in SSA form and stay while their frame does, so what a thread stands at with a
//! poison operand leads back, from operation to operation and from a parameter to the call, to the
//! one that has made it of values that are none. A register, or a local variable, may have several
//! values in turn: all that are poison are followed, and have to lead to one place. What came from
//! other memory, or from a call that has returned, is not followed further.

use crate::machine::Machine;
use crate::op::{Op, Reg};
use crate::program::{Func, SiteId};
use crate::thread::{Frame, Thread, Tid};
use crate::uses::{Touch, each_register};
use crate::value::{Prov, Value};

/// Where a poison value was made, or came from.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The operation.
    pub site: SiteId,
    /// What it did.
    pub how: How,
}

/// What an operation did that a poison value comes of.
#[derive(Clone, Copy, Debug)]
pub enum How {
    /// It made an address, so many bytes after another one, with a promise that it did not keep.
    Address(Value, i64),
    /// It calculated something that has no defined result.
    Calculated,
    /// It read memory that holds poison.
    Read,
    /// It called a function that returned poison.
    Called,
}

/// Registers that are followed at most.
const MOST: usize = 256;

/// Where a poison operand comes from of the operation at which a thread stands. `None`: that is not
/// known, or there are several places.
pub fn origin(machine: &Machine, thread: Tid) -> Option<Made> {
    let thread = machine.threads.get(thread as usize)?;
    let depth = thread.continuation.len().checked_sub(1)?;
    let at = Place { machine, thread, depth, pc: thread.continuation[depth].pc };
    let mut search = Search::default();
    search.follow(at, at.poison_operand()?, None);
    match search.makers[..] {
        [made] => Some(made),
        // In a loop, what it was made of has another value by now.
        [] => search.in_loop.map(|site| Made { site, how: How::Calculated }),
        _ => None,
    }
}

/// What was followed, and found.
#[derive(Default)]
struct Search {
    seen: Vec<(usize, Reg)>,
    makers: Vec<Made>,
    /// What has made it of itself.
    in_loop: Option<SiteId>,
}

impl Search {
    /// `by`: what has made another value of the register's.
    fn follow(&mut self, at: Place<'_>, reg: Reg, by: Option<SiteId>) {
        if self.seen.contains(&(at.depth, reg)) {
            self.in_loop = self.in_loop.or(by);
            return;
        }
        if self.seen.len() >= MOST {
            return;
        }
        self.seen.push((at.depth, reg));
        let definitions = at.definitions(reg);
        if definitions.is_empty() {
            if let Some((caller, argument)) = at.argument(reg) {
                self.follow(caller, argument, by);
            }
            return;
        }
        for pc in definitions {
            let at = Place { pc, ..at };
            let Some(next) = at.poison_operand() else {
                let stored = at.stored();
                if stored.is_empty() {
                    self.makers.extend(at.made());
                }
                stored.into_iter().for_each(|reg| self.follow(at, reg, by));
                continue;
            };
            let is_copy = matches!(at.op(), Some(Op::Move { .. }));
            self.follow(at, next, if is_copy { by } else { Some(at.func().site(pc)) });
        }
    }
}

/// An operation of an activation.
#[derive(Clone, Copy)]
struct Place<'m> {
    machine: &'m Machine,
    thread: &'m Thread,
    depth: usize,
    pc: u32,
}

impl<'m> Place<'m> {
    fn frame(&self) -> &'m Frame {
        &self.thread.continuation[self.depth]
    }

    fn func(&self) -> &'m Func {
        self.machine.setup.program.function(self.frame().func)
    }

    fn op(&self) -> Option<&'m Op> {
        self.func().code.get(self.pc as usize)
    }

    fn value(&self, reg: Reg) -> Option<Value> {
        if reg.is_const() {
            return self.func().consts.get((reg.0 & !Reg::CONST) as usize).copied();
        }
        self.thread.registers.get((self.frame().base + reg.0) as usize).copied()
    }

    fn is_poison(&self, reg: Reg) -> bool {
        self.value(reg).is_some_and(|value| value.is_poison())
    }

    /// The registers that an operation reads, or those that it writes.
    fn registers(&self, op: &Op, which: Touch) -> Vec<Reg> {
        let mut all = Vec::new();
        each_register(&self.machine.setup.program, self.func(), op, &mut |touch, reg| {
            if touch == which {
                all.push(reg);
            }
        });
        all
    }

    /// A register with poison that the operation reads.
    fn poison_operand(&self) -> Option<Reg> {
        let operands = self.registers(self.op()?, Touch::Use);
        operands.into_iter().find(|reg| self.is_poison(*reg))
    }

    /// The operations that may have given a register its value. One that copies another register
    /// has not, if that holds no poison.
    fn definitions(&self, reg: Reg) -> Vec<u32> {
        let defines = |op: &Op| match *op {
            Op::Promoted { .. } => false,
            Op::Move { dst, src } => dst == reg && self.is_poison(src),
            _ => self.registers(op, Touch::Define).contains(&reg),
        };
        let code = self.func().code.iter().enumerate();
        code.filter(|(_, op)| defines(op)).map(|(pc, _)| pc as u32).collect()
    }

    /// If the operation reads a local variable: the registers with poison that are stored there.
    fn stored(&self) -> Vec<Reg> {
        let Some(Op::Load { ptr: from, .. }) = self.op() else { return Vec::new() };
        let stored = self.func().code.iter().filter_map(|op| match op {
            Op::Store { src, ptr, .. } if ptr == from && self.is_poison(*src) => Some(*src),
            _ => None,
        });
        stored.collect()
    }

    /// Where a parameter comes from: the call, and its operand.
    fn argument(&self, reg: Reg) -> Option<(Place<'m>, Reg)> {
        let depth = self.depth.checked_sub(1)?;
        let pc = self.thread.continuation[depth].pc.checked_sub(1)?;
        let caller = Place { depth, pc, ..*self };
        let Op::Call { args, .. } = *caller.op()? else { return None };
        let argument = *caller.func().list(args).get(reg.0 as usize)?;
        (!argument.is_const()).then_some((caller, argument))
    }

    fn made(&self) -> Option<Made> {
        let how = match *self.op()? {
            Op::Load { .. } => How::Read,
            Op::Call { .. } | Op::CallPtr { .. } => How::Called,
            Op::GepConst { base, offset, .. } => How::Address(self.value(base)?, offset),
            Op::GepScaled { base, index, width, scale, .. } => {
                let shift = 64 - u32::from(width).clamp(1, 64);
                let index = (self.value(index)?.bits << shift) as i64 >> shift;
                How::Address(self.value(base)?, index.wrapping_mul(i64::from(scale)))
            }
            _ => How::Calculated,
        };
        Some(Made { site: self.func().site(self.pc), how })
    }
}

impl How {
    /// In words, with the program's names.
    pub fn words(self, machine: &Machine) -> String {
        match self {
            How::Read => "was read from memory".into(),
            How::Called => "was returned by a call".into(),
            How::Calculated => "was calculated".into(),
            How::Address(base, by) if base.bits == 0 && base.prov == Prov::NONE => {
                format!("is a null pointer plus {by}")
            }
            How::Address(base, by) => match machine.cache.object(base.prov) {
                Some(object) => {
                    let at = (base.bits.wrapping_sub(object.base) as i64).wrapping_add(by);
                    match u64::try_from(at) {
                        // Another promise was broken, or the base has another value by now.
                        Ok(at) if at <= object.size => How::Calculated.words(machine),
                        _ => {
                            let name = machine.name_object(base.prov);
                            format!("is an address at byte {at} of {name}, beyond what it has")
                        }
                    }
                }
                None => format!("is an address {by} bytes from {:#x}", base.bits),
            },
        }
    }
}
