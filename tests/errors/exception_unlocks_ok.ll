; ModuleID = 'exception_unlocks_ok.cpp'
source_filename = "exception_unlocks_ok.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }
%struct.Guard = type { i8 }

$_ZN5GuardC2Ev = comdat any

$_ZN5GuardD2Ev = comdat any

$__clang_call_terminate = comdat any

@_ZL6shared = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"shared == 12\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [25 x i8] c"exception_unlocks_ok.cpp\00", align 1, !dbg !20
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1, !dbg !25
@_ZTIi = external constant ptr
@_ZL5mutex = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8, !dbg !30

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 !dbg !59 {
entry:
  %retval = alloca i32, align 4
  %one = alloca i64, align 8
  %two = alloca i64, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %one, !63, !DIExpression(), !66)
    #dbg_declare(ptr %two, !67, !DIExpression(), !68)
  %call = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @_ZL3runPv, ptr noundef null), !dbg !69
  %call1 = call i32 @pthread_create(ptr noundef %two, ptr noundef null, ptr noundef @_ZL3runPv, ptr noundef %one), !dbg !70
  %0 = load i64, ptr %one, align 8, !dbg !71
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null), !dbg !72
  %1 = load i64, ptr %two, align 8, !dbg !73
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null), !dbg !74
  %2 = load i32, ptr @_ZL6shared, align 4, !dbg !75
  %cmp = icmp eq i32 %2, 12, !dbg !75
  br i1 %cmp, label %cond.true, label %cond.false, !dbg !75

cond.true:                                        ; preds = %entry
  br label %cond.end, !dbg !75

cond.false:                                       ; preds = %entry
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 35, ptr noundef @__func__.main) #7, !dbg !75
  unreachable, !dbg !75

3:                                                ; No predecessors!
  br label %cond.end, !dbg !75

cond.end:                                         ; preds = %3, %cond.true
  %4 = load i32, ptr %retval, align 4, !dbg !76
  ret i32 %4, !dbg !76
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal noundef ptr @_ZL3runPv(ptr noundef %fails) #2 personality ptr @__gxx_personality_v0 !dbg !77 {
entry:
  %fails.addr = alloca ptr, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %more = alloca i32, align 4
  %guard = alloca %struct.Guard, align 1
  store ptr %fails, ptr %fails.addr, align 8
    #dbg_declare(ptr %fails.addr, !81, !DIExpression(), !82)
  %0 = load ptr, ptr %fails.addr, align 8, !dbg !83
  %cmp = icmp ne ptr %0, null, !dbg !85
  invoke void @_ZL4workb(i1 noundef zeroext %cmp)
          to label %invoke.cont unwind label %lpad, !dbg !86

invoke.cont:                                      ; preds = %entry
  br label %try.cont, !dbg !87

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTIi, !dbg !88
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !88
  store ptr %2, ptr %exn.slot, align 8, !dbg !88
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !88
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !88
  br label %catch.dispatch, !dbg !88

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !87
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8, !dbg !87
  %matches = icmp eq i32 %sel, %4, !dbg !87
  br i1 %matches, label %catch, label %eh.resume, !dbg !87

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %more, !89, !DIExpression(), !90)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !87
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #8, !dbg !87
  %6 = load i32, ptr %5, align 4, !dbg !87
  store i32 %6, ptr %more, align 4, !dbg !87
    #dbg_declare(ptr %guard, !91, !DIExpression(), !93)
  invoke void @_ZN5GuardC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %guard)
          to label %invoke.cont2 unwind label %lpad1, !dbg !93

invoke.cont2:                                     ; preds = %catch
  %7 = load i32, ptr %more, align 4, !dbg !94
  %8 = load i32, ptr @_ZL6shared, align 4, !dbg !95
  %add = add nsw i32 %8, %7, !dbg !95
  store i32 %add, ptr @_ZL6shared, align 4, !dbg !95
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %guard) #8, !dbg !96
  call void @__cxa_end_catch() #8, !dbg !97
  br label %try.cont, !dbg !97

try.cont:                                         ; preds = %invoke.cont2, %invoke.cont
  ret ptr null, !dbg !98

lpad1:                                            ; preds = %catch
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !99
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !99
  store ptr %10, ptr %exn.slot, align 8, !dbg !99
  %11 = extractvalue { ptr, i32 } %9, 1, !dbg !99
  store i32 %11, ptr %ehselector.slot, align 4, !dbg !99
  call void @__cxa_end_catch() #8, !dbg !97
  br label %eh.resume, !dbg !97

