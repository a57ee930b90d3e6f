; ModuleID = 'folders.c'
source_filename = "folders.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, [6 x i64], [3 x i64] }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }

@__const.main.base = private unnamed_addr constant [15 x i8] c"folders-XXXXXX\00", align 1
@.str = private unnamed_addr constant [2 x i8] c".\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [8 x i8] c"%s: %s\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [24 x i8] c"mkdir(NAME(\22/a\22), 0755)\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [3 x i8] c"/a\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [5 x i8] c"done\00", align 1, !dbg !22
@.str.5 = private unnamed_addr constant [27 x i8] c"mkdir(NAME(\22/no/b\22), 0755)\00", align 1, !dbg !27
@.str.6 = private unnamed_addr constant [6 x i8] c"/no/b\00", align 1, !dbg !32
@.str.7 = private unnamed_addr constant [26 x i8] c"mkdir(NAME(\22/a/b\22), 0755)\00", align 1, !dbg !37
@.str.8 = private unnamed_addr constant [5 x i8] c"/a/b\00", align 1, !dbg !42
@.str.9 = private unnamed_addr constant [7 x i8] c"/a/one\00", align 1, !dbg !44
@.str.10 = private unnamed_addr constant [2 x i8] c"1\00", align 1, !dbg !49
@.str.11 = private unnamed_addr constant [12 x i8] c"/a/b/../two\00", align 1, !dbg !51
@.str.12 = private unnamed_addr constant [3 x i8] c"22\00", align 1, !dbg !56
@.str.13 = private unnamed_addr constant [15 x i8] c"/a/no/../three\00", align 1, !dbg !58
@.str.14 = private unnamed_addr constant [4 x i8] c"333\00", align 1, !dbg !63
@.str.15 = private unnamed_addr constant [13 x i8] c"/a/b/.hidden\00", align 1, !dbg !68
@.str.16 = private unnamed_addr constant [5 x i8] c"4444\00", align 1, !dbg !73
@.str.17 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !75
@.str.18 = private unnamed_addr constant [8 x i8] c" %d %d\0A\00", align 1, !dbg !77
@.str.19 = private unnamed_addr constant [14 x i8] c"/a/../a/./two\00", align 1, !dbg !79
@.str.20 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1, !dbg !84
@.str.21 = private unnamed_addr constant [6 x i8] c"/a/b/\00", align 1, !dbg !86
@.str.22 = private unnamed_addr constant [20 x i8] c"rmdir(NAME(\22/a/b\22))\00", align 1, !dbg !88
@.str.23 = private unnamed_addr constant [29 x i8] c"unlink(NAME(\22/a/b/.hidden\22))\00", align 1, !dbg !93
@.str.24 = private unnamed_addr constant [22 x i8] c"rmdir(NAME(\22/a/one\22))\00", align 1, !dbg !98
@.str.25 = private unnamed_addr constant [23 x i8] c"unlink(NAME(\22/a/one\22))\00", align 1, !dbg !103
@.str.26 = private unnamed_addr constant [23 x i8] c"remove(NAME(\22/a/two\22))\00", align 1, !dbg !108
@.str.27 = private unnamed_addr constant [7 x i8] c"/a/two\00", align 1, !dbg !110
@.str.28 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !112
@.str.29 = private unnamed_addr constant [19 x i8] c"remove(NAME(\22/a\22))\00", align 1, !dbg !114
@.str.30 = private unnamed_addr constant [25 x i8] c"access(NAME(\22/a\22), F_OK)\00", align 1, !dbg !119
@.str.31 = private unnamed_addr constant [6 x i8] c"/file\00", align 1, !dbg !124
@.str.32 = private unnamed_addr constant [5 x i8] c"file\00", align 1, !dbg !126
@.str.33 = private unnamed_addr constant [8 x i8] c"/./file\00", align 1, !dbg !128
@.str.34 = private unnamed_addr constant [23 x i8] c"unlink(NAME(\22/file/\22))\00", align 1, !dbg !130
@.str.35 = private unnamed_addr constant [7 x i8] c"/file/\00", align 1, !dbg !132
@.str.36 = private unnamed_addr constant [30 x i8] c"access(NAME(\22/file/.\22), F_OK)\00", align 1, !dbg !134
@.str.37 = private unnamed_addr constant [8 x i8] c"/file/.\00", align 1, !dbg !139
@.str.38 = private unnamed_addr constant [32 x i8] c"rename(NAME(\22/file/\22), \22other\22)\00", align 1, !dbg !141
@.str.39 = private unnamed_addr constant [6 x i8] c"other\00", align 1, !dbg !146
@.str.40 = private unnamed_addr constant [30 x i8] c"mkdir(NAME(\22/file/in\22), 0755)\00", align 1, !dbg !148
@.str.41 = private unnamed_addr constant [9 x i8] c"/file/in\00", align 1, !dbg !150
@.str.42 = private unnamed_addr constant [18 x i8] c"rmdir(NAME(\22/.\22))\00", align 1, !dbg !155
@.str.43 = private unnamed_addr constant [3 x i8] c"/.\00", align 1, !dbg !160
@.str.44 = private unnamed_addr constant [46 x i8] c"open(NAME(\22/new/\22), O_CREAT | O_WRONLY, 0600)\00", align 1, !dbg !162
@.str.45 = private unnamed_addr constant [6 x i8] c"/new/\00", align 1, !dbg !167
@.str.46 = private unnamed_addr constant [46 x i8] c"open(base, O_CREAT | O_EXCL | O_WRONLY, 0600)\00", align 1, !dbg !169
@.str.47 = private unnamed_addr constant [18 x i8] c"mkdir(most, 0755)\00", align 1, !dbg !171
@.str.48 = private unnamed_addr constant [27 x i8] c"truncate(NAME(\22/file\22), 2)\00", align 1, !dbg !173
@.str.49 = private unnamed_addr constant [27 x i8] c"chmod(NAME(\22/none\22), 0600)\00", align 1, !dbg !175
@.str.50 = private unnamed_addr constant [6 x i8] c"/none\00", align 1, !dbg !177
@.str.51 = private unnamed_addr constant [22 x i8] c"unlink(NAME(\22/file\22))\00", align 1, !dbg !179
@.str.52 = private unnamed_addr constant [12 x i8] c"rmdir(base)\00", align 1, !dbg !181
@.str.53 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !183
@.str.54 = private unnamed_addr constant [13 x i8] c"no file: %s\0A\00", align 1, !dbg !185
@.str.55 = private unnamed_addr constant [4 x i8] c"%d:\00", align 1, !dbg !187
@.str.56 = private unnamed_addr constant [6 x i8] c" %s%s\00", align 1, !dbg !189
@.str.57 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !191
@.str.58 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !193

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !216 {
entry:
  %retval = alloca i32, align 4
  %base = alloca [15 x i8], align 1
  %name = alloca [100 x i8], align 16
  %about = alloca %struct.stat, align 8
  %folder = alloca ptr, align 8
  %entries = alloca i32, align 4
  %whole = alloca ptr, align 8
  %most = alloca [300 x i8], align 16
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %base, !220, !DIExpression(), !221)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %base, ptr align 1 @__const.main.base, i64 15, i1 false), !dbg !221
    #dbg_declare(ptr %name, !222, !DIExpression(), !226)
    #dbg_declare(ptr %about, !227, !DIExpression(), !251)
  %arraydecay = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !252
  %call = call ptr @mkdtemp(ptr noundef %arraydecay), !dbg !254
  %arraydecay1 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !255
  %cmp = icmp ne ptr %call, %arraydecay1, !dbg !256
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !257

lor.lhs.false:                                    ; preds = %entry
  %call2 = call i32 @chdir(ptr noundef @.str), !dbg !258
  %cmp3 = icmp ne i32 %call2, 0, !dbg !259
  br i1 %cmp3, label %if.then, label %if.end, !dbg !260

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %retval, align 4, !dbg !261
  br label %return, !dbg !261

if.end:                                           ; preds = %lor.lhs.false
  %arraydecay4 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !262
  %arraydecay5 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !262
  %call6 = call ptr @strcpy(ptr noundef %arraydecay4, ptr noundef %arraydecay5) #6, !dbg !262
  %arraydecay7 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !262
  %call8 = call ptr @strcat(ptr noundef %arraydecay7, ptr noundef @.str.3) #6, !dbg !262
  %call9 = call i32 @mkdir(ptr noundef %call8, i32 noundef 493), !dbg !262
  %cmp10 = icmp eq i32 %call9, 0, !dbg !262
  br i1 %cmp10, label %cond.true, label %cond.false, !dbg !262

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !262

cond.false:                                       ; preds = %if.end
  %call11 = call ptr @__errno_location() #7, !dbg !262
  %0 = load i32, ptr %call11, align 4, !dbg !262
  %call12 = call ptr @strerror(i32 noundef %0), !dbg !262
  br label %cond.end, !dbg !262

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @.str.4, %cond.true ], [ %call12, %cond.false ], !dbg !262
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.2, ptr noundef %cond), !dbg !262
  %arraydecay14 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !263
  %arraydecay15 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !263
  %call16 = call ptr @strcpy(ptr noundef %arraydecay14, ptr noundef %arraydecay15) #6, !dbg !263
  %arraydecay17 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !263
  %call18 = call ptr @strcat(ptr noundef %arraydecay17, ptr noundef @.str.3) #6, !dbg !263
  %call19 = call i32 @mkdir(ptr noundef %call18, i32 noundef 493), !dbg !263
  %cmp20 = icmp eq i32 %call19, 0, !dbg !263
  br i1 %cmp20, label %cond.true21, label %cond.false22, !dbg !263

cond.true21:                                      ; preds = %cond.end
  br label %cond.end25, !dbg !263

cond.false22:                                     ; preds = %cond.end
  %call23 = call ptr @__errno_location() #7, !dbg !263
  %1 = load i32, ptr %call23, align 4, !dbg !263
  %call24 = call ptr @strerror(i32 noundef %1), !dbg !263
  br label %cond.end25, !dbg !263

cond.end25:                                       ; preds = %cond.false22, %cond.true21
  %cond26 = phi ptr [ @.str.4, %cond.true21 ], [ %call24, %cond.false22 ], !dbg !263
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.2, ptr noundef %cond26), !dbg !263
  %arraydecay28 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !264
  %arraydecay29 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !264
  %call30 = call ptr @strcpy(ptr noundef %arraydecay28, ptr noundef %arraydecay29) #6, !dbg !264
  %arraydecay31 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !264
  %call32 = call ptr @strcat(ptr noundef %arraydecay31, ptr noundef @.str.6) #6, !dbg !264
  %call33 = call i32 @mkdir(ptr noundef %call32, i32 noundef 493), !dbg !264
  %cmp34 = icmp eq i32 %call33, 0, !dbg !264
  br i1 %cmp34, label %cond.true35, label %cond.false36, !dbg !264

cond.true35:                                      ; preds = %cond.end25
  br label %cond.end39, !dbg !264

cond.false36:                                     ; preds = %cond.end25
  %call37 = call ptr @__errno_location() #7, !dbg !264
  %2 = load i32, ptr %call37, align 4, !dbg !264
  %call38 = call ptr @strerror(i32 noundef %2), !dbg !264
  br label %cond.end39, !dbg !264

