//! Ways down by chance, in the midst of a big search.
//!
//! A search visits executions next to each other, so for a long time all are alike. Once it is
//! known to be big, ways are taken at random: by Knuth's weights they say how big it is, and what
//! is wrong far from the first execution is found, and told, long before the search comes to it.
//! The search goes on after that as it would have.

use crate::failure::Failure;
use crate::report::Context;
use crate::settings::{Progress, Watch};
use parking_lot::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use tresse_explore::graph::{self, Options, Sampled};
use tresse_explore::report::Report as Findings;

/// Executions after which a search is big.
const BIG: u64 = 5_000;
/// Ways down at least, and at most if the estimate is bad. All together they take less time than
/// the executions before them.
const WAYS: (u32, u32) = (500, 2_000);

/// What ways by chance have come to.
pub(crate) struct Chance<'a> {
    context: &'a Context<'a>,
    options: &'a Options,
    watch: &'a Watch,
    /// They are still to be taken.
    is_due: AtomicBool,
    found: Mutex<Result<Option<Sampled>, Failure>>,
}

impl<'a> Chance<'a> {
    pub(crate) fn new(
        context: &'a Context<'a>,
        options: &'a Options,
        watch: &'a Watch,
        is_wanted: bool,
    ) -> Chance<'a> {
        let is_due = AtomicBool::new(is_wanted);
        Chance { context, options, watch, is_due, found: Mutex::new(Ok(None)) }
    }

    /// So many executions were visited. Takes the ways, once.
    pub(crate) fn at(&self, executions: u64) {
        if executions < BIG || !self.is_due.swap(false, Ordering::Relaxed) {
            return;
        }
        let linked = &self.context.linked;
        let sampled = graph::sample(&linked.setup, &linked.argv, self.options, WAYS);
        if let Ok(Some(sampled)) = &sampled {
            self.watch.expect(sampled.estimate);
            for found in &sampled.errors {
                self.watch.hear(Progress::Found(found.ending.end.code()));
            }
        }
        *self.found.lock() = sampled.map_err(Failure::bad);
    }

    /// Adds what was found to what the search has found, and gives the estimate.
    ///
    /// # Errors
    /// The ways could not be taken.
    pub(crate) fn add_to(self, report: &mut Findings) -> Result<Option<graph::Estimate>, Failure> {
        let sampled = self.found.into_inner()?;
        Ok(sampled.map(|sampled| {
            let estimate = sampled.estimate;
            sampled.add_errors_to(report);
            estimate
        }))
    }
}
