; ModuleID = 'double_width.c'
source_filename = "double_width.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.node = type { ptr, i32 }
%struct.top = type { ptr, i64 }
%struct.three = type { i64, i64, i64 }
%struct.odd = type <{ i8, i32 }>

@nodes = internal global [4 x %struct.node] [%struct.node { ptr null, i32 1 }, %struct.node { ptr null, i32 2 }, %struct.node { ptr null, i32 3 }, %struct.node { ptr null, i32 4 }], align 16
@stack = internal global %struct.top zeroinitializer, align 16
@.str = private unnamed_addr constant [31 x i8] c"%d nodes, sum %d, tag %lu, %s\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"not empty\00", align 1
@.str.2 = private unnamed_addr constant [6 x i8] c"empty\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"%lx %lx, %lx %lx\0A\00", align 1
@.str.4 = private unnamed_addr constant [22 x i8] c"%lx %lx, %lx %lx, %d\0A\00", align 1
@__const.main.old = private unnamed_addr constant %struct.three { i64 0, i64 0, i64 1 }, align 8
@__const.main.new = private unnamed_addr constant %struct.three { i64 1, i64 2, i64 3 }, align 8
@large = internal global %struct.three zeroinitializer, align 8
@.str.5 = private unnamed_addr constant [17 x i8] c"%d: %ld %ld %ld\0A\00", align 1
@.str.6 = private unnamed_addr constant [13 x i8] c"%ld %ld %ld\0A\00", align 1
@__const.main.put = private unnamed_addr constant %struct.odd <{ i8 2, i32 6 }>, align 1
@odd = internal global %struct.odd <{ i8 1, i32 5 }>, align 1
@.str.7 = private unnamed_addr constant [14 x i8] c"%d %d, %d %d\0A\00", align 1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
entry:
  %threads = alloca [2 x i64], align 16
  %wide = alloca i128, align 16
  %old = alloca %struct.three, align 8
  %.atomictmp50 = alloca %struct.three, align 8
  %.atomictmp54 = alloca %struct.three, align 8
  %.atomictmp58 = alloca %struct.three, align 8
  %atomic-temp59 = alloca %struct.three, align 8
  %.atomictmp67 = alloca %struct.three, align 8
  %atomic-temp68 = alloca %struct.three, align 8
  %put = alloca %struct.odd, align 1
  %got = alloca %struct.odd, align 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %threads) #8
  br label %for.body

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %indvars.iv
  %0 = shl nuw nsw i64 %indvars.iv, 1
  %arrayidx2 = getelementptr inbounds [4 x %struct.node], ptr @nodes, i64 0, i64 %0
  %call = call i32 @pthread_create(ptr noundef nonnull %arrayidx, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull %arrayidx2) #8
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp = icmp eq i64 %indvars.iv, 0
  br i1 %cmp, label %for.body, label %for.body7, !llvm.loop !4

for.body7:                                        ; preds = %for.body, %for.body7
  %indvars.iv101 = phi i64 [ %indvars.iv.next102, %for.body7 ], [ 0, %for.body ]
  %arrayidx9 = getelementptr inbounds [2 x i64], ptr %threads, i64 0, i64 %indvars.iv101
  %1 = load i64, ptr %arrayidx9, align 8, !tbaa !7
  %call10 = call i32 @pthread_join(i64 noundef %1, ptr noundef null) #8
  %indvars.iv.next102 = add nuw nsw i64 %indvars.iv101, 1
  %cmp5 = icmp eq i64 %indvars.iv101, 0
  br i1 %cmp5, label %for.body7, label %for.cond14, !llvm.loop !11

for.cond14:                                       ; preds = %for.body7, %for.body17
  %count.0 = phi i32 [ %inc19, %for.body17 ], [ 0, %for.body7 ]
  %sum.0 = phi i32 [ %add, %for.body17 ], [ 0, %for.body7 ]
  %2 = load atomic i128, ptr @stack acquire, align 16
  %atomic-temp.sroa.0.sroa.0.0.extract.trunc.i = trunc i128 %2 to i64
  %atomic-temp.sroa.0.sroa.2.0.extract.shift.i = lshr i128 %2, 64
  %atomic-temp.sroa.0.sroa.2.0.extract.trunc.i = trunc nuw i128 %atomic-temp.sroa.0.sroa.2.0.extract.shift.i to i64
  %3 = inttoptr i64 %atomic-temp.sroa.0.sroa.0.0.extract.trunc.i to ptr
  br label %do.body.i

