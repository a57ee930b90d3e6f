//! Every parameter with everyone who looks at executions: it is honoured, and the report echoes it,
//! or it is refused by its name, with the name of who has it. The table is the library's own
//! (`PARAMETERS`); here every row of it is tried.

use crate::common;

use crate::common::{Temp, code, stderr, stdout, tresse};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::process::Output;
use tresse::{PARAMETERS, Parameter, Way};

/// Two threads: small enough for every engine, and IR without a layout of its own.
const SMALL: &str = r#"
@x = global i32 0
@y = global i32 0
@a = global i32 0
@b = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @other(ptr %unused) {
  store atomic i32 1, ptr @y monotonic, align 4
  %v = load atomic i32, ptr @x monotonic, align 4
  store i32 %v, ptr @b
  ret ptr null
}
define i32 @start() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  store atomic i32 1, ptr @x monotonic, align 4
  %v = load atomic i32, ptr @y monotonic, align 4
  store i32 %v, ptr @a
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
define i32 @main() {
  %r = call i32 @start()
  ret i32 %r
}
"#;

/// Files of one test.
struct Files {
    program: Temp,
    cat: Temp,
    checkpoint: Temp,
    dot: Temp,
    config: Temp,
}

const TRIPLE: &str = "target triple = \"x86_64-unknown-linux-gnu\"\n";

impl Files {
    fn new(name: &str, program: &str) -> Files {
        let file =
            |ending: &str, text: &str| Temp::new(&format!("{name}-{ending}"), text.as_bytes());
        let as_ours = "\"own\"\ninclude \"sc.cat\"\n";
        Files {
            program: file("program.ll", &format!("{TRIPLE}{program}")),
            cat: file("own.cat", as_ours),
            checkpoint: file("left.json", ""),
            dot: file("error.dot", ""),
            config: file("config.ron", "()"),
        }
    }
}

impl Files {
    /// For items: a folder that does not exist.
    fn folder(&self) -> std::path::PathBuf {
        self.checkpoint.0.with_extension("items")
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(self.folder());
    }
}

/// What is typed to have a program looked at so. Replays need a string: that of a search, which is
/// given the same flags.
fn command(way: Way, flags: &[String], file: &str) -> Vec<String> {
    let head: &[&str] = match way {
        Way::Graph => &["check", "--engine", "graph"],
        Way::Steps => &["check", "--engine", "steps"],
        Way::Candidates => &["check", "--engine", "candidates"],
        Way::Run => &["run"],
        // Few enough for a test, and more than one round.
        Way::Fuzz if !flags.iter().any(|flag| flag == "--runs") => &["fuzz", "--runs", "40"],
        Way::Fuzz => &["fuzz"],
        Way::Trace => &["steps", "--trace"],
        // Patterns are looked for among the same states that traces go through.
        Way::Reach if flags.iter().any(|flag| flag == "--pattern") => &["steps"],
        Way::Reach => &["steps", "--traces"],
        Way::Replay | Way::ReplayGraph => &["replay"],
    };
    let mut words: Vec<String> = head.iter().map(|w| (*w).to_owned()).collect();
    if let Way::Replay | Way::ReplayGraph = way {
        words.push(string(way, flags, file));
    }
    words.extend(flags.iter().cloned());
    words.push(file.to_owned());
    words
}

/// A replay string of the program with these flags, if a search takes them, or without them.
fn string(way: Way, flags: &[String], file: &str) -> String {
    let search = if way == Way::Replay { Way::Steps } else { Way::Graph };
    let found = |flags: &[String]| {
        let report: Value =
            serde_json::from_slice(&look_as_json(search, flags, file).stdout).ok()?;
        let hint = [&report["outcomes"][0]["replay"], &report["errors"][0]["replay"]];
        hint.iter().find_map(|h| h.as_str().map(str::to_owned))
    };
    found(flags).or_else(|| found(&[])).unwrap_or_else(|| panic!("nothing to replay in {file}"))
}

