//! Which executions somebody wants to see (K-LLVM's `-pattern`): a predicate on final states and on
//! events.
//!
//! The language is in `docs/patterns.md`; `parse` reads it.

mod parse;

pub use parse::BadPattern;

use crate::sight::{Act, EventView, Stand, ThreadView, View};
use tresse_machine::end::BlockedOn;
use tresse_machine::sync::errno;

/// A predicate.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    root: Expr,
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
enum Expr {
    Or(Box<Expr>, Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Not(Box<Expr>),
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
struct Variable {
    name: String,
    index: Option<usize>,
}

#[derive(Clone, Debug, PartialEq)]
enum Does {
    Returned(Compare, Literal),
    Ended,
    Waits(Option<Wait>),
    Spins,
    /// A call at a lock gave this error number back.
    Got(u64),
    Reads(Variable, Compare, Literal),
    Writes(Variable, Compare, Literal),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    Join,
    Mutex,
    Condition,
    Once,
    Barrier,
    RwLock,
    Semaphore,
    Exit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compare {
    Is,
    IsNot,
    Less,
    AtMost,
    More,
    AtLeast,
}

/// What a value is compared with: a number, or a word such as `undef`, `null` or a variable's name.
#[derive(Clone, Debug, PartialEq)]
enum Literal {
    Number(i128),
    Word(String),
}

impl Pattern {
    /// Reads a pattern. `globals`: the variables that it may name.
    ///
    /// # Errors
    /// What is wrong, and in which column.
    pub fn parse(text: &str, globals: &[String]) -> Result<Pattern, BadPattern> {
        parse::parse(text, globals).map(|root| Pattern { root })
    }

    /// Does an execution satisfy it?
    pub fn matches(&self, whole: &Whole<'_>) -> bool {
        self.root.holds(whole)
    }
}

impl Expr {
    fn holds(&self, whole: &Whole<'_>) -> bool {
        match self {
            Expr::Or(a, b) => a.holds(whole) || b.holds(whole),
            Expr::And(a, b) => a.holds(whole) && b.holds(whole),
            Expr::Not(a) => !a.holds(whole),
            Expr::Global(variable, compare, literal) => {
                value_of(whole, variable).is_some_and(|v| compare.holds(v, literal))
            }
            Expr::Exit(compare, literal) => {
                whole.exit.is_some_and(|code| compare.holds(&code.to_string(), literal))
            }
            Expr::Stdout(is_same, text) => (whole.stdout == text.as_bytes()) == *is_same,
            Expr::Deadlock => whole.is_deadlock,
            Expr::Livelock => whole.is_livelock,
            Expr::Thread(number, does) => {
                let mut threads =
                    whole.view.threads.iter().filter(|t| number.is_none_or(|n| n == t.number));
                threads.any(|t| does.holds(whole.view, t))
            }
        }
    }
}

/// The final value of a global; of a list, that of a scalar in it.
fn value_of<'a>(whole: &Whole<'a>, variable: &Variable) -> Option<&'a str> {
    let value = whole
        .globals
        .iter()
        .find(|(name, _)| *name == variable.name)
        .map(|(_, value)| value.as_str())?;
    match (variable.index, value.strip_prefix('{').and_then(|v| v.strip_suffix('}'))) {
        (Some(index), Some(list)) => list.split(", ").nth(index),
        (None, _) | (Some(0), None) => Some(value),
        (Some(_), None) => None,
    }
}

impl Compare {
    fn holds(self, value: &str, literal: &Literal) -> bool {
        let order = match literal {
            Literal::Word(word) => {
                return match self {
                    Compare::Is => value == word,
                    Compare::IsNot => value != word,
                    _ => false,
                };
            }
            Literal::Number(number) => match (value.parse::<i128>(), value) {
                (Ok(value), _) => value.cmp(number),
                (Err(_), "null") => 0.cmp(number),
                // Undefined values, addresses and fractions are no integer: they differ from each.
                (Err(_), _) => return self == Compare::IsNot,
            },
        };
        match self {
            Compare::Is => order.is_eq(),
            Compare::IsNot => order.is_ne(),
            Compare::Less => order.is_lt(),
            Compare::AtMost => order.is_le(),
            Compare::More => order.is_gt(),
            Compare::AtLeast => order.is_ge(),
        }
    }
}

impl Does {
    fn holds(&self, view: &View, thread: &ThreadView) -> bool {
        match self {
            Does::Returned(compare, literal) => {
                matches!(&thread.stand, Stand::Returned(value) if compare.holds(value, literal))
            }
            Does::Ended => matches!(thread.stand, Stand::Returned(_) | Stand::Exited(_)),
            Does::Waits(wait) => {
                matches!(&thread.stand, Stand::Waits(on) if wait.is_none_or(|w| w == kind_of(on)))
            }
            Does::Spins => thread.stand == Stand::Spins,
            Does::Got(number) => thread
                .events
                .iter()
                .any(|e| matches!(&e.act, Act::Lock { answer, .. } if answer == number)),
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

fn kind_of(on: &BlockedOn) -> Wait {
    match on {
        BlockedOn::Join(_) => Wait::Join,
        BlockedOn::Mutex(..) => Wait::Mutex,
        BlockedOn::Condition(_) => Wait::Condition,
        BlockedOn::Once(..) => Wait::Once,
        BlockedOn::Barrier(..) => Wait::Barrier,
        BlockedOn::RwLock(..) => Wait::RwLock,
        BlockedOn::Semaphore(_) => Wait::Semaphore,
        BlockedOn::Exit(_) => Wait::Exit,
    }
}

/// Error numbers that locks give back.
const ERRORS: &[(&str, u64)] = &[
    ("EPERM", errno::EPERM),
    ("EAGAIN", errno::EAGAIN),
    ("EBUSY", errno::EBUSY),
    ("EDEADLK", errno::EDEADLK),
    ("ETIMEDOUT", errno::ETIMEDOUT),
];
