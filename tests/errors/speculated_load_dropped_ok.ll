; expect: ok
; engines: graph steps candidates
; A load without a location in a function with debug information is the compiler's. What it reads
; beside the write is dropped; what it reads after it is used.
@data = global i32 0
@flag = global i32 0
@out = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define ptr @writer(ptr %unused) {
  store i32 1, ptr @data
  store atomic i32 1, ptr @flag release, align 4
  ret ptr null
}

define i32 @main() !dbg !3 {
  %p = alloca i64
  %1 = call i32 @pthread_create(ptr %p, ptr null, ptr @writer, ptr null)
  %f = load atomic i32, ptr @flag acquire, align 4
  %is = icmp eq i32 %f, 1
  %v = load i32, ptr @data
  %kept = select i1 %is, i32 %v, i32 1
  %ok = icmp eq i32 %kept, 1
  br i1 %ok, label %go, label %go
go:
  %id = load i64, ptr %p
  %2 = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "source.c", directory: ".")
!2 = !DISubroutineType(types: !6)
!3 = distinct !DISubprogram(name: "main", file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 0, scope: !3)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{null}
