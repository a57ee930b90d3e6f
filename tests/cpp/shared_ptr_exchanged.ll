; ModuleID = 'shared_ptr_exchanged.cpp'
source_filename = "shared_ptr_exchanged.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%"struct.std::_Sp_locker" = type { i8, i8 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZSt39atomic_compare_exchange_strong_explicitI6ConfigEbPSt10shared_ptrIT_ES4_S3_St12memory_orderS5_ = comdat any

$_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

@_ZL7current = internal global %"class.std::shared_ptr" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@.str = private unnamed_addr constant [32 x i8] c"mine->second == mine->first + 1\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"shared_ptr_exchanged.cpp\00", align 1
@__func__.main = private unnamed_addr constant [5 x i8] c"main\00", align 1
@.str.2 = private unnamed_addr constant [57 x i8] c"last->first == 3 && (mine == last) == (mine->first == 3)\00", align 1
@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@_ZTVSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [71 x i8] c"St23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.3 = private unnamed_addr constant [8 x i8] c"is_done\00", align 1
@"__func__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [11 x i8] c"operator()\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_shared_ptr_exchanged.cpp, ptr null }]

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #0

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 personality ptr @__gxx_personality_v0 {
entry:
  %__lock.i.i33 = alloca %"struct.std::_Sp_locker", align 1
  %__lock.i.i = alloca %"struct.std::_Sp_locker", align 1
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %writer = alloca %"class.std::thread", align 8
  %mine = alloca %"class.std::shared_ptr", align 8
  %last = alloca %"class.std::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %writer) #16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i)
  store i64 0, ptr %writer, align 8, !tbaa !4
  %call.i = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #17
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i, align 8, !tbaa !9
  store ptr %call.i, ptr %agg.tmp.i, align 8, !tbaa !11
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %writer, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i

invoke.cont3.i:                                   ; preds = %entry
  %0 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !11
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !9
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8
  %1 = load ptr, ptr %vfn.i.i.i, align 8
  call void %1(ptr noundef nonnull align 8 dereferenceable(8) %0) #16
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"

lpad2.i:                                          ; preds = %entry
  %2 = landingpad { ptr, i32 }
          cleanup
  %3 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !11
  %cmp.not.i5.i = icmp eq ptr %3, null
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %3, align 8, !tbaa !9
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8
  %4 = load ptr, ptr %vfn.i.i8.i, align 8
  call void %4(ptr noundef nonnull align 8 dereferenceable(8) %3) #16
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i

common.resume:                                    ; preds = %_ZNSt6threadD2Ev.exit95, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %common.resume.op = phi { ptr, i32 } [ %2, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %.pn.pn, %_ZNSt6threadD2Ev.exit95 ]
  resume { ptr, i32 } %common.resume.op

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !11
  br label %common.resume

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %mine) #16
  call void @llvm.experimental.noalias.scope.decl(metadata !13)
  call void @llvm.experimental.noalias.scope.decl(metadata !16)
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %__lock.i.i) #16, !noalias !19
  call void @_ZNSt10_Sp_lockerC1EPKv(ptr noundef nonnull align 1 dereferenceable(2) %__lock.i.i, ptr noundef nonnull @_ZL7current) #16, !noalias !19
  %5 = load ptr, ptr @_ZL7current, align 8, !tbaa !20, !noalias !19
  store ptr %5, ptr %mine, align 8, !tbaa !20, !alias.scope !19
  %_M_refcount.i.i.i.i = getelementptr inbounds i8, ptr %mine, i64 8
  %6 = load ptr, ptr getelementptr inbounds (i8, ptr @_ZL7current, i64 8), align 8, !tbaa !23, !noalias !19
  store ptr %6, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !23, !alias.scope !19
  %cmp.not.i.i.i.i.i = icmp eq ptr %6, null
  br i1 %cmp.not.i.i.i.i.i, label %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %6, i64 8
  %7 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24, !noalias !19
  %tobool.i.i.not.i.i.i.i.i.i = icmp eq i8 %7, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %8 = load i32, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !25, !noalias !19
  %add.i.i.i.i.i.i.i = add nsw i32 %8, 1
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !25, !noalias !19
  br label %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit

if.else.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %9 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i, i32 1 acq_rel, align 4, !noalias !19
  br label %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit

_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit: ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", %if.then.i.i.i.i.i.i.i, %if.else.i.i.i.i.i.i.i
  call void @_ZNSt10_Sp_lockerD1Ev(ptr noundef nonnull align 1 dereferenceable(2) %__lock.i.i) #16, !noalias !19
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %__lock.i.i) #16, !noalias !19
  %10 = load ptr, ptr %mine, align 8, !tbaa !20
  %second = getelementptr inbounds i8, ptr %10, i64 4
  %11 = load i32, ptr %second, align 4, !tbaa !27
  %12 = load i32, ptr %10, align 4, !tbaa !29
  %add = add nsw i32 %12, 1
  %cmp = icmp eq i32 %11, %add
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit
  invoke void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__func__.main) #18
          to label %invoke.cont3 unwind label %lpad2

invoke.cont3:                                     ; preds = %cond.false
  unreachable

lpad2:                                            ; preds = %cond.end, %cond.false
  %13 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup25

cond.end:                                         ; preds = %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %writer)
          to label %invoke.cont4 unwind label %lpad2

invoke.cont4:                                     ; preds = %cond.end
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %last) #16
  call void @llvm.experimental.noalias.scope.decl(metadata !30)
  call void @llvm.experimental.noalias.scope.decl(metadata !33)
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %__lock.i.i33) #16, !noalias !36
  call void @_ZNSt10_Sp_lockerC1EPKv(ptr noundef nonnull align 1 dereferenceable(2) %__lock.i.i33, ptr noundef nonnull @_ZL7current) #16, !noalias !36
  %14 = load ptr, ptr @_ZL7current, align 8, !tbaa !11, !noalias !36
  store ptr null, ptr @_ZL7current, align 8, !tbaa !11, !noalias !36
  %15 = load ptr, ptr getelementptr inbounds (i8, ptr @_ZL7current, i64 8), align 8, !tbaa !23, !noalias !36
  store ptr null, ptr getelementptr inbounds (i8, ptr @_ZL7current, i64 8), align 8, !tbaa !23, !noalias !36
  store ptr %14, ptr %last, align 8, !tbaa !20, !alias.scope !36
  %_M_refcount.i.i.i.i34 = getelementptr inbounds i8, ptr %last, i64 8
  store ptr %15, ptr %_M_refcount.i.i.i.i34, align 8, !tbaa !23, !alias.scope !36
  call void @_ZNSt10_Sp_lockerD1Ev(ptr noundef nonnull align 1 dereferenceable(2) %__lock.i.i33) #16, !noalias !36
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %__lock.i.i33) #16, !noalias !36
  %16 = load ptr, ptr %last, align 8, !tbaa !20
  %17 = load i32, ptr %16, align 4, !tbaa !29
  %cmp9 = icmp eq i32 %17, 3
  br i1 %cmp9, label %land.lhs.true, label %cond.false17

land.lhs.true:                                    ; preds = %invoke.cont4
  %18 = load ptr, ptr %mine, align 8, !tbaa !20
  %cmp.i = icmp eq ptr %18, %16
  %19 = load i32, ptr %18, align 4, !tbaa !29
  %20 = icmp ne i32 %19, 3
  %cmp15 = xor i1 %cmp.i, %20
  br i1 %cmp15, label %cond.end20, label %cond.false17

