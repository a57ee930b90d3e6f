//! Patterns over executions: final states and events (`tresse check --pattern`).

use super::parse::{Parsed, Parser, Token, bad, parse};
use super::{Answer, BadPattern, Compare, Expr, Literal, Variable, Wait, scalar_of};
use crate::sight::{Act, EventView, Stand, ThreadView, View};
use tresse_machine::sync::errno;

/// A predicate on executions.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    root: Expr<Atom>,
}

/// An execution that is looked at as a whole.
pub struct Whole<'a> {
    /// Its graph.
    pub view: &'a View,
    /// Global variables with their final values.
    pub globals: &'a [(String, String)],
    /// Exit status, if it exits.
    pub exit: Option<i32>,
    /// What was written to standard output.
    pub stdout: &'a [u8],
    /// It waits for ever.
    pub is_deadlock: bool,
    /// It runs for ever.
    pub is_livelock: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Atom {
    /// A global, or a scalar of one.
    Global(Variable, Compare, Literal),
    Exit(Compare, Literal),
    Stdout(bool, String),
    Deadlock,
    Livelock,
    /// Of the thread, or of some thread.
    Thread(Option<u32>, Does),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Does {
    Returned(Compare, Literal),
    Ended,
    Waits(Option<Wait>),
    Spins,
    /// A call at a lock gave this back.
    Got(Answer),
    Reads(Variable, Compare, Literal),
    Writes(Variable, Compare, Literal),
}

impl Pattern {
    /// Reads a pattern. `globals`: the variables that it may name.
    ///
    /// # Errors
    /// What is wrong, and in which column.
    pub fn parse(text: &str, globals: &[String]) -> Result<Pattern, BadPattern> {
        parse(text, globals, Parser::execution).map(|root| Pattern { root })
    }

    /// Does an execution satisfy it?
    pub fn matches(&self, whole: &Whole<'_>) -> bool {
        self.root.holds(&mut |atom| atom.holds(whole))
    }
}

impl Atom {
    fn holds(&self, whole: &Whole<'_>) -> bool {
        match self {
            Atom::Global(variable, compare, literal) => {
                value_of(whole, variable).is_some_and(|v| compare.holds(v, literal))
            }
            Atom::Exit(compare, literal) => {
                whole.exit.is_some_and(|code| compare.holds(&code.to_string(), literal))
            }
            Atom::Stdout(is_same, text) => (whole.stdout == text.as_bytes()) == *is_same,
            Atom::Deadlock => whole.is_deadlock,
            Atom::Livelock => whole.is_livelock,
            Atom::Thread(number, does) => {
                let mut threads =
                    whole.view.threads.iter().filter(|t| number.is_none_or(|n| n == t.number));
                threads.any(|t| does.holds(whole.view, t))
            }
        }
    }
}

/// The final value of a global; of a list, that of a scalar in it.
fn value_of<'a>(whole: &Whole<'a>, variable: &Variable) -> Option<&'a str> {
    let (_, value) = whole.globals.iter().find(|(name, _)| *name == variable.name)?;
    scalar_of(value, variable.index)
}

impl Does {
    fn holds(&self, view: &View, thread: &ThreadView) -> bool {
        match self {
            Does::Returned(compare, literal) => {
                matches!(&thread.stand, Stand::Returned(value) if compare.holds(value, literal))
            }
            Does::Ended => matches!(thread.stand, Stand::Returned(_) | Stand::Exited(_)),
            Does::Waits(wait) => {
                matches!(&thread.stand, Stand::Waits(on) if wait.is_none_or(|w| w == Wait::of(on)))
            }
            Does::Spins => thread.stand == Stand::Spins,
            Does::Got(wanted) => thread.events.iter().any(|e| match (&e.act, wanted) {
                (Act::Lock { error, .. }, Answer::Named(name)) => *error == Some(*name),
                (Act::Lock { answer, .. }, Answer::Number(number)) => answer == number,
                _ => false,
            }),
            Does::Reads(variable, compare, literal) => {
                let mut events = thread.events.iter().filter(|e| is_at(view, e, variable));
                events.any(|e| e.read.as_ref().is_some_and(|v| compare.holds(v, literal)))
            }
            Does::Writes(variable, compare, literal) => {
                let mut events = thread.events.iter().filter(|e| is_at(view, e, variable));
                events.any(|e| e.written.as_ref().is_some_and(|v| compare.holds(v, literal)))
            }
        }
    }
}

