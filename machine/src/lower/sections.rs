//! Functions of the program that are atomic sections: SV-COMP's `__VERIFIER_atomic_*`. They call
//! the library's `__VERIFIER_atomic_begin` where they begin, and `__VERIFIER_atomic_end` where they
//! return (`step/section.rs` has the meaning).

use super::Lowerer;
use super::func::Builder;
use super::link::FuncRef;
use crate::ids::FuncIdx;
use crate::program::{Bound, Limits, List, Op, Reg};
use tresse_ir::ast::Function;

const BEGIN: &str = "__VERIFIER_atomic_begin";
const END: &str = "__VERIFIER_atomic_end";

/// What the library asks for at the bounds of a section.
pub(super) fn bound(name: &str) -> Option<Bound> {
    Some(match name {
        "__tresse_section_test" => Bound::Test,
        "__tresse_section_enter" => Bound::Enter,
        "__tresse_section_leave" => Bound::Leave,
        _ => return None,
    })
}

/// Is a function a section as a whole, by its name?
pub(super) fn is_section(f: &Function) -> bool {
    f.name.starts_with("__VERIFIER_atomic_") && f.name != BEGIN && f.name != END
}

/// What a program defines for a checker of persistency to run after each execution, as it was cut
/// by a crash (GenMC, `genmc.h`). Nothing here would run it.
const RECOVERY: &str = "__VERIFIER_recovery_routine";

impl Lowerer<'_> {
    /// Refuses functions that the program defines for its checker to call, and that are not
    /// modelled.
    pub(super) fn refuse_recovery(&mut self) {
        let inputs = self.inputs;
        let found = self.function_named(RECOVERY).filter(|(m, id)| {
            !inputs[*m].is_library && !inputs[*m].module.functions[id.index()].blocks.is_empty()
        });
        if let Some((module, id)) = found {
            let message = format!("Tresse does not model crashes and recovery: `{RECOVERY}`");
            let pos = inputs[module].module.functions[id.index()].pos;
            self.error(module, pos, None, message, true);
        }
    }

    /// What has to be reached for the program's atomic functions.
    pub(super) fn section_bounds(&mut self) -> Vec<FuncRef> {
        let inputs = self.inputs;
        let found = self.link.order.iter().find(|(m, id)| {
            !inputs[*m].is_library && is_section(&inputs[*m].module.functions[id.index()])
        });
        let Some(&(module, id)) = found else { return Vec::new() };
        let library = |name: &str| self.function_named(name).filter(|f| inputs[f.0].is_library);
        if let (Some(begin), Some(end)) = (library(BEGIN), library(END)) {
            return vec![begin, end];
        }
        let f = &inputs[module].module.functions[id.index()];
        let message = format!(
            "Tresse does not model the atomic function `{}` without `{BEGIN}` and `{END}` of its \
             own library",
            f.name
        );
        self.error(module, f.pos, None, message, true);
        Vec::new()
    }

    fn library_function(&self, name: &str) -> Option<FuncIdx> {
        let found = self.function_named(name).filter(|f| self.inputs[f.0].is_library)?;
        self.link.index.get(&found).copied()
    }

    /// Does the program have atomic sections at all?
    pub(super) fn has_sections(&self) -> bool {
        self.library_function(BEGIN).is_some()
    }
}

impl Builder<'_, '_> {
    pub(super) fn begin_section(&mut self) {
        self.call_bound(BEGIN);
    }

    pub(super) fn end_section(&mut self) {
        self.call_bound(END);
    }

    fn call_bound(&mut self, name: &str) {
        let is_section = !self.lowerer.inputs[self.module].is_library && is_section(self.source);
        if let Some(func) = self.lowerer.library_function(name).filter(|_| is_section) {
            let args = List { start: 0, len: 0 };
            self.push(Op::Call { func, dst: Reg::NONE, args, limits: Limits::NONE });
        }
    }

    /// Before an atomic access or a fence.
    pub(super) fn is_visible(&mut self) {
        if self.lowerer.has_sections {
            self.push(Op::Visible);
        }
    }
}
