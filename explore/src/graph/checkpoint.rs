//! What a search that was stopped leaves behind, as a text to go on from: what it has found, and
//! the parts of it that are left to do. A part is the way to its graph through the search (how many
//! alternatives were begun at each open event), and no state of the machine; an error or a race is
//! found again at its place. `resume` goes these ways.
//!
//! The text is a line of JSON. Of what it was made for it has the hash that replay strings have,
//! the flags, and the version: the order of alternatives may be another in the next one. A second
//! line is a sum over the first: with a changed byte somewhere the text is refused.

use super::cells::{Cut as Cells, Cuts, Guard, Keeper, Shape, Stage};
use super::looked::Looked;
use super::probe::Undecided;
use super::sections::Rest;
use super::tally::{MAX_COUNT, Place, Spot, Tally};
use crate::outcome::Outcome;
use crate::peaks::Peaks;
use crate::report::{Block, Cut, Found, Reached};
use crate::witness::Witness;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use tresse_machine::bug;
use tresse_machine::program::SiteId;
use tresse_machine::thread::Tid;

/// What made a checkpoint: the version of Tresse, and a number for the form and for the order of
/// alternatives. Whoever changes which ways a search has raises it.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/22");

/// A search that was stopped.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checkpoint {
    pub(super) cuts: Vec<(Shape, Cells)>,
    pub(super) orders_barriers: bool,
    pub(super) ordered: Vec<Shape>,
    pub(super) orders_updates: bool,
    pub(super) orders_sections: bool,
    pub(super) by_reads_from: Option<u64>,
    pub(super) dear: u64,
    pub(super) by_coherence: bool,
    pub(super) asymmetric: bool,
    pub(super) twins: bool,
    pub(super) stage: Stage,
    pub(super) leaks: Vec<Shape>,
    pub(super) stored: Vec<Shape>,
    pub(super) awaits: Vec<u32>,
    pub(super) once: Vec<u32>,
    pub(super) polls: Vec<u32>,
    pub(super) rounds: Vec<u32>,
    pub(super) lock_rounds: Vec<u32>,
    pub(super) guards: Vec<((Shape, u64), Guard)>,
    pub(super) keepers: Vec<((Shape, u64), Keeper)>,
    pub(super) looked: Vec<((Shape, u64), Looked)>,
    pub(super) rivals: Vec<(Shape, u64)>,
    pub(super) racy: Vec<(Shape, Vec<u64>)>,
    /// Errors that searches have found which are over, as paths.
    pub(super) known: Vec<String>,
    pub(super) done: Done,
    pub(super) parts: Vec<Part>,
}

/// A part of a search that is left to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Part {
    /// The last alternative that was begun, and what is above it is done. Without any open event
    /// nothing was begun.
    pub spot: Spot,
    /// What is above it is not done, but so many steps were taken there.
    pub within: Option<u64>,
    /// Of so many open events the other alternatives are others' work, or done.
    pub floor: usize,
    /// Events of the graph there: a test.
    pub events: usize,
    /// The search has not chosen its equivalence yet: then this is all that is left of it.
    pub undecided: Option<Box<Undecided>>,
    /// The search is one without orders of sections: then there is one part, and all that was done
    /// is done there.
    pub sections: Option<Box<Rest>>,
}

/// What was found in the parts that are done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Done {
    complete: u64,
    told_apart: u64,
    blocked: u64,
    blocked_by: BTreeMap<Block, u64>,
    /// Where threads are blocked, with the number of the place.
    blocked_at: Vec<(Block, Tid, u32, u64)>,
    matched: u64,
    first_match: Option<(String, Place)>,
    outcomes: Vec<(Outcome, u64, String, Place)>,
    /// Errors, and what is not modelled.
    pub found: [Vec<(Spot, String)>; 2],
    /// Races that are no errors, with the numbers of their places.
    pub races: Vec<(Spot, (u32, u32))>,
    peaks: Option<Peaks>,
    cuts: Vec<Cut>,
    /// Threads that met a bound, with the number of the place.
    bounded: Vec<(Cut, Tid, u32)>,
}

/// The text.
#[derive(Serialize, Deserialize)]
struct File<T> {
    version: String,
    check: String,
    flags: String,
    search: T,
}

