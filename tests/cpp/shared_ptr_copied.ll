; ModuleID = 'shared_ptr_copied.cpp'
source_filename = "shared_ptr_copied.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::_Sp_locker" = type { i8, i8 }

$_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

@_ZL7current = internal global %"class.std::shared_ptr" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [65 x i8] c"St23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_shared_ptr_copied.cpp, ptr null }]

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #0

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !8 {
entry:
  %_M_refcount = getelementptr inbounds i8, ptr %this, i64 8, !dbg !12
  %0 = load ptr, ptr %_M_refcount, align 8, !dbg !13, !tbaa !16
  %cmp.not.i = icmp eq ptr %0, null, !dbg !21
  br i1 %cmp.not.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i, !dbg !13

if.then.i:                                        ; preds = %entry
  %_M_use_count.i.i = getelementptr inbounds i8, ptr %0, i64 8, !dbg !22
  %1 = load i8, ptr @__libc_single_threaded, align 1, !dbg !25, !tbaa !31
  %tobool.i.not.i.i = icmp eq i8 %1, 0, !dbg !25
  br i1 %tobool.i.not.i.i, label %if.else.i.i.i, label %if.then.i.i.i, !dbg !32

if.then.i.i.i:                                    ; preds = %if.then.i
  %2 = load i32, ptr %_M_use_count.i.i, align 4, !dbg !33, !tbaa !36
  %add.i.i.i = add nsw i32 %2, -1, !dbg !38
  store i32 %add.i.i.i, ptr %_M_use_count.i.i, align 4, !dbg !38, !tbaa !36
  br label %invoke.cont.i.i, !dbg !39

if.else.i.i.i:                                    ; preds = %if.then.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i, i32 -1 acq_rel, align 4, !dbg !40
  br label %invoke.cont.i.i, !dbg !43

invoke.cont.i.i:                                  ; preds = %if.else.i.i.i, %if.then.i.i.i
  %retval.0.i.i.i = phi i32 [ %2, %if.then.i.i.i ], [ %3, %if.else.i.i.i ], !dbg !44
  %cmp.i.i = icmp eq i32 %retval.0.i.i.i, 1, !dbg !45
  br i1 %cmp.i.i, label %if.then.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, !dbg !46

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !dbg !47, !tbaa !50
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 16, !dbg !47
  %4 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !47
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !47
  %_M_weak_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 12, !dbg !52
  %5 = load i8, ptr @__libc_single_threaded, align 1, !dbg !53, !tbaa !31
  %tobool.i.not.i.i.i = icmp eq i8 %5, 0, !dbg !53
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i, !dbg !56

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i, align 4, !dbg !57, !tbaa !36
  %add.i.i.i.i = add nsw i32 %6, -1, !dbg !59
  store i32 %add.i.i.i.i, ptr %_M_weak_count.i.i.i, align 4, !dbg !59, !tbaa !36
  br label %invoke.cont.i.i.i, !dbg !60

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i, i32 -1 acq_rel, align 4, !dbg !61
  br label %invoke.cont.i.i.i, !dbg !63

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i ], [ %7, %if.else.i.i.i.i ], !dbg !64
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1, !dbg !65
  br i1 %cmp.i.i.i, label %if.then.i2.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, !dbg !66

if.then.i2.i.i:                                   ; preds = %invoke.cont.i.i.i
  %vtable2.i.i.i = load ptr, ptr %0, align 8, !dbg !67, !tbaa !50
  %vfn3.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i, i64 24, !dbg !67
  %8 = load ptr, ptr %vfn3.i.i.i, align 8, !dbg !67
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !67
  br label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, !dbg !68

_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i, %invoke.cont.i.i.i, %if.then.i2.i.i
  ret void, !dbg !12
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !69 {
entry:
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %writer = alloca %"class.std::thread", align 8
  %mine = alloca %"class.std::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %writer) #14, !dbg !70
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !71
  store i64 0, ptr %writer, align 8, !dbg !71, !tbaa !77
  %call.i = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !80
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i, align 8, !dbg !81, !tbaa !50
  store ptr %call.i, ptr %agg.tmp.i, align 8, !dbg !84, !tbaa !92
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %writer, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i, !dbg !93

invoke.cont3.i:                                   ; preds = %entry
  %0 = load ptr, ptr %agg.tmp.i, align 8, !dbg !94, !tbaa !92
  %cmp.not.i.i = icmp eq ptr %0, null, !dbg !97
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i, !dbg !94

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !dbg !98, !tbaa !50
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8, !dbg !98
  %1 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !98
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #14, !dbg !98
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", !dbg !101

lpad2.i:                                          ; preds = %entry
  %2 = landingpad { ptr, i32 }
          cleanup, !dbg !102
  %3 = load ptr, ptr %agg.tmp.i, align 8, !dbg !103, !tbaa !92
  %cmp.not.i5.i = icmp eq ptr %3, null, !dbg !105
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i, !dbg !103

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %3, align 8, !dbg !106, !tbaa !50
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8, !dbg !106
  %4 = load ptr, ptr %vfn.i.i8.i, align 8, !dbg !106
  call void %4(ptr noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !106
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, !dbg !108

common.resume:                                    ; preds = %_ZNSt6threadD2Ev.exit10, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %common.resume.op = phi { ptr, i32 } [ %2, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %21, %_ZNSt6threadD2Ev.exit10 ]
  resume { ptr, i32 } %common.resume.op, !dbg !109

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !110, !tbaa !92
  br label %common.resume, !dbg !102

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !111, !tbaa !92
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !102
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %mine) #14, !dbg !112
  %5 = load ptr, ptr @_ZL7current, align 8, !dbg !113, !tbaa !119
  store ptr %5, ptr %mine, align 8, !dbg !113, !tbaa !119
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %mine, i64 8, !dbg !113
  %6 = load ptr, ptr getelementptr inbounds (i8, ptr @_ZL7current, i64 8), align 8, !dbg !121, !tbaa !16
  store ptr %6, ptr %_M_refcount.i.i, align 8, !dbg !124, !tbaa !16
  %cmp.not.i.i.i = icmp eq ptr %6, null, !dbg !125
  br i1 %cmp.not.i.i.i, label %_ZNSt10shared_ptrIiEC2ERKS0_.exit, label %if.then.i.i.i, !dbg !126

if.then.i.i.i:                                    ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %6, i64 8, !dbg !127
  %7 = load i8, ptr @__libc_single_threaded, align 1, !dbg !130, !tbaa !31
  %tobool.i.i.not.i.i.i.i = icmp eq i8 %7, 0, !dbg !130
  br i1 %tobool.i.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i, !dbg !134

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %8 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !dbg !135, !tbaa !36
  %add.i.i.i.i.i = add nsw i32 %8, 1, !dbg !135
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !dbg !135, !tbaa !36
  br label %_ZNSt10shared_ptrIiEC2ERKS0_.exit, !dbg !138

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %9 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 1 acq_rel, align 4, !dbg !139
  br label %_ZNSt10shared_ptrIiEC2ERKS0_.exit

_ZNSt10shared_ptrIiEC2ERKS0_.exit:                ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", %if.then.i.i.i.i.i, %if.else.i.i.i.i.i
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %writer)
          to label %invoke.cont unwind label %lpad, !dbg !142

