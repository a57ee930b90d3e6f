//! The folder of a search that is divided. Every file is a line of JSON, and a line that is a sum
//! over the first: with a changed byte somewhere it is refused.

use super::search::{Kept, Seal};
use crate::failure::Failure;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tresse_explore::graph::Checkpoint;

/// What the manifest is called, as an item: all of the search.
pub(super) const MANIFEST: &str = "manifest";

const ITEM: &str = "tresse-item/1";
const RESULT: &str = "tresse-result/1";

/// What is left to do.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Item {
    form: String,
    /// The name of the search.
    pub search: String,
    /// A checkpoint, with nothing done.
    pub share: String,
}

/// What has become of an item.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    form: String,
    /// The name of the search.
    pub search: String,
    /// The name of the item.
    pub item: String,
    /// What was found: a checkpoint, with nothing left to do.
    pub found: Option<String>,
    /// What was left of it.
    pub items: Vec<String>,
    /// In the place of both: the search has to begin again, with this item.
    pub again: Option<String>,
    /// How long it took.
    pub millis: u64,
}

impl Record {
    /// That of an item, with nothing in it so far.
    pub(super) fn of(search: &str, item: &str) -> Record {
        Record {
            form: RESULT.into(),
            search: search.to_owned(),
            item: item.to_owned(),
            found: None,
            items: Vec::new(),
            again: None,
            millis: 0,
        }
    }
}

/// The folder.
pub(super) struct Store {
    dir: PathBuf,
}

impl Store {
    pub(super) fn at(dir: &Path) -> Store {
        Store { dir: dir.to_owned() }
    }

    /// The folder that an item is in, and the item's name.
    pub(super) fn of_item(file: &Path) -> Result<(Store, String), Failure> {
        let name = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let name = name.filter(|name| is_name(name));
        let is_there = file.parent().is_some_and(|folder| folder.ends_with("items"));
        let dir =
            file.parent().and_then(Path::parent).map(|dir| match dir.as_os_str().is_empty() {
                true => Path::new("."),
                false => dir,
            });
        match (name, dir) {
            (Some(name), Some(dir)) if is_there => Ok((Store::at(dir), name)),
            _ => Err(Failure::bad(format!(
                "{}: expected an item: DIR/items/NAME.json, in the folder DIR of `tresse check \
                 --shards N --out DIR`",
                file.display()
            ))),
        }
    }

    /// May a search be divided into this folder?
    pub(super) fn check_new(&self) -> Result<(), Failure> {
        let dir = self.dir.display();
        let parent = self.dir.parent().filter(|p| !p.as_os_str().is_empty());
        if !parent.unwrap_or(Path::new(".")).is_dir() {
            return Err(Failure::bad(format!(
                "--out {dir}: there is no such folder to make it in"
            )));
        }
        match self.manifest().exists() {
            true => Err(Failure::bad(format!(
                "--out {dir}: a search was divided into this folder already"
            ))),
            false => Ok(()),
        }
    }

    /// Makes the folder.
    pub(super) fn make(&self) -> Result<(), Failure> {
        for dir in [self.dir.clone(), self.dir.join("items"), self.dir.join("results")] {
            match fs::create_dir(&dir) {
                Err(e) if e.kind() != ErrorKind::AlreadyExists => return Err(unwritten(&dir, &e)),
                _ => {}
            }
        }
        Ok(())
    }

    fn manifest(&self) -> PathBuf {
        self.dir.join("manifest.json")
    }

    fn search(&self, name: &str) -> PathBuf {
        self.dir.join(format!("search-{name}.json"))
    }

    /// The file of an item.
    pub(super) fn item(&self, name: &str) -> PathBuf {
        self.dir.join("items").join(format!("{name}.json"))
    }

    fn result(&self, item: &str) -> PathBuf {
        self.dir.join("results").join(format!("{item}.json"))
    }

    /// Writes a search; its name.
    pub(super) fn put_search(&self, search: &Kept) -> Result<String, Failure> {
        self.put(search, |name| self.search(name))
    }

    /// Writes an item; its name.
    pub(super) fn put_item(
        &self,
        search: &str,
        share: &Checkpoint,
        seal: &Seal,
    ) -> Result<String, Failure> {
        let share = share.encode(seal.0, &seal.1);
        let item = Item { form: ITEM.into(), search: search.to_owned(), share };
        self.put(&item, |name| self.item(name))
    }

    /// Writes what is named by its content, unless it is there.
    fn put<T: Serialize>(
        &self,
        what: &T,
        path: impl Fn(&str) -> PathBuf,
    ) -> Result<String, Failure> {
        let text = sealed(what)?;
        let name = name_of(&text).to_owned();
        let path = path(&name);
        if fs::read_to_string(&path).is_ok_and(|known| known == text) {
            return Ok(name);
        }
        write(&path, &text)?;
        Ok(name)
    }

    /// Writes the manifest: the last thing that is written.
    pub(super) fn put_manifest(&self, record: &Record) -> Result<(), Failure> {
        write(&self.manifest(), &sealed(record)?)
    }

