//! Operations and requests under a model whose memory remembers writes ([`Storage`]).
//!
//! Operations leave `to_commit` in program order. One that reads may read any write that the
//! storage offers, so that it has several ways of taking effect; one that writes has several
//! places. The byte map goes on to hold the newest write of each byte: what an execution leaves
//! behind, and the initial value of what was not yet accessed by several threads.
//!
//! Requests are what happens before what: a call on a library object is an access to its newest
//! state, a thread's start and end are handed on. Races are by happens-before ([`Unseen`]).

use super::calls::Pending;
use crate::calls::{self, Looked};
use crate::commit;
use crate::config::{Channels, Config, Granularity, RacePolicy, StoreBuffer};
use crate::end::{End, Stop, Ub};
use crate::ids::Tid;
use crate::memory::{Cache, Mode, ObjType};
use crate::perform;
use crate::races::Unseen;
use crate::request::Request;
use crate::state::Machine;
use crate::sync::{self, Call, Op, Step};
use crate::thread::{Effect, MemOp, Thread, Waiting};
use crate::update;
use crate::value::{Prov, Value};
use smallvec::{SmallVec, smallvec};
use tresse_memmodels::storage::{Act, Around, Payload, Place, Whose, Written};
use tresse_memmodels::{Access, Kind, Storage};
use triomphe::Arc;

