//! The standard input and files that the host gives to a program.

use crate::common::{Temp, code, json, stderr, stdout, tresse};

/// Reads three bytes from descriptor 0, one of them by each of two threads if `threads`.
fn reader(threads: bool) -> String {
    let second = if threads {
        "call i32 @pthread_create(ptr %id, ptr null, ptr @t, ptr null)"
    } else {
        "add i32 0, 0"
    };
    let join = if threads { "call i32 @pthread_join(i64 %n, ptr null)" } else { "add i32 0, 0" };
    format!(
        "@a = global i8 0
@b = global i8 0
declare i64 @read(i32, ptr, i64)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t(ptr %unused) {{
  %r = call i64 @read(i32 0, ptr @a, i64 1)
  ret ptr null
}}
define i32 @main() {{
  %id = alloca i64
  store i64 0, ptr %id
  %1 = {second}
  %r = call i64 @read(i32 0, ptr @b, i64 1)
  %n = load i64, ptr %id
  %2 = {join}
  %got = trunc i64 %r to i32
  ret i32 %got
}}
"
    )
}

const ENGINES: [&str; 2] = ["check --engine graph", "check --engine steps"];

/// The outcomes of `a` and `b`.
fn outcomes(command: &str, flags: &[&str]) -> Vec<(i64, String, String)> {
    let mut words: Vec<&str> = command.split(' ').collect();
    words.extend(flags);
    let (_, report) = json(&words);
    let text =
        |o: &serde_json::Value, name: &str| o["globals"][name].as_str().unwrap_or("0").to_owned();
    let all = report["outcomes"].as_array().unwrap_or_else(|| panic!("{command}: {report}"));
    let mut all: Vec<_> =
        all.iter().map(|o| (o["exit"].as_i64().unwrap(), text(o, "a"), text(o, "b"))).collect();
    all.sort();
    all
}

#[test]
fn without_a_file_the_input_is_at_its_end() {
    let program = Temp::new("input-none.ll", reader(false).as_bytes());
    for command in ENGINES {
        assert_eq!(outcomes(command, &[program.path()]), [(0, "0".into(), "0".into())]);
    }
    assert_eq!(code(&tresse(&["run", program.path()])), 0);
}

/// Two threads read a byte each: every order, and each byte once.
#[test]
fn threads_take_turns_at_the_input() {
    let program = Temp::new("input-threads.ll", reader(true).as_bytes());
    let input = Temp::new("input-threads.txt", b"xy");
    let (x, y) = ("120".to_owned(), "121".to_owned());
    for command in ENGINES {
        for model in ["sc", "tso", "rc11"] {
            let flags = [program.path(), "--stdin", input.path(), "--model", model];
            let wanted = [(1, x.clone(), y.clone()), (1, y.clone(), x.clone())];
            assert_eq!(outcomes(command, &flags), wanted, "{command} {model}");
        }
    }
}

/// A replay string is tied to what the program was given.
#[test]
fn a_replay_needs_the_same_input() {
    let program = Temp::new("input-replay.ll", reader(true).as_bytes());
    let (one, other) = (Temp::new("one.txt", b"xy"), Temp::new("other.txt", b"xz"));
    let (_, report) =
        json(&["check", "--outcomes", program.path(), "--stdin", one.path(), "--engine", "steps"]);
    let string = report["outcomes"][0]["replay"].as_str().unwrap().to_owned();
    let with = |file: &str| tresse(&["replay", &string, program.path(), "--stdin", file]);
    assert_eq!(code(&with(one.path())), 1, "{}", stderr(&with(one.path())));
    assert_eq!(code(&with(other.path())), 2, "{}", stderr(&with(other.path())));
}

#[test]
fn what_cannot_be_read_is_said() {
    let program = Temp::new("input-missing.ll", reader(false).as_bytes());
    for flag in ["--stdin", "--mount"] {
        let output = tresse(&["run", program.path(), flag, "no/such/file"]);
        assert_eq!(code(&output), 2);
        let said = format!("{flag}: cannot read no/such/file");
        assert!(stderr(&output).contains(&said), "{}", stderr(&output));
    }
}

/// A device may have no end.
#[cfg(unix)]
#[test]
fn devices_are_no_files() {
    let program = Temp::new("input-device.ll", reader(false).as_bytes());
    let output = tresse(&["run", program.path(), "--mount", "/dev/zero"]);
    assert_eq!(code(&output), 2);
    let said = "--mount: /dev/zero is neither a file nor a folder";
    assert!(stderr(&output).contains(said), "{}", stderr(&output));
}

/// A program that opens a file, writes it, and prints what it then holds.
const WRITER: &str = r#"
@name = private constant [13 x i8] c"NAME_OF_FILE\00"
@mode = private constant [3 x i8] c"r+\00"
@text = private constant [3 x i8] c"ab\00"
@line = global [16 x i8] zeroinitializer
declare ptr @fopen(ptr, ptr)
declare i32 @fputs(ptr, ptr)
declare void @rewind(ptr)
declare ptr @fgets(ptr, i32, ptr)
declare i32 @fclose(ptr)
declare i32 @puts(ptr)
define i32 @main() {
  %f = call ptr @fopen(ptr @name, ptr @mode)
  %is = icmp eq ptr %f, null
  br i1 %is, label %none, label %some
none:
  ret i32 2
some:
  %1 = call i32 @fputs(ptr @text, ptr %f)
  call void @rewind(ptr %f)
  %2 = call ptr @fgets(ptr @line, i32 16, ptr %f)
  %3 = call i32 @puts(ptr @line)
  %4 = call i32 @fclose(ptr %f)
  ret i32 0
}
"#;

/// What is written to a file stays in memory, and no execution sees what another has written.
#[test]
fn files_of_the_host_are_read_and_never_written() {
    let folder = std::env::temp_dir().join(format!("tresse-mount-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("data");
    std::fs::write(&file, "0123").unwrap();
    let name = file.to_string_lossy().into_owned();
    let text = WRITER
        .replace("[13 x i8]", &format!("[{} x i8]", name.len() + 1))
        .replace("NAME_OF_FILE", &name);
    let program = Temp::new("writer.ll", text.as_bytes());
    for mount in [&file, &folder] {
        let mount = mount.to_string_lossy().into_owned();
        for _ in 0..2 {
            let output = tresse(&["run", program.path(), "--mount", &mount]);
            assert_eq!((code(&output), stdout(&output).as_str()), (0, "ab23\n"));
        }
        for engine in ["graph", "steps"] {
            let flags = ["check", program.path(), "--engine", engine, "--mount", &mount];
            let output = tresse(&flags);
            assert_eq!(code(&output), 0, "{}", stderr(&output));
        }
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "0123");
    assert_eq!(code(&tresse(&["run", program.path()])), 2);
    std::fs::remove_dir_all(&folder).unwrap();
}
