//! Loops that only wait: an iteration that has had no effect, and comes back to where it began with
//! nothing changed that the thread will look at, would read and do the same for ever. Its thread is
//! blocked until one of the reads of the iteration is revisited. So `while (load(x) == 0);` has one
//! read of `x` in each complete execution.
//!
//! An iteration is what lies between two visits of a read with the same calls under way. One is
//! held against the one before, as GenMC counts; a state that comes back after others is blocked
//! when it comes back a second time, so that loops end that go through several states and wait.
//!
//! A program may also say so itself, and then need not be asked: `__VERIFIER_spin_start` begins an
//! iteration, `__VERIFIER_spin_end(false)` ends one that had no effect. Its thread is blocked
//! there, as in GenMC (`genmc.h`).

use super::event::{Note, What};
use super::state::{Before, Block, Execution, Info, State};
use std::sync::Arc;
use tresse_machine::same::{Code, is_same_local};
use tresse_machine::value::Value;
use tresse_memmodels::graph::{EventId, Role};

impl Execution {
    /// If the read, which is its thread's next event, would begin an iteration as one before it:
    /// the first read of that one.
    pub(super) fn spin_start(&self, id: EventId) -> Option<EventId> {
        if !self.options.block_spins || self.is_event_wanted() {
            return None;
        }
        let (mut visits, mut start) = (0, None);
        for index in (0..id.index).rev() {
            let earlier = EventId { index, ..id };
            if self.graph.event(earlier).part != 0 {
                continue;
            }
            match self.graph.event(earlier).role {
                Role::Read if matches!(self.info(earlier).what, What::Note(_)) => return None,
                Role::Update if !self.keeps_value(earlier) => return None,
                Role::Read | Role::Update if is_same_place(self.info(earlier), self.info(id)) => {
                    visits += 1;
                    if self.is_repeated(earlier, id) {
                        if visits == 1 || start.is_some() {
                            return start.or(Some(earlier));
                        }
                        start = Some(earlier);
                    }
                }
                Role::Read | Role::Update | Role::Fence => {}
                _ => return None,
            }
        }
        None
    }

    /// A marked iteration begins.
    pub(super) fn start_spin(&mut self, thread: usize) -> bool {
        let next = self.graph.lines[thread].events.len() as u16;
        Arc::make_mut(self.locals[thread].spins.get_or_insert_default()).push(next);
        self.complete(thread, Value::ZERO)
    }

    /// A marked iteration ends. If the loop goes on, the thread would do the same again.
    pub(super) fn end_spin(&mut self, thread: usize, is_left: bool) -> bool {
        let spins = &mut self.locals[thread].spins;
        // Without a start all that the thread has read counts.
        let start = spins.as_mut().and_then(|spins| Arc::make_mut(spins).pop()).unwrap_or(0);
        if is_left || !self.options.block_spins || self.is_led_on(thread) {
            return self.complete(thread, Value::ZERO);
        }
        self.locals[thread].state = State::Blocked(Block::Spin(EventId::new(thread, start.into())));
        true
    }

    /// Does an update write what it has read, as a test-and-set does that finds its lock taken?
    /// Nobody can tell how often it was done.
    pub(super) fn keeps_value(&self, id: EventId) -> bool {
        self.info(id).what == What::Op
            && self.graph.parts(id).all(|part| {
                let event = self.graph.event(part);
                let place = self.graph.place(event.cell, event.rf);
                self.value_at(event.cell, place) == self.info(part).value
            })
    }

    /// Do the reads from `start` on all read the newest writes, those aside that keep the value,
    /// and does none fail for no reason? Nor may there be a choice, which could be another one next
    /// time.
    pub(super) fn waits_for_ever(&self, start: EventId) -> bool {
        let infos = &self.tracks[start.thread as usize][start.index as usize..];
        if infos.iter().any(|info| info.what == What::Note(Note::Choice)) {
            return false;
        }
        let line = &self.graph.lines[start.thread as usize].events;
        line[start.index as usize..].iter().filter(|e| e.reads() && !e.is_undefined()).all(|e| {
            let newer = &self.graph.cells[e.cell as usize].co[self.graph.place(e.cell, e.rf)..];
            e.choice == 0
                && newer
                    .iter()
                    .all(|w| self.graph.event(*w).role == Role::Update && self.keeps_value(*w))
        })
    }

    /// Is a read the same access as an earlier one, of a thread in the same state?
    fn is_repeated(&self, earlier: EventId, id: EventId) -> bool {
        let (a, b) = (self.info(earlier), self.info(id));
        self.graph.event(earlier).cell == self.graph.event(id).cell
            && self.op(earlier).map(|op| op.effect) == self.op(id).map(|op| op.effect)
            && self.is_same(&a.before, &b.before)
    }

    /// Is a thread in the same state at two moments of its life?
    pub(super) fn is_same(&self, a: &Before, b: &Before) -> bool {
        let (x, y) = (&a.local, &b.local);
        let globals = a.alone.as_ref().zip(b.alone.as_ref());
        a.alone.is_some() == b.alone.is_some()
            && (x.children, x.clock) == (y.children, y.clock)
            && is_same_local(
                Code { program: &self.setup.program, live: &self.live },
                &a.checkpoint,
                &b.checkpoint,
                globals,
            )
    }
}

/// Are two reads of a thread one place of the program, with the same calls under way?
fn is_same_place(a: &Info, b: &Info) -> bool {
    let (x, y) =
        (&a.before.checkpoint.thread.continuation, &b.before.checkpoint.thread.continuation);
    a.site == b.site
        && x.len() == y.len()
        && x.iter().zip(y).all(|(f, g)| (f.func, f.pc) == (g.func, g.pc))
}
