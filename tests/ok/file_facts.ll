; ModuleID = 'file_facts.c'
source_filename = "file_facts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, [6 x i64], [3 x i64] }
%struct.statx = type { i32, i32, i64, i32, i32, i32, i16, i16, i64, i64, [26 x i64] }

@main.name = internal constant [18 x i8] c"tresse-file-facts\00", align 16, !dbg !0
@.str = private unnamed_addr constant [6 x i8] c"hello\00", align 1, !dbg !32
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !38
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !43
@.str.3 = private unnamed_addr constant [2 x i8] c".\00", align 1, !dbg !48
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !53
@.str.5 = private unnamed_addr constant [20 x i8] c"tresse-no-such-file\00", align 1, !dbg !58
@.str.6 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !63
@.str.7 = private unnamed_addr constant [6 x i8] c"%.5s\0A\00", align 1, !dbg !68
@.str.8 = private unnamed_addr constant [7 x i8] c" world\00", align 1, !dbg !70
@.str.9 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1, !dbg !72

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
entry:
  %retval = alloca i32, align 4
  %first = alloca %struct.stat, align 8
  %other = alloca %struct.stat, align 8
  %more = alloca %struct.statx, align 8
  %fd = alloca i32, align 4
  %again = alloca i32, align 4
  %bytes = alloca [8 x i8], align 1
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %first, !89, !DIExpression(), !114)
    #dbg_declare(ptr %other, !115, !DIExpression(), !116)
    #dbg_declare(ptr %more, !117, !DIExpression(), !136)
    #dbg_declare(ptr %fd, !137, !DIExpression(), !138)
  %call = call i32 (ptr, i32, ...) @open(ptr noundef @main.name, i32 noundef 578, i32 noundef 420), !dbg !139
  store i32 %call, ptr %fd, align 4, !dbg !138
  %0 = load i32, ptr %fd, align 4, !dbg !140
  %call1 = call i64 @write(i32 noundef %0, ptr noundef @.str, i64 noundef 5), !dbg !141
  call void @tell(i64 noundef %call1), !dbg !142
  %1 = load i32, ptr %fd, align 4, !dbg !143
  %call2 = call i32 @fstat(i32 noundef %1, ptr noundef %first), !dbg !144
  %conv = sext i32 %call2 to i64, !dbg !144
  call void @tell(i64 noundef %conv), !dbg !145
  %st_size = getelementptr inbounds %struct.stat, ptr %first, i32 0, i32 8, !dbg !146
  %2 = load i64, ptr %st_size, align 8, !dbg !146
  %conv3 = trunc i64 %2 to i32, !dbg !147
  %st_mode = getelementptr inbounds %struct.stat, ptr %first, i32 0, i32 3, !dbg !148
  %3 = load i32, ptr %st_mode, align 8, !dbg !148
  %and = and i32 %3, 61440, !dbg !149
  %cmp = icmp eq i32 %and, 32768, !dbg !150
  %conv4 = zext i1 %cmp to i32, !dbg !150
  %st_nlink = getelementptr inbounds %struct.stat, ptr %first, i32 0, i32 2, !dbg !151
  %4 = load i64, ptr %st_nlink, align 8, !dbg !151
  %conv5 = trunc i64 %4 to i32, !dbg !152
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv3, i32 noundef %conv4, i32 noundef %conv5), !dbg !153
  %call7 = call i32 @stat(ptr noundef @main.name, ptr noundef %other), !dbg !154
  %conv8 = sext i32 %call7 to i64, !dbg !154
  call void @tell(i64 noundef %conv8), !dbg !155
  %st_ino = getelementptr inbounds %struct.stat, ptr %first, i32 0, i32 1, !dbg !156
  %5 = load i64, ptr %st_ino, align 8, !dbg !156
  %st_ino9 = getelementptr inbounds %struct.stat, ptr %other, i32 0, i32 1, !dbg !157
  %6 = load i64, ptr %st_ino9, align 8, !dbg !157
  %cmp10 = icmp eq i64 %5, %6, !dbg !158
  br i1 %cmp10, label %land.rhs, label %land.end, !dbg !159

