//! Each operation on the numbers at which it changes what it does.

use super::does_the_same;
use std::fmt::Write;

/// Runs a function of each operation with each pair of operands; what it gives is in the final
/// state, poison as well.
fn operations(name: &str, ty: &str, operands: &[String], lines: &[String], of: &str) {
    let count = operands.len();
    let table: Vec<String> = operands.iter().map(|n| format!("{ty} {n}")).collect();
    let table = table.join(", ");
    let mut text = format!(
        "@x = global [4 x i32] zeroinitializer\n\
         @operands = constant [{count} x {ty}] [{table}]\n"
    );
    let mut calls = String::new();
    for (number, line) in lines.iter().enumerate() {
        let results = count * count;
        write!(
            text,
            "@r{number} = global [{results} x {of}] zeroinitializer\n\
             define void @f{number}(i64 %i, i64 %j, i64 %at) {{\n\
             %p = getelementptr [{count} x {ty}], ptr @operands, i64 0, i64 %i\n\
             %q = getelementptr [{count} x {ty}], ptr @operands, i64 0, i64 %j\n\
             %a = load {ty}, ptr %p\n\
             %b = load {ty}, ptr %q\n\
             %r = {line}\n\
             %to = getelementptr [{results} x {of}], ptr @r{number}, i64 0, i64 %at\n\
             store {of} %r, ptr %to\n\
             ret void\n}}\n"
        )
        .unwrap();
        writeln!(calls, "call void @f{number}(i64 %i, i64 %j, i64 %at)").unwrap();
    }
    write!(
        text,
        "define i32 @main() {{\nentry:\nbr label %outer\nouter:\n\
         %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]\nbr label %inner\ninner:\n\
         %j = phi i64 [ 0, %outer ], [ %j1, %inner ]\n\
         %row = mul i64 %i, {count}\n%at = add i64 %row, %j\n{calls}\
         %j1 = add i64 %j, 1\n%more = icmp ult i64 %j1, {count}\n\
         br i1 %more, label %inner, label %outer.end\nouter.end:\n\
         %i1 = add i64 %i, 1\n%on = icmp ult i64 %i1, {count}\n\
         br i1 %on, label %outer, label %end\nend:\nret i32 0\n}}\n"
    )
    .unwrap();
    let file = format!("{}/compiled-{name}.ll", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&file, text).unwrap();
    let (report, [share, _]) = does_the_same(&file, &[]);
    assert!(share > 0.5, "{name}: {share}");
    assert_eq!(report["verdict"], "exit", "{name}: {}", report["errors"]);
}

/// Of two numbers, and of one with what it takes beside.
const OF_TWO: [&str; 8] =
    ["smax", "smin", "umax", "umin", "uadd.sat", "sadd.sat", "usub.sat", "ssub.sat"];
const OF_ONE: [(&str, &str); 5] = [
    ("ctpop", ""),
    ("ctlz", ", i1 true"),
    ("cttz", ", i1 false"),
    ("abs", ", i1 true"),
    ("bitreverse", ""),
];

#[test]
fn functions_of_integers() {
    for width in WIDTHS {
        let ty = format!("i{width}");
        let mut lines = Vec::new();
        for name in OF_TWO {
            lines.push(format!("call {ty} @llvm.{name}.{ty}({ty} %a, {ty} %b)"));
        }
        for (name, beside) in OF_ONE {
            lines.push(format!("call {ty} @llvm.{name}.{ty}({ty} %a{beside})"));
        }
        if width % 16 == 0 {
            lines.push(format!("call {ty} @llvm.bswap.{ty}({ty} %a)"));
        }
        for name in ["fshl", "fshr"] {
            lines.push(format!("call {ty} @llvm.{name}.{ty}({ty} %a, {ty} %b, {ty} %a)"));
            lines.push(format!("call {ty} @llvm.{name}.{ty}({ty} %b, {ty} %b, {ty} %a)"));
        }
        operations(&format!("word{width}"), &ty, &numbers(width), &lines, &ty);
    }
}

/// Addresses in an array and beyond, with each promise that an address can be made with.
#[test]
fn addresses() {
    let numbers: Vec<String> = [0, 1, 3, 4, 5, -1, -4, 1 << 45, 1 << 47, i64::MAX, i64::MIN]
        .iter()
        .map(|n| n.to_string())
        .collect();
    for flags in ["", "inbounds", "nuw", "nusw", "inbounds nuw", "nusw nuw"] {
        let gep = format!("getelementptr {flags}");
        let lines = [
            format!("{gep} i32, ptr @x, i64 %a"),
            format!("{gep} i8, ptr @x, i64 %a"),
            format!("{gep} [4 x i32], ptr @x, i64 %a, i64 %b"),
        ];
        operations(&format!("gep-{flags}"), "i64", &numbers, &lines, "ptr");
    }
    let pointers: Vec<String> = [
        "null",
        "@x",
        "getelementptr (i8, ptr @x, i64 4)",
        "getelementptr (i8, ptr @x, i64 16)",
        "getelementptr (i8, ptr @x, i64 17)",
        "@operands",
        "inttoptr (i64 7 to ptr)",
    ]
    .map(str::to_owned)
    .into();
    let predicates = ["eq", "ne", "ult", "uge", "slt"];
    let lines = predicates.map(|pred| format!("icmp {pred} ptr %a, %b"));
    operations("icmp-ptr", "ptr", &pointers, &lines, "i1");
    let lines = [
        "getelementptr inbounds i8, ptr %a, i64 4",
        "getelementptr inbounds i8, ptr %a, i64 -4",
        "getelementptr inbounds nuw i8, ptr %a, i64 0",
        "select i1 true, ptr %a, ptr %b",
        "getelementptr i8, ptr %a, i64 -1",
    ]
    .map(str::to_owned);
    operations("gep-ptr", "ptr", &pointers, &lines, "ptr");
}

