//! Copies of several pointers at once, on machines with narrow ones: each keeps its provenance
//! (LangRef, `llvm.memcpy`: it copies bytes). clang copies structures so: with `memcpy` at -O0, and
//! with an integer that is only moved from -O1 on (which debug information notes as assigned).

use crate::common::{Temp, json};

const WAYS: [&[&str]; 6] = [
    &["run"],
    &["check", "--engine", "graph", "--rc11"],
    &["check", "--engine", "graph", "--tso"],
    &["check", "--engine", "steps"],
    &["check", "--engine", "steps", "--tso"],
    &["check", "--engine", "steps", "--granularity", "byte"],
];

/// A thread copies two pointers under a lock; another one may have written others before, which
/// were nowhere in memory. It also copies two that it has just written, as they are in its store
/// buffer. `stride`: bytes of a pointer.
fn program(layout: &str, stride: u32, copy: &str) -> String {
    format!(
        "target datalayout = \"{layout}\"
%pair = type {{ ptr, ptr }}
@x = global i32 6
@y = global i32 7
@all = global i32 42
@one = global i32 1
@from = global %pair {{ ptr @all, ptr @one }}, align 8
@to = global %pair {{ ptr @all, ptr @one }}, align 8
@own = global %pair zeroinitializer, align 8
@mine = global %pair zeroinitializer, align 8
@lock = global [16 x i32] zeroinitializer, align 8
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i{bits}, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptr @writes(ptr %a) {{
  call i32 @pthread_mutex_lock(ptr @lock)
  %second = getelementptr i8, ptr @from, i32 {stride}
  store ptr @x, ptr @from
  store ptr @y, ptr %second
  call i32 @pthread_mutex_unlock(ptr @lock)
  ret ptr null
}}
define void @copies_own() {{
  %second = getelementptr i8, ptr @own, i32 {stride}
  store ptr @y, ptr @own
  store ptr @x, ptr %second
  {own}
  ret void
}}
define ptr @copies(ptr %a) {{
  call void @copies_own()
  call i32 @pthread_mutex_lock(ptr @lock)
  {copy}
  call i32 @pthread_mutex_unlock(ptr @lock)
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i{bits}
  %u = alloca i{bits}
  call i32 @pthread_create(ptr %t, ptr null, ptr @writes, ptr null)
  call i32 @pthread_create(ptr %u, ptr null, ptr @copies, ptr null)
  %i = load i{bits}, ptr %t
  %j = load i{bits}, ptr %u
  call i32 @pthread_join(i{bits} %i, ptr null)
  call i32 @pthread_join(i{bits} %j, ptr null)
  %p = load ptr, ptr @to
  %at = getelementptr i8, ptr @to, i32 {stride}
  %q = load ptr, ptr %at
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  %s = mul i32 %a, %b
  %r = load ptr, ptr @mine
  %c = load i32, ptr %r
  %d = mul i32 %s, %c
  %is = icmp eq i32 %d, 294
  br i1 %is, label %good, label %bad
good:
  ret i32 0
bad:
  ret i32 1
}}
!0 = distinct !DIAssignID()
",
        bits = 8 * stride,
        own = copy.replace("@from", "@own").replace("@to", "@mine"),
    )
}

#[test]
fn pointers_keep_their_objects_when_several_are_copied_at_once() {
    let memcpy: &dyn Fn(u32) -> String = &|n: u32| {
        format!("call void @llvm.memcpy.p0.p0.i64(ptr @to, ptr @from, i64 {n}, i1 false)")
    };
    let number = &|n: u32| {
        let bits = 8 * n;
        format!(
            "%n = load i{bits}, ptr @from, align 8\n  \
             store i{bits} %n, ptr @to, align 4, !DIAssignID !0"
        )
    };
    // What was loaded stays what it was, though something else is stored there meanwhile.
    let swap = &|n: u32| {
        let bits = 8 * n;
        format!(
            "%n = load i{bits}, ptr @from, align 8\n  %m = load i{bits}, ptr @to, align 8\n  \
             store i{bits} %m, ptr @from, align 8\n  store i{bits} %n, ptr @to, align 8"
        )
    };
    // The number is looked at between: it is put together from what was read.
    let phi = &|n: u32| {
        let bits = 8 * n;
        format!(
            "br label %look\nlook:\n  %n = load i{bits}, ptr @from, align 8\n  \
             %c = icmp eq i{bits} %n, 5\n  br i1 %c, label %none, label %copy\n\
             none:\n  br label %copy\ncopy:\n  \
             %v = phi i{bits} [ %n, %look ], [ 5, %none ]\n  \
             store i{bits} %v, ptr @to, align 8"
        )
    };
    for (layout, stride) in [("e-p:32:32", 4), ("E-p:32:32-i64:64", 4), ("e-p:64:64", 8)] {
        for copy in [memcpy, number, swap, phi].map(|copy| copy(2 * stride)) {
            let text = program(layout, stride, &copy);
            let file = Temp::new("pointers-copied.ll", text.as_bytes());
            for way in WAYS {
                let (exit, report) = json(&[way, &[file.path()]].concat());
                assert_eq!(exit, 0, "{way:?} {layout} {copy}: {report}");
            }
        }
    }
}

