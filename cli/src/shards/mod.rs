//! A search on several computers, which share a folder and nothing else (`--shards`, `tresse work`,
//! `tresse merge`).
//!
//! The folder has the search (program, config, options), items (parts of the search that were left
//! to do when they were written), for an item that was worked on its result, and a manifest: what
//! was found before there were items, and which these are. A result has what was found in its item,
//! and the items that the rest of it was divided into. So results are a tree, with the manifest as
//! its root, and what was found in all is the sum over it.
//!
//! *Nobody can lose anything, or have it counted twice.* Searches and items are named by a sum over
//! their content, and never change. The result of an item is at one place, is written under another
//! name first, and appears there by a rename once all items are there that it names. So at each
//! moment an item has one result or none. It makes no difference when a worker is killed: before
//! the rename its items are no part of the tree, and nothing was counted. Nor does it make one when
//! two workers take one item: each result is right together with what is below it, and the tree has
//! one of them. There are no locks, and nobody has to be alive.
//!
//! *Where the search has to begin again* (`explore/src/graph/cells.rs`), that is the result of the
//! item that has met the reason: an item that is the whole search, with all that is known by then.
//! All other results below that root count no longer. If there are several such items, the one
//! counts that more was found for; each is right, as a search that needs to know less is none.

mod merge;
mod search;
mod store;
mod work;

pub use merge::Merge;
pub use work::{Work, Worked};

use crate::check::Check;
use crate::failure::{Complaint, Failure, Voice};
use crate::report::{Context, Report};
use crate::search::{Seen, graph_options};
use merge::Tree;
use search::Kept;
use std::path::Path;
use store::{Record, Store};
use tresse_explore::graph::{Explored, explore_share};

/// Items of one search at most.
const MAX_ITEMS: usize = 1 << 16;

/// Options that are for a search as a whole, in one place.
fn whole(check: &Check<'_>) -> [(&'static str, bool); 9] {
    let options = &check.options;
    [
        ("--checkpoint", options.checkpoint.is_some()),
        ("--resume", options.resume.is_some()),
        ("--print-exec-graphs", options.keep_graphs || check.on_graph.is_some()),
        ("--second-opinion", options.second_opinion.is_some()),
        ("--estimate", options.estimate),
        ("--dump-error-graph", options.error_graph),
        ("--jobs", options.jobs.is_some()),
        ("--max-preemptions", options.max_preemptions.is_some()),
        ("--model FILE.cat", check.settings.cat.is_some()),
    ]
}

/// What does not go together with shards.
pub(crate) fn check(check: &Check<'_>) -> Result<(), Failure> {
    let options = &check.options;
    let Some(items) = options.shards else {
        return match options.out {
            Some(_) => Err(Failure::bad("--out is where items go: it needs --shards N")),
            None => Ok(()),
        };
    };
    if !(1..=MAX_ITEMS).contains(&items) {
        return Err(Failure::bad(format!("--shards: expected a number from 1 to {MAX_ITEMS}")));
    }
    if let Some((flag, _)) = whole(check).into_iter().find(|(_, is_asked)| *is_asked) {
        return Err(Failure::bad(format!(
            "{flag} does not go together with --shards: no item is the whole search"
        )));
    }
    match &options.out {
        None => Err(Failure::bad("--shards needs a folder for the items: --out DIR")),
        Some(dir) => Store::at(dir).check_new(),
    }
}

/// Divides a search, and writes its items. The report says what was found on the way.
pub(crate) fn share_out(check: &Check<'_>, context: &Context<'_>) -> Result<Report, Failure> {
    let items = check.options.shards.unwrap_or(1);
    let store = Store::at(check.options.out.as_deref().unwrap_or(Path::new(".")));
    let watch = check.settings.watch();
    let options = graph_options(check, context, &Seen::default(), &watch)?;
    let linked = &context.linked;
    let tick = |at: tresse_explore::graph::Progress| watch.tick_graphs(at.executions);
    let explored = explore_share(&linked.setup, &linked.argv, &options, None, items, &tick)
        .map_err(Failure::bad)?;
    let Explored::Done { found, left } = explored else {
        let message = "Cut short: the search was stopped before the first execution had ended; \
                       nothing is written.";
        return Err(Failure::of(Voice::CutShort, Complaint::new(message)));
    };
    store.make()?;
    let name = store.put_search(&Kept::of(check, context)?)?;
    let seal = search::seal(check, context);
    let items = left.iter().map(|share| store.put_item(&name, share, &seal));
    let mut record = Record::of(&name, store::MANIFEST);
    record.items = items.collect::<Result<_, _>>()?;
    record.found = Some(found.encode(seal.0, &seal.1));
    record.millis = store::millis(watch.elapsed());
    store.put_manifest(&record)?;
    Tree { check, context, store: &store, search: name }.report(record)
}
