; ModuleID = 'environment_of_floats.c'
source_filename = "environment_of_floats.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.fenv_t = type { [8 x i32] }

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
entry:
  %before = alloca %struct.fenv_t, align 4
  %held = alloca %struct.fenv_t, align 4
  %flags = alloca i16, align 2
    #dbg_declare(ptr %before, !44, !DIExpression(), !45)
    #dbg_declare(ptr %held, !46, !DIExpression(), !47)
    #dbg_declare(ptr %flags, !48, !DIExpression(), !51)
  %call = call i32 @fegetround(), !dbg !52
  %cmp = icmp eq i32 %call, 0, !dbg !53
  %conv = zext i1 %cmp to i32, !dbg !53
  %call1 = call i32 @fesetround(i32 noundef 0), !dbg !54
  %call2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv, i32 noundef %call1), !dbg !55
  %call3 = call i32 @feclearexcept(i32 noundef 61), !dbg !56
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call3), !dbg !57
  %call5 = call i32 @feraiseexcept(i32 noundef 5), !dbg !58
  %call6 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call5), !dbg !59
  %call7 = call i32 @fetestexcept(i32 noundef 1), !dbg !60
  %cmp8 = icmp eq i32 %call7, 1, !dbg !61
  %conv9 = zext i1 %cmp8 to i32, !dbg !61
  %call10 = call i32 @fetestexcept(i32 noundef 0), !dbg !62
  %call11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %conv9, i32 noundef %call10), !dbg !63
  %call12 = call i32 @fegetexceptflag(ptr noundef %flags, i32 noundef 1), !dbg !64
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call12), !dbg !65
  %call14 = call i32 @fegetenv(ptr noundef %before), !dbg !66
  %call15 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call14), !dbg !67
  %call16 = call i32 @feholdexcept(ptr noundef %held), !dbg !68
  %call17 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call16), !dbg !69
  %call18 = call i32 @feraiseexcept(i32 noundef 4), !dbg !70
  %call19 = call i32 @fetestexcept(i32 noundef 4), !dbg !71
  %cmp20 = icmp eq i32 %call19, 4, !dbg !72
  %conv21 = zext i1 %cmp20 to i32, !dbg !72
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv21), !dbg !73
  %call23 = call i32 @feupdateenv(ptr noundef %held), !dbg !74
  %call24 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %call23), !dbg !75
  %call25 = call i32 @fetestexcept(i32 noundef 5), !dbg !76
  %cmp26 = icmp eq i32 %call25, 5, !dbg !77
  %conv27 = zext i1 %cmp26 to i32, !dbg !77
  %call28 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv27), !dbg !78
  %call29 = call i32 @fesetenv(ptr noundef inttoptr (i64 -1 to ptr)), !dbg !79
  %call30 = call i32 @fesetexceptflag(ptr noundef %flags, i32 noundef 1), !dbg !80
  %call31 = call i32 @fetestexcept(i32 noundef 1), !dbg !81
  %cmp32 = icmp eq i32 %call31, 1, !dbg !82
  %conv33 = zext i1 %cmp32 to i32, !dbg !82
  %call34 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv33), !dbg !83
  %call35 = call i32 @fesetenv(ptr noundef %before), !dbg !84
  %call36 = call i32 @fetestexcept(i32 noundef 4), !dbg !85
  %cmp37 = icmp eq i32 %call36, 4, !dbg !86
  %conv38 = zext i1 %cmp37 to i32, !dbg !86
  %call39 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %conv38), !dbg !87
  ret i32 0, !dbg !88
}

declare i32 @printf(ptr noundef, ...) #1

declare i32 @fegetround() #1

declare i32 @fesetround(i32 noundef) #1

declare i32 @feclearexcept(i32 noundef) #1

declare i32 @feraiseexcept(i32 noundef) #1

declare i32 @fetestexcept(i32 noundef) #1

declare i32 @fegetexceptflag(ptr noundef, i32 noundef) #1

declare i32 @fegetenv(ptr noundef) #1

declare i32 @feholdexcept(ptr noundef) #1

declare i32 @feupdateenv(ptr noundef) #1

declare i32 @fesetenv(ptr noundef) #1

