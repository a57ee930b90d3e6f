//! The threads of SB driven from a hand-written execution graph: what the graph engine will do.
//!
//! No memory and no queue: a handler answers loads of shared variables from a reads-from choice,
//! keeps locals direct, and records events. A thread is checkpointed by cloning it at its load, and
//! a revisit puts the clone back and delivers another value.

use std::collections::BTreeMap;
use tresse_ir::ast::Ordering;
use tresse_machine::Config;
use tresse_machine::end::{End, Stop};
use tresse_machine::interface::{Answer, At, Handler, Piece, Reply, Who};
use tresse_machine::joined::Joined;
use tresse_machine::lower::{Input, lower};
use tresse_machine::memory::cache::GLOBALS;
use tresse_machine::program::{FuncIdx, Program};
use tresse_machine::request::{CmpXchg, Request, Rmw};
use tresse_machine::step::{self, Pause};
use tresse_machine::thread::{Queues, ReadBack, Stack, Thread, Tid, Waiting};
use tresse_machine::update::Values;
use tresse_machine::value::{Prov, Value};

const SB: &str = r#"
@x = global i32 0
@y = global i32 0
define i32 @t1() {
  %local = alloca i32
  store i32 1, ptr %local
  %one = load i32, ptr %local
  store atomic i32 %one, ptr @x monotonic, align 4
  %a = load atomic i32, ptr @y monotonic, align 4
  %r = add i32 %a, 10
  ret i32 %r
}
define i32 @t2() {
  store atomic i32 1, ptr @y monotonic, align 4
  %b = load atomic i32, ptr @x monotonic, align 4
  %r = add i32 %b, 20
  ret i32 %r
}
define i32 @main() {
  %a = call i32 @t1()
  %b = call i32 @t2()
  ret i32 0
}
"#;

/// An event of the graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Event {
    Write { thread: Tid, variable: u32, value: u64 },
    Read { thread: Tid, variable: u32 },
}

/// Records events; locals live in a map of their own.
#[derive(Default)]
struct Graph {
    events: Vec<Event>,
    locals: BTreeMap<u64, Value>,
    objects: u32,
}

impl Graph {
    fn is_shared(ptr: &Value) -> bool {
        ptr.prov.is_object() && ptr.prov.arena() == GLOBALS
    }
}

fn unexpected<T>(what: &str) -> Result<T, Stop> {
    Err(End::unsupported(what))
}

impl Handler for Graph {
    fn load(&mut self, queues: &mut Queues, who: Who, at: At) -> Reply<Value> {
        if !Graph::is_shared(&at.ptr) {
            return Ok(Answer::Ready(self.locals[&at.ptr.bits]));
        }
        assert_eq!(at.ordering, Ordering::Monotonic);
        self.events.push(Event::Read { thread: who.thread, variable: at.ptr.prov.slot() });
        let read = ReadBack {
            ticket: 0,
            frame: who.frame,
            dst: who.dst,
            width: at.width,
            got: Joined::default(),
            missing: 1,
            is_copy: false,
            exposes: false,
            len: at.len,
            start: 0,
            flag: None,
        };
        queues.read_back.push(read);
        Ok(Answer::Pending)
    }
    fn store(&mut self, _: &mut Queues, who: Who, at: At, value: Value) -> Reply<()> {
        if Graph::is_shared(&at.ptr) {
            self.events.push(Event::Write {
                thread: who.thread,
                variable: at.ptr.prov.slot(),
                value: value.bits,
            });
        } else {
            self.locals.insert(at.ptr.bits, value);
        }
        Ok(Answer::Ready(()))
    }
    fn alloca(&mut self, _: &mut Stack, _: Who, _: u64, _: u64) -> Result<Value, Stop> {
        self.objects += 1;
        Ok(Value::ptr(0x1000 + u64::from(self.objects) * 16, Prov::object(9, self.objects, 0)))
    }
    fn pop_stack(&mut self, _: &mut Queues, _: &mut Stack, _: Who, _: u32, _: u64) -> Reply<()> {
        Ok(Answer::Ready(()))
    }
    fn rmw(&mut self, _: &mut Queues, _: &[Piece<Rmw>]) -> Reply<Values> {
        unexpected("rmw")
    }
    fn cmpxchg(&mut self, _: &mut Queues, _: &[Piece<CmpXchg>]) -> Reply<(Values, bool)> {
        unexpected("cmpxchg")
    }
    fn fence(&mut self, _: &mut Queues, _: Who, _: Ordering) -> Reply<()> {
        unexpected("fence")
    }
    fn copy(
        &mut self,
        _: &mut Queues,
        _: Who,
        _: Value,
        _: Value,
        _: u64,
    ) -> Result<Option<()>, Stop> {
        unexpected("copy")
    }
    fn fill(
        &mut self,
        _: &mut Queues,
        _: Who,
        _: Value,
        _: Value,
        _: u64,
    ) -> Result<Option<()>, Stop> {
        unexpected("fill")
    }
    fn are_in_bounds(&self, _: &Value, _: u64, _: u64) -> bool {
        true
    }
    fn thread_local(&self, _: Tid, _: u32) -> Value {
        Value::POISON
    }
    fn wakes_spuriously(&self) -> bool {
        false
    }

