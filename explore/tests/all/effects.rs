//! What calls may do: LangRef, function attributes `memory`, `nosync`, `willreturn`, `norecurse`,
//! `null_pointer_is_valid`; `tail` on calls; calling conventions.

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

/// A function `f` with attributes and a body, called by `main` with a call of its own attributes.
fn called(attrs: &str, body: &str, call_attrs: &str) -> String {
    ending(&format!(
        "@g = global i32 7\n@c = constant i32 7\n@t = thread_local global i32 7\n\
         declare ptr @malloc(i64)\ndeclare void @free(ptr)\n\
         declare i32 @pthread_mutex_lock(ptr)\ndeclare void @exit(i32)\n\
         declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
         define void @reads(ptr %p) {{\n  %v = load i32, ptr %p\n  ret void\n}}\n\
         define void @writes(ptr %p) {{\n  store i32 1, ptr %p\n  ret void\n}}\n\
         define void @f(ptr %p) {attrs} {{\n  %own = alloca i32\n  store i32 1, ptr %own\n{body}\n  \
         ret void\n}}\n\
         define i32 @main() {{\n  %a = alloca i32\n  store i32 3, ptr %a\n  \
         call void @f(ptr %a) {call_attrs}\n  ret i32 0\n}}\n"
    ))
}

#[test]
fn memory_is_accessed_as_attributes_say() {
    let read = |from: &str| format!("  %v = load i32, ptr {from}");
    let write = |to: &str| format!("  store i32 1, ptr {to}");
    let table = [
        // By its own attributes.
        ("readnone", read("@g"), "T0707"),
        ("readnone", read("%p"), "T0707"),
        ("readnone", read("%own"), "exit 0"),
        ("readnone", write("%own"), "exit 0"),
        ("readnone", read("@c"), "exit 0"),
        ("readnone", write("@g"), "T0408"),
        ("readnone", "  call void @reads(ptr %own)".into(), "exit 0"),
        ("readnone", "  call void @reads(ptr @g)".into(), "T0707"),
        ("memory(none)", read("@g"), "T0707"),
        ("readonly", read("@g"), "exit 0"),
        ("readonly", write("@g"), "T0408"),
        ("readonly", "  call void @writes(ptr @g)".into(), "T0408"),
        ("readonly", "  call void @writes(ptr %own)".into(), "exit 0"),
        ("readonly", "  %o = atomicrmw add ptr %own, i32 1 monotonic".into(), "exit 0"),
        ("readonly", "  %o = atomicrmw add ptr @g, i32 1 monotonic".into(), "T0408"),
        ("memory(read)", write("%p"), "T0408"),
        ("argmemonly", read("%p"), "exit 0"),
        ("argmemonly", write("%p"), "exit 0"),
        ("argmemonly", read("@g"), "T0707"),
        ("argmemonly", read("@t"), "T0707"),
        ("argmemonly readonly", write("%p"), "T0408"),
        ("argmemonly", "  call void @writes(ptr %p)".into(), "exit 0"),
        ("argmemonly", "  call void @writes(ptr @g)".into(), "T0408"),
        ("memory(argmem: read)", read("%p"), "exit 0"),
        ("memory(argmem: read)", write("%p"), "T0408"),
        ("memory(read, argmem: readwrite)", write("%p"), "exit 0"),
        ("memory(read, argmem: readwrite)", read("@g"), "exit 0"),
        ("memory(read, argmem: readwrite)", write("@g"), "T0408"),
        ("memory(readwrite, argmem: none)", write("@g"), "exit 0"),
        // Whether a pointer is based on the argument is not known: only the object is.
        ("memory(readwrite, argmem: none)", read("%p"), "exit 0"),
        ("memory(none, argmem: read, inaccessiblemem: write)", write("%p"), "T0408"),
        ("memory(read, errnomem: read)", read("@g"), "exit 0"),
        // A pointer into the object of an argument is based on it, as far as can be told.
        (
            "argmemonly",
            "  %q = getelementptr i8, ptr %p, i64 0\n  %v = load i32, ptr %q".into(),
            "exit 0",
        ),
        ("inaccessiblememonly", read("%p"), "T0707"),
        (
            "inaccessiblememonly",
            "  %m = call ptr @malloc(i64 4)\n  store i32 1, ptr %m\n  call void @free(ptr %m)"
                .into(),
            "exit 0",
        ),
        ("readnone", "  %m = call ptr @malloc(i64 4)".into(), "T0707"),
        ("argmemonly", "  %m = call i32 @pthread_mutex_lock(ptr %p)".into(), "T0707"),
        ("writeonly", write("@g"), "exit 0"),
        (
            "readnone",
            "  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)".into(),
            "T0408",
        ),
        (
            "readnone",
            "  call void @llvm.memset.p0.i64(ptr %own, i8 0, i64 4, i1 false)".into(),
            "exit 0",
        ),
    ];
    for (attrs, body, expected) in &table {
        assert_eq!(&called(attrs, body, ""), expected, "{attrs}\n{body}");
        // What is said of the call holds as well.
        assert_eq!(&called("", body, attrs), expected, "call {attrs}\n{body}");
    }
    for (attrs, body, what) in [
        ("writeonly", read("@g"), "a read of memory that `f` only writes"),
        ("memory(readwrite, errnomem: none)", read("@g"), "the attribute `memory(readwrite"),
        ("readnone", "  fence seq_cst".into(), "a fence in `f`"),
    ] {
        let said = called(attrs, &body, "");
        assert!(said.starts_with("unsupported: ") && said.contains(what), "{said}");
    }
}

