//! `tresse steps --trace`: what it says has changed holds of the whole states of `--trace=full`,
//! and K-LLVM's own example looks as in the paper.

use crate::common;

use crate::common::{code, json, stderr, stdout, tresse};
use std::collections::BTreeMap;

/// A trace in paragraphs: a header, and the lines that belong to it. What comes after the last
/// transition is left out.
struct Trace(Vec<(String, Vec<String>)>);

impl Trace {
    fn of(flags: &[&str]) -> Trace {
        let output = tresse(&[&["steps"], flags].concat());
        let errors = stderr(&output);
        assert!(code(&output) != 2 && !errors.contains("internal error"), "{flags:?}: {errors}");
        let text = stdout(&output);
        let mut all: Vec<(String, Vec<String>)> = Vec::new();
        for line in text.lines() {
            let is_end = ["end: ", "error[", "schedule: ", "warning"];
            if is_end.iter().any(|start| line.starts_with(start)) {
                break;
            }
            match all.last_mut() {
                Some((_, lines)) if line.starts_with(' ') => lines.push(line.trim().to_owned()),
                _ => all.push((line.to_owned(), Vec::new())),
            }
        }
        Trace(all)
    }

    /// The numbers of the transitions of a paragraph, the first and the last; 0 for the beginning.
    fn numbers(header: &str) -> (usize, usize) {
        let Some((numbers, _)) = header.split_once(". ") else { return (0, 0) };
        let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
        (first.parse().unwrap(), last.parse().unwrap())
    }

    /// How often a rule was applied.
    fn applied(&self, rule: &str) -> usize {
        let of = |(header, _): &(String, Vec<String>)| {
            let Some((_, rest)) = header.split_once(rule) else { return 0 };
            let n = rest.strip_prefix(' ').and_then(|r| r.split_once(" times"));
            n.map_or(1, |(n, _)| n.parse().unwrap())
        };
        self.0.iter().map(of).sum()
    }
}

/// The bytes of a listing such as `01 7 x 00`.
fn bytes(list: &str) -> Vec<String> {
    let words: Vec<&str> = list.split_whitespace().collect();
    let mut out = Vec::new();
    let mut at = 0;
    while at < words.len() {
        if words.get(at + 1) == Some(&"x") {
            out.extend(vec![words[at + 2].to_owned(); words[at].parse().unwrap()]);
            at += 3;
        } else {
            out.push(words[at].to_owned());
            at += 1;
        }
    }
    out
}

/// What stands between two words of a line.
fn between<'a>(line: &'a str, start: &str, end: &str) -> Option<&'a str> {
    line.split_once(start)?.1.split_once(end).map(|(inner, _)| inner)
}

/// The objects of a whole state: bytes by name. Names that stand for two objects are left out.
fn objects(state: &[String]) -> BTreeMap<String, Vec<String>> {
    let mut out = BTreeMap::new();
    let mut twice = Vec::new();
    let mut name = String::new();
    for line in state {
        if let Some(new) = between(line, "object ", ": range") {
            new.clone_into(&mut name);
        }
        let Some(list) = between(line, "byte_map [", "]") else { continue };
        if out.insert(name.clone(), bytes(list)).is_some() {
            twice.push(name.clone());
        }
    }
    twice.iter().for_each(|name| drop(out.remove(name)));
    out
}

/// A component of a thread in a whole state: what comes after its name.
fn component<'a>(state: &'a [String], thread: &str, name: &str) -> &'a str {
    let is_start =
        |line: &String| line.strip_prefix(thread).is_some_and(|rest| rest.starts_with([':', ' ']));
    let first = state.iter().position(is_start).unwrap();
    let own = state[first + 1..]
        .iter()
        .take_while(|line| !["thread ", "cache: "].iter().any(|other| line.starts_with(other)));
    own.filter_map(|line| line.strip_prefix(name)).next().unwrap_or("")
}

/// The operations in a thread's `to_commit`.
fn queue<'a>(state: &'a [String], thread: &str) -> &'a str {
    component(state, thread, "to_commit ")
}

/// The registers of a thread's activations, `thread 0 in @main`, in a whole state.
fn registers(state: &[String]) -> BTreeMap<String, Vec<String>> {
    let mut out: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut thread = "";
    for line in state {
        if line.starts_with("thread ") {
            thread = line.split(':').next().unwrap().trim_end_matches(" finished");
        }
        let Some((name, list)) = line.split_once(" {").filter(|_| line.starts_with("registers"))
        else {
            continue;
        };
        let name = format!("{thread} in {}", name.trim_start_matches("registers of "));
        let list = list.trim_end_matches('}').split(", ").map(str::to_owned);
        out.entry(name).or_default().extend(list);
    }
    out
}

