//! Memory objects (K-LLVM §4.2 `object`: `range alignment size objType race complete`).

use crate::bytemap::ByteMap;
use crate::ids::{CONSTANTS, Key, SiteId};
use crate::known::Known;
use crate::mapping::Mapping;
use crate::memory::words::Words;
use crate::value::{Prov, Value};
use smallvec::SmallVec;
use tresse_memmodels::Access;
use triomphe::Arc;

/// What kind of memory an object is (K-LLVM `objType`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum ObjType {
    Global,
    Constant,
    ThreadLocal,
    Function,
    Stack,
    Heap,
}

impl ObjType {
    /// The word used in messages.
    pub fn describe(self) -> &'static str {
        match self {
            ObjType::Global => "global variable",
            ObjType::Constant => "constant",
            ObjType::ThreadLocal => "thread-local variable",
            ObjType::Function => "function",
            ObjType::Stack => "stack object",
            ObjType::Heap => "heap block",
        }
    }
}

/// One memory chunk.
#[derive(Clone, Debug)]
pub struct Object {
    /// First address; the paper's `range` is `base ..= base + size`.
    pub base: u64,
    /// Size in bytes.
    pub size: u64,
    /// Its bytes.
    pub bytes: ByteMap,
    /// Alignment in bytes of `base`.
    pub alignment: u32,
    /// How often this slot was used before; a pointer's provenance names one generation.
    pub generation: u32,
    /// The generation of the first of those that have been the same local, one after the other,
    /// each as long as its scope (`memory/scope.rs`).
    pub born: u32,
    /// Kind of memory.
    pub obj_type: ObjType,
    /// Freed, or its function has returned.
    pub is_dead: bool,
    /// It has died at the end of its scope, or its scope has not begun (`memory/scope.rs`).
    pub is_out_of_scope: bool,
    /// It was retired, and lives as long as a hazard pointer keeps it.
    pub is_retired: bool,
    /// Is it a block that `mmap` has given?
    pub mapping: Mapping,
    /// It is dead, and no pointer to it is left: its generation is free again.
    pub is_forgotten: bool,
    /// Another thread may hold a pointer to it.
    pub is_shared: bool,
    /// It is shared from its birth on, as `Setup::leaks` says.
    pub is_leaked: bool,
    /// It holds something from its birth on: zeros, or what a thread-local variable begins with.
    /// Its thread has written that, as `calloc` does; what is undefined nobody has written.
    pub is_filled: bool,
    /// When its thread last wrote it without an operation: the ticket that it would have given
    /// next.
    pub written_at: u32,
    /// When others came to know it, in the same tickets: of all that its thread did to it without
    /// an operation, nothing is later.
    pub escaped_at: u32,
    /// Where it was allocated; for globals and functions their number.
    pub allocated_at: SiteId,
    /// Where it was freed, when dead.
    pub freed_at: SiteId,
    /// Accesses of it that are under way (the paper's `race` and `complete`), byte-wise mode only.
    pub in_flight: Option<Box<InFlight>>,
    /// States of library objects in it.
    pub words: Option<Box<Words>>,
}

/// The paper's `race` and `complete` components of an object.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct InFlight {
    /// `race`: the accesses that occupy the object, from their first committed byte to their last.
    pub race: SmallVec<[(Key, Access); 2]>,
    /// `complete`: how many bytes of each have been committed.
    pub complete: SmallVec<[(Key, u32); 2]>,
}

/// What objects have in common that were allocated at the same place with the same size; for
/// variables, which they are.
pub type Shape = (u64, u64);

impl Object {
    /// Is all that its thread does to it an operation, and was nothing in it before? Then there is
    /// nothing to come after: what is undefined at its birth nobody has written.
    pub fn is_empty_at_birth(&self) -> bool {
        self.is_leaked && !self.is_filled
    }

    /// Its shape. Not which object it is: another search may number objects otherwise.
    pub fn shape(&self, prov: Prov) -> Shape {
        let is_variable = prov.arena() <= CONSTANTS;
        let who = if is_variable { prov.word() } else { 1 << 63 | u64::from(self.allocated_at.0) };
        (who, self.size)
    }

    /// Where in the object an access through a pointer to it goes, if it is a legal one (Fig. 7,
    /// side conditions of rules (a) and (b)). Of live ones that are no functions the same is in
    /// `compiled/memory.rs`.
    #[inline(always)]
    pub fn legal(
        &self,
        ptr: &Value,
        offset: u64,
        len: u64,
        align: u8,
        writes: bool,
    ) -> Option<u64> {
        let at = ptr.bits.wrapping_sub(self.base).wrapping_add(offset);
        let is_legal = ptr.undef == 0
            && self.generation == ptr.prov.generation()
            && !self.is_dead
            && at <= self.size
            && len <= self.size - at
            && ptr.bits & ((1 << align) - 1) == 0
            && (!writes || self.may_be_written())
            && (writes || self.obj_type != ObjType::Function);
        is_legal.then_some(at)
    }

    /// Is it neither a constant nor a function, nor mapped for reading alone?
    #[inline(always)]
    pub fn may_be_written(&self) -> bool {
        self.mapping != Mapping::ForReading
            && !matches!(self.obj_type, ObjType::Constant | ObjType::Function)
    }

    /// Writes bytes, in the memory's byte order.
    #[inline(always)]
    pub fn write(&mut self, at: u64, len: u32, value: Value) {
        self.bytes.store(self.size, at, len, value);
        self.forget_states(at, u64::from(len));
    }

    /// The object for code of the host that may write it, if that is so. What is known holds until
    /// somebody else writes the object: that may change how its bytes are kept.
    pub(crate) fn writable(&mut self) -> Option<Known> {
        if !self.may_be_written() || self.words.is_some() {
            return None;
        }
        let (data, undef, provs, is_grouped) = match &mut self.bytes {
            ByteMap::Cell(cell) if cell.is_plain() => {
                ((&raw mut cell.bits).cast(), std::ptr::null_mut(), std::ptr::null_mut(), true)
            }
            ByteMap::Bytes(bytes) => Arc::get_mut(bytes)?.places_mut(),
            ByteMap::Cell(_) | ByteMap::Pages(_) => return None,
        };
        let written_at = &raw mut self.written_at;
        let is_grouped = is_grouped.into();
        let (base, size, provs) = (self.base, self.size, provs.cast());
        Some(Known { base, size, data, undef, provs, written_at, is_grouped, pad: 0 })
    }

    /// The same for reading only.
    pub(crate) fn readable(&self) -> Option<Known> {
        let (data, undef, provs, _) = match &self.bytes {
            ByteMap::Cell(cell) if cell.is_plain() => {
                ((&raw const cell.bits).cast(), std::ptr::null(), std::ptr::null(), true)
            }
            ByteMap::Bytes(bytes) => bytes.places(),
            ByteMap::Cell(_) | ByteMap::Pages(_) => return None,
        };
        Some(Known {
            base: self.base,
            size: self.size,
            data: data.cast_mut(),
            undef: undef.cast_mut(),
            provs: provs.cast_mut().cast(),
            written_at: std::ptr::null_mut(),
            is_grouped: 0,
            pad: 0,
        })
    }

    /// The paper's `range`.
    pub fn range(&self) -> (u64, u64) {
        (self.base, self.base + self.size)
    }
}
