//! The shipped configs: `default.ron` is the code's default, and the others state what they change.

use crate::common;

use serde_json::Value;
use std::collections::BTreeMap;
use tresse_machine::Config;
use tresse_machine::config::{
    Addresses, Dispatch, Endianness, Granularity, IntProvenance, PointerWidth, RacePolicy, Size,
};

fn read(name: &str) -> (String, Config) {
    let text = std::fs::read_to_string(common::root().join("configs").join(name)).unwrap();
    let config = Config::from_ron(&text)
        .unwrap_or_else(|e| panic!("{name}:{}:{}: {}", e.line, e.col, e.message));
    (text, config)
}

/// Names of the fields, those of `limits` as well.
fn fields() -> Vec<String> {
    let default = serde_json::to_value(Config::default()).unwrap();
    let limits = default["limits"].as_object().unwrap().keys();
    default.as_object().unwrap().keys().chain(limits).cloned().collect()
}

#[test]
fn the_default_file_is_the_default() {
    assert_eq!(read("default.ron").1, Config::default());
}

/// What a config sets to something else than the default, by name.
fn changed(config: &Config) -> Vec<String> {
    let fields = |config: &Config| -> BTreeMap<String, Value> {
        let all = serde_json::to_value(config).unwrap();
        let limits = all["limits"].as_object().unwrap().clone();
        all.as_object().unwrap().clone().into_iter().chain(limits).collect()
    };
    let (mine, default) = (fields(config), fields(&Config::default()));
    let differs = |name: &&String| *name != "limits" && mine[*name] != default[*name];
    mine.keys().filter(differs).cloned().collect()
}

/// `default.ron` states all, the others what they change; each field has its comment, and that of
/// the model names every model.
#[test]
fn every_field_that_is_stated_has_its_comment() {
    for path in common::files("configs", "ron") {
        let name = path.file_name().unwrap().to_str().unwrap();
        let (text, config) = read(name);
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let expected = if name == "default.ron" { fields() } else { changed(&config) };
        for field in fields().iter().filter(|f| *f != "limits") {
            let at: Vec<usize> =
                (0..lines.len()).filter(|i| lines[*i].starts_with(&format!("{field}: "))).collect();
            let times = usize::from(expected.contains(field));
            assert_eq!(at.len(), times, "{name} names {field} {} times", at.len());
            for at in at {
                assert!(lines[at - 1].starts_with("//"), "{name}: {field} has no comment above it");
            }
        }
        for line in lines.iter().filter(|l| l.starts_with("// Memory model:")) {
            for model in tresse_memmodels::MODELS.iter().filter(|m| m.is_machine) {
                assert!(line.contains(&format!("{:?}", model.name)), "{name}: {line}");
            }
        }
        assert!(text.starts_with("//"), "{name} does not say what it is for");
    }
}

#[test]
fn the_files_say_what_their_names_promise() {
    let default = Config::default();
    assert_eq!(read("tso.ron").1, Config { model: "tso".into(), ..default.clone() });
    assert_eq!(read("big_endian.ron").1, Config { endianness: Endianness::Big, ..default.clone() });
    let board = read("small_board.ron").1;
    assert_eq!((board.stack, board.pointer_width), (Size(16 << 10), PointerWidth::Bits(32)));
    let paper = Config {
        granularity: Granularity::Byte,
        int_provenance: IntProvenance::Carried,
        race: RacePolicy::Undef,
        dispatch: Dispatch::OutOfOrder(8),
        pthread_create_fence: false,
        ..default
    };
    assert_eq!(read("kllvm.ron").1, paper);
    assert_eq!(paper.addresses, Addresses::Sequential);
}

/// Vellvm's LLVM_D (POPL 2012, section 4.4): "undef is treated as a zeroinitializer", "reading
/// uninitialized memory returns zeroinitializer"; "pointers are 32-bits wide" (3.1), and there is
/// one thread.
#[test]
fn what_if_undef_is_zero_as_for_vellvm() {
    let text = "
define i32 @main() {
  %p = alloca i32
  %v = load i32, ptr %p
  %is = icmp eq i32 %v, 0
  br i1 %is, label %zero, label %other
zero:
  %u = icmp eq i32 undef, 0
  br i1 %u, label %both, label %other
both:
  %q = alloca i32
  store i23 5, ptr %q
  %w = load i32, ptr %q
  %is5 = icmp eq i32 %w, 5
  br i1 %is5, label %full, label %other
full:
  %null = getelementptr ptr, ptr null, i32 1
  %size = ptrtoint ptr %null to i32
  ret i32 %size
other:
  ret i32 99
}
";
    let file = common::Temp::new("vellvm.ll", text.as_bytes());
    let run = ["run", file.path(), "--config", "configs/vellvm.ron"];
    assert_eq!(common::code(&common::tresse(&run)), 4);
    assert!(common::stderr(&common::tresse(&run[..2])).contains("T0504"));
    let output = common::tresse(&[
        "check",
        "examples/dekker.ll",
        "--relayout",
        run[2],
        "configs/vellvm.ron",
    ]);
    assert!(common::stderr(&output).contains("limits.threads"), "{}", common::stderr(&output));
}

