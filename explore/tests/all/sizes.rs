//! Accesses of different sizes to the same bytes, under the graph engine. What must come out is
//! said here; programs by the thousand are held against the machine in `agreement.rs`.

use crate::common;

use crate::common::EXACT;
use std::collections::BTreeSet;
use tresse_explore::{Report, graph, steps};
use tresse_machine::config::RacePolicy;
use tresse_machine::{Config, End};
fn program(globals: &str, threads: &[&str]) -> String {
    let mut text = format!("{globals}\n@m = global [64 x i8] zeroinitializer, align 8\n");
    let (mut start, mut wait) = (String::new(), String::new());
    for (i, body) in threads.iter().enumerate() {
        text.push_str(&format!(
            "define ptr @thread{i}(ptr %unused) {{\nentry:\n{body}\n  ret ptr null\n}}\n"
        ));
        start.push_str(&format!(
            "  %id{i} = alloca i64, align 8\n  %c{i} = call i32 @pthread_create(ptr %id{i}, ptr \
             null, ptr @thread{i}, ptr null)\n"
        ));
        wait.push_str(&format!(
            "  %t{i} = load i64, ptr %id{i}, align 8\n  \
                                %j{i} = call i32 @pthread_join(i64 %t{i}, ptr null)\n"
        ));
    }
    text.push_str(&format!("define i32 @main() {{\nentry:\n{start}{wait}  ret i32 0\n}}\n"));
    text.push_str(
        "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_join(i64, ptr)\n",
    );
    text.push_str("declare i32 @pthread_mutex_lock(ptr)\ndeclare i32 @pthread_mutex_unlock(ptr)\n");
    text
}

fn graphs(text: &str, model: &str, race: RacePolicy) -> Report {
    let setup =
        common::setup(text, "sizes.ll", Config { model: model.into(), race, ..Config::default() });
    let report = graph::search(
        &setup,
        &["program".into()],
        &graph::Options { verify: true, ..graph::Options::default() },
        &|_| None,
    )
    .unwrap_or_else(|e| panic!("{e}"));
    assert!(report.unsupported.is_empty() && report.cuts.is_empty(), "{model}");
    common::check_witnesses(&setup, &report);
    report
}

/// Values of globals at the end, in the order of these names.
fn finals(report: &Report, names: &[&str]) -> BTreeSet<Vec<String>> {
    let value = |globals: &[(String, String)], name: &str| {
        globals.iter().find(|(n, _)| n == name).map(|(_, v)| v.clone()).unwrap_or_default()
    };
    report.outcomes.keys().map(|o| names.iter().map(|n| value(&o.globals, n)).collect()).collect()
}

fn set(values: &[&[&str]]) -> BTreeSet<Vec<String>> {
    values.iter().map(|v| v.iter().map(|s| (*s).to_owned()).collect()).collect()
}

/// Two atomic writes of two bytes, and a read of both: it never sees one byte of each, though
/// another access to one byte alone cuts the location.
#[test]
fn no_access_tears_another() {
    let write = |value: u32| format!("  store atomic i16 {value}, ptr @x monotonic, align 2");
    let read = "  %v = load atomic i16, ptr @x monotonic, align 2\n  store i16 %v, ptr @r, align 2
  %b = load atomic i8, ptr @x monotonic, align 1\n  store i8 %b, ptr @s, align 1";
    let globals =
        "@x = global i16 0, align 2\n@r = global i16 0, align 2\n@s = global i8 0, align 1";
    let text = program(globals, &[&write(0x0101), &write(0x0202), read]);
    for model in EXACT {
        let seen: BTreeSet<Vec<String>> = finals(&graphs(&text, model, RacePolicy::Error), &["r"]);
        assert_eq!(seen, set(&[&["0"], &["257"], &["514"]]), "{model}");
    }
}

