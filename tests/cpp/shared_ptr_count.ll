; ModuleID = 'shared_ptr_count.cpp'
source_filename = "shared_ptr_count.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { %"class.std::shared_ptr" }

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@_ZL9destroyed = internal global { i32 } zeroinitializer, align 4
@_ZTVSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [69 x i8] c"St23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp.i53 = alloca %"class.std::unique_ptr", align 8
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %seen = alloca i32, align 4
  %item = alloca %"class.std::shared_ptr", align 8
  %one = alloca %"class.std::thread", align 8
  %ref.tmp = alloca %class.anon, align 8
  %two = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %seen) #14
  store i32 0, ptr %seen, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %item) #14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !8)
  store ptr null, ptr %item, align 8, !tbaa !11, !alias.scope !8
  %_M_refcount.i.i.i = getelementptr inbounds i8, ptr %item, i64 8
  %call5.i.i.i.i.i.i.i22 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #15
          to label %_ZSt11make_sharedI4ItemJEESt10shared_ptrIT_EDpOT0_.exit unwind label %lpad

_ZSt11make_sharedI4ItemJEESt10shared_ptrIT_EDpOT0_.exit: ; preds = %entry
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i.i.i.i.i22, align 8, !tbaa !15, !noalias !8
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i22, i64 8
  store i32 1, ptr %_M_use_count.i.i.i.i.i.i, align 8, !tbaa !17, !noalias !8
  %_M_weak_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i22, i64 12
  store i32 1, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !19, !noalias !8
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %call5.i.i.i.i.i.i.i22, align 8, !tbaa !15, !noalias !8
  %_M_impl.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i.i.i.i22, i64 16
  store i32 1, ptr %_M_impl.i.i.i.i.i.i, align 4, !tbaa !20, !noalias !8
  store ptr %call5.i.i.i.i.i.i.i22, ptr %_M_refcount.i.i.i, align 8, !tbaa !22, !alias.scope !8
  store ptr %_M_impl.i.i.i.i.i.i, ptr %item, align 8, !tbaa !23, !alias.scope !8
  %0 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i = icmp eq i8 %0, 0
  br i1 %tobool.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %_ZSt11make_sharedI4ItemJEESt10shared_ptrIT_EDpOT0_.exit
  store i32 2, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !4
  br label %_ZNSt8weak_ptrI4ItemEaSIS0_EENSt9enable_ifIXsr13is_assignableIRSt10__weak_ptrIS0_LN9__gnu_cxx12_Lock_policyE2EERKSt10shared_ptrIT_EEE5valueERS1_E4typeESD_.exit

if.else.i.i.i.i.i:                                ; preds = %_ZSt11make_sharedI4ItemJEESt10shared_ptrIT_EDpOT0_.exit
  %1 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i, i32 1 acq_rel, align 4
  br label %_ZNSt8weak_ptrI4ItemEaSIS0_EENSt9enable_ifIXsr13is_assignableIRSt10__weak_ptrIS0_LN9__gnu_cxx12_Lock_policyE2EERKSt10shared_ptrIT_EEE5valueERS1_E4typeESD_.exit

_ZNSt8weak_ptrI4ItemEaSIS0_EENSt9enable_ifIXsr13is_assignableIRSt10__weak_ptrIS0_LN9__gnu_cxx12_Lock_policyE2EERKSt10shared_ptrIT_EEE5valueERS1_E4typeESD_.exit: ; preds = %if.then.i.i.i.i.i, %if.else.i.i.i.i.i
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp) #14
  %2 = load ptr, ptr %item, align 8, !tbaa !11
  store ptr %2, ptr %ref.tmp, align 8, !tbaa !11
  %_M_refcount.i.i23 = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  %3 = load ptr, ptr %_M_refcount.i.i.i, align 8, !tbaa !22
  store ptr %3, ptr %_M_refcount.i.i23, align 8, !tbaa !22
  %cmp.not.i.i.i25 = icmp eq ptr %3, null
  br i1 %cmp.not.i.i.i25, label %_ZNSt10shared_ptrI4ItemEC2ERKS1_.exit, label %if.then.i.i.i26

if.then.i.i.i26:                                  ; preds = %_ZNSt8weak_ptrI4ItemEaSIS0_EENSt9enable_ifIXsr13is_assignableIRSt10__weak_ptrIS0_LN9__gnu_cxx12_Lock_policyE2EERKSt10shared_ptrIT_EEE5valueERS1_E4typeESD_.exit
  %_M_use_count.i.i.i.i = getelementptr inbounds i8, ptr %3, i64 8
  %4 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i27 = icmp eq i8 %4, 0
  br i1 %tobool.i.not.i.i.i.i27, label %if.else.i.i.i.i.i30, label %if.then.i.i.i.i.i28

if.then.i.i.i.i.i28:                              ; preds = %if.then.i.i.i26
  %5 = load i32, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i29 = add nsw i32 %5, 1
  store i32 %add.i.i.i.i.i29, ptr %_M_use_count.i.i.i.i, align 4, !tbaa !4
  br label %_ZNSt10shared_ptrI4ItemEC2ERKS1_.exit

if.else.i.i.i.i.i30:                              ; preds = %if.then.i.i.i26
  %6 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i, i32 1 acq_rel, align 4
  br label %_ZNSt10shared_ptrI4ItemEC2ERKS1_.exit

_ZNSt10shared_ptrI4ItemEC2ERKS1_.exit:            ; preds = %_ZNSt8weak_ptrI4ItemEaSIS0_EENSt9enable_ifIXsr13is_assignableIRSt10__weak_ptrIS0_LN9__gnu_cxx12_Lock_policyE2EERKSt10shared_ptrIT_EEE5valueERS1_E4typeESD_.exit, %if.then.i.i.i.i.i28, %if.else.i.i.i.i.i30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i)
  store i64 0, ptr %one, align 8, !tbaa !25
  %call.i31 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #15
          to label %call.i.noexc unwind label %lpad1

