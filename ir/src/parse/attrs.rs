//! LangRef, "Parameter Attributes", "Function Attributes", "Attribute Groups".

use super::Parser;
use super::words::{is_opcode, is_top_word, is_type_word, is_value_word, linkage};
use crate::ast::Attr;
use crate::diag::Parsed;
use crate::lexer::Tok;
use crate::text::{decode, to_string};

/// Where attributes stand, which tells what may follow them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Between a type and a value.
    Param,
    /// Before a return type.
    Return,
    /// After the parameters of a function.
    Function,
    /// After the arguments of a call.
    Call,
    /// In `attributes #n = { .. }`.
    Group,
    /// At the end of a global variable: groups and strings only.
    Global,
}

impl Place {
    /// Whether a word ends the attributes.
    fn ends_at(self, word: &[u8]) -> bool {
        match self {
            Place::Param => is_value_word(word),
            Place::Return => is_type_word(word) || word == b"addrspace",
            Place::Call => is_opcode(word) || matches!(word, b"to" | b"unwind"),
            Place::Group => false,
            Place::Global => true,
            Place::Function => {
                is_top_word(word)
                    || linkage(word).is_some()
                    || matches!(
                        word,
                        b"section"
                            | b"partition"
                            | b"comdat"
                            | b"align"
                            | b"gc"
                            | b"prefix"
                            | b"prologue"
                            | b"personality"
                            | b"unnamed_addr"
                            | b"local_unnamed_addr"
                            | b"addrspace"
                    )
            }
        }
    }
}

impl Parser<'_> {
    /// Attributes, with the numbers of the groups among them.
    pub(super) fn parse_attrs(&mut self, place: Place) -> Parsed<(Vec<Attr>, Vec<u32>)> {
        let mut attrs = Vec::new();
        let mut groups = Vec::new();
        loop {
            match self.tok {
                Tok::Word(word) if !place.ends_at(word) => attrs.push(self.parse_attr(word)?),
                Tok::Str(key) => attrs.push(self.parse_string_attr(key)?),
                Tok::AttrGroup(number) if place != Place::Group => {
                    groups.push(number);
                    self.bump()?;
                }
                _ => return Ok((attrs, groups)),
            }
        }
    }

    /// Attributes, groups resolved; only after the first pass, when all groups are known.
    pub(super) fn parse_resolved_attrs(&mut self, place: Place) -> Parsed<Vec<Attr>> {
        let (mut attrs, groups) = self.parse_attrs(place)?;
        for number in groups {
            attrs.extend(self.groups.get(&number).into_iter().flatten().cloned());
        }
        Ok(attrs)
    }

    /// Attributes where no group may stand.
    pub(super) fn parse_plain_attrs(&mut self, place: Place) -> Parsed<Vec<Attr>> {
        let start = self.start;
        let (attrs, groups) = self.parse_attrs(place)?;
        if groups.is_empty() {
            return Ok(attrs);
        }
        crate::diag::fault(start, "an attribute group cannot stand here")
    }

    /// `"key"="value"` or `"key"`
    fn parse_string_attr(&mut self, key: &[u8]) -> Parsed<Attr> {
        let key = decode(key);
        self.bump()?;
        let value = if self.eat(b'=')? { Some(self.expect_string()?) } else { None };
        Ok(Attr::Str(key, value))
    }

    fn parse_attr(&mut self, word: &[u8]) -> Parsed<Attr> {
        let start = self.start;
        let name = to_string(word);
        self.bump()?;
        match word {
            b"align" | b"alignstack" | b"dereferenceable" | b"dereferenceable_or_null" => {
                self.parse_number_attr(name)
            }
            b"byval" | b"sret" | b"elementtype" | b"inalloca" | b"preallocated" | b"byref" => {
                let mut ty = None;
                if self.eat(b'(')? {
                    // LangRef: what a statepoint calls has the type of a function.
                    ty = Some(match word {
                        b"elementtype" => self.parse_type()?,
                        _ => self.parse_value_type()?,
                    });
                    self.expect(b')')?;
                }
                Ok(Attr::Type(name, ty))
            }
            _ if self.is(b'(') => {
                self.lex.skip_brackets()?;
                self.bump()?;
                Ok(Attr::Word(to_string(self.text_from(start))))
            }
            _ => Ok(Attr::Word(name)),
        }
    }

    /// `align 8`, `align(8)`, and `align=8` as groups have it.
    fn parse_number_attr(&mut self, name: String) -> Parsed<Attr> {
        let closing = self.eat(b'(')?;
        if !closing {
            self.eat(b'=')?;
        }
        let number = self.parse_attr_number(&name)?;
        if closing {
            self.expect(b')')?;
        }
        Ok(Attr::Num(name, number))
    }

    fn parse_attr_number(&mut self, name: &str) -> Parsed<u64> {
        if name.starts_with("align") { self.parse_alignment() } else { self.expect_u64() }
    }

    /// The number of an `align`: a power of two up to 2^32.
    pub(super) fn parse_alignment(&mut self) -> Parsed<u64> {
        let start = self.start;
        let number = self.expect_u64()?;
        if number.is_power_of_two() && number <= 1 << 32 {
            return Ok(number);
        }
        crate::diag::fault(start, "alignment is not a power of two up to 2^32")
    }

    /// `attributes #n = { .. }`
    pub(super) fn parse_attr_group(&mut self) -> Parsed<()> {
        self.bump()?;
        let Tok::AttrGroup(number) = self.tok else {
            return self.unexpected("`#` and a number");
        };
        self.bump()?;
        self.expect(b'=')?;
        self.expect(b'{')?;
        let attrs = self.parse_plain_attrs(Place::Group)?;
        self.expect(b'}')?;
        self.groups.entry(number).or_default().extend(attrs.iter().cloned());
        self.module.attr_groups.push((number, attrs));
        Ok(())
    }
}
