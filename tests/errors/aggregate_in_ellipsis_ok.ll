; expect: ok
; A structure that is passed to `...` by value: on x86-64 its members are in the register save area as
; if each had been passed alone (System V ABI 3.5.7, Figure 3.34), and what is wider than 64 bits takes
; two of the registers there. The first one holds `%n`.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define i32 @sum(i32 %n, ...) {
  %list = alloca { i32, i32, ptr, ptr }, align 16
  call void @llvm.va_start.p0(ptr %list)
  %field = getelementptr inbounds i8, ptr %list, i64 16
  %area = load ptr, ptr %field
  %at = getelementptr inbounds i8, ptr %area, i64 8
  %wide = load i64, ptr %at
  %next = getelementptr inbounds i8, ptr %area, i64 24
  %member = load i32, ptr %next
  %last = getelementptr inbounds i8, ptr %area, i64 32
  %number = load i32, ptr %last
  call void @llvm.va_end.p0(ptr %list)
  %short = trunc i64 %wide to i32
  %two = add i32 %short, %member
  %three = add i32 %two, %number
  ret i32 %three
}

define i32 @main() {
  %one = insertvalue { i72, i32 } poison, i72 1, 0
  %two = insertvalue { i72, i32 } %one, i32 20, 1
  %sum = call i32 (i32, ...) @sum(i32 2, { i72, i32 } %two, i32 300)
  %is = icmp eq i32 %sum, 321
  br i1 %is, label %good, label %bad

good:
  ret i32 0

bad:
  unreachable
}
