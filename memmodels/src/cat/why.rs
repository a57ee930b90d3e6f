//! Why a text forbids an execution: the check that fails, and what its relation is made of there,
//! down to what the execution brings with it (`po`, `rf`, `co`, `fr`, thread creation).
//!
//! A pair of a relation is taken apart by the operation that has computed it: a union by the side
//! that has the pair in fewer arrows, a sequence at the event between, a closure by its shortest
//! path. What most often only restricts a relation (`M * M`, `loc`, `ext`) is an arrow only where
//! nothing else relates the two events.

use super::Execution;
use super::ast::Test;
use super::base::Base;
use super::program::{Op, Program, Value};
use crate::access::Kind;
use crate::patience::Patience;
use crate::relation::Relation;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::rc::Rc;

/// One event is related to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// By its number in the execution.
    pub from: usize,
    /// The other.
    pub to: usize,
    /// `po`, `rf`, `co`, `fr`, `rmw`, `tc`, a dependency; the name of a recursive definition; or
    /// `other`.
    pub relation: String,
}

/// Why an execution is none of the model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forbidden {
    /// The first check that fails, by its name.
    pub check: String,
    /// Its line in the text.
    pub text: String,
    /// What fails: for `acyclic` and `irreflexive` a cycle; for `empty` what relates two events
    /// that are not to be related.
    pub arrows: Vec<Arrow>,
}

/// Pairs that are taken apart are looked up, and one that is within itself is left as it is.
struct Apart<'p> {
    program: &'p Program,
    slots: &'p [Value],
    known: FxHashMap<(u32, usize, usize), Rc<[Arrow]>>,
    depth: u32,
    /// Events that are still looked at for the midst of a sequence.
    left: usize,
}

/// Operations within one another that are taken apart.
const MAX_DEPTH: u32 = 1_000;

/// Events that are looked at for the midst of sequences, in all.
const MAX_WORK: usize = 1 << 22;

/// What is forbidden by the check of a program that has failed, with what its slots hold.
///
/// # Errors
/// It is wanted no more.
pub(super) fn forbidden<P: Patience>(
    program: &Program,
    check: u32,
    slots: &[Value],
    x: &Execution,
    patience: &P,
) -> Result<Forbidden, P::Over> {
    let check = &program.checks[check as usize];
    let known = FxHashMap::default();
    let mut apart = Apart { program, slots, known, depth: 0, left: MAX_WORK };
    let pairs = match &slots[check.slot as usize] {
        Value::Relation(relation) => apart.failing(check.test, check.slot, relation, patience)?,
        _ => Vec::new(),
    };
    let mut arrows = Vec::new();
    for (from, to) in pairs {
        patience.spend(x.events.len())?;
        arrows.extend_from_slice(&apart.pair(check.slot, from, to));
    }
    let (check, text) = (check.name.clone(), check.text.clone());
    Ok(Forbidden { check, text, arrows: joined(arrows, x) })
}

impl Apart<'_> {
    /// The pairs of a relation that fail its test.
    fn failing<P: Patience>(
        &mut self,
        test: Test,
        slot: u32,
        relation: &Relation,
        patience: &P,
    ) -> Result<Vec<(usize, usize)>, P::Over> {
        let pairs: Vec<_> = match test {
            Test::Acyclic => return shortest_cycle(relation, patience),
            Test::Irreflexive => {
                let all = 0..relation.universe();
                all.filter(|e| relation.contains(*e, *e)).map(|e| (e, e)).collect()
            }
            Test::Empty => relation.iter().collect(),
        };
        Ok(self.fewest(slot, &pairs[..pairs.len().min(MAX_PAIRS)]))
    }

    /// The pair that takes the fewest arrows.
    fn fewest(&mut self, slot: u32, pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
        let least = pairs.iter().min_by_key(|(a, b)| {
            let arrows = self.pair(slot, *a, *b);
            (is_other(&arrows), arrows.len())
        });
        least.copied().into_iter().collect()
    }

    /// The arrows that make up a pair of a relation.
    fn pair(&mut self, slot: u32, a: usize, b: usize) -> Rc<[Arrow]> {
        if let Some(known) = self.known.get(&(slot, a, b)) {
            return known.clone();
        }
        self.depth += 1;
        let arrows: Rc<[Arrow]> = match self.depth < MAX_DEPTH {
            true => self.apart(slot, a, b).into(),
            false => Rc::new([Arrow { from: a, to: b, relation: OTHER.to_owned() }]),
        };
        self.depth -= 1;
        self.known.insert((slot, a, b), arrows.clone());
        arrows
    }

    fn has(&self, slot: u32, a: usize, b: usize) -> bool {
        self.relation(slot).is_some_and(|r| r.contains(a, b))
    }

    fn relation(&self, slot: u32) -> Option<&Relation> {
        match &self.slots[slot as usize] {
            Value::Relation(relation) => Some(relation),
            _ => None,
        }
    }

    fn apart(&mut self, slot: u32, a: usize, b: usize) -> Vec<Arrow> {
        let arrow = |relation: &str| vec![Arrow { from: a, to: b, relation: relation.to_owned() }];
        match self.program.ops[slot as usize] {
            Op::Base(Base::Id) => Vec::new(),
            Op::Base(base) => arrow(name(base).unwrap_or(OTHER)),
            Op::Variable { group, index, .. } => {
                let group = &self.program.groups[group as usize];
                arrow(&group.variables[index as usize].name)
            }
            Op::Union(l, r) => {
                let sides: Vec<_> =
                    [l, r].into_iter().filter(|side| self.has(*side, a, b)).collect();
                let taken = sides.into_iter().map(|side| self.pair(side, a, b));
                let best = taken.min_by_key(|arrows| (is_other(arrows), arrows.len()));
                best.map_or_else(Vec::new, |arrows| arrows.to_vec())
            }
            Op::Intersection(l, r) => {
                let (l, r) = (self.pair(l, a, b), self.pair(r, a, b));
                if is_other(&l) || is_other(&r) {
                    return if is_other(&l) { r.to_vec() } else { l.to_vec() };
                }
                let more = r.iter().filter(|arrow| !l.contains(arrow));
                l.iter().chain(more).cloned().collect()
            }
            Op::Difference(l, _) | Op::FromSet(_, l) | Op::IntoSet(l, _) => {
                self.pair(l, a, b).to_vec()
            }
            Op::Compose(l, r) => self.sequence(l, r, a, b),
            Op::Inverse(r) => self.pair(r, b, a).to_vec(),
            Op::Plus(r) => self.path(r, a, b),
            Op::Star(_) | Op::Opt(_) if a == b => Vec::new(),
            Op::Star(r) => self.path(r, a, b),
            Op::Opt(r) => self.pair(r, a, b).to_vec(),
            Op::Diagonal(_) => Vec::new(),
            Op::Cross(..) | Op::Complement(_) => arrow(OTHER),
            // Sets relate nothing.
            Op::Domain(_) | Op::Range(_) => Vec::new(),
        }
    }

    /// At the event between that makes it shortest.
    fn sequence(&mut self, l: u32, r: u32, a: usize, b: usize) -> Vec<Arrow> {
        let between: Vec<usize> = match self.relation(l) {
            Some(left) => left.successors(a).filter(|m| self.has(r, *m, b)).collect(),
            None => Vec::new(),
        };
        let mut best: Option<Vec<Arrow>> = None;
        for middle in between {
            if best.is_some() && self.left == 0 {
                break;
            }
            self.left = self.left.saturating_sub(1);
            let (left, right) = (self.pair(l, a, middle), self.pair(r, middle, b));
            if best.as_ref().is_none_or(|best| left.len() + right.len() < best.len()) {
                best = Some(left.iter().chain(right.iter()).cloned().collect());
            }
        }
        best.unwrap_or_default()
    }

    /// By the fewest steps.
    fn path(&mut self, slot: u32, a: usize, b: usize) -> Vec<Arrow> {
        let steps = self.relation(slot).and_then(|r| shorter_path(r, a, b, usize::MAX));
        let steps = steps.unwrap_or_default();
        steps.iter().flat_map(|(from, to)| self.pair(slot, *from, *to).to_vec()).collect()
    }
}

