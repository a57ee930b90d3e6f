//! Loads, stores, atomics, fences, bulk copies. LangRef, "Memory Access and Addressing
//! Operations", "Standard C/C++ Library Intrinsics"; K-LLVM Fig. 7 rules (a) and (b).

use super::arith::clip;
use super::{Cx, Flow, StepResult};
use crate::end::{End, Ub};
use crate::interface::{Answer, At, Handler, Pointees};
use crate::memory::MANY_REGISTERS;
use crate::program::{Edge, List, Reg};
use crate::thread::Waiting;
use crate::value::{Prov, Value, mask};
use tresse_ir::ast::Ordering;

impl<H: Handler> Cx<'_, H> {
    #[inline]
    #[allow(clippy::too_many_arguments)]
    pub(super) fn at(
        &self,
        ptr: Reg,
        offset: u32,
        total: u32,
        len: u8,
        width: u8,
        align: u8,
        ordering: Ordering,
    ) -> At {
        At {
            ptr: self.get(ptr),
            offset,
            len: u32::from(len),
            total,
            align,
            width: u32::from(width),
            ordering,
            is_copy: false,
        }
    }

    #[inline]
    pub(super) fn step_load(&mut self, dst: Reg, at: At) -> StepResult {
        self.may_read(at.ptr, at.ordering)?;
        let who = self.who(dst);
        let pointees = self.pointees(&at);
        match self.handler.load(&mut self.thread.queues, who, at)? {
            Answer::Ready(value) => {
                self.loaded(dst, &at, value, &pointees);
                Ok(Flow::Next)
            }
            Answer::Pending => {
                self.expects_number(&pointees);
                Ok(self.pending(dst, 1))
            }
            Answer::Retry => Ok(Flow::Wait(Waiting::Room, false)),
        }
    }

    /// A load has found a value.
    #[inline]
    pub(super) fn loaded(&mut self, dst: Reg, at: &At, value: Value, pointees: &Pointees) {
        let mut value = clip(value, at.width);
        if at.width < self.program.pointer_bits {
            self.note_numbers(&[value]);
        }
        if value.undef != 0 {
            value = self.undefined(at, value);
        }
        let value = self.as_number(pointees, value);
        self.set(dst, value);
    }

    /// The objects that a number points to which is about to be read: it is wider than a pointer,
    /// and its bytes are of several pointers, or of one and something else. It carries no
    /// provenance then. Who reads the bytes of a pointer as a number exposes what it points to, as
    /// `ptrtoint` does (N2676, PNVI-ae; LangRef, "Pointer Aliasing Rules"), so the pointers that
    /// are made of it again are good.
    #[inline]
    pub(super) fn pointees(&self, at: &At) -> Pointees {
        let may_be = self.program.is_number_of_pointers(at.width);
        if may_be { self.handler.pointees_at(at) } else { Pointees::new() }
    }

    /// Such a number has been read.
    #[inline]
    pub(super) fn as_number(&mut self, pointees: &Pointees, value: Value) -> Value {
        if pointees.is_empty() {
            return value;
        }
        self.expose_all(pointees);
        Value { prov: value.prov.only_tag(), ..value }
    }

    /// It will come through `read_back`, and exposes what its bytes point to then
    /// ([`crate::thread::ReadBack::exposes`]). Where values are put together elsewhere, what memory
    /// held at first may be among them.
    pub(super) fn expects_number(&mut self, pointees: &Pointees) {
        if self.handler.answers_values() {
            self.expose_all(pointees);
        }
    }

    /// What is about to be written. A number that is wider than a pointer and has the provenance of
    /// one object carries none if a part of it is the address of another one that this thread has
    /// exposed, as in [`Cx::as_number`]. A part that is just a number, as the counter beside a
    /// pointer, changes nothing.
    #[inline]
    pub(super) fn as_written(&mut self, width: u32, value: Value) -> Value {
        let may_be = self.program.is_number_of_pointers(width) && value.prov.is_object();
        if may_be { self.without_pointee(width, value) } else { value }
    }

    #[cold]
    fn without_pointee(&mut self, width: u32, value: Value) -> Value {
        let bits = self.program.least_pointer_bits;
        let parts = (0..width / bits).map(|i| value.bits >> (i * bits) & mask(bits));
        let thread = self.thread.id;
        if !parts.into_iter().any(|part| self.handler.is_of_another(thread, part, value.prov)) {
            return value;
        }
        self.expose_all(&[value.prov]);
        Value { prov: Prov::NONE, ..value }
    }

    /// The addresses of objects become a number. Others may reach these from now on.
    pub(super) fn expose_all(&mut self, pointees: &[Prov]) {
        self.objects_change();
        for prov in pointees {
            let pointer = Value { prov: *prov, ..Value::ZERO };
            self.note_numbers(&[pointer]);
            self.handler.expose(&self.thread.queues, self.thread.id, &pointer);
        }
    }

    /// What an update has read: undefined bits are zero if the config says so.
    #[inline]
    pub(super) fn whole(&self, value: Value) -> Value {
        if self.program.undef_is_zero { value.zeroed() } else { value }
    }

    /// The result will come through `read_back`: wait for it, or mark the registers unavailable and
    /// go on (K-LLVM §4.2).
    pub(super) fn pending(&mut self, dst: Reg, n: u32) -> Flow {
        if self.handler.window() == 0 {
            return Flow::Wait(Waiting::ReadBack, true);
        }
        for i in 0..n {
            self.set(dst.plus(i), Value::UNAVAILABLE);
        }
        Flow::Next
    }

    #[inline]
    pub(super) fn step_store(&mut self, src: Reg, at: At) -> StepResult {
        let value = self.filled(src, &at);
        self.put(at, value)
    }

    /// What a store writes, as wide as the bytes.
    #[inline]
    pub(super) fn filled(&mut self, src: Reg, at: &At) -> Value {
        let mut value = self.as_written(at.width, self.get(src));
        // K-LLVM §4.3: the bits that fill the last byte up are undefined.
        if at.width < at.len * 8 && !value.is_poison() && !self.program.undef_is_zero {
            value.undef |= mask(at.len * 8) & !mask(at.width);
            value.prov = value.prov.as_tag();
        }
        value
    }

    /// Stores a value that is as wide as the bytes.
    fn put(&mut self, at: At, value: Value) -> StepResult {
        self.may_write(at.ptr, at.ordering)?;
        let who = self.who(Reg::NONE);
        match self.handler.store(&mut self.thread.queues, who, at, value)? {
            Answer::Ready(()) | Answer::Pending => Ok(Flow::Next),
            Answer::Retry => Ok(Flow::Wait(Waiting::Room, false)),
        }
    }

    pub(super) fn step_fence(&mut self, ordering: Ordering) -> StepResult {
        if self.is_limited {
            self.check_fence()?;
        }
        let who = self.who(Reg::NONE);
        match self.handler.fence(&mut self.thread.queues, who, ordering)? {
            Answer::Retry => Ok(Flow::Wait(Waiting::Room, false)),
            _ => Ok(Flow::Next),
        }
    }

    /// memcpy and memmove: at once where nobody else can see it, otherwise piece by piece, each
    /// piece a load and a store of its own (DESIGN §3 `Copy`). A piece is as wide as a pointer at
    /// most. Where its bytes are of several pointers all the same, as these are not aligned, or
    /// some are poison, one value cannot say it: then a byte is copied by itself ("copies bytes",
    /// LangRef). `progress` counts the bytes done four times, plus one when a piece is loaded and
    /// not yet stored, plus two if it is such a byte.
    pub(super) fn step_copy(
        &mut self,
        dst: Reg,
        src: Reg,
        len: Reg,
        temp: Reg,
        is_move: bool,
        is_tail: bool,
    ) -> StepResult {
        let (to, from) = (self.get(dst), self.get(src));
        let len = self.need(self.get(len), Ub::PoisonArgument, Ub::PoisonArgument)?;
        if len == 0 {
            return Ok(Flow::Next);
        }
        let overlaps = to.prov == from.prov && to.bits.abs_diff(from.bits) < len;
        if overlaps && !is_move && to.bits != from.bits {
            return Err(End::ub(Ub::LibraryContract, "memcpy of overlapping ranges"));
        }
        let who = self.who(Reg::NONE);
        let progress = self.progress();
        if progress == 0 && (self.is_limited || is_tail) {
            self.may_access(Some(src), dst, is_tail)?;
        }
        if progress == 0
            && self.handler.copy(&mut self.thread.queues, who, to, from, len)?.is_some()
        {
            return Ok(Flow::Next);
        }
        let is_backward = overlaps && to.bits > from.bits;
        let (done, is_loaded) = (progress / 4, progress & 1 != 0);
        let widest = if progress & 2 != 0 { 1 } else { self.program.least_pointer_bits / 8 };
        let widest = widest.clamp(1, 8).into();
        let (offset, piece) = piece((len, widest), done, to.bits | from.bits, is_backward);
        let at = |ptr: Value| At {
            ptr: Value { bits: ptr.bits.wrapping_add(offset), ..ptr },
            offset: 0,
            len: piece,
            total: piece,
            align: 0,
            width: piece * 8,
            ordering: Ordering::NotAtomic,
            is_copy: true,
        };
        let is_bytewise = || {
            piece > 1
                && match is_loaded {
                    true => self.get(temp).is_poison(),
                    false => self.handler.is_mixed(&at(from)),
                }
        };
        if is_bytewise() {
            self.set_progress(4 * done + 2);
            return Ok(Flow::Goto(self.pc));
        }
        if !is_loaded {
            self.set_progress(progress + 1);
            let who = self.who(temp);
            return match self.handler.load(&mut self.thread.queues, who, at(from))? {
                Answer::Ready(value) => {
                    self.set(temp, value);
                    Ok(Flow::Goto(self.pc))
                }
                Answer::Pending => {
                    self.set(temp, Value::UNAVAILABLE);
                    Ok(Flow::Wait(Waiting::ReadBack, false))
                }
                Answer::Retry => {
                    self.set_progress(progress);
                    Ok(Flow::Wait(Waiting::Room, false))
                }
            };
        }
        let value = self.get(temp);
        let flow = self.put(at(to), value)?;
        Ok(self.advance(flow, 4 * (done + u64::from(piece)), 4 * len))
    }

    /// memset, in the same way.
    pub(super) fn step_set(&mut self, dst: Reg, byte: Reg, len: Reg, is_tail: bool) -> StepResult {
        let (to, mut byte) = (self.get(dst), clip(self.get(byte), 8));
        if byte.undef != 0 {
            // Whether the bytes are the same is left open.
            byte.prov = byte.prov.as_tag().join_tag(Prov::LINKED);
        }
        let len = self.need(self.get(len), Ub::PoisonArgument, Ub::PoisonArgument)?;
        if len == 0 {
            return Ok(Flow::Next);
        }
        let who = self.who(Reg::NONE);
        let done = self.progress();
        if done == 0 && (self.is_limited || is_tail) {
            self.may_access(None, dst, is_tail)?;
        }
        if done == 0 && self.handler.fill(&mut self.thread.queues, who, to, byte, len)?.is_some() {
            return Ok(Flow::Next);
        }
        let (offset, piece) = piece((len, 8), done, to.bits, false);
        let repeat = |bits: u64| bits.wrapping_mul(0x0101_0101_0101_0101) & mask(piece * 8);
        let value = if byte.is_poison() {
            byte
        } else {
            let prov = byte.prov.only_tag();
            Value { bits: repeat(byte.bits), undef: repeat(byte.undef), prov }
        };
        let ptr = Value { bits: to.bits.wrapping_add(offset), ..to };
        let at = At {
            ptr,
            offset: 0,
            len: piece,
            total: piece,
            align: 0,
            width: piece * 8,
            ordering: Ordering::NotAtomic,
            is_copy: false,
        };
        let flow = self.put(at, value)?;
        Ok(self.advance(flow, done + u64::from(piece), len))
    }

    /// After a piece was stored: the next piece, or the end of the operation.
    fn advance(&mut self, flow: Flow, progress: u64, end: u64) -> Flow {
        match flow {
            Flow::Next if progress >= end => {
                self.set_progress(0);
                Flow::Next
            }
            Flow::Next => {
                self.set_progress(progress);
                Flow::Goto(self.pc)
            }
            other => other,
        }
    }

    pub(super) fn progress(&self) -> u64 {
        self.thread.continuation.last().map_or(0, |f| f.progress)
    }

    pub(super) fn set_progress(&mut self, progress: u64) {
        if let Some(frame) = self.thread.continuation.last_mut() {
            frame.progress = progress;
        }
    }

    pub(super) fn step_alloca(&mut self, dst: Reg, info: u32) -> StepResult {
        let info = self.func.allocas[info as usize];
        let size = match info.count {
            None => info.elem_size,
            Some((count, _)) => {
                let count = self.need(self.get(count), Ub::PoisonOperand, Ub::PoisonOperand)?;
                info.elem_size.saturating_mul(count)
            }
        };
        let who = self.who(dst);
        let value =
            self.handler.alloca(&mut self.thread.stack, who, size, u64::from(info.align))?;
        if info.is_dead_at_first {
            self.handler.close_scope(&value);
        }
        self.set(dst, value);
        Ok(Flow::Next)
    }

    /// An alloca in a register. It takes the room of one in memory, so that what is in memory has
    /// the same addresses and the stack the same bound.
    pub(super) fn step_promoted(&mut self, dst: Reg, fill: Reg, info: u32) -> StepResult {
        let info = self.func.allocas[info as usize];
        let stack = &mut self.thread.stack;
        self.handler.promoted(stack, info.elem_size, u64::from(info.align))?;
        self.set(dst, self.get(fill));
        Ok(Flow::Next)
    }

    /// LangRef, `llvm.lifetime.start` and `llvm.lifetime.end`. Where another object takes the
    /// place of the local, addresses that the function has computed are of that one. Those that it
    /// has loaded, and may have kept from an earlier round of a loop, stay what they are.
    pub(super) fn step_scope(&mut self, ptr: Reg, edge: Edge, addresses: List) -> StepResult {
        let (old, who) = (self.get(ptr).prov, self.who(Reg::NONE));
        if !old.is_object() {
            return Ok(Flow::Next);
        }
        let func = self.func;
        let addresses = func.list(addresses);
        let is_held =
            edge == Edge::Start && self.handler.uses_names_again() && self.is_held(old, addresses);
        let thread = &mut *self.thread;
        let (queues, stack) = (&mut thread.queues, &mut thread.stack);
        match self.handler.scope(queues, stack, who, old, edge, is_held)? {
            Answer::Ready(None) => Ok(Flow::Next),
            Answer::Ready(Some(new)) => {
                for reg in addresses {
                    let value = &mut self.thread.registers[self.base + reg.0 as usize];
                    if value.prov == old {
                        value.prov = new;
                    }
                }
                Ok(Flow::Next)
            }
            _ => Ok(Flow::Wait(Waiting::Room, false)),
        }
    }

    /// May a register other than these have a pointer to an object, and be read after this
    /// operation?
    fn is_held(&self, prov: Prov, others: &[Reg]) -> bool {
        let (before, own) = self.thread.registers.split_at(self.base);
        if self.thread.registers.len() > MANY_REGISTERS || before.iter().any(|r| r.prov == prov) {
            return true;
        }
        let Some(frame) = self.thread.continuation.last() else { return true };
        let mut holders = (0..).zip(own).filter(|(_, value)| value.prov == prov);
        holders.any(|(reg, _)| {
            !others.contains(&Reg(reg)) && self.handler.is_live(frame.func, self.pc + 1, reg)
        })
    }

    /// LangRef, `llvm.stacksave`: the value names how many stack objects there are.
    pub(super) fn step_stack_save(&mut self, dst: Reg) -> StepResult {
        let bits =
            (self.thread.stack.objects.len() as u64) << 32 | self.thread.stack.used & 0xffff_ffff;
        self.set(dst, Value::int(bits & self.address_mask()));
        if self.address_mask() < u64::MAX {
            // Narrow pointers cannot hold both halves: keep the objects until the function returns.
            self.set(dst, Value::ZERO);
        }
        Ok(Flow::Next)
    }

    /// LangRef, `llvm.stackrestore`.
    pub(super) fn step_stack_restore(&mut self, src: Reg) -> StepResult {
        let saved = self.need(self.get(src), Ub::PoisonOperand, Ub::PoisonOperand)?;
        if saved == 0 {
            return Ok(Flow::Next);
        }
        let (keep, used) = ((saved >> 32) as u32, saved & 0xffff_ffff);
        let who = self.who(Reg::NONE);
        let thread = &mut *self.thread;
        match self.handler.pop_stack(&mut thread.queues, &mut thread.stack, who, keep, used)? {
            Answer::Ready(()) => Ok(Flow::Next),
            _ => Ok(Flow::Wait(Waiting::Room, false)),
        }
    }
}

