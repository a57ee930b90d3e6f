; ModuleID = 'longjmp_destructor.cpp'
source_filename = "longjmp_destructor.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__jmp_buf_tag = type { [8 x i64], i32, [16 x i64] }
%struct.Local = type { i8 }

$_ZN5LocalD2Ev = comdat any

@_ZL6buffer = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !0
@_ZL6shared = internal global i32 0, align 4, !dbg !5

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 !dbg !32 {
entry:
  %retval = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call i32 @_setjmp(ptr noundef @_ZL6buffer) #5, !dbg !35
  %cmp = icmp eq i32 %call, 0, !dbg !37
  br i1 %cmp, label %if.then, label %if.end, !dbg !38

if.then:                                          ; preds = %entry
  call void @_ZL3actv(), !dbg !39
  br label %if.end, !dbg !39

if.end:                                           ; preds = %if.then, %entry
  %0 = load i32, ptr %retval, align 4, !dbg !40
  ret i32 %0, !dbg !40
}

; Function Attrs: returns_twice
declare i32 @_setjmp(ptr noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL3actv() #2 personality ptr @__gxx_personality_v0 !dbg !41 {
entry:
  %local = alloca %struct.Local, align 1
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
    #dbg_declare(ptr %local, !45, !DIExpression(), !52)
  invoke void @_ZL5leavev()
          to label %invoke.cont unwind label %lpad, !dbg !53

invoke.cont:                                      ; preds = %entry
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %local) #6, !dbg !54
  ret void, !dbg !54

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          cleanup, !dbg !54
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !54
  store ptr %1, ptr %exn.slot, align 8, !dbg !54
  %2 = extractvalue { ptr, i32 } %0, 1, !dbg !54
  store i32 %2, ptr %ehselector.slot, align 4, !dbg !54
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %local) #6, !dbg !54
  br label %eh.resume, !dbg !54

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !54
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !54
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !54
  %lpad.val1 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !54
  resume { ptr, i32 } %lpad.val1, !dbg !54
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL5leavev() #2 !dbg !55 {
entry:
  call void @longjmp(ptr noundef @_ZL6buffer, i32 noundef 1) #7, !dbg !56
  unreachable, !dbg !56
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 !dbg !57 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !58, !DIExpression(), !60)
  %this1 = load ptr, ptr %this.addr, align 8
  store i32 1, ptr @_ZL6shared, align 4, !dbg !61
  ret void, !dbg !63
}

; Function Attrs: noreturn
declare void @longjmp(ptr noundef, i32 noundef) #4

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { returns_twice }
attributes #6 = { nounwind }
attributes #7 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "buffer", linkageName: "_ZL6buffer", scope: !2, file: !3, line: 5, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "longjmp_destructor.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e269d7bfcd71bec4fa716e2f0e391d61")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "shared", linkageName: "_ZL6shared", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !9, line: 12, baseType: !10)
!9 = !DIFile(filename: "../../libc-shim/include/setjmp.h", directory: ".", checksumkind: CSK_MD5, checksum: "25ec729dfe7ee7b8c248fbdc6ce7f2e0")
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 1600, elements: !23)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !9, line: 7, size: 1600, flags: DIFlagTypePassByValue, elements: !12, identifier: "_ZTS13__jmp_buf_tag")
!12 = !{!13, !18, !19}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !11, file: !9, line: 8, baseType: !14, size: 512)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 512, elements: !16)
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !11, file: !9, line: 9, baseType: !7, size: 32, offset: 512)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !11, file: !9, line: 10, baseType: !20, size: 1024, offset: 576)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 1024, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 16)
!23 = !{!24}
!24 = !DISubrange(count: 1)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !33, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!33 = !DISubroutineType(types: !34)
!34 = !{!7}
!35 = !DILocation(line: 16, column: 7, scope: !36)
!36 = distinct !DILexicalBlock(scope: !32, file: !3, line: 16, column: 7)
!37 = !DILocation(line: 16, column: 22, scope: !36)
!38 = !DILocation(line: 16, column: 7, scope: !32)
!39 = !DILocation(line: 17, column: 5, scope: !36)
!40 = !DILocation(line: 18, column: 1, scope: !32)
!41 = distinct !DISubprogram(name: "act", linkageName: "_ZL3actv", scope: !3, file: !3, line: 11, type: !42, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!42 = !DISubroutineType(types: !43)
!43 = !{null}
!44 = !{}
!45 = !DILocalVariable(name: "local", scope: !41, file: !3, line: 12, type: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Local", file: !3, line: 7, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !47, identifier: "_ZTS5Local")
!47 = !{!48}
!48 = !DISubprogram(name: "~Local", scope: !46, file: !3, line: 8, type: !49, scopeLine: 8, flags: DIFlagPrototyped, spFlags: 0)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!52 = !DILocation(line: 12, column: 9, scope: !41)
!53 = !DILocation(line: 13, column: 3, scope: !41)
!54 = !DILocation(line: 14, column: 1, scope: !41)
!55 = distinct !DISubprogram(name: "leave", linkageName: "_ZL5leavev", scope: !3, file: !3, line: 10, type: !42, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!56 = !DILocation(line: 10, column: 23, scope: !55)
!57 = distinct !DISubprogram(name: "~Local", linkageName: "_ZN5LocalD2Ev", scope: !46, file: !3, line: 8, type: !49, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !48, retainedNodes: !44)
!58 = !DILocalVariable(name: "this", arg: 1, scope: !57, type: !59, flags: DIFlagArtificial | DIFlagObjectPointer)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!60 = !DILocation(line: 0, scope: !57)
!61 = !DILocation(line: 8, column: 21, scope: !62)
!62 = distinct !DILexicalBlock(scope: !57, file: !3, line: 8, column: 12)
!63 = !DILocation(line: 8, column: 26, scope: !57)
