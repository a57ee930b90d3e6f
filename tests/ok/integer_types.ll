; ModuleID = 'integer_types.c'
source_filename = "integer_types.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"%hhd\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [4 x i8] c"%jd\00", align 1, !dbg !7
@failed = internal global i32 0, align 4, !dbg !12
@.str.2 = private unnamed_addr constant [5 x i8] c"%hhu\00", align 1, !dbg !52
@.str.3 = private unnamed_addr constant [4 x i8] c"%ju\00", align 1, !dbg !54
@.str.4 = private unnamed_addr constant [4 x i8] c"%hd\00", align 1, !dbg !56
@.str.5 = private unnamed_addr constant [4 x i8] c"%hu\00", align 1, !dbg !58
@.str.6 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !60
@.str.7 = private unnamed_addr constant [3 x i8] c"%u\00", align 1, !dbg !65
@.str.8 = private unnamed_addr constant [4 x i8] c"%ld\00", align 1, !dbg !67
@.str.9 = private unnamed_addr constant [4 x i8] c"%lu\00", align 1, !dbg !69
@.str.10 = private unnamed_addr constant [11 x i8] c"%d failed\0A\00", align 1, !dbg !71
@.str.11 = private unnamed_addr constant [9 x i8] c"%lx %ld\0A\00", align 1, !dbg !76

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !88 {
entry:
  %retval = alloca i32, align 4
  %own = alloca [32 x i8], align 16
  %widest = alloca [32 x i8], align 16
  %own17 = alloca [32 x i8], align 16
  %widest18 = alloca [32 x i8], align 16
  %own41 = alloca [32 x i8], align 16
  %widest42 = alloca [32 x i8], align 16
  %own65 = alloca [32 x i8], align 16
  %widest66 = alloca [32 x i8], align 16
  %own89 = alloca [32 x i8], align 16
  %widest90 = alloca [32 x i8], align 16
  %own113 = alloca [32 x i8], align 16
  %widest114 = alloca [32 x i8], align 16
  %own137 = alloca [32 x i8], align 16
  %widest138 = alloca [32 x i8], align 16
  %own161 = alloca [32 x i8], align 16
  %widest162 = alloca [32 x i8], align 16
  %own185 = alloca [32 x i8], align 16
  %widest186 = alloca [32 x i8], align 16
  %own209 = alloca [32 x i8], align 16
  %widest210 = alloca [32 x i8], align 16
  %own233 = alloca [32 x i8], align 16
  %widest234 = alloca [32 x i8], align 16
  %own257 = alloca [32 x i8], align 16
  %widest258 = alloca [32 x i8], align 16
  store i32 0, ptr %retval, align 4
  br label %do.body, !dbg !92

do.body:                                          ; preds = %entry
    #dbg_declare(ptr %own, !93, !DIExpression(), !98)
    #dbg_declare(ptr %widest, !99, !DIExpression(), !98)
  %arraydecay = getelementptr inbounds [32 x i8], ptr %own, i64 0, i64 0, !dbg !98
  %call = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay, i64 noundef 32, ptr noundef @.str, i32 noundef 0) #3, !dbg !98
  %arraydecay1 = getelementptr inbounds [32 x i8], ptr %widest, i64 0, i64 0, !dbg !98
  %call2 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay1, i64 noundef 32, ptr noundef @.str.1, i64 noundef 0) #3, !dbg !98
  %arraydecay3 = getelementptr inbounds [32 x i8], ptr %own, i64 0, i64 0, !dbg !98
  %arraydecay4 = getelementptr inbounds [32 x i8], ptr %widest, i64 0, i64 0, !dbg !98
  %call5 = call i32 @strcmp(ptr noundef %arraydecay3, ptr noundef %arraydecay4) #3, !dbg !98
  %cmp = icmp ne i32 %call5, 0, !dbg !98
  %conv = zext i1 %cmp to i32, !dbg !98
  %0 = load i32, ptr @failed, align 4, !dbg !98
  %add = add nsw i32 %0, %conv, !dbg !98
  store i32 %add, ptr @failed, align 4, !dbg !98
  %arraydecay6 = getelementptr inbounds [32 x i8], ptr %own, i64 0, i64 0, !dbg !98
  %call7 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay6, i64 noundef 32, ptr noundef @.str.2, i32 noundef 255) #3, !dbg !98
  %arraydecay8 = getelementptr inbounds [32 x i8], ptr %widest, i64 0, i64 0, !dbg !98
  %call9 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay8, i64 noundef 32, ptr noundef @.str.3, i64 noundef 255) #3, !dbg !98
  %arraydecay10 = getelementptr inbounds [32 x i8], ptr %own, i64 0, i64 0, !dbg !98
  %arraydecay11 = getelementptr inbounds [32 x i8], ptr %widest, i64 0, i64 0, !dbg !98
  %call12 = call i32 @strcmp(ptr noundef %arraydecay10, ptr noundef %arraydecay11) #3, !dbg !98
  %cmp13 = icmp ne i32 %call12, 0, !dbg !98
  %conv14 = zext i1 %cmp13 to i32, !dbg !98
  %1 = load i32, ptr @failed, align 4, !dbg !98
  %add15 = add nsw i32 %1, %conv14, !dbg !98
  store i32 %add15, ptr @failed, align 4, !dbg !98
  br label %do.end, !dbg !98

do.end:                                           ; preds = %do.body
  br label %do.body16, !dbg !92

