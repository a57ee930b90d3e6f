//! A compiled model: operations on numbered slots in an order in which each finds its operands, and
//! the checks between them. An execution that fails the first check pays only for that check.

use super::ast::{Pos, Test};
use super::base::{self, Base};
use super::why::{self, Forbidden};
use super::{CatError, Execution, Judgement};
use crate::patience::Patience;
use crate::relation::{Relation, Set};
use std::collections::BTreeMap;

/// One operation; its operands are slots. Equal operations share a slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Op {
    Base(Base),
    /// A name that is being defined recursively: which definition, and a set or a relation?
    Variable {
        group: u32,
        index: u32,
        is_set: bool,
    },
    Union(u32, u32),
    Intersection(u32, u32),
    Difference(u32, u32),
    Complement(u32),
    Compose(u32, u32),
    /// `[S] ; r`: the set, then the relation.
    FromSet(u32, u32),
    /// `r ; [S]`: the relation, then the set.
    IntoSet(u32, u32),
    Cross(u32, u32),
    Diagonal(u32),
    Inverse(u32),
    Plus(u32),
    Star(u32),
    Opt(u32),
    Domain(u32),
    Range(u32),
}

impl Op {
    /// The slots that it reads.
    pub(super) fn operands(self) -> impl Iterator<Item = u32> {
        let (a, b) = match self {
            Op::Base(_) | Op::Variable { .. } => (None, None),
            Op::Union(a, b) | Op::Intersection(a, b) | Op::Difference(a, b) | Op::Compose(a, b) => {
                (Some(a), Some(b))
            }
            Op::FromSet(a, b) | Op::IntoSet(a, b) | Op::Cross(a, b) => (Some(a), Some(b)),
            Op::Complement(a)
            | Op::Diagonal(a)
            | Op::Inverse(a)
            | Op::Plus(a)
            | Op::Star(a)
            | Op::Opt(a) => (Some(a), None),
            Op::Domain(a) | Op::Range(a) => (Some(a), None),
        };
        a.into_iter().chain(b)
    }
}

/// `let rec`: the slots of its names, those of their right sides, and what to compute each round.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) variables: Vec<Variable>,
    /// Ascending.
    pub(super) body: Vec<u32>,
    /// The number of slots when it was complete.
    pub(super) end: u32,
}

/// One name of a [`Group`].
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) name: String,
    pub(super) pos: Pos,
    pub(super) slot: u32,
    pub(super) result: u32,
}

/// A check, and what its failure or success means.
#[derive(Clone, Debug)]
pub(super) struct Check {
    pub(super) test: Test,
    pub(super) slot: u32,
    /// The answer with which it speaks: that a required check fails, that a flag is raised.
    pub(super) speaks_if: bool,
    pub(super) is_flag: bool,
    pub(super) name: String,
    /// Its line in the text.
    pub(super) text: String,
}

/// What to do next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    Compute(u32),
    Fixpoint(u32),
    Check(u32),
}

/// A model in the form in which it runs.
#[derive(Clone, Debug, Default)]
pub(super) struct Program {
    pub(super) files: Vec<String>,
    pub(super) ops: Vec<Op>,
    pub(super) groups: Vec<Group>,
    pub(super) checks: Vec<Check>,
    pub(super) steps: Vec<Step>,
    /// The relations that the text names: slot, and what computes it.
    pub(super) named: BTreeMap<String, (u32, Vec<Step>)>,
}

/// Why there is no result.
#[derive(Debug)]
pub(super) enum Fault<O> {
    /// Something is wrong with the text.
    Wrong(CatError),
    /// Nobody waits for it any more.
    Over(O),
}

/// What a slot holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    /// Nothing yet.
    Unset,
    Set(Set),
    Relation(Relation),
}

