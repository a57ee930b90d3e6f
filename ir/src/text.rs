//! LangRef, "Identifiers" and "String constants": names, quotes and `\xx` escapes.
//!
//! Names and strings are kept as [`String`]. A byte that is not UTF-8 (LLVM allows any byte in a
//! quoted name) is kept as the private-use character U+F700 + byte and printed back as that byte.
//! A quoted name of digits only (`%"12"`, not the same as `%12`) keeps its quotes, so that it
//! stays apart from the number.

use std::borrow::Cow;

/// Private-use characters that stand for single bytes that are not UTF-8.
const RAW: u32 = 0xF700;

/// A name as the lexer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RawName<'a> {
    /// `%12`
    Num(u32),
    /// `%foo`
    Plain(&'a [u8]),
    /// `%"foo bar"`, escapes not yet undone.
    Quoted(&'a [u8]),
}

impl<'a> RawName<'a> {
    /// The name's bytes, escapes undone; `None` for a number.
    pub(crate) fn bytes(self) -> Option<Cow<'a, [u8]>> {
        match self {
            RawName::Num(_) => None,
            RawName::Plain(bytes) => Some(Cow::Borrowed(bytes)),
            RawName::Quoted(bytes) => Some(unescape(bytes)),
        }
    }

    /// The name as the AST keeps it.
    pub(crate) fn to_name(self) -> String {
        match self {
            RawName::Num(n) => n.to_string(),
            RawName::Plain(bytes) => to_string(bytes),
            RawName::Quoted(bytes) => quoted_to_name(&unescape(bytes)),
        }
    }
}

/// What the AST keeps of a name that was quoted.
fn quoted_to_name(bytes: &[u8]) -> String {
    let name = to_string(bytes);
    if is_number(&name) { format!("\"{name}\"") } else { name }
}

/// Whether a name consists of digits only.
pub(crate) fn is_number(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit())
}

/// Undoes `\xx` and `\\`.
pub(crate) fn unescape(bytes: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\\', bytes).is_none() {
        return Cow::Borrowed(bytes);
    }
    let mut out = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some((&first, tail)) = rest.split_first() {
        let (byte, tail) = if first == b'\\' { escape(tail) } else { (first, tail) };
        out.push(byte);
        rest = tail;
    }
    Cow::Owned(out)
}

/// The byte that an escape stands for, after its backslash, and what follows.
fn escape(tail: &[u8]) -> (u8, &[u8]) {
    match tail {
        [b'\\', rest @ ..] => (b'\\', rest),
        [h, l, rest @ ..] => match (hex_digit(*h), hex_digit(*l)) {
            (Some(h), Some(l)) => (h * 16 + l, rest),
            _ => (b'\\', tail),
        },
        _ => (b'\\', tail),
    }
}

/// The value of a hexadecimal digit.
pub(crate) fn hex_digit(b: u8) -> Option<u8> {
    (b as char).to_digit(16).map(|d| d as u8)
}

/// Bytes as a string; bytes that are not UTF-8 become private-use characters.
pub(crate) fn to_string(bytes: &[u8]) -> String {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    let mut out = String::new();
    for chunk in bytes.utf8_chunks() {
        out.push_str(chunk.valid());
        out.extend(chunk.invalid().iter().filter_map(|&b| char::from_u32(RAW + u32::from(b))));
    }
    out
}

/// A string's text with its escapes undone.
pub(crate) fn decode(bytes: &[u8]) -> String {
    to_string(&unescape(bytes))
}

/// Appends bytes as they stand between quotes.
pub(crate) fn push_escaped(out: &mut String, bytes: impl Iterator<Item = u8>) {
    const HEX: [char; 16] =
        ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'];
    for b in bytes {
        if (b' '..=b'~').contains(&b) && b != b'"' && b != b'\\' {
            out.push(b as char);
        } else {
            out.push('\\');
            out.extend([b >> 4, b & 15].iter().filter_map(|&d| HEX.get(d as usize)));
        }
    }
}

/// Appends a quoted string of the AST.
pub(crate) fn push_string(out: &mut String, text: &str) {
    out.push('"');
    push_escaped(out, string_bytes(text));
    out.push('"');
}

/// The bytes that a string of the AST stands for.
pub(crate) fn string_bytes(text: &str) -> impl Iterator<Item = u8> + '_ {
    text.chars().flat_map(|c| {
        let code = u32::from(c);
        let mut buf = [0; 4];
        let raw = (RAW + 0x80..RAW + 0x100).contains(&code);
        let (bytes, len) = if raw {
            ([(code - RAW) as u8, 0, 0, 0], 1)
        } else {
            let len = c.encode_utf8(&mut buf).len();
            (buf, len)
        };
        bytes.into_iter().take(len)
    })
}

/// Appends a name after its sigil, quoted where it must be.
pub(crate) fn push_name(out: &mut String, name: &str) {
    let inner = name.strip_prefix('"').and_then(|n| n.strip_suffix('"'));
    if inner.is_some_and(is_number) || is_number(name) || is_plain(name) {
        out.push_str(name);
    } else {
        push_string(out, name);
    }
}

/// Whether a name needs no quotes.
fn is_plain(name: &str) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
    name.bytes().next().is_some_and(|b| !b.is_ascii_digit()) && name.bytes().all(plain)
}
