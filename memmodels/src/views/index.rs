//! Where the locations of an object are.

use super::Cell;
use crate::access::Access;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::Arc;

/// An object, an offset, and a length.
type Key = (u64, u64, u32);

/// The numbers of locations, by where they are.
#[derive(Clone, Default, Debug)]
pub(super) struct Index {
    /// In order.
    cells: Arc<BTreeMap<Key, usize>>,
    /// The same, to be looked up, each with whether another one shares some of its bytes.
    known: Arc<FxHashMap<Key, Known>>,
    /// The length of the longest one.
    longest: u32,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    cell: usize,
    is_beside: bool,
}

fn key(cell: &Cell) -> Key {
    (cell.object, cell.offset, cell.len)
}

fn key_of(access: &Access) -> Key {
    (access.object, access.offset, access.len)
}

impl Index {
    /// The location that is just there.
    pub(super) fn at(&self, access: &Access) -> Option<usize> {
        self.known.get(&key_of(access)).map(|known| known.cell)
    }

    /// That of a library object's state.
    pub(super) fn state(&self, object: u64, offset: u64) -> Option<usize> {
        self.known.get(&(object, offset, 0)).map(|known| known.cell)
    }

    /// Is a location just there, of which no other one shares any bytes?
    pub(super) fn is_alone(&self, access: &Access) -> bool {
        self.known.get(&key_of(access)).is_some_and(|known| !known.is_beside)
    }

    /// Those that may share bytes with an access.
    pub(super) fn near(&self, access: &Access) -> impl Iterator<Item = usize> {
        self.keys_near(key_of(access)).map(|(_, cell)| *cell)
    }

    fn keys_near(&self, (object, offset, len): Key) -> impl Iterator<Item = (&Key, &usize)> {
        let from = offset.saturating_sub(u64::from(self.longest));
        let end = offset + u64::from(len);
        self.cells.range((object, from, 0)..(object, end, 0))
    }

    /// Those of an object.
    pub(super) fn of(&self, object: u64) -> impl Iterator<Item = usize> {
        self.cells.range((object, 0, 0)..=(object, u64::MAX, u32::MAX)).map(|(_, cell)| *cell)
    }

    pub(super) fn enter(&mut self, cell: &Cell, number: usize) {
        let key = key(cell);
        self.longest = self.longest.max(cell.len);
        let shares = |other: &Key| {
            let end = |key: &Key| key.1 + u64::from(key.2);
            *other != key && other.1 < end(&key) && key.1 < end(other)
        };
        let beside: Vec<Key> =
            self.keys_near(key).map(|(other, _)| *other).filter(shares).collect();
        let known = Arc::make_mut(&mut self.known);
        for other in &beside {
            if let Some(other) = known.get_mut(other) {
                other.is_beside = true;
            }
        }
        known.insert(key, Known { cell: number, is_beside: !beside.is_empty() });
        Arc::make_mut(&mut self.cells).insert(key, number);
    }

    /// A location is going to be another one.
    pub(super) fn leave(&mut self, cell: &Cell) {
        Arc::make_mut(&mut self.known).remove(&key(cell));
        Arc::make_mut(&mut self.cells).remove(&key(cell));
    }
}