do.body16:                                        ; preds = %do.end
    #dbg_declare(ptr %own17, !100, !DIExpression(), !102)
    #dbg_declare(ptr %widest18, !103, !DIExpression(), !102)
  %arraydecay19 = getelementptr inbounds [32 x i8], ptr %own17, i64 0, i64 0, !dbg !102
  %call20 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay19, i64 noundef 32, ptr noundef @.str.4, i32 noundef 0) #3, !dbg !102
  %arraydecay21 = getelementptr inbounds [32 x i8], ptr %widest18, i64 0, i64 0, !dbg !102
  %call22 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay21, i64 noundef 32, ptr noundef @.str.1, i64 noundef 0) #3, !dbg !102
  %arraydecay23 = getelementptr inbounds [32 x i8], ptr %own17, i64 0, i64 0, !dbg !102
  %arraydecay24 = getelementptr inbounds [32 x i8], ptr %widest18, i64 0, i64 0, !dbg !102
  %call25 = call i32 @strcmp(ptr noundef %arraydecay23, ptr noundef %arraydecay24) #3, !dbg !102
  %cmp26 = icmp ne i32 %call25, 0, !dbg !102
  %conv27 = zext i1 %cmp26 to i32, !dbg !102
  %2 = load i32, ptr @failed, align 4, !dbg !102
  %add28 = add nsw i32 %2, %conv27, !dbg !102
  store i32 %add28, ptr @failed, align 4, !dbg !102
  %arraydecay29 = getelementptr inbounds [32 x i8], ptr %own17, i64 0, i64 0, !dbg !102
  %call30 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay29, i64 noundef 32, ptr noundef @.str.5, i32 noundef 65535) #3, !dbg !102
  %arraydecay31 = getelementptr inbounds [32 x i8], ptr %widest18, i64 0, i64 0, !dbg !102
  %call32 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay31, i64 noundef 32, ptr noundef @.str.3, i64 noundef 65535) #3, !dbg !102
  %arraydecay33 = getelementptr inbounds [32 x i8], ptr %own17, i64 0, i64 0, !dbg !102
  %arraydecay34 = getelementptr inbounds [32 x i8], ptr %widest18, i64 0, i64 0, !dbg !102
  %call35 = call i32 @strcmp(ptr noundef %arraydecay33, ptr noundef %arraydecay34) #3, !dbg !102
  %cmp36 = icmp ne i32 %call35, 0, !dbg !102
  %conv37 = zext i1 %cmp36 to i32, !dbg !102
  %3 = load i32, ptr @failed, align 4, !dbg !102
  %add38 = add nsw i32 %3, %conv37, !dbg !102
  store i32 %add38, ptr @failed, align 4, !dbg !102
  br label %do.end39, !dbg !102

do.end39:                                         ; preds = %do.body16
  br label %do.body40, !dbg !92

do.body40:                                        ; preds = %do.end39
    #dbg_declare(ptr %own41, !104, !DIExpression(), !106)
    #dbg_declare(ptr %widest42, !107, !DIExpression(), !106)
  %arraydecay43 = getelementptr inbounds [32 x i8], ptr %own41, i64 0, i64 0, !dbg !106
  %call44 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay43, i64 noundef 32, ptr noundef @.str.6, i32 noundef 0) #3, !dbg !106
  %arraydecay45 = getelementptr inbounds [32 x i8], ptr %widest42, i64 0, i64 0, !dbg !106
  %call46 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay45, i64 noundef 32, ptr noundef @.str.1, i64 noundef 0) #3, !dbg !106
  %arraydecay47 = getelementptr inbounds [32 x i8], ptr %own41, i64 0, i64 0, !dbg !106
  %arraydecay48 = getelementptr inbounds [32 x i8], ptr %widest42, i64 0, i64 0, !dbg !106
  %call49 = call i32 @strcmp(ptr noundef %arraydecay47, ptr noundef %arraydecay48) #3, !dbg !106
  %cmp50 = icmp ne i32 %call49, 0, !dbg !106
  %conv51 = zext i1 %cmp50 to i32, !dbg !106
  %4 = load i32, ptr @failed, align 4, !dbg !106
  %add52 = add nsw i32 %4, %conv51, !dbg !106
  store i32 %add52, ptr @failed, align 4, !dbg !106
  %arraydecay53 = getelementptr inbounds [32 x i8], ptr %own41, i64 0, i64 0, !dbg !106
  %call54 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay53, i64 noundef 32, ptr noundef @.str.7, i32 noundef -1) #3, !dbg !106
  %arraydecay55 = getelementptr inbounds [32 x i8], ptr %widest42, i64 0, i64 0, !dbg !106
  %call56 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay55, i64 noundef 32, ptr noundef @.str.3, i64 noundef 4294967295) #3, !dbg !106
  %arraydecay57 = getelementptr inbounds [32 x i8], ptr %own41, i64 0, i64 0, !dbg !106
  %arraydecay58 = getelementptr inbounds [32 x i8], ptr %widest42, i64 0, i64 0, !dbg !106
  %call59 = call i32 @strcmp(ptr noundef %arraydecay57, ptr noundef %arraydecay58) #3, !dbg !106
  %cmp60 = icmp ne i32 %call59, 0, !dbg !106
  %conv61 = zext i1 %cmp60 to i32, !dbg !106
  %5 = load i32, ptr @failed, align 4, !dbg !106
  %add62 = add nsw i32 %5, %conv61, !dbg !106
  store i32 %add62, ptr @failed, align 4, !dbg !106
  br label %do.end63, !dbg !106

do.end63:                                         ; preds = %do.body40
  br label %do.body64, !dbg !92

