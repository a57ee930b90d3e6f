//! The classic litmus tests under the built-in models.
//!
//! Sources: Cats for the names and the TSO/PSO-like verdicts; RC11 (PLDI 2017) for `seq_cst`,
//! fences, `Z6.U` and release sequences; POPL 2016 for RA and SRA. Each row says why.

use std::collections::BTreeSet;

use super::candidates::{Do, Do::*, Litmus, Outcome, models, threads};
use crate::access::Order::{Acq, AcqRel, Na, Rel, Rlx, Sc};
use crate::registry::MODELS;

const X: u32 = 0;
const Y: u32 = 1;
const Z: u32 = 2;

/// A program and the one outcome that is of interest: what each read gives (updates read
/// as well), and the last values of some locations.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) threads: &'static [&'static [Do]],
    pub(super) reads: &'static [u32],
    memory: &'static [(u32, u32)],
    /// Who allows it, of `sc tso pso sra ra rc11`: `A`, or `-` who forbids it.
    verdicts: &'static str,
    /// Is it the only outcome that SC does not have?
    is_alone: bool,
}

const fn row(
    name: &'static str,
    threads: &'static [&'static [Do]],
    reads: &'static [u32],
    verdicts: &'static str,
) -> Row {
    Row { name, threads, reads, memory: &[], verdicts, is_alone: true }
}

