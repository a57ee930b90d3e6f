//! The tools: how each has its programs compiled, and how it is called.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::programs::Program;
use super::read::{self, Reading};
use crate::child;
use crate::report::standard;

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `tresse check` as it is.
    Default,
    /// With `--count all`: GenMC's way to count.
    All,
    /// GenMC, with its reductions.
    Genmc,
    /// Nidhugg, with one of its algorithms.
    Nidhugg(Algorithm),
}

/// Nidhugg's algorithms. None of them has the fewest executions of every program: by reads-from
/// there are fewer where writes are many, and only `--optimal` leaves out those in which a loop
/// waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Algorithm {
    ReadsFrom,
    Optimal,
    Observers,
    Source,
}

impl Algorithm {
    /// Those that are compared under a model: `--source` has no fewer executions than `--optimal`.
    pub(super) fn of_model(model: &str) -> &'static [Algorithm] {
        use Algorithm::{Observers, Optimal, ReadsFrom, Source};
        match model {
            "sc" => &[ReadsFrom, Optimal, Observers],
            "tso" => &[Optimal, Observers],
            "pso" => &[Source],
            _ => &[],
        }
    }

    fn flag(self) -> &'static str {
        match self {
            Algorithm::ReadsFrom => "--rf",
            Algorithm::Optimal => "--optimal",
            Algorithm::Observers => "--observers",
            Algorithm::Source => "--source",
        }
    }
}

impl Kind {
    /// For headings.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Default => "tresse",
            Kind::All => "all",
            Kind::Genmc => "genmc",
            Kind::Nidhugg(Algorithm::ReadsFrom) => "nidhugg --rf",
            Kind::Nidhugg(Algorithm::Optimal) => "nidhugg --optimal",
            Kind::Nidhugg(Algorithm::Observers) => "nidhugg --observers",
            Kind::Nidhugg(Algorithm::Source) => "nidhugg --source",
        }
    }

    /// Nidhugg, by whatever algorithm?
    pub(super) fn is_nidhugg(self) -> bool {
        matches!(self, Kind::Nidhugg(_))
    }

    /// Does it tell executions apart by what reads read, or by which writes are looked at, where
    /// others do by the order of writes?
    pub(super) fn is_by_reads(self) -> bool {
        matches!(self, Kind::Nidhugg(Algorithm::ReadsFrom | Algorithm::Observers))
    }

    /// Another tool than ours?
    pub(super) fn is_peer(self) -> bool {
        self == Kind::Genmc || self.is_nidhugg()
    }

    /// Is it compared under this model? GenMC's TSO takes a `seq_cst` write for a plain one.
    pub(super) fn has_model(self, model: &str) -> bool {
        match self {
            Kind::Default | Kind::All => true,
            Kind::Genmc => matches!(model, "sc" | "rc11"),
            Kind::Nidhugg(algorithm) => Algorithm::of_model(model).contains(&algorithm),
        }
    }
}

/// For every compiler; the program's flags come after them.
const CLANG_FLAGS: [&str; 8] = [
    "-w",
    "-g",
    "-S",
    "-emit-llvm",
    "-fno-discard-value-names",
    "-fno-stack-protector",
    "-fno-vectorize",
    "-fno-slp-vectorize",
];

/// How a program is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    O0,
    O1,
}

impl Level {
    fn flags(self) -> &'static [&'static str] {
        match self {
            Level::O0 => &["-O0", "-Xclang", "-disable-O0-optnone"],
            Level::O1 => &["-O1"],
        }
    }
}

/// The compiler of our own committed IR.
const OUR_CLANG: &str = "clang-19";

/// Time for a compiler, and for Nidhugg's changes to a program.
const BUILD_SECONDS: u64 = 60;

