; ModuleID = 'exceptions_std.cpp'
source_filename = "exceptions_std.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Shape = type { ptr }
%"struct.std::logic_error" = type { %"struct.std::exception", ptr }
%"struct.std::exception" = type { ptr }

$_ZN5ShapeD2Ev = comdat any

$_ZN5ShapeD0Ev = comdat any

$_ZN3OwnD0Ev = comdat any

$_ZNK3Own4whatEv = comdat any

$_ZTS3Own = comdat any

$_ZTI3Own = comdat any

$_ZTS5Shape = comdat any

$_ZTI5Shape = comdat any

$_ZTS6Circle = comdat any

$_ZTI6Circle = comdat any

$_ZTV5Shape = comdat any

$_ZTV3Own = comdat any

@_ZTISt11logic_error = external constant ptr
@_ZTISt9exception = external constant ptr
@.str = private unnamed_addr constant [12 x i8] c"%d nothing\0A\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"%d %s: %s\0A\00", align 1
@.str.2 = private unnamed_addr constant [20 x i8] c"%d logic_error: %s\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"far out\00", align 1
@_ZTISt12out_of_range = external constant ptr
@.str.4 = private unnamed_addr constant [12 x i8] c"at run time\00", align 1
@_ZTISt13runtime_error = external constant ptr
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS3Own = linkonce_odr dso_local constant [5 x i8] c"3Own\00", comdat, align 1
@_ZTI3Own = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS3Own, ptr @_ZTISt13runtime_error }, comdat, align 8
@.str.5 = private unnamed_addr constant [9 x i8] c"too long\00", align 1
@.str.6 = private unnamed_addr constant [11 x i8] c"%zu of %zu\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Shape = linkonce_odr dso_local constant [7 x i8] c"5Shape\00", comdat, align 1
@_ZTI5Shape = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, comdat, align 8
@_ZTS6Circle = linkonce_odr dso_local constant [8 x i8] c"6Circle\00", comdat, align 1
@_ZTI6Circle = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Circle, ptr @_ZTI5Shape }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @_ZN5ShapeD2Ev, ptr @_ZN5ShapeD0Ev] }, comdat, align 8
@.str.8 = private unnamed_addr constant [4 x i8] c"own\00", align 1
@_ZTV3Own = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI3Own, ptr @_ZNSt13runtime_errorD2Ev, ptr @_ZN3OwnD0Ev, ptr @_ZNK3Own4whatEv] }, comdat, align 8
@.str.9 = private unnamed_addr constant [8 x i8] c"own one\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %shape.i = alloca %struct.Shape, align 8
  %copy = alloca %"struct.std::logic_error", align 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc
  ret i32 0

for.body:                                         ; preds = %entry, %for.inc
  %n.035 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %shape.i) #11
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTV5Shape, i64 16), ptr %shape.i, align 8, !tbaa !4
  switch i32 %n.035, label %for.body.unreachabledefault [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb2.i
    i32 2, label %sw.bb6.i
    i32 3, label %sw.bb10.i
    i32 4, label %sw.bb12.i
    i32 5, label %sw.bb14.i
    i32 6, label %typeid.bad_typeid.i
    i32 7, label %_ZL3acti.exit
  ]

sw.bb.i:                                          ; preds = %for.body
  %exception.i = call ptr @__cxa_allocate_exception(i64 16) #11
  invoke void @_ZNSt12out_of_rangeC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception.i, ptr noundef nonnull @.str.3)
          to label %_ZN3OwnC2Ei.exit.i.invoke unwind label %lpad.i

lpad.i:                                           ; preds = %sw.bb.i
  %0 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
  br label %ehcleanup.i

sw.bb2.i:                                         ; preds = %for.body
  %exception3.i = call ptr @__cxa_allocate_exception(i64 16) #11
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception3.i, ptr noundef nonnull @.str.4)
          to label %_ZN3OwnC2Ei.exit.i.invoke unwind label %lpad4.i

lpad4.i:                                          ; preds = %sw.bb2.i
  %1 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
  br label %ehcleanup.i

