; Program-C of K-LLVM (Li, Gunter, ECOOP 2020, Fig. 1).
;
; As Program-B, but the accesses to @x and @y are not atomic: they race. `race: Error` and `Report`
; say T0301. Under `race: Undef` each of %a and %b may also be undef.
; expect: T0301

@x = global i32 0, align 4
@y = global i32 0, align 4
@a = global i32 0, align 4
@b = global i32 0, align 4

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @thread1(ptr %unused) {
  store i32 42, ptr @x, align 4
  %a = load i32, ptr @y, align 4
  store i32 %a, ptr @a, align 4
  ret ptr null
}

define ptr @thread2(ptr %unused) {
  store i32 1, ptr @y, align 4
  %b = load i32, ptr @x, align 4
  store i32 %b, ptr @b, align 4
  ret ptr null
}

define i32 @main() {
  %t1 = alloca i64, align 8
  %t2 = alloca i64, align 8
  %c1 = call i32 @pthread_create(ptr %t1, ptr null, ptr @thread1, ptr null)
  %c2 = call i32 @pthread_create(ptr %t2, ptr null, ptr @thread2, ptr null)
  %id1 = load i64, ptr %t1, align 8
  %id2 = load i64, ptr %t2, align 8
  %j1 = call i32 @pthread_join(i64 %id1, ptr null)
  %j2 = call i32 @pthread_join(i64 %id2, ptr null)
  ret i32 0
}