/// What GenMC's tests take from a header that Nidhugg lacks.
const NIDHUGG_GENMC_H: &str = "\
#pragma once
#include <pthread.h>
void __VERIFIER_assume(int);
typedef pthread_t __VERIFIER_thread_t;
static inline pthread_t __VERIFIER_spawn(void *(*run)(void *), void *argument) {
  pthread_t thread;
  pthread_create(&thread, 0, run, argument);
  return thread;
}
#define __VERIFIER_spawn_symmetric(run, argument, like) __VERIFIER_spawn(run, argument)
#define __VERIFIER_join(thread) pthread_join(thread, 0)
";

/// A tool of which the program and the compiler are known.
#[derive(Debug)]
pub(super) struct Tool {
    pub(super) kind: Kind,
    program: String,
    clang: String,
    /// The folder of the headers.
    include: PathBuf,
}

impl Tool {
    pub(super) fn new(
        kind: Kind,
        program: &str,
        root: &Path,
        checkout: &Path,
    ) -> Result<Tool, String> {
        let clang = match kind {
            Kind::Default | Kind::All => OUR_CLANG.to_owned(),
            Kind::Genmc | Kind::Nidhugg(_) => {
                let said = said(Command::new(program).arg("--version"))?;
                let version = llvm_version(&said)
                    .ok_or_else(|| format!("{program} --version names no LLVM: {said}"))?;
                format!("clang-{version}")
            }
        };
        said(Command::new(&clang).arg("--version"))?;
        let include = match kind {
            Kind::Default | Kind::All => root.join("libc-shim").join("include"),
            Kind::Genmc => checkout.join("include"),
            Kind::Nidhugg(_) => PathBuf::new(),
        };
        Ok(Tool { kind, program: program.to_owned(), clang, include })
    }

    /// Makes the IR of a program somewhere below a folder, or finds what was made before.
    pub(super) fn compile(
        &self,
        program: &Program,
        level: Level,
        checkout: &Path,
        scratch: &Path,
    ) -> Result<PathBuf, String> {
        let folder = &scratch.join(self.place(program)).join(level.flags()[0]);
        let out = folder.join("program.ll");
        let last = if self.kind.is_nidhugg() { folder.join("changed.ll") } else { out.clone() };
        if last.is_file() {
            return self.accepted(last);
        }
        std::fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let mut command = Command::new(&self.clang);
        command.current_dir(checkout).args(CLANG_FLAGS).args(level.flags());
        match self.kind {
            Kind::Default | Kind::All => {
                command.args(["-nostdlibinc", "-isystem"]).arg(&self.include);
            }
            // As GenMC calls it.
            Kind::Genmc => {
                command.args(["-D__CONFIG_GENMC_INODE_DATA_SIZE=64", "-I"]).arg(&self.include);
            }
            Kind::Nidhugg(_) => {
                std::fs::write(folder.join("genmc.h"), NIDHUGG_GENMC_H)
                    .map_err(|e| format!("{}: {e}", folder.display()))?;
                command.arg("-I").arg(folder);
            }
        }
        command.args(&program.clang_flags).arg("-o").arg(&out).arg(&program.file);
        made(&mut command, &out)?;
        if let Kind::Nidhugg(algorithm) = self.kind {
            let mut command = Command::new(&self.program);
            command.args(changes(algorithm, program));
            command.arg(format!("--transform={}", last.display())).arg(&out);
            made(&mut command, &last)?;
        }
        self.accepted(last)
    }

    /// Is the tool to be given this IR?
    fn accepted(&self, ir: PathBuf) -> Result<PathBuf, String> {
        if self.kind.is_nidhugg() {
            let text =
                std::fs::read_to_string(&ir).map_err(|e| format!("{}: {e}", ir.display()))?;
            if let Some(name) = waits_for_real(&text) {
                return Err(format!("Nidhugg does not know {name}, and would call it for real"));
            }
        }
        Ok(ir)
    }

    /// A folder for the program, which both of our own searches share.
    fn place(&self, program: &Program) -> PathBuf {
        let tool = match self.kind {
            Kind::Default | Kind::All => "tresse".to_owned(),
            Kind::Genmc => "genmc".to_owned(),
            // What it changes depends on both.
            Kind::Nidhugg(algorithm) => format!("nidhugg-{}{}", program.model, algorithm.flag()),
        };
        let flags = program.flags().replace('/', "|");
        Path::new(&tool).join(&program.name).join(format!("flags {flags}"))
    }

