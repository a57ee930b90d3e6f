//! Numbers of errors: those of the system that a program is for, or of the one that is chosen.
//! Expected are the numbers of the kernels' headers: `asm/errno.h` of Linux, `sys/errno.h` of
//! FreeBSD and of xnu.

use crate::common::{Temp, code, has_clang, json, stderr, stdout, tresse};
use std::process::Command;

/// What functions answer, and what is said of it.
const PROGRAM: &str = r#"
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER, checked, robust;
static sem_t sem;

static void *take(void *unused) {
  (void)unused;
  pthread_mutex_lock(&robust);
  return NULL;
}

int main(void) {
  pthread_mutexattr_t attr;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&checked, &attr);
  pthread_mutexattr_setrobust(&attr, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(&robust, &attr);
  pthread_mutex_lock(&plain);
  pthread_mutex_lock(&checked);
  printf("busy %d\n", pthread_mutex_trylock(&plain));
  int again = pthread_mutex_lock(&checked);
  printf("deadlock %d %d %s\n", again, again == EDEADLK, strerror(again));
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  int late = pthread_mutex_timedlock(&plain, &now);
  printf("late %d %d %s\n", late, late == ETIMEDOUT, strerror(late));
  pthread_t thread;
  pthread_create(&thread, NULL, take, NULL);
  pthread_join(thread, NULL);
  int dead = pthread_mutex_lock(&robust);
  printf("dead %d %d %s\n", dead, dead == EOWNERDEAD, strerror(dead));
  pthread_mutex_unlock(&robust);
  int lost = pthread_mutex_lock(&robust);
  printf("lost %d %d %s\n", lost, lost == ENOTRECOVERABLE, strerror(lost));
  sem_init(&sem, 0, 0);
  int none = sem_trywait(&sem);
  printf("none %d %d %d %m\n", none, errno, errno == EAGAIN);
  sem_init(&sem, 0, 0x7fffffff);
  int full = sem_post(&sem);
  printf("full %d %d %d %m\n", full, errno, errno == EOVERFLOW);
  int value = 0;
  sem_getvalue(&sem, &value);
  printf("value %d\n", value);
  strtol("99999999999999999999999", NULL, 10);
  printf("range %d %s\n", errno, strerror(errno));
  errno = ENAMETOOLONG;
  perror("name");
  printf("%d %s\n", ENAMETOOLONG, strerror(1134));
  return pthread_mutex_unlock(&plain);
}
"#;

/// What it prints where EDEADLK, ETIMEDOUT, EOWNERDEAD, ENOTRECOVERABLE, EAGAIN, EOVERFLOW and
/// ENAMETOOLONG are these.
fn printed([deadlock, late, dead, lost, again, full, long]: [u32; 7]) -> String {
    format!(
        "busy 16
deadlock {deadlock} 1 Resource deadlock avoided
late {late} 1 Connection timed out
dead {dead} 1 Owner died
lost {lost} 1 State not recoverable
none -1 {again} 1 Resource temporarily unavailable
full -1 {full} 1 Value too large for defined data type
value 2147483647
range 34 Numerical result out of range
{long} Unknown error 1134
"
    )
}

const LINUX: [u32; 7] = [35, 110, 130, 131, 11, 75, 36];
const MIPS: [u32; 7] = [45, 145, 165, 166, 11, 79, 78];
const SPARC: [u32; 7] = [78, 60, 132, 133, 11, 92, 63];
const FREEBSD: [u32; 7] = [11, 60, 96, 95, 35, 84, 63];
const DARWIN: [u32; 7] = [11, 60, 105, 104, 35, 84, 63];

#[test]
fn a_target_has_its_own_numbers() {
    if !has_clang("numbers of errors by target") {
        return;
    }
    let file = Temp::new("errno.c", PROGRAM.as_bytes());
    for (flags, numbers) in [
        ("--target x86_64-unknown-linux-gnu", LINUX),
        ("--target powerpc-unknown-linux-gnu", LINUX),
        ("--target mips-unknown-linux-gnu", MIPS),
        ("--target mips64el-unknown-linux-gnuabi64", MIPS),
        ("--target sparc-unknown-linux-gnu", SPARC),
        ("--target sparcv9-unknown-linux-gnu", SPARC),
        ("--errno mips", MIPS),
        ("--errno sparc", SPARC),
        ("--errno freebsd", FREEBSD),
        ("--errno darwin", DARWIN),
        ("--target mips-unknown-linux-gnu --errno linux", LINUX),
    ] {
        let words: Vec<&str> = ["run"].into_iter().chain(flags.split(' ')).collect();
        let output = tresse(&[&words[..], &[file.path()]].concat());
        let said = (code(&output), stdout(&output), stderr(&output));
        assert_eq!(said, (0, printed(numbers), "name: File name too long\n".into()), "{flags}");
    }
}

