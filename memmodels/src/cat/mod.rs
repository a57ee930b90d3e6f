//! Axiomatic models as text: herd's `.cat` language, over the executions of one program.
//!
//! Sources: Cats (Alglave, Maranget, Tautschnig, TOPLAS 2014) for models as conditions on
//! relations; Alglave, Cousot, Maranget, *Syntax and semantics of the weak consistency model
//! specification language cat*, 2016, for the language. The built-in texts ([`builtin`]) are ours;
//! each cites its own source.
//!
//! A text is compiled once by [`Cat::parse`]: names are resolved, functions unfolded, sets told
//! from relations, and equal expressions shared. [`Cat::check`] then runs it over bit matrices
//! ([`crate::relation`]), each relation when the first check needs it.
//!
//! What differs from herd:
//! - `co` is part of the execution, so `include "cos.cat"` and `with co from ..` have no use;
//! - `tc` relates a thread's creation to its first event and its last event to the join;
//! - not supported, each with an error that says so: `if`, `match`, `try`, `fun`, `procedure`,
//!   `call`, `forall`, `with`, `enum`, `instructions`, tuples, sets of sets (hence `++`), recursive
//!   functions;
//! - a recursive definition must be monotone, or the check fails with an error.

mod ast;
mod base;
mod closed;
mod compile;
mod lexer;
mod parse;
mod program;
mod schedule;
#[cfg(test)]
mod tests;
mod why;

pub use why::{Arrow, Forbidden};

use std::fmt;

use crate::access::{Kind, Order};
use crate::patience::{Endless, Halt, Halted};
use crate::relation::Relation;
use program::Fault;

/// One event of an execution. An update is two events, a read and a write, related by
/// [`Execution::rmw`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its thread, or `None` for an initial write.
    pub thread: Option<u32>,
    /// Read, write or fence.
    pub kind: Kind,
    /// Its order.
    pub order: Order,
    /// What it accesses; `None` for fences.
    pub location: Option<u32>,
    /// Store buffers are empty at it: of an update, of a compare-and-exchange that has failed, of a
    /// call on a library object, of the start or the join of a thread.
    pub is_full: bool,
}

/// A candidate execution: events `0 .. n`, and relations over them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Execution {
    /// The events; the relations speak of them by their index.
    pub events: Vec<Event>,
    /// Program order: total and transitive for each thread, without the initial writes.
    pub po: Relation,
    /// From each write to the reads that read from it.
    pub rf: Relation,
    /// Coherence: total and transitive for each location, its initial write first.
    pub co: Relation,
    /// From the read of an update to its write.
    pub rmw: Relation,
    /// Address dependencies.
    pub addr: Relation,
    /// Data dependencies.
    pub data: Relation,
    /// Control dependencies.
    pub ctrl: Relation,
    /// An atomic access to several locations is so many events. `wide` in models: between any of
    /// these and any event of an access that shares a location with it.
    pub wide: Relation,
    /// Thread creation and joins, `tc` in models: from the last event before the creation to the
    /// first event of the new thread, and from a thread's last event to the first one after the
    /// join. A thread without events is passed over: its creator's event goes to the joiner's.
    pub extra_sync: Relation,
}

impl Execution {
    /// These events, not related yet.
    pub fn new(events: Vec<Event>) -> Execution {
        let none = Relation::new(events.len());
        Execution {
            po: none.clone(),
            rf: none.clone(),
            co: none.clone(),
            rmw: none.clone(),
            addr: none.clone(),
            data: none.clone(),
            ctrl: none.clone(),
            wide: none.clone(),
            extra_sync: none,
            events,
        }
    }
}

/// A model, ready to judge executions.
#[derive(Clone, Debug)]
pub struct Cat {
    name: String,
    program: program::Program,
}

