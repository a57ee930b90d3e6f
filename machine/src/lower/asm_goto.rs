//! Assembly that jumps (LangRef, `callbr`; GCC's `asm goto`): as far as its last instruction is the
//! one that does, by a flag of x86 or always. What stands before is assembly as elsewhere
//! ([`super::asm`]).

use super::asm::CONTROL;
use super::func::{Builder, Refused};
use crate::program::Reg;
use tresse_ir::ast::{BlockId, Call, ConstKind, InlineAsm, Inst, Value};

/// The last instruction of a template.
struct Jump<'a> {
    /// What stands before it.
    before: &'a str,
    /// As in `setcc`; none jumps always.
    condition: Option<&'a str>,
    /// The number of the operand that is the label.
    label: usize,
}

impl<'a> Jump<'a> {
    /// `None`: the template does not end with a jump.
    fn of(template: &'a str) -> Option<Jump<'a>> {
        let text = template.trim_end_matches([';', '\n', '\t', ' ']);
        let start = text.rfind([';', '\n']).map_or(0, |at| at + 1);
        let (name, label) = text[start..].trim().split_once([' ', '\t'])?;
        let label = label.trim().strip_prefix("${")?.strip_suffix(":l}")?.parse().ok()?;
        let condition = match name.strip_prefix('j')? {
            "mp" => None,
            condition => Some(condition),
        };
        Some(Jump { before: &text[..start], condition, label })
    }
}

impl Builder<'_, '_> {
    pub(super) fn lower_callbr(
        &mut self,
        block: BlockId,
        inst: &Inst,
        call: &Call,
        fallthrough: BlockId,
        indirect: &[BlockId],
    ) -> Result<(), Refused> {
        let dst = inst.result.map_or(Reg::NONE, |result| self.local(result));
        let consts = &self.lowerer.inputs[self.module].module.consts;
        let Value::Const(callee) = call.callee else { return Err("callbr of a pointer".into()) };
        let ConstKind::InlineAsm(asm) = &consts[callee.index()].kind else {
            return Err("callbr of what is no assembly".into());
        };
        let unknown = || format!("{CONTROL}: `{}`", asm.template.trim());
        let (constraints, first) = without_labels(&asm.constraints, indirect.len());
        let mut call = call.clone();
        // Up to LLVM 14 labels are arguments.
        let is_label = |value: Value| match value {
            Value::Const(id) => matches!(consts[id.index()].kind, ConstKind::BlockAddress(..)),
            _ => false,
        };
        while call.args.last().is_some_and(|arg| is_label(arg.value)) {
            call.args.pop();
            call.arg_attrs.truncate(call.args.len());
        }
        let jump = Jump::of(&asm.template);
        let template = jump.as_ref().map_or(&asm.template[..], |jump| jump.before).to_owned();
        if template.contains(":l}") {
            return Err(unknown());
        }
        let rest = InlineAsm { template, constraints, ..(**asm).clone() };
        let target = match &jump {
            Some(jump) => {
                let at = jump.label.checked_sub(first);
                Some(*at.and_then(|at| indirect.get(at)).ok_or_else(unknown)?)
            }
            None => None,
        };
        match (jump.and_then(|jump| jump.condition), target) {
            (Some(condition), Some(target)) => {
                let flag = self.lower_x86(inst, &call, &rest, Some(condition), dst)?;
                let cond = flag.ok_or_else(unknown)?;
                self.branch_to(block, cond, [target, fallthrough])
            }
            (_, target) => {
                self.lower_asm(inst, &call, &rest, dst)?;
                self.jump_to(block, target.unwrap_or(fallthrough))
            }
        }
    }
}

/// The constraints without those of so many labels, and the number of the first of these.
fn without_labels(constraints: &str, labels: usize) -> (String, usize) {
    let all: Vec<&str> = constraints.split(',').collect();
    let operands = all.iter().position(|c| c.starts_with('~')).unwrap_or(all.len());
    let first = operands.saturating_sub(labels);
    let rest: Vec<&str> = all[..first].iter().chain(&all[operands..]).copied().collect();
    (rest.join(","), first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_instruction_may_jump() {
        let jump = |text| Jump::of(text).map(|j| (j.before.trim(), j.condition, j.label));
        assert_eq!(jump("lock; decl $0\n\tjz ${1:l}"), Some(("lock; decl $0", Some("z"), 1)));
        assert_eq!(jump("jmp ${0:l};"), Some(("", None, 0)));
        assert_eq!(jump("nop"), None);
        assert_eq!(jump("jz ${1:l}; nop"), None);
    }

    #[test]
    fn labels_come_after_all_operands() {
        let text = "=r,=*m,0,*m,!i,!i,~{memory}";
        assert_eq!(without_labels(text, 2), ("=r,=*m,0,*m,~{memory}".to_owned(), 4));
        assert_eq!(without_labels("i", 1), (String::new(), 0));
    }
}
