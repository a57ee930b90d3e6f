; ModuleID = 'exceptions_cleanup.cpp'
source_filename = "exceptions_cleanup.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Member = type { %struct.Local, %struct.Local }
%struct.Local = type { ptr }
%struct.Busy = type { i8 }
%struct.Error = type { i32 }

$_ZN6MemberC2Ei = comdat any

$_ZN6MemberD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN5ErrorC2Ei = comdat any

$_ZN5ErrorD2Ev = comdat any

$_ZN4BusyD2Ev = comdat any

$_ZN5ErrorC2ERKS_ = comdat any

$_ZN5LocalC2EPKc = comdat any

$_ZN5LocalD2Ev = comdat any

$_ZTS5Error = comdat any

$_ZTI5Error = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS5Error = linkonce_odr dso_local constant [7 x i8] c"5Error\00", comdat, align 1
@_ZTI5Error = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Error }, comdat, align 8
@.str = private unnamed_addr constant [11 x i8] c"caught %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [20 x i8] c"caught %d by value\0A\00", align 1, !dbg !8
@.str.2 = private unnamed_addr constant [8 x i8] c"caught\0A\00", align 1, !dbg !13
@.str.3 = private unnamed_addr constant [17 x i8] c"caught %d again\0A\00", align 1, !dbg !18
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !23
@.str.5 = private unnamed_addr constant [6 x i8] c"round\00", align 1, !dbg !28
@_ZTIi = external constant ptr
@.str.6 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !33
@.str.7 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !35
@.str.8 = private unnamed_addr constant [5 x i8] c"body\00", align 1, !dbg !37
@.str.9 = private unnamed_addr constant [8 x i8] c"member\0A\00", align 1, !dbg !42
@.str.10 = private unnamed_addr constant [15 x i8] c"error %d made\0A\00", align 1, !dbg !44
@.str.11 = private unnamed_addr constant [15 x i8] c"error %d gone\0A\00", align 1, !dbg !49
@.str.12 = private unnamed_addr constant [6 x i8] c"inner\00", align 1, !dbg !51
@.str.13 = private unnamed_addr constant [18 x i8] c"caught %d inside\0A\00", align 1, !dbg !53
@.str.14 = private unnamed_addr constant [17 x i8] c"error %d copied\0A\00", align 1, !dbg !58
@.str.15 = private unnamed_addr constant [5 x i8] c"deep\00", align 1, !dbg !60
@.str.16 = private unnamed_addr constant [6 x i8] c"again\00", align 1, !dbg !62
@.str.17 = private unnamed_addr constant [8 x i8] c"handler\00", align 1, !dbg !64
@.str.18 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !66
@.str.19 = private unnamed_addr constant [6 x i8] c"block\00", align 1, !dbg !71
@.str.20 = private unnamed_addr constant [19 x i8] c"function block %d\0A\00", align 1, !dbg !73
@.str.21 = private unnamed_addr constant [5 x i8] c"+%s\0A\00", align 1, !dbg !78
@.str.22 = private unnamed_addr constant [10 x i8] c"-%s (%d)\0A\00", align 1, !dbg !80

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !130 {
entry:
  %retval = alloca i32, align 4
  %fails = alloca i32, align 4
  %member = alloca %struct.Member, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca ptr, align 8
  %busy = alloca %struct.Busy, align 1
  %by_value = alloca %struct.Error, align 4
  %n = alloca i32, align 4
  %e41 = alloca ptr, align 8
  %i = alloca i32, align 4
  %round = alloca %struct.Local, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %0 = alloca i32, align 4
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %fails, !134, !DIExpression(), !136)
  store i32 0, ptr %fails, align 4, !dbg !136
  br label %for.cond, !dbg !137

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %fails, align 4, !dbg !138
  %cmp = icmp slt i32 %1, 2, !dbg !140
  br i1 %cmp, label %for.body, label %for.end, !dbg !141

for.body:                                         ; preds = %for.cond
    #dbg_declare(ptr %member, !142, !DIExpression(), !145)
  %2 = load i32, ptr %fails, align 4, !dbg !146
  invoke void @_ZN6MemberC2Ei(ptr noundef nonnull align 8 dereferenceable(16) %member, i32 noundef %2)
          to label %invoke.cont unwind label %lpad, !dbg !145

invoke.cont:                                      ; preds = %for.body
  call void @_ZN6MemberD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %member) #8, !dbg !147
  br label %try.cont, !dbg !148

lpad:                                             ; preds = %for.body
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error, !dbg !149
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !149
  store ptr %4, ptr %exn.slot, align 8, !dbg !149
  %5 = extractvalue { ptr, i32 } %3, 1, !dbg !149
  store i32 %5, ptr %ehselector.slot, align 4, !dbg !149
  br label %catch.dispatch, !dbg !149

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !148
  %6 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Error) #8, !dbg !148
  %matches = icmp eq i32 %sel, %6, !dbg !148
  br i1 %matches, label %catch, label %eh.resume, !dbg !148

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %e, !150, !DIExpression(), !151)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !148
  %7 = call ptr @__cxa_begin_catch(ptr %exn) #8, !dbg !148
  store ptr %7, ptr %e, align 8, !dbg !148
  %8 = load ptr, ptr %e, align 8, !dbg !152
  %number = getelementptr inbounds %struct.Error, ptr %8, i32 0, i32 0, !dbg !154
  %9 = load i32, ptr %number, align 4, !dbg !154
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9)
          to label %invoke.cont2 unwind label %lpad1, !dbg !155

invoke.cont2:                                     ; preds = %catch
  call void @__cxa_end_catch(), !dbg !156
  br label %try.cont, !dbg !156

try.cont:                                         ; preds = %invoke.cont2, %invoke.cont
  br label %for.inc, !dbg !157

for.inc:                                          ; preds = %try.cont
  %10 = load i32, ptr %fails, align 4, !dbg !158
  %inc = add nsw i32 %10, 1, !dbg !158
  store i32 %inc, ptr %fails, align 4, !dbg !158
  br label %for.cond, !dbg !159, !llvm.loop !160

lpad1:                                            ; preds = %catch
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !163
  %12 = extractvalue { ptr, i32 } %11, 0, !dbg !163
  store ptr %12, ptr %exn.slot, align 8, !dbg !163
  %13 = extractvalue { ptr, i32 } %11, 1, !dbg !163
  store i32 %13, ptr %ehselector.slot, align 4, !dbg !163
  invoke void @__cxa_end_catch()
          to label %invoke.cont3 unwind label %terminate.lpad, !dbg !156

invoke.cont3:                                     ; preds = %lpad1
  br label %eh.resume, !dbg !156

for.end:                                          ; preds = %for.cond
    #dbg_declare(ptr %busy, !164, !DIExpression(), !172)
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !173
  invoke void @_ZN5ErrorC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %exception, i32 noundef 7)
          to label %invoke.cont5 unwind label %lpad4, !dbg !174

invoke.cont5:                                     ; preds = %for.end
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev) #9
          to label %unreachable unwind label %lpad6, !dbg !173

lpad4:                                            ; preds = %for.end
  %14 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error, !dbg !175
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !175
  store ptr %15, ptr %exn.slot, align 8, !dbg !175
  %16 = extractvalue { ptr, i32 } %14, 1, !dbg !175
  store i32 %16, ptr %ehselector.slot, align 4, !dbg !175
  call void @__cxa_free_exception(ptr %exception) #8, !dbg !173
  br label %ehcleanup, !dbg !173

lpad6:                                            ; preds = %invoke.cont5
  %17 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error, !dbg !175
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !175
  store ptr %18, ptr %exn.slot, align 8, !dbg !175
  %19 = extractvalue { ptr, i32 } %17, 1, !dbg !175
  store i32 %19, ptr %ehselector.slot, align 4, !dbg !175
  br label %ehcleanup, !dbg !175

ehcleanup:                                        ; preds = %lpad6, %lpad4
  call void @_ZN4BusyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %busy) #8, !dbg !176
  br label %catch.dispatch7, !dbg !176

catch.dispatch7:                                  ; preds = %ehcleanup
  %sel8 = load i32, ptr %ehselector.slot, align 4, !dbg !177
  %20 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Error) #8, !dbg !177
  %matches9 = icmp eq i32 %sel8, %20, !dbg !177
  br i1 %matches9, label %catch10, label %eh.resume, !dbg !177

catch10:                                          ; preds = %catch.dispatch7
    #dbg_declare(ptr %by_value, !178, !DIExpression(), !179)
  %exn11 = load ptr, ptr %exn.slot, align 8, !dbg !177
  %21 = call ptr @__cxa_get_exception_ptr(ptr %exn11) #8, !dbg !177
  invoke void @_ZN5ErrorC2ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %by_value, ptr noundef nonnull align 4 dereferenceable(4) %21)
          to label %invoke.cont12 unwind label %terminate.lpad, !dbg !179

invoke.cont12:                                    ; preds = %catch10
  %22 = call ptr @__cxa_begin_catch(ptr %exn11) #8, !dbg !177
  %number13 = getelementptr inbounds %struct.Error, ptr %by_value, i32 0, i32 0, !dbg !180
  %23 = load i32, ptr %number13, align 4, !dbg !180
  %call16 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %23)
          to label %invoke.cont15 unwind label %lpad14, !dbg !182

invoke.cont15:                                    ; preds = %invoke.cont12
  call void @_ZN5ErrorD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %by_value) #8, !dbg !183
  call void @__cxa_end_catch(), !dbg !183
  br label %try.cont20, !dbg !183

try.cont20:                                       ; preds = %invoke.cont15
  %call23 = invoke noundef i32 @_ZL4deepi(i32 noundef 2)
          to label %invoke.cont22 unwind label %lpad21, !dbg !184

invoke.cont22:                                    ; preds = %try.cont20
  br label %try.cont31, !dbg !186

lpad14:                                           ; preds = %invoke.cont12
  %24 = landingpad { ptr, i32 }
          cleanup, !dbg !187
  %25 = extractvalue { ptr, i32 } %24, 0, !dbg !187
  store ptr %25, ptr %exn.slot, align 8, !dbg !187
  %26 = extractvalue { ptr, i32 } %24, 1, !dbg !187
  store i32 %26, ptr %ehselector.slot, align 4, !dbg !187
  call void @_ZN5ErrorD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %by_value) #8, !dbg !183
  invoke void @__cxa_end_catch()
          to label %invoke.cont19 unwind label %terminate.lpad, !dbg !183

invoke.cont19:                                    ; preds = %lpad14
  br label %eh.resume, !dbg !183

lpad21:                                           ; preds = %try.cont20
  %27 = landingpad { ptr, i32 }
          catch ptr null, !dbg !188
  %28 = extractvalue { ptr, i32 } %27, 0, !dbg !188
  store ptr %28, ptr %exn.slot, align 8, !dbg !188
  %29 = extractvalue { ptr, i32 } %27, 1, !dbg !188
  store i32 %29, ptr %ehselector.slot, align 4, !dbg !188
  br label %catch24, !dbg !188

