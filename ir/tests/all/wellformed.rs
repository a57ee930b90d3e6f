//! What `verify` finds, and what it must let pass.

use crate::common::{accept, in_function, reject_with};

const PARAMS: &str = "i32 %n, ptr %p, i1 %c";

fn bad(body: &str, line: u32, message: &str) {
    reject_with(&in_function("void", PARAMS, body), line + 1, message);
}

fn good(body: &str) {
    let module = accept(&in_function("void", PARAMS, body));
    assert!(!module.functions[0].blocks.is_empty());
}

#[test]
fn definitions_dominate_uses() {
    bad(
        "  %a = add i32 %b, 1\n  %b = add i32 1, 1\n  ret void",
        1,
        "`%b` is not defined on every path",
    );
    bad("  %a = add i32 %a, 1\n  ret void", 1, "`%a` is not defined");
    let diamond = |used: &str| {
        format!(
            "  br i1 %c, label %x, label %y\nx:\n  %a = add i32 %n, 1\n  br label %z\ny:\n  \
             br label %z\nz:\n{used}\n  ret void"
        )
    };
    bad(&diamond("  %b = add i32 %a, 1"), 8, "`%a` is not defined on every path");
    good(&diamond("  %b = phi i32 [ %a, %x ], [ 0, %y ]"));
    bad(&diamond("  %b = phi i32 [ 0, %x ], [ %a, %y ]"), 8, "`%a` is not defined");
    // A loop may use the value of its last round, through a phi only.
    good(
        "  br label %l\nl:\n  %i = phi i32 [ 0, %0 ], [ %j, %l ]\n  %j = add i32 %i, 1\n  \
         br i1 %c, label %l, label %e\ne:\n  %k = add i32 %j, 1\n  ret void",
    );
    // What cannot be reached may use anything, even itself.
    good("  ret void\nu:\n  %a = add i32 %a, 1\n  br label %u");
    bad(
        "  br label %z\nu:\n  %a = add i32 1, 1\n  br label %z\nz:\n  %b = add i32 %a, 1\n  \
         ret void",
        6,
        "`%a` is not defined",
    );
}

#[test]
fn results_of_invokes() {
    let text = |rest: &str| {
        format!(
            "declare i32 @g()\ndefine i32 @f(i1 %c) personality ptr null {{\n  \
             br i1 %c, label %a, label %b\na:\n  %x = invoke i32 @g() to label %b unwind label %u\n\
             b:\n{rest}\nu:\n  %l = landingpad {{ ptr, i32 }} cleanup\n  ret i32 0\n}}\n"
        )
    };
    accept(&text("  %y = phi i32 [ %x, %a ], [ 0, %0 ]\n  ret i32 %y"));
    reject_with(&text("  ret i32 %x"), 7, "`%x` is not defined on every path");
    reject_with(
        &text("  ret i32 0").replace("ret i32 0\n}", "ret i32 %x\n}"),
        10,
        "`%x` is not defined",
    );
    reject_with(
        &text("  ret i32 0").replace("  %l = landingpad { ptr, i32 } cleanup\n", ""),
        5,
        "pad",
    );
}

/// Each of these modules is refused by `opt-19 -passes=verify` as well.
#[test]
fn landing_pads() {
    let good = "declare i32 @g()\ndefine i32 @f(i1 %c) personality ptr @g {\n  \
                %x = invoke i32 @g() to label %a unwind label %u\na:\n  ret i32 %x\nu:\n  \
                %l = landingpad { ptr, i32 } catch ptr null filter [1 x ptr] [ptr @g]\n  \
                resume { ptr, i32 } %l\n}\n";
    accept(good);
    // What a clause is goes by its type.
    accept(&good.replace("catch ptr null", "catch [0 x ptr] zeroinitializer"));
    accept(&good.replace("filter [1 x ptr] [ptr @g]", "filter ptr @g"));
    let bad = |from: &str, to: &str, line, message| {
        assert!(good.contains(from));
        reject_with(&good.replacen(from, to, 1), line, message);
    };
    bad(" personality ptr @g", "", 7, "a function with a personality");
    bad("label %a unwind", "label %u unwind", 7, "by the unwind edge of an invoke");
    bad("  ret i32 %x", "  br label %u", 7, "by the unwind edge of an invoke");
    bad("u:\n", "u:\n  %y = add i32 1, 1\n", 3, "does not start with a pad");
    bad("u:\n", "u:\n  %k = landingpad { ptr, i32 } cleanup\n", 8, "after other instructions");
    bad(" catch ptr null filter [1 x ptr] [ptr @g]", "", 7, "without a clause");
    bad("catch ptr null", "catch i32 0", 7, "catch of what is no constant");
    bad("filter [1 x ptr] [ptr @g]", "filter [1 x ptr] undef", 7, "filter of what is no array");
    bad("resume { ptr, i32 } %l", "resume i32 0", 8, "landing pads of one function have one type");
    let lone =
        "define void @f() personality ptr @f {\n  %l = landingpad i32 cleanup\n  ret void\n}";
    reject_with(lone, 2, "by the unwind edge of an invoke");
}

