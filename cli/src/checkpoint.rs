//! Files that searches leave behind when they are stopped, to go on from (`--checkpoint`,
//! `--resume`).

use crate::args::{CheckArgs, Equivalence, Format};
use crate::failure::Failure;
use crate::load::Loaded;
use crate::report::plain::Page;
use crate::report::text::quote;
use std::path::{Path, PathBuf};
use tresse_explore::graph::Checkpoint;

/// The checkpoint to go on from.
pub(crate) fn resume(args: &CheckArgs, loaded: &Loaded) -> Result<Option<Checkpoint>, Failure> {
    let is_asked = args.checkpoint.is_some() || args.resume.is_some();
    if is_asked && args.print_exec_graphs {
        return Err(Failure::bad(
            "--print-exec-graphs prints a search from its beginning to its end: use it without \
             --checkpoint and --resume",
        ));
    }
    if let Some(file) = args.checkpoint.as_ref().filter(|f| !folder(f).is_dir()) {
        return Err(Failure::bad(format!(
            "cannot write {}: there is no such folder",
            file.display()
        )));
    }
    let Some(file) = &args.resume else { return Ok(None) };
    let bad = |e: &dyn std::fmt::Display| Failure::bad(format!("{}: {e}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|e| bad(&format!("cannot be read: {e}")))?;
    Checkpoint::decode(&text, loaded.check, &flags(args, loaded)).map(Some).map_err(|e| bad(&e))
}

/// Writes the checkpoint of a search that was stopped, if there is one and a file was named.
pub(crate) fn keep(
    args: &CheckArgs,
    loaded: &Loaded,
    checkpoint: Option<&Checkpoint>,
) -> Result<bool, Failure> {
    let (Some(file), Some(checkpoint)) = (&args.checkpoint, checkpoint) else { return Ok(false) };
    let text = checkpoint.encode(loaded.check, &flags(args, loaded));
    write(file, &text)
        .map_err(|e| Failure::bad(format!("cannot write {}: {e}", file.display())))?;
    Ok(true)
}

/// How to go on.
pub(crate) fn hint(args: &CheckArgs) -> Page {
    let file = args.checkpoint.as_ref().map_or_else(String::new, |f| f.display().to_string());
    let mut page = Page::default();
    page.line(format!(
        "What is left of the search is in {file}: go on with the same command and --resume {}",
        quote(&file)
    ));
    page
}

/// The flags that say what a search visits and keeps, beside those of the machine.
fn flags(args: &CheckArgs, loaded: &Loaded) -> String {
    let limits = &loaded.setup.config.limits;
    let mut out = vec![format!("--max-events {} --max-steps {}", args.max_events, limits.steps)];
    out.extend(args.unroll.map(|n| format!("--unroll {n}")));
    out.extend(args.pattern.as_ref().map(|p| format!("--pattern '{p}'")));
    let outcomes = args.outcomes || args.common.format == Format::Json;
    for (flag, is_set) in [
        ("--no-spin-blocking", args.no_spin_blocking),
        ("--no-barrier-reduction", args.no_barrier_reduction),
        ("--commuting-updates", args.commuting_updates),
        ("--symmetry", args.symmetry),
        ("--equivalence rf", args.equivalence == Equivalence::Rf),
        ("--outcomes (or --format json)", outcomes),
    ] {
        out.extend(is_set.then(|| flag.to_owned()));
    }
    out.join(" ")
}

/// Where a file is.
fn folder(file: &Path) -> &Path {
    file.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// All of it or nothing: a file that was there before is replaced at once.
fn write(file: &Path, text: &str) -> std::io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let new: PathBuf = file.with_file_name(name);
    std::fs::write(&new, text).and_then(|()| std::fs::rename(&new, file)).inspect_err(|_| {
        let _ = std::fs::remove_file(&new);
    })
}
