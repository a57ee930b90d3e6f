//! Models two ways: the axioms of SC, TSO and PSO against machines with store buffers (x86-TSO,
//! CACM 2010, Figure 1; SPARC V8 Appendix K), and inclusions between models execution by execution.

use std::collections::BTreeSet;

use super::candidates::{Do, Do::*, Outcome, model, threads};
use crate::access::Order::{self, Rel, Rlx, Sc};
use crate::registry::{MODELS, Model};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Machine {
    Sc,
    Tso,
    Pso,
}

/// What waits in a thread's buffer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Entry {
    Write { location: u32, value: u32, is_release: bool },
    Stbar,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    next: Vec<usize>,
    buffers: Vec<Vec<Entry>>,
    memory: Vec<u32>,
    reads: Vec<Vec<u32>>,
}

fn is_release(order: Order) -> bool {
    matches!(order, Order::Rel | Order::AcqRel | Order::Sc)
}

impl Machine {
    fn outcomes(self, program: &[&[Do]], locations: usize) -> BTreeSet<Outcome> {
        let n = program.len();
        let start = State {
            next: vec![0; n],
            buffers: vec![Vec::new(); n],
            memory: vec![0; locations],
            reads: vec![Vec::new(); n],
        };
        let (mut seen, mut pending, mut outcomes) = (BTreeSet::new(), vec![start], BTreeSet::new());
        while let Some(state) = pending.pop() {
            if !seen.insert(state.clone()) {
                continue;
            }
            let before = pending.len();
            for (t, thread) in program.iter().enumerate() {
                self.flush(&state, t, &mut pending);
                if let Some(&operation) = thread.get(state.next[t]) {
                    self.execute(&state, t, operation, &mut pending);
                }
            }
            if pending.len() == before {
                outcomes.insert(Outcome { reads: state.reads.concat(), memory: state.memory });
            }
        }
        outcomes
    }

    fn flush(self, state: &State, t: usize, pending: &mut Vec<State>) {
        for (i, &entry) in state.buffers[t].iter().enumerate() {
            let earlier = &state.buffers[t][..i];
            let may_leave = match entry {
                Entry::Stbar => i == 0,
                Entry::Write { .. } if self == Machine::Tso => i == 0,
                Entry::Write { is_release: true, .. } => i == 0,
                Entry::Write { location: l, .. } => earlier
                    .iter()
                    .all(|e| matches!(e, Entry::Write { location, .. } if *location != l)),
            };
            if may_leave {
                let mut after = state.clone();
                if let Entry::Write { location, value, .. } = after.buffers[t].remove(i) {
                    after.memory[location as usize] = value;
                }
                pending.push(after);
            }
        }
    }

    fn execute(self, state: &State, t: usize, operation: Do, pending: &mut Vec<State>) {
        let is_flushed = state.buffers[t].is_empty();
        let mut after = state.clone();
        after.next[t] += 1;
        match operation {
            R(l, _) => {
                let own = state.buffers[t].iter().rev().find_map(|e| match e {
                    Entry::Write { location, value, .. } if *location == l => Some(*value),
                    _ => None,
                });
                after.reads[t].push(own.unwrap_or(state.memory[l as usize]));
            }
            W(location, value, order) if self != Machine::Sc && order != Sc => {
                after.buffers[t].push(Entry::Write {
                    location,
                    value,
                    is_release: is_release(order),
                });
            }
            W(location, value, _) if is_flushed => after.memory[location as usize] = value,
            Rmw(location, value, _) if is_flushed => {
                after.reads[t].push(state.memory[location as usize]);
                after.memory[location as usize] = value;
            }
            F(order) if order != Sc || is_flushed => {
                if is_release(order) && order != Sc && !is_flushed {
                    after.buffers[t].push(Entry::Stbar);
                }
            }
            _ => return,
        }
        pending.push(after);
    }
}

const OPERATIONS: [Do; 9] = [
    R(0, Rlx),
    R(1, Rlx),
    W(0, 1, Rlx),
    W(1, 1, Rlx),
    W(0, 1, Sc),
    W(1, 1, Rel),
    Rmw(0, 1, Rlx),
    F(Sc),
    F(Rel),
];

/// Two threads, the first of three operations and the second of two; each write has its own value.
fn each_program(mut f: impl FnMut(&[&[Do]])) {
    let k = OPERATIONS.len();
    for code in 0..k.pow(5) {
        let mut rest = code;
        let mut program = [F(Rlx); 5];
        for (i, slot) in (1..).zip(&mut program) {
            let value = i;
            *slot = match OPERATIONS[rest % k] {
                W(l, _, o) => W(l, value, o),
                Rmw(l, _, o) => Rmw(l, value, o),
                other => other,
            };
            rest /= k;
        }
        // Locations 0 and 1 both occur, or the outcomes have fewer last values.
        let uses = |l: u32| {
            program.iter().any(|d| matches!(*d, R(m, _) | W(m, ..) | Rmw(m, ..) if m == l))
        };
        if uses(0) && uses(1) && code % 7 == 0 {
            f(&[&program[..3], &program[3..]]);
        }
    }
}

#[test]
fn axioms_and_machines_have_the_same_outcomes() {
    let by_axioms = [("sc", Machine::Sc), ("tso", Machine::Tso), ("pso", Machine::Pso)]
        .map(|(name, m)| (model(name), m));
    each_program(|program| {
        for (cat, machine) in &by_axioms {
            assert_eq!(
                threads(program).outcomes(cat),
                machine.outcomes(program, 2),
                "{machine:?} on {program:?}"
            );
        }
    });
}

#[test]
fn stronger_models_have_fewer_executions() {
    let models: Vec<_> = MODELS.iter().map(|m| (m, model(m.name))).collect();
    each_program(|program| {
        let is_strong_free =
            program.iter().copied().flatten().all(|d| !matches!(d, W(_, _, Sc) | F(Sc)));
        threads(program).each(|x, _| {
            let allowed: Vec<_> = models
                .iter()
                .filter(|(_, cat)| cat.check(x).expect("a judgement").is_consistent())
                .map(|(model, _)| *model)
                .collect();
            for strong in &allowed {
                let mut weaker = models.iter().map(|(model, _)| *model);
                let forbids = |weak: &Model| !allowed.iter().any(|m| m.name == weak.name);
                let is_law = |weak: &Model| {
                    weak.allows_all_of(strong) && (is_strong_free || strong.has_sc || !weak.has_sc)
                };
                let broken = weaker.find(|weak| is_law(weak) && forbids(weak));
                assert!(broken.is_none(), "{} on {program:?}", strong.name);
            }
        });
    });
}
