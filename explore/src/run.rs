//! One schedule (K-LLVM `krun`): round-robin, random with a seed, or a replay.

mod course;

pub use course::Course;

use crate::schedule::Schedule;
use std::sync::Arc;
use tresse_machine::control::Output;
use tresse_machine::machine::Setup;
use tresse_machine::memory::Mode;
use tresse_machine::memory::addresses::splitmix;
use tresse_machine::{Ending, Machine, Transition};

/// How the next transition is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scheduler {
    /// Threads take turns, a visible step each.
    RoundRobin,
    /// At random, from this seed.
    Random(u64),
    /// As a schedule says; after its end as `RoundRobin`.
    Replay(Schedule),
}

/// How a run went.
#[derive(Debug)]
pub struct Run {
    /// How it ended. A deadlock is an end; nothing else stops a run.
    pub ending: Ending,
    /// The final state.
    pub machine: Machine,
    /// What was chosen.
    pub schedule: Schedule,
    /// Visible steps.
    pub transitions: u64,
    /// A replay named a choice that did not exist.
    pub is_astray: bool,
}

/// Who watches a run.
pub trait Watch {
    /// Before a transition is taken.
    fn before(&mut self, _machine: &Machine, _transition: Transition) {}
    /// After a transition was taken.
    fn after(&mut self, _machine: &Machine) {}
    /// The program wrote to a descriptor.
    fn output(&mut self, _fd: u32, _bytes: &[u8]) {}
    /// Should the run go on?
    fn goes_on(&mut self) -> bool {
        true
    }
    /// Is it told of transitions? Who is not may hear all output at once, after the end.
    fn sees_transitions(&self) -> bool {
        true
    }
}

/// Chooses transitions, in a way of its own.
pub trait Choose {
    /// The place among these of the one to take. There are at least two.
    fn choose(&mut self, machine: &Machine, transitions: &[Transition]) -> u32;
    /// This one is about to be taken, chosen or not.
    fn sees(&mut self, machine: &Machine, transition: Transition);
}

/// Nobody watches.
pub struct Unwatched;
impl Watch for Unwatched {
    fn sees_transitions(&self) -> bool {
        false
    }
}

/// Local operations between two looks at the watcher: as in the search, for the same choices.
const QUANTUM: u64 = crate::steps::LOCAL_BUDGET;

/// Runs from a machine's initial state to the end. `None`: the watcher stopped it.
pub fn run(
    setup: &Arc<Setup>,
    args: &[String],
    scheduler: Scheduler,
    watch: &mut dyn Watch,
) -> Option<Run> {
    let Settled { setup, ran } = settled_within(setup, args, &scheduler, watch, FIRST_RUNS)?;
    let Some((run, output)) = ran.filter(|_| !watch.sees_transitions()) else {
        return run_from(Machine::new(&setup, args), scheduler, watch);
    };
    output.iter().for_each(|output| watch.output(output.fd, &output.bytes));
    Some(run)
}

/// What first runs do at most, all together: operations of threads, and transitions. A program may
/// go on for ever; then it has its output, and a run that meets an object later that was to be
/// shared from its birth on ends as `Unsupported`.
const FIRST_RUNS: u64 = 1 << 28;
/// What a transition counts for among operations.
const TRANSITION: u64 = 64;

/// Bytes of output that are kept of a first run: one that comes to its end has been the run. With
/// more output it is done again.
const KEPT: usize = 1 << 20;

/// Where models let accesses be seen late, a first run without output says which objects are to be
/// shared from their birth on: the setup in which they are. `None`: the watcher stopped it.
pub fn settled(
    setup: &Arc<Setup>,
    args: &[String],
    scheduler: &Scheduler,
    watch: &mut dyn Watch,
) -> Option<Arc<Setup>> {
    settled_within(setup, args, scheduler, watch, FIRST_RUNS).map(|settled| settled.setup)
}

/// What first runs have found.
struct Settled {
    setup: Arc<Setup>,
    /// The last one with its output, if it has come to an end.
    ran: Option<(Run, Vec<Output>)>,
}

/// The same within some room, with the last of the first runs.
fn settled_within(
    setup: &Arc<Setup>,
    args: &[String],
    scheduler: &Scheduler,
    watch: &mut dyn Watch,
    room: u64,
) -> Option<Settled> {
    let mut setup = match scheduler {
        Scheduler::Replay(schedule) => {
            setup.leaking(schedule.leaks.iter().copied()).keeping_time(schedule.keeps_time)
        }
        _ => setup.keeping_time(true),
    };
    let mut room = room;
    while setup.may_leak() {
        let mut first = First::new(room);
        let machine = Machine::new(&setup, args);
        let picker = Picker::new(scheduler.clone());
        let mut silent = Silent { watch, kept: Some(Vec::new()), room: KEPT };
        let run = drive(machine, picker, &mut silent, Some(&mut first));
        let kept = silent.kept;
        room = first.room;
        match run.map(|run| (run.machine.leak, run)) {
            Some((Some(shape), _)) => setup = setup.leaking([shape]),
            Some((None, run)) => {
                return Some(Settled { setup, ran: kept.map(|kept| (run, kept)) });
            }
            None if !first.is_enough => return None,
            None => break,
        }
    }
    Some(Settled { setup, ran: None })
}