/// What of a config is not modelled with histories.
pub(crate) fn refusal(config: &Config) -> Option<&'static str> {
    let is_refused = [
        (config.granularity == Granularity::Byte, "granularity: Byte, under a machine of views"),
        (!config.pthread_create_fence, "pthread_create_fence: false, under a machine of views"),
        (
            config.store_buffer != StoreBuffer::Unbounded,
            "store_buffer: Entries, under a machine of views",
        ),
        (config.channels != Channels::PerByte, "channels: Interleaved, under a machine of views"),
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
type HistoryWay = (Place, bool);

impl Machine {
    /// In how many ways may the first operation of a thread take effect?
    pub(crate) fn history_ways(&self, storage: &dyn Storage, op: &MemOp) -> u32 {
        self.ways_of(storage, op).len() as u32
    }

    /// Does an operation that takes effect in this way fail for no reason, as a weak exchange may?
    pub fn is_failing(&self, op: &MemOp, way: u32) -> bool {
        match self.cache.mode {
            Mode::Views(_) => {
                let ways = self.ways_of(self.cache.storage(), op);
                ways.get(way as usize).is_some_and(|(_, is_failing)| *is_failing)
            }
            _ => way > 0,
        }
    }

    /// The ways of an operation. One that is an error has one.
    fn ways_of(&self, storage: &dyn Storage, op: &MemOp) -> SmallVec<[HistoryWay; 4]> {
        let newest = (0, false);
        let is_error =
            || storage.refusal(&op.access).is_some() || commit::place(&self.cache, op).is_err();
        if op.effect == Effect::Fence || storage.is_mixed(&op.access) || is_error() {
            return smallvec![newest];
        }
        let mut places = storage.places(op.key.thread, &op.access);
        if places.is_empty() {
            places.push(0);
        }
        if op.effect == Effect::Read && storage.has_free_reads() {
            return places.into_iter().map(|place| (place, false)).collect();
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
            let Ok(spot) = commit::place(&self.cache, op) else {
                bug!("an access of what is gone takes effect: {op:?}")
            };
            self.cache.peek(spot, op.access.len)
        })
    }

    /// An operation in one of its ways, as the storage sees it. One that is an error reads.
    fn act(&self, storage: &dyn Storage, op: &MemOp, way: HistoryWay) -> Act {
        let read = match op.effect {
            Effect::Read | Effect::Write(_) | Effect::Fence => Value::ZERO,
            Effect::Update { .. } | Effect::Exchange { .. } => self.value_at(storage, op, way.0),
        };
        act_with(op, way, read)
    }

    /// The first operation of a thread takes effect in one of its ways.
    pub(crate) fn commit_history(&mut self, id: Tid, way: u32) {
        let Some(op) = self.threads[id as usize].queues.to_commit.first().copied() else {
            bug!("thread {id} has no operation")
        };
        let storage = self.cache.storage_mut();
        if storage.is_mixed(&op.access) && storage.refusal(&op.access).is_none() {
            // First it and its locations are made to fit. It takes effect, in one of the ways that
            // it then has, after that.
            let cuts = storage.part(&op.access);
            if !cuts.is_empty() {
                self.cut_operation(id, 0, &cuts);
            }
            return;
        }
        let result = self.take_effect_in(&op, way);
        self.hashes.touch_thread(id);
        Arc::make_mut(&mut self.threads[id as usize]).queues.to_commit.remove(0);
        match result {
            Ok(()) if self.ending.is_none() => self.resume(id),
            Ok(()) => {}
            Err(stop) => self.finish(id, *stop, Some(op.stack())),
        }
    }

    fn take_effect_in(&mut self, op: &MemOp, way: u32) -> Result<(), Stop> {
        let id = op.key.thread;
        let storage = self.cache.storage();
        if op.effect == Effect::Fence {
            let act = self.act(storage, op, (0, false));
            let taken = self.cache.storage_mut().take(id, &act, Payload::default());
            return taken.map(|_| ()).map_err(End::unsupported);
        }
        let spot = commit::place(&self.cache, op)?;
        if let Some(what) = storage.refusal(&op.access) {
            return Err(End::unsupported(what));
        }
        let Some(way) = self.ways_of(storage, op).get(way as usize).copied() else {
            bug!("{op:?} has no way {way}")
        };
        let (mut act, mut value) = (self.act(storage, op, way), self.value_at(storage, op, way.0));
        let initial = to_payload(self.cache.peek(spot, op.access.len));
        let undefined =
            self.meets_write(op, &act, initial).then(|| Value::undef(op.access.len * 8));
        if let Some(undefined) = undefined {
            value = undefined;
            act = act_with(op, way, undefined);
            act.value = act.value.map(|_| to_payload(undefined));
            // Looked for now: what it reads may be before it to the model.
            if self.setup.config.race == RacePolicy::Error
                && self.races(&mut { *op }, &Unseen { access: &act.access })
            {
                return Ok(());
            }
        }
        let taken = self.cache.storage_mut().take(id, &act, initial);
        let is_newest = taken.map_err(End::unsupported)?;
        if self.races(&mut { *op }, &Unseen { access: &act.access }) {
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
            commit::back(&mut self.cache, &mut thread.queues, op, done.answer, done.flag);
        }
        Ok(())
    }

    /// What keeps a request from being performed with histories: it is undefined, or not modelled.
    pub(crate) fn check_request(&mut self, id: Tid, request: &Request) -> Result<(), Stop> {
        if !self.cache.mode.is_views() {
            return Ok(());
        }
        match request {
            Request::Free { ptr, .. } if self.cache.heap_block(ptr).is_ok() => {
                if self.sees_private(id, ptr.prov, true) {
                    self.leak(ptr.prov);
                    return Err(self.ending.take().map_or_else(
                        || bug!("an execution that ends has an ending"),
                        |ending| Box::new(ending.end),
                    ));
                }
                match self.cache.storage().unordered(id, ptr.prov.word()) {
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

    /// Tells the storage if a thread whose operations have taken effect does nothing before it has
    /// seen what others have. A join is not given up once it has come to its request: one that may
    /// be waits at a semaphore before that (`libc-shim/c/cancel.c`).
    pub(crate) fn note_wait(&mut self, id: Tid) {
        let Some(Waiting::Request(request, ..)) = &self.threads[id as usize].waiting else {
            return;
        };
        if self.cache.storage().is_waiting(id) {
            return;
        }
        let (config, control) = (&self.setup.config, &self.control);
        let is_blocked = || perform::options(config, &self.cache, control, id, request) == 0;
        let whose = match &**request {
            Request::Join { .. } => is_blocked().then_some(Whose::Anybody),
            Request::Call(call) => self.whose_view(id, call),
            _ => None,
        };
        if let Some(whose) = whose {
            self.cache.storage_mut().wait(id, whose);
        }
    }

    /// Whose view a thread gets by a call, if it gets one in any case.
    fn whose_view(&self, id: Tid, call: &Call) -> Option<Whose> {
        let Looked { spot, known, step } = calls::step(&self.cache, id, call, 0).ok()?;
        if !sync::learns(known.as_deref(), call) {
            return None;
        }
        Some(match (step, call.op) {
            (Step::Blocked, _) => Whose::Anybody,
            (_, Op::Wake(_)) => Whose::Signaller,
            _ => Whose::Users { object: call.object.prov.word(), offset: spot?.offset },
        })
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
        if !self.cache.mode.is_views() {
            return Ok(());
        }
        let ticket = moment(Arc::make_mut(&mut self.threads[id as usize]));
        let storage = self.cache.storage_mut();
        match request {
            // Whoever was woken comes after the signal, not after what else is done at the object.
            Request::Call(Call { op: Op::Wake(_), .. })
                if call.is_none_or(|c| c.op.access.kind == Kind::Read) =>
            {
                storage.pass(id, ticket);
                storage.wake(id);
            }
            Request::Call(asked) => {
                let Some(call) = call else {
                    storage.pass(id, ticket);
                    return Ok(());
                };
                // Who was let go does not use the object any more.
                let is_gone = asked.is_parting() && call.op.access.kind == Kind::Read;
                self.take_call(&call.op, ticket, !is_gone)?;
                let storage = self.cache.storage_mut();
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
    fn take_call(&mut self, op: &MemOp, ticket: u32, is_use: bool) -> Result<(), Stop> {
        let (id, access) = (op.key.thread, op.access);
        if is_use && self.arrives_early(op)? {
            return Ok(());
        }
        let spot = commit::place(&self.cache, op)?;
        let word = to_payload(self.cache.peek(spot, access.len));
        let storage = self.cache.storage_mut();
        let value = (access.kind == Kind::Update).then_some(word);
        let act = Act { access, ticket, tag: op.user_site().0, place: 0, value };
        if is_use {
            storage.note(id, &act, word);
        }
        // What comes before what is another matter: of the object's state only the newest counts.
        let state = Access { len: 0, ..access };
        let place = storage.places(id, &state).first().copied().unwrap_or(0);
        let ticket = moment(Arc::make_mut(&mut self.threads[id as usize]));
        let act = Act { access: state, ticket, place, ..act };
        storage.take(id, &act, Payload::default()).map_err(End::unsupported)?;
        if is_use {
            self.races(&mut { *op }, &Unseen { access: &access });
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
fn act_with(op: &MemOp, way: HistoryWay, value: Value) -> Act {
    let done = if op.effect == Effect::Fence { None } else { perform(op, value, way.1).ok() };
    let access = match &done {
        Some(done) => done.access,
        None if op.effect == Effect::Fence => Access { kind: Kind::Fence, ..op.access },
        None => Access { kind: Kind::Read, order: op.order_if_wrong(), ..op.access },
    };
    Act {
        access,
        ticket: op.ticket,
        tag: op.user_site().0,
        place: way.0,
        value: done.and_then(|d| d.new).map(to_payload),
    }
}

/// What an operation does with what it reads.
fn perform(op: &MemOp, read: Value, is_spurious: bool) -> Result<Done, Stop> {
    let done = update::perform(&op.effect, read, is_spurious)?;
    let access = match (op.effect, done.is_stored) {
        (Effect::Exchange { failure, .. }, Some(false)) => {
            Access { kind: Kind::Read, order: failure, ..op.access }
        }
        _ => op.access,
    };
    Ok(Done { access, answer: read, flag: done.is_stored, new: done.new })
}

fn to_payload(value: Value) -> Payload {
    [value.bits, value.undef, value.prov.word()]
}

fn from_payload([bits, undef, prov]: Payload) -> Value {
    Value { bits, undef, prov: Prov::from_word(prov) }
}

impl Around for Cache {
    fn is_alive(&self, object: u64) -> bool {
        self.object(Prov::from_word(object)).is_some_and(|o| !o.is_dead)
    }

    fn moments(&self, thread: u32) -> Vec<u32> {
        let arena = &self.arenas[crate::ids::arena_of(thread) as usize];
        let alive = arena.objects.iter().filter(|o| !o.is_dead);
        alive.flat_map(|o| [o.written_at, o.escaped_at]).collect()
    }
}
