//! Functions of the library that stand in the place of others, in programs that need more of them:
//! where a thread can be cancelled, each cancellation point looks for that (`c/cancel.c`). Other
//! programs run without.
//!
//! What is called `__tresse_SET_NAME` is NAME for the program then, of the first set in the list
//! that has it. What was NAME is called `__tresse_plain_NAME`, and the library's own calls go on to
//! mean that.

use std::borrow::Cow;
use tresse_machine::lower::TOLD_OF_ENDS;

/// A set: what its functions' names begin with, which names ask for it, and whether the library's
/// own calls mean the new functions, too.
struct Set {
    prefix: &'static str,
    asked_by: &'static [&'static [&'static str]],
    is_for_library: bool,
}

const CANCEL: [&str; 4] =
    ["pthread_cancel", "pthread_tryjoin_np", "pthread_timedjoin_np", "pthread_clockjoin_np"];
const ROBUST: [&str; 1] = ["pthread_mutexattr_setrobust"];
const SIGNALS: [&str; 6] =
    ["pthread_kill", "pthread_sigqueue", "raise", "kill", "killpg", "sigqueue"];
const MASKS: [&str; 5] = ["pthread_sigmask", "sigprocmask", "sighold", "sigrelse", "sigset"];

const NAMES: [&str; 2] = ["pthread_getname_np", "prctl"];
const KILL: [&str; 2] = ["pthread_kill", "pthread_sigqueue"];

const BIND: [&str; 3] =
    ["pthread_setaffinity_np", "pthread_attr_setaffinity_np", "sched_setaffinity"];

const MEMORY: [&str; 2] = ["fmemopen", "open_memstream"];

/// What takes the lock of a stream, what goes without, and what changes the stream so that calls
/// on it had better not.
const OWNED: [&str; 29] = [
    "freopen",
    "freopen64",
    "flockfile",
    "ftrylockfile",
    "funlockfile",
    "clearerr_unlocked",
    "feof_unlocked",
    "ferror_unlocked",
    "fflush_unlocked",
    "fgetc_unlocked",
    "fgets_unlocked",
    "fgetwc_unlocked",
    "fgetws_unlocked",
    "fputc_unlocked",
    "fputs_unlocked",
    "fputwc_unlocked",
    "fputws_unlocked",
    "fread_unlocked",
    "fwrite_unlocked",
    "getc_unlocked",
    "getchar_unlocked",
    "getwc_unlocked",
    "getwchar_unlocked",
    "putc_unlocked",
    "putchar_unlocked",
    "putwc_unlocked",
    "putwchar_unlocked",
    "__overflow",
    "__uflow",
];

const PIPES: [&str; 3] = ["pipe", "pipe2", "eventfd"];

const SETS: [Set; 13] = [
    Set { prefix: "__tresse_memory_", asked_by: &[&MEMORY], is_for_library: false },
    Set { prefix: "__tresse_names_", asked_by: &[&NAMES], is_for_library: false },
    Set { prefix: "__tresse_cancel_", asked_by: &[&CANCEL], is_for_library: false },
    Set { prefix: "__tresse_robust_", asked_by: &[&ROBUST], is_for_library: false },
    Set { prefix: "__tresse_killed_", asked_by: &[&KILL], is_for_library: false },
    Set { prefix: "__tresse_bound_", asked_by: &[&BIND], is_for_library: false },
    Set { prefix: "__tresse_signals_", asked_by: &[&SIGNALS], is_for_library: false },
    Set { prefix: "__tresse_masks_", asked_by: &[&SIGNALS, &MASKS], is_for_library: false },
    // What the library itself calls in `sigwait`, `sigsetjmp` and their kin.
    Set { prefix: "__tresse_heed_", asked_by: &[&CANCEL], is_for_library: true },
    Set { prefix: "__tresse_kept_", asked_by: &[&SIGNALS, &MASKS], is_for_library: true },
    Set { prefix: "__tresse_owned_", asked_by: &[&OWNED], is_for_library: true },
    Set { prefix: "__tresse_pipes_", asked_by: &[&PIPES], is_for_library: true },
    Set { prefix: "__tresse_ends_", asked_by: &[&TOLD_OF_ENDS], is_for_library: true },
];

/// Is there any other function than usual for a program that needs these names?
pub fn is_changed_for(needed: &[&str]) -> bool {
    SETS.iter().any(|set| set.is_asked(needed))
}

impl Set {
    fn is_asked(&self, needed: &[&str]) -> bool {
        needed.iter().any(|name| self.asked_by.iter().any(|by| by.contains(name)))
    }
}

/// The library's text for a program that needs these names.
pub(crate) fn instead<'t>(text: &'t str, needed: &[&str]) -> Cow<'t, str> {
    let sets: Vec<&Set> = SETS.iter().filter(|set| set.is_asked(needed)).collect();
    if sets.is_empty() {
        return Cow::Borrowed(text);
    }
    let defined = |line: &'t str| line.strip_prefix("define ").and_then(name_of);
    let mut replaced: Vec<(&str, &Set)> = Vec::new();
    for set in &sets {
        for name in text.lines().filter_map(defined) {
            if let Some(old) = name.strip_prefix(set.prefix)
                && !replaced.iter().any(|(known, _)| *known == old)
            {
                replaced.push((old, set));
            }
        }
    }
    let of = |name: &str| replaced.iter().find(|(old, _)| *old == name);
    let mut out = String::with_capacity(text.len() + text.len() / 64);
    for line in text.split_inclusive('\n') {
        let is_definition = line.starts_with("define ");
        // A row is declared, and is no more.
        if line.starts_with("declare ") && name_of(line).is_some_and(|name| of(name).is_some()) {
            out.push('\n');
            continue;
        }
        let mut rest = line;
        while let Some(at) = rest.find('@') {
            let name = name_of(&rest[at..]).unwrap_or("");
            out.push_str(&rest[..=at]);
            rest = &rest[at + 1..];
            // What an earlier set has is that one's.
            let new = sets.iter().find_map(|set| {
                let new = name.strip_prefix(set.prefix)?;
                of(new).is_none_or(|(_, by)| by.prefix == set.prefix).then_some(new)
            });
            if let Some(new) = new {
                out.push_str(new);
                rest = &rest[name.len()..];
            } else if of(name).is_some_and(|(_, set)| is_definition || !set.is_for_library) {
                out.push_str("__tresse_plain_");
            }
        }
        out.push_str(rest);
    }
    Cow::Owned(out)
}

