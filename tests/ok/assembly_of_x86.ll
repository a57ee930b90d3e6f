; ModuleID = 'assembly_of_x86.c'
source_filename = "assembly_of_x86.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [13 x i8] c"%d %#lx %#lx\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [10 x i8] c" %d %#lx\0A\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [9 x i8] c"%d %d %d\00", align 1, !dbg !29
@.str.7 = private unnamed_addr constant [11 x i8] c" %d %x %x\0A\00", align 1, !dbg !34
@.str.8 = private unnamed_addr constant [11 x i8] c"%d %d %lx\0A\00", align 1, !dbg !39
@.str.9 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !41

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !63 {
entry:
  %is_zero.i46 = alloca i8, align 1, !DIAssignID !87
  %is_zero.i = alloca i8, align 1, !DIAssignID !88
  %number = alloca i32, align 4, !DIAssignID !89
    #dbg_assign(i1 undef, !67, !DIExpression(), !89, ptr %number, !DIExpression(), !90)
  %wide = alloca i64, align 8, !DIAssignID !91
    #dbg_assign(i1 undef, !68, !DIExpression(), !91, ptr %wide, !DIExpression(), !90)
  %pointer = alloca ptr, align 8, !DIAssignID !92
    #dbg_assign(i1 undef, !71, !DIExpression(), !92, ptr %pointer, !DIExpression(), !90)
  %count = alloca i16, align 2, !DIAssignID !93
    #dbg_assign(i1 undef, !73, !DIExpression(), !93, ptr %count, !DIExpression(), !90)
  %bits = alloca [3 x i32], align 4, !DIAssignID !94
    #dbg_assign(i1 undef, !77, !DIExpression(), !94, ptr %bits, !DIExpression(), !90)
  %words = alloca [2 x i64], align 16, !DIAssignID !95
    #dbg_assign(i1 undef, !83, !DIExpression(), !95, ptr %words, !DIExpression(), !90)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %number) #5, !dbg !96
  store i32 1, ptr %number, align 4, !dbg !97, !tbaa !98, !DIAssignID !102
    #dbg_assign(i32 1, !67, !DIExpression(), !102, ptr %number, !DIExpression(), !90)
    #dbg_value(ptr %number, !103, !DIExpression(), !112)
    #dbg_value(i32 2, !109, !DIExpression(), !112)
    #dbg_value(i32 3, !110, !DIExpression(), !112)
  %0 = call i8 asm sideeffect "lock cmpxchgl $2, $0; setz $1", "=*m,={ax},q,{ax},*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 3, i32 2, ptr nonnull elementtype(i32) %number) #5, !dbg !114, !srcloc !115
    #dbg_value(i8 %0, !111, !DIExpression(), !112)
  %1 = and i8 %0, 1, !dbg !116
  %conv = zext nneg i8 %1 to i32, !dbg !116
  %2 = load i32, ptr %number, align 4, !dbg !117, !tbaa !98
  %call1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv, i32 noundef %2), !dbg !118
    #dbg_value(ptr %number, !103, !DIExpression(), !119)
    #dbg_value(i32 1, !109, !DIExpression(), !119)
    #dbg_value(i32 7, !110, !DIExpression(), !119)
  %3 = call i8 asm sideeffect "lock cmpxchgl $2, $0; setz $1", "=*m,={ax},q,{ax},*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 7, i32 1, ptr nonnull elementtype(i32) %number) #5, !dbg !121, !srcloc !115
    #dbg_value(i8 %3, !111, !DIExpression(), !119)
  %4 = and i8 %3, 1, !dbg !122
  %conv3 = zext nneg i8 %4 to i32, !dbg !122
  %5 = load i32, ptr %number, align 4, !dbg !123, !tbaa !98
  %call4 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv3, i32 noundef %5), !dbg !124
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %wide) #5, !dbg !125
  store i64 1099511627776, ptr %wide, align 8, !dbg !126, !tbaa !127, !DIAssignID !129
    #dbg_assign(i64 1099511627776, !68, !DIExpression(), !129, ptr %wide, !DIExpression(), !90)
    #dbg_value(i64 5, !69, !DIExpression(), !90)
    #dbg_value(ptr %wide, !130, !DIExpression(), !138)
    #dbg_value(ptr undef, !135, !DIExpression(), !138)
    #dbg_value(i64 6, !136, !DIExpression(), !138)
  %6 = call { i64, i32 } asm sideeffect "lock; cmpxchgq $3, $0", "=*m,={ax},={@ccz},r,*m,1,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %wide, i64 6, ptr nonnull elementtype(i64) %wide, i64 5) #5, !dbg !140, !srcloc !141
  %asmresult.i = extractvalue { i64, i32 } %6, 0, !dbg !140
  %asmresult1.i = extractvalue { i64, i32 } %6, 1, !dbg !140
    #dbg_value(i64 %asmresult.i, !69, !DIExpression(), !90)
  %7 = icmp ult i32 %asmresult1.i, 2, !dbg !140
  call void @llvm.assume(i1 %7), !dbg !140
    #dbg_value(i32 %asmresult1.i, !137, !DIExpression(), !138)
    #dbg_value(i32 %asmresult1.i, !70, !DIExpression(), !90)
  %8 = load i64, ptr %wide, align 8, !dbg !142, !tbaa !127
  %call6 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %asmresult1.i, i64 noundef %asmresult.i, i64 noundef %8), !dbg !143
    #dbg_value(ptr %wide, !130, !DIExpression(), !144)
    #dbg_value(ptr undef, !135, !DIExpression(), !144)
    #dbg_value(i64 6, !136, !DIExpression(), !144)
  %9 = call { i64, i32 } asm sideeffect "lock; cmpxchgq $3, $0", "=*m,={ax},={@ccz},r,*m,1,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %wide, i64 6, ptr nonnull elementtype(i64) %wide, i64 %asmresult.i) #5, !dbg !146, !srcloc !141
  %asmresult1.i45 = extractvalue { i64, i32 } %9, 1, !dbg !146
    #dbg_value(i64 poison, !69, !DIExpression(), !90)
  %10 = icmp ult i32 %asmresult1.i45, 2, !dbg !146
  call void @llvm.assume(i1 %10), !dbg !146
    #dbg_value(i32 %asmresult1.i45, !137, !DIExpression(), !144)
    #dbg_value(i32 %asmresult1.i45, !70, !DIExpression(), !90)
  %11 = load i64, ptr %wide, align 8, !dbg !147, !tbaa !127
  %call8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %asmresult1.i45, i64 noundef %11), !dbg !148
    #dbg_value(ptr %number, !149, !DIExpression(), !155)
    #dbg_value(i32 -3, !154, !DIExpression(), !155)
  %12 = call i32 asm sideeffect "lock xaddl $1, $0", "=*m,=q,*m,1,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, ptr nonnull elementtype(i32) %number, i32 -3) #5, !dbg !157, !srcloc !158
    #dbg_value(i32 %12, !154, !DIExpression(), !155)
  %13 = load i32, ptr %number, align 4, !dbg !159, !tbaa !98
  %call10 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %12, i32 noundef %13), !dbg !160
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %pointer) #5, !dbg !161
  store ptr %number, ptr %pointer, align 8, !dbg !162, !tbaa !163, !DIAssignID !165
    #dbg_assign(ptr %number, !71, !DIExpression(), !165, ptr %pointer, !DIExpression(), !90)
    #dbg_value(ptr %pointer, !166, !DIExpression(), !173)
    #dbg_value(ptr %wide, !172, !DIExpression(), !173)
  %14 = call ptr asm sideeffect "xchgq $1, $0", "=*m,=r,*m,1,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(ptr) %pointer, ptr nonnull elementtype(ptr) %pointer, ptr nonnull %wide) #5, !dbg !175, !srcloc !176
    #dbg_value(ptr %14, !172, !DIExpression(), !173)
  store i32 9, ptr %14, align 4, !dbg !177, !tbaa !98
  %15 = load i32, ptr %number, align 4, !dbg !178, !tbaa !98
  %16 = load ptr, ptr %pointer, align 8, !dbg !179, !tbaa !163
  %17 = load i64, ptr %16, align 8, !dbg !180, !tbaa !127
  %cmp = icmp eq i64 %17, 6, !dbg !181
  %conv12 = zext i1 %cmp to i32, !dbg !181
  %call13 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %15, i32 noundef %conv12), !dbg !182
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %count) #5, !dbg !183
  store i16 2, ptr %count, align 2, !dbg !184, !tbaa !185, !DIAssignID !187
    #dbg_assign(i16 2, !73, !DIExpression(), !187, ptr %count, !DIExpression(), !90)
    #dbg_assign(i1 undef, !188, !DIExpression(), !88, ptr %is_zero.i, !DIExpression(), !196)
    #dbg_value(ptr %count, !194, !DIExpression(), !196)
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %is_zero.i) #5, !dbg !198
  call void asm sideeffect "lock\0A\09decw $0\0A\09sete $1", "=*m,=*qm,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %count, ptr nonnull elementtype(i8) %is_zero.i, ptr nonnull elementtype(i16) %count) #5, !dbg !199, !srcloc !200
  %18 = load i8, ptr %is_zero.i, align 1, !dbg !201, !tbaa !202
  %conv.i = zext i8 %18 to i32, !dbg !201
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %is_zero.i) #5, !dbg !203
    #dbg_value(i32 %conv.i, !75, !DIExpression(), !90)
    #dbg_assign(i1 undef, !188, !DIExpression(), !87, ptr %is_zero.i46, !DIExpression(), !204)
    #dbg_value(ptr %count, !194, !DIExpression(), !204)
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %is_zero.i46) #5, !dbg !206
  call void asm sideeffect "lock\0A\09decw $0\0A\09sete $1", "=*m,=*qm,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %count, ptr nonnull elementtype(i8) %is_zero.i46, ptr nonnull elementtype(i16) %count) #5, !dbg !207, !srcloc !200
  %19 = load i8, ptr %is_zero.i46, align 1, !dbg !208, !tbaa !202
  %conv.i47 = zext i8 %19 to i32, !dbg !208
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %is_zero.i46) #5, !dbg !209
    #dbg_value(i32 %conv.i47, !76, !DIExpression(), !90)
  %20 = load i16, ptr %count, align 2, !dbg !210, !tbaa !185
  %conv16 = sext i16 %20 to i32, !dbg !210
  %call17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %conv.i, i32 noundef %conv.i47, i32 noundef %conv16), !dbg !211
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %bits) #5, !dbg !212
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %bits, i8 0, i64 12, i1 false), !dbg !213, !DIAssignID !214
    #dbg_assign(i8 0, !77, !DIExpression(), !214, ptr %bits, !DIExpression(), !90)
    #dbg_value(ptr %bits, !215, !DIExpression(), !223)
    #dbg_value(i32 3, !221, !DIExpression(), !223)
  %21 = call i8 asm sideeffect "lock btsl $2, $0; setc $1", "=*m,=q,Ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %bits, i32 3, ptr nonnull elementtype(i32) %bits) #5, !dbg !225, !srcloc !226
    #dbg_value(i8 %21, !222, !DIExpression(), !223)
  %conv.i48 = sext i8 %21 to i32, !dbg !227
    #dbg_value(i32 %conv.i48, !75, !DIExpression(), !90)
    #dbg_value(ptr %bits, !215, !DIExpression(), !228)
    #dbg_value(i32 3, !221, !DIExpression(), !228)
  %22 = call i8 asm sideeffect "lock btsl $2, $0; setc $1", "=*m,=q,Ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %bits, i32 3, ptr nonnull elementtype(i32) %bits) #5, !dbg !230, !srcloc !226
    #dbg_value(i8 %22, !222, !DIExpression(), !228)
  %conv.i49 = sext i8 %22 to i32, !dbg !231
    #dbg_value(i32 %conv.i49, !76, !DIExpression(), !90)
  %add.ptr = getelementptr inbounds i8, ptr %bits, i64 4, !dbg !232
    #dbg_value(ptr %add.ptr, !215, !DIExpression(), !233)
    #dbg_value(i32 -28, !221, !DIExpression(), !233)
  %23 = call i8 asm sideeffect "lock btsl $2, $0; setc $1", "=*m,=q,Ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %add.ptr, i32 -28, ptr nonnull elementtype(i32) %add.ptr) #5, !dbg !235, !srcloc !226
    #dbg_value(i8 %23, !222, !DIExpression(), !233)
  %conv.i50 = sext i8 %23 to i32, !dbg !236
  %call23 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %conv.i48, i32 noundef %conv.i49, i32 noundef %conv.i50), !dbg !237
    #dbg_value(ptr %bits, !215, !DIExpression(), !238)
    #dbg_value(i32 64, !221, !DIExpression(), !238)
  %24 = call i8 asm sideeffect "lock btsl $2, $0; setc $1", "=*m,=q,Ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %bits, i32 64, ptr nonnull elementtype(i32) %bits) #5, !dbg !240, !srcloc !226
    #dbg_value(i8 %24, !222, !DIExpression(), !238)
  %conv.i51 = sext i8 %24 to i32, !dbg !241
  %25 = load i32, ptr %bits, align 4, !dbg !242, !tbaa !98
  %arrayidx26 = getelementptr inbounds i8, ptr %bits, i64 8, !dbg !243
  %26 = load i32, ptr %arrayidx26, align 4, !dbg !243, !tbaa !98
  %call27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %conv.i51, i32 noundef %25, i32 noundef %26), !dbg !244
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %words) #5, !dbg !245
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %words, i8 -1, i64 16, i1 false), !dbg !246
    #dbg_assign(i1 undef, !83, !DIExpression(), !247, ptr %words, !DIExpression(), !90)
    #dbg_value(ptr %words, !248, !DIExpression(), !255)
    #dbg_value(i64 70, !253, !DIExpression(), !255)
  %27 = call i32 asm sideeffect "lock; btrq $2, $1\0A\09sbbl $0, $0", "=r,=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %words, i64 70, ptr nonnull elementtype(i64) %words) #5, !dbg !257, !srcloc !258
    #dbg_value(i32 %27, !254, !DIExpression(), !255)
    #dbg_value(i32 %27, !75, !DIExpression(), !90)
    #dbg_value(ptr %words, !248, !DIExpression(), !259)
    #dbg_value(i64 70, !253, !DIExpression(), !259)
  %28 = call i32 asm sideeffect "lock; btrq $2, $1\0A\09sbbl $0, $0", "=r,=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %words, i64 70, ptr nonnull elementtype(i64) %words) #5, !dbg !261, !srcloc !258
    #dbg_value(i32 %28, !254, !DIExpression(), !259)
    #dbg_value(i32 %28, !76, !DIExpression(), !90)
  %arrayidx32 = getelementptr inbounds i8, ptr %words, i64 8, !dbg !262
  %29 = load i64, ptr %arrayidx32, align 8, !dbg !262, !tbaa !127
  %call33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %27, i32 noundef %28, i64 noundef %29), !dbg !263
  call void asm sideeffect "lock; addl $1, $0\0A\09lock; subl $$2, $0", "=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 10, ptr nonnull elementtype(i32) %number) #5, !dbg !264, !srcloc !265
  call void asm sideeffect "lock orl $$0x40, $0; lock andl $$-2, $0; lock xorl $1, $0", "=*m,ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 3, ptr nonnull elementtype(i32) %number) #5, !dbg !266, !srcloc !267
  %30 = load i32, ptr %number, align 4, !dbg !268, !tbaa !98
  %call34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %30), !dbg !269
    #dbg_value(ptr %number, !270, !DIExpression(), !276)
  %31 = call i32 asm sideeffect "movl $1, $0", "=q,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number) #5, !dbg !278, !srcloc !279
    #dbg_value(i32 %31, !275, !DIExpression(), !276)
  %add = add nsw i32 %31, 1, !dbg !280
    #dbg_value(ptr %number, !281, !DIExpression(), !287)
    #dbg_value(i32 %add, !286, !DIExpression(), !287)
  call void asm sideeffect "movl $1, $0", "=*m,iq,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 %add) #5, !dbg !289, !srcloc !290
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !291, !srcloc !292
  call void asm sideeffect "lfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !293, !srcloc !294
  call void asm sideeffect "sfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !295, !srcloc !296
    #dbg_value(ptr %number, !270, !DIExpression(), !297)
  %32 = call i32 asm sideeffect "movl $1, $0", "=q,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number) #5, !dbg !299, !srcloc !279
    #dbg_value(i32 %32, !275, !DIExpression(), !297)
  %call37 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %32), !dbg !300
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %words) #5, !dbg !301
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %bits) #5, !dbg !301
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %count) #5, !dbg !301
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %pointer) #5, !dbg !301
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %wide) #5, !dbg !301
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %number) #5, !dbg !301
  ret i32 0, !dbg !301
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !302 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!46}
!llvm.module.flags = !{!56, !57, !58, !59, !60, !61, !62}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 64, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "assembly_of_x86.c", directory: ".", checksumkind: CSK_MD5, checksum: "2755f70ce5e030791156c2fbed39d1f8")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 68, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 13)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 70, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 7)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !19, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 9)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 81, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 11)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !36, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 90, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 4)
!46 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !47, globals: !55, splitDebugInlining: false, nameTableKind: None)
!47 = !{!48, !49, !51}
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !53, line: 14, baseType: !54)
!53 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !{!0, !7, !12, !17, !22, !27, !29, !34, !39, !41}
!56 = !{i32 7, !"Dwarf Version", i32 5}
!57 = !{i32 2, !"Debug Info Version", i32 3}
!58 = !{i32 1, !"wchar_size", i32 4}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !{i32 7, !"PIE Level", i32 2}
!61 = !{i32 7, !"uwtable", i32 2}
!62 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!63 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 62, type: !64, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!50}
!66 = !{!67, !68, !69, !70, !71, !73, !75, !76, !77, !83}
!67 = !DILocalVariable(name: "number", scope: !63, file: !2, line: 63, type: !50)
!68 = !DILocalVariable(name: "wide", scope: !63, file: !2, line: 66, type: !52)
!69 = !DILocalVariable(name: "old", scope: !63, file: !2, line: 66, type: !52)
!70 = !DILocalVariable(name: "done", scope: !63, file: !2, line: 67, type: !50)
!71 = !DILocalVariable(name: "pointer", scope: !63, file: !2, line: 72, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DILocalVariable(name: "count", scope: !63, file: !2, line: 75, type: !74)
!74 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!75 = !DILocalVariable(name: "first", scope: !63, file: !2, line: 76, type: !50)
!76 = !DILocalVariable(name: "second", scope: !63, file: !2, line: 76, type: !50)
!77 = !DILocalVariable(name: "bits", scope: !63, file: !2, line: 78, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 96, elements: !81)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !53, line: 12, baseType: !80)
!80 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!81 = !{!82}
!82 = !DISubrange(count: 3)
!83 = !DILocalVariable(name: "words", scope: !63, file: !2, line: 82, type: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !52, size: 128, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 2)
!87 = distinct !DIAssignID()
!88 = distinct !DIAssignID()
!89 = distinct !DIAssignID()
!90 = !DILocation(line: 0, scope: !63)
!91 = distinct !DIAssignID()
!92 = distinct !DIAssignID()
!93 = distinct !DIAssignID()
!94 = distinct !DIAssignID()
!95 = distinct !DIAssignID()
!96 = !DILocation(line: 63, column: 3, scope: !63)
!97 = !DILocation(line: 63, column: 7, scope: !63)
!98 = !{!99, !99, i64 0}
!99 = !{!"int", !100, i64 0}
!100 = !{!"omnipotent char", !101, i64 0}
!101 = !{!"Simple C/C++ TBAA"}
!102 = distinct !DIAssignID()
!103 = !DILocalVariable(name: "at", arg: 1, scope: !104, file: !2, line: 6, type: !49)
!104 = distinct !DISubprogram(name: "cas_set", scope: !2, file: !2, line: 6, type: !105, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !108)
!105 = !DISubroutineType(types: !106)
!106 = !{!107, !49, !50, !50}
!107 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!108 = !{!103, !109, !110, !111}
!109 = !DILocalVariable(name: "old", arg: 2, scope: !104, file: !2, line: 6, type: !50)
!110 = !DILocalVariable(name: "new", arg: 3, scope: !104, file: !2, line: 6, type: !50)
!111 = !DILocalVariable(name: "done", scope: !104, file: !2, line: 7, type: !107)
!112 = !DILocation(line: 0, scope: !104, inlinedAt: !113)
!113 = distinct !DILocation(line: 64, column: 19, scope: !63)
!114 = !DILocation(line: 8, column: 3, scope: !104, inlinedAt: !113)
!115 = !{i64 233}
!116 = !DILocation(line: 64, column: 19, scope: !63)
!117 = !DILocation(line: 64, column: 43, scope: !63)
!118 = !DILocation(line: 64, column: 3, scope: !63)
!119 = !DILocation(line: 0, scope: !104, inlinedAt: !120)
!120 = distinct !DILocation(line: 65, column: 22, scope: !63)
!121 = !DILocation(line: 8, column: 3, scope: !104, inlinedAt: !120)
!122 = !DILocation(line: 65, column: 22, scope: !63)
!123 = !DILocation(line: 65, column: 46, scope: !63)
!124 = !DILocation(line: 65, column: 3, scope: !63)
!125 = !DILocation(line: 66, column: 3, scope: !63)
!126 = !DILocation(line: 66, column: 12, scope: !63)
!127 = !{!128, !128, i64 0}
!128 = !{!"long", !100, i64 0}
!129 = distinct !DIAssignID()
!130 = !DILocalVariable(name: "at", arg: 1, scope: !131, file: !2, line: 15, type: !51)
!131 = distinct !DISubprogram(name: "cas_flag", scope: !2, file: !2, line: 15, type: !132, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !134)
!132 = !DISubroutineType(types: !133)
!133 = !{!50, !51, !51, !52}
!134 = !{!130, !135, !136, !137}
!135 = !DILocalVariable(name: "old", arg: 2, scope: !131, file: !2, line: 15, type: !51)
!136 = !DILocalVariable(name: "new", arg: 3, scope: !131, file: !2, line: 15, type: !52)
!137 = !DILocalVariable(name: "done", scope: !131, file: !2, line: 16, type: !50)
!138 = !DILocation(line: 0, scope: !131, inlinedAt: !139)
!139 = distinct !DILocation(line: 67, column: 14, scope: !63)
!140 = !DILocation(line: 17, column: 3, scope: !131, inlinedAt: !139)
!141 = !{i64 500}
!142 = !DILocation(line: 68, column: 49, scope: !63)
!143 = !DILocation(line: 68, column: 3, scope: !63)
!144 = !DILocation(line: 0, scope: !131, inlinedAt: !145)
!145 = distinct !DILocation(line: 69, column: 10, scope: !63)
!146 = !DILocation(line: 17, column: 3, scope: !131, inlinedAt: !145)
!147 = !DILocation(line: 70, column: 36, scope: !63)
!148 = !DILocation(line: 70, column: 3, scope: !63)
!149 = !DILocalVariable(name: "at", arg: 1, scope: !150, file: !2, line: 24, type: !49)
!150 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 24, type: !151, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !153)
!151 = !DISubroutineType(types: !152)
!152 = !{!50, !49, !50}
!153 = !{!149, !154}
!154 = !DILocalVariable(name: "by", arg: 2, scope: !150, file: !2, line: 24, type: !50)
!155 = !DILocation(line: 0, scope: !150, inlinedAt: !156)
!156 = distinct !DILocation(line: 71, column: 21, scope: !63)
!157 = !DILocation(line: 25, column: 3, scope: !150, inlinedAt: !156)
!158 = !{i64 715}
!159 = !DILocation(line: 71, column: 39, scope: !63)
!160 = !DILocation(line: 71, column: 3, scope: !63)
!161 = !DILocation(line: 72, column: 3, scope: !63)
!162 = !DILocation(line: 72, column: 9, scope: !63)
!163 = !{!164, !164, i64 0}
!164 = !{!"any pointer", !100, i64 0}
!165 = distinct !DIAssignID()
!166 = !DILocalVariable(name: "at", arg: 1, scope: !167, file: !2, line: 29, type: !170)
!167 = distinct !DISubprogram(name: "exchange", scope: !2, file: !2, line: 29, type: !168, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !171)
!168 = !DISubroutineType(types: !169)
!169 = !{!72, !170, !72}
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!171 = !{!166, !172}
!172 = !DILocalVariable(name: "new", arg: 2, scope: !167, file: !2, line: 29, type: !72)
!173 = !DILocation(line: 0, scope: !167, inlinedAt: !174)
!174 = distinct !DILocation(line: 73, column: 11, scope: !63)
!175 = !DILocation(line: 30, column: 3, scope: !167, inlinedAt: !174)
!176 = !{i64 859}
!177 = !DILocation(line: 73, column: 37, scope: !63)
!178 = !DILocation(line: 74, column: 21, scope: !63)
!179 = !DILocation(line: 74, column: 42, scope: !63)
!180 = !DILocation(line: 74, column: 29, scope: !63)
!181 = !DILocation(line: 74, column: 50, scope: !63)
!182 = !DILocation(line: 74, column: 3, scope: !63)
!183 = !DILocation(line: 75, column: 3, scope: !63)
!184 = !DILocation(line: 75, column: 9, scope: !63)
!185 = !{!186, !186, i64 0}
!186 = !{!"short", !100, i64 0}
!187 = distinct !DIAssignID()
!188 = !DILocalVariable(name: "is_zero", scope: !189, file: !2, line: 35, type: !195)
!189 = distinct !DISubprogram(name: "down", scope: !2, file: !2, line: 34, type: !190, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !193)
!190 = !DISubroutineType(types: !191)
!191 = !{!50, !192}
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!193 = !{!194, !188}
!194 = !DILocalVariable(name: "at", arg: 1, scope: !189, file: !2, line: 34, type: !192)
!195 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!196 = !DILocation(line: 0, scope: !189, inlinedAt: !197)
!197 = distinct !DILocation(line: 76, column: 15, scope: !63)
!198 = !DILocation(line: 35, column: 3, scope: !189, inlinedAt: !197)
!199 = !DILocation(line: 36, column: 3, scope: !189, inlinedAt: !197)
!200 = !{i64 999, i64 1006, i64 1017}
!201 = !DILocation(line: 37, column: 10, scope: !189, inlinedAt: !197)
!202 = !{!100, !100, i64 0}
!203 = !DILocation(line: 38, column: 1, scope: !189, inlinedAt: !197)
!204 = !DILocation(line: 0, scope: !189, inlinedAt: !205)
!205 = distinct !DILocation(line: 76, column: 38, scope: !63)
!206 = !DILocation(line: 35, column: 3, scope: !189, inlinedAt: !205)
!207 = !DILocation(line: 36, column: 3, scope: !189, inlinedAt: !205)
!208 = !DILocation(line: 37, column: 10, scope: !189, inlinedAt: !205)
!209 = !DILocation(line: 38, column: 1, scope: !189, inlinedAt: !205)
!210 = !DILocation(line: 77, column: 39, scope: !63)
!211 = !DILocation(line: 77, column: 3, scope: !63)
!212 = !DILocation(line: 78, column: 3, scope: !63)
!213 = !DILocation(line: 78, column: 12, scope: !63)
!214 = distinct !DIAssignID()
!215 = !DILocalVariable(name: "at", arg: 1, scope: !216, file: !2, line: 40, type: !219)
!216 = distinct !DISubprogram(name: "set_bit", scope: !2, file: !2, line: 40, type: !217, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !220)
!217 = !DISubroutineType(types: !218)
!218 = !{!50, !219, !50}
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!220 = !{!215, !221, !222}
!221 = !DILocalVariable(name: "number", arg: 2, scope: !216, file: !2, line: 40, type: !50)
!222 = !DILocalVariable(name: "was", scope: !216, file: !2, line: 41, type: !4)
!223 = !DILocation(line: 0, scope: !216, inlinedAt: !224)
!224 = distinct !DILocation(line: 79, column: 11, scope: !63)
!225 = !DILocation(line: 42, column: 3, scope: !216, inlinedAt: !224)
!226 = !{i64 1167}
!227 = !DILocation(line: 43, column: 10, scope: !216, inlinedAt: !224)
!228 = !DILocation(line: 0, scope: !216, inlinedAt: !229)
!229 = distinct !DILocation(line: 79, column: 38, scope: !63)
!230 = !DILocation(line: 42, column: 3, scope: !216, inlinedAt: !229)
!231 = !DILocation(line: 43, column: 10, scope: !216, inlinedAt: !229)
!232 = !DILocation(line: 80, column: 50, scope: !63)
!233 = !DILocation(line: 0, scope: !216, inlinedAt: !234)
!234 = distinct !DILocation(line: 80, column: 37, scope: !63)
!235 = !DILocation(line: 42, column: 3, scope: !216, inlinedAt: !234)
!236 = !DILocation(line: 43, column: 10, scope: !216, inlinedAt: !234)
!237 = !DILocation(line: 80, column: 3, scope: !63)
!238 = !DILocation(line: 0, scope: !216, inlinedAt: !239)
!239 = distinct !DILocation(line: 81, column: 25, scope: !63)
!240 = !DILocation(line: 42, column: 3, scope: !216, inlinedAt: !239)
!241 = !DILocation(line: 43, column: 10, scope: !216, inlinedAt: !239)
!242 = !DILocation(line: 81, column: 44, scope: !63)
!243 = !DILocation(line: 81, column: 53, scope: !63)
!244 = !DILocation(line: 81, column: 3, scope: !63)
!245 = !DILocation(line: 82, column: 3, scope: !63)
!246 = !DILocation(line: 82, column: 12, scope: !63)
!247 = distinct !DIAssignID()
!248 = !DILocalVariable(name: "at", arg: 1, scope: !249, file: !2, line: 46, type: !51)
!249 = distinct !DISubprogram(name: "reset_bit", scope: !2, file: !2, line: 46, type: !250, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !252)
!250 = !DISubroutineType(types: !251)
!251 = !{!50, !51, !48}
!252 = !{!248, !253, !254}
!253 = !DILocalVariable(name: "number", arg: 2, scope: !249, file: !2, line: 46, type: !48)
!254 = !DILocalVariable(name: "was", scope: !249, file: !2, line: 47, type: !50)
!255 = !DILocation(line: 0, scope: !249, inlinedAt: !256)
!256 = distinct !DILocation(line: 83, column: 11, scope: !63)
!257 = !DILocation(line: 48, column: 3, scope: !249, inlinedAt: !256)
!258 = !{i64 1343, i64 1363}
!259 = !DILocation(line: 0, scope: !249, inlinedAt: !260)
!260 = distinct !DILocation(line: 83, column: 42, scope: !63)
!261 = !DILocation(line: 48, column: 3, scope: !249, inlinedAt: !260)
!262 = !DILocation(line: 84, column: 46, scope: !63)
!263 = !DILocation(line: 84, column: 3, scope: !63)
!264 = !DILocation(line: 85, column: 3, scope: !63)
!265 = !{i64 2715, i64 2735}
!266 = !DILocation(line: 86, column: 3, scope: !63)
!267 = !{i64 2813}
!268 = !DILocation(line: 90, column: 18, scope: !63)
!269 = !DILocation(line: 90, column: 3, scope: !63)
!270 = !DILocalVariable(name: "at", arg: 1, scope: !271, file: !2, line: 52, type: !49)
!271 = distinct !DISubprogram(name: "load", scope: !2, file: !2, line: 52, type: !272, scopeLine: 52, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !274)
!272 = !DISubroutineType(types: !273)
!273 = !{!50, !49}
!274 = !{!270, !275}
!275 = !DILocalVariable(name: "value", scope: !271, file: !2, line: 53, type: !50)
!276 = !DILocation(line: 0, scope: !271, inlinedAt: !277)
!277 = distinct !DILocation(line: 91, column: 18, scope: !63)
!278 = !DILocation(line: 54, column: 3, scope: !271, inlinedAt: !277)
!279 = !{i64 1504}
!280 = !DILocation(line: 91, column: 32, scope: !63)
!281 = !DILocalVariable(name: "at", arg: 1, scope: !282, file: !2, line: 58, type: !49)
!282 = distinct !DISubprogram(name: "store", scope: !2, file: !2, line: 58, type: !283, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !46, retainedNodes: !285)
!283 = !DISubroutineType(types: !284)
!284 = !{null, !49, !50}
!285 = !{!281, !286}
!286 = !DILocalVariable(name: "value", arg: 2, scope: !282, file: !2, line: 58, type: !50)
!287 = !DILocation(line: 0, scope: !282, inlinedAt: !288)
!288 = distinct !DILocation(line: 91, column: 3, scope: !63)
!289 = !DILocation(line: 59, column: 3, scope: !282, inlinedAt: !288)
!290 = !{i64 1634}
!291 = !DILocation(line: 92, column: 3, scope: !63)
!292 = !{i64 3048}
!293 = !DILocation(line: 93, column: 3, scope: !63)
!294 = !{i64 3091}
!295 = !DILocation(line: 94, column: 3, scope: !63)
!296 = !{i64 3134}
!297 = !DILocation(line: 0, scope: !271, inlinedAt: !298)
!298 = distinct !DILocation(line: 95, column: 18, scope: !63)
!299 = !DILocation(line: 54, column: 3, scope: !271, inlinedAt: !298)
!300 = !DILocation(line: 95, column: 3, scope: !63)
!301 = !DILocation(line: 96, column: 1, scope: !63)
!302 = !DISubprogram(name: "printf", scope: !303, file: !303, line: 40, type: !304, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!303 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "e77de3fea0906913c8b833fd1ad104ee")
!304 = !DISubroutineType(types: !305)
!305 = !{!50, !306, null}
!306 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !307)
!307 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !308, size: 64)
!308 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
