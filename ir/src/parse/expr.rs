//! LangRef, "Constant Expressions": those of today, and those that LLVM had before.

use super::Parser;
use super::words::{bin_op, cast_op, float_pred, int_pred};
use crate::ast::{
    BinOp, CastOp, ConstExpr, ConstId, ConstKind, Flags, GepFlags, InRange, Operand, Value,
};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::types::{Type, TypeId};

impl Parser<'_> {
    /// A constant expression that must have a given type.
    pub(super) fn parse_const_expr(&mut self, word: &[u8], ty: TypeId) -> Parsed<ConstId> {
        let start = self.start;
        if let Some(op) = cast_op(word) {
            self.bump()?;
            self.expect(b'(')?;
            let value = self.parse_typed_const()?;
            self.expect_word("to")?;
            let to = self.parse_value_type()?;
            self.expect(b')')?;
            self.check_cast(op, self.const_type(value), to, start)?;
            return self.finish_expr(ConstExpr::Cast { op, value }, to, ty, start);
        }
        if let Some(op) = bin_op(word) {
            self.bump()?;
            let flags = self.parse_flags(May::of_binary(op))?;
            let [lhs, rhs] = self.parse_const_args()?;
            self.same_const_types(lhs, rhs, start)?;
            let found = self.const_type(lhs);
            self.check_arith(op, found, start)?;
            return self.finish_expr(ConstExpr::Binary { op, flags, lhs, rhs }, found, ty, start);
        }
        self.parse_other_expr(word, ty, start)
    }

    fn parse_other_expr(&mut self, word: &[u8], ty: TypeId, start: usize) -> Parsed<ConstId> {
        match word {
            b"getelementptr" => self.parse_const_gep(ty, start),
            b"icmp" | b"fcmp" => self.parse_const_compare(ty, start),
            b"extractvalue" | b"insertvalue" => self.parse_const_value_access(ty, start),
            b"select" => {
                self.bump()?;
                let [cond, then, other] = self.parse_const_args()?;
                self.same_const_types(then, other, start)?;
                let found = self.const_type(then);
                self.finish_expr(ConstExpr::Select { cond, then, other }, found, ty, start)
            }
            b"fneg" => {
                self.bump()?;
                let [value] = self.parse_const_args()?;
                let found = self.const_type(value);
                if !self.is_float_like(found) {
                    return fault(start, "fneg of a value that is not floating-point");
                }
                self.finish_expr(ConstExpr::FNeg { value }, found, ty, start)
            }
            b"extractelement" | b"insertelement" | b"shufflevector" => {
                self.parse_const_vector(word, ty, start)
            }
            _ => self.unexpected("a value"),
        }
    }

    fn parse_const_vector(&mut self, word: &[u8], ty: TypeId, start: usize) -> Parsed<ConstId> {
        self.bump()?;
        let (expr, found) = match word {
            b"extractelement" => {
                let [vector, index] = self.parse_const_args()?;
                let found = self.vector_elem(self.const_type(vector), start)?;
                (ConstExpr::ExtractElement { vector, index }, found)
            }
            b"insertelement" => {
                let [vector, value, index] = self.parse_const_args()?;
                let found = self.const_type(vector);
                let elem = self.vector_elem(found, start)?;
                self.check_type(self.const_type(value), elem, start)?;
                (ConstExpr::InsertElement { vector, value, index }, found)
            }
            _ => {
                let [a, b, mask] = self.parse_const_args()?;
                self.same_const_types(a, b, start)?;
                let found = self.shuffle_type(self.const_type(a), self.const_type(mask), start)?;
                (ConstExpr::ShuffleVector { a, b, mask }, found)
            }
        };
        self.finish_expr(expr, found, ty, start)
    }

    fn finish_expr(
        &mut self,
        expr: ConstExpr,
        found: TypeId,
        wanted: TypeId,
        start: usize,
    ) -> Parsed<ConstId> {
        self.check_type(found, wanted, start)?;
        Ok(self.pool.intern(wanted, ConstKind::Expr(Box::new(expr))))
    }

    fn same_const_types(&self, a: ConstId, b: ConstId, start: usize) -> Parsed<()> {
        self.check_type(self.const_type(b), self.const_type(a), start)
    }

    /// `(T a, T b, ..)`, as many as wanted.
    fn parse_const_args<const N: usize>(&mut self) -> Parsed<[ConstId; N]> {
        self.expect(b'(')?;
        let mut args = [ConstId(0); N];
        for (i, arg) in args.iter_mut().enumerate() {
            if i > 0 {
                self.expect(b',')?;
            }
            *arg = self.parse_typed_const()?;
        }
        self.expect(b')')?;
        Ok(args)
    }

    fn parse_const_compare(&mut self, ty: TypeId, start: usize) -> Parsed<ConstId> {
        let is_int = self.is_word(b"icmp");
        self.bump()?;
        let Tok::Word(word) = self.tok else {
            return self.unexpected("a predicate");
        };
        let (ints, floats) = (int_pred(word), float_pred(word));
        if (is_int && ints.is_none()) || (!is_int && floats.is_none()) {
            return self.unexpected("a predicate");
        }
        self.bump()?;
        let [lhs, rhs] = self.parse_const_args()?;
        self.same_const_types(lhs, rhs, start)?;
        let operand = self.const_type(lhs);
        let found = self.compare_type(operand)?;
        let expr = match (ints, floats) {
            (Some(pred), _) if is_int => ConstExpr::ICmp { pred, lhs, rhs },
            (_, Some(pred)) => ConstExpr::FCmp { pred, lhs, rhs },
            _ => return self.unexpected("a predicate"),
        };
        self.check_compared(is_int, operand, start)?;
        self.finish_expr(expr, found, ty, start)
    }

    fn parse_const_value_access(&mut self, ty: TypeId, start: usize) -> Parsed<ConstId> {
        let inserts = self.is_word(b"insertvalue");
        self.bump()?;
        self.expect(b'(')?;
        let aggregate = self.parse_typed_const()?;
        let value = if inserts {
            self.expect(b',')?;
            Some(self.parse_typed_const()?)
        } else {
            None
        };
        let indices = self.parse_index_list()?;
        self.expect(b')')?;
        let outer = self.const_type(aggregate);
        let inner = self.indexed_type(outer, &indices, start)?;
        match value {
            None => {
                let expr = ConstExpr::ExtractValue { aggregate, indices };
                self.finish_expr(expr, inner, ty, start)
            }
            Some(value) => {
                self.check_type(self.const_type(value), inner, start)?;
                let expr = ConstExpr::InsertValue { aggregate, value, indices };
                self.finish_expr(expr, outer, ty, start)
            }
        }
    }

    /// `, 0, 1`: one number or more.
    pub(super) fn parse_index_list(&mut self) -> Parsed<Vec<u32>> {
        let mut indices = Vec::new();
        while self.eat_comma_not_md()? {
            indices.push(self.expect_u32()?);
        }
        if indices.is_empty() {
            return self.unexpected("`,` and an index");
        }
        Ok(indices)
    }

    /// `inbounds nuw`, and `inrange(-16, 16)`, in any order.
    pub(super) fn parse_gep_flags(&mut self) -> Parsed<(GepFlags, Option<InRange>)> {
        let mut flags = GepFlags::default();
        let mut inrange = None;
        loop {
            match self.tok {
                Tok::Word(b"inbounds") => {
                    flags.inbounds = true;
                    flags.nusw = true;
                }
                Tok::Word(b"nusw") => flags.nusw = true,
                Tok::Word(b"nuw") => flags.nuw = true,
                Tok::Word(b"inrange") => {
                    inrange = Some(self.parse_inrange()?);
                    continue;
                }
                _ => return Ok((flags, inrange)),
            }
            self.bump()?;
        }
    }

    fn parse_inrange(&mut self) -> Parsed<InRange> {
        self.bump()?;
        self.expect(b'(')?;
        let from = self.parse_i64()?;
        self.expect(b',')?;
        let to = self.parse_i64()?;
        self.expect(b')')?;
        Ok(InRange::Bytes(from, to))
    }

    fn parse_i64(&mut self) -> Parsed<i64> {
        let Tok::Int(text) = self.tok else {
            return self.unexpected("a number");
        };
        let number = std::str::from_utf8(text).ok().and_then(|t| t.parse().ok());
        let Some(number) = number else {
            return self.err("number out of range");
        };
        self.bump()?;
        Ok(number)
    }

    fn parse_const_gep(&mut self, ty: TypeId, start: usize) -> Parsed<ConstId> {
        self.bump()?;
        let (flags, mut inrange) = self.parse_gep_flags()?;
        self.expect(b'(')?;
        let start_of_type = self.start;
        let written = self.parse_value_type()?;
        let elem = self.accessed_type(written, start_of_type)?;
        let base =
            if self.eat(b',')? { self.parse_typed_const()? } else { self.parse_const(written)? };
        let mut indices = Vec::new();
        while self.eat(b',')? {
            if self.eat_word(b"inrange")? {
                inrange = Some(InRange::Index(indices.len() as u32));
            }
            indices.push(self.parse_typed_const()?);
        }
        self.expect(b')')?;
        let operand = |id: ConstId| Operand { ty: self.const_type(id), value: Value::Const(id) };
        let operands: Vec<Operand> = indices.iter().map(|&id| operand(id)).collect();
        let found = self.gep_type(elem, operand(base), &operands, start)?;
        let expr = ConstExpr::GetElementPtr { elem, base, indices, flags, inrange };
        self.finish_expr(expr, found, ty, start)
    }

    /// Result type of getelementptr, all its rules checked.
    pub(super) fn gep_type(
        &mut self,
        elem: TypeId,
        base: Operand,
        indices: &[Operand],
        start: usize,
    ) -> Parsed<TypeId> {
        let scalar_base = crate::typing::scalar(self.types(), base.ty);
        let Type::Ptr { pointee, addrspace } = *self.types().get(scalar_base) else {
            let ty = self.show(base.ty);
            return fault(start, format!("getelementptr from type `{ty}`, which is no pointer"));
        };
        if let Some(pointee) = pointee {
            self.check_type(pointee, elem, start)?;
        }
        let mut lanes = crate::typing::lanes(self.types(), base.ty);
        for index in indices {
            let scalar = crate::typing::scalar(self.types(), index.ty);
            if !matches!(self.types().get(scalar), Type::Int(_)) {
                let ty = self.show(index.ty);
                return fault(start, format!("getelementptr index of type `{ty}`"));
            }
            let own = crate::typing::lanes(self.types(), index.ty);
            if own.is_some() && lanes.is_some() && own != lanes {
                return fault(start, "getelementptr operands have different numbers of lanes");
            }
            lanes = lanes.or(own);
        }
        let target = crate::typing::gep_target(self.types(), self.pool.all(), elem, indices);
        let target = match target {
            Ok(target) => target,
            Err(why) => return fault(start, why),
        };
        let ptr = match pointee {
            Some(_) => self.intern_type(Type::Ptr { pointee: Some(target), addrspace })?,
            None => scalar_base,
        };
        match lanes {
            Some((len, scalable)) => self.intern_type(Type::Vector { len, elem: ptr, scalable }),
            None => Ok(ptr),
        }
    }

    /// Flags of an operation, in any order, as far as it may have them.
    pub(super) fn parse_flags(&mut self, may_have: May) -> Parsed<Flags> {
        let mut flags = Flags::default();
        while let Tok::Word(word) = self.tok {
            if !may_have.has(word) {
                break;
            }
            match word {
                b"nuw" => flags.nuw = true,
                b"nsw" => flags.nsw = true,
                b"exact" => flags.exact = true,
                b"disjoint" => flags.disjoint = true,
                b"nneg" => flags.nneg = true,
                b"samesign" => flags.samesign = true,
                b"nnan" => flags.nnan = true,
                b"ninf" => flags.ninf = true,
                b"nsz" => flags.nsz = true,
                b"arcp" => flags.arcp = true,
                b"contract" => flags.contract = true,
                b"afn" => flags.afn = true,
                b"reassoc" => flags.reassoc = true,
                _ => set_fast(&mut flags),
            }
            self.bump()?;
        }
        Ok(flags)
    }

    /// LangRef, "Fast-Math Flags": where they may stand also on what is no arithmetic, they say
    /// something of floats, and vectors, arrays and structs of floats.
    pub(super) fn check_fast_math(&self, flags: Flags, ty: TypeId, at: usize) -> Parsed<()> {
        if flags == Flags::default() || self.is_all_float(ty) {
            return Ok(());
        }
        fault(at, format!("fast-math flags on a value of type `{}`", self.show(ty)))
    }

    fn is_all_float(&self, ty: TypeId) -> bool {
        match self.types().body(ty) {
            Type::Array { elem, .. } => self.is_all_float(*elem),
            Type::Struct { fields, .. } => fields
                .first()
                .is_some_and(|f| self.is_float_like(*f) && fields.iter().all(|g| g == f)),
            _ => self.is_float_like(ty),
        }
    }
}

