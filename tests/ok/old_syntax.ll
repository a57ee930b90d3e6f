; The forms of LLVM 2.6 to 3.6, each with what it prints.

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v64:64:64-v128:128:128-a0:0:64-s0:64:64-f80:128:128-n8:16:32:64"
target triple = "x86_64-unknown-linux-gnu"

%0 = type { i32, i8 }
%list = type { i32, %list* }

@.number = linker_private unnamed_addr constant [6 x i8] c"%ld; \00"
@.line = private constant [2x i8] c"\0A\00"
internal constant i32 41
@word = global i32 5, align 4
@other = alias weak i32* @word
@apply = alias i64 (i64 (i64)*, i64)* @call_it
@twice = alias internal i64 (i64)* @double
@printing = alias weak i32 (i8*, ...)* @printf
@second = global i32* getelementptr inbounds ([2 x i32]* @pair, i32 0, i32 1)
@pair = global [2 x i32] [i32 7, i32 260]
@end = global %list { i32 3, %list* null }

declare i32 @printf(i8* nocapture, ...) nounwind
declare void @llvm.memcpy.i32(i8* nocapture, i8* nocapture, i32, i32) nounwind
declare void @llvm.memset.i64(i8*, i8, i64, i32) nounwind
declare i32 @llvm.ctlz.i32(i32) nounwind readnone
declare i64 @llvm.cttz.i64(i64) nounwind readnone
declare i64 @llvm.objectsize.i64(i8*, i1) nounwind readnone
declare i32 @llvm.atomic.load.add.i32.p0i32(i32*, i32) nounwind
declare i32 @llvm.atomic.swap.i32.p0i32(i32*, i32) nounwind
declare i32 @llvm.atomic.cmp.swap.i32.p0i32(i32*, i32, i32) nounwind
declare void @llvm.memory.barrier(i1, i1, i1, i1, i1) nounwind
declare void @llvm.dbg.value(metadata, i64, metadata) nounwind

define internal fastcc void @show(i64 %n) nounwind {
  %1 = tail call i32 (i8*, ...)* @printing(i8* getelementptr ([6 x i8]* @.number, i64 0, i64 0), i64 %n)
  ret void
}

define i64 @double(i64 %n) {
  tail call void @llvm.dbg.value(metadata !{i64 %n}, i64 0, metadata !1)
  %r = shl nuw nsw i64 %n, 1
  ret i64 %r
}

define i64 @call_it(i64 (i64)* nocapture %f, i64 %n) {
entry:
  br label %loop
loop:
  %g = phi i64 (i64)* [ %f, %entry ], [ %h, %loop ]
  %r = phi i64 [ %n, %entry ], [ %s, %loop ]
  %s = call i64 (i64)* %g(i64 %r)
  %h = select i1 true, i64 (i64)* %g, i64 (i64)* %f
  %more = icmp ult i64 %s, 40
  br i1 %more, label %loop, label %done
done:
  ret i64 %s
}

; A function that returns a function: the whole type, or its result alone.
define i64 (i64)* @chosen() {
  ret i64 (i64)* @twice
}

define %0 @both() {
  ret i32 11, i8 12
}

define void @take(%list* byval align 8 %l, %0* sret %out) {
  %1 = getelementptr inbounds %list* %l, i32 0, i32 0
  store i32 99, i32* %1
  %2 = getelementptr %0* %out, i64 0, i32 0
  store i32 98, i32* %2
  ret void
}

define void @memory() {
  %a = volatile load i32* @word
  %a64 = sext i32 %a to i64
  call fastcc void @show(i64 %a64)
  volatile store i32 6, i32* @other
  %b = load volatile i32* @word, align 4
  %b64 = zext i32 %b to i64
  call fastcc void @show(i64 %b64)
  %p = load i32** @second, align 8
  %c = load atomic i32* %p seq_cst, align 4
  %c64 = zext i32 %c to i64
  call fastcc void @show(i64 %c64)
  %d = load i32* @0
  %d64 = zext i32 %d to i64
  call fastcc void @show(i64 %d64)
  ret void
}

