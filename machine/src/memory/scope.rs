//! Scopes of locals: LangRef, `llvm.lifetime.start`, `llvm.lifetime.end` and "Object Lifetime".
//!
//! A local dies at the end of its scope as all do when their function returns, and another object
//! takes its place when the scope begins again: C11 6.2.4p2 leaves nothing of pointers to the old
//! one. To write what is dead, and for another thread to read it, is undefined behaviour; what its
//! own thread reads is undefined.

use super::cache::Cache;
use super::life::{content, cost, waits_in};
use super::object::{ObjType, Object};
use crate::bytemap::ByteMap;
use crate::end::{At, End, Stop, Ub};
use crate::ids::{SiteId, arena_of};
use crate::thread::{Queues, Stack};
use crate::value::{Prov, Value};
use triomphe::Arc;

impl Cache {
    /// A new stack object is dead until its scope begins.
    pub fn close_scope(&mut self, object: &Value) {
        let object = self.object_mut(object.prov.arena(), object.prov.slot());
        if !object.is_shared {
            (object.is_dead, object.is_out_of_scope) = (true, true);
        }
    }

    /// The scope of a stack object begins. What is given is the object that takes its place, if one
    /// does. `is_held`: a register may have its address that is not going to have that of the
    /// other one.
    ///
    /// # Errors
    /// The configured bound on live memory.
    pub fn begin_scope(
        &mut self,
        queues: &Queues,
        stack: &mut Stack,
        prov: Prov,
        is_held: bool,
    ) -> Result<Option<Prov>, Stop> {
        let Some(object) = self.object(prov).filter(|o| o.obj_type == ObjType::Stack) else {
            return Ok(None);
        };
        if object.is_out_of_scope {
            let is_forgotten = !is_held && !self.is_left(prov, queues);
            self.object_mut(prov.arena(), prov.slot()).is_forgotten = is_forgotten;
            return self.replace(stack, prov).map(Some);
        }
        if !object.is_shared {
            self.clear(prov, queues.next_ticket);
        }
        Ok(None)
    }

    /// The scope of a stack object ends, while `queued` operations wait. Its slot stays with its
    /// function.
    ///
    /// # Errors
    /// Another thread waits at a library object in it.
    pub fn end_scope(&mut self, prov: Prov, queued: usize, site: SiteId) -> Result<(), Stop> {
        let is_there = |o: &&Object| o.obj_type == ObjType::Stack && !o.is_out_of_scope;
        if self.object(prov).filter(is_there).is_none() {
            return Ok(());
        }
        let (is_driven, keeps) = (self.mode.is_driven(), self.mode.keeps_objects());
        let thread = prov.arena() - arena_of(0);
        self.check_end(thread, prov.slot(), true)?;
        let object = self.object_mut(prov.arena(), prov.slot());
        if let Some(waiter) = object.waiter().filter(|_| !is_driven) {
            return Err(waits_in(Ub::UseAfterReturn, thread, waiter));
        }
        (object.is_out_of_scope, object.freed_at) = (true, site);
        let is_shared = object.is_shared;
        if !(keeps && is_shared) {
            (object.is_dead, object.words) = (true, None);
            object.bytes = ByteMap::Cell(Value::ZERO);
        }
        if is_driven && is_shared {
            self.died.push((prov, queued));
        }
        Ok(())
    }

    /// Does an object that others may know end after all that its thread has done, as far as is to
    /// be seen? With a history a fence may be what puts the accesses of others before the end.
    pub fn waits_to_end(&self, arena: u32, slot: u32) -> bool {
        self.mode.is_views() && self.arenas[arena as usize].objects[slot as usize].is_shared
    }

    /// LangRef, "Object Lifetime": may its own thread read an object, and find it undefined, as it
    /// is outside its scope? Compilers load from either of two locals, to choose one later.
    pub fn is_undefined(&self, ptr: &Value, offset: u64, len: u64, thread: u32) -> bool {
        let prov = ptr.prov;
        prov.is_object()
            && prov.arena() == arena_of(thread)
            && ptr.undef == 0
            && self.object(prov).is_some_and(|object| {
                let at = ptr.bits.wrapping_sub(object.base).wrapping_add(offset);
                object.is_out_of_scope && at <= object.size && len <= object.size - at
            })
    }

    /// An access through a pointer to an object that is no more, and whose slot has another one.
    pub(super) fn gone_before(&self, prov: Prov, address: u64, what: &str, len: u64) -> Stop {
        let slot = &self.arenas[prov.arena() as usize].objects[prov.slot() as usize];
        let is_local = slot.obj_type == ObjType::Stack;
        if !is_local || prov.generation() < slot.born {
            let kind = if is_local { Ub::UseAfterReturn } else { Ub::UseAfterFree };
            return End::ub(kind, format!("{what} of {len} bytes at {address:#x}"));
        }
        let words = self.describe(slot);
        let detail = format!("{what} of {len} bytes in {words}, as it was in an earlier scope");
        let now = Prov::object(prov.arena(), prov.slot(), slot.generation);
        let offset = address.wrapping_sub(slot.base) as i64;
        End::ub_at(Ub::UseAfterReturn, detail, At { prov: now, offset, len, words })
    }

    /// The contents of an object that nobody else knows are as those of a new one, from this moment
    /// of its thread on.
    fn clear(&mut self, prov: Prov, moment: u32) {
        let (fill, is_driven) = (self.fill, self.mode.is_driven());
        let object = self.object_mut(prov.arena(), prov.slot());
        object.bytes = content(object.size, fill, is_driven);
        (object.words, object.written_at) = (None, moment);
    }

    /// Another object takes the place of one that has died.
    fn replace(&mut self, stack: &mut Stack, old: Prov) -> Result<Prov, Stop> {
        let number = old.arena();
        let is_driven = self.mode.is_driven();
        let dead = &self.arenas[number as usize].objects[old.slot() as usize];
        let (is_kept, born) = (!dead.is_dead, dead.born);
        let object = Object {
            bytes: content(dead.size, self.fill, is_driven),
            generation: 0,
            is_dead: false,
            is_out_of_scope: false,
            is_forgotten: false,
            is_shared: false,
            is_leaked: false,
            freed_at: SiteId::NONE,
            is_filled: false,
            written_at: 0,
            escaped_at: 0,
            in_flight: None,
            words: None,
            ..*dead
        };
        let cost = if is_kept { cost(object.size) } else { 0 };
        self.charge(cost)?;
        self.changed[number as usize] = true;
        let arena = Arc::make_mut(&mut self.arenas[number as usize]);
        arena.live += cost;
        let reused = Some(old.slot()).filter(|_| !is_kept);
        let new = arena.place(number, reused, object, is_driven);
        if new.slot() == old.slot() {
            self.object_mut(number, new.slot()).born = born;
        } else if let Some(place) = stack.objects.iter_mut().rfind(|slot| **slot == old.slot()) {
            *place = new.slot();
        }
        Ok(new)
    }
}
