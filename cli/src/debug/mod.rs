//! Forward and back in one execution, and what there is to see at each place: what `tresse debug`
//! shows on a terminal.

mod memory;
mod panes;
mod source;
mod watch;

pub use panes::{Panes, ThreadLine};
pub use source::{Quoted, SourceLine};
pub use tresse_explore::walk::{By, Place};

use crate::failure::Failure;
use crate::model::check_model;
use crate::parameters::Way;
use crate::program::{For, Linked, Program};
use crate::report::Context;
use crate::run::{Sink, only};
use crate::settings::{Settings, Watch, settings_methods};
use source::Files;
use tresse_explore::Witness;
use tresse_explore::graph::{self, PREFIX};
use tresse_explore::run::{self, Scheduler, settled};
use tresse_explore::walk::{Course, Walk};
use tresse_machine::Machine;
use tresse_machine::thread::Tid;

/// One execution to go forward and back in: `tresse debug`.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// use tresse::debug::{By, Debug};
///
/// let ir = "@x = global i32 0\n\
///           define i32 @main() {\n  store i32 1, ptr @x\n  store i32 2, ptr @x\n  ret i32 0\n}\n";
/// let program = tresse::Loader::new().ir("twice.ll", ir).load()?;
/// let mut session = Debug::new(&program).start()?;
/// session.watch("x");
/// let mut seen = session.panes().watches;
/// while session.forward(By::Instruction)? {
///     seen.extend(session.panes().watches);
/// }
/// seen.dedup();
/// assert_eq!(seen, ["x = 0", "x = 1", "x = 2"]);
/// session.back(By::Instruction)?;
/// # Ok(())
/// # }
/// ```
pub struct Debug<'p> {
    program: &'p Program,
    settings: Settings,
    seed: Option<u64>,
    string: Option<String>,
}

impl<'p> Debug<'p> {
    /// Of this program, with threads that take turns.
    pub fn new(program: &'p Program) -> Debug<'p> {
        Debug { program, settings: Settings::default(), seed: None, string: None }
    }

    settings_methods!();

    /// Chooses threads at random, from this seed.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = Some(seed);
        self
    }

    /// The execution that a replay string of a report leads to, over a seed.
    #[must_use]
    pub fn replay(mut self, string: &str) -> Self {
        self.string = Some(string.trim().to_owned());
        self
    }

    /// Stands at the beginning.
    ///
    /// # Errors
    /// A parameter is refused, the program cannot be linked, or the string is not of this program.
    pub fn start(self) -> Result<Session<'p>, Failure> {
        self.settings.check()?;
        let (way, whom) = match &self.string {
            Some(string) if string.starts_with(PREFIX) => (Way::ReplayGraph, For::Graphs),
            Some(_) => (Way::Replay, For::States),
            None => (Way::Run, For::States),
        };
        let (way, because) = only(way, &self.settings)?;
        let config = self.settings.config.clone();
        check_model(way, &config)?;
        let linked = self.program.link(&config, whom)?;
        let (judge, model) = (self.settings.judge()?, self.settings.model_name());
        let context = Context { way, because, program: self.program, linked, model, judge };
        let watch = self.settings.watch();
        let course = self.course(&context, &watch)?;
        let mut session = Session {
            files: Files::new(self.program),
            watch,
            walk: Walk::new(course),
            thread: 0,
            watches: Vec::new(),
            is_ir: false,
        };
        if way == Way::ReplayGraph {
            // Does the path lead to an end? It is not long.
            session.to_end(&mut || true)?;
            session.go_to(Place::default())?;
        }
        Ok(session)
    }

    fn course(&self, context: &Context<'_>, watch: &Watch) -> Result<Course, Failure> {
        let Linked { setup, argv, check, .. } = &context.linked;
        let witness = match &self.string {
            None => None,
            Some(string) => {
                Some(Witness::decode(string, *check).map_err(|e| Failure::bad(e.to_string()))?)
            }
        };
        let scheduler = match witness {
            Some(Witness::Graph(path)) => {
                let course = graph::Course::new(setup, argv, &path, context.judge.clone());
                return Ok(Course::Graph(Box::new(course.map_err(Failure::bad)?)));
            }
            Some(Witness::Schedule(schedule)) => Scheduler::Replay(schedule),
            None => self.seed.map_or(Scheduler::RoundRobin, Scheduler::Random),
        };
        let mut sink = Sink { watch, on_output: None, kept: Vec::new() };
        let Some(setup) = settled(setup, argv, &scheduler, &mut sink) else {
            return Err(Failure::bad("the execution was stopped before it could be looked at"));
        };
        let course = run::Course::new(Machine::new(&setup, argv), scheduler);
        Ok(Course::Run(Box::new(course)))
    }
}

