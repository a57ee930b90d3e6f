; expect: ok
; Darwin's headers name variants of functions by the symbol that the linker is to see, its assert has a function of its own, and
; a pthread_t is a pointer.
target datalayout = "e-m:o-i64:64-i128:128-n32:64-S128"
target triple = "arm64-apple-macosx13.0.0"

@name = private constant [5 x i8] c"main\00"
@x = global i32 0

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @"\01_pthread_join$NOCANCEL"(ptr, ptr)
declare void @__assert_rtn(ptr, ptr, i32, ptr) noreturn

define ptr @worker(ptr %unused) {
  store i32 1, ptr @x
  ret ptr null
}

define i32 @main() {
  %id = alloca ptr
  %1 = call i32 @pthread_create(ptr %id, ptr null, ptr @worker, ptr null)
  %t = load ptr, ptr %id
  %2 = call i32 @"\01_pthread_join$NOCANCEL"(ptr %t, ptr null)
  %v = load i32, ptr @x
  %is = icmp eq i32 %v, 1
  br i1 %is, label %good, label %bad

bad:
  call void @__assert_rtn(ptr @name, ptr @name, i32 7, ptr @name)
  unreachable

good:
  ret i32 0
}
