//! Locations by number. A location is a run of bytes of an object, as wide as the accesses to it.
//!
//! Where accesses of different extents share bytes, locations are cut at the ends of each
//! ([`Cuts`]), and the search starts again: a cut must not move while events are there that know
//! nothing of it. Cuts are only ever added, so that ends soon.

use super::looked::Looked;
pub(super) use super::place::{Guard, Place};
use crate::path;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use tresse_machine::program::SiteId;

pub(super) use tresse_machine::memory::Shape;

/// Cuts of one shape.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub(super) struct Cut {
    at: BTreeSet<u64>,
    /// How often it was cut.
    times: u32,
}

/// So many searches cut one place; from then on each cuts twice as many bytes around it as the one
/// before.
const PATIENCE: u32 = 4;

/// How many rounds without anything new there may be in this search (`poll`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
pub(super) enum Stage {
    /// Very few.
    #[default]
    First,
    /// Some.
    Second,
    /// As many as there ever may be.
    Last,
}

impl Stage {
    /// The one after it.
    pub(super) fn next(self) -> Option<Stage> {
        match self {
            Stage::First => Some(Stage::Second),
            Stage::Second => Some(Stage::Last),
            Stage::Last => None,
        }
    }
}

/// Who accesses a location to which rounds of a loop write what is there (`keepers`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum Keeper {
    /// This thread, and no other one before it has ended.
    Thread(u16),
    /// Several.
    Several,
}

/// What a search has to know from its beginning: above all where objects are cut into locations.
#[derive(Clone, Default, Debug)]
pub(super) struct Cuts {
    by_shape: FxHashMap<Shape, Cut>,
    /// More threads come to a barrier than make up a round: the order of arrival counts after all.
    pub orders_barriers: bool,
    /// Of which objects updates are ordered after all, though nobody looks at what they read
    /// (`commute`).
    pub ordered: BTreeSet<Shape>,
    /// Critical sections are ordered, whatever they do (`sections`).
    pub orders_sections: bool,
    /// Executions are told apart by reads-from, and at first each may cost so many words that are
    /// looked at (`choose`).
    pub by_reads_from: Option<u64>,
    /// So many words were too few: executions by reads-from have cost more.
    pub dear: u64,
    /// They are told apart by coherence order, whatever else was thought before.
    pub by_coherence: bool,
    /// All updates are ordered: somebody looks at coherence order.
    pub orders_updates: bool,
    /// Which bytes of objects have seen races, where these are no errors (`undefined`).
    pub racy: BTreeMap<Shape, BTreeSet<u64>>,
    /// Objects that are shared from their birth on (`races`).
    pub leaks: BTreeSet<Shape>,
    /// Library objects with stores to their state word that nothing puts before or after a call
    /// (`calls`); objects with writes that are no effects of one for which a read has left the
    /// graph (`give_way`).
    pub stored: BTreeSet<Shape>,
    /// Threads that run the same can be told apart (`symmetry`).
    pub asymmetric: bool,
    /// Some threads run the same: events have causes beside what happens before them.
    pub twins: bool,
    /// Reads that have been seen to wait, by where they are in the program (`awaits`).
    pub awaits: BTreeSet<SiteId>,
    /// Reads that are not the same as the ones that come after them (`awaits`).
    pub once: BTreeSet<SiteId>,
    /// Calls with which rounds begin that take a lock and look (`lock_rounds`).
    pub lock_rounds: BTreeSet<SiteId>,
    /// The locks of what such rounds look at, by object and offset.
    pub guards: BTreeMap<(Shape, u64), Guard>,
    /// Whose alone locations are, by object and offset, to which rounds write what is there.
    pub keepers: BTreeMap<(Shape, u64), Keeper>,
    /// What rounds that are left out access, by object and offset (`rivals`).
    pub looked: BTreeMap<(Shape, u64), Looked>,
    /// Those locations that others access so that it would race with such rounds.
    pub rivals: BTreeSet<(Shape, u64)>,
    /// Where rounds begin that are left out (`spin`).
    pub rounds: BTreeSet<SiteId>,
    /// Reads of loops that wait and write, where that is not plain from the code (`poll`).
    pub polls: BTreeSet<SiteId>,
    /// How often loops go round that wait and write (`poll`).
    pub stage: Stage,
    /// There is something new, which the search that met it does not know.
    pub is_new: bool,
}

