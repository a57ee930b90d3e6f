//! `tresse sweep`: a cell is what `tresse check` finds alone, the table says what the cells say, a
//! sweep that was killed goes on.

use crate::common;

use crate::common::{Temp, code, json, stderr, stdout, tresse};
use serde_json::Value;
use std::collections::BTreeSet;

/// Sweeps, for a table in JSON.
fn sweep(words: &[&str]) -> (i32, Value) {
    let all: Vec<&str> = std::iter::once("sweep").chain(words.iter().copied()).collect();
    json(&all)
}

/// The words of a list in JSON.
fn words(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect()
}

const CONFIGS: &str = "configs/default.ron,configs/small_board.ron,configs/big_endian.ron";
const MODELS: &str = "sc,tso,pso,ra,rc11";
const STACKS: &str = "8MiB,64";

#[test]
fn a_cell_is_what_check_finds() {
    for file in ["examples/dekker.ll", "examples/bank_deadlock.ll", "examples/treiber_stack.ll"] {
        let vary =
            [format!("config={CONFIGS}"), format!("model={MODELS}"), format!("stack={STACKS}")];
        let [config, model, stack] = &vary;
        let (exit, table) =
            sweep(&[file, "--relayout", "--vary", config, "--vary", model, "--vary", stack]);
        let (mut worst, mut compared) = (0, 0);
        let cells = table["cells"].as_array().unwrap();
        assert_eq!(cells.len(), 3 * 5 * 2);
        for cell in cells {
            let values = words(&cell["values"]);
            let [config, model, stack] = values[..] else { panic!("{values:?}") };
            let mut alone = vec!["check", file, "--config", config, "--model", model];
            alone.extend(["--stack", stack, "--outcomes", "--keep-going"]);
            // A config that chooses no layout has none to look at the program with.
            alone.extend((config != "configs/default.ron").then_some("--relayout"));
            let (code, report) = json(&alone);
            worst = worst.max(code);
            let found = &cell["found"];
            assert_eq!(found["exit_code"], code, "{alone:?}: {found}");
            let same = [
                (&found["complete"], &report["executions"]["complete"]),
                (&found["blocked"], &report["executions"]["blocked"]),
                (&found["engine"], &report["engine"]),
                (&cell["model"], &report["model"]),
                (&found["memory"], &report["memory"]),
            ];
            same.iter().for_each(|(a, b)| assert_eq!(a, b, "{alone:?}"));
            let verdict = report["verdict"].as_str().unwrap().replace('-', " ");
            assert_eq!(found["verdict"], verdict, "{alone:?}");
            let codes: BTreeSet<&str> = report["errors"]
                .as_array()
                .unwrap()
                .iter()
                .map(|error| error["code"].as_str().unwrap())
                .collect();
            assert_eq!(words(&found["codes"]), codes.into_iter().collect::<Vec<_>>(), "{alone:?}");
            let list = |report: &Value| report["outcomes"].as_array().unwrap().clone();
            let (ours, theirs) = (list(found), list(&report));
            assert_eq!(ours.len(), theirs.len(), "{alone:?}");
            for (ours, theirs) in ours.iter().zip(&theirs) {
                let (replay, string) = (ours["replay"].as_str(), theirs["replay"].as_str());
                let (replay, string) = (replay.unwrap(), string.unwrap());
                assert!(replay.contains(&format!("'{string}'")), "{alone:?}: {replay} {string}");
                assert_eq!(ours["count"], theirs["count"], "{alone:?}");
            }
            compared += 1;
        }
        assert_eq!(compared, 3 * 5 * 2, "{file}: no cell is refused");
        assert_eq!(exit, worst, "{file}: the worst cell decides");
    }
}

/// Dekker's lock is right under SC, and store buffers break it (README); fences mend it under TSO.
#[test]
fn the_weakest_model_is_named() {
    let of = |file| {
        let (_, table) = sweep(&[file, "--vary", "model=sc,tso,pso,rc11"]);
        let models = &table["models"][0];
        let list = |name: &str| words(&models[name]).join(" ");
        (list("right"), list("wrong"), list("weakest"))
    };
    let (right, wrong, weakest) = of("examples/dekker.ll");
    assert_eq!((&right[..], &wrong[..], &weakest[..]), ("sc", "tso pso rc11", "sc"));
    let (right, _, weakest) = of("examples/dekker_fenced.ll");
    assert!(right.starts_with("sc tso") && !weakest.split(' ').any(|m| m == "sc"), "{weakest}");
}

