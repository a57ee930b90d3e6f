; ModuleID = 'exceptions_listed.cpp'
source_filename = "exceptions_listed.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Local = type { i8 }

$__clang_call_terminate = comdat any

$_ZN5LocalD2Ev = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTS7Derived = comdat any

$_ZTI7Derived = comdat any

@_ZTIi = external constant ptr
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@.str = private unnamed_addr constant [7 x i8] c"never\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [6 x i8] c"Base\0A\00", align 1, !dbg !8
@.str.2 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1, !dbg !13
@.str.3 = private unnamed_addr constant [12 x i8] c"unexpected\0A\00", align 1, !dbg !18
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS7Derived = linkonce_odr dso_local constant [9 x i8] c"7Derived\00", comdat, align 1
@_ZTI7Derived = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7Derived, ptr @_ZTI4Base }, comdat, align 8
@_ZTIc = external constant ptr
@.str.4 = private unnamed_addr constant [6 x i8] c"gone\0A\00", align 1, !dbg !23

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !34 {
entry:
  %retval = alloca i32, align 4
  %n = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %0 = alloca ptr, align 8
  %i = alloca i32, align 4
  store i32 0, ptr %retval, align 4
  %call = call noundef ptr @_ZSt14set_unexpectedPFvvE(ptr noundef @_ZL10unexpectedv) #8, !dbg !39
  call void @_ZL4nonei(i32 noundef 0) #8, !dbg !40
    #dbg_declare(ptr %n, !41, !DIExpression(), !43)
  store i32 0, ptr %n, align 4, !dbg !43
  br label %for.cond, !dbg !44

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %n, align 4, !dbg !45
  %cmp = icmp slt i32 %1, 3, !dbg !47
  br i1 %cmp, label %for.body, label %for.end, !dbg !48

for.body:                                         ; preds = %for.cond
  %2 = load i32, ptr %n, align 4, !dbg !49
  invoke void @_ZL4somei(i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !52

invoke.cont:                                      ; preds = %for.body
  br label %try.cont, !dbg !53

lpad:                                             ; preds = %for.body
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI4Base
          catch ptr null, !dbg !54
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !54
  store ptr %4, ptr %exn.slot, align 8, !dbg !54
  %5 = extractvalue { ptr, i32 } %3, 1, !dbg !54
  store i32 %5, ptr %ehselector.slot, align 4, !dbg !54
  br label %catch.dispatch, !dbg !54

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !53
  %6 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8, !dbg !53
  %matches = icmp eq i32 %sel, %6, !dbg !53
  br i1 %matches, label %catch12, label %catch.fallthrough, !dbg !53

catch12:                                          ; preds = %catch.dispatch
    #dbg_declare(ptr %i, !55, !DIExpression(), !56)
  %exn13 = load ptr, ptr %exn.slot, align 8, !dbg !57
  %7 = call ptr @__cxa_begin_catch(ptr %exn13) #8, !dbg !57
  %8 = load i32, ptr %7, align 4, !dbg !57
  store i32 %8, ptr %i, align 4, !dbg !57
  %9 = load i32, ptr %i, align 4, !dbg !59
  %call16 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %9)
          to label %invoke.cont15 unwind label %lpad14, !dbg !61

invoke.cont15:                                    ; preds = %catch12
  call void @__cxa_end_catch() #8, !dbg !62
  br label %try.cont, !dbg !62

try.cont:                                         ; preds = %invoke.cont15, %invoke.cont9, %invoke.cont3, %invoke.cont
  br label %for.inc, !dbg !63

for.inc:                                          ; preds = %try.cont
  %10 = load i32, ptr %n, align 4, !dbg !64
  %inc = add nsw i32 %10, 1, !dbg !64
  store i32 %inc, ptr %n, align 4, !dbg !64
  br label %for.cond, !dbg !65, !llvm.loop !66

catch.fallthrough:                                ; preds = %catch.dispatch
  %11 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI4Base) #8, !dbg !53
  %matches1 = icmp eq i32 %sel, %11, !dbg !53
  br i1 %matches1, label %catch6, label %catch, !dbg !53

