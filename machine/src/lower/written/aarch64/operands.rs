//! Operands of AArch64's inline assembly: by its constraints (LangRef, "Inline Assembler
//! Expressions"), registers, numbers in instructions, and places in memory.

use super::text::{Word, register};
use crate::lower::asm::{Step, Unknown};
use tresse_ir::ast::{Attr, Call, ConstKind, InlineAsm, Module, Value};
use tresse_ir::types::{Type, TypeId};

/// A register of the processor.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    /// Its number, if a constraint or the text names it.
    pub name: Option<u8>,
    /// The argument that is in it at the beginning, with how many bits that has.
    pub input: Option<(usize, Value, u32)>,
    /// It is an output, or is said to change.
    pub is_output: bool,
    /// It is none of the registers of inputs: `&`, and what is only changed.
    pub is_early: bool,
    /// The number of the operand, for messages.
    pub operand: usize,
}

/// What stands where `$0`, `$1`, ... stand.
#[derive(Clone, Copy, Debug)]
enum Operand {
    Variable(usize),
    /// It is written in the instruction: bits of its type, and the number.
    Number(u32, i64),
    Memory(Place),
}

/// What an instruction accesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// The variable with the address.
    pub base: usize,
    pub offset: i64,
    /// It is an operand: is it an output as well, and how many bits are there, if that is known?
    pub operand: Option<(bool, Option<u32>)>,
}

/// What an instruction reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    Variable(usize),
    Number(i64),
}

pub(super) struct Operands {
    pub variables: Vec<Variable>,
    /// The variable of each direct output.
    pub outputs: Vec<usize>,
    /// Does it say that it changes memory?
    pub orders: bool,
    operands: Vec<Operand>,
    changed: Vec<u8>,
}

impl Operands {
    pub(super) fn of(
        module: &Module,
        call: &Call,
        asm: &InlineAsm,
        results: &[TypeId],
    ) -> Step<Operands> {
        let mut all = Operands {
            variables: Vec::new(),
            outputs: Vec::new(),
            orders: asm.constraints.contains("~{memory}"),
            operands: Vec::new(),
            changed: changed(&asm.constraints),
        };
        let mut args = 0..call.args.len();
        let operands = asm.constraints.split(',').take_while(|c| !c.starts_with('~'));
        for constraint in operands.filter(|c| !c.is_empty()) {
            let is_output = constraint.starts_with('=');
            let rest = constraint.trim_start_matches(['=', '&', '%']);
            if let Some(rest) = rest.strip_prefix('*') {
                let at = args.next().filter(|_| matches!(rest, "m" | "Q")).ok_or(Unknown::Form)?;
                all.memory(module, call, at, is_output)?;
                continue;
            }
            if is_output {
                let is_early = constraint.contains('&');
                let ty = *results.get(all.outputs.len()).ok_or(Unknown::Form)?;
                bits(module, ty).ok_or(Unknown::Form)?;
                let at = all.variable(rest)?;
                (all.variables[at].is_output, all.variables[at].is_early) = (true, is_early);
                all.outputs.push(at);
                all.operands.push(Operand::Variable(at));
                continue;
            }
            let at = args.next().ok_or(Unknown::Form)?;
            all.input(module, call, at, rest)?;
        }
        let is_whole = args.is_empty() && all.outputs.len() == results.len();
        if is_whole { Ok(all) } else { Err(Unknown::Form) }
    }

    fn memory(&mut self, module: &Module, call: &Call, at: usize, is_output: bool) -> Step<()> {
        let operand = &call.args[at];
        let 64 = bits(module, operand.ty).ok_or(Unknown::Form)? else { return Err(Unknown::Form) };
        let attrs = call.arg_attrs.get(at).map_or(&[][..], |attrs| attrs);
        let element = attrs.iter().find_map(|attr| match attr {
            Attr::Type(name, ty) if name == "elementtype" => *ty,
            _ => None,
        });
        let bits = element.and_then(|ty| module.layout.bit_width(&module.types, ty));
        let base = self.new_variable(None);
        self.variables[base].input = Some((at, operand.value, 64));
        let bits = bits.and_then(|bits| u32::try_from(bits).ok());
        let operand = Some((is_output, bits));
        self.operands.push(Operand::Memory(Place { base, offset: 0, operand }));
        Ok(())
    }

    fn input(&mut self, module: &Module, call: &Call, at: usize, constraint: &str) -> Step<()> {
        let operand = &call.args[at];
        let bits = bits(module, operand.ty).ok_or(Unknown::Form)?;
        if let Ok(output) = constraint.parse::<usize>() {
            let Some(Operand::Variable(tied)) = self.operands.get(output).copied() else {
                return Err(Unknown::Form);
            };
            self.variables[tied].input = Some((at, operand.value, bits));
            self.operands.push(Operand::Variable(tied));
            return Ok(());
        }
        // LangRef, "Supported Constraint Code List", of AArch64.
        let letters = constraint.trim_matches(|c| "inIJKLMNZ".contains(c));
        let may_be_written = letters.len() < constraint.len();
        if let (true, Some(number)) = (may_be_written, number(module, operand.value, bits)) {
            let is_zero_only = constraint.trim_matches(|c| c == 'r' || c == 'Z').is_empty();
            if !is_zero_only || number == 0 {
                self.operands.push(Operand::Number(bits, number));
                return Ok(());
            }
        }
        let variable = self.variable(letters)?;
        self.variables[variable].input = Some((at, operand.value, bits));
        self.operands.push(Operand::Variable(variable));
        Ok(())
    }

