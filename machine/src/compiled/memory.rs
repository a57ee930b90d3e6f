//! Accesses and addresses. An object that the thread has accessed since the code was entered is
//! known ([`Known`]): the access is done in place. Others are done by a function of the
//! interpreter, which makes the object known.

use super::emit::{BITS, Emit, PROV, UNDEF, read};
use super::facts::Fact;
use crate::known::Known;
use crate::quick::{Kind, Quick, flags_of_gep};
use crate::value::Prov;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I8, I16, I32, I64};
use cranelift_codegen::ir::{Block, BlockArg, InstBuilder, MemFlags, Type, Value as Val};
use std::mem::offset_of;
use tresse_ir::ast::GepFlags;

/// The first provenance that is none of an object.
fn first_tag() -> i64 {
    Prov::set(0).word() as i64
}

/// An index is so far from zero, at most, that no multiple of it is beyond a word.
const MOST_INDEX: i64 = 1 << 46;

fn at(field: usize) -> i32 {
    field as i32
}

fn any() -> MemFlags {
    MemFlags::new().with_notrap()
}

/// An access to an object that is known: where that is, and where in it the bytes are.
struct Place {
    known: Val,
    offset: Val,
}

/// How many bytes a load or a store has, if it is done in place.
pub(super) fn inline_access(q: &Quick) -> Option<u32> {
    let len = match q.kind {
        Kind::Load8 | Kind::Store8 => 8,
        Kind::Load4 | Kind::Store4 => 4,
        Kind::Load1 | Kind::Store1 => 1,
        _ => u32::from(q.small),
    };
    matches!(len, 1 | 2 | 4 | 8).then_some(len)
}