impl Checkpoint {
    pub(super) fn new(cuts: &Cuts, known: &[Found], tally: &Tally, parts: Vec<Part>) -> Checkpoint {
        Checkpoint {
            cuts: cuts.by_shape(),
            orders_barriers: cuts.orders_barriers,
            ordered: cuts.ordered.iter().copied().collect(),
            orders_updates: cuts.orders_updates,
            orders_sections: cuts.orders_sections,
            by_reads_from: cuts.by_reads_from,
            dear: cuts.dear,
            by_coherence: cuts.by_coherence,
            asymmetric: cuts.asymmetric,
            twins: cuts.twins,
            stage: cuts.stage,
            leaks: cuts.leaks.iter().copied().collect(),
            stored: cuts.stored.iter().copied().collect(),
            awaits: cuts.awaits.iter().map(|site| site.0).collect(),
            once: cuts.once.iter().map(|site| site.0).collect(),
            polls: cuts.polls.iter().map(|site| site.0).collect(),
            rounds: cuts.rounds.iter().map(|site| site.0).collect(),
            lock_rounds: cuts.lock_rounds.iter().map(|site| site.0).collect(),
            guards: cuts.guards.iter().map(|(at, guard)| (*at, *guard)).collect(),
            keepers: cuts.keepers.iter().map(|(at, keeper)| (*at, *keeper)).collect(),
            looked: cuts.looked.iter().map(|(at, looked)| (*at, looked.clone())).collect(),
            rivals: cuts.rivals.iter().copied().collect(),
            racy: cuts
                .racy
                .iter()
                .map(|(shape, offsets)| (*shape, offsets.iter().copied().collect()))
                .collect(),
            known: known.iter().map(|found| found.witness.encode(0)).collect(),
            done: Done::of(tally),
            parts,
        }
    }

    pub(super) fn cuts(&self) -> Cuts {
        let mut cuts = Cuts::of_shapes(self.cuts.clone());
        (cuts.orders_barriers, cuts.asymmetric) = (self.orders_barriers, self.asymmetric);
        (cuts.stage, cuts.twins) = (self.stage, self.twins);
        (cuts.orders_updates, cuts.orders_sections) = (self.orders_updates, self.orders_sections);
        (cuts.by_reads_from, cuts.by_coherence) = (self.by_reads_from, self.by_coherence);
        cuts.dear = self.dear;
        cuts.ordered.extend(&self.ordered);
        cuts.leaks.extend(&self.leaks);
        cuts.stored.extend(&self.stored);
        cuts.awaits.extend(self.awaits.iter().copied().map(SiteId));
        cuts.once.extend(self.once.iter().copied().map(SiteId));
        cuts.polls.extend(self.polls.iter().copied().map(SiteId));
        cuts.rounds.extend(self.rounds.iter().copied().map(SiteId));
        cuts.lock_rounds.extend(self.lock_rounds.iter().copied().map(SiteId));
        cuts.guards.extend(self.guards.iter().copied());
        cuts.keepers.extend(self.keepers.iter().copied());
        cuts.looked.extend(self.looked.iter().cloned());
        cuts.rivals.extend(&self.rivals);
        cuts.racy.extend(
            self.racy.iter().map(|(shape, offsets)| (*shape, offsets.iter().copied().collect())),
        );
        cuts
    }

    /// The checkpoint as a text. `check` and `flags` tie it to what it was made for.
    pub fn encode(&self, check: u32, flags: &str) -> String {
        let mut text = Vec::new();
        if let Err(e) = self.write(check, flags, &mut text) {
            bug!("memory cannot be written: {e}")
        }
        String::from_utf8(text).unwrap_or_else(|e| bug!("JSON that is no text: {e}"))
    }

    /// Writes that text piece by piece: a search that is stopped for its memory has none for it.
    ///
    /// # Errors
    /// It could not be written.
    pub fn write(&self, check: u32, flags: &str, to: &mut dyn Write) -> std::io::Result<()> {
        let file = File {
            version: VERSION.into(),
            check: format!("{check:08x}"),
            flags: flags.into(),
            search: self,
        };
        let mut summed = Summed { to: BufWriter::with_capacity(1 << 16, to), sum: BASIS };
        serde_json::to_writer(&mut summed, &file)?;
        let sum = summed.sum;
        write!(summed.to, "\n{sum:032x}\n")?;
        summed.to.flush()
    }

