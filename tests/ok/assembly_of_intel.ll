; ModuleID = 'assembly_of_intel.c'
source_filename = "assembly_of_intel.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [6 x i8] c" %#lx\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [9 x i8] c" %d %lu\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [9 x i8] c"%#x %#x\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1, !dbg !24
@.str.6 = private unnamed_addr constant [8 x i8] c" %u %u\0A\00", align 1, !dbg !26
@.str.7 = private unnamed_addr constant [8 x i8] c"%#x %d\0A\00", align 1, !dbg !31

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !44 {
entry:
  %number = alloca i32, align 4, !DIAssignID !67
    #dbg_assign(i1 undef, !49, !DIExpression(), !67, ptr %number, !DIExpression(), !68)
  %wide = alloca i64, align 8, !DIAssignID !69
    #dbg_assign(i1 undef, !50, !DIExpression(), !69, ptr %wide, !DIExpression(), !68)
  %half = alloca i16, align 2, !DIAssignID !70
    #dbg_assign(i1 undef, !55, !DIExpression(), !70, ptr %half, !DIExpression(), !68)
  %bits = alloca [2 x i32], align 8, !DIAssignID !71
    #dbg_assign(i1 undef, !58, !DIExpression(), !71, ptr %bits, !DIExpression(), !68)
  %byte = alloca i8, align 1, !DIAssignID !72
    #dbg_assign(i1 undef, !64, !DIExpression(), !72, ptr %byte, !DIExpression(), !68)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %number) #3, !dbg !73
  store i32 5, ptr %number, align 4, !dbg !74, !tbaa !75, !DIAssignID !79
    #dbg_assign(i32 5, !49, !DIExpression(), !79, ptr %number, !DIExpression(), !68)
    #dbg_value(ptr %number, !80, !DIExpression(), !87)
    #dbg_value(i32 37, !86, !DIExpression(), !87)
  %0 = call i32 asm sideeffect inteldialect "lock xadd dword ptr [$1], $0", "=&r,r,0,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %number, i32 37) #3, !dbg !89, !srcloc !90
    #dbg_value(i32 %0, !86, !DIExpression(), !87)
  %1 = load i32, ptr %number, align 4, !dbg !91, !tbaa !75
  %call1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %0, i32 noundef %1), !dbg !92
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %wide) #3, !dbg !93
  store i64 1099511627776, ptr %wide, align 8, !dbg !94, !tbaa !95, !DIAssignID !97
    #dbg_assign(i64 1099511627776, !50, !DIExpression(), !97, ptr %wide, !DIExpression(), !68)
    #dbg_value(i64 3, !54, !DIExpression(), !68)
    #dbg_value(ptr %wide, !98, !DIExpression(), !107)
    #dbg_value(ptr undef, !104, !DIExpression(), !107)
    #dbg_value(i64 7, !105, !DIExpression(), !107)
  %2 = call { i64, i8 } asm sideeffect inteldialect "lock cmpxchg qword ptr [$3], $2\0A\09sete $1", "=&{ax},=&q,r,r,0,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i64 7, ptr nonnull %wide, i64 3) #3, !dbg !109, !srcloc !110
  %asmresult.i = extractvalue { i64, i8 } %2, 0, !dbg !109
  %asmresult1.i = extractvalue { i64, i8 } %2, 1, !dbg !109
    #dbg_value(i64 %asmresult.i, !54, !DIExpression(), !68)
    #dbg_value(i8 %asmresult1.i, !106, !DIExpression(), !107)
  %conv.i = zext i8 %asmresult1.i to i32, !dbg !111
  %call3 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv.i), !dbg !112
  %call4 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %asmresult.i), !dbg !113
    #dbg_value(ptr %wide, !98, !DIExpression(), !114)
    #dbg_value(ptr undef, !104, !DIExpression(), !114)
    #dbg_value(i64 7, !105, !DIExpression(), !114)
  %3 = call { i64, i8 } asm sideeffect inteldialect "lock cmpxchg qword ptr [$3], $2\0A\09sete $1", "=&{ax},=&q,r,r,0,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i64 7, ptr nonnull %wide, i64 %asmresult.i) #3, !dbg !116, !srcloc !110
  %asmresult1.i20 = extractvalue { i64, i8 } %3, 1, !dbg !116
    #dbg_value(i64 poison, !54, !DIExpression(), !68)
    #dbg_value(i8 %asmresult1.i20, !106, !DIExpression(), !114)
  %conv.i21 = zext i8 %asmresult1.i20 to i32, !dbg !117
  %4 = load i64, ptr %wide, align 8, !dbg !118, !tbaa !95
  %call6 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %conv.i21, i64 noundef %4), !dbg !119
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %half) #3, !dbg !120
  store i16 4660, ptr %half, align 2, !dbg !121, !tbaa !122, !DIAssignID !124
    #dbg_assign(i16 4660, !55, !DIExpression(), !124, ptr %half, !DIExpression(), !68)
    #dbg_value(ptr %half, !125, !DIExpression(), !132)
    #dbg_value(i16 -1, !131, !DIExpression(), !132)
  %5 = call i16 asm sideeffect inteldialect "xchg word ptr [$1], $0", "=&r,r,0,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %half, i16 -1) #3, !dbg !134, !srcloc !135
    #dbg_value(i16 %5, !131, !DIExpression(), !132)
  %conv = zext i16 %5 to i32, !dbg !136
  %6 = load i16, ptr %half, align 2, !dbg !137, !tbaa !122
  %conv8 = zext i16 %6 to i32, !dbg !137
  %call9 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %conv, i32 noundef %conv8), !dbg !138
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %bits) #3, !dbg !139
  store i64 0, ptr %bits, align 8, !dbg !140, !DIAssignID !141
    #dbg_assign(i64 0, !58, !DIExpression(), !141, ptr %bits, !DIExpression(), !68)
    #dbg_value(ptr %bits, !142, !DIExpression(), !150)
    #dbg_value(i32 35, !148, !DIExpression(), !150)
  %7 = call i8 asm sideeffect inteldialect "lock bts dword ptr [$2], $1; setc $0", "=&q,r,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 35, ptr nonnull %bits) #3, !dbg !152, !srcloc !153
    #dbg_value(i8 %7, !149, !DIExpression(), !150)
  %conv.i22 = sext i8 %7 to i32, !dbg !154
    #dbg_value(ptr %bits, !142, !DIExpression(), !155)
    #dbg_value(i32 35, !148, !DIExpression(), !155)
  %8 = call i8 asm sideeffect inteldialect "lock bts dword ptr [$2], $1; setc $0", "=&q,r,r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(i32 35, ptr nonnull %bits) #3, !dbg !157, !srcloc !153
    #dbg_value(i8 %8, !149, !DIExpression(), !155)
  %conv.i23 = sext i8 %8 to i32, !dbg !158
  %call13 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %conv.i22, i32 noundef %conv.i23), !dbg !159
  %9 = load i32, ptr %bits, align 8, !dbg !160, !tbaa !75
  %arrayidx14 = getelementptr inbounds i8, ptr %bits, i64 4, !dbg !161
  %10 = load i32, ptr %arrayidx14, align 4, !dbg !161, !tbaa !75
  %call15 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %9, i32 noundef %10), !dbg !162
    #dbg_value(ptr %number, !163, !DIExpression(), !171)
  %11 = call i32 asm sideeffect inteldialect "mov $0, dword ptr [$1]", "=r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %number) #3, !dbg !173, !srcloc !174
    #dbg_value(i32 %11, !170, !DIExpression(), !171)
  %add = add nsw i32 %11, 1, !dbg !175
    #dbg_value(ptr %number, !176, !DIExpression(), !182)
    #dbg_value(i32 %add, !181, !DIExpression(), !182)
  call void asm sideeffect inteldialect "mov dword ptr [$0], $1", "r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %number, i32 %add) #3, !dbg !184, !srcloc !185
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %byte) #3, !dbg !186
  store i8 15, ptr %byte, align 1, !dbg !187, !tbaa !188, !DIAssignID !189
    #dbg_assign(i8 15, !64, !DIExpression(), !189, ptr %byte, !DIExpression(), !68)
  call void asm sideeffect inteldialect "lock not byte ptr [$0]", "r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %byte) #3, !dbg !190, !srcloc !191
  call void asm sideeffect inteldialect "lock add dword ptr [$0], -8", "r,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %number) #3, !dbg !192, !srcloc !193
  call void asm sideeffect inteldialect "lock or dword ptr $0, 64\0A\09lock inc dword ptr $0", "=*m,*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, ptr nonnull elementtype(i32) %number) #3, !dbg !194, !srcloc !195
  call void asm sideeffect inteldialect "lock or dword ptr [rsp], 0", "~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"() #3, !dbg !196, !srcloc !197
  %12 = load i8, ptr %byte, align 1, !dbg !198, !tbaa !188
  %conv17 = zext i8 %12 to i32, !dbg !198
  %13 = load i32, ptr %number, align 4, !dbg !199, !tbaa !75
  %call18 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %conv17, i32 noundef %13), !dbg !200
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %byte) #3, !dbg !201
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %bits) #3, !dbg !201
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %half) #3, !dbg !201
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %wide) #3, !dbg !201
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %number) #3, !dbg !201
  ret i32 0, !dbg !201
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !202 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!33}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "assembly_of_intel.c", directory: ".", checksumkind: CSK_MD5, checksum: "d7be2b723a8897b30cf0494e7ba6cfb3")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 48, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 3)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 6)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 9)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !19, isLocal: true, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 54, type: !14, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 8)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !2, line: 62, type: !28, isLocal: true, isDefinition: true)
!33 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !34, globals: !36, splitDebugInlining: false, nameTableKind: None)
!34 = !{!35}
!35 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!36 = !{!0, !7, !12, !17, !22, !24, !26, !31}
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!44 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 44, type: !45, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !48)
!45 = !DISubroutineType(types: !46)
!46 = !{!47}
!47 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!48 = !{!49, !50, !54, !55, !58, !64}
!49 = !DILocalVariable(name: "number", scope: !44, file: !2, line: 45, type: !47)
!50 = !DILocalVariable(name: "wide", scope: !44, file: !2, line: 47, type: !51)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !52, line: 14, baseType: !53)
!52 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocalVariable(name: "old", scope: !44, file: !2, line: 47, type: !51)
!55 = !DILocalVariable(name: "half", scope: !44, file: !2, line: 51, type: !56)
!56 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !52, line: 10, baseType: !57)
!57 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!58 = !DILocalVariable(name: "bits", scope: !44, file: !2, line: 53, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 64, elements: !62)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !52, line: 12, baseType: !61)
!61 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!62 = !{!63}
!63 = !DISubrange(count: 2)
!64 = !DILocalVariable(name: "byte", scope: !44, file: !2, line: 57, type: !65)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !52, line: 8, baseType: !66)
!66 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!67 = distinct !DIAssignID()
!68 = !DILocation(line: 0, scope: !44)
!69 = distinct !DIAssignID()
!70 = distinct !DIAssignID()
!71 = distinct !DIAssignID()
!72 = distinct !DIAssignID()
!73 = !DILocation(line: 45, column: 3, scope: !44)
!74 = !DILocation(line: 45, column: 7, scope: !44)
!75 = !{!76, !76, i64 0}
!76 = !{!"int", !77, i64 0}
!77 = !{!"omnipotent char", !78, i64 0}
!78 = !{!"Simple C/C++ TBAA"}
!79 = distinct !DIAssignID()
!80 = !DILocalVariable(name: "at", arg: 1, scope: !81, file: !2, line: 6, type: !84)
!81 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 6, type: !82, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !85)
!82 = !DISubroutineType(types: !83)
!83 = !{!47, !84, !47}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!85 = !{!80, !86}
!86 = !DILocalVariable(name: "by", arg: 2, scope: !81, file: !2, line: 6, type: !47)
!87 = !DILocation(line: 0, scope: !81, inlinedAt: !88)
!88 = distinct !DILocation(line: 46, column: 21, scope: !44)
!89 = !DILocation(line: 7, column: 3, scope: !81, inlinedAt: !88)
!90 = !{i64 227}
!91 = !DILocation(line: 46, column: 39, scope: !44)
!92 = !DILocation(line: 46, column: 3, scope: !44)
!93 = !DILocation(line: 47, column: 3, scope: !44)
!94 = !DILocation(line: 47, column: 12, scope: !44)
!95 = !{!96, !96, i64 0}
!96 = !{!"long", !77, i64 0}
!97 = distinct !DIAssignID()
!98 = !DILocalVariable(name: "at", arg: 1, scope: !99, file: !2, line: 11, type: !102)
!99 = distinct !DISubprogram(name: "cas", scope: !2, file: !2, line: 11, type: !100, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !103)
!100 = !DISubroutineType(types: !101)
!101 = !{!47, !102, !102, !51}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!103 = !{!98, !104, !105, !106}
!104 = !DILocalVariable(name: "old", arg: 2, scope: !99, file: !2, line: 11, type: !102)
!105 = !DILocalVariable(name: "new", arg: 3, scope: !99, file: !2, line: 11, type: !51)
!106 = !DILocalVariable(name: "done", scope: !99, file: !2, line: 12, type: !65)
!107 = !DILocation(line: 0, scope: !99, inlinedAt: !108)
!108 = distinct !DILocation(line: 48, column: 16, scope: !44)
!109 = !DILocation(line: 13, column: 3, scope: !99, inlinedAt: !108)
!110 = !{i64 410, i64 444}
!111 = !DILocation(line: 17, column: 10, scope: !99, inlinedAt: !108)
!112 = !DILocation(line: 48, column: 3, scope: !44)
!113 = !DILocation(line: 49, column: 3, scope: !44)
!114 = !DILocation(line: 0, scope: !99, inlinedAt: !115)
!115 = distinct !DILocation(line: 50, column: 23, scope: !44)
!116 = !DILocation(line: 13, column: 3, scope: !99, inlinedAt: !115)
!117 = !DILocation(line: 17, column: 10, scope: !99, inlinedAt: !115)
!118 = !DILocation(line: 50, column: 50, scope: !44)
!119 = !DILocation(line: 50, column: 3, scope: !44)
!120 = !DILocation(line: 51, column: 3, scope: !44)
!121 = !DILocation(line: 51, column: 12, scope: !44)
!122 = !{!123, !123, i64 0}
!123 = !{!"short", !77, i64 0}
!124 = distinct !DIAssignID()
!125 = !DILocalVariable(name: "at", arg: 1, scope: !126, file: !2, line: 20, type: !129)
!126 = distinct !DISubprogram(name: "exchange", scope: !2, file: !2, line: 20, type: !127, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !130)
!127 = !DISubroutineType(types: !128)
!128 = !{!56, !129, !56}
!129 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!130 = !{!125, !131}
!131 = !DILocalVariable(name: "new", arg: 2, scope: !126, file: !2, line: 20, type: !56)
!132 = !DILocation(line: 0, scope: !126, inlinedAt: !133)
!133 = distinct !DILocation(line: 52, column: 23, scope: !44)
!134 = !DILocation(line: 21, column: 3, scope: !126, inlinedAt: !133)
!135 = !{i64 670}
!136 = !DILocation(line: 52, column: 23, scope: !44)
!137 = !DILocation(line: 52, column: 48, scope: !44)
!138 = !DILocation(line: 52, column: 3, scope: !44)
!139 = !DILocation(line: 53, column: 3, scope: !44)
!140 = !DILocation(line: 53, column: 12, scope: !44)
!141 = distinct !DIAssignID()
!142 = !DILocalVariable(name: "at", arg: 1, scope: !143, file: !2, line: 25, type: !146)
!143 = distinct !DISubprogram(name: "set_bit", scope: !2, file: !2, line: 25, type: !144, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !147)
!144 = !DISubroutineType(types: !145)
!145 = !{!47, !146, !47}
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!147 = !{!142, !148, !149}
!148 = !DILocalVariable(name: "number", arg: 2, scope: !143, file: !2, line: 25, type: !47)
!149 = !DILocalVariable(name: "was", scope: !143, file: !2, line: 26, type: !4)
!150 = !DILocation(line: 0, scope: !143, inlinedAt: !151)
!151 = distinct !DILocation(line: 54, column: 19, scope: !44)
!152 = !DILocation(line: 27, column: 3, scope: !143, inlinedAt: !151)
!153 = !{i64 826}
!154 = !DILocation(line: 31, column: 10, scope: !143, inlinedAt: !151)
!155 = !DILocation(line: 0, scope: !143, inlinedAt: !156)
!156 = distinct !DILocation(line: 54, column: 38, scope: !44)
!157 = !DILocation(line: 27, column: 3, scope: !143, inlinedAt: !156)
!158 = !DILocation(line: 31, column: 10, scope: !143, inlinedAt: !156)
!159 = !DILocation(line: 54, column: 3, scope: !44)
!160 = !DILocation(line: 55, column: 22, scope: !44)
!161 = !DILocation(line: 55, column: 31, scope: !44)
!162 = !DILocation(line: 55, column: 3, scope: !44)
!163 = !DILocalVariable(name: "at", arg: 1, scope: !164, file: !2, line: 38, type: !167)
!164 = distinct !DISubprogram(name: "load", scope: !2, file: !2, line: 38, type: !165, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !169)
!165 = !DISubroutineType(types: !166)
!166 = !{!47, !167}
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !168, size: 64)
!168 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!169 = !{!163, !170}
!170 = !DILocalVariable(name: "value", scope: !164, file: !2, line: 39, type: !47)
!171 = !DILocation(line: 0, scope: !164, inlinedAt: !172)
!172 = distinct !DILocation(line: 56, column: 18, scope: !44)
!173 = !DILocation(line: 40, column: 3, scope: !164, inlinedAt: !172)
!174 = !{i64 1183}
!175 = !DILocation(line: 56, column: 32, scope: !44)
!176 = !DILocalVariable(name: "at", arg: 1, scope: !177, file: !2, line: 34, type: !84)
!177 = distinct !DISubprogram(name: "store", scope: !2, file: !2, line: 34, type: !178, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !33, retainedNodes: !180)
!178 = !DISubroutineType(types: !179)
!179 = !{null, !84, !47}
!180 = !{!176, !181}
!181 = !DILocalVariable(name: "value", arg: 2, scope: !177, file: !2, line: 34, type: !47)
!182 = !DILocation(line: 0, scope: !177, inlinedAt: !183)
!183 = distinct !DILocation(line: 56, column: 3, scope: !44)
!184 = !DILocation(line: 35, column: 3, scope: !177, inlinedAt: !183)
!185 = !{i64 1053}
!186 = !DILocation(line: 57, column: 3, scope: !44)
!187 = !DILocation(line: 57, column: 11, scope: !44)
!188 = !{!77, !77, i64 0}
!189 = distinct !DIAssignID()
!190 = !DILocation(line: 58, column: 3, scope: !44)
!191 = !{i64 1795}
!192 = !DILocation(line: 59, column: 3, scope: !44)
!193 = !{i64 1867}
!194 = !DILocation(line: 60, column: 3, scope: !44)
!195 = !{i64 1952, i64 1979}
!196 = !DILocation(line: 61, column: 3, scope: !44)
!197 = !{i64 2059}
!198 = !DILocation(line: 62, column: 22, scope: !44)
!199 = !DILocation(line: 62, column: 28, scope: !44)
!200 = !DILocation(line: 62, column: 3, scope: !44)
!201 = !DILocation(line: 63, column: 1, scope: !44)
!202 = !DISubprogram(name: "printf", scope: !203, file: !203, line: 44, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!203 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!204 = !DISubroutineType(types: !205)
!205 = !{!47, !206, null}
!206 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !207)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64)
!208 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
