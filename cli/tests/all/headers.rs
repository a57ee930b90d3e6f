//! Our headers declare more than there is, and go together with those of the system.

use crate::common::{Temp, code, has_clang, stderr, tresse};
use std::io::Write;
use std::path::Path;

/// Headers of C11 and POSIX that Tresse has itself.
const OURS: [&str; 20] = [
    "assert.h",
    "ctype.h",
    "errno.h",
    "inttypes.h",
    "limits.h",
    "math.h",
    "pthread.h",
    "sched.h",
    "semaphore.h",
    "signal.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "strings.h",
    "sys/time.h",
    "sys/types.h",
    "threads.h",
    "time.h",
    "unistd.h",
];

/// What is only declared may be named; who calls it ends there.
#[test]
fn what_is_only_declared_ends_the_executions_that_call_it() {
    if !has_clang("programs that call what is only declared") {
        return;
    }
    let text = br#"
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/types.h>
#include <unistd.h>

int main(int argc, char **argv) {
  sched_yield();
  signal(SIGPIPE, SIG_IGN);
  switch (argc) {
  case 2: return alarm(argc) != 0;
  case 3: return popen(argv[1], "r") != NULL;
  case 4: return setpgid(getppid(), SIGTERM);
  case 5: return (int)setsid();
  case 6: return link(argv[1], argv[1]);
  case 7: return brk(argv);
  case 8: return tmpnam(argv[1]) != NULL;
  }
  return 0;
}
"#;
    let program = Temp::new("declared.c", text);
    let names = ["", "alarm", "popen", "setpgid", "setsid", "link", "brk", "tmpnam"];
    for (arguments, name) in names.iter().enumerate() {
        let given = ["--arg", "a"].repeat(arguments);
        let output = tresse(&[&["run"], &given[..], &[program.path()]].concat());
        let said = stderr(&output);
        assert_eq!(code(&output), if name.is_empty() { 0 } else { 3 }, "{name}: {said}");
        assert!(name.is_empty() || said.contains(&format!("`{name}`, which is")), "{name}: {said}");
    }
}

/// A program's own `remove`, which is no file's, is beside that of `stdio.h`.
#[test]
fn programs_have_their_own_remove() {
    if !has_clang("a program with its own remove") {
        return;
    }
    let text = b"#include <stdbool.h>\n#include <stdio.h>\nstatic int set[2];\n\
        bool remove(int *from, int key) { return from[key] != 0; }\n\
        int main(void) { set[1] = 1; return remove(set, 1) + 2 * remove(set, 0); }\n";
    let output = tresse(&["run", Temp::new("remove.c", text).path()]);
    assert_eq!(code(&output), 1, "{}", stderr(&output));
}

/// Where the system has headers that we do not have, they go before ours and behind them.
#[test]
fn headers_of_the_system_come_behind_ours() {
    let theirs: Vec<&str> = [
        "sys/socket.h",
        "netinet/in.h",
        "netinet/tcp.h",
        "arpa/inet.h",
        "netdb.h",
        "sys/stat.h",
        "fcntl.h",
        "sys/mman.h",
        "sys/resource.h",
        "sys/wait.h",
        "dirent.h",
        "poll.h",
        "sys/epoll.h",
        "sys/eventfd.h",
        "sys/inotify.h",
        "sys/signalfd.h",
        "sys/timerfd.h",
        "sys/select.h",
        "getopt.h",
        "locale.h",
        "wchar.h",
        "setjmp.h",
        "syslog.h",
        "termios.h",
        "sys/ioctl.h",
        "pwd.h",
        "regex.h",
        "sys/uio.h",
        "sys/un.h",
        "endian.h",
        "aio.h",
        "argp.h",
        "mqueue.h",
        "obstack.h",
        "spawn.h",
        "stdio_ext.h",
        "ucontext.h",
        "utmpx.h",
    ]
    .into_iter()
    .filter(|name| {
        let folders = ["/usr/include", "/usr/include/x86_64-linux-gnu"];
        folders.iter().any(|folder| Path::new(folder).join(name).is_file())
    })
    .collect();
    let is_linux = cfg!(all(target_os = "linux", target_arch = "x86_64", target_env = "gnu"));
    let is_there = is_linux && !theirs.is_empty();
    if !is_there {
        // Not through what tests print, which is shown of failed ones only.
        let _ = writeln!(std::io::stderr(), "skipped: 42 programs, no headers of glibc");
    }
    if !is_there || !has_clang("42 programs with the system's headers") {
        return;
    }
    let include = |names: &[&str]| -> String {
        names.iter().map(|name| format!("#include <{name}>\n")).collect()
    };
    // Each brings what it needs by itself.
    for name in &theirs {
        let text = format!("#include <{name}>\nint main(void) {{ return 0; }}\n");
        let program = Temp::new("header.c", text.as_bytes());
        let output = tresse(&["run", program.path()]);
        assert_eq!(code(&output), 0, "{name}: {}", stderr(&output));
    }
    let ours = include(&OURS);
    let theirs = include(&theirs);
    for (n, first) in ["", "#define _GNU_SOURCE\n"].iter().enumerate() {
        for (m, (before, after)) in [(&ours, &theirs), (&theirs, &ours)].iter().enumerate() {
            let body = "int main(void) { return WNOHANG - 1 + (sizeof(struct sigevent) != 64); }";
            let text = format!("{first}{before}{after}{body}\n");
            let program = Temp::new(&format!("headers{n}{m}.c"), text.as_bytes());
            let output = tresse(&["run", program.path()]);
            assert_eq!(code(&output), 0, "{first}{before}{}", stderr(&output));
        }
    }
}

