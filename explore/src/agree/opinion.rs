//! Second opinions: what two engines found of one program, held against each other.
//!
//! The laws are those that generated programs are held to ([`super::library`], [`super`]); here the
//! program is anyone's, so what a law needs to know of it is looked up in its code and in what was
//! found. [`compare`] is the one place that says which differences are accepted:
//!
//! - *A search that was cut short* may have less. What it has found counts.
//! - *Several errors.* Where both engines found undefined behaviour or a race, each may stop at
//!   others first: LangRef, "undefined behavior", says nothing about what comes after. That both
//!   have found some is compared, and no more; nor are outcomes where one of them saw a race, or
//!   used memory that is gone (`graph_and_steps`).
//! - *Races by two notions* (docs/limitations.md, "Races"): where machine and graphs have different
//!   ones (`pso`), what races, or is freed, is not compared.
//! - *Histories and probes* (docs/limitations.md, "Models"): under `sra`, `ra` and `rc11` the
//!   machine's calls see the newest state only, so it may have less if the program tries, or has
//!   read-write locks.
//! - *Failed exchanges* ([`super`], "Outcomes"): under models with store buffers the machine takes
//!   a failed `cmpxchg` as locked, so it may have less.
//! - *The end of the process* (docs/limitations.md, "Execution graphs"): with `exit_cuts_threads` a
//!   thread that is not waited for runs to its end in graphs and in candidates. An outcome by
//!   states counts only if the execution that led to it first leaves no thread behind.
//! - *Addresses and threads as numbers* (docs/limitations.md, "Execution graphs"): where threads
//!   create threads, graphs number them in another order, and heaps go by these numbers. If
//!   outcomes then differ in large numbers and in numbers of threads only, nothing can be said.
//! - *Clocks* (docs/limitations.md, "Threads"): by graphs each thread has its own.
//! - *Orders of output* (docs/limitations.md, "Execution graphs"): output is compared without its
//!   order.
//! - *Places* are compared where each engine found one kind of error, of the same code: then they
//!   have one in common. A stack overflow is at the call or at the callee's entry; a livelock, and
//!   a race that only a model's text flags, have none. A use of memory that another thread's `free`
//!   or return does not come after has two places, the access and what ends the memory: a machine
//!   stops at what comes second, a graph at what is added last. So they are not compared where
//!   there is more than one thread; nor are those of races by two notions.

use super::Engine;
use super::library::look::{Seen, plain, seen_in_part};
use super::library::{graph_and_candidates, graph_and_steps};
use crate::outcome::Outcome;
use crate::report::{Found, Report, Verdict};
use crate::run::{Scheduler, Unwatched, run};
use crate::witness::Witness;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;
use tresse_machine::op::Op;
use tresse_machine::program::SiteId;
use tresse_machine::thread::order;
use tresse_machine::{End, Program};
use tresse_memmodels::{Model, Order};

/// What an engine was given, and what it found.
#[derive(Clone, Copy)]
pub struct Looked<'a> {
    /// Who looked.
    pub engine: Engine,
    /// The program, as it was linked for this engine.
    pub setup: &'a Arc<Setup>,
    /// The program's arguments.
    pub args: &'a [String],
    /// What was found; errors are all listed.
    pub report: &'a Report,
}

/// Something that two engines see differently, with both sides in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What: `outcomes`, `errors`, `verdicts`, `places`.
    pub what: &'static str,
    /// What only the first has.
    pub first: Vec<String>,
    /// What only the second has.
    pub second: Vec<String>,
}

/// What a comparison says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opinion {
    /// Both saw the same, but for what is accepted.
    Same,
    /// It cannot be said: why.
    Open(String),
    /// One of the two is wrong.
    Differs(Vec<Difference>),
}

