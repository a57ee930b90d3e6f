//! From words to statements, with cat's precedence: `|` binds least, then `++`, `;`, `\`, `&`, then
//! `*` between sets, `~` before and `+ * ? ^-1` behind their operand; all but `\` may be read from
//! either side, `\` goes from the left.
//!
//! A `*` is between sets when an operand follows it, and the closure of what is before it
//! otherwise.

use std::rc::Rc;

use super::CatError;
use super::ast::{Definition, Expr, Node, Pos, Postfix, Role, Statement, Test};
use super::lexer::{Token, tokens};

/// Brackets, complements and `let`s within one another.
const MAX_DEPTH: u32 = 64;
/// Postfix operators behind one operand.
const MAX_POSTFIX: u32 = 8;
/// The chains, from the one that binds least.
const CHAINS: [&str; 5] = ["|", "++", ";", "\\", "&"];

/// The statements of a text; `file` is the number that its places get.
pub(super) fn parse(name: &str, file: u32, text: &str) -> Result<Vec<Statement>, CatError> {
    let mut parser = Parser { tokens: tokens(text, file, name)?, at: 0, name, depth: 0 };
    parser.title();
    let mut statements = Vec::new();
    while *parser.peek() != Token::End {
        parser.statement(&mut statements)?;
    }
    Ok(statements)
}

struct Parser<'a> {
    tokens: Vec<(Token, Pos)>,
    at: usize,
    name: &'a str,
    depth: u32,
}

