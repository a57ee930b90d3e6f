; expect: T0404 instruction 6 of @main
; Memory of an alloca after llvm.stackrestore.

declare ptr @llvm.stacksave()
declare void @llvm.stackrestore(ptr)

define i32 @main() {
  %n = add i32 2, 2
  %s = call ptr @llvm.stacksave()
  %p = alloca i32, i32 %n, align 4
  store i32 7, ptr %p, align 4
  call void @llvm.stackrestore(ptr %s)
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
