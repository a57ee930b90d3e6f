//! Everything else that comes in, changed: configs, models, patterns, replay strings, checkpoints.
//! It is refused, or it means what it says; nothing panics, and nothing changes silently.

#![allow(clippy::print_stderr)] // how much was looked at

use crate::common;

use crate::common::{Temp, all_right, root};
use crate::mutate::{Chance, changed, panic_of, times};
use serde_json::Value;
use tresse::{Check, Config, Engine, Format, Json, Program, Replay, Report};

fn load(file: &str) -> Program {
    Program::load([root().join(file)]).unwrap()
}

/// The fields of a config that differ.
fn differing(a: &Config, b: &Config) -> Vec<String> {
    let value = |config: &Config| serde_json::to_value(config).unwrap();
    let (Value::Object(a), Value::Object(b)) = (value(a), value(b)) else { panic!("no objects") };
    a.iter().filter(|(name, value)| b.get(*name) != Some(value)).map(|(n, _)| n.clone()).collect()
}

/// The field that each line belongs to: one that it names, or the last one above it.
fn fields_of_lines(text: &str, config: &Config) -> Vec<String> {
    let Value::Object(fields) = serde_json::to_value(config).unwrap() else { panic!("no object") };
    let mut current = String::new();
    let mut all = Vec::new();
    for line in text.lines() {
        let name = line.trim().split(':').next().unwrap_or("");
        if fields.contains_key(name) {
            current = name.to_owned();
        }
        all.push(current.clone());
    }
    all
}

/// One byte changed: the config is refused, or no other field than that of its line has changed.
#[test]
fn a_byte_of_a_config_changes_its_own_field() {
    let mut wrong = Vec::new();
    let bytes = b" 0179:,()\"/*azAZ_-.#\n\t{}[]'\\";
    for file in common::files("configs", "ron") {
        let text = std::fs::read_to_string(root().join(&file)).unwrap();
        let whole = Config::from_ron(&text).unwrap();
        let fields = fields_of_lines(&text, &whole);
        let mut chance = Chance(7);
        for (at, old) in text.bytes().enumerate() {
            // A line that ends elsewhere may be part of a comment.
            if old == b'\n' || !old.is_ascii() {
                continue;
            }
            let mut changed = text.clone().into_bytes();
            changed[at] = chance.of(bytes);
            let line = text[..at].matches('\n').count();
            let name = format!("{}:{}: {}", file.display(), line + 1, changed[at] as char);
            let changed = String::from_utf8(changed).unwrap();
            let panic = panic_of(|| {
                let Ok(config) = Config::from_ron(&changed) else { return };
                let _ = config.check();
                let other = differing(&whole, &config);
                if other.iter().any(|field| *field != fields[line]) {
                    wrong.push(format!("{name} changes {other:?}"));
                }
            });
            wrong.extend(panic.map(|why| format!("{name}: {why}")));
        }
    }
    all_right(wrong);
}

/// Tokens changed: refused with a place, or a config that is read again as the same.
#[test]
fn tokens_of_a_config_are_refused_or_kept() {
    let mut wrong = Vec::new();
    for file in common::files("configs", "ron") {
        let text = std::fs::read_to_string(root().join(&file)).unwrap();
        for seed in 0..40 * times() {
            let changed = changed(&text, &["inf", "NaN", "-1", "Some", "None"], &mut Chance(seed));
            let panic = panic_of(|| match Config::from_ron(&changed) {
                Ok(config) => {
                    let _ = config.check();
                    let json = serde_json::to_string(&config).unwrap();
                    let again: Config = serde_json::from_str(&json).unwrap();
                    assert_eq!(differing(&config, &again), [] as [String; 0]);
                }
                Err(error) => assert!(error.line >= 1, "{error:?}"),
            });
            wrong.extend(panic.map(|why| format!("{} {seed}: {why}\n{changed}", file.display())));
        }
    }
    all_right(wrong);
}

/// A model's text: refused, or it judges candidates and graphs of a small program.
#[test]
fn models_are_refused_or_judge() {
    let (mut wrong, mut ran) = (Vec::new(), 0);
    let program = load("tests/litmus/SB.ll");
    let words = ["po", "rf", "co", "fr", "~", "^-1", "+", "*", "?", "rec", "and", "let", "id", "_"];
    for file in common::files("memmodels/cat", "cat") {
        let text = std::fs::read_to_string(root().join(&file)).unwrap();
        for seed in 0..12 * times() {
            let changed = changed(&text, &words, &mut Chance(seed));
            let model = Temp::new("mutated.cat", changed.as_bytes());
            for engine in [Engine::Candidates, Engine::Graph] {
                let check = Check::new(&program).model(model.path()).engine(engine).outcomes(true);
                let panic = panic_of(|| ran += usize::from(check.run().is_ok()));
                wrong.extend(panic.map(|why| {
                    format!("{} {seed} by {engine:?}: {why}\n{changed}", file.display())
                }));
            }
        }
    }
    eprintln!("{ran} changed models judged");
    all_right(wrong);
    assert!(ran > 10, "hardly any model is accepted: {ran}");
}

