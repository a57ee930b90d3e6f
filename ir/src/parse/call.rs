//! LangRef, "call", "invoke", "callbr" and "Operand Bundles".

use super::attrs::Place;
use super::expr::May;
use super::inst::KindAndType;
use super::{GlobalRef, Parser};
use crate::ast::{Attr, Call, Flags, InstKind, Operand, TextPos, Value};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::text::{RawName, to_string};
use crate::types::{Type, TypeId};

/// Arguments of a call, in the parts that [`Call`] keeps.
#[derive(Default)]
struct Args {
    operands: Vec<Operand>,
    attrs: Vec<Vec<Attr>>,
    metadata: Vec<(u32, String)>,
}

/// A callee, to be read again when the arguments have told its type.
enum Callee<'a> {
    Known(Value),
    Mark(super::Mark<'a>),
    /// An intrinsic that is not declared.
    Intrinsic(RawName<'a>, TextPos),
}

impl<'a> Parser<'a> {
    /// `[tail] call ..`
    pub(super) fn parse_call_inst(&mut self) -> Parsed<KindAndType> {
        let tail = match self.tok {
            Tok::Word(b"tail") => "tail",
            Tok::Word(b"musttail") => "musttail",
            Tok::Word(b"notail") => "notail",
            _ => "",
        };
        if !tail.is_empty() {
            self.bump()?;
        }
        self.expect_word("call")?;
        let start = self.start;
        let flags = self.parse_flags(May::FastMath)?;
        let (call, ty) = self.parse_call(tail, flags)?;
        if let Some(upgraded) = self.upgrade_call(call.callee, &call.args, start)? {
            return Ok(upgraded);
        }
        self.check_fast_math(flags, ty, start)?;
        Ok((InstKind::Call(call), ty))
    }

    /// `invoke .. to label %a unwind label %b`
    pub(super) fn parse_invoke(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let (call, ty) = self.parse_call("", Flags::default())?;
        self.expect_word("to")?;
        let normal = self.parse_target_label()?;
        self.expect_word("unwind")?;
        let unwind = self.parse_target_label()?;
        Ok((InstKind::Invoke { call, normal, unwind }, ty))
    }

    /// `callbr .. to label %a [label %b, ..]`
    pub(super) fn parse_callbr(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let (call, ty) = self.parse_call("", Flags::default())?;
        self.expect_word("to")?;
        let fallthrough = self.parse_target_label()?;
        let indirect = self.parse_target_list()?;
        Ok((InstKind::CallBr { call, fallthrough, indirect }, ty))
    }

    /// From the calling convention to the operand bundles.
    fn parse_call(&mut self, tail: &'static str, flags: Flags) -> Parsed<(Call, TypeId)> {
        let cconv = self.parse_cconv()?;
        let ret_attrs = self.parse_plain_attrs(Place::Return)?;
        let given = self.is_word(b"addrspace");
        let mut addrspace =
            if given { self.parse_addrspace()? } else { self.module.layout.program_addrspace };
        let start = self.start;
        let mut written = self.parse_type()?;
        let mut pointee = self.called_by_pointer(written);
        let callee_at = self.start;
        if let Some(fn_ty) = pointee
            && let Some(is_callee) = self.is_callee_of(fn_ty)?
        {
            written = if is_callee { fn_ty } else { written };
            pointee = None;
        }
        let callee = self.parse_callee(written, &mut addrspace)?;
        let args = self.parse_args()?;
        if let Some(fn_ty) = pointee.filter(|ty| self.takes(*ty, &args.operands)) {
            written = fn_ty;
        }
        let fn_ty = self.call_type(written, &args.operands, start)?;
        let callee = match callee {
            Callee::Known(value) => value,
            Callee::Mark(mark) => self.reparse_callee(mark, fn_ty, addrspace)?,
            Callee::Intrinsic(name, pos) => {
                let target = self.declare_function(name, fn_ty, pos)?;
                let ty = self.global_ref_type(target).unwrap_or(fn_ty);
                Value::Const(self.intern_global(target, ty))
            }
        };
        self.check_callee(callee, fn_ty, callee_at)?;
        let attrs = self.parse_resolved_attrs(Place::Call)?;
        let bundles = self.parse_bundles()?;
        let ret = match *self.types().get(fn_ty) {
            Type::Function { ret, .. } => ret,
            _ => fn_ty,
        };
        self.check_args(fn_ty, &args.operands, callee_at)?;
        let call = Call {
            fn_ty,
            callee,
            args: args.operands,
            metadata: args.metadata,
            arg_attrs: args.attrs,
            ret_attrs,
            attrs,
            cconv,
            addrspace,
            tail,
            flags,
            bundles,
        };
        Ok((call, ret))
    }

    /// The function type of a call: as written, or from the result and the arguments.
    fn call_type(&mut self, written: TypeId, args: &[Operand], start: usize) -> Parsed<TypeId> {
        match *self.types().get(written) {
            Type::Function { .. } => Ok(written),
            Type::Label | Type::Metadata => {
                fault(start, format!("functions cannot return `{}`", self.show(written)))
            }
            _ => {
                let params = args.iter().map(|a| a.ty).collect();
                self.intern_type(Type::Function { ret: written, params, vararg: false })
            }
        }
    }

    /// A callee's type may only follow from the arguments after it: then it is passed over here.
    fn parse_callee(&mut self, written: TypeId, addrspace: &mut u32) -> Parsed<Callee<'a>> {
        if let Tok::Global(name) = self.tok {
            let is_intrinsic = matches!(name, RawName::Plain(text) if text.starts_with(b"llvm."));
            if is_intrinsic && self.lookup_global(name).is_err() {
                let pos = self.pos;
                self.bump()?;
                return Ok(Callee::Intrinsic(name, pos));
            }
            let target = self.lookup_global(name)?;
            return self.parse_global_callee(target, addrspace);
        }
        if matches!(self.types().get(written), Type::Function { .. }) {
            let ptr = self.pointer_to(written, *addrspace)?;
            let is_asm = self.is_word(b"asm");
            let value = if is_asm {
                Value::Const(self.parse_inline_asm(ptr)?)
            } else {
                self.parse_value(ptr)?
            };
            return Ok(Callee::Known(value));
        }
        let mark = self.mark();
        self.skip_callee()?;
        Ok(Callee::Mark(mark))
    }

    fn parse_global_callee(
        &mut self,
        target: GlobalRef,
        addrspace: &mut u32,
    ) -> Parsed<Callee<'a>> {
        let Some(ty) = self.global_ref_type(target) else {
            return self.err("no such function");
        };
        if let Type::Ptr { addrspace: space, .. } = *self.types().get(ty) {
            *addrspace = space;
        }
        self.bump()?;
        Ok(Callee::Known(Value::Const(self.intern_global(target, ty))))
    }

    /// Passes over a callee that is no global: a local, inline assembly, a constant expression.
    fn skip_callee(&mut self) -> Parsed<()> {
        match self.tok {
            Tok::Word(b"asm") => self.parse_inline_asm(self.type_info.ptr).map(|_| ()),
            Tok::Local(_) | Tok::Word(b"null" | b"undef" | b"poison" | b"none") => self.bump(),
            Tok::Word(b"dso_local_equivalent" | b"no_cfi") => {
                self.bump()?;
                self.bump()
            }
            Tok::Word(_) => {
                while let Tok::Word(_) = self.tok {
                    self.bump()?;
                }
                if !self.is(b'(') {
                    return self.unexpected("`(`");
                }
                self.lex.skip_brackets()?;
                self.bump()
            }
            _ => self.unexpected("a callee"),
        }
    }

    fn reparse_callee(
        &mut self,
        mark: super::Mark<'a>,
        fn_ty: TypeId,
        addrspace: u32,
    ) -> Parsed<Value> {
        let after = self.mark();
        let prev_end = self.prev_end;
        self.reset(mark);
        let ptr = self.pointer_to(fn_ty, addrspace)?;
        let value = if self.is_word(b"asm") {
            Value::Const(self.parse_inline_asm(ptr)?)
        } else {
            self.parse_value(ptr)?
        };
        self.reset(after);
        self.prev_end = prev_end;
        Ok(value)
    }

    /// A typed function must have the type of the call; an opaque pointer's cannot be known.
    fn check_callee(&self, callee: Value, fn_ty: TypeId, at: usize) -> Parsed<()> {
        let Value::Const(id) = callee else {
            return Ok(());
        };
        match *self.types().get(self.const_type(id)) {
            Type::Ptr { pointee: Some(pointee), .. } => self.check_type(pointee, fn_ty, at),
            _ => Ok(()),
        }
    }

    /// Number and types of the arguments.
    fn check_args(&self, fn_ty: TypeId, args: &[Operand], at: usize) -> Parsed<()> {
        let Type::Function { params, vararg, .. } = self.types().get(fn_ty) else {
            return Ok(());
        };
        if args.len() < params.len() || (!vararg && args.len() > params.len()) {
            let (found, wanted) = (args.len(), params.len());
            return fault(at, format!("call with {found} arguments where {wanted} are expected"));
        }
        for (arg, &param) in args.iter().zip(params) {
            self.check_type(arg.ty, param, at)?;
        }
        Ok(())
    }

    /// `(T attrs v, metadata !5, ..)`; a `...` at the end of a musttail call is passed over.
    fn parse_args(&mut self) -> Parsed<Args> {
        let mut args = Args::default();
        self.expect(b'(')?;
        while !self.eat(b')')? {
            if !args.operands.is_empty() {
                self.expect(b',')?;
            }
            if self.tok == Tok::Ellipsis {
                self.bump()?;
                self.expect(b')')?;
                break;
            }
            self.parse_arg(&mut args)?;
        }
        Ok(args)
    }

    fn parse_arg(&mut self, args: &mut Args) -> Parsed<()> {
        let ty = self.parse_value_type()?;
        if ty == self.type_info.metadata {
            let start = self.start;
            self.skip_metadata_value()?;
            let text = to_string(self.text_from(start));
            args.metadata.push((args.operands.len() as u32, text));
            args.operands.push(Operand { ty, value: Value::Metadata });
            args.attrs.push(Vec::new());
            return Ok(());
        }
        let attrs = self.parse_plain_attrs(Place::Param)?;
        let value = self.parse_value(ty)?;
        args.operands.push(Operand { ty, value });
        args.attrs.push(attrs);
        Ok(())
    }

    /// What follows `metadata`: a node, or a type and a value.
    pub(super) fn skip_metadata_value(&mut self) -> Parsed<()> {
        if matches!(self.tok, Tok::MdNum(_) | Tok::MdName(_) | Tok::Punct(b'!')) {
            return self.skip_node();
        }
        self.parse_operand().map(|_| ())
    }

    /// `[ "tag"(T v, ..), .. ]`
    fn parse_bundles(&mut self) -> Parsed<Vec<(String, Vec<Operand>)>> {
        let mut bundles = Vec::new();
        // callbr has a list of labels in brackets, but only after `to`.
        if !self.eat(b'[')? {
            return Ok(bundles);
        }
        while !self.eat(b']')? {
            if !bundles.is_empty() {
                self.expect(b',')?;
            }
            let tag = self.expect_string()?;
            self.expect(b'(')?;
            let mut operands = Vec::new();
            while !self.eat(b')')? {
                if !operands.is_empty() {
                    self.expect(b',')?;
                }
                operands.push(self.parse_bundle_operand()?);
            }
            bundles.push((tag, operands));
        }
        Ok(bundles)
    }

    fn parse_bundle_operand(&mut self) -> Parsed<Operand> {
        let ty = self.parse_value_type()?;
        if ty != self.type_info.metadata {
            let value = self.parse_value(ty)?;
            return Ok(Operand { ty, value });
        }
        self.skip_metadata_value()?;
        Ok(Operand { ty, value: Value::Metadata })
    }
}