    /// The command line for a program that was compiled; an error where it has a flag of GenMC's
    /// that means nothing here.
    pub(super) fn command(&self, program: &Program, ir: &Path) -> Result<Vec<String>, String> {
        let mut words = vec![self.program.clone()];
        let mut add = |more: &[&str]| words.extend(more.iter().map(|word| (*word).to_owned()));
        if let (true, Some(flag)) = (self.kind != Kind::Genmc, program.foreign_flag()) {
            return Err(format!("GenMC's {flag} has no counterpart"));
        }
        match self.kind {
            Kind::Default | Kind::All => {
                add(&["check", "--engine", "graph", "--model", &program.model]);
                add(standard(&program.model));
                add(&["-j", "1"]);
                if self.kind == Kind::All {
                    add(&["--count", "all"]);
                }
                if let Some(bound) = program.unroll() {
                    add(&["--unroll", bound]);
                }
                if program.lets_races_be() {
                    add(&["--race", "report"]);
                }
            }
            Kind::Genmc => {
                add(&[&format!("-{}", program.model), "-disable-estimation"]);
                program.genmc_flags.iter().for_each(|flag| add(&[flag]));
                add(&["-input-from-bitcode-file", "--"]);
            }
            Kind::Nidhugg(algorithm) => {
                add(&[&format!("--{}", program.model), algorithm.flag(), "--no-check-mutex-init"])
            }
        }
        words.push(ir.display().to_string());
        Ok(words)
    }

    /// What it said.
    pub(super) fn read(&self, stdout: &str, stderr: &str, code: i32) -> Reading {
        let text = format!("{stdout}\n{stderr}");
        match self.kind {
            Kind::Default | Kind::All => read::tresse(&text, code),
            Kind::Genmc => read::genmc(&text),
            Kind::Nidhugg(_) => read::nidhugg(&text),
        }
    }
}

/// What Nidhugg's changes to a program are to go by. As `nidhuggc` does, every program is changed,
/// with a bound or without: loops that wait become assumptions, without which they do not end, and
/// with `--sc --optimal` these become waits.
fn changes(algorithm: Algorithm, program: &Program) -> Vec<String> {
    let mut flags = vec![format!("--{}", program.model), algorithm.flag().to_owned()];
    flags.extend(program.unroll().map(|bound| format!("--unroll={bound}")));
    flags
}

/// Functions that Nidhugg does not know, and that wait.
const WAITS: [&str; 5] = [
    "pthread_barrier_wait",
    "pthread_rwlock_rdlock",
    "pthread_rwlock_wrlock",
    "pthread_spin_lock",
    "sem_wait",
];

/// A function that Nidhugg would have to call for real, where it waits for threads that Nidhugg's
/// own process does not have: there would be no end, and no processor time.
fn waits_for_real(ir: &str) -> Option<&'static str> {
    let is_declared = |name: &&str| {
        let call = format!("@{name}(");
        ir.lines().any(|line| line.starts_with("declare ") && line.contains(&call))
    };
    WAITS.into_iter().find(is_declared)
}

/// Runs something that writes a file.
fn made(command: &mut Command, file: &Path) -> Result<(), String> {
    let words = said(command)?;
    if file.is_file() { Ok(()) } else { Err(read::first_line(&words)) }
}

/// What a program prints on both ways.
fn said(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let limit = std::time::Duration::from_secs(BUILD_SECONDS);
    let ran = child::run(command, limit).map_err(|e| format!("{name}: {e}"))?;
    if ran.is_killed {
        return Err(format!("{name}: not done after {BUILD_SECONDS} s"));
    }
    Ok(format!("{}\n{}", ran.stdout, ran.stderr))
}

/// The number after `LLVM ` or `LLVM-`.
fn llvm_version(text: &str) -> Option<u32> {
    text.match_indices("LLVM").find_map(|(at, word)| {
        let rest = text[at + word.len()..].strip_prefix([' ', '-'])?;
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().ok()
    })
}

