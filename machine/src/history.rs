//! Operations and requests under a model whose memory remembers writes ([`Storage`]).
//!
//! Operations leave `to_commit` in program order. One that reads may read any write that the
//! storage offers, so that it has several ways of taking effect; one that writes has several
//! places. The byte map goes on to hold the newest write of each byte: what an execution leaves
//! behind, and the initial value of what was not yet accessed by several threads.
//!
//! Requests are what happens before what: a call on a library object is an access to its newest
//! state, a thread's start and end are handed on. Races are by happens-before.

use crate::calls::{self, Pending};
use crate::commit;
use crate::config::{Config, Granularity, RacePolicy};
use crate::end::{End, Stop, Ub};
use crate::handler::{equal, updated};
use crate::machine::Machine;
use crate::memory::{Cache, ObjType, Object};
use crate::perform;
use crate::program::SiteId;
use crate::race::{Race, RaceSide};
use crate::request::{Request, Rmw};
use crate::sync::{Call, Op};
use crate::thread::{Effect, Key, MemOp, Thread, Tid};
use crate::value::{Prov, Value};
use tresse_memmodels::storage::{Act, Around, Payload, Place, Rival, Tag, Written};
use tresse_memmodels::{Access, Kind, Order, Storage};
use triomphe::Arc;

/// What of a config is not modelled with histories.
pub(crate) fn refusal(config: &Config) -> Option<&'static str> {
    let is_refused = [
        (config.granularity == Granularity::Byte, "granularity: Byte, under a machine of views"),
        (!config.pthread_create_fence, "pthread_create_fence: false, under a machine of views"),
    ];
    is_refused.into_iter().find(|(is, _)| *is).map(|(_, what)| what)
}

/// What an operation does in one of its ways.
struct Done {
    access: Access,
    /// What its thread gets, and whether an exchange stored.
    answer: Value,
    flag: Option<bool>,
    new: Option<Value>,
}

/// A way of taking effect: a place, and whether a weak exchange fails for no reason.
type Way = (Place, bool);

impl Machine {
    /// In how many ways may the first operation of a thread take effect?
    pub(crate) fn history_ways(&self, storage: &dyn Storage, op: &MemOp) -> u32 {
        self.ways_of(storage, op).len() as u32
    }

    /// The ways of an operation. One that is an error has one.
    fn ways_of(&self, storage: &dyn Storage, op: &MemOp) -> Vec<Way> {
        let newest = (0, false);
        let is_error =
            || storage.refusal(&op.access).is_some() || commit::place(&self.cache, op).is_err();
        if op.effect == Effect::Fence || storage.is_mixed(&op.access) || is_error() {
            return vec![newest];
        }
        let mut places = storage.places(op.key.thread, &op.access);
        if places.is_empty() {
            places.push(0);
        }
        let failures = commit::ways(op);
        let ways = places.into_iter().flat_map(|place| (0..failures).map(move |n| (place, n > 0)));
        ways.filter(|way| storage.may_take(op.key.thread, &self.act(storage, op, *way))).collect()
    }

    /// The value of the write at a place.
    fn value_at(&self, storage: &dyn Storage, op: &MemOp, place: Place) -> Value {
        let whole = |w: Written| {
            commit::bytes_of(&self.cache, from_payload(w.value), w.len, w.at, op.access.len)
        };
        let known = storage.value(&op.access, place).map(whole);
        known.unwrap_or_else(|| {
            commit::place(&self.cache, op)
                .map_or(Value::ZERO, |spot| self.cache.peek(spot, op.access.len))
        })
    }

    /// An operation in one of its ways, as the storage sees it. One that is an error reads.
    fn act(&self, storage: &dyn Storage, op: &MemOp, way: Way) -> Act {
        act_with(op, way, self.value_at(storage, op, way.0))
    }

    /// With `race: Undef`, and of a load that the compiler has added: does an operation race with a
    /// write that took effect before it? Each has its turn to be the later one in some execution.
    /// What it reads is undef then, and so is what it leaves behind (LangRef, "Memory Model for
    /// Concurrent Operations").
    fn meets_write(&self, storage: &dyn Storage, op: &MemOp, act: &Act, initial: Payload) -> bool {
        match self.setup.config.race {
            RacePolicy::Undef => {}
            RacePolicy::Error if self.setup.program.is_speculated(op.site) => {}
            RacePolicy::Error | RacePolicy::Report => return false,
        }
        let as_read = Access { kind: Kind::Read, ..act.access };
        let races = |storage: &dyn Storage| {
            self.initial_rival(storage, op).is_some()
                || storage.race(op.key.thread, &as_read).is_some()
        };
        // What an atomic operation synchronises with is before it. A plain one synchronises with
        // nothing, whatever the model says.
        if !act.access.order.is_atomic() {
            return races(storage);
        }
        let mut after = storage.fork();
        after.take(op.key.thread, act, initial).is_ok() && races(&*after)
    }