do.body64:                                        ; preds = %do.end63
    #dbg_declare(ptr %own65, !108, !DIExpression(), !110)
    #dbg_declare(ptr %widest66, !111, !DIExpression(), !110)
  %arraydecay67 = getelementptr inbounds [32 x i8], ptr %own65, i64 0, i64 0, !dbg !110
  %call68 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay67, i64 noundef 32, ptr noundef @.str.8, i64 noundef -9223372036854775808) #3, !dbg !110
  %arraydecay69 = getelementptr inbounds [32 x i8], ptr %widest66, i64 0, i64 0, !dbg !110
  %call70 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay69, i64 noundef 32, ptr noundef @.str.1, i64 noundef -9223372036854775808) #3, !dbg !110
  %arraydecay71 = getelementptr inbounds [32 x i8], ptr %own65, i64 0, i64 0, !dbg !110
  %arraydecay72 = getelementptr inbounds [32 x i8], ptr %widest66, i64 0, i64 0, !dbg !110
  %call73 = call i32 @strcmp(ptr noundef %arraydecay71, ptr noundef %arraydecay72) #3, !dbg !110
  %cmp74 = icmp ne i32 %call73, 0, !dbg !110
  %conv75 = zext i1 %cmp74 to i32, !dbg !110
  %6 = load i32, ptr @failed, align 4, !dbg !110
  %add76 = add nsw i32 %6, %conv75, !dbg !110
  store i32 %add76, ptr @failed, align 4, !dbg !110
  %arraydecay77 = getelementptr inbounds [32 x i8], ptr %own65, i64 0, i64 0, !dbg !110
  %call78 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay77, i64 noundef 32, ptr noundef @.str.9, i64 noundef -1) #3, !dbg !110
  %arraydecay79 = getelementptr inbounds [32 x i8], ptr %widest66, i64 0, i64 0, !dbg !110
  %call80 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay79, i64 noundef 32, ptr noundef @.str.3, i64 noundef -1) #3, !dbg !110
  %arraydecay81 = getelementptr inbounds [32 x i8], ptr %own65, i64 0, i64 0, !dbg !110
  %arraydecay82 = getelementptr inbounds [32 x i8], ptr %widest66, i64 0, i64 0, !dbg !110
  %call83 = call i32 @strcmp(ptr noundef %arraydecay81, ptr noundef %arraydecay82) #3, !dbg !110
  %cmp84 = icmp ne i32 %call83, 0, !dbg !110
  %conv85 = zext i1 %cmp84 to i32, !dbg !110
  %7 = load i32, ptr @failed, align 4, !dbg !110
  %add86 = add nsw i32 %7, %conv85, !dbg !110
  store i32 %add86, ptr @failed, align 4, !dbg !110
  br label %do.end87, !dbg !110

do.end87:                                         ; preds = %do.body64
  br label %do.body88, !dbg !112

do.body88:                                        ; preds = %do.end87
    #dbg_declare(ptr %own89, !113, !DIExpression(), !115)
    #dbg_declare(ptr %widest90, !116, !DIExpression(), !115)
  %arraydecay91 = getelementptr inbounds [32 x i8], ptr %own89, i64 0, i64 0, !dbg !115
  %call92 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay91, i64 noundef 32, ptr noundef @.str, i32 noundef 0) #3, !dbg !115
  %arraydecay93 = getelementptr inbounds [32 x i8], ptr %widest90, i64 0, i64 0, !dbg !115
  %call94 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay93, i64 noundef 32, ptr noundef @.str.1, i64 noundef 0) #3, !dbg !115
  %arraydecay95 = getelementptr inbounds [32 x i8], ptr %own89, i64 0, i64 0, !dbg !115
  %arraydecay96 = getelementptr inbounds [32 x i8], ptr %widest90, i64 0, i64 0, !dbg !115
  %call97 = call i32 @strcmp(ptr noundef %arraydecay95, ptr noundef %arraydecay96) #3, !dbg !115
  %cmp98 = icmp ne i32 %call97, 0, !dbg !115
  %conv99 = zext i1 %cmp98 to i32, !dbg !115
  %8 = load i32, ptr @failed, align 4, !dbg !115
  %add100 = add nsw i32 %8, %conv99, !dbg !115
  store i32 %add100, ptr @failed, align 4, !dbg !115
  %arraydecay101 = getelementptr inbounds [32 x i8], ptr %own89, i64 0, i64 0, !dbg !115
  %call102 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay101, i64 noundef 32, ptr noundef @.str.2, i32 noundef 255) #3, !dbg !115
  %arraydecay103 = getelementptr inbounds [32 x i8], ptr %widest90, i64 0, i64 0, !dbg !115
  %call104 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay103, i64 noundef 32, ptr noundef @.str.3, i64 noundef 255) #3, !dbg !115
  %arraydecay105 = getelementptr inbounds [32 x i8], ptr %own89, i64 0, i64 0, !dbg !115
  %arraydecay106 = getelementptr inbounds [32 x i8], ptr %widest90, i64 0, i64 0, !dbg !115
  %call107 = call i32 @strcmp(ptr noundef %arraydecay105, ptr noundef %arraydecay106) #3, !dbg !115
  %cmp108 = icmp ne i32 %call107, 0, !dbg !115
  %conv109 = zext i1 %cmp108 to i32, !dbg !115
  %9 = load i32, ptr @failed, align 4, !dbg !115
  %add110 = add nsw i32 %9, %conv109, !dbg !115
  store i32 %add110, ptr @failed, align 4, !dbg !115
  br label %do.end111, !dbg !115

do.end111:                                        ; preds = %do.body88
  br label %do.body112, !dbg !112

