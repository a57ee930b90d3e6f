//! The table for people, and for `--expect`: nothing in it depends on the host or the time.

use super::table::smallest;
use super::{Cell, Found, Kind, Right, Shown, Table};
use crate::report::plain::Page;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::hash::Hash;

/// So many outcomes of a cell are listed.
const LISTED: usize = 5;

impl Table {
    /// The table, what differs, and what all cells say together. `outcomes`: which cell has which
    /// outcome as well.
    pub fn text(&self, outcomes: bool) -> String {
        let mut out = Page::default();
        self.head(&mut out);
        self.rows(&mut out);
        self.details(&mut out);
        if outcomes {
            self.outcomes(&mut out);
        }
        self.warnings(&mut out);
        let (models, smallest) = (self.right(), !self.smallest.is_empty());
        if !models.is_empty() || smallest {
            out.line("");
        }
        self.models(&mut out, &models);
        self.smallest_values(&mut out);
        out.into()
    }

    fn head(&self, out: &mut Page) {
        let differ = (0..self.cells.len()).filter(|number| self.differs(*number)).count();
        let axes: Vec<&str> = self.axes.iter().map(|axis| &axis.name[..]).collect();
        let files = self.named();
        let cells = match self.cells.len() {
            1 => "1 cell".to_owned(),
            n => format!(
                "{n} cells ({}), {differ} differ from {}",
                axes.join(" x "),
                match self.has_programs() {
                    true => "the first of their program".into(),
                    false => name(&self.cells[self.base()]),
                }
            ),
        };
        out.line(format!("sweep of {files}: {cells}"));
        out.line("");
    }

    fn rows(&self, out: &mut Page) {
        let names = self.axes.iter().map(|axis| axis.name.clone());
        let head =
            ["verdict", "executions", "outcomes", "stacks used", "heap used"].map(str::to_owned);
        let mut rows: Vec<Vec<String>> = vec![names.chain(head).collect()];
        for number in self.order() {
            let cell = &self.cells[number];
            let [stacks, heap] = memory(&cell.found);
            let shown =
                [verdict(&cell.found), executions(&cell.found), self.shown(number), stacks, heap];
            rows.push(cell.values.iter().cloned().chain(shown).collect());
        }
        let marks = std::iter::once(' ')
            .chain(self.order().into_iter().map(|n| if self.differs(n) { '*' } else { ' ' }));
        columns(out, &rows, marks);
    }

    /// The outcomes of a cell: how many, and how they differ from those of the first.
    fn shown(&self, number: usize) -> String {
        let found = &self.cells[number].found;
        if !matches!(found.kind, Kind::Right | Kind::Wrong | Kind::Open) {
            return "-".into();
        }
        let difference = self.difference(number);
        match difference.is_empty() {
            true => found.outcomes.len().to_string(),
            false => format!("{} ({difference})", found.outcomes.len()),
        }
    }

    /// What is wrong in the first cell, and what differs in others: once for those that say the
    /// same.
    fn details(&self, out: &mut Page) {
        let is_told = |number: &usize| *number == self.base_of(*number) || self.differs(*number);
        let told = self.order().into_iter().filter(is_told).map(|number| {
            let found = &self.cells[number].found;
            ((found.says(), &found.cuts, &found.message), number)
        });
        for (_, group) in grouped_by(told) {
            let lines = self.group(&group);
            if !lines.is_empty() {
                out.line("");
                out.line(format!("{}:", self.labels(&group)));
                lines.into_iter().for_each(|line| out.line(format!("  {line}")));
            }
        }
    }

    /// The names of cells that say the same.
    fn labels(&self, group: &[usize]) -> String {
        let labels: Vec<String> =
            group.iter().take(3).map(|number| name(&self.cells[*number])).collect();
        match group.len() - labels.len() {
            0 => labels.join("; "),
            more => format!("{}; and {more} more", labels.join("; ")),
        }
    }

