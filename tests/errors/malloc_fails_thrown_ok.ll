; ModuleID = 'malloc_fails_thrown_ok.cpp'
source_filename = "malloc_fails_thrown_ok.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %number = alloca ptr, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %number, !14, !DIExpression(), !17)
  %call = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef 4) #3
          to label %invoke.cont unwind label %lpad, !dbg !18, !heapallocsite !12

invoke.cont:                                      ; preds = %entry
  store i32 3, ptr %call, align 4, !dbg !18
  store ptr %call, ptr %number, align 8, !dbg !17
  %0 = load ptr, ptr %number, align 8, !dbg !19
  %isnull = icmp eq ptr %0, null, !dbg !20
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !20

delete.notnull:                                   ; preds = %invoke.cont
  call void @_ZdlPvm(ptr noundef %0, i64 noundef 4) #4, !dbg !20
  br label %delete.end, !dbg !20

delete.end:                                       ; preds = %delete.notnull, %invoke.cont
  br label %try.cont, !dbg !21

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !22
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !22
  store ptr %2, ptr %exn.slot, align 8, !dbg !22
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !22
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !22
  br label %catch, !dbg !22

catch:                                            ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !21
  %4 = call ptr @__cxa_begin_catch(ptr %exn) #5, !dbg !21
  call void @__cxa_end_catch(), !dbg !23
  br label %try.cont, !dbg !23

try.cont:                                         ; preds = %catch, %delete.end
  ret i32 0, !dbg !25
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #2

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { builtin allocsize(0) }
attributes #4 = { builtin nounwind }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "malloc_fails_thrown_ok.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "feabd8bc096e1d35c743e134ab69e312")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !10, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "number", scope: !15, file: !1, line: 8, type: !16)
!15 = distinct !DILexicalBlock(scope: !9, file: !1, line: 7, column: 7)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DILocation(line: 8, column: 10, scope: !15)
!18 = !DILocation(line: 8, column: 19, scope: !15)
!19 = !DILocation(line: 9, column: 12, scope: !15)
!20 = !DILocation(line: 9, column: 5, scope: !15)
!21 = !DILocation(line: 10, column: 3, scope: !15)
!22 = !DILocation(line: 13, column: 1, scope: !15)
!23 = !DILocation(line: 11, column: 3, scope: !24)
!24 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 17)
!25 = !DILocation(line: 12, column: 3, scope: !9)
