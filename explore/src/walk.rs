//! Forward and back in one execution: by event, by operation, or by line of the source.
//!
//! Nothing is undone. Some states on the way are kept, and to go back is to go forward again from
//! one of them: executions are the same each time. There are never more than [`KEPT`] of them, so
//! the way to the place before is longer in a long execution.

use crate::graph;
use crate::run;
use crate::sight::View;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use tresse_machine::program::{Program, SiteId};
use tresse_machine::thread::Tid;
use tresse_machine::{Machine, Transition};

/// States that are kept at most.
pub const KEPT: usize = 64;

/// Operations between two events that are looked at at most; the rest is gone over at once.
pub const MOST: usize = 1 << 16;

/// An execution at one of its events.
#[derive(Clone)]
pub enum Course {
    /// By transitions of the machine.
    Run(Box<run::Course>),
    /// By events of a graph.
    Graph(Box<graph::Course>),
}

/// A thread has executed an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The thread.
    pub thread: Tid,
    /// Where it stands in the program after that.
    pub site: SiteId,
}

impl Course {
    fn machine(&self) -> &Machine {
        match self {
            Course::Run(course) => course.machine(),
            Course::Graph(course) => course.machine(),
        }
    }

    fn step(&mut self) -> Result<bool, String> {
        match self {
            Course::Run(course) => Ok(course.step()),
            Course::Graph(course) => course.step(),
        }
    }

    fn next_thread(&self) -> Option<Tid> {
        match self {
            Course::Run(course) => course.next().and_then(|t| t.thread()),
            Course::Graph(course) => course.next_thread(),
        }
    }

    /// What threads do on the way to the next event.
    fn moves(&self) -> Vec<Moved> {
        match self {
            Course::Run(course) => {
                let mut moves = Vec::new();
                course.slowly(&mut |machine, thread| {
                    moves.push(Moved { thread, site: machine.own_site(thread) });
                    moves.len() < MOST
                });
                moves
            }
            Course::Graph(course) => course.moves(),
        }
    }

    /// The state after so many of these and one more.
    fn moment(&self, after: usize) -> Option<Machine> {
        match self {
            Course::Run(course) => {
                let (mut count, mut kept) = (0, None);
                course.slowly(&mut |machine, _| {
                    if count == after {
                        kept = Some(machine.clone());
                    }
                    count += 1;
                    kept.is_none()
                });
                kept
            }
            Course::Graph(course) => course.moment(after),
        }
    }
}

/// How far to go at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// To the next event: a visible step of the machine, an event of a graph.
    Event,
    /// To where a thread has executed one more operation.
    Instruction,
    /// To where a thread comes to another line of the source.
    Line,
}

/// A place in an execution: events before it, and operations of threads after the last of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Place {
    /// Events. The first one is that threads begin to run.
    pub event: usize,
    /// Operations.
    pub operation: usize,
}

/// The way from an event to the next one.
#[derive(Default)]
struct Way {
    moves: Vec<Moved>,
    /// Those that come to another line.
    is_line: Vec<bool>,
}

/// Somebody who goes forward and back.
pub struct Walk {
    /// Some events of those that were come to, the first one always, and the state at each.
    kept: Vec<(usize, Course)>,
    /// Events between two of them.
    every: usize,
    course: Course,
    place: Place,
    /// The way on, if it was looked at.
    way: Option<Way>,
    /// The state in the midst of it.
    between: Option<Machine>,
    /// The thread that has moved last, if that is known.
    moved: Option<Tid>,
    lines: Lines,
}

/// Says whether to go on.
pub type GoesOn<'a> = &'a mut dyn FnMut() -> bool;

impl Walk {
    /// Before anything has happened.
    pub fn new(course: Course) -> Walk {
        Walk {
            kept: vec![(0, course.clone())],
            every: 1,
            course,
            place: Place::default(),
            way: None,
            between: None,
            moved: None,
            lines: Lines::default(),
        }
    }

    /// Where it is.
    pub fn place(&self) -> Place {
        self.place
    }

    /// The state there. Of a graph it has the last write to each location in its memory.
    pub fn machine(&self) -> &Machine {
        self.between.as_ref().unwrap_or_else(|| self.course.machine())
    }

