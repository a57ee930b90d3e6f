//! Searches that are stopped, and go on: by the time, by ^C, with and without a checkpoint.

use crate::common;

use crate::common::{Temp, code, json, stderr, tresse};
use serde_json::Value;

/// A report without what may differ: times, and what a checkpoint is called.
fn lasting(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    for name in ["time_seconds", "checkpoint"] {
        fields.remove(name);
    }
    report
}

/// A file that does not exist yet, and is gone in the end.
fn file(name: &str) -> Temp {
    let file = Temp::new(name, b"");
    std::fs::remove_file(&file.0).unwrap();
    file
}

#[test]
fn a_search_in_pieces_reports_what_a_whole_one_does() {
    for program in
        ["examples/bank_deadlock.ll", "examples/treiber_stack.ll", "tests/errors/race_one_byte.ll"]
    {
        let checkpoint = file("pieces.json");
        let whole = json(&["check", program, "--rc11", "--keep-going"]);
        let mut args = vec![
            "check",
            program,
            "--rc11",
            "--keep-going",
            "--timeout",
            "0",
            "--checkpoint",
            checkpoint.path(),
        ];
        let (mut last, mut pieces) = (json(&args), 1);
        args.extend(["--resume", checkpoint.path()]);
        while last.1["checkpoint"].is_string() {
            assert!(last.1["cuts"].to_string().contains("time"), "{program}");
            (last, pieces) = (json(&args), pieces + 1);
        }
        assert!(pieces > 1, "{program}");
        assert_eq!((last.0, lasting(last.1)), (whole.0, lasting(whole.1)), "{program}");
    }
}

/// Three writers, of whose writes one is the last: 1,680 orders, or three executions. Each step
/// comes to one execution, and the search chooses after 256.
#[test]
fn a_search_in_small_steps_chooses_as_a_whole_one_does() {
    let (program, checkpoint) = (common::writers("steps.ll"), file("steps.json"));
    let whole = json(&["check", program.path(), "--keep-going"]);
    assert_eq!(
        (&whole.1["executions"]["complete"], &whole.1["executions"]["by_reads_from"]),
        (&3.into(), &true.into()),
        "{}",
        whole.1
    );
    let mut args = vec!["check", program.path(), "--keep-going", "--timeout", "0", "--checkpoint"];
    args.push(checkpoint.path());
    let (mut last, mut steps) = (json(&args), 1);
    args.extend(["--resume", checkpoint.path()]);
    while last.1["checkpoint"].is_string() {
        (last, steps) = (json(&args), steps + 1);
        assert!(steps < 300, "a search that begins again and again");
    }
    assert_eq!((last.0, lasting(last.1)), (whole.0, lasting(whole.1)));
    assert!(steps >= 256, "{steps}");
}

/// Each step comes to one execution at least, and what all have come to is what one search does.
#[test]
fn a_search_without_orders_of_sections_in_small_steps() {
    let (program, checkpoint) = (common::sections("locks.ll", 3), file("locks.json"));
    let begin = ["check", program.path(), "--keep-going"];
    let whole = json(&begin);
    let complete = &whole.1["executions"]["complete"];
    assert_eq!((whole.0, complete.as_u64()), (10, Some(1_120)), "{}", whole.1);
    let stop = ["--checkpoint", checkpoint.path(), "--timeout", "0"];
    let resume = ["--resume", checkpoint.path()];
    let mut last = json(&[&begin[..], &stop].concat());
    for _ in 0..40 {
        let count = |report: &Value| {
            let executions = &report["executions"];
            executions["complete"].as_u64().unwrap() + executions["blocked"].as_u64().unwrap()
        };
        let next = json(&[&begin[..], &stop, &resume].concat());
        assert!(next.1["cuts"].to_string().contains("time"), "{}", next.1);
        // One that thread 1 ends is not counted.
        assert!(count(&next.1) <= count(&last.1) + 1, "{} {}", last.1, next.1);
        last = next;
    }
    let text = std::fs::read_to_string(&checkpoint.0).unwrap();
    assert!(text.contains("\"sections\":{"), "{text}");
    let other = tresse(&[&begin[..], &resume, &["--no-lock-reduction"]].concat());
    assert_eq!(code(&other), 2);
    assert!(stderr(&other).contains("with other flags"), "{}", stderr(&other));
    let rest = json(&[&begin[..], &resume].concat());
    assert_eq!((rest.0, lasting(rest.1)), (whole.0, lasting(whole.1)));
}

