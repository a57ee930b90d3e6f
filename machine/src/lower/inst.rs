//! Instructions to operations, one slot or lane at a time. LangRef, "Instruction Reference".

use super::func::{Builder, Refused};
use super::spaces::Offset;
use crate::ops::Scalar;
use crate::program::{Op, Reg, Repack};
use tresse_ir::ast::{
    self, BinOp, BlockId, CastOp, Flags, Inst, InstKind, Operand, Ordering, Value,
};
use tresse_ir::types::TypeId;

/// Calls `f` with each operand of an instruction but a call's callee.
pub(crate) fn each_operand(kind: &InstKind, f: &mut impl FnMut(Value)) {
    let mut all = |operands: &[&Operand]| operands.iter().for_each(|o| f(o.value));
    match kind {
        InstKind::Ret { value } => value.iter().for_each(|v| all(&[v])),
        InstKind::CondBr { cond, .. } => all(&[cond]),
        InstKind::Switch { value, .. }
        | InstKind::Resume { value }
        | InstKind::FNeg { value, .. }
        | InstKind::Freeze { value } => all(&[value]),
        InstKind::IndirectBr { address, .. } => all(&[address]),
        InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } | InstKind::Call(call) => {
            call.args.iter().for_each(|a| all(&[a]));
            call.bundles.iter().flat_map(|(_, operands)| operands).for_each(|o| all(&[o]));
        }
        InstKind::Binary { lhs, rhs, .. }
        | InstKind::ICmp { lhs, rhs, .. }
        | InstKind::FCmp { lhs, rhs, .. } => all(&[lhs, rhs]),
        InstKind::ExtractElement { vector, index } => all(&[vector, index]),
        InstKind::InsertElement { vector, value, index } => all(&[vector, value, index]),
        InstKind::ShuffleVector { a, b, .. } => all(&[a, b]),
        InstKind::ExtractValue { aggregate, .. } => all(&[aggregate]),
        InstKind::InsertValue { aggregate, value, .. } => all(&[aggregate, value]),
        InstKind::Alloca { count, .. } => count.iter().for_each(|v| all(&[v])),
        InstKind::Load { ptr, .. } => all(&[ptr]),
        InstKind::Store { value, ptr, .. } | InstKind::AtomicRmw { ptr, value, .. } => {
            all(&[value, ptr])
        }
        InstKind::CmpXchg { ptr, expected, new, .. } => all(&[ptr, expected, new]),
        InstKind::GetElementPtr { base, indices, .. } => {
            all(&[base]);
            indices.iter().for_each(|i| all(&[i]));
        }
        InstKind::Cast { value, .. } => all(&[value]),
        InstKind::Select { cond, then, other, .. } => all(&[cond, then, other]),
        InstKind::VaArg { list } => all(&[list]),
        InstKind::Phi { incoming, .. } => incoming.iter().for_each(|(v, _)| f(*v)),
        InstKind::Br { .. }
        | InstKind::Unreachable
        | InstKind::Funclet { .. }
        | InstKind::Fence { .. } => {}
        InstKind::LandingPad { clauses, .. } => {
            for ast::LandingClause::Catch(value) | ast::LandingClause::Filter(value) in clauses {
                f(value.value);
            }
        }
    }
}

