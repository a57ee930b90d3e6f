; ModuleID = 'new_and_delete.cpp'
source_filename = "new_and_delete.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"struct.std::nothrow_t" = type { i8 }
%struct.Counted = type { i32 }

$_ZN7CountedC2Ev = comdat any

$_ZN7CountedD2Ev = comdat any

@_ZSt7nothrow = external global %"struct.std::nothrow_t", align 1
@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@_ZL4live = internal global i32 0, align 4
@.str.1 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !9 {
entry:
  %retval = alloca i32, align 4
  %one = alloca ptr, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %many = alloca ptr, align 8
  %quiet = alloca ptr, align 8
  %cond-cleanup.save = alloca ptr, align 8
  %cleanup.cond = alloca i1, align 1
  %wide = alloca ptr, align 8
  %wides = alloca ptr, align 8
  %quiet_wide = alloca ptr, align 8
  %cond-cleanup.save13 = alloca ptr, align 8
  %cleanup.cond14 = alloca i1, align 1
  %nothing = alloca ptr, align 8
  %room = alloca [4 x i8], align 4
  %placed = alloca ptr, align 8
  %is_aligned = alloca i8, align 1
  %raw = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
  %call = call noalias noundef nonnull ptr @_Znwm(i64 noundef 4) #6, !dbg !12
  invoke void @_ZN7CountedC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %call)
          to label %invoke.cont unwind label %lpad, !dbg !13

invoke.cont:                                      ; preds = %entry
  store ptr %call, ptr %one, align 8, !dbg !14
  %call1 = call noalias noundef nonnull ptr @_Znam(i64 noundef 28) #6, !dbg !15
  store i64 5, ptr %call1, align 8, !dbg !15
  %0 = getelementptr inbounds i8, ptr %call1, i64 8, !dbg !15
  %arrayctor.end = getelementptr inbounds %struct.Counted, ptr %0, i64 5, !dbg !15
  br label %arrayctor.loop, !dbg !15

arrayctor.loop:                                   ; preds = %invoke.cont3, %invoke.cont
  %arrayctor.cur = phi ptr [ %0, %invoke.cont ], [ %arrayctor.next, %invoke.cont3 ], !dbg !15
  invoke void @_ZN7CountedC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %arrayctor.cur)
          to label %invoke.cont3 unwind label %lpad2, !dbg !15

invoke.cont3:                                     ; preds = %arrayctor.loop
  %arrayctor.next = getelementptr inbounds %struct.Counted, ptr %arrayctor.cur, i64 1, !dbg !15
  %arrayctor.done = icmp eq ptr %arrayctor.next, %arrayctor.end, !dbg !15
  br i1 %arrayctor.done, label %arrayctor.cont, label %arrayctor.loop, !dbg !15

arrayctor.cont:                                   ; preds = %invoke.cont3
  store ptr %0, ptr %many, align 8, !dbg !16
  %call5 = call noalias noundef ptr @_ZnwmRKSt9nothrow_t(i64 noundef 4, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #7, !dbg !17
  %new.isnull = icmp eq ptr %call5, null, !dbg !17
  store i1 false, ptr %cleanup.cond, align 1
  br i1 %new.isnull, label %new.cont, label %new.notnull, !dbg !17

new.notnull:                                      ; preds = %arrayctor.cont
  store ptr %call5, ptr %cond-cleanup.save, align 8, !dbg !17
  store i1 true, ptr %cleanup.cond, align 1, !dbg !17
  invoke void @_ZN7CountedC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %call5)
          to label %invoke.cont7 unwind label %lpad6, !dbg !18

invoke.cont7:                                     ; preds = %new.notnull
  br label %new.cont, !dbg !17

