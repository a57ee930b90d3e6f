; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon.26 }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon.26 = type { i64, [8 x i8] }
%"class.std::__exception_ptr::exception_ptr" = type { ptr }
%struct.Part = type { i32 }
%struct.Whole = type { %struct.Part, %struct.Part, %"class.std::__cxx11::basic_string" }
%"class.std::runtime_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::exception" = type { ptr }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { ptr }

$__clang_call_terminate = comdat any

$_ZSt17throw_with_nestedISt13runtime_errorEvOT_ = comdat any

$_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_ = comdat any

$_ZNSt7__cxx119to_stringEi = comdat any

$_ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE = comdat any

$_ZNSt17_Nested_exceptionISt13runtime_errorEC2EOS0_ = comdat any

$_ZNSt17_Nested_exceptionISt13runtime_errorED2Ev = comdat any

$_ZNSt17_Nested_exceptionISt13runtime_errorED0Ev = comdat any

$_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev = comdat any

$_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm = comdat any

$_ZNKSt16nested_exception14rethrow_nestedEv = comdat any

$_ZN4PartC2Ei = comdat any

$_ZNSt15__exception_ptr12__dest_thunkIiEEvPv = comdat any

$_ZNSt12system_errorC2ESt10error_codePKc = comdat any

$_ZTSSt17_Nested_exceptionISt13runtime_errorE = comdat any

$_ZTISt17_Nested_exceptionISt13runtime_errorE = comdat any

$_ZTVSt17_Nested_exceptionISt13runtime_errorE = comdat any

$_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = comdat any

@_ZTISt9exception = external constant ptr
@.str = private unnamed_addr constant [5 x i8] c"deep\00", align 1
@_ZTISt12out_of_range = external constant ptr
@.str.1 = private unnamed_addr constant [7 x i8] c"level \00", align 1
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTSSt17_Nested_exceptionISt13runtime_errorE = linkonce_odr dso_local constant [41 x i8] c"St17_Nested_exceptionISt13runtime_errorE\00", comdat, align 1
@_ZTISt13runtime_error = external constant ptr
@_ZTISt16nested_exception = external constant ptr
@_ZTISt17_Nested_exceptionISt13runtime_errorE = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSSt17_Nested_exceptionISt13runtime_errorE, i32 0, i32 2, ptr @_ZTISt13runtime_error, i64 2, ptr @_ZTISt16nested_exception, i64 4098 }, comdat, align 8
@_ZTVSt17_Nested_exceptionISt13runtime_errorE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [4 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTISt17_Nested_exceptionISt13runtime_errorE, ptr @_ZNSt17_Nested_exceptionISt13runtime_errorED2Ev, ptr @_ZNSt17_Nested_exceptionISt13runtime_errorED0Ev, ptr @_ZNKSt13runtime_error4whatEv], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTISt17_Nested_exceptionISt13runtime_errorE, ptr @_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev, ptr @_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev] }, comdat, align 8
@_ZTVSt16nested_exception = external unnamed_addr constant { [4 x ptr] }, align 8
@.str.3 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = linkonce_odr dso_local local_unnamed_addr constant [201 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899\00", comdat, align 16
@.str.6 = private unnamed_addr constant [7 x i8] c"%*s%s\0A\00", align 1
@.str.7 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@_ZTISt12system_error = external constant ptr
@_ZTIi = external constant ptr
@.str.9 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1
@.str.11 = private unnamed_addr constant [14 x i8] c"%s, %d of %s\0A\00", align 1
@.str.12 = private unnamed_addr constant [42 x i8] c"a name that is too long to be kept inside\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"part \00", align 1
@_ZTISt16invalid_argument = external constant ptr
@.str.15 = private unnamed_addr constant [14 x i8] c"part %d gone\0A\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"kept\00", align 1
@_ZTISt12length_error = external constant ptr
@.str.19 = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@.str.20 = private unnamed_addr constant [68 x i8] c"basic_string::at: __n (which is %zu) >= this->size() (which is %zu)\00", align 1
@.str.21 = private unnamed_addr constant [74 x i8] c"vector::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"file\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c": \00", align 1
@_ZTVSt12system_error = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZTISt9bad_alloc = external constant ptr
@_ZTVSt9bad_alloc = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.25 = private unnamed_addr constant [5 x i8] c"stoi\00", align 1
@.str.26 = private unnamed_addr constant [4 x i8] c"12x\00", align 1
@str.40 = private unnamed_addr constant [8 x i8] c"nothing\00", align 1
@str.41 = private unnamed_addr constant [11 x i8] c"whole gone\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
entry:
  %__endptr.i.i.i.i500 = alloca ptr, align 8
  %ref.tmp.i.i501 = alloca %"class.std::__cxx11::basic_string", align 8
  %__endptr.i.i.i.i = alloca ptr, align 8
  %ref.tmp.i.i464 = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp.i.i390 = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp.i.i287 = alloca %"class.std::__cxx11::basic_string", align 8
  %agg.tmp.i.i251 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %agg.tmp.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %ref.tmp.i.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %ref.tmp.i.i = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %parts.i.i = alloca [3 x %struct.Part], align 4
  %whole.i.i38 = alloca %struct.Whole, align 8
  %whole.i.i = alloca %struct.Whole, align 8
  %kept = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %whole.i.i) #27
  store i32 1, ptr %whole.i.i, align 8, !tbaa !4
  %second.i.i.i = getelementptr inbounds i8, ptr %whole.i.i, i64 4
  invoke void @_ZN4PartC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %second.i.i.i, i32 noundef -2)
          to label %invoke.cont.i.i.i unwind label %lpad.i.i.i

invoke.cont.i.i.i:                                ; preds = %entry
  %name.i.i.i = getelementptr inbounds i8, ptr %whole.i.i, i64 8
  %0 = getelementptr inbounds i8, ptr %whole.i.i, i64 24
  store ptr %0, ptr %name.i.i.i, align 8, !tbaa !9
  %call5.i.i.i.i10.i6.i.i.i = invoke noalias noundef nonnull dereferenceable(42) ptr @_Znwm(i64 noundef 42) #28
          to label %_ZN5WholeC2Eii.exit.i.i unwind label %lpad2.i.i.i

lpad.i.i.i:                                       ; preds = %entry
  %1 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  br label %ehcleanup.i.i.i

lpad2.i.i.i:                                      ; preds = %invoke.cont.i.i.i
  %2 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %3 = load i32, ptr %second.i.i.i, align 4, !tbaa !4
  %call.i.i.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %3)
  br label %ehcleanup.i.i.i

ehcleanup.i.i.i:                                  ; preds = %lpad2.i.i.i, %lpad.i.i.i
  %.pn.i.i.i = phi { ptr, i32 } [ %2, %lpad2.i.i.i ], [ %1, %lpad.i.i.i ]
  %4 = load i32, ptr %whole.i.i, align 8, !tbaa !4
  %call.i7.i.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %4)
  %5 = extractvalue { ptr, i32 } %.pn.i.i.i, 0
  %6 = extractvalue { ptr, i32 } %.pn.i.i.i, 1
  %7 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #27
  %matches.i = icmp eq i32 %6, %7
  br i1 %matches.i, label %catch17.i, label %catch.fallthrough.i

_ZN5WholeC2Eii.exit.i.i:                          ; preds = %invoke.cont.i.i.i
  store ptr %call5.i.i.i.i10.i6.i.i.i, ptr %name.i.i.i, align 8, !tbaa !12
  store i64 41, ptr %0, align 8, !tbaa !15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(41) %call5.i.i.i.i10.i6.i.i.i, ptr noundef nonnull align 1 dereferenceable(41) @.str.12, i64 41, i1 false)
  %_M_string_length.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %whole.i.i, i64 16
  store i64 41, ptr %_M_string_length.i.i.i.i.i.i.i, align 8, !tbaa !16
  %arrayidx.i.i.i.i.i.i = getelementptr inbounds i8, ptr %call5.i.i.i.i10.i6.i.i.i, i64 41
  store i8 0, ptr %arrayidx.i.i.i.i.i.i, align 1, !tbaa !15
  %puts.i.i.i = call i32 @puts(ptr nonnull dereferenceable(1) @str.41)
  %8 = load ptr, ptr %name.i.i.i, align 8, !tbaa !12
  %cmp.i.i.i.i.i.i = icmp eq ptr %8, %0
  br i1 %cmp.i.i.i.i.i.i, label %"_ZZ4mainENK3$_0clEv.exit.i", label %if.then.i.i.i.i.i

if.then.i.i.i.i.i:                                ; preds = %_ZN5WholeC2Eii.exit.i.i
  %9 = load i64, ptr %0, align 8, !tbaa !15
  %add.i.i.i.i.i.i = add i64 %9, 1
  call void @_ZdlPvm(ptr noundef %8, i64 noundef %add.i.i.i.i.i.i) #29
  br label %"_ZZ4mainENK3$_0clEv.exit.i"

"_ZZ4mainENK3$_0clEv.exit.i":                     ; preds = %if.then.i.i.i.i.i, %_ZN5WholeC2Eii.exit.i.i
  %10 = load i32, ptr %second.i.i.i, align 4, !tbaa !4
  %call.i.i4.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %10)
  %11 = load i32, ptr %whole.i.i, align 8, !tbaa !4
  %call.i2.i.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %11)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %whole.i.i) #27
  %puts.i = call i32 @puts(ptr nonnull dereferenceable(1) @str.40)
  br label %"_ZL4saysIZ4mainE3$_0EvT_.exit"

catch17.i:                                        ; preds = %ehcleanup.i.i.i
  %12 = call ptr @__cxa_begin_catch(ptr %5) #27
  %vtable20.i = load ptr, ptr %12, align 8, !tbaa !17
  %vfn21.i = getelementptr inbounds i8, ptr %vtable20.i, i64 16
  %13 = load ptr, ptr %vfn21.i, align 8
  %call22.i = call noundef ptr %13(ptr noundef nonnull align 8 dereferenceable(16) %12) #27
  %_M_code.i.i = getelementptr inbounds i8, ptr %12, i64 16
  %14 = load i32, ptr %_M_code.i.i, align 8, !tbaa !19
  %_M_cat.i.i = getelementptr inbounds i8, ptr %12, i64 24
  %15 = load ptr, ptr %_M_cat.i.i, align 8, !tbaa !21
  %vtable27.i = load ptr, ptr %15, align 8, !tbaa !17
  %vfn28.i = getelementptr inbounds i8, ptr %vtable27.i, i64 16
  %16 = load ptr, ptr %vfn28.i, align 8
  %call29.i = call noundef ptr %16(ptr noundef nonnull align 8 dereferenceable(8) %15) #27
  %call32.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i, i32 noundef %14, ptr noundef %call29.i)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_0EvT_.exit"

catch.fallthrough.i:                              ; preds = %ehcleanup.i.i.i
  %17 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i = icmp eq i32 %6, %17
  br i1 %matches2.i, label %catch8.i, label %catch.fallthrough3.i

catch8.i:                                         ; preds = %catch.fallthrough.i
  %18 = call ptr @__cxa_begin_catch(ptr %5) #27
  %vtable.i = load ptr, ptr %18, align 8, !tbaa !17
  %19 = getelementptr inbounds i8, ptr %vtable.i, i64 -8
  %20 = load ptr, ptr %19, align 8
  %__name.i.i = getelementptr inbounds i8, ptr %20, i64 8
  %21 = load ptr, ptr %__name.i.i, align 8, !tbaa !22
  %22 = load i8, ptr %21, align 1, !tbaa !15
  %cmp.i.i = icmp eq i8 %22, 42
  %cond.idx.i.i = zext i1 %cmp.i.i to i64
  %cond.i.i = getelementptr inbounds i8, ptr %21, i64 %cond.idx.i.i
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 16
  %23 = load ptr, ptr %vfn.i, align 8
  %call12.i = call noundef ptr %23(ptr noundef nonnull align 8 dereferenceable(8) %18) #27
  %call15.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i, ptr noundef %call12.i)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_0EvT_.exit"

catch.fallthrough3.i:                             ; preds = %catch.fallthrough.i
  %24 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i = icmp eq i32 %6, %24
  br i1 %matches4.i, label %catch.i, label %common.resume

catch.i:                                          ; preds = %catch.fallthrough3.i
  %25 = call ptr @__cxa_begin_catch(ptr %5) #27
  %26 = load i32, ptr %25, align 4, !tbaa !24
  %call7.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %26)
  call void @__cxa_end_catch() #27
  br label %"_ZL4saysIZ4mainE3$_0EvT_.exit"

common.resume:                                    ; preds = %lpad, %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit563, %lpad5, %catch.fallthrough3.i157, %catch.fallthrough3.i128, %catch.fallthrough3.i85, %catch.fallthrough3.i48, %catch.fallthrough3.i
  %common.resume.op = phi { ptr, i32 } [ %.pn.i.i.i, %catch.fallthrough3.i ], [ %28, %catch.fallthrough3.i48 ], [ %eh.lpad-body.i, %catch.fallthrough3.i85 ], [ %81, %catch.fallthrough3.i128 ], [ %102, %catch.fallthrough3.i157 ], [ %.pn, %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit563 ], [ %121, %lpad ], [ %172, %lpad5 ]
  resume { ptr, i32 } %common.resume.op

"_ZL4saysIZ4mainE3$_0EvT_.exit":                  ; preds = %"_ZZ4mainENK3$_0clEv.exit.i", %catch17.i, %catch8.i, %catch.i
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %whole.i.i38) #27
  store i32 3, ptr %whole.i.i38, align 8, !tbaa !4
  %second.i.i.i39 = getelementptr inbounds i8, ptr %whole.i.i38, i64 4
  store i32 4, ptr %second.i.i.i39, align 4, !tbaa !4
  %name.i.i.i40 = getelementptr inbounds i8, ptr %whole.i.i38, i64 8
  %27 = getelementptr inbounds i8, ptr %whole.i.i38, i64 24
  store ptr %27, ptr %name.i.i.i40, align 8, !tbaa !9
  %call5.i.i.i.i10.i6.i.i.i41 = invoke noalias noundef nonnull dereferenceable(42) ptr @_Znwm(i64 noundef 42) #28
          to label %_ZN5WholeC2Eii.exit.i.i72 unwind label %lpad2.i.i.i42

lpad2.i.i.i42:                                    ; preds = %"_ZL4saysIZ4mainE3$_0EvT_.exit"
  %28 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %call.i.i.i.i43 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef 4)
  %29 = load i32, ptr %whole.i.i38, align 8, !tbaa !4
  %call.i7.i.i.i44 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %29)
  %30 = extractvalue { ptr, i32 } %28, 0
  %31 = extractvalue { ptr, i32 } %28, 1
  %32 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #27
  %matches.i45 = icmp eq i32 %31, %32
  br i1 %matches.i45, label %catch17.i62, label %catch.fallthrough.i46

_ZN5WholeC2Eii.exit.i.i72:                        ; preds = %"_ZL4saysIZ4mainE3$_0EvT_.exit"
  store ptr %call5.i.i.i.i10.i6.i.i.i41, ptr %name.i.i.i40, align 8, !tbaa !12
  store i64 41, ptr %27, align 8, !tbaa !15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(41) %call5.i.i.i.i10.i6.i.i.i41, ptr noundef nonnull align 1 dereferenceable(41) @.str.12, i64 41, i1 false)
  %_M_string_length.i.i.i.i.i.i.i73 = getelementptr inbounds i8, ptr %whole.i.i38, i64 16
  store i64 41, ptr %_M_string_length.i.i.i.i.i.i.i73, align 8, !tbaa !16
  %arrayidx.i.i.i.i.i.i74 = getelementptr inbounds i8, ptr %call5.i.i.i.i10.i6.i.i.i41, i64 41
  store i8 0, ptr %arrayidx.i.i.i.i.i.i74, align 1, !tbaa !15
  %puts.i.i.i75 = call i32 @puts(ptr nonnull dereferenceable(1) @str.41)
  %33 = load ptr, ptr %name.i.i.i40, align 8, !tbaa !12
  %cmp.i.i.i.i.i.i76 = icmp eq ptr %33, %27
  br i1 %cmp.i.i.i.i.i.i76, label %"_ZZ4mainENK3$_1clEv.exit.i", label %if.then.i.i.i.i.i77

if.then.i.i.i.i.i77:                              ; preds = %_ZN5WholeC2Eii.exit.i.i72
  %34 = load i64, ptr %27, align 8, !tbaa !15
  %add.i.i.i.i.i.i78 = add i64 %34, 1
  call void @_ZdlPvm(ptr noundef %33, i64 noundef %add.i.i.i.i.i.i78) #29
  br label %"_ZZ4mainENK3$_1clEv.exit.i"

"_ZZ4mainENK3$_1clEv.exit.i":                     ; preds = %if.then.i.i.i.i.i77, %_ZN5WholeC2Eii.exit.i.i72
  %35 = load i32, ptr %second.i.i.i39, align 4, !tbaa !4
  %call.i.i4.i.i79 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %35)
  %36 = load i32, ptr %whole.i.i38, align 8, !tbaa !4
  %call.i2.i.i.i80 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %36)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %whole.i.i38) #27
  %puts.i81 = call i32 @puts(ptr nonnull dereferenceable(1) @str.40)
  br label %"_ZL4saysIZ4mainE3$_1EvT_.exit"

catch17.i62:                                      ; preds = %lpad2.i.i.i42
  %37 = call ptr @__cxa_begin_catch(ptr %30) #27
  %vtable20.i63 = load ptr, ptr %37, align 8, !tbaa !17
  %vfn21.i64 = getelementptr inbounds i8, ptr %vtable20.i63, i64 16
  %38 = load ptr, ptr %vfn21.i64, align 8
  %call22.i65 = call noundef ptr %38(ptr noundef nonnull align 8 dereferenceable(16) %37) #27
  %_M_code.i.i66 = getelementptr inbounds i8, ptr %37, i64 16
  %39 = load i32, ptr %_M_code.i.i66, align 8, !tbaa !19
  %_M_cat.i.i67 = getelementptr inbounds i8, ptr %37, i64 24
  %40 = load ptr, ptr %_M_cat.i.i67, align 8, !tbaa !21
  %vtable27.i68 = load ptr, ptr %40, align 8, !tbaa !17
  %vfn28.i69 = getelementptr inbounds i8, ptr %vtable27.i68, i64 16
  %41 = load ptr, ptr %vfn28.i69, align 8
  %call29.i70 = call noundef ptr %41(ptr noundef nonnull align 8 dereferenceable(8) %40) #27
  %call32.i71 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i65, i32 noundef %39, ptr noundef %call29.i70)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_1EvT_.exit"

catch.fallthrough.i46:                            ; preds = %lpad2.i.i.i42
  %42 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i47 = icmp eq i32 %31, %42
  br i1 %matches2.i47, label %catch8.i53, label %catch.fallthrough3.i48

catch8.i53:                                       ; preds = %catch.fallthrough.i46
  %43 = call ptr @__cxa_begin_catch(ptr %30) #27
  %vtable.i54 = load ptr, ptr %43, align 8, !tbaa !17
  %44 = getelementptr inbounds i8, ptr %vtable.i54, i64 -8
  %45 = load ptr, ptr %44, align 8
  %__name.i.i55 = getelementptr inbounds i8, ptr %45, i64 8
  %46 = load ptr, ptr %__name.i.i55, align 8, !tbaa !22
  %47 = load i8, ptr %46, align 1, !tbaa !15
  %cmp.i.i56 = icmp eq i8 %47, 42
  %cond.idx.i.i57 = zext i1 %cmp.i.i56 to i64
  %cond.i.i58 = getelementptr inbounds i8, ptr %46, i64 %cond.idx.i.i57
  %vfn.i59 = getelementptr inbounds i8, ptr %vtable.i54, i64 16
  %48 = load ptr, ptr %vfn.i59, align 8
  %call12.i60 = call noundef ptr %48(ptr noundef nonnull align 8 dereferenceable(8) %43) #27
  %call15.i61 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i58, ptr noundef %call12.i60)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_1EvT_.exit"

catch.fallthrough3.i48:                           ; preds = %catch.fallthrough.i46
  %49 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i49 = icmp eq i32 %31, %49
  br i1 %matches4.i49, label %catch.i51, label %common.resume

catch.i51:                                        ; preds = %catch.fallthrough3.i48
  %50 = call ptr @__cxa_begin_catch(ptr %30) #27
  %51 = load i32, ptr %50, align 4, !tbaa !24
  %call7.i52 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %51)
  call void @__cxa_end_catch() #27
  br label %"_ZL4saysIZ4mainE3$_1EvT_.exit"

"_ZL4saysIZ4mainE3$_1EvT_.exit":                  ; preds = %"_ZZ4mainENK3$_1clEv.exit.i", %catch17.i62, %catch8.i53, %catch.i51
  %call.i41.i = invoke noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #28
          to label %call.i.noexc.i unwind label %lpad.i