#[test]
fn phis_match_predecessors() {
    let with = |phi: &str| {
        format!("  br i1 %c, label %x, label %y\nx:\n  br label %y\ny:\n{phi}\n  ret void")
    };
    good(&with("  %a = phi i32 [ 1, %0 ], [ 2, %x ]"));
    bad(&with("  %a = phi i32 [ 1, %0 ]"), 5, "no value for predecessor `%x`");
    bad(&with("  %a = phi i32 [ 1, %0 ], [ 1, %x ], [ 1, %y ]"), 5, "`%y` is no predecessor");
    bad(&with("  %a = phi i32 [ 1, %0 ], [ 1, %x ], [ 1, %x ]"), 5, "`%x` is no predecessor");
    bad(&with("  %b = add i32 1, 1\n  %a = phi i32 [ 1, %0 ], [ 2, %x ]"), 6, "phi after other");
    let twice = |other: &str| {
        format!(
            "  br i1 %c, label %y, label %y\ny:\n  %a = phi i32 [ 1, %0 ], [ {other}, %0 ]\n  \
             ret void"
        )
    };
    good(&twice("1"));
    bad(&twice("2"), 3, "two values for one predecessor");
}

#[test]
fn entry_and_returns() {
    reject_with(
        "define void @f() {\na:\n  br label %a\n}\n",
        1,
        "entry block cannot have predecessors",
    );
    bad("  ret i32 1", 1, "returns `i32` from a function of `void`");
    reject_with("define i32 @f() {\n  ret void\n}\n", 2, "returns `void` from a function of `i32`");
    reject_with("define i32 @f() {\n  ret i64 1\n}\n", 2, "returns `i64`");
}

#[test]
fn atomics() {
    bad("  %a = load atomic i32, ptr %p release, align 4\n  ret void", 1, "release ordering");
    bad("  %a = load atomic i32, ptr %p acq_rel, align 4\n  ret void", 1, "release ordering");
    bad("  store atomic i32 0, ptr %p acquire, align 4\n  ret void", 1, "acquire ordering");
    bad("  fence monotonic\n  ret void", 1, "acquire or stronger");
    bad("  %a = cmpxchg ptr %p, i32 0, i32 1 seq_cst release\n  ret void", 1, "when it fails");
    bad(
        "  %a = cmpxchg ptr %p, i32 0, i32 1 unordered monotonic\n  ret void",
        1,
        "monotonic or stronger",
    );
    bad("  %a = atomicrmw add ptr %p, i32 1 unordered\n  ret void", 1, "monotonic or stronger");
    bad(
        "  %a = atomicrmw add ptr %p, float 1.0 seq_cst\n  ret void",
        1,
        "not defined on type `float`",
    );
    bad("  %a = atomicrmw fadd ptr %p, i32 1 seq_cst\n  ret void", 1, "not defined on type `i32`");
    bad("  %a = load atomic i24, ptr %p seq_cst, align 4\n  ret void", 1, "24 bits");
    bad("  %a = load atomic i1, ptr %p seq_cst, align 1\n  ret void", 1, "1 bits");
    bad("  %a = load atomic [2 x i8], ptr %p seq_cst, align 2\n  ret void", 1, "type `[2 x i8]`");
    bad("  %a = load atomic i32, ptr %p seq_cst\n  ret void", 1, "must have an alignment");
    good(
        "  %a = load atomic i128, ptr %p unordered, align 16\n  \
         %b = atomicrmw xchg ptr %p, ptr %p acquire\n  \
         %d = load atomic double, ptr %p seq_cst, align 8\n  fence release\n  ret void",
    );
}

