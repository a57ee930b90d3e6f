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
    /// Nidhugg, with the algorithm that has the fewest executions under the model.
    Nidhugg,
}

impl Kind {
    /// For headings.
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::Default => "tresse",
            Kind::All => "all",
            Kind::Genmc => "genmc",
            Kind::Nidhugg => "nidhugg",
        }
    }

    /// Another tool than ours?
    pub(super) fn is_peer(self) -> bool {
        matches!(self, Kind::Genmc | Kind::Nidhugg)
    }

    /// Is it compared under this model? GenMC's TSO takes a `seq_cst` write for a plain one.
    pub(super) fn has_model(self, model: &str) -> bool {
        match self {
            Kind::Default | Kind::All => true,
            Kind::Genmc => matches!(model, "sc" | "rc11"),
            Kind::Nidhugg => matches!(model, "sc" | "tso" | "pso"),
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
            Kind::Genmc | Kind::Nidhugg => {
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
            Kind::Nidhugg => PathBuf::new(),
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
        let (out, unrolled) = (folder.join("program.ll"), folder.join("unrolled.ll"));
        if let Some(made) = [&unrolled, &out].into_iter().find(|file| file.is_file()) {
            return Ok(made.clone());
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
            Kind::Nidhugg => {
                std::fs::write(folder.join("genmc.h"), NIDHUGG_GENMC_H)
                    .map_err(|e| format!("{}: {e}", folder.display()))?;
                command.arg("-I").arg(folder);
            }
        }
        command.args(&program.clang_flags).arg("-o").arg(&out).arg(&program.file);
        made(&mut command, &out)?;
        match (self.kind, program.unroll()) {
            (Kind::Nidhugg, Some(bound)) => {
                let mut command = Command::new(&self.program);
                command.arg(format!("--{}", program.model)).arg(format!("--unroll={bound}"));
                command.arg(format!("--transform={}", unrolled.display())).arg(&out);
                made(&mut command, &unrolled).map(|()| unrolled)
            }
            _ => Ok(out),
        }
    }

    /// A folder for the program, which both of our own searches share.
    fn place(&self, program: &Program) -> PathBuf {
        let tool = match self.kind {
            Kind::Default | Kind::All => "tresse".to_owned(),
            Kind::Genmc => "genmc".to_owned(),
            // It is told the model when it unrolls.
            Kind::Nidhugg => format!("nidhugg-{}", program.model),
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
            Kind::Nidhugg => {
                add(&[&format!("--{}", program.model), "--no-check-mutex-init"]);
                match program.model.as_str() {
                    "sc" => add(&["--rf"]),
                    "tso" => add(&["--optimal"]),
                    _ => {}
                }
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
            Kind::Nidhugg => read::nidhugg(&text),
        }
    }
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
        let nidhugg = |model: &str| command(Kind::Nidhugg, model, flags).unwrap();
        assert_eq!(nidhugg("sc"), "P --sc --no-check-mutex-init --rf a.ll");
        assert_eq!(nidhugg("tso"), "P --tso --no-check-mutex-init --optimal a.ll");
        assert_eq!(nidhugg("pso"), "P --pso --no-check-mutex-init a.ll");
    }

    #[test]
    fn a_flag_of_genmcs_without_counterpart_is_refused() {
        let flags = "-check-liveness";
        assert!(command(Kind::Default, "sc", flags).unwrap_err().contains(flags));
        assert!(command(Kind::Nidhugg, "sc", flags).unwrap_err().contains(flags));
        assert!(command(Kind::Genmc, "sc", flags).unwrap().contains(flags));
    }
}
