; ModuleID = 'exceptions_optimised.cpp'
source_filename = "exceptions_optimised.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Member = type { %struct.Local, %struct.Local }
%struct.Local = type { ptr }
%struct.Busy = type { i8 }

$_ZN6MemberC2Ei = comdat any

$__clang_call_terminate = comdat any

$_ZN5ErrorD2Ev = comdat any

$_ZN4BusyD2Ev = comdat any

$_ZN5LocalD2Ev = comdat any

$_ZTS5Error = comdat any

$_ZTI5Error = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Error = linkonce_odr dso_local constant [7 x i8] c"5Error\00", comdat, align 1
@_ZTI5Error = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Error }, comdat, align 8
@.str = private unnamed_addr constant [11 x i8] c"caught %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"caught %d by value\0A\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"caught %d again\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"round\00", align 1
@_ZTIi = external constant ptr
@.str.6 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"body\00", align 1
@.str.10 = private unnamed_addr constant [15 x i8] c"error %d made\0A\00", align 1
@.str.11 = private unnamed_addr constant [15 x i8] c"error %d gone\0A\00", align 1
@.str.12 = private unnamed_addr constant [6 x i8] c"inner\00", align 1
@.str.13 = private unnamed_addr constant [18 x i8] c"caught %d inside\0A\00", align 1
@.str.14 = private unnamed_addr constant [17 x i8] c"error %d copied\0A\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"deep\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"again\00", align 1
@.str.17 = private unnamed_addr constant [8 x i8] c"handler\00", align 1
@.str.18 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.19 = private unnamed_addr constant [6 x i8] c"block\00", align 1
@.str.20 = private unnamed_addr constant [19 x i8] c"function block %d\0A\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"+%s\0A\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"-%s (%d)\0A\00", align 1
@str = private unnamed_addr constant [7 x i8] c"caught\00", align 1
@str.23 = private unnamed_addr constant [7 x i8] c"member\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %member = alloca %struct.Member, align 8
  %busy = alloca %struct.Busy, align 1
  %two.i = getelementptr inbounds i8, ptr %member, i64 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %member) #9
  invoke void @_ZN6MemberC2Ei(ptr noundef nonnull align 8 dereferenceable(16) %member, i32 noundef 0)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %puts.i = call i32 @puts(ptr nonnull dereferenceable(1) @str.23)
  %0 = load ptr, ptr %two.i, align 8, !tbaa !4
  %call.i.i = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef %0, i32 noundef %call.i.i)
  %1 = load ptr, ptr %member, align 8, !tbaa !4
  %call.i2.i = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i3.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef %1, i32 noundef %call.i2.i)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %member) #9
  br label %for.inc

lpad:                                             ; preds = %entry
  %2 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error
  %3 = extractvalue { ptr, i32 } %2, 1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %member) #9
  %4 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Error) #9
  %matches = icmp eq i32 %3, %4
  br i1 %matches, label %catch, label %common.resume

catch:                                            ; preds = %lpad
  %5 = extractvalue { ptr, i32 } %2, 0
  %6 = call ptr @__cxa_begin_catch(ptr %5) #9
  %7 = load i32, ptr %6, align 4, !tbaa !9
  %call = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %7)
  call void @__cxa_end_catch()
  br label %for.inc

for.inc:                                          ; preds = %invoke.cont, %catch
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %member) #9
  invoke void @_ZN6MemberC2Ei(ptr noundef nonnull align 8 dereferenceable(16) %member, i32 noundef 1)
          to label %invoke.cont.1 unwind label %lpad.1

lpad.1:                                           ; preds = %for.inc
  %8 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error
  %9 = extractvalue { ptr, i32 } %8, 1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %member) #9
  %10 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Error) #9
  %matches.1 = icmp eq i32 %9, %10
  br i1 %matches.1, label %catch.1, label %common.resume

catch.1:                                          ; preds = %lpad.1
  %11 = extractvalue { ptr, i32 } %8, 0
  %12 = call ptr @__cxa_begin_catch(ptr %11) #9
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %call.1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %13)
  call void @__cxa_end_catch()
  br label %for.inc.1

invoke.cont.1:                                    ; preds = %for.inc
  %puts.i.1 = call i32 @puts(ptr nonnull dereferenceable(1) @str.23)
  %14 = load ptr, ptr %two.i, align 8, !tbaa !4
  %call.i.i.1 = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i.i.1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef %14, i32 noundef %call.i.i.1)
  %15 = load ptr, ptr %member, align 8, !tbaa !4
  %call.i2.i.1 = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i3.i.1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef %15, i32 noundef %call.i2.i.1)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %member) #9
  br label %for.inc.1