cond.false17:                                     ; preds = %land.lhs.true, %invoke.cont4
  invoke void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 27, ptr noundef nonnull @__func__.main) #18
          to label %invoke.cont19 unwind label %lpad18

invoke.cont19:                                    ; preds = %cond.false17
  unreachable

lpad18:                                           ; preds = %cond.false17
  %21 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %last) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %last) #16
  br label %ehcleanup25

cond.end20:                                       ; preds = %land.lhs.true
  %22 = load ptr, ptr %_M_refcount.i.i.i.i34, align 8, !tbaa !23
  %tobool.not.i.i = icmp eq ptr %22, null
  br i1 %tobool.not.i.i, label %_ZNKSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EE9use_countEv.exit, label %cond.true.i.i

cond.true.i.i:                                    ; preds = %cond.end20
  %_M_use_count.i.i.i38 = getelementptr inbounds i8, ptr %22, i64 8
  %23 = load atomic i32, ptr %_M_use_count.i.i.i38 monotonic, align 8
  br label %_ZNKSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EE9use_countEv.exit

_ZNKSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EE9use_countEv.exit: ; preds = %cond.end20, %cond.true.i.i
  %cond.i.i = phi i32 [ %23, %cond.true.i.i ], [ 0, %cond.end20 ]
  br i1 %tobool.not.i.i, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit65, label %if.then.i.i42

if.then.i.i42:                                    ; preds = %_ZNKSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EE9use_countEv.exit
  %_M_use_count.i.i.i43 = getelementptr inbounds i8, ptr %22, i64 8
  %24 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i44 = icmp eq i8 %24, 0
  br i1 %tobool.i.not.i.i.i44, label %if.else.i.i.i.i64, label %if.then.i.i.i.i45

if.then.i.i.i.i45:                                ; preds = %if.then.i.i42
  %25 = load i32, ptr %_M_use_count.i.i.i43, align 4, !tbaa !25
  %add.i.i.i.i46 = add nsw i32 %25, -1
  store i32 %add.i.i.i.i46, ptr %_M_use_count.i.i.i43, align 4, !tbaa !25
  br label %invoke.cont.i.i.i47

if.else.i.i.i.i64:                                ; preds = %if.then.i.i42
  %26 = atomicrmw volatile add ptr %_M_use_count.i.i.i43, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i47

invoke.cont.i.i.i47:                              ; preds = %if.else.i.i.i.i64, %if.then.i.i.i.i45
  %retval.0.i.i.i.i48 = phi i32 [ %25, %if.then.i.i.i.i45 ], [ %26, %if.else.i.i.i.i64 ]
  %cmp.i.i.i49 = icmp eq i32 %retval.0.i.i.i.i48, 1
  br i1 %cmp.i.i.i49, label %if.then.i.i.i50, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit65

if.then.i.i.i50:                                  ; preds = %invoke.cont.i.i.i47
  %vtable.i.i.i.i51 = load ptr, ptr %22, align 8, !tbaa !9
  %vfn.i.i.i.i52 = getelementptr inbounds i8, ptr %vtable.i.i.i.i51, i64 16
  %27 = load ptr, ptr %vfn.i.i.i.i52, align 8
  call void %27(ptr noundef nonnull align 8 dereferenceable(16) %22) #16
  %_M_weak_count.i.i.i.i53 = getelementptr inbounds i8, ptr %22, i64 12
  %28 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i54 = icmp eq i8 %28, 0
  br i1 %tobool.i.not.i.i.i.i54, label %if.else.i.i.i.i.i63, label %if.then.i.i.i.i.i55

if.then.i.i.i.i.i55:                              ; preds = %if.then.i.i.i50
  %29 = load i32, ptr %_M_weak_count.i.i.i.i53, align 4, !tbaa !25
  %add.i.i.i.i.i56 = add nsw i32 %29, -1
  store i32 %add.i.i.i.i.i56, ptr %_M_weak_count.i.i.i.i53, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i57

if.else.i.i.i.i.i63:                              ; preds = %if.then.i.i.i50
  %30 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i53, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i57

invoke.cont.i.i.i.i57:                            ; preds = %if.else.i.i.i.i.i63, %if.then.i.i.i.i.i55
  %retval.0.i.i.i.i.i58 = phi i32 [ %29, %if.then.i.i.i.i.i55 ], [ %30, %if.else.i.i.i.i.i63 ]
  %cmp.i.i.i.i59 = icmp eq i32 %retval.0.i.i.i.i.i58, 1
  br i1 %cmp.i.i.i.i59, label %if.then.i2.i.i.i60, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit65

if.then.i2.i.i.i60:                               ; preds = %invoke.cont.i.i.i.i57
  %vtable2.i.i.i.i61 = load ptr, ptr %22, align 8, !tbaa !9
  %vfn3.i.i.i.i62 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i61, i64 24
  %31 = load ptr, ptr %vfn3.i.i.i.i62, align 8
  call void %31(ptr noundef nonnull align 8 dereferenceable(16) %22) #16
  br label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit65

_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit65: ; preds = %_ZNKSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EE9use_countEv.exit, %invoke.cont.i.i.i47, %invoke.cont.i.i.i.i57, %if.then.i2.i.i.i60
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %last) #16
  %32 = load ptr, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !23
  %cmp.not.i.i67 = icmp eq ptr %32, null
  br i1 %cmp.not.i.i67, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit91, label %if.then.i.i68

if.then.i.i68:                                    ; preds = %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit65
  %_M_use_count.i.i.i69 = getelementptr inbounds i8, ptr %32, i64 8
  %33 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i70 = icmp eq i8 %33, 0
  br i1 %tobool.i.not.i.i.i70, label %if.else.i.i.i.i90, label %if.then.i.i.i.i71

if.then.i.i.i.i71:                                ; preds = %if.then.i.i68
  %34 = load i32, ptr %_M_use_count.i.i.i69, align 4, !tbaa !25
  %add.i.i.i.i72 = add nsw i32 %34, -1
  store i32 %add.i.i.i.i72, ptr %_M_use_count.i.i.i69, align 4, !tbaa !25
  br label %invoke.cont.i.i.i73

if.else.i.i.i.i90:                                ; preds = %if.then.i.i68
  %35 = atomicrmw volatile add ptr %_M_use_count.i.i.i69, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i73

invoke.cont.i.i.i73:                              ; preds = %if.else.i.i.i.i90, %if.then.i.i.i.i71
  %retval.0.i.i.i.i74 = phi i32 [ %34, %if.then.i.i.i.i71 ], [ %35, %if.else.i.i.i.i90 ]
  %cmp.i.i.i75 = icmp eq i32 %retval.0.i.i.i.i74, 1
  br i1 %cmp.i.i.i75, label %if.then.i.i.i76, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit91

if.then.i.i.i76:                                  ; preds = %invoke.cont.i.i.i73
  %vtable.i.i.i.i77 = load ptr, ptr %32, align 8, !tbaa !9
  %vfn.i.i.i.i78 = getelementptr inbounds i8, ptr %vtable.i.i.i.i77, i64 16
  %36 = load ptr, ptr %vfn.i.i.i.i78, align 8
  call void %36(ptr noundef nonnull align 8 dereferenceable(16) %32) #16
  %_M_weak_count.i.i.i.i79 = getelementptr inbounds i8, ptr %32, i64 12
  %37 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i80 = icmp eq i8 %37, 0
  br i1 %tobool.i.not.i.i.i.i80, label %if.else.i.i.i.i.i89, label %if.then.i.i.i.i.i81

