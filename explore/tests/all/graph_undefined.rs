//! `race: Undef` on execution graphs (LangRef, "Memory Model for Concurrent Operations"). What each
//! program may do was worked out by hand from the rule in `memmodels/src/graph/undefined.rs`.

use crate::common;

use std::sync::Arc;
use tresse_explore::graph::{self, Options};
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End};

/// Variables, and threads `@t0`, `@t1`, ... that `main` starts after `before` and joins before
/// `after`.
fn program(before: &str, threads: &[&str], after: &str) -> String {
    let mut text = String::from(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n@f = global i32 0\n\
         @r = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n",
    );
    let numbers = 0..threads.len();
    for (i, body) in threads.iter().enumerate() {
        text += &format!("define ptr @t{i}(ptr %0) {{\n{body}\n  ret ptr null\n}}\n");
    }
    let each = |line: &dyn Fn(usize) -> String| numbers.clone().map(line).collect::<String>();
    let ids = each(&|i| format!("  %id{i} = alloca i64\n"));
    let starts = each(&|i| {
        format!("  %c{i} = call i32 @pthread_create(ptr %id{i}, ptr null, ptr @t{i}, ptr null)\n")
    });
    let joins = each(&|i| {
        format!(
            "  %n{i} = load i64, ptr %id{i}\n  %j{i} = call i32 @pthread_join(i64 %n{i}, ptr \
             null)\n"
        )
    });
    text + &format!(
        "define i32 @main() {{\n{ids}{before}\n{starts}{joins}{after}\n  ret i32 0\n}}\n"
    )
}

fn setup(text: &str, model: &str) -> Arc<Setup> {
    common::setup(
        text,
        "undefined.ll",
        Config { model: model.into(), race: RacePolicy::Undef, ..Config::default() },
    )
}

/// Under each model: so many complete executions, with these final values of `x` and `r` (none, if
/// nobody names it), and these errors. Every way to what is found leads there, and two workers find
/// the same.
fn expect(models: &[&str], text: &str, complete: u64, outcomes: &[(&str, &str)], codes: &[&str]) {
    for model in models {
        let setup = setup(text, model);
        let search = |workers| {
            let options = Options { workers, verify: true, ..Options::default() };
            graph::search(&setup, &["program".into()], &options, &|_| None)
                .unwrap_or_else(|e| panic!("{e}"))
        };
        let report = search(1);
        let (found, errors) = common::found(&report);
        let value = |globals: &[(String, String)], name: &str| {
            globals.iter().find(|g| g.0 == name).map(|g| g.1.clone()).unwrap_or_default()
        };
        let mut pairs: Vec<(String, String)> =
            found.iter().map(|g| (value(g, "x"), value(g, "r"))).collect();
        pairs.sort();
        pairs.dedup();
        let expected: Vec<(String, String)> =
            outcomes.iter().map(|(x, r)| ((*x).into(), (*r).into())).collect();
        assert_eq!((report.complete, pairs), (complete, expected), "{model}");
        assert_eq!(errors.into_iter().collect::<Vec<_>>(), codes, "{model}");
        common::check_witnesses(&setup, &report);
        let again = search(2);
        assert_eq!(
            (again.complete, common::found(&again)),
            (report.complete, common::found(&report)),
            "{model}"
        );
        let few = graph::search(&setup, &["program".into()], &fewest(), &|_| None).unwrap();
        assert!(few.complete <= report.complete, "{model}");
        assert_eq!(common::found(&few), common::found(&report), "{model}");
        common::check_witnesses(&setup, &few);
    }
}

/// All reductions.
fn fewest() -> Options {
    Options {
        symmetry: true,
        commute_updates: true,
        reduce_sections: true,
        chooses_equivalence: true,
        ..Options::default()
    }
}

const ALL: &[&str] = &common::MODELS;
const BRANCH_ON_UNDEF: &str = "T0504";

