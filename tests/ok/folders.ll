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
@.str.34 = private unnamed_addr constant [27 x i8] c"truncate(NAME(\22/file\22), 2)\00", align 1, !dbg !130
@.str.35 = private unnamed_addr constant [27 x i8] c"chmod(NAME(\22/none\22), 0600)\00", align 1, !dbg !132
@.str.36 = private unnamed_addr constant [6 x i8] c"/none\00", align 1, !dbg !134
@.str.37 = private unnamed_addr constant [22 x i8] c"unlink(NAME(\22/file\22))\00", align 1, !dbg !136
@.str.38 = private unnamed_addr constant [12 x i8] c"rmdir(base)\00", align 1, !dbg !138
@.str.39 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !140
@.str.40 = private unnamed_addr constant [13 x i8] c"no file: %s\0A\00", align 1, !dbg !142
@.str.41 = private unnamed_addr constant [4 x i8] c"%d:\00", align 1, !dbg !144
@.str.42 = private unnamed_addr constant [6 x i8] c" %s%s\00", align 1, !dbg !146
@.str.43 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !148
@.str.44 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1, !dbg !150

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !173 {
entry:
  %retval = alloca i32, align 4
  %base = alloca [15 x i8], align 1
  %name = alloca [100 x i8], align 16
  %about = alloca %struct.stat, align 8
  %folder = alloca ptr, align 8
  %entries = alloca i32, align 4
  %whole = alloca ptr, align 8
  store i32 0, ptr %retval, align 4
    #dbg_declare(ptr %base, !177, !DIExpression(), !178)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %base, ptr align 1 @__const.main.base, i64 15, i1 false), !dbg !178
    #dbg_declare(ptr %name, !179, !DIExpression(), !183)
    #dbg_declare(ptr %about, !184, !DIExpression(), !208)
  %arraydecay = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !209
  %call = call ptr @mkdtemp(ptr noundef %arraydecay), !dbg !211
  %arraydecay1 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !212
  %cmp = icmp ne ptr %call, %arraydecay1, !dbg !213
  br i1 %cmp, label %if.then, label %lor.lhs.false, !dbg !214

lor.lhs.false:                                    ; preds = %entry
  %call2 = call i32 @chdir(ptr noundef @.str), !dbg !215
  %cmp3 = icmp ne i32 %call2, 0, !dbg !216
  br i1 %cmp3, label %if.then, label %if.end, !dbg !217

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 1, ptr %retval, align 4, !dbg !218
  br label %return, !dbg !218

if.end:                                           ; preds = %lor.lhs.false
  %arraydecay4 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !219
  %arraydecay5 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !219
  %call6 = call ptr @strcpy(ptr noundef %arraydecay4, ptr noundef %arraydecay5) #5, !dbg !219
  %arraydecay7 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !219
  %call8 = call ptr @strcat(ptr noundef %arraydecay7, ptr noundef @.str.3) #5, !dbg !219
  %call9 = call i32 @mkdir(ptr noundef %call8, i32 noundef 493), !dbg !219
  %cmp10 = icmp eq i32 %call9, 0, !dbg !219
  br i1 %cmp10, label %cond.true, label %cond.false, !dbg !219

cond.true:                                        ; preds = %if.end
  br label %cond.end, !dbg !219

cond.false:                                       ; preds = %if.end
  %call11 = call ptr @__errno_location() #6, !dbg !219
  %0 = load i32, ptr %call11, align 4, !dbg !219
  %call12 = call ptr @strerror(i32 noundef %0), !dbg !219
  br label %cond.end, !dbg !219

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ @.str.4, %cond.true ], [ %call12, %cond.false ], !dbg !219
  %call13 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.2, ptr noundef %cond), !dbg !219
  %arraydecay14 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !220
  %arraydecay15 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !220
  %call16 = call ptr @strcpy(ptr noundef %arraydecay14, ptr noundef %arraydecay15) #5, !dbg !220
  %arraydecay17 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !220
  %call18 = call ptr @strcat(ptr noundef %arraydecay17, ptr noundef @.str.3) #5, !dbg !220
  %call19 = call i32 @mkdir(ptr noundef %call18, i32 noundef 493), !dbg !220
  %cmp20 = icmp eq i32 %call19, 0, !dbg !220
  br i1 %cmp20, label %cond.true21, label %cond.false22, !dbg !220

cond.true21:                                      ; preds = %cond.end
  br label %cond.end25, !dbg !220

cond.false22:                                     ; preds = %cond.end
  %call23 = call ptr @__errno_location() #6, !dbg !220
  %1 = load i32, ptr %call23, align 4, !dbg !220
  %call24 = call ptr @strerror(i32 noundef %1), !dbg !220
  br label %cond.end25, !dbg !220

cond.end25:                                       ; preds = %cond.false22, %cond.true21
  %cond26 = phi ptr [ @.str.4, %cond.true21 ], [ %call24, %cond.false22 ], !dbg !220
  %call27 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.2, ptr noundef %cond26), !dbg !220
  %arraydecay28 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !221
  %arraydecay29 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !221
  %call30 = call ptr @strcpy(ptr noundef %arraydecay28, ptr noundef %arraydecay29) #5, !dbg !221
  %arraydecay31 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !221
  %call32 = call ptr @strcat(ptr noundef %arraydecay31, ptr noundef @.str.6) #5, !dbg !221
  %call33 = call i32 @mkdir(ptr noundef %call32, i32 noundef 493), !dbg !221
  %cmp34 = icmp eq i32 %call33, 0, !dbg !221
  br i1 %cmp34, label %cond.true35, label %cond.false36, !dbg !221

cond.true35:                                      ; preds = %cond.end25
  br label %cond.end39, !dbg !221

cond.false36:                                     ; preds = %cond.end25
  %call37 = call ptr @__errno_location() #6, !dbg !221
  %2 = load i32, ptr %call37, align 4, !dbg !221
  %call38 = call ptr @strerror(i32 noundef %2), !dbg !221
  br label %cond.end39, !dbg !221

cond.end39:                                       ; preds = %cond.false36, %cond.true35
  %cond40 = phi ptr [ @.str.4, %cond.true35 ], [ %call38, %cond.false36 ], !dbg !221
  %call41 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.5, ptr noundef %cond40), !dbg !221
  %arraydecay42 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !222
  %arraydecay43 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !222
  %call44 = call ptr @strcpy(ptr noundef %arraydecay42, ptr noundef %arraydecay43) #5, !dbg !222
  %arraydecay45 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !222
  %call46 = call ptr @strcat(ptr noundef %arraydecay45, ptr noundef @.str.8) #5, !dbg !222
  %call47 = call i32 @mkdir(ptr noundef %call46, i32 noundef 493), !dbg !222
  %cmp48 = icmp eq i32 %call47, 0, !dbg !222
  br i1 %cmp48, label %cond.true49, label %cond.false50, !dbg !222

cond.true49:                                      ; preds = %cond.end39
  br label %cond.end53, !dbg !222

cond.false50:                                     ; preds = %cond.end39
  %call51 = call ptr @__errno_location() #6, !dbg !222
  %3 = load i32, ptr %call51, align 4, !dbg !222
  %call52 = call ptr @strerror(i32 noundef %3), !dbg !222
  br label %cond.end53, !dbg !222

