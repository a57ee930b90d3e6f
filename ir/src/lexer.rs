//! LangRef, "Lexical" parts of "Identifiers", "Constants" and "Metadata": bytes to tokens.
//!
//! Works on bytes and never looks twice at one: comments and strings are skipped by `memchr`.

use crate::ast::TextPos;
use crate::diag::{Parsed, fault};
use crate::text::RawName;
use memchr::{memchr, memchr_iter};

/// Brackets may nest this deep, in types, constants and metadata alike.
pub(crate) const MAX_DEPTH: u32 = 200;

/// One token, borrowing from the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tok<'a> {
    /// End of the text.
    Eof,
    /// One of `= , * ( ) [ ] { } < > | ! / :`.
    Punct(u8),
    /// `...`
    Ellipsis,
    /// A keyword, type name or opcode.
    Word(&'a [u8]),
    /// `foo:`, `"foo":` or `12:`.
    Label(RawName<'a>),
    /// `-12`
    Int(&'a [u8]),
    /// `u0xFF`, `s0xFF`
    HexInt(&'a [u8]),
    /// `1.0e+5`
    Float(&'a [u8]),
    /// `0x3FF0000000000000`, `0xK..`; without the `0x`.
    HexFloat(&'a [u8]),
    /// `"..."`, escapes not yet undone.
    Str(&'a [u8]),
    /// `c"..."`
    CStr(&'a [u8]),
    /// `%x`
    Local(RawName<'a>),
    /// `@x`
    Global(RawName<'a>),
    /// `$x`
    Comdat(RawName<'a>),
    /// `#12`
    AttrGroup(u32),
    /// `#dbg_value` and the like.
    DbgRecord,
    /// `!12`
    MdNum(u32),
    /// `!dbg`, `!DILocation`, `!llvm.ident`
    MdName(&'a [u8]),
    /// `^12`, of a module summary.
    Summary,
}

/// Classes of bytes, for the table below.
const NAME: u8 = 1;
const DIGIT: u8 = 2;
const SPACE: u8 = 4;

/// What each byte may be part of.
const CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        if b.is_ascii_digit() {
            table[i] = NAME | DIGIT;
        } else if b.is_ascii_alphabetic() || matches!(b, b'-' | b'$' | b'.' | b'_') {
            table[i] = NAME;
        } else if matches!(b, b' ' | b'\t' | b'\r' | b'\n' | 0x0c) {
            table[i] = SPACE;
        }
        i += 1;
    }
    table
};

/// Whether a byte is in a class.
fn is(b: u8, class: u8) -> bool {
    CLASS.get(b as usize).is_some_and(|c| c & class != 0)
}

/// The lexer: a place in the text. Cheap to copy, to come back to later.
#[derive(Clone, Copy)]
pub(crate) struct Lexer<'a> {
    /// The whole text.
    pub(crate) src: &'a [u8],
    /// Where the next token is looked for.
    pub(crate) offset: usize,
    /// Line of `offset`, from 1.
    line: u32,
    /// Where that line starts.
    line_start: usize,
    /// Where the last token starts.
    pub(crate) start: usize,
    /// Its place.
    pub(crate) pos: TextPos,
}

impl<'a> Lexer<'a> {
    /// A lexer at the start of the text.
    pub(crate) fn new(src: &'a [u8]) -> Self {
        Lexer { src, offset: 0, line: 1, line_start: 0, start: 0, pos: TextPos::default() }
    }

    /// The next token.
    pub(crate) fn next(&mut self) -> Parsed<Tok<'a>> {
        self.skip_space();
        self.start = self.offset;
        let col = u32::try_from(self.offset - self.line_start + 1).unwrap_or(u32::MAX);
        self.pos = TextPos { line: self.line, col };
        let Some(b) = self.peek() else {
            return Ok(Tok::Eof);
        };
        match b {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' => self.word(),
            b'0'..=b'9' | b'-' | b'+' => self.number(),
            b'%' => Ok(Tok::Local(self.sigil_name()?)),
            b'@' => Ok(Tok::Global(self.sigil_name()?)),
            b'$' => self.dollar(),
            b'"' => self.string_or_label(),
            b'!' => self.bang(),
            b'#' => self.hash(),
            b'^' => self.caret(),
            b'=' | b',' | b'*' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b'|'
            | b'/' | b':' => {
                self.offset += 1;
                Ok(Tok::Punct(b))
            }
            b if b.is_ascii_graphic() => fault(self.start, format!("unexpected `{}`", b as char)),
            b => fault(self.start, format!("unexpected byte 0x{b:02X}")),
        }
    }

    /// The next byte that is neither space nor comment, not consumed.
    pub(crate) fn peek_significant(&mut self) -> Option<u8> {
        self.skip_space();
        self.peek()
    }

    /// The same, for one who only has a look.
    pub(crate) fn clone_peek(&self) -> Option<u8> {
        let mut ahead = *self;
        ahead.peek_significant()
    }

    /// Skips to after the bracket that closes the one just read. Strings and comments inside are
    /// passed over; brackets must match in kind.
    pub(crate) fn skip_brackets(&mut self) -> Parsed<()> {
        let opened = self.src.get(self.start).copied().unwrap_or_default();
        let mut open = vec![closing(opened)];
        while let Some(b) = self.bump_significant()? {
            if matches!(b, b'(' | b'[' | b'{') {
                open.push(closing(b));
            } else if open.pop() != Some(b) {
                return fault(self.offset - 1, format!("unexpected `{}`", b as char));
            }
            if open.is_empty() {
                return Ok(());
            }
            if open.len() > MAX_DEPTH as usize {
                return fault(self.offset - 1, "brackets nest too deep");
            }
        }
        fault(self.offset, "unexpected end of file inside brackets")
    }

    /// Skips a function body, after its `{`.
    pub(crate) fn skip_body(&mut self) -> Parsed<()> {
        let mut depth = 1u64;
        while let Some(b) = self.bump_significant()? {
            match b {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Ok(());
            }
        }
        fault(self.offset, "unexpected end of file inside a function body")
    }

    /// Passes over text without brackets; the bracket that ends it, or `None` at the end.
    fn bump_significant(&mut self) -> Parsed<Option<u8>> {
        while let Some(b) = self.peek() {
            self.offset += 1;
            match b {
                b'(' | b'[' | b'{' | b')' | b']' | b'}' => return Ok(Some(b)),
                b'\n' => self.newline(),
                b';' => self.skip_comment(),
                b'"' => {
                    self.rest_of_string()?;
                }
                _ => {}
            }
        }
        Ok(None)
    }

    fn peek(&self) -> Option<u8> {
        self.src.get(self.offset).copied()
    }

    fn peek_at(&self, ahead: usize) -> Option<u8> {
        self.src.get(self.offset + ahead).copied()
    }

    fn slice(&self, from: usize, to: usize) -> &'a [u8] {
        self.src.get(from..to).unwrap_or_default()
    }

    fn newline(&mut self) {
        self.line = self.line.saturating_add(1);
        self.line_start = self.offset;
    }

    fn skip_comment(&mut self) {
        let rest = self.src.get(self.offset..).unwrap_or_default();
        self.offset += memchr(b'\n', rest).unwrap_or(rest.len());
    }

    fn skip_space(&mut self) {
        while let Some(b) = self.peek() {
            if b == b'\n' {
                self.offset += 1;
                self.newline();
            } else if is(b, SPACE) {
                self.offset += 1;
            } else if b == b';' {
                self.skip_comment();
            } else if b == b'/' && self.peek_at(1) == Some(b'*') {
                self.skip_block_comment();
            } else {
                return;
            }
        }
    }

    /// `/* .. */`, which the newest LLVM knows; one that does not end runs to the end of the file.
    fn skip_block_comment(&mut self) {
        let from = self.offset;
        let rest = self.src.get(from + 2..).unwrap_or_default();
        let end = memchr::memmem::find(rest, b"*/").map_or(self.src.len(), |i| from + i + 4);
        self.count_lines(from, end);
        self.offset = end;
    }

    fn count_lines(&mut self, from: usize, to: usize) {
        for i in memchr_iter(b'\n', self.slice(from, to)) {
            self.line = self.line.saturating_add(1);
            self.line_start = from + i + 1;
        }
    }

    /// Consumes a run of name characters.
    fn run(&mut self) -> &'a [u8] {
        let from = self.offset;
        let rest = self.src.get(from..).unwrap_or_default();
        let len = rest.iter().position(|&b| !is(b, NAME)).unwrap_or(rest.len());
        self.offset = from + len;
        rest.get(..len).unwrap_or_default()
    }

    fn eat_byte(&mut self, b: u8) -> bool {
        let found = self.peek() == Some(b);
        self.offset += usize::from(found);
        found
    }

    fn word(&mut self) -> Parsed<Tok<'a>> {
        let run = self.run();
        if self.eat_byte(b':') {
            return Ok(Tok::Label(RawName::Plain(run)));
        }
        if let [b'i', digits @ ..] = run {
            // As in LLVM, a word may follow an integer type at once: `i1addrspace(1)*`.
            let len = digits.iter().take_while(|b| b.is_ascii_digit()).count();
            if (1..digits.len()).contains(&len) {
                self.offset -= digits.len() - len;
                return Ok(Tok::Word(&run[..=len]));
            }
        }
        if run == b"c" && self.eat_byte(b'"') {
            return Ok(Tok::CStr(self.rest_of_string()?));
        }
        if run == b"..." {
            return Ok(Tok::Ellipsis);
        }
        if let [b'u' | b's', b'0', b'x', digits @ ..] = run
            && !digits.is_empty()
            && digits.iter().all(u8::is_ascii_hexdigit)
        {
            return Ok(Tok::HexInt(run));
        }
        Ok(Tok::Word(run))
    }

    fn number(&mut self) -> Parsed<Tok<'a>> {
        let from = self.offset;
        self.offset += 1;
        let run = self.run();
        if self.peek() == Some(b':') {
            let name = self.slice(from, self.offset);
            self.offset += 1;
            return Ok(Tok::Label(label_name(name, from)?));
        }
        if matches!(run.last(), Some(b'e' | b'E')) && matches!(self.peek(), Some(b'+' | b'-')) {
            self.offset += 1;
            self.run();
        }
        let text = self.slice(from, self.offset);
        let sign = usize::from(text.first() == Some(&b'-'));
        let digits = text.iter().skip(sign).take_while(|b| b.is_ascii_digit()).count();
        match text {
            [b'0', b'x', hex @ ..] => Ok(Tok::HexFloat(hex)),
            _ if digits == 0 => fault(from, "malformed number"),
            _ if text.get(sign + digits) == Some(&b'.') => Ok(Tok::Float(text)),
            _ => {
                // As in LLVM, a word may follow at once: `[11x i8]`.
                self.offset = from + sign + digits;
                Ok(Tok::Int(self.slice(from, self.offset)))
            }
        }
    }

    /// The name after `%`, `@` or `$`.
    fn sigil_name(&mut self) -> Parsed<RawName<'a>> {
        self.offset += 1;
        match self.peek() {
            Some(b'"') => {
                self.offset += 1;
                Ok(RawName::Quoted(self.rest_of_string()?))
            }
            Some(b) if is(b, DIGIT) => Ok(RawName::Num(self.digits()?)),
            Some(b) if is(b, NAME) => Ok(RawName::Plain(self.run())),
            _ => fault(self.start, "expected a name"),
        }
    }

    /// A number that names something.
    fn digits(&mut self) -> Parsed<u32> {
        let mut value = 0u32;
        while let Some(b) = self.peek().filter(u8::is_ascii_digit) {
            let digit = u32::from(b - b'0');
            let next = value.checked_mul(10).and_then(|v| v.checked_add(digit));
            let Some(next) = next else {
                return fault(self.start, "number too large");
            };
            value = next;
            self.offset += 1;
        }
        Ok(value)
    }

    /// `$comdat`, or a label that starts with `$`.
    fn dollar(&mut self) -> Parsed<Tok<'a>> {
        let ahead = self.src.get(self.offset..).unwrap_or_default();
        let len = ahead.iter().position(|&b| !is(b, NAME)).unwrap_or(ahead.len());
        if ahead.get(len) == Some(&b':') {
            self.offset += len + 1;
            return Ok(Tok::Label(RawName::Plain(ahead.get(..len).unwrap_or_default())));
        }
        Ok(Tok::Comdat(self.sigil_name()?))
    }

    fn string_or_label(&mut self) -> Parsed<Tok<'a>> {
        self.offset += 1;
        let text = self.rest_of_string()?;
        if self.eat_byte(b':') {
            return Ok(Tok::Label(RawName::Quoted(text)));
        }
        Ok(Tok::Str(text))
    }

    /// The rest of a string, after its opening quote. A quote inside is written `\22`.
    fn rest_of_string(&mut self) -> Parsed<&'a [u8]> {
        let from = self.offset;
        let rest = self.src.get(from..).unwrap_or_default();
        let Some(len) = memchr(b'"', rest) else {
            return fault(from.saturating_sub(1), "string without end");
        };
        self.count_lines(from, from + len);
        self.offset = from + len + 1;
        Ok(rest.get(..len).unwrap_or_default())
    }

    fn bang(&mut self) -> Parsed<Tok<'a>> {
        self.offset += 1;
        match self.peek() {
            Some(b) if is(b, DIGIT) => Ok(Tok::MdNum(self.digits()?)),
            Some(b) if is(b, NAME) || b == b'\\' => {
                let from = self.offset;
                while self.peek().is_some_and(|b| is(b, NAME) || b == b'\\') {
                    self.offset += 1;
                }
                Ok(Tok::MdName(self.slice(from, self.offset)))
            }
            _ => Ok(Tok::Punct(b'!')),
        }
    }

    fn hash(&mut self) -> Parsed<Tok<'a>> {
        self.offset += 1;
        match self.peek() {
            Some(b) if is(b, DIGIT) => Ok(Tok::AttrGroup(self.digits()?)),
            Some(b'd') if self.run().starts_with(b"dbg_") => Ok(Tok::DbgRecord),
            _ => fault(self.start, "expected a number after `#`"),
        }
    }

    fn caret(&mut self) -> Parsed<Tok<'a>> {
        self.offset += 1;
        self.digits()?;
        Ok(Tok::Summary)
    }
}

/// The bracket that closes one.
fn closing(open: u8) -> u8 {
    match open {
        b'(' => b')',
        b'[' => b']',
        _ => b'}',
    }
}

/// The name that a label made of digits (or starting with one) stands for.
fn label_name(name: &[u8], offset: usize) -> Parsed<RawName<'_>> {
    if !name.iter().all(u8::is_ascii_digit) {
        return Ok(RawName::Plain(name));
    }
    let text = std::str::from_utf8(name).unwrap_or_default();
    match text.parse() {
        Ok(number) => Ok(RawName::Num(number)),
        Err(_) => fault(offset, "number too large"),
    }
}