#[test]
fn sizes_switches_and_calls() {
    let opaque = "%o = type opaque\n";
    let bad_opaque = |body: &str| {
        reject_with(&format!("{opaque}{}", in_function("void", "ptr %p", body)), 3, "no size");
    };
    bad_opaque("  %a = alloca %o\n  ret void");
    bad_opaque("  %a = load %o, ptr %p\n  ret void");
    bad_opaque("  store %o undef, ptr %p\n  ret void");
    bad_opaque("  %a = getelementptr %o, ptr %p, i64 1\n  ret void");
    bad(
        "  switch i32 %n, label %x [i32 1, label %x\n i32 1, label %x]\nx:\n  ret void",
        1,
        "given twice",
    );
    bad(
        "  switch i32 %n, label %x [i32 255, label %x\n i32 u0xFF, label %x]\nx:\n  ret void",
        1,
        "given twice",
    );
    bad(
        "  call void @f(i32 %n, ptr %p, i1 %c, i32 1)\n  call void (i32) %p(i32 1, i32 2)\n  \
         ret void",
        2,
        "2 arguments where 1",
    );
    bad("  call void (i64) %p(i32 1)\n  ret void", 1, "value has type `i32` where `i64`");
}

#[test]
fn linkage_and_aliases() {
    reject_with("declare internal void @f()\n", 1, "`external` or `extern_weak`");
    reject_with("define extern_weak void @f() {\n  ret void\n}\n", 1, "cannot have a body");
    reject_with("@g = private global i32\n\n", 3, "expected a constant");
    reject_with("@g = extern_weak global i32 0\n", 1, "expected a definition or declaration");
    reject_with("@a = alias i8, ptr @b\n@b = alias i8, ptr @a\n", 1, "stands for itself");
    reject_with("@a = alias i8, getelementptr (i8, ptr @a, i64 1)\n", 1, "stands for itself");
    // LangRef, "Aliases": a new name for what is defined here, and stays here.
    let undefined = "must be defined in this module";
    reject_with("@g = external global i32\n@a = alias i32, ptr @g\n", 2, undefined);
    reject_with("declare void @f()\n@a = alias void (), ptr @f\n", 2, undefined);
    reject_with("@g = available_externally global i8 1\n@a = alias i8, ptr @g\n", 2, undefined);
    reject_with(
        "@g = external global [2 x i8]\n@a = alias i8, getelementptr (i8, ptr @g, i64 1)\n",
        2,
        undefined,
    );
    reject_with(
        "@g = global i8 1\n@a = weak alias i8, ptr @g\n@b = alias i8, ptr @a\n",
        3,
        "replace",
    );
    reject_with("@g = global i8 1\n@f = ifunc void (), ptr @g\n", 2, "must be a function");
    let module = accept(
        "declare extern_weak void @f()\n@g = weak global i32 1\n@a = alias i32, ptr @g\n\
         @b = alias i8, inttoptr (i64 5 to ptr)\n",
    );
    assert_eq!(module.aliases.len(), 2);
}

/// The verifier also looks at modules that did not come from the parser.
#[test]
fn modules_changed_by_hand() {
    use tresse_ir::ast::{BlockId, InstKind, LocalId, Operand, Value};
    let text =
        in_function("i32", "i32 %n", "  %a = add i32 %n, 1\n  br label %x\nx:\n  ret i32 %a");
    let errors = |change: &dyn Fn(&mut tresse_ir::ast::Function)| {
        let mut module = accept(&text);
        change(&mut module.functions[0]);
        tresse_ir::verify(&module).expect_err("an error").remove(0).message
    };
    assert!(errors(&|f| drop(f.blocks[0].insts.pop())).contains("terminator"));
    assert!(errors(&|f| f.blocks[0].insts.clear()).contains("without instructions"));
    assert!(errors(&|f| f.blocks[0].insts.swap(0, 1)).contains("terminator"));
    let out_of_range = errors(&|f| {
        let ty = f.locals[0].ty;
        let value = Some(Operand { ty, value: Value::Local(LocalId(99)) });
        f.blocks[1].insts[0].kind = InstKind::Ret { value };
    });
    assert!(out_of_range.contains("used as `i32`"), "{out_of_range}");
    let nowhere = errors(&|f| f.blocks[0].insts[1].kind = InstKind::Br { target: BlockId(9) });
    assert!(nowhere.contains("no block"), "{nowhere}");
}