/// Holds what two engines found against each other, under a model, or under a text (`None`).
pub fn compare(model: Option<&Model>, first: Looked<'_>, second: Looked<'_>) -> Opinion {
    let (mut a, mut b) = (first.seen(), second.seen());
    if has_undefined_by_races(first) || has_undefined_by_races(second) {
        return Opinion::Open("races make outcomes undefined (race: undef)".into());
    }
    let program = &first.setup.program;
    let is_less = model.is_some_and(|m| may_have_less(program, m));
    let wrong = match (first.engine, second.engine) {
        (Engine::Steps, _) => {
            first.drop_cut_off(&mut a, &b);
            graph_and_steps(model, &b, &a, is_less)
        }
        (_, Engine::Steps) => {
            second.drop_cut_off(&mut b, &a);
            graph_and_steps(model, &a, &b, is_less)
        }
        _ => graph_and_candidates(&a, &b),
    };
    if wrong.is_some() && differ_in_numbers([first, second], &a, &b) {
        let why = "threads create threads, and addresses or numbers of threads are in outcomes";
        return Opinion::Open(why.into());
    }
    if wrong.is_some() && has_clocks(program) {
        return Opinion::Open(OWN_CLOCKS.into());
    }
    if wrong.is_some() {
        return Opinion::Differs(differences(first, second, &a, &b));
    }
    if let Some(places) = other_places(model, first, second, &a, &b) {
        return Opinion::Differs(vec![places]);
    }
    let cut = |looked: Looked<'_>, seen: &Seen| {
        seen.cut.map(|why| format!("{}: {why}", looked.engine.name()))
    };
    cut(second, &b).or_else(|| cut(first, &a)).map_or(Opinion::Same, Opinion::Open)
}

/// Do states have every error that graphs have, as far as is known? Then a search of all states
/// that finds none speaks for graphs as well. They do not where the machine may have less, as said
/// above. A machine with histories misses ends of locals that others reach, too
/// (docs/limitations.md, "Models").
pub fn states_have_all(setup: &Setup, model: &Model) -> bool {
    model.is_machine
        && model.storage.is_none()
        && model.has_one_notion_of_races()
        && setup.config.race != RacePolicy::Undef
        && !may_have_less(&setup.program, model)
        && !has_clocks(&setup.program)
        && !is_less_by_states(&setup.program)
}

/// Do states miss orders that graphs have (docs/limitations.md)? By states an address becomes a
/// number in no step of its own ("Values"); a load that the compiler has added races only with what
/// is in flight; and so does a compare-and-exchange beside atomic writes of other sizes ("Races").
fn is_less_by_states(program: &Program) -> bool {
    program.has_recover || program.has_speculated || exchanges_among_sizes(program)
}

/// Are there a compare-and-exchange and atomic writes of more than one size?
fn exchanges_among_sizes(program: &Program) -> bool {
    let written = |op: &Op| match op {
        Op::CmpXchg { total, .. } => Some((8 * u32::from(*total), true)),
        Op::Rmw { total, .. } => Some((8 * u32::from(*total), false)),
        Op::Store { total, ordering, .. } if order(*ordering) != Order::Na => {
            Some((8 * total, false))
        }
        _ => None,
    };
    let code = || program.functions.iter().flat_map(|f| &f.code);
    let sizes: BTreeSet<u32> = code().filter_map(written).map(|(bits, _)| bits).collect();
    sizes.len() > 1 && code().filter_map(written).any(|(_, is_exchange)| is_exchange)
}

/// Why graphs may lack an error that a run has, if that is known of such a program.
pub fn why_graphs_have_less(program: &Program) -> Option<&'static str> {
    has_clocks(program).then_some(OWN_CLOCKS)
}

const OWN_CLOCKS: &str = "threads look at the clock, of which each has its own by graphs";

/// Do several threads have clocks?
fn has_clocks(program: &Program) -> bool {
    let starts_threads = || program.rows.iter().any(|row| row.name == "__tresse_thread_new");
    program.has_clock && starts_threads()
}

