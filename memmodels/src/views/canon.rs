//! What of histories and views still matters: the rest is forgotten, and places and moments are fed
//! to a fingerprint by rank, so that states which differ in nothing else meet.

use super::order::Node;
use super::places::{Known, Met};
use super::view::{Seen, View, of};
use super::{Cell, Local, Message, Strength, Views};
use crate::storage::{Around, Place};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::sync::Arc;

impl Views {
    /// Messages that nobody can tell apart become one: an update that writes what was there, and
    /// passes on what it read, as a test-and-set does in a loop. Whoever could read the older one
    /// can read the newer one, and nothing comes between the two.
    fn merge_updates(&mut self) {
        for number in 0..self.cells.len() {
            // Whoever has seen the one has now seen the other.
            let newer = self.cells[number].merge_updates(number);
            if !newer.is_empty() {
                self.each_view(|view| {
                    view.raised(number, &|place| newest(&newer, place)).map(|seen| (number, seen))
                });
            }
        }
    }

    /// What views, but for those of `psc`, have seen of a location becomes something else.
    pub(super) fn each_view(&mut self, new: impl Fn(&View) -> Option<(usize, Seen)>) {
        let change = |view: &mut View| {
            if let Some((cell, seen)) = new(view) {
                *view.seen_mut(cell) = seen;
            }
        };
        // Those that others have as well are copied, but only if they change.
        let change_shared = |view: &mut Arc<View>| {
            if let Some((cell, seen)) = new(view) {
                *Arc::make_mut(view).seen_mut(cell) = seen;
            }
        };
        for local in &mut self.threads {
            [&mut local.now, &mut local.read, &mut local.signal].into_iter().for_each(change);
            change_shared(&mut local.fence);
            local.heads.iter_mut().flatten().for_each(change_shared);
        }
        let messages = self.cells.iter_mut().flat_map(|c| &mut c.messages);
        messages.for_each(|m| change_shared(&mut m.view));
    }

    /// Forgets what can have no effect any more.
    pub(super) fn collect(&mut self) {
        let oldest = self.oldest();
        for (cell, oldest) in self.cells.iter_mut().zip(&oldest) {
            let gone = cell.messages.partition_point(|m| m.place < *oldest);
            cell.messages.drain(..gone);
        }
        self.forget_uses();
        if self.psc.is_empty() {
            return self.merge_updates();
        }
        let threads = &self.threads;
        let messages = self.cells.iter().flat_map(|c| c.messages.iter().map(|m| &*m.view));
        let of_threads = threads.iter().flat_map(Local::passed);
        let passed = messages.chain(of_threads).map(|v| &v.clock[..]);
        // Plain writes pass on nothing.
        let passed: Vec<&[u32]> = passed.filter(|clock| !clock.is_empty()).collect();
        let own: Vec<[&[u32]; 3]> =
            threads.iter().map(|t| [&t.now.clock[..], &t.last, &t.other]).collect();
        self.psc.collect(&|cell| oldest.get(cell).copied().unwrap_or(0), &passed, &own);
    }

    /// Forgets accesses that happen before whatever any other thread does.
    fn forget_uses(&mut self) {
        let seen_of = |owner: usize| {
            let others = self.threads.iter().enumerate().filter(|(t, l)| *t != owner && l.is_live);
            others.map(|(_, l)| l.now.clock(owner as u32)).min().unwrap_or(u32::MAX)
        };
        let seen: Vec<u32> = (0..self.threads.len()).map(seen_of).collect();
        for cell in &mut self.cells {
            for (uses, seen) in cell.uses.iter_mut().zip(&seen) {
                for slot in uses {
                    *slot = slot.filter(|u| u.ticket >= *seen);
                }
            }
            // Most locations are idle most of the time.
            if cell.uses().next().is_none() {
                cell.uses = Vec::new();
            }
        }
    }

    /// Feeds what may still matter.
    pub(super) fn feed(&self, around: &dyn Around, feed: &mut dyn FnMut(u64)) {
        let ranks = Ranks::new(self, around);
        for &cell in &ranks.cells {
            feed_cell(&self.cells[cell], cell, &ranks, feed);
        }
        for (thread, local) in self.threads.iter().enumerate() {
            self.feed_thread(local, &ranks, feed);
            around
                .moments(thread as u32)
                .into_iter()
                .for_each(|m| feed(ranks.moment(thread as u32, m)));
        }
        let nodes = self.psc.by_age();
        for &(i, node) in &nodes {
            feed_node(node, &ranks, feed);
            for &(j, _) in &nodes {
                feed(u64::from(i != j && node.leads >> j & 1 == 1));
            }
        }
    }

