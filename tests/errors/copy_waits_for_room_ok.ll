; flags: --max-to-commit 1
; engines: steps
; expect: cut
; expect under sc, ra, rc11: ok
; A copy whose first load waits until there is room in a store buffer for one operation: it goes on
; where it was. What a thread has written it reads (Intel SDM 3A 8.2.2), however small its buffer is.

@from = global [3 x i8] c"abc"
@to = global [3 x i8] zeroinitializer
@x = global i32 0

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define ptr @other(ptr %arg) {
  ret ptr null
}

define i32 @main() {
  %id = alloca i64
  %made = call i32 @pthread_create(ptr %id, ptr null, ptr @other, ptr null)
  store i32 1, ptr @x
  call void @llvm.memcpy.p0.p0.i64(ptr @to, ptr @from, i64 3, i1 false)
  %first = load i8, ptr @to
  %last = getelementptr i8, ptr @to, i64 2
  %third = load i8, ptr %last
  %a = icmp eq i8 %first, 97
  %c = icmp eq i8 %third, 99
  %is = and i1 %a, %c
  %t = load i64, ptr %id
  %joined = call i32 @pthread_join(i64 %t, ptr null)
  br i1 %is, label %good, label %bad

good:
  ret i32 0

bad:
  unreachable
}