/// Pairs that are looked at for the one that takes the fewest arrows.
const MAX_PAIRS: usize = 1_000;

/// The name of an arrow that is none of the execution's own relations.
const OTHER: &str = "other";

/// Are there only such arrows?
fn is_other(arrows: &[Arrow]) -> bool {
    !arrows.is_empty() && arrows.iter().all(|arrow| arrow.relation == OTHER)
}

/// How a base is called, unless it only restricts others.
fn name(base: Base) -> Option<&'static str> {
    Some(match base {
        Base::Po => "po",
        Base::Rf => "rf",
        Base::Co => "co",
        Base::Fr => "fr",
        Base::Rmw => "rmw",
        Base::Addr => "addr",
        Base::Data => "data",
        Base::Ctrl => "ctrl",
        Base::Tc => "tc",
        _ => return None,
    })
}

/// The pairs of a shortest path of at least one step, breadth first, if it has fewer than so many.
fn shorter_path(r: &Relation, from: usize, to: usize, steps: usize) -> Option<Vec<(usize, usize)>> {
    let mut came = vec![None; r.universe()];
    let mut open = VecDeque::from([(from, 0)]);
    while let Some((at, length)) = open.pop_front() {
        if length + 1 >= steps {
            return None;
        }
        for next in r.successors(at) {
            if came[next].is_some() {
                continue;
            }
            came[next] = Some(at);
            if next == to {
                let back = |last: &(usize, usize)| came[last.0].map(|before| (before, last.0));
                let is_on_way = |pair: &(usize, usize)| pair.0 != from;
                let mut path = vec![(at, to)];
                while let Some(pair) = path.last().copied().filter(is_on_way) {
                    path.extend(back(&pair));
                }
                path.reverse();
                return Some(path);
            }
            open.push_back((next, length + 1));
        }
    }
    None
}

/// The pairs of a shortest cycle.
fn shortest_cycle<P: Patience>(r: &Relation, patience: &P) -> Result<Vec<(usize, usize)>, P::Over> {
    let (mut best, n) = (Vec::new(), r.universe());
    for event in 0..n {
        patience.spend(n * n)?;
        let most = if best.is_empty() { usize::MAX } else { best.len() };
        if let Some(cycle) = shorter_path(r, event, event, most) {
            best = cycle;
        }
    }
    Ok(best)
}

/// Program order that follows program order is one arrow; so it is where a cycle closes. Fences and
/// barriers stay: it is they that order.
fn joined(arrows: Vec<Arrow>, x: &Execution) -> Vec<Arrow> {
    let is_one = |before: &Arrow, after: &Arrow| {
        let event = &x.events[before.to];
        before.to == after.from
            && before.relation == "po"
            && after.relation == "po"
            && event.kind != Kind::Fence
            && !event.is_full
    };
    let mut out: Vec<Arrow> = Vec::new();
    for arrow in arrows {
        match out.last_mut() {
            Some(last) if is_one(last, &arrow) => last.to = arrow.to,
            _ => out.push(arrow),
        }
    }
    if out.len() > 2 && is_one(&out[out.len() - 1], &out[0]) {
        let first = out.remove(0);
        if let Some(last) = out.last_mut() {
            last.to = first.to;
        }
    }
    out
}
