//! What each way of looking at a program sees, looked at when a law asks for it.

use super::{Library, Tools};
use crate::candidates;
use crate::generate::library::{HANDLE, LEAK};
use crate::graph::{self, Equivalence, Path};
use crate::outcome::Outcome;
use crate::peaks::Peaks;
use crate::report::{Cut, Found, Report, Verdict};
use crate::run::{Run, Scheduler, Unwatched, Watch, run};
use crate::steps;
use crate::witness::Witness;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tresse_machine::config::{Limits, RacePolicy};
use tresse_machine::end::Ub;
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End, Ending, Machine, Program, Transition};

/// Which form of a program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Form {
    /// As it is.
    Plain,
    /// With a pointer to each object in a global.
    Leaky,
    /// By the optimiser of this number.
    Optimised(usize),
}

/// Which way of looking.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Way {
    Steps,
    Candidates,
    Graph,
    /// Graphs, with locals in memory.
    GraphInMemory,
    /// Graphs, loops followed round by round.
    GraphRounds,
    /// Graphs, with every order of arrival at barriers.
    GraphArrivals,
    /// Graphs, with reads that make no difference.
    GraphDetours,
    GraphCommuting,
    GraphSections,
    GraphSymmetry,
    GraphByReads,
    /// Graphs, by two workers.
    GraphByTwo,
}

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::agree) struct Seen {
    pub outcomes: BTreeSet<Outcome>,
    /// Codes of errors other than races.
    pub codes: BTreeSet<&'static str>,
    pub is_racy: bool,
    /// Why not everything was seen.
    pub cut: Option<&'static str>,
    /// A way to what was found that does not lead there.
    pub astray: Option<String>,
    pub executions: u64,
    /// What threads have needed of memory, if all was visited and nothing is wrong: each engine
    /// stops somewhere else at an error.
    pub peaks: Option<Peaks>,
}

impl Seen {
    /// Memory is used that is gone: two graphs are one if they differ only in when it went.
    pub(super) fn uses_what_is_gone(&self) -> bool {
        self.codes.iter().any(|code| Seen::is_of_what_is_gone(code))
    }

    /// Is an error of this code a use of memory that is gone?
    pub(in crate::agree) fn is_of_what_is_gone(code: &str) -> bool {
        let gone = [Ub::UseAfterFree, Ub::UseAfterReturn, Ub::DoubleFree];
        gone.iter().any(|ub| ub.code() == code)
    }

    /// The same without globals that `other` does not have: what no code can reach is not linked.
    pub(super) fn among_globals_of(&self, other: &Seen) -> Seen {
        let names = |o: &Outcome| o.globals.iter().map(|(name, _)| name.clone()).collect();
        let Some(known) = other.outcomes.first().map(names) else { return self.clone() };
        let known: BTreeSet<String> = known;
        let less = |o: &Outcome| {
            let mut o = o.clone();
            Arc::make_mut(&mut o.globals).retain(|(name, _)| known.contains(name));
            o
        };
        Seen { outcomes: self.outcomes.iter().map(less).collect(), ..self.clone() }
    }

    /// Undefined behaviour other than races: anything may come after it.
    pub(super) fn has_undefined(&self) -> bool {
        let is_undefined = |c: &&str| matches!(c.as_bytes()[..3], [b'T', b'0', b'4'..=b'8']);
        self.is_racy || self.codes.iter().any(is_undefined)
    }
}

pub(super) type View = Result<Seen, String>;

type Views = BTreeMap<(Form, Way, &'static str), Rc<View>>;
type Programs = BTreeMap<(Form, bool), Result<Arc<Program>, String>>;

/// Of one program, everything that was looked at.
pub(super) struct Looks<'a> {
    pub library: &'a Library<'a>,
    views: RefCell<Views>,
    programs: RefCell<Programs>,
}

/// Rounds of a loop, where loops are followed round by round.
const ROUNDS: u32 = 3;
/// Questions of a search by graphs whether to stop, at most: one for every few events. Where loops
/// go round until there is no more room few executions are as long as many.
const MOST_ASKED: u64 = 20_000;
/// Transitions of a run by chance.
const LONGEST_RUN: u64 = 3000;

