//! What one machine or model allows and another one does not: outcomes and errors, each with an
//! execution graph, and what the other model's text forbids that graph by.

mod text;

use crate::check::Check;
use crate::failure::Failure;
use crate::loader::Loader;
use crate::model::{cat_of_file, cat_of_ours};
use crate::parameters::Way;
use crate::program::Program;
use crate::replay::Replay;
use crate::report::words::show_outcome;
use crate::report::{ExecutionGraph, Problem, ReplayHint, Report, Spot, Verdict};
use crate::sweep::Point;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tresse_explore::Outcome;
use tresse_explore::graph::has_readers;
use tresse_machine::config::{Config, Standard};
use tresse_memmodels::cat::Cat;
use tresse_memmodels::graph::{self, Forbidden};
use tresse_memmodels::patience::Halt;

type Ask = Arc<dyn for<'p> Fn(Check<'p>) -> Check<'p> + Send + Sync>;

/// One program under two machines or models.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// use tresse::sweep::Point;
/// use tresse::{Compare, Loader};
///
/// let ir = "@x = global i32 0\n@y = global i32 0\n\
///           @r = global i32 0\n@s = global i32 0\n\
///           declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
///           declare i32 @pthread_join(i64, ptr)\n\
///           define ptr @other(ptr %p) {\n\
///             store atomic i32 1, ptr @y monotonic, align 4\n\
///             %b = load atomic i32, ptr @x monotonic, align 4\n\
///             store i32 %b, ptr @s\n  ret ptr null\n}\n\
///           define i32 @main() {\n\
///             %t = alloca i64\n\
///             %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)\n\
///             store atomic i32 1, ptr @x monotonic, align 4\n\
///             %a = load atomic i32, ptr @y monotonic, align 4\n\
///             store i32 %a, ptr @r\n\
///             %i = load i64, ptr %t\n\
///             %j = call i32 @pthread_join(i64 %i, ptr null)\n  ret i32 0\n}\n";
/// let values = ["tso", "sc"].map(str::to_owned);
/// let points = [0, 1].map(|n| Point { model: Some(values[n].clone()), ..Point::default() });
/// let found = Compare::new(Loader::new().ir("sb.ll", ir), "model", values, points).run()?;
/// let [tso, sc] = &found.sides;
/// assert!(tso.only.len() == 1 && sc.only.is_empty());
/// let forbidden = tso.only[0].forbidden().expect("by sc");
/// let names: Vec<&str> = forbidden.edges.iter().map(|edge| &edge.relation[..]).collect();
/// assert_eq!((&forbidden.check[..], &names[..]), ("sc", &["po", "fr", "po", "fr"][..]));
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Compare {
    loader: Loader,
    name: String,
    values: [String; 2],
    points: [Point; 2],
    ask: Ask,
    cancel: Arc<AtomicBool>,
}

impl fmt::Debug for Compare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Compare").field("values", &self.values).finish_non_exhaustive()
    }
}

/// What the other side's text says of an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It forbids the graph.
    Forbidden(Forbidden),
    /// It allows the graph: executions that go this way end in an error there, or were not visited.
    Allowed,
    /// Both have the same text: what differs is the machine.
    SameText,
    /// The text does not say what those do who hold a read-write lock for reading.
    Unsaid,
    /// There is no graph to ask about, or no answer was waited for.
    NoGraph,
}

/// What one side has.
#[derive(Clone, Debug)]
pub enum Seen {
    /// The final state of an execution.
    Outcome(Outcome),
    /// An error.
    Error(Box<Problem>),
}

/// Something that the other side has not.
#[derive(Clone, Debug)]
pub struct Only {
    /// What.
    pub seen: Seen,
    /// How to see it again.
    pub replay: Option<ReplayHint>,
    /// The smallest execution graph of those that the search has met.
    pub graph: Option<ExecutionGraph>,
    /// What the other side's text says of it.
    pub why: Why,
}

