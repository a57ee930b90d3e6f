; ModuleID = 'exception_atexit.cpp'
source_filename = "exception_atexit.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZTIi = external constant ptr

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !9 {
entry:
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca i32, align 4
  %call = call i32 @atexit(ptr noundef @_ZL4lastv), !dbg !14
  invoke void @exit(i32 noundef 0) #5
          to label %invoke.cont unwind label %lpad, !dbg !15

invoke.cont:                                      ; preds = %entry
  unreachable, !dbg !15

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTIi, !dbg !17
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !17
  store ptr %2, ptr %exn.slot, align 8, !dbg !17
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !17
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !17
  br label %catch.dispatch, !dbg !17

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !18
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #6, !dbg !18
  %matches = icmp eq i32 %sel, %4, !dbg !18
  br i1 %matches, label %catch, label %eh.resume, !dbg !18

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %0, !19, !DIExpression(), !20)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !18
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #6, !dbg !18
  %6 = load i32, ptr %5, align 4, !dbg !18
  store i32 %6, ptr %0, align 4, !dbg !18
  call void @__cxa_end_catch() #6, !dbg !21
  br label %try.cont, !dbg !21

try.cont:                                         ; preds = %catch
  ret i32 0, !dbg !23

eh.resume:                                        ; preds = %catch.dispatch
  %exn1 = load ptr, ptr %exn.slot, align 8, !dbg !18
  %sel2 = load i32, ptr %ehselector.slot, align 4, !dbg !18
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn1, 0, !dbg !18
  %lpad.val3 = insertvalue { ptr, i32 } %lpad.val, i32 %sel2, 1, !dbg !18
  resume { ptr, i32 } %lpad.val3, !dbg !18
}

declare i32 @atexit(ptr noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4lastv() #2 !dbg !24 {
entry:
  %exception = call ptr @__cxa_allocate_exception(i64 4) #6, !dbg !27
  store i32 1, ptr %exception, align 16, !dbg !27
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #5, !dbg !27
  unreachable, !dbg !27
}

; Function Attrs: noreturn
declare void @exit(i32 noundef) #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { noreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_atexit.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "d23b73dc104c4e7a5eeb09351d92d48c")
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
!14 = !DILocation(line: 7, column: 3, scope: !9)
!15 = !DILocation(line: 9, column: 5, scope: !16)
!16 = distinct !DILexicalBlock(scope: !9, file: !1, line: 8, column: 7)
!17 = !DILocation(line: 12, column: 1, scope: !16)
!18 = !DILocation(line: 10, column: 3, scope: !16)
!19 = !DILocalVariable(scope: !9, file: !1, line: 10, type: !12)
!20 = !DILocation(line: 10, column: 15, scope: !9)
!21 = !DILocation(line: 11, column: 3, scope: !22)
!22 = distinct !DILexicalBlock(scope: !9, file: !1, line: 10, column: 17)
!23 = !DILocation(line: 12, column: 1, scope: !9)
!24 = distinct !DISubprogram(name: "last", linkageName: "_ZL4lastv", scope: !1, file: !1, line: 5, type: !25, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!25 = !DISubroutineType(types: !26)
!26 = !{null}
!27 = !DILocation(line: 5, column: 22, scope: !24)
