//! x86 instructions in inline assembly, as lock-free C and Rust have them, in AT&T's and in Intel's
//! syntax: `mov`, `xchg`, and with `lock` `cmpxchg`, `xadd`, `add`, `sub`, `and`, `or`, `xor`,
//! `not`, `inc`, `dec`, `bts`, `btr`, `btc`, `cmpxchg16b` ([`super::x86_wide`]), then `setcc` and
//! `sbb` for what they say of zero and carry. Intel SDM volume 2. Whatever else is there, and a
//! form of these that is not as expected, is unsupported by name.
//!
//! An instruction is taken as the access of LLVM that is compiled to it, the strongest that is: one
//! with `lock` as `seq_cst`, a load as `seq_cst`, a store as `release`. Assembly that does not say
//! that it changes memory leaves the order of other accesses to the compiler: then it is relaxed.
//!
//! Operands (LangRef, "Inline Assembler Expressions") are places in memory, or variables: a
//! register, which several of them may share, and which the text may name. A variable that is
//! written in part is known in that part.

use super::asm::{Step, Unknown};
use super::func::{Builder, Refused};
use super::x86_operands::{Arg, Assembly, Memory, Operand, changed};
use super::x86_text::{Line, Syntax, fits, is_immediate, is_of_registers, lines, most_immediate};
use crate::ops::Scalar;
use crate::program::{Op, Reg};
use crate::value::Value;
use tresse_ir::ast::{
    Attr, BinOp, Call, CastOp, Flags, GepFlags, InlineAsm, Inst, IntPred, Ordering, RmwOp,
};
use tresse_ir::types::{Type, TypeId};

/// How wide an instruction is: as its suffix and all registers say.
fn width_of(suffix: Option<u32>, args: &[Arg]) -> Step<u32> {
    let of_register = |arg: &Arg| match arg {
        Arg::Given(Operand::Variable(_, width)) => Some(*width).filter(|width| *width != 0),
        _ => None,
    };
    let mut widths = args.iter().filter_map(of_register).chain(suffix);
    let width = widths.next().ok_or(Unknown::Form)?;
    if widths.all(|other| other == width) { Ok(width) } else { Err(Unknown::Form) }
}

/// Does an instruction of this width access no more than the operand that it is given, where
/// nothing says that it changes other memory?
fn check_width(state: &Assembly, args: &[Arg], width: u32) -> Step<()> {
    let is_narrower = |arg: &Arg| match arg {
        Arg::Given(Operand::Memory(memory)) => memory.scalar.is_some_and(|s| s.bits() < width),
        _ => false,
    };
    if state.orders || !args.iter().any(is_narrower) {
        return Ok(());
    }
    Err(Unknown::beyond_operand())
}

impl Builder<'_, '_> {
    /// The outputs are one slot each. The result is the flag for a condition, as in `setcc`.
    /// `None`: it is not what this is about.
    pub(super) fn lower_x86(
        &mut self,
        inst: &Inst,
        call: &Call,
        asm: &InlineAsm,
        condition: Option<&str>,
        dst: Reg,
    ) -> Result<Option<Reg>, Refused> {
        let is_x86 = ["x86_64", "amd64", "i386", "i486", "i586", "i686"]
            .iter()
            .any(|name| self.lowerer.inputs[self.module].module.triple.starts_with(name));
        if !is_x86 {
            return Ok(None);
        }
        let syntax = Syntax::of(asm);
        let Some(results) = self.results(inst.ty) else { return Ok(None) };
        let Some((mut state, outputs)) = self.assembly(call, asm, &results)? else {
            return Ok(None);
        };
        let Some(all) = lines(&asm.template, syntax) else { return Ok(None) };
        if self.keep_rbx(&mut state, asm).is_err() {
            return Ok(None);
        }
        if let [Line { name: "not", .. }] = &all[..] {
            state.is_unread = self.is_unread(call);
        }
        for line in all {
            match self.step_x86(&mut state, &line, syntax) {
                Ok(()) => {}
                Err(Unknown::Form) => return Ok(None),
                Err(Unknown::Wrong(why)) => {
                    return Err(format!("inline assembly: `{}`: {why}", asm.template.trim()));
                }
            }
        }
        if self.finish_x86(&state, &outputs, &results, dst).is_err() {
            return Ok(None);
        }
        Ok(match condition {
            Some(condition) => self.flag(&state, condition).ok(),
            None => Some(Reg::NONE),
        })
    }

    /// The types of the direct outputs.
    fn results(&self, ty: TypeId) -> Option<Vec<Scalar>> {
        match self.lowerer.inputs[self.module].module.types.body(ty) {
            Type::Struct { fields, .. } => fields.iter().map(|ty| self.scalar(*ty)).collect(),
            Type::Void => Some(Vec::new()),
            _ => Some(vec![self.scalar(ty)?]),
        }
    }

