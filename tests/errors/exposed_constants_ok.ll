; expect: ok
; Addresses that are constants of the program are numbers before it starts (LangRef, `ptrtoint`), so
; that a pointer made from such a number may be to that object, whatever order the constants stand
; in. The first number has lost its object: two were mixed (`xor`).

@a = global i32 1
@b = global i32 2
@c = global i32 3
@of_c = global i64 ptrtoint (ptr @c to i64)
@of_b = global i64 ptrtoint (ptr @b to i64)
@of_a = global i64 ptrtoint (ptr @a to i64)

define i32 @main() {
  %c = load i64, ptr @of_c
  %b = load i64, ptr @of_b
  %mixed = xor i64 %c, %b
  %number = xor i64 %mixed, %b
  %ptr = inttoptr i64 %number to ptr
  %value = load i32, ptr %ptr
  %is = icmp eq i32 %value, 3
  br i1 %is, label %good, label %bad

good:
  ret i32 0

bad:
  unreachable
}
