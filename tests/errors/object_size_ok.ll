; expect: ok
; LangRef, `llvm.objectsize`: of an object that is not known, 0 if the least is asked for, and -1
; otherwise; of one that is known its size is allowed as well. `llvm.invariant.start` says only that
; the memory does not change.

@number = global i32 0

declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)

define i32 @main() {
  %least = call i64 @llvm.objectsize.i64.p0(ptr @number, i1 true, i1 false, i1 false)
  %a = icmp ule i64 %least, 4
  %most = call i64 @llvm.objectsize.i64.p0(ptr @number, i1 false, i1 false, i1 false)
  %b = icmp uge i64 %most, 4
  %start = call ptr @llvm.invariant.start.p0(i64 4, ptr @number)
  %n = load i32, ptr @number
  call void @llvm.invariant.end.p0(ptr %start, i64 4, ptr @number)
  %both = and i1 %a, %b
  br i1 %both, label %good, label %bad

good:
  ret i32 %n

bad:
  unreachable
}