if.then.i.i.i.i.i81:                              ; preds = %if.then.i.i.i76
  %38 = load i32, ptr %_M_weak_count.i.i.i.i79, align 4, !tbaa !25
  %add.i.i.i.i.i82 = add nsw i32 %38, -1
  store i32 %add.i.i.i.i.i82, ptr %_M_weak_count.i.i.i.i79, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i83

if.else.i.i.i.i.i89:                              ; preds = %if.then.i.i.i76
  %39 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i79, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i83

invoke.cont.i.i.i.i83:                            ; preds = %if.else.i.i.i.i.i89, %if.then.i.i.i.i.i81
  %retval.0.i.i.i.i.i84 = phi i32 [ %38, %if.then.i.i.i.i.i81 ], [ %39, %if.else.i.i.i.i.i89 ]
  %cmp.i.i.i.i85 = icmp eq i32 %retval.0.i.i.i.i.i84, 1
  br i1 %cmp.i.i.i.i85, label %if.then.i2.i.i.i86, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit91

if.then.i2.i.i.i86:                               ; preds = %invoke.cont.i.i.i.i83
  %vtable2.i.i.i.i87 = load ptr, ptr %32, align 8, !tbaa !9
  %vfn3.i.i.i.i88 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i87, i64 24
  %40 = load ptr, ptr %vfn3.i.i.i.i88, align 8
  call void %40(ptr noundef nonnull align 8 dereferenceable(16) %32) #16
  br label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit91

_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit91: ; preds = %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit65, %invoke.cont.i.i.i73, %invoke.cont.i.i.i.i83, %if.then.i2.i.i.i86
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %mine) #16
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %writer, align 8, !tbaa !37
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit91
  call void @_ZSt9terminatev() #19
  unreachable

_ZNSt6threadD2Ev.exit:                            ; preds = %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit91
  %conv23.neg = sext i1 %cmp.i to i32
  %sub = add i32 %cond.i.i, %conv23.neg
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %writer) #16
  ret i32 %sub

ehcleanup25:                                      ; preds = %lpad18, %lpad2
  %.pn.pn = phi { ptr, i32 } [ %21, %lpad18 ], [ %13, %lpad2 ]
  call void @_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %mine) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %mine) #16
  %agg.tmp.sroa.0.0.copyload.i.i92 = load i64, ptr %writer, align 8, !tbaa !37
  %cmp.i.i.not.i93 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i92, 0
  br i1 %cmp.i.i.not.i93, label %_ZNSt6threadD2Ev.exit95, label %if.then.i94

if.then.i94:                                      ; preds = %ehcleanup25
  call void @_ZSt9terminatev() #19
  unreachable

_ZNSt6threadD2Ev.exit95:                          ; preds = %ehcleanup25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %writer) #16
  br label %common.resume
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noreturn
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #6 comdat align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #20
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #20
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef nonnull align 8 dereferenceable(16) %__ti) unnamed_addr #6 comdat align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !38
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !24
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #16
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 {
entry:
  tail call void @llvm.trap() #19
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !9
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 8
  %0 = load ptr, ptr %vfn, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(16) %this) #16
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerC1EPKv(ptr noundef nonnull align 1 dereferenceable(2), ptr noundef) unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerD1Ev(ptr noundef nonnull align 1 dereferenceable(2)) unnamed_addr #10

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %this) unnamed_addr #11 align 2 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %this) #16
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #20
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %this) unnamed_addr #12 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp.i.i.i.i.i.i = alloca %"class.std::shared_ptr", align 8
  %__lock.i.i.i.i.i.i.i = alloca %"struct.std::_Sp_locker", align 1
  %next.i.i.i.i.i = alloca %"class.std::shared_ptr", align 8
  %expected.i.i.i.i.i = alloca %"class.std::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %next.i.i.i.i.i) #16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !40)
  store ptr null, ptr %next.i.i.i.i.i, align 8, !tbaa !20, !alias.scope !40
  %_M_refcount.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %next.i.i.i.i.i, i64 8
  %call5.i.i.i16.i.i.i.i.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #17, !noalias !40
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, align 8, !tbaa !9, !noalias !40
  %_M_use_count.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i.i.i.i.i, align 8, !tbaa !43, !noalias !40
  %_M_weak_count.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !45, !noalias !40
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, align 8, !tbaa !9, !noalias !40
  %_M_impl.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, i64 16
  store i64 17179869187, ptr %_M_impl.i.i.i.i.i.i.i.i.i.i.i, align 4, !noalias !40
  store ptr %call5.i.i.i16.i.i.i.i.i.i.i.i.i, ptr %_M_refcount.i.i.i.i.i.i.i.i, align 8, !tbaa !23, !alias.scope !40
  store ptr %_M_impl.i.i.i.i.i.i.i.i.i.i.i, ptr %next.i.i.i.i.i, align 8, !tbaa !11, !alias.scope !40
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %expected.i.i.i.i.i) #16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !49)
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %__lock.i.i.i.i.i.i.i) #16, !noalias !52
  call void @_ZNSt10_Sp_lockerC1EPKv(ptr noundef nonnull align 1 dereferenceable(2) %__lock.i.i.i.i.i.i.i, ptr noundef nonnull @_ZL7current) #16, !noalias !52
  %0 = load ptr, ptr @_ZL7current, align 8, !tbaa !20, !noalias !52
  store ptr %0, ptr %expected.i.i.i.i.i, align 8, !tbaa !20, !alias.scope !52
  %_M_refcount.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %expected.i.i.i.i.i, i64 8
  %1 = load ptr, ptr getelementptr inbounds (i8, ptr @_ZL7current, i64 8), align 8, !tbaa !23, !noalias !52
  store ptr %1, ptr %_M_refcount.i.i.i.i.i.i.i.i.i, align 8, !tbaa !23, !alias.scope !52
  %cmp.not.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %1, null
  br i1 %cmp.not.i.i.i.i.i.i.i.i.i.i, label %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i.i:                      ; preds = %entry
  %_M_use_count.i.i.i.i.i.i13.i.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24, !noalias !52
  %tobool.i.i.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i8 %2, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %if.then.i.i.i.i.i.i.i.i.i.i
  %3 = load i32, ptr %_M_use_count.i.i.i.i.i.i13.i.i.i.i.i, align 4, !tbaa !25, !noalias !52
  %add.i.i.i.i.i.i.i.i.i.i.i.i = add nsw i32 %3, 1
  store i32 %add.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i13.i.i.i.i.i, align 4, !tbaa !25, !noalias !52
  br label %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %if.then.i.i.i.i.i.i.i.i.i.i
  %4 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i13.i.i.i.i.i, i32 1 acq_rel, align 4, !noalias !52
  br label %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit.i.i.i.i.i

_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit.i.i.i.i.i: ; preds = %if.else.i.i.i.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i.i.i.i.i, %entry
  call void @_ZNSt10_Sp_lockerD1Ev(ptr noundef nonnull align 1 dereferenceable(2) %__lock.i.i.i.i.i.i.i) #16, !noalias !52
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %__lock.i.i.i.i.i.i.i) #16, !noalias !52
  %5 = load ptr, ptr %next.i.i.i.i.i, align 8, !tbaa !20
  %6 = load ptr, ptr %_M_refcount.i.i.i.i.i.i.i.i, align 8, !tbaa !23
  %cmp.not.i.i.i.i.i.i.i.i = icmp eq ptr %6, null
  br i1 %cmp.not.i.i.i.i.i.i.i.i, label %_ZNSt10shared_ptrI6ConfigEC2ERKS1_.exit.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit.i.i.i.i.i
  %_M_use_count.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %6, i64 8
  %7 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i.i.i.i.i = icmp eq i8 %7, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i14.i.i.i.i.i

