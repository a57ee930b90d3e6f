//! Reports say where a poison value was made.

use crate::common::{Temp, code, stderr, tresse};

fn each_report(name: &str, judge: impl Fn(&str)) {
    let file = format!("{}/../tests/errors/{name}.ll", env!("CARGO_MANIFEST_DIR"));
    for command in [&["run"][..], &["check"], &["check", "--engine", "steps"]] {
        let output = tresse(&[command, &[&file]].concat());
        let said = stderr(&output) + &String::from_utf8_lossy(&output.stdout);
        assert_ne!(code(&output), 0, "{command:?} {name}: {said}");
        judge(&said);
    }
}

fn says(name: &str, words: &str) {
    each_report(name, |said| assert!(said.contains(words), "{name}: {said}"));
}

fn says_no_origin(name: &str) {
    each_report(name, |said| assert!(!said.contains("the poison "), "{name}: {said}"));
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

/// Of what is left in registers when a loop has gone on, nothing is said.
#[test]
fn what_a_loop_has_made() {
    says_no_origin("overflow_in_loop");
    says_no_origin("pointer_kept_in_loop");
}

/// Of two addresses the one that was selected, and not the value that is stored there.
#[test]
fn the_side_that_is_taken() {
    let words = "the poison is an address at byte 80 of second, beyond what it has: \
        poison_of_the_side_taken.c:11:19 in put";
    says("poison_of_the_side_taken", words);
}

/// By the caller, as the argument of the call at hand.
#[test]
fn an_argument() {
    for name in ["poison_argument", "poison_argument_of_pointer"] {
        says(name, "the poison was calculated: ");
        says(name, &format!("{name}.ll:27:3 in main"));
    }
}

/// A number that has become a pointer.
#[test]
fn a_number() {
    says("poison_number", "the poison was calculated: ");
    says("poison_number", "poison_number.ll:7:3 in main");
}

/// Undefined bits are none.
#[test]
fn undefined_bits() {
    says_no_origin("undefined_result");
    says_no_origin("poison_beside_undefined");
}

/// What has to be defined is told as well.
#[test]
fn which_argument_it_is() {
    says("pointer_before_array", "must be defined: poison as argument 1 of `sum`");
    says("overflow_in_loop", "must be defined: poison as what `main` returns");
}

/// Memory that was never written is poison if that is asked for, whatever else was stored there, or
/// would have been.
#[test]
fn memory_that_was_not_written() {
    let overwritten = "define i32 @main(i32 %argc, ptr %argv) {\n%l = alloca i64\n\
        %p = add nuw i32 %argc, -1\nstore i32 %p, ptr %l\nstore i32 5, ptr %l\n\
        %v = load i64, ptr %l\n%c = icmp eq i64 %v, 3\nbr i1 %c, label %a, label %a\n\
        a:\nret i32 1\n}\n";
    // The registers of `g` hold what `f` has left there.
    let many: String = (0..8).map(|i| format!("%r{i} = add nuw i32 %n, -1\n")).collect();
    let never = format!(
        "define void @f(i32 %n) {{\n{many}ret void\n}}\n\
         define void @g(i32 %n) {{\n%l = alloca i32\n%v = load i32, ptr %l\n\
         %c = icmp eq i32 %v, 3\nbr i1 %c, label %a, label %b\n\
         a:\n%q = mul i32 %n, 3\nstore i32 %q, ptr %l\nret void\nb:\nret void\n}}\n\
         define i32 @main(i32 %argc, ptr %argv) {{\ncall void @f(i32 %argc)\n\
         call void @g(i32 %argc)\nret i32 0\n}}\n"
    );
    for (text, is_read) in [(overwritten, true), (&never, false)] {
        let file = Temp::new("unwritten.ll", text.as_bytes());
        let said = stderr(&tresse(&["run", "--uninit", "poison", file.path()]));
        assert!(said.contains("T0503") && !said.contains("calculated"), "{said}");
        assert!(!is_read || said.contains("the poison was read from memory: "), "{said}");
    }
}
