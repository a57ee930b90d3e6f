; ModuleID = 'scope_known_later.c'
source_filename = "scope_known_later.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@known = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %id = alloca i64, align 8
  %kept = alloca ptr, align 8
  %local = alloca i32, align 4
  %.atomictmp = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr %id) #3, !dbg !19
    #dbg_declare(ptr %id, !20, !DIExpression(), !24)
  call void @llvm.lifetime.start.p0(i64 8, ptr %kept) #3, !dbg !25
    #dbg_declare(ptr %kept, !26, !DIExpression(), !27)
  %call = call i32 @pthread_create(ptr noundef %id, ptr noundef null, ptr noundef @thread, ptr noundef null), !dbg !28
  call void @llvm.lifetime.start.p0(i64 4, ptr %local) #3, !dbg !29
    #dbg_declare(ptr %local, !31, !DIExpression(), !32)
  store i32 3, ptr %local, align 4, !dbg !32
  store ptr %local, ptr %kept, align 8, !dbg !33
  call void @llvm.lifetime.end.p0(i64 4, ptr %local) #3, !dbg !34
  %0 = load ptr, ptr %kept, align 8, !dbg !35
  store ptr %0, ptr %.atomictmp, align 8, !dbg !35
  %1 = load i64, ptr %.atomictmp, align 8, !dbg !35
  store atomic i64 %1, ptr @known seq_cst, align 8, !dbg !35
  %2 = load i64, ptr %id, align 8, !dbg !36
  %call1 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !37
  call void @llvm.lifetime.end.p0(i64 8, ptr %kept) #3, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr %id) #3, !dbg !38
  ret i32 0, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @thread(ptr noundef %unused) #0 !dbg !40 {
entry:
  %unused.addr = alloca ptr, align 8
  %there = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %unused, ptr %unused.addr, align 8
    #dbg_declare(ptr %unused.addr, !44, !DIExpression(), !45)
  call void @llvm.lifetime.start.p0(i64 8, ptr %there) #3, !dbg !46
    #dbg_declare(ptr %there, !47, !DIExpression(), !48)
  br label %while.cond, !dbg !49

while.cond:                                       ; preds = %while.body, %entry
  %0 = load atomic i64, ptr @known seq_cst, align 8, !dbg !50
  store i64 %0, ptr %atomic-temp, align 8, !dbg !50
  %1 = load ptr, ptr %atomic-temp, align 8, !dbg !50
  store ptr %1, ptr %there, align 8, !dbg !51
  %tobool = icmp ne ptr %1, null, !dbg !52
  %lnot = xor i1 %tobool, true, !dbg !52
  br i1 %lnot, label %while.body, label %while.end, !dbg !49

while.body:                                       ; preds = %while.cond
  br label %while.cond, !dbg !49, !llvm.loop !53

while.end:                                        ; preds = %while.cond
  %2 = load ptr, ptr %there, align 8, !dbg !56
  store i32 4, ptr %2, align 4, !dbg !57
  %3 = load ptr, ptr %unused.addr, align 8, !dbg !58
  call void @llvm.lifetime.end.p0(i64 8, ptr %there) #3, !dbg !59
  ret ptr %3, !dbg !60
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "known", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "scope_known_later.c", directory: ".", checksumkind: CSK_MD5, checksum: "1ee4116875784b2abeb3b3e6e948008b")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{}
!19 = !DILocation(line: 18, column: 3, scope: !15)
!20 = !DILocalVariable(name: "id", scope: !15, file: !3, line: 18, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 75, baseType: !23)
!22 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 18, column: 13, scope: !15)
!25 = !DILocation(line: 19, column: 3, scope: !15)
!26 = !DILocalVariable(name: "kept", scope: !15, file: !3, line: 19, type: !6)
!27 = !DILocation(line: 19, column: 8, scope: !15)
!28 = !DILocation(line: 20, column: 3, scope: !15)
!29 = !DILocation(line: 22, column: 5, scope: !30)
!30 = distinct !DILexicalBlock(scope: !15, file: !3, line: 21, column: 3)
!31 = !DILocalVariable(name: "local", scope: !30, file: !3, line: 22, type: !7)
!32 = !DILocation(line: 22, column: 9, scope: !30)
!33 = !DILocation(line: 23, column: 10, scope: !30)
!34 = !DILocation(line: 24, column: 3, scope: !15)
!35 = !DILocation(line: 25, column: 3, scope: !15)
!36 = !DILocation(line: 26, column: 16, scope: !15)
!37 = !DILocation(line: 26, column: 3, scope: !15)
!38 = !DILocation(line: 28, column: 1, scope: !15)
!39 = !DILocation(line: 27, column: 3, scope: !15)
!40 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 9, type: !41, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!44 = !DILocalVariable(name: "unused", arg: 1, scope: !40, file: !3, line: 9, type: !43)
!45 = !DILocation(line: 9, column: 27, scope: !40)
!46 = !DILocation(line: 10, column: 3, scope: !40)
!47 = !DILocalVariable(name: "there", scope: !40, file: !3, line: 10, type: !6)
!48 = !DILocation(line: 10, column: 8, scope: !40)
!49 = !DILocation(line: 11, column: 3, scope: !40)
!50 = !DILocation(line: 11, column: 20, scope: !40)
!51 = !DILocation(line: 11, column: 18, scope: !40)
!52 = !DILocation(line: 11, column: 10, scope: !40)
!53 = distinct !{!53, !49, !54, !55}
!54 = !DILocation(line: 12, column: 5, scope: !40)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocation(line: 13, column: 4, scope: !40)
!57 = !DILocation(line: 13, column: 10, scope: !40)
!58 = !DILocation(line: 14, column: 10, scope: !40)
!59 = !DILocation(line: 15, column: 1, scope: !40)
!60 = !DILocation(line: 14, column: 3, scope: !40)