invoke.cont:                                      ; preds = %_ZNSt10shared_ptrIiEC2ERKS0_.exit
  %10 = load ptr, ptr %mine, align 8, !dbg !143, !tbaa !119
  %11 = load i32, ptr %10, align 4, !dbg !150, !tbaa !36
  %12 = load ptr, ptr %_M_refcount.i.i, align 8, !dbg !151, !tbaa !16
  %cmp.not.i.i2 = icmp eq ptr %12, null, !dbg !154
  br i1 %cmp.not.i.i2, label %_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i, !dbg !151

if.then.i.i:                                      ; preds = %invoke.cont
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %12, i64 8, !dbg !155
  %13 = load i8, ptr @__libc_single_threaded, align 1, !dbg !157, !tbaa !31
  %tobool.i.not.i.i.i = icmp eq i8 %13, 0, !dbg !157
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i, !dbg !160

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %14 = load i32, ptr %_M_use_count.i.i.i, align 4, !dbg !161, !tbaa !36
  %add.i.i.i.i = add nsw i32 %14, -1, !dbg !163
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !dbg !163, !tbaa !36
  br label %invoke.cont.i.i.i, !dbg !164

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %15 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4, !dbg !165
  br label %invoke.cont.i.i.i, !dbg !167

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %14, %if.then.i.i.i.i ], [ %15, %if.else.i.i.i.i ], !dbg !168
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1, !dbg !169
  br i1 %cmp.i.i.i, label %if.then.i.i.i3, label %_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, !dbg !170

if.then.i.i.i3:                                   ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %12, align 8, !dbg !171, !tbaa !50
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16, !dbg !171
  %16 = load ptr, ptr %vfn.i.i.i.i, align 8, !dbg !171
  call void %16(ptr noundef nonnull align 8 dereferenceable(16) %12) #14, !dbg !171
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %12, i64 12, !dbg !173
  %17 = load i8, ptr @__libc_single_threaded, align 1, !dbg !174, !tbaa !31
  %tobool.i.not.i.i.i.i = icmp eq i8 %17, 0, !dbg !174
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i6, label %if.then.i.i.i.i.i4, !dbg !177

if.then.i.i.i.i.i4:                               ; preds = %if.then.i.i.i3
  %18 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !dbg !178, !tbaa !36
  %add.i.i.i.i.i5 = add nsw i32 %18, -1, !dbg !180
  store i32 %add.i.i.i.i.i5, ptr %_M_weak_count.i.i.i.i, align 4, !dbg !180, !tbaa !36
  br label %invoke.cont.i.i.i.i, !dbg !181

if.else.i.i.i.i.i6:                               ; preds = %if.then.i.i.i3
  %19 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4, !dbg !182
  br label %invoke.cont.i.i.i.i, !dbg !184

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i6, %if.then.i.i.i.i.i4
  %retval.0.i.i.i.i.i = phi i32 [ %18, %if.then.i.i.i.i.i4 ], [ %19, %if.else.i.i.i.i.i6 ], !dbg !185
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1, !dbg !186
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, !dbg !187

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %12, align 8, !dbg !188, !tbaa !50
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24, !dbg !188
  %20 = load ptr, ptr %vfn3.i.i.i.i, align 8, !dbg !188
  call void %20(ptr noundef nonnull align 8 dereferenceable(16) %12) #14, !dbg !188
  br label %_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, !dbg !189

_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %invoke.cont, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %mine) #14, !dbg !190
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %writer, align 8, !dbg !191, !tbaa !196
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !197
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i, !dbg !200

if.then.i:                                        ; preds = %_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit
  call void @_ZSt9terminatev() #16, !dbg !201
  unreachable, !dbg !201

_ZNSt6threadD2Ev.exit:                            ; preds = %_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %writer) #14, !dbg !190
  ret i32 %11, !dbg !190

lpad:                                             ; preds = %_ZNSt10shared_ptrIiEC2ERKS0_.exit
  %21 = landingpad { ptr, i32 }
          cleanup, !dbg !190
  call void @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %mine) #14, !dbg !190
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %mine) #14, !dbg !190
  %agg.tmp.sroa.0.0.copyload.i.i7 = load i64, ptr %writer, align 8, !dbg !205, !tbaa !196
  %cmp.i.i.not.i8 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i7, 0, !dbg !208
  br i1 %cmp.i.i.not.i8, label %_ZNSt6threadD2Ev.exit10, label %if.then.i9, !dbg !210

if.then.i9:                                       ; preds = %lpad
  call void @_ZSt9terminatev() #16, !dbg !211
  unreachable, !dbg !211

_ZNSt6threadD2Ev.exit10:                          ; preds = %lpad
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %writer) #14, !dbg !190
  br label %common.resume, !dbg !190
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

declare i32 @__gxx_personality_v0(...)

