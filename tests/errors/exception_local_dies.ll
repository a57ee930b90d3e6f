; ModuleID = 'exception_local_dies.cpp'
source_filename = "exception_local_dies.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZTIi = external constant ptr

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !12 {
entry:
  %retval = alloca i32, align 4
  %thread = alloca i64, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %thread, !16, !DIExpression(), !20)
  invoke void @_ZL5startPm(ptr noundef %thread)
          to label %invoke.cont unwind label %lpad, !dbg !21

invoke.cont:                                      ; preds = %entry
  br label %try.cont, !dbg !23

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTIi, !dbg !24
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !24
  store ptr %2, ptr %exn.slot, align 8, !dbg !24
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !24
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !24
  br label %catch.dispatch, !dbg !24

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !23
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #5, !dbg !23
  %matches = icmp eq i32 %sel, %4, !dbg !23
  br i1 %matches, label %catch, label %eh.resume, !dbg !23

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %0, !25, !DIExpression(), !26)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !23
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #5, !dbg !23
  %6 = load i32, ptr %5, align 4, !dbg !23
  store i32 %6, ptr %0, align 4, !dbg !23
  call void @__cxa_end_catch() #5, !dbg !27
  br label %try.cont, !dbg !27

try.cont:                                         ; preds = %catch, %invoke.cont
  %7 = load i64, ptr %thread, align 8, !dbg !29
  %call = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !30
  %8 = load i32, ptr %retval, align 4, !dbg !31
  ret i32 %8, !dbg !31

eh.resume:                                        ; preds = %catch.dispatch
  %exn1 = load ptr, ptr %exn.slot, align 8, !dbg !23
  %sel2 = load i32, ptr %ehselector.slot, align 4, !dbg !23
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn1, 0, !dbg !23
  %lpad.val3 = insertvalue { ptr, i32 } %lpad.val, i32 %sel2, 1, !dbg !23
  resume { ptr, i32 } %lpad.val3, !dbg !23
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL5startPm(ptr noundef %thread) #1 !dbg !32 {
entry:
  %thread.addr = alloca ptr, align 8
  %local = alloca i32, align 4
  store ptr %thread, ptr %thread.addr, align 8
    #dbg_declare(ptr %thread.addr, !36, !DIExpression(), !37)
    #dbg_declare(ptr %local, !38, !DIExpression(), !39)
  store i32 0, ptr %local, align 4, !dbg !39
  %0 = load ptr, ptr %thread.addr, align 8, !dbg !40
  %call = call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef @_ZL3runPv, ptr noundef %local), !dbg !41
  %exception = call ptr @__cxa_allocate_exception(i64 4) #5, !dbg !42
  store i32 1, ptr %exception, align 16, !dbg !42
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #6, !dbg !42
  unreachable, !dbg !42
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef ptr @_ZL3runPv(ptr noundef %local) #4 !dbg !43 {
entry:
  %local.addr = alloca ptr, align 8
  store ptr %local, ptr %local.addr, align 8
    #dbg_declare(ptr %local.addr, !47, !DIExpression(), !48)
  %0 = load ptr, ptr %local.addr, align 8, !dbg !49
  store i32 1, ptr %0, align 4, !dbg !50
  ret ptr null, !dbg !51
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_local_dies.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "b09cf0a6b38388a353d9113346b89520")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !13, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!13 = !DISubroutineType(types: !14)
!14 = !{!4}
!15 = !{}
!16 = !DILocalVariable(name: "thread", scope: !12, file: !1, line: 15, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 35, baseType: !19)
!18 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 15, column: 13, scope: !12)
!21 = !DILocation(line: 17, column: 5, scope: !22)
!22 = distinct !DILexicalBlock(scope: !12, file: !1, line: 16, column: 7)
!23 = !DILocation(line: 18, column: 3, scope: !22)
!24 = !DILocation(line: 21, column: 1, scope: !22)
!25 = !DILocalVariable(scope: !12, file: !1, line: 18, type: !4)
!26 = !DILocation(line: 18, column: 15, scope: !12)
!27 = !DILocation(line: 19, column: 3, scope: !28)
!28 = distinct !DILexicalBlock(scope: !12, file: !1, line: 18, column: 17)
!29 = !DILocation(line: 20, column: 16, scope: !12)
!30 = !DILocation(line: 20, column: 3, scope: !12)
!31 = !DILocation(line: 21, column: 1, scope: !12)
!32 = distinct !DISubprogram(name: "start", linkageName: "_ZL5startPm", scope: !1, file: !1, line: 9, type: !33, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!33 = !DISubroutineType(types: !34)
!34 = !{null, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!36 = !DILocalVariable(name: "thread", arg: 1, scope: !32, file: !1, line: 9, type: !35)
!37 = !DILocation(line: 9, column: 30, scope: !32)
!38 = !DILocalVariable(name: "local", scope: !32, file: !1, line: 10, type: !4)
!39 = !DILocation(line: 10, column: 7, scope: !32)
!40 = !DILocation(line: 11, column: 18, scope: !32)
!41 = !DILocation(line: 11, column: 3, scope: !32)
!42 = !DILocation(line: 12, column: 3, scope: !32)
!43 = distinct !DISubprogram(name: "run", linkageName: "_ZL3runPv", scope: !1, file: !1, line: 5, type: !44, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!44 = !DISubroutineType(types: !45)
!45 = !{!46, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!47 = !DILocalVariable(name: "local", arg: 1, scope: !43, file: !1, line: 5, type: !46)
!48 = !DILocation(line: 5, column: 24, scope: !43)
!49 = !DILocation(line: 6, column: 11, scope: !43)
!50 = !DILocation(line: 6, column: 17, scope: !43)
!51 = !DILocation(line: 7, column: 3, scope: !43)