call.i.noexc:                                     ; preds = %_ZNSt10shared_ptrI4ItemEC2ERKS1_.exit
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i31, align 8, !tbaa !15
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i31, i64 8
  %7 = load ptr, ptr %ref.tmp, align 8, !tbaa !11
  store ptr %7, ptr %_M_func.i.i, align 8, !tbaa !11
  %_M_refcount.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call.i31, i64 16
  store ptr null, ptr %_M_refcount.i.i.i.i.i.i.i.i, align 8, !tbaa !22
  %8 = load ptr, ptr %_M_refcount.i.i23, align 8, !tbaa !22
  store ptr null, ptr %_M_refcount.i.i23, align 8, !tbaa !22
  store ptr %8, ptr %_M_refcount.i.i.i.i.i.i.i.i, align 8, !tbaa !22
  store ptr null, ptr %ref.tmp, align 8, !tbaa !11
  store ptr %call.i31, ptr %agg.tmp.i, align 8, !tbaa !23
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i

invoke.cont3.i:                                   ; preds = %call.i.noexc
  %9 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !23
  %cmp.not.i.i = icmp eq ptr %9, null
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %9, align 8, !tbaa !15
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8
  %10 = load ptr, ptr %vfn.i.i.i, align 8
  call void %10(ptr noundef nonnull align 8 dereferenceable(8) %9) #14
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"

lpad2.i:                                          ; preds = %call.i.noexc
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !23
  %cmp.not.i5.i = icmp eq ptr %12, null
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %12, align 8, !tbaa !15
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8
  %13 = load ptr, ptr %vfn.i.i8.i, align 8
  call void %13(ptr noundef nonnull align 8 dereferenceable(8) %12) #14
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !23
  br label %lpad1.body

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #14
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %two) #14
  %14 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.not.i.i.i.i49 = icmp eq i8 %14, 0
  br i1 %tobool.i.not.i.i.i.i49, label %if.else.i.i.i.i.i52, label %if.then.i.i.i.i.i50

if.then.i.i.i.i.i50:                              ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %15 = load i32, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i51 = add nsw i32 %15, 1
  store i32 %add.i.i.i.i.i51, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !4
  br label %_ZNSt8weak_ptrI4ItemEC2ERKS1_.exit

if.else.i.i.i.i.i52:                              ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %16 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i, i32 1 acq_rel, align 4
  br label %_ZNSt8weak_ptrI4ItemEC2ERKS1_.exit

_ZNSt8weak_ptrI4ItemEC2ERKS1_.exit:               ; preds = %if.then.i.i.i.i.i50, %if.else.i.i.i.i.i52
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i53)
  store i64 0, ptr %two, align 8, !tbaa !25
  %call.i68 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #15
          to label %call.i.noexc67 unwind label %lpad4

call.i.noexc67:                                   ; preds = %_ZNSt8weak_ptrI4ItemEC2ERKS1_.exit
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 16), ptr %call.i68, align 8, !tbaa !15
  %_M_func.i.i54 = getelementptr inbounds i8, ptr %call.i68, i64 8
  store ptr %seen, ptr %_M_func.i.i54, align 8, !tbaa !23
  %17 = getelementptr inbounds i8, ptr %call.i68, i64 16
  store ptr %_M_impl.i.i.i.i.i.i, ptr %17, align 8, !tbaa !28
  %_M_refcount.i.i.i.i.i.i.i.i55 = getelementptr inbounds i8, ptr %call.i68, i64 24
  store ptr %call5.i.i.i.i.i.i.i22, ptr %_M_refcount.i.i.i.i.i.i.i.i55, align 8, !tbaa !31
  store ptr %call.i68, ptr %agg.tmp.i53, align 8, !tbaa !23
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %two, ptr noundef nonnull %agg.tmp.i53, ptr noundef null)
          to label %invoke.cont3.i62 unwind label %lpad2.i56

invoke.cont3.i62:                                 ; preds = %call.i.noexc67
  %18 = load ptr, ptr %agg.tmp.i53, align 8, !tbaa !23
  %cmp.not.i.i63 = icmp eq ptr %18, null
  br i1 %cmp.not.i.i63, label %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i64

delete.notnull.i.i.i64:                           ; preds = %invoke.cont3.i62
  %vtable.i.i.i65 = load ptr, ptr %18, align 8, !tbaa !15
  %vfn.i.i.i66 = getelementptr inbounds i8, ptr %vtable.i.i.i65, i64 8
  %19 = load ptr, ptr %vfn.i.i.i66, align 8
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %18) #14
  br label %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit"

lpad2.i56:                                        ; preds = %call.i.noexc67
  %20 = landingpad { ptr, i32 }
          cleanup
  %21 = load ptr, ptr %agg.tmp.i53, align 8, !tbaa !23
  %cmp.not.i5.i57 = icmp eq ptr %21, null
  br i1 %cmp.not.i5.i57, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i61, label %delete.notnull.i.i6.i58

delete.notnull.i.i6.i58:                          ; preds = %lpad2.i56
  %vtable.i.i7.i59 = load ptr, ptr %21, align 8, !tbaa !15
  %vfn.i.i8.i60 = getelementptr inbounds i8, ptr %vtable.i.i7.i59, i64 8
  %22 = load ptr, ptr %vfn.i.i8.i60, align 8
  call void %22(ptr noundef nonnull align 8 dereferenceable(8) %21) #14
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i61

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i61: ; preds = %delete.notnull.i.i6.i58, %lpad2.i56
  store ptr null, ptr %agg.tmp.i53, align 8, !tbaa !23
  br label %lpad4.body

"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i62, %delete.notnull.i.i.i64
  store ptr null, ptr %agg.tmp.i53, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i53)
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %two)
          to label %invoke.cont7 unwind label %lpad6

invoke.cont7:                                     ; preds = %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit"
  store ptr null, ptr %item, align 8, !tbaa !23
  %23 = load ptr, ptr %_M_refcount.i.i.i, align 8, !tbaa !22
  store ptr null, ptr %_M_refcount.i.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i85 = icmp eq ptr %23, null
  br i1 %cmp.not.i.i.i85, label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit, label %if.then.i.i.i86

if.then.i.i.i86:                                  ; preds = %invoke.cont7
  %_M_use_count.i.i.i.i87 = getelementptr inbounds i8, ptr %23, i64 8
  %24 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i88 = icmp eq i8 %24, 0
  br i1 %tobool.i.i.not.i.i.i.i88, label %if.else.i.i.i.i.i108, label %if.then.i.i.i.i.i89

if.then.i.i.i.i.i89:                              ; preds = %if.then.i.i.i86
  %25 = load i32, ptr %_M_use_count.i.i.i.i87, align 4, !tbaa !4
  %add.i.i.i.i.i90 = add nsw i32 %25, -1
  store i32 %add.i.i.i.i.i90, ptr %_M_use_count.i.i.i.i87, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i91

