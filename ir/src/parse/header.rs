//! LangRef, "Global Variables", "Aliases", "IFuncs": everything but initialisers; and what
//! functions share with them.

use super::attrs::Place;
use super::words::{is_global_prefix, is_value_word, linkage};
use super::{GlobalRef, Mark, NameKey, Parser, Pending};
use crate::ast::{
    Alias, AliasId, Attr, ConstId, Global, GlobalId, Linkage, MdId, TextPos, ThreadLocal,
};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::text::{RawName, to_string};
use crate::types::{Type, TypeId};

/// What stands before a global's or function's kind and type.
pub(super) struct Prefix {
    pub(super) linkage: Linkage,
    /// `external` or `extern_weak` is written.
    is_declaration: bool,
    /// Private as LLVM had it up to 3.4, with a visibility that had no effect.
    is_linker_private: bool,
    thread_local: ThreadLocal,
    pub(super) extras: Vec<Attr>,
}

impl Prefix {
    /// LangRef, "Visibility Styles", "DLL Storage Classes": what others cannot see has neither.
    pub(super) fn check_visibility(&mut self, at: usize) -> Parsed<()> {
        if self.is_linker_private {
            let hidden = ["hidden", "protected"].map(|w| Attr::Word(w.to_owned()));
            self.extras.retain(|e| !hidden.contains(e));
        }
        if !matches!(self.linkage, Linkage::Private | Linkage::Internal) {
            return Ok(());
        }
        let has = |words: &[&str]| {
            self.extras.iter().any(|e| matches!(e, Attr::Word(w) if words.contains(&w.as_str())))
        };
        if has(&["hidden", "protected"]) {
            return fault(at, "a local symbol must have default visibility");
        }
        if has(&["dllimport", "dllexport"]) {
            return fault(at, "a local symbol cannot have a DLL storage class");
        }
        Ok(())
    }

    fn is_imported(&self) -> bool {
        self.extras.contains(&Attr::Word("dllimport".to_owned()))
    }

    /// Whether a word is among these that only variables may have.
    pub(super) fn is_for_variables(&self) -> bool {
        let word = Attr::Word("externally_initialized".to_owned());
        self.thread_local != ThreadLocal::No || self.extras.contains(&word)
    }
}

impl<'a> Parser<'a> {
    /// `@name = ..`: a variable, an alias or an ifunc.
    pub(super) fn parse_global(&mut self) -> Parsed<()> {
        let Tok::Global(raw) = self.tok else {
            return self.unexpected("a global name");
        };
        let (pos, start) = (self.pos, self.start);
        self.bump()?;
        self.expect(b'=')?;
        self.parse_named_global(raw, pos, start)
    }

    /// `internal constant i32 1`: without a name up to LLVM 3.8, numbered like `@0`.
    pub(super) fn parse_unnamed_global(&mut self) -> Parsed<()> {
        let raw = RawName::Num(self.next_global);
        self.parse_named_global(raw, self.pos, self.start)
    }

    /// What follows `@name =`.
    fn parse_named_global(&mut self, raw: RawName<'a>, pos: TextPos, start: usize) -> Parsed<()> {
        let prefix = self.parse_prefix()?;
        let addrspace = if self.is_word(b"addrspace") { self.parse_addrspace()? } else { 0 };
        let mut prefix = prefix;
        self.parse_prefix_words(&mut prefix)?;
        prefix.check_visibility(start)?;
        match self.tok {
            Tok::Word(b"alias" | b"ifunc") => self.parse_alias(raw, prefix, pos, start),
            Tok::Word(b"global" | b"constant") => {
                self.parse_variable(raw, prefix, addrspace, pos, start)
            }
            _ => self.unexpected("`global`, `constant`, `alias` or `ifunc`"),
        }
    }

    /// Makes a global name known.
    pub(super) fn define_name(
        &mut self,
        raw: RawName<'a>,
        target: GlobalRef,
        at: usize,
    ) -> Parsed<()> {
        if let RawName::Num(number) = raw {
            if number < self.next_global {
                return fault(at, format!("global `@{number}` is numbered out of order"));
            }
            self.next_global = number.saturating_add(1);
        }
        if self.names.insert(NameKey::new(raw), target).is_some() {
            return fault(at, format!("redefinition of `@{}`", raw.to_name()));
        }
        Ok(())
    }

    pub(super) fn parse_prefix(&mut self) -> Parsed<Prefix> {
        let mut prefix = Prefix {
            linkage: Linkage::External,
            is_declaration: false,
            is_linker_private: false,
            thread_local: ThreadLocal::No,
            extras: Vec::new(),
        };
        self.parse_prefix_words(&mut prefix)?;
        Ok(prefix)
    }