catch24:                                          ; preds = %lpad21
  %exn25 = load ptr, ptr %exn.slot, align 8, !dbg !186
  %30 = call ptr @__cxa_begin_catch(ptr %exn25) #8, !dbg !186
  %call28 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.2)
          to label %invoke.cont27 unwind label %lpad26, !dbg !189

invoke.cont27:                                    ; preds = %catch24
  call void @__cxa_end_catch(), !dbg !191
  br label %try.cont31, !dbg !191

try.cont31:                                       ; preds = %invoke.cont27, %invoke.cont22
    #dbg_declare(ptr %n, !192, !DIExpression(), !194)
  store i32 4, ptr %n, align 4, !dbg !194
  br label %for.cond32, !dbg !195

for.cond32:                                       ; preds = %for.inc50, %try.cont31
  %31 = load i32, ptr %n, align 4, !dbg !196
  %cmp33 = icmp slt i32 %31, 7, !dbg !198
  br i1 %cmp33, label %for.body34, label %for.end52, !dbg !199

for.body34:                                       ; preds = %for.cond32
  %32 = load i32, ptr %n, align 4, !dbg !200
  invoke void @_ZL5againi(i32 noundef %32)
          to label %invoke.cont36 unwind label %lpad35, !dbg !203

invoke.cont36:                                    ; preds = %for.body34
  br label %try.cont49, !dbg !204

lpad26:                                           ; preds = %catch24
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !205
  %34 = extractvalue { ptr, i32 } %33, 0, !dbg !205
  store ptr %34, ptr %exn.slot, align 8, !dbg !205
  %35 = extractvalue { ptr, i32 } %33, 1, !dbg !205
  store i32 %35, ptr %ehselector.slot, align 4, !dbg !205
  invoke void @__cxa_end_catch()
          to label %invoke.cont30 unwind label %terminate.lpad, !dbg !191

invoke.cont30:                                    ; preds = %lpad26
  br label %eh.resume, !dbg !191

lpad35:                                           ; preds = %for.body34
  %36 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error, !dbg !206
  %37 = extractvalue { ptr, i32 } %36, 0, !dbg !206
  store ptr %37, ptr %exn.slot, align 8, !dbg !206
  %38 = extractvalue { ptr, i32 } %36, 1, !dbg !206
  store i32 %38, ptr %ehselector.slot, align 4, !dbg !206
  br label %catch.dispatch37, !dbg !206

catch.dispatch37:                                 ; preds = %lpad35
  %sel38 = load i32, ptr %ehselector.slot, align 4, !dbg !204
  %39 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Error) #8, !dbg !204
  %matches39 = icmp eq i32 %sel38, %39, !dbg !204
  br i1 %matches39, label %catch40, label %eh.resume, !dbg !204

catch40:                                          ; preds = %catch.dispatch37
    #dbg_declare(ptr %e41, !207, !DIExpression(), !209)
  %exn42 = load ptr, ptr %exn.slot, align 8, !dbg !204
  %40 = call ptr @__cxa_begin_catch(ptr %exn42) #8, !dbg !204
  store ptr %40, ptr %e41, align 8, !dbg !204
  %41 = load ptr, ptr %e41, align 8, !dbg !210
  %number43 = getelementptr inbounds %struct.Error, ptr %41, i32 0, i32 0, !dbg !212
  %42 = load i32, ptr %number43, align 4, !dbg !212
  %call46 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %42)
          to label %invoke.cont45 unwind label %lpad44, !dbg !213

invoke.cont45:                                    ; preds = %catch40
  call void @__cxa_end_catch(), !dbg !214
  br label %try.cont49, !dbg !214

try.cont49:                                       ; preds = %invoke.cont45, %invoke.cont36
  br label %for.inc50, !dbg !215

for.inc50:                                        ; preds = %try.cont49
  %43 = load i32, ptr %n, align 4, !dbg !216
  %inc51 = add nsw i32 %43, 1, !dbg !216
  store i32 %inc51, ptr %n, align 4, !dbg !216
  br label %for.cond32, !dbg !217, !llvm.loop !218

lpad44:                                           ; preds = %catch40
  %44 = landingpad { ptr, i32 }
          cleanup, !dbg !220
  %45 = extractvalue { ptr, i32 } %44, 0, !dbg !220
  store ptr %45, ptr %exn.slot, align 8, !dbg !220
  %46 = extractvalue { ptr, i32 } %44, 1, !dbg !220
  store i32 %46, ptr %ehselector.slot, align 4, !dbg !220
  invoke void @__cxa_end_catch()
          to label %invoke.cont48 unwind label %terminate.lpad, !dbg !214

invoke.cont48:                                    ; preds = %lpad44
  br label %eh.resume, !dbg !214

for.end52:                                        ; preds = %for.cond32
  %call53 = call noundef i32 @_ZL10in_handlerv(), !dbg !221
  %call54 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %call53), !dbg !222
  call void @_ZL14function_blocki(i32 noundef 0), !dbg !223
  call void @_ZL14function_blocki(i32 noundef 8), !dbg !224
    #dbg_declare(ptr %i, !225, !DIExpression(), !227)
  store i32 0, ptr %i, align 4, !dbg !227
  br label %for.cond55, !dbg !228

for.cond55:                                       ; preds = %for.inc71, %for.end52
  %47 = load i32, ptr %i, align 4, !dbg !229
  %cmp56 = icmp slt i32 %47, 3, !dbg !231
  br i1 %cmp56, label %for.body57, label %for.end73, !dbg !232

for.body57:                                       ; preds = %for.cond55
    #dbg_declare(ptr %round, !233, !DIExpression(), !235)
  call void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %round, ptr noundef @.str.5), !dbg !235
  %48 = load i32, ptr %i, align 4, !dbg !236
  %cmp58 = icmp eq i32 %48, 1, !dbg !239
  br i1 %cmp58, label %if.then, label %if.end, !dbg !240

if.then:                                          ; preds = %for.body57
  store i32 10, ptr %cleanup.dest.slot, align 4
  br label %cleanup, !dbg !241

if.end:                                           ; preds = %for.body57
  %49 = load i32, ptr %i, align 4, !dbg !242
  %cmp59 = icmp eq i32 %49, 2, !dbg !244
  br i1 %cmp59, label %if.then60, label %if.end63, !dbg !245

if.then60:                                        ; preds = %if.end
  %exception61 = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !246
  %50 = load i32, ptr %i, align 4, !dbg !247
  store i32 %50, ptr %exception61, align 16, !dbg !246
  invoke void @__cxa_throw(ptr %exception61, ptr @_ZTIi, ptr null) #9
          to label %unreachable unwind label %lpad62, !dbg !246

lpad62:                                           ; preds = %if.then60
  %51 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi, !dbg !248
  %52 = extractvalue { ptr, i32 } %51, 0, !dbg !248
  store ptr %52, ptr %exn.slot, align 8, !dbg !248
  %53 = extractvalue { ptr, i32 } %51, 1, !dbg !248
  store i32 %53, ptr %ehselector.slot, align 4, !dbg !248
  br label %catch.dispatch64, !dbg !248

catch.dispatch64:                                 ; preds = %lpad62
  %sel65 = load i32, ptr %ehselector.slot, align 4, !dbg !249
  %54 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8, !dbg !249
  %matches66 = icmp eq i32 %sel65, %54, !dbg !249
  br i1 %matches66, label %catch67, label %ehcleanup70, !dbg !249

catch67:                                          ; preds = %catch.dispatch64
    #dbg_declare(ptr %0, !250, !DIExpression(), !251)
  %exn68 = load ptr, ptr %exn.slot, align 8, !dbg !249
  %55 = call ptr @__cxa_begin_catch(ptr %exn68) #8, !dbg !249
  %56 = load i32, ptr %55, align 4, !dbg !249
  store i32 %56, ptr %0, align 4, !dbg !249
  store i32 8, ptr %cleanup.dest.slot, align 4
  call void @__cxa_end_catch() #8, !dbg !252
  br label %cleanup

if.end63:                                         ; preds = %if.end
  br label %try.cont69, !dbg !249

try.cont69:                                       ; preds = %if.end63
  store i32 0, ptr %cleanup.dest.slot, align 4, !dbg !254
  br label %cleanup, !dbg !254

cleanup:                                          ; preds = %try.cont69, %catch67, %if.then
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %round) #8, !dbg !254
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 10, label %for.inc71
    i32 8, label %for.end73
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc71, !dbg !255

for.inc71:                                        ; preds = %cleanup.cont, %cleanup
  %57 = load i32, ptr %i, align 4, !dbg !256
  %inc72 = add nsw i32 %57, 1, !dbg !256
  store i32 %inc72, ptr %i, align 4, !dbg !256
  br label %for.cond55, !dbg !257, !llvm.loop !258

ehcleanup70:                                      ; preds = %catch.dispatch64
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %round) #8, !dbg !254
  br label %eh.resume, !dbg !254

for.end73:                                        ; preds = %cleanup, %for.cond55
  ret i32 0, !dbg !260

eh.resume:                                        ; preds = %ehcleanup70, %invoke.cont48, %catch.dispatch37, %invoke.cont30, %invoke.cont19, %catch.dispatch7, %invoke.cont3, %catch.dispatch
  %exn74 = load ptr, ptr %exn.slot, align 8, !dbg !148
  %sel75 = load i32, ptr %ehselector.slot, align 4, !dbg !148
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn74, 0, !dbg !148
  %lpad.val76 = insertvalue { ptr, i32 } %lpad.val, i32 %sel75, 1, !dbg !148
  resume { ptr, i32 } %lpad.val76, !dbg !148

terminate.lpad:                                   ; preds = %lpad44, %lpad26, %lpad14, %catch10, %lpad1
  %58 = landingpad { ptr, i32 }
          catch ptr null, !dbg !156
  %59 = extractvalue { ptr, i32 } %58, 0, !dbg !156
  call void @__clang_call_terminate(ptr %59) #10, !dbg !156
  unreachable, !dbg !156

unreachable:                                      ; preds = %cleanup, %if.then60, %invoke.cont5
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN6MemberC2Ei(ptr noundef nonnull align 8 dereferenceable(16) %this, i32 noundef %fails) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !261 {
entry:
  %this.addr = alloca ptr, align 8
  %fails.addr = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %body = alloca %struct.Local, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !262, !DIExpression(), !264)
  store i32 %fails, ptr %fails.addr, align 4
    #dbg_declare(ptr %fails.addr, !265, !DIExpression(), !266)
  %this1 = load ptr, ptr %this.addr, align 8
  %one = getelementptr inbounds %struct.Member, ptr %this1, i32 0, i32 0, !dbg !267
  call void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %one, ptr noundef @.str.6), !dbg !268
  %two = getelementptr inbounds %struct.Member, ptr %this1, i32 0, i32 1, !dbg !269
  invoke void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %two, ptr noundef @.str.7)
          to label %invoke.cont unwind label %lpad, !dbg !269

invoke.cont:                                      ; preds = %entry
    #dbg_declare(ptr %body, !270, !DIExpression(), !272)
  invoke void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %body, ptr noundef @.str.8)
          to label %invoke.cont3 unwind label %lpad2, !dbg !272