call.i.noexc.i:                                   ; preds = %"_ZL4saysIZ4mainE3$_1EvT_.exit"
  invoke void @_ZN4PartC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %call.i41.i, i32 noundef -5)
          to label %.noexc.i.i unwind label %lpad.i.i

.noexc.i.i:                                       ; preds = %call.i.noexc.i
  %second.i.i.i109 = getelementptr inbounds i8, ptr %call.i41.i, i64 4
  store i32 6, ptr %second.i.i.i109, align 4, !tbaa !4
  %name.i.i.i110 = getelementptr inbounds i8, ptr %call.i41.i, i64 8
  %52 = getelementptr inbounds i8, ptr %call.i41.i, i64 24
  store ptr %52, ptr %name.i.i.i110, align 8, !tbaa !9
  %call5.i.i.i.i10.i6.i.i.i111 = invoke noalias noundef nonnull dereferenceable(42) ptr @_Znwm(i64 noundef 42) #28
          to label %_ZN5WholeC2Eii.exit.i.i115 unwind label %lpad2.i.i.i112

lpad2.i.i.i112:                                   ; preds = %.noexc.i.i
  %53 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %call.i.i.i.i113 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef 6)
  %54 = load i32, ptr %call.i41.i, align 4, !tbaa !4
  %call.i7.i.i.i114 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %54)
  br label %lpad.body.i.i

_ZN5WholeC2Eii.exit.i.i115:                       ; preds = %.noexc.i.i
  store ptr %call5.i.i.i.i10.i6.i.i.i111, ptr %name.i.i.i110, align 8, !tbaa !12
  store i64 41, ptr %52, align 8, !tbaa !15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(41) %call5.i.i.i.i10.i6.i.i.i111, ptr noundef nonnull align 1 dereferenceable(41) @.str.12, i64 41, i1 false)
  %_M_string_length.i.i.i.i.i.i.i116 = getelementptr inbounds i8, ptr %call.i41.i, i64 16
  store i64 41, ptr %_M_string_length.i.i.i.i.i.i.i116, align 8, !tbaa !16
  %arrayidx.i.i.i.i.i.i117 = getelementptr inbounds i8, ptr %call5.i.i.i.i10.i6.i.i.i111, i64 41
  store i8 0, ptr %arrayidx.i.i.i.i.i.i117, align 1, !tbaa !15
  %puts.i.i.i118 = call i32 @puts(ptr nonnull dereferenceable(1) @str.41)
  %55 = load ptr, ptr %name.i.i.i110, align 8, !tbaa !12
  %cmp.i.i.i.i.i.i119 = icmp eq ptr %55, %52
  br i1 %cmp.i.i.i.i.i.i119, label %"_ZZ4mainENK3$_2clEv.exit.i", label %if.then.i.i.i.i.i120

if.then.i.i.i.i.i120:                             ; preds = %_ZN5WholeC2Eii.exit.i.i115
  %56 = load i64, ptr %52, align 8, !tbaa !15
  %add.i.i.i.i.i.i121 = add i64 %56, 1
  call void @_ZdlPvm(ptr noundef %55, i64 noundef %add.i.i.i.i.i.i121) #29
  br label %"_ZZ4mainENK3$_2clEv.exit.i"

lpad.i.i:                                         ; preds = %call.i.noexc.i
  %57 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  br label %lpad.body.i.i

lpad.body.i.i:                                    ; preds = %lpad.i.i, %lpad2.i.i.i112
  %eh.lpad-body.i.i = phi { ptr, i32 } [ %57, %lpad.i.i ], [ %53, %lpad2.i.i.i112 ]
  call void @_ZdlPvm(ptr noundef %call.i41.i, i64 noundef 40) #29
  br label %lpad.body.i

"_ZZ4mainENK3$_2clEv.exit.i":                     ; preds = %if.then.i.i.i.i.i120, %_ZN5WholeC2Eii.exit.i.i115
  %58 = load i32, ptr %second.i.i.i109, align 4, !tbaa !4
  %call.i.i5.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %58)
  %59 = load i32, ptr %call.i41.i, align 4, !tbaa !4
  %call.i2.i.i.i122 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %59)
  call void @_ZdlPvm(ptr noundef %call.i41.i, i64 noundef 40) #29
  %puts.i123 = call i32 @puts(ptr nonnull dereferenceable(1) @str.40)
  br label %"_ZL4saysIZ4mainE3$_2EvT_.exit"

lpad.i:                                           ; preds = %"_ZL4saysIZ4mainE3$_1EvT_.exit"
  %60 = landingpad { ptr, i32 }
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  br label %lpad.body.i

lpad.body.i:                                      ; preds = %lpad.i, %lpad.body.i.i
  %eh.lpad-body.i = phi { ptr, i32 } [ %60, %lpad.i ], [ %eh.lpad-body.i.i, %lpad.body.i.i ]
  %61 = extractvalue { ptr, i32 } %eh.lpad-body.i, 0
  %62 = extractvalue { ptr, i32 } %eh.lpad-body.i, 1
  %63 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #27
  %matches.i82 = icmp eq i32 %62, %63
  br i1 %matches.i82, label %catch17.i99, label %catch.fallthrough.i83

catch17.i99:                                      ; preds = %lpad.body.i
  %64 = call ptr @__cxa_begin_catch(ptr %61) #27
  %vtable20.i100 = load ptr, ptr %64, align 8, !tbaa !17
  %vfn21.i101 = getelementptr inbounds i8, ptr %vtable20.i100, i64 16
  %65 = load ptr, ptr %vfn21.i101, align 8
  %call22.i102 = call noundef ptr %65(ptr noundef nonnull align 8 dereferenceable(16) %64) #27
  %_M_code.i.i103 = getelementptr inbounds i8, ptr %64, i64 16
  %66 = load i32, ptr %_M_code.i.i103, align 8, !tbaa !19
  %_M_cat.i.i104 = getelementptr inbounds i8, ptr %64, i64 24
  %67 = load ptr, ptr %_M_cat.i.i104, align 8, !tbaa !21
  %vtable27.i105 = load ptr, ptr %67, align 8, !tbaa !17
  %vfn28.i106 = getelementptr inbounds i8, ptr %vtable27.i105, i64 16
  %68 = load ptr, ptr %vfn28.i106, align 8
  %call29.i107 = call noundef ptr %68(ptr noundef nonnull align 8 dereferenceable(8) %67) #27
  %call32.i108 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i102, i32 noundef %66, ptr noundef %call29.i107)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_2EvT_.exit"

catch.fallthrough.i83:                            ; preds = %lpad.body.i
  %69 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i84 = icmp eq i32 %62, %69
  br i1 %matches2.i84, label %catch8.i90, label %catch.fallthrough3.i85

catch8.i90:                                       ; preds = %catch.fallthrough.i83
  %70 = call ptr @__cxa_begin_catch(ptr %61) #27
  %vtable.i91 = load ptr, ptr %70, align 8, !tbaa !17
  %71 = getelementptr inbounds i8, ptr %vtable.i91, i64 -8
  %72 = load ptr, ptr %71, align 8
  %__name.i.i92 = getelementptr inbounds i8, ptr %72, i64 8
  %73 = load ptr, ptr %__name.i.i92, align 8, !tbaa !22
  %74 = load i8, ptr %73, align 1, !tbaa !15
  %cmp.i.i93 = icmp eq i8 %74, 42
  %cond.idx.i.i94 = zext i1 %cmp.i.i93 to i64
  %cond.i.i95 = getelementptr inbounds i8, ptr %73, i64 %cond.idx.i.i94
  %vfn.i96 = getelementptr inbounds i8, ptr %vtable.i91, i64 16
  %75 = load ptr, ptr %vfn.i96, align 8
  %call12.i97 = call noundef ptr %75(ptr noundef nonnull align 8 dereferenceable(8) %70) #27
  %call15.i98 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i95, ptr noundef %call12.i97)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_2EvT_.exit"

catch.fallthrough3.i85:                           ; preds = %catch.fallthrough.i83
  %76 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i86 = icmp eq i32 %62, %76
  br i1 %matches4.i86, label %catch.i88, label %common.resume

catch.i88:                                        ; preds = %catch.fallthrough3.i85
  %77 = call ptr @__cxa_begin_catch(ptr %61) #27
  %78 = load i32, ptr %77, align 4, !tbaa !24
  %call7.i89 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %78)
  call void @__cxa_end_catch() #27
  br label %"_ZL4saysIZ4mainE3$_2EvT_.exit"

"_ZL4saysIZ4mainE3$_2EvT_.exit":                  ; preds = %"_ZZ4mainENK3$_2clEv.exit.i", %catch17.i99, %catch8.i90, %catch.i88
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %parts.i.i) #27
  store i32 7, ptr %parts.i.i, align 4, !tbaa !4
  %arrayinit.element.i.i = getelementptr inbounds i8, ptr %parts.i.i, i64 4
  store i32 8, ptr %arrayinit.element.i.i, align 4, !tbaa !4
  %arrayinit.element3.i.i = getelementptr inbounds i8, ptr %parts.i.i, i64 8
  invoke void @_ZN4PartC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %arrayinit.element3.i.i, i32 noundef -9)
          to label %invoke.cont4.i.i unwind label %lpad.i.i124

invoke.cont4.i.i:                                 ; preds = %"_ZL4saysIZ4mainE3$_2EvT_.exit"
  %79 = getelementptr inbounds i8, ptr %parts.i.i, i64 12
  br label %arraydestroy.body6.i.i

arraydestroy.body6.i.i:                           ; preds = %arraydestroy.body6.i.i, %invoke.cont4.i.i
  %arraydestroy.elementPast7.i.i = phi ptr [ %79, %invoke.cont4.i.i ], [ %arraydestroy.element8.i.i, %arraydestroy.body6.i.i ]
  %arraydestroy.element8.i.i = getelementptr inbounds i8, ptr %arraydestroy.elementPast7.i.i, i64 -4
  %80 = load i32, ptr %arraydestroy.element8.i.i, align 4, !tbaa !4
  %call.i.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %80)
  %arraydestroy.done9.i.i = icmp eq ptr %arraydestroy.element8.i.i, %parts.i.i
  br i1 %arraydestroy.done9.i.i, label %"_ZZ4mainENK3$_3clEv.exit.i", label %arraydestroy.body6.i.i

lpad.i.i124:                                      ; preds = %"_ZL4saysIZ4mainE3$_2EvT_.exit"
  %81 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  br label %arraydestroy.body.i.i

arraydestroy.body.i.i:                            ; preds = %arraydestroy.body.i.i, %lpad.i.i124
  %arraydestroy.elementPast.i.i = phi ptr [ %arrayinit.element3.i.i, %lpad.i.i124 ], [ %arraydestroy.element.i.i, %arraydestroy.body.i.i ]
  %arraydestroy.element.i.i = getelementptr inbounds i8, ptr %arraydestroy.elementPast.i.i, i64 -4
  %82 = load i32, ptr %arraydestroy.element.i.i, align 4, !tbaa !4
  %call.i12.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %82)
  %arraydestroy.done.i.i = icmp eq ptr %arraydestroy.element.i.i, %parts.i.i
  br i1 %arraydestroy.done.i.i, label %arraydestroy.done5.i.i, label %arraydestroy.body.i.i

arraydestroy.done5.i.i:                           ; preds = %arraydestroy.body.i.i
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %parts.i.i) #27
  %83 = extractvalue { ptr, i32 } %81, 0
  %84 = extractvalue { ptr, i32 } %81, 1
  %85 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #27
  %matches.i125 = icmp eq i32 %84, %85
  br i1 %matches.i125, label %catch17.i142, label %catch.fallthrough.i126

"_ZZ4mainENK3$_3clEv.exit.i":                     ; preds = %arraydestroy.body6.i.i
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %parts.i.i) #27
  %puts.i152 = call i32 @puts(ptr nonnull dereferenceable(1) @str.40)
  br label %"_ZL4saysIZ4mainE3$_3EvT_.exit"

catch17.i142:                                     ; preds = %arraydestroy.done5.i.i
  %86 = call ptr @__cxa_begin_catch(ptr %83) #27
  %vtable20.i143 = load ptr, ptr %86, align 8, !tbaa !17
  %vfn21.i144 = getelementptr inbounds i8, ptr %vtable20.i143, i64 16
  %87 = load ptr, ptr %vfn21.i144, align 8
  %call22.i145 = call noundef ptr %87(ptr noundef nonnull align 8 dereferenceable(16) %86) #27
  %_M_code.i.i146 = getelementptr inbounds i8, ptr %86, i64 16
  %88 = load i32, ptr %_M_code.i.i146, align 8, !tbaa !19
  %_M_cat.i.i147 = getelementptr inbounds i8, ptr %86, i64 24
  %89 = load ptr, ptr %_M_cat.i.i147, align 8, !tbaa !21
  %vtable27.i148 = load ptr, ptr %89, align 8, !tbaa !17
  %vfn28.i149 = getelementptr inbounds i8, ptr %vtable27.i148, i64 16
  %90 = load ptr, ptr %vfn28.i149, align 8
  %call29.i150 = call noundef ptr %90(ptr noundef nonnull align 8 dereferenceable(8) %89) #27
  %call32.i151 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i145, i32 noundef %88, ptr noundef %call29.i150)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_3EvT_.exit"

catch.fallthrough.i126:                           ; preds = %arraydestroy.done5.i.i
  %91 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i127 = icmp eq i32 %84, %91
  br i1 %matches2.i127, label %catch8.i133, label %catch.fallthrough3.i128

catch8.i133:                                      ; preds = %catch.fallthrough.i126
  %92 = call ptr @__cxa_begin_catch(ptr %83) #27
  %vtable.i134 = load ptr, ptr %92, align 8, !tbaa !17
  %93 = getelementptr inbounds i8, ptr %vtable.i134, i64 -8
  %94 = load ptr, ptr %93, align 8
  %__name.i.i135 = getelementptr inbounds i8, ptr %94, i64 8
  %95 = load ptr, ptr %__name.i.i135, align 8, !tbaa !22
  %96 = load i8, ptr %95, align 1, !tbaa !15
  %cmp.i.i136 = icmp eq i8 %96, 42
  %cond.idx.i.i137 = zext i1 %cmp.i.i136 to i64
  %cond.i.i138 = getelementptr inbounds i8, ptr %95, i64 %cond.idx.i.i137
  %vfn.i139 = getelementptr inbounds i8, ptr %vtable.i134, i64 16
  %97 = load ptr, ptr %vfn.i139, align 8
  %call12.i140 = call noundef ptr %97(ptr noundef nonnull align 8 dereferenceable(8) %92) #27
  %call15.i141 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i138, ptr noundef %call12.i140)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_3EvT_.exit"

catch.fallthrough3.i128:                          ; preds = %catch.fallthrough.i126
  %98 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i129 = icmp eq i32 %84, %98
  br i1 %matches4.i129, label %catch.i131, label %common.resume

catch.i131:                                       ; preds = %catch.fallthrough3.i128
  %99 = call ptr @__cxa_begin_catch(ptr %83) #27
  %100 = load i32, ptr %99, align 4, !tbaa !24
  %call7.i132 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %100)
  call void @__cxa_end_catch() #27
  br label %"_ZL4saysIZ4mainE3$_3EvT_.exit"

"_ZL4saysIZ4mainE3$_3EvT_.exit":                  ; preds = %"_ZZ4mainENK3$_3clEv.exit.i", %catch17.i142, %catch8.i133, %catch.i131
  %call5.i.i.i.i4.i.i4.i.i = invoke noalias noundef nonnull dereferenceable(8) ptr @_Znwm(i64 noundef 8) #28
          to label %for.body.i.i.i.i.i.i.i.i unwind label %lpad.i.i153

for.body.i.i.i.i.i.i.i.i:                         ; preds = %"_ZL4saysIZ4mainE3$_3EvT_.exit", %for.body.i.i.i.i.i.i.i.i
  %__cur.011.i.i.i.i.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i.i.i.i.i, %for.body.i.i.i.i.i.i.i.i ], [ %call5.i.i.i.i4.i.i4.i.i, %"_ZL4saysIZ4mainE3$_3EvT_.exit" ]
  %__n.addr.010.i.i.i.i.i.i.i.i = phi i64 [ %dec.i.i.i.i.i.i.i.i, %for.body.i.i.i.i.i.i.i.i ], [ 2, %"_ZL4saysIZ4mainE3$_3EvT_.exit" ]
  store i32 10, ptr %__cur.011.i.i.i.i.i.i.i.i, align 4, !tbaa !24
  %dec.i.i.i.i.i.i.i.i = add nsw i64 %__n.addr.010.i.i.i.i.i.i.i.i, -1
  %incdec.ptr.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__cur.011.i.i.i.i.i.i.i.i, i64 4
  %cmp.not.i.i.i.i.i.i.i.i = icmp eq i64 %dec.i.i.i.i.i.i.i.i, 0
  br i1 %cmp.not.i.i.i.i.i.i.i.i, label %invoke.cont.i.i, label %for.body.i.i.i.i.i.i.i.i, !llvm.loop !25

invoke.cont.i.i:                                  ; preds = %for.body.i.i.i.i.i.i.i.i
  %call.i.i.i181 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef 10)
  br label %for.body.i.i.i.i.i.i

for.body.i.i.i.i.i.i:                             ; preds = %for.body.i.i.i.i.i.i, %invoke.cont.i.i
  %__first.addr.04.i.i.i.i.i.i = phi ptr [ %incdec.ptr.i.i.i.i.i.i, %for.body.i.i.i.i.i.i ], [ %call5.i.i.i.i4.i.i4.i.i, %invoke.cont.i.i ]
  %101 = load i32, ptr %__first.addr.04.i.i.i.i.i.i, align 4, !tbaa !4
  %call.i.i.i.i.i.i.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef %101)
  %incdec.ptr.i.i.i.i.i.i = getelementptr inbounds i8, ptr %__first.addr.04.i.i.i.i.i.i, i64 4
  %cmp.not.i.i.i.i.i.i = icmp eq ptr %__first.addr.04.i.i.i.i.i.i, %__cur.011.i.i.i.i.i.i.i.i
  br i1 %cmp.not.i.i.i.i.i.i, label %"_ZZ4mainENK3$_4clEv.exit.i", label %for.body.i.i.i.i.i.i, !llvm.loop !28

lpad.i.i153:                                      ; preds = %"_ZL4saysIZ4mainE3$_3EvT_.exit"
  %102 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %call.i5.i.i = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, i32 noundef 10)
  %103 = extractvalue { ptr, i32 } %102, 0
  %104 = extractvalue { ptr, i32 } %102, 1
  %105 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #27
  %matches.i154 = icmp eq i32 %104, %105
  br i1 %matches.i154, label %catch17.i171, label %catch.fallthrough.i155

"_ZZ4mainENK3$_4clEv.exit.i":                     ; preds = %for.body.i.i.i.i.i.i
  call void @_ZdlPvm(ptr noundef %call5.i.i.i.i4.i.i4.i.i, i64 noundef 8) #29
  %puts.i182 = call i32 @puts(ptr nonnull dereferenceable(1) @str.40)
  br label %"_ZL4saysIZ4mainE3$_4EvT_.exit"

catch17.i171:                                     ; preds = %lpad.i.i153
  %106 = call ptr @__cxa_begin_catch(ptr %103) #27
  %vtable20.i172 = load ptr, ptr %106, align 8, !tbaa !17
  %vfn21.i173 = getelementptr inbounds i8, ptr %vtable20.i172, i64 16
  %107 = load ptr, ptr %vfn21.i173, align 8
  %call22.i174 = call noundef ptr %107(ptr noundef nonnull align 8 dereferenceable(16) %106) #27
  %_M_code.i.i175 = getelementptr inbounds i8, ptr %106, i64 16
  %108 = load i32, ptr %_M_code.i.i175, align 8, !tbaa !19
  %_M_cat.i.i176 = getelementptr inbounds i8, ptr %106, i64 24
  %109 = load ptr, ptr %_M_cat.i.i176, align 8, !tbaa !21
  %vtable27.i177 = load ptr, ptr %109, align 8, !tbaa !17
  %vfn28.i178 = getelementptr inbounds i8, ptr %vtable27.i177, i64 16
  %110 = load ptr, ptr %vfn28.i178, align 8
  %call29.i179 = call noundef ptr %110(ptr noundef nonnull align 8 dereferenceable(8) %109) #27
  %call32.i180 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i174, i32 noundef %108, ptr noundef %call29.i179)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_4EvT_.exit"

catch.fallthrough.i155:                           ; preds = %lpad.i.i153
  %111 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i156 = icmp eq i32 %104, %111
  br i1 %matches2.i156, label %catch8.i162, label %catch.fallthrough3.i157