catch6:                                           ; preds = %catch.fallthrough
    #dbg_declare(ptr %0, !69, !DIExpression(), !72)
  %exn7 = load ptr, ptr %exn.slot, align 8, !dbg !73
  %12 = call ptr @__cxa_begin_catch(ptr %exn7) #8, !dbg !73
  store ptr %12, ptr %0, align 8, !dbg !73
  %call10 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.1)
          to label %invoke.cont9 unwind label %lpad8, !dbg !75

invoke.cont9:                                     ; preds = %catch6
  call void @__cxa_end_catch(), !dbg !57
  br label %try.cont, !dbg !57

catch:                                            ; preds = %catch.fallthrough
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !53
  %13 = call ptr @__cxa_begin_catch(ptr %exn) #8, !dbg !53
  %call4 = invoke i32 (ptr, ...) @printf(ptr noundef @.str)
          to label %invoke.cont3 unwind label %lpad2, !dbg !76

invoke.cont3:                                     ; preds = %catch
  call void @__cxa_end_catch(), !dbg !73
  br label %try.cont, !dbg !73

lpad2:                                            ; preds = %catch
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !77
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !77
  store ptr %15, ptr %exn.slot, align 8, !dbg !77
  %16 = extractvalue { ptr, i32 } %14, 1, !dbg !77
  store i32 %16, ptr %ehselector.slot, align 4, !dbg !77
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad, !dbg !73

invoke.cont5:                                     ; preds = %lpad2
  br label %eh.resume, !dbg !73

lpad8:                                            ; preds = %catch6
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !78
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !78
  store ptr %18, ptr %exn.slot, align 8, !dbg !78
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !78
  store i32 %19, ptr %ehselector.slot, align 4, !dbg !78
  invoke void @__cxa_end_catch()
          to label %invoke.cont11 unwind label %terminate.lpad, !dbg !57

invoke.cont11:                                    ; preds = %lpad8
  br label %eh.resume, !dbg !57

lpad14:                                           ; preds = %catch12
  %20 = landingpad { ptr, i32 }
          cleanup, !dbg !79
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !79
  store ptr %21, ptr %exn.slot, align 8, !dbg !79
  %22 = extractvalue { ptr, i32 } %20, 1, !dbg !79
  store i32 %22, ptr %ehselector.slot, align 4, !dbg !79
  call void @__cxa_end_catch() #8, !dbg !62
  br label %eh.resume, !dbg !62

for.end:                                          ; preds = %for.cond
  ret i32 0, !dbg !80

eh.resume:                                        ; preds = %lpad14, %invoke.cont11, %invoke.cont5
  %exn17 = load ptr, ptr %exn.slot, align 8, !dbg !73
  %sel18 = load i32, ptr %ehselector.slot, align 4, !dbg !73
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn17, 0, !dbg !73
  %lpad.val19 = insertvalue { ptr, i32 } %lpad.val, i32 %sel18, 1, !dbg !73
  resume { ptr, i32 } %lpad.val19, !dbg !73

terminate.lpad:                                   ; preds = %lpad8, %lpad2
  %23 = landingpad { ptr, i32 }
          catch ptr null, !dbg !73
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !73
  call void @__clang_call_terminate(ptr %24) #9, !dbg !73
  unreachable, !dbg !73
}

; Function Attrs: nounwind
declare noundef ptr @_ZSt14set_unexpectedPFvvE(ptr noundef) #1

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL10unexpectedv() #2 !dbg !81 {
entry:
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.3), !dbg !84
  call void @_exit(i32 noundef 3) #10, !dbg !85
  unreachable, !dbg !85
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal void @_ZL4nonei(i32 noundef %n) #3 personality ptr @__gxx_personality_v0 !dbg !86 {
entry:
  %n.addr = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !89, !DIExpression(), !90)
  %0 = load i32, ptr %n.addr, align 4, !dbg !91
  invoke void @_ZL5raisei(i32 noundef %0)
          to label %invoke.cont unwind label %lpad, !dbg !92

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !93

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer, !dbg !93
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !93
  store ptr %2, ptr %exn.slot, align 8, !dbg !93
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !93
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !93
  br label %filter.dispatch, !dbg !93

