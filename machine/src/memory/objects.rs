//! The objects of an arena, by slot.
//!
//! An engine that drives threads keeps a copy of a thread's arena with each of its events. So that
//! a copy does not grow with all that the thread has ever allocated, objects are put away in
//! blocks, which copies share until they are written.

use super::Object;
use std::ops::{Index, IndexMut};
use triomphe::Arc;

/// Objects in a block; at most twice as many are in none.
const BLOCK: usize = 16;

/// The objects of an arena.
#[derive(Clone, Debug, Default)]
pub struct Objects {
    /// The first ones, `BLOCK` in each.
    blocks: Arc<Vec<Arc<Vec<Object>>>>,
    /// How many these are.
    in_blocks: usize,
    /// All others.
    rest: Vec<Object>,
}

impl Objects {
    /// How many slots there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.in_blocks + self.rest.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The object in a slot.
    #[inline(always)]
    pub fn get(&self, slot: usize) -> Option<&Object> {
        match slot.checked_sub(self.in_blocks) {
            Some(slot) => self.rest.get(slot),
            None => self.blocks[slot / BLOCK].get(slot % BLOCK),
        }
    }

    /// The object in a slot to be changed, if no copy shares it.
    #[inline(always)]
    pub fn get_unshared(&mut self, slot: usize) -> Option<&mut Object> {
        self.rest.get_mut(slot.checked_sub(self.in_blocks)?)
    }

    /// Where those are on the host that no copy shares.
    #[inline]
    pub(crate) fn place(&self) -> usize {
        self.rest.as_ptr() as usize
    }

    /// All, by slot.
    pub fn iter(&self) -> impl Iterator<Item = &Object> + Clone {
        self.blocks.iter().flat_map(|block| block.iter()).chain(&self.rest)
    }

    /// One more object, in the next slot.
    #[inline]
    pub fn push(&mut self, object: Object) {
        self.rest.push(object);
    }

    /// Puts objects away in blocks, if there are enough.
    #[inline]
    pub(super) fn put_away(&mut self) {
        if self.rest.len() >= 2 * BLOCK {
            self.put_block_away();
        }
    }

    #[cold]
    fn put_block_away(&mut self) {
        let block = self.rest.drain(..BLOCK).collect();
        Arc::make_mut(&mut self.blocks).push(Arc::new(block));
        self.in_blocks += BLOCK;
    }

    #[cold]
    fn in_block(&mut self, slot: usize) -> &mut Object {
        let block = &mut Arc::make_mut(&mut self.blocks)[slot / BLOCK];
        &mut Arc::make_mut(block)[slot % BLOCK]
    }
}

impl FromIterator<Object> for Objects {
    fn from_iter<T: IntoIterator<Item = Object>>(objects: T) -> Objects {
        Objects { rest: objects.into_iter().collect(), ..Objects::default() }
    }
}

impl Index<usize> for Objects {
    type Output = Object;

    #[inline]
    fn index(&self, slot: usize) -> &Object {
        match slot.checked_sub(self.in_blocks) {
            Some(slot) => &self.rest[slot],
            None => &self.blocks[slot / BLOCK][slot % BLOCK],
        }
    }
}

impl IndexMut<usize> for Objects {
    #[inline]
    fn index_mut(&mut self, slot: usize) -> &mut Object {
        match slot.checked_sub(self.in_blocks) {
            Some(slot) => &mut self.rest[slot],
            None => self.in_block(slot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytemap::ByteMap;
    use crate::ids::SiteId;
    use crate::mapping::Mapping;
    use crate::memory::ObjType;
    use crate::value::Value;

    fn object(base: u64) -> Object {
        Object {
            base,
            size: 8,
            bytes: ByteMap::Cell(Value::ZERO),
            alignment: 8,
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
            allocated_at: SiteId::NONE,
            freed_at: SiteId::NONE,
            in_flight: None,
            words: None,
        }
    }

    /// Slots keep their objects when these are put away, and what is done to one copy is not done
    /// to others.
    #[test]
    fn slots_are_those_of_a_list() {
        let (mut objects, mut list): (Objects, Vec<u64>) = Default::default();
        let mut copies = Vec::new();
        for n in 0..5 * BLOCK as u64 {
            copies.push((objects.clone(), list.clone()));
            objects.push(object(n));
            objects.put_away();
            list.push(n);
            // One that is in a block by now, most often.
            let slot = (n / 3) as usize;
            objects[slot].base += 1000;
            list[slot] += 1000;
        }
        copies.push((objects, list));
        for (objects, list) in &copies {
            assert_eq!((objects.len(), objects.is_empty()), (list.len(), list.is_empty()));
            assert!(objects.iter().map(|o| o.base).eq(list.iter().copied()));
            assert!((0..list.len()).all(|slot| objects[slot].base == list[slot]));
            assert!(objects.get(list.len()).is_none());
        }
    }
}
