//! Execution graphs in the literature's notation: `(1, 2): R_rlx (x, 0) [from init]`.

use super::plain::Page;
use super::words::{blocked_on, show_outcome, spot_at};
use serde_json::{Value, json};
use tresse_explore::Outcome;
use tresse_explore::graph::{Act, EventView, Location, Stand, ThreadView, View};
use tresse_machine::Machine;
use tresse_machine::program::SiteId;
use tresse_memmodels::graph::EventId;

/// Event texts are filled up to the widest before their place, but no further than this.
const WIDTH: usize = 64;

/// An execution graph with the machine at its end.
#[derive(Clone, Debug)]
pub struct ExecutionGraph {
    /// Which one it is, from 1, in the order in which they were found.
    pub number: u64,
    /// The graph.
    pub view: View,
    /// The machine.
    pub machine: Machine,
}

impl ExecutionGraph {
    /// For people: the outcome, each thread with its events, then coherence order.
    pub fn text(&self) -> String {
        let mut page = Page::default();
        let outcome = Outcome::of(&self.machine).map_or_else(String::new, |o| show_outcome(&o));
        page.line(format!("execution {}: {outcome}", self.number));
        text(&mut page, &self.view, &self.machine);
        page.line("");
        page.into()
    }

    /// How many events it has.
    pub fn events(&self) -> usize {
        self.view.events().count()
    }

    /// For programs.
    pub fn json(&self) -> Value {
        json(&self.view, &self.machine)
    }
}

/// Each thread with its events, then coherence order.
pub(crate) fn text(out: &mut Page, view: &View, machine: &Machine) {
    let line = |event: &EventView| format!("{}: {}", id(event.id), event_text(view, event));
    let width =
        view.events().map(|e| line(e).chars().count()).filter(|n| *n <= WIDTH).max().unwrap_or(0);
    for thread in &view.threads {
        let started = if thread.parent.is_event() {
            format!(", started by {}", id(thread.parent))
        } else {
            String::new()
        };
        out.line(format!("thread {}{started}", thread.number));
        for event in &thread.events {
            out.line(format!("  {:width$}  {}", line(event), place(machine, event.site)));
        }
        if let Some(stand) = stand(thread) {
            out.line(format!("  {stand}"));
        }
    }
    let written = view.locations.iter().filter(|l| !l.co.is_empty());
    for (i, location) in written.enumerate() {
        if i == 0 {
            out.line("coherence order");
        }
        let all: Vec<String> =
            std::iter::once("init".to_owned()).chain(location.co.iter().map(|w| id(*w))).collect();
        out.line(format!("  {}: {}", location.name, all.join(", ")));
    }
    for location in
        view.locations.iter().filter(|l| l.name != l.long_name && !l.long_name.is_empty())
    {
        out.line(format!("  {} is {}", location.name, location.long_name));
    }
}

/// An event's name: its thread, and its number in it. The start of the thread has number 0, as in
/// GenMC.
pub(crate) fn id(id: EventId) -> String {
    match id {
        EventId::INIT => "init".into(),
        id => format!("({}, {})", id.thread, id.index + 1),
    }
}

/// What an event does, and what it reads from.
pub(crate) fn event_text(view: &View, event: &EventView) -> String {
    let from = event.from.map_or_else(String::new, |from| format!(" [from {}]", id(from)));
    event_words(view, event, &from)
}