/// The next piece of a bulk operation: its offset, and its length in bytes, as long as the
/// alignment allows and at most `widest`.
fn piece((len, widest): (u64, u64), done: u64, addresses: u64, is_backward: bool) -> (u64, u32) {
    let left = len - done;
    for n in [8u64, 4, 2].into_iter().filter(|n| *n <= widest) {
        let offset = if is_backward { left.wrapping_sub(n) } else { done };
        if left >= n && (addresses | offset) & (n - 1) == 0 {
            return (offset, n as u32);
        }
    }
    (if is_backward { left - 1 } else { done }, 1)
}

#[cfg(test)]
mod tests {
    use super::piece;

    #[test]
    fn pieces_cover_the_range_once_in_either_direction() {
        let ranges = [(23, 0, false), (23, 0, true), (16, 3, false), (9, 4, true), (1, 0, false)];
        let widths = [8, 4, 2, 1];
        let cases = ranges.iter().flat_map(|range| widths.map(|widest| (*range, widest)));
        for ((len, addresses, is_backward), widest) in cases {
            let mut seen = vec![false; len as usize];
            let mut done = 0;
            while done < len {
                let (offset, n) = piece((len, widest), done, addresses, is_backward);
                assert!(u64::from(n) <= widest);
                for i in offset..offset + u64::from(n) {
                    assert!(!std::mem::replace(&mut seen[i as usize], true));
                }
                done += u64::from(n);
            }
            assert!(seen.iter().all(|&b| b));
        }
    }
}
