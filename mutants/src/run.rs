//! A run of tests: it ends with the first that fails, or when its time is up.

use crate::judges::Judge;
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// A mutant may make a test endless, or have it take all memory: so much, in KiB.
const MEMORY: u64 = 6_000_000;

/// What a test binary says of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    Passed,
    /// The test that failed, or why the binary ended.
    Failed(String),
}

/// Tests that run.
pub(crate) struct Started {
    child: Child,
    /// Ends at the first failure, or with the process.
    reader: JoinHandle<Option<String>>,
}

impl Started {
    pub(crate) fn new(judge: &Judge, (name, value): (&str, String)) -> std::io::Result<Started> {
        let script = format!("ulimit -v {MEMORY}; exec \"$0\" --test-threads=1 --exact \"$@\"");
        let mut command = Command::new("bash");
        command
            .args(["-c", &script])
            .arg(&judge.binary.path)
            .args(&judge.tests)
            .current_dir(&judge.binary.folder)
            .env("CARGO_MANIFEST_DIR", &judge.binary.folder)
            .env("RUST_BACKTRACE", "0")
            .env("PROPTEST_FAILURE_PERSISTENCE", "off")
            .env(name, value)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // What it starts ends with it.
            .process_group(0);
        if let Some(program) = &judge.program {
            command.env("TRESSE_PROGRAM", program);
        }
        let mut child = command.spawn()?;
        let stdout = child.stdout.take();
        let reader = std::thread::spawn(move || {
            let lines = stdout.into_iter().flat_map(|s| BufReader::new(s).lines());
            lines.map_while(Result::ok).find_map(|line| {
                line.strip_prefix("test ")?.strip_suffix(" ... FAILED").map(str::to_owned)
            })
        });
        Ok(Started { child, reader })
    }

    /// What it says, in so much time.
    pub(crate) fn wait(mut self, limit: Duration) -> std::io::Result<Said> {
        let start = Instant::now();
        let ended = self.end(start, limit)?;
        let is_late = ended.is_none() && start.elapsed() > limit;
        if ended.is_none() {
            let group = format!("-{}", self.child.id());
            Command::new("kill").args(["-KILL", "--", &group]).status()?;
            self.child.wait()?;
        }
        // A process that has left the group may still hold the pipe.
        let failed = if is_late { None } else { self.reader.join().ok().flatten() };
        Ok(match (failed, ended) {
            (Some(test), _) => Said::Failed(test),
            (None, None) => Said::Failed("the time was up".into()),
            (None, Some(status)) if status.success() => Said::Passed,
            (None, Some(status)) => Said::Failed(format!("{status}")),
        })
    }

    /// How it ends, if it does before a test fails or its time is up.
    fn end(&mut self, start: Instant, limit: Duration) -> std::io::Result<Option<ExitStatus>> {
        loop {
            if let Some(status) = self.child.try_wait()? {
                return Ok(Some(status));
            }
            if self.reader.is_finished() || start.elapsed() > limit {
                std::thread::sleep(Duration::from_millis(100));
                return self.child.try_wait();
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
