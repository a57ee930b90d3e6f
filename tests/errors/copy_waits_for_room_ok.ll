; flags: --granularity byte --max-to-commit 1
; engines: steps
; expect: ok
; A copy byte by byte through a queue with room for one operation: its loads and its stores wait for
; room, and go on where they were (docs/models.md: a store buffer's size changes no result of one
; thread).

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
  %last = getelementptr i8, ptr @to, i64 2
  %c = load i8, ptr %last
  %is = icmp eq i8 %c, 99
  %t = load i64, ptr %id
  %joined = call i32 @pthread_join(i64 %t, ptr null)
  br i1 %is, label %good, label %bad

good:
  ret i32 0

bad:
  unreachable
}