new.cont:                                         ; preds = %invoke.cont7, %arrayctor.cont
  %1 = phi ptr [ %call5, %invoke.cont7 ], [ null, %arrayctor.cont ], !dbg !17
  store ptr %1, ptr %quiet, align 8, !dbg !19
  %call8 = call noalias noundef nonnull align 128 ptr @_ZnwmSt11align_val_t(i64 noundef 128, i64 noundef 128) #6, !dbg !20
  store ptr %call8, ptr %wide, align 8, !dbg !21
  %call9 = call noalias noundef nonnull align 128 ptr @_ZnamSt11align_val_t(i64 noundef 256, i64 noundef 128) #6, !dbg !22
  store ptr %call9, ptr %wides, align 8, !dbg !23
  %call10 = call noalias noundef align 128 ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef 128, i64 noundef 128, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #7, !dbg !24
  %new.isnull11 = icmp eq ptr %call10, null, !dbg !24
  store i1 false, ptr %cleanup.cond14, align 1
  br i1 %new.isnull11, label %new.cont15, label %new.notnull12, !dbg !24

new.notnull12:                                    ; preds = %new.cont
  store ptr %call10, ptr %cond-cleanup.save13, align 8, !dbg !24
  store i1 true, ptr %cleanup.cond14, align 1, !dbg !24
  br label %new.cont15, !dbg !24

new.cont15:                                       ; preds = %new.notnull12, %new.cont
  %2 = phi ptr [ %call10, %new.notnull12 ], [ null, %new.cont ], !dbg !24
  store ptr %2, ptr %quiet_wide, align 8, !dbg !25
  %call16 = call noalias noundef nonnull ptr @_Znam(i64 noundef 0) #6, !dbg !26
  store ptr %call16, ptr %nothing, align 8, !dbg !27
  %arraydecay = getelementptr inbounds [4 x i8], ptr %room, i64 0, i64 0, !dbg !28
  call void @_ZN7CountedC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %arraydecay), !dbg !29
  store ptr %arraydecay, ptr %placed, align 8, !dbg !30
  %3 = load ptr, ptr %wide, align 8, !dbg !31
  %4 = ptrtoint ptr %3 to i64, !dbg !32
  %rem = urem i64 %4, 128, !dbg !33
  %cmp = icmp eq i64 %rem, 0, !dbg !34
  br i1 %cmp, label %land.rhs, label %land.end, !dbg !35

land.rhs:                                         ; preds = %new.cont15
  %5 = load ptr, ptr %wides, align 8, !dbg !36
  %6 = ptrtoint ptr %5 to i64, !dbg !37
  %rem17 = urem i64 %6, 128, !dbg !38
  %cmp18 = icmp eq i64 %rem17, 0, !dbg !39
  br label %land.end

land.end:                                         ; preds = %land.rhs, %new.cont15
  %7 = phi i1 [ false, %new.cont15 ], [ %cmp18, %land.rhs ], !dbg !40
  %storedv = zext i1 %7 to i8, !dbg !41
  store i8 %storedv, ptr %is_aligned, align 1, !dbg !41
  %8 = load i32, ptr @_ZL4live, align 4, !dbg !42
  %9 = load ptr, ptr %one, align 8, !dbg !43
  %value = getelementptr inbounds %struct.Counted, ptr %9, i32 0, i32 0, !dbg !44
  %10 = load i32, ptr %value, align 4, !dbg !44
  %11 = load ptr, ptr %many, align 8, !dbg !45
  %arrayidx = getelementptr inbounds %struct.Counted, ptr %11, i64 4, !dbg !45
  %value19 = getelementptr inbounds %struct.Counted, ptr %arrayidx, i32 0, i32 0, !dbg !46
  %12 = load i32, ptr %value19, align 4, !dbg !46
  %add = add nsw i32 %10, %12, !dbg !47
  %13 = load i8, ptr %is_aligned, align 1, !dbg !48
  %loadedv = trunc i8 %13 to i1, !dbg !48
  %conv = zext i1 %loadedv to i32, !dbg !48
  %14 = load ptr, ptr %nothing, align 8, !dbg !49
  %cmp20 = icmp ne ptr %14, null, !dbg !50
  %conv21 = zext i1 %cmp20 to i32, !dbg !49
  %call22 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %8, i32 noundef %add, i32 noundef %conv, i32 noundef %conv21), !dbg !51
  %15 = load ptr, ptr %placed, align 8, !dbg !52
  call void @_ZN7CountedD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %15) #8, !dbg !53
  %16 = load ptr, ptr %one, align 8, !dbg !54
  %isnull = icmp eq ptr %16, null, !dbg !55
  br i1 %isnull, label %delete.end, label %delete.notnull, !dbg !55