catch8.i162:                                      ; preds = %catch.fallthrough.i155
  %112 = call ptr @__cxa_begin_catch(ptr %103) #27
  %vtable.i163 = load ptr, ptr %112, align 8, !tbaa !17
  %113 = getelementptr inbounds i8, ptr %vtable.i163, i64 -8
  %114 = load ptr, ptr %113, align 8
  %__name.i.i164 = getelementptr inbounds i8, ptr %114, i64 8
  %115 = load ptr, ptr %__name.i.i164, align 8, !tbaa !22
  %116 = load i8, ptr %115, align 1, !tbaa !15
  %cmp.i.i165 = icmp eq i8 %116, 42
  %cond.idx.i.i166 = zext i1 %cmp.i.i165 to i64
  %cond.i.i167 = getelementptr inbounds i8, ptr %115, i64 %cond.idx.i.i166
  %vfn.i168 = getelementptr inbounds i8, ptr %vtable.i163, i64 16
  %117 = load ptr, ptr %vfn.i168, align 8
  %call12.i169 = call noundef ptr %117(ptr noundef nonnull align 8 dereferenceable(8) %112) #27
  %call15.i170 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i167, ptr noundef %call12.i169)
  call void @__cxa_end_catch()
  br label %"_ZL4saysIZ4mainE3$_4EvT_.exit"

catch.fallthrough3.i157:                          ; preds = %catch.fallthrough.i155
  %118 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i158 = icmp eq i32 %104, %118
  br i1 %matches4.i158, label %catch.i160, label %common.resume

catch.i160:                                       ; preds = %catch.fallthrough3.i157
  %119 = call ptr @__cxa_begin_catch(ptr %103) #27
  %120 = load i32, ptr %119, align 4, !tbaa !24
  %call7.i161 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %120)
  call void @__cxa_end_catch() #27
  br label %"_ZL4saysIZ4mainE3$_4EvT_.exit"

"_ZL4saysIZ4mainE3$_4EvT_.exit":                  ; preds = %"_ZZ4mainENK3$_4clEv.exit.i", %catch17.i171, %catch8.i162, %catch.i160
  invoke fastcc void @_ZL4nesti(i32 noundef 2)
          to label %try.cont unwind label %lpad

lpad:                                             ; preds = %"_ZL4saysIZ4mainE3$_4EvT_.exit"
  %121 = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
  %122 = extractvalue { ptr, i32 } %121, 1
  %123 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches = icmp eq i32 %122, %123
  br i1 %matches, label %catch, label %common.resume

catch:                                            ; preds = %lpad
  %124 = extractvalue { ptr, i32 } %121, 0
  %125 = call ptr @__cxa_begin_catch(ptr %124) #27
  invoke fastcc void @_ZL4showRKSt9exceptioni(ptr noundef nonnull align 8 dereferenceable(8) %125, i32 noundef 0)
          to label %invoke.cont6 unwind label %lpad5

invoke.cont6:                                     ; preds = %catch
  call void @__cxa_end_catch()
  br label %try.cont

try.cont:                                         ; preds = %"_ZL4saysIZ4mainE3$_4EvT_.exit", %invoke.cont6
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %kept) #27
  store ptr null, ptr %kept, align 8, !tbaa !29
  %exception.i.i = call ptr @__cxa_allocate_exception(i64 16) #27
  invoke void @_ZNSt12length_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception.i.i, ptr noundef nonnull @.str.18)
          to label %invoke.cont.i.i212 unwind label %lpad.i.i183

invoke.cont.i.i212:                               ; preds = %try.cont
  invoke void @__cxa_throw(ptr nonnull %exception.i.i, ptr nonnull @_ZTISt12length_error, ptr nonnull @_ZNSt12length_errorD1Ev) #30
          to label %unreachable.i.i unwind label %lpad2.i.i

lpad.i.i183:                                      ; preds = %try.cont
  %126 = landingpad { ptr, i32 }
          catch ptr null
  call void @__cxa_free_exception(ptr %exception.i.i) #27
  br label %catch.i.i

lpad2.i.i:                                        ; preds = %invoke.cont.i.i212
  %127 = landingpad { ptr, i32 }
          catch ptr null
  br label %catch.i.i

catch.i.i:                                        ; preds = %lpad2.i.i, %lpad.i.i183
  %.pn.i.i = phi { ptr, i32 } [ %127, %lpad2.i.i ], [ %126, %lpad.i.i183 ]
  %exn.slot.0.i.i = extractvalue { ptr, i32 } %.pn.i.i, 0
  %128 = call ptr @__cxa_begin_catch(ptr %exn.slot.0.i.i) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i) #27
  call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %ref.tmp.i.i) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp.i.i.i) #27
  %129 = load ptr, ptr %ref.tmp.i.i, align 8, !tbaa !29
  store ptr %129, ptr %ref.tmp.i.i.i, align 8, !tbaa !29
  store ptr null, ptr %ref.tmp.i.i, align 8, !tbaa !29
  %130 = load ptr, ptr %kept, align 8, !tbaa !29
  store ptr %130, ptr %ref.tmp.i.i.i, align 8, !tbaa !29
  store ptr %129, ptr %kept, align 8, !tbaa !29
  %tobool.not.i.i.i.i = icmp eq ptr %130, null
  br i1 %tobool.not.i.i.i.i, label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i, label %if.then.i.i.i.i

if.then.i.i.i.i:                                  ; preds = %catch.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i.i) #27
  br label %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i

_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i: ; preds = %if.then.i.i.i.i, %catch.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i.i) #27
  %131 = load ptr, ptr %ref.tmp.i.i, align 8, !tbaa !29
  %tobool.not.i.i.i = icmp eq ptr %131, null
  br i1 %tobool.not.i.i.i, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i, label %if.then.i.i.i

if.then.i.i.i:                                    ; preds = %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp.i.i) #27
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i: ; preds = %if.then.i.i.i, %_ZNSt15__exception_ptr13exception_ptraSEOS0_.exit.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp.i.i) #27
  invoke void @__cxa_rethrow() #30
          to label %unreachable.i.i unwind label %lpad3.i.i

lpad3.i.i:                                        ; preds = %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i
  %132 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  invoke void @__cxa_end_catch()
          to label %lpad.body.i184 unwind label %terminate.lpad.i.i

terminate.lpad.i.i:                               ; preds = %lpad3.i.i
  %133 = landingpad { ptr, i32 }
          catch ptr null
  %134 = extractvalue { ptr, i32 } %133, 0
  call void @__clang_call_terminate(ptr %134) #31
  unreachable

unreachable.i.i:                                  ; preds = %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit.i.i, %invoke.cont.i.i212
  unreachable

lpad.body.i184:                                   ; preds = %lpad3.i.i
  %135 = extractvalue { ptr, i32 } %132, 0
  %136 = extractvalue { ptr, i32 } %132, 1
  %137 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt12system_error) #27
  %matches.i185 = icmp eq i32 %136, %137
  br i1 %matches.i185, label %catch17.i202, label %catch.fallthrough.i186

catch17.i202:                                     ; preds = %lpad.body.i184
  %138 = call ptr @__cxa_begin_catch(ptr %135) #27
  %vtable20.i203 = load ptr, ptr %138, align 8, !tbaa !17
  %vfn21.i204 = getelementptr inbounds i8, ptr %vtable20.i203, i64 16
  %139 = load ptr, ptr %vfn21.i204, align 8
  %call22.i205 = call noundef ptr %139(ptr noundef nonnull align 8 dereferenceable(16) %138) #27
  %_M_code.i.i206 = getelementptr inbounds i8, ptr %138, i64 16
  %140 = load i32, ptr %_M_code.i.i206, align 8, !tbaa !19
  %_M_cat.i.i207 = getelementptr inbounds i8, ptr %138, i64 24
  %141 = load ptr, ptr %_M_cat.i.i207, align 8, !tbaa !21
  %vtable27.i208 = load ptr, ptr %141, align 8, !tbaa !17
  %vfn28.i209 = getelementptr inbounds i8, ptr %vtable27.i208, i64 16
  %142 = load ptr, ptr %vfn28.i209, align 8
  %call29.i210 = call noundef ptr %142(ptr noundef nonnull align 8 dereferenceable(8) %141) #27
  %call32.i211 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i205, i32 noundef %140, ptr noundef %call29.i210)
  br label %catch8.i193.invoke

catch.fallthrough.i186:                           ; preds = %lpad.body.i184
  %143 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i187 = icmp eq i32 %136, %143
  br i1 %matches2.i187, label %catch8.i193, label %catch.fallthrough3.i188

catch8.i193:                                      ; preds = %catch.fallthrough.i186
  %144 = call ptr @__cxa_begin_catch(ptr %135) #27
  %vtable.i194 = load ptr, ptr %144, align 8, !tbaa !17
  %145 = getelementptr inbounds i8, ptr %vtable.i194, i64 -8
  %146 = load ptr, ptr %145, align 8
  %__name.i.i195 = getelementptr inbounds i8, ptr %146, i64 8
  %147 = load ptr, ptr %__name.i.i195, align 8, !tbaa !22
  %148 = load i8, ptr %147, align 1, !tbaa !15
  %cmp.i.i196 = icmp eq i8 %148, 42
  %cond.idx.i.i197 = zext i1 %cmp.i.i196 to i64
  %cond.i.i198 = getelementptr inbounds i8, ptr %147, i64 %cond.idx.i.i197
  %vfn.i199 = getelementptr inbounds i8, ptr %vtable.i194, i64 16
  %149 = load ptr, ptr %vfn.i199, align 8
  %call12.i200 = call noundef ptr %149(ptr noundef nonnull align 8 dereferenceable(8) %144) #27
  %call15.i201 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i198, ptr noundef %call12.i200)
  br label %catch8.i193.invoke

catch8.i193.invoke:                               ; preds = %catch17.i202, %catch8.i193
  invoke void @__cxa_end_catch()
          to label %for.body.preheader unwind label %lpad9

for.body.preheader:                               ; preds = %catch.i191, %catch8.i193.invoke
  br label %for.body

catch.fallthrough3.i188:                          ; preds = %catch.fallthrough.i186
  %150 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i189 = icmp eq i32 %136, %150
  br i1 %matches4.i189, label %catch.i191, label %ehcleanup

catch.i191:                                       ; preds = %catch.fallthrough3.i188
  %151 = call ptr @__cxa_begin_catch(ptr %135) #27
  %152 = load i32, ptr %151, align 4, !tbaa !24
  %call7.i192 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %152)
  call void @__cxa_end_catch() #27
  br label %for.body.preheader

for.cond.cleanup:                                 ; preds = %for.inc
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i.i)
  %call.i.i.i214 = call ptr @__cxa_allocate_exception(i64 noundef 4) #27, !noalias !31
  %call1.i.i.i = call ptr @__cxa_init_primary_exception(ptr noundef %call.i.i.i214, ptr noundef nonnull @_ZTIi, ptr noundef nonnull @_ZNSt15__exception_ptr12__dest_thunkIiEEvPv) #27, !noalias !31
  store i32 11, ptr %call.i.i.i214, align 4, !tbaa !24, !noalias !31
  call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp.i.i, ptr noundef nonnull %call.i.i.i214) #27
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %agg.tmp.i.i) #30
          to label %invoke.cont.i.i246 unwind label %lpad.i.i215

invoke.cont.i.i246:                               ; preds = %for.cond.cleanup
  unreachable

lpad.i.i215:                                      ; preds = %for.cond.cleanup
  %153 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %154 = load ptr, ptr %agg.tmp.i.i, align 8, !tbaa !29
  %tobool.not.i.i.i216 = icmp eq ptr %154, null
  br i1 %tobool.not.i.i.i216, label %lpad.body.i218, label %if.then.i.i.i217

if.then.i.i.i217:                                 ; preds = %lpad.i.i215
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp.i.i) #27
  br label %lpad.body.i218

lpad.body.i218:                                   ; preds = %if.then.i.i.i217, %lpad.i.i215
  %155 = extractvalue { ptr, i32 } %153, 0
  %156 = extractvalue { ptr, i32 } %153, 1
  %matches.i219 = icmp eq i32 %156, %137
  br i1 %matches.i219, label %catch17.i236, label %catch.fallthrough.i220

catch17.i236:                                     ; preds = %lpad.body.i218
  %157 = call ptr @__cxa_begin_catch(ptr %155) #27
  %vtable20.i237 = load ptr, ptr %157, align 8, !tbaa !17
  %vfn21.i238 = getelementptr inbounds i8, ptr %vtable20.i237, i64 16
  %158 = load ptr, ptr %vfn21.i238, align 8
  %call22.i239 = call noundef ptr %158(ptr noundef nonnull align 8 dereferenceable(16) %157) #27
  %_M_code.i.i240 = getelementptr inbounds i8, ptr %157, i64 16
  %159 = load i32, ptr %_M_code.i.i240, align 8, !tbaa !19
  %_M_cat.i.i241 = getelementptr inbounds i8, ptr %157, i64 24
  %160 = load ptr, ptr %_M_cat.i.i241, align 8, !tbaa !21
  %vtable27.i242 = load ptr, ptr %160, align 8, !tbaa !17
  %vfn28.i243 = getelementptr inbounds i8, ptr %vtable27.i242, i64 16
  %161 = load ptr, ptr %vfn28.i243, align 8
  %call29.i244 = call noundef ptr %161(ptr noundef nonnull align 8 dereferenceable(8) %160) #27
  %call32.i245 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i239, i32 noundef %159, ptr noundef %call29.i244)
  br label %catch8.i227.invoke

catch.fallthrough.i220:                           ; preds = %lpad.body.i218
  %162 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i221 = icmp eq i32 %156, %162
  br i1 %matches2.i221, label %catch8.i227, label %catch.fallthrough3.i222

catch8.i227:                                      ; preds = %catch.fallthrough.i220
  %163 = call ptr @__cxa_begin_catch(ptr %155) #27
  %vtable.i228 = load ptr, ptr %163, align 8, !tbaa !17
  %164 = getelementptr inbounds i8, ptr %vtable.i228, i64 -8
  %165 = load ptr, ptr %164, align 8
  %__name.i.i229 = getelementptr inbounds i8, ptr %165, i64 8
  %166 = load ptr, ptr %__name.i.i229, align 8, !tbaa !22
  %167 = load i8, ptr %166, align 1, !tbaa !15
  %cmp.i.i230 = icmp eq i8 %167, 42
  %cond.idx.i.i231 = zext i1 %cmp.i.i230 to i64
  %cond.i.i232 = getelementptr inbounds i8, ptr %166, i64 %cond.idx.i.i231
  %vfn.i233 = getelementptr inbounds i8, ptr %vtable.i228, i64 16
  %168 = load ptr, ptr %vfn.i233, align 8
  %call12.i234 = call noundef ptr %168(ptr noundef nonnull align 8 dereferenceable(8) %163) #27
  %call15.i235 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i232, ptr noundef %call12.i234)
  br label %catch8.i227.invoke

catch8.i227.invoke:                               ; preds = %catch17.i236, %catch8.i227
  invoke void @__cxa_end_catch()
          to label %invoke.cont16 unwind label %lpad9

catch.fallthrough3.i222:                          ; preds = %catch.fallthrough.i220
  %169 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i223 = icmp eq i32 %156, %169
  br i1 %matches4.i223, label %catch.i225, label %ehcleanup

catch.i225:                                       ; preds = %catch.fallthrough3.i222
  %170 = call ptr @__cxa_begin_catch(ptr %155) #27
  %171 = load i32, ptr %170, align 4, !tbaa !24
  %call7.i226 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %171)
  call void @__cxa_end_catch() #27
  br label %invoke.cont16

lpad5:                                            ; preds = %catch
  %172 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %common.resume unwind label %terminate.lpad

lpad9:                                            ; preds = %catch8.i193.invoke, %catch8.i227.invoke, %catch8.i297.invoke, %catch8.i329.invoke, %catch8.i364.invoke, %catch8.i404.invoke, %catch8.i440.invoke, %catch8.i477.invoke, %catch8.i534.invoke
  %173 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

for.body:                                         ; preds = %for.body.preheader, %for.inc
  %i.0565 = phi i32 [ %inc, %for.inc ], [ 0, %for.body.preheader ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i.i251)
  %174 = load ptr, ptr %kept, align 8, !tbaa !29
  store ptr %174, ptr %agg.tmp.i.i251, align 8, !tbaa !29
  %tobool.not.i.i.i252 = icmp eq ptr %174, null
  br i1 %tobool.not.i.i.i252, label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i, label %if.then.i.i.i253

if.then.i.i.i253:                                 ; preds = %for.body
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp.i.i251) #27
  br label %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i

_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i: ; preds = %if.then.i.i.i253, %for.body
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %agg.tmp.i.i251) #30
          to label %invoke.cont.i.i283 unwind label %lpad.i.i254

invoke.cont.i.i283:                               ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i
  unreachable

lpad.i.i254:                                      ; preds = %_ZNSt15__exception_ptr13exception_ptrC2ERKS0_.exit.i.i
  %175 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %176 = load ptr, ptr %agg.tmp.i.i251, align 8, !tbaa !29
  %tobool.not.i3.i.i = icmp eq ptr %176, null
  br i1 %tobool.not.i3.i.i, label %lpad.body.i255, label %if.then.i4.i.i

if.then.i4.i.i:                                   ; preds = %lpad.i.i254
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp.i.i251) #27
  br label %lpad.body.i255

lpad.body.i255:                                   ; preds = %if.then.i4.i.i, %lpad.i.i254
  %177 = extractvalue { ptr, i32 } %175, 0
  %178 = extractvalue { ptr, i32 } %175, 1
  %matches.i256 = icmp eq i32 %178, %137
  br i1 %matches.i256, label %catch17.i273, label %catch.fallthrough.i257

catch17.i273:                                     ; preds = %lpad.body.i255
  %179 = call ptr @__cxa_begin_catch(ptr %177) #27
  %vtable20.i274 = load ptr, ptr %179, align 8, !tbaa !17
  %vfn21.i275 = getelementptr inbounds i8, ptr %vtable20.i274, i64 16
  %180 = load ptr, ptr %vfn21.i275, align 8
  %call22.i276 = call noundef ptr %180(ptr noundef nonnull align 8 dereferenceable(16) %179) #27
  %_M_code.i.i277 = getelementptr inbounds i8, ptr %179, i64 16
  %181 = load i32, ptr %_M_code.i.i277, align 8, !tbaa !19
  %_M_cat.i.i278 = getelementptr inbounds i8, ptr %179, i64 24
  %182 = load ptr, ptr %_M_cat.i.i278, align 8, !tbaa !21
  %vtable27.i279 = load ptr, ptr %182, align 8, !tbaa !17
  %vfn28.i280 = getelementptr inbounds i8, ptr %vtable27.i279, i64 16
  %183 = load ptr, ptr %vfn28.i280, align 8
  %call29.i281 = call noundef ptr %183(ptr noundef nonnull align 8 dereferenceable(8) %182) #27
  %call32.i282 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i276, i32 noundef %181, ptr noundef %call29.i281)
  br label %catch8.i264.invoke

catch.fallthrough.i257:                           ; preds = %lpad.body.i255
  %184 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i258 = icmp eq i32 %178, %184
  br i1 %matches2.i258, label %catch8.i264, label %catch.fallthrough3.i259

catch8.i264:                                      ; preds = %catch.fallthrough.i257
  %185 = call ptr @__cxa_begin_catch(ptr %177) #27
  %vtable.i265 = load ptr, ptr %185, align 8, !tbaa !17
  %186 = getelementptr inbounds i8, ptr %vtable.i265, i64 -8
  %187 = load ptr, ptr %186, align 8
  %__name.i.i266 = getelementptr inbounds i8, ptr %187, i64 8
  %188 = load ptr, ptr %__name.i.i266, align 8, !tbaa !22
  %189 = load i8, ptr %188, align 1, !tbaa !15
  %cmp.i.i267 = icmp eq i8 %189, 42
  %cond.idx.i.i268 = zext i1 %cmp.i.i267 to i64
  %cond.i.i269 = getelementptr inbounds i8, ptr %188, i64 %cond.idx.i.i268
  %vfn.i270 = getelementptr inbounds i8, ptr %vtable.i265, i64 16
  %190 = load ptr, ptr %vfn.i270, align 8
  %call12.i271 = call noundef ptr %190(ptr noundef nonnull align 8 dereferenceable(8) %185) #27
  %call15.i272 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i269, ptr noundef %call12.i271)
  br label %catch8.i264.invoke

catch8.i264.invoke:                               ; preds = %catch17.i273, %catch8.i264
  invoke void @__cxa_end_catch()
          to label %for.inc unwind label %lpad13

catch.fallthrough3.i259:                          ; preds = %catch.fallthrough.i257
  %191 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i260 = icmp eq i32 %178, %191
  br i1 %matches4.i260, label %catch.i262, label %ehcleanup

catch.i262:                                       ; preds = %catch.fallthrough3.i259
  %192 = call ptr @__cxa_begin_catch(ptr %177) #27
  %193 = load i32, ptr %192, align 4, !tbaa !24
  %call7.i263 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %193)
  call void @__cxa_end_catch() #27
  br label %for.inc

