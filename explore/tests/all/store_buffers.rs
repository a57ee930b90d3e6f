//! Store buffers of a bounded size under TSO, and memory channels under PSO, held against a small
//! machine that is written here: a queue of stores for each thread, and memory (Owens, Sarkar,
//! Sewell, *A Better x86 Memory Model: x86-TSO*, TPHOLs 2009), where a thread with a full queue
//! cannot store. Stores to one channel leave the queue in order.

use crate::common;

use std::collections::{BTreeSet, HashSet, VecDeque};
use std::fmt::Write;
use tresse_explore::steps::{Options, search};
use tresse_machine::Config;
use tresse_machine::config::{Channels, Granularity, StoreBuffer};

/// What a thread does, one after the other. Variables are 0 to 2; 3 is a local of the thread.
#[derive(Clone, Copy, Debug)]
enum Act {
    Store(usize, u8),
    Load(usize),
    Fence,
}

/// What each thread has read.
type Outcome = [Vec<u8>; 2];

/// The small machine.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    memory: [u8; 3],
    locals: [u8; 2],
    at: [usize; 2],
    buffers: [VecDeque<(usize, u8)>; 2],
    read: Outcome,
}

/// So many stores wait at most, and variables take turns in so many channels.
fn by_hand(threads: &[Vec<Act>; 2], most: usize, channels: usize) -> BTreeSet<Outcome> {
    let start = State {
        memory: [0; 3],
        locals: [0; 2],
        at: [0; 2],
        buffers: Default::default(),
        read: Default::default(),
    };
    let (mut seen, mut work, mut ends) = (HashSet::new(), vec![start], BTreeSet::new());
    while let Some(state) = work.pop() {
        if !seen.insert(state.clone()) {
            continue;
        }
        if (0..2).all(|t| state.at[t] == threads[t].len()) {
            ends.insert(state.read.clone());
        }
        for (t, acts) in threads.iter().enumerate() {
            let channel = |at: usize| state.buffers[t][at].0 % channels;
            let may_leave = |at: &usize| (0..*at).all(|earlier| channel(earlier) != channel(*at));
            for at in (0..state.buffers[t].len()).filter(may_leave) {
                let mut next = state.clone();
                let Some((variable, value)) = next.buffers[t].remove(at) else { continue };
                match variable {
                    3 => next.locals[t] = value,
                    v => next.memory[v] = value,
                }
                work.push(next);
            }
            let Some(act) = acts.get(state.at[t]) else { continue };
            let mut next = state.clone();
            next.at[t] += 1;
            match *act {
                Act::Store(..) if state.buffers[t].len() >= most => continue,
                Act::Fence if !state.buffers[t].is_empty() => continue,
                Act::Fence => {}
                Act::Store(variable, value) => next.buffers[t].push_back((variable, value)),
                Act::Load(variable) => {
                    let own = state.buffers[t].iter().rev().find(|(v, _)| *v == variable);
                    let from_memory =
                        if variable == 3 { state.locals[t] } else { state.memory[variable.min(2)] };
                    next.read[t].push(own.map_or(from_memory, |(_, value)| *value));
                }
            }
            work.push(next);
        }
    }
    ends
}

/// The same program for the machine. What a thread has read comes back as its result.
fn text(threads: &[Vec<Act>; 2]) -> String {
    let mut out = common::two_threads("f0", "f1").replace(
        "declare i32 @pthread_join",
        "@v = global [3 x i8] zeroinitializer, align 16\n\
         @o0 = global i64 0\n@o1 = global i64 0\ndeclare i32 @pthread_join",
    );
    for (result, thread) in [("%3", "a"), ("%4", "b")] {
        let join = format!("{result} = call i32 @pthread_join(i64 %t{thread}, ptr null)");
        let number = usize::from(thread == "b");
        let kept = format!(
            "{result} = call i32 @pthread_join(i64 %t{thread}, ptr %r{thread})\n  \
             %n{thread} = load i64, ptr %r{thread}\n  store i64 %n{thread}, ptr @o{number}"
        );
        assert!(out.contains(&join));
        out = out.replace(&join, &kept);
    }
    out = out
        .replace("%a = alloca i64\n", "%a = alloca i64\n  %ra = alloca i64\n  %rb = alloca i64\n");
    for (t, acts) in threads.iter().enumerate() {
        let _ =
            writeln!(out, "define ptr @f{t}(ptr %u) {{\n  %l = alloca i8\n  store i8 0, ptr %l");
        let mut whole = "1".to_owned();
        for (i, act) in acts.iter().enumerate() {
            let place = |v: usize| match v {
                3 => "%l".to_owned(),
                v => format!("getelementptr (i8, ptr @v, i64 {v})"),
            };
            let _ = match *act {
                Act::Fence => writeln!(out, "  fence seq_cst"),
                Act::Store(v, value) => {
                    writeln!(out, "  store atomic i8 {value}, ptr {} monotonic, align 1", place(v))
                }
                Act::Load(v) => {
                    let before = std::mem::replace(&mut whole, format!("%w{i}"));
                    writeln!(
                        out,
                        "  %r{i} = load atomic i8, ptr {} monotonic, align 1\n  \
                         %z{i} = zext i8 %r{i} to i64\n  %s{i} = shl i64 {before}, 4\n  \
                         %w{i} = or i64 %s{i}, %z{i}",
                        place(v)
                    )
                }
            };
        }
        let _ = writeln!(out, "  %p = inttoptr i64 {whole} to ptr\n  ret ptr %p\n}}");
    }
    out
}