impl Cat {
    /// Compiles a text. `name` is what errors call it; `include` gives the texts that it includes.
    pub fn parse(
        name: &str,
        text: &str,
        include: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Cat, CatError> {
        Ok(Cat { name: name.to_owned(), program: compile::compile(name, text, include)? })
    }

    /// The name that it was parsed under.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Judges an execution. It is an error if its relations are of another number of events, or a
    /// recursive definition has no least fixpoint from below.
    pub fn check(&self, x: &Execution) -> Result<Judgement, CatError> {
        self.check_universe(x)?;
        self.program.run(x, &Endless).map_err(|Fault::Wrong(e)| e)
    }

    /// The same, as long as it is wanted; `None` if it is no more.
    pub fn check_until(
        &self,
        x: &Execution,
        halt: &Halt<'_>,
    ) -> Result<Option<Judgement>, CatError> {
        self.check_universe(x)?;
        wanted(self.program.run(x, halt))
    }

    /// Why the text forbids an execution, as long as that is wanted: the outer `None` if it is no
    /// more, the inner one if the execution is allowed. Errors are those of [`Cat::check`].
    pub fn why_until(
        &self,
        x: &Execution,
        halt: &Halt<'_>,
    ) -> Result<Option<Option<Forbidden>>, CatError> {
        self.check_universe(x)?;
        wanted(self.program.why(x, halt))
    }

    /// What a relation that the text defines is in an execution; `None` if it defines none of this
    /// name. Errors are those of [`Cat::check`].
    pub fn relation(&self, name: &str, x: &Execution) -> Result<Option<Relation>, CatError> {
        self.check_universe(x)?;
        self.program.relation(name, x, &Endless).map_err(|Fault::Wrong(e)| e)
    }

    /// The same, as long as it is wanted: the outer `None` if it is no more.
    pub fn relation_until(
        &self,
        name: &str,
        x: &Execution,
        halt: &Halt<'_>,
    ) -> Result<Option<Option<Relation>>, CatError> {
        self.check_universe(x)?;
        wanted(self.program.relation(name, x, halt))
    }

    /// Has the text a flag of this name?
    pub fn may_flag(&self, name: &str) -> bool {
        self.program.checks.iter().any(|check| check.is_flag && check.name == name)
    }

    /// Does the text define a relation of this name?
    pub fn names(&self, name: &str) -> bool {
        self.program.named.contains_key(name)
    }

    fn check_universe(&self, x: &Execution) -> Result<(), CatError> {
        let n = x.events.len();
        let relations = [&x.po, &x.rf, &x.co, &x.rmw, &x.addr, &x.data, &x.ctrl, &x.extra_sync];
        relations.iter().find(|r| r.universe() != n).map_or(Ok(()), |wrong| {
            let message =
                format!("an execution of {n} events with a relation over {}", wrong.universe());
            Err(CatError { file: self.name.clone(), line: 0, col: 0, message })
        })
    }
}

/// `None` for what nobody waits for any more.
fn wanted<T>(result: Result<T, Fault<Halted>>) -> Result<Option<T>, CatError> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(Fault::Over(Halted)) => Ok(None),
        Err(Fault::Wrong(e)) => Err(e),
    }
}

/// What a model says of an execution.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Judgement {
    /// The first check that fails, by its name; one without is called by its word and place.
    pub violated: Option<String>,
    /// The flags that hold, in the text's order. An execution that is not consistent has none.
    pub flags: Vec<String>,
}

impl Judgement {
    /// Does the model allow the execution?
    pub fn is_consistent(&self) -> bool {
        self.violated.is_none()
    }
}

/// Something wrong in a text, or in how it meets an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CatError {
    /// The text's name.
    pub file: String,
    /// From 1; 0 if it is about no place.
    pub line: u32,
    /// From 1, in characters; 0 if it is about no place.
    pub col: u32,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for CatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.message),
            line => write!(f, "{}:{line}:{}: {}", self.file, self.col, self.message),
        }
    }
}

impl std::error::Error for CatError {}

/// The text of a model of the registry.
pub fn builtin(name: &str) -> Option<&'static str> {
    crate::registry::find(name).map(|model| model.text)
}
