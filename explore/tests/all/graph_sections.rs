//! Critical sections in no order (`explore/src/graph/sections/mod.rs`): as many executions as there
//! are ways to order what conflicts, and no outcome and no error is lost.

use crate::common;

use crate::common::found;
use crate::common::words::program;
use std::collections::BTreeSet;
use std::fmt::Write;
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;
use tresse_machine::config::Granularity;
use tresse_machine::memory::addresses::splitmix;

fn search(threads: &[&str], model: &str, reduce_sections: bool) -> Report {
    let config = Config { model: model.into(), ..Config::default() };
    let setup = common::setup(&program(threads), "program.ll", config);
    let options = graph::Options { reduce_sections, verify: true, ..graph::Options::default() };
    let report = graph::search(&setup, &["program".into()], &options, &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    common::check_witnesses(&setup, &report);
    report
}

/// How many executions there are with sections in no order, and in order. Both find the same.
fn executions(threads: &[&str], model: &str) -> [u64; 2] {
    let [reduced, all] = [true, false].map(|reduce| search(threads, model, reduce));
    assert_eq!(found(&reduced), found(&all), "{threads:?} under {model}");
    [reduced.complete, all.complete]
}

/// The codes of the errors that the machine finds by states.
fn by_states(threads: &[&str]) -> BTreeSet<&'static str> {
    let config = Config { granularity: Granularity::Access, ..Config::default() };
    let setup = common::setup(&program(threads), "program.ll", config);
    let options = steps::Options { keep_going: true, ..steps::Options::default() };
    found(&steps::search(&setup, &["program".into()], &options, &|_| None)).1
}

/// A section, as the words say: its lock, and what it reads and writes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Section {
    lock: char,
    accesses: Vec<(char, bool)>,
}

fn sections(words: &str) -> Vec<Section> {
    let mut all: Vec<Section> = Vec::new();
    for word in words.split_whitespace() {
        let mut letters = word.chars();
        match letters.next() {
            Some(lock @ ('L' | 'M')) => all.push(Section { lock, accesses: Vec::new() }),
            Some('+') => {
                let Some(last) = all.last_mut() else { panic!("{word} is in no section") };
                last.accesses.extend(letters.next().map(|variable| (variable, true)));
            }
            Some('/') | None => {}
            Some(variable) => {
                let Some(last) = all.last_mut() else { panic!("{word} is in no section") };
                last.accesses.push((variable, letters.next().is_some()));
            }
        }
    }
    all
}

/// In how many ways what conflicts can be ordered: by every interleaving of whole sections.
fn classes(threads: &[&str]) -> u64 {
    let threads: Vec<Vec<Section>> = threads.iter().map(|words| sections(words)).collect();
    let conflict = |a: &Section, b: &Section| {
        a.accesses.iter().any(|x| b.accesses.iter().any(|y| x.0 == y.0 && (x.1 || y.1)))
    };
    let mut seen = BTreeSet::new();
    let mut stack = vec![Vec::<(usize, usize)>::new()];
    while let Some(order) = stack.pop() {
        let done = |t: usize| order.iter().filter(|(other, _)| *other == t).count();
        let mut is_whole = true;
        for t in (0..threads.len()).filter(|t| done(*t) < threads[*t].len()) {
            is_whole = false;
            let mut next = order.clone();
            next.push((t, done(t)));
            stack.push(next);
        }
        if is_whole {
            let at = |(t, n): (usize, usize)| &threads[t][n];
            let mut ordered = BTreeSet::new();
            for (i, a) in order.iter().enumerate() {
                for b in &order[i + 1..] {
                    if a.0 != b.0 && conflict(at(*a), at(*b)) {
                        ordered.insert((*a, *b));
                    }
                }
            }
            seen.insert(ordered);
        }
    }
    seen.len() as u64
}

#[test]
fn readers_of_one_variable_are_one_execution() {
    let readers = ["L x /L", "L x y /L", "L x /L", "L y /L"];
    assert_eq!(executions(&readers, "sc"), [1, 24]);
}

#[test]
fn sections_with_data_of_their_own_are_one_execution() {
    assert_eq!(executions(&["L +x /L L +x /L", "L +y /L", "L z=1 /L"], "rc11"), [1, 12]);
    assert_eq!(executions(&["L +x /L", "L +x /L", "L +y /L"], "tso"), [2, 6]);
}

#[test]
fn a_writer_is_before_or_after_each_reader() {
    // One of them each way: 2 * 2 * 2.
    let threads = ["L x /L", "L x y /L", "L x z /L", "L x=1 /L"];
    assert_eq!(executions(&threads, "sc"), [8, 24]);
}

#[test]
fn sections_of_two_locks_are_told_apart_by_what_they_access() {
    let threads = ["L x=1 /L M y /M", "M +y /M L x /L", "M y /M L z /L"];
    let [reduced, all] = executions(&threads, "rc11");
    assert_eq!(reduced, classes(&threads));
    assert!(reduced < all);
}

