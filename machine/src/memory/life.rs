//! How objects begin and end: heap blocks, the bounded stacks (K-LLVM §4.2), thread-local
//! variables.

use super::cache::Cache;
use super::object::{ObjType, Object};
use crate::bytemap::ByteMap;
use crate::bytes::Fill;
use crate::end::{At, End, Stop, Ub};
use crate::ids::{SiteId, Tid, arena_of};
use crate::mapping::Mapping;
use crate::request::Request;
use crate::thread::{Queues, Stack, Thread};
use crate::value::{Prov, Value};
use triomphe::Arc;

/// Objects of a thread, and registers, that are looked through for pointers to what has died.
const MANY_OBJECTS: usize = 64;
pub(crate) const MANY_REGISTERS: usize = 512;

/// How many dead heap blocks an arena remembers before it uses their slots again.
const QUARANTINE: usize = 4096;

impl Cache {
    /// A heap block of the thread. `Ok(None)`: the region is full.
    ///
    /// # Errors
    /// The configured bound on live memory.
    pub fn allocate(
        &mut self,
        thread: u32,
        size: u64,
        align: u64,
        is_zeroed: bool,
        site: SiteId,
    ) -> Result<Option<Value>, Stop> {
        let number = arena_of(thread);
        let arena = &self.arenas[number as usize];
        // What no memory would be large enough for is no matter of the bound.
        let Some((base, after)) =
            self.regions.place(arena.next, arena.end, size, align, arena.serial)
        else {
            return Ok(None);
        };
        self.charge(cost(size))?;
        let fill = if is_zeroed { Fill::Zero } else { self.fill };
        self.changed[number as usize] = true;
        let arena = Arc::make_mut(&mut self.arenas[number as usize]);
        (arena.next, arena.serial) = (after, arena.serial + 1);
        arena.live += cost(size);
        self.heap.add(size);
        let reused =
            if arena.freed_heap.len() > QUARANTINE { arena.freed_heap.pop_front() } else { None };
        let is_driven = self.mode.is_driven();
        let mut object = heap_object(base, size, align, content(size, fill, is_driven), site);
        object.is_filled = is_zeroed;
        Ok(Some(Value::ptr(base, arena.place(number, reused, object, is_driven))))
    }

    /// An object, if it is one, was written without an operation at this moment of its thread.
    pub(crate) fn note_written(&mut self, prov: Prov, moment: u32) {
        if prov.is_object() {
            self.object_mut(prov.arena(), prov.slot()).written_at = moment;
        }
    }

    pub(super) fn charge(&mut self, size: u64) -> Result<(), Stop> {
        self.live = self.live.saturating_add(size);
        if self.live > self.limit {
            return Err(Box::new(End::OutOfMemory { limit: self.limit }));
        }
        Ok(())
    }

    /// Notes what a thread has of the heap, after a request of its has been performed.
    pub(crate) fn count_heap(
        &mut self,
        queues: &mut Queues,
        thread: Tid,
        request: &Request,
        answer: &Value,
    ) {
        match request {
            Request::Alloc { size, .. } if answer.bits != 0 => queues.heap.add(*size),
            Request::Free { ptr, .. } if ptr.prov.is_object() => {
                match self.object(ptr.prov).filter(|_| ptr.prov.arena() == arena_of(thread)) {
                    Some(block) => queues.heap.take(block.size),
                    None => self.frees_of_others = true,
                }
            }
            Request::Retire { .. } => self.frees_of_others = true,
            _ => {}
        }
    }

    /// Ends the life of a heap block.
    ///
    /// # Errors
    /// What is wrong with the pointer.
    pub fn free(&mut self, ptr: &Value, thread: u32, site: SiteId) -> Result<(), Stop> {
        let (prov, _) = self.heap_block(ptr)?;
        self.check_not_retired(ptr, prov)?;
        self.reclaim(ptr, thread, site)
    }

    /// A heap block is to be freed once no hazard pointer keeps it ([`crate::hazards`]).
    ///
    /// # Errors
    /// What is wrong with the pointer.
    pub fn retire(&mut self, ptr: &Value) -> Result<(), Stop> {
        let (prov, _) = self.heap_block(ptr)?;
        self.check_not_retired(ptr, prov)?;
        self.object_mut(prov.arena(), prov.slot()).is_retired = true;
        Ok(())
    }

