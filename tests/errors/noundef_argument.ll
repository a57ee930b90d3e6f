; expect: T0511 instruction 2 of @main
; Poison for a noundef parameter.

define i32 @same(i32 noundef %n) {
  ret i32 %n
}

define i32 @main() {
  %p = shl i32 1, 32
  %r = call i32 @same(i32 noundef %p)
  ret i32 0
}