/// The table of the documentation is what is printed.
#[test]
fn the_documented_table_is_true() {
    let docs = std::fs::read_to_string(common::root().join("docs/sweeps.md")).unwrap();
    let table = docs.split("```\n").find(|block| block.starts_with("sweep of ")).unwrap();
    let models = ["--vary", "model=sc,tso,pso,ra,rc11", "--smallest", "stack=16..64KiB"];
    let output = tresse(&[&["sweep", "examples/dekker_fenced.ll"], &models[..]].concat());
    assert_eq!(stdout(&output), table);
}

const LOCAL: &str = "define i32 @main() {\n  %a = alloca [600 x i8]\n  \
                     %p = alloca [4 x i8]\n  ret i32 0\n}\n";

#[test]
fn the_smallest_stack_is_the_border() {
    let program = Temp::new("smallest.ll", LOCAL.as_bytes());
    let (exit, table) =
        sweep(&[program.path(), "--smallest", "stack=16..64KiB", "--vary", "model=sc,rc11"]);
    assert_eq!(exit, 0);
    for one in table["smallest"].as_array().unwrap() {
        assert_eq!((&one["bound"], &one["how"]), (&"stack".into(), &"bisection".into()));
        let least = one["value"].as_u64().unwrap();
        let with =
            |stack: u64| code(&tresse(&["check", program.path(), "--stack", &stack.to_string()]));
        assert_eq!((with(least), with(least - 1)), (0, 14), "{least}");
    }
}

/// Store buffering: both reads give 0 under TSO, and not under SC (Owens, Sarkar, Sewell, 2009).
#[test]
fn what_is_new_and_gone_is_told() {
    let told = |models: &str| {
        let output = tresse(&["sweep", "tests/litmus/SB.ll", "--vary", models]);
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        stdout(&output)
    };
    let forth = told("model=sc,tso");
    assert!(
        forth.contains("2 cells (model), 1 differ from sc") && forth.contains("(+1)"),
        "{forth}"
    );
    assert!(forth.contains("  new: exit 0") && forth.contains("tresse replay --model tso"));
    assert!(forth.contains("weakest under which it is right: tso"), "{forth}");
    let back = told("model=tso,sc");
    assert!(back.contains("(-1)") && back.contains("  gone: exit 0"), "{back}");
}

#[test]
fn a_sweep_that_was_killed_goes_on() {
    let keep = Temp::new("sweep.keep", b"");
    let words = [
        "sweep",
        "examples/dekker.ll",
        "--vary",
        "model=sc,tso,pso,rc11",
        "--vary",
        "stack=8MiB,1KiB,16",
        "--keep",
        keep.path(),
    ];
    let whole = tresse(&words);
    let text = std::fs::read_to_string(keep.path()).unwrap();
    assert_eq!(text.lines().count(), 1 + 12, "{text}");
    // Killed in the middle of a line, at any of these places.
    for part in [0, 5, 30, 100, text.len() / 2, text.len() - 1, text.len()] {
        std::fs::write(keep.path(), &text[..part]).unwrap();
        let again = tresse(&words);
        assert_eq!((stdout(&again), code(&again)), (stdout(&whole), code(&whole)), "{part}");
        let lines = |text: &str| text.lines().count();
        assert_eq!(lines(&std::fs::read_to_string(keep.path()).unwrap()), lines(&text));
    }
    // A change is noticed.
    std::fs::write(keep.path(), text.replace("\"complete\":", "\"complete\":9")).unwrap();
    let changed = tresse(&words);
    assert!(code(&changed) == 2 && stderr(&changed).contains("a line is not as it was written"));
    std::fs::write(keep.path(), "something else\n").unwrap();
    let refused = tresse(&words);
    assert!(code(&refused) == 2 && stderr(&refused).contains("holds no results of a sweep"));
    assert_eq!(std::fs::read_to_string(keep.path()).unwrap(), "something else\n");
}

