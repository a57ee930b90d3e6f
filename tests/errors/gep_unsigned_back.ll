; expect: T0503 instruction 4 of @main
; LangRef, `getelementptr`: with `nuw` the offset is an unsigned number, so that a step back is poison.

@numbers = global [2 x i32] zeroinitializer

define i32 @main() {
  %next = getelementptr i8, ptr @numbers, i64 4
  %back = getelementptr nuw i8, ptr %next, i64 -4
  %is = icmp eq ptr %back, @numbers
  br i1 %is, label %a, label %b

a:
  ret i32 0

b:
  ret i32 1
}