for.inc.1:                                        ; preds = %invoke.cont.1, %catch.1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %busy) #9
  %exception = call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 7, ptr %exception, align 4, !tbaa !9
  %call.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef 7)
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI5Error, ptr nonnull @_ZN5ErrorD2Ev) #10
          to label %unreachable unwind label %lpad7

lpad7:                                            ; preds = %for.inc.1
  %16 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error
  %ehselector.slot.0 = extractvalue { ptr, i32 } %16, 1
  call void @_ZN4BusyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %busy) #9
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %busy) #9
  %17 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Error) #9
  %matches12 = icmp eq i32 %ehselector.slot.0, %17
  br i1 %matches12, label %invoke.cont15, label %common.resume

invoke.cont15:                                    ; preds = %lpad7
  %exn.slot.0 = extractvalue { ptr, i32 } %16, 0
  %18 = call ptr @__cxa_get_exception_ptr(ptr %exn.slot.0) #9
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %add.i = add nsw i32 %19, 100
  %call.i105 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %add.i)
  %20 = call ptr @__cxa_begin_catch(ptr %exn.slot.0) #9
  %call19 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %add.i)
  %call.i106 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %add.i)
  call void @__cxa_end_catch()
  %call27 = invoke fastcc noundef i32 @_ZL4deepi(i32 noundef 2)
          to label %for.body39.preheader unwind label %lpad25

lpad25:                                           ; preds = %invoke.cont15
  %21 = landingpad { ptr, i32 }
          catch ptr null
  %22 = extractvalue { ptr, i32 } %21, 0
  %23 = call ptr @__cxa_begin_catch(ptr %22) #9
  %puts = call i32 @puts(ptr nonnull dereferenceable(1) @str)
  call void @__cxa_end_catch()
  br label %for.body39.preheader

for.body39.preheader:                             ; preds = %invoke.cont15, %lpad25
  br label %for.body39

for.cond.cleanup38:                               ; preds = %for.inc56
  %exception.i = call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 1, ptr %exception.i, align 16, !tbaa !12
  invoke void @__cxa_throw(ptr nonnull %exception.i, ptr nonnull @_ZTIi, ptr null) #10
          to label %unreachable.i unwind label %lpad.i

lpad.i:                                           ; preds = %for.cond.cleanup38
  %24 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %25 = extractvalue { ptr, i32 } %24, 0
  %26 = extractvalue { ptr, i32 } %24, 1
  %27 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #9
  %matches.i = icmp eq i32 %26, %27
  br i1 %matches.i, label %catch.i, label %eh.resume.i

catch.i:                                          ; preds = %lpad.i
  %28 = call ptr @__cxa_begin_catch(ptr %25) #9
  %29 = load i32, ptr %28, align 4, !tbaa !12
  %exception1.i = call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 2, ptr %exception1.i, align 16, !tbaa !12
  invoke void @__cxa_throw(ptr nonnull %exception1.i, ptr nonnull @_ZTIi, ptr null) #10
          to label %unreachable.i unwind label %lpad2.i

lpad2.i:                                          ; preds = %catch.i
  %30 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %31 = extractvalue { ptr, i32 } %30, 0
  %32 = extractvalue { ptr, i32 } %30, 1
  %matches5.i = icmp eq i32 %32, %26
  br i1 %matches5.i, label %catch6.i, label %ehcleanup17.i

catch6.i:                                         ; preds = %lpad2.i
  %33 = call ptr @__cxa_begin_catch(ptr %31) #9
  %34 = load i32, ptr %33, align 4, !tbaa !12
  invoke void @__cxa_rethrow() #10
          to label %unreachable.i unwind label %lpad8.i

lpad8.i:                                          ; preds = %catch6.i
  %35 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %36 = extractvalue { ptr, i32 } %35, 0
  %37 = extractvalue { ptr, i32 } %35, 1
  %matches11.i = icmp eq i32 %37, %26
  br i1 %matches11.i, label %_ZL10in_handlerv.exit, label %ehcleanup.i

ehcleanup.i:                                      ; preds = %lpad8.i
  call void @__cxa_end_catch() #9
  br label %ehcleanup17.i

ehcleanup17.i:                                    ; preds = %ehcleanup.i, %lpad2.i
  %ehselector.slot.0.i = phi i32 [ %37, %ehcleanup.i ], [ %32, %lpad2.i ]
  %exn.slot.0.i = phi ptr [ %36, %ehcleanup.i ], [ %31, %lpad2.i ]
  call void @__cxa_end_catch() #9
  br label %eh.resume.i