cond.end53:                                       ; preds = %cond.false50, %cond.true49
  %cond54 = phi ptr [ @.str.4, %cond.true49 ], [ %call52, %cond.false50 ], !dbg !222
  %call55 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.7, ptr noundef %cond54), !dbg !222
  %arraydecay56 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !223
  %arraydecay57 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !223
  %call58 = call ptr @strcpy(ptr noundef %arraydecay56, ptr noundef %arraydecay57) #5, !dbg !223
  %arraydecay59 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !223
  %call60 = call ptr @strcat(ptr noundef %arraydecay59, ptr noundef @.str.9) #5, !dbg !223
  call void @make_file(ptr noundef %call60, ptr noundef @.str.10), !dbg !224
  %arraydecay61 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !225
  %arraydecay62 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !225
  %call63 = call ptr @strcpy(ptr noundef %arraydecay61, ptr noundef %arraydecay62) #5, !dbg !225
  %arraydecay64 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !225
  %call65 = call ptr @strcat(ptr noundef %arraydecay64, ptr noundef @.str.11) #5, !dbg !225
  call void @make_file(ptr noundef %call65, ptr noundef @.str.12), !dbg !226
  %arraydecay66 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !227
  %arraydecay67 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !227
  %call68 = call ptr @strcpy(ptr noundef %arraydecay66, ptr noundef %arraydecay67) #5, !dbg !227
  %arraydecay69 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !227
  %call70 = call ptr @strcat(ptr noundef %arraydecay69, ptr noundef @.str.13) #5, !dbg !227
  call void @make_file(ptr noundef %call70, ptr noundef @.str.14), !dbg !228
  %arraydecay71 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !229
  %arraydecay72 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !229
  %call73 = call ptr @strcpy(ptr noundef %arraydecay71, ptr noundef %arraydecay72) #5, !dbg !229
  %arraydecay74 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !229
  %call75 = call ptr @strcat(ptr noundef %arraydecay74, ptr noundef @.str.15) #5, !dbg !229
  call void @make_file(ptr noundef %call75, ptr noundef @.str.16), !dbg !230
  %arraydecay76 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !231
  %arraydecay77 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !231
  %call78 = call ptr @strcpy(ptr noundef %arraydecay76, ptr noundef %arraydecay77) #5, !dbg !231
  %arraydecay79 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !231
  %call80 = call ptr @strcat(ptr noundef %arraydecay79, ptr noundef @.str.8) #5, !dbg !231
  %call81 = call i32 @stat(ptr noundef %call80, ptr noundef %about), !dbg !232
  %call82 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %call81), !dbg !233
  %st_mode = getelementptr inbounds %struct.stat, ptr %about, i32 0, i32 3, !dbg !234
  %4 = load i32, ptr %st_mode, align 8, !dbg !234
  %and = and i32 %4, 61440, !dbg !234
  %cmp83 = icmp eq i32 %and, 16384, !dbg !234
  %conv = zext i1 %cmp83 to i32, !dbg !234
  %arraydecay84 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !235
  %arraydecay85 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !235
  %call86 = call ptr @strcpy(ptr noundef %arraydecay84, ptr noundef %arraydecay85) #5, !dbg !235
  %arraydecay87 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !235
  %call88 = call ptr @strcat(ptr noundef %arraydecay87, ptr noundef @.str.19) #5, !dbg !235
  %call89 = call i32 @stat(ptr noundef %call88, ptr noundef %about), !dbg !236
  %call90 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %conv, i32 noundef %call89), !dbg !237
  %st_size = getelementptr inbounds %struct.stat, ptr %about, i32 0, i32 8, !dbg !238
  %5 = load i64, ptr %st_size, align 8, !dbg !238
  %conv91 = trunc i64 %5 to i32, !dbg !239
  %st_mode92 = getelementptr inbounds %struct.stat, ptr %about, i32 0, i32 3, !dbg !240
  %6 = load i32, ptr %st_mode92, align 8, !dbg !240
  %and93 = and i32 %6, 61440, !dbg !240
  %cmp94 = icmp eq i32 %and93, 32768, !dbg !240
  %conv95 = zext i1 %cmp94 to i32, !dbg !240
  %call96 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv91, i32 noundef %conv95), !dbg !241
  %arraydecay97 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !242
  %arraydecay98 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !242
  %call99 = call ptr @strcpy(ptr noundef %arraydecay97, ptr noundef %arraydecay98) #5, !dbg !242
  %arraydecay100 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !242
  %call101 = call ptr @strcat(ptr noundef %arraydecay100, ptr noundef @.str.3) #5, !dbg !242
  call void @list(ptr noundef %call101, ptr noundef @is_file), !dbg !243
  %arraydecay102 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !244
  %arraydecay103 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !244
  %call104 = call ptr @strcpy(ptr noundef %arraydecay102, ptr noundef %arraydecay103) #5, !dbg !244
  %arraydecay105 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !244
  %call106 = call ptr @strcat(ptr noundef %arraydecay105, ptr noundef @.str.3) #5, !dbg !244
  call void @list(ptr noundef %call106, ptr noundef null), !dbg !245
  %arraydecay107 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !246
  %arraydecay108 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !246
  %call109 = call ptr @strcpy(ptr noundef %arraydecay107, ptr noundef %arraydecay108) #5, !dbg !246
  %arraydecay110 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !246
  %call111 = call ptr @strcat(ptr noundef %arraydecay110, ptr noundef @.str.21) #5, !dbg !246
  call void @list(ptr noundef %call111, ptr noundef null), !dbg !247
  %arraydecay112 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !248
  %arraydecay113 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !248
  %call114 = call ptr @strcpy(ptr noundef %arraydecay112, ptr noundef %arraydecay113) #5, !dbg !248
  %arraydecay115 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !248
  %call116 = call ptr @strcat(ptr noundef %arraydecay115, ptr noundef @.str.9) #5, !dbg !248
  call void @list(ptr noundef %call116, ptr noundef null), !dbg !249
  %arraydecay117 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !250
  %arraydecay118 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !250
  %call119 = call ptr @strcpy(ptr noundef %arraydecay117, ptr noundef %arraydecay118) #5, !dbg !250
  %arraydecay120 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !250
  %call121 = call ptr @strcat(ptr noundef %arraydecay120, ptr noundef @.str.8) #5, !dbg !250
  %call122 = call i32 @rmdir(ptr noundef %call121), !dbg !250
  %cmp123 = icmp eq i32 %call122, 0, !dbg !250
  br i1 %cmp123, label %cond.true125, label %cond.false126, !dbg !250

cond.true125:                                     ; preds = %cond.end53
  br label %cond.end129, !dbg !250

cond.false126:                                    ; preds = %cond.end53
  %call127 = call ptr @__errno_location() #6, !dbg !250
  %7 = load i32, ptr %call127, align 4, !dbg !250
  %call128 = call ptr @strerror(i32 noundef %7), !dbg !250
  br label %cond.end129, !dbg !250

cond.end129:                                      ; preds = %cond.false126, %cond.true125
  %cond130 = phi ptr [ @.str.4, %cond.true125 ], [ %call128, %cond.false126 ], !dbg !250
  %call131 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.22, ptr noundef %cond130), !dbg !250
  %arraydecay132 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !251
  %arraydecay133 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !251
  %call134 = call ptr @strcpy(ptr noundef %arraydecay132, ptr noundef %arraydecay133) #5, !dbg !251
  %arraydecay135 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !251
  %call136 = call ptr @strcat(ptr noundef %arraydecay135, ptr noundef @.str.15) #5, !dbg !251
  %call137 = call i32 @unlink(ptr noundef %call136), !dbg !251
  %cmp138 = icmp eq i32 %call137, 0, !dbg !251
  br i1 %cmp138, label %cond.true140, label %cond.false141, !dbg !251

cond.true140:                                     ; preds = %cond.end129
  br label %cond.end144, !dbg !251

cond.false141:                                    ; preds = %cond.end129
  %call142 = call ptr @__errno_location() #6, !dbg !251
  %8 = load i32, ptr %call142, align 4, !dbg !251
  %call143 = call ptr @strerror(i32 noundef %8), !dbg !251
  br label %cond.end144, !dbg !251

cond.end144:                                      ; preds = %cond.false141, %cond.true140
  %cond145 = phi ptr [ @.str.4, %cond.true140 ], [ %call143, %cond.false141 ], !dbg !251
  %call146 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.23, ptr noundef %cond145), !dbg !251
  %arraydecay147 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !252
  %arraydecay148 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !252
  %call149 = call ptr @strcpy(ptr noundef %arraydecay147, ptr noundef %arraydecay148) #5, !dbg !252
  %arraydecay150 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !252
  %call151 = call ptr @strcat(ptr noundef %arraydecay150, ptr noundef @.str.9) #5, !dbg !252
  %call152 = call i32 @rmdir(ptr noundef %call151), !dbg !252
  %cmp153 = icmp eq i32 %call152, 0, !dbg !252
  br i1 %cmp153, label %cond.true155, label %cond.false156, !dbg !252

cond.true155:                                     ; preds = %cond.end144
  br label %cond.end159, !dbg !252

cond.false156:                                    ; preds = %cond.end144
  %call157 = call ptr @__errno_location() #6, !dbg !252
  %9 = load i32, ptr %call157, align 4, !dbg !252
  %call158 = call ptr @strerror(i32 noundef %9), !dbg !252
  br label %cond.end159, !dbg !252

