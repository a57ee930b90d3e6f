; ModuleID = 'select_and_clocks.c'
source_filename = "select_and_clocks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timeval = type { i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.descriptors = type { [16 x i64] }

@__const.selects.time = private unnamed_addr constant %struct.timeval { i64 0, i64 5000 }, align 8
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !7
@__const.clocks.all = private unnamed_addr constant [7 x i32] [i32 0, i32 1, i32 4, i32 5, i32 6, i32 7, i32 999], align 16
@__const.clocks.length = private unnamed_addr constant %struct.timespec { i64 0, i64 1000 }, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  call void @selects(), !dbg !30
  call void @clocks(), !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: noinline nounwind uwtable
define internal void @selects() #0 !dbg !33 {
entry:
  %before = alloca %struct.timespec, align 8
  %after = alloca %struct.timespec, align 8
  %time = alloca %struct.timeval, align 8
  %ready = alloca i32, align 4
  %set = alloca %struct.descriptors, align 8
  %other = alloca %struct.descriptors, align 8
  %error = alloca i32, align 4
    #dbg_declare(ptr %before, !37, !DIExpression(), !46)
    #dbg_declare(ptr %after, !47, !DIExpression(), !48)
    #dbg_declare(ptr %time, !49, !DIExpression(), !55)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %time, ptr align 8 @__const.selects.time, i64 16, i1 false), !dbg !55
  %call = call i32 @clock_gettime(i32 noundef 1, ptr noundef %before), !dbg !56
    #dbg_declare(ptr %ready, !57, !DIExpression(), !58)
  %call1 = call i32 @select(i32 noundef 0, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef %time), !dbg !59
  store i32 %call1, ptr %ready, align 4, !dbg !58
  %call2 = call i32 @clock_gettime(i32 noundef 1, ptr noundef %after), !dbg !60
  %0 = load i32, ptr %ready, align 4, !dbg !61
  %1 = getelementptr inbounds { i64, i64 }, ptr %before, i32 0, i32 0, !dbg !62
  %2 = load i64, ptr %1, align 8, !dbg !62
  %3 = getelementptr inbounds { i64, i64 }, ptr %before, i32 0, i32 1, !dbg !62
  %4 = load i64, ptr %3, align 8, !dbg !62
  %5 = getelementptr inbounds { i64, i64 }, ptr %after, i32 0, i32 0, !dbg !62
  %6 = load i64, ptr %5, align 8, !dbg !62
  %7 = getelementptr inbounds { i64, i64 }, ptr %after, i32 0, i32 1, !dbg !62
  %8 = load i64, ptr %7, align 8, !dbg !62
  %call3 = call i32 @differs(i64 %2, i64 %4, i64 %6, i64 %8, i64 noundef 5000000), !dbg !62
  %tv_usec = getelementptr inbounds %struct.timeval, ptr %time, i32 0, i32 1, !dbg !63
  %9 = load i64, ptr %tv_usec, align 8, !dbg !63
  %conv = trunc i64 %9 to i32, !dbg !64
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %0, i32 noundef %call3, i32 noundef %conv), !dbg !65
    #dbg_declare(ptr %set, !66, !DIExpression(), !75)
  call void @llvm.memset.p0.i64(ptr align 8 %set, i8 0, i64 128, i1 false), !dbg !75
  call void @put(ptr noundef %set, i32 noundef 1), !dbg !76
  %call5 = call i32 @select(i32 noundef 2, ptr noundef null, ptr noundef %set, ptr noundef null, ptr noundef null), !dbg !77
  store i32 %call5, ptr %ready, align 4, !dbg !78
  %10 = load i32, ptr %ready, align 4, !dbg !79
  %words = getelementptr inbounds %struct.descriptors, ptr %set, i32 0, i32 0, !dbg !80
  %arrayidx = getelementptr inbounds [16 x i64], ptr %words, i64 0, i64 0, !dbg !81
  %11 = load i64, ptr %arrayidx, align 8, !dbg !81
  %cmp = icmp eq i64 %11, 2, !dbg !82
  %conv6 = zext i1 %cmp to i32, !dbg !82
  %call7 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %10, i32 noundef %conv6), !dbg !83
    #dbg_declare(ptr %other, !84, !DIExpression(), !85)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %other, ptr align 8 %set, i64 128, i1 false), !dbg !86
  %tv_usec8 = getelementptr inbounds %struct.timeval, ptr %time, i32 0, i32 1, !dbg !87
  store i64 1000, ptr %tv_usec8, align 8, !dbg !88
  %call9 = call i32 @select(i32 noundef 2, ptr noundef null, ptr noundef null, ptr noundef %other, ptr noundef %time), !dbg !89
  store i32 %call9, ptr %ready, align 4, !dbg !90
  %12 = load i32, ptr %ready, align 4, !dbg !91
  %words10 = getelementptr inbounds %struct.descriptors, ptr %other, i32 0, i32 0, !dbg !92
  %arrayidx11 = getelementptr inbounds [16 x i64], ptr %words10, i64 0, i64 0, !dbg !93
  %13 = load i64, ptr %arrayidx11, align 8, !dbg !93
  %cmp12 = icmp eq i64 %13, 0, !dbg !94
  %conv13 = zext i1 %cmp12 to i32, !dbg !94
  %call14 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %12, i32 noundef %conv13), !dbg !95
  call void @put(ptr noundef %set, i32 noundef 40), !dbg !96
  %call15 = call i32 @select(i32 noundef 41, ptr noundef null, ptr noundef %set, ptr noundef null, ptr noundef null), !dbg !97
  store i32 %call15, ptr %ready, align 4, !dbg !98
    #dbg_declare(ptr %error, !99, !DIExpression(), !100)
  %call16 = call ptr @__errno_location() #5, !dbg !101
  %14 = load i32, ptr %call16, align 4, !dbg !101
  store i32 %14, ptr %error, align 4, !dbg !100
  %15 = load i32, ptr %ready, align 4, !dbg !102
  %16 = load i32, ptr %error, align 4, !dbg !103
  %cmp17 = icmp eq i32 %16, 9, !dbg !104
  %conv18 = zext i1 %cmp17 to i32, !dbg !104
  %call19 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %15, i32 noundef %conv18), !dbg !105
  %tv_usec20 = getelementptr inbounds %struct.timeval, ptr %time, i32 0, i32 1, !dbg !106
  store i64 -1, ptr %tv_usec20, align 8, !dbg !107
  %call21 = call i32 @select(i32 noundef 0, ptr noundef null, ptr noundef null, ptr noundef null, ptr noundef %time), !dbg !108
  store i32 %call21, ptr %ready, align 4, !dbg !109
  %call22 = call ptr @__errno_location() #5, !dbg !110
  %17 = load i32, ptr %call22, align 4, !dbg !110
  store i32 %17, ptr %error, align 4, !dbg !111
  %18 = load i32, ptr %ready, align 4, !dbg !112
  %19 = load i32, ptr %error, align 4, !dbg !113
  %cmp23 = icmp eq i32 %19, 22, !dbg !114
  %conv24 = zext i1 %cmp23 to i32, !dbg !114
  %call25 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %18, i32 noundef %conv24), !dbg !115
  ret void, !dbg !116
}