impl<'a> Looks<'a> {
    pub(super) fn new(library: &'a Library<'a>) -> Looks<'a> {
        Looks { library, views: RefCell::default(), programs: RefCell::default() }
    }

    fn tools(&self) -> &Tools<'a> {
        &self.library.tools
    }

    /// The linked program. `is_driven`: as the graph engine runs it, locals in registers.
    pub(super) fn program(&self, form: Form, is_driven: bool) -> Result<Arc<Program>, String> {
        if let Some(known) = self.programs.borrow().get(&(form, is_driven)) {
            return known.clone();
        }
        let code = self.library.code;
        let text = match form {
            Form::Plain => Ok(code.text()),
            Form::Leaky => Ok(code.leaky_text()),
            Form::Optimised(n) => (self.tools().optimisers[n].run)(&code.text()),
        };
        let locals = if is_driven { Locals::Registers } else { Locals::Memory };
        let program = text.and_then(|text| (self.tools().link)(&text, locals));
        self.programs.borrow_mut().insert((form, is_driven), program.clone());
        program
    }

    pub(super) fn see(&self, form: Form, way: Way, model: &'static str) -> Rc<View> {
        let key = (form, way, model);
        if let Some(known) = self.views.borrow().get(&key) {
            return known.clone();
        }
        let seen = guarded(|| self.look(form, way, model));
        let seen = Rc::new(seen);
        self.views.borrow_mut().insert(key, seen.clone());
        seen
    }

    fn setup(&self, form: Form, way: Way, model: &str) -> Result<Arc<Setup>, String> {
        let is_driven = !matches!(way, Way::Steps | Way::GraphInMemory | Way::Candidates);
        let limits = Limits { states: self.tools().states, steps: 1_000_000, ..Limits::default() };
        let race = match form {
            Form::Optimised(_) => RacePolicy::Undef,
            Form::Plain | Form::Leaky => RacePolicy::Error,
        };
        let config = Config { limits, race, ..Config::default() };
        // Candidates have the model's text.
        let model = if way == Way::Candidates { config.model } else { model.into() };
        let config = Config { model, ..config };
        Setup::new(self.program(form, is_driven)?, config)
    }

    fn look(&self, form: Form, way: Way, model: &'static str) -> View {
        let setup = self.setup(form, way, model)?;
        let report = match way {
            Way::Steps => {
                let options = steps::Options {
                    keep_going: true,
                    max_errors: usize::MAX,
                    ..steps::Options::default()
                };
                steps::search(&setup, &args(), &options, &|_| None)
            }
            Way::Candidates => self.candidates(&setup, model)?,
            _ => {
                // Each execution by reads takes as long as many others.
                let share = if way == Way::GraphByReads { 10 } else { 1 };
                let most = self.tools().executions / share;
                let asked = AtomicU64::new(0);
                let tick = |at: graph::Progress| {
                    let asked = asked.fetch_add(1, Ordering::Relaxed);
                    (at.executions > most || asked > MOST_ASKED / share).then_some(Cut::States)
                };
                graph::search(&setup, &args(), &graph_options(way), &tick)?
            }
        };
        let mut seen = seen(&report)?;
        if form == Form::Plain && matches!(way, Way::Steps | Way::Graph) {
            seen.astray = astray(&setup, &report);
        }
        Ok(seen)
    }

    fn candidates(&self, setup: &Arc<Setup>, model: &str) -> Result<Report, String> {
        let row = tresse_memmodels::find(model);
        let cat = row.ok_or_else(|| format!("no axioms are called {model}"))?.cat()?;
        let options = candidates::Options {
            candidates: self.tools().states,
            ..candidates::Options::default()
        };
        candidates::search(setup, &args(), &cat, &options)
    }

    /// One run by chance; `None`: it was too long.
    pub(super) fn run(&self, model: &'static str, seed: u64) -> Result<Option<Ending>, String> {
        guarded(|| {
            let setup = self.setup(Form::Plain, Way::Steps, model)?;
            Ok(run(&setup, &args(), Scheduler::Random(seed), &mut Steps(0)).map(|r| r.ending))
        })
    }

    /// The outcome of the same run, if it has one.
    pub(super) fn outcome(&self, model: &'static str, seed: u64) -> Option<Outcome> {
        let setup = self.setup(Form::Plain, Way::Steps, model).ok()?;
        let run = run(&setup, &args(), Scheduler::Random(seed), &mut Steps(0))?;
        Outcome::of(&run.machine).map(|o| shown(&o))
    }
}

/// Counts steps.
struct Steps(u64);

impl Watch for Steps {
    fn before(&mut self, _: &Machine, _: Transition) {
        self.0 += 1;
    }

    fn goes_on(&mut self) -> bool {
        self.0 < LONGEST_RUN
    }
}

fn args() -> Vec<String> {
    vec!["program".into()]
}

/// A panic is a bug of ours, and must not end the comparison: the program is wanted.
fn guarded<T>(look: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(look)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|t| (*t).to_owned()));
        Err(format!("{}{}", super::PANIC, text.unwrap_or_default()))
    })
}