cond.end159:                                      ; preds = %cond.false156, %cond.true155
  %cond160 = phi ptr [ @.str.4, %cond.true155 ], [ %call158, %cond.false156 ], !dbg !252
  %call161 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.24, ptr noundef %cond160), !dbg !252
  %arraydecay162 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !253
  %arraydecay163 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !253
  %call164 = call ptr @strcpy(ptr noundef %arraydecay162, ptr noundef %arraydecay163) #5, !dbg !253
  %arraydecay165 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !253
  %call166 = call ptr @strcat(ptr noundef %arraydecay165, ptr noundef @.str.8) #5, !dbg !253
  %call167 = call i32 @rmdir(ptr noundef %call166), !dbg !253
  %cmp168 = icmp eq i32 %call167, 0, !dbg !253
  br i1 %cmp168, label %cond.true170, label %cond.false171, !dbg !253

cond.true170:                                     ; preds = %cond.end159
  br label %cond.end174, !dbg !253

cond.false171:                                    ; preds = %cond.end159
  %call172 = call ptr @__errno_location() #6, !dbg !253
  %10 = load i32, ptr %call172, align 4, !dbg !253
  %call173 = call ptr @strerror(i32 noundef %10), !dbg !253
  br label %cond.end174, !dbg !253

cond.end174:                                      ; preds = %cond.false171, %cond.true170
  %cond175 = phi ptr [ @.str.4, %cond.true170 ], [ %call173, %cond.false171 ], !dbg !253
  %call176 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.22, ptr noundef %cond175), !dbg !253
  %arraydecay177 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !254
  %arraydecay178 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !254
  %call179 = call ptr @strcpy(ptr noundef %arraydecay177, ptr noundef %arraydecay178) #5, !dbg !254
  %arraydecay180 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !254
  %call181 = call ptr @strcat(ptr noundef %arraydecay180, ptr noundef @.str.8) #5, !dbg !254
  %call182 = call i32 @rmdir(ptr noundef %call181), !dbg !254
  %cmp183 = icmp eq i32 %call182, 0, !dbg !254
  br i1 %cmp183, label %cond.true185, label %cond.false186, !dbg !254

cond.true185:                                     ; preds = %cond.end174
  br label %cond.end189, !dbg !254

cond.false186:                                    ; preds = %cond.end174
  %call187 = call ptr @__errno_location() #6, !dbg !254
  %11 = load i32, ptr %call187, align 4, !dbg !254
  %call188 = call ptr @strerror(i32 noundef %11), !dbg !254
  br label %cond.end189, !dbg !254

cond.end189:                                      ; preds = %cond.false186, %cond.true185
  %cond190 = phi ptr [ @.str.4, %cond.true185 ], [ %call188, %cond.false186 ], !dbg !254
  %call191 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.22, ptr noundef %cond190), !dbg !254
  %arraydecay192 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !255
  %arraydecay193 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !255
  %call194 = call ptr @strcpy(ptr noundef %arraydecay192, ptr noundef %arraydecay193) #5, !dbg !255
  %arraydecay195 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !255
  %call196 = call ptr @strcat(ptr noundef %arraydecay195, ptr noundef @.str.9) #5, !dbg !255
  %call197 = call i32 @unlink(ptr noundef %call196), !dbg !255
  %cmp198 = icmp eq i32 %call197, 0, !dbg !255
  br i1 %cmp198, label %cond.true200, label %cond.false201, !dbg !255

cond.true200:                                     ; preds = %cond.end189
  br label %cond.end204, !dbg !255

cond.false201:                                    ; preds = %cond.end189
  %call202 = call ptr @__errno_location() #6, !dbg !255
  %12 = load i32, ptr %call202, align 4, !dbg !255
  %call203 = call ptr @strerror(i32 noundef %12), !dbg !255
  br label %cond.end204, !dbg !255

cond.end204:                                      ; preds = %cond.false201, %cond.true200
  %cond205 = phi ptr [ @.str.4, %cond.true200 ], [ %call203, %cond.false201 ], !dbg !255
  %call206 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.25, ptr noundef %cond205), !dbg !255
  %arraydecay207 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !256
  %arraydecay208 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !256
  %call209 = call ptr @strcpy(ptr noundef %arraydecay207, ptr noundef %arraydecay208) #5, !dbg !256
  %arraydecay210 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !256
  %call211 = call ptr @strcat(ptr noundef %arraydecay210, ptr noundef @.str.27) #5, !dbg !256
  %call212 = call i32 @remove(ptr noundef %call211), !dbg !256
  %cmp213 = icmp eq i32 %call212, 0, !dbg !256
  br i1 %cmp213, label %cond.true215, label %cond.false216, !dbg !256

cond.true215:                                     ; preds = %cond.end204
  br label %cond.end219, !dbg !256

cond.false216:                                    ; preds = %cond.end204
  %call217 = call ptr @__errno_location() #6, !dbg !256
  %13 = load i32, ptr %call217, align 4, !dbg !256
  %call218 = call ptr @strerror(i32 noundef %13), !dbg !256
  br label %cond.end219, !dbg !256

cond.end219:                                      ; preds = %cond.false216, %cond.true215
  %cond220 = phi ptr [ @.str.4, %cond.true215 ], [ %call218, %cond.false216 ], !dbg !256
  %call221 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.26, ptr noundef %cond220), !dbg !256
  %arraydecay222 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !257
  %arraydecay223 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !257
  %call224 = call ptr @strcpy(ptr noundef %arraydecay222, ptr noundef %arraydecay223) #5, !dbg !257
  %arraydecay225 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !257
  %call226 = call ptr @strcat(ptr noundef %arraydecay225, ptr noundef @.str.9) #5, !dbg !257
  %call227 = call ptr @opendir(ptr noundef %call226), !dbg !258
  %cmp228 = icmp eq ptr %call227, null, !dbg !259
  br i1 %cmp228, label %land.rhs, label %land.end, !dbg !260

land.rhs:                                         ; preds = %cond.end219
  %call230 = call ptr @__errno_location() #6, !dbg !261
  %14 = load i32, ptr %call230, align 4, !dbg !261
  %cmp231 = icmp eq i32 %14, 2, !dbg !262
  br label %land.end

land.end:                                         ; preds = %land.rhs, %cond.end219
  %15 = phi i1 [ false, %cond.end219 ], [ %cmp231, %land.rhs ], !dbg !263
  %land.ext = zext i1 %15 to i32, !dbg !260
  %call233 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %land.ext), !dbg !264
  %arraydecay234 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !265
  %arraydecay235 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !265
  %call236 = call ptr @strcpy(ptr noundef %arraydecay234, ptr noundef %arraydecay235) #5, !dbg !265
  %arraydecay237 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !265
  %call238 = call ptr @strcat(ptr noundef %arraydecay237, ptr noundef @.str.3) #5, !dbg !265
  %call239 = call i32 @remove(ptr noundef %call238), !dbg !265
  %cmp240 = icmp eq i32 %call239, 0, !dbg !265
  br i1 %cmp240, label %cond.true242, label %cond.false243, !dbg !265

cond.true242:                                     ; preds = %land.end
  br label %cond.end246, !dbg !265

cond.false243:                                    ; preds = %land.end
  %call244 = call ptr @__errno_location() #6, !dbg !265
  %16 = load i32, ptr %call244, align 4, !dbg !265
  %call245 = call ptr @strerror(i32 noundef %16), !dbg !265
  br label %cond.end246, !dbg !265

cond.end246:                                      ; preds = %cond.false243, %cond.true242
  %cond247 = phi ptr [ @.str.4, %cond.true242 ], [ %call245, %cond.false243 ], !dbg !265
  %call248 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.29, ptr noundef %cond247), !dbg !265
  %arraydecay249 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !266
  %arraydecay250 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !266
  %call251 = call ptr @strcpy(ptr noundef %arraydecay249, ptr noundef %arraydecay250) #5, !dbg !266
  %arraydecay252 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !266
  %call253 = call ptr @strcat(ptr noundef %arraydecay252, ptr noundef @.str.3) #5, !dbg !266
  %call254 = call i32 @access(ptr noundef %call253, i32 noundef 0), !dbg !266
  %cmp255 = icmp eq i32 %call254, 0, !dbg !266
  br i1 %cmp255, label %cond.true257, label %cond.false258, !dbg !266

cond.true257:                                     ; preds = %cond.end246
  br label %cond.end261, !dbg !266

cond.false258:                                    ; preds = %cond.end246
  %call259 = call ptr @__errno_location() #6, !dbg !266
  %17 = load i32, ptr %call259, align 4, !dbg !266
  %call260 = call ptr @strerror(i32 noundef %17), !dbg !266
  br label %cond.end261, !dbg !266