cond.end39:                                       ; preds = %cond.false36, %cond.true35
  %cond40 = phi ptr [ @.str.4, %cond.true35 ], [ %call38, %cond.false36 ], !dbg !264
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.5, ptr noundef %cond40), !dbg !264
  %arraydecay42 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !265
  %arraydecay43 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !265
  %call44 = call ptr @strcpy(ptr noundef %arraydecay42, ptr noundef %arraydecay43) #6, !dbg !265
  %arraydecay45 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !265
  %call46 = call ptr @strcat(ptr noundef %arraydecay45, ptr noundef @.str.8) #6, !dbg !265
  %call47 = call i32 @mkdir(ptr noundef %call46, i32 noundef 493), !dbg !265
  %cmp48 = icmp eq i32 %call47, 0, !dbg !265
  br i1 %cmp48, label %cond.true49, label %cond.false50, !dbg !265

cond.true49:                                      ; preds = %cond.end39
  br label %cond.end53, !dbg !265

cond.false50:                                     ; preds = %cond.end39
  %call51 = call ptr @__errno_location() #7, !dbg !265
  %3 = load i32, ptr %call51, align 4, !dbg !265
  %call52 = call ptr @strerror(i32 noundef %3), !dbg !265
  br label %cond.end53, !dbg !265

cond.end53:                                       ; preds = %cond.false50, %cond.true49
  %cond54 = phi ptr [ @.str.4, %cond.true49 ], [ %call52, %cond.false50 ], !dbg !265
  %call55 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.7, ptr noundef %cond54), !dbg !265
  %arraydecay56 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !266
  %arraydecay57 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !266
  %call58 = call ptr @strcpy(ptr noundef %arraydecay56, ptr noundef %arraydecay57) #6, !dbg !266
  %arraydecay59 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !266
  %call60 = call ptr @strcat(ptr noundef %arraydecay59, ptr noundef @.str.9) #6, !dbg !266
  call void @make_file(ptr noundef %call60, ptr noundef @.str.10), !dbg !267
  %arraydecay61 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !268
  %arraydecay62 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !268
  %call63 = call ptr @strcpy(ptr noundef %arraydecay61, ptr noundef %arraydecay62) #6, !dbg !268
  %arraydecay64 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !268
  %call65 = call ptr @strcat(ptr noundef %arraydecay64, ptr noundef @.str.11) #6, !dbg !268
  call void @make_file(ptr noundef %call65, ptr noundef @.str.12), !dbg !269
  %arraydecay66 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !270
  %arraydecay67 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !270
  %call68 = call ptr @strcpy(ptr noundef %arraydecay66, ptr noundef %arraydecay67) #6, !dbg !270
  %arraydecay69 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !270
  %call70 = call ptr @strcat(ptr noundef %arraydecay69, ptr noundef @.str.13) #6, !dbg !270
  call void @make_file(ptr noundef %call70, ptr noundef @.str.14), !dbg !271
  %arraydecay71 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !272
  %arraydecay72 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !272
  %call73 = call ptr @strcpy(ptr noundef %arraydecay71, ptr noundef %arraydecay72) #6, !dbg !272
  %arraydecay74 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !272
  %call75 = call ptr @strcat(ptr noundef %arraydecay74, ptr noundef @.str.15) #6, !dbg !272
  call void @make_file(ptr noundef %call75, ptr noundef @.str.16), !dbg !273
  %arraydecay76 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !274
  %arraydecay77 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !274
  %call78 = call ptr @strcpy(ptr noundef %arraydecay76, ptr noundef %arraydecay77) #6, !dbg !274
  %arraydecay79 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !274
  %call80 = call ptr @strcat(ptr noundef %arraydecay79, ptr noundef @.str.8) #6, !dbg !274
  %call81 = call i32 @stat(ptr noundef %call80, ptr noundef %about), !dbg !275
  %call82 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %call81), !dbg !276
  %st_mode = getelementptr inbounds %struct.stat, ptr %about, i32 0, i32 3, !dbg !277
  %4 = load i32, ptr %st_mode, align 8, !dbg !277
  %and = and i32 %4, 61440, !dbg !277
  %cmp83 = icmp eq i32 %and, 16384, !dbg !277
  %conv = zext i1 %cmp83 to i32, !dbg !277
  %arraydecay84 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !278
  %arraydecay85 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !278
  %call86 = call ptr @strcpy(ptr noundef %arraydecay84, ptr noundef %arraydecay85) #6, !dbg !278
  %arraydecay87 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !278
  %call88 = call ptr @strcat(ptr noundef %arraydecay87, ptr noundef @.str.19) #6, !dbg !278
  %call89 = call i32 @stat(ptr noundef %call88, ptr noundef %about), !dbg !279
  %call90 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %conv, i32 noundef %call89), !dbg !280
  %st_size = getelementptr inbounds %struct.stat, ptr %about, i32 0, i32 8, !dbg !281
  %5 = load i64, ptr %st_size, align 8, !dbg !281
  %conv91 = trunc i64 %5 to i32, !dbg !282
  %st_mode92 = getelementptr inbounds %struct.stat, ptr %about, i32 0, i32 3, !dbg !283
  %6 = load i32, ptr %st_mode92, align 8, !dbg !283
  %and93 = and i32 %6, 61440, !dbg !283
  %cmp94 = icmp eq i32 %and93, 32768, !dbg !283
  %conv95 = zext i1 %cmp94 to i32, !dbg !283
  %call96 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv91, i32 noundef %conv95), !dbg !284
  %arraydecay97 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !285
  %arraydecay98 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !285
  %call99 = call ptr @strcpy(ptr noundef %arraydecay97, ptr noundef %arraydecay98) #6, !dbg !285
  %arraydecay100 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !285
  %call101 = call ptr @strcat(ptr noundef %arraydecay100, ptr noundef @.str.3) #6, !dbg !285
  call void @list(ptr noundef %call101, ptr noundef @is_file), !dbg !286
  %arraydecay102 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !287
  %arraydecay103 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !287
  %call104 = call ptr @strcpy(ptr noundef %arraydecay102, ptr noundef %arraydecay103) #6, !dbg !287
  %arraydecay105 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !287
  %call106 = call ptr @strcat(ptr noundef %arraydecay105, ptr noundef @.str.3) #6, !dbg !287
  call void @list(ptr noundef %call106, ptr noundef null), !dbg !288
  %arraydecay107 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !289
  %arraydecay108 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !289
  %call109 = call ptr @strcpy(ptr noundef %arraydecay107, ptr noundef %arraydecay108) #6, !dbg !289
  %arraydecay110 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !289
  %call111 = call ptr @strcat(ptr noundef %arraydecay110, ptr noundef @.str.21) #6, !dbg !289
  call void @list(ptr noundef %call111, ptr noundef null), !dbg !290
  %arraydecay112 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !291
  %arraydecay113 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !291
  %call114 = call ptr @strcpy(ptr noundef %arraydecay112, ptr noundef %arraydecay113) #6, !dbg !291
  %arraydecay115 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !291
  %call116 = call ptr @strcat(ptr noundef %arraydecay115, ptr noundef @.str.9) #6, !dbg !291
  call void @list(ptr noundef %call116, ptr noundef null), !dbg !292
  %arraydecay117 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !293
  %arraydecay118 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !293
  %call119 = call ptr @strcpy(ptr noundef %arraydecay117, ptr noundef %arraydecay118) #6, !dbg !293
  %arraydecay120 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !293
  %call121 = call ptr @strcat(ptr noundef %arraydecay120, ptr noundef @.str.8) #6, !dbg !293
  %call122 = call i32 @rmdir(ptr noundef %call121), !dbg !293
  %cmp123 = icmp eq i32 %call122, 0, !dbg !293
  br i1 %cmp123, label %cond.true125, label %cond.false126, !dbg !293

cond.true125:                                     ; preds = %cond.end53
  br label %cond.end129, !dbg !293

cond.false126:                                    ; preds = %cond.end53
  %call127 = call ptr @__errno_location() #7, !dbg !293
  %7 = load i32, ptr %call127, align 4, !dbg !293
  %call128 = call ptr @strerror(i32 noundef %7), !dbg !293
  br label %cond.end129, !dbg !293

cond.end129:                                      ; preds = %cond.false126, %cond.true125
  %cond130 = phi ptr [ @.str.4, %cond.true125 ], [ %call128, %cond.false126 ], !dbg !293
  %call131 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.22, ptr noundef %cond130), !dbg !293
  %arraydecay132 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !294
  %arraydecay133 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !294
  %call134 = call ptr @strcpy(ptr noundef %arraydecay132, ptr noundef %arraydecay133) #6, !dbg !294
  %arraydecay135 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !294
  %call136 = call ptr @strcat(ptr noundef %arraydecay135, ptr noundef @.str.15) #6, !dbg !294
  %call137 = call i32 @unlink(ptr noundef %call136), !dbg !294
  %cmp138 = icmp eq i32 %call137, 0, !dbg !294
  br i1 %cmp138, label %cond.true140, label %cond.false141, !dbg !294

cond.true140:                                     ; preds = %cond.end129
  br label %cond.end144, !dbg !294

cond.false141:                                    ; preds = %cond.end129
  %call142 = call ptr @__errno_location() #7, !dbg !294
  %8 = load i32, ptr %call142, align 4, !dbg !294
  %call143 = call ptr @strerror(i32 noundef %8), !dbg !294
  br label %cond.end144, !dbg !294

cond.end144:                                      ; preds = %cond.false141, %cond.true140
  %cond145 = phi ptr [ @.str.4, %cond.true140 ], [ %call143, %cond.false141 ], !dbg !294
  %call146 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.23, ptr noundef %cond145), !dbg !294
  %arraydecay147 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !295
  %arraydecay148 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !295
  %call149 = call ptr @strcpy(ptr noundef %arraydecay147, ptr noundef %arraydecay148) #6, !dbg !295
  %arraydecay150 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !295
  %call151 = call ptr @strcat(ptr noundef %arraydecay150, ptr noundef @.str.9) #6, !dbg !295
  %call152 = call i32 @rmdir(ptr noundef %call151), !dbg !295
  %cmp153 = icmp eq i32 %call152, 0, !dbg !295
  br i1 %cmp153, label %cond.true155, label %cond.false156, !dbg !295

cond.true155:                                     ; preds = %cond.end144
  br label %cond.end159, !dbg !295

cond.false156:                                    ; preds = %cond.end144
  %call157 = call ptr @__errno_location() #7, !dbg !295
  %9 = load i32, ptr %call157, align 4, !dbg !295
  %call158 = call ptr @strerror(i32 noundef %9), !dbg !295
  br label %cond.end159, !dbg !295

cond.end159:                                      ; preds = %cond.false156, %cond.true155
  %cond160 = phi ptr [ @.str.4, %cond.true155 ], [ %call158, %cond.false156 ], !dbg !295
  %call161 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.24, ptr noundef %cond160), !dbg !295
  %arraydecay162 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !296
  %arraydecay163 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !296
  %call164 = call ptr @strcpy(ptr noundef %arraydecay162, ptr noundef %arraydecay163) #6, !dbg !296
  %arraydecay165 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !296
  %call166 = call ptr @strcat(ptr noundef %arraydecay165, ptr noundef @.str.8) #6, !dbg !296
  %call167 = call i32 @rmdir(ptr noundef %call166), !dbg !296
  %cmp168 = icmp eq i32 %call167, 0, !dbg !296
  br i1 %cmp168, label %cond.true170, label %cond.false171, !dbg !296