do.body112:                                       ; preds = %do.end111
    #dbg_declare(ptr %own113, !117, !DIExpression(), !119)
    #dbg_declare(ptr %widest114, !120, !DIExpression(), !119)
  %arraydecay115 = getelementptr inbounds [32 x i8], ptr %own113, i64 0, i64 0, !dbg !119
  %call116 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay115, i64 noundef 32, ptr noundef @.str.4, i32 noundef 0) #3, !dbg !119
  %arraydecay117 = getelementptr inbounds [32 x i8], ptr %widest114, i64 0, i64 0, !dbg !119
  %call118 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay117, i64 noundef 32, ptr noundef @.str.1, i64 noundef 0) #3, !dbg !119
  %arraydecay119 = getelementptr inbounds [32 x i8], ptr %own113, i64 0, i64 0, !dbg !119
  %arraydecay120 = getelementptr inbounds [32 x i8], ptr %widest114, i64 0, i64 0, !dbg !119
  %call121 = call i32 @strcmp(ptr noundef %arraydecay119, ptr noundef %arraydecay120) #3, !dbg !119
  %cmp122 = icmp ne i32 %call121, 0, !dbg !119
  %conv123 = zext i1 %cmp122 to i32, !dbg !119
  %10 = load i32, ptr @failed, align 4, !dbg !119
  %add124 = add nsw i32 %10, %conv123, !dbg !119
  store i32 %add124, ptr @failed, align 4, !dbg !119
  %arraydecay125 = getelementptr inbounds [32 x i8], ptr %own113, i64 0, i64 0, !dbg !119
  %call126 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay125, i64 noundef 32, ptr noundef @.str.5, i32 noundef 65535) #3, !dbg !119
  %arraydecay127 = getelementptr inbounds [32 x i8], ptr %widest114, i64 0, i64 0, !dbg !119
  %call128 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay127, i64 noundef 32, ptr noundef @.str.3, i64 noundef 65535) #3, !dbg !119
  %arraydecay129 = getelementptr inbounds [32 x i8], ptr %own113, i64 0, i64 0, !dbg !119
  %arraydecay130 = getelementptr inbounds [32 x i8], ptr %widest114, i64 0, i64 0, !dbg !119
  %call131 = call i32 @strcmp(ptr noundef %arraydecay129, ptr noundef %arraydecay130) #3, !dbg !119
  %cmp132 = icmp ne i32 %call131, 0, !dbg !119
  %conv133 = zext i1 %cmp132 to i32, !dbg !119
  %11 = load i32, ptr @failed, align 4, !dbg !119
  %add134 = add nsw i32 %11, %conv133, !dbg !119
  store i32 %add134, ptr @failed, align 4, !dbg !119
  br label %do.end135, !dbg !119

do.end135:                                        ; preds = %do.body112
  br label %do.body136, !dbg !112

do.body136:                                       ; preds = %do.end135
    #dbg_declare(ptr %own137, !121, !DIExpression(), !123)
    #dbg_declare(ptr %widest138, !124, !DIExpression(), !123)
  %arraydecay139 = getelementptr inbounds [32 x i8], ptr %own137, i64 0, i64 0, !dbg !123
  %call140 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay139, i64 noundef 32, ptr noundef @.str.6, i32 noundef 0) #3, !dbg !123
  %arraydecay141 = getelementptr inbounds [32 x i8], ptr %widest138, i64 0, i64 0, !dbg !123
  %call142 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay141, i64 noundef 32, ptr noundef @.str.1, i64 noundef 0) #3, !dbg !123
  %arraydecay143 = getelementptr inbounds [32 x i8], ptr %own137, i64 0, i64 0, !dbg !123
  %arraydecay144 = getelementptr inbounds [32 x i8], ptr %widest138, i64 0, i64 0, !dbg !123
  %call145 = call i32 @strcmp(ptr noundef %arraydecay143, ptr noundef %arraydecay144) #3, !dbg !123
  %cmp146 = icmp ne i32 %call145, 0, !dbg !123
  %conv147 = zext i1 %cmp146 to i32, !dbg !123
  %12 = load i32, ptr @failed, align 4, !dbg !123
  %add148 = add nsw i32 %12, %conv147, !dbg !123
  store i32 %add148, ptr @failed, align 4, !dbg !123
  %arraydecay149 = getelementptr inbounds [32 x i8], ptr %own137, i64 0, i64 0, !dbg !123
  %call150 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay149, i64 noundef 32, ptr noundef @.str.7, i32 noundef -1) #3, !dbg !123
  %arraydecay151 = getelementptr inbounds [32 x i8], ptr %widest138, i64 0, i64 0, !dbg !123
  %call152 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay151, i64 noundef 32, ptr noundef @.str.3, i64 noundef 4294967295) #3, !dbg !123
  %arraydecay153 = getelementptr inbounds [32 x i8], ptr %own137, i64 0, i64 0, !dbg !123
  %arraydecay154 = getelementptr inbounds [32 x i8], ptr %widest138, i64 0, i64 0, !dbg !123
  %call155 = call i32 @strcmp(ptr noundef %arraydecay153, ptr noundef %arraydecay154) #3, !dbg !123
  %cmp156 = icmp ne i32 %call155, 0, !dbg !123
  %conv157 = zext i1 %cmp156 to i32, !dbg !123
  %13 = load i32, ptr @failed, align 4, !dbg !123
  %add158 = add nsw i32 %13, %conv157, !dbg !123
  store i32 %add158, ptr @failed, align 4, !dbg !123
  br label %do.end159, !dbg !123

do.end159:                                        ; preds = %do.body136
  br label %do.body160, !dbg !112