common.resume:                                    ; preds = %lpad40.body, %lpad, %lpad.1, %lpad7, %ehcleanup78, %lpad3.i, %eh.resume.i
  %common.resume.op = phi { ptr, i32 } [ %lpad.val23.i, %eh.resume.i ], [ %40, %lpad3.i ], [ %54, %ehcleanup78 ], [ %16, %lpad7 ], [ %2, %lpad ], [ %8, %lpad.1 ], [ %eh.lpad-body, %lpad40.body ]
  resume { ptr, i32 } %common.resume.op

eh.resume.i:                                      ; preds = %ehcleanup17.i, %lpad.i
  %ehselector.slot.1.i = phi i32 [ %ehselector.slot.0.i, %ehcleanup17.i ], [ %26, %lpad.i ]
  %exn.slot.1.i = phi ptr [ %exn.slot.0.i, %ehcleanup17.i ], [ %25, %lpad.i ]
  %lpad.val.i = insertvalue { ptr, i32 } poison, ptr %exn.slot.1.i, 0
  %lpad.val23.i = insertvalue { ptr, i32 } %lpad.val.i, i32 %ehselector.slot.1.i, 1
  br label %common.resume

unreachable.i:                                    ; preds = %catch6.i, %catch.i, %for.cond.cleanup38
  unreachable

_ZL10in_handlerv.exit:                            ; preds = %lpad8.i
  %38 = call ptr @__cxa_begin_catch(ptr %36) #9
  %39 = load i32, ptr %38, align 4, !tbaa !12
  %call.i107 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %29, i32 noundef %34, i32 noundef %39)
  call void @__cxa_end_catch() #9
  %mul.i = mul nsw i32 %29, 10
  %add.i108 = add nsw i32 %34, %mul.i
  call void @__cxa_end_catch() #9
  call void @__cxa_end_catch() #9
  %call61 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %add.i108)
  %call.i.i109 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.19)
  %call.i18.i = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i.i110 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.19, i32 noundef %call.i18.i)
  %call.i.i111 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.19)
  %exception.i112 = call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 8, ptr %exception.i112, align 4, !tbaa !9
  %call.i17.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef 8)
  invoke void @__cxa_throw(ptr nonnull %exception.i112, ptr nonnull @_ZTI5Error, ptr nonnull @_ZN5ErrorD2Ev) #10
          to label %unreachable.i119 unwind label %lpad3.i

lpad3.i:                                          ; preds = %_ZL10in_handlerv.exit
  %40 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error
  %call.i19.i = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i20.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.19, i32 noundef %call.i19.i)
  %ehselector.slot.1.i113 = extractvalue { ptr, i32 } %40, 1
  %matches.i114 = icmp eq i32 %ehselector.slot.1.i113, %17
  br i1 %matches.i114, label %_ZL14function_blocki.exit, label %common.resume

unreachable.i119:                                 ; preds = %_ZL10in_handlerv.exit
  unreachable

_ZL14function_blocki.exit:                        ; preds = %lpad3.i
  %exn.slot.1.i117 = extractvalue { ptr, i32 } %40, 0
  %41 = call ptr @__cxa_begin_catch(ptr %exn.slot.1.i117) #9
  %42 = load i32, ptr %41, align 4, !tbaa !9
  %call.i118 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, i32 noundef %42)
  call void @__cxa_end_catch()
  %call.i129142 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.5)
  %call.i130136 = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i137 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.5, i32 noundef %call.i130136)
  %call.i129 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.5)
  %call.i130136.1 = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i137.1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.5, i32 noundef %call.i130136.1)
  %call.i129.1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.5)
  %exception69 = call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 2, ptr %exception69, align 16, !tbaa !12
  invoke void @__cxa_throw(ptr nonnull %exception69, ptr nonnull @_ZTIi, ptr null) #10
          to label %unreachable unwind label %lpad70

for.body39:                                       ; preds = %for.body39.preheader, %for.inc56
  %n.0140 = phi i32 [ %inc57, %for.inc56 ], [ 4, %for.body39.preheader ]
  %call.i.i120 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.16)
  %exception.i121 = call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 %n.0140, ptr %exception.i121, align 4, !tbaa !9
  %call.i31.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %n.0140)
  invoke void @__cxa_throw(ptr nonnull %exception.i121, ptr nonnull @_ZTI5Error, ptr nonnull @_ZN5ErrorD2Ev) #10
          to label %unreachable.i128 unwind label %lpad3.i122

lpad3.i122:                                       ; preds = %for.body39
  %43 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error
  %call.i32.i = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i.i123 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.16, i32 noundef %call.i32.i)
  %ehselector.slot.1.i124 = extractvalue { ptr, i32 } %43, 1
  %matches.i125 = icmp eq i32 %ehselector.slot.1.i124, %17
  br i1 %matches.i125, label %invoke.cont6.i, label %lpad40.body