/// Whatever the system has for itself: a program for another target finds nothing of it in ours.
#[test]
fn each_of_our_headers_is_there_for_every_target() {
    if !has_clang("a program of all headers, for 4 targets") {
        return;
    }
    let mut text = String::new();
    OURS.iter().for_each(|name| text += &format!("#include <{name}>\n"));
    text +=
        "int main(void) { return sizeof(int_fast16_t) + CHAR_BIT == sizeof(long) + 8 ? 0 : 1; }\n";
    let program = Temp::new("targets.c", text.as_bytes());
    for target in ["x86_64", "i386", "aarch64", "powerpc64"] {
        for std in ["-std=c99", "-std=c11", "-std=gnu17"] {
            let target = format!("--target={target}-unknown-linux-gnu");
            let output = tresse(&["run", program.path(), "--", &target, std]);
            assert_eq!(code(&output), 0, "{target} {std}: {}", stderr(&output));
        }
    }
}

/// Names that programs use, and their headers with no other one.
const NAMES: [(&str, &str); 12] = [
    ("inttypes.h", "long long x; (void)sizeof(\"%\" SCNd64 SCNxMAX SCNuPTR); x = 0; return x;"),
    ("time.h", "return CLOCK_TAI != 11;"),
    ("sched.h", "cpu_set_t a; CPU_ZERO(&a); CPU_OR(&a, &a, &a); return !CPU_EQUAL(&a, &a);"),
    ("limits.h", "return RE_DUP_MAX + _POSIX2_LINE_MAX + MQ_PRIO_MAX == 0;"),
    ("math.h", "return M_PIl < 3 || MAXFLOAT < 3;"),
    ("signal.h", "static int a[_NSIG]; return a[SIGPWR] + (SA_ONESHOT == 0);"),
    ("signal.h", "struct sigevent e; return sizeof e < sizeof(int) * 4 + (SIGEV_THREAD != 2);"),
    ("stdio.h", "return P_tmpdir[0] != '/';"),
    ("unistd.h", "return L_SET;"),
    ("string.h", "return strndupa(\"abc\", 1)[1];"),
    ("ctype.h", "return _toupper('a') != 'A';"),
    ("pthread.h", "return PTHREAD_STACK_MIN != 16384;"),
];

#[test]
fn names_are_in_their_headers() {
    if !has_clang("12 programs with a header") {
        return;
    }
    for (header, body) in NAMES {
        let text = format!("#include <{header}>\nint main(void) {{ {body} }}\n");
        let program = Temp::new("names.c", text.as_bytes());
        let output = tresse(&["run", program.path(), "--", "-D_GNU_SOURCE"]);
        assert_eq!(code(&output), 0, "{header}: {}", stderr(&output));
    }
}
