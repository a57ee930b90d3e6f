//! LangRef, "Instruction Reference": one instruction, its result and its metadata; and the
//! instructions that only compute.

use super::Parser;
use super::expr::May;
use super::words::{bin_op, cast_op, float_pred, int_pred};
use crate::ast::{BinOp, CastOp, Inst, InstKind, Operand, Value};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::text::{RawName, to_string};
use crate::types::{Type, TypeId};
use crate::typing;

/// What an instruction does, and the type of its result.
pub(super) type KindAndType = (InstKind, TypeId);

impl<'a> Parser<'a> {
    /// One instruction with its attachments.
    pub(super) fn parse_inst(&mut self) -> Parsed<Inst> {
        let (pos, start) = (self.pos, self.start);
        let mut name = None;
        if let Tok::Local(raw) = self.tok {
            name = Some(raw);
            self.bump()?;
            self.expect(b'=')?;
        }
        let Tok::Word(word) = self.tok else {
            return self.unexpected("an instruction");
        };
        let (kind, ty) = self.parse_kind(word)?;
        let mut inst = Inst { result: None, ty, kind, dbg: None, attachments: Vec::new(), pos };
        while self.eat(b',')? {
            self.parse_inst_attachment(&mut inst)?;
        }
        self.define_result(&mut inst, name, start)?;
        Ok(inst)
    }

    fn define_result(
        &mut self,
        inst: &mut Inst,
        name: Option<RawName<'a>>,
        start: usize,
    ) -> Parsed<()> {
        let is_void = inst.ty == self.type_info.void;
        match name {
            Some(_) if is_void => fault(start, "an instruction without a result cannot be named"),
            None if is_void => Ok(()),
            _ => {
                let name = name.unwrap_or(RawName::Num(self.next_local_number()));
                inst.result = Some(self.define_local(name, inst.ty, start)?);
                Ok(())
            }
        }
    }

    /// `!dbg !12`, `!tbaa !5`
    fn parse_inst_attachment(&mut self, inst: &mut Inst) -> Parsed<()> {
        let Tok::MdName(kind) = self.tok else {
            return self.unexpected("a metadata attachment");
        };
        self.bump()?;
        if kind == b"dbg" {
            inst.dbg = Some(self.parse_md_id()?);
            return Ok(());
        }
        let start = self.start;
        self.skip_node()?;
        inst.attachments.push((to_string(kind), to_string(self.text_from(start))));
        Ok(())
    }

    fn parse_kind(&mut self, word: &'a [u8]) -> Parsed<KindAndType> {
        let start = self.start;
        if let Some(op) = bin_op(word) {
            self.bump()?;
            return self.parse_binary(op);
        }
        if let Some(op) = cast_op(word) {
            self.bump()?;
            return self.parse_cast(op, start);
        }
        if let Some(result) = self.parse_memory_kind(word)? {
            return Ok(result);
        }
        if let Some(result) = self.parse_control_kind(word)? {
            return Ok(result);
        }
        if let Some(result) = self.parse_old_kind(word)? {
            return Ok(result);
        }
        match word {
            b"call" | b"tail" | b"musttail" | b"notail" => self.parse_call_inst(),
            b"icmp" | b"fcmp" => self.parse_compare(word == b"icmp"),
            b"phi" => self.parse_phi(),
            b"select" => self.parse_select(),
            b"fneg" => self.parse_fneg(),
            b"freeze" => {
                self.bump()?;
                let value = self.parse_operand()?;
                Ok((InstKind::Freeze { value }, value.ty))
            }
            b"extractvalue" => self.parse_extract_value(),
            b"insertvalue" => self.parse_insert_value(),
            b"extractelement" => self.parse_extract_element(),
            b"insertelement" => self.parse_insert_element(),
            b"shufflevector" => self.parse_shuffle(),
            b"va_arg" => self.parse_va_arg(),
            b"landingpad" => self.parse_landing_pad(),
            _ => self.unexpected("an instruction"),
        }
    }

    // Operands

    /// A type and a value.
    pub(super) fn parse_operand(&mut self) -> Parsed<Operand> {
        let ty = self.parse_value_type()?;
        let value = self.parse_value(ty)?;
        Ok(Operand { ty, value })
    }

    /// A value of a given type.
    pub(super) fn parse_value(&mut self, ty: TypeId) -> Parsed<Value> {
        if let Tok::Local(name) = self.tok {
            let id = self.use_local(name, ty)?;
            self.bump()?;
            return Ok(Value::Local(id));
        }
        if ty == self.type_info.metadata {
            return self.err("metadata cannot stand here");
        }
        Ok(Value::Const(self.parse_const(ty)?))
    }