cond.true170:                                     ; preds = %cond.end159
  br label %cond.end174, !dbg !296

cond.false171:                                    ; preds = %cond.end159
  %call172 = call ptr @__errno_location() #7, !dbg !296
  %10 = load i32, ptr %call172, align 4, !dbg !296
  %call173 = call ptr @strerror(i32 noundef %10), !dbg !296
  br label %cond.end174, !dbg !296

cond.end174:                                      ; preds = %cond.false171, %cond.true170
  %cond175 = phi ptr [ @.str.4, %cond.true170 ], [ %call173, %cond.false171 ], !dbg !296
  %call176 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.22, ptr noundef %cond175), !dbg !296
  %arraydecay177 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !297
  %arraydecay178 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !297
  %call179 = call ptr @strcpy(ptr noundef %arraydecay177, ptr noundef %arraydecay178) #6, !dbg !297
  %arraydecay180 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !297
  %call181 = call ptr @strcat(ptr noundef %arraydecay180, ptr noundef @.str.8) #6, !dbg !297
  %call182 = call i32 @rmdir(ptr noundef %call181), !dbg !297
  %cmp183 = icmp eq i32 %call182, 0, !dbg !297
  br i1 %cmp183, label %cond.true185, label %cond.false186, !dbg !297

cond.true185:                                     ; preds = %cond.end174
  br label %cond.end189, !dbg !297

cond.false186:                                    ; preds = %cond.end174
  %call187 = call ptr @__errno_location() #7, !dbg !297
  %11 = load i32, ptr %call187, align 4, !dbg !297
  %call188 = call ptr @strerror(i32 noundef %11), !dbg !297
  br label %cond.end189, !dbg !297

cond.end189:                                      ; preds = %cond.false186, %cond.true185
  %cond190 = phi ptr [ @.str.4, %cond.true185 ], [ %call188, %cond.false186 ], !dbg !297
  %call191 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.22, ptr noundef %cond190), !dbg !297
  %arraydecay192 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !298
  %arraydecay193 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !298
  %call194 = call ptr @strcpy(ptr noundef %arraydecay192, ptr noundef %arraydecay193) #6, !dbg !298
  %arraydecay195 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !298
  %call196 = call ptr @strcat(ptr noundef %arraydecay195, ptr noundef @.str.9) #6, !dbg !298
  %call197 = call i32 @unlink(ptr noundef %call196), !dbg !298
  %cmp198 = icmp eq i32 %call197, 0, !dbg !298
  br i1 %cmp198, label %cond.true200, label %cond.false201, !dbg !298

cond.true200:                                     ; preds = %cond.end189
  br label %cond.end204, !dbg !298

cond.false201:                                    ; preds = %cond.end189
  %call202 = call ptr @__errno_location() #7, !dbg !298
  %12 = load i32, ptr %call202, align 4, !dbg !298
  %call203 = call ptr @strerror(i32 noundef %12), !dbg !298
  br label %cond.end204, !dbg !298

cond.end204:                                      ; preds = %cond.false201, %cond.true200
  %cond205 = phi ptr [ @.str.4, %cond.true200 ], [ %call203, %cond.false201 ], !dbg !298
  %call206 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.25, ptr noundef %cond205), !dbg !298
  %arraydecay207 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !299
  %arraydecay208 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !299
  %call209 = call ptr @strcpy(ptr noundef %arraydecay207, ptr noundef %arraydecay208) #6, !dbg !299
  %arraydecay210 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !299
  %call211 = call ptr @strcat(ptr noundef %arraydecay210, ptr noundef @.str.27) #6, !dbg !299
  %call212 = call i32 @remove(ptr noundef %call211), !dbg !299
  %cmp213 = icmp eq i32 %call212, 0, !dbg !299
  br i1 %cmp213, label %cond.true215, label %cond.false216, !dbg !299

cond.true215:                                     ; preds = %cond.end204
  br label %cond.end219, !dbg !299

cond.false216:                                    ; preds = %cond.end204
  %call217 = call ptr @__errno_location() #7, !dbg !299
  %13 = load i32, ptr %call217, align 4, !dbg !299
  %call218 = call ptr @strerror(i32 noundef %13), !dbg !299
  br label %cond.end219, !dbg !299

cond.end219:                                      ; preds = %cond.false216, %cond.true215
  %cond220 = phi ptr [ @.str.4, %cond.true215 ], [ %call218, %cond.false216 ], !dbg !299
  %call221 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.26, ptr noundef %cond220), !dbg !299
  %arraydecay222 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !300
  %arraydecay223 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !300
  %call224 = call ptr @strcpy(ptr noundef %arraydecay222, ptr noundef %arraydecay223) #6, !dbg !300
  %arraydecay225 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !300
  %call226 = call ptr @strcat(ptr noundef %arraydecay225, ptr noundef @.str.9) #6, !dbg !300
  %call227 = call ptr @opendir(ptr noundef %call226), !dbg !301
  %cmp228 = icmp eq ptr %call227, null, !dbg !302
  br i1 %cmp228, label %land.rhs, label %land.end, !dbg !303

land.rhs:                                         ; preds = %cond.end219
  %call230 = call ptr @__errno_location() #7, !dbg !304
  %14 = load i32, ptr %call230, align 4, !dbg !304
  %cmp231 = icmp eq i32 %14, 2, !dbg !305
  br label %land.end

land.end:                                         ; preds = %land.rhs, %cond.end219
  %15 = phi i1 [ false, %cond.end219 ], [ %cmp231, %land.rhs ], !dbg !306
  %land.ext = zext i1 %15 to i32, !dbg !303
  %call233 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %land.ext), !dbg !307
  %arraydecay234 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !308
  %arraydecay235 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !308
  %call236 = call ptr @strcpy(ptr noundef %arraydecay234, ptr noundef %arraydecay235) #6, !dbg !308
  %arraydecay237 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !308
  %call238 = call ptr @strcat(ptr noundef %arraydecay237, ptr noundef @.str.3) #6, !dbg !308
  %call239 = call i32 @remove(ptr noundef %call238), !dbg !308
  %cmp240 = icmp eq i32 %call239, 0, !dbg !308
  br i1 %cmp240, label %cond.true242, label %cond.false243, !dbg !308

cond.true242:                                     ; preds = %land.end
  br label %cond.end246, !dbg !308

cond.false243:                                    ; preds = %land.end
  %call244 = call ptr @__errno_location() #7, !dbg !308
  %16 = load i32, ptr %call244, align 4, !dbg !308
  %call245 = call ptr @strerror(i32 noundef %16), !dbg !308
  br label %cond.end246, !dbg !308

cond.end246:                                      ; preds = %cond.false243, %cond.true242
  %cond247 = phi ptr [ @.str.4, %cond.true242 ], [ %call245, %cond.false243 ], !dbg !308
  %call248 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.29, ptr noundef %cond247), !dbg !308
  %arraydecay249 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !309
  %arraydecay250 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !309
  %call251 = call ptr @strcpy(ptr noundef %arraydecay249, ptr noundef %arraydecay250) #6, !dbg !309
  %arraydecay252 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !309
  %call253 = call ptr @strcat(ptr noundef %arraydecay252, ptr noundef @.str.3) #6, !dbg !309
  %call254 = call i32 @access(ptr noundef %call253, i32 noundef 0), !dbg !309
  %cmp255 = icmp eq i32 %call254, 0, !dbg !309
  br i1 %cmp255, label %cond.true257, label %cond.false258, !dbg !309

cond.true257:                                     ; preds = %cond.end246
  br label %cond.end261, !dbg !309

cond.false258:                                    ; preds = %cond.end246
  %call259 = call ptr @__errno_location() #7, !dbg !309
  %17 = load i32, ptr %call259, align 4, !dbg !309
  %call260 = call ptr @strerror(i32 noundef %17), !dbg !309
  br label %cond.end261, !dbg !309

cond.end261:                                      ; preds = %cond.false258, %cond.true257
  %cond262 = phi ptr [ @.str.4, %cond.true257 ], [ %call260, %cond.false258 ], !dbg !309
  %call263 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.30, ptr noundef %cond262), !dbg !309
  %arraydecay264 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !310
  %arraydecay265 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !310
  %call266 = call ptr @strcpy(ptr noundef %arraydecay264, ptr noundef %arraydecay265) #6, !dbg !310
  %arraydecay267 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !310
  %call268 = call ptr @strcat(ptr noundef %arraydecay267, ptr noundef @.str.31) #6, !dbg !310
  call void @make_file(ptr noundef %call268, ptr noundef @.str.32), !dbg !311
    #dbg_declare(ptr %folder, !312, !DIExpression(), !316)
  %arraydecay269 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !317
  %arraydecay270 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !317
  %call271 = call ptr @strcpy(ptr noundef %arraydecay269, ptr noundef %arraydecay270) #6, !dbg !317
  %arraydecay272 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !317
  %call273 = call ptr @strcat(ptr noundef %arraydecay272, ptr noundef @.str.31) #6, !dbg !317
  %call274 = call ptr @opendir(ptr noundef %call273), !dbg !318
  store ptr %call274, ptr %folder, align 8, !dbg !316
  %18 = load ptr, ptr %folder, align 8, !dbg !319
  %cmp275 = icmp eq ptr %18, null, !dbg !320
  %conv276 = zext i1 %cmp275 to i32, !dbg !320
  %call277 = call ptr @__errno_location() #7, !dbg !321
  %19 = load i32, ptr %call277, align 4, !dbg !321
  %cmp278 = icmp eq i32 %19, 20, !dbg !322
  %conv279 = zext i1 %cmp278 to i32, !dbg !322
  %call280 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv276, i32 noundef %conv279), !dbg !323
  %arraydecay281 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !324
  %call282 = call ptr @opendir(ptr noundef %arraydecay281), !dbg !325
  store ptr %call282, ptr %folder, align 8, !dbg !326
    #dbg_declare(ptr %entries, !327, !DIExpression(), !328)
  store i32 0, ptr %entries, align 4, !dbg !328
  br label %while.cond, !dbg !329

while.cond:                                       ; preds = %while.body, %cond.end261
  %20 = load ptr, ptr %folder, align 8, !dbg !330
  %call283 = call ptr @readdir(ptr noundef %20), !dbg !331
  %tobool = icmp ne ptr %call283, null, !dbg !329
  br i1 %tobool, label %while.body, label %while.end, !dbg !329

while.body:                                       ; preds = %while.cond
  %21 = load i32, ptr %entries, align 4, !dbg !332
  %inc = add nsw i32 %21, 1, !dbg !332
  store i32 %inc, ptr %entries, align 4, !dbg !332
  br label %while.cond, !dbg !329, !llvm.loop !333