    /// The first line of a checkpoint's text, with the line that makes it whole.
    pub fn with_sum(line: &str) -> String {
        format!("{line}\n{:032x}\n", sum(line.as_bytes(), BASIS))
    }

    /// Is a text a first line with the line that makes it whole? That line.
    pub fn without_sum(text: &str) -> Option<&str> {
        let (line, last) = text.split_once('\n')?;
        (last == format!("{:032x}\n", sum(line.as_bytes(), BASIS))).then_some(line)
    }

    /// Reads a checkpoint.
    ///
    /// # Errors
    /// When the text is not in the form, or not for this search.
    pub fn decode(text: &str, check: u32, flags: &str) -> Result<Checkpoint, String> {
        let damaged = |what: &dyn std::fmt::Display| {
            Err(format!("this checkpoint is damaged or none: {what}"))
        };
        let Some(line) = Checkpoint::without_sum(text) else {
            return damaged(&"its second line is not the sum of its first");
        };
        // Of another version nothing but the head may be in a form that is known.
        let file: File<IgnoredAny> = match serde_json::from_str(line) {
            Ok(file) => file,
            Err(e) => return damaged(&e),
        };
        if file.version != VERSION {
            return Err(format!(
                "this checkpoint was made by another version of tresse: {}, and this is {VERSION}",
                file.version
            ));
        }
        if file.check != format!("{check:08x}") {
            return Err(
                "this checkpoint was made for another program, model, config or arguments".into()
            );
        }
        if file.flags != flags {
            let words = |flags: &str| {
                if flags.is_empty() { "none".to_owned() } else { format!("`{flags}`") }
            };
            return Err(format!(
                "this checkpoint was made with other flags: {}, and here are {}",
                words(&file.flags),
                words(flags)
            ));
        }
        match serde_json::from_str::<File<Checkpoint>>(line).map(|file| file.search) {
            Ok(checkpoint) if checkpoint.is_plausible() => Ok(checkpoint),
            Ok(_) => damaged(&"a number in it is too large"),
            Err(e) => damaged(&e),
        }
    }

    fn is_plausible(&self) -> bool {
        let done = &self.done;
        let counts = [done.complete, done.told_apart, done.blocked, done.matched].into_iter();
        let mut counts = counts
            .chain(done.blocked_by.values().copied())
            .chain(done.outcomes.iter().map(|o| o.1));
        let places = self
            .parts
            .iter()
            .map(|p| &p.spot.place)
            .chain(done.found.iter().flatten().map(|f| &f.0.place))
            .chain(done.races.iter().map(|r| &r.0.place));
        let mut turns = places.flatten();
        let mut undecided = self.parts.iter().filter_map(|part| part.undecided.as_ref());
        let mut sections = self.parts.iter().filter_map(|part| part.sections.as_ref());
        counts.all(|n| n < MAX_COUNT)
            && turns.all(|t| *t < u32::MAX / 2)
            && undecided.all(|left| left.is_plausible())
            && sections.all(|left| left.is_plausible())
    }
}

impl Done {
    fn of(tally: &Tally) -> Done {
        let report = &tally.report;
        let found = |list: &[Found], spots: &[Spot]| {
            spots.iter().cloned().zip(list.iter().map(|f| f.witness.encode(0))).collect()
        };
        let outcomes = report.outcomes.iter().zip(tally.firsts.values());
        Done {
            complete: report.complete,
            told_apart: report.told_apart,
            blocked: report.blocked,
            blocked_by: report.blocked_by.clone(),
            matched: report.matched,
            first_match: report
                .first_match
                .as_ref()
                .map(|w| (w.encode(0), tally.match_place.clone())),
            outcomes: outcomes
                .map(|((outcome, r), place)| {
                    (outcome.clone(), r.count, r.witness.encode(0), place.clone())
                })
                .collect(),
            found: [
                found(&report.errors, &tally.spots[0]),
                found(&report.unsupported, &tally.spots[1]),
            ],
            races: tally
                .races
                .iter()
                .map(|((a, b), (spot, _))| (spot.clone(), (a.0, b.0)))
                .collect(),
            peaks: report.peaks.clone(),
            cuts: report.cuts.clone(),
            blocked_at: report
                .blocked_at
                .iter()
                .map(|((why, t, site), n)| (*why, *t, site.0, *n))
                .collect(),
            bounded: report.bounded.iter().map(|(cut, t, site)| (*cut, *t, site.0)).collect(),
        }
    }

