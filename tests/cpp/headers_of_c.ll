; ModuleID = 'headers_of_c.cpp'
source_filename = "headers_of_c.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

$_ZSt5isnand = comdat any

@.str = private unnamed_addr constant [10 x i8] c"%g %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 !dbg !9 {
entry:
  %quotient = alloca i32, align 4
  %left = alloca double, align 8
  %call = call double @remquo(double noundef 2.900000e+01, double noundef 3.000000e+00, ptr noundef %quotient) #6, !dbg !12
  store double %call, ptr %left, align 8, !dbg !13
  %0 = load double, ptr %left, align 8, !dbg !14
  %1 = load i32, ptr %quotient, align 4, !dbg !15
  %call1 = call double @nan(ptr noundef @.str.1) #7, !dbg !16
  %call2 = call noundef zeroext i1 @_ZSt5isnand(double noundef %call1), !dbg !17
  %conv = zext i1 %call2 to i32, !dbg !17
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %0, i32 noundef %1, i32 noundef %conv), !dbg !18
  ret i32 0, !dbg !19
}

; Function Attrs: nounwind
declare double @remquo(double noundef, double noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSt5isnand(double noundef %__x) #3 comdat !dbg !20 {
entry:
  %__x.addr = alloca double, align 8
  store double %__x, ptr %__x.addr, align 8
  %0 = load double, ptr %__x.addr, align 8, !dbg !22
  %1 = call i1 @llvm.is.fpclass.f64(double %0, i32 3), !dbg !23
  ret i1 %1, !dbg !24
}

; Function Attrs: nounwind willreturn memory(read)
declare double @nan(ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #5

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "headers_of_c.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "6895fa95cac9c974b1b23f72d9f19714")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 24, column: 17, scope: !9)
!13 = !DILocation(line: 24, column: 10, scope: !9)
!14 = !DILocation(line: 25, column: 29, scope: !9)
!15 = !DILocation(line: 25, column: 35, scope: !9)
!16 = !DILocation(line: 25, column: 56, scope: !9)
!17 = !DILocation(line: 25, column: 45, scope: !9)
!18 = !DILocation(line: 25, column: 3, scope: !9)
!19 = !DILocation(line: 26, column: 1, scope: !9)
!20 = distinct !DISubprogram(name: "isnan", scope: !21, file: !21, line: 619, type: !10, scopeLine: 620, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DIFile(filename: "c++/cmath", directory: "")
!22 = !DILocation(line: 620, column: 28, scope: !20)
!23 = !DILocation(line: 620, column: 12, scope: !20)
!24 = !DILocation(line: 620, column: 5, scope: !20)
