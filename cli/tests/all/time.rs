//! Runs in which time passes: sleeps, and waits with a time, are over in the order of the clock,
//! under every model.

use crate::common::{Temp, code, stderr, tresse};

const MODELS: [&str; 6] = ["sc", "tso", "pso", "ra", "rc11", "sra"];

fn ok(name: &str, end: &str) -> String {
    format!("{}/../tests/ok/{name}.{end}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn sleeps_are_over_in_the_order_of_the_clock() {
    for name in ["sleeping_in_order", "published_by_sleeper"] {
        let expected = std::fs::read_to_string(ok(name, "out")).unwrap();
        for model in MODELS {
            let output = tresse(&["run", "--model", model, &ok(name, "ll")]);
            assert_eq!(code(&output), 0, "{model}: {}", stderr(&output));
            assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{name} {model}");
        }
    }
}

/// Two threads sleep, and the one that sleeps less writes first: the other one has the last word.
const LAST: &str = "target triple = \"x86_64-unknown-linux-gnu\"
@x = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @usleep(i32)
declare void @abort()
define ptr @f(ptr %us) {
  %n = ptrtoint ptr %us to i64
  %u = trunc i64 %n to i32
  %s = call i32 @usleep(i32 %u)
  store atomic i32 %u, ptr @x monotonic, align 4
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %s = alloca i64
  %a = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr inttoptr (i64 FIRST to ptr))
  %b = call i32 @pthread_create(ptr %s, ptr null, ptr @f, ptr inttoptr (i64 SECOND to ptr))
  %i = load i64, ptr %t
  %j = load i64, ptr %s
  %c = call i32 @pthread_join(i64 %i, ptr null)
  %d = call i32 @pthread_join(i64 %j, ptr null)
  %v = load i32, ptr @x
  %is = icmp eq i32 %v, 9000
  br i1 %is, label %yes, label %no
yes:
  call void @abort()
  unreachable
no:
  ret i32 0
}
";

/// The replay of such a run comes to the same, and a search finds both orders.
#[test]
fn replays_sleep_as_long() {
    for (first, second) in [("9000", "3000"), ("3000", "9000")] {
        let text = LAST.replace("FIRST", first).replace("SECOND", second);
        let file = Temp::new(&format!("last-{first}.ll"), text.as_bytes());
        for model in MODELS {
            let output = tresse(&["run", "--model", model, file.path()]);
            let said = stderr(&output);
            assert!(said.contains("T0102"), "{model} {first}: {said}");
            let replay = said.split("tresse replay ").nth(1).unwrap();
            let string = replay.split('\'').nth(1).unwrap();
            assert!(string.contains("s:"), "{string}");
            let output = tresse(&["replay", "--model", model, string, file.path()]);
            assert!(stderr(&output).contains("T0102"), "{model} {first}: {}", stderr(&output));
        }
        let found = tresse(&["check", file.path()]);
        assert!(stderr(&found).contains("T0102"), "{}", stderr(&found));
    }
    // Here the other one wakes last, and no run without a seed aborts.
    let text = LAST.replace("FIRST", "9000").replace("SECOND", "9001");
    let file = Temp::new("last-none.ll", text.as_bytes());
    assert_eq!(code(&tresse(&["run", file.path()])), 0);
    assert!(stderr(&tresse(&["check", file.path()])).contains("T0102"));
}
