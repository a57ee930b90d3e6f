//! `race: undef`: races are listed with both sides, and are no errors; what follows from one says
//! so.

use crate::common::{Temp, json, stderr, tresse};

const HEAD: &str = "
@x = global i32 0
@y = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t(ptr %0) {
  store i32 1, ptr @x
  ret ptr null
}
define i32 @main() {
  %p = alloca i64
  %1 = call i32 @pthread_create(ptr %p, ptr null, ptr @t, ptr null)
  %v = load i32, ptr @x
";

/// The value is stored: nothing needs it.
const STORED: &str = "
  store i32 %v, ptr @y
  %id = load i64, ptr %p
  %2 = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
";

/// LangRef, `br`: undefined behaviour with an undefined condition.
const BRANCHES: &str = "
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  ret i32 0
}
";

const ENGINES: [&[&str]; 3] =
    [&["check"], &["check", "--engine", "steps"], &["check", "--engine", "candidates"]];

fn asked<'a>(engine: &[&'a str], file: &'a Temp) -> Vec<&'a str> {
    let mut args = engine.to_vec();
    args.extend(["--race", "undef", file.path()]);
    args
}

#[test]
fn races_are_listed_and_are_no_errors() {
    let file = Temp::new("undef_race.ll", format!("{HEAD}{STORED}").as_bytes());
    for engine in ENGINES {
        let (exit, report) = json(&asked(engine, &file));
        assert_eq!((exit, report["verdict"].as_str()), (0, Some("no-errors")), "{engine:?}");
        let races = report["races"].as_array().expect("a list");
        assert_eq!(races.len(), 1, "{engine:?}");
        let locations = races[0]["locations"].as_array().expect("a list");
        let mut roles: Vec<_> = locations.iter().map(|l| l["role"].as_str().unwrap()).collect();
        roles.sort_unstable();
        assert_eq!(roles, ["read", "write"], "{engine:?}");
        let output = tresse(&asked(engine, &file));
        assert_eq!(output.status.code(), Some(0));
        let text = stderr(&output);
        assert!(text.contains("race[T0301]: data race on x"), "{engine:?}");
        // The verdict names them: whoever reads the last line only is to know.
        let verdict = "No errors were detected in any execution under sc; 1 race, see above.\n";
        assert!(text.ends_with(verdict), "{engine:?}: {text}");
    }
}

#[test]
fn a_race_in_a_graph_is_seen_again_by_its_replay_string() {
    let file = Temp::new("undef_replay.ll", format!("{HEAD}{STORED}").as_bytes());
    let (_, report) = json(&asked(ENGINES[0], &file));
    let replay = report["races"][0]["replay"].as_str().expect("a replay string").to_owned();
    let (exit, report) = json(&["replay", "--race", "undef", &replay, file.path()]);
    assert_eq!(exit, 0, "{report}");
}

#[test]
fn what_follows_from_a_race_says_so() {
    let file = Temp::new("undef_branch.ll", format!("{HEAD}{BRANCHES}").as_bytes());
    for engine in ENGINES {
        let (exit, report) = json(&asked(engine, &file));
        assert_eq!((exit, report["errors"][0]["code"].as_str()), (14, Some("T0504")), "{engine:?}");
        assert_eq!(report["races"].as_array().map(Vec::len), Some(1), "{engine:?}");
        let notes = report["errors"][0]["notes"].to_string();
        assert!(
            notes.contains("a race has made bytes undefined before: data race on x"),
            "{notes}"
        );
    }
}

/// Without a race nothing is listed, and nothing is said of one.
#[test]
fn other_undefined_values_point_to_no_race() {
    let unwritten = "define i32 @main() {
  %p = alloca i32
  %v = load i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %a
a:
  ret i32 0
}
";
    let file = Temp::new("undef_unwritten.ll", unwritten.as_bytes());
    for engine in ENGINES {
        let (_, report) = json(&asked(engine, &file));
        assert_eq!(report["errors"][0]["code"], "T0504", "{engine:?}");
        assert!(!report["errors"][0]["notes"].to_string().contains("race"));
        assert_eq!(report["races"].as_array().map(Vec::len), Some(0), "{engine:?}");
    }
}

/// A load that the compiler has added races and is no error, as nothing needs what it reads; the
/// race is told all the same.
#[test]
fn races_of_added_loads_are_listed() {
    for engine in ["graph", "steps"] {
        let file = "tests/errors/speculated_load_dropped_ok.ll";
        let (exit, report) = json(&["check", file, "--engine", engine]);
        assert_eq!(exit, 0, "{engine}");
        let races = report["races"].as_array().expect("a list");
        assert_eq!(races.len(), 1, "{engine}");
        let locations = races[0]["locations"].as_array().expect("a list");
        assert!(locations.iter().any(|l| l["line"] == 22), "{engine}");
    }
}

/// An exchange that fails is a read (C11 7.17.7.4p2).
#[test]
fn a_failed_exchange_races_as_a_read() {
    let program = b"
@x = global i32 5
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t(ptr %0) {
  %r = cmpxchg ptr @x, i32 0, i32 1 monotonic monotonic
  ret ptr null
}
define i32 @main() {
  %p = alloca i64
  %1 = call i32 @pthread_create(ptr %p, ptr null, ptr @t, ptr null)
  store i32 6, ptr @x
  %id = load i64, ptr %p
  %2 = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
";
    let file = Temp::new("failed_exchange.ll", program);
    let args = ["check", "--engine", "candidates", "--model", "rc11", file.path()];
    let (exit, report) = json(&args);
    assert_eq!(exit, 13);
    let locations = report["errors"][0]["locations"].as_array().expect("a list");
    let role = locations.iter().find(|l| l["thread"] == 1).map(|l| &l["role"]);
    assert_eq!(role.and_then(|role| role.as_str()), Some("read"));
}