/// The two traces of one execution say the same.
fn compare(flags: &[&str]) -> usize {
    let changes = Trace::of(&[&["--trace"], flags].concat());
    let full = Trace::of(&[&["--trace=full"], flags].concat());
    let last = |trace: &Trace| Trace::numbers(&trace.0.last().unwrap().0).1;
    assert_eq!(last(&changes), last(&full), "{flags:?}");
    assert_eq!(full.0.len(), last(&full) + 1, "{flags:?}");
    for rule in ["(c)", "(d)", "(e)", "(e-f)", "(f)"] {
        assert_eq!(changes.applied(rule), full.applied(rule), "{flags:?} {rule}");
    }
    let mut next = 1;
    let mut checked = 0;
    for (header, lines) in &changes.0[1..] {
        let (first, last) = Trace::numbers(header);
        // No transition is left out.
        assert_eq!(first, next, "{flags:?}");
        next = last + 1;
        let (before, after) = (&full.0[first - 1].1, &full.0[last].1);
        checked += held(header, lines, before, after);
    }
    checked
}

/// Checks what a paragraph says against the states before and after it, and that it says all.
fn held(header: &str, lines: &[String], before: &[String], after: &[String]) -> usize {
    let mut checked = 0;
    let (mut changed, mut told) = (Vec::new(), Vec::new());
    for line in lines {
        if let Some(change) = line.strip_prefix("byte_map: ") {
            checked += bytes_are(header, change, before, after);
            let place = change.split_once(": [").unwrap().0;
            changed.push(place_of(place).0);
        } else if let Some(entry) = line.strip_suffix(" -> to_commit") {
            // Rules (a) and (b): the operations stand in the thread's queue.
            let operations = entry.splitn(4, ' ').nth(3).unwrap();
            let (thread, _) = entry.split_once(':').unwrap();
            assert!(queue(after, thread).contains(operations), "{header}: {line}\n{after:?}");
            checked += 1;
        } else if let Some((activation, values)) = line.split_once(": ")
            && activation.contains(" in @")
        {
            let known = registers(after);
            for value in values.split(", ") {
                let is_held = known[activation].iter().any(|k| k == value);
                assert!(is_held, "{header}: {line}\n{known:?}");
                told.push((activation.to_owned(), value.to_owned()));
                checked += 1;
            }
        }
    }
    let (was, is) = (objects(before), objects(after));
    for (name, bytes) in &is {
        let is_same = was.get(name).is_none_or(|old| old == bytes);
        assert!(is_same || changed.contains(name), "{header}: {name} has changed\n{lines:?}");
    }
    let (was, is) = (registers(before), registers(after));
    for (activation, values) in &is {
        let old = was.get(activation);
        // Of two activations of one function nobody knows here which is which.
        for value in values.iter().filter(|_| old.is_some_and(|old| old.len() == values.len())) {
            let is_same = old.is_some_and(|old| old.contains(value));
            let is_told = told.contains(&(activation.clone(), value.clone()));
            assert!(is_same || is_told, "{header}: {activation}: {value}\n{lines:?}");
        }
    }
    checked
}

/// `%h+8 of thread 1` as an object and an offset; of `nodes[1].next` the offset is not known here.
fn place_of(place: &str) -> (String, Option<usize>) {
    let (name, thread) = match place.split_once(" of thread ") {
        Some((name, thread)) => (name, format!(" of thread {thread}")),
        None => (place, String::new()),
    };
    let plus = name.rsplit_once('+').and_then(|(name, offset)| Some((name, offset.parse().ok()?)));
    let (name, offset) = plus.unwrap_or((name, 0));
    match name
        .split_once(['[', '.'])
        .filter(|_| !name.starts_with('%') && !name.starts_with("the "))
    {
        Some((variable, _)) => (variable.to_owned(), None),
        None => (format!("{name}{thread}"), Some(offset)),
    }
}

