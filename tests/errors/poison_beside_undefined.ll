; expect: T0511 line 14
; The length is undefined. The byte is poison, which may be written: nothing is said of where that
; comes from.
@bytes = global [8 x i8] zeroinitializer

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @main() {
  %place = alloca i64
  %length = load i64, ptr %place
  %large = add nsw i32 2147483647, 0
  %sum = add nsw i32 %large, 1
  %byte = trunc i32 %sum to i8
  call void @llvm.memset.p0.i64(ptr @bytes, i8 %byte, i64 %length, i1 false)
  ret i32 0
}
