; ModuleID = 'exceptions_unlock.cpp'
source_filename = "exceptions_unlock.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.anon = type { i32, i32, i32, i32, i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$__clang_call_terminate = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE = comdat any

@_ZL6shared = internal unnamed_addr global i32 0, align 4
@_ZTISt13runtime_error = external constant ptr
@.str = private unnamed_addr constant [3 x i8] c"no\00", align 1
@_ZL5mutex = internal global { { %struct.anon, [20 x i8] } } { { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef } }, align 8
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE = linkonce_odr dso_local constant [60 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 0, 2) i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp.i9 = alloca %"class.std::unique_ptr", align 8
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %one = alloca %"class.std::thread", align 8
  %two = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i)
  store i64 0, ptr %one, align 8, !tbaa !4
  %call.i = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #12
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE, i64 16), ptr %call.i, align 8, !tbaa !9
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i, i64 8
  store i8 0, ptr %_M_func.i.i, align 1, !tbaa !11
  %0 = getelementptr inbounds i8, ptr %call.i, i64 16
  store ptr @_ZL3runb, ptr %0, align 8, !tbaa !14
  store ptr %call.i, ptr %agg.tmp.i, align 8, !tbaa !17
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i

invoke.cont3.i:                                   ; preds = %entry
  %1 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !17
  %cmp.not.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i, label %_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit, label %delete.notnull.i.i.i

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %1, align 8, !tbaa !9
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8
  %2 = load ptr, ptr %vfn.i.i.i, align 8
  call void %2(ptr noundef nonnull align 8 dereferenceable(8) %1) #11
  br label %_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit

lpad2.i:                                          ; preds = %entry
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !17
  %cmp.not.i5.i = icmp eq ptr %4, null
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %4, align 8, !tbaa !9
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8
  %5 = load ptr, ptr %vfn.i.i8.i, align 8
  call void %5(ptr noundef nonnull align 8 dereferenceable(8) %4) #11
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i

common.resume:                                    ; preds = %_ZNSt6threadD2Ev.exit36, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %common.resume.op = phi { ptr, i32 } [ %3, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %.pn, %_ZNSt6threadD2Ev.exit36 ]
  resume { ptr, i32 } %common.resume.op

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !17
  br label %common.resume

_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit:         ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %two) #11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i9)
  store i64 0, ptr %two, align 8, !tbaa !4
  %call.i1023 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #12
          to label %call.i10.noexc unwind label %lpad

call.i10.noexc:                                   ; preds = %_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEEE, i64 16), ptr %call.i1023, align 8, !tbaa !9
  %_M_func.i.i11 = getelementptr inbounds i8, ptr %call.i1023, i64 8
  store i8 1, ptr %_M_func.i.i11, align 1, !tbaa !11
  %6 = getelementptr inbounds i8, ptr %call.i1023, i64 16
  store ptr @_ZL3runb, ptr %6, align 8, !tbaa !14
  store ptr %call.i1023, ptr %agg.tmp.i9, align 8, !tbaa !17
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %two, ptr noundef nonnull %agg.tmp.i9, ptr noundef null)
          to label %invoke.cont3.i18 unwind label %lpad2.i12

invoke.cont3.i18:                                 ; preds = %call.i10.noexc
  %7 = load ptr, ptr %agg.tmp.i9, align 8, !tbaa !17
  %cmp.not.i.i19 = icmp eq ptr %7, null
  br i1 %cmp.not.i.i19, label %_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit24, label %delete.notnull.i.i.i20

delete.notnull.i.i.i20:                           ; preds = %invoke.cont3.i18
  %vtable.i.i.i21 = load ptr, ptr %7, align 8, !tbaa !9
  %vfn.i.i.i22 = getelementptr inbounds i8, ptr %vtable.i.i.i21, i64 8
  %8 = load ptr, ptr %vfn.i.i.i22, align 8
  call void %8(ptr noundef nonnull align 8 dereferenceable(8) %7) #11
  br label %_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit24

lpad2.i12:                                        ; preds = %call.i10.noexc
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = load ptr, ptr %agg.tmp.i9, align 8, !tbaa !17
  %cmp.not.i5.i13 = icmp eq ptr %10, null
  br i1 %cmp.not.i5.i13, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i17, label %delete.notnull.i.i6.i14

delete.notnull.i.i6.i14:                          ; preds = %lpad2.i12
  %vtable.i.i7.i15 = load ptr, ptr %10, align 8, !tbaa !9
  %vfn.i.i8.i16 = getelementptr inbounds i8, ptr %vtable.i.i7.i15, i64 8
  %11 = load ptr, ptr %vfn.i.i8.i16, align 8
  call void %11(ptr noundef nonnull align 8 dereferenceable(8) %10) #11
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i17

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i17: ; preds = %delete.notnull.i.i6.i14, %lpad2.i12
  store ptr null, ptr %agg.tmp.i9, align 8, !tbaa !17
  br label %ehcleanup

