//! Atomic accesses to memory that one thread alone knows, where the model orders them with what
//! others do: a program is what it is with the pointer to that memory stored to a global first.

use crate::common;

use crate::common::{Found, found};
use std::collections::BTreeSet;
use std::sync::Arc;
use tresse_explore::{candidates, graph, steps};
use tresse_machine::Config;
use tresse_machine::lower::Locals;
use tresse_memmodels::cat::Cat;
use tresse_memmodels::registry::included;
use tresse_memmodels::{Judge, find};

const HEAD: &str = r#"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0, align 4
@y = global i32 0, align 4
@r1 = global i32 0, align 4
@r2 = global i32 0, align 4
@r3 = global i32 0, align 4
@known = global ptr null, align 8
@local = thread_local global i32 0, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @look(ptr %p) {
  ret void
}
"#;

/// Where the memory is: an `alloca` of which nobody takes the address, one whose address is passed
/// on, a heap block, a thread-local variable.
const OBJECTS: [&str; 4] = [
    "%l = alloca i32, align 4",
    "%l = alloca i32, align 4\n  call void @look(ptr %l)",
    "%l = call ptr @malloc(i64 4)",
    "%l = call ptr @llvm.threadlocal.address.p0(ptr @local)",
];

const STORE: &str = "store atomic i32 1, ptr %l seq_cst, align 4";
const LOAD: &str = "%v = load atomic i32, ptr %l seq_cst, align 4";
const UPDATE: &str = "%v = atomicrmw add ptr %l, i32 1 seq_cst";
const EXCHANGE: &str = "%v = cmpxchg ptr %l, i32 0, i32 1 seq_cst monotonic";
const FAILING: &str = "%v = cmpxchg ptr %l, i32 5, i32 1 monotonic seq_cst";
const RELEASE: &str = "store atomic i32 1, ptr %l release, align 4";
const ACQUIRE: &str = "%v = load atomic i32, ptr %l acquire, align 4";
const RELAXED_UPDATE: &str = "%v = atomicrmw add ptr %l, i32 1 monotonic";
const RELAXED: &str = "store atomic i32 1, ptr %l monotonic, align 4";

/// `first` and `second` run beside each other, and `third` if there is one.
fn main_of(threads: &[&str]) -> String {
    let each = |n: usize, of: &dyn Fn(&str, String) -> String| -> String {
        (0..n).map(|i| of(threads[i], format!("%t{i}"))).collect()
    };
    let n = threads.len();
    let room = each(n, &|_, t| format!("  {t} = alloca i64, align 8\n"));
    let start = each(n, &|f, t| {
        format!("  {t}.c = call i32 @pthread_create(ptr {t}, ptr null, ptr @{f}, ptr null)\n")
    });
    let join = each(n, &|_, t| {
        format!(
            "  {t}.i = load i64, ptr {t}, align 8\n  \
             {t}.j = call i32 @pthread_join(i64 {t}.i, ptr null)\n"
        )
    });
    format!("define i32 @main() {{\n{room}{start}{join}  ret i32 0\n}}\n")
}

/// Makes the object, and its pointer known if `leaks`.
fn made(object: &str, leaks: bool) -> String {
    let leak = if leaks { "\n  store atomic ptr %l, ptr @known monotonic, align 8" } else { "" };
    format!("{object}\n  store i32 0, ptr %l, align 4{leak}")
}

/// After what a thread read from another one, and before it reads the same place again.
fn chain(object: &str, op: &str, leaks: bool) -> String {
    let made = made(object, leaks);
    format!(
        "{HEAD}
define ptr @a(ptr %unused) {{
  store atomic i32 1, ptr @x seq_cst, align 4
  store atomic i32 1, ptr @y release, align 4
  ret ptr null
}}
define ptr @b(ptr %unused) {{
  {made}
  %p = load atomic i32, ptr @y acquire, align 4
  {op}
  %q = load atomic i32, ptr @y seq_cst, align 4
  store i32 %p, ptr @r1, align 4
  store i32 %q, ptr @r2, align 4
  ret ptr null
}}
define ptr @c(ptr %unused) {{
  store atomic i32 2, ptr @y seq_cst, align 4
  %p = load atomic i32, ptr @x seq_cst, align 4
  store i32 %p, ptr @r3, align 4
  ret ptr null
}}
{}",
        main_of(&["a", "b", "c"])
    )
}

/// Store buffering, with an operation between each thread's write and read.
fn buffers(object: &str, op: &str, leaks: bool) -> String {
    let made = made(object, leaks);
    let thread = |name: &str, one: &str, other: &str, into: &str| {
        format!(
            "define ptr @{name}(ptr %unused) {{
  {made}
  store atomic i32 1, ptr @{one} monotonic, align 4
  {op}
  %p = load atomic i32, ptr @{other} monotonic, align 4
  store i32 %p, ptr @{into}, align 4
  ret ptr null
}}
"
        )
    };
    let threads = [thread("a", "x", "y", "r1"), thread("b", "y", "x", "r2")].concat();
    format!("{HEAD}{threads}{}", main_of(&["a", "b"]))
}

