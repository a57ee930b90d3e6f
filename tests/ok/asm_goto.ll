; ModuleID = 'asm_goto.c'
source_filename = "asm_goto.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@counter = internal global i32 2, align 4
@.str = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"%d %d %ld\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %bits = alloca i64, align 8
  %n = alloca i32, align 4
  callbr void asm sideeffect "lock; decl $0\0A\09jz ${1:l}", "*m,!i,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) @counter) #3
          to label %drop.exit [label %zero.i], !srcloc !4

zero.i:                                           ; preds = %entry
  br label %drop.exit

drop.exit:                                        ; preds = %entry, %zero.i
  %retval.0.i = phi i32 [ 1, %zero.i ], [ 0, %entry ]
  callbr void asm sideeffect "lock; decl $0\0A\09jz ${1:l}", "*m,!i,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) @counter) #3
          to label %drop.exit18 [label %zero.i16], !srcloc !4

zero.i16:                                         ; preds = %drop.exit
  br label %drop.exit18

drop.exit18:                                      ; preds = %drop.exit, %zero.i16
  %retval.0.i17 = phi i32 [ 1, %zero.i16 ], [ 0, %drop.exit ]
  %0 = load i32, ptr @counter, align 4, !tbaa !5
  %call2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %retval.0.i, i32 noundef %retval.0.i17, i32 noundef %0)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %bits) #3
  store i64 0, ptr %bits, align 8, !tbaa !9
  callbr void asm sideeffect "lock btsq $1, $0\0A\09jc ${3:l}", "=*m,r,*m,!i,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %bits, i64 3, ptr nonnull elementtype(i64) %bits) #3
          to label %set.exit [label %was.i], !srcloc !11

was.i:                                            ; preds = %drop.exit18
  br label %set.exit

set.exit:                                         ; preds = %drop.exit18, %was.i
  %retval.0.i19 = phi i32 [ 1, %was.i ], [ 0, %drop.exit18 ]
  callbr void asm sideeffect "lock btsq $1, $0\0A\09jc ${3:l}", "=*m,r,*m,!i,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %bits, i64 3, ptr nonnull elementtype(i64) %bits) #3
          to label %set.exit22 [label %was.i20], !srcloc !11

was.i20:                                          ; preds = %set.exit
  br label %set.exit22

set.exit22:                                       ; preds = %set.exit, %was.i20
  %retval.0.i21 = phi i32 [ 1, %was.i20 ], [ 0, %set.exit ]
  %1 = load i64, ptr %bits, align 8, !tbaa !9
  %call5 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %retval.0.i19, i32 noundef %retval.0.i21, i64 noundef %1)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %n) #3
  store i32 -1, ptr %n, align 4, !tbaa !5
  %2 = callbr i32 asm sideeffect "lock cmpxchgl $2, $1\0A\09jnz ${5:l}", "={ax},=*m,r,0,*m,!i,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %n, i32 5, i32 -1, ptr nonnull elementtype(i32) %n) #3
          to label %swap.exit [label %failed.split.i], !srcloc !12

failed.split.i:                                   ; preds = %set.exit22
  %sub.i = sub nsw i32 0, %2
  br label %swap.exit

swap.exit:                                        ; preds = %set.exit22, %failed.split.i
  %retval.0.i23 = phi i32 [ %sub.i, %failed.split.i ], [ %2, %set.exit22 ]
  %3 = callbr i32 asm sideeffect "lock cmpxchgl $2, $1\0A\09jnz ${5:l}", "={ax},=*m,r,0,*m,!i,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %n, i32 6, i32 -1, ptr nonnull elementtype(i32) %n) #3
          to label %swap.exit27 [label %failed.split.i24], !srcloc !12

failed.split.i24:                                 ; preds = %swap.exit
  %sub.i25 = sub nsw i32 0, %3
  br label %swap.exit27

swap.exit27:                                      ; preds = %swap.exit, %failed.split.i24
  %retval.0.i26 = phi i32 [ %sub.i25, %failed.split.i24 ], [ %3, %swap.exit ]
  %4 = load i32, ptr %n, align 4, !tbaa !5
  %call8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %retval.0.i23, i32 noundef %retval.0.i26, i32 noundef %4)
  callbr void asm sideeffect "jmp ${0:l}", "!i,~{dirflag},~{fpsr},~{flags}"() #3
          to label %key.exit [label %yes.i], !srcloc !13

yes.i:                                            ; preds = %swap.exit27
  br label %key.exit

key.exit:                                         ; preds = %swap.exit27, %yes.i
  %retval.0.i28 = phi i32 [ 1, %yes.i ], [ 0, %swap.exit27 ]
  callbr void asm sideeffect "nop", "!i,~{dirflag},~{fpsr},~{flags}"() #3
          to label %nothing.exit [label %yes.i29], !srcloc !14

yes.i29:                                          ; preds = %key.exit
  br label %nothing.exit

nothing.exit:                                     ; preds = %key.exit, %yes.i29
  %retval.0.i30 = phi i32 [ 1, %yes.i29 ], [ 0, %key.exit ]
  %call11 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %retval.0.i28, i32 noundef %retval.0.i30)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %n) #3
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %bits) #3
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i64 203, i64 219}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"long", !7, i64 0}
!11 = !{i64 364, i64 383}
!12 = !{i64 642, i64 665}
!13 = !{i64 932}
!14 = !{i64 1029}
