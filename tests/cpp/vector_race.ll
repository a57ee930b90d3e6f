; ModuleID = 'vector_race.cpp'
source_filename = "vector_race.cpp"
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
%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$__clang_call_terminate = comdat any

@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.1 = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
entry:
  %agg.tmp.i20 = alloca %"class.std::unique_ptr", align 8
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %lock = alloca %"class.std::mutex", align 8
  %items = alloca %"class.std::vector", align 8
  %one = alloca %"class.std::thread", align 8
  %two = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %lock) #13, !dbg !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %lock, i8 0, i64 20, i1 false), !dbg !12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %items) #13, !dbg !18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %items, i8 0, i64 24, i1 false), !dbg !19
  %_M_end_of_storage.i.i = getelementptr inbounds i8, ptr %items, i64 16, !dbg !29
  %0 = load ptr, ptr %_M_end_of_storage.i.i, align 8, !dbg !29, !tbaa !35
  %cmp3.i = icmp ult ptr %0, inttoptr (i64 16 to ptr), !dbg !40
  br i1 %cmp3.i, label %if.then4.i, label %invoke.cont, !dbg !41

if.then4.i:                                       ; preds = %entry
  %_M_finish.i.i = getelementptr inbounds i8, ptr %items, i64 8, !dbg !42
  %1 = load ptr, ptr %_M_finish.i.i, align 8, !dbg !42, !tbaa !45
  %sub.ptr.lhs.cast.i30.i = ptrtoint ptr %1 to i64, !dbg !46
  %call5.i.i.i.i18 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14
          to label %call5.i.i.i.i.noexc unwind label %lpad, !dbg !47

call5.i.i.i.i.noexc:                              ; preds = %if.then4.i
  %cmp.i.i.i34.i = icmp sgt ptr %1, null, !dbg !59
  br i1 %cmp.i.i.i34.i, label %if.then.i.i.i35.i, label %_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim.exit.i, !dbg !67

if.then.i.i.i35.i:                                ; preds = %call5.i.i.i.i.noexc
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %call5.i.i.i.i18, ptr align 4294967296 null, i64 %sub.ptr.lhs.cast.i30.i, i1 false), !dbg !68
  br label %_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim.exit.i, !dbg !69

_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim.exit.i: ; preds = %call5.i.i.i.i.noexc, %if.then.i.i.i35.i
  store ptr %call5.i.i.i.i18, ptr %items, align 8, !dbg !70, !tbaa !71
  %add.ptr.i = getelementptr inbounds i8, ptr %call5.i.i.i.i18, i64 %sub.ptr.lhs.cast.i30.i, !dbg !72
  store ptr %add.ptr.i, ptr %_M_finish.i.i, align 8, !dbg !73, !tbaa !45
  %add.ptr21.i = getelementptr inbounds i8, ptr %call5.i.i.i.i18, i64 16, !dbg !74
  store ptr %add.ptr21.i, ptr %_M_end_of_storage.i.i, align 8, !dbg !75, !tbaa !35
  br label %invoke.cont, !dbg !76

invoke.cont:                                      ; preds = %_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim.exit.i, %entry
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #13, !dbg !77
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !78
  store i64 0, ptr %one, align 8, !dbg !78, !tbaa !84
  %call.i19 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #14
          to label %call.i.noexc unwind label %lpad1, !dbg !87

call.i.noexc:                                     ; preds = %invoke.cont
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i19, align 8, !dbg !88, !tbaa !91
  %_M_func.i.i = getelementptr inbounds i8, ptr %call.i19, i64 8, !dbg !93
  store ptr %lock, ptr %_M_func.i.i, align 8, !dbg !94, !tbaa !102
  %ref.tmp.sroa.5.0._M_func.i.i.sroa_idx = getelementptr inbounds i8, ptr %call.i19, i64 16, !dbg !94
  store ptr %items, ptr %ref.tmp.sroa.5.0._M_func.i.i.sroa_idx, align 8, !dbg !94, !tbaa !102
  store ptr %call.i19, ptr %agg.tmp.i, align 8, !dbg !103, !tbaa !102
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i, !dbg !111

invoke.cont3.i:                                   ; preds = %call.i.noexc
  %2 = load ptr, ptr %agg.tmp.i, align 8, !dbg !112, !tbaa !102
  %cmp.not.i.i = icmp eq ptr %2, null, !dbg !115
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i, !dbg !112

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %2, align 8, !dbg !116, !tbaa !91
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8, !dbg !116
  %3 = load ptr, ptr %vfn.i.i.i, align 8, !dbg !116
  call void %3(ptr noundef nonnull align 8 dereferenceable(8) %2) #13, !dbg !116
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", !dbg !119

lpad2.i:                                          ; preds = %call.i.noexc
  %4 = landingpad { ptr, i32 }
          cleanup, !dbg !120
  %5 = load ptr, ptr %agg.tmp.i, align 8, !dbg !121, !tbaa !102
  %cmp.not.i5.i = icmp eq ptr %5, null, !dbg !123
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i, !dbg !121

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %5, align 8, !dbg !124, !tbaa !91
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8, !dbg !124
  %6 = load ptr, ptr %vfn.i.i8.i, align 8, !dbg !124
  call void %6(ptr noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !124
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, !dbg !126

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !127, !tbaa !102
  br label %ehcleanup10

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !dbg !128, !tbaa !102
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i), !dbg !120
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %two) #13, !dbg !129
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i20), !dbg !130
  store i64 0, ptr %two, align 8, !dbg !130, !tbaa !84
  %call.i34 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14
          to label %call.i.noexc33 unwind label %lpad4, !dbg !134

call.i.noexc33:                                   ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 16), ptr %call.i34, align 8, !dbg !135, !tbaa !91
  %_M_func.i.i21 = getelementptr inbounds i8, ptr %call.i34, i64 8, !dbg !138
  %7 = ptrtoint ptr %items to i64, !dbg !139
  store i64 %7, ptr %_M_func.i.i21, align 8, !dbg !139, !tbaa !102
  store ptr %call.i34, ptr %agg.tmp.i20, align 8, !dbg !146, !tbaa !102
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %two, ptr noundef nonnull %agg.tmp.i20, ptr noundef null)
          to label %invoke.cont3.i28 unwind label %lpad2.i22, !dbg !150

invoke.cont3.i28:                                 ; preds = %call.i.noexc33
  %8 = load ptr, ptr %agg.tmp.i20, align 8, !dbg !151, !tbaa !102
  %cmp.not.i.i29 = icmp eq ptr %8, null, !dbg !153
  br i1 %cmp.not.i.i29, label %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i30, !dbg !151

delete.notnull.i.i.i30:                           ; preds = %invoke.cont3.i28
  %vtable.i.i.i31 = load ptr, ptr %8, align 8, !dbg !154, !tbaa !91
  %vfn.i.i.i32 = getelementptr inbounds i8, ptr %vtable.i.i.i31, i64 8, !dbg !154
  %9 = load ptr, ptr %vfn.i.i.i32, align 8, !dbg !154
  call void %9(ptr noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !154
  br label %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit", !dbg !156

lpad2.i22:                                        ; preds = %call.i.noexc33
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !157
  %11 = load ptr, ptr %agg.tmp.i20, align 8, !dbg !158, !tbaa !102
  %cmp.not.i5.i23 = icmp eq ptr %11, null, !dbg !160
  br i1 %cmp.not.i5.i23, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i27, label %delete.notnull.i.i6.i24, !dbg !158

delete.notnull.i.i6.i24:                          ; preds = %lpad2.i22
  %vtable.i.i7.i25 = load ptr, ptr %11, align 8, !dbg !161, !tbaa !91
  %vfn.i.i8.i26 = getelementptr inbounds i8, ptr %vtable.i.i7.i25, i64 8, !dbg !161
  %12 = load ptr, ptr %vfn.i.i8.i26, align 8, !dbg !161
  call void %12(ptr noundef nonnull align 8 dereferenceable(8) %11) #13, !dbg !161
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i27, !dbg !163

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i27: ; preds = %delete.notnull.i.i6.i24, %lpad2.i22
  store ptr null, ptr %agg.tmp.i20, align 8, !dbg !164, !tbaa !102
  br label %ehcleanup

"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i28, %delete.notnull.i.i.i30
  store ptr null, ptr %agg.tmp.i20, align 8, !dbg !165, !tbaa !102
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i20), !dbg !157
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %one)
          to label %invoke.cont7 unwind label %lpad6, !dbg !166