/// Do threads other than the first create some, and do outcomes differ only in numbers that come of
/// which thread is which: addresses, and what `pthread_self` gives?
fn differ_in_numbers(looked: [Looked<'_>; 2], a: &Seen, b: &Seen) -> bool {
    let creators = |witness: &Witness| match witness {
        Witness::Graph(path) if path.creators.iter().any(|creator| *creator != 0) => {
            path.creators.len()
        }
        _ => 0,
    };
    let reached = looked.into_iter().flat_map(|l| l.report.outcomes.values());
    let threads = reached.map(|r| creators(&r.witness)).max().unwrap_or(0);
    let is_same = (&a.codes, a.is_racy, a.cut) == (&b.codes, b.is_racy, b.cut);
    is_same && threads > 0 && without_numbers(a, threads) == without_numbers(b, threads)
}

/// Outcomes without numbers that may be addresses, of seven digits and more, or one of so many
/// threads.
fn without_numbers(seen: &Seen, threads: usize) -> BTreeSet<Outcome> {
    let is_aside = |digits: &str| {
        let is_thread = digits.parse().is_ok_and(|number| (1..=threads).contains(&number));
        digits.len() > 6 || is_thread
    };
    let aside = |text: &str| -> String {
        let parts = text.split_inclusive(|c: char| !c.is_ascii_digit());
        let shown = |part| {
            let digits = str::trim_end_matches(part, |c: char| !c.is_ascii_digit());
            match !digits.is_empty() && is_aside(digits) {
                true => part.replacen(digits, "#", 1),
                false => part.to_owned(),
            }
        };
        parts.map(shown).collect()
    };
    let mut outcomes: Vec<Outcome> = seen.outcomes.iter().cloned().collect();
    for outcome in &mut outcomes {
        let globals = Arc::make_mut(&mut outcome.globals);
        globals.iter_mut().for_each(|(_, value)| *value = aside(value));
        let written = aside(&String::from_utf8_lossy(&outcome.stdout));
        outcome.stdout = Arc::new(written.into_bytes());
    }
    outcomes.into_iter().collect()
}

/// May the machine have less than graphs?
fn may_have_less(program: &Program, model: &Model) -> bool {
    let is_locked = |name: &str| name.contains("rwlock");
    let probes = program.has_probes || program.rows.iter().any(|row| is_locked(row.name));
    let exchanges = || {
        let mut code = program.functions.iter().flat_map(|f| &f.code);
        code.any(|op| matches!(op, Op::CmpXchg { .. }))
    };
    model.storage.is_some() && probes || model.is_buffered && exchanges()
}

/// Does what was found depend on what races make undefined?
fn has_undefined_by_races(looked: Looked<'_>) -> bool {
    looked.setup.config.race == RacePolicy::Undef && !looked.report.races.is_empty()
}

impl Looked<'_> {
    fn seen(&self) -> Seen {
        let mut seen = seen_in_part(self.report);
        seen.outcomes = seen.outcomes.iter().map(without_order).collect();
        seen
    }

    /// Leaves out outcomes that the other one does not have, and whose execution by states ends
    /// the process before all its threads have ended.
    fn drop_cut_off(&self, seen: &mut Seen, other: &Seen) {
        if !self.setup.config.exit_cuts_threads {
            return;
        }
        let is_cut_off = |witness: &Witness| match witness {
            Witness::Schedule(schedule) => {
                let scheduler = Scheduler::Replay(schedule.clone());
                let run = run(self.setup, self.args, scheduler, &mut Unwatched);
                run.is_some_and(|run| {
                    let by = run.ending.thread;
                    run.machine.threads.iter().any(|t| t.id != by && !t.is_finished)
                })
            }
            Witness::Graph(_) => false,
        };
        let mut kept = BTreeSet::new();
        for (outcome, reached) in &self.report.outcomes {
            let outcome = without_order(&plain(outcome));
            if other.outcomes.contains(&outcome) || !is_cut_off(&reached.witness) {
                kept.insert(outcome);
            }
        }
        seen.outcomes = kept;
    }

    /// Are there errors of a code with more than one thread?
    fn has_threads(&self, code: &str) -> bool {
        let of_code = |f: &&Found| f.ending.end.code() == code;
        self.report.errors.iter().filter(of_code).any(|f| f.machine.threads.len() > 1)
    }

    /// Where its errors of a code are: instructions, by file and line of the IR, each with its
    /// place in the source.
    fn places(&self, code: &str) -> BTreeMap<(String, u32), String> {
        let of_code = |f: &&Found| f.ending.end.code() == code;
        let sites = |f: &Found| -> Vec<SiteId> {
            match &f.ending.end {
                End::Race(race) => race.sides.iter().map(|side| side.site).collect(),
                End::Deadlock(all) => all.iter().filter_map(|b| own(self, &b.stack)).collect(),
                _ => own(self, &f.ending.stack).into_iter().collect(),
            }
        };
        let program = &self.setup.program;
        let told = |site| {
            let place = program.describe(site)?;
            let source = place.to_string();
            Some(((place.ir_file, place.ir_line), source))
        };
        let found = self.report.errors.iter().filter(of_code);
        found.flat_map(sites).filter_map(told).collect()
    }
}