    fn window(&self) -> u32 {
        0
    }
    fn request(&mut self, _: &mut Queues, _: Who, request: Request) -> Reply<Value> {
        unexpected(&format!("{request:?}"))
    }
}

fn program() -> Program {
    let module = tresse_ir::parse("sb.ll", SB.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    lower(
        vec![Input { module: module.into(), is_library: false }],
        &|_| None,
        &Config::default(),
        "main",
    )
    .unwrap_or_else(|e| panic!("{}", e[0]))
}

fn function(program: &Program, name: &str) -> FuncIdx {
    FuncIdx(program.functions.iter().position(|f| f.name == name).unwrap() as u32)
}

/// Runs a thread to its load and returns it there: the checkpoint.
fn to_load(program: &Program, graph: &mut Graph, id: Tid, name: &str) -> Thread {
    let mut thread = Thread::new(id, 0x7000_0000, 1 << 16);
    step::start(&mut thread, program, function(program, name), &[]).unwrap();
    assert_eq!(step::run(&mut thread, (program, None), graph, 1000).unwrap(), Pause::Waiting);
    assert_eq!(thread.waiting, Some(Waiting::ReadBack));
    thread
}

/// Delivers a value to a checkpointed thread and runs it to its end; its result.
fn resume(program: &Program, graph: &mut Graph, mut thread: Thread, value: u64) -> u64 {
    thread.queues.read_back[0].missing = 0;
    thread.queues.read_back[0].got = Value::int(value).into();
    assert!(tresse_machine::commit::write_back(&mut thread, false));
    thread.waiting = None;
    assert_eq!(step::run(&mut thread, (program, None), graph, 1000).unwrap(), Pause::Waiting);
    match &thread.waiting {
        Some(Waiting::Request(request, ..)) => match **request {
            Request::ThreadExit { value } => value.bits,
            ref other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

/// SB's graph with these reads-from choices (true: from the other thread's write) is consistent
/// under SC unless both read the initial values: then po and fr make a cycle. TSO keeps no order
/// from a write to a later read, so it has no such cycle (x86-TSO; Cats, "SB").
fn is_consistent(reads: [bool; 2], keeps_write_to_read: bool) -> bool {
    !(keeps_write_to_read && reads == [false, false])
}

#[test]
fn a_hand_written_graph_drives_the_threads_of_sb() {
    let program = program();
    let mut graph = Graph::default();
    let (t1, t2) = (to_load(&program, &mut graph, 1, "t1"), to_load(&program, &mut graph, 2, "t2"));
    let (x, y) = (0, 1);
    let expected = [
        Event::Write { thread: 1, variable: x, value: 1 },
        Event::Read { thread: 1, variable: y },
        Event::Write { thread: 2, variable: y, value: 1 },
        Event::Read { thread: 2, variable: x },
    ];
    assert_eq!(graph.events, expected, "locals stay outside the graph");
    for (keeps_write_to_read, wanted) in [
        (true, vec![(10, 21), (11, 20), (11, 21)]),
        (false, vec![(10, 20), (10, 21), (11, 20), (11, 21)]),
    ] {
        let mut results = Vec::new();
        for reads in [[false, false], [false, true], [true, false], [true, true]] {
            if is_consistent(reads, keeps_write_to_read) {
                // Each choice revisits both threads from their checkpoints.
                let a = resume(&program, &mut graph, t1.clone(), u64::from(reads[0]));
                let b = resume(&program, &mut graph, t2.clone(), u64::from(reads[1]));
                results.push((a, b));
            }
        }
        results.sort_unstable();
        assert_eq!(results, wanted);
    }
}
