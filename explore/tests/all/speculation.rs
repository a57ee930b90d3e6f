//! Loads past a branch that is not decided yet: a machine may read early, and undo that where the
//! branch goes the other way. It is not among the machine's parameters, as nobody could tell. These
//! tests say why: a load that stands before the branch, and is used after it, is what a machine
//! does that never undoes anything else.
//!
//! Under RC11 relaxed reads are in no order: such a program has no outcome that the one without
//! speculation lacks. Under the other models reads keep their order: it has more, so a machine of
//! these models has to read again wherever the early value has become an old one, and then it is as
//! if it had not read.

use crate::common;

use std::collections::BTreeSet;
use std::fmt::Write;
use tresse_explore::graph::{Options, search};
use tresse_machine::Config;

/// A load of the second thread, which a branch on the load before it may skip.
#[derive(Clone, Copy, Debug)]
struct Load {
    variable: usize,
    /// It is made if the load before has read something else than 0, or 0.
    needs_other: bool,
}

/// What two threads do.
struct Program<'a> {
    /// Their stores: variables are 0 to 2, values bytes.
    stores: [&'a [(usize, u8)]; 2],
    /// LLVM's ordering of these.
    order: &'a str,
    /// What the second thread reads first,
    first: usize,
    /// and then.
    loads: &'a [Load],
}

/// Its IR. What is not read gives 15. `is_early`: all is read before the first branch.
fn text(program: &Program<'_>, is_early: bool) -> String {
    let Program { stores, order, first, loads } = *program;
    let mut out = common::two_threads("write", "read").replace(
        "declare i32 @pthread_join",
        "@v0 = global i8 0\n@v1 = global i8 0\n@v2 = global i8 0\n@o = global i64 0\n\
         declare i32 @pthread_join",
    );
    let store = |out: &mut String, stores: &[(usize, u8)]| {
        for (variable, value) in stores {
            let to = format!("ptr @v{variable} {order}, align 1");
            let _ = writeln!(out, "  store atomic i8 {value}, {to}");
        }
    };
    let load = |out: &mut String, name: &str, variable: usize| {
        let from = format!("ptr @v{variable} monotonic, align 1");
        let _ = writeln!(out, "  %{name} = load atomic i8, {from}");
    };
    out += "define ptr @write(ptr %u) {\n";
    store(&mut out, stores[0]);
    out += "  ret ptr null\n}\ndefine ptr @read(ptr %u) {\n";
    store(&mut out, stores[1]);
    if is_early {
        for (i, l) in loads.iter().enumerate().rev() {
            load(&mut out, &format!("early{i}"), l.variable);
        }
    }
    load(&mut out, "r0", first);
    out += "  %w0 = zext i8 %r0 to i64\n  br label %b0\nb0:\n";
    for (i, l) in loads.iter().enumerate() {
        let compare = if l.needs_other { "ne" } else { "eq" };
        let (next, branch) = (i + 1, "br i1");
        let _ = writeln!(
            out,
            "  %c{i} = icmp {compare} i8 %r{i}, 0\n  {branch} %c{i}, label %m{i}, label %b{next}\n\
             m{i}:"
        );
        match is_early {
            true => {
                let _ = writeln!(out, "  %l{i} = or i8 %early{i}, 0");
            }
            false => load(&mut out, &format!("l{i}"), l.variable),
        }
        let _ = writeln!(
            out,
            "  br label %b{next}\nb{next}:\n  %r{next} = phi i8 [ 15, %b{i} ], [ %l{i}, %m{i} ]\n  \
             %z{next} = zext i8 %r{next} to i64\n  %s{next} = shl i64 %w{i}, 4\n  \
             %w{next} = or i64 %s{next}, %z{next}"
        );
    }
    let _ = writeln!(out, "  store i64 %w{}, ptr @o\n  ret ptr null\n}}", loads.len());
    out
}

/// What the second thread reads, one after the other, in four bits each.
fn outcomes(text: &str, model: &str) -> BTreeSet<String> {
    let config = Config { model: model.into(), ..Config::default() };
    let setup = common::setup(text, "speculation.ll", config);
    let options = Options { outcomes: true, ..Options::default() };
    let report = search(&setup, &["program".into()], &options, &|_| None).unwrap();
    assert!(report.errors.is_empty() && report.cuts.is_empty() && report.blocked == 0, "{text}");
    report.outcomes.keys().map(|o| o.global("o").unwrap().to_owned()).collect()
}

/// Message passing, with the second load behind a branch on the first.
const MESSAGE: [Load; 1] = [Load { variable: 0, needs_other: true }];

#[test]
fn where_reads_keep_their_order_an_early_value_has_to_be_read_again() {
    // Under PSO the flag has to be a release write, to come after what it guards.
    let stores = [&[(0, 1), (1, 1)][..], &[]];
    let program = Program { stores, order: "release", first: 1, loads: &MESSAGE };
    for model in ["sc", "tso", "pso", "ra", "sra"] {
        let [late, early] = [false, true].map(|early| outcomes(&text(&program, early), model));
        // The flag is 1, and what it guards is 0 still.
        let old = "16";
        assert!(!late.contains(old) && early.contains(old), "{model}: {late:?} {early:?}");
    }
}

#[test]
fn under_rc11_reading_early_shows_nothing_new() {
    let mut state = 5u64;
    let mut draw = |n: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    let mut weak = 0;
    for _ in 0..70 {
        let mut stores: [Vec<(usize, u8)>; 2] = Default::default();
        for value in 1..=2 + draw(2) {
            stores[0].push((draw(3) as usize, value as u8));
        }
        if draw(3) == 0 {
            stores[1].push((draw(3) as usize, 9));
        }
        // Each reads another variable: a read of what was read before keeps its place (coherence).
        let (first, step) = (draw(3) as usize, 1 + draw(2) as usize);
        let loads: Vec<Load> = (1..=1 + draw(2) as usize)
            .map(|i| Load { variable: (first + i * step) % 3, needs_other: draw(3) > 0 })
            .collect();
        let stores = [&stores[0][..], &stores[1][..]];
        let program = Program { stores, order: "monotonic", first, loads: &loads };
        let of = |early, model| outcomes(&text(&program, early), model);
        let late = of(false, "rc11");
        assert!(of(true, "rc11").is_subset(&late), "{stores:?} {first} {loads:?}");
        weak += usize::from(!late.is_subset(&of(false, "sc")));
    }
    assert!(weak > 10, "{weak} programs have outcomes that SC does not have");
}
