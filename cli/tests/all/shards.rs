//! Searches that are divided into items (`--shards`, `tresse work`, `tresse merge`): what comes out
//! is what one search reports, whoever worked on what, how often, and whoever was killed meanwhile.

use crate::common;

use crate::common::{Temp, code, json, stderr, stdout, tresse};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A folder that does not exist yet, and is gone in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("tresse-test-{}-shards-{name}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        let _ = std::fs::remove_dir_all(&folder.0);
        folder
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    /// The files in one of its folders, in order.
    fn files(&self, folder: &str) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.0.join(folder)).unwrap();
        let mut files: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
        files.retain(|file| file.is_file());
        files.sort();
        files
    }

    /// The items that are open.
    fn open(&self) -> Vec<String> {
        let output = tresse(&["merge", "--open", self.path()]);
        assert_eq!(code(&output), 0, "{}", stderr(&output));
        stdout(&output).lines().map(str::to_owned).collect()
    }

    /// Works on all items, and on those that are left of them.
    fn work(&self, flags: &[&str]) -> usize {
        let mut items = 0;
        loop {
            let open = self.open();
            if open.is_empty() {
                return items;
            }
            for item in &open {
                let output = tresse(&[&["work", item][..], flags].concat());
                assert_eq!(code(&output), 0, "{}", stderr(&output));
                items += 1;
            }
        }
    }

    /// The report, without what is said of items.
    fn merged(&self, program: &str) -> (i32, Value) {
        let source = Path::new(program).parent().unwrap().to_str().unwrap();
        let (exit, mut report) = json(&["merge", self.path(), "--source", source]);
        assert_eq!(report["open_items"], 0);
        report.as_object_mut().unwrap().remove("open_items");
        (exit, lasting(report))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A report without times.
fn lasting(mut report: Value) -> Value {
    report.as_object_mut().unwrap().remove("time_seconds");
    report
}

/// What one search reports that tells the orders of critical sections apart, as items do.
fn whole(words: &[&str]) -> (i32, Value) {
    let (exit, report) = json(&[&["check", "--no-lock-reduction"], words].concat());
    (exit, lasting(report))
}

/// Divides a search.
fn divide(words: &[&str], items: &str, folder: &Folder) {
    let out = ["--shards", items, "--out", folder.path(), "--format", "json"];
    let output = tresse(&[&["check"], words, &out].concat());
    assert_ne!(code(&output), 2, "{words:?}: {}", stdout(&output));
}

/// Three threads with so many updates each of one location, and a reader that asserts that it has
/// not seen the number `bad`, and looks at a byte of a word if it has seen `rare`.
fn updates(name: &str, each: usize, bad: i32, rare: i32) -> Temp {
    let update = "  %vN = atomicrmw add ptr @x, i32 1 seq_cst\n";
    let body: String = (0..each).map(|n| update.replace('N', &n.to_string())).collect();
    let start = "  %iN = alloca i64\n  %cN = call i32 @pthread_create(ptr %iN, ptr null, ptr @F, \
                 ptr null)\n";
    let main: String = (0..4)
        .map(|n| start.replace('F', if n == 3 { "r" } else { "t" }).replace('N', &n.to_string()))
        .collect();
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n@w = global i32 0\n\
         @what = constant [4 x i8] c\"bad\\00\"\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         declare void @__assert_fail(ptr, ptr, i32, ptr)\n\
         define ptr @t(ptr %u) {{\n{body}  store atomic i32 7, ptr @w monotonic, align 4\n  ret ptr \
         null\n}}\n\
         define ptr @r(ptr %u) {{\n  %a = load atomic i32, ptr @x seq_cst, align 4\n  \
         %b = icmp eq i32 %a, {bad}\n  br i1 %b, label %bad, label %good\nbad:\n  \
         call void @__assert_fail(ptr @what, ptr @what, i32 1, ptr @what)\n  unreachable\n\
         good:\n  %r = icmp eq i32 %a, {rare}\n  br i1 %r, label %look, label %end\nlook:\n  \
         %h = load atomic i8, ptr @w monotonic, align 1\n  br label %end\nend:\n  ret ptr null\n}}\n\
         define i32 @main() {{\n{main}  ret i32 0\n}}\n"
    );
    Temp::new(name, text.as_bytes())
}

