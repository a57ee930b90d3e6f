//! Second opinions on every program of `tests/ok`, `tests/errors`, `tests/litmus` and `examples/`:
//! another engine says the same, or the report says why there is no second opinion. (But for
//! `ONLY_RUN`.)

#![allow(clippy::print_stderr)] // how much was looked at

use crate::common::{Temp, all_right, files, json, root, stderr, tresse};
use tresse::{Check, Opinion, Program, Verdict};

/// States, candidates or executions of the second engine: most programs need fewer.
const BUDGET: u64 = 2000;

/// Programs for `run`: a search of all their executions takes minutes.
const ONLY_RUN: [&str; 1] = ["tests/ok/message_queues.ll"];

/// Who was asked, and how many did not come to an end.
#[derive(Default, Debug, PartialEq)]
struct Tally {
    same: usize,
    /// What is not modelled is what these show.
    unmodelled: usize,
    open: Vec<String>,
    wrong: Vec<String>,
}

fn tally(model: &str) -> Tally {
    let mut tally = Tally::default();
    for folder in ["tests/ok", "tests/errors", "tests/litmus", "examples"] {
        for file in files(folder, "ll") {
            if ONLY_RUN.iter().any(|name| file.ends_with(name)) {
                continue;
            }
            let name = file.display();
            let program = Program::load([root().join(&file)]).unwrap();
            let report = Check::new(&program).model(model).second_opinion(BUDGET).run();
            let report = match report {
                // What is refused by name: no engine looks.
                Err(failure) => {
                    tally.open.push(format!("{name}: {failure}"));
                    continue;
                }
                Ok(report) => report,
            };
            match &report.search().unwrap().second.as_ref().unwrap().opinion {
                Opinion::Same => tally.same += 1,
                Opinion::Open(_) if report.verdict == Verdict::Unsupported => tally.unmodelled += 1,
                Opinion::Open(why) => tally.open.push(format!("{name}: {why}")),
                Opinion::Differs(all) => tally.wrong.push(format!("{name} under {model}: {all:?}")),
            }
        }
    }
    tally
}

/// The engines agree, and nearly every program has a second opinion: the bound guards against a
/// comparison that says nothing. Some programs show what is not modelled, and nobody has a second
/// opinion of these; others have more values than are tried, or, as those that send signals, which
/// takes a lock each time, more states than are visited. Hazard pointers are for graphs, and
/// for states under SC alone, atomic accesses of more than 64 bits are for graphs under RC11, and
/// clocks of threads differ (docs/limitations.md). Where the first search is cut short, as by
/// rounds that race, there is nothing to compare.
fn agree(model: &str, at_most_open: usize) {
    let tally = tally(model);
    let (same, open, unmodelled) = (tally.same, tally.open.len(), tally.unmodelled);
    eprintln!("{model}: {same} programs with a second opinion, {open} without:");
    eprintln!("  {unmodelled} show what is not modelled");
    tally.open.iter().for_each(|why| eprintln!("  {why}"));
    all_right(tally.wrong);
    assert!(same > 250, "only {same} programs have a second opinion");
    let is_for_graphs = |why: &&String| {
        let named = ["hazard_", "double_width", "aba_tag", "assembly_wide"];
        named.iter().any(|name| why.contains(name)) && why.contains("not modelled")
    };
    let is_of_clocks = |why: &&String| why.contains("look at the clock");
    let is_cut = |why: &&String| why.contains(" graph: ");
    let is_known = |why: &&String| is_for_graphs(why) || is_of_clocks(why) || is_cut(why);
    let open = open - tally.open.iter().filter(is_known).count();
    assert!(open <= at_most_open, "{open} programs have none:\n{}", tally.open.join("\n"));
}

#[test]
fn engines_agree_under_sc() {
    agree("sc", 12);
}

#[test]
fn engines_agree_under_rc11() {
    agree("rc11", 26);
}