cond.end261:                                      ; preds = %cond.false258, %cond.true257
  %cond262 = phi ptr [ @.str.4, %cond.true257 ], [ %call260, %cond.false258 ], !dbg !266
  %call263 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.30, ptr noundef %cond262), !dbg !266
  %arraydecay264 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !267
  %arraydecay265 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !267
  %call266 = call ptr @strcpy(ptr noundef %arraydecay264, ptr noundef %arraydecay265) #5, !dbg !267
  %arraydecay267 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !267
  %call268 = call ptr @strcat(ptr noundef %arraydecay267, ptr noundef @.str.31) #5, !dbg !267
  call void @make_file(ptr noundef %call268, ptr noundef @.str.32), !dbg !268
    #dbg_declare(ptr %folder, !269, !DIExpression(), !273)
  %arraydecay269 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !274
  %arraydecay270 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !274
  %call271 = call ptr @strcpy(ptr noundef %arraydecay269, ptr noundef %arraydecay270) #5, !dbg !274
  %arraydecay272 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !274
  %call273 = call ptr @strcat(ptr noundef %arraydecay272, ptr noundef @.str.31) #5, !dbg !274
  %call274 = call ptr @opendir(ptr noundef %call273), !dbg !275
  store ptr %call274, ptr %folder, align 8, !dbg !273
  %18 = load ptr, ptr %folder, align 8, !dbg !276
  %cmp275 = icmp eq ptr %18, null, !dbg !277
  %conv276 = zext i1 %cmp275 to i32, !dbg !277
  %call277 = call ptr @__errno_location() #6, !dbg !278
  %19 = load i32, ptr %call277, align 4, !dbg !278
  %cmp278 = icmp eq i32 %19, 20, !dbg !279
  %conv279 = zext i1 %cmp278 to i32, !dbg !279
  %call280 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv276, i32 noundef %conv279), !dbg !280
  %arraydecay281 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !281
  %call282 = call ptr @opendir(ptr noundef %arraydecay281), !dbg !282
  store ptr %call282, ptr %folder, align 8, !dbg !283
    #dbg_declare(ptr %entries, !284, !DIExpression(), !285)
  store i32 0, ptr %entries, align 4, !dbg !285
  br label %while.cond, !dbg !286

while.cond:                                       ; preds = %while.body, %cond.end261
  %20 = load ptr, ptr %folder, align 8, !dbg !287
  %call283 = call ptr @readdir(ptr noundef %20), !dbg !288
  %tobool = icmp ne ptr %call283, null, !dbg !286
  br i1 %tobool, label %while.body, label %while.end, !dbg !286

while.body:                                       ; preds = %while.cond
  %21 = load i32, ptr %entries, align 4, !dbg !289
  %inc = add nsw i32 %21, 1, !dbg !289
  store i32 %inc, ptr %entries, align 4, !dbg !289
  br label %while.cond, !dbg !286, !llvm.loop !290

while.end:                                        ; preds = %while.cond
  %22 = load ptr, ptr %folder, align 8, !dbg !292
  call void @rewinddir(ptr noundef %22), !dbg !293
  %23 = load ptr, ptr %folder, align 8, !dbg !294
  %call284 = call ptr @readdir(ptr noundef %23), !dbg !295
  %cmp285 = icmp ne ptr %call284, null, !dbg !296
  %conv286 = zext i1 %cmp285 to i32, !dbg !296
  %mul = mul nsw i32 10, %conv286, !dbg !297
  %24 = load i32, ptr %entries, align 4, !dbg !298
  %add = add nsw i32 %24, %mul, !dbg !298
  store i32 %add, ptr %entries, align 4, !dbg !298
  %25 = load i32, ptr %entries, align 4, !dbg !299
  %call287 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %25), !dbg !300
  %26 = load ptr, ptr %folder, align 8, !dbg !301
  %call288 = call i32 @closedir(ptr noundef %26), !dbg !302
    #dbg_declare(ptr %whole, !303, !DIExpression(), !305)
  %arraydecay289 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !306
  %arraydecay290 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !306
  %call291 = call ptr @strcpy(ptr noundef %arraydecay289, ptr noundef %arraydecay290) #5, !dbg !306
  %arraydecay292 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !306
  %call293 = call ptr @strcat(ptr noundef %arraydecay292, ptr noundef @.str.33) #5, !dbg !306
  %call294 = call ptr @realpath(ptr noundef %call293, ptr noundef null), !dbg !307
  store ptr %call294, ptr %whole, align 8, !dbg !305
  %27 = load ptr, ptr %whole, align 8, !dbg !308
  %28 = load i8, ptr %27, align 1, !dbg !309
  %conv295 = sext i8 %28 to i32, !dbg !309
  %cmp296 = icmp eq i32 %conv295, 47, !dbg !310
  %conv297 = zext i1 %cmp296 to i32, !dbg !310
  %29 = load ptr, ptr %whole, align 8, !dbg !311
  %arraydecay298 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !312
  %arraydecay299 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !312
  %call300 = call ptr @strcpy(ptr noundef %arraydecay298, ptr noundef %arraydecay299) #5, !dbg !312
  %arraydecay301 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !312
  %call302 = call ptr @strcat(ptr noundef %arraydecay301, ptr noundef @.str.31) #5, !dbg !312
  %call303 = call ptr @strstr(ptr noundef %29, ptr noundef %call302) #5, !dbg !313
  %arraydecay304 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !314
  %call305 = call i64 @strlen(ptr noundef %arraydecay304) #5, !dbg !315
  %arrayidx = getelementptr inbounds i8, ptr %call303, i64 %call305, !dbg !313
  %30 = load i8, ptr %arrayidx, align 1, !dbg !313
  %conv306 = sext i8 %30 to i32, !dbg !313
  %call307 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv297, i32 noundef %conv306), !dbg !316
  %31 = load ptr, ptr %whole, align 8, !dbg !317
  call void @free(ptr noundef %31), !dbg !318
  %arraydecay308 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !319
  %arraydecay309 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !319
  %call310 = call ptr @strcpy(ptr noundef %arraydecay308, ptr noundef %arraydecay309) #5, !dbg !319
  %arraydecay311 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !319
  %call312 = call ptr @strcat(ptr noundef %arraydecay311, ptr noundef @.str.31) #5, !dbg !319
  %arraydecay313 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !320
  %call314 = call i64 @readlink(ptr noundef %call312, ptr noundef %arraydecay313, i64 noundef 100), !dbg !321
  %conv315 = trunc i64 %call314 to i32, !dbg !322
  %call316 = call ptr @__errno_location() #6, !dbg !323
  %32 = load i32, ptr %call316, align 4, !dbg !323
  %cmp317 = icmp eq i32 %32, 22, !dbg !324
  %conv318 = zext i1 %cmp317 to i32, !dbg !324
  %call319 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %conv315, i32 noundef %conv318), !dbg !325
  %arraydecay320 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !326
  %arraydecay321 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !326
  %call322 = call ptr @strcpy(ptr noundef %arraydecay320, ptr noundef %arraydecay321) #5, !dbg !326
  %arraydecay323 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !326
  %call324 = call ptr @strcat(ptr noundef %arraydecay323, ptr noundef @.str.31) #5, !dbg !326
  %call325 = call i32 @truncate(ptr noundef %call324, i64 noundef 2), !dbg !326
  %cmp326 = icmp eq i32 %call325, 0, !dbg !326
  br i1 %cmp326, label %cond.true328, label %cond.false329, !dbg !326

cond.true328:                                     ; preds = %while.end
  br label %cond.end332, !dbg !326

cond.false329:                                    ; preds = %while.end
  %call330 = call ptr @__errno_location() #6, !dbg !326
  %33 = load i32, ptr %call330, align 4, !dbg !326
  %call331 = call ptr @strerror(i32 noundef %33), !dbg !326
  br label %cond.end332, !dbg !326