/// Looks, for a report in JSON.
fn look_as_json(way: Way, flags: &[String], file: &str) -> Output {
    let mut words = command(way, flags, file);
    words.extend(["--format", "json"].map(str::to_owned));
    tresse(&words.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Looks, and gives the exit code and the report: all that is printed.
fn look(way: Way, flags: &[String], file: &str) -> (i32, Value) {
    let output = look_as_json(way, flags, file);
    let said = stdout(&output) + &stderr(&output);
    let report = serde_json::from_str(&said).unwrap_or_else(|e| panic!("{flags:?}: {e}\n{said}"));
    (code(&output), report)
}

/// Flags that set a parameter, and where the report echoes what value.
struct Sample {
    flags: Vec<String>,
    /// Where in the report, and what; `None`: no place says it.
    echo: Option<(String, Value)>,
}

fn sample(parameter: &Parameter, way: Way, files: &Files) -> Sample {
    let flag = parameter.flag;
    let option = |words: &str, value: Value| {
        let name = flag.trim_start_matches("--").replace('-', "_");
        (words.to_owned(), Some((format!("/options/{name}"), value)))
    };
    let field = |words: &str, value: Value| {
        let place = format!("/config/{}", parameter.field.replace('.', "/"));
        (words.to_owned(), Some((place, value)))
    };
    let path = |file: &Temp| file.path().to_owned();
    let (words, echo) = match flag {
        "--model" => field("--model tso", json!("tso")),
        "--std" => field("--std c++20 --rc11", json!("Cxx20")),
        "--stack" => field("--stack 64KiB", json!("64 KiB")),
        "--frame-cost" => field("--frame-cost 48", json!("48 B")),
        "--store-buffer" => field("--store-buffer 3", json!({"Entries": 3})),
        "--channels" => field("--channels 2:32", json!({"Interleaved": [2, 32]})),
        "--functions-base" => field("--functions-base 0x300000", json!({"At": 0x30_0000})),
        "--globals-base" => field("--globals-base 0x700000", json!({"At": 0x70_0000})),
        "--heap-base" => field("--heap-base 0x400000000000", json!({"At": 0x4000_0000_0000u64})),
        "--stack-base" => field("--stack-base 0x7fff00000000", json!({"At": 0x7fff_0000_0000u64})),
        "--target" => field("--target x86_64-pc-linux-gnu", json!("x86_64-pc-linux-gnu")),
        "--endianness" => field("--endianness big", json!("Big")),
        "--pointer-width" => field("--pointer-width 64", json!({"Bits": 64})),
        "--address-space" => field("--address-space 5=16", json!({"5": 16})),
        "--errno" => field("--errno linux", json!("Linux")),
        "--vscale" => field("--vscale 2", json!(2)),
        "--dispatch" => field("--dispatch out-of-order:3", json!({"OutOfOrder": 3})),
        "--no-pthread-create-fence" => field(flag, json!(false)),
        "--race" => field("--race report", json!("Report")),
        "--undef" => field("--undef enumerate:3", json!({"Enumerate": 3})),
        "--uninit" => field("--uninit zero", json!("Zero")),
        "--volatile" => field("--volatile atomic", json!("Atomic")),
        "--pointer-arithmetic" => field("--pointer-arithmetic wrap", json!("Wrap")),
        "--call-types" => field("--call-types practice", json!("Practice")),
        "--addresses" => field("--addresses spaced:64", json!({"Spaced": 64})),
        "--int-provenance" => field("--int-provenance carried", json!("Carried")),
        "--leaks" => field("--leaks error", json!("Error")),
        "--granularity" => field("--granularity byte", json!("Byte")),
        "--spurious-cas-failure"
        | "--spurious-wakeups"
        | "--malloc-may-fail"
        | "--exit-cuts-threads" => field(flag, json!(true)),
        "--max-steps" => field("--max-steps 12345", json!(12345)),
        "--max-mem" => field("--max-mem 1MiB", json!("1 MiB")),
        "--max-threads" => field("--max-threads 7", json!(7)),
        "--max-to-commit" => field("--max-to-commit 9", json!(9)),
        "--max-choices" => field("--max-choices 11", json!(11)),
        "--max-states" => field("--max-states 4321", json!(4321)),
        "--model FILE.cat" => {
            let file = path(&files.cat);
            (format!("--model {file}"), Some(("/model".into(), json!(file))))
        }
        "--config" => ("--config configs/default.ron".into(), None),
        "--format" => (String::new(), Some(("/engine".into(), json!(way.name())))),
        "--stdin" => option("--stdin configs/sc.ron", json!("configs/sc.ron")),
        "--mount" => option("--mount configs", json!(["configs"])),
        "--source" => option("--source examples", json!(["examples"])),
        "--relayout" => option("--relayout --endianness little", json!(true)),
        "--refuse-unknown" => option("--refuse-unknown", json!(true)),
        "--args" => ("--args a=b".into(), Some(("/options/arg".into(), json!(["a=b"])))),
        "--arg" => option("--arg c", json!(["c"])),
        "--env" => option("--env A=b", json!(["A=b"])),
        "--entry-function" => option("--entry-function start", json!("start")),
        "--timeout" => ("--timeout 0".into(), Some(("/verdict".into(), json!("cut-short")))),
        // Less than the process has when it begins.
        "--max-mem-host" => {
            ("--max-mem-host 1KiB".into(), Some(("/cuts/0/kind".into(), json!("resident"))))
        }
        // The command of a search has it already.
        "--engine" if parameter.is_for(way) => {
            (String::new(), Some(("/engine".into(), json!(way.name()))))
        }
        "--engine" => ("--engine graph".into(), None),
        "--keep-going" if way == Way::Run => option("--many-seeds 0..2 --keep-going", json!(true)),
        "--jobs" => ("--jobs 2".into(), None),
        "--max-preemptions" => option("--max-preemptions 40", json!(40)),
        "--max-events" => option("--max-events 60", json!(60)),
        "--second-opinion" => option("--second-opinion=5000", json!(5000)),
        "--unroll" => option("--unroll 5", json!(5)),
        "--equivalence" => option("--equivalence rf", json!("rf")),
        "--checkpoint" => {
            let file = path(&files.checkpoint);
            let words = format!("--timeout 0 --checkpoint {file}");
            (words, Some(("/checkpoint".into(), json!(file))))
        }
        "--checkpoint-every" if !parameter.is_for(way) => ("--checkpoint-every 0".into(), None),
        "--checkpoint-every" => {
            let file = path(&files.checkpoint);
            let words = format!("--timeout 0 --checkpoint-every 0 --checkpoint {file}");
            (words, Some(("/checkpoint".into(), json!(file))))
        }
        // The file that a row before has left.
        "--resume" => {
            let words = format!("--resume {}", path(&files.checkpoint));
            (words, Some(("/verdict".into(), json!("no-errors"))))
        }
        // Alone where it is refused: then it is the one that is named.
        "--out" if way != Way::Graph => (format!("--out {}", path(&files.checkpoint)), None),
        "--out" | "--shards" if way == Way::Graph => {
            let _ = std::fs::remove_dir_all(files.folder());
            let words = format!("--shards 2 --out {}", files.folder().display());
            // It ends before there is an item.
            (words, Some(("/open_items".into(), json!(0))))
        }
        "--shards" => ("--shards 2".into(), None),
        "--count" => option("--count all", json!("all")),
        "--pattern" if way == Way::Reach => option("--pattern final", json!("final")),
        "--pattern" => option("--pattern deadlock", json!("deadlock")),
        "--matches" if way == Way::Reach => option("--matches 2 --pattern final", json!(2)),
        "--matches" => ("--matches 2".into(), None),
        "--max-traces" => option("--max-traces 2", json!(2)),
        // The command of this way has it already.
        "--traces" if way == Way::Reach => {
            (String::new(), Some(("/options/traces".into(), json!(true))))
        }
        "--traces" => (flag.into(), None),
        "--literal" => option(flag, json!(true)),
        "--dump-error-graph" => {
            option(&format!("--dump-error-graph {}", path(&files.dot)), json!(true))
        }
        // The default, over a config.
        "--wait-for-threads" => {
            (flag.to_owned(), Some(("/config/exit_cuts_threads".to_owned(), json!(false))))
        }
        "--seed" => option("--seed 5", json!(5)),
        "--many-seeds" => option("--many-seeds 0..3", json!([0, 3])),
        "--compile-after" => option("--compile-after 7", json!(7)),
        "--runs" => option("--runs 9", json!(9)),
        "--strategy" => option("--strategy pct", json!("pct")),
        "--corpus" => {
            let _ = std::fs::remove_dir_all(files.folder());
            let folder = files.folder().display().to_string();
            option(&format!("--corpus {folder}"), json!(folder))
        }
        // A flag without a value.
        "--outcomes"
        | "--keep-going"
        | "--no-flight-reduction"
        | "--verify"
        | "--smallest-errors"
        | "--estimate"
        | "--depth-first"
        | "--no-spin-blocking"
        | "--no-barrier-reduction"
        | "--no-commuting-updates"
        | "--no-symmetry"
        | "--no-lock-reduction"
        | "--print-exec-graphs" => option(flag, json!(true)),
        // The command of this way has it already.
        "--trace" if way == Way::Trace => {
            (String::new(), Some(("/options/trace".into(), json!("changes"))))
        }
        "--trace" => (flag.into(), None),
        "--replay" => ("--replay t1:00000000:".into(), None),
        // What is in the file is tested with graphs.
        "--svg" => (format!("--svg {}", path(&files.dot)), None),
        // See `clang_is_for_c`, and the tests of `entry.rs`.
        "--clang" | "--rustc" | "--project" => (String::new(), None),
        other => panic!("{other} has no sample: say how it is set, and where the report echoes it"),
    };
    Sample { flags: words.split_whitespace().map(str::to_owned).collect(), echo }
}

/// What is wrong with a parameter that is honoured.
fn honoured(way: Way, parameter: &Parameter, sample: &Sample, file: &str) -> Option<String> {
    // Graphs list no outcomes with it: an error is followed.
    let is_followed = way == Way::ReplayGraph && parameter.flag == "--exit-cuts-threads";
    let file = if is_followed { "tests/errors/assert_fails_thread.ll" } else { file };
    if parameter.flag == "--replay" {
        let replay = look(Way::Trace, &[], file).1["schedule"].as_str()?.to_owned();
        let (exit, report) = look(Way::Trace, &["--replay".into(), replay.clone()], file);
        let is_echoed = report["options"]["replay"] == replay.as_str();
        return (exit != 0 || !is_echoed).then(|| format!("--replay: {exit}, {report}"));
    }
    let (exit, report) = look(way, &sample.flags, file);
    let what = format!("{way} {}", sample.flags.join(" "));
    if exit == 2 || exit == 3 {
        return Some(format!("{what} exits with {exit}: {}", report["errors"]));
    }
    let (place, value) = sample.echo.as_ref()?;
    let echoed = report.pointer(place);
    (echoed != Some(value)).then(|| format!("{what}: {place} is {echoed:?}, and not {value}"))
}

/// What is wrong with a parameter that is refused.
fn refused(way: Way, parameter: &Parameter, sample: &Sample, file: &str) -> Option<String> {
    let words = command(way, &sample.flags, file);
    let output = tresse(&words.iter().map(String::as_str).collect::<Vec<_>>());
    let text = stderr(&output);
    // A file of another engine's model is a value of --model; a command without the flag names
    // itself shortly.
    let name = format!("{} ", parameter.flag);
    let has_it = parameter.ways.iter().all(|way| text.contains(way.command()));
    let is_told = text.contains(&name) && text.contains("is not for `tresse ") && has_it;
    let is_right = code(&output) == 2 && is_told && output.stdout.is_empty();
    (!is_right).then(|| format!("{words:?} exits with {}: {text}", code(&output)))
}

#[test]
fn every_parameter_is_honoured_or_refused_by_name() {
    let files = Files::new("table", SMALL);
    let file = files.program.path();
    let (mut wrong, mut tried) = (Vec::new(), 0);
    let needs_clang = |p: &&Parameter| ["--clang", "--rustc", "--project"].contains(&p.flag);
    for parameter in PARAMETERS.iter().filter(|p| !needs_clang(p)) {
        for way in Way::ALL {
            let sample = sample(parameter, way, &files);
            wrong.extend(match parameter.is_for(way) {
                true => honoured(way, parameter, &sample, file),
                false => refused(way, parameter, &sample, file),
            });
            tried += 1;
        }
    }
    common::all_right(wrong);
    assert_eq!(tried, (PARAMETERS.len() - 3) * Way::ALL.len());
}

/// A field of the config, as a file has it.
fn in_a_file(parameter: &Parameter, value: &Value) -> String {
    let value = match value {
        Value::Object(spaces) if parameter.field == "address_spaces" => {
            let pairs = spaces.iter().map(|(space, bits)| format!("{space}: {bits}"));
            format!("{{{}}}", pairs.collect::<Vec<_>>().join(", "))
        }
        Value::Object(choice) => {
            let numbers = |n: &Value| n.to_string().trim_matches(['[', ']']).to_owned();
            choice.iter().map(|(name, n)| format!("{name}({})", numbers(n))).collect::<String>()
        }
        Value::String(text)
            if text.contains(' ') || ["model", "target"].contains(&parameter.field) =>
        {
            format!("{text:?}")
        }
        Value::String(name) => name.clone(),
        other => other.to_string(),
    };
    match parameter.field.split_once('.') {
        Some((group, field)) => format!("({group}: ({field}: {value}))"),
        None => format!("({}: {value})", parameter.field),
    }
}

#[test]
fn every_field_of_a_config_file_is_honoured_or_refused_by_name() {
    let files = Files::new("fields", SMALL);
    let mut wrong = Vec::new();
    for parameter in PARAMETERS.iter().filter(|p| !p.field.is_empty()) {
        for way in Way::ALL {
            let mut sample = sample(parameter, way, &files);
            let value = sample.echo.as_ref().map(|(_, value)| value.clone()).unwrap();
            std::fs::write(&files.config.0, in_a_file(parameter, &value)).unwrap();
            sample.flags = vec!["--config".into(), files.config.path().into()];
            // It is for a model that is not the default.
            sample.flags.extend((parameter.flag == "--std").then(|| "--rc11".to_owned()));
            let file = files.program.path();
            wrong.extend(match parameter.is_for(way) {
                true => honoured(way, parameter, &sample, file),
                false => refused(way, parameter, &sample, file),
            });
        }
    }
    common::all_right(wrong);
}

/// Without `--engine` the one is chosen that has what is asked for, and the report says so.
#[test]
fn a_parameter_chooses_the_engine_that_has_it() {
    let files = Files::new("chosen", SMALL);
    let file = files.program.path();
    for parameter in PARAMETERS {
        let searches = [Way::Graph, Way::Steps, Way::Candidates];
        let Some(first) = searches.into_iter().find(|way| parameter.is_for(*way)) else { continue };
        if parameter.is_for(Way::Graph) {
            continue;
        }
        let sample = sample(parameter, first, &files);
        let mut words = vec!["check", file, "--format", "json"];
        words.extend(sample.flags.iter().map(String::as_str));
        let report: Value = serde_json::from_slice(&tresse(&words).stdout).unwrap();
        assert_eq!(report["engine"], first.name(), "{words:?}");
        assert_eq!(report["engine_chosen_for"], parameter.flag, "{words:?}");
    }
    let both = tresse(&["check", file, "--unroll", "3", "--max-preemptions", "2"]);
    assert_eq!(code(&both), 2);
    assert!(stderr(&both).contains("no engine has all that is asked for"), "{}", stderr(&both));
}

/// The flags of a command are those of the table, and no others.
#[test]
fn help_lists_what_the_table_has() {
    let models = tresse_memmodels::MODELS.iter().map(|model| format!("--{}", model.name));
    let aliases: Vec<String> = models.chain(["--help".into()]).collect();
    for (command, ways) in [
        ("check", &[Way::Graph, Way::Steps, Way::Candidates][..]),
        ("steps", &[Way::Steps, Way::Trace, Way::Reach]),
        ("run", &[Way::Run]),
        ("fuzz", &[Way::Fuzz]),
        ("replay", &[Way::Replay, Way::ReplayGraph]),
    ] {
        let help = stdout(&tresse(&[command, "--help"]));
        let listed: BTreeSet<&str> = help
            .lines()
            .filter_map(|line| line.trim_start().trim_start_matches("-j, ").split(' ').next())
            .filter(|word| word.starts_with("--") && !aliases.iter().any(|a| a == word))
            .map(|word| word.trim_end_matches(',').split('[').next().unwrap_or(word))
            .collect();
        let is_flag = |p: &&Parameter| !p.flag.contains(' ') && ways.iter().any(|w| p.is_for(*w));
        let mut expected: BTreeSet<&str> =
            PARAMETERS.iter().filter(is_flag).map(|p| p.flag).collect();
        if command == "steps" {
            expected.remove("--engine");
            // Byte by byte there is no other engine.
            expected.remove("--second-opinion");
        }
        assert_eq!(listed, expected, "{command}");
    }
}

#[test]
fn clang_is_for_c() {
    let files = Files::new("clang", SMALL);
    let file = files.program.path();
    for args in [&["check", "--clang", "clang", file][..], &["run", file, "--", "-O1"]] {
        let output = tresse(args);
        assert_eq!(code(&output), 2, "{args:?}");
        let text = stderr(&output);
        assert!(text.contains("is for clang, and no file of the program is C or C++"), "{text}");
    }
}

/// The table of the documentation is that of the library.
#[test]
fn the_documented_table_is_the_one_that_counts() {
    let page = std::fs::read_to_string(common::root().join("docs/command-line.md")).unwrap();
    let ways = [
        Way::Graph,
        Way::Steps,
        Way::Candidates,
        Way::Run,
        Way::Fuzz,
        Way::Trace,
        Way::Reach,
        Way::Replay,
        Way::ReplayGraph,
    ];
    let row = |p: &Parameter| {
        let field = if p.field.is_empty() { String::new() } else { format!("`{}`", p.field) };
        let has = |way: &Way| if p.is_for(*way) { "yes" } else { "" };
        let cells: Vec<&str> = ways.iter().map(has).collect();
        format!("| `{}` | {field} | {} |", p.flag, cells.join(" | "))
    };
    let expected: Vec<String> = PARAMETERS.iter().map(row).collect();
    let lines: Vec<&str> = page.lines().filter(|l| l.starts_with("| `")).collect();
    assert_eq!(lines.join("\n"), expected.join("\n"), "\n{}", expected.join("\n"));
}
