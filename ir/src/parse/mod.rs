//! LangRef, "High Level Structure": text to [`Module`], by recursive descent in two passes.
//!
//! The first pass reads the top level and skips function bodies and initialisers (globals may be
//! named before they are defined); the second reads those, with every global name known.
//! Attribute words are not checked against a list: a word that cannot start a value is taken as
//! an attribute, so that a newer LLVM's attributes do not stop a module from being read.

mod attrs;
mod body;
mod call;
mod consts;
mod control;
mod expr;
mod float;
mod function;
mod header;
mod inst;
mod memory;
mod old;
mod old_alias;
mod old_heap;
mod pool;
mod top;
mod types;
mod words;

use crate::ast::{AliasId, ConstId, TextPos};
use crate::ast::{Attr, FuncId, Global, GlobalId, MdId, Module};
use crate::datalayout::DataLayout;
use crate::diag::{Diagnostic, Parsed, fault};
use crate::lexer::{Lexer, MAX_DEPTH, Tok};
use crate::metadata::Metadata;
use crate::text::RawName;
use crate::types::{TypeId, TypeTable};
use body::FuncState;
use pool::ConstPool;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use types::TypeInfo;
pub(crate) use types::is_float;

/// See [`crate::parse`].
pub(crate) fn parse(file: &str, text: &[u8]) -> Result<Module, Diagnostic> {
    // Ids, lines and numbers of blocks have 32 bits; each takes a byte of text at least.
    if u32::try_from(text.len()).is_err() {
        let message = "files of 4 GiB and more cannot be read".to_owned();
        return Err(Diagnostic::at(file, text, 0, message));
    }
    let mut parser = Parser::new(file, text);
    let mut parsed = parser.parse_module();
    if parser.style == PointerStyle::Mixed {
        // Once more from the start, now that it is known.
        parser = Parser { style: PointerStyle::Mixed, ..Parser::new(file, text) };
        parsed = parser.parse_module();
    }
    match parsed {
        Ok(()) => Ok(parser.finish()),
        Err(fault) => Err(Diagnostic::at(file, text, fault.offset, fault.message)),
    }
}

/// A name of a local, global or type as a key of a map.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum NameKey<'a> {
    Num(u32),
    Text(Cow<'a, [u8]>),
}

impl<'a> NameKey<'a> {
    fn new(name: RawName<'a>) -> Self {
        match (name, name.bytes()) {
            (_, Some(bytes)) => NameKey::Text(bytes),
            (RawName::Num(n), _) => NameKey::Num(n),
            _ => NameKey::Num(u32::MAX),
        }
    }
}

/// What a global name stands for.
#[derive(Clone, Copy)]
enum GlobalRef {
    Var(GlobalId),
    Func(FuncId),
    Alias(AliasId),
}

/// A place to come back to: the lexer and the token it stands on.
#[derive(Clone, Copy)]
struct Mark<'a> {
    lex: Lexer<'a>,
    tok: Tok<'a>,
    start: usize,
    pos: TextPos,
}