    fn feed_thread(&self, local: &Local, ranks: &Ranks, feed: &mut dyn FnMut(u64)) {
        feed(u64::from(local.is_live));
        ranks.feed_view(&local.now, feed);
        if self.strength == Strength::All {
            return;
        }
        ranks.feed_view(&local.now.joined(&local.read), feed);
        ranks.feed_view(&local.fence, feed);
        ranks.feed_view(&local.signal, feed);
        for &cell in &ranks.cells {
            match local.heads.get(cell) {
                Some(Some(head)) => ranks.feed_view(&local.fence.joined(head), feed),
                _ => feed(u64::MAX),
            }
        }
        if !self.psc.is_empty() {
            feed(local.last_cell.map_or(u64::MAX, |cell| ranks.cell(cell)));
            ranks.feed_clock(&local.last, feed);
            ranks.feed_clock(&local.other, feed);
        }
    }

    /// All clocks that something may still be compared with.
    fn clocks(&self) -> impl Iterator<Item = &[u32]> {
        let messages = self.cells.iter().flat_map(|c| c.messages.iter().map(|m| &m.view.clock[..]));
        let threads = self.threads.iter().flat_map(|t| {
            let views = std::iter::once(&t.now).chain(t.passed());
            views.map(|v| &v.clock[..]).chain([&t.last[..], &t.other[..]])
        });
        messages.chain(threads)
    }

    /// Moments of a thread that clocks are compared with, but for those that all others have seen.
    fn moments(&self, thread: u32, around: &dyn Around) -> Vec<u32> {
        let others =
            self.threads.iter().enumerate().filter(|(t, l)| l.is_live && *t != thread as usize);
        let seen = others.map(|(_, l)| l.now.clock(thread)).min().unwrap_or(u32::MAX);
        let mut all = around.moments(thread);
        all.retain(|m| *m >= seen);
        all.extend(
            self.cells
                .iter()
                .flat_map(Cell::uses)
                .filter(|(t, _)| *t == thread)
                .map(|(_, u)| u.ticket),
        );
        for node in &self.psc.nodes {
            if node.thread == thread {
                all.extend([Some(node.ticket), node.next, node.next_other].into_iter().flatten());
            }
            all.extend(node.same.iter().filter(|f| f.thread == thread).map(|f| f.ticket));
        }
        all
    }

    /// By location, the places that may still be compared with others, in order. Older ones than
    /// the oldest message matter to `psc` only.
    fn places(&self) -> Vec<Vec<u64>> {
        // That all have come to the oldest one goes without saying.
        let skipped = usize::from(self.psc.is_empty());
        let of_cell = |c: &Cell| c.messages.iter().skip(skipped).map(|m| m.place).collect();
        let mut all: Vec<Vec<u64>> = self.cells.iter().map(of_cell).collect();
        if self.psc.is_empty() {
            return all;
        }
        let messages = self.cells.iter().flat_map(|c| c.messages.iter().map(|m| &*m.view));
        let threads = self.threads.iter().flat_map(|t| std::iter::once(&t.now).chain(t.passed()));
        let nodes = self.psc.nodes.iter().map(|n| &n.view);
        let mut met = Met::default();
        // Whoever has seen nothing of a location has seen place 0.
        all.iter_mut().for_each(|places| places.push(0));
        for view in messages.chain(threads).chain(nodes) {
            view.seen.each(&mut met, &mut |cell, seen| {
                if let Some(places) = all.get_mut(cell) {
                    places.extend([seen.written, seen.read]);
                }
            });
        }
        for node in &self.psc.nodes {
            if let Some(cell) = node.cell {
                all[cell].push(node.place);
            }
            for after in &node.after {
                all[after.cell].extend([after.written, after.read].into_iter().flatten());
            }
        }
        for places in &mut all {
            places.sort_unstable();
            places.dedup();
        }
        all
    }