if.then.i.i.i.i.i14.i.i.i.i.i:                    ; preds = %if.then.i.i.i.i.i.i.i.i
  %8 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i.i.i.i.i.i.i = add nsw i32 %8, 1
  store i32 %add.i.i.i.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i.i.i.i, align 4, !tbaa !25
  br label %_ZNSt10shared_ptrI6ConfigEC2ERKS1_.exit.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i.i.i:                      ; preds = %if.then.i.i.i.i.i.i.i.i
  %9 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i.i.i, i32 1 acq_rel, align 4
  br label %_ZNSt10shared_ptrI6ConfigEC2ERKS1_.exit.i.i.i.i.i

_ZNSt10shared_ptrI6ConfigEC2ERKS1_.exit.i.i.i.i.i: ; preds = %if.else.i.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i14.i.i.i.i.i, %_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_.exit.i.i.i.i.i
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %agg.tmp.i.i.i.i.i.i)
  store ptr %5, ptr %agg.tmp.i.i.i.i.i.i, align 8, !tbaa !20
  %_M_refcount.i.i.i15.i.i.i.i.i = getelementptr inbounds i8, ptr %agg.tmp.i.i.i.i.i.i, i64 8
  store ptr %6, ptr %_M_refcount.i.i.i15.i.i.i.i.i, align 8, !tbaa !23
  %call.i.i.i.i.i.i = call noundef zeroext i1 @_ZSt39atomic_compare_exchange_strong_explicitI6ConfigEbPSt10shared_ptrIT_ES4_S3_St12memory_orderS5_(ptr noundef nonnull @_ZL7current, ptr noundef nonnull %expected.i.i.i.i.i, ptr noundef nonnull %agg.tmp.i.i.i.i.i.i, i32 noundef 5, i32 noundef 5)
  %10 = load ptr, ptr %_M_refcount.i.i.i15.i.i.i.i.i, align 8, !tbaa !23
  %cmp.not.i.i.i16.i.i.i.i.i = icmp eq ptr %10, null
  br i1 %cmp.not.i.i.i16.i.i.i.i.i, label %_ZSt30atomic_compare_exchange_strongI6ConfigEbPSt10shared_ptrIT_ES4_S3_.exit.i.i.i.i.i, label %if.then.i.i.i17.i.i.i.i.i

if.then.i.i.i17.i.i.i.i.i:                        ; preds = %_ZNSt10shared_ptrI6ConfigEC2ERKS1_.exit.i.i.i.i.i
  %_M_use_count.i.i.i.i18.i.i.i.i.i = getelementptr inbounds i8, ptr %10, i64 8
  %11 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i.i.i.i.i.i = icmp eq i8 %11, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i21.i.i.i.i.i, label %if.then.i.i.i.i.i19.i.i.i.i.i

if.then.i.i.i.i.i19.i.i.i.i.i:                    ; preds = %if.then.i.i.i17.i.i.i.i.i
  %12 = load i32, ptr %_M_use_count.i.i.i.i18.i.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i.i20.i.i.i.i.i = add nsw i32 %12, -1
  store i32 %add.i.i.i.i.i20.i.i.i.i.i, ptr %_M_use_count.i.i.i.i18.i.i.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i.i.i.i.i.i

if.else.i.i.i.i.i21.i.i.i.i.i:                    ; preds = %if.then.i.i.i17.i.i.i.i.i
  %13 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i18.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i.i.i:                    ; preds = %if.else.i.i.i.i.i21.i.i.i.i.i, %if.then.i.i.i.i.i19.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i.i.i = phi i32 [ %12, %if.then.i.i.i.i.i19.i.i.i.i.i ], [ %13, %if.else.i.i.i.i.i21.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i, label %_ZSt30atomic_compare_exchange_strongI6ConfigEbPSt10shared_ptrIT_ES4_S3_.exit.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i:                        ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %10, align 8, !tbaa !9
  %vfn.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i.i.i, i64 16
  %14 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i.i.i, align 8
  call void %14(ptr noundef nonnull align 8 dereferenceable(16) %10) #16
  %_M_weak_count.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %10, i64 12
  %15 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i.i.i.i.i.i.i = icmp eq i8 %15, 0
  br i1 %tobool.i.not.i.i.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %if.then.i.i.i.i.i.i.i.i.i
  %16 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i.i.i.i.i.i.i.i = add nsw i32 %16, -1
  store i32 %add.i.i.i.i.i.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %if.then.i.i.i.i.i.i.i.i.i
  %17 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i.i.i.i:                  ; preds = %if.else.i.i.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ %16, %if.then.i.i.i.i.i.i.i.i.i.i.i ], [ %17, %if.else.i.i.i.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i.i.i.i, label %if.then.i2.i.i.i.i.i.i.i.i.i, label %_ZSt30atomic_compare_exchange_strongI6ConfigEbPSt10shared_ptrIT_ES4_S3_.exit.i.i.i.i.i

if.then.i2.i.i.i.i.i.i.i.i.i:                     ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i.i
  %vtable2.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %10, align 8, !tbaa !9
  %vfn3.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i.i.i.i, i64 24
  %18 = load ptr, ptr %vfn3.i.i.i.i.i.i.i.i.i.i, align 8
  call void %18(ptr noundef nonnull align 8 dereferenceable(16) %10) #16
  br label %_ZSt30atomic_compare_exchange_strongI6ConfigEbPSt10shared_ptrIT_ES4_S3_.exit.i.i.i.i.i

_ZSt30atomic_compare_exchange_strongI6ConfigEbPSt10shared_ptrIT_ES4_S3_.exit.i.i.i.i.i: ; preds = %if.then.i2.i.i.i.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i.i.i, %_ZNSt10shared_ptrI6ConfigEC2ERKS1_.exit.i.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %agg.tmp.i.i.i.i.i.i)
  br i1 %call.i.i.i.i.i.i, label %cond.end.i.i.i.i.i, label %cond.false.i.i.i.i.i

cond.false.i.i.i.i.i:                             ; preds = %_ZSt30atomic_compare_exchange_strongI6ConfigEbPSt10shared_ptrIT_ES4_S3_.exit.i.i.i.i.i
  invoke void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 21, ptr noundef nonnull @"__func__._ZZ4mainENK3$_0clEv") #18
          to label %invoke.cont5.i.i.i.i.i unwind label %lpad4.i.i.i.i.i

invoke.cont5.i.i.i.i.i:                           ; preds = %cond.false.i.i.i.i.i
  unreachable

lpad4.i.i.i.i.i:                                  ; preds = %cond.false.i.i.i.i.i
  %19 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %expected.i.i.i.i.i) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %expected.i.i.i.i.i) #16
  call void @_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %next.i.i.i.i.i) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %next.i.i.i.i.i) #16
  resume { ptr, i32 } %19

cond.end.i.i.i.i.i:                               ; preds = %_ZSt30atomic_compare_exchange_strongI6ConfigEbPSt10shared_ptrIT_ES4_S3_.exit.i.i.i.i.i
  %20 = load ptr, ptr %_M_refcount.i.i.i.i.i.i.i.i.i, align 8, !tbaa !23
  %cmp.not.i.i32.i.i.i.i.i = icmp eq ptr %20, null
  br i1 %cmp.not.i.i32.i.i.i.i.i, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit56.i.i.i.i.i, label %if.then.i.i33.i.i.i.i.i

