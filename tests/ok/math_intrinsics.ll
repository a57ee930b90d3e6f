; The intrinsics of LangRef, "Standard C/C++ Library Intrinsics", that round: scalars, vectors, powi.
target triple = "x86_64-unknown-linux-gnu"
@line = private constant [7 x i8] c"%.10g\0A\00"
declare i32 @printf(ptr, ...)
declare double @llvm.sin.f64(double)
declare float @llvm.exp.f32(float)
declare double @llvm.pow.f64(double, double)
declare double @llvm.powi.f64.i32(double, i32)
declare <2 x double> @llvm.log.v2f64(<2 x double>)
declare double @llvm.exp2.f64(double)

define void @show(double %x) {
  %n = call i32 (ptr, ...) @printf(ptr @line, double %x)
  ret void
}

define i32 @main() {
  %a = call double @llvm.sin.f64(double 2.0)
  call void @show(double %a)
  %b = call float @llvm.exp.f32(float 0.0)
  %c = fpext float %b to double
  call void @show(double %c)
  %d = call double @llvm.pow.f64(double 1.5, double 10.0)
  call void @show(double %d)
  %e = call double @llvm.powi.f64.i32(double 3.0, i32 -2)
  call void @show(double %e)
  %f = call <2 x double> @llvm.log.v2f64(<2 x double> <double 1.0, double 20.0>)
  %g = extractelement <2 x double> %f, i32 0
  %h = extractelement <2 x double> %f, i32 1
  call void @show(double %g)
  call void @show(double %h)
  %i = call double @llvm.exp2.f64(double -3.0)
  call void @show(double %i)
  ret i32 0
}