#[test]
fn items_together_report_what_one_search_does() {
    let mut worked = 0;
    for (n, (program, flags)) in [
        // Library calls: mutexes, condition variables, barriers, semaphores.
        ("examples/bank_deadlock.ll", &["--rc11"][..]),
        ("examples/bounded_queue_lost_wakeup.ll", &["--sc"]),
        ("examples/condition_if.ll", &["--tso"]),
        ("examples/reader_writer.ll", &["--rc11", "--count", "all"]),
        ("tests/ok/barriers.ll", &["--sc"]),
        // Loops that wait, and errors under the weaker models.
        ("examples/dekker.ll", &["--sc"]),
        ("examples/dekker.ll", &["--rc11"]),
        ("examples/peterson.ll", &["--tso"]),
        ("examples/michael_scott_queue.ll", &["--ra", "--pattern", "exit == 0"]),
        ("examples/treiber_stack.ll", &["--rc11", "--equivalence", "rf"]),
        ("examples/work_stealing_no_fence.ll", &["--pso"]),
        // Several errors, races that are errors and such that are none, a bound that is met.
        ("tests/errors/two_errors.ll", &["--sc"]),
        // Two errors of one execution.
        ("tests/errors/barrier_init_waiting.ll", &["--tso"]),
        // Each of several items has listed the same race.
        ("tests/errors/optimized_rounds_race.ll", &["--sc"]),
        ("tests/errors/destroy_in_wait_broadcast.ll", &["--sc"]),
        ("examples/volatile_flag.ll", &["--race", "undef"]),
        ("examples/spsc_ring.ll", &["--rc11", "--unroll", "1"]),
        ("examples/locked_counter.ll", &["--sc"]),
    ]
    .into_iter()
    .enumerate()
    {
        let words = [&[program, "--outcomes"], flags].concat();
        let whole = whole(&words);
        // One execution for each item, or all that there is.
        let (items, time) =
            if n % 2 == 0 { ("1", &["--timeout", "0"]) } else { ("3", &["-j", "2"]) };
        let folder = Folder::new(&format!("same-{n}"));
        divide(&words, items, &folder);
        worked += folder.work(time);
        assert_eq!(folder.merged(program), whole, "{words:?}, {items}");
    }
    assert!(worked > 50, "most of the work was in items: {worked}");
}

/// C at two levels of optimisation: the IR that clang made is kept, and nothing is compiled again.
#[test]
fn a_program_in_c_is_compiled_once() {
    if !common::has_clang("a program at 2 levels") {
        return;
    }
    let text = "#include <pthread.h>\n#include <stdatomic.h>\natomic_int x, y;\nint a, b;\n\
                void *t(void *p) { y = 1; a = x; x = 2; return p; }\n\
                int main(void) { pthread_t p; pthread_create(&p, 0, t, 0); x = 1; b = y; y = 2;\n\
                  pthread_join(p, 0); return 0; }\n";
    for level in ["-O0", "-O2"] {
        let program = Temp::new(&format!("shards{level}.c"), text.as_bytes());
        let folder = Folder::new(level);
        let words = ["check", program.path(), "--tso", "--no-lock-reduction", "--format", "json"];
        let output = tresse(&[&words[..], &["--", level]].concat());
        let whole = lasting(serde_json::from_slice(&output.stdout).unwrap());
        let out = ["--shards", "2", "--out", folder.path(), "--", level];
        tresse(&[&words[..], &out].concat());
        std::fs::remove_file(&program.0).unwrap();
        folder.work(&[]);
        assert_eq!(folder.merged(program.path()), (code(&output), whole), "{level}");
    }
}

/// The reader sees a number that only some executions have, and then a byte of what others write as
/// a word: each item that comes to that says that the search has to begin again.
#[test]
fn an_item_can_begin_the_search_again() {
    let program = updates("again.ll", 2, -1, 1);
    let whole = whole(&[program.path(), "--outcomes"]);
    let folder = Folder::new("again");
    divide(&[program.path(), "--outcomes"], "2", &folder);
    folder.work(&[]);
    let results = folder.files("results");
    let begins_again =
        |file: &PathBuf| std::fs::read_to_string(file).unwrap().contains("\"again\":\"");
    assert!(results.iter().any(begins_again), "no item has met the byte");
    assert_eq!(folder.merged(program.path()), whole);
}

