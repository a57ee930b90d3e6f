; ModuleID = 'assembly_of_aarch64.c'
source_filename = "assembly_of_aarch64.c"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

@once = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"%d %u %d\0A\00", align 1, !dbg !11
@counter = internal global i32 0, align 4, !dbg !57
@cell = internal global i32 0, align 4, !dbg !60
@.str.1 = private unnamed_addr constant [6 x i8] c"%u %u\00", align 1, !dbg !17
@.str.2 = private unnamed_addr constant [8 x i8] c" %u %u\0A\00", align 1, !dbg !22
@.str.3 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !27
@.str.4 = private unnamed_addr constant [4 x i8] c" %d\00", align 1, !dbg !32
@.str.5 = private unnamed_addr constant [6 x i8] c" %lu\0A\00", align 1, !dbg !37
@.str.6 = private unnamed_addr constant [10 x i8] c"%u %u %u\0A\00", align 1, !dbg !39
@.str.7 = private unnamed_addr constant [10 x i8] c"%x %x %x\0A\00", align 1, !dbg !41
@.str.8 = private unnamed_addr constant [9 x i8] c"%lu %lu\0A\00", align 1, !dbg !43
@__const.main.from = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 4660], align 4
@__const.main.to = private unnamed_addr constant [3 x i32] [i32 9, i32 9, i32 -1], align 4
@.str.9 = private unnamed_addr constant [13 x i8] c"%u %u %u %x\0A\00", align 1, !dbg !48
@.str.10 = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1, !dbg !53
@published = internal global ptr null, align 8, !dbg !66
@ready = internal global i32 0, align 4, !dbg !64
@.str.11 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !55
@publish.value = internal global i32 0, align 4, !dbg !69

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !85 {
entry:
  %a = alloca i64, align 8, !DIAssignID !113
    #dbg_assign(i1 undef, !89, !DIExpression(), !113, ptr %a, !DIExpression(), !114)
  %b = alloca i64, align 8, !DIAssignID !115
    #dbg_assign(i1 undef, !92, !DIExpression(), !115, ptr %b, !DIExpression(), !114)
  %word = alloca i32, align 4, !DIAssignID !116
    #dbg_assign(i1 undef, !93, !DIExpression(), !116, ptr %word, !DIExpression(), !114)
  %wide = alloca i64, align 8, !DIAssignID !117
    #dbg_assign(i1 undef, !95, !DIExpression(), !117, ptr %wide, !DIExpression(), !114)
  %bytes = alloca [2 x i8], align 4, !DIAssignID !118
    #dbg_assign(i1 undef, !96, !DIExpression(), !118, ptr %bytes, !DIExpression(), !114)
  %halves = alloca [2 x i16], align 4, !DIAssignID !119
    #dbg_assign(i1 undef, !102, !DIExpression(), !119, ptr %halves, !DIExpression(), !114)
  %updated = alloca i64, align 8, !DIAssignID !120
    #dbg_assign(i1 undef, !106, !DIExpression(), !120, ptr %updated, !DIExpression(), !114)
  %from = alloca [3 x i32], align 4, !DIAssignID !121
    #dbg_assign(i1 undef, !108, !DIExpression(), !121, ptr %from, !DIExpression(), !114)
  %to = alloca [3 x i32], align 4, !DIAssignID !122
    #dbg_assign(i1 undef, !110, !DIExpression(), !122, ptr %to, !DIExpression(), !114)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %a) #5, !dbg !123
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %b) #5, !dbg !123
  store i32 1, ptr @once, align 4, !dbg !124, !tbaa !125
  %call = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @work, ptr noundef null) #5, !dbg !129
  %call1 = call i32 @pthread_create(ptr noundef nonnull %b, ptr noundef null, ptr noundef nonnull @work, ptr noundef null) #5, !dbg !130
  %0 = load i64, ptr %a, align 8, !dbg !131, !tbaa !132
  %call2 = call i32 @pthread_join(i64 noundef %0, ptr noundef null) #5, !dbg !134
  %1 = load i64, ptr %b, align 8, !dbg !135, !tbaa !132
  %call3 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #5, !dbg !136
  %2 = load i32, ptr @counter, align 4, !dbg !137, !tbaa !125
  %3 = load i32, ptr @cell, align 4, !dbg !138, !tbaa !125
  %4 = load i32, ptr @once, align 4, !dbg !139, !tbaa !125
  %call4 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %2, i32 noundef %3, i32 noundef %4), !dbg !140
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %word) #5, !dbg !141
  store i32 7, ptr %word, align 4, !dbg !142, !tbaa !125, !DIAssignID !143
    #dbg_assign(i32 7, !93, !DIExpression(), !143, ptr %word, !DIExpression(), !114)
    #dbg_value(i32 8, !144, !DIExpression(), !154)
    #dbg_value(i32 9, !150, !DIExpression(), !154)
    #dbg_value(ptr %word, !151, !DIExpression(), !154)
  %5 = call { i32, i32 } asm sideeffect "1: ldxr ${0:w}, [$2]; cmp ${0:w}, ${3:w}; b.ne 2f\0Astlxr ${1:w}, ${4:w}, [$2]; cbnz ${1:w}, 1b\0Admb ish\0A2:", "=&r,=&r,r,r,r,~{memory},~{cc}"(ptr nonnull %word, i32 8, i32 9) #5, !dbg !156, !srcloc !157
  %asmresult.i = extractvalue { i32, i32 } %5, 0, !dbg !156
    #dbg_value(i32 %asmresult.i, !152, !DIExpression(), !154)
    #dbg_value(i32 poison, !153, !DIExpression(), !154)
    #dbg_value(i32 %asmresult.i, !94, !DIExpression(), !114)
  %6 = load i32, ptr %word, align 4, !dbg !158, !tbaa !125
  %call6 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %asmresult.i, i32 noundef %6), !dbg !159
    #dbg_value(i32 7, !144, !DIExpression(), !160)
    #dbg_value(i32 9, !150, !DIExpression(), !160)
    #dbg_value(ptr %word, !151, !DIExpression(), !160)
  %7 = call { i32, i32 } asm sideeffect "1: ldxr ${0:w}, [$2]; cmp ${0:w}, ${3:w}; b.ne 2f\0Astlxr ${1:w}, ${4:w}, [$2]; cbnz ${1:w}, 1b\0Admb ish\0A2:", "=&r,=&r,r,r,r,~{memory},~{cc}"(ptr nonnull %word, i32 7, i32 9) #5, !dbg !162, !srcloc !157
  %asmresult.i58 = extractvalue { i32, i32 } %7, 0, !dbg !162
    #dbg_value(i32 %asmresult.i58, !152, !DIExpression(), !160)
    #dbg_value(i32 poison, !153, !DIExpression(), !160)
    #dbg_value(i32 %asmresult.i58, !94, !DIExpression(), !114)
  %8 = load i32, ptr %word, align 4, !dbg !163, !tbaa !125
  %call8 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef %asmresult.i58, i32 noundef %8), !dbg !164
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %wide) #5, !dbg !165
  store i64 1099511627776, ptr %wide, align 8, !dbg !166, !tbaa !132, !DIAssignID !167
    #dbg_assign(i64 1099511627776, !95, !DIExpression(), !167, ptr %wide, !DIExpression(), !114)
    #dbg_value(i64 0, !168, !DIExpression(), !177)
    #dbg_value(i64 1, !173, !DIExpression(), !177)
    #dbg_value(ptr %wide, !174, !DIExpression(), !177)
  %9 = call { i64, i64 } asm sideeffect "   prfm pstl1strm, $2\0A1: ldxr $0, $2\0A   eor $1, $0, $3\0A   cbnz $1, 2f\0A   stxr ${1:w}, $4, $2\0A   cbnz ${1:w}, 1b\0A2:", "=&r,=&r,=*Q,Kr,r,*Q"(ptr nonnull elementtype(i64) %wide, i64 0, i64 1, ptr nonnull elementtype(i64) %wide) #5, !dbg !179, !srcloc !180
  %asmresult.i59 = extractvalue { i64, i64 } %9, 0, !dbg !179
    #dbg_value(i64 %asmresult.i59, !175, !DIExpression(), !177)
    #dbg_value(i64 poison, !176, !DIExpression(), !177)
  %cmp = icmp eq i64 %asmresult.i59, 1099511627776, !dbg !181
  %conv = zext i1 %cmp to i32, !dbg !181
  %call10 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %conv), !dbg !182
    #dbg_value(i64 1099511627776, !168, !DIExpression(), !183)
    #dbg_value(i64 77, !173, !DIExpression(), !183)
    #dbg_value(ptr %wide, !174, !DIExpression(), !183)
  %10 = call { i64, i64 } asm sideeffect "   prfm pstl1strm, $2\0A1: ldxr $0, $2\0A   eor $1, $0, $3\0A   cbnz $1, 2f\0A   stxr ${1:w}, $4, $2\0A   cbnz ${1:w}, 1b\0A2:", "=&r,=&r,=*Q,Kr,r,*Q"(ptr nonnull elementtype(i64) %wide, i64 1099511627776, i64 77, ptr nonnull elementtype(i64) %wide) #5, !dbg !185, !srcloc !180
  %asmresult.i60 = extractvalue { i64, i64 } %10, 0, !dbg !185
    #dbg_value(i64 %asmresult.i60, !175, !DIExpression(), !183)
    #dbg_value(i64 poison, !176, !DIExpression(), !183)
  %cmp12 = icmp eq i64 %asmresult.i60, 1099511627776, !dbg !186
  %conv13 = zext i1 %cmp12 to i32, !dbg !186
  %call14 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %conv13), !dbg !187
  %11 = load i64, ptr %wide, align 8, !dbg !188, !tbaa !132
  %call15 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %11), !dbg !189
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %bytes) #5, !dbg !190
  store i16 -13880, ptr %bytes, align 4, !dbg !191, !DIAssignID !192
    #dbg_assign(i1 undef, !96, !DIExpression(), !192, ptr %bytes, !DIExpression(), !114)
    #dbg_value(i8 -1, !193, !DIExpression(), !202)
    #dbg_value(ptr %bytes, !199, !DIExpression(), !202)
  %12 = call { i8, i32 } asm sideeffect "1: ldxrb ${0:w}, [$2]; stxrb ${1:w}, ${3:w}, [$2]; cbnz ${1:w}, 1b", "=&r,=&r,r,r,~{memory}"(ptr nonnull %bytes, i8 -1) #5, !dbg !204, !srcloc !205
  %asmresult.i61 = extractvalue { i8, i32 } %12, 0, !dbg !204
    #dbg_value(i8 %asmresult.i61, !200, !DIExpression(), !202)
    #dbg_value(i32 poison, !201, !DIExpression(), !202)
  %conv17 = zext i8 %asmresult.i61 to i32, !dbg !206
    #dbg_value(i32 %conv17, !94, !DIExpression(), !114)
  %13 = load i8, ptr %bytes, align 4, !dbg !207, !tbaa !208
  %conv18 = zext i8 %13 to i32, !dbg !207
  %arrayidx19 = getelementptr inbounds i8, ptr %bytes, i64 1, !dbg !209
  %14 = load i8, ptr %arrayidx19, align 1, !dbg !209, !tbaa !208
  %conv20 = zext i8 %14 to i32, !dbg !209
  %call21 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %conv17, i32 noundef %conv18, i32 noundef %conv20), !dbg !210
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %halves) #5, !dbg !211
  store i32 -983041, ptr %halves, align 4, !dbg !212, !DIAssignID !213
    #dbg_assign(i1 undef, !102, !DIExpression(), !213, ptr %halves, !DIExpression(), !114)
  %arrayidx22 = getelementptr inbounds i8, ptr %halves, i64 2, !dbg !214
    #dbg_value(i16 4080, !215, !DIExpression(), !225)
    #dbg_value(ptr %arrayidx22, !221, !DIExpression(), !225)
  %15 = call { i16, i16, i32 } asm sideeffect "1: ldxrh ${0:w}, [$3]; bic ${1:w}, ${0:w}, ${4:w}; stxrh ${2:w}, ${1:w}, [$3]; cbnz ${2:w}, 1b", "=&r,=&r,=&r,r,r,~{memory}"(ptr nonnull %arrayidx22, i16 4080) #5, !dbg !227, !srcloc !228
  %asmresult.i62 = extractvalue { i16, i16, i32 } %15, 0, !dbg !227
  %asmresult1.i = extractvalue { i16, i16, i32 } %15, 1, !dbg !227
    #dbg_value(i16 %asmresult.i62, !222, !DIExpression(), !225)
    #dbg_value(i16 %asmresult1.i, !223, !DIExpression(), !225)
    #dbg_value(i32 poison, !224, !DIExpression(), !225)
  %xor5.i = xor i16 %asmresult.i62, %asmresult1.i, !dbg !229
  %conv24 = zext i16 %xor5.i to i32, !dbg !230
    #dbg_value(i32 %conv24, !94, !DIExpression(), !114)
  %16 = load i16, ptr %halves, align 4, !dbg !231, !tbaa !232
  %conv26 = zext i16 %16 to i32, !dbg !231
  %17 = load i16, ptr %arrayidx22, align 2, !dbg !234, !tbaa !232
  %conv28 = zext i16 %17 to i32, !dbg !234
  %call29 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %conv24, i32 noundef %conv26, i32 noundef %conv28), !dbg !235
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %updated) #5, !dbg !236
  store i64 10, ptr %updated, align 8, !dbg !237, !tbaa !132, !DIAssignID !238
    #dbg_assign(i64 10, !106, !DIExpression(), !238, ptr %updated, !DIExpression(), !114)
    #dbg_value(ptr %updated, !239, !DIExpression(), !247)
    #dbg_value(i64 40, !246, !DIExpression(), !247)
  %18 = call { i64, i64, i64 } asm sideeffect ".arch armv8-a+lse\0Aldaddal $3, $0, [$4]\0Aswpa $2, $1, [$4]\0Astset $3, [$4]\0Acasl $1, $3, [$4]\0Aldclr $3, xzr, [$4]", "=&r,=&r,=r,r,r,2,~{memory}"(i64 7, ptr nonnull %updated, i64 40) #5, !dbg !249, !srcloc !250
  %asmresult.i63 = extractvalue { i64, i64, i64 } %18, 0, !dbg !249
  %asmresult1.i64 = extractvalue { i64, i64, i64 } %18, 1, !dbg !249
    #dbg_value(i64 %asmresult.i63, !244, !DIExpression(), !247)
    #dbg_value(i64 %asmresult1.i64, !245, !DIExpression(), !247)
    #dbg_value(i64 poison, !246, !DIExpression(), !247)
  %mul.i = mul i64 %asmresult.i63, 1000000, !dbg !251
  %mul3.i = mul i64 %asmresult1.i64, 1000, !dbg !252
  %19 = load i64, ptr %updated, align 8, !dbg !253, !tbaa !132
  %add.i = add i64 %mul3.i, %19, !dbg !254
  %add4.i = add i64 %add.i, %mul.i, !dbg !255
    #dbg_value(i64 %add4.i, !107, !DIExpression(), !114)
  %call31 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %add4.i, i64 noundef %19), !dbg !256
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %from) #5, !dbg !257
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %from, ptr noundef nonnull align 4 dereferenceable(12) @__const.main.from, i64 12, i1 false), !dbg !258, !DIAssignID !259
    #dbg_assign(i1 undef, !108, !DIExpression(), !259, ptr %from, !DIExpression(), !114)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %to) #5, !dbg !257
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %to, ptr noundef nonnull align 4 dereferenceable(12) @__const.main.to, i64 12, i1 false), !dbg !260, !DIAssignID !261
    #dbg_assign(i1 undef, !110, !DIExpression(), !261, ptr %to, !DIExpression(), !114)
    #dbg_value(ptr %from, !262, !DIExpression(), !271)
    #dbg_value(ptr %to, !267, !DIExpression(), !271)
  %20 = call { i32, i32, i32 } asm sideeffect "ldr ${0:w}, [$3, #4]\0A\09ldar ${1:w}, [$3]\0A\09ldrb ${2:w}, [$3, 8]\0Astr wzr, [$4, #4]\0A\09stlr ${0:w}, [$4]\0A\09add x9, $4, #8\0A\09strh ${1:w}, [x9]", "=&r,=&r,=&r,r,r,~{x9},~{memory}"(ptr nonnull %from, ptr nonnull %to) #5, !dbg !273, !srcloc !274
  %asmresult.i65 = extractvalue { i32, i32, i32 } %20, 0, !dbg !273
  %asmresult1.i66 = extractvalue { i32, i32, i32 } %20, 1, !dbg !273
  %asmresult2.i = extractvalue { i32, i32, i32 } %20, 2, !dbg !273
    #dbg_value(i32 %asmresult.i65, !268, !DIExpression(), !271)
    #dbg_value(i32 %asmresult1.i66, !269, !DIExpression(), !271)
    #dbg_value(i32 %asmresult2.i, !270, !DIExpression(), !271)
  %add.i67 = add i32 %asmresult.i65, %asmresult1.i66, !dbg !275
  %add3.i = add i32 %add.i67, %asmresult2.i, !dbg !276
    #dbg_value(i32 %add3.i, !94, !DIExpression(), !114)
  %21 = load i32, ptr %to, align 4, !dbg !277, !tbaa !125
  %arrayidx36 = getelementptr inbounds i8, ptr %to, i64 4, !dbg !278
  %22 = load i32, ptr %arrayidx36, align 4, !dbg !278, !tbaa !125
  %arrayidx37 = getelementptr inbounds i8, ptr %to, i64 8, !dbg !279
  %23 = load i32, ptr %arrayidx37, align 4, !dbg !279, !tbaa !125
  %call38 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %add3.i, i32 noundef %21, i32 noundef %22, i32 noundef %23), !dbg !280
    #dbg_value(i64 3, !281, !DIExpression(), !289)
    #dbg_value(i64 5, !286, !DIExpression(), !289)
  %24 = call { i64, i64 } asm "cmp $2, $3\0A\09cset ${0:w}, hi\0A\09csel $1, $2, $3, lt\0A\09lsl $1, $1, #3\0A\09add $0, $0, $1\0Amvn $1, $1\0A\09uxtb ${1:w}, ${1:w}\0A\09eor $0, $0, $1\0A\09mul $0, $0, $3\0A\09neg $0, $0", "=&r,=&r,r,r,~{cc}"(i64 3, i64 5) #6, !dbg !291, !srcloc !292
  %asmresult.i68 = extractvalue { i64, i64 } %24, 0, !dbg !291
    #dbg_value(i64 %asmresult.i68, !287, !DIExpression(), !289)
    #dbg_value(i64 poison, !288, !DIExpression(), !289)
    #dbg_value(i64 -1, !281, !DIExpression(), !293)
    #dbg_value(i64 5, !286, !DIExpression(), !293)
  %25 = call { i64, i64 } asm "cmp $2, $3\0A\09cset ${0:w}, hi\0A\09csel $1, $2, $3, lt\0A\09lsl $1, $1, #3\0A\09add $0, $0, $1\0Amvn $1, $1\0A\09uxtb ${1:w}, ${1:w}\0A\09eor $0, $0, $1\0A\09mul $0, $0, $3\0A\09neg $0, $0", "=&r,=&r,r,r,~{cc}"(i64 -1, i64 5) #6, !dbg !295, !srcloc !292
  %asmresult.i69 = extractvalue { i64, i64 } %25, 0, !dbg !295
    #dbg_value(i64 %asmresult.i69, !287, !DIExpression(), !293)
    #dbg_value(i64 poison, !288, !DIExpression(), !293)
  %call41 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %asmresult.i68, i64 noundef %asmresult.i69), !dbg !296
    #dbg_value(i32 1, !297, !DIExpression(), !304)
    #dbg_value(i32 1, !303, !DIExpression(), !304)
  %26 = call { i32, i32 } asm "mov ${0:w}, #0\0A1: tbnz ${1:w}, #0, 2f\0A\09add ${0:w}, ${0:w}, #1\0A\09lsr ${1:w}, ${1:w}, #1\0Acbnz ${1:w}, 1b\0A2:", "=&r,=r,1"(i32 1) #6, !dbg !306, !srcloc !307
  %asmresult.i70 = extractvalue { i32, i32 } %26, 0, !dbg !306
    #dbg_value(i32 %asmresult.i70, !302, !DIExpression(), !304)
    #dbg_value(i32 poison, !303, !DIExpression(), !304)
    #dbg_value(i32 80, !297, !DIExpression(), !308)
    #dbg_value(i32 80, !303, !DIExpression(), !308)
  %27 = call { i32, i32 } asm "mov ${0:w}, #0\0A1: tbnz ${1:w}, #0, 2f\0A\09add ${0:w}, ${0:w}, #1\0A\09lsr ${1:w}, ${1:w}, #1\0Acbnz ${1:w}, 1b\0A2:", "=&r,=r,1"(i32 80) #6, !dbg !310, !srcloc !307
  %asmresult.i71 = extractvalue { i32, i32 } %27, 0, !dbg !310
    #dbg_value(i32 %asmresult.i71, !302, !DIExpression(), !308)
    #dbg_value(i32 poison, !303, !DIExpression(), !308)
    #dbg_value(i32 0, !297, !DIExpression(), !311)
    #dbg_value(i32 0, !303, !DIExpression(), !311)
  %28 = call { i32, i32 } asm "mov ${0:w}, #0\0A1: tbnz ${1:w}, #0, 2f\0A\09add ${0:w}, ${0:w}, #1\0A\09lsr ${1:w}, ${1:w}, #1\0Acbnz ${1:w}, 1b\0A2:", "=&r,=r,1"(i32 0) #6, !dbg !313, !srcloc !307
  %asmresult.i72 = extractvalue { i32, i32 } %28, 0, !dbg !313
    #dbg_value(i32 %asmresult.i72, !302, !DIExpression(), !311)
    #dbg_value(i32 poison, !303, !DIExpression(), !311)
  %call45 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %asmresult.i70, i32 noundef %asmresult.i71, i32 noundef %asmresult.i72), !dbg !314
    #dbg_value(i8 -6, !315, !DIExpression(), !321)
    #dbg_value(i8 10, !320, !DIExpression(), !321)
  %29 = call i8 asm "add ${0:w}, ${0:w}, ${1:w}", "=r,r,0"(i8 10, i8 -6) #6, !dbg !323, !srcloc !324
    #dbg_value(i8 %29, !315, !DIExpression(), !321)
  %conv47 = zext i8 %29 to i32, !dbg !325
  %call48 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %conv47), !dbg !326
  %call49 = call i32 @pthread_create(ptr noundef nonnull %a, ptr noundef null, ptr noundef nonnull @publish, ptr noundef nonnull @published) #5, !dbg !327
    #dbg_value(i32 0, !111, !DIExpression(), !328)
  br label %for.body, !dbg !329

