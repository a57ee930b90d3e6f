; ModuleID = 'signals_sent.c'
source_filename = "signals_sent.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct.__sigset_t = type { [16 x i64] }
%struct.siginfo_t = type { i32, i32, i32, i32, i32, i32, ptr, i64, %union.sigval, [80 x i8] }
%union.sigval = type { ptr }

@__const.main.soon = private unnamed_addr constant %struct.timespec { i64 0, i64 1000 }, align 8
@.str = private unnamed_addr constant [23 x i8] c"raise %d %d, twice %d\0A\00", align 1, !dbg !0
@last = internal global i32 0, align 4, !dbg !7
@depth = internal global i32 0, align 4, !dbg !44
@.str.1 = private unnamed_addr constant [17 x i8] c"was blocked: %d\0A\00", align 1, !dbg !19
@.str.2 = private unnamed_addr constant [29 x i8] c"pending: %d %d, handled: %d\0A\00", align 1, !dbg !24
@.str.3 = private unnamed_addr constant [13 x i8] c"handled: %d\0A\00", align 1, !dbg !29
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !34
@.str.5 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !39
@.str.6 = private unnamed_addr constant [28 x i8] c"blocked in its handler: %d\0A\00", align 1, !dbg !48
@.str.7 = private unnamed_addr constant [11 x i8] c"sigwait %d\00", align 1, !dbg !53
@.str.8 = private unnamed_addr constant [11 x i8] c" gives %d\0A\00", align 1, !dbg !58

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !67 {
entry:
  %set = alloca %struct.__sigset_t, align 8
  %old = alloca %struct.__sigset_t, align 8
  %pending = alloca %struct.__sigset_t, align 8
  %thread = alloca i64, align 8
  %info = alloca %struct.siginfo_t, align 8
  %soon = alloca %struct.timespec, align 8
    #dbg_declare(ptr %set, !71, !DIExpression(), !81)
    #dbg_declare(ptr %old, !82, !DIExpression(), !83)
    #dbg_declare(ptr %pending, !84, !DIExpression(), !85)
    #dbg_declare(ptr %thread, !86, !DIExpression(), !89)
    #dbg_declare(ptr %info, !90, !DIExpression(), !115)
    #dbg_declare(ptr %soon, !116, !DIExpression(), !123)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %soon, ptr align 8 @__const.main.soon, i64 16, i1 false), !dbg !123
  %call = call ptr @signal(i32 noundef 10, ptr noundef @handle), !dbg !124
  %call1 = call ptr @signal(i32 noundef 12, ptr noundef @handle), !dbg !125
  %call2 = call i32 @raise(i32 noundef 10), !dbg !126
  %0 = load volatile i32, ptr @last, align 4, !dbg !127
  %cmp = icmp eq i32 %0, 10, !dbg !128
  %conv = zext i1 %cmp to i32, !dbg !128
  %1 = load volatile i32, ptr @depth, align 4, !dbg !129
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %call2, i32 noundef %conv, i32 noundef %1), !dbg !130
  %call4 = call i32 @sigemptyset(ptr noundef %set), !dbg !131
  %call5 = call i32 @sigaddset(ptr noundef %set, i32 noundef 12), !dbg !132
  %call6 = call i32 @sigaddset(ptr noundef %set, i32 noundef 15), !dbg !133
  %call7 = call i32 @pthread_sigmask(i32 noundef 0, ptr noundef %set, ptr noundef %old), !dbg !134
  %call8 = call i32 @sigismember(ptr noundef %old, i32 noundef 12), !dbg !135
  %call9 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call8), !dbg !136
  store volatile i32 0, ptr @last, align 4, !dbg !137
  %call10 = call i32 @getpid(), !dbg !138
  %call11 = call i32 @kill(i32 noundef %call10, i32 noundef 12), !dbg !139
  %call12 = call i32 @sigpending(ptr noundef %pending), !dbg !140
  %call13 = call i32 @sigismember(ptr noundef %pending, i32 noundef 12), !dbg !141
  %call14 = call i32 @sigismember(ptr noundef %pending, i32 noundef 15), !dbg !142
  %2 = load volatile i32, ptr @last, align 4, !dbg !143
  %cmp15 = icmp eq i32 %2, 12, !dbg !144
  %conv16 = zext i1 %cmp15 to i32, !dbg !144
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %call13, i32 noundef %call14, i32 noundef %conv16), !dbg !145
  %call18 = call i32 @sigdelset(ptr noundef %set, i32 noundef 15), !dbg !146
  %call19 = call i32 @pthread_sigmask(i32 noundef 1, ptr noundef %set, ptr noundef null), !dbg !147
  %3 = load volatile i32, ptr @last, align 4, !dbg !148
  %cmp20 = icmp eq i32 %3, 12, !dbg !149
  %conv21 = zext i1 %cmp20 to i32, !dbg !149
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %conv21), !dbg !150
  %call23 = call i32 @sigemptyset(ptr noundef %set), !dbg !151
  %call24 = call i32 @sigaddset(ptr noundef %set, i32 noundef 15), !dbg !152
  %call25 = call i32 @sigtimedwait(ptr noundef %set, ptr noundef null, ptr noundef %soon), !dbg !153
  %call26 = call ptr @__errno_location() #4, !dbg !154
  %4 = load i32, ptr %call26, align 4, !dbg !154
  %cmp27 = icmp eq i32 %4, 11, !dbg !155
  %conv28 = zext i1 %cmp27 to i32, !dbg !155
  %call29 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call25, i32 noundef %conv28), !dbg !156
  %call30 = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @waiter, ptr noundef %set), !dbg !157
  %5 = load i64, ptr %thread, align 8, !dbg !158
  %call31 = call i32 @pthread_kill(i64 noundef %5, i32 noundef 15), !dbg !159
  %6 = load i64, ptr %thread, align 8, !dbg !160
  %call32 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !161
  %call33 = call i32 @raise(i32 noundef 15), !dbg !162
  %call34 = call i32 @sigwaitinfo(ptr noundef %set, ptr noundef %info), !dbg !163
  %cmp35 = icmp eq i32 %call34, 15, !dbg !164
  %conv36 = zext i1 %cmp35 to i32, !dbg !164
  %si_signo = getelementptr inbounds %struct.siginfo_t, ptr %info, i32 0, i32 0, !dbg !165
  %7 = load i32, ptr %si_signo, align 8, !dbg !165
  %cmp37 = icmp eq i32 %7, 15, !dbg !166
  %conv38 = zext i1 %cmp37 to i32, !dbg !166
  %call39 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %conv36, i32 noundef %conv38), !dbg !167
  %call40 = call ptr @signal(i32 noundef 15, ptr noundef inttoptr (i64 1 to ptr)), !dbg !168
  %call41 = call i64 @pthread_self(), !dbg !169
  %call42 = call i32 @pthread_kill(i64 noundef %call41, i32 noundef 0), !dbg !170
  %call43 = call i32 @raise(i32 noundef 100), !dbg !171
  %call44 = call ptr @__errno_location() #4, !dbg !172
  %8 = load i32, ptr %call44, align 4, !dbg !172
  %cmp45 = icmp eq i32 %8, 22, !dbg !173
  %conv46 = zext i1 %cmp45 to i32, !dbg !173
  %call47 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %call42, i32 noundef %call43, i32 noundef %conv46), !dbg !174
  ret i32 0, !dbg !175
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare ptr @signal(i32 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @handle(i32 noundef %number) #0 !dbg !176 {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
    #dbg_declare(ptr %number.addr, !177, !DIExpression(), !178)
  %0 = load i32, ptr %number.addr, align 4, !dbg !179
  store volatile i32 %0, ptr @last, align 4, !dbg !180
  %1 = load i32, ptr %number.addr, align 4, !dbg !181
  %cmp = icmp eq i32 %1, 10, !dbg !183
  br i1 %cmp, label %land.lhs.true, label %if.end, !dbg !184

land.lhs.true:                                    ; preds = %entry
  %2 = load volatile i32, ptr @depth, align 4, !dbg !185
  %inc = add nsw i32 %2, 1, !dbg !185
  store volatile i32 %inc, ptr @depth, align 4, !dbg !185
  %cmp1 = icmp eq i32 %2, 0, !dbg !186
  br i1 %cmp1, label %if.then, label %if.end, !dbg !187

if.then:                                          ; preds = %land.lhs.true
  %call = call i32 @raise(i32 noundef 10), !dbg !188
  %3 = load volatile i32, ptr @depth, align 4, !dbg !190
  %cmp2 = icmp eq i32 %3, 1, !dbg !191
  %conv = zext i1 %cmp2 to i32, !dbg !191
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %conv), !dbg !192
  br label %if.end, !dbg !193

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret void, !dbg !194
}

