//! What there is to see at a place of an execution, in lines of plain text.

use super::source::{Quoted, words as place_words};
use super::{Session, memory, watch};
use crate::report::graph::{event_text, id, stand};
use crate::report::plain::plain;
use crate::report::words::{headline, operation, request, visible_step};
use tresse_explore::graph::View;
use tresse_machine::config::Leaks;
use tresse_machine::thread::{Thread, Waiting};
use tresse_machine::{End, Machine, Transition, lost};

/// All of it.
#[derive(Clone, Debug, Default)]
pub struct Panes {
    /// Where in the execution it is, and what comes next.
    pub headline: String,
    /// How the execution ends, if it does here; and what else is to be known.
    pub notes: Vec<String>,
    /// The threads.
    pub threads: Vec<ThreadLine>,
    /// The calls that the thread that is looked at is in, innermost first.
    pub calls: Vec<String>,
    /// The source around where it stands.
    pub source: Quoted,
    /// Of the machine: operations on their way. Of a graph: its events.
    pub queues: Vec<String>,
    /// It is a graph.
    pub is_graph: bool,
    /// Objects with their bytes.
    pub memory: Vec<String>,
    /// Variables with their values.
    pub watches: Vec<String>,
    /// What the program has written, the last lines.
    pub output: Vec<String>,
}

/// A thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadLine {
    /// Its number.
    pub number: u32,
    /// Where it stands, and what it waits for.
    pub text: String,
    /// It moves next.
    pub is_next: bool,
    /// It is looked at.
    pub is_selected: bool,
}

/// Lines of the program's output that are shown.
const OUTPUT: usize = 200;
/// And bytes.
const WRITTEN: usize = 1 << 16;

impl Session<'_> {
    /// What there is to see here.
    pub fn panes(&mut self) -> Panes {
        let next_thread = self.walk.next_thread();
        let next = self.walk.next_transition();
        let (place, view) = (self.walk.place(), self.walk.view());
        let machine = self.walk.machine();
        let mut transitions = Vec::new();
        machine.transitions(&mut transitions);
        let threads = machine.threads.iter().map(|thread| ThreadLine {
            number: thread.id,
            text: plain(&thread_words(machine, thread, view.as_ref(), &transitions)),
            is_next: next_thread == Some(thread.id),
            is_selected: thread.id == self.thread,
        });
        let threads = threads.collect();
        let what = match next {
            Some(transition) => format!("next: {}", visible_step(machine, transition).0),
            None => match next_thread.filter(|_| machine.ending.is_none()) {
                Some(thread) => format!("next: thread {thread} runs"),
                None if machine.ending.is_some() => "the end".into(),
                None => "next: threads run".into(),
            },
        };
        let event = match place.operation {
            0 => format!("event {}", place.event),
            n => format!("event {}, operation {n}", place.event),
        };
        let end =
            machine.ending.as_ref().map(|e| format!("{}: {}", e.end.code(), headline(&e.end)));
        let notes = end.into_iter().chain(self.walk.note().map(str::to_owned));
        let notes = notes.chain(races(machine)).chain(lost(machine).filter(|_| view.is_none()));
        let notes = notes.map(|note| plain(&note)).collect();
        let calls = machine.threads.get(self.thread as usize).map(|thread| {
            let sites = thread.call_stack(&machine.setup.program);
            sites.iter().map(|site| plain(&place_words(machine, *site))).collect()
        });
        let queues = match &view {
            Some(view) => events(view),
            None => queues(machine),
        };
        let lines = |all: Vec<String>| all.iter().map(|line| plain(line)).collect::<Vec<_>>();
        let watches = self.watches.iter().map(|name| watch::line(machine, self.thread, name));
        Panes {
            headline: plain(&format!("{event} · {what}")),
            notes,
            threads,
            calls: calls.unwrap_or_default(),
            queues: lines(queues),
            is_graph: view.is_some(),
            memory: lines(memory::lines(machine, self.thread)),
            watches: lines(watches.collect()),
            output: self.written(),
            source: self.files.around(machine, self.thread, self.is_ir),
        }
    }

    /// The last lines of the program's output.
    fn written(&self) -> Vec<String> {
        let mut bytes = Vec::new();
        for (_, new) in self.walk.output().iter().rev() {
            bytes.splice(0..0, new.iter().copied());
            if bytes.len() > WRITTEN {
                break;
            }
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let lines: Vec<String> = text.lines().map(plain).collect();
        lines[lines.len().saturating_sub(OUTPUT)..].to_vec()
    }
}

/// Races that have not ended the execution.
fn races(machine: &Machine) -> Option<String> {
    let last = machine.races.last()?;
    let s = if machine.races.len() == 1 { "" } else { "s" };
    Some(format!("{} data race{s} so far, the last one on {}", machine.races.len(), last.object))
}

/// Memory that a run has lost, where that is no error.
fn lost(machine: &Machine) -> Option<String> {
    let is_exit = matches!(machine.ending.as_ref()?.end, End::Exit(_));
    if !is_exit || machine.setup.config.leaks != Leaks::Warn || lost::is_quick(machine) {
        return None;
    }
    let lost = machine.lost();
    (!lost.is_empty()).then(|| headline(&End::Lost(lost)))
}

/// Where a thread stands, and why it does not go on.
fn thread_words(
    machine: &Machine,
    thread: &Thread,
    view: Option<&View>,
    transitions: &[Transition],
) -> String {
    let place = place_words(machine, machine.own_site(thread.id));
    let viewed = view.and_then(|v| v.threads.iter().find(|t| t.number == thread.id));
    if let Some(stand) = viewed.and_then(stand) {
        return format!("{place}  {stand}");
    }
    if thread.is_finished {
        return "has ended".into();
    }
    if thread.continuation.is_empty() {
        return "has not begun".into();
    }
    let may_go = transitions.iter().any(|t| match t {
        Transition::Request { thread: id, .. } => *id == thread.id,
        _ => false,
    });
    let why = match &thread.waiting {
        None => String::new(),
        Some(Waiting::ReadBack) => "  waits for a value that it reads".into(),
        Some(Waiting::Room) => "  waits for room in to_commit".into(),
        Some(Waiting::Request(what, ..)) => {
            let what = request(machine, what, 0);
            let mode = if may_go || view.is_some() { "is about to" } else { "waits" };
            format!("  {mode}: {what}")
        }
    };
    format!("{place}{why}")
}

/// The queues between threads and memory.
fn queues(machine: &Machine) -> Vec<String> {
    let mut out = Vec::new();
    for thread in &machine.threads {
        let queues = &thread.queues;
        if queues.to_commit.is_empty() && queues.read_back.is_empty() {
            continue;
        }
        out.push(format!("thread {} to_commit", thread.id));
        out.extend(queues.to_commit.iter().map(|op| format!("  {}", operation(machine, op))));
        if !queues.read_back.is_empty() {
            out.push(format!("  read_back: {} to come", queues.read_back.len()));
        }
    }
    if !machine.cache.mem_op_list.is_empty() {
        out.push("cache mem_op_list".into());
        let list = machine.cache.mem_op_list.iter();
        out.extend(list.map(|op| format!("  {}: {}", op.key.thread, operation(machine, op))));
    }
    if out.is_empty() {
        out.push("all queues are empty".into());
    }
    out
}

/// The events of a graph, thread by thread.
fn events(view: &View) -> Vec<String> {
    let mut out = Vec::new();
    for thread in &view.threads {
        out.push(format!("thread {}", thread.number));
        out.extend(thread.events.iter().map(|e| format!("  {} {}", id(e.id), event_text(view, e))));
    }
    out
}
