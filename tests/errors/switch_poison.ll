; expect: T0503 instruction 2 of @main
; A switch on poison.

define i32 @main() {
  %p = shl i32 1, 32
  switch i32 %p, label %a [ i32 0, label %b ]

a:
  ret i32 0

b:
  ret i32 1
}