/// What decides how the root of a search is made.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Basis {
    /// Some location has seen a race that is no error.
    pub has_races: bool,
    /// Some threads are symmetric.
    pub has_twins: bool,
    /// Executions are told apart by reads-from, though nobody asked for that.
    pub is_by_reads_from: bool,
}

impl Cuts {
    pub(super) fn basis(&self) -> Basis {
        Basis {
            has_races: !self.racy.is_empty(),
            has_twins: self.twins,
            is_by_reads_from: self.is_by_reads_from(),
        }
    }

    /// Are executions told apart by reads-from, though nobody asked for that?
    pub(super) fn is_by_reads_from(&self) -> bool {
        self.by_reads_from.is_some_and(|words| words > self.dear) && !self.by_coherence
    }

    /// None, for a search whose loops go round so often.
    pub(super) fn at_stage(stage: Stage) -> Cuts {
        Cuts { stage, ..Cuts::default() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.by_shape.is_empty()
    }

    /// All of them, in order.
    pub(super) fn list(&self) -> Vec<path::Cut> {
        let each = self.by_shape.iter().map(|((who, size), cut)| path::Cut {
            who: *who,
            size: *size,
            at: cut.at.iter().copied().collect(),
        });
        let mut list: Vec<path::Cut> = each.collect();
        list.sort_unstable_by_key(|c| (c.who, c.size));
        list
    }

    /// The same with all that the next search is to know.
    pub(super) fn by_shape(&self) -> Vec<(Shape, Cut)> {
        let mut list: Vec<(Shape, Cut)> =
            self.by_shape.iter().map(|(shape, cut)| (*shape, cut.clone())).collect();
        list.sort_unstable_by_key(|(shape, _)| *shape);
        list
    }

    /// The inverse of [`Cuts::by_shape`].
    pub(super) fn of_shapes(list: Vec<(Shape, Cut)>) -> Cuts {
        Cuts { by_shape: list.into_iter().collect(), ..Cuts::default() }
    }

    /// Those of a list.
    pub(super) fn of_list(list: &[path::Cut]) -> Cuts {
        let each = list
            .iter()
            .map(|c| ((c.who, c.size), Cut { at: c.at.iter().copied().collect(), times: 0 }));
        Cuts { by_shape: each.collect(), ..Cuts::default() }
    }

    /// Adds others.
    pub(super) fn add(&mut self, others: Cuts) {
        self.orders_barriers |= others.orders_barriers;
        self.ordered.extend(others.ordered);
        self.asymmetric |= others.asymmetric;
        self.orders_updates |= others.orders_updates;
        self.orders_sections |= others.orders_sections;
        self.by_reads_from = self.by_reads_from.max(others.by_reads_from);
        self.dear = self.dear.max(others.dear);
        self.by_coherence |= others.by_coherence;
        self.twins |= others.twins;
        self.stage = self.stage.max(others.stage);
        self.leaks.extend(others.leaks);
        self.stored.extend(others.stored);
        self.awaits.extend(others.awaits);
        self.once.extend(others.once);
        self.polls.extend(others.polls);
        self.lock_rounds.extend(others.lock_rounds);
        for (at, guard) in others.guards {
            self.guard_at(at, guard);
        }
        for (at, keeper) in others.keepers {
            self.keeper_at(at, keeper);
        }
        for (at, looked) in &others.looked {
            self.looked_so(*at, looked);
        }
        self.rivals.extend(others.rivals);
        self.rounds.extend(others.rounds);
        for (shape, offsets) in others.racy {
            self.racy.entry(shape).or_default().extend(offsets);
        }
        for (shape, cut) in others.by_shape {
            let own = self.by_shape.entry(shape).or_default();
            own.at.extend(cut.at);
            own.times = own.times.max(cut.times);
        }
    }

    /// Adds what a search has met that is to begin again. If it is to be by another equivalence,
    /// what was ordered means nothing there.
    pub(super) fn add_met(&mut self, met: Cuts) {
        let was_by_reads_from = self.is_by_reads_from();
        self.add(met);
        if self.is_by_reads_from() != was_by_reads_from {
            self.ordered.clear();
        }
    }

    /// Updates of such objects are ordered.
    pub(super) fn order(&mut self, shape: Shape) {
        self.is_new = true;
        self.ordered.insert(shape);
    }

    /// Objects of this shape are shared from their birth on.
    pub(super) fn leak(&mut self, shape: Shape) {
        self.is_new = true;
        self.leaks.insert(shape);
    }

    /// Objects of this shape are stored to beside calls.
    pub(super) fn store(&mut self, shape: Shape) {
        self.is_new |= self.stored.insert(shape);
    }

    /// Such reads wait.
    pub(super) fn await_at(&mut self, site: SiteId) {
        self.is_new |= self.awaits.insert(site);
    }

    /// Such reads are followed by others that are not the same.
    pub(super) fn read_once(&mut self, site: SiteId) {
        self.is_new |= self.once.insert(site);
    }

    /// Rounds that take a lock and look begin with such calls.
    pub(super) fn round_at(&mut self, site: SiteId) {
        self.is_new |= self.lock_rounds.insert(site);
    }

    /// Such a location is looked at with this lock.
    pub(super) fn guard(&mut self, shape: Shape, offset: u64, guard: Guard) {
        self.is_new |= self.guard_at((shape, offset), guard);
    }

    /// Returns whether that is new. What has two guards has none.
    fn guard_at(&mut self, at: (Shape, u64), guard: Guard) -> bool {
        let known = self.guards.get(&at).copied();
        let guard = if known.is_none_or(|known| known == guard) { guard } else { Guard::None };
        self.guards.insert(at, guard);
        known != Some(guard)
    }

    /// The guards of locations that begin at these bytes.
    pub(super) fn guards_of(
        &self,
        shape: Shape,
        bytes: RangeInclusive<u64>,
    ) -> impl Iterator<Item = &Guard> {
        let (first, last) = bytes.into_inner();
        self.guards.range((shape, first)..=(shape, last)).map(|(_, guard)| guard)
    }

    /// Such locations have no guard.
    pub(super) fn unguard(&mut self, shape: Shape, bytes: RangeInclusive<u64>) {
        let (first, last) = bytes.into_inner();
        for (_, guard) in self.guards.range_mut((shape, first)..=(shape, last)) {
            self.is_new |= *guard != Guard::None;
            *guard = Guard::None;
        }
    }

    /// Rounds write to such a location, and this thread is in them.
    pub(super) fn keep(&mut self, shape: Shape, offset: u64, thread: u16) {
        self.is_new |= self.keeper_at((shape, offset), Keeper::Thread(thread));
    }

    /// Returns whether that is new. What has two keepers is several threads'.
    fn keeper_at(&mut self, at: (Shape, u64), keeper: Keeper) -> bool {
        let known = self.keepers.get(&at).copied();
        let keeper = if known.is_none_or(|k| k == keeper) { keeper } else { Keeper::Several };
        self.keepers.insert(at, keeper);
        known != Some(keeper)
    }

    /// The keepers of locations that begin at these bytes.
    pub(super) fn keepers_of(
        &self,
        shape: Shape,
        bytes: RangeInclusive<u64>,
    ) -> impl Iterator<Item = &Keeper> {
        let (first, last) = bytes.into_inner();
        self.keepers.range((shape, first)..=(shape, last)).map(|(_, keeper)| keeper)
    }

    /// Such locations are several threads'.
    pub(super) fn share(&mut self, shape: Shape, bytes: RangeInclusive<u64>) {
        let (first, last) = bytes.into_inner();
        for (_, keeper) in self.keepers.range_mut((shape, first)..=(shape, last)) {
            self.is_new |= *keeper != Keeper::Several;
            *keeper = Keeper::Several;
        }
    }

    /// Rounds that are left out access such a location so.
    pub(super) fn look_at(&mut self, at: (Shape, u64), looked: &Looked) {
        self.is_new |= self.looked_so(at, looked);
    }

    /// Returns whether that is new.
    fn looked_so(&mut self, at: (Shape, u64), looked: &Looked) -> bool {
        if let Some(known) = self.looked.get_mut(&at) {
            return known.add(looked);
        }
        self.looked.insert(at, looked.clone());
        true
    }

    /// What such rounds access that begins at these bytes.
    pub(super) fn looked_at(
        &self,
        shape: Shape,
        bytes: RangeInclusive<u64>,
    ) -> impl Iterator<Item = (&(Shape, u64), &Looked)> {
        let (first, last) = bytes.into_inner();
        self.looked.range((shape, first)..=(shape, last))
    }

    /// Another thread's access to such a location would race with them.
    pub(super) fn note_rival(&mut self, at: (Shape, u64)) {
        self.is_new |= self.rivals.insert(at);
    }

    /// Rounds that are left out begin so.
    pub(super) fn begin_round(&mut self, site: SiteId) {
        self.is_new |= self.rounds.insert(site);
    }

    /// Such reads are those of loops that wait and write.
    pub(super) fn poll_at(&mut self, site: SiteId) {
        self.is_new |= self.polls.insert(site);
    }

    /// A location of such an object has seen a race.
    pub(super) fn note_race(&mut self, shape: Shape, offset: u64) {
        self.is_new = true;
        self.racy.entry(shape).or_default().insert(offset);
    }

    /// Has it? Where one object has many such locations, all of them count.
    pub(super) fn is_racy(&self, shape: Shape, offset: u64) -> bool {
        self.racy
            .get(&shape)
            .is_some_and(|offsets| offsets.len() > PATIENCE as usize || offsets.contains(&offset))
    }

    /// Cuts strictly inside a place.
    pub(super) fn inside(&self, shape: Shape, place: &Place) -> SmallVec<[u64; 7]> {
        let Some(cut) = self.by_shape.get(&shape) else { return SmallVec::new() };
        cut.at.range(place.offset + 1..place.offset + u64::from(place.len)).copied().collect()
    }

    /// Two places share some of their bytes: cuts both where the other one begins and ends. An
    /// object to which that happens again and again is an array: it is cut evenly.
    fn part(&mut self, shape: Shape, a: &Place, b: &Place) {
        self.is_new = true;
        let cut = self.by_shape.entry(shape).or_default();
        cut.times += 1;
        let ends = [a.offset, a.offset + u64::from(a.len), b.offset, b.offset + u64::from(b.len)];
        cut.at.extend(ends);
        if cut.times > PATIENCE {
            let unit = 1 << (ends.iter().fold(0, |all, e| all | e)).trailing_zeros().min(3);
            let width = 8 << (cut.times - PATIENCE).min(32);
            let (first, last) = (a.offset.saturating_sub(width), (a.offset + width).min(shape.1));
            cut.at.extend((first / unit..=last / unit).map(|n| n * unit));
        }
    }
}

/// What a location has had, in some graph.
#[derive(Clone, Copy, Default, Debug)]
struct Uses {
    /// A library call: it is a state word.
    has_calls: bool,
    /// An access that may write, and is no call.
    has_stores: bool,
    /// The object is one of [`Cuts::stored`].
    keeps_calls: bool,
    /// A write for which a read has left the graph (`give_way`).
    has_pins: bool,
}

/// Every location that the search has met. Numbers stay as they are when the graph is cut back.
#[derive(Clone, Default, Debug)]
pub(super) struct Cells {
    numbers: FxHashMap<Place, u32>,
    places: Vec<Place>,
    /// Beside `places`.
    uses: Vec<Uses>,
    /// For each location, others that share bytes with it.
    overlaps: Vec<Vec<u32>>,
    by_object: FxHashMap<u64, Vec<u32>>,
    /// Those that are memory, by object and offset, with those of the same offset.
    by_offset: BTreeMap<(u64, u64), SmallVec<[u32; 2]>>,
    /// The length of the longest one.
    longest: u32,
    last: Option<(Place, u32)>,
    /// Somebody has asked, in some graph, how large a block is.
    pub has_sizes: bool,
    pub cuts: Cuts,
}

impl Cells {
    /// The two locations, of objects of this shape, are cut where they are not the same.
    pub(super) fn part(&mut self, shape: Shape, a: u32, b: u32) {
        let (a, b) = (self.place(a), self.place(b));
        self.cuts.part(shape, &a, &b);
    }

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

