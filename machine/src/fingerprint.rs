//! Fingerprints of machine states, for the hashed search (DESIGN §3, `explore::steps`).
//!
//! A state's fingerprint is put together from those of its components, and each of these is taken
//! anew only when the component changed. What depends on how a state was reached and not on what it
//! can do is left out: dynamic block numbers, activation serials, step counts, tickets.
//!
//! 128 bits: two different states of a search of a billion have the same fingerprint with a
//! probability below 2^-68, were the hash random.

use crate::ids::CONSTANTS;
use crate::ids::Tid;
use crate::memory::Mode;
use crate::memory::cache::Arena;
use crate::state::Machine;
use crate::thread::{MemOp, Thread};
use std::hash::{Hash, Hasher};
use tresse_memmodels::Access;

impl Machine {
    /// The state's fingerprint.
    pub fn fingerprint(&mut self) -> u128 {
        self.fingerprint_and_size().0
    }

    /// The same, and how many words of histories and views went into it. These are looked at each
    /// time, and may be the square of what is live.
    pub fn fingerprint_and_size(&mut self) -> (u128, u64) {
        let (mut whole, mut size) = (Fold::new(), 0);
        for (id, thread) in self.threads.iter().enumerate() {
            let hash = *self.hashes.threads[id].get_or_insert_with(|| of_thread(thread));
            whole.write_u128(hash);
        }
        self.hashes.arenas.resize(self.cache.arenas.len(), 0);
        for (number, arena) in self.cache.arenas.iter().enumerate() {
            if number as u32 == CONSTANTS {
                continue;
            }
            if std::mem::take(&mut self.cache.changed[number]) {
                self.hashes.arenas[number] = of_arena(arena);
            }
            whole.write_u128(self.hashes.arenas[number]);
        }
        for op in &self.cache.mem_op_list {
            feed_op(op, false, &mut whole);
        }
        self.control.hash(&mut whole);
        if !self.setup.policy.keeps_writes() {
            let bits = (0..self.threads.len() as Tid).flat_map(|id| self.unpublished(id));
            bits.for_each(|is_unpublished| whole.write_u8(u8::from(is_unpublished)));
        }
        if let Mode::Views(storage) = &self.cache.mode {
            storage.fingerprint(&self.cache, &mut |word| {
                whole.write_u64(word);
                size += 1;
            });
            // Which locations there are shows only where the next operation of a thread does not
            // fit them: to make it fit is a step, and that must come to another state.
            for thread in &self.threads {
                let access = thread.queues.to_commit.first().map(|op| &op.access);
                let is_mixed = access.is_some_and(|access| storage.is_mixed(access));
                let is_refused = access.is_some_and(|access| storage.refusal(access).is_some());
                whole.write_u8(u8::from(is_mixed) << 1 | u8::from(is_refused));
            }
        }
        // In any order: a race is listed once.
        let races = self.races.iter().map(|race| {
            let mut h = Fold::new();
            race.sites().hash(&mut h);
            h.finish128()
        });
        whole.write_u128(races.fold(0, u128::wrapping_add));
        (whole.finish128(), size)
    }
}

fn of_thread(thread: &Thread) -> u128 {
    let mut h = Fold::new();
    for frame in &thread.continuation {
        (
            frame.func,
            frame.pc,
            frame.base,
            frame.ret,
            frame.progress,
            frame.stack_before,
            frame.objects_before,
            frame.mark,
        )
            .hash(&mut h);
    }
    thread.registers.hash(&mut h);
    (thread.stack.used, &thread.stack.objects, thread.is_finished, &thread.waiting).hash(&mut h);
    thread.is_aside.hash(&mut h);
    (thread.section, thread.marks).hash(&mut h);
    if let Some(race) = &thread.raced {
        race.sites().hash(&mut h);
    }
    let queue = &thread.queues.to_commit;
    h.write_usize(queue.len());
    for (i, op) in queue.iter().enumerate() {
        // Only which pieces belong together counts of a ticket.
        let is_same = i > 0 && queue[i - 1].ticket == op.ticket;
        feed_op(op, is_same, &mut h);
    }
    for read in &thread.queues.read_back {
        let place = queue.iter().position(|op| op.ticket == read.ticket);
        // Which of the activations, and not how many there have been since.
        let frame = thread.continuation.iter().position(|f| f.serial == read.frame);
        (place, frame, read.dst, read.width, read.got, read.missing, read.len).hash(&mut h);
    }
    h.finish128()
}

