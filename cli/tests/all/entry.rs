//! What a program can be made of: C++ beside C, bitcode, and the files of a project.

use crate::common::{Temp, code, has_clang, json, stderr, tresse};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder that is removed when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, files: &[(&str, &str)]) -> Folder {
        let path = std::env::temp_dir().join(format!("tresse-entry-{name}-{}", std::process::id()));
        for (name, text) in files {
            let file = path.join(name);
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(file, text).unwrap();
        }
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// C++ that needs no headers.
const CPP: &str = "template <typename T> T twice(T x) { return 2 * x; }\n\
                   extern \"C\" int other(int x) { return twice(x); }\n";
const C: &str = "int other(int x);\nint main(void) { int *new = 0; return other(4) + !new; }\n";

#[test]
fn cpp_goes_with_c_and_each_standard_is_for_its_own() {
    if !has_clang("programs in C and C++") {
        return;
    }
    let endings = ["cpp", "cc", "cxx", "c++", "C", "ii"];
    let names = endings.map(|ending| format!("other.{ending}"));
    let mut files = vec![("main.c", C), ("main.i", C)];
    files.extend(names.iter().map(|name| (name.as_str(), CPP)));
    let folder = Folder::new("mixed", &files);
    for name in &names {
        let (main, other) = (folder.path("main.c"), folder.path(name));
        for command in [&["check"][..], &["run"], &["fuzz", "--runs", "2"], &["steps"]] {
            let words = [command, &["--", "-std=c++17", "-std=c11", &main, &other]].concat();
            let output = tresse(&words);
            let status = if command[0] == "run" { 9 } else { 0 };
            assert_eq!(code(&output), status, "{words:?}: {}", stderr(&output));
        }
    }
    // What went through the preprocessor already.
    let output = tresse(&["run", "--", &folder.path("main.i"), &folder.path("other.ii")]);
    assert_eq!(code(&output), 9, "{}", stderr(&output));
    // What clang says is shown as it is.
    let output = tresse(&["check", &folder.path("main.c"), "--", "-std=c++17"]);
    assert!(stderr(&output).contains("'-std=c++17' not allowed with 'C'"), "{}", stderr(&output));
}

#[test]
fn cpp_without_clang_says_so() {
    let file = Temp::new("nobody.cpp", CPP.as_bytes());
    let output = Command::new(env!("CARGO_BIN_EXE_tresse"))
        .args(["check", file.path()])
        .env("PATH", "/nowhere")
        .output()
        .unwrap();
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("is C++, and no clang was found"), "{}", stderr(&output));
}

#[test]
fn bitcode_is_read_by_the_tools_that_are_there() {
    let made = Temp::new("made.bc", b"");
    let ll = Temp::new("made.ll", b"define i32 @main() {\n  ret i32 7\n}\n");
    let assembled = ["llvm-as-19", "llvm-as", "llvm-as-14"].iter().any(|tool| {
        let command = Command::new(tool).args([ll.path(), "-o", made.path()]).output();
        command.is_ok_and(|output| output.status.success())
    });
    if assembled {
        for words in [&["run", made.path()][..], &["run", "--clang", "clang-19", made.path()]] {
            let output = tresse(words);
            assert_eq!(code(&output), 7, "{words:?}: {}", stderr(&output));
        }
        let nobody = Command::new(env!("CARGO_BIN_EXE_tresse"))
            .args(["run", made.path()])
            .env("PATH", "/nowhere")
            .output()
            .unwrap();
        assert_eq!(code(&nobody), 2);
        let said = stderr(&nobody);
        assert!(said.contains("neither llvm-dis nor clang was found on PATH"), "{said}");
        let none = Temp::new("none.bc", b"BC\xc0\xde\x35\x14");
        let output = tresse(&["run", none.path()]);
        assert_eq!(code(&output), 2);
        assert!(stderr(&output).contains("could make text of"), "{}", stderr(&output));
    } else {
        let _ = writeln!(std::io::stderr(), "skipped: bitcode, llvm-as is not installed");
    }
    let output = tresse(&["run", "nothing.bc"]);
    assert!(stderr(&output).contains("cannot read nothing.bc"), "{}", stderr(&output));
}

