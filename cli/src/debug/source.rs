//! Lines of the source, or of the IR, around where a thread stands.

use crate::program::Program;
use crate::report::plain::plain;
use crate::report::words::spot_at;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use tresse_machine::Machine;
use tresse_machine::program::SiteId;
use tresse_machine::thread::Tid;

/// Lines that are shown before the one where the thread stands, and after it, at most.
const AROUND: usize = 100;

/// A part of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quoted {
    /// The file's name, and what is wrong with it if something is.
    pub title: String,
    /// The lines.
    pub lines: Vec<SourceLine>,
    /// The place among them of the one where the thread stands.
    pub current: Option<usize>,
}

/// A line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SourceLine {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The line.
    pub text: String,
    /// The threads that stand there.
    pub threads: Vec<u32>,
}

type Lines = Arc<Vec<String>>;

/// The files of a program, as they are needed.
pub(super) struct Files<'p> {
    program: &'p Program,
    known: FxHashMap<(bool, String), Option<Lines>>,
}

impl<'p> Files<'p> {
    pub(super) fn new(program: &'p Program) -> Files<'p> {
        Files { program, known: FxHashMap::default() }
    }

    /// The file around where a thread stands. IR is shown where it is asked for, and where there
    /// is no source.
    pub(super) fn around(&mut self, machine: &Machine, thread: Tid, is_ir: bool) -> Quoted {
        let site = |id: Tid| machine.own_site(id);
        // Without debug information the source is the IR.
        let file = |is_ir| place(machine, site(thread), is_ir).map(|(file, _)| file);
        let is_ir = is_ir || file(false) == file(true);
        let Some(mut at) = place(machine, site(thread), is_ir) else {
            return Quoted { title: "nothing runs here".into(), ..Quoted::default() };
        };
        let mut lines = self.lines(&at.0, is_ir);
        let mut is_shown_ir = is_ir;
        let mut title = at.0.clone();
        if lines.is_none() && !is_ir {
            title = format!("{title} is not there (--source DIR)");
            if let Some(ir) = place(machine, site(thread), true) {
                (at, is_shown_ir) = (ir, true);
                lines = self.lines(&at.0, true);
                title = format!("{title}: {}", at.0);
            }
        }
        let Some(lines) = lines else { return Quoted { title, ..Quoted::default() } };
        let others = machine.threads.iter().filter_map(|other| {
            let (file, line) = place(machine, site(other.id), is_shown_ir)?;
            (file == at.0).then_some((line, other.id))
        });
        let others: Vec<(usize, Tid)> = others.collect();
        let first = at.1.saturating_sub(AROUND).max(1);
        let last = lines.len().min(at.1 + AROUND);
        let line = |number: usize| SourceLine {
            number,
            text: plain(&lines[number - 1].replace('\t', "    ")),
            threads: others.iter().filter(|(n, _)| *n == number).map(|(_, t)| *t).collect(),
        };
        let quoted: Vec<SourceLine> = (first..=last).map(line).collect();
        let current = quoted.iter().position(|line| line.number == at.1);
        Quoted { title: plain(&title), lines: quoted, current }
    }

    fn lines(&mut self, file: &str, is_ir: bool) -> Option<Lines> {
        let program = self.program;
        let known = self.known.entry((is_ir, file.to_owned()));
        known
            .or_insert_with(|| {
                let text = match is_ir {
                    true => program.ir_text(file),
                    false => program.sources().text(file),
                };
                text.map(|text| Arc::new(text.lines().map(str::to_owned).collect()))
            })
            .clone()
    }
}

/// File and line of a site.
fn place(machine: &Machine, site: SiteId, is_ir: bool) -> Option<(String, usize)> {
    if is_ir {
        let place = machine.setup.program.describe(site)?;
        return Some((place.ir_file, place.ir_line as usize));
    }
    let spot = spot_at(machine, site).into_iter().next()?;
    Some((spot.file, spot.line as usize))
}

/// Where a thread stands, in a few words.
pub(super) fn words(machine: &Machine, site: SiteId) -> String {
    let Some(spot) = spot_at(machine, site).into_iter().next() else { return String::new() };
    let file = spot.file.rsplit('/').next().unwrap_or(&spot.file);
    format!("{file}:{} {}", spot.line, spot.function)
}
