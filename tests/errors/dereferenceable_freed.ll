; expect: T0707
; A block that was freed cannot be loaded from.
target triple = "x86_64-unknown-linux-gnu"
declare ptr @malloc(i64)
declare void @free(ptr)
define void @takes(ptr dereferenceable(8) %p) {
  ret void
}
define i32 @main() {
  %p = call ptr @malloc(i64 8)
  call void @takes(ptr %p)
  call void @free(ptr %p)
  call void @takes(ptr %p)
  ret i32 0
}