invoke.cont6.i:                                   ; preds = %lpad3.i122
  %exn.slot.1.i127 = extractvalue { ptr, i32 } %43, 0
  %44 = call ptr @__cxa_begin_catch(ptr %exn.slot.1.i127) #9
  %45 = load i32, ptr %44, align 4, !tbaa !9
  %inc.i = add nsw i32 %45, 1
  store i32 %inc.i, ptr %44, align 4, !tbaa !9
  %call.i33.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.17)
  switch i32 %n.0140, label %if.end14.i [
    i32 4, label %if.then.i
    i32 5, label %invoke.cont12.i
  ]

if.then.i:                                        ; preds = %invoke.cont6.i
  invoke void @__cxa_rethrow() #10
          to label %unreachable.i128 unwind label %lpad7.i

lpad7.i:                                          ; preds = %invoke.cont12.i, %if.then.i
  %46 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error
  %call.i37.i = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i38.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.17, i32 noundef %call.i37.i)
  invoke void @__cxa_end_catch()
          to label %lpad40.body unwind label %terminate.lpad.i

invoke.cont12.i:                                  ; preds = %invoke.cont6.i
  %exception10.i = call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 6, ptr %exception10.i, align 4, !tbaa !9
  %call.i34.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef 6)
  invoke void @__cxa_throw(ptr nonnull %exception10.i, ptr nonnull @_ZTI5Error, ptr nonnull @_ZN5ErrorD2Ev) #10
          to label %unreachable.i128 unwind label %lpad7.i

if.end14.i:                                       ; preds = %invoke.cont6.i
  %call.i35.i = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i36.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.17, i32 noundef %call.i35.i)
  invoke void @__cxa_end_catch()
          to label %for.inc56 unwind label %lpad40

terminate.lpad.i:                                 ; preds = %lpad7.i
  %47 = landingpad { ptr, i32 }
          catch ptr null
  %48 = extractvalue { ptr, i32 } %47, 0
  call void @__clang_call_terminate(ptr %48) #11
  unreachable

unreachable.i128:                                 ; preds = %invoke.cont12.i, %if.then.i, %for.body39
  unreachable

lpad40:                                           ; preds = %if.end14.i
  %49 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error
  br label %lpad40.body

lpad40.body:                                      ; preds = %lpad3.i122, %lpad7.i, %lpad40
  %eh.lpad-body = phi { ptr, i32 } [ %49, %lpad40 ], [ %43, %lpad3.i122 ], [ %46, %lpad7.i ]
  %50 = extractvalue { ptr, i32 } %eh.lpad-body, 1
  %matches44 = icmp eq i32 %50, %17
  br i1 %matches44, label %catch45, label %common.resume

catch45:                                          ; preds = %lpad40.body
  %51 = extractvalue { ptr, i32 } %eh.lpad-body, 0
  %52 = call ptr @__cxa_begin_catch(ptr %51) #9
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %call51 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %53)
  call void @__cxa_end_catch()
  br label %for.inc56

for.inc56:                                        ; preds = %if.end14.i, %catch45
  %inc57 = add nuw nsw i32 %n.0140, 1
  %exitcond.not = icmp eq i32 %inc57, 7
  br i1 %exitcond.not, label %for.cond.cleanup38, label %for.body39, !llvm.loop !13

lpad70:                                           ; preds = %_ZL14function_blocki.exit
  %54 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %55 = extractvalue { ptr, i32 } %54, 1
  %matches74 = icmp eq i32 %55, %26
  br i1 %matches74, label %cleanup83, label %ehcleanup78

ehcleanup78:                                      ; preds = %lpad70
  %call.i131 = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i132 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.5, i32 noundef %call.i131)
  br label %common.resume

cleanup83:                                        ; preds = %lpad70
  %56 = extractvalue { ptr, i32 } %54, 0
  %57 = call ptr @__cxa_begin_catch(ptr %56) #9
  call void @__cxa_end_catch() #9
  %call.i130 = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.5, i32 noundef %call.i130)
  ret i32 0

unreachable:                                      ; preds = %_ZL14function_blocki.exit, %for.inc.1
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN6MemberC2Ei(ptr noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %fails) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 {
invoke.cont3:
  store ptr @.str.6, ptr %this, align 8, !tbaa !4
  %call.i = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.6)
  %two = getelementptr inbounds i8, ptr %this, i64 8
  store ptr @.str.7, ptr %two, align 8, !tbaa !4
  %call.i14 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.7)
  %call.i15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.8)
  %tobool.not = icmp eq i32 %fails, 0
  br i1 %tobool.not, label %if.end, label %invoke.cont5

