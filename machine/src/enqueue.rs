//! How accesses become operations: K-LLVM Fig. 7 rules (a) and (b), and what holds them up.

use crate::commit::bytes_of;
use crate::config::StoreBuffer;
use crate::handler::Literal;
use crate::interface::{At, Handler, Who};
use crate::joined::Joined;
use crate::memory::cache::Spot;
use crate::thread::{Effect, MemOp, Queues, ReadBack, order};
use tresse_memmodels::{Access, Kind};

impl Literal<'_> {
    /// Is there no room for `n` more operations?
    pub(crate) fn is_full(&mut self, queues: &Queues, n: u32) -> bool {
        let is_full = !queues.to_commit.is_empty()
            && queues.to_commit.len() as u32 + n > self.config.limits.to_commit;
        self.cache.was_full |= is_full && self.policy.reorders();
        self.cache.issued_mattered |= is_full;
        is_full
    }

    /// Is there no room for another store in the thread's store buffer?
    pub(crate) fn is_buffer_full(&self, queues: &Queues) -> bool {
        let StoreBuffer::Entries(most) = self.config.store_buffer else { return false };
        let mut last = None;
        let writes = queues.to_commit.iter().filter(|op| op.access.kind == Kind::Write);
        let stores = writes.filter(|op| last.replace(op.ticket) != Some(op.ticket)).count();
        stores >= most as usize
    }

    /// Queues an access: rule (a) for non-atomic ones byte by byte, rule (b) for the others.
    /// Returns the ticket of its operations.
    pub(crate) fn enqueue(
        &mut self,
        queues: &mut Queues,
        who: Who,
        at: At,
        spot: Spot,
        kind: Kind,
        effect: Effect,
    ) -> u32 {
        let order = order(at.ordering);
        let ticket = queues.next_ticket;
        queues.next_ticket = queues.next_ticket.wrapping_add(1);
        let object = at.ptr.prov.word();
        let op = MemOp {
            key: who.key(self.program),
            site: who.site(self.program),
            caller: who.caller,
            access: Access { kind, order, object, offset: spot.offset, len: at.len },
            whole: Access {
                kind,
                order,
                object,
                offset: spot.offset - u64::from(at.offset),
                len: at.total,
            },
            effect,
            size: 1,
            prov: at.ptr.prov,
            ticket,
            raced: 0,
        };
        if !order.is_atomic() && (self.cache.mode.is_bytes() || self.is_read_in_bytes(&op, spot)) {
            self.rule_a(queues, op);
        } else {
            Self::rule_b(queues, op);
        }
        ticket
    }

    /// Is an operation a read of what a history of writes cannot hold as one value? The initial
    /// write of a location is one, and what it is of several objects, or poison in part, is lost.
    fn is_read_in_bytes(&self, op: &MemOp, spot: Spot) -> bool {
        let is_read = op.access.kind == Kind::Read && op.access.len > 1;
        is_read && self.cache.mode.is_views() && self.cache.is_mixed(spot, op.access.len)
    }

    /// K-LLVM Fig. 7 rule (a): a non-atomic access is one operation per byte, all with one key, and
    /// the size of the whole (the paper's `genWrites`).
    fn rule_a(&self, queues: &mut Queues, op: MemOp) {
        let len = op.access.len;
        for i in 0..len {
            let effect = match op.effect {
                Effect::Write(value) => Effect::Write(bytes_of(self.cache, value, len, i, 1)),
                other => other,
            };
            let access = Access { offset: op.access.offset + u64::from(i), len: 1, ..op.access };
            queues.to_commit.push(MemOp { access, effect, size: op.whole.len, ..op });
        }
    }

    /// K-LLVM Fig. 7 rule (b): an atomic access is one operation. By access, a non-atomic one is as
    /// well; what makes it race is its order, not its size.
    fn rule_b(queues: &mut Queues, op: MemOp) {
        queues.to_commit.push(op);
    }

    /// Enters a pending read.
    pub(crate) fn expect(
        &self,
        queues: &mut Queues,
        who: Who,
        at: At,
        spot: Spot,
        ticket: u32,
        flag: Option<bool>,
    ) {
        let pieces = queues.to_commit.iter().rev().take_while(|op| op.ticket == ticket).count();
        let is_number = self.program.is_number_of_pointers(at.width);
        queues.read_back.push(ReadBack {
            ticket,
            frame: who.frame,
            dst: who.dst,
            width: at.width,
            got: Joined::default(),
            missing: pieces as u32,
            is_copy: at.is_copy,
            exposes: is_number && !at.is_copy && self.exposes(),
            len: at.len,
            start: spot.offset,
            flag,
        });
    }
}