/// What is found, without the pointer that was made known.
fn plain((outcomes, codes): Found) -> Found {
    let is_plain = |name: &str| name != "known";
    let plain = |o: Vec<(String, String)>| o.into_iter().filter(|(n, _)| is_plain(n)).collect();
    (outcomes.into_iter().map(plain).collect(), codes)
}

fn cat_of(model: &str) -> Cat {
    let text = find(model).unwrap_or_else(|| panic!("no model {model}")).text;
    Cat::parse("own.cat", text, &included).unwrap_or_else(|e| panic!("{e}"))
}

/// What the engines see: all the same. Graphs by the model's checker, and, as a text of a user's,
/// by its text; states; candidates.
fn seen(text: &str, model: &str) -> Found {
    let args = ["program".to_owned()];
    let config = Config { model: model.into(), ..Config::default() };
    let setup = |locals| common::setup_with(text, "private.ll", config.clone(), locals);
    let graph = |judge: Option<Judge>| {
        let options = graph::Options { judge: judge.map(Arc::new), ..graph::Options::default() };
        let report = graph::search(&setup(Locals::Registers), &args, &options, &|_| None);
        plain(found(&report.unwrap_or_else(|e| panic!("{e}"))))
    };
    let first = graph(None);
    let by_text = graph(Some(Judge::of_text(cat_of(model)).unwrap_or_else(|e| panic!("{e}"))));
    assert_eq!(first, by_text, "graph and its text under {model}\n{text}");
    let options = steps::Options { keep_going: true, ..steps::Options::default() };
    let states = steps::search(&setup(Locals::Memory), &args, &options, &|_| None);
    assert_eq!(first, plain(found(&states)), "graph and steps under {model}\n{text}");
    let options = candidates::Options::default();
    let all = candidates::search(&setup(Locals::Memory), &args, &cat_of(model), &options);
    let all = plain(found(&all.unwrap_or_else(|e| panic!("{e}"))));
    assert_eq!(first, all, "graph and candidates under {model}\n{text}");
    first
}

/// Is there an outcome with these values?
fn has(found: &Found, values: &[(&str, &str)]) -> bool {
    let is_there = |o: &Vec<(String, String)>| {
        values.iter().all(|(name, value)| o.iter().any(|(n, v)| n == name && v == value))
    };
    assert_eq!(found.1, BTreeSet::new());
    found.0.iter().any(is_there)
}

/// RC11's scb has `sb≠loc ; hb ; sb≠loc` (Lahav et al., PLDI 2017, Figure 1): with an access of any
/// other place between the two reads of y, the write of x is before it (by a's release and b's
/// acquire), it before the second read, that before c's write of y, and that before c's read of x.
/// So c reads 1. It does not say whose place that is, nor with what order. Without such an access
/// the step to the second read has the same place at both ends, and c may read 0; so it may with a
/// plain access of private memory, which is one of a register (docs/limitations.md, "Models").
#[test]
fn accesses_of_private_memory_are_in_the_order() {
    let weak = &[("r1", "1"), ("r2", "1"), ("r3", "0"), ("y", "2")];
    for object in OBJECTS {
        for op in [STORE, LOAD, UPDATE, EXCHANGE, FAILING, RELEASE, RELAXED_UPDATE, RELAXED] {
            let [private, known] = [false, true].map(|leaks| chain(object, op, leaks));
            let private = seen(&private, "rc11");
            assert!(!has(&private, weak), "{object} {op}");
            assert_eq!(private, seen(&known, "rc11"), "{object} {op}");
        }
        for op in ["", "store i32 1, ptr %l, align 4"] {
            assert!(has(&seen(&chain(object, op, false), "rc11"), weak), "{object} {op}");
        }
    }
}

/// docs/models.md, "TSO" and "PSO": updates and `seq_cst` writes wait until the store buffer is
/// empty, whatever they go to; other accesses let later reads overtake earlier writes.
#[test]
fn barriers_on_private_memory_are_barriers() {
    let weak = &[("r1", "0"), ("r2", "0")];
    for model in ["tso", "pso"] {
        for object in OBJECTS {
            for (op, is_weak) in [
                (STORE, false),
                (UPDATE, false),
                (EXCHANGE, false),
                (RELAXED_UPDATE, false),
                (LOAD, true),
                (RELEASE, true),
                (ACQUIRE, true),
                (RELAXED, true),
            ] {
                let [private, known] = [false, true].map(|leaks| buffers(object, op, leaks));
                let private = seen(&private, model);
                assert_eq!(has(&private, weak), is_weak, "{model} {object} {op}");
                assert_eq!(private, seen(&known, model), "{model} {object} {op}");
            }
        }
    }
}

/// The memory that `main` is given its arguments in is allocated by nobody, and can be shared from
/// its birth on all the same. It is no
/// part of the chain, which has no access between its reads.
#[test]
fn arguments_of_main_are_memory_like_any_other() {
    let text = chain("%l = alloca i32, align 4", "", false)
        .replace("@main()", "@main(i32 %n, ptr %argv)")
        .replace(
            "  %t0.i =",
            "  %arg = load ptr, ptr %argv, align 8\n  store atomic i8 1, ptr %arg seq_cst, align 1\n  \
             %t0.i =",
        );
    let found = seen(&text, "rc11");
    assert!(has(&found, &[("r1", "1"), ("r2", "1"), ("r3", "0"), ("y", "2")]));
}
