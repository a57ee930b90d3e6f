//! Which equivalence a search takes, if nobody has said: coherence order, or reads-from where that
//! pays.
//!
//! Executions that differ in coherence order only are many where threads write what nobody reads
//! in between: n writes of n threads are n! executions, and one by reads-from (`equivalence`). But
//! by reads-from each costs more, as an order has to be looked for, and the other reductions are
//! off. So the search begins by coherence order, and looks at its first executions: into how many
//! classes by reads-from they fall, and how many others each class has. If the first are few or the
//! others many, the search begins again by reads-from. What is won by that is what it may cost: it
//! goes back as soon as its first executions have taken more. Then it looks further: the more
//! executions are seen, the more may be won, and it tries once more if that is several times what
//! was too little. It goes back for good if something comes up that it does not model.
//!
//! How many others there are is a guess: a write goes back in coherence order, with all that reads
//! from it, past others of which nothing is a cause of these: n writes of n threads are n!
//! executions, whether each thread reads its own or nobody reads. A class of c executions has c
//! leaves, and 1/c of a class each; so the sum of these over all leaves is the number of classes.
//! It sees such writes wherever they come in an execution; the other way sees those of one thread
//! that are many. A location with updates beside writes has an order by reads-from as well
//! (`equivalence`): nothing is won there.
//!
//! Either search is right, so this decides how long it takes and what is counted, and nothing else.
//! What is looked at are the first executions of one worker, and costs are counted and not
//! measured: so it is decided the same each time. By coherence order an execution costs the events
//! that are added for it, as most of it is there from the one before. A search that is stopped
//! before leaves behind what it has seen (`probe`), and goes on with that.

use super::cells::Cuts;
use super::equivalence;
use super::frame::Frame;
use super::probe::{Probe, Undecided};
use super::search::Explorer;
use rustc_hash::{FxHashMap, FxHasher};
use smallvec::{SmallVec, smallvec};
use std::hash::{Hash, Hasher};
use tresse_memmodels::graph::{Cell, EventId, Role};

/// After each of these many executions it is decided.
const LEAVES: [u64; 4] = [256, 1024, 4096, 16384];

/// Where reads-from was given up, so many times what it could cost is to be won.
const MORE: u64 = 4;

/// The others of these many executions are looked at, and of one in so many after them.
const FIRST: u64 = 16;
const EVERY: u64 = 16;

/// A whole class, in units of what is added up.
const CLASS: u64 = 1 << 20;

/// There is no more patience than for executions of so many events together.
const EVENTS: u64 = 1 << 20;

/// So many executions are to be one by reads-from: other reductions might win that, too.
const GAIN: u64 = 16;

/// By reads-from so many executions are looked at, and they may cost so many more together.
const TRIES: u64 = 64;
const SLACK: u64 = 2;

/// To add an event takes as long as to look at so many words of an order, or longer.
const WORDS: u64 = 256;

/// A write, and then the reads that read from it.
type Block = SmallVec<[EventId; 4]>;

/// A search that is to begin looks at its first executions, if it is to choose.
pub(super) fn begin(root: &mut Explorer, cuts: &Cuts) {
    let chooses = root.options.chooses_equivalence && !cuts.by_coherence;
    root.probe = chooses.then(Box::default);
    root.allow();
}

impl Explorer {
    /// Is it not decided yet? Then nothing of the search is given away.
    pub(super) fn is_probing(&self) -> bool {
        self.probe.is_some()
    }

    /// What executions by reads-from may cost so far, until it is decided.
    fn allow(&mut self) {
        let each = self.cells.cuts.by_reads_from.unwrap_or(0);
        self.allowed = match &self.probe {
            Some(probe) if equivalence::is_by_rf(self) => each.saturating_mul(probe.leaves + SLACK),
            _ => u64::MAX,
        };
    }

    /// Has a search by reads-from taken more than that wins? Then it is to begin again, and what it
    /// was looking at is given up.
    fn leaves_what_is_dear(&mut self) {
        if self.searched.get() > self.allowed {
            self.is_interrupted.set(false);
            let cuts = &mut self.cells.cuts;
            (cuts.dear, cuts.is_new) = (cuts.by_reads_from.unwrap_or(u64::MAX), true);
        }
    }

    /// The search is left, and what it has found is taken from it: what that decides is decided
    /// now.
    pub(super) fn decide_by_what_is_known(&mut self) {
        self.leaves_what_is_dear();
        if self.is_probing() && !equivalence::is_by_rf(self) && self.has_gone_wrong() {
            self.probe = None;
        }
    }

    /// What is left behind of a choice that is not made.
    pub(super) fn undecided(&self) -> Option<Box<Undecided>> {
        let probe = (**self.probe.as_ref()?).clone();
        let places = self.cells.places().to_vec();
        Some(Box::new(Undecided { probe, searched: self.searched.get(), places }))
    }

    /// Goes on with it, where it was left.
    pub(super) fn go_on_choosing(&mut self, undecided: Option<&Undecided>) {
        self.probe = undecided.map(|left| Box::new(left.probe.clone()));
        self.searched.set(undecided.map_or(0, |left| left.searched));
        self.allow();
    }

