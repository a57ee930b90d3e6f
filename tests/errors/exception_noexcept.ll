; ModuleID = 'exception_noexcept.cpp'
source_filename = "exception_noexcept.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Local = type { ptr }

$__clang_call_terminate = comdat any

$_ZN5LocalD2Ev = comdat any

@_ZTIi = external constant ptr

; Function Attrs: mustprogress noinline norecurse nounwind uwtable
define dso_local noundef i32 @main() #0 !dbg !9 {
entry:
  %counter = alloca i32, align 4
    #dbg_declare(ptr %counter, !14, !DIExpression(), !15)
  store i32 0, ptr %counter, align 4, !dbg !15
  call void @_ZL4safePi(ptr noundef %counter) #4, !dbg !16
  ret i32 0, !dbg !18
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZL4safePi(ptr noundef %counter) #1 personality ptr @__gxx_personality_v0 !dbg !19 {
entry:
  %counter.addr = alloca ptr, align 8
  store ptr %counter, ptr %counter.addr, align 8
    #dbg_declare(ptr %counter.addr, !23, !DIExpression(), !24)
  %0 = load ptr, ptr %counter.addr, align 8, !dbg !25
  invoke void @_ZL3actPi(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !26

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !27

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !26
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !26
  call void @__clang_call_terminate(ptr %2) #5, !dbg !26
  unreachable, !dbg !26
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL3actPi(ptr noundef %counter) #2 personality ptr @__gxx_personality_v0 !dbg !28 {
entry:
  %counter.addr = alloca ptr, align 8
  %local = alloca %struct.Local, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store ptr %counter, ptr %counter.addr, align 8
    #dbg_declare(ptr %counter.addr, !29, !DIExpression(), !30)
    #dbg_declare(ptr %local, !31, !DIExpression(), !39)
  %counter1 = getelementptr inbounds %struct.Local, ptr %local, i32 0, i32 0, !dbg !40
  %0 = load ptr, ptr %counter.addr, align 8, !dbg !41
  store ptr %0, ptr %counter1, align 8, !dbg !40
  %exception = call ptr @__cxa_allocate_exception(i64 4) #4, !dbg !42
  store i32 1, ptr %exception, align 16, !dbg !42
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #6
          to label %unreachable unwind label %lpad, !dbg !42

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          cleanup, !dbg !43
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !43
  store ptr %2, ptr %exn.slot, align 8, !dbg !43
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !43
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !43
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %local) #4, !dbg !43
  br label %eh.resume, !dbg !43

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !43
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !43
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !43
  %lpad.val2 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !43
  resume { ptr, i32 } %lpad.val2, !dbg !43

unreachable:                                      ; preds = %entry
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #3 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #4
  call void @_ZSt9terminatev() #5
  unreachable
}

declare ptr @__cxa_begin_catch(ptr)

declare void @_ZSt9terminatev()

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #1 comdat align 2 !dbg !44 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !45, !DIExpression(), !47)
  %this1 = load ptr, ptr %this.addr, align 8
  %counter = getelementptr inbounds %struct.Local, ptr %this1, i32 0, i32 0, !dbg !48
  %0 = load ptr, ptr %counter, align 8, !dbg !48
  %1 = load i32, ptr %0, align 4, !dbg !50
  %inc = add nsw i32 %1, 1, !dbg !50
  store i32 %inc, ptr %0, align 4, !dbg !50
  ret void, !dbg !51
}

attributes #0 = { mustprogress noinline norecurse nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }
attributes #6 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exception_noexcept.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "60a982808026aabc1b44f39b402dff82")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "counter", scope: !9, file: !1, line: 14, type: !12)
!15 = !DILocation(line: 14, column: 7, scope: !9)
!16 = !DILocation(line: 16, column: 5, scope: !17)
!17 = distinct !DILexicalBlock(scope: !9, file: !1, line: 15, column: 7)
!18 = !DILocation(line: 19, column: 1, scope: !9)
!19 = distinct !DISubprogram(name: "safe", linkageName: "_ZL4safePi", scope: !1, file: !1, line: 12, type: !20, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!23 = !DILocalVariable(name: "counter", arg: 1, scope: !19, file: !1, line: 12, type: !22)
!24 = !DILocation(line: 12, column: 23, scope: !19)
!25 = !DILocation(line: 12, column: 47, scope: !19)
!26 = !DILocation(line: 12, column: 43, scope: !19)
!27 = !DILocation(line: 12, column: 57, scope: !19)
!28 = distinct !DISubprogram(name: "act", linkageName: "_ZL3actPi", scope: !1, file: !1, line: 8, type: !20, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !13)
!29 = !DILocalVariable(name: "counter", arg: 1, scope: !28, file: !1, line: 8, type: !22)
!30 = !DILocation(line: 8, column: 22, scope: !28)
!31 = !DILocalVariable(name: "local", scope: !28, file: !1, line: 9, type: !32)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Local", file: !1, line: 4, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !33, identifier: "_ZTS5Local")
!33 = !{!34, !35}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "counter", scope: !32, file: !1, line: 5, baseType: !22, size: 64)
!35 = !DISubprogram(name: "~Local", scope: !32, file: !1, line: 6, type: !36, scopeLine: 6, flags: DIFlagPrototyped, spFlags: 0)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!39 = !DILocation(line: 9, column: 9, scope: !28)
!40 = !DILocation(line: 9, column: 14, scope: !28)
!41 = !DILocation(line: 9, column: 16, scope: !28)
!42 = !DILocation(line: 10, column: 3, scope: !28)
!43 = !DILocation(line: 11, column: 1, scope: !28)
!44 = distinct !DISubprogram(name: "~Local", linkageName: "_ZN5LocalD2Ev", scope: !32, file: !1, line: 6, type: !36, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !35, retainedNodes: !13)
!45 = !DILocalVariable(name: "this", arg: 1, scope: !44, type: !46, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!47 = !DILocation(line: 0, scope: !44)
!48 = !DILocation(line: 6, column: 17, scope: !49)
!49 = distinct !DILexicalBlock(scope: !44, file: !1, line: 6, column: 12)
!50 = !DILocation(line: 6, column: 14, scope: !49)
!51 = !DILocation(line: 6, column: 26, scope: !44)