/// When two executions count as one is chosen before the search is divided. If there is no time for
/// that there is one item, with what was seen so far, and work on it has the search begin again.
#[test]
fn items_count_as_the_search_has_chosen() {
    let program = common::writers("chosen.ll");
    let words = [program.path(), "--outcomes"];
    let whole = whole(&words);
    assert_eq!(whole.1["executions"]["by_reads_from"], true, "{}", whole.1);
    for time in [&[][..], &["--timeout", "0"]] {
        let folder = Folder::new(&format!("chosen-{}", time.len()));
        divide(&[&words[..], time].concat(), "2", &folder);
        let again =
            |file: &PathBuf| std::fs::read_to_string(file).unwrap().contains("\"again\":\"");
        if !time.is_empty() {
            let [item] = &folder.open()[..] else { panic!("it was divided before it chose") };
            assert_eq!(code(&tresse(&["work", item, "--timeout", "0"])), 0);
            assert_eq!(folder.open().len(), 1);
        }
        folder.work(&[]);
        let begins_again = folder.files("results").iter().any(again);
        assert_eq!(begins_again, !time.is_empty());
        assert_eq!(folder.merged(program.path()), whole, "{time:?}");
    }
}

/// `main` goes round as long as `flag` is 0, which another thread sets: nothing says how often, so
/// rounds are bounded, few at first. That these were not enough is known once all items are done.
#[test]
fn loops_go_round_more_often_once_all_is_done() {
    let threads: String = ["setter", "other", "other"]
        .iter()
        .map(|f| format!("  call i32 @pthread_create(ptr %t, ptr null, ptr @{f}, ptr null)\n"))
        .collect();
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@flag = global i32 0\n@n = global i32 0\n\
         @y = global i32 0\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         define ptr @setter(ptr %0) {{\n  store atomic i32 1, ptr @flag seq_cst, align 4\n  \
         ret ptr null\n}}\ndefine ptr @other(ptr %0) {{\n  %a = atomicrmw add ptr @y, i32 1 seq_cst\n  \
         ret ptr null\n}}\ndefine i32 @main() {{\n  %t = alloca i64\n{threads}  br label %loop\n\
         loop:\n  %v = load atomic i32, ptr @flag seq_cst, align 4\n  %c = icmp eq i32 %v, 0\n  \
         br i1 %c, label %again, label %done\nagain:\n  %old = load i32, ptr @n\n  \
         %new = add i32 %old, 1\n  store i32 %new, ptr @n\n  br label %loop\n\
         done:\n  ret i32 0\n}}\n"
    );
    let program = Temp::new("rounds.ll", text.as_bytes());
    let words = [program.path(), "--max-events", "200"];
    let whole = whole(&words);
    assert_eq!((whole.0, &whole.1["cuts"][0]["kind"]), (1, &"rounds".into()));
    let folder = Folder::new("rounds");
    divide(&words, "1", &folder);
    folder.work(&["--timeout", "0"]);
    let items = folder.files("items");
    let is_last = |file: &PathBuf| std::fs::read_to_string(file).unwrap().contains("Last");
    assert!(items.iter().any(is_last), "the search has not begun again");
    assert_eq!(folder.merged(program.path()), whole);
}

/// While items are open the verdict is cut short; an error that was found is one all the same.
#[test]
fn open_items_are_told() {
    let program = updates("open.ll", 2, -1, -1);
    let folder = Folder::new("open");
    let divided = ["check", program.path(), "--shards", "4", "--out", folder.path()];
    let output = tresse(&divided);
    assert_eq!(code(&output), 1);
    let open = folder.open().len();
    assert!(open >= 4);
    let said = stderr(&output);
    assert!(said.contains("parts of the search are still open"), "{said}");
    assert!(said.contains(&format!("open items: {open}")), "{said}");
    let (exit, report) = json(&["merge", folder.path()]);
    assert_eq!(
        (exit, &report["verdict"], &report["open_items"]),
        (1, &"cut-short".into(), &open.into())
    );
    // The same item again is done already, and nothing is counted twice.
    folder.work(&[]);
    let item = folder.files("items")[0].to_str().unwrap().to_owned();
    let output = tresse(&["work", &item]);
    assert_eq!(code(&output), 0);
    assert!(stderr(&output).contains("has a result already"));
    let (merged, whole) = (folder.merged(program.path()), whole(&[program.path()]));
    assert_eq!((merged.0, &merged.1["executions"]), (whole.0, &whole.1["executions"]));
    // Another search does not go to the same folder.
    let output = tresse(&divided);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("already"), "{}", stderr(&output));
}

