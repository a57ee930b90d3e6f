; ModuleID = 'bitfields.c'
source_filename = "bitfields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.packet = type { i32, i64 }
%struct.tight = type { i16 }

@.str = private unnamed_addr constant [9 x i8] c"%zu %zu\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [21 x i8] c"%u %u %d %u %llx %d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [10 x i8] c"%u %u %d\0A\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [9 x i8] c"%u %llx\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [5 x i8] c"%02x\00", align 1, !dbg !19
@.str.5 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1, !dbg !24
@__const.main.t = private unnamed_addr constant { i8, i8 } { i8 -115, i8 2 }, align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
entry:
  %retval = alloca i32, align 4
  %p = alloca %struct.packet, align 8
  %bytes = alloca [16 x i8], align 16
  %i = alloca i64, align 8
  %t = alloca %struct.tight, align 1
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %p, !47, !DIExpression(), !58)
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 16, i1 false), !dbg !59
  %bf.load = load i32, ptr %p, align 8, !dbg !60
  %bf.clear = and i32 %bf.load, -16, !dbg !60
  %bf.set = or i32 %bf.clear, 11, !dbg !60
  store i32 %bf.set, ptr %p, align 8, !dbg !60
  %bf.load1 = load i32, ptr %p, align 8, !dbg !61
  %bf.clear2 = and i32 %bf.load1, -8177, !dbg !61
  %bf.set3 = or i32 %bf.clear2, 4800, !dbg !61
  store i32 %bf.set3, ptr %p, align 8, !dbg !61
  %bf.load4 = load i32, ptr %p, align 8, !dbg !62
  %bf.clear5 = and i32 %bf.load4, -253953, !dbg !62
  %bf.set6 = or i32 %bf.clear5, 204800, !dbg !62
  store i32 %bf.set6, ptr %p, align 8, !dbg !62
  %bf.load7 = load i32, ptr %p, align 8, !dbg !63
  %bf.clear8 = and i32 %bf.load7, -262145, !dbg !63
  %bf.set9 = or i32 %bf.clear8, 262144, !dbg !63
  store i32 %bf.set9, ptr %p, align 8, !dbg !63
  %wide = getelementptr inbounds %struct.packet, ptr %p, i32 0, i32 1, !dbg !64
  %bf.load10 = load i64, ptr %wide, align 8, !dbg !65
  %bf.clear11 = and i64 %bf.load10, -1099511627776, !dbg !65
  %bf.set12 = or i64 %bf.clear11, 737894400291, !dbg !65
  store i64 %bf.set12, ptr %wide, align 8, !dbg !65
  %flag = getelementptr inbounds %struct.packet, ptr %p, i32 0, i32 1, !dbg !66
  %bf.load13 = load i64, ptr %flag, align 8, !dbg !67
  %bf.clear14 = and i64 %bf.load13, -1099511627777, !dbg !67
  %bf.set15 = or i64 %bf.clear14, 1099511627776, !dbg !67
  store i64 %bf.set15, ptr %flag, align 8, !dbg !67
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef 16, i64 noundef 2), !dbg !68
  %bf.load16 = load i32, ptr %p, align 8, !dbg !69
  %bf.clear17 = and i32 %bf.load16, 15, !dbg !69
  %bf.load18 = load i32, ptr %p, align 8, !dbg !70
  %bf.lshr = lshr i32 %bf.load18, 4, !dbg !70
  %bf.clear19 = and i32 %bf.lshr, 511, !dbg !70
  %bf.load20 = load i32, ptr %p, align 8, !dbg !71
  %bf.shl = shl i32 %bf.load20, 14, !dbg !71
  %bf.ashr = ashr i32 %bf.shl, 27, !dbg !71
  %bf.load21 = load i32, ptr %p, align 8, !dbg !72
  %bf.lshr22 = lshr i32 %bf.load21, 18, !dbg !72
  %bf.clear23 = and i32 %bf.lshr22, 1, !dbg !72
  %wide24 = getelementptr inbounds %struct.packet, ptr %p, i32 0, i32 1, !dbg !73
  %bf.load25 = load i64, ptr %wide24, align 8, !dbg !73
  %bf.clear26 = and i64 %bf.load25, 1099511627775, !dbg !73
  %flag27 = getelementptr inbounds %struct.packet, ptr %p, i32 0, i32 1, !dbg !74
  %bf.load28 = load i64, ptr %flag27, align 8, !dbg !74
  %bf.lshr29 = lshr i64 %bf.load28, 40, !dbg !74
  %bf.clear30 = and i64 %bf.lshr29, 1, !dbg !74
  %bf.cast = trunc i64 %bf.clear30 to i1, !dbg !74
  %conv = zext i1 %bf.cast to i32, !dbg !75
  %call31 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %bf.clear17, i32 noundef %bf.clear19, i32 noundef %bf.ashr, i32 noundef %bf.clear23, i64 noundef %bf.clear26, i32 noundef %conv), !dbg !76
  %bf.load32 = load i32, ptr %p, align 8, !dbg !77
  %bf.lshr33 = lshr i32 %bf.load32, 4, !dbg !77
  %bf.clear34 = and i32 %bf.lshr33, 511, !dbg !77
  %add = add nsw i32 %bf.clear34, 250, !dbg !77
  %bf.load35 = load i32, ptr %p, align 8, !dbg !77
  %bf.value = and i32 %add, 511, !dbg !77
  %bf.shl36 = shl i32 %bf.value, 4, !dbg !77
  %bf.clear37 = and i32 %bf.load35, -8177, !dbg !77
  %bf.set38 = or i32 %bf.clear37, %bf.shl36, !dbg !77
  store i32 %bf.set38, ptr %p, align 8, !dbg !77
  %bf.load39 = load i32, ptr %p, align 8, !dbg !78
  %bf.clear40 = and i32 %bf.load39, 15, !dbg !78
  %dec = add i32 %bf.clear40, -1, !dbg !78
  %bf.load41 = load i32, ptr %p, align 8, !dbg !78
  %bf.value42 = and i32 %dec, 15, !dbg !78
  %bf.clear43 = and i32 %bf.load41, -16, !dbg !78
  %bf.set44 = or i32 %bf.clear43, %bf.value42, !dbg !78
  store i32 %bf.set44, ptr %p, align 8, !dbg !78
  %bf.load45 = load i32, ptr %p, align 8, !dbg !79
  %bf.shl46 = shl i32 %bf.load45, 14, !dbg !79
  %bf.ashr47 = ashr i32 %bf.shl46, 27, !dbg !79
  %sub = sub nsw i32 %bf.ashr47, 9, !dbg !79
  %bf.load48 = load i32, ptr %p, align 8, !dbg !79
  %bf.value49 = and i32 %sub, 31, !dbg !79
  %bf.shl50 = shl i32 %bf.value49, 13, !dbg !79
  %bf.clear51 = and i32 %bf.load48, -253953, !dbg !79
  %bf.set52 = or i32 %bf.clear51, %bf.shl50, !dbg !79
  store i32 %bf.set52, ptr %p, align 8, !dbg !79
  %bf.result.shl = shl i32 %bf.value49, 27, !dbg !79
  %bf.result.ashr = ashr i32 %bf.result.shl, 27, !dbg !79
  %bf.load53 = load i32, ptr %p, align 8, !dbg !80
  %bf.clear54 = and i32 %bf.load53, 15, !dbg !80
  %bf.load55 = load i32, ptr %p, align 8, !dbg !81
  %bf.lshr56 = lshr i32 %bf.load55, 4, !dbg !81
  %bf.clear57 = and i32 %bf.lshr56, 511, !dbg !81
  %bf.load58 = load i32, ptr %p, align 8, !dbg !82
  %bf.shl59 = shl i32 %bf.load58, 14, !dbg !82
  %bf.ashr60 = ashr i32 %bf.shl59, 27, !dbg !82
  %call61 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %bf.clear54, i32 noundef %bf.clear57, i32 noundef %bf.ashr60), !dbg !83
  %bf.load62 = load i32, ptr %p, align 8, !dbg !84
  %bf.clear63 = and i32 %bf.load62, -16, !dbg !84
  %bf.set64 = or i32 %bf.clear63, 7, !dbg !84
  store i32 %bf.set64, ptr %p, align 8, !dbg !84
  %bf.load65 = load i32, ptr %p, align 8, !dbg !85
  %bf.clear66 = and i32 %bf.load65, 15, !dbg !85
  %shl = shl i32 %bf.clear66, 2, !dbg !85
  %bf.load67 = load i32, ptr %p, align 8, !dbg !85
  %bf.value68 = and i32 %shl, 15, !dbg !85
  %bf.clear69 = and i32 %bf.load67, -16, !dbg !85
  %bf.set70 = or i32 %bf.clear69, %bf.value68, !dbg !85
  store i32 %bf.set70, ptr %p, align 8, !dbg !85
  %wide71 = getelementptr inbounds %struct.packet, ptr %p, i32 0, i32 1, !dbg !86
  %bf.load72 = load i64, ptr %wide71, align 8, !dbg !87
  %bf.clear73 = and i64 %bf.load72, 1099511627775, !dbg !87
  %inc = add i64 %bf.clear73, 1, !dbg !87
  %bf.load74 = load i64, ptr %wide71, align 8, !dbg !87
  %bf.value75 = and i64 %inc, 1099511627775, !dbg !87
  %bf.clear76 = and i64 %bf.load74, -1099511627776, !dbg !87
  %bf.set77 = or i64 %bf.clear76, %bf.value75, !dbg !87
  store i64 %bf.set77, ptr %wide71, align 8, !dbg !87
  %bf.load78 = load i32, ptr %p, align 8, !dbg !88
  %bf.clear79 = and i32 %bf.load78, 15, !dbg !88
  %wide80 = getelementptr inbounds %struct.packet, ptr %p, i32 0, i32 1, !dbg !89
  %bf.load81 = load i64, ptr %wide80, align 8, !dbg !89
  %bf.clear82 = and i64 %bf.load81, 1099511627775, !dbg !89
  %call83 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %bf.clear79, i64 noundef %bf.clear82), !dbg !90
    #dbg_declare(ptr %bytes, !91, !DIExpression(), !96)
  %arraydecay = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 0, !dbg !97
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arraydecay, ptr align 8 %p, i64 16, i1 false), !dbg !97
    #dbg_declare(ptr %i, !98, !DIExpression(), !103)
  store i64 0, ptr %i, align 8, !dbg !103
  br label %for.cond, !dbg !104

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8, !dbg !105
  %cmp = icmp ult i64 %0, 16, !dbg !107
  br i1 %cmp, label %for.body, label %for.end, !dbg !108