if.then.i.i33.i.i.i.i.i:                          ; preds = %cond.end.i.i.i.i.i
  %_M_use_count.i.i.i34.i.i.i.i.i = getelementptr inbounds i8, ptr %20, i64 8
  %21 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i35.i.i.i.i.i = icmp eq i8 %21, 0
  br i1 %tobool.i.not.i.i.i35.i.i.i.i.i, label %if.else.i.i.i.i55.i.i.i.i.i, label %if.then.i.i.i.i36.i.i.i.i.i

if.then.i.i.i.i36.i.i.i.i.i:                      ; preds = %if.then.i.i33.i.i.i.i.i
  %22 = load i32, ptr %_M_use_count.i.i.i34.i.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i37.i.i.i.i.i = add nsw i32 %22, -1
  store i32 %add.i.i.i.i37.i.i.i.i.i, ptr %_M_use_count.i.i.i34.i.i.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i38.i.i.i.i.i

if.else.i.i.i.i55.i.i.i.i.i:                      ; preds = %if.then.i.i33.i.i.i.i.i
  %23 = atomicrmw volatile add ptr %_M_use_count.i.i.i34.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i38.i.i.i.i.i

invoke.cont.i.i.i38.i.i.i.i.i:                    ; preds = %if.else.i.i.i.i55.i.i.i.i.i, %if.then.i.i.i.i36.i.i.i.i.i
  %retval.0.i.i.i.i39.i.i.i.i.i = phi i32 [ %22, %if.then.i.i.i.i36.i.i.i.i.i ], [ %23, %if.else.i.i.i.i55.i.i.i.i.i ]
  %cmp.i.i.i40.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i39.i.i.i.i.i, 1
  br i1 %cmp.i.i.i40.i.i.i.i.i, label %if.then.i.i.i41.i.i.i.i.i, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit56.i.i.i.i.i

if.then.i.i.i41.i.i.i.i.i:                        ; preds = %invoke.cont.i.i.i38.i.i.i.i.i
  %vtable.i.i.i.i42.i.i.i.i.i = load ptr, ptr %20, align 8, !tbaa !9
  %vfn.i.i.i.i43.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i42.i.i.i.i.i, i64 16
  %24 = load ptr, ptr %vfn.i.i.i.i43.i.i.i.i.i, align 8
  call void %24(ptr noundef nonnull align 8 dereferenceable(16) %20) #16
  %_M_weak_count.i.i.i.i44.i.i.i.i.i = getelementptr inbounds i8, ptr %20, i64 12
  %25 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i45.i.i.i.i.i = icmp eq i8 %25, 0
  br i1 %tobool.i.not.i.i.i.i45.i.i.i.i.i, label %if.else.i.i.i.i.i54.i.i.i.i.i, label %if.then.i.i.i.i.i46.i.i.i.i.i

if.then.i.i.i.i.i46.i.i.i.i.i:                    ; preds = %if.then.i.i.i41.i.i.i.i.i
  %26 = load i32, ptr %_M_weak_count.i.i.i.i44.i.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i.i47.i.i.i.i.i = add nsw i32 %26, -1
  store i32 %add.i.i.i.i.i47.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i44.i.i.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i48.i.i.i.i.i

if.else.i.i.i.i.i54.i.i.i.i.i:                    ; preds = %if.then.i.i.i41.i.i.i.i.i
  %27 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i44.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i48.i.i.i.i.i

invoke.cont.i.i.i.i48.i.i.i.i.i:                  ; preds = %if.else.i.i.i.i.i54.i.i.i.i.i, %if.then.i.i.i.i.i46.i.i.i.i.i
  %retval.0.i.i.i.i.i49.i.i.i.i.i = phi i32 [ %26, %if.then.i.i.i.i.i46.i.i.i.i.i ], [ %27, %if.else.i.i.i.i.i54.i.i.i.i.i ]
  %cmp.i.i.i.i50.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i49.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i50.i.i.i.i.i, label %if.then.i2.i.i.i51.i.i.i.i.i, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit56.i.i.i.i.i

if.then.i2.i.i.i51.i.i.i.i.i:                     ; preds = %invoke.cont.i.i.i.i48.i.i.i.i.i
  %vtable2.i.i.i.i52.i.i.i.i.i = load ptr, ptr %20, align 8, !tbaa !9
  %vfn3.i.i.i.i53.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i52.i.i.i.i.i, i64 24
  %28 = load ptr, ptr %vfn3.i.i.i.i53.i.i.i.i.i, align 8
  call void %28(ptr noundef nonnull align 8 dereferenceable(16) %20) #16
  br label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit56.i.i.i.i.i

_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit56.i.i.i.i.i: ; preds = %if.then.i2.i.i.i51.i.i.i.i.i, %invoke.cont.i.i.i.i48.i.i.i.i.i, %invoke.cont.i.i.i38.i.i.i.i.i, %cond.end.i.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %expected.i.i.i.i.i) #16
  %29 = load ptr, ptr %_M_refcount.i.i.i.i.i.i.i.i, align 8, !tbaa !23
  %cmp.not.i.i58.i.i.i.i.i = icmp eq ptr %29, null
  br i1 %cmp.not.i.i58.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit", label %if.then.i.i59.i.i.i.i.i

if.then.i.i59.i.i.i.i.i:                          ; preds = %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit56.i.i.i.i.i
  %_M_use_count.i.i.i60.i.i.i.i.i = getelementptr inbounds i8, ptr %29, i64 8
  %30 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i61.i.i.i.i.i = icmp eq i8 %30, 0
  br i1 %tobool.i.not.i.i.i61.i.i.i.i.i, label %if.else.i.i.i.i81.i.i.i.i.i, label %if.then.i.i.i.i62.i.i.i.i.i

if.then.i.i.i.i62.i.i.i.i.i:                      ; preds = %if.then.i.i59.i.i.i.i.i
  %31 = load i32, ptr %_M_use_count.i.i.i60.i.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i63.i.i.i.i.i = add nsw i32 %31, -1
  store i32 %add.i.i.i.i63.i.i.i.i.i, ptr %_M_use_count.i.i.i60.i.i.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i64.i.i.i.i.i

if.else.i.i.i.i81.i.i.i.i.i:                      ; preds = %if.then.i.i59.i.i.i.i.i
  %32 = atomicrmw volatile add ptr %_M_use_count.i.i.i60.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i64.i.i.i.i.i

invoke.cont.i.i.i64.i.i.i.i.i:                    ; preds = %if.else.i.i.i.i81.i.i.i.i.i, %if.then.i.i.i.i62.i.i.i.i.i
  %retval.0.i.i.i.i65.i.i.i.i.i = phi i32 [ %31, %if.then.i.i.i.i62.i.i.i.i.i ], [ %32, %if.else.i.i.i.i81.i.i.i.i.i ]
  %cmp.i.i.i66.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i65.i.i.i.i.i, 1
  br i1 %cmp.i.i.i66.i.i.i.i.i, label %if.then.i.i.i67.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit"

if.then.i.i.i67.i.i.i.i.i:                        ; preds = %invoke.cont.i.i.i64.i.i.i.i.i
  %vtable.i.i.i.i68.i.i.i.i.i = load ptr, ptr %29, align 8, !tbaa !9
  %vfn.i.i.i.i69.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i68.i.i.i.i.i, i64 16
  %33 = load ptr, ptr %vfn.i.i.i.i69.i.i.i.i.i, align 8
  call void %33(ptr noundef nonnull align 8 dereferenceable(16) %29) #16
  %_M_weak_count.i.i.i.i70.i.i.i.i.i = getelementptr inbounds i8, ptr %29, i64 12
  %34 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i71.i.i.i.i.i = icmp eq i8 %34, 0
  br i1 %tobool.i.not.i.i.i.i71.i.i.i.i.i, label %if.else.i.i.i.i.i80.i.i.i.i.i, label %if.then.i.i.i.i.i72.i.i.i.i.i