impl Builder<'_, '_> {
    pub(super) fn lower_inst(&mut self, block: BlockId, inst: &Inst) -> Result<(), Refused> {
        let dst = inst.result.map_or(Reg::NONE, |r| self.local(r));
        match &inst.kind {
            // The edges bring what comes in.
            InstKind::Phi { flags, .. } => self.keep_fast_math(*flags, &[], inst.ty, dst),
            InstKind::Binary { op, flags, lhs, rhs } => {
                self.lower_binary(*op, *flags, lhs, rhs, dst)
            }
            InstKind::FNeg { value, flags } => self.lower_fneg(*flags, value, dst),
            InstKind::ICmp { pred, flags, lhs, rhs } => {
                let (a, b) = (self.operand(lhs)?, self.operand(rhs)?);
                self.each_lane(lhs.ty, |s, scalar, lane, slot| {
                    let (a, b) = (a.plus(slot), b.plus(slot));
                    s.push(Op::ICmp {
                        pred: *pred,
                        flags: *flags,
                        width: scalar.bits(),
                        dst: dst.plus(lane),
                        a,
                        b,
                    });
                    Ok(())
                })
            }
            InstKind::FCmp { pred, flags, lhs, rhs } => {
                let (a, b) = (self.operand(lhs)?, self.operand(rhs)?);
                self.each_lane(lhs.ty, |s, scalar, lane, slot| {
                    let Scalar::Float(kind) = scalar else {
                        return Err("fcmp of what is no float".into());
                    };
                    s.push(Op::FCmp {
                        pred: *pred,
                        flags: *flags,
                        kind,
                        dst: dst.plus(lane),
                        a: a.plus(slot),
                        b: b.plus(slot),
                    });
                    Ok(())
                })
            }
            InstKind::Cast { op, value, flags } => {
                self.lower_cast(*op, *flags, value, inst.ty, dst)?;
                let operands = [(*value, self.operand(value)?)];
                self.keep_fast_math(*flags, &operands, inst.ty, dst)
            }
            InstKind::Select { cond, then, other, flags } => {
                self.lower_select(cond, then, other, dst)?;
                let operands = [(*then, self.operand(then)?), (*other, self.operand(other)?)];
                self.keep_fast_math(*flags, &operands, inst.ty, dst)
            }
            InstKind::Freeze { value } => {
                let src = self.operand(value)?;
                let is_dependent = self.speculated.reaches(value.value);
                let leaves = self.lowerer.leaves(self.module, value.ty)?;
                for leaf in &leaves.leaves {
                    for i in 0..leaf.scalar.slots() {
                        let (dst, src) = (dst.plus(leaf.slot + i), src.plus(leaf.slot + i));
                        let width = (leaf.scalar.bits() - 64 * i).min(64);
                        self.push(Op::Freeze { dst, src, width, is_dependent });
                    }
                }
                Ok(())
            }
            InstKind::ExtractElement { vector, index } => {
                self.lower_extract_element(vector, index, dst)
            }
            InstKind::InsertElement { vector, value, index } => {
                self.lower_insert_element(vector, value, index, dst)
            }
            InstKind::ShuffleVector { a, b, mask } => self.lower_shuffle(a, b, *mask, inst.ty, dst),
            InstKind::ExtractValue { aggregate, indices } => {
                let src = self.operand(aggregate)?;
                let (start, n) =
                    self.lowerer.aggregate_slots(self.module, aggregate.ty, indices)?;
                self.copy(dst, src.plus(start), n);
                Ok(())
            }
            InstKind::InsertValue { aggregate, value, indices } => {
                let (src, part) = (self.operand(aggregate)?, self.operand(value)?);
                let whole = self.lowerer.leaves(self.module, aggregate.ty)?.slots;
                let (start, n) =
                    self.lowerer.aggregate_slots(self.module, aggregate.ty, indices)?;
                self.copy(dst, src, start);
                self.copy(dst.plus(start), part, n);
                self.copy(dst.plus(start + n), src.plus(start + n), whole - start - n);
                Ok(())
            }
            InstKind::Alloca { elem, count, align, addrspace, .. } => {
                self.lower_alloca(*elem, count.as_ref(), *align, dst)?;
                if self.scopes.is_dead_at_first(inst.result)
                    && let Some(info) = self.func.allocas.last_mut()
                {
                    info.is_dead_at_first = true;
                }
                let space = self.lowerer.space(self.module, *addrspace);
                self.placed(dst, space);
                Ok(())
            }
            InstKind::Load { ptr, ordering, align, syncscope, .. } => {
                let ordering = scoped(*ordering, syncscope.as_deref())?;
                if ordering != Ordering::NotAtomic {
                    self.is_visible();
                }
                if let Some(&moved) = inst.result.and_then(|id| self.moved.get(&id)) {
                    return self.load_moved(ptr, inst.ty, *align, moved, dst);
                }
                self.lower_load(ptr, inst.ty, ordering, *align, dst)?;
                self.keep_metadata(inst, dst)
            }
            InstKind::Store { value, ptr, ordering, align, syncscope, .. } => {
                let ordering = scoped(*ordering, syncscope.as_deref())?;
                if ordering != Ordering::NotAtomic {
                    self.is_visible();
                }
                if let Value::Local(id) = value.value
                    && let Some(&moved) = self.moved.get(&id)
                {
                    return self.store_moved(value.ty, ptr, *align, moved);
                }
                self.lower_store(value, ptr, ordering, *align)
            }
            InstKind::Fence { ordering, syncscope } => {
                // One of this thread alone orders nothing that another one sees.
                if scoped(*ordering, syncscope.as_deref())? == *ordering {
                    self.is_visible();
                    self.push(Op::Fence { ordering: *ordering });
                }
                Ok(())
            }
            InstKind::CmpXchg { .. } => self.lower_cmpxchg(&inst.kind, dst),
            InstKind::AtomicRmw { .. } => self.lower_rmw(&inst.kind, dst),
            InstKind::GetElementPtr { elem, base, indices, flags } => {
                self.lower_gep(*elem, base, indices, *flags, dst)
            }
            InstKind::Call(call) => self.lower_call(inst, call),
            InstKind::VaArg { list } => self.lower_va_arg(list, inst.ty, dst),
            InstKind::LandingPad { .. } => self.lower_landing_pad(inst.ty, dst),
            _ => self.lower_terminator(block, inst),
        }
    }

