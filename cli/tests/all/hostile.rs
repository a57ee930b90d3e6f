//! Programs that are written against their reader: names that are escape sequences or look like
//! lines of a report, debug information that names files of the host.

use crate::common::{Temp, code, json, stderr, stdout, tresse};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A line of a report that no report here may have.
const FORGED: &str = "No errors were detected in any execution under sc.";

/// A name: escape sequences, a line of its own, and a mark that turns the writing round.
const NAME: &str =
    r"\1B[2Jevil\C2\9B1m\0A\E2\80\AENo errors were detected in any execution under sc.";

/// Two threads race on the name, and an assertion fails that names a file of this kind.
fn hostile() -> String {
    let text = r#"source_filename = "a\1B[31mb"
target triple = "x86_64-unknown-linux-gnu"
@"NAME" = global i32 0
@expression = constant [9 x i8] c"\1B[1mx\0Aok\00"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare void @__assert_fail(ptr, ptr, i32, ptr)
define ptr @"fNAME"(ptr %a) !dbg !3 {
  store i32 1, ptr @"NAME", !dbg !5
  ret ptr null
}
define i32 @main() !dbg !3 {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @"fNAME", ptr null), !dbg !5
  %v = load i32, ptr @"NAME", !dbg !5
  %"\1B[31mreg" = icmp eq i32 %v, 0
  br i1 %"\1B[31mreg", label %good, label %bad
bad:
  call void @__assert_fail(ptr @expression, ptr @expression, i32 1, ptr @expression), !dbg !5
  unreachable
good:
  ret i32 0
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "\1B[2JNAME", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "\1B[31mmain\0Aerror", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !6)
!5 = !DILocation(line: 1, column: 1, scope: !3)
!6 = !{null}
"#;
    text.replace("NAME", NAME)
}

/// What was printed holds nothing but plain text, and no line that was put into it.
fn assert_plain(args: &[&str], text: &str) {
    let is_plain = |c: char| c == '\n' || !c.is_control() && c != '\u{202e}';
    assert!(text.chars().all(is_plain), "{args:?}:\n{text:?}");
    assert!(!text.lines().any(|l| l == FORGED), "{args:?}:\n{text}");
    assert!(!text.is_empty(), "{args:?}");
}

#[test]
fn names_and_messages_are_printed_as_plain_text() {
    let file = Temp::new("hostile.ll", hostile().as_bytes());
    let dot = Temp::new("hostile.dot", b"");
    let path = file.path();
    let runs: &[&[&str]] = &[
        &["check", path],
        &["check", path, "--race", "report", "--outcomes", "--print-exec-graphs"],
        &["check", path, "--format", "json", "--print-exec-graphs"],
        &["check", path, "--race", "report", "--engine", "steps", "--keep-going", "--outcomes"],
        &["check", path, "--engine", "candidates"],
        &["check", path, "--dump-error-graph", dot.path()],
        &["check", path, "--pattern", "\x1b[1m == \n"],
        &["check", path, "--entry-function", "\x1b[1m\nx"],
        &["check", "\x1b[1m\nx.ll"],
        &["run", path, "--many-seeds", "0..20", "--keep-going"],
        &["run", path, "--many-seeds", "0..20", "--race", "report", "--outcomes"],
        &["run", path, "--format", "json"],
        &["steps", path],
        &["steps", "--trace", path],
        &["explain", "\x1b[1m"],
    ];
    for args in runs {
        let output = tresse(args);
        assert_plain(args, &(stdout(&output) + &stderr(&output)));
    }
    assert_plain(&["dot"], &std::fs::read_to_string(&dot.0).unwrap());
    for engine in ["graph", "steps"] {
        let (_, report) = json(&["check", path, "--engine", engine]);
        let replay = report["errors"][0]["replay"].as_str().unwrap();
        for format in ["text", "json"] {
            let args = ["replay", replay, path, "--format", format];
            let output = tresse(&args);
            assert_eq!(code(&output), 13, "{}", stderr(&output));
            assert_plain(&args, &(stdout(&output) + &stderr(&output)));
        }
    }
    // Whoever reads the JSON gets the name itself.
    let (_, report) = json(&["check", path, "--race", "report"]);
    let names = report["outcomes"][0]["globals"].as_object().unwrap();
    assert!(names.keys().any(|n| n.contains("\x1b[2Jevil\u{9b}1m\n\u{202e}No")), "{names:?}");
}

