//! Every candidate execution of a small program, filtered by axioms, as herd does (Cats §8): the
//! oracle for the other engines, and the engine for a user's own `.cat` model.
//!
//! Three plain steps. *Traces*: the program is run with every read of shared memory returning each
//! value that any write to its location could have stored (`trace`). *Candidates*: for the events
//! of one run, every choice of reads-from that fits the values, and every coherence order
//! (`relate`). *Axioms*: the candidates that the model calls consistent are executions; their
//! outcomes are the program's. Under `race: Undef` a read may also return undef, and the candidates
//! stay in which races make just these reads undefined (`undefined`).
//!
//! Threads may be created and joined, objects may be allocated and freed, and library calls are
//! accesses to the state of their object, as [`tresse_machine::sync`] says. What is not modelled is
//! unsupported here by name, as are accesses of different sizes to the same bytes.
//!
//! What another thread can reach through memory is shared from its birth on: the search begins
//! again when an object turns out to be such a one.

mod findings;
mod relate;
mod requests;
mod trace;
mod undefined;
mod values;

use crate::outcome::Outcome;
use crate::report::{Block, Cut, Found, Reached, Report};
use crate::witness::Witness;
use relate::Last;
use std::cell::Cell;
use std::sync::Arc;
use trace::{Run, Runs};
use tresse_machine::config::RacePolicy;
use tresse_machine::machine::Setup;
use tresse_machine::race::Race;
use tresse_machine::{Config, End, Ending, Machine, bug};
use tresse_memmodels::cat::{Cat, Execution};
use undefined::{Dependent, Undefined};
use values::Values;

/// Bounds: this engine is for small programs, and says so when one is not.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Candidate executions to look at, at most ([`Cut::States`]).
    pub candidates: u64,
    /// Values of one location, at most ([`Cut::Choices`]).
    pub values: usize,
    /// Events of one execution, at most ([`Cut::Events`]).
    pub events: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options { candidates: 5_000_000, values: 64, events: 64 }
    }
}

/// Is told how many candidates were looked at, and says whether to stop, and why.
pub type Tick<'a> = dyn Fn(u64) -> Option<Cut> + 'a;

/// Looks at every candidate execution. `states` of the report counts candidates, `complete` those
/// that are consistent and exit.
///
/// # Errors
/// What is wrong with the model's text.
pub fn search(
    setup: &Arc<Setup>,
    args: &[String],
    cat: &Cat,
    options: &Options,
) -> Result<Report, String> {
    search_until(setup, args, cat, options, &|_| None)
}

/// As [`search`], until `tick` stops it.
///
/// # Errors
/// As [`search`].
pub fn search_until(
    setup: &Arc<Setup>,
    args: &[String],
    cat: &Cat,
    options: &Options,
    tick: &Tick<'_>,
) -> Result<Report, String> {
    // With a `pthread_create` that is no fence, shared memory is never accessed behind this
    // engine's back, not even while one thread is alone. What memory the machine would have is no
    // matter: the model is the text.
    let Config { model, standard, .. } = Config::default();
    let config = Config { pthread_create_fence: false, model, standard, ..setup.config.clone() };
    let leaks = setup.leaks.iter().copied();
    let mut setup = Setup::new(setup.program.clone(), config)?.of_unknown_model().leaking(leaks);
    loop {
        let mut report = Report::default();
        let mut values = Values::default();
        match rounds(&setup, args, options, tick, &mut values, &mut report) {
            Runs::Made => {
                let machine = Machine::new(&setup, args);
                judge_all(machine, values, cat, options, tick, &mut report)?;
                return Ok(report);
            }
            Runs::Leak(shape) if setup.leaks.contains(&shape) => {
                bug!("an object of the shape {shape:?} is not shared from its birth on");
            }
            Runs::Leak(shape) => setup = setup.leaking([shape]),
        }
    }
}

/// Makes runs until they know every value that reads can return; leaves these values. The runs
/// themselves are not kept: most guess what no write stores, and they are many.
fn rounds(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    tick: &Tick<'_>,
    values: &mut Values,
    report: &mut Report,
) -> Runs {
    let mut rounds = 0;
    loop {
        let machine = Machine::new(setup, args);
        let mut next = values.clone();
        let mut most = None;
        let runs = trace::each_run(machine, &mut next, options, tick, report, &mut |run| {
            most = most.max(Some(run.writes()));
            true
        });
        if let Runs::Leak(_) = runs {
            return runs;
        }
        // A value is at the end of a chain of writes, each reading from the one before: no longer
        // than there are writes in a run. (Counters would have new values for ever.)
        let writes = most.unwrap_or(options.events);
        rounds += 1;
        let is_more = next.advance();
        if !is_more
            || rounds > writes + 1
            || !report.cuts.is_empty()
            || !report.unsupported.is_empty()
        {
            return Runs::Made;
        }
        *values = next;
    }
}

