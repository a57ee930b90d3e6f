//! What if: one program under many machines and models, and one table of what becomes of it.
//!
//! The axes are parameters, each with the values that it takes; a cell is one combination of them,
//! and what `Check` finds there. The first cell that can be looked at is the one that the others
//! are compared with.

mod cell;
mod keep;
mod models;
mod smallest;
mod svg;
mod table;
mod text;

pub use cell::{Cell, Found, Kind, Shown};
pub use models::Right;
pub use smallest::{Bound, Smallest, Way as SmallestWay};
pub use table::Table;

use crate::check::{Check, workers};
use crate::failure::Failure;
use crate::layout::Chosen;
use crate::loader::Loader;
use crate::program::Program;
use keep::Kept;
use parking_lot::Mutex;
use rustc_hash::FxHashMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tresse_explore::pool;
use tresse_machine::config::Config;

/// The name of the axis of programs. Cells are compared with one that has the same.
pub const PROGRAM: &str = "program";

/// A parameter, and the values that it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axis {
    /// Its name, as the table shows it.
    pub name: String,
    /// Its values, as the table shows them.
    pub values: Vec<String>,
}

/// What one combination of values means.
#[derive(Clone, Default, Debug)]
pub struct Point {
    /// The machine.
    pub config: Config,
    /// The memory model, over that of the config: a name, or a file in herd's language.
    pub model: Option<String>,
    /// Flags that are honoured, or refused, whatever their value ([`Check::ask`]).
    pub asked: Vec<&'static str>,
    /// More flags for clang.
    pub clang_flags: Vec<String>,
    /// Files of the program, beside those that all points have.
    pub files: Vec<PathBuf>,
}

impl Point {
    /// The program, compiled for this.
    pub(crate) fn load(&self, loader: &Loader) -> Result<Program, Failure> {
        let loader = loader.clone().machine(&self.config);
        let loader = self.files.iter().fold(loader, |loader, file| loader.file(file));
        // Of points that choose no layout there is none to look at the program with.
        let is_chosen = !Chosen::of(&self.config).describe().is_empty();
        let loader = if is_chosen { loader } else { loader.relayout(false) };
        self.clang_flags.iter().fold(loader, |l, flag| l.clang_flag(flag)).load()
    }

    /// A search here, of all outcomes and errors.
    pub(crate) fn check<'p>(&self, program: &'p Program, cancel: &Arc<AtomicBool>) -> Check<'p> {
        let check = Check::new(program)
            .config(self.config.clone())
            .outcomes(true)
            .keep_going(true)
            .cancel(cancel.clone());
        let check = self.model.iter().fold(check, |check, model| check.model(model));
        self.asked.iter().fold(check, |check, flag| check.ask(flag))
    }
}

/// How far a sweep is: after each cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// Searches that are over.
    pub done: usize,
    /// All of them.
    pub all: usize,
    /// How many found an error.
    pub wrong: usize,
}

type Ask = Arc<dyn for<'p> Fn(Check<'p>) -> Check<'p> + Send + Sync>;

/// One program under many machines and models.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// use tresse::sweep::{Axis, Point, Sweep};
/// use tresse::Loader;
///
/// let ir = "define i32 @main() {\n  %a = alloca [600 x i8]\n  ret i32 0\n}\n";
/// let stacks = Axis { name: "stack".into(), values: vec!["1KiB".into(), "512".into()] };
/// let mut points = vec![Point::default(), Point::default()];
/// points[0].config.stack = tresse::config::Size(1024);
/// points[1].config.stack = tresse::config::Size(512);
/// let table = Sweep::new(Loader::new().ir("a.ll", ir), vec![stacks], points).run()?;
/// assert_eq!((table.exit_code(), table.differs(1)), (14, true));
/// # Ok(())
/// # }
/// ```
#[derive(Clone)]
pub struct Sweep {
    loader: Loader,
    axes: Vec<Axis>,
    points: Vec<Point>,
    bounds: Vec<Bound>,
    ask: Ask,
    jobs: Option<usize>,
    keep: Option<PathBuf>,
    cancel: Arc<AtomicBool>,
    on_done: Option<Arc<dyn Fn(Done) + Send + Sync>>,
}