for.cond.cleanup:                                 ; preds = %for.body
  %30 = load ptr, ptr @published, align 8, !dbg !330, !tbaa !331
  %31 = load i32, ptr %30, align 4, !dbg !333, !tbaa !125
  %call52 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %31), !dbg !334
  %32 = load i64, ptr %a, align 8, !dbg !335, !tbaa !132
  %call53 = call i32 @pthread_join(i64 noundef %32, ptr noundef null) #5, !dbg !336
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %to) #5, !dbg !337
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %from) #5, !dbg !337
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %updated) #5, !dbg !337
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %halves) #5, !dbg !337
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %bytes) #5, !dbg !337
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %wide) #5, !dbg !337
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %word) #5, !dbg !337
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %b) #5, !dbg !337
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %a) #5, !dbg !337
  ret i32 0, !dbg !338

for.body:                                         ; preds = %entry, %for.body
  %33 = call i32 asm sideeffect "1: wfe\0A\09ldaxr ${0:w}, [$1]\0A\09yield", "=&r,r,~{memory}"(ptr nonnull @ready) #5, !dbg !339, !srcloc !341
    #dbg_value(i32 %33, !111, !DIExpression(), !328)
  %cmp50 = icmp eq i32 %33, 0, !dbg !342
  br i1 %cmp50, label %for.body, label %for.cond.cleanup, !dbg !329, !llvm.loop !343
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !347 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal noundef ptr @work(ptr nocapture readnone %unused) #0 !dbg !380 {
entry:
    #dbg_value(ptr poison, !382, !DIExpression(), !383)
    #dbg_value(i32 2, !384, !DIExpression(), !392)
    #dbg_value(ptr @counter, !389, !DIExpression(), !392)
  %0 = tail call { i32, i32 } asm sideeffect "1: ldaxr ${0:w}, $2\0A   add ${0:w}, ${0:w}, ${3:w}\0A   stlxr ${1:w}, ${0:w}, $2\0A   cbnz ${1:w}, 1b\0A   dmb ish", "=&r,=&r,=*Q,Ir,*Q,~{memory}"(ptr nonnull elementtype(i32) @counter, i32 2, ptr nonnull elementtype(i32) @counter) #5, !dbg !394, !srcloc !395
    #dbg_value(i32 poison, !390, !DIExpression(), !392)
    #dbg_value(i32 poison, !391, !DIExpression(), !392)
  br label %while.cond, !dbg !396