/// IR that names no target gets the C library of its layout, or of the one that is chosen, and
/// variable arguments lie as that takes them.
#[test]
fn hand_written_ir_prints_in_every_layout() {
    let body = "
@f = constant [10 x i8] c\"%d %llx \\0A\\00\"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 7, i64 9)
  ret i32 0
}
";
    let layouts = ["", "e", "E", "e-p:32:32", "e-i64:64", "E-i64:64"];
    let mut rows: Vec<(&str, &[&str])> = layouts.iter().map(|l| (*l, &[][..])).collect();
    rows.extend([("", &["--endianness", "big"][..]), ("", &["--pointer-width", "32"])]);
    for (layout, flags) in rows {
        let layout = match layout {
            "" => String::new(),
            layout => format!("target datalayout = \"{layout}\"\n"),
        };
        let file = common::Temp::new("prints.ll", format!("{layout}{body}").as_bytes());
        let output = common::tresse(&[&["run", file.path()], flags].concat());
        assert_eq!(common::stdout(&output), "7 9 \n", "{layout} {flags:?}");
    }
}

/// LangRef, `shufflevector`: an undefined element of the mask gives poison, which is no zero.
#[test]
fn an_undefined_mask_is_poison_where_undef_is_zero() {
    let text = "
define i32 @main() {
  %s = shufflevector <2 x i32> <i32 5, i32 6>, <2 x i32> poison, <2 x i32> <i32 1, i32 undef>
  %e = extractelement <2 x i32> %s, i32 1
  ret i32 %e
}
";
    let file = common::Temp::new("mask.ll", text.as_bytes());
    let output = common::tresse(&["run", "--undef", "zero", file.path()]);
    assert!(common::stderr(&output).contains("T0511"), "{}", common::stderr(&output));
}

#[test]
fn flags_go_over_the_file() {
    let (_, report) = common::json(&[
        "check",
        "examples/dekker.ll",
        "--config",
        "configs/tso.ron",
        "--sc",
        "--stack",
        "64KiB",
    ]);
    assert_eq!(
        (report["config"]["model"].as_str(), report["config"]["stack"].as_str()),
        (Some("sc"), Some("64 KiB"))
    );
    let (exit, _) = common::json(&["check", "examples/dekker.ll", "--config", "configs/tso.ron"]);
    assert_eq!(exit, 10);
}

#[test]
fn what_if_a_board_is_small_or_big_endian() {
    let output = common::tresse(&[
        "run",
        "tests/errors/big_local.ll",
        "--config",
        "configs/small_board.ron",
        "--relayout",
    ]);
    assert!(
        common::code(&output) == 14 && common::stderr(&output).contains("T0601"),
        "{}",
        common::stderr(&output)
    );
    for config in ["configs/small_board.ron", "configs/big_endian.ron"] {
        let run = ["run", "tests/ok/sorting.ll", "--relayout", "--config", config];
        let output = common::tresse(&run);
        let expected =
            std::fs::read_to_string(common::root().join("tests/ok/sorting.out")).unwrap();
        assert_eq!(
            (common::code(&output), common::stdout(&output)),
            (0, expected),
            "{config}: {}",
            common::stderr(&output)
        );
    }
    let little = common::stdout(&common::tresse(&["run", "tests/ok/unions.ll"]));
    let big = ["run", "tests/ok/unions.ll", "--endianness", "big", "--relayout"];
    let big = common::stdout(&common::tresse(&big));
    assert_ne!(little, big);
}

/// A report says what ran: a size that is written is read again as the same.
#[test]
fn sizes_are_written_as_they_are_read() {
    for bytes in [1, 1023, 1024, 1536, 1 << 20, 3 << 19, 1 << 30, (1 << 30) + 1, 3 << 29, 5 << 30] {
        let size = tresse::config::Size(bytes);
        assert_eq!(tresse::config::Size::parse(&size.to_string()), Ok(size), "{bytes}");
    }
}