    /// The block is a mapping from here on, and stays one.
    ///
    /// # Errors
    /// What is wrong with the pointer.
    pub fn make_mapping(&mut self, ptr: &Value, mapping: Mapping) -> Result<(), Stop> {
        let (prov, _) = self.heap_block(ptr)?;
        self.object_mut(prov.arena(), prov.slot()).mapping = mapping;
        Ok(())
    }

    /// Whether `free` or `munmap` may end its life was said when the block was given. So that is
    /// looked at when a thread asks, in the same way for all engines.
    ///
    /// # Errors
    /// The request is not for such a block.
    pub fn check_kind(&self, request: &Request) -> Result<(), Stop> {
        let (ptr, by_unmapping) = match request {
            Request::Free { ptr, is_mapping } => (ptr, *is_mapping),
            Request::Retire { ptr } => (ptr, false),
            _ => return Ok(()),
        };
        let known = Some(ptr).filter(|ptr| ptr.prov.is_object());
        let known = known.and_then(|ptr| self.object(ptr.prov));
        let Some(block) = known.filter(|object| object.obj_type == ObjType::Heap) else {
            return Ok(());
        };
        let what = match (block.mapping != Mapping::None, by_unmapping) {
            (true, false) => "which `mmap` has given, and only `munmap` takes back",
            (false, true) => "which `mmap` has not given",
            _ => return Ok(()),
        };
        let (prov, words) = (ptr.prov, self.describe(block));
        let detail = format!("{:#x} points to {words}, {what}", ptr.bits);
        let offset = ptr.bits.wrapping_sub(block.base) as i64;
        Err(End::ub_at(Ub::InvalidFree, detail, At { prov, offset, len: 0, words }))
    }

    /// A block is freed or retired once.
    fn check_not_retired(&self, ptr: &Value, prov: Prov) -> Result<(), Stop> {
        match self.object(prov).is_some_and(|o| o.is_retired) {
            true => Err(End::ub(
                Ub::DoubleFree,
                format!("the block at {:#x} was retired before", ptr.bits),
            )),
            false => Ok(()),
        }
    }

    /// Ends the life of a heap block, whether it was retired or not.
    ///
    /// # Errors
    /// As [`Cache::free`].
    pub fn reclaim(&mut self, ptr: &Value, thread: u32, site: SiteId) -> Result<(), Stop> {
        let (prov, size) = self.heap_block(ptr)?;
        let words = &self.arenas[prov.arena() as usize].objects[prov.slot() as usize];
        if let Some(waiter) = words.waiter() {
            return Err(waits_in(Ub::UseAfterFree, thread, waiter));
        }
        self.live -= cost(size);
        self.heap.take(size);
        let object = self.object_mut(prov.arena(), prov.slot());
        object.is_dead = true;
        object.freed_at = site;
        (object.bytes, object.words) = (ByteMap::Cell(Value::ZERO), None);
        let arena = Arc::make_mut(&mut self.arenas[prov.arena() as usize]);
        arena.live -= cost(size);
        if prov.arena() == arena_of(thread) {
            arena.freed_heap.push_back(prov.slot());
        }
        Ok(())
    }

