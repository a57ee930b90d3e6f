//! What is before an event as if fences stood between: for what acts on all threads at once, and is
//! no access itself, as the scan of the hazard pointers does.

use super::linear::Base;
use super::reach::Reach;
use super::{EventId, Graph};

/// With a full fence before an event, and another one before `to`: do the fences have this order in
/// every execution that is this graph?
///
/// Where memory has one order of what it sees, they do if it leads from any event of the thread
/// since the first fence to one before the second. Otherwise by RC11's `psc` of two fences, with no
/// others in between: `hb; (eco; hb)?`.
pub fn is_before_as_fences(
    graph: &Graph,
    base: Base,
    reach: &mut Reach,
    from: EventId,
    to: EventId,
) -> bool {
    if !graph.contains(from) {
        return false;
    }
    let since = from.index as usize..graph.lines[from.thread as usize].events.len();
    match base {
        Base::Memory(keeps) => {
            reach.clear(graph, keeps);
            for index in since {
                match keeps {
                    None => {
                        _ = reach.add_all(graph, EventId::new(from.thread as usize, index), &[])
                    }
                    Some(keeps) => {
                        reach.add_some(graph, EventId::new(from.thread as usize, index), keeps);
                    }
                }
            }
            (0..=to.index).any(|index| match keeps {
                None => reach.has_in_order(EventId { index, ..to }),
                Some(_) => reach.has(EventId { index, ..to }),
            })
        }
        Base::HappensBefore => is_before_by_hb(graph, from, to),
    }
}

fn is_before_by_hb(graph: &Graph, from: EventId, to: EventId) -> bool {
    let is_after = |id: EventId| graph.is_hb(from, id);
    if is_after(to) {
        return true;
    }
    let is_before = |id: &EventId| graph.is_hb(*id, to);
    graph.cells.iter().any(|cell| {
        let moments = || cell.co.iter().chain(&cell.reads).copied();
        let first = moments().filter(|id| is_after(*id)).filter_map(|id| moment(graph, id)).min();
        let last = moments().filter(is_before).filter_map(|id| moment(graph, id)).max();
        first.zip(last).is_some_and(|(first, last)| first < last)
    })
}

/// Where an access stands among those of its location: `eco` relates it to those that stand later.
fn moment(graph: &Graph, id: EventId) -> Option<usize> {
    let event = graph.event(id);
    if event.writes() {
        return Some(2 * graph.place(event.cell, id));
    }
    let is_known = event.rf != EventId::NONE && !event.is_undefined();
    is_known.then(|| 2 * graph.place(event.cell, event.rf) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::access::Order;
    use crate::graph::{Event, Role};

    const BASES: [Base; 2] = [Base::Memory(None), Base::HappensBefore];

    fn graph() -> Graph {
        let mut graph = Graph::new(false);
        graph.ensure_thread(1);
        graph.ensure_cell(1);
        graph
    }

    fn write(graph: &mut Graph, thread: usize, cell: u32) -> EventId {
        let id = graph.push(thread, Event::new(Role::Write, Order::Rel, cell));
        let place = graph.cells[cell as usize].co.len();
        graph.refresh(id);
        graph.insert_co(id, place);
        id
    }

    fn read(graph: &mut Graph, thread: usize, cell: u32, from: EventId) -> EventId {
        let id = graph.push(thread, Event::new(Role::Read, Order::Acq, cell));
        graph.set_rf(id, from);
        id
    }

    fn retire(graph: &mut Graph, thread: usize) -> EventId {
        graph.push(thread, Event::bare(Role::Other))
    }

    fn is_before(graph: &Graph, base: Base, from: EventId, to: EventId) -> bool {
        is_before_as_fences(graph, base, &mut Reach::default(), from, to)
    }

    #[test]
    fn a_read_of_what_is_overwritten_before_the_second_fence() {
        let mut graph = graph();
        let old = write(&mut graph, 1, 0);
        let read_old = read(&mut graph, 0, 0, old);
        write(&mut graph, 1, 0);
        let retire = retire(&mut graph, 1);
        for base in BASES {
            assert!(is_before(&graph, base, read_old, retire), "{base:?}");
        }
    }

    #[test]
    fn a_read_of_what_stays_says_nothing() {
        let mut graph = graph();
        let only = write(&mut graph, 1, 0);
        let read = read(&mut graph, 0, 0, only);
        let retire = retire(&mut graph, 1);
        for base in BASES {
            assert!(!is_before(&graph, base, read, retire), "{base:?}");
            // Nor does one that is not there.
            assert!(!is_before(&graph, base, EventId::new(0, 1), retire), "{base:?}");
        }
    }

    /// A later read of the same thread says as much (Michael's queue looks at its head again), one
    /// before the first fence says nothing.
    #[test]
    fn all_reads_since_the_first_fence_count() {
        let mut graph = graph();
        let first = read(&mut graph, 0, 0, EventId::INIT);
        let second = read(&mut graph, 0, 1, EventId::INIT);
        write(&mut graph, 1, 1);
        let after_second = retire(&mut graph, 1);
        for base in BASES {
            assert!(is_before(&graph, base, first, after_second), "{base:?}");
            assert!(is_before(&graph, base, second, after_second), "{base:?}");
        }
        write(&mut graph, 1, 0);
        let after_both = retire(&mut graph, 1);
        for base in BASES {
            assert!(is_before(&graph, base, first, after_both), "{base:?}");
        }
        let mut graph = self::graph();
        read(&mut graph, 0, 0, EventId::INIT);
        let second = read(&mut graph, 0, 1, EventId::INIT);
        write(&mut graph, 1, 0);
        let after_first = retire(&mut graph, 1);
        for base in BASES {
            assert!(!is_before(&graph, base, second, after_first), "{base:?}");
        }
    }

    /// Whoever reads what was written since the first fence comes after it.
    #[test]
    fn what_is_read_from_a_thread_comes_after_it() {
        let mut graph = graph();
        let published = write(&mut graph, 0, 0);
        read(&mut graph, 1, 0, published);
        let retire = retire(&mut graph, 1);
        for base in BASES {
            assert!(is_before(&graph, base, published, retire), "{base:?}");
        }
    }
}