fn graph_options(way: Way) -> graph::Options {
    let mut options = graph::Options { max_events: 400, ..graph::Options::default() };
    match way {
        Way::GraphRounds => (options.block_spins, options.unroll) = (false, Some(ROUNDS)),
        Way::GraphArrivals => options.reduce_barriers = false,
        Way::GraphDetours => options.skip_detours = false,
        Way::GraphCommuting => options.commute_updates = true,
        Way::GraphSections => options.reduce_sections = true,
        // As the command line has it.
        Way::GraphSymmetry => {
            (options.symmetry, options.commute_updates) = (true, true);
            options.reduce_sections = true;
        }
        Way::GraphByReads => {
            // A step takes as long as there are pairs of events.
            (options.equivalence, options.max_events) = (Equivalence::ReadsFrom, 200);
        }
        Way::GraphByTwo => options.workers = 2,
        _ => {}
    }
    options
}

/// An outcome without what only one form of a program has: pointers that leak, the lines at which
/// objects were made; and without the numbers of threads, which mean nothing.
fn shown(outcome: &Outcome) -> Outcome {
    let mut outcome = plain(outcome);
    Arc::make_mut(&mut outcome.globals)
        .retain(|(name, _)| !name.starts_with(LEAK) && !name.starts_with(HANDLE));
    outcome
}

/// An outcome without the lines at which objects were made.
pub(in crate::agree) fn plain(outcome: &Outcome) -> Outcome {
    let mut outcome = outcome.clone();
    for (_, value) in Arc::make_mut(&mut outcome.globals) {
        if let Some(end) = value.find(" allocated at ") {
            value.truncate(end);
        }
    }
    outcome
}

fn seen(report: &Report) -> View {
    if let Some(found) = report.unsupported.first() {
        return Err(format!("{:?}", found.ending.end));
    }
    let mut seen = seen_in_part(report);
    seen.outcomes = report.outcomes.keys().map(shown).collect();
    Ok(seen)
}

/// What a report has; of executions that do what is not modelled, nothing.
pub(in crate::agree) fn seen_in_part(report: &Report) -> Seen {
    let ends = report.errors.iter().map(|f| &f.ending.end);
    let is_race = |e: &&End| matches!(e, End::Race(_));
    let livelock = report.livelock.iter().map(|_| &End::Livelock);
    let unsupported = report.unsupported.first().map(|_| "it does what is not modelled");
    Seen {
        outcomes: report.outcomes.keys().map(plain).collect(),
        is_racy: ends.clone().any(|e| is_race(&e)) || report.flagged.contains("race"),
        codes: ends.filter(|e| !is_race(e)).chain(livelock).map(End::code).collect(),
        cut: report.cuts.first().map(|c| c.describe()).or(unsupported),
        astray: None,
        executions: report.complete,
        peaks: report.peaks.clone().filter(|_| report.verdict() == Verdict::NoErrors),
    }
}

/// A way to what was found, by its string, that leads elsewhere.
fn astray(setup: &Arc<Setup>, report: &Report) -> Option<String> {
    let wrong = |found: &Found| leads_to(setup, &found.witness, &found.ending.end).err();
    let of_errors = report.errors.iter().find_map(wrong);
    of_errors.or_else(|| {
        let outcomes = report.outcomes.iter().take(4);
        outcomes.into_iter().find_map(|(outcome, reached)| match follow(setup, &reached.witness) {
            Ok((_, machine)) if Outcome::of(&machine).as_ref() == Some(outcome) => None,
            Ok((ending, _)) => Some(format!("an outcome: {ending:?}")),
            Err(why) => Some(format!("an outcome: {why}")),
        })
    })
}

fn leads_to(setup: &Arc<Setup>, witness: &Witness, end: &End) -> Result<(), String> {
    let (ending, _) = follow(setup, witness).map_err(|why| format!("{}: {why}", end.code()))?;
    match ending.end.code() == end.code() {
        true => Ok(()),
        false => Err(format!("{}: leads to {:?}", end.code(), ending.end)),
    }
}

fn follow(setup: &Arc<Setup>, witness: &Witness) -> Result<(Ending, Machine), String> {
    let text = witness.encode(7);
    match Witness::decode(&text, 7).map_err(|e| e.to_string())? {
        Witness::Graph(path) => follow_graph(setup, &path),
        Witness::Schedule(schedule) => {
            let Some(Run { ending, machine, is_astray, .. }) =
                run(setup, &args(), Scheduler::Replay(schedule), &mut Unwatched)
            else {
                return Err("the run does not end".into());
            };
            if is_astray { Err("astray".into()) } else { Ok((ending, machine)) }
        }
    }
}

fn follow_graph(setup: &Arc<Setup>, path: &Path) -> Result<(Ending, Machine), String> {
    let followed = graph::follow(setup, &args(), path)?.found;
    Ok((followed.ending, followed.machine))
}