if.then.i.i.i.i.i72.i.i.i.i.i:                    ; preds = %if.then.i.i.i67.i.i.i.i.i
  %35 = load i32, ptr %_M_weak_count.i.i.i.i70.i.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i.i73.i.i.i.i.i = add nsw i32 %35, -1
  store i32 %add.i.i.i.i.i73.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i70.i.i.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i74.i.i.i.i.i

if.else.i.i.i.i.i80.i.i.i.i.i:                    ; preds = %if.then.i.i.i67.i.i.i.i.i
  %36 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i70.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i74.i.i.i.i.i

invoke.cont.i.i.i.i74.i.i.i.i.i:                  ; preds = %if.else.i.i.i.i.i80.i.i.i.i.i, %if.then.i.i.i.i.i72.i.i.i.i.i
  %retval.0.i.i.i.i.i75.i.i.i.i.i = phi i32 [ %35, %if.then.i.i.i.i.i72.i.i.i.i.i ], [ %36, %if.else.i.i.i.i.i80.i.i.i.i.i ]
  %cmp.i.i.i.i76.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i75.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i76.i.i.i.i.i, label %if.then.i2.i.i.i77.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit"

if.then.i2.i.i.i77.i.i.i.i.i:                     ; preds = %invoke.cont.i.i.i.i74.i.i.i.i.i
  %vtable2.i.i.i.i78.i.i.i.i.i = load ptr, ptr %29, align 8, !tbaa !9
  %vfn3.i.i.i.i79.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i78.i.i.i.i.i, i64 24
  %37 = load ptr, ptr %vfn3.i.i.i.i79.i.i.i.i.i, align 8
  call void %37(ptr noundef nonnull align 8 dereferenceable(16) %29) #16
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit"

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit56.i.i.i.i.i, %invoke.cont.i.i.i64.i.i.i.i.i, %invoke.cont.i.i.i.i74.i.i.i.i.i, %if.then.i2.i.i.i77.i.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %next.i.i.i.i.i) #16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSt39atomic_compare_exchange_strong_explicitI6ConfigEbPSt10shared_ptrIT_ES4_S3_St12memory_orderS5_(ptr noundef %__p, ptr noundef %__v, ptr noundef %__w, i32 noundef %0, i32 noundef %1) local_unnamed_addr #6 comdat personality ptr @__gxx_personality_v0 {
entry:
  %__lock = alloca %"struct.std::_Sp_locker", align 1
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %__lock) #16
  call void @_ZNSt10_Sp_lockerC1EPKvS1_(ptr noundef nonnull align 1 dereferenceable(2) %__lock, ptr noundef %__p, ptr noundef %__v) #16
  %2 = load ptr, ptr %__p, align 8, !tbaa !20
  %3 = load ptr, ptr %__v, align 8, !tbaa !20
  %cmp.i = icmp eq ptr %2, %3
  br i1 %cmp.i, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %_M_refcount.i.i = getelementptr inbounds i8, ptr %__p, i64 8
  %_M_refcount2.i.i = getelementptr inbounds i8, ptr %__v, i64 8
  %4 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !23
  %5 = load ptr, ptr %_M_refcount2.i.i, align 8, !tbaa !23
  %or.cond.not = icmp eq ptr %5, %4
  br i1 %or.cond.not, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__p, i8 0, i64 16, i1 false)
  %6 = load ptr, ptr %__w, align 8, !tbaa !20
  %_M_refcount4.i.i.i27 = getelementptr inbounds i8, ptr %__w, i64 8
  %7 = load ptr, ptr %_M_refcount4.i.i.i27, align 8, !tbaa !23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__w, i8 0, i64 16, i1 false)
  store ptr %6, ptr %__p, align 8, !tbaa !11
  %8 = load ptr, ptr %_M_refcount.i.i, align 8, !tbaa !23
  store ptr %7, ptr %_M_refcount.i.i, align 8, !tbaa !23
  %cmp.not.i.i.i.i29 = icmp eq ptr %8, null
  br i1 %cmp.not.i.i.i.i29, label %cleanup, label %if.then.i.i.i.i30

if.then.i.i.i.i30:                                ; preds = %if.then
  %_M_use_count.i.i.i.i.i31 = getelementptr inbounds i8, ptr %8, i64 8
  %9 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i.i32 = icmp eq i8 %9, 0
  br i1 %tobool.i.not.i.i.i.i.i32, label %if.else.i.i.i.i.i.i52, label %if.then.i.i.i.i.i.i33

if.then.i.i.i.i.i.i33:                            ; preds = %if.then.i.i.i.i30
  %10 = load i32, ptr %_M_use_count.i.i.i.i.i31, align 4, !tbaa !25
  %add.i.i.i.i.i.i34 = add nsw i32 %10, -1
  store i32 %add.i.i.i.i.i.i34, ptr %_M_use_count.i.i.i.i.i31, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i.i35

if.else.i.i.i.i.i.i52:                            ; preds = %if.then.i.i.i.i30
  %11 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i31, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i35

invoke.cont.i.i.i.i.i35:                          ; preds = %if.else.i.i.i.i.i.i52, %if.then.i.i.i.i.i.i33
  %retval.0.i.i.i.i.i.i36 = phi i32 [ %10, %if.then.i.i.i.i.i.i33 ], [ %11, %if.else.i.i.i.i.i.i52 ]
  %cmp.i.i.i.i.i37 = icmp eq i32 %retval.0.i.i.i.i.i.i36, 1
  br i1 %cmp.i.i.i.i.i37, label %if.then.i.i.i.i.i38, label %cleanup

if.then.i.i.i.i.i38:                              ; preds = %invoke.cont.i.i.i.i.i35
  %vtable.i.i.i.i.i.i39 = load ptr, ptr %8, align 8, !tbaa !9
  %vfn.i.i.i.i.i.i40 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i39, i64 16
  %12 = load ptr, ptr %vfn.i.i.i.i.i.i40, align 8
  call void %12(ptr noundef nonnull align 8 dereferenceable(16) %8) #16
  %_M_weak_count.i.i.i.i.i.i41 = getelementptr inbounds i8, ptr %8, i64 12
  %13 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i.i.i42 = icmp eq i8 %13, 0
  br i1 %tobool.i.not.i.i.i.i.i.i42, label %if.else.i.i.i.i.i.i.i51, label %if.then.i.i.i.i.i.i.i43

if.then.i.i.i.i.i.i.i43:                          ; preds = %if.then.i.i.i.i.i38
  %14 = load i32, ptr %_M_weak_count.i.i.i.i.i.i41, align 4, !tbaa !25
  %add.i.i.i.i.i.i.i44 = add nsw i32 %14, -1
  store i32 %add.i.i.i.i.i.i.i44, ptr %_M_weak_count.i.i.i.i.i.i41, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i.i.i45

if.else.i.i.i.i.i.i.i51:                          ; preds = %if.then.i.i.i.i.i38
  %15 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i41, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i45

