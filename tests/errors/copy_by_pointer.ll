; ModuleID = 'copy_by_pointer.c'
source_filename = "copy_by_pointer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@__const.main.large = private unnamed_addr constant [8 x i8] c"abcdefg\00", align 1
@copy = internal global ptr @memcpy, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
entry:
  %retval = alloca i32, align 4
  %small = alloca [3 x i8], align 1
  %large = alloca [8 x i8], align 1
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %small, !27, !DIExpression(), !32)
    #dbg_declare(ptr %large, !33, !DIExpression(), !37)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %large, ptr align 1 @__const.main.large, i64 8, i1 false), !dbg !37
  %0 = load volatile ptr, ptr @copy, align 8, !dbg !38
  %arraydecay = getelementptr inbounds [3 x i8], ptr %small, i64 0, i64 0, !dbg !39
  %arraydecay1 = getelementptr inbounds [8 x i8], ptr %large, i64 0, i64 0, !dbg !40
  %call = call ptr %0(ptr noundef %arraydecay, ptr noundef %arraydecay1, i64 noundef 4), !dbg !38
  %arrayidx = getelementptr inbounds [3 x i8], ptr %small, i64 0, i64 0, !dbg !41
  %1 = load i8, ptr %arrayidx, align 1, !dbg !41
  %conv = sext i8 %1 to i32, !dbg !41
  %sub = sub nsw i32 %conv, 97, !dbg !42
  ret i32 %sub, !dbg !43
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 6, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "copy_by_pointer.c", directory: ".", checksumkind: CSK_MD5, checksum: "7d1047805acde2f2704d96e72515071e")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DISubroutineType(types: !8)
!8 = !{!9, !9, !10, !12}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !13, line: 18, baseType: !14)
!13 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!14 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !23, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!23 = !DISubroutineType(types: !24)
!24 = !{!25}
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{}
!27 = !DILocalVariable(name: "small", scope: !22, file: !3, line: 9, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 24, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 3)
!32 = !DILocation(line: 9, column: 8, scope: !22)
!33 = !DILocalVariable(name: "large", scope: !22, file: !3, line: 9, type: !34)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 64, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 8)
!37 = !DILocation(line: 9, column: 18, scope: !22)
!38 = !DILocation(line: 10, column: 3, scope: !22)
!39 = !DILocation(line: 10, column: 8, scope: !22)
!40 = !DILocation(line: 10, column: 15, scope: !22)
!41 = !DILocation(line: 11, column: 10, scope: !22)
!42 = !DILocation(line: 11, column: 19, scope: !22)
!43 = !DILocation(line: 11, column: 3, scope: !22)
