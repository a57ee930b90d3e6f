//! Locations by number. A location is a run of bytes of an object, as wide as the accesses to it.

use rustc_hash::FxHashMap;
use tresse_machine::memory::cache::Spot;
use tresse_machine::value::Prov;

/// What a location is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Place {
    /// The object, with its generation.
    pub object: u64,
    pub offset: u64,
    /// Bytes; 0 for what is no memory: the state of a lock.
    pub len: u32,
}

impl Place {
    /// Where it is in memory.
    pub(super) fn spot(&self) -> Spot {
        let prov = Prov::from_word(self.object);
        Spot { arena: prov.arena(), slot: prov.slot(), offset: self.offset }
    }

    fn overlaps(&self, other: &Place) -> bool {
        self.offset < other.offset + u64::from(other.len) && other.offset < self.offset + u64::from(self.len)
    }
}

/// Every location that the search has met. Numbers stay as they are when the graph is cut back.
#[derive(Clone, Default, Debug)]
pub(super) struct Cells {
    numbers: FxHashMap<Place, u32>,
    places: Vec<Place>,
    /// For each location, others that share bytes with it.
    overlaps: Vec<Vec<u32>>,
    by_object: FxHashMap<u64, Vec<u32>>,
    last: Option<(Place, u32)>,
}

impl Cells {
    /// The number of a location.
    pub(super) fn number(&mut self, place: Place) -> u32 {
        match self.last {
            Some((last, number)) if last == place => number,
            _ => {
                let number = self.numbers.get(&place).copied().unwrap_or_else(|| self.enter(place));
                self.last = Some((place, number));
                number
            }
        }
    }

    /// The number of a lock's state, if it was met.
    pub(super) fn find(&self, object: u64, offset: u64) -> Option<u32> {
        self.numbers.get(&Place { object, offset, len: 0 }).copied()
    }

    fn enter(&mut self, place: Place) -> u32 {
        let number = self.places.len() as u32;
        let siblings = self.by_object.entry(place.object).or_default();
        let shared: Vec<u32> = siblings.iter().copied().filter(|s| self.places[*s as usize].overlaps(&place)).collect();
        siblings.push(number);
        for other in &shared {
            self.overlaps[*other as usize].push(number);
        }
        self.overlaps.push(shared);
        self.places.push(place);
        self.numbers.insert(place, number);
        number
    }

    pub(super) fn place(&self, number: u32) -> Place {
        self.places[number as usize]
    }

    /// Locations that share bytes with this one.
    pub(super) fn overlaps(&self, number: u32) -> &[u32] {
        &self.overlaps[number as usize]
    }

    /// Locations of an object.
    pub(super) fn of_object(&self, object: u64) -> &[u32] {
        self.by_object.get(&object).map_or(&[], Vec::as_slice)
    }

    pub(super) fn len(&self) -> usize {
        self.places.len()
    }
}
