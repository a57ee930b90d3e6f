//! Candidate executions of one run: its events with every reads-from and every coherence order.

use super::trace::{Location, Run};
use std::collections::BTreeMap;
use tresse_memmodels::cat::{Event, Execution};
use tresse_memmodels::relation::Relation;
use tresse_memmodels::{Kind, Order};

/// A location's number and the event that wrote it last.
pub(super) type Last = (usize, usize);

/// Looks at a candidate, or hears that there was none for a while; says whether to go on.
pub(super) type Visit<'a> = dyn FnMut(Option<(&Execution, &[Last])>) -> bool + 'a;

/// Choices between two calls of the visitor: most may lead to no candidate.
const CHOICES: u32 = 1024;

/// Calls `f` with each candidate and, for each location written, its number and last write. `f`
/// says whether to go on; the answer is whether it always did.
pub(super) fn each_candidate(run: &Run, f: &mut Visit<'_>) -> bool {
    let mut search = Search::new(run);
    let is_none = search.reads.iter().any(|(_, sources)| sources.is_empty());
    is_none || search.choose_reads(0, f)
}

struct Search {
    execution: Execution,
    /// Events that read, and for each the writes that it may read from.
    reads: Vec<(usize, Vec<usize>)>,
    /// Writes of each location, the initial one first.
    writes: Vec<Vec<usize>>,
    /// For each write of a call on a library object, the read: calls take effect at once, whatever
    /// the model says of updates.
    calls: BTreeMap<usize, usize>,
    /// The same the other way round: the reads, and what those chosen so far read from.
    taken: BTreeMap<usize, Option<usize>>,
    /// Choices since the visitor was called.
    choices: u32,
}

impl Search {
    fn new(run: &Run) -> Search {
        let locations: BTreeMap<Location, u32> =
            run.initial.keys().zip(0..).map(|(l, n)| (*l, n)).collect();
        let number = |l: Option<Location>| l.map(|l| locations[&l]);
        let mut events: Vec<Event> = run
            .events
            .iter()
            .map(|e| Event {
                thread: Some(e.thread),
                kind: e.kind,
                order: e.order,
                location: number(e.location),
                is_full: e.is_full,
            })
            .collect();
        let first_initial = events.len();
        let initial = locations.values().map(|n| Event {
            thread: None,
            kind: Kind::Write,
            order: Order::Na,
            location: Some(*n),
            is_full: false,
        });
        events.extend(initial);
        let n = events.len();
        let mut writes: Vec<Vec<usize>> =
            (0..locations.len()).map(|l| vec![first_initial + l]).collect();
        for (i, e) in run.events.iter().enumerate().filter(|(_, e)| e.kind == Kind::Write) {
            if let Some(location) = number(e.location) {
                writes[location as usize].push(i);
            }
        }
        let first: Vec<_> = run.initial.values().cloned().collect();
        let content = |i: usize| {
            if i < first_initial {
                run.events[i].content()
            } else {
                first[i - first_initial].clone()
            }
        };
        let fits = |write: usize, read: &super::trace::Event| match read.is_call {
            true => content(write) == read.content(),
            false => read.is_undefined || content(write).1 == read.value,
        };
        let calls = |(i, e): (usize, &super::trace::Event)| {
            (e.is_call && e.is_update).then_some((i + 1, i))
        };
        let calls: BTreeMap<usize, usize> =
            run.events.iter().enumerate().filter_map(calls).collect();
        let taken = calls.values().map(|read| (*read, None)).collect();
        // What an undefined read returns is no write's; a plain one reads from none.
        let reads = run
            .events
            .iter()
            .enumerate()
            .filter(|(_, e)| e.kind == Kind::Read && (e.order.is_atomic() || !e.is_undefined));
        let reads = reads
            .map(|(i, e)| {
                let location = number(e.location).map_or(0, |l| l as usize);
                (i, writes[location].iter().copied().filter(|w| fits(*w, e)).collect())
            })
            .collect();
        let execution = Execution {
            po: program_order(run, n),
            rf: Relation::new(n),
            co: Relation::new(n),
            rmw: updates(run, n),
            addr: Relation::new(n),
            data: Relation::new(n),
            ctrl: Relation::new(n),
            wide: Relation::new(n),
            extra_sync: starts_and_joins(run, n),
            events,
        };
        Search { execution, reads, writes, calls, taken, choices: 0 }
    }

