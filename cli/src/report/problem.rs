//! One error in the user's terms: what, where, and how to get there.

use super::ReplayHint;
use super::gap;
use super::words::{self, spot_at};
use crate::stand_in::waits_for_lock;
use tresse_explore::graph::{Path, View};
use tresse_explore::{Found, Witness};
use tresse_machine::config::RacePolicy;
use tresse_machine::end::{Blocked, BlockedOn, Lost};
use tresse_machine::poison;
use tresse_machine::program::{SiteId, is_ir_file};
use tresse_machine::race::{Race, RaceSide};
use tresse_machine::thread::Tid;
use tresse_machine::trace::place;
use tresse_machine::{End, Machine};

/// Of a longer call stack, so many frames are told of from its inner end and from its outer.
const INNERMOST: usize = 8;
const OUTERMOST: usize = 3;

/// So many places are named at which lost memory was allocated.
const MOST_LOST: usize = 8;

/// So many races are named with what follows from them.
const MOST_RACES: usize = 3;

/// The language of the library that comes with rustc.
pub(crate) const RUST: &str = "Rust";

/// A place in the source, or in the IR where there is no debug information.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Spot {
    /// File, as the debug information names it.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub col: u32,
    /// Function.
    pub function: String,
    /// Instruction number within the function, in the IR.
    pub inst: u32,
    /// The language whose library it is a part of, if it is.
    pub library: Option<&'static str>,
    /// It is a place in the IR, for want of debug information.
    pub is_in_ir: bool,
}

/// A place with what it has to do with the error.
#[derive(Clone, Debug)]
pub struct Location {
    /// In one word or two, for programs: `write`, `read`, `at`, `called from`, `waits`.
    pub role: &'static str,
    /// For people: what stands before the place.
    pub text: String,
    /// The thread.
    pub thread: Option<Tid>,
    /// Where.
    pub spot: Spot,
    /// What stands after the place.
    pub after: String,
    /// Is the source line worth showing?
    pub is_shown: bool,
    /// The source line, if it is, and could be found.
    pub source: Option<String>,
}

/// An error.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Stable code.
    pub code: &'static str,
    /// Kind, for programs.
    pub kind: &'static str,
    /// The headline.
    pub message: String,
    /// Places, the most telling one first.
    pub locations: Vec<Location>,
    /// What else there is to say.
    pub notes: Vec<String>,
    /// How to see it again.
    pub replay: Option<ReplayHint>,
    /// Exit code of its class.
    pub exit_code: u8,
    /// How many events the way to it has, by graphs.
    pub events: Option<usize>,
}

impl Problem {
    /// Puts an end into words.
    pub(crate) fn new(found: &Found) -> Problem {
        let end = &found.ending.end;
        let mut problem = Problem {
            code: end.code(),
            kind: words::kind(end),
            message: words::headline_of(
                end,
                &found.machine,
                &found.ending.stack[..1.min(found.ending.stack.len())],
            ),
            locations: Vec::new(),
            notes: Vec::new(),
            replay: None,
            exit_code: words::exit_code(end),
            events: Some(found.witness.events()).filter(|events| *events > 0),
        };
        match end {
            End::Race(race) => problem.tell_race(&found.machine, race),
            End::Deadlock(blocked) => problem.tell_deadlock(&found.machine, blocked),
            End::Livelock => problem.tell_livelock(&found.machine),
            End::Lost(lost) => problem.tell_lost(&found.machine, lost),
            _ => problem.tell_stack(&found.machine, found.ending.thread, &found.ending.stack),
        }
        if matches!(end, End::Ub { .. }) && problem.code.starts_with("T05") {
            problem.tell_races_before(&found.machine);
            problem.tell_origin(&found.machine, found.ending.thread);
        }
        problem
    }

    /// Adds what the graph tells: of a race, how far happens-before goes.
    pub(crate) fn with_view(
        mut self,
        witness: &Witness,
        view: &View,
        machine: &Machine,
    ) -> Problem {
        if self.code == "T0301"
            && let Witness::Graph(Path { wrong: Some(wrong), .. }) = witness
        {
            self.notes.extend(gap::describe(
                view,
                machine,
                Tid::from(wrong.thread),
                &self.locations,
            ));
        }
        self
    }

