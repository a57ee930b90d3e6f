//! `tresse merge`: what was found in all items of a search, as one search reports it.

use super::search::{decode, seal};
use super::store::{Record, Store};
use crate::check::Check;
use crate::failure::Failure;
use crate::report::{Context, Report, Search};
use crate::search::{Seen, graph_options, matched};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;
use tresse_explore::graph::{Checkpoint, Total, total};
use tresse_machine::bug;

/// Puts together what was found in the items of a search that was divided
/// ([`Check::shards`](crate::Check::shards)).
#[derive(Clone, Debug)]
pub struct Merge {
    dir: PathBuf,
    folders: Vec<PathBuf>,
}

impl Merge {
    /// Of the search in this folder.
    pub fn new(dir: impl Into<PathBuf>) -> Merge {
        Merge { dir: dir.into(), folders: Vec::new() }
    }

    /// Source lines are quoted in the report from files under this folder, and from no others: an
    /// item may come from another computer.
    #[must_use]
    pub fn source(mut self, folder: impl Into<PathBuf>) -> Merge {
        self.folders.push(folder.into());
        self
    }

    /// What was found so far. While items are open, the search is cut short.
    ///
    /// # Errors
    /// A file is damaged, or belongs to another search.
    pub fn run(&self) -> Result<Report, Failure> {
        self.with_tree(|tree, manifest| tree.report(manifest))
    }

    /// The files of the items that are open, in no order that means anything.
    ///
    /// # Errors
    /// As [`Merge::run`].
    pub fn open(&self) -> Result<Vec<PathBuf>, Failure> {
        self.with_tree(|tree, manifest| {
            let (grown, _) = tree.grown(manifest)?;
            Ok(grown.open.iter().map(|name| tree.store.item(name)).collect())
        })
    }

    fn with_tree<T>(
        &self,
        act: impl FnOnce(&Tree<'_>, Record) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        if let Some(folder) = self.folders.iter().find(|f| !f.is_dir()) {
            let folder = folder.display();
            return Err(Failure::bad(format!("--source {folder}: there is no such folder")));
        }
        let store = Store::at(&self.dir);
        let manifest = store.get_manifest()?;
        let (program, asked) = store.get_search(&manifest.search)?.load(&self.folders, None)?;
        let check = asked.check(&program)?;
        let context = check.context()?;
        let search = manifest.search.clone();
        act(&Tree { check: &check, context: &context, store: &store, search }, manifest)
    }
}

/// Results, each with the items that are left of it.
pub(super) struct Tree<'a> {
    pub check: &'a Check<'a>,
    pub context: &'a Context<'a>,
    pub store: &'a Store,
    /// The name of the search.
    pub search: String,
}

/// All that is below a root.
#[derive(Default)]
struct Grown {
    found: Vec<Checkpoint>,
    open: Vec<String>,
    /// Items with which the search has to begin again.
    again: BTreeSet<String>,
    millis: u64,
}

impl Tree<'_> {
    /// What was found so far.
    pub(super) fn report(&self, manifest: Record) -> Result<Report, Failure> {
        let (grown, all) = self.grown(manifest)?;
        let all = match all {
            Some(total) => total,
            None => self.total(grown.found, true)?,
        };
        let findings = all.report;
        let extras = Search {
            matched: matched(self.check, self.context, &findings),
            has_outcomes: self.check.options.outcomes,
            open_items: Some(grown.open.len()),
            ..Search::default()
        };
        let options = self.check.echo(self.context.way);
        let time = Duration::from_millis(grown.millis);
        Ok(Report::of_search(self.context, findings, extras, options, time))
    }

    /// The tree that counts: it has no result with which the search has to begin again, and its
    /// loops go round as often as they have to. If nothing is open, with its sum.
    fn grown(&self, manifest: Record) -> Result<(Grown, Option<Total>), Failure> {
        let mut begun = BTreeSet::new();
        let mut grown = self.below(manifest)?;
        loop {
            let item = if !grown.again.is_empty() {
                self.best(&grown.again)?
            } else if !grown.open.is_empty() {
                return Ok((grown, None));
            } else {
                let total = self.total(std::mem::take(&mut grown.found), false)?;
                let Some(next) = &total.next else { return Ok((grown, Some(total))) };
                self.store.put_item(&self.search, next, &seal(self.check, self.context))?
            };
            if !begun.insert(item.clone()) {
                return Err(Failure::bad(format!("the search begins with item {item} twice")));
            }
            grown = self.from(&item)?;
        }
    }

    /// The item for which most was found; of several the first by name.
    fn best(&self, items: &BTreeSet<String>) -> Result<String, Failure> {
        let mut best: Option<(usize, &String)> = None;
        for item in items {
            let found = self.from(item)?.found.len();
            if best.is_none_or(|(most, _)| found > most) {
                best = Some((found, item));
            }
        }
        let Some((_, item)) = best else { bug!("a search is to begin again, and nobody said so") };
        Ok(item.clone())
    }

    /// An item, and all below it.
    fn from(&self, item: &str) -> Result<Grown, Failure> {
        if let Some(root) = self.store.get_result(item, &self.search)? {
            return self.below(root);
        }
        self.check_open(item)?;
        Ok(Grown { open: vec![item.to_owned()], ..Grown::default() })
    }

    /// A result, and all below it.
    fn below(&self, root: Record) -> Result<Grown, Failure> {
        let mut grown = Grown::default();
        let (mut results, mut known) = (vec![root], BTreeSet::new());
        while let Some(result) = results.pop() {
            grown.millis = grown.millis.saturating_add(result.millis);
            grown.again.extend(result.again);
            if let Some(found) = &result.found {
                grown.found.push(self.found(&result.item, found, grown.found.first())?);
            }
            for item in result.items {
                match self.store.get_result(&item, &self.search)? {
                    Some(result) => results.push(result),
                    None => {
                        self.check_open(&item)?;
                        grown.open.push(item.clone());
                    }
                }
                if let Some(twice) = known.replace(item) {
                    return Err(Failure::bad(format!("item {twice} would be counted twice")));
                }
            }
        }
        grown.open.sort();
        Ok(grown)
    }

    /// What a result has found: with what it begins is the same in all.
    fn found(
        &self,
        item: &str,
        text: &str,
        first: Option<&Checkpoint>,
    ) -> Result<Checkpoint, Failure> {
        let name = format!("the result of item {item}");
        let found = decode(&name, text, &seal(self.check, self.context))?;
        match !found.has_parts() && first.is_none_or(|first| found.is_with(first)) {
            true => Ok(found),
            false => Err(Failure::bad(format!("{name} is of another search"))),
        }
    }

    /// Is there such an item, for somebody to work on?
    fn check_open(&self, item: &str) -> Result<(), Failure> {
        match self.store.get_item(item)?.search == self.search {
            true => Ok(()),
            false => Err(Failure::bad(format!("item {item} is of another search"))),
        }
    }

    fn total(&self, found: Vec<Checkpoint>, is_open: bool) -> Result<Total, Failure> {
        let (check, context) = (self.check, self.context);
        let watch = check.settings.watch();
        let options = graph_options(check, context, &Seen::default(), &watch)?;
        let linked = &context.linked;
        total(&linked.setup, &linked.argv, &options, found, is_open).map_err(Failure::bad)
    }
}
