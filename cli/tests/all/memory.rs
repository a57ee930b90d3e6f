//! How much memory threads need: numbers that follow from the sizes of locals and the cost of a
//! call (`frame_cost`), by hand; by every engine, any number of workers, with and without
//! reductions; and the smallest stack that is enough, which is looked for by running out of it.

use crate::common;

use crate::common::{Temp, json, stdout, tresse};
use serde_json::{Value, json as value};

const LIBRARY: &str = "declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                       declare i32 @pthread_join(i64, ptr)\n\
                       declare ptr @malloc(i64)\ndeclare void @free(ptr)\n\
                       declare ptr @realloc(ptr, i64)\n";

/// A program whose `main` starts one thread for each function, and joins them.
fn program(rest: &str, functions: &[&str]) -> String {
    let mut main = String::new();
    for (n, function) in functions.iter().enumerate() {
        main += &format!("  %t{n} = alloca i64\n");
        main += &format!(
            "  %c{n} = call i32 @pthread_create(ptr %t{n}, ptr null, ptr @{function}, ptr null)\n"
        );
    }
    for n in 0..functions.len() {
        main += &format!("  %i{n} = load i64, ptr %t{n}\n");
        main += &format!("  %j{n} = call i32 @pthread_join(i64 %i{n}, ptr null)\n");
    }
    format!("{LIBRARY}{rest}\ndefine i32 @main() {{\n{main}  ret i32 0\n}}\n")
}

/// The memory that is told of by a command with these flags.
fn memory(words: &[&str]) -> Value {
    let (_, report) = json(words);
    assert!(!report["memory"].is_null(), "{words:?}: {report}");
    report["memory"].clone()
}

/// By graphs with and without reductions, by one and by two workers, and by states.
fn by_all(file: &str, flags: &[&str]) -> Vec<Value> {
    let ways: [&[&str]; 7] = [
        &[],
        &["-j", "1"],
        &["-j", "2"],
        &["--count", "all"],
        &["--no-spin-blocking", "--unroll", "3"],
        &["--engine", "steps"],
        &["--engine", "steps", "-j", "2"],
    ];
    let look = |way: &&[&str]| memory(&[&["check", file, "--keep-going"], flags, way].concat());
    ways.iter().map(look).collect()
}

/// `main`: a call (32), 100 bytes for a local of one byte's alignment; `f`: a call, a local of 8
/// bytes of which the address is a multiple of 8. What is held against the bound is what is in use,
/// the size, and the alignment: it may take so much to align it. 32 + 100 = 132 in use (133 were
/// asked for); 132 + 32 = 164 with the call; 164 + 8 + 8 = 180 are asked for.
#[test]
fn a_stack_is_what_calls_and_locals_take() {
    let text = "define void @f() {\n  %x = alloca i64\n  ret void\n}\n\
                define i32 @main() {\n  %a = alloca [100 x i8]\n  call void @f()\n  \
                call void @f()\n  ret i32 0\n}\n";
    let file = Temp::new("calls.ll", text.as_bytes());
    let none = value!({"bytes": 0, "exact": true, "threads": [0]});
    let is = value!({"stacks": [180], "heap": none});
    for found in by_all(file.path(), &["--frame-cost", "32"]) {
        assert_eq!(found, is);
    }
    assert_eq!(memory(&["run", file.path(), "--frame-cost", "32"]), is);
    let with = |stack: &str| {
        let words = ["check", file.path(), "--frame-cost", "32", "--stack", stack];
        common::code(&tresse(&words))
    };
    assert_eq!((with("180"), with("179")), (0, 14));
}

/// One of two threads calls `deep`, whoever is first. Both may be, though a search takes symmetric
/// threads for one another. 16 for the thread's function, 16 for the call, 200 + 1 for the local.
#[test]
fn each_of_two_threads_may_be_the_one_that_needs_more() {
    let rest = "@n = global i32 0\n\
                define void @deep() {\n  %x = alloca [200 x i8]\n  ret void\n}\n\
                define ptr @f(ptr %0) {\n  %v = atomicrmw add ptr @n, i32 1 monotonic\n  \
                %b = icmp eq i32 %v, 0\n  br i1 %b, label %first, label %end\nfirst:\n  \
                call void @deep()\n  br label %end\nend:\n  ret ptr null\n}\n";
    let file = Temp::new("first.ll", program(rest, &["f", "f"]).as_bytes());
    for found in by_all(file.path(), &[]) {
        assert_eq!(found["stacks"].as_array().unwrap()[1..], [233, 233]);
    }
    // One run is one of the two.
    let run = memory(&["run", file.path()]);
    let mut stacks = [run["stacks"][1].as_u64().unwrap(), run["stacks"][2].as_u64().unwrap()];
    stacks.sort_unstable();
    assert_eq!(stacks, [16, 233]);
}

