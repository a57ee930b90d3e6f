//! Files that searches leave behind when they are stopped, to go on from (`--checkpoint`,
//! `--resume`).

use crate::check::Check;
use crate::failure::Failure;
use crate::keeper::Kept;
use crate::parameters::Way;
use crate::report::Context;
use std::io::Write;
use std::path::{Path, PathBuf};
use tresse_explore::graph::{Checkpoint, Equivalence};

/// Can a checkpoint be written there?
pub(crate) fn check_folder(file: &Path) -> Result<(), Failure> {
    if folder(file).is_dir() {
        return Ok(());
    }
    Err(Failure::bad(format!("cannot write {}: there is no such folder", file.display())))
}

/// The checkpoint to go on from.
pub(crate) fn resume(
    check: &Check<'_>,
    context: &Context<'_>,
) -> Result<Option<Checkpoint>, Failure> {
    let Some(file) = &check.options.resume else { return Ok(None) };
    let bad = |e: &dyn std::fmt::Display| Failure::bad(format!("{}: {e}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|e| bad(&format!("cannot be read: {e}")))?;
    Checkpoint::decode(&text, context.linked.check, &flags(check, context))
        .map(Some)
        .map_err(|e| bad(&e))
}

/// Writes the checkpoint of a search that was stopped, if a file was named. Answers with that file.
/// `is_stopped`: there should be one. There is none of a search that was stopped in the midst of a
/// step; an older one may be there then.
///
/// # Errors
/// Why it could not be written.
pub(crate) fn keep(
    check: &Check<'_>,
    context: &Context<'_>,
    checkpoint: Option<&Checkpoint>,
    is_stopped: bool,
    kept: Option<&Kept>,
) -> Result<Option<PathBuf>, String> {
    let Some(file) = &check.options.checkpoint else { return Ok(None) };
    let Some(checkpoint) = checkpoint else {
        return match is_stopped {
            true if kept.is_some_and(Kept::is_there) => Ok(Some(file.clone())),
            true => Err(format!(
                "no checkpoint in {}: the search was stopped within a long execution; give it more \
                 time, or bound executions (--max-events)",
                file.display()
            )),
            false => Ok(None),
        };
    };
    let flags = flags(check, context);
    let write_to = &mut |to: &mut dyn Write| checkpoint.write(context.linked.check, &flags, to);
    write(file, write_to).map_err(|e| format!("cannot write {}: {e}", file.display()))?;
    Ok(Some(file.clone()))
}

/// The flags that say what a search visits and keeps, beside those of the machine.
pub(crate) fn flags(check: &Check<'_>, context: &Context<'_>) -> String {
    let options = &check.options;
    let (events, steps) = (check.most_events(Way::Graph), context.config().limits.steps);
    let mut out = vec![format!("--max-events {events} --max-steps {steps}")];
    out.extend(options.unroll.map(|n| format!("--unroll {n}")));
    out.extend(options.pattern.as_ref().map(|p| format!("--pattern '{p}'")));
    for (flag, is_set) in [
        ("--no-spin-blocking", options.no_spin_blocking),
        ("--no-barrier-reduction", options.no_barrier_reduction),
        ("--count all", check.counts_all()),
        ("--no-commuting-updates", options.no_commuting_updates),
        ("--no-symmetry", options.no_symmetry),
        ("--no-lock-reduction", options.no_lock_reduction || options.shards.is_some()),
        ("--equivalence rf", options.equivalence == Some(Equivalence::ReadsFrom)),
        ("--equivalence co", options.equivalence == Some(Equivalence::Coherence)),
        ("--outcomes (or --format json)", options.outcomes),
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
pub(crate) fn write(
    file: &Path,
    write_to: &mut dyn FnMut(&mut dyn Write) -> std::io::Result<()>,
) -> std::io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let new: PathBuf = file.with_file_name(name);
    let mut written = || {
        let mut to = std::fs::File::create(&new)?;
        write_to(&mut to)?;
        // A name that is there is that of a whole file, even after a power failure.
        to.sync_all()?;
        std::fs::rename(&new, file)
    };
    written().inspect_err(|_| {
        let _ = std::fs::remove_file(&new);
    })
}
