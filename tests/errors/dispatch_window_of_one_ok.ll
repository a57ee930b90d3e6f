; flags: --dispatch out-of-order:1
; engines: steps
; expect: ok
; One load may be on its way while its thread goes on, but not what needs the loaded value (K-LLVM
; §4.2): the sum is of what was read.

@number = global i32 4

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @other(ptr %arg) {
  ret ptr null
}

define i32 @main() {
  %id = alloca i64
  %made = call i32 @pthread_create(ptr %id, ptr null, ptr @other, ptr null)
  store i32 5, ptr @number
  %a = load i32, ptr @number
  %b = add i32 %a, 1
  %is = icmp eq i32 %b, 6
  %t = load i64, ptr %id
  %joined = call i32 @pthread_join(i64 %t, ptr null)
  br i1 %is, label %good, label %bad

good:
  ret i32 0

bad:
  unreachable
}