do.body.i:                                        ; preds = %if.end.i, %for.cond14
  %old.sroa.0.0.i = phi ptr [ %3, %for.cond14 ], [ %old.sroa.0.1.i, %if.end.i ]
  %old.sroa.8.0.i = phi i64 [ %atomic-temp.sroa.0.sroa.2.0.extract.trunc.i, %for.cond14 ], [ %old.sroa.8.1.i, %if.end.i ]
  %tobool.not.i = icmp eq ptr %old.sroa.0.0.i, null
  br i1 %tobool.not.i, label %pop.exit, label %if.end.i

if.end.i:                                         ; preds = %do.body.i
  %4 = load ptr, ptr %old.sroa.0.0.i, align 8, !tbaa !12
  %add.i = add i64 %old.sroa.8.0.i, 1
  %5 = ptrtoint ptr %4 to i64
  %6 = ptrtoint ptr %old.sroa.0.0.i to i64
  %old.sroa.8.0.insert.ext.i = zext i64 %old.sroa.8.0.i to i128
  %old.sroa.8.0.insert.shift.i = shl nuw i128 %old.sroa.8.0.insert.ext.i, 64
  %old.sroa.0.0.insert.ext.i = zext i64 %6 to i128
  %old.sroa.0.0.insert.insert.i = or disjoint i128 %old.sroa.8.0.insert.shift.i, %old.sroa.0.0.insert.ext.i
  %.atomictmp.sroa.0.sroa.2.0.insert.ext.i = zext i64 %add.i to i128
  %.atomictmp.sroa.0.sroa.2.0.insert.shift.i = shl nuw i128 %.atomictmp.sroa.0.sroa.2.0.insert.ext.i, 64
  %.atomictmp.sroa.0.sroa.0.0.insert.ext.i = zext i64 %5 to i128
  %.atomictmp.sroa.0.sroa.0.0.insert.insert.i = or disjoint i128 %.atomictmp.sroa.0.sroa.2.0.insert.shift.i, %.atomictmp.sroa.0.sroa.0.0.insert.ext.i
  %7 = cmpxchg weak ptr @stack, i128 %old.sroa.0.0.insert.insert.i, i128 %.atomictmp.sroa.0.sroa.0.0.insert.insert.i acq_rel acquire, align 16
  %8 = extractvalue { i128, i1 } %7, 1
  %9 = extractvalue { i128, i1 } %7, 0
  %old.sroa.0.0.extract.trunc.i = trunc i128 %9 to i64
  %10 = inttoptr i64 %old.sroa.0.0.extract.trunc.i to ptr
  %old.sroa.8.0.extract.shift.i = lshr i128 %9, 64
  %old.sroa.8.0.extract.trunc.i = trunc nuw i128 %old.sroa.8.0.extract.shift.i to i64
  %old.sroa.0.1.i = select i1 %8, ptr %old.sroa.0.0.i, ptr %10
  %old.sroa.8.1.i = select i1 %8, i64 %old.sroa.8.0.i, i64 %old.sroa.8.0.extract.trunc.i
  br i1 %8, label %pop.exit, label %do.body.i, !llvm.loop !16

pop.exit:                                         ; preds = %do.body.i, %if.end.i
  %retval.0.i = phi ptr [ null, %do.body.i ], [ %old.sroa.0.1.i, %if.end.i ]
  %tobool.not = icmp eq ptr %retval.0.i, null
  br i1 %tobool.not, label %for.cond.cleanup16, label %for.body17

