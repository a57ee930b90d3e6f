//! Where a poison value comes from, for reports.
//!
//! What a thread stands at with a poison operand leads back, from operation to operation and from a
//! parameter to the call, to the one that has made it of values that are none. Registers hold what
//! they held then, unless they were written since: an operation is followed only if nothing that it
//! has read can have been written after it. It stands right before in the same block, or no way
//! leads from it to such a write. Where that is not known, or several operations are possible,
//! nothing is said. Nor is what came from memory that others can reach, or from a call that has
//! returned, followed further.

use crate::liveness::successors;
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
/// known.
pub fn origin(machine: &Machine, thread: Tid) -> Option<Made> {
    let thread = machine.threads.get(thread as usize)?;
    let depth = thread.continuation.len().checked_sub(1)?;
    let stands = thread.continuation[depth].pc;
    let mut at = Place { machine, thread, depth, stands, pc: stands };
    for _ in 0..MOST {
        let Some(next) = at.poison_operand() else {
            return Some(Made { site: at.func().site(at.pc), how: at.how()? });
        };
        at = match at.definitions(Var::Register(next)) {
            definitions if definitions.is_empty() => at.argument(next)?,
            definitions => at.definition(&definitions)?,
        };
        // A local variable that nobody else can reach, by what was stored there.
        if let Some(local) = at.local() {
            at = at.definition(&at.definitions(local))?;
        }
    }
    None
}

/// What operations write and others read.
#[derive(Clone, Copy)]
enum Var {
    Register(Reg),
    /// A local in memory, by the register that has its address.
    Local(Reg),
}

/// An operation of an activation.
#[derive(Clone, Copy)]
struct Place<'m> {
    machine: &'m Machine,
    thread: &'m Thread,
    depth: usize,
    /// Where the activation stands.
    stands: u32,
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

    /// The operations that write something.
    fn definitions(&self, var: Var) -> Vec<u32> {
        let defines = |op: &Op| match (var, op) {
            (Var::Register(_), Op::Promoted { .. }) => false,
            (Var::Register(reg), op) => self.registers(op, Touch::Define).contains(&reg),
            (Var::Local(at), Op::Store { ptr, .. }) => *ptr == at,
            (Var::Local(_), _) => false,
        };
        let code = self.func().code.iter().enumerate();
        code.filter(|(_, op)| defines(op)).map(|(pc, _)| pc as u32).collect()
    }

    /// The one of several that has written the poison that is there. `None`: that is not known.
    fn definition(&self, all: &[u32]) -> Option<Place<'m>> {
        let mut found = None;
        for pc in all {
            let at = Place { pc: *pc, ..*self };
            if !at.is_current() {
                return None;
            }
            // A copy of what is no poison has not.
            let copied = match at.op()? {
                Op::Move { src, .. } | Op::Store { src, .. } => Some(*src),
                _ => None,
            };
            if copied.is_none_or(|src| at.is_poison(src)) && found.replace(at).is_some() {
                return None;
            }
        }
        found
    }

    /// Does everything that the operation has read still hold what it held?
    fn is_current(&self) -> bool {
        let Some(op) = self.op() else { return false };
        let mut read: Vec<Var> =
            self.registers(op, Touch::Use).into_iter().map(Var::Register).collect();
        read.extend(self.local());
        let after = self.after();
        read.into_iter().all(|var| !self.definitions(var).iter().any(|pc| after(*pc)))
    }

    /// The operations that may have been executed after this one.
    fn after(&self) -> Box<dyn Fn(u32) -> bool> {
        let (first, end) = (self.pc + 1, self.stands);
        let begins = |pc: &u32| (first..=end).contains(pc);
        let jumps = |op: &Op| matches!(op, Op::Jump { .. } | Op::Branch { .. } | Op::Switch { .. });
        let is_straight = first <= end
            && !self.func().blocks.iter().any(begins)
            && !self.func().code[first as usize..end as usize].iter().any(jumps);
        if is_straight {
            return Box::new(move |pc| (first..end).contains(&pc));
        }
        let mut seen = vec![false; self.func().code.len()];
        let mut open = vec![self.pc];
        while let Some(pc) = open.pop() {
            let Some(op) = self.func().code.get(pc as usize) else { continue };
            successors(self.func(), pc, op, &mut |next| {
                if let Some(seen) = seen.get_mut(next as usize)
                    && !std::mem::replace(seen, true)
                {
                    open.push(next);
                }
            });
        }
        Box::new(move |pc| seen[pc as usize])
    }

    /// The local variable in memory that the operation reads, if nothing but loads and stores
    /// touches it.
    fn local(&self) -> Option<Var> {
        let Op::Load { ptr, .. } = *self.op()? else { return None };
        let is_of_local = |op: &Op| match *op {
            Op::Load { .. } => true,
            Op::Store { src, .. } => src != ptr,
            ref other => !self.registers(other, Touch::Use).contains(&ptr),
        };
        let makes = |pc: &u32| matches!(self.func().code[*pc as usize], Op::Alloca { .. });
        let is_alloca = self.definitions(Var::Register(ptr)).iter().all(makes) && !ptr.is_const();
        let is_local = is_alloca && self.func().code.iter().all(is_of_local);
        (is_local && !self.definitions(Var::Local(ptr)).is_empty()).then_some(Var::Local(ptr))
    }

    /// The call that a parameter comes from, where its argument is poison.
    fn argument(&self, reg: Reg) -> Option<Place<'m>> {
        let depth = self.depth.checked_sub(1)?;
        let pc = self.thread.continuation[depth].pc.checked_sub(1)?;
        let caller = Place { depth, pc, stands: pc, ..*self };
        let Op::Call { args, .. } = *caller.op()? else { return None };
        let argument = *caller.func().list(args).get(reg.0 as usize)?;
        let is_it = !argument.is_const() && caller.poison_operand() == Some(argument);
        is_it.then_some(caller)
    }

    fn how(&self) -> Option<How> {
        Some(match *self.op()? {
            Op::Load { .. } => How::Read,
            Op::Call { .. } | Op::CallPtr { .. } => How::Called,
            Op::GepConst { base, offset, .. } => How::Address(self.value(base)?, offset),
            Op::GepScaled { base, index, width, scale, .. } => {
                let shift = 64 - u32::from(width).clamp(1, 64);
                let index = (self.value(index)?.bits << shift) as i64 >> shift;
                How::Address(self.value(base)?, index.wrapping_mul(i64::from(scale)))
            }
            _ => How::Calculated,
        })
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
                        // Another promise was broken.
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