/// Patterns: refused at a column of theirs, or matched.
#[test]
fn patterns_are_refused_or_match() {
    let mut wrong = Vec::new();
    let program = load("tests/litmus/SB.ll");
    let seeds = [
        "x == 1 && !(thread 2 returned 0)",
        "exit != 0 || thread 0 waits join",
        "thread 1 reads x == 2 || deadlock",
        "thread 1 writes y == 1 && exit == 0",
    ];
    let words = ["x", "y", "a", "&&", "||", "!", "(", ")", "==", "!=", "<", "thread", "deadlock"];
    for (n, text) in seeds.iter().enumerate() {
        for seed in 0..20 * times() {
            let changed = changed(text, &words, &mut Chance(seed << 8 | n as u64));
            let panic = panic_of(|| {
                if let Err(failure) = Check::new(&program).pattern(&changed).run() {
                    let place = failure.complaints[0].place.clone().unwrap();
                    let width = changed.chars().count() as u32 + 1;
                    assert!((1..=width).contains(&place.col), "column {} of {width}", place.col);
                }
            });
            wrong.extend(panic.map(|why| format!("{changed:?}: {why}")));
        }
    }
    let deep = "!(".repeat(200_000);
    assert!(Check::new(&program).pattern(&deep).run().is_err());
    all_right(wrong);
}

/// A report without what may differ.
fn lasting(report: &Report) -> Value {
    let mut value: Value = serde_json::from_str(&Json.report(report)).unwrap();
    for name in ["time_seconds", "checkpoint", "warnings"] {
        value.as_object_mut().unwrap().remove(name);
    }
    value
}

/// Bytes that stand in strings and checkpoints, and some that do not.
const BYTES: &[u8] = b"01 29afgt:,-*@.T\"{}[]\xff\n~";

/// Places of a text with a kind of change: every third place, and kinds in turn. Three times as
/// many are every place, and twelve times every kind at each.
fn places(len: usize) -> impl Iterator<Item = (usize, u64)> {
    let of_turn = move |turn: u64| {
        let all = (0..len).map(move |at| (at, (at as u64 + turn / 3) % 4));
        all.filter(move |(at, _)| *at as u64 % 3 == turn % 3)
    };
    (0..times()).flat_map(of_turn)
}

/// Bytes of a replay string changed, left out, or doubled: refused, or the same execution.
#[test]
fn replay_strings_are_refused_or_lead_to_the_same() {
    let mut wrong = Vec::new();
    for file in ["tests/litmus/SB.ll", "examples/bank_deadlock.ll", "tests/errors/race_one_byte.ll"]
    {
        let program = load(file);
        for engine in [Engine::Graph, Engine::Steps] {
            let report = Check::new(&program).engine(engine).outcomes(true).run().unwrap();
            let of_errors = report.problems.iter().filter_map(|p| p.replay.as_ref());
            let reached = &report.search().unwrap().outcomes;
            let all = of_errors.chain(reached.iter().filter_map(|r| r.replay.as_ref()));
            for hint in all.take(2) {
                let end = |text: &str| Replay::new(&program, text).run().map(|r| lasting(&r));
                let whole = end(&hint.string).unwrap();
                let mut chance = Chance(3);
                for (at, n) in places(hint.string.len()) {
                    let mut bytes = hint.string.clone().into_bytes();
                    match n {
                        0 => drop(bytes.remove(at)),
                        1 => bytes.insert(at, bytes[at]),
                        2 => bytes[at] ^= 1,
                        _ => bytes[at] = chance.of(BYTES),
                    }
                    let Ok(text) = String::from_utf8(bytes) else { continue };
                    let panic = panic_of(|| {
                        if let Ok(mut other) = end(&text) {
                            // The options of a replay say what was typed.
                            other["options"] = whole["options"].clone();
                            assert!(other == whole, "another execution");
                        }
                    });
                    wrong.extend(panic.map(|why| format!("{file}: {text}: {why}")));
                }
            }
        }
    }
    all_right(wrong);
}

/// Bytes of a checkpoint changed, left out, or doubled: refused, or the same search.
#[test]
fn checkpoints_are_refused_or_go_on_the_same() {
    let (mut wrong, mut harmless) = (Vec::new(), 0);
    let program = load("tests/litmus/SB.ll");
    let file = Temp::new("mutated.json", b"");
    let check = Check::new(&program).outcomes(true);
    let begun = check.clone().timeout(std::time::Duration::ZERO).checkpoint(file.path());
    begun.run().unwrap();
    let bytes = std::fs::read(&file.0).unwrap();
    let resume = || check.clone().resume(file.path()).run();
    let whole = lasting(&resume().unwrap());
    let mut chance = Chance(5);
    for (at, n) in places(bytes.len()) {
        let mut bytes = bytes.clone();
        match n {
            0 => drop(bytes.remove(at)),
            1 => bytes.insert(at, bytes[at]),
            2 => bytes[at] ^= 1,
            _ => bytes[at] = chance.of(BYTES),
        }
        std::fs::write(&file.0, &bytes).unwrap();
        let panic = panic_of(|| {
            if let Ok(report) = resume() {
                harmless += 1;
                assert!(lasting(&report) == whole, "another search");
            }
        });
        wrong.extend(panic.map(|why| format!("byte {at}, change {n}: {why}")));
    }
    eprintln!("{} bytes; {harmless} changes change nothing", bytes.len());
    all_right(wrong);
}