/// What a result depends on beside the program's text: how it was loaded, and headers.
#[test]
fn what_was_kept_of_something_else_does_not_count() {
    let keep = Temp::new("loaded.keep", b"");
    let of = |more: &[&str]| {
        let all = ["examples/dekker.ll", "--vary", "pointer-width=32", "--keep", keep.path()];
        sweep(&[&all[..], more].concat()).1["cells"][0]["found"]["kind"].clone()
    };
    assert_eq!((of(&["--relayout"]), of(&[])), ("right".into(), "refused".into()));
    if !common::has_clang("a header that changes under a sweep") {
        return;
    }
    let header = Temp::new("changes.h", b"#define CODE 0\n");
    let name = header.0.file_name().unwrap().to_str().unwrap();
    let text = format!("#include \"{name}\"\nint main(void) {{ return CODE; }}\n");
    let program = Temp::new("changes.c", text.as_bytes());
    let outcome = || {
        let words = [program.path(), "--vary", "model=sc", "--keep", keep.path()];
        sweep(&words).1["cells"][0]["found"]["outcomes"][0]["text"].clone()
    };
    assert_eq!(outcome(), "exit 0");
    std::fs::write(&header.0, "#define CODE 3\n").unwrap();
    assert_eq!(outcome(), "exit 3");
}

/// Where an execution ends at what is not modelled, nobody knows that an outcome is gone.
#[test]
fn nothing_is_gone_where_not_all_is_modelled() {
    let text = "@x = global i32 0\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                declare void @nobody_knows()\n\
                define ptr @f(ptr %0) {\n  store atomic i32 1, ptr @x monotonic, align 4\n  \
                ret ptr null\n}\n\
                define i32 @main() {\n  %t = alloca [STACK x i64]\n  \
                %c = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n  \
                %v = load atomic i32, ptr @x monotonic, align 4\n  \
                %b = icmp eq i32 %v, 0\n  br i1 %b, label %bad, label %unknown\nbad:\n  \
                store i32 1, ptr null\n  ret i32 0\nunknown:\n  call void @nobody_knows()\n  \
                ret i32 %v\n}\n";
    let program = Temp::new("gaps.ll", text.replace("STACK", "2").as_bytes());
    let (_, table) = sweep(&[program.path(), "--smallest", "stack=16..64KiB"]);
    let found = &table["cells"][0]["found"];
    assert_eq!(words(&found["codes"]), ["T0405", "T0901"]);
    assert_eq!((&found["kind"], &found["has_gaps"]), (&"wrong".into(), &true.into()));
    assert_eq!(table["smallest"][0]["how"], "open");
}

#[test]
fn a_table_is_held_against_an_expected_one() {
    let words = ["sweep", "examples/dekker_fenced.ll", "--vary", "model=sc,tso"];
    let table = tresse(&words);
    let kept = Temp::new("expected.txt", stdout(&table).as_bytes());
    let with = |file: &str| tresse(&[&words[..], &["--expect", file]].concat());
    assert_eq!(code(&with(kept.path())), 0);
    let text = stdout(&table).replace("no errors", "error T0101");
    let other = Temp::new("other.txt", text.as_bytes());
    let output = with(other.path());
    assert_eq!(code(&output), 1);
    assert!(stderr(&output).contains("the table is not that in"), "{}", stderr(&output));
}

#[test]
fn tables_are_files_as_well() {
    let (csv, svg) = (Temp::new("table.csv", b""), Temp::new("table.svg", b""));
    let plan = Temp::new(
        "plan.ron",
        b"(vary: [(\"model\", [\"sc\", \"tso\"]), (\"stack\", [\"8 MiB\", \"16\"])])",
    );
    let output = tresse(&[
        "sweep",
        plan.path(),
        "examples/dekker.ll",
        "--csv",
        csv.path(),
        "--svg",
        svg.path(),
    ]);
    assert_eq!(code(&output), 14, "{}", stderr(&output));
    let rows = std::fs::read_to_string(csv.path()).unwrap();
    assert_eq!(rows.lines().count(), 1 + 4);
    assert!(rows.starts_with("model,stack,verdict,exit_code,codes,"), "{rows}");
    let picture = std::fs::read_to_string(svg.path()).unwrap();
    assert_eq!(picture.matches("<title>").count(), 4, "{picture}");
    assert!(picture.contains("8 MiB") && picture.trim_end().ends_with("</svg>"), "{picture}");
    // Each cell has the memory that the text has: a number for each thread in its title, and bars
    // for the most that one needs. They are as long as the numbers are beside the greatest, 48.
    let (all, one) = ("bytes of stack by thread: 48 16 16; bytes of heap: 0", ">48 B</text>");
    assert_eq!((picture.matches(all).count(), picture.matches(one).count()), (2, 2), "{picture}");
    let bars = |width: u32| {
        picture.matches(&format!("width=\"{width}\" height=\"9\" fill=\"#3b6ea5\"")).count()
    };
    let of_two = stdout(&output).lines().filter(|l| l.contains("48 16 16")).count();
    assert_eq!((bars(52), of_two), (2, 2), "{picture}");
    assert!(picture.contains("the longest bar is 48 B") && picture.contains("none is needed"));
}