impl Only {
    /// What the other side's text forbids it by.
    pub fn forbidden(&self) -> Option<&Forbidden> {
        match &self.why {
            Why::Forbidden(forbidden) => Some(forbidden),
            _ => None,
        }
    }

    /// In a line.
    pub fn title(&self) -> String {
        match &self.seen {
            Seen::Outcome(outcome) => show_outcome(outcome),
            Seen::Error(problem) => format!("{}: {}", problem.code, problem.message),
        }
    }
}

/// One of the two.
#[derive(Clone, Debug)]
pub struct Side {
    /// Its value.
    pub value: String,
    /// What a search has found.
    pub report: Report,
    /// What the other one has not: outcomes first.
    pub only: Vec<Only>,
}

impl Side {
    /// Was everything visited, and modelled?
    pub fn is_whole(&self) -> bool {
        let is_known = matches!(self.report.verdict, Verdict::NoErrors | Verdict::Error);
        is_known && self.report.cuts().is_empty() && self.report.is_modelled()
    }
}

/// What two machines or models have of each other.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The program's files.
    pub files: Vec<String>,
    /// What differs between the two.
    pub name: String,
    /// The two.
    pub sides: [Side; 2],
}

impl Comparison {
    /// 0: they have the same, and everything was visited; 1 if not.
    pub fn exit_code(&self) -> u8 {
        let is_same = self.sides.iter().all(|side| side.only.is_empty() && side.is_whole());
        u8::from(!is_same)
    }
}

/// One side while it is looked at.
struct Half<'c> {
    point: &'c Point,
    program: Program,
    report: Report,
    cat: Cat,
}

impl Compare {
    /// Of the program that this loader loads: under two values of a parameter of this name, and
    /// what these mean.
    pub fn new(loader: Loader, name: &str, values: [String; 2], points: [Point; 2]) -> Compare {
        let name = name.to_owned();
        let cancel = Arc::default();
        Compare { loader, name, values, points, ask: Arc::new(|check| check), cancel }
    }