land.rhs:                                         ; preds = %entry
  %st_dev = getelementptr inbounds %struct.stat, ptr %first, i32 0, i32 0, !dbg !160
  %7 = load i64, ptr %st_dev, align 8, !dbg !160
  %st_dev12 = getelementptr inbounds %struct.stat, ptr %other, i32 0, i32 0, !dbg !161
  %8 = load i64, ptr %st_dev12, align 8, !dbg !161
  %cmp13 = icmp eq i64 %7, %8, !dbg !162
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %9 = phi i1 [ false, %entry ], [ %cmp13, %land.rhs ], !dbg !163
  %land.ext = zext i1 %9 to i32, !dbg !159
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %land.ext), !dbg !164
  %call16 = call i32 @stat(ptr noundef @.str.3, ptr noundef %other), !dbg !165
  %conv17 = sext i32 %call16 to i64, !dbg !165
  call void @tell(i64 noundef %conv17), !dbg !166
  %st_mode18 = getelementptr inbounds %struct.stat, ptr %other, i32 0, i32 3, !dbg !167
  %10 = load i32, ptr %st_mode18, align 8, !dbg !167
  %and19 = and i32 %10, 61440, !dbg !168
  %cmp20 = icmp eq i32 %and19, 16384, !dbg !169
  %conv21 = zext i1 %cmp20 to i32, !dbg !169
  %st_ino22 = getelementptr inbounds %struct.stat, ptr %other, i32 0, i32 1, !dbg !170
  %11 = load i64, ptr %st_ino22, align 8, !dbg !170
  %st_ino23 = getelementptr inbounds %struct.stat, ptr %first, i32 0, i32 1, !dbg !171
  %12 = load i64, ptr %st_ino23, align 8, !dbg !171
  %cmp24 = icmp ne i64 %11, %12, !dbg !172
  %conv25 = zext i1 %cmp24 to i32, !dbg !172
  %call26 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv21, i32 noundef %conv25), !dbg !173
  %call27 = call i32 @lstat(ptr noundef @.str.5, ptr noundef %other), !dbg !174
  %conv28 = sext i32 %call27 to i64, !dbg !174
  call void @tell(i64 noundef %conv28), !dbg !175
  %call29 = call i32 @fstat(i32 noundef 33, ptr noundef %other), !dbg !176
  %conv30 = sext i32 %call29 to i64, !dbg !176
  call void @tell(i64 noundef %conv30), !dbg !177
  %call31 = call i32 @statx(i32 noundef -100, ptr noundef @main.name, i32 noundef 0, i32 noundef 2047, ptr noundef %more), !dbg !178
  %conv32 = sext i32 %call31 to i64, !dbg !178
  call void @tell(i64 noundef %conv32), !dbg !179
  %stx_size = getelementptr inbounds %struct.statx, ptr %more, i32 0, i32 9, !dbg !180
  %13 = load i64, ptr %stx_size, align 8, !dbg !180
  %conv33 = trunc i64 %13 to i32, !dbg !181
  %stx_ino = getelementptr inbounds %struct.statx, ptr %more, i32 0, i32 8, !dbg !182
  %14 = load i64, ptr %stx_ino, align 8, !dbg !182
  %st_ino34 = getelementptr inbounds %struct.stat, ptr %first, i32 0, i32 1, !dbg !183
  %15 = load i64, ptr %st_ino34, align 8, !dbg !183
  %cmp35 = icmp eq i64 %14, %15, !dbg !184
  %conv36 = zext i1 %cmp35 to i32, !dbg !184
  %call37 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv33, i32 noundef %conv36), !dbg !185
  %call38 = call i32 @statx(i32 noundef -100, ptr noundef @.str.6, i32 noundef 0, i32 noundef 2047, ptr noundef %more), !dbg !186
  %conv39 = sext i32 %call38 to i64, !dbg !186
  call void @tell(i64 noundef %conv39), !dbg !187
  %16 = load i32, ptr %fd, align 4, !dbg !188
  %call40 = call i64 (i64, ...) @syscall(i64 noundef 332, i32 noundef %16, ptr noundef @.str.6, i32 noundef 4096, i32 noundef 2047, ptr noundef %more), !dbg !189
  call void @tell(i64 noundef %call40), !dbg !190
  %stx_size41 = getelementptr inbounds %struct.statx, ptr %more, i32 0, i32 9, !dbg !191
  %17 = load i64, ptr %stx_size41, align 8, !dbg !191
  %conv42 = trunc i64 %17 to i32, !dbg !192
  %stx_mode = getelementptr inbounds %struct.statx, ptr %more, i32 0, i32 6, !dbg !193
  %18 = load i16, ptr %stx_mode, align 4, !dbg !193
  %conv43 = zext i16 %18 to i32, !dbg !194
  %and44 = and i32 %conv43, 61440, !dbg !195
  %cmp45 = icmp eq i32 %and44, 32768, !dbg !196
  %conv46 = zext i1 %cmp45 to i32, !dbg !196
  %call47 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv42, i32 noundef %conv46), !dbg !197
    #dbg_declare(ptr %again, !198, !DIExpression(), !199)
  %call48 = call i64 (i64, ...) @syscall(i64 noundef 257, i32 noundef -100, ptr noundef @main.name, i32 noundef 0), !dbg !200
  %conv49 = trunc i64 %call48 to i32, !dbg !201
  store i32 %conv49, ptr %again, align 4, !dbg !199
    #dbg_declare(ptr %bytes, !202, !DIExpression(), !203)
  %19 = load i32, ptr %again, align 4, !dbg !204
  %arraydecay = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !205
  %call50 = call i64 (i64, ...) @syscall(i64 noundef 0, i32 noundef %19, ptr noundef %arraydecay, i64 noundef 8), !dbg !206
  call void @tell(i64 noundef %call50), !dbg !207
  %arraydecay51 = getelementptr inbounds [8 x i8], ptr %bytes, i64 0, i64 0, !dbg !208
  %call52 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, ptr noundef %arraydecay51), !dbg !209
  %20 = load i32, ptr %fd, align 4, !dbg !210
  %call53 = call i64 (i64, ...) @syscall(i64 noundef 1, i32 noundef %20, ptr noundef @.str.8, i64 noundef 6), !dbg !211
  call void @tell(i64 noundef %call53), !dbg !212
  %21 = load i32, ptr %again, align 4, !dbg !213
  %call54 = call i64 (i64, ...) @syscall(i64 noundef 5, i32 noundef %21, ptr noundef %other), !dbg !214
  call void @tell(i64 noundef %call54), !dbg !215
  %st_size55 = getelementptr inbounds %struct.stat, ptr %other, i32 0, i32 8, !dbg !216
  %22 = load i64, ptr %st_size55, align 8, !dbg !216
  %conv56 = trunc i64 %22 to i32, !dbg !217
  %call57 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv56), !dbg !218
  %23 = load i32, ptr %again, align 4, !dbg !219
  %call58 = call i64 (i64, ...) @syscall(i64 noundef 3, i32 noundef %23), !dbg !220
  call void @tell(i64 noundef %call58), !dbg !221
  %24 = load i32, ptr %again, align 4, !dbg !222
  %call59 = call i64 (i64, ...) @syscall(i64 noundef 3, i32 noundef %24), !dbg !223
  call void @tell(i64 noundef %call59), !dbg !224
  %call60 = call i64 (i64, ...) @syscall(i64 noundef 2, ptr noundef @.str.5, i32 noundef 0), !dbg !225
  call void @tell(i64 noundef %call60), !dbg !226
  %call61 = call i32 @unlink(ptr noundef @main.name), !dbg !227
  %conv62 = sext i32 %call61 to i64, !dbg !227
  call void @tell(i64 noundef %conv62), !dbg !228
  %25 = load i32, ptr %fd, align 4, !dbg !229
  %call63 = call i32 @fstat(i32 noundef %25, ptr noundef %other), !dbg !230
  %conv64 = sext i32 %call63 to i64, !dbg !230
  call void @tell(i64 noundef %conv64), !dbg !231
  %st_nlink65 = getelementptr inbounds %struct.stat, ptr %other, i32 0, i32 2, !dbg !232
  %26 = load i64, ptr %st_nlink65, align 8, !dbg !232
  %conv66 = trunc i64 %26 to i32, !dbg !233
  %call67 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv66), !dbg !234
  ret i32 0, !dbg !235
}