while.cond:                                       ; preds = %while.cond, %entry
    #dbg_value(i32 1, !397, !DIExpression(), !405)
    #dbg_value(ptr @cell, !402, !DIExpression(), !405)
  %1 = tail call { i32, i32 } asm sideeffect "ldaxr ${0:w}, [$2]\0A\09add ${0:w}, ${0:w}, ${3:w}\0A\09stxr ${1:w}, ${0:w}, [$2]", "=&r,=&r,r,r,~{memory}"(ptr nonnull @cell, i32 1) #5, !dbg !407, !srcloc !408
  %asmresult1.i = extractvalue { i32, i32 } %1, 1, !dbg !407
    #dbg_value(i32 poison, !403, !DIExpression(), !405)
    #dbg_value(i32 %asmresult1.i, !404, !DIExpression(), !405)
  %tobool.not = icmp eq i32 %asmresult1.i, 0, !dbg !396
  br i1 %tobool.not, label %while.end, label %while.cond, !dbg !396, !llvm.loop !409

while.end:                                        ; preds = %while.cond
    #dbg_value(ptr @once, !411, !DIExpression(), !418)
  %2 = tail call { i32, i32 } asm sideeffect "1: ldxr ${0:w}, $2\0A   subs ${0:w}, ${0:w}, #1\0A   b.lt 2f\0A   stlxr ${1:w}, ${0:w}, $2\0A   cbnz ${1:w}, 1b\0A   dmb ish\0A2:", "=&r,=&r,=*Q,*Q,~{cc},~{memory}"(ptr nonnull elementtype(i32) @once, ptr nonnull elementtype(i32) @once) #5, !dbg !420, !srcloc !421
    #dbg_value(i32 poison, !416, !DIExpression(), !418)
    #dbg_value(i32 poison, !417, !DIExpression(), !418)
  ret ptr null, !dbg !422
}

