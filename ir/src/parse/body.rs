//! LangRef, "Functions" and "Identifiers": blocks, and the names of local values.
//!
//! Parameters, blocks and results without a name share one counter. A name may be used before
//! its definition; its type is then taken from the use and checked at the definition.

use super::{NameKey, Parser};
use crate::ast::{Block, BlockId, FuncId, Inst, Local, LocalId};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::metadata::Described;
use crate::text::{RawName, to_string};
use crate::types::{Type, TypeId};
use rustc_hash::FxHashMap;

/// What is known about a local beside its name and type.
#[derive(Clone, Copy)]
struct LocalState {
    is_defined: bool,
    first_use: usize,
    /// For labels: the block, numbered in order of first mention.
    block: Option<BlockId>,
}

/// The function whose body is being read.
#[derive(Default)]
pub(super) struct FuncState<'a> {
    /// Which function; `None` outside of bodies.
    pub(super) id: Option<FuncId>,
    /// Instructions that go before the one that is being read (`old.rs`).
    pub(super) before: Vec<Inst>,
    /// Locals that the text does not name, to be named when all names are known.
    hidden: Vec<LocalId>,
    names: FxHashMap<NameKey<'a>, LocalId>,
    locals: Vec<Local>,
    states: Vec<LocalState>,
    next_number: u32,
    /// Final place of each block, by number of first mention.
    placed: Vec<Option<BlockId>>,
    /// How many blocks are defined.
    block_count: u32,
    described: Vec<Described>,
}

impl<'a> FuncState<'a> {
    fn add(&mut self, key: NameKey<'a>, name: String, ty: TypeId, state: LocalState) -> LocalId {
        let id = LocalId(self.locals.len() as u32);
        self.locals.push(Local { name, ty });
        self.states.push(state);
        self.names.insert(key, id);
        id
    }

    fn state_mut(&mut self, id: LocalId) -> Option<&mut LocalState> {
        self.states.get_mut(id.index())
    }

    fn type_of(&self, id: LocalId) -> Option<TypeId> {
        self.locals.get(id.index()).map(|l| l.ty)
    }
}

impl<'a> Parser<'a> {
    /// The body of a function, from its `{`.
    pub(super) fn parse_body(&mut self, id: FuncId) -> Parsed<()> {
        self.func = FuncState { id: Some(id), ..FuncState::default() };
        self.define_params(id)?;
        self.expect(b'{')?;
        let mut blocks = Vec::new();
        while !self.at_body_end()? {
            blocks.push(self.parse_block()?);
        }
        if blocks.is_empty() {
            return self.err("a function body has at least one block");
        }
        self.check_all_defined()?;
        self.place_blocks(&mut blocks);
        self.name_hidden();
        let state = std::mem::take(&mut self.func);
        if let Some(function) = self.module.functions.get_mut(id.index()) {
            function.blocks = blocks;
            function.locals = state.locals;
            function.described = state.described;
        }
        Ok(())
    }

    /// Use-list orders may stand at the end of a body.
    fn at_body_end(&mut self) -> Parsed<bool> {
        while self.is_word(b"uselistorder") {
            self.skip_use_list_order()?;
        }
        // Not consumed: what follows the body was read by the first pass.
        Ok(self.is(b'}'))
    }

    fn define_params(&mut self, id: FuncId) -> Parsed<()> {
        let Some(function) = self.module.functions.get(id.index()) else {
            return Ok(());
        };
        let at = self.start;
        for param in &function.params {
            let state = LocalState { is_defined: true, first_use: at, block: None };
            let name = param.name.clone();
            let (key, name) = match name {
                Some(name) if crate::text::is_number(&name) => {
                    let number = name.parse().unwrap_or(u32::MAX);
                    self.func.next_number = number.saturating_add(1);
                    (NameKey::Num(number), name)
                }
                Some(name) => (NameKey::Text(name_bytes(&name).into()), name),
                None => {
                    let number = self.func.next_number;
                    self.func.next_number += 1;
                    (NameKey::Num(number), number.to_string())
                }
            };
            if self.func.names.contains_key(&key) {
                return fault(at, format!("redefinition of `%{name}`"));
            }
            self.func.add(key, name, param.ty, state);
        }
        Ok(())
    }

