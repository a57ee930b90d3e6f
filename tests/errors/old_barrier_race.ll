; LLVM 2.9: a barrier of stores alone, and atomic intrinsics; the plain accesses race all the same.
; expect: T0301 line 20
@flag = global i32 0, align 4
@data = global i32 0, align 4

declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)
declare i32 @llvm.atomic.swap.i32.p0i32(i32*, i32) nounwind
declare void @llvm.memory.barrier(i1, i1, i1, i1, i1) nounwind

define i8* @write(i8* %unused) nounwind {
  store i32 1, i32* @data, align 4
  call void @llvm.memory.barrier(i1 false, i1 false, i1 false, i1 true, i1 false)
  %1 = call i32 @llvm.atomic.swap.i32.p0i32(i32* @flag, i32 1)
  ret i8* null
}

define i32 @main() {
  %t = alloca i64, align 8
  %1 = call i32 @pthread_create(i64* %t, i8* null, i8* (i8*)* @write, i8* null)
  %2 = load i32* @data, align 4
  ret i32 0
}