/// With one digit changed a result could say that more was found than was.
#[test]
fn a_changed_byte_is_refused_or_harmless() {
    let program = updates("bytes.ll", 2, 3, -1);
    let folder = Folder::new("bytes");
    divide(&[program.path()], "3", &folder);
    let item = folder.open().pop().unwrap();
    assert_eq!(code(&tresse(&["work", &item, "--timeout", "0"])), 0);
    let report = stdout(&tresse(&["merge", folder.path(), "--format", "json"]));
    let open = folder.open();
    let all = ["items", "results", "."].into_iter().flat_map(|dir| folder.files(dir));
    let mut refused = 0;
    for file in all.collect::<Vec<_>>() {
        let content = std::fs::read(&file).unwrap();
        for at in (0..content.len()).step_by(content.len() / 5) {
            let mut changed = content.clone();
            changed[at] = if changed[at] == b'1' { b'2' } else { b'1' };
            std::fs::write(&file, &changed).unwrap();
            let name = file.to_str().unwrap().to_owned();
            let output = tresse(&["merge", folder.path(), "--format", "json"]);
            // An item that has a result is not looked at any more.
            match code(&output) {
                2 => refused += 1,
                _ => assert!(name == item && stdout(&output) == report, "{name}, {at}"),
            }
            if open.contains(&name) || name == item {
                assert_eq!(code(&tresse(&["work", &name])), 2, "{name}, {at}");
            }
        }
        std::fs::write(&file, &content).unwrap();
    }
    assert!(refused > 20, "{refused}");
    // A result that is damaged is replaced by who works on its item again.
    let result = folder.files("results").pop().unwrap();
    std::fs::write(&result, "{").unwrap();
    assert_eq!(code(&tresse(&["work", &item])), 0);
    folder.work(&[]);
    assert_eq!(folder.merged(program.path()).0, whole(&[program.path()]).0);
}

#[test]
fn what_belongs_to_another_search_is_refused() {
    let program = updates("others.ll", 2, -1, -1);
    let (one, other) = (Folder::new("one"), Folder::new("other"));
    divide(&[program.path(), "--sc"], "2", &one);
    divide(&[program.path(), "--tso"], "2", &other);
    let merge = || tresse(&["merge", one.path()]);
    let theirs = other.open().pop().unwrap();
    assert_eq!(code(&tresse(&["work", &theirs])), 0);
    let result = other.files("results").pop().unwrap();
    let text = std::fs::read(&result).unwrap();
    // Beside the tree it does no harm; in it, it is no result of that item.
    std::fs::write(one.0.join("results").join(result.file_name().unwrap()), &text).unwrap();
    assert_eq!(code(&merge()), 1);
    let ours = one.open().pop().unwrap();
    let place = one.0.join("results").join(Path::new(&ours).file_name().unwrap());
    std::fs::write(&place, &text).unwrap();
    assert_eq!(code(&merge()), 2);
    assert!(stderr(&merge()).contains("result of another item"), "{}", stderr(&merge()));
    std::fs::remove_file(&place).unwrap();
    // An item whose search is not there, one with another name, and one that is gone.
    let stray = one.0.join("items").join(Path::new(&theirs).file_name().unwrap());
    std::fs::copy(&theirs, &stray).unwrap();
    std::fs::remove_file(one.0.join("results").join(result.file_name().unwrap())).unwrap();
    let output = tresse(&["work", stray.to_str().unwrap()]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("there is no such file"), "{}", stderr(&output));
    std::fs::copy(&theirs, &ours).unwrap();
    assert_eq!(code(&tresse(&["work", &ours])), 2);
    assert_eq!(code(&merge()), 2);
    std::fs::remove_file(&ours).unwrap();
    assert_eq!(code(&merge()), 2);
    std::fs::copy(other.0.join("manifest.json"), one.0.join("manifest.json")).unwrap();
    assert_eq!(code(&merge()), 2);
    assert_eq!(code(&tresse(&["work", "examples/dekker.ll"])), 2);
    assert_eq!(code(&tresse(&["merge", "examples"])), 2);
}