    /// The graph up to there, of an execution that is one.
    pub fn view(&self) -> Option<View> {
        match &self.course {
            Course::Run(_) => None,
            Course::Graph(course) => Some(course.view()),
        }
    }

    /// What the program has written up to the last event: descriptors, and bytes.
    pub fn output(&self) -> Vec<(u32, Arc<[u8]>)> {
        match &self.course {
            Course::Run(course) => course.output().to_vec(),
            Course::Graph(course) => course.output(),
        }
    }

    /// The transition that comes next; not in the midst of what comes after it, and not in a graph.
    pub fn next_transition(&self) -> Option<Transition> {
        match &self.course {
            Course::Run(course) if self.between.is_none() => course.next(),
            _ => None,
        }
    }

    /// The thread that moves next, if that is known.
    pub fn next_thread(&mut self) -> Option<Tid> {
        let operation = self.place.operation;
        if let Some(moved) = self.way().moves.get(operation) {
            return Some(moved.thread);
        }
        self.course.next_thread()
    }

    /// The thread that has moved last, if that is known.
    pub fn last_thread(&self) -> Option<Tid> {
        self.moved
    }

    /// What is to be known about the replay string that is followed.
    pub fn note(&self) -> Option<&'static str> {
        match &self.course {
            Course::Run(course) if course.is_astray() => {
                Some("the replay string names a choice that the execution does not have")
            }
            Course::Run(course) if course.is_behind() => Some("behind the replay string's end"),
            _ => None,
        }
    }

    /// Goes forward. `false`: this is the end, or `goes_on` wanted no more.
    ///
    /// # Errors
    /// The path of a graph does not exist in the program.
    pub fn forward(&mut self, by: By, goes_on: GoesOn<'_>) -> Result<bool, String> {
        if by == By::Event {
            return self.next_event();
        }
        loop {
            let operation = self.place.operation;
            let way = self.way();
            let len = way.moves.len();
            let rest = operation..len;
            let found = match by {
                By::Line => rest.clone().find(|n| way.is_line[*n]),
                _ => rest.clone().next(),
            };
            match found {
                Some(n) if n + 1 < len => {
                    self.stand_between(n + 1);
                    return Ok(true);
                }
                found => {
                    if !self.next_event()? {
                        return Ok(false);
                    }
                    if found.is_some() || by != By::Line {
                        return Ok(true);
                    }
                }
            }
            if !goes_on() {
                return Ok(false);
            }
        }
    }

    /// Goes back. `false`: this is the beginning, or `goes_on` wanted no more.
    ///
    /// # Errors
    /// The path of a graph does not exist in the program.
    pub fn back(&mut self, by: By, goes_on: GoesOn<'_>) -> Result<bool, String> {
        let Place { event, operation } = self.place;
        match (by, operation, event) {
            (_, 0, 0) => Ok(false),
            (By::Line, ..) => self.line_back(goes_on),
            (By::Event, 0, _) => self.go_to(Place { event: event - 1, operation: 0 }, goes_on),
            (By::Event, ..) => self.go_to(Place { event, operation: 0 }, goes_on),
            (By::Instruction, 0, _) => {
                let last = Place { event: event - 1, operation: usize::MAX };
                self.go_to(last, goes_on)
            }
            (By::Instruction, ..) => {
                self.stand_between(operation - 1);
                Ok(true)
            }
        }
    }

    /// Goes back to the last place where a thread has come to another line.
    fn line_back(&mut self, goes_on: GoesOn<'_>) -> Result<bool, String> {
        let start = self.place;
        let mut end = start.operation;
        loop {
            let event = self.place.event;
            let way = self.way();
            let found = (1..end).rev().find(|n| way.is_line[n - 1]);
            if found.is_some() || event == 0 {
                return self.go_to(Place { event, operation: found.unwrap_or(0) }, goes_on);
            }
            let here = Place { event, operation: 0 };
            self.go_to(Place { event: event - 1, operation: 0 }, goes_on)?;
            let way = self.way();
            // The end of a way is the event that it leads to.
            if here < start && way.is_line.last() == Some(&true) {
                return self.go_to(here, goes_on);
            }
            end = way.moves.len();
            if !goes_on() {
                return Ok(false);
            }
        }
    }

    /// Goes to a place, or to the end if the execution has none such.
    ///
    /// # Errors
    /// The path of a graph does not exist in the program.
    pub fn go_to(&mut self, place: Place, goes_on: GoesOn<'_>) -> Result<bool, String> {
        if place.event < self.place.event {
            let nearest = self.kept.iter().rposition(|(event, _)| *event <= place.event);
            let (event, course) = &self.kept[nearest.unwrap_or(0)];
            (self.place.event, self.course) = (*event, course.clone());
            self.way = None;
        }
        self.stand_between(0);
        while self.place.event < place.event {
            if !self.next_event()? || !goes_on() {
                return Ok(false);
            }
        }
        let most = self.way().moves.len().saturating_sub(1);
        if place.operation > 0 {
            self.stand_between(place.operation.min(most));
        }
        Ok(true)
    }

    fn next_event(&mut self) -> Result<bool, String> {
        let moved = match &self.way {
            Some(way) if !way.moves.is_empty() => way.moves.last().map(|moved| moved.thread),
            _ => self.course.next_thread(),
        };
        if !self.course.step()? {
            self.stand_between(0);
            return Ok(false);
        }
        self.moved = moved;
        (self.way, self.between) = (None, None);
        self.place = Place { event: self.place.event + 1, operation: 0 };
        self.keep();
        Ok(true)
    }

    /// Keeps the state, if it is new and one of those to keep; every other one goes where there are
    /// too many.
    fn keep(&mut self) {
        let event = self.place.event;
        let is_new = self.kept.last().is_none_or(|(last, _)| *last < event);
        if !is_new || !event.is_multiple_of(self.every) {
            return;
        }
        if self.kept.len() >= KEPT {
            self.every *= 2;
            let every = self.every;
            self.kept.retain(|(event, _)| event.is_multiple_of(every));
            if !event.is_multiple_of(every) {
                return;
            }
        }
        self.kept.push((event, self.course.clone()));
    }

    fn stand_between(&mut self, operation: usize) {
        self.between = operation.checked_sub(1).and_then(|after| self.course.moment(after));
        self.place.operation = if self.between.is_some() { operation } else { 0 };
        let moves = self.way.as_ref().map_or(&[][..], |way| &way.moves);
        let last = self.place.operation.checked_sub(1).and_then(|last| moves.get(last));
        self.moved = last.map(|moved| moved.thread);
    }

    fn way(&mut self) -> &Way {
        let (course, lines) = (&self.course, &mut self.lines);
        self.way.get_or_insert_with(|| {
            let moves = course.moves();
            let is_line = lines.mark(course.machine(), &moves);
            Way { moves, is_line }
        })
    }
}