#[cfg(test)]
mod tests {
    use super::super::programs::sample;
    use super::*;

    fn command(kind: Kind, model: &str, flags: &str) -> Result<String, String> {
        let tool =
            Tool { kind, program: "P".into(), clang: "clang".into(), include: PathBuf::new() };
        let program = Program { model: model.into(), ..sample(flags) };
        tool.command(&program, Path::new("a.ll")).map(|words| words.join(" "))
    }

    #[test]
    fn the_clang_is_that_of_the_tool() {
        assert_eq!(llvm_version("GenMC v0.1:\n  Built with LLVM 19.1.7 (Rel)"), Some(19));
        assert_eq!(llvm_version("Nidhugg 0.4 (0aea, Release, with LLVM-14.0.6:Rel)"), Some(14));
        assert_eq!(llvm_version("LLVM is not there"), None);
    }

    #[test]
    fn each_tool_is_asked_in_its_own_words() {
        let flags = "-disable-ipr -unroll=3 -disable-race-detection";
        assert_eq!(
            command(Kind::Default, "sc", flags).unwrap(),
            "P check --engine graph --model sc -j 1 --unroll 3 --race report a.ll"
        );
        assert_eq!(
            command(Kind::All, "sc", "").unwrap(),
            "P check --engine graph --model sc -j 1 --count all a.ll"
        );
        assert_eq!(
            command(Kind::Default, "rc11", "").unwrap(),
            "P check --engine graph --model rc11 --std c++20 -j 1 a.ll"
        );
        assert_eq!(
            command(Kind::Genmc, "rc11", flags).unwrap(),
            "P -rc11 -disable-estimation -unroll=3 -disable-race-detection \
             -input-from-bitcode-file -- a.ll"
        );
        let nidhugg = |model: &str| {
            let of = |algorithm: &Algorithm| command(Kind::Nidhugg(*algorithm), model, flags);
            let lines: Result<Vec<_>, _> = Algorithm::of_model(model).iter().map(of).collect();
            lines.unwrap().join("\n")
        };
        assert_eq!(
            nidhugg("sc"),
            "P --sc --rf --no-check-mutex-init a.ll\n\
             P --sc --optimal --no-check-mutex-init a.ll\n\
             P --sc --observers --no-check-mutex-init a.ll"
        );
        assert_eq!(
            nidhugg("tso"),
            "P --tso --optimal --no-check-mutex-init a.ll\n\
             P --tso --observers --no-check-mutex-init a.ll"
        );
        assert_eq!(nidhugg("pso"), "P --pso --source --no-check-mutex-init a.ll");
        assert_eq!(nidhugg("rc11"), "");
    }

    #[test]
    fn nidhugg_changes_programs_with_a_bound_and_without() {
        let words = |flags: &str| changes(Algorithm::Optimal, &sample(flags)).join(" ");
        assert_eq!(words(""), "--sc --optimal");
        assert_eq!(words("-unroll=3"), "--sc --optimal --unroll=3");
    }

    #[test]
    fn what_nidhugg_would_wait_in_is_refused() {
        let declared = "declare i32 @pthread_barrier_wait(ptr noundef) #1\n";
        assert_eq!(waits_for_real(declared), Some("pthread_barrier_wait"));
        assert_eq!(waits_for_real("define i32 @sem_wait(ptr %s) {\n"), None);
        assert_eq!(waits_for_real("declare i32 @pthread_mutex_lock(ptr noundef)\n"), None);
    }

    #[test]
    fn a_flag_of_genmcs_without_counterpart_is_refused() {
        let flags = "-check-liveness";
        assert!(command(Kind::Default, "sc", flags).unwrap_err().contains(flags));
        let nidhugg = Kind::Nidhugg(Algorithm::Optimal);
        assert!(command(nidhugg, "sc", flags).unwrap_err().contains(flags));
        assert!(command(Kind::Genmc, "sc", flags).unwrap().contains(flags));
    }
}