delete.notnull:                                   ; preds = %land.end
  call void @_ZN7CountedD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %16) #8, !dbg !55
  call void @_ZdlPvm(ptr noundef %16, i64 noundef 4) #9, !dbg !55
  br label %delete.end, !dbg !55

delete.end:                                       ; preds = %delete.notnull, %land.end
  %17 = load ptr, ptr %many, align 8, !dbg !56
  %isnull23 = icmp eq ptr %17, null, !dbg !57
  br i1 %isnull23, label %delete.end32, label %delete.notnull24, !dbg !57

delete.notnull24:                                 ; preds = %delete.end
  %18 = getelementptr inbounds i8, ptr %17, i64 -8, !dbg !57
  %19 = load i64, ptr %18, align 4, !dbg !57
  %delete.end25 = getelementptr inbounds %struct.Counted, ptr %17, i64 %19, !dbg !57
  %arraydestroy.isempty26 = icmp eq ptr %17, %delete.end25, !dbg !57
  br i1 %arraydestroy.isempty26, label %arraydestroy.done31, label %arraydestroy.body27, !dbg !57

arraydestroy.body27:                              ; preds = %arraydestroy.body27, %delete.notnull24
  %arraydestroy.elementPast28 = phi ptr [ %delete.end25, %delete.notnull24 ], [ %arraydestroy.element29, %arraydestroy.body27 ], !dbg !57
  %arraydestroy.element29 = getelementptr inbounds %struct.Counted, ptr %arraydestroy.elementPast28, i64 -1, !dbg !57
  call void @_ZN7CountedD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %arraydestroy.element29) #8, !dbg !57
  %arraydestroy.done30 = icmp eq ptr %arraydestroy.element29, %17, !dbg !57
  br i1 %arraydestroy.done30, label %arraydestroy.done31, label %arraydestroy.body27, !dbg !57

arraydestroy.done31:                              ; preds = %arraydestroy.body27, %delete.notnull24
  %20 = mul i64 4, %19, !dbg !57
  %21 = add i64 %20, 8, !dbg !57
  call void @_ZdaPvm(ptr noundef %18, i64 noundef %21) #9, !dbg !57
  br label %delete.end32, !dbg !57

delete.end32:                                     ; preds = %arraydestroy.done31, %delete.end
  %22 = load ptr, ptr %quiet, align 8, !dbg !58
  %isnull33 = icmp eq ptr %22, null, !dbg !59
  br i1 %isnull33, label %delete.end35, label %delete.notnull34, !dbg !59

delete.notnull34:                                 ; preds = %delete.end32
  call void @_ZN7CountedD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %22) #8, !dbg !59
  call void @_ZdlPvm(ptr noundef %22, i64 noundef 4) #9, !dbg !59
  br label %delete.end35, !dbg !59

delete.end35:                                     ; preds = %delete.notnull34, %delete.end32
  %23 = load ptr, ptr %wide, align 8, !dbg !60
  %isnull36 = icmp eq ptr %23, null, !dbg !61
  br i1 %isnull36, label %delete.end38, label %delete.notnull37, !dbg !61

delete.notnull37:                                 ; preds = %delete.end35
  call void @_ZdlPvmSt11align_val_t(ptr noundef %23, i64 noundef 128, i64 noundef 128) #9, !dbg !61
  br label %delete.end38, !dbg !61

delete.end38:                                     ; preds = %delete.notnull37, %delete.end35
  %24 = load ptr, ptr %wides, align 8, !dbg !62
  %isnull39 = icmp eq ptr %24, null, !dbg !63
  br i1 %isnull39, label %delete.end41, label %delete.notnull40, !dbg !63

delete.notnull40:                                 ; preds = %delete.end38
  call void @_ZdaPvSt11align_val_t(ptr noundef %24, i64 noundef 128) #9, !dbg !63
  br label %delete.end41, !dbg !63

delete.end41:                                     ; preds = %delete.notnull40, %delete.end38
  %25 = load ptr, ptr %quiet_wide, align 8, !dbg !64
  %isnull42 = icmp eq ptr %25, null, !dbg !65
  br i1 %isnull42, label %delete.end44, label %delete.notnull43, !dbg !65

