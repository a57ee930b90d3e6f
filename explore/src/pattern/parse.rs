//! The text of a pattern: words and signs, then a descent by precedence, `||` under `&&` under `!`.

use super::{Compare, Expr, Literal, Variable, Wait};

/// What is wrong with a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPattern {
    /// Where, from 1, in characters.
    pub column: u32,
    /// In words.
    pub message: String,
}

/// Deeper nesting is refused.
const MAX_DEPTH: u32 = 100;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    Word(String),
    Number(i128),
    Text(String),
    /// A register of the IR, `%r`, without its sign.
    Register(String),
    Sign(&'static str),
}

const SIGNS: &[&str] =
    &["||", "&&", "==", "!=", "<=", ">=", "=", "<", ">", "!", "(", ")", "[", "]", ".", ":"];

pub(super) struct Parser<'a> {
    /// With the columns.
    tokens: Vec<(Token, u32)>,
    pub(super) at: usize,
    /// Column after the last token.
    end: u32,
    pub(super) globals: &'a [String],
    depth: u32,
}

pub(super) type Parsed<T> = Result<T, BadPattern>;

/// Reads a predicate: `atom` reads what can be said in it.
pub(super) fn parse<'a, A>(
    text: &str,
    globals: &'a [String],
    atom: fn(&mut Parser<'a>) -> Parsed<A>,
) -> Parsed<Expr<A>> {
    let mut parser = Parser {
        tokens: tokens(text)?,
        at: 0,
        end: text.chars().count() as u32 + 1,
        globals,
        depth: 0,
    };
    let expr = parser.or(atom)?;
    match parser.tokens.get(parser.at) {
        None => Ok(expr),
        Some((token, column)) => {
            Err(bad(*column, format!("expected `&&`, `||` or the end, found {}", show(token))))
        }
    }
}

pub(super) fn bad(column: u32, message: impl Into<String>) -> BadPattern {
    BadPattern { column, message: message.into() }
}

fn show(token: &Token) -> String {
    match token {
        Token::Word(word) => format!("`{word}`"),
        Token::Number(number) => format!("`{number}`"),
        Token::Text(text) => format!("{text:?}"),
        Token::Register(name) => format!("`%{name}`"),
        Token::Sign(sign) => format!("`{sign}`"),
    }
}

fn tokens(text: &str) -> Parsed<Vec<(Token, u32)>> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let column = (text.len() - rest.len(), text);
        let column = column.1[..column.0].chars().count() as u32 + 1;
        let is_number =
            c.is_ascii_digit() || c == '-' && rest[1..].starts_with(|c: char| c.is_ascii_digit());
        let (token, length) = if c.is_whitespace() {
            rest = &rest[c.len_utf8()..];
            continue;
        } else if is_number {
            let length =
                rest[1..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(rest.len(), |n| n + 1);
            let number = number(&rest[..length])
                .ok_or_else(|| bad(column, format!("`{}` is no integer", &rest[..length])))?;
            (Token::Number(number), length)
        } else if c.is_alphabetic() || c == '_' {
            let length = rest
                .find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.'))
                .unwrap_or(rest.len());
            (Token::Word(rest[..length].to_owned()), length)
        } else if c == '%' {
            let (name, length) = register(rest)
                .ok_or_else(|| bad(column, "expected a register's name after `%`"))?;
            (Token::Register(name), length)
        } else if c == '"' {
            let length =
                rest[1..].find('"').ok_or_else(|| bad(column, "the closing `\"` is missing"))?;
            (Token::Text(rest[1..=length].replace("\\n", "\n").replace("\\t", "\t")), length + 2)
        } else {
            let sign = SIGNS
                .iter()
                .find(|s| rest.starts_with(**s))
                .ok_or_else(|| bad(column, format!("`{c}` means nothing here")))?;
            (Token::Sign(sign), sign.len())
        };
        out.push((token, column));
        rest = &rest[length..];
    }
    Ok(out)
}