declare !dbg !213 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 !dbg !214 {
entry:
  ret void, !dbg !215
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 !dbg !216 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #17, !dbg !217
  ret void, !dbg !218
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !219 {
entry:
  ret void, !dbg !220
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !221 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #17, !dbg !222
  ret void, !dbg !232
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef nonnull align 8 dereferenceable(16) %__ti) unnamed_addr #1 comdat align 2 !dbg !233 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16, !dbg !234
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag, !dbg !237
  br i1 %cmp, label %cleanup, label %lor.lhs.false, !dbg !238

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8, !dbg !239
  %0 = load ptr, ptr %__name.i, align 8, !dbg !239, !tbaa !243
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag, !dbg !245
  br i1 %cmp.i, label %cleanup, label %if.end.i, !dbg !239

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !dbg !246, !tbaa !31
  %cmp4.not.i = icmp eq i8 %1, 42, !dbg !247
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i, !dbg !248

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #14, !dbg !249
  %cmp7.i = icmp eq i32 %call6.i, 0, !dbg !250
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null, !dbg !251
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ], !dbg !252
  ret ptr %retval.0, !dbg !253
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 !dbg !254 {
entry:
  tail call void @llvm.trap() #16, !dbg !255
  unreachable, !dbg !255
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #1 comdat align 2 !dbg !256 {
entry:
  %vtable = load ptr, ptr %this, align 8, !dbg !257, !tbaa !50
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 8, !dbg !257
  %0 = load ptr, ptr %vfn, align 8, !dbg !257
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(16) %this) #14, !dbg !257
  ret void, !dbg !258
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !259 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #8

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %this) unnamed_addr #10 align 2 !dbg !260 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %this) #14, !dbg !261
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #17, !dbg !261
  ret void, !dbg !261
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %this) unnamed_addr #11 align 2 personality ptr @__gxx_personality_v0 !dbg !262 {
entry:
  %__lock.i.i.i.i.i.i.i = alloca %"struct.std::_Sp_locker", align 1
  %call5.i.i.i16.i.i.i.i.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #15, !dbg !263, !noalias !289
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, align 8, !dbg !292, !tbaa !50, !noalias !289
  %_M_use_count.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, i64 8, !dbg !297
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i.i.i.i.i, align 8, !dbg !297, !tbaa !298, !noalias !289
  %_M_weak_count.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, i64 12, !dbg !300
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i.i.i, align 4, !dbg !300, !tbaa !301, !noalias !289
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, align 8, !dbg !302, !tbaa !50, !noalias !289
  %_M_impl.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, i64 16, !dbg !303
  store i32 2, ptr %_M_impl.i.i.i.i.i.i.i.i.i.i.i, align 4, !dbg !305, !tbaa !36, !noalias !289
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %__lock.i.i.i.i.i.i.i) #14, !dbg !311
  call void @_ZNSt10_Sp_lockerC1EPKv(ptr noundef nonnull align 1 dereferenceable(2) %__lock.i.i.i.i.i.i.i, ptr noundef nonnull @_ZL7current) #14, !dbg !317
  store ptr %_M_impl.i.i.i.i.i.i.i.i.i.i.i, ptr @_ZL7current, align 8, !dbg !318, !tbaa !92
  %0 = load ptr, ptr getelementptr inbounds (i8, ptr @_ZL7current, i64 8), align 8, !dbg !324, !tbaa !16
  store ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, ptr getelementptr inbounds (i8, ptr @_ZL7current, i64 8), align 8, !dbg !327, !tbaa !16
  call void @_ZNSt10_Sp_lockerD1Ev(ptr noundef nonnull align 1 dereferenceable(2) %__lock.i.i.i.i.i.i.i) #14, !dbg !328
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %__lock.i.i.i.i.i.i.i) #14, !dbg !328
  %cmp.not.i.i.i.i.i.i.i.i = icmp eq ptr %0, null, !dbg !329
  br i1 %cmp.not.i.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", label %if.then.i.i.i.i.i.i.i.i, !dbg !332

if.then.i.i.i.i.i.i.i.i:                          ; preds = %entry
  %_M_use_count.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 8, !dbg !333
  %1 = load i8, ptr @__libc_single_threaded, align 1, !dbg !335, !tbaa !31
  %tobool.i.not.i.i.i.i.i.i.i.i.i = icmp eq i8 %1, 0, !dbg !335
  br i1 %tobool.i.not.i.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i.i, !dbg !338

if.then.i.i.i.i.i.i.i.i.i.i:                      ; preds = %if.then.i.i.i.i.i.i.i.i
  %2 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i.i.i, align 4, !dbg !339, !tbaa !36
  %add.i.i.i.i.i.i.i.i.i.i = add nsw i32 %2, -1, !dbg !341
  store i32 %add.i.i.i.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i.i.i.i, align 4, !dbg !341, !tbaa !36
  br label %invoke.cont.i.i.i.i.i.i.i.i.i, !dbg !342

if.else.i.i.i.i.i.i.i.i.i.i:                      ; preds = %if.then.i.i.i.i.i.i.i.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4, !dbg !343
  br label %invoke.cont.i.i.i.i.i.i.i.i.i, !dbg !345

invoke.cont.i.i.i.i.i.i.i.i.i:                    ; preds = %if.else.i.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i.i.i.i.i.i.i ], [ %3, %if.else.i.i.i.i.i.i.i.i.i.i ], !dbg !346
  %cmp.i.i.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i.i, 1, !dbg !347
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", !dbg !348

if.then.i.i.i.i.i.i.i.i.i:                        ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %0, align 8, !dbg !349, !tbaa !50
  %vfn.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i.i.i, i64 16, !dbg !349
  %4 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i.i.i, align 8, !dbg !349
  call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !349
  %_M_weak_count.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12, !dbg !351
  %5 = load i8, ptr @__libc_single_threaded, align 1, !dbg !352, !tbaa !31
  %tobool.i.not.i.i.i.i.i.i.i.i.i.i = icmp eq i8 %5, 0, !dbg !352
  br i1 %tobool.i.not.i.i.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i.i.i, !dbg !355

if.then.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %if.then.i.i.i.i.i.i.i.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i.i, align 4, !dbg !356, !tbaa !36
  %add.i.i.i.i.i.i.i.i.i.i.i = add nsw i32 %6, -1, !dbg !358
  store i32 %add.i.i.i.i.i.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i.i, align 4, !dbg !358, !tbaa !36
  br label %invoke.cont.i.i.i.i.i.i.i.i.i.i, !dbg !359

if.else.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %if.then.i.i.i.i.i.i.i.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4, !dbg !360
  br label %invoke.cont.i.i.i.i.i.i.i.i.i.i, !dbg !362

invoke.cont.i.i.i.i.i.i.i.i.i.i:                  ; preds = %if.else.i.i.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i.i.i.i.i.i.i.i ], [ %7, %if.else.i.i.i.i.i.i.i.i.i.i.i ], !dbg !363
  %cmp.i.i.i.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i.i.i, 1, !dbg !364
  br i1 %cmp.i.i.i.i.i.i.i.i.i.i, label %if.then.i2.i.i.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", !dbg !365