    /// The register of a constraint.
    fn variable(&mut self, constraint: &str) -> Step<usize> {
        if constraint == "r" {
            return Ok(self.new_variable(None));
        }
        let name = constraint.strip_prefix('{').and_then(|name| name.strip_suffix('}'));
        let (n, _) = name.and_then(register).filter(|(n, _)| *n < 31).ok_or(Unknown::Form)?;
        let known = self.variables.iter().position(|v| v.name == Some(n));
        Ok(known.unwrap_or_else(|| self.new_variable(Some(n))))
    }

    fn new_variable(&mut self, name: Option<u8>) -> usize {
        let operand = self.operands.len();
        let (is_output, is_early) = (false, false);
        self.variables.push(Variable { name, input: None, is_output, is_early, operand });
        self.variables.len() - 1
    }

    /// What an instruction reads, and how wide it says that it is; 0 if it says nothing.
    pub(super) fn source(&mut self, word: &Word<'_>) -> Step<(Source, u32)> {
        match *word {
            Word::Number(number) => Ok((Source::Number(number), 0)),
            Word::Register(31, width) => Ok((Source::Number(0), width)),
            Word::Register(n, width) => Ok((Source::Variable(self.named(n)?), width)),
            Word::Operand(n, part) => {
                let width = match part {
                    None | Some("x") => 64,
                    Some("w") => 32,
                    Some(_) => return Err(Unknown::Form),
                };
                match *self.operands.get(n).ok_or(Unknown::Form)? {
                    Operand::Variable(at) => Ok((Source::Variable(at), width)),
                    // Zero may be the zero register, which has a width.
                    Operand::Number(_, 0) if part.is_some() => Ok((Source::Number(0), width)),
                    // It might be in a register, where what is above it is zero, or unknown.
                    Operand::Number(64, number) => Ok((Source::Number(number), 0)),
                    Operand::Number(_, number @ 0..) => Ok((Source::Number(number), 0)),
                    Operand::Number(32, number) => Ok((Source::Number(number), 32)),
                    Operand::Number(..) => Err(Unknown::Form),
                    Operand::Memory(_) => Err(Unknown::Form),
                }
            }
            Word::Address(..) | Word::Name(_) => Err(Unknown::Form),
        }
    }

    /// What an instruction writes, and its width; none is the zero register.
    pub(super) fn target(&mut self, word: &Word<'_>) -> Step<(Option<usize>, u32)> {
        match self.source(word)? {
            (Source::Variable(at), width) if self.variables[at].is_output => Ok((Some(at), width)),
            (Source::Variable(at), _) => Err(Unknown::writes_input(self.variables[at].operand)),
            (Source::Number(0), width) if width > 0 => Ok((None, width)),
            (Source::Number(_), _) => Err(Unknown::Form),
        }
    }

    /// What an instruction accesses.
    pub(super) fn place(&mut self, word: &Word<'_>) -> Step<Place> {
        match word {
            Word::Operand(n, None) => match self.operands.get(*n) {
                Some(Operand::Memory(place)) => Ok(*place),
                _ => Err(Unknown::Form),
            },
            Word::Address(base, offset) => {
                let (Source::Variable(base), 64) = self.source(base)? else {
                    return Err(Unknown::Form);
                };
                if !self.orders {
                    return Err(Unknown::through_register());
                }
                Ok(Place { base, offset: *offset, operand: None })
            }
            _ => Err(Unknown::Form),
        }
    }

    /// A register that the text names: one that is an operand, or that is said to change.
    fn named(&mut self, n: u8) -> Step<usize> {
        if let Some(at) = self.variables.iter().position(|v| v.name == Some(n)) {
            return Ok(at);
        }
        if !self.changed.contains(&n) {
            return Err(Unknown::Form);
        }
        let at = self.new_variable(Some(n));
        // The compiler puts no operand there.
        (self.variables[at].is_output, self.variables[at].is_early) = (true, true);
        Ok(at)
    }
}

/// How many bits a number or an address has that fits into a register.
pub(super) fn bits(module: &Module, ty: TypeId) -> Option<u32> {
    match module.types.body(ty) {
        Type::Int(bits @ 1..=64) => Some(*bits),
        Type::Ptr { .. } => {
            let bits = module.layout.bit_width(&module.types, ty)?;
            (bits == 64).then_some(64)
        }
        _ => None,
    }
}

/// A constant of so many bits, as one with a sign.
fn number(module: &Module, value: Value, bits: u32) -> Option<i64> {
    let Value::Const(id) = value else { return None };
    let number = match &module.consts[id.index()].kind {
        ConstKind::Int(bits) => u64::try_from(bits).ok()?,
        ConstKind::Zero => 0,
        _ => return None,
    };
    let unused = 64 - bits;
    Some((number << unused) as i64 >> unused)
}

/// The registers that constraints say to change.
fn changed(constraints: &str) -> Vec<u8> {
    let name = |c: &str| Some(register(c.strip_prefix("~{")?.strip_suffix('}')?)?.0);
    constraints.split(',').filter_map(name).collect()
}
