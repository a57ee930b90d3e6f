//! `cargo xtask bench run`: CPU time of `tresse run` beside that of tools that watch a program
//! while it runs, on the programs of `benches/programs`, made larger.
//!
//! All take turns, so that a busy machine slows all; of several rounds the fastest counts. What
//! each takes for an empty program is taken off. A program that comes to another end than it does
//! natively has no time.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::child;

/// The programs, with their sizes: so that the start is noise.
const PROGRAMS: [&str; 8] =
    ["sieve", "sha256", "nbody", "hashtable", "quicksort", "strings", "calls", "threads"];
const SCALE: &str = "-DSCALE=10";

/// A program that takes longer has no time.
const LIMIT: Duration = Duration::from_secs(300);

/// Less than this cannot be told from nothing.
const LEAST: f64 = 0.01;

/// What runs a program.
struct Tool {
    name: &'static str,
    /// What it is given: the program for the host with these flags, or its IR.
    flags: Option<&'static [&'static str]>,
    /// What stands before the program.
    command: Vec<String>,
}

fn tools(tresse: &str) -> Vec<Tool> {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let tool = |name, flags, text: &str| Tool { name, flags, command: words(text) };
    let plain: Option<&[&str]> = Some(&[]);
    vec![
        tool("tresse", None, &format!("{tresse} run --leaks off")),
        tool("interpreted", None, &format!("{tresse} run --leaks off --compile-after never")),
        tool("lli", None, "lli-19 --jit-kind=mcjit --force-interpreter=true"),
        tool("memcheck", plain, "valgrind -q"),
        tool("helgrind", plain, "valgrind -q --tool=helgrind"),
        tool("asan+ubsan", Some(&["-fsanitize=address,undefined"]), "env"),
        tool("msan", Some(&["-fsanitize=memory"]), "env"),
        tool("native", plain, "env"),
    ]
}

struct Options {
    rounds: usize,
    only: String,
    clang: String,
    tresse: Option<String>,
}

fn parse(args: &[&str]) -> Result<Options, String> {
    let mut options =
        Options { rounds: 3, only: String::new(), clang: "clang-19".into(), tresse: None };
    let mut args = args.iter();
    while let Some(flag) = args.next() {
        let value = args.next().ok_or_else(|| format!("{flag} needs a value"))?;
        match *flag {
            "--rounds" => {
                let rounds = value.parse().ok().filter(|n| *n > 0);
                options.rounds = rounds.ok_or_else(|| format!("{value} is no number above 0"))?;
            }
            "--only" => options.only = (*value).into(),
            "--clang" => options.clang = (*value).into(),
            "--tresse" => options.tresse = Some((*value).into()),
            flag => return Err(format!("unknown argument {flag}")),
        }
    }
    Ok(options)
}

/// Measures; 0: all programs ran, 1: not so, 2: usage.
pub(crate) fn run(root: &Path, args: &[&str]) -> u8 {
    let options = match parse(args) {
        Ok(options) => options,
        Err(message) => {
            eprintln!("xtask bench run: {message}");
            return 2;
        }
    };
    let tresse = match child::release_tresse(root, options.tresse.as_deref()) {
        Ok(tresse) => tresse,
        Err(code) => return code,
    };
    match measure(root, &tresse.display().to_string(), &options) {
        Ok(()) => 0,
        Err(message) => {
            eprintln!("xtask bench run: {message}");
            1
        }
    }
}

fn measure(root: &Path, tresse: &str, options: &Options) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("tresse-bench-run-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let result = measure_in(&folder, root, tresse, options);
    let _ = std::fs::remove_dir_all(&folder);
    result
}