/// Checks the bytes of a change; those that it names `[before] -> [after]`.
fn bytes_are(header: &str, change: &str, before: &[String], after: &[String]) -> usize {
    let (place, change) = change.split_once(": [").unwrap();
    let (was, is) = change.strip_suffix(']').unwrap().split_once("] -> [").unwrap();
    let (name, Some(offset)) = place_of(place) else { return 0 };
    let mut checked = 0;
    for (state, list) in [(before, bytes(was)), (after, bytes(is))] {
        let known = objects(state);
        let Some(whole) = known.get(&name) else { continue };
        // Of a large object only the first bytes are shown.
        if whole.iter().chain(&list).all(|byte| byte != "...") {
            assert_eq!(whole[offset..offset + list.len()], list[..], "{header}: {place}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn changes_and_whole_states_say_the_same() {
    let mut programs: Vec<String> = common::files("tests/litmus", "ll")
        .into_iter()
        .map(|file| file.to_str().unwrap().to_owned())
        .collect();
    programs.truncate(12);
    programs.extend(
        [
            "tests/paper/program-a.ll",
            "tests/paper/program-c.ll",
            "tests/paper/program-e.ll",
            "examples/treiber_stack.ll",
            "examples/bounded_queue.ll",
            "examples/seqlock.ll",
        ]
        .map(str::to_owned),
    );
    let mut checked = 0;
    for program in &programs {
        for flags in [&[][..], &["--race", "undef", "--tso"], &["--granularity", "access"]] {
            checked += compare(&[&[program.as_str()], flags].concat());
        }
        // Of a search's schedule, private memory does not go through the queues.
        let search = ["steps", program, "--race", "undef", "--timeout", "2", "--outcomes"];
        let (_, report) = common::json(&search);
        for outcome in report["outcomes"].as_array().unwrap().iter().take(3) {
            let string = outcome["replay"].as_str().unwrap();
            checked += compare(&[program.as_str(), "--race", "undef", "--replay", string]);
        }
    }
    assert!(checked > 1500, "{checked}");
}

/// K-LLVM Fig. 8, group (s): the store of `[2 x i32] [11, 11]` in line 13 of Program-A. Rule (ax)
/// makes eight writes of one byte, (c) moves the first, and with (e) its key is in `race`, and in
/// `complete` with 1.
#[test]
fn program_a_goes_as_in_the_paper() {
    let trace = Trace::of(&["--trace=full", "tests/paper/program-a.ll"]);
    let key = "(0,1,13)";
    let first = trace.0.iter().position(|(header, _)| header.contains(key)).unwrap();
    let state = |n: usize| &trace.0[n].1;
    let queue = |n: usize| {
        state(n).iter().find_map(|line| line.strip_prefix("to_commit ")).unwrap().to_owned()
    };
    let list = |n: usize| state(n).iter().any(|line| line == "cache: mem_op_list []");
    let write = format!(" x write_na({key}");
    let pending = |n: usize| -> usize {
        let queue = queue(n);
        let before = queue.match_indices(&write).map(|(at, _)| &queue[..at]);
        before.map(|text| text.rsplit(['[', ' ']).next().unwrap().parse::<usize>().unwrap()).sum()
    };
    assert_eq!(pending(first - 1), 8);
    assert!(list(first - 1));
    let header = &trace.0[first].0;
    assert!(header.contains("(c)") && header.contains(", 8, [0b])"), "{header}");
    assert!(!list(first));
    let header = &trace.0[first + 1].0;
    assert!(header.contains("(e)") && header.contains(key), "{header}");
    assert!(list(first + 1));
    let object = |n: usize| {
        let is_block = |line: &String| line.starts_with("object block") && line.contains("size 12");
        let at = state(n).iter().position(is_block).unwrap();
        state(n)[at + 1].clone()
    };
    assert!(object(first).contains("race {}, complete {}"), "{}", object(first));
    let after = object(first + 1);
    assert!(after.contains("race {(0,1,13)}, complete {(0,1,13) -> 1}"), "{after}");
    // Fourteen more transitions, and the store is done.
    let header = &trace.0[first + 15].0;
    assert!(header.contains("(f)") && header.contains(key), "{header}");
    assert!(object(first + 15).contains("race {}, complete {}"));
    // Group (t): the store to an integer that points nowhere is an error.
    let output = tresse(&["steps", "--trace", "tests/paper/program-a.ll"]);
    assert_eq!(code(&output), 14);
    assert!(stdout(&output).contains("error[T0401]"));
}

#[test]
fn what_a_trace_shows_is_one_of_two() {
    let output = tresse(&["steps", "--trace=all", "tests/litmus/SB.ll"]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("changes, full"), "{}", stderr(&output));
    // A file after the flag is a file.
    let lines = stdout(&tresse(&["steps", "--trace", "tests/litmus/SB.ll"])).lines().count();
    assert!(lines < 60, "{lines}");
    // The report says which of the two ran.
    for (flag, shown) in
        [("--trace", "changes"), ("--trace=changes", "changes"), ("--trace=full", "full")]
    {
        let (_, report) = common::json(&["steps", flag, "tests/paper/two-bytes.ll"]);
        assert_eq!(report["options"]["trace"], shown);
    }
}

/// That a read finds an older write than the newest is no failure.
#[test]
fn no_access_fails_by_reading_an_older_write() {
    let file = "tests/litmus/SB.ll";
    let (_, report) = json(&["check", file, "--engine", "steps", "--ra", "--outcomes"]);
    let outcomes = report["outcomes"].as_array().unwrap();
    assert_eq!(outcomes.len(), 4);
    for outcome in outcomes {
        let output = tresse(&["replay", "--ra", outcome["replay"].as_str().unwrap(), file]);
        let text = stdout(&output) + &stderr(&output);
        assert!(text.contains("read_") && !text.contains("failing"), "{text}");
    }
}
