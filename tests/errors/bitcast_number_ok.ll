; expect: ok
; engines: graph steps candidates
; A number where another thread might have an object, as a float and back (LangRef, `bitcast`): no bit
; changes, and no pointer is made of it (`inttoptr` does that).
@number = global i64 93527207841792

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @other(ptr %arg) {
  ret ptr null
}

define i32 @main() {
  %id = alloca i64
  %made = call i32 @pthread_create(ptr %id, ptr null, ptr @other, ptr null)
  %n = load i64, ptr @number
  %float = bitcast i64 %n to double
  %back = bitcast double %float to i64
  %is = icmp eq i64 %n, %back
  %t = load i64, ptr %id
  %joined = call i32 @pthread_join(i64 %t, ptr null)
  br i1 %is, label %good, label %bad

good:
  ret i32 0

bad:
  unreachable
}