    fn parse_prefix_words(&mut self, prefix: &mut Prefix) -> Parsed<()> {
        while let Tok::Word(word) = self.tok {
            if let Some(found) = linkage(word) {
                prefix.is_linker_private |= word.starts_with(b"linker_private");
                prefix.linkage = found;
                prefix.is_declaration = matches!(found, Linkage::External | Linkage::ExternWeak);
            } else if is_global_prefix(word) {
                prefix.extras.push(Attr::Word(to_string(word)));
            } else if word == b"thread_local" {
                prefix.thread_local = self.parse_thread_local()?;
                continue;
            } else {
                return Ok(());
            }
            self.bump()?;
        }
        Ok(())
    }

    fn parse_thread_local(&mut self) -> Parsed<ThreadLocal> {
        self.bump()?;
        if !self.eat(b'(')? {
            return Ok(ThreadLocal::GeneralDynamic);
        }
        let model = match self.tok {
            Tok::Word(b"localdynamic") => ThreadLocal::LocalDynamic,
            Tok::Word(b"initialexec") => ThreadLocal::InitialExec,
            Tok::Word(b"localexec") => ThreadLocal::LocalExec,
            _ => return self.unexpected("a thread-local model"),
        };
        self.bump()?;
        self.expect(b')')?;
        Ok(model)
    }

    fn parse_variable(
        &mut self,
        raw: RawName<'a>,
        prefix: Prefix,
        addrspace: u32,
        pos: TextPos,
        start: usize,
    ) -> Parsed<()> {
        let is_constant = self.is_word(b"constant");
        self.bump()?;
        let ty_start = self.start;
        let ty = self.parse_value_type()?;
        if matches!(self.types().get(ty), Type::Label | Type::Token | Type::Metadata) {
            return fault(ty_start, format!("no globals of type `{}`", self.show(ty)));
        }
        let ptr_ty = self.pointer_to(ty, addrspace)?;
        let id = GlobalId(self.module.globals.len() as u32);
        self.define_name(raw, GlobalRef::Var(id), start)?;
        // LangRef, "Global Variables": a declaration says `external` or `extern_weak`; up to LLVM
        // 3.4 `dllimport` was enough.
        if !prefix.is_declaration && (!prefix.is_imported() || self.is_at_const()) {
            let (mark, end) = self.skip_const()?;
            self.pending.push(Pending::Init(id, mark, end));
        }
        let mut global = Global {
            name: raw.to_name(),
            ty,
            ptr_ty,
            init: None,
            linkage: prefix.linkage,
            is_constant,
            thread_local: prefix.thread_local,
            addrspace,
            align: None,
            extras: prefix.extras,
            dbg: None,
            pos,
        };
        self.parse_variable_tail(&mut global)?;
        self.module.globals.push(global);
        Ok(())
    }

    /// `, section "s", align 8, !dbg !5 #0`
    fn parse_variable_tail(&mut self, global: &mut Global) -> Parsed<()> {
        while self.eat(b',')? {
            match self.tok {
                Tok::Word(b"align") => {
                    self.bump()?;
                    global.align = Some(self.parse_alignment()?);
                }
                Tok::MdName(kind) => {
                    if let Some(id) = self.parse_attachment(kind, &mut global.extras)? {
                        global.dbg = Some(id);
                    }
                }
                Tok::Word(_) => global.extras.push(self.parse_kept_word()?),
                _ => return self.unexpected("a property of the global variable"),
            }
        }
        let attrs = self.parse_header_attrs(Place::Global)?;
        global.extras.extend(attrs);
        Ok(())
    }

    /// `!kind !node`; the id of a `!dbg`, text of anything else.
    pub(super) fn parse_attachment(
        &mut self,
        kind: &[u8],
        extras: &mut Vec<Attr>,
    ) -> Parsed<Option<MdId>> {
        let start = self.start;
        self.bump()?;
        if kind == b"dbg" {
            return Ok(Some(self.parse_md_id()?));
        }
        self.skip_node()?;
        extras.push(Attr::Word(to_string(self.text_from(start))));
        Ok(None)
    }

    /// `section "s"`, `comdat($c)`, `code_model "large"`, `no_sanitize_address`: kept as text.
    pub(super) fn parse_kept_word(&mut self) -> Parsed<Attr> {
        let start = self.start;
        let Tok::Word(word) = self.tok else {
            return self.unexpected("a word");
        };
        self.bump()?;
        match word {
            b"section" | b"partition" | b"code_model" | b"gc" => {
                self.expect_string()?;
            }
            b"comdat" if self.is(b'(') => {
                self.bump()?;
                let Tok::Comdat(_) = self.tok else {
                    return self.unexpected("a comdat");
                };
                self.bump()?;
                self.expect(b')')?;
            }
            _ => {}
        }
        Ok(Attr::Word(to_string(self.text_from(start))))
    }

    /// Attributes of a header; groups are left as `#n` until all are known.
    pub(super) fn parse_header_attrs(&mut self, place: Place) -> Parsed<Vec<Attr>> {
        let (mut attrs, groups) = self.parse_attrs(place)?;
        attrs.extend(groups.into_iter().map(|n| Attr::Word(format!("#{n}"))));
        Ok(attrs)
    }

