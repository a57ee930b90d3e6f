//! Barriers as events (POSIX `pthread_barrier_*`): barrier-aware model checking in the sense of
//! GenMC's BAM (Kokologiannakis, Vafeiadis, *BAM: Efficient Model Checking for Barriers*, NETYS
//! 2021).
//!
//! The state of a barrier is a location of its own, of no bytes, which initialising and destroying
//! update. An arrival reads it. As long as no more threads come to a barrier than make up a round,
//! each of them is in every round: a thread's k-th arrival is of round k, whatever the order. It
//! leaves once all arrivals of its round are there, by an event after each of the others; so there
//! is nothing to choose, and one execution.
//!
//! With more threads than that (or when asked to) the order of arrival counts: arrivals are
//! updates, which says which of them make up a round, and the last one of a round is its serial
//! thread.
//!
//! Otherwise POSIX leaves open which thread is the serial one. Those of the round that can tell
//! take part in an election, and one for all those that do the same with either result: an update
//! by the one that wins, which the others read. Where nobody can tell, there is none.

use super::cells::Place;
use super::locks::Step;
use super::state::{Block, Explorer, State, What};
use tresse_machine::Ending;
use tresse_machine::end::{BlockedOn, Stop};
use tresse_machine::perform::{SERIAL_THREAD, check_count, waits};
use tresse_machine::request::Request;
use tresse_machine::thread::Tid;
use tresse_machine::value::Value;
use tresse_memmodels::Order;
use tresse_memmodels::graph::{Event, EventId, Role};

/// State of a barrier as a number.
#[derive(Clone, Copy)]
struct Barrier {
    /// None: it was never initialised; 0: it was destroyed.
    count: Option<u32>,
    /// Arrivals of the round that is not complete, where their order counts.
    arrived: u32,
}

impl Barrier {
    const KNOWN: u64 = 1 << 63;

    fn of(value: Value) -> Barrier {
        let is_known = value.bits & Barrier::KNOWN != 0;
        Barrier {
            count: is_known.then_some(value.bits as u32),
            arrived: (value.bits >> 32) as u32 & 0x7fff_ffff,
        }
    }

    fn value(count: u32, arrived: u32) -> Value {
        Value::int(u64::from(count) | u64::from(arrived) << 32 | Barrier::KNOWN)
    }
}

impl Explorer {
    /// What an event of a barrier does with the state that it reads.
    pub(super) fn barrier_step(&self, request: &Request, read: Value) -> Result<Step, Stop> {
        let barrier = Barrier::of(read);
        match request {
            Request::BarrierInit { count, .. } => Ok(Step::Write(Barrier::value(*count, 0), 0)),
            Request::BarrierDestroy { .. } => {
                check_count(barrier.count, "pthread_barrier_destroy")?;
                Ok(Step::Write(Barrier::value(0, 0), 0))
            }
            Request::BarrierWait { .. } => {
                check_count(barrier.count, "pthread_barrier_wait")?;
                let count = barrier.count.unwrap_or(1);
                if !self.has_orders() {
                    return Ok(Step::Stay(0));
                }
                let arrived = (barrier.arrived + 1) % count;
                Ok(Step::Write(
                    Barrier::value(count, arrived),
                    if arrived == 0 { SERIAL_THREAD } else { 0 },
                ))
            }
            // The election of a serial thread: the first one wins.
            _ if read.bits == 0 => Ok(Step::Write(Value::int(1), SERIAL_THREAD)),
            _ => Ok(Step::Stay(0)),
        }
    }

    /// Does the order of arrival count?
    pub(super) fn has_orders(&self) -> bool {
        !self.options.reduce_barriers || self.cells.cuts.orders_barriers
    }

