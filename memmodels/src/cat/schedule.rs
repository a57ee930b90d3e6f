//! What a model computes when: each operation once, right before the first check that needs it,
//! and nothing that no check needs. A relation that is asked for by name has steps of its own.

use super::program::{Group, Op, Program, Step};

/// The steps of a program whose operations, groups and checks are complete. `group_of` says which
/// operations are computed in a fixpoint; what uses them outside comes after its group's end.
pub(super) fn schedule(program: &Program, group_of: &[Option<u32>]) -> Vec<Step> {
    let mut scheduler = Scheduler::new(program, group_of);
    for (number, check) in (0u32..).zip(&program.checks) {
        scheduler.need(check.slot);
        scheduler.steps.push(Step::Check(number));
    }
    scheduler.steps
}

/// The steps that compute one slot, without any check.
pub(super) fn schedule_slot(program: &Program, group_of: &[Option<u32>], slot: u32) -> Vec<Step> {
    let mut scheduler = Scheduler::new(program, group_of);
    scheduler.need(slot);
    scheduler.steps
}

struct Scheduler<'a> {
    program: &'a Program,
    group_of: &'a [Option<u32>],
    steps: Vec<Step>,
    is_done: Vec<bool>,
    has_run: Vec<bool>,
}

impl<'a> Scheduler<'a> {
    fn new(program: &'a Program, group_of: &'a [Option<u32>]) -> Scheduler<'a> {
        let (is_done, has_run) =
            (vec![false; program.ops.len()], vec![false; program.groups.len()]);
        Scheduler { program, group_of, steps: Vec::new(), is_done, has_run }
    }

    /// Adds the steps that are missing before a slot can be used.
    fn need(&mut self, slot: u32) {
        let mut needed: Vec<(u32, u32, Step)> = Vec::new();
        let mut pending = vec![slot];
        while let Some(slot) = pending.pop() {
            if std::mem::replace(&mut self.is_done[slot as usize], true) {
                continue;
            }
            match self.group_of[slot as usize] {
                None => {
                    needed.push((slot, 1, Step::Compute(slot)));
                    pending.extend(self.program.ops[slot as usize].operands());
                }
                Some(group) if std::mem::replace(&mut self.has_run[group as usize], true) => {}
                Some(group) => {
                    let Group { variables, body, end } = &self.program.groups[group as usize];
                    needed.push((*end, 0, Step::Fixpoint(group)));
                    pending.extend(variables.iter().map(|v| v.result));
                    pending
                        .extend(body.iter().flat_map(|&i| self.program.ops[i as usize].operands()));
                }
            }
        }
        // Operands have lower numbers than what uses them, and a group's end is in between.
        needed.sort_unstable_by_key(|&(at, last, _)| (at, last));
        let is_variable =
            |slot: u32| matches!(self.program.ops[slot as usize], Op::Variable { .. });
        debug_assert!(
            needed.iter().all(|(.., s)| !matches!(s, Step::Compute(i) if is_variable(*i)))
        );
        self.steps.extend(needed.into_iter().map(|(.., step)| step));
    }
}