/// Every candidate of every run with these values: the runs of the last round once more.
fn judge_all(
    machine: Machine,
    mut values: Values,
    cat: &Cat,
    options: &Options,
    tick: &Tick<'_>,
    report: &mut Report,
) -> Result<(), String> {
    let mut dependent = Dependent::default();
    let (mut first, mut failure) = (None, None);
    // What there is to say of the runs as such, that round has said, but for a stop in this one.
    let mut said = Report::default();
    let looked_at = Cell::new(0);
    let ask = |_| tick(looked_at.get());
    let mut look = |run: Run| {
        let looked = look_at(&run, cat, options, tick, report, &mut dependent);
        looked_at.set(report.states);
        first.get_or_insert(run);
        looked.unwrap_or_else(|why| {
            failure = Some(why);
            false
        })
    };
    trace::each_run(machine, &mut values, options, &ask, &mut said, &mut look);
    said.cuts.into_iter().for_each(|cut| report.cut(cut));
    if let Some(why) = failure {
        return Err(why);
    }
    if let Some(run) = first.filter(|_| dependent.is_any()) {
        trace::unsupported(run, DEPENDENT, report);
    }
    Ok(())
}

/// What has no meaning where races make reads undefined.
pub(crate) const DEPENDENT: &str =
    "a write that races with a read on which it depends, where that read is undef by the race";

/// Every candidate of one run. Says whether to go on.
fn look_at(
    run: &Run,
    cat: &Cat,
    options: &Options,
    tick: &Tick<'_>,
    report: &mut Report,
    dependent: &mut Dependent,
) -> Result<bool, String> {
    let mut failure = None;
    let goes_on = relate::each_candidate(run, &mut |candidate| {
        let is_full = report.states >= options.candidates;
        if let Some(cut) = if is_full { Some(Cut::States) } else { tick(report.states) } {
            report.cut(cut);
            return false;
        }
        let Some((execution, last)) = candidate else { return true };
        report.states += 1;
        failure = judge(run, cat, execution, last, report, dependent).err();
        failure.is_none()
    });
    failure.map_or(Ok(goes_on), Err)
}

/// Enters a candidate if the model allows it and, under `race: Undef`, its undefined reads are
/// those that races make undefined.
fn judge(
    run: &Run,
    cat: &Cat,
    execution: &Execution,
    last: &[Last],
    report: &mut Report,
    dependent: &mut Dependent,
) -> Result<(), String> {
    let judgement = cat.check(execution).map_err(|e| e.to_string())?;
    if !judgement.is_consistent() || !findings::waits_at_newest(run, execution, last) {
        return Ok(());
    }
    if run.machine.setup.config.race == RacePolicy::Undef {
        let flags = judgement.flags;
        return judge_undefined(run, cat, execution, last, flags, report, dependent);
    }
    let is_added = |access: usize| run.events[access].is_speculated;
    if (0..run.events.len()).any(is_added)
        && refuse_unpublished(run, cat, execution, is_added, report)?
    {
        return Ok(());
    }
    let Some(added) = added_races(run, cat, execution, dependent)? else { return Ok(()) };
    // A race of a text that says which accesses race is an error, with both of them.
    let has_race = cat.relation("race", execution).map_err(|e| e.to_string())?.is_some();
    report.flagged.extend(judgement.flags.into_iter().filter(|flag| !has_race || flag != "race"));
    let races = findings::reported(run, cat, execution)?;
    races.iter().for_each(|race| enter_error(run, race, &[], report));
    let mut wrong = findings::findings(run, cat, execution)?;
    let written: Vec<_> = last.iter().map(|(_, write)| (*write, false)).collect();
    if wrong.is_empty() {
        enter(run, last, &written, report);
    }
    for ending in &mut wrong {
        if let End::Race(race) = &mut ending.end {
            race.close(added.iter().cloned());
        }
    }
    list_races(run, added, &written, report);
    wrong.iter().for_each(|ending| enter_error(run, ending, &written, report));
    Ok(())
}

/// With loads that the compiler has added: are just those undefined that race? Their races.
fn added_races(
    run: &Run,
    cat: &Cat,
    execution: &Execution,
    dependent: &mut Dependent,
) -> Result<Option<Vec<Race>>, String> {
    if !run.events.iter().any(|e| e.is_speculated) {
        return Ok(Some(Vec::new()));
    }
    let hb = findings::happens_before(cat, execution, "a load that the compiler has added")?;
    let undefined = Undefined::new(run, execution, &hb);
    let wrong = undefined.wrong_reads(run);
    if wrong.is_empty() {
        dependent.enter(run, execution);
        return Ok(Some(undefined.races(run).collect()));
    }
    if undefined.cause_their_races(run, &wrong) {
        dependent.enter_seeming(run, execution, &wrong);
    }
    Ok(None)
}