if.else.i.i.i.i.i108:                             ; preds = %if.then.i.i.i86
  %26 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i87, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i91

invoke.cont.i.i.i.i91:                            ; preds = %if.else.i.i.i.i.i108, %if.then.i.i.i.i.i89
  %retval.0.i.i.i.i.i92 = phi i32 [ %25, %if.then.i.i.i.i.i89 ], [ %26, %if.else.i.i.i.i.i108 ]
  %cmp.i.i.i.i93 = icmp eq i32 %retval.0.i.i.i.i.i92, 1
  br i1 %cmp.i.i.i.i93, label %if.then.i.i.i.i94, label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i.i.i.i94:                                ; preds = %invoke.cont.i.i.i.i91
  %vtable.i.i.i.i.i95 = load ptr, ptr %23, align 8, !tbaa !15
  %vfn.i.i.i.i.i96 = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i95, i64 16
  %27 = load ptr, ptr %vfn.i.i.i.i.i96, align 8
  call void %27(ptr noundef nonnull align 8 dereferenceable(16) %23) #14
  %_M_weak_count.i.i.i.i.i97 = getelementptr inbounds i8, ptr %23, i64 12
  %28 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i98 = icmp eq i8 %28, 0
  br i1 %tobool.i.i.not.i.i.i.i.i98, label %if.else.i.i.i.i.i.i107, label %if.then.i.i.i.i.i.i99

if.then.i.i.i.i.i.i99:                            ; preds = %if.then.i.i.i.i94
  %29 = load i32, ptr %_M_weak_count.i.i.i.i.i97, align 4, !tbaa !4
  %add.i.i.i.i.i.i100 = add nsw i32 %29, -1
  store i32 %add.i.i.i.i.i.i100, ptr %_M_weak_count.i.i.i.i.i97, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i.i101

if.else.i.i.i.i.i.i107:                           ; preds = %if.then.i.i.i.i94
  %30 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i97, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i101

invoke.cont.i.i.i.i.i101:                         ; preds = %if.else.i.i.i.i.i.i107, %if.then.i.i.i.i.i.i99
  %retval.0.i.i.i.i.i.i102 = phi i32 [ %29, %if.then.i.i.i.i.i.i99 ], [ %30, %if.else.i.i.i.i.i.i107 ]
  %cmp.i.i.i.i.i103 = icmp eq i32 %retval.0.i.i.i.i.i.i102, 1
  br i1 %cmp.i.i.i.i.i103, label %if.then.i2.i.i.i.i104, label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

if.then.i2.i.i.i.i104:                            ; preds = %invoke.cont.i.i.i.i.i101
  %vtable2.i.i.i.i.i105 = load ptr, ptr %23, align 8, !tbaa !15
  %vfn3.i.i.i.i.i106 = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i105, i64 24
  %31 = load ptr, ptr %vfn3.i.i.i.i.i106, align 8
  call void %31(ptr noundef nonnull align 8 dereferenceable(16) %23) #14
  br label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit

_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit: ; preds = %invoke.cont7, %invoke.cont.i.i.i.i91, %invoke.cont.i.i.i.i.i101, %if.then.i2.i.i.i.i104
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %one)
          to label %invoke.cont8 unwind label %lpad6

invoke.cont8:                                     ; preds = %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %two, align 8, !tbaa !32
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont8
  call void @_ZSt9terminatev() #16
  unreachable

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %two) #14
  %agg.tmp.sroa.0.0.copyload.i.i109 = load i64, ptr %one, align 8, !tbaa !32
  %cmp.i.i.not.i110 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i109, 0
  br i1 %cmp.i.i.not.i110, label %_ZNSt6threadD2Ev.exit112, label %if.then.i111

if.then.i111:                                     ; preds = %_ZNSt6threadD2Ev.exit
  call void @_ZSt9terminatev() #16
  unreachable

_ZNSt6threadD2Ev.exit112:                         ; preds = %_ZNSt6threadD2Ev.exit
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #14
  %32 = load ptr, ptr %_M_refcount.i.i.i, align 8, !tbaa !22
  %cmp.not.i.i113 = icmp eq ptr %32, null
  br i1 %cmp.not.i.i113, label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %_ZNSt6threadD2Ev.exit112
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %32, i64 8
  %33 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i = icmp eq i8 %33, 0
  br i1 %tobool.i.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i114

if.then.i.i.i.i114:                               ; preds = %if.then.i.i
  %34 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i = add nsw i32 %34, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %35 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i114
  %retval.0.i.i.i.i = phi i32 [ %34, %if.then.i.i.i.i114 ], [ %35, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i115, label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i115:                                 ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i116 = load ptr, ptr %32, align 8, !tbaa !15
  %vfn.i.i.i.i117 = getelementptr inbounds i8, ptr %vtable.i.i.i.i116, i64 16
  %36 = load ptr, ptr %vfn.i.i.i.i117, align 8
  call void %36(ptr noundef nonnull align 8 dereferenceable(16) %32) #14
  %_M_weak_count.i.i.i.i118 = getelementptr inbounds i8, ptr %32, i64 12
  %37 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i119 = icmp eq i8 %37, 0
  br i1 %tobool.i.i.not.i.i.i.i119, label %if.else.i.i.i.i.i125, label %if.then.i.i.i.i.i120

if.then.i.i.i.i.i120:                             ; preds = %if.then.i.i.i115
  %38 = load i32, ptr %_M_weak_count.i.i.i.i118, align 4, !tbaa !4
  %add.i.i.i.i.i121 = add nsw i32 %38, -1
  store i32 %add.i.i.i.i.i121, ptr %_M_weak_count.i.i.i.i118, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i122

if.else.i.i.i.i.i125:                             ; preds = %if.then.i.i.i115
  %39 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i118, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i122

invoke.cont.i.i.i.i122:                           ; preds = %if.else.i.i.i.i.i125, %if.then.i.i.i.i.i120
  %retval.0.i.i.i.i.i123 = phi i32 [ %38, %if.then.i.i.i.i.i120 ], [ %39, %if.else.i.i.i.i.i125 ]
  %cmp.i.i.i.i124 = icmp eq i32 %retval.0.i.i.i.i.i123, 1
  br i1 %cmp.i.i.i.i124, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i122
  %vtable2.i.i.i.i = load ptr, ptr %32, align 8, !tbaa !15
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %40 = load ptr, ptr %vfn3.i.i.i.i, align 8
  call void %40(ptr noundef nonnull align 8 dereferenceable(16) %32) #14
  br label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %_ZNSt6threadD2Ev.exit112, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i122, %if.then.i2.i.i.i
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %item) #14
  %41 = load atomic i32, ptr %_M_use_count.i.i.i.i.i.i monotonic, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %cond.true, label %if.then.i.i131