/// What a word of a state counts for among operations, when it is looked at.
const WORD: u64 = 128;
/// About so many looks at the state while the length of a run doubles.
const LOOKS: u64 = 32;

/// Says when to stop, and sees nothing.
struct Silent<'a> {
    watch: &'a mut dyn Watch,
    /// What the program has written; `None` if that is more than there is room for.
    kept: Option<Vec<Output>>,
    room: usize,
}

impl Watch for Silent<'_> {
    fn output(&mut self, fd: u32, bytes: &[u8]) {
        let room = self.room.checked_sub(bytes.len() + size_of::<Output>());
        self.kept = self.kept.take().filter(|_| room.is_some());
        self.room = room.unwrap_or(0);
        if let Some(kept) = &mut self.kept {
            kept.push(Output { fd, bytes: bytes.to_vec() });
        }
    }

    fn goes_on(&mut self) -> bool {
        self.watch.goes_on()
    }
}

/// What is kept of first runs.
struct First {
    circle: Circle,
    /// What they may still do, all together.
    room: u64,
    /// Operations that threads had done in this one.
    steps: u64,
    /// A run was stopped, as nothing new is to come or there is no more room.
    is_enough: bool,
}

impl First {
    fn new(room: u64) -> First {
        First { circle: Circle::default(), room, steps: 0, is_enough: false }
    }

    /// Is a run to stop after a transition?
    fn stops(&mut self, machine: &mut Machine, picker: &Picker<'_>) -> bool {
        let steps = machine.threads.iter().map(|t| t.steps).sum();
        let done = steps - std::mem::replace(&mut self.steps, steps);
        self.room = self.room.saturating_sub(done + TRANSITION);
        // Once a run in which threads take turns goes in a circle, all that it does has been seen.
        self.circle.work += done + TRANSITION;
        // Where a thread sleeps, what comes next depends on how many turns the others have had.
        self.is_enough = self.room == 0
            || picker.takes_turns() && picker.turns == 0 && self.circle.is_due() && {
                let (print, size) = machine.fingerprint_and_size();
                self.circle.took(size);
                self.circle.closes((print, picker.last))
            };
        self.is_enough
    }
}

/// As [`run`], from a machine that was prepared by the caller and has not settled.
pub fn run_from(machine: Machine, scheduler: Scheduler, watch: &mut dyn Watch) -> Option<Run> {
    drive(machine, Picker::new(scheduler), watch, None)
}

/// The same with transitions that somebody chooses. An object that is to be shared from its birth
/// on ends it: then [`Machine::leak`] says which.
pub fn run_chosen(
    machine: Machine,
    chooser: &mut dyn Choose,
    watch: &mut dyn Watch,
) -> Option<Run> {
    let picker = Picker { chooser: Some(chooser), ..Picker::new(Scheduler::RoundRobin) };
    drive(machine, picker, watch, None)
}

/// Runs until the end, or the watcher's stop; a first run until nothing new is to come.
fn drive(
    mut machine: Machine,
    mut picker: Picker<'_>,
    watch: &mut dyn Watch,
    mut first: Option<&mut First>,
) -> Option<Run> {
    machine = prepared(machine, &mut picker);
    let mut transitions = Vec::new();
    let mut taken = 0;
    machine.settle_within(QUANTUM);
    loop {
        drain(&mut machine, watch);
        if let Some(ending) = machine.ending.clone() {
            return Some(Run {
                ending: *ending,
                machine,
                schedule: picker.made,
                transitions: taken,
                is_astray: picker.is_astray,
            });
        }
        machine.transitions(&mut transitions);
        if transitions.is_empty() {
            machine.deadlock();
            continue;
        }
        if !watch.goes_on() {
            return None;
        }
        let transition = picker.pick(&machine, &transitions);
        watch.before(&machine, transition);
        machine.take_within(transition, QUANTUM);
        watch.after(&machine);
        taken += 1;
        if first.as_mut().is_some_and(|first| first.stops(&mut machine, &picker)) {
            return None;
        }
    }
}