    /// The number of a location, if it was met.
    pub(super) fn find(&self, place: Place) -> Option<u32> {
        self.numbers.get(&place).copied()
    }

    fn enter(&mut self, place: Place) -> u32 {
        let number = self.places.len() as u32;
        let shared = self.sharing(&place);
        self.by_object.entry(place.object).or_default().push(number);
        if place.len > 0 {
            self.by_offset.entry((place.object, place.offset)).or_default().push(number);
            self.longest = self.longest.max(place.len);
        }
        for other in &shared {
            self.overlaps[*other as usize].push(number);
        }
        self.overlaps.push(shared);
        self.places.push(place);
        self.uses.push(Uses::default());
        self.numbers.insert(place, number);
        number
    }

    /// Locations that share bytes with a new one, by number.
    fn sharing(&self, place: &Place) -> Vec<u32> {
        let first = (place.object, place.offset.saturating_sub(u64::from(self.longest)));
        let end = (place.object, place.offset.saturating_add(u64::from(place.len)));
        let near = self.by_offset.range(first..end).flat_map(|(_, numbers)| numbers);
        let is_shared = |number: &u32| self.places[*number as usize].overlaps(place);
        let mut shared: Vec<u32> = near.copied().filter(is_shared).collect();
        shared.sort_unstable();
        shared
    }

