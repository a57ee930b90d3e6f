//! What attributes, flags and metadata promise of values: LangRef, "Parameter Attributes",
//! "Fast-Math Flags", "range Metadata" and its kin, "Assume Operand Bundles". A broken promise
//! gives poison, which a branch finds, or is undefined behaviour at once.

use crate::common;

use tresse_machine::Config;
use tresse_machine::lower::Locals;

/// Declarations and functions that the tests use. `@use…` branch on what they get.
const PRELUDE: &str = "\
@g = global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@zero = global ptr null
@five = global i32 5
@nan = global float 0x7FF8000000000000
define void @use(i64 %x) {
  %c = icmp eq i64 %x, 77
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}
define void @use_float(float %x) {
  %i = bitcast float %x to i32
  %w = zext i32 %i to i64
  call void @use(i64 %w)
  ret void
}
define void @use_ptr(ptr %p) {
  %w = ptrtoint ptr %p to i64
  call void @use(i64 %w)
  ret void
}
define void @nonnull(ptr nonnull %p) {
  call void @use_ptr(ptr %p)
  ret void
}
define void @nonnull_unused(ptr nonnull %p) {
  ret void
}
define void @nonnull_noundef(ptr nonnull noundef %p) {
  ret void
}
define void @aligned(ptr align 8 %p) {
  call void @use_ptr(ptr %p)
  ret void
}
define void @in_range(i32 range(i32 -2, 6) %x) {
  %w = zext i32 %x to i64
  call void @use(i64 %w)
  ret void
}
define void @no_class(float nofpclass(nan ninf) %x) {
  call void @use_float(float %x)
  ret void
}
define void @here(ptr dereferenceable(8) %p) {
  ret void
}
define void @here_or_null(ptr dereferenceable_or_null(8) %p) {
  ret void
}
define void @result(ptr sret({ i64, i64 }) %p) {
  ret void
}
define ptr @same(ptr returned %p, ptr %q) {
  ret ptr %q
}
define nonnull ptr @no_null(ptr %p) {
  ret ptr %p
}
define ptr @any(ptr %p) {
  ret ptr %p
}
define noundef i32 @defined(i32 %x) {
  ret i32 %x
}
define float @float(float %x) {
  ret float %x
}
define void @needs(i32 noundef %x) {
  ret void
}
define void @stored(ptr writable dereferenceable(4) %p) {
  ret void
}
@constant = constant i32 3
declare i32 @abs(i32 noundef range(i32 0, 10)) nounwind
declare float @llvm.fabs.f32(float)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>)
declare void @llvm.assume(i1)
";

/// How `main` with this body ends.
fn ending(body: &str) -> String {
    let text = format!(
        "{PRELUDE}define i32 @main() {{\n{body}\n  ret i32 0\n}}\n!0 = !{{i32 0, i32 5, i32 7, i32 9}}\n\
         !1 = !{{}}\n!2 = !{{i64 8}}\n!3 = !{{i64 4}}\n!4 = !{{i64 17}}\n"
    );
    let said = [Locals::Memory, Locals::Registers]
        .map(|locals| common::ending(&[("a.ll", &text)], Config::default(), locals));
    assert_eq!(said[0], said[1], "{body}");
    said[0].clone()
}

fn check(table: &[(&str, &str)]) {
    for (body, expected) in table {
        assert_eq!(&ending(body), expected, "{body}");
    }
}