invoke.cont.i.i.i.i.i.i45:                        ; preds = %if.else.i.i.i.i.i.i.i51, %if.then.i.i.i.i.i.i.i43
  %retval.0.i.i.i.i.i.i.i46 = phi i32 [ %14, %if.then.i.i.i.i.i.i.i43 ], [ %15, %if.else.i.i.i.i.i.i.i51 ]
  %cmp.i.i.i.i.i.i47 = icmp eq i32 %retval.0.i.i.i.i.i.i.i46, 1
  br i1 %cmp.i.i.i.i.i.i47, label %if.then.i2.i.i.i.i.i48, label %cleanup

if.then.i2.i.i.i.i.i48:                           ; preds = %invoke.cont.i.i.i.i.i.i45
  %vtable2.i.i.i.i.i.i49 = load ptr, ptr %8, align 8, !tbaa !9
  %vfn3.i.i.i.i.i.i50 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i49, i64 24
  %16 = load ptr, ptr %vfn3.i.i.i.i.i.i50, align 8
  call void %16(ptr noundef nonnull align 8 dereferenceable(16) %8) #16
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %entry
  %_M_refcount4.i.i.i54 = getelementptr inbounds i8, ptr %__v, i64 8
  %17 = load ptr, ptr %_M_refcount4.i.i.i54, align 8, !tbaa !23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %__v, i8 0, i64 16, i1 false)
  %18 = load ptr, ptr %__p, align 8, !tbaa !20
  store ptr %18, ptr %__v, align 8, !tbaa !20
  %_M_refcount3.i.i = getelementptr inbounds i8, ptr %__p, i64 8
  %19 = load ptr, ptr %_M_refcount3.i.i, align 8, !tbaa !23
  %20 = load ptr, ptr %_M_refcount4.i.i.i54, align 8, !tbaa !23
  %cmp.not.i.i.i = icmp eq ptr %19, %20
  br i1 %cmp.not.i.i.i, label %cleanup, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.end
  %cmp3.not.i.i.i = icmp eq ptr %19, null
  br i1 %cmp3.not.i.i.i, label %if.end.i.i.i, label %if.then4.i.i.i

if.then4.i.i.i:                                   ; preds = %if.then.i.i.i
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %19, i64 8
  %21 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i = icmp eq i8 %21, 0
  br i1 %tobool.i.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i82

if.then.i.i.i.i.i82:                              ; preds = %if.then4.i.i.i
  %22 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i.i = add nsw i32 %22, 1
  store i32 %add.i.i.i.i.i, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !25
  br label %if.end.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then4.i.i.i
  %23 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 1 acq_rel, align 4
  br label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i82, %if.then.i.i.i
  %24 = load ptr, ptr %_M_refcount4.i.i.i54, align 8, !tbaa !23
  %cmp6.not.i.i.i = icmp eq ptr %24, null
  br i1 %cmp6.not.i.i.i, label %if.end9.i.i.i, label %if.then7.i.i.i

if.then7.i.i.i:                                   ; preds = %if.end.i.i.i
  %_M_use_count.i16.i.i.i = getelementptr inbounds i8, ptr %24, i64 8
  %25 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i = icmp eq i8 %25, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i19.i.i.i, label %if.then.i.i17.i.i.i

if.then.i.i17.i.i.i:                              ; preds = %if.then7.i.i.i
  %26 = load i32, ptr %_M_use_count.i16.i.i.i, align 4, !tbaa !25
  %add.i.i18.i.i.i = add nsw i32 %26, -1
  store i32 %add.i.i18.i.i.i, ptr %_M_use_count.i16.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i

if.else.i.i19.i.i.i:                              ; preds = %if.then7.i.i.i
  %27 = atomicrmw volatile add ptr %_M_use_count.i16.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i19.i.i.i, %if.then.i.i17.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %26, %if.then.i.i17.i.i.i ], [ %27, %if.else.i.i19.i.i.i ]
  %cmp.i.i.i.i83 = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i83, label %if.then.i.i.i.i84, label %if.end9.i.i.i

if.then.i.i.i.i84:                                ; preds = %invoke.cont.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %24, align 8, !tbaa !9
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 16
  %28 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  call void %28(ptr noundef nonnull align 8 dereferenceable(16) %24) #16
  %_M_weak_count.i.i.i.i.i = getelementptr inbounds i8, ptr %24, i64 12
  %29 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i.i85 = icmp eq i8 %29, 0
  br i1 %tobool.i.not.i.i.i.i.i85, label %if.else.i.i.i.i.i.i91, label %if.then.i.i.i.i.i.i86

if.then.i.i.i.i.i.i86:                            ; preds = %if.then.i.i.i.i84
  %30 = load i32, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i.i.i87 = add nsw i32 %30, -1
  store i32 %add.i.i.i.i.i.i87, ptr %_M_weak_count.i.i.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i.i88

if.else.i.i.i.i.i.i91:                            ; preds = %if.then.i.i.i.i84
  %31 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i88

invoke.cont.i.i.i.i.i88:                          ; preds = %if.else.i.i.i.i.i.i91, %if.then.i.i.i.i.i.i86
  %retval.0.i.i.i.i.i.i89 = phi i32 [ %30, %if.then.i.i.i.i.i.i86 ], [ %31, %if.else.i.i.i.i.i.i91 ]
  %cmp.i.i.i.i.i90 = icmp eq i32 %retval.0.i.i.i.i.i.i89, 1
  br i1 %cmp.i.i.i.i.i90, label %if.then.i2.i.i.i.i, label %if.end9.i.i.i

if.then.i2.i.i.i.i:                               ; preds = %invoke.cont.i.i.i.i.i88
  %vtable2.i.i.i.i.i = load ptr, ptr %24, align 8, !tbaa !9
  %vfn3.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i, i64 24
  %32 = load ptr, ptr %vfn3.i.i.i.i.i, align 8
  call void %32(ptr noundef nonnull align 8 dereferenceable(16) %24) #16
  br label %if.end9.i.i.i

if.end9.i.i.i:                                    ; preds = %if.then.i2.i.i.i.i, %invoke.cont.i.i.i.i.i88, %invoke.cont.i.i.i.i, %if.end.i.i.i
  store ptr %19, ptr %_M_refcount4.i.i.i54, align 8, !tbaa !23
  br label %cleanup

cleanup:                                          ; preds = %if.end9.i.i.i, %if.end, %if.then.i2.i.i.i.i.i48, %invoke.cont.i.i.i.i.i.i45, %invoke.cont.i.i.i.i.i35, %if.then
  %__x.sroa.5.0 = phi ptr [ %4, %if.then ], [ %4, %invoke.cont.i.i.i.i.i35 ], [ %4, %invoke.cont.i.i.i.i.i.i45 ], [ %4, %if.then.i2.i.i.i.i.i48 ], [ %17, %if.end ], [ %17, %if.end9.i.i.i ]
  %retval.0 = phi i1 [ true, %if.then ], [ true, %invoke.cont.i.i.i.i.i35 ], [ true, %invoke.cont.i.i.i.i.i.i45 ], [ true, %if.then.i2.i.i.i.i.i48 ], [ false, %if.end ], [ false, %if.end9.i.i.i ]
  call void @_ZNSt10_Sp_lockerD1Ev(ptr noundef nonnull align 1 dereferenceable(2) %__lock) #16
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %__lock) #16
  %cmp.not.i.i = icmp eq ptr %__x.sroa.5.0, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %cleanup
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %__x.sroa.5.0, i64 8
  %33 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i = icmp eq i8 %33, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i92

