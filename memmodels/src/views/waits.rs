//! What every thread will have seen before it reads again, also those that wait: older writes are
//! forgotten. A `main` that joins its threads keeps nothing of what they tell one another.
//!
//! A thread that waits does nothing but go on, and has then seen what whoever lets it go on has
//! seen ([`Whose`]): one that joins another, all that this one did; one that waits for a lock, what
//! the one knew that gave it up; one at a condition variable, what the one knew that woke it. Say
//! that all threads that run have seen a write. Whoever lets the first of the waiting ones go on
//! runs, or was started by one that runs, so it has seen the write as well, and so on: each thread
//! that goes on has seen it. Threads that can go on already count as having seen what they are
//! about to get, so that what may be forgotten only grows, and is the same whenever it is looked
//! for. Where all wait nothing is forgotten.
//!
//! That holds only where a thread does not go on otherwise. The machine says who waits
//! (`machine/src/sync`, `learns`), and says nothing of
//! - waits that end when a time is over, and calls that only try: they may give up;
//! - robust mutexes, which may turn out to be of no use, and `pthread_once`, whose function may
//!   have been cancelled: their threads go on without having seen anything;
//! - threads with operations that have not taken effect, which may read yet.
//!
//! A join that may be cancelled waits at a semaphore first, and whoever cancels changes that one's
//! state: the thread that gives up has seen what that one has. Accesses that others may race with
//! are remembered until all threads, also those that wait, have seen them.
//!
//! Who waits is said anew whenever a thread does something that is no access and no fence, as that
//! may have let others go on ([`Views::wait_no_more`]); before it is said again nothing is
//! forgotten ([`crate::storage::Storage::settle`]).

use super::view::View;
use super::{Cell, Local, Views};
use crate::storage::Whose;

impl Views {
    /// By location, the place that every thread has come to before it reads there: nobody reads
    /// older writes, or puts one before them. Of a lock only the newest state counts. Where nothing
    /// is to be forgotten it is not looked for.
    pub(super) fn oldest(&self) -> Vec<u64> {
        let known: Vec<[Option<&View>; 2]> =
            self.threads.iter().filter_map(|t| self.knows(t)).collect();
        let least = |cell: usize| {
            let newest = |views: &[Option<&View>; 2]| {
                views.iter().flatten().map(|view| view.newest(cell)).max().unwrap_or(0)
            };
            known.iter().map(newest).min().unwrap_or(0)
        };
        let of_cell = |(number, cell): (usize, &Cell)| match cell {
            Cell { len: 0, messages, .. } => messages.last().map_or(0, |m| m.place),
            Cell { messages, .. } if messages.len() < 2 && self.psc.is_empty() => 0,
            _ => least(number),
        };
        self.cells.iter().enumerate().map(of_cell).collect()
    }

    /// What a thread knows at least before it does anything more; `None` of one that does nothing
    /// before another one has let it, and then knows what that one does.
    fn knows<'a>(&'a self, local: &'a Local) -> Option<[Option<&'a View>; 2]> {
        let besides = match local.waits {
            _ if !local.is_live => return None,
            Some(Whose::Anybody) => return None,
            None => None,
            Some(Whose::Signaller) => Some(&local.signal),
            Some(Whose::Users { object, offset }) => {
                let messages =
                    self.index.state(object, offset).map(|cell| &self.cells[cell].messages);
                messages.and_then(|messages| messages.last()).map(|newest| &*newest.view)
            }
        };
        Some([Some(&local.now), besides])
    }

    /// Threads may have been let go on, and others may wait.
    pub(super) fn wait_no_more(&mut self) {
        self.threads.iter_mut().for_each(|t| t.waits = None);
    }
}