/// Which flags an operation may have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum May {
    Nothing,
    Wrap,
    Exact,
    Disjoint,
    NonNegative,
    SameSign,
    FastMath,
    /// `uitofp` in the newest LLVM.
    NonNegativeOrFastMath,
}

impl May {
    /// LangRef, "Binary Operations", "Bitwise Binary Operations".
    pub(super) fn of_binary(op: BinOp) -> May {
        match op {
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl => May::Wrap,
            BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr => May::Exact,
            BinOp::Or => May::Disjoint,
            BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem => May::FastMath,
            BinOp::URem | BinOp::SRem | BinOp::And | BinOp::Xor => May::Nothing,
        }
    }

    /// LangRef, "Conversion Operations".
    pub(super) fn of_cast(op: CastOp) -> May {
        match op {
            CastOp::Trunc => May::Wrap,
            CastOp::ZExt => May::NonNegative,
            CastOp::UIToFP => May::NonNegativeOrFastMath,
            CastOp::FPTrunc | CastOp::FPExt | CastOp::SIToFP => May::FastMath,
            _ => May::Nothing,
        }
    }

    fn has(self, word: &[u8]) -> bool {
        const FAST: &[&[u8]] =
            &[b"nnan", b"ninf", b"nsz", b"arcp", b"contract", b"afn", b"reassoc", b"fast"];
        match self {
            May::Nothing => false,
            May::Wrap => matches!(word, b"nuw" | b"nsw"),
            May::Exact => word == b"exact",
            May::Disjoint => word == b"disjoint",
            May::NonNegative => word == b"nneg",
            May::SameSign => word == b"samesign",
            May::FastMath => FAST.contains(&word),
            May::NonNegativeOrFastMath => word == b"nneg" || FAST.contains(&word),
        }
    }
}

/// `fast`: all the fast-math flags.
fn set_fast(flags: &mut Flags) {
    flags.nnan = true;
    flags.ninf = true;
    flags.nsz = true;
    flags.arcp = true;
    flags.contract = true;
    flags.afn = true;
    flags.reassoc = true;
}
