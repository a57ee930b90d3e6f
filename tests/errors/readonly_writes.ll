; expect: T0408 instruction 1 of @peek
; A function that may only read writes.

@x = global i32 0, align 4

define void @peek() memory(read) {
  store i32 1, ptr @x, align 4
  ret void
}

define i32 @main() {
  call void @peek()
  ret i32 0
}