declare i32 @open(ptr noundef, i32 noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal void @tell(i64 noundef %result) #0 !dbg !236 {
entry:
  %result.addr = alloca i64, align 8
  store i64 %result, ptr %result.addr, align 8
    #dbg_declare(ptr %result.addr, !239, !DIExpression(), !240)
  %0 = load i64, ptr %result.addr, align 8, !dbg !241
  %1 = load i64, ptr %result.addr, align 8, !dbg !242
  %cmp = icmp slt i64 %1, 0, !dbg !243
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !242

cond.true:                                        ; preds = %entry
  %call = call ptr @__errno_location() #3, !dbg !244
  %2 = load i32, ptr %call, align 4, !dbg !244
  br label %cond.end, !dbg !242

cond.false:                                       ; preds = %entry
  br label %cond.end, !dbg !242

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ 0, %cond.false ], !dbg !242
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i64 noundef %0, i32 noundef %cond), !dbg !245
  ret void, !dbg !246
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

declare i32 @fstat(i32 noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @stat(ptr noundef, ptr noundef) #1

declare i32 @lstat(ptr noundef, ptr noundef) #1

declare i32 @statx(i32 noundef, ptr noundef, i32 noundef, i32 noundef, ptr noundef) #1

declare i64 @syscall(i64 noundef, ...) #1

declare i32 @unlink(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!82, !83, !84, !85, !86, !87, !88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 36, type: !78, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !4, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !77)
!3 = !DIFile(filename: "file_facts.c", directory: ".", checksumkind: CSK_MD5, checksum: "2fe9c7540b6d0ecf706e9583aca9dad0")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !8, retainedTypes: !27, globals: !31, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !16, !20}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 24, baseType: !10, size: 32, elements: !11)
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !{!12, !13, !14, !15}
!12 = !DIEnumerator(name: "REGULAR", value: 32768)
!13 = !DIEnumerator(name: "FOLDER", value: 16384)
!14 = !DIEnumerator(name: "KIND", value: 61440)
!15 = !DIEnumerator(name: "EMPTY_PATH", value: 4096)
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 26, baseType: !10, size: 32, elements: !17)
!17 = !{!18, !19}
!18 = !DIEnumerator(name: "SYS_openat", value: 257)
!19 = !DIEnumerator(name: "SYS_statx", value: 332)
!20 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 25, baseType: !10, size: 32, elements: !21)
!21 = !{!22, !23, !24, !25, !26}
!22 = !DIEnumerator(name: "SYS_read", value: 0)
!23 = !DIEnumerator(name: "SYS_write", value: 1)
!24 = !DIEnumerator(name: "SYS_open", value: 2)
!25 = !DIEnumerator(name: "SYS_close", value: 3)
!26 = !DIEnumerator(name: "SYS_fstat", value: 5)
!27 = !{!6, !28}
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !29, line: 18, baseType: !30)
!29 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !{!0, !32, !38, !43, !48, !53, !58, !63, !68, !70, !72}
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 48, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 6)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 80, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 10)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 32, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 4)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 16, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 2)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 56, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 7)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 160, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 20)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 8, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 1)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !3, line: 57, type: !34, isLocal: true, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !55, isLocal: true, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !74, isLocal: true, isDefinition: true)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 64, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 8)
!77 = !{}
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 144, elements: !80)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!80 = !{!81}
!81 = !DISubrange(count: 18)
!82 = !{i32 7, !"Dwarf Version", i32 5}
!83 = !{i32 2, !"Debug Info Version", i32 3}
!84 = !{i32 1, !"wchar_size", i32 4}
!85 = !{i32 8, !"PIC Level", i32 2}
!86 = !{i32 7, !"PIE Level", i32 2}
!87 = !{i32 7, !"uwtable", i32 2}
!88 = !{i32 7, !"frame-pointer", i32 2}
!89 = !DILocalVariable(name: "first", scope: !2, file: !3, line: 37, type: !90)
!90 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !3, line: 11, size: 1152, elements: !91)
!91 = !{!92, !95, !96, !97, !99, !100, !101, !102, !103, !106, !107, !108, !110}
!92 = !DIDerivedType(tag: DW_TAG_member, name: "st_dev", scope: !90, file: !3, line: 12, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !94, line: 14, baseType: !30)
!94 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!95 = !DIDerivedType(tag: DW_TAG_member, name: "st_ino", scope: !90, file: !3, line: 12, baseType: !93, size: 64, offset: 64)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "st_nlink", scope: !90, file: !3, line: 12, baseType: !93, size: 64, offset: 128)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "st_mode", scope: !90, file: !3, line: 13, baseType: !98, size: 32, offset: 192)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !94, line: 12, baseType: !10)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "st_uid", scope: !90, file: !3, line: 13, baseType: !98, size: 32, offset: 224)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "st_gid", scope: !90, file: !3, line: 13, baseType: !98, size: 32, offset: 256)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !90, file: !3, line: 13, baseType: !98, size: 32, offset: 288)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "st_rdev", scope: !90, file: !3, line: 14, baseType: !93, size: 64, offset: 320)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "st_size", scope: !90, file: !3, line: 15, baseType: !104, size: 64, offset: 384)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !94, line: 13, baseType: !105)
!105 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "st_blksize", scope: !90, file: !3, line: 15, baseType: !104, size: 64, offset: 448)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "st_blocks", scope: !90, file: !3, line: 15, baseType: !104, size: 64, offset: 512)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "times", scope: !90, file: !3, line: 15, baseType: !109, size: 384, offset: 576)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !104, size: 384, elements: !36)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "more", scope: !90, file: !3, line: 15, baseType: !111, size: 192, offset: 960)
!111 = !DICompositeType(tag: DW_TAG_array_type, baseType: !104, size: 192, elements: !112)
!112 = !{!113}
!113 = !DISubrange(count: 3)
!114 = !DILocation(line: 37, column: 15, scope: !2)
!115 = !DILocalVariable(name: "other", scope: !2, file: !3, line: 37, type: !90)
!116 = !DILocation(line: 37, column: 22, scope: !2)
!117 = !DILocalVariable(name: "more", scope: !2, file: !3, line: 38, type: !118)
!118 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "statx", file: !3, line: 17, size: 2048, elements: !119)
!119 = !{!120, !121, !122, !123, !124, !125, !126, !129, !130, !131, !132}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "stx_mask", scope: !118, file: !3, line: 18, baseType: !98, size: 32)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "stx_blksize", scope: !118, file: !3, line: 18, baseType: !98, size: 32, offset: 32)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "stx_attributes", scope: !118, file: !3, line: 19, baseType: !93, size: 64, offset: 64)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "stx_nlink", scope: !118, file: !3, line: 20, baseType: !98, size: 32, offset: 128)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "stx_uid", scope: !118, file: !3, line: 20, baseType: !98, size: 32, offset: 160)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "stx_gid", scope: !118, file: !3, line: 20, baseType: !98, size: 32, offset: 192)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "stx_mode", scope: !118, file: !3, line: 21, baseType: !127, size: 16, offset: 224)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !94, line: 10, baseType: !128)
!128 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !118, file: !3, line: 21, baseType: !127, size: 16, offset: 240)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "stx_ino", scope: !118, file: !3, line: 22, baseType: !93, size: 64, offset: 256)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "stx_size", scope: !118, file: !3, line: 22, baseType: !93, size: 64, offset: 320)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "more", scope: !118, file: !3, line: 22, baseType: !133, size: 1664, offset: 384)
!133 = !DICompositeType(tag: DW_TAG_array_type, baseType: !93, size: 1664, elements: !134)
!134 = !{!135}
!135 = !DISubrange(count: 26)
!136 = !DILocation(line: 38, column: 16, scope: !2)
!137 = !DILocalVariable(name: "fd", scope: !2, file: !3, line: 39, type: !6)
!138 = !DILocation(line: 39, column: 7, scope: !2)
!139 = !DILocation(line: 39, column: 12, scope: !2)
!140 = !DILocation(line: 40, column: 14, scope: !2)
!141 = !DILocation(line: 40, column: 8, scope: !2)
!142 = !DILocation(line: 40, column: 3, scope: !2)
!143 = !DILocation(line: 41, column: 14, scope: !2)
!144 = !DILocation(line: 41, column: 8, scope: !2)
!145 = !DILocation(line: 41, column: 3, scope: !2)
!146 = !DILocation(line: 42, column: 35, scope: !2)
!147 = !DILocation(line: 42, column: 24, scope: !2)
!148 = !DILocation(line: 42, column: 51, scope: !2)
!149 = !DILocation(line: 42, column: 59, scope: !2)
!150 = !DILocation(line: 42, column: 67, scope: !2)
!151 = !DILocation(line: 42, column: 90, scope: !2)
!152 = !DILocation(line: 42, column: 79, scope: !2)
!153 = !DILocation(line: 42, column: 3, scope: !2)
!154 = !DILocation(line: 43, column: 8, scope: !2)
!155 = !DILocation(line: 43, column: 3, scope: !2)
!156 = !DILocation(line: 44, column: 24, scope: !2)
!157 = !DILocation(line: 44, column: 40, scope: !2)
!158 = !DILocation(line: 44, column: 31, scope: !2)
!159 = !DILocation(line: 44, column: 47, scope: !2)
!160 = !DILocation(line: 44, column: 56, scope: !2)
!161 = !DILocation(line: 44, column: 72, scope: !2)
!162 = !DILocation(line: 44, column: 63, scope: !2)
!163 = !DILocation(line: 0, scope: !2)
!164 = !DILocation(line: 44, column: 3, scope: !2)
!165 = !DILocation(line: 45, column: 8, scope: !2)
!166 = !DILocation(line: 45, column: 3, scope: !2)
!167 = !DILocation(line: 46, column: 28, scope: !2)
!168 = !DILocation(line: 46, column: 36, scope: !2)
!169 = !DILocation(line: 46, column: 44, scope: !2)
!170 = !DILocation(line: 46, column: 61, scope: !2)
!171 = !DILocation(line: 46, column: 77, scope: !2)
!172 = !DILocation(line: 46, column: 68, scope: !2)
!173 = !DILocation(line: 46, column: 3, scope: !2)
!174 = !DILocation(line: 47, column: 8, scope: !2)
!175 = !DILocation(line: 47, column: 3, scope: !2)
!176 = !DILocation(line: 48, column: 8, scope: !2)
!177 = !DILocation(line: 48, column: 3, scope: !2)
!178 = !DILocation(line: 49, column: 8, scope: !2)
!179 = !DILocation(line: 49, column: 3, scope: !2)
!180 = !DILocation(line: 50, column: 31, scope: !2)
!181 = !DILocation(line: 50, column: 21, scope: !2)
!182 = !DILocation(line: 50, column: 46, scope: !2)
!183 = !DILocation(line: 50, column: 63, scope: !2)
!184 = !DILocation(line: 50, column: 54, scope: !2)
!185 = !DILocation(line: 50, column: 3, scope: !2)
!186 = !DILocation(line: 51, column: 8, scope: !2)
!187 = !DILocation(line: 51, column: 3, scope: !2)
!188 = !DILocation(line: 52, column: 27, scope: !2)
!189 = !DILocation(line: 52, column: 8, scope: !2)
!190 = !DILocation(line: 52, column: 3, scope: !2)
!191 = !DILocation(line: 53, column: 31, scope: !2)
!192 = !DILocation(line: 53, column: 21, scope: !2)
!193 = !DILocation(line: 53, column: 47, scope: !2)
!194 = !DILocation(line: 53, column: 42, scope: !2)
!195 = !DILocation(line: 53, column: 56, scope: !2)
!196 = !DILocation(line: 53, column: 64, scope: !2)
!197 = !DILocation(line: 53, column: 3, scope: !2)
!198 = !DILocalVariable(name: "again", scope: !2, file: !3, line: 54, type: !6)
!199 = !DILocation(line: 54, column: 7, scope: !2)
!200 = !DILocation(line: 54, column: 20, scope: !2)
!201 = !DILocation(line: 54, column: 15, scope: !2)
!202 = !DILocalVariable(name: "bytes", scope: !2, file: !3, line: 55, type: !74)
!203 = !DILocation(line: 55, column: 8, scope: !2)
!204 = !DILocation(line: 56, column: 26, scope: !2)
!205 = !DILocation(line: 56, column: 33, scope: !2)
!206 = !DILocation(line: 56, column: 8, scope: !2)
!207 = !DILocation(line: 56, column: 3, scope: !2)
!208 = !DILocation(line: 57, column: 20, scope: !2)
!209 = !DILocation(line: 57, column: 3, scope: !2)
!210 = !DILocation(line: 58, column: 27, scope: !2)
!211 = !DILocation(line: 58, column: 8, scope: !2)
!212 = !DILocation(line: 58, column: 3, scope: !2)
!213 = !DILocation(line: 59, column: 27, scope: !2)
!214 = !DILocation(line: 59, column: 8, scope: !2)
!215 = !DILocation(line: 59, column: 3, scope: !2)
!216 = !DILocation(line: 60, column: 29, scope: !2)
!217 = !DILocation(line: 60, column: 18, scope: !2)
!218 = !DILocation(line: 60, column: 3, scope: !2)
!219 = !DILocation(line: 61, column: 27, scope: !2)
!220 = !DILocation(line: 61, column: 8, scope: !2)
!221 = !DILocation(line: 61, column: 3, scope: !2)
!222 = !DILocation(line: 62, column: 27, scope: !2)
!223 = !DILocation(line: 62, column: 8, scope: !2)
!224 = !DILocation(line: 62, column: 3, scope: !2)
!225 = !DILocation(line: 63, column: 8, scope: !2)
!226 = !DILocation(line: 63, column: 3, scope: !2)
!227 = !DILocation(line: 64, column: 8, scope: !2)
!228 = !DILocation(line: 64, column: 3, scope: !2)
!229 = !DILocation(line: 65, column: 14, scope: !2)
!230 = !DILocation(line: 65, column: 8, scope: !2)
!231 = !DILocation(line: 65, column: 3, scope: !2)
!232 = !DILocation(line: 66, column: 29, scope: !2)
!233 = !DILocation(line: 66, column: 18, scope: !2)
!234 = !DILocation(line: 66, column: 3, scope: !2)
!235 = !DILocation(line: 67, column: 3, scope: !2)
!236 = distinct !DISubprogram(name: "tell", scope: !3, file: !3, line: 33, type: !237, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !77)
!237 = !DISubroutineType(types: !238)
!238 = !{null, !105}
!239 = !DILocalVariable(name: "result", arg: 1, scope: !236, file: !3, line: 33, type: !105)
!240 = !DILocation(line: 33, column: 23, scope: !236)
!241 = !DILocation(line: 33, column: 52, scope: !236)
!242 = !DILocation(line: 33, column: 60, scope: !236)
!243 = !DILocation(line: 33, column: 67, scope: !236)
!244 = !DILocation(line: 33, column: 73, scope: !236)
!245 = !DILocation(line: 33, column: 33, scope: !236)
!246 = !DILocation(line: 33, column: 85, scope: !236)