while.end:                                        ; preds = %while.cond
  %22 = load ptr, ptr %folder, align 8, !dbg !335
  call void @rewinddir(ptr noundef %22), !dbg !336
  %23 = load ptr, ptr %folder, align 8, !dbg !337
  %call284 = call ptr @readdir(ptr noundef %23), !dbg !338
  %cmp285 = icmp ne ptr %call284, null, !dbg !339
  %conv286 = zext i1 %cmp285 to i32, !dbg !339
  %mul = mul nsw i32 10, %conv286, !dbg !340
  %24 = load i32, ptr %entries, align 4, !dbg !341
  %add = add nsw i32 %24, %mul, !dbg !341
  store i32 %add, ptr %entries, align 4, !dbg !341
  %25 = load i32, ptr %entries, align 4, !dbg !342
  %call287 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %25), !dbg !343
  %26 = load ptr, ptr %folder, align 8, !dbg !344
  %call288 = call i32 @closedir(ptr noundef %26), !dbg !345
    #dbg_declare(ptr %whole, !346, !DIExpression(), !348)
  %arraydecay289 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !349
  %arraydecay290 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !349
  %call291 = call ptr @strcpy(ptr noundef %arraydecay289, ptr noundef %arraydecay290) #6, !dbg !349
  %arraydecay292 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !349
  %call293 = call ptr @strcat(ptr noundef %arraydecay292, ptr noundef @.str.33) #6, !dbg !349
  %call294 = call ptr @realpath(ptr noundef %call293, ptr noundef null), !dbg !350
  store ptr %call294, ptr %whole, align 8, !dbg !348
  %27 = load ptr, ptr %whole, align 8, !dbg !351
  %28 = load i8, ptr %27, align 1, !dbg !352
  %conv295 = sext i8 %28 to i32, !dbg !352
  %cmp296 = icmp eq i32 %conv295, 47, !dbg !353
  %conv297 = zext i1 %cmp296 to i32, !dbg !353
  %29 = load ptr, ptr %whole, align 8, !dbg !354
  %arraydecay298 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !355
  %arraydecay299 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !355
  %call300 = call ptr @strcpy(ptr noundef %arraydecay298, ptr noundef %arraydecay299) #6, !dbg !355
  %arraydecay301 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !355
  %call302 = call ptr @strcat(ptr noundef %arraydecay301, ptr noundef @.str.31) #6, !dbg !355
  %call303 = call ptr @strstr(ptr noundef %29, ptr noundef %call302) #6, !dbg !356
  %arraydecay304 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !357
  %call305 = call i64 @strlen(ptr noundef %arraydecay304) #6, !dbg !358
  %arrayidx = getelementptr inbounds i8, ptr %call303, i64 %call305, !dbg !356
  %30 = load i8, ptr %arrayidx, align 1, !dbg !356
  %conv306 = sext i8 %30 to i32, !dbg !356
  %call307 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv297, i32 noundef %conv306), !dbg !359
  %31 = load ptr, ptr %whole, align 8, !dbg !360
  call void @free(ptr noundef %31), !dbg !361
  %arraydecay308 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !362
  %arraydecay309 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !362
  %call310 = call ptr @strcpy(ptr noundef %arraydecay308, ptr noundef %arraydecay309) #6, !dbg !362
  %arraydecay311 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !362
  %call312 = call ptr @strcat(ptr noundef %arraydecay311, ptr noundef @.str.31) #6, !dbg !362
  %arraydecay313 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !363
  %call314 = call i64 @readlink(ptr noundef %call312, ptr noundef %arraydecay313, i64 noundef 100), !dbg !364
  %conv315 = trunc i64 %call314 to i32, !dbg !365
  %call316 = call ptr @__errno_location() #7, !dbg !366
  %32 = load i32, ptr %call316, align 4, !dbg !366
  %cmp317 = icmp eq i32 %32, 22, !dbg !367
  %conv318 = zext i1 %cmp317 to i32, !dbg !367
  %call319 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv315, i32 noundef %conv318), !dbg !368
  %arraydecay320 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !369
  %arraydecay321 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !369
  %call322 = call ptr @strcpy(ptr noundef %arraydecay320, ptr noundef %arraydecay321) #6, !dbg !369
  %arraydecay323 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !369
  %call324 = call ptr @strcat(ptr noundef %arraydecay323, ptr noundef @.str.35) #6, !dbg !369
  %call325 = call i32 @unlink(ptr noundef %call324), !dbg !369
  %cmp326 = icmp eq i32 %call325, 0, !dbg !369
  br i1 %cmp326, label %cond.true328, label %cond.false329, !dbg !369

cond.true328:                                     ; preds = %while.end
  br label %cond.end332, !dbg !369

cond.false329:                                    ; preds = %while.end
  %call330 = call ptr @__errno_location() #7, !dbg !369
  %33 = load i32, ptr %call330, align 4, !dbg !369
  %call331 = call ptr @strerror(i32 noundef %33), !dbg !369
  br label %cond.end332, !dbg !369

cond.end332:                                      ; preds = %cond.false329, %cond.true328
  %cond333 = phi ptr [ @.str.4, %cond.true328 ], [ %call331, %cond.false329 ], !dbg !369
  %call334 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.34, ptr noundef %cond333), !dbg !369
  %arraydecay335 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !370
  %arraydecay336 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !370
  %call337 = call ptr @strcpy(ptr noundef %arraydecay335, ptr noundef %arraydecay336) #6, !dbg !370
  %arraydecay338 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !370
  %call339 = call ptr @strcat(ptr noundef %arraydecay338, ptr noundef @.str.37) #6, !dbg !370
  %call340 = call i32 @access(ptr noundef %call339, i32 noundef 0), !dbg !370
  %cmp341 = icmp eq i32 %call340, 0, !dbg !370
  br i1 %cmp341, label %cond.true343, label %cond.false344, !dbg !370

cond.true343:                                     ; preds = %cond.end332
  br label %cond.end347, !dbg !370

cond.false344:                                    ; preds = %cond.end332
  %call345 = call ptr @__errno_location() #7, !dbg !370
  %34 = load i32, ptr %call345, align 4, !dbg !370
  %call346 = call ptr @strerror(i32 noundef %34), !dbg !370
  br label %cond.end347, !dbg !370

cond.end347:                                      ; preds = %cond.false344, %cond.true343
  %cond348 = phi ptr [ @.str.4, %cond.true343 ], [ %call346, %cond.false344 ], !dbg !370
  %call349 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.36, ptr noundef %cond348), !dbg !370
  %arraydecay350 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !371
  %arraydecay351 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !371
  %call352 = call ptr @strcpy(ptr noundef %arraydecay350, ptr noundef %arraydecay351) #6, !dbg !371
  %arraydecay353 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !371
  %call354 = call ptr @strcat(ptr noundef %arraydecay353, ptr noundef @.str.35) #6, !dbg !371
  %call355 = call i32 @rename(ptr noundef %call354, ptr noundef @.str.39), !dbg !371
  %cmp356 = icmp eq i32 %call355, 0, !dbg !371
  br i1 %cmp356, label %cond.true358, label %cond.false359, !dbg !371

cond.true358:                                     ; preds = %cond.end347
  br label %cond.end362, !dbg !371

cond.false359:                                    ; preds = %cond.end347
  %call360 = call ptr @__errno_location() #7, !dbg !371
  %35 = load i32, ptr %call360, align 4, !dbg !371
  %call361 = call ptr @strerror(i32 noundef %35), !dbg !371
  br label %cond.end362, !dbg !371

cond.end362:                                      ; preds = %cond.false359, %cond.true358
  %cond363 = phi ptr [ @.str.4, %cond.true358 ], [ %call361, %cond.false359 ], !dbg !371
  %call364 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.38, ptr noundef %cond363), !dbg !371
  %arraydecay365 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !372
  %arraydecay366 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !372
  %call367 = call ptr @strcpy(ptr noundef %arraydecay365, ptr noundef %arraydecay366) #6, !dbg !372
  %arraydecay368 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !372
  %call369 = call ptr @strcat(ptr noundef %arraydecay368, ptr noundef @.str.41) #6, !dbg !372
  %call370 = call i32 @mkdir(ptr noundef %call369, i32 noundef 493), !dbg !372
  %cmp371 = icmp eq i32 %call370, 0, !dbg !372
  br i1 %cmp371, label %cond.true373, label %cond.false374, !dbg !372

cond.true373:                                     ; preds = %cond.end362
  br label %cond.end377, !dbg !372

cond.false374:                                    ; preds = %cond.end362
  %call375 = call ptr @__errno_location() #7, !dbg !372
  %36 = load i32, ptr %call375, align 4, !dbg !372
  %call376 = call ptr @strerror(i32 noundef %36), !dbg !372
  br label %cond.end377, !dbg !372

cond.end377:                                      ; preds = %cond.false374, %cond.true373
  %cond378 = phi ptr [ @.str.4, %cond.true373 ], [ %call376, %cond.false374 ], !dbg !372
  %call379 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.40, ptr noundef %cond378), !dbg !372
  %arraydecay380 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !373
  %arraydecay381 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !373
  %call382 = call ptr @strcpy(ptr noundef %arraydecay380, ptr noundef %arraydecay381) #6, !dbg !373
  %arraydecay383 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !373
  %call384 = call ptr @strcat(ptr noundef %arraydecay383, ptr noundef @.str.43) #6, !dbg !373
  %call385 = call i32 @rmdir(ptr noundef %call384), !dbg !373
  %cmp386 = icmp eq i32 %call385, 0, !dbg !373
  br i1 %cmp386, label %cond.true388, label %cond.false389, !dbg !373

cond.true388:                                     ; preds = %cond.end377
  br label %cond.end392, !dbg !373

cond.false389:                                    ; preds = %cond.end377
  %call390 = call ptr @__errno_location() #7, !dbg !373
  %37 = load i32, ptr %call390, align 4, !dbg !373
  %call391 = call ptr @strerror(i32 noundef %37), !dbg !373
  br label %cond.end392, !dbg !373

cond.end392:                                      ; preds = %cond.false389, %cond.true388
  %cond393 = phi ptr [ @.str.4, %cond.true388 ], [ %call391, %cond.false389 ], !dbg !373
  %call394 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.42, ptr noundef %cond393), !dbg !373
  %arraydecay395 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !374
  %arraydecay396 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !374
  %call397 = call ptr @strcpy(ptr noundef %arraydecay395, ptr noundef %arraydecay396) #6, !dbg !374
  %arraydecay398 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !374
  %call399 = call ptr @strcat(ptr noundef %arraydecay398, ptr noundef @.str.45) #6, !dbg !374
  %call400 = call i32 (ptr, i32, ...) @open(ptr noundef %call399, i32 noundef 65, i32 noundef 384), !dbg !374
  %cmp401 = icmp eq i32 %call400, 0, !dbg !374
  br i1 %cmp401, label %cond.true403, label %cond.false404, !dbg !374

cond.true403:                                     ; preds = %cond.end392
  br label %cond.end407, !dbg !374

cond.false404:                                    ; preds = %cond.end392
  %call405 = call ptr @__errno_location() #7, !dbg !374
  %38 = load i32, ptr %call405, align 4, !dbg !374
  %call406 = call ptr @strerror(i32 noundef %38), !dbg !374
  br label %cond.end407, !dbg !374

cond.end407:                                      ; preds = %cond.false404, %cond.true403
  %cond408 = phi ptr [ @.str.4, %cond.true403 ], [ %call406, %cond.false404 ], !dbg !374
  %call409 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.44, ptr noundef %cond408), !dbg !374
  %arraydecay410 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !375
  %call411 = call i32 (ptr, i32, ...) @open(ptr noundef %arraydecay410, i32 noundef 193, i32 noundef 384), !dbg !375
  %cmp412 = icmp eq i32 %call411, 0, !dbg !375
  br i1 %cmp412, label %cond.true414, label %cond.false415, !dbg !375

cond.true414:                                     ; preds = %cond.end407
  br label %cond.end418, !dbg !375

