//! The words of a `.cat` text: names may hold `-` and `.`, comments are `(* *)` and nest.

use std::rc::Rc;

use super::CatError;
use super::ast::Pos;

/// A word of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Name(Rc<str>),
    Keyword(&'static str),
    Text(Rc<str>),
    /// An operator, a bracket, `0` or `_`.
    Sign(&'static str),
    End,
}

impl Token {
    /// How messages name it.
    pub(super) fn describe(&self) -> String {
        match self {
            Token::Name(name) => format!("`{name}`"),
            Token::Keyword(word) | Token::Sign(word) => format!("`{word}`"),
            Token::Text(_) => "a string".to_owned(),
            Token::End => "the end of the text".to_owned(),
        }
    }
}

const KEYWORDS: [&str; 33] = [
    "acyclic",
    "and",
    "as",
    "begin",
    "call",
    "debug",
    "default",
    "do",
    "else",
    "empty",
    "end",
    "enum",
    "flag",
    "forall",
    "from",
    "fun",
    "if",
    "in",
    "include",
    "instructions",
    "irreflexive",
    "let",
    "match",
    "procedure",
    "rec",
    "show",
    "then",
    "try",
    "undefined_unless",
    "unshow",
    "when",
    "with",
    "provides",
];

/// Longer signs before their beginnings.
const SIGNS: [&str; 20] = [
    "^-1", "++", "->", "||", "(", ")", "[", "]", "{", "}", "|", ";", "\\", "&", "*", "+", "?", "~",
    ",", "=",
];

/// All words of the text, each with its place, and `End` last.
pub(super) fn tokens(text: &str, file: u32, name: &str) -> Result<Vec<(Token, Pos)>, CatError> {
    let mut lexer = Lexer { rest: text, pos: Pos { file, line: 1, col: 1 }, name };
    let mut tokens = Vec::new();
    loop {
        lexer.skip_blanks()?;
        let pos = lexer.pos;
        let token = lexer.token()?;
        let is_end = token == Token::End;
        tokens.push((token, pos));
        if is_end {
            return Ok(tokens);
        }
    }
}

struct Lexer<'a> {
    rest: &'a str,
    pos: Pos,
    name: &'a str,
}

impl<'a> Lexer<'a> {
    fn token(&mut self) -> Result<Token, CatError> {
        let Some(first) = self.rest.chars().next() else { return Ok(Token::End) };
        if first == '"' {
            return self.text();
        }
        if first.is_ascii_alphabetic() || first == '_' {
            let is_part = |c: char| c.is_ascii_alphanumeric() || "_-.'".contains(c);
            let len = self.rest.find(|c| !is_part(c)).unwrap_or(self.rest.len());
            let word = self.take(len);
            return Ok(match KEYWORDS.iter().find(|k| **k == word) {
                Some(keyword) => Token::Keyword(keyword),
                None if word == "_" => Token::Sign("_"),
                None => Token::Name(word.into()),
            });
        }
        if first == '0' && !self.rest[1..].starts_with(|c: char| c.is_ascii_alphanumeric()) {
            self.take(1);
            return Ok(Token::Sign("0"));
        }
        let Some(sign) = SIGNS.iter().find(|s| self.rest.starts_with(**s)) else {
            let message = if first == '^' {
                "`^` begins only `^-1`".to_owned()
            } else {
                format!("no word of the language begins with {first:?}")
            };
            return Err(self.error(self.pos, message));
        };
        self.take(sign.len());
        Ok(Token::Sign(sign))
    }

    fn text(&mut self) -> Result<Token, CatError> {
        let start = self.pos;
        let body = &self.rest[1..];
        let Some(len) = body.find(['"', '\n']).filter(|&i| body[i..].starts_with('"')) else {
            return Err(self.error(start, "a string without its closing `\"`".to_owned()));
        };
        let text = body[..len].into();
        self.take(len + 2);
        Ok(Token::Text(text))
    }

    fn skip_blanks(&mut self) -> Result<(), CatError> {
        loop {
            let len = self
                .rest
                .find(|c: char| !c.is_whitespace() && c != '\u{feff}')
                .unwrap_or(self.rest.len());
            self.take(len);
            if !self.rest.starts_with("(*") {
                return Ok(());
            }
            self.comment()?;
        }
    }

    fn comment(&mut self) -> Result<(), CatError> {
        let start = self.pos;
        self.take(2);
        let mut depth = 1usize;
        while depth > 0 {
            let Some(at) = self.rest.find(['(', '*']) else {
                return Err(self.error(start, "a comment without its closing `*)`".to_owned()));
            };
            self.take(at);
            if self.rest.starts_with("(*") {
                depth += 1;
                self.take(2);
            } else if self.rest.starts_with("*)") {
                depth -= 1;
                self.take(2);
            } else {
                self.take(1);
            }
        }
        Ok(())
    }

    /// Takes bytes off the text and moves the place along.
    fn take(&mut self, len: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(len);
        for c in taken.chars() {
            if c == '\n' {
                self.pos.line += 1;
                self.pos.col = 1;
            } else {
                self.pos.col += 1;
            }
        }
        self.rest = rest;
        taken
    }

    fn error(&self, pos: Pos, message: String) -> CatError {
        CatError { file: self.name.to_owned(), line: pos.line, col: pos.col, message }
    }
}