    /// Executions that were visited, complete or not.
    pub(super) fn executions(&self) -> u64 {
        self.complete + self.blocked
    }

    /// Puts everything but errors and races into an empty tally.
    pub(super) fn restore(&self, tally: &mut Tally) -> Result<(), String> {
        let report = &mut tally.report;
        (report.complete, report.blocked, report.matched) =
            (self.complete, self.blocked, self.matched);
        report.told_apart = self.told_apart;
        report.blocked_by = self.blocked_by.clone();
        let blocked = self.blocked_at.iter();
        report.blocked_at =
            blocked.map(|(why, t, site, n)| ((*why, *t, SiteId(*site)), *n)).collect();
        (report.cuts, report.peaks) = (self.cuts.clone(), self.peaks.clone());
        let bounded = self.bounded.iter().map(|(cut, t, site)| (*cut, *t, SiteId(*site)));
        report.bounded = bounded.collect();
        if let Some((text, place)) = &self.first_match {
            (report.first_match, tally.match_place) = (Some(witness(text)?), place.clone());
        }
        for (outcome, count, text, place) in &self.outcomes {
            report
                .outcomes
                .insert(outcome.clone(), Reached { count: *count, witness: witness(text)? });
            tally.firsts.insert(outcome.clone(), place.clone());
        }
        Ok(())
    }
}

/// A replay string, which is tied to the program by the checkpoint's own hash.
fn witness(text: &str) -> Result<Witness, String> {
    Witness::decode(text, 0).map_err(|e| e.to_string())
}

/// A sum over all that is written.
struct Summed<W> {
    to: W,
    sum: u128,
}

impl<W: Write> Write for Summed<W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let written = self.to.write(bytes)?;
        self.sum = sum(&bytes[..written], self.sum);
        Ok(written)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.to.flush()
    }
}

/// The sum over nothing.
const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;

/// FNV-1a with 128 bits, after what was summed up before. Each byte is mixed in by a bijection, so
/// two texts that differ in one byte never have the same sum.
fn sum(bytes: &[u8], before: u128) -> u128 {
    const PRIME: u128 = (1 << 88) + 0x13b;
    bytes.iter().fold(before, |sum, byte| (sum ^ u128::from(*byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sums of the empty text and of `a` are those of the algorithm's authors.
    #[test]
    fn the_sum_is_fnv_1a() {
        assert_eq!(sum(b"", BASIS), 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);
        assert_eq!(sum(b"a", BASIS), 0xd228_cb69_6f1a_8caf_7891_2b70_4e4a_8964);
    }

    #[test]
    fn a_changed_byte_is_refused() {
        let spot = Spot { place: vec![3, 1, 4], creators: vec![0, 1], is_unsure: false };
        let part =
            Part { spot, floor: 1, within: None, events: 15, undecided: None, sections: None };
        let text = Checkpoint::new(&Cuts::default(), &[], &Tally::default(), vec![part]);
        let text = text.encode(7, "--flag");
        assert!(Checkpoint::decode(&text, 7, "--flag").is_ok());
        for at in 0..text.len() {
            for new in (0..128u8).filter(|new| *new != text.as_bytes()[at]) {
                let mut changed = text.clone().into_bytes();
                changed[at] = new;
                let changed = String::from_utf8(changed).unwrap();
                assert!(Checkpoint::decode(&changed, 7, "--flag").is_err(), "{at}: {new}");
            }
            assert!(Checkpoint::decode(&text[..at], 7, "--flag").is_err(), "up to {at}");
        }
    }

    /// Numbers that no search comes to are no search's: their sums would be too much.
    #[test]
    fn each_count_is_plausible() {
        let change: [fn(&mut Done); 4] = [
            |done| done.complete = MAX_COUNT,
            |done| done.blocked = MAX_COUNT,
            |done| done.matched = MAX_COUNT,
            |done| done.complete = MAX_COUNT - 1,
        ];
        let is_read = change.map(|change| {
            let mut checkpoint =
                Checkpoint::new(&Cuts::default(), &[], &Tally::default(), Vec::new());
            change(&mut checkpoint.done);
            Checkpoint::decode(&checkpoint.encode(7, ""), 7, "").is_ok()
        });
        assert_eq!(is_read, [false, false, false, true]);
    }
}