do.body160:                                       ; preds = %do.end159
    #dbg_declare(ptr %own161, !125, !DIExpression(), !127)
    #dbg_declare(ptr %widest162, !128, !DIExpression(), !127)
  %arraydecay163 = getelementptr inbounds [32 x i8], ptr %own161, i64 0, i64 0, !dbg !127
  %call164 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay163, i64 noundef 32, ptr noundef @.str.8, i64 noundef -9223372036854775808) #3, !dbg !127
  %arraydecay165 = getelementptr inbounds [32 x i8], ptr %widest162, i64 0, i64 0, !dbg !127
  %call166 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay165, i64 noundef 32, ptr noundef @.str.1, i64 noundef -9223372036854775808) #3, !dbg !127
  %arraydecay167 = getelementptr inbounds [32 x i8], ptr %own161, i64 0, i64 0, !dbg !127
  %arraydecay168 = getelementptr inbounds [32 x i8], ptr %widest162, i64 0, i64 0, !dbg !127
  %call169 = call i32 @strcmp(ptr noundef %arraydecay167, ptr noundef %arraydecay168) #3, !dbg !127
  %cmp170 = icmp ne i32 %call169, 0, !dbg !127
  %conv171 = zext i1 %cmp170 to i32, !dbg !127
  %14 = load i32, ptr @failed, align 4, !dbg !127
  %add172 = add nsw i32 %14, %conv171, !dbg !127
  store i32 %add172, ptr @failed, align 4, !dbg !127
  %arraydecay173 = getelementptr inbounds [32 x i8], ptr %own161, i64 0, i64 0, !dbg !127
  %call174 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay173, i64 noundef 32, ptr noundef @.str.9, i64 noundef -1) #3, !dbg !127
  %arraydecay175 = getelementptr inbounds [32 x i8], ptr %widest162, i64 0, i64 0, !dbg !127
  %call176 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay175, i64 noundef 32, ptr noundef @.str.3, i64 noundef -1) #3, !dbg !127
  %arraydecay177 = getelementptr inbounds [32 x i8], ptr %own161, i64 0, i64 0, !dbg !127
  %arraydecay178 = getelementptr inbounds [32 x i8], ptr %widest162, i64 0, i64 0, !dbg !127
  %call179 = call i32 @strcmp(ptr noundef %arraydecay177, ptr noundef %arraydecay178) #3, !dbg !127
  %cmp180 = icmp ne i32 %call179, 0, !dbg !127
  %conv181 = zext i1 %cmp180 to i32, !dbg !127
  %15 = load i32, ptr @failed, align 4, !dbg !127
  %add182 = add nsw i32 %15, %conv181, !dbg !127
  store i32 %add182, ptr @failed, align 4, !dbg !127
  br label %do.end183, !dbg !127

do.end183:                                        ; preds = %do.body160
  br label %do.body184, !dbg !129

do.body184:                                       ; preds = %do.end183
    #dbg_declare(ptr %own185, !130, !DIExpression(), !132)
    #dbg_declare(ptr %widest186, !133, !DIExpression(), !132)
  %arraydecay187 = getelementptr inbounds [32 x i8], ptr %own185, i64 0, i64 0, !dbg !132
  %call188 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay187, i64 noundef 32, ptr noundef @.str, i32 noundef 0) #3, !dbg !132
  %arraydecay189 = getelementptr inbounds [32 x i8], ptr %widest186, i64 0, i64 0, !dbg !132
  %call190 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay189, i64 noundef 32, ptr noundef @.str.1, i64 noundef 0) #3, !dbg !132
  %arraydecay191 = getelementptr inbounds [32 x i8], ptr %own185, i64 0, i64 0, !dbg !132
  %arraydecay192 = getelementptr inbounds [32 x i8], ptr %widest186, i64 0, i64 0, !dbg !132
  %call193 = call i32 @strcmp(ptr noundef %arraydecay191, ptr noundef %arraydecay192) #3, !dbg !132
  %cmp194 = icmp ne i32 %call193, 0, !dbg !132
  %conv195 = zext i1 %cmp194 to i32, !dbg !132
  %16 = load i32, ptr @failed, align 4, !dbg !132
  %add196 = add nsw i32 %16, %conv195, !dbg !132
  store i32 %add196, ptr @failed, align 4, !dbg !132
  %arraydecay197 = getelementptr inbounds [32 x i8], ptr %own185, i64 0, i64 0, !dbg !132
  %call198 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay197, i64 noundef 32, ptr noundef @.str.2, i32 noundef 255) #3, !dbg !132
  %arraydecay199 = getelementptr inbounds [32 x i8], ptr %widest186, i64 0, i64 0, !dbg !132
  %call200 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay199, i64 noundef 32, ptr noundef @.str.3, i64 noundef 255) #3, !dbg !132
  %arraydecay201 = getelementptr inbounds [32 x i8], ptr %own185, i64 0, i64 0, !dbg !132
  %arraydecay202 = getelementptr inbounds [32 x i8], ptr %widest186, i64 0, i64 0, !dbg !132
  %call203 = call i32 @strcmp(ptr noundef %arraydecay201, ptr noundef %arraydecay202) #3, !dbg !132
  %cmp204 = icmp ne i32 %call203, 0, !dbg !132
  %conv205 = zext i1 %cmp204 to i32, !dbg !132
  %17 = load i32, ptr @failed, align 4, !dbg !132
  %add206 = add nsw i32 %17, %conv205, !dbg !132
  store i32 %add206, ptr @failed, align 4, !dbg !132
  br label %do.end207, !dbg !132

do.end207:                                        ; preds = %do.body184
  br label %do.body208, !dbg !129