/// A read may take one byte each from two threads that write a byte each, in all four ways.
#[test]
fn a_read_takes_bytes_of_several_writes() {
    let write = |offset: u32| {
        format!(
            "  store atomic i8 1, ptr getelementptr (i8, ptr @x, i64 {offset}) monotonic, align 1"
        )
    };
    let read = "  %v = load atomic i16, ptr @x monotonic, align 2\n  store i16 %v, ptr @r, align 2";
    let globals = "@x = global i16 0, align 2\n@r = global i16 0, align 2";
    // The reader first, last, and between the writers.
    for threads in
        [[read, &write(0), &write(1)], [&write(0), &write(1), read], [&write(1), read, &write(0)]]
    {
        let text = program(globals, &threads);
        for model in EXACT {
            let report = graphs(&text, model, RacePolicy::Error);
            assert_eq!(
                finals(&report, &["x", "r"]),
                set(&[&["257", "0"], &["257", "1"], &["257", "256"], &["257", "257"]]),
                "{model}"
            );
            assert_eq!(report.complete, 4, "{model}");
        }
    }
}

/// Updates of a word and of a byte of it: none is lost, and the word's tells which came first.
#[test]
fn updates_of_different_sizes_are_atomic() {
    let wide =
        "  %v = atomicrmw add ptr @x, i32 256 monotonic, align 4\n  store i32 %v, ptr @r, align 4";
    let narrow =
        "  %v = atomicrmw add ptr @x, i8 1 monotonic, align 1\n  store i8 %v, ptr @s, align 1";
    let globals =
        "@x = global i32 0, align 4\n@r = global i32 0, align 4\n@s = global i8 0, align 1";
    for threads in [[wide, narrow], [narrow, wide]] {
        for model in EXACT {
            let report = graphs(&program(globals, &threads), model, RacePolicy::Error);
            assert_eq!(
                finals(&report, &["x", "r", "s"]),
                set(&[&["257", "0", "0"], &["257", "1", "0"]]),
                "{model}"
            );
            assert_eq!(report.complete, 2, "{model}");
        }
    }
}

/// A read of two bytes whose first one comes from a write that was added later, and whose other one
/// has three sources: any of them goes with any of the first, in both orders of the two writes.
#[test]
fn each_pair_of_sources_comes_once() {
    let write = |offset: u32, value: u32| {
        format!(
            "  store atomic i8 {value}, ptr getelementptr (i8, ptr @x, i64 {offset}) monotonic, \
             align 1"
        )
    };
    let read = "  %v = load atomic i16, ptr @x monotonic, align 2\n  store i16 %v, ptr @r, align 2";
    let globals = "@x = global i16 0, align 2\n@r = global i16 0, align 2";
    // The read is added after the first write to its second byte, and before the others.
    let text = program(globals, &[&write(1, 1), read, &write(0, 1), &write(1, 2)]);
    let (mut all, names) = (BTreeSet::new(), ["x", "r"]);
    for high in [0, 1, 2] {
        for low in [0, 1] {
            for last in [1, 2] {
                let (x, r) = (last << 8 | 1, high << 8 | low);
                all.insert(vec![x.to_string(), r.to_string()]);
            }
        }
    }
    for model in EXACT {
        let report = graphs(&text, model, RacePolicy::Error);
        assert_eq!(finals(&report, &names), all, "{model}");
        assert_eq!(report.complete, 12, "{model}");
    }
}

/// A write to one byte comes before an update of two in some executions, and after it in others:
/// what the update writes is told apart in what others read.
#[test]
fn an_update_that_was_revisited_writes_what_it_did() {
    let high = "ptr getelementptr (i8, ptr @x, i64 1)";
    let update = "  %v = atomicrmw add ptr @x, i16 257 monotonic, align 2";
    let read = |result: &str| {
        format!(
            "  %v = load atomic i8, {high} monotonic, align 1\n  \
             store i8 %v, ptr @{result}, align 1"
        )
    };
    let write = format!("  store atomic i8 16, {high} monotonic, align 1");
    let globals =
        "@x = global i16 0, align 2\n@r = global i8 0, align 1\n@s = global i8 0, align 1";
    let text = program(globals, &[update, &read("r"), &read("s"), &write]);
    let mut all = BTreeSet::new();
    for values in [[0, 1, 16], [0, 16, 17]] {
        let x = (values[2] << 8 | 1).to_string();
        for r in values {
            all.extend(values.map(|s| vec![x.clone(), r.to_string(), s.to_string()]));
        }
    }
    for model in EXACT {
        let report = graphs(&text, model, RacePolicy::Error);
        assert_eq!(finals(&report, &["x", "r", "s"]), all, "{model}");
        assert_eq!(report.complete, 18, "{model}");
    }
}

