; expect: ok
; C11 6.5.2.2p6, of a call without a prototype (Clang makes it one of a variadic type): it is defined
; where the number and the types of what is passed fit. What `@number` returns is used, and has the
; type that the call says.

define i32 @number(i32 %n) {
  ret i32 %n
}

define i32 @main() {
  %n = call i32 (...) @number(i32 0)
  ret i32 %n
}
