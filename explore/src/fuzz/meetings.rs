//! What runs are told apart by: which access comes right after which other one.
//!
//! A *meeting* is two places of the program: a thread gets to a location at the second one right
//! after another thread was there at the first, and one of them writes. So it is a reads-from pair,
//! or one of the coherence order, or of a read and the write that hides what it has read. With
//! a memory that remembers writes a read of an old one is told from one of the newest. Guided
//! fuzzers of schedules count such pairs as others count branches (Wolff, Shi, Duck, Mathur,
//! Roychoudhury, "Greybox Fuzzing for Concurrency Testing", ASPLOS 2024).
//!
//! Meetings guide, and nothing else: no verdict rests on them.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use tresse_machine::program::SiteId;
use tresse_machine::request::Request;
use tresse_machine::sync::object_id;
use tresse_machine::thread::{Effect, Tid, Waiting};
use tresse_machine::{Machine, Transition};

/// Two places, and whether the second was far behind: up to so many writes are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Meeting {
    /// Who was there first.
    pub first: SiteId,
    /// Who comes.
    pub then: SiteId,
    /// How many ways before the one it takes are of newer writes, or [`FAR`].
    pub behind: u32,
}

/// More ways than this are not told apart.
const FAR: u32 = 2;
/// At most so many places are remembered for one location.
const PLACES: usize = 8;

/// A location: an object, and a place in it.
type Spot = (u64, u64);

/// What a transition does to a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Visit {
    pub spot: Spot,
    pub site: SiteId,
    pub thread: Tid,
    pub writes: bool,
    behind: u32,
}

impl Visit {
    /// Of a transition that is about to be taken; `None` if it goes to no location.
    pub(super) fn of(machine: &Machine, transition: Transition) -> Option<Visit> {
        match transition {
            Transition::Commit { thread, index, way } => {
                let op = machine.threads[thread as usize].queues.to_commit.get(index as usize)?;
                let writes = op.effect != Effect::Read;
                let is_place = op.effect != Effect::Fence;
                let spot = (op.access.object, op.access.offset);
                let (site, behind) = (op.user_site(), way.min(FAR));
                is_place.then_some(Visit { spot, site, thread, writes, behind })
            }
            Transition::Request { thread, .. } => {
                let Some(Waiting::Request(request, ..)) = &machine.threads[thread as usize].waiting
                else {
                    return None;
                };
                let Request::Call(call) = &**request else { return None };
                let spot = object_id(&call.object);
                Some(Visit { spot, site: machine.site(thread), thread, writes: true, behind: 0 })
            }
            Transition::Issue { .. } | Transition::Cache { .. } | Transition::Local { .. } => None,
        }
    }
}

/// Who was at a location.
#[derive(Default)]
struct Been {
    last: Option<Visit>,
    last_write: Option<Visit>,
    all: SmallVec<[(SiteId, Tid, bool); PLACES]>,
}

/// What one run has seen.
#[derive(Default)]
pub(super) struct Seen {
    spots: FxHashMap<Spot, Been>,
    /// Meetings, and how many choices the run had made when it came to each first.
    pub met: FxHashMap<Meeting, usize>,
    /// Places that may meet: both were at one location, in different threads.
    pub pairs: FxHashSet<(SiteId, SiteId)>,
}

impl Seen {
    /// A transition is about to be taken, after so many choices.
    pub(super) fn note(&mut self, visit: Visit, choices: usize) {
        let Seen { spots, met, pairs } = self;
        let been = spots.entry(visit.spot).or_default();
        let rivals = [been.last_write, been.last.filter(|_| visit.writes)];
        for rival in rivals.into_iter().flatten().filter(|rival| rival.thread != visit.thread) {
            let (first, then, behind) = (rival.site, visit.site, visit.behind);
            met.entry(Meeting { first, then, behind }).or_insert(choices);
        }
        let me = (visit.site, visit.thread, visit.writes);
        if !been.all.contains(&me) && been.all.len() < PLACES {
            for (site, thread, writes) in &been.all {
                if *thread != visit.thread && (*writes || visit.writes) {
                    pairs.insert((*site, visit.site));
                    pairs.insert((visit.site, *site));
                }
            }
            been.all.push(me);
        }
        been.last = Some(visit);
        if visit.writes {
            been.last_write = Some(visit);
        }
    }

    /// Was another thread at the first place when it was at this location last?
    pub(super) fn follows(&self, first: SiteId, visit: &Visit) -> bool {
        let last = self.spots.get(&visit.spot).and_then(|been| been.last);
        last.is_some_and(|last| last.site == first && last.thread != visit.thread)
    }
}