    /// Looks at a barrier's event that has just got what it reads: misuse, and whether the order of
    /// arrival must count. Returns whether its thread goes on.
    pub(super) fn check_barrier(&mut self, id: EventId) -> bool {
        if !matches!(self.info(id).what, What::Request("arrive" | "barrier")) {
            return true;
        }
        let event = *self.graph.event(id);
        let found = match self.request_of(id) {
            Some(Request::BarrierWait { .. }) if !self.has_orders() => {
                self.count_round(id);
                // A newer state that the arrival comes before: of that one nothing says that it
                // comes later.
                let place = self.graph.place(event.cell, event.rf);
                self.graph.cells[event.cell as usize].co.get(place).map(|newer| (*newer, id))
            }
            Some(Request::BarrierInit { .. } | Request::BarrierDestroy { .. }) => {
                self.who_waits(id).map(|waiting| (id, waiting))
            }
            _ => None,
        };
        let Some((change, waiting)) = found else { return true };
        let call = if matches!(self.request_of(change), Some(Request::BarrierInit { .. })) {
            "pthread_barrier_init"
        } else {
            "pthread_barrier_destroy"
        };
        let stack = self.stack_of(change);
        self.report(
            Ending {
                end: *waits(call, Tid::from(waiting.thread)),
                thread: Tid::from(change.thread),
                stack,
            },
            Some(id.thread as usize),
        );
        if self.is_guided_on() {
            return true;
        }
        self.locals[id.thread as usize].state = State::Blocked(Block::Failed);
        false
    }

    /// An arrival that is not over when a barrier is initialised or destroyed: in some execution,
    /// if not in this one.
    fn who_waits(&self, id: EventId) -> Option<EventId> {
        let event = self.graph.event(id);
        if self.has_orders() {
            let is_arrival =
                event.rf.is_event() && Barrier::of(self.info(event.rf).value).arrived > 0;
            return is_arrival.then_some(event.rf);
        }
        self.arrivals(event.cell, event.rf).find(|a| !self.graph.is_cause(*a, id))
    }