do.body208:                                       ; preds = %do.end207
    #dbg_declare(ptr %own209, !134, !DIExpression(), !136)
    #dbg_declare(ptr %widest210, !137, !DIExpression(), !136)
  %arraydecay211 = getelementptr inbounds [32 x i8], ptr %own209, i64 0, i64 0, !dbg !136
  %call212 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay211, i64 noundef 32, ptr noundef @.str.8, i64 noundef -9223372036854775808) #3, !dbg !136
  %arraydecay213 = getelementptr inbounds [32 x i8], ptr %widest210, i64 0, i64 0, !dbg !136
  %call214 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay213, i64 noundef 32, ptr noundef @.str.1, i64 noundef -9223372036854775808) #3, !dbg !136
  %arraydecay215 = getelementptr inbounds [32 x i8], ptr %own209, i64 0, i64 0, !dbg !136
  %arraydecay216 = getelementptr inbounds [32 x i8], ptr %widest210, i64 0, i64 0, !dbg !136
  %call217 = call i32 @strcmp(ptr noundef %arraydecay215, ptr noundef %arraydecay216) #3, !dbg !136
  %cmp218 = icmp ne i32 %call217, 0, !dbg !136
  %conv219 = zext i1 %cmp218 to i32, !dbg !136
  %18 = load i32, ptr @failed, align 4, !dbg !136
  %add220 = add nsw i32 %18, %conv219, !dbg !136
  store i32 %add220, ptr @failed, align 4, !dbg !136
  %arraydecay221 = getelementptr inbounds [32 x i8], ptr %own209, i64 0, i64 0, !dbg !136
  %call222 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay221, i64 noundef 32, ptr noundef @.str.9, i64 noundef -1) #3, !dbg !136
  %arraydecay223 = getelementptr inbounds [32 x i8], ptr %widest210, i64 0, i64 0, !dbg !136
  %call224 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay223, i64 noundef 32, ptr noundef @.str.3, i64 noundef -1) #3, !dbg !136
  %arraydecay225 = getelementptr inbounds [32 x i8], ptr %own209, i64 0, i64 0, !dbg !136
  %arraydecay226 = getelementptr inbounds [32 x i8], ptr %widest210, i64 0, i64 0, !dbg !136
  %call227 = call i32 @strcmp(ptr noundef %arraydecay225, ptr noundef %arraydecay226) #3, !dbg !136
  %cmp228 = icmp ne i32 %call227, 0, !dbg !136
  %conv229 = zext i1 %cmp228 to i32, !dbg !136
  %19 = load i32, ptr @failed, align 4, !dbg !136
  %add230 = add nsw i32 %19, %conv229, !dbg !136
  store i32 %add230, ptr @failed, align 4, !dbg !136
  br label %do.end231, !dbg !136

do.end231:                                        ; preds = %do.body208
  br label %do.body232, !dbg !129

do.body232:                                       ; preds = %do.end231
    #dbg_declare(ptr %own233, !138, !DIExpression(), !140)
    #dbg_declare(ptr %widest234, !141, !DIExpression(), !140)
  %arraydecay235 = getelementptr inbounds [32 x i8], ptr %own233, i64 0, i64 0, !dbg !140
  %call236 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay235, i64 noundef 32, ptr noundef @.str.8, i64 noundef -9223372036854775808) #3, !dbg !140
  %arraydecay237 = getelementptr inbounds [32 x i8], ptr %widest234, i64 0, i64 0, !dbg !140
  %call238 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay237, i64 noundef 32, ptr noundef @.str.1, i64 noundef -9223372036854775808) #3, !dbg !140
  %arraydecay239 = getelementptr inbounds [32 x i8], ptr %own233, i64 0, i64 0, !dbg !140
  %arraydecay240 = getelementptr inbounds [32 x i8], ptr %widest234, i64 0, i64 0, !dbg !140
  %call241 = call i32 @strcmp(ptr noundef %arraydecay239, ptr noundef %arraydecay240) #3, !dbg !140
  %cmp242 = icmp ne i32 %call241, 0, !dbg !140
  %conv243 = zext i1 %cmp242 to i32, !dbg !140
  %20 = load i32, ptr @failed, align 4, !dbg !140
  %add244 = add nsw i32 %20, %conv243, !dbg !140
  store i32 %add244, ptr @failed, align 4, !dbg !140
  %arraydecay245 = getelementptr inbounds [32 x i8], ptr %own233, i64 0, i64 0, !dbg !140
  %call246 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay245, i64 noundef 32, ptr noundef @.str.9, i64 noundef -1) #3, !dbg !140
  %arraydecay247 = getelementptr inbounds [32 x i8], ptr %widest234, i64 0, i64 0, !dbg !140
  %call248 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay247, i64 noundef 32, ptr noundef @.str.3, i64 noundef -1) #3, !dbg !140
  %arraydecay249 = getelementptr inbounds [32 x i8], ptr %own233, i64 0, i64 0, !dbg !140
  %arraydecay250 = getelementptr inbounds [32 x i8], ptr %widest234, i64 0, i64 0, !dbg !140
  %call251 = call i32 @strcmp(ptr noundef %arraydecay249, ptr noundef %arraydecay250) #3, !dbg !140
  %cmp252 = icmp ne i32 %call251, 0, !dbg !140
  %conv253 = zext i1 %cmp252 to i32, !dbg !140
  %21 = load i32, ptr @failed, align 4, !dbg !140
  %add254 = add nsw i32 %21, %conv253, !dbg !140
  store i32 %add254, ptr @failed, align 4, !dbg !140
  br label %do.end255, !dbg !140

do.end255:                                        ; preds = %do.body232
  br label %do.body256, !dbg !129

