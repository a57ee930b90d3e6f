//! `tresse axioms`: every execution that a `.cat` model allows, by looking at every candidate.

use crate::args::{AxiomsArgs, CheckArgs, Engine, Equivalence, Format};
use crate::failure::Failure;
use crate::load::{Loaded, Purpose, load};
use crate::output;
use crate::report::plain::Page;
use crate::report::{Told, text};
use std::path::Path;
use std::time::Instant;
use tresse_explore::candidates::{Options, search};
use tresse_explore::{Report, Verdict};
use tresse_memmodels::cat::{Cat, builtin};

/// Searches and reports.
pub(crate) fn axioms(args: &AxiomsArgs) -> Result<u8, Failure> {
    let loaded = load(&args.common, Purpose::Check)?;
    search_and_tell(&loaded, &args.cat, args.wait_for_threads)
}

/// `tresse check --engine candidates`: by the text of the config's model.
pub(crate) fn check(args: &CheckArgs, loaded: &Loaded) -> Result<u8, Failure> {
    let flags = [
        ("--format json", args.common.format == Format::Json),
        ("--pattern", args.pattern.is_some()),
        ("--print-exec-graphs", args.print_exec_graphs),
        ("--dump-error-graph", args.dump_error_graph.is_some()),
        ("--checkpoint", args.checkpoint.is_some()),
        ("--resume", args.resume.is_some()),
        ("--unroll", args.unroll.is_some()),
        ("--max-preemptions", args.max_preemptions.is_some()),
        ("--commuting-updates", args.commuting_updates),
        ("--symmetry", args.symmetry),
        ("--equivalence rf", args.equivalence == Equivalence::Rf),
    ];
    if let Some((flag, _)) = flags.iter().find(|(_, is_set)| *is_set) {
        return Err(Failure::bad(format!(
            "{flag} is not for --engine candidates, which looks at whole candidates and reports in \
             text: use --engine graph"
        )));
    }
    search_and_tell(loaded, &loaded.setup.config.model, args.wait_for_threads)
}

fn search_and_tell(loaded: &Loaded, cat: &str, waits_for_threads: bool) -> Result<u8, Failure> {
    let cat = model(cat)?;
    let start = Instant::now();
    let report = search(
        &loaded.setup,
        &loaded.argv,
        &cat,
        &Options { waits_for_threads, ..Options::default() },
    )
    .map_err(Failure::bad)?;
    let told = Told::new(loaded, Engine::Candidates, &report, start.elapsed());
    output::err(tell(loaded, &told, cat.name()).text());
    let is_only_flagged = report.verdict() == Verdict::NoErrors && !report.flagged.is_empty();
    Ok(match is_only_flagged {
        true if report.flagged.contains("race") => 13,
        // Whatever else a model flags, it has no meaning for.
        true => 14,
        false => told.exit_code(),
    })
}

/// A model by its name, or from a file; what it includes is looked for beside it, then among ours.
fn model(name: &str) -> Result<Cat, Failure> {
    let ours = |name: &str| builtin(name.trim_end_matches(".cat")).map(str::to_owned);
    let path = Path::new(name);
    let text = match ours(name) {
        Some(text) if !path.exists() => text,
        _ => std::fs::read_to_string(path).map_err(|e| {
            Failure::bad(format!("{name}: {e}; the models by name are sc, tso, pso, ra and rc11"))
        })?,
    };
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    let include =
        |file: &str| std::fs::read_to_string(folder.join(file)).ok().or_else(|| ours(file));
    Cat::parse(name, &text, &include)
        .map_err(|e| Failure::bad_at(&e.file, e.line, e.col, e.message))
}

fn tell(loaded: &Loaded, told: &Told<'_>, model: &str) -> Page {
    let report: &Report = told.report;
    let mut out = Page::default();
    for problem in &told.problems {
        text::problem(&mut out, problem, loaded);
    }
    out.line(format!("outcomes: {}", report.outcomes.len()));
    for (outcome, reached) in &report.outcomes {
        out.line(format!("  {}x {}", reached.count, text::show(outcome)));
    }
    for flag in &report.flagged {
        out.line(format!("flagged: {flag}"));
    }
    for cut in &report.cuts {
        out.line(format!("Cut short: {}.", cut.describe()));
    }
    out.line(format!(
        "executions: {} of {} candidates; time: {:.2} s",
        report.complete,
        report.states,
        told.time.as_secs_f64()
    ));
    out.line(match report.verdict() {
        Verdict::NoErrors if report.flagged.is_empty() => {
            format!("No errors were detected in any execution that {model} allows.")
        }
        Verdict::NoErrors => format!("Some execution that {model} allows is flagged by it."),
        Verdict::CutShort => "Not every candidate was looked at: this is no proof.".into(),
        Verdict::Unsupported => {
            "No verdict: the program does what this engine does not model.".into()
        }
        Verdict::Error => format!("Errors were detected in executions that {model} allows."),
    });
    out
}
