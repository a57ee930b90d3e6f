//! Going on with a search that was stopped ([`super::checkpoint`]): from the empty graph, threads
//! run again, and at each open event its alternatives are begun, and left at once, up to the one
//! where the search was. Nothing below the others is visited.

use super::checkpoint::{Checkpoint, Part};
use super::frame::Frame;
use super::options::Options;
use super::search::Explorer;
use super::tally::{Spot, Tally};
use super::work::Work;
use crate::report::Found;
use std::sync::Arc;
use tresse_machine::program::SiteId;

/// What is said where a way is not there.
const ASTRAY: &str = "this checkpoint names a place that the search does not have";

/// What a checkpoint has left to do.
///
/// # Errors
/// It is not of this search.
pub(super) fn resume(root: &Explorer, checkpoint: Checkpoint) -> Result<Work, String> {
    let mut root = root.clone();
    root.cells.cuts = checkpoint.cuts();
    let mut done = root.tally.fresh();
    checkpoint.done.restore(&mut done)?;
    let [errors, unsupported] = &checkpoint.done.found;
    let is_of_sections = checkpoint.parts.iter().any(|part| part.sections.is_some());
    for (spot, text) in errors.iter().chain(unsupported) {
        let found = match is_of_sections {
            true => root.led_to(text),
            false => root.find_again(spot, text),
        };
        done.fail(found.ok_or(ASTRAY)?, spot.clone());
    }
    for (spot, (a, b)) in &checkpoint.done.races {
        let sites = (SiteId(*a), SiteId(*b));
        let found = root.find_race_again(spot, sites).ok_or(ASTRAY)?;
        done.races.insert(sites, (spot.clone(), found));
    }
    let known = checkpoint.known.iter().map(|text| root.led_to(text).ok_or(ASTRAY));
    let parts = checkpoint.parts.iter().map(|part| root.restored(part).ok_or(ASTRAY));
    let mut work = Work {
        cuts: checkpoint.cuts(),
        known: known.collect::<Result<_, _>>()?,
        done,
        parts: parts.collect::<Result<_, _>>()?,
    };
    if is_of_sections {
        // There is one part, and whoever has asked for orders of sections has no such search.
        let [part] = &mut work.parts[..] else { return Err(ASTRAY.into()) };
        if !part.options.reduce_sections {
            return Err(ASTRAY.into());
        }
        part.tally = std::mem::replace(&mut work.done, root.tally.fresh());
    }
    Ok(work)
}

impl Explorer {
    /// What is left to do here, of a search that was stopped.
    pub(super) fn rest(&self) -> Part {
        if let Some(at) = &self.sections {
            return self.rest_of_sections(at);
        }
        // Behind the alternative with which an execution began, each open event is at its first
        // one. With no other alternative it is the first execution of all.
        let last = match self.is_within {
            true => self.place.iter().rposition(|turn| *turn > 0),
            false => self.frames.iter().rposition(Frame::has_more),
        };
        let open = &self.frames[..last.map_or(0, |last| last + 1)];
        Part {
            spot: Spot { place: self.place[..open.len()].to_vec(), ..self.spot() },
            within: self.is_within.then_some(self.steps),
            // Whoever gives alternatives away begins with the oldest: what is open after the first
            // is this one's, and so is an alternative that was begun.
            floor: open.iter().position(Frame::has_more).unwrap_or(open.len().saturating_sub(1)),
            events: open.last().map_or(0, |f| f.len),
            undecided: self.undecided(),
            sections: None,
        }
    }

    /// The search at a part of it, of which this is the root.
    pub(super) fn restored(&self, part: &Part) -> Option<Explorer> {
        if let Some(rest) = &part.sections {
            return self.restored_sections(part, rest);
        }
        let mut explorer = self.clone();
        explorer.reserve_numbers(part.spot.creators.iter().copied());
        let undecided = part.undecided.as_deref();
        for place in undecided.into_iter().flat_map(|left| &left.places) {
            explorer.cell(*place);
        }
        explorer.go_to(&part.spot.place, part.within)?;
        explorer.go_on_choosing(undecided);
        let open = part.spot.place.len();
        if open > 0 || part.within.is_some() {
            explorer.tally = self.tally.fresh();
        }
        if part.within.is_none() {
            explorer.unwind(open);
        }
        explorer.frames.iter_mut().take(part.floor).for_each(Frame::close);
        let events = open.checked_sub(1).map_or(0, |last| explorer.frames[last].len);
        (events == part.events).then_some(explorer)
    }

    /// The error that was found at a place, with this replay string.
    fn find_again(&self, spot: &Spot, text: &str) -> Option<Found> {
        self.look_again(spot, |tally| {
            let report = &tally.report;
            let mut all = report.errors.iter().chain(&report.unsupported);
            all.find(|f| f.witness.encode(0) == text).cloned()
        })
    }

    /// The race that was listed at a place, with these sides.
    fn find_race_again(&self, spot: &Spot, sites: (SiteId, SiteId)) -> Option<Found> {
        self.look_again(spot, |tally| {
            let known = tally.races.get(&sites).filter(|(known, _)| known.place == spot.place);
            known.map(|(_, found)| found.clone())
        })
    }

    /// What is found at a place, of which this is the root.
    fn look_again(&self, spot: &Spot, find: impl Fn(&Tally) -> Option<Found>) -> Option<Found> {
        let mut explorer = self.clone();
        explorer.tally = std::mem::take(&mut explorer.tally).once_more();
        explorer.reserve_numbers(spot.creators.iter().copied());
        explorer.go_to(&spot.place, None)?;
        let mut goes_on = true;
        loop {
            if let Some(found) = find(&explorer.tally) {
                return Some(found);
            }
            if explorer.frames.len() > spot.place.len() || !goes_on {
                return None;
            }
            goes_on = explorer.step();
        }
    }

    /// Goes to a place, of which this is the root, and so many steps further. What is found at the
    /// last alternative is in the tally, and may be more. The way was gone before: nobody who asks
    /// for a stop is heard on it, and what it costs does not count.
    fn go_to(&mut self, place: &[u32], within: Option<u64>) -> Option<()> {
        let options = self.options.clone();
        self.options = Arc::new(Options { interrupt: None, ..(*options).clone() });
        self.allowed = u64::MAX;
        (self.is_within, self.steps) = (within.is_some(), within.unwrap_or(0));
        let is_there = self.begin_turns(place);
        let is_there = is_there.filter(|()| (0..self.steps).all(|_| self.step()));
        self.options = options;
        is_there
    }

    fn begin_turns(&mut self, place: &[u32]) -> Option<()> {
        for (at, turn) in place.iter().enumerate() {
            while self.frames.len() <= at {
                self.tally = Tally::default();
                if !self.step() && self.frames.len() <= at {
                    return None;
                }
            }
            while self.place[at] < *turn {
                self.unwind(at + 1);
                self.tally = Tally::default();
                let is_wanted = self.place[at] + 1 == *turn;
                self.take_turn(is_wanted)?;
                if self.frames.len() <= at {
                    return None;
                }
            }
        }
        Some(())
    }
}
