//! The table: what the cells say together.

use super::{Axis, Bound, Cell, Kind, PROGRAM, Shown, Smallest, SmallestWay};
use crate::report::plain;
use serde_json::{Value, json};
use std::time::Duration;

/// What a sweep has found.
#[derive(Clone, Debug)]
pub struct Table {
    /// The program's files.
    pub files: Vec<String>,
    /// The axes.
    pub axes: Vec<Axis>,
    /// The cells: those of the last axis follow one another.
    pub cells: Vec<Cell>,
    /// The bounds whose smallest values were looked for.
    pub bounds: Vec<String>,
    /// These values.
    pub smallest: Vec<Smallest>,
    /// How long it took.
    pub time: Duration,
}

impl Table {
    /// The exit code of the worst cell: errors are worse than what is refused, that is worse than
    /// what is left open.
    pub fn exit_code(&self) -> u8 {
        self.cells.iter().map(|cell| cell.found.exit_code).max().unwrap_or(0)
    }

    /// The first cell that could be looked at: with one program, the others are compared with it.
    pub fn base(&self) -> usize {
        let is_seen = |cell: &Cell| !matches!(cell.found.kind, Kind::Refused | Kind::Never);
        self.cells.iter().position(is_seen).unwrap_or(0)
    }

    /// The cell that this one is compared with: the first of the same program that could be looked
    /// at.
    pub fn base_of(&self, number: usize) -> usize {
        let is_seen =
            |other: &usize| !matches!(self.cells[*other].found.kind, Kind::Refused | Kind::Never);
        let mut alike = self.of_program(self.program(number));
        let first = alike.next().unwrap_or(0);
        std::iter::once(first).chain(alike).find(is_seen).unwrap_or(first)
    }

    /// The place of the axis of programs, and how many cells follow one another that have the same.
    fn programs(&self) -> Option<(usize, usize)> {
        let place = self.axes.iter().position(|axis| axis.name == PROGRAM)?;
        let run = self.axes[place + 1..].iter().map(|axis| axis.values.len()).product();
        Some((self.axes[place].values.len(), run))
    }

    /// The number of a cell's program.
    fn program(&self, number: usize) -> usize {
        self.programs().map_or(0, |(all, run)| number / run % all)
    }

    /// The cells of a program.
    fn of_program(&self, program: usize) -> impl Iterator<Item = usize> + use<> {
        let (all, run) = self.programs().unwrap_or((1, self.cells.len()));
        let starts =
            (0..self.cells.len() / (all * run).max(1)).map(move |n| (n * all + program) * run);
        starts.flat_map(move |start| start..start + run)
    }

    /// The program's files in words.
    pub(super) fn named(&self) -> String {
        let files = self.files.join(", ");
        match self.programs() {
            None => files,
            Some((all, _)) if files.is_empty() => format!("{all} programs"),
            Some((all, _)) => format!("{all} programs with {files}"),
        }
    }

    /// Are there several programs?
    pub(super) fn has_programs(&self) -> bool {
        self.programs().is_some()
    }

    /// Does a cell say something else than the one that it is compared with?
    pub fn differs(&self, number: usize) -> bool {
        !self.cells[number].found.says_the_same(&self.cells[self.base_of(number)].found)
    }

    /// The numbers of the cells as they are shown, program by program: the base, those that differ,
    /// the others.
    pub fn order(&self) -> Vec<usize> {
        let mut order = Vec::new();
        for program in 0..self.programs().map_or(1, |(all, _)| all) {
            let Some(base) = self.of_program(program).next().map(|n| self.base_of(n)) else {
                continue;
            };
            let others = self.of_program(program).filter(|number| *number != base);
            let (differ, same): (Vec<usize>, Vec<usize>) =
                others.partition(|number| self.differs(*number));
            order.extend(std::iter::once(base).chain(differ).chain(same));
        }
        order
    }

    /// Outcomes of a cell that the base has not. Of a base that was not visited as a whole nobody
    /// knows.
    pub fn added(&self, number: usize) -> impl Iterator<Item = &Shown> {
        let (base, cell) = (&self.cells[self.base_of(number)].found, &self.cells[number].found);
        cell.outcomes_not_in(base).filter(|_| base.is_whole())
    }

    /// Outcomes of the base that a cell has not, if it was visited as a whole.
    pub fn lost(&self, number: usize) -> impl Iterator<Item = &Shown> {
        let (base, cell) = (&self.cells[self.base_of(number)].found, &self.cells[number].found);
        base.outcomes_not_in(cell).filter(|_| cell.is_whole())
    }

    /// How the outcomes of a cell differ from those of the base, in a few signs: a question mark
    /// stands where one of the two was not visited as a whole.
    pub fn difference(&self, number: usize) -> String {
        let (first, cell) = (&self.cells[self.base_of(number)].found, &self.cells[number].found);
        if !matches!(cell.kind, Kind::Right | Kind::Wrong | Kind::Open) {
            return String::new();
        }
        let (added, lost) = (self.added(number).count(), self.lost(number).count());
        let mut signs = Vec::new();
        if added > 0 {
            signs.push(format!("+{added}"));
        }
        if lost > 0 {
            signs.push(format!("-{lost}"));
        }
        if !(first.is_whole() && cell.is_whole()) {
            signs.push("?".into());
        }
        signs.join(" ")
    }