    /// The first operation of a thread takes effect in one of its ways.
    pub(crate) fn commit_history(&mut self, id: Tid, way: u32) {
        let Some(op) = self.threads[id as usize].queues.to_commit.first().copied() else { return };
        let Some(mut storage) = self.storage.take() else { return };
        if storage.is_mixed(&op.access) && storage.refusal(&op.access).is_none() {
            // First it and its locations are made to fit. It takes effect, in one of the ways that
            // it then has, after that.
            let cuts = storage.part(&op.access);
            self.storage = Some(storage);
            if !cuts.is_empty() {
                self.cut_operation(id, 0, &cuts);
            }
            return;
        }
        let result = self.take_effect_in(&mut *storage, &op, way);
        self.storage = Some(storage);
        self.hashes.touch_thread(id);
        Arc::make_mut(&mut self.threads[id as usize]).queues.to_commit.remove(0);
        match result {
            Ok(()) if self.ending.is_none() => self.resume(id),
            Ok(()) => {}
            Err(stop) => self.finish(id, *stop, Some(op.stack())),
        }
    }

    fn take_effect_in(
        &mut self,
        storage: &mut dyn Storage,
        op: &MemOp,
        way: u32,
    ) -> Result<(), Stop> {
        let id = op.key.thread;
        if op.effect == Effect::Fence {
            let act = self.act(storage, op, (0, false));
            return storage
                .take(id, &act, Payload::default())
                .map(|_| ())
                .map_err(End::unsupported);
        }
        let spot = commit::place(&self.cache, op)?;
        if let Some(what) = storage.refusal(&op.access) {
            return Err(End::unsupported(what));
        }
        let Some(way) = self.ways_of(storage, op).get(way as usize).copied() else { return Ok(()) };
        let (mut act, mut value) = (self.act(storage, op, way), self.value_at(storage, op, way.0));
        let initial = to_payload(self.cache.peek(spot, op.access.len));
        let undefined =
            self.meets_write(storage, op, &act, initial).then(|| Value::undef(op.access.len * 8));
        if let Some(undefined) = undefined {
            value = undefined;
            act = act_with(op, way, undefined);
            act.value = act.value.map(|_| to_payload(undefined));
            if self.setup.config.race == RacePolicy::Error {
                // Looked for now: what it reads may be before it to the model.
                self.races_in(storage, op, &act.access);
            }
        }
        let is_newest = storage.take(id, &act, initial).map_err(End::unsupported)?;
        if self.sees_private(storage, id, op.prov, op.access.kind.writes())
            || self.races_in(storage, op, &act.access)
        {
            return Ok(());
        }
        let done = perform(op, value, way.1)?;
        if let Some(new) = done.new
            && is_newest
        {
            self.cache.poke(spot, op.access.len, undefined.unwrap_or(new));
        }
        if op.access.kind.reads() {
            let thread = Arc::make_mut(&mut self.threads[id as usize]);
            commit::back(&self.cache, &mut thread.queues, op, done.answer, done.flag);
        }
        Ok(())
    }

    /// Looks for a race of an operation that has just taken effect. Returns whether the execution
    /// ended by it.
    fn races_in(&mut self, storage: &dyn Storage, op: &MemOp, access: &Access) -> bool {
        let others = storage.races(op.key.thread, access);
        let rivals = self.initial_rival(storage, op).into_iter().chain(others.iter().map(side));
        for first in rivals.collect::<Vec<_>>() {
            let mut race = Race::new(op, op, self.name_object(op.prov));
            race.sides[0] = first;
            race.sides[1].kind = access.kind;
            let is_added = race.speculated(&self.setup.program).is_some();
            // One that is no error hides no other.
            if self.report_race(race) || !is_added {
                return self.ending.is_some();
            }
        }
        false
    }