delete.notnull43:                                 ; preds = %delete.end41
  call void @_ZdlPvmSt11align_val_t(ptr noundef %25, i64 noundef 128, i64 noundef 128) #9, !dbg !65
  br label %delete.end44, !dbg !65

delete.end44:                                     ; preds = %delete.notnull43, %delete.end41
  %26 = load ptr, ptr %nothing, align 8, !dbg !66
  %isnull45 = icmp eq ptr %26, null, !dbg !67
  br i1 %isnull45, label %delete.end47, label %delete.notnull46, !dbg !67

delete.notnull46:                                 ; preds = %delete.end44
  call void @_ZdaPv(ptr noundef %26) #9, !dbg !67
  br label %delete.end47, !dbg !67

delete.end47:                                     ; preds = %delete.notnull46, %delete.end44
  br i1 true, label %delete.end49, label %delete.notnull48, !dbg !68

delete.notnull48:                                 ; preds = %delete.end47
  call void @_ZN7CountedD2Ev(ptr noundef nonnull align 4 dereferenceable(4) null) #8, !dbg !68
  call void @_ZdlPvm(ptr noundef null, i64 noundef 4) #9, !dbg !68
  br label %delete.end49, !dbg !68

delete.end49:                                     ; preds = %delete.notnull48, %delete.end47
  %call50 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 10) #10, !dbg !69
  store ptr %call50, ptr %raw, align 8, !dbg !70
  %27 = load ptr, ptr %raw, align 8, !dbg !71
  call void @_ZdlPv(ptr noundef %27) #8, !dbg !72
  %28 = load i32, ptr @_ZL4live, align 4, !dbg !73
  %call51 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %28), !dbg !74
  ret i32 0, !dbg !75

lpad:                                             ; preds = %entry
  %29 = landingpad { ptr, i32 }
          cleanup, !dbg !76
  %30 = extractvalue { ptr, i32 } %29, 0, !dbg !76
  store ptr %30, ptr %exn.slot, align 8, !dbg !76
  %31 = extractvalue { ptr, i32 } %29, 1, !dbg !76
  store i32 %31, ptr %ehselector.slot, align 4, !dbg !76
  call void @_ZdlPvm(ptr noundef %call, i64 noundef 4) #9, !dbg !12
  br label %eh.resume, !dbg !12

lpad2:                                            ; preds = %arrayctor.loop
  %32 = landingpad { ptr, i32 }
          cleanup, !dbg !76
  %33 = extractvalue { ptr, i32 } %32, 0, !dbg !76
  store ptr %33, ptr %exn.slot, align 8, !dbg !76
  %34 = extractvalue { ptr, i32 } %32, 1, !dbg !76
  store i32 %34, ptr %ehselector.slot, align 4, !dbg !76
  %arraydestroy.isempty = icmp eq ptr %0, %arrayctor.cur, !dbg !15
  br i1 %arraydestroy.isempty, label %arraydestroy.done4, label %arraydestroy.body, !dbg !15

arraydestroy.body:                                ; preds = %arraydestroy.body, %lpad2
  %arraydestroy.elementPast = phi ptr [ %arrayctor.cur, %lpad2 ], [ %arraydestroy.element, %arraydestroy.body ], !dbg !15
  %arraydestroy.element = getelementptr inbounds %struct.Counted, ptr %arraydestroy.elementPast, i64 -1, !dbg !15
  call void @_ZN7CountedD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %arraydestroy.element) #8, !dbg !15
  %arraydestroy.done = icmp eq ptr %arraydestroy.element, %0, !dbg !15
  br i1 %arraydestroy.done, label %arraydestroy.done4, label %arraydestroy.body, !dbg !15

arraydestroy.done4:                               ; preds = %arraydestroy.body, %lpad2
  call void @_ZdaPvm(ptr noundef %call1, i64 noundef 28) #9, !dbg !15
  br label %eh.resume, !dbg !15

