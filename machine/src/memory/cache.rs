//! The shared memory cache (K-LLVM §4.2, Fig. 4): `mem_op_list`, `byte_map` (kept with its object)
//! and `objects`.
//!
//! Objects live in *arenas*: one for global variables, one for constants and functions (never
//! written), one per thread for what that thread allocates. An arena is shared between copies of
//! the machine until it is written.

use super::exposed::{ExposedMap, Guess};
use super::mode::{Driver, Mode};
use super::object::{ObjType, Object};
use super::objects::Objects;
use crate::addresses::Regions;
use crate::bytemap::ByteMap;
use crate::bytes::Fill;
use crate::end::{At, End, Stop, Ub};
use crate::heap::Heap;
use crate::ids::SiteId;
pub use crate::ids::{CONSTANTS, GLOBALS, arena_of};
use crate::known::Known;
use crate::mapping::Mapping;
use crate::program::{GlobalDef, Program, Target};
use crate::share::share_from;
use crate::thread::{MemOp, Stack};
use crate::value::{Prov, Value};
use std::collections::VecDeque;
use tresse_ir::datalayout::Endian;
use triomphe::Arc;

/// What one arena holds.
#[derive(Clone, Debug, Default)]
pub struct Arena {
    /// Objects by slot.
    pub objects: Objects,
    pub(super) free_stack: Vec<u32>,
    pub(super) freed_heap: VecDeque<u32>,
    pub(super) next: u64,
    pub(super) end: u64,
    pub(super) serial: u64,
    /// What its thread has exposed, by object (`memory/exposed.rs`).
    pub(super) exposed: ExposedMap,
    /// Live bytes in it.
    pub live: u64,
}

/// The memory cache.
#[derive(Debug)]
pub struct Cache {
    /// `objects`, and with them `byte_map`.
    pub arenas: Vec<Arc<Arena>>,
    /// How it runs.
    pub mode: Mode,
    /// Operations that came from the threads and are not yet committed ([`Mode::Bytes`]).
    pub mem_op_list: VecDeque<MemOp>,
    /// Which arenas changed since their hash was last taken.
    pub changed: Vec<bool>,
    /// More than one thread is alive, or accesses from before the second one's start may be in
    /// flight with it.
    pub is_multi: bool,
    /// A thread met the bound on `to_commit` where the model lets operations overtake each other:
    /// executions with longer queues were not visited.
    pub was_full: bool,
    /// It has mattered which operations have left `to_commit` for `mem_op_list`: a thread had to
    /// wait for room, or a call on a library object met one that waits and conflicts with it.
    pub issued_mattered: bool,
    /// Objects that others can reach and whose function has returned, with the length of the
    /// thread's `to_commit` then; kept for engines that drive the threads (`drive.rs`).
    pub died: Vec<(Prov, usize)>,
    /// Objects that are shared from their birth on and hold something then; kept for the engine in
    /// which threads run apart.
    pub born: Vec<Prov>,
    /// An object that is to be shared from its birth on, for engines that drive the threads.
    pub wants_leak: Option<Prov>,
    /// A thread has computed with the address of an object of its own as a number; the engine that
    /// drives the threads forgets it.
    pub has_numbers: bool,
    /// Pointers that a driven thread has made from numbers to what others have exposed; the engine
    /// asks whether that was before, and forgets them ([`Driver::InTurn`]).
    pub guesses: Vec<Guess>,
    /// Live bytes.
    pub live: u64,
    /// Heap blocks that are alive, and the most that were at once: of one execution, as engines
    /// that go back in one do not take it back.
    pub heap: Heap,
    /// A block was freed by a thread that has not allocated it, or was retired.
    pub frees_of_others: bool,
    pub(super) limit: u64,
    pub(super) fill: Fill,
    pub(super) regions: Regions,
    is_big_endian: bool,
    pointer_bits: u32,
}

/// Where an access goes: checked, and known to be inside a live object.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// Arena.
    pub arena: u32,
    /// Slot.
    pub slot: u32,
    /// First byte.
    pub offset: u64,
}