for.cond.cleanup16:                               ; preds = %pop.exit
  %11 = load atomic i128, ptr @stack seq_cst, align 16
  %atomic-temp.sroa.0.sroa.0.0.extract.trunc = trunc i128 %11 to i64
  %atomic-temp.sroa.0.sroa.2.0.extract.shift = lshr i128 %11, 64
  %atomic-temp.sroa.0.sroa.2.0.extract.trunc = trunc nuw i128 %atomic-temp.sroa.0.sroa.2.0.extract.shift to i64
  %tobool22.not = icmp eq i64 %atomic-temp.sroa.0.sroa.0.0.extract.trunc, 0
  %cond = select i1 %tobool22.not, ptr @.str.2, ptr @.str.1
  %call23 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %count.0, i32 noundef %sum.0, i64 noundef %atomic-temp.sroa.0.sroa.2.0.extract.trunc, ptr noundef nonnull %cond)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %wide) #8
  store i128 18446744073709551615, ptr %wide, align 16, !tbaa !17
  %12 = atomicrmw add ptr %wide, i128 1 seq_cst, align 16
  %shr = lshr i128 %12, 64
  %conv = trunc nuw i128 %shr to i64
  %conv25 = trunc i128 %12 to i64
  %13 = load i128, ptr %wide, align 16, !tbaa !17
  %shr26 = lshr i128 %13, 64
  %conv27 = trunc nuw i128 %shr26 to i64
  %conv28 = trunc i128 %13 to i64
  %call29 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %conv, i64 noundef %conv25, i64 noundef %conv27, i64 noundef %conv28)
  %14 = atomicrmw xchg ptr %wide, i128 8873554201597605810476922437641 monotonic, align 16
  %15 = atomicrmw or ptr %wide, i128 36893488147419103232 monotonic, align 16
  %shr34 = lshr i128 %15, 64
  %conv35 = trunc nuw i128 %shr34 to i64
  %conv36 = trunc i128 %15 to i64
  %16 = load i128, ptr %wide, align 16, !tbaa !17
  %shr37 = lshr i128 %16, 64
  %conv38 = trunc nuw i128 %shr37 to i64
  %conv39 = trunc i128 %16 to i64
  %call40 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef %conv35, i64 noundef %conv36, i64 noundef %conv38, i64 noundef %conv39)
  %call41 = call { i64, i64 } @__atomic_fetch_or_16(ptr noundef nonnull %wide, i64 noundef 16, i64 noundef 0, i32 noundef 5) #8
  %17 = extractvalue { i64, i64 } %call41, 0
  %18 = extractvalue { i64, i64 } %call41, 1
  %19 = load i128, ptr %wide, align 16, !tbaa !17
  %shr46 = lshr i128 %19, 64
  %conv47 = trunc nuw i128 %shr46 to i64
  %conv48 = trunc i128 %19 to i64
  %call49 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i64 noundef %18, i64 noundef %17, i64 noundef %conv47, i64 noundef %conv48, i32 noundef 1)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %old) #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %old, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.old, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.atomictmp50, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.new, i64 24, i1 false), !tbaa.struct !19
  %call51 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 24, ptr noundef nonnull @large, ptr noundef nonnull %old, ptr noundef nonnull %.atomictmp50, i32 noundef 5, i32 noundef 5)
  %conv52 = zext i1 %call51 to i32
  %20 = load i64, ptr %old, align 8, !tbaa !20
  %b = getelementptr inbounds i8, ptr %old, i64 8
  %21 = load i64, ptr %b, align 8, !tbaa !22
  %c = getelementptr inbounds i8, ptr %old, i64 16
  %22 = load i64, ptr %c, align 8, !tbaa !23
  %call53 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %conv52, i64 noundef %20, i64 noundef %21, i64 noundef %22)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.atomictmp54, ptr noundef nonnull align 8 dereferenceable(24) @__const.main.new, i64 24, i1 false), !tbaa.struct !19
  %call56 = call zeroext i1 @__atomic_compare_exchange(i64 noundef 24, ptr noundef nonnull @large, ptr noundef nonnull %old, ptr noundef nonnull %.atomictmp54, i32 noundef 5, i32 noundef 5)
  %conv57 = zext i1 %call56 to i32
  store i64 4, ptr %.atomictmp58, align 8, !tbaa !7
  %next.sroa.6.0..atomictmp58.sroa_idx = getelementptr inbounds i8, ptr %.atomictmp58, i64 8
  store i64 5, ptr %next.sroa.6.0..atomictmp58.sroa_idx, align 8, !tbaa !7
  %next.sroa.7.0..atomictmp58.sroa_idx = getelementptr inbounds i8, ptr %.atomictmp58, i64 16
  store i64 6, ptr %next.sroa.7.0..atomictmp58.sroa_idx, align 8, !tbaa !7
  call void @__atomic_exchange(i64 noundef 24, ptr noundef nonnull @large, ptr noundef nonnull %.atomictmp58, ptr noundef nonnull %atomic-temp59, i32 noundef 5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %old, ptr noundef nonnull align 8 dereferenceable(24) %atomic-temp59, i64 24, i1 false), !tbaa.struct !19
  %23 = load i64, ptr %old, align 8, !tbaa !20
  %24 = load i64, ptr %b, align 8, !tbaa !22
  %25 = load i64, ptr %c, align 8, !tbaa !23
  %call63 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %conv57, i64 noundef %23, i64 noundef %24, i64 noundef %25)
  store i64 7, ptr %.atomictmp67, align 8, !tbaa !7
  %next.sroa.6.0..atomictmp67.sroa_idx = getelementptr inbounds i8, ptr %.atomictmp67, i64 8
  store i64 8, ptr %next.sroa.6.0..atomictmp67.sroa_idx, align 8, !tbaa !7
  %next.sroa.7.0..atomictmp67.sroa_idx = getelementptr inbounds i8, ptr %.atomictmp67, i64 16
  store i64 9, ptr %next.sroa.7.0..atomictmp67.sroa_idx, align 8, !tbaa !7
  call void @__atomic_store(i64 noundef 24, ptr noundef nonnull @large, ptr noundef nonnull %.atomictmp67, i32 noundef 3)
  call void @__atomic_load(i64 noundef 24, ptr noundef nonnull @large, ptr noundef nonnull %atomic-temp68, i32 noundef 2)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %old, ptr noundef nonnull align 8 dereferenceable(24) %atomic-temp68, i64 24, i1 false), !tbaa.struct !19
  %26 = load i64, ptr %old, align 8, !tbaa !20
  %27 = load i64, ptr %b, align 8, !tbaa !22
  %28 = load i64, ptr %c, align 8, !tbaa !23
  %call72 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef %26, i64 noundef %27, i64 noundef %28)
  call void @llvm.lifetime.start.p0(i64 5, ptr nonnull %put) #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %put, ptr noundef nonnull align 1 dereferenceable(5) @__const.main.put, i64 5, i1 false)
  call void @llvm.lifetime.start.p0(i64 5, ptr nonnull %got) #8
  call void @__atomic_exchange(i64 noundef 5, ptr noundef nonnull @odd, ptr noundef nonnull %put, ptr noundef nonnull %got, i32 noundef 5)
  %29 = load i8, ptr @odd, align 1, !tbaa !24
  %conv73 = sext i8 %29 to i32
  %30 = load i32, ptr getelementptr inbounds (i8, ptr @odd, i64 1), align 1, !tbaa !26
  %31 = load i8, ptr %got, align 1, !tbaa !24
  %conv74 = sext i8 %31 to i32
  %word = getelementptr inbounds i8, ptr %got, i64 1
  %32 = load i32, ptr %word, align 1, !tbaa !26
  %call75 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %conv73, i32 noundef %30, i32 noundef %conv74, i32 noundef %32)
  call void @llvm.lifetime.end.p0(i64 5, ptr nonnull %got) #8
  call void @llvm.lifetime.end.p0(i64 5, ptr nonnull %put) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %old) #8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %wide) #8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %threads) #8
  ret i32 0

