//! RC11's condition on `seq_cst` operations, `psc = psc-base ∪ psc-fence` without a cycle (PLDI
//! 2017, §3.3), kept while operations take effect, without a graph of what they were.
//!
//! With `scb = sb ∪ sb≠loc;hb;sb≠loc ∪ hb|loc ∪ co ∪ fr`,
//! `psc-base = ([SC] ∪ [F&SC];hb?); scb; ([SC] ∪ hb?;[F&SC])` and
//! `psc-fence = [F&SC]; (hb ∪ hb;eco;hb); [F&SC]`.
//!
//! The nodes are the `seq_cst` operations so far. A new event is the last in `po ∪ rf`, so it is
//! the source of an edge to an older node only by `co` or `fr`: it takes a place that is older than
//! what the node is or knows. It may also be an access that is not `seq_cst` but after a fence in
//! `hb`, which then is the source. As places are numbers, and being after an event in `hb` is a
//! comparison with a clock, each node needs to keep only a few of these:
//! - when the next event of its thread was, and the next one at another location;
//! - for each thread, when its first event was at the same location that is after the node in `hb`;
//! - of a fence, what it knows, and the oldest places that were read and written after it in `hb`.
//!
//! A node goes when it can be on no cycle any more, or when a later one stands for it.

use super::view::{View, of};

/// There is room for so many nodes.
const MOST: usize = 127;

/// An event that is being added.
pub(super) struct Added<'a> {
    pub thread: u32,
    pub ticket: u32,
    /// Its location; a fence has none.
    pub cell: Option<usize>,
    /// The place that it reads from or, as a write, has.
    pub place: u64,
    pub writes: bool,
    pub is_sc: bool,
    /// The clock of what stands before it in program order.
    pub before: &'a [u32],
    /// The same of the last event before it that is of another location.
    pub other: &'a [u32],
    /// What happens before it, and itself.
    pub view: &'a View,
}

/// The first event of a thread at a location that is after a node in `hb`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct First {
    pub cell: usize,
    pub thread: u32,
    pub ticket: u32,
}

/// The oldest places of a location that were written and read after a fence in `hb`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct After {
    pub cell: usize,
    pub written: Option<u64>,
    pub read: Option<u64>,
}

/// A `seq_cst` operation.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub thread: u32,
    pub ticket: u32,
    pub cell: Option<usize>,
    pub place: u64,
    pub writes: bool,
    /// The next event of its thread, and the next one at another location.
    pub next: Option<u32>,
    pub next_other: Option<u32>,
    pub same: Vec<First>,
    /// Of a fence.
    pub view: View,
    pub after: Vec<After>,
    /// The nodes that it leads to, a bit for each.
    pub leads: u128,
}

/// What a clock knows of a node that is an access.
#[derive(Clone, Copy)]
struct Known {
    /// It happens before.
    is_hb: bool,
    /// An event after it that makes it come before a fence.
    is_after: bool,
    /// The next event at another location happens before.
    is_other: bool,
}

impl Known {
    fn is_within(self, other: Known) -> bool {
        (!self.is_hb || other.is_hb)
            && (!self.is_after || other.is_after)
            && (!self.is_other || other.is_other)
    }
}

impl Node {
    fn is_fence(&self) -> bool {
        self.cell.is_none()
    }

    fn is_hb(&self, clock: &[u32]) -> bool {
        of(clock, self.thread) > self.ticket
    }

    fn known(&self, clock: &[u32]) -> Known {
        let is_past = |moment: Option<u32>| moment.is_some_and(|m| of(clock, self.thread) > m);
        let is_same = self.same.iter().any(|f| of(clock, f.thread) > f.ticket);
        Known {
            is_hb: self.is_hb(clock),
            is_after: is_past(self.next) || is_same,
            is_other: is_past(self.next_other),
        }
    }

    /// Is the new event, which is `seq_cst`, after this node in `psc`?
    fn leads_to(&self, e: &Added<'_>) -> bool {
        match (self.cell, e.cell) {
            (None, None) => {
                self.is_hb(&e.view.clock) || self.after.iter().any(|a| a.is_seen_by(e.view))
            }
            (None, Some(cell)) => {
                // [F]; hb?; (sb | hb|loc | co | fr); [e]
                let is_later = |a: &After| {
                    a.cell == cell && e.writes && a.oldest().is_some_and(|p| e.place > p)
                };
                let is_same = |f: &First| f.cell == cell && of(&e.view.clock, f.thread) > f.ticket;
                self.is_hb(e.before)
                    || self.after.iter().any(is_later)
                    || self.same.iter().any(is_same)
            }
            (Some(cell), None) => {
                // [self]; (sb | hb|loc | co | fr); hb?; [F]
                self.known(&e.view.clock).is_after || e.view.seen(cell).written > self.place
            }
            (Some(cell), Some(to)) => {
                let is_later = cell == to && e.writes && e.place > self.place;
                let is_near = self.thread == e.thread || cell == to;
                is_later || self.is_hb(&e.view.clock) && (is_near || self.known(e.other).is_other)
            }
        }
    }