cond.end332:                                      ; preds = %cond.false329, %cond.true328
  %cond333 = phi ptr [ @.str.4, %cond.true328 ], [ %call331, %cond.false329 ], !dbg !326
  %call334 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.34, ptr noundef %cond333), !dbg !326
  %arraydecay335 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !327
  %arraydecay336 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !327
  %call337 = call ptr @strcpy(ptr noundef %arraydecay335, ptr noundef %arraydecay336) #5, !dbg !327
  %arraydecay338 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !327
  %call339 = call ptr @strcat(ptr noundef %arraydecay338, ptr noundef @.str.31) #5, !dbg !327
  %call340 = call i32 @stat(ptr noundef %call339, ptr noundef %about), !dbg !328
  %st_size341 = getelementptr inbounds %struct.stat, ptr %about, i32 0, i32 8, !dbg !329
  %34 = load i64, ptr %st_size341, align 8, !dbg !329
  %conv342 = trunc i64 %34 to i32, !dbg !330
  %call343 = call i32 (ptr, ...) @printf(ptr noundef @.str.28, i32 noundef %conv342), !dbg !331
  %arraydecay344 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !332
  %arraydecay345 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !332
  %call346 = call ptr @strcpy(ptr noundef %arraydecay344, ptr noundef %arraydecay345) #5, !dbg !332
  %arraydecay347 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !332
  %call348 = call ptr @strcat(ptr noundef %arraydecay347, ptr noundef @.str.36) #5, !dbg !332
  %call349 = call i32 @chmod(ptr noundef %call348, i32 noundef 384), !dbg !332
  %cmp350 = icmp eq i32 %call349, 0, !dbg !332
  br i1 %cmp350, label %cond.true352, label %cond.false353, !dbg !332

cond.true352:                                     ; preds = %cond.end332
  br label %cond.end356, !dbg !332

cond.false353:                                    ; preds = %cond.end332
  %call354 = call ptr @__errno_location() #6, !dbg !332
  %35 = load i32, ptr %call354, align 4, !dbg !332
  %call355 = call ptr @strerror(i32 noundef %35), !dbg !332
  br label %cond.end356, !dbg !332

cond.end356:                                      ; preds = %cond.false353, %cond.true352
  %cond357 = phi ptr [ @.str.4, %cond.true352 ], [ %call355, %cond.false353 ], !dbg !332
  %call358 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.35, ptr noundef %cond357), !dbg !332
  %arraydecay359 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !333
  %arraydecay360 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !333
  %call361 = call ptr @strcpy(ptr noundef %arraydecay359, ptr noundef %arraydecay360) #5, !dbg !333
  %arraydecay362 = getelementptr inbounds [100 x i8], ptr %name, i64 0, i64 0, !dbg !333
  %call363 = call ptr @strcat(ptr noundef %arraydecay362, ptr noundef @.str.31) #5, !dbg !333
  %call364 = call i32 @unlink(ptr noundef %call363), !dbg !333
  %cmp365 = icmp eq i32 %call364, 0, !dbg !333
  br i1 %cmp365, label %cond.true367, label %cond.false368, !dbg !333

cond.true367:                                     ; preds = %cond.end356
  br label %cond.end371, !dbg !333

cond.false368:                                    ; preds = %cond.end356
  %call369 = call ptr @__errno_location() #6, !dbg !333
  %36 = load i32, ptr %call369, align 4, !dbg !333
  %call370 = call ptr @strerror(i32 noundef %36), !dbg !333
  br label %cond.end371, !dbg !333

cond.end371:                                      ; preds = %cond.false368, %cond.true367
  %cond372 = phi ptr [ @.str.4, %cond.true367 ], [ %call370, %cond.false368 ], !dbg !333
  %call373 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.37, ptr noundef %cond372), !dbg !333
  %arraydecay374 = getelementptr inbounds [15 x i8], ptr %base, i64 0, i64 0, !dbg !334
  %call375 = call i32 @rmdir(ptr noundef %arraydecay374), !dbg !334
  %cmp376 = icmp eq i32 %call375, 0, !dbg !334
  br i1 %cmp376, label %cond.true378, label %cond.false379, !dbg !334

cond.true378:                                     ; preds = %cond.end371
  br label %cond.end382, !dbg !334

cond.false379:                                    ; preds = %cond.end371
  %call380 = call ptr @__errno_location() #6, !dbg !334
  %37 = load i32, ptr %call380, align 4, !dbg !334
  %call381 = call ptr @strerror(i32 noundef %37), !dbg !334
  br label %cond.end382, !dbg !334

cond.end382:                                      ; preds = %cond.false379, %cond.true378
  %cond383 = phi ptr [ @.str.4, %cond.true378 ], [ %call381, %cond.false379 ], !dbg !334
  %call384 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, ptr noundef @.str.38, ptr noundef %cond383), !dbg !334
  br label %return, !dbg !335

return:                                           ; preds = %cond.end382, %if.then
  %38 = load i32, ptr %retval, align 4, !dbg !335
  ret i32 %38, !dbg !335
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
define internal void @make_file(ptr noundef %name, ptr noundef %text) #0 !dbg !336 {
entry:
  %name.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  %file = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !341, !DIExpression(), !342)
  store ptr %text, ptr %text.addr, align 8
    #dbg_declare(ptr %text.addr, !343, !DIExpression(), !344)
    #dbg_declare(ptr %file, !345, !DIExpression(), !350)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !351
  %call = call ptr @fopen(ptr noundef %0, ptr noundef @.str.39), !dbg !352
  store ptr %call, ptr %file, align 8, !dbg !350
  %1 = load ptr, ptr %file, align 8, !dbg !353
  %cmp = icmp eq ptr %1, null, !dbg !355
  br i1 %cmp, label %if.then, label %if.end, !dbg !356

if.then:                                          ; preds = %entry
  %call1 = call ptr @__errno_location() #6, !dbg !357
  %2 = load i32, ptr %call1, align 4, !dbg !357
  %call2 = call ptr @strerror(i32 noundef %2), !dbg !359
  %call3 = call i32 (ptr, ...) @printf(ptr noundef @.str.40, ptr noundef %call2), !dbg !360
  br label %return, !dbg !361

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %text.addr, align 8, !dbg !362
  %4 = load ptr, ptr %file, align 8, !dbg !363
  %call4 = call i32 @fputs(ptr noundef %3, ptr noundef %4), !dbg !364
  %5 = load ptr, ptr %file, align 8, !dbg !365
  %call5 = call i32 @fclose(ptr noundef %5), !dbg !366
  br label %return, !dbg !367

return:                                           ; preds = %if.end, %if.then
  ret void, !dbg !367
}