impl Emit<'_> {
    pub(super) fn load(&mut self, q: &Quick, len: u32) {
        let (bits, prov) = self.defined(q.y);
        let slow = self.b.create_block();
        self.b.set_cold_block(slow);
        let done = self.b.create_block();
        self.b.append_block_param(done, I64);
        self.b.append_block_param(done, I64);
        let place = self.place(bits, prov, q.z, len, q.aux, slow);
        let data = self.field(&place, offset_of!(Known, data));
        let from = self.b.ins().iadd(data, place.offset);
        let value = self.load_bytes(from, len);
        self.no_undef(&place, len, slow);
        let provs = self.field(&place, offset_of!(Known, provs));
        let has_provs = self.b.create_block();
        let zero = self.number(0);
        let plain = [BlockArg::Value(value), BlockArg::Value(zero)];
        self.b.ins().brif(provs, has_provs, &[], done, &plain);
        self.switch_to(has_provs);
        let (first, last) = self.groups(&place, provs, len);
        if len == 8 {
            // Bytes that lie across have three.
            let middle = self.b.ins().iadd_imm(place.offset, 4);
            let middle = self.group(provs, middle);
            for other in [middle, last] {
                let are_same = self.b.ins().icmp(IntCC::Equal, first, other);
                self.check(are_same, slow);
            }
            let is_one = self.b.ins().icmp_imm(IntCC::UnsignedLessThan, first, first_tag());
            self.check(is_one, slow);
            self.b.ins().jump(done, &[BlockArg::Value(value), BlockArg::Value(first)]);
        } else {
            let all = self.b.ins().bor(first, last);
            self.b.ins().brif(all, slow, &[], done, &plain);
        }
        let (out, behind) = (self.out_before(), self.out_behind());
        self.switch_to(slow);
        let is_done = self.call(self.pc);
        self.check(is_done, out);
        let (bits, prov) = self.result(q.x, len, behind);
        self.b.ins().jump(done, &[BlockArg::Value(bits), BlockArg::Value(prov)]);
        self.switch_to(done);
        let (bits, prov) = (self.b.block_params(done)[0], self.b.block_params(done)[1]);
        match len {
            8 => self.set_defined(q.x, bits, prov),
            _ => self.set_plain(q.x, bits),
        }
    }

    /// What the function has left in a register, if it is defined; of less than eight bytes, if it
    /// is plain.
    pub(super) fn result(&mut self, reg: u32, len: u32, otherwise: Block) -> (Val, Val) {
        let (undef, prov) = (self.slot_part(reg, UNDEF), self.slot_part(reg, PROV));
        let is_it = if len == 8 {
            let no_undef = self.b.ins().icmp_imm(IntCC::Equal, undef, 0);
            self.check(no_undef, otherwise);
            let first = Prov::UNAVAILABLE.word() as i64;
            self.b.ins().icmp_imm(IntCC::UnsignedLessThan, prov, first)
        } else {
            let all = self.b.ins().bor(undef, prov);
            self.b.ins().icmp_imm(IntCC::Equal, all, 0)
        };
        self.check(is_it, otherwise);
        (self.slot_part(reg, BITS), prov)
    }

    fn field(&mut self, place: &Place, field: usize) -> Val {
        read(&mut self.b, I64, place.known, at(field))
    }

    fn load_bytes(&mut self, from: Val, len: u32) -> Val {
        match len {
            1 => self.b.ins().uload8(I64, any(), from, 0),
            2 => self.b.ins().uload16(I64, any(), from, 0),
            4 => {
                let low = self.b.ins().load(I32, any(), from, 0);
                self.b.ins().uextend(I64, low)
            }
            _ => self.b.ins().load(I64, any(), from, 0),
        }
    }

    fn store_bytes(&mut self, to: Val, len: u32, value: Val) {
        match len {
            1 => self.b.ins().istore8(any(), value, to, 0),
            2 => self.b.ins().istore16(any(), value, to, 0),
            4 => self.b.ins().istore32(any(), value, to, 0),
            _ => self.b.ins().store(any(), value, to, 0),
        };
    }

    /// Checks an access to an object that is known.
    fn place(
        &mut self,
        bits: Val,
        prov: Val,
        offset: u32,
        len: u32,
        align: u8,
        slow: Block,
    ) -> Place {
        let (known, base, size) = self.object(prov, slow);
        let from = self.b.ins().isub(bits, base);
        let from = self.b.ins().iadd_imm(from, i64::from(offset));
        let is_in = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, from, size);
        self.check(is_in, slow);
        let rest = self.b.ins().isub(size, from);
        let fits = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThanOrEqual, rest, i64::from(len));
        self.check(fits, slow);
        if align > 0 {
            let low = self.b.ins().band_imm(bits, (1 << align) - 1);
            self.refuse(low, slow);
        }
        Place { known, offset: from }
    }

    /// An object that is known, with its first address and its size.
    fn object(&mut self, prov: Val, slow: Block) -> (Val, Val, Val) {
        let (key, known) = self.known(prov);
        let whose = read(&mut self.b, I64, key, 0);
        let is_it = self.b.ins().icmp(IntCC::Equal, whose, prov);
        let next = self.b.create_block();
        let unknown = self.aside(move |emit| {
            let is_known = emit.meet(prov);
            emit.b.ins().brif(is_known, next, &[], slow, &[]);
        });
        self.b.ins().brif(is_it, next, &[], unknown, &[]);
        self.switch_to(next);
        let base = read(&mut self.b, I64, known, at(offset_of!(Known, base)));
        let size = read(&mut self.b, I64, known, at(offset_of!(Known, size)));
        (known, base, size)
    }

    /// No bit of the bytes is undefined.
    fn no_undef(&mut self, place: &Place, len: u32, slow: Block) {
        let undef = self.field(place, offset_of!(Known, undef));
        let (look, next) = (self.b.create_block(), self.b.create_block());
        self.b.ins().brif(undef, look, &[], next, &[]);
        self.switch_to(look);
        let from = self.b.ins().iadd(undef, place.offset);
        let masks = self.load_bytes(from, len);
        self.b.ins().brif(masks, slow, &[], next, &[]);
        self.switch_to(next);
    }

    /// The provenance of the first and of the last bytes.
    fn groups(&mut self, place: &Place, provs: Val, len: u32) -> (Val, Val) {
        let first = self.group(provs, place.offset);
        if len == 1 {
            return (first, first);
        }
        let end = self.b.ins().iadd_imm(place.offset, i64::from(len) - 1);
        (first, self.group(provs, end))
    }

    fn group(&mut self, provs: Val, offset: Val) -> Val {
        let number = self.b.ins().ushr_imm(offset, 2);
        let by = self.b.ins().ishl_imm(number, 3);
        let from = self.b.ins().iadd(provs, by);
        read(&mut self.b, I64, from, 0)
    }

    pub(super) fn store(&mut self, q: &Quick, len: u32) {
        let (bits, prov) = self.defined(q.y);
        let fact = self.fact(q.x);
        let (value, undef, of) = self.parts(q.x);
        let slow = self.b.create_block();
        self.b.set_cold_block(slow);
        let done = self.b.create_block();
        match (fact, len) {
            (Fact::Plain, _) => {}
            // Only whole pointers have a provenance here.
            (_, 8) => {
                if fact == Fact::None {
                    self.refuse(undef, slow);
                }
                let is_one = self.b.ins().icmp_imm(IntCC::UnsignedLessThan, of, first_tag());
                self.check(is_one, slow);
            }
            _ => {
                let all = self.b.ins().bor(undef, of);
                self.refuse(all, slow);
            }
        }
        let place = self.place(bits, prov, q.z, len, q.aux, slow);
        let written_at = self.field(&place, offset_of!(Known, written_at));
        self.check(written_at, slow);
        let provs = self.field(&place, offset_of!(Known, provs));
        let (has_provs, write) = (self.b.create_block(), self.b.create_block());
        if fact == Fact::Plain || len < 8 {
            self.b.ins().brif(provs, has_provs, &[], write, &[]);
        } else {
            let next = self.b.create_block();
            self.b.ins().brif(provs, has_provs, &[], next, &[]);
            self.switch_to(next);
            self.b.ins().brif(of, slow, &[], write, &[]);
        }
        self.switch_to(has_provs);
        if len >= 4 {
            let is_grouped = self.field(&place, offset_of!(Known, is_grouped));
            self.check(is_grouped, slow);
            let low = self.b.ins().band_imm(place.offset, 3);
            self.refuse(low, slow);
            let by = self.b.ins().ishl_imm(place.offset, 1);
            let to = self.b.ins().iadd(provs, by);
            let of = if fact == Fact::Plain || len < 8 { self.number(0) } else { of };
            for group in 0..len / 4 {
                self.b.ins().store(MemFlags::trusted(), of, to, 8 * group as i32);
            }
        } else {
            let (first, last) = self.groups(&place, provs, len);
            let all = self.b.ins().bor(first, last);
            self.refuse(all, slow);
        }
        self.b.ins().jump(write, &[]);
        self.switch_to(write);
        self.write_known(&place, len, value, written_at);
        self.b.ins().jump(done, &[]);
        let out = self.out_before();
        self.switch_to(slow);
        let is_done = self.call(self.pc);
        self.b.ins().brif(is_done, done, &[], out, &[]);
        self.switch_to(done);
    }

    fn write_known(&mut self, place: &Place, len: u32, value: Val, written_at: Val) {
        let data = self.field(place, offset_of!(Known, data));
        let to = self.b.ins().iadd(data, place.offset);
        self.store_bytes(to, len, value);
        let offset = offset_of!(super::Context, moment) as i32;
        let moment = read(&mut self.b, I64, self.around, offset);
        self.b.ins().istore32(MemFlags::trusted(), moment, written_at, 0);
        let undef = self.field(place, offset_of!(Known, undef));
        let (clear, next) = (self.b.create_block(), self.b.create_block());
        self.b.ins().brif(undef, clear, &[], next, &[]);
        self.switch_to(clear);
        let to = self.b.ins().iadd(undef, place.offset);
        let ty: Type = match len {
            1 => I8,
            2 => I16,
            4 => I32,
            _ => I64,
        };
        let zero = self.b.ins().iconst(ty, 0);
        self.b.ins().store(any(), zero, to, 0);
        self.b.ins().jump(next, &[]);
        self.switch_to(next);
    }

    pub(super) fn gep_const(&mut self, q: &Quick) {
        let offset = i64::from(q.z as i32);
        let (bits, prov) = self.defined(q.y);
        let to = self.b.ins().iadd_imm(bits, offset);
        let flags = flags_of_gep(q.aux);
        if offset == 0 {
            return self.set_defined(q.x, to, prov);
        }
        let is_up = self.number(u64::from(offset > 0));
        self.address(q, bits, prov, to, flags, is_up);
    }

    pub(super) fn gep_scaled(&mut self, q: &Quick) {
        let (bits, prov) = self.defined(q.y);
        let index = self.plain(q.z);
        let is_wide = q.aux & 8 != 0;
        let index = if is_wide { index } else { self.sign_extended(index, 32) };
        let offset = self.b.ins().imul_imm(index, i64::from(q.small));
        let to = self.b.ins().iadd(bits, offset);
        let flags = flags_of_gep(q.aux);
        if is_wide && (flags.inbounds || flags.nuw || flags.nusw) {
            // Otherwise the product may be more than a word has.
            let above = self.b.ins().iadd_imm(index, MOST_INDEX);
            let is_far = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThan, above, 2 * MOST_INDEX);
            self.out_if(is_far);
        }
        let is_up = self.b.ins().icmp_imm(IntCC::SignedGreaterThanOrEqual, offset, 0);
        self.address(q, bits, prov, to, flags, is_up);
    }

    /// An address, if what it promises is so.
    fn address(&mut self, q: &Quick, bits: Val, prov: Val, to: Val, flags: GepFlags, is_up: Val) {
        if !flags.inbounds {
            if flags.nuw || flags.nusw {
                // The rule says what becomes of a sum that wraps.
                let (out, behind) = (self.out_before(), self.out_behind());
                let is_done = self.call(self.pc);
                self.check(is_done, out);
                let (bits, prov) = self.result(q.x, 8, behind);
                return self.set_defined(q.x, bits, prov);
            }
            return self.set_defined(q.x, to, prov);
        }
        let slow = self.b.create_block();
        self.b.set_cold_block(slow);
        let done = self.b.create_block();
        self.b.append_block_param(done, I64);
        self.b.append_block_param(done, I64);
        if flags.nuw {
            self.check(is_up, slow);
        }
        let (_, base, size) = self.object(prov, slow);
        for address in [bits, to] {
            let from = self.b.ins().isub(address, base);
            let is_in = self.b.ins().icmp(IntCC::UnsignedLessThanOrEqual, from, size);
            self.check(is_in, slow);
        }
        self.b.ins().jump(done, &[BlockArg::Value(to), BlockArg::Value(prov)]);
        let (out, behind) = (self.out_before(), self.out_behind());
        self.switch_to(slow);
        let is_done = self.call(self.pc);
        self.check(is_done, out);
        let (bits, prov) = self.result(q.x, 8, behind);
        self.b.ins().jump(done, &[BlockArg::Value(bits), BlockArg::Value(prov)]);
        self.switch_to(done);
        let (bits, prov) = (self.b.block_params(done)[0], self.b.block_params(done)[1]);
        self.set_defined(q.x, bits, prov);
    }
}
