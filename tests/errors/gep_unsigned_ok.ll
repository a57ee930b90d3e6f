; expect: ok
; LangRef, `getelementptr`: with `nuw` the addition does not wrap around as one of unsigned numbers, and
; adding nothing does not.

@numbers = global [2 x i32] [i32 0, i32 5]

define i32 @main() {
  %same = getelementptr nuw i8, ptr @numbers, i64 0
  %zero = load i32, ptr %same
  %next = getelementptr nuw i8, ptr @numbers, i64 4
  %five = load i32, ptr %next
  %rest = sub i32 %five, 5
  %sum = add i32 %zero, %rest
  ret i32 %sum
}
