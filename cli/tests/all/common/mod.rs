//! Running the built binary from tests.

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Holds a page of the documentation that a test writes against what it says now. With
/// `TRESSE_WRITE_PAGES` it is written.
pub(crate) fn check_page(path: &str, page: &str, test: &str) {
    const WRITE: &str = "TRESSE_WRITE_PAGES";
    let file = root().join(path);
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(&file, page).unwrap();
    }
    let is = std::fs::read_to_string(&file).unwrap_or_default();
    let different = page.lines().zip(is.lines()).find(|(a, b)| a != b);
    assert!(
        page == is,
        "{path} is not what there is: {WRITE}=1 cargo test -p tresse --test all {test} writes it; \
         the first difference: {different:?}"
    );
}

/// Runs `tresse` in the root of the workspace.
pub(crate) fn tresse(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tresse"))
        .args(args)
        .current_dir(root())
        .output()
        .expect("the binary runs")
}

/// The exit code.
pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().unwrap_or(-1)
}

/// Standard output as text.
pub(crate) fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Standard error as text.
pub(crate) fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Runs `tresse … --format json` and reads the answer.
pub(crate) fn json(args: &[&str]) -> (i32, Value) {
    let mut all = args.to_vec();
    all.extend(["--format", "json"]);
    let output = tresse(&all);
    let value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{args:?}: {e}\n{}{}", stdout(&output), stderr(&output)));
    (code(&output), value)
}

/// The files of a folder with this ending, in order. `TRESSE_PROGRAM=tests/errors/name.ll` leaves
/// only this one: to look at one program, or to have each judge mutants for itself.
pub(crate) fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(root().join(folder))
        .unwrap_or_else(|e| panic!("{folder}: {e}"))
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == ending))
        .map(|p| PathBuf::from(folder).join(p.file_name().unwrap()))
        .collect();
    found.sort();
    assert!(!found.is_empty(), "{folder} has no .{ending}");
    found.retain(|path| path.to_str().is_none_or(is_asked_for));
    found
}

/// Is the test about this program, or about all?
pub(crate) fn is_asked_for(program: &str) -> bool {
    std::env::var("TRESSE_PROGRAM").map_or(true, |one| one == program)
}

/// A file's text: the C source when there is one beside the IR.
pub(crate) fn source(ll: &Path) -> String {
    let named = |extension: &str| root().join(ll.with_extension(extension));
    let path = [named("c"), named("cpp")].into_iter().find(|path| path.exists());
    let path = path.unwrap_or_else(|| root().join(ll));
    String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned()
}

/// Fails with all that went wrong.
pub(crate) fn all_right(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "{} went wrong:\n{}", wrong.len(), wrong.join("\n"));
}

/// A file that is removed when the test ends.
pub(crate) struct Temp(pub(crate) PathBuf);

impl Temp {
    /// A file with this content. Tests side by side may ask for the same name.
    pub(crate) fn new(name: &str, content: &[u8]) -> Temp {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("tresse-test-{}-{count}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, content).unwrap();
        Temp(path)
    }

    /// Its name.
    pub(crate) fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Temp {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Is there a clang for what a test compiles? If not, that much is skipped, which is told.
pub(crate) fn has_clang(what: &str) -> bool {
    let is_there = |clang: &&str| Command::new(clang).arg("--version").output().is_ok();
    let is_there = ["clang", "clang-19", "clang-14"].iter().any(is_there);
    if !is_there {
        // Not through what tests print, which is shown of failed ones only.
        let _ = writeln!(std::io::stderr(), "skipped: {what}, clang is not installed");
    }
    is_there
}

/// Three threads that write three times each what nobody reads: 1,680 orders, or three executions,
/// as one of three writes is the last.
pub(crate) fn writers(name: &str) -> Temp {
    let write = |n| format!("  store atomic i32 {n}, ptr @x monotonic, align 4\n");
    let thread = |t: usize| {
        let body: String = (0..3).map(|n| write(3 * t + n)).collect();
        format!("define ptr @t{t}(ptr %u) {{\n{body}  ret ptr null\n}}\n")
    };
    let start = |t: usize| {
        format!("  %c{t} = call i32 @pthread_create(ptr %t, ptr null, ptr @t{t}, ptr null)\n")
    };
    let (threads, starts): (String, String) =
        ((0..3).map(thread).collect(), (0..3).map(start).collect());
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n{threads}define i32 @main() {{\n  \
         %t = alloca i64\n{starts}  ret i32 0\n}}\n"
    );
    Temp::new(name, text.as_bytes())
}

/// Three threads that add to `x` so many times each, behind a lock, and one that takes the lock for
/// a variable of its own. With three times that is 9!/(3!)^3 = 1,680 ways to order what conflicts,
/// of 16,800 orders. Who is last of the three finds 8; thread 1 calls `abort` then, which leaves
/// 1,120.
pub(crate) fn sections(name: &str, times: usize) -> Temp {
    let section = |n: usize, of: &str| {
        format!(
            "  %l{n} = call i32 @pthread_mutex_lock(ptr @lock)\n  %v{n} = load i32, ptr {of}\n  \
             %w{n} = add i32 %v{n}, 1\n  store i32 %w{n}, ptr {of}\n  \
             %u{n} = call i32 @pthread_mutex_unlock(ptr @lock)\n"
        )
    };
    let last = 3 * times - 1;
    let thread = |t: usize, of: &str, times: usize| {
        let body: String = (1..=times).map(|n| section(n, of)).collect();
        let end = if t == 1 { "%c" } else { "false" };
        format!(
            "define ptr @t{t}(ptr %u) {{\n{body}  %c = icmp eq i32 %v{times}, {last}\n  \
             br i1 {end}, label %bad, label %good\nbad:\n  call void @abort()\n  \
             unreachable\ngood:\n  ret ptr null\n}}\n"
        )
    };
    let start = |t: usize| {
        format!("  %c{t} = call i32 @pthread_create(ptr %t, ptr null, ptr @t{t}, ptr null)\n")
    };
    let threads: String = (1..=3).map(|t| thread(t, "@x", times)).collect();
    let starts: String = (1..=4).map(start).collect();
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@x = global i32 0\n@y = global i32 0\n\
         @lock = global [5 x i64] zeroinitializer\ndeclare void @abort()\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare i32 @pthread_mutex_lock(ptr)\n\
         declare i32 @pthread_mutex_unlock(ptr)\n{threads}{}define i32 @main() {{\n  \
         %t = alloca i64\n{starts}  ret i32 0\n}}\n",
        thread(4, "@y", 1)
    );
    Temp::new(name, text.as_bytes())
}
