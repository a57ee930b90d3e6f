//! The forms of LLVM 2.6 to 3.6: what they become, and what is wrong in them.

use crate::common::{accept, in_function, reject_with, round_trip};

const PARAMS: &str = "i32* %p, { i8, [4 x i64] }* %s, <2 x i8*> %v, i32 %n, i1 %c, i32 (i32)* %f";

/// Lines of a body in an old form, and as they are printed.
fn becomes(lines: &[(&str, &str)]) {
    for (line, new) in lines {
        let module = accept(&in_function("void", PARAMS, &format!("  {line}\n  ret void")));
        let printed = round_trip(&module);
        assert!(printed.contains(new), "{line}: {new} is missing from\n{printed}");
    }
}

/// A line of a body that is refused, with these words.
fn bad(line: &str, message: &str) {
    let more = ", i32 addrspace(1)** %q";
    let text = in_function("void", &format!("{PARAMS}{more}"), &format!("  {line}\n  ret void"));
    reject_with(&text, 2, message);
}

#[test]
fn pointers_say_what_is_accessed() {
    becomes(&[
        ("%a = load i32* %p", "%a = load i32, i32* %p"),
        ("%a = load volatile i32* %p, align 4", "%a = load volatile i32, i32* %p, align 4"),
        ("%a = volatile load i32* %p", "%a = load volatile i32, i32* %p"),
        ("volatile store i32 1, i32* %p", "store volatile i32 1, i32* %p"),
        (
            "%a = load atomic volatile i32* %p singlethread acquire, align 4",
            "%a = load atomic volatile i32, i32* %p syncscope(\"singlethread\") acquire, align 4",
        ),
        (
            "%a = getelementptr inbounds { i8, [4 x i64] }* %s, i64 0, i32 1, i64 3",
            "%a = getelementptr inbounds { i8, [4 x i64] }, { i8, [4 x i64] }* %s, i64 0, i32 1, \
             i64 3",
        ),
        ("%a = getelementptr <2 x i8*> %v, i64 4", "getelementptr i8, <2 x i8*> %v, i64 4"),
        (
            "%a = load i32* getelementptr (i32* null, i32 4)",
            "%a = load i32, i32* getelementptr (i32, i32* null, i32 4)",
        ),
        ("%a = alloca i1addrspace(2)*", "%a = alloca i1 addrspace(2)*"),
        ("%a = alloca [11x i8]", "%a = alloca [11 x i8]"),
    ]);
    bad("%a = load i32 %n", "expected `,`");
    bad("%a = load i32* %p, i32* %p", "expected a metadata attachment");
    bad("%a = load i32 (i32)* %f", "values of type `i32 (i32)` do not exist");
    bad("%a = load atomic i32* %p, align 4", "expected an atomic ordering");
    bad("%a = getelementptr i32 %n, i32 0", "expected `,`");
    bad("%a = getelementptr i32* %p, i32 0, i32 0", "no elements");
    bad("volatile add i32 %n, 1", "expected `load` or `store`");
    let opaque = in_function("void", "ptr %p", "  %a = load ptr %p\n  ret void");
    reject_with(&opaque, 2, "write the type and a comma first");
}

#[test]
fn both_kinds_of_pointers_in_one_module() {
    let text = "define i32 @f(ptr %p, i32* %q) {\n  %a = load i32* %q\n  \
                %b = getelementptr i32* %q, i64 1\n  %c = cmpxchg i32* %q, i32 %a, i32 1 seq_cst\n  \
                store i32 %c, ptr %b\n  ret i32 %a\n}\n";
    let printed = round_trip(&accept(text));
    assert!(printed.contains("%a = load i32, ptr %q"), "{printed}");
    assert!(printed.contains("%b = getelementptr i32, ptr %q, i64 1"), "{printed}");
}

