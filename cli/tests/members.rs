//! Parts of variables have the names of the source, and values are as the source means them.

mod common;

use common::{code, json, stderr, stdout, tresse};

const PROGRAM: &str = "tests/errors/race_in_member.ll";

#[test]
fn a_race_names_the_member() {
    let text = stderr(&tresse(&["check", PROGRAM]));
    let first = text.lines().next().unwrap();
    assert_eq!(first, "error[T0301]: data race on queue.slots[1].value, bytes 24..32 of queue",);
    // The other engines say the same of it.
    for engine in ["steps", "candidates"] {
        let text = stderr(&tresse(&["check", PROGRAM, "--engine", engine]));
        assert_eq!(text.lines().next().unwrap(), first, "{engine}");
    }
    // A replay in words.
    let (_, report) = json(&["check", PROGRAM, "--engine", "steps"]);
    let string = report["errors"][0]["replay"].as_str().unwrap().to_owned();
    let text = stderr(&tresse(&["replay", &string, PROGRAM]));
    for step in [
        "write_rlx queue.head = 4294967295 ",
        "write_rlx queue.is_closed = true ",
        "read_rlx queue.slots[1].state ",
    ] {
        assert!(text.contains(step), "{step}: {text}");
    }
}

#[test]
fn graphs_show_members_and_values_of_the_source() {
    let check = ["check", PROGRAM, "--race", "report", "--print-exec-graphs"];
    let output = tresse(&check);
    assert_eq!(code(&output), 13, "{}", stderr(&output));
    let text = stdout(&output);
    for event in [
        "W_na (queue.slots[1].value, 1.5)",
        "W_rlx (queue.slots[1].state, FULL)",
        "R_rlx (queue.slots[1].state, EMPTY) [from init]",
        "W_rlx (queue.head, 4294967295)",
        "W_rlx (queue.is_closed, true)",
        "W_rlx (where, queue+32)",
        "U_rlx (queue.counts[1][2], 0 -> 1) [from init]",
    ] {
        assert!(text.contains(event), "{event}\n{text}");
    }
    // Nobody knows which member of the union is meant.
    assert!(text.contains("W_na (queue+40, 7)"), "{text}");
    // In JSON numbers stay numbers.
    let (_, report) = json(&check);
    let events = report["graphs"][0]["threads"][0]["events"].as_array().unwrap();
    let head = events.iter().find(|e| e["location"] == "queue.head").unwrap();
    assert_eq!(head["written"], "-1");
    assert_eq!(head["text"], "W_rlx (queue.head, 4294967295)");
}

/// Patterns name variables and count their scalars, whatever the parts are called.
#[test]
fn patterns_find_parts_by_their_place() {
    let found = |pattern: &str| {
        let (_, report) = json(&["check", PROGRAM, "--race", "report", "--pattern", pattern]);
        report["matched"].as_u64()
    };
    let (all, none) =
        (found("thread 0 writes queue[8] == -1"), found("thread 0 writes queue[8] == 5"));
    assert!(all > Some(0) && none == Some(0), "{all:?} {none:?}");
    // What a pointer points to has the same words there as in outcomes and events.
    assert_eq!(found("where == \"queue+32\""), all);
    assert_eq!(found("thread 0 writes where == \"queue+32\""), all);
}

/// What the source calls the same is told apart in outcomes.
#[test]
fn variables_of_one_name_are_told_apart() {
    let program = "tests/errors/same_names_ok.ll";
    for engine in ["graph", "steps"] {
        let (_, report) = json(&["check", program, "--engine", engine, "--outcomes"]);
        let outcomes = report["outcomes"].as_array().unwrap();
        let mut pairs: Vec<_> = outcomes
            .iter()
            .map(|o| (o["globals"]["counter"].as_str(), o["globals"]["where"].as_str()))
            .collect();
        pairs.sort_unstable();
        let each = |counter| {
            [(Some(counter), Some("thread 0's own")), (Some(counter), Some("thread 1's own"))]
        };
        assert_eq!(pairs, [each("first.count"), each("second.count")].concat(), "{engine}");
    }
    // Patterns have the same names.
    let found = |pattern: &str| {
        let (_, report) = json(&["check", program, "--pattern", pattern]);
        report["matched"].as_u64()
    };
    assert!(found("first.count == 1 && counter == second.count") > Some(0));
}