declare !dbg !423 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind
declare !dbg !427 noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind uwtable
define internal ptr @publish(ptr noundef %of) #0 !dbg !71 {
entry:
    #dbg_value(ptr %of, !75, !DIExpression(), !434)
  store i32 42, ptr @publish.value, align 4, !dbg !435, !tbaa !125
    #dbg_value(i64 ptrtoint (ptr @publish.value to i64), !436, !DIExpression(), !444)
    #dbg_value(ptr %of, !441, !DIExpression(), !444)
  %0 = tail call { i64, i32 } asm sideeffect ".Lagain${:uid}:\0A\09ldxr $0, [$2]\0A\09stlxr ${1:w}, $3, [$2]\0A\09cbnz ${1:w}, .Lagain${:uid}", "=&r,=&r,r,r,~{memory}"(ptr %of, i64 ptrtoint (ptr @publish.value to i64)) #5, !dbg !446, !srcloc !447
  %asmresult.i = extractvalue { i64, i32 } %0, 0, !dbg !446
    #dbg_value(i64 %asmresult.i, !442, !DIExpression(), !444)
    #dbg_value(i32 poison, !443, !DIExpression(), !444)
    #dbg_value(i64 %asmresult.i, !76, !DIExpression(), !434)
  tail call void asm sideeffect "dmb ish\0A\09str ${0:w}, [$1]", "r,r,~{memory}"(i32 1, ptr nonnull @ready) #5, !dbg !448, !srcloc !449
  %1 = inttoptr i64 %asmresult.i to ptr, !dbg !450
  ret ptr %1, !dbg !451
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