if.then.i.i.i.i92:                                ; preds = %if.then.i.i
  %34 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i = add nsw i32 %34, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %35 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i92
  %retval.0.i.i.i.i = phi i32 [ %34, %if.then.i.i.i.i92 ], [ %35, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i93, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i93:                                  ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %__x.sroa.5.0, align 8, !tbaa !9
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %36 = load ptr, ptr %vfn.i.i.i.i, align 8
  call void %36(ptr noundef nonnull align 8 dereferenceable(16) %__x.sroa.5.0) #16
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %__x.sroa.5.0, i64 12
  %37 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i94 = icmp eq i8 %37, 0
  br i1 %tobool.i.not.i.i.i.i94, label %if.else.i.i.i.i.i100, label %if.then.i.i.i.i.i95

if.then.i.i.i.i.i95:                              ; preds = %if.then.i.i.i93
  %38 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i.i96 = add nsw i32 %38, -1
  store i32 %add.i.i.i.i.i96, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i.i97

if.else.i.i.i.i.i100:                             ; preds = %if.then.i.i.i93
  %39 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i97

invoke.cont.i.i.i.i97:                            ; preds = %if.else.i.i.i.i.i100, %if.then.i.i.i.i.i95
  %retval.0.i.i.i.i.i98 = phi i32 [ %38, %if.then.i.i.i.i.i95 ], [ %39, %if.else.i.i.i.i.i100 ]
  %cmp.i.i.i.i99 = icmp eq i32 %retval.0.i.i.i.i.i98, 1
  br i1 %cmp.i.i.i.i99, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i97
  %vtable2.i.i.i.i = load ptr, ptr %__x.sroa.5.0, align 8, !tbaa !9
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %40 = load ptr, ptr %vfn3.i.i.i.i, align 8
  call void %40(ptr noundef nonnull align 8 dereferenceable(16) %__x.sroa.5.0) #16
  br label %_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %cleanup, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i97, %if.then.i2.i.i.i
  ret i1 %retval.0
}

; Function Attrs: nounwind
declare void @_ZNSt10_Sp_lockerC1EPKvS1_(ptr noundef nonnull align 1 dereferenceable(2), ptr noundef, ptr noundef) unnamed_addr #10

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount, align 8, !tbaa !23
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %_M_use_count.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.not.i.i, label %if.else.i.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.then.i
  %2 = load i32, ptr %_M_use_count.i.i, align 4, !tbaa !25
  %add.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i, ptr %_M_use_count.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i

if.else.i.i.i:                                    ; preds = %if.then.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i

invoke.cont.i.i:                                  ; preds = %if.else.i.i.i, %if.then.i.i.i
  %retval.0.i.i.i = phi i32 [ %2, %if.then.i.i.i ], [ %3, %if.else.i.i.i ]
  %cmp.i.i = icmp eq i32 %retval.0.i.i.i, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !9
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #16
  %_M_weak_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i, align 4, !tbaa !25
  %add.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i, ptr %_M_weak_count.i.i.i, align 4, !tbaa !25
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i ], [ %7, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i2.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i:                                   ; preds = %invoke.cont.i.i.i
  %vtable2.i.i.i = load ptr, ptr %0, align 8, !tbaa !9
  %vfn3.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #16
  br label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i, %invoke.cont.i.i.i, %if.then.i2.i.i
  ret void
}

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_shared_ptr_exchanged.cpp() #13 section ".text.startup" personality ptr @__gxx_personality_v0 {
entry:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !53)
  store ptr null, ptr @_ZL7current, align 8, !tbaa !20, !alias.scope !53
  %call5.i.i.i16.i.i.i.i.i = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #17, !noalias !53
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i, align 8, !tbaa !9, !noalias !53
  %_M_use_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i.i, align 8, !tbaa !43, !noalias !53
  %_M_weak_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i.i, align 4, !tbaa !45, !noalias !53
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceI6ConfigSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i16.i.i.i.i.i, align 8, !tbaa !9, !noalias !53
  %_M_impl.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i16.i.i.i.i.i, i64 16
  store i64 8589934593, ptr %_M_impl.i.i.i.i.i.i.i, align 4, !noalias !53
  store ptr %call5.i.i.i16.i.i.i.i.i, ptr getelementptr inbounds (i8, ptr @_ZL7current, i64 8), align 8, !tbaa !23, !alias.scope !53
  store ptr %_M_impl.i.i.i.i.i.i.i, ptr @_ZL7current, align 8, !tbaa !11, !alias.scope !53
  %0 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr nonnull @_ZL7current, ptr nonnull @__dso_handle) #16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #15

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nofree nounwind }
attributes #2 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { nounwind }
attributes #17 = { builtin allocsize(0) }
attributes #18 = { noreturn }
attributes #19 = { noreturn nounwind }
attributes #20 = { builtin nounwind }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_: %agg.result"}
!15 = distinct !{!15, !"_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"_ZSt20atomic_load_explicitI6ConfigESt10shared_ptrIT_EPKS3_St12memory_order: %agg.result"}
!18 = distinct !{!18, !"_ZSt20atomic_load_explicitI6ConfigESt10shared_ptrIT_EPKS3_St12memory_order"}
!19 = !{!17, !14}
!20 = !{!21, !12, i64 0}
!21 = !{!"_ZTSSt12__shared_ptrI6ConfigLN9__gnu_cxx12_Lock_policyE2EE", !12, i64 0, !22, i64 8}
!22 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !12, i64 0}
!23 = !{!22, !12, i64 0}
!24 = !{!7, !7, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"int", !7, i64 0}
!27 = !{!28, !26, i64 4}
!28 = !{!"_ZTS6Config", !26, i64 0, !26, i64 4}
!29 = !{!28, !26, i64 0}
!30 = !{!31}
!31 = distinct !{!31, !32, !"_ZSt15atomic_exchangeI6ConfigESt10shared_ptrIT_EPS3_S3_: %agg.result"}
!32 = distinct !{!32, !"_ZSt15atomic_exchangeI6ConfigESt10shared_ptrIT_EPS3_S3_"}
!33 = !{!34}
!34 = distinct !{!34, !35, !"_ZSt24atomic_exchange_explicitI6ConfigESt10shared_ptrIT_EPS3_S3_St12memory_order: %agg.result"}
!35 = distinct !{!35, !"_ZSt24atomic_exchange_explicitI6ConfigESt10shared_ptrIT_EPS3_S3_St12memory_order"}
!36 = !{!34, !31}
!37 = !{!6, !6, i64 0}
!38 = !{!39, !12, i64 8}
!39 = !{!"_ZTSSt9type_info", !12, i64 8}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZSt11make_sharedI6ConfigJS0_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_: %agg.result"}
!42 = distinct !{!42, !"_ZSt11make_sharedI6ConfigJS0_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_"}
!43 = !{!44, !26, i64 8}
!44 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !26, i64 8, !26, i64 12}
!45 = !{!44, !26, i64 12}
!46 = !{!47}
!47 = distinct !{!47, !48, !"_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_: %agg.result"}
!48 = distinct !{!48, !"_ZSt11atomic_loadI6ConfigESt10shared_ptrIT_EPKS3_"}
!49 = !{!50}
!50 = distinct !{!50, !51, !"_ZSt20atomic_load_explicitI6ConfigESt10shared_ptrIT_EPKS3_St12memory_order: %agg.result"}
!51 = distinct !{!51, !"_ZSt20atomic_load_explicitI6ConfigESt10shared_ptrIT_EPKS3_St12memory_order"}
!52 = !{!50, !47}
!53 = !{!54}
!54 = distinct !{!54, !55, !"_ZSt11make_sharedI6ConfigJS0_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_: %agg.result"}
!55 = distinct !{!55, !"_ZSt11make_sharedI6ConfigJS0_EESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_"}