    /// What each search is asked besides.
    #[must_use]
    pub fn each(
        mut self,
        ask: impl for<'p> Fn(Check<'p>) -> Check<'p> + Send + Sync + 'static,
    ) -> Compare {
        self.ask = Arc::new(ask);
        self
    }

    /// Stops when the flag is set.
    #[must_use]
    pub fn cancel(mut self, flag: Arc<AtomicBool>) -> Compare {
        self.cancel = flag;
        self
    }

    /// Looks at both.
    ///
    /// # Errors
    /// One of the two is refused, or the program cannot be loaded.
    pub fn run(&self) -> Result<Comparison, Failure> {
        let [first, second] = &self.points;
        let halves = [self.half(first)?, self.half(second)?];
        let files = halves[0].program.files();
        let only = [self.only(&halves[0], &halves[1])?, self.only(&halves[1], &halves[0])?];
        let sides = halves.into_iter().zip(only).zip(self.values.clone());
        let sides = sides.map(|((half, only), value)| Side { value, report: half.report, only });
        let sides: Vec<Side> = sides.collect();
        match <[Side; 2]>::try_from(sides) {
            Ok(sides) => Ok(Comparison { files, name: self.name.clone(), sides }),
            Err(_) => Err(Failure::internal("a comparison has two sides")),
        }
    }

    fn half<'c>(&self, point: &'c Point) -> Result<Half<'c>, Failure> {
        let program = point.load(&self.loader)?;
        let check = (self.ask)(point.check(&program, &self.cancel));
        // An order of updates that is left open says nothing to a model's text.
        let check = match check.is_by_graphs()? {
            true => check.no_commuting_updates(true).smallest_errors(true),
            false => check,
        };
        let report = check.run()?;
        let cat = match &point.model {
            Some(file) if file.ends_with(CAT_FILE) => cat_of_file(Path::new(file))?,
            Some(name) => {
                let model = name.to_ascii_lowercase();
                cat_of_ours(&Config { model, ..point.config.clone() })?
            }
            None => cat_of_ours(&point.config)?,
        };
        Ok(Half { point, program, report, cat })
    }

    /// What one has and the other has not.
    fn only(&self, this: &Half<'_>, other: &Half<'_>) -> Result<Vec<Only>, Failure> {
        let outcomes = |half: &Half<'_>| -> Vec<_> {
            half.report.search().map_or_else(Vec::new, |search| search.outcomes.clone())
        };
        let theirs = outcomes(other);
        let new = outcomes(this)
            .into_iter()
            .filter(|reached| theirs.iter().all(|known| known.outcome != reached.outcome))
            .map(|reached| (Seen::Outcome(reached.outcome), reached.replay));
        let is_new =
            |problem: &&Problem| !other.report.problems.iter().any(|p| is_same(problem, p));
        let errors = distinct(&this.report).into_iter().filter(is_new);
        let errors = errors.map(|p| (Seen::Error(Box::new(p.clone())), p.replay.clone()));
        new.chain(errors).map(|(seen, replay)| self.one(seen, replay, this, other)).collect()
    }

    fn one(
        &self,
        seen: Seen,
        replay: Option<ReplayHint>,
        this: &Half<'_>,
        other: &Half<'_>,
    ) -> Result<Only, Failure> {
        let nothing = |seen, replay| Only { seen, replay, graph: None, why: Why::NoGraph };
        let Some(string) = replay.as_ref().map(|hint| hint.string.clone()) else {
            return Ok(nothing(seen, replay));
        };
        if this.report.way != Way::Graph || self.is_stopped() {
            return Ok(nothing(seen, replay));
        }
        let again = Replay::new(&this.program, &string).config(this.point.config.clone());
        let again = this.point.model.iter().fold(again, |again, model| again.model(model));
        let Some(followed) = again.cancel(self.cancel.clone()).followed()? else {
            return Ok(nothing(seen, replay));
        };
        let is_over = || self.is_stopped();
        let why = match () {
            () if this.text() == other.text() => Why::SameText,
            () if has_readers(&followed.found.machine.setup.program) => Why::Unsaid,
            () => match graph::why(&other.cat, &followed.graph, &Halt::new(&is_over)) {
                Ok(Some(Some(forbidden))) => Why::Forbidden(forbidden),
                Ok(Some(None)) => Why::Allowed,
                Ok(None) => Why::NoGraph,
                Err(e) => return Err(Failure::bad(e.to_string())),
            },
        };
        let machine = followed.found.machine;
        let graph = Some(ExecutionGraph { number: 1, view: followed.view, machine });
        Ok(Only { seen, replay, graph, why })
    }

    fn is_stopped(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

/// How a model's text is told from a name.
const CAT_FILE: &str = ".cat";

impl Half<'_> {
    /// Which text its model has.
    fn text(&self) -> (&str, Standard) {
        (self.cat.name(), self.point.config.standard)
    }
}

/// What is wrong in some execution, once for each: whichever thread it is that meets it, with the
/// smallest graph.
fn distinct(report: &Report) -> Vec<&Problem> {
    let mut list: Vec<&Problem> = Vec::new();
    for problem in &report.problems {
        match list.iter_mut().find(|known| is_same(known, problem)) {
            None => list.push(problem),
            Some(known) if problem.events < known.events => *known = problem,
            Some(_) => {}
        }
    }
    list
}

/// Is it the same error: of the same kind, at the same places?
fn is_same(a: &Problem, b: &Problem) -> bool {
    a.code == b.code && spots(a) == spots(b)
}

/// Where an error is, in whatever order it names its places.
fn spots(problem: &Problem) -> Vec<&Spot> {
    let named = problem.locations.iter().filter(|at| at.role != "called from");
    let mut spots: Vec<&Spot> = named.map(|at| &at.spot).collect();
    spots.sort_by_key(|spot| (&spot.file, spot.line, spot.col));
    spots
}
