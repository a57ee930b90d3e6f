//! LangRef 2.6, "malloc" and "free": instructions, which LLVM 2.7 made calls of C's functions.

use super::inst::KindAndType;
use super::{GlobalRef, Parser};
use crate::ast::{
    BinOp, Call, CastOp, ConstExpr, ConstId, ConstKind, Flags, FuncId, GepFlags, InstKind, Operand,
    Value,
};
use crate::diag::{Parsed, fault};
use crate::text::RawName;
use crate::types::{Type, TypeId};

impl<'a> Parser<'a> {
    /// `malloc T, i32 %n, align 8`: room for that many, which 1 are without a number.
    pub(super) fn parse_malloc(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let elem = self.parse_value_type()?;
        let count = if self.next_is_alignment() || !self.eat_comma_not_md()? {
            None
        } else {
            Some(self.parse_count()?)
        };
        if self.eat_comma_word(b"align")? {
            // C's malloc aligns for everything.
            self.parse_alignment()?;
        }
        let callee = self.heap_function(RawName::Plain(b"malloc"))?;
        let size_ty = self.first_param(callee)?;
        let size = self.malloc_size(elem, count, size_ty)?;
        let (kind, ty) = self.plain_call(callee, size);
        let block = self.before(kind, ty);
        let to = self.pointer_to(elem, 0)?;
        Ok((InstKind::Cast { op: CastOp::BitCast, value: block, flags: Flags::default() }, to))
    }

    /// `free T* %p`
    pub(super) fn parse_free(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let start = self.start;
        let value = self.parse_operand()?;
        if !matches!(self.types().get(value.ty), Type::Ptr { .. }) {
            return fault(start, format!("free of a value of type `{}`", self.show(value.ty)));
        }
        let callee = self.heap_function(RawName::Plain(b"free"))?;
        let to = self.first_param(callee)?;
        self.check_cast(CastOp::BitCast, value.ty, to, start)?;
        let cast = InstKind::Cast { op: CastOp::BitCast, value, flags: Flags::default() };
        let block = self.before(cast, to);
        Ok(self.plain_call(callee, block))
    }

    fn next_is_alignment(&mut self) -> bool {
        let mark = self.mark();
        let is_it = self.bump().is_ok() && self.is_word(b"align");
        self.reset(mark);
        is_it
    }

    fn parse_count(&mut self) -> Parsed<Operand> {
        let start = self.start;
        let count = self.parse_operand()?;
        if matches!(self.types().get(count.ty), Type::Int(_)) {
            return Ok(count);
        }
        fault(start, format!("malloc of a number of type `{}`", self.show(count.ty)))
    }

    /// `malloc` or `free` as the module declares it, or a declaration of it.
    fn heap_function(&mut self, name: RawName<'a>) -> Parsed<FuncId> {
        match self.lookup_global(name) {
            Ok(GlobalRef::Func(id)) => return Ok(id),
            Ok(_) => return self.err(format!("`@{}` is no function", name.to_name())),
            Err(_) => {}
        }
        let bytes = self.pointer_to(self.type_info.i8, 0)?;
        let bits = self.module.layout.pointer_bits(0);
        let size = self.int_type(bits)?;
        let is_malloc = name.to_name() == "malloc";
        let (ret, param) = if is_malloc { (bytes, size) } else { (self.type_info.void, bytes) };
        let ty = Type::Function { ret, params: vec![param], vararg: false };
        let ty = self.intern_type(ty)?;
        match self.declare_function(name, ty, self.pos)? {
            GlobalRef::Func(id) => Ok(id),
            _ => self.err("no such function"),
        }
    }

    fn first_param(&self, callee: FuncId) -> Parsed<TypeId> {
        let function = self.module.functions.get(callee.index());
        match function.map(|f| &f.params[..]) {
            Some([param]) => Ok(param.ty),
            _ => self.err("`@malloc` and `@free` have one parameter"),
        }
    }

    /// How many bytes to ask for, as the parameter of `malloc` has it.
    fn malloc_size(&mut self, elem: TypeId, count: Option<Operand>, ty: TypeId) -> Parsed<Operand> {
        let Type::Int(wanted) = *self.types().get(ty) else {
            return self.err("the parameter of `@malloc` is an integer");
        };
        let size = Operand { ty, value: Value::Const(self.size_of(elem, ty)?) };
        let Some(count) = count else {
            return Ok(size);
        };
        let Type::Int(found) = *self.types().get(count.ty) else {
            return Ok(size);
        };
        let op = if found < wanted { CastOp::ZExt } else { CastOp::Trunc };
        let flags = Flags::default();
        let count = match found == wanted {
            true => count,
            false => self.before(InstKind::Cast { op, value: count, flags }, ty),
        };
        Ok(self.before(InstKind::Binary { op: BinOp::Mul, flags, lhs: size, rhs: count }, ty))
    }

    /// `ptrtoint (T* getelementptr (T, T* null, i32 1) to i64)`
    fn size_of(&mut self, elem: TypeId, ty: TypeId) -> Parsed<ConstId> {
        let ptr = self.pointer_to(elem, 0)?;
        let base = self.pool.intern(ptr, ConstKind::Null);
        let i32 = self.int_type(32)?;
        let indices = vec![self.pool.small_int(i32, 1)];
        let flags = GepFlags::default();
        let end = ConstExpr::GetElementPtr { elem, base, indices, flags, inrange: None };
        let value = self.pool.intern(ptr, ConstKind::Expr(Box::new(end)));
        let size = ConstExpr::Cast { op: CastOp::PtrToInt, value };
        Ok(self.pool.intern(ty, ConstKind::Expr(Box::new(size))))
    }

    fn plain_call(&mut self, callee: FuncId, arg: Operand) -> KindAndType {
        let function = &self.module.functions[callee.index()];
        let (fn_ty, ptr_ty, ret) = (function.ty, function.ptr_ty, function.ret);
        let call = Call {
            fn_ty,
            callee: Value::Const(self.intern_global(GlobalRef::Func(callee), ptr_ty)),
            args: vec![arg],
            metadata: Vec::new(),
            arg_attrs: vec![Vec::new()],
            addrspace: 0,
            ret_attrs: Vec::new(),
            attrs: Vec::new(),
            cconv: "ccc".to_owned(),
            tail: "",
            flags: Flags::default(),
            bundles: Vec::new(),
        };
        (InstKind::Call(call), ret)
    }
}