    /// Where the poison was made that an error is about.
    fn tell_origin(&mut self, machine: &Machine, thread: Tid) {
        let Some(made) = poison::origin(machine, thread) else { return };
        let words = made.how.words(machine);
        let at = spot_at(machine, made.site);
        if let Some(Spot { file, line, col, function, .. }) = at.first() {
            self.notes.push(format!("the poison {words}: {file}:{line}:{col} in {function}"));
        }
    }

    /// What is undefined may be so by a race (`race: Undef`).
    fn tell_races_before(&mut self, machine: &Machine) {
        if machine.setup.config.race == RacePolicy::Error {
            return;
        }
        for race in machine.races.iter().take(MOST_RACES) {
            let mut told = Problem { locations: Vec::new(), notes: Vec::new(), ..self.clone() };
            told.tell_race(machine, race);
            let side = |l: &Location| {
                let Spot { file, line, col, function, .. } = &l.spot;
                format!("{} {file}:{line}:{col} in {function}", l.text)
            };
            let sides: Vec<String> = told.locations.iter().map(side).collect();
            self.notes.push(format!(
                "a race has made bytes undefined before: {}: {}",
                told.message,
                sides.join("; ")
            ));
        }
    }

    fn tell_race(&mut self, machine: &Machine, race: &Race) {
        let by = race.sides.each_ref().map(|side| side.site);
        let at = |o| place(machine, race.prov, o, race.offset, race.len, &by);
        let place = match machine.cache.object(race.prov).map(at) {
            Some(place) => place.with_bytes(race.len),
            None => {
                let (object, from) = (&race.object, race.offset);
                format!("{object}, bytes {from}..{}", from + race.len)
            }
        };
        self.message = format!("data race on {place}");
        for side in &race.sides {
            self.tell_side(machine, side);
        }
        self.notes.push(
            "nothing orders the two: no lock, join or atomic synchronisation lies between them"
                .into(),
        );
        let setup = &machine.setup;
        if setup.config.race == RacePolicy::Error && race.speculated(&setup.program).is_some() {
            self.notes.push(
                "the compiler may have added the load or moved it to where the source does not \
                 read: it reads undef here, and that is an error where the value is used"
                    .into(),
            );
        }
        let is_mixed = race.sides.iter().any(|s| s.order.is_atomic());
        if is_mixed {
            self.notes
                .push("one side is atomic, the other is not: that is a race all the same".into());
        }
    }

    fn tell_side(&mut self, machine: &Machine, side: &RaceSide) {
        let thread = side.key.thread;
        let (role, verb) = match (side.kind.reads(), side.kind.writes()) {
            (true, true) => ("read-modify-write", "reads and writes"),
            (false, true) => ("write", "writes"),
            _ => ("read", "reads"),
        };
        let order = if side.order.is_atomic() {
            format!("atomic, {}", words::order(side.order))
        } else {
            "non-atomic".into()
        };
        let stack = match machine
            .threads
            .get(thread as usize)
            .map(|t| t.call_stack(&machine.setup.program))
        {
            Some(stack) if stack.first() == Some(&side.site) => stack,
            _ => vec![side.site],
        };
        let text = format!("thread {thread} {verb} ({order})");
        self.push_stack(machine, role, &text, Some(thread), &stack, "");
    }

    /// The cycle first, then who else waits.
    fn tell_deadlock(&mut self, machine: &Machine, blocked: &[Blocked]) {
        let cycle = words::cycle(blocked);
        let order = cycle.iter().copied().chain((0..blocked.len()).filter(|i| !cycle.contains(i)));
        for i in order {
            let b = &blocked[i];
            let on = words::blocked_on(&b.on, b.thread);
            let holds = if b.holds.is_empty() {
                String::new()
            } else {
                format!(", holding {}", b.holds.join(", "))
            };
            let text = format!("thread {} waits for {on}", b.thread);
            self.push_stack(machine, "waits", &text, Some(b.thread), &b.stack, &holds);
            let note = match &b.on {
                BlockedOn::Condition(name) => {
                    format!("nobody can signal {name} any more (lost wake-up)")
                }
                BlockedOn::Barrier(name, ..) => {
                    format!("no other thread can arrive at {name} any more")
                }
                _ => continue,
            };
            if !self.notes.contains(&note) {
                self.notes.push(note);
            }
        }
        if cycle.len() > 1 {
            let names: Vec<String> = cycle
                .iter()
                .chain(&cycle[..1])
                .map(|i| format!("thread {}", blocked[*i].thread))
                .collect();
            self.notes.insert(0, format!("the cycle: {}", names.join(" waits for ")));
        }
    }