pub(super) const ROWS: &[Row] = &[
    // A read overtakes an earlier write to another location in every buffer; RA has no order W→R.
    row("SB", &[&[W(X, 1, Rlx), R(Y, Rlx)], &[W(Y, 1, Rlx), R(X, Rlx)]], &[0, 0], "-AAAAA"),
    // W→W: kept by a FIFO buffer and by a release; not by PSO, nor by relaxed accesses.
    row("MP", &[&[W(X, 1, Rlx), W(Y, 1, Rlx)], &[R(Y, Rlx), R(X, Rlx)]], &[1, 0], "--A--A"),
    row("MP+rel+acq", &[&[W(X, 1, Rlx), W(Y, 1, Rel)], &[R(Y, Acq), R(X, Rlx)]], &[1, 0], "------"),
    // The release alone does not synchronise with a relaxed read.
    row("MP+rel+rlx", &[&[W(X, 1, Rlx), W(Y, 1, Rel)], &[R(Y, Rlx), R(X, Rlx)]], &[1, 0], "-----A"),
    row(
        "MP+fences",
        &[&[W(X, 1, Rlx), F(Rel), W(Y, 1, Rlx)], &[R(Y, Rlx), F(Acq), R(X, Rlx)]],
        &[1, 0],
        "------",
    ),
    // An acquire fence is no stbar.
    row(
        "MP+acq fences",
        &[&[W(X, 1, Rlx), F(Acq), W(Y, 1, Rlx)], &[R(Y, Rlx), F(Acq), R(X, Rlx)]],
        &[1, 0],
        "--A--A",
    ),
    // A seq_cst read of plain writes: nothing to acquire from.
    row("MP+sc reads", &[&[W(X, 1, Rlx), W(Y, 1, Rlx)], &[R(Y, Sc), R(X, Sc)]], &[1, 0], "--A--A"),
    // No model here lets a read see the future: R→W is kept, or po | rf is acyclic.
    row("LB", &[&[R(X, Rlx), W(Y, 1, Rlx)], &[R(Y, Rlx), W(X, 1, Rlx)]], &[1, 1], "------"),
    // Different writes each last: needs W→W out of order, or co that is not in hb (RA, not SRA).
    Row {
        memory: &[(X, 1), (Y, 1)],
        ..row(
            "2+2W",
            &[&[W(X, 1, Rlx), W(Y, 2, Rlx)], &[W(Y, 1, Rlx), W(X, 2, Rlx)]],
            &[],
            "--A-AA",
        )
    },
    // The same round three locations: the cycle of hb | co is longer.
    Row {
        memory: &[(X, 1), (Y, 1), (Z, 1)],
        ..row(
            "3.2W",
            &[
                &[W(X, 1, Rlx), W(Y, 2, Rlx)],
                &[W(Y, 1, Rlx), W(Z, 2, Rlx)],
                &[W(Z, 1, Rlx), W(X, 2, Rlx)],
            ],
            &[],
            "--A-AA",
        )
    },
    // psc has co between seq_cst writes.
    Row {
        memory: &[(X, 1), (Y, 1)],
        ..row("2+2W+sc", &[&[W(X, 1, Sc), W(Y, 2, Sc)], &[W(Y, 1, Sc), W(X, 2, Sc)]], &[], "----A-")
    },
    // Buffers have one memory behind them and reads stay in order; RA and RC11 have views.
    row(
        "IRIW",
        &[&[W(X, 1, Rlx)], &[R(X, Rlx), R(Y, Rlx)], &[W(Y, 1, Rlx)], &[R(Y, Rlx), R(X, Rlx)]],
        &[1, 0, 1, 0],
        "---AAA",
    ),
    row(
        "IRIW+rel+acq",
        &[&[W(X, 1, Rel)], &[R(X, Acq), R(Y, Acq)], &[W(Y, 1, Rel)], &[R(Y, Acq), R(X, Acq)]],
        &[1, 0, 1, 0],
        "---AAA",
    ),
    // RA does not tell seq_cst from release/acquire.
    row(
        "IRIW+sc",
        &[&[W(X, 1, Sc)], &[R(X, Sc), R(Y, Sc)], &[W(Y, 1, Sc)], &[R(Y, Sc), R(X, Sc)]],
        &[1, 0, 1, 0],
        "---AA-",
    ),
    // Fences between the reads are enough in RC11: eco between them (psc_F).
    row(
        "IRIW+sc fences",
        &[
            &[W(X, 1, Rlx)],
            &[R(X, Rlx), F(Sc), R(Y, Rlx)],
            &[W(Y, 1, Rlx)],
            &[R(Y, Rlx), F(Sc), R(X, Rlx)],
        ],
        &[1, 0, 1, 0],
        "---AA-",
    ),
    // Coherence: every model here has it for relaxed accesses.
    row("CoRR", &[&[W(X, 1, Rlx)], &[R(X, Rlx), R(X, Rlx)]], &[1, 0], "------"),
    row("CoWR", &[&[W(X, 1, Rlx), R(X, Rlx)]], &[0], "------"),
    row("CoRW", &[&[R(X, Rlx), W(X, 1, Rlx)]], &[1], "------"),
    Row { memory: &[(X, 1)], ..row("CoWW", &[&[W(X, 1, Rlx), W(X, 2, Rlx)]], &[], "------") },
    // One memory, R→W and R→R kept; hb through rf in RA; relaxed rf does not synchronise.
    row(
        "WRC",
        &[&[W(X, 1, Rlx)], &[R(X, Rlx), W(Y, 1, Rlx)], &[R(Y, Rlx), R(X, Rlx)]],
        &[1, 1, 0],
        "-----A",
    ),
    row(
        "WRC+rel+acq",
        &[&[W(X, 1, Rel)], &[R(X, Acq), W(Y, 1, Rel)], &[R(Y, Acq), R(X, Rlx)]],
        &[1, 1, 0],
        "------",
    ),
    // As MP: only the first thread's W→W can break, and PSO breaks it.
    row(
        "ISA2",
        &[&[W(X, 1, Rlx), W(Y, 1, Rlx)], &[R(Y, Rlx), W(Z, 1, Rlx)], &[R(Z, Rlx), R(X, Rlx)]],
        &[1, 1, 0],
        "--A--A",
    ),
    row(
        "ISA2+rel+acq",
        &[&[W(X, 1, Rlx), W(Y, 1, Rel)], &[R(Y, Acq), W(Z, 1, Rel)], &[R(Z, Acq), R(X, Rlx)]],
        &[1, 1, 0],
        "------",
    ),
    // W→R in the second thread is enough.
    Row {
        memory: &[(Y, 2)],
        ..row("R", &[&[W(X, 1, Rlx), W(Y, 1, Rlx)], &[W(Y, 2, Rlx), R(X, Rlx)]], &[0], "-AAAAA")
    },
    // In PSO too the second thread's fence is not enough; RC11's psc needs a seq_cst partner.
    Row {
        memory: &[(Y, 2)],
        ..row(
            "R+sc fence",
            &[&[W(X, 1, Rlx), W(Y, 1, Rlx)], &[W(Y, 2, Rlx), F(Sc), R(X, Rlx)]],
            &[0],
            "--AAAA",
        )
    },
    // Needs W→W: hb from the read puts the second write after the first in RA.
    Row {
        memory: &[(X, 2)],
        ..row("S", &[&[W(X, 2, Rlx), W(Y, 1, Rlx)], &[R(Y, Rlx), W(X, 1, Rlx)]], &[1], "--A--A")
    },
    Row {
        memory: &[(X, 2)],
        ..row(
            "S+rel+acq",
            &[&[W(X, 2, Rlx), W(Y, 1, Rel)], &[R(Y, Acq), W(X, 1, Rlx)]],
            &[1],
            "------",
        )
    },
    // W→R in the last thread.
    row(
        "RWC",
        &[&[W(X, 1, Rlx)], &[R(X, Rlx), R(Y, Rlx)], &[W(Y, 1, Rlx), R(X, Rlx)]],
        &[1, 0, 0],
        "-AAAAA",
    ),
    row(
        "RWC+sc fences",
        &[&[W(X, 1, Rlx)], &[R(X, Rlx), F(Sc), R(Y, Rlx)], &[W(Y, 1, Rlx), F(Sc), R(X, Rlx)]],
        &[1, 0, 0],
        "---AA-",
    ),
    // Full barriers empty the buffers; psc orders the two fences; RA does not know them.
    row(
        "SB+sc fences",
        &[&[W(X, 1, Rlx), F(Sc), R(Y, Rlx)], &[W(Y, 1, Rlx), F(Sc), R(X, Rlx)]],
        &[0, 0],
        "---AA-",
    ),
    // Weaker fences are no instruction.
    row(
        "SB+acq_rel fences",
        &[&[W(X, 1, Rlx), F(AcqRel), R(Y, Rlx)], &[W(Y, 1, Rlx), F(AcqRel), R(X, Rlx)]],
        &[0, 0],
        "-AAAAA",
    ),
    // One fence is not enough.
    row(
        "SB+sc fence",
        &[&[W(X, 1, Rlx), F(Sc), R(Y, Rlx)], &[W(Y, 1, Rlx), R(X, Rlx)]],
        &[0, 0],
        "-AAAAA",
    ),
    row("SB+sc", &[&[W(X, 1, Sc), R(Y, Sc)], &[W(Y, 1, Sc), R(X, Sc)]], &[0, 0], "---AA-"),
    // Locked writes with any reads behind them on x86; RC11 needs the reads in psc too.
    row("SB+sc writes", &[&[W(X, 1, Sc), R(Y, Rlx)], &[W(Y, 1, Sc), R(X, Rlx)]], &[0, 0], "---AAA"),
    row("SB+rel+acq", &[&[W(X, 1, Rel), R(Y, Acq)], &[W(Y, 1, Rel), R(X, Acq)]], &[0, 0], "-AAAAA"),
    // Updates are locked whatever their order; for C11 that is its order alone.
    row(
        "SB+rmws",
        &[&[Rmw(X, 1, AcqRel), R(Y, Acq)], &[Rmw(Y, 1, AcqRel), R(X, Acq)]],
        &[0, 0, 0, 0],
        "---AAA",
    ),
    // Atomicity: two updates do not both read the initial write.
    row("2RMW", &[&[Rmw(X, 1, Rlx)], &[Rmw(X, 2, Rlx)]], &[0, 0], "------"),
    // An update that reads from a release write continues its release sequence.
    row(
        "MP+rel+rmw+acq",
        &[&[W(X, 1, Na), W(Y, 1, Rel)], &[Rmw(Y, 2, Rlx)], &[R(Y, Acq), R(X, Na)]],
        &[1, 2, 0],
        "------",
    ),
    // Another thread's plain write does not. (RA adds other outcomes: 2 co-after 1 without having
    // seen it.)
    Row {
        is_alone: false,
        ..row(
            "MP+rel+write+acq",
            &[&[W(X, 1, Rlx), W(Y, 1, Rel)], &[R(Y, Rlx), W(Y, 2, Rlx)], &[R(Y, Acq), R(X, Rlx)]],
            &[1, 2, 0],
            "-----A",
        )
    },
    // The same thread's later relaxed write does (the paper, not C++20); PSO keeps writes to one
    // location.
    row(
        "MP+rel;rlx+acq",
        &[&[W(X, 1, Rlx), W(Y, 1, Rel), W(Y, 2, Rlx)], &[R(Y, Acq), R(X, Rlx)]],
        &[2, 0],
        "------",
    ),
    // RC11 §1: its repair of S, which C11 forbade and POWER shows. Buffers: locked writes and one
    // memory.
    Row {
        is_alone: false,
        ..row(
            "Z6.U",
            &[&[W(X, 1, Sc), W(Y, 1, Rel)], &[Rmw(Y, 2, Sc), R(Y, Rlx)], &[W(Y, 3, Sc), R(X, Sc)]],
            &[1, 3, 0],
            "---AAA",
        )
    },
];

