; ModuleID = 'exception_race.cpp'
source_filename = "exception_race.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@_ZTIi = external constant ptr
@_ZL6shared = internal global i32 0, align 4, !dbg !0

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !13 {
entry:
  %one = alloca i64, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %value = alloca i32, align 4
    #dbg_declare(ptr %one, !17, !DIExpression(), !21)
  %call = call i32 @pthread_create(ptr noundef %one, ptr noundef null, ptr noundef @_ZL3runPv, ptr noundef null), !dbg !22
  %exception = call ptr @__cxa_allocate_exception(i64 4) #4, !dbg !23
  store i32 2, ptr %exception, align 16, !dbg !23
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #5
          to label %unreachable unwind label %lpad, !dbg !23

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTIi, !dbg !25
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !25
  store ptr %1, ptr %exn.slot, align 8, !dbg !25
  %2 = extractvalue { ptr, i32 } %0, 1, !dbg !25
  store i32 %2, ptr %ehselector.slot, align 4, !dbg !25
  br label %catch.dispatch, !dbg !25

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !26
  %3 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #4, !dbg !26
  %matches = icmp eq i32 %sel, %3, !dbg !26
  br i1 %matches, label %catch, label %eh.resume, !dbg !26

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %value, !27, !DIExpression(), !28)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !26
  %4 = call ptr @__cxa_begin_catch(ptr %exn) #4, !dbg !26
  %5 = load i32, ptr %4, align 4, !dbg !26
  store i32 %5, ptr %value, align 4, !dbg !26
  %6 = load i32, ptr %value, align 4, !dbg !29
  store i32 %6, ptr @_ZL6shared, align 4, !dbg !31
  call void @__cxa_end_catch() #4, !dbg !32
  br label %try.cont, !dbg !32

try.cont:                                         ; preds = %catch
  %7 = load i64, ptr %one, align 8, !dbg !33
  %call1 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35

eh.resume:                                        ; preds = %catch.dispatch
  %exn2 = load ptr, ptr %exn.slot, align 8, !dbg !26
  %sel3 = load i32, ptr %ehselector.slot, align 4, !dbg !26
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn2, 0, !dbg !26
  %lpad.val4 = insertvalue { ptr, i32 } %lpad.val, i32 %sel3, 1, !dbg !26
  resume { ptr, i32 } %lpad.val4, !dbg !26

unreachable:                                      ; preds = %entry
  unreachable
}

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal noundef ptr @_ZL3runPv(ptr noundef %0) #2 personality ptr @__gxx_personality_v0 !dbg !36 {
entry:
  %.addr = alloca ptr, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %value = alloca i32, align 4
  store ptr %0, ptr %.addr, align 8
    #dbg_declare(ptr %.addr, !40, !DIExpression(), !41)
  %exception = call ptr @__cxa_allocate_exception(i64 4) #4, !dbg !42
  store i32 1, ptr %exception, align 16, !dbg !42
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #5
          to label %unreachable unwind label %lpad, !dbg !42

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTIi, !dbg !44
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !44
  store ptr %2, ptr %exn.slot, align 8, !dbg !44
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !44
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !44
  br label %catch.dispatch, !dbg !44

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !45
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #4, !dbg !45
  %matches = icmp eq i32 %sel, %4, !dbg !45
  br i1 %matches, label %catch, label %eh.resume, !dbg !45

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %value, !46, !DIExpression(), !47)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !45
  %5 = call ptr @__cxa_begin_catch(ptr %exn) #4, !dbg !45
  %6 = load i32, ptr %5, align 4, !dbg !45
  store i32 %6, ptr %value, align 4, !dbg !45
  %7 = load i32, ptr %value, align 4, !dbg !48
  store i32 %7, ptr @_ZL6shared, align 4, !dbg !50
  call void @__cxa_end_catch() #4, !dbg !51
  br label %try.cont, !dbg !51

try.cont:                                         ; preds = %catch
  ret ptr null, !dbg !52

eh.resume:                                        ; preds = %catch.dispatch
  %exn1 = load ptr, ptr %exn.slot, align 8, !dbg !45
  %sel2 = load i32, ptr %ehselector.slot, align 4, !dbg !45
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn1, 0, !dbg !45
  %lpad.val3 = insertvalue { ptr, i32 } %lpad.val, i32 %sel2, 1, !dbg !45
  resume { ptr, i32 } %lpad.val3, !dbg !45

unreachable:                                      ; preds = %entry
  unreachable
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_end_catch()

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind memory(none) }
attributes #4 = { nounwind }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", linkageName: "_ZL6shared", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exception_race.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "01f944796eacd75b35aee60152f1f58f")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !14, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!5}
!16 = !{}
!17 = !DILocalVariable(name: "one", scope: !13, file: !3, line: 15, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !19, line: 35, baseType: !20)
!19 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "eaeee989e5ab5da1a85ae97bf52ff8a9")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DILocation(line: 15, column: 13, scope: !13)
!22 = !DILocation(line: 16, column: 3, scope: !13)
!23 = !DILocation(line: 17, column: 9, scope: !24)
!24 = distinct !DILexicalBlock(scope: !13, file: !3, line: 17, column: 7)
!25 = !DILocation(line: 21, column: 1, scope: !24)
!26 = !DILocation(line: 17, column: 18, scope: !24)
!27 = !DILocalVariable(name: "value", scope: !13, file: !3, line: 17, type: !5)
!28 = !DILocation(line: 17, column: 31, scope: !13)
!29 = !DILocation(line: 18, column: 14, scope: !30)
!30 = distinct !DILexicalBlock(scope: !13, file: !3, line: 17, column: 38)
!31 = !DILocation(line: 18, column: 12, scope: !30)
!32 = !DILocation(line: 19, column: 3, scope: !30)
!33 = !DILocation(line: 20, column: 16, scope: !13)
!34 = !DILocation(line: 20, column: 3, scope: !13)
!35 = !DILocation(line: 21, column: 1, scope: !13)
!36 = distinct !DISubprogram(name: "run", linkageName: "_ZL3runPv", scope: !3, file: !3, line: 6, type: !37, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !16)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!40 = !DILocalVariable(arg: 1, scope: !36, file: !3, line: 6, type: !39)
!41 = !DILocation(line: 6, column: 24, scope: !36)
!42 = !DILocation(line: 8, column: 5, scope: !43)
!43 = distinct !DILexicalBlock(scope: !36, file: !3, line: 7, column: 7)
!44 = !DILocation(line: 13, column: 1, scope: !43)
!45 = !DILocation(line: 9, column: 3, scope: !43)
!46 = !DILocalVariable(name: "value", scope: !36, file: !3, line: 9, type: !5)
!47 = !DILocation(line: 9, column: 16, scope: !36)
!48 = !DILocation(line: 10, column: 14, scope: !49)
!49 = distinct !DILexicalBlock(scope: !36, file: !3, line: 9, column: 23)
!50 = !DILocation(line: 10, column: 12, scope: !49)
!51 = !DILocation(line: 11, column: 3, scope: !49)
!52 = !DILocation(line: 12, column: 3, scope: !36)
