//! From statements to a [`Program`]: names resolved, functions unfolded where they are called, sets
//! told from relations, equal operations shared, and only what a check needs kept.
//!
//! `0` and `{}` are a set or a relation, as their place asks. They stay symbolic
//! ([`Operand::Empty`]) and fold away; so a recursive definition is typed by compiling it with its
//! names empty, again with the types found, until nothing new is found.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

mod expr;

use super::CatError;
use super::ast::{Definition, Expr, Pos, Role, Statement, Test};
use super::base::Base;
use super::parse;
use super::program::{Check, Group, Op, Program, Variable};
use super::schedule::{schedule, schedule_slot};

/// Expressions compiled in all, counting each unfolding of a function.
const MAX_WORK: u32 = 100_000;
/// Expressions and functions within one another.
const MAX_DEPTH: u32 = 200;
/// Files included in all.
const MAX_FILES: usize = 200;

/// Compiles a text and what it includes.
pub(super) fn compile(
    name: &str,
    text: &str,
    include: &dyn Fn(&str) -> Option<String>,
) -> Result<Program, CatError> {
    let mut compiler = Compiler::new(include);
    compiler.file(name, text)?;
    let named = compiler.named_relations();
    let Compiler { mut program, group_of, .. } = compiler;
    program.steps = schedule(&program, &group_of);
    program.named = named
        .into_iter()
        .map(|(name, slot)| (name, (slot, schedule_slot(&program, &group_of, slot))))
        .collect();
    Ok(program)
}

/// Set or relation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Type {
    Set,
    Relation,
}

impl Type {
    fn describe(self) -> &'static str {
        match self {
            Type::Set => "a set",
            Type::Relation => "a relation",
        }
    }
}

/// What an expression has become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operand {
    /// Nothing, of either type.
    Empty,
    /// Everything, of either type: `~0`.
    Full,
    Slot(u32, Type),
}

impl Operand {
    fn type_of(self) -> Option<Type> {
        match self {
            Operand::Slot(_, t) => Some(t),
            Operand::Empty | Operand::Full => None,
        }
    }
}

/// What a name stands for.
#[derive(Clone)]
enum Meaning {
    Value(Operand),
    Function(Rc<Function>),
}

/// A function and the names that its body sees.
struct Function {
    parameters: Vec<Rc<str>>,
    body: Rc<Expr>,
    scope: Scope,
}

/// The names that are visible at some place: the last one entered, and through it the others.
type Scope = Option<usize>;

/// One entered name.
struct Entry {
    name: Rc<str>,
    meaning: Meaning,
    outer: Scope,
}

struct Compiler<'a> {
    include: &'a dyn Fn(&str) -> Option<String>,
    program: Program,
    /// The recursive group that each slot is computed in.
    group_of: Vec<Option<u32>>,
    /// The slot of each operation.
    slots: BTreeMap<Op, u32>,
    entries: Vec<Entry>,
    /// The names visible to the next statement.
    scope: Scope,
    /// The files being read, outermost first.
    open: Vec<String>,
    /// The recursive group being compiled.
    group: Option<u32>,
    work: u32,
    depth: u32,
}