#[test]
fn parameters_that_break_their_attributes_are_poison() {
    check(&[
        ("  call void @nonnull(ptr @g)", "exit 0"),
        ("  call void @nonnull(ptr null)", "T0503"),
        // Poison that nobody looks at is no error.
        ("  call void @nonnull_unused(ptr null)", "exit 0"),
        ("  call void @nonnull_noundef(ptr null)", "T0511"),
        ("  call void @use_ptr(ptr nonnull null)", "T0503"),
        ("  call void @use_ptr(ptr null)", "exit 0"),
        ("  call void @aligned(ptr @g)", "exit 0"),
        ("  %p = getelementptr i8, ptr @g, i64 4\n  call void @aligned(ptr %p)", "T0503"),
        ("  %p = getelementptr i8, ptr @g, i64 4\n  call void @use_ptr(ptr align 16 %p)", "T0503"),
        ("  %p = getelementptr i8, ptr @g, i64 4\n  call void @use_ptr(ptr align 4 %p)", "exit 0"),
        ("  call void @in_range(i32 5)", "exit 0"),
        ("  call void @in_range(i32 -2)", "exit 0"),
        ("  call void @in_range(i32 6)", "T0503"),
        ("  call void @in_range(i32 -3)", "T0503"),
        ("  call void @use(i64 range(i64 5, 6) 6)", "T0503"),
        ("  call void @no_class(float 1.0)", "exit 0"),
        ("  call void @no_class(float 0x7FF0000000000000)", "exit 0"),
        ("  call void @no_class(float 0xFFF0000000000000)", "T0503"),
        ("  call void @no_class(float 0x7FF8000000000000)", "T0503"),
        // The argument is poison in the callee; the caller's value is what it was.
        (
            "  %p = load ptr, ptr @zero\n  call void @nonnull_unused(ptr nonnull %p)\n  \
          call void @use_ptr(ptr %p)",
            "exit 0",
        ),
        // Of a declaration, the call keeps the promise.
        (
            "  %x = call i32 @abs(i32 7)\n  %w = zext i32 %x to i64\n  call void @use(i64 %w)",
            "exit 0",
        ),
        ("  %x = call i32 @abs(i32 12)", "T0511"),
    ]);
}

#[test]
fn pointers_that_cannot_be_dereferenced_are_undefined_behaviour() {
    check(&[
        ("  call void @here(ptr @g)", "exit 0"),
        ("  %p = getelementptr i8, ptr @g, i64 8\n  call void @here(ptr %p)", "exit 0"),
        ("  %p = getelementptr i8, ptr @g, i64 9\n  call void @here(ptr %p)", "T0707"),
        ("  call void @here(ptr null)", "T0707"),
        ("  call void @here(ptr poison)", "T0511"),
        ("  call void @here_or_null(ptr null)", "exit 0"),
        ("  call void @here_or_null(ptr @five)", "T0707"),
        ("  call void @result(ptr @g)", "exit 0"),
        ("  %p = getelementptr i8, ptr @g, i64 1\n  call void @result(ptr %p)", "T0707"),
        ("  call void @use_ptr(ptr dereferenceable(17) @g)", "T0707"),
        // `writable` stores what it has loaded.
        ("  call void @stored(ptr @five)", "exit 0"),
        ("  call void @stored(ptr @constant)", "T0407"),
    ]);
}

#[test]
fn results_keep_their_promises() {
    check(&[
        ("  %p = call ptr @no_null(ptr @g)\n  call void @use_ptr(ptr %p)", "exit 0"),
        ("  %p = call ptr @no_null(ptr null)\n  call void @use_ptr(ptr %p)", "T0503"),
        ("  %p = call nonnull ptr @any(ptr null)\n  call void @use_ptr(ptr %p)", "T0503"),
        ("  %p = call noundef nonnull ptr @any(ptr null)", "T0511"),
        (
            "  %q = getelementptr i8, ptr @g, i64 4\n  %p = call align 8 ptr @any(ptr %q)\n  call void @use_ptr(ptr %p)",
            "T0503",
        ),
        ("  %p = call dereferenceable(17) ptr @any(ptr @g)", "T0707"),
        ("  %x = call i32 @defined(i32 undef)", "T0511"),
        ("  %p = call ptr @same(ptr @g, ptr @g)", "exit 0"),
        ("  %p = call ptr @same(ptr @g, ptr @five)", "T0707"),
        ("  call void @needs(i32 undef)", "T0511"),
        (
            "  %f = load ptr, ptr @zero\n  %c = icmp eq ptr %f, null\n  \
          %h = select i1 %c, ptr @needs, ptr null\n  call void %h(i32 undef)",
            "T0511",
        ),
    ]);
}