declare i32 @printf(ptr noundef, ...) #2

declare i32 @raise(i32 noundef) #2

declare i32 @sigemptyset(ptr noundef) #2

declare i32 @sigaddset(ptr noundef, i32 noundef) #2

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) #2

declare i32 @sigismember(ptr noundef, i32 noundef) #2

declare i32 @kill(i32 noundef, i32 noundef) #2

declare i32 @getpid() #2

declare i32 @sigpending(ptr noundef) #2

declare i32 @sigdelset(ptr noundef, i32 noundef) #2

declare i32 @sigtimedwait(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @waiter(ptr noundef %set) #0 !dbg !195 {
entry:
  %set.addr = alloca ptr, align 8
  %number = alloca i32, align 4
  store ptr %set, ptr %set.addr, align 8
    #dbg_declare(ptr %set.addr, !198, !DIExpression(), !199)
    #dbg_declare(ptr %number, !200, !DIExpression(), !201)
  store i32 0, ptr %number, align 4, !dbg !201
  %0 = load ptr, ptr %set.addr, align 8, !dbg !202
  %call = call i32 @sigwait(ptr noundef %0, ptr noundef %number), !dbg !203
  %call1 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %call), !dbg !204
  %1 = load i32, ptr %number, align 4, !dbg !205
  %cmp = icmp eq i32 %1, 15, !dbg !206
  %conv = zext i1 %cmp to i32, !dbg !206
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %conv), !dbg !207
  ret ptr null, !dbg !208
}