const WRITE: &str = "store i32 1, ptr @x";
const READ: &str = "%v = load i32, ptr @x\n  store i32 %v, ptr @r";
const ATOMIC_READ: &str = "%v = load atomic i32, ptr @x monotonic, align 4\n  store i32 %v, ptr @r";
/// A use of what was read that has to know it.
const TEST: &str = "%v = load i32, ptr @x\n  %c = icmp eq i32 %v, 0\n  \
                    br i1 %c, label %a, label %b\na:\n  br label %b\nb:";

#[test]
fn a_read_beside_a_write() {
    expect(ALL, &program("", &[WRITE, READ], ""), 1, &[("1", "undef")], &[]);
    expect(ALL, &program("", &[READ, WRITE], ""), 1, &[("1", "undef")], &[]);
}

/// It reads the old value or the new one, and nobody can tell.
#[test]
fn an_atomic_read_beside_a_plain_write() {
    expect(ALL, &program("", &[WRITE, ATOMIC_READ], ""), 2, &[("1", "undef")], &[]);
    expect(ALL, &program("", &[ATOMIC_READ, WRITE], ""), 2, &[("1", "undef")], &[]);
}

/// A location written by racing writes reads as undef, until it is written again.
#[test]
fn two_writes_race() {
    let writes = [WRITE, "store atomic i32 2, ptr @x release, align 4"];
    expect(ALL, &program("", &writes, READ), 2, &[("undef", "undef")], &[]);
    expect(
        ALL,
        &program("", &writes, &format!("store i32 3, ptr @x\n{READ}")),
        2,
        &[("3", "3")],
        &[],
    );
    expect(
        ALL,
        &program("", &writes, &ATOMIC_READ.replace("monotonic", "acquire")),
        2,
        &[("undef", "undef")],
        &[],
    );
}

/// An update beside a plain write reads undef and leaves it.
#[test]
fn an_update_beside_a_plain_write() {
    let add = "%v = atomicrmw add ptr @x, i32 1 acq_rel\n  store i32 %v, ptr @r";
    expect(ALL, &program("", &[WRITE, add], ""), 2, &[("undef", "undef")], &[]);
}

/// A compare-and-exchange that fails writes nothing, and races with no read. One that succeeds
/// does.
#[test]
fn an_exchange_beside_a_plain_read() {
    let exchange =
        |expected: u32| format!("%p = cmpxchg ptr @x, i32 {expected}, i32 6 seq_cst seq_cst");
    expect(ALL, &program("", &[&exchange(5), READ], ""), 1, &[("0", "0")], &[]);
    expect(ALL, &program("", &[&exchange(0), READ], ""), 1, &[("6", "undef")], &[]);
    expect(ALL, &program("", &[READ, &exchange(0)], ""), 1, &[("6", "undef")], &[]);
}

/// What happens before every thread races with none, though it is not atomic.
#[test]
fn a_plain_initialisation() {
    let write = "store atomic i32 1, ptr @x monotonic, align 4";
    expect(
        ALL,
        &program("store i32 5, ptr @x", &[write, ATOMIC_READ], ""),
        2,
        &[("1", "1"), ("1", "5")],
        &[],
    );
}

/// Two atomic writes do not race; a plain read after both reads the last one.
#[test]
fn atomic_writes_and_a_plain_read_after_them() {
    let write = |n: u32| format!("store atomic i32 {n}, ptr @x monotonic, align 4");
    expect(ALL, &program("", &[&write(1), &write(2)], READ), 2, &[("1", "1"), ("2", "2")], &[]);
}

fn message(order: &str) -> [String; 2] {
    let send = format!("store i32 1, ptr @x\n  store atomic i32 1, ptr @f {order}, align 4")
        .replace("acquire", "release");
    let receive = format!(
        "%g = load atomic i32, ptr @f {order}, align 4\n  %s = icmp eq i32 %g, 1\n  \
         br i1 %s, label %yes, label %no\n\
         yes:\n  %v = load i32, ptr @x\n  br label %end\nno:\n  br label %end\nend:\n  \
         %w = phi i32 [ %v, %yes ], [ 7, %no ]\n  store i32 %w, ptr @r"
    );
    [send, receive]
}

