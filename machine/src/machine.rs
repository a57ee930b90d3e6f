//! The machine as a value: threads, cache, global control (K-LLVM §4.2, Fig. 4), and its
//! transitions.
//!
//! Between two transitions every thread stands at something that others could notice: local steps
//! are fused with the transition that made them possible, and so are requests that move freely
//! ([`perform::is_mover`]).

use crate::commit;
use crate::config::{Config, Granularity, RacePolicy, Uninit};
use crate::control::{GlobalControl, ThreadState};
use crate::end::{End, Ending, Stop};
use crate::handler::Literal;
use crate::history;
use crate::memory::addresses::Regions;
use crate::memory::{Cache, Fill, Shape};
use crate::perform::{self, Outcome, World};
use crate::program::{Program, SiteId};
use crate::race::Race;
use crate::request::Request;
use crate::step::{self, Pause};
use crate::sync::Kind;
use crate::thread::{MemOp, Thread, Tid, Waiting};
use crate::value::Value;
use std::collections::BTreeSet;
use std::sync::Arc as Shared;
use tresse_memmodels::{CommitPolicy, Overtake, Storage};
use triomphe::Arc;

/// What all executions of one search have in common.
#[derive(Debug)]
pub struct Setup {
    /// The program.
    pub program: Shared<Program>,
    /// The parameters.
    pub config: Config,
    /// What may overtake what.
    pub policy: &'static dyn CommitPolicy,
    /// Objects of these shapes are shared from their birth on, whoever knows them
    /// (`memory/escape.rs`).
    pub leaks: BTreeSet<Shape>,
    storage: Option<fn() -> Box<dyn Storage>>,
}

/// A machine state.
#[derive(Debug)]
pub struct Machine {
    /// What does not change.
    pub setup: Shared<Setup>,
    /// The threads, by id.
    pub threads: Vec<Arc<Thread>>,
    /// The memory cache.
    pub cache: Cache,
    /// The global control unit.
    pub control: Arc<GlobalControl>,
    /// How the execution ended, once it has.
    pub ending: Option<Box<Ending>>,
    /// Races seen so far that have not ended the execution.
    pub races: Vec<Race>,
    /// A bound of the config was met that narrowed the choices.
    pub is_cut: bool,
    /// The execution ends here, as it is one of objects of this shape that are to be shared from
    /// their birth on.
    pub leak: Option<Shape>,
    /// What memory remembers beyond one value for each byte.
    pub(crate) storage: Option<Box<dyn Storage>>,
    pub(crate) hashes: crate::fingerprint::Hashes,
}

/// One step that others can notice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Transition {
    /// An operation leaves `to_commit` and takes effect (`granularity: Access`).
    Commit {
        /// The thread.
        thread: Tid,
        /// Its place in `to_commit`.
        index: u32,
        /// Which of its ways of taking effect.
        way: u32,
    },
    /// K-LLVM Fig. 7 rule (c): an operation leaves `to_commit` for `mem_op_list`.
    Issue {
        /// The thread.
        thread: Tid,
        /// Its place in `to_commit`.
        index: u32,
    },
    /// K-LLVM Fig. 7 rules (d) to (f): the first operation of `mem_op_list` takes effect.
    Cache {
        /// Which of its ways of taking effect.
        way: u32,
    },
    /// A thread's request is performed.
    Request {
        /// The thread.
        thread: Tid,
        /// Which of its options.
        option: u32,
    },
    /// A thread goes on by itself: its budget of local steps was used up.
    Local {
        /// The thread.
        thread: Tid,
    },
}

impl Transition {
    /// The thread that moves; `None` for the cache.
    pub fn thread(&self) -> Option<Tid> {
        match *self {
            Transition::Commit { thread, .. }
            | Transition::Issue { thread, .. }
            | Transition::Request { thread, .. }
            | Transition::Local { thread } => Some(thread),
            Transition::Cache { .. } => None,
        }
    }
}

impl Setup {
    /// Sets a search up.
    ///
    /// # Errors
    /// What is wrong with the config.
    pub fn new(program: Shared<Program>, config: Config) -> Result<Shared<Setup>, String> {
        config.check()?;
        let model = tresse_memmodels::find(&config.model).ok_or("no such model")?;
        let (policy, storage) = (model.policy, model.storage);
        Ok(Shared::new(Setup { program, policy, leaks: BTreeSet::new(), storage, config }))
    }

