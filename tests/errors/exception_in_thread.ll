; ModuleID = 'exception_in_thread.cpp'
source_filename = "exception_in_thread.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZL6shared = internal global i32 0, align 4, !dbg !0
@_ZTIi = external constant ptr

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !13 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !17, !DIExpression(), !21)
  %call = invoke i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @_ZL3runPv, ptr noundef null)
          to label %invoke.cont unwind label %lpad, !dbg !22

invoke.cont:                                      ; preds = %entry
  store i32 1, ptr @_ZL6shared, align 4, !dbg !24
  %0 = load i64, ptr %thread, align 8, !dbg !25
  %call2 = invoke i32 @pthread_join(i64 noundef %0, ptr noundef null)
          to label %invoke.cont1 unwind label %lpad, !dbg !26

invoke.cont1:                                     ; preds = %invoke.cont
  br label %try.cont, !dbg !27

lpad:                                             ; preds = %invoke.cont, %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !28
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !28
  store ptr %2, ptr %exn.slot, align 8, !dbg !28
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !28
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !28
  br label %catch, !dbg !28

catch:                                            ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !27
  %4 = call ptr @__cxa_begin_catch(ptr %exn) #3, !dbg !27
  call void @__cxa_end_catch(), !dbg !29
  br label %try.cont, !dbg !29

try.cont:                                         ; preds = %catch, %invoke.cont1
  %5 = load i32, ptr %retval, align 4, !dbg !31
  ret i32 %5, !dbg !31
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal noundef ptr @_ZL3runPv(ptr noundef %0) #2 !dbg !32 {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
    #dbg_declare(ptr %.addr, !36, !DIExpression(), !37)
  %exception = call ptr @__cxa_allocate_exception(i64 4) #3, !dbg !38
  store i32 1, ptr %exception, align 16, !dbg !38
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #4, !dbg !38
  unreachable, !dbg !38
}

declare i32 @__gxx_personality_v0(...)

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", linkageName: "_ZL6shared", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_in_thread.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "88fd75a010876b2a5ed741e024beb681")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocalVariable(name: "thread", scope: !13, file: !3, line: 10, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 35, baseType: !20)
!19 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 10, column: 13, scope: !13)
!22 = !DILocation(line: 12, column: 5, scope: !23)
!23 = distinct !DILexicalBlock(scope: !13, file: !3, line: 11, column: 7)
!24 = !DILocation(line: 13, column: 12, scope: !23)
!25 = !DILocation(line: 14, column: 18, scope: !23)
!26 = !DILocation(line: 14, column: 5, scope: !23)
!27 = !DILocation(line: 15, column: 3, scope: !23)
!28 = !DILocation(line: 17, column: 1, scope: !23)
!29 = !DILocation(line: 16, column: 3, scope: !30)
!30 = distinct !DILexicalBlock(scope: !13, file: !3, line: 15, column: 17)
!31 = !DILocation(line: 17, column: 1, scope: !13)
!32 = distinct !DISubprogram(name: "run", linkageName: "_ZL3runPv", scope: !3, file: !3, line: 6, type: !33, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !16)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !DILocalVariable(arg: 1, scope: !32, file: !3, line: 6, type: !35)
!37 = !DILocation(line: 6, column: 24, scope: !32)
!38 = !DILocation(line: 7, column: 3, scope: !32)
