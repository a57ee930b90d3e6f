//! Loops that only wait: an iteration that has had no effect, and comes back to where it began with
//! nothing changed that the thread will look at, would read and do the same for ever. Its thread is
//! blocked until one of the reads of the iteration is revisited. So `while (load(x) == 0);` has one
//! read of `x` in each complete execution.
//!
//! An iteration is what lies between two visits of a read with the same calls under way. One is
//! held against the one before, as GenMC counts; a state that comes back after others is blocked
//! when it comes back a second time, so that loops end that go through several states and wait.
//!
//! *Locks that are given up again* are no effect either: `lock; look; unlock` is an iteration (and
//! begins at any of its reads, or at the lock). Take one away that only looks, and whoever took the
//! lock after it takes it after what came before: the same execution, with less order between
//! threads. That forbids less, and hides no race of what is left; the iteration itself is in the
//! graph in which its thread is blocked. That holds if nobody can tell that the lock was held. In a
//! program that somewhere tries to take a mutex, or takes one up to a time, such iterations are
//! gone through one by one ([`tresse_machine::Program::tries_locks`]).
//!
//! *Plain writes of what is there already* are no effect either, if the location is the thread's
//! alone (`keepers`).
//!
//! A program may also say so itself, and then need not be asked: `__VERIFIER_spin_start` begins an
//! iteration, `__VERIFIER_spin_end(false)` ends one that had no effect. Its thread is blocked
//! there, as in GenMC (`genmc.h`).

use super::event::{Note, What};
use super::moments::{is_at, is_one, is_same};
use super::reduction::{Reduction, Stand};
use super::state::{Before, Block, Execution, Rounds, State};
use super::{equivalence, keepers, private, rivals};
use smallvec::SmallVec;
use std::sync::Arc;
use tresse_machine::sync::{Op, Patience};
use tresse_machine::thread::MemOp;
use tresse_machine::value::Value;
use tresse_memmodels::graph::{EventId, Role};

/// Loops that only wait.
pub(super) struct Spins;

impl Reduction for Spins {
    /// No piece of an access begins an iteration.
    #[inline]
    fn at_read(execution: &mut Execution, id: EventId, op: &MemOp) -> Stand {
        let start = (op.size == 1).then(|| spin_start(execution, id)).flatten();
        start.map_or(Stand::Goes, |start| Stand::Blocked(Block::Spin(start)))
    }
}

/// So many rounds before a read are looked at one by one. Of those before them one is kept, the
/// last whose number is a power of two: a loop that goes through many states and comes back is
/// found by it (Brent, *An improved Monte Carlo factorization algorithm*, BIT 1980), and what is
/// looked at does not grow with the loop.
const NEAR: u32 = 64;

/// A loop that has gone round so often in other states counts, most likely: from then on so many
/// rounds are looked at before most reads, and all that are near before each of so many.
const FEW: u32 = 4;
const EACH: u32 = 8;

impl Rounds {
    /// The rounds up to the next one.
    fn next(self, earlier: EventId) -> Rounds {
        let is_kept = self.count >= NEAR && self.count.is_power_of_two();
        let kept = if is_kept { earlier.index } else { self.kept };
        Rounds { count: self.count.saturating_add(1), kept }
    }

    /// How many rounds are looked at one by one.
    fn near(self) -> u32 {
        if self.count <= NEAR || self.count.is_multiple_of(EACH) { NEAR } else { FEW }
    }
}

/// If the read, which is its thread's next event, would begin an iteration as one before it:
/// the first read of that one.
pub(super) fn spin_start(execution: &mut Execution, id: EventId) -> Option<EventId> {
    if !execution.options.block_spins {
        return None;
    }
    let (start, rounds) = repeated(execution, id);
    execution.info_mut(id).rounds = rounds;
    let start = start.filter(|_| !execution.is_event_wanted())?;
    are_known(execution, start, id).then_some(start)
}

/// Is all known of a round from `start` to the event before `end` that others could tell it by?
fn are_known(execution: &mut Execution, start: EventId, end: EventId) -> bool {
    let from = execution.graph.last_part(start).index + 1;
    private::note_round(execution, start);
    keepers::are_known(execution, start, end) & rivals::are_known(execution, start, from, end.index)
}

/// Does a thread come back, from a read that changes nothing, to where the iteration began that the
/// read belongs to?
pub(super) fn comes_round(execution: &Execution, read: EventId, next: &Before) -> bool {
    let first = |earlier: EventId| &execution.info(earlier).before;
    // What comes before the read is asked for that with each start.
    if rivals::may_have_rival(execution, read) {
        return false;
    }
    starts(execution, read, read.index.saturating_sub(NEAR))
        .find(|earlier| is_at(first(*earlier), next))
        .is_some_and(|earlier| {
            is_one(execution, first(earlier), next)
                && keepers::unknown(execution, earlier, read).is_empty()
                && rivals::is_known(execution, earlier, read)
        })
}