for.inc:                                          ; preds = %catch8.i264.invoke, %catch.i262
  %inc = add nuw nsw i32 %i.0565, 1
  %cmp = icmp eq i32 %i.0565, 0
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !34

lpad13:                                           ; preds = %catch8.i264.invoke
  %194 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

invoke.cont16:                                    ; preds = %catch8.i227.invoke, %catch.i225
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp.i.i287) #27
  %195 = getelementptr inbounds i8, ptr %ref.tmp.i.i287, i64 16
  store ptr %195, ptr %ref.tmp.i.i287, align 8, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %195, ptr noundef nonnull align 1 dereferenceable(3) @.str.19, i64 3, i1 false)
  %_M_string_length.i.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i287, i64 8
  store i64 3, ptr %_M_string_length.i.i.i.i.i.i, align 8, !tbaa !16
  %arrayidx.i.i.i.i.i = getelementptr inbounds i8, ptr %ref.tmp.i.i287, i64 19
  store i8 0, ptr %arrayidx.i.i.i.i.i, align 1, !tbaa !15
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.20, i64 noundef 7, i64 noundef 3) #30
          to label %.noexc10.i.i unwind label %lpad3.i.i288

.noexc10.i.i:                                     ; preds = %invoke.cont16
  unreachable

lpad3.i.i288:                                     ; preds = %invoke.cont16
  %196 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %197 = load ptr, ptr %ref.tmp.i.i287, align 8, !tbaa !12
  %cmp.i.i.i14.i.i = icmp eq ptr %197, %195
  br i1 %cmp.i.i.i14.i.i, label %ehcleanup.i.i, label %if.then.i.i15.i.i

if.then.i.i15.i.i:                                ; preds = %lpad3.i.i288
  %198 = load i64, ptr %195, align 8, !tbaa !15
  %add.i.i.i16.i.i = add i64 %198, 1
  call void @_ZdlPvm(ptr noundef %197, i64 noundef %add.i.i.i16.i.i) #29
  br label %ehcleanup.i.i

ehcleanup.i.i:                                    ; preds = %if.then.i.i15.i.i, %lpad3.i.i288
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i287) #27
  %199 = extractvalue { ptr, i32 } %196, 0
  %200 = extractvalue { ptr, i32 } %196, 1
  %matches.i289 = icmp eq i32 %200, %137
  br i1 %matches.i289, label %catch17.i306, label %catch.fallthrough.i290

catch17.i306:                                     ; preds = %ehcleanup.i.i
  %201 = call ptr @__cxa_begin_catch(ptr %199) #27
  %vtable20.i307 = load ptr, ptr %201, align 8, !tbaa !17
  %vfn21.i308 = getelementptr inbounds i8, ptr %vtable20.i307, i64 16
  %202 = load ptr, ptr %vfn21.i308, align 8
  %call22.i309 = call noundef ptr %202(ptr noundef nonnull align 8 dereferenceable(16) %201) #27
  %_M_code.i.i310 = getelementptr inbounds i8, ptr %201, i64 16
  %203 = load i32, ptr %_M_code.i.i310, align 8, !tbaa !19
  %_M_cat.i.i311 = getelementptr inbounds i8, ptr %201, i64 24
  %204 = load ptr, ptr %_M_cat.i.i311, align 8, !tbaa !21
  %vtable27.i312 = load ptr, ptr %204, align 8, !tbaa !17
  %vfn28.i313 = getelementptr inbounds i8, ptr %vtable27.i312, i64 16
  %205 = load ptr, ptr %vfn28.i313, align 8
  %call29.i314 = call noundef ptr %205(ptr noundef nonnull align 8 dereferenceable(8) %204) #27
  %call32.i315 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i309, i32 noundef %203, ptr noundef %call29.i314)
  br label %catch8.i297.invoke

catch.fallthrough.i290:                           ; preds = %ehcleanup.i.i
  %206 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i291 = icmp eq i32 %200, %206
  br i1 %matches2.i291, label %catch8.i297, label %catch.fallthrough3.i292

catch8.i297:                                      ; preds = %catch.fallthrough.i290
  %207 = call ptr @__cxa_begin_catch(ptr %199) #27
  %vtable.i298 = load ptr, ptr %207, align 8, !tbaa !17
  %208 = getelementptr inbounds i8, ptr %vtable.i298, i64 -8
  %209 = load ptr, ptr %208, align 8
  %__name.i.i299 = getelementptr inbounds i8, ptr %209, i64 8
  %210 = load ptr, ptr %__name.i.i299, align 8, !tbaa !22
  %211 = load i8, ptr %210, align 1, !tbaa !15
  %cmp.i.i300 = icmp eq i8 %211, 42
  %cond.idx.i.i301 = zext i1 %cmp.i.i300 to i64
  %cond.i.i302 = getelementptr inbounds i8, ptr %210, i64 %cond.idx.i.i301
  %vfn.i303 = getelementptr inbounds i8, ptr %vtable.i298, i64 16
  %212 = load ptr, ptr %vfn.i303, align 8
  %call12.i304 = call noundef ptr %212(ptr noundef nonnull align 8 dereferenceable(8) %207) #27
  %call15.i305 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i302, ptr noundef %call12.i304)
  br label %catch8.i297.invoke

catch8.i297.invoke:                               ; preds = %catch17.i306, %catch8.i297
  invoke void @__cxa_end_catch()
          to label %invoke.cont18 unwind label %lpad9

catch.fallthrough3.i292:                          ; preds = %catch.fallthrough.i290
  %213 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i293 = icmp eq i32 %200, %213
  br i1 %matches4.i293, label %catch.i295, label %ehcleanup

catch.i295:                                       ; preds = %catch.fallthrough3.i292
  %214 = call ptr @__cxa_begin_catch(ptr %199) #27
  %215 = load i32, ptr %214, align 4, !tbaa !24
  %call7.i296 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %215)
  call void @__cxa_end_catch() #27
  br label %invoke.cont18

invoke.cont18:                                    ; preds = %catch8.i297.invoke, %catch.i295
  invoke void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.21, i64 noundef 3, i64 noundef 0) #30
          to label %.noexc.i unwind label %lpad.i320

.noexc.i:                                         ; preds = %invoke.cont18
  unreachable

lpad.i320:                                        ; preds = %invoke.cont18
  %216 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %217 = extractvalue { ptr, i32 } %216, 0
  %218 = extractvalue { ptr, i32 } %216, 1
  %matches.i321 = icmp eq i32 %218, %137
  br i1 %matches.i321, label %catch17.i338, label %catch.fallthrough.i322

catch17.i338:                                     ; preds = %lpad.i320
  %219 = call ptr @__cxa_begin_catch(ptr %217) #27
  %vtable20.i339 = load ptr, ptr %219, align 8, !tbaa !17
  %vfn21.i340 = getelementptr inbounds i8, ptr %vtable20.i339, i64 16
  %220 = load ptr, ptr %vfn21.i340, align 8
  %call22.i341 = call noundef ptr %220(ptr noundef nonnull align 8 dereferenceable(16) %219) #27
  %_M_code.i.i342 = getelementptr inbounds i8, ptr %219, i64 16
  %221 = load i32, ptr %_M_code.i.i342, align 8, !tbaa !19
  %_M_cat.i.i343 = getelementptr inbounds i8, ptr %219, i64 24
  %222 = load ptr, ptr %_M_cat.i.i343, align 8, !tbaa !21
  %vtable27.i344 = load ptr, ptr %222, align 8, !tbaa !17
  %vfn28.i345 = getelementptr inbounds i8, ptr %vtable27.i344, i64 16
  %223 = load ptr, ptr %vfn28.i345, align 8
  %call29.i346 = call noundef ptr %223(ptr noundef nonnull align 8 dereferenceable(8) %222) #27
  %call32.i347 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i341, i32 noundef %221, ptr noundef %call29.i346)
  br label %catch8.i329.invoke

catch.fallthrough.i322:                           ; preds = %lpad.i320
  %224 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i323 = icmp eq i32 %218, %224
  br i1 %matches2.i323, label %catch8.i329, label %catch.fallthrough3.i324

catch8.i329:                                      ; preds = %catch.fallthrough.i322
  %225 = call ptr @__cxa_begin_catch(ptr %217) #27
  %vtable.i330 = load ptr, ptr %225, align 8, !tbaa !17
  %226 = getelementptr inbounds i8, ptr %vtable.i330, i64 -8
  %227 = load ptr, ptr %226, align 8
  %__name.i.i331 = getelementptr inbounds i8, ptr %227, i64 8
  %228 = load ptr, ptr %__name.i.i331, align 8, !tbaa !22
  %229 = load i8, ptr %228, align 1, !tbaa !15
  %cmp.i.i332 = icmp eq i8 %229, 42
  %cond.idx.i.i333 = zext i1 %cmp.i.i332 to i64
  %cond.i.i334 = getelementptr inbounds i8, ptr %228, i64 %cond.idx.i.i333
  %vfn.i335 = getelementptr inbounds i8, ptr %vtable.i330, i64 16
  %230 = load ptr, ptr %vfn.i335, align 8
  %call12.i336 = call noundef ptr %230(ptr noundef nonnull align 8 dereferenceable(8) %225) #27
  %call15.i337 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i334, ptr noundef %call12.i336)
  br label %catch8.i329.invoke

catch8.i329.invoke:                               ; preds = %catch17.i338, %catch8.i329
  invoke void @__cxa_end_catch()
          to label %invoke.cont20 unwind label %lpad9

catch.fallthrough3.i324:                          ; preds = %catch.fallthrough.i322
  %231 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i325 = icmp eq i32 %218, %231
  br i1 %matches4.i325, label %catch.i327, label %ehcleanup

catch.i327:                                       ; preds = %catch.fallthrough3.i324
  %232 = call ptr @__cxa_begin_catch(ptr %217) #27
  %233 = load i32, ptr %232, align 4, !tbaa !24
  %call7.i328 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %233)
  call void @__cxa_end_catch() #27
  br label %invoke.cont20

invoke.cont20:                                    ; preds = %catch8.i329.invoke, %catch.i327
  %exception.i.i352 = call ptr @__cxa_allocate_exception(i64 32) #27
  %call.i.i = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() #32
  invoke void @_ZNSt12system_errorC2ESt10error_codePKc(ptr noundef nonnull align 8 dereferenceable(32) %exception.i.i352, i32 2, ptr nonnull %call.i.i, ptr noundef nonnull @.str.22)
          to label %invoke.cont.i.i383 unwind label %lpad.i.i353

invoke.cont.i.i383:                               ; preds = %invoke.cont20
  invoke void @__cxa_throw(ptr nonnull %exception.i.i352, ptr nonnull @_ZTISt12system_error, ptr nonnull @_ZNSt12system_errorD1Ev) #30
          to label %.noexc.i385 unwind label %lpad.i384

.noexc.i385:                                      ; preds = %invoke.cont.i.i383
  unreachable

lpad.i.i353:                                      ; preds = %invoke.cont20
  %234 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  call void @__cxa_free_exception(ptr %exception.i.i352) #27
  br label %lpad.body.i354

lpad.i384:                                        ; preds = %invoke.cont.i.i383
  %235 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  br label %lpad.body.i354

lpad.body.i354:                                   ; preds = %lpad.i384, %lpad.i.i353
  %eh.lpad-body.i355 = phi { ptr, i32 } [ %235, %lpad.i384 ], [ %234, %lpad.i.i353 ]
  %236 = extractvalue { ptr, i32 } %eh.lpad-body.i355, 0
  %237 = extractvalue { ptr, i32 } %eh.lpad-body.i355, 1
  %matches.i356 = icmp eq i32 %237, %137
  br i1 %matches.i356, label %catch17.i373, label %catch.fallthrough.i357

catch17.i373:                                     ; preds = %lpad.body.i354
  %238 = call ptr @__cxa_begin_catch(ptr %236) #27
  %vtable20.i374 = load ptr, ptr %238, align 8, !tbaa !17
  %vfn21.i375 = getelementptr inbounds i8, ptr %vtable20.i374, i64 16
  %239 = load ptr, ptr %vfn21.i375, align 8
  %call22.i376 = call noundef ptr %239(ptr noundef nonnull align 8 dereferenceable(16) %238) #27
  %_M_code.i.i377 = getelementptr inbounds i8, ptr %238, i64 16
  %240 = load i32, ptr %_M_code.i.i377, align 8, !tbaa !19
  %_M_cat.i.i378 = getelementptr inbounds i8, ptr %238, i64 24
  %241 = load ptr, ptr %_M_cat.i.i378, align 8, !tbaa !21
  %vtable27.i379 = load ptr, ptr %241, align 8, !tbaa !17
  %vfn28.i380 = getelementptr inbounds i8, ptr %vtable27.i379, i64 16
  %242 = load ptr, ptr %vfn28.i380, align 8
  %call29.i381 = call noundef ptr %242(ptr noundef nonnull align 8 dereferenceable(8) %241) #27
  %call32.i382 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i376, i32 noundef %240, ptr noundef %call29.i381)
  br label %catch8.i364.invoke

catch.fallthrough.i357:                           ; preds = %lpad.body.i354
  %243 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i358 = icmp eq i32 %237, %243
  br i1 %matches2.i358, label %catch8.i364, label %catch.fallthrough3.i359

catch8.i364:                                      ; preds = %catch.fallthrough.i357
  %244 = call ptr @__cxa_begin_catch(ptr %236) #27
  %vtable.i365 = load ptr, ptr %244, align 8, !tbaa !17
  %245 = getelementptr inbounds i8, ptr %vtable.i365, i64 -8
  %246 = load ptr, ptr %245, align 8
  %__name.i.i366 = getelementptr inbounds i8, ptr %246, i64 8
  %247 = load ptr, ptr %__name.i.i366, align 8, !tbaa !22
  %248 = load i8, ptr %247, align 1, !tbaa !15
  %cmp.i.i367 = icmp eq i8 %248, 42
  %cond.idx.i.i368 = zext i1 %cmp.i.i367 to i64
  %cond.i.i369 = getelementptr inbounds i8, ptr %247, i64 %cond.idx.i.i368
  %vfn.i370 = getelementptr inbounds i8, ptr %vtable.i365, i64 16
  %249 = load ptr, ptr %vfn.i370, align 8
  %call12.i371 = call noundef ptr %249(ptr noundef nonnull align 8 dereferenceable(8) %244) #27
  %call15.i372 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i369, ptr noundef %call12.i371)
  br label %catch8.i364.invoke

catch8.i364.invoke:                               ; preds = %catch17.i373, %catch8.i364
  invoke void @__cxa_end_catch()
          to label %invoke.cont22 unwind label %lpad9

catch.fallthrough3.i359:                          ; preds = %catch.fallthrough.i357
  %250 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i360 = icmp eq i32 %237, %250
  br i1 %matches4.i360, label %catch.i362, label %ehcleanup

catch.i362:                                       ; preds = %catch.fallthrough3.i359
  %251 = call ptr @__cxa_begin_catch(ptr %236) #27
  %252 = load i32, ptr %251, align 4, !tbaa !24
  %call7.i363 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %252)
  call void @__cxa_end_catch() #27
  br label %invoke.cont22

invoke.cont22:                                    ; preds = %catch8.i364.invoke, %catch.i362
  %exception.i.i391 = call ptr @__cxa_allocate_exception(i64 32) #27
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp.i.i390) #27
  %vtable.i.i.i = load ptr, ptr %call.i.i, align 8, !tbaa !17, !noalias !35
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 32
  %253 = load ptr, ptr %vfn.i.i.i, align 8, !noalias !35
  invoke void %253(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp.i.i390, ptr noundef nonnull align 8 dereferenceable(8) %call.i.i, i32 noundef 13)
          to label %.noexc45.i unwind label %lpad.i.i393

.noexc45.i:                                       ; preds = %invoke.cont22
  invoke void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %exception.i.i391, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp.i.i390)
          to label %invoke.cont.i43.i unwind label %lpad.i42.i

invoke.cont.i43.i:                                ; preds = %.noexc45.i
  %254 = load ptr, ptr %ref.tmp.i.i390, align 8, !tbaa !12
  %255 = getelementptr inbounds i8, ptr %ref.tmp.i.i390, i64 16
  %cmp.i.i.i.i.i = icmp eq ptr %254, %255
  br i1 %cmp.i.i.i.i.i, label %_ZNSt12system_errorC2ESt10error_code.exit.i, label %if.then.i.i.i.i423

if.then.i.i.i.i423:                               ; preds = %invoke.cont.i43.i
  %256 = load i64, ptr %255, align 8, !tbaa !15
  %add.i.i.i.i.i = add i64 %256, 1
  call void @_ZdlPvm(ptr noundef %254, i64 noundef %add.i.i.i.i.i) #29
  br label %_ZNSt12system_errorC2ESt10error_code.exit.i

lpad.i42.i:                                       ; preds = %.noexc45.i
  %257 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %258 = load ptr, ptr %ref.tmp.i.i390, align 8, !tbaa !12
  %259 = getelementptr inbounds i8, ptr %ref.tmp.i.i390, i64 16
  %cmp.i.i.i3.i.i = icmp eq ptr %258, %259
  br i1 %cmp.i.i.i3.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit6.i.i, label %if.then.i.i4.i.i

if.then.i.i4.i.i:                                 ; preds = %lpad.i42.i
  %260 = load i64, ptr %259, align 8, !tbaa !15
  %add.i.i.i5.i.i = add i64 %260, 1
  call void @_ZdlPvm(ptr noundef %258, i64 noundef %add.i.i.i5.i.i) #29
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit6.i.i

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit6.i.i: ; preds = %if.then.i.i4.i.i, %lpad.i42.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i390) #27
  br label %lpad.i.body.i

_ZNSt12system_errorC2ESt10error_code.exit.i:      ; preds = %if.then.i.i.i.i423, %invoke.cont.i43.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i390) #27
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12system_error, i64 16), ptr %exception.i.i391, align 8, !tbaa !17
  %_M_code.i44.i = getelementptr inbounds i8, ptr %exception.i.i391, i64 16
  store i32 13, ptr %_M_code.i44.i, align 8, !tbaa !24
  %__ec.sroa.37.0._M_code.sroa_idx.i.i = getelementptr inbounds i8, ptr %exception.i.i391, i64 24
  store ptr %call.i.i, ptr %__ec.sroa.37.0._M_code.sroa_idx.i.i, align 8, !tbaa !38
  invoke void @__cxa_throw(ptr nonnull %exception.i.i391, ptr nonnull @_ZTISt12system_error, ptr nonnull @_ZNSt12system_errorD1Ev) #30
          to label %.noexc.i425 unwind label %lpad.i424

.noexc.i425:                                      ; preds = %_ZNSt12system_errorC2ESt10error_code.exit.i
  unreachable

lpad.i.i393:                                      ; preds = %invoke.cont22
  %261 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  br label %lpad.i.body.i

lpad.i.body.i:                                    ; preds = %lpad.i.i393, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit6.i.i
  %eh.lpad-body46.i = phi { ptr, i32 } [ %261, %lpad.i.i393 ], [ %257, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit6.i.i ]
  call void @__cxa_free_exception(ptr %exception.i.i391) #27
  br label %lpad.body.i394

lpad.i424:                                        ; preds = %_ZNSt12system_errorC2ESt10error_code.exit.i
  %262 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  br label %lpad.body.i394

lpad.body.i394:                                   ; preds = %lpad.i424, %lpad.i.body.i
  %eh.lpad-body.i395 = phi { ptr, i32 } [ %262, %lpad.i424 ], [ %eh.lpad-body46.i, %lpad.i.body.i ]
  %263 = extractvalue { ptr, i32 } %eh.lpad-body.i395, 0
  %264 = extractvalue { ptr, i32 } %eh.lpad-body.i395, 1
  %matches.i396 = icmp eq i32 %264, %137
  br i1 %matches.i396, label %catch17.i413, label %catch.fallthrough.i397

catch17.i413:                                     ; preds = %lpad.body.i394
  %265 = call ptr @__cxa_begin_catch(ptr %263) #27
  %vtable20.i414 = load ptr, ptr %265, align 8, !tbaa !17
  %vfn21.i415 = getelementptr inbounds i8, ptr %vtable20.i414, i64 16
  %266 = load ptr, ptr %vfn21.i415, align 8
  %call22.i416 = call noundef ptr %266(ptr noundef nonnull align 8 dereferenceable(16) %265) #27
  %_M_code.i.i417 = getelementptr inbounds i8, ptr %265, i64 16
  %267 = load i32, ptr %_M_code.i.i417, align 8, !tbaa !19
  %_M_cat.i.i418 = getelementptr inbounds i8, ptr %265, i64 24
  %268 = load ptr, ptr %_M_cat.i.i418, align 8, !tbaa !21
  %vtable27.i419 = load ptr, ptr %268, align 8, !tbaa !17
  %vfn28.i420 = getelementptr inbounds i8, ptr %vtable27.i419, i64 16
  %269 = load ptr, ptr %vfn28.i420, align 8
  %call29.i421 = call noundef ptr %269(ptr noundef nonnull align 8 dereferenceable(8) %268) #27
  %call32.i422 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i416, i32 noundef %267, ptr noundef %call29.i421)
  br label %catch8.i404.invoke