    /// The live heap block that starts at the pointer, and its size.
    ///
    /// # Errors
    /// What is wrong with the pointer.
    pub fn heap_block(&self, ptr: &Value) -> Result<(Prov, u64), Stop> {
        if ptr.is_vague() {
            return Err(End::unsupported(crate::end::VAGUE));
        }
        if !ptr.is_defined() {
            return Err(End::ub(Ub::PoisonArgument, "the pointer is not defined"));
        }
        if !ptr.prov.is_object() {
            return Err(End::ub(
                Ub::InvalidFree,
                format!("{:#x} is a number, not a pointer to a heap block", ptr.bits),
            ));
        }
        let known = self.object(ptr.prov);
        if let Some(other) = known.filter(|o| o.obj_type != ObjType::Heap) {
            let words = self.describe(other);
            let offset = ptr.bits.wrapping_sub(other.base) as i64;
            let detail = format!("{:#x} points to {words}", ptr.bits);
            let at = At { prov: ptr.prov, offset, len: 0, words };
            return Err(End::ub_at(Ub::InvalidFree, detail, at));
        }
        let Some(object) = known.filter(|o| !o.is_dead) else {
            let words = format!("the block at {:#x}", ptr.bits);
            let at = At { prov: ptr.prov, offset: 0, len: 0, words };
            return Err(End::ub_at(Ub::DoubleFree, format!("{} was freed before", at.words), at));
        };
        if object.base != ptr.bits {
            let at = ptr.bits.wrapping_sub(object.base) as i64;
            let words = format!("offset {at} of {}", self.describe(object));
            let detail = format!("{:#x} points to {words}, not to its start", ptr.bits);
            let at = At { prov: ptr.prov, offset: at, len: 0, words };
            return Err(End::ub_at(Ub::InvalidFree, detail, at));
        }
        Ok((ptr.prov, object.size))
    }

    /// The size of the live heap block that starts at the pointer.
    ///
    /// # Errors
    /// As [`Cache::heap_block`]; but a block that is gone is used, and not freed once more.
    pub fn block_size(&self, ptr: &Value) -> Result<u64, Stop> {
        self.heap_block(ptr).map(|(_, size)| size).map_err(|stop| match *stop {
            End::Ub { kind: Ub::DoubleFree, .. } => {
                let detail = format!("the size of the block at {:#x}, which was freed", ptr.bits);
                End::ub(Ub::UseAfterFree, detail)
            }
            _ => stop,
        })
    }

    /// A stack object of the thread (K-LLVM §4.2 bounded stack).
    ///
    /// # Errors
    /// The stack bound.
    pub fn alloca(
        &mut self,
        thread: u32,
        stack: &mut Stack,
        size: u64,
        align: u64,
        site: SiteId,
    ) -> Result<Value, Stop> {
        let base = stack.reserve(size, align)?;
        self.charge(cost(size))?;
        let number = arena_of(thread);
        self.changed[number as usize] = true;
        let arena = Arc::make_mut(&mut self.arenas[number as usize]);
        let reused = arena.free_stack.pop();
        arena.live += cost(size);
        let is_driven = self.mode.is_driven();
        let bytes = content(size, self.fill, is_driven);
        let object = Object {
            obj_type: ObjType::Stack,
            ..heap_object(base, size, align.max(1), bytes, site)
        };
        let prov = arena.place(number, reused, object, is_driven);
        stack.objects.push(prov.slot());
        Ok(Value::ptr(base, prov))
    }

    /// A local in a register is live memory from now on.
    ///
    /// # Errors
    /// The configured bound on live memory.
    pub fn count_local(&mut self, stack: &mut Stack, size: u64) -> Result<(), Stop> {
        self.charge(cost(size))?;
        stack.counted += cost(size);
        Ok(())
    }

    /// Where live memory is counted, and how much of it there may be.
    pub(crate) fn live_memory(&mut self) -> (&mut u64, u64) {
        (&mut self.live, self.limit)
    }

    /// Locals in registers are gone, but for so many bytes.
    pub fn uncount_locals(&mut self, stack: &mut Stack, left: u64) {
        self.live -= stack.counted - left;
        stack.counted = left;
    }

    /// May a thread's stack objects from number `keep` on die?
    ///
    /// # Errors
    /// Another thread waits at a library object in one of them.
    pub fn check_pop(&self, thread: u32, stack: &Stack, keep: u32) -> Result<(), Stop> {
        let objects = &self.arenas[arena_of(thread) as usize].objects;
        let dying = stack.objects.get(keep as usize..).unwrap_or(&[]);
        if let Some(waiter) = dying.iter().find_map(|slot| objects[*slot as usize].waiter()) {
            return Err(waits_in(Ub::UseAfterReturn, thread, waiter));
        }
        if self.mode.is_views() {
            return dying.iter().try_for_each(|slot| self.check_end(thread, *slot, false));
        }
        Ok(())
    }