    /// All of it, for programs.
    pub fn json(&self) -> String {
        let cell = |number: usize| {
            let cell = &self.cells[number];
            let texts = |shown: Vec<&Shown>| -> Vec<String> {
                shown.iter().map(|shown| shown.text.clone()).collect()
            };
            json!({
                "values": cell.values,
                "model": cell.model,
                "base": self.base_of(number),
                "differs": self.differs(number),
                "added": texts(self.added(number).collect()),
                "lost": texts(self.lost(number).collect()),
                "found": cell.found,
            })
        };
        let smallest = |one: &Smallest| {
            json!({
                "values": self.cells[one.point].values,
                "bound": self.bounds[one.bound],
                "value": one.value,
                "how": how(one.way),
            })
        };
        let right = self.right().into_iter().map(|right| {
            json!({
                "values": right.values,
                "right": right.right,
                "wrong": right.wrong,
                "open": right.open,
                "weakest": right.weakest,
            })
        });
        let axis = |axis: &Axis| json!({"name": axis.name, "values": axis.values});
        plain::json(&json!({
            "schema": crate::SCHEMA,
            "tool": {"name": "tresse", "version": env!("CARGO_PKG_VERSION")},
            "files": self.files,
            "base": self.base(),
            "axes": self.axes.iter().map(axis).collect::<Vec<_>>(),
            "cells": (0..self.cells.len()).map(cell).collect::<Vec<_>>(),
            "models": right.collect::<Vec<Value>>(),
            "smallest": self.smallest.iter().map(smallest).collect::<Vec<_>>(),
            "exit_code": self.exit_code(),
            "time_seconds": self.time.as_secs_f64(),
        }))
    }

    /// One line for each cell, for spreadsheets (RFC 4180).
    pub fn csv(&self) -> String {
        let names = self.axes.iter().map(|axis| axis.name.clone());
        let head = [
            "verdict",
            "exit_code",
            "codes",
            "complete",
            "blocked",
            "outcomes",
            "added",
            "lost",
            "differs",
            "stacks",
            "heap",
            "heap_is_exact",
            "engine",
            "seconds",
            "message",
            "replay",
        ];
        let mut out = row(names.chain(head.map(str::to_owned)));
        for (number, cell) in self.cells.iter().enumerate() {
            let found = &cell.found;
            let codes: Vec<&str> = found.codes.iter().map(|code| &code[..]).collect();
            let memory = found.memory.as_ref();
            let heap = memory.and_then(|memory| memory.heap.as_ref());
            let fields = [
                found.verdict.clone(),
                found.exit_code.to_string(),
                codes.join(" "),
                found.complete.to_string(),
                found.blocked.to_string(),
                found.outcomes.len().to_string(),
                self.added(number).count().to_string(),
                self.lost(number).count().to_string(),
                self.differs(number).to_string(),
                memory.map_or_else(String::new, |m| numbers(&m.stacks)),
                heap.map_or_else(String::new, |heap| heap.bytes.to_string()),
                heap.map_or_else(String::new, |heap| heap.is_exact.to_string()),
                found.engine.clone(),
                format!("{:.3}", found.seconds),
                found.message.clone().unwrap_or_default(),
                found.replay.clone().unwrap_or_default(),
            ];
            out += &row(cell.values.iter().cloned().chain(fields));
        }
        out
    }
}

/// In a word or two.
pub(super) fn how(way: SmallestWay) -> &'static str {
    match way {
        SmallestWay::Bisection => "bisection",
        SmallestWay::NotMonotone => "not monotone",
        SmallestWay::AtMost => "at most",
        SmallestWay::Beyond => "beyond",
        SmallestWay::Open => "open",
    }
}

/// The smallest value in words.
pub(super) fn smallest(name: &str, one: &Smallest) -> String {
    match (one.value.map(|value| Bound::show(name, value)), one.way) {
        (Some(value), SmallestWay::Bisection) => format!("{value} (bisection)"),
        (Some(value), SmallestWay::NotMonotone) => {
            format!("{value} (not monotone: some smaller value does as well)")
        }
        (Some(value), _) => format!("at most {value}"),
        (None, SmallestWay::Beyond) => {
            "the greatest value is not enough: the cell says something else".into()
        }
        (None, _) => "open: the cell was not visited as a whole".into(),
    }
}

/// Separated by spaces.
fn numbers(all: &[u64]) -> String {
    all.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

fn row(fields: impl Iterator<Item = String>) -> String {
    let quoted = |field: String| match field.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field,
    };
    fields.map(quoted).collect::<Vec<_>>().join(",") + "\r\n"
}
