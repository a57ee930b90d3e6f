//! The literal machine's side of the interface: accesses to what other threads can see become
//! operations in `to_commit`; accesses to private memory take effect at once (DESIGN §3).

mod atomic;
mod locals;

use crate::calls::{self, Looked};
use crate::config::{Config, Dispatch, IntProvenance, StoreBuffer};
use crate::control::GlobalControl;
use crate::end::{End, Stop};
use crate::ids::{FuncIdx, Tid, arena_of};
use crate::interface::{Answer, At, Handler, Piece, Pointees, Reply, Who};
use crate::known::Known;
use crate::memory::cache::Spot;
use crate::memory::{Cache, Mode, Object};
use crate::perform::{self, World};
use crate::program::{Edge, Program};
use crate::request::{CmpXchg, Request, Rmw};
use crate::setup::Setup;
use crate::sync::{self, Call, Next, Step};
use crate::thread::{Effect, MemOp, Queues, Stack, Thread, order};
use crate::update::Values;
pub use crate::update::{equal, updated};
use crate::value::{Prov, Value};
use smallvec::SmallVec;
use tresse_ir::ast::Ordering;
use tresse_memmodels::{Access, CommitPolicy, Kind};

/// The shared part of a machine, seen by one thread.
pub struct Literal<'a> {
    /// The program.
    pub program: &'a Program,
    /// The parameters.
    pub config: &'a Config,
    /// What may overtake what.
    pub policy: &'static dyn CommitPolicy,
    /// What all executions have in common.
    pub setup: &'a Setup,
    /// Memory.
    pub cache: &'a mut Cache,
    /// Threads, locks, the world.
    pub control: &'a mut triomphe::Arc<GlobalControl>,
}

impl Literal<'_> {
    /// May an access to this place take effect at once? A store to private memory behind others in
    /// a bounded store buffer takes room there as well. In an empty one nobody can tell, as it may
    /// leave at once.
    #[inline]
    fn is_direct(&self, spot: Spot, queues: &Queues) -> bool {
        !self.setup.is_literal
            && (!self.cache.is_multi && self.has_nothing_under_way(queues)
                || self.cache.is_private(spot)
                    && (self.config.store_buffer == StoreBuffer::Unbounded
                        || self.has_nothing_under_way(queues)))
    }

    /// Have all operations taken effect? What is done at once comes after these.
    #[inline]
    fn has_nothing_under_way(&self, queues: &Queues) -> bool {
        queues.to_commit.is_empty() && self.cache.mem_op_list.is_empty()
    }

    /// Is it a plain read of what nobody may write? There is only one value that it can have.
    #[inline]
    fn is_constant(&self, spot: Spot, ordering: Ordering) -> bool {
        ordering == Ordering::NotAtomic && !self.setup.is_literal && self.cache.is_constant(spot)
    }

    /// May a call on a library object take effect at once? Nobody else can see the object, and the
    /// call is over with it.
    pub(crate) fn is_direct_call(&self, thread: Tid, call: &Call, queues: &Queues) -> bool {
        let is_whole = |changes| matches!(sync::next(call, Value::ZERO, changes), Next::Done(_));
        let Ok((spot, _)) = calls::word_of(self.cache, call) else { return false };
        let is_own = queues.to_commit.is_empty()
            && !self.cache.mem_op_list.iter().any(|op| op.key.thread == thread)
            && self.is_direct(spot, queues);
        let goes_on = |looked: Looked| looked.step != Step::Blocked;
        is_own && is_whole(true) && calls::step(self.cache, thread, call, 0).is_ok_and(goes_on)
    }

    /// An atomic access to private memory that takes effect at once: is it nobody else's business?
    /// If the model orders it with what others do ([`Setup::orders_private`]) it has to be an
    /// operation: the execution ends, and the search begins again with such objects shared from
    /// their birth on.
    ///
    /// What the only thread did comes before all that others do, and orders nothing among them.
    #[inline]
    fn is_silent(&mut self, prov: Prov, ordering: Ordering) -> Result<(), Stop> {
        if ordering == Ordering::NotAtomic || !self.cache.is_multi || !self.setup.orders_private {
            return Ok(());
        }
        self.cache.wants_leak = Some(prov);
        Err(End::unsupported("an access to private memory that the model orders with others"))
    }

    /// An access that takes effect at once, where it would empty the thread's store buffer: a fence
    /// stands in its place.
    #[inline]
    fn drains(
        &mut self,
        queues: &mut Queues,
        who: Who,
        prov: Prov,
        kind: Kind,
        ordering: Ordering,
    ) -> Reply<()> {
        if ordering == Ordering::NotAtomic || !self.cache.is_multi {
            return Ok(Answer::Ready(()));
        }
        self.is_silent(prov, ordering)?;
        let access = Access { kind, order: order(ordering), object: 0, offset: 0, len: 0 };
        match self.policy.is_barrier(&access) {
            true => self.fence(queues, who, Ordering::SeqCst),
            false => Ok(Answer::Ready(())),
        }
    }

    /// A write that takes effect at once.
    #[inline]
    fn write(&mut self, queues: &Queues, spot: Spot, len: u32, value: Value) {
        self.cache.poke(spot, len, value).written_at = queues.next_ticket;
    }

    /// A weak exchange of private memory may fail for no reason: to an engine that drives the
    /// threads the choice is an event.
    fn fails_for_no_reason(&mut self, prov: Prov, spot: Spot) -> Stop {
        self.cache.wants_leak = self.cache.is_private(spot).then_some(prov);
        End::unsupported(
            "a weak exchange that may fail for no reason, on memory of one thread, under the graph \
             engine",
        )
    }

    /// A pointer that is about to be visible to other threads.
    #[inline]
    fn publish(&mut self, queues: &Queues, value: &Value, spot: Spot) {
        if value.prov.is_object() && self.cache.is_multi && !self.cache.is_private(spot) {
            self.cache.escape(value.prov, queues.next_ticket);
        }
    }
}