    /// The same with more objects shared from their birth on.
    pub fn leaking(&self, leaks: impl IntoIterator<Item = Shape>) -> Shared<Setup> {
        let leaks = self.leaks.iter().copied().chain(leaks).collect();
        let (program, config) = (self.program.clone(), self.config.clone());
        Shared::new(Setup { program, config, leaks, policy: self.policy, storage: self.storage })
    }

    /// May it turn out that objects are to be shared from their birth on?
    pub fn may_leak(&self) -> bool {
        self.storage.is_some() || !self.policy.keeps_writes()
    }

    /// Is an object of a thread shared from its birth on?
    pub(crate) fn leaks(&self, site: SiteId, size: u64) -> bool {
        !self.leaks.is_empty() && self.leaks.contains(&(1 << 63 | u64::from(site.0), size))
    }
}

impl Machine {
    /// The initial state: `main` is about to run with these arguments.
    pub fn new(setup: &Shared<Setup>, args: &[String]) -> Machine {
        let (program, config) = (&setup.program, &setup.config);
        let regions = Regions::new(
            program.pointer_bits,
            config.stack.0,
            config.limits.threads,
            config.addresses,
        );
        let fill = match config.uninit {
            Uninit::Undef => Fill::Undef,
            Uninit::Poison => Fill::Poison,
            Uninit::Zero => Fill::Zero,
        };
        let mut machine = Machine {
            setup: setup.clone(),
            threads: Vec::new(),
            cache: Cache::new(program, regions, fill, config.limits.memory.0),
            control: Arc::new(GlobalControl::default()),
            ending: None,
            races: Vec::new(),
            is_cut: false,
            leak: None,
            storage: setup.storage.map(|new| new()),
            hashes: crate::fingerprint::Hashes::default(),
        };
        // A `pthread_create` that is no fence lets operations from before it be in flight with the
        // new thread's: what is shared goes through the queues even with one thread (Program-D).
        machine.cache.is_multi = !config.pthread_create_fence;
        machine.cache.has_history = machine.storage.is_some();
        let control = Arc::make_mut(&mut machine.control);
        control.threads.push(ThreadState::Alive);
        control.claims.push(None);
        machine.add_thread();
        if let Err(stop) = machine.start_main(args) {
            machine.finish(0, *stop, None);
        }
        if machine.cache.has_history
            && let Some(what) = history::refusal(config)
        {
            machine.finish(0, End::Unsupported(what.into()), None);
        }
        machine
    }

    /// Runs every thread up to its first visible step: to be called once on a new machine.
    pub fn settle(&mut self) {
        self.settle_within(self.setup.config.limits.steps);
    }

    /// As [`Machine::settle`], each thread at most `budget` operations at a time.
    pub fn settle_within(&mut self, budget: u64) {
        let mut id = 0;
        while id < self.threads.len() && self.ending.is_none() {
            let before = self.control.threads.len();
            let is_moved = self.advance(id as Tid, budget);
            // A move may have made an earlier thread's join or a new thread possible.
            id = if is_moved || self.control.threads.len() != before { 0 } else { id + 1 };
        }
    }

    /// Lets one thread go on by itself; whether a request was performed.
    fn advance(&mut self, id: Tid, budget: u64) -> bool {
        if !self.is_stuck(id) {
            self.run_thread(id, budget);
        }
        let thread = &self.threads[id as usize];
        match &thread.waiting {
            Some(Waiting::Request(request, ..))
                if !self.cache.is_driven
                    && perform::is_mover(request, self.setup.program.has_probes)
                    && self.options(id, request) > 0 =>
            {
                self.perform(id, 0);
                true
            }
            _ => false,
        }
    }

    /// A thread that cannot go on by itself.
    fn is_stuck(&self, id: Tid) -> bool {
        let thread = &self.threads[id as usize];
        thread.is_finished || thread.waiting.is_some() || thread.continuation.is_empty()
    }