    /// Its operands, and of each direct output the variable or the flag that it is.
    fn assembly(
        &mut self,
        call: &Call,
        asm: &InlineAsm,
        results: &[Scalar],
    ) -> Result<Option<(Assembly, Vec<Output>)>, Refused> {
        let mut state = Assembly::new(asm.constraints.contains("~{memory}"));
        state.changed = changed(&asm.constraints);
        let (mut outputs, mut args) = (Vec::new(), 0..call.args.len());
        for constraint in asm.constraints.split(',').take_while(|c| !c.starts_with('~')) {
            let is_output = constraint.starts_with('=');
            let rest = constraint.trim_start_matches(['=', '&', '%']);
            if let Some(rest) = rest.strip_prefix('*') {
                let (Some(at), false) = (args.next(), rest.is_empty()) else { return Ok(None) };
                let input = (!is_output).then_some(state.operands.len());
                state.operands.push(Operand::Memory(self.memory(call, at, input)?));
                continue;
            }
            let name = rest.strip_prefix('{').and_then(|name| name.strip_suffix('}'));
            if let Some(flag) = name.and_then(|name| name.strip_prefix("@cc")) {
                outputs.push(Output::Flag(flag.to_owned()));
                // It is numbered, and cannot be named.
                let variable = state.new_variable(None);
                state.operands.push(Operand::Variable(variable, 0));
                continue;
            }
            if !is_of_registers(rest) {
                return Ok(None);
            }
            let next = || call.args.get(args.clone().next()?);
            let scalar = match is_output {
                true => results.get(outputs.len()).copied(),
                false => next().and_then(|operand| self.scalar(operand.ty)),
            };
            let Some(scalar) = scalar else { return Ok(None) };
            let tied = rest.parse().ok().and_then(|at: usize| state.operands.get(at).copied());
            let variable = match tied {
                Some(Operand::Variable(at, _)) => at,
                Some(Operand::Memory(_)) => return Ok(None),
                None => match state.variable(name, scalar.bits()) {
                    Some(at) => at,
                    None => return Ok(None),
                },
            };
            if is_output {
                state.operands.push(Operand::Variable(variable, scalar.bits()));
                state.variables[variable].is_output = true;
                state.variables[variable].is_early = constraint.contains('&');
                outputs.push(Output::Variable(variable));
                continue;
            }
            let Some(operand) = args.next().and_then(|at| call.args.get(at)) else {
                return Ok(None);
            };
            let (reg, most) = (self.operand(operand)?, most_immediate(rest));
            let may_be_written = |v: &Value| v.bits <= most;
            let is_written =
                most > 0 && reg.is_const() && self.const_value(reg).is_none_or(may_be_written);
            let width = if is_written { 0 } else { scalar.bits() };
            state.operands.push(Operand::Variable(variable, width));
            state.variables[variable].value = Some((reg, scalar));
            state.variables[variable].input = Some(reg);
            state.variables[variable].most = most;
            state.variables[variable].is_immediate = is_immediate(rest);
        }
        Ok((args.is_empty()).then_some((state, outputs)))
    }

    /// What an argument points to.
    fn memory(&mut self, call: &Call, at: usize, input: Option<usize>) -> Result<Memory, Refused> {
        let ptr = self.address(&call.args[at])?;
        let attrs = call.arg_attrs.get(at).map_or(&[][..], |attrs| attrs);
        let element = attrs.iter().find_map(|attr| match attr {
            Attr::Type(name, ty) if name == "elementtype" => *ty,
            _ => None,
        });
        let scalar = element.and_then(|ty| self.scalar(ty));
        Ok(Memory { ptr, scalar, input, offset: 0 })
    }

    /// An argument, at its address.
    fn at_address(&mut self, arg: Arg) -> Arg {
        let Arg::Given(Operand::Memory(memory @ Memory { offset: 1.. | ..=-1, .. })) = arg else {
            return arg;
        };
        let (ptr, index) = (self.temp(1), self.int(memory.offset as u64));
        let (dst, base, width, flags) = (ptr, memory.ptr, 64, GepFlags::default());
        self.push(Op::GepScaled { dst, base, index, width, scale: 1, flags });
        Arg::Given(Operand::Memory(Memory { ptr, offset: 0, ..memory }))
    }

