//! Small executions that [`crate::coherent::Coherent`] forbids. Where a text allows one, a search
//! under that base would pass over executions of the text.
//!
//! They are the shapes of coherence, between two threads and across a thread's start and end, an
//! update that is torn, and cycles of causes between two and three threads; each with plain,
//! relaxed, release or acquire, and sequentially consistent accesses. That a text forbids them all
//! is no proof that it forbids all that the base does.

use crate::access::{Kind, Order};
use crate::cat::{Cat, Event, Execution};

/// Orders to be tried: of reads and of writes.
const ORDERS: [(Order, Order); 5] = [
    (Order::Na, Order::Na),
    (Order::Unordered, Order::Unordered),
    (Order::Rlx, Order::Rlx),
    (Order::Acq, Order::Rel),
    (Order::Sc, Order::Sc),
];

/// Asks a text.
///
/// # Errors
/// The shape that it allows, or what is wrong with the text.
pub(super) fn ask(cat: &Cat) -> Result<(), String> {
    for (read, write) in ORDERS {
        for (name, what, shape) in shapes() {
            let judgement = cat.check(&shape.execution(read, write)).map_err(|e| e.to_string())?;
            if judgement.is_consistent() {
                return Err(format!(
                    "{} allows {name} ({what}; with {write:?} writes and {read:?} reads)",
                    cat.name()
                ));
            }
        }
    }
    Ok(())
}

/// An execution in few words. Writes and reads by thread; events are numbered in this order, the
/// initial writes of the locations come last.
#[derive(Default)]
struct Shape {
    /// Thread, kind, location.
    events: Vec<(u32, Kind, u32)>,
    rf: Vec<(usize, usize)>,
    /// All of `co` but what is after the initial writes.
    co: Vec<(usize, usize)>,
    rmw: Vec<(usize, usize)>,
    tc: Vec<(usize, usize)>,
}

impl Shape {
    fn execution(&self, read: Order, write: Order) -> Execution {
        let is_update = |n: usize| self.rmw.iter().any(|(a, b)| [*a, *b].contains(&n));
        let event = |(n, &(thread, kind, location)): (usize, &(u32, Kind, u32))| Event {
            thread: Some(thread),
            kind,
            order: if kind == Kind::Read { read } else { write },
            location: Some(location),
            // As in graphs that are searched.
            is_full: is_update(n),
        };
        let locations = self.events.iter().map(|e| e.2).max().map_or(0, |last| last + 1);
        let initial = (0..locations).map(|location| Event {
            thread: None,
            kind: Kind::Write,
            order: Order::Na,
            location: Some(location),
            is_full: false,
        });
        let own = self.events.len();
        let mut x =
            Execution::new(self.events.iter().enumerate().map(event).chain(initial).collect());
        for (a, (thread, kind, location)) in self.events.iter().enumerate() {
            for (b, _) in self.events.iter().enumerate().skip(a + 1).filter(|e| e.1.0 == *thread) {
                x.po.insert(a, b);
            }
            if *kind == Kind::Write {
                x.co.insert(own + *location as usize, a);
            }
        }
        self.rf.iter().for_each(|(a, b)| x.rf.insert(*a, *b));
        self.co.iter().for_each(|(a, b)| x.co.insert(*a, *b));
        self.rmw.iter().for_each(|(a, b)| x.rmw.insert(*a, *b));
        self.tc.iter().for_each(|(a, b)| x.extra_sync.insert(*a, *b));
        x
    }
}

