; expect: T0505 instruction 2 of @main
; Division by poison.

define i32 @main() {
  %p = add nsw i32 2147483647, 1
  %q = udiv i32 1, %p
  ret i32 %q
}