/// A thread waits for a flag, and calls `pause`, with a large local, in each round. A search by
/// graphs looks at executions in which it need not wait; with rounds that it leaves out the thread
/// needs more: 16 + 16 + 500 + 1.
#[test]
fn rounds_of_loops_that_wait_count() {
    let wait = "@flag = global i32 0\n\
                define void @pause() {\n  %x = alloca [500 x i8]\n  ret void\n}\n\
                define ptr @waiter(ptr %0) {\n  br label %look\nlook:\n  \
                %v = load atomic i32, ptr @flag acquire, align 4\n  %b = icmp eq i32 %v, 0\n  \
                br i1 %b, label %again, label %end\nagain:\n  call void @pause()\n  \
                br label %look\nend:\n  ret ptr null\n}\n\
                define ptr @setter(ptr %0) {\n  \
                store atomic i32 1, ptr @flag release, align 4\n  ret ptr null\n}\n";
    for order in [["waiter", "setter"], ["setter", "waiter"]] {
        let file = Temp::new("rounds.ll", program(wait, &order).as_bytes());
        let at = 1 + order.iter().position(|name| *name == "waiter").unwrap();
        for model in ["sc", "tso", "rc11"] {
            for found in by_all(file.path(), &["--model", model]) {
                assert_eq!(found["stacks"][at], 533, "{order:?} {model}");
                assert_eq!(found["stacks"][3 - at], 16, "{order:?} {model}");
            }
        }
    }
    // An update that is tried again until it succeeds is such a loop as well.
    let lock = "@lock = global i32 0\n\
                define void @pause() {\n  %x = alloca [500 x i8]\n  ret void\n}\n\
                define ptr @f(ptr %0) {\n  br label %look\nlook:\n  \
                %v = atomicrmw xchg ptr @lock, i32 1 acquire\n  %b = icmp eq i32 %v, 1\n  \
                br i1 %b, label %again, label %end\nagain:\n  call void @pause()\n  \
                br label %look\nend:\n  store atomic i32 0, ptr @lock release, align 4\n  \
                ret ptr null\n}\n";
    let file = Temp::new("lock.ll", program(lock, &["f", "f"]).as_bytes());
    for found in by_all(file.path(), &[]) {
        assert_eq!(found["stacks"].as_array().unwrap()[1..], [533, 533]);
    }
}

/// One thread has 30 bytes at most, in any order: it frees the first block before it asks for the
/// third. `realloc` has both blocks for a while.
#[test]
fn the_heap_of_one_thread_is_exact() {
    let text = format!(
        "{LIBRARY}define i32 @main() {{\n  %a = call ptr @malloc(i64 10)\n  \
         %b = call ptr @malloc(i64 20)\n  call void @free(ptr %a)\n  \
         %c = call ptr @malloc(i64 5)\n  call void @free(ptr %b)\n  \
         %d = call ptr @realloc(ptr %c, i64 ROOM)\n  call void @free(ptr %d)\n  ret i32 0\n}}\n"
    );
    for (room, most) in [("7", 30), ("100", 105)] {
        let file = Temp::new("heap.ll", text.replace("ROOM", room).as_bytes());
        let is = value!({"bytes": most, "exact": true, "threads": [most]});
        for found in by_all(file.path(), &[]) {
            assert_eq!(found["heap"], is, "{room}");
        }
        assert_eq!(memory(&["run", file.path()])["heap"], is, "{room}");
    }
}

/// Two threads have 100 bytes each for a while. Whether at once depends on who goes first; more
/// than 200 there never are. One run has them one after the other, or at once.
#[test]
fn the_heap_of_two_threads_is_a_bound() {
    let rest = "define ptr @f(ptr %0) {\n  %a = call ptr @malloc(i64 100)\n  \
                call void @free(ptr %a)\n  %b = call ptr @malloc(i64 50)\n  \
                call void @free(ptr %b)\n  ret ptr null\n}\n";
    let file = Temp::new("heaps.ll", program(rest, &["f", "f"]).as_bytes());
    for found in by_all(file.path(), &[]) {
        let is = value!({"bytes": 200, "exact": false, "threads": [0, 100, 100]});
        assert_eq!(found["heap"], is);
    }
    let run = memory(&["run", file.path()])["heap"].clone();
    assert!(matches!(run["bytes"].as_u64(), Some(100 | 150 | 200)), "{run}");
    assert_eq!(run["exact"], true, "of that run");
}