/// Something that the first pass skipped.
enum Pending<'a> {
    Body(FuncId, Mark<'a>),
    Init(GlobalId, Mark<'a>, usize),
    Target(AliasId, TypeId, Mark<'a>, usize),
    /// A constant of a function header (personality, prefix, prologue), read only to check it.
    Header(TypeId, Mark<'a>, usize),
}

/// A `blockaddress` whose block is looked up at the end.
struct BlockRef {
    id: ConstId,
    func: FuncId,
    label: String,
    at: usize,
}

/// The pointers that a module uses: LLVM 14 and before prints `T*`, 17 and after `ptr`. Where both
/// are, `T*` is another way to write `ptr`, as LLVM 15 and later have it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PointerStyle {
    Unknown,
    Typed,
    Opaque,
    Mixed,
}

/// All the state of parsing one module.
struct Parser<'a> {
    lex: Lexer<'a>,
    /// The current token, not consumed yet.
    tok: Tok<'a>,
    /// Byte offset of the current token.
    start: usize,
    /// Its place.
    pos: TextPos,
    /// Byte offset of the end of the token before.
    prev_end: usize,
    /// How deep the recursion is.
    depth: u32,
    module: Module,
    pool: ConstPool,
    type_info: TypeInfo<'a>,
    style: PointerStyle,
    /// What the type that was read last points to, by the star that it ends in.
    starred: Option<TypeId>,
    names: FxHashMap<NameKey<'a>, GlobalRef>,
    /// Number of the next unnamed global.
    next_global: u32,
    groups: FxHashMap<u32, Vec<Attr>>,
    /// What the first pass skipped.
    pending: Vec<Pending<'a>>,
    /// Aliases in the form of LLVM 3.7 and before, and the names that they stand for.
    old_aliases: Vec<(AliasId, RawName<'a>)>,
    func: FuncState<'a>,
    /// `blockaddress` constants so far, and where to find them again.
    block_refs: Vec<BlockRef>,
    block_ref_ids: FxHashMap<(FuncId, String), ConstId>,
    /// Inline attachments that got a node of their own, by their text.
    inline_md: FxHashMap<&'a [u8], MdId>,
}

impl<'a> Parser<'a> {
    fn new(file: &str, text: &'a [u8]) -> Self {
        let mut module = empty_module(file);
        let type_info = TypeInfo::new(&mut module.types);
        Parser {
            lex: Lexer::new(text),
            tok: Tok::Eof,
            start: 0,
            pos: TextPos::default(),
            prev_end: 0,
            depth: 0,
            module,
            pool: ConstPool::default(),
            type_info,
            style: PointerStyle::Unknown,
            starred: None,
            names: FxHashMap::default(),
            next_global: 0,
            groups: FxHashMap::default(),
            pending: Vec::new(),
            old_aliases: Vec::new(),
            func: FuncState::default(),
            block_refs: Vec::new(),
            block_ref_ids: FxHashMap::default(),
            inline_md: FxHashMap::default(),
        }
    }

    fn finish(mut self) -> Module {
        self.module.consts = self.pool.into_consts();
        self.module
    }

    // Tokens

    fn bump(&mut self) -> Parsed<()> {
        self.prev_end = self.lex.offset;
        self.tok = self.lex.next()?;
        self.start = self.lex.start;
        self.pos = self.lex.pos;
        Ok(())
    }

    fn mark(&self) -> Mark<'a> {
        Mark { lex: self.lex, tok: self.tok, start: self.start, pos: self.pos }
    }

    fn reset(&mut self, mark: Mark<'a>) {
        self.lex = mark.lex;
        self.tok = mark.tok;
        self.start = mark.start;
        self.pos = mark.pos;
    }

    fn is(&self, punct: u8) -> bool {
        self.tok == Tok::Punct(punct)
    }

    fn is_word(&self, word: &[u8]) -> bool {
        self.tok == Tok::Word(word)
    }

    fn eat(&mut self, punct: u8) -> Parsed<bool> {
        let found = self.is(punct);
        if found {
            self.bump()?;
        }
        Ok(found)
    }

    fn eat_word(&mut self, word: &[u8]) -> Parsed<bool> {
        let found = self.is_word(word);
        if found {
            self.bump()?;
        }
        Ok(found)
    }

    fn expect(&mut self, punct: u8) -> Parsed<()> {
        if self.eat(punct)? {
            return Ok(());
        }
        self.unexpected(&format!("`{}`", punct as char))
    }

    fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word.as_bytes())? {
            return Ok(());
        }
        self.unexpected(&format!("`{word}`"))
    }

    /// Consumes a comma unless what follows is a metadata attachment.
    fn eat_comma_not_md(&mut self) -> Parsed<bool> {
        if !self.is(b',') || self.lex.peek_significant() == Some(b'!') {
            return Ok(false);
        }
        self.bump()?;
        Ok(true)
    }

    /// Consumes a comma and a word, if both are there.
    fn eat_comma_word(&mut self, word: &[u8]) -> Parsed<bool> {
        if !self.is(b',') {
            return Ok(false);
        }
        let mark = self.mark();
        self.bump()?;
        if self.eat_word(word)? {
            return Ok(true);
        }
        self.reset(mark);
        Ok(false)
    }

    fn expect_string(&mut self) -> Parsed<String> {
        let Tok::Str(text) = self.tok else {
            return self.unexpected("a string");
        };
        self.bump()?;
        Ok(crate::text::decode(text))
    }

    /// An unsigned number.
    fn expect_u64(&mut self) -> Parsed<u64> {
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

    fn expect_u32(&mut self) -> Parsed<u32> {
        let start = self.start;
        let number = self.expect_u64()?;
        u32::try_from(number).or_else(|_| fault(start, "number out of range"))
    }

    /// Text from an offset to the end of the last token consumed.
    fn text_from(&self, start: usize) -> &'a [u8] {
        self.lex.src.get(start..self.prev_end).unwrap_or_default()
    }

    // Errors

    fn err<T>(&self, message: impl Into<String>) -> Parsed<T> {
        fault(self.start, message)
    }

    fn unexpected<T>(&self, wanted: &str) -> Parsed<T> {
        if self.tok == Tok::Eof {
            return self.err(format!("expected {wanted}, found the end of the file"));
        }
        let end = self.lex.offset.min(self.start.saturating_add(40));
        let found = self.lex.src.get(self.start..end).unwrap_or_default();
        let found = String::from_utf8_lossy(found);
        self.err(format!("expected {wanted}, found `{}`", found.escape_debug()))
    }

    /// Runs a parser one level deeper; an error when that is too deep.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAX_DEPTH {
            return self.err("nested too deep");
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    // Small look-ups

    fn types(&self) -> &TypeTable {
        &self.module.types
    }

    fn show(&self, ty: TypeId) -> String {
        crate::print::type_text(&self.module.types, ty)
    }

    fn global(&mut self, id: GlobalId) -> Option<&mut Global> {
        self.module.globals.get_mut(id.index())
    }

    /// The type of a global name as a value.
    fn global_ref_type(&self, target: GlobalRef) -> Option<TypeId> {
        match target {
            GlobalRef::Var(id) => self.module.globals.get(id.index()).map(|g| g.ptr_ty),
            GlobalRef::Func(id) => self.module.functions.get(id.index()).map(|f| f.ptr_ty),
            GlobalRef::Alias(id) => self.module.aliases.get(id.index()).map(|a| a.ptr_ty),
        }
    }

    fn const_type(&self, id: ConstId) -> TypeId {
        self.pool.get(id).ty
    }
}

fn empty_module(file: &str) -> Module {
    Module {
        file: file.to_owned(),
        source_filename: None,
        triple: String::new(),
        layout: DataLayout::default(),
        types: TypeTable::new(),
        globals: Vec::new(),
        functions: Vec::new(),
        aliases: Vec::new(),
        consts: Vec::new(),
        attr_groups: Vec::new(),
        metadata: Metadata::default(),
        module_asm: Vec::new(),
        comdats: Vec::new(),
    }
}