    /// Runs a thread's local steps.
    pub(crate) fn run_thread(&mut self, id: Tid, budget: u64) {
        self.hashes.touch_thread(id);
        // Not through a reference count that all workers of a search share.
        let setup = &self.setup;
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        let mut handler = Literal {
            program: &setup.program,
            config: &setup.config,
            policy: setup.policy,
            setup,
            cache: &mut self.cache,
            control: &mut self.control,
        };
        let limit = setup.config.limits.steps;
        let left = limit.saturating_sub(thread.steps);
        let result = step::run(thread, &setup.program, &mut handler, budget.min(left));
        let steps = thread.steps;
        match result {
            Ok(Pause::Waiting) => {}
            Ok(Pause::Budget) if steps < limit => {}
            Ok(Pause::Budget) => self.finish(id, End::StepLimit(limit), None),
            Err(stop) => self.finish(id, *stop, None),
        }
    }

    /// Appends every transition that is possible now, in a fixed order.
    pub fn transitions(&self, out: &mut Vec<Transition>) {
        out.clear();
        if self.ending.is_some() {
            return;
        }
        if let Some(op) = self.cache.mem_op_list.front() {
            out.extend((0..commit::ways(op)).map(|way| Transition::Cache { way }));
        }
        for thread in &self.threads {
            self.transitions_of(thread, out);
        }
    }

    /// Is it plain that more than one transition is possible? The first operation of a queue may
    /// always go; where memory remembers writes that is not looked at.
    pub fn has_choice(&self) -> bool {
        self.ending.is_none()
            && self.storage.is_none()
            && self.threads.iter().filter(|t| !t.queues.to_commit.is_empty()).count() > 1
    }

    fn transitions_of(&self, thread: &Thread, out: &mut Vec<Transition>) {
        let id = thread.id;
        let is_bytewise = self.setup.config.granularity == Granularity::Byte;
        for (index, op) in thread.queues.to_commit.iter().enumerate() {
            if !commit::may_commit(&thread.queues, index, self.setup.policy) {
                continue;
            }
            let index = index as u32;
            if is_bytewise {
                out.push(Transition::Issue { thread: id, index });
            } else {
                let ways = self
                    .storage
                    .as_ref()
                    .map_or_else(|| commit::ways(op), |s| self.history_ways(&**s, op));
                out.extend((0..ways).map(|way| Transition::Commit { thread: id, index, way }));
            }
        }
        match &thread.waiting {
            Some(Waiting::Request(request, ..)) => {
                let n = self.options(id, request);
                out.extend((0..n).map(|option| Transition::Request { thread: id, option }));
            }
            None if !thread.is_finished && !thread.continuation.is_empty() => {
                out.push(Transition::Local { thread: id })
            }
            _ => {}
        }
    }

    /// In how many ways a thread's request may be performed now.
    fn options(&self, id: Tid, request: &Request) -> u32 {
        let config = &self.setup.config;
        let is_drained = self.threads[id as usize].queues.to_commit.is_empty()
            && !self.cache.mem_op_list.iter().any(|op| op.key.thread == id);
        if !is_drained && perform::needs_drain(config, request) {
            return 0;
        }
        perform::options(config, &self.cache, &self.control, id, request)
    }

    /// Takes a transition, and lets every thread go on to its next visible step.
    pub fn take(&mut self, transition: Transition) {
        self.take_within(transition, self.setup.config.limits.steps);
    }

    /// As [`Machine::take`], each thread at most `budget` local operations at a time.
    pub fn take_within(&mut self, transition: Transition, budget: u64) {
        match transition {
            Transition::Commit { thread, index, way } => self.commit(thread, index as usize, way),
            Transition::Issue { thread, index } => self.issue(thread, index as usize),
            Transition::Cache { way } => self.commit_front(way),
            Transition::Request { thread, option } => self.perform(thread, option),
            Transition::Local { .. } => {}
        }
        if self.ending.is_none() {
            self.settle_within(budget);
        }
    }

    /// An operation takes effect, straight from `to_commit`.
    fn commit(&mut self, id: Tid, index: usize, way: u32) {
        if self.storage.is_some() {
            return self.commit_history(id, way);
        }
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        let Some(mut op) = thread.queues.to_commit.get(index).copied() else { return };
        if self.find_races(&mut op) || self.races_with_unpublished(&mut op) {
            return;
        }
        self.note_overwritten(&op);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        // Forwarding looks at what stands before the operation, so it leaves the queue last.
        let result = commit::take_effect(&mut self.cache, &mut thread.queues, &op, way);
        thread.queues.to_commit.remove(index);
        match result {
            Ok(()) => {
                self.note_published(&op);
                self.resume(id);
            }
            Err(stop) => self.finish(id, *stop, Some(op.stack())),
        }
    }