    /// Arrivals that have read the same state of a barrier.
    fn arrivals(&self, cell: u32, state: EventId) -> impl Iterator<Item = EventId> + '_ {
        let is_arrival = move |r: &EventId| {
            self.graph.event(*r).rf == state
                && matches!(self.info(*r).what, What::Request("arrive"))
        };
        self.graph.cells[cell as usize].reads.iter().copied().filter(is_arrival)
    }

    /// Notes the round of a new arrival with it. If more threads have come than make up a round, it
    /// is of none.
    fn count_round(&mut self, id: EventId) {
        let event = *self.graph.event(id);
        let round = self
            .arrivals(event.cell, event.rf)
            .filter(|a| a.thread == id.thread && a.index < id.index)
            .count();
        let can_tell = !self.machine.is_same_after(
            &self.live,
            Tid::from(id.thread),
            Value::int(SERIAL_THREAD),
            Value::ZERO,
        );
        self.info_mut(id).value = Value::int(round as u64 | u64::from(can_tell) << 32);
        let mut threads: Vec<u16> = self.arrivals(event.cell, event.rf).map(|a| a.thread).collect();
        threads.sort_unstable();
        threads.dedup();
        if threads.len() > self.count_of(id) as usize {
            (self.cells.cuts.orders_barriers, self.cells.cuts.is_new) = (true, true);
        }
    }

    /// How many threads make up a round of the barrier at which an event arrives.
    fn count_of(&self, arrival: EventId) -> u32 {
        let event = self.graph.event(arrival);
        let place = self.graph.place(event.cell, event.rf);
        Barrier::of(self.value_at(event.cell, place)).count.unwrap_or(0)
    }

    /// The last arrival of a thread, which waits at a barrier.
    fn own_arrival(&self, thread: usize) -> Option<EventId> {
        let is_arrival = |i: &super::state::Info| matches!(i.what, What::Request("arrive"));
        self.tracks[thread].iter().rposition(is_arrival).map(|index| EventId::new(thread, index))
    }

    /// The arrivals that a thread which waits at a barrier must come after, by number; `None`: its
    /// round is not complete.
    fn sources(&self, own: EventId) -> Option<Vec<EventId>> {
        if self.has_orders() {
            let cell = self.graph.event(own).cell;
            let from = &self.graph.cells[cell as usize].co[self.graph.place(cell, own) - 1..];
            return from
                .iter()
                .find(|w| Barrier::of(self.info(**w).value).arrived == 0)
                .map(|last| vec![*last]);
        }
        let mut round = self.round(own);
        if (round.len() as u64) < u64::from(self.count_of(own)) {
            return None;
        }
        round.retain(|a| *a != own);
        round.sort_unstable();
        Some(round)
    }

    /// The arrivals of a round.
    fn round(&self, own: EventId) -> Vec<EventId> {
        let event = self.graph.event(own);
        let round = self.round_of(own);
        self.arrivals(event.cell, event.rf).filter(|a| self.round_of(*a) == round).collect()
    }

    fn round_of(&self, arrival: EventId) -> u32 {
        self.info(arrival).value.bits as u32
    }

    /// Does a thread go on in another way as a serial thread?
    fn can_tell(&self, arrival: EventId) -> bool {
        self.info(arrival).value.bits >> 32 != 0
    }

    /// May a thread that waits at a barrier go on?
    pub(super) fn may_leave(&self, thread: usize) -> bool {
        self.own_arrival(thread).is_some_and(|own| self.sources(own).is_some())
    }

    /// A thread's next event on its way out of a barrier: one after each other arrival of the
    /// round, then the election.
    pub(super) fn leave_barrier(&mut self, thread: usize) -> bool {
        let Some(own) = self.own_arrival(thread) else { return false };
        let Some(sources) = self.sources(own) else { return false };
        let done = self.tracks[thread].len() - own.index as usize - 1;
        if let Some(source) = sources.get(done) {
            self.follow(thread, *source, "leave");
            return true;
        }
        if self.has_orders() {
            return self.complete(thread, Value::ZERO);
        }
        let (can_tell, others): (Vec<EventId>, Vec<EventId>) =
            sources.iter().chain([&own]).partition(|a| self.can_tell(**a));
        let for_others = others.iter().min();
        let is_candidate = can_tell.contains(&own) || for_others == Some(&own);
        let is_chosen = can_tell.is_empty() || sources.is_empty();
        match (is_candidate, is_chosen) {
            (true, false) => self.elect(thread, own),
            (is_serial, _) => {
                self.complete(thread, Value::int(if is_serial { SERIAL_THREAD } else { 0 }))
            }
        }
    }

    fn elect(&mut self, thread: usize, own: EventId) -> bool {
        let event = *self.graph.event(own);
        // A location for each round, beside every object: these have smaller numbers.
        let round = u64::from(event.rf.thread) << 48
            | u64::from(event.rf.index) << 32
            | u64::from(self.round_of(own));
        let cell =
            self.cell(Place { object: u64::MAX - u64::from(event.cell), offset: round, len: 0 });
        let (site, moment) = self.here(thread);
        let event = Event { is_full: true, ..Event::new(Role::Read, Order::AcqRel, cell) };
        let id = self.push(thread, event, What::Request("elect"), Value::ZERO, site, moment);
        let ways = self.lock_ways(id);
        self.begin(id, ways)
    }

    /// The location of the barrier that a place is a round of.
    pub(super) fn barrier_of_round(&self, place: &Place) -> Option<usize> {
        let barrier = usize::try_from(u64::MAX - place.object).ok();
        barrier.filter(|cell| place.len == 0 && *cell < self.cells.len())
    }

    /// What a thread waits for at a barrier.
    pub(super) fn blocked_on_barrier(&self, thread: usize, barrier: &Value) -> BlockedOn {
        let name = self.machine.name(barrier);
        let Some(own) = self.own_arrival(thread) else { return BlockedOn::Barrier(name, 0, 0) };
        if self.has_orders() {
            let newest = Barrier::of(self.state_of(barrier));
            return BlockedOn::Barrier(name, newest.arrived, newest.count.unwrap_or(0));
        }
        BlockedOn::Barrier(name, self.round(own).len() as u32, self.count_of(own))
    }
}
