//! Byte by byte, a search that chooses who is in flight where it shows finds what one finds that
//! looks at every order of `mem_op_list`: outcomes, errors, races. And what it finds is there:
//! replays show it.

use crate::common;

use std::collections::BTreeSet;
use std::fmt::Write;
use tresse_explore::report::Found;
use tresse_explore::run::{Scheduler, Unwatched, run_from};
use tresse_explore::steps::{Options, search};
use tresse_explore::{Outcome, Report, Witness};
use tresse_machine::config::{Dispatch, Granularity, RacePolicy, UndefPolicy};
use tresse_machine::ids::SiteId;
use tresse_machine::{Config, End, Machine};

/// A program's text from a number: threads that access two variables of two bytes, in parts and
/// whole, and return what they have read. `main` may take part.
struct Text {
    state: u64,
    out: String,
    loads: Vec<String>,
    next: u32,
}

const ARGS: [&str; 1] = ["program"];

impl Text {
    fn draw(&mut self, n: u64) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// One access, by most chances plain.
    fn access(&mut self) {
        let places = ["@x", "@y", "getelementptr (i8, ptr @x, i64 1)"];
        let place = places[self.draw(3) as usize];
        let ty = if place.starts_with('g') || self.draw(3) == 0 { "i8" } else { "i16" };
        let align = if ty == "i8" { 1 } else { 2 };
        let value = 1 + self.draw(400) % if ty == "i8" { 100 } else { 400 };
        let name = self.name();
        let line = match self.draw(12) {
            0..=4 => format!("store {ty} {value}, ptr {place}"),
            5..=8 => format!("{name} = load {ty}, ptr {place}"),
            9 => format!("store atomic {ty} {value}, ptr {place} seq_cst, align {align}"),
            10 => format!("{name} = atomicrmw xchg ptr {place}, {ty} {value} seq_cst"),
            _ => {
                let _ = writeln!(
                    self.out,
                    "  {name}c = cmpxchg ptr {place}, {ty} 0, {ty} {value} seq_cst seq_cst\n  \
                     {name} = extractvalue {{{ty}, i1}} {name}c, 0"
                );
                String::new()
            }
        };
        if !line.is_empty() {
            let _ = writeln!(self.out, "  {line}");
        }
        if !line.starts_with("store") {
            let _ = writeln!(self.out, "  {name}z = zext {ty} {name} to i64");
            self.loads.push(format!("{name}z"));
        }
    }

    /// What a thread does, ending in what it returns.
    fn body(&mut self, accesses: u64) -> String {
        for _ in 0..accesses {
            self.access();
        }
        let mut whole = "0".to_owned();
        for load in std::mem::take(&mut self.loads) {
            let (shifted, joined) = (self.name(), self.name());
            let _ = writeln!(
                self.out,
                "  {shifted} = shl i64 {whole}, 16\n  {joined} = or i64 {shifted}, {load}"
            );
            whole = joined;
        }
        whole
    }

    /// A program with so many threads beside `main`.
    fn program(number: u64, threads: u64, accesses: u64) -> String {
        let mut text = Text { state: number, out: String::new(), loads: Vec::new(), next: 0 };
        text.out.push_str(
            "target triple = \"x86_64-unknown-linux-gnu\"\n\
             @x = global i16 0, align 2\n@y = global i16 0, align 2\n\
             @o0 = global i64 0\n@o1 = global i64 0\n@o2 = global i64 0\n@o3 = global i64 0\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
             declare i32 @pthread_join(i64, ptr)\n",
        );
        for id in 1..=threads {
            let _ = writeln!(text.out, "define ptr @f{id}(ptr %unused) {{");
            let most = 1 + text.draw(accesses);
            let whole = text.body(most);
            let branch = text.draw(4) == 0 && whole != "0";
            if branch {
                // On what may be undefined by a race.
                let _ = writeln!(
                    text.out,
                    "  %c = icmp eq i64 {whole}, 0\n  br i1 %c, label %a, label %b\na:\n  \
                     store i8 7, ptr @y\n  br label %b\nb:"
                );
            }
            let _ = writeln!(text.out, "  %r = inttoptr i64 {whole} to ptr\n  ret ptr %r\n}}");
        }
        text.out.push_str("define i32 @main() {\n");
        for id in 1..=threads {
            let _ = writeln!(
                text.out,
                "  %t{id} = alloca i64\n  %p{id} = alloca i64\n  %c{id} = call i32 \
                 @pthread_create(ptr %t{id}, ptr null, ptr @f{id}, ptr null)"
            );
        }
        let own = text.draw(2);
        let whole = text.body(own);
        for id in 1..=threads {
            let _ = writeln!(
                text.out,
                "  %i{id} = load i64, ptr %t{id}\n  %j{id} = call i32 @pthread_join(i64 %i{id}, \
                 ptr %p{id})\n  %r{id} = load i64, ptr %p{id}\n  store i64 %r{id}, ptr @o{id}"
            );
        }
        let _ = writeln!(text.out, "  store i64 {whole}, ptr @o0\n  ret i32 0\n}}");
        text.out
    }
}

