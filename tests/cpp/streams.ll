; ModuleID = 'streams.cpp'
source_filename = "streams.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"class.std::ios_base::Init" = type { i8 }
%"class.std::basic_ostream" = type { ptr, %"class.std::basic_ios" }
%"class.std::basic_ios" = type { %"class.std::ios_base", ptr, i8, i8, ptr, ptr, ptr, ptr }
%"class.std::ios_base" = type { ptr, i64, i64, i32, i32, i32, ptr, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, ptr, %"class.std::locale" }
%"struct.std::ios_base::_Words" = type { ptr, i64 }
%"class.std::locale" = type { ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1
@__dso_handle = external hidden global i8
@_ZSt4cout = external global %"class.std::basic_ostream", align 8
@.str.1 = private unnamed_addr constant [3 x i8] c"a \00", align 1
@.str.2 = private unnamed_addr constant [3 x i8] c"yz\00", align 1
@_ZSt4cerr = external global %"class.std::basic_ostream", align 8
@.str.3 = private unnamed_addr constant [10 x i8] c"not here\0A\00", align 1
@.str.6 = private unnamed_addr constant [8 x i8] c"nullptr\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.7 = private unnamed_addr constant [14 x i8] c"from a thread\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_streams.cpp, ptr null }]

declare void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt8ios_base4InitD1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #1

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef range(i32 0, 2) i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
entry:
  %agg.tmp.i = alloca %"class.std::unique_ptr", align 8
  %__c.addr.i837 = alloca i8, align 1
  %__c.addr.i820 = alloca i8, align 1
  %__c.addr.i805 = alloca i8, align 1
  %__c.addr.i782 = alloca i8, align 1
  %__c.addr.i766 = alloca i8, align 1
  %__c.addr.i743 = alloca i8, align 1
  %__c.addr.i722 = alloca i8, align 1
  %__c.addr.i699 = alloca i8, align 1
  %__c.addr.i676 = alloca i8, align 1
  %__c.addr.i653 = alloca i8, align 1
  %__c.addr.i626 = alloca i8, align 1
  %__c.addr.i606 = alloca i8, align 1
  %__c.addr.i580 = alloca i8, align 1
  %__c.addr.i550 = alloca i8, align 1
  %__c.addr.i524 = alloca i8, align 1
  %__c.addr.i496 = alloca i8, align 1
  %__c.addr.i469 = alloca i8, align 1
  %__c.addr.i430 = alloca i8, align 1
  %__c.addr.i409 = alloca i8, align 1
  %__c.addr.i394 = alloca i8, align 1
  %__c.addr.i372 = alloca i8, align 1
  %__c.addr.i356 = alloca i8, align 1
  %__c.addr.i339 = alloca i8, align 1
  %__c.addr.i323 = alloca i8, align 1
  %__c.addr.i307 = alloca i8, align 1
  %__c.addr.i291 = alloca i8, align 1
  %__c.addr.i275 = alloca i8, align 1
  %__c.addr.i259 = alloca i8, align 1
  %__c.addr.i = alloca i8, align 1
  %text = alloca %"class.std::__cxx11::basic_string", align 8
  %ref.tmp230 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %text) #12
  %0 = getelementptr inbounds i8, ptr %text, i64 16
  store ptr %0, ptr %text, align 8, !tbaa !4
  store i32 1954047348, ptr %0, align 8
  %_M_string_length.i.i.i.i = getelementptr inbounds i8, ptr %text, i64 8
  store i64 4, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !9
  %arrayidx.i.i.i = getelementptr inbounds i8, ptr %text, i64 20
  store i8 0, ptr %arrayidx.i.i.i, align 4, !tbaa !12
  %call1.i255 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull @.str.1, i64 noundef 2)
          to label %invoke.cont2 unwind label %lpad1

invoke.cont2:                                     ; preds = %entry
  %1 = load ptr, ptr %text, align 8, !tbaa !13
  %2 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !9
  %call2.i256 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef %1, i64 noundef %2)
          to label %invoke.cont3 unwind label %lpad1

invoke.cont3:                                     ; preds = %invoke.cont2
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i)
  store i8 32, ptr %__c.addr.i, align 1, !tbaa !12
  %vtable.i = load ptr, ptr %call2.i256, align 8, !tbaa !14
  %vbase.offset.ptr.i = getelementptr i8, ptr %vtable.i, i64 -24
  %vbase.offset.i = load i64, ptr %vbase.offset.ptr.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %call2.i256, i64 %vbase.offset.i
  %_M_width.i.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 16
  %3 = load i64, ptr %_M_width.i.i, align 8, !tbaa !16
  %cmp.not.i = icmp eq i64 %3, 0
  br i1 %cmp.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %invoke.cont3
  %call1.i257 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call2.i256, ptr noundef nonnull %__c.addr.i, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit unwind label %lpad1

if.end.i:                                         ; preds = %invoke.cont3
  %call2.i258 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call2.i256, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit: ; preds = %if.end.i, %if.then.i
  %retval.0.i = phi ptr [ %call1.i257, %if.then.i ], [ %call2.i256, %if.end.i ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i)
  %call8 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i, i32 noundef -42)
          to label %invoke.cont7 unwind label %lpad1

invoke.cont7:                                     ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i259)
  store i8 32, ptr %__c.addr.i259, align 1, !tbaa !12
  %vtable.i260 = load ptr, ptr %call8, align 8, !tbaa !14
  %vbase.offset.ptr.i261 = getelementptr i8, ptr %vtable.i260, i64 -24
  %vbase.offset.i262 = load i64, ptr %vbase.offset.ptr.i261, align 8
  %add.ptr.i263 = getelementptr inbounds i8, ptr %call8, i64 %vbase.offset.i262
  %_M_width.i.i264 = getelementptr inbounds i8, ptr %add.ptr.i263, i64 16
  %4 = load i64, ptr %_M_width.i.i264, align 8, !tbaa !16
  %cmp.not.i265 = icmp eq i64 %4, 0
  br i1 %cmp.not.i265, label %if.end.i268, label %if.then.i266

if.then.i266:                                     ; preds = %invoke.cont7
  %call1.i270 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call8, ptr noundef nonnull %__c.addr.i259, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit273 unwind label %lpad1

if.end.i268:                                      ; preds = %invoke.cont7
  %call2.i272 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call8, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit273 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit273: ; preds = %if.end.i268, %if.then.i266
  %retval.0.i267 = phi ptr [ %call1.i270, %if.then.i266 ], [ %call8, %if.end.i268 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i259)
  %call.i274 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i267, i64 noundef 2)
          to label %invoke.cont11 unwind label %lpad1

invoke.cont11:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit273
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i275)
  store i8 32, ptr %__c.addr.i275, align 1, !tbaa !12
  %vtable.i276 = load ptr, ptr %call.i274, align 8, !tbaa !14
  %vbase.offset.ptr.i277 = getelementptr i8, ptr %vtable.i276, i64 -24
  %vbase.offset.i278 = load i64, ptr %vbase.offset.ptr.i277, align 8
  %add.ptr.i279 = getelementptr inbounds i8, ptr %call.i274, i64 %vbase.offset.i278
  %_M_width.i.i280 = getelementptr inbounds i8, ptr %add.ptr.i279, i64 16
  %5 = load i64, ptr %_M_width.i.i280, align 8, !tbaa !16
  %cmp.not.i281 = icmp eq i64 %5, 0
  br i1 %cmp.not.i281, label %if.end.i284, label %if.then.i282

if.then.i282:                                     ; preds = %invoke.cont11
  %call1.i286 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i274, ptr noundef nonnull %__c.addr.i275, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit289 unwind label %lpad1

if.end.i284:                                      ; preds = %invoke.cont11
  %call2.i288 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i274, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit289 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit289: ; preds = %if.end.i284, %if.then.i282
  %retval.0.i283 = phi ptr [ %call1.i286, %if.then.i282 ], [ %call.i274, %if.end.i284 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i275)
  %call.i290 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIlEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i283, i64 noundef 3)
          to label %invoke.cont15 unwind label %lpad1

invoke.cont15:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit289
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i291)
  store i8 32, ptr %__c.addr.i291, align 1, !tbaa !12
  %vtable.i292 = load ptr, ptr %call.i290, align 8, !tbaa !14
  %vbase.offset.ptr.i293 = getelementptr i8, ptr %vtable.i292, i64 -24
  %vbase.offset.i294 = load i64, ptr %vbase.offset.ptr.i293, align 8
  %add.ptr.i295 = getelementptr inbounds i8, ptr %call.i290, i64 %vbase.offset.i294
  %_M_width.i.i296 = getelementptr inbounds i8, ptr %add.ptr.i295, i64 16
  %6 = load i64, ptr %_M_width.i.i296, align 8, !tbaa !16
  %cmp.not.i297 = icmp eq i64 %6, 0
  br i1 %cmp.not.i297, label %if.end.i300, label %if.then.i298

if.then.i298:                                     ; preds = %invoke.cont15
  %call1.i302 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i290, ptr noundef nonnull %__c.addr.i291, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit305 unwind label %lpad1

if.end.i300:                                      ; preds = %invoke.cont15
  %call2.i304 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i290, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit305 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit305: ; preds = %if.end.i300, %if.then.i298
  %retval.0.i299 = phi ptr [ %call1.i302, %if.then.i298 ], [ %call.i290, %if.end.i300 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i291)
  %call.i306 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIyEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i299, i64 noundef -1)
          to label %invoke.cont19 unwind label %lpad1

invoke.cont19:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit305
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i307)
  store i8 32, ptr %__c.addr.i307, align 1, !tbaa !12
  %vtable.i308 = load ptr, ptr %call.i306, align 8, !tbaa !14
  %vbase.offset.ptr.i309 = getelementptr i8, ptr %vtable.i308, i64 -24
  %vbase.offset.i310 = load i64, ptr %vbase.offset.ptr.i309, align 8
  %add.ptr.i311 = getelementptr inbounds i8, ptr %call.i306, i64 %vbase.offset.i310
  %_M_width.i.i312 = getelementptr inbounds i8, ptr %add.ptr.i311, i64 16
  %7 = load i64, ptr %_M_width.i.i312, align 8, !tbaa !16
  %cmp.not.i313 = icmp eq i64 %7, 0
  br i1 %cmp.not.i313, label %if.end.i316, label %if.then.i314

if.then.i314:                                     ; preds = %invoke.cont19
  %call1.i318 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i306, ptr noundef nonnull %__c.addr.i307, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit321 unwind label %lpad1

if.end.i316:                                      ; preds = %invoke.cont19
  %call2.i320 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i306, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit321 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit321: ; preds = %if.end.i316, %if.then.i314
  %retval.0.i315 = phi ptr [ %call1.i318, %if.then.i314 ], [ %call.i306, %if.end.i316 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i307)
  %call.i322 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i315, double noundef 1.500000e+00)
          to label %invoke.cont23 unwind label %lpad1

