//! The text of a pattern: words and signs, then a descent by precedence, `||` under `&&` under `!`.

use super::{Compare, Does, ERRORS, Expr, Literal, Variable, Wait};

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
enum Token {
    Word(String),
    Number(i128),
    Text(String),
    Sign(&'static str),
}

const SIGNS: &[&str] =
    &["||", "&&", "==", "!=", "<=", ">=", "=", "<", ">", "!", "(", ")", "[", "]"];

struct Parser<'a> {
    /// With the columns.
    tokens: Vec<(Token, u32)>,
    at: usize,
    /// Column after the last token.
    end: u32,
    globals: &'a [String],
    depth: u32,
}

type Parsed<T> = Result<T, BadPattern>;

pub(super) fn parse(text: &str, globals: &[String]) -> Parsed<Expr> {
    let mut parser = Parser {
        tokens: tokens(text)?,
        at: 0,
        end: text.chars().count() as u32 + 1,
        globals,
        depth: 0,
    };
    let expr = parser.or()?;
    match parser.tokens.get(parser.at) {
        None => Ok(expr),
        Some((token, column)) => {
            Err(bad(*column, format!("expected `&&`, `||` or the end, found {}", show(token))))
        }
    }
}

fn bad(column: u32, message: impl Into<String>) -> BadPattern {
    BadPattern { column, message: message.into() }
}

