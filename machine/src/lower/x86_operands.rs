//! Operands of x86's inline assembly (`x86`), and what instructions have written so far.
//!
//! The compiler takes it that all inputs are read before an output is written, unless the output
//! has `&`: the register of an output may be that of an input, or hold the address of an operand in
//! memory. And it takes it that inputs are not written. (LangRef, "Inline Asm Constraint String";
//! GCC manual, "Extended Asm".) Code that does otherwise depends on which registers are chosen.

use super::asm::{Step, Unknown};
use super::x86_text::{Syntax, Word, immediate, register};
use crate::ops::Scalar;
use crate::program::Reg;
use tresse_ir::ast::Ordering;

/// What stands where `$0`, `$1`, ... stand.
#[derive(Clone, Copy)]
pub(super) enum Operand {
    Memory(Memory),
    /// By number, with the width of the register's name that stands there; 0 if there may be none.
    Variable(usize, u32),
}

#[derive(Clone, Copy)]
pub(super) struct Memory {
    pub ptr: Reg,
    /// What is there, if it is a scalar.
    pub scalar: Option<Scalar>,
    /// The number of the operand, if it is an input and no output.
    pub input: Option<usize>,
    /// Bytes from the address.
    pub offset: i64,
}

impl Memory {
    /// What is there in so many bits.
    pub(super) fn of(self, width: u32) -> Scalar {
        self.scalar.filter(|scalar| scalar.bits() == width).unwrap_or(Scalar::Int(width))
    }
}

/// A register of the processor.
pub(super) struct Variable {
    /// `ax`, if a constraint names it.
    pub name: Option<String>,
    pub value: Option<(Reg, Scalar)>,
    /// A constant may be written in the instruction itself up to here.
    pub most: u64,
    /// What it is before the first instruction, if it is an input.
    pub input: Option<Reg>,
    /// It is an input that is in no register: a constant.
    pub is_immediate: bool,
    pub is_output: bool,
    /// It may be written before all inputs are read: `&`, and what is only changed.
    pub is_early: bool,
    /// What it is at the end again, as nothing says that it changes.
    pub kept: Option<Reg>,
    /// An instruction has written it.
    pub is_written: bool,
}

/// An operand of an instruction.
#[derive(Clone, Copy)]
pub(super) enum Arg {
    Given(Operand),
    Number(i64),
}

/// What instructions have said so far.
pub(super) struct Assembly {
    pub operands: Vec<Operand>,
    pub variables: Vec<Variable>,
    /// Registers that change and are no operands.
    pub changed: Vec<String>,
    /// What such registers hold before they are written.
    pub unknown: Vec<Reg>,
    /// The zero and the carry flag, as `i1`.
    pub zero: Option<Reg>,
    pub carry: Option<Reg>,
    /// Does it say that it changes memory?
    pub orders: bool,
    /// Is all that is given the address of a local that nobody reads (`unread`)?
    pub is_unread: bool,
}

impl Assembly {
    pub(super) fn new(orders: bool) -> Assembly {
        Assembly {
            operands: Vec::new(),
            variables: Vec::new(),
            changed: Vec::new(),
            unknown: Vec::new(),
            zero: None,
            carry: None,
            orders,
            is_unread: false,
        }
    }

    pub(super) fn arg(&mut self, word: &Word<'_>, syntax: Syntax) -> Step<Arg> {
        if word.is_address {
            let arg = self.register_or_operand(word.text, syntax)?;
            return self.behind(arg, word.offset);
        }
        let number = match syntax {
            Syntax::Att => word.text.strip_prefix("$$"),
            Syntax::Intel => Some(word.text).filter(|text| !text.starts_with('$')),
        };
        match number.and_then(immediate) {
            Some(number) => Ok(Arg::Number(number)),
            None => self.register_or_operand(word.text, syntax),
        }
    }

    fn register_or_operand(&mut self, text: &str, syntax: Syntax) -> Step<Arg> {
        let name = match syntax {
            Syntax::Att => text.strip_prefix('%'),
            Syntax::Intel => Some(text),
        };
        match name.and_then(register) {
            Some((name, width)) => self.named(name, width),
            None => self.operand(text),
        }
    }

    /// A register that the text names: one that is an operand, or that is said to change.
    fn named(&mut self, name: &str, width: u32) -> Step<Arg> {
        let is_it = |v: &Variable| v.name.as_deref() == Some(name);
        let at = match self.variables.iter().position(is_it) {
            Some(at) => at,
            None => {
                let is_changed = self.changed.iter().any(|changed| changed == name);
                let true = is_changed else { return Err(Unknown::Form) };
                let at = self.new_variable(Some(name.to_owned()));
                // The compiler puts no operand there.
                (self.variables[at].is_output, self.variables[at].is_early) = (true, true);
                at
            }
        };
        let operand = Operand::Variable(at, width);
        self.check_kept(operand)?;
        Ok(Arg::Given(operand))
    }

    /// What a register points to. The assembly has to say that it changes memory, as this is no
    /// operand that the compiler knows.
    fn behind(&self, arg: Arg, offset: i64) -> Step<Arg> {
        let Arg::Given(Operand::Variable(at, width)) = arg else { return Err(Unknown::Form) };
        match self.variables[at].value {
            Some((ptr, Scalar::Ptr(bits))) if bits == width && self.orders => {
                Ok(Arg::Given(Operand::Memory(Memory { ptr, scalar: None, input: None, offset })))
            }
            Some((_, Scalar::Ptr(bits))) if bits == width => Err(Unknown::through_register()),
            _ => Err(Unknown::Form),
        }
    }

