//! `tresse work`: one item of a search, and what is left of it as new items.

use super::search::{decode, seal};
use super::store::{Record, Store, millis};
use crate::check::MAX_JOBS;
use crate::failure::Failure;
use crate::search::{Seen, graph_options};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tresse_explore::graph::{Explored, Progress, explore_share};

/// What is left of an item becomes so many items at most.
const ITEMS: usize = 8;

/// Work on one item of a search that was divided ([`Check::shards`](crate::Check::shards)).
#[derive(Clone, Debug)]
pub struct Work {
    item: PathBuf,
    jobs: usize,
    timeout: Option<Duration>,
    cancel: Option<Arc<AtomicBool>>,
}

/// What has become of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worked {
    /// It was explored as far as there was time for.
    Done {
        /// Executions visited, complete or not.
        executions: u64,
        /// Items that are left of it.
        left: usize,
    },
    /// The search has to begin again, with more that it has to know.
    Again,
    /// It had a result already.
    Before,
    /// The time was up before anything was done. It has no result.
    Nothing,
}

impl Work {
    /// On this item: a file `DIR/items/NAME.json`.
    pub fn new(item: impl Into<PathBuf>) -> Work {
        Work { item: item.into(), jobs: 1, timeout: None, cancel: None }
    }

    /// Threads of the search, at most [`MAX_JOBS`]; one without it, as there are other items.
    #[must_use]
    pub fn jobs(mut self, jobs: usize) -> Work {
        self.jobs = jobs.clamp(1, MAX_JOBS);
        self
    }

    /// Stops after this time. What is left becomes new items.
    #[must_use]
    pub fn timeout(mut self, time: Duration) -> Work {
        self.timeout = Some(time);
        self
    }

    /// Stops when the flag is set. What is left becomes new items.
    #[must_use]
    pub fn cancel(mut self, flag: Arc<AtomicBool>) -> Work {
        self.cancel = Some(flag);
        self
    }

    /// Explores the item, and leaves its result. What is wrong with the program is in there:
    /// [`Merge`](crate::Merge) tells.
    ///
    /// # Errors
    /// The item is damaged or none, or the result cannot be written.
    pub fn run(&self) -> Result<Worked, Failure> {
        let started = Instant::now();
        let (store, name) = Store::of_item(&self.item)?;
        let item = store.get_item(&name)?;
        // A result that is damaged is replaced.
        if let Ok(Some(_)) = store.get_result(&name, &item.search) {
            return Ok(Worked::Before);
        }
        let search = store.get_search(&item.search)?;
        let items = search.items();
        let (program, asked) = search.load(&[], self.timeout)?;
        let mut check = asked.check(&program)?.jobs(self.jobs);
        check.settings.timeout = self.timeout;
        check.settings.cancel.clone_from(&self.cancel);
        let context = check.context()?;
        let seal = seal(&check, &context);
        let file = self.item.display().to_string();
        let share = decode(&file, &item.share, &seal)?;
        if share.has_found() || !share.has_parts() {
            return Err(Failure::bad(format!("{file}: something in this item is done already")));
        }
        let watch = check.settings.watch();
        let options = graph_options(&check, &context, &Seen::default(), &watch)?;
        let linked = &context.linked;
        let items = if share.is_whole() { items } else { ITEMS };
        let tick = |at: Progress| watch.tick_graphs(at.executions);
        let explored =
            explore_share(&linked.setup, &linked.argv, &options, Some(share), items, &tick)
                .map_err(|e| Failure::bad(format!("{file}: {e}")))?;
        let put = |share| store.put_item(&item.search, share, &seal);
        let mut record = Record::of(&item.search, &name);
        let worked = match explored {
            Explored::Nothing => return Ok(Worked::Nothing),
            Explored::Again(whole) => {
                record.again = Some(put(&whole)?);
                Worked::Again
            }
            Explored::Done { found, left } => {
                record.items = left.iter().map(put).collect::<Result<_, _>>()?;
                record.found = Some(found.encode(seal.0, &seal.1));
                Worked::Done { executions: found.executions(), left: left.len() }
            }
        };
        record.millis = millis(started.elapsed());
        store.put_result(&record)?;
        Ok(worked)
    }
}