    /// Looks for accesses in flight that a call on a library object races with. Returns whether the
    /// execution ended by it.
    pub(crate) fn races_as_call(&mut self, op: &mut MemOp) -> bool {
        let is_bytewise = self.setup.config.granularity == Granularity::Byte;
        (if is_bytewise { self.races_in_flight(op) } else { self.find_races(op) })
            || self.races_with_unpublished(op)
    }

    /// Looks for operations of other threads that are in flight as well and conflict: those that
    /// wait in their `to_commit`. Both threads made theirs without knowing that the other's took
    /// effect, so nothing orders the two. Returns whether the execution ended by it.
    fn find_races(&mut self, op: &mut MemOp) -> bool {
        if !self.cache.is_multi {
            return false;
        }
        for other in 0..self.threads.len() {
            if other as Tid == op.key.thread || self.threads[other].queues.to_commit.is_empty() {
                continue;
            }
            for index in 0..self.threads[other].queues.to_commit.len() {
                let queues = &self.threads[other].queues;
                let second = &queues.to_commit[index];
                if !op.access.conflicts(&second.access) || !self.is_race(op, second) {
                    continue;
                }
                let race = Race::new(op, second, self.name_object(op.prov));
                self.hashes.touch_thread(other as Tid);
                let second = &mut Arc::make_mut(&mut self.threads[other]).queues.to_commit[index];
                commit::mark_race(op, second);
                if self.report_race(race) {
                    return true;
                }
            }
        }
        false
    }

    /// Does what the config says about a race. Returns whether the execution ended by it.
    pub(crate) fn report_race(&mut self, race: Race) -> bool {
        let load = race.speculated(&self.setup.program).map(|load| load.key.thread);
        match (self.setup.config.race, load) {
            // What it has read is undef, and the race an error where that matters.
            (RacePolicy::Error, Some(thread)) => {
                self.note_raced(thread, race.clone());
                self.list_race(race);
                false
            }
            (RacePolicy::Error, None) => {
                let (thread, site) = (race.sides[0].key.thread, race.sides[0].site);
                self.finish(thread, End::Race(Box::new(race)), Some(vec![site]));
                true
            }
            (RacePolicy::Report | RacePolicy::Undef, _) => {
                self.list_race(race);
                false
            }
        }
    }

    /// A load of a thread that the compiler has added races: it reads undef.
    pub fn note_raced(&mut self, id: Tid, race: Race) {
        self.hashes.touch_thread(id);
        Arc::make_mut(&mut self.threads[id as usize]).raced = Some(Box::new(race));
    }

    fn list_race(&mut self, race: Race) {
        if !self.races.iter().any(|r| r.sites() == race.sites()) {
            self.races.push(race);
        }
    }

    /// A thread may go on after one of its operations took effect.
    pub(crate) fn resume(&mut self, id: Tid) {
        self.hashes.touch_thread(id);
        let is_in_order = self.setup.config.dispatch == crate::config::Dispatch::InOrder;
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        let is_back = commit::write_back(thread);
        match thread.waiting {
            Some(Waiting::ReadBack)
                if is_back && (!is_in_order || thread.queues.read_back.is_empty()) =>
            {
                thread.waiting = None
            }
            Some(Waiting::Room) => thread.waiting = None,
            _ => {}
        }
    }

    /// Rule (c): an operation moves to the tail of `mem_op_list`. A read that overlaps one of the
    /// thread's own waiting writes takes its bytes there instead (store forwarding).
    fn issue(&mut self, id: Tid, index: usize) {
        let policy = self.setup.policy;
        let queues = &self.threads[id as usize].queues;
        let Some(op) = queues.to_commit.get(index).copied() else { return };
        let is_forwarded = queues
            .to_commit
            .iter()
            .take(index)
            .any(|e| policy.may_overtake(&e.access, &op.access) == Overtake::Forward);
        if is_forwarded {
            return self.commit(id, index, 0);
        }
        self.hashes.touch_thread(id);
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        thread.queues.to_commit.remove(index);
        if thread.waiting == Some(Waiting::Room) {
            thread.waiting = None;
        }
        self.cache.mem_op_list.push_back(op);
    }

