//! Functions and variables that are neither in the program nor in the library: an execution that
//! reaches one ends there.

use crate::common::{Temp, code, json, stderr, tresse};

/// `main` with so many arguments: 0 and 1 do nothing, 2 reads a variable, 3 calls a function, 4
/// calls it by a pointer, 5 takes the variable's address on the way.
const PATHS: &[u8] = br#"
target triple = "x86_64-unknown-linux-gnu"
@gone = external global i32
@table = global ptr @called
declare i32 @called(i32)
declare i32 @listed(i32)
define i32 @main(i32 %n, ptr %a) {
  switch i32 %n, label %end [
    i32 2, label %reads
    i32 3, label %calls
    i32 4, label %points
    i32 5, label %joins
  ]
reads:
  %v = load i32, ptr @gone
  ret i32 %v
calls:
  %c = call i32 @listed(i32 1)
  ret i32 %c
points:
  %f = load ptr, ptr @table
  %p = call i32 %f(i32 1)
  ret i32 %p
joins:
  br label %end
end:
  %g = phi ptr [ null, %0 ], [ @gone, %joins ]
  ret i32 0
}
"#;

#[test]
fn an_execution_ends_where_it_reaches_one() {
    let program = Temp::new("paths.ll", PATHS);
    let commands: [&[&str]; 4] =
        [&["check"], &["check", "--engine", "steps"], &["run"], &["fuzz", "--runs", "3"]];
    for command in commands {
        let ends = [(0, None), (1, Some("gone")), (2, Some("listed")), (4, Some("gone"))];
        for (arguments, name) in ends {
            let given = ["--arg", "a"].repeat(arguments);
            let output = tresse(&[command, &given, &[program.path()]].concat());
            let said = stderr(&output);
            match name {
                None => assert_eq!(code(&output), 0, "{command:?}: {said}"),
                Some(name) => {
                    assert_eq!(code(&output), 3, "{command:?} {arguments}: {said}");
                    let named = format!("`{name}`, which is neither in the program nor");
                    assert!(said.contains(&named), "{command:?} {arguments}: {said}");
                }
            }
        }
        let output = tresse(&[command, &["--arg", "a"].repeat(3), &[program.path()]].concat());
        assert_eq!(code(&output), 3, "{command:?}: {}", stderr(&output));
        assert!(stderr(&output).contains("`called`"), "{command:?}: {}", stderr(&output));
    }
}

#[test]
fn all_of_them_are_listed_on_request() {
    let program = Temp::new("listed.ll", PATHS);
    let output = tresse(&["check", "--refuse-unknown", program.path()]);
    assert_eq!(code(&output), 3);
    let said = stderr(&output);
    for part in
        ["15:3: ", "the variable `gone`", "18:3: ", "the function `listed` (called in `main`)"]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    let address = "the function `called`, which";
    assert!(said.contains(address), "{address}: {said}");
    assert_eq!(said.lines().count(), 3, "each once: {said}");
}

/// A thread that is to run what is not known ends its creator there.
#[test]
fn a_thread_may_not_begin_in_one() {
    let program = Temp::new(
        "begin.ll",
        b"target triple = \"x86_64-unknown-linux-gnu\"\n\
          declare i32 @pthread_create(ptr, ptr, ptr, ptr)\ndeclare ptr @unknown(ptr)\n\
          define i32 @main() {\n  %t = alloca i64\n  \
          %c = call i32 @pthread_create(ptr %t, ptr null, ptr @unknown, ptr null)\n  \
          ret i32 0\n}\n",
    );
    for command in [&["check"][..], &["check", "--engine", "steps"], &["run"]] {
        let output = tresse(&[command, &[program.path()]].concat());
        assert_eq!(code(&output), 3, "{command:?}: {}", stderr(&output));
        assert!(stderr(&output).contains("`unknown`, which is"), "{}", stderr(&output));
    }
}

/// One thread calls what is not known if it sees a value; the other fails if it does not see one.
/// Both are found, and the failure decides.
#[test]
fn other_executions_are_visited_all_the_same() {
    let program = Temp::new(
        "both.ll",
        br#"
target triple = "x86_64-unknown-linux-gnu"
@x = global i32 0
@y = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare void @unknown()
declare void @abort()
define ptr @one(ptr %unused) {
  store atomic i32 1, ptr @x seq_cst, align 4
  %y = load atomic i32, ptr @y seq_cst, align 4
  %c = icmp eq i32 %y, 0
  br i1 %c, label %calls, label %end
calls:
  call void @unknown()
  br label %end
end:
  ret ptr null
}
define ptr @two(ptr %unused) {
  store atomic i32 1, ptr @y seq_cst, align 4
  %x = load atomic i32, ptr @x seq_cst, align 4
  %c = icmp eq i32 %x, 0
  br i1 %c, label %fails, label %end
fails:
  call void @abort()
  br label %end
end:
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %a = call i32 @pthread_create(ptr %t, ptr null, ptr @one, ptr null)
  %b = call i32 @pthread_create(ptr %t, ptr null, ptr @two, ptr null)
  ret i32 0
}
"#,
    );
    for engine in ["graph", "steps"] {
        let words = ["check", "--engine", engine, "--keep-going", program.path()];
        let (status, report) = json(&words);
        let found: Vec<_> = report["errors"].as_array().unwrap().iter().collect();
        let codes: Vec<_> = found.iter().map(|e| e["code"].as_str().unwrap()).collect();
        assert!(codes.contains(&"T0102") && codes.contains(&"T0901"), "{engine}: {codes:?}");
        assert_eq!((status, &report["verdict"]), (10, &"error".into()), "{engine}: {report}");
        for error in found {
            let replay = error["replay"].as_str().unwrap();
            let again = tresse(&["replay", replay, program.path()]);
            assert!(stderr(&again).contains(error["code"].as_str().unwrap()), "{engine}");
        }
    }
}

#[test]
fn an_initialiser_may_not_name_one() {
    let program = Temp::new(
        "initialiser.ll",
        b"@gone = external global i32\n@p = global ptr @gone\ndefine i32 @main() {\n  \
          %v = load ptr, ptr @p\n  ret i32 0\n}\n",
    );
    let output = tresse(&["run", program.path()]);
    assert_eq!(code(&output), 3);
    assert!(stderr(&output).contains("the variable `gone`"), "{}", stderr(&output));
}
