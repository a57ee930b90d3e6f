; The smallest program in which rules (a), (c), (e) and (f) of K-LLVM's Fig. 7 are all needed: a
; store of two bytes.

@x = global i16 0, align 2

define i32 @main() {
  store i16 258, ptr @x, align 2
  ret i32 0
}