/// A program with an error-checking mutex that is locked twice, of no headers at all: only the
/// machine says the number.
fn locked_twice(triple: &str) -> Temp {
    let text = format!(
        "target triple = \"{triple}\"
@m = global [10 x i32] [i32 0, i32 0, i32 0, i32 0, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0]
@r = global i32 0
declare i32 @pthread_mutex_lock(ptr)
define i32 @main() {{
  %a = call i32 @pthread_mutex_lock(ptr @m)
  %b = call i32 @pthread_mutex_lock(ptr @m)
  store i32 %b, ptr @r
  ret i32 0
}}
"
    );
    Temp::new(&format!("twice-{triple}.ll"), text.as_bytes())
}

#[test]
fn every_engine_gives_the_number_of_the_program() {
    let file = locked_twice("x86_64-unknown-linux-gnu");
    let ways: [&[&str]; 5] = [
        &["run"],
        &["check", "--engine", "graph"],
        &["check", "--engine", "steps"],
        &["check", "--engine", "candidates"],
        &["steps", "--trace"],
    ];
    for way in ways {
        for (errno, number) in
            [("target", "35"), ("linux", "35"), ("mips", "45"), ("sparc", "78"), ("darwin", "11")]
        {
            let (exit, report) = json(&[way, &["--errno", errno, file.path()]].concat());
            let outcome = match report["outcomes"].is_array() {
                true => &report["outcomes"][0],
                false => &report["outcome"],
            };
            let globals = &outcome["globals"];
            assert_eq!((exit, globals["r"].as_str()), (0, Some(number)), "{way:?} {errno}");
        }
    }
}

/// IR is for the system of its triple: with or without clang, as the machine knows the numbers.
#[test]
fn ir_has_the_numbers_of_its_triple() {
    for (triple, number) in
        [("arm64-apple-macosx14.0.0", "11"), ("x86_64-unknown-freebsd14", "11"), ("", "35")]
    {
        let (exit, report) = json(&["check", locked_twice(triple).path()]);
        let globals = &report["outcomes"][0]["globals"];
        assert_eq!((exit, globals["r"].as_str()), (0, Some(number)), "{triple}");
    }
}

/// Its owner locks an error-checking mutex again while another thread tries it.
const SHARED: &str = "
target triple = \"x86_64-unknown-linux-gnu\"
@m = global [10 x i32] [i32 0, i32 0, i32 0, i32 0, i32 2, i32 0, i32 0, i32 0, i32 0, i32 0]
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
define ptr @try(ptr %m) {
  %a = call i32 @pthread_mutex_trylock(ptr %m)
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %a = call i32 @pthread_mutex_lock(ptr @m)
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @try, ptr @m)
  %b = call i32 @pthread_mutex_lock(ptr @m)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
";

/// A pattern and a picture have the error's name, and a number in a pattern is the program's.
#[test]
fn patterns_and_graphs_name_errors() {
    let file = Temp::new("shared-errno.ll", SHARED.as_bytes());
    for (errno, pattern, is_matched) in [
        ("mips", "thread 0 got EDEADLK", true),
        ("mips", "thread 0 got 45", true),
        ("mips", "thread 0 got 35", false),
        ("linux", "thread 0 got 35", true),
        ("mips", "thread 0 got EBUSY", false),
        ("mips", "thread 1 got EBUSY", true),
        ("mips", "thread 1 got 16", true),
    ] {
        let flags = ["check", "--engine", "graph", "--errno", errno, "--pattern", pattern];
        let (_, report) = json(&[&flags[..], &[file.path()]].concat());
        let matched = report["matched"].as_u64().unwrap_or_default() > 0;
        assert_eq!(matched, is_matched, "{errno}: {pattern}: {}", report["matched"]);
    }
    let flags = ["check", "--engine", "graph", "--errno", "mips", "--print-exec-graphs"];
    let text = stdout(&tresse(&[&flags[..], &[file.path()]].concat()));
    assert!(text.contains("= EDEADLK"), "{text}");
}

/// clang is not there to compile the library with other numbers: a warning says so.
#[test]
fn a_library_with_other_numbers_is_warned_of() {
    let file = locked_twice("x86_64-apple-darwin");
    let output = Command::new(env!("CARGO_BIN_EXE_tresse"))
        .args(["run", file.path()])
        .env("PATH", "")
        .env("XDG_CACHE_HOME", "/nowhere")
        .output()
        .unwrap();
    let text = stderr(&output);
    assert!(code(&output) == 0 && text.contains("numbers of errors (errno) here"), "{text}");
}
