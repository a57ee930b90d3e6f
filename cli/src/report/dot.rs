//! An execution graph in Graphviz's DOT: threads as clusters; `po`, `rf`, `co` and `fr` as edges.

use super::graph::{event_text, id, place};
use super::picture::{initial, marked};
use super::plain::plain;
use super::problem::Problem;
use super::relations::{Relation, relations};
use rustc_hash::FxHashSet;
use std::fmt::Write;
use tresse_explore::graph::{Stand, ThreadView, View};
use tresse_machine::Machine;
use tresse_machine::thread::Tid;
use tresse_memmodels::graph::{Edge, EventId};

/// What is about the error: as in the picture.
const RED: &str = "\"#c0262d\"";

/// The graph as a file's content. What `problem` is about is marked, as in the picture
/// ([`super::picture`]), and so is a race between two of its events, and who waits for whom.
pub(crate) fn dot(view: &View, machine: &Machine, problem: &Problem) -> String {
    let marked = marked(view, machine, Some(problem));
    let mut out = begin(view, machine, &marked, &[], &problem.message);
    drawn(view).into_iter().for_each(|one| edge(&mut out, one, false));
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

/// The graph as a file's content, with what a model's text forbids it by drawn thick.
pub(crate) fn forbidden_dot(view: &View, machine: &Machine, cycle: &[Edge], title: &str) -> String {
    let marked = cycle.iter().flat_map(|edge| [edge.from, edge.to]).collect();
    let thick: Vec<Pair> =
        cycle.iter().map(|e| (e.from, e.to, Relation::of_text(&e.relation))).collect();
    let mut out = begin(view, machine, &marked, &thick, title);
    let mut others = drawn(view);
    others.retain(|edge| !thick.contains(edge));
    others.into_iter().for_each(|one| edge(&mut out, one, false));
    // A step of program order is thick where it stands.
    let beside = thick.into_iter().filter(|pair| !is_step(pair));
    beside.for_each(|one| edge(&mut out, one, true));
    out.push_str("}\n");
    out
}

/// What there is beside program order. That something was there at first stands with who reads it.
fn drawn(view: &View) -> Vec<Pair> {
    let mut pairs = relations(view);
    pairs.retain(|(from, ..)| from.is_event());
    pairs
}

/// Two events, and how the first one is related to the other.
type Pair = (EventId, EventId, Relation);

/// Is it from an event to the next one of its thread?
fn is_step((from, to, relation): &Pair) -> bool {
    *relation == Relation::Po && from.thread == to.thread && from.index + 1 == to.index
}

/// What comes before the edges between threads: these, one beside the other, in their order.
fn begin(
    view: &View,
    machine: &Machine,
    marked: &FxHashSet<EventId>,
    thick: &[Pair],
    title: &str,
) -> String {
    let mut out = format!(
        "digraph execution {{\n  label={};\n  labelloc=t;\n  \
         node [shape=plaintext];\n",
        quote(&[title])
    );
    // Lanes stand beside each other, in their order: below one node that nobody sees.
    let has_init = view.events().any(|e| e.from == Some(EventId::INIT));
    let firsts = view.threads.iter().filter_map(|thread| thread.events.first());
    out.push_str("  lanes [shape=point, style=invis, ordering=out];\n");
    for first in has_init.then_some(EventId::INIT).into_iter().chain(firsts.map(|e| e.id)) {
        let _ = writeln!(out, "  lanes -> {} [style=invis];", node(first));
    }
    let initial = initial(view);
    if has_init {
        let label = quote(&[if initial.is_empty() { "init" } else { &initial }]);
        let _ = writeln!(out, "  init [label={label}];");
    }
    for thread in &view.threads {
        cluster(&mut out, view, machine, thread, marked, thick);
    }
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
    thick: &[Pair],
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
        let (from, to) = (pair[0].id, pair[1].id);
        let is_thick = thick.contains(&(from, to, Relation::Po));
        let width = if is_thick { ", penwidth=3" } else { "" };
        let _ =
            writeln!(out, "    {} -> {} [label=\"po\", weight=10{width}];", node(from), node(to));
    }
    out.push_str("  }\n");
}

fn edge(out: &mut String, (from, to, relation): Pair, is_thick: bool) {
    let label = relation.name();
    let colour = match relation {
        Relation::Starts => "gray",
        Relation::After | Relation::Rf => "darkgreen",
        Relation::Co => "orange",
        Relation::Fr => "red",
        Relation::Po | Relation::Other => "black",
    };
    let width = if is_thick { ", penwidth=3" } else { "" };
    let (from, to) = (node(from), node(to));
    let _ = writeln!(
        out,
        "  {from} -> {to} [label={label:?}, color={colour}, fontcolor={colour}{width}, \
         constraint=false];"
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