#[test]
fn verdicts_are_those_of_the_literature_and_only_the_weak_outcome_is_added() {
    let models = models();
    for row in ROWS {
        let litmus = threads(row.threads);
        let sc = litmus.outcomes(&models[0]);
        for (model, verdict) in models.iter().zip(row.verdicts.chars()) {
            let outcomes = litmus.outcomes(model);
            let is_weak = |o: &&Outcome| {
                o.reads == row.reads && row.memory.iter().all(|&(l, v)| o.memory[l as usize] == v)
            };
            let weak: BTreeSet<_> = outcomes.iter().filter(is_weak).cloned().collect();
            assert_eq!(!weak.is_empty(), verdict == 'A', "{} under {}", row.name, model.name());
            if row.is_alone {
                assert_eq!(outcomes, &sc | &weak, "{} under {}", row.name, model.name());
            }
        }
    }
}

/// C++20's release sequences end at a thread's own later write: of these programs, that is one.
#[test]
fn a_standard_makes_a_difference_where_its_rule_does() {
    for (model, other) in MODELS.iter().filter_map(|m| Some((m, m.cxx20?))) {
        let [by_c11, by_cxx20] = [model, other].map(|m| m.cat().expect("a text"));
        let mut differ = Vec::new();
        for row in ROWS {
            let litmus = threads(row.threads);
            let (first, second) = (litmus.outcomes(&by_c11), litmus.outcomes(&by_cxx20));
            assert!(first.is_subset(&second), "{}", row.name);
            let is_weak = |o: &&Outcome| o.reads == row.reads && !first.contains(*o);
            differ.extend((first != second).then_some(row.name));
            assert!(first == second || second.iter().any(|o| is_weak(&o)), "{}", row.name);
        }
        assert_eq!(differ, ["MP+rel;rlx+acq"], "{}", model.name);
    }
}

