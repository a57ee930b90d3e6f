//! Expressions: what each operator asks of its operands. What is empty or everything folds away.

use super::super::CatError;
use super::super::ast::{Expr, Node, Pos, Postfix};
use super::super::base::{Base, Predefined, predefined};
use super::super::program::Op;
use super::{Compiler, MAX_DEPTH, MAX_WORK, Meaning, Operand, Scope, Type};

impl<'a> Compiler<'a> {
    pub(super) fn expr(&mut self, expr: &Expr, scope: Scope) -> Result<Operand, CatError> {
        self.work += 1;
        self.depth += 1;
        if self.work > MAX_WORK {
            return self
                .fail(expr.pos, format!("the model unfolds to more than {MAX_WORK} expressions"));
        }
        if self.depth > MAX_DEPTH {
            return self.fail(
                expr.pos,
                format!("more than {MAX_DEPTH} expressions and functions within one another"),
            );
        }
        let operand = self.node(expr, scope)?;
        self.depth -= 1;
        Ok(operand)
    }

    fn node(&mut self, expr: &Expr, scope: Scope) -> Result<Operand, CatError> {
        match &expr.node {
            Node::Name(name) => self.name(name, expr.pos, scope),
            Node::Empty => Ok(Operand::Empty),
            Node::All => Ok(self.base(Base::All, Type::Set)),
            Node::Diagonal(inner) => {
                let set = self.expr(inner, scope)?;
                self.expect(set, Type::Set, inner.pos)?;
                Ok(self.diagonal(set))
            }
            Node::Union(all) => self.fold(all, scope, Compiler::union),
            Node::Intersection(all) => self.fold(all, scope, Compiler::intersection),
            Node::Difference(all) => self.fold(all, scope, Compiler::difference),
            Node::Sequence(all) => {
                self.fold(all, scope, |c, a, b, at| c.sequence((a, all[0].pos), (b, at)))
            }
            Node::Cross(left, right) => {
                let (a, b) = (self.expr(left, scope)?, self.expr(right, scope)?);
                self.expect(a, Type::Set, left.pos)?;
                self.expect(b, Type::Set, right.pos)?;
                if a == Operand::Empty || b == Operand::Empty {
                    return Ok(Operand::Empty);
                }
                let (a, b) =
                    (self.coerce(a, Type::Set, left.pos)?, self.coerce(b, Type::Set, right.pos)?);
                Ok(self.emit(Op::Cross(a, b), Type::Relation))
            }
            Node::Complement(inner) => Ok(match self.expr(inner, scope)? {
                Operand::Empty => Operand::Full,
                Operand::Full => Operand::Empty,
                Operand::Slot(slot, t) => self.emit(Op::Complement(slot), t),
            }),
            Node::Postfix(inner, operator) => {
                let r = self.expr(inner, scope)?;
                self.postfix(r, *operator, inner.pos)
            }
            Node::Call(name, arguments) => self.call(name, arguments, expr.pos, scope),
            Node::Let(definitions, body) => {
                let inner = self.define(definitions, scope)?;
                self.expr(body, inner)
            }
        }
    }

    fn name(&mut self, name: &str, pos: Pos, scope: Scope) -> Result<Operand, CatError> {
        match self.find(name, scope) {
            Some(Meaning::Value(operand)) => return Ok(operand),
            Some(Meaning::Function(_)) => {
                return self.fail(pos, format!("`{name}` is a function: give it its arguments"));
            }
            None => {}
        }
        match predefined(name) {
            Some(Predefined::Set(base)) => Ok(self.base(base, Type::Set)),
            Some(Predefined::Relation(base)) => Ok(self.base(base, Type::Relation)),
            Some(Predefined::Both(a, b)) => {
                let (a, b) = (self.slot_of(Op::Base(a)), self.slot_of(Op::Base(b)));
                Ok(self.emit(Op::Intersection(a, b), Type::Relation))
            }
            None if ["domain", "range", "fencerel"].contains(&name) => {
                self.fail(pos, format!("`{name}` is a function: give it its arguments"))
            }
            None => self.fail(pos, format!("`{name}` is not defined")),
        }
    }

    fn call(
        &mut self,
        name: &str,
        arguments: &[Expr],
        pos: Pos,
        scope: Scope,
    ) -> Result<Operand, CatError> {
        let function = match self.find(name, scope) {
            Some(Meaning::Function(function)) => function,
            Some(Meaning::Value(_)) => {
                return self.fail(pos, format!("`{name}` is not a function"));
            }
            None => return self.call_predefined(name, arguments, pos, scope),
        };
        let (wanted, given) = (function.parameters.len(), arguments.len());
        if wanted != given {
            return self.fail(pos, format!("`{name}` takes {wanted} arguments, here are {given}"));
        }
        let mut inner = function.scope;
        for (parameter, argument) in function.parameters.iter().zip(arguments) {
            let operand = self.expr(argument, scope)?;
            inner = self.enter(parameter, Meaning::Value(operand), inner);
        }
        self.expr(&function.body, inner)
    }