/// Three pointers that are not aligned, and a byte before them that is poison: no piece of a copy
/// is all of one pointer.
fn packed(layout: &str, stride: u32) -> String {
    format!(
        "target datalayout = \"{layout}\"
%three = type <{{ i8, ptr, ptr, ptr, i8 }}>
@x = global i32 6
@y = global i32 7
@all = global i32 42
@from = global %three zeroinitializer, align 8
@to = global %three zeroinitializer, align 8
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i{bits}, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptr @copies(ptr %a) {{
  %p = getelementptr %three, ptr @from, i32 0, i32 1
  store ptr @x, ptr %p, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr @to, ptr @from, i64 {size}, i1 false)
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i{bits}
  store i8 poison, ptr @from
  %q = getelementptr %three, ptr @from, i32 0, i32 2
  store ptr @y, ptr %q, align 1
  %r = getelementptr %three, ptr @from, i32 0, i32 3
  store ptr @all, ptr %r, align 1
  %last = getelementptr %three, ptr @from, i32 0, i32 4
  store i8 5, ptr %last
  call i32 @pthread_create(ptr %t, ptr null, ptr @copies, ptr null)
  %i = load i{bits}, ptr %t
  call i32 @pthread_join(i{bits} %i, ptr null)
  %p.at = getelementptr %three, ptr @to, i32 0, i32 1
  %q.at = getelementptr %three, ptr @to, i32 0, i32 2
  %r.at = getelementptr %three, ptr @to, i32 0, i32 3
  %n.at = getelementptr %three, ptr @to, i32 0, i32 4
  %p.to = load ptr, ptr %p.at, align 1
  %q.to = load ptr, ptr %q.at, align 1
  %r.to = load ptr, ptr %r.at, align 1
  %n = load i8, ptr %n.at
  %a = load i32, ptr %p.to
  %b = load i32, ptr %q.to
  %c = load i32, ptr %r.to
  %ab = mul i32 %a, %b
  %is.all = icmp eq i32 %ab, %c
  %is.last = icmp eq i8 %n, 5
  %is = and i1 %is.all, %is.last
  br i1 %is, label %good, label %bad
good:
  ret i32 0
bad:
  ret i32 1
}}
",
        bits = 8 * stride,
        size = 2 + 3 * stride,
    )
}

#[test]
fn what_is_not_aligned_is_copied_byte_by_byte() {
    for (layout, stride) in [("e-p:32:32", 4), ("E-p:32:32-i64:64", 4), ("e-p:64:64", 8)] {
        let file = Temp::new("packed.ll", packed(layout, stride).as_bytes());
        for way in WAYS {
            let (exit, report) = json(&[way, &[file.path()]].concat());
            assert_eq!(exit, 0, "{way:?} {layout}: {report}");
        }
    }
}

/// An integer of the source that is moved where pointers are narrower: it is one access, as is seen
/// where races are no errors. `unit`: what the front end says of optimisation.
fn raced(unit: &str, load: &str) -> String {
    format!(
        "target datalayout = \"e-p:32:32\"
@x = global i64 0
@y = global i64 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i32, ptr)
define ptr @writes(ptr %a) {{
  store i64 4294967297, ptr @x
  ret ptr null
}}
define i32 @main() !dbg !3 {{
  %t = alloca i32
  call i32 @pthread_create(ptr %t, ptr null, ptr @writes, ptr null)
  %n = load i64, ptr @x{load}
  store i64 %n, ptr @y
  %i = load i32, ptr %t
  call i32 @pthread_join(i32 %i, ptr null)
  ret i32 0
}}
!llvm.dbg.cu = !{{!0}}
!llvm.module.flags = !{{!2}}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: {unit}, \
         runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: \"raced.c\", directory: \"/\")
!2 = !{{i32 2, !\"Debug Info Version\", i32 3}}
!3 = distinct !DISubprogram(name: \"main\", scope: !1, file: !1, line: 1, type: !4, unit: !0, \
         spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{{null}}
!6 = !{{i64 0, i64 4, !7, i64 4, i64 4, !7}}
!7 = !{{!8, !8, i64 0}}
!8 = !{{!\"any pointer\", !9, i64 0}}
!9 = !{{!\"Simple C/C++ TBAA\"}}
"
    )
}

#[test]
fn integers_of_the_source_are_not_torn() {
    let cases = [("false", "", 2), ("true", "", 2), ("true", ", !tbaa.struct !6", 4)];
    for (unit, load, outcomes) in cases {
        let file = Temp::new("raced.ll", raced(unit, load).as_bytes());
        let args = ["check", "--race", "report", "--outcomes", file.path()];
        let (exit, report) = json(&args);
        assert_eq!(exit, 13, "{report}");
        let found = report["outcomes"].as_array().map(Vec::len);
        assert_eq!(found, Some(outcomes), "{unit} {load}: {report}");
    }
}