sw.bb6.i:                                         ; preds = %for.body
  %exception7.i = call ptr @__cxa_allocate_exception(i64 24) #11
  invoke void @_ZNSt13runtime_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception7.i, ptr noundef nonnull @.str.8)
          to label %_ZN3OwnC2Ei.exit.i unwind label %lpad8.i

_ZN3OwnC2Ei.exit.i:                               ; preds = %sw.bb6.i
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTV3Own, i64 16), ptr %exception7.i, align 8, !tbaa !4
  %code.i.i = getelementptr inbounds i8, ptr %exception7.i, i64 16
  store i32 1, ptr %code.i.i, align 8, !tbaa !7
  br label %_ZN3OwnC2Ei.exit.i.invoke

_ZN3OwnC2Ei.exit.i.invoke:                        ; preds = %sw.bb2.i, %sw.bb.i, %_ZN3OwnC2Ei.exit.i
  %2 = phi ptr [ %exception7.i, %_ZN3OwnC2Ei.exit.i ], [ %exception.i, %sw.bb.i ], [ %exception3.i, %sw.bb2.i ]
  %3 = phi ptr [ @_ZTI3Own, %_ZN3OwnC2Ei.exit.i ], [ @_ZTISt12out_of_range, %sw.bb.i ], [ @_ZTISt13runtime_error, %sw.bb2.i ]
  %4 = phi ptr [ @_ZNSt13runtime_errorD2Ev, %_ZN3OwnC2Ei.exit.i ], [ @_ZNSt12out_of_rangeD1Ev, %sw.bb.i ], [ @_ZNSt13runtime_errorD1Ev, %sw.bb2.i ]
  invoke void @__cxa_throw(ptr nonnull %2, ptr nonnull %3, ptr nonnull %4) #12
          to label %_ZN3OwnC2Ei.exit.i.cont unwind label %lpad

_ZN3OwnC2Ei.exit.i.cont:                          ; preds = %_ZN3OwnC2Ei.exit.i.invoke
  unreachable

lpad8.i:                                          ; preds = %sw.bb6.i
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
  br label %ehcleanup.i

sw.bb10.i:                                        ; preds = %for.body
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.5) #12
          to label %.noexc31 unwind label %lpad

.noexc31:                                         ; preds = %sw.bb10.i
  unreachable

sw.bb12.i:                                        ; preds = %for.body
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.6, i64 noundef 3, i64 noundef 2) #12
          to label %.noexc32 unwind label %lpad

.noexc32:                                         ; preds = %sw.bb12.i
  unreachable

sw.bb14.i:                                        ; preds = %for.body
  %6 = call ptr @__dynamic_cast(ptr nonnull %shape.i, ptr nonnull @_ZTI5Shape, ptr nonnull @_ZTI6Circle, i64 0) #11
  %7 = icmp eq ptr %6, null
  br i1 %7, label %dynamic_cast.bad_cast.i, label %_ZL3acti.exit

dynamic_cast.bad_cast.i:                          ; preds = %sw.bb14.i
  invoke void @__cxa_bad_cast() #12
          to label %.noexc33 unwind label %lpad

.noexc33:                                         ; preds = %dynamic_cast.bad_cast.i
  unreachable

typeid.bad_typeid.i:                              ; preds = %for.body
  invoke void @__cxa_bad_typeid() #12
          to label %.noexc34 unwind label %lpad

.noexc34:                                         ; preds = %typeid.bad_typeid.i
  unreachable

ehcleanup.i:                                      ; preds = %lpad8.i, %lpad4.i, %lpad.i
  %exception7.i.sink = phi ptr [ %exception7.i, %lpad8.i ], [ %exception3.i, %lpad4.i ], [ %exception.i, %lpad.i ]
  %.pn.i = phi { ptr, i32 } [ %5, %lpad8.i ], [ %1, %lpad4.i ], [ %0, %lpad.i ]
  call void @__cxa_free_exception(ptr %exception7.i.sink) #11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %shape.i) #11
  br label %lpad.body

for.body.unreachabledefault:                      ; preds = %for.body
  unreachable

_ZL3acti.exit:                                    ; preds = %for.body, %sw.bb14.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %shape.i) #11
  %call = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %n.035)
  br label %for.inc