cond.false415:                                    ; preds = %cond.end407
  %call416 = call ptr @__errno_location() #7, !dbg !375
  %39 = load i32, ptr %call416, align 4, !dbg !375
  %call417 = call ptr @strerror(i32 noundef %39), !dbg !375
  br label %cond.end418, !dbg !375

cond.end418:                                      ; preds = %cond.false415, %cond.true414
  %cond419 = phi ptr [ @.str.4, %cond.true414 ], [ %call417, %cond.false415 ], !dbg !375
  %call420 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.46, ptr noundef %cond419), !dbg !375
    #dbg_declare(ptr %most, !376, !DIExpression(), !380)
  %arraydecay421 = getelementptr inbounds [300 x i8], ptr %most, i64 0, i64 0, !dbg !381
  call void @llvm.memset.p0.i64(ptr align 16 %arraydecay421, i8 120, i64 299, i1 false), !dbg !381
  %arrayidx422 = getelementptr inbounds [300 x i8], ptr %most, i64 0, i64 299, !dbg !382
  store i8 0, ptr %arrayidx422, align 1, !dbg !383
  %arraydecay423 = getelementptr inbounds [300 x i8], ptr %most, i64 0, i64 0, !dbg !384
  %call424 = call i32 @mkdir(ptr noundef %arraydecay423, i32 noundef 493), !dbg !384
  %cmp425 = icmp eq i32 %call424, 0, !dbg !384
  br i1 %cmp425, label %cond.true427, label %cond.false428, !dbg !384

cond.true427:                                     ; preds = %cond.end418
  br label %cond.end431, !dbg !384

cond.false428:                                    ; preds = %cond.end418
  %call429 = call ptr @__errno_location() #7, !dbg !384
  %40 = load i32, ptr %call429, align 4, !dbg !384
  %call430 = call ptr @strerror(i32 noundef %40), !dbg !384
  br label %cond.end431, !dbg !384

cond.end431:                                      ; preds = %cond.false428, %cond.true427
  %cond432 = phi ptr [ @.str.4, %cond.true427 ], [ %call430, %cond.false428 ], !dbg !384
  %call433 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.47, ptr noundef %cond432), !dbg !384
  %arraydecay434 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !385
  %arraydecay435 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !385
  %call436 = call ptr @strcpy(ptr noundef %arraydecay434, ptr noundef %arraydecay435) #6, !dbg !385
  %arraydecay437 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !385
  %call438 = call ptr @strcat(ptr noundef %arraydecay437, ptr noundef @.str.31) #6, !dbg !385
  %call439 = call i32 @truncate(ptr noundef %call438, i64 noundef 2), !dbg !385
  %cmp440 = icmp eq i32 %call439, 0, !dbg !385
  br i1 %cmp440, label %cond.true442, label %cond.false443, !dbg !385

cond.true442:                                     ; preds = %cond.end431
  br label %cond.end446, !dbg !385

cond.false443:                                    ; preds = %cond.end431
  %call444 = call ptr @__errno_location() #7, !dbg !385
  %41 = load i32, ptr %call444, align 4, !dbg !385
  %call445 = call ptr @strerror(i32 noundef %41), !dbg !385
  br label %cond.end446, !dbg !385

cond.end446:                                      ; preds = %cond.false443, %cond.true442
  %cond447 = phi ptr [ @.str.4, %cond.true442 ], [ %call445, %cond.false443 ], !dbg !385
  %call448 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.48, ptr noundef %cond447), !dbg !385
  %arraydecay449 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !386
  %arraydecay450 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !386
  %call451 = call ptr @strcpy(ptr noundef %arraydecay449, ptr noundef %arraydecay450) #6, !dbg !386
  %arraydecay452 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !386
  %call453 = call ptr @strcat(ptr noundef %arraydecay452, ptr noundef @.str.31) #6, !dbg !386
  %call454 = call i32 @stat(ptr noundef %call453, ptr noundef %about), !dbg !387
  %st_size455 = getelementptr inbounds %struct.stat, ptr %about, i32 0, i32 8, !dbg !388
  %42 = load i64, ptr %st_size455, align 8, !dbg !388
  %conv456 = trunc i64 %42 to i32, !dbg !389
  %call457 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %conv456), !dbg !390
  %arraydecay458 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !391
  %arraydecay459 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !391
  %call460 = call ptr @strcpy(ptr noundef %arraydecay458, ptr noundef %arraydecay459) #6, !dbg !391
  %arraydecay461 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !391
  %call462 = call ptr @strcat(ptr noundef %arraydecay461, ptr noundef @.str.50) #6, !dbg !391
  %call463 = call i32 @chmod(ptr noundef %call462, i32 noundef 384), !dbg !391
  %cmp464 = icmp eq i32 %call463, 0, !dbg !391
  br i1 %cmp464, label %cond.true466, label %cond.false467, !dbg !391

cond.true466:                                     ; preds = %cond.end446
  br label %cond.end470, !dbg !391

cond.false467:                                    ; preds = %cond.end446
  %call468 = call ptr @__errno_location() #7, !dbg !391
  %43 = load i32, ptr %call468, align 4, !dbg !391
  %call469 = call ptr @strerror(i32 noundef %43), !dbg !391
  br label %cond.end470, !dbg !391

cond.end470:                                      ; preds = %cond.false467, %cond.true466
  %cond471 = phi ptr [ @.str.4, %cond.true466 ], [ %call469, %cond.false467 ], !dbg !391
  %call472 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.49, ptr noundef %cond471), !dbg !391
  %arraydecay473 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !392
  %arraydecay474 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !392
  %call475 = call ptr @strcpy(ptr noundef %arraydecay473, ptr noundef %arraydecay474) #6, !dbg !392
  %arraydecay476 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !392
  %call477 = call ptr @strcat(ptr noundef %arraydecay476, ptr noundef @.str.31) #6, !dbg !392
  %call478 = call i32 @unlink(ptr noundef %call477), !dbg !392
  %cmp479 = icmp eq i32 %call478, 0, !dbg !392
  br i1 %cmp479, label %cond.true481, label %cond.false482, !dbg !392

cond.true481:                                     ; preds = %cond.end470
  br label %cond.end485, !dbg !392

cond.false482:                                    ; preds = %cond.end470
  %call483 = call ptr @__errno_location() #7, !dbg !392
  %44 = load i32, ptr %call483, align 4, !dbg !392
  %call484 = call ptr @strerror(i32 noundef %44), !dbg !392
  br label %cond.end485, !dbg !392

cond.end485:                                      ; preds = %cond.false482, %cond.true481
  %cond486 = phi ptr [ @.str.4, %cond.true481 ], [ %call484, %cond.false482 ], !dbg !392
  %call487 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.51, ptr noundef %cond486), !dbg !392
  %arraydecay488 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !393
  %call489 = call i32 @rmdir(ptr noundef %arraydecay488), !dbg !393
  %cmp490 = icmp eq i32 %call489, 0, !dbg !393
  br i1 %cmp490, label %cond.true492, label %cond.false493, !dbg !393

cond.true492:                                     ; preds = %cond.end485
  br label %cond.end496, !dbg !393

cond.false493:                                    ; preds = %cond.end485
  %call494 = call ptr @__errno_location() #7, !dbg !393
  %45 = load i32, ptr %call494, align 4, !dbg !393
  %call495 = call ptr @strerror(i32 noundef %45), !dbg !393
  br label %cond.end496, !dbg !393

cond.end496:                                      ; preds = %cond.false493, %cond.true492
  %cond497 = phi ptr [ @.str.4, %cond.true492 ], [ %call495, %cond.false493 ], !dbg !393
  %call498 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.52, ptr noundef %cond497), !dbg !393
  br label %return, !dbg !394

return:                                           ; preds = %cond.end496, %if.then
  %46 = load i32, ptr %retval, align 4, !dbg !394
  ret i32 %46, !dbg !394
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare ptr @mkdtemp(ptr noundef) #2

declare i32 @chdir(ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #2

declare i32 @mkdir(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare ptr @strcat(ptr noundef, ptr noundef) #3

declare ptr @strerror(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #4

; Function Attrs: noinline nounwind uwtable
define internal void @make_file(ptr noundef %name, ptr noundef %text) #0 !dbg !395 {
entry:
  %name.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  %file = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !400, !DIExpression(), !401)
  store ptr %text, ptr %text.addr, align 8
    #dbg_declare(ptr %text.addr, !402, !DIExpression(), !403)
    #dbg_declare(ptr %file, !404, !DIExpression(), !409)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !410
  %call = call ptr @fopen(ptr noundef %0, ptr noundef @.str.53), !dbg !411
  store ptr %call, ptr %file, align 8, !dbg !409
  %1 = load ptr, ptr %file, align 8, !dbg !412
  %cmp = icmp eq ptr %1, null, !dbg !414
  br i1 %cmp, label %if.then, label %if.end, !dbg !415

if.then:                                          ; preds = %entry
  %call1 = call ptr @__errno_location() #7, !dbg !416
  %2 = load i32, ptr %call1, align 4, !dbg !416
  %call2 = call ptr @strerror(i32 noundef %2), !dbg !418
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.54, ptr noundef %call2), !dbg !419
  br label %return, !dbg !420

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %text.addr, align 8, !dbg !421
  %4 = load ptr, ptr %file, align 8, !dbg !422
  %call4 = call i32 @fputs(ptr noundef %3, ptr noundef %4), !dbg !423
  %5 = load ptr, ptr %file, align 8, !dbg !424
  %call5 = call i32 @fclose(ptr noundef %5), !dbg !425
  br label %return, !dbg !426

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !426
}

declare i32 @stat(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @list(ptr noundef %name, ptr noundef %wants) #0 !dbg !427 {
entry:
  %name.addr = alloca ptr, align 8
  %wants.addr = alloca ptr, align 8
  %entries = alloca ptr, align 8
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !448, !DIExpression(), !449)
  store ptr %wants, ptr %wants.addr, align 8
    #dbg_declare(ptr %wants.addr, !450, !DIExpression(), !451)
    #dbg_declare(ptr %entries, !452, !DIExpression(), !455)
    #dbg_declare(ptr %n, !456, !DIExpression(), !457)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !458
  %1 = load ptr, ptr %wants.addr, align 8, !dbg !459
  %call = call i32 @scandir(ptr noundef %0, ptr noundef %entries, ptr noundef %1, ptr noundef @alphasort), !dbg !460
  store i32 %call, ptr %n, align 4, !dbg !457
  %2 = load i32, ptr %n, align 4, !dbg !461
  %cmp = icmp slt i32 %2, 0, !dbg !463
  br i1 %cmp, label %if.then, label %if.end, !dbg !464

if.then:                                          ; preds = %entry
  %call1 = call ptr @__errno_location() #7, !dbg !465
  %3 = load i32, ptr %call1, align 4, !dbg !465
  %call2 = call ptr @strerror(i32 noundef %3), !dbg !467
  %call3 = call i32 @puts(ptr noundef %call2), !dbg !468
  br label %return, !dbg !469

if.end:                                           ; preds = %entry
  %4 = load i32, ptr %n, align 4, !dbg !470
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.55, i32 noundef %4), !dbg !471
    #dbg_declare(ptr %i, !472, !DIExpression(), !474)
  store i32 0, ptr %i, align 4, !dbg !474
  br label %for.cond, !dbg !475