catch.fallthrough.i397:                           ; preds = %lpad.body.i394
  %270 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i398 = icmp eq i32 %264, %270
  br i1 %matches2.i398, label %catch8.i404, label %catch.fallthrough3.i399

catch8.i404:                                      ; preds = %catch.fallthrough.i397
  %271 = call ptr @__cxa_begin_catch(ptr %263) #27
  %vtable.i405 = load ptr, ptr %271, align 8, !tbaa !17
  %272 = getelementptr inbounds i8, ptr %vtable.i405, i64 -8
  %273 = load ptr, ptr %272, align 8
  %__name.i.i406 = getelementptr inbounds i8, ptr %273, i64 8
  %274 = load ptr, ptr %__name.i.i406, align 8, !tbaa !22
  %275 = load i8, ptr %274, align 1, !tbaa !15
  %cmp.i.i407 = icmp eq i8 %275, 42
  %cond.idx.i.i408 = zext i1 %cmp.i.i407 to i64
  %cond.i.i409 = getelementptr inbounds i8, ptr %274, i64 %cond.idx.i.i408
  %vfn.i410 = getelementptr inbounds i8, ptr %vtable.i405, i64 16
  %276 = load ptr, ptr %vfn.i410, align 8
  %call12.i411 = call noundef ptr %276(ptr noundef nonnull align 8 dereferenceable(8) %271) #27
  %call15.i412 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i409, ptr noundef %call12.i411)
  br label %catch8.i404.invoke

catch8.i404.invoke:                               ; preds = %catch17.i413, %catch8.i404
  invoke void @__cxa_end_catch()
          to label %invoke.cont24 unwind label %lpad9

catch.fallthrough3.i399:                          ; preds = %catch.fallthrough.i397
  %277 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i400 = icmp eq i32 %264, %277
  br i1 %matches4.i400, label %catch.i402, label %ehcleanup

catch.i402:                                       ; preds = %catch.fallthrough3.i399
  %278 = call ptr @__cxa_begin_catch(ptr %263) #27
  %279 = load i32, ptr %278, align 4, !tbaa !24
  %call7.i403 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %279)
  call void @__cxa_end_catch() #27
  br label %invoke.cont24

invoke.cont24:                                    ; preds = %catch8.i404.invoke, %catch.i402
  %exception.i.i430 = call ptr @__cxa_allocate_exception(i64 8) #27
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt9bad_alloc, i64 16), ptr %exception.i.i430, align 8, !tbaa !17
  invoke void @__cxa_throw(ptr nonnull %exception.i.i430, ptr nonnull @_ZTISt9bad_alloc, ptr nonnull @_ZNSt9bad_allocD1Ev) #30
          to label %.noexc.i459 unwind label %lpad.i431

.noexc.i459:                                      ; preds = %invoke.cont24
  unreachable

lpad.i431:                                        ; preds = %invoke.cont24
  %280 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %281 = extractvalue { ptr, i32 } %280, 0
  %282 = extractvalue { ptr, i32 } %280, 1
  %matches.i432 = icmp eq i32 %282, %137
  br i1 %matches.i432, label %catch17.i449, label %catch.fallthrough.i433

catch17.i449:                                     ; preds = %lpad.i431
  %283 = call ptr @__cxa_begin_catch(ptr %281) #27
  %vtable20.i450 = load ptr, ptr %283, align 8, !tbaa !17
  %vfn21.i451 = getelementptr inbounds i8, ptr %vtable20.i450, i64 16
  %284 = load ptr, ptr %vfn21.i451, align 8
  %call22.i452 = call noundef ptr %284(ptr noundef nonnull align 8 dereferenceable(16) %283) #27
  %_M_code.i.i453 = getelementptr inbounds i8, ptr %283, i64 16
  %285 = load i32, ptr %_M_code.i.i453, align 8, !tbaa !19
  %_M_cat.i.i454 = getelementptr inbounds i8, ptr %283, i64 24
  %286 = load ptr, ptr %_M_cat.i.i454, align 8, !tbaa !21
  %vtable27.i455 = load ptr, ptr %286, align 8, !tbaa !17
  %vfn28.i456 = getelementptr inbounds i8, ptr %vtable27.i455, i64 16
  %287 = load ptr, ptr %vfn28.i456, align 8
  %call29.i457 = call noundef ptr %287(ptr noundef nonnull align 8 dereferenceable(8) %286) #27
  %call32.i458 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i452, i32 noundef %285, ptr noundef %call29.i457)
  br label %catch8.i440.invoke

catch.fallthrough.i433:                           ; preds = %lpad.i431
  %288 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i434 = icmp eq i32 %282, %288
  br i1 %matches2.i434, label %catch8.i440, label %catch.fallthrough3.i435

catch8.i440:                                      ; preds = %catch.fallthrough.i433
  %289 = call ptr @__cxa_begin_catch(ptr %281) #27
  %vtable.i441 = load ptr, ptr %289, align 8, !tbaa !17
  %290 = getelementptr inbounds i8, ptr %vtable.i441, i64 -8
  %291 = load ptr, ptr %290, align 8
  %__name.i.i442 = getelementptr inbounds i8, ptr %291, i64 8
  %292 = load ptr, ptr %__name.i.i442, align 8, !tbaa !22
  %293 = load i8, ptr %292, align 1, !tbaa !15
  %cmp.i.i443 = icmp eq i8 %293, 42
  %cond.idx.i.i444 = zext i1 %cmp.i.i443 to i64
  %cond.i.i445 = getelementptr inbounds i8, ptr %292, i64 %cond.idx.i.i444
  %vfn.i446 = getelementptr inbounds i8, ptr %vtable.i441, i64 16
  %294 = load ptr, ptr %vfn.i446, align 8
  %call12.i447 = call noundef ptr %294(ptr noundef nonnull align 8 dereferenceable(8) %289) #27
  %call15.i448 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i445, ptr noundef %call12.i447)
  br label %catch8.i440.invoke

catch8.i440.invoke:                               ; preds = %catch17.i449, %catch8.i440
  invoke void @__cxa_end_catch()
          to label %invoke.cont26 unwind label %lpad9

catch.fallthrough3.i435:                          ; preds = %catch.fallthrough.i433
  %295 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i436 = icmp eq i32 %282, %295
  br i1 %matches4.i436, label %catch.i438, label %ehcleanup

catch.i438:                                       ; preds = %catch.fallthrough3.i435
  %296 = call ptr @__cxa_begin_catch(ptr %281) #27
  %297 = load i32, ptr %296, align 4, !tbaa !24
  %call7.i439 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %297)
  call void @__cxa_end_catch() #27
  br label %invoke.cont26

invoke.cont26:                                    ; preds = %catch8.i440.invoke, %catch.i438
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp.i.i464) #27
  %298 = getelementptr inbounds i8, ptr %ref.tmp.i.i464, i64 16
  store ptr %298, ptr %ref.tmp.i.i464, align 8, !tbaa !9
  store i32 1701736302, ptr %298, align 8
  %_M_string_length.i.i.i.i.i.i465 = getelementptr inbounds i8, ptr %ref.tmp.i.i464, i64 8
  store i64 4, ptr %_M_string_length.i.i.i.i.i.i465, align 8, !tbaa !16
  %arrayidx.i.i.i.i.i466 = getelementptr inbounds i8, ptr %ref.tmp.i.i464, i64 20
  store i8 0, ptr %arrayidx.i.i.i.i.i466, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__endptr.i.i.i.i) #27
  %call.i.i.i.i.i = tail call ptr @__errno_location() #32
  %299 = load i32, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  store i32 0, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  %call.i.i10.i.i = call noundef i64 @strtol(ptr noundef nonnull %298, ptr noundef nonnull %__endptr.i.i.i.i, i32 noundef 10)
  %300 = load ptr, ptr %__endptr.i.i.i.i, align 8, !tbaa !38
  %cmp.i.i11.i.i = icmp eq ptr %300, %298
  br i1 %cmp.i.i11.i.i, label %if.then.i.i14.i.i, label %if.else.i.i.i.i

if.then.i.i14.i.i:                                ; preds = %invoke.cont26
  invoke void @_ZSt24__throw_invalid_argumentPKc(ptr noundef nonnull @.str.25) #30
          to label %invoke.cont1.i.i.i.i unwind label %lpad.i.i.i.i

invoke.cont1.i.i.i.i:                             ; preds = %if.then.i.i14.i.i
  unreachable

lpad.i.i.i.i:                                     ; preds = %if.then7.i.i.i.i, %if.then.i.i14.i.i
  %301 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %302 = load i32, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  %cmp.i.i.i12.i.i = icmp eq i32 %302, 0
  br i1 %cmp.i.i.i12.i.i, label %if.then.i.i.i13.i.i, label %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i

if.then.i.i.i13.i.i:                              ; preds = %lpad.i.i.i.i
  store i32 %299, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  br label %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i

_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i: ; preds = %if.then.i.i.i13.i.i, %lpad.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__endptr.i.i.i.i) #27
  %303 = load ptr, ptr %ref.tmp.i.i464, align 8, !tbaa !12
  %cmp.i.i.i18.i.i = icmp eq ptr %303, %298
  br i1 %cmp.i.i.i18.i.i, label %ehcleanup.i.i468, label %if.then.i.i19.i.i

if.else.i.i.i.i:                                  ; preds = %invoke.cont26
  %304 = load i32, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  %cmp3.i.i.i.i = icmp eq i32 %304, 34
  %305 = add i64 %call.i.i10.i.i, -2147483648
  %306 = icmp ult i64 %305, -4294967296
  %or.cond.i.i.i.i = or i1 %306, %cmp3.i.i.i.i
  br i1 %or.cond.i.i.i.i, label %if.then7.i.i.i.i, label %if.else9.i.i.i.i

if.then7.i.i.i.i:                                 ; preds = %if.else.i.i.i.i
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.25) #30
          to label %invoke.cont8.i.i.i.i unwind label %lpad.i.i.i.i

invoke.cont8.i.i.i.i:                             ; preds = %if.then7.i.i.i.i
  unreachable

if.else9.i.i.i.i:                                 ; preds = %if.else.i.i.i.i
  %cmp.i25.i.i.i.i = icmp eq i32 %304, 0
  br i1 %cmp.i25.i.i.i.i, label %if.then.i26.i.i.i.i, label %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i

if.then.i26.i.i.i.i:                              ; preds = %if.else9.i.i.i.i
  store i32 %299, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  br label %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i

_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i: ; preds = %if.then.i26.i.i.i.i, %if.else9.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__endptr.i.i.i.i) #27
  %307 = load ptr, ptr %ref.tmp.i.i464, align 8, !tbaa !12
  %cmp.i.i.i15.i.i = icmp eq ptr %307, %298
  br i1 %cmp.i.i.i15.i.i, label %"_ZZ4mainENK4$_13clEv.exit.i", label %if.then.i.i16.i.i

if.then.i.i16.i.i:                                ; preds = %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i
  %308 = load i64, ptr %298, align 8, !tbaa !15
  %add.i.i.i17.i.i = add i64 %308, 1
  call void @_ZdlPvm(ptr noundef %307, i64 noundef %add.i.i.i17.i.i) #29
  br label %"_ZZ4mainENK4$_13clEv.exit.i"

if.then.i.i19.i.i:                                ; preds = %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i
  %309 = load i64, ptr %298, align 8, !tbaa !15
  %add.i.i.i20.i.i = add i64 %309, 1
  call void @_ZdlPvm(ptr noundef %303, i64 noundef %add.i.i.i20.i.i) #29
  br label %ehcleanup.i.i468

ehcleanup.i.i468:                                 ; preds = %if.then.i.i19.i.i, %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i464) #27
  %310 = extractvalue { ptr, i32 } %301, 0
  %311 = extractvalue { ptr, i32 } %301, 1
  %matches.i469 = icmp eq i32 %311, %137
  br i1 %matches.i469, label %catch17.i486, label %catch.fallthrough.i470

"_ZZ4mainENK4$_13clEv.exit.i":                    ; preds = %if.then.i.i16.i.i, %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i464) #27
  %puts.i467 = call i32 @puts(ptr nonnull dereferenceable(1) @str.40)
  br label %invoke.cont28

catch17.i486:                                     ; preds = %ehcleanup.i.i468
  %312 = call ptr @__cxa_begin_catch(ptr %310) #27
  %vtable20.i487 = load ptr, ptr %312, align 8, !tbaa !17
  %vfn21.i488 = getelementptr inbounds i8, ptr %vtable20.i487, i64 16
  %313 = load ptr, ptr %vfn21.i488, align 8
  %call22.i489 = call noundef ptr %313(ptr noundef nonnull align 8 dereferenceable(16) %312) #27
  %_M_code.i.i490 = getelementptr inbounds i8, ptr %312, i64 16
  %314 = load i32, ptr %_M_code.i.i490, align 8, !tbaa !19
  %_M_cat.i.i491 = getelementptr inbounds i8, ptr %312, i64 24
  %315 = load ptr, ptr %_M_cat.i.i491, align 8, !tbaa !21
  %vtable27.i492 = load ptr, ptr %315, align 8, !tbaa !17
  %vfn28.i493 = getelementptr inbounds i8, ptr %vtable27.i492, i64 16
  %316 = load ptr, ptr %vfn28.i493, align 8
  %call29.i494 = call noundef ptr %316(ptr noundef nonnull align 8 dereferenceable(8) %315) #27
  %call32.i495 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i489, i32 noundef %314, ptr noundef %call29.i494)
  br label %catch8.i477.invoke

catch.fallthrough.i470:                           ; preds = %ehcleanup.i.i468
  %317 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i471 = icmp eq i32 %311, %317
  br i1 %matches2.i471, label %catch8.i477, label %catch.fallthrough3.i472

catch8.i477:                                      ; preds = %catch.fallthrough.i470
  %318 = call ptr @__cxa_begin_catch(ptr %310) #27
  %vtable.i478 = load ptr, ptr %318, align 8, !tbaa !17
  %319 = getelementptr inbounds i8, ptr %vtable.i478, i64 -8
  %320 = load ptr, ptr %319, align 8
  %__name.i.i479 = getelementptr inbounds i8, ptr %320, i64 8
  %321 = load ptr, ptr %__name.i.i479, align 8, !tbaa !22
  %322 = load i8, ptr %321, align 1, !tbaa !15
  %cmp.i.i480 = icmp eq i8 %322, 42
  %cond.idx.i.i481 = zext i1 %cmp.i.i480 to i64
  %cond.i.i482 = getelementptr inbounds i8, ptr %321, i64 %cond.idx.i.i481
  %vfn.i483 = getelementptr inbounds i8, ptr %vtable.i478, i64 16
  %323 = load ptr, ptr %vfn.i483, align 8
  %call12.i484 = call noundef ptr %323(ptr noundef nonnull align 8 dereferenceable(8) %318) #27
  %call15.i485 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i482, ptr noundef %call12.i484)
  br label %catch8.i477.invoke

catch8.i477.invoke:                               ; preds = %catch17.i486, %catch8.i477
  invoke void @__cxa_end_catch()
          to label %invoke.cont28 unwind label %lpad9

catch.fallthrough3.i472:                          ; preds = %catch.fallthrough.i470
  %324 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i473 = icmp eq i32 %311, %324
  br i1 %matches4.i473, label %catch.i475, label %ehcleanup

catch.i475:                                       ; preds = %catch.fallthrough3.i472
  %325 = call ptr @__cxa_begin_catch(ptr %310) #27
  %326 = load i32, ptr %325, align 4, !tbaa !24
  %call7.i476 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %326)
  call void @__cxa_end_catch() #27
  br label %invoke.cont28

invoke.cont28:                                    ; preds = %catch8.i477.invoke, %catch.i475, %"_ZZ4mainENK4$_13clEv.exit.i"
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp.i.i501) #27
  %327 = getelementptr inbounds i8, ptr %ref.tmp.i.i501, i64 16
  store ptr %327, ptr %ref.tmp.i.i501, align 8, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %327, ptr noundef nonnull align 1 dereferenceable(3) @.str.26, i64 3, i1 false)
  %_M_string_length.i.i.i.i.i.i502 = getelementptr inbounds i8, ptr %ref.tmp.i.i501, i64 8
  store i64 3, ptr %_M_string_length.i.i.i.i.i.i502, align 8, !tbaa !16
  %arrayidx.i.i.i.i.i503 = getelementptr inbounds i8, ptr %ref.tmp.i.i501, i64 19
  store i8 0, ptr %arrayidx.i.i.i.i.i503, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %__endptr.i.i.i.i500) #27
  %328 = load i32, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  store i32 0, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  %call.i.i10.i.i505 = call noundef i64 @strtol(ptr noundef nonnull %327, ptr noundef nonnull %__endptr.i.i.i.i500, i32 noundef 10)
  %329 = load ptr, ptr %__endptr.i.i.i.i500, align 8, !tbaa !38
  %cmp.i.i11.i.i506 = icmp eq ptr %329, %327
  br i1 %cmp.i.i11.i.i506, label %if.then.i.i14.i.i555, label %if.else.i.i.i.i507

if.then.i.i14.i.i555:                             ; preds = %invoke.cont28
  invoke void @_ZSt24__throw_invalid_argumentPKc(ptr noundef nonnull @.str.25) #30
          to label %invoke.cont1.i.i.i.i556 unwind label %lpad.i.i.i.i519

invoke.cont1.i.i.i.i556:                          ; preds = %if.then.i.i14.i.i555
  unreachable

lpad.i.i.i.i519:                                  ; preds = %if.then7.i.i.i.i518, %if.then.i.i14.i.i555
  %330 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt12system_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIi
  %331 = load i32, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  %cmp.i.i.i12.i.i520 = icmp eq i32 %331, 0
  br i1 %cmp.i.i.i12.i.i520, label %if.then.i.i.i13.i.i553, label %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i521

if.then.i.i.i13.i.i553:                           ; preds = %lpad.i.i.i.i519
  store i32 %328, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  br label %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i521

_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i521: ; preds = %if.then.i.i.i13.i.i553, %lpad.i.i.i.i519
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__endptr.i.i.i.i500) #27
  %332 = load ptr, ptr %ref.tmp.i.i501, align 8, !tbaa !12
  %cmp.i.i.i18.i.i522 = icmp eq ptr %332, %327
  br i1 %cmp.i.i.i18.i.i522, label %ehcleanup.i.i525, label %if.then.i.i19.i.i523

if.else.i.i.i.i507:                               ; preds = %invoke.cont28
  %333 = load i32, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  %cmp3.i.i.i.i508 = icmp eq i32 %333, 34
  %334 = add i64 %call.i.i10.i.i505, -2147483648
  %335 = icmp ult i64 %334, -4294967296
  %or.cond.i.i.i.i509 = or i1 %335, %cmp3.i.i.i.i508
  br i1 %or.cond.i.i.i.i509, label %if.then7.i.i.i.i518, label %if.else9.i.i.i.i510

if.then7.i.i.i.i518:                              ; preds = %if.else.i.i.i.i507
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.25) #30
          to label %invoke.cont8.i.i.i.i554 unwind label %lpad.i.i.i.i519

invoke.cont8.i.i.i.i554:                          ; preds = %if.then7.i.i.i.i518
  unreachable

if.else9.i.i.i.i510:                              ; preds = %if.else.i.i.i.i507
  %cmp.i25.i.i.i.i511 = icmp eq i32 %333, 0
  br i1 %cmp.i25.i.i.i.i511, label %if.then.i26.i.i.i.i517, label %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i512

if.then.i26.i.i.i.i517:                           ; preds = %if.else9.i.i.i.i510
  store i32 %328, ptr %call.i.i.i.i.i, align 4, !tbaa !24
  br label %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i512

_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i512: ; preds = %if.then.i26.i.i.i.i517, %if.else9.i.i.i.i510
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %__endptr.i.i.i.i500) #27
  %336 = load ptr, ptr %ref.tmp.i.i501, align 8, !tbaa !12
  %cmp.i.i.i15.i.i513 = icmp eq ptr %336, %327
  br i1 %cmp.i.i.i15.i.i513, label %"_ZZ4mainENK4$_14clEv.exit.i", label %if.then.i.i16.i.i514

if.then.i.i16.i.i514:                             ; preds = %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i512
  %337 = load i64, ptr %327, align 8, !tbaa !15
  %add.i.i.i17.i.i515 = add i64 %337, 1
  call void @_ZdlPvm(ptr noundef %336, i64 noundef %add.i.i.i17.i.i515) #29
  br label %"_ZZ4mainENK4$_14clEv.exit.i"

