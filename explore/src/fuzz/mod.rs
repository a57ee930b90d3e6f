//! Runs by chance that learn from each other: for programs that are too large to exhaust.
//!
//! Each run follows a plan (`plan.rs`): a random walk, or priorities that change now and then
//! (PCT); reads of old writes are rare, or not; it begins as an earlier run did that saw something
//! new, or holds threads back until two places meet that have not met yet (`meetings.rs`).
//!
//! Plans are drawn for a round of runs at a time, from the seed, the number of the run, and what
//! was learned in earlier rounds. So what is found depends on the seed alone, and not on how many
//! workers there are. Every run is one of the machine's: whatever is found has a schedule, which
//! replays it.

mod chooser;
mod fault;
mod knowledge;
mod meetings;
mod plan;

pub use fault::Fault;

use crate::draw::Draw;
use crate::pool;
use crate::report::Cut;
use crate::run::{Run, Watch, run_chosen};
use crate::schedule::Schedule;
use chooser::Chooser;
use knowledge::Knowledge;
use meetings::Seen;
use parking_lot::Mutex;
use plan::Plan;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tresse_machine::machine::Setup;
use tresse_machine::memory::Shape;
use tresse_machine::{End, Machine};

/// How runs choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strategy {
    /// All of it: walks, priorities, what was learned.
    #[default]
    Learn,
    /// A random walk: every thread is as likely to be next, and every way of it.
    Walk,
    /// Priorities that change up to four times in a run (PCT).
    Pct,
}

/// What is asked.
#[derive(Clone, Debug)]
pub struct Options {
    /// Draws all plans.
    pub seed: u64,
    /// The number of the first run: so many were done before.
    pub first: u64,
    /// At most so many runs.
    pub runs: u64,
    /// Threads of the host.
    pub workers: usize,
    /// How runs choose.
    pub strategy: Strategy,
    /// Go on after a run that failed.
    pub keeps_going: bool,
    /// Runs of an earlier time that had something new. They are run again first.
    pub corpus: Vec<Schedule>,
}

/// A failure that no earlier run had.
#[derive(Debug)]
pub struct Failure {
    /// The number of the run.
    pub number: u64,
    /// How it went.
    pub run: Run,
}

/// Hears what happens, round by round, in the order of the runs.
pub trait Listen {
    /// A run had something new.
    fn kept(&mut self, _schedule: &Schedule) {}
    /// A run failed in a way that no earlier one did.
    fn failed(&mut self, _failure: Failure) {}
    /// A round is over.
    fn went_on(&mut self, _so_far: &Fuzzed) {}
}

/// What runs came to.
#[derive(Clone, Debug, Default)]
pub struct Fuzzed {
    /// How many runs there were.
    pub runs: u64,
    /// How many failed.
    pub failed: u64,
    /// How many were stopped by an assumption that failed.
    pub blocked: u64,
    /// How many met a bound of the config, by bound, or were left as they went on for long.
    pub cut: FxHashMap<Option<Cut>, u64>,
    /// How many of each fault.
    pub faults: FxHashMap<Fault, u64>,
    /// Meetings that were seen, and the run that had the latest new one.
    pub meetings: usize,
    /// See there.
    pub latest: u64,
    /// Schedules that were kept, those of the corpus included.
    pub kept: u64,
}

/// Runs of one round.
const ROUND: u64 = 32;
/// A run that is shorter than this, in transitions, is as good as one of this length.
const SHORT: u64 = 100;
/// A run is left if it takes so many times as long as the longest that came to an end, or if none
/// did, so many transitions.
const LONG: u64 = 16;
const MOST: u64 = 1 << 20;
/// Looks at the clock are so many transitions apart.
const LOOKS: u64 = 64;

/// Fuzzes a program. `stops` is asked often, by every worker; runs that it interrupts do not count.
pub fn fuzz(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    stops: &(dyn Fn() -> bool + Sync),
    listen: &mut dyn Listen,
) -> Fuzzed {
    let mut fuzzer = Fuzzer {
        setup: setup.clone(),
        args,
        options,
        stops,
        known: Knowledge::default(),
        done: Fuzzed::default(),
    };
    if fuzzer.remember(listen) {
        fuzzer.rounds(listen);
    }
    fuzzer.done
}

struct Fuzzer<'a> {
    setup: Arc<Setup>,
    args: &'a [String],
    options: &'a Options,
    stops: &'a (dyn Fn() -> bool + Sync),
    known: Knowledge,
    done: Fuzzed,
}

/// A run to do.
struct Job {
    number: u64,
    plan: Plan,
    leaks: Vec<Shape>,
}

/// A run that was done.
struct Ran {
    number: u64,
    /// `None`: it was left, as it went on for long.
    run: Option<Run>,
    seen: Seen,
}

