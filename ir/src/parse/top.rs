//! LangRef, "Module Structure": the entities of the top level, and the order of the two passes.

use super::words::{is_global_prefix, linkage};
use super::{BlockRef, Parser, Pending};
use crate::ast::{Attr, BlockId, ConstKind, MdId};
use crate::datalayout::DataLayout;
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::text::{RawName, to_string};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

impl<'a> Parser<'a> {
    /// The whole module: first the top level, then what it skipped.
    pub(super) fn parse_module(&mut self) -> Parsed<()> {
        self.bump()?;
        while self.tok != Tok::Eof {
            self.parse_top()?;
        }
        self.check_named_types()?;
        self.resolve_header_groups();
        self.rename_old_aliases();
        for pending in std::mem::take(&mut self.pending) {
            self.parse_pending(pending)?;
        }
        self.resolve_block_addresses()?;
        self.check_debug_locations()
    }

    fn parse_top(&mut self) -> Parsed<()> {
        match self.tok {
            Tok::Word(word) => self.parse_top_word(word),
            Tok::Local(name) => self.parse_type_definition(name),
            Tok::Global(_) => self.parse_global(),
            Tok::Comdat(name) => self.parse_comdat(name),
            Tok::MdNum(number) => self.parse_md_line(number),
            Tok::MdName(name) => self.parse_named_md(name),
            Tok::Summary => self.skip_summary(),
            _ => self.unexpected("a definition or declaration"),
        }
    }

    fn parse_top_word(&mut self, word: &[u8]) -> Parsed<()> {
        match word {
            b"define" => self.parse_define(),
            b"declare" => self.parse_declare(),
            b"attributes" => self.parse_attr_group(),
            b"target" => self.parse_target(),
            b"source_filename" => {
                self.bump()?;
                self.expect(b'=')?;
                self.module.source_filename = Some(self.expect_string()?);
                Ok(())
            }
            b"module" => {
                self.bump()?;
                self.expect_word("asm")?;
                let line = self.expect_string()?;
                self.module.module_asm.push(line);
                Ok(())
            }
            b"deplibs" => self.skip_deplibs(),
            b"uselistorder" | b"uselistorder_bb" => self.skip_use_list_order(),
            b"global" | b"constant" | b"thread_local" => self.parse_unnamed_global(),
            _ if linkage(word).is_some() || is_global_prefix(word) => self.parse_unnamed_global(),
            _ => self.unexpected("a definition or declaration"),
        }
    }

    fn parse_target(&mut self) -> Parsed<()> {
        self.bump()?;
        let is_layout = self.is_word(b"datalayout");
        if !is_layout && !self.is_word(b"triple") {
            return self.unexpected("`datalayout` or `triple`");
        }
        self.bump()?;
        self.expect(b'=')?;
        let start = self.start;
        let text = self.expect_string()?;
        if is_layout {
            self.module.layout = DataLayout::parse(&text).or_else(|why| fault(start, why))?;
        } else {
            self.module.triple = text;
        }
        Ok(())
    }

    fn skip_deplibs(&mut self) -> Parsed<()> {
        self.bump()?;
        self.expect(b'=')?;
        if !self.is(b'[') {
            return self.unexpected("`[`");
        }
        self.lex.skip_brackets()?;
        self.bump()
    }

    /// `uselistorder T %v, { 1, 0 }`: orders use lists, which have no meaning here.
    pub(super) fn skip_use_list_order(&mut self) -> Parsed<()> {
        loop {
            self.bump()?;
            if self.is(b',') && self.lex.peek_significant() == Some(b'{') {
                self.bump()?;
                self.lex.skip_brackets()?;
                return self.bump();
            }
            match self.tok {
                Tok::Eof => return self.unexpected("`{`"),
                Tok::Punct(b'(' | b'[' | b'{') => self.lex.skip_brackets()?,
                _ => {}
            }
        }
    }

    /// `^0 = module: (..)`: the summary of ThinLTO, skipped.
    fn skip_summary(&mut self) -> Parsed<()> {
        self.bump()?;
        self.expect(b'=')?;
        while matches!(self.tok, Tok::Label(_)) {
            self.bump()?;
        }
        if self.is(b'(') {
            self.lex.skip_brackets()?;
            return self.bump();
        }
        self.expect_u64().map(|_| ())
    }