#[test]
fn calls_by_the_type_of_a_pointer() {
    let text = "
declare i32 @printf(i8*, ...)
declare void ()* @chooses()
define void @f(void ()* %f, void ()* ()* %g) {
entry:
  %a = call i32 (i8*, ...)* @printf(i8* null, i32 1)
  call void ()* %f()
  %b = call void ()* ()* @chooses()
  %c = call void ()* @chooses()
  %d = call void ()* %g()
  %e = call void ()* ()* %g()
  call void (i32)* bitcast (void ()* ()* @chooses to void (i32)*)(i32 1)
  br label %loop
loop:
  call void (i32)* %later(i32 1)
  %later = bitcast void ()* %f to void (i32)*
  call void ()* asm sideeffect \"nop\", \"\"()
  ret void
}
";
    // The one that is used before it is defined is in no loop: only its form is looked at.
    let module = tresse_ir::parse("test.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    let printed = round_trip(&module);
    for line in [
        "%a = call i32 (i8*, ...) @printf(i8* null, i32 1)",
        "call void %f()",
        "%b = call void ()* @chooses()",
        "%c = call void ()* @chooses()",
        "%d = call void ()* %g()",
        "%e = call void ()* %g()",
        "call void bitcast (void ()* ()* @chooses to void (i32)*)(i32 1)",
        "call void %later(i32 1)",
        "call void asm sideeffect",
    ] {
        assert!(printed.contains(line), "{line} is missing from\n{printed}");
    }
    bad("%a = call i32 (i64)* %f(i64 1)", "has type `i32 (i32)*`");
    bad("%a = call i32 (i32)* %f()", "call with 0 arguments where 1 are expected");
}

#[test]
fn one_ordering_makes_a_value() {
    let line = "%a = cmpxchg i32* %p, i32 0, i32 1 singlethread acq_rel, !k !{}";
    becomes(&[
        (
            line,
            "%old.0 = cmpxchg i32* %p, i32 0, i32 1 syncscope(\"singlethread\") acq_rel acquire",
        ),
        (line, "%a = extractvalue { i32, i1 } %old.0, 0, !k !{}"),
        ("%a = cmpxchg i32* %p, i32 0, i32 1 release", "i32 1 release monotonic"),
        ("cmpxchg i32* %p, i32 0, i32 1 seq_cst\n  %2 = add i32 %1, 1", "%1 = extractvalue"),
        (
            "%old.0 = cmpxchg i32* %p, i32 0, i32 1 seq_cst",
            "%old.0 = extractvalue { i32, i1 } %old.1",
        ),
        (
            "%a = cmpxchg i32* %p, i32 0, i32 1 seq_cst seq_cst\n  %b = extractvalue { i32, i1 } %a, 1",
            "%b =",
        ),
    ]);
    bad("%a = cmpxchg i32* %p, i64 0, i64 1 seq_cst", "value has type `i64`");
    let opaque =
        in_function("void", "ptr %p", "  cmpxchg ptr %p, i32 0, i32 1 seq_cst\n  ret void");
    reject_with(&opaque, 3, "expected an atomic ordering");
}

#[test]
fn intrinsics_that_are_instructions() {
    let declared = "
declare i32 @llvm.atomic.load.umax.i32.p0i32(i32*, i32)
declare i32 @llvm.atomic.las.i32(i32*, i32)
declare i32 @llvm.atomic.swap.i32(i32*, i32)
declare i32 @llvm.atomic.cmp.swap.i32.p0i32(i32*, i32, i32)
declare i32 @llvm.atomic.load.mul.i32.p0i32(i32*, i32)
declare void @llvm.memory.barrier(i1, i1, i1, i1, i1)
define void @f(i32* %p) {
";
    for (line, new) in [
        (
            "%a = call i32 @llvm.atomic.load.umax.i32.p0i32(i32* %p, i32 1)",
            "umax i32* %p, i32 1 mono",
        ),
        ("%a = call i32 @llvm.atomic.las.i32(i32* %p, i32 1)", "atomicrmw add i32* %p, i32 1 mono"),
        ("%a = tail call i32 @llvm.atomic.swap.i32(i32* %p, i32 1)", "atomicrmw xchg i32* %p"),
        (
            "%a = call i32 @llvm.atomic.cmp.swap.i32.p0i32(i32* %p, i32 0, i32 1)",
            "cmpxchg i32* %p, i32 0, i32 1 monotonic monotonic",
        ),
        ("call void @llvm.memory.barrier(i1 0, i1 0, i1 0, i1 1, i1 0)", "fence release"),
        ("call void @llvm.memory.barrier(i1 1, i1 0, i1 0, i1 0, i1 0)", "fence acquire"),
        ("call void @llvm.memory.barrier(i1 1, i1 1, i1 0, i1 1, i1 0)", "fence acq_rel"),
        ("call void @llvm.memory.barrier(i1 0, i1 0, i1 1, i1 0, i1 1)", "fence seq_cst"),
        ("call void @llvm.memory.barrier(i1 0, i1 0, i1 0, i1 0, i1 1)", "call void @llvm.memory"),
    ] {
        let printed = round_trip(&accept(&format!("{declared}  {line}\n  ret void\n}}\n")));
        assert!(printed.contains(new), "{new} is missing from\n{printed}");
    }
    let bad = "  %a = call i32 @llvm.atomic.load.mul.i32.p0i32(i32* %p, i32 1)\n  ret void\n}\n";
    reject_with(&format!("{declared}{bad}"), 9, "no intrinsic `llvm.atomic.load.mul");
}

#[test]
fn heap_instructions() {
    let line = "%a = malloc { i8, i64 }, i32 %n, align 4\n  free { i8, i64 }* %a";
    becomes(&[
        (line, "%old.0 = zext i32 %n to i64"),
        (line, "%old.1 = mul i64 ptrtoint ({ i8, i64 }* getelementptr ({ i8, i64 }, { i8, i64 }*"),
        (line, "%old.2 = call i8* @malloc(i64 %old.1)"),
        (line, "%a = bitcast i8* %old.2 to { i8, i64 }*"),
        (line, "call void @free(i8* %old.3)"),
        (line, "declare void @free(i8*)"),
        ("%a = malloc i8, align 8", "call i8* @malloc(i64 ptrtoint"),
    ]);
    bad("%a = malloc i32, i1* null", "malloc of a number of type `i1*`");
    bad("free i32 %n", "free of a value of type `i32`");
    reject_with(
        "@malloc = global i32 0\ndefine void @f() {\n  malloc i8\n  ret void\n}\n",
        4,
        "no function",
    );
}

#[test]
fn results_and_ends_of_functions() {
    let text = "define { i32, i8 } @two() {\n  ret i32 1, i8 2\n}\ndefine i8 @f() {\n  \
                %a = call { i32, i8 } @two()\n  %b = getresult { i32, i8 } %a, 1\n  ret i8 %b\n}\n\
                define void @g() {\n  unwind\n}\n";
    let printed = round_trip(&accept(text));
    for line in ["insertvalue { i32, i8 } undef, i32 1, 0", "ret { i32, i8 } %old.1", "  unwind\n"]
    {
        assert!(printed.contains(line), "{line} is missing from\n{printed}");
    }
    assert!(printed.contains("%b = extractvalue { i32, i8 } %a, 1"), "{printed}");
    let two = |ret| format!("define {{ i32, i8 }} @two() {{\n  {ret}\n}}\n");
    reject_with(&two("ret i32 1, i32 2"), 2, "value has type `i32` where `i8`");
    reject_with(&two("ret i32 1, i8 2, i8 3"), 2, "3 results where 2 are expected");
    reject_with("define i32 @f() {\n  ret i32 1, i32 2\n}\n", 2, "expected a metadata attachment");
    bad("%a = vicmp eq <2 x i32> zeroinitializer, zeroinitializer", "write `icmp`");
}

#[test]
fn metadata_is_said_once() {
    let text = r#"
declare void @llvm.dbg.value(metadata, i64, metadata)
define void @f(i32 %x) {
  call void @llvm.dbg.value(metadata !{i32 %x}, i64 0, metadata !1), !dbg !0
  call void @llvm.dbg.value(metadata !"metadata", i64 0, metadata !1)
  ret void, !k !1
}
!llvm.dbg.cu = !{!0}
!0 = metadata !{i32 1, metadata !"the metadata !x", metadata !1, null}
!1 = metadata !{ metadata !{metadata !0}, void (i32)* @f}
"#;
    let printed = round_trip(&accept(text));
    assert!(printed.contains("!0 = !{i32 1, !\"the metadata !x\", !1, null}"), "{printed}");
    assert!(printed.contains("!1 = !{ !{!0}, void (i32)* @f}"), "{printed}");
    let printed = round_trip(&accept("!0 = metadata !{i32 0,metadata metadata !0}\n"));
    assert!(printed.contains("!0 = !{i32 0,!0}"), "{printed}");
    reject_with("!0 = metadata i32 1\n", 1, "expected a metadata node");
}

#[test]
fn personality_of_a_landing_pad() {
    let pad = |name: &str| {
        format!(
            "  %p = landingpad {{ i8*, i32 }} personality i8* {name}\n    cleanup\n  ret void\n"
        )
    };
    let function = |more: String| {
        format!(
            "declare i32 @a(...)\ndefine void @f() {{\n  invoke void @f() to label %go unwind label \
             %x\ngo:\n  invoke void @f() to label %end unwind label %y\nend:\n  ret void\n{more}}}\n"
        )
    };
    let a = "bitcast (i32 (...)* @a to i8*)";
    let y = pad(a).replace("%p", "%q");
    let printed = round_trip(&accept(&function(format!("x:\n{}y:\n{y}", pad(a)))));
    assert!(printed.contains("@f() personality i32 (...)* @a {"), "{printed}");
    let two = function(format!("x:\n{}y:\n{}", pad(a), pad("null").replace("%p", "%q")));
    reject_with(&two, 13, "have one personality");
}

#[test]
fn globals_and_aliases() {
    let text = "
@a = linker_private hidden global i32 0
@b = linkonce_odr_auto_hide constant i8 1
internal constant i64 7
@c = dllimport global i32
@d = dllimport global i32*
@e = alias weak i32* @a
@f = alias bitcast (i32* @a to i8*)
@gthr = alias weak i32 (i8*, ...)* @printf
@last = alias internal i32 (i8*, ...)* @other
@of_it = global i32 (i8*, ...)* @gthr
declare i32 @printf(i8*, ...) nounwind
external global i8
define i32 @other(i8*, ...) {
  ret i32 0
}
";
    let module = accept(text);
    let printed = round_trip(&module);
    for line in [
        "@a = private global i32 0",
        "@b = linkonce_odr constant i8 1",
        "@0 = internal constant i64 7",
        "@1 = external global i8",
        "@e = weak alias i32, i32* @a",
        "@f = alias i8, i8* bitcast (i32* @a to i8*)",
        "@last = internal alias i32 (i8*, ...), i32 (i8*, ...)* @other",
        "@of_it = global i32 (i8*, ...)* @printf",
        "declare extern_weak i32 @printf",
    ] {
        assert!(printed.contains(line), "{line} is missing from\n{printed}");
    }
    assert_eq!(module.aliases.len(), 3);
    reject_with("@a = alias weak i32 @b\n@b = global i32 0\n", 1, "expected `,`");
    reject_with("declare void @f()\n@a = alias i32* @f\n", 2, "value has type `void ()*`");
    reject_with("@a = alias bitcast (i32* @b)\n", 1, "expected `to`");
    reject_with("@a = internal hidden global i32 0\n", 1, "default visibility");
}

#[test]
fn integers_are_cut_to_their_width() {
    let printed =
        round_trip(&accept("@a = global i8 300\n@b = global i1 2\n@c = global i8 -129\n"));
    for line in ["@a = global i8 44", "@b = global i1 false", "@c = global i8 127"] {
        assert!(printed.contains(line), "{line} is missing from\n{printed}");
    }
}
