//! Candidate executions of straight-line programs: every choice of `rf` and `co`, as herd makes
//! them (Cats §3), for the tests.

use std::collections::BTreeSet;

use crate::access::{Kind, Order};
use crate::cat::{Cat, Event, Execution, builtin};
use crate::relation::Relation;

/// One operation of a thread. An update reads and writes the value that it is given.
#[derive(Clone, Copy, Debug)]
pub(super) enum Do {
    R(u32, Order),
    W(u32, u32, Order),
    Rmw(u32, u32, Order),
    F(Order),
}

/// The values read, thread by thread, and the last value of each location.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Outcome {
    pub(super) reads: Vec<u32>,
    pub(super) memory: Vec<u32>,
}

/// Threads, and pairs of (thread, operation) that creation or a join puts in order.
pub(super) struct Litmus {
    pub(super) threads: Vec<Vec<Do>>,
    pub(super) starts: Vec<((usize, usize), (usize, usize))>,
}

pub(super) fn model(name: &str) -> Cat {
    Cat::parse(name, builtin(name).expect("a built-in model"), &crate::registry::included)
        .unwrap_or_else(|e| panic!("{e}"))
}

pub(super) fn models() -> Vec<Cat> {
    crate::registry::MODELS.iter().map(|m| model(m.name)).collect()
}

pub(super) fn threads(threads: &[&[Do]]) -> Litmus {
    Litmus { threads: threads.iter().map(|t| t.to_vec()).collect(), starts: Vec::new() }
}

impl Litmus {
    /// Calls `f` with every candidate execution and its outcome.
    pub(super) fn each(&self, mut f: impl FnMut(&Execution, Outcome)) {
        let locations =
            self.threads.iter().flatten().filter_map(|d| d.location()).max().map_or(0, |l| l + 1);
        let mut events: Vec<Event> = (0..locations)
            .map(|l| Event {
                thread: None,
                kind: Kind::Write,
                order: Order::Na,
                location: Some(l),
                is_full: false,
            })
            .collect();
        let mut values = vec![0; events.len()];
        let mut at = Vec::new();
        let mut updates = Vec::new();
        for (t, thread) in (0..).zip(&self.threads) {
            let mut firsts = Vec::new();
            for operation in thread {
                firsts.push(events.len());
                for (kind, order, value) in operation.events() {
                    if kind == Kind::Write && matches!(operation, Do::Rmw(..)) {
                        updates.push((events.len() - 1, events.len()));
                    }
                    events.push(Event {
                        thread: Some(t),
                        kind,
                        order,
                        location: operation.location(),
                        is_full: matches!(operation, Do::Rmw(..)),
                    });
                    values.push(value);
                }
            }
            at.push(firsts);
        }
        let n = events.len();
        let mut x = Execution::new(events);
        x.po = Relation::filter(n, |a, b| {
            a < b && x.events[a].thread.is_some() && x.events[a].thread == x.events[b].thread
        });
        updates.iter().for_each(|&(r, w)| x.rmw.insert(r, w));
        self.starts.iter().for_each(|&((t, i), (u, j))| x.extra_sync.insert(at[t][i], at[u][j]));
        let writes = |l: u32| {
            (0..n)
                .filter(|&e| x.events[e].kind == Kind::Write && x.events[e].location == Some(l))
                .collect::<Vec<_>>()
        };
        let coherences: Vec<Vec<Vec<usize>>> = (0..locations).map(|l| orders(&writes(l))).collect();
        let reads: Vec<usize> = (0..n).filter(|&e| x.events[e].kind == Kind::Read).collect();
        let sources: Vec<Vec<usize>> = reads
            .iter()
            .map(|&r| writes(x.events[r].location.expect("a read's location")))
            .collect();
        product(&coherences, &mut |co| {
            x.co = Relation::new(n);
            for order in co {
                for (i, &a) in order.iter().enumerate() {
                    order[i + 1..].iter().for_each(|&b| x.co.insert(a, b));
                }
            }
            product(&sources, &mut |rf| {
                x.rf = Relation::new(n);
                reads.iter().zip(rf).for_each(|(&r, &&w)| x.rf.insert(w, r));
                let reads = rf.iter().map(|&&w| values[w]).collect();
                let memory = co.iter().map(|order| values[order[order.len() - 1]]).collect();
                f(&x, Outcome { reads, memory });
            });
        });
    }

    /// The outcomes of the consistent executions.
    pub(super) fn outcomes(&self, model: &Cat) -> BTreeSet<Outcome> {
        let mut all = BTreeSet::new();
        self.each(|x, outcome| {
            if model.check(x).expect("a judgement").is_consistent() {
                all.insert(outcome);
            }
        });
        all
    }
}

impl Do {
    fn location(self) -> Option<u32> {
        match self {
            Do::R(l, _) | Do::W(l, ..) | Do::Rmw(l, ..) => Some(l),
            Do::F(_) => None,
        }
    }

    fn events(self) -> Vec<(Kind, Order, u32)> {
        match self {
            Do::R(_, order) => vec![(Kind::Read, order, 0)],
            Do::W(_, value, order) => vec![(Kind::Write, order, value)],
            Do::Rmw(_, value, order) => vec![(Kind::Read, order, 0), (Kind::Write, order, value)],
            Do::F(order) => vec![(Kind::Fence, order, 0)],
        }
    }
}

/// Every order of the writes that keeps the first, the initial one, first.
fn orders(writes: &[usize]) -> Vec<Vec<usize>> {
    let mut all = vec![vec![writes[0]]];
    for &write in &writes[1..] {
        let insert = |order: &Vec<usize>| {
            (1..=order.len())
                .map(|at| [&order[..at], &[write], &order[at..]].concat())
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(insert).collect();
    }
    all
}

/// Calls `f` with every choice of one from each.
fn product<T>(choices: &[Vec<T>], f: &mut dyn FnMut(&[&T])) {
    fn go<'a, T>(choices: &'a [Vec<T>], chosen: &mut Vec<&'a T>, f: &mut dyn FnMut(&[&T])) {
        let Some((first, rest)) = choices.split_first() else { return f(chosen) };
        for choice in first {
            chosen.push(choice);
            go(rest, chosen, f);
            chosen.pop();
        }
    }
    go(choices, &mut Vec::new(), f);
}