    /// `, T v`
    pub(super) fn parse_next_operand(&mut self) -> Parsed<Operand> {
        self.expect(b',')?;
        self.parse_operand()
    }

    // Operations

    fn parse_binary(&mut self, op: BinOp) -> Parsed<KindAndType> {
        let flags = self.parse_flags(May::of_binary(op))?;
        let start = self.start;
        let lhs = self.parse_operand()?;
        self.check_arith(op, lhs.ty, start)?;
        self.expect(b',')?;
        let rhs = Operand { ty: lhs.ty, value: self.parse_value(lhs.ty)? };
        Ok((InstKind::Binary { op, flags, lhs, rhs }, lhs.ty))
    }

    /// Integers for integer operations, floats for the others, and vectors of them.
    pub(super) fn check_arith(&self, op: BinOp, ty: TypeId, start: usize) -> Parsed<()> {
        let wants_float =
            matches!(op, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem);
        let scalar = self.types().body(typing::scalar(self.types(), ty));
        let is_right =
            if wants_float { super::is_float(scalar) } else { matches!(scalar, Type::Int(_)) };
        if is_right {
            return Ok(());
        }
        fault(start, format!("operation is not defined on type `{}`", self.show(ty)))
    }

    fn parse_cast(&mut self, op: CastOp, start: usize) -> Parsed<KindAndType> {
        let flags = self.parse_flags(May::of_cast(op))?;
        let value = self.parse_operand()?;
        self.expect_word("to")?;
        let to = self.parse_value_type()?;
        self.check_cast(op, value.ty, to, start)?;
        Ok((InstKind::Cast { op, value, flags }, to))
    }

    pub(super) fn check_cast(&self, op: CastOp, from: TypeId, to: TypeId, at: usize) -> Parsed<()> {
        if typing::cast_is_valid(self.types(), op, from, to) {
            return Ok(());
        }
        let (from, to) = (self.show(from), self.show(to));
        fault(at, format!("invalid conversion from `{from}` to `{to}`"))
    }

    fn parse_fneg(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let flags = self.parse_flags(May::FastMath)?;
        let start = self.start;
        let value = self.parse_operand()?;
        if !self.is_float_like(value.ty) {
            return fault(start, format!("fneg of a value of type `{}`", self.show(value.ty)));
        }
        Ok((InstKind::FNeg { value, flags }, value.ty))
    }

    fn parse_compare(&mut self, is_int: bool) -> Parsed<KindAndType> {
        self.bump()?;
        let flags = self.parse_flags(if is_int { May::SameSign } else { May::FastMath })?;
        let Tok::Word(word) = self.tok else {
            return self.unexpected("a predicate");
        };
        let (int, float) = (int_pred(word), float_pred(word));
        if (is_int && int.is_none()) || (!is_int && float.is_none()) {
            return self.unexpected("a predicate");
        }
        self.bump()?;
        let start = self.start;
        let lhs = self.parse_operand()?;
        self.check_compared(is_int, lhs.ty, start)?;
        self.expect(b',')?;
        let rhs = Operand { ty: lhs.ty, value: self.parse_value(lhs.ty)? };
        let ty = self.compare_type(lhs.ty)?;
        match (int, float) {
            (Some(pred), _) if is_int => Ok((InstKind::ICmp { pred, flags, lhs, rhs }, ty)),
            (_, Some(pred)) => Ok((InstKind::FCmp { pred, flags, lhs, rhs }, ty)),
            _ => self.unexpected("a predicate"),
        }
    }

    /// icmp compares integers and pointers, fcmp floats, both lane by lane.
    pub(super) fn check_compared(&self, is_int: bool, ty: TypeId, start: usize) -> Parsed<()> {
        let scalar = self.types().body(typing::scalar(self.types(), ty));
        let is_right = match scalar {
            Type::Int(_) | Type::Ptr { .. } => is_int,
            other => !is_int && super::is_float(other),
        };
        if is_right {
            return Ok(());
        }
        let name = if is_int { "icmp" } else { "fcmp" };
        fault(start, format!("{name} of values of type `{}`", self.show(ty)))
    }

    /// `i1`, or as many of them as there are lanes.
    pub(super) fn compare_type(&mut self, ty: TypeId) -> Parsed<TypeId> {
        let i1 = self.type_info.i1;
        match typing::lanes(self.types(), ty) {
            Some((len, scalable)) => self.intern_type(Type::Vector { len, elem: i1, scalable }),
            None => Ok(i1),
        }
    }

