target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@main.data = internal global [65600 x i8] zeroinitializer, align 16
@state = internal global [8 x i32] zeroinitializer, align 16
@k = internal global [64 x i32] zeroinitializer, align 16

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @start()
  store i32 0, ptr %2, align 4
  br label %4

4:                                                ; preds = %14, %0
  %5 = load i32, ptr %2, align 4
  %6 = icmp slt i32 %5, 65536
  br i1 %6, label %7, label %17

7:                                                ; preds = %4
  %8 = load i32, ptr %2, align 4
  %9 = mul nsw i32 %8, 7
  %10 = trunc i32 %9 to i8
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [65600 x i8], ptr @main.data, i64 0, i64 %12
  store i8 %10, ptr %13, align 1
  br label %14

14:                                               ; preds = %7
  %15 = load i32, ptr %2, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %2, align 4
  br label %4, !llvm.loop !6

17:                                               ; preds = %4
  store i8 -128, ptr getelementptr inbounds ([65600 x i8], ptr @main.data, i64 0, i64 65536), align 16
  store i8 8, ptr getelementptr inbounds ([65600 x i8], ptr @main.data, i64 0, i64 65597), align 1
  store i32 0, ptr %3, align 4
  br label %18

18:                                               ; preds = %25, %17
  %19 = load i32, ptr %3, align 4
  %20 = icmp slt i32 %19, 65600
  br i1 %20, label %21, label %28

21:                                               ; preds = %18
  %22 = load i32, ptr %3, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr @main.data, i64 %23
  call void @block(ptr noundef %24)
  br label %25

25:                                               ; preds = %21
  %26 = load i32, ptr %3, align 4
  %27 = add nsw i32 %26, 64
  store i32 %27, ptr %3, align 4
  br label %18, !llvm.loop !8

28:                                               ; preds = %18
  %29 = load i32, ptr @state, align 16
  %30 = lshr i32 %29, 24
  ret i32 %30
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 2, ptr %2, align 4
  br label %5

5:                                                ; preds = %45, %0
  %6 = load i32, ptr %1, align 4
  %7 = icmp slt i32 %6, 64
  br i1 %7, label %8, label %48

8:                                                ; preds = %5
  store i32 1, ptr %3, align 4
  store i32 2, ptr %4, align 4
  br label %9

9:                                                ; preds = %22, %8
  %10 = load i32, ptr %4, align 4
  %11 = load i32, ptr %4, align 4
  %12 = mul nsw i32 %10, %11
  %13 = load i32, ptr %2, align 4
  %14 = icmp sle i32 %12, %13
  br i1 %14, label %15, label %25

15:                                               ; preds = %9
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %4, align 4
  %18 = srem i32 %16, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %15
  store i32 0, ptr %3, align 4
  br label %21

21:                                               ; preds = %20, %15
  br label %22

22:                                               ; preds = %21
  %23 = load i32, ptr %4, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %4, align 4
  br label %9, !llvm.loop !9

25:                                               ; preds = %9
  %26 = load i32, ptr %3, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  br label %45

29:                                               ; preds = %25
  %30 = load i32, ptr %1, align 4
  %31 = icmp slt i32 %30, 8
  br i1 %31, label %32, label %38

32:                                               ; preds = %29
  %33 = load i32, ptr %2, align 4
  %34 = call i32 @root_bits(i32 noundef %33, i32 noundef 0)
  %35 = load i32, ptr %1, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [8 x i32], ptr @state, i64 0, i64 %36
  store i32 %34, ptr %37, align 4
  br label %38

38:                                               ; preds = %32, %29
  %39 = load i32, ptr %2, align 4
  %40 = call i32 @root_bits(i32 noundef %39, i32 noundef 1)
  %41 = load i32, ptr %1, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %1, align 4
  %43 = sext i32 %41 to i64
  %44 = getelementptr inbounds [64 x i32], ptr @k, i64 0, i64 %43
  store i32 %40, ptr %44, align 4
  br label %45

45:                                               ; preds = %38, %28
  %46 = load i32, ptr %2, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %2, align 4
  br label %5, !llvm.loop !10

48:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @block(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [64 x i32], align 16
  %4 = alloca [8 x i32], align 16
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %5, align 4
  br label %19

19:                                               ; preds = %63, %1
  %20 = load i32, ptr %5, align 4
  %21 = icmp slt i32 %20, 16
  br i1 %21, label %22, label %66

22:                                               ; preds = %19
  %23 = load ptr, ptr %2, align 8
  %24 = load i32, ptr %5, align 4
  %25 = mul nsw i32 4, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %23, i64 %26
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = shl i32 %29, 24
  %31 = load ptr, ptr %2, align 8
  %32 = load i32, ptr %5, align 4
  %33 = mul nsw i32 4, %32
  %34 = add nsw i32 %33, 1
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %31, i64 %35
  %37 = load i8, ptr %36, align 1
  %38 = zext i8 %37 to i32
  %39 = shl i32 %38, 16
  %40 = or i32 %30, %39
  %41 = load ptr, ptr %2, align 8
  %42 = load i32, ptr %5, align 4
  %43 = mul nsw i32 4, %42
  %44 = add nsw i32 %43, 2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %41, i64 %45
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = shl i32 %48, 8
  %50 = or i32 %40, %49
  %51 = load ptr, ptr %2, align 8
  %52 = load i32, ptr %5, align 4
  %53 = mul nsw i32 4, %52
  %54 = add nsw i32 %53, 3
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %51, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = or i32 %50, %58
  %60 = load i32, ptr %5, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %61
  store i32 %59, ptr %62, align 4
  br label %63

63:                                               ; preds = %22
  %64 = load i32, ptr %5, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %5, align 4
  br label %19, !llvm.loop !11

66:                                               ; preds = %19
  store i32 16, ptr %6, align 4
  br label %67

67:                                               ; preds = %129, %66
  %68 = load i32, ptr %6, align 4
  %69 = icmp slt i32 %68, 64
  br i1 %69, label %70, label %132

70:                                               ; preds = %67
  %71 = load i32, ptr %6, align 4
  %72 = sub nsw i32 %71, 15
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = call i32 @rotate(i32 noundef %75, i32 noundef 7)
  %77 = load i32, ptr %6, align 4
  %78 = sub nsw i32 %77, 15
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = call i32 @rotate(i32 noundef %81, i32 noundef 18)
  %83 = xor i32 %76, %82
  %84 = load i32, ptr %6, align 4
  %85 = sub nsw i32 %84, 15
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = lshr i32 %88, 3
  %90 = xor i32 %83, %89
  store i32 %90, ptr %7, align 4
  %91 = load i32, ptr %6, align 4
  %92 = sub nsw i32 %91, 2
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = call i32 @rotate(i32 noundef %95, i32 noundef 17)
  %97 = load i32, ptr %6, align 4
  %98 = sub nsw i32 %97, 2
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = call i32 @rotate(i32 noundef %101, i32 noundef 19)
  %103 = xor i32 %96, %102
  %104 = load i32, ptr %6, align 4
  %105 = sub nsw i32 %104, 2
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = lshr i32 %108, 10
  %110 = xor i32 %103, %109
  store i32 %110, ptr %8, align 4
  %111 = load i32, ptr %6, align 4
  %112 = sub nsw i32 %111, 16
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = load i32, ptr %7, align 4
  %117 = add i32 %115, %116
  %118 = load i32, ptr %6, align 4
  %119 = sub nsw i32 %118, 7
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = add i32 %117, %122
  %124 = load i32, ptr %8, align 4
  %125 = add i32 %123, %124
  %126 = load i32, ptr %6, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %127
  store i32 %125, ptr %128, align 4
  br label %129

129:                                              ; preds = %70
  %130 = load i32, ptr %6, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %6, align 4
  br label %67, !llvm.loop !12

132:                                              ; preds = %67
  store i32 0, ptr %9, align 4
  br label %133

133:                                              ; preds = %144, %132
  %134 = load i32, ptr %9, align 4
  %135 = icmp slt i32 %134, 8
  br i1 %135, label %136, label %147

136:                                              ; preds = %133
  %137 = load i32, ptr %9, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [8 x i32], ptr @state, i64 0, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = load i32, ptr %9, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %142
  store i32 %140, ptr %143, align 4
  br label %144

144:                                              ; preds = %136
  %145 = load i32, ptr %9, align 4
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %9, align 4
  br label %133, !llvm.loop !13

147:                                              ; preds = %133
  store i32 0, ptr %10, align 4
  br label %148

148:                                              ; preds = %246, %147
  %149 = load i32, ptr %10, align 4
  %150 = icmp slt i32 %149, 64
  br i1 %150, label %151, label %249

151:                                              ; preds = %148
  %152 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 4
  %153 = load i32, ptr %152, align 16
  %154 = call i32 @rotate(i32 noundef %153, i32 noundef 6)
  %155 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 4
  %156 = load i32, ptr %155, align 16
  %157 = call i32 @rotate(i32 noundef %156, i32 noundef 11)
  %158 = xor i32 %154, %157
  %159 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 4
  %160 = load i32, ptr %159, align 16
  %161 = call i32 @rotate(i32 noundef %160, i32 noundef 25)
  %162 = xor i32 %158, %161
  store i32 %162, ptr %11, align 4
  %163 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 4
  %164 = load i32, ptr %163, align 16
  %165 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 5
  %166 = load i32, ptr %165, align 4
  %167 = and i32 %164, %166
  %168 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 4
  %169 = load i32, ptr %168, align 16
  %170 = xor i32 %169, -1
  %171 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 6
  %172 = load i32, ptr %171, align 8
  %173 = and i32 %170, %172
  %174 = xor i32 %167, %173
  store i32 %174, ptr %12, align 4
  %175 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 7
  %176 = load i32, ptr %175, align 4
  %177 = load i32, ptr %11, align 4
  %178 = add i32 %176, %177
  %179 = load i32, ptr %12, align 4
  %180 = add i32 %178, %179
  %181 = load i32, ptr %10, align 4
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds [64 x i32], ptr @k, i64 0, i64 %182
  %184 = load i32, ptr %183, align 4
  %185 = add i32 %180, %184
  %186 = load i32, ptr %10, align 4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [64 x i32], ptr %3, i64 0, i64 %187
  %189 = load i32, ptr %188, align 4
  %190 = add i32 %185, %189
  store i32 %190, ptr %13, align 4
  %191 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 0
  %192 = load i32, ptr %191, align 16
  %193 = call i32 @rotate(i32 noundef %192, i32 noundef 2)
  %194 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 0
  %195 = load i32, ptr %194, align 16
  %196 = call i32 @rotate(i32 noundef %195, i32 noundef 13)
  %197 = xor i32 %193, %196
  %198 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 0
  %199 = load i32, ptr %198, align 16
  %200 = call i32 @rotate(i32 noundef %199, i32 noundef 22)
  %201 = xor i32 %197, %200
  store i32 %201, ptr %14, align 4
  %202 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 0
  %203 = load i32, ptr %202, align 16
  %204 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 1
  %205 = load i32, ptr %204, align 4
  %206 = and i32 %203, %205
  %207 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 0
  %208 = load i32, ptr %207, align 16
  %209 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 2
  %210 = load i32, ptr %209, align 8
  %211 = and i32 %208, %210
  %212 = xor i32 %206, %211
  %213 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 1
  %214 = load i32, ptr %213, align 4
  %215 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 2
  %216 = load i32, ptr %215, align 8
  %217 = and i32 %214, %216
  %218 = xor i32 %212, %217
  store i32 %218, ptr %15, align 4
  %219 = load i32, ptr %14, align 4
  %220 = load i32, ptr %15, align 4
  %221 = add i32 %219, %220
  store i32 %221, ptr %16, align 4
  store i32 7, ptr %17, align 4
  br label %222

222:                                              ; preds = %234, %151
  %223 = load i32, ptr %17, align 4
  %224 = icmp sgt i32 %223, 0
  br i1 %224, label %225, label %237

225:                                              ; preds = %222
  %226 = load i32, ptr %17, align 4
  %227 = sub nsw i32 %226, 1
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %228
  %230 = load i32, ptr %229, align 4
  %231 = load i32, ptr %17, align 4
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %232
  store i32 %230, ptr %233, align 4
  br label %234

234:                                              ; preds = %225
  %235 = load i32, ptr %17, align 4
  %236 = add nsw i32 %235, -1
  store i32 %236, ptr %17, align 4
  br label %222, !llvm.loop !14

237:                                              ; preds = %222
  %238 = load i32, ptr %13, align 4
  %239 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 4
  %240 = load i32, ptr %239, align 16
  %241 = add i32 %240, %238
  store i32 %241, ptr %239, align 16
  %242 = load i32, ptr %13, align 4
  %243 = load i32, ptr %16, align 4
  %244 = add i32 %242, %243
  %245 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 0
  store i32 %244, ptr %245, align 16
  br label %246

246:                                              ; preds = %237
  %247 = load i32, ptr %10, align 4
  %248 = add nsw i32 %247, 1
  store i32 %248, ptr %10, align 4
  br label %148, !llvm.loop !15

249:                                              ; preds = %148
  store i32 0, ptr %18, align 4
  br label %250

250:                                              ; preds = %263, %249
  %251 = load i32, ptr %18, align 4
  %252 = icmp slt i32 %251, 8
  br i1 %252, label %253, label %266

253:                                              ; preds = %250
  %254 = load i32, ptr %18, align 4
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %255
  %257 = load i32, ptr %256, align 4
  %258 = load i32, ptr %18, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [8 x i32], ptr @state, i64 0, i64 %259
  %261 = load i32, ptr %260, align 4
  %262 = add i32 %261, %257
  store i32 %262, ptr %260, align 4
  br label %263

263:                                              ; preds = %253
  %264 = load i32, ptr %18, align 4
  %265 = add nsw i32 %264, 1
  store i32 %265, ptr %18, align 4
  br label %250, !llvm.loop !16

266:                                              ; preds = %250
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @root_bits(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  store i128 0, ptr %5, align 16
  store i128 1099511627776, ptr %6, align 16
  br label %10

10:                                               ; preds = %51, %2
  %11 = load i128, ptr %6, align 16
  %12 = load i128, ptr %5, align 16
  %13 = sub i128 %11, %12
  %14 = icmp ugt i128 %13, 1
  br i1 %14, label %15, label %52

15:                                               ; preds = %10
  %16 = load i128, ptr %5, align 16
  %17 = load i128, ptr %6, align 16
  %18 = add i128 %16, %17
  %19 = udiv i128 %18, 2
  store i128 %19, ptr %7, align 16
  %20 = load i128, ptr %7, align 16
  %21 = load i128, ptr %7, align 16
  %22 = mul i128 %20, %21
  store i128 %22, ptr %8, align 16
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i128
  %25 = shl i128 %24, 64
  store i128 %25, ptr %9, align 16
  %26 = load i32, ptr %4, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %42

28:                                               ; preds = %15
  %29 = load i32, ptr %3, align 4
  %30 = sext i32 %29 to i128
  %31 = shl i128 %30, 96
  store i128 %31, ptr %9, align 16
  %32 = load i128, ptr %8, align 16
  %33 = load i128, ptr %9, align 16
  %34 = load i128, ptr %7, align 16
  %35 = udiv i128 %33, %34
  %36 = icmp ugt i128 %32, %35
  br i1 %36, label %37, label %39

37:                                               ; preds = %28
  %38 = load i128, ptr %7, align 16
  store i128 %38, ptr %6, align 16
  br label %41

39:                                               ; preds = %28
  %40 = load i128, ptr %7, align 16
  store i128 %40, ptr %5, align 16
  br label %41

41:                                               ; preds = %39, %37
  br label %51

42:                                               ; preds = %15
  %43 = load i128, ptr %8, align 16
  %44 = load i128, ptr %9, align 16
  %45 = icmp ugt i128 %43, %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = load i128, ptr %7, align 16
  store i128 %47, ptr %6, align 16
  br label %50

48:                                               ; preds = %42
  %49 = load i128, ptr %7, align 16
  store i128 %49, ptr %5, align 16
  br label %50

50:                                               ; preds = %48, %46
  br label %51

51:                                               ; preds = %50, %41
  br label %10, !llvm.loop !17

52:                                               ; preds = %10
  %53 = load i128, ptr %5, align 16
  %54 = trunc i128 %53 to i32
  ret i32 %54
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @rotate(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = lshr i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