impl Clone for Cache {
    fn clone(&self) -> Cache {
        Cache {
            arenas: self.arenas.clone(),
            mode: self.mode.clone(),
            mem_op_list: self.mem_op_list.clone(),
            changed: self.changed.clone(),
            died: self.died.clone(),
            born: self.born.clone(),
            guesses: self.guesses.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &Cache) {
        let room = (
            std::mem::take(&mut self.arenas),
            std::mem::take(&mut self.mem_op_list),
            std::mem::take(&mut self.changed),
            std::mem::take(&mut self.died),
        );
        let (mut arenas, mut mem_op_list, mut changed, mut died) = room;
        let born = source.born.clone();
        share_from(&mut arenas, &source.arenas);
        mem_op_list.clone_from(&source.mem_op_list);
        changed.clone_from(&source.changed);
        died.clone_from(&source.died);
        let (mode, guesses) = (source.mode.clone(), source.guesses.clone());
        *self = Cache { arenas, mode, mem_op_list, changed, died, born, guesses, ..*source };
    }
}

impl Cache {
    /// Memory with the program's globals and functions in it.
    pub fn new(program: &Program, mode: Mode, fill: Fill, limit: u64) -> Cache {
        let object = |base, size, bytes, align, obj_type, number| Object {
            base,
            size,
            bytes,
            alignment: align,
            generation: 0,
            born: 0,
            obj_type,
            is_dead: false,
            is_out_of_scope: false,
            is_retired: false,
            mapping: Mapping::None,
            is_forgotten: false,
            is_shared: true,
            is_leaked: false,
            is_filled: true,
            written_at: 0,
            escaped_at: 0,
            allocated_at: SiteId(number),
            freed_at: SiteId::NONE,
            in_flight: None,
            words: None,
        };
        let variable = |kind| {
            move |(i, g): (usize, &GlobalDef)| {
                object(g.address, g.size, g.init.clone(), g.align, kind, i as u32)
            }
        };
        let globals = program.globals.iter().enumerate().map(variable(ObjType::Global)).collect();
        let constants = program.constants.iter().enumerate().map(variable(ObjType::Constant));
        let functions = program.targets.iter().enumerate().map(|(i, (_, address, target))| {
            let blocks = match target {
                Target::Code(f) => program.function(*f).blocks.len() as u64,
                _ => 0,
            };
            object(*address, 1 + blocks, ByteMap::Cell(Value::ZERO), 1, ObjType::Function, i as u32)
        });
        let constants = constants.chain(functions).collect();
        let arena = |objects| Arc::new(Arena { objects, ..Arena::default() });
        let mut cache = Cache {
            arenas: vec![arena(globals), arena(constants)],
            mode,
            mem_op_list: VecDeque::new(),
            changed: vec![true; 2],
            is_multi: false,
            was_full: false,
            issued_mattered: false,
            died: Vec::new(),
            born: Vec::new(),
            wants_leak: None,
            guesses: Vec::new(),
            has_numbers: false,
            live: 0,
            heap: Heap::default(),
            frees_of_others: false,
            limit,
            fill,
            regions: program.regions,
            is_big_endian: program.endian == Endian::Big,
            pointer_bits: program.pointer_bits,
        };
        if program.has_recover {
            cache.expose_constants(&program.exposed);
        }
        cache
    }

    /// A new thread's arena with its instances of the thread-local variables, and its stack.
    pub fn add_thread(&mut self, program: &Program, thread: u32, stack_size: u64) -> Stack {
        let (next, end) = self.regions.heap(thread);
        let mut arena = Arena { next, end, ..Arena::default() };
        for (i, g) in program.thread_locals.iter().enumerate() {
            let placed = self.regions.place(arena.next, end, g.size, u64::from(g.align), i as u64);
            let Some((base, after)) = placed else {
                bug!("the thread-local variables of thread {thread} have no room")
            };
            arena.next = after;
            arena.objects.push(Object {
                base,
                size: g.size,
                bytes: g.init.clone(),
                alignment: g.align,
                generation: 0,
                born: 0,
                obj_type: ObjType::ThreadLocal,
                is_dead: false,
                is_out_of_scope: false,
                is_retired: false,
                mapping: Mapping::None,
                is_forgotten: false,
                is_shared: false,
                is_leaked: false,
                is_filled: true,
                written_at: 0,
                escaped_at: 0,
                allocated_at: SiteId(i as u32),
                freed_at: SiteId::NONE,
                in_flight: None,
                words: None,
            });
        }
        debug_assert_eq!(self.arenas.len() as u32, arena_of(thread));
        self.arenas.push(Arc::new(arena));
        self.changed.push(true);
        Stack {
            top: self.regions.stack_top(thread),
            size: stack_size.min(self.regions.stack_room()),
            used: 0,
            peak: 0,
            counted: 0,
            objects: Vec::new(),
        }
    }