    fn lower_binary(
        &mut self,
        op: BinOp,
        flags: Flags,
        lhs: &Operand,
        rhs: &Operand,
        dst: Reg,
    ) -> Result<(), Refused> {
        let (a, b) = (self.operand(lhs)?, self.operand(rhs)?);
        self.each_lane(lhs.ty, |s, scalar, _, slot| {
            s.push(binary(op, flags, scalar, dst.plus(slot), a.plus(slot), b.plus(slot)));
            Ok(())
        })
    }

    fn lower_fneg(&mut self, flags: Flags, value: &Operand, dst: Reg) -> Result<(), Refused> {
        let a = self.operand(value)?;
        self.each_lane(value.ty, |s, scalar, _, slot| {
            let Scalar::Float(kind) = scalar else { return Err("fneg of what is no float".into()) };
            s.push(Op::FNeg { kind, flags, dst: dst.plus(slot), a: a.plus(slot) });
            Ok(())
        })
    }

    /// Calls `f` for a scalar, or for each lane of a vector: with its scalar type, the lane's
    /// number and its first slot.
    pub(super) fn each_lane(
        &mut self,
        ty: TypeId,
        mut f: impl FnMut(&mut Self, Scalar, u32, u32) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        let leaves = self.lowerer.leaves(self.module, ty)?;
        for (lane, leaf) in leaves.leaves.iter().enumerate() {
            f(self, leaf.scalar, lane as u32, leaf.slot)?;
        }
        Ok(())
    }

