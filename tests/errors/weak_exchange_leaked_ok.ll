; flags: --spurious-cas-failure
; expect: exit 0 and exit 1
; A weak exchange may fail for no reason (LangRef, `cmpxchg`), on memory that only one of several
; threads has as well: the graph engine looks again with memory that all have.

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @other(ptr %arg) {
  ret ptr null
}

define i32 @main() {
  %id = alloca i64
  %p = alloca i32
  %made = call i32 @pthread_create(ptr %id, ptr null, ptr @other, ptr null)
  store i32 0, ptr %p
  %pair = cmpxchg weak ptr %p, i32 0, i32 1 seq_cst seq_cst
  %is = extractvalue { i32, i1 } %pair, 1
  %failed = xor i1 %is, true
  %status = zext i1 %failed to i32
  %t = load i64, ptr %id
  %joined = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 %status
}
