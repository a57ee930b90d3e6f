; ModuleID = 'lock_order.cpp'
source_filename = "lock_order.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { ptr }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$__clang_call_terminate = comdat any

@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
entry:
  %agg.tmp.i11 = alloca %"class.std::unique_ptr", align 8
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %left = alloca %"class.std::mutex", align 8
  %right = alloca %"class.std::mutex", align 8
  %one = alloca %"class.std::thread", align 8
  %two = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %left) #12, !dbg !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %left, i8 0, i64 20, i1 false), !dbg !12
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %right) #12, !dbg !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %right, i8 0, i64 20, i1 false), !dbg !18
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #12, !dbg !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !22
  store i64 0, ptr %one, align 8, !dbg !22, !tbaa !28
  %call.i = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13, !dbg !33
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i, align 8, !dbg !34, !tbaa !37
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i, i64 8, !dbg !39
  store ptr %left, ptr %_M_func.i.i, align 8, !dbg !40, !tbaa !48
  %ref.tmp.sroa.4.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i, i64 16, !dbg !40
  store ptr %right, ptr %ref.tmp.sroa.4.0._M_func.i.i.sroa_idx, align 8, !dbg !40, !tbaa !48
  store ptr %call.i, ptr %agg.tmp.i, align 8, !dbg !50, !tbaa !48
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i, !dbg !58

invoke.cont3.i:                                   ; preds = %entry
  %0 = load ptr, ptr %agg.tmp.i, align 8, !dbg !59, !tbaa !48
  %cmp.not.i.i = icmp eq ptr %0, null, !dbg !62
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i, !dbg !59

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !dbg !63, !tbaa !37
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8, !dbg !63
  %1 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !63
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #12, !dbg !63
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", !dbg !66

lpad2.i:                                          ; preds = %entry
  %2 = landingpad { ptr, i32 }
          cleanup, !dbg !67
  %3 = load ptr, ptr %agg.tmp.i, align 8, !dbg !68, !tbaa !48
  %cmp.not.i5.i = icmp eq ptr %3, null, !dbg !70
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i, !dbg !68

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %3, align 8, !dbg !71, !tbaa !37
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8, !dbg !71
  %4 = load ptr, ptr %vfn.i.i8.i, align 8, !dbg !71
  call void %4(ptr noundef nonnull align 8 dereferenceable(8) %3) #12, !dbg !71
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, !dbg !73

common.resume:                                    ; preds = %_ZNSt6threadD2Ev.exit37, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %common.resume.op = phi { ptr, i32 } [ %2, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %.pn, %_ZNSt6threadD2Ev.exit37 ]
  resume { ptr, i32 } %common.resume.op, !dbg !74

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !75, !tbaa !48
  br label %common.resume, !dbg !67

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !76, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !67
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %two) #12, !dbg !77
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i11), !dbg !78
  store i64 0, ptr %two, align 8, !dbg !78, !tbaa !28
  %call.i1225 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13
          to label %call.i12.noexc unwind label %lpad, !dbg !82

call.i12.noexc:                                   ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 16), ptr %call.i1225, align 8, !dbg !83, !tbaa !37
  %_M_func.i.i13 = getelementptr inbounds i8, ptr %call.i1225, i64 8, !dbg !86
  store ptr %right, ptr %_M_func.i.i13, align 8, !dbg !87, !tbaa !48
  %ref.tmp1.sroa.5.0._M_func.i.i13.sroa_idx = getelementptr inbounds i8, ptr %call.i1225, i64 16, !dbg !87
  store ptr %left, ptr %ref.tmp1.sroa.5.0._M_func.i.i13.sroa_idx, align 8, !dbg !87, !tbaa !48
  store ptr %call.i1225, ptr %agg.tmp.i11, align 8, !dbg !94, !tbaa !48
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %two, ptr noundef nonnull %agg.tmp.i11, ptr noundef null)
          to label %invoke.cont3.i20 unwind label %lpad2.i14, !dbg !98

invoke.cont3.i20:                                 ; preds = %call.i12.noexc
  %5 = load ptr, ptr %agg.tmp.i11, align 8, !dbg !99, !tbaa !48
  %cmp.not.i.i21 = icmp eq ptr %5, null, !dbg !101
  br i1 %cmp.not.i.i21, label %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i22, !dbg !99