/// A machine that is about to run.
fn prepared(mut machine: Machine, picker: &mut Picker<'_>) -> Machine {
    let is_of_search =
        matches!(&picker.scheduler, Scheduler::Replay(schedule) if !schedule.forgets_late);
    picker.made.forgets_late = matches!(machine.cache.mode, Mode::Views(_)) && !is_of_search;
    if is_of_search {
        // Each state of a search is a copy, which forgets at once what nobody may read any more.
        machine = machine.clone();
    }
    picker.keeps_time = machine.setup.keeps_time;
    picker.made.keeps_time = picker.keeps_time;
    picker.made.leaks = machine.setup.leaks.iter().copied().collect();
    machine
}

/// Whether a run in which threads take turns goes in a circle: what it does next depends on the
/// state and on whose turn it was, so it never ends once both come back (Brent's algorithm).
#[derive(Default)]
struct Circle {
    is_closed: bool,
    /// Transitions so far.
    taken: u64,
    /// A state that was met, and whose turn it was.
    mark: Option<(u128, u32)>,
    /// States since then, and at how many of them the next one is marked.
    steps: u64,
    most: u64,
    /// What the run has done since the last look, and how far apart looks are at least.
    work: u64,
    apart: u64,
}

impl Circle {
    /// Is the state to be looked at after this transition? What a look takes grows with the state,
    /// so the later it is the rarer they are, and rarer still where one takes more than what was
    /// done since the one before: all of them together grow as the run does. A circle comes back to
    /// a state at a look as well, only not in its first round.
    fn is_due(&mut self) -> bool {
        self.taken += 1;
        self.taken.is_multiple_of((self.taken / LOOKS).next_power_of_two().max(self.apart))
    }

    /// A look has taken so much.
    fn took(&mut self, size: u64) {
        if WORD * size > std::mem::take(&mut self.work) {
            self.apart = 2 * self.apart.max(1);
        }
    }

    fn closes(&mut self, now: (u128, u32)) -> bool {
        self.is_closed |= self.mark == Some(now);
        self.steps += 1;
        if self.steps >= self.most {
            (self.mark, self.steps, self.most) = (Some(now), 0, 2 * self.most + 1);
        }
        self.is_closed
    }
}

/// Hands output on as it comes.
fn drain(machine: &mut Machine, watch: &mut dyn Watch) {
    for output in machine.take_output() {
        watch.output(output.fd, &output.bytes);
    }
}

struct Picker<'a> {
    scheduler: Scheduler,
    /// Who chooses, over the scheduler.
    chooser: Option<&'a mut dyn Choose>,
    made: Schedule,
    at: usize,
    last: u32,
    /// Turns that others had while a thread slept, in which nobody has looked at the clock.
    turns: u64,
    /// What the clock showed at the last turn.
    now: u64,
    /// Do sleeps, and waits with a time, take as long as they say?
    keeps_time: bool,
    is_astray: bool,
}

impl<'a> Picker<'a> {
    fn new(scheduler: Scheduler) -> Picker<'a> {
        let made = Schedule::default();
        Picker {
            scheduler,
            chooser: None,
            made,
            at: 0,
            last: 0,
            turns: 0,
            now: 0,
            keeps_time: false,
            is_astray: false,
        }
    }

    /// Do threads take turns from here on?
    fn takes_turns(&self) -> bool {
        match &self.scheduler {
            Scheduler::RoundRobin => true,
            Scheduler::Random(_) => false,
            Scheduler::Replay(schedule) => self.at >= schedule.choices.len(),
        }
    }

    fn pick(&mut self, machine: &Machine, transitions: &[Transition]) -> Transition {
        let transition = match transitions {
            [only] => *only,
            several => {
                let choice = match &mut self.chooser {
                    Some(chooser) => chooser.choose(machine, several),
                    None => self.scheduled(machine, several),
                };
                self.made.choices.push(choice);
                let transition = several[choice as usize];
                self.last = transition.thread().unwrap_or(self.last);
                transition
            }
        };
        if let Some(chooser) = &mut self.chooser {
            chooser.sees(machine, transition);
        }
        transition
    }

    fn scheduled(&mut self, machine: &Machine, transitions: &[Transition]) -> u32 {
        let n = transitions.len() as u32;
        match &mut self.scheduler {
            Scheduler::RoundRobin => self.in_turn(machine, transitions),
            Scheduler::Random(state) => {
                *state = splitmix(*state);
                (((*state >> 32) * u64::from(n)) >> 32) as u32
            }
            Scheduler::Replay(schedule) => {
                let choice = schedule.choices.get(self.at).copied();
                self.at += 1;
                self.is_astray |= choice.is_some_and(|c| c >= n);
                let choice = choice.filter(|c| *c < n);
                choice.unwrap_or_else(|| self.in_turn(machine, transitions))
            }
        }
    }

    /// The first transition of the next thread in turn. Time passes where nobody can go on before
    /// a sleep is over, or the time of a wait is up; and where the others have had so many turns
    /// meanwhile that at a microsecond for each, as for a look at the clock, the time has come.
    fn in_turn(&mut self, machine: &Machine, transitions: &[Transition]) -> u32 {
        let last = self.last;
        let turn = |t: &Transition| {
            t.thread().map_or(0, |id| if id > last { id - last } else { id + (1 << 16) - last })
        };
        let due = |t: &Transition| if self.keeps_time { machine.due(*t) } else { None };
        let all = || transitions.iter().enumerate().map(|(i, t)| (due(t), turn(t), i));
        let first = all().min();
        let later = all().filter(|(due, ..)| due.is_some()).min();
        let now = machine.control.now;
        // Who looks at the clock moves it on.
        let has_moved = std::mem::replace(&mut self.now, now) != now;
        self.turns = match later {
            None => 0,
            Some(_) if has_moved => self.turns,
            Some(_) => self.turns + 1,
        };
        let is_over = |due: Option<u64>| due.is_some_and(|due| TURN * self.turns >= due - now);
        let next = later.filter(|(due, ..)| self.turns > PATIENCE || is_over(*due)).or(first);
        if next.is_some_and(|(due, ..)| due.is_some()) {
            self.turns = 0;
        }
        next.map_or(0, |(.., i)| i as u32)
    }
}

