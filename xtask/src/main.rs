//! `cargo xtask`: the one command surface for people and CI. Every subcommand runs from any folder
//! of the repository, and none needs more than cargo, except `bless`, which needs clang, and those
//! that compare with GenMC and Nidhugg, which need their tests as well.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod bless;
mod child;
mod command;
mod counts;
mod explore;
mod litmus;
mod pace;
mod peers;
mod report;
mod targets;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
usage: cargo xtask <command> [arguments]

  tidy                   check the invariants of ARCHITECTURE.md; prints file:line: what, why, \
  what to do
  test  [ARGS ...]       cargo test --workspace [ARGS]
  bless [--clang PATH]   compile examples/, tests/ and the C library to IR again
  bench [ARGS ...]       cargo bench -p tresse-benches [-- ARGS]
  agree [N] [ARGS ...]   engines and models against each other on N generated programs of each \
  family; --help lists ARGS
  bench explore DIR [--genmc PATH] [--rounds N] [--only TEXT] [--timeout SECONDS] [--engine NAME] \
  [--tresse PATH]
                         CPU time of both on GenMC's own benchmarks; DIR is a checkout of \
                         MPI-SWS/genmc
  bench peers DIR [--genmc PATH] [--nidhugg PATH] [--tresse PATH] [--only TEXT] \
  [--timeout SECONDS]
             [--rounds N] [--models sc,tso,pso,rc11] [--csv FILE]
                         CPU time, executions and verdicts of all three on the programs of GenMC's \
                         tests; DIR is a checkout of MPI-SWS/genmc; it needs bash and each tool's \
                         clang
  bench run [--rounds N] [--only TEXT] [--clang PATH] [--tresse PATH]
                         CPU time of `tresse run`, LLVM's interpreter, memcheck, helgrind and the \
                         sanitizers on benches/programs; it needs bash and clang
  bench workers [--model NAME] FILE.ll ...
                         how well a search divides among 2, 8 and 64 workers, counted in events
  counts DIR [--reference TABLE.csv] [--models sc,rc11] [--category litmus,synthetic] [--only TEXT]
             [--timeout SECONDS] [--engine NAME] [--tresse PATH] [--quiet]
                         numbers of executions against GenMC's; DIR is a checkout of MPI-SWS/genmc
  litmus DIR [--every N] [--tresse PATH]
                         Nidhugg's litmus tests; DIR is a checkout of nidhugg/nidhugg
  targets [DIR] [--only TEXT] [--tresse PATH]
                         C programs (without DIR those of tests/ok) on other machines, by run \
  --target and by
                         GCC and QEMU for each target that both are there for
  mutants [N] [--seed S] [--only PATH] [--minutes M] [--list]
                         changes N rules, one at a time, and says which changes no test notices
  accepts [N] [--seed S] [--opt PATH] [--only PATH]
                         changed modules that we accept and LLVM refuses, and the other way round
  ci                     bash .ci/run: all that CI checks
  help                   this text

Exit codes: 0 all is well, 1 a check failed, 2 usage; otherwise that of the command that was run.
";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let words: Vec<&str> = rest.iter().map(String::as_str).collect();
    let root = root();
    let code = match (command.as_str(), &words[..]) {
        ("tidy", []) => tidy::run(&root),
        ("test", more) => command::cargo(&root, &[&["test", "--workspace"], more].concat()),
        ("bless", []) => bless::run(&root, None),
        ("bless", ["--clang", clang]) => bless::run(&root, Some(clang)),
        ("bench", []) => command::cargo(&root, &["bench", "-p", "tresse-benches"]),
        ("bench", ["explore", dir, args @ ..]) => explore::run(&root, dir, args),
        ("bench", ["peers", dir, args @ ..]) => peers::run(&root, dir, args),
        ("bench", ["run", args @ ..]) => pace::run(&root, args),
        ("bench", ["workers", args @ ..]) => command::cargo(
            &root,
            &[&["run", "--release", "-p", "tresse-benches", "--bin", "workers", "--"], args]
                .concat(),
        ),
        ("bench", more) => {
            command::cargo(&root, &[&["bench", "-p", "tresse-benches", "--"], more].concat())
        }
        ("agree", more) => command::cargo(
            &root,
            &[&["run", "--release", "-p", "tresse-benches", "--bin", "agree", "--"], more].concat(),
        ),
        ("mutants", more) => {
            command::cargo(&root, &[&["run", "-p", "tresse-mutants", "--"], more].concat())
        }
        ("accepts", more) => command::cargo(
            &root,
            &[&["run", "--release", "-p", "tresse-benches", "--bin", "accepts", "--"], more]
                .concat(),
        ),
        ("counts", args) => counts::run(&root, args),
        ("litmus", args) => litmus::run(&root, args),
        ("targets", args) => targets::run(&root, args),
        ("ci", []) => command::run(&root, "bash", &[".ci/run"]),
        ("help" | "--help" | "-h", _) => {
            print!("{HELP}");
            0
        }
        _ => {
            eprint!("{HELP}");
            2
        }
    };
    ExitCode::from(code)
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}