invoke.cont23:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit321
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i323)
  store i8 32, ptr %__c.addr.i323, align 1, !tbaa !12
  %vtable.i324 = load ptr, ptr %call.i322, align 8, !tbaa !14
  %vbase.offset.ptr.i325 = getelementptr i8, ptr %vtable.i324, i64 -24
  %vbase.offset.i326 = load i64, ptr %vbase.offset.ptr.i325, align 8
  %add.ptr.i327 = getelementptr inbounds i8, ptr %call.i322, i64 %vbase.offset.i326
  %_M_width.i.i328 = getelementptr inbounds i8, ptr %add.ptr.i327, i64 16
  %8 = load i64, ptr %_M_width.i.i328, align 8, !tbaa !16
  %cmp.not.i329 = icmp eq i64 %8, 0
  br i1 %cmp.not.i329, label %if.end.i332, label %if.then.i330

if.then.i330:                                     ; preds = %invoke.cont23
  %call1.i334 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i322, ptr noundef nonnull %__c.addr.i323, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit337 unwind label %lpad1

if.end.i332:                                      ; preds = %invoke.cont23
  %call2.i336 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i322, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit337 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit337: ; preds = %if.end.i332, %if.then.i330
  %retval.0.i331 = phi ptr [ %call1.i334, %if.then.i330 ], [ %call.i322, %if.end.i332 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i323)
  %call.i338 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i331, double noundef 1.500000e+00)
          to label %invoke.cont27 unwind label %lpad1

invoke.cont27:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit337
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i339)
  store i8 32, ptr %__c.addr.i339, align 1, !tbaa !12
  %vtable.i340 = load ptr, ptr %call.i338, align 8, !tbaa !14
  %vbase.offset.ptr.i341 = getelementptr i8, ptr %vtable.i340, i64 -24
  %vbase.offset.i342 = load i64, ptr %vbase.offset.ptr.i341, align 8
  %add.ptr.i343 = getelementptr inbounds i8, ptr %call.i338, i64 %vbase.offset.i342
  %_M_width.i.i344 = getelementptr inbounds i8, ptr %add.ptr.i343, i64 16
  %9 = load i64, ptr %_M_width.i.i344, align 8, !tbaa !16
  %cmp.not.i345 = icmp eq i64 %9, 0
  br i1 %cmp.not.i345, label %if.end.i348, label %if.then.i346

if.then.i346:                                     ; preds = %invoke.cont27
  %call1.i350 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i338, ptr noundef nonnull %__c.addr.i339, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit353 unwind label %lpad1

if.end.i348:                                      ; preds = %invoke.cont27
  %call2.i352 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i338, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit353 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit353: ; preds = %if.end.i348, %if.then.i346
  %retval.0.i347 = phi ptr [ %call1.i350, %if.then.i346 ], [ %call.i338, %if.end.i348 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i339)
  %call.i354 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i347, double noundef 1.000000e+20)
          to label %invoke.cont31 unwind label %lpad1

invoke.cont31:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit353
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i356)
  store i8 32, ptr %__c.addr.i356, align 1, !tbaa !12
  %vtable.i357 = load ptr, ptr %call.i354, align 8, !tbaa !14
  %vbase.offset.ptr.i358 = getelementptr i8, ptr %vtable.i357, i64 -24
  %vbase.offset.i359 = load i64, ptr %vbase.offset.ptr.i358, align 8
  %add.ptr.i360 = getelementptr inbounds i8, ptr %call.i354, i64 %vbase.offset.i359
  %_M_width.i.i361 = getelementptr inbounds i8, ptr %add.ptr.i360, i64 16
  %10 = load i64, ptr %_M_width.i.i361, align 8, !tbaa !16
  %cmp.not.i362 = icmp eq i64 %10, 0
  br i1 %cmp.not.i362, label %if.end.i365, label %if.then.i363

if.then.i363:                                     ; preds = %invoke.cont31
  %call1.i367 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i354, ptr noundef nonnull %__c.addr.i356, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit370 unwind label %lpad1

if.end.i365:                                      ; preds = %invoke.cont31
  %call2.i369 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i354, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit370 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit370: ; preds = %if.end.i365, %if.then.i363
  %retval.0.i364 = phi ptr [ %call1.i367, %if.then.i363 ], [ %call.i354, %if.end.i365 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i356)
  %call.i371 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIeEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i364, x86_fp80 noundef 0xK3FFBCCCCCCCCCCCCCCCD)
          to label %invoke.cont35 unwind label %lpad1

invoke.cont35:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit370
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i372)
  store i8 32, ptr %__c.addr.i372, align 1, !tbaa !12
  %vtable.i373 = load ptr, ptr %call.i371, align 8, !tbaa !14
  %vbase.offset.ptr.i374 = getelementptr i8, ptr %vtable.i373, i64 -24
  %vbase.offset.i375 = load i64, ptr %vbase.offset.ptr.i374, align 8
  %add.ptr.i376 = getelementptr inbounds i8, ptr %call.i371, i64 %vbase.offset.i375
  %_M_width.i.i377 = getelementptr inbounds i8, ptr %add.ptr.i376, i64 16
  %11 = load i64, ptr %_M_width.i.i377, align 8, !tbaa !16
  %cmp.not.i378 = icmp eq i64 %11, 0
  br i1 %cmp.not.i378, label %if.end.i381, label %if.then.i379

if.then.i379:                                     ; preds = %invoke.cont35
  %call1.i383 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i371, ptr noundef nonnull %__c.addr.i372, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit386 unwind label %lpad1

if.end.i381:                                      ; preds = %invoke.cont35
  %call2.i385 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i371, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit386 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit386: ; preds = %if.end.i381, %if.then.i379
  %retval.0.i380 = phi ptr [ %call1.i383, %if.then.i379 ], [ %call.i371, %if.end.i381 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i372)
  %call.i387 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i380, i1 noundef zeroext true)
          to label %invoke.cont39 unwind label %lpad1

invoke.cont39:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit386
  %vtable.i876 = load ptr, ptr %call.i387, align 8, !tbaa !14
  %vbase.offset.ptr.i877 = getelementptr i8, ptr %vtable.i876, i64 -24
  %vbase.offset.i878 = load i64, ptr %vbase.offset.ptr.i877, align 8
  %add.ptr.i879 = getelementptr inbounds i8, ptr %call.i387, i64 %vbase.offset.i878
  %_M_ctype.i.i = getelementptr inbounds i8, ptr %add.ptr.i879, i64 240
  %12 = load ptr, ptr %_M_ctype.i.i, align 8, !tbaa !23
  %tobool.not.i.i.i = icmp eq ptr %12, null
  br i1 %tobool.not.i.i.i, label %if.then.i.i.i951.invoke, label %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i

_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i: ; preds = %invoke.cont39
  %_M_widen_ok.i.i.i = getelementptr inbounds i8, ptr %12, i64 56
  %13 = load i8, ptr %_M_widen_ok.i.i.i, align 8, !tbaa !26
  %tobool.not.i3.i.i = icmp eq i8 %13, 0
  br i1 %tobool.not.i3.i.i, label %if.end.i.i.i, label %if.then.i4.i.i

if.then.i4.i.i:                                   ; preds = %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i
  %arrayidx.i.i.i880 = getelementptr inbounds i8, ptr %12, i64 67
  %14 = load i8, ptr %arrayidx.i.i.i880, align 1, !tbaa !12
  br label %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i

if.end.i.i.i:                                     ; preds = %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %12)
          to label %.noexc886 unwind label %lpad1

.noexc886:                                        ; preds = %if.end.i.i.i
  %vtable.i.i.i882 = load ptr, ptr %12, align 8, !tbaa !14
  %vfn.i.i.i883 = getelementptr inbounds i8, ptr %vtable.i.i.i882, i64 48
  %15 = load ptr, ptr %vfn.i.i.i883, align 8
  %call.i.i.i887 = invoke noundef signext i8 %15(ptr noundef nonnull align 8 dereferenceable(570) %12, i8 noundef signext 10)
          to label %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i unwind label %lpad1

_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i: ; preds = %.noexc886, %if.then.i4.i.i
  %retval.0.i.i.i = phi i8 [ %14, %if.then.i4.i.i ], [ %call.i.i.i887, %.noexc886 ]
  %call1.i889 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i387, i8 noundef signext %retval.0.i.i.i)
          to label %call1.i.noexc888 unwind label %lpad1

call1.i.noexc888:                                 ; preds = %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i
  %call.i.i881890 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %call1.i889)
          to label %invoke.cont41 unwind label %lpad1

invoke.cont41:                                    ; preds = %call1.i.noexc888
  %vtable.i389 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !14
  %vbase.offset.ptr.i390 = getelementptr i8, ptr %vtable.i389, i64 -24
  %vbase.offset.i391 = load i64, ptr %vbase.offset.ptr.i390, align 8
  %add.ptr.i392 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset.i391
  %_M_flags.i.i = getelementptr inbounds i8, ptr %add.ptr.i392, i64 24
  %16 = load i32, ptr %_M_flags.i.i, align 8, !tbaa !29
  %and.i.i.i.i = and i32 %16, -75
  %or.i.i.i.i = or disjoint i32 %and.i.i.i.i, 8
  store i32 %or.i.i.i.i, ptr %_M_flags.i.i, align 4, !tbaa !29
  %call46 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef -42)
          to label %invoke.cont45 unwind label %lpad1

invoke.cont45:                                    ; preds = %invoke.cont41
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i394)
  store i8 32, ptr %__c.addr.i394, align 1, !tbaa !12
  %vtable.i395 = load ptr, ptr %call46, align 8, !tbaa !14
  %vbase.offset.ptr.i396 = getelementptr i8, ptr %vtable.i395, i64 -24
  %vbase.offset.i397 = load i64, ptr %vbase.offset.ptr.i396, align 8
  %add.ptr.i398 = getelementptr inbounds i8, ptr %call46, i64 %vbase.offset.i397
  %_M_width.i.i399 = getelementptr inbounds i8, ptr %add.ptr.i398, i64 16
  %17 = load i64, ptr %_M_width.i.i399, align 8, !tbaa !16
  %cmp.not.i400 = icmp eq i64 %17, 0
  br i1 %cmp.not.i400, label %if.end.i403, label %if.then.i401

if.then.i401:                                     ; preds = %invoke.cont45
  %call1.i405 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call46, ptr noundef nonnull %__c.addr.i394, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit408 unwind label %lpad1

if.end.i403:                                      ; preds = %invoke.cont45
  %call2.i407 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call46, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit408 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit408: ; preds = %if.end.i403, %if.then.i401
  %retval.0.i402 = phi ptr [ %call1.i405, %if.then.i401 ], [ %call46, %if.end.i403 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i394)
  %call50 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEs(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i402, i16 noundef signext -1)
          to label %invoke.cont49 unwind label %lpad1