type Errors = BTreeSet<(&'static str, u32, Vec<SiteId>)>;

/// Errors that end executions, by code, thread and place.
fn errors(report: &Report, policy: RacePolicy) -> Errors {
    let all = report.errors.iter().chain(&report.unsupported);
    let is_end = |f: &&Found| policy == RacePolicy::Error || f.ending.end.code() != "T0301";
    all.filter(is_end)
        .map(|f| (f.ending.end.code(), f.ending.thread, f.ending.stack.clone()))
        .collect()
}

/// Races that end nothing: each is listed once, for its two places.
fn races(report: &Report, policy: RacePolicy) -> BTreeSet<(SiteId, SiteId)> {
    if policy == RacePolicy::Error {
        return BTreeSet::new();
    }
    let sites = |end: &End| match end {
        End::Race(race) => Some(race.sites()),
        _ => None,
    };
    report.races.iter().chain(&report.errors).filter_map(|f| sites(&f.ending.end)).collect()
}

fn outcomes(report: &Report) -> BTreeSet<Outcome> {
    report.outcomes.keys().cloned().collect()
}

/// The two searches of a text. `None`: one was cut short.
fn compare(text: &str, config: &Config) -> Option<(u64, u64)> {
    let setup = common::setup(text, "in_flight.ll", config.clone());
    let args: Vec<String> = ARGS.map(String::from).to_vec();
    let options = Options { keep_going: true, ..Options::default() };
    let reduced = search(&setup, &args, &options, &|_| None);
    let options = Options { no_flight_reduction: true, ..options };
    let full = search(&setup, &args, &options, &|_| None);
    if !full.cuts.is_empty() || !reduced.cuts.is_empty() {
        assert!(!full.cuts.is_empty(), "{text}");
        return None;
    }
    assert_eq!(outcomes(&reduced), outcomes(&full), "{config:?}\n{text}");
    assert_eq!(errors(&reduced, config.race), errors(&full, config.race), "{config:?}\n{text}");
    assert_eq!(races(&reduced, config.race), races(&full, config.race), "{config:?}\n{text}");
    assert_eq!(reduced.livelock.is_some(), full.livelock.is_some(), "{config:?}\n{text}");
    let replayed = |witness: &Witness| {
        let Witness::Schedule(schedule) = witness else { panic!("{witness:?}") };
        let machine = Machine::new(&setup, &args);
        let run = run_from(machine, Scheduler::Replay(schedule.clone()), &mut Unwatched).unwrap();
        assert!(!run.is_astray);
        run
    };
    for (outcome, reached) in &reduced.outcomes {
        let run = replayed(&reached.witness);
        assert_eq!(Outcome::of(&run.machine).as_ref(), Some(outcome), "{config:?}\n{text}");
    }
    for found in &reduced.errors {
        let run = replayed(&found.witness);
        match &found.ending.end {
            End::Race(race) if config.race != RacePolicy::Error => {
                assert!(run.machine.races.iter().any(|r| r.sites() == race.sites()));
            }
            end => assert_eq!(run.ending.end.code(), end.code(), "{config:?}\n{text}"),
        }
    }
    Some((reduced.states, full.states))
}

fn config(race: RacePolicy, dispatch: Dispatch) -> Config {
    let mut config = Config { race, dispatch, granularity: Granularity::Byte, ..Config::default() };
    config.limits.states = 12_000;
    config
}

/// Compares programs from a number on; how many, and how many states less.
fn compare_all(numbers: std::ops::Range<u64>, threads: u64, accesses: u64) {
    let (mut compared, mut reduced, mut full) = (0, 0, 0);
    for number in numbers {
        let text = Text::program(number, threads, accesses);
        for race in [RacePolicy::Undef, RacePolicy::Report, RacePolicy::Error] {
            let dispatch =
                if number % 2 == 0 { Dispatch::InOrder } else { Dispatch::OutOfOrder(8) };
            let mut config = config(race, dispatch);
            config.pthread_create_fence = number % 3 > 0;
            if number % 5 == 0 {
                config.undef = UndefPolicy::Zero;
            }
            if let Some((r, f)) = compare(&text, &config) {
                (compared, reduced, full) = (compared + 1, reduced + r, full + f);
            }
        }
    }
    assert!(
        compared > 20 && reduced * 10 < full,
        "{compared} compared: {reduced} states instead of {full}"
    );
}

#[test]
fn two_threads_that_race_by_bytes() {
    compare_all(0..70, 2, 3);
}

#[test]
fn three_threads_that_race_by_bytes() {
    compare_all(1000..1040, 3, 2);
}
