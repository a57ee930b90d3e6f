//! Six programs on ten machines, under five models and with four sizes of stack: one table, which a
//! sweep that is killed comes to as well. And the smallest value by bisection is the one that a
//! look at every value finds.

use crate::common::{Temp, code, has_clang, json, root, stderr, stdout, tresse};
use serde_json::Value;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const PROGRAMS: [&str; 6] = [
    "dekker",
    "dekker_fenced",
    "bank_deadlock",
    "unlocked_counter",
    "use_after_free",
    "locked_counter",
];
const MACHINES: [&str; 10] = [
    "x86_64",
    "i386",
    "aarch64",
    "aarch64_be",
    "armv7",
    "mips",
    "powerpc64",
    "riscv32",
    "s390x",
    "msp430",
];
const MODELS: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];
const STACKS: [&str; 4] = ["8KiB", "1KiB", "256", "48"];

/// The flags of the sweep.
fn axes() -> [String; 4] {
    let program = PROGRAMS.map(|name| format!("examples/{name}.c")).join(",");
    let config = MACHINES.map(|name| format!("configs/machines/{name}.ron")).join(",");
    [
        format!("program={program}"),
        format!("config={config}"),
        format!("model={}", MODELS.join(",")),
        format!("stack={}", STACKS.join(",")),
    ]
}

fn sweep<'a>(axes: &'a [String], more: &[&'a str]) -> Vec<&'a str> {
    let varied = axes.iter().flat_map(|axis| ["--vary", axis]);
    ["sweep"].into_iter().chain(varied).chain(more.iter().copied()).collect()
}

/// What the programs' own comments say of them, of a stack that is enough: Dekker's lock needs SC,
/// fences make it right wherever a fence between two accesses orders them, which in RA it does not;
/// the others do not depend on the model. No machine changes any of it.
fn expected(program: &str, model: &str) -> &'static [&'static str] {
    match program {
        "dekker" if model != "sc" => &["T0101"],
        "dekker_fenced" if model == "ra" => &["T0101"],
        "bank_deadlock" => &["T0201"],
        "unlocked_counter" => &["T0301"],
        "use_after_free" => &["T0403"],
        _ => &[],
    }
}

fn words(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect()
}

#[test]
fn a_product_of_all_is_swept_killed_and_swept_on() {
    if !has_clang("a sweep of six programs on ten machines") {
        return;
    }
    let axes = axes();
    let keep = Temp::new("product.keep", b"");
    let lines = || std::fs::read_to_string(keep.path()).unwrap_or_default().lines().count();
    let mut first = Command::new(env!("CARGO_BIN_EXE_tresse"))
        .args(sweep(&axes, &["--keep", keep.path()]))
        .current_dir(root())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let started = Instant::now();
    while lines() < 100 {
        assert!(started.elapsed() < Duration::from_secs(300), "it has found nothing");
        std::thread::sleep(Duration::from_millis(5));
    }
    first.kill().unwrap();
    first.wait().unwrap();
    let before = lines();
    assert!(before < 1200, "it was done before it was killed");
    let (exit, table) = json(&sweep(&axes, &["--keep", keep.path()]));
    assert_eq!((exit, lines()), (14, 1 + 1200), "it was killed after {before}");
    let cells = table["cells"].as_array().unwrap();
    assert_eq!(cells.len(), 1200);
    let mut compared = 0;
    for (number, cell) in cells.iter().enumerate() {
        let values = words(&cell["values"]);
        let [file, config, model, stack] = values[..] else { panic!("{values:?}") };
        let program = file.trim_start_matches("examples/").trim_end_matches(".c");
        let codes = words(&cell["found"]["codes"]);
        // The base of each is its own first cell.
        assert_eq!(cell["base"].as_u64(), Some(number as u64 / 200 * 200));
        match stack {
            // Too small for some of them: then that is what is wrong.
            "48" if codes.contains(&"T0601") => {}
            "48" => assert!(codes.is_empty() || codes == expected(program, model), "{values:?}"),
            _ => assert_eq!(codes, expected(program, model), "{values:?}"),
        }
        if number % 37 == 0 {
            let alone = ["check", file, "--config", config, "--model", model, "--stack", stack];
            let (code, report) = json(&[&alone[..], &["--outcomes", "--keep-going"]].concat());
            let found = &cell["found"];
            assert_eq!(found["exit_code"], code, "{alone:?}");
            assert_eq!(found["complete"], report["executions"]["complete"], "{alone:?}");
            assert_eq!(found["blocked"], report["executions"]["blocked"], "{alone:?}");
            let outcomes = |of: &Value| of["outcomes"].as_array().map(Vec::len);
            assert_eq!(outcomes(found), outcomes(&report), "{alone:?}");
            compared += 1;
        }
    }
    assert_eq!(compared, 33);
    // The text is the same once more, and says which program is which.
    let text = tresse(&sweep(&axes, &["--keep", keep.path()]));
    let expected = Temp::new("product.txt", stdout(&text).as_bytes());
    let again = tresse(&sweep(&axes, &["--keep", keep.path(), "--expect", expected.path()]));
    assert_eq!((code(&again), stdout(&again)), (14, stdout(&text)));
    let head = "sweep of 6 programs: 1200 cells (program x config x model x stack), ";
    assert!(stdout(&text).starts_with(head) && !stderr(&again).contains("is not that in"));
}