    /// The object that a provenance names, dead or alive; `None` when its slot has a new tenant.
    #[inline(always)]
    pub fn object(&self, prov: Prov) -> Option<&Object> {
        let object = self.arenas.get(prov.arena() as usize)?.objects.get(prov.slot() as usize)?;
        (object.generation == prov.generation()).then_some(object)
    }

    /// The object to be changed.
    #[inline]
    pub fn object_mut(&mut self, arena: u32, slot: u32) -> &mut Object {
        self.changed[arena as usize] = true;
        &mut Arc::make_mut(&mut self.arenas[arena as usize]).objects[slot as usize]
    }

    /// Is the object behind a checked spot one that no other thread can see?
    #[inline]
    pub fn is_private(&self, spot: Spot) -> bool {
        !self.arenas[spot.arena as usize].objects[spot.slot as usize].is_shared
    }

    /// Is the object behind a checked spot a constant?
    #[inline]
    pub fn is_constant(&self, spot: Spot) -> bool {
        let object = &self.arenas[spot.arena as usize].objects[spot.slot as usize];
        object.obj_type == ObjType::Constant
    }

    /// The object is shared from its birth on.
    pub fn leak(&mut self, prov: Prov) {
        let object = self.object_mut(prov.arena(), prov.slot());
        (object.is_leaked, object.is_shared) = (true, true);
    }

    /// The same of one that a thread has made now.
    pub(crate) fn leak_at_birth(&mut self, prov: Prov) {
        self.leak(prov);
        let is_filled = self.object(prov).is_some_and(|object| object.is_filled);
        if is_filled && matches!(self.mode, Mode::Driven(Driver::Apart)) {
            self.born.push(prov);
        }
    }

    /// Checks an access (Fig. 7 side conditions of rules (a) and (b), and their negative cases).
    ///
    /// # Errors
    /// The undefined behaviour that the access is.
    #[inline]
    pub fn check(
        &self,
        ptr: &Value,
        offset: u64,
        len: u64,
        align: u8,
        writes: bool,
    ) -> Result<Spot, Stop> {
        if let Some((_, at)) = self.legal(ptr, offset, len, align, writes) {
            return Ok(Spot { arena: ptr.prov.arena(), slot: ptr.prov.slot(), offset: at });
        }
        Err(self.illegal(ptr, offset, len, align, writes))
    }

    /// The object of an access and where in it that goes, if it is a legal one.
    #[inline(always)]
    fn legal(
        &self,
        ptr: &Value,
        offset: u64,
        len: u64,
        align: u8,
        writes: bool,
    ) -> Option<(&Object, u64)> {
        let p = ptr.prov;
        if !p.is_object() {
            return None;
        }
        let object = self.arenas.get(p.arena() as usize)?.objects.get(p.slot() as usize)?;
        Some((object, object.legal(ptr, offset, len, align, writes)?))
    }

    /// What a legal read gives of memory that only one thread can see or that nobody may write; of
    /// any memory if there `is_alone` one.
    #[inline(always)]
    pub fn peek_private(
        &self,
        ptr: &Value,
        offset: u64,
        len: u32,
        align: u8,
        is_alone: bool,
    ) -> Option<Value> {
        let (object, at) = self.legal(ptr, offset, u64::from(len), align, false)?;
        if object.is_shared && !is_alone && object.obj_type != ObjType::Constant {
            return None;
        }
        let value = object.bytes.load(at, len);
        Some(if self.is_big_endian { reverse(value, len) } else { value })
    }