/// Lines by site, as numbers: files and functions are names, and the same ones come often.
#[derive(Default)]
struct Lines {
    of: FxHashMap<SiteId, Option<usize>>,
    numbers: FxHashMap<(String, String, u32), usize>,
}

impl Lines {
    /// Which moves come to another line than their thread was in before.
    fn mark(&mut self, machine: &Machine, moves: &[Moved]) -> Vec<bool> {
        let program = &machine.setup.program;
        let mut at: FxHashMap<Tid, usize> = FxHashMap::default();
        for thread in &machine.threads {
            if let Some(line) = self.line(program, machine.own_site(thread.id)) {
                at.insert(thread.id, line);
            }
        }
        let mut is_new = |moved: &Moved| {
            let line = self.line(program, moved.site);
            line.is_some_and(|line| at.insert(moved.thread, line) != Some(line))
        };
        moves.iter().map(&mut is_new).collect()
    }

    /// The line of a site; none for what the compiler has made of no line.
    fn line(&mut self, program: &Program, site: SiteId) -> Option<usize> {
        if let Some(line) = self.of.get(&site) {
            return *line;
        }
        let place = program.describe(site);
        let line = place.and_then(|place| match place.source {
            Some(source) if source.line == 0 => None,
            Some(source) => Some((source.file, place.function, source.line)),
            None => Some((place.ir_file, place.function, place.ir_line)),
        });
        let next = self.numbers.len();
        let line = line.map(|line| *self.numbers.entry(line).or_insert(next));
        self.of.insert(site, line);
        line
    }
}
