//! Searches divided among workers that are counted, and do not run at once: all is visited, once,
//! and the clocks add up.

use crate::common;

use tresse_explore::graph::{Divided, Options, divided, search};
use tresse_machine::Config;

const PROGRAMS: [&str; 5] = [
    "examples/michael_scott_queue.ll",
    "examples/treiber_stack.ll",
    "examples/condition_if.ll",
    "examples/reader_writer.ll",
    "tests/litmus/IRIW.ll",
];

fn file(path: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    std::fs::read_to_string(path).unwrap()
}

fn by(text: &str, options: &Options, workers: usize) -> Option<Divided> {
    let setup = common::setup(text, "program.ll", Config::default());
    divided(&setup, &[], options, workers).unwrap()
}

#[test]
fn any_number_of_workers_visits_all_of_it() {
    for program in PROGRAMS {
        let text = file(program);
        let options = Options::default();
        let setup = common::setup(&text, "program.ll", Config::default());
        let report = search(&setup, &[], &options, &|_| None).unwrap();
        let one = by(&text, &options, 1).unwrap();
        assert_eq!((one.work, one.gifts), (one.span, 0), "{program}");
        for workers in [1, 2, 3, 64] {
            let all = by(&text, &options, workers).unwrap();
            assert_eq!(all.executions, report.complete + report.blocked, "{program}");
            assert!(all.span <= all.work && all.work <= all.span * workers as u64, "{program}");
            assert!((0.0..1.0).contains(&all.idle(workers)), "{program}");
            assert_eq!(by(&text, &options, workers), Some(all), "{program}: not the same again");
        }
    }
}

/// The search without orders of sections keeps one worker busy, and says so.
#[test]
fn one_worker_does_sections() {
    let options = Options { reduce_sections: true, ..Options::default() };
    assert_eq!(by(&file("examples/c11_threads.ll"), &options, 64), None);
    // Threads that meet elsewhere have that search begin again as the other one.
    assert!(by(&file("examples/michael_scott_queue.ll"), &options, 64).is_some());
}