impl Literal<'_> {
    /// A pointer that waits in the queue, on its way to what may be private memory: when that
    /// becomes known to others nobody looks into the queue, so they may know this one from now on.
    fn publish_queued(&mut self, queues: &Queues, value: &Value) {
        let is_bounded = self.config.store_buffer != StoreBuffer::Unbounded;
        if is_bounded && value.prov.is_object() && self.cache.is_multi {
            self.cache.escape(value.prov, queues.next_ticket);
        }
    }
}

impl Handler for Literal<'_> {
    #[inline]
    fn load(&mut self, queues: &mut Queues, who: Who, at: At) -> Reply<Value> {
        let (offset, len) = (u64::from(at.offset), u64::from(at.len));
        let found = self.cache.check(&at.ptr, offset, len, at.align, false);
        if (found.is_err() || self.cache.mode.keeps_objects())
            && self.cache.is_undefined(&at.ptr, offset, len, who.thread)
        {
            return Ok(Answer::Ready(Value::undef(at.width)));
        }
        let spot = found?;
        if self.is_direct(spot, queues) {
            self.is_silent(at.ptr.prov, at.ordering)?;
            return Ok(Answer::Ready(self.cache.peek(spot, at.len)));
        }
        if self.is_constant(spot, at.ordering) {
            return Ok(Answer::Ready(self.cache.peek(spot, at.len)));
        }
        if self.is_full(queues, at.len) {
            return Ok(Answer::Retry);
        }
        let ticket = self.enqueue(queues, who, at, spot, Kind::Read, Effect::Read);
        self.expect(queues, who, at, spot, ticket, None);
        Ok(Answer::Pending)
    }

    #[inline]
    fn store(&mut self, queues: &mut Queues, who: Who, at: At, value: Value) -> Reply<()> {
        let spot =
            self.cache.check(&at.ptr, u64::from(at.offset), u64::from(at.len), at.align, true)?;
        if self.is_direct(spot, queues) {
            if self.drains(queues, who, at.ptr.prov, Kind::Write, at.ordering)? == Answer::Retry {
                return Ok(Answer::Retry);
            }
            self.publish(queues, &value, spot);
            self.write(queues, spot, at.len, value);
            return Ok(Answer::Ready(()));
        }
        if self.is_full(queues, at.len) || self.is_buffer_full(queues) {
            return Ok(Answer::Retry);
        }
        self.publish(queues, &value, spot);
        self.publish_queued(queues, &value);
        self.enqueue(queues, who, at, spot, Kind::Write, Effect::Write(value));
        Ok(Answer::Ready(()))
    }

    fn load_wide(&mut self, queues: &mut Queues, pieces: &[Piece<()>]) -> Reply<Values> {
        self.load_pieces(queues, pieces)
    }

    fn store_wide(&mut self, queues: &mut Queues, pieces: &[Piece<Value>]) -> Reply<()> {
        self.store_pieces(queues, pieces)
    }

    fn rmw(&mut self, queues: &mut Queues, pieces: &[Piece<Rmw>]) -> Reply<Values> {
        let effect = |piece: &Piece<Rmw>| {
            let Rmw { op, scalar, operand } = piece.op;
            Effect::Update { op, scalar, operand }
        };
        Ok(self.update_with(queues, pieces, effect)?.map(|(found, _)| found))
    }

    fn cmpxchg(&mut self, queues: &mut Queues, pieces: &[Piece<CmpXchg>]) -> Reply<(Values, bool)> {
        let may_fail = self.config.spurious_cas_failure;
        let effect = |piece: &Piece<CmpXchg>| Effect::Exchange {
            expected: piece.op.expected,
            new: piece.op.new,
            is_weak: piece.op.is_weak && may_fail,
            width: piece.at.width,
            failure: order(piece.op.failure),
            is_overwritten: false,
        };
        let answer = self.update_with(queues, pieces, effect)?;
        Ok(answer.map(|(found, is_stored)| (found, is_stored == Some(true))))
    }

    fn fence(&mut self, queues: &mut Queues, who: Who, ordering: Ordering) -> Reply<()> {
        let access =
            Access { kind: Kind::Fence, order: order(ordering), object: 0, offset: 0, len: 0 };
        // A fence with nothing before it orders nothing in a machine of queues. To a driver it
        // does, but not while there is one thread: what that did comes before all that others do.
        // An operation would keep accesses after it from being direct.
        let is_void = match self.cache.mode {
            Mode::Driven(_) => !self.cache.is_multi,
            // So it does where memory has a history.
            Mode::Views(_) => !self.cache.is_multi || self.policy.is_void(&access),
            Mode::Queues | Mode::Bytes => {
                queues.to_commit.is_empty() || self.policy.is_void(&access)
            }
        };
        if is_void {
            if !self.policy.keeps_writes() && self.policy.publishes(&access) {
                queues.publish();
            }
            return Ok(Answer::Ready(()));
        }
        if self.is_full(queues, 1) {
            return Ok(Answer::Retry);
        }
        let (key, site, ticket) =
            (who.key(self.program), who.site(self.program), queues.next_ticket);
        queues.next_ticket = ticket.wrapping_add(1);
        queues.to_commit.push(MemOp {
            key,
            site,
            caller: who.caller,
            access,
            whole: access,
            effect: Effect::Fence,
            size: 1,
            prov: Prov::NONE,
            ticket,
            raced: 0,
        });
        Ok(Answer::Ready(()))
    }

    fn copy(
        &mut self,
        queues: &mut Queues,
        _: Who,
        dst: Value,
        src: Value,
        len: u64,
    ) -> Result<Option<()>, Stop> {
        let from = self.cache.check(&src, 0, len, 0, false)?;
        let to = self.cache.check(&dst, 0, len, 0, true)?;
        if !(self.is_direct(from, queues) && self.is_direct(to, queues)) {
            return Ok(None);
        }
        let source = &self.cache.arenas[from.arena as usize].objects[from.slot as usize];
        let (source_size, bytes) = (source.size, source.bytes.clone());
        let object = self.cache.object_mut(to.arena, to.slot);
        object.written_at = queues.next_ticket;
        if (from.arena, from.slot) == (to.arena, to.slot) {
            drop(bytes);
            object.bytes.copy_within(object.size, to.offset, from.offset, len);
        } else {
            object.bytes.copy_from(object.size, to.offset, &bytes, source_size, from.offset, len);
        }
        object.forget_states(to.offset, len);
        Ok(Some(()))
    }

    fn fill(
        &mut self,
        queues: &mut Queues,
        _: Who,
        dst: Value,
        byte: Value,
        len: u64,
    ) -> Result<Option<()>, Stop> {
        let to = self.cache.check(&dst, 0, len, 0, true)?;
        if !self.is_direct(to, queues) {
            return Ok(None);
        }
        let object = self.cache.object_mut(to.arena, to.slot);
        object.written_at = queues.next_ticket;
        object.bytes.fill(object.size, to.offset, len, byte);
        object.forget_states(to.offset, len);
        Ok(Some(()))
    }

    fn alloca(
        &mut self,
        stack: &mut Stack,
        who: Who,
        size: u64,
        align: u64,
    ) -> Result<Value, Stop> {
        let site = who.site(self.program);
        let object = self.cache.alloca(who.thread, stack, size, align, site)?;
        if self.setup.leaks(site, size) {
            self.cache.leak(object.prov);
        }
        Ok(object)
    }

    fn pop_stack(
        &mut self,
        queues: &mut Queues,
        stack: &mut Stack,
        who: Who,
        keep: u32,
        used: u64,
    ) -> Reply<()> {
        self.end_locals(queues, stack, who, (keep, used))
    }

    fn close_scope(&mut self, object: &Value) {
        self.cache.close_scope(object);
    }

    fn scope(
        &mut self,
        queues: &mut Queues,
        stack: &mut Stack,
        who: Who,
        object: Prov,
        edge: Edge,
        is_held: bool,
    ) -> Reply<Option<Prov>> {
        self.begin_or_end_scope(queues, stack, who, object, (edge, is_held))
    }

    fn uses_names_again(&self) -> bool {
        !self.setup.is_literal && self.cache.uses_names_again()
    }

    fn is_live(&self, func: FuncIdx, pc: u32, register: u32) -> bool {
        self.setup.liveness(func).is_live(pc, register, true)
    }

    fn forget(&mut self, thread: &Thread, slots: &[u32]) {
        if !self.setup.is_literal {
            self.cache.forget(thread, slots);
        }
    }

    /// LangRef, `getelementptr`: an address within the object's bounds, or one past them. That the
    /// object has died since changes no bounds; of one whose slot has a new tenant they are not
    /// known any more, and nobody can access it.
    #[inline(always)]
    fn are_in_bounds(&self, ptr: &Value, first: u64, second: u64) -> bool {
        let is_in = |o: &Object, address: u64| address.wrapping_sub(o.base) <= o.size;
        if !ptr.prov.is_object() {
            return false;
        }
        match self.cache.object(ptr.prov) {
            Some(object) => is_in(object, first) && is_in(object, second),
            None => true,
        }
    }

    fn is_dereferenceable(&self, ptr: &Value, bytes: u64) -> bool {
        let end = ptr.bits.checked_add(bytes);
        let is_gone = |o: &Object| o.is_dead && !o.is_shared;
        end.is_some_and(|end| self.are_in_bounds(ptr, ptr.bits, end))
            && !self.cache.object(ptr.prov).is_some_and(is_gone)
    }

    fn is_direct(&self) -> bool {
        !self.setup.is_literal && self.config.store_buffer == StoreBuffer::Unbounded
    }

    fn is_alone(&self, queues: &Queues) -> bool {
        !self.cache.is_multi && self.has_nothing_under_way(queues)
    }

    #[inline(always)]
    fn peek(&self, ptr: &Value, offset: u32, len: u32, align: u8, is_alone: bool) -> Option<Value> {
        self.cache.peek_private(ptr, offset.into(), len, align, is_alone)
    }

    #[inline(always)]
    fn poke(
        &mut self,
        queues: &Queues,
        ptr: &Value,
        offset: u32,
        len: u32,
        align: u8,
        is_alone: bool,
        value: Value,
    ) -> bool {
        let moment = queues.next_ticket;
        self.cache.poke_private(ptr, offset.into(), len, align, is_alone, value, moment)
    }

    fn known(&mut self, prov: Prov, is_alone: bool) -> Option<Known> {
        self.cache.known(prov, is_alone)
    }

    #[inline]
    fn place_of_objects(&self, thread: Tid) -> usize {
        self.cache.arenas[arena_of(thread) as usize].objects.place()
    }

    fn live_memory(&mut self) -> Option<(&mut u64, u64)> {
        Some(self.cache.live_memory())
    }

    fn promoted(&mut self, stack: &mut Stack, size: u64, align: u64) -> Result<(), Stop> {
        stack.reserve(size, align)?;
        if self.program.counts_locals {
            self.cache.count_local(stack, size)?;
        }
        Ok(())
    }

    fn uncount_locals(&mut self, stack: &mut Stack, left: u64) {
        self.cache.uncount_locals(stack, left);
    }

    fn bytes_at(&self, at: &At) -> Option<SmallVec<[Value; 8]>> {
        let (offset, len) = (u64::from(at.offset), u64::from(at.len));
        let spot = self.cache.check(&at.ptr, offset, len, at.align, false).ok()?;
        let byte = |i: u64| self.cache.peek(Spot { offset: spot.offset + i, ..spot }, 1);
        (!self.cache.is_big_endian()).then(|| (0..len).map(byte).collect())
    }

    fn is_mixed(&self, at: &At) -> bool {
        let (offset, len) = (u64::from(at.offset), u64::from(at.len));
        let checked = self.cache.check(&at.ptr, offset, len, at.align, false);
        checked.is_ok_and(|spot| self.cache.is_mixed(spot, at.len))
    }

    fn pointees_at(&self, at: &At) -> Pointees {
        let mut found = Pointees::new();
        let (offset, len) = (u64::from(at.offset), u64::from(at.len));
        let checked = self.cache.check(&at.ptr, offset, len, at.align, false);
        let Some(spot) = checked.ok().filter(|_| self.exposes()) else { return found };
        let prov = |i: u64| self.cache.peek(Spot { offset: spot.offset + i, ..spot }, 1).prov;
        let first = prov(0);
        if (1..len).all(|i| prov(i) == first) {
            return found;
        }
        for prov in (0..len).map(prov).filter(|prov| prov.is_object()) {
            if !found.contains(&prov) {
                found.push(prov);
            }
        }
        found
    }

    fn exposes(&self) -> bool {
        self.config.int_provenance == IntProvenance::Exposed
    }

    fn answers_values(&self) -> bool {
        !matches!(self.cache.mode, Mode::Queues | Mode::Bytes)
    }

    fn note_number(&mut self) {
        self.cache.has_numbers = true;
    }

    fn expose(&mut self, queues: &Queues, thread: Tid, pointer: &Value) {
        if self.config.int_provenance == IntProvenance::Exposed {
            self.cache.expose(thread, pointer, queues.next_ticket);
        }
    }

    fn is_exposed(&self, thread: Tid, prov: Prov) -> bool {
        !self.exposes() || !prov.is_object() || self.cache.is_exposed(thread, prov)
    }

    fn is_of_another(&self, thread: Tid, number: u64, prov: Prov) -> bool {
        self.exposes() && self.cache.is_of_another(thread, number, prov)
    }

    fn recover(&mut self, thread: Tid, number: Value) -> Result<Value, Stop> {
        match self.config.int_provenance {
            IntProvenance::Carried => Ok(number),
            IntProvenance::Exposed => self.cache.recover(thread, number),
        }
    }

    fn thread_local(&self, thread: Tid, index: u32) -> Value {
        self.cache.thread_local(thread, index)
    }

    fn wakes_spuriously(&self) -> bool {
        self.config.spurious_wakeups
    }

    #[inline]
    fn window(&self) -> u32 {
        match self.config.dispatch {
            Dispatch::InOrder => 0,
            Dispatch::OutOfOrder(window) => window,
        }
    }

    fn request(&mut self, queues: &mut Queues, who: Who, request: Request) -> Reply<Value> {
        let is_direct = matches!(&request, Request::Call(call)
            if self.is_direct_call(who.thread, call, queues));
        let mut world = World {
            config: self.config,
            setup: self.setup,
            cache: self.cache,
            control: self.control,
        };
        perform::ask(&mut world, queues, who, request, is_direct)
    }
}
