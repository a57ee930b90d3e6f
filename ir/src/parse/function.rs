//! LangRef, "Functions", "Calling Conventions", "Prefix Data", "Personality Function": headers of
//! functions.

use super::attrs::Place;
use super::words::is_calling_convention;
use super::{GlobalRef, NameKey, Parser, Pending};
use crate::ast::{Attr, FuncId, Function, Linkage, Param, TextPos};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::text::{RawName, to_string};
use crate::types::{Type, TypeId};

/// What stands after a function's parameters.
#[derive(Default)]
struct Suffix {
    attrs: Vec<Attr>,
    extras: Vec<Attr>,
    align: Option<u64>,
    addrspace: u32,
}

impl<'a> Parser<'a> {
    /// `declare [!md] header`
    pub(super) fn parse_declare(&mut self) -> Parsed<()> {
        self.bump()?;
        let mut extras = Vec::new();
        let mut dbg = None;
        while let Tok::MdName(kind) = self.tok {
            dbg = self.parse_attachment(kind, &mut extras)?.or(dbg);
        }
        let mut function = self.parse_function_header(false)?;
        function.extras.extend(extras);
        function.dbg = dbg;
        self.module.functions.push(function);
        Ok(())
    }

    /// Declares a function that is called without a declaration: LLVM 19 and later allow it for
    /// intrinsics, and old `malloc` is a call of one (`old_heap.rs`).
    pub(super) fn declare_function(
        &mut self,
        raw: RawName<'a>,
        ty: TypeId,
        pos: TextPos,
    ) -> Parsed<GlobalRef> {
        let Type::Function { ret, params, vararg } = self.types().get(ty).clone() else {
            return self.err("not a function type");
        };
        let param = |ty| Param { ty, attrs: Vec::new(), name: None };
        let ptr_ty = self.pointer_to(ty, 0)?;
        let id = FuncId(self.module.functions.len() as u32);
        self.names.insert(NameKey::new(raw), GlobalRef::Func(id));
        self.module.functions.push(Function {
            name: raw.to_name(),
            ty,
            ptr_ty,
            ret,
            ret_attrs: Vec::new(),
            params: params.into_iter().map(param).collect(),
            is_vararg: vararg,
            linkage: Linkage::External,
            cconv: "ccc".to_owned(),
            attrs: Vec::new(),
            extras: Vec::new(),
            align: None,
            addrspace: 0,
            blocks: Vec::new(),
            locals: Vec::new(),
            described: Vec::new(),
            dbg: None,
            pos,
        });
        Ok(GlobalRef::Func(id))
    }

    /// `define header [!md] { .. }`
    pub(super) fn parse_define(&mut self) -> Parsed<()> {
        self.bump()?;
        let mut function = self.parse_function_header(true)?;
        let mut extras = Vec::new();
        while let Tok::MdName(kind) = self.tok {
            function.dbg = self.parse_attachment(kind, &mut extras)?.or(function.dbg);
        }
        function.extras.extend(extras);
        if !self.is(b'{') {
            return self.unexpected("`{`");
        }
        let mark = self.mark();
        self.lex.skip_body()?;
        self.bump()?;
        let id = FuncId(self.module.functions.len() as u32);
        self.module.functions.push(function);
        self.pending.push(Pending::Body(id, mark));
        Ok(())
    }

    fn parse_function_header(&mut self, is_definition: bool) -> Parsed<Function> {
        let prefix_start = self.start;
        let mut prefix = self.parse_prefix()?;
        if prefix.is_for_variables() {
            return fault(prefix_start, "functions have no such property");
        }
        prefix.check_visibility(prefix_start)?;
        let cconv = self.parse_cconv()?;
        let ret_attrs = self.parse_plain_attrs(Place::Return)?;
        let ret_start = self.start;
        let ret = self.parse_type()?;
        let Tok::Global(raw) = self.tok else {
            return self.unexpected("a function name");
        };
        let (pos, start) = (self.pos, self.start);
        self.bump()?;
        if matches!(self.types().get(ret), Type::Function { .. } | Type::Label | Type::Metadata) {
            return fault(ret_start, format!("functions cannot return `{}`", self.show(ret)));
        }
        let (params, is_vararg) = self.parse_params(is_definition)?;
        let types = params.iter().map(|p| p.ty).collect();
        let suffix = self.parse_function_suffix()?;
        let ty = self.intern_type(Type::Function { ret, params: types, vararg: is_vararg })?;
        let ptr_ty = self.pointer_to(ty, suffix.addrspace)?;
        let id = FuncId(self.module.functions.len() as u32);
        self.define_name(raw, GlobalRef::Func(id), start)?;
        let mut extras = prefix.extras;
        extras.extend(suffix.extras);
        Ok(Function {
            name: raw.to_name(),
            ty,
            ptr_ty,
            ret,
            ret_attrs,
            params,
            is_vararg,
            linkage: prefix.linkage,
            cconv,
            attrs: suffix.attrs,
            extras,
            align: suffix.align,
            addrspace: suffix.addrspace,
            blocks: Vec::new(),
            locals: Vec::new(),
            described: Vec::new(),
            dbg: None,
            pos,
        })
    }

