; expect: ok
; expect under ra, rc11 by steps: T0901
; An acquire load of four bytes reads a release store of two of them: what the writer did before is
; known to the reader (C11 5.1.2.4p11; LangRef, "Memory Model for Concurrent Operations", has each
; byte's value from its own write). So there is no race about `@data`.

@flag = global i32 0, align 4
@data = global i32 0

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @writer(ptr %arg) {
  store i32 7, ptr @data
  store atomic i16 1, ptr @flag release, align 4
  ret ptr null
}

define i32 @main() {
  %id = alloca i64
  %made = call i32 @pthread_create(ptr %id, ptr null, ptr @writer, ptr null)
  %flag = load atomic i32, ptr @flag acquire, align 4
  %is = icmp eq i32 %flag, 1
  br i1 %is, label %read, label %end

read:
  %value = load i32, ptr @data
  %good = icmp eq i32 %value, 7
  br i1 %good, label %end, label %bad

bad:
  unreachable

end:
  %t = load i64, ptr %id
  %joined = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0
}