    fn parse_block(&mut self) -> Parsed<Block> {
        let label = self.parse_label()?;
        let mut insts = Vec::new();
        loop {
            while self.tok == Tok::DbgRecord {
                self.parse_debug_record()?;
            }
            if matches!(self.tok, Tok::Label(_)) || self.is(b'}') {
                return self.err("block does not end in a terminator");
            }
            let inst = self.parse_inst()?;
            let before = self.func.before.drain(..);
            insts.extend(before.map(|b| Inst { dbg: inst.dbg, pos: inst.pos, ..b }));
            let is_last = inst.kind.is_terminator();
            insts.push(inst);
            if is_last {
                return Ok(Block { label, insts });
            }
        }
    }

    /// `#dbg_declare(ptr %x, !12, !DIExpression(), !13)`
    fn parse_debug_record(&mut self) -> Parsed<()> {
        let start = self.start;
        self.bump()?;
        if !self.is(b'(') {
            return self.unexpected("`(`");
        }
        let kind = self.text_from(start).trim_ascii();
        let start = self.start;
        self.lex.skip_brackets()?;
        let text = self.lex.src.get(start..self.lex.offset).unwrap_or_default();
        // Others are of no interest, and there are many.
        if text.starts_with(b"(ptr %") || kind == b"#dbg_assign" {
            let (kind, text) = (to_string(kind), to_string(text));
            let kind = kind.strip_prefix("#dbg_").unwrap_or_default();
            let parts: Vec<&str> =
                text.strip_prefix('(').unwrap_or_default().splitn(8, ',').collect();
            self.func.described.extend(Described::of(kind, &parts));
        }
        self.bump()
    }

    /// The label of a block, or the number that it gets without one.
    fn parse_label(&mut self) -> Parsed<LocalId> {
        let at = self.start;
        let label = match self.tok {
            Tok::Label(name) => {
                self.bump()?;
                name
            }
            _ => RawName::Num(self.func.next_number),
        };
        let id = self.define_local(label, self.type_info.label, at)?;
        let block = self.block_of(id);
        let place = BlockId(self.func.block_count);
        self.func.block_count += 1;
        if let Some(slot) = self.func.placed.get_mut(block.index()) {
            *slot = Some(place);
        }
        Ok(id)
    }

    /// The block of a label, by number of first mention.
    fn block_of(&mut self, id: LocalId) -> BlockId {
        let fresh = BlockId(self.func.placed.len() as u32);
        let Some(state) = self.func.state_mut(id) else {
            return fresh;
        };
        if let Some(block) = state.block {
            return block;
        }
        state.block = Some(fresh);
        self.func.placed.push(None);
        fresh
    }

    /// `label %name`
    pub(super) fn parse_target_label(&mut self) -> Parsed<BlockId> {
        self.expect_word("label")?;
        self.parse_block_name()
    }

    /// `%name` of a block.
    pub(super) fn parse_block_name(&mut self) -> Parsed<BlockId> {
        let Tok::Local(name) = self.tok else {
            return self.unexpected("a block name");
        };
        let id = self.use_local(name, self.type_info.label)?;
        self.bump()?;
        Ok(self.block_of(id))
    }

    /// A use of a local value with the type that is written.
    pub(super) fn use_local(&mut self, name: RawName<'a>, ty: TypeId) -> Parsed<LocalId> {
        if self.func.id.is_none() {
            return self.err("a local value cannot stand outside of a function");
        }
        let key = NameKey::new(name);
        if let Some(&id) = self.func.names.get(&key) {
            let known = self.func.type_of(id).unwrap_or(ty);
            if known != ty {
                return self.wrong_local_type(name, known, ty, self.start);
            }
            return Ok(id);
        }
        if matches!(self.types().get(ty), Type::Void | Type::Function { .. } | Type::Metadata) {
            return self.err(format!("no local value has type `{}`", self.show(ty)));
        }
        let state = LocalState { is_defined: false, first_use: self.start, block: None };
        Ok(self.func.add(key, name.to_name(), ty, state))
    }