delete.notnull.i.i.i22:                           ; preds = %invoke.cont3.i20
  %vtable.i.i.i23 = load ptr, ptr %5, align 8, !dbg !102, !tbaa !37
  %vfn.i.i.i24 = getelementptr inbounds i8, ptr %vtable.i.i.i23, i64 8, !dbg !102
  %6 = load ptr, ptr %vfn.i.i.i24, align 8, !dbg !102
  call void %6(ptr noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !102
  br label %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit", !dbg !104

lpad2.i14:                                        ; preds = %call.i12.noexc
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !105
  %8 = load ptr, ptr %agg.tmp.i11, align 8, !dbg !106, !tbaa !48
  %cmp.not.i5.i15 = icmp eq ptr %8, null, !dbg !108
  br i1 %cmp.not.i5.i15, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i19, label %delete.notnull.i.i6.i16, !dbg !106

delete.notnull.i.i6.i16:                          ; preds = %lpad2.i14
  %vtable.i.i7.i17 = load ptr, ptr %8, align 8, !dbg !109, !tbaa !37
  %vfn.i.i8.i18 = getelementptr inbounds i8, ptr %vtable.i.i7.i17, i64 8, !dbg !109
  %9 = load ptr, ptr %vfn.i.i8.i18, align 8, !dbg !109
  call void %9(ptr noundef nonnull align 8 dereferenceable(8) %8) #12, !dbg !109
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i19, !dbg !111

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i19: ; preds = %delete.notnull.i.i6.i16, %lpad2.i14
  store ptr null, ptr %agg.tmp.i11, align 8, !dbg !112, !tbaa !48
  br label %ehcleanup

"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i20, %delete.notnull.i.i.i22
  store ptr null, ptr %agg.tmp.i11, align 8, !dbg !113, !tbaa !48
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i11), !dbg !105
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %one)
          to label %invoke.cont3 unwind label %lpad2, !dbg !114

invoke.cont3:                                     ; preds = %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit"
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %two)
          to label %invoke.cont4 unwind label %lpad2, !dbg !115

invoke.cont4:                                     ; preds = %invoke.cont3
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %two, align 8, !dbg !116, !tbaa !121
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !122
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i, !dbg !125

if.then.i:                                        ; preds = %invoke.cont4
  call void @_ZSt9terminatev() #14, !dbg !126
  unreachable, !dbg !126

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %two) #12, !dbg !130
  %agg.tmp.sroa.0.0.copyload.i.i26 = load i64, ptr %one, align 8, !dbg !131, !tbaa !121
  %cmp.i.i.not.i27 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i26, 0, !dbg !134
  br i1 %cmp.i.i.not.i27, label %_ZNSt6threadD2Ev.exit29, label %if.then.i28, !dbg !136

if.then.i28:                                      ; preds = %_ZNSt6threadD2Ev.exit
  call void @_ZSt9terminatev() #14, !dbg !137
  unreachable, !dbg !137

_ZNSt6threadD2Ev.exit29:                          ; preds = %_ZNSt6threadD2Ev.exit
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #12, !dbg !130
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %right) #12, !dbg !130
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %left) #12, !dbg !130
  ret i32 0, !dbg !130

lpad:                                             ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !130
  br label %ehcleanup, !dbg !139

lpad2:                                            ; preds = %invoke.cont3, %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit"
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !130
  %agg.tmp.sroa.0.0.copyload.i.i30 = load i64, ptr %two, align 8, !dbg !140, !tbaa !121
  %cmp.i.i.not.i31 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i30, 0, !dbg !143
  br i1 %cmp.i.i.not.i31, label %ehcleanup, label %if.then.i32, !dbg !145

if.then.i32:                                      ; preds = %lpad2
  call void @_ZSt9terminatev() #14, !dbg !146
  unreachable, !dbg !146

ehcleanup:                                        ; preds = %lpad2, %lpad, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i19
  %.pn = phi { ptr, i32 } [ %10, %lpad ], [ %7, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i19 ], [ %11, %lpad2 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %two) #12, !dbg !130
  %agg.tmp.sroa.0.0.copyload.i.i34 = load i64, ptr %one, align 8, !dbg !148, !tbaa !121
  %cmp.i.i.not.i35 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i34, 0, !dbg !151
  br i1 %cmp.i.i.not.i35, label %_ZNSt6threadD2Ev.exit37, label %if.then.i36, !dbg !153

if.then.i36:                                      ; preds = %ehcleanup
  call void @_ZSt9terminatev() #14, !dbg !154
  unreachable, !dbg !154

