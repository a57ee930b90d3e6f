; expect: T0503 instruction 3 of @main
; A branch on poison that `exact` has made.

define i32 @main() {
  %p = lshr exact i8 3, 1
  %c = trunc i8 %p to i1
  br i1 %c, label %a, label %b

a:
  ret i32 0

b:
  ret i32 1
}
