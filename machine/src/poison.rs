//! Where a poison value comes from, for reports.
//!
//! What a thread stands at with a poison operand leads back, from operation to operation and from a
//! parameter to the call, to the one that has made it of values that are none. Registers hold what
//! they held then, unless they were written since: an operation is followed only if nothing that it
//! has read can have been written after it. It stands right before in the same block, or no way
//! leads from it to such a write. Where that is not known, or several operations are possible,
//! nothing is said. Nor is what came from memory that others can reach, or from a call that has
//! returned, followed further.

use crate::config::Uninit;
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
    Address(Value, i128),
    /// It calculated something that has no defined result.
    Calculated,
    /// It read memory that holds poison.
    Read,
    /// It called a function that returned poison.
    Called,
}

/// Registers that are followed at most.
const MOST: usize = 256;

/// Where the poison comes from that ended the execution, at the operation at which a thread stands.
/// `None`: that is not known, or it is about something else.
pub fn origin(machine: &Machine, thread: Tid) -> Option<Made> {
    let thread = machine.threads.get(thread as usize)?;
    let depth = thread.continuation.len().checked_sub(1)?;
    let stands = thread.continuation[depth].pc;
    let mut at = Place { machine, thread, depth, stands, pc: stands };
    let mut poison = at.blamed()?;
    for _ in 0..MOST {
        let definitions = at.definitions(Var::Register(poison));
        if definitions.is_empty() {
            (at, poison) = at.argument(poison)?;
            continue;
        }
        if poison.0 < at.func().param_slots {
            return None;
        }
        at = at.definition(&definitions)?;
        // A local variable that nobody else can reach, by what was stored there.
        if let Some(local) = at.local() {
            at = at.definition(&at.definitions(local))?;
            let Op::Store { src, .. } = *at.op()? else { return None };
            poison = at.poison_register(src)?;
            continue;
        }
        match at.made()? {
            Step::Back(register) => poison = register,
            Step::Made(how) => return Some(Made { site: at.func().site(at.pc), how }),
        }
    }
    None
}

/// What an operation that gave poison says of where it comes from.
enum Step {
    /// From this register.
    Back(Reg),
    /// It has made it.
    Made(How),
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

    /// The register, if it is one with poison.
    fn poison_register(&self, reg: Reg) -> Option<Reg> {
        (!reg.is_const() && self.is_poison(reg)).then_some(reg)
    }

    /// The register with the poison for which the operation has ended the execution.
    fn blamed(&self) -> Option<Reg> {
        let op = self.op()?;
        match *op {
            Op::Load { ptr, .. }
            | Op::Store { ptr, .. }
            | Op::Rmw { ptr, .. }
            | Op::CmpXchg { ptr, .. }
            | Op::CallPtr { ptr, .. } => self.poison_register(ptr),
            // Of a division only the divisor.
            Op::Int { b, .. } => self.poison_register(b),
            _ => {
                let mut all = self.registers(op, Touch::Use);
                // What is undefined and no poison may be what it is about.
                all.retain(|reg| self.value(*reg).is_none_or(|value| !value.is_defined()));
                all.dedup();
                match all[..] {
                    [only] => self.poison_register(only),
                    _ => None,
                }
            }
        }
    }