eh.resume:                                        ; preds = %lpad1, %catch.dispatch
  %exn3 = load ptr, ptr %exn.slot, align 8, !dbg !87
  %sel4 = load i32, ptr %ehselector.slot, align 4, !dbg !87
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn3, 0, !dbg !87
  %lpad.val5 = insertvalue { ptr, i32 } %lpad.val, i32 %sel4, 1, !dbg !87
  resume { ptr, i32 } %lpad.val5, !dbg !87
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4workb(i1 noundef zeroext %fails) #2 personality ptr @__gxx_personality_v0 !dbg !100 {
entry:
  %fails.addr = alloca i8, align 1
  %guard = alloca %struct.Guard, align 1
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %storedv = zext i1 %fails to i8
  store i8 %storedv, ptr %fails.addr, align 1
    #dbg_declare(ptr %fails.addr, !104, !DIExpression(), !105)
    #dbg_declare(ptr %guard, !106, !DIExpression(), !107)
  call void @_ZN5GuardC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %guard), !dbg !107
  %0 = load i32, ptr @_ZL6shared, align 4, !dbg !108
  %inc = add nsw i32 %0, 1, !dbg !108
  store i32 %inc, ptr @_ZL6shared, align 4, !dbg !108
  %1 = load i8, ptr %fails.addr, align 1, !dbg !109
  %loadedv = trunc i8 %1 to i1, !dbg !109
  br i1 %loadedv, label %if.then, label %if.end, !dbg !111

if.then:                                          ; preds = %entry
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !112
  store i32 10, ptr %exception, align 16, !dbg !112
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #7
          to label %unreachable unwind label %lpad, !dbg !112

lpad:                                             ; preds = %if.then
  %2 = landingpad { ptr, i32 }
          cleanup, !dbg !113
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !113
  store ptr %3, ptr %exn.slot, align 8, !dbg !113
  %4 = extractvalue { ptr, i32 } %2, 1, !dbg !113
  store i32 %4, ptr %ehselector.slot, align 4, !dbg !113
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %guard) #8, !dbg !114
  br label %eh.resume, !dbg !114

if.end:                                           ; preds = %entry
  call void @_ZN5GuardD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %guard) #8, !dbg !114
  ret void, !dbg !114

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !114
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !114
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !114
  %lpad.val1 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !114
  resume { ptr, i32 } %lpad.val1, !dbg !114

unreachable:                                      ; preds = %if.then
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN5GuardC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #2 comdat align 2 !dbg !115 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !116, !DIExpression(), !118)
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call i32 @pthread_mutex_lock(ptr noundef @_ZL5mutex), !dbg !119
  ret void, !dbg !121
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5GuardD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !122 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !123, !DIExpression(), !124)
  %this1 = load ptr, ptr %this.addr, align 8
  %call = invoke i32 @pthread_mutex_unlock(ptr noundef @_ZL5mutex)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !125

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !127

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !125
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !125
  call void @__clang_call_terminate(ptr %1) #9, !dbg !125
  unreachable, !dbg !125
}

declare void @__cxa_end_catch()

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

declare i32 @pthread_mutex_lock(ptr noundef) #1

declare i32 @pthread_mutex_unlock(ptr noundef) #1

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #6 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #8
  call void @_ZSt9terminatev() #9
  unreachable
}

