//! Loops that only wait: an iteration that has had no effect, and comes back to where it began with
//! nothing changed, would read and do the same for ever. Its thread is blocked until one of the
//! reads of the iteration is revisited.

use super::state::{Explorer, Info, What};
use tresse_machine::thread::{MemOp, Thread};
use tresse_memmodels::graph::{EventId, Role};

impl Explorer {
    /// Does the read, which is its thread's next event, begin an iteration that is as the one before?
    pub(super) fn is_spinning(&self, id: EventId) -> bool {
        if !self.options.block_spins || self.is_event_wanted() {
            return false;
        }
        self.spin_start(id).is_some()
    }

    /// Has a thread come to its next operation as often as it may (`--unroll`)?
    pub(super) fn is_unrolled(&self, thread: usize, op: &MemOp) -> bool {
        let Some(bound) = self.options.unroll else { return false };
        let frame = |t: &Thread| t.continuation.last().map(|f| f.serial);
        let now = frame(&self.machine.threads[thread]);
        let before = self.tracks[thread].iter().filter(|i| i.site == op.site && frame(&i.before.checkpoint.thread) == now);
        before.count() as u32 >= bound
    }

    /// The first read of the iteration that `id` would repeat.
    fn spin_start(&self, id: EventId) -> Option<EventId> {
        let now = self.info(id);
        for index in (0..id.index).rev() {
            let earlier = EventId { index, ..id };
            let info = self.info(earlier);
            match self.graph.event(earlier).role {
                Role::Read if !matches!(info.what, What::Op) => return None,
                Role::Read if info.site == now.site && self.is_same(info, now) => return Some(earlier),
                Role::Read | Role::Fence => {}
                Role::Update if matches!(info.what, What::Op) && self.keeps_value(earlier) => {
                    if info.site == now.site && self.is_same(info, now) {
                        return Some(earlier);
                    }
                }
                _ => return None,
            }
        }
        None
    }

    /// Does an update write what it has read, as a test-and-set does that finds its lock taken? Nobody can tell
    /// how often it was done.
    fn keeps_value(&self, id: EventId) -> bool {
        self.graph.parts(id).all(|part| {
            let event = self.graph.event(part);
            let place = self.graph.place(event.cell, event.rf);
            self.value_at(event.cell, place) == self.info(part).value
        })
    }

    /// Is a thread in the same state at two of its reads?
    fn is_same(&self, a: &Info, b: &Info) -> bool {
        let (x, y) = (&a.before.checkpoint, &b.before.checkpoint);
        self.is_same_thread(&x.thread, &y.thread) && (triomphe::Arc::ptr_eq(&x.arena, &y.arena) || x.arena.is_same(&y.arena))
    }

    fn is_same_thread(&self, a: &Thread, b: &Thread) -> bool {
        let frames = a.continuation.iter().zip(&b.continuation);
        a.continuation.len() == b.continuation.len()
            && frames.clone().all(|(f, g)| f.serial == g.serial && f.pc == g.pc && f.progress == g.progress)
            && a.registers == b.registers
    }
}