fn repeated(execution: &Execution, id: EventId) -> (Option<EventId>, Rounds) {
    let (mut visits, mut start, mut rounds) = (0, None, Rounds::default());
    let now = execution.info(id);
    for earlier in starts(execution, id, 0) {
        let info = execution.info(earlier);
        if info.site != now.site || !is_at(&info.before, &now.before) {
            continue;
        }
        if visits == 0 {
            rounds = info.rounds.next(earlier);
        }
        visits += 1;
        if is_repeated(execution, earlier, id) {
            if visits == 1 || start.is_some() {
                return (start.or(Some(earlier)), rounds);
            }
            start = Some(earlier);
        }
        if visits == rounds.near() {
            let kept = EventId { index: rounds.kept, ..id };
            let is_back = rounds.kept != 0 && is_repeated(execution, kept, id);
            return (is_back.then_some(kept), rounds);
        }
    }
    (None, rounds)
}

/// The events before one at which an iteration may have begun that ends there, the last first: they
/// read, and from there on nothing has an effect. None has a smaller number than `least`.
fn starts(execution: &Execution, id: EventId, least: u32) -> impl Iterator<Item = EventId> + '_ {
    let mut held = Held::default();
    (least..id.index)
        .rev()
        .map(move |index| EventId { index, ..id })
        .filter(|earlier| execution.graph.event(*earlier).part == 0)
        .map_while(move |earlier| {
            let is_void = has_no_effect(execution, earlier, &mut held);
            is_void.then(|| held.0.is_empty().then_some(earlier))
        })
        .flatten()
        .filter(|earlier| execution.graph.event(*earlier).reads())
}

/// Does an event change nothing that lasts? What comes after it in its thread was looked at before.
fn has_no_effect(execution: &Execution, id: EventId, held: &mut Held) -> bool {
    let what = &execution.info(id).what;
    match execution.graph.event(id).role {
        Role::Read => !matches!(what, What::Note(_)) && !rivals::may_have_rival(execution, id),
        Role::Update if *what == What::Call => {
            !rivals::may_have_rival(execution, id) && held.goes_before(execution, id)
        }
        Role::Update => keeps_value(execution, id) && !rivals::may_have_rival(execution, id),
        Role::Write => keepers::is_of_what_is_there(execution, id),
        Role::Fence => true,
        Role::Other if *what == What::Note(Note::Size) => !rivals::may_have_rival(execution, id),
        // Whoever goes past an optional block has not chosen anything that lasts.
        Role::Other => is_past_optional(execution, id),
        _ => false,
    }
}

/// Locks that are given up in what was looked at, and not taken there: where each is given up.
#[derive(Default)]
struct Held(SmallVec<[EventId; 4]>);

impl Held {
    /// An event that comes before all that was looked at is a call. Does it take one of these, or
    /// give up another?
    fn goes_before(&mut self, execution: &Execution, id: EventId) -> bool {
        if execution.setup.program.tries_locks || equivalence::is_by_rf(execution) {
            return false;
        }
        let cell = execution.graph.event(id).cell;
        if execution.is_call(id, |op| matches!(op, Op::Unlock(_))) {
            self.0.push(id);
            return true;
        }
        let found = self.0.iter().position(|held| execution.graph.event(*held).cell == cell);
        let taken = found.filter(|_| execution.is_call(id, waits_for_lock));
        taken.map(|at| self.0.remove(at)).is_some_and(|end| is_as_before(execution, id, end))
    }
}

/// Does a lock that was taken and given up stand as before? A robust mutex that is taken from a
/// thread that has ended is of no use from then on.
fn is_as_before(execution: &Execution, lock: EventId, unlock: EventId) -> bool {
    let event = execution.graph.event(lock);
    let before = execution.content(event.cell, execution.graph.place(event.cell, event.rf)).0;
    before.is_none_or(|before| Some(&before) == execution.info(unlock).state.as_ref())
}

/// Does a call take a mutex or a spin lock, and wait until it gets it?
pub(super) fn waits_for_lock(op: Op) -> bool {
    matches!(op, Op::Lock(_, Patience::Waits))
}

/// Does a thread come to a block that it need not go through (`optional`) at an event?
pub(super) fn is_optional(execution: &Execution, id: EventId) -> bool {
    execution.info(id).what == What::Note(Note::Optional)
}

/// Does it go past the block?
pub(super) fn is_past_optional(execution: &Execution, id: EventId) -> bool {
    is_optional(execution, id) && execution.graph.event(id).choice == 0
}

/// A marked iteration begins.
pub(super) fn start_spin(execution: &mut Execution, thread: usize) -> bool {
    let next = execution.graph.lines[thread].events.len() as u32;
    Arc::make_mut(execution.locals[thread].spins.get_or_insert_default()).push(next);
    execution.complete(thread, Value::ZERO)
}

