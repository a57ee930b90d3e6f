//! The syntax tree of a `.cat` text.
//!
//! Source: Alglave, Cousot, Maranget, *Syntax and semantics of the weak consistency model
//! specification language cat*, 2016; here without tuples, tags and sets of sets.

use std::rc::Rc;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pos {
    /// Which file, by the compiler's number.
    pub(super) file: u32,
    /// From 1.
    pub(super) line: u32,
    /// From 1, in characters.
    pub(super) col: u32,
}

/// One instruction of a model.
#[derive(Debug)]
pub(super) enum Statement {
    Include {
        pos: Pos,
        file: Rc<str>,
    },
    Let {
        definitions: Vec<Definition>,
        is_recursive: bool,
    },
    Check {
        role: Role,
        test: Test,
        is_negated: bool,
        body: Expr,
        name: Option<Rc<str>>,
        pos: Pos,
    },
    /// Only checked for what it names.
    Show(Vec<Expr>),
}

/// What follows from a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// An execution that fails it is not one of the model.
    Require,
    /// An execution that passes it is flagged.
    Flag,
    /// An execution that fails it is flagged.
    UndefinedUnless,
}

/// The property that a check is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Test {
    Acyclic,
    Irreflexive,
    Empty,
}

impl Test {
    /// The word for it in the language.
    pub(super) fn word(self) -> &'static str {
        match self {
            Test::Acyclic => "acyclic",
            Test::Irreflexive => "irreflexive",
            Test::Empty => "empty",
        }
    }
}

/// `name = body` or `name(parameters) = body`.
#[derive(Debug)]
pub(super) struct Definition {
    pub(super) pos: Pos,
    pub(super) name: Rc<str>,
    pub(super) parameters: Option<Vec<Rc<str>>>,
    pub(super) body: Rc<Expr>,
}

/// An expression and where it begins.
#[derive(Debug)]
pub(super) struct Expr {
    pub(super) pos: Pos,
    pub(super) node: Node,
}

/// The forms of expressions. Chains of one operator are flat, so that no text makes a deep tree.
#[derive(Debug)]
pub(super) enum Node {
    Name(Rc<str>),
    /// `0` and `{}`.
    Empty,
    /// `_`.
    All,
    Diagonal(Box<Expr>),
    Union(Vec<Expr>),
    Sequence(Vec<Expr>),
    Intersection(Vec<Expr>),
    /// The first without the others.
    Difference(Vec<Expr>),
    Cross(Box<Expr>, Box<Expr>),
    Complement(Box<Expr>),
    Postfix(Box<Expr>, Postfix),
    Call(Rc<str>, Vec<Expr>),
    Let(Vec<Definition>, Box<Expr>),
}

/// The operators behind their operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Postfix {
    Plus,
    Star,
    Opt,
    Inverse,
}
