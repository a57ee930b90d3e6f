; expect: T0503 instruction 3 of @main
; LangRef, "Fast-Math Flags", on a call: with `nnan` the result is poison if an argument is a NaN.

define double @one(double %x) {
  ret double 1.0
}

define i32 @main() {
  %one = call nnan double @one(double 0x7FF8000000000000)
  %is = fcmp oeq double %one, 1.0
  br i1 %is, label %a, label %b

a:
  ret i32 0

b:
  ret i32 1
}