    /// Is this node after an event in `co` or `fr`, or (a fence) does it happen after one that is?
    /// The event is at a place of a location.
    fn is_beyond(&self, cell: usize, place: u64) -> bool {
        match self.cell {
            Some(own) => own == cell && self.writes && self.place > place,
            None => self.view.seen(cell).written > place,
        }
    }

    /// The same for events between a fence and this node, which may also have been read:
    /// `hb;eco;hb`.
    fn is_beyond_fence(&self, cell: usize, place: u64) -> bool {
        if self.is_fence() { self.view.newest(cell) > place } else { self.is_beyond(cell, place) }
    }

    /// The event is after this fence in `hb`.
    fn note_after(&mut self, cell: usize, e: &Added<'_>) {
        let at = self.after.iter().position(|a| a.cell == cell).unwrap_or_else(|| {
            self.after.push(After { cell, written: None, read: None });
            self.after.len() - 1
        });
        let oldest = if e.writes { &mut self.after[at].written } else { &mut self.after[at].read };
        *oldest = Some(oldest.map_or(e.place, |p| p.min(e.place)));
    }

    /// The event is after this node in `hb`, and at a location.
    fn note_same(&mut self, cell: usize, e: &Added<'_>) {
        let is_own = self.cell.is_none_or(|own| own == cell)
            && (self.thread, self.ticket) != (e.thread, e.ticket);
        if is_own && !self.same.iter().any(|f| (f.cell, f.thread) == (cell, e.thread)) {
            self.same.push(First { cell, thread: e.thread, ticket: e.ticket });
        }
    }

    /// May an event that is still to come be before this node in `psc`? `oldest`: the place of a
    /// location from which on somebody may still read.
    fn is_open(&self, oldest: &dyn Fn(usize) -> u64) -> bool {
        match self.cell {
            Some(cell) => self.writes && oldest(cell) < self.place,
            None => self.view.seen.any(&|cell, seen| oldest(cell) < seen.newest()),
        }
    }
}

impl After {
    fn oldest(&self) -> Option<u64> {
        match (self.written, self.read) {
            (Some(w), Some(r)) => Some(w.min(r)),
            (w, r) => w.or(r),
        }
    }

    /// Does a fence know something that is later, or was read from there?
    fn is_seen_by(&self, view: &View) -> bool {
        let newest = view.newest(self.cell);
        self.written.is_some_and(|p| newest >= p) || self.read.is_some_and(|p| newest > p)
    }
}

/// `psc` as far as it matters.
#[derive(Clone, Default, Debug)]
pub(super) struct Psc {
    /// Oldest first.
    pub nodes: Vec<Node>,
}

