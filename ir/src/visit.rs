//! LangRef, "Terminator Instructions": what an instruction names, for those who walk over all.

use crate::ast::{Attr, BlockId, Call, Function, InstKind, LandingClause, Module, Operand, Value};

impl Module {
    /// What it names, and does not define: functions, variables, and what `resume` calls, which has
    /// no name in the text.
    pub fn undefined(&self) -> impl Iterator<Item = &str> {
        let functions = self.functions.iter().filter(|f| f.blocks.is_empty()).map(|f| &*f.name);
        let globals = self.globals.iter().filter(|g| g.init.is_none()).map(|g| &*g.name);
        let resumes = self.functions.iter().any(Function::has_personality);
        functions.chain(globals).chain(resumes.then_some("_Unwind_Resume"))
    }
}

impl Function {
    /// LangRef, "Personality Function": does it name one?
    pub fn has_personality(&self) -> bool {
        let is_it =
            |extra: &Attr| matches!(extra, Attr::Word(text) if text.starts_with("personality"));
        self.extras.iter().any(is_it)
    }
}

impl InstKind {
    /// Whether the instruction ends a block.
    pub fn is_terminator(&self) -> bool {
        match self {
            InstKind::Ret { .. }
            | InstKind::Br { .. }
            | InstKind::CondBr { .. }
            | InstKind::Switch { .. }
            | InstKind::IndirectBr { .. }
            | InstKind::Invoke { .. }
            | InstKind::CallBr { .. }
            | InstKind::Resume { .. }
            | InstKind::Unreachable => true,
            InstKind::Funclet { name, .. } => {
                matches!(*name, "catchswitch" | "catchret" | "cleanupret" | "unwind")
            }
            _ => false,
        }
    }

    /// Calls `f` with every block that the instruction names: successors, and a phi's sources.
    pub(crate) fn for_each_block_mut(&mut self, mut f: impl FnMut(&mut BlockId)) {
        match self {
            InstKind::Br { target } => f(target),
            InstKind::CondBr { then, other, .. } => {
                f(then);
                f(other);
            }
            InstKind::Switch { default, cases, .. } => {
                f(default);
                cases.iter_mut().for_each(|(_, block)| f(block));
            }
            InstKind::IndirectBr { targets, .. } | InstKind::Funclet { targets, .. } => {
                targets.iter_mut().for_each(f);
            }
            InstKind::Invoke { normal, unwind, .. } => {
                f(normal);
                f(unwind);
            }
            InstKind::CallBr { fallthrough, indirect, .. } => {
                f(fallthrough);
                indirect.iter_mut().for_each(f);
            }
            InstKind::Phi { incoming, .. } => incoming.iter_mut().for_each(|(_, block)| f(block)),
            _ => {}
        }
    }

    /// The blocks that may run next, in the order in which they are written; with repetitions.
    pub fn successors(&self) -> Vec<BlockId> {
        match self {
            InstKind::Br { target } => vec![*target],
            InstKind::CondBr { then, other, .. } => vec![*then, *other],
            InstKind::Switch { default, cases, .. } => {
                let rest = cases.iter().map(|(_, block)| *block);
                std::iter::once(*default).chain(rest).collect()
            }
            InstKind::IndirectBr { targets, .. } => targets.clone(),
            InstKind::Funclet { targets, .. } if self.is_terminator() => targets.clone(),
            InstKind::Invoke { normal, unwind, .. } => vec![*normal, *unwind],
            InstKind::CallBr { fallthrough, indirect, .. } => {
                std::iter::once(fallthrough).chain(indirect).copied().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Calls `f` with every operand that the instruction reads where it stands; a phi's incoming
    /// values, which are read at the end of other blocks, are not among them.
    pub(crate) fn for_each_operand(&self, mut f: impl FnMut(Operand)) {
        match self {
            InstKind::Ret { value } => value.iter().copied().for_each(f),
            InstKind::CondBr { cond: value, .. }
            | InstKind::Switch { value, .. }
            | InstKind::IndirectBr { address: value, .. }
            | InstKind::Resume { value }
            | InstKind::FNeg { value, .. }
            | InstKind::Cast { value, .. }
            | InstKind::Freeze { value }
            | InstKind::VaArg { list: value }
            | InstKind::ExtractValue { aggregate: value, .. }
            | InstKind::Load { ptr: value, .. } => f(*value),
            InstKind::Binary { lhs: a, rhs: b, .. }
            | InstKind::ICmp { lhs: a, rhs: b, .. }
            | InstKind::FCmp { lhs: a, rhs: b, .. }
            | InstKind::ExtractElement { vector: a, index: b }
            | InstKind::ShuffleVector { a, b, .. }
            | InstKind::InsertValue { aggregate: a, value: b, .. }
            | InstKind::Store { value: a, ptr: b, .. }
            | InstKind::AtomicRmw { ptr: a, value: b, .. } => [*a, *b].into_iter().for_each(f),
            InstKind::InsertElement { vector: a, value: b, index: c }
            | InstKind::CmpXchg { ptr: a, expected: b, new: c, .. }
            | InstKind::Select { cond: a, then: b, other: c, .. } => {
                [*a, *b, *c].into_iter().for_each(f);
            }
            InstKind::Alloca { count, .. } => count.iter().copied().for_each(f),
            InstKind::GetElementPtr { base, indices, .. } => {
                f(*base);
                indices.iter().copied().for_each(f);
            }
            InstKind::Call(call)
            | InstKind::Invoke { call, .. }
            | InstKind::CallBr { call, .. } => {
                for_each_call_operand(call, f);
            }
            InstKind::LandingPad { clauses, .. } => {
                clauses.iter().for_each(|clause| match clause {
                    LandingClause::Catch(value) | LandingClause::Filter(value) => f(*value),
                })
            }
            InstKind::Br { .. }
            | InstKind::Unreachable
            | InstKind::Funclet { .. }
            | InstKind::Fence { .. }
            | InstKind::Phi { .. } => {}
        }
    }

    /// The call of a `call`, `invoke` or `callbr`.
    pub fn call(&self) -> Option<&Call> {
        match self {
            InstKind::Call(call)
            | InstKind::Invoke { call, .. }
            | InstKind::CallBr { call, .. } => Some(call),
            _ => None,
        }
    }
}

fn for_each_call_operand(call: &Call, mut f: impl FnMut(Operand)) {
    let ty = call.fn_ty;
    if let callee @ Value::Local(_) = call.callee {
        f(Operand { ty, value: callee });
    }
    call.args.iter().copied().for_each(&mut f);
    call.bundles.iter().flat_map(|(_, operands)| operands).copied().for_each(f);
}