/// A marked iteration ends. If the loop goes on, the thread would do the same again.
pub(super) fn end_spin(execution: &mut Execution, thread: usize, is_left: bool) -> bool {
    let spins = &mut execution.locals[thread].spins;
    // Without a start all that the thread has read counts.
    let start = spins.as_mut().and_then(|spins| Arc::make_mut(spins).pop()).unwrap_or(0);
    if is_left || !execution.options.block_spins || execution.is_led_on(thread) {
        return execution.complete(thread, Value::ZERO);
    }
    let start = EventId::new(thread, start as usize);
    let has_rivals = since(execution, start).any(|id| rivals::may_have_rival(execution, id));
    if has_rivals {
        return execution.complete(thread, Value::ZERO);
    }
    let end = execution.graph.lines[thread].events.len() as u32;
    private::note_round(execution, start);
    if !rivals::are_known(execution, start, start.index, end) {
        return false;
    }
    execution.locals[thread].state = State::Blocked(Block::Spin(start));
    true
}

/// Does an update write what it has read, as a test-and-set does that finds its lock taken?
/// Nobody can tell how often it was done.
pub(super) fn keeps_value(execution: &Execution, id: EventId) -> bool {
    execution.info(id).what == What::Op
        && execution.graph.parts(id).all(|part| {
            let event = execution.graph.event(part);
            let place = execution.graph.place(event.cell, event.rf);
            execution.value_at(event.cell, place) == execution.info(part).value
        })
}

/// Does a write leave its location as it was?
fn leaves_value(execution: &Execution, id: EventId) -> bool {
    match execution.graph.event(id).role {
        Role::Update => keeps_value(execution, id),
        _ => keepers::stores_what_is_there(execution, id),
    }
}

/// Do the reads from `start` on all read the newest writes, those aside that keep the value,
/// and does none fail for no reason? Nor may there be a choice, which could be another one next
/// time.
pub(super) fn waits_for_ever(execution: &Execution, start: EventId) -> bool {
    let infos = &execution.tracks[start.thread as usize][start.index as usize..];
    if infos.iter().any(|info| info.what == What::Note(Note::Choice)) {
        return false;
    }
    may_go_round(execution, start)
        && looks(execution, start)
            .all(|id| execution.graph.event(id).choice == 0 && has_seen_newest(execution, id))
}

/// Has a read read the newest write, those aside that keep the value?
pub(super) fn has_seen_newest(execution: &Execution, id: EventId) -> bool {
    let event = execution.graph.event(id);
    let cell = &execution.graph.cells[event.cell as usize];
    let mut newer = cell.co[execution.graph.place(event.cell, event.rf)..].iter();
    execution.is_after_commuting(id) && newer.all(|write| leaves_value(execution, *write))
}

/// May the next iteration do what this one has done? If not its thread waits for a lock there, or
/// does something wrong: as it does in the execution without this one.
fn may_go_round(execution: &Execution, start: EventId) -> bool {
    let is_gone = |cell: u32| {
        let object = (cell != u32::MAX).then(|| execution.cells.place(cell).object);
        object.is_some_and(|object| execution.frees.find(object).is_some())
    };
    since(execution, start).all(|id| {
        let lock = execution.call_of(id).filter(|call| waits_for_lock(call.op));
        !is_gone(execution.graph.event(id).cell)
            && lock.is_none_or(|call| execution.gets_in(id.thread as usize, &call))
    })
}

/// The events of an iteration, from its start to the end of its thread.
fn since(execution: &Execution, start: EventId) -> impl Iterator<Item = EventId> {
    let line = &execution.graph.lines[start.thread as usize].events;
    (start.index..line.len() as u32).map(move |index| EventId { index, ..start })
}

/// What an iteration looks at. Locks that it takes and gives up are not among that: others take
/// them meanwhile.
pub(super) fn looks(execution: &Execution, start: EventId) -> impl Iterator<Item = EventId> {
    since(execution, start).filter(|id| {
        let event = execution.graph.event(*id);
        let is_lock = |op| waits_for_lock(op) || matches!(op, Op::Unlock(_));
        event.reads() && !event.is_undefined() && !execution.is_call(*id, is_lock)
    })
}

/// Is a read the same access as an earlier one, of a thread in the same state?
fn is_repeated(execution: &Execution, earlier: EventId, id: EventId) -> bool {
    let (a, b) = (execution.info(earlier), execution.info(id));
    let effects = |id| execution.ops(id).iter().map(|op| op.effect);
    execution.graph.event(earlier).cell == execution.graph.event(id).cell
        && effects(earlier).eq(effects(id))
        && is_same(execution, &a.before, &b.before)
}