impl fmt::Debug for Sweep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sweep").field("axes", &self.axes).finish_non_exhaustive()
    }
}

/// Which program, and how it is compiled: C files are, once for each.
type Build = (Chosen, Vec<String>, Vec<PathBuf>);

/// What is to be looked at: a cell, or the smallest value of a bound where all else is as there.
#[derive(Clone, Copy)]
enum Task {
    Cell(usize),
    Smallest(usize, usize),
}

/// What became of it.
enum Looked {
    Cell(usize, Box<Found>),
    Smallest(Smallest),
}

impl Sweep {
    /// Of the program that this loader loads. `points` are the combinations of the axes' values:
    /// those of the last axis follow one another.
    pub fn new(loader: Loader, axes: Vec<Axis>, points: Vec<Point>) -> Sweep {
        Sweep {
            loader,
            axes,
            points,
            bounds: Vec::new(),
            ask: Arc::new(|check| check),
            jobs: None,
            keep: None,
            cancel: Arc::default(),
            on_done: None,
        }
    }

    /// Looks for the smallest value of these as well, with which a cell says what it says.
    #[must_use]
    pub fn smallest(mut self, bounds: Vec<Bound>) -> Sweep {
        self.bounds = bounds;
        self
    }

    /// What each search is asked besides.
    #[must_use]
    pub fn each(
        mut self,
        ask: impl for<'p> Fn(Check<'p>) -> Check<'p> + Send + Sync + 'static,
    ) -> Sweep {
        self.ask = Arc::new(ask);
        self
    }

    /// So many searches at a time; one for each processor without it.
    #[must_use]
    pub fn jobs(mut self, jobs: usize) -> Sweep {
        self.jobs = Some(jobs);
        self
    }

    /// Keeps what was found in this file, and begins with what is there.
    #[must_use]
    pub fn keep(mut self, file: impl Into<PathBuf>) -> Sweep {
        self.keep = Some(file.into());
        self
    }

    /// Stops when the flag is set.
    #[must_use]
    pub fn cancel(mut self, flag: Arc<AtomicBool>) -> Sweep {
        self.cancel = flag;
        self
    }

    /// Hears of each search that is over.
    #[must_use]
    pub fn on_done(mut self, hear: impl Fn(Done) + Send + Sync + 'static) -> Sweep {
        self.on_done = Some(Arc::new(hear));
        self
    }

    /// Looks at all of them.
    ///
    /// # Errors
    /// The axes do not go with the points; the file of what was found cannot be used. What is wrong
    /// with a cell is in the table.
    pub fn run(&self) -> Result<Table, Failure> {
        self.check()?;
        let started = Instant::now();
        let work = Work {
            sweep: self,
            programs: self.programs(),
            kept: self.keep.as_ref().map(|file| Kept::open(file)).transpose()?,
            seen: Mutex::default(),
        };
        let cells = (0..self.points.len()).map(Task::Cell);
        let smallest = self.points.iter().enumerate().flat_map(|(point, _)| {
            (0..self.bounds.len()).map(move |bound| Task::Smallest(point, bound))
        });
        let tasks: Vec<Task> = cells.chain(smallest).collect();
        let all = tasks.len();
        let results = Mutex::new((Vec::new(), 0));
        pool::run(
            workers(self.jobs).min(all),
            tasks,
            || self.is_stopped().then_some(()),
            |worker, task| {
                if self.is_stopped() {
                    return worker.stop(());
                }
                let result = work.perform(task);
                let is_wrong = matches!(&result, Looked::Cell(_, found) if found.is_error());
                let mut results = results.lock();
                results.0.push(result);
                results.1 += usize::from(is_wrong);
                if let Some(hear) = &self.on_done {
                    hear(Done { done: results.0.len(), all, wrong: results.1 });
                }
            },
        );
        if let Some(kept) = work.kept {
            kept.finish()?;
        }
        Ok(self.table(results.into_inner().0, started))
    }

    fn check(&self) -> Result<(), Failure> {
        let all = self.axes.iter().map(|axis| axis.values.len()).product::<usize>();
        match all == self.points.len() && all > 0 {
            true => Ok(()),
            false => Err(Failure::bad(format!(
                "a sweep of {all} combinations has {} points",
                self.points.len()
            ))),
        }
    }

    fn is_stopped(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    /// The program, compiled for each layout and with each set of flags that points have.
    fn programs(&self) -> FxHashMap<Build, Result<Program, Failure>> {
        let mut programs = FxHashMap::default();
        for point in &self.points {
            programs.entry(build(point)).or_insert_with(|| point.load(&self.loader));
        }
        programs
    }

    /// The results in the order of the points.
    fn table(&self, results: Vec<Looked>, started: Instant) -> Table {
        let mut cells: Vec<Cell> = (0..self.points.len())
            .map(|number| Cell {
                values: self.values(number),
                model: model(&self.points[number]),
                found: Found::never(),
            })
            .collect();
        let mut smallest = Vec::new();
        for result in results {
            match result {
                Looked::Cell(number, found) => cells[number].found = *found,
                Looked::Smallest(found) => smallest.push(found),
            }
        }
        smallest.sort_by_key(|s| (s.bound, s.point));
        let bounds = self.bounds.iter().map(|bound| bound.name.to_owned()).collect();
        Table {
            files: self.loader.names(),
            axes: self.axes.clone(),
            cells,
            bounds,
            smallest,
            time: started.elapsed(),
        }
    }

    /// The values of a point.
    fn values(&self, mut number: usize) -> Vec<String> {
        let mut values: Vec<String> = Vec::new();
        for axis in self.axes.iter().rev() {
            values.push(axis.values[number % axis.values.len()].clone());
            number /= axis.values.len();
        }
        values.reverse();
        values
    }
}