/// Each with its name, and what happens in it.
fn shapes() -> Vec<(&'static str, &'static str, Shape)> {
    let (r, w) = (Kind::Read, Kind::Write);
    let x = |thread, kind| (thread, kind, 0);
    let y = |thread, kind| (thread, kind, 1);
    let on_x = |events: &[(u32, Kind)]| events.iter().map(|e| x(e.0, e.1)).collect::<Vec<_>>();
    let two = |a, b| Shape { events: on_x(&[(0, a), (0, b)]), ..Shape::default() };
    // Two accesses of a thread and one write of another.
    let three = |a, b| Shape { events: on_x(&[(0, a), (0, b), (1, w)]), ..Shape::default() };
    // An access, and one of a thread that starts after it or was waited for.
    let started =
        |a, b| Shape { events: on_x(&[(0, a), (1, b)]), tc: vec![(0, 1)], ..Shape::default() };
    let load_buffering = |threads: usize| Shape {
        events: (0..threads)
            .flat_map(|t| {
                let next = (t + 1) % threads;
                [(t as u32, r, t as u32), (t as u32, w, next as u32)]
            })
            .collect(),
        rf: (0..threads).map(|t| (2 * t + 1, (2 * t + 2) % (2 * threads))).collect(),
        ..Shape::default()
    };
    vec![
        (
            "CoWW",
            "two writes of a thread in the other order",
            Shape { co: vec![(1, 0)], ..two(w, w) },
        ),
        (
            "CoRW1",
            "a read of the same thread's later write",
            Shape { rf: vec![(1, 0)], ..two(r, w) },
        ),
        (
            "CoRW2",
            "a read of what comes after the thread's later write",
            Shape { rf: vec![(2, 0)], co: vec![(1, 2)], ..three(r, w) },
        ),
        (
            "CoWR",
            "a read of what the thread itself has overwritten",
            Shape { rf: vec![(2, 1)], ..two(w, r) },
        ),
        (
            "CoWR of another's write",
            "a read of what the thread itself has overwritten",
            Shape { rf: vec![(2, 1)], co: vec![(2, 0)], ..three(w, r) },
        ),
        (
            "CoRR",
            "a read of what is older than what the thread has read",
            Shape { rf: vec![(2, 0), (3, 1)], ..three(r, r) },
        ),
        (
            "a torn update",
            "a write between the read and the write of an update",
            Shape { rf: vec![(3, 0)], co: vec![(2, 1)], rmw: vec![(0, 1)], ..three(r, w) },
        ),
        (
            "CoWW across a start or join",
            "two writes in the other order",
            Shape { co: vec![(1, 0)], ..started(w, w) },
        ),
        (
            "CoWR across a start or join",
            "a read of what was overwritten before",
            Shape { rf: vec![(2, 1)], ..started(w, r) },
        ),
        (
            "CoRW across a start or join",
            "a read of a write that comes after it",
            Shape { rf: vec![(1, 0)], ..started(r, w) },
        ),
        ("CoRR across a start or join", "a read of what is older than what was read before", {
            let mut shape = Shape { rf: vec![(2, 0), (3, 1)], ..started(r, r) };
            shape.events.push(x(2, w));
            shape
        }),
        ("load buffering", "each of two threads reads what the other writes after its read", {
            load_buffering(2)
        }),
        (
            "load buffering of three threads",
            "each reads what the next one writes after its read",
            { load_buffering(3) },
        ),
        ("load buffering of a thread and what it starts", "a read of a later write's effect", {
            // The thread reads x, starts another and writes y; that one reads y and writes x.
            Shape {
                events: vec![x(0, r), y(0, w), y(1, r), x(1, w)],
                rf: vec![(3, 0), (1, 2)],
                tc: vec![(0, 2), (0, 3)],
                ..Shape::default()
            }
        }),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::all;

    fn asked(text: &str) -> Result<(), String> {
        ask(&Cat::parse("t", text, &crate::registry::included).expect("a text"))
    }

    #[test]
    fn our_texts_forbid_all_that_the_base_does() {
        for model in all() {
            assert_eq!(asked(model.text), Ok(()), "{}", model.name);
        }
    }

    /// The base, as a text.
    const BASE: &str = "\"base\"
        let sb = (po | tc)+
        acyclic sb & loc | rf | co | fr as coherence
        acyclic sb | rf as causes
        empty rmw & (fr ; co) as atomicity";

    #[test]
    fn the_base_itself_is_asked_nothing_more() {
        assert_eq!(asked(BASE), Ok(()));
    }

    #[test]
    fn each_axiom_that_is_missing_is_named() {
        let without = |axiom: &str| {
            let lines = BASE.lines().filter(|l| !l.trim_end().ends_with(axiom));
            asked(&lines.collect::<Vec<_>>().join("\n")).expect_err("it is not implied")
        };
        assert!(without("coherence").starts_with("t allows CoWW"), "{}", without("coherence"));
        assert!(without("causes").starts_with("t allows load buffering (each of two"));
        assert!(without("atomicity").starts_with("t allows a torn update"));
        let no_starts = BASE.replace("(po | tc)+", "po");
        let said = asked(&no_starts).expect_err("starts order nothing");
        assert!(said.starts_with("t allows CoWW across a start or join"), "{said}");
        let no_reads = BASE.replace("rf | co | fr as", "co as");
        let said = asked(&no_reads).expect_err("reads are in no order");
        assert!(said.starts_with("t allows CoRW2"), "{said}");
    }

    #[test]
    fn events_are_barriers_as_those_of_a_search_are() {
        // Initial writes are none: here they would be in no order with what comes later.
        let of_initial = BASE.replace("| fr as", "| fr \\ (rf^-1 ; [IW & X] ; co) as");
        assert_eq!(asked(&of_initial), Ok(()));
        // All updates are: nothing here says that one of those is whole.
        let of_others = BASE.replace("rmw & (fr", "([_ \\ X] ; rmw) & (fr");
        let said = asked(&of_others).expect_err("no update is whole");
        assert!(said.starts_with("t allows a torn update"), "{said}");
    }
}
