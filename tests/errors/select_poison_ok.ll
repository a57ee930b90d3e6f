; expect: ok
; The arm of a select that is not taken may be poison.

define i32 @main() {
  %p = add nsw i32 2147483647, 1
  %v = select i1 true, i32 0, i32 %p
  %is_zero = icmp eq i32 %v, 0
  br i1 %is_zero, label %good, label %bad

good:
  ret i32 0

bad:
  ret i32 1
}