for.body17:                                       ; preds = %pop.exit
  %value = getelementptr inbounds i8, ptr %retval.0.i, i64 8
  %33 = load i32, ptr %value, align 8, !tbaa !27
  %add = add nsw i32 %33, %sum.0
  %inc19 = add nuw nsw i32 %count.0, 1
  br label %for.cond14, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: write, inaccessiblemem: none) uwtable
define internal noalias noundef ptr @worker(ptr noundef %argument) #3 {
entry:
  %0 = load atomic i128, ptr @stack monotonic, align 16
  %atomic-temp.sroa.0.sroa.0.0.extract.trunc.i = trunc i128 %0 to i64
  %atomic-temp.sroa.0.sroa.2.0.extract.shift.i = lshr i128 %0, 64
  %atomic-temp.sroa.0.sroa.2.0.extract.trunc.i = trunc nuw i128 %atomic-temp.sroa.0.sroa.2.0.extract.shift.i to i64
  %1 = inttoptr i64 %atomic-temp.sroa.0.sroa.0.0.extract.trunc.i to ptr
  %2 = ptrtoint ptr %argument to i64
  %.atomictmp.sroa.0.sroa.0.0.insert.ext.i = zext i64 %2 to i128
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %old.sroa.0.0.i = phi ptr [ %1, %entry ], [ %old.sroa.0.1.i, %do.body.i ]
  %old.sroa.6.0.i = phi i64 [ %atomic-temp.sroa.0.sroa.2.0.extract.trunc.i, %entry ], [ %old.sroa.6.1.i, %do.body.i ]
  store ptr %old.sroa.0.0.i, ptr %argument, align 8, !tbaa !12
  %add.i = add i64 %old.sroa.6.0.i, 1
  %3 = ptrtoint ptr %old.sroa.0.0.i to i64
  %old.sroa.6.0.insert.ext.i = zext i64 %old.sroa.6.0.i to i128
  %old.sroa.6.0.insert.shift.i = shl nuw i128 %old.sroa.6.0.insert.ext.i, 64
  %old.sroa.0.0.insert.ext.i = zext i64 %3 to i128
  %old.sroa.0.0.insert.insert.i = or disjoint i128 %old.sroa.6.0.insert.shift.i, %old.sroa.0.0.insert.ext.i
  %.atomictmp.sroa.0.sroa.2.0.insert.ext.i = zext i64 %add.i to i128
  %.atomictmp.sroa.0.sroa.2.0.insert.shift.i = shl nuw i128 %.atomictmp.sroa.0.sroa.2.0.insert.ext.i, 64
  %.atomictmp.sroa.0.sroa.0.0.insert.insert.i = or disjoint i128 %.atomictmp.sroa.0.sroa.2.0.insert.shift.i, %.atomictmp.sroa.0.sroa.0.0.insert.ext.i
  %4 = cmpxchg weak ptr @stack, i128 %old.sroa.0.0.insert.insert.i, i128 %.atomictmp.sroa.0.sroa.0.0.insert.insert.i release monotonic, align 16
  %5 = extractvalue { i128, i1 } %4, 1
  %6 = extractvalue { i128, i1 } %4, 0
  %old.sroa.0.0.extract.trunc.i = trunc i128 %6 to i64
  %7 = inttoptr i64 %old.sroa.0.0.extract.trunc.i to ptr
  %old.sroa.6.0.extract.shift.i = lshr i128 %6, 64
  %old.sroa.6.0.extract.trunc.i = trunc nuw i128 %old.sroa.6.0.extract.shift.i to i64
  %old.sroa.0.1.i = select i1 %5, ptr %old.sroa.0.0.i, ptr %7
  %old.sroa.6.1.i = select i1 %5, i64 %old.sroa.6.0.i, i64 %old.sroa.6.0.extract.trunc.i
  br i1 %5, label %push.exit, label %do.body.i, !llvm.loop !29