    /// Does anything of a location still matter?
    fn is_relevant(&self, cell: usize, around: &dyn Around) -> bool {
        let c = &self.cells[cell];
        let has_head = || self.threads.iter().any(|t| matches!(t.heads.get(cell), Some(Some(_))));
        !self.psc.is_empty()
            || around.is_alive(c.object)
                && (c.messages.len() > 1 || c.uses().next().is_some() || has_head())
    }
}

impl Local {
    /// What others may come to know of it, besides what it knows itself.
    fn passed(&self) -> impl Iterator<Item = &View> {
        let heads = self.heads.iter().flatten();
        [&self.read, &*self.fence, &self.signal].into_iter().chain(heads.map(|h| &**h))
    }
}

impl Cell {
    /// As [`Views::merge_updates`], by a location's number. Returns which place is now which.
    fn merge_updates(&mut self, number: usize) -> FxHashMap<Place, Place> {
        let is_same = |old: &Message, new: &Message| {
            new.is_update
                && old.value == new.value
                && (Arc::ptr_eq(&old.view, &new.view) || old.view == new.view)
        };
        let mut newer = FxHashMap::default();
        if !self.messages.windows(2).any(|pair| is_same(&pair[0], &pair[1])) {
            return newer;
        }
        let mut kept: Vec<Message> = Vec::new();
        for mut new in std::mem::take(&mut self.messages) {
            loop {
                // Older messages know nothing of it.
                if let Some(seen) = new.view.raised(number, &|place| newest(&newer, place)) {
                    *Arc::make_mut(&mut new.view).seen_mut(number) = seen;
                }
                let Some(old) = kept.pop_if(|old| is_same(old, &new)) else { break };
                new.is_update = old.is_update;
                newer.insert(old.place, new.place);
            }
            kept.push(new);
        }
        self.messages = kept;
        newer
    }
}

/// Which place a place is now, where messages have become one.
fn newest(newer: &FxHashMap<Place, Place>, place: Place) -> Place {
    std::iter::successors(Some(place), |place| newer.get(place).copied()).last().unwrap_or(place)
}

fn feed_cell(cell: &Cell, number: usize, ranks: &Ranks, feed: &mut dyn FnMut(u64)) {
    [cell.object, cell.offset, u64::from(cell.len), cell.messages.len() as u64]
        .into_iter()
        .for_each(&mut *feed);
    for (i, message) in cell.messages.iter().enumerate() {
        message.value.value.into_iter().for_each(&mut *feed);
        feed(u64::from(message.value.len) << 32 | u64::from(message.value.at));
        feed(u64::from(message.is_update && i > 0));
        feed(ranks.place(number, message.place));
        ranks.feed_view(&message.view, feed);
    }
    for (thread, uses) in cell.uses.iter().enumerate() {
        for (sort, u) in uses.iter().enumerate().filter_map(|(sort, u)| u.map(|u| (sort, u))) {
            feed(1 << 32 | (thread as u64) << 2 | sort as u64);
            feed(ranks.moment(thread as u32, u.ticket));
        }
    }
}

fn feed_node(node: &Node, ranks: &Ranks, feed: &mut dyn FnMut(u64)) {
    let moment = |m: Option<u32>| m.map_or(u64::MAX, |m| ranks.moment(node.thread, m));
    feed(u64::from(node.thread) << 1 | u64::from(node.writes));
    [moment(Some(node.ticket)), moment(node.next), moment(node.next_other)]
        .into_iter()
        .for_each(&mut *feed);
    feed(node.cell.map_or(u64::MAX, |cell| ranks.cell(cell)));
    feed(node.cell.map_or(0, |cell| ranks.place(cell, node.place)));
    ranks.feed_view(&node.view, feed);
    let mut same: Vec<[u64; 3]> = node
        .same
        .iter()
        .map(|f| [ranks.cell(f.cell), u64::from(f.thread), ranks.moment(f.thread, f.ticket)])
        .collect();
    same.sort_unstable();
    let place = |cell: usize, p: Option<u64>| p.map_or(u64::MAX, |p| ranks.place(cell, p));
    let mut after: Vec<[u64; 3]> = node
        .after
        .iter()
        .map(|a| [ranks.cell(a.cell), place(a.cell, a.written), place(a.cell, a.read)])
        .collect();
    after.sort_unstable();
    for list in [same, after] {
        feed(list.len() as u64);
        list.into_iter().flatten().for_each(&mut *feed);
    }
}

