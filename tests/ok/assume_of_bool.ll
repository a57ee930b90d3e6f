; ModuleID = 'assume_of_bool.c'
source_filename = "assume_of_bool.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %n, !21, !DIExpression(), !23)
  store volatile i32 256, ptr %n, align 4, !dbg !23
  %0 = load volatile i32, ptr %n, align 4, !dbg !24
  %tobool = icmp ne i32 %0, 0, !dbg !24
  call void @__VERIFIER_assume(i1 noundef zeroext %tobool), !dbg !25
  %1 = load volatile i32, ptr %n, align 4, !dbg !26
  %tobool1 = icmp ne i32 %1, 0, !dbg !26
  call void @__VERIFIER_assert(i1 noundef zeroext %tobool1), !dbg !27
  %2 = load volatile i32, ptr %n, align 4, !dbg !28
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2), !dbg !29
  ret i32 0, !dbg !30
}

declare void @__VERIFIER_assume(i1 noundef zeroext) #1

declare void @__VERIFIER_assert(i1 noundef zeroext) #1

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "assume_of_bool.c", directory: ".", checksumkind: CSK_MD5, checksum: "48eeddf2b374675ce9929a2710f6458e")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !17, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "n", scope: !16, file: !2, line: 10, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !19)
!23 = !DILocation(line: 10, column: 16, scope: !16)
!24 = !DILocation(line: 11, column: 21, scope: !16)
!25 = !DILocation(line: 11, column: 3, scope: !16)
!26 = !DILocation(line: 12, column: 21, scope: !16)
!27 = !DILocation(line: 12, column: 3, scope: !16)
!28 = !DILocation(line: 13, column: 18, scope: !16)
!29 = !DILocation(line: 13, column: 3, scope: !16)
!30 = !DILocation(line: 14, column: 3, scope: !16)
