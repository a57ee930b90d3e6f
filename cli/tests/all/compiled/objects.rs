//! What compiled code knows of objects goes with them, and comes back.

use super::{does_the_same, ten_times};

/// What compiled code knows of an object has to go with the object.
#[test]
fn objects_that_are_gone() {
    let text = "define ptr @give() {\n%a = alloca i64\nstore i64 5, ptr %a\nret ptr %a\n}\n\
        define i32 @f(i1 %is) {\n%p = call ptr @give()\n\
        br i1 %is, label %late, label %end\nlate:\n%v = load i64, ptr %p\nbr label %end\n\
        end:\nret i32 0\n}\n";
    let report = ten_times("gone", text);
    assert_eq!(report["errors"][0]["code"], "T0404", "{}", report["errors"]);
}

/// A callee of `tail call` does not access locals of its caller, which the caller has accessed.
#[test]
fn objects_of_others() {
    let text = "@x = global i64 0\n\
        define void @put(ptr %p) {\nstore i64 3, ptr %p\nret void\n}\n\
        define i32 @f(i1 %is) {\n%a = alloca i64\nstore i64 1, ptr %a\n\
        %v = load i64, ptr %a\n%p = select i1 %is, ptr %a, ptr @x\n\
        tail call void @put(ptr %p)\nret i32 0\n}\n";
    let report = ten_times("others", text);
    assert_eq!(report["errors"][0]["code"], "T0707", "{}", report["errors"]);
}

/// A call through a pointer is one of the library, and makes a lock of what was a number.
#[test]
fn objects_of_the_library() {
    let text = "@calls = global [2 x ptr] [ptr @nothing, ptr @pthread_mutex_lock]\n\
        declare i32 @pthread_mutex_lock(ptr)\n\
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
        define i32 @nothing(ptr %p) {\nret i32 0\n}\n\
        define i32 @f(i1 %is) {\n%m = alloca [10 x i64]\n\
        call void @llvm.memset.p0.i64(ptr %m, i8 0, i64 80, i1 false)\n\
        %old = load i32, ptr %m\nstore i32 %old, ptr %m\n\
        %i = zext i1 %is to i64\n%at = getelementptr ptr, ptr @calls, i64 %i\n\
        %lock = load ptr, ptr %at\n%e = call i32 %lock(ptr %m)\nstore i32 0, ptr %m\n\
        br i1 %is, label %late, label %end\nlate:\n\
        %again = call i32 @pthread_mutex_lock(ptr %m)\nret i32 5\nend:\nret i32 %e\n}\n";
    let report = ten_times("library", text);
    assert_eq!(report["verdict"], "error", "{report}");
}

/// A number that is made of two pointers lets another thread reach what they point to.
#[test]
fn objects_that_are_reached_by_number() {
    let file = format!("{}/../tests/errors/number_of_two_pointers.ll", env!("CARGO_MANIFEST_DIR"));
    let report = does_the_same(&file, &["--sc", "--seed", "1"]).0;
    assert_eq!(report["errors"][0]["code"], "T0301", "{report}");
}

/// A copy brings a pointer into an object of numbers, and undefined bits into another one.
#[test]
fn objects_that_are_copied_to() {
    let text = "@x = global i32 4\n@p = global ptr @x\n\
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n\
        define i32 @f(i1 %is) {\n%h = alloca [3 x i64]\n%g = alloca [3 x i64]\n\
        call void @llvm.memset.p0.i64(ptr %h, i8 0, i64 24, i1 false)\n\
        call void @llvm.memset.p0.i64(ptr %g, i8 0, i64 24, i1 false)\n\
        %a = load i64, ptr %h\n%b = load i64, ptr %g\n\
        call void @llvm.memcpy.p0.p0.i64(ptr %h, ptr @p, i64 8, i1 false)\n\
        %q = load ptr, ptr %h\n%v = load i32, ptr %q\n\
        %n = select i1 %is, i8 undef, i8 7\n\
        call void @llvm.memset.p0.i64(ptr %g, i8 %n, i64 24, i1 false)\n\
        %c = load i32, ptr %g\n%z = trunc i32 %c to i1\n\
        br i1 %z, label %end, label %end\nend:\nret i32 %v\n}\n";
    let report = ten_times("copied", text);
    assert_eq!(report["errors"][0]["code"], "T0504", "{report}");
    assert!(report["steps"].as_u64().unwrap() > 200, "{report}");
}

/// Deep down there are so many objects that those above have to be elsewhere on the host.
#[test]
fn objects_that_are_moved() {
    let text = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
        define void @deep(i32 %n, ptr %above) {\n%a = alloca i64\n%b = alloca i64\n\
        %z = icmp eq i32 %n, 0\nbr i1 %z, label %end, label %more\nmore:\n\
        %m = sub i32 %n, 1\ncall void @deep(i32 %m, ptr %a)\n\
        call void @deep(i32 0, ptr %b)\nbr label %end\nend:\nret void\n}\n\
        define i32 @f(i1 %is) {\n%g = alloca i64\n%h = alloca i64\n\
        %p = select i1 %is, ptr %g, ptr %h\nstore i64 1, ptr %p\n\
        %n = select i1 %is, i32 500, i32 2\ncall void @deep(i32 %n, ptr %g)\n\
        store i64 2, ptr %p\n\
        call void @llvm.memcpy.p0.p0.i64(ptr %h, ptr %p, i64 8, i1 false)\n\
        %v = load i64, ptr %h\n%w = trunc i64 %v to i32\nret i32 %w\n}\n";
    let report = ten_times("moved", text);
    assert_eq!(report["exit_code"], 2, "{report}");
}

/// A compiled function calls one that is interpreted, which changes how an object is kept.
#[test]
fn objects_that_the_interpreter_has_written() {
    let text = "@x = global i64 0\n@y = global i32 7\n\
        define void @put() {\nstore ptr @y, ptr @x\nret void\n}\n\
        define i32 @f(i1 %is) {\nstore i64 5, ptr @x\nbr i1 %is, label %a, label %b\n\
        a:\ncall void @put()\n%p = load ptr, ptr @x\n%v = load i32, ptr %p\nret i32 %v\n\
        b:\nret i32 0\n}\n";
    assert_eq!(ten_times("objects", text)["exit_code"], 7);
}

/// Eight bytes that lie across three words of which only the middle one is poison.
#[test]
fn poison_in_the_middle() {
    let text = "@x = global [16 x i8] zeroinitializer, align 16\n\
        define i32 @f(i1 %is) {\n%p = getelementptr i8, ptr @x, i64 4\n\
        store ptr null, ptr @x\nbr i1 %is, label %a, label %b\n\
        a:\nstore i32 poison, ptr %p\nbr label %b\n\
        b:\n%q = getelementptr i8, ptr @x, i64 2\n%v = load i64, ptr %q, align 1\n\
        %zero = icmp eq i64 %v, 0\nbr i1 %zero, label %c, label %c\nc:\nret i32 0\n}\n";
    assert_eq!(ten_times("middle", text)["errors"][0]["code"], "T0503");
}