/// LangRef, `memory`: `argmem` is what is accessed by pointers "based on" arguments. The object of
/// an argument may be accessed by another pointer, as other memory.
#[test]
fn an_object_that_an_argument_points_to_is_accessed_by_its_name() {
    for (attrs, body, expected) in [
        // Another way to the object: it is other memory.
        ("memory(write, argmem: none)", "  store i32 1, ptr @g", "exit 0"),
        ("memory(readwrite, argmem: none)", "  %v = load i32, ptr @g", "exit 0"),
        ("memory(readwrite, argmem: read)", "  store i32 1, ptr @g", "exit 0"),
        ("memory(write, argmem: read)", "  %v = load i32, ptr %p", "exit 0"),
        ("memory(write, argmem: read)", "  store i32 1, ptr @g", "exit 0"),
        // By no way is it allowed.
        ("memory(read, argmem: none)", "  store i32 1, ptr @g", "T0408"),
        ("memory(read, argmem: none)", "  store i32 1, ptr %p", "T0408"),
        ("memory(argmem: read)", "  store i32 1, ptr @g", "T0408"),
        ("memory(inaccessiblemem: readwrite)", "  %v = load i32, ptr @g", "T0707"),
        // No argument points to this.
        ("memory(write, argmem: none)", "  store i32 1, ptr @other", "exit 0"),
        ("memory(argmem: readwrite)", "  store i32 1, ptr @other", "T0408"),
    ] {
        for (own, of_call) in [(attrs, ""), ("", attrs)] {
            let text = format!(
                "@g = global i32 7\n@other = global i32 7\n\
                 define void @f(ptr %p) {own} {{\n{body}\n  ret void\n}}\n\
                 define i32 @main() {{\n  call void @f(ptr @g) {of_call}\n  ret i32 0\n}}\n"
            );
            assert_eq!(ending(&text), expected, "{text}");
        }
    }
}

#[test]
fn what_is_passed_by_value_is_read_by_the_caller() {
    let text = "define i32 @f(ptr byval(i32) %p) readnone {\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n\
                @g = global i32 5\ndefine i32 @main() {\n  \
                %r = call i32 @f(ptr byval(i32) @g)\n  ret i32 %r\n}\n";
    assert_eq!(ending(text), "exit 5");
}

#[test]
fn threads_synchronise_and_end_as_attributes_say() {
    for (attrs, body, expected) in [
        ("nosync", "  %v = load atomic i32, ptr @g monotonic, align 4", "exit 0"),
        ("nosync", "  %v = load atomic i32, ptr @g acquire, align 4", "T0707"),
        ("nosync", "  %v = load atomic i32, ptr %own seq_cst, align 4", "exit 0"),
        ("nosync", "  store atomic i32 1, ptr %p release, align 4", "T0707"),
        ("nosync", "  fence acquire", "T0707"),
        ("nosync", "  %m = call ptr @malloc(i64 4)\n  call void @free(ptr %m)", "exit 0"),
        ("nosync", "  %m = call i32 @pthread_mutex_lock(ptr @g)", "T0707"),
        ("willreturn", "  call void @exit(i32 4)", "T0707"),
        ("nounwind", "  call void @exit(i32 4)", "exit 4"),
    ] {
        assert_eq!(called(attrs, body, ""), expected, "{attrs}\n{body}");
        assert_eq!(called("", body, attrs), expected, "call {attrs}\n{body}");
    }
    // `main` returns, whatever happens afterwards.
    assert_eq!(ending("define i32 @main() willreturn memory(none) {\n  ret i32 6\n}\n"), "exit 6");
}

#[test]
fn functions_that_do_not_recurse() {
    let text = |attrs: &str| {
        format!(
            "define i32 @f(i32 %n) {attrs} {{\n  %c = icmp eq i32 %n, 0\n  \
             br i1 %c, label %a, label %b\na:\n  ret i32 0\nb:\n  %m = sub i32 %n, 1\n  \
             %r = call i32 @f(i32 %m)\n  ret i32 %r\n}}\n\
             define i32 @main() {{\n  %x = call i32 @f(i32 0)\n  %r = call i32 @f(i32 1)\n  \
             ret i32 %r\n}}\n"
        )
    };
    assert_eq!(ending(&text("norecurse")), "T0707");
    assert_eq!(ending(&text("")), "exit 0");
}