filter.dispatch:                                  ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !93
  call void @__cxa_call_unexpected(ptr %exn) #10, !dbg !93
  unreachable, !dbg !93
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4somei(i32 noundef %n) #2 personality ptr @__gxx_personality_v0 !dbg !94 {
entry:
  %n.addr = alloca i32, align 4
  %local = alloca %struct.Local, align 1
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !95, !DIExpression(), !96)
    #dbg_declare(ptr %local, !97, !DIExpression(), !104)
  %0 = load i32, ptr %n.addr, align 4, !dbg !105
  %cmp = icmp eq i32 %0, 0, !dbg !107
  br i1 %cmp, label %if.then, label %if.end, !dbg !108

if.then:                                          ; preds = %entry
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !109
  store i32 1, ptr %exception, align 16, !dbg !109
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #10
          to label %unreachable unwind label %lpad, !dbg !109

lpad:                                             ; preds = %if.then6, %if.then2, %if.then
  %1 = landingpad { ptr, i32 }
          cleanup
          filter [2 x ptr] [ptr @_ZTIi, ptr @_ZTI4Base], !dbg !110
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !110
  store ptr %2, ptr %exn.slot, align 8, !dbg !110
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !110
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !110
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %local) #8, !dbg !111
  br label %filter.dispatch, !dbg !111

filter.dispatch:                                  ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !111
  %ehspec.fails = icmp slt i32 %sel, 0, !dbg !111
  br i1 %ehspec.fails, label %ehspec.unexpected, label %eh.resume, !dbg !111

ehspec.unexpected:                                ; preds = %filter.dispatch
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !111
  call void @__cxa_call_unexpected(ptr %exn) #10, !dbg !111
  unreachable, !dbg !111

if.end:                                           ; preds = %entry
  %4 = load i32, ptr %n.addr, align 4, !dbg !112
  %cmp1 = icmp eq i32 %4, 1, !dbg !114
  br i1 %cmp1, label %if.then2, label %if.end4, !dbg !115

if.then2:                                         ; preds = %if.end
  %exception3 = call ptr @__cxa_allocate_exception(i64 1) #8, !dbg !116
  invoke void @__cxa_throw(ptr %exception3, ptr @_ZTI7Derived, ptr null) #10
          to label %unreachable unwind label %lpad, !dbg !116

if.end4:                                          ; preds = %if.end
  %5 = load i32, ptr %n.addr, align 4, !dbg !117
  %cmp5 = icmp eq i32 %5, 2, !dbg !119
  br i1 %cmp5, label %if.then6, label %if.end8, !dbg !120

if.then6:                                         ; preds = %if.end4
  %exception7 = call ptr @__cxa_allocate_exception(i64 1) #8, !dbg !121
  store i8 99, ptr %exception7, align 16, !dbg !121
  invoke void @__cxa_throw(ptr %exception7, ptr @_ZTIc, ptr null) #10
          to label %unreachable unwind label %lpad, !dbg !121

if.end8:                                          ; preds = %if.end4
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %local) #8, !dbg !111
  ret void, !dbg !111

eh.resume:                                        ; preds = %filter.dispatch
  %exn9 = load ptr, ptr %exn.slot, align 8, !dbg !111
  %sel10 = load i32, ptr %ehselector.slot, align 4, !dbg !111
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn9, 0, !dbg !111
  %lpad.val11 = insertvalue { ptr, i32 } %lpad.val, i32 %sel10, 1, !dbg !111
  resume { ptr, i32 } %lpad.val11, !dbg !111

unreachable:                                      ; preds = %if.then6, %if.then2, %if.then
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

declare i32 @printf(ptr noundef, ...) #5

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #6 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #8
  call void @_ZSt9terminatev() #9
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: noreturn
declare void @_exit(i32 noundef) #7

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL5raisei(i32 noundef %n) #2 !dbg !122 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !123, !DIExpression(), !124)
  %0 = load i32, ptr %n.addr, align 4, !dbg !125
  %tobool = icmp ne i32 %0, 0, !dbg !125
  br i1 %tobool, label %if.then, label %if.end, !dbg !127

if.then:                                          ; preds = %entry
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !128
  %1 = load i32, ptr %n.addr, align 4, !dbg !129
  store i32 %1, ptr %exception, align 16, !dbg !128
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #10, !dbg !128
  unreachable, !dbg !128

if.end:                                           ; preds = %entry
  ret void, !dbg !130
}