/// Plain accesses of every size under a lock: what the machine sees.
#[test]
fn plain_accesses_under_a_lock() {
    let locked = |body: &str| {
        format!(
            "  %l = call i32 @pthread_mutex_lock(ptr @m)\n{body}\n  \
             %u = call i32 @pthread_mutex_unlock(ptr @m)"
        )
    };
    let word = locked(
        "  %v = load i32, ptr @x, align 4\n  %n = add i32 %v, 65537\n  \
         store i32 %n, ptr @x, align 4",
    );
    let byte = locked("  store i8 7, ptr getelementptr (i8, ptr @x, i64 1), align 1");
    let half = locked(
        "  %v = load i16, ptr getelementptr (i8, ptr @x, i64 2), align 2\n  \
         store i16 %v, ptr @r, align 2",
    );
    let text =
        program("@x = global i32 0, align 4\n@r = global i16 0, align 2", &[&word, &byte, &half]);
    for model in ["sc", "tso"] {
        let setup =
            common::setup(&text, "sizes.ll", Config { model: model.into(), ..Config::default() });
        let machine =
            steps::search(&setup, &["program".into()], &steps::Options::default(), &|_| None);
        let report = graphs(&text, model, RacePolicy::Error);
        assert!(machine.errors.is_empty() && report.errors.is_empty());
        assert_eq!(finals(&report, &["x", "r"]), finals(&machine, &["x", "r"]), "{model}");
        assert_eq!(report.complete, 6, "the orders of three critical sections, {model}");
    }
}

/// An array that one thread clears byte by byte and the next reads as words: every word is cut, and
/// the search ends.
#[test]
fn an_array_is_cut_in_few_searches() {
    let fill: String = (0..256)
        .map(|i| format!("  store i8 1, ptr getelementptr (i8, ptr @a, i64 {i}), align 1\n"))
        .collect();
    let mut sum = "  %s0 = add i32 0, 0\n".to_owned();
    for i in 0..64 {
        let next = i + 1;
        sum.push_str(&format!(
            "  %v{i} = load i32, ptr getelementptr (i8, ptr @a, i64 {}), align \
                               4\n  %s{next} = add i32 %s{i}, %v{i}\n",
            i * 4
        ));
    }
    let locked = |body: &str| {
        format!(
            "  %l = call i32 @pthread_mutex_lock(ptr @m)\n{body}\n  \
             %u = call i32 @pthread_mutex_unlock(ptr @m)"
        )
    };
    let sum = locked(&(sum + "  store i32 %s64, ptr @r, align 4"));
    let text = program(
        "@a = global [256 x i8] zeroinitializer, align 8\n@r = global i32 0, align 4",
        &[&locked(&fill), &sum],
    );
    let report = graphs(&text, "rc11", RacePolicy::Error);
    assert_eq!(finals(&report, &["r"]), set(&[&["0"], &[&(64 * 0x0101_0101_u32).to_string()]]));
    assert_eq!(report.complete, 2);
}

/// Only the shared byte races.
#[test]
fn races_are_by_byte() {
    let write = |ty: &str, offset: u32| {
        format!("  store {ty} 1, ptr getelementptr (i8, ptr @x, i64 {offset}), align 1")
    };
    let races = |threads: [&str; 2], model: &str| {
        let report =
            graphs(&program("@x = global i32 0, align 4", &threads), model, RacePolicy::Error);
        report.errors.iter().find_map(|f| match &f.ending.end {
            End::Race(race) => Some((race.offset, race.len)),
            _ => None,
        })
    };
    for model in EXACT {
        assert_eq!(races([&write("i32", 0), &write("i8", 3)], model), Some((3, 1)), "{model}");
        assert_eq!(races([&write("i16", 1), &write("i16", 0)], model), Some((1, 1)), "{model}");
        assert_eq!(races([&write("i16", 0), &write("i8", 2)], model), None, "{model}");
    }
}
