//! Calls on library objects ([`crate::sync`]) among the machine's other accesses: an object's state
//! word is memory, so a call races with what else is done to these bytes, and comes before and
//! after what it is ordered with.

use crate::calls::{self, Looked};
use crate::end::{End, Stop};
use crate::ids::SiteId;
use crate::ids::{Key, Tid};
use crate::request::Request;
use crate::state::Machine;
use crate::sync::{Call, ObjectId, Op, State, Step};
use crate::thread::{Effect, MemOp};
use crate::value::Prov;
use tresse_memmodels::{Access, Kind};

/// What a call is going to do, as memory sees it.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    /// The access that it is.
    pub op: MemOp,
    /// The threads that it wakes up.
    pub woken: Vec<Tid>,
}

impl Machine {
    /// Looks at a request right before it is performed. `None`: the execution has ended.
    pub(crate) fn before_request(
        &mut self,
        id: Tid,
        request: &Request,
        option: u32,
    ) -> Result<Option<Option<Pending>>, Stop> {
        let Request::Call(call) = request else { return Ok(Some(None)) };
        let Looked { spot, known, step } = calls::step(&self.cache, id, call, option)?;
        let Some(spot) = spot.filter(|spot| !self.cache.is_private(*spot)) else {
            return Ok(Some(None));
        };
        if !self.cache.is_multi {
            return Ok(Some(None));
        }
        let (_, len) = calls::word_of(&self.cache, call)?;
        let access = Access {
            kind: if matches!(step, Step::Write(..)) { Kind::Update } else { Kind::Read },
            order: match &step {
                Step::Write(_, _, sync) => sync.order(true),
                Step::Stay(_, sync) => sync.order(false),
                Step::Blocked => bug!("a call is performed that is blocked: {call:?}"),
            },
            object: call.object.prov.word(),
            offset: spot.offset,
            len,
        };
        let mut op = self.call_op(id, call.object.prov, access);
        // Who was let go does not use the object any more.
        let is_use = !call.is_parting() || access.kind == Kind::Update;
        if is_use && self.races_as_call(&mut op) {
            return Ok(None);
        }
        let woken = known.map_or_else(Vec::new, |state| woken(&state, call, option));
        Ok(Some(Some(Pending { op, woken })))
    }

    /// A call as an operation.
    pub fn call_op(&self, id: Tid, prov: Prov, access: Access) -> MemOp {
        let thread = &self.threads[id as usize];
        let (block, inst) = thread.curr_inst(&self.setup.program);
        MemOp {
            key: Key { thread: id, block, inst },
            site: self.site(id),
            caller: SiteId::NONE,
            access,
            whole: access,
            effect: Effect::Read,
            size: 1,
            prov,
            ticket: thread.queues.next_ticket,
            raced: 0,
        }
    }

    /// The library objects that a thread holds: memory object and address.
    pub fn held_by(&self, thread: Tid) -> Vec<ObjectId> {
        let mut held = Vec::new();
        for (arena, objects) in self.cache.arenas.iter().enumerate() {
            for (slot, object) in objects.objects.iter().enumerate() {
                let words = object.words.iter().flat_map(|words| words.iter());
                for (offset, state) in words.filter(|(_, state)| state.is_held_by(thread)) {
                    let prov = Prov::object(arena as u32, slot as u32, object.generation);
                    let (word, _) = state.kind().word(self.cache.pointer_bits());
                    held.push((prov.word(), object.base + offset - word));
                }
            }
        }
        held
    }
}

/// The threads that a call takes off a condition variable's waiters.
fn woken(state: &State, call: &Call, option: u32) -> Vec<Tid> {
    match (call.op, state) {
        (Op::Signal, State::Cond(cond)) => {
            cond.waiters().get(option as usize).copied().into_iter().collect()
        }
        (Op::Broadcast, State::Cond(cond)) => cond.waiters().to_vec(),
        (Op::Expel(_, waiter), State::Cond(_)) => vec![waiter],
        _ => Vec::new(),
    }
}

/// What is not modelled of a call where memory has a history.
pub(crate) fn mixed() -> Stop {
    End::unsupported("accesses to parts of a library object's state word, with histories")
}