invoke.cont7:                                     ; preds = %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit"
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %two)
          to label %invoke.cont8 unwind label %lpad6, !dbg !167

invoke.cont8:                                     ; preds = %invoke.cont7
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %two, align 8, !dbg !168, !tbaa !173
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0, !dbg !174
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i, !dbg !177

if.then.i:                                        ; preds = %invoke.cont8
  call void @_ZSt9terminatev() #15, !dbg !178
  unreachable, !dbg !178

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %two) #13, !dbg !182
  %agg.tmp.sroa.0.0.copyload.i.i36 = load i64, ptr %one, align 8, !dbg !183, !tbaa !173
  %cmp.i.i.not.i37 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i36, 0, !dbg !186
  br i1 %cmp.i.i.not.i37, label %_ZNSt6threadD2Ev.exit39, label %if.then.i38, !dbg !188

if.then.i38:                                      ; preds = %_ZNSt6threadD2Ev.exit
  call void @_ZSt9terminatev() #15, !dbg !189
  unreachable, !dbg !189

_ZNSt6threadD2Ev.exit39:                          ; preds = %_ZNSt6threadD2Ev.exit
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #13, !dbg !182
  %13 = load ptr, ptr %items, align 8, !dbg !191, !tbaa !71
  %tobool.not.i.i.i = icmp eq ptr %13, null, !dbg !196
  br i1 %tobool.not.i.i.i, label %_ZNSt6vectorIiSaIiEED2Ev.exit, label %if.then.i.i.i, !dbg !196

if.then.i.i.i:                                    ; preds = %_ZNSt6threadD2Ev.exit39
  %14 = load ptr, ptr %_M_end_of_storage.i.i, align 8, !dbg !199, !tbaa !35
  %sub.ptr.lhs.cast.i.i41 = ptrtoint ptr %14 to i64, !dbg !200
  %sub.ptr.rhs.cast.i.i42 = ptrtoint ptr %13 to i64, !dbg !200
  %sub.ptr.sub.i.i43 = sub i64 %sub.ptr.lhs.cast.i.i41, %sub.ptr.rhs.cast.i.i42, !dbg !200
  call void @_ZdlPvm(ptr noundef %13, i64 noundef %sub.ptr.sub.i.i43) #16, !dbg !201
  br label %_ZNSt6vectorIiSaIiEED2Ev.exit, !dbg !208

_ZNSt6vectorIiSaIiEED2Ev.exit:                    ; preds = %_ZNSt6threadD2Ev.exit39, %if.then.i.i.i
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %items) #13, !dbg !182
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #13, !dbg !182
  ret i32 0, !dbg !182

lpad:                                             ; preds = %if.then4.i
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !182
  br label %ehcleanup11, !dbg !182

lpad1:                                            ; preds = %invoke.cont
  %16 = landingpad { ptr, i32 }
          cleanup, !dbg !182
  br label %ehcleanup10, !dbg !209

lpad4:                                            ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !182
  br label %ehcleanup, !dbg !210

lpad6:                                            ; preds = %invoke.cont7, %"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_.exit"
  %18 = landingpad { ptr, i32 }
          cleanup, !dbg !182
  %agg.tmp.sroa.0.0.copyload.i.i44 = load i64, ptr %two, align 8, !dbg !211, !tbaa !173
  %cmp.i.i.not.i45 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i44, 0, !dbg !214
  br i1 %cmp.i.i.not.i45, label %ehcleanup, label %if.then.i46, !dbg !216

if.then.i46:                                      ; preds = %lpad6
  call void @_ZSt9terminatev() #15, !dbg !217
  unreachable, !dbg !217

ehcleanup:                                        ; preds = %lpad6, %lpad4, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i27
  %.pn = phi { ptr, i32 } [ %17, %lpad4 ], [ %10, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i27 ], [ %18, %lpad6 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %two) #13, !dbg !182
  %agg.tmp.sroa.0.0.copyload.i.i48 = load i64, ptr %one, align 8, !dbg !219, !tbaa !173
  %cmp.i.i.not.i49 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i48, 0, !dbg !222
  br i1 %cmp.i.i.not.i49, label %ehcleanup10, label %if.then.i50, !dbg !224

if.then.i50:                                      ; preds = %ehcleanup
  call void @_ZSt9terminatev() #15, !dbg !225
  unreachable, !dbg !225

ehcleanup10:                                      ; preds = %ehcleanup, %lpad1, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %.pn.pn = phi { ptr, i32 } [ %16, %lpad1 ], [ %4, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %.pn, %ehcleanup ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #13, !dbg !182
  br label %ehcleanup11, !dbg !182

ehcleanup11:                                      ; preds = %ehcleanup10, %lpad
  %.pn.pn.pn = phi { ptr, i32 } [ %.pn.pn, %ehcleanup10 ], [ %15, %lpad ]
  %19 = load ptr, ptr %items, align 8, !dbg !227, !tbaa !71
  %tobool.not.i.i.i52 = icmp eq ptr %19, null, !dbg !230
  br i1 %tobool.not.i.i.i52, label %_ZNSt6vectorIiSaIiEED2Ev.exit58, label %if.then.i.i.i53, !dbg !230

if.then.i.i.i53:                                  ; preds = %ehcleanup11
  %20 = load ptr, ptr %_M_end_of_storage.i.i, align 8, !dbg !232, !tbaa !35
  %sub.ptr.lhs.cast.i.i55 = ptrtoint ptr %20 to i64, !dbg !233
  %sub.ptr.rhs.cast.i.i56 = ptrtoint ptr %19 to i64, !dbg !233
  %sub.ptr.sub.i.i57 = sub i64 %sub.ptr.lhs.cast.i.i55, %sub.ptr.rhs.cast.i.i56, !dbg !233
  call void @_ZdlPvm(ptr noundef %19, i64 noundef %sub.ptr.sub.i.i57) #16, !dbg !234
  br label %_ZNSt6vectorIiSaIiEED2Ev.exit58, !dbg !238

_ZNSt6vectorIiSaIiEED2Ev.exit58:                  ; preds = %ehcleanup11, %if.then.i.i.i53
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %items) #13, !dbg !182
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %lock) #13, !dbg !182
  resume { ptr, i32 } %.pn.pn.pn, !dbg !182
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noreturn
declare !dbg !239 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #4

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #13
  tail call void @_ZSt9terminatev() #15
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !241 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %this) unnamed_addr #9 align 2 !dbg !242 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %this) #13, !dbg !243
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 24) #16, !dbg !243
  ret void, !dbg !243
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %this) unnamed_addr #10 align 2 personality ptr @__gxx_personality_v0 !dbg !244 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !245
  %0 = load ptr, ptr %_M_func, align 8, !dbg !246, !tbaa !258
  %call1.i.i.i.i.i.i.i.i = tail call noundef i32 @pthread_mutex_lock(ptr noundef nonnull %0), !dbg !260
  %tobool.not.i.i.i.i.i.i.i = icmp eq i32 %call1.i.i.i.i.i.i.i.i, 0, !dbg !268
  br i1 %tobool.not.i.i.i.i.i.i.i, label %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, !dbg !268

if.then.i.i.i.i.i.i.i:                            ; preds = %entry
  tail call void @_ZSt20__throw_system_errori(i32 noundef %call1.i.i.i.i.i.i.i.i) #17, !dbg !269
  unreachable, !dbg !269

_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i: ; preds = %entry
  %1 = getelementptr inbounds i8, ptr %this, i64 16, !dbg !270
  %2 = load ptr, ptr %1, align 8, !dbg !270, !tbaa !271
  %_M_finish.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %2, i64 8, !dbg !272
  %3 = load ptr, ptr %_M_finish.i.i.i.i.i.i.i, align 8, !dbg !272, !tbaa !102
  %_M_end_of_storage.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %2, i64 16, !dbg !277
  %4 = load ptr, ptr %_M_end_of_storage.i.i.i.i.i.i.i, align 8, !dbg !277, !tbaa !35
  %cmp.not.i.i.i.i.i.i.i = icmp eq ptr %3, %4, !dbg !278
  br i1 %cmp.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i3.i.i.i.i.i, !dbg !279

if.then.i.i3.i.i.i.i.i:                           ; preds = %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i
  store i32 1, ptr %3, align 4, !dbg !280, !tbaa !286
  %incdec.ptr.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %3, i64 4, !dbg !288
  store ptr %incdec.ptr.i.i.i.i.i.i.i, ptr %_M_finish.i.i.i.i.i.i.i, align 8, !dbg !288, !tbaa !45
  br label %invoke.cont.i.i.i.i.i, !dbg !289

