//! Values that share bytes or are made of distances, in memory: on machines of both byte orders,
//! and what is refused by name.

use crate::common::{Temp, code, json, stderr, tresse};

const LITTLE: &str = "target datalayout = \"e-m:e-i64:64-n8:16:32:64-S128\"\n\
                      target triple = \"x86_64-unknown-linux-gnu\"\n";
const BIG: &str = "target datalayout = \"E-m:e-i64:64-n32:64\"\n\
                   target triple = \"powerpc64-unknown-linux-gnu\"\n";

fn run(name: &str, text: &str) -> (i32, String) {
    let program = Temp::new(name, text.as_bytes());
    let output = tresse(&["run", program.path()]);
    (code(&output), stderr(&output))
}

/// LangRef, "Vector Type": element 0 has the lowest bits on a little-endian machine, and the
/// highest on a big-endian one. As a constant, and stored.
#[test]
fn the_order_of_bits_is_that_of_bytes() {
    let text = "@given = global <8 x i1> <i1 1, i1 1, i1 0, i1 1, i1 0, i1 0, i1 0, i1 0>\n\
        define i32 @main() {\n\
        %bits = load <8 x i1>, ptr @given\n\
        %constant = load i8, ptr @given\n\
        %local = alloca <8 x i1>\n\
        %other = insertelement <8 x i1> %bits, i1 1, i32 2\n\
        store <8 x i1> %other, ptr %local\n\
        %stored = load i8, ptr %local\n\
        %changed = xor i8 %constant, %stored\n\
        %status = zext i8 CHOICE to i32\n\
        ret i32 %status\n}\n";
    let cases = [(LITTLE, "%constant", 0x0b), (LITTLE, "%changed", 4)];
    let cases = cases.into_iter().chain([(BIG, "%constant", 0xd0), (BIG, "%changed", 0x20)]);
    for (target, choice, status) in cases {
        let text = format!("{target}{}", text.replace("CHOICE", choice));
        let (code, said) = run("order.ll", &text);
        assert_eq!(code, status, "{choice}: {said}");
    }
}

/// The integer that the vector is in memory has no poison in some bits only.
#[test]
fn a_vector_that_is_partly_poison_is_refused() {
    let text = |poison: &str| {
        format!(
            "{LITTLE}@to = global <8 x i1> zeroinitializer\n\
             define i32 @main() {{\n\
             %some = insertelement <8 x i1> {poison}, i1 1, i32 2\n\
             store <8 x i1> %some, ptr @to\n\
             %bits = load <8 x i1>, ptr @to\n\
             %bit = extractelement <8 x i1> %bits, i32 2\n\
             %status = zext i1 %bit to i32\n\
             ret i32 %status\n}}\n"
        )
    };
    let (code, said) = run("poison.ll", &text("poison"));
    assert!(code == 3 && said.contains("some of them poison"), "{said}");
    let (code, said) = run("undef.ll", &text("undef"));
    assert_eq!(code, 1, "{said}");
}

/// A table of distances: to two strings, to itself, and to nothing that is said.
const TABLE: &str = r#"
@one = private constant [4 x i8] c"one\00"
@two = private constant [4 x i8] c"two\00"
@table = private constant [4 x i32] [
  i32 trunc (i64 sub (i64 ptrtoint (ptr @one to i64), i64 ptrtoint (ptr @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr @two to i64), i64 ptrtoint (ptr @table to i64)) to i32),
  i32 12, i32 4096 ]
declare ptr @llvm.load.relative.i64(ptr, i64)
define i32 @main() {
  %p = call ptr @llvm.load.relative.i64(ptr @table, i64 PLACE)
  %q = getelementptr i8, ptr %p, i64 INDEX
  %byte = load i8, ptr %q
  %status = zext i8 %byte to i32
  ret i32 %status
}
"#;

/// LangRef, `llvm.load.relative`: where the number is `trunc(x - base)`, it leads to `x`, and to
/// nothing beside it.
#[test]
fn a_distance_leads_to_its_object() {
    let case = |place: &str, index: &str| {
        let text = TABLE.replace("PLACE", place).replace("INDEX", index);
        run("table.ll", &format!("{LITTLE}{text}"))
    };
    assert_eq!(case("0", "0").0, i32::from(b'o'));
    assert_eq!(case("4", "1").0, i32::from(b'w'));
    // The table itself, its last number.
    assert_eq!(case("8", "1").0, 16);
    let (_, said) = case("4", "4");
    assert!(said.contains("[T0402]") || said.contains("out of bounds"), "{said}");
    let (_, said) = case("16", "0");
    assert!(said.contains("error["), "{said}");
    let (code, said) = case("12", "0");
    assert!(code == 3 && said.contains("does not say what it points to"), "{said}");
}

/// A read of bytes of which each half is in the store buffer: what memory has counts no more
/// (store forwarding, byte by byte).
#[test]
fn stores_in_a_buffer_cover_poison_in_memory() {
    let text = r#"
@g = global ptr null
declare ptr @malloc(i64)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @t(ptr %a) {
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr @g
  call i32 @pthread_create(ptr %t, ptr null, ptr @t, ptr null)
  %h = getelementptr i8, ptr %m, i64 4
  store i32 1, ptr %m
  store i32 2, ptr %h
  %v = load i64, ptr %m
  %c = icmp eq i64 %v, 8589934593
  br i1 %c, label %good, label %bad
good:
  %i = load i64, ptr %t
  call i32 @pthread_join(i64 %i, ptr null)
  ret i32 0
bad:
  ret i32 1
}
"#;
    let file = Temp::new("covered.ll", text.as_bytes());
    for model in ["sc", "tso", "pso"] {
        for engine in ["steps", "graph"] {
            let args = ["--engine", engine, "--model", model, "--uninit", "poison", file.path()];
            let (exit, report) = json(&[&["check"], &args[..]].concat());
            assert_eq!(exit, 0, "{model} {engine}: {report}");
        }
    }
}
