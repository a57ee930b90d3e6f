//! `cmpxchg16b` (Intel SDM volume 2), and the registers that it needs: `rax` and `rdx` have what is
//! expected and then what was found, `rbx` and `rcx` what is stored.
//!
//! Compilers keep `rbx` for themselves in some code. Assembly that needs it there exchanges it with
//! a register that it has, and puts back what was in it.

use super::asm::{Step, Unknown};
use super::func::Builder;
use super::x86_operands::{Assembly, Memory, Operand, Variable};
use super::x86_text::Line;
use crate::ops::Scalar;
use crate::program::{Op, Reg};
use tresse_ir::ast::{InlineAsm, Ordering, RmwOp};

/// It has to be aligned to 16 bytes, as a power of two.
const ALIGN: u8 = 4;

impl Builder<'_, '_> {
    /// Makes `rbx` known, where the text names it and nothing else does. What it holds is known to
    /// nobody. An output without a name may be in it, and would be lost when `rbx` is put back.
    /// There may be one: that with which `rbx` is exchanged, which is right wherever it is.
    pub(super) fn keep_rbx(&mut self, state: &mut Assembly, asm: &InlineAsm) -> Step<()> {
        let is_rbx = |name: Option<&str>| name == Some("bx");
        let is_known = state.changed.iter().any(|name| is_rbx(Some(name)))
            || state.variables.iter().any(|v| is_rbx(v.name.as_deref()));
        if is_known || !asm.template.contains("rbx") {
            return Ok(());
        }
        let may_be_there = |v: &&Variable| v.is_output && v.name.is_none();
        let mut there = state.variables.iter().filter(may_be_there);
        if there.next().is_some_and(|v| v.input.is_none()) || there.next().is_some() {
            return Err(Unknown::Form);
        }
        let at = state.new_variable(Some("bx".into()));
        let (held, _) = self.whatever(state, at);
        (state.variables[at].kept, state.variables[at].is_output) = (Some(held), true);
        Ok(())
    }

    /// What a register holds, should nobody know it: a value of its own.
    pub(super) fn whatever(&mut self, state: &mut Assembly, at: usize) -> (Reg, Scalar) {
        if let Some(value) = state.variables[at].value {
            return value;
        }
        let (dst, src) = (self.temp(1), self.pooled(vec![self.lowerer.program.undefined(64)]));
        self.push(Op::Move { dst, src });
        state.unknown.push(dst);
        *state.variables[at].value.insert((dst, Scalar::Int(64)))
    }

    /// Two registers change what they hold, as a whole.
    pub(super) fn exchange(
        &mut self,
        state: &mut Assembly,
        a: usize,
        b: usize,
        width: u32,
    ) -> Step<()> {
        let value = |at: usize| state.variables[at].value.ok_or(Unknown::Form);
        let ((of_a, scalar_a), (of_b, scalar_b)) = (value(a)?, value(b)?);
        if width != 64 || scalar_a.bits() != 64 || scalar_b.bits() != 64 {
            return Err(Unknown::Form);
        }
        let is_with_rbx = [a, b].iter().any(|at| state.variables[*at].kept.is_some());
        for (at, reg, scalar) in [(a, of_b, scalar_b), (b, of_a, scalar_a)] {
            match is_with_rbx && state.variables[at].is_output {
                true => state.hold(at, reg, scalar),
                false => state.write(at, reg, scalar)?,
            }
        }
        Ok(())
    }

    pub(super) fn step_cmpxchg16b(
        &mut self,
        state: &mut Assembly,
        memory: Memory,
        line: &Line<'_>,
    ) -> Step<()> {
        let is_x86_64 = self.lowerer.program.least_pointer_bits == 64;
        let is_wide = line.width.is_none_or(|width| width == 128);
        if !(is_x86_64 && line.is_locked && is_wide) {
            return Err(Unknown::Form);
        }
        let [ax, bx, cx, dx] = ["ax", "bx", "cx", "dx"].map(|name| {
            let is_it = |v: &Variable| v.name.as_deref() == Some(name);
            state.variables.iter().position(is_it).ok_or(Unknown::Form)
        });
        let (ax, bx, cx, dx) = (ax?, bx?, cx?, dx?);
        let halves = [(ax, bx), (dx, cx)];
        let is_same = |(old, new): (usize, usize)| {
            let of = |at: usize| state.variables[at].value.map(|(reg, _)| reg);
            of(old).is_some() && of(old) == of(new)
        };
        if halves.into_iter().all(is_same) {
            return self.load_by_update(state, memory, [ax, dx]);
        }
        state.check_written(memory)?;
        let [low, high] = halves.map(|(expected, new)| {
            Ok((expected, self.held(state, expected)?, self.held(state, new)?))
        });
        let halves = [low?, high?];
        let ordering = state.order(Ordering::SeqCst);
        let found = halves.map(|_| self.temp(2));
        self.is_visible();
        for (i, (_, expected, new)) in halves.into_iter().enumerate() {
            self.push(Op::CmpXchg {
                dst: found[i],
                ptr: memory.ptr,
                expected,
                new,
                offset: 8 * i as u8,
                total: 16,
                width: 64,
                align: ALIGN,
                is_weak: false,
                success: ordering,
                failure: ordering,
            });
        }
        (state.zero, state.carry) = (Some(found[0].plus(1)), None);
        for ((at, ..), found) in halves.into_iter().zip(found) {
            state.write(at, found, Scalar::Int(64))?;
        }
        Ok(())
    }

    /// What is stored is what was expected: whether that was there or not, memory stays as it is,
    /// and what it holds is known then.
    fn load_by_update(
        &mut self,
        state: &mut Assembly,
        memory: Memory,
        found: [usize; 2],
    ) -> Step<()> {
        self.is_visible();
        for (at, offset) in found.into_iter().zip([0, 8]) {
            let (dst, value, ordering) = (self.temp(1), self.int(0), state.order(Ordering::SeqCst));
            let (op, scalar, total, align) = (RmwOp::Or, Scalar::Int(128), 16, ALIGN);
            let ptr = memory.ptr;
            self.push(Op::Rmw { op, scalar, dst, ptr, value, offset, total, align, ordering });
            state.write(at, dst, Scalar::Int(64))?;
        }
        (state.zero, state.carry) = (None, None);
        Ok(())
    }

    /// What a register of 64 bits holds.
    fn held(&mut self, state: &Assembly, at: usize) -> Step<Reg> {
        state.check_kept(Operand::Variable(at, 64))?;
        let (reg, scalar) = state.variables[at].value.ok_or(Unknown::Form)?;
        if scalar.bits() == 64 && !state.is_unknown(at) { Ok(reg) } else { Err(Unknown::Form) }
    }
}
