; expect: T0503 instruction 3 of @main
; LangRef, `getelementptr`: with `nusw` the signed offset is added to an unsigned address, and a sum that
; is below zero is poison, also without `inbounds`.

@number = global i32 0

define i32 @main() {
  %far = getelementptr nusw i8, ptr @number, i64 -9223372036854775808
  %is = icmp eq ptr %far, @number
  br i1 %is, label %a, label %b

a:
  ret i32 0

b:
  ret i32 1
}