    fn step_x86(&mut self, state: &mut Assembly, line: &Line<'_>, syntax: Syntax) -> Step<()> {
        let args = line.args.iter().map(|arg| state.arg(arg, syntax));
        let args = args.collect::<Step<Vec<Arg>>>()?;
        let args: Vec<Arg> = args.into_iter().map(|arg| self.at_address(arg)).collect();
        if let Some(cond) = line.name.strip_prefix("set") {
            let ([arg], false) = (&args[..], line.is_locked) else { return Err(Unknown::Form) };
            width_of(Some(8), &args)?;
            let flag = self.flag(state, cond)?;
            let byte = self.number_of(flag, 8);
            return self.put(state, *arg, byte, Scalar::Int(8));
        }
        let name = line.name;
        if ["pause", "nop"].contains(&name) && args.is_empty() && !line.is_locked {
            return Ok(());
        }
        if let ("cmpxchg16b", [Arg::Given(Operand::Memory(memory))]) = (name, &args[..]) {
            check_width(state, &args, 128)?;
            return self.step_cmpxchg16b(state, *memory, line);
        }
        let width = width_of(line.width, &args)?;
        check_width(state, &args, width)?;
        // A number of several pointers is moved in pieces elsewhere (`access`).
        if width > self.lowerer.program.least_pointer_bits {
            return Err(Unknown::Form);
        }
        let is_load = name == "mov" && matches!(args[..], [_, Arg::Given(Operand::Variable(..))]);
        let mut written = args.iter().filter_map(|arg| self.written(state, *arg));
        if !written.all(|number| fits(number, width, is_load)) {
            return Err(Unknown::Form);
        }
        match (name, &args[..]) {
            ("mov", [from, to]) if !line.is_locked => self.step_mov(state, *from, *to, width),
            ("xchg", [Arg::Given(a), Arg::Given(b)]) => self.step_xchg(state, *a, *b, width),
            ("sbb", [Arg::Given(a), Arg::Given(b)]) if !line.is_locked => {
                self.step_sbb(state, *a, *b, width)
            }
            (_, [from @ .., Arg::Given(Operand::Memory(memory))]) if line.is_locked => {
                self.step_locked(state, name, from, *memory, width)
            }
            _ => Err(Unknown::Form),
        }
    }

    /// The number that is written in the instruction, or may be.
    pub(super) fn written(&self, state: &Assembly, arg: Arg) -> Option<i64> {
        match arg {
            Arg::Number(number) => Some(number),
            Arg::Given(Operand::Variable(at, 0)) => {
                let (reg, scalar) = state.variables[at].value?;
                let unused = 64 - scalar.bits().clamp(1, 64);
                Some((self.const_value(reg)?.bits << unused) as i64 >> unused)
            }
            Arg::Given(_) => None,
        }
    }

    fn step_mov(&mut self, state: &mut Assembly, from: Arg, to: Arg, width: u32) -> Step<()> {
        let (reg, scalar) = match (from, to) {
            (Arg::Given(Operand::Memory(_)), Arg::Given(Operand::Memory(_))) => {
                return Err(Unknown::Form);
            }
            (Arg::Given(Operand::Variable(from, _)), Arg::Given(Operand::Variable(..)))
                if width == 64 && state.is_unknown(from) =>
            {
                self.whatever(state, from)
            }
            (Arg::Given(Operand::Memory(memory)), _) => {
                self.is_visible();
                let dst = self.load_x86(memory, width, state.order(Ordering::SeqCst));
                (dst, memory.of(width))
            }
            _ => self.get(state, from, width)?,
        };
        self.put(state, to, reg, scalar)
    }

    pub(super) fn load_x86(&mut self, memory: Memory, width: u32, ordering: Ordering) -> Reg {
        let (dst, ptr, total) = (self.temp(1), memory.ptr, width / 8);
        let (offset, len, width, align) = (0, total as u8, width as u8, ALIGN);
        self.push(Op::Load { dst, ptr, offset, total, len, width, align, ordering });
        dst
    }

    fn step_xchg(&mut self, state: &mut Assembly, a: Operand, b: Operand, width: u32) -> Step<()> {
        let (variable, memory) = match (a, b) {
            (Operand::Variable(..), Operand::Memory(memory)) => (a, memory),
            (Operand::Memory(memory), Operand::Variable(..)) => (b, memory),
            (Operand::Variable(a, _), Operand::Variable(b, _)) => {
                return self.exchange(state, a, b, width);
            }
            (Operand::Memory(_), Operand::Memory(_)) => return Err(Unknown::Form),
        };
        let new = self.get(state, Arg::Given(variable), width)?.0;
        state.check_written(memory)?;
        let old = self.rmw(state, RmwOp::Xchg, memory, new, width);
        self.put(state, Arg::Given(variable), old, memory.of(width))
    }