    /// What cells say that say the same, with the way to it in each.
    fn group(&self, group: &[usize]) -> Vec<String> {
        let (cell, mut lines) = (&self.cells[group[0]], Vec::new());
        lines.extend(cell.found.message.clone());
        let replays = group.iter().filter_map(|number| self.cells[*number].found.replay.as_ref());
        lines.extend(replays.map(|replay| format!("  {replay}")));
        for shown in self.added(group[0]).take(LISTED) {
            lines.push(format!("new: {}", shown.text));
            lines.extend(shown.replay.iter().map(|replay| format!("  {replay}")));
        }
        let gone = self.lost(group[0]).take(LISTED);
        lines.extend(gone.map(|shown| format!("gone: {}", shown.text)));
        let [new, gone] = [self.added(group[0]).count(), self.lost(group[0]).count()]
            .map(|all| all.saturating_sub(LISTED));
        if new + gone > 0 {
            lines.push(format!("and {new} new, {gone} gone, which --format json lists"));
        }
        lines.extend(cell.found.cuts.iter().map(|cut| format!("cut short: {cut}")));
        lines
    }

    /// Each warning once.
    fn warnings(&self, out: &mut Page) {
        let all: BTreeSet<&String> = self.cells.iter().flat_map(|c| &c.found.warnings).collect();
        for (i, warning) in all.into_iter().enumerate() {
            if i == 0 {
                out.line("");
            }
            let has_it = |cell: &&Cell| cell.found.warnings.contains(warning);
            let cells = match self.cells.iter().filter(has_it).count() {
                1 => "1 cell".to_owned(),
                n => format!("{n} cells"),
            };
            out.line(format!("warning ({cells}): {warning}"));
        }
    }

    /// Which cell has which outcome, and in how many executions.
    fn outcomes(&self, out: &mut Page) {
        let texts: BTreeSet<&str> = self
            .cells
            .iter()
            .flat_map(|c| &c.found.outcomes)
            .map(|shown| &shown.text[..])
            .collect();
        let head = self.cells.iter().map(Cell::label);
        let mut rows = vec![std::iter::once("outcome".to_owned()).chain(head).collect()];
        for text in texts {
            let count = |cell: &Cell| {
                let is_it = |shown: &&Shown| shown.text == text;
                let found = cell.found.outcomes.iter().find(is_it);
                found.map_or_else(|| "-".into(), |shown| shown.count.to_string())
            };
            let counts = self.cells.iter().map(count);
            rows.push(std::iter::once(text.to_owned()).chain(counts).collect::<Vec<String>>());
        }
        out.line("");
        columns(out, &rows, std::iter::repeat(' '));
    }

    /// Under which models it is right: once for all combinations that say the same.
    fn models(&self, out: &mut Page, all: &[Right]) {
        let said: Vec<_> = all.iter().map(|right| (&right.values[..], models(right))).collect();
        grouped(out, "models", &said);
    }

    fn smallest_values(&self, out: &mut Page) {
        for (number, bound) in self.bounds.iter().enumerate() {
            let here = self.smallest.iter().filter(|one| one.bound == number);
            let said: Vec<_> =
                here.map(|one| (&self.cells[one.point].values[..], smallest(bound, one))).collect();
            grouped(out, &format!("smallest {bound}"), &said);
        }
    }
}

/// Says each text once, with the combinations that it holds for.
fn grouped(out: &mut Page, what: &str, said: &[(&[String], String)]) {
    let all: Vec<&[String]> = said.iter().map(|(values, _)| *values).collect();
    let all = distinct(&all);
    for (text, group) in grouped_by(said.iter().map(|(values, text)| (text, *values))) {
        let who = combinations(&group, &all);
        let who = if who.is_empty() { who } else { format!(" ({who})") };
        out.line(format!("{what}{who}: {text}"));
    }
}

/// What has the same key, in the order in which the keys come.
fn grouped_by<K: Clone + Eq + Hash, V>(all: impl Iterator<Item = (K, V)>) -> Vec<(K, Vec<V>)> {
    let (mut groups, mut places) = (Vec::<(K, Vec<V>)>::new(), FxHashMap::default());
    for (key, value) in all {
        let place = *places.entry(key.clone()).or_insert(groups.len());
        if place == groups.len() {
            groups.push((key, Vec::new()));
        }
        groups[place].1.push(value);
    }
    groups
}

/// The values of each axis.
fn distinct(combinations: &[&[String]]) -> Vec<Vec<String>> {
    let axes = combinations.first().map_or(0, |values| values.len());
    let of_axis = |axis: usize| {
        let values = combinations.iter().map(|values| (values[axis].clone(), ()));
        grouped_by(values).into_iter().map(|(value, _)| value).collect()
    };
    (0..axes).map(of_axis).collect()
}

