; expect: T0704 instruction 2 of @main
; indirectbr to a block of the function that is none of its targets.

define i32 @main() {
  %n = add i32 0, 1
  indirectbr ptr blockaddress(@main, %other), [label %listed]

listed:
  ret i32 0

other:
  ret i32 1
}
