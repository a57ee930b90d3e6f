; expect: ok
; LangRef, `llvm.sqrt`: in every format the root of 4 is 2 (IEEE 754 5.4.1: it is rounded correctly).

declare half @llvm.sqrt.f16(half)
declare bfloat @llvm.sqrt.bf16(bfloat)
declare float @llvm.sqrt.f32(float)
declare fp128 @llvm.sqrt.f128(fp128)

define i32 @main() {
  %h = call half @llvm.sqrt.f16(half 4.0)
  %a = fcmp oeq half %h, 2.0
  %b = call bfloat @llvm.sqrt.bf16(bfloat 4.0)
  %c = fcmp oeq bfloat %b, 2.0
  %f = call float @llvm.sqrt.f32(float 4.0)
  %d = fcmp oeq float %f, 2.0
  %four = fpext double 4.0 to fp128
  %two = fpext double 2.0 to fp128
  %q = call fp128 @llvm.sqrt.f128(fp128 %four)
  %e = fcmp oeq fp128 %q, %two
  %ac = and i1 %a, %c
  %de = and i1 %d, %e
  %all = and i1 %ac, %de
  br i1 %all, label %good, label %bad

good:
  ret i32 0

bad:
  unreachable
}
