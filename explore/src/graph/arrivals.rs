//! Misuse of barriers, where the order of arrival does not count (`barriers`).

use super::barriers;
use super::events::Events;
use super::state::{Block, State};
use tresse_machine::End;
use tresse_machine::end::Ub;
use tresse_machine::sync::{Kind, Op};
use tresse_memmodels::graph::EventId;

impl Events {
    /// Looks at a barrier's event that has just got what it reads: misuse, and whether the order of
    /// arrival must count. Returns whether its thread goes on.
    pub(super) fn check_barrier(&mut self, id: EventId) -> bool {
        let Some(call) = self.call_of(id).filter(|c| c.kind() == Kind::Barrier) else {
            return true;
        };
        if self.has_orders() {
            return true;
        }
        let event = *self.graph.event(id);
        let found = match call.op {
            Op::Arrive => {
                barriers::count_round(self, id);
                // A newer state that the arrival comes before: of that one nothing says that it
                // comes later.
                let place = self.graph.place(event.cell, event.rf);
                let newer = self.graph.cells[event.cell as usize].co.get(place).copied();
                newer.map(|newer| (newer, id))
            }
            _ => barriers::arrivals(self, event.cell, event.rf)
                .find(|a| !self.graph.is_cause(*a, id))
                .map(|waiting| (id, waiting)),
        };
        let Some((change, waiting)) = found else { return true };
        let what = match self.call_of(change).map(|call| call.op) {
            Some(Op::Destroy(_)) => "pthread_barrier_destroy",
            _ => "pthread_barrier_init",
        };
        let detail = format!("{what} of a barrier at which thread {} waits", waiting.thread);
        let ending = self.wrong_at(change, *End::ub(Ub::BarrierMisuse, detail));
        self.report(ending, Some(id.thread as usize));
        let goes_on = self.is_guided_on();
        if !goes_on {
            self.locals[id.thread as usize].state = State::Blocked(Block::Failed);
        }
        goes_on
    }
}