/// What an event does, with these words about what it reads from.
pub(crate) fn event_words(view: &View, event: &EventView, from: &str) -> String {
    let location = event.location.and_then(|l| view.locations.get(l));
    let name = location.map_or("", |l| l.name.as_str());
    let order = event.order.short();
    let meant = |value: &Option<String>| match (value, location) {
        (Some(value), Some(location)) => meant(location, value),
        (value, _) => value.clone().unwrap_or_else(|| "?".into()),
    };
    let (read, written) = (meant(&event.read), meant(&event.written));
    match &event.act {
        Act::Read => format!("R_{order} ({name}, {read}){from}"),
        Act::Write => format!("W_{order} ({name}, {written})"),
        Act::Update if event.from.is_none() => format!("U_{order} ({name}, {written})"),
        Act::Update => format!("U_{order} ({name}, {read} -> {written}){from}"),
        Act::Fence => format!("F_{order}"),
        Act::Spawn(child) => format!("spawn (thread {child})"),
        Act::Lock { name: what, answer, error, is_blocked } => {
            let answer = match (answer, error) {
                (_, Some(name)) => format!(" = {name}"),
                (0, None) => String::new(),
                (number, None) => format!(" = {number}"),
            };
            let waits = if *is_blocked { " waits" } else { "" };
            format!("{what} ({name}){answer}{from}{waits}")
        }
        Act::After(what) => format!("{what}{from}"),
        Act::Choice(value) => format!("choice ({value})"),
        Act::Output(fd, text) => format!("output ({fd}, {text:?})"),
        Act::End(value) => format!("end ({value})"),
        Act::Exit(status) => format!("exit ({status})"),
        Act::Other(what, on) => format!("{what} ({on})"),
    }
}

/// A value of a location as the source has it: a number with a fraction, `true`, the name of an
/// enumerator. Of an update, its operand.
pub(crate) fn meant(location: &Location, value: &str) -> String {
    let (before, number) = value.rsplit_once(' ').map_or(("", value), |(op, n)| (op, n));
    let word = number.parse().ok().and_then(|n| location.meaning.as_ref()?.word(n));
    match word {
        None => value.to_owned(),
        Some(word) if before.is_empty() => word,
        Some(word) => format!("{before} {word}"),
    }
}

/// Where a thread stands, if it has not come to its end.
pub(crate) fn stand(thread: &ThreadView) -> Option<String> {
    Some(match &thread.stand {
        Stand::Runs | Stand::Returned(_) | Stand::Exited(_) => return None,
        Stand::Waits(on) => {
            format!("waits for {}", blocked_on(on, thread.number).trim_end_matches(','))
        }
        Stand::Spins => "repeats a loop that waits".into(),
        Stand::Assumes => "goes no further: an assumption does not hold".into(),
        Stand::Failed => "has gone wrong".into(),
    })
}

/// `file:line`.
pub(crate) fn place(machine: &Machine, site: SiteId) -> String {
    spot_at(machine, site)
        .into_iter()
        .next()
        .map_or_else(String::new, |s| format!("{}:{}", s.file, s.line))
}

/// A graph for programs.
pub(crate) fn json(view: &View, machine: &Machine) -> Value {
    let thread = |t: &ThreadView| {
        json!({
            "thread": t.number,
            "started_by": reference(t.parent),
            "events": t.events.iter().map(|e| event_json(view, machine, e)).collect::<Vec<_>>(),
            "stands": stand(t),
            "returned": match &t.stand { Stand::Returned(value) => Some(value), _ => None },
        })
    };
    let location = |l: &Location| {
        json!({
            "name": l.name,
            "object": l.long_name,
            "initial": l.initial,
            "co": l.co.iter().map(|w| reference(*w)).collect::<Vec<_>>(),
        })
    };
    let threads: Vec<Value> = view.threads.iter().map(thread).collect();
    let locations: Vec<Value> = view.locations.iter().map(location).collect();
    json!({"threads": threads, "locations": locations})
}

fn event_json(view: &View, machine: &Machine, event: &EventView) -> Value {
    let spot = spot_at(machine, event.site).into_iter().next().unwrap_or_default();
    let has_order = matches!(event.act, Act::Read | Act::Write | Act::Update | Act::Fence);
    json!({
        "event": reference(event.id),
        "text": event_text(view, event),
        "order": has_order.then(|| super::words::order(event.order)),
        "location": event.location.and_then(|l| view.locations.get(l)).map(|l| &l.name),
        "read": event.read,
        "written": event.written,
        "from": event.from.map(reference),
        "file": spot.file,
        "line": spot.line,
        "column": spot.col,
        "function": spot.function,
    })
}

/// `[1, 2]`, or `"init"`.
pub(crate) fn reference(event: EventId) -> Value {
    match event {
        EventId::INIT => json!("init"),
        EventId::NONE => Value::Null,
        id => json!([id.thread, id.index + 1]),
    }
}