_ZNSt6threadD2Ev.exit37:                          ; preds = %ehcleanup
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #12, !dbg !130
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %right) #12, !dbg !130
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %left) #12, !dbg !130
  br label %common.resume, !dbg !130
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noreturn nounwind
declare !dbg !156 void @_ZSt9terminatev() local_unnamed_addr #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #7 align 2 !dbg !157 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) #12, !dbg !158
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #15, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %this) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 !dbg !159 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !160
  %0 = load ptr, ptr %_M_func, align 8, !dbg !161, !tbaa !173
  %call1.i.i.i.i.i.i.i.i = tail call noundef i32 @pthread_mutex_lock(ptr noundef nonnull %0), !dbg !175
  %tobool.not.i.i.i.i.i.i.i = icmp eq i32 %call1.i.i.i.i.i.i.i.i, 0, !dbg !183
  br i1 %tobool.not.i.i.i.i.i.i.i, label %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, !dbg !183

if.then.i.i.i.i.i.i.i:                            ; preds = %entry
  tail call void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i.i.i.i.i.i) #16, !dbg !184
  unreachable, !dbg !184

_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i: ; preds = %entry
  %1 = getelementptr inbounds i8, ptr %this, i64 16, !dbg !185
  %2 = load ptr, ptr %1, align 8, !dbg !185, !tbaa !186
  %call1.i.i.i36.i.i.i.i.i = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull %2)
          to label %call1.i.i.i3.noexc.i.i.i.i.i unwind label %lpad.i.i.i.i.i, !dbg !187

call1.i.i.i3.noexc.i.i.i.i.i:                     ; preds = %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i
  %tobool.not.i.i4.i.i.i.i.i = icmp eq i32 %call1.i.i.i36.i.i.i.i.i, 0, !dbg !191
  br i1 %tobool.not.i.i4.i.i.i.i.i, label %invoke.cont.i.i.i.i.i, label %if.then.i.i5.i.i.i.i.i, !dbg !191

if.then.i.i5.i.i.i.i.i:                           ; preds = %call1.i.i.i3.noexc.i.i.i.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i36.i.i.i.i.i) #16
          to label %.noexc.i.i.i.i.i unwind label %lpad.i.i.i.i.i, !dbg !192

.noexc.i.i.i.i.i:                                 ; preds = %if.then.i.i5.i.i.i.i.i
  unreachable, !dbg !192

invoke.cont.i.i.i.i.i:                            ; preds = %call1.i.i.i3.noexc.i.i.i.i.i
  %call1.i.i2.i.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %2)
          to label %_ZNSt10lock_guardISt5mutexED2Ev.exit.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !193

terminate.lpad.i.i.i.i.i.i:                       ; preds = %invoke.cont.i.i.i.i.i
  %3 = landingpad { ptr, i32 }
          catch ptr null, !dbg !200
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !200
  tail call void @__clang_call_terminate(ptr %4) #14, !dbg !200
  unreachable, !dbg !200

_ZNSt10lock_guardISt5mutexED2Ev.exit.i.i.i.i.i:   ; preds = %invoke.cont.i.i.i.i.i
  %call1.i.i2.i8.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %0)
          to label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit" unwind label %terminate.lpad.i9.i.i.i.i.i, !dbg !201

terminate.lpad.i9.i.i.i.i.i:                      ; preds = %_ZNSt10lock_guardISt5mutexED2Ev.exit.i.i.i.i.i
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !205
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !205
  tail call void @__clang_call_terminate(ptr %6) #14, !dbg !205
  unreachable, !dbg !205

lpad.i.i.i.i.i:                                   ; preds = %if.then.i.i5.i.i.i.i.i, %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !206
  %call1.i.i2.i11.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %0)
          to label %_ZNSt10lock_guardISt5mutexED2Ev.exit13.i.i.i.i.i unwind label %terminate.lpad.i12.i.i.i.i.i, !dbg !207

terminate.lpad.i12.i.i.i.i.i:                     ; preds = %lpad.i.i.i.i.i
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !211
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !211
  tail call void @__clang_call_terminate(ptr %9) #14, !dbg !211
  unreachable, !dbg !211

_ZNSt10lock_guardISt5mutexED2Ev.exit13.i.i.i.i.i: ; preds = %lpad.i.i.i.i.i
  resume { ptr, i32 } %7, !dbg !206

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %_ZNSt10lock_guardISt5mutexED2Ev.exit.i.i.i.i.i
  ret void, !dbg !212
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #9 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #12
  tail call void @_ZSt9terminatev() #14
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !213 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #10

