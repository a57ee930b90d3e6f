//! Searches: the counter is distinct states, so the rate is states per second on one core. And what
//! a search does most: cloning a machine, taking a transition, hashing the state.

use tresse_benches::{in_the_middle, machine, setup};
use tresse_explore::steps::{Options, search_from};
use tresse_machine::Config;
use tresse_machine::config::{Granularity, RacePolicy};

fn main() {
    divan::main();
}

fn search(bencher: divan::Bencher<'_, '_>, path: &str, config: Config) {
    let setup = setup(path, config);
    let run = || search_from(machine(&setup), &Options::default(), &|_| None);
    let states = run().states;
    bencher.counter(divan::counter::ItemsCount::new(states)).bench(run);
}

fn model(name: &str) -> Config {
    Config { model: name.into(), ..Config::default() }
}

#[divan::bench(args = ["sc", "tso"])]
fn sb(bencher: divan::Bencher<'_, '_>, name: &str) {
    search(bencher, "tests/litmus/SB.ll", model(name));
}

/// SB over and over, so that the search and not its start is measured.
#[divan::bench(args = ["sc", "tso"], sample_count = 5)]
fn sb_many(bencher: divan::Bencher<'_, '_>, name: &str) {
    search(bencher, "benches/programs/sb_many.ll", model(name));
}

#[divan::bench]
fn michael_scott_queue(bencher: divan::Bencher<'_, '_>) {
    search(bencher, "examples/michael_scott_queue.ll", model("sc"));
}

#[divan::bench(sample_count = 3)]
fn bytewise(bencher: divan::Bencher<'_, '_>) {
    let config =
        Config { granularity: Granularity::Byte, race: RacePolicy::Undef, ..Config::default() };
    search(bencher, "benches/programs/bytes.ll", config);
}

/// What the graph engine will do at each event: keep a machine, to be restored at a revisit.
#[divan::bench]
fn clone_in_the_middle(bencher: divan::Bencher<'_, '_>) {
    let setup = setup("examples/michael_scott_queue.ll", model("sc"));
    let machine = in_the_middle(&setup, 20);
    bencher.bench(|| machine.clone());
}

/// A clone, and then the copy on write that one transition causes.
#[divan::bench]
fn clone_and_take(bencher: divan::Bencher<'_, '_>) {
    let setup = setup("examples/michael_scott_queue.ll", model("sc"));
    let machine = in_the_middle(&setup, 20);
    let mut transitions = Vec::new();
    machine.transitions(&mut transitions);
    bencher.bench(|| {
        let mut next = machine.clone();
        next.take(transitions[0]);
        next
    });
}

#[divan::bench]
fn clone_take_and_hash(bencher: divan::Bencher<'_, '_>) {
    let setup = setup("examples/michael_scott_queue.ll", model("sc"));
    let mut machine = in_the_middle(&setup, 20);
    machine.fingerprint();
    let mut transitions = Vec::new();
    machine.transitions(&mut transitions);
    bencher.bench(|| {
        let mut next = machine.clone();
        next.take(transitions[0]);
        next.fingerprint()
    });
}