/// Is an event at a variable? An index counts scalars as wide as the event's own.
fn is_at(view: &View, event: &EventView, variable: &Variable) -> bool {
    let Some(location) = event.location.and_then(|l| view.locations.get(l)) else { return false };
    let index = variable.index.unwrap_or(0) as u64;
    location.object == variable.name
        && Some(location.offset) == index.checked_mul(u64::from(location.len))
}

/// What only patterns over states say.
const OF_STATES: [&str; 9] = [
    "final",
    "error",
    "toCommit",
    "to_commit",
    "readBack",
    "read_back",
    "memOpList",
    "mem_op_list",
    "race",
];

impl Parser<'_> {
    /// What a pattern says of an execution.
    pub(super) fn execution(&mut self) -> Parsed<Atom> {
        let column = self.column();
        let Some(Token::Word(word)) = self.peek().cloned() else {
            return Err(
                self.expected("a variable, `exit`, `stdout`, `thread`, `deadlock` or `livelock`")
            );
        };
        // A variable of such a name comes before the word.
        if !self.globals.contains(&word) {
            match word.as_str() {
                "exit" | "stdout" | "thread" | "deadlock" | "livelock" => self.at += 1,
                _ => {}
            }
            match word.as_str() {
                "exit" => return Ok(Atom::Exit(self.compare()?, self.literal()?)),
                "stdout" => {
                    let (is_same, text) = self.stdout()?;
                    return Ok(Atom::Stdout(is_same, text));
                }
                "thread" => return self.thread(),
                "deadlock" => return Ok(Atom::Deadlock),
                "livelock" => return Ok(Atom::Livelock),
                _ => {}
            }
        }
        if OF_STATES.contains(&word.as_str()) && !self.globals.contains(&word) {
            let message = format!("`{word}` is about states: `tresse steps --pattern` has it");
            return Err(bad(column, message));
        }
        let variable = self.variable(column)?;
        Ok(Atom::Global(variable, self.compare()?, self.literal()?))
    }

    fn thread(&mut self) -> Parsed<Atom> {
        let number = self.thread_number()?;
        const DOES: &str = "`returned`, `ended`, `waits`, `in wait_join_threads`, `spins`, `got`, \
                            `reads` or `writes`";
        let Some(Token::Word(word)) = self.peek().cloned() else { return Err(self.expected(DOES)) };
        let before = self.at;
        self.at += 1;
        let does = match word.as_str() {
            "returned" => {
                let (compare, literal) = self.returned()?;
                Does::Returned(compare, literal)
            }
            "ended" => Does::Ended,
            "spins" => Does::Spins,
            "waits" => Does::Waits(self.wait()),
            // K-LLVM's component of the state.
            "in" if self.take_word("wait_join_threads") => Does::Waits(Some(Wait::Join)),
            "got" => Does::Got(self.answer()?),
            "reads" | "writes" => {
                let column = self.column();
                let variable = self.variable(column)?;
                let (compare, literal) = (self.compare()?, self.literal()?);
                if word == "reads" {
                    Does::Reads(variable, compare, literal)
                } else {
                    Does::Writes(variable, compare, literal)
                }
            }
            _ => {
                self.at = before;
                return Err(self.expected(DOES));
            }
        };
        Ok(Atom::Thread(number, does))
    }

    fn answer(&mut self) -> Parsed<Answer> {
        let found = match self.peek() {
            Some(Token::Word(word)) => {
                let known = errno::NAMES.iter().find(|(name, _)| name == word);
                known.map(|(name, _)| Answer::Named(name))
            }
            Some(Token::Number(n)) => u64::try_from(*n).ok().map(Answer::Number),
            _ => None,
        };
        let answer =
            found.ok_or_else(|| self.expected("`EPERM`, `EBUSY`, `EDEADLK` or a number"))?;
        self.at += 1;
        Ok(answer)
    }
}
