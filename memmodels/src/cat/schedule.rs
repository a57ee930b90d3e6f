//! What a model computes when: each operation once, right before the first check that needs it,
//! and nothing that no check needs.

use super::program::{Group, Op, Program, Step};

/// The steps of a program whose operations, groups and checks are complete. `group_of` says which
/// operations are computed in a fixpoint; what uses them outside comes after its group's end.
pub(super) fn schedule(program: &Program, group_of: &[Option<u32>]) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut is_done = vec![false; program.ops.len()];
    let mut has_run = vec![false; program.groups.len()];
    for (number, check) in (0u32..).zip(&program.checks) {
        let mut needed: Vec<(u32, u32, Step)> = Vec::new();
        let mut pending = vec![check.slot];
        while let Some(slot) = pending.pop() {
            if std::mem::replace(&mut is_done[slot as usize], true) {
                continue;
            }
            match group_of[slot as usize] {
                None => {
                    needed.push((slot, 1, Step::Compute(slot)));
                    pending.extend(program.ops[slot as usize].operands());
                }
                Some(group) if std::mem::replace(&mut has_run[group as usize], true) => {}
                Some(group) => {
                    let Group { variables, body, end } = &program.groups[group as usize];
                    needed.push((*end, 0, Step::Fixpoint(group)));
                    pending.extend(variables.iter().map(|v| v.result));
                    pending.extend(body.iter().flat_map(|&i| program.ops[i as usize].operands()));
                }
            }
        }
        // Operands have lower numbers than what uses them, and a group's end is in between.
        needed.sort_unstable_by_key(|&(at, last, _)| (at, last));
        steps.extend(needed.into_iter().map(|(.., step)| step));
        steps.push(Step::Check(number));
    }
    debug_assert!(steps.iter().all(|s| !matches!(s, Step::Compute(i) if matches!(program.ops[*i as usize], Op::Variable { .. }))));
    steps
}