impl Program {
    /// Judges an execution, whose relations are over its events.
    pub(super) fn run<P: Patience>(
        &self,
        x: &Execution,
        patience: &P,
    ) -> Result<Judgement, Fault<P::Over>> {
        let mut slots = vec![Value::Unset; self.ops.len()];
        let mut flags = Vec::new();
        Ok(match self.first_failing(x, patience, &mut slots, &mut flags)? {
            Some(c) => {
                let violated = Some(self.checks[c as usize].name.clone());
                Judgement { violated, flags: Vec::new() }
            }
            None => Judgement { violated: None, flags },
        })
    }

    /// Why it forbids an execution, if it does.
    pub(super) fn why<P: Patience>(
        &self,
        x: &Execution,
        patience: &P,
    ) -> Result<Option<Forbidden>, Fault<P::Over>> {
        let mut slots = vec![Value::Unset; self.ops.len()];
        let failing = self.first_failing(x, patience, &mut slots, &mut Vec::new())?;
        let why = failing.map(|check| why::forbidden(self, check, &slots, x, patience));
        why.transpose().map_err(Fault::Over)
    }

    /// The first check that an execution fails. Slots are filled that far, and flags raised.
    fn first_failing<P: Patience>(
        &self,
        x: &Execution,
        patience: &P,
        slots: &mut [Value],
        flags: &mut Vec<String>,
    ) -> Result<Option<u32>, Fault<P::Over>> {
        for step in &self.steps {
            match *step {
                Step::Check(c) => {
                    let check = &self.checks[c as usize];
                    if holds(check.test, &slots[check.slot as usize]) == check.speaks_if {
                        if !check.is_flag {
                            return Ok(Some(c));
                        }
                        flags.push(check.name.clone());
                    }
                }
                step => self.compute(step, slots, x, patience)?,
            }
        }
        Ok(None)
    }

    /// A relation by its name, in an execution whose relations are over its events.
    pub(super) fn relation<P: Patience>(
        &self,
        name: &str,
        x: &Execution,
        patience: &P,
    ) -> Result<Option<Relation>, Fault<P::Over>> {
        let Some((slot, steps)) = self.named.get(name) else { return Ok(None) };
        let mut slots = vec![Value::Unset; self.ops.len()];
        for step in steps {
            self.compute(*step, &mut slots, x, patience)?;
        }
        match slots.swap_remove(*slot as usize) {
            Value::Relation(relation) => Ok(Some(relation)),
            _ => mistyped(),
        }
    }

    /// A step that is no check.
    fn compute<P: Patience>(
        &self,
        step: Step,
        slots: &mut [Value],
        x: &Execution,
        patience: &P,
    ) -> Result<(), Fault<P::Over>> {
        match step {
            Step::Compute(i) => {
                slots[i as usize] = evaluate(self.ops[i as usize], slots, x, patience)?;
            }
            Step::Fixpoint(g) => self.fixpoint(&self.groups[g as usize], slots, x, patience)?,
            Step::Check(_) => {}
        }
        Ok(())
    }

    /// The least fixpoint, from the empty sets and relations up. It ends: each round adds to them.
    fn fixpoint<P: Patience>(
        &self,
        group: &Group,
        slots: &mut [Value],
        x: &Execution,
        patience: &P,
    ) -> Result<(), Fault<P::Over>> {
        for variable in &group.variables {
            slots[variable.slot as usize] = match self.ops[variable.slot as usize] {
                Op::Variable { is_set: true, .. } => Value::Set(Set::new(x.events.len())),
                _ => Value::Relation(Relation::new(x.events.len())),
            };
        }
        loop {
            for &i in &group.body {
                slots[i as usize] = evaluate(self.ops[i as usize], slots, x, patience)?;
            }
            let mut has_changed = false;
            for variable in &group.variables {
                let (old, new) = (&slots[variable.slot as usize], &slots[variable.result as usize]);
                if old == new {
                    continue;
                }
                if !is_within(old, new) {
                    let message = format!(
                        "the definition of `{}` is not monotone: it has no least fixpoint from \
                         below",
                        variable.name
                    );
                    let Pos { file, line, col } = variable.pos;
                    let file = self.files[file as usize].clone();
                    return Err(Fault::Wrong(CatError { file, line, col, message }));
                }
                has_changed = true;
                slots[variable.slot as usize] = new.clone();
            }
            if !has_changed {
                return Ok(());
            }
        }
    }
}