if.then.i.i19.i.i523:                             ; preds = %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i521
  %338 = load i64, ptr %327, align 8, !tbaa !15
  %add.i.i.i20.i.i524 = add i64 %338, 1
  call void @_ZdlPvm(ptr noundef %332, i64 noundef %add.i.i.i20.i.i524) #29
  br label %ehcleanup.i.i525

ehcleanup.i.i525:                                 ; preds = %if.then.i.i19.i.i523, %_ZZN9__gnu_cxx6__stoaIlicJiEEET0_PFT_PKT1_PPS3_DpT2_EPKcS5_PmS9_EN11_Save_errnoD2Ev.exit.i.i.i.i521
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i501) #27
  %339 = extractvalue { ptr, i32 } %330, 0
  %340 = extractvalue { ptr, i32 } %330, 1
  %matches.i526 = icmp eq i32 %340, %137
  br i1 %matches.i526, label %catch17.i543, label %catch.fallthrough.i527

"_ZZ4mainENK4$_14clEv.exit.i":                    ; preds = %if.then.i.i16.i.i514, %_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi.exit.i.i512
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp.i.i501) #27
  %puts.i516 = call i32 @puts(ptr nonnull dereferenceable(1) @str.40)
  br label %invoke.cont30

catch17.i543:                                     ; preds = %ehcleanup.i.i525
  %341 = call ptr @__cxa_begin_catch(ptr %339) #27
  %vtable20.i544 = load ptr, ptr %341, align 8, !tbaa !17
  %vfn21.i545 = getelementptr inbounds i8, ptr %vtable20.i544, i64 16
  %342 = load ptr, ptr %vfn21.i545, align 8
  %call22.i546 = call noundef ptr %342(ptr noundef nonnull align 8 dereferenceable(16) %341) #27
  %_M_code.i.i547 = getelementptr inbounds i8, ptr %341, i64 16
  %343 = load i32, ptr %_M_code.i.i547, align 8, !tbaa !19
  %_M_cat.i.i548 = getelementptr inbounds i8, ptr %341, i64 24
  %344 = load ptr, ptr %_M_cat.i.i548, align 8, !tbaa !21
  %vtable27.i549 = load ptr, ptr %344, align 8, !tbaa !17
  %vfn28.i550 = getelementptr inbounds i8, ptr %vtable27.i549, i64 16
  %345 = load ptr, ptr %vfn28.i550, align 8
  %call29.i551 = call noundef ptr %345(ptr noundef nonnull align 8 dereferenceable(8) %344) #27
  %call32.i552 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, ptr noundef %call22.i546, i32 noundef %343, ptr noundef %call29.i551)
  br label %catch8.i534.invoke

catch.fallthrough.i527:                           ; preds = %ehcleanup.i.i525
  %346 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches2.i528 = icmp eq i32 %340, %346
  br i1 %matches2.i528, label %catch8.i534, label %catch.fallthrough3.i529

catch8.i534:                                      ; preds = %catch.fallthrough.i527
  %347 = call ptr @__cxa_begin_catch(ptr %339) #27
  %vtable.i535 = load ptr, ptr %347, align 8, !tbaa !17
  %348 = getelementptr inbounds i8, ptr %vtable.i535, i64 -8
  %349 = load ptr, ptr %348, align 8
  %__name.i.i536 = getelementptr inbounds i8, ptr %349, i64 8
  %350 = load ptr, ptr %__name.i.i536, align 8, !tbaa !22
  %351 = load i8, ptr %350, align 1, !tbaa !15
  %cmp.i.i537 = icmp eq i8 %351, 42
  %cond.idx.i.i538 = zext i1 %cmp.i.i537 to i64
  %cond.i.i539 = getelementptr inbounds i8, ptr %350, i64 %cond.idx.i.i538
  %vfn.i540 = getelementptr inbounds i8, ptr %vtable.i535, i64 16
  %352 = load ptr, ptr %vfn.i540, align 8
  %call12.i541 = call noundef ptr %352(ptr noundef nonnull align 8 dereferenceable(8) %347) #27
  %call15.i542 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, ptr noundef nonnull %cond.i.i539, ptr noundef %call12.i541)
  br label %catch8.i534.invoke

catch8.i534.invoke:                               ; preds = %catch17.i543, %catch8.i534
  invoke void @__cxa_end_catch()
          to label %invoke.cont30 unwind label %lpad9

catch.fallthrough3.i529:                          ; preds = %catch.fallthrough.i527
  %353 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #27
  %matches4.i530 = icmp eq i32 %340, %353
  br i1 %matches4.i530, label %catch.i532, label %ehcleanup

catch.i532:                                       ; preds = %catch.fallthrough3.i529
  %354 = call ptr @__cxa_begin_catch(ptr %339) #27
  %355 = load i32, ptr %354, align 4, !tbaa !24
  %call7.i533 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %355)
  call void @__cxa_end_catch() #27
  br label %invoke.cont30

invoke.cont30:                                    ; preds = %catch8.i534.invoke, %catch.i532, %"_ZZ4mainENK4$_14clEv.exit.i"
  %call = call noundef i32 @_ZSt19uncaught_exceptionsv() #33
  %356 = load ptr, ptr %kept, align 8, !tbaa !29
  %tobool.not.i = icmp eq ptr %356, null
  br i1 %tobool.not.i, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont30
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %kept) #27
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit:   ; preds = %invoke.cont30, %if.then.i
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %kept) #27
  ret i32 %call

ehcleanup:                                        ; preds = %catch.fallthrough3.i259, %catch.fallthrough3.i529, %catch.fallthrough3.i472, %catch.fallthrough3.i435, %catch.fallthrough3.i399, %catch.fallthrough3.i359, %catch.fallthrough3.i324, %catch.fallthrough3.i292, %lpad13, %catch.fallthrough3.i188, %lpad9, %catch.fallthrough3.i222
  %.pn = phi { ptr, i32 } [ %132, %catch.fallthrough3.i188 ], [ %153, %catch.fallthrough3.i222 ], [ %173, %lpad9 ], [ %194, %lpad13 ], [ %196, %catch.fallthrough3.i292 ], [ %216, %catch.fallthrough3.i324 ], [ %eh.lpad-body.i355, %catch.fallthrough3.i359 ], [ %eh.lpad-body.i395, %catch.fallthrough3.i399 ], [ %280, %catch.fallthrough3.i435 ], [ %301, %catch.fallthrough3.i472 ], [ %330, %catch.fallthrough3.i529 ], [ %175, %catch.fallthrough3.i259 ]
  %357 = load ptr, ptr %kept, align 8, !tbaa !29
  %tobool.not.i561 = icmp eq ptr %357, null
  br i1 %tobool.not.i561, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit563, label %if.then.i562

if.then.i562:                                     ; preds = %ehcleanup
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %kept) #27
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit563

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit563: ; preds = %ehcleanup, %if.then.i562
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %kept) #27
  br label %common.resume

terminate.lpad:                                   ; preds = %lpad5
  %358 = landingpad { ptr, i32 }
          catch ptr null
  %359 = extractvalue { ptr, i32 } %358, 0
  call void @__clang_call_terminate(ptr %359) #31
  unreachable
}

; Function Attrs: mustprogress uwtable
define internal fastcc void @_ZL4nesti(i32 noundef %n) unnamed_addr #1 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp = alloca %"class.std::runtime_error", align 8
  %ref.tmp3 = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp4 = alloca %"class.std::__cxx11::basic_string", align 8
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %exception = tail call ptr @__cxa_allocate_exception(i64 16) #27
  invoke void @_ZNSt12out_of_rangeC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %exception, ptr noundef nonnull @.str)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.then
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTISt12out_of_range, ptr nonnull @_ZNSt12out_of_rangeD1Ev) #30
          to label %unreachable unwind label %lpad1

lpad:                                             ; preds = %if.then
  %0 = landingpad { ptr, i32 }
          catch ptr null
  tail call void @__cxa_free_exception(ptr %exception) #27
  br label %catch

lpad1:                                            ; preds = %if.end, %invoke.cont
  %1 = landingpad { ptr, i32 }
          catch ptr null
  br label %catch

catch:                                            ; preds = %lpad1, %lpad
  %.pn = phi { ptr, i32 } [ %1, %lpad1 ], [ %0, %lpad ]
  %exn.slot.0 = extractvalue { ptr, i32 } %.pn, 0
  %2 = tail call ptr @__cxa_begin_catch(ptr %exn.slot.0) #27
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %ref.tmp) #27
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp3) #27
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp4) #27
  call void @_ZNSt7__cxx119to_stringEi(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp4, i32 noundef %n) #27
  invoke void @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp3, ptr noundef nonnull @.str.1, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp4)
          to label %invoke.cont6 unwind label %lpad5

invoke.cont6:                                     ; preds = %catch
  invoke void @_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp3)
          to label %invoke.cont8 unwind label %lpad7

invoke.cont8:                                     ; preds = %invoke.cont6
  invoke void @_ZSt17throw_with_nestedISt13runtime_errorEvOT_(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp) #30
          to label %invoke.cont10 unwind label %lpad9

invoke.cont10:                                    ; preds = %invoke.cont8
  unreachable

if.end:                                           ; preds = %entry
  %sub = add nsw i32 %n, -1
  invoke fastcc void @_ZL4nesti(i32 noundef %sub)
          to label %try.cont unwind label %lpad1

lpad5:                                            ; preds = %catch
  %3 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup11

lpad7:                                            ; preds = %invoke.cont6
  %4 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad9:                                            ; preds = %invoke.cont8
  %5 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %ref.tmp) #27
  br label %ehcleanup

ehcleanup:                                        ; preds = %lpad9, %lpad7
  %.pn21 = phi { ptr, i32 } [ %5, %lpad9 ], [ %4, %lpad7 ]
  %6 = load ptr, ptr %ref.tmp3, align 8, !tbaa !12
  %7 = getelementptr inbounds i8, ptr %ref.tmp3, i64 16
  %cmp.i.i.i = icmp eq ptr %6, %7
  br i1 %cmp.i.i.i, label %ehcleanup11, label %if.then.i.i

if.then.i.i:                                      ; preds = %ehcleanup
  %8 = load i64, ptr %7, align 8, !tbaa !15
  %add.i.i.i = add i64 %8, 1
  call void @_ZdlPvm(ptr noundef %6, i64 noundef %add.i.i.i) #29
  br label %ehcleanup11

ehcleanup11:                                      ; preds = %if.then.i.i, %ehcleanup, %lpad5
  %.pn21.pn = phi { ptr, i32 } [ %3, %lpad5 ], [ %.pn21, %ehcleanup ], [ %.pn21, %if.then.i.i ]
  %9 = load ptr, ptr %ref.tmp4, align 8, !tbaa !12
  %10 = getelementptr inbounds i8, ptr %ref.tmp4, i64 16
  %cmp.i.i.i24 = icmp eq ptr %9, %10
  br i1 %cmp.i.i.i24, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit27, label %if.then.i.i25

if.then.i.i25:                                    ; preds = %ehcleanup11
  %11 = load i64, ptr %10, align 8, !tbaa !15
  %add.i.i.i26 = add i64 %11, 1
  call void @_ZdlPvm(ptr noundef %9, i64 noundef %add.i.i.i26) #29
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit27

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit27: ; preds = %ehcleanup11, %if.then.i.i25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp4) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp3) #27
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %ref.tmp) #27
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

try.cont:                                         ; preds = %if.end
  ret void

eh.resume:                                        ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit27
  resume { ptr, i32 } %.pn21.pn

terminate.lpad:                                   ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit27
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  call void @__clang_call_terminate(ptr %13) #31
  unreachable

unreachable:                                      ; preds = %invoke.cont
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: mustprogress uwtable
define internal fastcc void @_ZL4showRKSt9exceptioni(ptr noundef nonnull align 8 dereferenceable(8) %e, i32 noundef %depth) unnamed_addr #1 personality ptr @__gxx_personality_v0 {
entry:
  %vtable = load ptr, ptr %e, align 8, !tbaa !17
  %vfn = getelementptr inbounds i8, ptr %vtable, i64 16
  %0 = load ptr, ptr %vfn, align 8
  %call = tail call noundef ptr %0(ptr noundef nonnull align 8 dereferenceable(8) %e) #27
  %call1 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %depth, ptr noundef nonnull @.str.7, ptr noundef %call)
  %1 = tail call ptr @__dynamic_cast(ptr nonnull %e, ptr nonnull @_ZTISt9exception, ptr nonnull @_ZTISt16nested_exception, i64 -2) #27
  %tobool.not.i.i = icmp eq ptr %1, null
  br i1 %tobool.not.i.i, label %try.cont, label %if.then.i.i

if.then.i.i:                                      ; preds = %entry
  invoke void @_ZNKSt16nested_exception14rethrow_nestedEv(ptr noundef nonnull align 8 dereferenceable(16) %1) #30
          to label %.noexc unwind label %lpad

.noexc:                                           ; preds = %if.then.i.i
  unreachable

lpad:                                             ; preds = %if.then.i.i
  %2 = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
  %3 = extractvalue { ptr, i32 } %2, 1
  %4 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %matches = icmp eq i32 %3, %4
  br i1 %matches, label %catch, label %eh.resume

catch:                                            ; preds = %lpad
  %5 = extractvalue { ptr, i32 } %2, 0
  %6 = tail call ptr @__cxa_begin_catch(ptr %5) #27
  %add = add nsw i32 %depth, 1
  invoke fastcc void @_ZL4showRKSt9exceptioni(ptr noundef nonnull align 8 dereferenceable(8) %6, i32 noundef %add)
          to label %invoke.cont3 unwind label %lpad2

invoke.cont3:                                     ; preds = %catch
  tail call void @__cxa_end_catch()
  br label %try.cont

try.cont:                                         ; preds = %entry, %invoke.cont3
  ret void

lpad2:                                            ; preds = %catch
  %7 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %eh.resume unwind label %terminate.lpad

eh.resume:                                        ; preds = %lpad2, %lpad
  %lpad.val7.merged = phi { ptr, i32 } [ %2, %lpad ], [ %7, %lpad2 ]
  resume { ptr, i32 } %lpad.val7.merged

terminate.lpad:                                   ; preds = %lpad2
  %8 = landingpad { ptr, i32 }
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  tail call void @__clang_call_terminate(ptr %9) #31
  unreachable
}

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #4 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #27
  tail call void @_ZSt9terminatev() #31
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef i32 @_ZSt19uncaught_exceptionsv() local_unnamed_addr #5

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt12out_of_rangeC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #6

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt12out_of_rangeD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: inlinehint mustprogress noreturn uwtable
define linkonce_odr dso_local void @_ZSt17throw_with_nestedISt13runtime_errorEvOT_(ptr noundef nonnull align 8 dereferenceable(16) %__t) local_unnamed_addr #8 comdat {
entry:
  tail call void @_ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %__t) #30
  unreachable
}

; Function Attrs: inlinehint mustprogress uwtable
define linkonce_odr dso_local void @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_(ptr dead_on_unwind noalias writable sret(%"class.std::__cxx11::basic_string") align 8 %agg.result, ptr noundef %__lhs, ptr noundef nonnull align 8 dereferenceable(32) %__rhs) local_unnamed_addr #9 comdat personality ptr @__gxx_personality_v0 {
entry:
  %call.i.i = tail call noundef i64 @strlen(ptr noundef nonnull dereferenceable(1) %__lhs) #27
  %call3.i.i = tail call noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %__rhs, i64 noundef 0, i64 noundef 0, ptr noundef %__lhs, i64 noundef %call.i.i)
  %0 = getelementptr inbounds i8, ptr %agg.result, i64 16
  store ptr %0, ptr %agg.result, align 8, !tbaa !9
  %1 = load ptr, ptr %call3.i.i, align 8, !tbaa !12
  %2 = getelementptr inbounds i8, ptr %call3.i.i, i64 16
  %cmp.i.i = icmp eq ptr %1, %2
  br i1 %cmp.i.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %entry
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %call3.i.i, i64 8
  %3 = load i64, ptr %_M_string_length.i.i, align 8, !tbaa !16
  %add.i = add i64 %3, 1
  %cmp.i23.i = icmp eq i64 %add.i, 0
  br i1 %cmp.i23.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %0, ptr nonnull align 8 %2, i64 %add.i, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

if.else.i:                                        ; preds = %entry
  store ptr %1, ptr %agg.result, align 8, !tbaa !12
  %4 = load i64, ptr %2, align 8, !tbaa !15
  store i64 %4, ptr %0, align 8, !tbaa !15
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_.exit: ; preds = %if.then.i, %if.end.i.i, %if.else.i
  %_M_string_length.i24.i = getelementptr inbounds i8, ptr %call3.i.i, i64 8
  %5 = load i64, ptr %_M_string_length.i24.i, align 8, !tbaa !16
  %_M_string_length.i25.i = getelementptr inbounds i8, ptr %agg.result, i64 8
  store i64 %5, ptr %_M_string_length.i25.i, align 8, !tbaa !16
  store ptr %2, ptr %call3.i.i, align 8, !tbaa !12
  store i64 0, ptr %_M_string_length.i24.i, align 8, !tbaa !16
  store i8 0, ptr %2, align 8, !tbaa !15
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx119to_stringEi(ptr dead_on_unwind noalias writable sret(%"class.std::__cxx11::basic_string") align 8 %agg.result, i32 noundef %__val) local_unnamed_addr #10 comdat personality ptr @__gxx_personality_v0 {
entry:
  %cond = tail call i32 @llvm.abs.i32(i32 %__val, i1 false)
  %cmp39.i = icmp ult i32 %cond, 10
  br i1 %cmp39.i, label %_ZNSt8__detail14__to_chars_lenIjEEjT_i.exit, label %if.end.i

if.end.i:                                         ; preds = %entry, %if.end14.i
  %__value.addr.041.i = phi i32 [ %0, %if.end14.i ], [ %cond, %entry ]
  %__n.040.i = phi i32 [ %add17.i, %if.end14.i ], [ 1, %entry ]
  %cmp3.i = icmp ult i32 %__value.addr.041.i, 100
  br i1 %cmp3.i, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %if.end.i
  %add.i = add i32 %__n.040.i, 1
  br label %_ZNSt8__detail14__to_chars_lenIjEEjT_i.exit

if.end5.i:                                        ; preds = %if.end.i
  %cmp6.i = icmp ult i32 %__value.addr.041.i, 1000
  br i1 %cmp6.i, label %if.then7.i, label %if.end9.i

if.then7.i:                                       ; preds = %if.end5.i
  %add8.i = add i32 %__n.040.i, 2
  br label %_ZNSt8__detail14__to_chars_lenIjEEjT_i.exit

if.end9.i:                                        ; preds = %if.end5.i
  %cmp11.i = icmp ult i32 %__value.addr.041.i, 10000
  br i1 %cmp11.i, label %if.then12.i, label %if.end14.i

if.then12.i:                                      ; preds = %if.end9.i
  %add13.i = add i32 %__n.040.i, 3
  br label %_ZNSt8__detail14__to_chars_lenIjEEjT_i.exit

if.end14.i:                                       ; preds = %if.end9.i
  %0 = udiv i32 %__value.addr.041.i, 10000
  %add17.i = add i32 %__n.040.i, 4
  %cmp.i = icmp ult i32 %__value.addr.041.i, 100000
  br i1 %cmp.i, label %_ZNSt8__detail14__to_chars_lenIjEEjT_i.exit, label %if.end.i, !llvm.loop !39

_ZNSt8__detail14__to_chars_lenIjEEjT_i.exit:      ; preds = %if.end14.i, %entry, %if.then4.i, %if.then7.i, %if.then12.i
  %retval.0.i = phi i32 [ %add.i, %if.then4.i ], [ %add8.i, %if.then7.i ], [ %add13.i, %if.then12.i ], [ 1, %entry ], [ %add17.i, %if.end14.i ]
  %__val.lobit = lshr i32 %__val, 31
  %add2 = add i32 %retval.0.i, %__val.lobit
  %conv3 = zext i32 %add2 to i64
  %1 = getelementptr inbounds i8, ptr %agg.result, i64 16
  store ptr %1, ptr %agg.result, align 8, !tbaa !9
  %cmp.i.i = icmp ugt i32 %add2, 15
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %_ZNSt8__detail14__to_chars_lenIjEEjT_i.exit
  %add.i.i.i = add nuw nsw i64 %conv3, 1
  %call5.i.i.i.i3.i15 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %add.i.i.i) #28
          to label %call5.i.i.i.i3.i.noexc unwind label %terminate.lpad

