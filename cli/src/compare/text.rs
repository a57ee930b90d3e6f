//! A comparison for people, for programs, and as pictures.

use super::{Comparison, Only, Seen, Side, Why, distinct};
use crate::report::dot::forbidden_dot;
use crate::report::graph::{self, event_text, id, place, reference};
use crate::report::picture::forbidden_picture;
use crate::report::plain;
use crate::report::plain::Page;
use crate::report::{ExecutionGraph, ReplayHint};
use serde_json::{Value, json};
use tresse_memmodels::graph::{Edge, EventId, Forbidden};

/// Of so many outcomes and errors of a side the graph is printed, if it has at most so many events.
const SHOWN: usize = 10;
const EVENTS: usize = 60;

impl Comparison {
    /// What the two have of each other, with graphs.
    pub fn text(&self) -> String {
        let mut out = Page::default();
        let [first, second] = [0, 1].map(|side| self.label(side));
        out.line(format!("compare {}: {first} with {second}", self.files.join(", ")));
        out.line("");
        (0..2).for_each(|side| self.summary(&mut out, side));
        for (number, side) in self.sides.iter().enumerate() {
            for (i, only) in side.only.iter().enumerate() {
                out.line("");
                out.line(format!("{}: {}", self.of_side(number), only.title()));
                self.only(&mut out, number, only, i < SHOWN);
            }
        }
        out.into()
    }

    /// What can be said of something that was seen on one side: on the other one it may be where
    /// nobody has looked.
    fn of_side(&self, number: usize) -> String {
        let (this, other) = (self.label(number), self.label(1 - number));
        match self.sides[1 - number].is_whole() {
            true => format!("only with {this}"),
            false => format!("with {this}, and not seen with {other}"),
        }
    }

    /// One of the two, as it was asked for.
    fn label(&self, side: usize) -> String {
        format!("{}={}", self.name, self.sides[side].value)
    }

    fn summary(&self, out: &mut Page, number: usize) {
        let side = &self.sides[number];
        let search = side.report.search();
        let outcomes = search.map_or(0, |search| search.outcomes.len());
        let complete = search.map_or(0, |search| search.complete);
        let is_outcome = |only: &&Only| matches!(only.seen, Seen::Outcome(_));
        let new = side.only.iter().filter(is_outcome).count();
        let errors = distinct(&side.report).len();
        let only = match self.sides[1 - number].is_whole() {
            true => "only here",
            false => "not seen there",
        };
        let mut line = format!(
            "{}: {}; {} and {}, {new} {only}",
            self.label(number),
            side.report.verdict.name().replace('-', " "),
            counted(complete as usize, "complete execution"),
            counted(outcomes, "outcome"),
        );
        if errors > 0 {
            let new = side.only.len() - new;
            line += &format!("; {}, {new} {only}", counted(errors, "error"));
        }
        if !side.is_whole() {
            line += "; not everything was visited, so there may be more";
        }
        out.line(line);
        side.report.warnings.iter().for_each(|warning| out.line(format!("  warning: {warning}")));
    }

    fn only(&self, out: &mut Page, number: usize, only: &Only, is_shown: bool) {
        if let Some(graph) = only.graph.as_ref().filter(|g| is_shown && g.events() <= EVENTS) {
            let which = match self.sides[number].is_whole() {
                true => "the smallest execution graph",
                false => "the smallest execution graph that was met",
            };
            out.line(format!("  {which}:"));
            let mut page = Page::default();
            graph::text(&mut page, &graph.view, &graph.machine);
            String::from(page).lines().for_each(|line| out.line(format!("    {line}")));
        }
        let other = &self.sides[1 - number];
        match (&only.why, &only.graph) {
            (Why::Forbidden(forbidden), Some(graph)) => {
                let name = &other.report.model;
                out.line(format!("  {name} forbids it: `{}`", forbidden.text));
                cycle(out, graph, forbidden);
            }
            (Why::Allowed, _) => out.line(format!(
                "  no axiom of {} forbids this graph: its executions that go this way end \
                 otherwise, were not visited, or have accesses of different sizes",
                other.report.model
            )),
            (Why::Unsaid, _) => {
                out.line("  no axiom says what those do who hold a read-write lock for reading");
            }
            (Why::SameText, _) => {
                out.line("  both have the same memory model: what differs is the machine");
            }
            _ => {}
        }
        if let Some(hint) = &only.replay {
            out.line(format!("  replay with: {}", hint.command));
        }
    }