define void @atomics() {
  store i32 1, i32* @word
  %a = cmpxchg i32* @word, i32 1, i32 2 seq_cst
  %b = cmpxchg volatile i32* @word, i32 1, i32 3 singlethread acq_rel
  %c = cmpxchg i32* @word, i32 2, i32 4 seq_cst monotonic
  %d = extractvalue { i32, i1 } %c, 0
  fence singlethread seq_cst
  %e = call i32 @llvm.atomic.load.add.i32.p0i32(i32* @word, i32 10)
  call void @llvm.memory.barrier(i1 true, i1 true, i1 true, i1 true, i1 true)
  %f = call i32 @llvm.atomic.swap.i32.p0i32(i32* @word, i32 20)
  %g = call i32 @llvm.atomic.cmp.swap.i32.p0i32(i32* @word, i32 20, i32 30)
  %h = load i32* @word
  %1 = mul i32 %a, 1000000
  %2 = mul i32 %b, 100000
  %3 = mul i32 %d, 10000
  %4 = mul i32 %e, 1000
  %5 = mul i32 %f, 100
  %6 = add i32 %1, %2
  %7 = add i32 %3, %4
  %8 = add i32 %5, %6
  %9 = add i32 %7, %8
  %10 = mul i32 %g, 10000000
  %11 = add i32 %9, %10
  %12 = add i32 %11, %h
  %13 = zext i32 %12 to i64
  call fastcc void @show(i64 %13)
  ret void
}

define void @heap() {
  %p = malloc %list, i32 3, align 4
  %bytes = bitcast %list* %p to i8*
  call void @llvm.memset.i64(i8* %bytes, i8 -1, i64 48, i32 8)
  %from = bitcast %list* @end to i8*
  %last = getelementptr %list* %p, i64 2
  %to = bitcast %list* %last to i8*
  call void @llvm.memcpy.i32(i8* %to, i8* %from, i32 16, i32 8)
  %1 = getelementptr %list* %last, i32 0, i32 0
  %2 = load i32* %1
  %3 = getelementptr %list* %p, i32 1, i32 0
  %4 = load i32* %3
  %5 = sub i32 %2, %4
  %6 = sext i32 %5 to i64
  call fastcc void @show(i64 %6)
  free %list* %p
  %one = malloc i64
  store i64 123, i64* %one
  %7 = load i64* %one
  free i64* %one
  call fastcc void @show(i64 %7)
  ret void
}

define i32 @main() {
  call void @memory()
  call void ()* @atomics()
  call void @heap()
  %1 = call i64 (i64 (i64)*, i64)* @apply(i64 (i64)* @double, i64 3)
  call fastcc void @show(i64 %1)
  %2 = call i64 (i64)* ()* @chosen()
  %3 = call i64 %2(i64 8)
  call fastcc void @show(i64 %3)
  %4 = call i64 (i64)* @chosen()
  %5 = call i64 (i64)* %4(i64 9)
  call fastcc void @show(i64 %5)
  %6 = call %0 @both()
  %7 = getresult %0 %6, 1
  %8 = zext i8 %7 to i64
  call fastcc void @show(i64 %8)
  %out = alloca %0
  call void @take(%list* byval align 8 @end, %0* sret %out)
  %9 = load i32* getelementptr inbounds (%list* @end, i32 0, i32 0)
  %10 = getelementptr inbounds %0* %out, i32 0, i32 0
  %11 = load i32* %10
  %12 = add i32 %9, %11
  %13 = zext i32 %12 to i64
  call fastcc void @show(i64 %13)
  %14 = call i32 @llvm.ctlz.i32(i32 0)
  %15 = zext i32 %14 to i64
  call fastcc void @show(i64 %15)
  %16 = call i64 @llvm.cttz.i64(i64 0)
  call fastcc void @show(i64 %16)
  %17 = call i32 (i8*, ...)* @printf(i8* getelementptr ([2 x i8]* @.line, i32 0, i32 0)), !kind !2
  ret i32 0
}

!llvm.module.flags = !{!0}
!0 = metadata !{i32 1, metadata !"flag", i32 7}
!1 = metadata !{i32 786689, metadata !0, null}
!2 = metadata !{metadata !"metadata !x", i64 (i64)* @double}