cond.true:                                        ; preds = %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit
  %43 = load atomic i32, ptr @_ZL9destroyed seq_cst, align 4
  %44 = load i32, ptr %seen, align 4, !tbaa !4
  %add = add nsw i32 %44, %43
  br label %if.then.i.i131

if.then.i.i131:                                   ; preds = %cond.true, %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit
  %cond = phi i32 [ %add, %cond.true ], [ 0, %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit ]
  %45 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i132 = icmp eq i8 %45, 0
  br i1 %tobool.i.i.not.i.i.i132, label %if.else.i.i.i.i141, label %if.then.i.i.i.i133

if.then.i.i.i.i133:                               ; preds = %if.then.i.i131
  %46 = load i32, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i134 = add nsw i32 %46, -1
  store i32 %add.i.i.i.i134, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i135

if.else.i.i.i.i141:                               ; preds = %if.then.i.i131
  %47 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i135

invoke.cont.i.i.i135:                             ; preds = %if.else.i.i.i.i141, %if.then.i.i.i.i133
  %retval.0.i.i.i.i136 = phi i32 [ %46, %if.then.i.i.i.i133 ], [ %47, %if.else.i.i.i.i141 ]
  %cmp.i.i.i137 = icmp eq i32 %retval.0.i.i.i.i136, 1
  br i1 %cmp.i.i.i137, label %if.then.i.i.i138, label %_ZNSt10__weak_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i138:                                 ; preds = %invoke.cont.i.i.i135
  %vtable.i.i.i139 = load ptr, ptr %call5.i.i.i.i.i.i.i22, align 8, !tbaa !15
  %vfn.i.i.i140 = getelementptr inbounds i8, ptr %vtable.i.i.i139, i64 24
  %48 = load ptr, ptr %vfn.i.i.i140, align 8
  call void %48(ptr noundef nonnull align 8 dereferenceable(16) %call5.i.i.i.i.i.i.i22) #14
  br label %_ZNSt10__weak_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt10__weak_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %invoke.cont.i.i.i135, %if.then.i.i.i138
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %seen) #14
  ret i32 %cond

lpad:                                             ; preds = %entry
  %49 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup12

lpad1:                                            ; preds = %_ZNSt10shared_ptrI4ItemEC2ERKS1_.exit
  %50 = landingpad { ptr, i32 }
          cleanup
  br label %lpad1.body

lpad1.body:                                       ; preds = %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, %lpad1
  %eh.lpad-body = phi { ptr, i32 } [ %50, %lpad1 ], [ %11, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ]
  call fastcc void @"_ZZ4mainEN3$_0D2Ev"(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp) #14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #14
  br label %ehcleanup10

lpad4:                                            ; preds = %_ZNSt8weak_ptrI4ItemEC2ERKS1_.exit
  %51 = landingpad { ptr, i32 }
          cleanup
  br label %lpad4.body

lpad4.body:                                       ; preds = %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i61, %lpad4
  %ref.tmp3.sroa.8.0 = phi ptr [ null, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i61 ], [ %call5.i.i.i.i.i.i.i22, %lpad4 ]
  %eh.lpad-body69 = phi { ptr, i32 } [ %20, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i61 ], [ %51, %lpad4 ]
  %cmp.not.i.i.i143 = icmp eq ptr %ref.tmp3.sroa.8.0, null
  br i1 %cmp.not.i.i.i143, label %ehcleanup, label %if.then.i.i.i144

if.then.i.i.i144:                                 ; preds = %lpad4.body
  %_M_weak_count.i.i.i.i145 = getelementptr inbounds i8, ptr %ref.tmp3.sroa.8.0, i64 12
  %52 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i146 = icmp eq i8 %52, 0
  br i1 %tobool.i.i.not.i.i.i.i146, label %if.else.i.i.i.i.i155, label %if.then.i.i.i.i.i147

if.then.i.i.i.i.i147:                             ; preds = %if.then.i.i.i144
  %53 = load i32, ptr %_M_weak_count.i.i.i.i145, align 4, !tbaa !4
  %add.i.i.i.i.i148 = add nsw i32 %53, -1
  store i32 %add.i.i.i.i.i148, ptr %_M_weak_count.i.i.i.i145, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i149

if.else.i.i.i.i.i155:                             ; preds = %if.then.i.i.i144
  %54 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i145, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i149

invoke.cont.i.i.i.i149:                           ; preds = %if.else.i.i.i.i.i155, %if.then.i.i.i.i.i147
  %retval.0.i.i.i.i.i150 = phi i32 [ %53, %if.then.i.i.i.i.i147 ], [ %54, %if.else.i.i.i.i.i155 ]
  %cmp.i.i.i.i151 = icmp eq i32 %retval.0.i.i.i.i.i150, 1
  br i1 %cmp.i.i.i.i151, label %if.then.i.i.i.i152, label %ehcleanup

if.then.i.i.i.i152:                               ; preds = %invoke.cont.i.i.i.i149
  %vtable.i.i.i.i153 = load ptr, ptr %ref.tmp3.sroa.8.0, align 8, !tbaa !15
  %vfn.i.i.i.i154 = getelementptr inbounds i8, ptr %vtable.i.i.i.i153, i64 24
  %55 = load ptr, ptr %vfn.i.i.i.i154, align 8
  call void %55(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp3.sroa.8.0) #14
  br label %ehcleanup

lpad6:                                            ; preds = %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE5resetEv.exit, %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit"
  %56 = landingpad { ptr, i32 }
          cleanup
  %agg.tmp.sroa.0.0.copyload.i.i157 = load i64, ptr %two, align 8, !tbaa !32
  %cmp.i.i.not.i158 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i157, 0
  br i1 %cmp.i.i.not.i158, label %ehcleanup, label %if.then.i159

if.then.i159:                                     ; preds = %lpad6
  call void @_ZSt9terminatev() #16
  unreachable