/// Two threads that write beside each other's read (SB), with every kind of second engine.
#[test]
fn who_is_second() {
    let litmus = "tests/litmus/SB.ll";
    for (flags, second) in [
        (&["--engine", "graph"][..], "candidates"),
        (&["--engine", "steps"], "graph"),
        (&["--engine", "candidates"], "graph"),
        (&["--sra"], "candidates"),
    ] {
        let args = [&["check", litmus, "--second-opinion"], flags].concat();
        let (exit, report) = json(&args);
        let said = &report["second_opinion"];
        assert_eq!((exit, &said["says"], &said["engine"]), (0, &"same".into(), &second.into()));
        assert_eq!(report["options"]["second_opinion"], 100_000, "{args:?}");
        let text = stderr(&tresse(&args));
        assert!(text.contains(&format!("second opinion: {second} agrees (looked at:")), "{text}");
    }
    // A model's own text is not for the machine.
    let own = Temp::new("second.cat", b"\"own\"\ninclude \"sc.cat\"\n");
    let (exit, report) = json(&["check", litmus, "--model", own.path(), "--second-opinion"]);
    let said = &report["second_opinion"];
    assert_eq!((exit, &said["says"], &said["engine"]), (0, &"same".into(), &"candidates".into()));
    // A program with a lock is not for candidates.
    let (exit, report) = json(&["check", "examples/bank_deadlock.ll", "--second-opinion"]);
    let said = &report["second_opinion"];
    assert_eq!((exit, &said["says"], &said["engine"]), (12, &"same".into(), &"steps".into()));
    let (_, report) = json(&["check", litmus]);
    assert!(report.get("second_opinion").is_none(), "nobody asked");
}

/// Graphs and states name different sides of the use of a block that another thread frees.
#[test]
fn either_side_of_a_use_after_free_may_be_named() {
    let file = "tests/errors/freed_or_used_relaxed.ll";
    for model in ["pso", "rc11"] {
        let (exit, report) = json(&["check", file, "--model", model, "--second-opinion"]);
        let said = &report["second_opinion"];
        assert_eq!((exit, &said["says"]), (14, &"same".into()), "{model}: {said}");
    }
}

/// By graphs each thread has a clock of its own, by states there is one: what unordered looks see
/// may differ, and is no disagreement. A program of one thread is compared as any other.
#[test]
fn clocks_of_several_threads_are_left_open() {
    let text = "target triple = \"x86_64-unknown-linux-gnu\"
        @x = global i64 0
        @y = global i64 0
        declare i64 @__tresse_now()
        declare i32 @pthread_create(ptr, ptr, ptr, ptr)
        declare i32 @pthread_join(i64, ptr)
        define ptr @look(ptr %to) {
          %now = call i64 @__tresse_now()
          store i64 %now, ptr %to
          ret ptr null
        }
        define i32 @main() {
          %t = alloca i64
          START
          %other = call ptr @look(ptr @y)
          JOIN
          ret i32 0
        }";
    let start = "%s = call i32 @pthread_create(ptr %t, ptr null, ptr @look, ptr @x)";
    let join = "%id = load i64, ptr %t\n %j = call i32 @pthread_join(i64 %id, ptr null)";
    for (start, join, says) in [(start, join, "nothing"), ("", "", "same")] {
        let text = text.replace("START", start).replace("JOIN", join);
        let program = Temp::new("clocks.ll", text.as_bytes());
        let (exit, report) =
            json(&["check", program.path(), "--engine", "steps", "--second-opinion"]);
        let said = &report["second_opinion"];
        assert_eq!((exit, &said["says"]), (0, &says.into()), "{said}");
        let why = said["why_not"].as_str().unwrap_or_default();
        assert_eq!(why.contains("look at the clock"), says == "nothing", "{why}");
        let warning = report["warnings"][0].as_str().unwrap();
        assert!(warning.contains("looks at the clock"), "{warning}");
    }
}