/// The first name of a text.
fn name_of(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once('@')?;
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || "-_.$".contains(c);
    let name = &rest[..rest.find(|c| !is_of_name(c)).unwrap_or(rest.len())];
    Some(name).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "declare i32 @sem_wait(ptr)\ndeclare i32 @__tresse_plain_sem_wait(ptr)\n\
                        define i32 @close(i32 %0) {\n  ret i32 0\n}\n\
                        define i32 @fclose(i32 %0) {\n  %x = call i32 @close(i32 %0)\n}\n\
                        define void @pthread_exit() {\n  unreachable\n}\n\
                        define void @thrd_exit() {\n  call void @pthread_exit()\n}\n\
                        define i32 @__tresse_cancel_close(i32 %0) {\n  call i32 @close(i32 %0)\n}\n\
                        define i32 @__tresse_cancel_sem_wait(ptr %0) {\n  ret i32 0\n}\n\
                        define void @__tresse_ends_pthread_exit() {\n  unreachable\n}\n";

    /// What two sets have is the first one's in a program that needs both, and is there once.
    #[test]
    fn a_function_of_two_sets_is_the_first_ones() {
        let text = "define i32 @__tresse_robust_f() {\n  %x = call i32 @__tresse_plain_f()\n}\n\
                    define i32 @__tresse_cancel_f() {\n  %x = call i32 @__tresse_plain_f()\n}\n\
                    define i32 @f() {\n}\n";
        let both = instead(text, &["pthread_cancel", "pthread_mutexattr_setrobust"]);
        let names: Vec<&str> =
            both.lines().filter_map(|l| name_of(l.strip_prefix("define ")?)).collect();
        assert_eq!(names, ["__tresse_robust_f", "f", "__tresse_plain_f"]);
        let one = instead(text, &["pthread_mutexattr_setrobust"]);
        let names: Vec<&str> =
            one.lines().filter_map(|l| name_of(l.strip_prefix("define ")?)).collect();
        assert_eq!(names, ["f", "__tresse_cancel_f", "__tresse_plain_f"]);
    }

    /// What POSIX 2.9.5.2 has among the functions that shall be cancellation points, as far as the
    /// library might have them. `fcntl` is one only if it waits for a lock, which it never does.
    const POINTS: [&str; 47] = [
        "accept",
        "clock_nanosleep",
        "close",
        "connect",
        "creat",
        "fdatasync",
        "fsync",
        "lockf",
        "mq_receive",
        "mq_send",
        "mq_timedreceive",
        "mq_timedsend",
        "msync",
        "nanosleep",
        "open",
        "open64",
        "openat",
        "openat64",
        "pause",
        "poll",
        "pread",
        "pselect",
        "pthread_cond_clockwait",
        "pthread_cond_timedwait",
        "pthread_cond_wait",
        "pthread_join",
        "pthread_testcancel",
        "pwrite",
        "read",
        "readv",
        "recv",
        "select",
        "sem_clockwait",
        "sem_timedwait",
        "sem_wait",
        "send",
        "sigsuspend",
        "sigtimedwait",
        "sigwait",
        "sigwaitinfo",
        "sleep",
        "tcdrain",
        "usleep",
        "wait",
        "waitpid",
        "write",
        "writev",
    ];

    #[test]
    fn every_point_that_is_there_looks_for_cancellation() {
        let text = crate::library_for("x86_64").unwrap().text;
        let is_defined = |name: &str| {
            let is_it = |line: &str| line.starts_with("define ") && name_of(line) == Some(name);
            text.lines().any(is_it) || crate::find(name).is_some()
        };
        let points: Vec<&str> = POINTS.into_iter().filter(|name| is_defined(name)).collect();
        assert!(points.len() > 15, "{points:?}");
        for name in points {
            // These look by what they call (`c/signal_waits.c`).
            let is_of_signals = name.starts_with("sig") || name == "pause";
            let looks = is_of_signals || is_defined(&format!("__tresse_cancel_{name}"));
            assert!(looks, "{name} is no cancellation point");
        }
    }

    /// What the library itself calls in another form was not put into its callers by the compiler.
    #[test]
    fn what_the_library_calls_is_replaced_in_all_of_it() {
        let text = crate::library_for("x86_64").unwrap().text;
        let defined = || text.lines().filter(|line| line.starts_with("define "));
        let mut count = 0;
        for prefix in SETS.iter().filter(|set| set.is_for_library).map(|set| set.prefix) {
            for name in defined().filter_map(|line| name_of(line)?.strip_prefix(prefix)) {
                let plain = defined().find(|line| name_of(line) == Some(name));
                let is_weak = plain.is_some_and(|line| line.starts_with("define weak "));
                assert!(is_weak, "{name} lacks TRESSE_REPLACED");
                count += 1;
            }
        }
        assert!(count >= 13, "{count}");
    }

    /// Functions of these sets look at what is noted of each thread.
    #[test]
    fn whoever_looks_at_threads_is_told_of_their_ends() {
        for name in [&CANCEL[..], &ROBUST, &SIGNALS, &MASKS].concat() {
            assert!(TOLD_OF_ENDS.contains(&name), "{name}");
        }
    }

    #[test]
    fn cancellation_points_are_others_where_a_thread_can_be_cancelled() {
        assert_eq!(instead(TEXT, &["close", "sem_wait"]), TEXT);
        assert!(!is_changed_for(&["close"]) && is_changed_for(&["close", "pthread_cancel"]));
        let wanted = "\ndeclare i32 @__tresse_plain_sem_wait(ptr)\n\
                      define i32 @__tresse_plain_close(i32 %0) {\n  ret i32 0\n}\n\
                      define i32 @fclose(i32 %0) {\n  \
                      %x = call i32 @__tresse_plain_close(i32 %0)\n}\n\
                      define void @__tresse_plain_pthread_exit() {\n  unreachable\n}\n\
                      define void @thrd_exit() {\n  call void @pthread_exit()\n}\n\
                      define i32 @close(i32 %0) {\n  \
                      call i32 @__tresse_plain_close(i32 %0)\n}\n\
                      define i32 @sem_wait(ptr %0) {\n  ret i32 0\n}\n\
                      define void @pthread_exit() {\n  unreachable\n}\n";
        assert_eq!(instead(TEXT, &["close", "pthread_cancel"]), wanted);
    }
}