lpad:                                             ; preds = %_ZN3OwnC2Ei.exit.i.invoke, %typeid.bad_typeid.i, %dynamic_cast.bad_cast.i, %sw.bb12.i, %sw.bb10.i
  %8 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
  br label %lpad.body

lpad.body:                                        ; preds = %ehcleanup.i, %lpad
  %eh.lpad-body = phi { ptr, i32 } [ %8, %lpad ], [ %.pn.i, %ehcleanup.i ]
  %9 = extractvalue { ptr, i32 } %eh.lpad-body, 0
  %10 = extractvalue { ptr, i32 } %eh.lpad-body, 1
  %11 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt11logic_error) #11
  %matches = icmp eq i32 %10, %11
  br i1 %matches, label %catch11, label %catch.fallthrough

catch11:                                          ; preds = %lpad.body
  %12 = call ptr @__cxa_begin_catch(ptr %9) #11
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %copy) #11
  call void @_ZNSt11logic_errorC1ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %copy, ptr noundef nonnull align 8 dereferenceable(16) %12) #11
  %call14 = call noundef ptr @_ZNKSt11logic_error4whatEv(ptr noundef nonnull align 8 dereferenceable(16) %copy) #11
  %call17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %n.035, ptr noundef %call14)
  call void @_ZNSt11logic_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %copy) #11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %copy) #11
  call void @__cxa_end_catch()
  br label %for.inc

for.inc:                                          ; preds = %_ZL3acti.exit, %catch, %catch11
  %inc = add nuw nsw i32 %n.035, 1
  %exitcond.not = icmp eq i32 %inc, 8
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14

catch.fallthrough:                                ; preds = %lpad.body
  %13 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #11
  %matches2 = icmp eq i32 %10, %13
  br i1 %matches2, label %catch, label %ehcleanup

catch:                                            ; preds = %catch.fallthrough
  %14 = call ptr @__cxa_begin_catch(ptr %9) #11
  %vtable = load ptr, ptr %14, align 8, !tbaa !4
  %15 = getelementptr inbounds i8, ptr %vtable, i64 -8
  %16 = load ptr, ptr %15, align 8
  %text.i = getelementptr inbounds i8, ptr %16, i64 8
  %17 = load ptr, ptr %text.i, align 8, !tbaa !17
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %18 = load ptr, ptr %vfn, align 8
  %call7 = call noundef ptr %18(ptr noundef nonnull align 8 dereferenceable(8) %14) #11
  %call9 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %n.035, ptr noundef %17, ptr noundef %call7)
  call void @__cxa_end_catch()
  br label %for.inc

ehcleanup:                                        ; preds = %catch.fallthrough
  resume { ptr, i32 } %eh.lpad-body
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorC1ERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt11logic_error4whatEv(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt12out_of_rangeC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #5

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt12out_of_rangeD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn
declare void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #7

declare void @__cxa_bad_cast() local_unnamed_addr

declare void @__cxa_bad_typeid() local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #8 comdat align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 8) #13
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #9

declare void @_ZNSt13runtime_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #5

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN3OwnD0Ev(ptr noundef nonnull align 8 dereferenceable(20) %this) unnamed_addr #10 comdat align 2 {
entry:
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %this) #11
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #13
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNK3Own4whatEv(ptr noundef nonnull align 8 dereferenceable(20) %this) unnamed_addr #8 comdat align 2 {
entry:
  %code = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load i32, ptr %code, align 8, !tbaa !7
  %cmp = icmp eq i32 %0, 1
  %cond = select i1 %cmp, ptr @.str.9, ptr @.str.8
  ret ptr %cond
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(none) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #8 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { noreturn }
attributes #13 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"vtable pointer", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !13, i64 16}
!8 = !{!"_ZTS3Own", !9, i64 0, !13, i64 16}
!9 = !{!"_ZTSSt13runtime_error", !10, i64 0, !11, i64 8}
!10 = !{!"_ZTSSt9exception"}
!11 = !{!"any pointer", !12, i64 0}
!12 = !{!"omnipotent char", !6, i64 0}
!13 = !{!"int", !12, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !11, i64 8}
!18 = !{!"_ZTSSt9type_info", !11, i64 8}