/// Fields side by side in one word where there is room: queues are hashed again with each of their
/// operations.
fn feed_op(op: &MemOp, is_same: bool, h: &mut Fold) {
    let is_whole = op.access == op.whole;
    h.write_u64(u64::from(op.key.thread) << 32 | u64::from(op.key.inst));
    h.write_u64(u64::from(op.site.0) << 32 | u64::from(op.size));
    feed_access(&op.access, u64::from(is_same) << 16 | u64::from(is_whole) << 17, h);
    if !is_whole {
        feed_access(&op.whole, 0, h);
    }
    op.effect.hash(h);
    h.write_u64(op.prov.word());
    h.write_u64(op.raced);
}

fn feed_access(access: &Access, flags: u64, h: &mut Fold) {
    h.write_u64(
        access.kind as u64 | (access.order as u64) << 8 | flags | u64::from(access.len) << 32,
    );
    h.write_u64(access.object);
    h.write_u64(access.offset);
}

fn of_arena(arena: &Arena) -> u128 {
    let mut h = Fold::new();
    for object in arena.objects.iter() {
        (
            object.base,
            object.size,
            object.generation,
            object.obj_type,
            (object.is_dead, object.is_out_of_scope),
            object.mapping,
            object.is_shared,
        )
            .hash(&mut h);
        object.bytes.feed(object.size, &mut h);
        object.words.hash(&mut h);
        if let Some(flight) = &object.in_flight {
            for ((key, access), (_, done)) in flight.race.iter().zip(&flight.complete) {
                (key.thread, key.inst, access, done).hash(&mut h);
            }
        }
    }
    arena.exposed().for_each(|prov| h.write_u64(prov.word()));
    arena.feed_free(&mut h);
    h.finish128()
}

/// A 128-bit hash by folded multiplication: two lanes of multiply and fold, with different
/// multipliers, over 64-bit words.
#[derive(Clone, Copy)]
struct Fold {
    a: u64,
    b: u64,
}

impl Fold {
    fn new() -> Fold {
        Fold { a: 0x243f_6a88_85a3_08d3, b: 0x1319_8a2e_0370_7344 }
    }

    fn finish128(&self) -> u128 {
        u128::from(fold(self.a ^ 0x4528_21e6_38d0_1377, self.b | 1)) << 64
            | u128::from(fold(self.b ^ 0xbe54_66cf_34e9_0c6c, self.a | 1))
    }
}

#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

impl Hasher for Fold {
    #[inline]
    fn write_u64(&mut self, word: u64) {
        // Odd multipliers: digits of pi.
        self.a = fold(self.a ^ word, 0xa409_3822_299f_31d1).wrapping_add(word.rotate_left(32));
        self.b = fold(self.b.wrapping_add(word), 0x082e_fa98_ec4e_6c89) ^ self.a.rotate_left(23);
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }

    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.write_u64(u64::from_le_bytes(word.try_into().unwrap_or_default()));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            self.write_u64(
                rest.iter().rev().fold(rest.len() as u64, |n, &b| n << 8 | u64::from(b)),
            );
        }
    }

    fn finish(&self) -> u64 {
        self.finish128() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_flipped_bit_changes_about_half_of_the_hash() {
        let hash = |n: u64| {
            let mut h = Fold::new();
            h.write_u64(n);
            h.write_u64(7);
            h.finish128()
        };
        for bit in 0..64 {
            let changed = (hash(1 << bit) ^ hash(0)).count_ones();
            assert!((30..=98).contains(&changed), "bit {bit}: {changed}");
        }
    }

    #[test]
    fn small_inputs_do_not_collide() {
        let mut seen = std::collections::HashSet::new();
        for a in 0..300u64 {
            for b in 0..300u64 {
                let mut h = Fold::new();
                h.write_u64(a);
                h.write_u64(b);
                assert!(seen.insert(h.finish128()));
            }
        }
    }

    /// A number counts as a whole, as hashes of parts of a state are hashed again.
    #[test]
    fn wide_numbers_count_as_a_whole() {
        let hash = |n: u128| {
            let mut h = Fold::new();
            h.write_u128(n);
            h.finish128()
        };
        assert_ne!(hash(1), hash(1 | 1 << 64));
        assert_ne!(hash(1), hash(1 | 1 << 127));
    }
}
