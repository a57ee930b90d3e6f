//! K-LLVM's Fig. 1 programs and Fig. 8 transitions, as the paper describes them.

use crate::common;

use std::collections::BTreeSet;
use tresse_explore::outcome::Outcome;
use tresse_explore::steps::{Options, search_from};
use tresse_explore::{Report, run};
use tresse_machine::config::{Addresses, Dispatch, Granularity, RacePolicy};
use tresse_machine::value::Value;
use tresse_machine::{Config, End, Machine, Transition, Ub};

fn explore(path: &str, config: Config) -> Report {
    let options = Options { keep_going: true, ..Options::default() };
    search_from(common::machine(path, config), &options, &|_| None)
}

fn globals(report: &Report, names: &[&str]) -> BTreeSet<Vec<String>> {
    let values =
        |o: &Outcome| names.iter().map(|n| o.global(n).unwrap_or("?").to_owned()).collect();
    report.outcomes.keys().map(values).collect()
}

fn sets(rows: &[&[&str]]) -> BTreeSet<Vec<String>> {
    rows.iter().map(|r| r.iter().map(|s| (*s).to_owned()).collect()).collect()
}

/// §4.4: line 5 is poison, line 16 reads 47244640267, line 22 stops the program. Line 21 is poison
/// in the paper; by LangRef since then an `inbounds` step of nothing is always in bounds.
#[test]
fn program_a_stops_at_its_line_22() {
    for path in ["tests/paper/program-a.ll", "tests/paper/program-a-opaque.ll"] {
        let mut machine = common::machine(path, Config::default());
        machine.settle();
        let mut transitions = Vec::new();
        while machine.ending.is_none() {
            machine.transitions(&mut transitions);
            machine.take(transitions[0]);
        }
        let ending = machine.ending.clone().unwrap();
        let End::Ub { kind, .. } = &ending.end else { panic!("{:?}", ending.end) };
        assert_eq!(*kind, Ub::IllegalLocation);
        assert!(kind.describe().contains("points to an illegal location"));
        let program = &machine.setup.program;
        assert_eq!(program.describe(ending.stack[0]).unwrap().inst, 22);
        let thread = &machine.threads[0];
        assert_eq!(thread.register(program, "u1"), Some(Value::POISON), "line 5");
        assert_eq!(thread.register(program, "r10").map(|v| v.bits), Some(100), "line 21");
        assert_eq!(
            thread.register(program, "r7").map(|v| (v.bits, v.undef)),
            Some((47_244_640_267, 0)),
            "line 16"
        );
    }
}

/// The machine that sends every access through the queues.
fn literal(path: &str, config: Config) -> Machine {
    let setup = common::machine(path, config).setup.literal();
    Machine::new(&setup, &["program".into()])
}

/// Fig. 8 (s): the store of line 13 goes from the continuation to `to_commit` as eight writes with
/// one key, its first write to `mem_op_list` by (c), and from there to the byte map by (e), which
/// enters the key in `race` and 1 in `complete`.
#[test]
fn figure_8_s_appears_step_by_step() {
    let config = Config { granularity: Granularity::Byte, ..Config::default() };
    let mut machine = literal("tests/paper/program-a.ll", config);
    machine.settle();
    let mut transitions = Vec::new();
    // Until the store's writes are first in the queue: those of line 3 and the load of line 11
    // come before it.
    let is_store = |m: &Machine| {
        m.threads[0].queues.to_commit.first().is_some_and(|op| op.key.inst == 13 && op.size == 8)
    };
    while !is_store(&machine) || !machine.cache.mem_op_list.is_empty() {
        machine.transitions(&mut transitions);
        let cache = transitions.iter().find(|t| matches!(t, Transition::Cache { .. }));
        let next = *cache.unwrap_or(&transitions[0]);
        machine.take(next);
    }
    let front = *machine.threads[0].queues.to_commit.first().unwrap();
    assert_eq!((front.key.thread, front.key.block, front.key.inst), (0, 1, 13));
    assert_eq!((front.access.len, front.size), (1, 8));
    let with_key =
        |m: &Machine| m.threads[0].queues.to_commit.iter().filter(|op| op.key == front.key).count();
    assert_eq!(with_key(&machine), 8);
    assert!(machine.cache.object(front.prov).unwrap().in_flight.is_none());

    machine.take(Transition::Issue { thread: 0, index: 0 });
    assert_eq!(with_key(&machine), 7);
    assert_eq!(machine.cache.mem_op_list.len(), 1);
    assert!(machine.cache.object(front.prov).unwrap().in_flight.is_none());

    machine.take(Transition::Cache { way: 0 });
    let object = machine.cache.object(front.prov).unwrap();
    let flight = object.in_flight.as_ref().expect("race and complete are in use");
    assert_eq!(flight.race.iter().map(|(key, _)| *key).collect::<Vec<_>>(), [front.key]);
    assert_eq!(flight.complete.to_vec(), [(front.key, 1)]);
    assert_eq!(
        object.bytes.load(4, 1),
        Value::int(11),
        "the first byte of [11, 11] is in the byte map"
    );
    assert!(machine.cache.mem_op_list.is_empty());
    let (low, high) = object.range();
    assert_eq!(high - low, 12);
}

