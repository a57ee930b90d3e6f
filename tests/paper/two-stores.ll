; Two threads, one store of one byte each: how many traces there are can be told by hand.
; K-LLVM Fig. 7: rule (c) moves each store to mem_op_list, rule (d) commits it there.
;
; expect: ok
;
; sc: x=1 y=1
; tso: x=1 y=1

@x = global i8 0
@y = global i8 0

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @other(ptr %unused) {
  store i8 1, ptr @y
  ret ptr null
}

define i32 @main() {
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @other, ptr null)
  store i8 1, ptr @x
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