_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit24:       ; preds = %invoke.cont3.i18, %delete.notnull.i.i.i20
  store ptr null, ptr %agg.tmp.i9, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i9)
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %one)
          to label %invoke.cont3 unwind label %lpad2

invoke.cont3:                                     ; preds = %_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit24
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %two)
          to label %invoke.cont4 unwind label %lpad2

invoke.cont4:                                     ; preds = %invoke.cont3
  %12 = load i32, ptr @_ZL6shared, align 4, !tbaa !18
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %two, align 8, !tbaa !20
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont4
  call void @_ZSt9terminatev() #13
  unreachable

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %two) #11
  %agg.tmp.sroa.0.0.copyload.i.i25 = load i64, ptr %one, align 8, !tbaa !20
  %cmp.i.i.not.i26 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i25, 0
  br i1 %cmp.i.i.not.i26, label %_ZNSt6threadD2Ev.exit28, label %if.then.i27

if.then.i27:                                      ; preds = %_ZNSt6threadD2Ev.exit
  call void @_ZSt9terminatev() #13
  unreachable

_ZNSt6threadD2Ev.exit28:                          ; preds = %_ZNSt6threadD2Ev.exit
  %cmp = icmp ne i32 %12, 12
  %conv = zext i1 %cmp to i32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #11
  ret i32 %conv

lpad:                                             ; preds = %_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit
  %13 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad2:                                            ; preds = %invoke.cont3, %_ZNSt6threadC2IRFvbEJbEvEEOT_DpOT0_.exit24
  %14 = landingpad { ptr, i32 }
          cleanup
  %agg.tmp.sroa.0.0.copyload.i.i29 = load i64, ptr %two, align 8, !tbaa !20
  %cmp.i.i.not.i30 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i29, 0
  br i1 %cmp.i.i.not.i30, label %ehcleanup, label %if.then.i31

if.then.i31:                                      ; preds = %lpad2
  call void @_ZSt9terminatev() #13
  unreachable

ehcleanup:                                        ; preds = %lpad2, %lpad, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i17
  %.pn = phi { ptr, i32 } [ %13, %lpad ], [ %9, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i17 ], [ %14, %lpad2 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %two) #11
  %agg.tmp.sroa.0.0.copyload.i.i33 = load i64, ptr %one, align 8, !tbaa !20
  %cmp.i.i.not.i34 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i33, 0
  br i1 %cmp.i.i.not.i34, label %_ZNSt6threadD2Ev.exit36, label %if.then.i35

if.then.i35:                                      ; preds = %ehcleanup
  call void @_ZSt9terminatev() #13
  unreachable

_ZNSt6threadD2Ev.exit36:                          ; preds = %ehcleanup
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #11
  br label %common.resume
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress uwtable
define internal void @_ZL3runb(i1 noundef zeroext %fails) #2 personality ptr @__gxx_personality_v0 {
entry:
  %call1.i.i.i.i8 = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex)
          to label %call1.i.i.i.i.noexc unwind label %lpad

call1.i.i.i.i.noexc:                              ; preds = %entry
  %tobool.not.i.i.i = icmp eq i32 %call1.i.i.i.i8, 0
  br i1 %tobool.not.i.i.i, label %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %call1.i.i.i.i.noexc
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i.i8) #14
          to label %.noexc unwind label %lpad

.noexc:                                           ; preds = %if.then.i.i.i
  unreachable

_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i:        ; preds = %call1.i.i.i.i.noexc
  %0 = load i32, ptr @_ZL6shared, align 4, !tbaa !18
  %inc.i = add nsw i32 %0, 1
  store i32 %inc.i, ptr @_ZL6shared, align 4, !tbaa !18
  br i1 %fails, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i
  %exception.i = tail call ptr @__cxa_allocate_exception(i64 16) #11
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception.i, ptr noundef nonnull @.str)
          to label %invoke.cont.i unwind label %lpad.i

invoke.cont.i:                                    ; preds = %if.then.i
  invoke void @__cxa_throw(ptr nonnull %exception.i, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #14
          to label %unreachable.i unwind label %lpad1.i

lpad.i:                                           ; preds = %if.then.i
  %1 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error
  tail call void @__cxa_free_exception(ptr %exception.i) #11
  br label %ehcleanup.i

lpad1.i:                                          ; preds = %invoke.cont.i
  %2 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error
  br label %ehcleanup.i

if.end.i:                                         ; preds = %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i
  %call1.i.i2.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex)
          to label %try.cont unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %if.end.i
  %3 = landingpad { ptr, i32 }
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  tail call void @__clang_call_terminate(ptr %4) #13
  unreachable