/// The name of a register (LangRef, Identifiers), and how long it is with its sign.
fn register(text: &str) -> Option<(String, usize)> {
    if let Some(quoted) = text.strip_prefix("%\"") {
        let length = quoted.find('"').filter(|n| *n > 0)?;
        return Some((quoted[..length].to_owned(), length + 3));
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '$' | '.' | '_');
    let length = text[1..].find(|c| !is_name(c)).unwrap_or(text.len() - 1);
    (length > 0).then(|| (text[1..=length].to_owned(), length + 1))
}

fn number(text: &str) -> Option<i128> {
    let (is_negative, digits) = text.strip_prefix('-').map_or((false, text), |d| (true, d));
    let value = match digits.strip_prefix("0x") {
        Some(hex) => i128::from(u64::from_str_radix(hex, 16).ok()?),
        None => i128::from(digits.parse::<u64>().ok()?),
    };
    Some(if is_negative { -value } else { value })
}

impl<'a> Parser<'a> {
    fn or<A>(&mut self, atom: fn(&mut Self) -> Parsed<A>) -> Parsed<Expr<A>> {
        let mut left = self.and(atom)?;
        while self.take("||") {
            left = Expr::Or(Box::new(left), Box::new(self.and(atom)?));
        }
        Ok(left)
    }

    fn and<A>(&mut self, atom: fn(&mut Self) -> Parsed<A>) -> Parsed<Expr<A>> {
        let mut left = self.not(atom)?;
        while self.take("&&") {
            left = Expr::And(Box::new(left), Box::new(self.not(atom)?));
        }
        Ok(left)
    }