call5.i.i.i.i3.i.noexc:                           ; preds = %if.then.i.i
  store ptr %call5.i.i.i.i3.i15, ptr %agg.result, align 8, !tbaa !12
  store i64 %conv3, ptr %1, align 8, !tbaa !15
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %call5.i.i.i.i3.i.noexc, %_ZNSt8__detail14__to_chars_lenIjEEjT_i.exit
  %tobool.not.i.i = icmp eq i32 %add2, 0
  br i1 %tobool.not.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit, label %if.then3.i.i

if.then3.i.i:                                     ; preds = %if.end.i.i
  %2 = load ptr, ptr %agg.result, align 8, !tbaa !12
  %cond.i.i = icmp eq i32 %add2, 1
  br i1 %cond.i.i, label %if.then.i7.i.i, label %if.end.i.i.i.i

if.then.i7.i.i:                                   ; preds = %if.then3.i.i
  store i8 45, ptr %2, align 1, !tbaa !15
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit

if.end.i.i.i.i:                                   ; preds = %if.then3.i.i
  tail call void @llvm.memset.p0.i64(ptr align 1 %2, i8 45, i64 %conv3, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit: ; preds = %if.end.i.i, %if.then.i7.i.i, %if.end.i.i.i.i
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %agg.result, i64 8
  store i64 %conv3, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !16
  %3 = load ptr, ptr %agg.result, align 8, !tbaa !12
  %arrayidx.i.i.i = getelementptr inbounds i8, ptr %3, i64 %conv3
  store i8 0, ptr %arrayidx.i.i.i, align 1, !tbaa !15
  %conv5 = zext nneg i32 %__val.lobit to i64
  %4 = load ptr, ptr %agg.result, align 8, !tbaa !12
  %arrayidx.i = getelementptr inbounds i8, ptr %4, i64 %conv5
  %cmp34.i = icmp ugt i32 %cond, 99
  br i1 %cmp34.i, label %while.body.preheader.i, label %while.end.i

while.body.preheader.i:                           ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit
  %sub.i = add i32 %retval.0.i, -1
  br label %while.body.i

while.body.i:                                     ; preds = %while.body.i, %while.body.preheader.i
  %__val.addr.036.i = phi i32 [ %div.i, %while.body.i ], [ %cond, %while.body.preheader.i ]
  %__pos.035.i = phi i32 [ %sub8.i, %while.body.i ], [ %sub.i, %while.body.preheader.i ]
  %rem.i = urem i32 %__val.addr.036.i, 100
  %mul.i = shl nuw nsw i32 %rem.i, 1
  %div.i = udiv i32 %__val.addr.036.i, 100
  %add.i17 = or disjoint i32 %mul.i, 1
  %idxprom.i = zext nneg i32 %add.i17 to i64
  %arrayidx.i18 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %idxprom.i
  %5 = load i8, ptr %arrayidx.i18, align 1, !tbaa !15
  %idxprom1.i = zext i32 %__pos.035.i to i64
  %arrayidx2.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 %idxprom1.i
  store i8 %5, ptr %arrayidx2.i, align 1, !tbaa !15
  %idxprom3.i = zext nneg i32 %mul.i to i64
  %arrayidx4.i = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %idxprom3.i
  %6 = load i8, ptr %arrayidx4.i, align 2, !tbaa !15
  %sub5.i = add i32 %__pos.035.i, -1
  %idxprom6.i = zext i32 %sub5.i to i64
  %arrayidx7.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 %idxprom6.i
  store i8 %6, ptr %arrayidx7.i, align 1, !tbaa !15
  %sub8.i = add i32 %__pos.035.i, -2
  %cmp.i19 = icmp ugt i32 %__val.addr.036.i, 9999
  br i1 %cmp.i19, label %while.body.i, label %while.end.i, !llvm.loop !40

while.end.i:                                      ; preds = %while.body.i, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit
  %__val.addr.0.lcssa.i = phi i32 [ %cond, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit ], [ %div.i, %while.body.i ]
  %cmp9.i = icmp ugt i32 %__val.addr.0.lcssa.i, 9
  br i1 %cmp9.i, label %if.then.i, label %if.else.i

if.then.i:                                        ; preds = %while.end.i
  %mul11.i = shl nuw nsw i32 %__val.addr.0.lcssa.i, 1
  %add12.i = or disjoint i32 %mul11.i, 1
  %idxprom13.i = zext nneg i32 %add12.i to i64
  %arrayidx14.i = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %idxprom13.i
  %7 = load i8, ptr %arrayidx14.i, align 1, !tbaa !15
  %arrayidx15.i = getelementptr inbounds i8, ptr %arrayidx.i, i64 1
  store i8 %7, ptr %arrayidx15.i, align 1, !tbaa !15
  %idxprom16.i = zext nneg i32 %mul11.i to i64
  %arrayidx17.i = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %idxprom16.i
  %8 = load i8, ptr %arrayidx17.i, align 2, !tbaa !15
  br label %_ZNSt8__detail18__to_chars_10_implIjEEvPcjT_.exit

if.else.i:                                        ; preds = %while.end.i
  %9 = trunc nuw i32 %__val.addr.0.lcssa.i to i8
  %conv.i = or disjoint i8 %9, 48
  br label %_ZNSt8__detail18__to_chars_10_implIjEEvPcjT_.exit

_ZNSt8__detail18__to_chars_10_implIjEEvPcjT_.exit: ; preds = %if.then.i, %if.else.i
  %storemerge.i = phi i8 [ %conv.i, %if.else.i ], [ %8, %if.then.i ]
  store i8 %storemerge.i, ptr %arrayidx.i, align 1, !tbaa !15
  ret void

terminate.lpad:                                   ; preds = %if.then.i.i
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  tail call void @__clang_call_terminate(ptr %11) #31
  unreachable
}

declare void @_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: inlinehint mustprogress noreturn uwtable
define linkonce_odr dso_local void @_ZSt24__throw_with_nested_implISt13runtime_errorEvOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %__t) local_unnamed_addr #8 comdat personality ptr @__gxx_personality_v0 {
entry:
  %exception = tail call ptr @__cxa_allocate_exception(i64 32) #27
  tail call void @_ZNSt17_Nested_exceptionISt13runtime_errorEC2EOS0_(ptr noundef nonnull align 8 dereferenceable(32) %exception, ptr noundef nonnull align 8 dereferenceable(16) %__t)
  tail call void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTISt17_Nested_exceptionISt13runtime_errorE, ptr nonnull @_ZNSt17_Nested_exceptionISt13runtime_errorED2Ev) #30
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt17_Nested_exceptionISt13runtime_errorEC2EOS0_(ptr noundef nonnull align 8 dereferenceable(32) %this, ptr noundef nonnull align 8 dereferenceable(16) %__ex) unnamed_addr #11 comdat align 2 {
entry:
  tail call void @_ZNSt13runtime_errorC2EOS_(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(16) %__ex) #27
  %0 = getelementptr inbounds i8, ptr %this, i64 16
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt16nested_exception, i64 16), ptr %0, align 8, !tbaa !17
  %_M_ptr.i = getelementptr inbounds i8, ptr %this, i64 24
  tail call void @_ZSt17current_exceptionv(ptr dead_on_unwind nonnull writable sret(%"class.std::__exception_ptr::exception_ptr") align 8 %_M_ptr.i) #27
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt17_Nested_exceptionISt13runtime_errorE, i64 16), ptr %this, align 8, !tbaa !17
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTVSt17_Nested_exceptionISt13runtime_errorE, i64 56), ptr %0, align 8, !tbaa !17
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt17_Nested_exceptionISt13runtime_errorED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #10 comdat align 2 {
entry:
  %0 = getelementptr inbounds i8, ptr %this, i64 16
  tail call void @_ZNSt16nested_exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #27
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #27
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorC2EOS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt17_Nested_exceptionISt13runtime_errorED0Ev(ptr noundef nonnull align 8 dereferenceable(32) %this) unnamed_addr #10 comdat align 2 {
entry:
  %0 = getelementptr inbounds i8, ptr %this, i64 16
  tail call void @_ZNSt16nested_exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #27
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #27
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 32) #29
  ret void
}

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt13runtime_error4whatEv(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED1Ev(ptr noundef %this) unnamed_addr #12 comdat align 2 {
entry:
  %0 = getelementptr inbounds i8, ptr %this, i64 -16
  tail call void @_ZNSt16nested_exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #27
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #27
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_NSt17_Nested_exceptionISt13runtime_errorED0Ev(ptr noundef %this) unnamed_addr #12 comdat align 2 {
entry:
  %0 = getelementptr inbounds i8, ptr %this, i64 -16
  tail call void @_ZNSt16nested_exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #27
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #27
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #29
  ret void
}

; Function Attrs: nounwind
declare void @_ZSt17current_exceptionv(ptr dead_on_unwind writable sret(%"class.std::__exception_ptr::exception_ptr") align 8) local_unnamed_addr #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: nounwind
declare void @_ZNSt16nested_exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2) local_unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i64, ptr %_M_string_length.i.i, align 8
  %sub.neg.i = add i64 %__len1, 4611686018427387903
  %sub3.i = sub i64 %sub.neg.i, %0
  %cmp.i = icmp ult i64 %sub3.i, %__len2
  br i1 %cmp.i, label %if.then.i, label %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.3) #30
  unreachable

_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit: ; preds = %entry
  %add = sub i64 %__len2, %__len1
  %sub = add i64 %add, %0
  %1 = load ptr, ptr %this, align 8, !tbaa !12
  %2 = getelementptr inbounds i8, ptr %this, i64 16
  %cmp.i.i = icmp eq ptr %1, %2
  %3 = load i64, ptr %2, align 8
  %cond.i = select i1 %cmp.i.i, i64 15, i64 %3
  %cmp.not = icmp ugt i64 %sub, %cond.i
  br i1 %cmp.not, label %if.else52, label %if.then

if.then:                                          ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %__pos
  %4 = add i64 %__len1, %__pos
  %sub5 = sub i64 %0, %4
  %cmp.i.i120 = icmp ugt ptr %1, %__s
  %add.ptr.i = getelementptr inbounds i8, ptr %1, i64 %0
  %cmp.i8.i = icmp ult ptr %add.ptr.i, %__s
  %5 = select i1 %cmp.i.i120, i1 true, i1 %cmp.i8.i
  br i1 %5, label %if.then7, label %if.else

if.then7:                                         ; preds = %if.then
  %tobool.not = icmp eq i64 %0, %4
  %cmp8.not = icmp eq i64 %__len1, %__len2
  %or.cond = or i1 %cmp8.not, %tobool.not
  br i1 %or.cond, label %if.end, label %if.then9

if.then9:                                         ; preds = %if.then7
  %add.ptr10 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len2
  %add.ptr11 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len1
  switch i64 %sub5, label %if.end.i.i [
    i64 1, label %if.then.i122
    i64 0, label %if.end
  ]

if.then.i122:                                     ; preds = %if.then9
  %6 = load i8, ptr %add.ptr11, align 1, !tbaa !15
  store i8 %6, ptr %add.ptr10, align 1, !tbaa !15
  br label %if.end

if.end.i.i:                                       ; preds = %if.then9
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr10, ptr align 1 %add.ptr11, i64 %sub5, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.end.i.i, %if.then.i122, %if.then9, %if.then7
  switch i64 %__len2, label %if.end.i.i124 [
    i64 0, label %if.end53
    i64 1, label %if.then.i123
  ]

if.then.i123:                                     ; preds = %if.end
  %7 = load i8, ptr %__s, align 1, !tbaa !15
  store i8 %7, ptr %add.ptr, align 1, !tbaa !15
  br label %if.end53

if.end.i.i124:                                    ; preds = %if.end
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %__s, i64 %__len2, i1 false)
  br label %if.end53

if.else:                                          ; preds = %if.then
  %cmp17.not = icmp ugt i64 %__len2, %__len1
  %8 = add i64 %__len2, -1
  %or.cond118.not = icmp ult i64 %8, %__len1
  br i1 %or.cond118.not, label %if.then18, label %if.end19

if.then18:                                        ; preds = %if.else
  switch i64 %__len2, label %if.end.i.i126 [
    i64 1, label %if.then.i125
    i64 0, label %if.end19
  ]

if.then.i125:                                     ; preds = %if.then18
  %9 = load i8, ptr %__s, align 1, !tbaa !15
  store i8 %9, ptr %add.ptr, align 1, !tbaa !15
  br label %if.end19

if.end.i.i126:                                    ; preds = %if.then18
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %__s, i64 %__len2, i1 false)
  br label %if.end19

if.end19:                                         ; preds = %if.end.i.i126, %if.then.i125, %if.then18, %if.else
  %tobool20.not = icmp eq i64 %0, %4
  %cmp22.not = icmp eq i64 %__len1, %__len2
  %or.cond119 = or i1 %cmp22.not, %tobool20.not
  br i1 %or.cond119, label %if.end26, label %if.then23

if.then23:                                        ; preds = %if.end19
  %add.ptr24 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len2
  %add.ptr25 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len1
  switch i64 %sub5, label %if.end.i.i129 [
    i64 1, label %if.then.i128
    i64 0, label %if.end26
  ]

if.then.i128:                                     ; preds = %if.then23
  %10 = load i8, ptr %add.ptr25, align 1, !tbaa !15
  store i8 %10, ptr %add.ptr24, align 1, !tbaa !15
  br label %if.end26

if.end.i.i129:                                    ; preds = %if.then23
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr24, ptr align 1 %add.ptr25, i64 %sub5, i1 false)
  br label %if.end26

if.end26:                                         ; preds = %if.end.i.i129, %if.then.i128, %if.then23, %if.end19
  br i1 %cmp17.not, label %if.then28, label %if.end53

if.then28:                                        ; preds = %if.end26
  %add.ptr29 = getelementptr inbounds i8, ptr %__s, i64 %__len2
  %add.ptr30 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len1
  %cmp31.not = icmp ugt ptr %add.ptr29, %add.ptr30
  br i1 %cmp31.not, label %if.else33, label %if.then32

if.then32:                                        ; preds = %if.then28
  switch i64 %__len2, label %if.end.i.i132 [
    i64 1, label %if.then.i131
    i64 0, label %if.end53
  ]

if.then.i131:                                     ; preds = %if.then32
  %11 = load i8, ptr %__s, align 1, !tbaa !15
  store i8 %11, ptr %add.ptr, align 1, !tbaa !15
  br label %if.end53

if.end.i.i132:                                    ; preds = %if.then32
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %__s, i64 %__len2, i1 false)
  br label %if.end53

if.else33:                                        ; preds = %if.then28
  %cmp35.not = icmp ugt ptr %add.ptr30, %__s
  br i1 %cmp35.not, label %if.else40, label %if.then36

if.then36:                                        ; preds = %if.else33
  %sub.ptr.lhs.cast = ptrtoint ptr %__s to i64
  %sub.ptr.rhs.cast = ptrtoint ptr %add.ptr to i64
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %sub37 = sub i64 %__len2, %__len1
  %12 = getelementptr i8, ptr %add.ptr, i64 %sub.ptr.sub
  %add.ptr39 = getelementptr i8, ptr %12, i64 %sub37
  switch i64 %__len2, label %if.end.i.i135 [
    i64 1, label %if.then.i134
    i64 0, label %if.end53
  ]

if.then.i134:                                     ; preds = %if.then36
  %13 = load i8, ptr %add.ptr39, align 1, !tbaa !15
  store i8 %13, ptr %add.ptr, align 1, !tbaa !15
  br label %if.end53

if.end.i.i135:                                    ; preds = %if.then36
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %add.ptr39, i64 %__len2, i1 false)
  br label %if.end53

if.else40:                                        ; preds = %if.else33
  %sub.ptr.lhs.cast42 = ptrtoint ptr %add.ptr30 to i64
  %sub.ptr.rhs.cast43 = ptrtoint ptr %__s to i64
  %sub.ptr.sub44 = sub i64 %sub.ptr.lhs.cast42, %sub.ptr.rhs.cast43
  switch i64 %sub.ptr.sub44, label %if.end.i.i138 [
    i64 1, label %if.then.i137
    i64 0, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139
  ]

if.then.i137:                                     ; preds = %if.else40
  %14 = load i8, ptr %__s, align 1, !tbaa !15
  store i8 %14, ptr %add.ptr, align 1, !tbaa !15
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139

if.end.i.i138:                                    ; preds = %if.else40
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %add.ptr, ptr align 1 %__s, i64 %sub.ptr.sub44, i1 false)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139: ; preds = %if.else40, %if.then.i137, %if.end.i.i138
  %add.ptr45 = getelementptr inbounds i8, ptr %add.ptr, i64 %sub.ptr.sub44
  %add.ptr46 = getelementptr inbounds i8, ptr %add.ptr, i64 %__len2
  %sub47 = sub i64 %__len2, %sub.ptr.sub44
  switch i64 %sub47, label %if.end.i.i141 [
    i64 1, label %if.then.i140
    i64 0, label %if.end53
  ]

if.then.i140:                                     ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139
  %15 = load i8, ptr %add.ptr46, align 1, !tbaa !15
  store i8 %15, ptr %add.ptr45, align 1, !tbaa !15
  br label %if.end53

if.end.i.i141:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %add.ptr45, ptr nonnull align 1 %add.ptr46, i64 %sub47, i1 false)
  br label %if.end53

if.else52:                                        ; preds = %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2)
  br label %if.end53

if.end53:                                         ; preds = %if.end.i.i141, %if.then.i140, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm.exit139, %if.end.i.i135, %if.then.i134, %if.then36, %if.end.i.i132, %if.then.i131, %if.then32, %if.end.i.i124, %if.then.i123, %if.end, %if.end26, %if.else52
  store i64 %sub, ptr %_M_string_length.i.i, align 8, !tbaa !16
  %16 = load ptr, ptr %this, align 8, !tbaa !12
  %arrayidx.i = getelementptr inbounds i8, ptr %16, i64 %sub
  store i8 0, ptr %arrayidx.i, align 1, !tbaa !15
  ret ptr %this
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %this, i64 noundef %__pos, i64 noundef %__len1, ptr noundef %__s, i64 noundef %__len2) local_unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %_M_string_length.i = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load i64, ptr %_M_string_length.i, align 8, !tbaa !16
  %1 = add i64 %__len1, %__pos
  %sub2 = sub i64 %0, %1
  %add = sub i64 %__len2, %__len1
  %sub4 = add i64 %add, %0
  %2 = load ptr, ptr %this, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %this, i64 16
  %cmp.i.i = icmp eq ptr %2, %3
  %4 = load i64, ptr %3, align 8
  %cond.i = select i1 %cmp.i.i, i64 15, i64 %4
  %cmp.i = icmp ugt i64 %sub4, 4611686018427387903
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.4) #30
  unreachable

if.end.i:                                         ; preds = %entry
  %cmp2.i = icmp ugt i64 %sub4, %cond.i
  br i1 %cmp2.i, label %land.lhs.true.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit

land.lhs.true.i:                                  ; preds = %if.end.i
  %mul.i = shl i64 %cond.i, 1
  %cmp3.i = icmp ult i64 %sub4, %mul.i
  br i1 %cmp3.i, label %if.then4.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit

if.then4.i:                                       ; preds = %land.lhs.true.i
  %spec.store.select.i = tail call i64 @llvm.umin.i64(i64 %mul.i, i64 4611686018427387903)
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit: ; preds = %if.end.i, %land.lhs.true.i, %if.then4.i
  %__new_capacity.0 = phi i64 [ %spec.store.select.i, %if.then4.i ], [ %sub4, %land.lhs.true.i ], [ %sub4, %if.end.i ]
  %add.i = add nuw nsw i64 %__new_capacity.0, 1
  %call5.i.i.i = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %add.i) #28
  switch i64 %__pos, label %if.end.i.i [
    i64 0, label %if.end
    i64 1, label %if.then.i37
  ]

if.then.i37:                                      ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit
  %5 = load i8, ptr %2, align 1, !tbaa !15
  store i8 %5, ptr %call5.i.i.i, align 1, !tbaa !15
  br label %if.end

if.end.i.i:                                       ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %call5.i.i.i, ptr align 1 %2, i64 %__pos, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.end.i.i, %if.then.i37, %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm.exit
  %tobool8 = icmp ne ptr %__s, null
  %tobool9 = icmp ne i64 %__len2, 0
  %or.cond = and i1 %tobool8, %tobool9
  br i1 %or.cond, label %if.then10, label %if.end11

if.then10:                                        ; preds = %if.end
  %add.ptr = getelementptr inbounds i8, ptr %call5.i.i.i, i64 %__pos
  switch i64 %__len2, label %if.end.i.i40 [
    i64 1, label %if.then.i39
    i64 0, label %if.end11
  ]

if.then.i39:                                      ; preds = %if.then10
  %6 = load i8, ptr %__s, align 1, !tbaa !15
  store i8 %6, ptr %add.ptr, align 1, !tbaa !15
  br label %if.end11

if.end.i.i40:                                     ; preds = %if.then10
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr, ptr nonnull align 1 %__s, i64 %__len2, i1 false)
  br label %if.end11

