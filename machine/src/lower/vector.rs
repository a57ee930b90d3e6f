//! Vectors, lane by lane. LangRef, "Vector Operations".

use super::Lowerer;
use super::consts::{NoValue, Values};
use super::func::{Builder, Refused};
use crate::program::{Op, Reg};
use crate::value::Value;
use tresse_ir::ast::{ConstExpr, ConstId, ConstKind, Operand};
use tresse_ir::types::{Type, TypeId};

impl Builder<'_, '_> {
    /// Number of lanes of a vector and slots of each.
    pub(super) fn shape(&mut self, ty: TypeId) -> Result<(u32, u32), Refused> {
        let (elem, lanes) = self.lanes(ty).ok_or("a scalable vector")?;
        Ok((lanes, self.lowerer.leaves(self.module, elem)?.slots))
    }

    pub(super) fn lower_extract_element(
        &mut self,
        vector: &Operand,
        index: &Operand,
        dst: Reg,
    ) -> Result<(), Refused> {
        let (lanes, slots) = self.shape(vector.ty)?;
        let (vector, index) = (self.operand(vector)?, self.operand(index)?);
        self.push(Op::ExtractLane { dst, vector, index, lanes, slots });
        Ok(())
    }

    pub(super) fn lower_insert_element(
        &mut self,
        vector: &Operand,
        value: &Operand,
        index: &Operand,
        dst: Reg,
    ) -> Result<(), Refused> {
        let (lanes, slots) = self.shape(vector.ty)?;
        let (vector, value, index) =
            (self.operand(vector)?, self.operand(value)?, self.operand(index)?);
        self.copy(dst, vector, lanes * slots);
        self.push(Op::InsertLane { dst, value, index, lanes, slots });
        Ok(())
    }

    /// Which elements of a constant vector are `undef`, whatever that is by the config?
    fn undefined_elements(&self, vector: ConstId, lanes: u32) -> Vec<bool> {
        let consts = &self.lowerer.inputs[self.module].module.consts;
        let is_undef = |id: ConstId| matches!(consts[id.index()].kind, ConstKind::Undef);
        let element = |i: u32| match &consts[vector.index()].kind {
            ConstKind::Aggregate(items) => items.get(i as usize).is_some_and(|id| is_undef(*id)),
            _ => is_undef(vector),
        };
        (0..lanes).map(element).collect()
    }

    /// LangRef, `shufflevector`: the mask is constant; an undefined mask element gives poison.
    pub(super) fn lower_shuffle(
        &mut self,
        a: &Operand,
        b: &Operand,
        mask: ConstId,
        ty: TypeId,
        dst: Reg,
    ) -> Result<(), Refused> {
        let (lanes, slots) = self.shape(a.ty)?;
        let (out, _) = self.shape(ty)?;
        let (a, b) = (self.operand(a)?, self.operand(b)?);
        let undefined = self.undefined_elements(mask, out);
        let mask =
            self.lowerer.constant(self.module, mask).map_err(|_| "shufflevector with this mask")?;
        for i in 0..out {
            let pick = mask.get(i as usize).copied().unwrap_or(Value::POISON);
            let src = match pick {
                _ if undefined[i as usize] => None,
                p if !p.is_plain() => None,
                p if p.bits < u64::from(lanes) => Some(a.plus(p.bits as u32 * slots)),
                p if p.bits < 2 * u64::from(lanes) => Some(b.plus((p.bits as u32 - lanes) * slots)),
                _ => None,
            };
            let src = src.unwrap_or_else(|| self.pooled(vec![Value::POISON; slots as usize]));
            self.copy(dst.plus(i * slots), src, slots);
        }
        Ok(())
    }
}

impl Lowerer<'_> {
    /// The same of constants.
    pub(super) fn lanes_of_constants(&mut self, module: usize, expr: &ConstExpr) -> Values {
        match expr {
            ConstExpr::ExtractElement { vector, index } => {
                let (whole, at, slots) = self.lane(module, *vector, *index)?;
                Ok(match at {
                    Some(at) => whole[at..at + slots].to_vec(),
                    None => vec![Value::POISON; slots],
                })
            }
            ConstExpr::InsertElement { vector, value, index } => {
                let (mut whole, at, slots) = self.lane(module, *vector, *index)?;
                let value = self.constant(module, *value)?;
                match at {
                    Some(at) => whole[at..at + slots].copy_from_slice(&value),
                    None => whole.fill(Value::POISON),
                }
                Ok(whole)
            }
            ConstExpr::ShuffleVector { a, b, mask } => {
                let ty = self.inputs[module].module.consts[a.index()].ty;
                let slots = self.slots_of_lane(module, ty)?;
                let both = [self.constant(module, *a)?, self.constant(module, *b)?].concat();
                let mut out = Vec::new();
                for pick in self.constant(module, *mask)? {
                    let at = pick.bits as usize * slots;
                    match both.get(at..at + slots).filter(|_| pick.is_plain()) {
                        Some(lane) => out.extend_from_slice(lane),
                        None => out.extend(vec![Value::POISON; slots]),
                    }
                }
                Ok(out)
            }
            other => bug!("no lanes of vectors: {other:?}"),
        }
    }

    /// Slots of a lane of a vector.
    fn slots_of_lane(&mut self, module: usize, ty: TypeId) -> Result<usize, NoValue> {
        let Type::Vector { elem, .. } = *self.inputs[module].module.types.body(ty) else {
            return Err(NoValue::Unsupported("a lane of what is no vector".into()));
        };
        Ok(self.leaves(module, elem)?.slots as usize)
    }

    /// A vector, where one of its lanes begins, if it has it, and how many slots that has.
    fn lane(
        &mut self,
        module: usize,
        vector: ConstId,
        index: ConstId,
    ) -> Result<(Vec<Value>, Option<usize>, usize), NoValue> {
        let ty = self.inputs[module].module.consts[vector.index()].ty;
        let (slots, whole) = (self.slots_of_lane(module, ty)?, self.constant(module, vector)?);
        let index = self.constant(module, index)?;
        let at = match index[..] {
            [at] if at.is_plain() => {
                usize::try_from(at.bits).ok().and_then(|n| n.checked_mul(slots))
            }
            _ => None,
        };
        let at = at.filter(|at| *at < whole.len());
        Ok((whole, at, slots))
    }
}