fn is_within(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Set(a), Value::Set(b)) => a.is_subset(b),
        (Value::Relation(a), Value::Relation(b)) => a.is_subset(b),
        _ => mistyped(),
    }
}

fn holds(test: Test, value: &Value) -> bool {
    match (test, value) {
        (Test::Empty, Value::Set(s)) => s.is_empty(),
        (Test::Empty, Value::Relation(r)) => r.is_empty(),
        (Test::Acyclic, Value::Relation(r)) => r.is_acyclic(),
        (Test::Irreflexive, Value::Relation(r)) => r.is_irreflexive(),
        _ => mistyped(),
    }
}

fn evaluate<P: Patience>(
    op: Op,
    slots: &[Value],
    x: &Execution,
    patience: &P,
) -> Result<Value, Fault<P::Over>> {
    // Nearly all operations look at each word of a matrix, and those at each bit of it that ask
    // for something of two events.
    let n = x.events.len();
    let is_asked = matches!(op, Op::Base(_) | Op::Inverse(_));
    patience.spend(if is_asked { n * n } else { n * n.div_ceil(64) }).map_err(Fault::Over)?;
    let set = |i: u32| match &slots[i as usize] {
        Value::Set(s) => s,
        _ => mistyped(),
    };
    let relation = |i: u32| match &slots[i as usize] {
        Value::Relation(r) => r,
        _ => mistyped(),
    };
    let closure = |r: &Relation| r.transitive_closure_within(patience).map_err(Fault::Over);
    let is_set = |i: u32| matches!(slots[i as usize], Value::Set(_));
    Ok(match op {
        Op::Base(base) => base::evaluate(base, x),
        // The group's fixpoint sets it.
        Op::Variable { .. } => mistyped(),
        Op::Union(a, b) if is_set(a) => Value::Set(set(a).union(set(b))),
        Op::Union(a, b) => Value::Relation(relation(a).union(relation(b))),
        Op::Intersection(a, b) if is_set(a) => Value::Set(set(a).intersection(set(b))),
        Op::Intersection(a, b) => Value::Relation(relation(a).intersection(relation(b))),
        Op::Difference(a, b) if is_set(a) => Value::Set(set(a).difference(set(b))),
        Op::Difference(a, b) => Value::Relation(relation(a).difference(relation(b))),
        Op::Complement(a) if is_set(a) => Value::Set(set(a).complement()),
        Op::Complement(a) => Value::Relation(relation(a).complement()),
        Op::Compose(a, b) => {
            let composed = relation(a).compose_within(relation(b), patience);
            Value::Relation(composed.map_err(Fault::Over)?)
        }
        Op::FromSet(s, r) => Value::Relation(relation(r).from_set(set(s))),
        Op::IntoSet(r, s) => Value::Relation(relation(r).into_set(set(s))),
        Op::Cross(a, b) => Value::Relation(Relation::cross(set(a), set(b))),
        Op::Diagonal(a) => Value::Relation(Relation::identity(set(a))),
        Op::Inverse(a) => Value::Relation(relation(a).inverse()),
        Op::Plus(a) => Value::Relation(closure(relation(a))?),
        Op::Star(a) => Value::Relation(closure(relation(a))?.reflexive_closure()),
        Op::Opt(a) => Value::Relation(relation(a).reflexive_closure()),
        Op::Domain(a) => Value::Set(relation(a).domain()),
        Op::Range(a) => Value::Set(relation(a).range()),
    })
}

/// The compiler has told sets from relations, and ordered the steps.
fn mistyped() -> ! {
    unreachable!("a slot of a compiled model holds what its operation needs")
}
