; ModuleID = 'assembly_wide.c'
source_filename = "assembly_wide.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i64, i64 }

@__const.main.at = private unnamed_addr constant %struct.pair { i64 1, i64 2 }, align 16
@__const.main.old = private unnamed_addr constant %struct.pair { i64 1, i64 3 }, align 16
@__const.main.new = private unnamed_addr constant %struct.pair { i64 5, i64 6 }, align 16
@.str = private unnamed_addr constant [24 x i8] c"%d: %d %d, found %d %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [11 x i8] c"%d: %d %d\0A\00", align 1, !dbg !7
@counted = internal global %struct.pair { i64 0, i64 100 }, align 16, !dbg !12
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !18

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !37 {
entry:
  %at = alloca %struct.pair, align 16, !DIAssignID !48
    #dbg_assign(i1 undef, !40, !DIExpression(), !48, ptr %at, !DIExpression(), !49)
  %old = alloca %struct.pair, align 16, !DIAssignID !50
    #dbg_assign(i1 undef, !41, !DIExpression(), !50, ptr %old, !DIExpression(), !49)
  %new = alloca %struct.pair, align 16, !DIAssignID !51
    #dbg_assign(i1 undef, !42, !DIExpression(), !51, ptr %new, !DIExpression(), !49)
  %one = alloca i64, align 8, !DIAssignID !52
    #dbg_assign(i1 undef, !44, !DIExpression(), !52, ptr %one, !DIExpression(), !49)
  %other = alloca i64, align 8, !DIAssignID !53
    #dbg_assign(i1 undef, !47, !DIExpression(), !53, ptr %other, !DIExpression(), !49)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %at) #6, !dbg !54
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %at, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.at, i64 16, i1 false), !dbg !55, !DIAssignID !56
    #dbg_assign(i1 undef, !40, !DIExpression(), !56, ptr %at, !DIExpression(), !49)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %old) #6, !dbg !54
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %old, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.old, i64 16, i1 false), !dbg !57, !DIAssignID !58
    #dbg_assign(i1 undef, !41, !DIExpression(), !58, ptr %old, !DIExpression(), !49)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %new) #6, !dbg !54
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %new, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.new, i64 16, i1 false), !dbg !59, !DIAssignID !60
    #dbg_assign(i1 undef, !42, !DIExpression(), !60, ptr %new, !DIExpression(), !49)
  %0 = load i64, ptr %new, align 16, !dbg !61
  %1 = getelementptr inbounds i8, ptr %new, i64 8, !dbg !61
  %2 = load i64, ptr %1, align 8, !dbg !61
    #dbg_value(i64 %0, !62, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !72)
    #dbg_value(i64 %2, !62, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !72)
    #dbg_value(ptr %at, !69, !DIExpression(), !72)
    #dbg_value(ptr %old, !70, !DIExpression(), !72)
  %3 = load i64, ptr %old, align 16, !dbg !74, !tbaa !75
  %high.i = getelementptr inbounds i8, ptr %old, i64 8, !dbg !80
  %4 = load i64, ptr %high.i, align 8, !dbg !74, !tbaa !81
  %5 = call { i8, i64, i64 } asm sideeffect "lock; cmpxchg16b $0; sete $1", "=*m,=q,={ax},={dx},{bx},{cx},*m,2,3,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.pair) %at, i64 %0, i64 %2, ptr nonnull elementtype(%struct.pair) %at, i64 %3, i64 %4) #6, !dbg !74, !srcloc !82
  %asmresult.i = extractvalue { i8, i64, i64 } %5, 0, !dbg !74
  %asmresult3.i = extractvalue { i8, i64, i64 } %5, 1, !dbg !74
  %asmresult4.i = extractvalue { i8, i64, i64 } %5, 2, !dbg !74
    #dbg_value(i8 %asmresult.i, !71, !DIExpression(), !72)
  store i64 %asmresult3.i, ptr %old, align 16, !dbg !74, !tbaa !75, !DIAssignID !83
    #dbg_assign(i64 %asmresult3.i, !41, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !83, ptr %old, !DIExpression(), !49)
  store i64 %asmresult4.i, ptr %high.i, align 8, !dbg !74, !tbaa !81, !DIAssignID !84
    #dbg_assign(i64 %asmresult4.i, !41, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !84, ptr %high.i, !DIExpression(), !49)
  %6 = and i8 %asmresult.i, 1, !dbg !61
  %conv = zext nneg i8 %6 to i32, !dbg !61
    #dbg_value(i32 %conv, !43, !DIExpression(), !49)
  %7 = load i64, ptr %at, align 16, !dbg !85, !tbaa !75
  %conv1 = trunc i64 %7 to i32, !dbg !86
  %high = getelementptr inbounds i8, ptr %at, i64 8, !dbg !87
  %8 = load i64, ptr %high, align 8, !dbg !87, !tbaa !81
  %conv2 = trunc i64 %8 to i32, !dbg !88
  %conv4 = trunc i64 %asmresult3.i to i32, !dbg !89
  %conv6 = trunc i64 %asmresult4.i to i32, !dbg !90
  %call7 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv, i32 noundef %conv1, i32 noundef %conv2, i32 noundef %conv4, i32 noundef %conv6), !dbg !91
  %9 = load i64, ptr %new, align 16, !dbg !92
  %10 = load i64, ptr %1, align 8, !dbg !92
    #dbg_value(i64 %9, !62, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !93)
    #dbg_value(i64 %10, !62, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !93)
    #dbg_value(ptr %at, !69, !DIExpression(), !93)
    #dbg_value(ptr %old, !70, !DIExpression(), !93)
  %11 = load i64, ptr %old, align 16, !dbg !95, !tbaa !75
  %12 = load i64, ptr %high.i, align 8, !dbg !95, !tbaa !81
  %13 = call { i8, i64, i64 } asm sideeffect "lock; cmpxchg16b $0; sete $1", "=*m,=q,={ax},={dx},{bx},{cx},*m,2,3,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.pair) %at, i64 %9, i64 %10, ptr nonnull elementtype(%struct.pair) %at, i64 %11, i64 %12) #6, !dbg !95, !srcloc !82
  %asmresult.i74 = extractvalue { i8, i64, i64 } %13, 0, !dbg !95
  %asmresult3.i75 = extractvalue { i8, i64, i64 } %13, 1, !dbg !95
  %asmresult4.i76 = extractvalue { i8, i64, i64 } %13, 2, !dbg !95
    #dbg_value(i8 %asmresult.i74, !71, !DIExpression(), !93)
  store i64 %asmresult3.i75, ptr %old, align 16, !dbg !95, !tbaa !75, !DIAssignID !96
    #dbg_assign(i64 %asmresult3.i75, !41, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !96, ptr %old, !DIExpression(), !49)
  store i64 %asmresult4.i76, ptr %high.i, align 8, !dbg !95, !tbaa !81, !DIAssignID !97
    #dbg_assign(i64 %asmresult4.i76, !41, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !97, ptr %high.i, !DIExpression(), !49)
  %14 = and i8 %asmresult.i74, 1, !dbg !92
  %conv9 = zext nneg i8 %14 to i32, !dbg !92
    #dbg_value(i32 %conv9, !43, !DIExpression(), !49)
  %15 = load i64, ptr %at, align 16, !dbg !98, !tbaa !75
  %conv11 = trunc i64 %15 to i32, !dbg !99
  %16 = load i64, ptr %high, align 8, !dbg !100, !tbaa !81
  %conv13 = trunc i64 %16 to i32, !dbg !101
  %conv15 = trunc i64 %asmresult3.i75 to i32, !dbg !102
  %conv17 = trunc i64 %asmresult4.i76 to i32, !dbg !103
  %call18 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %conv9, i32 noundef %conv11, i32 noundef %conv13, i32 noundef %conv15, i32 noundef %conv17), !dbg !104
    #dbg_value(ptr %at, !105, !DIExpression(), !115)
    #dbg_value(ptr %old, !112, !DIExpression(), !115)
    #dbg_value(ptr %new, !113, !DIExpression(), !115)
  %17 = load i64, ptr %new, align 16, !dbg !117, !tbaa !75
  %18 = load i64, ptr %1, align 8, !dbg !118, !tbaa !81
  %19 = call i8 asm sideeffect "movq 0($3), %rax;movq 8($3), %rdx;lock cmpxchg16b ($2); setz $0", "=&q,{bx},r,r,{cx},~{memory},~{cc},~{rax},~{rdx},~{dirflag},~{fpsr},~{flags}"(i64 %17, ptr nonnull %at, ptr nonnull %old, i64 %18) #6, !dbg !119, !srcloc !120
    #dbg_value(i8 %19, !114, !DIExpression(), !115)
  %20 = and i8 %19, 1, !dbg !121
  %conv20 = zext nneg i8 %20 to i32, !dbg !121
    #dbg_value(i32 %conv20, !43, !DIExpression(), !49)
  %21 = load i64, ptr %at, align 16, !dbg !122, !tbaa !75
  %conv22 = trunc i64 %21 to i32, !dbg !123
  %22 = load i64, ptr %high, align 8, !dbg !124, !tbaa !81
  %conv24 = trunc i64 %22 to i32, !dbg !125
  %call25 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv20, i32 noundef %conv22, i32 noundef %conv24), !dbg !126
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %old, ptr noundef nonnull align 16 dereferenceable(16) %at, i64 16, i1 false), !dbg !127, !tbaa.struct !128, !DIAssignID !130
    #dbg_assign(i1 undef, !41, !DIExpression(), !130, ptr %old, !DIExpression(), !49)
  store i64 -1, ptr %new, align 16, !dbg !131, !tbaa !129, !DIAssignID !132
  store i64 7, ptr %1, align 8, !dbg !131, !tbaa !129, !DIAssignID !133
    #dbg_assign(i64 -1, !42, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !132, ptr %new, !DIExpression(), !49)
    #dbg_assign(i64 7, !42, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !133, ptr %1, !DIExpression(), !49)
    #dbg_value(ptr %at, !105, !DIExpression(), !134)
    #dbg_value(ptr %old, !112, !DIExpression(), !134)
    #dbg_value(ptr %new, !113, !DIExpression(), !134)
  %23 = call i8 asm sideeffect "movq 0($3), %rax;movq 8($3), %rdx;lock cmpxchg16b ($2); setz $0", "=&q,{bx},r,r,{cx},~{memory},~{cc},~{rax},~{rdx},~{dirflag},~{fpsr},~{flags}"(i64 -1, ptr nonnull %at, ptr nonnull %old, i64 7) #6, !dbg !136, !srcloc !120
    #dbg_value(i8 %23, !114, !DIExpression(), !134)
  %24 = and i8 %23, 1, !dbg !137
  %conv29 = zext nneg i8 %24 to i32, !dbg !137
    #dbg_value(i32 %conv29, !43, !DIExpression(), !49)
  %25 = load i64, ptr %at, align 16, !dbg !138, !tbaa !75
  %conv31 = trunc i64 %25 to i32, !dbg !139
  %26 = load i64, ptr %high, align 8, !dbg !140, !tbaa !81
  %conv33 = trunc i64 %26 to i32, !dbg !141
  %call34 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %conv29, i32 noundef %conv31, i32 noundef %conv33), !dbg !142
  store i64 8, ptr %new, align 16, !dbg !143, !tbaa !129, !DIAssignID !144
  store i64 9, ptr %1, align 8, !dbg !143, !tbaa !129, !DIAssignID !145
    #dbg_assign(i64 8, !42, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !144, ptr %new, !DIExpression(), !49)
    #dbg_assign(i64 9, !42, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !145, ptr %1, !DIExpression(), !49)
    #dbg_value(ptr %at, !146, !DIExpression(), !154)
    #dbg_value(ptr %old, !151, !DIExpression(), !154)
    #dbg_value(ptr %new, !152, !DIExpression(), !154)
  %27 = call i32 asm sideeffect "movq ($2), %rax\0A\09movq 8($2), %rdx\0A\09movq ($3), %rbx\0A\09movq 8($3), %rcx\0A\09lock cmpxchg16b ($1)\0A\09movq %rax, ($2)\0A\09movq %rdx, 8($2)", "={@ccz},r,r,r,~{memory},~{rax},~{rbx},~{rcx},~{rdx},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %at, ptr nonnull %old, ptr nonnull %new) #6, !dbg !156, !srcloc !157
  %28 = icmp ult i32 %27, 2, !dbg !156
  call void @llvm.assume(i1 %28), !dbg !156
    #dbg_value(i32 %27, !153, !DIExpression(), !154)
    #dbg_value(i32 %27, !43, !DIExpression(), !49)
  %29 = load i64, ptr %at, align 16, !dbg !158, !tbaa !75
  %conv40 = trunc i64 %29 to i32, !dbg !159
  %30 = load i64, ptr %high, align 8, !dbg !160, !tbaa !81
  %conv42 = trunc i64 %30 to i32, !dbg !161
  %31 = load i64, ptr %old, align 16, !dbg !162, !tbaa !75
  %conv44 = trunc i64 %31 to i32, !dbg !163
  %32 = load i64, ptr %high.i, align 8, !dbg !164, !tbaa !81
  %conv46 = trunc i64 %32 to i32, !dbg !165
  %call47 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %27, i32 noundef %conv40, i32 noundef %conv42, i32 noundef %conv44, i32 noundef %conv46), !dbg !166
    #dbg_value(ptr %at, !146, !DIExpression(), !167)
    #dbg_value(ptr %old, !151, !DIExpression(), !167)
    #dbg_value(ptr %new, !152, !DIExpression(), !167)
  %33 = call i32 asm sideeffect "movq ($2), %rax\0A\09movq 8($2), %rdx\0A\09movq ($3), %rbx\0A\09movq 8($3), %rcx\0A\09lock cmpxchg16b ($1)\0A\09movq %rax, ($2)\0A\09movq %rdx, 8($2)", "={@ccz},r,r,r,~{memory},~{rax},~{rbx},~{rcx},~{rdx},~{dirflag},~{fpsr},~{flags}"(ptr nonnull %at, ptr nonnull %old, ptr nonnull %new) #6, !dbg !169, !srcloc !157
  %34 = icmp ult i32 %33, 2, !dbg !169
  call void @llvm.assume(i1 %34), !dbg !169
    #dbg_value(i32 %33, !153, !DIExpression(), !167)
    #dbg_value(i32 %33, !43, !DIExpression(), !49)
  %35 = load i64, ptr %at, align 16, !dbg !170, !tbaa !75
  %conv50 = trunc i64 %35 to i32, !dbg !171
  %36 = load i64, ptr %high, align 8, !dbg !172, !tbaa !81
  %conv52 = trunc i64 %36 to i32, !dbg !173
  %37 = load i64, ptr %old, align 16, !dbg !174, !tbaa !75
  %conv54 = trunc i64 %37 to i32, !dbg !175
  %38 = load i64, ptr %high.i, align 8, !dbg !176, !tbaa !81
  %conv56 = trunc i64 %38 to i32, !dbg !177
  %call57 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %33, i32 noundef %conv50, i32 noundef %conv52, i32 noundef %conv54, i32 noundef %conv56), !dbg !178
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %one) #6, !dbg !179
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %other) #6, !dbg !179
  %call58 = call i32 @pthread_create(ptr noundef nonnull %one, ptr noundef null, ptr noundef nonnull @count, ptr noundef null) #6, !dbg !180
  %call59 = call i32 @pthread_create(ptr noundef nonnull %other, ptr noundef null, ptr noundef nonnull @count, ptr noundef null) #6, !dbg !181
  %39 = load i64, ptr %one, align 8, !dbg !182, !tbaa !129
  %call60 = call i32 @pthread_join(i64 noundef %39, ptr noundef null) #6, !dbg !183
  %40 = load i64, ptr %other, align 8, !dbg !184, !tbaa !129
  %call61 = call i32 @pthread_join(i64 noundef %40, ptr noundef null) #6, !dbg !185
    #dbg_value(ptr @counted, !186, !DIExpression(), !192)
  %41 = call { i64, i64 } asm sideeffect "movq %rdx, %rcx; movq %rax, %rbx; lock cmpxchg16b $2;", "={ax},={dx},*m,~{rbx},~{rcx},~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.pair) @counted) #6, !dbg !194, !srcloc !195
    #dbg_value(i64 poison, !191, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !192)
    #dbg_value(i64 poison, !191, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !192)
  %42 = extractvalue { i64, i64 } %41, 0, !dbg !196
  %43 = extractvalue { i64, i64 } %41, 1, !dbg !196
  store i64 %42, ptr %old, align 16, !dbg !196, !tbaa !129, !DIAssignID !197
  store i64 %43, ptr %high.i, align 8, !dbg !196, !tbaa !129, !DIAssignID !198
    #dbg_assign(i64 %42, !41, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !197, ptr %old, !DIExpression(), !49)
    #dbg_assign(i64 %43, !41, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !198, ptr %high.i, !DIExpression(), !49)
  %conv64 = trunc i64 %42 to i32, !dbg !199
  %conv66 = trunc i64 %43 to i32, !dbg !200
  %call67 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %conv64, i32 noundef %conv66), !dbg !201
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %other) #6, !dbg !202
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %one) #6, !dbg !202
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %new) #6, !dbg !202
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %old) #6, !dbg !202
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %at) #6, !dbg !202
  ret i32 0, !dbg !203
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nofree nounwind
declare !dbg !204 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