if.else.i.i.i.i.i.i.i:                            ; preds = %_ZNSt10lock_guardISt5mutexEC2ERS0_.exit.i.i.i.i.i
  %5 = load ptr, ptr %2, align 8, !dbg !290, !tbaa !102
  %sub.ptr.lhs.cast.i.i.i.i.i.i.i.i = ptrtoint ptr %3 to i64, !dbg !296
  %sub.ptr.rhs.cast.i.i.i.i.i.i.i.i = ptrtoint ptr %5 to i64, !dbg !296
  %sub.ptr.sub.i.i.i.i.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i.i.i.i.i, !dbg !296
  %cmp.i.i.i.i.i.i.i = icmp eq i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, 9223372036854775804, !dbg !297
  br i1 %cmp.i.i.i.i.i.i.i, label %if.then.i.i9.i.i.i.i.i, label %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i, !dbg !298

if.then.i.i9.i.i.i.i.i:                           ; preds = %if.else.i.i.i.i.i.i.i
  invoke void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.1) #17
          to label %.noexc10.i.i.i.i.i unwind label %lpad.i.i.i.i.i, !dbg !299

.noexc10.i.i.i.i.i:                               ; preds = %if.then.i.i9.i.i.i.i.i
  unreachable, !dbg !299

_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i: ; preds = %if.else.i.i.i.i.i.i.i
  %sub.ptr.div.i.i.i.i.i.i.i.i = ashr exact i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, 2, !dbg !296
  %.sroa.speculated.i.i.i.i.i.i.i = tail call i64 @llvm.umax.i64(i64 %sub.ptr.div.i.i.i.i.i.i.i.i, i64 1), !dbg !300
  %add.i.i.i.i.i.i.i = add i64 %.sroa.speculated.i.i.i.i.i.i.i, %sub.ptr.div.i.i.i.i.i.i.i.i, !dbg !301
  %cmp7.i.i.i.i.i.i.i = icmp ult i64 %add.i.i.i.i.i.i.i, %sub.ptr.div.i.i.i.i.i.i.i.i, !dbg !302
  %6 = tail call i64 @llvm.umin.i64(i64 %add.i.i.i.i.i.i.i, i64 2305843009213693951), !dbg !303
  %cond.i.i.i.i.i.i.i = select i1 %cmp7.i.i.i.i.i.i.i, i64 2305843009213693951, i64 %6, !dbg !303
  %cmp.not.i.i7.i.i.i.i.i = icmp eq i64 %cond.i.i.i.i.i.i.i, 0, !dbg !304
  br i1 %cmp.not.i.i7.i.i.i.i.i, label %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i, label %cond.true.i.i.i.i.i.i.i, !dbg !306

cond.true.i.i.i.i.i.i.i:                          ; preds = %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i
  %mul.i.i.i.i.i.i.i.i.i = shl nuw nsw i64 %cond.i.i.i.i.i.i.i, 2, !dbg !307
  %call5.i.i.i.i11.i.i.i.i.i = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i.i.i.i.i.i.i) #14
          to label %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i unwind label %lpad.i.i.i.i.i, !dbg !311

_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i: ; preds = %cond.true.i.i.i.i.i.i.i, %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i
  %cond.i31.i.i.i.i.i.i = phi ptr [ null, %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i ], [ %call5.i.i.i.i11.i.i.i.i.i, %cond.true.i.i.i.i.i.i.i ], !dbg !306
  %add.ptr.i.i.i.i.i.i = getelementptr inbounds i32, ptr %cond.i31.i.i.i.i.i.i, i64 %sub.ptr.div.i.i.i.i.i.i.i.i, !dbg !312
  store i32 1, ptr %add.ptr.i.i.i.i.i.i, align 4, !dbg !313, !tbaa !286
  %cmp.i.i.i.i.i.i.i.i.i = icmp sgt i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, 0, !dbg !316
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i, label %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i, !dbg !320

if.then.i.i.i.i.i.i.i.i.i:                        ; preds = %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i
  tail call void @llvm.memmove.p0.p0.i64(ptr align 4 %cond.i31.i.i.i.i.i.i, ptr align 4 %5, i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, i1 false), !dbg !321
  br label %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i, !dbg !322

_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i: ; preds = %if.then.i.i.i.i.i.i.i.i.i, %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i
  %add.ptr.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %cond.i31.i.i.i.i.i.i, i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, !dbg !323
  %incdec.ptr.i.i.i.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i.i.i.i.i.i.i.i, i64 4, !dbg !324
  %tobool.not.i.i8.i.i.i.i.i = icmp eq ptr %5, null, !dbg !325
  br i1 %tobool.not.i.i8.i.i.i.i.i, label %_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i.i.i.i.i, label %if.then.i39.i.i.i.i.i.i, !dbg !325

if.then.i39.i.i.i.i.i.i:                          ; preds = %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i
  %7 = load ptr, ptr %_M_end_of_storage.i.i.i.i.i.i.i, align 8, !dbg !327, !tbaa !35
  %sub.ptr.lhs.cast.i.i.i.i.i.i = ptrtoint ptr %7 to i64, !dbg !328
  %sub.ptr.sub.i.i.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i.i.i.i.i, !dbg !328
  tail call void @_ZdlPvm(ptr noundef %5, i64 noundef %sub.ptr.sub.i.i.i.i.i.i) #16, !dbg !329
  br label %_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i.i.i.i.i, !dbg !333

_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i.i.i.i.i: ; preds = %if.then.i39.i.i.i.i.i.i, %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i
  store ptr %cond.i31.i.i.i.i.i.i, ptr %2, align 8, !dbg !334, !tbaa !71
  store ptr %incdec.ptr.i.i.i.i.i.i, ptr %_M_finish.i.i.i.i.i.i.i, align 8, !dbg !335, !tbaa !45
  %add.ptr19.i.i.i.i.i.i = getelementptr inbounds i32, ptr %cond.i31.i.i.i.i.i.i, i64 %cond.i.i.i.i.i.i.i, !dbg !336
  store ptr %add.ptr19.i.i.i.i.i.i, ptr %_M_end_of_storage.i.i.i.i.i.i.i, align 8, !dbg !337, !tbaa !35
  br label %invoke.cont.i.i.i.i.i

invoke.cont.i.i.i.i.i:                            ; preds = %_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i.i.i.i.i, %if.then.i.i3.i.i.i.i.i
  %call1.i.i2.i.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %0)
          to label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit" unwind label %terminate.lpad.i.i.i.i.i.i, !dbg !338

terminate.lpad.i.i.i.i.i.i:                       ; preds = %invoke.cont.i.i.i.i.i
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !345
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !345
  tail call void @__clang_call_terminate(ptr %9) #15, !dbg !345
  unreachable, !dbg !345

lpad.i.i.i.i.i:                                   ; preds = %cond.true.i.i.i.i.i.i.i, %if.then.i.i9.i.i.i.i.i
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !346
  %call1.i.i2.i4.i.i.i.i.i = invoke noundef i32 @pthread_mutex_unlock(ptr noundef nonnull %0)
          to label %_ZNSt10lock_guardISt5mutexED2Ev.exit6.i.i.i.i.i unwind label %terminate.lpad.i5.i.i.i.i.i, !dbg !347

terminate.lpad.i5.i.i.i.i.i:                      ; preds = %lpad.i.i.i.i.i
  %11 = landingpad { ptr, i32 }
          catch ptr null, !dbg !351
  %12 = extractvalue { ptr, i32 } %11, 0, !dbg !351
  tail call void @__clang_call_terminate(ptr %12) #15, !dbg !351
  unreachable, !dbg !351

_ZNSt10lock_guardISt5mutexED2Ev.exit6.i.i.i.i.i:  ; preds = %lpad.i.i.i.i.i
  resume { ptr, i32 } %10, !dbg !346

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %invoke.cont.i.i.i.i.i
  ret void, !dbg !352
}

; Function Attrs: noreturn
declare !dbg !353 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #4

declare !dbg !354 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #2