ehcleanup:                                        ; preds = %lpad6, %if.then.i.i.i.i152, %invoke.cont.i.i.i.i149, %lpad4.body
  %.pn = phi { ptr, i32 } [ %eh.lpad-body69, %lpad4.body ], [ %eh.lpad-body69, %invoke.cont.i.i.i.i149 ], [ %eh.lpad-body69, %if.then.i.i.i.i152 ], [ %56, %lpad6 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %two) #14
  %agg.tmp.sroa.0.0.copyload.i.i161 = load i64, ptr %one, align 8, !tbaa !32
  %cmp.i.i.not.i162 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i161, 0
  br i1 %cmp.i.i.not.i162, label %ehcleanup10, label %if.then.i163

if.then.i163:                                     ; preds = %ehcleanup
  call void @_ZSt9terminatev() #16
  unreachable

ehcleanup10:                                      ; preds = %ehcleanup, %lpad1.body
  %.pn.pn = phi { ptr, i32 } [ %eh.lpad-body, %lpad1.body ], [ %.pn, %ehcleanup ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #14
  call void @_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %item) #14
  br label %ehcleanup12

ehcleanup12:                                      ; preds = %ehcleanup10, %lpad
  %weak.sroa.6.0 = phi ptr [ %call5.i.i.i.i.i.i.i22, %ehcleanup10 ], [ null, %lpad ]
  %.pn.pn.pn = phi { ptr, i32 } [ %.pn.pn, %ehcleanup10 ], [ %49, %lpad ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %item) #14
  %cmp.not.i.i166 = icmp eq ptr %weak.sroa.6.0, null
  br i1 %cmp.not.i.i166, label %_ZNSt10__weak_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit179, label %if.then.i.i167

if.then.i.i167:                                   ; preds = %ehcleanup12
  %_M_weak_count.i.i.i168 = getelementptr inbounds i8, ptr %weak.sroa.6.0, i64 12
  %57 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i169 = icmp eq i8 %57, 0
  br i1 %tobool.i.i.not.i.i.i169, label %if.else.i.i.i.i178, label %if.then.i.i.i.i170

if.then.i.i.i.i170:                               ; preds = %if.then.i.i167
  %58 = load i32, ptr %_M_weak_count.i.i.i168, align 4, !tbaa !4
  %add.i.i.i.i171 = add nsw i32 %58, -1
  store i32 %add.i.i.i.i171, ptr %_M_weak_count.i.i.i168, align 4, !tbaa !4
  br label %invoke.cont.i.i.i172

if.else.i.i.i.i178:                               ; preds = %if.then.i.i167
  %59 = atomicrmw volatile add ptr %_M_weak_count.i.i.i168, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i172

invoke.cont.i.i.i172:                             ; preds = %if.else.i.i.i.i178, %if.then.i.i.i.i170
  %retval.0.i.i.i.i173 = phi i32 [ %58, %if.then.i.i.i.i170 ], [ %59, %if.else.i.i.i.i178 ]
  %cmp.i.i.i174 = icmp eq i32 %retval.0.i.i.i.i173, 1
  br i1 %cmp.i.i.i174, label %if.then.i.i.i175, label %_ZNSt10__weak_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit179

if.then.i.i.i175:                                 ; preds = %invoke.cont.i.i.i172
  %vtable.i.i.i176 = load ptr, ptr %weak.sroa.6.0, align 8, !tbaa !15
  %vfn.i.i.i177 = getelementptr inbounds i8, ptr %vtable.i.i.i176, i64 24
  %60 = load ptr, ptr %vfn.i.i.i177, align 8
  call void %60(ptr noundef nonnull align 8 dereferenceable(16) %weak.sroa.6.0) #14
  br label %_ZNSt10__weak_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit179

_ZNSt10__weak_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit179: ; preds = %ehcleanup12, %invoke.cont.i.i.i172, %if.then.i.i.i175
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %seen) #14
  resume { ptr, i32 } %.pn.pn.pn
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: inlinehint mustprogress norecurse nounwind uwtable
define internal fastcc void @"_ZZ4mainEN3$_0D2Ev"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %this) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount.i, align 8, !tbaa !22
  %cmp.not.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i, label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  %_M_use_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %2 = load i32, ptr %_M_use_count.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i.i, ptr %_M_use_count.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i ], [ %3, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i.i.i, label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i.i:                                    ; preds = %invoke.cont.i.i.i
  %vtable.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  %_M_weak_count.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.i.not.i.i.i.i, label %if.else.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i

if.else.i.i.i.i.i:                                ; preds = %if.then.i.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i

invoke.cont.i.i.i.i:                              ; preds = %if.else.i.i.i.i.i, %if.then.i.i.i.i.i
  %retval.0.i.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i.i ], [ %7, %if.else.i.i.i.i.i ]
  %cmp.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i, label %if.then.i2.i.i.i, label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i.i:                                 ; preds = %invoke.cont.i.i.i.i
  %vtable2.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn3.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  br label %_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i.i, %invoke.cont.i.i.i.i, %if.then.i2.i.i.i
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #5 comdat align 2 {
entry:
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #5 comdat align 2 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #17
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %0 = atomicrmw add ptr @_ZL9destroyed, i32 10 monotonic, align 4
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #17
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %this, ptr noundef nonnull align 8 dereferenceable(16) %__ti) unnamed_addr #5 comdat align 2 {
entry:
  %_M_impl.i = getelementptr inbounds i8, ptr %this, i64 16
  %cmp = icmp eq ptr %__ti, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %cmp, label %cleanup, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %__name.i = getelementptr inbounds i8, ptr %__ti, i64 8
  %0 = load ptr, ptr %__name.i, align 8, !tbaa !33
  %cmp.i = icmp eq ptr %0, @_ZTSSt19_Sp_make_shared_tag
  br i1 %cmp.i, label %cleanup, label %if.end.i

if.end.i:                                         ; preds = %lor.lhs.false
  %1 = load i8, ptr %0, align 1, !tbaa !24
  %cmp4.not.i = icmp eq i8 %1, 42
  br i1 %cmp4.not.i, label %cleanup, label %land.rhs.i

land.rhs.i:                                       ; preds = %if.end.i
  %call6.i = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %0, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #14
  %cmp7.i = icmp eq i32 %call6.i, 0
  %2 = select i1 %cmp7.i, ptr %_M_impl.i, ptr null
  br label %cleanup