    /// `$name = comdat any`
    fn parse_comdat(&mut self, name: RawName<'a>) -> Parsed<()> {
        self.bump()?;
        self.expect(b'=')?;
        self.expect_word("comdat")?;
        let Tok::Word(kind) = self.tok else {
            return self.unexpected("a selection kind");
        };
        self.module.comdats.push((name.to_name(), to_string(kind)));
        self.bump()
    }

    /// `!12 = distinct !DIFoo(..)`, `!12 = !{..}`: only its place is kept.
    fn parse_md_line(&mut self, number: u32) -> Parsed<()> {
        let start = self.start;
        self.bump()?;
        if !self.is(b'=') {
            return self.unexpected("`=`");
        }
        let text_start = self.lex.offset;
        self.bump()?;
        self.eat_word(b"distinct")?;
        self.eat_word(b"metadata")?;
        self.skip_node()?;
        let text = without_metadata(self.text_from(text_start).trim_ascii());
        let text = &text[..];
        if !self.module.metadata.insert(number, text) {
            return fault(start, format!("redefinition of metadata `!{number}`"));
        }
        Ok(())
    }

    /// `!name = !{..}`
    fn parse_named_md(&mut self, name: &[u8]) -> Parsed<()> {
        self.bump()?;
        if !self.is(b'=') {
            return self.unexpected("`=`");
        }
        let text_start = self.lex.offset;
        self.bump()?;
        self.skip_node()?;
        let text = &without_metadata(self.text_from(text_start).trim_ascii())[..];
        self.module.metadata.insert_named(to_string(name), text);
        Ok(())
    }

    /// Passes over a metadata node: `!12`, `!{..}`, `!"..."`, `!DIFoo(..)`.
    pub(super) fn skip_node(&mut self) -> Parsed<()> {
        match self.tok {
            Tok::MdNum(_) => self.bump(),
            Tok::MdName(_) => {
                self.bump()?;
                if !self.is(b'(') {
                    return self.unexpected("`(`");
                }
                self.lex.skip_brackets()?;
                self.bump()
            }
            Tok::Punct(b'!') => {
                self.bump()?;
                match self.tok {
                    Tok::Str(_) => self.bump(),
                    Tok::Punct(b'{') => {
                        self.lex.skip_brackets()?;
                        self.bump()
                    }
                    _ => self.unexpected("a metadata node"),
                }
            }
            _ => self.unexpected("a metadata node"),
        }
    }

    /// The node of a `!dbg`: its number, or a new one for a node that stands there itself.
    pub(super) fn parse_md_id(&mut self) -> Parsed<MdId> {
        if let Tok::MdNum(number) = self.tok {
            self.bump()?;
            return Ok(MdId(number));
        }
        let start = self.start;
        self.skip_node()?;
        let text = self.text_from(start);
        if let Some(&id) = self.inline_md.get(text) {
            return Ok(id);
        }
        let Some(id) = self.module.metadata.push_inline(text) else {
            return fault(start, "too many metadata nodes");
        };
        self.inline_md.insert(text, id);
        Ok(id)
    }

    fn parse_pending(&mut self, pending: Pending<'a>) -> Parsed<()> {
        match pending {
            Pending::Body(id, mark) => {
                self.reset(mark);
                self.parse_body(id)
            }
            Pending::Init(id, mark, end) => {
                self.reset(mark);
                let Some(ty) = self.global(id).map(|g| g.ty) else {
                    return Ok(());
                };
                let init = self.parse_const(ty)?;
                self.check_skipped_to(end)?;
                if let Some(global) = self.global(id) {
                    global.init = Some(init);
                }
                Ok(())
            }
            Pending::Target(id, ty, mark, end) => {
                self.reset(mark);
                let target = self.parse_const(ty)?;
                self.check_skipped_to(end)?;
                if let Some(alias) = self.module.aliases.get_mut(id.index()) {
                    alias.target = target;
                }
                Ok(())
            }
            Pending::Header(ty, mark, end) => {
                self.reset(mark);
                self.parse_const(ty)?;
                self.check_skipped_to(end)
            }
        }
    }

