//! What real compilers print: C programs at every level, with and without `-g`, through
//! parse → verify → print → parse → print; and LLVM must take what is printed.
//!
//! A compiler that is not installed is counted and said, not failed.
#![allow(clippy::print_stderr)]

use crate::common;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tresse_ir::{parse, verify};

const PROGRAMS: [(&str, &str); 6] = [
    ("threads", include_str!("c/threads.c")),
    ("atomics", include_str!("c/atomics.c")),
    ("floats", include_str!("c/floats.c")),
    ("layout", include_str!("c/layout.c")),
    ("control", include_str!("c/control.c")),
    ("varargs", include_str!("c/varargs.c")),
];

/// A folder of its own for each test, so that tests run side by side.
fn scratch(name: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&dir).expect("a folder for the output");
    dir
}

fn is_installed(tool: &str) -> bool {
    let mut version = Command::new(tool);
    version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}

/// The text IR of a C program.
fn compile(clang: &str, source: &str, flags: &[&str], dir: &Path, name: &str) -> Vec<u8> {
    let input = dir.join(format!("{name}.c"));
    std::fs::write(&input, source).expect("written");
    let output = Command::new(clang)
        .args(["-w", "-S", "-emit-llvm", "-o", "-"])
        .args(flags)
        .arg(&input)
        .output()
        .expect("clang runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// Whether LLVM's own assembler, verifier included, takes the text.
fn assembles(tool: &str, text: &str, dir: &Path, name: &str) -> Result<(), String> {
    let input = dir.join(format!("{name}.ll"));
    std::fs::write(&input, text).expect("written");
    let output = Command::new(tool).arg(&input).args(["-o", "-"]).output().expect("it runs");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() && errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn check_version(version: u32) {
    let clang = format!("clang-{version}");
    if !is_installed(&clang) {
        eprintln!("skipped: {} programs, {clang} is not installed", PROGRAMS.len());
        return;
    }
    let assembler = format!("llvm-as-{version}");
    let has_assembler = is_installed(&assembler);
    let dir = scratch(&clang);
    let mut checked = 0;
    for (name, source) in PROGRAMS {
        for level in ["-O0", "-O1", "-O2"] {
            for debug in [&[level][..], &[level, "-g"]] {
                let text = compile(&clang, source, debug, &dir, name);
                let module = parse(name, &text).unwrap_or_else(|e| panic!("{debug:?} {e}"));
                if let Err(errors) = verify(&module) {
                    panic!("{debug:?} {}", errors[0]);
                }
                let printed = common::round_trip(&module);
                if has_assembler {
                    let result = assembles(&assembler, &printed, &dir, name);
                    assert_eq!(result, Ok(()), "{name} {debug:?}");
                }
                checked += 1;
            }
        }
    }
    assert_eq!(checked, PROGRAMS.len() * 6);
    if !has_assembler {
        eprintln!("skipped: {checked} checks, {assembler} is not installed");
    }
}

#[test]
fn clang_14_with_typed_pointers() {
    check_version(14);
}

#[test]
fn clang_19_with_opaque_pointers() {
    check_version(19);
}

/// Byte order, pointer width and data layout of other machines.
#[test]
fn other_targets() {
    let targets = [
        "aarch64-linux-gnu",
        "i686-linux-gnu",
        "powerpc64-linux-gnu",
        "riscv64-linux-gnu",
        "mips-linux-gnu",
    ];
    for clang in ["clang-14", "clang-19"] {
        if !is_installed(clang) {
            eprintln!("skipped: {} targets, {clang} is not installed", targets.len());
            continue;
        }
        let dir = scratch(&format!("targets-{clang}"));
        for target in targets {
            let flags = [&format!("--target={target}"), "-O1", "-g", "-ffreestanding"];
            let text = compile(clang, include_str!("c/layout.c"), &flags, &dir, "layout");
            let module = parse(target, &text).unwrap_or_else(|e| panic!("{e}"));
            assert!(verify(&module).is_ok(), "{target}");
            common::round_trip(&module);
            let pointer = module.layout.pointer_bits(0);
            assert_eq!(pointer, if target.contains("64") { 64 } else { 32 }, "{target}");
            let big = module.layout.endian == tresse_ir::datalayout::Endian::Big;
            assert_eq!(
                big,
                target.starts_with("powerpc") || target.starts_with("mips"),
                "{target}"
            );
        }
    }
}

/// The lines that debug information gives are those of the source.
#[test]
fn locations_are_those_of_the_source() {
    let source = include_str!("c/threads.c");
    let wanted = source.lines().position(|l| l.contains("MARK")).expect("marked") as u32 + 1;
    for clang in ["clang-14", "clang-19"] {
        if !is_installed(clang) {
            eprintln!("skipped: locations, {clang} is not installed");
            continue;
        }
        let text =
            compile(clang, source, &["-O0", "-g"], &scratch(&format!("loc-{clang}")), "threads");
        let module = parse("threads.ll", &text).unwrap_or_else(|e| panic!("{e}"));
        let worker = module.functions.iter().find(|f| f.name == "worker").expect("worker");
        let subprogram = worker.dbg.expect("a subprogram");
        assert_eq!(module.metadata.subprogram_name(subprogram).as_deref(), Some("worker"));
        let marked = worker.blocks.iter().flat_map(|b| &b.insts).filter_map(|i| {
            let loc = module.metadata.location(i.dbg?)?;
            (loc.line == wanted).then_some(loc)
        });
        let marked: Vec<_> = marked.collect();
        assert!(!marked.is_empty());
        assert!(marked.iter().all(|l| l.file.ends_with("threads.c") && l.col > 0));
        assert!(marked.iter().all(|l| l.function.as_deref() == Some("worker")));
        let global = module.globals.iter().find(|g| g.name == "counter").expect("counter");
        let (name, loc) =
            module.metadata.global_variable_name(global.dbg.expect("dbg")).expect("known");
        let line =
            source.lines().position(|l| l.contains("counter;")).expect("declared") as u32 + 1;
        assert_eq!((name.as_str(), loc.line), ("counter", line));
    }
}