invoke.cont3:                                     ; preds = %invoke.cont
  %0 = load i32, ptr %fails.addr, align 4, !dbg !273
  %tobool = icmp ne i32 %0, 0, !dbg !273
  br i1 %tobool, label %if.then, label %if.end, !dbg !275

if.then:                                          ; preds = %invoke.cont3
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !276
  invoke void @_ZN5ErrorC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %exception, i32 noundef 1)
          to label %invoke.cont5 unwind label %lpad4, !dbg !277

invoke.cont5:                                     ; preds = %if.then
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev) #9
          to label %unreachable unwind label %lpad6, !dbg !276

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          cleanup, !dbg !278
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !278
  store ptr %2, ptr %exn.slot, align 8, !dbg !278
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !278
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !278
  br label %ehcleanup8, !dbg !278

lpad2:                                            ; preds = %invoke.cont
  %4 = landingpad { ptr, i32 }
          cleanup, !dbg !279
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !279
  store ptr %5, ptr %exn.slot, align 8, !dbg !279
  %6 = extractvalue { ptr, i32 } %4, 1, !dbg !279
  store i32 %6, ptr %ehselector.slot, align 4, !dbg !279
  br label %ehcleanup7, !dbg !279

lpad4:                                            ; preds = %if.then
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !280
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !280
  store ptr %8, ptr %exn.slot, align 8, !dbg !280
  %9 = extractvalue { ptr, i32 } %7, 1, !dbg !280
  store i32 %9, ptr %ehselector.slot, align 4, !dbg !280
  call void @__cxa_free_exception(ptr %exception) #8, !dbg !276
  br label %ehcleanup, !dbg !276

lpad6:                                            ; preds = %invoke.cont5
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !280
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !280
  store ptr %11, ptr %exn.slot, align 8, !dbg !280
  %12 = extractvalue { ptr, i32 } %10, 1, !dbg !280
  store i32 %12, ptr %ehselector.slot, align 4, !dbg !280
  br label %ehcleanup, !dbg !280

if.end:                                           ; preds = %invoke.cont3
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %body) #8, !dbg !278
  ret void, !dbg !278

ehcleanup:                                        ; preds = %lpad6, %lpad4
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %body) #8, !dbg !278
  br label %ehcleanup7, !dbg !278

ehcleanup7:                                       ; preds = %ehcleanup, %lpad2
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %two) #8, !dbg !279
  br label %ehcleanup8, !dbg !279

ehcleanup8:                                       ; preds = %ehcleanup7, %lpad
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %one) #8, !dbg !279
  br label %eh.resume, !dbg !279

eh.resume:                                        ; preds = %ehcleanup8
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !279
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !279
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !279
  %lpad.val9 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !279
  resume { ptr, i32 } %lpad.val9, !dbg !279

unreachable:                                      ; preds = %invoke.cont5
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6MemberD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !281 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !282, !DIExpression(), !283)
  %this1 = load ptr, ptr %this.addr, align 8
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.9)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !284

invoke.cont:                                      ; preds = %entry
  %two = getelementptr inbounds %struct.Member, ptr %this1, i32 0, i32 1, !dbg !286
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %two) #8, !dbg !286
  %one = getelementptr inbounds %struct.Member, ptr %this1, i32 0, i32 0, !dbg !286
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %one) #8, !dbg !286
  ret void, !dbg !287

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null, !dbg !284
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !284
  call void @__clang_call_terminate(ptr %1) #10, !dbg !284
  unreachable, !dbg !284
}

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

declare i32 @printf(ptr noundef, ...) #4

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #8
  call void @_ZSt9terminatev() #10
  unreachable
}

declare void @_ZSt9terminatev()

declare ptr @__cxa_allocate_exception(i64)

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN5ErrorC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %this, i32 noundef %n) unnamed_addr #1 comdat align 2 !dbg !288 {
entry:
  %this.addr = alloca ptr, align 8
  %n.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !289, !DIExpression(), !291)
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !292, !DIExpression(), !293)
  %this1 = load ptr, ptr %this.addr, align 8
  %number = getelementptr inbounds %struct.Error, ptr %this1, i32 0, i32 0, !dbg !294
  %0 = load i32, ptr %n.addr, align 4, !dbg !295
  store i32 %0, ptr %number, align 4, !dbg !294
  %1 = load i32, ptr %n.addr, align 4, !dbg !296
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %1), !dbg !298
  ret void, !dbg !299
}

declare void @__cxa_free_exception(ptr)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5ErrorD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !300 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !301, !DIExpression(), !302)
  %this1 = load ptr, ptr %this.addr, align 8
  %number = getelementptr inbounds %struct.Error, ptr %this1, i32 0, i32 0, !dbg !303
  %0 = load i32, ptr %number, align 4, !dbg !303
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %0)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !305

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !306

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !305
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !305
  call void @__clang_call_terminate(ptr %2) #10, !dbg !305
  unreachable, !dbg !305
}

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4BusyD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %this) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !307 {
entry:
  %this.addr = alloca ptr, align 8
  %inner = alloca %struct.Local, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !308, !DIExpression(), !310)
  %this1 = load ptr, ptr %this.addr, align 8
    #dbg_declare(ptr %inner, !311, !DIExpression(), !314)
  invoke void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %inner, ptr noundef @.str.12)
          to label %invoke.cont unwind label %lpad, !dbg !314

invoke.cont:                                      ; preds = %entry
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !315
  invoke void @_ZN5ErrorC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %exception, i32 noundef 2)
          to label %invoke.cont3 unwind label %lpad2, !dbg !316

invoke.cont3:                                     ; preds = %invoke.cont
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev) #9
          to label %unreachable unwind label %lpad4, !dbg !315

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error
          catch ptr null, !dbg !317
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !317
  store ptr %1, ptr %exn.slot, align 8, !dbg !317
  %2 = extractvalue { ptr, i32 } %0, 1, !dbg !317
  store i32 %2, ptr %ehselector.slot, align 4, !dbg !317
  br label %catch.dispatch, !dbg !317

lpad2:                                            ; preds = %invoke.cont
  %3 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error
          catch ptr null, !dbg !317
  %4 = extractvalue { ptr, i32 } %3, 0, !dbg !317
  store ptr %4, ptr %exn.slot, align 8, !dbg !317
  %5 = extractvalue { ptr, i32 } %3, 1, !dbg !317
  store i32 %5, ptr %ehselector.slot, align 4, !dbg !317
  call void @__cxa_free_exception(ptr %exception) #8, !dbg !315
  br label %ehcleanup, !dbg !315

lpad4:                                            ; preds = %invoke.cont3
  %6 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error
          catch ptr null, !dbg !317
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !317
  store ptr %7, ptr %exn.slot, align 8, !dbg !317
  %8 = extractvalue { ptr, i32 } %6, 1, !dbg !317
  store i32 %8, ptr %ehselector.slot, align 4, !dbg !317
  br label %ehcleanup, !dbg !317

ehcleanup:                                        ; preds = %lpad4, %lpad2
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %inner) #8, !dbg !318
  br label %catch.dispatch, !dbg !318

catch.dispatch:                                   ; preds = %ehcleanup, %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !319
  %9 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Error) #8, !dbg !319
  %matches = icmp eq i32 %sel, %9, !dbg !319
  br i1 %matches, label %catch, label %terminate.handler, !dbg !319

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %e, !320, !DIExpression(), !321)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !319
  %10 = call ptr @__cxa_begin_catch(ptr %exn) #8, !dbg !319
  store ptr %10, ptr %e, align 8, !dbg !319
  %11 = load ptr, ptr %e, align 8, !dbg !322
  %number = getelementptr inbounds %struct.Error, ptr %11, i32 0, i32 0, !dbg !324
  %12 = load i32, ptr %number, align 4, !dbg !324
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %12)
          to label %invoke.cont5 unwind label %terminate.lpad, !dbg !325

invoke.cont5:                                     ; preds = %catch
  invoke void @__cxa_end_catch()
          to label %invoke.cont6 unwind label %terminate.lpad, !dbg !326

invoke.cont6:                                     ; preds = %invoke.cont5
  br label %try.cont, !dbg !326

try.cont:                                         ; preds = %invoke.cont6
  ret void, !dbg !327

terminate.lpad:                                   ; preds = %invoke.cont5, %catch
  %13 = landingpad { ptr, i32 }
          catch ptr null, !dbg !325
  %14 = extractvalue { ptr, i32 } %13, 0, !dbg !325
  call void @__clang_call_terminate(ptr %14) #10, !dbg !325
  unreachable, !dbg !325

terminate.handler:                                ; preds = %catch.dispatch
  %exn7 = load ptr, ptr %exn.slot, align 8, !dbg !319
  call void @__clang_call_terminate(ptr %exn7) #10, !dbg !319
  unreachable, !dbg !319

unreachable:                                      ; preds = %invoke.cont3
  unreachable
}

declare ptr @__cxa_get_exception_ptr(ptr)

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN5ErrorC2ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %this, ptr noundef nonnull align 4 dereferenceable(4) %other) unnamed_addr #1 comdat align 2 !dbg !328 {
entry:
  %this.addr = alloca ptr, align 8
  %other.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !329, !DIExpression(), !330)
  store ptr %other, ptr %other.addr, align 8
    #dbg_declare(ptr %other.addr, !331, !DIExpression(), !332)
  %this1 = load ptr, ptr %this.addr, align 8
  %number = getelementptr inbounds %struct.Error, ptr %this1, i32 0, i32 0, !dbg !333
  %0 = load ptr, ptr %other.addr, align 8, !dbg !334
  %number2 = getelementptr inbounds %struct.Error, ptr %0, i32 0, i32 0, !dbg !335
  %1 = load i32, ptr %number2, align 4, !dbg !335
  %add = add nsw i32 %1, 100, !dbg !336
  store i32 %add, ptr %number, align 4, !dbg !333
  %number3 = getelementptr inbounds %struct.Error, ptr %this1, i32 0, i32 0, !dbg !337
  %2 = load i32, ptr %number3, align 4, !dbg !337
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %2), !dbg !339
  ret void, !dbg !340
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL4deepi(i32 noundef %n) #1 personality ptr @__gxx_personality_v0 !dbg !341 {
entry:
  %n.addr = alloca i32, align 4
  %local = alloca %struct.Local, align 8
  %array = alloca [3 x i32], align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !344, !DIExpression(), !345)
    #dbg_declare(ptr %local, !346, !DIExpression(), !347)
  call void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %local, ptr noundef @.str.15), !dbg !347
    #dbg_declare(ptr %array, !348, !DIExpression(), !352)
  %0 = load i32, ptr %n.addr, align 4, !dbg !353
  store i32 %0, ptr %array, align 4, !dbg !354
  %arrayinit.element = getelementptr inbounds i32, ptr %array, i64 1, !dbg !354
  %1 = load i32, ptr %n.addr, align 4, !dbg !355
  store i32 %1, ptr %arrayinit.element, align 4, !dbg !354
  %arrayinit.element1 = getelementptr inbounds i32, ptr %array, i64 2, !dbg !354
  %2 = load i32, ptr %n.addr, align 4, !dbg !356
  store i32 %2, ptr %arrayinit.element1, align 4, !dbg !354
  %3 = load i32, ptr %n.addr, align 4, !dbg !357
  %cmp = icmp eq i32 %3, 0, !dbg !359
  br i1 %cmp, label %if.then, label %if.end, !dbg !360