invoke.cont49:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit408
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i409)
  store i8 32, ptr %__c.addr.i409, align 1, !tbaa !12
  %vtable.i410 = load ptr, ptr %call50, align 8, !tbaa !14
  %vbase.offset.ptr.i411 = getelementptr i8, ptr %vtable.i410, i64 -24
  %vbase.offset.i412 = load i64, ptr %vbase.offset.ptr.i411, align 8
  %add.ptr.i413 = getelementptr inbounds i8, ptr %call50, i64 %vbase.offset.i412
  %_M_width.i.i414 = getelementptr inbounds i8, ptr %add.ptr.i413, i64 16
  %18 = load i64, ptr %_M_width.i.i414, align 8, !tbaa !16
  %cmp.not.i415 = icmp eq i64 %18, 0
  br i1 %cmp.not.i415, label %if.end.i418, label %if.then.i416

if.then.i416:                                     ; preds = %invoke.cont49
  %call1.i420 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call50, ptr noundef nonnull %__c.addr.i409, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit423 unwind label %lpad1

if.end.i418:                                      ; preds = %invoke.cont49
  %call2.i422 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call50, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit423 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit423: ; preds = %if.end.i418, %if.then.i416
  %retval.0.i417 = phi ptr [ %call1.i420, %if.then.i416 ], [ %call50, %if.end.i418 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i409)
  %vtable.i424 = load ptr, ptr %retval.0.i417, align 8, !tbaa !14
  %vbase.offset.ptr.i425 = getelementptr i8, ptr %vtable.i424, i64 -24
  %vbase.offset.i426 = load i64, ptr %vbase.offset.ptr.i425, align 8
  %add.ptr.i427 = getelementptr inbounds i8, ptr %retval.0.i417, i64 %vbase.offset.i426
  %_M_flags.i.i891 = getelementptr inbounds i8, ptr %add.ptr.i427, i64 24
  %19 = load i32, ptr %_M_flags.i.i891, align 8, !tbaa !29
  %or.i.i.i.i892 = or i32 %19, 512
  store i32 %or.i.i.i.i892, ptr %_M_flags.i.i891, align 4, !tbaa !29
  %call56 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i417, i32 noundef 255)
          to label %invoke.cont55 unwind label %lpad1

invoke.cont55:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit423
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i430)
  store i8 32, ptr %__c.addr.i430, align 1, !tbaa !12
  %vtable.i431 = load ptr, ptr %call56, align 8, !tbaa !14
  %vbase.offset.ptr.i432 = getelementptr i8, ptr %vtable.i431, i64 -24
  %vbase.offset.i433 = load i64, ptr %vbase.offset.ptr.i432, align 8
  %add.ptr.i434 = getelementptr inbounds i8, ptr %call56, i64 %vbase.offset.i433
  %_M_width.i.i435 = getelementptr inbounds i8, ptr %add.ptr.i434, i64 16
  %20 = load i64, ptr %_M_width.i.i435, align 8, !tbaa !16
  %cmp.not.i436 = icmp eq i64 %20, 0
  br i1 %cmp.not.i436, label %if.end.i439, label %if.then.i437

if.then.i437:                                     ; preds = %invoke.cont55
  %call1.i441 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call56, ptr noundef nonnull %__c.addr.i430, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit444 unwind label %lpad1

if.end.i439:                                      ; preds = %invoke.cont55
  %call2.i443 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call56, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit444 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit444: ; preds = %if.end.i439, %if.then.i437
  %retval.0.i438 = phi ptr [ %call1.i441, %if.then.i437 ], [ %call56, %if.end.i439 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i430)
  %vtable.i445 = load ptr, ptr %retval.0.i438, align 8, !tbaa !14
  %vbase.offset.ptr.i446 = getelementptr i8, ptr %vtable.i445, i64 -24
  %vbase.offset.i447 = load i64, ptr %vbase.offset.ptr.i446, align 8
  %add.ptr.i448 = getelementptr inbounds i8, ptr %retval.0.i438, i64 %vbase.offset.i447
  %_M_flags.i.i893 = getelementptr inbounds i8, ptr %add.ptr.i448, i64 24
  %21 = load i32, ptr %_M_flags.i.i893, align 8, !tbaa !29
  %or.i.i.i.i894 = or i32 %21, 16384
  store i32 %or.i.i.i.i894, ptr %_M_flags.i.i893, align 4, !tbaa !29
  %call62 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i438, i32 noundef 255)
          to label %invoke.cont61 unwind label %lpad1

invoke.cont61:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit444
  %vtable.i451 = load ptr, ptr %call62, align 8, !tbaa !14
  %vbase.offset.ptr.i452 = getelementptr i8, ptr %vtable.i451, i64 -24
  %vbase.offset.i453 = load i64, ptr %vbase.offset.ptr.i452, align 8
  %add.ptr.i454 = getelementptr inbounds i8, ptr %call62, i64 %vbase.offset.i453
  %_M_flags.i.i895 = getelementptr inbounds i8, ptr %add.ptr.i454, i64 24
  %22 = load i32, ptr %_M_flags.i.i895, align 4, !tbaa !29
  %and.i.i.i.i896 = and i32 %22, -16385
  store i32 %and.i.i.i.i896, ptr %_M_flags.i.i895, align 4, !tbaa !29
  %vbase.offset.i459 = load i64, ptr %vbase.offset.ptr.i452, align 8
  %add.ptr.i460 = getelementptr inbounds i8, ptr %call62, i64 %vbase.offset.i459
  %_M_flags.i.i897 = getelementptr inbounds i8, ptr %add.ptr.i460, i64 24
  %23 = load i32, ptr %_M_flags.i.i897, align 8, !tbaa !29
  %and.i.i.i.i898 = and i32 %23, -75
  %or.i.i.i.i899 = or disjoint i32 %and.i.i.i.i898, 2
  store i32 %or.i.i.i.i899, ptr %_M_flags.i.i897, align 4, !tbaa !29
  %vbase.offset.i465 = load i64, ptr %vbase.offset.ptr.i452, align 8
  %add.ptr.i466 = getelementptr inbounds i8, ptr %call62, i64 %vbase.offset.i465
  %_M_flags.i.i900 = getelementptr inbounds i8, ptr %add.ptr.i466, i64 24
  %24 = load i32, ptr %_M_flags.i.i900, align 4, !tbaa !29
  %and.i.i.i.i901 = and i32 %24, -513
  store i32 %and.i.i.i.i901, ptr %_M_flags.i.i900, align 4, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i469)
  store i8 32, ptr %__c.addr.i469, align 1, !tbaa !12
  %vbase.offset.i472 = load i64, ptr %vbase.offset.ptr.i452, align 8
  %add.ptr.i473 = getelementptr inbounds i8, ptr %call62, i64 %vbase.offset.i472
  %_M_width.i.i474 = getelementptr inbounds i8, ptr %add.ptr.i473, i64 16
  %25 = load i64, ptr %_M_width.i.i474, align 8, !tbaa !16
  %cmp.not.i475 = icmp eq i64 %25, 0
  br i1 %cmp.not.i475, label %if.end.i478, label %if.then.i476

if.then.i476:                                     ; preds = %invoke.cont61
  %call1.i480 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call62, ptr noundef nonnull %__c.addr.i469, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit483 unwind label %lpad1

if.end.i478:                                      ; preds = %invoke.cont61
  %call2.i482 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call62, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit483 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit483: ; preds = %if.end.i478, %if.then.i476
  %retval.0.i477 = phi ptr [ %call1.i480, %if.then.i476 ], [ %call62, %if.end.i478 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i469)
  %vtable.i484 = load ptr, ptr %retval.0.i477, align 8, !tbaa !14
  %vbase.offset.ptr.i485 = getelementptr i8, ptr %vtable.i484, i64 -24
  %vbase.offset.i486 = load i64, ptr %vbase.offset.ptr.i485, align 8
  %add.ptr.i487 = getelementptr inbounds i8, ptr %retval.0.i477, i64 %vbase.offset.i486
  %_M_flags.i.i902 = getelementptr inbounds i8, ptr %add.ptr.i487, i64 24
  %26 = load i32, ptr %_M_flags.i.i902, align 8, !tbaa !29
  %and.i.i.i.i903 = and i32 %26, -75
  %or.i.i.i.i904 = or disjoint i32 %and.i.i.i.i903, 64
  store i32 %or.i.i.i.i904, ptr %_M_flags.i.i902, align 4, !tbaa !29
  %call74 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i477, i32 noundef 8)
          to label %invoke.cont73 unwind label %lpad1

invoke.cont73:                                    ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit483
  %vtable.i490 = load ptr, ptr %call74, align 8, !tbaa !14
  %vbase.offset.ptr.i491 = getelementptr i8, ptr %vtable.i490, i64 -24
  %vbase.offset.i492 = load i64, ptr %vbase.offset.ptr.i491, align 8
  %add.ptr.i493 = getelementptr inbounds i8, ptr %call74, i64 %vbase.offset.i492
  %_M_flags.i.i905 = getelementptr inbounds i8, ptr %add.ptr.i493, i64 24
  %27 = load i32, ptr %_M_flags.i.i905, align 8, !tbaa !29
  %and.i.i.i.i906 = and i32 %27, -75
  %or.i.i.i.i907 = or disjoint i32 %and.i.i.i.i906, 2
  store i32 %or.i.i.i.i907, ptr %_M_flags.i.i905, align 4, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i496)
  store i8 10, ptr %__c.addr.i496, align 1, !tbaa !12
  %vbase.offset.i499 = load i64, ptr %vbase.offset.ptr.i491, align 8
  %add.ptr.i500 = getelementptr inbounds i8, ptr %call74, i64 %vbase.offset.i499
  %_M_width.i.i501 = getelementptr inbounds i8, ptr %add.ptr.i500, i64 16
  %28 = load i64, ptr %_M_width.i.i501, align 8, !tbaa !16
  %cmp.not.i502 = icmp eq i64 %28, 0
  br i1 %cmp.not.i502, label %if.end.i505, label %if.then.i503

if.then.i503:                                     ; preds = %invoke.cont73
  %call1.i507 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call74, ptr noundef nonnull %__c.addr.i496, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit510 unwind label %lpad1

if.end.i505:                                      ; preds = %invoke.cont73
  %call2.i509 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call74, i8 noundef signext 10)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit510 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit510: ; preds = %if.end.i505, %if.then.i503
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i496)
  %vtable.i511 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !14
  %vbase.offset.ptr.i512 = getelementptr i8, ptr %vtable.i511, i64 -24
  %vbase.offset.i513 = load i64, ptr %vbase.offset.ptr.i512, align 8
  %add.ptr.i514 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset.i513
  %_M_width.i.i515 = getelementptr inbounds i8, ptr %add.ptr.i514, i64 16
  store i64 5, ptr %_M_width.i.i515, align 8, !tbaa !16
  %vbase.offset.i518 = load i64, ptr %vbase.offset.ptr.i512, align 8
  %add.ptr.i519 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset.i518
  %_M_fill_init.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i519, i64 225
  %29 = load i8, ptr %_M_fill_init.i.i.i, align 1, !tbaa !30, !range !31, !noundef !32
  %loadedv.i.i.i = trunc nuw i8 %29 to i1
  br i1 %loadedv.i.i.i, label %_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E.exit, label %if.then.i.i.i520