    /// The same with a write, at this moment of the thread. `false`: it is not done.
    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    pub fn poke_private(
        &mut self,
        ptr: &Value,
        offset: u64,
        len: u32,
        align: u8,
        is_alone: bool,
        value: Value,
        moment: u32,
    ) -> bool {
        let (p, is_big) = (ptr.prov, self.is_big_endian);
        if !p.is_object() {
            return false;
        }
        let arena = self.arenas.get_mut(p.arena() as usize).and_then(Arc::get_mut);
        let object = arena.and_then(|arena| arena.objects.get_unshared(p.slot() as usize));
        let Some(object) = object.filter(|object| is_alone || !object.is_shared) else {
            return false;
        };
        let Some(at) = object.legal(ptr, offset, u64::from(len), align, true) else {
            return false;
        };
        object.write(at, len, if is_big { reverse(value, len) } else { value });
        object.written_at = moment;
        self.changed[p.arena() as usize] = true;
        true
    }

    /// An object for code of the host: one that `peek_private` reads, and `poke_private` writes if
    /// it may be written.
    pub(crate) fn known(&mut self, prov: Prov, is_alone: bool) -> Option<Known> {
        if !prov.is_object() || self.is_big_endian {
            return None;
        }
        let is_known = |object: &Object| {
            let is_constant = object.obj_type == ObjType::Constant;
            object.generation == prov.generation()
                && !object.is_dead
                && object.obj_type != ObjType::Function
                && (is_alone || !object.is_shared || is_constant)
        };
        let (arena, slot) = (prov.arena() as usize, prov.slot() as usize);
        let own = self.arenas.get_mut(arena).and_then(Arc::get_mut);
        let own = own.and_then(|arena| arena.objects.get_unshared(slot));
        if let Some(object) = own.filter(|object| is_known(object))
            && let Some(known) = object.writable()
        {
            self.changed[arena] = true;
            return Some(known);
        }
        self.object(prov).filter(|object| is_known(object))?.readable()
    }

    /// Says what is wrong with an access that [`Cache::check`] refused.
    #[cold]
    fn illegal(&self, ptr: &Value, offset: u64, len: u64, align: u8, writes: bool) -> Stop {
        let what = if writes { "write" } else { "read" };
        if ptr.is_poison() {
            return End::ub(Ub::PoisonAddress, format!("{what} of {len} bytes"));
        }
        if ptr.is_vague() {
            return End::unsupported(crate::end::VAGUE);
        }
        if ptr.undef != 0 {
            return End::ub(Ub::UndefAddress, format!("{what} of {len} bytes"));
        }
        let address = ptr.bits.wrapping_add(offset);
        if !ptr.prov.is_object() {
            if ptr.bits == 0 {
                return End::ub(Ub::NullAccess, format!("{what} of {len} bytes"));
            }
            let detail = format!(
                "{what} of {len} bytes at {address:#x}, a number that was not made from any \
                 object's address"
            );
            return End::ub(Ub::IllegalLocation, detail);
        }
        let Some(object) = self.object(ptr.prov) else {
            return self.gone_before(ptr.prov, address, what, len);
        };
        let name = self.describe(object);
        if object.is_dead {
            let kind = if object.obj_type == ObjType::Stack {
                Ub::UseAfterReturn
            } else {
                Ub::UseAfterFree
            };
            let offset = address.wrapping_sub(object.base) as i64;
            let why = if object.is_out_of_scope { ", outside its scope" } else { "" };
            let detail = format!("{what} of {len} bytes in {name}{why}");
            return End::ub_at(kind, detail, At { prov: ptr.prov, offset, len, words: name });
        }
        let at = address.wrapping_sub(object.base) as i64;
        if object.obj_type == ObjType::Function {
            return End::ub(
                Ub::IllegalLocation,
                format!("{what} of {len} bytes of a function's code"),
            );
        }
        if at < 0 || at as u64 > object.size || len > object.size - at as u64 {
            let detail = format!("{what} of {len} bytes at offset {at} of {name}");
            let at = At { prov: ptr.prov, offset: at, len, words: name };
            return End::ub_at(Ub::OutOfBounds, detail, at);
        }
        if ptr.bits & ((1 << align) - 1) != 0 {
            return End::ub(
                Ub::Misaligned,
                format!("{what} of {len} bytes at {address:#x} with alignment {}", 1u64 << align),
            );
        }
        let words = format!("offset {at} of {name}");
        let detail = format!("{what} of {len} bytes at {words}");
        End::ub_at(Ub::WriteToConstant, detail, At { prov: ptr.prov, offset: at, len, words })
    }

    /// An object in words, without the program's names.
    pub fn describe(&self, object: &Object) -> String {
        format!("a {} of {} bytes", object.obj_type.describe(), object.size)
    }

