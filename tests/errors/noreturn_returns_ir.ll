; expect: T0706 instruction 1 of @stop
; A noreturn function returns.

define void @stop() noreturn {
  ret void
}

define i32 @main() {
  call void @stop()
  ret i32 0
}
