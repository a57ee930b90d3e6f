; ModuleID = 'exception_uncaught.cpp'
source_filename = "exception_uncaught.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Local = type { i8 }

$_ZN5LocalD2Ev = comdat any

$__clang_call_terminate = comdat any

@_ZTIl = external constant ptr
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [2 x i8] c"0\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [23 x i8] c"exception_uncaught.cpp\00", align 1, !dbg !8
@__func__._ZN5LocalD2Ev = private unnamed_addr constant [7 x i8] c"~Local\00", align 1, !dbg !13

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !27 {
entry:
  %retval = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca i64, align 8
  store i32 0, ptr %retval, align 4
  invoke void @_ZL3actv()
          to label %invoke.cont unwind label %lpad, !dbg !32

invoke.cont:                                      ; preds = %entry
  br label %try.cont, !dbg !34

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTIl, !dbg !35
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !35
  store ptr %2, ptr %exn.slot, align 8, !dbg !35
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !35
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !35
  br label %catch.dispatch, !dbg !35

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !34
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIl) #6, !dbg !34
  %matches = icmp eq i32 %sel, %4, !dbg !34
  br i1 %matches, label %catch, label %eh.resume, !dbg !34

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %0, !36, !DIExpression(), !38)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !34
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #6, !dbg !34
  %6 = load i64, ptr %5, align 8, !dbg !34
  store i64 %6, ptr %0, align 8, !dbg !34
  call void @__cxa_end_catch() #6, !dbg !39
  br label %try.cont, !dbg !39

try.cont:                                         ; preds = %catch, %invoke.cont
  %7 = load i32, ptr %retval, align 4, !dbg !41
  ret i32 %7, !dbg !41

eh.resume:                                        ; preds = %catch.dispatch
  %exn1 = load ptr, ptr %exn.slot, align 8, !dbg !34
  %sel2 = load i32, ptr %ehselector.slot, align 4, !dbg !34
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn1, 0, !dbg !34
  %lpad.val3 = insertvalue { ptr, i32 } %lpad.val, i32 %sel2, 1, !dbg !34
  resume { ptr, i32 } %lpad.val3, !dbg !34
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL3actv() #1 personality ptr @__gxx_personality_v0 !dbg !42 {
entry:
  %local = alloca %struct.Local, align 1
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
    #dbg_declare(ptr %local, !45, !DIExpression(), !52)
  %exception = call ptr @__cxa_allocate_exception(i64 4) #6, !dbg !53
  store i32 1, ptr %exception, align 16, !dbg !53
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #7
          to label %unreachable unwind label %lpad, !dbg !53

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

unreachable:                                      ; preds = %entry
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !55 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !56, !DIExpression(), !58)
  %this1 = load ptr, ptr %this.addr, align 8
  invoke void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 7, ptr noundef @__func__._ZN5LocalD2Ev) #7
          to label %invoke.cont unwind label %terminate.lpad, !dbg !59

invoke.cont:                                      ; preds = %entry
  unreachable, !dbg !59

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !59
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !59
  call void @__clang_call_terminate(ptr %1) #8, !dbg !59
  unreachable, !dbg !59
}

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #6
  call void @_ZSt9terminatev() #8
  unreachable
}

declare void @_ZSt9terminatev()

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind memory(none) }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "exception_uncaught.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "d6958441985f27546942bce84bb86fbd")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 2)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 23)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 7)
!18 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0, !8, !13}
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !28, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocation(line: 15, column: 5, scope: !33)
!33 = distinct !DILexicalBlock(scope: !27, file: !2, line: 14, column: 7)
!34 = !DILocation(line: 16, column: 3, scope: !33)
!35 = !DILocation(line: 18, column: 1, scope: !33)
!36 = !DILocalVariable(scope: !27, file: !2, line: 16, type: !37)
!37 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!38 = !DILocation(line: 16, column: 16, scope: !27)
!39 = !DILocation(line: 17, column: 3, scope: !40)
!40 = distinct !DILexicalBlock(scope: !27, file: !2, line: 16, column: 18)
!41 = !DILocation(line: 18, column: 1, scope: !27)
!42 = distinct !DISubprogram(name: "act", linkageName: "_ZL3actv", scope: !2, file: !2, line: 9, type: !43, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !18, retainedNodes: !31)
!43 = !DISubroutineType(types: !44)
!44 = !{null}
!45 = !DILocalVariable(name: "local", scope: !42, file: !2, line: 10, type: !46)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Local", file: !2, line: 6, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !47, identifier: "_ZTS5Local")
!47 = !{!48}
!48 = !DISubprogram(name: "~Local", scope: !46, file: !2, line: 7, type: !49, scopeLine: 7, flags: DIFlagPrototyped, spFlags: 0)
!49 = !DISubroutineType(types: !50)
!50 = !{null, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!52 = !DILocation(line: 10, column: 9, scope: !42)
!53 = !DILocation(line: 11, column: 3, scope: !42)
!54 = !DILocation(line: 12, column: 1, scope: !42)
!55 = distinct !DISubprogram(name: "~Local", linkageName: "_ZN5LocalD2Ev", scope: !46, file: !2, line: 7, type: !49, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, declaration: !48, retainedNodes: !31)
!56 = !DILocalVariable(name: "this", arg: 1, scope: !55, type: !57, flags: DIFlagArtificial | DIFlagObjectPointer)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!58 = !DILocation(line: 0, scope: !55)
!59 = !DILocation(line: 7, column: 14, scope: !60)
!60 = distinct !DILexicalBlock(scope: !55, file: !2, line: 7, column: 12)
