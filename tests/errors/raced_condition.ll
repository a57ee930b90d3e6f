; expect: T0201
; expect under pso, rc11 by graph: T0803 and T0201
; flags: --race undef
; `main` makes a condition variable by a plain write, publishes it by a relaxed one, and waits there.
; Who signals may race with the first: what it finds is undefined then, and no condition variable
; (LangRef, "Memory Model for Concurrent Operations"), whoever waits. Nobody may signal at all, too.
; By states an access beside a library call is no race (docs/limitations.md). Under the other models
; the relaxed write orders what came before it.

@m = global [40 x i8] zeroinitializer, align 8
@c = global [48 x i8] zeroinitializer, align 8
@f = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
define ptr @t(ptr %u) {
  %v = load atomic i32, ptr @f monotonic, align 4
  %is = icmp eq i32 %v, 1
  br i1 %is, label %wake, label %end
wake:
  %s = call i32 @pthread_cond_signal(ptr @c)
  br label %end
end:
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  call i32 @pthread_create(ptr %t, ptr null, ptr @t, ptr null)
  store i64 0, ptr @c
  call i32 @pthread_mutex_lock(ptr @m)
  store atomic i32 1, ptr @f monotonic, align 4
  call i32 @pthread_cond_wait(ptr @c, ptr @m)
  call i32 @pthread_mutex_unlock(ptr @m)
  %i = load i64, ptr %t
  call i32 @pthread_join(i64 %i, ptr null)
  ret i32 0
}