    fn parse_phi(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let start = self.start;
        let flags = self.parse_flags(May::FastMath)?;
        let ty = self.parse_value_type()?;
        self.check_fast_math(flags, ty, start)?;
        let mut incoming = Vec::new();
        loop {
            self.expect(b'[')?;
            let value = self.parse_value(ty)?;
            self.expect(b',')?;
            let block = self.parse_block_name()?;
            self.expect(b']')?;
            incoming.push((value, block));
            if !self.eat_comma_not_md()? {
                return Ok((InstKind::Phi { incoming, flags }, ty));
            }
        }
    }

    fn parse_select(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let start = self.start;
        let flags = self.parse_flags(May::FastMath)?;
        let cond = self.parse_operand()?;
        let then = self.parse_next_operand()?;
        self.check_fast_math(flags, then.ty, start)?;
        let other_start = self.start;
        let other = self.parse_next_operand()?;
        self.check_type(other.ty, then.ty, other_start)?;
        let lanes = typing::lanes(self.types(), cond.ty);
        let is_bool = typing::scalar(self.types(), cond.ty) == self.type_info.i1;
        if !is_bool || (lanes.is_some() && lanes != typing::lanes(self.types(), then.ty)) {
            return fault(start, format!("select by a value of type `{}`", self.show(cond.ty)));
        }
        Ok((InstKind::Select { cond, then, other, flags }, then.ty))
    }

    // Aggregates

    /// The type that indices select, or an error.
    pub(super) fn indexed_type(&self, ty: TypeId, indices: &[u32], at: usize) -> Parsed<TypeId> {
        match typing::indexed(self.types(), ty, indices) {
            Some(inner) if !indices.is_empty() => Ok(inner),
            _ => fault(at, format!("no such element in type `{}`", self.show(ty))),
        }
    }

    pub(super) fn parse_extract_value(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let start = self.start;
        let aggregate = self.parse_operand()?;
        let indices = self.parse_index_list()?;
        let ty = self.indexed_type(aggregate.ty, &indices, start)?;
        Ok((InstKind::ExtractValue { aggregate, indices }, ty))
    }

    fn parse_insert_value(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let start = self.start;
        let aggregate = self.parse_operand()?;
        let value = self.parse_next_operand()?;
        let indices = self.parse_index_list()?;
        let wanted = self.indexed_type(aggregate.ty, &indices, start)?;
        self.check_type(value.ty, wanted, start)?;
        Ok((InstKind::InsertValue { aggregate, value, indices }, aggregate.ty))
    }

    // Vectors

    /// The element type of a vector.
    pub(super) fn vector_elem(&self, ty: TypeId, start: usize) -> Parsed<TypeId> {
        match *self.types().get(ty) {
            Type::Vector { elem, .. } => Ok(elem),
            _ => fault(start, format!("vector expected, found type `{}`", self.show(ty))),
        }
    }

    fn parse_lane_index(&mut self) -> Parsed<Operand> {
        self.expect(b',')?;
        let start = self.start;
        let index = self.parse_operand()?;
        if matches!(self.types().get(index.ty), Type::Int(_)) {
            return Ok(index);
        }
        fault(start, format!("lane number of type `{}`", self.show(index.ty)))
    }

    fn parse_extract_element(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let start = self.start;
        let vector = self.parse_operand()?;
        let elem = self.vector_elem(vector.ty, start)?;
        let index = self.parse_lane_index()?;
        Ok((InstKind::ExtractElement { vector, index }, elem))
    }

    fn parse_insert_element(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let start = self.start;
        let vector = self.parse_operand()?;
        let elem = self.vector_elem(vector.ty, start)?;
        let value_start = self.start;
        let value = self.parse_next_operand()?;
        self.check_type(value.ty, elem, value_start)?;
        let index = self.parse_lane_index()?;
        Ok((InstKind::InsertElement { vector, value, index }, vector.ty))
    }

    fn parse_shuffle(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let start = self.start;
        let a = self.parse_operand()?;
        let b = self.parse_next_operand()?;
        self.check_type(b.ty, a.ty, start)?;
        self.expect(b',')?;
        let mask = self.parse_typed_const()?;
        let ty = self.shuffle_type(a.ty, self.const_type(mask), start)?;
        Ok((InstKind::ShuffleVector { a, b, mask }, ty))
    }

    /// As many lanes as the mask, of the operands' element type.
    pub(super) fn shuffle_type(&mut self, ty: TypeId, mask: TypeId, at: usize) -> Parsed<TypeId> {
        let elem = self.vector_elem(ty, at)?;
        match *self.types().get(mask) {
            Type::Vector { len, elem: lane, scalable }
                if matches!(self.types().get(lane), Type::Int(32)) =>
            {
                self.intern_type(Type::Vector { len, elem, scalable })
            }
            _ => fault(at, format!("shuffle mask of type `{}`", self.show(mask))),
        }
    }
}
