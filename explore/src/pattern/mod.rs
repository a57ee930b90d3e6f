//! Which executions or states somebody wants to see (K-LLVM's `-pattern`): predicates on final
//! states and on events ([`Pattern`]), and on the states of the machine ([`StatePattern`]).
//!
//! The language is in `docs/patterns.md`; `parse` reads what both have in common.

mod executions;
mod parse;
mod states;

pub use executions::{Pattern, Whole};
pub use parse::BadPattern;
pub use states::StatePattern;

use tresse_machine::end::BlockedOn;

/// A predicate, of what can be said of one thing.
#[derive(Clone, Debug, PartialEq)]
enum Expr<A> {
    Or(Box<Expr<A>>, Box<Expr<A>>),
    And(Box<Expr<A>>, Box<Expr<A>>),
    Not(Box<Expr<A>>),
    Atom(A),
}

impl<A> Expr<A> {
    /// Is it true, where `is_true` says it of what it is made of?
    fn holds(&self, is_true: &mut impl FnMut(&A) -> bool) -> bool {
        match self {
            Expr::Or(a, b) => a.holds(is_true) || b.holds(is_true),
            Expr::And(a, b) => a.holds(is_true) && b.holds(is_true),
            Expr::Not(a) => !a.holds(is_true),
            Expr::Atom(atom) => is_true(atom),
        }
    }

    /// The same of other atoms; what `resolve` makes of them.
    fn resolved<B, E>(self, resolve: &mut impl FnMut(A) -> Result<B, E>) -> Result<Expr<B>, E> {
        let mut both = |a: Expr<A>, b: Expr<A>| {
            Ok((Box::new(a.resolved(resolve)?), Box::new(b.resolved(resolve)?)))
        };
        Ok(match self {
            Expr::Or(a, b) => both(*a, *b).map(|(a, b)| Expr::Or(a, b))?,
            Expr::And(a, b) => both(*a, *b).map(|(a, b)| Expr::And(a, b))?,
            Expr::Not(a) => Expr::Not(Box::new(a.resolved(resolve)?)),
            Expr::Atom(atom) => Expr::Atom(resolve(atom)?),
        })
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Variable {
    name: String,
    index: Option<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// The error of this name, whatever number the program has for it.
    Named(&'static str),
    Number(u64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    Join,
    Mutex,
    Condition,
    Once,
    Barrier,
    RwLock,
    Semaphore,
    Exit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compare {
    Is,
    IsNot,
    Less,
    AtMost,
    More,
    AtLeast,
}

/// What a value is compared with: a number, or a word such as `undef`, `null` or a variable's name.
#[derive(Clone, Debug, PartialEq)]
enum Literal {
    Number(i128),
    Word(String),
}

/// A value as outcomes show it; of a list `{1, 2}`, that of a scalar in it.
fn scalar_of(value: &str, index: Option<usize>) -> Option<&str> {
    match (index, value.strip_prefix('{').and_then(|v| v.strip_suffix('}'))) {
        (Some(index), Some(list)) => list.split(", ").nth(index),
        (None, _) | (Some(0), None) => Some(value),
        (Some(_), None) => None,
    }
}

impl Compare {
    fn holds(self, value: &str, literal: &Literal) -> bool {
        let order = match literal {
            Literal::Word(word) => {
                return match self {
                    Compare::Is => value == word,
                    Compare::IsNot => value != word,
                    _ => false,
                };
            }
            Literal::Number(number) => match (value.parse::<i128>(), value) {
                (Ok(value), _) => value.cmp(number),
                (Err(_), "null") => 0.cmp(number),
                // Undefined values, addresses and fractions are no integer: they differ from each.
                (Err(_), _) => return self == Compare::IsNot,
            },
        };
        match self {
            Compare::Is => order.is_eq(),
            Compare::IsNot => order.is_ne(),
            Compare::Less => order.is_lt(),
            Compare::AtMost => order.is_le(),
            Compare::More => order.is_gt(),
            Compare::AtLeast => order.is_ge(),
        }
    }
}

impl Wait {
    fn of(on: &BlockedOn) -> Wait {
        match on {
            BlockedOn::Join(_) => Wait::Join,
            BlockedOn::Mutex(..) => Wait::Mutex,
            BlockedOn::Condition(_) => Wait::Condition,
            BlockedOn::Once(..) => Wait::Once,
            BlockedOn::Barrier(..) => Wait::Barrier,
            BlockedOn::RwLock(..) => Wait::RwLock,
            BlockedOn::Semaphore(_) => Wait::Semaphore,
            BlockedOn::Exit(_) => Wait::Exit,
        }
    }
}