/// Programs are compared with themselves only, and files beside are in each.
#[test]
fn programs_have_a_base_each() {
    let main = |value: u32| {
        format!(
            "declare i32 @other()\ndefine i32 @main() {{\n  \
                                     %n = call i32 @other()\n  ret i32 {value}\n}}\n"
        )
    };
    let part = Temp::new("part.ll", b"define i32 @other() {\n  ret i32 0\n}\n");
    let [one, two] =
        [0, 3].map(|value| Temp::new(&format!("main{value}.ll"), main(value).as_bytes()));
    let programs = format!("program={},{}", one.path(), two.path());
    let words = ["sweep", part.path(), "--vary", &programs, "--vary", "model=sc,tso"];
    let output = tresse(&words);
    let text = stdout(&output);
    assert!(text.contains("2 programs with ") && text.contains("0 differ from the first of"));
    let (_, table) = json(&words);
    let of = |name: &str| -> Vec<&Value> {
        table["cells"].as_array().unwrap().iter().map(|cell| &cell[name]).collect()
    };
    assert_eq!(of("base"), [0, 0, 2, 2]);
    assert_eq!(of("differs"), [false; 4]);
}

#[test]
fn bisection_finds_what_a_look_at_every_value_finds() {
    let all: Vec<String> = (16..=256).map(|stack| stack.to_string()).collect();
    let all = format!("stack={}", all.join(","));
    for program in ["examples/locked_counter.ll", "examples/dekker_fenced.ll"] {
        let (_, linear) = json(&["sweep", program, "--vary", &all, "--vary", "model=sc,rc11"]);
        let words = ["sweep", program, "--vary", "model=sc,rc11", "--smallest", "stack=16..256"];
        let (_, bisected) = json(&words);
        for (number, model) in ["sc", "rc11"].iter().enumerate() {
            let cells = linear["cells"].as_array().unwrap().iter().skip(number).step_by(2);
            let of = |cell: &Value| (cell["found"]["codes"].clone(), cell["found"]["kind"].clone());
            let last =
                linear["cells"].as_array().unwrap().iter().skip(number).step_by(2).next_back();
            let wanted = of(last.unwrap());
            let is_right: Vec<bool> = cells.map(|cell| of(cell) == wanted).collect();
            let border = is_right.iter().rposition(|right| !right).map_or(16, |at| 16 + at + 1);
            let found = &bisected["smallest"][number];
            assert_eq!(found["value"].as_u64(), Some(border as u64), "{program} {model}");
            assert_eq!(found["how"], "bisection");
            assert!(border > 16, "{program} {model}: any stack is enough");
        }
    }
}