declare i32 @pthread_kill(i64 noundef, i32 noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare i32 @sigwaitinfo(ptr noundef, ptr noundef) #2

declare i64 @pthread_self() #2

declare i32 @sigwait(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!60, !61, !62, !63, !64, !65, !66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "signals_sent.c", directory: ".", checksumkind: CSK_MD5, checksum: "37b6619544e307f3a0a50e702aa9304b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 23)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "last", scope: !9, file: !2, line: 10, type: !46, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !18, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11, !12, !17}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "sighandler_t", file: !13, line: 10, baseType: !14)
!13 = !DIFile(filename: "../../libc-shim/include/signal.h", directory: ".", checksumkind: CSK_MD5, checksum: "23bcf691d71dacbeea0878a6869df338")
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{null, !11}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!18 = !{!0, !19, !24, !29, !34, !39, !7, !44, !48, !53, !58}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 17)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 29)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 13)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 50, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 7)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 57, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 10)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "depth", scope: !9, file: !2, line: 10, type: !46, isLocal: true, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !47)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "sig_atomic_t", file: !13, line: 9, baseType: !11)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 224, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 28)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 22, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 11)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !55, isLocal: true, isDefinition: true)
!60 = !{i32 7, !"Dwarf Version", i32 5}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 8, !"PIC Level", i32 2}
!64 = !{i32 7, !"PIE Level", i32 2}
!65 = !{i32 7, !"uwtable", i32 2}
!66 = !{i32 7, !"frame-pointer", i32 2}
!67 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 27, type: !68, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{!11}
!70 = !{}
!71 = !DILocalVariable(name: "set", scope: !67, file: !2, line: 28, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "sigset_t", file: !13, line: 77, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !13, line: 73, baseType: !74)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !13, line: 71, size: 1024, elements: !75)
!75 = !{!76}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !74, file: !13, line: 72, baseType: !77, size: 1024)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 1024, elements: !79)
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !{!80}
!80 = !DISubrange(count: 16)
!81 = !DILocation(line: 28, column: 12, scope: !67)
!82 = !DILocalVariable(name: "old", scope: !67, file: !2, line: 28, type: !72)
!83 = !DILocation(line: 28, column: 17, scope: !67)
!84 = !DILocalVariable(name: "pending", scope: !67, file: !2, line: 28, type: !72)
!85 = !DILocation(line: 28, column: 22, scope: !67)
!86 = !DILocalVariable(name: "thread", scope: !67, file: !2, line: 29, type: !87)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !88, line: 39, baseType: !78)
!88 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "d96391b61a3a07057d18215c941a0d47")
!89 = !DILocation(line: 29, column: 13, scope: !67)
!90 = !DILocalVariable(name: "info", scope: !67, file: !2, line: 30, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !13, line: 104, baseType: !92)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !13, line: 95, size: 1024, elements: !93)
!93 = !{!94, !95, !96, !97, !99, !102, !103, !104, !106, !111}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !92, file: !13, line: 96, baseType: !11, size: 32)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !92, file: !13, line: 96, baseType: !11, size: 32, offset: 32)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !92, file: !13, line: 96, baseType: !11, size: 32, offset: 64)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !92, file: !13, line: 97, baseType: !98, size: 32, offset: 96)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "pid_t", file: !88, line: 18, baseType: !11)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !92, file: !13, line: 98, baseType: !100, size: 32, offset: 128)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "uid_t", file: !88, line: 19, baseType: !101)
!101 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !92, file: !13, line: 99, baseType: !11, size: 32, offset: 160)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !92, file: !13, line: 100, baseType: !17, size: 64, offset: 192)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !92, file: !13, line: 101, baseType: !105, size: 64, offset: 256)
!105 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "si_value", scope: !92, file: !13, line: 102, baseType: !107, size: 64, offset: 320)
!107 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !13, line: 82, size: 64, elements: !108)
!108 = !{!109, !110}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !107, file: !13, line: 83, baseType: !11, size: 32)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !107, file: !13, line: 84, baseType: !17, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__room", scope: !92, file: !13, line: 103, baseType: !112, size: 640, offset: 384)
!112 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 640, elements: !113)
!113 = !{!114}
!114 = !DISubrange(count: 80)
!115 = !DILocation(line: 30, column: 13, scope: !67)
!116 = !DILocalVariable(name: "soon", scope: !67, file: !2, line: 31, type: !117)
!117 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !118, line: 8, size: 128, elements: !119)
!118 = !DIFile(filename: "../../libc-shim/include/tresse/timespec.h", directory: ".", checksumkind: CSK_MD5, checksum: "d39ec06182267c165bc5ae32a6941cfd")
!119 = !{!120, !122}
!120 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !117, file: !118, line: 9, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !88, line: 23, baseType: !105)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !117, file: !118, line: 10, baseType: !105, size: 64, offset: 64)
!123 = !DILocation(line: 31, column: 19, scope: !67)
!124 = !DILocation(line: 32, column: 3, scope: !67)
!125 = !DILocation(line: 33, column: 3, scope: !67)
!126 = !DILocation(line: 34, column: 37, scope: !67)
!127 = !DILocation(line: 34, column: 53, scope: !67)
!128 = !DILocation(line: 34, column: 58, scope: !67)
!129 = !DILocation(line: 34, column: 75, scope: !67)
!130 = !DILocation(line: 34, column: 3, scope: !67)
!131 = !DILocation(line: 35, column: 3, scope: !67)
!132 = !DILocation(line: 36, column: 3, scope: !67)
!133 = !DILocation(line: 37, column: 3, scope: !67)
!134 = !DILocation(line: 38, column: 3, scope: !67)
!135 = !DILocation(line: 39, column: 31, scope: !67)
!136 = !DILocation(line: 39, column: 3, scope: !67)
!137 = !DILocation(line: 40, column: 8, scope: !67)
!138 = !DILocation(line: 41, column: 8, scope: !67)
!139 = !DILocation(line: 41, column: 3, scope: !67)
!140 = !DILocation(line: 42, column: 3, scope: !67)
!141 = !DILocation(line: 43, column: 43, scope: !67)
!142 = !DILocation(line: 44, column: 10, scope: !67)
!143 = !DILocation(line: 44, column: 42, scope: !67)
!144 = !DILocation(line: 44, column: 47, scope: !67)
!145 = !DILocation(line: 43, column: 3, scope: !67)
!146 = !DILocation(line: 45, column: 3, scope: !67)
!147 = !DILocation(line: 46, column: 3, scope: !67)
!148 = !DILocation(line: 47, column: 27, scope: !67)
!149 = !DILocation(line: 47, column: 32, scope: !67)
!150 = !DILocation(line: 47, column: 3, scope: !67)
!151 = !DILocation(line: 48, column: 3, scope: !67)
!152 = !DILocation(line: 49, column: 3, scope: !67)
!153 = !DILocation(line: 50, column: 21, scope: !67)
!154 = !DILocation(line: 50, column: 54, scope: !67)
!155 = !DILocation(line: 50, column: 60, scope: !67)
!156 = !DILocation(line: 50, column: 3, scope: !67)
!157 = !DILocation(line: 51, column: 3, scope: !67)
!158 = !DILocation(line: 52, column: 16, scope: !67)
!159 = !DILocation(line: 52, column: 3, scope: !67)
!160 = !DILocation(line: 53, column: 16, scope: !67)
!161 = !DILocation(line: 53, column: 3, scope: !67)
!162 = !DILocation(line: 54, column: 3, scope: !67)
!163 = !DILocation(line: 55, column: 21, scope: !67)
!164 = !DILocation(line: 55, column: 46, scope: !67)
!165 = !DILocation(line: 55, column: 63, scope: !67)
!166 = !DILocation(line: 55, column: 72, scope: !67)
!167 = !DILocation(line: 55, column: 3, scope: !67)
!168 = !DILocation(line: 56, column: 3, scope: !67)
!169 = !DILocation(line: 57, column: 37, scope: !67)
!170 = !DILocation(line: 57, column: 24, scope: !67)
!171 = !DILocation(line: 57, column: 57, scope: !67)
!172 = !DILocation(line: 57, column: 69, scope: !67)
!173 = !DILocation(line: 57, column: 75, scope: !67)
!174 = !DILocation(line: 57, column: 3, scope: !67)
!175 = !DILocation(line: 58, column: 1, scope: !67)
!176 = distinct !DISubprogram(name: "handle", scope: !2, file: !2, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !70)
!177 = !DILocalVariable(name: "number", arg: 1, scope: !176, file: !2, line: 12, type: !11)
!178 = !DILocation(line: 12, column: 24, scope: !176)
!179 = !DILocation(line: 13, column: 10, scope: !176)
!180 = !DILocation(line: 13, column: 8, scope: !176)
!181 = !DILocation(line: 14, column: 7, scope: !182)
!182 = distinct !DILexicalBlock(scope: !176, file: !2, line: 14, column: 7)
!183 = !DILocation(line: 14, column: 14, scope: !182)
!184 = !DILocation(line: 14, column: 25, scope: !182)
!185 = !DILocation(line: 14, column: 33, scope: !182)
!186 = !DILocation(line: 14, column: 36, scope: !182)
!187 = !DILocation(line: 14, column: 7, scope: !176)
!188 = !DILocation(line: 15, column: 5, scope: !189)
!189 = distinct !DILexicalBlock(scope: !182, file: !2, line: 14, column: 42)
!190 = !DILocation(line: 16, column: 49, scope: !189)
!191 = !DILocation(line: 16, column: 55, scope: !189)
!192 = !DILocation(line: 16, column: 5, scope: !189)
!193 = !DILocation(line: 17, column: 3, scope: !189)
!194 = !DILocation(line: 18, column: 1, scope: !176)
!195 = distinct !DISubprogram(name: "waiter", scope: !2, file: !2, line: 20, type: !196, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !70)
!196 = !DISubroutineType(types: !197)
!197 = !{!17, !17}
!198 = !DILocalVariable(name: "set", arg: 1, scope: !195, file: !2, line: 20, type: !17)
!199 = !DILocation(line: 20, column: 27, scope: !195)
!200 = !DILocalVariable(name: "number", scope: !195, file: !2, line: 21, type: !11)
!201 = !DILocation(line: 21, column: 7, scope: !195)
!202 = !DILocation(line: 22, column: 32, scope: !195)
!203 = !DILocation(line: 22, column: 24, scope: !195)
!204 = !DILocation(line: 22, column: 3, scope: !195)
!205 = !DILocation(line: 23, column: 25, scope: !195)
!206 = !DILocation(line: 23, column: 32, scope: !195)
!207 = !DILocation(line: 23, column: 3, scope: !195)
!208 = !DILocation(line: 24, column: 3, scope: !195)
