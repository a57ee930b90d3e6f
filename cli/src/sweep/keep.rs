//! Results in a file, one line each: a sweep that was stopped, or killed, goes on from there.

use super::Found;
use crate::check::Check;
use crate::failure::Failure;
use parking_lot::Mutex;
use rustc_hash::{FxHashMap, FxHasher};
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::hash::Hasher;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The first line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    tresse_sweep: u32,
    version: String,
}

/// A line, after the hash of its text.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    key: String,
    found: Found,
}

/// Version of the form.
const FORM: u32 = 2;

/// Results, and the file to which more are added.
pub(super) struct Kept {
    path: PathBuf,
    known: FxHashMap<String, Found>,
    file: Mutex<Result<File, String>>,
}

/// What a result depends on: the program, how it is called, the machine, and what was asked.
///
/// # Errors
/// The combination is none.
pub(super) fn key(check: &Check<'_>) -> Result<String, Failure> {
    let mut hasher = FxHasher::default();
    let asked: Vec<_> = check.settings.asked.iter().map(|p| p.flag).collect();
    let (time, memory) = (check.settings.timeout, check.settings.host_memory);
    let model = check.settings.model_name();
    // Files are named in replay commands; how they were loaded decides what is refused.
    let (files, loaded) = (check.program.files(), check.program.echo());
    let text = format!("{check:?} {model} {asked:?} {time:?} {memory:?} {files:?} {loaded:?}");
    hasher.write(text.as_bytes());
    if let Some(file) = &check.settings.cat {
        // One that cannot be read is refused later.
        hasher.write(&std::fs::read(file).unwrap_or_default());
    }
    let program = check.program.check(&check.settings.config)?;
    Ok(format!("{program:08x}-{:016x}", hasher.finish()))
}

fn hash(text: &str) -> String {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    format!("{:016x}", hasher.finish())
}

impl Kept {
    /// Reads what is there.
    ///
    /// # Errors
    /// The file is not one of these, or cannot be read or written.
    pub(super) fn open(path: &Path) -> Result<Kept, Failure> {
        let name = path.display();
        let wrong = |what: &str| Failure::bad(format!("{name}: {what}"));
        if path.metadata().is_ok_and(|about| !about.is_file()) {
            return Err(wrong("is no file that results can be kept in"));
        }
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(e) => return Err(wrong(&format!("cannot be read: {e}"))),
        };
        let head = Head { tresse_sweep: FORM, version: env!("CARGO_PKG_VERSION").into() };
        let mut known = FxHashMap::default();
        // A process that was killed may have left a part of a line at the end.
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = whole.lines();
        let first = serde_json::to_string(&head).unwrap_or_default();
        match lines.next().map(serde_json::from_str::<Head>) {
            None if first.starts_with(&text) => {}
            Some(Ok(found)) if found == head => {}
            Some(Ok(found)) => {
                let version = found.version;
                return Err(wrong(&format!("written by another version of tresse, {version}")));
            }
            _ => return Err(wrong("holds no results of a sweep")),
        }
        for line in lines {
            let line = line
                .split_once(' ')
                .filter(|(sum, text)| *sum == hash(text))
                .and_then(|(_, text)| serde_json::from_str::<Line>(text).ok())
                .ok_or_else(|| wrong("a line is not as it was written: delete the file"))?;
            known.insert(line.key, line.found);
        }
        let cannot = |e: std::io::Error| wrong(&format!("cannot be written: {e}"));
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(cannot)?;
        file.set_len(if whole.is_empty() { 0 } else { whole.len() as u64 + 1 }).map_err(cannot)?;
        let kept = Kept { path: path.to_owned(), known, file: Mutex::new(Ok(file)) };
        if whole.is_empty() {
            kept.write(Ok(first));
        }
        Ok(kept)
    }

    /// A result that is known.
    pub(super) fn get(&self, key: &str) -> Option<Found> {
        self.known.get(key).cloned()
    }

    /// Adds a result.
    pub(super) fn put(&self, key: &str, found: &Found) {
        let line = Line { key: key.to_owned(), found: found.clone() };
        self.write(serde_json::to_string(&line).map(|text| format!("{} {text}", hash(&text))));
    }

    /// A line, at once and as a whole.
    fn write(&self, line: Result<String, serde_json::Error>) {
        let mut file = self.file.lock();
        let Ok(open) = &mut *file else { return };
        let line = line.map_err(|e| e.to_string());
        let written =
            line.and_then(|l| open.write_all((l + "\n").as_bytes()).map_err(|e| e.to_string()));
        if let Err(e) = written {
            *file = Err(e);
        }
    }

    /// Was everything written?
    pub(super) fn finish(self) -> Result<(), Failure> {
        let name = self.path.display();
        self.file
            .into_inner()
            .map(drop)
            .map_err(|e| Failure::bad(format!("{name}: cannot be written: {e}")))
    }
}
