//! Mutexes and `pthread_once` as events (POSIX names the functions).
//!
//! The state of each is a location of its own, of no bytes, and what a thread does to it is an
//! update. A thread waits with its event until the newest state lets it in. Another may also come
//! first where the lock was free before: it displaces the thread that took the lock there, whose
//! event then stays blocked (TruSt's revisit), and is let in where it stands as soon as the lock is
//! released. It needs no revisit for that, and nobody explores what would come of it if it were not
//! let in.

use super::access::Entered;
use super::cells::Place;
use super::conds::{from_waiters, waiters};
use super::frame::{Frame, Saved, Waiting, Way, Ways};
use super::state::{Block, Explorer, State, What};
use smallvec::SmallVec;
use tresse_machine::end::{End, Stop, Ub};
use tresse_machine::perform::{SERIAL_THREAD, errno, lock_id};
use tresse_machine::request::{MutexKind, Request};
use tresse_machine::thread::{self, Tid};
use tresse_machine::value::Value;
use tresse_memmodels::graph::{Event, EventId, Role};

/// What a thread does to a lock's state.
pub(super) enum Step {
    /// It changes, and the thread gets this.
    Write(Value, u64),
    /// It stays.
    Stay(u64),
    /// The thread waits for another state.
    Blocked,
}

/// State of a mutex as a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mutex {
    pub owner: Option<Tid>,
    pub depth: u32,
    kind: Option<MutexKind>,
    is_destroyed: bool,
}

impl Mutex {
    pub(super) fn of(value: Value) -> Mutex {
        let kind = match value.bits >> 32 & 3 {
            1 => Some(MutexKind::Normal),
            2 => Some(MutexKind::Recursive),
            3 => Some(MutexKind::ErrorCheck),
            _ => None,
        };
        let owner = (value.bits & 0xffff) as u32;
        Mutex {
            owner: owner.checked_sub(1),
            depth: (value.bits >> 16) as u32 & 0xffff,
            kind,
            is_destroyed: value.bits >> 40 & 1 != 0,
        }
    }

    fn value(self) -> Value {
        let kind = match self.kind {
            None => 0,
            Some(MutexKind::Normal) => 1,
            Some(MutexKind::Recursive) => 2,
            Some(MutexKind::ErrorCheck) => 3,
        };
        let owner = self.owner.map_or(0, |t| u64::from(t) + 1);
        Value::int(
            owner | u64::from(self.depth) << 16 | kind << 32 | u64::from(self.is_destroyed) << 40,
        )
    }
}

/// `pthread_once`: nobody has begun, thread t runs it, it is done.
const ONCE_DONE: u64 = u64::MAX;

impl Explorer {
    /// The location of a lock's state.
    pub(super) fn lock_cell(&mut self, lock: &Value) -> u32 {
        let (object, address) = lock_id(lock);
        self.cell(Place { object, offset: address, len: 0 })
    }

    /// The request that a lock's event is.
    pub(super) fn request_of(&self, id: EventId) -> Option<Request> {
        match &self.info(id).before.checkpoint.thread.waiting {
            Some(thread::Waiting::Request(request, ..)) => Some((**request).clone()),
            _ => None,
        }
    }

    /// In how many ways a lock's event may take a state: a signal may wake any waiter.
    pub(super) fn lock_choices(&self, id: EventId, value: Value) -> u32 {
        match self.request_of(id) {
            Some(Request::Signal { .. }) => (waiters(value).len() as u32).max(1),
            _ => 1,
        }
    }