    fn parse_alias(
        &mut self,
        raw: RawName<'a>,
        prefix: Prefix,
        pos: TextPos,
        start: usize,
    ) -> Parsed<()> {
        let is_ifunc = self.is_word(b"ifunc");
        self.bump()?;
        // Up to LLVM 3.4 the linkage stood here: `alias weak i32* @b`.
        let mut prefix = prefix;
        self.parse_prefix_words(&mut prefix)?;
        let mut ty = self.parse_aliased_type()?;
        let target_ty = if self.eat(b',')? {
            self.alias_target_type(ty)?
        } else {
            // LLVM 3.7: only the type of the target is written.
            let target_ty = ty;
            let Type::Ptr { pointee: Some(pointee), .. } = *self.types().get(ty) else {
                return self.unexpected("`,`");
            };
            ty = pointee;
            if let Tok::Global(target) = self.tok {
                self.old_aliases.push((AliasId(self.module.aliases.len() as u32), target));
            }
            target_ty
        };
        let addrspace = match *self.types().get(target_ty) {
            Type::Ptr { addrspace, .. } => addrspace,
            _ => 0,
        };
        let ptr_ty = self.pointer_to(ty, addrspace)?;
        let id = AliasId(self.module.aliases.len() as u32);
        self.define_name(raw, GlobalRef::Alias(id), start)?;
        let (mark, end) = self.skip_const()?;
        self.pending.push(Pending::Target(id, target_ty, mark, end));
        let mut extras = prefix.extras;
        while self.eat(b',')? {
            extras.push(self.parse_kept_word()?);
        }
        self.module.aliases.push(Alias {
            name: raw.to_name(),
            ty,
            ptr_ty,
            target: ConstId(0),
            linkage: prefix.linkage,
            is_ifunc,
            thread_local: prefix.thread_local,
            extras,
            pos,
        });
        Ok(())
    }

    /// The target's type, left out when it is a constant expression (which then has its own).
    fn alias_target_type(&mut self, ty: TypeId) -> Parsed<TypeId> {
        if !matches!(
            self.tok,
            Tok::Word(b"bitcast" | b"getelementptr" | b"addrspacecast" | b"inttoptr")
        ) {
            return self.parse_type();
        }
        self.pointer_to(ty, 0)
    }

    /// Whether a constant starts here.
    fn is_at_const(&self) -> bool {
        match self.tok {
            Tok::Word(word) => is_value_word(word),
            Tok::Punct(b) => matches!(b, b'{' | b'[' | b'<'),
            Tok::Global(_) => self.lex.clone_peek() != Some(b'='),
            Tok::Int(_) | Tok::HexInt(_) | Tok::Float(_) | Tok::HexFloat(_) | Tok::CStr(_) => true,
            _ => false,
        }
    }

    /// Passes over a constant; where it starts, and where it ends.
    pub(super) fn skip_const(&mut self) -> Parsed<(Mark<'a>, usize)> {
        let mark = self.mark();
        if matches!(self.tok, Tok::Word(word) if !is_value_word(word)) {
            return self.unexpected("a constant");
        }
        let mut after_inrange = false;
        loop {
            match self.tok {
                Tok::Word(word) => {
                    let is_atom = matches!(
                        word,
                        b"true" | b"false" | b"null" | b"none" | b"undef" | b"poison"
                    ) || word == b"zeroinitializer";
                    after_inrange = word == b"inrange";
                    self.bump()?;
                    if is_atom {
                        break;
                    }
                }
                Tok::Punct(b'(' | b'{' | b'[') => {
                    self.lex.skip_brackets()?;
                    self.bump()?;
                    if !after_inrange {
                        break;
                    }
                    after_inrange = false;
                }
                Tok::Punct(b'<') => {
                    self.skip_angles()?;
                    break;
                }
                Tok::Global(_)
                | Tok::Int(_)
                | Tok::HexInt(_)
                | Tok::Float(_)
                | Tok::HexFloat(_)
                | Tok::CStr(_) => {
                    self.bump()?;
                    break;
                }
                _ => return self.unexpected("a constant"),
            }
        }
        Ok((mark, self.prev_end))
    }

    /// Passes over `< .. >`.
    fn skip_angles(&mut self) -> Parsed<()> {
        let mut depth = 0u32;
        loop {
            match self.tok {
                Tok::Punct(b'<') => depth += 1,
                Tok::Punct(b'>') => depth -= 1,
                Tok::Punct(b'(' | b'{' | b'[') => self.lex.skip_brackets()?,
                Tok::Eof => return self.unexpected("`>`"),
                _ => {}
            }
            if depth > crate::lexer::MAX_DEPTH {
                return self.err("brackets nest too deep");
            }
            self.bump()?;
            if depth == 0 {
                return Ok(());
            }
        }
    }
}