#[test]
fn null_may_be_memory() {
    let said = called("null_pointer_is_valid", "  %v = load i32, ptr null", "");
    assert!(said.contains("`null_pointer_is_valid`"), "{said}");
    assert_eq!(called("", "  %v = load i32, ptr null", ""), "T0405");
}

/// `main` with a local `%a`, and functions that access what they get.
fn tail(body: &str) -> String {
    ending(&format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\n@g = global i32 7\n@p = global ptr @g\n\
         declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
         declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
         declare void @llvm.va_start(ptr)\ndeclare i32 @pthread_mutex_lock(ptr)\n\
         define i32 @read(ptr %p) {{\n  %v = load i32, ptr %p\n  ret i32 %v\n}}\n\
         define i32 @deeper(ptr %p) {{\n  %v = call i32 @read(ptr %p)\n  ret i32 %v\n}}\n\
         define i32 @again(ptr %p) {{\n  %v = tail call i32 @read(ptr %p)\n  ret i32 %v\n}}\n\
         define i32 @must(ptr %p) {{\n  %v = musttail call i32 @read(ptr %p)\n  ret i32 %v\n}}\n\
         define i32 @writes_own(ptr %p) {{\n  %o = alloca i32\n  store i32 1, ptr %o\n  \
         %v = call i32 @read(ptr %o)\n  ret i32 0\n}}\n\
         define i32 @copied(ptr byval(i32) %p) {{\n  %v = load i32, ptr %p\n  ret i32 %v\n}}\n\
         define i32 @passes_copy(ptr byval(i32) %p) {{\n  %v = tail call i32 @read(ptr %p)\n  \
         ret i32 %v\n}}\n\
         define i32 @many(i32 %n, ...) {{\n  %l = alloca [24 x i8], align 8\n  \
         call void @llvm.va_start(ptr %l)\n  %ap = getelementptr i8, ptr %l, i64 16\n  \
         %q = load ptr, ptr %ap\n  %v = load i32, ptr %q\n  ret i32 0\n}}\n\
         define i32 @main() {{\n  %a = alloca i32\n  store i32 3, ptr %a\n{body}\n  ret i32 0\n}}\n"
    ))
}

#[test]
fn tail_calls_do_not_access_locals_of_their_callers() {
    for (body, expected) in [
        ("  %r = tail call i32 @read(ptr %a)", "T0707"),
        ("  %r = call i32 @read(ptr %a)", "exit 0"),
        ("  %r = notail call i32 @read(ptr %a)", "exit 0"),
        ("  %r = tail call i32 @read(ptr @g)", "exit 0"),
        ("  %r = tail call i32 @deeper(ptr %a)", "T0707"),
        // It is no local of the function that makes the tail call.
        ("  %r = call i32 @again(ptr %a)", "exit 0"),
        ("  %r = call i32 @must(ptr %a)", "exit 0"),
        ("  %r = tail call i32 @writes_own(ptr %a)", "exit 0"),
        ("  %r = tail call i32 @copied(ptr byval(i32) %a)", "exit 0"),
        ("  %r = tail call i32 (i32, ...) @many(i32 1, i32 2)", "exit 0"),
        ("  tail call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 4, i1 false)", "T0707"),
        ("  tail call void @llvm.memset.p0.i64(ptr @g, i8 0, i64 4, i1 false)", "exit 0"),
        ("  tail call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr %a, i64 4, i1 false)", "T0707"),
        ("  %r = tail call i32 @pthread_mutex_lock(ptr %a)", "T0707"),
    ] {
        assert_eq!(tail(body), expected, "{body}");
    }
    let said = tail("  %r = call i32 @passes_copy(ptr byval(i32) %a)");
    assert!(said.contains("got by value"), "{said}");
}

#[test]
fn calls_have_the_calling_convention_of_the_function() {
    // LangRef, "Calling Conventions": those of caller and callee match, or it is undefined.
    let call = |has: &str, given: &str, callee: &str| {
        ending(&format!(
            "define {has} i32 @f(i32 %x) {{\n  ret i32 %x\n}}\n@p = global ptr @f\n\
             define i32 @main() {{\n  %q = load ptr, ptr @p\n  \
             %v = call {given} i32 {callee}(i32 0)\n  ret i32 %v\n}}\n"
        ))
    };
    for callee in ["@f", "%q"] {
        assert_eq!(call("fastcc", "", callee), "T0703");
        assert_eq!(call("", "coldcc", callee), "T0703");
        assert_eq!(call("cc 11", "cc 12", callee), "T0703");
        let fine = call("", "", callee);
        assert_eq!(call("fastcc", "cc 8", callee), fine);
        assert_eq!(call("ccc", "cc 0", callee), fine);
        assert_eq!(call("tailcc", "tailcc", callee), fine);
    }
}