cleanup:                                          ; preds = %land.rhs.i, %if.end.i, %lor.lhs.false, %entry
  %retval.0 = phi ptr [ %_M_impl.i, %entry ], [ %_M_impl.i, %lor.lhs.false ], [ null, %if.end.i ], [ %2, %land.rhs.i ]
  ret ptr %retval.0
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #5 comdat align 2 {
entry:
  tail call void @llvm.trap() #16
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #5 comdat align 2 {
entry:
  %vtable = load ptr, ptr %this, align 8, !tbaa !15
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 8
  %0 = load ptr, ptr %vfn, align 8
  tail call void %0(ptr noundef nonnull align 8 dereferenceable(16) %this) #14
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #8

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %this, align 8, !tbaa !15
  %_M_refcount.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEED2Ev.exit", label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %entry
  %_M_use_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %2 = load i32, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i:                          ; preds = %if.else.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i.i.i.i ], [ %3, %if.else.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEED2Ev.exit"

if.then.i.i.i.i.i.i:                              ; preds = %invoke.cont.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i.i.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  %_M_weak_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i:                        ; preds = %if.else.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i.i.i.i.i ], [ %7, %if.else.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i, label %if.then.i2.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEED2Ev.exit"

if.then.i2.i.i.i.i.i.i:                           ; preds = %invoke.cont.i.i.i.i.i.i.i
  %vtable2.i.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn3.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i.i.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEED2Ev.exit"

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEED2Ev.exit": ; preds = %entry, %invoke.cont.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i, %if.then.i2.i.i.i.i.i.i
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) #14
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %this, align 8, !tbaa !15
  %_M_refcount.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 16
  %0 = load ptr, ptr %_M_refcount.i.i.i.i.i, align 8, !tbaa !22
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i.i.i.i, label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev.exit", label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %entry
  %_M_use_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %2 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i:                        ; preds = %if.else.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i.i.i.i.i ], [ %3, %if.else.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev.exit"

if.then.i.i.i.i.i.i.i:                            ; preds = %invoke.cont.i.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  %_M_weak_count.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i:                        ; preds = %if.then.i.i.i.i.i.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i.i:                        ; preds = %if.then.i.i.i.i.i.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i.i:                      ; preds = %if.else.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i.i.i.i.i.i ], [ %7, %if.else.i.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i.i, label %if.then.i2.i.i.i.i.i.i.i, label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev.exit"

if.then.i2.i.i.i.i.i.i.i:                         ; preds = %invoke.cont.i.i.i.i.i.i.i.i
  %vtable2.i.i.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn3.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i.i.i.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  br label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev.exit"

"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev.exit": ; preds = %entry, %invoke.cont.i.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i.i, %if.then.i2.i.i.i.i.i.i.i
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) #14
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %this) unnamed_addr #10 align 2 {
entry:
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 16), ptr %this, align 8, !tbaa !15
  %_M_refcount.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %0 = load ptr, ptr %_M_refcount.i.i.i.i, align 8, !tbaa !31
  %cmp.not.i.i.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEED2Ev.exit", label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %entry
  %_M_weak_count.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %2 = load i32, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i:                            ; preds = %if.then.i.i.i.i.i
  %3 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i:                          ; preds = %if.else.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i.i.i.i ], [ %3, %if.else.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEED2Ev.exit"

if.then.i.i.i.i.i.i:                              ; preds = %invoke.cont.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i, i64 24
  %4 = load ptr, ptr %vfn.i.i.i.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEED2Ev.exit"

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEED2Ev.exit": ; preds = %entry, %invoke.cont.i.i.i.i.i.i, %if.then.i.i.i.i.i.i
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) #14
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 {
entry:
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 16), ptr %this, align 8, !tbaa !15
  %_M_refcount.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %0 = load ptr, ptr %_M_refcount.i.i.i.i.i, align 8, !tbaa !31
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %0, null
  br i1 %cmp.not.i.i.i.i.i.i, label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev.exit", label %if.then.i.i.i.i.i.i

if.then.i.i.i.i.i.i:                              ; preds = %entry
  %_M_weak_count.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %2 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i:                          ; preds = %if.then.i.i.i.i.i.i
  %3 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i:                        ; preds = %if.else.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i = phi i32 [ %2, %if.then.i.i.i.i.i.i.i.i ], [ %3, %if.else.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev.exit"

if.then.i.i.i.i.i.i.i:                            ; preds = %invoke.cont.i.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i, i64 24
  %4 = load ptr, ptr %vfn.i.i.i.i.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  br label %"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev.exit"

"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED2Ev.exit": ; preds = %entry, %invoke.cont.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) #14
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #17
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %this) unnamed_addr #12 align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8
  %0 = getelementptr inbounds i8, ptr %this, i64 16
  %_M_refcount2.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %this, i64 24
  %1 = load ptr, ptr %_M_refcount2.i.i.i.i.i.i.i.i, align 8, !tbaa !31, !noalias !35
  %tobool.not.i.i.i.i.i.i.i.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i.i.i.i.i.i.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt12__weak_countILS1_2EESt9nothrow_t.exit.i.i.i.i.i.i.i.i, label %land.lhs.true.i.i.i.i.i.i.i.i.i

land.lhs.true.i.i.i.i.i.i.i.i.i:                  ; preds = %entry
  %_M_use_count.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 8
  %2 = load atomic i32, ptr %_M_use_count.i.i.i.i.i.i.i.i.i.i.i monotonic, align 8, !noalias !35
  br label %do.body.i.i.i.i.i.i.i.i.i.i

do.body.i.i.i.i.i.i.i.i.i.i:                      ; preds = %do.cond.i.i.i.i.i.i.i.i.i.i, %land.lhs.true.i.i.i.i.i.i.i.i.i
  %__count.0.i.i.i.i.i.i.i.i.i.i = phi i32 [ %2, %land.lhs.true.i.i.i.i.i.i.i.i.i ], [ %5, %do.cond.i.i.i.i.i.i.i.i.i.i ]
  %cmp.i.not.i.i.i.i.i.i.i.i.i = icmp eq i32 %__count.0.i.i.i.i.i.i.i.i.i.i, 0
  br i1 %cmp.i.not.i.i.i.i.i.i.i.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt12__weak_countILS1_2EESt9nothrow_t.exit.i.i.i.i.i.i.i.i, label %do.cond.i.i.i.i.i.i.i.i.i.i

