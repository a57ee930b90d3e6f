//! Forward and back in one execution (`tresse_explore::walk`): the way back is the way there, in
//! small steps one comes to the same states as in large ones, and what is kept is bounded.

use crate::common;

use std::sync::Arc;
use tresse_explore::graph::{self, Options};
use tresse_explore::run::{self, Run, Scheduler, Unwatched, Watch};
use tresse_explore::steps::LOCAL_BUDGET;
use tresse_explore::walk::{By, Course, Place, Walk};
use tresse_explore::{Schedule, Witness};
use tresse_machine::config::Granularity;
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;
use tresse_machine::{Config, Machine, Transition};

const PROGRAMS: &[&str] = &[
    "examples/bank_deadlock.ll",
    "examples/bounded_queue.ll",
    "examples/dekker.ll",
    "examples/unlocked_counter.ll",
    "examples/use_after_free.ll",
    "tests/litmus/IRIW.ll",
    "tests/errors/lost_wakeup.ll",
];

fn config(model: &str) -> Config {
    Config { model: model.into(), ..Config::default() }
}

fn args() -> Vec<String> {
    vec!["program".into()]
}

fn go_on() -> impl FnMut() -> bool {
    || true
}

fn walk_of(setup: &Arc<Setup>, scheduler: Scheduler) -> Walk {
    let setup = run::settled(setup, &args(), &scheduler, &mut Unwatched).unwrap();
    let course = run::Course::new(Machine::new(&setup, &args()), scheduler);
    Walk::new(Course::Run(Box::new(course)))
}

/// A state as a whole: its fingerprint, and how far each thread has come.
fn state(walk: &Walk) -> (u128, Vec<u64>) {
    let mut machine = walk.machine().clone();
    (machine.fingerprint(), machine.threads.iter().map(|t| t.steps).collect())
}

/// The states after each transition of a run.
#[derive(Default)]
struct States(Vec<u128>);

impl Watch for States {
    fn before(&mut self, machine: &Machine, _transition: Transition) {
        if self.0.is_empty() {
            self.0.push(machine.clone().fingerprint());
        }
    }

    fn after(&mut self, machine: &Machine) {
        self.0.push(machine.clone().fingerprint());
    }
}

fn schedulers(setup: &Arc<Setup>) -> [Scheduler; 3] {
    let seeded = run::run(setup, &args(), Scheduler::Random(7), &mut Unwatched).unwrap();
    [Scheduler::RoundRobin, Scheduler::Random(3), Scheduler::Replay(seeded.schedule)]
}

#[test]
fn events_are_the_transitions_of_a_run() {
    for program in PROGRAMS {
        for model in ["sc", "tso", "rc11"] {
            let setup = common::setup(&common::file(program), program, config(model));
            for scheduler in schedulers(&setup) {
                let mut states = States::default();
                let Run { ending, .. } =
                    run::run(&setup, &args(), scheduler.clone(), &mut states).unwrap();
                let mut walk = walk_of(&setup, scheduler);
                for (number, expected) in states.0.iter().enumerate() {
                    assert!(walk.forward(By::Event, &mut go_on()).unwrap());
                    let (found, _) = state(&walk);
                    // A deadlock is found where a run looks for the next transition.
                    if walk.machine().ending.is_none() {
                        assert_eq!(found, *expected, "{program} {model}: event {number}");
                    }
                }
                assert!(!walk.forward(By::Event, &mut go_on()).unwrap());
                assert_eq!(walk.machine().ending.as_deref(), Some(&ending), "{program} {model}");
            }
        }
    }
}

/// Machines that are settled, and take a transition, operation by operation.
#[test]
fn small_steps_come_to_the_same_states() {
    for program in PROGRAMS {
        for model in ["tso", "rc11"] {
            let setup = common::setup(&common::file(program), program, config(model));
            let mut fast = Machine::new(&setup, &args());
            let mut slow = fast.clone();
            fast.settle_within(LOCAL_BUDGET);
            slow.settle_slowly(LOCAL_BUDGET, &mut |_, _| true);
            let mut transitions = Vec::new();
            for turn in 0..400 {
                assert_eq!(fast.fingerprint(), slow.fingerprint(), "{program} {model}: {turn}");
                let steps = |m: &Machine| m.threads.iter().map(|t| t.steps).collect::<Vec<_>>();
                assert_eq!(steps(&fast), steps(&slow), "{program} {model}: {turn}");
                fast.transitions(&mut transitions);
                let Some(next) = transitions.get(turn % transitions.len().max(1)) else { break };
                fast.take_within(*next, LOCAL_BUDGET);
                slow.take_slowly(*next, LOCAL_BUDGET, &mut |_, _| true);
            }
            assert_eq!(fast.ending, slow.ending, "{program} {model}");
        }
    }
}

