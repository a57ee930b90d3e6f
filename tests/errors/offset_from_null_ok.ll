; ModuleID = 'offset_from_null_ok.c'
source_filename = "offset_from_null_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.item = type { [3 x i8], %struct.anon }
%struct.anon = type { i32, %struct.link }
%struct.link = type { ptr, ptr }

@__const.main.x = private unnamed_addr constant %struct.item { [3 x i8] c"ab\00", %struct.anon { i32 5, %struct.link zeroinitializer } }, align 8
@.str = private unnamed_addr constant [44 x i8] c"ITEM(last) == &x && ITEM(last)->in.key == 5\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [22 x i8] c"offset_from_null_ok.c\00", align 1, !dbg !7
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !50 {
entry:
  %retval = alloca i32, align 4
  %x = alloca %struct.item, align 8
  %last = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %x, !54, !DIExpression(), !55)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %x, ptr align 8 @__const.main.x, i64 32, i1 false), !dbg !55
    #dbg_declare(ptr %last, !56, !DIExpression(), !58)
  %in = getelementptr inbounds %struct.item, ptr %x, i32 0, i32 1, !dbg !59
  %at = getelementptr inbounds %struct.anon, ptr %in, i32 0, i32 1, !dbg !60
  %last1 = getelementptr inbounds %struct.link, ptr %at, i32 0, i32 1, !dbg !61
  store ptr %last1, ptr %last, align 8, !dbg !58
  %0 = load ptr, ptr %last, align 8, !dbg !62
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 sub (i64 0, i64 ptrtoint (ptr getelementptr inbounds (%struct.link, ptr getelementptr inbounds (%struct.anon, ptr getelementptr inbounds (%struct.item, ptr null, i32 0, i32 1), i32 0, i32 1), i32 0, i32 1) to i64)), !dbg !62
  %cmp = icmp eq ptr %add.ptr, %x, !dbg !62
  br i1 %cmp, label %land.lhs.true, label %cond.false, !dbg !62

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %last, align 8, !dbg !62
  %add.ptr2 = getelementptr inbounds i8, ptr %1, i64 sub (i64 0, i64 ptrtoint (ptr getelementptr inbounds (%struct.link, ptr getelementptr inbounds (%struct.anon, ptr getelementptr inbounds (%struct.item, ptr null, i32 0, i32 1), i32 0, i32 1), i32 0, i32 1) to i64)), !dbg !62
  %in3 = getelementptr inbounds %struct.item, ptr %add.ptr2, i32 0, i32 1, !dbg !62
  %key = getelementptr inbounds %struct.anon, ptr %in3, i32 0, i32 0, !dbg !62
  %2 = load i32, ptr %key, align 8, !dbg !62
  %cmp4 = icmp eq i32 %2, 5, !dbg !62
  br i1 %cmp4, label %cond.true, label %cond.false, !dbg !62

cond.true:                                        ; preds = %land.lhs.true
  br label %cond.end, !dbg !62

cond.false:                                       ; preds = %land.lhs.true, %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 17, ptr noundef @__func__.main) #3, !dbg !62
  unreachable, !dbg !62

3:                                                ; No predecessors!
  br label %cond.end, !dbg !62

cond.end:                                         ; preds = %3, %cond.true
  ret i32 0, !dbg !63
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "offset_from_null_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "a3ecd2ceb58c9dc09719aef8a6c346b9")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 352, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 44)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 22)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 40, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 5)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !19, globals: !42, splitDebugInlining: false, nameTableKind: None)
!19 = !{!20, !38, !39}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !2, line: 8, size: 256, elements: !22)
!22 = !{!23, !27}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !21, file: !2, line: 8, baseType: !24, size: 24)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 3)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !21, file: !2, line: 8, baseType: !28, size: 192, offset: 64)
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !21, file: !2, line: 8, size: 192, elements: !29)
!29 = !{!30, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !28, file: !2, line: 8, baseType: !31, size: 32)
!31 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !28, file: !2, line: 8, baseType: !33, size: 128, offset: 64)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !2, line: 7, size: 128, elements: !34)
!34 = !{!35, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !33, file: !2, line: 7, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !33, file: !2, line: 7, baseType: !36, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !40, line: 18, baseType: !41)
!40 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!41 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!42 = !{!0, !7, !12}
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !51, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !53)
!51 = !DISubroutineType(types: !52)
!52 = !{!31}
!53 = !{}
!54 = !DILocalVariable(name: "x", scope: !50, file: !2, line: 14, type: !21)
!55 = !DILocation(line: 14, column: 15, scope: !50)
!56 = !DILocalVariable(name: "last", scope: !50, file: !2, line: 15, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!58 = !DILocation(line: 15, column: 17, scope: !50)
!59 = !DILocation(line: 15, column: 27, scope: !50)
!60 = !DILocation(line: 15, column: 30, scope: !50)
!61 = !DILocation(line: 15, column: 33, scope: !50)
!62 = !DILocation(line: 17, column: 3, scope: !50)
!63 = !DILocation(line: 18, column: 3, scope: !50)