declare !dbg !215 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !217 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #7 align 2 !dbg !218 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) #12, !dbg !219
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #15, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %this) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 !dbg !220 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !221
  %0 = load ptr, ptr %_M_func, align 8, !dbg !222, !tbaa !233
  %call1.i.i.i.i.i.i.i.i = tail call noundef i32 @pthread_mutex_lock(ptr noundef nonnull %0), !dbg !235
  %tobool.not.i.i.i.i.i.i.i = icmp eq i32 %call1.i.i.i.i.i.i.i.i, 0, !dbg !239
  br i1 %tobool.not.i.i.i.i.i.i.i, label %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, !dbg !239

if.then.i.i.i.i.i.i.i:                            ; preds = %entry
  tail call void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i.i.i.i.i.i) #16, !dbg !240
  unreachable, !dbg !240

_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i: ; preds = %entry
  %1 = getelementptr inbounds i8, ptr %this, i64 16, !dbg !241
  %2 = load ptr, ptr %1, align 8, !dbg !241, !tbaa !242
  %call1.i.i.i36.i.i.i.i.i = invoke noundef i32 @pthread_mutex_lock(ptr noundef nonnull %2)
          to label %call1.i.i.i3.noexc.i.i.i.i.i unwind label %lpad.i.i.i.i.i, !dbg !243

call1.i.i.i3.noexc.i.i.i.i.i:                     ; preds = %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i
  %tobool.not.i.i4.i.i.i.i.i = icmp eq i32 %call1.i.i.i36.i.i.i.i.i, 0, !dbg !247
  br i1 %tobool.not.i.i4.i.i.i.i.i, label %invoke.cont.i.i.i.i.i, label %if.then.i.i5.i.i.i.i.i, !dbg !247

if.then.i.i5.i.i.i.i.i:                           ; preds = %call1.i.i.i3.noexc.i.i.i.i.i
  invoke void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i36.i.i.i.i.i) #16
          to label %.noexc.i.i.i.i.i unwind label %lpad.i.i.i.i.i, !dbg !248

.noexc.i.i.i.i.i:                                 ; preds = %if.then.i.i5.i.i.i.i.i
  unreachable, !dbg !248

invoke.cont.i.i.i.i.i:                            ; preds = %call1.i.i.i3.noexc.i.i.i.i.i
  %call1.i.i2.i.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %2)
          to label %_ZNSt10lock_guardISt5mutexED2Ev.exit.i.i.i.i.i unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !249

terminate.lpad.i.i.i.i.i.i:                       ; preds = %invoke.cont.i.i.i.i.i
  %3 = landingpad { ptr, i32 }
          catch ptr null, !dbg !253
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !253
  tail call void @__clang_call_terminate(ptr %4) #14, !dbg !253
  unreachable, !dbg !253

_ZNSt10lock_guardISt5mutexED2Ev.exit.i.i.i.i.i:   ; preds = %invoke.cont.i.i.i.i.i
  %call1.i.i2.i8.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %0)
          to label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit" unwind label %terminate.lpad.i9.i.i.i.i.i, !dbg !254

terminate.lpad.i9.i.i.i.i.i:                      ; preds = %_ZNSt10lock_guardISt5mutexED2Ev.exit.i.i.i.i.i
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !258
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !258
  tail call void @__clang_call_terminate(ptr %6) #14, !dbg !258
  unreachable, !dbg !258

lpad.i.i.i.i.i:                                   ; preds = %if.then.i.i5.i.i.i.i.i, %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !259
  %call1.i.i2.i11.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %0)
          to label %_ZNSt10lock_guardISt5mutexED2Ev.exit13.i.i.i.i.i unwind label %terminate.lpad.i12.i.i.i.i.i, !dbg !260

terminate.lpad.i12.i.i.i.i.i:                     ; preds = %lpad.i.i.i.i.i
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !264
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !264
  tail call void @__clang_call_terminate(ptr %9) #14, !dbg !264
  unreachable, !dbg !264