#[test]
fn metadata_keeps_its_promises() {
    let load = |metadata: &str, ty: &str, from: &str, then: &str| {
        ending(&format!("  %x = load {ty}, ptr {from}, {metadata}\n{then}"))
    };
    let int = "  %w = zext i32 %x to i64\n  call void @use(i64 %w)";
    let ptr = "  call void @use_ptr(ptr %x)";
    assert_eq!(load("!range !0", "i32", "@g", int), "exit 0");
    assert_eq!(load("!range !0", "i32", "@five", int), "T0503");
    assert_eq!(load("!range !0", "i32", "@five", ""), "exit 0");
    assert_eq!(load("!range !0, !noundef !1", "i32", "@five", ""), "T0511");
    assert_eq!(load("!nonnull !1", "ptr", "@zero", ptr), "T0503");
    assert_eq!(load("!nonnull !1", "ptr", "@zero", ""), "exit 0");
    assert_eq!(load("!noundef !1", "ptr", "@zero", ptr), "exit 0");
    assert_eq!(load("!dereferenceable !2", "ptr", "@zero", ""), "T0707");
    assert_eq!(load("!dereferenceable_or_null !2", "ptr", "@zero", ""), "exit 0");
    check(&[
        (
            "  %p = alloca ptr\n  %q = getelementptr i8, ptr @g, i64 4\n  store ptr %q, ptr %p\n  \
          %r = load ptr, ptr %p, !align !2\n  call void @use_ptr(ptr %r)",
            "T0503",
        ),
        (
            "  %p = alloca ptr\n  %q = getelementptr i8, ptr @g, i64 4\n  store ptr %q, ptr %p\n  \
          %r = load ptr, ptr %p, !align !3\n  call void @use_ptr(ptr %r)",
            "exit 0",
        ),
        (
            "  %x = call i32 @defined(i32 6), !range !0\n  %w = zext i32 %x to i64\n  \
          call void @use(i64 %w)",
            "T0503",
        ),
        (
            "  %x = call i32 @defined(i32 8), !range !0\n  %w = zext i32 %x to i64\n  \
          call void @use(i64 %w)",
            "exit 0",
        ),
        ("  %x = call ptr @any(ptr @g), !dereferenceable !4", "T0707"),
    ]);
}