declare !dbg !211 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal noundef ptr @count(ptr nocapture readnone %unused) #0 !dbg !247 {
entry:
    #dbg_value(ptr poison, !249, !DIExpression(), !252)
    #dbg_value(i64 0, !250, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !252)
    #dbg_value(i64 100, !250, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !252)
  br label %do.body, !dbg !253

do.body:                                          ; preds = %do.body, %entry
  %old.sroa.6.0 = phi i64 [ 100, %entry ], [ %asmresult4.i, %do.body ], !dbg !252
  %old.sroa.0.0 = phi i64 [ 0, %entry ], [ %asmresult3.i, %do.body ], !dbg !252
    #dbg_value(i64 %old.sroa.0.0, !250, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !252)
    #dbg_value(i64 %old.sroa.6.0, !250, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !252)
  %add = add i64 %old.sroa.0.0, 1, !dbg !254
    #dbg_value(i64 %add, !251, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !252)
  %sub = add i64 %old.sroa.6.0, -1, !dbg !256
    #dbg_value(i64 %sub, !251, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !252)
    #dbg_value(i64 %add, !62, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !257)
    #dbg_value(i64 %sub, !62, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !257)
    #dbg_value(ptr @counted, !69, !DIExpression(), !257)
    #dbg_value(ptr undef, !70, !DIExpression(), !257)
  %0 = tail call { i8, i64, i64 } asm sideeffect "lock; cmpxchg16b $0; sete $1", "=*m,=q,={ax},={dx},{bx},{cx},*m,2,3,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(%struct.pair) @counted, i64 %add, i64 %sub, ptr nonnull elementtype(%struct.pair) @counted, i64 %old.sroa.0.0, i64 %old.sroa.6.0) #6, !dbg !259, !srcloc !82
  %asmresult.i = extractvalue { i8, i64, i64 } %0, 0, !dbg !259
  %asmresult3.i = extractvalue { i8, i64, i64 } %0, 1, !dbg !259
  %asmresult4.i = extractvalue { i8, i64, i64 } %0, 2, !dbg !259
    #dbg_value(i8 %asmresult.i, !71, !DIExpression(), !257)
    #dbg_value(i64 %asmresult3.i, !250, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !252)
    #dbg_value(i64 %asmresult4.i, !250, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !252)
  %loadedv.i = trunc i8 %asmresult.i to i1, !dbg !260
  br i1 %loadedv.i, label %do.end, label %do.body, !dbg !261, !llvm.loop !262