    /// All of it, for programs.
    pub fn json(&self) -> String {
        let side = |number: usize| {
            let side = &self.sides[number];
            let search = side.report.search();
            json!({
                "value": side.value,
                "model": side.report.model,
                "verdict": side.report.verdict.name(),
                "engine": side.report.way.name(),
                "is_whole": side.is_whole(),
                "warnings": side.report.warnings,
                "complete": search.map(|search| search.complete),
                "outcomes": search.map(|search| search.outcomes.len()),
                "errors": distinct(&side.report).len(),
                "only": side.only.iter().map(Only::json).collect::<Vec<_>>(),
            })
        };
        plain::json(&json!({
            "schema": crate::SCHEMA,
            "tool": {"name": "tresse", "version": env!("CARGO_PKG_VERSION")},
            "files": self.files,
            "between": self.name,
            "sides": [side(0), side(1)],
            "exit_code": self.exit_code(),
        }))
    }

    /// Every graph as a picture (SVG) and for Graphviz (DOT), with a name for its file.
    pub fn pictures(&self) -> impl Iterator<Item = (String, String)> {
        self.sides.iter().flat_map(Side::pictures)
    }
}

impl Side {
    fn pictures(&self) -> impl Iterator<Item = (String, String)> {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        let value: String = self.value.chars().map(|c| if is_plain(c) { c } else { '-' }).collect();
        let pictures = self.only.iter().filter_map(|only| Some([only.picture()?, only.dot()?]));
        pictures.enumerate().flat_map(move |(i, [svg, dot])| {
            let name = format!("only-{value}-{}", i + 1);
            [(format!("{name}.svg"), svg), (format!("{name}.dot"), dot)]
        })
    }
}

impl Only {
    /// The graph, with what the other side's text forbids drawn thick.
    pub fn picture(&self) -> Option<String> {
        let graph = self.graph.as_ref()?;
        Some(forbidden_picture(&graph.view, &graph.machine, self.cycle(), &self.heading()))
    }

    /// The same in Graphviz's language.
    pub fn dot(&self) -> Option<String> {
        let graph = self.graph.as_ref()?;
        Some(forbidden_dot(&graph.view, &graph.machine, self.cycle(), &self.heading()))
    }

    fn heading(&self) -> String {
        match &self.why {
            Why::Forbidden(forbidden) => {
                format!("{}; forbidden by `{}`", self.title(), forbidden.text)
            }
            _ => self.title(),
        }
    }

    fn cycle(&self) -> &[Edge] {
        self.forbidden().map_or(&[], |forbidden| &forbidden.edges)
    }

    fn json(&self) -> Value {
        let (outcome, error) = match &self.seen {
            Seen::Outcome(_) => (Some(self.title()), None),
            Seen::Error(problem) => {
                (None, Some(json!({"code": problem.code, "text": problem.message})))
            }
        };
        let forbidden = self.forbidden().map(|forbidden| {
            let edge =
                |edge: &Edge| json!([reference(edge.from), edge.relation, reference(edge.to)]);
            json!({
                "check": forbidden.check,
                "text": forbidden.text,
                "edges": forbidden.edges.iter().map(edge).collect::<Vec<_>>(),
            })
        });
        json!({
            "outcome": outcome,
            "error": error,
            "replay": self.replay.as_ref().map(|hint: &ReplayHint| &hint.string),
            "graph": self.graph.as_ref().map(|g| g.json()),
            "why": match &self.why {
                Why::Forbidden(_) => "forbidden",
                Why::Allowed => "allowed",
                Why::SameText => "same-model",
                Why::Unsaid => "unsaid",
                Why::NoGraph => "no-graph",
            },
            "forbidden": forbidden,
        })
    }
}

/// What fails a check: each event in a line of its own, and what leads to the next one.
fn cycle(out: &mut Page, graph: &ExecutionGraph, forbidden: &Forbidden) {
    let words = |at: EventId| {
        let event = graph.view.events().find(|event| event.id == at);
        let place = event.map_or_else(String::new, |e| place(&graph.machine, e.site));
        let text = event.map_or_else(String::new, |e| format!(": {}", event_text(&graph.view, e)));
        format!("{}{text}  {place}", id(at)).trim_end().to_owned()
    };
    let mut last = None;
    for edge in &forbidden.edges {
        if last != Some(edge.from) {
            out.line(format!("         {}", words(edge.from)));
        }
        out.line(format!("    {:>3}  {}", edge.relation, words(edge.to)));
        last = Some(edge.to);
    }
}

/// A number of things.
fn counted(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}