lpad6:                                            ; preds = %new.notnull
  %35 = landingpad { ptr, i32 }
          cleanup, !dbg !76
  %36 = extractvalue { ptr, i32 } %35, 0, !dbg !76
  store ptr %36, ptr %exn.slot, align 8, !dbg !76
  %37 = extractvalue { ptr, i32 } %35, 1, !dbg !76
  store i32 %37, ptr %ehselector.slot, align 4, !dbg !76
  %cleanup.is_active = load i1, ptr %cleanup.cond, align 1, !dbg !17
  br i1 %cleanup.is_active, label %cleanup.action, label %cleanup.done, !dbg !17

cleanup.action:                                   ; preds = %lpad6
  %38 = load ptr, ptr %cond-cleanup.save, align 8, !dbg !17
  call void @_ZdlPvRKSt9nothrow_t(ptr noundef %38, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt7nothrow) #9, !dbg !17
  br label %cleanup.done, !dbg !17

cleanup.done:                                     ; preds = %cleanup.action, %lpad6
  br label %eh.resume, !dbg !17

eh.resume:                                        ; preds = %cleanup.done, %arraydestroy.done4, %lpad
  %exn = load ptr, ptr %exn.slot, align 8, !dbg !12
  %sel = load i32, ptr %ehselector.slot, align 4, !dbg !12
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0, !dbg !12
  %lpad.val52 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1, !dbg !12
  resume { ptr, i32 } %lpad.val52, !dbg !12
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN7CountedC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #2 comdat align 2 !dbg !77 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %value = getelementptr inbounds %struct.Counted, ptr %this1, i32 0, i32 0, !dbg !78
  store i32 3, ptr %value, align 4, !dbg !78
  %0 = load i32, ptr @_ZL4live, align 4, !dbg !79
  %inc = add nsw i32 %0, 1, !dbg !79
  store i32 %inc, ptr @_ZL4live, align 4, !dbg !79
  ret void, !dbg !80
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN7CountedD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr #2 comdat align 2 !dbg !81 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr @_ZL4live, align 4, !dbg !82
  %dec = add nsw i32 %0, -1, !dbg !82
  store i32 %dec, ptr @_ZL4live, align 4, !dbg !82
  ret void, !dbg !83
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPvm(ptr noundef, i64 noundef) #3

; Function Attrs: nobuiltin nounwind allocsize(0)
declare noalias noundef ptr @_ZnwmRKSt9nothrow_t(i64 noundef, ptr noundef nonnull align 1 dereferenceable(1)) #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvRKSt9nothrow_t(ptr noundef, ptr noundef nonnull align 1 dereferenceable(1)) #3

; Function Attrs: nobuiltin allocsize(0)
declare noalias noundef nonnull ptr @_ZnwmSt11align_val_t(i64 noundef, i64 noundef) #1

; Function Attrs: nobuiltin allocsize(0)
declare noalias noundef nonnull ptr @_ZnamSt11align_val_t(i64 noundef, i64 noundef) #1

; Function Attrs: nobuiltin nounwind allocsize(0)
declare noalias noundef ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef, i64 noundef, ptr noundef nonnull align 1 dereferenceable(1)) #4

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvmSt11align_val_t(ptr noundef, i64 noundef, i64 noundef) #3

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPvSt11align_val_t(ptr noundef, i64 noundef) #3

; Function Attrs: nobuiltin nounwind
declare void @_ZdaPv(ptr noundef) #3

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #3

