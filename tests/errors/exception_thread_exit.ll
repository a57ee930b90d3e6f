; ModuleID = 'exception_thread_exit.cpp'
source_filename = "exception_thread_exit.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Local = type { i8 }

$_ZN5LocalD2Ev = comdat any

@_ZL6shared = internal global i32 0, align 4, !dbg !0

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 !dbg !13 {
entry:
  %thread = alloca i64, align 8
    #dbg_declare(ptr %thread, !17, !DIExpression(), !21)
  %call = call i32 @pthread_create(ptr noundef %thread, ptr noundef null, ptr noundef @_ZL3runPv, ptr noundef null), !dbg !22
  %0 = load i64, ptr %thread, align 8, !dbg !23
  %call1 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !24
  ret i32 0, !dbg !25
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal noundef ptr @_ZL3runPv(ptr noundef %0) #2 personality ptr @__gxx_personality_v0 !dbg !26 {
entry:
  %.addr = alloca ptr, align 8
  %local = alloca %struct.Local, align 1
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store ptr %0, ptr %.addr, align 8
    #dbg_declare(ptr %.addr, !30, !DIExpression(), !31)
    #dbg_declare(ptr %local, !32, !DIExpression(), !39)
  invoke void @_ZL5leavev()
          to label %invoke.cont unwind label %lpad, !dbg !40

invoke.cont:                                      ; preds = %entry
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %local) #5, !dbg !41
  ret ptr null, !dbg !41

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          cleanup, !dbg !41
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !41
  store ptr %2, ptr %exn.slot, align 8, !dbg !41
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !41
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !41
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %local) #5, !dbg !41
  br label %eh.resume, !dbg !41

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !41
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !41
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !41
  %lpad.val1 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !41
  resume { ptr, i32 } %lpad.val1, !dbg !41
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL5leavev() #2 !dbg !42 {
entry:
  call void @pthread_exit(ptr noundef null) #6, !dbg !45
  unreachable, !dbg !45
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 !dbg !46 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !47, !DIExpression(), !49)
  %this1 = load ptr, ptr %this.addr, align 8
  store i32 1, ptr @_ZL6shared, align 4, !dbg !50
  ret void, !dbg !52
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #4

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", linkageName: "_ZL6shared", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_thread_exit.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "200c7e505482a8f02e204b3921e5facf")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !14, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocalVariable(name: "thread", scope: !13, file: !3, line: 16, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 35, baseType: !20)
!19 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 16, column: 13, scope: !13)
!22 = !DILocation(line: 17, column: 3, scope: !13)
!23 = !DILocation(line: 18, column: 16, scope: !13)
!24 = !DILocation(line: 18, column: 3, scope: !13)
!25 = !DILocation(line: 19, column: 1, scope: !13)
!26 = distinct !DISubprogram(name: "run", linkageName: "_ZL3runPv", scope: !3, file: !3, line: 10, type: !27, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !16)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!30 = !DILocalVariable(arg: 1, scope: !26, file: !3, line: 10, type: !29)
!31 = !DILocation(line: 10, column: 24, scope: !26)
!32 = !DILocalVariable(name: "local", scope: !26, file: !3, line: 11, type: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Local", file: !3, line: 6, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !34, identifier: "_ZTS5Local")
!34 = !{!35}
!35 = !DISubprogram(name: "~Local", scope: !33, file: !3, line: 7, type: !36, scopeLine: 7, flags: DIFlagPrototyped, spFlags: 0)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!39 = !DILocation(line: 11, column: 9, scope: !26)
!40 = !DILocation(line: 12, column: 3, scope: !26)
!41 = !DILocation(line: 14, column: 1, scope: !26)
!42 = distinct !DISubprogram(name: "leave", linkageName: "_ZL5leavev", scope: !3, file: !3, line: 9, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!43 = !DISubroutineType(types: !44)
!44 = !{null}
!45 = !DILocation(line: 9, column: 23, scope: !42)
!46 = distinct !DISubprogram(name: "~Local", linkageName: "_ZN5LocalD2Ev", scope: !33, file: !3, line: 7, type: !36, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !35, retainedNodes: !16)
!47 = !DILocalVariable(name: "this", arg: 1, scope: !46, type: !48, flags: DIFlagArtificial | DIFlagObjectPointer)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!49 = !DILocation(line: 0, scope: !46)
!50 = !DILocation(line: 7, column: 21, scope: !51)
!51 = distinct !DILexicalBlock(scope: !46, file: !3, line: 7, column: 12)
!52 = !DILocation(line: 7, column: 26, scope: !46)