declare void @_ZSt9terminatev()

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", linkageName: "_ZL6shared", scope: !2, file: !3, line: 9, type: !40, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_unlocks_ok.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "348ecffcf143481ed9496ffce45183bb")
!4 = !{!5}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !3, line: 10, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !6, identifier: "_ZTS5Guard")
!6 = !{!7, !11}
!7 = !DISubprogram(name: "Guard", scope: !5, file: !3, line: 11, type: !8, scopeLine: 11, flags: DIFlagPrototyped, spFlags: 0)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!11 = !DISubprogram(name: "~Guard", scope: !5, file: !3, line: 12, type: !8, scopeLine: 12, flags: DIFlagPrototyped, spFlags: 0)
!12 = !{!13, !20, !25, !30, !0}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 104, elements: !18)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!18 = !{!19}
!19 = !DISubrange(count: 13)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 200, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 25)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 40, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 5)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "mutex", linkageName: "_ZL5mutex", scope: !2, file: !3, line: 8, type: !32, isLocal: true, isDefinition: true)
!32 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !33, line: 53, baseType: !34)
!33 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!34 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !33, line: 41, size: 320, flags: DIFlagTypePassByValue, elements: !35, identifier: "_ZTS15pthread_mutex_t")
!35 = !{!36, !46, !50}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !34, file: !33, line: 50, baseType: !37, size: 160)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !34, file: !33, line: 42, size: 160, flags: DIFlagTypePassByValue, elements: !38, identifier: "_ZTSN15pthread_mutex_tUt_E")
!38 = !{!39, !41, !43, !44, !45}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !37, file: !33, line: 43, baseType: !40, size: 32)
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !37, file: !33, line: 44, baseType: !42, size: 32, offset: 32)
!42 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !37, file: !33, line: 45, baseType: !40, size: 32, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__users", scope: !37, file: !33, line: 47, baseType: !42, size: 32, offset: 96)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !37, file: !33, line: 49, baseType: !40, size: 32, offset: 128)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !34, file: !33, line: 51, baseType: !47, size: 320)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 320, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 40)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !34, file: !33, line: 52, baseType: !51, size: 64)
!51 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !60, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!40}
!62 = !{}
!63 = !DILocalVariable(name: "one", scope: !59, file: !3, line: 30, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !33, line: 35, baseType: !65)
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DILocation(line: 30, column: 13, scope: !59)
!67 = !DILocalVariable(name: "two", scope: !59, file: !3, line: 30, type: !64)
!68 = !DILocation(line: 30, column: 18, scope: !59)
!69 = !DILocation(line: 31, column: 3, scope: !59)
!70 = !DILocation(line: 32, column: 3, scope: !59)
!71 = !DILocation(line: 33, column: 16, scope: !59)
!72 = !DILocation(line: 33, column: 3, scope: !59)
!73 = !DILocation(line: 34, column: 16, scope: !59)
!74 = !DILocation(line: 34, column: 3, scope: !59)
!75 = !DILocation(line: 35, column: 3, scope: !59)
!76 = !DILocation(line: 36, column: 1, scope: !59)
!77 = distinct !DISubprogram(name: "run", linkageName: "_ZL3runPv", scope: !3, file: !3, line: 20, type: !78, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!78 = !DISubroutineType(types: !79)
!79 = !{!80, !80}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!81 = !DILocalVariable(name: "fails", arg: 1, scope: !77, file: !3, line: 20, type: !80)
!82 = !DILocation(line: 20, column: 24, scope: !77)
!83 = !DILocation(line: 22, column: 10, scope: !84)
!84 = distinct !DILexicalBlock(scope: !77, file: !3, line: 21, column: 7)
!85 = !DILocation(line: 22, column: 16, scope: !84)
!86 = !DILocation(line: 22, column: 5, scope: !84)
!87 = !DILocation(line: 23, column: 3, scope: !84)
!88 = !DILocation(line: 28, column: 1, scope: !84)
!89 = !DILocalVariable(name: "more", scope: !77, file: !3, line: 23, type: !40)
!90 = !DILocation(line: 23, column: 16, scope: !77)
!91 = !DILocalVariable(name: "guard", scope: !92, file: !3, line: 24, type: !5)
!92 = distinct !DILexicalBlock(scope: !77, file: !3, line: 23, column: 22)
!93 = !DILocation(line: 24, column: 11, scope: !92)
!94 = !DILocation(line: 25, column: 15, scope: !92)
!95 = !DILocation(line: 25, column: 12, scope: !92)
!96 = !DILocation(line: 26, column: 3, scope: !77)
!97 = !DILocation(line: 26, column: 3, scope: !92)
!98 = !DILocation(line: 27, column: 3, scope: !77)
!99 = !DILocation(line: 28, column: 1, scope: !92)
!100 = distinct !DISubprogram(name: "work", linkageName: "_ZL4workb", scope: !3, file: !3, line: 14, type: !101, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103}
!103 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!104 = !DILocalVariable(name: "fails", arg: 1, scope: !100, file: !3, line: 14, type: !103)
!105 = !DILocation(line: 14, column: 23, scope: !100)
!106 = !DILocalVariable(name: "guard", scope: !100, file: !3, line: 15, type: !5)
!107 = !DILocation(line: 15, column: 9, scope: !100)
!108 = !DILocation(line: 16, column: 9, scope: !100)
!109 = !DILocation(line: 17, column: 7, scope: !110)
!110 = distinct !DILexicalBlock(scope: !100, file: !3, line: 17, column: 7)
!111 = !DILocation(line: 17, column: 7, scope: !100)
!112 = !DILocation(line: 18, column: 5, scope: !110)
!113 = !DILocation(line: 19, column: 1, scope: !110)
!114 = !DILocation(line: 19, column: 1, scope: !100)
!115 = distinct !DISubprogram(name: "Guard", linkageName: "_ZN5GuardC2Ev", scope: !5, file: !3, line: 11, type: !8, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !7, retainedNodes: !62)
!116 = !DILocalVariable(name: "this", arg: 1, scope: !115, type: !117, flags: DIFlagArtificial | DIFlagObjectPointer)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!118 = !DILocation(line: 0, scope: !115)
!119 = !DILocation(line: 11, column: 13, scope: !120)
!120 = distinct !DILexicalBlock(scope: !115, file: !3, line: 11, column: 11)
!121 = !DILocation(line: 11, column: 41, scope: !115)
!122 = distinct !DISubprogram(name: "~Guard", linkageName: "_ZN5GuardD2Ev", scope: !5, file: !3, line: 12, type: !8, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !11, retainedNodes: !62)
!123 = !DILocalVariable(name: "this", arg: 1, scope: !122, type: !117, flags: DIFlagArtificial | DIFlagObjectPointer)
!124 = !DILocation(line: 0, scope: !122)
!125 = !DILocation(line: 12, column: 14, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !3, line: 12, column: 12)
!127 = !DILocation(line: 12, column: 44, scope: !122)