do.cond.i.i.i.i.i.i.i.i.i.i:                      ; preds = %do.body.i.i.i.i.i.i.i.i.i.i
  %add.i.i.i.i.i.i.i.i.i.i = add nsw i32 %__count.0.i.i.i.i.i.i.i.i.i.i, 1
  %3 = cmpxchg weak ptr %_M_use_count.i.i.i.i.i.i.i.i.i.i.i, i32 %__count.0.i.i.i.i.i.i.i.i.i.i, i32 %add.i.i.i.i.i.i.i.i.i.i acq_rel monotonic, align 8, !noalias !35
  %4 = extractvalue { i32, i1 } %3, 1
  %5 = extractvalue { i32, i1 } %3, 0
  br i1 %4, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt12__weak_countILS1_2EESt9nothrow_t.exit.i.i.i.i.i.i.i.i, label %do.body.i.i.i.i.i.i.i.i.i.i, !llvm.loop !38

_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt12__weak_countILS1_2EESt9nothrow_t.exit.i.i.i.i.i.i.i.i: ; preds = %do.cond.i.i.i.i.i.i.i.i.i.i, %do.body.i.i.i.i.i.i.i.i.i.i, %entry
  %copy.sroa.5.0.i.i.i.i.i = phi ptr [ %1, %entry ], [ %1, %do.cond.i.i.i.i.i.i.i.i.i.i ], [ null, %do.body.i.i.i.i.i.i.i.i.i.i ]
  %tobool.not.i6.i.i.i.i.i.i.i.i = icmp eq ptr %copy.sroa.5.0.i.i.i.i.i, null
  br i1 %tobool.not.i6.i.i.i.i.i.i.i.i, label %_ZNKSt8weak_ptrI4ItemE4lockEv.exit.i.i.i.i.i, label %cond.true.i.i.i.i.i.i.i.i.i

cond.true.i.i.i.i.i.i.i.i.i:                      ; preds = %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt12__weak_countILS1_2EESt9nothrow_t.exit.i.i.i.i.i.i.i.i
  %_M_use_count.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %copy.sroa.5.0.i.i.i.i.i, i64 8
  %6 = load atomic i32, ptr %_M_use_count.i.i.i.i.i.i.i.i.i.i monotonic, align 8, !noalias !35
  %7 = icmp eq i32 %6, 0
  br label %_ZNKSt8weak_ptrI4ItemE4lockEv.exit.i.i.i.i.i

_ZNKSt8weak_ptrI4ItemE4lockEv.exit.i.i.i.i.i:     ; preds = %cond.true.i.i.i.i.i.i.i.i.i, %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt12__weak_countILS1_2EESt9nothrow_t.exit.i.i.i.i.i.i.i.i
  %cond.i.i.i.i.i.i.i.i.i = phi i1 [ %7, %cond.true.i.i.i.i.i.i.i.i.i ], [ true, %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKSt12__weak_countILS1_2EESt9nothrow_t.exit.i.i.i.i.i.i.i.i ]
  %8 = load ptr, ptr %0, align 8, !noalias !35
  %cmp.i.not7.i.i.i.i.i = icmp eq ptr %8, null
  %cmp.i.not.i.i.i.i.i = select i1 %cond.i.i.i.i.i.i.i.i.i, i1 true, i1 %cmp.i.not7.i.i.i.i.i
  br i1 %cmp.i.not.i.i.i.i.i, label %if.end.i.i.i.i.i, label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %_ZNKSt8weak_ptrI4ItemE4lockEv.exit.i.i.i.i.i
  %9 = load i32, ptr %8, align 4, !tbaa !20
  %10 = load ptr, ptr %_M_func, align 8, !tbaa !41
  store i32 %9, ptr %10, align 4, !tbaa !4
  br label %if.end.i.i.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %if.then.i.i.i.i.i, %_ZNKSt8weak_ptrI4ItemE4lockEv.exit.i.i.i.i.i
  br i1 %tobool.not.i6.i.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit", label %if.then.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i:                            ; preds = %if.end.i.i.i.i.i
  %_M_use_count.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %copy.sroa.5.0.i.i.i.i.i, i64 8
  %11 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i.i.i.i = icmp eq i8 %11, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i3.i.i.i.i.i

