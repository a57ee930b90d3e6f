//! Programs with locks, in words.

use std::fmt::Write;

/// A program whose threads do what their words say: `L` and `/L` take and give up the mutex `L`,
/// `M` and `/M` the mutex `M`, `?L` tries to take it and gives it up if it has; `x` reads and `x=1`
/// writes a variable, `+x` does both, `@x` adds to it at once, relaxed, and looks at what was
/// there; `end` ends the thread; `z!` fails unless `z` is 0, and `!2` unless what word 2 has read
/// is; `z:x` reads `z` and, if that is 0, `x`. What is read is kept in variables that no one else
/// reads.
pub(crate) fn program(threads: &[&str]) -> String {
    let mut out = String::from(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@L = global [5 x i64] zeroinitializer\n\
         @M = global [5 x i64] zeroinitializer\n",
    );
    for variable in ["w", "x", "y", "z"] {
        let _ = writeln!(out, "@{variable} = global i32 0");
    }
    let mut body = String::new();
    for (t, words) in threads.iter().enumerate() {
        let _ = writeln!(body, "define ptr @t{t}(ptr %unused) {{");
        for (i, word) in words.split_whitespace().enumerate() {
            let _ = writeln!(out, "@r{t}{i} = global i32 7");
            write_word(&mut body, t, i, word);
        }
        body.push_str("  ret ptr null\n}\n");
    }
    let _ = writeln!(out, "{body}define i32 @main() {{");
    for t in 0..threads.len() {
        let _ = writeln!(
            out,
            "  %id{t} = alloca i64\n  call i32 @pthread_create(ptr %id{t}, ptr null, ptr @t{t}, \
             ptr null)"
        );
    }
    for t in 0..threads.len() {
        let _ = writeln!(
            out,
            "  %n{t} = load i64, ptr %id{t}\n  call i32 @pthread_join(i64 %n{t}, ptr null)"
        );
    }
    out.push_str(
        "  ret i32 0\n}\ndeclare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         declare i32 @pthread_join(i64, ptr)\ndeclare i32 @pthread_mutex_lock(ptr)\n\
         declare i32 @pthread_mutex_trylock(ptr)\ndeclare i32 @pthread_mutex_unlock(ptr)\n\
         declare void @pthread_exit(ptr)\ndeclare void @abort()\n",
    );
    out
}

fn write_word(body: &mut String, t: usize, i: usize, word: &str) {
    let (first, place) = word.split_at(1);
    let _ = match (first, place) {
        ("L" | "M", _) => writeln!(body, "  call i32 @pthread_mutex_lock(ptr @{first})"),
        ("/", _) => writeln!(body, "  call i32 @pthread_mutex_unlock(ptr @{place})"),
        ("?", _) => writeln!(
            body,
            "  %v{i} = call i32 @pthread_mutex_trylock(ptr @{place})\n  store i32 %v{i}, ptr \
             @r{t}{i}\n  %c{i} = icmp eq i32 %v{i}, 0\n  br i1 %c{i}, label %has{i}, label \
             %on{i}\nhas{i}:\n  call i32 @pthread_mutex_unlock(ptr @{place})\n  br label \
             %on{i}\non{i}:"
        ),
        ("+", _) => writeln!(
            body,
            "  %o{i} = load i32, ptr @{place}\n  %n{i} = add i32 %o{i}, 1\n  store i32 %n{i}, ptr \
             @{place}"
        ),
        ("@", _) => writeln!(
            body,
            "  %v{i} = atomicrmw add ptr @{place}, i32 1 monotonic\n  store i32 %v{i}, ptr \
             @r{t}{i}"
        ),
        ("!", word) => writeln!(
            body,
            "  %c{i} = icmp eq i32 %v{word}, 0\n  br i1 %c{i}, label %on{i}, label %no{i}\n\
             no{i}:\n  call void @abort()\n  unreachable\non{i}:"
        ),
        ("e", "nd") => writeln!(body, "  call void @pthread_exit(ptr null)"),
        (_, "!") => writeln!(
            body,
            "  %v{i} = load i32, ptr @{first}\n  %c{i} = icmp eq i32 %v{i}, 0\n  br i1 %c{i}, \
             label %on{i}, label %no{i}\nno{i}:\n  call void @abort()\n  unreachable\non{i}:"
        ),
        (_, place) if place.starts_with(':') => writeln!(
            body,
            "  %v{i} = load i32, ptr @{first}\n  %c{i} = icmp eq i32 %v{i}, 0\n  br i1 %c{i}, \
             label %in{i}, label %on{i}\nin{i}:\n  %w{i} = load i32, ptr @{}\n  store i32 %w{i}, \
             ptr @r{t}{i}\n  br label %on{i}\non{i}:",
            &place[1..]
        ),
        (_, "") => {
            writeln!(body, "  %v{i} = load i32, ptr @{first}\n  store i32 %v{i}, ptr @r{t}{i}")
        }
        _ => writeln!(body, "  store i32 {}, ptr @{first}", &place[1..]),
    };
}