/// Combinations in words: if they are all that can be made of some values of each axis, these, but
/// for axes of which there are all; else the first of them. `all`: the values of each axis.
fn combinations(group: &[&[String]], all: &[Vec<String>]) -> String {
    let values = distinct(group);
    if values.iter().map(Vec::len).product::<usize>() == group.len() {
        let some = values.iter().zip(all).filter(|(some, all)| some != all);
        return some.map(|(some, _)| some.join(", ")).collect::<Vec<_>>().join("; ");
    }
    let first: Vec<String> = group.iter().take(3).map(|values| values.join(", ")).collect();
    match group.len() - first.len() {
        0 => first.join("; "),
        more => format!("{}; and {more} more", first.join("; ")),
    }
}

fn models(right: &Right) -> String {
    let parts = [
        ("right under", &right.right),
        ("wrong under", &right.wrong),
        ("open under", &right.open),
        ("weakest under which it is right:", &right.weakest),
    ];
    let listed = parts.iter().filter(|(_, list)| !list.is_empty());
    listed.map(|(what, list)| format!("{what} {}", list.join(", "))).collect::<Vec<_>>().join("; ")
}

fn verdict(found: &Found) -> String {
    let codes: Vec<&str> = found.codes.iter().map(|code| &code[..]).collect();
    match codes.is_empty() {
        true => found.verdict.clone(),
        false => format!("{} {}", found.verdict, codes.join(" ")),
    }
}

fn executions(found: &Found) -> String {
    match (found.kind, found.blocked) {
        (Kind::Refused | Kind::Never, _) => "-".into(),
        (_, 0) => found.complete.to_string(),
        (_, blocked) => format!("{} + {blocked} blocked", found.complete),
    }
}

/// So many threads are shown each.
const THREADS: usize = 5;

/// What threads have needed of their stacks, one after the other, and all of the heap. A question
/// mark stands where not all was visited.
pub(super) fn memory(found: &Found) -> [String; 2] {
    let none = || "-".to_owned();
    let mark = if found.is_whole() { "" } else { " ?" };
    let Some(memory) = &found.memory else { return [none(), none()] };
    let stacks: Vec<String> = memory.stacks.iter().map(u64::to_string).collect();
    let stacks = match (stacks.len(), memory.stacks.iter().max()) {
        (n, Some(most)) if n > THREADS => format!("{most} at most, of {n}{mark}"),
        _ => stacks.join(" ") + mark,
    };
    let heap = memory.heap.as_ref().map(|heap| match heap.is_exact {
        true => format!("{}{mark}", heap.bytes),
        false => format!("<= {}{mark}", heap.bytes),
    });
    [stacks, heap.unwrap_or_else(none)]
}

fn name(cell: &Cell) -> String {
    match cell.values.is_empty() {
        true => "the only cell".into(),
        false => cell.label(),
    }
}

/// Rows with their fields one below the other, and a mark before each.
fn columns(out: &mut Page, rows: &[Vec<String>], marks: impl Iterator<Item = char>) {
    let widths: Vec<usize> = (0..rows.first().map_or(0, Vec::len))
        .map(|i| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0))
        .collect();
    for (row, mark) in rows.iter().zip(marks) {
        let fields = row.iter().zip(&widths).map(|(field, width)| {
            let gap = width - field.chars().count();
            format!("{field}{}", " ".repeat(gap))
        });
        let line = format!("{mark} {}", fields.collect::<Vec<_>>().join("  "));
        out.line(line.trim_end());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two axes of three values each; what is said depends on the sum.
    #[test]
    fn combinations_are_told_shortly() {
        let values = ["0", "1", "2"];
        let all: Vec<Vec<String>> = values
            .iter()
            .flat_map(|a| values.iter().map(|b| vec![(*a).to_owned(), (*b).to_owned()]))
            .collect();
        let all: Vec<&[String]> = all.iter().map(Vec::as_slice).collect();
        let told = |is_in: &dyn Fn(&str, &str) -> bool| {
            let group: Vec<&[String]> =
                all.iter().copied().filter(|v| is_in(&v[0], &v[1])).collect();
            combinations(&group, &distinct(&all))
        };
        assert_eq!(told(&|_, _| true), "");
        assert_eq!(told(&|a, _| a != "1"), "0, 2");
        assert_eq!(told(&|a, b| a != "1" && b == "2"), "0, 2; 2");
        assert_eq!(told(&|a, b| a == b), "0, 0; 1, 1; 2, 2");
        assert_eq!(told(&|a, b| a != "0" || b == "1"), "0, 1; 1, 0; 1, 1; and 4 more");
    }
}