do.body256:                                       ; preds = %do.end255
    #dbg_declare(ptr %own257, !142, !DIExpression(), !144)
    #dbg_declare(ptr %widest258, !145, !DIExpression(), !144)
  %arraydecay259 = getelementptr inbounds [32 x i8], ptr %own257, i64 0, i64 0, !dbg !144
  %call260 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay259, i64 noundef 32, ptr noundef @.str.8, i64 noundef -9223372036854775808) #3, !dbg !144
  %arraydecay261 = getelementptr inbounds [32 x i8], ptr %widest258, i64 0, i64 0, !dbg !144
  %call262 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay261, i64 noundef 32, ptr noundef @.str.1, i64 noundef -9223372036854775808) #3, !dbg !144
  %arraydecay263 = getelementptr inbounds [32 x i8], ptr %own257, i64 0, i64 0, !dbg !144
  %arraydecay264 = getelementptr inbounds [32 x i8], ptr %widest258, i64 0, i64 0, !dbg !144
  %call265 = call i32 @strcmp(ptr noundef %arraydecay263, ptr noundef %arraydecay264) #3, !dbg !144
  %cmp266 = icmp ne i32 %call265, 0, !dbg !144
  %conv267 = zext i1 %cmp266 to i32, !dbg !144
  %22 = load i32, ptr @failed, align 4, !dbg !144
  %add268 = add nsw i32 %22, %conv267, !dbg !144
  store i32 %add268, ptr @failed, align 4, !dbg !144
  %arraydecay269 = getelementptr inbounds [32 x i8], ptr %own257, i64 0, i64 0, !dbg !144
  %call270 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay269, i64 noundef 32, ptr noundef @.str.9, i64 noundef -1) #3, !dbg !144
  %arraydecay271 = getelementptr inbounds [32 x i8], ptr %widest258, i64 0, i64 0, !dbg !144
  %call272 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay271, i64 noundef 32, ptr noundef @.str.3, i64 noundef -1) #3, !dbg !144
  %arraydecay273 = getelementptr inbounds [32 x i8], ptr %own257, i64 0, i64 0, !dbg !144
  %arraydecay274 = getelementptr inbounds [32 x i8], ptr %widest258, i64 0, i64 0, !dbg !144
  %call275 = call i32 @strcmp(ptr noundef %arraydecay273, ptr noundef %arraydecay274) #3, !dbg !144
  %cmp276 = icmp ne i32 %call275, 0, !dbg !144
  %conv277 = zext i1 %cmp276 to i32, !dbg !144
  %23 = load i32, ptr @failed, align 4, !dbg !144
  %add278 = add nsw i32 %23, %conv277, !dbg !144
  store i32 %add278, ptr @failed, align 4, !dbg !144
  br label %do.end279, !dbg !144