fn measure_in(folder: &Path, root: &Path, tresse: &str, options: &Options) -> Result<(), String> {
    let tools = tools(tresse);
    let empty = folder.join("empty.c");
    let text = "int main(void) { return 0; }\n";
    std::fs::write(&empty, text).map_err(|e| format!("{}: {e}", empty.display()))?;
    let starts = times(folder, &empty, "-O0", &tools, options)?;
    println!("CPU seconds, without the start; in brackets, times as long as tresse\n");
    let names: Vec<&str> = tools.iter().map(|tool| tool.name).collect();
    println!("| program | {} |\n|---|{}", names.join(" | "), "---|".repeat(names.len()));
    let start: Vec<String> = starts.iter().map(|time| shown(*time, None)).collect();
    println!("| the start | {} |", start.join(" | "));
    for level in ["-O0", "-O1"] {
        let mut ratios = vec![Vec::new(); tools.len()];
        for name in PROGRAMS.iter().filter(|name| name.contains(&options.only)) {
            let source = root.join(format!("benches/programs/{name}.c"));
            let times = times(folder, &source, level, &tools, options)?;
            let net = |(time, start): (&Option<f64>, &Option<f64>)| {
                Some(((*time)? - (*start)?).max(LEAST))
            };
            let times: Vec<Option<f64>> = times.iter().zip(&starts).map(net).collect();
            let ours = times[0].ok_or_else(|| format!("tresse does not run {name}"))?;
            for (ratios, time) in ratios.iter_mut().zip(&times) {
                ratios.extend(time.map(|time| time / ours));
            }
            let times: Vec<String> = times.iter().map(|time| shown(*time, Some(ours))).collect();
            println!("| {name} {level} | {} |", times.join(" | "));
        }
        let mean = |all: &Vec<f64>| match all.len() {
            0 => "-".to_owned(),
            n => {
                let mean = (all.iter().map(|x| x.ln()).sum::<f64>() / n as f64).exp();
                format!("({mean:.2}, of {n})")
            }
        };
        let means: Vec<String> = ratios.iter().map(mean).collect();
        println!("| geometric mean {level} | {} |", means.join(" | "));
    }
    Ok(())
}

fn shown(time: Option<f64>, ours: Option<f64>) -> String {
    match (time, ours) {
        (None, _) => "-".into(),
        (Some(time), None) => format!("{time:.3}"),
        (Some(time), Some(ours)) => format!("{time:.2} ({:.2})", time / ours),
    }
}

/// CPU seconds of a program by each tool.
fn times(
    folder: &Path,
    source: &Path,
    level: &str,
    tools: &[Tool],
    options: &Options,
) -> Result<Vec<Option<f64>>, String> {
    let files: Vec<Option<PathBuf>> =
        tools.iter().map(|tool| compiled(folder, source, level, tool, &options.clang)).collect();
    let native = tools.len() - 1;
    let program = files[native].as_ref().ok_or_else(|| format!("{} fails", options.clang))?;
    let code = seconds(&tools[native], program).map(|(_, code)| code);
    let mut best = vec![None; tools.len()];
    for _ in 0..options.rounds {
        for (number, tool) in tools.iter().enumerate() {
            let Some(file) = &files[number] else { continue };
            let ran = seconds(tool, file).filter(|ran| Some(ran.1) == code);
            if let Some((time, _)) = ran {
                best[number] = Some(best[number].map_or(time, |best: f64| best.min(time)));
            }
        }
    }
    Ok(best)
}

/// The program as a tool takes it, if clang makes it.
fn compiled(
    folder: &Path,
    source: &Path,
    level: &str,
    tool: &Tool,
    clang: &str,
) -> Option<PathBuf> {
    let name = source.file_stem()?.to_string_lossy();
    let ending = if tool.flags.is_none() { ".ll" } else { "" };
    let file = folder.join(format!("{name}{level}-{}{ending}", tool.name));
    let mut command = Command::new(clang);
    command.args([level, "-w", SCALE]).arg(source).arg("-o").arg(&file);
    match tool.flags {
        None => command.args(["-S", "-emit-llvm"]),
        Some(flags) => command.args(flags).args(["-lm", "-pthread"]),
    };
    let ran = child::run(&mut command, LIMIT).ok()?;
    (ran.code == Some(0)).then_some(file)
}

/// The last two lines of standard error are the time and the exit code.
const TIMED: &str = "TIMEFORMAT='%3U %3S'
time { \"$@\" >/dev/null 2>&1; code=$?; }
echo $code >&2";

/// CPU seconds of one run, and its exit code.
fn seconds(tool: &Tool, file: &Path) -> Option<(f64, i32)> {
    let mut bash = Command::new("bash");
    bash.args(["-c", TIMED, "bash"]);
    bash.args(&tool.command).arg(file);
    let ran = child::run(&mut bash, LIMIT).ok()?;
    let lines: Vec<&str> = ran.stderr.lines().collect();
    let [.., times, code] = lines[..] else { return None };
    let (user, system) = times.split_once(' ')?;
    Some((user.parse::<f64>().ok()? + system.parse::<f64>().ok()?, code.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments() {
        let options = parse(&["--rounds", "5", "--only", "sieve"]).unwrap();
        assert_eq!((options.rounds, options.only.as_str()), (5, "sieve"));
        for wrong in [&["--rounds", "0"][..], &["--rounds"], &["--fast", "1"]] {
            assert!(parse(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn times_are_shown_beside_ours() {
        assert_eq!(shown(Some(3.0), Some(1.5)), "3.00 (2.00)");
        assert_eq!(shown(Some(0.0123), None), "0.012");
        assert_eq!(shown(None, Some(1.0)), "-");
    }
}