    /// What a lock's event does with the state that it reads.
    pub(super) fn lock_step(
        &mut self,
        id: EventId,
        read: Value,
        choice: u32,
    ) -> Result<Step, Stop> {
        let thread = Tid::from(id.thread);
        let Some(request) = self.request_of(id) else { return Ok(Step::Blocked) };
        match &request {
            Request::Signal { .. } => {
                let mut list = waiters(read);
                if !list.is_empty() {
                    list.remove(choice as usize);
                }
                Ok(Step::Write(from_waiters(&list)?, 0))
            }
            Request::Broadcast { .. } => Ok(Step::Write(Value::ZERO, 0)),
            Request::CondInit { .. } | Request::CondDestroy { .. } if !waiters(read).is_empty() => {
                Err(End::ub(Ub::CondMisuse, "threads wait on the condition variable"))
            }
            Request::CondInit { .. } | Request::CondDestroy { .. } => {
                Ok(Step::Write(Value::ZERO, 0))
            }
            Request::CondWait { .. } if self.info(id).before.local.is_waiting => {
                Ok(release(Mutex::of(read), thread, true)?)
            }
            Request::CondWait { .. } => {
                let mut list = waiters(read);
                list.push(thread);
                Ok(Step::Write(from_waiters(&list)?, 0))
            }
            Request::OnceBegin { .. } => Ok(match read.bits {
                0 => Step::Write(Value::int(u64::from(thread) + 1), 1),
                ONCE_DONE => Step::Stay(0),
                _ => Step::Blocked,
            }),
            Request::OnceEnd { .. } => Ok(Step::Write(Value::int(ONCE_DONE), 0)),
            Request::BarrierInit { .. }
            | Request::BarrierDestroy { .. }
            | Request::BarrierWait { .. }
            | Request::BarrierLeave { .. } => self.barrier_step(&request, read),
            Request::CondRelock { .. } if self.is_waking(id) => {
                let mut list = waiters(read);
                let place = list.iter().position(|t| *t == thread);
                Ok(match place.map(|place| list.remove(place)) {
                    Some(_) => Step::Write(from_waiters(&list)?, 0),
                    None => Step::Stay(0),
                })
            }
            Request::CondRelock { depth, has_timed_out, .. } => {
                let mut state = Mutex::of(read);
                if state.owner.is_some() {
                    return Ok(Step::Blocked);
                }
                (state.owner, state.depth) = (Some(thread), *depth);
                Ok(Step::Write(state.value(), if *has_timed_out { errno::ETIMEDOUT } else { 0 }))
            }
            request => {
                let state = Mutex::of(read);
                let kind = if state.kind.is_none() || matches!(request, Request::MutexInit { .. }) {
                    self.kind_of(request)?
                } else {
                    None
                };
                mutex_step(request, state, thread, kind)
            }
        }
    }

