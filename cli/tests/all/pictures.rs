//! Executions as pictures.

use crate::common::{Temp, code, json, tresse};

/// How often a text is in another one.
fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

/// The colour of the boxes that an error is about.
const MARKED: &str = "fill=\"#ffebe9\"";

/// Dekker's lock under TSO: both threads read what was there at first, and both are inside.
#[test]
fn an_error_is_drawn_and_so_is_its_replay() {
    let file = Temp::new("error.svg", b"");
    let words = ["check", "--tso", "examples/dekker.ll", "--dump-error-graph", file.path()];
    let (_, report) = json(&words);
    let picture = std::fs::read_to_string(&file.0).unwrap();
    for text in [
        "<svg xmlns",
        ">thread 0<",
        ">thread 2<",
        ">T0101: assertion ",
        "at first: wants[0] = 0, wants[1] = 0, inside = 0",
        ">W_rlx (wants[1], 1)<",
        "marker-end=\"url(#fr)\"",
        "marker-end=\"url(#rf)\"",
    ] {
        assert!(picture.contains(text), "{text}: {picture}");
    }
    assert_eq!(count(&picture, MARKED), 1, "the failing update is marked, and nothing else");
    let replay = report["errors"][0]["replay"].as_str().unwrap();
    let again = Temp::new("again.svg", b"");
    tresse(&["replay", "--tso", replay, "examples/dekker.ll", "--svg", again.path()]);
    assert_eq!(std::fs::read_to_string(&again.0).unwrap(), picture);
    // What waits for what is told below the lanes.
    let words = ["check", "examples/bank_deadlock.ll", "--dump-error-graph", file.path()];
    assert_eq!(code(&tresse(&words)), 12);
    let picture = std::fs::read_to_string(&file.0).unwrap();
    let waits = ["waits for mutex bob.lock, held by thread 2", "waits for the end of thread 1"];
    assert!(waits.iter().all(|text| picture.contains(text)), "{picture}");
}

/// Of a long execution, what a thread does by itself is one box.
#[test]
fn a_long_execution_is_drawn_shorter() {
    let stores = "  store atomic i32 1, ptr @x monotonic, align 4\n".repeat(300);
    let text = format!(
        "@x = global i32 0\n@y = global i32 0\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n\
         define ptr @f(ptr %p) {{\n{stores}  store i32 1, ptr @y\n  ret ptr null\n}}\n\
         define i32 @main() {{\n  %t = alloca i64\n  \
         %c = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)\n  \
         store i32 2, ptr @y\n  ret i32 0\n}}\n"
    );
    let program = Temp::new("long.ll", text.as_bytes());
    let file = Temp::new("long.svg", b"");
    let words = ["check", program.path(), "--dump-error-graph", file.path()];
    assert_eq!(code(&tresse(&words)), 13);
    let picture = std::fs::read_to_string(&file.0).unwrap();
    // The first store is what the start of the thread leads to; the last one races.
    assert!(count(&picture, "<rect ") < 20 && picture.contains(">299 events<"), "{picture}");
    assert_eq!(count(&picture, MARKED), 2, "both sides of the race: {picture}");
}