    /// What an object held when it became known to other threads, if nothing orders that and the
    /// operation.
    fn initial_rival(&self, storage: &dyn Storage, op: &MemOp) -> Option<RaceSide> {
        let (owner, object) = self.foreign(op.key.thread, op.prov)?;
        let is_seen = storage.has_seen(op.key.thread, owner, object.written_at);
        (!is_seen).then_some(RaceSide {
            key: Key { thread: owner, block: 0, inst: 0 },
            site: object.allocated_at,
            kind: Kind::Write,
            order: Order::Na,
        })
    }

    /// The object, if it is another thread's, and whose it is.
    fn foreign(&self, id: Tid, prov: Prov) -> Option<(Tid, &Object)> {
        let owner = prov.arena().checked_sub(2).filter(|owner| prov.is_object() && *owner != id)?;
        self.cache.object(prov).map(|object| (owner, object))
    }

    /// Is an object another thread's, and may that have accessed it, while it was private, in no
    /// order with what this thread does to it now? If so the execution ends, and objects like it
    /// are to be shared from their birth on.
    fn sees_private(&mut self, storage: &dyn Storage, id: Tid, prov: Prov, writes: bool) -> bool {
        let Some((owner, object)) = self.foreign(id, prov) else { return false };
        let latest =
            if writes { object.written_at.max(object.escaped_at) } else { object.written_at };
        let is_early = !object.is_leaked && !storage.has_seen(id, owner, latest);
        if is_early {
            self.leak(prov);
        }
        is_early
    }

    /// What keeps a request from being performed with histories: it is undefined, or not modelled.
    pub(crate) fn check_request(&mut self, id: Tid, request: &Request) -> Result<(), Stop> {
        let Some(storage) = self.storage.take() else { return Ok(()) };
        let result = self.check_request_in(&*storage, id, request);
        self.storage = Some(storage);
        result
    }

