//! What was measured of the judges, kept for the next call.

use crate::judges::Judge;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{Error, Result, Write};
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

/// The file, a line for each judge.
const NAME: &str = "measured.jsonl";

/// Measurements by what was measured.
pub(crate) struct Known {
    before: BTreeMap<String, Value>,
    file: Mutex<File>,
}

impl Known {
    /// Those of the last call, if the folder is there.
    pub(crate) fn read(folder: &Path) -> Result<Known> {
        std::fs::create_dir_all(folder)?;
        let path = folder.join(NAME);
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let lines = text.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let before = lines.filter_map(|v| Some((v["stamp"].as_str()?.to_owned(), v))).collect();
        let file = File::options().create(true).append(true).open(path)?;
        Ok(Known { before, file: Mutex::new(file) })
    }

    /// Why a judge does not judge (nothing if it does), its time, and what it reaches.
    pub(crate) fn of(&self, stamp: &str) -> Option<(String, Duration, BTreeSet<u32>)> {
        let known = self.before.get(stamp)?;
        let reaches =
            known["reaches"].as_array()?.iter().filter_map(|n| n.as_u64()?.try_into().ok());
        let time = Duration::from_secs_f64(known["seconds"].as_f64()?);
        Some((known["why"].as_str()?.to_owned(), time, reaches.collect()))
    }

    /// Keeps a measurement.
    pub(crate) fn add(&self, stamp: &str, why: &str, judge: &Judge) -> Result<()> {
        let seconds = judge.time.as_secs_f64();
        let line =
            json!({"stamp": stamp, "why": why, "seconds": seconds, "reaches": judge.reaches});
        let mut file = self.file.lock().map_err(|_| Error::other("a worker panicked"))?;
        writeln!(file, "{line}")
    }
}