push.exit:                                        ; preds = %do.body.i
  %arrayidx1 = getelementptr inbounds i8, ptr %argument, i64 16
  %8 = load atomic i128, ptr @stack monotonic, align 16
  %atomic-temp.sroa.0.sroa.0.0.extract.trunc.i3 = trunc i128 %8 to i64
  %atomic-temp.sroa.0.sroa.2.0.extract.shift.i4 = lshr i128 %8, 64
  %atomic-temp.sroa.0.sroa.2.0.extract.trunc.i5 = trunc nuw i128 %atomic-temp.sroa.0.sroa.2.0.extract.shift.i4 to i64
  %9 = inttoptr i64 %atomic-temp.sroa.0.sroa.0.0.extract.trunc.i3 to ptr
  %10 = ptrtoint ptr %arrayidx1 to i64
  %.atomictmp.sroa.0.sroa.0.0.insert.ext.i6 = zext i64 %10 to i128
  br label %do.body.i7

do.body.i7:                                       ; preds = %do.body.i7, %push.exit
  %old.sroa.0.0.i8 = phi ptr [ %9, %push.exit ], [ %old.sroa.0.1.i21, %do.body.i7 ]
  %old.sroa.6.0.i9 = phi i64 [ %atomic-temp.sroa.0.sroa.2.0.extract.trunc.i5, %push.exit ], [ %old.sroa.6.1.i22, %do.body.i7 ]
  store ptr %old.sroa.0.0.i8, ptr %arrayidx1, align 8, !tbaa !12
  %add.i10 = add i64 %old.sroa.6.0.i9, 1
  %11 = ptrtoint ptr %old.sroa.0.0.i8 to i64
  %old.sroa.6.0.insert.ext.i11 = zext i64 %old.sroa.6.0.i9 to i128
  %old.sroa.6.0.insert.shift.i12 = shl nuw i128 %old.sroa.6.0.insert.ext.i11, 64
  %old.sroa.0.0.insert.ext.i13 = zext i64 %11 to i128
  %old.sroa.0.0.insert.insert.i14 = or disjoint i128 %old.sroa.6.0.insert.shift.i12, %old.sroa.0.0.insert.ext.i13
  %.atomictmp.sroa.0.sroa.2.0.insert.ext.i15 = zext i64 %add.i10 to i128
  %.atomictmp.sroa.0.sroa.2.0.insert.shift.i16 = shl nuw i128 %.atomictmp.sroa.0.sroa.2.0.insert.ext.i15, 64
  %.atomictmp.sroa.0.sroa.0.0.insert.insert.i17 = or disjoint i128 %.atomictmp.sroa.0.sroa.2.0.insert.shift.i16, %.atomictmp.sroa.0.sroa.0.0.insert.ext.i6
  %12 = cmpxchg weak ptr @stack, i128 %old.sroa.0.0.insert.insert.i14, i128 %.atomictmp.sroa.0.sroa.0.0.insert.insert.i17 release monotonic, align 16
  %13 = extractvalue { i128, i1 } %12, 1
  %14 = extractvalue { i128, i1 } %12, 0
  %old.sroa.0.0.extract.trunc.i18 = trunc i128 %14 to i64
  %15 = inttoptr i64 %old.sroa.0.0.extract.trunc.i18 to ptr
  %old.sroa.6.0.extract.shift.i19 = lshr i128 %14, 64
  %old.sroa.6.0.extract.trunc.i20 = trunc nuw i128 %old.sroa.6.0.extract.shift.i19 to i64
  %old.sroa.0.1.i21 = select i1 %13, ptr %old.sroa.0.0.i8, ptr %15
  %old.sroa.6.1.i22 = select i1 %13, i64 %old.sroa.6.0.i9, i64 %old.sroa.6.0.extract.trunc.i20
  br i1 %13, label %push.exit23, label %do.body.i7, !llvm.loop !29

