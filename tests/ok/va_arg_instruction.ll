; LangRef, "`va_arg` Instruction", on System V x86-64: what the save area has room for is there, and
; the rest on the stack, also what is aligned to more. What is printed is what clang 19 makes of it.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@whole = private constant [5 x i8] c"%ld \00"
@part = private constant [4 x i8] c"%a \00"
@end = private constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
declare void @llvm.va_end.p0(ptr)

define void @mixed(i32 %n, ...) {
entry:
  %list = alloca [24 x i8], align 16
  %copy = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %is.end = icmp eq i32 %i, %n
  br i1 %is.end, label %done, label %body
body:
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  %again = va_arg ptr %copy, i32
  %a = va_arg ptr %list, i32
  %is.same = icmp eq i32 %a, %again
  %sum.a = zext i1 %is.same to i32
  %b = va_arg ptr %list, double
  %c = va_arg ptr %list, i64
  %d = va_arg ptr %list, ptr
  %e = load i16, ptr %d
  %f = va_arg ptr %list, double
  %wide.a = sext i32 %a to i64
  %wide.e = sext i16 %e to i64
  %p1 = call i32 (ptr, ...) @printf(ptr @whole, i64 %wide.a)
  %p2 = call i32 (ptr, ...) @printf(ptr @part, double %b)
  %p3 = call i32 (ptr, ...) @printf(ptr @whole, i64 %c)
  %p4 = call i32 (ptr, ...) @printf(ptr @whole, i64 %wide.e)
  %p5 = call i32 (ptr, ...) @printf(ptr @part, double %f)
  %p6 = call i32 (ptr, ...) @printf(ptr @end)
  %next = add i32 %i, %sum.a
  br label %head
done:
  call void @llvm.va_end.p0(ptr %list)
  ret void
}

@seven = constant i16 7
@eight = constant i16 -8

define i32 @main() {
  call void (i32, ...) @mixed(i32 5,
    i32 -1, double 0.5, i64 1000000000000, ptr @seven, double -2.0,
    i32 2, double 1.5, i64 -3, ptr @eight, double 4.0,
    i32 3, double 2.5, i64 5, ptr @seven, double 8.0,
    i32 4, double 3.5, i64 6, ptr @eight, double 16.0,
    i32 5, double 4.5, i64 7, ptr @seven, double 32.0)
  call void (i32, ...) @mixed(i32 0)
  ret i32 0
}