    fn not<A>(&mut self, atom: fn(&mut Self) -> Parsed<A>) -> Parsed<Expr<A>> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(bad(self.column(), "it is nested too deeply"));
        }
        let found = if self.take("!") {
            Expr::Not(Box::new(self.not(atom)?))
        } else if self.take("(") {
            let inner = self.or(atom)?;
            if !self.take(")") {
                return Err(self.expected("`)`"));
            }
            inner
        } else {
            Expr::Atom(atom(self)?)
        };
        self.depth -= 1;
        Ok(found)
    }

    /// What comes after `stdout`.
    pub(super) fn stdout(&mut self) -> Parsed<(bool, String)> {
        let is_same = match self.compare()? {
            Compare::Is => true,
            Compare::IsNot => false,
            _ => return Err(bad(self.column(), "of `stdout` there is only `==` and `!=`")),
        };
        let Some(Token::Text(text)) = self.peek().cloned() else {
            return Err(self.expected("a text in quotes"));
        };
        self.at += 1;
        Ok((is_same, text))
    }

    /// The number of a thread, if one stands here.
    pub(super) fn thread_number(&mut self) -> Parsed<Option<u32>> {
        let number = match self.peek() {
            Some(Token::Number(n)) => {
                Some(u32::try_from(*n).map_err(|_| self.expected("a thread's number"))?)
            }
            _ => None,
        };
        self.at += usize::from(number.is_some());
        Ok(number)
    }

    /// What comes after `returned`: `== 3`, or only `3`.
    pub(super) fn returned(&mut self) -> Parsed<(Compare, Literal)> {
        let has_sign = matches!(self.peek(), Some(Token::Sign(_)));
        let compare = if has_sign { self.compare()? } else { Compare::Is };
        Ok((compare, self.literal()?))
    }

    pub(super) fn wait(&mut self) -> Option<Wait> {
        let kinds = [
            ("join", Wait::Join),
            ("mutex", Wait::Mutex),
            ("condition", Wait::Condition),
            ("once", Wait::Once),
            ("barrier", Wait::Barrier),
            ("rwlock", Wait::RwLock),
            ("semaphore", Wait::Semaphore),
            ("exit", Wait::Exit),
        ];
        kinds.into_iter().find(|(word, _)| self.take_word(word)).map(|(_, wait)| wait)
    }

    pub(super) fn variable(&mut self, column: u32) -> Parsed<Variable> {
        let Some(Token::Word(name)) = self.peek().cloned() else {
            return Err(self.expected("a variable"));
        };
        if !self.globals.contains(&name) {
            let known = if self.globals.is_empty() {
                "the program has none".into()
            } else {
                format!("there are {}", self.globals.join(", "))
            };
            return Err(bad(column, format!("there is no global variable `{name}`; {known}")));
        }
        self.at += 1;
        let mut index = None;
        if self.take("[") {
            let Some(Token::Number(n)) = self.peek() else { return Err(self.expected("a number")) };
            index = Some(usize::try_from(*n).map_err(|_| self.expected("an index"))?);
            self.at += 1;
            if !self.take("]") {
                return Err(self.expected("`]`"));
            }
        }
        Ok(Variable { name, index })
    }

    pub(super) fn compare(&mut self) -> Parsed<Compare> {
        let found = match self.peek() {
            Some(Token::Sign("==")) => Compare::Is,
            Some(Token::Sign("!=")) => Compare::IsNot,
            Some(Token::Sign("<")) => Compare::Less,
            Some(Token::Sign("<=")) => Compare::AtMost,
            Some(Token::Sign(">")) => Compare::More,
            Some(Token::Sign(">=")) => Compare::AtLeast,
            _ => return Err(self.expected("`==`, `!=`, `<`, `<=`, `>` or `>=`")),
        };
        self.at += 1;
        Ok(found)
    }

    pub(super) fn literal(&mut self) -> Parsed<Literal> {
        let literal = match self.peek() {
            Some(Token::Number(n)) => Literal::Number(*n),
            Some(Token::Word(word)) => Literal::Word(word.clone()),
            Some(Token::Text(text)) => Literal::Word(text.clone()),
            _ => return Err(self.expected("a number or a word")),
        };
        self.at += 1;
        Ok(literal)
    }

    pub(super) fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    pub(super) fn take(&mut self, sign: &str) -> bool {
        let is_it = matches!(self.peek(), Some(Token::Sign(s)) if *s == sign);
        self.at += usize::from(is_it);
        is_it
    }

    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let is_it = matches!(self.peek(), Some(Token::Word(w)) if w == word);
        self.at += usize::from(is_it);
        is_it
    }

    pub(super) fn column(&self) -> u32 {
        self.tokens.get(self.at).map_or(self.end, |(_, column)| *column)
    }

    pub(super) fn expected(&self, what: &str) -> BadPattern {
        let found = self.peek().map_or("the end".to_owned(), show);
        bad(self.column(), format!("expected {what}, found {found}"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::executions::Atom;
    use super::*;

    fn parse(text: &str, globals: &[String]) -> Parsed<Expr<Atom>> {
        super::parse(text, globals, Parser::execution)
    }

    fn globals() -> Vec<String> {
        ["x", "y", "list", "exit_count"].map(str::to_owned).to_vec()
    }

    #[test]
    fn and_binds_tighter_than_or_and_not_tightest() {
        let same = |a: &str, b: &str| assert_eq!(parse(a, &globals()), parse(b, &globals()), "{a}");
        same("x == 1 || y == 2 && x != 3", "x == 1 || (y == 2 && (x != 3))");
        same("!x == 1 && y == 0", "(!(x == 1)) && y == 0");
        same("thread 1 returned 35", "thread 1 returned == 0x23");
        same("thread in wait_join_threads", "thread waits join");
        assert!(parse("x == 1 || y == 2", &globals()) != parse("x == 1 && y == 2", &globals()));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_column() {
        for (text, column, word) in [
            ("", 1, "variable"),
            ("x = 1", 3, "=="),
            ("x == ", 6, "number"),
            ("x == 1 &", 8, "&"),
            ("x == 1 y == 2", 8, "||"),
            ("(x == 1", 8, ")"),
            ("z == 1", 1, "there are x, y, list, exit_count"),
            ("thread 1 sleeps", 10, "returned"),
            ("thread 1 got ENOENT", 14, "EDEADLK"),
            ("thread 1 reads z == 1", 16, "no global variable `z`"),
            ("list[ == 1", 7, "a number"),
            ("x == 99999999999999999999", 6, "no integer"),
            ("stdout == \"a", 11, "closing"),
            ("ü == 1", 1, "ü"),
        ] {
            let error = parse(text, &globals()).expect_err(text);
            assert_eq!(error.column, column, "{text}: {}", error.message);
            assert!(error.message.contains(word), "{text}: {}", error.message);
        }
        assert!(
            parse(&format!("{}x == 1", "!".repeat(5000)), &globals())
                .is_err_and(|e| e.message.contains("deep"))
        );
    }
}