#[test]
fn what_cannot_be_varied_is_refused_by_name() {
    let plan = Temp::new("bad.ron", b"(\n  vary: [(\"model\", [\"sc\"])],\n  stacks: 3,\n)");
    let cases: &[(&[&str], &str)] = &[
        (&[], "nothing is varied"),
        (&["--vary", "model"], "expected FLAG=VALUE,VALUE"),
        (&["--vary", "colour=red"], "--colour"),
        (&["--vary", "stack=big"], "--stack"),
        (&["--vary", "model=sc,sc"], "a value is there twice"),
        (&["--vary", "model=sc", "--vary", "model=tso"], "is varied already"),
        (&["--smallest", "endianness=1..2"], "has no smallest value"),
        (&["--smallest", "stack=2KiB..1KiB"], "expected a range"),
        (&["--smallest", "stack=2KiB"], "FLAG=LEAST..GREATEST"),
        (&["--vary", "stack=1KiB", "--smallest", "stack=1..9"], "it is varied as well"),
        (&["--smallest", "stack=1..9", "--smallest", "stack=2..9"], "is looked for already"),
        (&["--vary", "model=sc,SC"], "a value is there twice"),
        (&["--vary", "model=sc,"], "a value is empty"),
        (&["--vary", "model=sc", "--tso"], "model is varied, and has a value beside"),
        (&["--vary", "stack=1,2", "--stack", "9"], "stack is varied, and has a value beside"),
        (
            &["--vary", "config=configs/sc.ron", "--config", "configs/tso.ron"],
            "config is varied, and has a value beside",
        ),
        (&["--vary", "stack=yes"], "takes no `yes` and `no`"),
        (
            &["--vary", "model=sc", "--csv", "same", "--svg", "same"],
            "--svg and --csv name the same file",
        ),
        (&["--vary", "model=sc", "--keep", "/dev/full"], "is no file that results can be kept in"),
        (&["--vary", "model=sc", "--count", "all"], "--count is not for `tresse sweep`"),
        (&[plan.path()], ":3:"),
    ];
    let output = tresse(&["check", "examples/dekker.ll", "--models", "sc,tso"]);
    assert!(stderr(&output).contains("tresse sweep --vary model=sc,tso"), "{}", stderr(&output));
    for (flags, what) in cases {
        let output = tresse(&[&["sweep", "examples/dekker.ll"], *flags].concat());
        assert_eq!(code(&output), 2, "{flags:?}: {}", stderr(&output));
        assert!(stderr(&output).contains(what), "{flags:?}: {}", stderr(&output));
    }
}

/// A thread that may fail to exchange for no reason, and takes that for an error. A config may say
/// so; a cell that says `no` has none of it.
#[test]
fn no_is_no_whatever_a_config_says() {
    let text = "@x = global i32 0\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
                define ptr @f(ptr %0) {\n  \
                %p = cmpxchg weak ptr @x, i32 0, i32 1 monotonic monotonic\n  \
                %s = extractvalue { i32, i1 } %p, 1\n  br i1 %s, label %a, label %b\na:\n  \
                ret ptr null\nb:\n  store i32 1, ptr null\n  ret ptr null\n}\n\
                define i32 @main() {\n  %t = alloca i64\n  \
                %c = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n  \
                %v = load atomic i32, ptr @x monotonic, align 4\n  ret i32 %v\n}\n";
    let program = Temp::new("weak.ll", text.as_bytes());
    let config = Temp::new("weak.ron", b"(spurious_cas_failure: true)");
    for under in [&[][..], &["--config", config.path()]] {
        let mut words = vec![program.path(), "--vary", "spurious-cas-failure=no,yes"];
        words.extend(under);
        let (_, table) = sweep(&words);
        let kinds = [0, 1].map(|i| table["cells"][i]["found"]["kind"].as_str().unwrap().to_owned());
        assert_eq!(kinds, ["right", "wrong"], "{under:?}");
    }
}