if.then:                                          ; preds = %entry
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !361
  invoke void @_ZN5ErrorC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %exception, i32 noundef 3)
          to label %invoke.cont unwind label %lpad, !dbg !362

invoke.cont:                                      ; preds = %if.then
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev) #9
          to label %unreachable unwind label %lpad2, !dbg !361

lpad:                                             ; preds = %if.then
  %4 = landingpad { ptr, i32 }
          cleanup, !dbg !363
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !363
  store ptr %5, ptr %exn.slot, align 8, !dbg !363
  %6 = extractvalue { ptr, i32 } %4, 1, !dbg !363
  store i32 %6, ptr %ehselector.slot, align 4, !dbg !363
  call void @__cxa_free_exception(ptr %exception) #8, !dbg !361
  br label %ehcleanup, !dbg !361

lpad2:                                            ; preds = %if.end, %invoke.cont
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !363
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !363
  store ptr %8, ptr %exn.slot, align 8, !dbg !363
  %9 = extractvalue { ptr, i32 } %7, 1, !dbg !363
  store i32 %9, ptr %ehselector.slot, align 4, !dbg !363
  br label %ehcleanup, !dbg !363

if.end:                                           ; preds = %entry
  %10 = load i32, ptr %n.addr, align 4, !dbg !364
  %sub = sub nsw i32 %10, 1, !dbg !365
  %call = invoke noundef i32 @_ZL4deepi(i32 noundef %sub)
          to label %invoke.cont3 unwind label %lpad2, !dbg !366

invoke.cont3:                                     ; preds = %if.end
  %arrayidx = getelementptr inbounds [3 x i32], ptr %array, i64 0, i64 1, !dbg !367
  %11 = load i32, ptr %arrayidx, align 4, !dbg !367
  %add = add nsw i32 %call, %11, !dbg !368
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %local) #8, !dbg !369
  ret i32 %add, !dbg !369

ehcleanup:                                        ; preds = %lpad2, %lpad
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %local) #8, !dbg !369
  br label %eh.resume, !dbg !369

eh.resume:                                        ; preds = %ehcleanup
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !369
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !369
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !369
  %lpad.val4 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !369
  resume { ptr, i32 } %lpad.val4, !dbg !369

unreachable:                                      ; preds = %invoke.cont
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL5againi(i32 noundef %n) #1 personality ptr @__gxx_personality_v0 !dbg !370 {
entry:
  %n.addr = alloca i32, align 4
  %local = alloca %struct.Local, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca ptr, align 8
  %handler = alloca %struct.Local, align 8
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !373, !DIExpression(), !374)
    #dbg_declare(ptr %local, !375, !DIExpression(), !377)
  invoke void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %local, ptr noundef @.str.16)
          to label %invoke.cont unwind label %lpad, !dbg !377

invoke.cont:                                      ; preds = %entry
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !378
  %0 = load i32, ptr %n.addr, align 4, !dbg !379
  invoke void @_ZN5ErrorC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %exception, i32 noundef %0)
          to label %invoke.cont2 unwind label %lpad1, !dbg !380

invoke.cont2:                                     ; preds = %invoke.cont
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev) #9
          to label %unreachable unwind label %lpad3, !dbg !378

lpad:                                             ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error, !dbg !381
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !381
  store ptr %2, ptr %exn.slot, align 8, !dbg !381
  %3 = extractvalue { ptr, i32 } %1, 1, !dbg !381
  store i32 %3, ptr %ehselector.slot, align 4, !dbg !381
  br label %catch.dispatch, !dbg !381

lpad1:                                            ; preds = %invoke.cont
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error, !dbg !381
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !381
  store ptr %5, ptr %exn.slot, align 8, !dbg !381
  %6 = extractvalue { ptr, i32 } %4, 1, !dbg !381
  store i32 %6, ptr %ehselector.slot, align 4, !dbg !381
  call void @__cxa_free_exception(ptr %exception) #8, !dbg !378
  br label %ehcleanup, !dbg !378

lpad3:                                            ; preds = %invoke.cont2
  %7 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error, !dbg !381
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !381
  store ptr %8, ptr %exn.slot, align 8, !dbg !381
  %9 = extractvalue { ptr, i32 } %7, 1, !dbg !381
  store i32 %9, ptr %ehselector.slot, align 4, !dbg !381
  br label %ehcleanup, !dbg !381

ehcleanup:                                        ; preds = %lpad3, %lpad1
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %local) #8, !dbg !382
  br label %catch.dispatch, !dbg !382

catch.dispatch:                                   ; preds = %ehcleanup, %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !383
  %10 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Error) #8, !dbg !383
  %matches = icmp eq i32 %sel, %10, !dbg !383
  br i1 %matches, label %catch, label %eh.resume, !dbg !383

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %e, !384, !DIExpression(), !385)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !383
  %11 = call ptr @__cxa_begin_catch(ptr %exn) #8, !dbg !383
  store ptr %11, ptr %e, align 8, !dbg !383
  %12 = load ptr, ptr %e, align 8, !dbg !386
  %number = getelementptr inbounds %struct.Error, ptr %12, i32 0, i32 0, !dbg !388
  %13 = load i32, ptr %number, align 4, !dbg !389
  %inc = add nsw i32 %13, 1, !dbg !389
  store i32 %inc, ptr %number, align 4, !dbg !389
    #dbg_declare(ptr %handler, !390, !DIExpression(), !391)
  invoke void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %handler, ptr noundef @.str.17)
          to label %invoke.cont5 unwind label %lpad4, !dbg !391

invoke.cont5:                                     ; preds = %catch
  %14 = load i32, ptr %n.addr, align 4, !dbg !392
  %cmp = icmp eq i32 %14, 4, !dbg !394
  br i1 %cmp, label %if.then, label %if.end, !dbg !395

if.then:                                          ; preds = %invoke.cont5
  invoke void @__cxa_rethrow() #9
          to label %unreachable unwind label %lpad6, !dbg !396

lpad4:                                            ; preds = %catch
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !397
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !397
  store ptr %16, ptr %exn.slot, align 8, !dbg !397
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !397
  store i32 %17, ptr %ehselector.slot, align 4, !dbg !397
  br label %ehcleanup15, !dbg !397

lpad6:                                            ; preds = %invoke.cont11, %if.then
  %18 = landingpad { ptr, i32 }
          cleanup, !dbg !398
  %19 = extractvalue { ptr, i32 } %18, 0, !dbg !398
  store ptr %19, ptr %exn.slot, align 8, !dbg !398
  %20 = extractvalue { ptr, i32 } %18, 1, !dbg !398
  store i32 %20, ptr %ehselector.slot, align 4, !dbg !398
  br label %ehcleanup14, !dbg !398

if.end:                                           ; preds = %invoke.cont5
  %21 = load i32, ptr %n.addr, align 4, !dbg !399
  %cmp7 = icmp eq i32 %21, 5, !dbg !401
  br i1 %cmp7, label %if.then8, label %if.end13, !dbg !402

if.then8:                                         ; preds = %if.end
  %exception9 = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !403
  invoke void @_ZN5ErrorC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %exception9, i32 noundef 6)
          to label %invoke.cont11 unwind label %lpad10, !dbg !404

invoke.cont11:                                    ; preds = %if.then8
  invoke void @__cxa_throw(ptr %exception9, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev) #9
          to label %unreachable unwind label %lpad6, !dbg !403

lpad10:                                           ; preds = %if.then8
  %22 = landingpad { ptr, i32 }
          cleanup, !dbg !405
  %23 = extractvalue { ptr, i32 } %22, 0, !dbg !405
  store ptr %23, ptr %exn.slot, align 8, !dbg !405
  %24 = extractvalue { ptr, i32 } %22, 1, !dbg !405
  store i32 %24, ptr %ehselector.slot, align 4, !dbg !405
  call void @__cxa_free_exception(ptr %exception9) #8, !dbg !403
  br label %ehcleanup14, !dbg !403

if.end13:                                         ; preds = %if.end
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %handler) #8, !dbg !406
  call void @__cxa_end_catch(), !dbg !407
  br label %try.cont, !dbg !407

try.cont:                                         ; preds = %if.end13
  ret void, !dbg !408

ehcleanup14:                                      ; preds = %lpad10, %lpad6
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %handler) #8, !dbg !406
  br label %ehcleanup15, !dbg !406

ehcleanup15:                                      ; preds = %ehcleanup14, %lpad4
  invoke void @__cxa_end_catch()
          to label %invoke.cont16 unwind label %terminate.lpad, !dbg !407

invoke.cont16:                                    ; preds = %ehcleanup15
  br label %eh.resume, !dbg !407

eh.resume:                                        ; preds = %invoke.cont16, %catch.dispatch
  %exn17 = load ptr, ptr %exn.slot, align 8, !dbg !383
  %sel18 = load i32, ptr %ehselector.slot, align 4, !dbg !383
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn17, 0, !dbg !383
  %lpad.val19 = insertvalue { ptr, i32 } %lpad.val, i32 %sel18, 1, !dbg !383
  resume { ptr, i32 } %lpad.val19, !dbg !383

terminate.lpad:                                   ; preds = %ehcleanup15
  %25 = landingpad { ptr, i32 }
          catch ptr null, !dbg !407
  %26 = extractvalue { ptr, i32 } %25, 0, !dbg !407
  call void @__clang_call_terminate(ptr %26) #10, !dbg !407
  unreachable, !dbg !407

unreachable:                                      ; preds = %invoke.cont11, %if.then, %invoke.cont2
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal noundef i32 @_ZL10in_handlerv() #1 personality ptr @__gxx_personality_v0 !dbg !409 {
entry:
  %retval = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %one = alloca i32, align 4
  %two = alloca i32, align 4
  %again = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !410
  store i32 1, ptr %exception, align 16, !dbg !410
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null) #9
          to label %unreachable unwind label %lpad, !dbg !410

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTIi, !dbg !412
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !412
  store ptr %1, ptr %exn.slot, align 8, !dbg !412
  %2 = extractvalue { ptr, i32 } %0, 1, !dbg !412
  store i32 %2, ptr %ehselector.slot, align 4, !dbg !412
  br label %catch.dispatch, !dbg !412

catch.dispatch:                                   ; preds = %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !413
  %3 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8, !dbg !413
  %matches = icmp eq i32 %sel, %3, !dbg !413
  br i1 %matches, label %catch, label %eh.resume, !dbg !413

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %one, !414, !DIExpression(), !415)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !413
  %4 = call ptr @__cxa_begin_catch(ptr %exn) #8, !dbg !413
  %5 = load i32, ptr %4, align 4, !dbg !413
  store i32 %5, ptr %one, align 4, !dbg !413
  %exception1 = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !416
  store i32 2, ptr %exception1, align 16, !dbg !416
  invoke void @__cxa_throw(ptr %exception1, ptr @_ZTIi, ptr null) #9
          to label %unreachable unwind label %lpad2, !dbg !416

