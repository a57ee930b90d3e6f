; expect: T0707
; So many bytes that the end is a small address again.
target triple = "x86_64-unknown-linux-gnu"
@x = global i64 0
define void @takes(ptr dereferenceable(18446744073709551608) %p) {
  ret void
}
define i32 @main() {
  %end = getelementptr i8, ptr @x, i64 8
  call void @takes(ptr %end)
  ret i32 0
}