/// The innermost place of a call stack that is not the library's.
fn own(looked: &Looked<'_>, stack: &[SiteId]) -> Option<SiteId> {
    let program = &looked.setup.program;
    let is_own = |site: &SiteId| program.describe(*site).is_some_and(|p| !p.is_library);
    stack.iter().copied().find(is_own)
}

/// The same outcome, whatever the order of its output.
fn without_order(outcome: &Outcome) -> Outcome {
    let mut outcome = outcome.clone();
    Arc::make_mut(&mut outcome.stdout).sort_unstable();
    outcome
}

/// Errors of one code that have no place in common.
fn other_places(
    model: Option<&Model>,
    first: Looked<'_>,
    second: Looked<'_>,
    a: &Seen,
    b: &Seen,
) -> Option<Difference> {
    let codes = |seen: &Seen, looked: Looked<'_>| -> BTreeSet<&'static str> {
        let all = looked.report.errors.iter().map(|f| f.ending.end.code());
        all.chain(seen.codes.iter().copied()).collect()
    };
    let (codes, others) = (codes(a, first), codes(b, second));
    let code = *codes.first().filter(|_| codes.len() == 1 && codes == others)?;
    let overflow = End::StackOverflow { size: 0, needed: 0 }.code();
    let is_between_threads = || first.has_threads(code) || second.has_threads(code);
    if code == overflow
        || code == RACE && is_of_two_notions(model, first, second)
        || Seen::is_of_what_is_gone(code) && is_between_threads()
    {
        return None;
    }
    let (here, there) = (first.places(code), second.places(code));
    let is_other =
        !here.is_empty() && !there.is_empty() && here.keys().all(|p| !there.contains_key(p));
    is_other.then(|| Difference {
        what: "places",
        first: with_places(code, &here),
        second: with_places(code, &there),
    })
}

/// Does one of the two have other races by its notion of them?
fn is_of_two_notions(model: Option<&Model>, first: Looked<'_>, second: Looked<'_>) -> bool {
    let has_machine = [first, second].iter().any(|looked| looked.engine == Engine::Steps);
    has_machine && !model.is_some_and(Model::has_one_notion_of_races)
}

/// What both sides have that the other one has not.
fn differences(first: Looked<'_>, second: Looked<'_>, a: &Seen, b: &Seen) -> Vec<Difference> {
    let mut all = Vec::new();
    let mut add = |what, first: Vec<String>, second: Vec<String>| {
        if first != second {
            all.push(Difference { what, first, second });
        }
    };
    let verdict = |looked: Looked<'_>| vec![in_words(looked.report)];
    add("verdicts", verdict(first), verdict(second));
    let errors = |looked: Looked<'_>, seen: &Seen, other: &Seen| -> Vec<String> {
        let race = (seen.is_racy && !other.is_racy).then_some(RACE);
        let codes = seen.codes.difference(&other.codes).copied().chain(race);
        codes.flat_map(|code| with_places(code, &looked.places(code))).collect()
    };
    add("errors", errors(first, a, b), errors(second, b, a));
    let outcomes = |seen: &Seen, other: &Seen| -> Vec<String> {
        seen.outcomes.difference(&other.outcomes).take(MOST).map(told).collect()
    };
    add("outcomes", outcomes(a, b), outcomes(b, a));
    all
}

/// The code of a race.
const RACE: &str = "T0301";

/// Outcomes that are named of each side.
const MOST: usize = 8;

fn with_places(code: &str, places: &BTreeMap<(String, u32), String>) -> Vec<String> {
    if places.is_empty() {
        return vec![code.to_owned()];
    }
    let told: BTreeSet<String> = places.values().map(|at| format!("{code} at {at}")).collect();
    told.into_iter().collect()
}

fn in_words(report: &Report) -> String {
    let is_wrong = report.verdict() == Verdict::Error || !report.flagged.is_empty();
    match report.verdict() {
        _ if is_wrong => "an error",
        Verdict::Unsupported => "not modelled",
        Verdict::CutShort => "cut short",
        Verdict::NoErrors | Verdict::Error => "no errors",
    }
    .into()
}

fn told(outcome: &Outcome) -> String {
    let mut words = vec![format!("exit={}", outcome.exit)];
    words.extend(outcome.globals.iter().map(|(name, value)| format!("{name}={value}")));
    if !outcome.stdout.is_empty() {
        words.push(format!("output of {} bytes", outcome.stdout.len()));
    }
    words.join(" ")
}