    /// The kind that a request on a mutex gives it.
    fn kind_of(&self, request: &Request) -> Result<Option<MutexKind>, Stop> {
        let cache = &self.machine.cache;
        match request {
            Request::Lock { mutex, kind: None } | Request::TryLock { mutex, kind: None } => {
                tresse_machine::perform::kind_in_memory(
                    cache,
                    mutex,
                    self.setup.program.pointer_bits,
                )
                .map(Some)
            }
            Request::Lock { kind, .. } | Request::TryLock { kind, .. } => Ok(*kind),
            Request::MutexInit { attributes, .. } => {
                tresse_machine::perform::kind_of_attributes(cache, attributes).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// A thread goes on after its lock's event.
    pub(super) fn complete_lock(&mut self, id: EventId, answer: Value) {
        let thread = id.thread as usize;
        self.locals[thread].next = 0;
        if self.is_waking(id) {
            return self.complete_wake(id);
        }
        match self.request_of(id) {
            // The first half: it is among the waiters, and gives the mutex up next.
            Some(Request::CondWait { .. }) if !self.locals[thread].is_waiting => {
                self.locals[thread].is_waiting = true
            }
            Some(Request::CondWait { cond, mutex, is_timed }) => {
                self.locals[thread].is_waiting = true;
                let depth = self.own_mutex(id, self.graph.event(id).cell).map_or(1, |m| m.depth);
                self.machine.wait_with(
                    thread as Tid,
                    Request::CondRelock { cond, mutex, is_timed, depth, has_timed_out: false },
                );
            }
            Some(Request::BarrierWait { barrier }) if answer.bits != SERIAL_THREAD => {
                self.machine.wait_with(thread as Tid, Request::BarrierLeave { barrier });
            }
            _ => self.machine.complete(thread as Tid, answer),
        }
    }

    /// The state that a thread's own last event at a mutex left, before an event.
    pub(super) fn own_mutex(&self, id: EventId, cell: u32) -> Option<Mutex> {
        let own = (0..id.index).rev().map(|index| EventId { index, ..id });
        let last = own.into_iter().find(|e| {
            self.graph.event(*e).cell == cell && self.graph.event(*e).role == Role::Update
        })?;
        Some(Mutex::of(self.info(last).value))
    }

    /// Every way of a lock's event. Where a state that is not the newest does not let it in, there
    /// is none; at the newest it stays blocked.
    pub(super) fn lock_ways(&mut self, id: EventId) -> Ways {
        let mut ways = self.ways(id);
        let cell = self.graph.event(id).cell;
        let newest = self.graph.cells[cell as usize].co.len();
        if self.is_release(id) {
            // Nobody but the owner changes the state of a lock that is held.
            ways.retain(|w| w.place as usize == newest);
            return ways;
        }
        if self.is_waking(id) {
            return ways;
        }
        let thread = Tid::from(id.thread);
        let Some(request) = self.request_of(id) else { return ways };
        ways.retain(|w| {
            w.place as usize == newest
                || !is_shut(&request, self.value_at(cell, w.place as usize), thread)
        });
        ways
    }

    /// Does a lock's newest state let a thread in that asks for it?
    pub(super) fn may_enter(&self, thread: usize, request: &Request, lock: &Value) -> bool {
        let (object, address) = lock_id(lock);
        let Some(cell) = self.cells.find(object, address) else { return true };
        !is_shut(
            request,
            self.value_at(cell, self.graph.cells[cell as usize].co.len()),
            thread as Tid,
        )
    }

    fn is_release(&self, id: EventId) -> bool {
        match self.request_of(id) {
            Some(Request::Unlock { .. } | Request::OnceEnd { .. }) => true,
            Some(Request::CondWait { .. }) => self.info(id).before.local.is_waiting,
            _ => false,
        }
    }

    /// A release lets in whom its lock's owner had displaced.
    pub(super) fn begin_release(&mut self, id: EventId) -> bool {
        if !self.check_barrier(id)
            || !matches!(self.info(id).what, What::Request(_))
            || self.graph.event(id).role != Role::Update
            || !self.is_release(id)
        {
            return true;
        }
        let event = *self.graph.event(id);
        let section = self.section(event.rf);
        let is_waiting = |r: &EventId| {
            *r != id && self.is_held_up(*r) && section.contains(&self.graph.event(*r).rf)
        };
        let waiting =
            self.graph.cells[event.cell as usize].reads.iter().copied().filter(is_waiting);
        let waiting: Waiting = waiting.map(|r| (r, *self.graph.event(r))).collect();
        if waiting.is_empty() || !self.is_free(id) {
            return true;
        }
        let mut frame =
            Frame::new(id, self.graph.len(), Ways::from_slice(&[Way { place: 0, choice: 0 }]));
        frame.waiting = waiting;
        self.frames.push(frame);
        self.take_way()
    }

    /// Does a release leave its lock free to be taken?
    fn is_free(&self, id: EventId) -> bool {
        matches!(self.request_of(id), Some(Request::OnceEnd { .. }))
            || Mutex::of(self.info(id).value).owner.is_none()
    }

    /// The states since a lock was free, from one in which it is held backwards: more than one if
    /// its owner has taken it again.
    fn section(&self, last: EventId) -> SmallVec<[EventId; 2]> {
        let mut section = SmallVec::from_slice(&[last]);
        let mut state = last;
        while state.is_event() {
            state = self.graph.event(state).rf;
            if state.is_event() && Mutex::of(self.info(state).value).owner.is_some() {
                section.push(state);
            } else {
                break;
            }
        }
        section
    }

    /// Is the event a read at which its thread is blocked, waiting for a lock?
    pub(super) fn is_held_up(&self, id: EventId) -> bool {
        let thread = id.thread as usize;
        self.locals[thread].state == State::Blocked(Block::Held)
            && id.index as usize + 1 == self.graph.lines[thread].events.len()
    }

    /// A release does not revisit those that are blocked at the lock: it lets them in where they
    /// are.
    pub(super) fn is_passed_over(&self, read: EventId) -> bool {
        matches!(self.info(read).what, What::Request(_)) && self.is_held_up(read)
    }

    /// Those that were displaced go on after the release: one at a mutex, all at a `pthread_once`.
    pub(super) fn let_in(&mut self, release: EventId, waiting: &[(EventId, Event)]) -> bool {
        for &(id, old) in waiting {
            let place = self.graph.place(old.cell, release);
            let before = self.info(id).before.clone();
            self.put_back(id.thread as usize, before);
            let entered = self.enter(id, Way { place: place as u32, choice: 0 });
            self.graph.change_rf(id, release, old.stale);
            self.synchronise(id);
            match entered {
                Entered::Forward(revisits) if !revisits.is_empty() => {
                    let mut frame = Frame::new(id, self.graph.len(), Ways::new());
                    frame.revisits = revisits;
                    self.frames.push(frame);
                }
                Entered::Forward(_) => {}
                _ => return false,
            }
        }
        true
    }

    /// Those that were let in are blocked again, as they were before the release.
    pub(super) fn shut_out(&mut self, waiting: &[(EventId, Event)]) {
        for &(id, old) in waiting {
            self.graph.remove_co(id);
            self.put_event(id, old);
            let before = self.info(id).before.clone();
            self.put_back(id.thread as usize, before);
            self.locals[id.thread as usize].state = State::Blocked(Block::Held);
        }
    }

    /// An event is again what it was; its `rf` is there.
    pub(super) fn put_event(&mut self, id: EventId, old: Event) {
        *self.graph.event_mut(id) = old;
        self.graph.refresh(id);
        self.synchronise(id);
    }

    /// After a restriction: threads that were let in by a release that is gone wait again. What
    /// they were goes to `saved`.
    ///
    /// The lock is never free then. A thread that was let in had read a state in which the lock was
    /// held (`stale`). Had that gone as well, the thread's older event would have read from what
    /// goes, and the revisit not been allowed (`is_maximal`). So it is still there. All states
    /// after the release read from it, directly or not: they have gone with it, or are of threads
    /// that wait again. The newest is one of the same owner.
    pub(super) fn block_orphans(&mut self, saved: &mut Saved) {
        let cells: Vec<u32> = saved.removed.cells().collect();
        for cell in cells {
            let first = saved.changed.len();
            // One orphan that writes no more makes orphans of those that have read from it.
            loop {
                let is_new = |o: &EventId| saved.changed[first..].iter().all(|(c, ..)| c != o);
                let Some(id) = self.graph.orphans(cell).find(is_new) else { break };
                saved.changed.push((id, *self.graph.event(id), self.info(id).value));
                self.graph.remove_co(id);
                self.graph.set_role(id, Role::Read);
            }
            let newest = self.graph.at_place(cell, self.graph.cells[cell as usize].co.len());
            let held = self.section(newest).last().copied().unwrap_or(newest);
            for (id, ..) in &saved.changed[first..] {
                let thread = id.thread as usize;
                if !saved.threads.iter().any(|(t, _)| *t == thread) {
                    saved.threads.push((thread, self.before(thread)));
                }
                self.graph.set_rf(*id, held);
                self.synchronise(*id);
                let before = self.info(*id).before.clone();
                self.put_back(thread, before);
                self.locals[thread].state = State::Blocked(Block::Held);
            }
        }
    }
}

/// POSIX `pthread_mutex_unlock`; `is_wait`: within `pthread_cond_wait`, which gives up all depths.
fn release(mut state: Mutex, thread: Tid, is_wait: bool) -> Result<Step, Stop> {
    if state.owner != Some(thread) {
        if is_wait {
            return Err(End::ub(
                Ub::CondMisuse,
                format!("thread {thread} waits without holding the mutex"),
            ));
        }
        if !matches!(state.kind, None | Some(MutexKind::Normal)) {
            return Ok(Step::Stay(errno::EPERM));
        }
        let who = state
            .owner
            .map_or("that is not locked".to_owned(), |t| format!("that thread {t} holds"));
        return Err(End::ub(Ub::MutexMisuse, format!("thread {thread} unlocks a mutex {who}")));
    }
    state.depth = if is_wait { 0 } else { state.depth - 1 };
    if state.depth == 0 {
        state.owner = None;
    }
    Ok(Step::Write(state.value(), 0))
}

/// Does a state of a lock keep a thread from doing what it asks for?
fn is_shut(request: &Request, state: Value, thread: Tid) -> bool {
    let mutex = Mutex::of(state);
    match request {
        Request::Lock { kind, .. } => match mutex.owner {
            None => false,
            Some(owner) => {
                owner != thread
                    || !matches!(
                        mutex.kind.or(*kind),
                        Some(MutexKind::Recursive | MutexKind::ErrorCheck)
                    )
            }
        },
        Request::CondRelock { .. } => mutex.owner.is_some(),
        Request::OnceBegin { .. } => !matches!(state.bits, 0 | ONCE_DONE),
        _ => false,
    }
}

fn mutex_step(
    request: &Request,
    mut state: Mutex,
    thread: Tid,
    kind: Option<MutexKind>,
) -> Result<Step, Stop> {
    if state.is_destroyed && !matches!(request, Request::MutexInit { .. }) {
        return Err(End::ub(Ub::MutexMisuse, "the mutex was destroyed"));
    }
    match request {
        Request::Unlock { .. } => return release(state, thread, false),
        Request::MutexInit { .. } | Request::MutexDestroy { .. } => {
            let what = if matches!(request, Request::MutexInit { .. }) {
                "pthread_mutex_init"
            } else {
                "pthread_mutex_destroy"
            };
            if let Some(owner) = state.owner {
                return Err(End::ub(
                    Ub::MutexMisuse,
                    format!("{what} of a mutex that thread {owner} holds"),
                ));
            }
            let is_destroyed = matches!(request, Request::MutexDestroy { .. });
            let kind = if is_destroyed { state.kind } else { kind };
            return Ok(Step::Write(Mutex { owner: None, depth: 0, kind, is_destroyed }.value(), 0));
        }
        _ => {}
    }
    // A kind that was given by `pthread_mutex_init` counts; otherwise the mutex's own bytes.
    let kind = state.kind.or(kind).unwrap_or(MutexKind::Normal);
    state.kind = Some(kind);
    let is_try = matches!(request, Request::TryLock { .. });
    match (state.owner, kind) {
        (Some(owner), MutexKind::Recursive) if owner == thread => {}
        (Some(_), _) if is_try => return Ok(Step::Stay(errno::EBUSY)),
        (Some(owner), MutexKind::ErrorCheck) if owner == thread => {
            return Ok(Step::Stay(errno::EDEADLK));
        }
        (Some(_), _) => return Ok(Step::Blocked),
        (None, _) => {}
    }
    (state.owner, state.depth) = (Some(thread), state.depth + 1);
    Ok(Step::Write(state.value(), 0))
}
