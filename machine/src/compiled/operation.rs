//! The code of each operation.

use super::cast;
use super::emit::{Emit, read};
use super::facts::{Fact, Facts, of_slot};
use super::float::inline_float;
use super::integer::{inline_int, inline_word};
use super::memory::inline_access;
use super::{Context, Why};
use crate::op::{Op, Promise, Reg};
use crate::program::Func;
use crate::quick::{Kind, Quick};
use crate::thread::Stack;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::I64;
use cranelift_codegen::ir::{InstBuilder, MemFlags, Value as Val};
use cranelift_frontend::Switch;
use std::mem::offset_of;

/// Bytes of a local, at most, whose place is found in place: sums are far from a word's end.
const MOST_LOCAL: u64 = 1 << 32;

/// A selection of two values that are defined: the condition and both.
pub(super) fn inline_select(func: &Func, facts: &Facts, pc: u32) -> Option<(u32, u32, u32)> {
    let Op::Select { cond, a, b, .. } = func.code[pc as usize] else { return None };
    let are_defined = [a, b].iter().all(|r| of_slot(func, facts, r.0) >= Fact::Defined);
    are_defined.then_some((cond.0, a.0, b.0))
}

impl Emit<'_> {
    /// The code of an operation. `false`: nothing comes after it.
    pub(super) fn operation(&mut self, pc: u32, end: u32) -> Option<bool> {
        let func = self.func;
        let q: &Quick = &func.quick[pc as usize];
        let done = end - self.start;
        match q.kind {
            Kind::General => {
                self.exit(Why::General, pc, done - 1);
                return Some(false);
            }
            Kind::Call => {
                self.call_function(pc, done)?;
                return Some(false);
            }
            Kind::Return => {
                self.return_from_function(pc, done);
                return Some(false);
            }
            Kind::Jump => {
                self.go(q.x, done, 1)?;
                return Some(false);
            }
            Kind::Branch => {
                let is_so = match self.compared {
                    Some((reg, value)) if reg == q.x => value,
                    _ => {
                        let bits = self.plain(q.x);
                        self.b.ins().band_imm(bits, 1)
                    }
                };
                let (room, blocks) = (self.b.use_var(self.room), self.b.use_var(self.blocks));
                let then = self.way_to(q.y, done, 1)?;
                self.b.def_var(self.room, room);
                self.b.def_var(self.blocks, blocks);
                let other = self.way_to(q.z, done, 1)?;
                self.b.ins().brif(is_so, then, &[], other, &[]);
                return Some(false);
            }
            Kind::Switch => {
                self.switch(q, done)?;
                return Some(false);
            }
            Kind::Indirect => {
                self.indirect(q, done)?;
                return Some(false);
            }
            Kind::Move => self.copy(q.x, q.y),
            Kind::Constant => self.copy(q.x, q.y | Reg::CONST),
            Kind::Defined => {
                self.defined(q.x);
            }
            Kind::Promised => self.promised_value(q),
            Kind::Word => match inline_word(func, pc) {
                Some((id, width, args)) => self.word(q.x, id, width, &args),
                None => self.call_all(Some(q.x)),
            },
            // Only a search asks whether a thread computes with its addresses (`note_numbers`).
            Kind::Expose if self.has_recover => self.call_all(None),
            Kind::Expose => {}
            Kind::Keep => {
                let (bits, prov) = self.defined(q.y);
                match self.fact(q.y) {
                    Fact::Plain => self.set_plain(q.x, bits),
                    _ => self.set_defined(q.x, bits, prov),
                }
            }
            Kind::Promoted => {
                self.promoted(pc, q);
                self.copy(q.x, q.y);
            }
            Kind::Select => match inline_select(func, &self.facts, pc) {
                Some(of) => self.select(of),
                None => self.call_all(Some(self.destination(pc))),
            },
            Kind::Cast if cast::inline_cast(func, pc) => self.cast(pc),
            Kind::Math => match cast::inline_math(func, pc) {
                Some((id, kind, args)) => self.math(q.x, id, kind, &args),
                None => self.call_all(Some(q.x)),
            },
            Kind::FNeg => self.fneg(pc),
            Kind::Cast => self.call_all(Some(q.x)),
            Kind::Trunc => {
                let bits = self.plain(q.y);
                let bits = self.masked(bits, q.aux.into());
                self.set_plain(q.x, bits);
            }
            Kind::SExt => {
                let bits = self.plain(q.y);
                let wide = self.sign_extended(bits, q.aux.into());
                let wide = self.masked(wide, q.small.into());
                self.set_plain(q.x, wide);
            }
            Kind::Load8 | Kind::Load4 | Kind::Load1 | Kind::Load => match inline_access(q) {
                Some(len) => self.load(q, len),
                None => self.call_all(Some(q.x)),
            },
            Kind::Store8 | Kind::Store4 | Kind::Store1 | Kind::Store => match inline_access(q) {
                Some(len) => self.store(q, len),
                None => self.call_all(None),
            },
            Kind::GepConst => self.gep_const(q),
            Kind::GepScaled => self.gep_scaled(q),
            Kind::FAdd | Kind::FSub | Kind::FMul | Kind::FDiv | Kind::Float | Kind::FCmp => {
                if inline_float(func, pc) {
                    self.float(pc);
                } else {
                    self.call_all(Some(q.x));
                }
            }
            kind if kind.is_comparison() => {
                let is_so = self.comparison(pc);
                let wide = self.b.ins().uextend(I64, is_so);
                self.set_plain(q.x, wide);
                self.compared = Some((q.x, is_so));
            }
            _ => match inline_int(func, pc) {
                Some((op, flags, width)) => self.integer(pc, op, flags, width),
                None => self.call_all(Some(q.x)),
            },
        }
        Some(true)
    }

    /// A promise about a value (`step::promise::is_kept`).
    fn promised_value(&mut self, q: &Quick) {
        let (bits, _) = self.defined(q.x);
        let is_broken = match &self.func.promises[q.y as usize].promise {
            Promise::NotNull => self.b.ins().icmp_imm(IntCC::Equal, bits, 0),
            Promise::Aligned(align) => self.b.ins().band_imm(bits, align.wrapping_sub(1) as i64),
            Promise::Range(ranges) => match ranges.as_slice() {
                [(low, high)] if low.len() == 1 && high.len() == 1 && low != high => {
                    self.is_outside(bits, low[0], high[0])
                }
                _ => return self.call_all(None),
            },
            _ => return self.call_all(None),
        };
        self.out_if(is_broken);
    }

    /// Is a number outside of a range, which may wrap around?
    fn is_outside(&mut self, bits: Val, low: u64, high: u64) -> Val {
        let from = self.b.ins().iadd_imm(bits, low.wrapping_neg() as i64);
        let length = self.number(high.wrapping_sub(low));
        if low < high {
            return self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, from, length);
        }
        // What lies between its end and its start is outside.
        let from = self.b.ins().iadd_imm(bits, high.wrapping_neg() as i64);
        let length = self.number(low - high);
        self.b.ins().icmp(IntCC::UnsignedLessThan, from, length)
    }

    fn destination(&self, pc: u32) -> u32 {
        match self.func.code[pc as usize] {
            Op::Select { dst, .. } => dst.0,
            _ => self.func.quick[pc as usize].x,
        }
    }

    /// A local in a register takes its place on the stack (`Stack::reserve`).
    fn promoted(&mut self, pc: u32, q: &Quick) {
        let done = self.b.create_block();
        let end = pc + 1 - self.start;
        let slow = self.aside(move |emit| {
            let is_done = emit.call(pc);
            let out = emit.aside(move |emit| emit.exit(Why::End, pc, end));
            emit.b.ins().brif(is_done, done, &[], out, &[]);
        });
        let info = &self.func.allocas[q.z as usize];
        let (size, align) = (info.elem_size.max(1), u64::from(info.align).max(1));
        if size > MOST_LOCAL || align > MOST_LOCAL {
            self.b.ins().jump(slow, &[]);
        } else {
            let stack = read(&mut self.b, I64, self.around, offset_of!(Context, stack) as i32);
            let mut field = |field: usize| read(&mut self.b, I64, stack, field as i32);
            let (used, top) = (field(offset_of!(Stack, used)), field(offset_of!(Stack, top)));
            let (most, peak) = (field(offset_of!(Stack, size)), field(offset_of!(Stack, peak)));
            let needed = self.b.ins().iadd_imm(used, (size + align) as i64);
            let fits = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, needed, most);
            self.check(fits, slow);
            let taken = self.b.ins().iadd_imm(used, size as i64);
            let is_there = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, taken, top);
            self.check(is_there, slow);
            let base = self.b.ins().isub(top, taken);
            let base = self.b.ins().band_imm(base, !(align as i64 - 1));
            let used = self.b.ins().isub(top, base);
            let peak = self.b.ins().umax(peak, needed);
            let flags = MemFlags::trusted();
            if self.counts_locals {
                let cost = crate::memory::life::cost(info.elem_size) as i64;
                let at = read(&mut self.b, I64, self.around, offset_of!(Context, live) as i32);
                let most =
                    read(&mut self.b, I64, self.around, offset_of!(Context, most_live) as i32);
                let live = read(&mut self.b, I64, at, 0);
                let live = self.b.ins().iadd_imm(live, cost);
                let fits = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, live, most);
                self.check(fits, slow);
                self.b.ins().store(flags, live, at, 0);
                let counted = read(&mut self.b, I64, stack, offset_of!(Stack, counted) as i32);
                let counted = self.b.ins().iadd_imm(counted, cost);
                self.b.ins().store(flags, counted, stack, offset_of!(Stack, counted) as i32);
            }
            self.b.ins().store(flags, used, stack, offset_of!(Stack, used) as i32);
            self.b.ins().store(flags, peak, stack, offset_of!(Stack, peak) as i32);
            self.b.ins().jump(done, &[]);
        }
        self.switch_to(done);
    }

    fn select(&mut self, (cond, a, b): (u32, u32, u32)) {
        let dst = self.destination(self.pc);
        let cond = self.plain(cond);
        let cond = self.b.ins().band_imm(cond, 1);
        let fact = self.fact(a).min(self.fact(b));
        let ((a, _, p), (b, _, r)) = (self.parts(a), self.parts(b));
        let (bits, prov) = (self.b.ins().select(cond, a, b), self.b.ins().select(cond, p, r));
        match fact {
            Fact::Plain => self.set_plain(dst, bits),
            _ => self.set_defined(dst, bits, prov),
        }
    }

    fn switch(&mut self, q: &Quick, done: u32) -> Option<()> {
        let value = self.plain(q.x);
        let func = self.func;
        let table = &func.switches[q.y as usize];
        let default = self.way_to(table.default, done, 1)?;
        let mut switch = Switch::new();
        for (value, to) in &table.cases {
            let target = self.target(*to)?;
            let value = *value.first()?;
            switch.set_entry(value.into(), target);
        }
        switch.emit(&mut self.b, value, default);
        Some(())
    }

    /// A jump to the block at an address; at any other the interpreter says what is wrong.
    fn indirect(&mut self, q: &Quick, done: u32) -> Option<()> {
        let (address, _) = self.defined(q.x);
        let func = self.func;
        let targets = &func.indirect[q.y as usize];
        let (room, blocks) = (self.b.use_var(self.room), self.b.use_var(self.blocks));
        let (pc, before) = (self.pc, self.pc - self.start);
        let wrong = self.aside(move |emit| {
            emit.b.def_var(emit.room, room);
            emit.b.def_var(emit.blocks, blocks);
            emit.exit(Why::General, pc, before);
        });
        let mut switch = Switch::new();
        for (number, (address, to)) in targets.iter().enumerate() {
            // What is counted is the same for all.
            let target = match number {
                0 => self.way_to(*to, done, 1)?,
                _ => self.target(*to)?,
            };
            switch.set_entry((*address).into(), target);
        }
        switch.emit(&mut self.b, address, wrong);
        Some(())
    }
}
