//! Running a program with its output kept and its time bounded.

use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::command;

/// What became of a program.
pub(crate) struct Ran {
    /// Its standard output.
    pub(crate) stdout: String,
    /// Its standard error.
    pub(crate) stderr: String,
    /// Its exit code; none if it was killed.
    pub(crate) code: Option<i32>,
    /// It was killed when its time was up.
    pub(crate) is_killed: bool,
}

/// Runs a program, and kills it when `limit` is over.
pub(crate) fn run(command: &mut Command, limit: Duration) -> io::Result<Ran> {
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    // Both pipes are emptied while the program runs: it must not wait for a reader.
    let stdout = child.stdout.take().map(read_all);
    let stderr = child.stderr.take().map(read_all);
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    let (mut is_killed, mut code) = (false, None);
    loop {
        if let Some(status) = child.try_wait()? {
            code = status.code();
            break;
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            is_killed = true;
            break;
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(50));
    }
    let text = |reader: Option<thread::JoinHandle<String>>| {
        reader.and_then(|r| r.join().ok()).unwrap_or_default()
    };
    Ok(Ran { stdout: text(stdout), stderr: text(stderr), code, is_killed })
}

fn read_all(mut pipe: impl Read + Send + 'static) -> thread::JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = pipe.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// The release build of `tresse`: the one that was named, or it is built here.
pub(crate) fn release_tresse(root: &Path, named: Option<&str>) -> Result<PathBuf, u8> {
    if let Some(path) = named {
        return std::fs::canonicalize(path).map_err(|error| {
            eprintln!("xtask: {path}: {error}");
            2
        });
    }
    match command::cargo(root, &["build", "--release", "-p", "tresse"]) {
        0 => {
            let target = std::env::var_os("CARGO_TARGET_DIR")
                .map_or_else(|| root.join("target"), |dir| root.join(dir));
            Ok(target.join("release").join("tresse"))
        }
        code => Err(code),
    }
}