for.cond:                                         ; preds = %for.inc, %if.end
  %5 = load i32, ptr %i, align 4, !dbg !476
  %6 = load i32, ptr %n, align 4, !dbg !478
  %cmp5 = icmp slt i32 %5, %6, !dbg !479
  br i1 %cmp5, label %for.body, label %for.end, !dbg !480

for.body:                                         ; preds = %for.cond
  %7 = load ptr, ptr %entries, align 8, !dbg !481
  %8 = load i32, ptr %i, align 4, !dbg !483
  %idxprom = sext i32 %8 to i64, !dbg !481
  %arrayidx = getelementptr inbounds ptr, ptr %7, i64 %idxprom, !dbg !481
  %9 = load ptr, ptr %arrayidx, align 8, !dbg !481
  %d_name = getelementptr inbounds %struct.dirent, ptr %9, i32 0, i32 4, !dbg !484
  %arraydecay = getelementptr inbounds [256 x i8], ptr %d_name, i64 0, i64 0, !dbg !481
  %10 = load ptr, ptr %entries, align 8, !dbg !485
  %11 = load i32, ptr %i, align 4, !dbg !486
  %idxprom6 = sext i32 %11 to i64, !dbg !485
  %arrayidx7 = getelementptr inbounds ptr, ptr %10, i64 %idxprom6, !dbg !485
  %12 = load ptr, ptr %arrayidx7, align 8, !dbg !485
  %d_type = getelementptr inbounds %struct.dirent, ptr %12, i32 0, i32 3, !dbg !487
  %13 = load i8, ptr %d_type, align 2, !dbg !487
  %conv = zext i8 %13 to i32, !dbg !485
  %cmp8 = icmp eq i32 %conv, 4, !dbg !488
  %14 = zext i1 %cmp8 to i64, !dbg !485
  %cond = select i1 %cmp8, ptr @.str.57, ptr @.str.58, !dbg !485
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.56, ptr noundef %arraydecay, ptr noundef %cond), !dbg !489
  %15 = load ptr, ptr %entries, align 8, !dbg !490
  %16 = load i32, ptr %i, align 4, !dbg !491
  %idxprom11 = sext i32 %16 to i64, !dbg !490
  %arrayidx12 = getelementptr inbounds ptr, ptr %15, i64 %idxprom11, !dbg !490
  %17 = load ptr, ptr %arrayidx12, align 8, !dbg !490
  call void @free(ptr noundef %17), !dbg !492
  br label %for.inc, !dbg !493

for.inc:                                          ; preds = %for.body
  %18 = load i32, ptr %i, align 4, !dbg !494
  %inc = add nsw i32 %18, 1, !dbg !494
  store i32 %inc, ptr %i, align 4, !dbg !494
  br label %for.cond, !dbg !495, !llvm.loop !496

for.end:                                          ; preds = %for.cond
  %19 = load ptr, ptr %entries, align 8, !dbg !498
  call void @free(ptr noundef %19), !dbg !499
  %call13 = call i32 @puts(ptr noundef @.str.58), !dbg !500
  br label %return, !dbg !501

return:                                           ; preds = %for.end, %if.then
  ret void, !dbg !501
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_file(ptr noundef %entry1) #0 !dbg !502 {
entry:
  %entry.addr = alloca ptr, align 8
  store ptr %entry1, ptr %entry.addr, align 8
    #dbg_declare(ptr %entry.addr, !503, !DIExpression(), !504)
  %0 = load ptr, ptr %entry.addr, align 8, !dbg !505
  %d_type = getelementptr inbounds %struct.dirent, ptr %0, i32 0, i32 3, !dbg !506
  %1 = load i8, ptr %d_type, align 2, !dbg !506
  %conv = zext i8 %1 to i32, !dbg !505
  %cmp = icmp eq i32 %conv, 8, !dbg !507
  %conv2 = zext i1 %cmp to i32, !dbg !507
  ret i32 %conv2, !dbg !508
}

declare i32 @rmdir(ptr noundef) #2

declare i32 @unlink(ptr noundef) #2

declare i32 @remove(ptr noundef) #2

declare ptr @opendir(ptr noundef) #2

declare i32 @access(ptr noundef, i32 noundef) #2

declare ptr @readdir(ptr noundef) #2

declare void @rewinddir(ptr noundef) #2

declare i32 @closedir(ptr noundef) #2

