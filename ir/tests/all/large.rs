//! Large modules: long functions, many blocks, many names, long constants.

use tresse_ir::{parse, print, verify};

/// A large module goes through parser, verifier and printer, and comes back the same. Input of this
/// size would not come back within any patience if something were quadratic; how long it takes is
/// for the benches to say (`front`, `parse_long_function`).
fn goes_through(make: impl Fn(usize) -> String, size: usize) {
    let text = make(size);
    let module = parse("big.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    verify(&module).unwrap_or_else(|e| panic!("{}", e[0]));
    let printed = print(&module);
    let again = parse("again.ll", printed.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    let count = |m: &tresse_ir::Module| {
        let insts: usize = m.functions.iter().flat_map(|f| &f.blocks).map(|b| b.insts.len()).sum();
        (m.functions.len(), m.globals.len(), m.consts.len(), insts)
    };
    assert_eq!(count(&module), count(&again));
    assert_eq!(printed, print(&again));
}

#[test]
fn long_functions() {
    goes_through(
        |n| {
            let mut text = String::from("define i32 @f(i32 %x0) {\n");
            for i in 1..n {
                text += &format!("  %x{i} = add nsw i32 %x{}, {i}\n", i - 1);
            }
            text + &format!("  ret i32 %x{}\n}}\n", n - 1)
        },
        100_000,
    );
}

#[test]
fn many_blocks_with_one_exit() {
    // `if (bad) goto out;` many times over, with a phi that has an entry for each.
    goes_through(
        |n| {
            let mut text = String::from("define i32 @f(i1 %c) {\nb0:\n");
            let mut phi = String::new();
            for i in 0..n {
                text += &format!("  br i1 %c, label %out, label %b{}\nb{}:\n", i + 1, i + 1);
                phi += &format!("[ {i}, %b{i} ], ");
            }
            text + &format!(
                "  br label %out\nout:\n  %p = phi i32 {phi} [ 1, %b{n} ]\n  ret i32 %p\n}}\n"
            )
        },
        80_000,
    );
}

#[test]
fn many_forward_references() {
    goes_through(
        |n| {
            let mut text = String::from("define void @f() {\n  br label %s\n");
            for i in 0..n {
                text += &format!(
                    "b{i}:\n  %v{i} = add i32 %w{i}, 1\n  br label %e\nc{i}:\n  \
                     %w{i} = add i32 1, 2\n  br label %b{i}\n"
                );
            }
            text += "s:\n  switch i32 0, label %e [\n";
            for i in 0..n {
                text += &format!("    i32 {i}, label %c{i}\n");
            }
            text + "  ]\ne:\n  ret void\n}\n"
        },
        40_000,
    );
}

#[test]
fn many_functions_globals_and_nodes() {
    goes_through(
        |n| {
            let mut text = String::new();
            for i in 0..n {
                text +=
                    &format!("@g{i} = global [4 x i8] c\"abc\\00\"\n%t{i} = type {{ i32, ptr }}\n");
                text += &format!(
                    "define ptr @f{i}(ptr %p) !dbg !{i} {{\n  \
                     %q = getelementptr %t{i}, ptr @g{i}, i64 {i}\n  \
                     call void @k(ptr %q, i32 {i}) #0, !dbg !{i}\n  \
                     ret ptr blockaddress(@f{i}, %b)\nb:\n  ret ptr @f{}\n}}\n",
                    n - 1 - i
                );
                text += &format!("!{i} = distinct !DISubprogram(name: \"f{i}\", scope: !{i})\n");
            }
            text + "declare void @k(ptr, i32)\nattributes #0 = { nounwind }\n"
        },
        40_000,
    );
}

#[test]
fn long_constants_and_lines() {
    goes_through(
        |n| {
            let list = |unit: &str| vec![unit; n].join(", ");
            let aggregate = list("{ i32, i8 } { i32 1, i8 2 }");
            format!(
                "@a = global [{n} x {{ i32, i8 }}] [{aggregate}]\n@s = global [{n} x i8] c\"{}\"\n\
                 define void @f({}) {{\n  ret void\n}}\n",
                "x".repeat(n),
                list("i32 noundef"),
            )
        },
        200_000,
    );
}