attributes #0 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { builtin allocsize(0) }
attributes #7 = { builtin nounwind allocsize(0) }
attributes #8 = { nounwind }
attributes #9 = { builtin nounwind }
attributes #10 = { allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "new_and_delete.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "5eb3000b74c5b50847376a2f5361bbe4")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 19, type: !10, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 20, column: 15, scope: !9)
!13 = !DILocation(line: 20, column: 19, scope: !9)
!14 = !DILocation(line: 20, column: 9, scope: !9)
!15 = !DILocation(line: 21, column: 16, scope: !9)
!16 = !DILocation(line: 21, column: 9, scope: !9)
!17 = !DILocation(line: 22, column: 17, scope: !9)
!18 = !DILocation(line: 22, column: 36, scope: !9)
!19 = !DILocation(line: 22, column: 9, scope: !9)
!20 = !DILocation(line: 23, column: 16, scope: !9)
!21 = !DILocation(line: 23, column: 9, scope: !9)
!22 = !DILocation(line: 24, column: 17, scope: !9)
!23 = !DILocation(line: 24, column: 9, scope: !9)
!24 = !DILocation(line: 25, column: 22, scope: !9)
!25 = !DILocation(line: 25, column: 9, scope: !9)
!26 = !DILocation(line: 26, column: 19, scope: !9)
!27 = !DILocation(line: 26, column: 9, scope: !9)
!28 = !DILocation(line: 28, column: 18, scope: !9)
!29 = !DILocation(line: 28, column: 29, scope: !9)
!30 = !DILocation(line: 28, column: 9, scope: !9)
!31 = !DILocation(line: 29, column: 54, scope: !9)
!32 = !DILocation(line: 29, column: 21, scope: !9)
!33 = !DILocation(line: 29, column: 60, scope: !9)
!34 = !DILocation(line: 29, column: 66, scope: !9)
!35 = !DILocation(line: 29, column: 71, scope: !9)
!36 = !DILocation(line: 30, column: 54, scope: !9)
!37 = !DILocation(line: 30, column: 21, scope: !9)
!38 = !DILocation(line: 30, column: 61, scope: !9)
!39 = !DILocation(line: 30, column: 67, scope: !9)
!40 = !DILocation(line: 0, scope: !9)
!41 = !DILocation(line: 29, column: 8, scope: !9)
!42 = !DILocation(line: 31, column: 32, scope: !9)
!43 = !DILocation(line: 31, column: 38, scope: !9)
!44 = !DILocation(line: 31, column: 43, scope: !9)
!45 = !DILocation(line: 31, column: 51, scope: !9)
!46 = !DILocation(line: 31, column: 59, scope: !9)
!47 = !DILocation(line: 31, column: 49, scope: !9)
!48 = !DILocation(line: 31, column: 66, scope: !9)
!49 = !DILocation(line: 31, column: 78, scope: !9)
!50 = !DILocation(line: 31, column: 86, scope: !9)
!51 = !DILocation(line: 31, column: 3, scope: !9)
!52 = !DILocation(line: 32, column: 3, scope: !9)
!53 = !DILocation(line: 32, column: 11, scope: !9)
!54 = !DILocation(line: 33, column: 10, scope: !9)
!55 = !DILocation(line: 33, column: 3, scope: !9)
!56 = !DILocation(line: 34, column: 12, scope: !9)
!57 = !DILocation(line: 34, column: 3, scope: !9)
!58 = !DILocation(line: 35, column: 10, scope: !9)
!59 = !DILocation(line: 35, column: 3, scope: !9)
!60 = !DILocation(line: 36, column: 10, scope: !9)
!61 = !DILocation(line: 36, column: 3, scope: !9)
!62 = !DILocation(line: 37, column: 12, scope: !9)
!63 = !DILocation(line: 37, column: 3, scope: !9)
!64 = !DILocation(line: 38, column: 10, scope: !9)
!65 = !DILocation(line: 38, column: 3, scope: !9)
!66 = !DILocation(line: 39, column: 12, scope: !9)
!67 = !DILocation(line: 39, column: 3, scope: !9)
!68 = !DILocation(line: 40, column: 3, scope: !9)
!69 = !DILocation(line: 41, column: 15, scope: !9)
!70 = !DILocation(line: 41, column: 9, scope: !9)
!71 = !DILocation(line: 42, column: 21, scope: !9)
!72 = !DILocation(line: 42, column: 3, scope: !9)
!73 = !DILocation(line: 43, column: 23, scope: !9)
!74 = !DILocation(line: 43, column: 3, scope: !9)
!75 = !DILocation(line: 44, column: 3, scope: !9)
!76 = !DILocation(line: 45, column: 1, scope: !9)
!77 = distinct !DISubprogram(name: "Counted", scope: !1, file: !1, line: 12, type: !10, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!78 = !DILocation(line: 11, column: 7, scope: !77)
!79 = !DILocation(line: 12, column: 19, scope: !77)
!80 = !DILocation(line: 12, column: 23, scope: !77)
!81 = distinct !DISubprogram(name: "~Counted", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!82 = !DILocation(line: 13, column: 20, scope: !81)
!83 = !DILocation(line: 13, column: 24, scope: !81)