declare !dbg !356 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #9 align 2 !dbg !357 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #13, !dbg !358
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #16, !dbg !358
  ret void, !dbg !358
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %this) unnamed_addr #10 align 2 personality ptr @__gxx_personality_v0 !dbg !359 {
entry:
  %_M_func = getelementptr inbounds i8, ptr %this, i64 8, !dbg !360
  %0 = load ptr, ptr %_M_func, align 8, !dbg !361, !tbaa !372
  %_M_finish.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 8, !dbg !374
  %1 = load ptr, ptr %_M_finish.i.i.i.i.i.i.i, align 8, !dbg !374, !tbaa !102
  %_M_end_of_storage.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 16, !dbg !377
  %2 = load ptr, ptr %_M_end_of_storage.i.i.i.i.i.i.i, align 8, !dbg !377, !tbaa !35
  %cmp.not.i.i.i.i.i.i.i = icmp eq ptr %1, %2, !dbg !378
  br i1 %cmp.not.i.i.i.i.i.i.i, label %if.else.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i, !dbg !379

if.then.i.i.i.i.i.i.i:                            ; preds = %entry
  store i32 2, ptr %1, align 4, !dbg !380, !tbaa !286
  %incdec.ptr.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %1, i64 4, !dbg !383
  store ptr %incdec.ptr.i.i.i.i.i.i.i, ptr %_M_finish.i.i.i.i.i.i.i, align 8, !dbg !383, !tbaa !45
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit", !dbg !384

if.else.i.i.i.i.i.i.i:                            ; preds = %entry
  %3 = load ptr, ptr %0, align 8, !dbg !385, !tbaa !102
  %sub.ptr.lhs.cast.i.i.i.i.i.i.i.i = ptrtoint ptr %1 to i64, !dbg !389
  %sub.ptr.rhs.cast.i.i.i.i.i.i.i.i = ptrtoint ptr %3 to i64, !dbg !389
  %sub.ptr.sub.i.i.i.i.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i.i.i.i.i, !dbg !389
  %cmp.i.i.i.i.i.i.i = icmp eq i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, 9223372036854775804, !dbg !390
  br i1 %cmp.i.i.i.i.i.i.i, label %if.then.i.i3.i.i.i.i.i, label %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i, !dbg !391

if.then.i.i3.i.i.i.i.i:                           ; preds = %if.else.i.i.i.i.i.i.i
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.1) #17, !dbg !392
  unreachable, !dbg !392

_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i: ; preds = %if.else.i.i.i.i.i.i.i
  %sub.ptr.div.i.i.i.i.i.i.i.i = ashr exact i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, 2, !dbg !389
  %.sroa.speculated.i.i.i.i.i.i.i = tail call i64 @llvm.umax.i64(i64 %sub.ptr.div.i.i.i.i.i.i.i.i, i64 1), !dbg !393
  %add.i.i.i.i.i.i.i = add i64 %.sroa.speculated.i.i.i.i.i.i.i, %sub.ptr.div.i.i.i.i.i.i.i.i, !dbg !394
  %cmp7.i.i.i.i.i.i.i = icmp ult i64 %add.i.i.i.i.i.i.i, %sub.ptr.div.i.i.i.i.i.i.i.i, !dbg !395
  %4 = tail call i64 @llvm.umin.i64(i64 %add.i.i.i.i.i.i.i, i64 2305843009213693951), !dbg !396
  %cond.i.i.i.i.i.i.i = select i1 %cmp7.i.i.i.i.i.i.i, i64 2305843009213693951, i64 %4, !dbg !396
  %cmp.not.i.i2.i.i.i.i.i = icmp eq i64 %cond.i.i.i.i.i.i.i, 0, !dbg !397
  br i1 %cmp.not.i.i2.i.i.i.i.i, label %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i, label %cond.true.i.i.i.i.i.i.i, !dbg !399

cond.true.i.i.i.i.i.i.i:                          ; preds = %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i
  %mul.i.i.i.i.i.i.i.i.i = shl nuw nsw i64 %cond.i.i.i.i.i.i.i, 2, !dbg !400
  %call5.i.i.i.i.i.i.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %mul.i.i.i.i.i.i.i.i.i) #14, !dbg !404
  br label %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i, !dbg !399

_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i: ; preds = %cond.true.i.i.i.i.i.i.i, %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i
  %cond.i31.i.i.i.i.i.i = phi ptr [ %call5.i.i.i.i.i.i.i.i.i, %cond.true.i.i.i.i.i.i.i ], [ null, %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i.i.i.i ], !dbg !399
  %add.ptr.i.i.i.i.i.i = getelementptr inbounds i32, ptr %cond.i31.i.i.i.i.i.i, i64 %sub.ptr.div.i.i.i.i.i.i.i.i, !dbg !405
  store i32 2, ptr %add.ptr.i.i.i.i.i.i, align 4, !dbg !406, !tbaa !286
  %cmp.i.i.i.i.i.i.i.i.i = icmp sgt i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, 0, !dbg !409
  br i1 %cmp.i.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i.i, label %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i, !dbg !413

if.then.i.i.i.i.i.i.i.i.i:                        ; preds = %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i
  tail call void @llvm.memmove.p0.p0.i64(ptr align 4 %cond.i31.i.i.i.i.i.i, ptr align 4 %3, i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, i1 false), !dbg !414
  br label %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i, !dbg !415

_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i: ; preds = %if.then.i.i.i.i.i.i.i.i.i, %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit.i.i.i.i.i.i
  %add.ptr.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %cond.i31.i.i.i.i.i.i, i64 %sub.ptr.sub.i.i.i.i.i.i.i.i, !dbg !416
  %incdec.ptr.i.i.i.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i.i.i.i.i.i.i.i, i64 4, !dbg !417
  %tobool.not.i.i.i.i.i.i.i = icmp eq ptr %3, null, !dbg !418
  br i1 %tobool.not.i.i.i.i.i.i.i, label %_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i.i.i.i.i, label %if.then.i39.i.i.i.i.i.i, !dbg !418

if.then.i39.i.i.i.i.i.i:                          ; preds = %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i
  %5 = load ptr, ptr %_M_end_of_storage.i.i.i.i.i.i.i, align 8, !dbg !420, !tbaa !35
  %sub.ptr.lhs.cast.i.i.i.i.i.i = ptrtoint ptr %5 to i64, !dbg !421
  %sub.ptr.sub.i.i.i.i.i.i = sub i64 %sub.ptr.lhs.cast.i.i.i.i.i.i, %sub.ptr.rhs.cast.i.i.i.i.i.i.i.i, !dbg !421
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef %sub.ptr.sub.i.i.i.i.i.i) #16, !dbg !422
  br label %_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i.i.i.i.i, !dbg !426

