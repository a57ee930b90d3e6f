//! Loops that wait and write: `while (!flag) rounds++;`. No round is as the one before, so the
//! thread is not blocked as in a loop that only waits (`spin`), and nothing but a bound ends it.
//!
//! A thread polls when it comes back to a read and there is nothing new to read: what it has read
//! last time is still the newest write. Then threads that have polled less often go first, as one
//! of them may write what the loop waits for. So each read of such a loop finds all that is to be
//! found at that time, rounds are given out evenly, and executions with few rounds are visited
//! before those with many. Which thread is next changes no more than the order of the search.
//!
//! A thread that finds no room for an event (`--max-events`) is blocked, as by `--unroll`, and the
//! others go on: what they write is read in earlier rounds.

use super::state::{Block, Explorer, State};
use crate::Cut;
use tresse_machine::program::SiteId;
use tresse_memmodels::graph::{EventId, Role};

/// How far back a round begins at most: longer ones are seen as no loops.
const LONGEST: u16 = 64;

impl Explorer {
    /// Does the thread, of which this read is the last event, poll, and is there another that has
    /// polled less often and can go on? The read has not read yet.
    pub(super) fn gives_way(&mut self, id: EventId) -> bool {
        let thread = id.thread as usize;
        if self.locals[thread].polled_at == id.index || self.guide.is_some() || !self.polls(id) {
            return false;
        }
        let site = self.info(id).site;
        let local = &mut self.locals[thread];
        (local.polled_at, local.polls, local.poll_site) = (id.index, local.polls + 1, site);
        let polls = local.polls;
        (0..self.locals.len()).any(|t| self.locals[t].polls < polls && self.is_ready(t))
    }

    /// Was the read done before, and is what it read then the newest still?
    fn polls(&self, id: EventId) -> bool {
        let infos = &self.tracks[id.thread as usize];
        let site = infos[id.index as usize].site;
        // Code that goes straight on comes to later and later places.
        if id.index == 0 || infos[id.index as usize - 1].site < site {
            return false;
        }
        let first = id.index.saturating_sub(LONGEST);
        let Some(index) = (first..id.index).rev().find(|i| infos[*i as usize].site == site) else {
            return false;
        };
        let (earlier, now) = (self.graph.event(EventId { index, ..id }), self.graph.event(id));
        earlier.role == Role::Read
            && earlier.cell == now.cell
            && self.graph.cells[now.cell as usize].co.last().copied().unwrap_or(EventId::INIT)
                == earlier.rf
    }

    /// The read waits until others have gone on.
    pub(super) fn withdraw(&mut self, id: EventId) -> bool {
        self.graph.pop();
        self.tracks[id.thread as usize].pop();
        true
    }

    /// The thread to go on: the first that can, of those that have polled least.
    pub(super) fn next_thread(&self) -> Option<usize> {
        let mut best: Option<(u32, usize)> = None;
        for thread in 0..self.locals.len() {
            let polls = self.locals[thread].polls;
            if best.is_none_or(|(least, _)| polls < least) && self.is_ready(thread) {
                if polls == 0 {
                    return Some(thread);
                }
                best = Some((polls, thread));
            }
        }
        best.map(|(_, thread)| thread)
    }

    /// Is there no room for another event? Then the thread goes no further; the others do.
    pub(super) fn is_full(&mut self, thread: usize) -> bool {
        let is_full = self.graph.len() >= self.options.max_events
            || self.graph.lines[thread].events.len() >= EventId::MAX_INDEX;
        if is_full {
            self.block_at(thread, Cut::Events);
        }
        is_full
    }

    /// A bound on loops stops a thread where it stands.
    pub(super) fn block_at(&mut self, thread: usize, cut: Cut) {
        let local = &mut self.locals[thread];
        local.state = State::Blocked(Block::Unrolled);
        let site = match local.poll_site {
            SiteId::NONE => self.machine.site(thread as u32),
            site => site,
        };
        self.tally.cut_at(cut, thread as u32, site);
    }
}
