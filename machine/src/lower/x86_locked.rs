//! x86 instructions with `lock`, on one place in memory (Intel SDM volume 2): updates, and what
//! they say of zero and carry. (`cmpxchg16b` is in [`super::x86_wide`].)

use super::asm::{Step, Unknown};
use super::func::Builder;
use super::x86::{ALIGN, ones};
use super::x86_operands::{Arg, Assembly, Memory, Operand, Variable};
use crate::ops::Scalar;
use crate::program::{Op, Reg};
use crate::value::Value;
use tresse_ir::ast::{BinOp, Flags, GepFlags, Ordering, RmwOp};

impl Builder<'_, '_> {
    /// An update with `lock`.
    pub(super) fn step_locked(
        &mut self,
        state: &mut Assembly,
        name: &str,
        from: &[Arg],
        memory: Memory,
        width: u32,
    ) -> Step<()> {
        let (op, calculated) = match name {
            "cmpxchg" => return self.step_cmpxchg(state, from, memory, width),
            "bts" | "btr" | "btc" => return self.step_bit(state, name, from, memory, width),
            "not" => return self.step_not(state, from, memory, width),
            "xadd" | "add" | "inc" => (RmwOp::Add, BinOp::Add),
            "sub" | "dec" => (RmwOp::Sub, BinOp::Sub),
            "and" => (RmwOp::And, BinOp::And),
            "or" => (RmwOp::Or, BinOp::Or),
            "xor" => (RmwOp::Xor, BinOp::Xor),
            _ => return Err(Unknown::Form),
        };
        let value = match (name, from) {
            ("inc" | "dec", []) => self.int(1),
            ("inc" | "dec", _) => return Err(Unknown::Form),
            (_, [value]) => self.get(state, *value, width)?.0,
            _ => return Err(Unknown::Form),
        };
        state.check_written(memory)?;
        let old = self.rmw(state, op, memory, value, width);
        let result = self.int_op(calculated, width, old, value, Flags::default());
        state.zero = Some(self.is_zero(result, width));
        state.carry = None;
        match (name, from) {
            ("xadd", [Arg::Given(Operand::Variable(at, _))]) => {
                state.write(*at, old, Scalar::Int(width))
            }
            ("xadd", _) => Err(Unknown::Form),
            _ => Ok(()),
        }
    }

    /// `lock not`, which leaves the flags as they are. It is how crates of Rust write a fence, on a
    /// local: no order of the access alone would be one (Intel SDM volume 3A, "Memory Ordering in
    /// P6 and More Recent Processor Families": locked instructions have a total order). Where
    /// nobody reads what it leaves there, a load checks its address in place of the update.
    fn step_not(
        &mut self,
        state: &mut Assembly,
        from: &[Arg],
        memory: Memory,
        width: u32,
    ) -> Step<()> {
        if !from.is_empty() {
            return Err(Unknown::Form);
        }
        state.check_written(memory)?;
        if state.is_unread && state.orders {
            self.load_x86(memory, width, Ordering::NotAtomic);
        } else {
            let all = self.int(ones(width));
            self.rmw(state, RmwOp::Xor, memory, all, width);
        }
        if state.orders {
            self.push(Op::Fence { ordering: Ordering::SeqCst });
        }
        Ok(())
    }

    /// What is expected is in `ax`, and so is what was found.
    fn step_cmpxchg(
        &mut self,
        state: &mut Assembly,
        from: &[Arg],
        memory: Memory,
        width: u32,
    ) -> Step<()> {
        let [new] = from else { return Err(Unknown::Form) };
        if self.written(state, *new).is_some() {
            return Err(Unknown::Form);
        }
        state.check_written(memory)?;
        let is_ax = |variable: &Variable| variable.name.as_deref() == Some("ax");
        let ax = state.variables.iter().position(is_ax).ok_or(Unknown::Form)?;
        state.check_kept(Operand::Variable(ax, width))?;
        let expected = self.get(state, Arg::Given(Operand::Variable(ax, width)), width)?.0;
        let (new, dst) = (self.get(state, *new, width)?.0, self.temp(2));
        let ordering = state.order(Ordering::SeqCst);
        self.is_visible();
        self.push(Op::CmpXchg {
            dst,
            ptr: memory.ptr,
            expected,
            new,
            offset: 0,
            total: (width / 8) as u8,
            width: width as u8,
            align: ALIGN,
            is_weak: false,
            success: ordering,
            failure: ordering,
        });
        (state.zero, state.carry) = (Some(dst.plus(1)), None);
        state.write(ax, dst, memory.of(width))
    }

    /// The bit may be any of a string of bits that begins in memory.
    fn step_bit(
        &mut self,
        state: &mut Assembly,
        name: &str,
        from: &[Arg],
        memory: Memory,
        width: u32,
    ) -> Step<()> {
        let (op, keeps) = match name {
            "bts" => (RmwOp::Or, false),
            "btr" => (RmwOp::And, true),
            _ => (RmwOp::Xor, false),
        };
        let ([number], false) = (from, width == 8) else { return Err(Unknown::Form) };
        state.check_written(memory)?;
        let number = match *number {
            // One that is written in the instruction is one of the operand's.
            Arg::Number(number) => self.int(number as u64 & u64::from(width - 1)),
            given => {
                let reg = self.get(state, given, width)?.0;
                let Arg::Given(Operand::Variable(at, _)) = given else { return Err(Unknown::Form) };
                let most = state.variables[at].most;
                // One that is written in the instruction counts within the operand, and one in a
                // register does not: where there may be either, it makes no difference.
                let is_register = |v: &Value| v.bits < u64::from(width) || v.bits > most;
                if reg.is_const() && !self.const_value(reg).is_some_and(is_register) {
                    return Err(Unknown::Form);
                }
                reg
            }
        };
        let (log, low) = (self.int(u64::from(width.ilog2())), self.int(u64::from(width - 1)));
        let word = self.int_op(BinOp::AShr, width, number, log, Flags::default());
        let ptr = self.temp(1);
        self.push(Op::GepScaled {
            dst: ptr,
            base: memory.ptr,
            index: word,
            width: width as u8,
            scale: width / 8,
            flags: GepFlags::default(),
        });
        let at = self.int_op(BinOp::And, width, number, low, Flags::default());
        let one = self.int(1);
        let mask = self.int_op(BinOp::Shl, width, one, at, Flags::default());
        let all = self.int(ones(width));
        let value =
            if keeps { self.int_op(BinOp::Xor, width, mask, all, Flags::default()) } else { mask };
        let old =
            self.rmw(state, op, Memory { ptr, scalar: None, input: None, offset: 0 }, value, width);
        let bit = self.int_op(BinOp::And, width, old, mask, Flags::default());
        let is_clear = self.is_zero(bit, width);
        state.carry = Some(self.int_op(BinOp::Xor, 1, is_clear, one, Flags::default()));
        state.zero = None;
        Ok(())
    }

    pub(super) fn rmw(
        &mut self,
        state: &Assembly,
        op: RmwOp,
        memory: Memory,
        value: Reg,
        width: u32,
    ) -> Reg {
        let scalar = match op {
            RmwOp::Xchg => memory.of(width),
            _ => Scalar::Int(width),
        };
        let (dst, ordering) = (self.temp(1), state.order(Ordering::SeqCst));
        let (ptr, align) = (memory.ptr, ALIGN);
        self.is_visible();
        let (offset, total) = (0, (width / 8) as u8);
        self.push(Op::Rmw { op, scalar, dst, ptr, value, offset, total, align, ordering });
        dst
    }
}
