; ModuleID = 'any_arguments.c'
source_filename = "any_arguments.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [7 x i8] c"%d %g\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
entry:
  %retval = alloca i32, align 4
  %by_pointer = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %by_pointer, !21, !DIExpression(), !26)
  store volatile ptr @show, ptr %by_pointer, align 8, !dbg !26
  call void (...) @show(i32 noundef 1, double noundef 5.000000e-01), !dbg !27
  %0 = load volatile ptr, ptr %by_pointer, align 8, !dbg !28
  call void (...) %0(i32 noundef 2, double noundef 1.500000e+00), !dbg !28
  ret i32 0, !dbg !29
}

; Function Attrs: noinline nounwind uwtable
define internal void @show(...) #0 !dbg !30 {
entry:
  %rest = alloca [1 x %struct.__va_list_tag], align 16
  %first = alloca i32, align 4
  %second = alloca double, align 8
    #dbg_declare(ptr %rest, !31, !DIExpression(), !46)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %rest, i64 0, i64 0, !dbg !47
  call void @llvm.va_start.p0(ptr %arraydecay), !dbg !47
    #dbg_declare(ptr %first, !48, !DIExpression(), !49)
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %rest, i64 0, i64 0, !dbg !50
  %gp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 0, !dbg !50
  %gp_offset = load i32, ptr %gp_offset_p, align 16, !dbg !50
  %fits_in_gp = icmp ule i32 %gp_offset, 40, !dbg !50
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !50

vaarg.in_reg:                                     ; preds = %entry
  %0 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 3, !dbg !50
  %reg_save_area = load ptr, ptr %0, align 16, !dbg !50
  %1 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset, !dbg !50
  %2 = add i32 %gp_offset, 8, !dbg !50
  store i32 %2, ptr %gp_offset_p, align 16, !dbg !50
  br label %vaarg.end, !dbg !50

vaarg.in_mem:                                     ; preds = %entry
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay1, i32 0, i32 2, !dbg !50
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8, !dbg !50
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8, !dbg !50
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !50
  br label %vaarg.end, !dbg !50

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %1, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ], !dbg !50
  %3 = load i32, ptr %vaarg.addr, align 4, !dbg !50
  store i32 %3, ptr %first, align 4, !dbg !49
    #dbg_declare(ptr %second, !51, !DIExpression(), !53)
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %rest, i64 0, i64 0, !dbg !54
  %fp_offset_p = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay2, i32 0, i32 1, !dbg !54
  %fp_offset = load i32, ptr %fp_offset_p, align 4, !dbg !54
  %fits_in_fp = icmp ule i32 %fp_offset, 160, !dbg !54
  br i1 %fits_in_fp, label %vaarg.in_reg3, label %vaarg.in_mem5, !dbg !54

vaarg.in_reg3:                                    ; preds = %vaarg.end
  %4 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay2, i32 0, i32 3, !dbg !54
  %reg_save_area4 = load ptr, ptr %4, align 16, !dbg !54
  %5 = getelementptr i8, ptr %reg_save_area4, i32 %fp_offset, !dbg !54
  %6 = add i32 %fp_offset, 16, !dbg !54
  store i32 %6, ptr %fp_offset_p, align 4, !dbg !54
  br label %vaarg.end9, !dbg !54

vaarg.in_mem5:                                    ; preds = %vaarg.end
  %overflow_arg_area_p6 = getelementptr inbounds %struct.__va_list_tag, ptr %arraydecay2, i32 0, i32 2, !dbg !54
  %overflow_arg_area7 = load ptr, ptr %overflow_arg_area_p6, align 8, !dbg !54
  %overflow_arg_area.next8 = getelementptr i8, ptr %overflow_arg_area7, i32 8, !dbg !54
  store ptr %overflow_arg_area.next8, ptr %overflow_arg_area_p6, align 8, !dbg !54
  br label %vaarg.end9, !dbg !54

vaarg.end9:                                       ; preds = %vaarg.in_mem5, %vaarg.in_reg3
  %vaarg.addr10 = phi ptr [ %5, %vaarg.in_reg3 ], [ %overflow_arg_area7, %vaarg.in_mem5 ], !dbg !54
  %7 = load double, ptr %vaarg.addr10, align 8, !dbg !54
  store double %7, ptr %second, align 8, !dbg !53
  %arraydecay11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %rest, i64 0, i64 0, !dbg !55
  call void @llvm.va_end.p0(ptr %arraydecay11), !dbg !55
  %8 = load i32, ptr %first, align 4, !dbg !56
  %9 = load double, ptr %second, align 8, !dbg !57
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8, double noundef %9), !dbg !58
  ret void, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "any_arguments.c", directory: ".", checksumkind: CSK_MD5, checksum: "18cb11467ba9ed77a3b8e334a2f7bc79")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 15, type: !17, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "by_pointer", scope: !16, file: !2, line: 16, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{null, null}
!26 = !DILocation(line: 16, column: 19, scope: !16)
!27 = !DILocation(line: 17, column: 3, scope: !16)
!28 = !DILocation(line: 18, column: 3, scope: !16)
!29 = !DILocation(line: 19, column: 3, scope: !16)
!30 = distinct !DISubprogram(name: "show", scope: !2, file: !2, line: 6, type: !24, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !20)
!31 = !DILocalVariable(name: "rest", scope: !30, file: !2, line: 7, type: !32)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !33, line: 12, baseType: !34)
!33 = !DIFile(filename: "clang/include/__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !35)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 192, elements: !44)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !37)
!37 = !{!38, !40, !41, !43}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !36, file: !2, line: 7, baseType: !39, size: 32)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !36, file: !2, line: 7, baseType: !39, size: 32, offset: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !36, file: !2, line: 7, baseType: !42, size: 64, offset: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !36, file: !2, line: 7, baseType: !42, size: 64, offset: 128)
!44 = !{!45}
!45 = !DISubrange(count: 1)
!46 = !DILocation(line: 7, column: 11, scope: !30)
!47 = !DILocation(line: 8, column: 3, scope: !30)
!48 = !DILocalVariable(name: "first", scope: !30, file: !2, line: 9, type: !19)
!49 = !DILocation(line: 9, column: 7, scope: !30)
!50 = !DILocation(line: 9, column: 15, scope: !30)
!51 = !DILocalVariable(name: "second", scope: !30, file: !2, line: 10, type: !52)
!52 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!53 = !DILocation(line: 10, column: 10, scope: !30)
!54 = !DILocation(line: 10, column: 19, scope: !30)
!55 = !DILocation(line: 11, column: 3, scope: !30)
!56 = !DILocation(line: 12, column: 21, scope: !30)
!57 = !DILocation(line: 12, column: 28, scope: !30)
!58 = !DILocation(line: 12, column: 3, scope: !30)
!59 = !DILocation(line: 13, column: 1, scope: !30)