    /// Where memory has a history: may an object of a thread's own end its life now, as all
    /// accesses of others happen before? Elsewhere it is the others that meet what is dead.
    ///
    /// # Errors
    /// One does not.
    pub(super) fn check_end(&self, thread: u32, slot: u32, is_scope: bool) -> Result<(), Stop> {
        if !self.mode.is_views() {
            return Ok(());
        }
        let number = arena_of(thread);
        let object = &self.arenas[number as usize].objects[slot as usize];
        if !object.is_shared || object.is_dead {
            return Ok(());
        }
        let prov = Prov::object(number, slot, object.generation);
        match self.storage().unordered(thread, prov.word()) {
            Some(rival) => Err(used_meanwhile(object.obj_type, is_scope, thread, rival.thread)),
            None => Ok(()),
        }
    }

    /// May a thread end, with its instances of thread-local variables?
    ///
    /// # Errors
    /// An access of another thread to one of these does not happen before.
    pub fn check_locals_end(&self, thread: u32) -> Result<(), Stop> {
        (0..self.locals_of(thread)).try_for_each(|slot| self.check_end(thread, slot, false))
    }

    /// How many instances of thread-local variables a thread has: its first objects.
    fn locals_of(&self, thread: u32) -> u32 {
        let objects = self.arenas[arena_of(thread) as usize].objects.iter();
        objects.take_while(|o| o.obj_type == ObjType::ThreadLocal).count() as u32
    }

    /// The stack objects from number `keep` on die, while `queued` operations wait.
    #[inline]
    pub fn pop_stack(
        &mut self,
        thread: u32,
        stack: &mut Stack,
        keep: u32,
        used: u64,
        site: SiteId,
        queued: usize,
    ) {
        stack.used = used;
        if stack.objects.len() <= keep as usize {
            return;
        }
        let number = arena_of(thread) as usize;
        self.changed[number] = true;
        let arena = Arc::make_mut(&mut self.arenas[number]);
        for slot in stack.objects.drain(keep as usize..).rev() {
            let object = &mut arena.objects[slot as usize];
            if self.mode.is_driven() && object.is_shared {
                if !object.is_out_of_scope {
                    let prov = Prov::object(number as u32, slot, object.generation);
                    self.died.push((prov, queued));
                }
                if self.mode.keeps_objects() {
                    continue;
                }
            }
            self.live -= cost(object.size);
            arena.live -= cost(object.size);
            object.is_dead = true;
            object.freed_at = site;
            (object.bytes, object.words) = (ByteMap::Cell(Value::ZERO), None);
            arena.free_stack.push(slot);
        }
    }

    /// Looks whether a pointer to one of these stack objects is left, which have died: if not, the
    /// slot's next tenant may have the same name. So a loop that calls a function with locals comes
    /// back to the same state.
    pub(crate) fn forget(&mut self, thread: &Thread, slots: &[u32]) {
        if !self.uses_names_again() {
            return;
        }
        let number = arena_of(thread.id);
        for &slot in slots {
            let object = &self.arenas[number as usize].objects[slot as usize];
            let prov = Prov::object(number, slot, object.generation);
            let is_held = thread.registers.len() > MANY_REGISTERS
                || thread.registers.iter().any(|r| r.prov == prov);
            if !is_held && !self.is_left(prov, &thread.queues) {
                let arena = Arc::make_mut(&mut self.arenas[number as usize]);
                arena.objects[slot as usize].is_forgotten = true;
            }
        }
    }

    /// Are names of objects used again, as states are held against each other?
    pub(crate) fn uses_names_again(&self) -> bool {
        self.is_multi && !self.mode.is_driven()
    }

