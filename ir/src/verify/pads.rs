//! LangRef, "Exception Handling": `landingpad`, `resume` and what is asked of their function.

use super::Checker;
use super::function::Body;
use crate::ast::{
    Block, BlockId, ConstKind, Function, Inst, InstKind, LandingClause, Operand, Value,
};
use crate::types::{Type, TypeId};

impl<'m> Checker<'m> {
    /// Where landing pads stand, and what they and `resume` have.
    pub(super) fn check_pads(&mut self, body: &Body<'m>, block: &'m Block, index: u32) {
        for (number, inst) in block.insts.iter().enumerate() {
            match &inst.kind {
                InstKind::LandingPad { is_cleanup, clauses } => {
                    self.check_landing(body.function, inst, inst.ty);
                    self.check_clauses(body.function, inst, *is_cleanup, clauses);
                    let before = &block.insts[..number];
                    if before.iter().any(|i| !matches!(i.kind, InstKind::Phi { .. })) {
                        self.inst_error(
                            body.function,
                            inst,
                            "landingpad after other instructions of its block",
                        );
                    }
                    self.check_ways(body, inst, index);
                }
                InstKind::Resume { value } => {
                    self.check_landing(body.function, inst, value.ty);
                }
                _ => {}
            }
        }
    }

    /// LangRef: "A landing pad block must have a `landingpad` instruction as its first non-PHI
    /// instruction", and "is not a branch target": only invokes go there.
    fn check_ways(&mut self, body: &Body<'m>, inst: &Inst, index: u32) {
        let none = Vec::new();
        let preds = body.cfg.preds.get(index as usize).unwrap_or(&none);
        let unwinds = |pred: &u32| {
            let block = body.function.blocks.get(*pred as usize);
            matches!(block.and_then(|b| b.insts.last()).map(|i| &i.kind),
                Some(InstKind::Invoke { normal, unwind, .. })
                    if *unwind == BlockId(index) && *normal != BlockId(index))
        };
        if index == 0 || !preds.iter().all(unwinds) {
            let message = "a block with a landingpad is entered by the unwind edge of an invoke";
            self.inst_error(body.function, inst, message);
        }
    }

    /// One personality and one type for all of a function.
    fn check_landing(&mut self, function: &'m Function, inst: &Inst, ty: TypeId) {
        if !function.has_personality() {
            self.inst_error(function, inst, "a landing pad needs a function with a personality");
        }
        let of_pad = |i: &Inst| match &i.kind {
            InstKind::LandingPad { .. } => Some(i.ty),
            InstKind::Resume { value } => Some(value.ty),
            _ => None,
        };
        let first = function.blocks.iter().flat_map(|b| &b.insts).find_map(of_pad);
        if first.is_some_and(|first| first != ty) {
            self.inst_error(function, inst, "landing pads of one function have one type");
        }
    }

    fn check_clauses(
        &mut self,
        function: &'m Function,
        inst: &Inst,
        is_cleanup: bool,
        clauses: &[LandingClause],
    ) {
        if !is_cleanup && clauses.is_empty() {
            self.inst_error(function, inst, "landingpad without a clause that is no cleanup");
        }
        for clause in clauses {
            let is_right = match clause {
                LandingClause::Catch(value) => {
                    let ty = self.module.types.body(value.ty);
                    self.is_constant(value) && matches!(ty, Type::Ptr { .. })
                }
                LandingClause::Filter(value) => self.is_array(value),
            };
            let message = match clause {
                _ if is_right => continue,
                LandingClause::Catch(_) => "catch of what is no constant pointer",
                LandingClause::Filter(_) => "filter of what is no array of constants",
            };
            self.inst_error(function, inst, message);
        }
    }

    fn is_constant(&self, operand: &Operand) -> bool {
        matches!(operand.value, Value::Const(_))
    }

    fn is_array(&self, operand: &Operand) -> bool {
        let Value::Const(id) = operand.value else { return false };
        let is_listed = self.module.consts.get(id.index()).is_some_and(|constant| {
            matches!(constant.kind, ConstKind::Aggregate(_) | ConstKind::Zero)
        });
        is_listed && matches!(self.module.types.body(operand.ty), Type::Array { .. })
    }
}