    /// Reads bytes of an object in the memory's byte order.
    #[inline]
    pub fn peek(&self, spot: Spot, len: u32) -> Value {
        let value = self.arenas[spot.arena as usize].objects[spot.slot as usize]
            .bytes
            .load(spot.offset, len);
        self.in_order(value, len)
    }

    /// Are bytes of an object of several kinds ([`Prov::differs`])?
    #[inline]
    pub(crate) fn is_mixed(&self, spot: Spot, len: u32) -> bool {
        let object = &self.arenas[spot.arena as usize].objects[spot.slot as usize];
        object.bytes.is_mixed(spot.offset, len)
    }

    /// A value of bytes, the first the lowest, in the memory's byte order.
    #[inline]
    pub fn in_order(&self, value: Value, len: u32) -> Value {
        if self.is_big_endian { reverse(value, len) } else { value }
    }

    /// Writes bytes of an object in the memory's byte order.
    #[inline]
    pub fn poke(&mut self, spot: Spot, len: u32, value: Value) -> &mut Object {
        let value = if self.is_big_endian { reverse(value, len) } else { value };
        let object = self.object_mut(spot.arena, spot.slot);
        object.write(spot.offset, len, value);
        object
    }

    /// What an object of so many bytes holds when it is allocated.
    pub(crate) fn fresh(&self, size: u64) -> ByteMap {
        ByteMap::new(size, self.fill)
    }

    /// Width of a pointer in bits.
    pub fn pointer_bits(&self) -> u32 {
        self.pointer_bits
    }

    /// Is memory big-endian?
    pub fn is_big_endian(&self) -> bool {
        self.is_big_endian
    }
}

impl Arena {
    /// Will later objects get the same addresses? Which slots they get does not matter.
    pub(crate) fn has_same_room(&self, other: &Arena) -> bool {
        (self.next, self.serial) == (other.next, other.serial)
    }

    /// Does it hold the same in all that is not dead, and will later objects lie at the same
    /// places?
    pub(crate) fn is_identical(&self, other: &Arena) -> bool {
        let is_same = |a: &Object, b: &Object| {
            (a.size, a.generation, a.is_dead, a.is_retired, a.is_shared, a.written_at)
                == (b.size, b.generation, b.is_dead, b.is_retired, b.is_shared, b.written_at)
                && (a.escaped_at, a.mapping) == (b.escaped_at, b.mapping)
                && a.is_out_of_scope == b.is_out_of_scope
                && a.words == b.words
                && (a.is_dead || a.bytes.is_same(&b.bytes, a.size, &|x, y| x == y))
        };
        self.objects.len() == other.objects.len()
            && self.exposed == other.exposed
            && (&self.free_stack, &self.freed_heap, self.next, self.serial)
                == (&other.free_stack, &other.freed_heap, other.next, other.serial)
            && self.objects.iter().zip(other.objects.iter()).all(|(a, b)| is_same(a, b))
    }

    /// Feeds what decides about the places of later objects to a hasher.
    pub(crate) fn feed_free(&self, h: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        (self.next, self.serial, &self.free_stack, &self.freed_heap).hash(h);
    }

    /// Puts an object in a slot, a used one if there is one.
    #[inline]
    pub(super) fn place(
        &mut self,
        number: u32,
        reused: Option<u32>,
        mut object: Object,
        is_driven: bool,
    ) -> Prov {
        if let Some(slot) = reused {
            let old = &mut self.objects[slot as usize];
            if old.generation < Prov::MAX_GENERATION {
                object.generation = old.generation + u32::from(!old.is_forgotten);
                object.born = object.generation;
                let prov = Prov::object(number, slot, object.generation);
                *old = object;
                return prov;
            }
        }
        let slot = self.objects.len() as u32;
        self.objects.push(object);
        if is_driven {
            self.objects.put_away();
        }
        Prov::object(number, slot, 0)
    }
}

/// Reverses the order of the lowest `len` bytes.
#[inline]
pub fn reverse(value: Value, len: u32) -> Value {
    let shift = 64 - len * 8;
    Value {
        bits: value.bits.swap_bytes() >> shift,
        undef: value.undef.swap_bytes() >> shift,
        prov: value.prov.as_tag(),
    }
}