    /// A calling convention as written; `ccc` when there is none.
    pub(super) fn parse_cconv(&mut self) -> Parsed<String> {
        let start = self.start;
        let Tok::Word(word) = self.tok else {
            return Ok("ccc".to_owned());
        };
        if word == b"cc" {
            self.bump()?;
            self.expect_u32()?;
            return Ok(to_string(self.text_from(start)));
        }
        if !is_calling_convention(word) {
            return Ok("ccc".to_owned());
        }
        self.bump()?;
        if self.is(b'(') {
            self.lex.skip_brackets()?;
            self.bump()?;
        }
        Ok(to_string(self.text_from(start)))
    }

    fn parse_params(&mut self, is_definition: bool) -> Parsed<(Vec<Param>, bool)> {
        self.expect(b'(')?;
        let mut params: Vec<Param> = Vec::new();
        let mut next = 0;
        loop {
            if params.is_empty() && self.eat(b')')? {
                return Ok((params, false));
            }
            if self.tok == Tok::Ellipsis {
                self.bump()?;
                self.expect(b')')?;
                return Ok((params, true));
            }
            let param = self.parse_param(is_definition, &mut next)?;
            params.push(param);
            if self.eat(b')')? {
                return Ok((params, false));
            }
            self.expect(b',')?;
        }
    }

    fn parse_param(&mut self, is_definition: bool, next: &mut u32) -> Parsed<Param> {
        let start = self.start;
        let ty = self.parse_value_type()?;
        let is_label = matches!(self.types().get(ty), Type::Label);
        if is_label || (is_definition && self.has_no_size(ty)) {
            return fault(start, format!("no parameters of type `{}`", self.show(ty)));
        }
        let attrs = self.parse_plain_attrs(Place::Param)?;
        let (mut name, mut has_number) = (None, false);
        if let Tok::Local(raw) = self.tok {
            match raw {
                RawName::Num(number) if number == *next => {}
                RawName::Num(number) if number < *next => {
                    return self.err(format!("expected parameter `%{next}` or more"));
                }
                _ => name = Some(raw.to_name()),
            }
            if let RawName::Num(number) = raw {
                *next = number.saturating_add(1);
            }
            has_number = matches!(raw, RawName::Num(_));
            self.bump()?;
        }
        if name.is_none() && !has_number {
            *next = next.saturating_add(1);
        }
        Ok(Param { ty, attrs, name })
    }

    /// Opaque named types have no values.
    fn has_no_size(&self, ty: TypeId) -> bool {
        // A type defined further down has no body yet; verification looks again.
        matches!(self.types().get(ty), Type::Function { .. } | Type::Void)
    }

    fn parse_function_suffix(&mut self) -> Parsed<Suffix> {
        let mut suffix = Suffix::default();
        loop {
            suffix.attrs.extend(self.parse_header_attrs(Place::Function)?);
            match self.tok {
                Tok::Word(b"align") => {
                    self.bump()?;
                    let parens = self.eat(b'(')?;
                    suffix.align = Some(self.parse_alignment()?);
                    if parens {
                        self.expect(b')')?;
                    }
                }
                Tok::Word(b"addrspace") => suffix.addrspace = self.parse_addrspace()?,
                Tok::Word(b"prefix" | b"prologue" | b"personality") => {
                    suffix.extras.push(self.parse_header_constant()?);
                }
                Tok::Word(
                    b"section"
                    | b"partition"
                    | b"comdat"
                    | b"gc"
                    | b"unnamed_addr"
                    | b"local_unnamed_addr",
                ) => suffix.extras.push(self.parse_kept_word()?),
                _ => return Ok(suffix),
            }
        }
    }

    /// `personality ptr @f` and the like, kept as text.
    fn parse_header_constant(&mut self) -> Parsed<Attr> {
        let start = self.start;
        self.bump()?;
        let ty = self.parse_type()?;
        let (mark, end) = self.skip_const()?;
        self.pending.push(Pending::Header(ty, mark, end));
        let text = self.lex.src.get(start..end).unwrap_or_default();
        Ok(Attr::Word(to_string(text)))
    }
}
