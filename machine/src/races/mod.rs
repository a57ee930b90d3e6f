//! Races: one interface, [`Detector`], and who answers it.
//!
//! Two accesses race that conflict and that nothing orders (LangRef, "Memory Model for Concurrent
//! Operations"; K-LLVM §4.4 `isRace`). What shows that nothing does depends on how memory runs:
//! both wait in queues ([`waiting`]), both are under way byte by byte ([`in_flight`]), memory knows
//! who has seen what ([`unseen`]), or the object was private a moment ago ([`publish`]). What a
//! compare-and-exchange adds to the first two is in [`exchange`].

mod exchange;
mod in_flight;
mod publish;
mod unseen;
mod waiting;

use crate::config::RacePolicy;
use crate::end::End;
use crate::ids::{SiteId, Tid};
use crate::memory::Mode;
use crate::program::Program;
use crate::race::{Race, RaceSide, shared};
use crate::state::Machine;
use crate::thread::MemOp;
pub(crate) use in_flight::UnderWay;
pub(crate) use publish::Unpublished;
use tresse_memmodels::{Kind, Order};
use triomphe::Arc;
pub(crate) use unseen::Unseen;
pub(crate) use waiting::Queued;

/// A way of knowing what an operation races with.
pub(crate) trait Detector {
    /// An access that may race with it, or that stands for several.
    type Rival;

    /// The accesses that may race with an operation: in a fixed order, and most often none.
    fn rivals(&self, machine: &Machine, op: &MemOp) -> Vec<Self::Rival>;

    /// What is wrong with an operation and one of its rivals, if something is.
    fn find(&self, machine: &Machine, op: &MemOp, rival: &Self::Rival) -> Option<Finding>;

    /// Makes undefined what the race of the two leaves so.
    fn mark(&self, machine: &mut Machine, op: &mut MemOp, rival: &Self::Rival);
}

/// What a detector finds.
pub(crate) enum Finding {
    /// A race.
    Race(Race),
    /// It is not known, as the object was private. The execution ends, and objects like it are to
    /// be shared from their birth on.
    Leak,
}

impl Machine {
    /// Looks for races of an operation. Returns whether the execution ended by what was found.
    #[inline]
    pub(crate) fn races(&mut self, op: &mut MemOp, detector: &impl Detector) -> bool {
        detector.rivals(self, op).iter().any(|rival| self.races_with(op, detector, rival))
    }

    fn races_with<D: Detector>(&mut self, op: &mut MemOp, detector: &D, rival: &D::Rival) -> bool {
        match detector.find(self, op, rival) {
            None => false,
            Some(Finding::Leak) => {
                self.leak(op.prov);
                true
            }
            Some(Finding::Race(race)) => {
                if self.setup.config.race != RacePolicy::Report {
                    detector.mark(self, op, rival);
                }
                self.report_race(race)
            }
        }
    }

    /// Looks for races of a call on a library object that is about to take effect. Returns whether
    /// the execution ended by what was found. Where memory remembers writes it looks as it takes
    /// effect.
    pub(crate) fn races_as_call(&mut self, op: &mut MemOp) -> bool {
        let is_over = match self.cache.mode {
            Mode::Queues => self.races(op, &Queued),
            Mode::Bytes => {
                self.cache.issued_mattered |= self.threads.iter().any(|thread| {
                    let mut queue = thread.queues.to_commit.iter();
                    thread.id != op.key.thread && queue.any(|o| o.access.conflicts(&op.access))
                });
                self.races(op, &UnderWay)
            }
            Mode::Views(_) => return false,
            Mode::Driven(_) => bug!("an engine that drives threads looks for races itself"),
        };
        is_over || self.races(op, &Unpublished)
    }

    /// Does what the config says about a race. Returns whether the execution ended by it.
    fn report_race(&mut self, race: Race) -> bool {
        let load = race.speculated(&self.setup.program).map(|load| load.key.thread);
        match (self.setup.config.race, load) {
            // What it has read is undef, and the race an error where that matters.
            (RacePolicy::Error, Some(thread)) => {
                self.note_raced(thread, race.clone());
                self.list_race(race);
                false
            }
            (RacePolicy::Error, None) => {
                let (thread, site) = (race.sides[0].key.thread, race.sides[0].site);
                self.finish(thread, End::Race(Box::new(race)), Some(vec![site]));
                true
            }
            (RacePolicy::Report | RacePolicy::Undef, _) => {
                self.list_race(race);
                false
            }
        }
    }

    /// A load of a thread that the compiler has added races: it reads undef.
    pub fn note_raced(&mut self, id: Tid, race: Race) {
        self.hashes.touch_thread(id);
        Arc::make_mut(&mut self.threads[id as usize]).raced = Some(Box::new(race));
    }

    fn list_race(&mut self, race: Race) {
        if !self.races.iter().any(|r| r.sites() == race.sites()) {
            self.races.push(race);
        }
    }
}

impl Race {
    /// The side that is a load which the compiler has added (`lower/speculated.rs`), if one is.
    pub fn speculated(&self, program: &Program) -> Option<&RaceSide> {
        let is_read = |s: &&RaceSide| s.kind == Kind::Read && s.order == Order::Na;
        self.sides.iter().filter(is_read).find(|s| program.is_speculated(s.site))
    }

    /// The race of an access with what its object held when others came to know it
    /// ([`RaceSide::initial`]).
    pub fn with_initial(op: &MemOp, owner: Tid, site: SiteId, object: String) -> Race {
        let mut race = Race::new(op, op, object);
        race.sides[0] = RaceSide::initial(owner, site);
        race
    }

    /// The race of a load with an access that is not known yet.
    pub fn open(load: &MemOp, object: String) -> Race {
        Race::new(load, load, object)
    }

    /// The race between two operations that conflict.
    pub fn new(first: &MemOp, second: &MemOp, object: String) -> Race {
        let side = |op: &MemOp| RaceSide {
            key: op.key,
            site: op.user_site(),
            kind: op.access.kind,
            order: op.access.order,
        };
        let (offset, len) = shared(&first.whole, &second.whole);
        Race { sides: [side(first), side(second)], object, prov: first.prov, offset, len }
    }
}
