//! What is large, or deep, or grows when it is looked at twice: set-up ends, and keeps to the
//! limits.

use crate::common;

use std::fmt::Write;
use tresse_machine::Config;
use tresse_machine::config::Size;
use tresse_machine::lower::Locals;

/// How a program ends that may take so much memory.
fn ending(text: &str, memory: u64) -> String {
    let mut config = Config::default();
    config.limits.memory = Size(memory);
    let said = [Locals::Memory, Locals::Registers]
        .map(|locals| common::ending(&[("a.ll", text)], config.clone(), locals));
    assert_eq!(said[0], said[1]);
    said[0].clone()
}

/// Lines of a program, by number.
fn lines(n: usize, line: impl Fn(usize) -> String) -> String {
    (0..n).fold(String::new(), |mut text, i| {
        writeln!(text, "{}", line(i)).unwrap_or_default();
        text
    })
}

#[test]
fn a_wide_integer_is_a_run_of_words() {
    // LangRef, "Integer Type": up to 2^23 bits.
    for width in [64, 2_000_000, 1 << 23] {
        let text = format!(
            "@g = global i{width} 5\ndefine i32 @main() {{\n  %a = load i{width}, ptr @g\n  \
             store i{width} %a, ptr @g\n  %b = trunc i{width} %a to i32\n  ret i32 %b\n}}\n"
        );
        assert_eq!(ending(&text, 1 << 28), "exit 5");
    }
}

#[test]
fn code_keeps_to_the_bound_on_memory() {
    // Each line is a value of 3 MiB and as many operations as it has words.
    let text = format!(
        "@g = global i8388608 5\ndefine i32 @main() {{\n{}  ret i32 0\n}}\n",
        lines(200, |i| format!("  %a{i} = load i8388608, ptr @g"))
    );
    let said = ending(&text, 1 << 28);
    assert!(said.contains("takes more than limits.memory"), "{said}");
}

#[test]
fn first_class_values_have_a_bound() {
    let text = "define i32 @f([60000 x i8388608] %a) {\n  ret i32 1\n}\ndefine i32 @main() {\n  \
                %r = call i32 @f([60000 x i8388608] zeroinitializer)\n  ret i32 %r\n}\n";
    let said = ending(text, 1 << 28);
    assert!(said.contains("unsupported: a value of more than"), "{said}");
    // As a parameter of the first function, which nobody calls.
    let text = "define i32 @main([70000 x i8] %a) {\n  \
                %r = extractvalue [70000 x i8] %a, 69999\n  %s = zext i8 %r to i32\n  \
                ret i32 %s\n}\n";
    let said = ending(text, 1 << 28);
    assert!(said.contains("unsupported: a parameter that is a value of more than"), "{said}");
}

#[test]
fn registers_of_a_deep_recursion_count_as_memory() {
    // Frames of a quarter of a MiB each, and no local in memory.
    let text = format!(
        "define i32 @f(i32 %n) {{\n  %m = sub i32 %n, 1\n  %c = icmp eq i32 %n, 0\n  \
         br i1 %c, label %end, label %more\nmore:\n{}  %r = call i32 @f(i32 %m)\n  \
         ret i32 %r\nend:\n  ret i32 0\n}}\ndefine i32 @main() {{\n  \
         %r = call i32 @f(i32 100000)\n  ret i32 %r\n}}\n",
        lines(11_000, |i| format!("  %x{i} = add i32 %n, {i}"))
    );
    assert_eq!(ending(&text, 1 << 28), "T0603");
}

#[test]
fn globals_may_name_each_other_without_an_end() {
    const N: usize = 200_000;
    let text = format!(
        "{}@g{N} = global ptr null\ndefine i32 @main() {{\n  %p = load ptr, ptr @g0\n  \
         %c = icmp eq ptr %p, @g1\n  %r = zext i1 %c to i32\n  ret i32 %r\n}}\n",
        lines(N, |i| format!("@g{i} = global ptr @g{}", i + 1))
    );
    assert_eq!(ending(&text, 1 << 28), "exit 1");
}

#[test]
fn aliases_may_name_each_other_as_often_as_they_like() {
    // Twice each, so 2^60 times in the end: 2^60 times an address that is a multiple of 16.
    let text = format!(
        "@g = global [64 x i8] zeroinitializer\n@a0 = alias i8, ptr @g\n{}\
         define i32 @main() {{\n  %n = ptrtoint ptr @a60 to i64\n  %c = icmp eq i64 %n, 0\n  \
         %r = zext i1 %c to i32\n  ret i32 %r\n}}\n",
        lines(60, |i| format!(
            "@a{} = alias i8, getelementptr (i8, ptr @a{i}, i64 ptrtoint (ptr @a{i} to i64))",
            i + 1
        ))
    );
    assert_eq!(ending(&text, 1 << 28), "exit 1");
    // A long way, by names alone, and by steps in between.
    let far = |step: &str| {
        format!(
            "@g = global [64 x i8] zeroinitializer\n@a0 = alias i8, ptr @g\n{}\
             define i32 @main() {{\n  %r = icmp ne ptr @a50000, null\n  \
             %s = zext i1 %r to i32\n  ret i32 %s\n}}\n",
            lines(50_000, |i| format!(
                "@a{} = alias i8, {}",
                i + 1,
                step.replace('#', &i.to_string())
            ))
        )
    };
    assert_eq!(ending(&far("ptr @a#"), 1 << 28), "exit 1");
    let said = ending(&far("getelementptr (i8, ptr @a#, i64 0)"), 1 << 28);
    assert!(said.contains("nested too deep through aliases"), "{said}");
}

#[test]
fn many_phis_and_many_ways_into_a_block() {
    const N: usize = 20_000;
    let phis = format!(
        "define i32 @main() {{\n  br label %l\nl:\n{}{}  %c = icmp ult i32 %q0, 3\n  \
         br i1 %c, label %l, label %e\ne:\n  ret i32 %q0\n}}\n",
        lines(N, |i| format!("  %p{i} = phi i32 [ 0, %0 ], [ %q{i}, %l ]")),
        lines(N, |i| format!("  %q{i} = add i32 %p{}, 1", (i + 1) % N)),
    );
    assert_eq!(ending(&phis, 1 << 28), "exit 3");
    let ways = format!(
        "define i32 @main() {{\n  switch i32 7, label %d [\n{}  ]\n{}d:\n  \
         %p = phi i32 [ 0, %0 ]{}\n  ret i32 %p\n}}\n",
        lines(N, |i| format!("    i32 {i}, label %b{i}")),
        lines(N, |i| format!("b{i}:\n  br label %d")),
        (0..N).map(|i| format!(", [ {}, %b{i} ]", i % 100)).collect::<String>(),
    );
    assert_eq!(ending(&ways, 1 << 28), "exit 7");
}
