//! An execution graph in Graphviz's DOT: threads as clusters; `po`, `rf`, `co` and `fr` as edges.

use super::graph::{event_text, id, meant, place};
use super::plain::plain;
use super::relations::{Relation, relations};
use std::fmt::Write;
use tresse_explore::graph::{ThreadView, View};
use tresse_machine::Machine;
use tresse_memmodels::graph::EventId;

/// The graph as a file's content.
pub(crate) fn dot(view: &View, machine: &Machine, title: &str) -> String {
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
        cluster(&mut out, view, machine, thread);
    }
    for (from, to, relation) in relations(view) {
        edge(&mut out, from, to, relation);
    }
    out.push_str("}\n");
    out
}

/// A thread's events, from top to bottom.
fn cluster(out: &mut String, view: &View, machine: &Machine, thread: &ThreadView) {
    let _ = writeln!(out, "  subgraph cluster_{0} {{\n    label=\"thread {0}\";", thread.number);
    for event in &thread.events {
        let what = format!("{}: {}", id(event.id), event_text(view, event));
        let label = quote(&[&what, &place(machine, event.site)]);
        let _ = writeln!(out, "    {} [label={label}];", node(event.id));
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