lpad2:                                            ; preds = %catch
  %6 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi, !dbg !419
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !419
  store ptr %7, ptr %exn.slot, align 8, !dbg !419
  %8 = extractvalue { ptr, i32 } %6, 1, !dbg !419
  store i32 %8, ptr %ehselector.slot, align 4, !dbg !419
  br label %catch.dispatch3, !dbg !419

catch.dispatch3:                                  ; preds = %lpad2
  %sel4 = load i32, ptr %ehselector.slot, align 4, !dbg !420
  %9 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8, !dbg !420
  %matches5 = icmp eq i32 %sel4, %9, !dbg !420
  br i1 %matches5, label %catch6, label %ehcleanup16, !dbg !420

catch6:                                           ; preds = %catch.dispatch3
    #dbg_declare(ptr %two, !421, !DIExpression(), !422)
  %exn7 = load ptr, ptr %exn.slot, align 8, !dbg !420
  %10 = call ptr @__cxa_begin_catch(ptr %exn7) #8, !dbg !420
  %11 = load i32, ptr %10, align 4, !dbg !420
  store i32 %11, ptr %two, align 4, !dbg !420
  invoke void @__cxa_rethrow() #9
          to label %unreachable unwind label %lpad8, !dbg !423

lpad8:                                            ; preds = %catch6
  %12 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi, !dbg !426
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !426
  store ptr %13, ptr %exn.slot, align 8, !dbg !426
  %14 = extractvalue { ptr, i32 } %12, 1, !dbg !426
  store i32 %14, ptr %ehselector.slot, align 4, !dbg !426
  br label %catch.dispatch9, !dbg !426

catch.dispatch9:                                  ; preds = %lpad8
  %sel10 = load i32, ptr %ehselector.slot, align 4, !dbg !427
  %15 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8, !dbg !427
  %matches11 = icmp eq i32 %sel10, %15, !dbg !427
  br i1 %matches11, label %catch12, label %ehcleanup, !dbg !427

catch12:                                          ; preds = %catch.dispatch9
    #dbg_declare(ptr %again, !428, !DIExpression(), !429)
  %exn13 = load ptr, ptr %exn.slot, align 8, !dbg !427
  %16 = call ptr @__cxa_begin_catch(ptr %exn13) #8, !dbg !427
  %17 = load i32, ptr %16, align 4, !dbg !427
  store i32 %17, ptr %again, align 4, !dbg !427
  %18 = load i32, ptr %one, align 4, !dbg !430
  %19 = load i32, ptr %two, align 4, !dbg !432
  %20 = load i32, ptr %again, align 4, !dbg !433
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %18, i32 noundef %19, i32 noundef %20)
          to label %invoke.cont unwind label %lpad14, !dbg !434

invoke.cont:                                      ; preds = %catch12
  call void @__cxa_end_catch() #8, !dbg !435
  br label %try.cont, !dbg !435

try.cont:                                         ; preds = %invoke.cont
  %21 = load i32, ptr %one, align 4, !dbg !436
  %mul = mul nsw i32 10, %21, !dbg !437
  %22 = load i32, ptr %two, align 4, !dbg !438
  %add = add nsw i32 %mul, %22, !dbg !439
  store i32 %add, ptr %retval, align 4, !dbg !440
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @__cxa_end_catch() #8, !dbg !441
  br label %cleanup

lpad14:                                           ; preds = %catch12
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !442
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !442
  store ptr %24, ptr %exn.slot, align 8, !dbg !442
  %25 = extractvalue { ptr, i32 } %23, 1, !dbg !442
  store i32 %25, ptr %ehselector.slot, align 4, !dbg !442
  call void @__cxa_end_catch() #8, !dbg !435
  br label %ehcleanup, !dbg !435

ehcleanup:                                        ; preds = %lpad14, %catch.dispatch9
  call void @__cxa_end_catch() #8, !dbg !441
  br label %ehcleanup16, !dbg !441

try.cont15:                                       ; No predecessors!
  store i32 0, ptr %cleanup.dest.slot, align 4, !dbg !443
  br label %cleanup, !dbg !443

cleanup:                                          ; preds = %try.cont15, %try.cont
  call void @__cxa_end_catch() #8, !dbg !443
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %try.cont17, !dbg !443

try.cont17:                                       ; preds = %cleanup.cont
  call void @llvm.trap(), !dbg !443
  unreachable, !dbg !443

ehcleanup16:                                      ; preds = %ehcleanup, %catch.dispatch3
  call void @__cxa_end_catch() #8, !dbg !443
  br label %eh.resume, !dbg !443

return:                                           ; preds = %cleanup
  %26 = load i32, ptr %retval, align 4, !dbg !444
  ret i32 %26, !dbg !444

eh.resume:                                        ; preds = %ehcleanup16, %catch.dispatch
  %exn18 = load ptr, ptr %exn.slot, align 8, !dbg !413
  %sel19 = load i32, ptr %ehselector.slot, align 4, !dbg !413
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn18, 0, !dbg !413
  %lpad.val20 = insertvalue { ptr, i32 } %lpad.val, i32 %sel19, 1, !dbg !413
  resume { ptr, i32 } %lpad.val20, !dbg !413

unreachable:                                      ; preds = %cleanup, %catch6, %catch, %entry
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL14function_blocki(i32 noundef %n) #1 personality ptr @__gxx_personality_v0 !dbg !445 {
entry:
  %n.addr = alloca i32, align 4
  %local = alloca %struct.Local, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %e = alloca ptr, align 8
  store i32 %n, ptr %n.addr, align 4
    #dbg_declare(ptr %n.addr, !446, !DIExpression(), !447)
    #dbg_declare(ptr %local, !448, !DIExpression(), !450)
  invoke void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %local, ptr noundef @.str.19)
          to label %invoke.cont unwind label %lpad, !dbg !450

invoke.cont:                                      ; preds = %entry
  %0 = load i32, ptr %n.addr, align 4, !dbg !451
  %tobool = icmp ne i32 %0, 0, !dbg !451
  br i1 %tobool, label %if.then, label %if.end, !dbg !453

if.then:                                          ; preds = %invoke.cont
  %exception = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !454
  %1 = load i32, ptr %n.addr, align 4, !dbg !455
  invoke void @_ZN5ErrorC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %exception, i32 noundef %1)
          to label %invoke.cont2 unwind label %lpad1, !dbg !456

invoke.cont2:                                     ; preds = %if.then
  invoke void @__cxa_throw(ptr %exception, ptr @_ZTI5Error, ptr @_ZN5ErrorD2Ev) #9
          to label %unreachable unwind label %lpad3, !dbg !454

lpad:                                             ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Error, !dbg !457
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !457
  store ptr %3, ptr %exn.slot, align 8, !dbg !457
  %4 = extractvalue { ptr, i32 } %2, 1, !dbg !457
  store i32 %4, ptr %ehselector.slot, align 4, !dbg !457
  br label %catch.dispatch, !dbg !457

lpad1:                                            ; preds = %if.then
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error, !dbg !458
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !458
  store ptr %6, ptr %exn.slot, align 8, !dbg !458
  %7 = extractvalue { ptr, i32 } %5, 1, !dbg !458
  store i32 %7, ptr %ehselector.slot, align 4, !dbg !458
  call void @__cxa_free_exception(ptr %exception) #8, !dbg !454
  br label %ehcleanup, !dbg !454

lpad3:                                            ; preds = %invoke.cont2
  %8 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI5Error, !dbg !458
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !458
  store ptr %9, ptr %exn.slot, align 8, !dbg !458
  %10 = extractvalue { ptr, i32 } %8, 1, !dbg !458
  store i32 %10, ptr %ehselector.slot, align 4, !dbg !458
  br label %ehcleanup, !dbg !458

if.end:                                           ; preds = %invoke.cont
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %local) #8, !dbg !459
  br label %try.cont, !dbg !460

ehcleanup:                                        ; preds = %lpad3, %lpad1
  call void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %local) #8, !dbg !459
  br label %catch.dispatch, !dbg !459

catch.dispatch:                                   ; preds = %ehcleanup, %lpad
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !460
  %11 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5Error) #8, !dbg !460
  %matches = icmp eq i32 %sel, %11, !dbg !460
  br i1 %matches, label %catch, label %eh.resume, !dbg !460

catch:                                            ; preds = %catch.dispatch
    #dbg_declare(ptr %e, !461, !DIExpression(), !462)
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !460
  %12 = call ptr @__cxa_begin_catch(ptr %exn) #8, !dbg !460
  store ptr %12, ptr %e, align 8, !dbg !460
  %13 = load ptr, ptr %e, align 8, !dbg !463
  %number = getelementptr inbounds %struct.Error, ptr %13, i32 0, i32 0, !dbg !465
  %14 = load i32, ptr %number, align 4, !dbg !465
  %call = invoke i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %14)
          to label %invoke.cont5 unwind label %lpad4, !dbg !466

invoke.cont5:                                     ; preds = %catch
  call void @__cxa_end_catch(), !dbg !467
  br label %try.cont, !dbg !467

try.cont:                                         ; preds = %invoke.cont5, %if.end
  ret void, !dbg !468

lpad4:                                            ; preds = %catch
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !467
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !467
  store ptr %16, ptr %exn.slot, align 8, !dbg !467
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !467
  store i32 %17, ptr %ehselector.slot, align 4, !dbg !467
  invoke void @__cxa_end_catch()
          to label %invoke.cont7 unwind label %terminate.lpad, !dbg !467

invoke.cont7:                                     ; preds = %lpad4
  br label %eh.resume, !dbg !467

eh.resume:                                        ; preds = %invoke.cont7, %catch.dispatch
  %exn8 = load ptr, ptr %exn.slot, align 8, !dbg !460
  %sel9 = load i32, ptr %ehselector.slot, align 4, !dbg !460
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn8, 0, !dbg !460
  %lpad.val10 = insertvalue { ptr, i32 } %lpad.val, i32 %sel9, 1, !dbg !460
  resume { ptr, i32 } %lpad.val10, !dbg !460

terminate.lpad:                                   ; preds = %lpad4
  %18 = landingpad { ptr, i32 }
          catch ptr null, !dbg !467
  %19 = extractvalue { ptr, i32 } %18, 0, !dbg !467
  call void @__clang_call_terminate(ptr %19) #10, !dbg !467
  unreachable, !dbg !467