do.end279:                                        ; preds = %do.body256
  %24 = load i32, ptr @failed, align 4, !dbg !146
  %call280 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %24), !dbg !147
  %call281 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i64 noundef -81985529216486896, i64 noundef -81985529216486896), !dbg !148
  %25 = load i32, ptr @failed, align 4, !dbg !149
  ret i32 %25, !dbg !150
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
declare i32 @strcmp(ptr noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!81, !82, !83, !84, !85, !86, !87}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "integer_types.c", directory: ".", checksumkind: CSK_MD5, checksum: "3c5ab46aed234dc5a93fe0bf7f22d21d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 4)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "failed", scope: !14, file: !2, line: 9, type: !30, isLocal: true, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !15, globals: !51, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16, !19, !21, !23, !25, !27, !29, !31, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50}
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "int8_t", file: !17, line: 7, baseType: !18)
!17 = !DIFile(filename: "../../libc-shim/include/stdint.h", directory: ".", checksumkind: CSK_MD5, checksum: "ebc75cd258e1e4e9fcf6eddd6ad2b8ba")
!18 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "intmax_t", file: !17, line: 48, baseType: !20)
!20 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !17, line: 8, baseType: !22)
!22 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintmax_t", file: !17, line: 49, baseType: !24)
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "int16_t", file: !17, line: 9, baseType: !26)
!26 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !17, line: 10, baseType: !28)
!28 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !17, line: 11, baseType: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !17, line: 12, baseType: !32)
!32 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "int64_t", file: !17, line: 13, baseType: !20)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !17, line: 14, baseType: !24)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least8_t", file: !17, line: 15, baseType: !18)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least8_t", file: !17, line: 16, baseType: !22)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least16_t", file: !17, line: 17, baseType: !26)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least16_t", file: !17, line: 18, baseType: !28)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least32_t", file: !17, line: 19, baseType: !30)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least32_t", file: !17, line: 20, baseType: !32)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_least64_t", file: !17, line: 21, baseType: !20)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_least64_t", file: !17, line: 22, baseType: !24)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast8_t", file: !17, line: 23, baseType: !18)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast8_t", file: !17, line: 24, baseType: !22)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast16_t", file: !17, line: 27, baseType: !20)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast16_t", file: !17, line: 28, baseType: !24)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast32_t", file: !17, line: 29, baseType: !20)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast32_t", file: !17, line: 30, baseType: !24)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "int_fast64_t", file: !17, line: 41, baseType: !20)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint_fast64_t", file: !17, line: 42, baseType: !24)
!51 = !{!0, !7, !52, !54, !56, !58, !60, !65, !67, !69, !71, !76, !12}
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !3, isLocal: true, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !9, isLocal: true, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !9, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !9, isLocal: true, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 3)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !62, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !9, isLocal: true, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !2, line: 49, type: !9, isLocal: true, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 52, type: !73, isLocal: true, isDefinition: true)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 88, elements: !74)
!74 = !{!75}
!75 = !DISubrange(count: 11)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(scope: null, file: !2, line: 53, type: !78, isLocal: true, isDefinition: true)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !79)
!79 = !{!80}
!80 = !DISubrange(count: 9)
!81 = !{i32 7, !"Dwarf Version", i32 5}
!82 = !{i32 2, !"Debug Info Version", i32 3}
!83 = !{i32 1, !"wchar_size", i32 4}
!84 = !{i32 8, !"PIC Level", i32 2}
!85 = !{i32 7, !"PIE Level", i32 2}
!86 = !{i32 7, !"uwtable", i32 2}
!87 = !{i32 7, !"frame-pointer", i32 2}
!88 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 48, type: !89, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !14, retainedNodes: !91)
!89 = !DISubroutineType(types: !90)
!90 = !{!30}
!91 = !{}
!92 = !DILocation(line: 49, column: 3, scope: !88)
!93 = !DILocalVariable(name: "own", scope: !94, file: !2, line: 49, type: !95)
!94 = distinct !DILexicalBlock(scope: !88, file: !2, line: 49, column: 3)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 256, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 32)
!98 = !DILocation(line: 49, column: 3, scope: !94)
!99 = !DILocalVariable(name: "widest", scope: !94, file: !2, line: 49, type: !95)
!100 = !DILocalVariable(name: "own", scope: !101, file: !2, line: 49, type: !95)
!101 = distinct !DILexicalBlock(scope: !88, file: !2, line: 49, column: 3)
!102 = !DILocation(line: 49, column: 3, scope: !101)
!103 = !DILocalVariable(name: "widest", scope: !101, file: !2, line: 49, type: !95)
!104 = !DILocalVariable(name: "own", scope: !105, file: !2, line: 49, type: !95)
!105 = distinct !DILexicalBlock(scope: !88, file: !2, line: 49, column: 3)
!106 = !DILocation(line: 49, column: 3, scope: !105)
!107 = !DILocalVariable(name: "widest", scope: !105, file: !2, line: 49, type: !95)
!108 = !DILocalVariable(name: "own", scope: !109, file: !2, line: 49, type: !95)
!109 = distinct !DILexicalBlock(scope: !88, file: !2, line: 49, column: 3)
!110 = !DILocation(line: 49, column: 3, scope: !109)
!111 = !DILocalVariable(name: "widest", scope: !109, file: !2, line: 49, type: !95)
!112 = !DILocation(line: 50, column: 3, scope: !88)
!113 = !DILocalVariable(name: "own", scope: !114, file: !2, line: 50, type: !95)
!114 = distinct !DILexicalBlock(scope: !88, file: !2, line: 50, column: 3)
!115 = !DILocation(line: 50, column: 3, scope: !114)
!116 = !DILocalVariable(name: "widest", scope: !114, file: !2, line: 50, type: !95)
!117 = !DILocalVariable(name: "own", scope: !118, file: !2, line: 50, type: !95)
!118 = distinct !DILexicalBlock(scope: !88, file: !2, line: 50, column: 3)
!119 = !DILocation(line: 50, column: 3, scope: !118)
!120 = !DILocalVariable(name: "widest", scope: !118, file: !2, line: 50, type: !95)
!121 = !DILocalVariable(name: "own", scope: !122, file: !2, line: 50, type: !95)
!122 = distinct !DILexicalBlock(scope: !88, file: !2, line: 50, column: 3)
!123 = !DILocation(line: 50, column: 3, scope: !122)
!124 = !DILocalVariable(name: "widest", scope: !122, file: !2, line: 50, type: !95)
!125 = !DILocalVariable(name: "own", scope: !126, file: !2, line: 50, type: !95)
!126 = distinct !DILexicalBlock(scope: !88, file: !2, line: 50, column: 3)
!127 = !DILocation(line: 50, column: 3, scope: !126)
!128 = !DILocalVariable(name: "widest", scope: !126, file: !2, line: 50, type: !95)
!129 = !DILocation(line: 51, column: 3, scope: !88)
!130 = !DILocalVariable(name: "own", scope: !131, file: !2, line: 51, type: !95)
!131 = distinct !DILexicalBlock(scope: !88, file: !2, line: 51, column: 3)
!132 = !DILocation(line: 51, column: 3, scope: !131)
!133 = !DILocalVariable(name: "widest", scope: !131, file: !2, line: 51, type: !95)
!134 = !DILocalVariable(name: "own", scope: !135, file: !2, line: 51, type: !95)
!135 = distinct !DILexicalBlock(scope: !88, file: !2, line: 51, column: 3)
!136 = !DILocation(line: 51, column: 3, scope: !135)
!137 = !DILocalVariable(name: "widest", scope: !135, file: !2, line: 51, type: !95)
!138 = !DILocalVariable(name: "own", scope: !139, file: !2, line: 51, type: !95)
!139 = distinct !DILexicalBlock(scope: !88, file: !2, line: 51, column: 3)
!140 = !DILocation(line: 51, column: 3, scope: !139)
!141 = !DILocalVariable(name: "widest", scope: !139, file: !2, line: 51, type: !95)
!142 = !DILocalVariable(name: "own", scope: !143, file: !2, line: 51, type: !95)
!143 = distinct !DILexicalBlock(scope: !88, file: !2, line: 51, column: 3)
!144 = !DILocation(line: 51, column: 3, scope: !143)
!145 = !DILocalVariable(name: "widest", scope: !143, file: !2, line: 51, type: !95)
!146 = !DILocation(line: 52, column: 25, scope: !88)
!147 = !DILocation(line: 52, column: 3, scope: !88)
!148 = !DILocation(line: 53, column: 3, scope: !88)
!149 = !DILocation(line: 54, column: 10, scope: !88)
!150 = !DILocation(line: 54, column: 3, scope: !88)