/// Goes to the end, and all the way back: the same places with the same states.
fn check_both_ways(mut walk: Walk, by: By, what: &str) -> usize {
    let mut places: Vec<(Place, (u128, Vec<u64>))> = vec![(walk.place(), state(&walk))];
    while walk.forward(by, &mut go_on()).unwrap() {
        assert!(places.last().is_some_and(|(last, _)| *last < walk.place()), "{what} {by:?}");
        places.push((walk.place(), state(&walk)));
    }
    let end = walk.place();
    if places.last().is_some_and(|(last, _)| *last == end) {
        places.pop();
    }
    for (place, seen) in places.iter().rev() {
        assert!(walk.back(by, &mut go_on()).unwrap(), "{what} {by:?}: {place:?}");
        assert_eq!((walk.place(), &state(&walk)), (*place, seen), "{what} {by:?}");
    }
    assert!(!walk.back(by, &mut go_on()).unwrap());
    places.len()
}

#[test]
fn the_way_back_is_the_way_there() {
    for program in PROGRAMS {
        for model in ["tso", "rc11"] {
            let setup = common::setup(&common::file(program), program, config(model));
            let counts = [By::Event, By::Line, By::Instruction]
                .map(|by| check_both_ways(walk_of(&setup, Scheduler::Random(5)), by, program));
            assert!(counts[0] < counts[2] && counts[1] < counts[2], "{program}: {counts:?}");
        }
    }
}

#[test]
fn bytes_go_through_their_queues() {
    let program = "tests/paper/two-bytes.ll";
    let config = Config { granularity: Granularity::Byte, ..config("tso") };
    let setup = common::setup(&common::file(program), program, config);
    check_both_ways(walk_of(&setup, Scheduler::RoundRobin), By::Event, program);
    check_both_ways(walk_of(&setup, Scheduler::RoundRobin), By::Instruction, program);
}

#[test]
fn graphs_go_both_ways_and_end_where_their_paths_do() {
    for program in PROGRAMS {
        for model in ["sc", "tso", "rc11"] {
            let text = common::file(program);
            let setup = common::setup_with(&text, program, config(model), Locals::Registers);
            let options = Options { outcomes: true, ..Options::default() };
            let report = graph::search(&setup, &args(), &options, &|_| None).unwrap();
            let errors = report.errors.iter().map(|e| &e.witness);
            let witnesses = errors.chain(report.outcomes.values().map(|o| &o.witness));
            for witness in witnesses.take(4) {
                let Witness::Graph(path) = witness else { panic!("no graph") };
                let course = graph::Course::new(&setup, &args(), path, None).unwrap();
                let walk = || Walk::new(Course::Graph(Box::new(course.clone())));
                let mut there = walk();
                while there.forward(By::Event, &mut go_on()).unwrap() {
                    let view = there.view().unwrap();
                    assert!(view.events().count() <= path.steps.len());
                }
                let followed = graph::follow(&setup, &args(), path).unwrap();
                let ending = there.machine().ending.as_deref();
                assert_eq!(ending, Some(&followed.found.ending), "{program} {model}");
                for by in [By::Event, By::Line, By::Instruction] {
                    check_both_ways(walk(), by, program);
                }
            }
        }
    }
}

/// A loop of ten thousand events: few states are kept, and each place is found again.
#[test]
fn long_runs_are_gone_back_in() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"\n\
                @x = global i64 0\n\
                declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                declare i32 @pthread_join(i64, ptr)\n\
                define ptr @other(ptr %p) {\n  br label %again\nagain:\n  \
                %n = load atomic i64, ptr @x seq_cst, align 8\n  \
                %more = icmp ult i64 %n, 10000\n  br i1 %more, label %again, label %out\nout:\n  \
                ret ptr null\n}\n\
                define i32 @main() {\n  %t = alloca i64\n  \
                %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)\n  \
                br label %again\nagain:\n  \
                %n = atomicrmw add ptr @x, i64 1 seq_cst\n  \
                %more = icmp ult i64 %n, 10000\n  br i1 %more, label %again, label %out\nout:\n  \
                ret i32 0\n}\n";
    let setup = common::setup(text, "count.ll", config("sc"));
    let mut walk = walk_of(&setup, Scheduler::RoundRobin);
    while walk.forward(By::Event, &mut go_on()).unwrap() {}
    let end = walk.place().event;
    assert!(end > 10_000, "{end}");
    let last = state(&walk);
    for event in [end - 1, end / 2, 17, 0] {
        assert!(walk.go_to(Place { event, operation: 0 }, &mut go_on()).unwrap());
        assert_eq!(walk.place().event, event);
    }
    assert!(walk.go_to(Place { event: end, operation: 0 }, &mut go_on()).unwrap());
    assert_eq!(state(&walk), last);
    // Who wants no more is left where it is by then.
    walk.go_to(Place::default(), &mut go_on()).unwrap();
    let mut turns = 0;
    let there = walk.go_to(Place { event: end, operation: 0 }, &mut || {
        turns += 1;
        turns < 100
    });
    assert_eq!((there, walk.place().event), (Ok(false), 100));
}

#[test]
fn a_schedule_that_leads_nowhere_is_told() {
    let program = "tests/litmus/IRIW.ll";
    let setup = common::setup(&common::file(program), program, config("sc"));
    let schedule = Schedule { choices: vec![1_000], ..Schedule::default() };
    let mut walk = walk_of(&setup, Scheduler::Replay(schedule));
    while walk.note().is_none() && walk.forward(By::Event, &mut go_on()).unwrap() {}
    assert!(walk.note().is_some_and(|note| note.contains("does not have")), "{:?}", walk.note());
}