    fn call_predefined(
        &mut self,
        name: &str,
        arguments: &[Expr],
        pos: Pos,
        scope: Scope,
    ) -> Result<Operand, CatError> {
        if !["domain", "range", "fencerel"].contains(&name) {
            let what = if predefined(name).is_some() { "not a function" } else { "not defined" };
            return self.fail(pos, format!("`{name}` is {what}"));
        }
        let [argument] = arguments else {
            return self
                .fail(pos, format!("`{name}` takes 1 argument, here are {}", arguments.len()));
        };
        let operand = self.expr(argument, scope)?;
        let wanted = if name == "fencerel" { Type::Set } else { Type::Relation };
        self.expect(operand, wanted, argument.pos)?;
        if operand == Operand::Empty {
            return Ok(Operand::Empty);
        }
        let slot = self.coerce(operand, wanted, argument.pos)?;
        match name {
            "domain" => Ok(self.emit(Op::Domain(slot), Type::Set)),
            "range" => Ok(self.emit(Op::Range(slot), Type::Set)),
            _ => {
                let po = self.slot_of(Op::Base(Base::Po));
                let before = self.slot_of(Op::IntoSet(po, slot));
                Ok(self.emit(Op::Compose(before, po), Type::Relation))
            }
        }
    }

    /// A chain of one operator, from the left.
    fn fold(
        &mut self,
        all: &[Expr],
        scope: Scope,
        apply: impl Fn(&mut Compiler<'a>, Operand, Operand, Pos) -> Result<Operand, CatError>,
    ) -> Result<Operand, CatError> {
        let mut result = None;
        for expr in all {
            let operand = self.expr(expr, scope)?;
            result = Some(match result {
                None => operand,
                Some(left) => apply(self, left, operand, expr.pos)?,
            });
        }
        Ok(result.unwrap_or(Operand::Empty))
    }

    fn union(&mut self, a: Operand, b: Operand, pos: Pos) -> Result<Operand, CatError> {
        Ok(match (a, b) {
            (Operand::Empty, x) | (x, Operand::Empty) => x,
            (Operand::Full, x) | (x, Operand::Full) => self.everything(x.type_of()),
            (Operand::Slot(a, t), b) => {
                let b = self.coerce(b, t, pos)?;
                if a == b {
                    Operand::Slot(a, t)
                } else {
                    self.emit(Op::Union(a.min(b), a.max(b)), t)
                }
            }
        })
    }

    fn intersection(&mut self, a: Operand, b: Operand, pos: Pos) -> Result<Operand, CatError> {
        Ok(match (a, b) {
            (Operand::Empty, _) | (_, Operand::Empty) => Operand::Empty,
            (Operand::Full, x) | (x, Operand::Full) => x,
            (Operand::Slot(a, t), b) => {
                let b = self.coerce(b, t, pos)?;
                if a == b {
                    Operand::Slot(a, t)
                } else {
                    self.emit(Op::Intersection(a.min(b), a.max(b)), t)
                }
            }
        })
    }

    fn difference(&mut self, a: Operand, b: Operand, pos: Pos) -> Result<Operand, CatError> {
        Ok(match (a, b) {
            (x, Operand::Empty) => x,
            (Operand::Empty, _) | (_, Operand::Full) => Operand::Empty,
            (Operand::Full, Operand::Slot(b, t)) => self.emit(Op::Complement(b), t),
            (Operand::Slot(a, t), b) => {
                let b = self.coerce(b, t, pos)?;
                self.emit(Op::Difference(a, b), t)
            }
        })
    }

    fn sequence(
        &mut self,
        (a, a_pos): (Operand, Pos),
        (b, pos): (Operand, Pos),
    ) -> Result<Operand, CatError> {
        self.expect(a, Type::Relation, a_pos)?;
        self.expect(b, Type::Relation, pos)?;
        if a == Operand::Empty || b == Operand::Empty {
            return Ok(Operand::Empty);
        }
        let (a, b) = (self.coerce(a, Type::Relation, pos)?, self.coerce(b, Type::Relation, pos)?);
        Ok(match (self.program.ops[a as usize], self.program.ops[b as usize]) {
            (Op::Diagonal(set), _) => self.emit(Op::FromSet(set, b), Type::Relation),
            (_, Op::Diagonal(set)) => self.emit(Op::IntoSet(a, set), Type::Relation),
            _ => self.emit(Op::Compose(a, b), Type::Relation),
        })
    }

    fn diagonal(&mut self, set: Operand) -> Operand {
        match set {
            Operand::Empty => Operand::Empty,
            Operand::Full => self.base(Base::Id, Type::Relation),
            Operand::Slot(slot, _) => self.emit(Op::Diagonal(slot), Type::Relation),
        }
    }

    fn postfix(&mut self, r: Operand, operator: Postfix, pos: Pos) -> Result<Operand, CatError> {
        self.expect(r, Type::Relation, pos)?;
        let Operand::Slot(slot, _) = r else {
            let is_identity =
                r == Operand::Empty && matches!(operator, Postfix::Star | Postfix::Opt);
            return Ok(if is_identity { self.base(Base::Id, Type::Relation) } else { r });
        };
        let op = match operator {
            Postfix::Plus => Op::Plus(slot),
            Postfix::Star => Op::Star(slot),
            Postfix::Opt => Op::Opt(slot),
            Postfix::Inverse => Op::Inverse(slot),
        };
        Ok(self.emit(op, Type::Relation))
    }

    fn everything(&mut self, t: Option<Type>) -> Operand {
        match t {
            None => Operand::Full,
            Some(Type::Set) => self.base(Base::All, Type::Set),
            Some(Type::Relation) => self.base(Base::AllPairs, Type::Relation),
        }
    }
}