/// Accesses that would be undefined as they do not come after the birth of their object: which
/// values they leave is not looked at here. Says whether there are some.
fn refuse_unpublished(
    run: &Run,
    cat: &Cat,
    execution: &Execution,
    counts: impl Fn(usize) -> bool,
    report: &mut Report,
) -> Result<bool, String> {
    let races = findings::initial_races(run, cat, execution)?;
    let is_any = races.iter().any(|(_, access, _)| counts(*access));
    if is_any && report.unsupported.is_empty() {
        let what = "an access that races with the birth of its object and so is undefined, under \
                    the candidates engine";
        trace::unsupported(run.clone(), what, report);
    }
    Ok(is_any)
}

/// A candidate under `race: Undef`.
fn judge_undefined(
    run: &Run,
    cat: &Cat,
    execution: &Execution,
    last: &[Last],
    flags: Vec<String>,
    report: &mut Report,
    dependent: &mut Dependent,
) -> Result<(), String> {
    if run.events.iter().any(|e| e.is_call) {
        let what = "library calls with race: Undef, under the candidates engine";
        if report.unsupported.is_empty() {
            trace::unsupported(run.clone(), what, report);
        }
        return Ok(());
    }
    if refuse_unpublished(run, cat, execution, |_| true, report)? {
        return Ok(());
    }
    let hb = findings::happens_before(cat, execution, "race: Undef")?;
    let undefined = Undefined::new(run, execution, &hb);
    let wrong = undefined.wrong_reads(run);
    if wrong.is_empty() {
        dependent.enter(run, execution);
        // A race as such is no finding.
        report.flagged.extend(flags.into_iter().filter(|flag| flag != "race"));
        let written: Vec<_> = last
            .iter()
            .map(|(location, write)| (*write, undefined.is_undefined_at_end(*location)))
            .collect();
        let wrong = findings::findings(run, cat, execution)?;
        let known = report.errors.len();
        wrong.iter().for_each(|ending| enter_error(run, ending, &written, report));
        for error in &mut report.errors[known..] {
            error.machine.races = undefined.races_behind(run).collect();
        }
        if wrong.is_empty() {
            enter(run, last, &written, report);
        }
        list_races(run, undefined.races(run), &written, report);
    } else if undefined.cause_their_races(run, &wrong) {
        dependent.enter_seeming(run, execution, &wrong);
    }
    Ok(())
}

/// Enters an execution without errors of its own: its outcome, or that it is blocked. `written`:
/// the last write of each location, and whether it is undefined.
fn enter(run: &Run, last: &[Last], written: &[(usize, bool)], report: &mut Report) {
    let failed = run.endings.iter().filter(|e| e.end == End::AssumeFailed);
    if let Some(at) = failed.min_by_key(|e| e.thread) {
        let program = &run.machine.setup.program;
        return report.block(Block::Assumption, at.thread, &at.stack, program);
    }
    if let Some(deadlock) = findings::deadlock(run, last) {
        return enter_error(run, &deadlock, written, report);
    }
    let exits = run.endings.iter().filter(|e| matches!(e.end, End::Exit(_)));
    // Of several threads that call `exit`, the first one says the status (docs/limitations.md).
    let Some(exit) = exits.min_by_key(|e| e.thread) else {
        bug!("an execution in which nobody waits has no end")
    };
    if let Some(outcome) = Outcome::of(&run.finish(exit, written)) {
        report.complete += 1;
        report
            .outcomes
            .entry(outcome)
            .or_insert(Reached { count: 0, witness: Witness::default() })
            .count += 1;
    }
}

/// Lists the races of an execution that are no errors, each pair of places once.
fn list_races(
    run: &Run,
    races: impl IntoIterator<Item = Race>,
    written: &[(usize, bool)],
    report: &mut Report,
) {
    let exit = Ending { end: End::Exit(0), thread: 0, stack: Vec::new() };
    for race in races {
        let sites = |found: &Found| match &found.ending.end {
            End::Race(race) => Some(race.sites()),
            _ => None,
        };
        // In the order in which graphs list them.
        let at = report.races.partition_point(|known| sites(known) < Some(race.sites()));
        if report.races.get(at).and_then(sites) != Some(race.sites()) {
            let machine = run.finish(&exit, written);
            report.races.insert(at, Found::race(&machine, &race, Witness::default()));
        }
    }
}

/// Enters an error that is not known yet.
fn enter_error(run: &Run, ending: &Ending, written: &[(usize, bool)], report: &mut Report) {
    let is_known =
        |f: &Found| f.ending.end.code() == ending.end.code() && f.ending.stack == ending.stack;
    if !report.errors.iter().any(is_known) {
        let machine = run.finish(ending, written);
        report.errors.push(Found { ending: ending.clone(), machine, witness: Witness::default() });
    }
}