    fn tell_livelock(&mut self, machine: &Machine) {
        let program = &machine.setup.program;
        for thread in machine.threads.iter().filter(|t| !t.is_finished) {
            let stack = thread.call_stack(program);
            let innermost = stack.first().and_then(|site| program.locate(*site));
            let does = match innermost.is_some_and(|(func, _)| waits_for_lock(&func.name)) {
                true => "waits for a lock that nobody gives up",
                false => "runs",
            };
            let text = format!("thread {} {does}", thread.id);
            self.push_stack(machine, "at", &text, Some(thread.id), &stack, "");
        }
        self.notes.push(
            "the replay leads to a state after which no execution ends, however the \
                         threads are scheduled"
                .into(),
        );
    }

    /// Where what is lost was allocated: by the caller of the library.
    fn tell_lost(&mut self, machine: &Machine, lost: &[Lost]) {
        for at in lost.iter().take(MOST_LOST) {
            let amount = words::amount(at.bytes, at.blocks);
            let after = if at.is_indirect { ", to which only lost blocks lead" } else { "" };
            let text = format!("{amount}, allocated");
            self.push_stack(machine, "allocated", &text, None, &[at.site], after);
        }
        if let Some(more) = lost.len().checked_sub(MOST_LOST).filter(|more| *more > 0) {
            self.notes.push(format!("and what was allocated at {more} more places"));
        }
    }

    fn tell_stack(&mut self, machine: &Machine, thread: Tid, stack: &[SiteId]) {
        self.push_stack(machine, "at", &format!("thread {thread}"), Some(thread), stack, "");
    }

    /// Adds a call stack, the user's innermost line first; library frames on top become a word.
    /// Rust's library lies below all that a program does as well, so it is left out there, and so
    /// is what a compiler has added.
    fn push_stack(
        &mut self,
        machine: &Machine,
        role: &'static str,
        text: &str,
        thread: Option<Tid>,
        stack: &[SiteId],
        after: &str,
    ) {
        let spots: Vec<Spot> = stack.iter().flat_map(|s| spot_at(machine, *s)).collect();
        let own = spots.iter().position(|s| s.library.is_none());
        let first_own = own.unwrap_or(0);
        let inside = match spots[..first_own].last() {
            None => String::new(),
            // The compiler's: what it does is written in IR.
            Some(Spot { function, .. }) if function.starts_with("llvm.") => {
                format!(", inside {function}")
            }
            Some(Spot { function, library, .. }) => {
                format!(", inside {function} of the {} library", library.unwrap_or_default())
            }
        };
        let is_added = |s: &Spot| s.is_in_ir && !is_ir_file(&s.file);
        let is_told = |s: &Spot| own.is_none() || s.library != Some(RUST) && !is_added(s);
        let innermost = spots.get(first_own).map(|s| s.function.clone());
        let spots: Vec<Spot> = spots.into_iter().skip(first_own).filter(is_told).collect();
        let hidden = spots.len().saturating_sub(INNERMOST + OUTERMOST);
        for (i, spot) in spots.into_iter().enumerate() {
            let is_first = i == 0;
            if hidden > 1 && (INNERMOST..INNERMOST + hidden).contains(&i) {
                continue;
            }
            self.locations.push(Location {
                role: if is_first { role } else { "called from" },
                text: match i {
                    0 => format!("{text} at"),
                    INNERMOST.. if hidden > 1 && i == INNERMOST + hidden => {
                        format!("called through {hidden} more calls from")
                    }
                    _ => "called from".into(),
                },
                thread,
                after: if is_first { format!("{inside}{after}") } else { String::new() },
                is_shown: is_first,
                source: None,
                spot,
            });
        }
        if !self.locations.iter().any(|l| l.thread == thread) {
            let place = match innermost {
                Some(function) => format!("in {function}, at no line that is known"),
                None => "before its first instruction".into(),
            };
            self.notes.push(format!("{text}{after}, {place}"));
        }
    }
}