/// The first section of thread 0 reads `x` only where it comes before the last of thread 1. An
/// execution in which `x` is written, then read, then `z` is written, is one of those that a search
/// loses which takes what it accesses for the same in all traces.
#[test]
fn what_a_section_accesses_may_depend_on_its_place() {
    let threads = ["L z:x /L", "L /L L z=3 /L", "L x=2 /L"];
    let [reduced, all] = executions(&threads, "sc");
    // Two orders of `z`, and two of `x`; the empty section of thread 1 tells nothing.
    assert_eq!([reduced, all], [4, 12]);
    let threads = ["L z:x /L", "L y:z /L L z=3 /L", "L x=2 /L L y=1 /L"];
    let [reduced, all] = executions(&threads, "rc11");
    assert!(reduced < all, "{reduced} of {all}");
}

/// A program of two to three threads, each with a few sections in which one of two locks guards its
/// own variables.
fn random(number: u64) -> Vec<String> {
    let mut state = number.wrapping_mul(0x9e37_79b9);
    let mut draw = |n: u64| {
        state = splitmix(state.wrapping_add(1));
        state % n
    };
    let threads = 2 + draw(2);
    (0..threads)
        .map(|_| {
            let mut words = String::new();
            for _ in 0..1 + draw(2) {
                let (lock, variables) = [("L", ["w", "x"]), ("M", ["y", "z"])][draw(2) as usize];
                let _ = write!(words, "{lock} ");
                for _ in 0..draw(3) {
                    let variable = variables[draw(2) as usize];
                    let _ = match draw(3) {
                        0 => write!(words, "{variable} "),
                        1 => write!(words, "{variable}={} ", 1 + draw(2)),
                        _ => write!(words, "+{variable} "),
                    };
                }
                let _ = write!(words, "/{lock} ");
            }
            words
        })
        .collect()
}

#[test]
fn there_are_as_many_executions_as_ways_to_order_what_conflicts() {
    let mut reductions = 0;
    for number in 0..120 {
        let threads = random(number);
        let threads: Vec<&str> = threads.iter().map(String::as_str).collect();
        let model = ["sc", "tso", "pso", "ra", "rc11"][number as usize % 5];
        let [reduced, all] = executions(&threads, model);
        assert_eq!(reduced, classes(&threads), "{threads:?}");
        reductions += usize::from(reduced < all);
    }
    assert!(reductions > 60, "{reductions} programs of 120 were reduced");
}

#[test]
fn whatever_else_threads_do_is_found_as_without() {
    let cases: [(&[&str], &[&str]); 15] = [
        // A lock is kept for ever.
        (&["L x /L end", "L +x end", "L x /L"], &["T0201"]),
        (&["L y end", "L x /L"], &["T0201"]),
        // Who waits for such a lock could have had it before, which only an execution tells in
        // which other threads sleep.
        (&["M end", "L x /L L y:x end", "L x=1 /L M z /M"], &["T0201"]),
        // An assertion in one fails, only if the other comes first.
        (&["L z=1 /L", "L z! /L", "L z /L"], &["T0102"]),
        // The lock says which comes first, and the variable is in no section.
        (&["x=1 L y /L", "L z /L x"], &["T0301"]),
        (&["x=1 L y=1 /L", "L y /L x"], &["T0301"]),
        (&["L x=1 /L", "x L y /L"], &["T0301"]),
        // One lock within the other.
        (&["L M x /M /L", "M L y /L /M"], &["T0201"]),
        (&["L M x /M /L", "L M x /M /L"], &[]),
        // Who only tries can tell.
        (&["L x /L", "?L"], &[]),
        (&["L x=1 end", "?L L x /L"], &["T0201"]),
        // Atomic accesses beside sections.
        (&["@x L y=1 /L", "L z /L @x"], &[]),
        (&["L @x /L", "L @x /L", "L y /L"], &[]),
        // Two variables, each under another lock than in the other thread.
        (&["L x=1 /L", "M x /M"], &["T0301"]),
        (&["L x=1 /L M x=2 /M", "L x /L"], &["T0301"]),
    ];
    for (threads, codes) in cases {
        let codes: BTreeSet<&str> = codes.iter().copied().collect();
        assert_eq!(by_states(threads), codes, "{threads:?}");
        for model in ["sc", "tso", "pso", "ra", "rc11"] {
            executions(threads, model);
            let reduced = search(threads, model, true);
            assert_eq!(found(&reduced).1, codes, "{threads:?} under {model}");
        }
    }
}

#[test]
fn the_workers_do_not_change_the_numbers() {
    for threads in [
        &["L +x /L L +x /L L +x /L L +x /L L +x /L", "L +x /L L +x /L L +x /L L +x /L L +x /L"][..],
        &["L +x /L", "L y /L", "L x /L", "L +x y /L"],
    ] {
        let [one, two] = [1, 2].map(|workers| {
            let setup = common::setup(&program(threads), "program.ll", Config::default());
            let options =
                graph::Options { reduce_sections: true, workers, ..graph::Options::default() };
            graph::search(&setup, &["program".into()], &options, &|_| None)
                .unwrap_or_else(|e| panic!("{e}"))
        });
        assert_eq!(one.complete, two.complete);
        assert_eq!(one.outcomes.keys().len(), two.outcomes.keys().len());
    }
}