#[test]
fn a_checkpoint_is_for_one_program_with_its_flags() {
    let checkpoint = file("flags.json");
    let of = |args: &[&str]| tresse(&[&["check"], args].concat());
    let output = of(&["examples/dekker.ll", "--timeout", "0", "--checkpoint", checkpoint.path()]);
    assert_eq!(code(&output), 1);
    assert!(
        stderr(&output).contains(&format!("--resume {}", checkpoint.path())),
        "{}",
        stderr(&output)
    );
    for (args, words) in [
        (["examples/dekker.ll", "--tso"].as_slice(), "another program, model, config or arguments"),
        (&["examples/peterson.ll"], "another program, model, config or arguments"),
        (&["examples/dekker.ll", "--unroll", "7"], "with other flags"),
        (&["examples/dekker.ll", "--equivalence", "co"], "with other flags"),
        (&["examples/dekker.ll", "--pattern", "exit == 0"], "with other flags"),
        (&["examples/dekker.ll", "--print-exec-graphs"], "without --checkpoint and --resume"),
        (
            &["examples/dekker.ll", "--engine", "steps"],
            "--resume is not for `tresse check --engine steps`",
        ),
    ] {
        let output = of(&[args, &["--resume", checkpoint.path()]].concat());
        assert_eq!(code(&output), 2, "{args:?}");
        assert!(stderr(&output).contains(words), "{args:?}: {}", stderr(&output));
    }
    let other = Temp::new("other.json", b"g1:00000000:0");
    for file in [other.path(), "no/such/file"] {
        assert_eq!(code(&of(&["examples/dekker.ll", "--resume", file])), 2);
    }
    assert_eq!(code(&of(&["examples/dekker.ll", "--checkpoint", "no/such/folder/file"])), 2);
}

/// With one digit changed a checkpoint could say that most of the search is done.
#[test]
fn a_damaged_checkpoint_is_refused() {
    let program = "examples/treiber_stack.ll";
    let checkpoint = file("damaged.json");
    tresse(&["check", program, "--rc11", "--timeout", "0", "--checkpoint", checkpoint.path()]);
    let whole = std::fs::read(&checkpoint.0).unwrap();
    let resume = || tresse(&["check", program, "--rc11", "--resume", checkpoint.path()]);
    assert_ne!(code(&resume()), 2, "{}", stderr(&resume()));
    for at in (0..whole.len()).step_by(whole.len() / 40) {
        let mut changed = whole.clone();
        changed[at] = if changed[at] == b'1' { b'2' } else { b'1' };
        std::fs::write(&checkpoint.0, &changed).unwrap();
        let text = stderr(&resume());
        assert!(text.contains("damaged"), "{at}: {text}");
        std::fs::write(&checkpoint.0, &whole[..at]).unwrap();
        assert_eq!(code(&resume()), 2, "up to {at}");
    }
}

#[test]
fn preemptions_are_bounded_by_states_only() {
    for engine in [&["--engine", "steps"][..], &[]] {
        let (exit, report) =
            json(&[&["check", "examples/dekker.ll", "--max-preemptions", "0"], engine].concat());
        assert_eq!(
            (exit, report["cuts"][0]["kind"].as_str()),
            (1, Some("preemptions")),
            "{report}"
        );
        assert!(report["states"].is_number(), "{report}");
    }
    let output =
        tresse(&["check", "examples/dekker.ll", "--engine", "graph", "--max-preemptions", "0"]);
    assert_eq!(code(&output), 2);
    let text = stderr(&output);
    assert!(text.contains("--max-preemptions is not for `tresse check --engine graph`"), "{text}");
    assert!(text.contains("`tresse check --engine steps` has it"), "{text}");
}