/// Numbers of no meaning but their order, as ranks.
struct Ranks {
    /// The locations that matter, in the order of their places in memory.
    cells: Vec<usize>,
    /// By location, where it stands there.
    ranks: Vec<Option<u32>>,
    /// What was made of pieces that views have in common.
    known: RefCell<Known>,
    /// By location, the places that matter, in order.
    places: Vec<Vec<u64>>,
    /// By thread, where a run of moments begins that clocks tell apart from those before, in order.
    moments: Vec<Vec<u32>>,
}

impl Ranks {
    fn new(views: &Views, around: &dyn Around) -> Ranks {
        let mut cells: Vec<usize> =
            (0..views.cells.len()).filter(|c| views.is_relevant(*c, around)).collect();
        cells.sort_unstable_by_key(|c| {
            (views.cells[*c].object, views.cells[*c].offset, views.cells[*c].len)
        });
        let moments = (0..views.threads.len() as u32).map(|thread| {
            let clocks = views.clocks().map(|clock| of(clock, thread));
            runs(views.moments(thread, around), clocks.collect())
        });
        let moments = moments.collect();
        let places = views.places();
        let mut ranks = vec![None; views.cells.len()];
        cells.iter().zip(0..).for_each(|(&cell, rank)| ranks[cell] = Some(rank));
        Ranks { cells, ranks, known: RefCell::default(), places, moments }
    }

    fn cell(&self, cell: usize) -> u64 {
        self.ranks[cell].map_or(u64::MAX, u64::from)
    }

    fn place(&self, cell: usize, place: u64) -> u64 {
        self.places[cell].partition_point(|p| *p <= place) as u64
    }

    /// Which run a moment is in, from 1.
    fn moment(&self, thread: u32, moment: u32) -> u64 {
        self.moments[thread as usize].partition_point(|start| *start <= moment) as u64
    }

    fn feed_clock(&self, clock: &[u32], feed: &mut dyn FnMut(u64)) {
        // How many runs it has seen.
        let seen = |(t, runs): (usize, &Vec<u32>)| {
            runs.partition_point(|start| *start < of(clock, t as u32)) as u64
        };
        self.moments.iter().enumerate().map(seen).for_each(feed);
    }

    fn feed_view(&self, view: &View, feed: &mut dyn FnMut(u64)) {
        self.feed_clock(&view.clock, feed);
        let sum = view.seen.sum(&mut self.known.borrow_mut(), &|cell, seen| self.mark(cell, seen));
        feed(sum as u64);
        feed((sum >> 64) as u64);
    }

    /// What was seen of a location as a number that looks like chance: a view is the sum of these,
    /// in any order. To have seen nothing adds nothing.
    fn mark(&self, cell: usize, seen: Seen) -> u128 {
        let Some(rank) = self.ranks.get(cell).copied().flatten() else { return 0 };
        let [written, newest, none] =
            [seen.written, seen.newest(), 0].map(|place| self.place(cell, place));
        if (written, newest) == (none, none) {
            return 0;
        }
        let half = |seed| [u64::from(rank), written, newest].into_iter().fold(seed, mixed);
        u128::from(half(0x243f_6a88_85a3_08d3)) << 64 | u128::from(half(0x1319_8a2e_0370_7344))
    }
}

/// Mixes a word into a hash (Steele, Lea, Flood, *Fast splittable pseudorandom number generators*,
/// OOPSLA 2014).
fn mixed(hash: u64, word: u64) -> u64 {
    let mut x = (hash ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// Where runs of moments begin that no clock tells apart. A clock has seen the moments before its
/// entry.
fn runs(mut moments: Vec<u32>, mut clocks: Vec<u32>) -> Vec<u32> {
    moments.sort_unstable();
    clocks.sort_unstable();
    let mut starts: Vec<u32> = Vec::new();
    for moment in moments {
        let is_apart = |last: &u32| {
            clocks[clocks.partition_point(|c| c <= last)..].first().is_some_and(|c| *c <= moment)
        };
        if starts.last().is_none_or(is_apart) {
            starts.push(moment);
        }
    }
    starts
}