    /// Where the poison comes from that the operation gave. `None`: that is not known.
    fn made(&self) -> Option<Step> {
        let operands = match *self.op()? {
            Op::Load { .. } | Op::Rmw { .. } | Op::CmpXchg { .. } => {
                return Some(Step::Made(How::Read));
            }
            Op::Call { .. } | Op::CallPtr { .. } => return Some(Step::Made(How::Called)),
            Op::Move { src, .. } => [src, src],
            Op::Recover { src, .. } if self.is_poison(src) => [src, src],
            Op::Cast { from, to, src, .. } if from.slots() == 1 && to.slots() == 1 => [src, src],
            Op::FNeg { kind, a, .. } if kind.bits() <= 64 => [a, a],
            Op::Float { kind, a, b, .. } if kind.bits() <= 64 => [a, b],
            Op::FCmp { kind, a, b, .. } if kind.bits() <= 64 => [a, b],
            Op::Int { a, b, .. } => [a, b],
            Op::ICmp { width, a, b, .. } if width <= 64 => [a, b],
            Op::GepConst { base, .. } => [base, base],
            Op::GepScaled { base, index, .. } => [base, index],
            // LangRef, `select`: the side that is not chosen has no part in it.
            Op::Select { cond, a, b, slots: 1, .. } => match self.value(cond)? {
                value if value.is_poison() => [cond, cond],
                value if !value.is_defined() => return None,
                value if value.bits & 1 == 1 => [a, a],
                _ => [b, b],
            },
            _ => return None,
        };
        // A constant that is poison was made by the compiler.
        match operands.into_iter().find(|reg| self.is_poison(*reg)) {
            Some(reg) if reg.is_const() => None,
            Some(reg) => Some(Step::Back(reg)),
            None => Some(Step::Made(self.how()?)),
        }
    }

    /// The operations that write something.
    fn definitions(&self, var: Var) -> Vec<u32> {
        let defines = |op: &Op| match (var, op) {
            // One lane, by a number that is known when it runs.
            (Var::Register(reg), Op::InsertLane { dst, lanes, slots, .. }) => {
                (dst.0..dst.0 + lanes * slots).contains(&reg.0)
            }
            // Poison if the promise is not kept.
            (Var::Register(reg), Op::Promise { dst, promise, .. }) => {
                let to = self.func().promises[*promise as usize].to;
                (dst.0..dst.0 + to).contains(&reg.0)
            }
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
                Op::Promoted { fill, .. } => Some(*fill),
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
        let Op::Load { ptr, offset, total, len, .. } = *self.op()? else { return None };
        // What was never written may be poison itself.
        if self.machine.setup.config.fresh() == Uninit::Poison {
            return None;
        }
        let is_of_local = |op: &Op| match *op {
            Op::Load { .. } => true,
            // Of the same bytes: the last store has written what is there.
            Op::Store { src, ptr: to, offset: o, total: t, len: l, .. } if to == ptr => {
                src != ptr && (o, t, l) == (offset, total, len)
            }
            Op::Store { src, .. } => src != ptr,
            ref other => !self.registers(other, Touch::Use).contains(&ptr),
        };
        let makes = |pc: &u32| matches!(self.func().code[*pc as usize], Op::Alloca { .. });
        let is_alloca = self.definitions(Var::Register(ptr)).iter().all(makes) && !ptr.is_const();
        let is_local = is_alloca && self.func().code.iter().all(is_of_local);
        (is_local && !self.definitions(Var::Local(ptr)).is_empty()).then_some(Var::Local(ptr))
    }

    /// The call that a parameter comes from, and the register that was passed.
    fn argument(&self, reg: Reg) -> Option<(Place<'m>, Reg)> {
        let depth = self.depth.checked_sub(1)?;
        let pc = self.thread.continuation[depth].pc;
        let caller = Place { depth, pc, stands: pc, ..*self };
        let argument = match *caller.op()? {
            Op::Call { args, .. } => caller.func().list(args).get(reg.0 as usize),
            Op::CallPtr { call, .. } => {
                let call = &caller.func().calls[call as usize];
                caller.func().list(call.args).get(reg.0 as usize)
            }
            _ => None,
        };
        Some((caller, caller.poison_register(*argument?)?))
    }

    fn how(&self) -> Option<How> {
        Some(match *self.op()? {
            Op::GepConst { base, offset, .. } => How::Address(self.value(base)?, offset.into()),
            Op::GepScaled { base, index, width, scale, .. } => {
                let shift = 64 - u32::from(width).clamp(1, 64);
                let index = (self.value(index)?.bits << shift) as i64 >> shift;
                How::Address(self.value(base)?, i128::from(index) * i128::from(scale))
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
                    let at = i128::from(base.bits.wrapping_sub(object.base) as i64) + by;
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
