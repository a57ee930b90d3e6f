; expect: ok
; An i24 in memory: written and read back whole.

define i32 @main() {
  %p = alloca i24, align 4
  store i24 -1, ptr %p, align 4
  %v = load i24, ptr %p, align 4
  %w = sext i24 %v to i32
  %is = icmp eq i32 %w, -1
  br i1 %is, label %good, label %bad

good:
  ret i32 0

bad:
  ret i32 1
}
