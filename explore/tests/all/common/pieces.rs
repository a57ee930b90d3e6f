//! Searches that are stopped again and again, killed, or divided, held against one that is not.

use crate::common::Chance;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tresse_explore::graph::{self, Checkpoint, Explored, Keeper, Options};
use tresse_explore::report::Found;
use tresse_explore::{Cut, Report};
use tresse_machine::Ending;
use tresse_machine::machine::Setup;

/// All that a report tells.
#[derive(PartialEq, Debug)]
pub(crate) struct Told {
    pub(crate) numbers: [u64; 4],
    blocked_by: Vec<(String, u64)>,
    outcomes: Vec<(String, u64, String)>,
    pub(crate) errors: Vec<(Ending, String)>,
    races: Vec<(Ending, String)>,
    first_match: Option<String>,
    is_by_reads_from: bool,
    cuts: Vec<Cut>,
}

pub(crate) fn told(report: Report) -> Told {
    let mut cuts = report.cuts;
    cuts.sort_unstable();
    let found = |f: Found| (f.ending, f.witness.encode(0));
    Told {
        numbers: [report.complete, report.blocked, report.states, report.matched],
        blocked_by: report.blocked_by.iter().map(|(why, n)| (format!("{why:?}"), *n)).collect(),
        outcomes: report
            .outcomes
            .into_iter()
            .map(|(o, r)| (format!("{o:?}"), r.count, r.witness.encode(0)))
            .collect(),
        errors: report.errors.into_iter().chain(report.unsupported).map(found).collect(),
        races: report.races.into_iter().map(found).collect(),
        first_match: report.first_match.map(|w| w.encode(0)),
        is_by_reads_from: report.is_by_reads_from,
        cuts,
    }
}

pub(crate) fn args() -> Vec<String> {
    vec!["program".into()]
}

pub(crate) fn whole(setup: &Arc<Setup>, options: &Options) -> Report {
    graph::search(setup, &args(), options, &|_| None).unwrap_or_else(|e| panic!("{e}"))
}

/// The search, stopped again and again after `patience` looks at the clock at most; each checkpoint
/// goes through its text. Returns the last report, and how often the search was stopped.
pub(crate) fn in_pieces(
    setup: &Arc<Setup>,
    options: &Options,
    patience: u64,
    chance: &mut Chance,
) -> (Report, u64) {
    let mut from: Option<Checkpoint> = None;
    let mut stops = 0;
    loop {
        let left = AtomicU64::new(chance.below(patience));
        let tick = |_| {
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1))
                .is_err()
                .then_some(Cut::Stopped)
        };
        let searched = graph::search_from(setup, &args(), options, from, &tick)
            .unwrap_or_else(|e| panic!("{e}"));
        let Some(checkpoint) = searched.checkpoint else { return (searched.report, stops) };
        assert!(searched.report.cuts.contains(&Cut::Stopped));
        stops += 1;
        let text = checkpoint.encode(7, "--flag");
        from = Some(Checkpoint::decode(&text, 7, "--flag").unwrap_or_else(|e| panic!("{e}")));
    }
}

/// Holds stopped searches against one that was not.
pub(crate) fn check(name: &str, setup: &Arc<Setup>, options: &Options, chance: &mut Chance) -> u64 {
    let expected = told(whole(setup, options));
    let mut stops = 0;
    for (workers, patience) in [(1, 1), (1, 4), (3, 6)] {
        let options = Options { workers, ..options.clone() };
        let (report, n) = in_pieces(setup, &options, patience, chance);
        assert_eq!(told(report), expected, "{name} with {workers} workers");
        stops += n;
        let (report, texts) = while_kept(setup, &options, patience, chance);
        assert_eq!(told(report), expected, "{name} with {workers} workers, and pauses");
        // A process that is killed leaves one of these behind: whichever it is.
        for text in texts.iter().rev().step_by(1 + texts.len() / 3) {
            let from = Checkpoint::decode(text, 7, "--flag").unwrap_or_else(|e| panic!("{e}"));
            let searched = graph::search_from(setup, &args(), &options, Some(from), &|_| None)
                .unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(told(searched.report), expected, "{name} with {workers} workers, killed");
        }
    }
    stops
}

/// The search, in which checkpoints are kept after `patience` looks at the clock at most. Returns
/// its report, and them.
pub(crate) fn while_kept(
    setup: &Arc<Setup>,
    options: &Options,
    patience: u64,
    chance: &mut Chance,
) -> (Report, Vec<String>) {
    let left = Arc::new(AtomicU64::new(0));
    let (is_less, seed) = (left.clone(), Mutex::new(Chance(chance.below(u64::MAX - 1) + 1)));
    let texts = Arc::new(Mutex::new(Vec::new()));
    let kept = texts.clone();
    let keeper = Keeper {
        is_due: Arc::new(move || {
            is_less
                .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1))
                .is_err()
        }),
        keep: Arc::new(move |checkpoint| {
            kept.lock().unwrap().push(checkpoint.encode(7, "--flag"));
            left.store(seed.lock().unwrap().below(patience), Ordering::Relaxed);
        }),
    };
    let options = Options { keeper: Some(keeper), ..options.clone() };
    let report = whole(setup, &options);
    let texts = std::mem::take(&mut *texts.lock().unwrap());
    (report, texts)
}

/// The search in shares, each of which is stopped after `patience` looks at the clock at most; what
/// is left of it are new ones. Returns what all have found, and how many had to begin again.
pub(crate) fn in_shares(
    setup: &Arc<Setup>,
    options: &Options,
    patience: u64,
    chance: &mut Chance,
) -> (Report, u64) {
    let (mut shares, mut found, mut again) = (vec![None], Vec::new(), 0);
    while let Some(share) = shares.pop() {
        let left = AtomicU64::new(1 + chance.below(patience));
        let tick = |_| {
            left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1))
                .is_err()
                .then_some(Cut::Stopped)
        };
        let explored = graph::explore_share(setup, &args(), options, share, 2, &tick)
            .unwrap_or_else(|e| panic!("{e}"));
        match explored {
            Explored::Done { found: new, left } => {
                found.push(new);
                shares.extend(left.into_iter().map(Some));
            }
            Explored::Again(whole) => {
                (shares, again) = (vec![Some(whole)], again + 1);
                found.clear();
            }
            Explored::Nothing => panic!("a share that leaves itself has no end"),
        }
    }
    let total = graph::total(setup, &args(), options, found, false);
    (total.unwrap_or_else(|e| panic!("{e}")).report, again)
}