impl Fuzzer<'_> {
    /// Runs the corpus again. Returns whether to go on.
    fn remember(&mut self, listen: &mut dyn Listen) -> bool {
        for round in self.options.corpus.chunks(ROUND as usize) {
            let jobs = round.iter().map(|schedule| Job {
                number: self.options.first,
                plan: Plan::again(&schedule.choices),
                leaks: schedule.leaks.clone(),
            });
            let (ran, is_stopped) = self.round(jobs.collect());
            for run in ran {
                self.learn(&run);
                self.done.kept += 1;
            }
            self.done.meetings = self.known.meetings();
            listen.went_on(&self.done);
            if is_stopped {
                return false;
            }
        }
        true
    }

    fn rounds(&mut self, listen: &mut dyn Listen) {
        while self.done.runs < self.options.runs {
            let count = ROUND.min(self.options.runs - self.done.runs);
            let first = self.options.first + self.done.runs;
            let jobs = (first..first + count).map(|number| self.job(number)).collect();
            let (ran, is_stopped) = self.round(jobs);
            for ran in ran {
                self.take_in(ran, listen);
                if self.done.failed > 0 && !self.options.keeps_going {
                    break;
                }
            }
            self.done.meetings = self.known.meetings();
            listen.went_on(&self.done);
            if is_stopped || self.done.failed > 0 && !self.options.keeps_going {
                return;
            }
        }
    }

    fn job(&mut self, number: u64) -> Job {
        let dice = Draw::new(&[self.options.seed, number]);
        let plan = Plan::draw(self.options.strategy, dice, &self.known, self.known.longest);
        self.known.note_aim(plan.aim);
        Job { number, plan, leaks: Vec::new() }
    }

    /// Does all of these, in their order, and says whether that was stopped. Without
    /// `keeps_going`, runs after one that failed are left out.
    fn round(&self, jobs: Vec<Job>) -> (Vec<Ran>, bool) {
        let setup = self.setup.leaking(self.known.leaks.iter().copied());
        let most = match self.known.longest {
            0 => MOST,
            longest => (longest.max(SHORT) * LONG).min(MOST),
        };
        let all = Mutex::new(Vec::new());
        let failed = AtomicU64::new(u64::MAX);
        let ask = || (self.stops)().then_some(());
        let stopped = pool::run(self.options.workers, jobs, ask, |worker, job: Job| {
            worker.tick();
            if worker.should_stop() || job.number > failed.load(Ordering::Relaxed) {
                return;
            }
            let is_stopped = || worker.should_stop() || (self.stops)();
            let Some(ran) = do_job(&setup, self.args, job, most, &is_stopped) else {
                return worker.stop(());
            };
            let has_failed = ran.run.as_ref().is_some_and(|run| !Fault::all_of(run).is_empty());
            if has_failed && !self.options.keeps_going {
                failed.fetch_min(ran.number, Ordering::Relaxed);
            }
            all.lock().push(ran);
        });
        let mut all = all.into_inner();
        all.sort_by_key(|ran| ran.number);
        (all, stopped.is_some())
    }

    fn take_in(&mut self, ran: Ran, listen: &mut dyn Listen) {
        self.done.runs += 1;
        let is_new = self.learn(&ran);
        let Some(run) = ran.run else {
            *self.done.cut.entry(None).or_default() += 1;
            return;
        };
        if is_new {
            self.done.latest = ran.number;
            self.done.kept += 1;
            listen.kept(&run.schedule);
        }
        match &run.ending.end {
            End::AssumeFailed => self.done.blocked += 1,
            end => {
                let cut = Cut::of(end).map(Some);
                cut.into_iter().for_each(|cut| *self.done.cut.entry(cut).or_default() += 1);
            }
        }
        let faults = Fault::all_of(&run);
        self.done.failed += u64::from(!faults.is_empty());
        let mut is_first = false;
        for fault in faults {
            let count = self.done.faults.entry(fault).or_default();
            *count += 1;
            is_first |= *count == 1;
        }
        if is_first {
            listen.failed(Failure { number: ran.number, run });
        }
    }

    /// Takes in what a run has seen. Whether something of it was new.
    fn learn(&mut self, ran: &Ran) -> bool {
        let Some(run) = &ran.run else { return false };
        if Cut::of(&run.ending.end).is_none() {
            self.known.longest = self.known.longest.max(run.transitions);
        }
        self.known.learn(&ran.seen, &run.schedule)
    }
}

/// One run; once more where an object turns out to be shared from its birth on. `None`: it was
/// interrupted.
fn do_job(
    setup: &Arc<Setup>,
    args: &[String],
    job: Job,
    most: u64,
    stops: &dyn Fn() -> bool,
) -> Option<Ran> {
    let mut setup = setup.leaking(job.leaks);
    loop {
        let mut patience = Patience { stops, left: most, is_stopped: false };
        let mut chooser = Chooser::new(job.plan.clone());
        let run = run_chosen(Machine::new(&setup, args), &mut chooser, &mut patience);
        match run.as_ref().and_then(|run| run.machine.leak) {
            Some(shape) => setup = setup.leaking([shape]),
            None if patience.is_stopped => return None,
            None => return Some(Ran { number: job.number, run, seen: chooser.seen }),
        }
    }
}

/// Watches one run: it is not to go on for ever.
struct Patience<'a> {
    stops: &'a dyn Fn() -> bool,
    /// Transitions that it may still take.
    left: u64,
    is_stopped: bool,
}

impl Watch for Patience<'_> {
    fn goes_on(&mut self) -> bool {
        let Some(left) = self.left.checked_sub(1) else { return false };
        self.left = left;
        self.is_stopped = left.is_multiple_of(LOOKS) && (self.stops)();
        !self.is_stopped
    }
}