    fn wrong_local_type<T>(
        &self,
        name: RawName<'a>,
        known: TypeId,
        wanted: TypeId,
        at: usize,
    ) -> Parsed<T> {
        let (known, wanted) = (self.show(known), self.show(wanted));
        let name = name.to_name();
        fault(at, format!("`%{name}` has type `{known}` but is used as `{wanted}`"))
    }

    /// A definition of a local value.
    pub(super) fn define_local(
        &mut self,
        name: RawName<'a>,
        ty: TypeId,
        at: usize,
    ) -> Parsed<LocalId> {
        if let RawName::Num(number) = name {
            // LLVM 19 and before number without gaps; later ones may leave some.
            if number < self.func.next_number {
                let next = self.func.next_number;
                return fault(at, format!("`%{number}` should be numbered `%{next}` or more"));
            }
            self.func.next_number = number.saturating_add(1);
        }
        let key = NameKey::new(name);
        let Some(&id) = self.func.names.get(&key) else {
            let state = LocalState { is_defined: true, first_use: at, block: None };
            return Ok(self.func.add(key, name.to_name(), ty, state));
        };
        let known = self.func.type_of(id).unwrap_or(ty);
        let Some(state) = self.func.state_mut(id) else {
            return Ok(id);
        };
        if state.is_defined {
            return fault(at, format!("redefinition of `%{}`", name.to_name()));
        }
        state.is_defined = true;
        let first_use = state.first_use;
        if known != ty {
            return self.wrong_local_type(name, ty, known, first_use);
        }
        Ok(id)
    }

    /// The type of a local, once it was named.
    pub(super) fn local_type(&self, name: RawName<'a>) -> Option<TypeId> {
        self.func.type_of(*self.func.names.get(&NameKey::new(name))?)
    }

    /// A result that has no name in the text.
    pub(super) fn hidden_local(&mut self, ty: TypeId) -> LocalId {
        let id = LocalId(self.func.locals.len() as u32);
        self.func.locals.push(Local { name: String::new(), ty });
        self.func.states.push(LocalState { is_defined: true, first_use: self.start, block: None });
        self.func.hidden.push(id);
        id
    }

    /// Gives hidden locals names that no other has.
    fn name_hidden(&mut self) {
        let mut number = 0u32;
        for id in std::mem::take(&mut self.func.hidden) {
            let name = loop {
                let name = format!("old.{number}");
                number += 1;
                if !self.func.names.contains_key(&NameKey::Text(name.as_bytes().into())) {
                    break name;
                }
            };
            if let Some(local) = self.func.locals.get_mut(id.index()) {
                local.name = name;
            }
        }
    }

    /// The number of the next result without a name.
    pub(super) fn next_local_number(&self) -> u32 {
        self.func.next_number
    }

    fn check_all_defined(&self) -> Parsed<()> {
        let locals = self.func.locals.iter().zip(&self.func.states);
        for (local, state) in locals {
            if !state.is_defined {
                let message = format!("use of undefined value '%{}'", local.name);
                return fault(state.first_use, message);
            }
        }
        Ok(())
    }

    /// From numbers of first mention to places in the function.
    fn place_blocks(&self, blocks: &mut [Block]) {
        let placed = &self.func.placed;
        let in_order = placed.iter().enumerate().all(|(i, b)| *b == Some(BlockId(i as u32)));
        if in_order {
            return;
        }
        let insts = blocks.iter_mut().flat_map(|b| b.insts.iter_mut());
        for Inst { kind, .. } in insts {
            kind.for_each_block_mut(|block| {
                if let Some(Some(place)) = placed.get(block.index()) {
                    *block = *place;
                }
            });
        }
    }
}

/// The bytes that a parameter's name was made from.
fn name_bytes(name: &str) -> Vec<u8> {
    let inner = name.strip_prefix('"').and_then(|n| n.strip_suffix('"'));
    let name = inner.filter(|n| crate::text::is_number(n)).unwrap_or(name);
    crate::text::string_bytes(name).collect()
}
