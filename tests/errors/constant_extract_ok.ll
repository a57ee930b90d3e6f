; expect: ok
; `extractvalue` and `insertvalue` as constants (LangRef of LLVM 14, "Constant Expressions").

@number = global i32 extractvalue ({ i32, i32 } insertvalue ({ i32, i32 } { i32 1, i32 2 }, i32 0, 1), 1)
@other = global i32 extractvalue ({ i32, i32 } { i32 3, i32 4 }, 0)

define i32 @main() {
  %zero = load i32, ptr @number
  %three = load i32, ptr @other
  %n = mul i32 %zero, 100
  %rest = sub i32 %three, 3
  %sum = add i32 %n, %rest
  ret i32 %sum
}
