; expect: T0705 line 25
; An alignment that is assumed may be computed (LangRef, "Assume Operand Bundles"): clang at -O0 has
; it so for aligned_alloc, and for allocators of C++ of types that ask for more than usual. One that
; is no power of two says nothing here.

target triple = "x86_64-unknown-linux-gnu"
@x = global [64 x i8] zeroinitializer, align 64
@n = global i64 32
@odd = global i32 24
@p = global ptr null

declare void @llvm.assume(i1)

define i32 @main() {
  %n = load i64, ptr @n
  call void @llvm.assume(i1 true) [ "align"(ptr @x, i64 %n) ]
  %end = getelementptr i8, ptr @x, i64 32
  call void @llvm.assume(i1 true) [ "align"(ptr %end, i64 %n) ]
  %null = load ptr, ptr @p
  call void @llvm.assume(i1 true) [ "align"(ptr %null, i64 %n) ]
  %inside = getelementptr i8, ptr @x, i64 4
  %odd = load i32, ptr @odd
  call void @llvm.assume(i1 true) [ "align"(ptr %inside, i32 %odd) ]
  ; This one does not hold.
  call void @llvm.assume(i1 true) [ "align"(ptr %inside, i64 %n) ]
  ret i32 0
}
