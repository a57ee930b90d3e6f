//! LangRef, "Instruction Reference", "Atomic Memory Ordering Constraints": each instruction on
//! its own.

use super::Checker;
use crate::ast::{
    BlockId, Call, ConstId, ConstKind, Function, Inst, InstKind, Operand, Ordering, RmwOp,
};
use crate::types::{Type, TypeId};
use crate::typing;
use rustc_hash::FxHashSet;

/// What is wrong with an instruction.
type Checked = Result<(), String>;

/// An error unless something holds.
fn ensure(holds: bool, message: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { Err(message.into()) }
}

impl<'m> Checker<'m> {
    pub(super) fn check_inst(&mut self, function: &'m Function, inst: &'m Inst) {
        let checked = match &inst.kind {
            InstKind::Ret { .. }
            | InstKind::CondBr { .. }
            | InstKind::Switch { .. }
            | InstKind::IndirectBr { .. } => self.check_control(function, inst),
            InstKind::Alloca { .. } | InstKind::GetElementPtr { .. } | InstKind::VaArg { .. } => {
                self.check_addressing(inst)
            }
            InstKind::Load { .. }
            | InstKind::Store { .. }
            | InstKind::Fence { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::AtomicRmw { .. } => self.check_access(inst),
            InstKind::Call(call) | InstKind::CallBr { call, .. } => self.check_call(call, inst.ty),
            InstKind::Invoke { call, unwind, .. } => {
                self.check_call(call, inst.ty).and_then(|()| check_unwind_target(function, *unwind))
            }
            _ => self.check_operation(inst),
        };
        if let Err(message) = checked {
            self.inst_error(function, inst, message);
        }
    }

    fn check_control(&mut self, function: &Function, inst: &Inst) -> Checked {
        match &inst.kind {
            InstKind::Ret { value } => {
                let void = matches!(self.module.types.get(function.ret), Type::Void);
                let found = value.map(|v| v.ty);
                let matches = found.map_or(void, |ty| ty == function.ret);
                let found = found.map_or_else(|| "void".to_owned(), |ty| self.show(ty));
                let wanted = self.show(function.ret);
                ensure(matches, format!("returns `{found}` from a function of `{wanted}`"))
            }
            InstKind::CondBr { cond, .. } => {
                ensure(*self.body(cond.ty) == Type::Int(1), "branch condition is not `i1`")
            }
            InstKind::Switch { value, cases, .. } => self.check_switch(*value, cases),
            InstKind::IndirectBr { address, .. } => self.ensure_pointer(*address),
            _ => Ok(()),
        }
    }

    fn check_switch(&self, value: Operand, cases: &[(ConstId, BlockId)]) -> Checked {
        ensure(matches!(self.body(value.ty), Type::Int(_)), "switch on something but an integer")?;
        let mut seen = FxHashSet::default();
        for &(case, _) in cases {
            let Some(constant) = self.module.consts.get(case.index()) else {
                continue;
            };
            ensure(constant.ty == value.ty, "switch case of another type than the value")?;
            ensure(matches!(constant.kind, ConstKind::Int(_)), "switch case is not a number")?;
            // Constants are interned: equal numbers have equal ids.
            ensure(seen.insert(case), "switch case given twice")?;
        }
        Ok(())
    }

    fn check_addressing(&mut self, inst: &Inst) -> Checked {
        match &inst.kind {
            InstKind::Alloca { elem, count, .. } => {
                let is_int = count.is_none_or(|c| matches!(self.body(c.ty), Type::Int(_)));
                ensure(is_int, "alloca count is not an integer")?;
                self.ensure_sized(*elem)
            }
            InstKind::GetElementPtr { elem, base, indices, .. } => {
                self.check_gep(*elem, *base, indices)
            }
            InstKind::VaArg { list } => {
                self.ensure_pointer(*list)?;
                self.ensure_sized(inst.ty)
            }
            _ => Ok(()),
        }
    }

    fn check_gep(&mut self, elem: TypeId, base: Operand, indices: &[Operand]) -> Checked {
        let types = &self.module.types;
        let base = types.body(typing::scalar(types, base.ty));
        ensure(matches!(base, Type::Ptr { .. }), "getelementptr from something but a pointer")?;
        for index in indices {
            let index = types.body(typing::scalar(types, index.ty));
            ensure(matches!(index, Type::Int(_)), "getelementptr index is not an integer")?;
        }
        typing::gep_target(types, &self.module.consts, elem, indices).map_err(str::to_owned)?;
        self.ensure_sized(elem)
    }

    fn check_access(&mut self, inst: &Inst) -> Checked {
        match &inst.kind {
            InstKind::Load { ptr, ordering, align, .. } => {
                self.ensure_pointer(*ptr)?;
                self.ensure_sized(inst.ty)?;
                let bad = matches!(ordering, Ordering::Release | Ordering::AcqRel);
                ensure(!bad, "a load cannot have release ordering")?;
                self.check_atomic(*ordering, inst.ty, *align)
            }
            InstKind::Store { value, ptr, ordering, align, .. } => {
                self.ensure_pointer(*ptr)?;
                self.ensure_sized(value.ty)?;
                let bad = matches!(ordering, Ordering::Acquire | Ordering::AcqRel);
                ensure(!bad, "a store cannot have acquire ordering")?;
                self.check_atomic(*ordering, value.ty, *align)
            }
            InstKind::Fence { ordering, .. } => {
                ensure(*ordering >= Ordering::Acquire, "a fence must be acquire or stronger")
            }
            InstKind::CmpXchg { ptr, expected, success, failure, .. } => {
                self.ensure_pointer(*ptr)?;
                let is_scalar = matches!(self.body(expected.ty), Type::Int(_) | Type::Ptr { .. });
                ensure(is_scalar, "cmpxchg of something but an integer or pointer")?;
                ensure(*success >= Ordering::Monotonic, "cmpxchg must be monotonic or stronger")?;
                let fails_well =
                    matches!(failure, Ordering::Monotonic | Ordering::Acquire | Ordering::SeqCst);
                ensure(fails_well, "cmpxchg cannot have release ordering when it fails")?;
                self.check_atomic_size(expected.ty)
            }
            InstKind::AtomicRmw { op, ptr, value, ordering, .. } => {
                self.ensure_pointer(*ptr)?;
                ensure(
                    *ordering >= Ordering::Monotonic,
                    "atomicrmw must be monotonic or stronger",
                )?;
                self.check_rmw_type(*op, value.ty)
            }
            _ => Ok(()),
        }
    }

    /// Atomic loads and stores: scalars with an alignment.
    fn check_atomic(&self, ordering: Ordering, ty: TypeId, align: Option<u64>) -> Checked {
        if ordering == Ordering::NotAtomic {
            return Ok(());
        }
        let body = self.body(typing::scalar(&self.module.types, ty));
        let is_scalar = matches!(body, Type::Int(_) | Type::Ptr { .. });
        let fits = is_scalar || crate::parse::is_float(body);
        ensure(fits, format!("atomic access of type `{}`", self.show(ty)))?;
        ensure(align.is_some(), "an atomic access must have an alignment")?;
        self.check_atomic_size(ty)
    }

    fn check_atomic_size(&self, ty: TypeId) -> Checked {
        let bits = self.module.layout.bit_width(&self.module.types, ty).unwrap_or(0);
        let fits = bits >= 8 && bits.is_power_of_two();
        ensure(fits, format!("atomic access of {bits} bits, which is no power of two from 8 up"))
    }

    fn check_rmw_type(&self, op: RmwOp, ty: TypeId) -> Checked {
        let body = self.body(ty);
        let is_float = crate::parse::is_float(body);
        let fits = match op {
            RmwOp::Xchg => is_float || matches!(body, Type::Int(_) | Type::Ptr { .. }),
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin => {
                let elem = self.body(typing::scalar(&self.module.types, ty));
                crate::parse::is_float(elem)
            }
            _ => matches!(body, Type::Int(_)),
        };
        ensure(fits, format!("this atomicrmw is not defined on type `{}`", self.show(ty)))?;
        self.check_atomic_size(ty)
    }

    fn check_call(&self, call: &Call, result: TypeId) -> Checked {
        let Type::Function { ret, params, vararg } = self.module.types.get(call.fn_ty) else {
            return Err("call of something but a function".to_owned());
        };
        ensure(*ret == result, "call's result is not the function's")?;
        let (found, wanted) = (call.args.len(), params.len());
        let fits = found == wanted || (*vararg && found > wanted);
        ensure(fits, format!("call with {found} arguments where {wanted} are expected"))?;
        for (arg, &param) in call.args.iter().zip(params) {
            let (found, wanted) = (self.show_if_different(arg.ty, param), param);
            if let Some(found) = found {
                let wanted = self.show(wanted);
                return Err(format!("argument of type `{found}` where `{wanted}` is expected"));
            }
        }
        Ok(())
    }

    fn show_if_different(&self, found: TypeId, wanted: TypeId) -> Option<String> {
        (found != wanted).then(|| self.show(found))
    }

    /// Operations on values: the parser's rules again, for modules that did not come from it.
    fn check_operation(&self, inst: &Inst) -> Checked {
        let types = &self.module.types;
        match &inst.kind {
            InstKind::Binary { lhs, rhs, .. } => {
                ensure(lhs.ty == rhs.ty && lhs.ty == inst.ty, "operands of different types")
            }
            InstKind::ICmp { lhs, rhs, .. } => {
                let scalar = types.body(typing::scalar(types, lhs.ty));
                let comparable = matches!(scalar, Type::Int(_) | Type::Ptr { .. });
                ensure(comparable, "icmp of something but integers or pointers")?;
                ensure(lhs.ty == rhs.ty, "operands of different types")
            }
            InstKind::FCmp { lhs, rhs, .. } => {
                let scalar = types.body(typing::scalar(types, lhs.ty));
                ensure(crate::parse::is_float(scalar), "fcmp of something but floats")?;
                ensure(lhs.ty == rhs.ty, "operands of different types")
            }
            InstKind::Cast { op, value, .. } => {
                let is_valid = typing::cast_is_valid(types, *op, value.ty, inst.ty);
                ensure(is_valid, "invalid conversion")
            }
            InstKind::ExtractValue { aggregate, indices } => {
                let found = typing::indexed(types, aggregate.ty, indices);
                ensure(found == Some(inst.ty), "no such element in the aggregate")
            }
            InstKind::InsertValue { aggregate, value, indices } => {
                let found = typing::indexed(types, aggregate.ty, indices);
                ensure(found == Some(value.ty), "no such element in the aggregate")
            }
            InstKind::Select { then, other, .. } => {
                ensure(then.ty == other.ty && then.ty == inst.ty, "operands of different types")
            }
            _ => Ok(()),
        }
    }

    fn body(&self, ty: TypeId) -> &'m Type {
        self.module.types.body(ty)
    }

    fn ensure_pointer(&self, operand: Operand) -> Checked {
        let is_pointer = matches!(self.body(operand.ty), Type::Ptr { .. });
        ensure(is_pointer, format!("`{}` is not a pointer", self.show(operand.ty)))
    }

    fn ensure_sized(&mut self, ty: TypeId) -> Checked {
        let is_sized = self.is_sized(ty);
        ensure(is_sized, format!("type `{}` has no size, or too large", self.show(ty)))
    }
}

/// An exception goes to a pad.
fn check_unwind_target(function: &Function, block: BlockId) -> Checked {
    let insts = function.blocks.get(block.index()).map_or(&[][..], |b| &b.insts);
    let first = insts.iter().find(|inst| !matches!(inst.kind, InstKind::Phi { .. }));
    let is_pad = first.is_some_and(|inst| {
        matches!(inst.kind, InstKind::LandingPad { .. } | InstKind::Funclet { .. })
    });
    ensure(is_pad, "the unwind block does not start with a pad")
}