    /// `sbb x, x`: all bits are the carry flag.
    fn step_sbb(&mut self, state: &mut Assembly, a: Operand, b: Operand, width: u32) -> Step<()> {
        let (Operand::Variable(a, _), Operand::Variable(b, _)) = (a, b) else {
            return Err(Unknown::Form);
        };
        let (cond, true) = (state.carry.ok_or(Unknown::Form)?, a == b) else {
            return Err(Unknown::Form);
        };
        let (dst, ones, zero) = (self.temp(1), self.int(ones(width)), self.int(0));
        self.push(Op::Select { dst, cond, a: ones, b: zero, slots: 1 });
        state.write(a, dst, Scalar::Int(width))
    }

    pub(super) fn is_zero(&mut self, a: Reg, width: u32) -> Reg {
        let (dst, b, flags) = (self.temp(1), self.int(0), Flags::default());
        self.push(Op::ICmp { pred: IntPred::Eq, flags, width, dst, a, b });
        dst
    }

    /// A flag, or its opposite, as `i1`.
    fn flag(&mut self, state: &Assembly, cond: &str) -> Step<Reg> {
        let (flag, is_opposite) = match cond {
            "e" | "z" => (state.zero, false),
            "ne" | "nz" => (state.zero, true),
            "c" | "b" | "nae" => (state.carry, false),
            "nc" | "nb" | "ae" => (state.carry, true),
            _ => return Err(Unknown::Form),
        };
        let flag = flag.ok_or(Unknown::Form)?;
        let one = self.int(1);
        Ok(if is_opposite { self.int_op(BinOp::Xor, 1, flag, one, Flags::default()) } else { flag })
    }

    /// A flag as a number.
    fn number_of(&mut self, flag: Reg, width: u32) -> Reg {
        self.converted(flag, (CastOp::ZExt, Scalar::Int(1), Scalar::Int(width)))
    }

    /// The value of an operand that is no memory, as wide as this.
    pub(super) fn get(&mut self, state: &Assembly, arg: Arg, width: u32) -> Step<(Reg, Scalar)> {
        match arg {
            Arg::Number(number) => Ok((self.int(number as u64 & ones(width)), Scalar::Int(width))),
            Arg::Given(Operand::Variable(at, _)) if !state.is_unknown(at) => {
                let (reg, scalar) = state.variables[at].value.ok_or(Unknown::Form)?;
                self.narrowed(reg, scalar, width)
            }
            Arg::Given(_) => Err(Unknown::Form),
        }
    }

    fn narrowed(&mut self, reg: Reg, scalar: Scalar, width: u32) -> Step<(Reg, Scalar)> {
        match scalar {
            _ if scalar.bits() == width => Ok((reg, scalar)),
            Scalar::Int(bits) if bits > width && bits <= 64 => {
                let to = Scalar::Int(width);
                Ok((self.converted(reg, (CastOp::Trunc, scalar, to)), to))
            }
            _ => Err(Unknown::Form),
        }
    }

    fn put(&mut self, state: &mut Assembly, to: Arg, reg: Reg, scalar: Scalar) -> Step<()> {
        match to {
            Arg::Given(Operand::Variable(at, _)) => state.write(at, reg, scalar),
            Arg::Given(Operand::Memory(memory)) => {
                state.check_written(memory)?;
                let (src, ptr, offset, width) = (reg, memory.ptr, 0, scalar.bits());
                let (total, align, ordering) = (width / 8, ALIGN, state.order(Ordering::Release));
                let (len, width) = (total as u8, width as u8);
                self.is_visible();
                self.push(Op::Store { src, ptr, offset, total, len, width, align, ordering });
                Ok(())
            }
            Arg::Number(_) => Err(Unknown::Form),
        }
    }

    fn finish_x86(
        &mut self,
        state: &Assembly,
        outputs: &[Output],
        results: &[Scalar],
        dst: Reg,
    ) -> Step<()> {
        if results.len() != outputs.len() || !state.has_kept() {
            return Err(Unknown::Form);
        }
        for (number, (scalar, output)) in results.iter().zip(outputs).enumerate() {
            let value = match output {
                Output::Flag(cond) => {
                    let flag = self.flag(state, cond)?;
                    self.number_of(flag, scalar.bits())
                }
                // What is in a register after an exchange is undefined; nobody asks for it alone.
                Output::Variable(at) if state.is_unknown(*at) && state.has_no_input(*at) => {
                    return Err(Unknown::Form);
                }
                Output::Variable(at) => {
                    let (reg, known) = state.variables[*at].value.ok_or(Unknown::Form)?;
                    self.narrowed(reg, known, scalar.bits())?.0
                }
            };
            self.copy(dst.plus(number as u32), value, 1);
        }
        Ok(())
    }
}

/// A direct output.
enum Output {
    Variable(usize),
    /// By its condition, as in `setcc`.
    Flag(String),
}

/// x86 accesses memory at any address.
pub(super) const ALIGN: u8 = 0;

/// So many bits that are set.
pub(super) fn ones(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}