#[test]
fn what_cannot_be_divided_is_refused_by_name() {
    let folder = Folder::new("refused");
    for (flags, words) in [
        (&["--engine", "steps"][..], "--shards is not for `tresse check --engine steps`"),
        (&["--engine", "candidates"], "--shards is not for `tresse check --engine candidates`"),
        (&["--max-preemptions", "1"], "--max-preemptions is for `tresse check --engine steps`"),
        (&["--checkpoint", "f"], "--checkpoint does not go together with --shards"),
        (&["--resume", "f"], "--resume does not go together with --shards"),
        (&["--print-exec-graphs"], "--print-exec-graphs does not go together with --shards"),
        (&["--second-opinion"], "--second-opinion does not go together with --shards"),
        (&["--estimate"], "--estimate does not go together with --shards"),
        (&["--dump-error-graph", "f"], "--dump-error-graph does not go together with --shards"),
        (&["-j", "2"], "--jobs does not go together with --shards"),
        (&["--model", "memmodels/cat/sc.cat"], "--model FILE.cat does not go together with"),
    ] {
        let out = ["check", "examples/dekker.ll", "--shards", "2", "--out", folder.path()];
        let output = tresse(&[&out[..], flags].concat());
        assert_eq!(code(&output), 2, "{flags:?}");
        assert!(stderr(&output).contains(words), "{flags:?}: {}", stderr(&output));
    }
    for (flags, words) in [
        (&["--shards", "2"][..], "--shards needs a folder"),
        (&["--out", folder.path()], "--out is where items go: it needs --shards N"),
        (&["--shards", "0", "--out", folder.path()], "expected a number from 1 to"),
        (&["--shards", "2", "--out", "no/such/folder"], "there is no such folder"),
    ] {
        let output = tresse(&[&["check", "examples/dekker.ll"], flags].concat());
        assert_eq!(code(&output), 2, "{flags:?}");
        assert!(stderr(&output).contains(words), "{flags:?}: {}", stderr(&output));
    }
    assert!(!folder.0.exists());
}

/// Workers are killed at any moment, and items are taken by two at the same time.
#[test]
fn killed_workers_lose_nothing_and_count_nothing_twice() {
    use std::process::{Command, Stdio};
    use std::time::Duration;
    // Many executions: twelve updates and three stores in any order, and a read among them. Some
    // of these reads fail. An item is so large that a worker has not done it when it is killed.
    let program = updates("killed.ll", 4, 3, -1);
    let words = [program.path(), "--outcomes"];
    let whole = whole(&words);
    let folder = Folder::new("killed");
    divide(&words, "6", &folder);
    let mut chance: u64 = 88_172_645_463_325_252;
    let mut draw = |n: u64| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        chance % n
    };
    let mut killed = 0;
    for _ in 0..8 {
        let open = folder.open();
        let mut workers = Vec::new();
        for item in open.iter().take(4) {
            for _ in 0..2 {
                let mut command = Command::new(env!("CARGO_BIN_EXE_tresse"));
                command.args(["work", item, "--timeout", "0.2"]);
                command.stdout(Stdio::null()).stderr(Stdio::null());
                workers.push(command.spawn().unwrap());
            }
        }
        std::thread::sleep(Duration::from_millis(draw(40)));
        for mut worker in workers {
            if draw(3) > 0 {
                worker.kill().unwrap();
            }
            // Who was killed has no exit code.
            killed += u64::from(worker.wait().unwrap().code().is_none());
        }
        // At no moment is there more than what one search finds.
        let (_, report) = json(&["merge", folder.path()]);
        let of = |report: &Value| report["executions"]["complete"].as_u64().unwrap();
        assert!(of(&report) <= of(&whole.1));
    }
    assert!(killed > 0);
    folder.work(&["--timeout", "0.5"]);
    assert_eq!(folder.merged(program.path()), whole);
    assert_eq!(whole.0, 10);
}
