//! Reports say where a poison value was made.

mod common;

use common::{code, stderr, tresse};

fn says(name: &str, words: &str) {
    let file = format!("{}/../tests/errors/{name}.ll", env!("CARGO_MANIFEST_DIR"));
    for command in [&["run"][..], &["check"], &["check", "--engine", "steps"]] {
        let output = tresse(&[command, &[&file]].concat());
        let said = stderr(&output) + &String::from_utf8_lossy(&output.stdout);
        assert_ne!(code(&output), 0, "{command:?} {name}: {said}");
        assert!(said.contains(words), "{command:?} {name}: {said}");
    }
}

/// In the frame at hand, by the register that holds the base of the address.
#[test]
fn a_member_of_a_null_pointer() {
    says("null_member", "the poison is a null pointer plus 4: null_member.c:9:22 in second");
}

/// A local variable has held it.
#[test]
fn a_pointer_before_its_object() {
    let words = "the poison is an address at byte -4 of last, beyond what it has: \
        pointer_before_array.c:16:28 in main";
    says("pointer_before_array", words);
}

/// What it was made of has another value by now.
#[test]
fn an_overflow_in_a_loop() {
    says("overflow_in_loop", "the poison was calculated: overflow_in_loop.c:10:");
}

/// What has to be defined is told as well.
#[test]
fn which_argument_it_is() {
    says("pointer_before_array", "must be defined: poison as argument 1 of `sum`");
    says("overflow_in_loop", "must be defined: poison as what `main` returns");
}