fn show(token: &Token) -> String {
    match token {
        Token::Word(word) => format!("`{word}`"),
        Token::Number(number) => format!("`{number}`"),
        Token::Text(text) => format!("{text:?}"),
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

fn number(text: &str) -> Option<i128> {
    let (is_negative, digits) = text.strip_prefix('-').map_or((false, text), |d| (true, d));
    let value = match digits.strip_prefix("0x") {
        Some(hex) => i128::from(u64::from_str_radix(hex, 16).ok()?),
        None => i128::from(digits.parse::<u64>().ok()?),
    };
    Some(if is_negative { -value } else { value })
}

impl Parser<'_> {
    fn or(&mut self) -> Parsed<Expr> {
        let mut left = self.and()?;
        while self.take("||") {
            left = Expr::Or(Box::new(left), Box::new(self.and()?));
        }
        Ok(left)
    }

    fn and(&mut self) -> Parsed<Expr> {
        let mut left = self.not()?;
        while self.take("&&") {
            left = Expr::And(Box::new(left), Box::new(self.not()?));
        }
        Ok(left)
    }

    fn not(&mut self) -> Parsed<Expr> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(bad(self.column(), "it is nested too deeply"));
        }
        let found = if self.take("!") {
            Expr::Not(Box::new(self.not()?))
        } else if self.take("(") {
            let inner = self.or()?;
            if !self.take(")") {
                return Err(self.expected("`)`"));
            }
            inner
        } else {
            self.atom()?
        };
        self.depth -= 1;
        Ok(found)
    }

    fn atom(&mut self) -> Parsed<Expr> {
        let column = self.column();
        let Some(Token::Word(word)) = self.peek().cloned() else {
            return Err(
                self.expected("a variable, `exit`, `stdout`, `thread`, `deadlock` or `livelock`")
            );
        };
        // A variable of such a name comes before the word.
        if !self.globals.contains(&word) {
            match word.as_str() {
                "exit" | "stdout" | "thread" | "deadlock" | "livelock" => self.at += 1,
                _ => {}
            }
            match word.as_str() {
                "exit" => return Ok(Expr::Exit(self.compare()?, self.literal()?)),
                "stdout" => return self.stdout(),
                "thread" => return self.thread(),
                "deadlock" => return Ok(Expr::Deadlock),
                "livelock" => return Ok(Expr::Livelock),
                _ => {}
            }
        }
        let variable = self.variable(column)?;
        Ok(Expr::Global(variable, self.compare()?, self.literal()?))
    }

    fn stdout(&mut self) -> Parsed<Expr> {
        let is_same = match self.compare()? {
            Compare::Is => true,
            Compare::IsNot => false,
            _ => return Err(bad(self.column(), "of `stdout` there is only `==` and `!=`")),
        };
        let Some(Token::Text(text)) = self.peek().cloned() else {
            return Err(self.expected("a text in quotes"));
        };
        self.at += 1;
        Ok(Expr::Stdout(is_same, text))
    }

    fn thread(&mut self) -> Parsed<Expr> {
        let number = match self.peek() {
            Some(Token::Number(n)) => {
                Some(u32::try_from(*n).map_err(|_| self.expected("a thread's number"))?)
            }
            _ => None,
        };
        self.at += usize::from(number.is_some());
        const DOES: &str = "`returned`, `ended`, `waits`, `in wait_join_threads`, `spins`, `got`, \
                            `reads` or `writes`";
        let Some(Token::Word(word)) = self.peek().cloned() else { return Err(self.expected(DOES)) };
        let before = self.at;
        self.at += 1;
        let does = match word.as_str() {
            "returned" => {
                let compare = if matches!(self.peek(), Some(Token::Sign(_))) {
                    self.compare()?
                } else {
                    Compare::Is
                };
                Does::Returned(compare, self.literal()?)
            }
            "ended" => Does::Ended,
            "spins" => Does::Spins,
            "waits" => Does::Waits(self.wait()),
            // K-LLVM's component of the state.
            "in" if self.take_word("wait_join_threads") => Does::Waits(Some(Wait::Join)),
            "got" => Does::Got(self.error_number()?),
            "reads" | "writes" => {
                let column = self.column();
                let variable = self.variable(column)?;
                let (compare, literal) = (self.compare()?, self.literal()?);
                if word == "reads" {
                    Does::Reads(variable, compare, literal)
                } else {
                    Does::Writes(variable, compare, literal)
                }
            }
            _ => {
                self.at = before;
                return Err(self.expected(DOES));
            }
        };
        Ok(Expr::Thread(number, does))
    }

    fn wait(&mut self) -> Option<Wait> {
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

    fn error_number(&mut self) -> Parsed<u64> {
        let found = match self.peek() {
            Some(Token::Word(word)) => {
                ERRORS.iter().find(|(name, _)| name == word).map(|(_, n)| *n)
            }
            Some(Token::Number(n)) => u64::try_from(*n).ok(),
            _ => None,
        };
        let number =
            found.ok_or_else(|| self.expected("`EPERM`, `EBUSY`, `EDEADLK` or a number"))?;
        self.at += 1;
        Ok(number)
    }

    fn variable(&mut self, column: u32) -> Parsed<Variable> {
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

    fn compare(&mut self) -> Parsed<Compare> {
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

    fn literal(&mut self) -> Parsed<Literal> {
        let literal = match self.peek() {
            Some(Token::Number(n)) => Literal::Number(*n),
            Some(Token::Word(word)) => Literal::Word(word.clone()),
            Some(Token::Text(text)) => Literal::Word(text.clone()),
            _ => return Err(self.expected("a number or a word")),
        };
        self.at += 1;
        Ok(literal)
    }

    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    fn take(&mut self, sign: &str) -> bool {
        let is_it = matches!(self.peek(), Some(Token::Sign(s)) if *s == sign);
        self.at += usize::from(is_it);
        is_it
    }

    fn take_word(&mut self, word: &str) -> bool {
        let is_it = matches!(self.peek(), Some(Token::Word(w)) if w == word);
        self.at += usize::from(is_it);
        is_it
    }

    fn column(&self) -> u32 {
        self.tokens.get(self.at).map_or(self.end, |(_, column)| *column)
    }

    fn expected(&self, what: &str) -> BadPattern {
        let found = self.peek().map_or("the end".to_owned(), show);
        bad(self.column(), format!("expected {what}, found {found}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