declare i32 @fesetexceptflag(ptr noundef, i32 noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "environment_of_floats.c", directory: ".", checksumkind: CSK_MD5, checksum: "b3bb4c011617315710f9b481b130e369")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !13, retainedTypes: !21, globals: !31, splitDebugInlining: false, nameTableKind: None)
!13 = !{!14}
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 12, baseType: !15, size: 32, elements: !16)
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !{!17, !18, !19, !20}
!17 = !DIEnumerator(name: "FE_INVALID", value: 1)
!18 = !DIEnumerator(name: "FE_DIVBYZERO", value: 4)
!19 = !DIEnumerator(name: "FE_ALL_EXCEPT", value: 61)
!20 = !DIEnumerator(name: "FE_TONEAREST", value: 0)
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "fenv_t", file: !2, line: 10, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 8, size: 256, elements: !26)
!26 = !{!27}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "parts", scope: !25, file: !2, line: 9, baseType: !28, size: 256)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 8)
!31 = !{!0, !7}
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 21, type: !40, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !43)
!40 = !DISubroutineType(types: !41)
!41 = !{!42}
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{}
!44 = !DILocalVariable(name: "before", scope: !39, file: !2, line: 22, type: !24)
!45 = !DILocation(line: 22, column: 10, scope: !39)
!46 = !DILocalVariable(name: "held", scope: !39, file: !2, line: 22, type: !24)
!47 = !DILocation(line: 22, column: 18, scope: !39)
!48 = !DILocalVariable(name: "flags", scope: !39, file: !2, line: 23, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "fexcept_t", file: !2, line: 11, baseType: !50)
!50 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!51 = !DILocation(line: 23, column: 13, scope: !39)
!52 = !DILocation(line: 24, column: 21, scope: !39)
!53 = !DILocation(line: 24, column: 34, scope: !39)
!54 = !DILocation(line: 24, column: 51, scope: !39)
!55 = !DILocation(line: 24, column: 3, scope: !39)
!56 = !DILocation(line: 25, column: 18, scope: !39)
!57 = !DILocation(line: 25, column: 3, scope: !39)
!58 = !DILocation(line: 26, column: 18, scope: !39)
!59 = !DILocation(line: 26, column: 3, scope: !39)
!60 = !DILocation(line: 27, column: 21, scope: !39)
!61 = !DILocation(line: 27, column: 46, scope: !39)
!62 = !DILocation(line: 27, column: 61, scope: !39)
!63 = !DILocation(line: 27, column: 3, scope: !39)
!64 = !DILocation(line: 28, column: 18, scope: !39)
!65 = !DILocation(line: 28, column: 3, scope: !39)
!66 = !DILocation(line: 29, column: 18, scope: !39)
!67 = !DILocation(line: 29, column: 3, scope: !39)
!68 = !DILocation(line: 30, column: 18, scope: !39)
!69 = !DILocation(line: 30, column: 3, scope: !39)
!70 = !DILocation(line: 31, column: 3, scope: !39)
!71 = !DILocation(line: 32, column: 18, scope: !39)
!72 = !DILocation(line: 32, column: 45, scope: !39)
!73 = !DILocation(line: 32, column: 3, scope: !39)
!74 = !DILocation(line: 33, column: 18, scope: !39)
!75 = !DILocation(line: 33, column: 3, scope: !39)
!76 = !DILocation(line: 34, column: 18, scope: !39)
!77 = !DILocation(line: 34, column: 58, scope: !39)
!78 = !DILocation(line: 34, column: 3, scope: !39)
!79 = !DILocation(line: 35, column: 3, scope: !39)
!80 = !DILocation(line: 36, column: 3, scope: !39)
!81 = !DILocation(line: 37, column: 18, scope: !39)
!82 = !DILocation(line: 37, column: 43, scope: !39)
!83 = !DILocation(line: 37, column: 3, scope: !39)
!84 = !DILocation(line: 38, column: 3, scope: !39)
!85 = !DILocation(line: 39, column: 18, scope: !39)
!86 = !DILocation(line: 39, column: 45, scope: !39)
!87 = !DILocation(line: 39, column: 3, scope: !39)
!88 = !DILocation(line: 40, column: 1, scope: !39)