    fn lower_cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        value: &Operand,
        to: TypeId,
        dst: Reg,
    ) -> Result<(), Refused> {
        let src = self.operand(value)?;
        let (from_leaves, to_leaves) =
            (self.lowerer.leaves(self.module, value.ty)?, self.lowerer.leaves(self.module, to)?);
        if op == CastOp::BitCast && (from_leaves.leaves.len() != 1 || to_leaves.leaves.len() != 1) {
            let (Some(f), Some(t)) = (from_leaves.leaves.first(), to_leaves.leaves.first()) else {
                return Ok(());
            };
            let shape = |n: usize, scalar: Scalar| (n as u32, scalar.bits());
            let (from, to) = (
                shape(from_leaves.leaves.len(), f.scalar),
                shape(to_leaves.leaves.len(), t.scalar),
            );
            if from == to {
                self.copy(dst, src, from_leaves.slots);
                return Ok(());
            }
            if from.0 * from.1 != to.0 * to.1 {
                return Err("a bitcast between sizes".into());
            }
            self.repack(Repack { from, to, is_stored: false }, src, dst);
            return Ok(());
        }
        let spaces = [value.ty, to].map(|ty| self.lowerer.space_of(self.module, ty));
        for (f, t) in from_leaves.leaves.iter().zip(&to_leaves.leaves) {
            let (from, to) = (f.scalar, t.scalar);
            let (dst, src) = (dst.plus(t.slot), src.plus(f.slot));
            if let (CastOp::AddrSpaceCast, [Some(from), Some(to)]) = (op, spaces) {
                match from.to(to) {
                    Some(conversion) => self.convert(conversion, src, dst),
                    None => self.push(Op::Move { dst, src }),
                }
                continue;
            }
            let is_same = matches!(op, CastOp::BitCast | CastOp::PtrToInt | CastOp::IntToPtr)
                && from.bits() == to.bits()
                && from.slots() == 1;
            let is_number = !self.func.is_library;
            if is_number && op == CastOp::PtrToInt {
                self.push(Op::Expose { src });
            }
            if is_number && op == CastOp::IntToPtr {
                self.lowerer.program.has_recover = true;
                if is_same {
                    self.recover(dst, src, spaces[1]);
                    continue;
                }
            }
            if is_same {
                self.push(Op::Move { dst, src });
            } else {
                self.push(Op::Cast {
                    op,
                    nuw: flags.nuw,
                    nsw: flags.nsw,
                    nneg: flags.nneg,
                    from,
                    to,
                    dst,
                    src,
                });
                if is_number && op == CastOp::IntToPtr {
                    self.recover(dst, dst, spaces[1]);
                }
            }
        }
        Ok(())
    }

    fn lower_select(
        &mut self,
        cond: &Operand,
        then: &Operand,
        other: &Operand,
        dst: Reg,
    ) -> Result<(), Refused> {
        let (c, a, b) = (self.operand(cond)?, self.operand(then)?, self.operand(other)?);
        let leaves = self.lowerer.leaves(self.module, then.ty)?;
        if self.lanes(cond.ty).is_none() {
            self.push(Op::Select { dst, cond: c, a, b, slots: leaves.slots });
            return Ok(());
        }
        for (lane, leaf) in leaves.leaves.iter().enumerate() {
            let at = leaf.slot;
            self.push(Op::Select {
                dst: dst.plus(at),
                cond: c.plus(lane as u32),
                a: a.plus(at),
                b: b.plus(at),
                slots: leaf.scalar.slots(),
            });
        }
        Ok(())
    }

    fn lower_alloca(
        &mut self,
        elem: TypeId,
        count: Option<&Operand>,
        align: Option<u64>,
        dst: Reg,
    ) -> Result<(), Refused> {
        let size = self.lowerer.alloc_size(self.module, elem).ok_or("alloca of an unsized type")?;
        // LangRef leaves it to the target where none is given; LLVM reads the preferred one.
        let align = align.unwrap_or_else(|| self.lowerer.object_align(self.module, elem));
        let Some(count) = count else {
            self.alloca_to(dst, size, align, None);
            return Ok(());
        };
        if let Value::Const(c) = count.value
            && let Ok(values) = self.lowerer.constant(self.module, c)
            && let Some(n) = values.first().filter(|v| v.is_plain())
        {
            self.alloca_to(dst, size.checked_mul(n.bits).unwrap_or(u64::MAX >> 1), align, None);
            return Ok(());
        }
        let width = self.scalar(count.ty).map_or(64, |s| s.bits());
        let count = self.operand(count)?;
        self.alloca_to(dst, size, align, Some((count, width)));
        Ok(())
    }

    pub(super) fn repack(&mut self, repack: Repack, src: Reg, dst: Reg) {
        // Lanes that are pointers become a number (`access`).
        let least = self.lowerer.program.least_pointer_bits;
        let is_wider = repack.from.1 < repack.to.1 && repack.to.1 > least;
        self.lowerer.program.has_recover |= is_wider && least < 64 && !self.func.is_library;
        self.func.repacks.push(repack);
        self.push(Op::Repack { dst, src, repack: self.func.repacks.len() as u32 - 1 });
    }

    /// LangRef, `getelementptr`: constant steps are added together unless `inbounds` looks at each.
    fn lower_gep(
        &mut self,
        elem: TypeId,
        base: &Operand,
        indices: &[Operand],
        flags: ast::GepFlags,
        dst: Reg,
    ) -> Result<(), Refused> {
        let vectors = std::iter::once(base).chain(indices).filter_map(|o| self.lanes(o.ty));
        let lanes = vectors.map(|(_, lanes)| lanes).next();
        for lane in 0..lanes.unwrap_or(1) {
            let one = lanes.map(|_| lane);
            self.lower_gep_of_lane(elem, base, indices, flags, dst, one)?;
        }
        Ok(())
    }

    /// The lane of a vector of pointers, or one pointer. LangRef, "Vector of pointers": a scalar
    /// among vectors serves every lane.
    fn lower_gep_of_lane(
        &mut self,
        elem: TypeId,
        base: &Operand,
        indices: &[Operand],
        flags: ast::GepFlags,
        dst: Reg,
        lane: Option<u32>,
    ) -> Result<(), Refused> {
        let pointer = self.lanes(base.ty).map_or(base.ty, |(pointer, _)| pointer);
        let space = self.lowerer.space_of(self.module, pointer);
        let space = space.ok_or("getelementptr on what is no pointer")?;
        let mut at = Some(elem);
        let mut ptr = self.lane_of(base, lane)?;
        let dst = dst.plus(lane.unwrap_or(0));
        let mut steps = 0;
        for (i, index) in indices.iter().enumerate() {
            let ty = at.ok_or("getelementptr into a scalar")?;
            if let Some(n) = self.known_index(index, lane) {
                let offset = self.lowerer.gep_step(self.module, ty, i == 0, n, &mut at)?;
                // A leading zero changes nothing and is checked by the next step.
                if offset == 0 && i + 1 < indices.len() {
                    continue;
                }
                self.gep_in(space, dst, ptr, Offset::Bytes(offset), flags)?;
            } else {
                let scale = self.lowerer.gep_step(self.module, ty, i == 0, 1, &mut at)?;
                let scale = u32::try_from(scale)
                    .map_err(|_| "getelementptr over elements of more than 4 GiB")?;
                let width = self.index_width(index.ty);
                if width > 64 {
                    return Err("getelementptr with an index of more than 64 bits".into());
                }
                let index = self.lane_of(index, lane)?;
                let offset = Offset::Scaled { index, width: width as u8, scale };
                self.gep_in(space, dst, ptr, offset, flags)?;
            }
            ptr = dst;
            steps += 1;
        }
        if steps == 0 {
            self.gep_in(space, dst, ptr, Offset::Bytes(0), flags)?;
        }
        Ok(())
    }

    /// A lane of an operand, or all of what is no vector.
    fn lane_of(&mut self, operand: &Operand, lane: Option<u32>) -> Result<Reg, Refused> {
        let reg = self.operand(operand)?;
        let Some((elem, _)) = self.lanes(operand.ty) else { return Ok(reg) };
        let slots = self.lowerer.leaves(self.module, elem)?.slots;
        Ok(reg.plus(lane.unwrap_or(0) * slots))
    }

    /// Bits of an index, or of each of several.
    fn index_width(&mut self, ty: TypeId) -> u32 {
        let ty = self.lanes(ty).map_or(ty, |(elem, _)| elem);
        self.scalar(ty).map_or(64, |scalar| scalar.bits())
    }

    fn known_index(&mut self, index: &Operand, lane: Option<u32>) -> Option<i64> {
        let Value::Const(c) = index.value else { return None };
        let width = self.index_width(index.ty);
        let is_vector = self.lanes(index.ty).is_some();
        let values = self.lowerer.constant(self.module, c).ok()?;
        let value = values.get(if is_vector { lane? as usize } else { 0 })?;
        let is_known = value.is_plain() && width <= 64;
        is_known.then(|| crate::value::sign_extend(value.bits, width))
    }
}

/// LangRef, `syncscope`: what is of a single thread synchronises with nothing in others, where it
/// is atomic still.
pub(super) fn scoped(ordering: Ordering, scope: Option<&str>) -> Result<Ordering, Refused> {
    match scope {
        None | Some("") => Ok(ordering),
        Some("singlethread") => Ok(ordering.min(Ordering::Monotonic)),
        Some(other) => Err(format!("the synchronisation scope \"{other}\"")),
    }
}

/// A binary operation on scalars.
pub(super) fn binary(op: BinOp, flags: Flags, scalar: Scalar, dst: Reg, a: Reg, b: Reg) -> Op {
    match scalar {
        Scalar::Float(kind) => Op::Float { op, flags, kind, dst, a, b },
        Scalar::Int(width) | Scalar::Ptr(width) if width <= 64 => {
            Op::Int { op, flags, width: width as u8, dst, a, b }
        }
        Scalar::Int(width) | Scalar::Ptr(width) => Op::IntWide { op, flags, width, dst, a, b },
    }
}

pub(super) fn align_log2(align: u64) -> u8 {
    align.max(1).trailing_zeros().min(32) as u8
}
