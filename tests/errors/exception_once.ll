; ModuleID = 'exception_once.cpp'
source_filename = "exception_once.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZTIi = external constant ptr
@_ZL4once = internal global i32 0, align 4, !dbg !0

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !15 {
entry:
  %retval = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = invoke i32 @pthread_once(ptr noundef @_ZL4once, ptr noundef @_ZL10initialisev)
          to label %invoke.cont unwind label %lpad, !dbg !19

invoke.cont:                                      ; preds = %entry
  br label %try.cont, !dbg !21

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTIi, !dbg !22
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !22
  store ptr %2, ptr %exn.slot, align 8, !dbg !22
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !22
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !22
  br label %catch.dispatch, !dbg !22

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !21
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #4, !dbg !21
  %matches = icmp eq i32 %sel, %4, !dbg !21
  br i1 %matches, label %catch, label %eh.resume, !dbg !21

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %0, !23, !DIExpression(), !24)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !21
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #4, !dbg !21
  %6 = load i32, ptr %5, align 4, !dbg !21
  store i32 %6, ptr %0, align 4, !dbg !21
  call void @__cxa_end_catch() #4, !dbg !25
  br label %try.cont, !dbg !25

try.cont:                                         ; preds = %catch, %invoke.cont
  %7 = load i32, ptr %retval, align 4, !dbg !27
  ret i32 %7, !dbg !27

eh.resume:                                        ; preds = %catch.dispatch
  %exn1 = load ptr, ptr %exn.slot, align 8, !dbg !21
  %sel2 = load i32, ptr %ehselector.slot, align 4, !dbg !21
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn1, 0, !dbg !21
  %lpad.val3 = insertvalue { ptr, i32 } %lpad.val, i32 %sel2, 1, !dbg !21
  resume { ptr, i32 } %lpad.val3, !dbg !21
}

declare i32 @pthread_once(ptr noundef, ptr noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL10initialisev() #2 !dbg !28 {
entry:
  %exception = call ptr @__cxa_allocate_exception(i64 4) #4, !dbg !31
  store i32 1, ptr %exception, align 16, !dbg !31
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #5, !dbg !31
  unreachable, !dbg !31
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind memory(none) }
attributes #4 = { nounwind }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "once", linkageName: "_ZL4once", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_once.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "3c0585f4da90d77cb12c894c3b3aea09")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !6, line: 38, baseType: !7)
!6 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{}
!19 = !DILocation(line: 9, column: 5, scope: !20)
!20 = distinct !DILexicalBlock(scope: !15, file: !3, line: 8, column: 7)
!21 = !DILocation(line: 10, column: 3, scope: !20)
!22 = !DILocation(line: 12, column: 1, scope: !20)
!23 = !DILocalVariable(scope: !15, file: !3, line: 10, type: !7)
!24 = !DILocation(line: 10, column: 15, scope: !15)
!25 = !DILocation(line: 11, column: 3, scope: !26)
!26 = distinct !DILexicalBlock(scope: !15, file: !3, line: 10, column: 17)
!27 = !DILocation(line: 12, column: 1, scope: !15)
!28 = distinct !DISubprogram(name: "initialise", linkageName: "_ZL10initialisev", scope: !3, file: !3, line: 6, type: !29, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!29 = !DISubroutineType(types: !30)
!30 = !{null}
!31 = !DILocation(line: 6, column: 28, scope: !28)