/// The model of a point.
fn model(point: &Point) -> String {
    let name = point.model.as_deref().unwrap_or(&point.config.model);
    if name.ends_with(".cat") { name.to_owned() } else { name.to_ascii_lowercase() }
}

fn build(point: &Point) -> Build {
    (Chosen::of(&point.config), point.clang_flags.clone(), point.files.clone())
}

/// A sweep at work.
struct Work<'s> {
    sweep: &'s Sweep,
    programs: FxHashMap<Build, Result<Program, Failure>>,
    kept: Option<Kept>,
    /// What was found so far.
    seen: Mutex<FxHashMap<String, Found>>,
}

impl Work<'_> {
    fn perform(&self, task: Task) -> Looked {
        let points = &self.sweep.points;
        match task {
            Task::Cell(number) => Looked::Cell(number, Box::new(self.look(&points[number]))),
            Task::Smallest(point, bound) => {
                let look = |n| {
                    let mut at = points[point].clone();
                    self.sweep.bounds[bound].set(&mut at, n);
                    (!self.sweep.is_stopped()).then(|| self.look(&at))
                };
                let cell = self.look(&points[point]);
                let (value, way) = smallest::search(&self.sweep.bounds[bound], &cell, &look);
                Looked::Smallest(Smallest { point, bound, value, way })
            }
        }
    }

    /// What is found at a point.
    fn look(&self, point: &Point) -> Found {
        let program = match &self.programs[&build(point)] {
            Ok(program) => program,
            Err(failure) => return Found::failed(failure),
        };
        let check = point.check(program, &self.sweep.cancel).jobs(1);
        let check = (self.sweep.ask)(check);
        let key = match keep::key(&check) {
            Ok(key) => key,
            Err(failure) => return Found::failed(&failure),
        };
        let known = || self.kept.as_ref().and_then(|kept| kept.get(&key));
        if let Some(found) = self.seen.lock().get(&key).cloned().or_else(known) {
            return found;
        }
        let found = match check.run() {
            Ok(report) => Found::of(&report),
            Err(failure) => Found::failed(&failure),
        };
        // What was stopped is to be looked at again.
        if !self.sweep.is_stopped() {
            if let Some(kept) = &self.kept {
                kept.put(&key, &found);
            }
            self.seen.lock().insert(key, found.clone());
        }
        found
    }
}
