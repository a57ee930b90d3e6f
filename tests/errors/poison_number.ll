; expect: T0507 line 9
; The poison was a number, of which a pointer was made.
@one = global i64 1

define i32 @main() {
  %one = load i64, ptr @one
  %below = sub nuw i64 0, %one
  %pointer = inttoptr i64 %below to ptr
  %read = load i8, ptr %pointer
  ret i32 0
}