if.then.i.i.i520:                                 ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit510
  %_M_ctype.i.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i519, i64 240
  %30 = load ptr, ptr %_M_ctype.i.i.i.i, align 8, !tbaa !23
  %tobool.not.i.i.i.i.i = icmp eq ptr %30, null
  br i1 %tobool.not.i.i.i.i.i, label %if.then.i.i.i951.invoke, label %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i.i.i

_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i.i.i: ; preds = %if.then.i.i.i520
  %_M_widen_ok.i.i.i.i.i = getelementptr inbounds i8, ptr %30, i64 56
  %31 = load i8, ptr %_M_widen_ok.i.i.i.i.i, align 8, !tbaa !26
  %tobool.not.i3.i.i.i.i = icmp eq i8 %31, 0
  br i1 %tobool.not.i3.i.i.i.i, label %if.end.i.i.i.i.i, label %if.then.i4.i.i.i.i

if.then.i4.i.i.i.i:                               ; preds = %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i.i.i
  %arrayidx.i.i.i.i.i = getelementptr inbounds i8, ptr %30, i64 89
  %32 = load i8, ptr %arrayidx.i.i.i.i.i, align 1, !tbaa !12
  br label %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i.i.i

if.end.i.i.i.i.i:                                 ; preds = %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i.i.i
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %30)
          to label %.noexc522 unwind label %lpad1

.noexc522:                                        ; preds = %if.end.i.i.i.i.i
  %vtable.i.i.i.i.i = load ptr, ptr %30, align 8, !tbaa !14
  %vfn.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i, i64 48
  %33 = load ptr, ptr %vfn.i.i.i.i.i, align 8
  %call.i.i.i.i.i523 = invoke noundef signext i8 %33(ptr noundef nonnull align 8 dereferenceable(570) %30, i8 noundef signext 32)
          to label %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i.i.i unwind label %lpad1

_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i.i.i: ; preds = %.noexc522, %if.then.i4.i.i.i.i
  %retval.0.i.i.i.i.i = phi i8 [ %32, %if.then.i4.i.i.i.i ], [ %call.i.i.i.i.i523, %.noexc522 ]
  %_M_fill.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i519, i64 224
  store i8 %retval.0.i.i.i.i.i, ptr %_M_fill.i.i.i, align 8, !tbaa !33
  store i8 1, ptr %_M_fill_init.i.i.i, align 1, !tbaa !30
  br label %_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E.exit

_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E.exit: ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit510, %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i.i.i
  %_M_fill3.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i519, i64 224
  store i8 48, ptr %_M_fill3.i.i.i, align 8, !tbaa !33
  %call92 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef 42)
          to label %invoke.cont91 unwind label %lpad1

invoke.cont91:                                    ; preds = %_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E.exit
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i524)
  store i8 124, ptr %__c.addr.i524, align 1, !tbaa !12
  %vtable.i525 = load ptr, ptr %call92, align 8, !tbaa !14
  %vbase.offset.ptr.i526 = getelementptr i8, ptr %vtable.i525, i64 -24
  %vbase.offset.i527 = load i64, ptr %vbase.offset.ptr.i526, align 8
  %add.ptr.i528 = getelementptr inbounds i8, ptr %call92, i64 %vbase.offset.i527
  %_M_width.i.i529 = getelementptr inbounds i8, ptr %add.ptr.i528, i64 16
  %34 = load i64, ptr %_M_width.i.i529, align 8, !tbaa !16
  %cmp.not.i530 = icmp eq i64 %34, 0
  br i1 %cmp.not.i530, label %if.end.i533, label %if.then.i531

if.then.i531:                                     ; preds = %invoke.cont91
  %call1.i535 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call92, ptr noundef nonnull %__c.addr.i524, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit538 unwind label %lpad1

if.end.i533:                                      ; preds = %invoke.cont91
  %call2.i537 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call92, i8 noundef signext 124)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit538 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit538: ; preds = %if.end.i533, %if.then.i531
  %retval.0.i532 = phi ptr [ %call1.i535, %if.then.i531 ], [ %call92, %if.end.i533 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i524)
  %vtable.i539 = load ptr, ptr %retval.0.i532, align 8, !tbaa !14
  %vbase.offset.ptr.i540 = getelementptr i8, ptr %vtable.i539, i64 -24
  %vbase.offset.i541 = load i64, ptr %vbase.offset.ptr.i540, align 8
  %add.ptr.i542 = getelementptr inbounds i8, ptr %retval.0.i532, i64 %vbase.offset.i541
  %_M_flags.i.i908 = getelementptr inbounds i8, ptr %add.ptr.i542, i64 24
  %35 = load i32, ptr %_M_flags.i.i908, align 8, !tbaa !29
  %and.i.i.i.i909 = and i32 %35, -177
  %or.i.i.i.i910 = or disjoint i32 %and.i.i.i.i909, 32
  store i32 %or.i.i.i.i910, ptr %_M_flags.i.i908, align 4, !tbaa !29
  %vbase.offset.i547 = load i64, ptr %vbase.offset.ptr.i540, align 8
  %add.ptr.i548 = getelementptr inbounds i8, ptr %retval.0.i532, i64 %vbase.offset.i547
  %_M_width.i.i549 = getelementptr inbounds i8, ptr %add.ptr.i548, i64 16
  store i64 5, ptr %_M_width.i.i549, align 8, !tbaa !16
  %call105 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i532, i32 noundef 42)
          to label %invoke.cont104 unwind label %lpad1

invoke.cont104:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit538
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i550)
  store i8 124, ptr %__c.addr.i550, align 1, !tbaa !12
  %vtable.i551 = load ptr, ptr %call105, align 8, !tbaa !14
  %vbase.offset.ptr.i552 = getelementptr i8, ptr %vtable.i551, i64 -24
  %vbase.offset.i553 = load i64, ptr %vbase.offset.ptr.i552, align 8
  %add.ptr.i554 = getelementptr inbounds i8, ptr %call105, i64 %vbase.offset.i553
  %_M_width.i.i555 = getelementptr inbounds i8, ptr %add.ptr.i554, i64 16
  %36 = load i64, ptr %_M_width.i.i555, align 8, !tbaa !16
  %cmp.not.i556 = icmp eq i64 %36, 0
  br i1 %cmp.not.i556, label %if.end.i559, label %if.then.i557

if.then.i557:                                     ; preds = %invoke.cont104
  %call1.i561 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call105, ptr noundef nonnull %__c.addr.i550, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit564 unwind label %lpad1

if.end.i559:                                      ; preds = %invoke.cont104
  %call2.i563 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call105, i8 noundef signext 124)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit564 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit564: ; preds = %if.end.i559, %if.then.i557
  %retval.0.i558 = phi ptr [ %call1.i561, %if.then.i557 ], [ %call105, %if.end.i559 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i550)
  %vtable.i565 = load ptr, ptr %retval.0.i558, align 8, !tbaa !14
  %vbase.offset.ptr.i566 = getelementptr i8, ptr %vtable.i565, i64 -24
  %vbase.offset.i567 = load i64, ptr %vbase.offset.ptr.i566, align 8
  %add.ptr.i568 = getelementptr inbounds i8, ptr %retval.0.i558, i64 %vbase.offset.i567
  %_M_flags.i.i911 = getelementptr inbounds i8, ptr %add.ptr.i568, i64 24
  %37 = load i32, ptr %_M_flags.i.i911, align 8, !tbaa !29
  %and.i.i.i.i912 = and i32 %37, -177
  %or.i.i.i.i913 = or disjoint i32 %and.i.i.i.i912, 128
  store i32 %or.i.i.i.i913, ptr %_M_flags.i.i911, align 4, !tbaa !29
  %vbase.offset.i573 = load i64, ptr %vbase.offset.ptr.i566, align 8
  %add.ptr.i574 = getelementptr inbounds i8, ptr %retval.0.i558, i64 %vbase.offset.i573
  %_M_width.i.i575 = getelementptr inbounds i8, ptr %add.ptr.i574, i64 16
  store i64 6, ptr %_M_width.i.i575, align 8, !tbaa !16
  %38 = load ptr, ptr %text, align 8, !tbaa !13
  %39 = load i64, ptr %_M_string_length.i.i.i.i, align 8, !tbaa !9
  %call2.i578 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i558, ptr noundef %38, i64 noundef %39)
          to label %invoke.cont117 unwind label %lpad1

invoke.cont117:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit564
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i580)
  store i8 124, ptr %__c.addr.i580, align 1, !tbaa !12
  %vtable.i581 = load ptr, ptr %call2.i578, align 8, !tbaa !14
  %vbase.offset.ptr.i582 = getelementptr i8, ptr %vtable.i581, i64 -24
  %vbase.offset.i583 = load i64, ptr %vbase.offset.ptr.i582, align 8
  %add.ptr.i584 = getelementptr inbounds i8, ptr %call2.i578, i64 %vbase.offset.i583
  %_M_width.i.i585 = getelementptr inbounds i8, ptr %add.ptr.i584, i64 16
  %40 = load i64, ptr %_M_width.i.i585, align 8, !tbaa !16
  %cmp.not.i586 = icmp eq i64 %40, 0
  br i1 %cmp.not.i586, label %if.end.i589, label %if.then.i587

if.then.i587:                                     ; preds = %invoke.cont117
  %call1.i591 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call2.i578, ptr noundef nonnull %__c.addr.i580, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit594 unwind label %lpad1

if.end.i589:                                      ; preds = %invoke.cont117
  %call2.i593 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call2.i578, i8 noundef signext 124)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit594 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit594: ; preds = %if.end.i589, %if.then.i587
  %retval.0.i588 = phi ptr [ %call1.i591, %if.then.i587 ], [ %call2.i578, %if.end.i589 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i580)
  %vtable.i595 = load ptr, ptr %retval.0.i588, align 8, !tbaa !14
  %vbase.offset.ptr.i596 = getelementptr i8, ptr %vtable.i595, i64 -24
  %vbase.offset.i597 = load i64, ptr %vbase.offset.ptr.i596, align 8
  %add.ptr.i598 = getelementptr inbounds i8, ptr %retval.0.i588, i64 %vbase.offset.i597
  %_M_flags.i.i914 = getelementptr inbounds i8, ptr %add.ptr.i598, i64 24
  %41 = load i32, ptr %_M_flags.i.i914, align 8, !tbaa !29
  %and.i.i.i.i915 = and i32 %41, -177
  %or.i.i.i.i916 = or disjoint i32 %and.i.i.i.i915, 16
  store i32 %or.i.i.i.i916, ptr %_M_flags.i.i914, align 4, !tbaa !29
  %vbase.offset.i603 = load i64, ptr %vbase.offset.ptr.i596, align 8
  %add.ptr.i604 = getelementptr inbounds i8, ptr %retval.0.i588, i64 %vbase.offset.i603
  %_M_width.i.i605 = getelementptr inbounds i8, ptr %add.ptr.i604, i64 16
  store i64 6, ptr %_M_width.i.i605, align 8, !tbaa !16
  %call131 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i588, i32 noundef -3)
          to label %invoke.cont130 unwind label %lpad1