#[test]
fn fast_math_flags_hold_of_all_that_may_have_them() {
    let nan = "  %n = load float, ptr @nan\n";
    let with = |lines: &str| ending(&format!("{nan}{lines}\n  call void @use_float(float %f)"));
    for (line, is_poison) in [
        ("%f = call nnan float @llvm.fabs.f32(float %n)", true),
        ("%f = call ninf float @llvm.fabs.f32(float %n)", false),
        ("%f = call ninf float @llvm.fabs.f32(float 0xFFF0000000000000)", true),
        ("%f = call fast float @llvm.fabs.f32(float 1.0)", false),
        ("%f = call nnan float @float(float %n)", true),
        ("%f = call float @float(float %n)", false),
        ("%f = fneg nnan float %n", true),
        ("%f = fadd nnan float %n, 1.0", true),
        ("%f = fadd reassoc nsz arcp contract afn float %n, 1.0", false),
        ("%f = select nnan i1 true, float %n, float 1.0", true),
        // LangRef: an argument that is a NaN, chosen or not.
        ("%f = select nnan i1 false, float %n, float 1.0", true),
        ("%f = select ninf i1 true, float %n, float 1.0", false),
        ("%d = fpext nnan float %n to double\n  %f = fptrunc double %d to float", true),
        ("%d = fpext float %n to double\n  %f = fptrunc nnan double %d to float", true),
        ("%f = fptrunc ninf double 1.0e300 to float", true),
        ("br label %l\nl:\n  %f = phi nnan float [ %n, %0 ]", true),
        ("br label %l\nl:\n  %f = phi ninf float [ %n, %0 ]", false),
        ("br label %l\nl:\n  %f = phi ninf float [ 0x7FF0000000000000, %0 ]", true),
    ] {
        let expected = if is_poison { "T0503" } else { "exit 0" };
        assert_eq!(with(&format!("  {line}")), expected, "{line}");
    }
    // Of a comparison the answer is poison; of vectors one lane.
    check(&[
        (
            "  %n = load float, ptr @nan\n  %c = fcmp nnan oeq float %n, 1.0\n  \
          %w = zext i1 %c to i64\n  call void @use(i64 %w)",
            "T0503",
        ),
        (
            "  %n = load float, ptr @nan\n  %v = insertelement <2 x float> <float 1.0, float 2.0>, \
          float %n, i32 0\n  %w = call nnan <2 x float> @llvm.fabs.v2f32(<2 x float> %v)\n  \
          %f = extractelement <2 x float> %w, i32 1\n  call void @use_float(float %f)",
            "exit 0",
        ),
        (
            "  %n = load float, ptr @nan\n  %v = insertelement <2 x float> <float 1.0, float 2.0>, \
          float %n, i32 0\n  %w = call nnan <2 x float> @llvm.fabs.v2f32(<2 x float> %v)\n  \
          %f = extractelement <2 x float> %w, i32 0\n  call void @use_float(float %f)",
            "T0503",
        ),
    ]);
}

#[test]
fn assumptions_of_bundles_hold() {
    let assume = |bundle: &str| ending(&format!("  call void @llvm.assume(i1 true) [ {bundle} ]"));
    for (bundle, expected) in [
        ("\"nonnull\"(ptr @g)", "exit 0"),
        ("\"nonnull\"(ptr null)", "T0705"),
        ("\"align\"(ptr @g, i64 16)", "exit 0"),
        ("\"align\"(ptr getelementptr (i8, ptr @g, i64 2), i64 4)", "T0705"),
        ("\"noundef\"(i32 undef)", "T0705"),
        ("\"noundef\"(i32 7), \"cold\"()", "exit 0"),
        ("\"dereferenceable\"(ptr @g, i64 17)", "T0707"),
        ("\"nonnull\"(ptr @g), \"nonnull\"(ptr null)", "T0705"),
        ("\"frob\"(ptr @g)", "unsupported: the assumption \"frob\" (line 83 of the IR)"),
    ] {
        assert_eq!(assume(bundle), expected, "{bundle}");
    }
}

#[test]
fn what_is_not_modelled_is_named() {
    let main = "define i32 @main() {\n  call void @f(ptr null)\n  ret i32 0\n}\n";
    for (function, what) in [
        ("define void @f(ptr swifterror %p) {\n  ret void\n}\n", "the attribute `swifterror`"),
        ("define void @f(ptr frobbed %p) {\n  ret void\n}\n", "the attribute `frobbed`"),
        ("define void @f(ptr %p) naked {\n  ret void\n}\n", "the attribute `naked`"),
        (
            "define void @f(ptr %p) \"denormal-fp-math\"=\"preserve-sign\" {\n  ret void\n}\n",
            "the attribute `\"denormal-fp-math\"=\"preserve-sign\"`",
        ),
    ] {
        let text = format!("{function}{main}");
        let said = common::ending(&[("a.ll", &text)], Config::default(), Locals::Memory);
        assert!(said.starts_with("unsupported: ") && said.contains(what), "{function}: {said}");
    }
    let said = ending("  call void @use(i64 1) [ \"frob\"(i32 1) ]");
    assert!(said.contains("the operand bundle \"frob\""), "{said}");
    let said = ending("  fence syncscope(\"agent\") seq_cst");
    assert!(said.contains("the synchronisation scope \"agent\""), "{said}");
}