; Function Attrs: noinline nounwind uwtable
define internal void @clocks() #0 !dbg !117 {
entry:
  %all = alloca [7 x i32], align 16
  %time = alloca %struct.timespec, align 8
  %i = alloca i32, align 4
  %own = alloca i32, align 4
  %error = alloca i32, align 4
  %length = alloca %struct.timespec, align 8
    #dbg_declare(ptr %all, !118, !DIExpression(), !121)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %all, ptr align 16 @__const.clocks.all, i64 28, i1 false), !dbg !121
    #dbg_declare(ptr %time, !122, !DIExpression(), !123)
    #dbg_declare(ptr %i, !124, !DIExpression(), !127)
  store i32 0, ptr %i, align 4, !dbg !127
  br label %for.cond, !dbg !128

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4, !dbg !129
  %conv = zext i32 %0 to i64, !dbg !129
  %cmp = icmp ult i64 %conv, 7, !dbg !131
  br i1 %cmp, label %for.body, label %for.end, !dbg !132

for.body:                                         ; preds = %for.cond
  %1 = load i32, ptr %i, align 4, !dbg !133
  %idxprom = zext i32 %1 to i64, !dbg !134
  %arrayidx = getelementptr inbounds [7 x i32], ptr %all, i64 0, i64 %idxprom, !dbg !134
  %2 = load i32, ptr %arrayidx, align 4, !dbg !134
  %call = call i32 @clock_gettime(i32 noundef %2, ptr noundef %time), !dbg !135
  %3 = load i32, ptr %i, align 4, !dbg !136
  %idxprom2 = zext i32 %3 to i64, !dbg !137
  %arrayidx3 = getelementptr inbounds [7 x i32], ptr %all, i64 0, i64 %idxprom2, !dbg !137
  %4 = load i32, ptr %arrayidx3, align 4, !dbg !137
  %call4 = call i32 @clock_getres(i32 noundef %4, ptr noundef null), !dbg !138
  %call5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call, i32 noundef %call4), !dbg !139
  br label %for.inc, !dbg !139

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4, !dbg !140
  %inc = add i32 %5, 1, !dbg !140
  store i32 %inc, ptr %i, align 4, !dbg !140
  br label %for.cond, !dbg !141, !llvm.loop !142

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %own, !145, !DIExpression(), !146)
    #dbg_declare(ptr %error, !147, !DIExpression(), !148)
  %call6 = call i32 @clock_getcpuclockid(i32 noundef 0, ptr noundef %own), !dbg !149
  store i32 %call6, ptr %error, align 4, !dbg !148
  %6 = load i32, ptr %error, align 4, !dbg !150
  %7 = load i32, ptr %own, align 4, !dbg !151
  %call7 = call i32 @clock_gettime(i32 noundef %7, ptr noundef %time), !dbg !152
  %call8 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %6, i32 noundef %call7), !dbg !153
    #dbg_declare(ptr %length, !154, !DIExpression(), !155)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %length, ptr align 8 @__const.clocks.length, i64 16, i1 false), !dbg !155
  %call9 = call i32 @clock_nanosleep(i32 noundef 4, i32 noundef 0, ptr noundef %length, ptr noundef null), !dbg !156
  %cmp10 = icmp eq i32 %call9, 95, !dbg !157
  %conv11 = zext i1 %cmp10 to i32, !dbg !157
  %call12 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %conv11), !dbg !158
  ret void, !dbg !159
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @clock_gettime(i32 noundef, ptr noundef) #2