    /// A choice was made. Is the search to go on?
    fn goes_on(&mut self, f: &mut Visit<'_>) -> bool {
        self.choices += 1;
        if self.choices < CHOICES {
            return true;
        }
        self.choices = 0;
        f(None)
    }

    fn choose_reads(&mut self, at: usize, f: &mut Visit<'_>) -> bool {
        let Some((read, sources)) = self.reads.get(at).cloned() else {
            return self.choose_order(0, &mut Vec::new(), f);
        };
        let is_call = self.taken.contains_key(&read);
        for source in sources {
            // Of two calls that change one state, each would come right after the write.
            if is_call && self.taken.values().any(|taken| *taken == Some(source)) {
                continue;
            }
            if is_call {
                self.taken.insert(read, Some(source));
            }
            let before = self.execution.rf.clone();
            self.execution.rf.insert(source, read);
            let goes_on = self.goes_on(f) && self.choose_reads(at + 1, f);
            self.execution.rf = before;
            if is_call {
                self.taken.insert(read, None);
            }
            if !goes_on {
                return false;
            }
        }
        true
    }

    /// Chooses the coherence order of one location after the other: every permutation of its writes
    /// after the initial one.
    fn choose_order(&mut self, location: usize, last: &mut Vec<Last>, f: &mut Visit<'_>) -> bool {
        if location == self.writes.len() {
            self.choices = 0;
            return f(Some((&self.execution, last)));
        }
        let mut order = self.writes[location].clone();
        self.permute(location, &mut order, 1, last, f)
    }

    fn permute(
        &mut self,
        location: usize,
        order: &mut Vec<usize>,
        from: usize,
        last: &mut Vec<Last>,
        f: &mut Visit<'_>,
    ) -> bool {
        if from >= order.len() {
            let before = self.execution.co.clone();
            for (i, a) in order.iter().enumerate() {
                for b in &order[i + 1..] {
                    self.execution.co.insert(*a, *b);
                }
            }
            let is_written = order.len() > 1;
            if is_written {
                last.push((location, order[order.len() - 1]));
            }
            let goes_on = self.choose_order(location + 1, last, f);
            if is_written {
                last.pop();
            }
            self.execution.co = before;
            return goes_on;
        }
        for i in from..order.len() {
            if self
                .calls
                .get(&order[i])
                .is_some_and(|r| !self.execution.rf.contains(order[from - 1], *r))
            {
                continue;
            }
            order.swap(from, i);
            let goes_on = self.goes_on(f) && self.permute(location, order, from + 1, last, f);
            order.swap(from, i);
            if !goes_on {
                return false;
            }
        }
        true
    }
}

/// `po`: the order in which a run lists one thread's events; transitive.
fn program_order(run: &Run, n: usize) -> Relation {
    let mut po = Relation::new(n);
    for (i, a) in run.events.iter().enumerate() {
        for (j, b) in run.events.iter().enumerate().skip(i + 1) {
            if a.thread == b.thread {
                po.insert(i, j);
            }
        }
    }
    po
}

/// `rmw`: from the read of an update to its write.
fn updates(run: &Run, n: usize) -> Relation {
    let mut rmw = Relation::new(n);
    for (i, _) in run.events.iter().enumerate().filter(|(_, e)| e.is_update) {
        rmw.insert(i, i + 1);
    }
    rmw
}

/// `tc`: from what starts a thread to its events, and from these to what waits for its end.
fn starts_and_joins(run: &Run, n: usize) -> Relation {
    let mut tc = Relation::new(n);
    for (i, e) in run.events.iter().enumerate() {
        for (j, other) in run.events.iter().enumerate() {
            if e.starts == Some(other.thread) {
                tc.insert(i, j);
            }
            if e.joins == Some(other.thread) {
                tc.insert(j, i);
            }
        }
    }
    tc
}