/// Signals are sent as a shell does; that a process heeds them is seen in `/proc`.
#[cfg(target_os = "linux")]
mod interrupts {
    use super::*;
    use crate::common::root;
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Child, Command, Stdio};

    /// A search in another process that heeds interrupts.
    fn search(args: &[&str]) -> Child {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tresse"));
        let child = command
            .arg("check")
            .args(args)
            .current_dir(root())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let heeds = |status: String| {
            let caught = status
                .lines()
                .find_map(|l| l.strip_prefix("SigCgt:"))
                .map(str::trim)
                .unwrap_or("0");
            // Hang-up, interrupt and termination: signals 1, 2 and 15.
            let all = 1 << 0 | 1 << 1 | 1 << 14;
            u64::from_str_radix(caught, 16).unwrap() & all == all
        };
        while !heeds(std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap()) {
            std::thread::yield_now();
        }
        child
    }

    fn interrupt(child: &Child) {
        signal(child, "INT");
    }

    fn signal(child: &Child, name: &str) {
        let kill = Command::new("kill").args(["-s", name, &child.id().to_string()]).status();
        assert!(kill.unwrap().success());
    }

    /// Four threads with five updates of one location each: 20!/5!^4 executions, more than 10^10.
    fn long_program(name: &str) -> Temp {
        let update = "  %vN = atomicrmw xchg ptr @x, i32 1 seq_cst\n";
        let body: String = (0..5).map(|n| update.replace('N', &n.to_string())).collect();
        let start = "  %iN = alloca i64\n  %cN = call i32 @pthread_create(ptr %iN, ptr null, ptr \
                     @t, ptr null)\n";
        let main: String = (0..4).map(|n| start.replace('N', &n.to_string())).collect();
        let text = format!(
            "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n\
             declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
             define ptr @t(ptr %u) {{\n{body}  ret ptr null\n}}\ndefine i32 @main() {{\n\
             {main}  ret i32 0\n}}\n"
        );
        Temp::new(name, text.as_bytes())
    }

    /// Complete executions in a report.
    fn executions(text: &str) -> u64 {
        let line = text.lines().find_map(|l| l.strip_prefix("executions: ")).unwrap();
        line.split(' ').next().unwrap().parse().unwrap()
    }

    /// ^C, and what a host sends that wants a process to end.
    #[test]
    fn a_signal_stops_a_search_with_its_report() {
        // With sections in no order: 21!/(7!)^3 executions, about 4 * 10^8.
        let (updates, locks) = (long_program("long.ll"), common::sections("long-locks.ll", 7));
        let all = [(&updates, "INT"), (&updates, "TERM"), (&updates, "HUP"), (&locks, "INT")];
        for (program, name) in all {
            let checkpoint = file(&format!("{name}.json"));
            let child = search(&[program.path(), "--checkpoint", checkpoint.path()]);
            signal(&child, name);
            let output = child.wait_with_output().unwrap();
            assert_eq!(output.status.code(), Some(1), "{name}: {:?}", output.status);
            let text = stderr(&output);
            assert!(
                text.contains("Cut short: it was interrupted.") && text.contains("--resume"),
                "{text}"
            );
            // It goes on from there, and does not begin again.
            let resume = ["--resume", checkpoint.path(), "--timeout", "0"];
            let more = stderr(&tresse(&[&["check", program.path()][..], &resume].concat()));
            assert!(executions(&more) > executions(&text), "{text}{more}");
        }
    }

    #[test]
    fn an_interrupt_stops_a_search_by_states() {
        let program = long_program("states.ll");
        let child = search(&[program.path(), "--engine", "steps"]);
        interrupt(&child);
        let output = child.wait_with_output().unwrap();
        assert!(stderr(&output).contains("Cut short: it was interrupted."), "{}", stderr(&output));
    }

    /// One thread counts for longer than anybody waits, and candidates look at no clock meanwhile.
    #[test]
    fn a_second_interrupt_ends_the_process() {
        let text = "target triple = \"x86_64-unknown-linux-gnu\"\ndefine i32 @main() {\n  \
                    br label %loop\nloop:\n  %i = phi i64 [ 0, %0 ], [ %n, %loop ]\n  \
                    %n = add i64 %i, 1\n  %is = icmp eq i64 %n, 0\n  \
                    br i1 %is, label %end, label %loop\nend:\n  ret i32 0\n}\n";
        let program = Temp::new("counts.ll", text.as_bytes());
        let most = "18446744073709551615";
        let mut child = search(&[program.path(), "--engine", "candidates", "--max-steps", most]);
        let status = loop {
            match child.try_wait().unwrap() {
                Some(status) => break status,
                None => interrupt(&child),
            }
        };
        assert_eq!(status.signal(), Some(2));
    }
}
