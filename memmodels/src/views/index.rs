//! Where the locations of an object are.

use super::Cell;
use crate::access::Access;
use std::collections::BTreeMap;
use std::sync::Arc;

/// An object, an offset, and a length.
type Key = (u64, u64, u32);

/// The numbers of locations, by where they are.
#[derive(Clone, Default, Debug)]
pub(super) struct Index {
    cells: Arc<BTreeMap<Key, usize>>,
    /// The length of the longest one.
    longest: u32,
}

fn key(cell: &Cell) -> Key {
    (cell.object, cell.offset, cell.len)
}

impl Index {
    /// The location that is just there.
    pub(super) fn at(&self, access: &Access) -> Option<usize> {
        self.cells.get(&(access.object, access.offset, access.len)).copied()
    }

    /// Those that may share bytes with an access.
    pub(super) fn near(&self, access: &Access) -> impl Iterator<Item = usize> {
        let Access { object, offset, len, .. } = *access;
        let from = offset.saturating_sub(u64::from(self.longest));
        let end = offset + u64::from(len);
        self.cells.range((object, from, 0)..(object, end, 0)).map(|(_, cell)| *cell)
    }

    /// Those of an object.
    pub(super) fn of(&self, object: u64) -> impl Iterator<Item = usize> {
        self.cells.range((object, 0, 0)..=(object, u64::MAX, u32::MAX)).map(|(_, cell)| *cell)
    }

    pub(super) fn enter(&mut self, cell: &Cell, number: usize) {
        self.longest = self.longest.max(cell.len);
        Arc::make_mut(&mut self.cells).insert(key(cell), number);
    }

    /// A location is going to be another one.
    pub(super) fn leave(&mut self, cell: &Cell) {
        Arc::make_mut(&mut self.cells).remove(&key(cell));
    }
}
