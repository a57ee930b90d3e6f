; ModuleID = 'recursive_ok.c'
source_filename = "recursive_ok.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%union.pthread_mutexattr_t = type { i32 }
%union.pthread_mutex_t = type { i64, [32 x i8] }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %attr = alloca %union.pthread_mutexattr_t, align 4
  %m = alloca %union.pthread_mutex_t, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %attr, !14, !DIExpression(), !20)
    #dbg_declare(ptr %m, !21, !DIExpression(), !41)
  %call = call i32 @pthread_mutexattr_init(ptr noundef %attr), !dbg !42
  %call1 = call i32 @pthread_mutexattr_settype(ptr noundef %attr, i32 noundef 1), !dbg !43
  %call2 = call i32 @pthread_mutex_init(ptr noundef %m, ptr noundef %attr), !dbg !44
  %call3 = call i32 @pthread_mutex_lock(ptr noundef %m), !dbg !45
  %tobool = icmp ne i32 %call3, 0, !dbg !45
  br i1 %tobool, label %if.then, label %lor.lhs.false, !dbg !47

lor.lhs.false:                                    ; preds = %entry
  %call4 = call i32 @pthread_mutex_lock(ptr noundef %m), !dbg !48
  %tobool5 = icmp ne i32 %call4, 0, !dbg !48
  br i1 %tobool5, label %if.then, label %if.end, !dbg !49

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %retval, align 4, !dbg !50
  br label %return, !dbg !50

if.end:                                           ; preds = %lor.lhs.false
  %call6 = call i32 @pthread_mutex_unlock(ptr noundef %m), !dbg !51
  %call7 = call i32 @pthread_mutex_unlock(ptr noundef %m), !dbg !52
  %call8 = call i32 @pthread_mutex_destroy(ptr noundef %m), !dbg !53
  %call9 = call i32 @pthread_mutexattr_settype(ptr noundef %attr, i32 noundef 2), !dbg !54
  %call10 = call i32 @pthread_mutex_init(ptr noundef %m, ptr noundef %attr), !dbg !55
  %call11 = call i32 @pthread_mutex_lock(ptr noundef %m), !dbg !56
  %tobool12 = icmp ne i32 %call11, 0, !dbg !56
  br i1 %tobool12, label %if.then15, label %lor.lhs.false13, !dbg !58

lor.lhs.false13:                                  ; preds = %if.end
  %call14 = call i32 @pthread_mutex_lock(ptr noundef %m), !dbg !59
  %cmp = icmp ne i32 %call14, 35, !dbg !60
  br i1 %cmp, label %if.then15, label %if.end16, !dbg !61

if.then15:                                        ; preds = %lor.lhs.false13, %if.end
  store i32 2, ptr %retval, align 4, !dbg !62
  br label %return, !dbg !62

if.end16:                                         ; preds = %lor.lhs.false13
  %call17 = call i32 @pthread_mutex_unlock(ptr noundef %m), !dbg !63
  %call18 = call i32 @pthread_mutex_unlock(ptr noundef %m), !dbg !64
  %cmp19 = icmp ne i32 %call18, 1, !dbg !66
  br i1 %cmp19, label %if.then20, label %if.end21, !dbg !67

if.then20:                                        ; preds = %if.end16
  store i32 3, ptr %retval, align 4, !dbg !68
  br label %return, !dbg !68

if.end21:                                         ; preds = %if.end16
  store i32 0, ptr %retval, align 4, !dbg !69
  br label %return, !dbg !69

return:                                           ; preds = %if.end21, %if.then20, %if.then15, %if.then
  %0 = load i32, ptr %retval, align 4, !dbg !70
  ret i32 %0, !dbg !70
}

declare i32 @pthread_mutexattr_init(ptr noundef) #1

declare i32 @pthread_mutexattr_settype(ptr noundef, i32 noundef) #1

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #1

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

declare i32 @pthread_mutex_destroy(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursive_ok.c", directory: ".", checksumkind: CSK_MD5, checksum: "29f2c2693dff22d52034690f18b7609c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "attr", scope: !9, file: !1, line: 8, type: !15)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutexattr_t", file: !16, line: 56, baseType: !17)
!16 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "e7cc7f3c3d5a8da5bef734561259f1fd")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 54, size: 32, elements: !18)
!18 = !{!19}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !17, file: !16, line: 55, baseType: !12, size: 32)
!20 = !DILocation(line: 8, column: 23, scope: !9)
!21 = !DILocalVariable(name: "m", scope: !9, file: !1, line: 9, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !16, line: 52, baseType: !23)
!23 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 40, size: 320, elements: !24)
!24 = !{!25, !34, !39}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !23, file: !16, line: 49, baseType: !26, size: 160)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !23, file: !16, line: 41, size: 160, elements: !27)
!27 = !{!28, !29, !31, !32, !33}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !26, file: !16, line: 42, baseType: !12, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !26, file: !16, line: 43, baseType: !30, size: 32, offset: 32)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !26, file: !16, line: 44, baseType: !12, size: 32, offset: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !26, file: !16, line: 46, baseType: !30, size: 32, offset: 96)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !26, file: !16, line: 48, baseType: !12, size: 32, offset: 128)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !23, file: !16, line: 50, baseType: !35, size: 320)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 320, elements: !37)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{!38}
!38 = !DISubrange(count: 40)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !23, file: !16, line: 51, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !DILocation(line: 9, column: 19, scope: !9)
!42 = !DILocation(line: 10, column: 3, scope: !9)
!43 = !DILocation(line: 11, column: 3, scope: !9)
!44 = !DILocation(line: 12, column: 3, scope: !9)
!45 = !DILocation(line: 13, column: 7, scope: !46)
!46 = distinct !DILexicalBlock(scope: !9, file: !1, line: 13, column: 7)
!47 = !DILocation(line: 13, column: 30, scope: !46)
!48 = !DILocation(line: 13, column: 33, scope: !46)
!49 = !DILocation(line: 13, column: 7, scope: !9)
!50 = !DILocation(line: 14, column: 5, scope: !46)
!51 = !DILocation(line: 15, column: 3, scope: !9)
!52 = !DILocation(line: 16, column: 3, scope: !9)
!53 = !DILocation(line: 17, column: 3, scope: !9)
!54 = !DILocation(line: 18, column: 3, scope: !9)
!55 = !DILocation(line: 19, column: 3, scope: !9)
!56 = !DILocation(line: 20, column: 7, scope: !57)
!57 = distinct !DILexicalBlock(scope: !9, file: !1, line: 20, column: 7)
!58 = !DILocation(line: 20, column: 30, scope: !57)
!59 = !DILocation(line: 20, column: 33, scope: !57)
!60 = !DILocation(line: 20, column: 56, scope: !57)
!61 = !DILocation(line: 20, column: 7, scope: !9)
!62 = !DILocation(line: 21, column: 5, scope: !57)
!63 = !DILocation(line: 22, column: 3, scope: !9)
!64 = !DILocation(line: 23, column: 7, scope: !65)
!65 = distinct !DILexicalBlock(scope: !9, file: !1, line: 23, column: 7)
!66 = !DILocation(line: 23, column: 32, scope: !65)
!67 = !DILocation(line: 23, column: 7, scope: !9)
!68 = !DILocation(line: 24, column: 5, scope: !65)
!69 = !DILocation(line: 25, column: 3, scope: !9)
!70 = !DILocation(line: 26, column: 1, scope: !9)
