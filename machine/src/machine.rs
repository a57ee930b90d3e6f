//! The machine's transitions (K-LLVM §4.2, Fig. 4): which there are, and what taking one does.
//!
//! Between two transitions every thread stands at something that others could notice: local steps
//! are fused with the transition that made them possible, and so are requests that move freely
//! ([`perform::is_mover`]).

use crate::calls;
use crate::commit;
use crate::config::{Leaks, Uninit};
use crate::control::{GlobalControl, ThreadState};
use crate::effects::views;
use crate::end::{End, Stop};
use crate::handler::Literal;
use crate::ids::{SiteId, Tid};
use crate::lost;
use crate::memory::life::is_of_heap;
use crate::memory::{Cache, Fill, Mode};
use crate::perform::{self, Outcome, World};
use crate::request::Request;
pub use crate::setup::Setup;
pub use crate::state::{Machine, Transition};
use crate::step::{self, Pause};
use crate::thread::{Thread, Waiting};
use crate::value::Value;
use std::sync::Arc as Shared;
use triomphe::Arc;

impl Machine {
    /// The initial state: `main` is about to run with these arguments.
    pub fn new(setup: &Shared<Setup>, args: &[String]) -> Machine {
        let (program, config) = (&setup.program, &setup.config);
        let fill = match config.fresh() {
            Uninit::Undef => Fill::Undef,
            Uninit::Poison => Fill::Poison,
            Uninit::Zero => Fill::Zero,
        };
        let mut machine = Machine {
            setup: setup.clone(),
            threads: Vec::new(),
            cache: Cache::new(program, setup.mode(), fill, config.limits.memory.0),
            control: Arc::new(GlobalControl::default()),
            ending: None,
            races: Vec::new(),
            is_cut: false,
            leak: None,
            hashes: crate::state::Hashes::default(),
            spares: crate::thread::Spares::default(),
        };
        // A `pthread_create` that is no fence lets operations from before it be in flight with the
        // new thread's: what is shared goes through the queues even with one thread (Program-D).
        machine.cache.is_multi = !config.pthread_create_fence;
        let control = Arc::make_mut(&mut machine.control);
        control.threads.push(ThreadState::Alive);
        control.claims.push(None);
        machine.add_thread();
        if let Err(stop) = machine.start_main(args) {
            machine.finish(0, *stop, None);
        }
        if machine.cache.mode.is_views()
            && let Some(what) = views::refusal(config)
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
        self.settle_by(&mut |machine, id| {
            machine.run_thread(id, budget);
            true
        });
    }

    /// The same for who has a look at the state now and then: `run` lets a thread run, and says
    /// whether to go on.
    fn settle_by(&mut self, run: &mut impl FnMut(&mut Machine, Tid) -> bool) {
        let mut id = 0;
        while id < self.threads.len() && self.ending.is_none() {
            let before = self.control.threads.len();
            let Some(is_moved) = self.advance(id as Tid, run) else { return };
            // A move may have made an earlier thread's join or a new thread possible.
            id = if is_moved || self.control.threads.len() != before { 0 } else { id + 1 };
        }
        if let Mode::Views(storage) = &mut self.cache.mode {
            storage.settle();
        }
    }