_ZNSt10lock_guardISt5mutexED2Ev.exit13.i.i.i.i.i: ; preds = %lpad.i.i.i.i.i
  resume { ptr, i32 } %7, !dbg !259

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit": ; preds = %_ZNSt10lock_guardISt5mutexED2Ev.exit.i.i.i.i.i
  ret void, !dbg !265
}

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }
attributes #16 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "lock_order.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "d81b20554b04b380cfe63123716a77fe")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !9, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 8, column: 3, scope: !8)
!12 = !DILocation(line: 63, column: 31, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "__mutex_base", scope: !14, file: !14, line: 65, type: !9, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "c++/bits/std_mutex.h", directory: "")
!15 = distinct !DILocation(line: 91, column: 5, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "mutex", scope: !14, file: !14, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = distinct !DILocation(line: 8, column: 14, scope: !8)
!18 = !DILocation(line: 63, column: 31, scope: !13, inlinedAt: !19)
!19 = distinct !DILocation(line: 91, column: 5, scope: !16, inlinedAt: !20)
!20 = distinct !DILocation(line: 8, column: 20, scope: !8)
!21 = !DILocation(line: 9, column: 3, scope: !8)
!22 = !DILocation(line: 85, column: 23, scope: !23, inlinedAt: !25)
!23 = distinct !DISubprogram(name: "id", scope: !24, file: !24, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!25 = distinct !DILocation(line: 126, column: 7, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "thread<(lambda at lock_order.cpp:9:19), void>", scope: !24, file: !24, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 9, column: 15, scope: !8)
!28 = !{!29, !30, i64 0}
!29 = !{!"_ZTSNSt6thread2idE", !30, i64 0}
!30 = !{!"long", !31, i64 0}
!31 = !{!"omnipotent char", !32, i64 0}
!32 = !{!"Simple C++ TBAA"}
!33 = !DILocation(line: 142, column: 29, scope: !26, inlinedAt: !27)
!34 = !DILocation(line: 207, column: 4, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "_State_impl<(lambda at lock_order.cpp:9:19)>", scope: !24, file: !24, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 142, column: 33, scope: !26, inlinedAt: !27)
!37 = !{!38, !38, i64 0}
!38 = !{!"vtable pointer", !32, i64 0}
!39 = !DILocation(line: 206, column: 6, scope: !35, inlinedAt: !36)
!40 = !DILocation(line: 200, column: 4, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "_Head_base<(lambda at lock_order.cpp:9:19)>", scope: !42, file: !42, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !DIFile(filename: "c++/tuple", directory: "")
!43 = distinct !DILocation(line: 441, column: 4, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at lock_order.cpp:9:19)>", scope: !42, file: !42, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = distinct !DILocation(line: 744, column: 4, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "tuple<(lambda at lock_order.cpp:9:19), true, true>", scope: !42, file: !42, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 206, column: 14, scope: !35, inlinedAt: !36)
!48 = !{!49, !49, i64 0}
!49 = !{!"any pointer", !31, i64 0}
!50 = !DILocation(line: 168, column: 56, scope: !51, inlinedAt: !53)
!51 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !52, file: !52, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!53 = distinct !DILocation(line: 233, column: 40, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !52, file: !52, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = distinct !DILocation(line: 310, column: 4, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !52, file: !52, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = distinct !DILocation(line: 142, column: 18, scope: !26, inlinedAt: !27)
!58 = !DILocation(line: 142, column: 2, scope: !26, inlinedAt: !27)
!59 = !DILocation(line: 395, column: 6, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "~unique_ptr", scope: !52, file: !52, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 142, column: 2, scope: !26, inlinedAt: !27)
!62 = !DILocation(line: 395, column: 12, scope: !60, inlinedAt: !61)
!63 = !DILocation(line: 95, column: 2, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "operator()", scope: !52, file: !52, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !61)
!66 = !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !61)
!67 = !DILocation(line: 145, column: 7, scope: !26, inlinedAt: !27)
!68 = !DILocation(line: 395, column: 6, scope: !60, inlinedAt: !69)
!69 = distinct !DILocation(line: 142, column: 2, scope: !26, inlinedAt: !27)
!70 = !DILocation(line: 395, column: 12, scope: !60, inlinedAt: !69)
!71 = !DILocation(line: 95, column: 2, scope: !64, inlinedAt: !72)
!72 = distinct !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !69)
!73 = !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !69)
!74 = !DILocation(line: 0, scope: !8)
!75 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !69)
!76 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !61)
!77 = !DILocation(line: 13, column: 3, scope: !8)
!78 = !DILocation(line: 85, column: 23, scope: !23, inlinedAt: !79)
!79 = distinct !DILocation(line: 126, column: 7, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "thread<(lambda at lock_order.cpp:13:19), void>", scope: !24, file: !24, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = distinct !DILocation(line: 13, column: 15, scope: !8)
!82 = !DILocation(line: 142, column: 29, scope: !80, inlinedAt: !81)
!83 = !DILocation(line: 207, column: 4, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "_State_impl<(lambda at lock_order.cpp:13:19)>", scope: !24, file: !24, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = distinct !DILocation(line: 142, column: 33, scope: !80, inlinedAt: !81)
!86 = !DILocation(line: 206, column: 6, scope: !84, inlinedAt: !85)
!87 = !DILocation(line: 200, column: 4, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "_Head_base<(lambda at lock_order.cpp:13:19)>", scope: !42, file: !42, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = distinct !DILocation(line: 441, column: 4, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at lock_order.cpp:13:19)>", scope: !42, file: !42, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = distinct !DILocation(line: 744, column: 4, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "tuple<(lambda at lock_order.cpp:13:19), true, true>", scope: !42, file: !42, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = distinct !DILocation(line: 206, column: 14, scope: !84, inlinedAt: !85)
!94 = !DILocation(line: 168, column: 56, scope: !51, inlinedAt: !95)
!95 = distinct !DILocation(line: 233, column: 40, scope: !54, inlinedAt: !96)
!96 = distinct !DILocation(line: 310, column: 4, scope: !56, inlinedAt: !97)
!97 = distinct !DILocation(line: 142, column: 18, scope: !80, inlinedAt: !81)
!98 = !DILocation(line: 142, column: 2, scope: !80, inlinedAt: !81)
!99 = !DILocation(line: 395, column: 6, scope: !60, inlinedAt: !100)
!100 = distinct !DILocation(line: 142, column: 2, scope: !80, inlinedAt: !81)
!101 = !DILocation(line: 395, column: 12, scope: !60, inlinedAt: !100)
!102 = !DILocation(line: 95, column: 2, scope: !64, inlinedAt: !103)
!103 = distinct !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !100)
!104 = !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !100)
!105 = !DILocation(line: 145, column: 7, scope: !80, inlinedAt: !81)
!106 = !DILocation(line: 395, column: 6, scope: !60, inlinedAt: !107)
!107 = distinct !DILocation(line: 142, column: 2, scope: !80, inlinedAt: !81)
!108 = !DILocation(line: 395, column: 12, scope: !60, inlinedAt: !107)
!109 = !DILocation(line: 95, column: 2, scope: !64, inlinedAt: !110)
!110 = distinct !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !107)
!111 = !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !107)
!112 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !107)
!113 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !100)
!114 = !DILocation(line: 17, column: 7, scope: !8)
!115 = !DILocation(line: 18, column: 7, scope: !8)
!116 = !DILocation(line: 175, column: 16, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "joinable", scope: !24, file: !24, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = distinct !DILocation(line: 150, column: 11, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "~thread", scope: !24, file: !24, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = distinct !DILocation(line: 20, column: 1, scope: !8)
!121 = !{!30, !30, i64 0}
!122 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "operator==", scope: !24, file: !24, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = distinct !DILocation(line: 175, column: 22, scope: !117, inlinedAt: !118)
!125 = !DILocation(line: 150, column: 11, scope: !119, inlinedAt: !120)
!126 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !129)
!127 = distinct !DISubprogram(name: "__terminate", scope: !128, file: !128, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!128 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!129 = distinct !DILocation(line: 151, column: 2, scope: !119, inlinedAt: !120)
!130 = !DILocation(line: 20, column: 1, scope: !8)
!131 = !DILocation(line: 175, column: 16, scope: !117, inlinedAt: !132)
!132 = distinct !DILocation(line: 150, column: 11, scope: !119, inlinedAt: !133)
!133 = distinct !DILocation(line: 20, column: 1, scope: !8)
!134 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !135)
!135 = distinct !DILocation(line: 175, column: 22, scope: !117, inlinedAt: !132)
!136 = !DILocation(line: 150, column: 11, scope: !119, inlinedAt: !133)
!137 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !138)
!138 = distinct !DILocation(line: 151, column: 2, scope: !119, inlinedAt: !133)
!139 = !DILocation(line: 13, column: 15, scope: !8)
!140 = !DILocation(line: 175, column: 16, scope: !117, inlinedAt: !141)
!141 = distinct !DILocation(line: 150, column: 11, scope: !119, inlinedAt: !142)
!142 = distinct !DILocation(line: 20, column: 1, scope: !8)
!143 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !144)
!144 = distinct !DILocation(line: 175, column: 22, scope: !117, inlinedAt: !141)
!145 = !DILocation(line: 150, column: 11, scope: !119, inlinedAt: !142)
!146 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !147)
!147 = distinct !DILocation(line: 151, column: 2, scope: !119, inlinedAt: !142)
!148 = !DILocation(line: 175, column: 16, scope: !117, inlinedAt: !149)
!149 = distinct !DILocation(line: 150, column: 11, scope: !119, inlinedAt: !150)
!150 = distinct !DILocation(line: 20, column: 1, scope: !8)
!151 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !152)
!152 = distinct !DILocation(line: 175, column: 22, scope: !117, inlinedAt: !149)
!153 = !DILocation(line: 150, column: 11, scope: !119, inlinedAt: !150)
!154 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !155)
!155 = distinct !DILocation(line: 151, column: 2, scope: !119, inlinedAt: !150)
!156 = !DISubprogram(name: "terminate", scope: !128, file: !128, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = distinct !DISubprogram(name: "~_State_impl", scope: !24, file: !24, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = !DILocation(line: 200, column: 14, scope: !157)
!159 = distinct !DISubprogram(name: "_M_run", scope: !24, file: !24, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = !DILocation(line: 210, column: 13, scope: !159)
!161 = !DILocation(line: 10, column: 39, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 9, type: !9, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = distinct !DILocation(line: 61, column: 14, scope: !164, inlinedAt: !166)
!164 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at lock_order.cpp:9:19)>", scope: !165, file: !165, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!166 = distinct !DILocation(line: 96, column: 14, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "__invoke<(lambda at lock_order.cpp:9:19)>", scope: !165, file: !165, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = distinct !DILocation(line: 252, column: 13, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !24, file: !24, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!170 = distinct !DILocation(line: 259, column: 11, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "operator()", scope: !24, file: !24, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = distinct !DILocation(line: 210, column: 13, scope: !159)
!173 = !{!174, !49, i64 0}
!174 = !{!"_ZTSZ4mainE3$_0", !49, i64 0, !49, i64 8}
!175 = !DILocation(line: 749, column: 12, scope: !176, inlinedAt: !178)
!176 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !177, file: !177, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!178 = distinct !DILocation(line: 100, column: 17, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "lock", scope: !14, file: !14, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = distinct !DILocation(line: 229, column: 19, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "lock_guard", scope: !14, file: !14, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = distinct !DILocation(line: 10, column: 33, scope: !162, inlinedAt: !163)
!183 = !DILocation(line: 103, column: 11, scope: !179, inlinedAt: !180)
!184 = !DILocation(line: 104, column: 2, scope: !179, inlinedAt: !180)
!185 = !DILocation(line: 11, column: 40, scope: !162, inlinedAt: !163)
!186 = !{!174, !49, i64 8}
!187 = !DILocation(line: 749, column: 12, scope: !176, inlinedAt: !188)
!188 = distinct !DILocation(line: 100, column: 17, scope: !179, inlinedAt: !189)
!189 = distinct !DILocation(line: 229, column: 19, scope: !181, inlinedAt: !190)
!190 = distinct !DILocation(line: 11, column: 33, scope: !162, inlinedAt: !163)
!191 = !DILocation(line: 103, column: 11, scope: !179, inlinedAt: !189)
!192 = !DILocation(line: 104, column: 2, scope: !179, inlinedAt: !189)
!193 = !DILocation(line: 779, column: 12, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !177, file: !177, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = distinct !DILocation(line: 118, column: 7, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "unlock", scope: !14, file: !14, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!197 = distinct !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "~lock_guard", scope: !14, file: !14, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!199 = distinct !DILocation(line: 12, column: 3, scope: !162, inlinedAt: !163)
!200 = !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 779, column: 12, scope: !194, inlinedAt: !202)
!202 = distinct !DILocation(line: 118, column: 7, scope: !196, inlinedAt: !203)
!203 = distinct !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !204)
!204 = distinct !DILocation(line: 12, column: 3, scope: !162, inlinedAt: !163)
!205 = !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !204)
!206 = !DILocation(line: 12, column: 3, scope: !162, inlinedAt: !163)
!207 = !DILocation(line: 779, column: 12, scope: !194, inlinedAt: !208)
!208 = distinct !DILocation(line: 118, column: 7, scope: !196, inlinedAt: !209)
!209 = distinct !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !210)
!210 = distinct !DILocation(line: 12, column: 3, scope: !162, inlinedAt: !163)
!211 = !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !210)
!212 = !DILocation(line: 210, column: 24, scope: !159)
!213 = !DISubprogram(name: "__throw_system_error", scope: !214, file: !214, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DIFile(filename: "c++/bits/functexcept.h", directory: "", checksumkind: CSK_MD5, checksum: "a363406ed41198146320f1e077ba3f30")
!215 = !DISubprogram(name: "pthread_mutex_lock", scope: !216, file: !216, line: 91, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!217 = !DISubprogram(name: "pthread_mutex_unlock", scope: !216, file: !216, line: 97, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = distinct !DISubprogram(name: "~_State_impl", scope: !24, file: !24, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = !DILocation(line: 200, column: 14, scope: !218)
!220 = distinct !DISubprogram(name: "_M_run", scope: !24, file: !24, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = !DILocation(line: 210, column: 13, scope: !220)
!222 = !DILocation(line: 14, column: 39, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !9, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = distinct !DILocation(line: 61, column: 14, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at lock_order.cpp:13:19)>", scope: !165, file: !165, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = distinct !DILocation(line: 96, column: 14, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "__invoke<(lambda at lock_order.cpp:13:19)>", scope: !165, file: !165, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!228 = distinct !DILocation(line: 252, column: 13, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !24, file: !24, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!230 = distinct !DILocation(line: 259, column: 11, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "operator()", scope: !24, file: !24, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!232 = distinct !DILocation(line: 210, column: 13, scope: !220)
!233 = !{!234, !49, i64 0}
!234 = !{!"_ZTSZ4mainE3$_1", !49, i64 0, !49, i64 8}
!235 = !DILocation(line: 749, column: 12, scope: !176, inlinedAt: !236)
!236 = distinct !DILocation(line: 100, column: 17, scope: !179, inlinedAt: !237)
!237 = distinct !DILocation(line: 229, column: 19, scope: !181, inlinedAt: !238)
!238 = distinct !DILocation(line: 14, column: 33, scope: !223, inlinedAt: !224)
!239 = !DILocation(line: 103, column: 11, scope: !179, inlinedAt: !237)
!240 = !DILocation(line: 104, column: 2, scope: !179, inlinedAt: !237)
!241 = !DILocation(line: 15, column: 40, scope: !223, inlinedAt: !224)
!242 = !{!234, !49, i64 8}
!243 = !DILocation(line: 749, column: 12, scope: !176, inlinedAt: !244)
!244 = distinct !DILocation(line: 100, column: 17, scope: !179, inlinedAt: !245)
!245 = distinct !DILocation(line: 229, column: 19, scope: !181, inlinedAt: !246)
!246 = distinct !DILocation(line: 15, column: 33, scope: !223, inlinedAt: !224)
!247 = !DILocation(line: 103, column: 11, scope: !179, inlinedAt: !245)
!248 = !DILocation(line: 104, column: 2, scope: !179, inlinedAt: !245)
!249 = !DILocation(line: 779, column: 12, scope: !194, inlinedAt: !250)
!250 = distinct !DILocation(line: 118, column: 7, scope: !196, inlinedAt: !251)
!251 = distinct !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !252)
!252 = distinct !DILocation(line: 16, column: 3, scope: !223, inlinedAt: !224)
!253 = !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !252)
!254 = !DILocation(line: 779, column: 12, scope: !194, inlinedAt: !255)
!255 = distinct !DILocation(line: 118, column: 7, scope: !196, inlinedAt: !256)
!256 = distinct !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !257)
!257 = distinct !DILocation(line: 16, column: 3, scope: !223, inlinedAt: !224)
!258 = !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !257)
!259 = !DILocation(line: 16, column: 3, scope: !223, inlinedAt: !224)
!260 = !DILocation(line: 779, column: 12, scope: !194, inlinedAt: !261)
!261 = distinct !DILocation(line: 118, column: 7, scope: !196, inlinedAt: !262)
!262 = distinct !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !263)
!263 = distinct !DILocation(line: 16, column: 3, scope: !223, inlinedAt: !224)
!264 = !DILocation(line: 235, column: 19, scope: !198, inlinedAt: !263)
!265 = !DILocation(line: 210, column: 24, scope: !220)