declare i32 @select(i32 noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @differs(i64 %a.coerce0, i64 %a.coerce1, i64 %b.coerce0, i64 %b.coerce1, i64 noundef %nanoseconds) #0 !dbg !160 {
entry:
  %a = alloca %struct.timespec, align 8
  %b = alloca %struct.timespec, align 8
  %nanoseconds.addr = alloca i64, align 8
  %0 = getelementptr inbounds { i64, i64 }, ptr %a, i32 0, i32 0
  store i64 %a.coerce0, ptr %0, align 8
  %1 = getelementptr inbounds { i64, i64 }, ptr %a, i32 0, i32 1
  store i64 %a.coerce1, ptr %1, align 8
  %2 = getelementptr inbounds { i64, i64 }, ptr %b, i32 0, i32 0
  store i64 %b.coerce0, ptr %2, align 8
  %3 = getelementptr inbounds { i64, i64 }, ptr %b, i32 0, i32 1
  store i64 %b.coerce1, ptr %3, align 8
    #dbg_declare(ptr %a, !163, !DIExpression(), !164)
    #dbg_declare(ptr %b, !165, !DIExpression(), !166)
  store i64 %nanoseconds, ptr %nanoseconds.addr, align 8
    #dbg_declare(ptr %nanoseconds.addr, !167, !DIExpression(), !168)
  %tv_sec = getelementptr inbounds %struct.timespec, ptr %b, i32 0, i32 0, !dbg !169
  %4 = load i64, ptr %tv_sec, align 8, !dbg !169
  %tv_sec1 = getelementptr inbounds %struct.timespec, ptr %a, i32 0, i32 0, !dbg !170
  %5 = load i64, ptr %tv_sec1, align 8, !dbg !170
  %sub = sub nsw i64 %4, %5, !dbg !171
  %mul = mul nsw i64 %sub, 1000000000, !dbg !172
  %tv_nsec = getelementptr inbounds %struct.timespec, ptr %b, i32 0, i32 1, !dbg !173
  %6 = load i64, ptr %tv_nsec, align 8, !dbg !173
  %add = add nsw i64 %mul, %6, !dbg !174
  %tv_nsec2 = getelementptr inbounds %struct.timespec, ptr %a, i32 0, i32 1, !dbg !175
  %7 = load i64, ptr %tv_nsec2, align 8, !dbg !175
  %sub3 = sub nsw i64 %add, %7, !dbg !176
  %8 = load i64, ptr %nanoseconds.addr, align 8, !dbg !177
  %cmp = icmp sge i64 %sub3, %8, !dbg !178
  %conv = zext i1 %cmp to i32, !dbg !178
  ret i32 %conv, !dbg !179
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal void @put(ptr noundef %set, i32 noundef %fd) #0 !dbg !180 {
entry:
  %set.addr = alloca ptr, align 8
  %fd.addr = alloca i32, align 4
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !184, !DIExpression(), !185)
  store i32 %fd, ptr %fd.addr, align 4
    #dbg_declare(ptr %fd.addr, !186, !DIExpression(), !187)
  %0 = load i32, ptr %fd.addr, align 4, !dbg !188
  %conv = sext i32 %0 to i64, !dbg !188
  %rem = urem i64 %conv, 64, !dbg !189
  %shl = shl i64 1, %rem, !dbg !190
  %1 = load ptr, ptr %set.addr, align 8, !dbg !191
  %words = getelementptr inbounds %struct.descriptors, ptr %1, i32 0, i32 0, !dbg !192
  %2 = load i32, ptr %fd.addr, align 4, !dbg !193
  %conv1 = sext i32 %2 to i64, !dbg !193
  %div = udiv i64 %conv1, 64, !dbg !194
  %arrayidx = getelementptr inbounds [16 x i64], ptr %words, i64 0, i64 %div, !dbg !191
  %3 = load i64, ptr %arrayidx, align 8, !dbg !195
  %or = or i64 %3, %shl, !dbg !195
  store i64 %or, ptr %arrayidx, align 8, !dbg !195
  ret void, !dbg !196
}

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