declare void @__cxa_call_unexpected(ptr)

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5LocalD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !131 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !132, !DIExpression(), !134)
  %this1 = load ptr, ptr %this.addr, align 8
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.4)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !135

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !137

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !135
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !135
  call void @__clang_call_terminate(ptr %1) #9, !dbg !135
  unreachable, !dbg !135
}

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { noreturn }

!llvm.dbg.cu = !{!25}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "exceptions_listed.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "eac62c5ebbbc41dcdf260d93dd6d87b9")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 7)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 6)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 34, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 12)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !10, isLocal: true, isDefinition: true)
!25 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !26, splitDebugInlining: false, nameTableKind: None)
!26 = !{!0, !8, !13, !18, !23}
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 38, type: !35, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, retainedNodes: !38)
!35 = !DISubroutineType(types: !36)
!36 = !{!37}
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !{}
!39 = !DILocation(line: 39, column: 3, scope: !34)
!40 = !DILocation(line: 40, column: 3, scope: !34)
!41 = !DILocalVariable(name: "n", scope: !42, file: !2, line: 41, type: !37)
!42 = distinct !DILexicalBlock(scope: !34, file: !2, line: 41, column: 3)
!43 = !DILocation(line: 41, column: 12, scope: !42)
!44 = !DILocation(line: 41, column: 8, scope: !42)
!45 = !DILocation(line: 41, column: 19, scope: !46)
!46 = distinct !DILexicalBlock(scope: !42, file: !2, line: 41, column: 3)
!47 = !DILocation(line: 41, column: 21, scope: !46)
!48 = !DILocation(line: 41, column: 3, scope: !42)
!49 = !DILocation(line: 43, column: 12, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !2, line: 42, column: 9)
!51 = distinct !DILexicalBlock(scope: !46, file: !2, line: 41, column: 31)
!52 = !DILocation(line: 43, column: 7, scope: !50)
!53 = !DILocation(line: 44, column: 5, scope: !50)
!54 = !DILocation(line: 53, column: 1, scope: !50)
!55 = !DILocalVariable(name: "i", scope: !51, file: !2, line: 44, type: !37)
!56 = !DILocation(line: 44, column: 18, scope: !51)
!57 = !DILocation(line: 48, column: 5, scope: !58)
!58 = distinct !DILexicalBlock(scope: !51, file: !2, line: 46, column: 22)
!59 = !DILocation(line: 45, column: 26, scope: !60)
!60 = distinct !DILexicalBlock(scope: !51, file: !2, line: 44, column: 21)
!61 = !DILocation(line: 45, column: 7, scope: !60)
!62 = !DILocation(line: 46, column: 5, scope: !60)
!63 = !DILocation(line: 51, column: 3, scope: !51)
!64 = !DILocation(line: 41, column: 27, scope: !46)
!65 = !DILocation(line: 41, column: 3, scope: !46)
!66 = distinct !{!66, !48, !67, !68}
!67 = !DILocation(line: 51, column: 3, scope: !42)
!68 = !{!"llvm.loop.mustprogress"}
!69 = !DILocalVariable(scope: !51, file: !2, line: 46, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !71, size: 64)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", file: !2, line: 14, size: 8, flags: DIFlagTypePassByValue, elements: !38, identifier: "_ZTS4Base")
!72 = !DILocation(line: 46, column: 20, scope: !51)
!73 = !DILocation(line: 50, column: 5, scope: !74)
!74 = distinct !DILexicalBlock(scope: !51, file: !2, line: 48, column: 19)
!75 = !DILocation(line: 47, column: 7, scope: !58)
!76 = !DILocation(line: 49, column: 7, scope: !74)
!77 = !DILocation(line: 53, column: 1, scope: !74)
!78 = !DILocation(line: 53, column: 1, scope: !58)
!79 = !DILocation(line: 53, column: 1, scope: !60)
!80 = !DILocation(line: 52, column: 3, scope: !34)
!81 = distinct !DISubprogram(name: "unexpected", linkageName: "_ZL10unexpectedv", scope: !2, file: !2, line: 33, type: !82, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25)
!82 = !DISubroutineType(types: !83)
!83 = !{null}
!84 = !DILocation(line: 34, column: 3, scope: !81)
!85 = !DILocation(line: 35, column: 3, scope: !81)
!86 = distinct !DISubprogram(name: "none", linkageName: "_ZL4nonei", scope: !2, file: !2, line: 31, type: !87, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !38)
!87 = !DISubroutineType(types: !88)
!88 = !{null, !37}
!89 = !DILocalVariable(name: "n", arg: 1, scope: !86, file: !2, line: 31, type: !37)
!90 = !DILocation(line: 31, column: 22, scope: !86)
!91 = !DILocation(line: 31, column: 41, scope: !86)
!92 = !DILocation(line: 31, column: 35, scope: !86)
!93 = !DILocation(line: 31, column: 45, scope: !86)
!94 = distinct !DISubprogram(name: "some", linkageName: "_ZL4somei", scope: !2, file: !2, line: 17, type: !87, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !38)
!95 = !DILocalVariable(name: "n", arg: 1, scope: !94, file: !2, line: 17, type: !37)
!96 = !DILocation(line: 17, column: 22, scope: !94)
!97 = !DILocalVariable(name: "local", scope: !94, file: !2, line: 18, type: !98)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Local", file: !2, line: 11, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !99, identifier: "_ZTS5Local")
!99 = !{!100}
!100 = !DISubprogram(name: "~Local", scope: !98, file: !2, line: 12, type: !101, scopeLine: 12, flags: DIFlagPrototyped, spFlags: 0)
!101 = !DISubroutineType(types: !102)
!102 = !{null, !103}
!103 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!104 = !DILocation(line: 18, column: 9, scope: !94)
!105 = !DILocation(line: 19, column: 7, scope: !106)
!106 = distinct !DILexicalBlock(scope: !94, file: !2, line: 19, column: 7)
!107 = !DILocation(line: 19, column: 9, scope: !106)
!108 = !DILocation(line: 19, column: 7, scope: !94)
!109 = !DILocation(line: 20, column: 5, scope: !106)
!110 = !DILocation(line: 25, column: 1, scope: !106)
!111 = !DILocation(line: 25, column: 1, scope: !94)
!112 = !DILocation(line: 21, column: 7, scope: !113)
!113 = distinct !DILexicalBlock(scope: !94, file: !2, line: 21, column: 7)
!114 = !DILocation(line: 21, column: 9, scope: !113)
!115 = !DILocation(line: 21, column: 7, scope: !94)
!116 = !DILocation(line: 22, column: 5, scope: !113)
!117 = !DILocation(line: 23, column: 7, scope: !118)
!118 = distinct !DILexicalBlock(scope: !94, file: !2, line: 23, column: 7)
!119 = !DILocation(line: 23, column: 9, scope: !118)
!120 = !DILocation(line: 23, column: 7, scope: !94)
!121 = !DILocation(line: 24, column: 5, scope: !118)
!122 = distinct !DISubprogram(name: "raise", linkageName: "_ZL5raisei", scope: !2, file: !2, line: 27, type: !87, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !25, retainedNodes: !38)
!123 = !DILocalVariable(name: "n", arg: 1, scope: !122, file: !2, line: 27, type: !37)
!124 = !DILocation(line: 27, column: 23, scope: !122)
!125 = !DILocation(line: 28, column: 7, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !2, line: 28, column: 7)
!127 = !DILocation(line: 28, column: 7, scope: !122)
!128 = !DILocation(line: 29, column: 5, scope: !126)
!129 = !DILocation(line: 29, column: 11, scope: !126)
!130 = !DILocation(line: 30, column: 1, scope: !122)
!131 = distinct !DISubprogram(name: "~Local", linkageName: "_ZN5LocalD2Ev", scope: !98, file: !2, line: 12, type: !101, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !25, declaration: !100, retainedNodes: !38)
!132 = !DILocalVariable(name: "this", arg: 1, scope: !131, type: !133, flags: DIFlagArtificial | DIFlagObjectPointer)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!134 = !DILocation(line: 0, scope: !131)
!135 = !DILocation(line: 12, column: 14, scope: !136)
!136 = distinct !DILexicalBlock(scope: !131, file: !2, line: 12, column: 12)
!137 = !DILocation(line: 12, column: 32, scope: !131)