/// An execution, and somebody who looks at it.
pub struct Session<'p> {
    files: Files<'p>,
    watch: Watch,
    walk: Walk,
    /// The thread that is looked at.
    thread: Tid,
    /// Variables, by the names that were typed.
    watches: Vec<String>,
    /// IR is shown, and not the source.
    is_ir: bool,
}

impl Session<'_> {
    /// Goes forward. `false`: this is the end.
    ///
    /// # Errors
    /// The path of a graph does not exist in the program.
    pub fn forward(&mut self, by: By) -> Result<bool, Failure> {
        self.forward_while(by, &mut || true)
    }

    /// Goes back. `false`: this is the beginning.
    ///
    /// # Errors
    /// As [`Session::forward`].
    pub fn back(&mut self, by: By) -> Result<bool, Failure> {
        self.back_while(by, &mut || true)
    }

    /// Goes forward, as long as `goes_on` says so.
    ///
    /// # Errors
    /// As [`Session::forward`].
    pub fn forward_while(
        &mut self,
        by: By,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Result<bool, Failure> {
        let watch = &self.watch;
        let gone = self.walk.forward(by, &mut || watch.stop().is_none() && goes_on());
        self.thread = self.walk.last_thread().unwrap_or(self.thread);
        gone.map_err(Failure::bad)
    }

    /// Goes back, as long as `goes_on` says so.
    ///
    /// # Errors
    /// As [`Session::forward`].
    pub fn back_while(
        &mut self,
        by: By,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Result<bool, Failure> {
        let watch = &self.watch;
        let gone = self.walk.back(by, &mut || watch.stop().is_none() && goes_on());
        self.look_at_mover();
        gone.map_err(Failure::bad)
    }

    /// Goes to the end of the execution, as long as `goes_on` says so. `false`: it stopped before.
    ///
    /// # Errors
    /// As [`Session::forward`].
    pub fn to_end(&mut self, goes_on: &mut dyn FnMut() -> bool) -> Result<bool, Failure> {
        while goes_on() && self.watch.stop().is_none() {
            if !self.forward(By::Event)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Goes to a place. `false`: the execution has none such, and this is its end.
    ///
    /// # Errors
    /// As [`Session::forward`].
    pub fn go_to(&mut self, place: Place) -> Result<bool, Failure> {
        let watch = &self.watch;
        let gone = self.walk.go_to(place, &mut || watch.stop().is_none());
        self.look_at_mover();
        gone.map_err(Failure::bad)
    }

    /// Looks at the thread that has moved last, or moves next.
    fn look_at_mover(&mut self) {
        let mover = self.walk.last_thread().or_else(|| self.walk.next_thread());
        let last = self.walk.machine().threads.len().saturating_sub(1) as Tid;
        self.thread = mover.unwrap_or(self.thread).min(last);
    }

    /// Why it goes nowhere any more, if so: the time is up, or the memory is used.
    pub fn stopped(&self) -> Option<String> {
        self.watch.stop().map(|cut| format!("stopped: {}", cut.describe()))
    }

    /// Where it is.
    pub fn place(&self) -> Place {
        self.walk.place()
    }

    /// Looks at this thread, if there is such a one.
    pub fn look_at(&mut self, thread: u32) {
        if (thread as usize) < self.walk.machine().threads.len() {
            self.thread = thread as Tid;
        }
    }

    /// Looks at the thread after this one.
    pub fn look_at_next(&mut self) {
        self.thread = (self.thread + 1) % self.walk.machine().threads.len().max(1) as Tid;
    }

    /// Shows a variable from now on, by the name that the source has: `queue.tail`, `nodes[2]`.
    pub fn watch(&mut self, name: &str) {
        let name = name.trim();
        if !name.is_empty() && !self.watches.iter().any(|known| known == name) {
            self.watches.push(name.to_owned());
        }
    }

    /// Shows the last of these no more.
    pub fn unwatch(&mut self) {
        self.watches.pop();
    }

    /// Shows IR instead of the source, or the source again.
    pub fn toggle_ir(&mut self) {
        self.is_ir = !self.is_ir;
    }
}