impl Psc {
    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MOST
    }

    /// The nodes with their numbers, in an order that does not depend on when threads moved.
    pub(super) fn by_age(&self) -> Vec<(usize, &Node)> {
        let mut nodes: Vec<_> = self.nodes.iter().enumerate().collect();
        nodes.sort_unstable_by_key(|(_, n)| (n.thread, n.ticket));
        nodes
    }

    /// An event of a thread that is no access and no fence.
    pub(super) fn pass(&mut self, thread: u32, ticket: u32) {
        for node in self.nodes.iter_mut().filter(|n| n.thread == thread) {
            node.next.get_or_insert(ticket);
            node.next_other.get_or_insert(ticket);
        }
    }

    /// A location of plain accesses is parted: the new part knows what the old one did.
    pub(super) fn part(&mut self, cell: usize, new: usize) {
        for node in &mut self.nodes {
            *node.view.seen_mut(new) = node.view.seen(cell);
            let same: Vec<First> = node
                .same
                .iter()
                .filter(|f| f.cell == cell)
                .map(|f| First { cell: new, ..*f })
                .collect();
            node.same.extend(same);
            let after: Vec<After> = node
                .after
                .iter()
                .filter(|a| a.cell == cell)
                .map(|a| After { cell: new, ..*a })
                .collect();
            node.after.extend(after);
        }
    }

    /// Is a node after an event at a place of a location that is added now, by `co` or `fr`? If
    /// none is, nothing is added that leads to a node, and so no cycle.
    pub(super) fn is_beyond(&self, cell: usize, place: u64) -> bool {
        self.nodes.iter().any(|node| node.is_beyond_fence(cell, place))
    }

    /// Is there no cycle once an event is added?
    pub(super) fn allows(&self, e: &Added<'_>) -> bool {
        if self.nodes.iter().any(|node| node.is_fence() && node.is_hb(&e.view.clock)) {
            return self.clone().add(e);
        }
        // All that is added leads to it or from it.
        !e.is_sc || {
            let (before, after) = self.around(e);
            before & after == 0
        }
    }

    /// Adds an event. Is there still no cycle?
    pub(super) fn add(&mut self, e: &Added<'_>) -> bool {
        for node in self.nodes.iter_mut().filter(|n| n.thread == e.thread) {
            node.next.get_or_insert(e.ticket);
            if e.cell.is_none() || e.cell != node.cell {
                node.next_other.get_or_insert(e.ticket);
            }
        }
        let mut is_acyclic = true;
        if e.is_sc {
            is_acyclic &= self.enter(e);
        }
        let Some(cell) = e.cell else { return is_acyclic };
        for f in 0..self.nodes.len() {
            if self.nodes[f].is_fence() && self.nodes[f].is_hb(&e.view.clock) {
                for m in 0..self.nodes.len() {
                    is_acyclic &=
                        m == f || !self.nodes[m].is_beyond_fence(cell, e.place) || self.link(f, m);
                }
                self.nodes[f].note_after(cell, e);
            }
        }
        for node in self.nodes.iter_mut().filter(|n| n.is_hb(&e.view.clock)) {
            node.note_same(cell, e);
        }
        is_acyclic
    }

    /// A `seq_cst` operation becomes a node.
    fn enter(&mut self, e: &Added<'_>) -> bool {
        let (before, after) = self.around(e);
        let new = self.nodes.len();
        let view = if e.cell.is_none() { e.view.clone() } else { View::default() };
        let (next, next_other) = (None, None);
        let node = Node {
            thread: e.thread,
            ticket: e.ticket,
            cell: e.cell,
            place: e.place,
            writes: e.writes,
            next,
            next_other,
            same: Vec::new(),
            view,
            after: Vec::new(),
            leads: 0,
        };
        self.nodes.push(node);
        self.nodes[new].leads = after;
        for (n, node) in self.nodes[..new].iter_mut().enumerate() {
            if (node.leads | 1 << n) & before != 0 {
                node.leads |= after | 1 << new;
            }
        }
        before & after == 0
    }

    /// The nodes that an event comes right after, and all those that it comes before.
    fn around(&self, e: &Added<'_>) -> (u128, u128) {
        let (mut before, mut after) = (0, 0);
        for (n, node) in self.nodes.iter().enumerate() {
            if node.leads_to(e) {
                before |= 1 << n;
            }
            if e.cell.is_some_and(|cell| node.is_beyond(cell, e.place)) {
                after |= node.leads | 1 << n;
            }
        }
        (before, after)
    }

    /// `a` comes before `b`. Is there still no cycle?
    fn link(&mut self, a: usize, b: usize) -> bool {
        let from = self.nodes[b].leads | 1 << b;
        for (i, node) in self.nodes.iter_mut().enumerate() {
            if i == a || node.leads >> a & 1 == 1 {
                node.leads |= from;
            }
        }
        self.nodes[a].leads >> a & 1 == 0
    }

    /// Forgets nodes that can be on no cycle, and those that others stand for. `passed`: the clocks
    /// of all that may still be acquired; `own`: by thread, those that it is at, the newest first.
    pub(super) fn collect(
        &mut self,
        oldest: &dyn Fn(usize) -> u64,
        passed: &[&[u32]],
        own: &[[&[u32]; 3]],
    ) {
        let mut is_open: Vec<bool> = self.nodes.iter().map(|n| n.is_open(oldest)).collect();
        loop {
            let led = self.nodes.iter().fold(0, |all, n| all | n.leads);
            let is_free = |i: usize| led >> i & 1 == 0 && !is_open[i];
            let gone =
                (0..self.nodes.len()).find(|i| is_free(*i) || self.has_heir(*i, passed, own));
            let Some(gone) = gone else { return };
            self.remove(gone);
            is_open.remove(gone);
        }
    }

    /// Does a later read of the same write by the same thread stand for a node? It comes after it,
    /// and before all that the node may still come before: whoever knows something of the node
    /// knows it of that one.
    fn has_heir(&self, i: usize, passed: &[&[u32]], own: &[[&[u32]; 3]]) -> bool {
        let node = &self.nodes[i];
        if node.is_fence() || node.writes {
            return false;
        }
        let stands = |heir: &Node| {
            let is_alike = (heir.thread, heir.cell, heir.place, heir.writes)
                == (node.thread, node.cell, node.place, false);
            let is_within = |clock: &&[u32]| node.known(clock).is_within(heir.known(clock));
            // Its own thread passes nothing on before its next event, which is the heir's next one
            // as well.
            let of_thread = |(t, clocks): (usize, &[&[u32]; 3])| match t as u32 == node.thread {
                true => !node.known(clocks[0]).is_other || heir.known(clocks[0]).is_other,
                false => clocks.iter().all(is_within),
            };
            is_alike && passed.iter().all(is_within) && own.iter().enumerate().all(of_thread)
        };
        self.nodes[i + 1..].iter().any(stands)
    }

    fn remove(&mut self, gone: usize) {
        self.nodes.remove(gone);
        let low = (1 << gone) - 1;
        for node in &mut self.nodes {
            node.leads = node.leads & low | (node.leads >> 1) & !low;
        }
    }
}