/// A block that another thread frees: how long it counts depends on that one. By states nothing is
/// known; by graphs, that no more than 40 + 40 bytes are there at once.
#[test]
fn what_another_thread_frees_is_told_apart() {
    let rest = "@slot = global ptr null\n\
                define ptr @f(ptr %0) {\n  %a = call ptr @malloc(i64 40)\n  \
                store atomic ptr %a, ptr @slot release, align 8\n  ret ptr null\n}\n\
                define ptr @g(ptr %0) {\n  %b = call ptr @malloc(i64 40)\n  \
                %a = load atomic ptr, ptr @slot acquire, align 8\n  call void @free(ptr %a)\n  \
                call void @free(ptr %b)\n  ret ptr null\n}\n";
    let file = Temp::new("foreign.ll", program(rest, &["f", "g"]).as_bytes());
    let graph = memory(&["check", file.path()]);
    let is = value!({"bytes": 80, "exact": false, "threads": [0, 40, 40]});
    assert_eq!(graph["heap"], is);
    let steps = memory(&["check", file.path(), "--engine", "steps"]);
    assert_eq!(steps["heap"], Value::Null);
    assert_eq!(steps["stacks"], graph["stacks"]);
}

/// Of graphs that a text judges, and of candidates, nothing is known, and nothing is told.
#[test]
fn what_is_not_known_is_not_told() {
    for flags in [&["--model", "sra"][..], &["--engine", "candidates"]] {
        let (_, report) = json(&[&["check", "tests/litmus/SB.ll"], flags].concat());
        assert_eq!(report["memory"], Value::Null, "{flags:?}");
        assert!(report.as_object().unwrap().contains_key("memory"));
    }
}

/// The number is found in two ways: by looking at each execution, and by running out of stacks. So
/// it is for every example, whatever it does.
#[test]
fn the_most_of_all_threads_is_the_smallest_stack() {
    let mut compared = 0;
    for path in common::files("examples", "ll") {
        let file = path.to_str().unwrap();
        let words = ["sweep", file, "--vary", "model=sc", "--smallest", "stack=16..1MiB"];
        let (_, table) = json(&words);
        let stacks = &table["cells"][0]["found"]["memory"]["stacks"];
        let most = stacks.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).max();
        assert_eq!(table["smallest"][0]["how"], "bisection", "{file}");
        assert_eq!(table["smallest"][0]["value"].as_u64(), most, "{file}");
        compared += 1;
    }
    assert!(compared > 30 || std::env::var("TRESSE_PROGRAM").is_ok(), "{compared}");
}

/// A search that is left and gone on with, and one that is divided, have the numbers of one that is
/// neither.
#[test]
fn parts_of_a_search_have_the_numbers_of_the_whole() {
    let file = "examples/treiber_stack.ll";
    let whole = memory(&["check", file]);
    let folder = std::env::temp_dir().join(format!("tresse-test-{}-memory", std::process::id()));
    let dir = folder.to_str().unwrap();
    tresse(&["check", file, "--shards", "3", "--out", dir]);
    for _ in 0..100 {
        let open = stdout(&tresse(&["merge", dir, "--open"]));
        let Some(item) = open.lines().next() else { break };
        tresse(&["work", item]);
    }
    let merged = memory(&["merge", dir]);
    let _ = std::fs::remove_dir_all(&folder);
    assert_eq!(merged, whole);
}

/// The table has them: each thread's stack, and the heap.
#[test]
fn a_table_has_the_memory_of_each_cell() {
    let rest = "define ptr @f(ptr %0) {\n  %a = call ptr @malloc(i64 9)\n  \
                call void @free(ptr %a)\n  ret ptr null\n}\n";
    let many = ["f"; 6];
    let csv = Temp::new("memory.csv", b"");
    let rows = |threads: usize| {
        let file = Temp::new("table.ll", program(rest, &many[..threads]).as_bytes());
        let words = ["sweep", file.path(), "--vary", "frame-cost=16,64", "--csv", csv.path()];
        let table = stdout(&tresse(&words));
        let of = |cost: &str| {
            let is_of = |line: &&str| line.trim_start_matches([' ', '*']).starts_with(cost);
            let row = table.lines().find(is_of).unwrap();
            row.split("  ").filter(|field| !field.is_empty()).map(|f| f.trim().to_owned()).collect()
        };
        let rows: [Vec<String>; 2] = [of("16"), of("64")];
        (rows.map(|row| row[row.len() - 2..].join(" | ")), table)
    };
    // `main`: a call, two variables of 8 bytes, and the call of `pthread_create`. The threads: a
    // call, and the call of `malloc`.
    let (two, table) = rows(2);
    assert_eq!(two, ["48 32 32 | <= 18", "144 128 128 | <= 18"], "{table}");
    let spreadsheet = std::fs::read_to_string(csv.path()).unwrap();
    assert!(spreadsheet.contains(",stacks,heap,heap_is_exact,"), "{spreadsheet}");
    assert!(spreadsheet.contains(",48 32 32,18,false,"), "{spreadsheet}");
    let (six, table) = rows(6);
    assert_eq!(six, ["80 at most, of 7 | <= 54", "176 at most, of 7 | <= 54"], "{table}");
    // One that is cut short says that more may be needed.
    let file = Temp::new("short.ll", program(rest, &many[..2]).as_bytes());
    let short = stdout(&tresse(&["sweep", file.path(), "--vary", "max-steps=3"]));
    assert!(short.contains("cut short") && short.contains(" ?"), "{short}");
}
