//! Operands of x86's inline assembly (`x86`), and what instructions have written so far.
//!
//! The compiler takes it that all inputs are read before an output is written, unless the output
//! has `&`: the register of an output may be that of an input, or hold the address of an operand in
//! memory. And it takes it that inputs are not written. (LangRef, "Inline Asm Constraint String";
//! GCC manual, "Extended Asm".) Code that does otherwise depends on which registers are chosen.

use super::x86_text::{Syntax, Word, immediate};
use crate::ops::Scalar;
use crate::program::Reg;
use tresse_ir::ast::Ordering;

/// Why an instruction is not taken.
pub(super) enum Unknown {
    /// Something in it is unknown; the caller names it.
    Form,
    /// It is wrong: why.
    Wrong(String),
}

pub(super) type Step<T> = Result<T, Unknown>;

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
    /// It may be written before all inputs are read: `&`.
    pub is_early: bool,
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
            zero: None,
            carry: None,
            orders,
            is_unread: false,
        }
    }

    pub(super) fn arg(&self, word: &Word<'_>, syntax: Syntax) -> Step<Arg> {
        if word.is_address {
            return self.behind(self.operand(word.text)?);
        }
        let number = match syntax {
            Syntax::Att => word.text.strip_prefix("$$"),
            Syntax::Intel => Some(word.text).filter(|text| !text.starts_with('$')),
        };
        match number {
            Some(number) => immediate(number).map(Arg::Number).ok_or(Unknown::Form),
            None => self.operand(word.text),
        }
    }

    /// What a register points to. The assembly has to say that it changes memory, as this is no
    /// operand that the compiler knows.
    fn behind(&self, arg: Arg) -> Step<Arg> {
        let Arg::Given(Operand::Variable(at, width)) = arg else { return Err(Unknown::Form) };
        match self.variables[at].value {
            Some((ptr, Scalar::Ptr(bits))) if bits == width && self.orders => {
                Ok(Arg::Given(Operand::Memory(Memory { ptr, scalar: None, input: None })))
            }
            Some((_, Scalar::Ptr(bits))) if bits == width => Err(Unknown::Wrong(
                "it accesses memory through a register without \"memory\" among what it changes"
                    .into(),
            )),
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
        match self.variables.iter().position(may_share) {
            Some(other) => Err(Unknown::Wrong(format!(
                "it writes operand {} before it reads another, which may be in the same register: \
                 `&` is missing",
                self.number_of(other)
            ))),
            None => Ok(()),
        }
    }

    /// An instruction writes a variable.
    pub(super) fn write(&mut self, at: usize, reg: Reg, scalar: Scalar) -> Step<()> {
        if !self.variables[at].is_output {
            let number = self.number_of(at);
            let why = format!("it writes operand {number}, which is an input");
            return Err(Unknown::Wrong(why));
        }
        self.variables[at].value = Some((reg, scalar));
        self.variables[at].is_written = true;
        Ok(())
    }

    /// An instruction writes memory. Nobody expects that of what is an input alone, but where the
    /// assembly may change any memory.
    pub(super) fn check_written(&self, memory: Memory) -> Step<()> {
        match memory.input.filter(|_| !self.orders) {
            Some(number) => {
                Err(Unknown::Wrong(format!("it writes operand {number}, which is an input")))
            }
            None => Ok(()),
        }
    }

    fn number_of(&self, variable: usize) -> usize {
        let is_it = |o: &Operand| matches!(o, Operand::Variable(at, _) if *at == variable);
        self.operands.iter().position(is_it).unwrap_or_default()
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
            is_written: false,
        });
        self.variables.len() - 1
    }

    /// The register that a constraint names, without the `e` or `r` before it, or a new one. Names
    /// of parts of registers are not known.
    pub(super) fn variable(&mut self, name: Option<&str>) -> Option<usize> {
        let Some(name) = name else { return Some(self.new_variable(None)) };
        let short = name.strip_prefix(['e', 'r']).filter(|_| name.len() == 3).unwrap_or(name);
        if !["ax", "bx", "cx", "dx", "si", "di"].contains(&short) {
            return None;
        }
        let known = self.variables.iter().position(|v| v.name.as_deref() == Some(short));
        Some(known.unwrap_or_else(|| self.new_variable(Some(short.to_owned()))))
    }
}