invoke.cont5:                                     ; preds = %invoke.cont3
  %exception = tail call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 1, ptr %exception, align 4, !tbaa !9
  %call.i16 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef 1)
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI5Error, ptr nonnull @_ZN5ErrorD2Ev) #10
          to label %unreachable unwind label %lpad6

lpad6:                                            ; preds = %invoke.cont5
  %0 = landingpad { ptr, i32 }
          cleanup
  %call.i18 = tail call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i19 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.8, i32 noundef %call.i18)
  tail call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %two) #9
  tail call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) #9
  resume { ptr, i32 } %0

if.end:                                           ; preds = %invoke.cont3
  %call.i17 = tail call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.8, i32 noundef %call.i17)
  ret void

unreachable:                                      ; preds = %invoke.cont5
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #9
  tail call void @_ZSt9terminatev() #11
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load i32, ptr %this, align 4, !tbaa !9
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %0)
  ret void
}

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN4BusyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
invoke.cont3:
  %call.i = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.12)
  %exception = tail call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 2, ptr %exception, align 4, !tbaa !9
  %call.i11 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef 2)
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI5Error, ptr nonnull @_ZN5ErrorD2Ev) #10
          to label %unreachable unwind label %lpad4

lpad4:                                            ; preds = %invoke.cont3
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error
          catch ptr null
  %call.i12 = tail call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.12, i32 noundef %call.i12)
  %exn.slot.1 = extractvalue { ptr, i32 } %0, 0
  %ehselector.slot.1 = extractvalue { ptr, i32 } %0, 1
  %1 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI5Error) #9
  %matches = icmp eq i32 %ehselector.slot.1, %1
  br i1 %matches, label %catch, label %terminate.handler

catch:                                            ; preds = %lpad4
  %2 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.1) #9
  %3 = load i32, ptr %2, align 4, !tbaa !9
  %call = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %3)
  invoke void @__cxa_end_catch()
          to label %invoke.cont7 unwind label %terminate.lpad

invoke.cont7:                                     ; preds = %catch
  ret void

terminate.lpad:                                   ; preds = %catch
  %4 = landingpad { ptr, i32 }
          catch ptr null
  %5 = extractvalue { ptr, i32 } %4, 0
  tail call void @__clang_call_terminate(ptr %5) #11
  unreachable

terminate.handler:                                ; preds = %lpad4
  tail call void @__clang_call_terminate(ptr %exn.slot.1) #11
  unreachable

unreachable:                                      ; preds = %invoke.cont3
  unreachable
}

declare ptr @__cxa_get_exception_ptr(ptr) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define internal fastcc noundef i32 @_ZL4deepi(i32 noundef %n) unnamed_addr #2 personality ptr @__gxx_personality_v0 {
entry:
  %call.i = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.15)
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %invoke.cont, label %if.end

invoke.cont:                                      ; preds = %entry
  %exception = tail call ptr @__cxa_allocate_exception(i64 4) #9
  store i32 3, ptr %exception, align 4, !tbaa !9
  %call.i12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef 3)
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTI5Error, ptr nonnull @_ZN5ErrorD2Ev) #10
          to label %unreachable unwind label %lpad2

lpad2:                                            ; preds = %if.end, %invoke.cont
  %0 = landingpad { ptr, i32 }
          cleanup
  %call.i14 = tail call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.15, i32 noundef %call.i14)
  resume { ptr, i32 } %0

if.end:                                           ; preds = %entry
  %sub = add nsw i32 %n, -1
  %call = invoke fastcc noundef i32 @_ZL4deepi(i32 noundef %sub)
          to label %invoke.cont3 unwind label %lpad2

invoke.cont3:                                     ; preds = %if.end
  %add = add nsw i32 %call, %n
  %call.i13 = tail call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2.i = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef nonnull @.str.15, i32 noundef %call.i13)
  ret i32 %add

unreachable:                                      ; preds = %invoke.cont
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = load ptr, ptr %this, align 8, !tbaa !4
  %call = tail call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %call2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, ptr noundef %0, i32 noundef %call)
  ret void
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: nounwind
declare noundef i32 @_ZSt19uncaught_exceptionsv() local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #8

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(none) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind }
attributes #9 = { nounwind }
attributes #10 = { noreturn }
attributes #11 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !6, i64 0}
!5 = !{!"_ZTS5Local", !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTS5Error", !11, i64 0}
!11 = !{!"int", !7, i64 0}
!12 = !{!11, !11, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