declare i32 @stat(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @list(ptr noundef %name, ptr noundef %wants) #0 !dbg !368 {
entry:
  %name.addr = alloca ptr, align 8
  %wants.addr = alloca ptr, align 8
  %entries = alloca ptr, align 8
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 8
    #dbg_declare(ptr %name.addr, !389, !DIExpression(), !390)
  store ptr %wants, ptr %wants.addr, align 8
    #dbg_declare(ptr %wants.addr, !391, !DIExpression(), !392)
    #dbg_declare(ptr %entries, !393, !DIExpression(), !396)
    #dbg_declare(ptr %n, !397, !DIExpression(), !398)
  %0 = load ptr, ptr %name.addr, align 8, !dbg !399
  %1 = load ptr, ptr %wants.addr, align 8, !dbg !400
  %call = call i32 @scandir(ptr noundef %0, ptr noundef %entries, ptr noundef %1, ptr noundef @alphasort), !dbg !401
  store i32 %call, ptr %n, align 4, !dbg !398
  %2 = load i32, ptr %n, align 4, !dbg !402
  %cmp = icmp slt i32 %2, 0, !dbg !404
  br i1 %cmp, label %if.then, label %if.end, !dbg !405

if.then:                                          ; preds = %entry
  %call1 = call ptr @__errno_location() #6, !dbg !406
  %3 = load i32, ptr %call1, align 4, !dbg !406
  %call2 = call ptr @strerror(i32 noundef %3), !dbg !408
  %call3 = call i32 @puts(ptr noundef %call2), !dbg !409
  br label %return, !dbg !410

if.end:                                           ; preds = %entry
  %4 = load i32, ptr %n, align 4, !dbg !411
  %call4 = call i32 (ptr, ...) @printf(ptr noundef @.str.41, i32 noundef %4), !dbg !412
    #dbg_declare(ptr %i, !413, !DIExpression(), !415)
  store i32 0, ptr %i, align 4, !dbg !415
  br label %for.cond, !dbg !416

for.cond:                                         ; preds = %for.inc, %if.end
  %5 = load i32, ptr %i, align 4, !dbg !417
  %6 = load i32, ptr %n, align 4, !dbg !419
  %cmp5 = icmp slt i32 %5, %6, !dbg !420
  br i1 %cmp5, label %for.body, label %for.end, !dbg !421

for.body:                                         ; preds = %for.cond
  %7 = load ptr, ptr %entries, align 8, !dbg !422
  %8 = load i32, ptr %i, align 4, !dbg !424
  %idxprom = sext i32 %8 to i64, !dbg !422
  %arrayidx = getelementptr inbounds ptr, ptr %7, i64 %idxprom, !dbg !422
  %9 = load ptr, ptr %arrayidx, align 8, !dbg !422
  %d_name = getelementptr inbounds %struct.dirent, ptr %9, i32 0, i32 4, !dbg !425
  %arraydecay = getelementptr inbounds [256 x i8], ptr %d_name, i64 0, i64 0, !dbg !422
  %10 = load ptr, ptr %entries, align 8, !dbg !426
  %11 = load i32, ptr %i, align 4, !dbg !427
  %idxprom6 = sext i32 %11 to i64, !dbg !426
  %arrayidx7 = getelementptr inbounds ptr, ptr %10, i64 %idxprom6, !dbg !426
  %12 = load ptr, ptr %arrayidx7, align 8, !dbg !426
  %d_type = getelementptr inbounds %struct.dirent, ptr %12, i32 0, i32 3, !dbg !428
  %13 = load i8, ptr %d_type, align 2, !dbg !428
  %conv = zext i8 %13 to i32, !dbg !426
  %cmp8 = icmp eq i32 %conv, 4, !dbg !429
  %14 = zext i1 %cmp8 to i64, !dbg !426
  %cond = select i1 %cmp8, ptr @.str.43, ptr @.str.44, !dbg !426
  %call10 = call i32 (ptr, ...) @printf(ptr noundef @.str.42, ptr noundef %arraydecay, ptr noundef %cond), !dbg !430
  %15 = load ptr, ptr %entries, align 8, !dbg !431
  %16 = load i32, ptr %i, align 4, !dbg !432
  %idxprom11 = sext i32 %16 to i64, !dbg !431
  %arrayidx12 = getelementptr inbounds ptr, ptr %15, i64 %idxprom11, !dbg !431
  %17 = load ptr, ptr %arrayidx12, align 8, !dbg !431
  call void @free(ptr noundef %17), !dbg !433
  br label %for.inc, !dbg !434

for.inc:                                          ; preds = %for.body
  %18 = load i32, ptr %i, align 4, !dbg !435
  %inc = add nsw i32 %18, 1, !dbg !435
  store i32 %inc, ptr %i, align 4, !dbg !435
  br label %for.cond, !dbg !436, !llvm.loop !437

for.end:                                          ; preds = %for.cond
  %19 = load ptr, ptr %entries, align 8, !dbg !439
  call void @free(ptr noundef %19), !dbg !440
  %call13 = call i32 @puts(ptr noundef @.str.44), !dbg !441
  br label %return, !dbg !442

return:                                           ; preds = %for.end, %if.then
  ret void, !dbg !442
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @is_file(ptr noundef %entry1) #0 !dbg !443 {
entry:
  %entry.addr = alloca ptr, align 8
  store ptr %entry1, ptr %entry.addr, align 8
    #dbg_declare(ptr %entry.addr, !444, !DIExpression(), !445)
  %0 = load ptr, ptr %entry.addr, align 8, !dbg !446
  %d_type = getelementptr inbounds %struct.dirent, ptr %0, i32 0, i32 3, !dbg !447
  %1 = load i8, ptr %d_type, align 2, !dbg !447
  %conv = zext i8 %1 to i32, !dbg !446
  %cmp = icmp eq i32 %conv, 8, !dbg !448
  %conv2 = zext i1 %cmp to i32, !dbg !448
  ret i32 %conv2, !dbg !449
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
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!155}
!llvm.module.flags = !{!166, !167, !168, !169, !170, !171, !172}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 79, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "folders.c", directory: ".", checksumkind: CSK_MD5, checksum: "078219fcc11eaa89ac20957e020509c7")
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
!131 = distinct !DIGlobalVariable(scope: null, file: !2, line: 125, type: !29, isLocal: true, isDefinition: true)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(scope: null, file: !2, line: 128, type: !29, isLocal: true, isDefinition: true)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(scope: null, file: !2, line: 128, type: !34, isLocal: true, isDefinition: true)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(scope: null, file: !2, line: 129, type: !100, isLocal: true, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(scope: null, file: !2, line: 130, type: !53, isLocal: true, isDefinition: true)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(scope: null, file: !2, line: 47, type: !3, isLocal: true, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !70, isLocal: true, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(scope: null, file: !2, line: 65, type: !65, isLocal: true, isDefinition: true)
!146 = !DIGlobalVariableExpression(var: !147, expr: !DIExpression())
!147 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !34, isLocal: true, isDefinition: true)
!148 = !DIGlobalVariableExpression(var: !149, expr: !DIExpression())
!149 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !3, isLocal: true, isDefinition: true)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(scope: null, file: !2, line: 67, type: !152, isLocal: true, isDefinition: true)
!152 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !153)
!153 = !{!154}
!154 = !DISubrange(count: 1)
!155 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !156, retainedTypes: !162, globals: !165, splitDebugInlining: false, nameTableKind: None)
!156 = !{!157}
!157 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !2, line: 29, baseType: !158, size: 32, elements: !159)
!158 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!159 = !{!160, !161}
!160 = !DIEnumerator(name: "DT_DIR", value: 4)
!161 = !DIEnumerator(name: "DT_REG", value: 8)
!162 = !{!163, !164}
!163 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!165 = !{!0, !7, !12, !17, !22, !27, !32, !37, !42, !44, !49, !51, !56, !58, !63, !68, !73, !75, !77, !79, !84, !86, !88, !93, !98, !103, !108, !110, !112, !114, !119, !124, !126, !128, !130, !132, !134, !136, !138, !140, !142, !144, !146, !148, !150}
!166 = !{i32 7, !"Dwarf Version", i32 5}
!167 = !{i32 2, !"Debug Info Version", i32 3}
!168 = !{i32 1, !"wchar_size", i32 4}
!169 = !{i32 8, !"PIC Level", i32 2}
!170 = !{i32 7, !"PIE Level", i32 2}
!171 = !{i32 7, !"uwtable", i32 2}
!172 = !{i32 7, !"frame-pointer", i32 2}
!173 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 76, type: !174, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !155, retainedNodes: !176)
!174 = !DISubroutineType(types: !175)
!175 = !{!163}
!176 = !{}
!177 = !DILocalVariable(name: "base", scope: !173, file: !2, line: 77, type: !60)
!178 = !DILocation(line: 77, column: 8, scope: !173)
!179 = !DILocalVariable(name: "name", scope: !173, file: !2, line: 77, type: !180)
!180 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 800, elements: !181)
!181 = !{!182}
!182 = !DISubrange(count: 100)
!183 = !DILocation(line: 77, column: 35, scope: !173)
!184 = !DILocalVariable(name: "about", scope: !173, file: !2, line: 78, type: !185)
!185 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !2, line: 23, size: 1152, elements: !186)
!186 = !{!187, !191, !192, !193, !195, !196, !197, !198, !199, !202, !203, !204, !206}
!187 = !DIDerivedType(tag: DW_TAG_member, name: "st_dev", scope: !185, file: !2, line: 24, baseType: !188, size: 64)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !189, line: 14, baseType: !190)
!189 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "78c4f75d05cc47f1c15dc60e3adeca04")
!190 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "st_ino", scope: !185, file: !2, line: 24, baseType: !188, size: 64, offset: 64)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "st_nlink", scope: !185, file: !2, line: 24, baseType: !188, size: 64, offset: 128)
!193 = !DIDerivedType(tag: DW_TAG_member, name: "st_mode", scope: !185, file: !2, line: 25, baseType: !194, size: 32, offset: 192)
!194 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !189, line: 12, baseType: !158)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "st_uid", scope: !185, file: !2, line: 25, baseType: !194, size: 32, offset: 224)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "st_gid", scope: !185, file: !2, line: 25, baseType: !194, size: 32, offset: 256)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !185, file: !2, line: 25, baseType: !194, size: 32, offset: 288)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "st_rdev", scope: !185, file: !2, line: 26, baseType: !188, size: 64, offset: 320)
!199 = !DIDerivedType(tag: DW_TAG_member, name: "st_size", scope: !185, file: !2, line: 27, baseType: !200, size: 64, offset: 384)
!200 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !189, line: 13, baseType: !201)
!201 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!202 = !DIDerivedType(tag: DW_TAG_member, name: "st_blksize", scope: !185, file: !2, line: 27, baseType: !200, size: 64, offset: 448)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "st_blocks", scope: !185, file: !2, line: 27, baseType: !200, size: 64, offset: 512)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "times", scope: !185, file: !2, line: 27, baseType: !205, size: 384, offset: 576)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !200, size: 384, elements: !35)
!206 = !DIDerivedType(tag: DW_TAG_member, name: "more", scope: !185, file: !2, line: 27, baseType: !207, size: 192, offset: 960)
!207 = !DICompositeType(tag: DW_TAG_array_type, baseType: !200, size: 192, elements: !20)
!208 = !DILocation(line: 78, column: 15, scope: !173)
!209 = !DILocation(line: 79, column: 15, scope: !210)
!210 = distinct !DILexicalBlock(scope: !173, file: !2, line: 79, column: 7)
!211 = !DILocation(line: 79, column: 7, scope: !210)
!212 = !DILocation(line: 79, column: 24, scope: !210)
!213 = !DILocation(line: 79, column: 21, scope: !210)
!214 = !DILocation(line: 79, column: 29, scope: !210)
!215 = !DILocation(line: 79, column: 32, scope: !210)
!216 = !DILocation(line: 79, column: 43, scope: !210)
!217 = !DILocation(line: 79, column: 7, scope: !173)
!218 = !DILocation(line: 80, column: 5, scope: !210)
!219 = !DILocation(line: 82, column: 3, scope: !173)
!220 = !DILocation(line: 83, column: 3, scope: !173)
!221 = !DILocation(line: 84, column: 3, scope: !173)
!222 = !DILocation(line: 85, column: 3, scope: !173)
!223 = !DILocation(line: 86, column: 13, scope: !173)
!224 = !DILocation(line: 86, column: 3, scope: !173)
!225 = !DILocation(line: 87, column: 13, scope: !173)
!226 = !DILocation(line: 87, column: 3, scope: !173)
!227 = !DILocation(line: 88, column: 13, scope: !173)
!228 = !DILocation(line: 88, column: 3, scope: !173)
!229 = !DILocation(line: 89, column: 13, scope: !173)
!230 = !DILocation(line: 89, column: 3, scope: !173)
!231 = !DILocation(line: 90, column: 21, scope: !173)
!232 = !DILocation(line: 90, column: 16, scope: !173)
!233 = !DILocation(line: 90, column: 3, scope: !173)
!234 = !DILocation(line: 91, column: 22, scope: !173)
!235 = !DILocation(line: 91, column: 51, scope: !173)
!236 = !DILocation(line: 91, column: 46, scope: !173)
!237 = !DILocation(line: 91, column: 3, scope: !173)
!238 = !DILocation(line: 92, column: 32, scope: !173)
!239 = !DILocation(line: 92, column: 21, scope: !173)
!240 = !DILocation(line: 92, column: 41, scope: !173)
!241 = !DILocation(line: 92, column: 3, scope: !173)
!242 = !DILocation(line: 94, column: 8, scope: !173)
!243 = !DILocation(line: 94, column: 3, scope: !173)
!244 = !DILocation(line: 95, column: 8, scope: !173)
!245 = !DILocation(line: 95, column: 3, scope: !173)
!246 = !DILocation(line: 96, column: 8, scope: !173)
!247 = !DILocation(line: 96, column: 3, scope: !173)
!248 = !DILocation(line: 97, column: 8, scope: !173)
!249 = !DILocation(line: 97, column: 3, scope: !173)
!250 = !DILocation(line: 98, column: 3, scope: !173)
!251 = !DILocation(line: 99, column: 3, scope: !173)
!252 = !DILocation(line: 100, column: 3, scope: !173)
!253 = !DILocation(line: 101, column: 3, scope: !173)
!254 = !DILocation(line: 102, column: 3, scope: !173)
!255 = !DILocation(line: 103, column: 3, scope: !173)
!256 = !DILocation(line: 104, column: 3, scope: !173)
!257 = !DILocation(line: 105, column: 26, scope: !173)
!258 = !DILocation(line: 105, column: 18, scope: !173)
!259 = !DILocation(line: 105, column: 42, scope: !173)
!260 = !DILocation(line: 105, column: 50, scope: !173)
!261 = !DILocation(line: 105, column: 53, scope: !173)
!262 = !DILocation(line: 105, column: 59, scope: !173)
!263 = !DILocation(line: 0, scope: !173)
!264 = !DILocation(line: 105, column: 3, scope: !173)
!265 = !DILocation(line: 106, column: 3, scope: !173)
!266 = !DILocation(line: 107, column: 3, scope: !173)
!267 = !DILocation(line: 109, column: 13, scope: !173)
!268 = !DILocation(line: 109, column: 3, scope: !173)
!269 = !DILocalVariable(name: "folder", scope: !173, file: !2, line: 110, type: !270)
!270 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !271, size: 64)
!271 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !2, line: 15, baseType: !272)
!272 = !DICompositeType(tag: DW_TAG_structure_type, name: "folder", file: !2, line: 15, flags: DIFlagFwdDecl)
!273 = !DILocation(line: 110, column: 8, scope: !173)
!274 = !DILocation(line: 110, column: 25, scope: !173)
!275 = !DILocation(line: 110, column: 17, scope: !173)
!276 = !DILocation(line: 111, column: 21, scope: !173)
!277 = !DILocation(line: 111, column: 28, scope: !173)
!278 = !DILocation(line: 111, column: 37, scope: !173)
!279 = !DILocation(line: 111, column: 43, scope: !173)
!280 = !DILocation(line: 111, column: 3, scope: !173)
!281 = !DILocation(line: 112, column: 20, scope: !173)
!282 = !DILocation(line: 112, column: 12, scope: !173)
!283 = !DILocation(line: 112, column: 10, scope: !173)
!284 = !DILocalVariable(name: "entries", scope: !173, file: !2, line: 113, type: !163)
!285 = !DILocation(line: 113, column: 7, scope: !173)
!286 = !DILocation(line: 114, column: 3, scope: !173)
!287 = !DILocation(line: 114, column: 18, scope: !173)
!288 = !DILocation(line: 114, column: 10, scope: !173)
!289 = !DILocation(line: 115, column: 12, scope: !173)
!290 = distinct !{!290, !286, !289, !291}
!291 = !{!"llvm.loop.mustprogress"}
!292 = !DILocation(line: 116, column: 13, scope: !173)
!293 = !DILocation(line: 116, column: 3, scope: !173)
!294 = !DILocation(line: 117, column: 28, scope: !173)
!295 = !DILocation(line: 117, column: 20, scope: !173)
!296 = !DILocation(line: 117, column: 36, scope: !173)
!297 = !DILocation(line: 117, column: 17, scope: !173)
!298 = !DILocation(line: 117, column: 11, scope: !173)
!299 = !DILocation(line: 118, column: 18, scope: !173)
!300 = !DILocation(line: 118, column: 3, scope: !173)
!301 = !DILocation(line: 119, column: 12, scope: !173)
!302 = !DILocation(line: 119, column: 3, scope: !173)
!303 = !DILocalVariable(name: "whole", scope: !173, file: !2, line: 121, type: !304)
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!305 = !DILocation(line: 121, column: 9, scope: !173)
!306 = !DILocation(line: 121, column: 26, scope: !173)
!307 = !DILocation(line: 121, column: 17, scope: !173)
!308 = !DILocation(line: 122, column: 22, scope: !173)
!309 = !DILocation(line: 122, column: 21, scope: !173)
!310 = !DILocation(line: 122, column: 28, scope: !173)
!311 = !DILocation(line: 122, column: 43, scope: !173)
!312 = !DILocation(line: 122, column: 50, scope: !173)
!313 = !DILocation(line: 122, column: 36, scope: !173)
!314 = !DILocation(line: 122, column: 72, scope: !173)
!315 = !DILocation(line: 122, column: 65, scope: !173)
!316 = !DILocation(line: 122, column: 3, scope: !173)
!317 = !DILocation(line: 123, column: 8, scope: !173)
!318 = !DILocation(line: 123, column: 3, scope: !173)
!319 = !DILocation(line: 124, column: 35, scope: !173)
!320 = !DILocation(line: 124, column: 50, scope: !173)
!321 = !DILocation(line: 124, column: 26, scope: !173)
!322 = !DILocation(line: 124, column: 21, scope: !173)
!323 = !DILocation(line: 124, column: 70, scope: !173)
!324 = !DILocation(line: 124, column: 76, scope: !173)
!325 = !DILocation(line: 124, column: 3, scope: !173)
!326 = !DILocation(line: 125, column: 3, scope: !173)
!327 = !DILocation(line: 126, column: 8, scope: !173)
!328 = !DILocation(line: 126, column: 3, scope: !173)
!329 = !DILocation(line: 127, column: 29, scope: !173)
!330 = !DILocation(line: 127, column: 18, scope: !173)
!331 = !DILocation(line: 127, column: 3, scope: !173)
!332 = !DILocation(line: 128, column: 3, scope: !173)
!333 = !DILocation(line: 129, column: 3, scope: !173)
!334 = !DILocation(line: 130, column: 3, scope: !173)
!335 = !DILocation(line: 131, column: 1, scope: !173)
!336 = distinct !DISubprogram(name: "make_file", scope: !2, file: !2, line: 46, type: !337, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !155, retainedNodes: !176)
!337 = !DISubroutineType(types: !338)
!338 = !{null, !339, !339}
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64)
!340 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!341 = !DILocalVariable(name: "name", arg: 1, scope: !336, file: !2, line: 46, type: !339)
!342 = !DILocation(line: 46, column: 35, scope: !336)
!343 = !DILocalVariable(name: "text", arg: 2, scope: !336, file: !2, line: 46, type: !339)
!344 = !DILocation(line: 46, column: 53, scope: !336)
!345 = !DILocalVariable(name: "file", scope: !336, file: !2, line: 47, type: !346)
!346 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !347, size: 64)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !348, line: 12, baseType: !349)
!348 = !DIFile(filename: "../../libc-shim/include/stdio.h", directory: ".", checksumkind: CSK_MD5, checksum: "ead6eea74c339c03b5b1ca631994b452")
!349 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !348, line: 12, flags: DIFlagFwdDecl)
!350 = !DILocation(line: 47, column: 9, scope: !336)
!351 = !DILocation(line: 47, column: 22, scope: !336)
!352 = !DILocation(line: 47, column: 16, scope: !336)
!353 = !DILocation(line: 48, column: 7, scope: !354)
!354 = distinct !DILexicalBlock(scope: !336, file: !2, line: 48, column: 7)
!355 = !DILocation(line: 48, column: 12, scope: !354)
!356 = !DILocation(line: 48, column: 7, scope: !336)
!357 = !DILocation(line: 49, column: 38, scope: !358)
!358 = distinct !DILexicalBlock(scope: !354, file: !2, line: 48, column: 21)
!359 = !DILocation(line: 49, column: 29, scope: !358)
!360 = !DILocation(line: 49, column: 5, scope: !358)
!361 = !DILocation(line: 50, column: 5, scope: !358)
!362 = !DILocation(line: 52, column: 9, scope: !336)
!363 = !DILocation(line: 52, column: 15, scope: !336)
!364 = !DILocation(line: 52, column: 3, scope: !336)
!365 = !DILocation(line: 53, column: 10, scope: !336)
!366 = !DILocation(line: 53, column: 3, scope: !336)
!367 = !DILocation(line: 54, column: 1, scope: !336)
!368 = distinct !DISubprogram(name: "list", scope: !2, file: !2, line: 58, type: !369, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !155, retainedNodes: !176)
!369 = !DISubroutineType(types: !370)
!370 = !{null, !339, !371}
!371 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !372, size: 64)
!372 = !DISubroutineType(types: !373)
!373 = !{!163, !374}
!374 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !375, size: 64)
!375 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !376)
!376 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dirent", file: !2, line: 16, size: 2240, elements: !377)
!377 = !{!378, !379, !380, !383, !385}
!378 = !DIDerivedType(tag: DW_TAG_member, name: "d_ino", scope: !376, file: !2, line: 17, baseType: !188, size: 64)
!379 = !DIDerivedType(tag: DW_TAG_member, name: "d_off", scope: !376, file: !2, line: 18, baseType: !200, size: 64, offset: 64)
!380 = !DIDerivedType(tag: DW_TAG_member, name: "d_reclen", scope: !376, file: !2, line: 19, baseType: !381, size: 16, offset: 128)
!381 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !189, line: 10, baseType: !382)
!382 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!383 = !DIDerivedType(tag: DW_TAG_member, name: "d_type", scope: !376, file: !2, line: 20, baseType: !384, size: 8, offset: 144)
!384 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!385 = !DIDerivedType(tag: DW_TAG_member, name: "d_name", scope: !376, file: !2, line: 21, baseType: !386, size: 2048, offset: 152)
!386 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2048, elements: !387)
!387 = !{!388}
!388 = !DISubrange(count: 256)
!389 = !DILocalVariable(name: "name", arg: 1, scope: !368, file: !2, line: 58, type: !339)
!390 = !DILocation(line: 58, column: 30, scope: !368)
!391 = !DILocalVariable(name: "wants", arg: 2, scope: !368, file: !2, line: 58, type: !371)
!392 = !DILocation(line: 58, column: 42, scope: !368)
!393 = !DILocalVariable(name: "entries", scope: !368, file: !2, line: 59, type: !394)
!394 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !395, size: 64)
!395 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !376, size: 64)
!396 = !DILocation(line: 59, column: 19, scope: !368)
!397 = !DILocalVariable(name: "n", scope: !368, file: !2, line: 60, type: !163)
!398 = !DILocation(line: 60, column: 7, scope: !368)
!399 = !DILocation(line: 60, column: 19, scope: !368)
!400 = !DILocation(line: 60, column: 35, scope: !368)
!401 = !DILocation(line: 60, column: 11, scope: !368)
!402 = !DILocation(line: 61, column: 7, scope: !403)
!403 = distinct !DILexicalBlock(scope: !368, file: !2, line: 61, column: 7)
!404 = !DILocation(line: 61, column: 9, scope: !403)
!405 = !DILocation(line: 61, column: 7, scope: !368)
!406 = !DILocation(line: 62, column: 19, scope: !407)
!407 = distinct !DILexicalBlock(scope: !403, file: !2, line: 61, column: 14)
!408 = !DILocation(line: 62, column: 10, scope: !407)
!409 = !DILocation(line: 62, column: 5, scope: !407)
!410 = !DILocation(line: 63, column: 5, scope: !407)
!411 = !DILocation(line: 65, column: 17, scope: !368)
!412 = !DILocation(line: 65, column: 3, scope: !368)
!413 = !DILocalVariable(name: "i", scope: !414, file: !2, line: 66, type: !163)
!414 = distinct !DILexicalBlock(scope: !368, file: !2, line: 66, column: 3)
!415 = !DILocation(line: 66, column: 12, scope: !414)
!416 = !DILocation(line: 66, column: 8, scope: !414)
!417 = !DILocation(line: 66, column: 19, scope: !418)
!418 = distinct !DILexicalBlock(scope: !414, file: !2, line: 66, column: 3)
!419 = !DILocation(line: 66, column: 23, scope: !418)
!420 = !DILocation(line: 66, column: 21, scope: !418)
!421 = !DILocation(line: 66, column: 3, scope: !414)
!422 = !DILocation(line: 67, column: 21, scope: !423)
!423 = distinct !DILexicalBlock(scope: !418, file: !2, line: 66, column: 31)
!424 = !DILocation(line: 67, column: 29, scope: !423)
!425 = !DILocation(line: 67, column: 33, scope: !423)
!426 = !DILocation(line: 67, column: 41, scope: !423)
!427 = !DILocation(line: 67, column: 49, scope: !423)
!428 = !DILocation(line: 67, column: 53, scope: !423)
!429 = !DILocation(line: 67, column: 60, scope: !423)
!430 = !DILocation(line: 67, column: 5, scope: !423)
!431 = !DILocation(line: 68, column: 10, scope: !423)
!432 = !DILocation(line: 68, column: 18, scope: !423)
!433 = !DILocation(line: 68, column: 5, scope: !423)
!434 = !DILocation(line: 69, column: 3, scope: !423)
!435 = !DILocation(line: 66, column: 27, scope: !418)
!436 = !DILocation(line: 66, column: 3, scope: !418)
!437 = distinct !{!437, !421, !438, !291}
!438 = !DILocation(line: 69, column: 3, scope: !414)
!439 = !DILocation(line: 70, column: 8, scope: !368)
!440 = !DILocation(line: 70, column: 3, scope: !368)
!441 = !DILocation(line: 71, column: 3, scope: !368)
!442 = !DILocation(line: 72, column: 1, scope: !368)
!443 = distinct !DISubprogram(name: "is_file", scope: !2, file: !2, line: 56, type: !372, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !155, retainedNodes: !176)
!444 = !DILocalVariable(name: "entry", arg: 1, scope: !443, file: !2, line: 56, type: !374)
!445 = !DILocation(line: 56, column: 41, scope: !443)
!446 = !DILocation(line: 56, column: 57, scope: !443)
!447 = !DILocation(line: 56, column: 64, scope: !443)
!448 = !DILocation(line: 56, column: 71, scope: !443)
!449 = !DILocation(line: 56, column: 50, scope: !443)
