//! Programs in C++ (`tests/cpp`): what they print and return, what is found in them by graphs and
//! by states under every model, and that their IR, their sources and the programs that a compiler
//! makes of them do the same.

use crate::common;

use crate::common::{
    all_right, code, files, has_clang, json, root, source, stderr, stdout, tresse,
};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

const MODELS: [&str; 5] = ["sc", "tso", "pso", "ra", "rc11"];

/// The text after `// name:`.
fn directive<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let prefix = format!("// {name}: ");
    text.lines().find_map(|line| line.strip_prefix(&prefix))
}

/// The flags in the first line.
fn flags(text: &str) -> Vec<&str> {
    let flags = text.lines().next().and_then(|line| line.strip_prefix("// tresse: flags "));
    flags.expect("flags in the first line").split(' ').collect()
}

/// What `check` is to find under a model by an engine: `// check: ok`, or for some models only
/// (`// check under sc, tso: ok`) or by one engine (`// check by steps: ok`).
fn expected<'t>(text: &'t str, model: &str, engine: &str) -> Option<&'t str> {
    text.lines().find_map(|line| {
        let (scope, found) = line.strip_prefix("// check")?.split_once(": ")?;
        let (models, engines) = scope.split_once(" by ").unwrap_or((scope, ""));
        let names = models.trim().trim_start_matches("under ");
        let is_for = |list: &str, name: &str| {
            list.is_empty() || list.split(',').any(|one| one.trim() == name)
        };
        (is_for(names, model) && is_for(engines, engine)).then_some(found)
    })
}

/// Programs: the files of each with this ending, the first with `main`.
fn programs(ending: &str) -> Vec<(String, Vec<String>)> {
    let all = files("tests/cpp", "cpp").into_iter().filter_map(|file| {
        let text = source(&file);
        let more = directive(&text, "with").map(|other| file.with_file_name(other));
        let named = [Some(file), more].into_iter().flatten();
        let names = named.map(|f: PathBuf| f.with_extension(ending).to_str().unwrap().to_owned());
        directive(&text, "part of").is_none().then(|| (text, names.collect()))
    });
    all.collect()
}

/// What a program prints.
fn output(first: &str) -> Vec<u8> {
    std::fs::read(root().join(Path::new(first).with_extension("out"))).unwrap_or_default()
}

/// Are there clang and the headers of a C++ library?
fn has_cpp(what: &str) -> bool {
    if !has_clang(what) {
        return false;
    }
    let program = common::Temp::new("has.cpp", b"#include <thread>\nint main() {}\n");
    let is_there = code(&tresse(&["run", program.path()])) == 0;
    if !is_there {
        let _ = writeln!(std::io::stderr(), "skipped: {what}, there are no headers of C++");
    }
    is_there
}

#[test]
fn they_run_as_they_do_natively() {
    let mut wrong = Vec::new();
    for (text, names) in programs("ll") {
        let Some(status) = directive(&text, "run").and_then(|run| run.strip_prefix("exit ")) else {
            continue;
        };
        let mut words = vec!["run"];
        words.extend(names.iter().map(String::as_str));
        let ran = tresse(&words);
        if code(&ran).to_string() != status || ran.stdout != output(&names[0]) {
            wrong.push(format!("{names:?}: {} not {status}: {}", code(&ran), stderr(&ran)));
        }
    }
    all_right(wrong);
}

#[test]
fn both_engines_find_what_is_in_them() {
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for (text, names) in programs("ll") {
        for (model, engine) in
            MODELS.iter().flat_map(|model| ["graph", "steps"].map(|engine| (*model, engine)))
        {
            let Some(expected) = expected(&text, model, engine) else { continue };
            let mut words = vec!["check", "--model", model, "--engine", engine, "--timeout", "100"];
            words.extend(names.iter().map(String::as_str));
            let (exit, report) = json(&words);
            let found = match exit {
                0 => "ok",
                _ => report["errors"][0]["code"].as_str().unwrap_or("cut"),
            };
            compared += 1;
            if found != expected {
                let said = &report["errors"][0]["message"];
                wrong.push(format!("{names:?} {model} {engine}: {found}, not {expected}: {said}"));
            }
        }
    }
    all_right(wrong);
    let is_whole = std::env::var_os("TRESSE_PROGRAM").is_none();
    assert!(compared >= 150 || !is_whole, "{compared}");
}

#[test]
fn their_sources_do_the_same() {
    if !has_cpp("programs in C++") {
        return;
    }
    let mut wrong = Vec::new();
    for (text, names) in programs("cpp") {
        let mut words = vec!["run"];
        words.extend(names.iter().map(String::as_str));
        words.push("--");
        words.extend(flags(&text));
        let ran = tresse(&words);
        match directive(&text, "run").and_then(|run| run.strip_prefix("exit ")) {
            Some(status) => {
                if code(&ran).to_string() != status || ran.stdout != output(&names[0]) {
                    wrong.push(format!("{names:?}: {} not {status}: {}", code(&ran), stderr(&ran)));
                }
            }
            None => {
                words[0] = "check";
                let (report, expected) = (tresse(&words), expected(&text, "sc", "graph"));
                if !stderr(&report).contains(&format!("[{}]", expected.unwrap_or_default())) {
                    wrong.push(format!("{names:?}: {}", stderr(&report)));
                }
            }
        }
    }
    all_right(wrong);
}

/// The other way to the truth: what a compiler and its library make of them.
#[test]
fn compiled_programs_do_the_same() {
    let clang = ["clang-19", "clang", "clang-14"].into_iter().find(|clang| {
        let version = Command::new(clang).arg("--version").output();
        version.is_ok_and(|v| v.status.success())
    });
    let (Some(clang), true) = (clang, has_cpp("compiled programs in C++")) else { return };
    let folder = std::env::temp_dir().join(format!("tresse-cpp-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (program, mut wrong) = (folder.join("program"), Vec::new());
    for (text, names) in programs("cpp") {
        let Some(status) = directive(&text, "run").and_then(|run| run.strip_prefix("exit ")) else {
            continue;
        };
        let mut command = Command::new(clang);
        command.arg("--driver-mode=g++").args(flags(&text)).arg("-w").args(&names);
        command.arg("-pthread").arg("-o").arg(&program).current_dir(root());
        let compiled = command.output().unwrap();
        assert!(compiled.status.success(), "{names:?}: {}", stderr(&compiled));
        let ran = Command::new(&program).output().unwrap();
        if code(&ran).to_string() != status || ran.stdout != output(&names[0]) {
            wrong.push(format!("{names:?}: {} not {status}: {}", code(&ran), stdout(&ran)));
        }
    }
    let _ = std::fs::remove_dir_all(folder);
    all_right(wrong);
}