/// Data behind a flag is defined wherever the flag says that it is there.
#[test]
fn a_message() {
    let [send, receive] = message("acquire");
    expect(ALL, &program("", &[&send, &receive], ""), 2, &[("1", "1"), ("1", "7")], &[]);
    expect(ALL, &program("", &[&receive, &send], ""), 2, &[("1", "1"), ("1", "7")], &[]);
}

/// A relaxed flag says nothing under RC11, nor under PSO, which may write it first. The others keep
/// the order of writes, and what is read comes after what was written.
#[test]
fn a_message_without_synchronisation() {
    let [send, receive] = message("monotonic");
    let threads = [&*send, &receive];
    for threads in [threads, [&receive, &send]] {
        expect(&["pso", "rc11"], &program("", &threads, ""), 2, &[("1", "7"), ("1", "undef")], &[]);
    }
    expect(
        &["sc", "tso", "sra", "ra"],
        &program("", &threads, ""),
        2,
        &[("1", "1"), ("1", "7")],
        &[],
    );
}

/// A write that comes only if the flag is not up: where it does not come, the read is defined.
const IF_DOWN: &str = "%g = load atomic i32, ptr @f acquire, align 4\n  %s = icmp eq i32 %g, 0\n  \
                       br i1 %s, label %w, label %e\n\
     w:\n  store i32 1, ptr @x\n  br label %e\ne:";
const UP: &str = "store atomic i32 1, ptr @f release, align 4";

#[test]
fn a_race_that_another_thread_can_prevent() {
    for threads in [
        [IF_DOWN, READ, UP],
        [READ, IF_DOWN, UP],
        [UP, READ, IF_DOWN],
        [UP, IF_DOWN, READ],
        [READ, UP, IF_DOWN],
    ] {
        expect(ALL, &program("", &threads, ""), 2, &[("0", "0"), ("1", "undef")], &[]);
    }
}

/// A thread that fails because of a race fails only where there is one.
#[test]
fn errors_wait_for_the_race() {
    for threads in
        [[IF_DOWN, TEST, UP], [TEST, IF_DOWN, UP], [UP, TEST, IF_DOWN], [TEST, UP, IF_DOWN]]
    {
        expect(ALL, &program("", &threads, ""), 1, &[("0", "")], &[BRANCH_ON_UNDEF]);
    }
    for threads in [[WRITE, TEST], [TEST, WRITE]] {
        expect(ALL, &program("", &threads, ""), 0, &[], &[BRANCH_ON_UNDEF]);
    }
    expect(ALL, &program("", &[TEST, "store i32 1, ptr @r"], ""), 1, &[("0", "1")], &[]);
}

/// A write that comes about by the read that it races with: where the read is undefined as well, or
/// else LangRef has no word for it. Where an atomic read is after what it reads from there is no
/// race.
#[test]
fn a_race_that_the_read_brings_about() {
    let write = "%g = load atomic i32, ptr @f monotonic, align 4\n  %s = icmp eq i32 %g, 1\n  \
                 br i1 %s, label %w, label %e\n\
                 w:\n  store i32 1, ptr @x\n  br label %e\ne:";
    let up = "store atomic i32 1, ptr @f monotonic, align 4";
    let harmless = format!("{READ}\n  {up}");
    expect(
        &["pso", "rc11"],
        &program("", &[&harmless, write], ""),
        2,
        &[("0", "0"), ("1", "undef")],
        &[],
    );
    expect(
        &["sc", "tso", "sra", "ra"],
        &program("", &[&harmless, write], ""),
        2,
        &[("0", "0"), ("1", "0")],
        &[],
    );
    let text = program("", &[&format!("{TEST}\n  {up}"), write], "");
    for (model, says) in [("rc11", 1), ("pso", 1), ("sc", 0)] {
        let setup = setup(&text, model);
        let report = graph::search(&setup, &["program".into()], &Options::default(), &|_| None)
            .unwrap_or_else(|e| panic!("{e}"));
        let unsupported: Vec<_> = report.unsupported.iter().map(|found| &found.ending).collect();
        assert_eq!((unsupported.len(), report.errors.len()), (says, 0), "{model}");
        assert!(
            unsupported.iter().all(|u| u.thread == 1
                && matches!(&u.end, End::Unsupported(what) if what.contains("depends"))),
            "{unsupported:?}"
        );
    }
}

