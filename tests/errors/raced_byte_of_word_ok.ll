; expect: ok
; flags: --race undef --endianness big
; flags under sc, tso, pso by steps: --race undef --endianness big --granularity byte
; Another thread writes the byte at the lowest address of a word, which is its most significant one
; (LangRef, "Data Layout": `E`). Only that byte of what `main` reads is undefined, also where it was
; read already when the write came ("Memory Model for Concurrent Operations"); `main` looks at the
; least significant one.

@word = global i16 0, align 2

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare void @abort()

define ptr @writer(ptr %unused) {
  store i8 1, ptr @word, align 1
  ret ptr null
}

define i32 @main() {
  %id = alloca i64
  %created = call i32 @pthread_create(ptr %id, ptr null, ptr @writer, ptr null)
  %read = load i16, ptr @word, align 2
  %low = trunc i16 %read to i8
  %is_zero = icmp eq i8 %low, 0
  br i1 %is_zero, label %right, label %wrong
wrong:
  call void @abort()
  unreachable
right:
  %thread = load i64, ptr %id
  %joined = call i32 @pthread_join(i64 %thread, ptr null)
  ret i32 0
}