/// `None`: there are too many states.
fn by_machine(threads: &[Vec<Act>; 2], mut config: Config) -> Option<BTreeSet<Outcome>> {
    config.limits.states = 20_000;
    let setup = common::setup(&text(threads), "buffers.ll", config);
    let options = Options { keep_going: true, ..Options::default() };
    let report = search(&setup, &["program".into()], &options, &|_| None);
    assert!(report.errors.is_empty() && report.unsupported.is_empty());
    if !report.cuts.is_empty() {
        return None;
    }
    let read = |outcome: &tresse_explore::Outcome, name| {
        let mut rest: u64 = outcome.global(name).unwrap_or("?").parse().unwrap();
        let mut values = Vec::new();
        while rest > 1 {
            values.push((rest & 15) as u8);
            rest >>= 4;
        }
        values.reverse();
        values
    };
    Some(report.outcomes.keys().map(|o| [read(o, "o0"), read(o, "o1")]).collect())
}

fn tso(store_buffer: StoreBuffer, granularity: Granularity) -> Config {
    Config { model: "tso".into(), store_buffer, granularity, ..Config::default() }
}

/// Random programs: what a buffer of one, two and any number of stores shows.
#[test]
fn a_small_buffer_shows_what_the_small_machine_shows() {
    let mut state = 7u64;
    let mut draw = |n: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    let (mut compared, mut differ) = (0, 0);
    for _ in 0..24 {
        // One thread stores a few times, maybe to its local, before it reads what the other one
        // writes; that reads what the first has written.
        let mut acts: [Vec<Act>; 2] = Default::default();
        for value in 1..=1 + draw(3) {
            acts[0].push(Act::Store([0, 1, 3][draw(3) as usize], value as u8));
        }
        acts[0].push(Act::Load(2 + draw(2) as usize));
        acts[0].push(Act::Load([0, 1, 2][draw(3) as usize]));
        acts[1].push(Act::Store(2, 9));
        acts[1].push(if draw(3) == 0 { Act::Store(0, 8) } else { Act::Fence });
        acts[1].push(Act::Load(draw(2) as usize));
        let threads = acts;
        let all = by_hand(&threads, 99, 1);
        for granularity in [Granularity::Access, Granularity::Byte] {
            if granularity == Granularity::Byte && draw(4) > 0 {
                continue;
            }
            let unbounded = tso(StoreBuffer::Unbounded, granularity);
            let Some(found) = by_machine(&threads, unbounded) else { continue };
            assert_eq!(found, all, "{threads:?}");
            for most in 1..=2 {
                let expected = by_hand(&threads, most, 1);
                let config = tso(StoreBuffer::Entries(most as u32), granularity);
                let Some(found) = by_machine(&threads, config) else { continue };
                assert_eq!(found, expected, "{granularity:?} {most} {threads:?}");
                compared += 1;
                differ += usize::from(expected != all);
            }
        }
    }
    // So many show less than a buffer without a bound.
    assert!(compared > 40 && differ > 5, "{compared} compared, {differ} differ");
}

/// Store buffering shows through one entry, but not where a local is stored to in between: that
/// takes the entry.
#[test]
fn a_local_takes_room_in_the_buffer() {
    let threads = |has_local: bool| {
        [(0, 1), (1, 0)].map(|(own, other)| {
            let mut acts = vec![Act::Store(own, 1)];
            acts.extend(has_local.then_some(Act::Store(3, 1)));
            acts.push(Act::Load(other));
            acts
        })
    };
    let none = [vec![0], vec![0]];
    for (has_local, most, expected) in [(false, 1, true), (true, 1, false), (true, 2, true)] {
        let config = tso(StoreBuffer::Entries(most), Granularity::Access);
        let shown = by_machine(&threads(has_local), config).unwrap();
        assert_eq!(shown.contains(&none), expected, "{has_local} {most}");
    }
}

/// Under SC nobody can tell how large the buffer is.
#[test]
fn under_sc_the_size_makes_no_difference() {
    let threads = [
        vec![Act::Store(0, 1), Act::Store(1, 2), Act::Load(2)],
        vec![Act::Store(2, 3), Act::Load(1), Act::Load(0)],
    ];
    let sc = |store_buffer| Config { store_buffer, ..Config::default() };
    let all = by_machine(&threads, sc(StoreBuffer::Unbounded)).unwrap();
    assert_eq!(by_machine(&threads, sc(StoreBuffer::Entries(1))), Some(all));
}

fn pso(channels: Channels, granularity: Granularity) -> Config {
    Config { model: "pso".into(), channels, granularity, ..Config::default() }
}