impl<'a> Compiler<'a> {
    fn new(include: &'a dyn Fn(&str) -> Option<String>) -> Compiler<'a> {
        Compiler {
            include,
            program: Program::default(),
            group_of: Vec::new(),
            slots: BTreeMap::new(),
            entries: Vec::new(),
            scope: None,
            open: Vec::new(),
            group: None,
            work: 0,
            depth: 0,
        }
    }

    fn file(&mut self, name: &str, text: &str) -> Result<(), CatError> {
        let number = self.program.files.len() as u32;
        self.program.files.push(name.to_owned());
        self.open.push(name.to_owned());
        for statement in parse::parse(name, number, text)? {
            self.statement(&statement, text)?;
        }
        self.open.pop();
        Ok(())
    }

    /// The relations that a text has given a name to, as its end sees them, and their slots.
    fn named_relations(&self) -> BTreeMap<String, u32> {
        let mut named = BTreeMap::new();
        let mut hidden = BTreeSet::new();
        let mut next = self.scope;
        while let Some(entry) = next.and_then(|i| self.entries.get(i)) {
            if let Meaning::Value(Operand::Slot(slot, Type::Relation)) = entry.meaning
                && !hidden.contains(&entry.name)
            {
                named.insert(entry.name.to_string(), slot);
            }
            hidden.insert(&entry.name);
            next = entry.outer;
        }
        named
    }

    fn statement(&mut self, statement: &Statement, text: &str) -> Result<(), CatError> {
        match statement {
            Statement::Include { pos, file } => self.include(*pos, file),
            Statement::Let { definitions, is_recursive: true } => {
                self.define_recursively(definitions)
            }
            Statement::Let { definitions, is_recursive: false } => {
                self.scope = self.define(definitions, self.scope)?;
                Ok(())
            }
            Statement::Check { role, test, is_negated, body, name, pos } => {
                let operand = self.expr(body, self.scope)?;
                let slot = match test {
                    Test::Empty if operand.type_of() != Some(Type::Relation) => {
                        self.coerce(operand, Type::Set, body.pos)?
                    }
                    _ => self.coerce(operand, Type::Relation, body.pos)?,
                };
                let default = || {
                    format!(
                        "{}{} at {}:{}",
                        if *is_negated { "~" } else { "" },
                        test.word(),
                        self.file_name(*pos),
                        pos.line
                    )
                };
                let name = name.as_deref().map_or_else(default, str::to_owned);
                let is_flag = *role != Role::Require;
                let speaks_if = (*role == Role::Flag) != *is_negated;
                let line = text.lines().nth((pos.line as usize).saturating_sub(1));
                let text = line.unwrap_or_default().trim().to_owned();
                let test = *test;
                self.program.checks.push(Check { test, slot, speaks_if, is_flag, name, text });
                Ok(())
            }
            Statement::Show(shown) => {
                shown.iter().try_for_each(|e| self.expr(e, self.scope).map(drop))
            }
        }
    }

    fn include(&mut self, pos: Pos, file: &str) -> Result<(), CatError> {
        if self.open.iter().any(|open| open == file) {
            return self.fail(pos, format!("\"{file}\" includes itself"));
        }
        if self.program.files.len() >= MAX_FILES {
            return self.fail(pos, format!("more than {MAX_FILES} files are included"));
        }
        let Some(text) = (self.include)(file) else {
            return self.fail(pos, format!("cannot find \"{file}\""));
        };
        self.file(file, &text)
    }

    /// The scope with these definitions, none of which sees another.
    fn define(&mut self, definitions: &[Definition], scope: Scope) -> Result<Scope, CatError> {
        let mut inner = scope;
        for definition in definitions {
            let meaning = match &definition.parameters {
                Some(parameters) => {
                    // Once with empty arguments, which may be sets or relations: a body that no
                    // call reaches is checked as well.
                    let enter =
                        |inner, name| self.enter(name, Meaning::Value(Operand::Empty), inner);
                    let body_scope = parameters.iter().fold(scope, enter);
                    self.expr(&definition.body, body_scope)?;
                    Meaning::Function(Rc::new(Function {
                        parameters: parameters.clone(),
                        body: Rc::clone(&definition.body),
                        scope,
                    }))
                }
                None => Meaning::Value(self.expr(&definition.body, scope)?),
            };
            inner = self.enter(&definition.name, meaning, inner);
        }
        Ok(inner)
    }

    fn define_recursively(&mut self, definitions: &[Definition]) -> Result<(), CatError> {
        if let Some(function) = definitions.iter().find(|d| d.parameters.is_some()) {
            return self.fail(
                function.pos,
                format!("`{}` is a recursive function, which is not supported", function.name),
            );
        }
        let mark = self.program.ops.len();
        let group = self.program.groups.len() as u32;
        let mut types = vec![None; definitions.len()];
        let results = loop {
            self.program.ops.truncate(mark);
            self.group_of.truncate(mark);
            self.slots.retain(|_, slot| (*slot as usize) < mark);
            self.group = Some(group);
            let mut scope = self.scope;
            for (index, (definition, t)) in definitions.iter().zip(&types).enumerate() {
                let operand = match *t {
                    None => Operand::Empty,
                    Some(t) => self.emit(
                        Op::Variable { group, index: index as u32, is_set: t == Type::Set },
                        t,
                    ),
                };
                scope = self.enter(&definition.name, Meaning::Value(operand), scope);
            }
            let mut results = Vec::with_capacity(definitions.len());
            for definition in definitions {
                results.push(self.expr(&definition.body, scope)?);
            }
            self.group = None;
            let found: Vec<_> =
                results.iter().zip(&types).map(|(r, t)| t.or(r.type_of())).collect();
            if found == types {
                break results;
            }
            types = found;
        };
        self.close_group(definitions, &types, &results)
    }

    /// Enters the names of a recursive group whose body is compiled.
    fn close_group(
        &mut self,
        definitions: &[Definition],
        types: &[Option<Type>],
        results: &[Operand],
    ) -> Result<(), CatError> {
        let group = self.program.groups.len() as u32;
        let mut variables = Vec::new();
        for (index, (definition, (t, result))) in
            definitions.iter().zip(types.iter().zip(results)).enumerate()
        {
            let value = match *t {
                Some(t) => {
                    let index = index as u32;
                    let slot = self.slot_of(Op::Variable { group, index, is_set: t == Type::Set });
                    let result = self.coerce(*result, t, definition.body.pos)?;
                    variables.push(Variable {
                        name: definition.name.to_string(),
                        pos: definition.pos,
                        slot,
                        result,
                    });
                    Operand::Slot(slot, t)
                }
                None if *result == Operand::Empty => Operand::Empty,
                None => {
                    return self.fail(
                        definition.pos,
                        format!("cannot tell whether `{}` is a set or a relation", definition.name),
                    );
                }
            };
            self.scope = self.enter(&definition.name, Meaning::Value(value), self.scope);
        }
        let is_variable =
            |slot: u32| matches!(self.program.ops[slot as usize], Op::Variable { .. });
        let body = (0u32..)
            .zip(&self.group_of)
            .filter(|(slot, g)| **g == Some(group) && !is_variable(*slot))
            .map(|(slot, _)| slot)
            .collect();
        let end = self.program.ops.len() as u32;
        self.program.groups.push(Group { variables, body, end });
        Ok(())
    }

    fn base(&mut self, base: Base, t: Type) -> Operand {
        self.emit(Op::Base(base), t)
    }

    fn emit(&mut self, op: Op, t: Type) -> Operand {
        Operand::Slot(self.slot_of(op), t)
    }

    /// The slot of an operation, a new one if there is none yet. What depends on a name that is
    /// being defined recursively belongs to its group; the rest is computed once, before.
    fn slot_of(&mut self, op: Op) -> u32 {
        if let Some(&slot) = self.slots.get(&op) {
            return slot;
        }
        let slot = self.program.ops.len() as u32;
        let is_inside =
            |i: u32| self.group_of.get(i as usize).is_some_and(|g| g.is_some() && *g == self.group);
        let group = match op {
            Op::Variable { group, .. } => Some(group),
            _ if op.operands().any(is_inside) => self.group,
            _ => None,
        };
        self.program.ops.push(op);
        self.group_of.push(group);
        self.slots.insert(op, slot);
        slot
    }

    /// The slot of an operand where its type is known.
    fn coerce(&mut self, operand: Operand, wanted: Type, pos: Pos) -> Result<u32, CatError> {
        self.expect(operand, wanted, pos)?;
        Ok(match (operand, wanted) {
            (Operand::Slot(slot, _), _) => slot,
            (Operand::Empty, Type::Set) => self.slot_of(Op::Base(Base::NoEvents)),
            (Operand::Empty, Type::Relation) => self.slot_of(Op::Base(Base::NoPairs)),
            (Operand::Full, Type::Set) => self.slot_of(Op::Base(Base::All)),
            (Operand::Full, Type::Relation) => self.slot_of(Op::Base(Base::AllPairs)),
        })
    }

    fn expect(&self, operand: Operand, wanted: Type, pos: Pos) -> Result<(), CatError> {
        match operand.type_of() {
            Some(found) if found != wanted => {
                let hint = if found == Type::Set { ": write `[S]` for a set S" } else { "" };
                self.fail(
                    pos,
                    format!(
                        "this is {}, and {} is needed{hint}",
                        found.describe(),
                        wanted.describe()
                    ),
                )
            }
            _ => Ok(()),
        }
    }

    fn enter(&mut self, name: &Rc<str>, meaning: Meaning, outer: Scope) -> Scope {
        self.entries.push(Entry { name: Rc::clone(name), meaning, outer });
        Some(self.entries.len() - 1)
    }

    fn find(&self, name: &str, scope: Scope) -> Option<Meaning> {
        let mut next = scope;
        while let Some(entry) = next.and_then(|i| self.entries.get(i)) {
            if *entry.name == *name {
                return Some(entry.meaning.clone());
            }
            next = entry.outer;
        }
        None
    }

    fn file_name(&self, pos: Pos) -> &str {
        self.program.files.get(pos.file as usize).map_or("", String::as_str)
    }

    fn fail<T>(&self, pos: Pos, message: String) -> Result<T, CatError> {
        Err(CatError {
            file: self.file_name(pos).to_owned(),
            line: pos.line,
            col: pos.col,
            message,
        })
    }
}