    fn check_request_in(
        &mut self,
        storage: &dyn Storage,
        id: Tid,
        request: &Request,
    ) -> Result<(), Stop> {
        match request {
            Request::Free { ptr } if self.cache.heap_block(ptr).is_ok() => {
                if self.sees_private(storage, id, ptr.prov, true) {
                    return Err(self.ending.take().map_or_else(
                        || bug!("an execution that ends has an ending"),
                        |ending| Box::new(ending.end),
                    ));
                }
                match storage.unordered(id, ptr.prov.word()) {
                    Some(rival) => {
                        let what = format!(
                            "thread {id} frees {}, and nothing makes the access of thread {} come \
                             first",
                            self.name(ptr),
                            rival.thread
                        );
                        Err(End::ub(Ub::UseAfterFree, what))
                    }
                    None => Ok(()),
                }
            }
            Request::Output { buffer, .. } if self.cache.is_multi => {
                match self.cache.object(buffer.prov) {
                    Some(object) if object.is_shared && object.obj_type != ObjType::Constant => {
                        Err(End::unsupported(
                            "output straight from memory that other threads can reach, under a \
                             machine of views",
                        ))
                    }
                    _ => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    /// What a request that was performed brings its thread to know, and hands on.
    pub(crate) fn hand_on(
        &mut self,
        id: Tid,
        request: &Request,
        call: Option<&Pending>,
    ) -> Result<(), Stop> {
        // One that does not wait for the thread's own operations comes before some of them.
        if !perform::needs_drain(&self.setup.config, request) {
            return Ok(());
        }
        let Some(mut storage) = self.storage.take() else { return Ok(()) };
        let result = self.hand_on_in(&mut *storage, id, request, call);
        self.storage = Some(storage);
        result
    }

    fn hand_on_in(
        &mut self,
        storage: &mut dyn Storage,
        id: Tid,
        request: &Request,
        call: Option<&Pending>,
    ) -> Result<(), Stop> {
        let ticket = moment(Arc::make_mut(&mut self.threads[id as usize]));
        match request {
            // Whoever was woken comes after the signal, not after what else is done at the object.
            Request::Call(Call { op: Op::Wake(_), .. })
                if call.is_some_and(|c| c.op.access.kind == Kind::Read) =>
            {
                storage.pass(id, ticket);
                storage.wake(id);
            }
            Request::Call(_) => {
                let Some(call) = call else {
                    storage.pass(id, ticket);
                    return Ok(());
                };
                self.take_call(storage, &call.op, ticket)?;
                call.woken.iter().for_each(|w| storage.signal(id, *w));
            }
            Request::Spawn { id: new, .. } => {
                storage.pass(id, ticket);
                storage.start(id, *new as Tid);
            }
            Request::Join { id: ended } => {
                storage.pass(id, ticket);
                storage.join(id, *ended as Tid);
            }
            Request::ThreadExit { .. } => {
                storage.pass(id, ticket);
                storage.end(id);
            }
            _ => storage.pass(id, ticket),
        }
        Ok(())
    }

    /// A call on a library object as an access to its newest state.
    fn take_call(
        &mut self,
        storage: &mut dyn Storage,
        op: &MemOp,
        ticket: u32,
    ) -> Result<(), Stop> {
        let (id, access) = (op.key.thread, op.access);
        if storage.is_mixed(&access) && !storage.part(&access).is_empty() {
            return Err(calls::mixed());
        }
        let spot = commit::place(&self.cache, op)?;
        let word = to_payload(self.cache.peek(spot, access.len));
        let value = (access.kind == Kind::Update).then_some(word);
        let act = Act { access, ticket, tag: tag(&op.key, op.site), place: 0, value };
        storage.note(id, &act, word);
        // What comes before what is another matter: of the object's state only the newest counts.
        let state = Access { len: 0, ..access };
        let place = storage.places(id, &state).first().copied().unwrap_or(0);
        let ticket = moment(Arc::make_mut(&mut self.threads[id as usize]));
        let act = Act { access: state, ticket, place, ..act };
        storage.take(id, &act, Payload::default()).map_err(End::unsupported)?;
        if !self.sees_private(storage, id, op.prov, access.kind.writes()) {
            self.races_in(storage, op, &access);
        }
        Ok(())
    }
}

/// A moment in the life of a thread: requests have tickets as accesses do.
fn moment(thread: &mut Thread) -> u32 {
    let ticket = thread.queues.next_ticket;
    thread.queues.next_ticket = ticket.wrapping_add(1);
    ticket
}

/// An operation that reads this value, in one of its ways, as the storage sees it. One that is an
/// error reads.
fn act_with(op: &MemOp, way: Way, value: Value) -> Act {
    let done = if op.effect == Effect::Fence { None } else { perform(op, value, way.1).ok() };
    let access = done.as_ref().map_or(
        Access {
            kind: if op.effect == Effect::Fence { Kind::Fence } else { Kind::Read },
            ..op.access
        },
        |d| d.access,
    );
    Act {
        access,
        ticket: op.ticket,
        tag: tag(&op.key, op.site),
        place: way.0,
        value: done.and_then(|d| d.new).map(to_payload),
    }
}

/// What an operation does with what it reads.
fn perform(op: &MemOp, read: Value, is_spurious: bool) -> Result<Done, Stop> {
    let plain = Done { access: op.access, answer: read, flag: None, new: None };
    Ok(match op.effect {
        Effect::Read | Effect::Fence => plain,
        Effect::Write(value) => Done { new: Some(value), ..plain },
        Effect::Update { op: rmw, scalar, operand } => {
            Done { new: Some(updated(&Rmw { op: rmw, scalar, operand }, read)?), ..plain }
        }
        Effect::Exchange { expected, new, width, failure, .. } => {
            let is_stored = !is_spurious && equal(read, expected, width)?;
            let access = if is_stored {
                op.access
            } else {
                Access { kind: Kind::Read, order: failure, ..op.access }
            };
            Done { access, flag: Some(is_stored), new: is_stored.then_some(new), ..plain }
        }
    })
}

fn to_payload(value: Value) -> Payload {
    [value.bits, value.undef, value.prov.word()]
}

fn from_payload([bits, undef, prov]: Payload) -> Value {
    Value { bits, undef, prov: Prov::from_word(prov) }
}

fn tag(key: &Key, site: SiteId) -> Tag {
    [key.block, u64::from(key.inst) << 32 | u64::from(site.0)]
}

fn side(rival: &Rival) -> RaceSide {
    let [block, rest] = rival.tag;
    let key = Key { thread: rival.thread, block, inst: (rest >> 32) as u32 };
    RaceSide { key, site: SiteId(rest as u32), kind: rival.access.kind, order: rival.access.order }
}

impl Around for Cache {
    fn is_alive(&self, object: u64) -> bool {
        self.object(Prov::from_word(object)).is_some_and(|o| !o.is_dead)
    }

    fn moments(&self, thread: u32) -> Vec<u32> {
        let arena = &self.arenas[crate::memory::cache::arena_of(thread) as usize];
        let alive = arena.objects.iter().filter(|o| !o.is_dead);
        alive.flat_map(|o| [o.written_at, o.escaped_at]).collect()
    }
}
