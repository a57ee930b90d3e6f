//! Registers: what is known of them, reading and writing them.

use super::emit::{BITS, Emit, PROV, SLOT, UNDEF, read};
use super::facts::{Fact, of_slot};
use crate::op::Reg;
use crate::value::Value;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{InstBuilder, MemFlags, Value as Val};

impl Emit<'_> {
    pub(super) fn slot_part(&mut self, reg: u32, part: i32) -> Val {
        let at = reg as i32 * SLOT + part;
        let registers = self.b.use_var(self.registers);
        read(&mut self.b, I64, registers, at)
    }

    fn write_part(&mut self, reg: u32, part: i32, value: Val) {
        let at = reg as i32 * SLOT + part;
        let registers = self.b.use_var(self.registers);
        self.b.ins().store(MemFlags::trusted(), value, registers, at);
    }

    pub(super) fn number(&mut self, bits: u64) -> Val {
        self.b.ins().iconst(I64, bits as i64)
    }

    fn constant(&self, reg: u32) -> Option<Value> {
        let reg = Reg(reg);
        reg.is_const().then(|| self.func.consts[(reg.0 & !Reg::CONST) as usize])
    }

    pub(super) fn fact(&self, reg: u32) -> Fact {
        of_slot(self.func, &self.facts, reg)
    }

    /// What is in a slot: bits, undefined bits and provenance, whatever they are.
    pub(super) fn parts(&mut self, reg: u32) -> (Val, Val, Val) {
        if let Some(value) = self.constant(reg) {
            let bits = self.number(value.bits);
            return (bits, self.number(value.undef), self.number(value.prov.word()));
        }
        if self.facts[reg as usize] > Fact::None {
            let (bits, prov) = match self.held[reg as usize] {
                Some(held) => held,
                None => {
                    let Some((bits, prov)) = self.carried[reg as usize] else {
                        bug!("compiled: what is known of a register comes from nowhere")
                    };
                    (self.b.use_var(bits), self.b.use_var(prov))
                }
            };
            return (bits, self.number(0), prov);
        }
        let bits = self.slot_part(reg, BITS);
        (bits, self.slot_part(reg, UNDEF), self.slot_part(reg, PROV))
    }

    /// A number without provenance: what is none is left to the interpreter.
    pub(super) fn plain(&mut self, reg: u32) -> Val {
        let (bits, undef, prov) = self.parts(reg);
        match self.fact(reg) {
            Fact::Plain => return bits,
            Fact::Defined => {
                let is_it = self.b.ins().icmp_imm(IntCC::NotEqual, prov, 0);
                self.out_if(is_it);
            }
            Fact::None => {
                let all = self.b.ins().bor(undef, prov);
                let is_it = self.b.ins().icmp_imm(IntCC::NotEqual, all, 0);
                self.out_if(is_it);
            }
        }
        self.learn(reg, Fact::Plain, bits, prov);
        bits
    }

    /// A defined value, and its provenance.
    pub(super) fn defined(&mut self, reg: u32) -> (Val, Val) {
        let (bits, undef, prov) = self.parts(reg);
        if self.fact(reg) == Fact::None {
            let is_it = self.are_defined(undef, prov);
            let out = self.out_before();
            self.check(is_it, out);
            self.learn(reg, Fact::Defined, bits, prov);
        }
        (bits, prov)
    }

    pub(super) fn learn(&mut self, reg: u32, fact: Fact, bits: Val, prov: Val) {
        if !Reg(reg).is_const() {
            self.facts[reg as usize] = fact;
            let prov = if fact == Fact::Plain { self.number(0) } else { prov };
            self.held[reg as usize] = Some((bits, prov));
            if let Some((bits_of, prov_of)) = self.carried[reg as usize] {
                self.b.def_var(bits_of, bits);
                self.b.def_var(prov_of, prov);
            }
        }
    }

    /// Sets a register to a number.
    pub(super) fn set_plain(&mut self, reg: u32, bits: Val) {
        let zero = self.number(0);
        self.write(reg, Fact::Plain, bits, zero, zero);
    }

    /// Sets it to a defined value.
    pub(super) fn set_defined(&mut self, reg: u32, bits: Val, prov: Val) {
        let zero = self.number(0);
        self.write(reg, Fact::Defined, bits, zero, prov);
    }

    fn write(&mut self, reg: u32, fact: Fact, bits: Val, undef: Val, prov: Val) {
        let old = self.facts[reg as usize];
        self.write_part(reg, BITS, bits);
        if old == Fact::None || fact == Fact::None {
            self.write_part(reg, UNDEF, undef);
        }
        if old != Fact::Plain || fact != Fact::Plain {
            self.write_part(reg, PROV, prov);
        }
        self.learn(reg, fact, bits, prov);
        self.compared = None;
    }

    /// Another one has written the register.
    pub(super) fn forget(&mut self, reg: u32) {
        self.facts[reg as usize] = Fact::None;
        self.compared = None;
    }

    /// A copy, whatever it is.
    pub(super) fn copy(&mut self, dst: u32, src: u32) {
        let fact = self.fact(src);
        let (bits, undef, prov) = self.parts(src);
        self.write(dst, fact, bits, undef, prov);
    }

    pub(super) fn masked(&mut self, bits: Val, width: u32) -> Val {
        match width {
            64.. => bits,
            _ => self.b.ins().band_imm(bits, crate::value::mask(width) as i64),
        }
    }

    /// All bits of a number of so many, which has zeros above them, as a signed one.
    pub(super) fn sign_extended(&mut self, bits: Val, width: u32) -> Val {
        match width {
            64.. => bits,
            32 => {
                let low = self.b.ins().ireduce(I32, bits);
                self.b.ins().sextend(I64, low)
            }
            _ => {
                let by = 64 - i64::from(width.max(1));
                let top = self.b.ins().ishl_imm(bits, by);
                self.b.ins().sshr_imm(top, by)
            }
        }
    }
}