    /// Performs a thread's request.
    fn perform(&mut self, id: Tid, option: u32) {
        self.hashes.touch_thread(id);
        let Some(Waiting::Request(request, ..)) = self.threads[id as usize].waiting.clone() else {
            return;
        };
        let setup = self.setup.clone();
        self.is_cut |= perform::is_choice_cut(&setup.config, &request);
        let site = self.site(id);
        let before = match self.before_request(id, &request, option) {
            Ok(Some(before)) => before,
            Ok(None) => return,
            Err(stop) => return self.finish(id, *stop, None),
        };
        let outcome = self.check_request(id, &request).and_then(|()| {
            let mut world = World {
                config: &setup.config,
                setup: &setup,
                pointer_bits: setup.program.pointer_bits,
                cache: &mut self.cache,
                control: &mut self.control,
            };
            perform::perform(&mut world, id, site, &request, option)
        });
        let outcome = outcome.and_then(|outcome| {
            self.note_drained(id, &request);
            self.hand_on(id, &request, before.as_ref())?;
            self.apply(id, outcome)
        });
        if let Err(stop) = outcome {
            self.finish(id, *stop, None);
        }
    }

    fn apply(&mut self, id: Tid, outcome: Outcome) -> Result<(), Stop> {
        let value = match outcome {
            Outcome::Value(value) => value,
            Outcome::Then(request) => {
                let thread = Arc::make_mut(&mut self.threads[id as usize]);
                if let Some(Waiting::Request(waiting, ..)) = &mut thread.waiting {
                    **waiting = request;
                }
                return Ok(());
            }
            Outcome::Ended => return self.end_thread(id),
            Outcome::NewThread(new) => {
                self.add_thread();
                Value::int(u64::from(new))
            }
            Outcome::Spawn(new, function, argument) => {
                self.spawn(id, new, function, argument)?;
                Value::ZERO
            }
        };
        step::complete_request(Arc::make_mut(&mut self.threads[id as usize]), value);
        Ok(())
    }

    /// Where a thread stands.
    pub fn site(&self, id: Tid) -> SiteId {
        let top = self.threads[id as usize].continuation.last();
        top.map_or(SiteId::NONE, |f| self.setup.program.function(f.func).site(f.pc))
    }

    /// The execution ends. `place`: where, when it is not where the thread stands.
    pub(crate) fn finish(&mut self, thread: Tid, end: End, place: Option<Vec<SiteId>>) {
        let mut stack = self.threads[thread as usize].call_stack(&self.setup.program);
        if let Some(place) = place
            && stack.first() != place.first()
        {
            stack = place;
        }
        self.ending = Some(Box::new(Ending { end, thread, stack }));
    }

    /// What was written since the last call; the machine forgets it.
    pub fn take_output(&mut self) -> Vec<crate::control::Output> {
        if self.control.output.is_empty() {
            return Vec::new();
        }
        std::mem::take(&mut Arc::make_mut(&mut self.control).output)
    }

    /// What a pointer points to, in the program's words.
    pub fn name(&self, ptr: &Value) -> String {
        crate::trace::name_pointer(self, ptr)
    }

    /// An object in the program's words.
    pub fn name_object(&self, prov: crate::value::Prov) -> String {
        self.cache
            .object(prov)
            .map_or_else(String::new, |o| crate::trace::name_place(self, prov, o, 0))
    }

    /// A library object in the program's words, of which the state word is at an offset of a memory
    /// object.
    pub fn name_of_word(&self, prov: crate::value::Prov, offset: u64, kind: Kind) -> String {
        let (word, _) = kind.word(self.cache.pointer_bits());
        let base = self.cache.object(prov).map_or(0, |o| o.base);
        self.name_of((prov.word(), base + offset - word))
    }

    /// A library object in the program's words.
    pub fn name_of(&self, id: crate::sync::ObjectId) -> String {
        crate::trace::name_word(self, id.0, id.1)
    }
}
