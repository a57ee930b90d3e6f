; ModuleID = 'assembly_lock_without_memory.c'
source_filename = "assembly_lock_without_memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@count = internal global i32 0, align 4, !dbg !0
@lock = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %first = alloca i64, align 8
  %second = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !19, !DIExpression(), !23)
    #dbg_declare(ptr %second, !24, !DIExpression(), !25)
  %call = call i32 @pthread_create(ptr noundef %first, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !26
  %call1 = call i32 @pthread_create(ptr noundef %second, ptr noundef null, ptr noundef @work, ptr noundef null), !dbg !27
  %0 = load i64, ptr %first, align 8, !dbg !28
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !29
  %1 = load i64, ptr %second, align 8, !dbg !30
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !31
  %2 = load i32, ptr @count, align 4, !dbg !32
  %sub = sub nsw i32 %2, 2, !dbg !33
  ret i32 %sub, !dbg !34
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %unused) #0 !dbg !35 {
entry:
  %unused.addr = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !39, !DIExpression(), !40)
  call void @take(ptr noundef @lock), !dbg !41
  %0 = load i32, ptr @count, align 4, !dbg !42
  %inc = add nsw i32 %0, 1, !dbg !42
  store i32 %inc, ptr @count, align 4, !dbg !42
  call void @give_up(ptr noundef @lock), !dbg !43
  %1 = load ptr, ptr %unused.addr, align 8, !dbg !44
  ret ptr %1, !dbg !45
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @take(ptr noundef %at) #0 !dbg !46 {
entry:
  %at.addr = alloca ptr, align 8
  %taken = alloca i32, align 4
  store ptr %at, ptr %at.addr, align 8
    #dbg_declare(ptr %at.addr, !50, !DIExpression(), !51)
    #dbg_declare(ptr %taken, !52, !DIExpression(), !53)
  br label %do.body, !dbg !54

do.body:                                          ; preds = %do.cond, %entry
  store i32 1, ptr %taken, align 4, !dbg !55
  %0 = load i32, ptr %taken, align 4, !dbg !57
  %1 = load ptr, ptr %at.addr, align 8, !dbg !58
  %2 = call i32 asm sideeffect "xchgl $0, $1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %1, i32 %0, ptr elementtype(i32) %1) #2, !dbg !57, !srcloc !59
  store i32 %2, ptr %taken, align 4, !dbg !57
  br label %do.cond, !dbg !60

do.cond:                                          ; preds = %do.body
  %3 = load i32, ptr %taken, align 4, !dbg !61
  %tobool = icmp ne i32 %3, 0, !dbg !60
  br i1 %tobool, label %do.body, label %do.end, !dbg !60, !llvm.loop !62

do.end:                                           ; preds = %do.cond
  ret void, !dbg !65
}

; Function Attrs: noinline nounwind uwtable
define internal void @give_up(ptr noundef %at) #0 !dbg !66 {
entry:
  %at.addr = alloca ptr, align 8
  store ptr %at, ptr %at.addr, align 8
    #dbg_declare(ptr %at.addr, !67, !DIExpression(), !68)
  %0 = load ptr, ptr %at.addr, align 8, !dbg !69
  call void asm sideeffect "movl $1, $0", "=*m,ir,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %0, i32 0) #2, !dbg !70, !srcloc !71
  ret void, !dbg !72
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly_lock_without_memory.c", directory: ".", checksumkind: CSK_MD5, checksum: "5cdf55cd98f8aaa8fdac7bb738548175")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 9, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !16, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{}
!19 = !DILocalVariable(name: "first", scope: !15, file: !3, line: 31, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 39, baseType: !22)
!21 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 31, column: 13, scope: !15)
!24 = !DILocalVariable(name: "second", scope: !15, file: !3, line: 31, type: !20)
!25 = !DILocation(line: 31, column: 20, scope: !15)
!26 = !DILocation(line: 32, column: 3, scope: !15)
!27 = !DILocation(line: 33, column: 3, scope: !15)
!28 = !DILocation(line: 34, column: 16, scope: !15)
!29 = !DILocation(line: 34, column: 3, scope: !15)
!30 = !DILocation(line: 35, column: 16, scope: !15)
!31 = !DILocation(line: 35, column: 3, scope: !15)
!32 = !DILocation(line: 36, column: 10, scope: !15)
!33 = !DILocation(line: 36, column: 16, scope: !15)
!34 = !DILocation(line: 36, column: 3, scope: !15)
!35 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 23, type: !36, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!39 = !DILocalVariable(name: "unused", arg: 1, scope: !35, file: !3, line: 23, type: !38)
!40 = !DILocation(line: 23, column: 25, scope: !35)
!41 = !DILocation(line: 24, column: 3, scope: !35)
!42 = !DILocation(line: 25, column: 8, scope: !35)
!43 = !DILocation(line: 26, column: 3, scope: !35)
!44 = !DILocation(line: 27, column: 10, scope: !35)
!45 = !DILocation(line: 27, column: 3, scope: !35)
!46 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 11, type: !47, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!50 = !DILocalVariable(name: "at", arg: 1, scope: !46, file: !3, line: 11, type: !49)
!51 = !DILocation(line: 11, column: 23, scope: !46)
!52 = !DILocalVariable(name: "taken", scope: !46, file: !3, line: 12, type: !7)
!53 = !DILocation(line: 12, column: 7, scope: !46)
!54 = !DILocation(line: 13, column: 3, scope: !46)
!55 = !DILocation(line: 14, column: 11, scope: !56)
!56 = distinct !DILexicalBlock(scope: !46, file: !3, line: 13, column: 6)
!57 = !DILocation(line: 15, column: 5, scope: !56)
!58 = !DILocation(line: 15, column: 58, scope: !56)
!59 = !{i64 412}
!60 = !DILocation(line: 16, column: 3, scope: !56)
!61 = !DILocation(line: 16, column: 12, scope: !46)
!62 = distinct !{!62, !54, !63, !64}
!63 = !DILocation(line: 16, column: 17, scope: !46)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 17, column: 1, scope: !46)
!66 = distinct !DISubprogram(name: "give_up", scope: !3, file: !3, line: 19, type: !47, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!67 = !DILocalVariable(name: "at", arg: 1, scope: !66, file: !3, line: 19, type: !49)
!68 = !DILocation(line: 19, column: 26, scope: !66)
!69 = !DILocation(line: 20, column: 42, scope: !66)
!70 = !DILocation(line: 20, column: 3, scope: !66)
!71 = !{i64 539}
!72 = !DILocation(line: 21, column: 1, scope: !66)
