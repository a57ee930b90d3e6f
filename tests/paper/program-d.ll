; Program-D of K-LLVM (Li, Gunter, ECOOP 2020, Fig. 1).
;
; The load of @x comes before pthread_create in program order, but nothing needs %a before the end:
; where a thread may run ahead of its pending loads and pthread_create does not wait for them
; (`dispatch: OutOfOrder(n)`, `pthread_create_fence: false`), the load is still in flight when
; @f stores, and the two race. Otherwise there is no race, and %a is 0.
; expect: ok
; expect (dispatch: OutOfOrder(8), pthread_create_fence: false): T0301
;
; sc: a=0 x=1
; tso: a=0 x=1

@x = global i32 0, align 4
@a = global i32 0, align 4

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @f(ptr %unused) {
  store i32 1, ptr @x, align 4
  ret ptr null
}

define i32 @main() {
  %t = alloca i64, align 8
  %a = load i32, ptr @x, align 4
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)
  %id = load i64, ptr %t, align 8
  %j = call i32 @pthread_join(i64 %id, ptr null)
  store i32 %a, ptr @a, align 4
  ret i32 0
}