/// Random programs: what one channel shows, two, and one for each byte.
#[test]
fn channels_show_what_the_small_machine_shows() {
    let mut state = 11u64;
    let mut draw = |n: u64| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % n
    };
    let (mut compared, mut differ) = (0, 0);
    for _ in 0..60 {
        // One thread stores, the other one looks.
        let mut acts: [Vec<Act>; 2] = Default::default();
        for value in 1..=3 + draw(2) {
            acts[0].push(Act::Store(draw(3) as usize, value as u8));
            if draw(9) == 0 {
                acts[0].push(Act::Fence);
            }
        }
        if draw(2) == 0 {
            acts[0].push(Act::Load(draw(3) as usize));
        }
        for _ in 0..3 {
            acts[1].push(Act::Load(draw(3) as usize));
        }
        if draw(2) == 0 {
            acts[1].insert(0, Act::Store(draw(3) as usize, 9));
        }
        let threads = acts;
        let all = by_hand(&threads, 99, 3);
        for granularity in [Granularity::Access, Granularity::Byte] {
            if granularity == Granularity::Byte && draw(4) > 0 {
                continue;
            }
            for (channels, count) in [
                (Channels::PerByte, 3),
                (Channels::Interleaved(2, 1), 2),
                (Channels::Interleaved(1, 64), 1),
            ] {
                let expected = by_hand(&threads, 99, count);
                let Some(found) = by_machine(&threads, pso(channels, granularity)) else {
                    continue;
                };
                assert_eq!(found, expected, "{granularity:?} {channels:?} {threads:?}");
                compared += 1;
                differ += usize::from(expected != all);
            }
        }
    }
    // So many show less than a channel for each byte.
    assert!(compared > 150 && differ > 12, "{compared} compared, {differ} differ");
}

/// One channel under PSO is TSO, and under SC and TSO nobody can tell how many there are.
#[test]
fn one_channel_is_a_store_buffer_for_all() {
    let threads = [
        vec![Act::Store(0, 1), Act::Store(1, 2), Act::Load(2)],
        vec![Act::Store(2, 3), Act::Load(1), Act::Load(0)],
    ];
    let of = |model: &str, channels| {
        let config = Config { model: model.into(), channels, ..Config::default() };
        by_machine(&threads, config).unwrap()
    };
    let one = Channels::Interleaved(1, 64);
    let tso = of("tso", Channels::PerByte);
    assert_eq!(of("pso", one), tso);
    assert!(of("pso", Channels::PerByte).len() > tso.len());
    for model in ["sc", "tso"] {
        assert_eq!(of(model, one), of(model, Channels::PerByte), "{model}");
    }
}

/// What a program of one other thread, which does nothing or stores to `@y`, leaves in a variable.
fn left(text: &str, name: &str, config: Config) -> BTreeSet<String> {
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
@A = global i16 0
@x = global i32 0
@y = global i32 0
@R = global i16 0
define ptr @other(ptr %u) {{
  store atomic i32 1, ptr @y monotonic, align 4
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
{text}
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}}
"
    );
    let setup = common::setup(&text, "left.ll", config);
    let options = Options { keep_going: true, ..Options::default() };
    let report = search(&setup, &["program".into()], &options, &|_| None);
    assert!(report.errors.is_empty() && report.cuts.is_empty() && report.unsupported.is_empty());
    report.outcomes.keys().map(|o| o.global(name).unwrap_or("?").to_owned()).collect()
}

/// A thread that is left alone may write memory at once, but not before its own older stores.
#[test]
fn who_is_left_alone_does_not_overtake_itself() {
    let stores = "  store atomic i32 1, ptr @x monotonic, align 4
  %r = load atomic i32, ptr @y monotonic, align 4
  store atomic i32 2, ptr @x monotonic, align 4
  store atomic i32 3, ptr @x monotonic, align 4";
    for model in ["sc", "tso", "pso"] {
        for store_buffer in [StoreBuffer::Unbounded, StoreBuffer::Entries(1)] {
            for granularity in [Granularity::Access, Granularity::Byte] {
                let model = model.into();
                let config = Config { model, store_buffer, granularity, ..Config::default() };
                let found = left(stores, "x", config.clone());
                assert_eq!(found, BTreeSet::from(["3".to_owned()]), "{config:?}");
            }
        }
    }
}

/// A read takes its thread's own stores from wherever they are on their way: byte 0 of 0x2121 is
/// overwritten by 0x30.
#[test]
fn a_read_sees_all_stores_of_its_thread() {
    let body = "  store atomic i16 8481, ptr @A monotonic, align 2
  store atomic i8 48, ptr @A monotonic, align 1
  %r = load atomic i16, ptr @A monotonic, align 2
  store i16 %r, ptr @R";
    for model in ["sc", "tso", "pso"] {
        for granularity in [Granularity::Access, Granularity::Byte] {
            let config = Config { model: model.into(), granularity, ..Config::default() };
            let found = left(body, "R", config.clone());
            assert_eq!(found, BTreeSet::from(["8496".to_owned()]), "{config:?}");
        }
    }
}
