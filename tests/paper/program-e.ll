; Program-E of K-LLVM (Li, Gunter, ECOOP 2020, Fig. 1).
;
; What it prints depends on where malloc puts the block: it differs between `addresses` policies and
; seeds, and is the same for one policy and seed.
; expect: ok

@x = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

declare ptr @malloc(i64)
declare i32 @printf(ptr, ...)

define i32 @main() {
  %r1 = call ptr @malloc(i64 12)
  %w1 = ptrtoint ptr %r1 to i64
  %r2 = trunc i64 %w1 to i32
  %r3 = call i32 (ptr, ...) @printf(ptr @x, i32 %r2)
  ret i32 0
}
