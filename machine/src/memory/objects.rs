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
    #[inline]
    pub fn get(&self, slot: usize) -> Option<&Object> {
        match slot.checked_sub(self.in_blocks) {
            Some(slot) => self.rest.get(slot),
            None => self.blocks[slot / BLOCK].get(slot % BLOCK),
        }
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