    /// May a pointer to a dead stack object be left, elsewhere than in registers?
    ///
    /// Nobody but its thread can have one to an object that never escaped: in its registers, in its
    /// own objects, or in an operation under way. What is too much to look through may be left, and
    /// so may what another engine keeps.
    pub(super) fn is_left(&self, prov: Prov, queues: &Queues) -> bool {
        let arena = &self.arenas[prov.arena() as usize];
        if !self.uses_names_again() || arena.objects.len() > MANY_OBJECTS {
            return true;
        }
        arena.objects[prov.slot() as usize].is_shared
            || queues.read_back.iter().any(|r| r.got.value.prov == prov)
            || queues.to_commit.iter().any(|op| op.mentions(prov))
            || self.mem_op_list.iter().any(|op| op.mentions(prov))
            || self.arenas.iter().any(|a| a.exposed().any(|p| p == prov))
            || arena.objects.iter().any(|o| !o.is_dead && o.bytes.may_hold(prov))
    }

    /// Provenance of a thread's instance of a thread-local variable.
    pub fn thread_local(&self, thread: u32, index: u32) -> Value {
        let object = &self.arenas[arena_of(thread) as usize].objects[index as usize];
        Value::ptr(object.base, Prov::object(arena_of(thread), index, 0))
    }

    /// Kills a finished thread's stack objects and, if `with_locals`, its instances of thread-local
    /// variables (C11 6.2.4p4); its heap blocks stay.
    pub fn end_thread(&mut self, thread: u32, stack: &mut Stack, with_locals: bool) {
        self.uncount_locals(stack, 0);
        self.pop_stack(thread, stack, 0, 0, SiteId::NONE, 0);
        let number = arena_of(thread);
        let locals = self.locals_of(thread);
        let (is_driven, keeps) = (self.mode.is_driven(), self.mode.keeps_objects());
        for slot in 0..if with_locals { locals } else { 0 } {
            let object = self.object_mut(number, slot);
            let (is_shared, generation) = (object.is_shared, object.generation);
            if !(is_shared && keeps) {
                (object.is_dead, object.words) = (true, None);
            }
            if is_driven && is_shared {
                self.died.push((Prov::object(number, slot, generation), 0));
            }
        }
    }
}

/// Does a request change what its thread has of the heap?
pub(crate) fn is_of_heap(request: &Request) -> bool {
    matches!(request, Request::Alloc { .. } | Request::Free { .. } | Request::Retire { .. })
}

/// Memory goes in which a thread waits at a library object.
pub fn waits_in(kind: Ub, thread: u32, waiter: u32) -> Stop {
    let what = format!(
        "memory of thread {thread} goes, with a condition variable or barrier at which thread \
         {waiter} waits"
    );
    End::ub(kind, what)
}

/// An object of a thread ends its life, and nothing makes an access of another thread come first.
pub fn used_meanwhile(obj_type: ObjType, is_scope: bool, owner: u32, thread: u32) -> Stop {
    let (kind, what, ends) = match (obj_type == ObjType::ThreadLocal, is_scope) {
        (true, _) => (Ub::UseAfterFree, "a thread-local variable", "which ends"),
        (false, true) => (Ub::UseAfterReturn, "an object on the stack", "whose scope ends"),
        (false, false) => (Ub::UseAfterReturn, "an object on the stack", "whose function returns"),
    };
    let detail = format!("thread {thread} accesses {what} of thread {owner}, {ends} meanwhile");
    End::ub(kind, detail)
}

/// Fresh content, in pages where engines keep copies of it.
#[inline]
pub(super) fn content(size: u64, fill: Fill, is_driven: bool) -> ByteMap {
    if is_driven { ByteMap::in_pages(size, fill) } else { ByteMap::new(size, fill) }
}

#[inline]
fn heap_object(base: u64, size: u64, align: u64, bytes: ByteMap, site: SiteId) -> Object {
    Object {
        base,
        size,
        bytes,
        alignment: align as u32,
        generation: 0,
        born: 0,
        obj_type: ObjType::Heap,
        is_dead: false,
        is_out_of_scope: false,
        is_retired: false,
        mapping: Mapping::None,
        is_forgotten: false,
        is_shared: false,
        is_leaked: false,
        is_filled: false,
        written_at: 0,
        escaped_at: 0,
        allocated_at: site,
        freed_at: SiteId::NONE,
        in_flight: None,
        words: None,
    }
}

/// What an object costs of the memory bound: small ones a little more than their size, so that
/// their number is bounded as well.
#[inline]
pub(crate) fn cost(size: u64) -> u64 {
    size.max(16)
}