impl Parser<'_> {
    /// A title is a string, or one or two words before it or alone; no statement begins like that.
    fn title(&mut self) {
        for _ in 0..2 {
            if matches!(self.peek(), Token::Name(_)) {
                self.at += 1;
            }
        }
        if matches!(self.peek(), Token::Text(_)) {
            self.at += 1;
        }
    }

    fn statement(&mut self, statements: &mut Vec<Statement>) -> Result<(), CatError> {
        let pos = self.pos();
        let (role, word) = match self.peek().clone() {
            Token::Keyword("include") => {
                self.at += 1;
                let Token::Text(file) = self.peek().clone() else {
                    return self.unexpected("a file name in quotes");
                };
                self.at += 1;
                statements.push(Statement::Include { pos, file });
                return Ok(());
            }
            Token::Keyword("let") => {
                self.at += 1;
                let is_recursive = self.accept_keyword("rec");
                let definitions = self.definitions()?;
                self.accept_keyword("in");
                statements.push(Statement::Let { definitions, is_recursive });
                return Ok(());
            }
            Token::Keyword("show") => {
                self.at += 1;
                let mut shown = vec![self.chain(0)?];
                while self.accept(",") {
                    shown.push(self.chain(0)?);
                }
                if self.accept_keyword("as") {
                    self.identifier()?;
                }
                statements.push(Statement::Show(shown));
                return Ok(());
            }
            Token::Keyword("unshow") => {
                self.at += 1;
                self.identifier()?;
                while self.accept(",") {
                    self.identifier()?;
                }
                return Ok(());
            }
            Token::Keyword("flag") => {
                self.at += 1;
                (Role::Flag, true)
            }
            Token::Keyword("undefined_unless") => {
                self.at += 1;
                (Role::UndefinedUnless, true)
            }
            _ => (Role::Require, false),
        };
        let is_negated = self.accept("~");
        let test = match self.peek() {
            Token::Keyword("acyclic") => Test::Acyclic,
            Token::Keyword("irreflexive") => Test::Irreflexive,
            Token::Keyword("empty") => Test::Empty,
            _ if word || is_negated => {
                return self.unexpected(
                    "`acyclic`, `irreflexive` or \
                                                            `empty`",
                );
            }
            _ => {
                return self.unexpected(
                    "a statement (`let`, `include`, `acyclic`, `irreflexive`, \
                                         `empty`, `flag`, `undefined_unless`, `show`)",
                );
            }
        };
        self.at += 1;
        let body = self.expr()?;
        let name = if self.accept_keyword("as") { Some(self.identifier()?) } else { None };
        statements.push(Statement::Check { role, test, is_negated, body, name, pos });
        Ok(())
    }

    fn definitions(&mut self) -> Result<Vec<Definition>, CatError> {
        let mut definitions = vec![self.definition()?];
        while self.accept_keyword("and") {
            definitions.push(self.definition()?);
        }
        Ok(definitions)
    }

    fn definition(&mut self) -> Result<Definition, CatError> {
        let pos = self.pos();
        if *self.peek() == Token::Sign("(") {
            return self.fail("definitions of tuples are not supported: define each name alone");
        }
        let name = self.identifier()?;
        let parameters = match self.peek() {
            Token::Sign("(") => {
                self.at += 1;
                let mut names = Vec::new();
                while *self.peek() != Token::Sign(")") {
                    if !names.is_empty() {
                        self.expect(",")?;
                    }
                    names.push(self.identifier()?);
                }
                self.at += 1;
                Some(names)
            }
            Token::Name(_) => Some(vec![self.identifier()?]),
            _ => None,
        };
        self.expect("=")?;
        let body = Rc::new(self.expr()?);
        Ok(Definition { pos, name, parameters, body })
    }

    fn expr(&mut self) -> Result<Expr, CatError> {
        self.enter()?;
        let pos = self.pos();
        let expr = if self.accept_keyword("let") {
            if *self.peek() == Token::Keyword("rec") {
                return self.fail(
                    "`let rec` within an expression is not supported: write it as a statement",
                );
            }
            let definitions = self.definitions()?;
            if !self.accept_keyword("in") {
                return self.unexpected("`in`");
            }
            Expr { pos, node: Node::Let(definitions, Box::new(self.expr()?)) }
        } else {
            self.chain(0)?
        };
        self.depth -= 1;
        Ok(expr)
    }

    fn chain(&mut self, level: usize) -> Result<Expr, CatError> {
        let Some(&sign) = CHAINS.get(level) else { return self.operand() };
        let pos = self.pos();
        let first = self.chain(level + 1)?;
        if *self.peek() != Token::Sign(sign) {
            return Ok(first);
        }
        if sign == "++" {
            return self.fail(
                "`++` adds an element to a set of sets, and there are only sets of events \
                       and relations here: write `|` for their union",
            );
        }
        let mut all = vec![first];
        while self.accept(sign) {
            all.push(self.chain(level + 1)?);
        }
        let node = match sign {
            "|" => Node::Union(all),
            ";" => Node::Sequence(all),
            "\\" => Node::Difference(all),
            _ => Node::Intersection(all),
        };
        Ok(Expr { pos, node })
    }

    /// `~ e`, `e *` and the other postfix operators, `e * e`.
    fn operand(&mut self) -> Result<Expr, CatError> {
        let pos = self.pos();
        if self.accept("~") {
            self.enter()?;
            let inner = self.operand()?;
            self.depth -= 1;
            return Ok(Expr { pos, node: Node::Complement(Box::new(inner)) });
        }
        let mut expr = self.primary()?;
        let mut count = 0;
        loop {
            let operator = match self.peek() {
                Token::Sign("*") if self.is_operand(self.at + 1) => {
                    self.at += 1;
                    self.enter()?;
                    let right = self.operand()?;
                    self.depth -= 1;
                    return Ok(Expr { pos, node: Node::Cross(Box::new(expr), Box::new(right)) });
                }
                Token::Sign("*") => Postfix::Star,
                Token::Sign("+") => Postfix::Plus,
                Token::Sign("?") => Postfix::Opt,
                Token::Sign("^-1") => Postfix::Inverse,
                _ => return Ok(expr),
            };
            count += 1;
            if count > MAX_POSTFIX {
                return self.fail(&format!("more than {MAX_POSTFIX} operators behind one operand"));
            }
            self.at += 1;
            expr = Expr { pos, node: Node::Postfix(Box::new(expr), operator) };
        }
    }

    fn primary(&mut self) -> Result<Expr, CatError> {
        let pos = self.pos();
        let node = match self.peek().clone() {
            Token::Name(name) => {
                self.at += 1;
                match self.arguments()? {
                    Some(arguments) => Node::Call(name, arguments),
                    None => Node::Name(name),
                }
            }
            Token::Sign("_") => {
                self.at += 1;
                Node::All
            }
            Token::Sign("0") => {
                self.at += 1;
                Node::Empty
            }
            Token::Sign("{") => {
                self.at += 1;
                if !self.accept("}") {
                    return self
                        .fail("sets by their elements are not supported: only the empty `{}`");
                }
                Node::Empty
            }
            Token::Sign("[") => {
                self.at += 1;
                let inner = self.expr()?;
                self.expect("]")?;
                Node::Diagonal(Box::new(inner))
            }
            Token::Sign("(") => {
                self.at += 1;
                let inner = self.expr()?;
                if *self.peek() == Token::Sign(",") {
                    return self
                        .fail("tuples are not supported, but as the arguments of a function");
                }
                self.expect(")")?;
                return Ok(inner);
            }
            Token::Keyword("begin") => {
                self.at += 1;
                let inner = self.expr()?;
                if !self.accept_keyword("end") {
                    return self.unexpected("`end`");
                }
                return Ok(inner);
            }
            _ => return self.unexpected("a set or relation"),
        };
        Ok(Expr { pos, node })
    }

    /// What follows a function's name: `(a, b)`, or one operand.
    fn arguments(&mut self) -> Result<Option<Vec<Expr>>, CatError> {
        if *self.peek() == Token::Sign("~") || !self.is_operand(self.at) {
            return Ok(None);
        }
        let pos = self.pos();
        let arguments = match self.peek().clone() {
            Token::Sign("(") => {
                self.at += 1;
                let mut all = Vec::new();
                while *self.peek() != Token::Sign(")") {
                    if !all.is_empty() {
                        self.expect(",")?;
                    }
                    all.push(self.expr()?);
                }
                self.at += 1;
                all
            }
            Token::Name(name) => {
                self.at += 1;
                vec![Expr { pos, node: Node::Name(name) }]
            }
            _ => vec![self.primary()?],
        };
        if *self.peek() != Token::Sign("~") && self.is_operand(self.at) {
            return self.fail("a function takes all its arguments at once: `f(a, b)`");
        }
        Ok(Some(arguments))
    }

    /// May an operand begin with this word?
    fn is_operand(&self, at: usize) -> bool {
        match self.tokens.get(at).map(|(token, _)| token) {
            Some(Token::Name(_) | Token::Sign("(" | "[" | "{" | "_" | "0")) => true,
            Some(Token::Sign("~")) => !matches!(
                self.tokens.get(at + 1),
                Some((Token::Keyword("acyclic" | "irreflexive" | "empty"), _))
            ),
            _ => false,
        }
    }

    fn identifier(&mut self) -> Result<Rc<str>, CatError> {
        match self.peek().clone() {
            Token::Name(name) => {
                self.at += 1;
                Ok(name)
            }
            _ => self.unexpected("a name"),
        }
    }

    fn peek(&self) -> &Token {
        self.tokens.get(self.at).map_or(&Token::End, |(token, _)| token)
    }

    fn pos(&self) -> Pos {
        let last = self.tokens.last().map_or(Pos { file: 0, line: 1, col: 1 }, |(_, pos)| *pos);
        self.tokens.get(self.at).map_or(last, |(_, pos)| *pos)
    }

    fn accept(&mut self, sign: &'static str) -> bool {
        let is_here = *self.peek() == Token::Sign(sign);
        self.at += usize::from(is_here);
        is_here
    }

    fn accept_keyword(&mut self, word: &'static str) -> bool {
        let is_here = *self.peek() == Token::Keyword(word);
        self.at += usize::from(is_here);
        is_here
    }

    fn expect(&mut self, sign: &'static str) -> Result<(), CatError> {
        if self.accept(sign) { Ok(()) } else { self.unexpected(&format!("`{sign}`")) }
    }

    /// One level deeper; the caller goes back up unless it fails.
    fn enter(&mut self) -> Result<(), CatError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            self.fail(&format!("more than {MAX_DEPTH} levels within one another"))
        } else {
            Ok(())
        }
    }

    fn unexpected<T>(&self, wanted: &str) -> Result<T, CatError> {
        if let Token::Keyword(
            word @ ("if" | "match" | "try" | "fun" | "procedure" | "call" | "forall" | "with"
            | "enum" | "instructions" | "default" | "when" | "debug" | "provides"),
        ) = self.peek()
        {
            return self.fail(&format!("`{word}` is not supported"));
        }
        self.fail(&format!("expected {wanted}, found {}", self.peek().describe()))
    }

    fn fail<T>(&self, message: &str) -> Result<T, CatError> {
        let pos = self.pos();
        Err(CatError {
            file: self.name.to_owned(),
            line: pos.line,
            col: pos.col,
            message: message.to_owned(),
        })
    }
}