    /// An execution has come to its end.
    pub(super) fn look_at_leaf(&mut self) {
        let Some(mut probe) = self.probe.take() else { return };
        let events = self.graph.len();
        probe.leaves += 1;
        probe.events += events as u64;
        probe.added += events.saturating_sub(probe.kept) as u64;
        probe.kept = self.frames.iter().rev().find(|f| f.has_more()).map_or(0, |f: &Frame| f.len);
        let is_open = match equivalence::is_by_rf(self) {
            true => self.look_by_rf(&probe),
            false => self.look_by_co(&mut probe),
        };
        self.probe = is_open.then_some(probe);
        self.allow();
    }

    /// Have executions gone wrong? These are over, and which others there are depends on the order.
    fn has_gone_wrong(&self) -> bool {
        self.tally.report.blocked > 0 || !self.tally.report.errors.is_empty()
    }

    /// Returns whether it is to look further.
    fn look_by_co(&mut self, probe: &mut Probe) -> bool {
        let cuts = &self.cells.cuts;
        let is_symmetric = cuts.twins && !cuts.asymmetric;
        let is_apart = self.has_gone_wrong()
            || is_symmetric
            || self.has_undefined()
            || (0..self.graph.cells.len()).any(|c| self.commuting(c as u32).next().is_some());
        if is_apart || probe.events > EVENTS {
            return false;
        }
        if probe.leaves <= FIRST || probe.leaves.is_multiple_of(EVERY) {
            probe.seen += 1;
            probe.shares += CLASS / self.size_of_class();
        }
        probe.classes.insert(self.class());
        if LEAVES.contains(&probe.leaves) {
            let fallen = probe.leaves / probe.classes.len() as u64;
            let gain = fallen.max(probe.seen * CLASS / probe.shares.max(1));
            if gain >= GAIN {
                let words = gain.saturating_mul(WORDS * probe.added / probe.leaves);
                let cuts = &mut self.events.execution.cells.cuts;
                if cuts.dear == 0 || words / MORE > cuts.dear {
                    (cuts.by_reads_from, cuts.is_new) = (Some(words), true);
                }
            }
        }
        probe.leaves < LEAVES[LEAVES.len() - 1]
    }

    /// Returns whether it is to look further.
    fn look_by_rf(&mut self, probe: &Probe) -> bool {
        self.leaves_what_is_dear();
        probe.leaves < TRIES
    }

    /// A number for the class of the graph: its events, what each reads from, and, where somebody
    /// looks at them, the last writes to global variables.
    fn class(&self) -> u64 {
        let mut hash = FxHasher::default();
        for line in &self.graph.lines {
            line.events.len().hash(&mut hash);
            for event in &line.events {
                (event.cell, event.rf, event.choice).hash(&mut hash);
            }
        }
        for cell in self.graph.cells.iter().filter(|cell| self.is_ordered_by_rf(cell)) {
            cell.co.hash(&mut hash);
        }
        if self.options.outcomes {
            let globals = (0..self.graph.cells.len()).filter(|c| self.is_global(*c as u32));
            globals.for_each(|c| (c, self.graph.cells[c].co.last()).hash(&mut hash));
        }
        hash.finish()
    }

    /// Has a location an order by reads-from, too?
    fn is_ordered_by_rf(&self, cell: &Cell) -> bool {
        let has = |role| cell.co.iter().any(|id| self.graph.event(*id).role == role);
        has(Role::Update) && has(Role::Write)
    }

    /// About how many executions differ from this one in coherence order only: each write may go
    /// back past others with those that read from it.
    fn size_of_class(&self) -> u64 {
        let mut size = 1_u64;
        for (number, cell) in self.graph.cells.iter().enumerate() {
            if self.is_ordered_by_rf(cell) {
                continue;
            }
            // Where somebody looks at memory, the last writes are told apart.
            let is_seen = self.options.outcomes && self.is_global(number as u32);
            let writes = &cell.co[..cell.co.len().saturating_sub(usize::from(is_seen))];
            let blocks = self.blocks(cell, writes);
            for (at, block) in blocks.iter().enumerate() {
                let before = blocks[..at].iter().rev();
                let places = 1 + before.take_while(|b| self.may_change(b, block)).count() as u64;
                size = size.saturating_mul(places);
                if size >= CLASS {
                    return CLASS;
                }
            }
        }
        size
    }

    /// Writes in coherence order, each with the reads that read from it.
    fn blocks(&self, cell: &Cell, writes: &[EventId]) -> Vec<Block> {
        let mut blocks: Vec<Block> = writes.iter().map(|id| smallvec![*id]).collect();
        let places: FxHashMap<EventId, usize> =
            writes.iter().enumerate().map(|(place, id)| (*id, place)).collect();
        for id in &cell.reads {
            if let Some(place) = places.get(&self.graph.event(*id).rf) {
                blocks[*place].push(*id);
            }
        }
        blocks
    }

    /// May two neighbours in coherence order change places, with all that reads from them? An
    /// update stays where it is: that is what it has read.
    fn may_change(&self, first: &Block, second: &Block) -> bool {
        let is_write = |block: &Block| self.graph.event(block[0]).role == Role::Write;
        let is_before = |a: &EventId| second.iter().any(|b| self.graph.is_hb(*a, *b));
        is_write(first) && is_write(second) && !first.iter().any(is_before)
    }
}
