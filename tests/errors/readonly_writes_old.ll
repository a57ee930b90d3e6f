; expect: T0408 instruction 1 of @peek
; As readonly_writes, in the words of LLVM 15 and before.

@x = global i32 0, align 4

define void @peek() readonly {
  store i32 1, i32* @x, align 4
  ret void
}

define i32 @main() {
  call void @peek()
  ret i32 0
}
