//! A folder that keeps what a fuzzer has learned: runs that saw something new, and runs that
//! failed, as replay strings.
//!
//! There is one file, `corpus.txt`. Its first line says what it is of. Lines are only ever added:
//! `keep STRING`, `fail RUN STRING`, and after each round `done RUNS`. What comes after the last
//! `done` belongs to a round that was not finished, and is passed over; so is half a line.

use crate::failure::Failure;
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use tresse_explore::{Schedule, Witness};

const FILE: &str = "corpus.txt";
const HEAD: &str = "tresse fuzz 1";

/// An open corpus.
pub(super) struct Corpus {
    path: PathBuf,
    file: File,
    check: u32,
    /// How many runs there were.
    pub done: u64,
    /// What was kept.
    pub schedules: Vec<Schedule>,
    /// Lines of the round.
    lines: String,
    failed: Option<String>,
}

impl Corpus {
    /// The corpus in a folder, which is made if it is not there.
    ///
    /// # Errors
    /// It is of another program, or cannot be read or written.
    pub(super) fn open(folder: &Path, check: u32) -> Result<Corpus, Failure> {
        let path = folder.join(FILE);
        let bad = |what: &str, e: std::io::Error| {
            Failure::bad(format!("cannot {what} {}: {e}", path.display()))
        };
        fs::create_dir_all(folder).map_err(|e| bad("make", e))?;
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(e) if e.kind() == ErrorKind::NotFound => String::new(),
            Err(e) => return Err(bad("read", e)),
        };
        let (done, whole) = finished(&text);
        let schedules = read(&text, whole, check).map_err(|why| {
            Failure::bad(format!(
                "{}: {why}. Give --corpus another folder, or remove this one",
                path.display()
            ))
        })?;
        // What is not whole goes away before more is added.
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let file = file.map_err(|e| bad("write", e))?;
        file.set_len(whole as u64).map_err(|e| bad("write", e))?;
        let lines = if whole == 0 { head(check) } else { String::new() };
        Ok(Corpus { path, file, check, done, schedules, lines, failed: None })
    }

    /// A run had something new.
    pub(super) fn keep(&mut self, schedule: &Schedule) {
        let string = Witness::from(schedule.clone()).encode(self.check);
        self.lines += &format!("keep {string}\n");
    }

    /// A run failed.
    pub(super) fn fail(&mut self, number: u64, schedule: &Schedule) {
        let string = Witness::from(schedule.clone()).encode(self.check);
        self.lines += &format!("fail {number} {string}\n");
    }

    /// A round is over: so many runs were done.
    pub(super) fn went_on(&mut self, done: u64) {
        self.lines += &format!("done {done}\n");
        if let Err(e) = self.file.write_all(self.lines.as_bytes()) {
            self.failed.get_or_insert_with(|| e.to_string());
        }
        self.lines.clear();
    }

    /// # Errors
    /// Something could not be written.
    pub(super) fn close(self) -> Result<(), Failure> {
        let sync = self.file.sync_all().err().map(|e| e.to_string());
        match self.failed.or(sync) {
            Some(why) => Err(Failure::bad(format!("cannot write {}: {why}", self.path.display()))),
            None => Ok(()),
        }
    }
}

/// How many runs were done, and how many bytes are of rounds that were finished.
fn finished(text: &str) -> (u64, usize) {
    let mut at = 0;
    let mut found = (0, 0);
    for line in text.split_inclusive('\n') {
        at += line.len();
        let done = line.strip_prefix("done ").and_then(|n| n.strip_suffix('\n'));
        if let Some(done) = done.and_then(|n| n.parse().ok()) {
            found = (done, at);
        }
    }
    found
}

/// The first line: what the corpus is of.
fn head(check: u32) -> String {
    format!("{HEAD} {check:08x}\n")
}

/// The schedules that were kept, in what is whole of a text.
fn read(text: &str, whole: usize, check: u32) -> Result<Vec<Schedule>, String> {
    let head = head(check);
    // What was stopped before its first line was written is none yet.
    if !text.starts_with(&head) && !head.starts_with(text) {
        return Err(match text.starts_with(HEAD) {
            true => "it is of another program, or was made with other flags".into(),
            false => format!("it is no corpus, which begins with `{HEAD}`"),
        });
    }
    let kept = text[..whole].lines().filter_map(|line| line.strip_prefix("keep "));
    kept.map(|string| match Witness::decode(string, check) {
        Ok(Witness::Schedule(schedule)) => Ok(schedule),
        Ok(Witness::Graph(_)) => Err("a graph is no run".into()),
        Err(why) => Err(why.to_string()),
    })
    .collect()
}