_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i.i.i.i.i: ; preds = %if.then.i39.i.i.i.i.i.i, %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit.i.i.i.i.i.i
  store ptr %cond.i31.i.i.i.i.i.i, ptr %0, align 8, !dbg !427, !tbaa !71
  store ptr %incdec.ptr.i.i.i.i.i.i, ptr %_M_finish.i.i.i.i.i.i.i, align 8, !dbg !428, !tbaa !45
  %add.ptr19.i.i.i.i.i.i = getelementptr inbounds i32, ptr %cond.i31.i.i.i.i.i.i, i64 %cond.i.i.i.i.i.i.i, !dbg !429
  store ptr %add.ptr19.i.i.i.i.i.i, ptr %_M_end_of_storage.i.i.i.i.i.i.i, align 8, !dbg !430, !tbaa !35
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit"

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv.exit": ; preds = %if.then.i.i.i.i.i.i.i, %_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i.i.i.i.i
  ret void, !dbg !431
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #12

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }
attributes #17 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.linker.options = !{}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "vector_race.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "f8fc7e2446d7688088a329fa6a96a2c6")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !9, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 9, column: 3, scope: !8)
!12 = !DILocation(line: 63, column: 31, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "__mutex_base", scope: !14, file: !14, line: 65, type: !9, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "c++/bits/std_mutex.h", directory: "")
!15 = distinct !DILocation(line: 91, column: 5, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "mutex", scope: !14, file: !14, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = distinct !DILocation(line: 9, column: 14, scope: !8)
!18 = !DILocation(line: 10, column: 3, scope: !8)
!19 = !DILocation(line: 100, column: 16, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "_Vector_impl_data", scope: !21, file: !21, line: 99, type: !9, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DIFile(filename: "c++/bits/stl_vector.h", directory: "", checksumkind: CSK_MD5, checksum: "8db44c3d22440641ac1ba040d9370a58")
!22 = distinct !DILocation(line: 137, column: 2, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "_Vector_impl", scope: !21, file: !21, line: 137, type: !9, scopeLine: 140, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 312, column: 7, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_Vector_base", scope: !21, file: !21, line: 312, type: !9, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 526, column: 7, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "vector", scope: !21, file: !21, line: 526, type: !9, scopeLine: 526, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 10, column: 20, scope: !8)
!29 = !DILocation(line: 1074, column: 40, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "capacity", scope: !21, file: !21, line: 1073, type: !9, scopeLine: 1074, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 72, column: 17, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "reserve", scope: !33, file: !33, line: 68, type: !9, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DIFile(filename: "c++/bits/vector.tcc", directory: "", checksumkind: CSK_MD5, checksum: "702d153ab458d0b16d6f5b626a017649")
!34 = distinct !DILocation(line: 11, column: 9, scope: !8)
!35 = !{!36, !37, i64 16}
!36 = !{!"_ZTSNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataE", !37, i64 0, !37, i64 8, !37, i64 16}
!37 = !{!"any pointer", !38, i64 0}
!38 = !{!"omnipotent char", !39, i64 0}
!39 = !{!"Simple C++ TBAA"}
!40 = !DILocation(line: 72, column: 28, scope: !32, inlinedAt: !34)
!41 = !DILocation(line: 72, column: 11, scope: !32, inlinedAt: !34)
!42 = !DILocation(line: 988, column: 40, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "size", scope: !21, file: !21, line: 987, type: !9, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 74, column: 33, scope: !32, inlinedAt: !34)
!45 = !{!36, !37, i64 8}
!46 = !DILocation(line: 988, column: 50, scope: !43, inlinedAt: !44)
!47 = !DILocation(line: 137, column: 27, scope: !48, inlinedAt: !50)
!48 = distinct !DISubprogram(name: "allocate", scope: !49, file: !49, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = !DIFile(filename: "c++/bits/new_allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6b069d101319ece6de3732b658fb1d77")
!50 = distinct !DILocation(line: 188, column: 32, scope: !51, inlinedAt: !53)
!51 = distinct !DISubprogram(name: "allocate", scope: !52, file: !52, line: 179, type: !9, scopeLine: 180, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = !DIFile(filename: "c++/bits/allocator.h", directory: "", checksumkind: CSK_MD5, checksum: "6fa856a93062ce2b39cf0c9a3a6a3468")
!53 = distinct !DILocation(line: 464, column: 20, scope: !54, inlinedAt: !56)
!54 = distinct !DISubprogram(name: "allocate", scope: !55, file: !55, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = !DIFile(filename: "c++/bits/alloc_traits.h", directory: "", checksumkind: CSK_MD5, checksum: "fd441eaab0a8965f7012f98a3edcbb86")
!56 = distinct !DILocation(line: 378, column: 20, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "_M_allocate", scope: !21, file: !21, line: 375, type: !9, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 79, column: 22, scope: !32, inlinedAt: !34)
!59 = !DILocation(line: 1105, column: 19, scope: !60, inlinedAt: !62)
!60 = distinct !DISubprogram(name: "__relocate_a_1<int, int>", scope: !61, file: !61, line: 1100, type: !9, scopeLine: 1103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DIFile(filename: "c++/bits/stl_uninitialized.h", directory: "", checksumkind: CSK_MD5, checksum: "76b804c7705a952d454f754eea890c01")
!62 = distinct !DILocation(line: 1133, column: 14, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "__relocate_a<int *, int *, std::allocator<int> >", scope: !61, file: !61, line: 1127, type: !9, scopeLine: 1132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 504, column: 9, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "_S_relocate", scope: !21, file: !21, line: 499, type: !9, scopeLine: 501, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 80, column: 8, scope: !32, inlinedAt: !34)
!67 = !DILocation(line: 1105, column: 11, scope: !60, inlinedAt: !62)
!68 = !DILocation(line: 1117, column: 4, scope: !60, inlinedAt: !62)
!69 = !DILocation(line: 1118, column: 2, scope: !60, inlinedAt: !62)
!70 = !DILocation(line: 96, column: 27, scope: !32, inlinedAt: !34)
!71 = !{!36, !37, i64 0}
!72 = !DILocation(line: 97, column: 36, scope: !32, inlinedAt: !34)
!73 = !DILocation(line: 97, column: 28, scope: !32, inlinedAt: !34)
!74 = !DILocation(line: 98, column: 61, scope: !32, inlinedAt: !34)
!75 = !DILocation(line: 98, column: 36, scope: !32, inlinedAt: !34)
!76 = !DILocation(line: 99, column: 2, scope: !32, inlinedAt: !34)
!77 = !DILocation(line: 12, column: 3, scope: !8)
!78 = !DILocation(line: 85, column: 23, scope: !79, inlinedAt: !81)
!79 = distinct !DISubprogram(name: "id", scope: !80, file: !80, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DIFile(filename: "c++/bits/std_thread.h", directory: "")
!81 = distinct !DILocation(line: 126, column: 7, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "thread<(lambda at vector_race.cpp:12:19), void>", scope: !80, file: !80, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 12, column: 15, scope: !8)
!84 = !{!85, !86, i64 0}
!85 = !{!"_ZTSNSt6thread2idE", !86, i64 0}
!86 = !{!"long", !38, i64 0}
!87 = !DILocation(line: 142, column: 29, scope: !82, inlinedAt: !83)
!88 = !DILocation(line: 207, column: 4, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "_State_impl<(lambda at vector_race.cpp:12:19)>", scope: !80, file: !80, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = distinct !DILocation(line: 142, column: 33, scope: !82, inlinedAt: !83)
!91 = !{!92, !92, i64 0}
!92 = !{!"vtable pointer", !39, i64 0}
!93 = !DILocation(line: 206, column: 6, scope: !89, inlinedAt: !90)
!94 = !DILocation(line: 200, column: 4, scope: !95, inlinedAt: !97)
!95 = distinct !DISubprogram(name: "_Head_base<(lambda at vector_race.cpp:12:19)>", scope: !96, file: !96, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DIFile(filename: "c++/tuple", directory: "")
!97 = distinct !DILocation(line: 441, column: 4, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at vector_race.cpp:12:19)>", scope: !96, file: !96, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = distinct !DILocation(line: 744, column: 4, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "tuple<(lambda at vector_race.cpp:12:19), true, true>", scope: !96, file: !96, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = distinct !DILocation(line: 206, column: 14, scope: !89, inlinedAt: !90)
!102 = !{!37, !37, i64 0}
!103 = !DILocation(line: 168, column: 56, scope: !104, inlinedAt: !106)
!104 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !105, file: !105, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = !DIFile(filename: "c++/bits/unique_ptr.h", directory: "", checksumkind: CSK_MD5, checksum: "5afa5b43c03beeacf055d44cdc4bb0e6")
!106 = distinct !DILocation(line: 233, column: 40, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !105, file: !105, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = distinct !DILocation(line: 310, column: 4, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !105, file: !105, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = distinct !DILocation(line: 142, column: 18, scope: !82, inlinedAt: !83)
!111 = !DILocation(line: 142, column: 2, scope: !82, inlinedAt: !83)
!112 = !DILocation(line: 395, column: 6, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "~unique_ptr", scope: !105, file: !105, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = distinct !DILocation(line: 142, column: 2, scope: !82, inlinedAt: !83)
!115 = !DILocation(line: 395, column: 12, scope: !113, inlinedAt: !114)
!116 = !DILocation(line: 95, column: 2, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "operator()", scope: !105, file: !105, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = distinct !DILocation(line: 396, column: 4, scope: !113, inlinedAt: !114)
!119 = !DILocation(line: 396, column: 4, scope: !113, inlinedAt: !114)
!120 = !DILocation(line: 145, column: 7, scope: !82, inlinedAt: !83)
!121 = !DILocation(line: 395, column: 6, scope: !113, inlinedAt: !122)
!122 = distinct !DILocation(line: 142, column: 2, scope: !82, inlinedAt: !83)
!123 = !DILocation(line: 395, column: 12, scope: !113, inlinedAt: !122)
!124 = !DILocation(line: 95, column: 2, scope: !117, inlinedAt: !125)
!125 = distinct !DILocation(line: 396, column: 4, scope: !113, inlinedAt: !122)
!126 = !DILocation(line: 396, column: 4, scope: !113, inlinedAt: !122)
!127 = !DILocation(line: 397, column: 8, scope: !113, inlinedAt: !122)
!128 = !DILocation(line: 397, column: 8, scope: !113, inlinedAt: !114)
!129 = !DILocation(line: 16, column: 3, scope: !8)
!130 = !DILocation(line: 85, column: 23, scope: !79, inlinedAt: !131)
!131 = distinct !DILocation(line: 126, column: 7, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "thread<(lambda at vector_race.cpp:16:19), void>", scope: !80, file: !80, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = distinct !DILocation(line: 16, column: 15, scope: !8)
!134 = !DILocation(line: 142, column: 29, scope: !132, inlinedAt: !133)
!135 = !DILocation(line: 207, column: 4, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "_State_impl<(lambda at vector_race.cpp:16:19)>", scope: !80, file: !80, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = distinct !DILocation(line: 142, column: 33, scope: !132, inlinedAt: !133)
!138 = !DILocation(line: 206, column: 6, scope: !136, inlinedAt: !137)
!139 = !DILocation(line: 200, column: 4, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "_Head_base<(lambda at vector_race.cpp:16:19)>", scope: !96, file: !96, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = distinct !DILocation(line: 441, column: 4, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at vector_race.cpp:16:19)>", scope: !96, file: !96, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = distinct !DILocation(line: 744, column: 4, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "tuple<(lambda at vector_race.cpp:16:19), true, true>", scope: !96, file: !96, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = distinct !DILocation(line: 206, column: 14, scope: !136, inlinedAt: !137)
!146 = !DILocation(line: 168, column: 56, scope: !104, inlinedAt: !147)
!147 = distinct !DILocation(line: 233, column: 40, scope: !107, inlinedAt: !148)
!148 = distinct !DILocation(line: 310, column: 4, scope: !109, inlinedAt: !149)
!149 = distinct !DILocation(line: 142, column: 18, scope: !132, inlinedAt: !133)
!150 = !DILocation(line: 142, column: 2, scope: !132, inlinedAt: !133)
!151 = !DILocation(line: 395, column: 6, scope: !113, inlinedAt: !152)
!152 = distinct !DILocation(line: 142, column: 2, scope: !132, inlinedAt: !133)
!153 = !DILocation(line: 395, column: 12, scope: !113, inlinedAt: !152)
!154 = !DILocation(line: 95, column: 2, scope: !117, inlinedAt: !155)
!155 = distinct !DILocation(line: 396, column: 4, scope: !113, inlinedAt: !152)
!156 = !DILocation(line: 396, column: 4, scope: !113, inlinedAt: !152)
!157 = !DILocation(line: 145, column: 7, scope: !132, inlinedAt: !133)
!158 = !DILocation(line: 395, column: 6, scope: !113, inlinedAt: !159)
!159 = distinct !DILocation(line: 142, column: 2, scope: !132, inlinedAt: !133)
!160 = !DILocation(line: 395, column: 12, scope: !113, inlinedAt: !159)
!161 = !DILocation(line: 95, column: 2, scope: !117, inlinedAt: !162)
!162 = distinct !DILocation(line: 396, column: 4, scope: !113, inlinedAt: !159)
!163 = !DILocation(line: 396, column: 4, scope: !113, inlinedAt: !159)
!164 = !DILocation(line: 397, column: 8, scope: !113, inlinedAt: !159)
!165 = !DILocation(line: 397, column: 8, scope: !113, inlinedAt: !152)
!166 = !DILocation(line: 17, column: 7, scope: !8)
!167 = !DILocation(line: 18, column: 7, scope: !8)
!168 = !DILocation(line: 175, column: 16, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "joinable", scope: !80, file: !80, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!170 = distinct !DILocation(line: 150, column: 11, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "~thread", scope: !80, file: !80, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = distinct !DILocation(line: 20, column: 1, scope: !8)
!173 = !{!86, !86, i64 0}
!174 = !DILocation(line: 286, column: 26, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "operator==", scope: !80, file: !80, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!176 = distinct !DILocation(line: 175, column: 22, scope: !169, inlinedAt: !170)
!177 = !DILocation(line: 150, column: 11, scope: !171, inlinedAt: !172)
!178 = !DILocation(line: 312, column: 5, scope: !179, inlinedAt: !181)
!179 = distinct !DISubprogram(name: "__terminate", scope: !180, file: !180, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = !DIFile(filename: "c++/bits/c++config.h", directory: "", checksumkind: CSK_MD5, checksum: "abdf1e7c43540a32b508ae209704da66")
!181 = distinct !DILocation(line: 151, column: 2, scope: !171, inlinedAt: !172)
!182 = !DILocation(line: 20, column: 1, scope: !8)
!183 = !DILocation(line: 175, column: 16, scope: !169, inlinedAt: !184)
!184 = distinct !DILocation(line: 150, column: 11, scope: !171, inlinedAt: !185)
!185 = distinct !DILocation(line: 20, column: 1, scope: !8)
!186 = !DILocation(line: 286, column: 26, scope: !175, inlinedAt: !187)
!187 = distinct !DILocation(line: 175, column: 22, scope: !169, inlinedAt: !184)
!188 = !DILocation(line: 150, column: 11, scope: !171, inlinedAt: !185)
!189 = !DILocation(line: 312, column: 5, scope: !179, inlinedAt: !190)
!190 = distinct !DILocation(line: 151, column: 2, scope: !171, inlinedAt: !185)
!191 = !DILocation(line: 366, column: 24, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "~_Vector_base", scope: !21, file: !21, line: 364, type: !9, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = distinct !DILocation(line: 733, column: 7, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "~vector", scope: !21, file: !21, line: 728, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = distinct !DILocation(line: 20, column: 1, scope: !8)
!196 = !DILocation(line: 386, column: 6, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "_M_deallocate", scope: !21, file: !21, line: 383, type: !9, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = distinct !DILocation(line: 366, column: 2, scope: !192, inlinedAt: !193)
!199 = !DILocation(line: 367, column: 17, scope: !192, inlinedAt: !193)
!200 = !DILocation(line: 367, column: 35, scope: !192, inlinedAt: !193)
!201 = !DILocation(line: 158, column: 2, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "deallocate", scope: !49, file: !49, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!203 = distinct !DILocation(line: 200, column: 25, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "deallocate", scope: !52, file: !52, line: 193, type: !9, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = distinct !DILocation(line: 496, column: 13, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "deallocate", scope: !55, file: !55, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = distinct !DILocation(line: 387, column: 4, scope: !197, inlinedAt: !198)
!208 = !DILocation(line: 387, column: 4, scope: !197, inlinedAt: !198)
!209 = !DILocation(line: 12, column: 15, scope: !8)
!210 = !DILocation(line: 16, column: 15, scope: !8)
!211 = !DILocation(line: 175, column: 16, scope: !169, inlinedAt: !212)
!212 = distinct !DILocation(line: 150, column: 11, scope: !171, inlinedAt: !213)
!213 = distinct !DILocation(line: 20, column: 1, scope: !8)
!214 = !DILocation(line: 286, column: 26, scope: !175, inlinedAt: !215)
!215 = distinct !DILocation(line: 175, column: 22, scope: !169, inlinedAt: !212)
!216 = !DILocation(line: 150, column: 11, scope: !171, inlinedAt: !213)
!217 = !DILocation(line: 312, column: 5, scope: !179, inlinedAt: !218)
!218 = distinct !DILocation(line: 151, column: 2, scope: !171, inlinedAt: !213)
!219 = !DILocation(line: 175, column: 16, scope: !169, inlinedAt: !220)
!220 = distinct !DILocation(line: 150, column: 11, scope: !171, inlinedAt: !221)
!221 = distinct !DILocation(line: 20, column: 1, scope: !8)
!222 = !DILocation(line: 286, column: 26, scope: !175, inlinedAt: !223)
!223 = distinct !DILocation(line: 175, column: 22, scope: !169, inlinedAt: !220)
!224 = !DILocation(line: 150, column: 11, scope: !171, inlinedAt: !221)
!225 = !DILocation(line: 312, column: 5, scope: !179, inlinedAt: !226)
!226 = distinct !DILocation(line: 151, column: 2, scope: !171, inlinedAt: !221)
!227 = !DILocation(line: 366, column: 24, scope: !192, inlinedAt: !228)
!228 = distinct !DILocation(line: 733, column: 7, scope: !194, inlinedAt: !229)
!229 = distinct !DILocation(line: 20, column: 1, scope: !8)
!230 = !DILocation(line: 386, column: 6, scope: !197, inlinedAt: !231)
!231 = distinct !DILocation(line: 366, column: 2, scope: !192, inlinedAt: !228)
!232 = !DILocation(line: 367, column: 17, scope: !192, inlinedAt: !228)
!233 = !DILocation(line: 367, column: 35, scope: !192, inlinedAt: !228)
!234 = !DILocation(line: 158, column: 2, scope: !202, inlinedAt: !235)
!235 = distinct !DILocation(line: 200, column: 25, scope: !204, inlinedAt: !236)
!236 = distinct !DILocation(line: 496, column: 13, scope: !206, inlinedAt: !237)
!237 = distinct !DILocation(line: 387, column: 4, scope: !197, inlinedAt: !231)
!238 = !DILocation(line: 387, column: 4, scope: !197, inlinedAt: !231)
!239 = !DISubprogram(name: "__throw_length_error", scope: !240, file: !240, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!240 = !DIFile(filename: "c++/bits/functexcept.h", directory: "", checksumkind: CSK_MD5, checksum: "a363406ed41198146320f1e077ba3f30")
!241 = !DISubprogram(name: "terminate", scope: !180, file: !180, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = distinct !DISubprogram(name: "~_State_impl", scope: !80, file: !80, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!243 = !DILocation(line: 200, column: 14, scope: !242)
!244 = distinct !DISubprogram(name: "_M_run", scope: !80, file: !80, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!245 = !DILocation(line: 210, column: 13, scope: !244)
!246 = !DILocation(line: 13, column: 39, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !9, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!248 = distinct !DILocation(line: 61, column: 14, scope: !249, inlinedAt: !251)
!249 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at vector_race.cpp:12:19)>", scope: !250, file: !250, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!250 = !DIFile(filename: "c++/bits/invoke.h", directory: "")
!251 = distinct !DILocation(line: 96, column: 14, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "__invoke<(lambda at vector_race.cpp:12:19)>", scope: !250, file: !250, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!253 = distinct !DILocation(line: 252, column: 13, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !80, file: !80, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = distinct !DILocation(line: 259, column: 11, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "operator()", scope: !80, file: !80, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = distinct !DILocation(line: 210, column: 13, scope: !244)
!258 = !{!259, !37, i64 0}
!259 = !{!"_ZTSZ4mainE3$_0", !37, i64 0, !37, i64 8}
!260 = !DILocation(line: 749, column: 12, scope: !261, inlinedAt: !263)
!261 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !262, file: !262, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!262 = !DIFile(filename: "c++/bits/gthr-default.h", directory: "", checksumkind: CSK_MD5, checksum: "2b776226aee81fadf7f1c03e8f650eb7")
!263 = distinct !DILocation(line: 100, column: 17, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "lock", scope: !14, file: !14, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!265 = distinct !DILocation(line: 229, column: 19, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "lock_guard", scope: !14, file: !14, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = distinct !DILocation(line: 13, column: 33, scope: !247, inlinedAt: !248)
!268 = !DILocation(line: 103, column: 11, scope: !264, inlinedAt: !265)
!269 = !DILocation(line: 104, column: 2, scope: !264, inlinedAt: !265)
!270 = !DILocation(line: 14, column: 5, scope: !247, inlinedAt: !248)
!271 = !{!259, !37, i64 8}
!272 = !DILocation(line: 114, column: 20, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "emplace_back<int>", scope: !33, file: !33, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!274 = distinct !DILocation(line: 1294, column: 9, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "push_back", scope: !21, file: !21, line: 1293, type: !9, scopeLine: 1294, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!276 = distinct !DILocation(line: 14, column: 11, scope: !247, inlinedAt: !248)
!277 = !DILocation(line: 114, column: 47, scope: !273, inlinedAt: !274)
!278 = !DILocation(line: 114, column: 30, scope: !273, inlinedAt: !274)
!279 = !DILocation(line: 114, column: 6, scope: !273, inlinedAt: !274)
!280 = !DILocation(line: 97, column: 14, scope: !281, inlinedAt: !283)
!281 = distinct !DISubprogram(name: "construct_at<int, int>", scope: !282, file: !282, line: 94, type: !9, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!282 = !DIFile(filename: "c++/bits/stl_construct.h", directory: "", checksumkind: CSK_MD5, checksum: "ceba413818ae9b0f6742666be9b2ed67")
!283 = distinct !DILocation(line: 518, column: 4, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "construct<int, int>", scope: !55, file: !55, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!285 = distinct !DILocation(line: 117, column: 6, scope: !273, inlinedAt: !274)
!286 = !{!287, !287, i64 0}
!287 = !{!"int", !38, i64 0}
!288 = !DILocation(line: 119, column: 6, scope: !273, inlinedAt: !274)
!289 = !DILocation(line: 121, column: 4, scope: !273, inlinedAt: !274)
!290 = !DILocation(line: 988, column: 66, scope: !43, inlinedAt: !291)
!291 = distinct !DILocation(line: 1893, column: 19, scope: !292, inlinedAt: !293)
!292 = distinct !DISubprogram(name: "_M_check_len", scope: !21, file: !21, line: 1891, type: !9, scopeLine: 1892, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!293 = distinct !DILocation(line: 449, column: 2, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "_M_realloc_insert<int>", scope: !33, file: !33, line: 440, type: !9, scopeLine: 447, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!295 = distinct !DILocation(line: 123, column: 4, scope: !273, inlinedAt: !274)
!296 = !DILocation(line: 988, column: 50, scope: !43, inlinedAt: !291)
!297 = !DILocation(line: 1893, column: 26, scope: !292, inlinedAt: !293)
!298 = !DILocation(line: 1893, column: 6, scope: !292, inlinedAt: !293)
!299 = !DILocation(line: 1894, column: 4, scope: !292, inlinedAt: !293)
!300 = !DILocation(line: 1896, column: 35, scope: !292, inlinedAt: !293)
!301 = !DILocation(line: 1896, column: 33, scope: !292, inlinedAt: !293)
!302 = !DILocation(line: 1897, column: 16, scope: !292, inlinedAt: !293)
!303 = !DILocation(line: 1897, column: 25, scope: !292, inlinedAt: !293)
!304 = !DILocation(line: 378, column: 13, scope: !57, inlinedAt: !305)
!305 = distinct !DILocation(line: 453, column: 33, scope: !294, inlinedAt: !295)
!306 = !DILocation(line: 378, column: 9, scope: !57, inlinedAt: !305)
!307 = !DILocation(line: 137, column: 53, scope: !48, inlinedAt: !308)
!308 = distinct !DILocation(line: 188, column: 32, scope: !51, inlinedAt: !309)
!309 = distinct !DILocation(line: 464, column: 20, scope: !54, inlinedAt: !310)
!310 = distinct !DILocation(line: 378, column: 20, scope: !57, inlinedAt: !305)
!311 = !DILocation(line: 137, column: 27, scope: !48, inlinedAt: !308)
!312 = !DILocation(line: 463, column: 20, scope: !294, inlinedAt: !295)
!313 = !DILocation(line: 97, column: 14, scope: !281, inlinedAt: !314)
!314 = distinct !DILocation(line: 518, column: 4, scope: !284, inlinedAt: !315)
!315 = distinct !DILocation(line: 462, column: 4, scope: !294, inlinedAt: !295)
!316 = !DILocation(line: 1105, column: 19, scope: !60, inlinedAt: !317)
!317 = distinct !DILocation(line: 1133, column: 14, scope: !63, inlinedAt: !318)
!318 = distinct !DILocation(line: 504, column: 9, scope: !65, inlinedAt: !319)
!319 = distinct !DILocation(line: 474, column: 23, scope: !294, inlinedAt: !295)
!320 = !DILocation(line: 1105, column: 11, scope: !60, inlinedAt: !317)
!321 = !DILocation(line: 1117, column: 4, scope: !60, inlinedAt: !317)
!322 = !DILocation(line: 1118, column: 2, scope: !60, inlinedAt: !317)
!323 = !DILocation(line: 1119, column: 23, scope: !60, inlinedAt: !317)
!324 = !DILocation(line: 477, column: 8, scope: !294, inlinedAt: !295)
!325 = !DILocation(line: 386, column: 6, scope: !197, inlinedAt: !326)
!326 = distinct !DILocation(line: 513, column: 7, scope: !294, inlinedAt: !295)
!327 = !DILocation(line: 514, column: 21, scope: !294, inlinedAt: !295)
!328 = !DILocation(line: 514, column: 39, scope: !294, inlinedAt: !295)
!329 = !DILocation(line: 158, column: 2, scope: !202, inlinedAt: !330)
!330 = distinct !DILocation(line: 200, column: 25, scope: !204, inlinedAt: !331)
!331 = distinct !DILocation(line: 496, column: 13, scope: !206, inlinedAt: !332)
!332 = distinct !DILocation(line: 387, column: 4, scope: !197, inlinedAt: !326)
!333 = !DILocation(line: 387, column: 4, scope: !197, inlinedAt: !326)
!334 = !DILocation(line: 515, column: 30, scope: !294, inlinedAt: !295)
!335 = !DILocation(line: 516, column: 31, scope: !294, inlinedAt: !295)
!336 = !DILocation(line: 517, column: 53, scope: !294, inlinedAt: !295)
!337 = !DILocation(line: 517, column: 39, scope: !294, inlinedAt: !295)
!338 = !DILocation(line: 779, column: 12, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !262, file: !262, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!340 = distinct !DILocation(line: 118, column: 7, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "unlock", scope: !14, file: !14, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!342 = distinct !DILocation(line: 235, column: 19, scope: !343, inlinedAt: !344)
!343 = distinct !DISubprogram(name: "~lock_guard", scope: !14, file: !14, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!344 = distinct !DILocation(line: 15, column: 3, scope: !247, inlinedAt: !248)
!345 = !DILocation(line: 235, column: 19, scope: !343, inlinedAt: !344)
!346 = !DILocation(line: 15, column: 3, scope: !247, inlinedAt: !248)
!347 = !DILocation(line: 779, column: 12, scope: !339, inlinedAt: !348)
!348 = distinct !DILocation(line: 118, column: 7, scope: !341, inlinedAt: !349)
!349 = distinct !DILocation(line: 235, column: 19, scope: !343, inlinedAt: !350)
!350 = distinct !DILocation(line: 15, column: 3, scope: !247, inlinedAt: !248)
!351 = !DILocation(line: 235, column: 19, scope: !343, inlinedAt: !350)
!352 = !DILocation(line: 210, column: 24, scope: !244)
!353 = !DISubprogram(name: "__throw_system_error", scope: !240, file: !240, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!354 = !DISubprogram(name: "pthread_mutex_lock", scope: !355, file: !355, line: 91, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!355 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "65413ef905e96900afefac0631f582d3")
!356 = !DISubprogram(name: "pthread_mutex_unlock", scope: !355, file: !355, line: 97, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = distinct !DISubprogram(name: "~_State_impl", scope: !80, file: !80, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!358 = !DILocation(line: 200, column: 14, scope: !357)
!359 = distinct !DISubprogram(name: "_M_run", scope: !80, file: !80, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!360 = !DILocation(line: 210, column: 13, scope: !359)
!361 = !DILocation(line: 16, column: 25, scope: !362, inlinedAt: !363)
!362 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !9, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!363 = distinct !DILocation(line: 61, column: 14, scope: !364, inlinedAt: !365)
!364 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at vector_race.cpp:16:19)>", scope: !250, file: !250, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!365 = distinct !DILocation(line: 96, column: 14, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "__invoke<(lambda at vector_race.cpp:16:19)>", scope: !250, file: !250, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!367 = distinct !DILocation(line: 252, column: 13, scope: !368, inlinedAt: !369)
!368 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !80, file: !80, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!369 = distinct !DILocation(line: 259, column: 11, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "operator()", scope: !80, file: !80, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!371 = distinct !DILocation(line: 210, column: 13, scope: !359)
!372 = !{!373, !37, i64 0}
!373 = !{!"_ZTSZ4mainE3$_1", !37, i64 0}
!374 = !DILocation(line: 114, column: 20, scope: !273, inlinedAt: !375)
!375 = distinct !DILocation(line: 1294, column: 9, scope: !275, inlinedAt: !376)
!376 = distinct !DILocation(line: 16, column: 31, scope: !362, inlinedAt: !363)
!377 = !DILocation(line: 114, column: 47, scope: !273, inlinedAt: !375)
!378 = !DILocation(line: 114, column: 30, scope: !273, inlinedAt: !375)
!379 = !DILocation(line: 114, column: 6, scope: !273, inlinedAt: !375)
!380 = !DILocation(line: 97, column: 14, scope: !281, inlinedAt: !381)
!381 = distinct !DILocation(line: 518, column: 4, scope: !284, inlinedAt: !382)
!382 = distinct !DILocation(line: 117, column: 6, scope: !273, inlinedAt: !375)
!383 = !DILocation(line: 119, column: 6, scope: !273, inlinedAt: !375)
!384 = !DILocation(line: 121, column: 4, scope: !273, inlinedAt: !375)
!385 = !DILocation(line: 988, column: 66, scope: !43, inlinedAt: !386)
!386 = distinct !DILocation(line: 1893, column: 19, scope: !292, inlinedAt: !387)
!387 = distinct !DILocation(line: 449, column: 2, scope: !294, inlinedAt: !388)
!388 = distinct !DILocation(line: 123, column: 4, scope: !273, inlinedAt: !375)
!389 = !DILocation(line: 988, column: 50, scope: !43, inlinedAt: !386)
!390 = !DILocation(line: 1893, column: 26, scope: !292, inlinedAt: !387)
!391 = !DILocation(line: 1893, column: 6, scope: !292, inlinedAt: !387)
!392 = !DILocation(line: 1894, column: 4, scope: !292, inlinedAt: !387)
!393 = !DILocation(line: 1896, column: 35, scope: !292, inlinedAt: !387)
!394 = !DILocation(line: 1896, column: 33, scope: !292, inlinedAt: !387)
!395 = !DILocation(line: 1897, column: 16, scope: !292, inlinedAt: !387)
!396 = !DILocation(line: 1897, column: 25, scope: !292, inlinedAt: !387)
!397 = !DILocation(line: 378, column: 13, scope: !57, inlinedAt: !398)
!398 = distinct !DILocation(line: 453, column: 33, scope: !294, inlinedAt: !388)
!399 = !DILocation(line: 378, column: 9, scope: !57, inlinedAt: !398)
!400 = !DILocation(line: 137, column: 53, scope: !48, inlinedAt: !401)
!401 = distinct !DILocation(line: 188, column: 32, scope: !51, inlinedAt: !402)
!402 = distinct !DILocation(line: 464, column: 20, scope: !54, inlinedAt: !403)
!403 = distinct !DILocation(line: 378, column: 20, scope: !57, inlinedAt: !398)
!404 = !DILocation(line: 137, column: 27, scope: !48, inlinedAt: !401)
!405 = !DILocation(line: 463, column: 20, scope: !294, inlinedAt: !388)
!406 = !DILocation(line: 97, column: 14, scope: !281, inlinedAt: !407)
!407 = distinct !DILocation(line: 518, column: 4, scope: !284, inlinedAt: !408)
!408 = distinct !DILocation(line: 462, column: 4, scope: !294, inlinedAt: !388)
!409 = !DILocation(line: 1105, column: 19, scope: !60, inlinedAt: !410)
!410 = distinct !DILocation(line: 1133, column: 14, scope: !63, inlinedAt: !411)
!411 = distinct !DILocation(line: 504, column: 9, scope: !65, inlinedAt: !412)
!412 = distinct !DILocation(line: 474, column: 23, scope: !294, inlinedAt: !388)
!413 = !DILocation(line: 1105, column: 11, scope: !60, inlinedAt: !410)
!414 = !DILocation(line: 1117, column: 4, scope: !60, inlinedAt: !410)
!415 = !DILocation(line: 1118, column: 2, scope: !60, inlinedAt: !410)
!416 = !DILocation(line: 1119, column: 23, scope: !60, inlinedAt: !410)
!417 = !DILocation(line: 477, column: 8, scope: !294, inlinedAt: !388)
!418 = !DILocation(line: 386, column: 6, scope: !197, inlinedAt: !419)
!419 = distinct !DILocation(line: 513, column: 7, scope: !294, inlinedAt: !388)
!420 = !DILocation(line: 514, column: 21, scope: !294, inlinedAt: !388)
!421 = !DILocation(line: 514, column: 39, scope: !294, inlinedAt: !388)
!422 = !DILocation(line: 158, column: 2, scope: !202, inlinedAt: !423)
!423 = distinct !DILocation(line: 200, column: 25, scope: !204, inlinedAt: !424)
!424 = distinct !DILocation(line: 496, column: 13, scope: !206, inlinedAt: !425)
!425 = distinct !DILocation(line: 387, column: 4, scope: !197, inlinedAt: !419)
!426 = !DILocation(line: 387, column: 4, scope: !197, inlinedAt: !419)
!427 = !DILocation(line: 515, column: 30, scope: !294, inlinedAt: !388)
!428 = !DILocation(line: 516, column: 31, scope: !294, inlinedAt: !388)
!429 = !DILocation(line: 517, column: 53, scope: !294, inlinedAt: !388)
!430 = !DILocation(line: 517, column: 39, scope: !294, inlinedAt: !388)
!431 = !DILocation(line: 210, column: 24, scope: !359)
