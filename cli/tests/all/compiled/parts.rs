//! Functions of which a part is compiled, and another one later, and what leads from one to the
//! other.

use super::{does_the_same, ten_times};
use serde_json::Value;
use std::fmt::Write;

/// What a program does of which compiled functions execute most, whole and in parts.
fn mostly_compiled(name: &str, text: &str) -> Value {
    let file = format!("{}/compiled-{name}.ll", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, text).unwrap();
    let (report, shares) = does_the_same(&file, &[]);
    assert!(shares.iter().all(|share| *share > 0.7), "{name}: {shares:?}");
    report
}

/// An interpreter of three instructions: add one, subtract three until it is zero, and end.
#[test]
fn jumps_to_addresses() {
    let text = "@table = constant [3 x ptr] [ptr blockaddress(@main, %add), \
        ptr blockaddress(@main, %loop), ptr blockaddress(@main, %end)]\n\
        @code = constant [3 x i64] [i64 0, i64 1, i64 2]\n\
        define i32 @main() {\nentry:\nbr label %next\n\
        next:\n%pc = phi i64 [ 0, %entry ], [ %after, %add ], [ %to, %loop ]\n\
        %sum = phi i32 [ 0, %entry ], [ %more, %add ], [ %sum, %loop ]\n\
        %left = phi i32 [ 30000, %entry ], [ %left, %add ], [ %fewer, %loop ]\n\
        %p = getelementptr i64, ptr @code, i64 %pc\n%op = load i64, ptr %p\n\
        %q = getelementptr ptr, ptr @table, i64 %op\n%target = load ptr, ptr %q\n\
        %after = add i64 %pc, 1\n\
        indirectbr ptr %target, [ label %add, label %loop, label %end ]\n\
        add:\n%more = add i32 %sum, 1\nbr label %next\n\
        loop:\n%fewer = sub i32 %left, 3\n%z = icmp eq i32 %fewer, 0\n\
        %to = select i1 %z, i64 2, i64 0\nbr label %next\n\
        end:\n%e = urem i32 %sum, 251\nret i32 %e\n}\n";
    assert_eq!(mostly_compiled("interpreter", text)["exit_code"], 10_000 % 251);
}

/// A loop of 100 rounds that adds 600 each time, modulo 1009: more operations than are compiled
/// again as a whole.
fn long_loop(name: &str, before: &str, start: &str, next: &str) -> String {
    let mut text = format!(
        "{name}:\n%{name}0 = phi i32 [ {start}, %{before} ], [ %{name}.end, %{name} ]\n\
         %{name}.i = phi i32 [ 0, %{before} ], [ %{name}.next, %{name} ]\n"
    );
    for number in 0..600 {
        writeln!(text, "%{name}{} = add i32 %{name}{number}, 1", number + 1).unwrap();
    }
    write!(
        text,
        "%{name}.end = urem i32 %{name}600, 1009\n%{name}.next = add i32 %{name}.i, 1\n\
         %{name}.is = icmp eq i32 %{name}.next, 100\n\
         br i1 %{name}.is, label %{next}, label %{name}\n"
    )
    .unwrap();
    text
}

/// The second loop runs when the first one has code, and leads back to it.
#[test]
fn what_runs_later() {
    let (a, b) = (long_loop("a", "outer", "%sum", "b"), long_loop("b", "a", "%a.end", "after"));
    let text = format!(
        "define i32 @main() {{\nentry:\nbr label %outer\nouter:\n\
         %sum = phi i32 [ 0, %entry ], [ %b.end, %after ]\n\
         %round = phi i32 [ 1, %entry ], [ %next, %after ]\nbr label %a\n{a}{b}\
         after:\n%next = add i32 %round, 1\n%is = icmp eq i32 %round, 3\n\
         br i1 %is, label %end, label %outer\nend:\n%e = urem i32 %b.end, 251\nret i32 %e\n}}\n"
    );
    let sum = (0..600).fold(0, |sum, _| (sum + 600) % 1009);
    assert_eq!(mostly_compiled("later", &text)["exit_code"], sum % 251);
}

/// A pointer is made of a number, and the number of the pointer: ten times in each of 20 calls.
#[test]
fn addresses_that_are_numbers() {
    let text = "@x = global i64 0\n\
        define i64 @f(ptr %p) {\nentry:\nbr label %loop\nloop:\n\
        %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n\
        %n = ptrtoint ptr %p to i64\n%odd = or i64 %n, 1\n%even = and i64 %odd, -2\n\
        %q = inttoptr i64 %even to ptr\n%v = load i64, ptr %q\n%w = add i64 %v, 1\n\
        store i64 %w, ptr %q\n%next = add i64 %i, 1\n%is = icmp eq i64 %next, 10\n\
        br i1 %is, label %end, label %loop\nend:\nret i64 %n\n}\n\
        define i32 @main() {\nentry:\nbr label %loop\nloop:\n\
        %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n%n = call i64 @f(ptr @x)\n\
        %next = add i64 %i, 1\n%is = icmp eq i64 %next, 20\n\
        br i1 %is, label %end, label %loop\n\
        end:\n%v = load i64, ptr @x\n%e = trunc i64 %v to i32\nret i32 %e\n}\n";
    assert_eq!(mostly_compiled("numbers", text)["exit_code"], 200);
}

/// What a caller knows is put aside while a function runs that may access its argument alone. That
/// one frees the object: it does not come back.
#[test]
fn objects_that_are_gone_when_they_come_back() {
    let text = "declare ptr @malloc(i64)\ndeclare void @free(ptr)\n@x = global i64 7\n\
        define i64 @take(ptr %p, i1 %is) memory(argmem: readwrite, inaccessiblemem: readwrite) {\n\
        %v = load i64, ptr %p\nbr i1 %is, label %gone, label %end\n\
        gone:\ncall void @free(ptr %p)\nbr label %end\nend:\nret i64 %v\n}\n\
        define i32 @f(i1 %is) {\n%p = call ptr @malloc(i64 8)\nstore i64 5, ptr %p\n\
        %a = load i64, ptr %p\n%v = call i64 @take(ptr %p, i1 %is)\n\
        %x = load i64, ptr @x\n%b = load i64, ptr %p\ncall void @free(ptr %p)\nret i32 0\n}\n";
    assert_eq!(ten_times("gone-then", text)["errors"][0]["code"], "T0403");
}