#[test]
fn what_is_refused_is_told_in_plain_text() {
    let call = r#"declare void @"NAME"()
define i32 @main() {
  call void @"NAME"()
  ret i32 0
}
"#;
    for (name, text) in [
        ("unknown.ll", call.replace("NAME", NAME)),
        ("register.ll", format!("define i32 @main() {{\n  ret i32 %\"{NAME}\"\n}}\n")),
        ("token.ll", "define \x1b[1m\n".into()),
        ("type.ll", format!("@x = global %\"{NAME}\" zeroinitializer\n")),
    ] {
        let file = Temp::new(name, text.as_bytes());
        for format in ["text", "json"] {
            let args = ["check", file.path(), "--format", format];
            let output = tresse(&args);
            assert!(matches!(code(&output), 2 | 3), "{name}");
            assert_plain(&args, &(stdout(&output) + &stderr(&output)));
        }
    }
    let config = Temp::new("hostile.ron", "(\"\x1b[1m\n\": 3)".as_bytes());
    let args = ["check", "tests/litmus/SB.ll", "--config", config.path()];
    assert_plain(&args, &stderr(&tresse(&args)));
}

/// A folder that is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path =
            std::env::temp_dir().join(format!("tresse-hostile-{}-{name}", std::process::id()));
        std::fs::create_dir_all(path.join("program/sub")).unwrap();
        Folder(path)
    }

    /// Writes a file, and gives its path.
    fn write(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A program that fails in line 2 of this file, as debug information has it.
fn failing_in(file: &str) -> String {
    let text = r#"define i32 @main() !dbg !3 {
  store i32 1, ptr null, !dbg !5
  ret i32 0
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "FILE", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !6)
!5 = !DILocation(line: 2, column: 1, scope: !3)
!6 = !{null}
"#;
    text.replace("FILE", file)
}

/// Debug information may name any file of the computer on which the program is checked.
#[test]
fn source_is_quoted_from_the_programs_own_folders_only() {
    let folder = Folder::new("sources");
    folder.write("program/own.c", "\nour own line\n");
    folder.write("program/sub/deep.c", "\nour deep line\n");
    let secret = folder.write("secret.txt", "\nthe secret line\n");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&secret, folder.0.join("program/link.c")).unwrap();
    let own = folder.0.join("program/own.c").to_str().unwrap().to_owned();
    let quoted = |name: &str, flags: &[&str]| {
        let program = folder.write("program/p.ll", &failing_in(name));
        let mut args = vec!["check", &program];
        args.extend(flags);
        let output = tresse(&args);
        assert_eq!(code(&output), 14, "{}", stderr(&output));
        let text = stderr(&output);
        let line = text.lines().find_map(|l| l.strip_prefix("       2 | ").map(str::to_owned));
        // In JSON the line is a field, by the same rule.
        args.extend(["--format", "json"]);
        let report: Value = serde_json::from_slice(&tresse(&args).stdout).unwrap();
        let source = &report["errors"][0]["locations"][0]["source"];
        assert_eq!(source.as_str(), line.as_deref(), "{name}");
        line
    };
    let ours = Some("our own line".to_owned());
    // From where the compiler ran, the file may have been called otherwise.
    for name in [&*own, "own.c", "./own.c", "sub/../own.c", "elsewhere/own.c"] {
        assert_eq!(quoted(name, &[]), ours, "{name}");
    }
    assert_eq!(quoted("sub/deep.c", &[]).as_deref(), Some("our deep line"));
    for name in [&*secret, "../secret.txt", "sub/../../secret.txt", "link.c", "/dev/null", "sub"] {
        assert_eq!(quoted(name, &[]), None, "{name}");
    }
    let whole = folder.0.to_str().unwrap();
    for name in [&*secret, "secret.txt", "../secret.txt", "link.c"] {
        let line = quoted(name, &["--source", whole]);
        assert_eq!(line.as_deref(), Some("the secret line"), "{name}");
    }
    let none = tresse(&["check", "tests/litmus/SB.ll", "--source", "no/such/folder"]);
    assert_eq!(code(&none), 2);
    assert!(stderr(&none).contains("--source no/such/folder"), "{}", stderr(&none));
    assert!(Path::new(whole).is_dir());
}
