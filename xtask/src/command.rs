//! Running other programs, with what is run said first.

use std::path::Path;
use std::process::Command;

/// Runs a program in a folder; its exit code, 1 when it could not be started or was killed.
pub(crate) fn run(folder: &Path, program: &str, args: &[&str]) -> u8 {
    eprintln!("+ {program} {}", args.join(" "));
    match Command::new(program).args(args).current_dir(folder).status() {
        Ok(status) => status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1),
        Err(error) => {
            eprintln!("xtask: cannot run {program}: {error}");
            1
        }
    }
}

/// Runs the cargo that runs us.
pub(crate) fn cargo(root: &Path, args: &[&str]) -> u8 {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    run(root, &cargo, args)
}
