//! An execution graph in Graphviz's DOT: threads as clusters; `po`, `rf`, `co` and `fr` as edges.

use super::graph::{event_text, id, meant, place};
use super::picture::marked;
use super::plain::plain;
use super::problem::Problem;
use super::relations::{Relation, relations};
use rustc_hash::FxHashSet;
use std::fmt::Write;
use tresse_explore::graph::{Stand, ThreadView, View};
use tresse_machine::Machine;
use tresse_machine::thread::Tid;
use tresse_memmodels::graph::EventId;

/// What is about the error: as in the picture.
const RED: &str = "\"#c0262d\"";

/// The graph as a file's content. What `problem` is about is marked, as in the picture
/// ([`super::picture`]), and so is a race between two of its events, and who waits for whom.
pub(crate) fn dot(view: &View, machine: &Machine, problem: &Problem) -> String {
    let (marked, title) = (marked(view, machine, Some(problem)), &problem.message);
    let mut out = format!(
        "digraph execution {{\n  label={};\n  labelloc=t;\n  node [shape=plaintext];\n",
        quote(&[title])
    );
    if needs_init(view) {
        let values: Vec<String> = view
            .locations
            .iter()
            .filter_map(|l| Some(format!("{} = {}", l.name, meant(l, l.initial.as_ref()?))))
            .collect();
        let label = quote(&[&format!("init: {}", values.join(", "))]);
        let _ = writeln!(out, "  init [label={label}];");
    }
    for thread in &view.threads {
        cluster(&mut out, view, machine, thread, &marked);
    }
    for (from, to, relation) in relations(view) {
        edge(&mut out, from, to, relation);
    }
    let between = match problem.kind {
        "race" => races(view, &marked),
        _ => waits(view),
    };
    for (from, to, label) in between {
        let (from, to) = (node(from), node(to));
        let both = if label == "race" { ", dir=both" } else { "" };
        let _ = writeln!(
            out,
            "  {from} -> {to} [label={label:?}, color={RED}, fontcolor={RED}, penwidth=3, \
             style=dashed, constraint=false{both}];"
        );
    }
    out.push_str("}\n");
    out
}

/// The two sides of a race.
fn races(view: &View, marked: &FxHashSet<EventId>) -> Vec<(EventId, EventId, &'static str)> {
    let sides: Vec<EventId> =
        view.events().map(|event| event.id).filter(|id| marked.contains(id)).collect();
    match sides[..] {
        [one, other] if one.thread != other.thread => vec![(one, other, "race")],
        _ => Vec::new(),
    }
}

/// From where a thread waits to where the thread stands that it waits for.
fn waits(view: &View) -> Vec<(EventId, EventId, &'static str)> {
    let last = |number: Tid| {
        let thread = view.threads.iter().find(|thread| thread.number == number)?;
        thread.events.last().map(|event| event.id)
    };
    let of = |thread: &ThreadView| match &thread.stand {
        Stand::Waits(on) => {
            let (from, to) = (last(thread.number)?, last(on.thread()?)?);
            (from != to).then_some((from, to, "waits for"))
        }
        _ => None,
    };
    view.threads.iter().filter_map(of).collect()
}

/// A thread's events, from top to bottom.
fn cluster(
    out: &mut String,
    view: &View,
    machine: &Machine,
    thread: &ThreadView,
    marked: &FxHashSet<EventId>,
) {
    let _ = writeln!(out, "  subgraph cluster_{0} {{\n    label=\"thread {0}\";", thread.number);
    for event in &thread.events {
        let what = format!("{}: {}", id(event.id), event_text(view, event));
        let label = quote(&[&what, &place(machine, event.site)]);
        let mark = match marked.contains(&event.id) {
            true => {
                format!(", shape=box, style=filled, fillcolor=\"#ffebe9\", color={RED}, penwidth=2")
            }
            false => String::new(),
        };
        let _ = writeln!(out, "    {} [label={label}{mark}];", node(event.id));
    }
    for pair in thread.events.windows(2) {
        let _ = writeln!(
            out,
            "    {} -> {} [label=\"po\", weight=10];",
            node(pair[0].id),
            node(pair[1].id)
        );
    }
    out.push_str("  }\n");
}

/// Does something read what was there at first?
fn needs_init(view: &View) -> bool {
    view.events().any(|e| e.from == Some(EventId::INIT))
}

fn edge(out: &mut String, from: EventId, to: EventId, relation: Relation) {
    let label = relation.name();
    let colour = match relation {
        Relation::Starts => "gray",
        Relation::After | Relation::Rf => "darkgreen",
        Relation::Co => "orange",
        Relation::Fr => "red",
        Relation::Po | Relation::Other => "black",
    };
    let _ = writeln!(
        out,
        "  {} -> {} [label={label:?}, color={colour}, fontcolor={colour}, constraint=false];",
        node(from),
        node(to)
    );
}

fn node(id: EventId) -> String {
    if id == EventId::INIT { "init".into() } else { format!("e{}_{}", id.thread, id.index + 1) }
}

/// A string of DOT of these lines: quotes and backslashes are escaped, as is what is not plain.
fn quote(lines: &[&str]) -> String {
    let escaped = |line: &&str| plain(line).replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", lines.iter().map(escaped).collect::<Vec<_>>().join("\\n"))
}
