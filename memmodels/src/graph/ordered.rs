//! What is ordered before an event whatever threads read: program order, with the starts and joins
//! of threads.

use super::{EventId, Graph};
use smallvec::SmallVec;

impl Graph {
    /// For each thread, how many of its events are before an event, or it, by program order and by
    /// what threads wait for.
    pub fn ordered_before(&self, id: EventId) -> SmallVec<[u32; 16]> {
        let mut clock: SmallVec<[u32; 16]> = SmallVec::from_elem(0, self.lines.len());
        let mut work: SmallVec<[EventId; 16]> = SmallVec::new();
        work.push(id);
        while let Some(id) = work.pop() {
            let known = clock[id.thread as usize];
            if id.index < known {
                continue;
            }
            clock[id.thread as usize] = id.index + 1;
            let parent = self.lines[id.thread as usize].parent;
            if known == 0 && self.contains(parent) {
                work.push(parent);
            }
            let is_new =
                |s: &&EventId| s.thread == id.thread && (known..=id.index).contains(&s.index);
            let sources = self.syncs.iter().filter(is_new).map(|s| self.event(*s).rf);
            work.extend(sources.filter(|rf| rf.is_event()));
        }
        clock
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::access::Order;
    use crate::graph::{Event, Role};

    #[test]
    fn starts_and_joins_order_and_reads_do_not() {
        let mut graph = Graph::new(true);
        graph.ensure_thread(2);
        graph.ensure_cell(0);
        let write = graph.push(0, Event::new(Role::Write, Order::Rlx, 0));
        graph.insert_co(write, 0);
        let spawn = graph.push(0, Event::bare(Role::Spawn(1)));
        graph.lines[1].parent = spawn;
        let child = graph.push(1, Event::new(Role::Read, Order::Acq, 0));
        graph.set_rf(child, write);
        // Thread 2 has no start in this graph; it reads, and joins.
        let read = graph.push(2, Event::new(Role::Read, Order::Acq, 0));
        graph.set_rf(read, write);
        assert_eq!(&graph.ordered_before(child)[..], [2, 1, 0]);
        assert_eq!(&graph.ordered_before(read)[..], [0, 0, 1]);
        let join = graph.push(2, Event::bare(Role::Sync));
        graph.set_rf(join, child);
        assert_eq!(&graph.ordered_before(join)[..], [2, 1, 2]);
    }
}