attributes #0 = { nounwind uwtable "frame-pointer"="non-leaf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+outline-atomics,+v8a,-fmv" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="non-leaf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+outline-atomics,+v8a,-fmv" }
attributes #3 = { nofree nounwind "frame-pointer"="non-leaf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+fp-armv8,+neon,+outline-atomics,+v8a,-fmv" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind }
attributes #6 = { nounwind memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83, !84}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "once", scope: !2, file: !3, line: 163, type: !59, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "assembly_of_aarch64.c", directory: ".", checksumkind: CSK_MD5, checksum: "30a9dca417cdabf0afcae6404883ab15")
!4 = !{!5, !6, !7, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !8, line: 14, baseType: !6)
!8 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!10 = !{!11, !17, !22, !27, !32, !37, !39, !41, !43, !48, !53, !55, !57, !0, !60, !64, !66, !69}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 191, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 80, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_unsigned_char)
!15 = !{!16}
!16 = !DISubrange(count: 10)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 195, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 48, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 6)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 197, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 8)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 199, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 24, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 3)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 200, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 4)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !3, line: 201, type: !19, isLocal: true, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 204, type: !13, isLocal: true, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 207, type: !13, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 210, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 72, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 9)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 213, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 104, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 13)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 216, type: !34, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 221, type: !34, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 163, type: !59, isLocal: true, isDefinition: true)
!59 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 164, type: !62, isLocal: true, isDefinition: true)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !8, line: 12, baseType: !63)
!63 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 164, type: !62, isLocal: true, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 165, type: !68, isLocal: true, isDefinition: true)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "value", scope: !71, file: !3, line: 177, type: !59, isLocal: true, isDefinition: true)
!71 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 176, type: !72, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!5, !5}
!74 = !{!75, !76}
!75 = !DILocalVariable(name: "of", arg: 1, scope: !71, file: !3, line: 176, type: !5)
!76 = !DILocalVariable(name: "old", scope: !71, file: !3, line: 179, type: !7)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 8, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 2}
!83 = !{i32 7, !"frame-pointer", i32 1}
!84 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!85 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 184, type: !86, scopeLine: 184, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!59}
!88 = !{!89, !92, !93, !94, !95, !96, !102, !106, !107, !108, !110, !111}
!89 = !DILocalVariable(name: "a", scope: !85, file: !3, line: 185, type: !90)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !91, line: 75, baseType: !6)
!91 = !DIFile(filename: "../../libc-shim/include/tresse/types.h", directory: ".", checksumkind: CSK_MD5, checksum: "23403c8e074b1e2146cc58a8ee0a24a5")
!92 = !DILocalVariable(name: "b", scope: !85, file: !3, line: 185, type: !90)
!93 = !DILocalVariable(name: "word", scope: !85, file: !3, line: 193, type: !62)
!94 = !DILocalVariable(name: "found", scope: !85, file: !3, line: 194, type: !62)
!95 = !DILocalVariable(name: "wide", scope: !85, file: !3, line: 198, type: !7)
!96 = !DILocalVariable(name: "bytes", scope: !85, file: !3, line: 202, type: !97)
!97 = !DICompositeType(tag: DW_TAG_array_type, baseType: !98, size: 16, elements: !100)
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !8, line: 8, baseType: !99)
!99 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!100 = !{!101}
!101 = !DISubrange(count: 2)
!102 = !DILocalVariable(name: "halves", scope: !85, file: !3, line: 205, type: !103)
!103 = !DICompositeType(tag: DW_TAG_array_type, baseType: !104, size: 32, elements: !100)
!104 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !8, line: 10, baseType: !105)
!105 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!106 = !DILocalVariable(name: "updated", scope: !85, file: !3, line: 208, type: !7)
!107 = !DILocalVariable(name: "all", scope: !85, file: !3, line: 209, type: !7)
!108 = !DILocalVariable(name: "from", scope: !85, file: !3, line: 211, type: !109)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 96, elements: !30)
!110 = !DILocalVariable(name: "to", scope: !85, file: !3, line: 211, type: !109)
!111 = !DILocalVariable(name: "is", scope: !112, file: !3, line: 219, type: !62)
!112 = distinct !DILexicalBlock(scope: !85, file: !3, line: 219, column: 3)
!113 = distinct !DIAssignID()
!114 = !DILocation(line: 0, scope: !85)
!115 = distinct !DIAssignID()
!116 = distinct !DIAssignID()
!117 = distinct !DIAssignID()
!118 = distinct !DIAssignID()
!119 = distinct !DIAssignID()
!120 = distinct !DIAssignID()
!121 = distinct !DIAssignID()
!122 = distinct !DIAssignID()
!123 = !DILocation(line: 185, column: 3, scope: !85)
!124 = !DILocation(line: 186, column: 8, scope: !85)
!125 = !{!126, !126, i64 0}
!126 = !{!"int", !127, i64 0}
!127 = !{!"omnipotent char", !128, i64 0}
!128 = !{!"Simple C/C++ TBAA"}
!129 = !DILocation(line: 187, column: 3, scope: !85)
!130 = !DILocation(line: 188, column: 3, scope: !85)
!131 = !DILocation(line: 189, column: 16, scope: !85)
!132 = !{!133, !133, i64 0}
!133 = !{!"long", !127, i64 0}
!134 = !DILocation(line: 189, column: 3, scope: !85)
!135 = !DILocation(line: 190, column: 16, scope: !85)
!136 = !DILocation(line: 190, column: 3, scope: !85)
!137 = !DILocation(line: 191, column: 24, scope: !85)
!138 = !DILocation(line: 191, column: 33, scope: !85)
!139 = !DILocation(line: 191, column: 39, scope: !85)
!140 = !DILocation(line: 191, column: 3, scope: !85)
!141 = !DILocation(line: 193, column: 3, scope: !85)
!142 = !DILocation(line: 193, column: 12, scope: !85)
!143 = distinct !DIAssignID()
!144 = !DILocalVariable(name: "expected", arg: 1, scope: !145, file: !3, line: 34, type: !62)
!145 = distinct !DISubprogram(name: "exchange_if", scope: !3, file: !3, line: 34, type: !146, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !149)
!146 = !DISubroutineType(types: !147)
!147 = !{!62, !62, !62, !148}
!148 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!149 = !{!144, !150, !151, !152, !153}
!150 = !DILocalVariable(name: "new", arg: 2, scope: !145, file: !3, line: 34, type: !62)
!151 = !DILocalVariable(name: "p", arg: 3, scope: !145, file: !3, line: 34, type: !148)
!152 = !DILocalVariable(name: "old", scope: !145, file: !3, line: 35, type: !62)
!153 = !DILocalVariable(name: "failed", scope: !145, file: !3, line: 35, type: !62)
!154 = !DILocation(line: 0, scope: !145, inlinedAt: !155)
!155 = distinct !DILocation(line: 194, column: 20, scope: !85)
!156 = !DILocation(line: 36, column: 3, scope: !145, inlinedAt: !155)
!157 = !{i64 1240, i64 1301, i64 1355, i64 1382}
!158 = !DILocation(line: 195, column: 26, scope: !85)
!159 = !DILocation(line: 195, column: 3, scope: !85)
!160 = !DILocation(line: 0, scope: !145, inlinedAt: !161)
!161 = distinct !DILocation(line: 196, column: 11, scope: !85)
!162 = !DILocation(line: 36, column: 3, scope: !145, inlinedAt: !161)
!163 = !DILocation(line: 197, column: 29, scope: !85)
!164 = !DILocation(line: 197, column: 3, scope: !85)
!165 = !DILocation(line: 198, column: 3, scope: !85)
!166 = !DILocation(line: 198, column: 12, scope: !85)
!167 = distinct !DIAssignID()
!168 = !DILocalVariable(name: "expected", arg: 1, scope: !169, file: !3, line: 47, type: !7)
!169 = distinct !DISubprogram(name: "exchange_if_wide", scope: !3, file: !3, line: 47, type: !170, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !172)
!170 = !DISubroutineType(types: !171)
!171 = !{!7, !7, !7, !9}
!172 = !{!168, !173, !174, !175, !176}
!173 = !DILocalVariable(name: "new", arg: 2, scope: !169, file: !3, line: 47, type: !7)
!174 = !DILocalVariable(name: "p", arg: 3, scope: !169, file: !3, line: 47, type: !9)
!175 = !DILocalVariable(name: "old", scope: !169, file: !3, line: 48, type: !7)
!176 = !DILocalVariable(name: "failed", scope: !169, file: !3, line: 49, type: !6)
!177 = !DILocation(line: 0, scope: !169, inlinedAt: !178)
!178 = distinct !DILocation(line: 199, column: 16, scope: !85)
!179 = !DILocation(line: 50, column: 3, scope: !169, inlinedAt: !178)
!180 = !{i64 1714, i64 1756, i64 1790, i64 1827, i64 1861, i64 1900, i64 1935}
!181 = !DILocation(line: 199, column: 46, scope: !85)
!182 = !DILocation(line: 199, column: 3, scope: !85)
!183 = !DILocation(line: 0, scope: !169, inlinedAt: !184)
!184 = distinct !DILocation(line: 200, column: 17, scope: !85)
!185 = !DILocation(line: 50, column: 3, scope: !169, inlinedAt: !184)
!186 = !DILocation(line: 200, column: 57, scope: !85)
!187 = !DILocation(line: 200, column: 3, scope: !85)
!188 = !DILocation(line: 201, column: 35, scope: !85)
!189 = !DILocation(line: 201, column: 3, scope: !85)
!190 = !DILocation(line: 202, column: 3, scope: !85)
!191 = !DILocation(line: 202, column: 11, scope: !85)
!192 = distinct !DIAssignID()
!193 = !DILocalVariable(name: "to", arg: 1, scope: !194, file: !3, line: 62, type: !98)
!194 = distinct !DISubprogram(name: "swap_byte", scope: !3, file: !3, line: 62, type: !195, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !198)
!195 = !DISubroutineType(types: !196)
!196 = !{!98, !98, !197}
!197 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !98, size: 64)
!198 = !{!193, !199, !200, !201}
!199 = !DILocalVariable(name: "p", arg: 2, scope: !194, file: !3, line: 62, type: !197)
!200 = !DILocalVariable(name: "old", scope: !194, file: !3, line: 63, type: !98)
!201 = !DILocalVariable(name: "failed", scope: !194, file: !3, line: 64, type: !63)
!202 = !DILocation(line: 0, scope: !194, inlinedAt: !203)
!203 = distinct !DILocation(line: 203, column: 11, scope: !85)
!204 = !DILocation(line: 65, column: 3, scope: !194, inlinedAt: !203)
!205 = !{i64 2160}
!206 = !DILocation(line: 203, column: 11, scope: !85)
!207 = !DILocation(line: 204, column: 31, scope: !85)
!208 = !{!127, !127, i64 0}
!209 = !DILocation(line: 204, column: 41, scope: !85)
!210 = !DILocation(line: 204, column: 3, scope: !85)
!211 = !DILocation(line: 205, column: 3, scope: !85)
!212 = !DILocation(line: 205, column: 12, scope: !85)
!213 = distinct !DIAssignID()
!214 = !DILocation(line: 206, column: 31, scope: !85)
!215 = !DILocalVariable(name: "bits", arg: 1, scope: !216, file: !3, line: 72, type: !104)
!216 = distinct !DISubprogram(name: "clear_half", scope: !3, file: !3, line: 72, type: !217, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !220)
!217 = !DISubroutineType(types: !218)
!218 = !{!104, !104, !219}
!219 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!220 = !{!215, !221, !222, !223, !224}
!221 = !DILocalVariable(name: "p", arg: 2, scope: !216, file: !3, line: 72, type: !219)
!222 = !DILocalVariable(name: "old", scope: !216, file: !3, line: 73, type: !104)
!223 = !DILocalVariable(name: "new", scope: !216, file: !3, line: 73, type: !104)
!224 = !DILocalVariable(name: "failed", scope: !216, file: !3, line: 74, type: !63)
!225 = !DILocation(line: 0, scope: !216, inlinedAt: !226)
!226 = distinct !DILocation(line: 206, column: 11, scope: !85)
!227 = !DILocation(line: 75, column: 3, scope: !216, inlinedAt: !226)
!228 = !{i64 2457}
!229 = !DILocation(line: 79, column: 14, scope: !216, inlinedAt: !226)
!230 = !DILocation(line: 206, column: 11, scope: !85)
!231 = !DILocation(line: 207, column: 31, scope: !85)
!232 = !{!233, !233, i64 0}
!233 = !{!"short", !127, i64 0}
!234 = !DILocation(line: 207, column: 42, scope: !85)
!235 = !DILocation(line: 207, column: 3, scope: !85)
!236 = !DILocation(line: 208, column: 3, scope: !85)
!237 = !DILocation(line: 208, column: 12, scope: !85)
!238 = distinct !DIAssignID()
!239 = !DILocalVariable(name: "p", arg: 1, scope: !240, file: !3, line: 113, type: !9)
!240 = distinct !DISubprogram(name: "lse", scope: !3, file: !3, line: 113, type: !241, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !243)
!241 = !DISubroutineType(types: !242)
!242 = !{!7, !9}
!243 = !{!239, !244, !245, !246}
!244 = !DILocalVariable(name: "a", scope: !240, file: !3, line: 114, type: !7)
!245 = !DILocalVariable(name: "b", scope: !240, file: !3, line: 114, type: !7)
!246 = !DILocalVariable(name: "c", scope: !240, file: !3, line: 114, type: !7)
!247 = !DILocation(line: 0, scope: !240, inlinedAt: !248)
!248 = distinct !DILocation(line: 209, column: 18, scope: !85)
!249 = !DILocation(line: 115, column: 3, scope: !240, inlinedAt: !248)
!250 = !{i64 3766, i64 3804, i64 3844, i64 3881, i64 3915, i64 3952}
!251 = !DILocation(line: 124, column: 12, scope: !240, inlinedAt: !248)
!252 = !DILocation(line: 124, column: 26, scope: !240, inlinedAt: !248)
!253 = !DILocation(line: 124, column: 35, scope: !240, inlinedAt: !248)
!254 = !DILocation(line: 124, column: 22, scope: !240, inlinedAt: !248)
!255 = !DILocation(line: 124, column: 33, scope: !240, inlinedAt: !248)
!256 = !DILocation(line: 210, column: 3, scope: !85)
!257 = !DILocation(line: 211, column: 3, scope: !85)
!258 = !DILocation(line: 211, column: 12, scope: !85)
!259 = distinct !DIAssignID()
!260 = !DILocation(line: 211, column: 38, scope: !85)
!261 = distinct !DIAssignID()
!262 = !DILocalVariable(name: "from", arg: 1, scope: !263, file: !3, line: 128, type: !148)
!263 = distinct !DISubprogram(name: "pass", scope: !3, file: !3, line: 128, type: !264, scopeLine: 128, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !266)
!264 = !DISubroutineType(types: !265)
!265 = !{!62, !148, !148}
!266 = !{!262, !267, !268, !269, !270}
!267 = !DILocalVariable(name: "to", arg: 2, scope: !263, file: !3, line: 128, type: !148)
!268 = !DILocalVariable(name: "a", scope: !263, file: !3, line: 129, type: !62)
!269 = !DILocalVariable(name: "b", scope: !263, file: !3, line: 129, type: !62)
!270 = !DILocalVariable(name: "c", scope: !263, file: !3, line: 129, type: !62)
!271 = !DILocation(line: 0, scope: !263, inlinedAt: !272)
!272 = distinct !DILocation(line: 212, column: 11, scope: !85)
!273 = !DILocation(line: 130, column: 3, scope: !263, inlinedAt: !272)
!274 = !{i64 4301, i64 4321, i64 4339, i64 4378, i64 4397, i64 4415, i64 4433}
!275 = !DILocation(line: 135, column: 12, scope: !263, inlinedAt: !272)
!276 = !DILocation(line: 135, column: 16, scope: !263, inlinedAt: !272)
!277 = !DILocation(line: 213, column: 34, scope: !85)
!278 = !DILocation(line: 213, column: 41, scope: !85)
!279 = !DILocation(line: 213, column: 48, scope: !85)
!280 = !DILocation(line: 213, column: 3, scope: !85)
!281 = !DILocalVariable(name: "a", arg: 1, scope: !282, file: !3, line: 138, type: !7)
!282 = distinct !DISubprogram(name: "calculate", scope: !3, file: !3, line: 138, type: !283, scopeLine: 138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !285)
!283 = !DISubroutineType(types: !284)
!284 = !{!7, !7, !7}
!285 = !{!281, !286, !287, !288}
!286 = !DILocalVariable(name: "b", arg: 2, scope: !282, file: !3, line: 138, type: !7)
!287 = !DILocalVariable(name: "r", scope: !282, file: !3, line: 139, type: !7)
!288 = !DILocalVariable(name: "s", scope: !282, file: !3, line: 139, type: !7)
!289 = !DILocation(line: 0, scope: !282, inlinedAt: !290)
!290 = distinct !DILocation(line: 214, column: 38, scope: !85)
!291 = !DILocation(line: 140, column: 3, scope: !282, inlinedAt: !290)
!292 = !{i64 4672, i64 4685, i64 4701, i64 4724, i64 4742, i64 4769, i64 4781, i64 4798, i64 4816, i64 4834}
!293 = !DILocation(line: 0, scope: !282, inlinedAt: !294)
!294 = distinct !DILocation(line: 214, column: 70, scope: !85)
!295 = !DILocation(line: 140, column: 3, scope: !282, inlinedAt: !294)
!296 = !DILocation(line: 214, column: 3, scope: !85)
!297 = !DILocalVariable(name: "of", arg: 1, scope: !298, file: !3, line: 149, type: !62)
!298 = distinct !DISubprogram(name: "low_zeros", scope: !3, file: !3, line: 149, type: !299, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !301)
!299 = !DISubroutineType(types: !300)
!300 = !{!63, !62}
!301 = !{!297, !302, !303}
!302 = !DILocalVariable(name: "n", scope: !298, file: !3, line: 150, type: !63)
!303 = !DILocalVariable(name: "left", scope: !298, file: !3, line: 150, type: !63)
!304 = !DILocation(line: 0, scope: !298, inlinedAt: !305)
!305 = distinct !DILocation(line: 215, column: 24, scope: !85)
!306 = !DILocation(line: 151, column: 3, scope: !298, inlinedAt: !305)
!307 = !{i64 5063, i64 5077, i64 5098, i64 5118, i64 5147, i64 5161}
!308 = !DILocation(line: 0, scope: !298, inlinedAt: !309)
!309 = distinct !DILocation(line: 215, column: 38, scope: !85)
!310 = !DILocation(line: 151, column: 3, scope: !298, inlinedAt: !309)
!311 = !DILocation(line: 0, scope: !298, inlinedAt: !312)
!312 = distinct !DILocation(line: 215, column: 55, scope: !85)
!313 = !DILocation(line: 151, column: 3, scope: !298, inlinedAt: !312)
!314 = !DILocation(line: 215, column: 3, scope: !85)
!315 = !DILocalVariable(name: "a", arg: 1, scope: !316, file: !3, line: 158, type: !98)
!316 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 158, type: !317, scopeLine: 158, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !319)
!317 = !DISubroutineType(types: !318)
!318 = !{!98, !98, !98}
!319 = !{!315, !320}
!320 = !DILocalVariable(name: "b", arg: 2, scope: !316, file: !3, line: 158, type: !98)
!321 = !DILocation(line: 0, scope: !316, inlinedAt: !322)
!322 = distinct !DILocation(line: 216, column: 18, scope: !85)
!323 = !DILocation(line: 159, column: 3, scope: !316, inlinedAt: !322)
!324 = !{i64 5336}
!325 = !DILocation(line: 216, column: 18, scope: !85)
!326 = !DILocation(line: 216, column: 3, scope: !85)
!327 = !DILocation(line: 218, column: 3, scope: !85)
!328 = !DILocation(line: 0, scope: !112)
!329 = !DILocation(line: 219, column: 3, scope: !112)
!330 = !DILocation(line: 221, column: 19, scope: !85)
!331 = !{!332, !332, i64 0}
!332 = !{!"any pointer", !127, i64 0}
!333 = !DILocation(line: 221, column: 18, scope: !85)
!334 = !DILocation(line: 221, column: 3, scope: !85)
!335 = !DILocation(line: 222, column: 16, scope: !85)
!336 = !DILocation(line: 222, column: 3, scope: !85)
!337 = !DILocation(line: 224, column: 1, scope: !85)
!338 = !DILocation(line: 223, column: 3, scope: !85)
!339 = !DILocation(line: 220, column: 5, scope: !340)
!340 = distinct !DILexicalBlock(scope: !112, file: !3, line: 219, column: 3)
!341 = !{i64 7277, i64 7286, i64 7305}
!342 = !DILocation(line: 219, column: 28, scope: !340)
!343 = distinct !{!343, !329, !344, !345, !346}
!344 = !DILocation(line: 220, column: 91, scope: !112)
!345 = !{!"llvm.loop.mustprogress"}
!346 = !{!"llvm.loop.unroll.disable"}
!347 = !DISubprogram(name: "pthread_create", scope: !348, file: !348, line: 60, type: !349, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!348 = !DIFile(filename: "../../libc-shim/include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "83b47baa7c47b52bd45051ff153e725e")
!349 = !DISubroutineType(types: !350)
!350 = !{!59, !351, !353, !378, !379}
!351 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !352)
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!353 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !354)
!354 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !355, size: 64)
!355 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !356)
!356 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !91, line: 148, baseType: !357)
!357 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !91, line: 132, size: 448, elements: !358)
!358 = !{!359, !372, !376}
!359 = !DIDerivedType(tag: DW_TAG_member, name: "__s", scope: !357, file: !91, line: 142, baseType: !360, size: 384)
!360 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !357, file: !91, line: 133, size: 384, elements: !361)
!361 = !{!362, !363, !366, !367, !368, !369, !370, !371}
!362 = !DIDerivedType(tag: DW_TAG_member, name: "__detached", scope: !360, file: !91, line: 134, baseType: !59, size: 32)
!363 = !DIDerivedType(tag: DW_TAG_member, name: "__stack_size", scope: !360, file: !91, line: 135, baseType: !364, size: 64, offset: 64)
!364 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !365, line: 18, baseType: !6)
!365 = !DIFile(filename: "clang/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!366 = !DIDerivedType(tag: DW_TAG_member, name: "__guard_size", scope: !360, file: !91, line: 136, baseType: !364, size: 64, offset: 128)
!367 = !DIDerivedType(tag: DW_TAG_member, name: "__scope", scope: !360, file: !91, line: 137, baseType: !59, size: 32, offset: 192)
!368 = !DIDerivedType(tag: DW_TAG_member, name: "__inherit", scope: !360, file: !91, line: 138, baseType: !59, size: 32, offset: 224)
!369 = !DIDerivedType(tag: DW_TAG_member, name: "__policy", scope: !360, file: !91, line: 139, baseType: !59, size: 32, offset: 256)
!370 = !DIDerivedType(tag: DW_TAG_member, name: "__priority", scope: !360, file: !91, line: 140, baseType: !59, size: 32, offset: 288)
!371 = !DIDerivedType(tag: DW_TAG_member, name: "__stack", scope: !360, file: !91, line: 141, baseType: !5, size: 64, offset: 320)
!372 = !DIDerivedType(tag: DW_TAG_member, name: "__bytes", scope: !357, file: !91, line: 143, baseType: !373, size: 448)
!373 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 448, elements: !374)
!374 = !{!375}
!375 = !DISubrange(count: 56)
!376 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !357, file: !91, line: 144, baseType: !377, size: 64)
!377 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!378 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!379 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!380 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 167, type: !72, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !381)
!381 = !{!382}
!382 = !DILocalVariable(name: "unused", arg: 1, scope: !380, file: !3, line: 167, type: !5)
!383 = !DILocation(line: 0, scope: !380)
!384 = !DILocalVariable(name: "by", arg: 1, scope: !385, file: !3, line: 10, type: !59)
!385 = distinct !DISubprogram(name: "add_and_return", scope: !3, file: !3, line: 10, type: !386, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !388)
!386 = !DISubroutineType(types: !387)
!387 = !{!59, !59, !68}
!388 = !{!384, !389, !390, !391}
!389 = !DILocalVariable(name: "p", arg: 2, scope: !385, file: !3, line: 10, type: !68)
!390 = !DILocalVariable(name: "result", scope: !385, file: !3, line: 11, type: !59)
!391 = !DILocalVariable(name: "failed", scope: !385, file: !3, line: 12, type: !63)
!392 = !DILocation(line: 0, scope: !385, inlinedAt: !393)
!393 = distinct !DILocation(line: 169, column: 3, scope: !380)
!394 = !DILocation(line: 13, column: 3, scope: !385, inlinedAt: !393)
!395 = !{i64 520, i64 557, i64 597, i64 638, i64 673}
!396 = !DILocation(line: 170, column: 3, scope: !380)
!397 = !DILocalVariable(name: "by", arg: 1, scope: !398, file: !3, line: 102, type: !62)
!398 = distinct !DISubprogram(name: "add_once", scope: !3, file: !3, line: 102, type: !399, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !401)
!399 = !DISubroutineType(types: !400)
!400 = !{!59, !62, !148}
!401 = !{!397, !402, !403, !404}
!402 = !DILocalVariable(name: "p", arg: 2, scope: !398, file: !3, line: 102, type: !148)
!403 = !DILocalVariable(name: "old", scope: !398, file: !3, line: 103, type: !62)
!404 = !DILocalVariable(name: "failed", scope: !398, file: !3, line: 103, type: !62)
!405 = !DILocation(line: 0, scope: !398, inlinedAt: !406)
!406 = distinct !DILocation(line: 170, column: 10, scope: !380)
!407 = !DILocation(line: 104, column: 3, scope: !398, inlinedAt: !406)
!408 = !{i64 3395, i64 3413, i64 3434}
!409 = distinct !{!409, !396, !410, !345, !346}
!410 = !DILocation(line: 171, column: 5, scope: !380)
!411 = !DILocalVariable(name: "p", arg: 1, scope: !412, file: !3, line: 85, type: !68)
!412 = distinct !DISubprogram(name: "decrement_if_positive", scope: !3, file: !3, line: 85, type: !413, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !415)
!413 = !DISubroutineType(types: !414)
!414 = !{!59, !68}
!415 = !{!411, !416, !417}
!416 = !DILocalVariable(name: "result", scope: !412, file: !3, line: 86, type: !59)
!417 = !DILocalVariable(name: "failed", scope: !412, file: !3, line: 87, type: !63)
!418 = !DILocation(line: 0, scope: !412, inlinedAt: !419)
!419 = distinct !DILocation(line: 172, column: 3, scope: !380)
!420 = !DILocation(line: 88, column: 3, scope: !412, inlinedAt: !419)
!421 = !{i64 2940, i64 2976, i64 3016, i64 3046, i64 3087, i64 3122, i64 3152}
!422 = !DILocation(line: 173, column: 3, scope: !380)
!423 = !DISubprogram(name: "pthread_join", scope: !348, file: !348, line: 62, type: !424, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!424 = !DISubroutineType(types: !425)
!425 = !{!59, !90, !426}
!426 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!427 = !DISubprogram(name: "printf", scope: !428, file: !428, line: 44, type: !429, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!428 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "ead6eea74c339c03b5b1ca631994b452")
!429 = !DISubroutineType(types: !430)
!430 = !{!59, !431, null}
!431 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !432)
!432 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !433, size: 64)
!433 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!434 = !DILocation(line: 0, scope: !71)
!435 = !DILocation(line: 178, column: 9, scope: !71)
!436 = !DILocalVariable(name: "to", arg: 1, scope: !437, file: !3, line: 24, type: !7)
!437 = distinct !DISubprogram(name: "swap", scope: !3, file: !3, line: 24, type: !438, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !440)
!438 = !DISubroutineType(types: !439)
!439 = !{!7, !7, !9}
!440 = !{!436, !441, !442, !443}
!441 = !DILocalVariable(name: "p", arg: 2, scope: !437, file: !3, line: 24, type: !9)
!442 = !DILocalVariable(name: "old", scope: !437, file: !3, line: 25, type: !7)
!443 = !DILocalVariable(name: "failed", scope: !437, file: !3, line: 26, type: !63)
!444 = !DILocation(line: 0, scope: !437, inlinedAt: !445)
!445 = distinct !DILocation(line: 179, column: 18, scope: !71)
!446 = !DILocation(line: 27, column: 3, scope: !437, inlinedAt: !445)
!447 = !{i64 921, i64 934, i64 951, i64 974}
!448 = !DILocation(line: 180, column: 3, scope: !71)
!449 = !{i64 5776, i64 5786}
!450 = !DILocation(line: 181, column: 10, scope: !71)
!451 = !DILocation(line: 181, column: 3, scope: !71)