for.body:                                         ; preds = %for.cond
  %1 = load i64, ptr %i, align 8, !dbg !109
  %arrayidx = getelementptr inbounds [16 x i8], ptr %bytes, i64 0, i64 %1, !dbg !110
  %2 = load i8, ptr %arrayidx, align 1, !dbg !110
  %conv85 = zext i8 %2 to i32, !dbg !110
  %call86 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv85), !dbg !111
  br label %for.inc, !dbg !111

for.inc:                                          ; preds = %for.body
  %3 = load i64, ptr %i, align 8, !dbg !112
  %inc87 = add i64 %3, 1, !dbg !112
  store i64 %inc87, ptr %i, align 8, !dbg !112
  br label %for.cond, !dbg !113, !llvm.loop !114

for.end:                                          ; preds = %for.cond
  %call88 = call i32 (ptr, ...) @printf(ptr noundef @.str.5), !dbg !117
    #dbg_declare(ptr %t, !118, !DIExpression(), !125)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %t, ptr align 1 @__const.main.t, i64 2, i1 false), !dbg !125
  %bf.load89 = load i16, ptr %t, align 1, !dbg !126
  %bf.clear90 = and i16 %bf.load89, 7, !dbg !126
  %bf.cast91 = trunc i16 %bf.clear90 to i8, !dbg !126
  %conv92 = zext i8 %bf.cast91 to i32, !dbg !127
  %bf.load93 = load i16, ptr %t, align 1, !dbg !128
  %bf.lshr94 = lshr i16 %bf.load93, 3, !dbg !128
  %bf.clear95 = and i16 %bf.lshr94, 31, !dbg !128
  %bf.cast96 = trunc i16 %bf.clear95 to i8, !dbg !128
  %conv97 = zext i8 %bf.cast96 to i32, !dbg !129
  %bf.load98 = load i16, ptr %t, align 1, !dbg !130
  %bf.shl99 = shl i16 %bf.load98, 6, !dbg !130
  %bf.ashr100 = ashr i16 %bf.shl99, 14, !dbg !130
  %bf.cast101 = trunc i16 %bf.ashr100 to i8, !dbg !130
  %conv102 = sext i8 %bf.cast101 to i32, !dbg !131
  %call103 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %conv92, i32 noundef %conv97, i32 noundef %conv102), !dbg !132
  %bf.load104 = load i16, ptr %t, align 1, !dbg !133
  %bf.clear105 = and i16 %bf.load104, 7, !dbg !133
  %bf.cast106 = trunc i16 %bf.clear105 to i8, !dbg !133
  %conv107 = zext i8 %bf.cast106 to i32, !dbg !133
  %xor = xor i32 %conv107, 7, !dbg !133
  %conv108 = trunc i32 %xor to i8, !dbg !133
  %4 = zext i8 %conv108 to i16, !dbg !133
  %bf.load109 = load i16, ptr %t, align 1, !dbg !133
  %bf.value110 = and i16 %4, 7, !dbg !133
  %bf.clear111 = and i16 %bf.load109, -8, !dbg !133
  %bf.set112 = or i16 %bf.clear111, %bf.value110, !dbg !133
  store i16 %bf.set112, ptr %t, align 1, !dbg !133
  %bf.result.cast = trunc i16 %bf.value110 to i8, !dbg !133
  %bf.load113 = load i16, ptr %t, align 1, !dbg !134
  %bf.clear114 = and i16 %bf.load113, -769, !dbg !134
  %bf.set115 = or i16 %bf.clear114, 256, !dbg !134
  store i16 %bf.set115, ptr %t, align 1, !dbg !134
  %bf.load116 = load i16, ptr %t, align 1, !dbg !135
  %bf.clear117 = and i16 %bf.load116, 7, !dbg !135
  %bf.cast118 = trunc i16 %bf.clear117 to i8, !dbg !135
  %conv119 = zext i8 %bf.cast118 to i32, !dbg !136
  %bf.load120 = load i16, ptr %t, align 1, !dbg !137
  %bf.lshr121 = lshr i16 %bf.load120, 3, !dbg !137
  %bf.clear122 = and i16 %bf.lshr121, 31, !dbg !137
  %bf.cast123 = trunc i16 %bf.clear122 to i8, !dbg !137
  %conv124 = zext i8 %bf.cast123 to i32, !dbg !138
  %bf.load125 = load i16, ptr %t, align 1, !dbg !139
  %bf.shl126 = shl i16 %bf.load125, 6, !dbg !139
  %bf.ashr127 = ashr i16 %bf.shl126, 14, !dbg !139
  %bf.cast128 = trunc i16 %bf.ashr127 to i8, !dbg !139
  %conv129 = sext i8 %bf.cast128 to i32, !dbg !140
  %call130 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %conv119, i32 noundef %conv124, i32 noundef %conv129), !dbg !141
  ret i32 0, !dbg !142
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!31}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 30, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "bitfields.c", directory: ".", checksumkind: CSK_MD5, checksum: "f60f2a0b73baf9ac9af5a084ad9ce3a2")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 168, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 21)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 10)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !3, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 2)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !14, isLocal: true, isDefinition: true)
!31 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !32, globals: !34, splitDebugInlining: false, nameTableKind: None)
!32 = !{!33}
!33 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!34 = !{!0, !7, !12, !17, !19, !24, !29}
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !43, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !31, retainedNodes: !46)
!43 = !DISubroutineType(types: !44)
!44 = !{!45}
!45 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!46 = !{}
!47 = !DILocalVariable(name: "p", scope: !42, file: !2, line: 22, type: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packet", file: !2, line: 6, size: 128, elements: !49)
!49 = !{!50, !52, !53, !54, !55, !56}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "version", scope: !48, file: !2, line: 7, baseType: !51, size: 4, flags: DIFlagBitField, extraData: i64 0)
!51 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !48, file: !2, line: 8, baseType: !51, size: 9, offset: 4, flags: DIFlagBitField, extraData: i64 0)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "delta", scope: !48, file: !2, line: 9, baseType: !45, size: 5, offset: 13, flags: DIFlagBitField, extraData: i64 0)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "is_last", scope: !48, file: !2, line: 10, baseType: !51, size: 1, offset: 18, flags: DIFlagBitField, extraData: i64 0)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "wide", scope: !48, file: !2, line: 12, baseType: !33, size: 40, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "flag", scope: !48, file: !2, line: 13, baseType: !57, size: 1, offset: 104, flags: DIFlagBitField, extraData: i64 64)
!57 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!58 = !DILocation(line: 22, column: 17, scope: !42)
!59 = !DILocation(line: 23, column: 3, scope: !42)
!60 = !DILocation(line: 24, column: 13, scope: !42)
!61 = !DILocation(line: 25, column: 12, scope: !42)
!62 = !DILocation(line: 26, column: 11, scope: !42)
!63 = !DILocation(line: 27, column: 13, scope: !42)
!64 = !DILocation(line: 28, column: 5, scope: !42)
!65 = !DILocation(line: 28, column: 10, scope: !42)
!66 = !DILocation(line: 29, column: 5, scope: !42)
!67 = !DILocation(line: 29, column: 10, scope: !42)
!68 = !DILocation(line: 30, column: 3, scope: !42)
!69 = !DILocation(line: 31, column: 37, scope: !42)
!70 = !DILocation(line: 31, column: 48, scope: !42)
!71 = !DILocation(line: 31, column: 58, scope: !42)
!72 = !DILocation(line: 31, column: 67, scope: !42)
!73 = !DILocation(line: 32, column: 32, scope: !42)
!74 = !DILocation(line: 32, column: 40, scope: !42)
!75 = !DILocation(line: 32, column: 38, scope: !42)
!76 = !DILocation(line: 31, column: 3, scope: !42)
!77 = !DILocation(line: 33, column: 12, scope: !42)
!78 = !DILocation(line: 34, column: 12, scope: !42)
!79 = !DILocation(line: 35, column: 11, scope: !42)
!80 = !DILocation(line: 36, column: 26, scope: !42)
!81 = !DILocation(line: 36, column: 37, scope: !42)
!82 = !DILocation(line: 36, column: 47, scope: !42)
!83 = !DILocation(line: 36, column: 3, scope: !42)
!84 = !DILocation(line: 37, column: 13, scope: !42)
!85 = !DILocation(line: 38, column: 13, scope: !42)
!86 = !DILocation(line: 39, column: 5, scope: !42)
!87 = !DILocation(line: 39, column: 9, scope: !42)
!88 = !DILocation(line: 40, column: 25, scope: !42)
!89 = !DILocation(line: 40, column: 56, scope: !42)
!90 = !DILocation(line: 40, column: 3, scope: !42)
!91 = !DILocalVariable(name: "bytes", scope: !42, file: !2, line: 41, type: !92)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !93, size: 128, elements: !94)
!93 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!94 = !{!95}
!95 = !DISubrange(count: 16)
!96 = !DILocation(line: 41, column: 17, scope: !42)
!97 = !DILocation(line: 42, column: 3, scope: !42)
!98 = !DILocalVariable(name: "i", scope: !99, file: !2, line: 43, type: !100)
!99 = distinct !DILexicalBlock(scope: !42, file: !2, line: 43, column: 3)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !101, line: 18, baseType: !102)
!101 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!102 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!103 = !DILocation(line: 43, column: 15, scope: !99)
!104 = !DILocation(line: 43, column: 8, scope: !99)
!105 = !DILocation(line: 43, column: 22, scope: !106)
!106 = distinct !DILexicalBlock(scope: !99, file: !2, line: 43, column: 3)
!107 = !DILocation(line: 43, column: 24, scope: !106)
!108 = !DILocation(line: 43, column: 3, scope: !99)
!109 = !DILocation(line: 44, column: 26, scope: !106)
!110 = !DILocation(line: 44, column: 20, scope: !106)
!111 = !DILocation(line: 44, column: 5, scope: !106)
!112 = !DILocation(line: 43, column: 37, scope: !106)
!113 = !DILocation(line: 43, column: 3, scope: !106)
!114 = distinct !{!114, !108, !115, !116}
!115 = !DILocation(line: 44, column: 28, scope: !99)
!116 = !{!"llvm.loop.mustprogress"}
!117 = !DILocation(line: 45, column: 3, scope: !42)
!118 = !DILocalVariable(name: "t", scope: !42, file: !2, line: 46, type: !119)
!119 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tight", file: !2, line: 16, size: 16, elements: !120)
!120 = !{!121, !122, !123}
!121 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !119, file: !2, line: 17, baseType: !93, size: 3, flags: DIFlagBitField, extraData: i64 0)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !119, file: !2, line: 17, baseType: !93, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !119, file: !2, line: 18, baseType: !124, size: 2, offset: 8, flags: DIFlagBitField, extraData: i64 0)
!124 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!125 = !DILocation(line: 46, column: 16, scope: !42)
!126 = !DILocation(line: 47, column: 26, scope: !42)
!127 = !DILocation(line: 47, column: 24, scope: !42)
!128 = !DILocation(line: 47, column: 31, scope: !42)
!129 = !DILocation(line: 47, column: 29, scope: !42)
!130 = !DILocation(line: 47, column: 36, scope: !42)
!131 = !DILocation(line: 47, column: 34, scope: !42)
!132 = !DILocation(line: 47, column: 3, scope: !42)
!133 = !DILocation(line: 48, column: 7, scope: !42)
!134 = !DILocation(line: 49, column: 7, scope: !42)
!135 = !DILocation(line: 50, column: 26, scope: !42)
!136 = !DILocation(line: 50, column: 24, scope: !42)
!137 = !DILocation(line: 50, column: 31, scope: !42)
!138 = !DILocation(line: 50, column: 29, scope: !42)
!139 = !DILocation(line: 50, column: 36, scope: !42)
!140 = !DILocation(line: 50, column: 34, scope: !42)
!141 = !DILocation(line: 50, column: 3, scope: !42)
!142 = !DILocation(line: 51, column: 3, scope: !42)