unreachable:                                      ; preds = %invoke.cont2
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN5LocalC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %n) unnamed_addr #1 comdat align 2 !dbg !469 {
entry:
  %this.addr = alloca ptr, align 8
  %n.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !470, !DIExpression(), !472)
  store ptr %n, ptr %n.addr, align 8
    #dbg_declare(ptr %n.addr, !473, !DIExpression(), !474)
  %this1 = load ptr, ptr %this.addr, align 8
  %name = getelementptr inbounds %struct.Local, ptr %this1, i32 0, i32 0, !dbg !475
  %0 = load ptr, ptr %n.addr, align 8, !dbg !476
  store ptr %0, ptr %name, align 8, !dbg !475
  %name2 = getelementptr inbounds %struct.Local, ptr %this1, i32 0, i32 0, !dbg !477
  %1 = load ptr, ptr %name2, align 8, !dbg !477
  %call = call i32 (ptr, ...) @printf(ptr noundef @.str.21, ptr noundef %1), !dbg !479
  ret void, !dbg !480
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5LocalD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !481 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
    #dbg_declare(ptr %this.addr, !482, !DIExpression(), !483)
  %this1 = load ptr, ptr %this.addr, align 8
  %name = getelementptr inbounds %struct.Local, ptr %this1, i32 0, i32 0, !dbg !484
  %0 = load ptr, ptr %name, align 8, !dbg !484
  %call = call noundef i32 @_ZSt19uncaught_exceptionsv() #8, !dbg !486
  %call2 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.22, ptr noundef %0, i32 noundef %call)
          to label %invoke.cont unwind label %terminate.lpad, !dbg !487

invoke.cont:                                      ; preds = %entry
  ret void, !dbg !488

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null, !dbg !487
  %2 = extractvalue { ptr, i32 } %1, 0, !dbg !487
  call void @__clang_call_terminate(ptr %2) #10, !dbg !487
  unreachable, !dbg !487
}