invoke.cont130:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit594
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i606)
  store i8 124, ptr %__c.addr.i606, align 1, !tbaa !12
  %vtable.i607 = load ptr, ptr %call131, align 8, !tbaa !14
  %vbase.offset.ptr.i608 = getelementptr i8, ptr %vtable.i607, i64 -24
  %vbase.offset.i609 = load i64, ptr %vbase.offset.ptr.i608, align 8
  %add.ptr.i610 = getelementptr inbounds i8, ptr %call131, i64 %vbase.offset.i609
  %_M_width.i.i611 = getelementptr inbounds i8, ptr %add.ptr.i610, i64 16
  %42 = load i64, ptr %_M_width.i.i611, align 8, !tbaa !16
  %cmp.not.i612 = icmp eq i64 %42, 0
  br i1 %cmp.not.i612, label %if.end.i615, label %if.then.i613

if.then.i613:                                     ; preds = %invoke.cont130
  %call1.i617 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call131, ptr noundef nonnull %__c.addr.i606, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit620 unwind label %lpad1

if.end.i615:                                      ; preds = %invoke.cont130
  %call2.i619 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call131, i8 noundef signext 124)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit620 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit620: ; preds = %if.end.i615, %if.then.i613
  %retval.0.i614 = phi ptr [ %call1.i617, %if.then.i613 ], [ %call131, %if.end.i615 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i606)
  %vtable.i621 = load ptr, ptr %retval.0.i614, align 8, !tbaa !14
  %vbase.offset.ptr.i622 = getelementptr i8, ptr %vtable.i621, i64 -24
  %vbase.offset.i623 = load i64, ptr %vbase.offset.ptr.i622, align 8
  %add.ptr.i624 = getelementptr inbounds i8, ptr %retval.0.i614, i64 %vbase.offset.i623
  %_M_width.i.i625 = getelementptr inbounds i8, ptr %add.ptr.i624, i64 16
  store i64 3, ptr %_M_width.i.i625, align 8, !tbaa !16
  %call142 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i614, i32 noundef 12345)
          to label %invoke.cont141 unwind label %lpad1

invoke.cont141:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit620
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i626)
  store i8 10, ptr %__c.addr.i626, align 1, !tbaa !12
  %vtable.i627 = load ptr, ptr %call142, align 8, !tbaa !14
  %vbase.offset.ptr.i628 = getelementptr i8, ptr %vtable.i627, i64 -24
  %vbase.offset.i629 = load i64, ptr %vbase.offset.ptr.i628, align 8
  %add.ptr.i630 = getelementptr inbounds i8, ptr %call142, i64 %vbase.offset.i629
  %_M_width.i.i631 = getelementptr inbounds i8, ptr %add.ptr.i630, i64 16
  %43 = load i64, ptr %_M_width.i.i631, align 8, !tbaa !16
  %cmp.not.i632 = icmp eq i64 %43, 0
  br i1 %cmp.not.i632, label %if.end.i635, label %if.then.i633

if.then.i633:                                     ; preds = %invoke.cont141
  %call1.i637 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call142, ptr noundef nonnull %__c.addr.i626, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit640 unwind label %lpad1

if.end.i635:                                      ; preds = %invoke.cont141
  %call2.i639 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call142, i8 noundef signext 10)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit640 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit640: ; preds = %if.end.i635, %if.then.i633
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i626)
  %vtable.i641 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !14
  %vbase.offset.ptr.i642 = getelementptr i8, ptr %vtable.i641, i64 -24
  %vbase.offset.i643 = load i64, ptr %vbase.offset.ptr.i642, align 8
  %add.ptr.i644 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset.i643
  %_M_flags.i.i917 = getelementptr inbounds i8, ptr %add.ptr.i644, i64 24
  %44 = load i32, ptr %_M_flags.i.i917, align 8, !tbaa !29
  %and.i.i.i.i918 = and i32 %44, -261
  %or.i.i.i.i919 = or disjoint i32 %and.i.i.i.i918, 4
  store i32 %or.i.i.i.i919, ptr %_M_flags.i.i917, align 4, !tbaa !29
  %vbase.offset.i649 = load i64, ptr %vbase.offset.ptr.i642, align 8
  %add.ptr.i650 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset.i649
  %_M_precision.i.i = getelementptr inbounds i8, ptr %add.ptr.i650, i64 8
  store i64 3, ptr %_M_precision.i.i, align 8, !tbaa !34
  %call.i651 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, double noundef 3.141590e+00)
          to label %invoke.cont154 unwind label %lpad1

invoke.cont154:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit640
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i653)
  store i8 32, ptr %__c.addr.i653, align 1, !tbaa !12
  %vtable.i654 = load ptr, ptr %call.i651, align 8, !tbaa !14
  %vbase.offset.ptr.i655 = getelementptr i8, ptr %vtable.i654, i64 -24
  %vbase.offset.i656 = load i64, ptr %vbase.offset.ptr.i655, align 8
  %add.ptr.i657 = getelementptr inbounds i8, ptr %call.i651, i64 %vbase.offset.i656
  %_M_width.i.i658 = getelementptr inbounds i8, ptr %add.ptr.i657, i64 16
  %45 = load i64, ptr %_M_width.i.i658, align 8, !tbaa !16
  %cmp.not.i659 = icmp eq i64 %45, 0
  br i1 %cmp.not.i659, label %if.end.i662, label %if.then.i660

if.then.i660:                                     ; preds = %invoke.cont154
  %call1.i664 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i651, ptr noundef nonnull %__c.addr.i653, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit667 unwind label %lpad1

if.end.i662:                                      ; preds = %invoke.cont154
  %call2.i666 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i651, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit667 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit667: ; preds = %if.end.i662, %if.then.i660
  %retval.0.i661 = phi ptr [ %call1.i664, %if.then.i660 ], [ %call.i651, %if.end.i662 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i653)
  %vtable.i668 = load ptr, ptr %retval.0.i661, align 8, !tbaa !14
  %vbase.offset.ptr.i669 = getelementptr i8, ptr %vtable.i668, i64 -24
  %vbase.offset.i670 = load i64, ptr %vbase.offset.ptr.i669, align 8
  %add.ptr.i671 = getelementptr inbounds i8, ptr %retval.0.i661, i64 %vbase.offset.i670
  %_M_flags.i.i920 = getelementptr inbounds i8, ptr %add.ptr.i671, i64 24
  %46 = load i32, ptr %_M_flags.i.i920, align 8, !tbaa !29
  %and.i.i.i.i921 = and i32 %46, -261
  %or.i.i.i.i922 = or disjoint i32 %and.i.i.i.i921, 256
  store i32 %or.i.i.i.i922, ptr %_M_flags.i.i920, align 4, !tbaa !29
  %call.i674 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i661, double noundef 3.141590e+04)
          to label %invoke.cont160 unwind label %lpad1

invoke.cont160:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit667
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i676)
  store i8 32, ptr %__c.addr.i676, align 1, !tbaa !12
  %vtable.i677 = load ptr, ptr %call.i674, align 8, !tbaa !14
  %vbase.offset.ptr.i678 = getelementptr i8, ptr %vtable.i677, i64 -24
  %vbase.offset.i679 = load i64, ptr %vbase.offset.ptr.i678, align 8
  %add.ptr.i680 = getelementptr inbounds i8, ptr %call.i674, i64 %vbase.offset.i679
  %_M_width.i.i681 = getelementptr inbounds i8, ptr %add.ptr.i680, i64 16
  %47 = load i64, ptr %_M_width.i.i681, align 8, !tbaa !16
  %cmp.not.i682 = icmp eq i64 %47, 0
  br i1 %cmp.not.i682, label %if.end.i685, label %if.then.i683

if.then.i683:                                     ; preds = %invoke.cont160
  %call1.i687 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i674, ptr noundef nonnull %__c.addr.i676, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit690 unwind label %lpad1

if.end.i685:                                      ; preds = %invoke.cont160
  %call2.i689 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i674, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit690 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit690: ; preds = %if.end.i685, %if.then.i683
  %retval.0.i684 = phi ptr [ %call1.i687, %if.then.i683 ], [ %call.i674, %if.end.i685 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i676)
  %vtable.i691 = load ptr, ptr %retval.0.i684, align 8, !tbaa !14
  %vbase.offset.ptr.i692 = getelementptr i8, ptr %vtable.i691, i64 -24
  %vbase.offset.i693 = load i64, ptr %vbase.offset.ptr.i692, align 8
  %add.ptr.i694 = getelementptr inbounds i8, ptr %retval.0.i684, i64 %vbase.offset.i693
  %_M_flags.i.i923 = getelementptr inbounds i8, ptr %add.ptr.i694, i64 24
  %48 = load i32, ptr %_M_flags.i.i923, align 4, !tbaa !29
  %and.i.i.i.i924 = and i32 %48, -261
  store i32 %and.i.i.i.i924, ptr %_M_flags.i.i923, align 4, !tbaa !29
  %call.i697 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i684, double noundef 2.000000e+00)
          to label %invoke.cont166 unwind label %lpad1

invoke.cont166:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit690
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i699)
  store i8 32, ptr %__c.addr.i699, align 1, !tbaa !12
  %vtable.i700 = load ptr, ptr %call.i697, align 8, !tbaa !14
  %vbase.offset.ptr.i701 = getelementptr i8, ptr %vtable.i700, i64 -24
  %vbase.offset.i702 = load i64, ptr %vbase.offset.ptr.i701, align 8
  %add.ptr.i703 = getelementptr inbounds i8, ptr %call.i697, i64 %vbase.offset.i702
  %_M_width.i.i704 = getelementptr inbounds i8, ptr %add.ptr.i703, i64 16
  %49 = load i64, ptr %_M_width.i.i704, align 8, !tbaa !16
  %cmp.not.i705 = icmp eq i64 %49, 0
  br i1 %cmp.not.i705, label %if.end.i708, label %if.then.i706

if.then.i706:                                     ; preds = %invoke.cont166
  %call1.i710 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i697, ptr noundef nonnull %__c.addr.i699, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit713 unwind label %lpad1

if.end.i708:                                      ; preds = %invoke.cont166
  %call2.i712 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i697, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit713 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit713: ; preds = %if.end.i708, %if.then.i706
  %retval.0.i707 = phi ptr [ %call1.i710, %if.then.i706 ], [ %call.i697, %if.end.i708 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i699)
  %vtable.i714 = load ptr, ptr %retval.0.i707, align 8, !tbaa !14
  %vbase.offset.ptr.i715 = getelementptr i8, ptr %vtable.i714, i64 -24
  %vbase.offset.i716 = load i64, ptr %vbase.offset.ptr.i715, align 8
  %add.ptr.i717 = getelementptr inbounds i8, ptr %retval.0.i707, i64 %vbase.offset.i716
  %_M_flags.i.i925 = getelementptr inbounds i8, ptr %add.ptr.i717, i64 24
  %50 = load i32, ptr %_M_flags.i.i925, align 8, !tbaa !29
  %or.i.i.i.i926 = or i32 %50, 1
  store i32 %or.i.i.i.i926, ptr %_M_flags.i.i925, align 4, !tbaa !29
  %call.i720 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i707, i1 noundef zeroext true)
          to label %invoke.cont172 unwind label %lpad1

