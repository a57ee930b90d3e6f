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
@.str.10 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !46
@.str.11 = private unnamed_addr constant [5 x i8] c" %d\0A\00", align 1, !dbg !51

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !73 {
entry:
  %is_zero.i49 = alloca i8, align 1, !DIAssignID !95
  %is_zero.i = alloca i8, align 1, !DIAssignID !96
  %number = alloca i32, align 4, !DIAssignID !97
    #dbg_assign(i1 undef, !77, !DIExpression(), !97, ptr %number, !DIExpression(), !98)
  %wide = alloca i64, align 8, !DIAssignID !99
    #dbg_assign(i1 undef, !78, !DIExpression(), !99, ptr %wide, !DIExpression(), !98)
  %pointer = alloca ptr, align 8, !DIAssignID !100
    #dbg_assign(i1 undef, !81, !DIExpression(), !100, ptr %pointer, !DIExpression(), !98)
  %count = alloca i16, align 2, !DIAssignID !101
    #dbg_assign(i1 undef, !83, !DIExpression(), !101, ptr %count, !DIExpression(), !98)
  %bits = alloca [3 x i32], align 4, !DIAssignID !102
    #dbg_assign(i1 undef, !87, !DIExpression(), !102, ptr %bits, !DIExpression(), !98)
  %words = alloca [2 x i64], align 16, !DIAssignID !103
    #dbg_assign(i1 undef, !91, !DIExpression(), !103, ptr %words, !DIExpression(), !98)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %number) #5, !dbg !104
  store i32 1, ptr %number, align 4, !dbg !105, !tbaa !106, !DIAssignID !110
    #dbg_assign(i32 1, !77, !DIExpression(), !110, ptr %number, !DIExpression(), !98)
    #dbg_value(ptr %number, !111, !DIExpression(), !120)
    #dbg_value(i32 2, !117, !DIExpression(), !120)
    #dbg_value(i32 3, !118, !DIExpression(), !120)
  %0 = call i8 asm sideeffect "lock cmpxchgl $2, $0; setz $1", "=*m,={ax},q,{ax},*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 3, i32 2, ptr nonnull elementtype(i32) %number) #5, !dbg !122, !srcloc !123
    #dbg_value(i8 %0, !119, !DIExpression(), !120)
  %1 = and i8 %0, 1, !dbg !124
  %conv = zext nneg i8 %1 to i32, !dbg !124
  %2 = load i32, ptr %number, align 4, !dbg !125, !tbaa !106
  %call1 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv, i32 noundef %2), !dbg !126
    #dbg_value(ptr %number, !111, !DIExpression(), !127)
    #dbg_value(i32 1, !117, !DIExpression(), !127)
    #dbg_value(i32 7, !118, !DIExpression(), !127)
  %3 = call i8 asm sideeffect "lock cmpxchgl $2, $0; setz $1", "=*m,={ax},q,{ax},*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 7, i32 1, ptr nonnull elementtype(i32) %number) #5, !dbg !129, !srcloc !123
    #dbg_value(i8 %3, !119, !DIExpression(), !127)
  %4 = and i8 %3, 1, !dbg !130
  %conv3 = zext nneg i8 %4 to i32, !dbg !130
  %5 = load i32, ptr %number, align 4, !dbg !131, !tbaa !106
  %call4 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv3, i32 noundef %5), !dbg !132
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %wide) #5, !dbg !133
  store i64 1099511627776, ptr %wide, align 8, !dbg !134, !tbaa !135, !DIAssignID !137
    #dbg_assign(i64 1099511627776, !78, !DIExpression(), !137, ptr %wide, !DIExpression(), !98)
    #dbg_value(i64 5, !79, !DIExpression(), !98)
    #dbg_value(ptr %wide, !138, !DIExpression(), !146)
    #dbg_value(ptr undef, !143, !DIExpression(), !146)
    #dbg_value(i64 6, !144, !DIExpression(), !146)
  %6 = call { i64, i32 } asm sideeffect "lock; cmpxchgq $3, $0", "=*m,={ax},={@ccz},r,*m,1,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %wide, i64 6, ptr nonnull elementtype(i64) %wide, i64 5) #5, !dbg !148, !srcloc !149
  %asmresult.i = extractvalue { i64, i32 } %6, 0, !dbg !148
  %asmresult1.i = extractvalue { i64, i32 } %6, 1, !dbg !148
    #dbg_value(i64 %asmresult.i, !79, !DIExpression(), !98)
  %7 = icmp ult i32 %asmresult1.i, 2, !dbg !148
  call void @llvm.assume(i1 %7), !dbg !148
    #dbg_value(i32 %asmresult1.i, !145, !DIExpression(), !146)
    #dbg_value(i32 %asmresult1.i, !80, !DIExpression(), !98)
  %8 = load i64, ptr %wide, align 8, !dbg !150, !tbaa !135
  %call6 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %asmresult1.i, i64 noundef %asmresult.i, i64 noundef %8), !dbg !151
    #dbg_value(ptr %wide, !138, !DIExpression(), !152)
    #dbg_value(ptr undef, !143, !DIExpression(), !152)
    #dbg_value(i64 6, !144, !DIExpression(), !152)
  %9 = call { i64, i32 } asm sideeffect "lock; cmpxchgq $3, $0", "=*m,={ax},={@ccz},r,*m,1,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %wide, i64 6, ptr nonnull elementtype(i64) %wide, i64 %asmresult.i) #5, !dbg !154, !srcloc !149
  %asmresult1.i48 = extractvalue { i64, i32 } %9, 1, !dbg !154
    #dbg_value(i64 poison, !79, !DIExpression(), !98)
  %10 = icmp ult i32 %asmresult1.i48, 2, !dbg !154
  call void @llvm.assume(i1 %10), !dbg !154
    #dbg_value(i32 %asmresult1.i48, !145, !DIExpression(), !152)
    #dbg_value(i32 %asmresult1.i48, !80, !DIExpression(), !98)
  %11 = load i64, ptr %wide, align 8, !dbg !155, !tbaa !135
  %call8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %asmresult1.i48, i64 noundef %11), !dbg !156
    #dbg_value(ptr %number, !157, !DIExpression(), !163)
    #dbg_value(i32 -3, !162, !DIExpression(), !163)
  %12 = call i32 asm sideeffect "lock xaddl $1, $0", "=*m,=q,*m,1,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, ptr nonnull elementtype(i32) %number, i32 -3) #5, !dbg !165, !srcloc !166
    #dbg_value(i32 %12, !162, !DIExpression(), !163)
  %13 = load i32, ptr %number, align 4, !dbg !167, !tbaa !106
  %call10 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %12, i32 noundef %13), !dbg !168
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %pointer) #5, !dbg !169
  store ptr %number, ptr %pointer, align 8, !dbg !170, !tbaa !171, !DIAssignID !173
    #dbg_assign(ptr %number, !81, !DIExpression(), !173, ptr %pointer, !DIExpression(), !98)
    #dbg_value(ptr %pointer, !174, !DIExpression(), !181)
    #dbg_value(ptr %wide, !180, !DIExpression(), !181)
  %14 = call ptr asm sideeffect "xchgq $1, $0", "=*m,=r,*m,1,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(ptr) %pointer, ptr nonnull elementtype(ptr) %pointer, ptr nonnull %wide) #5, !dbg !183, !srcloc !184
    #dbg_value(ptr %14, !180, !DIExpression(), !181)
  store i32 9, ptr %14, align 4, !dbg !185, !tbaa !106
  %15 = load i32, ptr %number, align 4, !dbg !186, !tbaa !106
  %16 = load ptr, ptr %pointer, align 8, !dbg !187, !tbaa !171
  %17 = load i64, ptr %16, align 8, !dbg !188, !tbaa !135
  %cmp = icmp eq i64 %17, 6, !dbg !189
  %conv12 = zext i1 %cmp to i32, !dbg !189
  %call13 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %15, i32 noundef %conv12), !dbg !190
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %count) #5, !dbg !191
  store i16 2, ptr %count, align 2, !dbg !192, !tbaa !193, !DIAssignID !195
    #dbg_assign(i16 2, !83, !DIExpression(), !195, ptr %count, !DIExpression(), !98)
    #dbg_assign(i1 undef, !196, !DIExpression(), !96, ptr %is_zero.i, !DIExpression(), !204)
    #dbg_value(ptr %count, !202, !DIExpression(), !204)
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %is_zero.i) #5, !dbg !206
  call void asm sideeffect "lock\0A\09decw $0\0A\09sete $1", "=*m,=*qm,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %count, ptr nonnull elementtype(i8) %is_zero.i, ptr nonnull elementtype(i16) %count) #5, !dbg !207, !srcloc !208
  %18 = load i8, ptr %is_zero.i, align 1, !dbg !209, !tbaa !210
  %conv.i = zext i8 %18 to i32, !dbg !209
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %is_zero.i) #5, !dbg !211
    #dbg_value(i32 %conv.i, !85, !DIExpression(), !98)
    #dbg_assign(i1 undef, !196, !DIExpression(), !95, ptr %is_zero.i49, !DIExpression(), !212)
    #dbg_value(ptr %count, !202, !DIExpression(), !212)
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %is_zero.i49) #5, !dbg !214
  call void asm sideeffect "lock\0A\09decw $0\0A\09sete $1", "=*m,=*qm,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i16) %count, ptr nonnull elementtype(i8) %is_zero.i49, ptr nonnull elementtype(i16) %count) #5, !dbg !215, !srcloc !208
  %19 = load i8, ptr %is_zero.i49, align 1, !dbg !216, !tbaa !210
  %conv.i50 = zext i8 %19 to i32, !dbg !216
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %is_zero.i49) #5, !dbg !217
    #dbg_value(i32 %conv.i50, !86, !DIExpression(), !98)
  %20 = load i16, ptr %count, align 2, !dbg !218, !tbaa !193
  %conv16 = sext i16 %20 to i32, !dbg !218
  %call17 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %conv.i, i32 noundef %conv.i50, i32 noundef %conv16), !dbg !219
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %bits) #5, !dbg !220
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %bits, i8 0, i64 12, i1 false), !dbg !221, !DIAssignID !222
    #dbg_assign(i8 0, !87, !DIExpression(), !222, ptr %bits, !DIExpression(), !98)
    #dbg_value(ptr %bits, !223, !DIExpression(), !231)
    #dbg_value(i32 3, !229, !DIExpression(), !231)
  %21 = call i8 asm sideeffect "lock btsl $2, $0; setc $1", "=*m,=q,Ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %bits, i32 3, ptr nonnull elementtype(i32) %bits) #5, !dbg !233, !srcloc !234
    #dbg_value(i8 %21, !230, !DIExpression(), !231)
  %conv.i51 = sext i8 %21 to i32, !dbg !235
    #dbg_value(i32 %conv.i51, !85, !DIExpression(), !98)
    #dbg_value(ptr %bits, !223, !DIExpression(), !236)
    #dbg_value(i32 3, !229, !DIExpression(), !236)
  %22 = call i8 asm sideeffect "lock btsl $2, $0; setc $1", "=*m,=q,Ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %bits, i32 3, ptr nonnull elementtype(i32) %bits) #5, !dbg !238, !srcloc !234
    #dbg_value(i8 %22, !230, !DIExpression(), !236)
  %conv.i52 = sext i8 %22 to i32, !dbg !239
    #dbg_value(i32 %conv.i52, !86, !DIExpression(), !98)
  %add.ptr = getelementptr inbounds i8, ptr %bits, i64 4, !dbg !240
    #dbg_value(ptr %add.ptr, !223, !DIExpression(), !241)
    #dbg_value(i32 -28, !229, !DIExpression(), !241)
  %23 = call i8 asm sideeffect "lock btsl $2, $0; setc $1", "=*m,=q,Ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %add.ptr, i32 -28, ptr nonnull elementtype(i32) %add.ptr) #5, !dbg !243, !srcloc !234
    #dbg_value(i8 %23, !230, !DIExpression(), !241)
  %conv.i53 = sext i8 %23 to i32, !dbg !244
  %call23 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %conv.i51, i32 noundef %conv.i52, i32 noundef %conv.i53), !dbg !245
    #dbg_value(ptr %bits, !223, !DIExpression(), !246)
    #dbg_value(i32 64, !229, !DIExpression(), !246)
  %24 = call i8 asm sideeffect "lock btsl $2, $0; setc $1", "=*m,=q,Ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %bits, i32 64, ptr nonnull elementtype(i32) %bits) #5, !dbg !248, !srcloc !234
    #dbg_value(i8 %24, !230, !DIExpression(), !246)
  %conv.i54 = sext i8 %24 to i32, !dbg !249
  %25 = load i32, ptr %bits, align 4, !dbg !250, !tbaa !106
  %arrayidx26 = getelementptr inbounds i8, ptr %bits, i64 8, !dbg !251
  %26 = load i32, ptr %arrayidx26, align 4, !dbg !251, !tbaa !106
  %call27 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %conv.i54, i32 noundef %25, i32 noundef %26), !dbg !252
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %words) #5, !dbg !253
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %words, i8 -1, i64 16, i1 false), !dbg !254
    #dbg_assign(i1 undef, !91, !DIExpression(), !255, ptr %words, !DIExpression(), !98)
    #dbg_value(ptr %words, !256, !DIExpression(), !263)
    #dbg_value(i64 70, !261, !DIExpression(), !263)
  %27 = call i32 asm sideeffect "lock; btrq $2, $1\0A\09sbbl $0, $0", "=r,=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %words, i64 70, ptr nonnull elementtype(i64) %words) #5, !dbg !265, !srcloc !266
    #dbg_value(i32 %27, !262, !DIExpression(), !263)
    #dbg_value(i32 %27, !85, !DIExpression(), !98)
    #dbg_value(ptr %words, !256, !DIExpression(), !267)
    #dbg_value(i64 70, !261, !DIExpression(), !267)
  %28 = call i32 asm sideeffect "lock; btrq $2, $1\0A\09sbbl $0, $0", "=r,=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %words, i64 70, ptr nonnull elementtype(i64) %words) #5, !dbg !269, !srcloc !266
    #dbg_value(i32 %28, !262, !DIExpression(), !267)
    #dbg_value(i32 %28, !86, !DIExpression(), !98)
  %arrayidx32 = getelementptr inbounds i8, ptr %words, i64 8, !dbg !270
  %29 = load i64, ptr %arrayidx32, align 8, !dbg !270, !tbaa !135
  %call33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %27, i32 noundef %28, i64 noundef %29), !dbg !271
  call void asm sideeffect "lock; addl $1, $0\0A\09lock; subl $$2, $0", "=*m,r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 10, ptr nonnull elementtype(i32) %number) #5, !dbg !272, !srcloc !273
  call void asm sideeffect "lock orl $$0x40, $0; lock andl $$-2, $0; lock xorl $1, $0", "=*m,ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 3, ptr nonnull elementtype(i32) %number) #5, !dbg !274, !srcloc !275
  %30 = load i32, ptr %number, align 4, !dbg !276, !tbaa !106
  %call34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %30), !dbg !277
  call void asm sideeffect "lock; notl $0", "=*m,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, ptr nonnull elementtype(i32) %number) #5, !dbg !278, !srcloc !279
  call void asm sideeffect "lock; notl ($0)", "r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %number) #5, !dbg !280, !srcloc !281
    #dbg_value(ptr %number, !282, !DIExpression(), !287)
    #dbg_value(i32 5, !285, !DIExpression(), !287)
  %31 = call i32 asm sideeffect "lock; xaddl $0,($1)", "=&r,r,0,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %number, i32 5) #5, !dbg !289, !srcloc !290
    #dbg_value(i32 %31, !286, !DIExpression(), !287)
  %call36 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %31), !dbg !291
  %32 = load i32, ptr %number, align 4, !dbg !292, !tbaa !106
  %call37 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %32), !dbg !293
    #dbg_value(ptr %number, !294, !DIExpression(), !300)
  %33 = call i32 asm sideeffect "movl $1, $0", "=q,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number) #5, !dbg !302, !srcloc !303
    #dbg_value(i32 %33, !299, !DIExpression(), !300)
  %add = add nsw i32 %33, 1, !dbg !304
    #dbg_value(ptr %number, !305, !DIExpression(), !311)
    #dbg_value(i32 %add, !310, !DIExpression(), !311)
  call void asm sideeffect "movl $1, $0", "=*m,iq,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number, i32 %add) #5, !dbg !313, !srcloc !314
  call void asm sideeffect "mfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !315, !srcloc !316
  call void asm sideeffect "lfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !317, !srcloc !318
  call void asm sideeffect "sfence", "~{memory},~{dirflag},~{fpsr},~{flags}"() #5, !dbg !319, !srcloc !320
    #dbg_value(ptr %number, !294, !DIExpression(), !321)
  %34 = call i32 asm sideeffect "movl $1, $0", "=q,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %number) #5, !dbg !323, !srcloc !303
    #dbg_value(i32 %34, !299, !DIExpression(), !321)
  %call40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %34), !dbg !324
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %words) #5, !dbg !325
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %bits) #5, !dbg !325
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %count) #5, !dbg !325
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %pointer) #5, !dbg !325
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %wide) #5, !dbg !325
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %number) #5, !dbg !325
  ret i32 0, !dbg !325
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare !dbg !326 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

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