declare void @__cxa_rethrow()

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: nounwind
declare noundef i32 @_ZSt19uncaught_exceptionsv() #7

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind memory(none) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!82}
!llvm.module.flags = !{!123, !124, !125, !126, !127, !128, !129}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 97, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "exceptions_cleanup.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "dc53c1af4ec5ad2fbef212c1398f745b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 11)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 104, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 20)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !2, line: 109, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 8)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 115, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 136, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 17)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 118, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 4)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 122, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 6)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !25, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 24, type: !25, isLocal: true, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 25, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 5)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !15, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 15)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !46, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 36, type: !30, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !2, line: 39, type: !55, isLocal: true, isDefinition: true)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 18)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 18, type: !20, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 46, type: !39, isLocal: true, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(scope: null, file: !2, line: 55, type: !30, isLocal: true, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !2, line: 59, type: !15, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !68, isLocal: true, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 10)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !30, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 89, type: !75, isLocal: true, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 19)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !39, isLocal: true, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !68, isLocal: true, isDefinition: true)
!82 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !83, globals: !122, splitDebugInlining: false, nameTableKind: None)
!83 = !{!84, !100, !103}
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Error", file: !2, line: 15, size: 32, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !85, identifier: "_ZTS5Error")
!85 = !{!86, !88, !92, !97}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !84, file: !2, line: 16, baseType: !87, size: 32)
!87 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!88 = !DISubprogram(name: "Error", scope: !84, file: !2, line: 17, type: !89, scopeLine: 17, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !91, !87}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!92 = !DISubprogram(name: "Error", scope: !84, file: !2, line: 18, type: !93, scopeLine: 18, flags: DIFlagPrototyped, spFlags: 0)
!93 = !DISubroutineType(types: !94)
!94 = !{null, !91, !95}
!95 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !84)
!97 = !DISubprogram(name: "~Error", scope: !84, file: !2, line: 19, type: !98, scopeLine: 19, flags: DIFlagPrototyped, spFlags: 0)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !91}
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Member", file: !2, line: 22, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !101, identifier: "_ZTS6Member")
!101 = !{!102, !114, !115, !119}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "one", scope: !100, file: !2, line: 23, baseType: !103, size: 64)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Local", file: !2, line: 9, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !104, identifier: "_ZTS5Local")
!104 = !{!105, !107, !111}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !103, file: !2, line: 10, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!107 = !DISubprogram(name: "Local", scope: !103, file: !2, line: 11, type: !108, scopeLine: 11, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !110, !106}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!111 = !DISubprogram(name: "~Local", scope: !103, file: !2, line: 12, type: !112, scopeLine: 12, flags: DIFlagPrototyped, spFlags: 0)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !110}
!114 = !DIDerivedType(tag: DW_TAG_member, name: "two", scope: !100, file: !2, line: 23, baseType: !103, size: 64, offset: 64)
!115 = !DISubprogram(name: "Member", scope: !100, file: !2, line: 24, type: !116, scopeLine: 24, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!116 = !DISubroutineType(types: !117)
!117 = !{null, !118, !87}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!119 = !DISubprogram(name: "~Member", scope: !100, file: !2, line: 29, type: !120, scopeLine: 29, flags: DIFlagPrototyped, spFlags: 0)
!120 = !DISubroutineType(types: !121)
!121 = !{null, !118}
!122 = !{!0, !8, !13, !18, !23, !28, !33, !35, !37, !42, !44, !49, !51, !53, !58, !60, !62, !64, !66, !71, !73, !78, !80}
!123 = !{i32 7, !"Dwarf Version", i32 5}
!124 = !{i32 2, !"Debug Info Version", i32 3}
!125 = !{i32 1, !"wchar_size", i32 4}
!126 = !{i32 8, !"PIC Level", i32 2}
!127 = !{i32 7, !"PIE Level", i32 2}
!128 = !{i32 7, !"uwtable", i32 2}
!129 = !{i32 7, !"frame-pointer", i32 2}
!130 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 92, type: !131, scopeLine: 92, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !82, retainedNodes: !133)
!131 = !DISubroutineType(types: !132)
!132 = !{!87}
!133 = !{}
!134 = !DILocalVariable(name: "fails", scope: !135, file: !2, line: 93, type: !87)
!135 = distinct !DILexicalBlock(scope: !130, file: !2, line: 93, column: 3)
!136 = !DILocation(line: 93, column: 12, scope: !135)
!137 = !DILocation(line: 93, column: 8, scope: !135)
!138 = !DILocation(line: 93, column: 23, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !2, line: 93, column: 3)
!140 = !DILocation(line: 93, column: 29, scope: !139)
!141 = !DILocation(line: 93, column: 3, scope: !135)
!142 = !DILocalVariable(name: "member", scope: !143, file: !2, line: 95, type: !100)
!143 = distinct !DILexicalBlock(scope: !144, file: !2, line: 94, column: 9)
!144 = distinct !DILexicalBlock(scope: !139, file: !2, line: 93, column: 43)
!145 = !DILocation(line: 95, column: 14, scope: !143)
!146 = !DILocation(line: 95, column: 21, scope: !143)
!147 = !DILocation(line: 96, column: 5, scope: !144)
!148 = !DILocation(line: 96, column: 5, scope: !143)
!149 = !DILocation(line: 133, column: 1, scope: !143)
!150 = !DILocalVariable(name: "e", scope: !144, file: !2, line: 96, type: !95)
!151 = !DILocation(line: 96, column: 27, scope: !144)
!152 = !DILocation(line: 97, column: 29, scope: !153)
!153 = distinct !DILexicalBlock(scope: !144, file: !2, line: 96, column: 30)
!154 = !DILocation(line: 97, column: 31, scope: !153)
!155 = !DILocation(line: 97, column: 7, scope: !153)
!156 = !DILocation(line: 98, column: 5, scope: !153)
!157 = !DILocation(line: 99, column: 3, scope: !144)
!158 = !DILocation(line: 93, column: 39, scope: !139)
!159 = !DILocation(line: 93, column: 3, scope: !139)
!160 = distinct !{!160, !141, !161, !162}
!161 = !DILocation(line: 99, column: 3, scope: !135)
!162 = !{!"llvm.loop.mustprogress"}
!163 = !DILocation(line: 133, column: 1, scope: !153)
!164 = !DILocalVariable(name: "busy", scope: !165, file: !2, line: 101, type: !166)
!165 = distinct !DILexicalBlock(scope: !130, file: !2, line: 100, column: 7)
!166 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Busy", file: !2, line: 33, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !167, identifier: "_ZTS4Busy")
!167 = !{!168}
!168 = !DISubprogram(name: "~Busy", scope: !166, file: !2, line: 34, type: !169, scopeLine: 34, flags: DIFlagPrototyped, spFlags: 0)
!169 = !DISubroutineType(types: !170)
!170 = !{null, !171}
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!172 = !DILocation(line: 101, column: 10, scope: !165)
!173 = !DILocation(line: 102, column: 5, scope: !165)
!174 = !DILocation(line: 102, column: 11, scope: !165)
!175 = !DILocation(line: 133, column: 1, scope: !165)
!176 = !DILocation(line: 103, column: 3, scope: !130)
!177 = !DILocation(line: 103, column: 3, scope: !165)
!178 = !DILocalVariable(name: "by_value", scope: !130, file: !2, line: 103, type: !84)
!179 = !DILocation(line: 103, column: 18, scope: !130)
!180 = !DILocation(line: 104, column: 45, scope: !181)
!181 = distinct !DILexicalBlock(scope: !130, file: !2, line: 103, column: 28)
!182 = !DILocation(line: 104, column: 5, scope: !181)
!183 = !DILocation(line: 105, column: 3, scope: !181)
!184 = !DILocation(line: 107, column: 5, scope: !185)
!185 = distinct !DILexicalBlock(scope: !130, file: !2, line: 106, column: 7)
!186 = !DILocation(line: 108, column: 3, scope: !185)
!187 = !DILocation(line: 133, column: 1, scope: !181)
!188 = !DILocation(line: 133, column: 1, scope: !185)
!189 = !DILocation(line: 109, column: 5, scope: !190)
!190 = distinct !DILexicalBlock(scope: !130, file: !2, line: 108, column: 17)
!191 = !DILocation(line: 110, column: 3, scope: !190)
!192 = !DILocalVariable(name: "n", scope: !193, file: !2, line: 111, type: !87)
!193 = distinct !DILexicalBlock(scope: !130, file: !2, line: 111, column: 3)
!194 = !DILocation(line: 111, column: 12, scope: !193)
!195 = !DILocation(line: 111, column: 8, scope: !193)
!196 = !DILocation(line: 111, column: 19, scope: !197)
!197 = distinct !DILexicalBlock(scope: !193, file: !2, line: 111, column: 3)
!198 = !DILocation(line: 111, column: 21, scope: !197)
!199 = !DILocation(line: 111, column: 3, scope: !193)
!200 = !DILocation(line: 113, column: 13, scope: !201)
!201 = distinct !DILexicalBlock(scope: !202, file: !2, line: 112, column: 9)
!202 = distinct !DILexicalBlock(scope: !197, file: !2, line: 111, column: 31)
!203 = !DILocation(line: 113, column: 7, scope: !201)
!204 = !DILocation(line: 114, column: 5, scope: !201)
!205 = !DILocation(line: 133, column: 1, scope: !190)
!206 = !DILocation(line: 133, column: 1, scope: !201)
!207 = !DILocalVariable(name: "e", scope: !202, file: !2, line: 114, type: !208)
!208 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !84, size: 64)
!209 = !DILocation(line: 114, column: 21, scope: !202)
!210 = !DILocation(line: 115, column: 35, scope: !211)
!211 = distinct !DILexicalBlock(scope: !202, file: !2, line: 114, column: 24)
!212 = !DILocation(line: 115, column: 37, scope: !211)
!213 = !DILocation(line: 115, column: 7, scope: !211)
!214 = !DILocation(line: 116, column: 5, scope: !211)
!215 = !DILocation(line: 117, column: 3, scope: !202)
!216 = !DILocation(line: 111, column: 27, scope: !197)
!217 = !DILocation(line: 111, column: 3, scope: !197)
!218 = distinct !{!218, !199, !219, !162}
!219 = !DILocation(line: 117, column: 3, scope: !193)
!220 = !DILocation(line: 133, column: 1, scope: !211)
!221 = !DILocation(line: 118, column: 18, scope: !130)
!222 = !DILocation(line: 118, column: 3, scope: !130)
!223 = !DILocation(line: 119, column: 3, scope: !130)
!224 = !DILocation(line: 120, column: 3, scope: !130)
!225 = !DILocalVariable(name: "i", scope: !226, file: !2, line: 121, type: !87)
!226 = distinct !DILexicalBlock(scope: !130, file: !2, line: 121, column: 3)
!227 = !DILocation(line: 121, column: 12, scope: !226)
!228 = !DILocation(line: 121, column: 8, scope: !226)
!229 = !DILocation(line: 121, column: 19, scope: !230)
!230 = distinct !DILexicalBlock(scope: !226, file: !2, line: 121, column: 3)
!231 = !DILocation(line: 121, column: 21, scope: !230)
!232 = !DILocation(line: 121, column: 3, scope: !226)
!233 = !DILocalVariable(name: "round", scope: !234, file: !2, line: 122, type: !103)
!234 = distinct !DILexicalBlock(scope: !230, file: !2, line: 121, column: 31)
!235 = !DILocation(line: 122, column: 11, scope: !234)
!236 = !DILocation(line: 124, column: 11, scope: !237)
!237 = distinct !DILexicalBlock(scope: !238, file: !2, line: 124, column: 11)
!238 = distinct !DILexicalBlock(scope: !234, file: !2, line: 123, column: 9)
!239 = !DILocation(line: 124, column: 13, scope: !237)
!240 = !DILocation(line: 124, column: 11, scope: !238)
!241 = !DILocation(line: 125, column: 9, scope: !237)
!242 = !DILocation(line: 126, column: 11, scope: !243)
!243 = distinct !DILexicalBlock(scope: !238, file: !2, line: 126, column: 11)
!244 = !DILocation(line: 126, column: 13, scope: !243)
!245 = !DILocation(line: 126, column: 11, scope: !238)
!246 = !DILocation(line: 127, column: 9, scope: !243)
!247 = !DILocation(line: 127, column: 15, scope: !243)
!248 = !DILocation(line: 133, column: 1, scope: !243)
!249 = !DILocation(line: 128, column: 5, scope: !238)
!250 = !DILocalVariable(scope: !234, file: !2, line: 128, type: !87)
!251 = !DILocation(line: 128, column: 17, scope: !234)
!252 = !DILocation(line: 130, column: 5, scope: !253)
!253 = distinct !DILexicalBlock(scope: !234, file: !2, line: 128, column: 19)
!254 = !DILocation(line: 131, column: 3, scope: !230)
!255 = !DILocation(line: 131, column: 3, scope: !234)
!256 = !DILocation(line: 121, column: 27, scope: !230)
!257 = !DILocation(line: 121, column: 3, scope: !230)
!258 = distinct !{!258, !232, !259, !162}
!259 = !DILocation(line: 131, column: 3, scope: !226)
!260 = !DILocation(line: 132, column: 3, scope: !130)
!261 = distinct !DISubprogram(name: "Member", linkageName: "_ZN6MemberC2Ei", scope: !100, file: !2, line: 24, type: !116, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !82, declaration: !115, retainedNodes: !133)
!262 = !DILocalVariable(name: "this", arg: 1, scope: !261, type: !263, flags: DIFlagArtificial | DIFlagObjectPointer)
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!264 = !DILocation(line: 0, scope: !261)
!265 = !DILocalVariable(name: "fails", arg: 2, scope: !261, file: !2, line: 24, type: !87)
!266 = !DILocation(line: 24, column: 23, scope: !261)
!267 = !DILocation(line: 23, column: 9, scope: !261)
!268 = !DILocation(line: 23, column: 12, scope: !261)
!269 = !DILocation(line: 24, column: 32, scope: !261)
!270 = !DILocalVariable(name: "body", scope: !271, file: !2, line: 25, type: !103)
!271 = distinct !DILexicalBlock(scope: !261, file: !2, line: 24, column: 43)
!272 = !DILocation(line: 25, column: 11, scope: !271)
!273 = !DILocation(line: 26, column: 9, scope: !274)
!274 = distinct !DILexicalBlock(scope: !271, file: !2, line: 26, column: 9)
!275 = !DILocation(line: 26, column: 9, scope: !271)
!276 = !DILocation(line: 27, column: 7, scope: !274)
!277 = !DILocation(line: 27, column: 13, scope: !274)
!278 = !DILocation(line: 28, column: 3, scope: !261)
!279 = !DILocation(line: 28, column: 3, scope: !271)
!280 = !DILocation(line: 28, column: 3, scope: !274)
!281 = distinct !DISubprogram(name: "~Member", linkageName: "_ZN6MemberD2Ev", scope: !100, file: !2, line: 29, type: !120, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !82, declaration: !119, retainedNodes: !133)
!282 = !DILocalVariable(name: "this", arg: 1, scope: !281, type: !263, flags: DIFlagArtificial | DIFlagObjectPointer)
!283 = !DILocation(line: 0, scope: !281)
!284 = !DILocation(line: 29, column: 15, scope: !285)
!285 = distinct !DILexicalBlock(scope: !281, file: !2, line: 29, column: 13)
!286 = !DILocation(line: 29, column: 35, scope: !285)
!287 = !DILocation(line: 29, column: 35, scope: !281)
!288 = distinct !DISubprogram(name: "Error", linkageName: "_ZN5ErrorC2Ei", scope: !84, file: !2, line: 17, type: !89, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !82, declaration: !88, retainedNodes: !133)
!289 = !DILocalVariable(name: "this", arg: 1, scope: !288, type: !290, flags: DIFlagArtificial | DIFlagObjectPointer)
!290 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!291 = !DILocation(line: 0, scope: !288)
!292 = !DILocalVariable(name: "n", arg: 2, scope: !288, file: !2, line: 17, type: !87)
!293 = !DILocation(line: 17, column: 22, scope: !288)
!294 = !DILocation(line: 17, column: 27, scope: !288)
!295 = !DILocation(line: 17, column: 34, scope: !288)
!296 = !DILocation(line: 17, column: 65, scope: !297)
!297 = distinct !DILexicalBlock(scope: !288, file: !2, line: 17, column: 37)
!298 = !DILocation(line: 17, column: 39, scope: !297)
!299 = !DILocation(line: 17, column: 69, scope: !288)
!300 = distinct !DISubprogram(name: "~Error", linkageName: "_ZN5ErrorD2Ev", scope: !84, file: !2, line: 19, type: !98, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !82, declaration: !97, retainedNodes: !133)
!301 = !DILocalVariable(name: "this", arg: 1, scope: !300, type: !290, flags: DIFlagArtificial | DIFlagObjectPointer)
!302 = !DILocation(line: 0, scope: !300)
!303 = !DILocation(line: 19, column: 40, scope: !304)
!304 = distinct !DILexicalBlock(scope: !300, file: !2, line: 19, column: 12)
!305 = !DILocation(line: 19, column: 14, scope: !304)
!306 = !DILocation(line: 19, column: 49, scope: !300)
!307 = distinct !DISubprogram(name: "~Busy", linkageName: "_ZN4BusyD2Ev", scope: !166, file: !2, line: 34, type: !169, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !82, declaration: !168, retainedNodes: !133)
!308 = !DILocalVariable(name: "this", arg: 1, scope: !307, type: !309, flags: DIFlagArtificial | DIFlagObjectPointer)
!309 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64)
!310 = !DILocation(line: 0, scope: !307)
!311 = !DILocalVariable(name: "inner", scope: !312, file: !2, line: 36, type: !103)
!312 = distinct !DILexicalBlock(scope: !313, file: !2, line: 35, column: 9)
!313 = distinct !DILexicalBlock(scope: !307, file: !2, line: 34, column: 11)
!314 = !DILocation(line: 36, column: 13, scope: !312)
!315 = !DILocation(line: 37, column: 7, scope: !312)
!316 = !DILocation(line: 37, column: 13, scope: !312)
!317 = !DILocation(line: 41, column: 3, scope: !312)
!318 = !DILocation(line: 38, column: 5, scope: !313)
!319 = !DILocation(line: 38, column: 5, scope: !312)
!320 = !DILocalVariable(name: "e", scope: !313, file: !2, line: 38, type: !208)
!321 = !DILocation(line: 38, column: 21, scope: !313)
!322 = !DILocation(line: 39, column: 36, scope: !323)
!323 = distinct !DILexicalBlock(scope: !313, file: !2, line: 38, column: 24)
!324 = !DILocation(line: 39, column: 38, scope: !323)
!325 = !DILocation(line: 39, column: 7, scope: !323)
!326 = !DILocation(line: 40, column: 5, scope: !323)
!327 = !DILocation(line: 41, column: 3, scope: !307)
!328 = distinct !DISubprogram(name: "Error", linkageName: "_ZN5ErrorC2ERKS_", scope: !84, file: !2, line: 18, type: !93, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !82, declaration: !92, retainedNodes: !133)
!329 = !DILocalVariable(name: "this", arg: 1, scope: !328, type: !290, flags: DIFlagArtificial | DIFlagObjectPointer)
!330 = !DILocation(line: 0, scope: !328)
!331 = !DILocalVariable(name: "other", arg: 2, scope: !328, file: !2, line: 18, type: !95)
!332 = !DILocation(line: 18, column: 22, scope: !328)
!333 = !DILocation(line: 18, column: 31, scope: !328)
!334 = !DILocation(line: 18, column: 38, scope: !328)
!335 = !DILocation(line: 18, column: 44, scope: !328)
!336 = !DILocation(line: 18, column: 51, scope: !328)
!337 = !DILocation(line: 18, column: 88, scope: !338)
!338 = distinct !DILexicalBlock(scope: !328, file: !2, line: 18, column: 58)
!339 = !DILocation(line: 18, column: 60, scope: !338)
!340 = !DILocation(line: 18, column: 97, scope: !328)
!341 = distinct !DISubprogram(name: "deep", linkageName: "_ZL4deepi", scope: !2, file: !2, line: 45, type: !342, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !82, retainedNodes: !133)
!342 = !DISubroutineType(types: !343)
!343 = !{!87, !87}
!344 = !DILocalVariable(name: "n", arg: 1, scope: !341, file: !2, line: 45, type: !87)
!345 = !DILocation(line: 45, column: 21, scope: !341)
!346 = !DILocalVariable(name: "local", scope: !341, file: !2, line: 46, type: !103)
!347 = !DILocation(line: 46, column: 9, scope: !341)
!348 = !DILocalVariable(name: "array", scope: !341, file: !2, line: 47, type: !349)
!349 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 96, elements: !350)
!350 = !{!351}
!351 = !DISubrange(count: 3)
!352 = !DILocation(line: 47, column: 7, scope: !341)
!353 = !DILocation(line: 47, column: 20, scope: !341)
!354 = !DILocation(line: 47, column: 18, scope: !341)
!355 = !DILocation(line: 47, column: 23, scope: !341)
!356 = !DILocation(line: 47, column: 26, scope: !341)
!357 = !DILocation(line: 48, column: 7, scope: !358)
!358 = distinct !DILexicalBlock(scope: !341, file: !2, line: 48, column: 7)
!359 = !DILocation(line: 48, column: 9, scope: !358)
!360 = !DILocation(line: 48, column: 7, scope: !341)
!361 = !DILocation(line: 49, column: 5, scope: !358)
!362 = !DILocation(line: 49, column: 11, scope: !358)
!363 = !DILocation(line: 51, column: 1, scope: !358)
!364 = !DILocation(line: 50, column: 15, scope: !341)
!365 = !DILocation(line: 50, column: 17, scope: !341)
!366 = !DILocation(line: 50, column: 10, scope: !341)
!367 = !DILocation(line: 50, column: 24, scope: !341)
!368 = !DILocation(line: 50, column: 22, scope: !341)
!369 = !DILocation(line: 51, column: 1, scope: !341)
!370 = distinct !DISubprogram(name: "again", linkageName: "_ZL5againi", scope: !2, file: !2, line: 53, type: !371, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !82, retainedNodes: !133)
!371 = !DISubroutineType(types: !372)
!372 = !{null, !87}
!373 = !DILocalVariable(name: "n", arg: 1, scope: !370, file: !2, line: 53, type: !87)
!374 = !DILocation(line: 53, column: 23, scope: !370)
!375 = !DILocalVariable(name: "local", scope: !376, file: !2, line: 55, type: !103)
!376 = distinct !DILexicalBlock(scope: !370, file: !2, line: 54, column: 7)
!377 = !DILocation(line: 55, column: 11, scope: !376)
!378 = !DILocation(line: 56, column: 5, scope: !376)
!379 = !DILocation(line: 56, column: 17, scope: !376)
!380 = !DILocation(line: 56, column: 11, scope: !376)
!381 = !DILocation(line: 65, column: 1, scope: !376)
!382 = !DILocation(line: 57, column: 3, scope: !370)
!383 = !DILocation(line: 57, column: 3, scope: !376)
!384 = !DILocalVariable(name: "e", scope: !370, file: !2, line: 57, type: !208)
!385 = !DILocation(line: 57, column: 19, scope: !370)
!386 = !DILocation(line: 58, column: 5, scope: !387)
!387 = distinct !DILexicalBlock(scope: !370, file: !2, line: 57, column: 22)
!388 = !DILocation(line: 58, column: 7, scope: !387)
!389 = !DILocation(line: 58, column: 13, scope: !387)
!390 = !DILocalVariable(name: "handler", scope: !387, file: !2, line: 59, type: !103)
!391 = !DILocation(line: 59, column: 11, scope: !387)
!392 = !DILocation(line: 60, column: 9, scope: !393)
!393 = distinct !DILexicalBlock(scope: !387, file: !2, line: 60, column: 9)
!394 = !DILocation(line: 60, column: 11, scope: !393)
!395 = !DILocation(line: 60, column: 9, scope: !387)
!396 = !DILocation(line: 61, column: 7, scope: !393)
!397 = !DILocation(line: 65, column: 1, scope: !387)
!398 = !DILocation(line: 65, column: 1, scope: !393)
!399 = !DILocation(line: 62, column: 9, scope: !400)
!400 = distinct !DILexicalBlock(scope: !387, file: !2, line: 62, column: 9)
!401 = !DILocation(line: 62, column: 11, scope: !400)
!402 = !DILocation(line: 62, column: 9, scope: !387)
!403 = !DILocation(line: 63, column: 7, scope: !400)
!404 = !DILocation(line: 63, column: 13, scope: !400)
!405 = !DILocation(line: 65, column: 1, scope: !400)
!406 = !DILocation(line: 64, column: 3, scope: !370)
!407 = !DILocation(line: 64, column: 3, scope: !387)
!408 = !DILocation(line: 65, column: 1, scope: !370)
!409 = distinct !DISubprogram(name: "in_handler", linkageName: "_ZL10in_handlerv", scope: !2, file: !2, line: 67, type: !131, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !82, retainedNodes: !133)
!410 = !DILocation(line: 69, column: 5, scope: !411)
!411 = distinct !DILexicalBlock(scope: !409, file: !2, line: 68, column: 7)
!412 = !DILocation(line: 82, column: 1, scope: !411)
!413 = !DILocation(line: 70, column: 3, scope: !411)
!414 = !DILocalVariable(name: "one", scope: !409, file: !2, line: 70, type: !87)
!415 = !DILocation(line: 70, column: 16, scope: !409)
!416 = !DILocation(line: 72, column: 7, scope: !417)
!417 = distinct !DILexicalBlock(scope: !418, file: !2, line: 71, column: 9)
!418 = distinct !DILexicalBlock(scope: !409, file: !2, line: 70, column: 21)
!419 = !DILocation(line: 82, column: 1, scope: !417)
!420 = !DILocation(line: 73, column: 5, scope: !417)
!421 = !DILocalVariable(name: "two", scope: !418, file: !2, line: 73, type: !87)
!422 = !DILocation(line: 73, column: 18, scope: !418)
!423 = !DILocation(line: 75, column: 9, scope: !424)
!424 = distinct !DILexicalBlock(scope: !425, file: !2, line: 74, column: 11)
!425 = distinct !DILexicalBlock(scope: !418, file: !2, line: 73, column: 23)
!426 = !DILocation(line: 82, column: 1, scope: !424)
!427 = !DILocation(line: 76, column: 7, scope: !424)
!428 = !DILocalVariable(name: "again", scope: !425, file: !2, line: 76, type: !87)
!429 = !DILocation(line: 76, column: 20, scope: !425)
!430 = !DILocation(line: 77, column: 30, scope: !431)
!431 = distinct !DILexicalBlock(scope: !425, file: !2, line: 76, column: 27)
!432 = !DILocation(line: 77, column: 35, scope: !431)
!433 = !DILocation(line: 77, column: 40, scope: !431)
!434 = !DILocation(line: 77, column: 9, scope: !431)
!435 = !DILocation(line: 78, column: 7, scope: !431)
!436 = !DILocation(line: 79, column: 19, scope: !425)
!437 = !DILocation(line: 79, column: 17, scope: !425)
!438 = !DILocation(line: 79, column: 25, scope: !425)
!439 = !DILocation(line: 79, column: 23, scope: !425)
!440 = !DILocation(line: 79, column: 7, scope: !425)
!441 = !DILocation(line: 80, column: 5, scope: !425)
!442 = !DILocation(line: 82, column: 1, scope: !431)
!443 = !DILocation(line: 81, column: 3, scope: !418)
!444 = !DILocation(line: 82, column: 1, scope: !409)
!445 = distinct !DISubprogram(name: "function_block", linkageName: "_ZL14function_blocki", scope: !2, file: !2, line: 84, type: !371, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !82, retainedNodes: !133)
!446 = !DILocalVariable(name: "n", arg: 1, scope: !445, file: !2, line: 84, type: !87)
!447 = !DILocation(line: 84, column: 32, scope: !445)
!448 = !DILocalVariable(name: "local", scope: !449, file: !2, line: 85, type: !103)
!449 = distinct !DILexicalBlock(scope: !445, file: !2, line: 84, column: 39)
!450 = !DILocation(line: 85, column: 9, scope: !449)
!451 = !DILocation(line: 86, column: 7, scope: !452)
!452 = distinct !DILexicalBlock(scope: !449, file: !2, line: 86, column: 7)
!453 = !DILocation(line: 86, column: 7, scope: !449)
!454 = !DILocation(line: 87, column: 5, scope: !452)
!455 = !DILocation(line: 87, column: 17, scope: !452)
!456 = !DILocation(line: 87, column: 11, scope: !452)
!457 = !DILocation(line: 90, column: 1, scope: !449)
!458 = !DILocation(line: 90, column: 1, scope: !452)
!459 = !DILocation(line: 88, column: 1, scope: !445)
!460 = !DILocation(line: 88, column: 1, scope: !449)
!461 = !DILocalVariable(name: "e", scope: !445, file: !2, line: 88, type: !208)
!462 = !DILocation(line: 88, column: 17, scope: !445)
!463 = !DILocation(line: 89, column: 33, scope: !464)
!464 = distinct !DILexicalBlock(scope: !445, file: !2, line: 88, column: 20)
!465 = !DILocation(line: 89, column: 35, scope: !464)
!466 = !DILocation(line: 89, column: 3, scope: !464)
!467 = !DILocation(line: 90, column: 1, scope: !464)
!468 = !DILocation(line: 90, column: 1, scope: !445)
!469 = distinct !DISubprogram(name: "Local", linkageName: "_ZN5LocalC2EPKc", scope: !103, file: !2, line: 11, type: !108, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !82, declaration: !107, retainedNodes: !133)
!470 = !DILocalVariable(name: "this", arg: 1, scope: !469, type: !471, flags: DIFlagArtificial | DIFlagObjectPointer)
!471 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!472 = !DILocation(line: 0, scope: !469)
!473 = !DILocalVariable(name: "n", arg: 2, scope: !469, file: !2, line: 11, type: !106)
!474 = !DILocation(line: 11, column: 30, scope: !469)
!475 = !DILocation(line: 11, column: 35, scope: !469)
!476 = !DILocation(line: 11, column: 40, scope: !469)
!477 = !DILocation(line: 11, column: 61, scope: !478)
!478 = distinct !DILexicalBlock(scope: !469, file: !2, line: 11, column: 43)
!479 = !DILocation(line: 11, column: 45, scope: !478)
!480 = !DILocation(line: 11, column: 68, scope: !469)
!481 = distinct !DISubprogram(name: "~Local", linkageName: "_ZN5LocalD2Ev", scope: !103, file: !2, line: 12, type: !112, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !82, declaration: !111, retainedNodes: !133)
!482 = !DILocalVariable(name: "this", arg: 1, scope: !481, type: !471, flags: DIFlagArtificial | DIFlagObjectPointer)
!483 = !DILocation(line: 0, scope: !481)
!484 = !DILocation(line: 12, column: 35, scope: !485)
!485 = distinct !DILexicalBlock(scope: !481, file: !2, line: 12, column: 12)
!486 = !DILocation(line: 12, column: 41, scope: !485)
!487 = !DILocation(line: 12, column: 14, scope: !485)
!488 = !DILocation(line: 12, column: 70, scope: !481)