invoke.cont172:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit713
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i722)
  store i8 32, ptr %__c.addr.i722, align 1, !tbaa !12
  %vtable.i723 = load ptr, ptr %call.i720, align 8, !tbaa !14
  %vbase.offset.ptr.i724 = getelementptr i8, ptr %vtable.i723, i64 -24
  %vbase.offset.i725 = load i64, ptr %vbase.offset.ptr.i724, align 8
  %add.ptr.i726 = getelementptr inbounds i8, ptr %call.i720, i64 %vbase.offset.i725
  %_M_width.i.i727 = getelementptr inbounds i8, ptr %add.ptr.i726, i64 16
  %51 = load i64, ptr %_M_width.i.i727, align 8, !tbaa !16
  %cmp.not.i728 = icmp eq i64 %51, 0
  br i1 %cmp.not.i728, label %if.end.i731, label %if.then.i729

if.then.i729:                                     ; preds = %invoke.cont172
  %call1.i733 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i720, ptr noundef nonnull %__c.addr.i722, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit736 unwind label %lpad1

if.end.i731:                                      ; preds = %invoke.cont172
  %call2.i735 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i720, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit736 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit736: ; preds = %if.end.i731, %if.then.i729
  %retval.0.i730 = phi ptr [ %call1.i733, %if.then.i729 ], [ %call.i720, %if.end.i731 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i722)
  %vtable.i737 = load ptr, ptr %retval.0.i730, align 8, !tbaa !14
  %vbase.offset.ptr.i738 = getelementptr i8, ptr %vtable.i737, i64 -24
  %vbase.offset.i739 = load i64, ptr %vbase.offset.ptr.i738, align 8
  %add.ptr.i740 = getelementptr inbounds i8, ptr %retval.0.i730, i64 %vbase.offset.i739
  %_M_flags.i.i927 = getelementptr inbounds i8, ptr %add.ptr.i740, i64 24
  %52 = load i32, ptr %_M_flags.i.i927, align 8, !tbaa !29
  %or.i.i.i.i928 = or i32 %52, 2048
  store i32 %or.i.i.i.i928, ptr %_M_flags.i.i927, align 4, !tbaa !29
  %call179 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i730, i32 noundef 5)
          to label %invoke.cont178 unwind label %lpad1

invoke.cont178:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit736
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i743)
  store i8 32, ptr %__c.addr.i743, align 1, !tbaa !12
  %vtable.i744 = load ptr, ptr %call179, align 8, !tbaa !14
  %vbase.offset.ptr.i745 = getelementptr i8, ptr %vtable.i744, i64 -24
  %vbase.offset.i746 = load i64, ptr %vbase.offset.ptr.i745, align 8
  %add.ptr.i747 = getelementptr inbounds i8, ptr %call179, i64 %vbase.offset.i746
  %_M_width.i.i748 = getelementptr inbounds i8, ptr %add.ptr.i747, i64 16
  %53 = load i64, ptr %_M_width.i.i748, align 8, !tbaa !16
  %cmp.not.i749 = icmp eq i64 %53, 0
  br i1 %cmp.not.i749, label %if.end.i752, label %if.then.i750

if.then.i750:                                     ; preds = %invoke.cont178
  %call1.i754 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call179, ptr noundef nonnull %__c.addr.i743, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit757 unwind label %lpad1

if.end.i752:                                      ; preds = %invoke.cont178
  %call2.i756 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call179, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit757 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit757: ; preds = %if.end.i752, %if.then.i750
  %retval.0.i751 = phi ptr [ %call1.i754, %if.then.i750 ], [ %call179, %if.end.i752 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i743)
  %call.i758 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i751, double noundef 1.250000e+00)
          to label %invoke.cont182 unwind label %lpad1

invoke.cont182:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit757
  %vtable.i760 = load ptr, ptr %call.i758, align 8, !tbaa !14
  %vbase.offset.ptr.i761 = getelementptr i8, ptr %vtable.i760, i64 -24
  %vbase.offset.i762 = load i64, ptr %vbase.offset.ptr.i761, align 8
  %add.ptr.i763 = getelementptr inbounds i8, ptr %call.i758, i64 %vbase.offset.i762
  %_M_flags.i.i929 = getelementptr inbounds i8, ptr %add.ptr.i763, i64 24
  %54 = load i32, ptr %_M_flags.i.i929, align 4, !tbaa !29
  %and.i.i.i.i930 = and i32 %54, -2049
  store i32 %and.i.i.i.i930, ptr %_M_flags.i.i929, align 4, !tbaa !29
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i766)
  store i8 32, ptr %__c.addr.i766, align 1, !tbaa !12
  %vbase.offset.i769 = load i64, ptr %vbase.offset.ptr.i761, align 8
  %add.ptr.i770 = getelementptr inbounds i8, ptr %call.i758, i64 %vbase.offset.i769
  %_M_width.i.i771 = getelementptr inbounds i8, ptr %add.ptr.i770, i64 16
  %55 = load i64, ptr %_M_width.i.i771, align 8, !tbaa !16
  %cmp.not.i772 = icmp eq i64 %55, 0
  br i1 %cmp.not.i772, label %if.end.i775, label %if.then.i773

if.then.i773:                                     ; preds = %invoke.cont182
  %call1.i777 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i758, ptr noundef nonnull %__c.addr.i766, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit780 unwind label %lpad1

if.end.i775:                                      ; preds = %invoke.cont182
  %call2.i779 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i758, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit780 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit780: ; preds = %if.end.i775, %if.then.i773
  %retval.0.i774 = phi ptr [ %call1.i777, %if.then.i773 ], [ %call.i758, %if.end.i775 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i766)
  %call1.i.i781 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i774, ptr noundef nonnull @.str.6, i64 noundef 7)
          to label %invoke.cont188 unwind label %lpad1

invoke.cont188:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit780
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i782)
  store i8 32, ptr %__c.addr.i782, align 1, !tbaa !12
  %vtable.i783 = load ptr, ptr %retval.0.i774, align 8, !tbaa !14
  %vbase.offset.ptr.i784 = getelementptr i8, ptr %vtable.i783, i64 -24
  %vbase.offset.i785 = load i64, ptr %vbase.offset.ptr.i784, align 8
  %add.ptr.i786 = getelementptr inbounds i8, ptr %retval.0.i774, i64 %vbase.offset.i785
  %_M_width.i.i787 = getelementptr inbounds i8, ptr %add.ptr.i786, i64 16
  %56 = load i64, ptr %_M_width.i.i787, align 8, !tbaa !16
  %cmp.not.i788 = icmp eq i64 %56, 0
  br i1 %cmp.not.i788, label %if.end.i791, label %if.then.i789

if.then.i789:                                     ; preds = %invoke.cont188
  %call1.i793 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i774, ptr noundef nonnull %__c.addr.i782, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit796 unwind label %lpad1

if.end.i791:                                      ; preds = %invoke.cont188
  %call2.i795 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i774, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit796 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit796: ; preds = %if.end.i791, %if.then.i789
  %retval.0.i790 = phi ptr [ %call1.i793, %if.then.i789 ], [ %retval.0.i774, %if.end.i791 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i782)
  %vtable.i797 = load ptr, ptr %retval.0.i790, align 8, !tbaa !14
  %vbase.offset.ptr.i798 = getelementptr i8, ptr %vtable.i797, i64 -24
  %vbase.offset.i799 = load i64, ptr %vbase.offset.ptr.i798, align 8
  %add.ptr.i800 = getelementptr inbounds i8, ptr %retval.0.i790, i64 %vbase.offset.i799
  %_M_flags.i.i931 = getelementptr inbounds i8, ptr %add.ptr.i800, i64 24
  %57 = load i32, ptr %_M_flags.i.i931, align 8, !tbaa !29
  %and.i.i.i.i932 = and i32 %57, -261
  %or.i.i.i.i933 = or disjoint i32 %and.i.i.i.i932, 4
  store i32 %or.i.i.i.i933, ptr %_M_flags.i.i931, align 4, !tbaa !29
  %call.i803 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i790, double noundef 1.000000e+30)
          to label %invoke.cont194 unwind label %lpad1

invoke.cont194:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit796
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i805)
  store i8 10, ptr %__c.addr.i805, align 1, !tbaa !12
  %vtable.i806 = load ptr, ptr %call.i803, align 8, !tbaa !14
  %vbase.offset.ptr.i807 = getelementptr i8, ptr %vtable.i806, i64 -24
  %vbase.offset.i808 = load i64, ptr %vbase.offset.ptr.i807, align 8
  %add.ptr.i809 = getelementptr inbounds i8, ptr %call.i803, i64 %vbase.offset.i808
  %_M_width.i.i810 = getelementptr inbounds i8, ptr %add.ptr.i809, i64 16
  %58 = load i64, ptr %_M_width.i.i810, align 8, !tbaa !16
  %cmp.not.i811 = icmp eq i64 %58, 0
  br i1 %cmp.not.i811, label %if.end.i814, label %if.then.i812

if.then.i812:                                     ; preds = %invoke.cont194
  %call1.i816 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i803, ptr noundef nonnull %__c.addr.i805, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit819 unwind label %lpad1

if.end.i814:                                      ; preds = %invoke.cont194
  %call2.i818 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i803, i8 noundef signext 10)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit819 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit819: ; preds = %if.end.i814, %if.then.i812
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i805)
  %call199 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext 120)
          to label %invoke.cont198 unwind label %lpad1

invoke.cont198:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit819
  %call201 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5writeEPKcl(ptr noundef nonnull align 8 dereferenceable(8) %call199, ptr noundef nonnull @.str.2, i64 noundef 2)
          to label %invoke.cont200 unwind label %lpad1

invoke.cont200:                                   ; preds = %invoke.cont198
  %call203 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %call201)
          to label %invoke.cont202 unwind label %lpad1

invoke.cont202:                                   ; preds = %invoke.cont200
  %vtable = load ptr, ptr @_ZSt4cout, align 8, !tbaa !14
  %vbase.offset.ptr = getelementptr i8, ptr %vtable, i64 -24
  %vbase.offset = load i64, ptr %vbase.offset.ptr, align 8
  %add.ptr = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset
  %_M_width.i = getelementptr inbounds i8, ptr %add.ptr, i64 16
  store i64 8, ptr %_M_width.i, align 8, !tbaa !16
  %call207 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i32 noundef 7)
          to label %invoke.cont206 unwind label %lpad1

