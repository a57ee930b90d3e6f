//! `tresse debug` as it is used: on a terminal, which is tmux here, and refused where there is
//! none.

use crate::common;

use crate::common::{code, stderr, tresse};
use std::io::Write;
use std::process::Command;
use std::time::{Duration, Instant};

/// A terminal of its own, with one command in it.
struct Terminal {
    socket: String,
}

/// How long to wait for the screen to be as expected. Builds for tests are slow, and so may the
/// computer be.
const PATIENCE: Duration = Duration::from_secs(60);

impl Terminal {
    /// Runs `tresse` in it. What it ends with stays on the screen.
    fn new(name: &str, args: &[&str]) -> Terminal {
        Terminal::of_size(name, "150", "45", args)
    }

    fn of_size(name: &str, width: &str, height: &str, args: &[&str]) -> Terminal {
        let terminal = Terminal { socket: format!("tresse-{}-{name}", std::process::id()) };
        let binary = env!("CARGO_BIN_EXE_tresse");
        let words: Vec<String> = args.iter().map(|arg| format!("'{arg}'")).collect();
        // A shell stays behind, so that the screen that it comes back to can be looked at.
        let line = format!("'{binary}' {}; echo \"ended with $?\"; exec cat", words.join(" "));
        let root = common::root();
        let root = root.to_str().unwrap();
        let shell = ["new-session", "-d", "-x", width, "-y", height, "-c", root, &line];
        terminal.tmux(&[&["-f", "/dev/null"][..], &shell].concat());
        terminal
    }

    fn tmux(&self, args: &[&str]) -> String {
        let output = Command::new("tmux").args(["-L", &self.socket]).args(args).output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tmux {args:?}: {errors}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p"])
    }

    fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    /// The screen, once this is on it and nothing more comes.
    fn wait_for(&self, text: &str) -> String {
        let started = Instant::now();
        let mut last = String::new();
        loop {
            let screen = self.screen();
            if screen.contains(text) && screen == last {
                return screen;
            }
            last.clone_from(&screen);
            assert!(started.elapsed() < PATIENCE, "no {text:?} on the screen:\n{screen}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// The program has ended, and the screen is the one from before.
    fn wait_for_end(&self) {
        let screen = self.wait_for("ended with 0");
        assert!(!screen.contains('\u{2502}'), "{screen}");
        assert_eq!(self.tmux(&["display-message", "-p", "#{alternate_on}"]).trim(), "0");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = Command::new("tmux").args(["-L", &self.socket, "kill-server"]).output();
    }
}

/// Is there a terminal to test with? If not, that many tests are skipped, which is told.
fn has_tmux(what: &str) -> bool {
    let is_there = Command::new("tmux").arg("-V").output().is_ok_and(|o| o.status.success());
    if !is_there {
        // Not through what tests print, which is shown of failed ones only.
        let _ = writeln!(std::io::stderr(), "skipped: 1 test ({what}), tmux is not installed");
    }
    is_there
}

#[test]
fn an_error_is_gone_through_forward_and_back() {
    if !has_tmux("an error, forward and back") {
        return;
    }
    let args = ["debug", "examples/bank_deadlock.ll", "--model", "tso", "--error"];
    let terminal = Terminal::new("error", &args);
    let first = terminal.wait_for("event 0");
    assert!(first.contains("bank_deadlock.c") && first.contains("n/p event"), "{first}");
    assert!(first.contains("43   pthread_create(&a, NULL, rent, NULL);"), "{first}");
    terminal.keys(&["n", "n", "n"]);
    let third = terminal.wait_for("event 3 ");
    assert!(third.contains("(0, 2) spawn (thread 2)"), "{third}");
    terminal.keys(&["p"]);
    terminal.wait_for("event 2 ");
    terminal.keys(&["G"]);
    let end = terminal.wait_for("T0201: deadlock: 3 threads wait");
    assert!(end.contains("waits for mutex bob.lock, held by thread 2"), "{end}");
    // Whoever goes forward at the end is told.
    terminal.keys(&["n"]);
    terminal.wait_for("this is the end");
    terminal.keys(&[":", "1", "Enter"]);
    let screen = terminal.wait_for("event 1 ");
    assert!(!screen.contains("T0201"), "{screen}");
    terminal.keys(&["w"]);
    terminal.keys(&["-l", "alice.balance"]);
    terminal.wait_for("watch: alice.balance_");
    terminal.keys(&["Enter"]);
    terminal.wait_for("alice.balance = 100");
    terminal.keys(&["s"]);
    terminal.wait_for("bank_deadlock.ll \u{2500}");
    terminal.keys(&["?"]);
    terminal.wait_for("keys: any key goes back");
    terminal.keys(&["x", "q"]);
    terminal.wait_for_end();
}

#[test]
fn queues_and_lines_of_a_run_are_shown() {
    if !has_tmux("queues and lines of a run") {
        return;
    }
    let args = ["debug", "examples/dekker.ll", "--model", "tso", "--seed", "3", "--watch", "wants"];
    let terminal = Terminal::new("run", &args);
    terminal.wait_for("event 0");
    terminal.wait_for("wants = {[0] = 0, [1] = 0}");
    terminal.keys(&["n", "n", "n", "n"]);
    let screen = terminal.wait_for("event 4 ");
    assert!(screen.contains("thread 1 to_commit"), "{screen}");
    assert!(screen.contains("write_rlx wants[0] = 1"), "{screen}");
    let lines = |screen: &str| screen.lines().map(str::to_owned).collect::<Vec<_>>();
    // What takes effect is seen in memory, and undone on the way back.
    terminal.keys(&["n"]);
    let after = terminal.wait_for("event 5 ");
    terminal.keys(&["i"]);
    terminal.wait_for("event 5, operation 1 ");
    terminal.keys(&["I"]);
    let again = terminal.wait_for("event 5 ");
    assert_eq!(lines(&after), lines(&again));
    terminal.keys(&["p"]);
    let back = terminal.wait_for("event 4 ");
    assert_eq!(lines(&screen)[1..], lines(&back)[1..]);
    terminal.keys(&["C-c"]);
    terminal.wait_for_end();
}

#[test]
fn the_guide_shows_the_screen() {
    if !has_tmux("the screen in the guide") {
        return;
    }
    let page = common::root().join("docs/guide/debug.md");
    let page = std::fs::read_to_string(page).unwrap();
    let shown =
        page.split_once("```text\n").and_then(|(_, rest)| rest.split_once("\n```")).unwrap();
    let args = ["debug", "examples/dekker.ll", "--model", "tso", "--seed", "3", "--watch", "wants"];
    assert!(args.iter().all(|arg| page.contains(arg)));
    let terminal = Terminal::of_size("guide", "96", "27", &args);
    terminal.wait_for("event 0");
    terminal.keys(&["n", "n", "n", "n"]);
    let screen = terminal.wait_for("event 4 ");
    let screen: Vec<&str> = screen.trim_end().lines().map(str::trim_end).collect();
    assert_eq!(screen, shown.0.lines().collect::<Vec<_>>());
}

#[test]
fn a_screen_too_small_and_a_resize_do_no_harm() {
    if !has_tmux("a small screen") {
        return;
    }
    let terminal = Terminal::new("small", &["debug", "examples/dekker.ll"]);
    terminal.wait_for("event 0");
    for (width, height) in [("20", "5"), ("2", "2"), ("120", "30")] {
        terminal.tmux(&["resize-window", "-x", width, "-y", height]);
        terminal.keys(&["n", "?", "x"]);
    }
    terminal.wait_for("event 3 ");
    terminal.keys(&["q"]);
    terminal.wait_for_end();
}

/// The process that another one has started, in Linux's words: the fourth of its status.
fn child_of(parent: &str) -> String {
    let processes = std::fs::read_dir("/proc").unwrap();
    let mut names = processes.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let is_child = |name: &String| {
        let status = std::fs::read_to_string(format!("/proc/{name}/stat")).unwrap_or_default();
        // The second one is a name in brackets, which may have spaces in it.
        let rest = status.rsplit_once(") ").map_or("", |(_, rest)| rest);
        rest.split(' ').nth(1) == Some(parent)
    };
    names.find(is_child).unwrap()
}

/// The window is closed: nobody is left behind.
#[test]
fn it_ends_with_its_terminal() {
    if !has_tmux("a terminal that goes away") {
        return;
    }
    let terminal = Terminal::new("gone", &["debug", "examples/dekker.ll"]);
    terminal.wait_for("threads");
    let shell = terminal.tmux(&["display-message", "-p", "#{pane_pid}"]);
    let child = child_of(shell.trim());
    terminal.tmux(&["kill-server"]);
    let started = Instant::now();
    while std::path::Path::new(&format!("/proc/{child}/exe")).exists() {
        assert!(started.elapsed() < PATIENCE, "process {child} goes on");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn without_a_terminal_it_is_refused() {
    let output = tresse(&["debug", "examples/dekker.ll"]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("`tresse debug` needs a terminal"), "{}", stderr(&output));
    let output = tresse(&["debug", "examples/dekker.ll", "--format", "json"]);
    assert_eq!(code(&output), 2);
}