    /// Notes that a location has a call on an object of this shape.
    pub(super) fn note_call(&mut self, number: u32, shape: Shape) {
        let uses = &mut self.uses[number as usize];
        (uses.has_calls, uses.keeps_calls) = (true, self.cuts.stored.contains(&shape));
    }

    /// May the location have calls?
    pub(super) fn may_have_calls(&self, number: u32) -> bool {
        self.uses[number as usize].has_calls
    }

    /// Notes that a location has an access that may write, and is no call.
    pub(super) fn note_store(&mut self, number: u32) {
        self.uses[number as usize].has_stores = true;
    }

    /// May the location have such accesses?
    pub(super) fn may_have_stores(&self, number: u32) -> bool {
        self.uses[number as usize].has_stores
    }

    /// Does a call of the location that has to wait stay in the graph?
    pub(super) fn keeps_calls(&self, number: u32) -> bool {
        self.uses[number as usize].keeps_calls
    }

    /// Notes that a read has left the graph, for a write of the location.
    pub(super) fn note_pin(&mut self, number: u32) {
        self.uses[number as usize].has_pins = true;
    }

    /// May the location have writes for which reads have left the graph?
    #[inline]
    pub(super) fn may_have_pins(&self, number: u32) -> bool {
        self.uses[number as usize].has_pins
    }

    pub(super) fn place(&self, number: u32) -> Place {
        self.places[number as usize]
    }

    /// All of them, by number.
    pub(super) fn places(&self) -> &[Place] {
        &self.places
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