do.end:                                           ; preds = %do.body
  ret ptr null, !dbg !266
}

declare !dbg !267 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 75, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "assembly_wide.c", directory: ".", checksumkind: CSK_MD5, checksum: "a7e6e835e6c6c4eae38b18a83856f2ea")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 24)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 80, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 11)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "counted", scope: !14, file: !2, line: 60, type: !23, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!0, !7, !18, !12}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 98, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 7)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !2, line: 8, size: 128, align: 128, elements: !24)
!24 = !{!25, !29}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !23, file: !2, line: 9, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !27, line: 14, baseType: !28)
!27 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !23, file: !2, line: 9, baseType: !26, size: 64, offset: 64)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!37 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 72, type: !38, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !39)
!38 = !DISubroutineType(types: !15)
!39 = !{!40, !41, !42, !43, !44, !47}
!40 = !DILocalVariable(name: "at", scope: !37, file: !2, line: 73, type: !23)
!41 = !DILocalVariable(name: "old", scope: !37, file: !2, line: 73, type: !23)
!42 = !DILocalVariable(name: "new", scope: !37, file: !2, line: 73, type: !23)
!43 = !DILocalVariable(name: "done", scope: !37, file: !2, line: 74, type: !16)
!44 = !DILocalVariable(name: "one", scope: !37, file: !2, line: 92, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 75, baseType: !28)
!46 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!47 = !DILocalVariable(name: "other", scope: !37, file: !2, line: 92, type: !45)
!48 = distinct !DIAssignID()
!49 = !DILocation(line: 0, scope: !37)
!50 = distinct !DIAssignID()
!51 = distinct !DIAssignID()
!52 = distinct !DIAssignID()
!53 = distinct !DIAssignID()
!54 = !DILocation(line: 73, column: 3, scope: !37)
!55 = !DILocation(line: 73, column: 15, scope: !37)
!56 = distinct !DIAssignID()
!57 = !DILocation(line: 73, column: 28, scope: !37)
!58 = distinct !DIAssignID()
!59 = !DILocation(line: 73, column: 42, scope: !37)
!60 = distinct !DIAssignID()
!61 = !DILocation(line: 74, column: 14, scope: !37)
!62 = !DILocalVariable(name: "new", arg: 3, scope: !63, file: !2, line: 13, type: !23)
!63 = distinct !DISubprogram(name: "update", scope: !2, file: !2, line: 13, type: !64, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !68)
!64 = !DISubroutineType(types: !65)
!65 = !{!66, !67, !67, !23}
!66 = !DIBasicType(name: "_Bool", size: 8, encoding: DW_ATE_boolean)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!68 = !{!69, !70, !62, !71}
!69 = !DILocalVariable(name: "at", arg: 1, scope: !63, file: !2, line: 13, type: !67)
!70 = !DILocalVariable(name: "old", arg: 2, scope: !63, file: !2, line: 13, type: !67)
!71 = !DILocalVariable(name: "done", scope: !63, file: !2, line: 14, type: !66)
!72 = !DILocation(line: 0, scope: !63, inlinedAt: !73)
!73 = distinct !DILocation(line: 74, column: 14, scope: !37)
!74 = !DILocation(line: 15, column: 3, scope: !63, inlinedAt: !73)
!75 = !{!76, !77, i64 0}
!76 = !{!"pair", !77, i64 0, !77, i64 8}
!77 = !{!"long", !78, i64 0}
!78 = !{!"omnipotent char", !79, i64 0}
!79 = !{!"Simple C/C++ TBAA"}
!80 = !DILocation(line: 16, column: 71, scope: !63, inlinedAt: !73)
!81 = !{!76, !77, i64 8}
!82 = !{i64 461}
!83 = distinct !DIAssignID()
!84 = distinct !DIAssignID()
!85 = !DILocation(line: 75, column: 52, scope: !37)
!86 = !DILocation(line: 75, column: 44, scope: !37)
!87 = !DILocation(line: 75, column: 65, scope: !37)
!88 = !DILocation(line: 75, column: 57, scope: !37)
!89 = !DILocation(line: 75, column: 71, scope: !37)
!90 = !DILocation(line: 75, column: 85, scope: !37)
!91 = !DILocation(line: 75, column: 3, scope: !37)
!92 = !DILocation(line: 76, column: 10, scope: !37)
!93 = !DILocation(line: 0, scope: !63, inlinedAt: !94)
!94 = distinct !DILocation(line: 76, column: 10, scope: !37)
!95 = !DILocation(line: 15, column: 3, scope: !63, inlinedAt: !94)
!96 = distinct !DIAssignID()
!97 = distinct !DIAssignID()
!98 = !DILocation(line: 77, column: 52, scope: !37)
!99 = !DILocation(line: 77, column: 44, scope: !37)
!100 = !DILocation(line: 77, column: 65, scope: !37)
!101 = !DILocation(line: 77, column: 57, scope: !37)
!102 = !DILocation(line: 77, column: 71, scope: !37)
!103 = !DILocation(line: 77, column: 85, scope: !37)
!104 = !DILocation(line: 77, column: 3, scope: !37)
!105 = !DILocalVariable(name: "at", arg: 1, scope: !106, file: !2, line: 23, type: !67)
!106 = distinct !DISubprogram(name: "update_from", scope: !2, file: !2, line: 23, type: !107, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !111)
!107 = !DISubroutineType(types: !108)
!108 = !{!66, !67, !109, !109}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !23)
!111 = !{!105, !112, !113, !114}
!112 = !DILocalVariable(name: "old", arg: 2, scope: !106, file: !2, line: 23, type: !109)
!113 = !DILocalVariable(name: "new", arg: 3, scope: !106, file: !2, line: 23, type: !109)
!114 = !DILocalVariable(name: "done", scope: !106, file: !2, line: 24, type: !66)
!115 = !DILocation(line: 0, scope: !106, inlinedAt: !116)
!116 = distinct !DILocation(line: 79, column: 10, scope: !37)
!117 = !DILocation(line: 29, column: 31, scope: !106, inlinedAt: !116)
!118 = !DILocation(line: 29, column: 65, scope: !106, inlinedAt: !116)
!119 = !DILocation(line: 25, column: 3, scope: !106, inlinedAt: !116)
!120 = !{i64 867}
!121 = !DILocation(line: 79, column: 10, scope: !37)
!122 = !DILocation(line: 80, column: 39, scope: !37)
!123 = !DILocation(line: 80, column: 31, scope: !37)
!124 = !DILocation(line: 80, column: 52, scope: !37)
!125 = !DILocation(line: 80, column: 44, scope: !37)
!126 = !DILocation(line: 80, column: 3, scope: !37)
!127 = !DILocation(line: 81, column: 9, scope: !37)
!128 = !{i64 0, i64 8, !129, i64 8, i64 8, !129}
!129 = !{!77, !77, i64 0}
!130 = distinct !DIAssignID()
!131 = !DILocation(line: 82, column: 9, scope: !37)
!132 = distinct !DIAssignID()
!133 = distinct !DIAssignID()
!134 = !DILocation(line: 0, scope: !106, inlinedAt: !135)
!135 = distinct !DILocation(line: 83, column: 10, scope: !37)
!136 = !DILocation(line: 25, column: 3, scope: !106, inlinedAt: !135)
!137 = !DILocation(line: 83, column: 10, scope: !37)
!138 = !DILocation(line: 84, column: 39, scope: !37)
!139 = !DILocation(line: 84, column: 31, scope: !37)
!140 = !DILocation(line: 84, column: 52, scope: !37)
!141 = !DILocation(line: 84, column: 44, scope: !37)
!142 = !DILocation(line: 84, column: 3, scope: !37)
!143 = !DILocation(line: 86, column: 9, scope: !37)
!144 = distinct !DIAssignID()
!145 = distinct !DIAssignID()
!146 = !DILocalVariable(name: "at", arg: 1, scope: !147, file: !2, line: 35, type: !67)
!147 = distinct !DISubprogram(name: "update_and_find", scope: !2, file: !2, line: 35, type: !148, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !150)
!148 = !DISubroutineType(types: !149)
!149 = !{!16, !67, !67, !109}
!150 = !{!146, !151, !152, !153}
!151 = !DILocalVariable(name: "old", arg: 2, scope: !147, file: !2, line: 35, type: !67)
!152 = !DILocalVariable(name: "new", arg: 3, scope: !147, file: !2, line: 35, type: !109)
!153 = !DILocalVariable(name: "done", scope: !147, file: !2, line: 36, type: !16)
!154 = !DILocation(line: 0, scope: !147, inlinedAt: !155)
!155 = distinct !DILocation(line: 87, column: 10, scope: !37)
!156 = !DILocation(line: 37, column: 3, scope: !147, inlinedAt: !155)
!157 = !{i64 1330, i64 1349, i64 1392, i64 1434, i64 1477, i64 1523, i64 1565}
!158 = !DILocation(line: 88, column: 52, scope: !37)
!159 = !DILocation(line: 88, column: 44, scope: !37)
!160 = !DILocation(line: 88, column: 65, scope: !37)
!161 = !DILocation(line: 88, column: 57, scope: !37)
!162 = !DILocation(line: 88, column: 80, scope: !37)
!163 = !DILocation(line: 88, column: 71, scope: !37)
!164 = !DILocation(line: 88, column: 94, scope: !37)
!165 = !DILocation(line: 88, column: 85, scope: !37)
!166 = !DILocation(line: 88, column: 3, scope: !37)
!167 = !DILocation(line: 0, scope: !147, inlinedAt: !168)
!168 = distinct !DILocation(line: 89, column: 10, scope: !37)
!169 = !DILocation(line: 37, column: 3, scope: !147, inlinedAt: !168)
!170 = !DILocation(line: 90, column: 52, scope: !37)
!171 = !DILocation(line: 90, column: 44, scope: !37)
!172 = !DILocation(line: 90, column: 65, scope: !37)
!173 = !DILocation(line: 90, column: 57, scope: !37)
!174 = !DILocation(line: 90, column: 80, scope: !37)
!175 = !DILocation(line: 90, column: 71, scope: !37)
!176 = !DILocation(line: 90, column: 94, scope: !37)
!177 = !DILocation(line: 90, column: 85, scope: !37)
!178 = !DILocation(line: 90, column: 3, scope: !37)
!179 = !DILocation(line: 92, column: 3, scope: !37)
!180 = !DILocation(line: 93, column: 3, scope: !37)
!181 = !DILocation(line: 94, column: 3, scope: !37)
!182 = !DILocation(line: 95, column: 16, scope: !37)
!183 = !DILocation(line: 95, column: 3, scope: !37)
!184 = !DILocation(line: 96, column: 16, scope: !37)
!185 = !DILocation(line: 96, column: 3, scope: !37)
!186 = !DILocalVariable(name: "at", arg: 1, scope: !187, file: !2, line: 51, type: !67)
!187 = distinct !DISubprogram(name: "load", scope: !2, file: !2, line: 51, type: !188, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !190)
!188 = !DISubroutineType(types: !189)
!189 = !{!23, !67}
!190 = !{!186, !191}
!191 = !DILocalVariable(name: "found", scope: !187, file: !2, line: 52, type: !23)
!192 = !DILocation(line: 0, scope: !187, inlinedAt: !193)
!193 = distinct !DILocation(line: 97, column: 9, scope: !37)
!194 = !DILocation(line: 53, column: 3, scope: !187, inlinedAt: !193)
!195 = !{i64 1930}
!196 = !DILocation(line: 97, column: 9, scope: !37)
!197 = distinct !DIAssignID()
!198 = distinct !DIAssignID()
!199 = !DILocation(line: 98, column: 21, scope: !37)
!200 = !DILocation(line: 98, column: 35, scope: !37)
!201 = !DILocation(line: 98, column: 3, scope: !37)
!202 = !DILocation(line: 100, column: 1, scope: !37)
!203 = !DILocation(line: 99, column: 3, scope: !37)
!204 = !DISubprogram(name: "printf", scope: !205, file: !205, line: 44, type: !206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "95640981e1d5ca3302488a345fdefe87")
!206 = !DISubroutineType(types: !207)
!207 = !{!16, !208, null}
!208 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !209)
!209 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !210, size: 64)
!210 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!211 = !DISubprogram(name: "pthread_create", scope: !212, file: !212, line: 60, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!213 = !DISubroutineType(types: !214)
!214 = !{!16, !215, !217, !243, !246}
!215 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !216)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!217 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !218)
!218 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !219, size: 64)
!219 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !220)
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !46, line: 148, baseType: !221)
!221 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !46, line: 132, size: 448, elements: !222)
!222 = !{!223, !237, !241}
!223 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !221, file: !46, line: 142, baseType: !224, size: 384)
!224 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !221, file: !46, line: 133, size: 384, elements: !225)
!225 = !{!226, !227, !230, !231, !232, !233, !234, !235}
!226 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !224, file: !46, line: 134, baseType: !16, size: 32)
!227 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !224, file: !46, line: 135, baseType: !228, size: 64, offset: 64)
!228 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !229, line: 18, baseType: !28)
!229 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!230 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !224, file: !46, line: 136, baseType: !228, size: 64, offset: 128)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !224, file: !46, line: 137, baseType: !16, size: 32, offset: 192)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !224, file: !46, line: 138, baseType: !16, size: 32, offset: 224)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !224, file: !46, line: 139, baseType: !16, size: 32, offset: 256)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !224, file: !46, line: 140, baseType: !16, size: 32, offset: 288)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !224, file: !46, line: 141, baseType: !236, size: 64, offset: 320)
!236 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!237 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !221, file: !46, line: 143, baseType: !238, size: 448)
!238 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 448, elements: !239)
!239 = !{!240}
!240 = !DISubrange(count: 56)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !221, file: !46, line: 144, baseType: !242, size: 64)
!242 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !244, size: 64)
!244 = !DISubroutineType(types: !245)
!245 = !{!236, !236}
!246 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !236)
!247 = distinct !DISubprogram(name: "count", scope: !2, file: !2, line: 62, type: !244, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !248)
!248 = !{!249, !250, !251}
!249 = !DILocalVariable(name: "unused", arg: 1, scope: !247, file: !2, line: 62, type: !236)
!250 = !DILocalVariable(name: "old", scope: !247, file: !2, line: 64, type: !23)
!251 = !DILocalVariable(name: "new", scope: !247, file: !2, line: 64, type: !23)
!252 = !DILocation(line: 0, scope: !247)
!253 = !DILocation(line: 65, column: 3, scope: !247)
!254 = !DILocation(line: 66, column: 23, scope: !255)
!255 = distinct !DILexicalBlock(scope: !247, file: !2, line: 65, column: 6)
!256 = !DILocation(line: 67, column: 25, scope: !255)
!257 = !DILocation(line: 0, scope: !63, inlinedAt: !258)
!258 = distinct !DILocation(line: 68, column: 13, scope: !247)
!259 = !DILocation(line: 15, column: 3, scope: !63, inlinedAt: !258)
!260 = !DILocation(line: 19, column: 10, scope: !63, inlinedAt: !258)
!261 = !DILocation(line: 68, column: 3, scope: !255)
!262 = distinct !{!262, !253, !263, !264, !265}
!263 = !DILocation(line: 68, column: 40, scope: !247)
!264 = !{!"llvm.loop.mustprogress"}
!265 = !{!"llvm.loop.unroll.disable"}
!266 = !DILocation(line: 69, column: 3, scope: !247)
!267 = !DISubprogram(name: "pthread_join", scope: !212, file: !212, line: 62, type: !268, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(types: !269)
!269 = !{!16, !45, !270}
!270 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !236, size: 64)