push.exit23:                                      ; preds = %do.body.i7
  ret ptr null
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #5

declare { i64, i64 } @__atomic_fetch_or_16(ptr noundef, i64 noundef, i64 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind willreturn
declare i1 @__atomic_compare_exchange(i64, ptr, ptr, ptr, i32, i32) local_unnamed_addr #6

; Function Attrs: mustprogress nounwind willreturn
declare void @__atomic_exchange(i64, ptr, ptr, ptr, i32) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn
declare void @__atomic_store(i64, ptr, ptr, i32) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn
declare void @__atomic_load(i64, ptr, ptr, i32) local_unnamed_addr #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nounwind memory(readwrite, argmem: write, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx16,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind willreturn }
attributes #7 = { mustprogress nofree nounwind willreturn }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{!8, !8, i64 0}
!8 = !{!"long", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C/C++ TBAA"}
!11 = distinct !{!11, !5, !6}
!12 = !{!13, !14, i64 0}
!13 = !{!"node", !14, i64 0, !15, i64 8}
!14 = !{!"any pointer", !9, i64 0}
!15 = !{!"int", !9, i64 0}
!16 = distinct !{!16, !5, !6}
!17 = !{!18, !18, i64 0}
!18 = !{!"__int128", !9, i64 0}
!19 = !{i64 0, i64 8, !7, i64 8, i64 8, !7, i64 16, i64 8, !7}
!20 = !{!21, !8, i64 0}
!21 = !{!"three", !8, i64 0, !8, i64 8, !8, i64 16}
!22 = !{!21, !8, i64 8}
!23 = !{!21, !8, i64 16}
!24 = !{!25, !9, i64 0}
!25 = !{!"odd", !9, i64 0, !15, i64 1}
!26 = !{!25, !15, i64 1}
!27 = !{!13, !15, i64 8}
!28 = distinct !{!28, !5, !6}
!29 = distinct !{!29, !5, !6}
