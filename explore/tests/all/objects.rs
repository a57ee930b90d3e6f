//! What objects are made of: LangRef, "store" (padding), "alloca" and "Global Variables"
//! (alignment where none is given), initialisers that say nothing.

use crate::common;

use tresse_machine::Config;
use tresse_machine::lower::Locals;

/// How a program ends, with its locals in memory and in registers.
fn ending(text: &str) -> String {
    let said = [Locals::Memory, Locals::Registers]
        .map(|locals| common::ending(&[("a.ll", text)], Config::default(), locals));
    assert_eq!(said[0], said[1], "{text}");
    said[0].clone()
}

/// `@use` branches on a byte.
const USE: &str = "\
define void @use(i8 %x) {
  %c = icmp eq i8 %x, 0
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}
";

#[test]
fn padding_is_undefined_after_a_store_of_an_aggregate() {
    // Of each type, the bytes that belong to a scalar: all others are undef after the store.
    for (ty, used) in [
        ("{ i8, i32 }", &[0, 4, 5, 6, 7][..]),
        ("<{ i8, i32 }>", &[0, 1, 2, 3, 4]),
        ("{ i32, i8 }", &[0, 1, 2, 3, 4]),
        ("{ i8, { i16, i8 }, i8 }", &[0, 2, 3, 4, 6]),
        ("[2 x { i16, i8 }]", &[0, 1, 2, 4, 5, 6]),
        ("{ i8, i64, i8 }", &[0, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
        ("{ <3 x i8>, i32 }", &[0, 1, 2, 4, 5, 6, 7]),
        ("[2 x i24]", &[0, 1, 2, 4, 5, 6]),
        ("i24", &[0, 1, 2, 3]),
    ] {
        let layout = "e-i64:64";
        let size = used.len().max(24);
        for byte in 0..used[used.len() - 1] + 1 {
            let text = format!(
                "target datalayout = \"{layout}\"\n@g = global [{size} x i8] zeroinitializer, \
                 align 8\n{USE}define i32 @main() {{\n  store {ty} zeroinitializer, ptr @g\n  \
                 %p = getelementptr i8, ptr @g, i64 {byte}\n  %x = load i8, ptr %p\n  \
                 call void @use(i8 %x)\n  ret i32 0\n}}\n"
            );
            let expected = if used.contains(&byte) { "exit 0" } else { "T0504" };
            assert_eq!(ending(&text), expected, "byte {byte} of {ty}");
        }
    }
    // What is loaded as a whole has no padding; a global's own is zero until it is stored to.
    let text = format!(
        "@g = global {{ i8, i32 }} {{ i8 1, i32 2 }}\n{USE}define i32 @main() {{\n  \
         %v = load {{ i8, i32 }}, ptr @g\n  %p = getelementptr i8, ptr @g, i64 1\n  \
         %x = load i8, ptr %p\n  call void @use(i8 %x)\n  \
         %f = extractvalue {{ i8, i32 }} %v, 1\n  ret i32 %f\n}}\n"
    );
    assert_eq!(ending(&text), "exit 2");
}

#[test]
fn objects_have_the_preferred_alignment_where_none_is_given() {
    // LangRef's default layout: 64-bit integers have 4 by the ABI and prefer 8.
    for (ty, align) in [("i64", 8), ("{ i8, i8 }", 8), ("i32", 4), ("i16", 2), ("<4 x i32>", 16)] {
        let text = format!(
            "define i32 @main() {{\n  %pad = alloca i8\n  %a = alloca {ty}\n  \
             store i8 1, ptr %a, align {align}\n  %pad2 = alloca i8\n  %b = alloca {ty}\n  \
             store i8 1, ptr %b, align {align}\n  ret i32 0\n}}\n"
        );
        assert_eq!(ending(&text), "exit 0", "{ty}");
        let text = format!(
            "@pad = global i8 0\n@a = global {ty} zeroinitializer\n@pad2 = global i8 0\n\
             @b = global {ty} zeroinitializer\ndefine i32 @main() {{\n  store i8 1, ptr @pad\n  \
             store i8 1, ptr @a, align {align}\n  store i8 1, ptr @pad2\n  \
             store i8 1, ptr @b, align {align}\n  ret i32 0\n}}\n"
        );
        assert_eq!(ending(&text), "exit 0", "{ty}");
    }
    // Loads and stores that say nothing rely on the alignment of the ABI only.
    let text = "@g = global [12 x i8] zeroinitializer, align 8\ndefine i32 @main() {\n  \
                %p = getelementptr i8, ptr @g, i64 4\n  store i64 1, ptr %p\n  \
                %x = load i64, ptr %p\n  %y = trunc i64 %x to i32\n  ret i32 %y\n}\n";
    assert_eq!(ending(text), "exit 1");
    let text = "target datalayout = \"e-i64:64\"\n@g = global [12 x i8] zeroinitializer, align 8\n\
                define i32 @main() {\n  %p = getelementptr i8, ptr @g, i64 4\n  \
                store i64 1, ptr %p\n  ret i32 0\n}\n";
    assert_eq!(ending(text), "T0406");
}

#[test]
fn initialisers_of_any_size_may_say_nothing() {
    for (init, expected) in [("undef", "T0504"), ("poison", "T0503"), ("zeroinitializer", "exit 0")]
    {
        for (ty, last) in [("[100000 x i8]", 99_999), ("[20000 x { i8, i32 }]", 159_996)] {
            let text = format!(
                "@g = global {{ i8, {ty} }} {{ i8 0, {ty} {init} }}\n{USE}define i32 @main() {{\n  \
                 %x = load i8, ptr @g\n  call void @use(i8 %x)\n  \
                 %p = getelementptr i8, ptr @g, i64 {last}\n  %y = load i8, ptr %p\n  \
                 call void @use(i8 %y)\n  ret i32 0\n}}\n"
            );
            assert_eq!(ending(&text), expected, "{ty} {init}");
        }
    }
}