/// Undef goes on: through memory to another thread, which is no race.
#[test]
fn undef_is_passed_on() {
    let reader = "%v = load i32, ptr @x\n  store atomic i32 %v, ptr @f release, align 4";
    let taker = "%g = load atomic i32, ptr @f acquire, align 4\n  store i32 %g, ptr @r";
    expect(ALL, &program("", &[WRITE, reader, taker], ""), 2, &[("1", "0"), ("1", "undef")], &[]);
}

/// Reads-from tell executions apart by what this adds to.
#[test]
fn reads_from_are_refused() {
    let setup = setup(&program("", &[WRITE, READ], ""), "sc");
    let by_rf = Options { equivalence: graph::Equivalence::ReadsFrom, ..Options::default() };
    let report = graph::search(&setup, &["program".into()], &by_rf, &|_| None);
    assert!(report.is_err_and(|e| e.contains("undefined")));
}

/// Where nothing races there is nothing to make undefined, and all reductions go on.
#[test]
fn reductions_go_with_programs_that_do_not_race() {
    let add = "%a = atomicrmw add ptr @x, i32 1 monotonic";
    let text = program("", &[add, add, add], READ);
    for model in ALL {
        let count = |race, options| {
            let config = Config { model: (*model).into(), race, ..Config::default() };
            let setup = common::setup(&text, "undefined.ll", config);
            let found = graph::search(&setup, &["program".into()], &options, &|_| None).unwrap();
            (found.complete, common::found(&found))
        };
        let all = count(RacePolicy::Undef, Options::default());
        let few = count(RacePolicy::Undef, fewest());
        assert_eq!((all.0, &all.1), (6, &few.1), "{model}");
        assert_eq!(few, count(RacePolicy::Error, fewest()), "{model}");
        assert!(few.0 == 1 || matches!(*model, "ra" | "sra"), "{model}: {}", few.0);
    }
}

/// A read that is said to be defined, and a write that races with it and that no revisit takes
/// away, are in no execution together: there is nothing to look for behind them, and no bound to be
/// met. In every execution the read is undefined, and the branch an error.
#[test]
fn nothing_is_looked_for_behind_a_read_that_is_belied() {
    let long = "  store atomic i32 1, ptr @f monotonic, align 4\n".repeat(20);
    let after = format!(
        "  %c = icmp eq i32 %v, 0\n  br i1 %c, label %a, label %b\na:\n{long}  br label %b\nb:"
    );
    let join = "  %n0 = load";
    let read = format!("  %v = load i32, ptr @x\n{join}");
    let text = program("", &[WRITE], &after).replace(join, &read);
    for model in ALL {
        let options = Options { max_events: 12, ..Options::default() };
        let report = graph::search(&setup(&text, model), &["program".into()], &options, &|_| None)
            .unwrap_or_else(|e| panic!("{e}"));
        let codes: Vec<_> = report.errors.iter().map(|e| e.ending.end.code()).collect();
        assert_eq!((report.complete, codes), (0, vec![BRANCH_ON_UNDEF]), "{model}");
        assert!(report.cuts.is_empty(), "{model}: {:?}", report.cuts);
    }
}
