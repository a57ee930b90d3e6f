; expect: T0506 instruction 1 of @main
; Division by undef.

define i32 @main() {
  %q = udiv i32 1, undef
  ret i32 %q
}