if.end11:                                         ; preds = %if.end.i.i40, %if.then.i39, %if.then10, %if.end
  %tobool12.not = icmp eq i64 %0, %1
  br i1 %tobool12.not, label %if.end19, label %if.then13

if.then13:                                        ; preds = %if.end11
  %add.ptr14 = getelementptr inbounds i8, ptr %call5.i.i.i, i64 %__pos
  %add.ptr15 = getelementptr inbounds i8, ptr %add.ptr14, i64 %__len2
  %add.ptr17 = getelementptr inbounds i8, ptr %2, i64 %__pos
  %add.ptr18 = getelementptr inbounds i8, ptr %add.ptr17, i64 %__len1
  switch i64 %sub2, label %if.end.i.i44 [
    i64 1, label %if.then.i43
    i64 0, label %if.end19
  ]

if.then.i43:                                      ; preds = %if.then13
  %7 = load i8, ptr %add.ptr18, align 1, !tbaa !15
  store i8 %7, ptr %add.ptr15, align 1, !tbaa !15
  br label %if.end19

if.end.i.i44:                                     ; preds = %if.then13
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %add.ptr15, ptr align 1 %add.ptr18, i64 %sub2, i1 false)
  br label %if.end19

if.end19:                                         ; preds = %if.end.i.i44, %if.then.i43, %if.then13, %if.end11
  br i1 %cmp.i.i, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv.exit, label %if.then.i47

if.then.i47:                                      ; preds = %if.end19
  %add.i.i = add i64 %4, 1
  tail call void @_ZdlPvm(ptr noundef %2, i64 noundef %add.i.i) #29
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv.exit: ; preds = %if.end19, %if.then.i47
  store ptr %call5.i.i.i, ptr %this, align 8, !tbaa !12
  store i64 %__new_capacity.0, ptr %3, align 8, !tbaa !15
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #15

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #16

; Function Attrs: noreturn
declare void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) local_unnamed_addr #14

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #17

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #18

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #19

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #20

; Function Attrs: mustprogress noreturn uwtable
define linkonce_odr dso_local void @_ZNKSt16nested_exception14rethrow_nestedEv(ptr noundef nonnull align 8 dereferenceable(16) %this) local_unnamed_addr #21 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %_M_ptr = getelementptr inbounds i8, ptr %this, i64 8
  %0 = load ptr, ptr %_M_ptr, align 8, !tbaa !29
  %tobool.i.not = icmp eq ptr %0, null
  br i1 %tobool.i.not, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store ptr %0, ptr %agg.tmp, align 8, !tbaa !29
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #27
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %agg.tmp) #30
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.then
  unreachable

lpad:                                             ; preds = %if.then
  %1 = landingpad { ptr, i32 }
          cleanup
  %2 = load ptr, ptr %agg.tmp, align 8, !tbaa !29
  %tobool.not.i4 = icmp eq ptr %2, null
  br i1 %tobool.not.i4, label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit, label %if.then.i5

if.then.i5:                                       ; preds = %lpad
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp) #27
  br label %_ZNSt15__exception_ptr13exception_ptrD2Ev.exit

_ZNSt15__exception_ptr13exception_ptrD2Ev.exit:   ; preds = %lpad, %if.then.i5
  resume { ptr, i32 } %1

if.end:                                           ; preds = %entry
  tail call void @_ZSt9terminatev() #31
  unreachable
}

; Function Attrs: noreturn
declare void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZN4PartC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %k) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp2 = alloca %"class.std::__cxx11::basic_string", align 8
  store i32 %k, ptr %this, align 4, !tbaa !4
  %cmp = icmp slt i32 %k, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %exception = tail call ptr @__cxa_allocate_exception(i64 16) #27
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp) #27
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp2) #27
  call void @_ZNSt7__cxx119to_stringEi(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp2, i32 noundef %k) #27
  invoke void @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp, ptr noundef nonnull @.str.13, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp2)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.then
  invoke void @_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %exception, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp)
          to label %invoke.cont4 unwind label %lpad3

invoke.cont4:                                     ; preds = %invoke.cont
  invoke void @__cxa_throw(ptr nonnull %exception, ptr nonnull @_ZTISt16invalid_argument, ptr nonnull @_ZNSt16invalid_argumentD1Ev) #30
          to label %unreachable unwind label %lpad3

lpad:                                             ; preds = %if.then
  %0 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad3:                                            ; preds = %invoke.cont4, %invoke.cont
  %cleanup.isactive.0 = phi i1 [ false, %invoke.cont4 ], [ true, %invoke.cont ]
  %1 = landingpad { ptr, i32 }
          cleanup
  %2 = load ptr, ptr %ref.tmp, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %ref.tmp, i64 16
  %cmp.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i, label %ehcleanup, label %if.then.i.i

if.then.i.i:                                      ; preds = %lpad3
  %4 = load i64, ptr %3, align 8, !tbaa !15
  %add.i.i.i = add i64 %4, 1
  call void @_ZdlPvm(ptr noundef %2, i64 noundef %add.i.i.i) #29
  br label %ehcleanup

ehcleanup:                                        ; preds = %if.then.i.i, %lpad3, %lpad
  %.pn = phi { ptr, i32 } [ %0, %lpad ], [ %1, %lpad3 ], [ %1, %if.then.i.i ]
  %cleanup.isactive.1 = phi i1 [ true, %lpad ], [ %cleanup.isactive.0, %lpad3 ], [ %cleanup.isactive.0, %if.then.i.i ]
  %5 = load ptr, ptr %ref.tmp2, align 8, !tbaa !12
  %6 = getelementptr inbounds i8, ptr %ref.tmp2, i64 16
  %cmp.i.i.i12 = icmp eq ptr %5, %6
  br i1 %cmp.i.i.i12, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15, label %if.then.i.i13

if.then.i.i13:                                    ; preds = %ehcleanup
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %add.i.i.i14 = add i64 %7, 1
  call void @_ZdlPvm(ptr noundef %5, i64 noundef %add.i.i.i14) #29
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15: ; preds = %ehcleanup, %if.then.i.i13
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp) #27
  br i1 %cleanup.isactive.1, label %cleanup.action, label %eh.resume

cleanup.action:                                   ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15
  call void @__cxa_free_exception(ptr %exception) #27
  br label %eh.resume

if.end:                                           ; preds = %entry
  ret void

eh.resume:                                        ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit15, %cleanup.action
  resume { ptr, i32 } %.pn

unreachable:                                      ; preds = %invoke.cont4
  unreachable
}

declare void @_ZNSt16invalid_argumentC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt16invalid_argumentD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

declare void @__cxa_rethrow() local_unnamed_addr

declare void @_ZNSt12length_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt12length_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: nounwind
declare ptr @__cxa_init_primary_exception(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr12__dest_thunkIiEEvPv(ptr noundef %__x) #10 comdat {
entry:
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) unnamed_addr #7

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3_V216generic_categoryEv() local_unnamed_addr #22

; Function Attrs: nounwind
declare void @_ZNSt12system_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #7

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt12system_errorC2ESt10error_codePKc(ptr noundef nonnull align 8 dereferenceable(32) %this, i32 %__ec.coerce0, ptr %__ec.coerce1, ptr noundef %__what) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %ref.tmp = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp2 = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp3 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp) #27
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp2) #27
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %ref.tmp3) #27
  %vtable.i = load ptr, ptr %__ec.coerce1, align 8, !tbaa !17, !noalias !41
  %vfn.i = getelementptr inbounds i8, ptr %vtable.i, i64 32
  %0 = load ptr, ptr %vfn.i, align 8, !noalias !41
  call void %0(ptr dead_on_unwind nonnull writable sret(%"class.std::__cxx11::basic_string") align 8 %ref.tmp3, ptr noundef nonnull align 8 dereferenceable(8) %__ec.coerce1, i32 noundef %__ec.coerce0)
  %call3.i.i.i15 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp3, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.23, i64 noundef 2)
          to label %call3.i.i.i.noexc unwind label %lpad

call3.i.i.i.noexc:                                ; preds = %entry
  %1 = getelementptr inbounds i8, ptr %ref.tmp2, i64 16
  store ptr %1, ptr %ref.tmp2, align 8, !tbaa !9, !alias.scope !44
  %2 = load ptr, ptr %call3.i.i.i15, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %call3.i.i.i15, i64 16
  %cmp.i.i.i = icmp eq ptr %2, %3
  br i1 %cmp.i.i.i, label %if.then.i.i, label %if.else.i.i

if.then.i.i:                                      ; preds = %call3.i.i.i.noexc
  %_M_string_length.i.i.i = getelementptr inbounds i8, ptr %call3.i.i.i15, i64 8
  %4 = load i64, ptr %_M_string_length.i.i.i, align 8, !tbaa !16
  %add.i.i = add i64 %4, 1
  %cmp.i23.i.i = icmp eq i64 %add.i.i, 0
  br i1 %cmp.i23.i.i, label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit, label %if.end.i.i.i

if.end.i.i.i:                                     ; preds = %if.then.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %1, ptr nonnull align 8 %3, i64 %add.i.i, i1 false)
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit

if.else.i.i:                                      ; preds = %call3.i.i.i.noexc
  store ptr %2, ptr %ref.tmp2, align 8, !tbaa !12, !alias.scope !44
  %5 = load i64, ptr %3, align 8, !tbaa !15
  store i64 %5, ptr %1, align 8, !tbaa !15, !alias.scope !44
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit

_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit: ; preds = %if.then.i.i, %if.end.i.i.i, %if.else.i.i
  %_M_string_length.i24.i.i = getelementptr inbounds i8, ptr %call3.i.i.i15, i64 8
  %6 = load i64, ptr %_M_string_length.i24.i.i, align 8, !tbaa !16
  %_M_string_length.i25.i.i = getelementptr inbounds i8, ptr %ref.tmp2, i64 8
  store i64 %6, ptr %_M_string_length.i25.i.i, align 8, !tbaa !16, !alias.scope !44
  store ptr %3, ptr %call3.i.i.i15, align 8, !tbaa !12
  store i64 0, ptr %_M_string_length.i24.i.i, align 8, !tbaa !16
  store i8 0, ptr %3, align 8, !tbaa !15
  call void @llvm.experimental.noalias.scope.decl(metadata !47)
  %call.i.i.i16 = call noundef i64 @strlen(ptr noundef nonnull dereferenceable(1) %__what) #27, !noalias !47
  %call3.i.i.i27 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp2, i64 noundef 0, i64 noundef 0, ptr noundef %__what, i64 noundef %call.i.i.i16)
          to label %call3.i.i.i.noexc26 unwind label %lpad4

call3.i.i.i.noexc26:                              ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit
  %7 = getelementptr inbounds i8, ptr %ref.tmp, i64 16
  store ptr %7, ptr %ref.tmp, align 8, !tbaa !9, !alias.scope !47
  %8 = load ptr, ptr %call3.i.i.i27, align 8, !tbaa !12
  %9 = getelementptr inbounds i8, ptr %call3.i.i.i27, i64 16
  %cmp.i.i.i17 = icmp eq ptr %8, %9
  br i1 %cmp.i.i.i17, label %if.then.i.i21, label %if.else.i.i18

if.then.i.i21:                                    ; preds = %call3.i.i.i.noexc26
  %_M_string_length.i.i.i22 = getelementptr inbounds i8, ptr %call3.i.i.i27, i64 8
  %10 = load i64, ptr %_M_string_length.i.i.i22, align 8, !tbaa !16
  %add.i.i23 = add i64 %10, 1
  %cmp.i23.i.i24 = icmp eq i64 %add.i.i23, 0
  br i1 %cmp.i23.i.i24, label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit28, label %if.end.i.i.i25

if.end.i.i.i25:                                   ; preds = %if.then.i.i21
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %7, ptr nonnull align 8 %9, i64 %add.i.i23, i1 false)
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit28

if.else.i.i18:                                    ; preds = %call3.i.i.i.noexc26
  store ptr %8, ptr %ref.tmp, align 8, !tbaa !12, !alias.scope !47
  %11 = load i64, ptr %9, align 8, !tbaa !15
  store i64 %11, ptr %7, align 8, !tbaa !15, !alias.scope !47
  br label %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit28

_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit28: ; preds = %if.then.i.i21, %if.end.i.i.i25, %if.else.i.i18
  %_M_string_length.i24.i.i19 = getelementptr inbounds i8, ptr %call3.i.i.i27, i64 8
  %12 = load i64, ptr %_M_string_length.i24.i.i19, align 8, !tbaa !16
  %_M_string_length.i25.i.i20 = getelementptr inbounds i8, ptr %ref.tmp, i64 8
  store i64 %12, ptr %_M_string_length.i25.i.i20, align 8, !tbaa !16, !alias.scope !47
  store ptr %9, ptr %call3.i.i.i27, align 8, !tbaa !12
  store i64 0, ptr %_M_string_length.i24.i.i19, align 8, !tbaa !16
  store i8 0, ptr %9, align 8, !tbaa !15
  invoke void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %this, ptr noundef nonnull align 8 dereferenceable(32) %ref.tmp)
          to label %invoke.cont7 unwind label %lpad6

invoke.cont7:                                     ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit28
  %13 = load ptr, ptr %ref.tmp, align 8, !tbaa !12
  %cmp.i.i.i29 = icmp eq ptr %13, %7
  br i1 %cmp.i.i.i29, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i30

if.then.i.i30:                                    ; preds = %invoke.cont7
  %14 = load i64, ptr %7, align 8, !tbaa !15
  %add.i.i.i = add i64 %14, 1
  call void @_ZdlPvm(ptr noundef %13, i64 noundef %add.i.i.i) #29
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %invoke.cont7, %if.then.i.i30
  %15 = load ptr, ptr %ref.tmp2, align 8, !tbaa !12
  %cmp.i.i.i31 = icmp eq ptr %15, %1
  br i1 %cmp.i.i.i31, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit34, label %if.then.i.i32

if.then.i.i32:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit
  %16 = load i64, ptr %1, align 8, !tbaa !15
  %add.i.i.i33 = add i64 %16, 1
  call void @_ZdlPvm(ptr noundef %15, i64 noundef %add.i.i.i33) #29
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit34

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit34: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, %if.then.i.i32
  %17 = load ptr, ptr %ref.tmp3, align 8, !tbaa !12
  %18 = getelementptr inbounds i8, ptr %ref.tmp3, i64 16
  %cmp.i.i.i35 = icmp eq ptr %17, %18
  br i1 %cmp.i.i.i35, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit38, label %if.then.i.i36

if.then.i.i36:                                    ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit34
  %19 = load i64, ptr %18, align 8, !tbaa !15
  %add.i.i.i37 = add i64 %19, 1
  call void @_ZdlPvm(ptr noundef %17, i64 noundef %add.i.i.i37) #29
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit38

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit38: ; preds = %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit34, %if.then.i.i36
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp3) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp) #27
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVSt12system_error, i64 16), ptr %this, align 8, !tbaa !17
  %_M_code = getelementptr inbounds i8, ptr %this, i64 16
  store i32 %__ec.coerce0, ptr %_M_code, align 8, !tbaa !24
  %__ec.sroa.351.0._M_code.sroa_idx = getelementptr inbounds i8, ptr %this, i64 24
  store ptr %__ec.coerce1, ptr %__ec.sroa.351.0._M_code.sroa_idx, align 8, !tbaa !38
  ret void

lpad:                                             ; preds = %entry
  %20 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup8

lpad4:                                            ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit
  %21 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad6:                                            ; preds = %_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_.exit28
  %22 = landingpad { ptr, i32 }
          cleanup
  %23 = load ptr, ptr %ref.tmp, align 8, !tbaa !12
  %cmp.i.i.i39 = icmp eq ptr %23, %7
  br i1 %cmp.i.i.i39, label %ehcleanup, label %if.then.i.i40

if.then.i.i40:                                    ; preds = %lpad6
  %24 = load i64, ptr %7, align 8, !tbaa !15
  %add.i.i.i41 = add i64 %24, 1
  call void @_ZdlPvm(ptr noundef %23, i64 noundef %add.i.i.i41) #29
  br label %ehcleanup

ehcleanup:                                        ; preds = %if.then.i.i40, %lpad6, %lpad4
  %.pn = phi { ptr, i32 } [ %21, %lpad4 ], [ %22, %lpad6 ], [ %22, %if.then.i.i40 ]
  %25 = load ptr, ptr %ref.tmp2, align 8, !tbaa !12
  %cmp.i.i.i43 = icmp eq ptr %25, %1
  br i1 %cmp.i.i.i43, label %ehcleanup8, label %if.then.i.i44

if.then.i.i44:                                    ; preds = %ehcleanup
  %26 = load i64, ptr %1, align 8, !tbaa !15
  %add.i.i.i45 = add i64 %26, 1
  call void @_ZdlPvm(ptr noundef %25, i64 noundef %add.i.i.i45) #29
  br label %ehcleanup8

ehcleanup8:                                       ; preds = %if.then.i.i44, %ehcleanup, %lpad
  %.pn.pn = phi { ptr, i32 } [ %20, %lpad ], [ %.pn, %ehcleanup ], [ %.pn, %if.then.i.i44 ]
  %27 = load ptr, ptr %ref.tmp3, align 8, !tbaa !12
  %28 = getelementptr inbounds i8, ptr %ref.tmp3, i64 16
  %cmp.i.i.i47 = icmp eq ptr %27, %28
  br i1 %cmp.i.i.i47, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit50, label %if.then.i.i48

if.then.i.i48:                                    ; preds = %ehcleanup8
  %29 = load i64, ptr %28, align 8, !tbaa !15
  %add.i.i.i49 = add i64 %29, 1
  call void @_ZdlPvm(ptr noundef %27, i64 noundef %add.i.i.i49) #29
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit50

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit50: ; preds = %ehcleanup8, %if.then.i.i48
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp3) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp2) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %ref.tmp) #27
  resume { ptr, i32 } %.pn.pn
}

declare void @_ZNSt13runtime_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt9bad_allocD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn
declare i64 @strtol(ptr noundef readonly, ptr nocapture noundef, i32 noundef) local_unnamed_addr #23

; Function Attrs: noreturn
declare void @_ZSt24__throw_invalid_argumentPKc(ptr noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(none)
declare ptr @__errno_location() local_unnamed_addr #22

; Function Attrs: noreturn
declare void @_ZSt20__throw_out_of_rangePKc(ptr noundef) local_unnamed_addr #14

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #24

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #25

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #25

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #26

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nosync nounwind memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint mustprogress noreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nofree nounwind willreturn memory(read) }
attributes #21 = { mustprogress noreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nofree nosync nounwind willreturn memory(none) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { mustprogress nofree nounwind willreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { nofree nounwind }
attributes #25 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #26 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #27 = { nounwind }
attributes #28 = { builtin allocsize(0) }
attributes #29 = { builtin nounwind }
attributes #30 = { noreturn }
attributes #31 = { noreturn nounwind }
attributes #32 = { nounwind willreturn memory(none) }
attributes #33 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !6, i64 0}
!5 = !{!"_ZTS4Part", !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !11, i64 0}
!11 = !{!"any pointer", !7, i64 0}
!12 = !{!13, !11, i64 0}
!13 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !10, i64 0, !14, i64 8, !7, i64 16}
!14 = !{!"long", !7, i64 0}
!15 = !{!7, !7, i64 0}
!16 = !{!13, !14, i64 8}
!17 = !{!18, !18, i64 0}
!18 = !{!"vtable pointer", !8, i64 0}
!19 = !{!20, !6, i64 0}
!20 = !{!"_ZTSSt10error_code", !6, i64 0, !11, i64 8}
!21 = !{!20, !11, i64 8}
!22 = !{!23, !11, i64 8}
!23 = !{!"_ZTSSt9type_info", !11, i64 8}
!24 = !{!6, !6, i64 0}
!25 = distinct !{!25, !26, !27}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = distinct !{!28, !26, !27}
!29 = !{!30, !11, i64 0}
!30 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !11, i64 0}
!31 = !{!32}
!32 = distinct !{!32, !33, !"_ZSt18make_exception_ptrIiENSt15__exception_ptr13exception_ptrET_: %agg.result"}
!33 = distinct !{!33, !"_ZSt18make_exception_ptrIiENSt15__exception_ptr13exception_ptrET_"}
!34 = distinct !{!34, !26, !27}
!35 = !{!36}
!36 = distinct !{!36, !37, !"_ZNKSt10error_code7messageB5cxx11Ev: %agg.result"}
!37 = distinct !{!37, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!38 = !{!11, !11, i64 0}
!39 = distinct !{!39, !26, !27}
!40 = distinct !{!40, !26, !27}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_ZNKSt10error_code7messageB5cxx11Ev: %agg.result"}
!43 = distinct !{!43, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: %agg.result"}
!46 = distinct !{!46, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!47 = !{!48}
!48 = distinct !{!48, !49, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: %agg.result"}
!49 = distinct !{!49, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