    /// Lets one thread go on by itself; whether a request was performed. `None`: `run` wants no
    /// more.
    #[inline]
    fn advance(
        &mut self,
        id: Tid,
        run: &mut impl FnMut(&mut Machine, Tid) -> bool,
    ) -> Option<bool> {
        if !self.is_stuck(id) && !run(self, id) {
            return None;
        }
        let thread = &self.threads[id as usize];
        match &thread.waiting {
            Some(Waiting::Request(request, ..))
                if !self.cache.mode.is_driven()
                    && perform::is_mover(request, self.setup.program.has_probes)
                    && !self.has_unpublished(id)
                    && self.options(id, request) > 0 =>
            {
                self.perform(id, 0);
                Some(true)
            }
            _ => {
                if let Some(call) = self.early_call(id)
                    && self.is_drained(id)
                    && self.options(id, &Request::Call(call)) == 0
                {
                    self.notice_early_call(id, &call);
                }
                if self.cache.mode.is_views() && self.is_drained(id) {
                    self.note_wait(id);
                }
                Some(false)
            }
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
        let code = (&*setup.program, setup.compiled.as_deref());
        let result = step::run(thread, code, &mut handler, budget.min(left));
        let steps = thread.steps;
        match result {
            Ok(Pause::Waiting) => {}
            Ok(Pause::Budget) if steps < limit => {}
            Ok(Pause::Budget) => self.finish(id, End::StepLimit(limit), None),
            Err(stop) => self.stopped(id, *stop),
        }
    }

    /// A thread has come to an end of the execution, or to an access that its memory must be shared
    /// for. An engine that drives the threads looks for that itself.
    #[cold]
    fn stopped(&mut self, id: Tid, end: End) {
        let is_driven = self.cache.mode.is_driven();
        match self.cache.wants_leak.filter(|_| !is_driven) {
            Some(prov) => self.leak(prov),
            None => self.finish(id, end, None),
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

    /// When the time has come for a transition that ends a sleep, or a wait whose time is up: later
    /// than now.
    pub fn due(&self, transition: Transition) -> Option<u64> {
        let Transition::Request { thread: id, option } = transition else { return None };
        let thread = &self.threads[id as usize];
        let Some(Waiting::Request(request, ..)) = &thread.waiting else { return None };
        let due = match &**request {
            Request::Sleep { from: Some(from), nanoseconds, .. } => {
                from.saturating_add(*nanoseconds)
            }
            Request::Call(call) if call.is_timed() => {
                let looked = calls::step(&self.cache, id, call, option).ok()?;
                looked.step.is_up(call).then_some(thread.until)?
            }
            _ => return None,
        };
        Some(due).filter(|due| *due > self.control.now)
    }

    /// Is it plain that more than one transition is possible? The first operation of a queue may
    /// always go; where memory remembers writes that is not looked at.
    pub fn has_choice(&self) -> bool {
        self.ending.is_none()
            && !self.cache.mode.is_views()
            && self.threads.iter().filter(|t| !t.queues.to_commit.is_empty()).count() > 1
    }

    fn transitions_of(&self, thread: &Thread, out: &mut Vec<Transition>) {
        let id = thread.id;
        for (index, op) in thread.queues.to_commit.iter().enumerate() {
            let is_next = commit::may_commit(&thread.queues, index, &self.setup, &self.cache);
            if op.is_later_piece() || !is_next {
                continue;
            }
            self.ways(id, index as u32, op, out);
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

    /// Have all of a thread's operations taken effect?
    pub(crate) fn is_drained(&self, id: Tid) -> bool {
        self.threads[id as usize].queues.to_commit.is_empty()
            && !self.cache.mem_op_list.iter().any(|op| op.key.thread == id)
    }

    /// In how many ways a thread's request may be performed now.
    pub(crate) fn options(&self, id: Tid, request: &Request) -> u32 {
        let config = &self.setup.config;
        if !self.is_drained(id) && perform::needs_drain(config, request) {
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
        self.make(transition);
        if self.ending.is_none() {
            self.settle_within(budget);
        }
    }

    /// As [`Machine::settle_within`], one local operation at a time: `look` sees the state after
    /// each, with the thread that has executed it, and says whether to go on. If not, the state
    /// stays in the midst.
    pub fn settle_slowly(&mut self, budget: u64, look: &mut dyn FnMut(&Machine, Tid) -> bool) {
        self.settle_by(&mut |machine, id| {
            for _ in 0..budget {
                machine.run_thread(id, 1);
                if !look(machine, id) {
                    return false;
                }
                if machine.ending.is_some() || machine.is_stuck(id) {
                    break;
                }
            }
            true
        });
    }

    /// As [`Machine::take_within`], slowly: `look` sees the state right after the transition as
    /// well.
    pub fn take_slowly(
        &mut self,
        transition: Transition,
        budget: u64,
        look: &mut dyn FnMut(&Machine, Tid) -> bool,
    ) {
        let by = match transition {
            Transition::Cache { .. } => self.cache.mem_op_list.front().map(|op| op.key.thread),
            other => other.thread(),
        };
        self.make(transition);
        if look(self, by.unwrap_or(0)) && self.ending.is_none() {
            self.settle_slowly(budget, look);
        }
    }

    /// What a transition does by itself.
    fn make(&mut self, transition: Transition) {
        match transition {
            Transition::Commit { thread, index, way } => self.commit(thread, index as usize, way),
            Transition::Issue { thread, index } => self.issue(thread, index as usize),
            Transition::Cache { way } => self.commit_front(way),
            Transition::Request { thread, option } => self.perform(thread, option),
            Transition::Local { .. } => {}
        }
    }

    /// As [`Machine::take_within`]: the first operation of a thread's `to_commit` takes effect
    /// while the first `ahead[t]` operations of each other thread `t` are in `mem_op_list`, which
    /// is empty before and after.
    pub fn take_among(&mut self, thread: Tid, way: u32, ahead: &[u32], budget: u64) {
        self.commit_among(thread, way, ahead);
        if self.ending.is_none() {
            self.settle_within(budget);
        }
    }

    /// Performs a thread's request.
    fn perform(&mut self, id: Tid, option: u32) {
        self.hashes.touch_thread(id);
        let Some(Waiting::Request(request, ..)) = self.threads[id as usize].waiting.clone() else {
            bug!("thread {id} has no request")
        };
        let setup = self.setup.clone();
        self.is_cut |= perform::is_choice_cut(&setup.config, &request);
        let site = self.site_of(id, &request);
        let before = match self.before_request(id, &request, option) {
            Ok(Some(before)) => before,
            Ok(None) => return,
            Err(stop) => return self.finish(id, *stop, None),
        };
        if self.meets_unpublished(id, &request) {
            return;
        }
        if let Request::Call(call) = &*request {
            let moment = self.escape_moment(id);
            perform::hand_over(&mut self.cache, call, moment);
        }
        let outcome = self.check_request(id, &request).and_then(|()| {
            let mut world = World {
                config: &setup.config,
                setup: &setup,
                cache: &mut self.cache,
                control: &mut self.control,
            };
            perform::perform(&mut world, id, site, &request, option)
        });
        if matches!(*request, Request::Optional) {
            Arc::make_mut(&mut self.threads[id as usize]).is_aside |= option > 0;
        }
        if let Ok(Outcome::Value(value)) = &outcome {
            let moment = self.threads[id as usize].queues.next_ticket;
            self.cache.note_written(perform::written(&request, value), moment);
            if is_of_heap(&request) {
                let thread = Arc::make_mut(&mut self.threads[id as usize]);
                self.cache.count_heap(&mut thread.queues, id, &request, value);
            }
        }
        let outcome = outcome.and_then(|outcome| {
            self.note_drained(id, &request);
            self.hand_on(id, &request, before.as_ref())?;
            self.apply(id, outcome)
        });
        match outcome {
            Ok(()) => {}
            Err(stop) if matches!(*stop, End::Exit(_)) => self.exit(id, *stop),
            Err(stop) => self.finish(id, *stop, None),
        }
    }

    /// The process exits, which is an error if memory is lost and that is one.
    pub(crate) fn exit(&mut self, id: Tid, end: End) {
        let looks = self.setup.config.leaks == Leaks::Error && !lost::is_quick(self);
        let lost = if looks { self.lost() } else { Vec::new() };
        match lost.first().map(|first| first.site) {
            Some(site) => self.finish(id, End::Lost(lost), Some(vec![site])),
            None => self.finish(id, end, None),
        }
    }

    /// Where a request is made. A block is allocated where the program has called the library.
    pub(crate) fn site_of(&self, id: Tid, request: &Request) -> SiteId {
        match request {
            Request::Alloc { .. } => self.own_site(id),
            _ => self.site(id),
        }
    }

    fn apply(&mut self, id: Tid, outcome: Outcome) -> Result<(), Stop> {
        let value = match outcome {
            Outcome::Value(value) => value,
            Outcome::Then(request) => {
                Arc::make_mut(&mut self.threads[id as usize]).wait_with(request);
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
        let thread = Arc::make_mut(&mut self.threads[id as usize]);
        step::complete_request(thread, &self.setup.program, value);
        Ok(())
    }

    /// What was written since the last call; the machine forgets it.
    pub fn take_output(&mut self) -> Vec<crate::control::Output> {
        if self.control.output.is_empty() {
            return Vec::new();
        }
        std::mem::take(&mut Arc::make_mut(&mut self.control).output)
    }
}