    /// One of the operands that are given.
    fn operand(&self, text: &str) -> Step<Arg> {
        let number = text.strip_prefix('$').ok_or(Unknown::Form)?;
        let inside = number.strip_prefix('{').and_then(|n| n.strip_suffix('}')).unwrap_or(number);
        let (number, part) = inside.split_once(':').map_or((inside, None), |(n, p)| (n, Some(p)));
        let at: usize = number.parse().map_err(|_| Unknown::Form)?;
        let operand = self.operands.get(at).copied().ok_or(Unknown::Form)?;
        self.check_kept(operand)?;
        match (operand, part) {
            (operand, None) => Ok(Arg::Given(operand)),
            // LangRef, "Asm template argument modifiers", of x86: a part of a register.
            (Operand::Variable(at, _), Some(part)) => {
                let parts = [("b", 8), ("w", 16), ("k", 32), ("q", 64)];
                let width = parts.iter().find(|(name, _)| *name == part).ok_or(Unknown::Form)?.1;
                Ok(Arg::Given(Operand::Variable(at, width)))
            }
            (Operand::Memory(_), Some(_)) => Err(Unknown::Form),
        }
    }

    pub(super) fn order(&self, strongest: Ordering) -> Ordering {
        if self.orders { strongest } else { Ordering::Monotonic }
    }

    /// Does an input, or the register that has its address, surely hold what it held before?
    pub(super) fn check_kept(&self, operand: Operand) -> Step<()> {
        let (name, input) = match operand {
            Operand::Memory(memory) => (None, memory.ptr),
            Operand::Variable(at, _) => match &self.variables[at] {
                Variable {
                    name,
                    input: Some(input),
                    is_output: false,
                    is_immediate: false,
                    ..
                } => (name.as_ref(), *input),
                // Outputs have registers of their own.
                _ => return Ok(()),
            },
        };
        // Equal inputs may share a register too.
        let may_share = |other: &Variable| {
            let is_other = name.is_some() && other.name.is_some() && name != other.name.as_ref();
            other.is_written
                && !other.is_early
                && other.input.is_none_or(|of_other| of_other == input)
                && !is_other
        };
        let Some(other) = self.variables.iter().position(may_share) else { return Ok(()) };
        Err(match (self.number_of(other), &self.variables[other].name) {
            (Some(number), _) => Unknown::shared_register(number),
            (None, name) => Unknown::Wrong(format!(
                "it writes register {} before it reads an operand, which may be there",
                name.as_deref().unwrap_or_default()
            )),
        })
    }

    /// An instruction writes a variable.
    pub(super) fn write(&mut self, at: usize, reg: Reg, scalar: Scalar) -> Step<()> {
        if !self.variables[at].is_output {
            return Err(Unknown::writes_input(self.number_of(at).unwrap_or_default()));
        }
        // It may be in a register that is put back later.
        if self.variables[at].name.is_none() && !self.has_kept() {
            return Err(Unknown::Form);
        }
        self.hold(at, reg, scalar);
        Ok(())
    }

    /// A variable holds this from now on.
    pub(super) fn hold(&mut self, at: usize, reg: Reg, scalar: Scalar) {
        self.variables[at].value = Some((reg, scalar));
        self.variables[at].is_written = true;
    }

    /// An instruction writes memory. Nobody expects that of what is an input alone, but where the
    /// assembly may change any memory.
    pub(super) fn check_written(&self, memory: Memory) -> Step<()> {
        match memory.input.filter(|_| !self.orders) {
            Some(number) => Err(Unknown::writes_input(number)),
            None => Ok(()),
        }
    }

    /// Do registers that nothing says to change hold what they held before?
    pub(super) fn has_kept(&self) -> bool {
        let is_kept = |v: &Variable| v.kept.is_none_or(|kept| v.value.is_some_and(|v| v.0 == kept));
        self.variables.iter().all(is_kept)
    }

    /// Is what it holds known to nobody?
    pub(super) fn is_unknown(&self, at: usize) -> bool {
        self.variables[at].value.is_none_or(|(reg, _)| self.unknown.contains(&reg))
    }

    pub(super) fn has_no_input(&self, at: usize) -> bool {
        self.variables[at].input.is_none()
    }

    fn number_of(&self, variable: usize) -> Option<usize> {
        let is_it = |o: &Operand| matches!(o, Operand::Variable(at, _) if *at == variable);
        self.operands.iter().position(is_it)
    }

    pub(super) fn new_variable(&mut self, name: Option<String>) -> usize {
        self.variables.push(Variable {
            name,
            value: None,
            most: 0,
            input: None,
            is_immediate: false,
            is_output: false,
            is_early: false,
            kept: None,
            is_written: false,
        });
        self.variables.len() - 1
    }

    /// The register that a constraint names, without what tells its width, or a new one. Of so many
    /// bits there is none whose name is that of a byte; the other names are used for any width.
    pub(super) fn variable(&mut self, name: Option<&str>, bits: u32) -> Option<usize> {
        let Some(name) = name else { return Some(self.new_variable(None)) };
        let short = register(name).filter(|(_, width)| *width > 8 || bits <= 8)?.0;
        let known = self.variables.iter().position(|v| v.name.as_deref() == Some(short));
        Some(known.unwrap_or_else(|| self.new_variable(Some(short.to_owned()))))
    }
}

/// The registers that a constraint says to change, without what tells their width.
pub(super) fn changed(constraints: &str) -> Vec<String> {
    let name = |c: &str| Some(register(c.strip_prefix("~{")?.strip_suffix('}')?)?.0.to_owned());
    constraints.split(',').filter_map(name).collect()
}