/// Numbers of so many bits at which operations change what they do.
fn numbers(width: u32) -> Vec<String> {
    let all = u64::MAX >> (64 - width);
    let mut numbers = vec![0, 1, 2, 3, 7, 31, 63, all, all - 1, all / 2, all / 2 + 1, all / 3];
    numbers.iter_mut().for_each(|n| *n &= all);
    numbers.sort_unstable();
    numbers.dedup();
    numbers.into_iter().map(|n| n.to_string()).collect()
}

const WIDTHS: [u32; 8] = [1, 8, 16, 31, 32, 33, 63, 64];

#[test]
fn integers() {
    for width in WIDTHS {
        let ty = format!("i{width}");
        let mut lines = Vec::new();
        for op in ["add", "sub", "mul", "shl"] {
            for flags in ["", "nuw", "nsw", "nuw nsw"] {
                lines.push(format!("{op} {flags} {ty} %a, %b"));
            }
        }
        for op in ["lshr", "ashr"] {
            lines.extend(["", "exact"].map(|flags| format!("{op} {flags} {ty} %a, %b")));
        }
        let rest = ["and", "or", "or disjoint", "xor"];
        lines.extend(rest.map(|op| format!("{op} {ty} %a, %b")));
        // By a constant as well.
        lines.push(format!("add nsw {ty} %a, -1"));
        lines.push(format!("shl nuw {ty} %a, 0"));
        operations(&format!("int{width}"), &ty, &numbers(width), &lines, &ty);
    }
}

/// Of positive numbers: nothing else is undefined in a division.
#[test]
fn quotients() {
    for width in WIDTHS.into_iter().filter(|width| *width > 1) {
        let ty = format!("i{width}");
        let positive: Vec<String> = numbers(width).into_iter().filter(|n| n != "0").collect();
        let lines = ["udiv", "udiv exact", "urem"].map(|op| format!("{op} {ty} %a, %b"));
        operations(&format!("udiv{width}"), &ty, &positive, &lines, &ty);
        let all = u64::MAX >> (64 - width);
        let fits = |n: &String| n.parse::<u64>().unwrap() != all;
        let safe: Vec<String> = positive.into_iter().filter(fits).collect();
        let lines = ["sdiv", "sdiv exact", "srem"].map(|op| format!("{op} {ty} %a, %b"));
        operations(&format!("sdiv{width}"), &ty, &safe, &lines, &ty);
    }
}

#[test]
fn comparisons() {
    let predicates = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];
    for width in WIDTHS {
        let ty = format!("i{width}");
        let lines = predicates.map(|pred| format!("icmp {pred} {ty} %a, %b"));
        operations(&format!("icmp{width}"), &ty, &numbers(width), &lines, "i1");
    }
}

#[test]
fn conversions() {
    for width in WIDTHS {
        let ty = format!("i{width}");
        for to in WIDTHS.into_iter().filter(|to| *to != width) {
            let lines = match to < width {
                true => ["trunc", "trunc nuw", "trunc nsw"],
                false => ["zext", "zext nneg", "sext"],
            };
            let lines = lines.map(|op| format!("{op} {ty} %a to i{to}"));
            let name = format!("cast{width}to{to}");
            operations(&name, &ty, &numbers(width), &lines, &format!("i{to}"));
        }
        for float in ["double", "float"] {
            let lines = ["sitofp", "uitofp"].map(|op| format!("{op} {ty} %a to {float}"));
            operations(&format!("{float}{width}"), &ty, &numbers(width), &lines, float);
        }
    }
}

#[test]
fn floats() {
    // Of both kinds: the smallest and the largest, infinities, no number, and some more.
    let numbers = [
        "0.0",
        "-0.0",
        "1.0",
        "-1.5",
        "0x47EFFFFFE0000000",
        "0x36A0000000000000",
        "0x7FF0000000000000",
        "0xFFF0000000000000",
        "0x7FF8000000000000",
        "0x3FD5555560000000",
        "16777217.0e-1",
        "-2.5",
    ];
    let numbers: Vec<String> =
        numbers.iter().filter(|n| !n.contains("e-1")).map(|n| n.to_string()).collect();
    for (ty, other) in [("double", "float"), ("float", "double")] {
        let mut lines = Vec::new();
        lines.extend(["fadd", "fsub", "fmul", "fdiv"].map(|op| format!("{op} {ty} %a, %b")));
        lines.push(format!("fneg {ty} %a"));
        operations(ty, ty, &numbers, &lines, ty);
        let predicates = [
            "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
            "une", "uno", "true", "false",
        ];
        let lines = predicates.map(|pred| format!("fcmp {pred} {ty} %a, %b"));
        operations(&format!("fcmp-{ty}"), ty, &numbers, &lines, "i1");
        let op = if ty == "float" { "fpext" } else { "fptrunc" };
        let lines = [format!("{op} {ty} %a to {other}")];
        operations(op, ty, &numbers, &lines, other);
    }
}
