//! Locals that nobody reads, and whose address goes nowhere. Of a locked update of such a local
//! there is left its lock alone (`x86`), so that loops around it have no effect. Crates of Rust
//! write a fence so.

use super::func::Builder;
use super::inst::each_operand;
use super::moved::instructions;
use tresse_ir::ast::{Call, Inst, InstKind, LocalId, Value};

impl Builder<'_, '_> {
    /// Is each argument of the call the address of such a local? Calls of the same assembly may
    /// have it as well.
    pub(super) fn is_unread(&self, call: &Call) -> bool {
        let Some(Value::Local(local)) = call.args.first().map(|arg| arg.value) else {
            return false;
        };
        // Where nothing is optimised the address is kept for debuggers as well.
        let is_kept = |place: Value| match place {
            Value::Local(place) => self.is_alloca(place, &|user| is_store_to(user, place)),
            Value::Const(_) | Value::Metadata => false,
        };
        let is_fine = |user: &Inst| match &user.kind {
            InstKind::Store { value, ptr, .. } if value.value == Value::Local(local) => {
                is_kept(ptr.value)
            }
            InstKind::Call(other) => other.callee == call.callee || self.is_lifetime(other),
            _ => is_store_to(user, local),
        };
        call.args.iter().all(|arg| arg.value == Value::Local(local))
            && self.is_alloca(local, &is_fine)
    }

    /// Is it an `alloca`, and is this so of all that uses it?
    fn is_alloca(&self, local: LocalId, is_fine: &dyn Fn(&Inst) -> bool) -> bool {
        let is_defined = |inst: &Inst| {
            inst.result == Some(local) && matches!(inst.kind, InstKind::Alloca { .. })
        };
        let uses = |inst: &Inst| {
            let mut is_used = false;
            each_operand(&inst.kind, &mut |value| is_used |= value == Value::Local(local));
            is_used
        };
        instructions(self.source).any(is_defined)
            && instructions(self.source).filter(|inst| uses(inst)).all(is_fine)
    }

    fn is_lifetime(&self, call: &Call) -> bool {
        let declared = self.declaration(call.callee);
        declared.is_some_and(|function| function.name.starts_with("llvm.lifetime."))
    }
}

/// Does an instruction write to a local, and not the local's address?
fn is_store_to(inst: &Inst, local: LocalId) -> bool {
    let local = Value::Local(local);
    matches!(&inst.kind, InstKind::Store { value, ptr, .. }
        if ptr.value == local && value.value != local)
}