    /// Writes a result, once the items are there that it names.
    pub(super) fn put_result(&self, record: &Record) -> Result<(), Failure> {
        // Their names are to be on the disk first. Not every host can be asked for that.
        let _ = fs::File::open(self.dir.join("items")).and_then(|items| items.sync_all());
        write(&self.result(&record.item), &sealed(record)?)
    }

    /// The manifest.
    pub(super) fn get_manifest(&self) -> Result<Record, Failure> {
        let path = self.manifest();
        match self.record(&path, MANIFEST, None)? {
            Some(record) => Ok(record),
            None => Err(Failure::bad(format!(
                "{}: there is no manifest here: `tresse check --shards N --out DIR` writes one",
                self.dir.display()
            ))),
        }
    }

    /// The result of an item of a search, if there is one.
    pub(super) fn get_result(&self, item: &str, search: &str) -> Result<Option<Record>, Failure> {
        self.record(&self.result(item), item, Some(search))
    }

    fn record(
        &self,
        path: &Path,
        item: &str,
        search: Option<&str>,
    ) -> Result<Option<Record>, Failure> {
        let Some((line, _)) = read(path)? else { return Ok(None) };
        let record: Record = parse(path, &line, "result")?;
        let names = record.items.iter().chain(&record.again).chain([&record.search]);
        let is_whole = record.found.is_some() != record.again.is_some();
        if record.form != RESULT || !is_whole || names.into_iter().any(|name| !is_name(name)) {
            return Err(damaged(path, "it is no result"));
        }
        if record.item != item || search.is_some_and(|search| record.search != search) {
            return Err(Failure::bad(format!(
                "{}: this is the result of another item, or of another search",
                path.display()
            )));
        }
        Ok(Some(record))
    }

    /// An item.
    pub(super) fn get_item(&self, name: &str) -> Result<Item, Failure> {
        let path = self.item(name);
        let line = read_named(&path, name)?;
        let item: Item = parse(&path, &line, "item")?;
        match item.form == ITEM && is_name(&item.search) {
            true => Ok(item),
            false => Err(damaged(&path, "it is no item")),
        }
    }

    /// A search.
    pub(super) fn get_search(&self, name: &str) -> Result<Kept, Failure> {
        let path = self.search(name);
        let line = read_named(&path, name)?;
        Kept::read(&path.display().to_string(), &line)
    }
}

/// Whole milliseconds.
pub(super) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// A sum as a name: names come from files, and lead to no other folder.
fn is_name(name: &str) -> bool {
    name.len() == 32 && name.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

/// The text of a file.
fn sealed<T: Serialize>(what: &T) -> Result<String, Failure> {
    let line = serde_json::to_string(what).map_err(|e| Failure::internal(&e.to_string()))?;
    Ok(Checkpoint::with_sum(&line))
}

/// The second line: the sum.
fn name_of(text: &str) -> &str {
    text.lines().nth(1).unwrap_or_default()
}

/// The first line of a file and the sum over it, if there is such a file.
fn read(path: &Path) -> Result<Option<(String, String)>, Failure> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(e) if e.kind() == ErrorKind::NotFound => return Ok(None),
        Err(e) => return Err(Failure::bad(format!("cannot read {}: {e}", path.display()))),
    };
    let Some(line) = Checkpoint::without_sum(&text) else {
        return Err(damaged(path, "its second line is not the sum of its first"));
    };
    Ok(Some((line.to_owned(), name_of(&text).to_owned())))
}

/// The first line of a file that is named by its content.
fn read_named(path: &Path, name: &str) -> Result<String, Failure> {
    match read(path)? {
        Some((line, sum)) if sum == name => Ok(line),
        Some(_) => Err(damaged(path, "its name is not the sum over it")),
        None => Err(Failure::bad(format!("{}: there is no such file", path.display()))),
    }
}

fn parse<T: DeserializeOwned>(path: &Path, line: &str, what: &str) -> Result<T, Failure> {
    serde_json::from_str(line).map_err(|e| damaged(path, &format!("this is no {what}: {e}")))
}

fn damaged(path: &Path, why: &str) -> Failure {
    Failure::bad(format!("{}: this file is damaged: {why}", path.display()))
}

fn unwritten(path: &Path, e: &io::Error) -> Failure {
    Failure::bad(format!("cannot write {}: {e}", path.display()))
}

/// All of it or nothing, and on the disk before it has its name. Other computers may write the same
/// file at the same time: each has a name of its own for what is not whole.
fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let by_chance = RandomState::new().build_hasher().finish();
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.{by_chance:016x}.new", std::process::id()));
    let new = path.with_file_name(name);
    let written = fs::File::create_new(&new)
        .and_then(|mut file| file.write_all(text.as_bytes()).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&new, path));
    written.map_err(|e| {
        let _ = fs::remove_file(&new);
        unwritten(path, &e)
    })
}
