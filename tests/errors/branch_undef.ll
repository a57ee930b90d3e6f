; expect: T0504 instruction 1 of @main
; A branch on undef itself.

define i32 @main() {
  br i1 undef, label %a, label %b

a:
  ret i32 0

b:
  ret i32 1
}