/// A project of two programs that share a file, in both forms of the list.
fn project(name: &str) -> Folder {
    let folder = Folder::new(
        name,
        &[
            (
                "src/main.c",
                "#include \"value.h\"\nint other(int);\nint main(void) { return other(VALUE); }\n",
            ),
            ("src/second.c", "int other(int);\nint main(void) { return other(1); }\n"),
            (
                "src/other.cpp",
                "#include <added.h>\nextern \"C\" int other(int x) { return x + ADDED; }\n",
            ),
            ("include/value.h", "#ifndef VALUE\n#define VALUE 0\n#endif\n"),
            ("system/added.h", "#define ADDED (MORE + __cplusplus / 1000 - 201)\n"),
            ("bad/flags.json", "[]"),
        ],
    );
    let root = folder.0.to_str().unwrap();
    let list = format!(
        r#"[{{"directory": "{root}/build", "file": "../src/main.c", "output": "main.o",
             "command": "ccache cc -DVALUE=\"(2+3)\" -I../include -O2 -MD -MF main.d -o main.o -c ../src/main.c"}},
            {{"directory": "{root}/build", "file": "../src/second.c", "command": "cc -c ../src/second.c"}},
            {{"directory": "{root}", "file": "src/other.cpp",
             "arguments": ["c++", "-std=c++11", "-D", "MORE=1", "-isystem", "system", "-Werror",
                           "-o", "other.o", "-c", "src/other.cpp"]}}]"#
    );
    std::fs::create_dir_all(folder.0.join("build")).unwrap();
    std::fs::write(folder.0.join("build/compile_commands.json"), list).unwrap();
    folder
}

#[test]
fn a_projects_files_are_compiled_as_its_build_does() {
    if !has_clang("a project") {
        return;
    }
    let folder = project("build");
    let build = folder.path("build");
    let list = folder.path("build/compile_commands.json");
    let (main, other) = (folder.path("src/main.c"), folder.path("src/other.cpp"));
    for project in [&build, &list] {
        let output = tresse(&["run", "--project", project, &main, &other]);
        assert_eq!(code(&output), 6, "{}", stderr(&output));
        for command in ["check", "steps", "fuzz"] {
            let output = tresse(&[command, "--project", project, &main, &other]);
            assert_eq!(code(&output), 0, "{command}: {}", stderr(&output));
        }
    }
    // Flags after `--` come last.
    let output = tresse(&["run", "--project", &build, &main, &other, "--", "-UMORE", "-DMORE=3"]);
    assert_eq!(code(&output), 8, "{}", stderr(&output));
    // All of it has two `main`.
    let output = tresse(&["run", "--project", &build]);
    assert!(stderr(&output).contains("main"), "{}", stderr(&output));
    assert_eq!(code(&output), 2);
    let (_, report) = json(&["check", "--project", &build, &main, &other]);
    assert_eq!(report["options"]["project"], build.as_str());
}

#[test]
fn a_replay_is_of_the_same_project() {
    if !has_clang("a replay of a project") {
        return;
    }
    let folder = project("replay");
    std::fs::write(folder.0.join("src/second.c"), "int main(void) { __builtin_trap(); }\n")
        .unwrap();
    let (build, second) = (folder.path("build"), folder.path("src/second.c"));
    let output = tresse(&["check", "--project", &build, &second]);
    let said = stderr(&output);
    let line = said.lines().find_map(|line| line.trim().strip_prefix("replay: tresse "));
    let words: Vec<String> =
        line.expect(&said).split(' ').map(|word| word.trim_matches('\'').to_owned()).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    assert!(words.contains(&"--project"), "{words:?}");
    assert_eq!(code(&tresse(&words)), code(&output), "{words:?}");
}

#[test]
fn what_a_project_does_not_have_is_refused() {
    let folder = project("refused");
    let refused = |project: &str, list: Option<&str>, part: &str| {
        let file = folder.path("bad/compile_commands.json");
        if let Some(list) = list {
            std::fs::write(&file, list).unwrap();
        }
        let output = tresse(&["check", "--project", project]);
        let said = stderr(&output);
        assert!(code(&output) == 2 && said.contains(part), "{part}: {said}");
        let _ = std::fs::remove_file(Path::new(&file));
    };
    let bad = folder.path("bad");
    let entry = |rest: &str| {
        let folder = folder.0.to_str().unwrap();
        format!(r#"[{{"directory": "{folder}/src", "file": "main.c"{rest}}}]"#)
    };
    refused(&bad, None, "cannot read");
    refused(&folder.path("nowhere"), None, "cannot read");
    refused(&bad, Some("[]"), "has no entries");
    refused(&bad, Some("[\n  3]"), "compile_commands.json:2:");
    refused(&bad, Some(&entry("")), "main.c has neither `command` nor `arguments`");
    refused(&bad, Some(&entry(r#", "command": "cc 'a"#)), "no list of compile commands");
    refused(&bad, Some(&entry(r#", "command": "cc -c 'a""#)), "a quote does not end");
    refused(&bad, Some(&entry(r#", "command": "cc -c @more main.c""#)), "`@more`");
    refused(&bad, Some(&entry(r#", "command": "cc -x cuda main.c""#)), "compiled as cuda");
    refused(&bad, Some(&entry(r#", "command": "cc -c main.c other.o""#)), "`other.o` is neither");
    let output = tresse(&["check", "--project", &folder.path("build"), "tests/ok/barriers.c"]);
    assert!(
        stderr(&output).contains("has no entry for tests/ok/barriers.c"),
        "{}",
        stderr(&output)
    );
}
