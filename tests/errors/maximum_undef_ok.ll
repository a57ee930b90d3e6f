; expect: ok
; LangRef, `llvm.umax`: the larger one. Whatever the low bits of the first operand are, it is the larger
; one; of the least of both the same holds the other way round. These are too many bits to try.

declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)

define i32 @main() {
  %bits = and i64 undef, 1099511627775
  %high = or i64 %bits, 2199023255552
  %max = call i64 @llvm.umax.i64(i64 %high, i64 1)
  %a = icmp uge i64 %max, 2199023255552
  br i1 %a, label %next, label %bad

next:
  %min = call i64 @llvm.umin.i64(i64 %bits, i64 2199023255552)
  %b = icmp ult i64 %min, 2199023255552
  br i1 %b, label %good, label %bad

good:
  ret i32 0

bad:
  unreachable
}