/// Outcomes are known of each cell, and each engine goes on after an error: otherwise what was not
/// looked for would be told as gone.
#[test]
fn cells_are_looked_at_as_wholes() {
    let (_, table) = sweep(&["examples/dekker.ll", "--vary", "exit-cuts-threads=no,yes"]);
    let outcomes = [0, 1].map(|i| table["cells"][i]["found"]["outcomes"].as_array().unwrap().len());
    assert_eq!(outcomes, [2, 2], "no thread is cut off in Dekker's lock");
    let of = |engine| {
        let words = ["examples/dekker.ll", "--vary", "model=sc,tso", "--engine", engine];
        let found = sweep(&words).1["cells"][1]["found"].clone();
        let texts = found["outcomes"].as_array().unwrap().iter().map(|o| o["text"].clone());
        (found["codes"].clone(), texts.map(|text| text.to_string()).collect::<BTreeSet<_>>())
    };
    assert_eq!(of("graph"), of("steps"));
}

/// The greatest stack is too small as well: nothing is said to be enough.
#[test]
fn what_is_not_enough_is_not_called_the_smallest() {
    let program = Temp::new("beyond.ll", LOCAL.as_bytes());
    let (exit, table) = sweep(&[program.path(), "--smallest", "stack=16..128"]);
    let one = &table["smallest"][0];
    assert_eq!((exit, &one["value"], &one["how"]), (0, &Value::Null, &"beyond".into()));
}

/// What one engine has, and another has not, is refused in the cells that ask for it.
#[test]
fn a_combination_that_is_refused_is_a_cell() {
    let words =
        ["examples/dekker.ll", "--engine", "graph", "--vary", "dispatch=in-order,out-of-order:4"];
    let (exit, table) = sweep(&words);
    let kinds: Vec<&str> = table["cells"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| c["found"]["kind"].as_str().unwrap())
        .collect();
    assert_eq!((exit, &kinds[..]), (2, &["right", "refused"][..]));
    let message = table["cells"][1]["found"]["message"].as_str().unwrap();
    assert!(message.contains("--dispatch"), "{message}");
}

/// Heap and stack in a picture: as CSV and text have them.
#[test]
fn pictures_show_the_memory_that_is_needed() {
    let program = "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n\
                   define i32 @main(i32 %n, ptr %words) {\n  %a = alloca [100 x i8], align 1\n  \
                   %p = call ptr @malloc(i64 20000)\n  store i8 1, ptr %p\n  \
                   %v = load i8, ptr %p\n  store i8 %v, ptr %a\n  \
                   call void @free(ptr %p)\n  ret i32 0\n}\n";
    let file = Temp::new("needs.ll", program.as_bytes());
    let (csv, svg) = (Temp::new("needs.csv", b""), Temp::new("needs.svg", b""));
    let output = tresse(&[
        "sweep",
        file.path(),
        "--vary",
        "model=sc,tso",
        "--csv",
        csv.path(),
        "--svg",
        svg.path(),
    ]);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let rows = std::fs::read_to_string(csv.path()).unwrap();
    let fields: Vec<&str> = rows.lines().nth(1).unwrap().split(',').collect();
    let head: Vec<&str> = rows.lines().next().unwrap().split(',').collect();
    let field = |name: &str| fields[head.iter().position(|n| *n == name).unwrap()];
    assert_eq!((field("heap"), field("heap_is_exact")), ("20000", "true"), "{rows}");
    let picture = std::fs::read_to_string(svg.path()).unwrap();
    let stack = field("stacks");
    let title = format!("bytes of stack by thread: {stack}; bytes of heap: 20000</title>");
    assert_eq!(picture.matches(&title).count(), 2, "{picture}");
    // 20000 / 1024 is 19.53.
    assert_eq!(picture.matches(">19.5 KiB</text>").count(), 2, "{picture}");
    assert_eq!(picture.matches(&format!(">{stack} B</text>")).count(), 2, "{picture}");
    assert!(picture.contains("heap: the most heap at once"), "{picture}");
    assert!(picture.contains("the longest bar is 19.5 KiB"), "{picture}");
}