ehcleanup.i:                                      ; preds = %lpad1.i, %lpad.i
  %.pn.i = phi { ptr, i32 } [ %2, %lpad1.i ], [ %1, %lpad.i ]
  %call1.i.i2.i5.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex)
          to label %lpad.body unwind label %terminate.lpad.i6.i

terminate.lpad.i6.i:                              ; preds = %ehcleanup.i
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #13
  unreachable

unreachable.i:                                    ; preds = %invoke.cont.i
  unreachable

lpad:                                             ; preds = %if.then.i.i.i, %entry
  %7 = landingpad { ptr, i32 }
          catch ptr @_ZTISt13runtime_error
  br label %lpad.body

lpad.body:                                        ; preds = %ehcleanup.i, %lpad
  %eh.lpad-body = phi { ptr, i32 } [ %7, %lpad ], [ %.pn.i, %ehcleanup.i ]
  %8 = extractvalue { ptr, i32 } %eh.lpad-body, 1
  %9 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt13runtime_error) #11
  %matches = icmp eq i32 %8, %9
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %lpad.body
  %10 = extractvalue { ptr, i32 } %eh.lpad-body, 0
  %11 = tail call ptr @__cxa_begin_catch(ptr %10) #11
  %call1.i.i.i9 = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex)
          to label %call1.i.i.i.noexc unwind label %lpad1

call1.i.i.i.noexc:                                ; preds = %catch
  %tobool.not.i.i = icmp eq i32 %call1.i.i.i9, 0
  br i1 %tobool.not.i.i, label %invoke.cont2, label %if.then.i.i

if.then.i.i:                                      ; preds = %call1.i.i.i.noexc
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i9) #14
          to label %.noexc10 unwind label %lpad1

.noexc10:                                         ; preds = %if.then.i.i
  unreachable

invoke.cont2:                                     ; preds = %call1.i.i.i.noexc
  %12 = load i32, ptr @_ZL6shared, align 4, !tbaa !18
  %add = add nsw i32 %12, 10
  store i32 %add, ptr @_ZL6shared, align 4, !tbaa !18
  %call1.i.i2.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex)
          to label %_ZNSt10lock_guardISt5mutexED2Ev.exit unwind label %terminate.lpad.i

terminate.lpad.i:                                 ; preds = %invoke.cont2
  %13 = landingpad { ptr, i32 }
          catch ptr null
  %14 = extractvalue { ptr, i32 } %13, 0
  tail call void @__clang_call_terminate(ptr %14) #13
  unreachable

_ZNSt10lock_guardISt5mutexED2Ev.exit:             ; preds = %invoke.cont2
  tail call void @__cxa_end_catch()
  br label %try.cont

try.cont:                                         ; preds = %if.end.i, %_ZNSt10lock_guardISt5mutexED2Ev.exit
  ret void

lpad1:                                            ; preds = %if.then.i.i, %catch
  %15 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:                                        ; preds = %lpad1, %lpad.body
  %lpad.val6.merged = phi { ptr, i32 } [ %eh.lpad-body, %lpad.body ], [ %15, %lpad1 ]
  resume { ptr, i32 } %lpad.val6.merged

terminate.lpad:                                   ; preds = %lpad1
  %16 = landingpad { ptr, i32 }
          catch ptr null
  %17 = extractvalue { ptr, i32 } %16, 0
  tail call void @__clang_call_terminate(ptr %17) #13
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #11
  tail call void @_ZSt9terminatev() #13
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #3

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #6

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: noreturn
declare void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #7

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #3

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #10 comdat align 2 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) #11
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #15
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvbEbEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #2 comdat align 2 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8
  %add.ptr.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %add.ptr.i.i.i.i.i, align 8, !tbaa !17
  %1 = load i8, ptr %_M_func, align 8, !tbaa !21, !range !22, !noundef !23
  %loadedv.i.i.i.i = trunc nuw i8 %1 to i1
  tail call void %0(i1 noundef zeroext %loadedv.i.i.i.i)
  ret void
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(none) }
attributes #5 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin allocsize(0) }
attributes #13 = { noreturn nounwind }
attributes #14 = { noreturn }
attributes #15 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !6, i64 0}
!5 = !{!"_ZTSNSt6thread2idE", !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"vtable pointer", !8, i64 0}
!11 = !{!12, !13, i64 0}
!12 = !{!"_ZTSSt10_Head_baseILm1EbLb0EE", !13, i64 0}
!13 = !{!"bool", !7, i64 0}
!14 = !{!15, !16, i64 0}
!15 = !{!"_ZTSSt10_Head_baseILm0EPFvbELb0EE", !16, i64 0}
!16 = !{!"any pointer", !7, i64 0}
!17 = !{!16, !16, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !7, i64 0}
!20 = !{!6, !6, i64 0}
!21 = !{!13, !13, i64 0}
!22 = !{i8 0, i8 2}
!23 = !{}
