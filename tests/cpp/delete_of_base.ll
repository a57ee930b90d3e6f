; ModuleID = 'delete_of_base.cpp'
source_filename = "delete_of_base.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Derived = type { %struct.Base, i64 }
%struct.Base = type { i32 }

$_ZN7DerivedC2Ev = comdat any

$_ZN4BaseC2Ev = comdat any

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %base = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  %call = call noalias noundef nonnull ptr @_Znwm(i64 noundef 16) #4, !dbg !12
  call void @_ZN7DerivedC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %call) #5, !dbg !13
  store ptr %call, ptr %base, align 8, !dbg !14
  %0 = load ptr, ptr %base, align 8, !dbg !15
  %isnull = icmp eq ptr %0, null, !dbg !16
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !16

delete.notnull:                                   ; preds = %entry
  call void @_ZdlPvm(ptr noundef %0, i64 noundef 4) #6, !dbg !16
  br label %delete.end, !dbg !16

delete.end:                                       ; preds = %delete.notnull, %entry
  ret i32 0, !dbg !17
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #2 comdat align 2 !dbg !18 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZN4BaseC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this1) #5, !dbg !19
  %two = getelementptr inbounds %struct.Derived, ptr %this1, i32 0, i32 1, !dbg !20
  store i64 2, ptr %two, align 8, !dbg !20
  ret void, !dbg !19
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #2 comdat align 2 !dbg !21 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %one = getelementptr inbounds %struct.Base, ptr %this1, i32 0, i32 0, !dbg !22
  store i32 1, ptr %one, align 4, !dbg !22
  ret void, !dbg !23
}

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { builtin allocsize(0) }
attributes #5 = { nounwind }
attributes #6 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "delete_of_base.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "78c49150ddfbfae008cb41c6b76d1ad5")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 12, column: 16, scope: !9)
!13 = !DILocation(line: 12, column: 20, scope: !9)
!14 = !DILocation(line: 12, column: 9, scope: !9)
!15 = !DILocation(line: 13, column: 10, scope: !9)
!16 = !DILocation(line: 13, column: 3, scope: !9)
!17 = !DILocation(line: 14, column: 3, scope: !9)
!18 = distinct !DISubprogram(name: "Derived", scope: !1, file: !1, line: 7, type: !10, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!19 = !DILocation(line: 7, column: 8, scope: !18)
!20 = !DILocation(line: 8, column: 8, scope: !18)
!21 = distinct !DISubprogram(name: "Base", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 5, column: 7, scope: !21)
!23 = !DILocation(line: 4, column: 8, scope: !21)