declare ptr @realpath(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strstr(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i64 @strlen(ptr noundef) #3

declare void @free(ptr noundef) #2

declare i64 @readlink(ptr noundef, ptr noundef, i64 noundef) #2

declare i32 @rename(ptr noundef, ptr noundef) #2

declare i32 @open(ptr noundef, i32 noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare i32 @truncate(ptr noundef, i64 noundef) #2

declare i32 @chmod(ptr noundef, i32 noundef) #2

declare ptr @fopen(ptr noundef, ptr noundef) #2

declare i32 @fputs(ptr noundef, ptr noundef) #2

declare i32 @fclose(ptr noundef) #2

declare i32 @scandir(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @alphasort(ptr noundef, ptr noundef) #2

declare i32 @puts(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!198}
!llvm.module.flags = !{!209, !210, !211, !212, !213, !214, !215}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "folders.c", directory: ".", checksumkind: CSK_MD5, checksum: "fcb0b9c4f96c026cffc52a5da7b0e7e5")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 8)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 192, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 24)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 3)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 82, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 5)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 216, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 27)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 84, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 6)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 208, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 26)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 85, type: !24, isLocal: true, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 7)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !2, line: 86, type: !3, isLocal: true, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 96, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 12)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 87, type: !19, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 88, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 120, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 15)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(scope: null, file: !2, line: 88, type: !65, isLocal: true, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 4)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(scope: null, file: !2, line: 89, type: !70, isLocal: true, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 13)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(scope: null, file: !2, line: 89, type: !24, isLocal: true, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(scope: null, file: !2, line: 90, type: !19, isLocal: true, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !9, isLocal: true, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(scope: null, file: !2, line: 91, type: !81, isLocal: true, isDefinition: true)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 112, elements: !82)
!82 = !{!83}
!83 = !DISubrange(count: 14)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(scope: null, file: !2, line: 92, type: !46, isLocal: true, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(scope: null, file: !2, line: 96, type: !34, isLocal: true, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(scope: null, file: !2, line: 98, type: !90, isLocal: true, isDefinition: true)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 20)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(scope: null, file: !2, line: 99, type: !95, isLocal: true, isDefinition: true)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 232, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 29)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(scope: null, file: !2, line: 100, type: !100, isLocal: true, isDefinition: true)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 176, elements: !101)
!101 = !{!102}
!102 = !DISubrange(count: 22)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(scope: null, file: !2, line: 103, type: !105, isLocal: true, isDefinition: true)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 184, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 23)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(scope: null, file: !2, line: 104, type: !105, isLocal: true, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(scope: null, file: !2, line: 104, type: !46, isLocal: true, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(scope: null, file: !2, line: 105, type: !65, isLocal: true, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(scope: null, file: !2, line: 106, type: !116, isLocal: true, isDefinition: true)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !117)
!117 = !{!118}
!118 = !DISubrange(count: 19)
!119 = !DIGlobalVariableExpression(var: !120, expr: !DIExpression())
!120 = distinct !DIGlobalVariable(scope: null, file: !2, line: 107, type: !121, isLocal: true, isDefinition: true)
!121 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 200, elements: !122)
!122 = !{!123}
!123 = !DISubrange(count: 25)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(scope: null, file: !2, line: 109, type: !34, isLocal: true, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(scope: null, file: !2, line: 109, type: !24, isLocal: true, isDefinition: true)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(scope: null, file: !2, line: 121, type: !9, isLocal: true, isDefinition: true)
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(scope: null, file: !2, line: 125, type: !105, isLocal: true, isDefinition: true)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(scope: null, file: !2, line: 125, type: !46, isLocal: true, isDefinition: true)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(scope: null, file: !2, line: 126, type: !136, isLocal: true, isDefinition: true)
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 240, elements: !137)
!137 = !{!138}
!138 = !DISubrange(count: 30)
!139 = !DIGlobalVariableExpression(var: !140, expr: !DIExpression())
!140 = distinct !DIGlobalVariable(scope: null, file: !2, line: 126, type: !9, isLocal: true, isDefinition: true)
!141 = !DIGlobalVariableExpression(var: !142, expr: !DIExpression())
!142 = distinct !DIGlobalVariable(scope: null, file: !2, line: 127, type: !143, isLocal: true, isDefinition: true)
!143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !144)
!144 = !{!145}
!145 = !DISubrange(count: 32)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(scope: null, file: !2, line: 127, type: !34, isLocal: true, isDefinition: true)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(scope: null, file: !2, line: 128, type: !136, isLocal: true, isDefinition: true)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(scope: null, file: !2, line: 128, type: !152, isLocal: true, isDefinition: true)
!152 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !153)
!153 = !{!154}
!154 = !DISubrange(count: 9)
!155 = !DIGlobalVariableExpression(var: !156, expr: !DIExpression())
!156 = distinct !DIGlobalVariable(scope: null, file: !2, line: 129, type: !157, isLocal: true, isDefinition: true)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !158)
!158 = !{!159}
!159 = !DISubrange(count: 18)
!160 = !DIGlobalVariableExpression(var: !161, expr: !DIExpression())
!161 = distinct !DIGlobalVariable(scope: null, file: !2, line: 129, type: !19, isLocal: true, isDefinition: true)
!162 = !DIGlobalVariableExpression(var: !163, expr: !DIExpression())
!163 = distinct !DIGlobalVariable(scope: null, file: !2, line: 130, type: !164, isLocal: true, isDefinition: true)
!164 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 368, elements: !165)
!165 = !{!166}
!166 = !DISubrange(count: 46)
!167 = !DIGlobalVariableExpression(var: !168, expr: !DIExpression())
!168 = distinct !DIGlobalVariable(scope: null, file: !2, line: 130, type: !34, isLocal: true, isDefinition: true)
!169 = !DIGlobalVariableExpression(var: !170, expr: !DIExpression())
!170 = distinct !DIGlobalVariable(scope: null, file: !2, line: 131, type: !164, isLocal: true, isDefinition: true)
!171 = !DIGlobalVariableExpression(var: !172, expr: !DIExpression())
!172 = distinct !DIGlobalVariable(scope: null, file: !2, line: 135, type: !157, isLocal: true, isDefinition: true)
!173 = !DIGlobalVariableExpression(var: !174, expr: !DIExpression())
!174 = distinct !DIGlobalVariable(scope: null, file: !2, line: 136, type: !29, isLocal: true, isDefinition: true)
!175 = !DIGlobalVariableExpression(var: !176, expr: !DIExpression())
!176 = distinct !DIGlobalVariable(scope: null, file: !2, line: 139, type: !29, isLocal: true, isDefinition: true)
!177 = !DIGlobalVariableExpression(var: !178, expr: !DIExpression())
!178 = distinct !DIGlobalVariable(scope: null, file: !2, line: 139, type: !34, isLocal: true, isDefinition: true)
!179 = !DIGlobalVariableExpression(var: !180, expr: !DIExpression())
!180 = distinct !DIGlobalVariable(scope: null, file: !2, line: 140, type: !100, isLocal: true, isDefinition: true)
!181 = !DIGlobalVariableExpression(var: !182, expr: !DIExpression())
!182 = distinct !DIGlobalVariable(scope: null, file: !2, line: 141, type: !53, isLocal: true, isDefinition: true)
!183 = !DIGlobalVariableExpression(var: !184, expr: !DIExpression())
!184 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !3, isLocal: true, isDefinition: true)
!185 = !DIGlobalVariableExpression(var: !186, expr: !DIExpression())
!186 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !70, isLocal: true, isDefinition: true)
!187 = !DIGlobalVariableExpression(var: !188, expr: !DIExpression())
!188 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !65, isLocal: true, isDefinition: true)
!189 = !DIGlobalVariableExpression(var: !190, expr: !DIExpression())
!190 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !34, isLocal: true, isDefinition: true)
!191 = !DIGlobalVariableExpression(var: !192, expr: !DIExpression())
!192 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !3, isLocal: true, isDefinition: true)
!193 = !DIGlobalVariableExpression(var: !194, expr: !DIExpression())
!194 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !195, isLocal: true, isDefinition: true)
!195 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !196)
!196 = !{!197}
!197 = !DISubrange(count: 1)
!198 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !199, retainedTypes: !205, globals: !208, splitDebugInlining: false, nameTableKind: None)
!199 = !{!200}
!200 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 29, baseType: !201, size: 32, elements: !202)
!201 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!202 = !{!203, !204}
!203 = !DIEnumerator(name: "DT_DIR", value: 4)
!204 = !DIEnumerator(name: "DT_REG", value: 8)
!205 = !{!206, !207}
!206 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!208 = !{!0, !7, !12, !17, !22, !27, !32, !37, !42, !44, !49, !51, !56, !58, !63, !68, !73, !75, !77, !79, !84, !86, !88, !93, !98, !103, !108, !110, !112, !114, !119, !124, !126, !128, !130, !132, !134, !139, !141, !146, !148, !150, !155, !160, !162, !167, !169, !171, !173, !175, !177, !179, !181, !183, !185, !187, !189, !191, !193}
!209 = !{i32 7, !"Dwarf Version", i32 5}
!210 = !{i32 2, !"Debug Info Version", i32 3}
!211 = !{i32 1, !"wchar_size", i32 4}
!212 = !{i32 8, !"PIC Level", i32 2}
!213 = !{i32 7, !"PIE Level", i32 2}
!214 = !{i32 7, !"uwtable", i32 2}
!215 = !{i32 7, !"frame-pointer", i32 2}
!216 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 76, type: !217, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !198, retainedNodes: !219)
!217 = !DISubroutineType(types: !218)
!218 = !{!206}
!219 = !{}
!220 = !DILocalVariable(name: "base", scope: !216, file: !2, line: 77, type: !60)
!221 = !DILocation(line: 77, column: 8, scope: !216)
!222 = !DILocalVariable(name: "name", scope: !216, file: !2, line: 77, type: !223)
!223 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !224)
!224 = !{!225}
!225 = !DISubrange(count: 100)
!226 = !DILocation(line: 77, column: 35, scope: !216)
!227 = !DILocalVariable(name: "about", scope: !216, file: !2, line: 78, type: !228)
!228 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !2, line: 23, size: 1152, elements: !229)
!229 = !{!230, !234, !235, !236, !238, !239, !240, !241, !242, !245, !246, !247, !249}
!230 = !DIDerivedType(tag: DW_TAG_member, name: "st_dev", scope: !228, file: !2, line: 24, baseType: !231, size: 64)
!231 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !232, line: 14, baseType: !233)
!232 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!233 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "st_ino", scope: !228, file: !2, line: 24, baseType: !231, size: 64, offset: 64)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "st_nlink", scope: !228, file: !2, line: 24, baseType: !231, size: 64, offset: 128)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "st_mode", scope: !228, file: !2, line: 25, baseType: !237, size: 32, offset: 192)
!237 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !232, line: 12, baseType: !201)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "st_uid", scope: !228, file: !2, line: 25, baseType: !237, size: 32, offset: 224)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "st_gid", scope: !228, file: !2, line: 25, baseType: !237, size: 32, offset: 256)
!240 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !228, file: !2, line: 25, baseType: !237, size: 32, offset: 288)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "st_rdev", scope: !228, file: !2, line: 26, baseType: !231, size: 64, offset: 320)
!242 = !DIDerivedType(tag: DW_TAG_member, name: "st_size", scope: !228, file: !2, line: 27, baseType: !243, size: 64, offset: 384)
!243 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !232, line: 13, baseType: !244)
!244 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!245 = !DIDerivedType(tag: DW_TAG_member, name: "st_blksize", scope: !228, file: !2, line: 27, baseType: !243, size: 64, offset: 448)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "st_blocks", scope: !228, file: !2, line: 27, baseType: !243, size: 64, offset: 512)
!247 = !DIDerivedType(tag: DW_TAG_member, name: "times", scope: !228, file: !2, line: 27, baseType: !248, size: 384, offset: 576)
!248 = !DICompositeType(tag: DW_TAG_array_type, baseType: !243, size: 384, elements: !35)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "more", scope: !228, file: !2, line: 27, baseType: !250, size: 192, offset: 960)
!250 = !DICompositeType(tag: DW_TAG_array_type, baseType: !243, size: 192, elements: !20)
!251 = !DILocation(line: 78, column: 15, scope: !216)
!252 = !DILocation(line: 79, column: 15, scope: !253)
!253 = distinct !DILexicalBlock(scope: !216, file: !2, line: 79, column: 7)
!254 = !DILocation(line: 79, column: 7, scope: !253)
!255 = !DILocation(line: 79, column: 24, scope: !253)
!256 = !DILocation(line: 79, column: 21, scope: !253)
!257 = !DILocation(line: 79, column: 29, scope: !253)
!258 = !DILocation(line: 79, column: 32, scope: !253)
!259 = !DILocation(line: 79, column: 43, scope: !253)
!260 = !DILocation(line: 79, column: 7, scope: !216)
!261 = !DILocation(line: 80, column: 5, scope: !253)
!262 = !DILocation(line: 82, column: 3, scope: !216)
!263 = !DILocation(line: 83, column: 3, scope: !216)
!264 = !DILocation(line: 84, column: 3, scope: !216)
!265 = !DILocation(line: 85, column: 3, scope: !216)
!266 = !DILocation(line: 86, column: 13, scope: !216)
!267 = !DILocation(line: 86, column: 3, scope: !216)
!268 = !DILocation(line: 87, column: 13, scope: !216)
!269 = !DILocation(line: 87, column: 3, scope: !216)
!270 = !DILocation(line: 88, column: 13, scope: !216)
!271 = !DILocation(line: 88, column: 3, scope: !216)
!272 = !DILocation(line: 89, column: 13, scope: !216)
!273 = !DILocation(line: 89, column: 3, scope: !216)
!274 = !DILocation(line: 90, column: 21, scope: !216)
!275 = !DILocation(line: 90, column: 16, scope: !216)
!276 = !DILocation(line: 90, column: 3, scope: !216)
!277 = !DILocation(line: 91, column: 22, scope: !216)
!278 = !DILocation(line: 91, column: 51, scope: !216)
!279 = !DILocation(line: 91, column: 46, scope: !216)
!280 = !DILocation(line: 91, column: 3, scope: !216)
!281 = !DILocation(line: 92, column: 32, scope: !216)
!282 = !DILocation(line: 92, column: 21, scope: !216)
!283 = !DILocation(line: 92, column: 41, scope: !216)
!284 = !DILocation(line: 92, column: 3, scope: !216)
!285 = !DILocation(line: 94, column: 8, scope: !216)
!286 = !DILocation(line: 94, column: 3, scope: !216)
!287 = !DILocation(line: 95, column: 8, scope: !216)
!288 = !DILocation(line: 95, column: 3, scope: !216)
!289 = !DILocation(line: 96, column: 8, scope: !216)
!290 = !DILocation(line: 96, column: 3, scope: !216)
!291 = !DILocation(line: 97, column: 8, scope: !216)
!292 = !DILocation(line: 97, column: 3, scope: !216)
!293 = !DILocation(line: 98, column: 3, scope: !216)
!294 = !DILocation(line: 99, column: 3, scope: !216)
!295 = !DILocation(line: 100, column: 3, scope: !216)
!296 = !DILocation(line: 101, column: 3, scope: !216)
!297 = !DILocation(line: 102, column: 3, scope: !216)
!298 = !DILocation(line: 103, column: 3, scope: !216)
!299 = !DILocation(line: 104, column: 3, scope: !216)
!300 = !DILocation(line: 105, column: 26, scope: !216)
!301 = !DILocation(line: 105, column: 18, scope: !216)
!302 = !DILocation(line: 105, column: 42, scope: !216)
!303 = !DILocation(line: 105, column: 50, scope: !216)
!304 = !DILocation(line: 105, column: 53, scope: !216)
!305 = !DILocation(line: 105, column: 59, scope: !216)
!306 = !DILocation(line: 0, scope: !216)
!307 = !DILocation(line: 105, column: 3, scope: !216)
!308 = !DILocation(line: 106, column: 3, scope: !216)
!309 = !DILocation(line: 107, column: 3, scope: !216)
!310 = !DILocation(line: 109, column: 13, scope: !216)
!311 = !DILocation(line: 109, column: 3, scope: !216)
!312 = !DILocalVariable(name: "folder", scope: !216, file: !2, line: 110, type: !313)
!313 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !314, size: 64)
!314 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !2, line: 15, baseType: !315)
!315 = !DICompositeType(tag: DW_TAG_structure_type, name: "folder", file: !2, line: 15, flags: DIFlagFwdDecl)
!316 = !DILocation(line: 110, column: 8, scope: !216)
!317 = !DILocation(line: 110, column: 25, scope: !216)
!318 = !DILocation(line: 110, column: 17, scope: !216)
!319 = !DILocation(line: 111, column: 21, scope: !216)
!320 = !DILocation(line: 111, column: 28, scope: !216)
!321 = !DILocation(line: 111, column: 37, scope: !216)
!322 = !DILocation(line: 111, column: 43, scope: !216)
!323 = !DILocation(line: 111, column: 3, scope: !216)
!324 = !DILocation(line: 112, column: 20, scope: !216)
!325 = !DILocation(line: 112, column: 12, scope: !216)
!326 = !DILocation(line: 112, column: 10, scope: !216)
!327 = !DILocalVariable(name: "entries", scope: !216, file: !2, line: 113, type: !206)
!328 = !DILocation(line: 113, column: 7, scope: !216)
!329 = !DILocation(line: 114, column: 3, scope: !216)
!330 = !DILocation(line: 114, column: 18, scope: !216)
!331 = !DILocation(line: 114, column: 10, scope: !216)
!332 = !DILocation(line: 115, column: 12, scope: !216)
!333 = distinct !{!333, !329, !332, !334}
!334 = !{!"llvm.loop.mustprogress"}
!335 = !DILocation(line: 116, column: 13, scope: !216)
!336 = !DILocation(line: 116, column: 3, scope: !216)
!337 = !DILocation(line: 117, column: 28, scope: !216)
!338 = !DILocation(line: 117, column: 20, scope: !216)
!339 = !DILocation(line: 117, column: 36, scope: !216)
!340 = !DILocation(line: 117, column: 17, scope: !216)
!341 = !DILocation(line: 117, column: 11, scope: !216)
!342 = !DILocation(line: 118, column: 18, scope: !216)
!343 = !DILocation(line: 118, column: 3, scope: !216)
!344 = !DILocation(line: 119, column: 12, scope: !216)
!345 = !DILocation(line: 119, column: 3, scope: !216)
!346 = !DILocalVariable(name: "whole", scope: !216, file: !2, line: 121, type: !347)
!347 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!348 = !DILocation(line: 121, column: 9, scope: !216)
!349 = !DILocation(line: 121, column: 26, scope: !216)
!350 = !DILocation(line: 121, column: 17, scope: !216)
!351 = !DILocation(line: 122, column: 22, scope: !216)
!352 = !DILocation(line: 122, column: 21, scope: !216)
!353 = !DILocation(line: 122, column: 28, scope: !216)
!354 = !DILocation(line: 122, column: 43, scope: !216)
!355 = !DILocation(line: 122, column: 50, scope: !216)
!356 = !DILocation(line: 122, column: 36, scope: !216)
!357 = !DILocation(line: 122, column: 72, scope: !216)
!358 = !DILocation(line: 122, column: 65, scope: !216)
!359 = !DILocation(line: 122, column: 3, scope: !216)
!360 = !DILocation(line: 123, column: 8, scope: !216)
!361 = !DILocation(line: 123, column: 3, scope: !216)
!362 = !DILocation(line: 124, column: 35, scope: !216)
!363 = !DILocation(line: 124, column: 50, scope: !216)
!364 = !DILocation(line: 124, column: 26, scope: !216)
!365 = !DILocation(line: 124, column: 21, scope: !216)
!366 = !DILocation(line: 124, column: 70, scope: !216)
!367 = !DILocation(line: 124, column: 76, scope: !216)
!368 = !DILocation(line: 124, column: 3, scope: !216)
!369 = !DILocation(line: 125, column: 3, scope: !216)
!370 = !DILocation(line: 126, column: 3, scope: !216)
!371 = !DILocation(line: 127, column: 3, scope: !216)
!372 = !DILocation(line: 128, column: 3, scope: !216)
!373 = !DILocation(line: 129, column: 3, scope: !216)
!374 = !DILocation(line: 130, column: 3, scope: !216)
!375 = !DILocation(line: 131, column: 3, scope: !216)
!376 = !DILocalVariable(name: "most", scope: !216, file: !2, line: 132, type: !377)
!377 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2400, elements: !378)
!378 = !{!379}
!379 = !DISubrange(count: 300)
!380 = !DILocation(line: 132, column: 8, scope: !216)
!381 = !DILocation(line: 133, column: 3, scope: !216)
!382 = !DILocation(line: 134, column: 3, scope: !216)
!383 = !DILocation(line: 134, column: 25, scope: !216)
!384 = !DILocation(line: 135, column: 3, scope: !216)
!385 = !DILocation(line: 136, column: 3, scope: !216)
!386 = !DILocation(line: 137, column: 8, scope: !216)
!387 = !DILocation(line: 137, column: 3, scope: !216)
!388 = !DILocation(line: 138, column: 29, scope: !216)
!389 = !DILocation(line: 138, column: 18, scope: !216)
!390 = !DILocation(line: 138, column: 3, scope: !216)
!391 = !DILocation(line: 139, column: 3, scope: !216)
!392 = !DILocation(line: 140, column: 3, scope: !216)
!393 = !DILocation(line: 141, column: 3, scope: !216)
!394 = !DILocation(line: 142, column: 1, scope: !216)
!395 = distinct !DISubprogram(name: "make_file", scope: !2, file: !2, line: 46, type: !396, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !198, retainedNodes: !219)
!396 = !DISubroutineType(types: !397)
!397 = !{null, !398, !398}
!398 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !399, size: 64)
!399 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!400 = !DILocalVariable(name: "name", arg: 1, scope: !395, file: !2, line: 46, type: !398)
!401 = !DILocation(line: 46, column: 35, scope: !395)
!402 = !DILocalVariable(name: "text", arg: 2, scope: !395, file: !2, line: 46, type: !398)
!403 = !DILocation(line: 46, column: 53, scope: !395)
!404 = !DILocalVariable(name: "file", scope: !395, file: !2, line: 47, type: !405)
!405 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !406, size: 64)
!406 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !407, line: 12, baseType: !408)
!407 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "ead6eea74c339c03b5b1ca631994b452")
!408 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !407, line: 12, flags: DIFlagFwdDecl)
!409 = !DILocation(line: 47, column: 9, scope: !395)
!410 = !DILocation(line: 47, column: 22, scope: !395)
!411 = !DILocation(line: 47, column: 16, scope: !395)
!412 = !DILocation(line: 48, column: 7, scope: !413)
!413 = distinct !DILexicalBlock(scope: !395, file: !2, line: 48, column: 7)
!414 = !DILocation(line: 48, column: 12, scope: !413)
!415 = !DILocation(line: 48, column: 7, scope: !395)
!416 = !DILocation(line: 49, column: 38, scope: !417)
!417 = distinct !DILexicalBlock(scope: !413, file: !2, line: 48, column: 21)
!418 = !DILocation(line: 49, column: 29, scope: !417)
!419 = !DILocation(line: 49, column: 5, scope: !417)
!420 = !DILocation(line: 50, column: 5, scope: !417)
!421 = !DILocation(line: 52, column: 9, scope: !395)
!422 = !DILocation(line: 52, column: 15, scope: !395)
!423 = !DILocation(line: 52, column: 3, scope: !395)
!424 = !DILocation(line: 53, column: 10, scope: !395)
!425 = !DILocation(line: 53, column: 3, scope: !395)
!426 = !DILocation(line: 54, column: 1, scope: !395)
!427 = distinct !DISubprogram(name: "list", scope: !2, file: !2, line: 58, type: !428, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !198, retainedNodes: !219)
!428 = !DISubroutineType(types: !429)
!429 = !{null, !398, !430}
!430 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !431, size: 64)
!431 = !DISubroutineType(types: !432)
!432 = !{!206, !433}
!433 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !434, size: 64)
!434 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !435)
!435 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dirent", file: !2, line: 16, size: 2240, elements: !436)
!436 = !{!437, !438, !439, !442, !444}
!437 = !DIDerivedType(tag: DW_TAG_member, name: "d_ino", scope: !435, file: !2, line: 17, baseType: !231, size: 64)
!438 = !DIDerivedType(tag: DW_TAG_member, name: "d_off", scope: !435, file: !2, line: 18, baseType: !243, size: 64, offset: 64)
!439 = !DIDerivedType(tag: DW_TAG_member, name: "d_reclen", scope: !435, file: !2, line: 19, baseType: !440, size: 16, offset: 128)
!440 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !232, line: 10, baseType: !441)
!441 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!442 = !DIDerivedType(tag: DW_TAG_member, name: "d_type", scope: !435, file: !2, line: 20, baseType: !443, size: 8, offset: 144)
!443 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!444 = !DIDerivedType(tag: DW_TAG_member, name: "d_name", scope: !435, file: !2, line: 21, baseType: !445, size: 2048, offset: 152)
!445 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2048, elements: !446)
!446 = !{!447}
!447 = !DISubrange(count: 256)
!448 = !DILocalVariable(name: "name", arg: 1, scope: !427, file: !2, line: 58, type: !398)
!449 = !DILocation(line: 58, column: 30, scope: !427)
!450 = !DILocalVariable(name: "wants", arg: 2, scope: !427, file: !2, line: 58, type: !430)
!451 = !DILocation(line: 58, column: 42, scope: !427)
!452 = !DILocalVariable(name: "entries", scope: !427, file: !2, line: 59, type: !453)
!453 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !454, size: 64)
!454 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !435, size: 64)
!455 = !DILocation(line: 59, column: 19, scope: !427)
!456 = !DILocalVariable(name: "n", scope: !427, file: !2, line: 60, type: !206)
!457 = !DILocation(line: 60, column: 7, scope: !427)
!458 = !DILocation(line: 60, column: 19, scope: !427)
!459 = !DILocation(line: 60, column: 35, scope: !427)
!460 = !DILocation(line: 60, column: 11, scope: !427)
!461 = !DILocation(line: 61, column: 7, scope: !462)
!462 = distinct !DILexicalBlock(scope: !427, file: !2, line: 61, column: 7)
!463 = !DILocation(line: 61, column: 9, scope: !462)
!464 = !DILocation(line: 61, column: 7, scope: !427)
!465 = !DILocation(line: 62, column: 19, scope: !466)
!466 = distinct !DILexicalBlock(scope: !462, file: !2, line: 61, column: 14)
!467 = !DILocation(line: 62, column: 10, scope: !466)
!468 = !DILocation(line: 62, column: 5, scope: !466)
!469 = !DILocation(line: 63, column: 5, scope: !466)
!470 = !DILocation(line: 65, column: 17, scope: !427)
!471 = !DILocation(line: 65, column: 3, scope: !427)
!472 = !DILocalVariable(name: "i", scope: !473, file: !2, line: 66, type: !206)
!473 = distinct !DILexicalBlock(scope: !427, file: !2, line: 66, column: 3)
!474 = !DILocation(line: 66, column: 12, scope: !473)
!475 = !DILocation(line: 66, column: 8, scope: !473)
!476 = !DILocation(line: 66, column: 19, scope: !477)
!477 = distinct !DILexicalBlock(scope: !473, file: !2, line: 66, column: 3)
!478 = !DILocation(line: 66, column: 23, scope: !477)
!479 = !DILocation(line: 66, column: 21, scope: !477)
!480 = !DILocation(line: 66, column: 3, scope: !473)
!481 = !DILocation(line: 67, column: 21, scope: !482)
!482 = distinct !DILexicalBlock(scope: !477, file: !2, line: 66, column: 31)
!483 = !DILocation(line: 67, column: 29, scope: !482)
!484 = !DILocation(line: 67, column: 33, scope: !482)
!485 = !DILocation(line: 67, column: 41, scope: !482)
!486 = !DILocation(line: 67, column: 49, scope: !482)
!487 = !DILocation(line: 67, column: 53, scope: !482)
!488 = !DILocation(line: 67, column: 60, scope: !482)
!489 = !DILocation(line: 67, column: 5, scope: !482)
!490 = !DILocation(line: 68, column: 10, scope: !482)
!491 = !DILocation(line: 68, column: 18, scope: !482)
!492 = !DILocation(line: 68, column: 5, scope: !482)
!493 = !DILocation(line: 69, column: 3, scope: !482)
!494 = !DILocation(line: 66, column: 27, scope: !477)
!495 = !DILocation(line: 66, column: 3, scope: !477)
!496 = distinct !{!496, !480, !497, !334}
!497 = !DILocation(line: 69, column: 3, scope: !473)
!498 = !DILocation(line: 70, column: 8, scope: !427)
!499 = !DILocation(line: 70, column: 3, scope: !427)
!500 = !DILocation(line: 71, column: 3, scope: !427)
!501 = !DILocation(line: 72, column: 1, scope: !427)
!502 = distinct !DISubprogram(name: "is_file", scope: !2, file: !2, line: 56, type: !431, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !198, retainedNodes: !219)
!503 = !DILocalVariable(name: "entry", arg: 1, scope: !502, file: !2, line: 56, type: !433)
!504 = !DILocation(line: 56, column: 41, scope: !502)
!505 = !DILocation(line: 56, column: 57, scope: !502)
!506 = !DILocation(line: 56, column: 64, scope: !502)
!507 = !DILocation(line: 56, column: 71, scope: !502)
!508 = !DILocation(line: 56, column: 50, scope: !502)