    /// What the first pass skipped as a constant must be all of it.
    fn check_skipped_to(&self, end: usize) -> Parsed<()> {
        if self.prev_end == end { Ok(()) } else { self.unexpected("the end of the constant") }
    }

    /// Attribute groups may be defined after the functions that name them.
    fn resolve_header_groups(&mut self) {
        let groups = &self.groups;
        let lists = self.module.functions.iter_mut().map(|f| &mut f.attrs);
        for list in lists.chain(self.module.globals.iter_mut().map(|g| &mut g.extras)) {
            let group = |attr: &Attr| match attr {
                Attr::Word(word) => word.strip_prefix('#').and_then(|n| n.parse::<u32>().ok()),
                _ => None,
            };
            if list.iter().any(|attr| group(attr).is_some()) {
                let numbers: Vec<u32> = list.iter().filter_map(group).collect();
                list.retain(|attr| group(attr).is_none());
                for number in numbers {
                    list.extend(groups.get(&number).into_iter().flatten().cloned());
                }
            }
        }
    }

    /// `blockaddress` may name a block of a function that comes later.
    fn resolve_block_addresses(&mut self) -> Parsed<()> {
        let refs = std::mem::take(&mut self.block_refs);
        let mut blocks = FxHashMap::default();
        for func in refs.iter().map(|r| r.func).collect::<FxHashSet<_>>() {
            let Some(function) = self.module.functions.get(func.index()) else {
                continue;
            };
            for (index, block) in function.blocks.iter().enumerate() {
                if let Some(local) = function.locals.get(block.label.index()) {
                    blocks.insert((func, local.name.as_str()), BlockId(index as u32));
                }
            }
        }
        for BlockRef { id, func, label, at } in &refs {
            let Some(&block) = blocks.get(&(*func, label.as_str())) else {
                return fault(*at, format!("use of undefined block `%{label}`"));
            };
            self.pool.patch(*id, ConstKind::BlockAddress(*func, block));
        }
        Ok(())
    }

    /// `!dbg !12` needs a `!12`.
    fn check_debug_locations(&self) -> Parsed<()> {
        let missing = |id: &MdId| !self.module.metadata.contains(*id);
        for function in &self.module.functions {
            let insts = function.blocks.iter().flat_map(|b| &b.insts);
            let own = function.dbg.iter().map(|id| (id, function.pos));
            for (id, pos) in own.chain(insts.filter_map(|i| Some((i.dbg.as_ref()?, i.pos)))) {
                if missing(id) {
                    let at = self.offset_of(pos);
                    return fault(at, format!("use of undefined metadata `!{}`", id.0));
                }
            }
        }
        Ok(())
    }

    /// The byte offset of a place; slow, for errors only.
    fn offset_of(&self, pos: crate::ast::TextPos) -> usize {
        let skip = (pos.line as usize).saturating_sub(2);
        let start = match pos.line {
            0 | 1 => 0,
            _ => memchr::memchr_iter(b'\n', self.lex.src).nth(skip).map_or(0, |i| i + 1),
        };
        start.saturating_add((pos.col as usize).saturating_sub(1))
    }
}

/// The text of a node without the word `metadata`, which stood before each node and string in it up
/// to LLVM 3.5 (release notes of LLVM 3.6).
fn without_metadata(text: &[u8]) -> Cow<'_, [u8]> {
    const WORD: &[u8] = b"metadata";
    if memchr::memmem::find(text, WORD).is_none() {
        return text.into();
    }
    let mut new = Vec::with_capacity(text.len());
    let mut in_string = false;
    let mut rest = text;
    while let Some((&b, after)) = rest.split_first() {
        in_string ^= b == b'"';
        let starts_word = matches!(new.last(), None | Some(b'{' | b',' | b' ' | b'\t' | b'\n'));
        let tail = rest.strip_prefix(WORD).map(<[u8]>::trim_ascii_start);
        let is_before_node = |t: &&[u8]| t.starts_with(b"!") || t.starts_with(WORD);
        if let Some(tail) = tail.filter(|t| !in_string && starts_word && is_before_node(t)) {
            rest = tail;
            continue;
        }
        new.push(b);
        rest = after;
    }
    new.into()
}