#[test]
fn creation_and_joins_are_order_in_every_model() {
    let create = Litmus {
        threads: vec![vec![W(X, 1, Na), R(Y, Na)], vec![R(X, Na), W(X, 2, Na)], vec![R(X, Na)]],
        // The second thread starts after the first's read, and is joined by the third.
        starts: vec![((0, 1), (1, 0)), ((1, 1), (2, 0))],
    };
    for model in models() {
        let outcomes = create.outcomes(&model);
        let reads: Vec<_> = outcomes.iter().map(|o| o.reads.clone()).collect();
        assert_eq!(reads, [[0, 1, 2]], "{}", model.name());
        create.each(|x, _| {
            let judgement = model.check(x).expect("a judgement");
            assert!(judgement.flags.is_empty(), "a race under {}", model.name());
        });
    }
}

/// Is there a consistent execution with these reads that RC11 calls a race?
fn races(rows: &[&[Do]], reads: &[u32]) -> bool {
    let rc11 = super::candidates::model("rc11");
    let mut has_race = false;
    threads(rows).each(|x, outcome| {
        let judgement = rc11.check(x).expect("a judgement");
        if outcome.reads == reads && judgement.is_consistent() {
            has_race |= judgement.flags == ["race"];
        }
    });
    has_race
}

#[test]
fn rc11_flags_data_races() {
    assert!(races(&[&[W(X, 1, Na)], &[W(X, 2, Na)]], &[]));
    assert!(races(&[&[W(X, 1, Na)], &[R(X, Rlx)]], &[0]));
    assert!(!races(&[&[R(X, Na)], &[R(X, Na)]], &[0, 0]));
    assert!(!races(&[&[W(X, 1, Rlx)], &[R(X, Rlx)]], &[1]));
    assert!(races(&[&[W(X, 1, Na), W(Y, 1, Rlx)], &[R(Y, Rlx), R(X, Na)]], &[1, 1]));
    assert!(!races(&[&[W(X, 1, Na), W(Y, 1, Rel)], &[R(Y, Acq), R(X, Na)]], &[1, 1]));
    // A read may see a write that races with it.
    assert!(races(&[&[W(X, 1, Na), W(Y, 1, Rel)], &[R(Y, Acq), R(X, Na)]], &[0, 1]));
    assert!(!races(
        &[&[W(X, 1, Na), F(Rel), W(Y, 1, Rlx)], &[R(Y, Rlx), F(Acq), R(X, Na)]],
        &[1, 1]
    ));
}
