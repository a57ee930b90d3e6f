//! `cargo xtask targets`: C programs on other machines, by `tresse run` and by an emulator.
//!
//! A second compiler (GCC for the target) and a second implementation of the machine (QEMU's user
//! mode) judge byte order, widths, layouts and calling conventions: standard output and exit code
//! are compared. What is not installed is skipped, and counted.

use crate::child;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Targets, by Debian's names of GCC and QEMU for them.
const TARGETS: &[(&str, &str, &str)] = &[
    ("x86_64-unknown-linux-gnu", "gcc", ""),
    ("i386-unknown-linux-gnu", "i686-linux-gnu-gcc", "qemu-i386"),
    ("aarch64-unknown-linux-gnu", "aarch64-linux-gnu-gcc", "qemu-aarch64"),
    ("armv7-unknown-linux-gnueabihf", "arm-linux-gnueabihf-gcc", "qemu-arm"),
    ("riscv64-unknown-linux-gnu", "riscv64-linux-gnu-gcc", "qemu-riscv64"),
    ("powerpc-unknown-linux-gnu", "powerpc-linux-gnu-gcc", "qemu-ppc"),
    ("powerpc64-unknown-linux-gnu", "powerpc64-linux-gnu-gcc", "qemu-ppc64"),
    ("powerpc64le-unknown-linux-gnu", "powerpc64le-linux-gnu-gcc", "qemu-ppc64le"),
    ("s390x-unknown-linux-gnu", "s390x-linux-gnu-gcc", "qemu-s390x"),
    ("mips-unknown-linux-gnu", "mips-linux-gnu-gcc", "qemu-mips"),
    ("mipsel-unknown-linux-gnu", "mipsel-linux-gnu-gcc", "qemu-mipsel"),
    ("mips64el-unknown-linux-gnuabi64", "mips64el-linux-gnuabi64-gcc", "qemu-mips64el"),
    ("sparcv9-unknown-linux-gnu", "sparc64-linux-gnu-gcc", "qemu-sparc64"),
];

const LIMIT: Duration = Duration::from_secs(60);

struct Options {
    dir: PathBuf,
    tresse: Option<String>,
    /// Targets whose names have this in them.
    only: String,
}

/// Compares; 0: all the same, 1: not so, 2: usage.
pub(crate) fn run(root: &Path, args: &[&str]) -> u8 {
    let asked = parse(root, args).and_then(|options| Ok((programs(&options.dir)?, options)));
    match asked {
        Ok((programs, options)) => match child::release_tresse(root, options.tresse.as_deref()) {
            Ok(tresse) => compare(&tresse, &programs, &options.only),
            Err(code) => code,
        },
        Err(message) => {
            eprintln!("xtask targets: {message}");
            2
        }
    }
}

fn parse(root: &Path, args: &[&str]) -> Result<Options, String> {
    let mut options = Options { dir: root.join("tests/ok"), tresse: None, only: String::new() };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().copied().ok_or_else(|| format!("{arg} takes a value"));
        match *arg {
            "--tresse" => options.tresse = Some(value()?.into()),
            "--only" => options.only = value()?.into(),
            flag if flag.starts_with('-') => return Err(format!("there is no {flag}")),
            folder => options.dir = folder.into(),
        }
    }
    Ok(options)
}

/// The C programs of a folder, by name.
fn programs(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut all: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    all.retain(|path| path.extension().is_some_and(|e| e == "c"));
    all.sort();
    Ok(all)
}

/// How a program ended: exit code and standard output.
type Ended = (i32, String);

fn compare(tresse: &Path, programs: &[PathBuf], only: &str) -> u8 {
    let exe = std::env::temp_dir().join(format!("tresse-targets-{}", std::process::id()));
    let (mut differ, mut missing) = (0, 0);
    for (target, gcc, qemu) in TARGETS.iter().filter(|(target, ..)| target.contains(only)) {
        let is_there = |name: &str| Command::new(name).arg("--version").output().is_ok();
        if !is_there(gcc) || !qemu.is_empty() && !is_there(qemu) {
            println!("{target}: skipped, {gcc} or {qemu} is not there");
            missing += 1;
            continue;
        }
        let (mut same, mut skipped) = (0, 0);
        for program in programs {
            let Some(theirs) = natively(gcc, qemu, program, &exe) else {
                skipped += 1;
                continue;
            };
            let ours = ended(Command::new(tresse).args(["run", "--target", target]).arg(program));
            if ours.as_ref() == Some(&theirs) {
                same += 1;
                continue;
            }
            differ += 1;
            println!("{target}: {}: {ours:?}, and natively {theirs:?}", program.display());
        }
        println!("{target}: {same} the same, {skipped} skipped (not for it, or no exit)");
    }
    let _ = std::fs::remove_file(exe);
    println!("{differ} differ; {missing} targets skipped");
    u8::from(differ > 0)
}

/// What the target's own compiler and an emulator make of a program. `None`: it does not compile
/// there, or does not exit.
fn natively(gcc: &str, qemu: &str, program: &Path, exe: &Path) -> Option<Ended> {
    let flags = ["-static", "-w", "-std=gnu11", "-pthread", "-o"];
    let mut compiler = Command::new(gcc);
    compiler.args(flags).arg(exe).arg(program).arg("-lm");
    child::run(&mut compiler, LIMIT).ok().filter(|ran| ran.code == Some(0))?;
    match qemu {
        "" => ended(&mut Command::new(exe)),
        qemu => ended(Command::new(qemu).arg(exe)),
    }
}

fn ended(command: &mut Command) -> Option<Ended> {
    let ran = child::run(command, LIMIT).ok()?;
    Some((ran.code?, ran.stdout))
}
