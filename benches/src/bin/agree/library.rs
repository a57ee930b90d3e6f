//! Programs with library calls: the laws, and a program that breaks one made small.

use crate::{Asked, Found};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tresse_benches::library;
use tresse_explore::agree::library::{Library, Optimiser, Tools};
use tresse_explore::agree::{Finding, Verdict};
use tresse_explore::generate::library::{Code, Theme, library as generate, shrink};
use tresse_ir::Module;
use tresse_machine::lower::{Input, Locals, lower_with};
use tresse_machine::{Config, Program};

/// What was asked.
pub(crate) struct Options {
    pub states: u64,
    pub executions: u64,
    pub runs: u64,
    pub law: Option<String>,
    pub optimises: bool,
    pub shrinks: bool,
    pub shows: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            states: 20_000,
            executions: 1000,
            runs: 4,
            law: None,
            optimises: true,
            shrinks: true,
            shows: false,
        }
    }
}

/// Looks at all that was asked for; what breaks a law is printed as it is found, and made small.
pub(crate) fn look(asked: &Asked, found: &mut Found) {
    let laws = Laws { asked, library: library() };
    let optimisers = laws.optimisers();
    if asked.library.optimises && !asked.themes.is_empty() {
        for name in OPTIMISERS.iter().filter(|n| !optimisers.contains(n)) {
            println!("{name} is not installed: its laws are left out");
        }
    }
    for theme in &asked.themes {
        for n in asked.from..asked.from + asked.count {
            laws.look_at(*theme, n, &optimisers, found);
        }
    }
}

/// A program that takes longer is named.
const SLOW: Duration = Duration::from_secs(5);
const OPTIMISERS: [&str; 2] = ["opt-14", "opt-19"];

struct Laws<'a> {
    asked: &'a Asked,
    library: Module,
}

impl Laws<'_> {
    /// Those that can be run.
    fn optimisers(&self) -> Vec<&'static str> {
        let is_there = |name: &&str| optimise(name, "").is_ok();
        OPTIMISERS.into_iter().filter(|n| self.asked.library.optimises && is_there(n)).collect()
    }

    fn link(&self, text: &str, locals: Locals) -> Result<Arc<Program>, String> {
        let module =
            tresse_ir::parse("generated.ll", text.as_bytes()).map_err(|e| e.to_string())?;
        tresse_ir::verify(&module).map_err(|errors| errors[0].to_string())?;
        let inputs = vec![
            Input { module: module.into(), is_library: false },
            Input { module: self.library.clone().into(), is_library: true },
        ];
        lower_with(inputs, &tresse_libc_shim::find, &Config::default(), "main", locals)
            .map(Arc::new)
            .map_err(|errors| errors[0].to_string())
    }

    fn agree(&self, code: &Code, optimisers: &[&str], only: Option<&str>) -> Vec<Finding> {
        let link = |text: &str, locals: Locals| self.link(text, locals);
        let runs: Vec<_> =
            optimisers.iter().map(|name| move |text: &str| optimise(name, text)).collect();
        let each = optimisers.iter().zip(&runs);
        let optimisers = each.map(|(name, run)| Optimiser { name: format!("{name} -O2"), run });
        let options = &self.asked.library;
        let tools = Tools {
            link: &link,
            optimisers: optimisers.collect(),
            states: options.states,
            executions: options.executions,
            runs: options.runs,
        };
        let laws = Library { code, models: self.asked.models.clone(), tools };
        laws.agree(&|name| match only {
            Some(only) => name == only,
            None => options.law.as_ref().is_none_or(|part| name.contains(part.as_str())),
        })
    }

    fn look_at(&self, theme: Theme, n: u64, optimisers: &[&str], found: &mut Found) {
        let code = generate(theme, n);
        found.programs += 1;
        if self.asked.library.shows {
            println!("; {} {n}\n{code}", theme.name());
        }
        let began = Instant::now();
        let findings = self.agree(&code, optimisers, None);
        if began.elapsed() > SLOW {
            println!("; {} {n} took {:.1} s", theme.name(), began.elapsed().as_secs_f64());
        }
        let broken: Vec<String> = findings
            .iter()
            .filter(|f| matches!(f.verdict, Verdict::Broken(_)))
            .map(|f| f.law.clone())
            .collect();
        let why = found.enter(findings);
        let Some(first) = broken.first() else { return };
        println!("; {} {n}\n{why}", theme.name());
        let small = match self.asked.library.shrinks {
            true => shrink(&code, &mut |smaller| {
                let findings = self.agree(smaller, optimisers, Some(first));
                findings.iter().any(|f| matches!(f.verdict, Verdict::Broken(_)))
            }),
            false => code,
        };
        let again = self.agree(&small, optimisers, Some(first));
        let again: Vec<String> =
            again.iter().map(|f| format!("; {}: {:?}\n", f.law, f.verdict)).collect();
        let words: String = small.to_string().lines().map(|l| format!(";   {l}\n")).collect();
        println!("{}{words}", again.concat());
        let title = format!("; {} {n}\n", theme.name());
        found.broken.push_str(&(title + &again.concat() + &words + &small.text() + "\n"));
    }
}

/// Text for text.
fn optimise(name: &str, text: &str) -> Result<String, String> {
    let mut command = Command::new(name);
    command.args(["-S", "-O2"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    if name == "opt-14" {
        command.arg("-opaque-pointers");
    }
    let mut child = command.spawn().map_err(|e| e.to_string())?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(text.as_bytes()).map_err(|e| e.to_string())?;
    }
    let output = child.wait_with_output().map_err(|e| e.to_string())?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr))),
    }
}