/// A second engine that cannot look, or does not come to an end, is told of; the exit code is that
/// of the first.
#[test]
fn there_may_be_no_second_opinion() {
    let litmus = "tests/litmus/SB.ll";
    for (flags, why) in [
        (&["--second-opinion=1"][..], "candidates: the budget of 1 was met; steps: the budget"),
        (&["--second-opinion", "--dispatch", "out-of-order:2"], "--dispatch (dispatch) is not for"),
    ] {
        let args = [&["check", litmus], flags].concat();
        let (exit, report) = json(&args);
        let said = &report["second_opinion"];
        assert_eq!((exit, said["says"].as_str()), (0, Some("nothing")), "{args:?}");
        assert!(said["why_not"].as_str().unwrap().contains(why), "{args:?}: {said}");
        let text = stderr(&tresse(&args));
        assert!(text.contains("no second opinion: ") && text.contains(why), "{text}");
    }
    // The time is for both: nothing is left for the second.
    let (exit, report) = json(&["check", litmus, "--second-opinion", "--timeout", "0"]);
    assert_eq!((exit, report["second_opinion"]["says"].as_str()), (1, Some("nothing")));
}

/// Part of a search is nothing to compare.
#[test]
fn parts_of_searches_are_not_compared() {
    for flags in [&["--pattern", "deadlock"][..], &["--resume", "left.json"]] {
        let args = [&["check", "tests/litmus/SB.ll", "--second-opinion"], flags].concat();
        let (exit, report) = json(&args);
        assert_eq!(exit, 2, "{report}");
        let message = report["errors"][0]["message"].as_str().unwrap();
        assert!(message.contains("--second-opinion compares"), "{message}");
    }
}

/// A search by states looks for every error where they are compared, and the verdict stays its own.
#[test]
fn all_errors_of_states_are_compared() {
    let program = Program::load([root().join("examples/bank_deadlock.ll")]).unwrap();
    let check = Check::new(&program).engine(tresse::Engine::Steps).second_opinion(10_000);
    let report = check.run().unwrap();
    assert_eq!((report.verdict, report.exit_code), (Verdict::Error, 12));
    assert_eq!(report.options["keep_going"], true);
    assert_eq!(report.search().unwrap().second.as_ref().unwrap().opinion, Opinion::Same);
}

/// Where threads create threads, heaps are numbered otherwise (docs/limitations.md, "Execution
/// graphs"): a number that is an address is no difference that can be judged, any other one is.
#[test]
fn addresses_that_are_numbers_are_not_judged() {
    let text = |value: &str| {
        format!(
            "@slot = global i64 0\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
             declare i32 @pthread_join(i64, ptr)\ndeclare ptr @malloc(i64)\n\
             define ptr @g(ptr %p) {{\n  ret ptr null\n}}\n\
             define ptr @f(ptr %p) {{\n  %t = alloca i64\n  \
             %c = call i32 @pthread_create(ptr %t, ptr null, ptr @g, ptr null)\n  \
             ret ptr null\n}}\n\
             define ptr @h(ptr %p) {{\n  %b = call ptr @malloc(i64 4)\n  \
             %n = ptrtoint ptr %b to i64\n  {value}\n  store i64 %v, ptr @slot\n  \
             ret ptr null\n}}\n\
             define i32 @main() {{\n  %t = alloca i64\n  %u = alloca i64\n  \
             %c = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n  \
             %d = call i32 @pthread_create(ptr %u, ptr null, ptr @h, ptr null)\n  \
             ret i32 0\n}}\n"
        )
    };
    let look = |value: &str| {
        let program = Temp::new("addresses.ll", text(value).as_bytes());
        json(&["check", program.path(), "--second-opinion", "--outcomes"])
    };
    let (exit, report) = look("%v = add i64 %n, 0");
    assert_eq!((exit, &report["second_opinion"]["says"]), (0, &"nothing".into()), "{report}");
    let (exit, report) = look("%v = add i64 7, 0");
    assert_eq!((exit, &report["second_opinion"]["says"]), (0, &"same".into()), "{report}");
}