/// Nanoseconds that a turn takes, where others sleep.
const TURN: u64 = 1000;
/// Turns that others have at most while a thread sleeps.
const PATIENCE: u64 = 10_000;

#[cfg(test)]
mod tests {
    use super::*;
    use tresse_machine::config::Config;
    use tresse_machine::lower::{Input, Locals, lower_with};

    /// A first run of a program that never comes back to a state, and so never ends by itself,
    /// takes the room that it has and no more; then the run begins.
    #[test]
    fn first_runs_are_bounded() {
        let text = "target triple = \"x86_64-unknown-linux-gnu\"\n\
                    @x = global i64 0\n\
                    define i32 @main() {\n  br label %again\nagain:\n  \
                    %n = atomicrmw add ptr @x, i64 1 seq_cst\n  br label %again\n}\n";
        let module = tresse_ir::parse("count.ll", text.as_bytes()).unwrap();
        let config = Config { model: "rc11".into(), ..Config::default() };
        let input = Input { module: module.into(), is_library: false };
        let program = lower_with(vec![input], &|_| None, &config, "main", Locals::Memory).unwrap();
        let setup = Setup::new(Arc::new(program), config).unwrap();
        for scheduler in
            [Scheduler::RoundRobin, Scheduler::Random(1), Scheduler::Replay(Schedule::default())]
        {
            let found = settled_within(&setup, &[], &scheduler, &mut Unwatched, 1 << 16);
            assert!(found.is_some(), "{scheduler:?}");
        }
    }

    /// States by number: a way in of `before`, then a circle of `length`.
    fn turns_until_closed(before: u64, length: u64) -> Option<u64> {
        let mut circle = Circle::default();
        let at = |n: u64| if n < before { n } else { before + (n - before) % length };
        (0..10_000).find(|n| circle.closes((u128::from(at(*n)), 0)))
    }

    #[test]
    fn a_circle_closes_where_a_state_comes_back() {
        for (before, length) in [(0, 1), (0, 7), (1, 1), (5, 3), (100, 250)] {
            let turns = turns_until_closed(before, length);
            // No state comes back before one whole circle, and Brent's bound is a few of them.
            let fits = |n| n >= before + length && n <= 4 * (before + length);
            assert!(turns.is_some_and(fits), "{before} {length}: {turns:?}");
        }
        assert_eq!(turns_until_closed(20_000, 1), None);
    }

    /// Looks that take a thousand times as much as a turn, or more: there are few of them, and the
    /// circle is found. After eighteen they are so many turns apart that they take less than these.
    #[test]
    fn looks_take_no_more_than_the_run() {
        let (mut circle, mut taken) = (Circle::default(), 0);
        let turns = (0..1_000_000).find(|n| {
            circle.work += 1;
            circle.is_due() && {
                taken += 1000 * WORD;
                circle.took(1000);
                circle.closes((n % 48, 0))
            }
        });
        let most = |turns| 18 * 1000 * WORD + turns as u64;
        assert!(turns.is_some_and(|turns| taken <= most(turns)), "{turns:?} {taken}");
    }

    #[test]
    fn a_state_with_another_turn_is_not_the_same() {
        let mut circle = Circle::default();
        assert!((0..100).all(|turn| !circle.closes((0, turn))));
    }
}