if.then.i2.i.i.i.i.i.i.i.i.i:                     ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i.i
  %vtable2.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %0, align 8, !dbg !366, !tbaa !50
  %vfn3.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i.i.i.i, i64 24, !dbg !366
  %8 = load ptr, ptr %vfn3.i.i.i.i.i.i.i.i.i.i, align 8, !dbg !366
  call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !366
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", !dbg !367

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %entry, %invoke.cont.i.i.i.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i.i.i.i, %if.then.i2.i.i.i.i.i.i.i.i.i
  ret void, !dbg !368
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerC1EPKv(ptr noundef nonnull align 1 dereferenceable(2), ptr noundef) unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerD1Ev(ptr noundef nonnull align 1 dereferenceable(2)) unnamed_addr #9

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_shared_ptr_copied.cpp() #12 section ".text.startup" personality ptr @__gxx_personality_v0 !dbg !369 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !370), !dbg !373
  store ptr null, ptr @_ZL7current, align 8, !dbg !376, !tbaa !119, !alias.scope !370
  %call5.i.i.i16.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #15, !dbg !380, !noalias !370
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i, align 8, !dbg !385, !tbaa !50, !noalias !370
  %_M_use_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 8, !dbg !388
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i, align 8, !dbg !388, !tbaa !298, !noalias !370
  %_M_weak_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 12, !dbg !389
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i, align 4, !dbg !389, !tbaa !301, !noalias !370
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i, align 8, !dbg !390, !tbaa !50, !noalias !370
  %_M_impl.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 16, !dbg !391
  store i32 1, ptr %_M_impl.i.i.i.i.i.i.i, align 4, !dbg !393, !tbaa !36, !noalias !370
  store ptr %call5.i.i.i16.i.i.i.i.i, ptr getelementptr inbounds (i8, ptr @_ZL7current, i64 8), align 8, !dbg !396, !tbaa !16, !alias.scope !370
  store ptr %_M_impl.i.i.i.i.i.i.i, ptr @_ZL7current, align 8, !dbg !397, !tbaa !92, !alias.scope !370
  %0 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr nonnull @_ZL7current, ptr nonnull @__dso_handle) #14, !dbg !398
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shared_ptr_copied.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "f005c976b3ac00719190744903bd02c7")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~__shared_ptr", scope: !9, file: !9, line: 1524, type: !10, scopeLine: 1524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DIFile(filename: "c++/bits/shared_ptr_base.h", directory: "", checksumkind: CSK_MD5, checksum: "e2b63a5b49d3c553c17b8b8d80272b6f")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 1524, column: 31, scope: !8)
!13 = !DILocation(line: 1070, column: 6, scope: !14, inlinedAt: !15)
!14 = distinct !DISubprogram(name: "~__shared_count", scope: !9, file: !9, line: 1068, type: !10, scopeLine: 1069, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = distinct !DILocation(line: 1524, column: 31, scope: !8)
!16 = !{!17, !18, i64 0}
!17 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !18, i64 0}
!18 = !{!"any pointer", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C++ TBAA"}
!21 = !DILocation(line: 1070, column: 12, scope: !14, inlinedAt: !15)
!22 = !DILocation(line: 359, column: 51, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "_M_release", scope: !9, file: !9, line: 317, type: !10, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 1071, column: 11, scope: !14, inlinedAt: !15)
!25 = !DILocation(line: 52, column: 12, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "__is_single_threaded", scope: !27, file: !27, line: 47, type: !10, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DIFile(filename: "c++/ext/atomicity.h", directory: "")
!28 = distinct !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !27, file: !27, line: 96, type: !10, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 359, column: 11, scope: !23, inlinedAt: !24)
!31 = !{!19, !19, i64 0}
!32 = !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !30)
!33 = !DILocation(line: 84, column: 29, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !27, file: !27, line: 82, type: !10, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 99, column: 14, scope: !29, inlinedAt: !30)
!36 = !{!37, !37, i64 0}
!37 = !{!"int", !19, i64 0}
!38 = !DILocation(line: 85, column: 12, scope: !34, inlinedAt: !35)
!39 = !DILocation(line: 99, column: 7, scope: !29, inlinedAt: !30)
!40 = !DILocation(line: 66, column: 12, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "__exchange_and_add", scope: !27, file: !27, line: 65, type: !10, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 101, column: 14, scope: !29, inlinedAt: !30)
!43 = !DILocation(line: 101, column: 7, scope: !29, inlinedAt: !30)
!44 = !DILocation(line: 0, scope: !29, inlinedAt: !30)
!45 = !DILocation(line: 359, column: 69, scope: !23, inlinedAt: !24)
!46 = !DILocation(line: 359, column: 11, scope: !23, inlinedAt: !24)
!47 = !DILocation(line: 175, column: 2, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "_M_release_last_use", scope: !9, file: !9, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 361, column: 4, scope: !23, inlinedAt: !24)
!50 = !{!51, !51, i64 0}
!51 = !{!"vtable pointer", !20, i64 0}
!52 = !DILocation(line: 187, column: 46, scope: !48, inlinedAt: !49)
!53 = !DILocation(line: 52, column: 12, scope: !26, inlinedAt: !54)
!54 = distinct !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !55)
!55 = distinct !DILocation(line: 187, column: 6, scope: !48, inlinedAt: !49)
!56 = !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !55)
!57 = !DILocation(line: 84, column: 29, scope: !34, inlinedAt: !58)
!58 = distinct !DILocation(line: 99, column: 14, scope: !29, inlinedAt: !55)
!59 = !DILocation(line: 85, column: 12, scope: !34, inlinedAt: !58)
!60 = !DILocation(line: 99, column: 7, scope: !29, inlinedAt: !55)
!61 = !DILocation(line: 66, column: 12, scope: !41, inlinedAt: !62)
!62 = distinct !DILocation(line: 101, column: 14, scope: !29, inlinedAt: !55)
!63 = !DILocation(line: 101, column: 7, scope: !29, inlinedAt: !55)
!64 = !DILocation(line: 0, scope: !29, inlinedAt: !55)
!65 = !DILocation(line: 188, column: 14, scope: !48, inlinedAt: !49)
!66 = !DILocation(line: 187, column: 6, scope: !48, inlinedAt: !49)
!67 = !DILocation(line: 191, column: 6, scope: !48, inlinedAt: !49)
!68 = !DILocation(line: 192, column: 4, scope: !48, inlinedAt: !49)
!69 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = !DILocation(line: 11, column: 3, scope: !69)
!71 = !DILocation(line: 85, column: 23, scope: !72, inlinedAt: !74)
!72 = distinct !DISubprogram(name: "id", scope: !73, file: !73, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!74 = distinct !DILocation(line: 126, column: 7, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "thread<(lambda at shared_ptr_copied.cpp:11:22), void>", scope: !73, file: !73, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = distinct !DILocation(line: 11, column: 15, scope: !69)
!77 = !{!78, !79, i64 0}
!78 = !{!"_ZTSNSt6thread2idE", !79, i64 0}
!79 = !{!"long", !19, i64 0}
!80 = !DILocation(line: 142, column: 29, scope: !75, inlinedAt: !76)
!81 = !DILocation(line: 207, column: 4, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "_State_impl<(lambda at shared_ptr_copied.cpp:11:22)>", scope: !73, file: !73, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 142, column: 33, scope: !75, inlinedAt: !76)
!84 = !DILocation(line: 168, column: 56, scope: !85, inlinedAt: !87)
!85 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !86, file: !86, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!87 = distinct !DILocation(line: 233, column: 40, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !86, file: !86, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = distinct !DILocation(line: 310, column: 4, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !86, file: !86, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = distinct !DILocation(line: 142, column: 18, scope: !75, inlinedAt: !76)
!92 = !{!18, !18, i64 0}
!93 = !DILocation(line: 142, column: 2, scope: !75, inlinedAt: !76)
!94 = !DILocation(line: 395, column: 6, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "~unique_ptr", scope: !86, file: !86, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = distinct !DILocation(line: 142, column: 2, scope: !75, inlinedAt: !76)
!97 = !DILocation(line: 395, column: 12, scope: !95, inlinedAt: !96)
!98 = !DILocation(line: 95, column: 2, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "operator()", scope: !86, file: !86, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = distinct !DILocation(line: 396, column: 4, scope: !95, inlinedAt: !96)
!101 = !DILocation(line: 396, column: 4, scope: !95, inlinedAt: !96)
!102 = !DILocation(line: 145, column: 7, scope: !75, inlinedAt: !76)
!103 = !DILocation(line: 395, column: 6, scope: !95, inlinedAt: !104)
!104 = distinct !DILocation(line: 142, column: 2, scope: !75, inlinedAt: !76)
!105 = !DILocation(line: 395, column: 12, scope: !95, inlinedAt: !104)
!106 = !DILocation(line: 95, column: 2, scope: !99, inlinedAt: !107)
!107 = distinct !DILocation(line: 396, column: 4, scope: !95, inlinedAt: !104)
!108 = !DILocation(line: 396, column: 4, scope: !95, inlinedAt: !104)
!109 = !DILocation(line: 0, scope: !69)
!110 = !DILocation(line: 397, column: 8, scope: !95, inlinedAt: !104)
!111 = !DILocation(line: 397, column: 8, scope: !95, inlinedAt: !96)
!112 = !DILocation(line: 12, column: 3, scope: !69)
!113 = !DILocation(line: 1522, column: 7, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "__shared_ptr", scope: !9, file: !9, line: 1522, type: !10, scopeLine: 1522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = distinct !DILocation(line: 204, column: 7, scope: !116, inlinedAt: !118)
!116 = distinct !DISubprogram(name: "shared_ptr", scope: !117, file: !117, line: 204, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = !DIFile(filename: "c++/bits/shared_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "88e13dbb751546443834154ec05bc922")
!118 = distinct !DILocation(line: 12, column: 31, scope: !69)
!119 = !{!120, !18, i64 0}
!120 = !{!"_ZTSSt12__shared_ptrIiLN9__gnu_cxx12_Lock_policyE2EE", !18, i64 0, !17, i64 8}
!121 = !DILocation(line: 1075, column: 19, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "__shared_count", scope: !9, file: !9, line: 1074, type: !10, scopeLine: 1076, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = distinct !DILocation(line: 1522, column: 7, scope: !114, inlinedAt: !115)
!124 = !DILocation(line: 1075, column: 9, scope: !122, inlinedAt: !123)
!125 = !DILocation(line: 1077, column: 12, scope: !122, inlinedAt: !123)
!126 = !DILocation(line: 1077, column: 6, scope: !122, inlinedAt: !123)
!127 = !DILocation(line: 152, column: 43, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !9, file: !9, line: 151, type: !10, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = distinct !DILocation(line: 1078, column: 11, scope: !122, inlinedAt: !123)
!130 = !DILocation(line: 52, column: 12, scope: !26, inlinedAt: !131)
!131 = distinct !DILocation(line: 108, column: 9, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !27, file: !27, line: 106, type: !10, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = distinct !DILocation(line: 152, column: 9, scope: !128, inlinedAt: !129)
!134 = !DILocation(line: 108, column: 9, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 92, column: 12, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "__atomic_add_single", scope: !27, file: !27, line: 91, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = distinct !DILocation(line: 109, column: 7, scope: !132, inlinedAt: !133)
!138 = !DILocation(line: 109, column: 7, scope: !132, inlinedAt: !133)
!139 = !DILocation(line: 71, column: 5, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "__atomic_add", scope: !27, file: !27, line: 70, type: !10, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = distinct !DILocation(line: 111, column: 7, scope: !132, inlinedAt: !133)
!142 = !DILocation(line: 13, column: 10, scope: !69)
!143 = !DILocation(line: 1666, column: 16, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "get", scope: !9, file: !9, line: 1665, type: !10, scopeLine: 1666, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = distinct !DILocation(line: 1363, column: 66, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "_M_get", scope: !9, file: !9, line: 1362, type: !10, scopeLine: 1363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = distinct !DILocation(line: 1350, column: 10, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "operator*", scope: !9, file: !9, line: 1347, type: !10, scopeLine: 1348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = distinct !DILocation(line: 14, column: 10, scope: !69)
!150 = !DILocation(line: 14, column: 10, scope: !69)
!151 = !DILocation(line: 1070, column: 6, scope: !14, inlinedAt: !152)
!152 = distinct !DILocation(line: 1524, column: 31, scope: !8, inlinedAt: !153)
!153 = distinct !DILocation(line: 15, column: 1, scope: !69)
!154 = !DILocation(line: 1070, column: 12, scope: !14, inlinedAt: !152)
!155 = !DILocation(line: 359, column: 51, scope: !23, inlinedAt: !156)
!156 = distinct !DILocation(line: 1071, column: 11, scope: !14, inlinedAt: !152)
!157 = !DILocation(line: 52, column: 12, scope: !26, inlinedAt: !158)
!158 = distinct !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !159)
!159 = distinct !DILocation(line: 359, column: 11, scope: !23, inlinedAt: !156)
!160 = !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !159)
!161 = !DILocation(line: 84, column: 29, scope: !34, inlinedAt: !162)
!162 = distinct !DILocation(line: 99, column: 14, scope: !29, inlinedAt: !159)
!163 = !DILocation(line: 85, column: 12, scope: !34, inlinedAt: !162)
!164 = !DILocation(line: 99, column: 7, scope: !29, inlinedAt: !159)
!165 = !DILocation(line: 66, column: 12, scope: !41, inlinedAt: !166)
!166 = distinct !DILocation(line: 101, column: 14, scope: !29, inlinedAt: !159)
!167 = !DILocation(line: 101, column: 7, scope: !29, inlinedAt: !159)
!168 = !DILocation(line: 0, scope: !29, inlinedAt: !159)
!169 = !DILocation(line: 359, column: 69, scope: !23, inlinedAt: !156)
!170 = !DILocation(line: 359, column: 11, scope: !23, inlinedAt: !156)
!171 = !DILocation(line: 175, column: 2, scope: !48, inlinedAt: !172)
!172 = distinct !DILocation(line: 361, column: 4, scope: !23, inlinedAt: !156)
!173 = !DILocation(line: 187, column: 46, scope: !48, inlinedAt: !172)
!174 = !DILocation(line: 52, column: 12, scope: !26, inlinedAt: !175)
!175 = distinct !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !176)
!176 = distinct !DILocation(line: 187, column: 6, scope: !48, inlinedAt: !172)
!177 = !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !176)
!178 = !DILocation(line: 84, column: 29, scope: !34, inlinedAt: !179)
!179 = distinct !DILocation(line: 99, column: 14, scope: !29, inlinedAt: !176)
!180 = !DILocation(line: 85, column: 12, scope: !34, inlinedAt: !179)
!181 = !DILocation(line: 99, column: 7, scope: !29, inlinedAt: !176)
!182 = !DILocation(line: 66, column: 12, scope: !41, inlinedAt: !183)
!183 = distinct !DILocation(line: 101, column: 14, scope: !29, inlinedAt: !176)
!184 = !DILocation(line: 101, column: 7, scope: !29, inlinedAt: !176)
!185 = !DILocation(line: 0, scope: !29, inlinedAt: !176)
!186 = !DILocation(line: 188, column: 14, scope: !48, inlinedAt: !172)
!187 = !DILocation(line: 187, column: 6, scope: !48, inlinedAt: !172)
!188 = !DILocation(line: 191, column: 6, scope: !48, inlinedAt: !172)
!189 = !DILocation(line: 192, column: 4, scope: !48, inlinedAt: !172)
!190 = !DILocation(line: 15, column: 1, scope: !69)
!191 = !DILocation(line: 175, column: 16, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "joinable", scope: !73, file: !73, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = distinct !DILocation(line: 150, column: 11, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "~thread", scope: !73, file: !73, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = distinct !DILocation(line: 15, column: 1, scope: !69)
!196 = !{!79, !79, i64 0}
!197 = !DILocation(line: 286, column: 26, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "operator==", scope: !73, file: !73, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!199 = distinct !DILocation(line: 175, column: 22, scope: !192, inlinedAt: !193)
!200 = !DILocation(line: 150, column: 11, scope: !194, inlinedAt: !195)
!201 = !DILocation(line: 312, column: 5, scope: !202, inlinedAt: !204)
!202 = distinct !DISubprogram(name: "__terminate", scope: !203, file: !203, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!203 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!204 = distinct !DILocation(line: 151, column: 2, scope: !194, inlinedAt: !195)
!205 = !DILocation(line: 175, column: 16, scope: !192, inlinedAt: !206)
!206 = distinct !DILocation(line: 150, column: 11, scope: !194, inlinedAt: !207)
!207 = distinct !DILocation(line: 15, column: 1, scope: !69)
!208 = !DILocation(line: 286, column: 26, scope: !198, inlinedAt: !209)
!209 = distinct !DILocation(line: 175, column: 22, scope: !192, inlinedAt: !206)
!210 = !DILocation(line: 150, column: 11, scope: !194, inlinedAt: !207)
!211 = !DILocation(line: 312, column: 5, scope: !202, inlinedAt: !212)
!212 = distinct !DILocation(line: 151, column: 2, scope: !194, inlinedAt: !207)
!213 = !DISubprogram(name: "terminate", scope: !203, file: !203, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !9, file: !9, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!215 = !DILocation(line: 134, column: 9, scope: !214)
!216 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !9, file: !9, line: 608, type: !10, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = !DILocation(line: 608, column: 43, scope: !216)
!218 = !DILocation(line: 608, column: 45, scope: !216)
!219 = distinct !DISubprogram(name: "_M_dispose", scope: !9, file: !9, line: 611, type: !10, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = !DILocation(line: 614, column: 7, scope: !219)
!221 = distinct !DISubprogram(name: "_M_destroy", scope: !9, file: !9, line: 618, type: !10, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = !DILocation(line: 158, column: 2, scope: !223, inlinedAt: !225)
!223 = distinct !DISubprogram(name: "deallocate", scope: !224, file: !224, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = !DIFile(filename: "c++/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!225 = distinct !DILocation(line: 496, column: 13, scope: !226, inlinedAt: !228)
!226 = distinct !DISubprogram(name: "deallocate", scope: !227, file: !227, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!227 = !DIFile(filename: "c++/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!228 = distinct !DILocation(line: 74, column: 4, scope: !229, inlinedAt: !231)
!229 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !230, file: !230, line: 71, type: !10, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!230 = !DIFile(filename: "c++/bits/allocated_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "6c08ea97cd0ca641b7c6a4e7a687cd0e")
!231 = distinct !DILocation(line: 623, column: 7, scope: !221)
!232 = !DILocation(line: 623, column: 7, scope: !221)
!233 = distinct !DISubprogram(name: "_M_get_deleter", scope: !9, file: !9, line: 631, type: !10, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = !DILocation(line: 650, column: 39, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "_M_ptr", scope: !9, file: !9, line: 650, type: !10, scopeLine: 650, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = distinct !DILocation(line: 633, column: 58, scope: !233)
!237 = !DILocation(line: 638, column: 12, scope: !233)
!238 = !DILocation(line: 639, column: 6, scope: !233)
!239 = !DILocation(line: 198, column: 9, scope: !240, inlinedAt: !242)
!240 = distinct !DISubprogram(name: "operator==", scope: !241, file: !241, line: 193, type: !10, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!241 = !DIFile(filename: "c++/typeinfo", directory: "")
!242 = distinct !DILocation(line: 641, column: 11, scope: !233)
!243 = !{!244, !18, i64 8}
!244 = !{!"_ZTSSt9type_info", !18, i64 8}
!245 = !DILocation(line: 198, column: 16, scope: !240, inlinedAt: !242)
!246 = !DILocation(line: 206, column: 12, scope: !240, inlinedAt: !242)
!247 = !DILocation(line: 206, column: 22, scope: !240, inlinedAt: !242)
!248 = !DILocation(line: 206, column: 29, scope: !240, inlinedAt: !242)
!249 = !DILocation(line: 206, column: 32, scope: !240, inlinedAt: !242)
!250 = !DILocation(line: 206, column: 72, scope: !240, inlinedAt: !242)
!251 = !DILocation(line: 638, column: 6, scope: !233)
!252 = !DILocation(line: 0, scope: !233)
!253 = !DILocation(line: 648, column: 7, scope: !233)
!254 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !9, file: !9, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = !DILocation(line: 134, column: 7, scope: !254)
!256 = distinct !DISubprogram(name: "_M_destroy", scope: !9, file: !9, line: 143, type: !10, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = !DILocation(line: 144, column: 9, scope: !256)
!258 = !DILocation(line: 144, column: 22, scope: !256)
!259 = !DISubprogram(name: "__builtin_strcmp", scope: !241, file: !241, line: 178, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = distinct !DISubprogram(name: "~_State_impl", scope: !73, file: !73, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!261 = !DILocation(line: 200, column: 14, scope: !260)
!262 = distinct !DISubprogram(name: "_M_run", scope: !73, file: !73, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!263 = !DILocation(line: 137, column: 27, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "allocate", scope: !224, file: !224, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!265 = distinct !DILocation(line: 464, column: 20, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "allocate", scope: !227, file: !227, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = distinct !DILocation(line: 98, column: 21, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<int, std::allocator<void>, (__gnu_cxx::_Lock_policy)2> > >", scope: !230, file: !230, line: 96, type: !10, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!269 = distinct !DILocation(line: 969, column: 19, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "__shared_count<int, std::allocator<void>, int>", scope: !9, file: !9, line: 964, type: !10, scopeLine: 966, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!271 = distinct !DILocation(line: 1712, column: 14, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void>, int>", scope: !9, file: !9, line: 1711, type: !10, scopeLine: 1713, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!273 = distinct !DILocation(line: 464, column: 4, scope: !274, inlinedAt: !275)
!274 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void>, int>", scope: !117, file: !117, line: 463, type: !10, scopeLine: 465, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!275 = distinct !DILocation(line: 1009, column: 14, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "make_shared<int, int>", scope: !117, file: !117, line: 1005, type: !10, scopeLine: 1006, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!277 = distinct !DILocation(line: 11, column: 55, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!279 = distinct !DILocation(line: 61, column: 14, scope: !280, inlinedAt: !282)
!280 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at shared_ptr_copied.cpp:11:22)>", scope: !281, file: !281, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!281 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!282 = distinct !DILocation(line: 96, column: 14, scope: !283, inlinedAt: !284)
!283 = distinct !DISubprogram(name: "__invoke<(lambda at shared_ptr_copied.cpp:11:22)>", scope: !281, file: !281, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!284 = distinct !DILocation(line: 252, column: 13, scope: !285, inlinedAt: !286)
!285 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !73, file: !73, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!286 = distinct !DILocation(line: 259, column: 11, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "operator()", scope: !73, file: !73, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!288 = distinct !DILocation(line: 210, column: 13, scope: !262)
!289 = !{!290}
!290 = distinct !{!290, !291, !"_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_: %agg.result"}
!291 = distinct !{!291, !"_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_"}
!292 = !DILocation(line: 130, column: 43, scope: !293, inlinedAt: !294)
!293 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !9, file: !9, line: 129, type: !10, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!294 = distinct !DILocation(line: 599, column: 2, scope: !295, inlinedAt: !296)
!295 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<int>", scope: !9, file: !9, line: 599, type: !10, scopeLine: 601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!296 = distinct !DILocation(line: 972, column: 6, scope: !270, inlinedAt: !271)
!297 = !DILocation(line: 130, column: 9, scope: !293, inlinedAt: !294)
!298 = !{!299, !37, i64 8}
!299 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !37, i64 8, !37, i64 12}
!300 = !DILocation(line: 130, column: 26, scope: !293, inlinedAt: !294)
!301 = !{!299, !37, i64 12}
!302 = !DILocation(line: 601, column: 2, scope: !295, inlinedAt: !296)
!303 = !DILocation(line: 650, column: 39, scope: !235, inlinedAt: !304)
!304 = distinct !DILocation(line: 604, column: 45, scope: !295, inlinedAt: !296)
!305 = !DILocation(line: 119, column: 7, scope: !306, inlinedAt: !308)
!306 = distinct !DISubprogram(name: "_Construct<int, int>", scope: !307, file: !307, line: 109, type: !10, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!307 = !DIFile(filename: "c++/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!308 = distinct !DILocation(line: 635, column: 4, scope: !309, inlinedAt: !310)
!309 = distinct !DISubprogram(name: "construct<int, int>", scope: !227, file: !227, line: 633, type: !10, scopeLine: 635, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!310 = distinct !DILocation(line: 604, column: 4, scope: !295, inlinedAt: !296)
!311 = !DILocation(line: 142, column: 7, scope: !312, inlinedAt: !314)
!312 = distinct !DISubprogram(name: "atomic_store_explicit<int>", scope: !313, file: !313, line: 139, type: !10, scopeLine: 141, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!313 = !DIFile(filename: "c++/bits/shared_ptr_atomic.h", directory: "", checksumkind: CSK_MD5, checksum: "0055e71b0787dcaf933281ad3214e716")
!314 = distinct !DILocation(line: 149, column: 7, scope: !315, inlinedAt: !316)
!315 = distinct !DISubprogram(name: "atomic_store<int>", scope: !313, file: !313, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!316 = distinct !DILocation(line: 11, column: 27, scope: !278, inlinedAt: !279)
!317 = !DILocation(line: 142, column: 18, scope: !312, inlinedAt: !314)
!318 = !DILocation(line: 205, column: 11, scope: !319, inlinedAt: !321)
!319 = distinct !DISubprogram(name: "swap<int *>", scope: !320, file: !320, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!320 = !DIFile(filename: "c++/bits/move.h", directory: "", checksumkind: CSK_MD5, checksum: "0c3876f398d8dc449bea393734a87ee1")
!321 = distinct !DILocation(line: 1686, column: 2, scope: !322, inlinedAt: !323)
!322 = distinct !DISubprogram(name: "swap", scope: !9, file: !9, line: 1684, type: !10, scopeLine: 1685, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!323 = distinct !DILocation(line: 143, column: 12, scope: !312, inlinedAt: !314)
!324 = !DILocation(line: 1100, column: 14, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "_M_swap", scope: !9, file: !9, line: 1097, type: !10, scopeLine: 1098, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!326 = distinct !DILocation(line: 1687, column: 14, scope: !322, inlinedAt: !323)
!327 = !DILocation(line: 1101, column: 8, scope: !325, inlinedAt: !326)
!328 = !DILocation(line: 144, column: 5, scope: !312, inlinedAt: !314)
!329 = !DILocation(line: 1070, column: 12, scope: !14, inlinedAt: !330)
!330 = distinct !DILocation(line: 1524, column: 31, scope: !8, inlinedAt: !331)
!331 = distinct !DILocation(line: 149, column: 7, scope: !315, inlinedAt: !316)
!332 = !DILocation(line: 1070, column: 6, scope: !14, inlinedAt: !330)
!333 = !DILocation(line: 359, column: 51, scope: !23, inlinedAt: !334)
!334 = distinct !DILocation(line: 1071, column: 11, scope: !14, inlinedAt: !330)
!335 = !DILocation(line: 52, column: 12, scope: !26, inlinedAt: !336)
!336 = distinct !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !337)
!337 = distinct !DILocation(line: 359, column: 11, scope: !23, inlinedAt: !334)
!338 = !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !337)
!339 = !DILocation(line: 84, column: 29, scope: !34, inlinedAt: !340)
!340 = distinct !DILocation(line: 99, column: 14, scope: !29, inlinedAt: !337)
!341 = !DILocation(line: 85, column: 12, scope: !34, inlinedAt: !340)
!342 = !DILocation(line: 99, column: 7, scope: !29, inlinedAt: !337)
!343 = !DILocation(line: 66, column: 12, scope: !41, inlinedAt: !344)
!344 = distinct !DILocation(line: 101, column: 14, scope: !29, inlinedAt: !337)
!345 = !DILocation(line: 101, column: 7, scope: !29, inlinedAt: !337)
!346 = !DILocation(line: 0, scope: !29, inlinedAt: !337)
!347 = !DILocation(line: 359, column: 69, scope: !23, inlinedAt: !334)
!348 = !DILocation(line: 359, column: 11, scope: !23, inlinedAt: !334)
!349 = !DILocation(line: 175, column: 2, scope: !48, inlinedAt: !350)
!350 = distinct !DILocation(line: 361, column: 4, scope: !23, inlinedAt: !334)
!351 = !DILocation(line: 187, column: 46, scope: !48, inlinedAt: !350)
!352 = !DILocation(line: 52, column: 12, scope: !26, inlinedAt: !353)
!353 = distinct !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !354)
!354 = distinct !DILocation(line: 187, column: 6, scope: !48, inlinedAt: !350)
!355 = !DILocation(line: 98, column: 9, scope: !29, inlinedAt: !354)
!356 = !DILocation(line: 84, column: 29, scope: !34, inlinedAt: !357)
!357 = distinct !DILocation(line: 99, column: 14, scope: !29, inlinedAt: !354)
!358 = !DILocation(line: 85, column: 12, scope: !34, inlinedAt: !357)
!359 = !DILocation(line: 99, column: 7, scope: !29, inlinedAt: !354)
!360 = !DILocation(line: 66, column: 12, scope: !41, inlinedAt: !361)
!361 = distinct !DILocation(line: 101, column: 14, scope: !29, inlinedAt: !354)
!362 = !DILocation(line: 101, column: 7, scope: !29, inlinedAt: !354)
!363 = !DILocation(line: 0, scope: !29, inlinedAt: !354)
!364 = !DILocation(line: 188, column: 14, scope: !48, inlinedAt: !350)
!365 = !DILocation(line: 187, column: 6, scope: !48, inlinedAt: !350)
!366 = !DILocation(line: 191, column: 6, scope: !48, inlinedAt: !350)
!367 = !DILocation(line: 192, column: 4, scope: !48, inlinedAt: !350)
!368 = !DILocation(line: 210, column: 24, scope: !262)
!369 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_shared_ptr_copied.cpp", scope: !1, file: !1, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!370 = !{!371}
!371 = distinct !{!371, !372, !"_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_: %agg.result"}
!372 = distinct !{!372, !"_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_"}
!373 = !DILocation(line: 8, column: 39, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !1, file: !1, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!375 = distinct !DILocation(line: 0, scope: !369)
!376 = !DILocation(line: 1712, column: 4, scope: !272, inlinedAt: !377)
!377 = distinct !DILocation(line: 464, column: 4, scope: !274, inlinedAt: !378)
!378 = distinct !DILocation(line: 1009, column: 14, scope: !276, inlinedAt: !379)
!379 = distinct !DILocation(line: 8, column: 39, scope: !374, inlinedAt: !375)
!380 = !DILocation(line: 137, column: 27, scope: !264, inlinedAt: !381)
!381 = distinct !DILocation(line: 464, column: 20, scope: !266, inlinedAt: !382)
!382 = distinct !DILocation(line: 98, column: 21, scope: !268, inlinedAt: !383)
!383 = distinct !DILocation(line: 969, column: 19, scope: !270, inlinedAt: !384)
!384 = distinct !DILocation(line: 1712, column: 14, scope: !272, inlinedAt: !377)
!385 = !DILocation(line: 130, column: 43, scope: !293, inlinedAt: !386)
!386 = distinct !DILocation(line: 599, column: 2, scope: !295, inlinedAt: !387)
!387 = distinct !DILocation(line: 972, column: 6, scope: !270, inlinedAt: !384)
!388 = !DILocation(line: 130, column: 9, scope: !293, inlinedAt: !386)
!389 = !DILocation(line: 130, column: 26, scope: !293, inlinedAt: !386)
!390 = !DILocation(line: 601, column: 2, scope: !295, inlinedAt: !387)
!391 = !DILocation(line: 650, column: 39, scope: !235, inlinedAt: !392)
!392 = distinct !DILocation(line: 604, column: 45, scope: !295, inlinedAt: !387)
!393 = !DILocation(line: 119, column: 7, scope: !306, inlinedAt: !394)
!394 = distinct !DILocation(line: 635, column: 4, scope: !309, inlinedAt: !395)
!395 = distinct !DILocation(line: 604, column: 4, scope: !295, inlinedAt: !387)
!396 = !DILocation(line: 974, column: 10, scope: !270, inlinedAt: !384)
!397 = !DILocation(line: 975, column: 8, scope: !270, inlinedAt: !384)
!398 = !DILocation(line: 0, scope: !374, inlinedAt: !375)