!llvm.dbg.cu = !{!56}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71, !72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 71, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "assembly_of_x86.c", directory: ".", checksumkind: CSK_MD5, checksum: "a32ce2e5b995990ad75b3ab5cb7009ac")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 72, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 13)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 77, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 78, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 7)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !19, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 9)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !2, line: 88, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 11)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !36, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !2, line: 97, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 4)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !2, line: 100, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 3)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 101, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 5)
!56 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !57, globals: !65, splitDebugInlining: false, nameTableKind: None)
!57 = !{!58, !59, !61}
!58 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !63, line: 14, baseType: !64)
!63 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !{!0, !7, !12, !17, !22, !27, !29, !34, !39, !41, !46, !51}
!66 = !{i32 7, !"Dwarf Version", i32 5}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 8, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 2}
!72 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!73 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 69, type: !74, scopeLine: 69, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !76)
!74 = !DISubroutineType(types: !75)
!75 = !{!60}
!76 = !{!77, !78, !79, !80, !81, !83, !85, !86, !87, !91}
!77 = !DILocalVariable(name: "number", scope: !73, file: !2, line: 70, type: !60)
!78 = !DILocalVariable(name: "wide", scope: !73, file: !2, line: 73, type: !62)
!79 = !DILocalVariable(name: "old", scope: !73, file: !2, line: 73, type: !62)
!80 = !DILocalVariable(name: "done", scope: !73, file: !2, line: 74, type: !60)
!81 = !DILocalVariable(name: "pointer", scope: !73, file: !2, line: 79, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!83 = !DILocalVariable(name: "count", scope: !73, file: !2, line: 82, type: !84)
!84 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!85 = !DILocalVariable(name: "first", scope: !73, file: !2, line: 83, type: !60)
!86 = !DILocalVariable(name: "second", scope: !73, file: !2, line: 83, type: !60)
!87 = !DILocalVariable(name: "bits", scope: !73, file: !2, line: 85, type: !88)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 96, elements: !49)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !63, line: 12, baseType: !90)
!90 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!91 = !DILocalVariable(name: "words", scope: !73, file: !2, line: 89, type: !92)
!92 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 128, elements: !93)
!93 = !{!94}
!94 = !DISubrange(count: 2)
!95 = distinct !DIAssignID()
!96 = distinct !DIAssignID()
!97 = distinct !DIAssignID()
!98 = !DILocation(line: 0, scope: !73)
!99 = distinct !DIAssignID()
!100 = distinct !DIAssignID()
!101 = distinct !DIAssignID()
!102 = distinct !DIAssignID()
!103 = distinct !DIAssignID()
!104 = !DILocation(line: 70, column: 3, scope: !73)
!105 = !DILocation(line: 70, column: 7, scope: !73)
!106 = !{!107, !107, i64 0}
!107 = !{!"int", !108, i64 0}
!108 = !{!"omnipotent char", !109, i64 0}
!109 = !{!"Simple C/C++ TBAA"}
!110 = distinct !DIAssignID()
!111 = !DILocalVariable(name: "at", arg: 1, scope: !112, file: !2, line: 6, type: !59)
!112 = distinct !DISubprogram(name: "cas_set", scope: !2, file: !2, line: 6, type: !113, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !116)
!113 = !DISubroutineType(types: !114)
!114 = !{!115, !59, !60, !60}
!115 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!116 = !{!111, !117, !118, !119}
!117 = !DILocalVariable(name: "old", arg: 2, scope: !112, file: !2, line: 6, type: !60)
!118 = !DILocalVariable(name: "new", arg: 3, scope: !112, file: !2, line: 6, type: !60)
!119 = !DILocalVariable(name: "done", scope: !112, file: !2, line: 7, type: !115)
!120 = !DILocation(line: 0, scope: !112, inlinedAt: !121)
!121 = distinct !DILocation(line: 71, column: 19, scope: !73)
!122 = !DILocation(line: 8, column: 3, scope: !112, inlinedAt: !121)
!123 = !{i64 233}
!124 = !DILocation(line: 71, column: 19, scope: !73)
!125 = !DILocation(line: 71, column: 43, scope: !73)
!126 = !DILocation(line: 71, column: 3, scope: !73)
!127 = !DILocation(line: 0, scope: !112, inlinedAt: !128)
!128 = distinct !DILocation(line: 72, column: 22, scope: !73)
!129 = !DILocation(line: 8, column: 3, scope: !112, inlinedAt: !128)
!130 = !DILocation(line: 72, column: 22, scope: !73)
!131 = !DILocation(line: 72, column: 46, scope: !73)
!132 = !DILocation(line: 72, column: 3, scope: !73)
!133 = !DILocation(line: 73, column: 3, scope: !73)
!134 = !DILocation(line: 73, column: 12, scope: !73)
!135 = !{!136, !136, i64 0}
!136 = !{!"long", !108, i64 0}
!137 = distinct !DIAssignID()
!138 = !DILocalVariable(name: "at", arg: 1, scope: !139, file: !2, line: 15, type: !61)
!139 = distinct !DISubprogram(name: "cas_flag", scope: !2, file: !2, line: 15, type: !140, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !142)
!140 = !DISubroutineType(types: !141)
!141 = !{!60, !61, !61, !62}
!142 = !{!138, !143, !144, !145}
!143 = !DILocalVariable(name: "old", arg: 2, scope: !139, file: !2, line: 15, type: !61)
!144 = !DILocalVariable(name: "new", arg: 3, scope: !139, file: !2, line: 15, type: !62)
!145 = !DILocalVariable(name: "done", scope: !139, file: !2, line: 16, type: !60)
!146 = !DILocation(line: 0, scope: !139, inlinedAt: !147)
!147 = distinct !DILocation(line: 74, column: 14, scope: !73)
!148 = !DILocation(line: 17, column: 3, scope: !139, inlinedAt: !147)
!149 = !{i64 500}
!150 = !DILocation(line: 75, column: 49, scope: !73)
!151 = !DILocation(line: 75, column: 3, scope: !73)
!152 = !DILocation(line: 0, scope: !139, inlinedAt: !153)
!153 = distinct !DILocation(line: 76, column: 10, scope: !73)
!154 = !DILocation(line: 17, column: 3, scope: !139, inlinedAt: !153)
!155 = !DILocation(line: 77, column: 36, scope: !73)
!156 = !DILocation(line: 77, column: 3, scope: !73)
!157 = !DILocalVariable(name: "at", arg: 1, scope: !158, file: !2, line: 24, type: !59)
!158 = distinct !DISubprogram(name: "add", scope: !2, file: !2, line: 24, type: !159, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !161)
!159 = !DISubroutineType(types: !160)
!160 = !{!60, !59, !60}
!161 = !{!157, !162}
!162 = !DILocalVariable(name: "by", arg: 2, scope: !158, file: !2, line: 24, type: !60)
!163 = !DILocation(line: 0, scope: !158, inlinedAt: !164)
!164 = distinct !DILocation(line: 78, column: 21, scope: !73)
!165 = !DILocation(line: 25, column: 3, scope: !158, inlinedAt: !164)
!166 = !{i64 715}
!167 = !DILocation(line: 78, column: 39, scope: !73)
!168 = !DILocation(line: 78, column: 3, scope: !73)
!169 = !DILocation(line: 79, column: 3, scope: !73)
!170 = !DILocation(line: 79, column: 9, scope: !73)
!171 = !{!172, !172, i64 0}
!172 = !{!"any pointer", !108, i64 0}
!173 = distinct !DIAssignID()
!174 = !DILocalVariable(name: "at", arg: 1, scope: !175, file: !2, line: 36, type: !178)
!175 = distinct !DISubprogram(name: "exchange", scope: !2, file: !2, line: 36, type: !176, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !179)
!176 = !DISubroutineType(types: !177)
!177 = !{!82, !178, !82}
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!179 = !{!174, !180}
!180 = !DILocalVariable(name: "new", arg: 2, scope: !175, file: !2, line: 36, type: !82)
!181 = !DILocation(line: 0, scope: !175, inlinedAt: !182)
!182 = distinct !DILocation(line: 80, column: 11, scope: !73)
!183 = !DILocation(line: 37, column: 3, scope: !175, inlinedAt: !182)
!184 = !{i64 1067}
!185 = !DILocation(line: 80, column: 37, scope: !73)
!186 = !DILocation(line: 81, column: 21, scope: !73)
!187 = !DILocation(line: 81, column: 42, scope: !73)
!188 = !DILocation(line: 81, column: 29, scope: !73)
!189 = !DILocation(line: 81, column: 50, scope: !73)
!190 = !DILocation(line: 81, column: 3, scope: !73)
!191 = !DILocation(line: 82, column: 3, scope: !73)
!192 = !DILocation(line: 82, column: 9, scope: !73)
!193 = !{!194, !194, i64 0}
!194 = !{!"short", !108, i64 0}
!195 = distinct !DIAssignID()
!196 = !DILocalVariable(name: "is_zero", scope: !197, file: !2, line: 42, type: !203)
!197 = distinct !DISubprogram(name: "down", scope: !2, file: !2, line: 41, type: !198, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !201)
!198 = !DISubroutineType(types: !199)
!199 = !{!60, !200}
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!201 = !{!202, !196}
!202 = !DILocalVariable(name: "at", arg: 1, scope: !197, file: !2, line: 41, type: !200)
!203 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!204 = !DILocation(line: 0, scope: !197, inlinedAt: !205)
!205 = distinct !DILocation(line: 83, column: 15, scope: !73)
!206 = !DILocation(line: 42, column: 3, scope: !197, inlinedAt: !205)
!207 = !DILocation(line: 43, column: 3, scope: !197, inlinedAt: !205)
!208 = !{i64 1207, i64 1214, i64 1225}
!209 = !DILocation(line: 44, column: 10, scope: !197, inlinedAt: !205)
!210 = !{!108, !108, i64 0}
!211 = !DILocation(line: 45, column: 1, scope: !197, inlinedAt: !205)
!212 = !DILocation(line: 0, scope: !197, inlinedAt: !213)
!213 = distinct !DILocation(line: 83, column: 38, scope: !73)
!214 = !DILocation(line: 42, column: 3, scope: !197, inlinedAt: !213)
!215 = !DILocation(line: 43, column: 3, scope: !197, inlinedAt: !213)
!216 = !DILocation(line: 44, column: 10, scope: !197, inlinedAt: !213)
!217 = !DILocation(line: 45, column: 1, scope: !197, inlinedAt: !213)
!218 = !DILocation(line: 84, column: 39, scope: !73)
!219 = !DILocation(line: 84, column: 3, scope: !73)
!220 = !DILocation(line: 85, column: 3, scope: !73)
!221 = !DILocation(line: 85, column: 12, scope: !73)
!222 = distinct !DIAssignID()
!223 = !DILocalVariable(name: "at", arg: 1, scope: !224, file: !2, line: 47, type: !227)
!224 = distinct !DISubprogram(name: "set_bit", scope: !2, file: !2, line: 47, type: !225, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !228)
!225 = !DISubroutineType(types: !226)
!226 = !{!60, !227, !60}
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!228 = !{!223, !229, !230}
!229 = !DILocalVariable(name: "number", arg: 2, scope: !224, file: !2, line: 47, type: !60)
!230 = !DILocalVariable(name: "was", scope: !224, file: !2, line: 48, type: !4)
!231 = !DILocation(line: 0, scope: !224, inlinedAt: !232)
!232 = distinct !DILocation(line: 86, column: 11, scope: !73)
!233 = !DILocation(line: 49, column: 3, scope: !224, inlinedAt: !232)
!234 = !{i64 1375}
!235 = !DILocation(line: 50, column: 10, scope: !224, inlinedAt: !232)
!236 = !DILocation(line: 0, scope: !224, inlinedAt: !237)
!237 = distinct !DILocation(line: 86, column: 38, scope: !73)
!238 = !DILocation(line: 49, column: 3, scope: !224, inlinedAt: !237)
!239 = !DILocation(line: 50, column: 10, scope: !224, inlinedAt: !237)
!240 = !DILocation(line: 87, column: 50, scope: !73)
!241 = !DILocation(line: 0, scope: !224, inlinedAt: !242)
!242 = distinct !DILocation(line: 87, column: 37, scope: !73)
!243 = !DILocation(line: 49, column: 3, scope: !224, inlinedAt: !242)
!244 = !DILocation(line: 50, column: 10, scope: !224, inlinedAt: !242)
!245 = !DILocation(line: 87, column: 3, scope: !73)
!246 = !DILocation(line: 0, scope: !224, inlinedAt: !247)
!247 = distinct !DILocation(line: 88, column: 25, scope: !73)
!248 = !DILocation(line: 49, column: 3, scope: !224, inlinedAt: !247)
!249 = !DILocation(line: 50, column: 10, scope: !224, inlinedAt: !247)
!250 = !DILocation(line: 88, column: 44, scope: !73)
!251 = !DILocation(line: 88, column: 53, scope: !73)
!252 = !DILocation(line: 88, column: 3, scope: !73)
!253 = !DILocation(line: 89, column: 3, scope: !73)
!254 = !DILocation(line: 89, column: 12, scope: !73)
!255 = distinct !DIAssignID()
!256 = !DILocalVariable(name: "at", arg: 1, scope: !257, file: !2, line: 53, type: !61)
!257 = distinct !DISubprogram(name: "reset_bit", scope: !2, file: !2, line: 53, type: !258, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !260)
!258 = !DISubroutineType(types: !259)
!259 = !{!60, !61, !58}
!260 = !{!256, !261, !262}
!261 = !DILocalVariable(name: "number", arg: 2, scope: !257, file: !2, line: 53, type: !58)
!262 = !DILocalVariable(name: "was", scope: !257, file: !2, line: 54, type: !60)
!263 = !DILocation(line: 0, scope: !257, inlinedAt: !264)
!264 = distinct !DILocation(line: 90, column: 11, scope: !73)
!265 = !DILocation(line: 55, column: 3, scope: !257, inlinedAt: !264)
!266 = !{i64 1551, i64 1571}
!267 = !DILocation(line: 0, scope: !257, inlinedAt: !268)
!268 = distinct !DILocation(line: 90, column: 42, scope: !73)
!269 = !DILocation(line: 55, column: 3, scope: !257, inlinedAt: !268)
!270 = !DILocation(line: 91, column: 46, scope: !73)
!271 = !DILocation(line: 91, column: 3, scope: !73)
!272 = !DILocation(line: 92, column: 3, scope: !73)
!273 = !{i64 2923, i64 2943}
!274 = !DILocation(line: 93, column: 3, scope: !73)
!275 = !{i64 3021}
!276 = !DILocation(line: 97, column: 18, scope: !73)
!277 = !DILocation(line: 97, column: 3, scope: !73)
!278 = !DILocation(line: 98, column: 3, scope: !73)
!279 = !{i64 3219}
!280 = !DILocation(line: 99, column: 3, scope: !73)
!281 = !{i64 3284}
!282 = !DILocalVariable(name: "at", arg: 1, scope: !283, file: !2, line: 30, type: !59)
!283 = distinct !DISubprogram(name: "add_there", scope: !2, file: !2, line: 30, type: !159, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !284)
!284 = !{!282, !285, !286}
!285 = !DILocalVariable(name: "by", arg: 2, scope: !283, file: !2, line: 30, type: !60)
!286 = !DILocalVariable(name: "old", scope: !283, file: !2, line: 31, type: !60)
!287 = !DILocation(line: 0, scope: !283, inlinedAt: !288)
!288 = distinct !DILocation(line: 100, column: 16, scope: !73)
!289 = !DILocation(line: 32, column: 3, scope: !283, inlinedAt: !288)
!290 = !{i64 912}
!291 = !DILocation(line: 100, column: 3, scope: !73)
!292 = !DILocation(line: 101, column: 19, scope: !73)
!293 = !DILocation(line: 101, column: 3, scope: !73)
!294 = !DILocalVariable(name: "at", arg: 1, scope: !295, file: !2, line: 59, type: !59)
!295 = distinct !DISubprogram(name: "load", scope: !2, file: !2, line: 59, type: !296, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !298)
!296 = !DISubroutineType(types: !297)
!297 = !{!60, !59}
!298 = !{!294, !299}
!299 = !DILocalVariable(name: "value", scope: !295, file: !2, line: 60, type: !60)
!300 = !DILocation(line: 0, scope: !295, inlinedAt: !301)
!301 = distinct !DILocation(line: 102, column: 18, scope: !73)
!302 = !DILocation(line: 61, column: 3, scope: !295, inlinedAt: !301)
!303 = !{i64 1712}
!304 = !DILocation(line: 102, column: 32, scope: !73)
!305 = !DILocalVariable(name: "at", arg: 1, scope: !306, file: !2, line: 65, type: !59)
!306 = distinct !DISubprogram(name: "store", scope: !2, file: !2, line: 65, type: !307, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !56, retainedNodes: !309)
!307 = !DISubroutineType(types: !308)
!308 = !{null, !59, !60}
!309 = !{!305, !310}
!310 = !DILocalVariable(name: "value", arg: 2, scope: !306, file: !2, line: 65, type: !60)
!311 = !DILocation(line: 0, scope: !306, inlinedAt: !312)
!312 = distinct !DILocation(line: 102, column: 3, scope: !73)
!313 = !DILocation(line: 66, column: 3, scope: !306, inlinedAt: !312)
!314 = !{i64 1842}
!315 = !DILocation(line: 103, column: 3, scope: !73)
!316 = !{i64 3454}
!317 = !DILocation(line: 104, column: 3, scope: !73)
!318 = !{i64 3497}
!319 = !DILocation(line: 105, column: 3, scope: !73)
!320 = !{i64 3540}
!321 = !DILocation(line: 0, scope: !295, inlinedAt: !322)
!322 = distinct !DILocation(line: 106, column: 18, scope: !73)
!323 = !DILocation(line: 61, column: 3, scope: !295, inlinedAt: !322)
!324 = !DILocation(line: 106, column: 3, scope: !73)
!325 = !DILocation(line: 107, column: 1, scope: !73)
!326 = !DISubprogram(name: "printf", scope: !327, file: !327, line: 44, type: !328, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!327 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!328 = !DISubroutineType(types: !329)
!329 = !{!60, !330, null}
!330 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !331)
!331 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !332, size: 64)
!332 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