if.then.i.i.i.i3.i.i.i.i.i:                       ; preds = %if.then.i.i.i.i.i.i.i
  %12 = load i32, ptr %_M_use_count.i.i.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i.i.i.i.i = add nsw i32 %12, -1
  store i32 %add.i.i.i.i.i.i.i.i.i, ptr %_M_use_count.i.i.i.i.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i.i:                        ; preds = %if.then.i.i.i.i.i.i.i
  %13 = atomicrmw volatile add ptr %_M_use_count.i.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i.i:                      ; preds = %if.else.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i3.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i.i = phi i32 [ %12, %if.then.i.i.i.i3.i.i.i.i.i ], [ %13, %if.else.i.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit"

if.then.i.i.i.i.i.i.i.i:                          ; preds = %invoke.cont.i.i.i.i.i.i.i.i
  %vtable.i.i.i.i.i.i.i.i.i = load ptr, ptr %copy.sroa.5.0.i.i.i.i.i, align 8, !tbaa !15
  %vfn.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i.i, i64 16
  %14 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i.i, align 8
  tail call void %14(ptr noundef nonnull align 8 dereferenceable(16) %copy.sroa.5.0.i.i.i.i.i) #14
  %_M_weak_count.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %copy.sroa.5.0.i.i.i.i.i, i64 12
  %15 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i.i.i.i.i.i.i = icmp eq i8 %15, 0
  br i1 %tobool.i.i.not.i.i.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i.i.i:                      ; preds = %if.then.i.i.i.i.i.i.i.i
  %16 = load i32, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i.i4.i.i.i.i.i = add nsw i32 %16, -1
  store i32 %add.i.i.i.i.i4.i.i.i.i.i, ptr %_M_weak_count.i.i.i.i.i.i.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i.i.i.i.i.i.i

if.else.i.i.i.i.i.i.i.i.i.i:                      ; preds = %if.then.i.i.i.i.i.i.i.i
  %17 = atomicrmw volatile add ptr %_M_weak_count.i.i.i.i.i.i.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i.i.i.i.i.i.i

invoke.cont.i.i.i.i.i.i.i.i.i:                    ; preds = %if.else.i.i.i.i.i.i.i.i.i.i, %if.then.i.i.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i.i.i = phi i32 [ %16, %if.then.i.i.i.i.i.i.i.i.i.i ], [ %17, %if.else.i.i.i.i.i.i.i.i.i.i ]
  %cmp.i.i.i.i.i.i.i.i.i = icmp eq i32 %retval.0.i.i.i.i.i.i.i.i.i.i, 1
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %if.then.i2.i.i.i.i.i.i.i.i, label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit"

if.then.i2.i.i.i.i.i.i.i.i:                       ; preds = %invoke.cont.i.i.i.i.i.i.i.i.i
  %vtable2.i.i.i.i.i.i.i.i.i = load ptr, ptr %copy.sroa.5.0.i.i.i.i.i, align 8, !tbaa !15
  %vfn3.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i.i.i.i.i.i.i, i64 24
  %18 = load ptr, ptr %vfn3.i.i.i.i.i.i.i.i.i, align 8
  tail call void %18(ptr noundef nonnull align 8 dereferenceable(16) %copy.sroa.5.0.i.i.i.i.i) #14
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit"

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit": ; preds = %if.end.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i.i, %invoke.cont.i.i.i.i.i.i.i.i.i, %if.then.i2.i.i.i.i.i.i.i.i
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_refcount = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_refcount, align 8, !tbaa !22
  %cmp.not.i = icmp eq ptr %0, null
  br i1 %cmp.not.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %entry
  %_M_use_count.i.i = getelementptr inbounds i8, ptr %0, i64 8
  %1 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i = icmp eq i8 %1, 0
  br i1 %tobool.i.i.not.i.i, label %if.else.i.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %if.then.i
  %2 = load i32, ptr %_M_use_count.i.i, align 4, !tbaa !4
  %add.i.i.i = add nsw i32 %2, -1
  store i32 %add.i.i.i, ptr %_M_use_count.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i

if.else.i.i.i:                                    ; preds = %if.then.i
  %3 = atomicrmw volatile add ptr %_M_use_count.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i

invoke.cont.i.i:                                  ; preds = %if.else.i.i.i, %if.then.i.i.i
  %retval.0.i.i.i = phi i32 [ %2, %if.then.i.i.i ], [ %3, %if.else.i.i.i ]
  %cmp.i.i = icmp eq i32 %retval.0.i.i.i, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i.i:                                      ; preds = %invoke.cont.i.i
  %vtable.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 16
  %4 = load ptr, ptr %vfn.i.i.i, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  %_M_weak_count.i.i.i = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !24
  %tobool.i.i.not.i.i.i = icmp eq i8 %5, 0
  br i1 %tobool.i.i.not.i.i.i, label %if.else.i.i.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %if.then.i.i
  %6 = load i32, ptr %_M_weak_count.i.i.i, align 4, !tbaa !4
  %add.i.i.i.i = add nsw i32 %6, -1
  store i32 %add.i.i.i.i, ptr %_M_weak_count.i.i.i, align 4, !tbaa !4
  br label %invoke.cont.i.i.i

if.else.i.i.i.i:                                  ; preds = %if.then.i.i
  %7 = atomicrmw volatile add ptr %_M_weak_count.i.i.i, i32 -1 acq_rel, align 4
  br label %invoke.cont.i.i.i

invoke.cont.i.i.i:                                ; preds = %if.else.i.i.i.i, %if.then.i.i.i.i
  %retval.0.i.i.i.i = phi i32 [ %6, %if.then.i.i.i.i ], [ %7, %if.else.i.i.i.i ]
  %cmp.i.i.i = icmp eq i32 %retval.0.i.i.i.i, 1
  br i1 %cmp.i.i.i, label %if.then.i2.i.i, label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

if.then.i2.i.i:                                   ; preds = %invoke.cont.i.i.i
  %vtable2.i.i.i = load ptr, ptr %0, align 8, !tbaa !15
  %vfn3.i.i.i = getelementptr inbounds i8, ptr %vtable2.i.i.i, i64 24
  %8 = load ptr, ptr %vfn3.i.i.i, align 8
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #14
  br label %_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit

_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev.exit: ; preds = %entry, %invoke.cont.i.i, %invoke.cont.i.i.i, %if.then.i2.i.i
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint mustprogress norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin nounwind }

!llvm.linker.options = !{}
!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZSt11make_sharedI4ItemJEESt10shared_ptrIT_EDpOT0_: %agg.result"}
!10 = distinct !{!10, !"_ZSt11make_sharedI4ItemJEESt10shared_ptrIT_EDpOT0_"}
!11 = !{!12, !13, i64 0}
!12 = !{!"_ZTSSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE", !13, i64 0, !14, i64 8}
!13 = !{!"any pointer", !6, i64 0}
!14 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !13, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"vtable pointer", !7, i64 0}
!17 = !{!18, !5, i64 8}
!18 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !5, i64 8, !5, i64 12}
!19 = !{!18, !5, i64 12}
!20 = !{!21, !5, i64 0}
!21 = !{!"_ZTS4Item", !5, i64 0}
!22 = !{!14, !13, i64 0}
!23 = !{!13, !13, i64 0}
!24 = !{!6, !6, i64 0}
!25 = !{!26, !27, i64 0}
!26 = !{!"_ZTSNSt6thread2idE", !27, i64 0}
!27 = !{!"long", !6, i64 0}
!28 = !{!29, !13, i64 0}
!29 = !{!"_ZTSSt10__weak_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE", !13, i64 0, !30, i64 8}
!30 = !{!"_ZTSSt12__weak_countILN9__gnu_cxx12_Lock_policyE2EE", !13, i64 0}
!31 = !{!30, !13, i64 0}
!32 = !{!27, !27, i64 0}
!33 = !{!34, !13, i64 8}
!34 = !{!"_ZTSSt9type_info", !13, i64 8}
!35 = !{!36}
!36 = distinct !{!36, !37, !"_ZNKSt8weak_ptrI4ItemE4lockEv: %agg.result"}
!37 = distinct !{!37, !"_ZNKSt8weak_ptrI4ItemE4lockEv"}
!38 = distinct !{!38, !39, !40}
!39 = !{!"llvm.loop.mustprogress"}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !{!42, !13, i64 0}
!42 = !{!"_ZTSZ4mainE3$_1", !13, i64 0, !43, i64 8}
!43 = !{!"_ZTSSt8weak_ptrI4ItemE", !29, i64 0}
