; LLVM 2.9 and before: `unwind` and the intrinsics that went with it are not modelled.
; expect: T0901 line 4
define void @raise() {
  unwind
}

define i32 @main() {
  call void @raise()
  ret i32 0
}