/// Fig. 8 (t): the store of line 22 has a pointer without range and goes to an error at once,
/// nothing of it is ever in `to_commit`.
#[test]
fn figure_8_t_is_an_error_at_once() {
    let config = Config { granularity: Granularity::Byte, ..Config::default() };
    let mut machine = literal("tests/paper/program-a.ll", config);
    machine.settle();
    let mut transitions = Vec::new();
    while machine.ending.is_none() {
        assert!(machine.threads[0].queues.to_commit.iter().all(|op| op.key.inst != 22));
        machine.transitions(&mut transitions);
        machine.take(transitions[0]);
    }
    assert!(matches!(machine.ending.unwrap().end, End::Ub { kind: Ub::IllegalLocation, .. }));
}

/// §3.1: Program-B's atomics are never both zero under SC; the store buffers of TSO allow it.
#[test]
fn program_b_separates_sc_from_tso() {
    for granularity in [Granularity::Access, Granularity::Byte] {
        let config = Config { granularity, ..Config::default() };
        let sc = globals(&explore("tests/paper/program-b.ll", config.clone()), &["a", "b"]);
        assert_eq!(sc, sets(&[&["0", "42"], &["1", "0"], &["1", "42"]]));
        let tso = globals(
            &explore("tests/paper/program-b.ll", Config { model: "tso".into(), ..config }),
            &["a", "b"],
        );
        assert_eq!(tso, sets(&[&["0", "0"], &["0", "42"], &["1", "0"], &["1", "42"]]));
    }
}

/// §3.1, §4.2: Program-C races; LLVM's meaning of it is `undef`.
#[test]
fn program_c_has_final_states_with_undef() {
    let report = explore(
        "tests/paper/program-c.ll",
        Config { race: RacePolicy::Undef, ..Config::default() },
    );
    let found = globals(&report, &["a", "b"]);
    assert!(found.iter().flatten().any(|v| v == "undef"), "{found:?}");
    let report = explore("tests/paper/program-c.ll", Config::default());
    assert!(
        report.errors.iter().all(|e| matches!(e.ending.end, End::Race(_)))
            && !report.errors.is_empty()
    );
}

/// The same byte by byte, where the paper's machine has 812 915 states (`no_flight_reduction`): all
/// of them show no more than these.
#[test]
fn program_c_by_bytes_has_few_states() {
    let by_byte =
        Config { race: RacePolicy::Undef, granularity: Granularity::Byte, ..Config::default() };
    for dispatch in [Dispatch::InOrder, Dispatch::OutOfOrder(8)] {
        let report = explore("tests/paper/program-c.ll", Config { dispatch, ..by_byte.clone() });
        let expected = [
            ["0", "42"],
            ["1", "0"],
            ["1", "42"],
            ["1", "undef"],
            ["undef", "42"],
            ["undef", "undef"],
        ];
        let rows: Vec<&[&str]> = expected.iter().map(|row| &row[..]).collect();
        assert_eq!(globals(&report, &["a", "b"]), sets(&rows));
        let counts: Vec<u64> = report.outcomes.values().map(|r| r.count).collect();
        assert_eq!((report.complete, counts.iter().max()), (34, Some(&15)));
        assert_eq!(report.races.len(), 2);
        assert!(report.states < 20_000, "{}", report.states);
    }
}

/// §4.2: Program-D's load may see the new thread's store, or race with it, only when the load may
/// be pending while the thread starts.
#[test]
fn program_d_needs_out_of_order_dispatch_and_no_fence() {
    let explore_d = |dispatch, fence, granularity, race| {
        let config = Config {
            dispatch,
            pthread_create_fence: fence,
            granularity,
            race,
            ..Config::default()
        };
        explore("tests/paper/program-d.ll", config)
    };
    let in_order = Dispatch::InOrder;
    let out_of_order = Dispatch::OutOfOrder(8);
    for (dispatch, fence) in [(in_order, true), (in_order, false), (out_of_order, true)] {
        let report = explore_d(dispatch, fence, Granularity::Byte, RacePolicy::Error);
        assert!(report.errors.is_empty(), "{dispatch:?} {fence}");
        assert_eq!(globals(&report, &["a"]), sets(&[&["0"]]), "{dispatch:?} {fence}");
    }
    let report = explore_d(out_of_order, false, Granularity::Byte, RacePolicy::Undef);
    assert_eq!(globals(&report, &["a"]), sets(&[&["0"], &["1"], &["undef"]]));
    let report = explore_d(out_of_order, false, Granularity::Access, RacePolicy::Error);
    let End::Race(race) = &report.errors[0].ending.end else {
        panic!("{:?}", report.errors[0].ending.end)
    };
    assert_eq!(race.object, "x");
}

/// §3.1: what Program-E prints depends on the address that `malloc` returns.
#[test]
fn program_e_prints_what_the_allocation_policy_gives() {
    let mut printed = BTreeSet::new();
    let policies = [
        Addresses::Sequential,
        Addresses::Spaced(4096),
        Addresses::Random(1),
        Addresses::Random(2),
    ];
    for addresses in policies {
        let machine =
            common::machine("tests/paper/program-e.ll", Config { addresses, ..Config::default() });
        struct Keep(Vec<u8>);
        impl run::Watch for Keep {
            fn output(&mut self, _: u32, bytes: &[u8]) {
                self.0.extend_from_slice(bytes);
            }
        }
        let mut keep = Keep(Vec::new());
        let end = run::run_from(machine, run::Scheduler::RoundRobin, &mut keep).unwrap().ending.end;
        assert_eq!(end, End::Exit(0));
        printed.insert(keep.0);
    }
    assert_eq!(printed.len(), policies.len());
}
