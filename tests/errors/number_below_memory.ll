; expect: T0401
; engines: graph steps candidates
; A pointer that is made from a number where no object can be is to nothing (LangRef, "Pointer Aliasing
; Rules"), also while there are other threads, whose objects are not known.

@number = global i64 4096

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @other(ptr %arg) {
  %own = alloca i32
  %n = ptrtoint ptr %own to i64
  store i64 %n, ptr %arg
  ret ptr null
}

define i32 @main() {
  %id = alloca i64
  %place = alloca i64
  %made = call i32 @pthread_create(ptr %id, ptr null, ptr @other, ptr %place)
  %n = load i64, ptr @number
  %p = inttoptr i64 %n to ptr
  store i32 1, ptr %p
  %t = load i64, ptr %id
  %joined = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