declare i32 @clock_getres(i32 noundef, ptr noundef) #2

declare i32 @clock_getcpuclockid(i32 noundef, ptr noundef) #2

declare i32 @clock_nanosleep(i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!17}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "select_and_clocks.c", directory: ".", checksumkind: CSK_MD5, checksum: "9658a4fb24e1fbe0715c83e3a95ec34e")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 35, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 60, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !18, globals: !20, splitDebugInlining: false, nameTableKind: None)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!0, !7, !12}
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 63, type: !29, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !17)
!29 = !DISubroutineType(types: !18)
!30 = !DILocation(line: 64, column: 3, scope: !28)
!31 = !DILocation(line: 65, column: 3, scope: !28)
!32 = !DILocation(line: 66, column: 3, scope: !28)
!33 = distinct !DISubprogram(name: "selects", scope: !2, file: !2, line: 25, type: !34, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{null}
!36 = !{}
!37 = !DILocalVariable(name: "before", scope: !33, file: !2, line: 26, type: !38)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !39, line: 8, size: 128, elements: !40)
!39 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "f515e855ce64e54435ef824cdbf07bf8")
!40 = !{!41, !45}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !38, file: !39, line: 9, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !43, line: 46, baseType: !44)
!43 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !38, file: !39, line: 10, baseType: !44, size: 64, offset: 64)
!46 = !DILocation(line: 26, column: 19, scope: !33)
!47 = !DILocalVariable(name: "after", scope: !33, file: !2, line: 26, type: !38)
!48 = !DILocation(line: 26, column: 27, scope: !33)
!49 = !DILocalVariable(name: "time", scope: !33, file: !2, line: 27, type: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timeval", file: !39, line: 16, size: 128, elements: !51)
!51 = !{!52, !53}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !50, file: !39, line: 17, baseType: !42, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "tv_usec", scope: !50, file: !39, line: 18, baseType: !54, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "suseconds_t", file: !43, line: 50, baseType: !44)
!55 = !DILocation(line: 27, column: 18, scope: !33)
!56 = !DILocation(line: 28, column: 3, scope: !33)
!57 = !DILocalVariable(name: "ready", scope: !33, file: !2, line: 29, type: !19)
!58 = !DILocation(line: 29, column: 7, scope: !33)
!59 = !DILocation(line: 29, column: 15, scope: !33)
!60 = !DILocation(line: 30, column: 3, scope: !33)
!61 = !DILocation(line: 31, column: 24, scope: !33)
!62 = !DILocation(line: 31, column: 31, scope: !33)
!63 = !DILocation(line: 31, column: 74, scope: !33)
!64 = !DILocation(line: 31, column: 64, scope: !33)
!65 = !DILocation(line: 31, column: 3, scope: !33)
!66 = !DILocalVariable(name: "set", scope: !33, file: !2, line: 32, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "descriptors", file: !2, line: 13, baseType: !68)
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 11, size: 1024, elements: !69)
!69 = !{!70}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "words", scope: !68, file: !2, line: 12, baseType: !71, size: 1024)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !72, size: 1024, elements: !73)
!72 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!73 = !{!74}
!74 = !DISubrange(count: 16)
!75 = !DILocation(line: 32, column: 15, scope: !33)
!76 = !DILocation(line: 33, column: 3, scope: !33)
!77 = !DILocation(line: 34, column: 11, scope: !33)
!78 = !DILocation(line: 34, column: 9, scope: !33)
!79 = !DILocation(line: 35, column: 21, scope: !33)
!80 = !DILocation(line: 35, column: 32, scope: !33)
!81 = !DILocation(line: 35, column: 28, scope: !33)
!82 = !DILocation(line: 35, column: 41, scope: !33)
!83 = !DILocation(line: 35, column: 3, scope: !33)
!84 = !DILocalVariable(name: "other", scope: !33, file: !2, line: 36, type: !67)
!85 = !DILocation(line: 36, column: 15, scope: !33)
!86 = !DILocation(line: 36, column: 23, scope: !33)
!87 = !DILocation(line: 37, column: 8, scope: !33)
!88 = !DILocation(line: 37, column: 16, scope: !33)
!89 = !DILocation(line: 38, column: 11, scope: !33)
!90 = !DILocation(line: 38, column: 9, scope: !33)
!91 = !DILocation(line: 39, column: 21, scope: !33)
!92 = !DILocation(line: 39, column: 34, scope: !33)
!93 = !DILocation(line: 39, column: 28, scope: !33)
!94 = !DILocation(line: 39, column: 43, scope: !33)
!95 = !DILocation(line: 39, column: 3, scope: !33)
!96 = !DILocation(line: 40, column: 3, scope: !33)
!97 = !DILocation(line: 41, column: 11, scope: !33)
!98 = !DILocation(line: 41, column: 9, scope: !33)
!99 = !DILocalVariable(name: "error", scope: !33, file: !2, line: 42, type: !19)
!100 = !DILocation(line: 42, column: 7, scope: !33)
!101 = !DILocation(line: 42, column: 15, scope: !33)
!102 = !DILocation(line: 43, column: 21, scope: !33)
!103 = !DILocation(line: 43, column: 28, scope: !33)
!104 = !DILocation(line: 43, column: 34, scope: !33)
!105 = !DILocation(line: 43, column: 3, scope: !33)
!106 = !DILocation(line: 44, column: 8, scope: !33)
!107 = !DILocation(line: 44, column: 16, scope: !33)
!108 = !DILocation(line: 45, column: 11, scope: !33)
!109 = !DILocation(line: 45, column: 9, scope: !33)
!110 = !DILocation(line: 46, column: 11, scope: !33)
!111 = !DILocation(line: 46, column: 9, scope: !33)
!112 = !DILocation(line: 47, column: 21, scope: !33)
!113 = !DILocation(line: 47, column: 28, scope: !33)
!114 = !DILocation(line: 47, column: 34, scope: !33)
!115 = !DILocation(line: 47, column: 3, scope: !33)
!116 = !DILocation(line: 48, column: 1, scope: !33)
!117 = distinct !DISubprogram(name: "clocks", scope: !2, file: !2, line: 50, type: !34, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !36)
!118 = !DILocalVariable(name: "all", scope: !117, file: !2, line: 51, type: !119)
!119 = !DICompositeType(tag: DW_TAG_array_type, baseType: !120, size: 224, elements: !10)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "clockid_t", file: !43, line: 62, baseType: !19)
!121 = !DILocation(line: 51, column: 13, scope: !117)
!122 = !DILocalVariable(name: "time", scope: !117, file: !2, line: 53, type: !38)
!123 = !DILocation(line: 53, column: 19, scope: !117)
!124 = !DILocalVariable(name: "i", scope: !125, file: !2, line: 54, type: !126)
!125 = distinct !DILexicalBlock(scope: !117, file: !2, line: 54, column: 3)
!126 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!127 = !DILocation(line: 54, column: 17, scope: !125)
!128 = !DILocation(line: 54, column: 8, scope: !125)
!129 = !DILocation(line: 54, column: 24, scope: !130)
!130 = distinct !DILexicalBlock(scope: !125, file: !2, line: 54, column: 3)
!131 = !DILocation(line: 54, column: 26, scope: !130)
!132 = !DILocation(line: 54, column: 3, scope: !125)
!133 = !DILocation(line: 55, column: 41, scope: !130)
!134 = !DILocation(line: 55, column: 37, scope: !130)
!135 = !DILocation(line: 55, column: 23, scope: !130)
!136 = !DILocation(line: 55, column: 70, scope: !130)
!137 = !DILocation(line: 55, column: 66, scope: !130)
!138 = !DILocation(line: 55, column: 53, scope: !130)
!139 = !DILocation(line: 55, column: 5, scope: !130)
!140 = !DILocation(line: 54, column: 55, scope: !130)
!141 = !DILocation(line: 54, column: 3, scope: !130)
!142 = distinct !{!142, !132, !143, !144}
!143 = !DILocation(line: 55, column: 79, scope: !125)
!144 = !{!"llvm.loop.mustprogress"}
!145 = !DILocalVariable(name: "own", scope: !117, file: !2, line: 56, type: !120)
!146 = !DILocation(line: 56, column: 13, scope: !117)
!147 = !DILocalVariable(name: "error", scope: !117, file: !2, line: 57, type: !19)
!148 = !DILocation(line: 57, column: 7, scope: !117)
!149 = !DILocation(line: 57, column: 15, scope: !117)
!150 = !DILocation(line: 58, column: 21, scope: !117)
!151 = !DILocation(line: 58, column: 42, scope: !117)
!152 = !DILocation(line: 58, column: 28, scope: !117)
!153 = !DILocation(line: 58, column: 3, scope: !117)
!154 = !DILocalVariable(name: "length", scope: !117, file: !2, line: 59, type: !38)
!155 = !DILocation(line: 59, column: 19, scope: !117)
!156 = !DILocation(line: 60, column: 18, scope: !117)
!157 = !DILocation(line: 60, column: 73, scope: !117)
!158 = !DILocation(line: 60, column: 3, scope: !117)
!159 = !DILocation(line: 61, column: 1, scope: !117)
!160 = distinct !DISubprogram(name: "differs", scope: !2, file: !2, line: 21, type: !161, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !36)
!161 = !DISubroutineType(types: !162)
!162 = !{!19, !38, !38, !44}
!163 = !DILocalVariable(name: "a", arg: 1, scope: !160, file: !2, line: 21, type: !38)
!164 = !DILocation(line: 21, column: 36, scope: !160)
!165 = !DILocalVariable(name: "b", arg: 2, scope: !160, file: !2, line: 21, type: !38)
!166 = !DILocation(line: 21, column: 55, scope: !160)
!167 = !DILocalVariable(name: "nanoseconds", arg: 3, scope: !160, file: !2, line: 21, type: !44)
!168 = !DILocation(line: 21, column: 63, scope: !160)
!169 = !DILocation(line: 22, column: 13, scope: !160)
!170 = !DILocation(line: 22, column: 24, scope: !160)
!171 = !DILocation(line: 22, column: 20, scope: !160)
!172 = !DILocation(line: 22, column: 32, scope: !160)
!173 = !DILocation(line: 22, column: 50, scope: !160)
!174 = !DILocation(line: 22, column: 46, scope: !160)
!175 = !DILocation(line: 22, column: 62, scope: !160)
!176 = !DILocation(line: 22, column: 58, scope: !160)
!177 = !DILocation(line: 22, column: 73, scope: !160)
!178 = !DILocation(line: 22, column: 70, scope: !160)
!179 = !DILocation(line: 22, column: 3, scope: !160)
!180 = distinct !DISubprogram(name: "put", scope: !2, file: !2, line: 17, type: !181, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !17, retainedNodes: !36)
!181 = !DISubroutineType(types: !182)
!182 = !{null, !183, !19}
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!184 = !DILocalVariable(name: "set", arg: 1, scope: !180, file: !2, line: 17, type: !183)
!185 = !DILocation(line: 17, column: 30, scope: !180)
!186 = !DILocalVariable(name: "fd", arg: 2, scope: !180, file: !2, line: 17, type: !19)
!187 = !DILocation(line: 17, column: 39, scope: !180)
!188 = !DILocation(line: 18, column: 49, scope: !180)
!189 = !DILocation(line: 18, column: 52, scope: !180)
!190 = !DILocation(line: 18, column: 46, scope: !180)
!191 = !DILocation(line: 18, column: 3, scope: !180)
!192 = !DILocation(line: 18, column: 8, scope: !180)
!193 = !DILocation(line: 18, column: 14, scope: !180)
!194 = !DILocation(line: 18, column: 17, scope: !180)
!195 = !DILocation(line: 18, column: 39, scope: !180)
!196 = !DILocation(line: 19, column: 1, scope: !180)