invoke.cont206:                                   ; preds = %invoke.cont202
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i820)
  store i8 32, ptr %__c.addr.i820, align 1, !tbaa !12
  %vtable.i821 = load ptr, ptr %call207, align 8, !tbaa !14
  %vbase.offset.ptr.i822 = getelementptr i8, ptr %vtable.i821, i64 -24
  %vbase.offset.i823 = load i64, ptr %vbase.offset.ptr.i822, align 8
  %add.ptr.i824 = getelementptr inbounds i8, ptr %call207, i64 %vbase.offset.i823
  %_M_width.i.i825 = getelementptr inbounds i8, ptr %add.ptr.i824, i64 16
  %59 = load i64, ptr %_M_width.i.i825, align 8, !tbaa !16
  %cmp.not.i826 = icmp eq i64 %59, 0
  br i1 %cmp.not.i826, label %if.end.i829, label %if.then.i827

if.then.i827:                                     ; preds = %invoke.cont206
  %call1.i831 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call207, ptr noundef nonnull %__c.addr.i820, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit834 unwind label %lpad1

if.end.i829:                                      ; preds = %invoke.cont206
  %call2.i833 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call207, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit834 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit834: ; preds = %if.end.i829, %if.then.i827
  %retval.0.i828 = phi ptr [ %call1.i831, %if.then.i827 ], [ %call207, %if.end.i829 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i820)
  %vtable210 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !14
  %vbase.offset.ptr211 = getelementptr i8, ptr %vtable210, i64 -24
  %vbase.offset212 = load i64, ptr %vbase.offset.ptr211, align 8
  %add.ptr213 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset212
  %_M_streambuf_state.i.i = getelementptr inbounds i8, ptr %add.ptr213, i64 32
  %60 = load i32, ptr %_M_streambuf_state.i.i, align 8, !tbaa !35
  %cmp.i = icmp eq i32 %60, 0
  %call.i835 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i828, i1 noundef zeroext %cmp.i)
          to label %invoke.cont216 unwind label %lpad1

invoke.cont216:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit834
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %__c.addr.i837)
  store i8 32, ptr %__c.addr.i837, align 1, !tbaa !12
  %vtable.i838 = load ptr, ptr %call.i835, align 8, !tbaa !14
  %vbase.offset.ptr.i839 = getelementptr i8, ptr %vtable.i838, i64 -24
  %vbase.offset.i840 = load i64, ptr %vbase.offset.ptr.i839, align 8
  %add.ptr.i841 = getelementptr inbounds i8, ptr %call.i835, i64 %vbase.offset.i840
  %_M_width.i.i842 = getelementptr inbounds i8, ptr %add.ptr.i841, i64 16
  %61 = load i64, ptr %_M_width.i.i842, align 8, !tbaa !16
  %cmp.not.i843 = icmp eq i64 %61, 0
  br i1 %cmp.not.i843, label %if.end.i846, label %if.then.i844

if.then.i844:                                     ; preds = %invoke.cont216
  %call1.i848 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) %call.i835, ptr noundef nonnull %__c.addr.i837, i64 noundef 1)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit851 unwind label %lpad1

if.end.i846:                                      ; preds = %invoke.cont216
  %call2.i850 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i835, i8 noundef signext 32)
          to label %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit851 unwind label %lpad1

_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit851: ; preds = %if.end.i846, %if.then.i844
  %retval.0.i845 = phi ptr [ %call1.i848, %if.then.i844 ], [ %call.i835, %if.end.i846 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %__c.addr.i837)
  %vtable220 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !14
  %vbase.offset.ptr221 = getelementptr i8, ptr %vtable220, i64 -24
  %vbase.offset222 = load i64, ptr %vbase.offset.ptr221, align 8
  %add.ptr223 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset222
  %_M_precision.i = getelementptr inbounds i8, ptr %add.ptr223, i64 8
  %62 = load i64, ptr %_M_precision.i, align 8, !tbaa !34
  %call.i852 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIlEERSoT_(ptr noundef nonnull align 8 dereferenceable(8) %retval.0.i845, i64 noundef %62)
          to label %invoke.cont226 unwind label %lpad1

invoke.cont226:                                   ; preds = %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit851
  %vtable.i934 = load ptr, ptr %call.i852, align 8, !tbaa !14
  %vbase.offset.ptr.i935 = getelementptr i8, ptr %vtable.i934, i64 -24
  %vbase.offset.i936 = load i64, ptr %vbase.offset.ptr.i935, align 8
  %add.ptr.i937 = getelementptr inbounds i8, ptr %call.i852, i64 %vbase.offset.i936
  %_M_ctype.i.i938 = getelementptr inbounds i8, ptr %add.ptr.i937, i64 240
  %63 = load ptr, ptr %_M_ctype.i.i938, align 8, !tbaa !23
  %tobool.not.i.i.i939 = icmp eq ptr %63, null
  br i1 %tobool.not.i.i.i939, label %if.then.i.i.i951.invoke, label %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i940

if.then.i.i.i951.invoke:                          ; preds = %invoke.cont226, %if.then.i.i.i520, %invoke.cont39
  invoke void @_ZSt16__throw_bad_castv() #13
          to label %if.then.i.i.i951.cont unwind label %lpad1

if.then.i.i.i951.cont:                            ; preds = %if.then.i.i.i951.invoke
  unreachable

_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i940: ; preds = %invoke.cont226
  %_M_widen_ok.i.i.i941 = getelementptr inbounds i8, ptr %63, i64 56
  %64 = load i8, ptr %_M_widen_ok.i.i.i941, align 8, !tbaa !26
  %tobool.not.i3.i.i942 = icmp eq i8 %64, 0
  br i1 %tobool.not.i3.i.i942, label %if.end.i.i.i948, label %if.then.i4.i.i943

if.then.i4.i.i943:                                ; preds = %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i940
  %arrayidx.i.i.i944 = getelementptr inbounds i8, ptr %63, i64 67
  %65 = load i8, ptr %arrayidx.i.i.i944, align 1, !tbaa !12
  br label %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i945

if.end.i.i.i948:                                  ; preds = %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i940
  invoke void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %63)
          to label %.noexc953 unwind label %lpad1

.noexc953:                                        ; preds = %if.end.i.i.i948
  %vtable.i.i.i949 = load ptr, ptr %63, align 8, !tbaa !14
  %vfn.i.i.i950 = getelementptr inbounds i8, ptr %vtable.i.i.i949, i64 48
  %66 = load ptr, ptr %vfn.i.i.i950, align 8
  %call.i.i.i955 = invoke noundef signext i8 %66(ptr noundef nonnull align 8 dereferenceable(570) %63, i8 noundef signext 10)
          to label %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i945 unwind label %lpad1

_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i945: ; preds = %.noexc953, %if.then.i4.i.i943
  %retval.0.i.i.i946 = phi i8 [ %65, %if.then.i4.i.i943 ], [ %call.i.i.i955, %.noexc953 ]
  %call1.i957 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) %call.i852, i8 noundef signext %retval.0.i.i.i946)
          to label %call1.i.noexc956 unwind label %lpad1

call1.i.noexc956:                                 ; preds = %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i945
  %call.i.i947958 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %call1.i957)
          to label %invoke.cont228 unwind label %lpad1

invoke.cont228:                                   ; preds = %call1.i.noexc956
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %ref.tmp230) #12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %agg.tmp.i)
  store i64 0, ptr %ref.tmp230, align 8, !tbaa !36
  %call.i856 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14
          to label %call.i.noexc unwind label %lpad232

call.i.noexc:                                     ; preds = %invoke.cont228
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 16), ptr %call.i856, align 8, !tbaa !14
  store ptr %call.i856, ptr %agg.tmp.i, align 8, !tbaa !38
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp230, ptr noundef nonnull %agg.tmp.i, ptr noundef null)
          to label %invoke.cont3.i unwind label %lpad2.i

invoke.cont3.i:                                   ; preds = %call.i.noexc
  %67 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !38
  %cmp.not.i.i = icmp eq ptr %67, null
  br i1 %cmp.not.i.i, label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit", label %delete.notnull.i.i.i

delete.notnull.i.i.i:                             ; preds = %invoke.cont3.i
  %vtable.i.i.i = load ptr, ptr %67, align 8, !tbaa !14
  %vfn.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i, i64 8
  %68 = load ptr, ptr %vfn.i.i.i, align 8
  call void %68(ptr noundef nonnull align 8 dereferenceable(8) %67) #12
  br label %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"

lpad2.i:                                          ; preds = %call.i.noexc
  %69 = landingpad { ptr, i32 }
          cleanup
  %70 = load ptr, ptr %agg.tmp.i, align 8, !tbaa !38
  %cmp.not.i5.i = icmp eq ptr %70, null
  br i1 %cmp.not.i5.i, label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i, label %delete.notnull.i.i6.i

delete.notnull.i.i6.i:                            ; preds = %lpad2.i
  %vtable.i.i7.i = load ptr, ptr %70, align 8, !tbaa !14
  %vfn.i.i8.i = getelementptr inbounds i8, ptr %vtable.i.i7.i, i64 8
  %71 = load ptr, ptr %vfn.i.i8.i, align 8
  call void %71(ptr noundef nonnull align 8 dereferenceable(8) %70) #12
  br label %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i

_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i: ; preds = %delete.notnull.i.i6.i, %lpad2.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !38
  br label %ehcleanup

"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit":  ; preds = %invoke.cont3.i, %delete.notnull.i.i.i
  store ptr null, ptr %agg.tmp.i, align 8, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %agg.tmp.i)
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp230)
          to label %invoke.cont235 unwind label %lpad234

invoke.cont235:                                   ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %agg.tmp.sroa.0.0.copyload.i.i = load i64, ptr %ref.tmp230, align 8, !tbaa !39
  %cmp.i.i.not.i = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i, 0
  br i1 %cmp.i.i.not.i, label %_ZNSt6threadD2Ev.exit, label %if.then.i857

if.then.i857:                                     ; preds = %invoke.cont235
  call void @_ZSt9terminatev() #15
  unreachable

_ZNSt6threadD2Ev.exit:                            ; preds = %invoke.cont235
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp230) #12
  %call1.i862 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cerr, ptr noundef nonnull @.str.3, i64 noundef 9)
          to label %invoke.cont237 unwind label %lpad1

invoke.cont237:                                   ; preds = %_ZNSt6threadD2Ev.exit
  %vtable239 = load ptr, ptr @_ZSt4cout, align 8, !tbaa !14
  %vbase.offset.ptr240 = getelementptr i8, ptr %vtable239, i64 -24
  %vbase.offset241 = load i64, ptr %vbase.offset.ptr240, align 8
  %add.ptr242 = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset241
  %_M_streambuf_state.i.i.i = getelementptr inbounds i8, ptr %add.ptr242, i64 32
  %72 = load i32, ptr %_M_streambuf_state.i.i.i, align 8, !tbaa !35
  %73 = load ptr, ptr %text, align 8, !tbaa !13
  %cmp.i.i.i864 = icmp eq ptr %73, %0
  br i1 %cmp.i.i.i864, label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit, label %if.then.i.i865

if.then.i.i865:                                   ; preds = %invoke.cont237
  %74 = load i64, ptr %0, align 8, !tbaa !12
  %add.i.i.i866 = add i64 %74, 1
  call void @_ZdlPvm(ptr noundef %73, i64 noundef %add.i.i.i866) #16
  br label %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit

_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit: ; preds = %invoke.cont237, %if.then.i.i865
  %and.i.i.i = and i32 %72, 5
  %cmp.i.not.i = icmp ne i32 %and.i.i.i, 0
  %cond = zext i1 %cmp.i.not.i to i32
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %text) #12
  ret i32 %cond

lpad1:                                            ; preds = %if.then.i.i.i951.invoke, %call1.i.noexc956, %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i945, %.noexc953, %if.end.i.i.i948, %call1.i.noexc888, %_ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc.exit.i, %.noexc886, %if.end.i.i.i, %_ZNSt6threadD2Ev.exit, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit851, %if.end.i846, %if.then.i844, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit834, %if.end.i829, %if.then.i827, %if.end.i814, %if.then.i812, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit796, %if.end.i791, %if.then.i789, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit780, %if.end.i775, %if.then.i773, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit757, %if.end.i752, %if.then.i750, %if.end.i731, %if.then.i729, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit713, %if.end.i708, %if.then.i706, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit690, %if.end.i685, %if.then.i683, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit667, %if.end.i662, %if.then.i660, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit640, %if.end.i635, %if.then.i633, %if.end.i615, %if.then.i613, %if.end.i589, %if.then.i587, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit564, %if.end.i559, %if.then.i557, %if.end.i533, %if.then.i531, %.noexc522, %if.end.i.i.i.i.i, %if.end.i505, %if.then.i503, %if.end.i478, %if.then.i476, %if.end.i439, %if.then.i437, %if.end.i418, %if.then.i416, %if.end.i403, %if.then.i401, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit386, %if.end.i381, %if.then.i379, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit370, %if.end.i365, %if.then.i363, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit353, %if.end.i348, %if.then.i346, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit337, %if.end.i332, %if.then.i330, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit321, %if.end.i316, %if.then.i314, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit305, %if.end.i300, %if.then.i298, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit289, %if.end.i284, %if.then.i282, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit273, %if.end.i268, %if.then.i266, %if.end.i, %if.then.i, %invoke.cont2, %entry, %invoke.cont202, %invoke.cont200, %invoke.cont198, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit819, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit736, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit620, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit594, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit538, %_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E.exit, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit483, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit444, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit423, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit408, %invoke.cont41, %_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c.exit
  %75 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup245

lpad232:                                          ; preds = %invoke.cont228
  %76 = landingpad { ptr, i32 }
          cleanup
  br label %ehcleanup

lpad234:                                          ; preds = %"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_.exit"
  %77 = landingpad { ptr, i32 }
          cleanup
  %agg.tmp.sroa.0.0.copyload.i.i867 = load i64, ptr %ref.tmp230, align 8, !tbaa !39
  %cmp.i.i.not.i868 = icmp eq i64 %agg.tmp.sroa.0.0.copyload.i.i867, 0
  br i1 %cmp.i.i.not.i868, label %ehcleanup, label %if.then.i869

if.then.i869:                                     ; preds = %lpad234
  call void @_ZSt9terminatev() #15
  unreachable

ehcleanup:                                        ; preds = %lpad234, %lpad232, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i
  %.pn = phi { ptr, i32 } [ %76, %lpad232 ], [ %69, %_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev.exit9.i ], [ %77, %lpad234 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %ref.tmp230) #12
  br label %ehcleanup245

ehcleanup245:                                     ; preds = %ehcleanup, %lpad1
  %.pn250 = phi { ptr, i32 } [ %75, %lpad1 ], [ %.pn, %ehcleanup ]
  %78 = load ptr, ptr %text, align 8, !tbaa !13
  %cmp.i.i.i872 = icmp eq ptr %78, %0
  br i1 %cmp.i.i.i872, label %ehcleanup247, label %if.then.i.i873

if.then.i.i873:                                   ; preds = %ehcleanup245
  %79 = load i64, ptr %0, align 8, !tbaa !12
  %add.i.i.i874 = add i64 %79, 1
  call void @_ZdlPvm(ptr noundef %78, i64 noundef %add.i.i.i874) #16
  br label %ehcleanup247

ehcleanup247:                                     ; preds = %if.then.i.i873, %ehcleanup245
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %text) #12
  resume { ptr, i32 } %.pn250
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8), i32 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEs(ptr noundef nonnull align 8 dereferenceable(8), i16 noundef signext) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8), i8 noundef signext) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5writeEPKcl(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, i64 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #0

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #0

; Function Attrs: noreturn nounwind
declare void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, i64 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertImEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIlEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIyEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIdEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), double noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIeEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), x86_fp80 noundef) local_unnamed_addr #0

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo9_M_insertIbEERSoT_(ptr noundef nonnull align 8 dereferenceable(8), i1 noundef zeroext) local_unnamed_addr #0

; Function Attrs: noreturn
declare void @_ZSt16__throw_bad_castv() local_unnamed_addr #8

declare void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570)) local_unnamed_addr #0

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: inlinehint mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %this) unnamed_addr #9 align 2 {
entry:
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %this) #12
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #16
  ret void
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %this) unnamed_addr #10 align 2 {
entry:
  %call1.i.i.i.i.i.i = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull @.str.7, i64 noundef 13)
  %vtable.i.i.i.i.i.i = load ptr, ptr @_ZSt4cout, align 8, !tbaa !14
  %vbase.offset.ptr.i.i.i.i.i.i = getelementptr i8, ptr %vtable.i.i.i.i.i.i, i64 -24
  %vbase.offset.i.i.i.i.i.i = load i64, ptr %vbase.offset.ptr.i.i.i.i.i.i, align 8
  %add.ptr.i.i.i.i.i.i = getelementptr inbounds i8, ptr @_ZSt4cout, i64 %vbase.offset.i.i.i.i.i.i
  %_M_ctype.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %add.ptr.i.i.i.i.i.i, i64 240
  %0 = load ptr, ptr %_M_ctype.i.i.i.i.i.i.i, align 8, !tbaa !23
  %tobool.not.i.i.i.i.i.i.i.i = icmp eq ptr %0, null
  br i1 %tobool.not.i.i.i.i.i.i.i.i, label %if.then.i.i.i.i.i.i.i.i, label %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i.i.i.i.i.i

if.then.i.i.i.i.i.i.i.i:                          ; preds = %entry
  tail call void @_ZSt16__throw_bad_castv() #13
  unreachable

_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i.i.i.i.i.i: ; preds = %entry
  %_M_widen_ok.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 56
  %1 = load i8, ptr %_M_widen_ok.i.i.i.i.i.i.i.i, align 8, !tbaa !26
  %tobool.not.i3.i.i.i.i.i.i.i = icmp eq i8 %1, 0
  br i1 %tobool.not.i3.i.i.i.i.i.i.i, label %if.end.i.i.i.i.i.i.i.i, label %if.then.i4.i.i.i.i.i.i.i

if.then.i4.i.i.i.i.i.i.i:                         ; preds = %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i.i.i.i.i.i
  %arrayidx.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %0, i64 67
  %2 = load i8, ptr %arrayidx.i.i.i.i.i.i.i.i, align 1, !tbaa !12
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit"

if.end.i.i.i.i.i.i.i.i:                           ; preds = %_ZSt13__check_facetISt5ctypeIcEERKT_PS3_.exit.i.i.i.i.i.i.i
  tail call void @_ZNKSt5ctypeIcE13_M_widen_initEv(ptr noundef nonnull align 8 dereferenceable(570) %0)
  %vtable.i.i.i.i.i.i.i.i = load ptr, ptr %0, align 8, !tbaa !14
  %vfn.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %vtable.i.i.i.i.i.i.i.i, i64 48
  %3 = load ptr, ptr %vfn.i.i.i.i.i.i.i.i, align 8
  %call.i.i.i.i.i.i.i.i = tail call noundef signext i8 %3(ptr noundef nonnull align 8 dereferenceable(570) %0, i8 noundef signext 10)
  br label %"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit"

"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv.exit": ; preds = %if.then.i4.i.i.i.i.i.i.i, %if.end.i.i.i.i.i.i.i.i
  %retval.0.i.i.i.i.i.i.i.i = phi i8 [ %2, %if.then.i4.i.i.i.i.i.i.i ], [ %call.i.i.i.i.i.i.i.i, %if.end.i.i.i.i.i.i.i.i ]
  %call1.i3.i.i.i.i.i = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo3putEc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, i8 noundef signext %retval.0.i.i.i.i.i.i.i.i)
  %call.i.i4.i.i.i.i.i = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSo5flushEv(ptr noundef nonnull align 8 dereferenceable(8) %call1.i3.i.i.i.i.i)
  ret void
}

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_streams.cpp() #11 section ".text.startup" {
entry:
  tail call void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit)
  %0 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt8ios_base4InitD1Ev, ptr nonnull @_ZStL8__ioinit, ptr nonnull @__dso_handle) #12
  ret void
}

attributes #0 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { noreturn }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !6, i64 0}
!5 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !6, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !11, i64 8}
!10 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !5, i64 0, !11, i64 8, !7, i64 16}
!11 = !{!"long", !7, i64 0}
!12 = !{!7, !7, i64 0}
!13 = !{!10, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"vtable pointer", !8, i64 0}
!16 = !{!17, !11, i64 16}
!17 = !{!"_ZTSSt8ios_base", !11, i64 8, !11, i64 16, !18, i64 24, !19, i64 28, !19, i64 32, !6, i64 40, !20, i64 48, !7, i64 64, !21, i64 192, !6, i64 200, !22, i64 208}
!18 = !{!"_ZTSSt13_Ios_Fmtflags", !7, i64 0}
!19 = !{!"_ZTSSt12_Ios_Iostate", !7, i64 0}
!20 = !{!"_ZTSNSt8ios_base6_WordsE", !6, i64 0, !11, i64 8}
!21 = !{!"int", !7, i64 0}
!22 = !{!"_ZTSSt6locale", !6, i64 0}
!23 = !{!24, !6, i64 240}
!24 = !{!"_ZTSSt9basic_iosIcSt11char_traitsIcEE", !17, i64 0, !6, i64 216, !7, i64 224, !25, i64 225, !6, i64 232, !6, i64 240, !6, i64 248, !6, i64 256}
!25 = !{!"bool", !7, i64 0}
!26 = !{!27, !7, i64 56}
!27 = !{!"_ZTSSt5ctypeIcE", !28, i64 0, !6, i64 16, !25, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !7, i64 56, !7, i64 57, !7, i64 313, !7, i64 569}
!28 = !{!"_ZTSNSt6locale5facetE", !21, i64 8}
!29 = !{!18, !18, i64 0}
!30 = !{!24, !25, i64 225}
!31 = !{i8 0, i8 2}
!32 = !{}
!33 = !{!24, !7, i64 224}
!34 = !{!17, !11, i64 8}
!35 = !{!17, !19, i64 32}
!36 = !{!37, !11, i64 0}
!37 = !{!"_ZTSNSt6thread2idE", !11, i64 0}
!38 = !{!6, !6, i64 0}
!39 = !{!11, !11, i64 0}
