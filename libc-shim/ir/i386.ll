target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"

%struct.format = type { i32, i32, i32 }
%struct.open_file = type { ptr, i32, i32, ptr }
%union.pthread_mutex_t = type { %struct.anon, [8 x i8] }
%struct.anon = type { i32, i32, i32, i32 }
%struct.stream = type { %struct._IO_FILE, %union.pthread_mutex_t, i32, i32, i32, [8 x i8] }
%struct._IO_FILE = type { i32, [13 x ptr], i32, [12 x ptr] }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr }
%struct.anon.2 = type { ptr, i32, [2 x i32] }
%struct.anon.4 = type { i32, ptr }
%struct.node = type { %union.pthread_mutex_t, ptr, i32, ptr, i32, i32, i32, ptr }
%struct.field = type { i32, i32, i32 }
%struct.decimal = type { ptr, i32, i32, i32, i32 }
%struct.set = type { [8 x i32] }
%struct.natural = type { ptr, i32 }
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
%struct.lldiv_t = type { i64, i64 }
%struct.imaxdiv_t = type { i64, i64 }
%struct.comparison = type { ptr }
%struct.text = type { ptr, i32, i32, i32, [256 x i8] }
%struct.real = type { i32, i32, i64, i64, i32, i32 }
%struct.source = type { ptr, ptr, i64 }
%struct.item = type { ptr, %struct.text, i32, i32 }
%struct.sigaction = type { %union.anon.1, %struct.__sigset_t, i32, ptr }
%union.anon.1 = type { ptr }
%struct.__sigset_t = type { [32 x i32] }
%struct.workspace = type { ptr, ptr, ptr, [193 x i32] }

@error_number = internal thread_local global i32 0, align 4
@class_zero = internal constant ptr getelementptr inbounds (i8, ptr @class_table, i32 256), align 4
@lower_zero = internal constant ptr getelementptr inbounds (i8, ptr @lower_table, i32 512), align 4
@upper_zero = internal constant ptr getelementptr inbounds (i8, ptr @upper_table, i32 512), align 4
@strtok_rest = internal global ptr null, align 4
@unknown_error_text = internal thread_local global [26 x i8] zeroinitializer, align 1
@.str = private unnamed_addr constant [46 x i8] c"memcpy writes past the end of its destination\00", align 1
@.str.1 = private unnamed_addr constant [47 x i8] c"mempcpy writes past the end of its destination\00", align 1
@.str.2 = private unnamed_addr constant [47 x i8] c"memmove writes past the end of its destination\00", align 1
@.str.3 = private unnamed_addr constant [46 x i8] c"memset writes past the end of its destination\00", align 1
@.str.4 = private unnamed_addr constant [46 x i8] c"strcpy writes past the end of its destination\00", align 1
@.str.5 = private unnamed_addr constant [47 x i8] c"strncpy writes past the end of its destination\00", align 1
@.str.6 = private unnamed_addr constant [47 x i8] c"stpncpy writes past the end of its destination\00", align 1
@.str.7 = private unnamed_addr constant [46 x i8] c"strcat writes past the end of its destination\00", align 1
@double_format = internal constant %struct.format { i32 53, i32 -1074, i32 971 }, align 4
@single_format = internal constant %struct.format { i32 24, i32 -149, i32 104 }, align 4
@.str.8 = private unnamed_addr constant [30 x i8] c"qsort: no array is that large\00", align 1
@random_counter = internal global i32 -1640531527, align 4
@exit_handlers = internal global i32 0, align 4
@exit_caller = internal global i32 0, align 4
@.str.9 = private unnamed_addr constant [31 x i8] c"`close` of the standard output\00", align 1
@input_file = internal global %struct.open_file { ptr @input_node, i32 0, i32 0, ptr null }, align 4
@names_lock = internal global %union.pthread_mutex_t zeroinitializer, align 4
@.str.10 = private unnamed_addr constant [25 x i8] c"a folder that is renamed\00", align 1
@.str.11 = private unnamed_addr constant [46 x i8] c"more files than there is room for on the heap\00", align 1
@stream_in = internal global %struct.stream { %struct._IO_FILE zeroinitializer, %union.pthread_mutex_t { %struct.anon { i32 0, i32 0, i32 0, i32 1 }, [8 x i8] undef }, i32 0, i32 0, i32 0, [8 x i8] zeroinitializer }, align 4
@stdin = dso_local local_unnamed_addr constant ptr @stream_in, align 4
@stream_out = internal constant %struct._IO_FILE { i32 0, [13 x ptr] zeroinitializer, i32 1, [12 x ptr] zeroinitializer }, align 4
@stdout = dso_local local_unnamed_addr constant ptr @stream_out, align 4
@stream_err = internal constant %struct._IO_FILE { i32 0, [13 x ptr] zeroinitializer, i32 2, [12 x ptr] zeroinitializer }, align 4
@stderr = dso_local local_unnamed_addr constant ptr @stream_err, align 4
@.str.12 = private unnamed_addr constant [54 x i8] c"snprintf is told that its buffer is longer than it is\00", align 1
@.str.13 = private unnamed_addr constant [47 x i8] c"sprintf writes past the end of its destination\00", align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.15 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.16 = private unnamed_addr constant [32 x i8] c"fwrite: no object is that large\00", align 1
@.str.17 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.18 = private unnamed_addr constant [32 x i8] c"fgets into a buffer of no bytes\00", align 1
@.str.19 = private unnamed_addr constant [51 x i8] c"fgets is told that its buffer is longer than it is\00", align 1
@.str.20 = private unnamed_addr constant [31 x i8] c"fread: no object is that large\00", align 1
@.str.21 = private unnamed_addr constant [51 x i8] c"fread is told that its buffer is longer than it is\00", align 1
@.str.22 = private unnamed_addr constant [33 x i8] c"`freopen` of the standard output\00", align 1
@.str.23 = private unnamed_addr constant [25 x i8] c"`freopen` without a name\00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"XXXXXX\00", align 1
@optind = dso_local local_unnamed_addr global i32 1, align 4
@opterr = dso_local local_unnamed_addr global i32 1, align 4
@optopt = dso_local local_unnamed_addr global i32 63, align 4
@.str.25 = private unnamed_addr constant [4 x i8] c"GMT\00", align 1
@.str.26 = private unnamed_addr constant [4 x i8] c"UTC\00", align 1
@broken_down = internal global %struct.tm zeroinitializer, align 4
@.str.27 = private unnamed_addr constant [27 x i8] c"asctime of what is no time\00", align 1
@.str.28 = private unnamed_addr constant [34 x i8] c"%.3s %.3s%3d %.2d:%.2d:%.2d %lld\0A\00", align 1
@day_names = internal constant [7 x [10 x i8]] [[10 x i8] c"Sunday\00\00\00\00", [10 x i8] c"Monday\00\00\00\00", [10 x i8] c"Tuesday\00\00\00", [10 x i8] c"Wednesday\00", [10 x i8] c"Thursday\00\00", [10 x i8] c"Friday\00\00\00\00", [10 x i8] c"Saturday\00\00"], align 1
@month_names = internal constant [12 x [10 x i8]] [[10 x i8] c"January\00\00\00", [10 x i8] c"February\00\00", [10 x i8] c"March\00\00\00\00\00", [10 x i8] c"April\00\00\00\00\00", [10 x i8] c"May\00\00\00\00\00\00\00", [10 x i8] c"June\00\00\00\00\00\00", [10 x i8] c"July\00\00\00\00\00\00", [10 x i8] c"August\00\00\00\00", [10 x i8] c"September\00", [10 x i8] c"October\00\00\00", [10 x i8] c"November\00\00", [10 x i8] c"December\00\00"], align 1
@time_text = internal global [64 x i8] zeroinitializer, align 1
@locks = internal global [65 x %union.pthread_mutex_t] zeroinitializer, align 4
@actions = internal unnamed_addr global [65 x %struct.anon.2] zeroinitializer, align 4
@keys_lock = internal global %union.pthread_mutex_t { %struct.anon zeroinitializer, [8 x i8] undef }, align 4
@keys_made = internal unnamed_addr global i32 0, align 4
@keys = internal unnamed_addr global [128 x %struct.anon.4] zeroinitializer, align 4
@key_values = internal thread_local unnamed_addr global [128 x ptr] zeroinitializer, align 4
@key_values_end = internal thread_local unnamed_addr global i32 0, align 4
@cleanup_handlers = internal thread_local unnamed_addr global ptr null, align 4
@cancel_state = internal thread_local unnamed_addr global i32 0, align 4
@cancel_type = internal thread_local unnamed_addr global i32 0, align 4
@concurrency = internal unnamed_addr global i32 0, align 4
@atomic_section = internal global %union.pthread_mutex_t { %struct.anon zeroinitializer, [8 x i8] undef }, align 4
@optarg = dso_local local_unnamed_addr global ptr null, align 4
@class_table = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 2
@lower_table = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@upper_table = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@.str.30 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.31 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.32 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.33 = private unnamed_addr constant [16 x i8] c"No such process\00", align 1
@.str.34 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.35 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.36 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.37 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.38 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.39 = private unnamed_addr constant [18 x i8] c"Permission denied\00", align 1
@.str.40 = private unnamed_addr constant [12 x i8] c"Bad address\00", align 1
@.str.41 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.42 = private unnamed_addr constant [12 x i8] c"File exists\00", align 1
@.str.43 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.44 = private unnamed_addr constant [31 x i8] c"Inappropriate ioctl for device\00", align 1
@.str.45 = private unnamed_addr constant [33 x i8] c"Numerical argument out of domain\00", align 1
@.str.46 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.47 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.48 = private unnamed_addr constant [25 x i8] c"Function not implemented\00", align 1
@.str.49 = private unnamed_addr constant [38 x i8] c"Value too large for defined data type\00", align 1
@.str.50 = private unnamed_addr constant [50 x i8] c"Invalid or incomplete multibyte or wide character\00", align 1
@.str.51 = private unnamed_addr constant [24 x i8] c"Operation not supported\00", align 1
@.str.52 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.53 = private unnamed_addr constant [15 x i8] c"Unknown error \00", align 1
@.str.54 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@.str.55 = private unnamed_addr constant [6 x i8] c"inity\00", align 1
@.str.56 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.57 = private unnamed_addr constant [34 x i8] c"a folder that is opened as a file\00", align 1
@.str.58 = private unnamed_addr constant [52 x i8] c"a file that is larger than what is left of the heap\00", align 1
@descriptors = internal global <{ ptr, [63 x ptr] }> <{ ptr @input_file, [63 x ptr] zeroinitializer }>, align 4
@input_node = internal global %struct.node { %union.pthread_mutex_t zeroinitializer, ptr null, i32 0, ptr null, i32 0, i32 0, i32 1, ptr null }, align 4
@.str.60 = private unnamed_addr constant [22 x i8] c"a file name with `..`\00", align 1
@nodes = internal unnamed_addr global ptr null, align 4
@nodes_made = internal unnamed_addr global i1 false, align 4
@.str.61 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1
@__const.put_formatted.f = private unnamed_addr constant %struct.field { i32 0, i32 0, i32 -1 }, align 4
@.str.62 = private unnamed_addr constant [66 x i8] c"printf: Tresse's C library does not have numbered arguments (%n$)\00", align 1
@.str.63 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.64 = private unnamed_addr constant [46 x i8] c"printf: the argument of %ls is a null pointer\00", align 1
@.str.65 = private unnamed_addr constant [45 x i8] c"printf: the argument of %s is a null pointer\00", align 1
@.str.66 = private unnamed_addr constant [44 x i8] c"printf: the format ends inside a conversion\00", align 1
@.str.67 = private unnamed_addr constant [56 x i8] c"printf: the format has a conversion that does not exist\00", align 1
@__const.put_finite.none = private unnamed_addr constant %struct.decimal { ptr null, i32 0, i32 0, i32 0, i32 1 }, align 4
@names_given = internal global i32 0, align 4
@.str.68 = private unnamed_addr constant [38 x i8] c"scanf with numbered arguments (`%n$`)\00", align 1
@.str.69 = private unnamed_addr constant [25 x i8] c"scanf of wide characters\00", align 1
@.str.70 = private unnamed_addr constant [41 x i8] c"scanf with a directive that there is not\00", align 1
@.str.71 = private unnamed_addr constant [9 x i8] c"aefgAEFG\00", align 1
@.str.72 = private unnamed_addr constant [33 x i8] c"scanf with a set that has no end\00", align 1
@.str.73 = private unnamed_addr constant [3 x i8] c"+-\00", align 1
@.str.74 = private unnamed_addr constant [2 x i8] c"(\00", align 1
@.str.75 = private unnamed_addr constant [2 x i8] c")\00", align 1
@.str.76 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.77 = private unnamed_addr constant [3 x i8] c"xX\00", align 1
@.str.78 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.79 = private unnamed_addr constant [3 x i8] c"pP\00", align 1
@.str.80 = private unnamed_addr constant [3 x i8] c"eE\00", align 1
@.str.81 = private unnamed_addr constant [23 x i8] c"scanf of `long double`\00", align 1
@has_begun = internal unnamed_addr global i1 false, align 4
@last_operand = internal unnamed_addr global i32 0, align 4
@first_operand = internal unnamed_addr global i32 0, align 4
@next_option = internal unnamed_addr global ptr null, align 4
@.str.82 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.83 = private unnamed_addr constant [26 x i8] c"invalid option -- '%.*s'\0A\00", align 1
@.str.84 = private unnamed_addr constant [39 x i8] c"option requires an argument -- '%.*s'\0A\00", align 1
@.str.85 = private unnamed_addr constant [2 x i8] c"=\00", align 1
@.str.86 = private unnamed_addr constant [30 x i8] c"option '--%.*s' is ambiguous\0A\00", align 1
@.str.87 = private unnamed_addr constant [30 x i8] c"unrecognized option '--%.*s'\0A\00", align 1
@.str.88 = private unnamed_addr constant [43 x i8] c"option '--%.*s' doesn't allow an argument\0A\00", align 1
@.str.89 = private unnamed_addr constant [38 x i8] c"option '--%.*s' requires an argument\0A\00", align 1
@.str.90 = private unnamed_addr constant [5 x i8] c"%s: \00", align 1
@month_starts = internal unnamed_addr constant [13 x i16] [i16 0, i16 31, i16 59, i16 90, i16 120, i16 151, i16 181, i16 212, i16 243, i16 273, i16 304, i16 334, i16 365], align 2
@.str.91 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.92 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.93 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.94 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.95 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.96 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.97 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.98 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.99 = private unnamed_addr constant [6 x i8] c"+0000\00", align 1
@.str.100 = private unnamed_addr constant [49 x i8] c"strftime with a directive that C11 does not have\00", align 1
@.str.101 = private unnamed_addr constant [7 x i8] c"%0*lld\00", align 1
@.str.102 = private unnamed_addr constant [6 x i8] c"%*lld\00", align 1
@.str.103 = private unnamed_addr constant [50 x i8] c"pthread_key: the key is used after it was deleted\00", align 1
@.str.104 = private unnamed_addr constant [34 x i8] c"pthread_key: there is no such key\00", align 1
@.str.105 = private unnamed_addr constant [26 x i8] c"this is no hazard pointer\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local nonnull ptr @__errno_location() local_unnamed_addr #0 {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  ret ptr %1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isalnum(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, -33
  %3 = add i32 %2, -65
  %4 = icmp ult i32 %3, 26
  %5 = add i32 %0, -48
  %6 = icmp ult i32 %5, 10
  %7 = or i1 %6, %4
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isalpha(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, -33
  %3 = add i32 %2, -65
  %4 = icmp ult i32 %3, 26
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isascii(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 128
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isblank(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 32
  %3 = icmp eq i32 %0, 9
  %4 = or i1 %2, %3
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @iscntrl(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 32
  %3 = icmp eq i32 %0, 127
  %4 = or i1 %2, %3
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isdigit(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isgraph(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -33
  %3 = icmp ult i32 %2, 94
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @islower(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -97
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isprint(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -32
  %3 = icmp ult i32 %2, 95
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @ispunct(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -33
  %3 = icmp ult i32 %2, 94
  br i1 %3, label %4, label %12

4:                                                ; preds = %1
  %5 = and i32 %0, 95
  %6 = add nsw i32 %5, -91
  %7 = icmp ult i32 %6, -26
  %8 = add nsw i32 %0, -58
  %9 = icmp ult i32 %8, -10
  %10 = select i1 %7, i1 %9, i1 false
  %11 = zext i1 %10 to i32
  br label %12

12:                                               ; preds = %4, %1
  %13 = phi i32 [ 0, %1 ], [ %11, %4 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isspace(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 32
  %3 = add i32 %0, -9
  %4 = icmp ult i32 %3, 5
  %5 = or i1 %2, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isupper(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @isxdigit(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = and i32 %0, -33
  %5 = add i32 %4, -65
  %6 = icmp ult i32 %5, 6
  %7 = or i1 %3, %6
  %8 = zext i1 %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef range(i32 0, 128) i32 @toascii(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 127
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @tolower(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, 26
  %4 = add nuw nsw i32 %0, 32
  %5 = select i1 %3, i32 %4, i32 %0
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @toupper(i32 noundef %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -97
  %3 = icmp ult i32 %2, 26
  %4 = add nsw i32 %0, -32
  %5 = select i1 %3, i32 %4, i32 %0
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef nonnull ptr @__ctype_b_loc() local_unnamed_addr #0 {
  ret ptr @class_zero
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef nonnull ptr @__ctype_tolower_loc() local_unnamed_addr #0 {
  ret ptr @lower_zero
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef nonnull ptr @__ctype_toupper_loc() local_unnamed_addr #0 {
  ret ptr @upper_zero
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @strlen(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i32 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  ret i32 %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @strnlen(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i32 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i32 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i32 %5, 1
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %12, label %4

12:                                               ; preds = %4, %9, %2
  %13 = phi i32 [ 0, %2 ], [ %1, %9 ], [ %5, %4 ]
  ret i32 %13
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @strncmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %3, %16
  %6 = phi i32 [ %18, %16 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %0, i32 %6
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds i8, ptr %1, i32 %6
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %8, %10
  br i1 %11, label %16, label %12

12:                                               ; preds = %5
  %13 = zext i8 %8 to i32
  %14 = zext i8 %10 to i32
  %15 = sub nsw i32 %13, %14
  br label %21

16:                                               ; preds = %5
  %17 = icmp eq i8 %8, 0
  %18 = add nuw i32 %6, 1
  %19 = icmp eq i32 %18, %2
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %5

21:                                               ; preds = %16, %3, %12
  %22 = phi i32 [ %15, %12 ], [ 0, %3 ], [ 0, %16 ]
  ret i32 %22
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @strcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %14, %2
  %4 = phi i32 [ 0, %2 ], [ %16, %14 ]
  %5 = getelementptr inbounds i8, ptr %0, i32 %4
  %6 = load i8, ptr %5, align 1
  %7 = getelementptr inbounds i8, ptr %1, i32 %4
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %6, %8
  br i1 %9, label %14, label %10

10:                                               ; preds = %3
  %11 = zext i8 %6 to i32
  %12 = zext i8 %8 to i32
  %13 = sub nsw i32 %11, %12
  br label %19

14:                                               ; preds = %3
  %15 = icmp eq i8 %6, 0
  %16 = add nuw i32 %4, 1
  %17 = icmp eq i32 %16, -1
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %19, label %3

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ 0, %14 ]
  ret i32 %20
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @strcoll(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %14, %2
  %4 = phi i32 [ 0, %2 ], [ %16, %14 ]
  %5 = getelementptr inbounds i8, ptr %0, i32 %4
  %6 = load i8, ptr %5, align 1
  %7 = getelementptr inbounds i8, ptr %1, i32 %4
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %6, %8
  br i1 %9, label %14, label %10

10:                                               ; preds = %3
  %11 = zext i8 %6 to i32
  %12 = zext i8 %8 to i32
  %13 = sub nsw i32 %11, %12
  br label %19

14:                                               ; preds = %3
  %15 = icmp eq i8 %6, 0
  %16 = add nuw i32 %4, 1
  %17 = icmp eq i32 %16, -1
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %19, label %3

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ 0, %14 ]
  ret i32 %20
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @strncasecmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %29, label %5

5:                                                ; preds = %3, %24
  %6 = phi i32 [ %26, %24 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %0, i32 %6
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = add nsw i32 %9, -65
  %11 = icmp ult i32 %10, 26
  %12 = add nuw nsw i32 %9, 32
  %13 = select i1 %11, i32 %12, i32 %9
  %14 = getelementptr inbounds i8, ptr %1, i32 %6
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = add nsw i32 %16, -65
  %18 = icmp ult i32 %17, 26
  %19 = add nuw nsw i32 %16, 32
  %20 = select i1 %18, i32 %19, i32 %16
  %21 = icmp eq i32 %13, %20
  br i1 %21, label %24, label %22

22:                                               ; preds = %5
  %23 = sub nsw i32 %13, %20
  br label %29

24:                                               ; preds = %5
  %25 = icmp eq i32 %13, 0
  %26 = add nuw i32 %6, 1
  %27 = icmp eq i32 %26, %2
  %28 = select i1 %25, i1 true, i1 %27
  br i1 %28, label %29, label %5

29:                                               ; preds = %24, %3, %22
  %30 = phi i32 [ %23, %22 ], [ 0, %3 ], [ 0, %24 ]
  ret i32 %30
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @strcasecmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %22, %2
  %4 = phi i32 [ 0, %2 ], [ %24, %22 ]
  %5 = getelementptr inbounds i8, ptr %0, i32 %4
  %6 = load i8, ptr %5, align 1
  %7 = zext i8 %6 to i32
  %8 = add nsw i32 %7, -65
  %9 = icmp ult i32 %8, 26
  %10 = add nuw nsw i32 %7, 32
  %11 = select i1 %9, i32 %10, i32 %7
  %12 = getelementptr inbounds i8, ptr %1, i32 %4
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = add nsw i32 %14, -65
  %16 = icmp ult i32 %15, 26
  %17 = add nuw nsw i32 %14, 32
  %18 = select i1 %16, i32 %17, i32 %14
  %19 = icmp eq i32 %11, %18
  br i1 %19, label %22, label %20

20:                                               ; preds = %3
  %21 = sub nsw i32 %11, %18
  br label %27

22:                                               ; preds = %3
  %23 = icmp eq i32 %11, 0
  %24 = add nuw i32 %4, 1
  %25 = icmp eq i32 %24, -1
  %26 = select i1 %23, i1 true, i1 %25
  br i1 %26, label %27, label %3

27:                                               ; preds = %22, %20
  %28 = phi i32 [ %21, %20 ], [ 0, %22 ]
  ret i32 %28
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local noundef ptr @stpcpy(ptr noundef writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #4 {
  %3 = load i8, ptr %1, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %8, %2
  %6 = phi i32 [ 0, %2 ], [ %12, %8 ]
  %7 = getelementptr inbounds i8, ptr %0, i32 %6
  store i8 0, ptr %7, align 1
  ret ptr %7

8:                                                ; preds = %2, %8
  %9 = phi i8 [ %14, %8 ], [ %3, %2 ]
  %10 = phi i32 [ %12, %8 ], [ 0, %2 ]
  %11 = getelementptr inbounds i8, ptr %0, i32 %10
  store i8 %9, ptr %11, align 1
  %12 = add i32 %10, 1
  %13 = getelementptr inbounds i8, ptr %1, i32 %12
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %5, label %8
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local noundef ptr @strcpy(ptr noundef returned writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #4 {
  %3 = load i8, ptr %1, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %2, %5
  %6 = phi i8 [ %11, %5 ], [ %3, %2 ]
  %7 = phi i32 [ %9, %5 ], [ 0, %2 ]
  %8 = getelementptr inbounds i8, ptr %0, i32 %7
  store i8 %6, ptr %8, align 1
  %9 = add i32 %7, 1
  %10 = getelementptr inbounds i8, ptr %1, i32 %9
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %5

13:                                               ; preds = %5, %2
  %14 = phi i32 [ 0, %2 ], [ %9, %5 ]
  %15 = getelementptr inbounds i8, ptr %0, i32 %14
  store i8 0, ptr %15, align 1
  ret ptr %0
}

; Function Attrs: nounwind optsize
define dso_local ptr @stpncpy(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3, %11
  %6 = phi i32 [ %12, %11 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %1, i32 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  %10 = getelementptr inbounds i8, ptr %0, i32 %6
  br i1 %9, label %14, label %11

11:                                               ; preds = %5
  store i8 %8, ptr %10, align 1
  %12 = add nuw i32 %6, 1
  %13 = icmp eq i32 %12, %2
  br i1 %13, label %17, label %5

14:                                               ; preds = %5
  %15 = sub i32 %2, %6
  %16 = tail call ptr @memset(ptr noundef %10, i32 noundef 0, i32 noundef %15) #30
  br label %17

17:                                               ; preds = %11, %3, %14
  %18 = phi i32 [ %6, %14 ], [ 0, %3 ], [ %2, %11 ]
  %19 = getelementptr inbounds i8, ptr %0, i32 %18
  ret ptr %19
}

; Function Attrs: optsize
declare dso_local ptr @memset(ptr noundef, i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef ptr @strncpy(ptr noundef returned %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @stpncpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #31
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local noundef ptr @strncat(ptr noundef returned %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #4 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i32 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, ptr %0, i32 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i32 %5, 1
  br i1 %8, label %10, label %4

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i32 %5
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %10, %21
  %14 = phi i32 [ %23, %21 ], [ 0, %10 ]
  %15 = getelementptr inbounds i8, ptr %1, i32 %14
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %13, %21, %10
  %19 = phi i32 [ 0, %10 ], [ %2, %21 ], [ %14, %13 ]
  %20 = getelementptr i8, ptr %11, i32 %19
  store i8 0, ptr %20, align 1
  ret ptr %0

21:                                               ; preds = %13
  %22 = getelementptr i8, ptr %11, i32 %14
  store i8 %16, ptr %22, align 1
  %23 = add nuw i32 %14, 1
  %24 = icmp eq i32 %23, %2
  br i1 %24, label %18, label %13
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local noundef ptr @strcat(ptr noundef returned %0, ptr nocapture noundef readonly %1) local_unnamed_addr #4 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i32 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, ptr %0, i32 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i32 %4, 1
  br i1 %7, label %9, label %3

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i32 %4
  br label %11

11:                                               ; preds = %9, %16
  %12 = phi i32 [ %18, %16 ], [ 0, %9 ]
  %13 = getelementptr inbounds i8, ptr %1, i32 %12
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %11
  %17 = getelementptr i8, ptr %10, i32 %12
  store i8 %14, ptr %17, align 1
  %18 = add nuw i32 %12, 1
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %20, label %11

20:                                               ; preds = %11, %16
  %21 = phi i32 [ -1, %16 ], [ %12, %11 ]
  %22 = getelementptr i8, ptr %10, i32 %21
  store i8 0, ptr %22, align 1
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local i32 @strlcpy(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %16, %3
  %7 = phi i32 [ 0, %3 ], [ %12, %16 ]
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %25, label %20

9:                                                ; preds = %3, %16
  %10 = phi i8 [ %18, %16 ], [ %4, %3 ]
  %11 = phi i32 [ %12, %16 ], [ 0, %3 ]
  %12 = add i32 %11, 1
  %13 = icmp ult i32 %12, %2
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i32 %11
  store i8 %10, ptr %15, align 1
  br label %16

16:                                               ; preds = %9, %14
  %17 = getelementptr inbounds i8, ptr %1, i32 %12
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %6, label %9

20:                                               ; preds = %6
  %21 = icmp ult i32 %7, %2
  %22 = add i32 %2, -1
  %23 = select i1 %21, i32 %7, i32 %22
  %24 = getelementptr inbounds i8, ptr %0, i32 %23
  store i8 0, ptr %24, align 1
  br label %25

25:                                               ; preds = %20, %6
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local i32 @strlcat(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %10
  %6 = phi i32 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %0, i32 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i32 %6, 1
  %12 = icmp eq i32 %11, %2
  br i1 %12, label %13, label %5

13:                                               ; preds = %5, %10, %3
  %14 = phi i32 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %15 = getelementptr inbounds i8, ptr %0, i32 %14
  %16 = sub i32 %2, %14
  %17 = load i8, ptr %1, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %29, %13
  %20 = phi i32 [ 0, %13 ], [ %25, %29 ]
  %21 = icmp eq i32 %14, %2
  br i1 %21, label %38, label %33

22:                                               ; preds = %13, %29
  %23 = phi i8 [ %31, %29 ], [ %17, %13 ]
  %24 = phi i32 [ %25, %29 ], [ 0, %13 ]
  %25 = add i32 %24, 1
  %26 = icmp ult i32 %25, %16
  br i1 %26, label %27, label %29

27:                                               ; preds = %22
  %28 = getelementptr inbounds i8, ptr %15, i32 %24
  store i8 %23, ptr %28, align 1
  br label %29

29:                                               ; preds = %27, %22
  %30 = getelementptr inbounds i8, ptr %1, i32 %25
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19
  %34 = icmp ult i32 %20, %16
  %35 = add i32 %16, -1
  %36 = select i1 %34, i32 %20, i32 %35
  %37 = getelementptr inbounds i8, ptr %15, i32 %36
  store i8 0, ptr %37, align 1
  br label %38

38:                                               ; preds = %19, %33
  %39 = add i32 %20, %14
  ret i32 %39
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local i32 @strxfrm(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %16, %3
  %7 = phi i32 [ 0, %3 ], [ %12, %16 ]
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %25, label %20

9:                                                ; preds = %3, %16
  %10 = phi i8 [ %18, %16 ], [ %4, %3 ]
  %11 = phi i32 [ %12, %16 ], [ 0, %3 ]
  %12 = add i32 %11, 1
  %13 = icmp ult i32 %12, %2
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i32 %11
  store i8 %10, ptr %15, align 1
  br label %16

16:                                               ; preds = %14, %9
  %17 = getelementptr inbounds i8, ptr %1, i32 %12
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %6, label %9

20:                                               ; preds = %6
  %21 = icmp ult i32 %7, %2
  %22 = add i32 %2, -1
  %23 = select i1 %21, i32 %7, i32 %22
  %24 = getelementptr inbounds i8, ptr %0, i32 %23
  store i8 0, ptr %24, align 1
  br label %25

25:                                               ; preds = %6, %20
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local noundef ptr @strchrnul(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %12, %5 ]
  %7 = load i8, ptr %6, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp ne i32 %4, %8
  %10 = icmp ne i8 %7, 0
  %11 = and i1 %10, %9
  %12 = getelementptr inbounds i8, ptr %6, i32 1
  br i1 %11, label %5, label %13

13:                                               ; preds = %5
  ret ptr %6
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @strchr(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ undef, %2 ], [ %13, %5 ]
  %8 = load i8, ptr %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %4, %9
  %11 = icmp ne i8 %8, 0
  %12 = select i1 %11, ptr %7, ptr null
  %13 = select i1 %10, ptr %12, ptr %6
  %14 = and i1 %11, %10
  %15 = getelementptr inbounds i8, ptr %6, i32 1
  br i1 %14, label %5, label %16

16:                                               ; preds = %5
  ret ptr %13
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @strrchr(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %13, %5 ]
  %7 = phi ptr [ null, %2 ], [ %11, %5 ]
  %8 = load i8, ptr %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %4, %9
  %11 = select i1 %10, ptr %6, ptr %7
  %12 = icmp eq i8 %8, 0
  %13 = getelementptr inbounds i8, ptr %6, i32 1
  br i1 %12, label %14, label %5

14:                                               ; preds = %5
  ret ptr %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @index(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %15, %5 ]
  %7 = phi ptr [ undef, %2 ], [ %13, %5 ]
  %8 = load i8, ptr %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp ne i32 %4, %9
  %11 = icmp ne i8 %8, 0
  %12 = select i1 %11, ptr %7, ptr null
  %13 = select i1 %10, ptr %12, ptr %6
  %14 = and i1 %11, %10
  %15 = getelementptr inbounds i8, ptr %6, i32 1
  br i1 %14, label %5, label %16

16:                                               ; preds = %5
  ret ptr %13
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @rindex(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr #7 {
  %3 = shl i32 %1, 24
  %4 = ashr exact i32 %3, 24
  br label %5

5:                                                ; preds = %5, %2
  %6 = phi ptr [ %0, %2 ], [ %13, %5 ]
  %7 = phi ptr [ null, %2 ], [ %11, %5 ]
  %8 = load i8, ptr %6, align 1
  %9 = sext i8 %8 to i32
  %10 = icmp eq i32 %4, %9
  %11 = select i1 %10, ptr %6, ptr %7
  %12 = icmp eq i8 %8, 0
  %13 = getelementptr inbounds i8, ptr %6, i32 1
  br i1 %12, label %14, label %5

14:                                               ; preds = %5
  ret ptr %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @strstr(ptr noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #7 {
  %3 = load i8, ptr %1, align 1
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %22, label %5

5:                                                ; preds = %2, %20
  %6 = phi ptr [ %21, %20 ], [ %0, %2 ]
  br label %12

7:                                                ; preds = %12
  %8 = add i32 %14, 1
  %9 = getelementptr inbounds i8, ptr %1, i32 %8
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %22, label %12

12:                                               ; preds = %5, %7
  %13 = phi i8 [ %3, %5 ], [ %10, %7 ]
  %14 = phi i32 [ 0, %5 ], [ %8, %7 ]
  %15 = getelementptr inbounds i8, ptr %6, i32 %14
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, %13
  br i1 %17, label %7, label %18

18:                                               ; preds = %12
  %19 = icmp eq i8 %16, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %18
  %21 = getelementptr inbounds i8, ptr %6, i32 1
  br label %5

22:                                               ; preds = %18, %7, %2
  %23 = phi ptr [ %0, %2 ], [ %6, %7 ], [ null, %18 ]
  ret ptr %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local i32 @strspn(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #7 {
  %3 = alloca %struct.set, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #32
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(32) %3, i8 0, i32 32, i1 false)
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %19, label %6

6:                                                ; preds = %2, %6
  %7 = phi i8 [ %17, %6 ], [ %4, %2 ]
  %8 = phi ptr [ %16, %6 ], [ %1, %2 ]
  %9 = zext i8 %7 to i32
  %10 = and i32 %9, 31
  %11 = shl nuw i32 1, %10
  %12 = lshr i32 %9, 5
  %13 = getelementptr inbounds [8 x i32], ptr %3, i32 0, i32 %12
  %14 = load i32, ptr %13, align 4
  %15 = or i32 %11, %14
  store i32 %15, ptr %13, align 4
  %16 = getelementptr inbounds i8, ptr %8, i32 1
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %6

19:                                               ; preds = %6, %2
  br label %20

20:                                               ; preds = %19, %20
  %21 = phi i32 [ %32, %20 ], [ 0, %19 ]
  %22 = getelementptr inbounds i8, ptr %0, i32 %21
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = lshr i32 %24, 5
  %26 = getelementptr inbounds [8 x i32], ptr %3, i32 0, i32 %25
  %27 = load i32, ptr %26, align 4
  %28 = and i32 %24, 31
  %29 = shl nuw i32 1, %28
  %30 = and i32 %29, %27
  %31 = icmp eq i32 %30, 0
  %32 = add i32 %21, 1
  br i1 %31, label %33, label %20

33:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #32
  ret i32 %21
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local noundef i32 @strcspn(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #7 {
  %3 = alloca %struct.set, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #32
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(32) %3, i8 0, i32 32, i1 false)
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %2, %6
  %7 = phi i8 [ %17, %6 ], [ %4, %2 ]
  %8 = phi ptr [ %16, %6 ], [ %1, %2 ]
  %9 = zext i8 %7 to i32
  %10 = and i32 %9, 31
  %11 = shl nuw i32 1, %10
  %12 = lshr i32 %9, 5
  %13 = getelementptr inbounds [8 x i32], ptr %3, i32 0, i32 %12
  %14 = load i32, ptr %13, align 4
  %15 = or i32 %11, %14
  store i32 %15, ptr %13, align 4
  %16 = getelementptr inbounds i8, ptr %8, i32 1
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %6

19:                                               ; preds = %6
  %20 = load i32, ptr %3, align 4
  %21 = or i32 %20, 1
  br label %22

22:                                               ; preds = %19, %2
  %23 = phi i32 [ %21, %19 ], [ 1, %2 ]
  store i32 %23, ptr %3, align 4
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi ptr [ %0, %22 ], [ %35, %24 ]
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = lshr i32 %27, 5
  %29 = getelementptr inbounds [8 x i32], ptr %3, i32 0, i32 %28
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %27, 31
  %32 = shl nuw i32 1, %31
  %33 = and i32 %32, %30
  %34 = icmp eq i32 %33, 0
  %35 = getelementptr inbounds i8, ptr %25, i32 1
  br i1 %34, label %24, label %36

36:                                               ; preds = %24
  %37 = ptrtoint ptr %25 to i32
  %38 = ptrtoint ptr %0 to i32
  %39 = sub i32 %37, %38
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #32
  ret i32 %39
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @strpbrk(ptr noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #7 {
  %3 = alloca %struct.set, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #32
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(32) %3, i8 0, i32 32, i1 false)
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %2, %6
  %7 = phi i8 [ %17, %6 ], [ %4, %2 ]
  %8 = phi ptr [ %16, %6 ], [ %1, %2 ]
  %9 = zext i8 %7 to i32
  %10 = and i32 %9, 31
  %11 = shl nuw i32 1, %10
  %12 = lshr i32 %9, 5
  %13 = getelementptr inbounds [8 x i32], ptr %3, i32 0, i32 %12
  %14 = load i32, ptr %13, align 4
  %15 = or i32 %11, %14
  store i32 %15, ptr %13, align 4
  %16 = getelementptr inbounds i8, ptr %8, i32 1
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %6

19:                                               ; preds = %6
  %20 = load i32, ptr %3, align 4
  %21 = or i32 %20, 1
  br label %22

22:                                               ; preds = %19, %2
  %23 = phi i32 [ %21, %19 ], [ 1, %2 ]
  store i32 %23, ptr %3, align 4
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi ptr [ %0, %22 ], [ %35, %24 ]
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  %28 = lshr i32 %27, 5
  %29 = getelementptr inbounds [8 x i32], ptr %3, i32 0, i32 %28
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %27, 31
  %32 = shl nuw i32 1, %31
  %33 = and i32 %32, %30
  %34 = icmp eq i32 %33, 0
  %35 = getelementptr inbounds i8, ptr %25, i32 1
  br i1 %34, label %24, label %36

36:                                               ; preds = %24
  %37 = icmp eq i8 %26, 0
  %38 = select i1 %37, ptr null, ptr %25
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #32
  ret ptr %38
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local ptr @strsep(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = alloca %struct.set, align 4
  %4 = load ptr, ptr %0, align 4
  %5 = icmp eq ptr %4, null
  br i1 %5, label %44, label %6

6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #32
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(32) %3, i8 0, i32 32, i1 false)
  %7 = load i8, ptr %1, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %25, label %9

9:                                                ; preds = %6, %9
  %10 = phi i8 [ %20, %9 ], [ %7, %6 ]
  %11 = phi ptr [ %19, %9 ], [ %1, %6 ]
  %12 = zext i8 %10 to i32
  %13 = and i32 %12, 31
  %14 = shl nuw i32 1, %13
  %15 = lshr i32 %12, 5
  %16 = getelementptr inbounds [8 x i32], ptr %3, i32 0, i32 %15
  %17 = load i32, ptr %16, align 4
  %18 = or i32 %14, %17
  store i32 %18, ptr %16, align 4
  %19 = getelementptr inbounds i8, ptr %11, i32 1
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %9

22:                                               ; preds = %9
  %23 = load i32, ptr %3, align 4
  %24 = or i32 %23, 1
  br label %25

25:                                               ; preds = %22, %6
  %26 = phi i32 [ %24, %22 ], [ 1, %6 ]
  store i32 %26, ptr %3, align 4
  br label %27

27:                                               ; preds = %27, %25
  %28 = phi ptr [ %4, %25 ], [ %38, %27 ]
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = lshr i32 %30, 5
  %32 = getelementptr inbounds [8 x i32], ptr %3, i32 0, i32 %31
  %33 = load i32, ptr %32, align 4
  %34 = and i32 %30, 31
  %35 = shl nuw i32 1, %34
  %36 = and i32 %35, %33
  %37 = icmp eq i32 %36, 0
  %38 = getelementptr inbounds i8, ptr %28, i32 1
  br i1 %37, label %27, label %39

39:                                               ; preds = %27
  %40 = icmp eq i8 %29, 0
  br i1 %40, label %42, label %41

41:                                               ; preds = %39
  store i8 0, ptr %28, align 1
  br label %42

42:                                               ; preds = %41, %39
  %43 = phi ptr [ %38, %41 ], [ null, %39 ]
  store ptr %43, ptr %0, align 4
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #32
  br label %44

44:                                               ; preds = %2, %42
  ret ptr %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @strtok_r(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) local_unnamed_addr #8 {
  %4 = alloca %struct.set, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #32
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(32) %4, i8 0, i32 32, i1 false)
  %5 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %20, label %7

7:                                                ; preds = %3, %7
  %8 = phi i8 [ %18, %7 ], [ %5, %3 ]
  %9 = phi ptr [ %17, %7 ], [ %1, %3 ]
  %10 = zext i8 %8 to i32
  %11 = and i32 %10, 31
  %12 = shl nuw i32 1, %11
  %13 = lshr i32 %10, 5
  %14 = getelementptr inbounds [8 x i32], ptr %4, i32 0, i32 %13
  %15 = load i32, ptr %14, align 4
  %16 = or i32 %12, %15
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds i8, ptr %9, i32 1
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %7

20:                                               ; preds = %7, %3
  %21 = icmp eq ptr %0, null
  br i1 %21, label %22, label %24

22:                                               ; preds = %20
  %23 = load ptr, ptr %2, align 4
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi ptr [ %0, %20 ], [ %23, %22 ]
  br label %26

26:                                               ; preds = %24, %26
  %27 = phi ptr [ %37, %26 ], [ %25, %24 ]
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i32
  %30 = lshr i32 %29, 5
  %31 = getelementptr inbounds [8 x i32], ptr %4, i32 0, i32 %30
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %29, 31
  %34 = shl nuw i32 1, %33
  %35 = and i32 %34, %32
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds i8, ptr %27, i32 1
  br i1 %36, label %38, label %26

38:                                               ; preds = %26
  %39 = icmp eq i8 %28, 0
  br i1 %39, label %62, label %40

40:                                               ; preds = %38
  %41 = load i32, ptr %4, align 4
  %42 = or i32 %41, 1
  store i32 %42, ptr %4, align 4
  br label %43

43:                                               ; preds = %43, %40
  %44 = phi ptr [ %27, %40 ], [ %45, %43 ]
  %45 = getelementptr inbounds i8, ptr %44, i32 1
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  %48 = lshr i32 %47, 5
  %49 = getelementptr inbounds [8 x i32], ptr %4, i32 0, i32 %48
  %50 = load i32, ptr %49, align 4
  %51 = and i32 %47, 31
  %52 = shl nuw i32 1, %51
  %53 = and i32 %52, %50
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %43, label %55

55:                                               ; preds = %43
  %56 = icmp eq i8 %46, 0
  br i1 %56, label %58, label %57

57:                                               ; preds = %55
  store i8 0, ptr %45, align 1
  br label %58

58:                                               ; preds = %57, %55
  %59 = icmp ne i8 %46, 0
  %60 = zext i1 %59 to i32
  %61 = getelementptr inbounds i8, ptr %45, i32 %60
  br label %62

62:                                               ; preds = %38, %58
  %63 = phi ptr [ %61, %58 ], [ %27, %38 ]
  %64 = phi ptr [ %27, %58 ], [ null, %38 ]
  store ptr %63, ptr %2, align 4
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #32
  ret ptr %64
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @strtok(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = tail call ptr @strtok_r(ptr noundef %0, ptr noundef %1, ptr noundef nonnull @strtok_rest) #31
  ret ptr %3
}

; Function Attrs: nounwind optsize
define dso_local ptr @strndup(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i32 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i32 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i32 %5, 1
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %12, label %4

12:                                               ; preds = %4, %9, %2
  %13 = phi i32 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i32 %13, 1
  %15 = tail call ptr @__tresse_malloc(i32 noundef %14) #30
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %19

17:                                               ; preds = %12
  %18 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %18, align 4
  br label %22

19:                                               ; preds = %12
  %20 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef %0, i32 noundef %13) #30
  %21 = getelementptr inbounds i8, ptr %15, i32 %13
  store i8 0, ptr %21, align 1
  br label %22

22:                                               ; preds = %17, %19
  ret ptr %15
}

; Function Attrs: nounwind optsize
define dso_local ptr @malloc(i32 noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @__tresse_malloc(i32 noundef %0) #30
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %5, align 4
  br label %6

6:                                                ; preds = %1, %4
  ret ptr %2
}

; Function Attrs: optsize
declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @strdup(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @strndup(ptr noundef %0, i32 noundef -2) #31
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local ptr @__strdup(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @strndup(ptr noundef %0, i32 noundef -2) #31
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local ptr @__strndup(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @strndup(ptr noundef %0, i32 noundef %1) #31
  ret ptr %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @memcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %19, label %8

5:                                                ; preds = %8
  %6 = add nuw i32 %9, 1
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %19, label %8

8:                                                ; preds = %3, %5
  %9 = phi i32 [ %6, %5 ], [ 0, %3 ]
  %10 = getelementptr inbounds i8, ptr %0, i32 %9
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %1, i32 %9
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %11, %13
  br i1 %14, label %5, label %15

15:                                               ; preds = %8
  %16 = zext i8 %13 to i32
  %17 = zext i8 %11 to i32
  %18 = sub nsw i32 %17, %16
  br label %19

19:                                               ; preds = %5, %3, %15
  %20 = phi i32 [ %18, %15 ], [ 0, %3 ], [ 0, %5 ]
  ret i32 %20
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i32 @bcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %19, label %8

5:                                                ; preds = %8
  %6 = add nuw i32 %9, 1
  %7 = icmp eq i32 %6, %2
  br i1 %7, label %19, label %8

8:                                                ; preds = %3, %5
  %9 = phi i32 [ %6, %5 ], [ 0, %3 ]
  %10 = getelementptr inbounds i8, ptr %0, i32 %9
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %1, i32 %9
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %11, %13
  br i1 %14, label %5, label %15

15:                                               ; preds = %8
  %16 = zext i8 %13 to i32
  %17 = zext i8 %11 to i32
  %18 = sub nsw i32 %17, %16
  br label %19

19:                                               ; preds = %5, %3, %15
  %20 = phi i32 [ %18, %15 ], [ 0, %3 ], [ 0, %5 ]
  ret i32 %20
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local ptr @memchr(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i32 [ 0, %5 ], [ %13, %12 ]
  %9 = getelementptr inbounds i8, ptr %0, i32 %8
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, %6
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add nuw i32 %8, 1
  %14 = icmp eq i32 %13, %2
  br i1 %14, label %17, label %7

15:                                               ; preds = %7
  %16 = getelementptr inbounds i8, ptr %0, i32 %8
  br label %17

17:                                               ; preds = %12, %15, %3
  %18 = phi ptr [ null, %3 ], [ %16, %15 ], [ null, %12 ]
  ret ptr %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local noundef ptr @memrchr(ptr noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = trunc i32 %1 to i8
  br label %5

5:                                                ; preds = %8, %3
  %6 = phi i32 [ %2, %3 ], [ %9, %8 ]
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %15, label %8

8:                                                ; preds = %5
  %9 = add i32 %6, -1
  %10 = getelementptr inbounds i8, ptr %0, i32 %9
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, %4
  br i1 %12, label %13, label %5

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, ptr %0, i32 %9
  br label %15

15:                                               ; preds = %5, %13
  %16 = phi ptr [ %14, %13 ], [ null, %5 ]
  ret ptr %16
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local ptr @memmem(ptr noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i32 %3, %1
  %6 = sub i32 %1, %3
  br i1 %5, label %25, label %7

7:                                                ; preds = %4
  %8 = icmp eq i32 %3, 0
  br label %9

9:                                                ; preds = %7, %22
  %10 = phi i32 [ 0, %7 ], [ %23, %22 ]
  %11 = getelementptr inbounds i8, ptr %0, i32 %10
  br i1 %8, label %25, label %15

12:                                               ; preds = %15
  %13 = add nuw i32 %16, 1
  %14 = icmp eq i32 %13, %3
  br i1 %14, label %25, label %15

15:                                               ; preds = %9, %12
  %16 = phi i32 [ %13, %12 ], [ 0, %9 ]
  %17 = getelementptr inbounds i8, ptr %11, i32 %16
  %18 = load i8, ptr %17, align 1
  %19 = getelementptr inbounds i8, ptr %2, i32 %16
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %18, %20
  br i1 %21, label %12, label %22

22:                                               ; preds = %15
  %23 = add i32 %10, 1
  %24 = icmp ugt i32 %23, %6
  br i1 %24, label %25, label %9

25:                                               ; preds = %22, %9, %12, %4
  %26 = phi ptr [ null, %4 ], [ %11, %12 ], [ null, %22 ], [ %11, %9 ]
  ret ptr %26
}

; Function Attrs: nounwind optsize
define dso_local ptr @mempcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #30
  %5 = getelementptr inbounds i8, ptr %0, i32 %2
  ret ptr %5
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local ptr @memccpy(ptr noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %20, label %6

6:                                                ; preds = %4
  %7 = trunc i32 %2 to i8
  br label %8

8:                                                ; preds = %6, %14
  %9 = phi i32 [ 0, %6 ], [ %15, %14 ]
  %10 = getelementptr inbounds i8, ptr %1, i32 %9
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %0, i32 %9
  store i8 %11, ptr %12, align 1
  %13 = icmp eq i8 %11, %7
  br i1 %13, label %17, label %14

14:                                               ; preds = %8
  %15 = add nuw i32 %9, 1
  %16 = icmp eq i32 %15, %3
  br i1 %16, label %20, label %8

17:                                               ; preds = %8
  %18 = getelementptr inbounds i8, ptr %0, i32 %9
  %19 = getelementptr inbounds i8, ptr %18, i32 1
  br label %20

20:                                               ; preds = %14, %4, %17
  %21 = phi ptr [ %19, %17 ], [ null, %4 ], [ null, %14 ]
  ret ptr %21
}

; Function Attrs: nounwind optsize
define dso_local void @bcopy(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @memmove(ptr noundef %1, ptr noundef %0, i32 noundef %2) #30
  ret void
}

; Function Attrs: optsize
declare dso_local ptr @memmove(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @bzero(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @memset(ptr noundef %0, i32 noundef 0, i32 noundef %1) #30
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @ffsll(i64 noundef %0) local_unnamed_addr #9 {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %13, label %3

3:                                                ; preds = %1
  %4 = and i64 %0, 1
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %10, %6 ], [ 1, %3 ]
  %8 = phi i64 [ %9, %6 ], [ %0, %3 ]
  %9 = lshr exact i64 %8, 1
  %10 = add nuw nsw i32 %7, 1
  %11 = and i64 %8, 2
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %6, label %13

13:                                               ; preds = %6, %3, %1
  %14 = phi i32 [ 0, %1 ], [ 1, %3 ], [ %10, %6 ]
  ret i32 %14
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @ffs(i32 noundef %0) local_unnamed_addr #9 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %14, label %3

3:                                                ; preds = %1
  %4 = sext i32 %0 to i64
  %5 = and i64 %4, 1
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %11, %7 ], [ 1, %3 ]
  %9 = phi i64 [ %10, %7 ], [ %4, %3 ]
  %10 = lshr exact i64 %9, 1
  %11 = add nuw nsw i32 %8, 1
  %12 = and i64 %9, 2
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %7, label %14

14:                                               ; preds = %7, %1, %3
  %15 = phi i32 [ 0, %1 ], [ 1, %3 ], [ %11, %7 ]
  ret i32 %15
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local i32 @ffsl(i32 noundef %0) local_unnamed_addr #9 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %14, label %3

3:                                                ; preds = %1
  %4 = sext i32 %0 to i64
  %5 = and i64 %4, 1
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %11, %7 ], [ 1, %3 ]
  %9 = phi i64 [ %10, %7 ], [ %4, %3 ]
  %10 = lshr exact i64 %9, 1
  %11 = add nuw nsw i32 %8, 1
  %12 = and i64 %9, 2
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %7, label %14

14:                                               ; preds = %7, %1, %3
  %15 = phi i32 [ 0, %1 ], [ 1, %3 ], [ %11, %7 ]
  ret i32 %15
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none)
define dso_local noundef nonnull ptr @strerror(i32 noundef %0) local_unnamed_addr #10 {
  %2 = tail call fastcc ptr @error_text(i32 noundef %0) #31
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @unknown_error_text)
  %6 = tail call fastcc ptr @unknown_error(ptr noundef nonnull %5, i32 noundef %0) #31
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi ptr [ %5, %4 ], [ %2, %1 ]
  ret ptr %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc noundef ptr @error_text(i32 noundef %0) unnamed_addr #0 {
  switch i32 %0, label %24 [
    i32 0, label %25
    i32 1, label %2
    i32 2, label %3
    i32 3, label %4
    i32 4, label %5
    i32 5, label %6
    i32 9, label %7
    i32 11, label %8
    i32 12, label %9
    i32 13, label %10
    i32 14, label %11
    i32 16, label %12
    i32 17, label %13
    i32 22, label %14
    i32 25, label %15
    i32 33, label %16
    i32 34, label %17
    i32 35, label %18
    i32 38, label %19
    i32 75, label %20
    i32 84, label %21
    i32 95, label %22
    i32 110, label %23
  ]

2:                                                ; preds = %1
  br label %25

3:                                                ; preds = %1
  br label %25

4:                                                ; preds = %1
  br label %25

5:                                                ; preds = %1
  br label %25

6:                                                ; preds = %1
  br label %25

7:                                                ; preds = %1
  br label %25

8:                                                ; preds = %1
  br label %25

9:                                                ; preds = %1
  br label %25

10:                                               ; preds = %1
  br label %25

11:                                               ; preds = %1
  br label %25

12:                                               ; preds = %1
  br label %25

13:                                               ; preds = %1
  br label %25

14:                                               ; preds = %1
  br label %25

15:                                               ; preds = %1
  br label %25

16:                                               ; preds = %1
  br label %25

17:                                               ; preds = %1
  br label %25

18:                                               ; preds = %1
  br label %25

19:                                               ; preds = %1
  br label %25

20:                                               ; preds = %1
  br label %25

21:                                               ; preds = %1
  br label %25

22:                                               ; preds = %1
  br label %25

23:                                               ; preds = %1
  br label %25

24:                                               ; preds = %1
  br label %25

25:                                               ; preds = %1, %24, %23, %22, %21, %20, %19, %18, %17, %16, %15, %14, %13, %12, %11, %10, %9, %8, %7, %6, %5, %4, %3, %2
  %26 = phi ptr [ null, %24 ], [ @.str.52, %23 ], [ @.str.51, %22 ], [ @.str.50, %21 ], [ @.str.49, %20 ], [ @.str.48, %19 ], [ @.str.47, %18 ], [ @.str.46, %17 ], [ @.str.45, %16 ], [ @.str.44, %15 ], [ @.str.43, %14 ], [ @.str.42, %13 ], [ @.str.41, %12 ], [ @.str.40, %11 ], [ @.str.39, %10 ], [ @.str.38, %9 ], [ @.str.37, %8 ], [ @.str.36, %7 ], [ @.str.35, %6 ], [ @.str.34, %5 ], [ @.str.33, %4 ], [ @.str.32, %3 ], [ @.str.31, %2 ], [ @.str.30, %1 ]
  ret ptr %26
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none)
define internal fastcc noundef ptr @unknown_error(ptr noundef returned writeonly %0, i32 noundef %1) unnamed_addr #10 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i8 [ %9, %3 ], [ 85, %2 ]
  %5 = phi i32 [ %7, %3 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i32 %5
  store i8 %4, ptr %6, align 1
  %7 = add nuw nsw i32 %5, 1
  %8 = getelementptr inbounds i8, ptr @.str.53, i32 %7
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i32 %7, 14
  br i1 %10, label %11, label %3

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, ptr %0, i32 14
  %13 = icmp slt i32 %1, 0
  %14 = tail call i32 @llvm.abs.i32(i32 %1, i1 false)
  %15 = select i1 %13, i8 45, i8 0
  %16 = lshr i32 %1, 31
  %17 = getelementptr inbounds i8, ptr %12, i32 %16
  store i8 %15, ptr %12, align 1
  %18 = icmp ugt i32 %14, 9
  br i1 %18, label %19, label %24

19:                                               ; preds = %11, %19
  %20 = phi i32 [ %21, %19 ], [ 1, %11 ]
  %21 = mul i32 %20, 10
  %22 = udiv i32 %14, %21
  %23 = icmp ugt i32 %22, 9
  br i1 %23, label %19, label %24

24:                                               ; preds = %19, %11
  %25 = phi i32 [ 1, %11 ], [ %21, %19 ]
  br label %26

26:                                               ; preds = %24, %26
  %27 = phi i32 [ %34, %26 ], [ %25, %24 ]
  %28 = phi ptr [ %33, %26 ], [ %17, %24 ]
  %29 = udiv i32 %14, %27
  %30 = urem i32 %29, 10
  %31 = trunc nuw nsw i32 %30 to i8
  %32 = or disjoint i8 %31, 48
  %33 = getelementptr inbounds i8, ptr %28, i32 1
  store i8 %32, ptr %28, align 1
  %34 = udiv i32 %27, 10
  %35 = icmp ult i32 %27, 10
  br i1 %35, label %36, label %26

36:                                               ; preds = %26
  store i8 0, ptr %33, align 1
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local range(i32 0, 35) i32 @__xpg_strerror_r(i32 noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = alloca [26 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 26, ptr nonnull %4) #32
  %5 = tail call fastcc ptr @error_text(i32 noundef %0) #31
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = call fastcc ptr @unknown_error(ptr noundef nonnull %4, i32 noundef %0) #31
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi ptr [ %4, %7 ], [ %5, %3 ]
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %23, %9
  %14 = phi i32 [ 0, %9 ], [ %19, %23 ]
  %15 = icmp eq i32 %2, 0
  br i1 %15, label %32, label %27

16:                                               ; preds = %9, %23
  %17 = phi i8 [ %25, %23 ], [ %11, %9 ]
  %18 = phi i32 [ %19, %23 ], [ 0, %9 ]
  %19 = add i32 %18, 1
  %20 = icmp ult i32 %19, %2
  br i1 %20, label %21, label %23

21:                                               ; preds = %16
  %22 = getelementptr inbounds i8, ptr %1, i32 %18
  store i8 %17, ptr %22, align 1
  br label %23

23:                                               ; preds = %21, %16
  %24 = getelementptr inbounds i8, ptr %10, i32 %19
  %25 = load i8, ptr %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %13, label %16

27:                                               ; preds = %13
  %28 = icmp ult i32 %14, %2
  %29 = add i32 %2, -1
  %30 = select i1 %28, i32 %14, i32 %29
  %31 = getelementptr inbounds i8, ptr %1, i32 %30
  store i8 0, ptr %31, align 1
  br label %32

32:                                               ; preds = %13, %27
  %33 = icmp ult i32 %14, %2
  %34 = select i1 %33, i32 0, i32 34
  %35 = select i1 %6, i32 22, i32 %34
  call void @llvm.lifetime.end.p0(i64 26, ptr nonnull %4) #32
  ret i32 %35
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none)
define dso_local noundef ptr @strerror_r(i32 noundef %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr #10 {
  %4 = alloca [26 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 26, ptr nonnull %4) #32
  %5 = tail call fastcc ptr @error_text(i32 noundef %0) #31
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %30

7:                                                ; preds = %3
  %8 = call fastcc ptr @unknown_error(ptr noundef nonnull %4, i32 noundef %0) #31
  %9 = load i8, ptr %4, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %21, %7
  %12 = phi i32 [ 0, %7 ], [ %17, %21 ]
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %30, label %25

14:                                               ; preds = %7, %21
  %15 = phi i8 [ %23, %21 ], [ %9, %7 ]
  %16 = phi i32 [ %17, %21 ], [ 0, %7 ]
  %17 = add i32 %16, 1
  %18 = icmp ult i32 %17, %2
  br i1 %18, label %19, label %21

19:                                               ; preds = %14
  %20 = getelementptr inbounds i8, ptr %1, i32 %16
  store i8 %15, ptr %20, align 1
  br label %21

21:                                               ; preds = %19, %14
  %22 = getelementptr inbounds i8, ptr %4, i32 %17
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %11, label %14

25:                                               ; preds = %11
  %26 = icmp ult i32 %12, %2
  %27 = add i32 %2, -1
  %28 = select i1 %26, i32 %12, i32 %27
  %29 = getelementptr inbounds i8, ptr %1, i32 %28
  store i8 0, ptr %29, align 1
  br label %30

30:                                               ; preds = %25, %11, %3
  %31 = phi ptr [ %5, %3 ], [ %1, %11 ], [ %1, %25 ]
  call void @llvm.lifetime.end.p0(i64 26, ptr nonnull %4) #32
  ret ptr %31
}

; Function Attrs: nounwind optsize
define dso_local ptr @__memcpy_chk(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str) #33
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #30
  ret ptr %8
}

; Function Attrs: nounwind optsize
define dso_local ptr @__mempcpy_chk(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.1) #33
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #30
  %9 = getelementptr inbounds i8, ptr %0, i32 %2
  ret ptr %9
}

; Function Attrs: nounwind optsize
define dso_local ptr @__memmove_chk(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.2) #33
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @memmove(ptr noundef %0, ptr noundef %1, i32 noundef %2) #30
  ret ptr %8
}

; Function Attrs: nounwind optsize
define dso_local ptr @__memset_chk(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.3) #33
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @memset(ptr noundef %0, i32 noundef %1, i32 noundef %2) #30
  ret ptr %8
}

; Function Attrs: nounwind optsize
define dso_local ptr @__stpcpy_chk(ptr noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #5 {
  br label %4

4:                                                ; preds = %9, %3
  %5 = phi i32 [ 0, %3 ], [ %6, %9 ]
  %6 = add i32 %5, 1
  %7 = icmp ugt i32 %6, %2
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.4) #33
  unreachable

9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %1, i32 %5
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %0, i32 %5
  store i8 %11, ptr %12, align 1
  %13 = icmp eq i8 %11, 0
  br i1 %13, label %14, label %4

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i32 %5
  ret ptr %15
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__strcpy_chk(ptr noundef returned writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #5 {
  br label %4

4:                                                ; preds = %9, %3
  %5 = phi i32 [ 0, %3 ], [ %6, %9 ]
  %6 = add i32 %5, 1
  %7 = icmp ugt i32 %6, %2
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.4) #33
  unreachable

9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %1, i32 %5
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %0, i32 %5
  store i8 %11, ptr %12, align 1
  %13 = icmp eq i8 %11, 0
  br i1 %13, label %14, label %4

14:                                               ; preds = %9
  ret ptr %0
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__strncpy_chk(ptr noundef returned %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.5) #33
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @stpncpy(ptr noundef %0, ptr noundef readonly %1, i32 noundef %2) #31
  ret ptr %0
}

; Function Attrs: nounwind optsize
define dso_local ptr @__stpncpy_chk(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.6) #33
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @stpncpy(ptr noundef %0, ptr noundef %1, i32 noundef %2) #31
  ret ptr %8
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__strncat_chk(ptr noundef returned %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4, %11
  %7 = phi i32 [ %12, %11 ], [ 0, %4 ]
  %8 = getelementptr inbounds i8, ptr %0, i32 %7
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %6
  %12 = add nuw i32 %7, 1
  %13 = icmp eq i32 %12, %3
  br i1 %13, label %14, label %6

14:                                               ; preds = %6, %11, %4
  %15 = phi i32 [ 0, %4 ], [ %7, %6 ], [ %3, %11 ]
  %16 = icmp eq i32 %2, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %14, %35
  %18 = phi i32 [ %37, %35 ], [ 0, %14 ]
  %19 = getelementptr inbounds i8, ptr %1, i32 %18
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %30

22:                                               ; preds = %17, %35, %14
  %23 = phi i32 [ 0, %14 ], [ %2, %35 ], [ %18, %17 ]
  %24 = add i32 %23, %15
  %25 = add i32 %24, 1
  %26 = icmp ugt i32 %25, %3
  br i1 %26, label %27, label %28

27:                                               ; preds = %22
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.7) #33
  unreachable

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %0, i32 %24
  store i8 0, ptr %29, align 1
  ret ptr %0

30:                                               ; preds = %17
  %31 = add i32 %18, %15
  %32 = add i32 %31, 1
  %33 = icmp ugt i32 %32, %3
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.7) #33
  unreachable

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %0, i32 %31
  store i8 %20, ptr %36, align 1
  %37 = add nuw i32 %18, 1
  %38 = icmp eq i32 %37, %2
  br i1 %38, label %22, label %17
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__strcat_chk(ptr noundef returned %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @__strncat_chk(ptr noundef %0, ptr noundef %1, i32 noundef -1, i32 noundef %2) #31
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i32 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 0, i64 noundef 2147483647, i64 noundef 2147483648, ptr noundef nonnull %4) #31
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = sub nsw i64 0, %5
  %9 = icmp ult i64 %5, 2147483648
  %10 = select i1 %9, i64 %8, i64 2147483648
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  %12 = trunc i64 %11 to i32
  ret i32 %12
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtoll(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #31
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp slt i64 %5, 0
  %9 = sub nsw i64 0, %5
  %10 = select i1 %8, i64 -9223372036854775808, i64 %9
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtoimax(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #31
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp slt i64 %5, 0
  %9 = sub nsw i64 0, %5
  %10 = select i1 %8, i64 -9223372036854775808, i64 %9
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i32 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 0, i64 noundef 4294967295) #31
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) unnamed_addr #8 {
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #32
  %7 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  %8 = load i32, ptr %7, align 4
  store i32 0, ptr %7, align 4
  %9 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %4, ptr noundef nonnull %6) #31
  %10 = load i32, ptr %7, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %18

12:                                               ; preds = %5
  store i32 %8, ptr %7, align 4
  %13 = load i32, ptr %6, align 4
  %14 = icmp eq i32 %13, 0
  %15 = sub i64 0, %9
  %16 = and i64 %15, %4
  %17 = select i1 %14, i64 %9, i64 %16
  br label %18

18:                                               ; preds = %5, %12
  %19 = phi i64 [ %17, %12 ], [ %9, %5 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #32
  ret i64 %19
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtoull(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 0, i64 noundef -1) #31
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtoumax(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 0, i64 noundef -1) #31
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i32 @__isoc23_strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 1, i64 noundef 2147483647, i64 noundef 2147483648, ptr noundef nonnull %4) #31
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = sub nsw i64 0, %5
  %9 = icmp ult i64 %5, 2147483648
  %10 = select i1 %9, i64 %8, i64 2147483648
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  %12 = trunc i64 %11 to i32
  ret i32 %12
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @__isoc23_strtoll(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 1, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #31
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp slt i64 %5, 0
  %9 = sub nsw i64 0, %5
  %10 = select i1 %8, i64 -9223372036854775808, i64 %9
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i32 @__isoc23_strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 1, i64 noundef 4294967295) #31
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @__isoc23_strtoull(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef 1, i64 noundef -1) #31
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i32 @atoi(ptr noundef %0) local_unnamed_addr #8 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #32
  %3 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef null, i32 noundef 10, i32 noundef 0, i64 noundef 2147483647, i64 noundef 2147483648, ptr noundef nonnull %2) #31
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  %6 = sub nsw i64 0, %3
  %7 = icmp ult i64 %3, 2147483648
  %8 = select i1 %7, i64 %6, i64 2147483648
  %9 = select i1 %5, i64 %3, i64 %8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #32
  %10 = trunc i64 %9 to i32
  ret i32 %10
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i32 @atol(ptr noundef %0) local_unnamed_addr #8 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #32
  %3 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef null, i32 noundef 10, i32 noundef 0, i64 noundef 2147483647, i64 noundef 2147483648, ptr noundef nonnull %2) #31
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  %6 = sub nsw i64 0, %3
  %7 = icmp ult i64 %3, 2147483648
  %8 = select i1 %7, i64 %6, i64 2147483648
  %9 = select i1 %5, i64 %3, i64 %8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #32
  %10 = trunc i64 %9 to i32
  ret i32 %10
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @atoll(ptr noundef %0) local_unnamed_addr #8 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #32
  %3 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef null, i32 noundef 10, i32 noundef 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %2) #31
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp slt i64 %3, 0
  %7 = sub nsw i64 0, %3
  %8 = select i1 %6, i64 -9223372036854775808, i64 %7
  %9 = select i1 %5, i64 %3, i64 %8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #32
  ret i64 %9
}

; Function Attrs: nounwind optsize
define dso_local double @strtod(ptr noundef %0, ptr noundef writeonly %1) local_unnamed_addr #5 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  %5 = call fastcc i64 @read_real(ptr noundef nonnull @double_format, ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %3) #31
  %6 = icmp eq ptr %1, null
  %7 = load ptr, ptr %4, align 4
  br i1 %6, label %11, label %8

8:                                                ; preds = %2
  %9 = icmp eq ptr %7, null
  %10 = select i1 %9, ptr %0, ptr %7
  store ptr %10, ptr %1, align 4
  br label %11

11:                                               ; preds = %8, %2
  %12 = icmp eq ptr %7, null
  %13 = load i32, ptr %3, align 4
  %14 = zext i32 %13 to i64
  %15 = shl i64 %14, 63
  %16 = select i1 %12, i64 0, i64 %15
  %17 = or i64 %16, %5
  %18 = bitcast i64 %17 to double
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret double %18
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @read_real(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
  %5 = alloca [100 x i32], align 4
  %6 = alloca %struct.natural, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca [6 x i32], align 4
  %10 = alloca %struct.natural, align 4
  br label %11

11:                                               ; preds = %11, %4
  %12 = phi ptr [ %1, %4 ], [ %19, %11 ]
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = icmp ne i8 %13, 32
  %16 = add nsw i32 %14, -14
  %17 = icmp ult i32 %16, -5
  %18 = and i1 %15, %17
  %19 = getelementptr inbounds i8, ptr %12, i32 1
  br i1 %18, label %20, label %11

20:                                               ; preds = %11
  %21 = icmp eq i8 %13, 45
  %22 = zext i1 %21 to i32
  store i32 %22, ptr %3, align 4
  %23 = load i8, ptr %12, align 1
  switch i8 %23, label %25 [
    i8 45, label %24
    i8 43, label %24
  ]

24:                                               ; preds = %20, %20
  br label %25

25:                                               ; preds = %20, %24
  %26 = phi ptr [ %19, %24 ], [ %12, %20 ]
  %27 = getelementptr inbounds i8, ptr %0, i32 8
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds i8, ptr %0, i32 4
  %30 = load i32, ptr %29, align 4
  %31 = add i32 %28, 2
  %32 = sub i32 %31, %30
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %0, align 4
  %35 = add nsw i32 %34, -1
  %36 = zext nneg i32 %35 to i64
  %37 = shl i64 %33, %36
  br label %38

38:                                               ; preds = %45, %25
  %39 = phi i8 [ %49, %45 ], [ 105, %25 ]
  %40 = phi i32 [ %47, %45 ], [ 0, %25 ]
  %41 = phi ptr [ %46, %45 ], [ %26, %25 ]
  %42 = load i8, ptr %41, align 1
  %43 = or i8 %42, 32
  %44 = icmp eq i8 %43, %39
  br i1 %44, label %45, label %70

45:                                               ; preds = %38
  %46 = getelementptr inbounds i8, ptr %41, i32 1
  %47 = add nuw nsw i32 %40, 1
  %48 = getelementptr inbounds i8, ptr @.str.54, i32 %47
  %49 = load i8, ptr %48, align 1
  %50 = icmp eq i32 %47, 3
  br i1 %50, label %51, label %38

51:                                               ; preds = %45
  %52 = getelementptr inbounds i8, ptr %26, i32 3
  br label %53

53:                                               ; preds = %60, %51
  %54 = phi i8 [ %64, %60 ], [ 105, %51 ]
  %55 = phi i32 [ %62, %60 ], [ 0, %51 ]
  %56 = phi ptr [ %61, %60 ], [ %52, %51 ]
  %57 = load i8, ptr %56, align 1
  %58 = or i8 %57, 32
  %59 = icmp eq i8 %58, %54
  br i1 %59, label %60, label %68

60:                                               ; preds = %53
  %61 = getelementptr inbounds i8, ptr %56, i32 1
  %62 = add nuw nsw i32 %55, 1
  %63 = getelementptr inbounds i8, ptr @.str.55, i32 %62
  %64 = load i8, ptr %63, align 1
  %65 = icmp eq i32 %62, 5
  br i1 %65, label %66, label %53

66:                                               ; preds = %60
  %67 = getelementptr inbounds i8, ptr %26, i32 8
  br label %68

68:                                               ; preds = %53, %66
  %69 = phi ptr [ %67, %66 ], [ %52, %53 ]
  store ptr %69, ptr %2, align 4
  br label %364

70:                                               ; preds = %38, %77
  %71 = phi i8 [ %81, %77 ], [ 110, %38 ]
  %72 = phi i32 [ %79, %77 ], [ 0, %38 ]
  %73 = phi ptr [ %78, %77 ], [ %26, %38 ]
  %74 = load i8, ptr %73, align 1
  %75 = or i8 %74, 32
  %76 = icmp eq i8 %75, %71
  br i1 %76, label %77, label %122

77:                                               ; preds = %70
  %78 = getelementptr inbounds i8, ptr %73, i32 1
  %79 = add nuw nsw i32 %72, 1
  %80 = getelementptr inbounds i8, ptr @.str.56, i32 %79
  %81 = load i8, ptr %80, align 1
  %82 = icmp eq i32 %79, 3
  br i1 %82, label %83, label %70

83:                                               ; preds = %77
  %84 = getelementptr inbounds i8, ptr %26, i32 3
  %85 = load i8, ptr %84, align 1
  %86 = icmp eq i8 %85, 40
  br i1 %86, label %87, label %115

87:                                               ; preds = %83, %110
  %88 = phi ptr [ %89, %110 ], [ %84, %83 ]
  %89 = getelementptr inbounds i8, ptr %88, i32 1
  %90 = load i8, ptr %89, align 1
  %91 = sext i8 %90 to i32
  %92 = add i8 %90, -48
  %93 = icmp ult i8 %92, 10
  br i1 %93, label %94, label %96

94:                                               ; preds = %87
  %95 = add nsw i32 %91, -48
  br label %105

96:                                               ; preds = %87
  %97 = add i8 %90, -97
  %98 = icmp ult i8 %97, 26
  br i1 %98, label %99, label %101

99:                                               ; preds = %96
  %100 = add nsw i32 %91, -87
  br label %105

101:                                              ; preds = %96
  %102 = add i8 %90, -65
  %103 = icmp ult i8 %102, 26
  %104 = add nsw i32 %91, -55
  br i1 %103, label %105, label %108

105:                                              ; preds = %101, %94, %99
  %106 = phi i32 [ %95, %94 ], [ %100, %99 ], [ %104, %101 ]
  %107 = icmp ult i32 %106, 36
  br i1 %107, label %110, label %111

108:                                              ; preds = %101
  %109 = icmp eq i8 %90, 95
  br i1 %109, label %110, label %111

110:                                              ; preds = %108, %105
  br label %87

111:                                              ; preds = %105, %108
  %112 = icmp eq i8 %90, 41
  %113 = getelementptr inbounds i8, ptr %88, i32 2
  %114 = select i1 %112, ptr %113, ptr %84
  br label %115

115:                                              ; preds = %111, %83
  %116 = phi ptr [ %114, %111 ], [ %84, %83 ]
  store ptr %116, ptr %2, align 4
  %117 = load i32, ptr %0, align 4
  %118 = add nsw i32 %117, -2
  %119 = zext nneg i32 %118 to i64
  %120 = shl nuw i64 1, %119
  %121 = or i64 %120, %37
  br label %364

122:                                              ; preds = %70
  %123 = load i8, ptr %26, align 1
  %124 = icmp eq i8 %123, 48
  br i1 %124, label %125, label %211

125:                                              ; preds = %122
  %126 = getelementptr inbounds i8, ptr %26, i32 1
  %127 = load i8, ptr %126, align 1
  %128 = and i8 %127, -33
  %129 = icmp eq i8 %128, 88
  br i1 %129, label %130, label %211

130:                                              ; preds = %125
  %131 = getelementptr inbounds i8, ptr %26, i32 2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #32
  br label %132

132:                                              ; preds = %177, %130
  %133 = phi i64 [ 0, %130 ], [ %178, %177 ]
  %134 = phi i32 [ 0, %130 ], [ %179, %177 ]
  %135 = phi i32 [ 0, %130 ], [ %180, %177 ]
  %136 = phi i32 [ 0, %130 ], [ %181, %177 ]
  %137 = phi ptr [ %131, %130 ], [ %183, %177 ]
  %138 = phi i64 [ 0, %130 ], [ %182, %177 ]
  %139 = load i8, ptr %137, align 1
  %140 = icmp ne i8 %139, 46
  %141 = icmp ne i32 %135, 0
  %142 = select i1 %140, i1 true, i1 %141
  br i1 %142, label %143, label %177

143:                                              ; preds = %132
  %144 = sext i8 %139 to i32
  %145 = add i8 %139, -48
  %146 = icmp ult i8 %145, 10
  br i1 %146, label %147, label %149

147:                                              ; preds = %143
  %148 = add nsw i32 %144, -48
  br label %158

149:                                              ; preds = %143
  %150 = add i8 %139, -97
  %151 = icmp ult i8 %150, 26
  br i1 %151, label %152, label %154

152:                                              ; preds = %149
  %153 = add nsw i32 %144, -87
  br label %158

154:                                              ; preds = %149
  %155 = add i8 %139, -65
  %156 = icmp ult i8 %155, 26
  %157 = add nsw i32 %144, -55
  br i1 %156, label %158, label %184

158:                                              ; preds = %154, %152, %147
  %159 = phi i32 [ %148, %147 ], [ %153, %152 ], [ %157, %154 ]
  %160 = icmp ugt i32 %159, 15
  br i1 %160, label %184, label %161

161:                                              ; preds = %158
  %162 = icmp ult i64 %138, 1152921504606846976
  br i1 %162, label %170, label %163

163:                                              ; preds = %161
  %164 = icmp ne i32 %159, 0
  %165 = zext i1 %164 to i32
  %166 = or i32 %136, %165
  %167 = select i1 %141, i32 0, i32 4
  %168 = zext nneg i32 %167 to i64
  %169 = add nsw i64 %133, %168
  br label %177

170:                                              ; preds = %161
  %171 = shl nuw i64 %138, 4
  %172 = zext nneg i32 %159 to i64
  %173 = or disjoint i64 %171, %172
  %174 = select i1 %141, i32 4, i32 0
  %175 = zext nneg i32 %174 to i64
  %176 = sub nsw i64 %133, %175
  br label %177

177:                                              ; preds = %170, %163, %132
  %178 = phi i64 [ %176, %170 ], [ %169, %163 ], [ %133, %132 ]
  %179 = phi i32 [ 1, %170 ], [ 1, %163 ], [ %134, %132 ]
  %180 = phi i32 [ %135, %170 ], [ %135, %163 ], [ 1, %132 ]
  %181 = phi i32 [ %136, %170 ], [ %166, %163 ], [ %136, %132 ]
  %182 = phi i64 [ %173, %170 ], [ %138, %163 ], [ %138, %132 ]
  %183 = getelementptr inbounds i8, ptr %137, i32 1
  br label %132

184:                                              ; preds = %158, %154
  store i64 %133, ptr %8, align 8
  %185 = icmp eq i32 %134, 0
  br i1 %185, label %186, label %187

186:                                              ; preds = %184
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #32
  br label %210

187:                                              ; preds = %184
  %188 = call fastcc ptr @read_exponent(ptr noundef nonnull %137, i8 noundef signext 112, ptr noundef nonnull %8) #31
  store ptr %188, ptr %2, align 4
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #32
  %189 = trunc i64 %138 to i32
  store i32 %189, ptr %9, align 4
  %190 = getelementptr inbounds i8, ptr %9, i32 4
  %191 = lshr i64 %138, 32
  %192 = trunc nuw i64 %191 to i32
  store i32 %192, ptr %190, align 4
  br label %193

193:                                              ; preds = %193, %187
  %194 = phi i32 [ 8, %187 ], [ %196, %193 ]
  %195 = getelementptr inbounds i8, ptr %9, i32 %194
  store i32 0, ptr %195, align 4
  %196 = add nuw nsw i32 %194, 4
  %197 = icmp eq i32 %196, 24
  br i1 %197, label %198, label %193

198:                                              ; preds = %193
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #32
  store ptr %9, ptr %10, align 4
  %199 = getelementptr inbounds i8, ptr %10, i32 4
  %200 = load i32, ptr %190, align 4
  %201 = icmp eq i32 %200, 0
  %202 = load i32, ptr %9, align 4
  %203 = icmp ne i32 %202, 0
  %204 = zext i1 %203 to i32
  %205 = select i1 %201, i32 %204, i32 2
  store i32 %205, ptr %199, align 4
  %206 = load i64, ptr %8, align 8
  %207 = call fastcc i64 @round_to(ptr noundef nonnull readonly %0, ptr noundef nonnull %10, i64 noundef %206, i32 noundef %136) #31
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #32
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #32
  %208 = load ptr, ptr %2, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #32
  %209 = icmp eq ptr %208, null
  br i1 %209, label %210, label %364

210:                                              ; preds = %186, %198
  store ptr %126, ptr %2, align 4
  br label %364

211:                                              ; preds = %125, %122
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %5) #32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #32
  store ptr %5, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #32
  br label %212

212:                                              ; preds = %272, %211
  %213 = phi i32 [ 0, %211 ], [ %273, %272 ]
  %214 = phi i64 [ 0, %211 ], [ %274, %272 ]
  %215 = phi i32 [ 0, %211 ], [ %275, %272 ]
  %216 = phi ptr [ %26, %211 ], [ %281, %272 ]
  %217 = phi i32 [ 0, %211 ], [ %276, %272 ]
  %218 = phi i32 [ 0, %211 ], [ %277, %272 ]
  %219 = phi i32 [ 0, %211 ], [ %278, %272 ]
  %220 = phi i32 [ 1, %211 ], [ %279, %272 ]
  %221 = phi i32 [ 0, %211 ], [ %280, %272 ]
  %222 = load i8, ptr %216, align 1
  %223 = icmp ne i8 %222, 46
  %224 = icmp ne i32 %218, 0
  %225 = select i1 %223, i1 true, i1 %224
  br i1 %225, label %226, label %272

226:                                              ; preds = %212
  %227 = add i8 %222, -58
  %228 = icmp ult i8 %227, -10
  br i1 %228, label %282, label %229

229:                                              ; preds = %226
  %230 = zext nneg i32 %218 to i64
  %231 = sub nsw i64 %214, %230
  %232 = icmp eq i32 %215, 0
  %233 = icmp eq i8 %222, 48
  %234 = and i1 %232, %233
  br i1 %234, label %272, label %235

235:                                              ; preds = %229
  %236 = icmp eq i32 %215, 780
  br i1 %236, label %237, label %242

237:                                              ; preds = %235
  %238 = icmp ne i8 %222, 48
  %239 = zext i1 %238 to i32
  %240 = or i32 %217, %239
  %241 = add nsw i64 %231, 1
  br label %272

242:                                              ; preds = %235
  %243 = add i32 %215, 1
  %244 = mul i32 %221, 10
  %245 = add nsw i8 %222, -48
  %246 = zext nneg i8 %245 to i32
  %247 = add i32 %244, %246
  %248 = mul i32 %220, 10
  %249 = icmp eq i32 %248, 1000000000
  br i1 %249, label %250, label %272

250:                                              ; preds = %242
  %251 = zext i32 %247 to i64
  %252 = icmp eq i32 %213, 0
  br i1 %252, label %253, label %256

253:                                              ; preds = %256, %250
  %254 = phi i64 [ %251, %250 ], [ %265, %256 ]
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %272, label %268

256:                                              ; preds = %250, %256
  %257 = phi i32 [ %266, %256 ], [ 0, %250 ]
  %258 = phi i64 [ %265, %256 ], [ %251, %250 ]
  %259 = getelementptr inbounds i32, ptr %5, i32 %257
  %260 = load i32, ptr %259, align 4
  %261 = zext i32 %260 to i64
  %262 = mul nuw nsw i64 %261, 1000000000
  %263 = add nuw nsw i64 %262, %258
  %264 = trunc i64 %263 to i32
  store i32 %264, ptr %259, align 4
  %265 = lshr i64 %263, 32
  %266 = add nuw i32 %257, 1
  %267 = icmp eq i32 %266, %213
  br i1 %267, label %253, label %256

268:                                              ; preds = %253
  %269 = trunc nuw i64 %254 to i32
  %270 = add i32 %213, 1
  %271 = getelementptr inbounds i32, ptr %5, i32 %213
  store i32 %269, ptr %271, align 4
  br label %272

272:                                              ; preds = %268, %253, %242, %237, %229, %212
  %273 = phi i32 [ %270, %268 ], [ %213, %253 ], [ %213, %242 ], [ %213, %229 ], [ %213, %212 ], [ %213, %237 ]
  %274 = phi i64 [ %231, %268 ], [ %231, %253 ], [ %231, %242 ], [ %231, %229 ], [ %214, %212 ], [ %241, %237 ]
  %275 = phi i32 [ %243, %268 ], [ %243, %253 ], [ %243, %242 ], [ 0, %229 ], [ %215, %212 ], [ 780, %237 ]
  %276 = phi i32 [ %217, %268 ], [ %217, %253 ], [ %217, %242 ], [ %217, %229 ], [ %217, %212 ], [ %240, %237 ]
  %277 = phi i32 [ %218, %268 ], [ %218, %253 ], [ %218, %242 ], [ %218, %229 ], [ 1, %212 ], [ %218, %237 ]
  %278 = phi i32 [ 1, %268 ], [ 1, %253 ], [ 1, %242 ], [ 1, %229 ], [ %219, %212 ], [ 1, %237 ]
  %279 = phi i32 [ 1, %268 ], [ 1, %253 ], [ %248, %242 ], [ %220, %229 ], [ %220, %212 ], [ %220, %237 ]
  %280 = phi i32 [ 0, %268 ], [ 0, %253 ], [ %247, %242 ], [ %221, %229 ], [ %221, %212 ], [ %221, %237 ]
  %281 = getelementptr inbounds i8, ptr %216, i32 1
  br label %212

282:                                              ; preds = %226
  %283 = getelementptr inbounds i8, ptr %6, i32 4
  store i64 %214, ptr %7, align 8
  store i32 %213, ptr %283, align 4
  %284 = icmp eq i32 %219, 0
  br i1 %284, label %285, label %286

285:                                              ; preds = %282
  store ptr null, ptr %2, align 4
  br label %362

286:                                              ; preds = %282
  %287 = call fastcc ptr @read_exponent(ptr noundef nonnull %216, i8 noundef signext 101, ptr noundef nonnull %7) #31
  store ptr %287, ptr %2, align 4
  %288 = icmp eq i32 %215, 0
  br i1 %288, label %362, label %289

289:                                              ; preds = %286
  %290 = icmp ugt i32 %220, 1
  br i1 %290, label %291, label %315

291:                                              ; preds = %289
  %292 = zext i32 %221 to i64
  %293 = icmp eq i32 %213, 0
  br i1 %293, label %296, label %294

294:                                              ; preds = %291
  %295 = zext i32 %220 to i64
  br label %299

296:                                              ; preds = %299, %291
  %297 = phi i64 [ %292, %291 ], [ %308, %299 ]
  %298 = icmp eq i64 %297, 0
  br i1 %298, label %315, label %311

299:                                              ; preds = %299, %294
  %300 = phi i32 [ 0, %294 ], [ %309, %299 ]
  %301 = phi i64 [ %292, %294 ], [ %308, %299 ]
  %302 = getelementptr inbounds i32, ptr %5, i32 %300
  %303 = load i32, ptr %302, align 4
  %304 = zext i32 %303 to i64
  %305 = mul nuw i64 %304, %295
  %306 = add nuw i64 %305, %301
  %307 = trunc i64 %306 to i32
  store i32 %307, ptr %302, align 4
  %308 = lshr i64 %306, 32
  %309 = add nuw i32 %300, 1
  %310 = icmp eq i32 %309, %213
  br i1 %310, label %296, label %299

311:                                              ; preds = %296
  %312 = trunc nuw i64 %297 to i32
  %313 = add i32 %213, 1
  store i32 %313, ptr %283, align 4
  %314 = getelementptr inbounds i32, ptr %5, i32 %213
  store i32 %312, ptr %314, align 4
  br label %315

315:                                              ; preds = %311, %296, %289
  %316 = phi i32 [ %313, %311 ], [ %213, %296 ], [ %213, %289 ]
  %317 = zext i32 %215 to i64
  %318 = load i64, ptr %7, align 8
  %319 = add nsw i64 %318, %317
  %320 = icmp sgt i64 %319, 400
  br i1 %320, label %321, label %332

321:                                              ; preds = %315
  %322 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %322, align 4
  %323 = load i32, ptr %27, align 4
  %324 = load i32, ptr %29, align 4
  %325 = add i32 %323, 2
  %326 = sub i32 %325, %324
  %327 = sext i32 %326 to i64
  %328 = load i32, ptr %0, align 4
  %329 = add nsw i32 %328, -1
  %330 = zext nneg i32 %329 to i64
  %331 = shl i64 %327, %330
  br label %362

332:                                              ; preds = %315
  %333 = icmp slt i64 %319, -400
  br i1 %333, label %334, label %336

334:                                              ; preds = %332
  %335 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %335, align 4
  br label %362

336:                                              ; preds = %332
  %337 = icmp sgt i64 %318, -1
  %338 = trunc i64 %318 to i32
  br i1 %337, label %339, label %341

339:                                              ; preds = %336
  call fastcc void @multiply_by_five_to(ptr noundef nonnull %6, i32 noundef %338) #31
  %340 = call fastcc i64 @round_to(ptr noundef nonnull readonly %0, ptr noundef nonnull %6, i64 noundef %318, i32 noundef %217) #31
  br label %362

341:                                              ; preds = %336
  %342 = sub i32 0, %338
  %343 = mul i32 %338, -7
  %344 = udiv i32 %343, 3
  %345 = add nuw nsw i32 %344, 72
  %346 = add i32 %316, -1
  %347 = zext i32 %346 to i64
  %348 = shl nuw nsw i64 %347, 5
  %349 = zext nneg i32 %345 to i64
  %350 = icmp ult i64 %348, %349
  %351 = trunc i64 %348 to i32
  %352 = sub i32 %345, %351
  %353 = select i1 %350, i32 %352, i32 0
  call fastcc void @shift_left(ptr noundef nonnull %6, i32 noundef %353) #31
  %354 = call fastcc i32 @divide_by_five_to(ptr noundef nonnull %6, i32 noundef %342) #31
  %355 = zext i32 %353 to i64
  %356 = sub nuw nsw i64 %318, %355
  %357 = icmp ne i32 %354, 0
  %358 = icmp ne i32 %217, 0
  %359 = select i1 %357, i1 true, i1 %358
  %360 = zext i1 %359 to i32
  %361 = call fastcc i64 @round_to(ptr noundef nonnull readonly %0, ptr noundef nonnull %6, i64 noundef %356, i32 noundef %360) #31
  br label %362

362:                                              ; preds = %285, %286, %321, %334, %339, %341
  %363 = phi i64 [ 0, %285 ], [ 0, %286 ], [ %331, %321 ], [ 0, %334 ], [ %340, %339 ], [ %361, %341 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #32
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %5) #32
  br label %364

364:                                              ; preds = %210, %198, %362, %115, %68
  %365 = phi i64 [ %37, %68 ], [ %121, %115 ], [ %363, %362 ], [ 0, %210 ], [ %207, %198 ]
  ret i64 %365
}

; Function Attrs: nounwind optsize
define dso_local float @strtof(ptr noundef %0, ptr noundef writeonly %1) local_unnamed_addr #5 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  %5 = call fastcc i64 @read_real(ptr noundef nonnull @single_format, ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %3) #31
  %6 = icmp eq ptr %1, null
  %7 = load ptr, ptr %4, align 4
  br i1 %6, label %11, label %8

8:                                                ; preds = %2
  %9 = icmp eq ptr %7, null
  %10 = select i1 %9, ptr %0, ptr %7
  store ptr %10, ptr %1, align 4
  br label %11

11:                                               ; preds = %8, %2
  %12 = trunc i64 %5 to i32
  %13 = icmp eq ptr %7, null
  %14 = load i32, ptr %3, align 4
  %15 = shl i32 %14, 31
  %16 = select i1 %13, i32 0, i32 %15
  %17 = or i32 %16, %12
  %18 = bitcast i32 %17 to float
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret float %18
}

; Function Attrs: nounwind optsize
define dso_local double @atof(ptr noundef %0) local_unnamed_addr #5 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  %4 = call fastcc i64 @read_real(ptr noundef nonnull @double_format, ptr noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %2) #31
  %5 = load ptr, ptr %3, align 4
  %6 = icmp eq ptr %5, null
  %7 = load i32, ptr %2, align 4
  %8 = zext i32 %7 to i64
  %9 = shl i64 %8, 63
  %10 = select i1 %6, i64 0, i64 %9
  %11 = or i64 %10, %4
  %12 = bitcast i64 %11 to double
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #32
  ret double %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @abs(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @labs(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @llabs(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @imaxabs(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local void @div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.div_t) align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #11 {
  %4 = sdiv i32 %1, %2
  store i32 %4, ptr %0, align 4
  %5 = getelementptr inbounds i8, ptr %0, i32 4
  %6 = srem i32 %1, %2
  store i32 %6, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local void @ldiv(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.ldiv_t) align 4 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #11 {
  %4 = sdiv i32 %1, %2
  store i32 %4, ptr %0, align 4
  %5 = getelementptr inbounds i8, ptr %0, i32 4
  %6 = srem i32 %1, %2
  store i32 %6, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local void @lldiv(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.lldiv_t) align 4 %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #11 {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 4
  %5 = getelementptr inbounds i8, ptr %0, i32 8
  %6 = mul i64 %4, %2
  %7 = sub i64 %1, %6
  store i64 %7, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local void @imaxdiv(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.imaxdiv_t) align 4 %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #11 {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 4
  %5 = getelementptr inbounds i8, ptr %0, i32 8
  %6 = mul i64 %4, %2
  %7 = sub i64 %1, %6
  store i64 %7, ptr %5, align 4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @qsort_r(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4) local_unnamed_addr #5 {
  %6 = alloca [64 x i32], align 4
  %7 = alloca [512 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #32
  %8 = icmp ult i32 %1, 2
  %9 = icmp eq i32 %2, 0
  %10 = or i1 %8, %9
  br i1 %10, label %140, label %11

11:                                               ; preds = %5
  %12 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %1, i32 %2)
  %13 = extractvalue { i32, i1 } %12, 1
  %14 = extractvalue { i32, i1 } %12, 0
  br i1 %13, label %15, label %16

15:                                               ; preds = %11
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.8) #33
  unreachable

16:                                               ; preds = %11
  %17 = icmp ugt i32 %1, 32
  %18 = icmp ugt i32 %14, 512
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %56

20:                                               ; preds = %16
  %21 = icmp ugt i32 %1, 536870911
  br i1 %21, label %30, label %22

22:                                               ; preds = %20
  %23 = shl nuw i32 %1, 3
  %24 = tail call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %23, i32 %14)
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = extractvalue { i32, i1 } %24, 0
  %28 = tail call ptr @__tresse_scratch(i32 noundef %27) #30
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %54

30:                                               ; preds = %20, %22, %26
  br label %31

31:                                               ; preds = %30, %51
  %32 = phi i32 [ %52, %51 ], [ 1, %30 ]
  br label %33

33:                                               ; preds = %31, %49
  %34 = phi i32 [ %32, %31 ], [ %35, %49 ]
  %35 = add i32 %34, -1
  %36 = mul i32 %35, %2
  %37 = getelementptr inbounds i8, ptr %0, i32 %36
  %38 = getelementptr inbounds i8, ptr %37, i32 %2
  %39 = tail call i32 %3(ptr noundef %37, ptr noundef %38, ptr noundef %4) #30
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %51

41:                                               ; preds = %33, %41
  %42 = phi i32 [ %47, %41 ], [ 0, %33 ]
  %43 = getelementptr inbounds i8, ptr %37, i32 %42
  %44 = load i8, ptr %43, align 1
  %45 = getelementptr inbounds i8, ptr %38, i32 %42
  %46 = load i8, ptr %45, align 1
  store i8 %46, ptr %43, align 1
  store i8 %44, ptr %45, align 1
  %47 = add nuw i32 %42, 1
  %48 = icmp eq i32 %47, %2
  br i1 %48, label %49, label %41

49:                                               ; preds = %41
  %50 = icmp eq i32 %35, 0
  br i1 %50, label %51, label %33

51:                                               ; preds = %33, %49
  %52 = add nuw i32 %32, 1
  %53 = icmp eq i32 %52, %1
  br i1 %53, label %140, label %31

54:                                               ; preds = %26
  %55 = getelementptr inbounds i8, ptr %28, i32 %23
  br label %56

56:                                               ; preds = %54, %16
  %57 = phi ptr [ %28, %54 ], [ null, %16 ]
  %58 = phi ptr [ %28, %54 ], [ %6, %16 ]
  %59 = phi ptr [ %55, %54 ], [ %7, %16 ]
  %60 = getelementptr inbounds i32, ptr %58, i32 %1
  br label %65

61:                                               ; preds = %65
  %62 = icmp ugt i32 %1, 1
  br i1 %62, label %63, label %74

63:                                               ; preds = %61
  %64 = lshr i32 %1, 1
  br label %70

65:                                               ; preds = %56, %65
  %66 = phi i32 [ %68, %65 ], [ 0, %56 ]
  %67 = getelementptr inbounds i32, ptr %58, i32 %66
  store i32 %66, ptr %67, align 4
  %68 = add nuw i32 %66, 1
  %69 = icmp eq i32 %68, %1
  br i1 %69, label %61, label %65

70:                                               ; preds = %63, %78
  %71 = phi i32 [ 1, %63 ], [ %81, %78 ]
  %72 = phi ptr [ %60, %63 ], [ %73, %78 ]
  %73 = phi ptr [ %58, %63 ], [ %72, %78 ]
  br label %83

74:                                               ; preds = %78, %61
  %75 = phi ptr [ %58, %61 ], [ %72, %78 ]
  br label %128

76:                                               ; preds = %116, %83
  %77 = icmp ult i32 %92, %1
  br i1 %77, label %83, label %78

78:                                               ; preds = %76
  %79 = icmp ugt i32 %71, %64
  %80 = shl i32 %71, 1
  %81 = select i1 %79, i32 %1, i32 %80
  %82 = icmp ult i32 %81, %1
  br i1 %82, label %70, label %74

83:                                               ; preds = %70, %76
  %84 = phi i32 [ 0, %70 ], [ %92, %76 ]
  %85 = sub i32 %1, %84
  %86 = icmp ult i32 %85, %71
  %87 = add i32 %84, %71
  %88 = select i1 %86, i32 %1, i32 %87
  %89 = sub i32 %1, %88
  %90 = icmp ult i32 %89, %71
  %91 = add i32 %88, %71
  %92 = select i1 %90, i32 %1, i32 %91
  %93 = icmp ult i32 %84, %92
  br i1 %93, label %94, label %76

94:                                               ; preds = %83, %116
  %95 = phi i32 [ %123, %116 ], [ %84, %83 ]
  %96 = phi i32 [ %118, %116 ], [ %88, %83 ]
  %97 = phi i32 [ %117, %116 ], [ %84, %83 ]
  %98 = icmp eq i32 %96, %92
  br i1 %98, label %112, label %99

99:                                               ; preds = %94
  %100 = icmp ult i32 %97, %88
  br i1 %100, label %101, label %114

101:                                              ; preds = %99
  %102 = getelementptr inbounds i32, ptr %73, i32 %97
  %103 = load i32, ptr %102, align 4
  %104 = mul i32 %103, %2
  %105 = getelementptr inbounds i8, ptr %0, i32 %104
  %106 = getelementptr inbounds i32, ptr %73, i32 %96
  %107 = load i32, ptr %106, align 4
  %108 = mul i32 %107, %2
  %109 = getelementptr inbounds i8, ptr %0, i32 %108
  %110 = tail call i32 %3(ptr noundef %105, ptr noundef %109, ptr noundef %4) #30
  %111 = icmp slt i32 %110, 1
  br i1 %111, label %112, label %114

112:                                              ; preds = %94, %101
  %113 = add i32 %97, 1
  br label %116

114:                                              ; preds = %99, %101
  %115 = add i32 %96, 1
  br label %116

116:                                              ; preds = %114, %112
  %117 = phi i32 [ %113, %112 ], [ %97, %114 ]
  %118 = phi i32 [ %96, %112 ], [ %115, %114 ]
  %119 = phi i32 [ %97, %112 ], [ %96, %114 ]
  %120 = getelementptr inbounds i32, ptr %73, i32 %119
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds i32, ptr %72, i32 %95
  store i32 %121, ptr %122, align 4
  %123 = add nuw i32 %95, 1
  %124 = icmp ult i32 %123, %92
  br i1 %124, label %94, label %76

125:                                              ; preds = %128
  %126 = call ptr @memcpy(ptr noundef %0, ptr noundef %59, i32 noundef %14) #30
  %127 = icmp eq ptr %57, null
  br i1 %127, label %140, label %139

128:                                              ; preds = %74, %128
  %129 = phi i32 [ %137, %128 ], [ 0, %74 ]
  %130 = mul i32 %129, %2
  %131 = getelementptr inbounds i8, ptr %59, i32 %130
  %132 = getelementptr inbounds i32, ptr %75, i32 %129
  %133 = load i32, ptr %132, align 4
  %134 = mul i32 %133, %2
  %135 = getelementptr inbounds i8, ptr %0, i32 %134
  %136 = call ptr @memcpy(ptr noundef %131, ptr noundef %135, i32 noundef %2) #30
  %137 = add nuw i32 %129, 1
  %138 = icmp eq i32 %137, %1
  br i1 %138, label %125, label %128

139:                                              ; preds = %125
  call void @free(ptr noundef nonnull %57) #30
  br label %140

140:                                              ; preds = %51, %139, %125, %5
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #32
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #32
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #1

; Function Attrs: noreturn optsize
declare dso_local void @__tresse_misuse(ptr noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32) #1

; Function Attrs: optsize
declare dso_local ptr @__tresse_scratch(i32 noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local void @free(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @qsort(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = alloca %struct.comparison, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #32
  store ptr %3, ptr %5, align 4
  call void @qsort_r(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef nonnull @compare_without_argument, ptr noundef nonnull %5) #31
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #32
  ret void
}

; Function Attrs: nounwind optsize
define internal i32 @compare_without_argument(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) #5 {
  %4 = load ptr, ptr %2, align 4
  %5 = tail call i32 %4(ptr noundef %0, ptr noundef %1) #30
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @bsearch(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) local_unnamed_addr #5 {
  %6 = icmp eq i32 %2, 0
  br i1 %6, label %23, label %7

7:                                                ; preds = %5, %15
  %8 = phi i32 [ %21, %15 ], [ %2, %5 ]
  %9 = phi ptr [ %20, %15 ], [ %1, %5 ]
  %10 = lshr i32 %8, 1
  %11 = mul i32 %10, %3
  %12 = getelementptr inbounds i8, ptr %9, i32 %11
  %13 = tail call i32 %4(ptr noundef %0, ptr noundef %12) #30
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %7
  %16 = icmp sgt i32 %13, 0
  %17 = getelementptr inbounds i8, ptr %12, i32 %3
  %18 = xor i32 %10, -1
  %19 = add i32 %8, %18
  %20 = select i1 %16, ptr %17, ptr %9
  %21 = select i1 %16, i32 %19, i32 %10
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %7

23:                                               ; preds = %15, %7, %5
  %24 = phi ptr [ null, %5 ], [ %12, %7 ], [ null, %15 ]
  ret ptr %24
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local range(i32 0, -2147483648) i32 @rand() local_unnamed_addr #13 {
  %1 = atomicrmw add ptr @random_counter, i32 -1640531527 monotonic, align 4
  %2 = add i32 %1, -1640531527
  %3 = lshr i32 %2, 15
  %4 = xor i32 %3, %2
  %5 = mul i32 %4, 739982445
  %6 = lshr i32 %5, 12
  %7 = xor i32 %6, %5
  %8 = mul i32 %7, 695872825
  %9 = lshr i32 %8, 17
  %10 = lshr i32 %8, 1
  %11 = xor i32 %9, %10
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local void @srand(i32 noundef %0) local_unnamed_addr #13 {
  %2 = mul i32 %0, -1640531527
  store atomic i32 %2, ptr @random_counter monotonic, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local range(i32 0, -2147483648) i32 @rand_r(ptr nocapture noundef %0) local_unnamed_addr #14 {
  %2 = load i32, ptr %0, align 4
  %3 = add i32 %2, -1640531527
  store i32 %3, ptr %0, align 4
  %4 = lshr i32 %3, 15
  %5 = xor i32 %4, %3
  %6 = mul i32 %5, 739982445
  %7 = lshr i32 %6, 12
  %8 = xor i32 %7, %6
  %9 = mul i32 %8, 695872825
  %10 = lshr i32 %9, 17
  %11 = lshr i32 %9, 1
  %12 = xor i32 %10, %11
  ret i32 %12
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local range(i32 0, -2147483648) i32 @random() local_unnamed_addr #13 {
  %1 = atomicrmw add ptr @random_counter, i32 -1640531527 monotonic, align 4
  %2 = add i32 %1, -1640531527
  %3 = lshr i32 %2, 15
  %4 = xor i32 %3, %2
  %5 = mul i32 %4, 739982445
  %6 = lshr i32 %5, 12
  %7 = xor i32 %6, %5
  %8 = mul i32 %7, 695872825
  %9 = lshr i32 %8, 17
  %10 = lshr i32 %8, 1
  %11 = xor i32 %9, %10
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local void @srandom(i32 noundef %0) local_unnamed_addr #13 {
  %2 = mul i32 %0, -1640531527
  store atomic i32 %2, ptr @random_counter monotonic, align 4
  ret void
}

; Function Attrs: optsize
declare dso_local ptr @__tresse_malloc(i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @calloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_calloc(i32 noundef %0, i32 noundef %1) #30
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %6, align 4
  br label %7

7:                                                ; preds = %2, %5
  ret ptr %3
}

; Function Attrs: optsize
declare dso_local ptr @__tresse_calloc(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @aligned_alloc(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_aligned_alloc(i32 noundef %0, i32 noundef %1) #30
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %6, align 4
  br label %7

7:                                                ; preds = %2, %5
  ret ptr %3
}

; Function Attrs: optsize
declare dso_local ptr @__tresse_aligned_alloc(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @memalign(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_aligned_alloc(i32 noundef %0, i32 noundef %1) #30
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %6, align 4
  br label %7

7:                                                ; preds = %2, %5
  ret ptr %3
}

; Function Attrs: nounwind optsize
define dso_local ptr @realloc(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = tail call ptr @__tresse_malloc(i32 noundef %1) #30
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %21

7:                                                ; preds = %4
  %8 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %8, align 4
  br label %21

9:                                                ; preds = %2
  %10 = icmp eq i32 %1, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call void @free(ptr noundef nonnull %0) #30
  br label %21

12:                                               ; preds = %9
  %13 = tail call i32 @__tresse_object_size(ptr noundef nonnull %0) #30
  %14 = tail call ptr @__tresse_malloc(i32 noundef %1) #30
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %17, align 4
  br label %21

18:                                               ; preds = %12
  %19 = tail call i32 @llvm.umin.i32(i32 %13, i32 %1)
  %20 = tail call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %0, i32 noundef %19) #30
  tail call void @free(ptr noundef nonnull %0) #30
  br label %21

21:                                               ; preds = %16, %7, %4, %18, %11
  %22 = phi ptr [ null, %11 ], [ %14, %18 ], [ %5, %4 ], [ null, %7 ], [ null, %16 ]
  ret ptr %22
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_object_size(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @reallocarray(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %1, i32 %2)
  %5 = extractvalue { i32, i1 } %4, 1
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %7, align 4
  br label %11

8:                                                ; preds = %3
  %9 = extractvalue { i32, i1 } %4, 0
  %10 = tail call ptr @realloc(ptr noundef %0, i32 noundef %9) #31
  br label %11

11:                                               ; preds = %8, %6
  %12 = phi ptr [ null, %6 ], [ %10, %8 ]
  ret ptr %12
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 23) i32 @posix_memalign(ptr nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %1, 3
  %5 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1)
  %6 = icmp ult i32 %5, 2
  %7 = select i1 %4, i1 %6, i1 false
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = tail call ptr @__tresse_aligned_alloc(i32 noundef %1, i32 noundef %2) #30
  %10 = icmp eq ptr %9, null
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store ptr %9, ptr %0, align 4
  br label %12

12:                                               ; preds = %11, %8, %3
  %13 = phi i32 [ 22, %3 ], [ 0, %11 ], [ 12, %8 ]
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @atexit(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @__tresse_atexit(ptr noundef nonnull @exit_handlers, ptr noundef %0) #30
  ret i32 %2
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_atexit(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind optsize
define dso_local void @exit(i32 noundef %0) local_unnamed_addr #15 {
  tail call void @__tresse_exit_begin(ptr noundef nonnull @exit_caller) #30
  %2 = tail call ptr @__tresse_atexit_pop(ptr noundef nonnull @exit_handlers) #30
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %1
  tail call void @__tresse_exit(i32 noundef %0) #33
  unreachable

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %2, %1 ]
  tail call void %6() #30
  %7 = tail call ptr @__tresse_atexit_pop(ptr noundef nonnull @exit_handlers) #30
  %8 = icmp eq ptr %7, null
  br i1 %8, label %4, label %5
}

; Function Attrs: optsize
declare dso_local void @__tresse_exit_begin(ptr noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local ptr @__tresse_atexit_pop(ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn optsize
declare dso_local void @__tresse_exit(i32 noundef) local_unnamed_addr #12

; Function Attrs: noreturn nounwind optsize
define dso_local void @_Exit(i32 noundef %0) local_unnamed_addr #15 {
  tail call void @__tresse_quick_exit(i32 noundef %0) #33
  unreachable
}

; Function Attrs: noreturn optsize
declare dso_local void @__tresse_quick_exit(i32 noundef) local_unnamed_addr #12

; Function Attrs: noreturn nounwind optsize
define dso_local void @_exit(i32 noundef %0) local_unnamed_addr #15 {
  tail call void @__tresse_quick_exit(i32 noundef %0) #33
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noalias noundef ptr @getenv(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret ptr null
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, -2147483648) i32 @open(ptr noundef %0, i32 noundef %1, ...) local_unnamed_addr #5 {
  %3 = tail call fastcc i32 @open_file(ptr noundef %0, i32 noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 -1, -2147483648) i32 @open_file(ptr noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %3) #32
  %4 = call fastcc i32 @plain(ptr noundef nonnull %3, ptr noundef %0) #31
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %61

6:                                                ; preds = %2
  %7 = call i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #30
  %8 = call fastcc ptr @find(ptr noundef nonnull %3) #31
  %9 = and i32 %1, 3
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %8, null
  br i1 %11, label %12, label %39

12:                                               ; preds = %6, %12
  %13 = phi i32 [ %17, %12 ], [ 0, %6 ]
  %14 = getelementptr inbounds i8, ptr %3, i32 %13
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, 0
  %17 = add i32 %13, 1
  br i1 %16, label %18, label %12

18:                                               ; preds = %12
  %19 = call fastcc i32 @is_folder(ptr noundef nonnull %3, i32 noundef %13) #31
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %18
  %22 = and i32 %1, 67
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %58

24:                                               ; preds = %21
  call void @__tresse_unsupported(ptr noundef nonnull @.str.57) #33
  unreachable

25:                                               ; preds = %18
  %26 = and i32 %1, 64
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %58, label %28

28:                                               ; preds = %25
  %29 = call fastcc i32 @no_parent(ptr noundef nonnull %3) #31
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %58

31:                                               ; preds = %28, %31
  %32 = phi i32 [ %36, %31 ], [ 0, %28 ]
  %33 = getelementptr inbounds i8, ptr %3, i32 %32
  %34 = load i8, ptr %33, align 1
  %35 = icmp eq i8 %34, 0
  %36 = add i32 %32, 1
  br i1 %35, label %37, label %31

37:                                               ; preds = %31
  %38 = call fastcc ptr @new_node(ptr noundef nonnull %3, i32 noundef %32, i32 noundef -1) #31
  br label %42

39:                                               ; preds = %6
  %40 = and i32 %1, 192
  %41 = icmp eq i32 %40, 192
  br i1 %41, label %58, label %42

42:                                               ; preds = %39, %37
  %43 = phi ptr [ %38, %37 ], [ %8, %39 ]
  %44 = call i32 @pthread_mutex_lock(ptr noundef %43) #30
  %45 = getelementptr inbounds i8, ptr %43, i32 44
  %46 = load i32, ptr %45, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %45, align 4
  %48 = and i32 %1, 512
  %49 = icmp ne i32 %48, 0
  %50 = and i1 %49, %10
  br i1 %50, label %51, label %53

51:                                               ; preds = %42
  call fastcc void @make_room(ptr noundef nonnull %43, i32 noundef 0) #31
  %52 = getelementptr inbounds i8, ptr %43, i32 36
  store i32 0, ptr %52, align 4
  br label %53

53:                                               ; preds = %51, %42
  %54 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %43) #30
  %55 = call fastcc i32 @enter(ptr noundef nonnull %43, i32 noundef %1) #31
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  call fastcc void @let_go(ptr noundef nonnull %43) #31
  br label %58

58:                                               ; preds = %21, %25, %28, %39, %53, %57
  %59 = phi i32 [ 21, %21 ], [ 2, %25 ], [ 17, %39 ], [ %55, %57 ], [ %55, %53 ], [ %29, %28 ]
  %60 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #30
  br label %61

61:                                               ; preds = %58, %2
  %62 = phi i32 [ %59, %58 ], [ %4, %2 ]
  %63 = icmp slt i32 %62, 0
  br i1 %63, label %64, label %66

64:                                               ; preds = %61
  %65 = xor i32 %62, -1
  br label %68

66:                                               ; preds = %61
  %67 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %62, ptr %67, align 4
  br label %68

68:                                               ; preds = %66, %64
  %69 = phi i32 [ %65, %64 ], [ -1, %66 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %3) #32
  ret i32 %69
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, -2147483648) i32 @open64(ptr noundef %0, i32 noundef %1, ...) local_unnamed_addr #5 {
  %3 = tail call fastcc i32 @open_file(ptr noundef %0, i32 noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, -2147483648) i32 @__open_2(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call fastcc i32 @open_file(ptr noundef %0, i32 noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, -2147483648) i32 @creat(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call fastcc i32 @open_file(ptr noundef %0, i32 noundef 577) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @close(i32 noundef %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -3
  %3 = icmp ult i32 %2, -2
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.9) #33
  unreachable

5:                                                ; preds = %1
  %6 = icmp ult i32 %0, 64
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %9 = atomicrmw xchg ptr %8, i32 0 acq_rel, align 4
  %10 = inttoptr i32 %9 to ptr
  %11 = icmp eq i32 %9, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %5, %7
  %13 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %13, align 4
  br label %18

14:                                               ; preds = %7
  %15 = icmp eq ptr %10, @input_file
  br i1 %15, label %18, label %16

16:                                               ; preds = %14
  %17 = load ptr, ptr %10, align 4
  tail call fastcc void @let_go(ptr noundef %17) #31
  tail call void @free(ptr noundef nonnull %10) #30
  br label %18

18:                                               ; preds = %14, %16, %12
  %19 = phi i32 [ -1, %12 ], [ 0, %16 ], [ 0, %14 ]
  ret i32 %19
}

; Function Attrs: noreturn optsize
declare dso_local void @__tresse_unsupported(ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind optsize
define internal fastcc void @let_go(ptr noundef %0) unnamed_addr #5 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #30
  %3 = getelementptr inbounds i8, ptr %0, i32 44
  %4 = load i32, ptr %3, align 4
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #30
  br i1 %6, label %8, label %11

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i32 32
  %10 = load ptr, ptr %9, align 4
  tail call void @free(ptr noundef %10) #30
  tail call void @free(ptr noundef nonnull %0) #30
  br label %11

11:                                               ; preds = %8, %1
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @read(i32 noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %0, 63
  br i1 %4, label %15, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = inttoptr i32 %7 to ptr
  %9 = icmp eq i32 %7, 0
  br i1 %9, label %15, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, ptr %8, i32 8
  %12 = load i32, ptr %11, align 4
  %13 = and i32 %12, 3
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %15, label %17

15:                                               ; preds = %3, %10, %5
  %16 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %16, align 4
  br label %65

17:                                               ; preds = %10
  %18 = load ptr, ptr %8, align 4
  %19 = tail call i32 @pthread_mutex_lock(ptr noundef %18) #30
  %20 = getelementptr inbounds i8, ptr %18, i32 32
  %21 = load ptr, ptr %20, align 4
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %27

23:                                               ; preds = %17
  %24 = getelementptr inbounds i8, ptr %18, i32 28
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %25, 0
  br i1 %26, label %27, label %30

27:                                               ; preds = %23, %17
  %28 = getelementptr inbounds i8, ptr %18, i32 36
  %29 = load i32, ptr %28, align 4
  br label %33

30:                                               ; preds = %23
  %31 = tail call i64 @__tresse_given_size(i32 noundef %25) #30
  %32 = trunc i64 %31 to i32
  br label %33

33:                                               ; preds = %27, %30
  %34 = phi i32 [ %29, %27 ], [ %32, %30 ]
  %35 = getelementptr inbounds i8, ptr %8, i32 4
  %36 = load i32, ptr %35, align 4
  %37 = icmp ult i32 %36, %34
  %38 = sub i32 %34, %36
  %39 = tail call i32 @llvm.umin.i32(i32 %38, i32 %2)
  %40 = select i1 %37, i32 %39, i32 0
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %33
  %43 = getelementptr inbounds i8, ptr %18, i32 28
  br label %47

44:                                               ; preds = %60, %33
  %45 = add i32 %40, %36
  store i32 %45, ptr %35, align 4
  %46 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %18) #30
  br label %65

47:                                               ; preds = %42, %60
  %48 = phi i32 [ 0, %42 ], [ %63, %60 ]
  %49 = add i32 %48, %36
  %50 = load ptr, ptr %20, align 4
  %51 = icmp eq ptr %50, null
  br i1 %51, label %55, label %52

52:                                               ; preds = %47
  %53 = getelementptr inbounds i8, ptr %50, i32 %49
  %54 = load i8, ptr %53, align 1
  br label %60

55:                                               ; preds = %47
  %56 = load i32, ptr %43, align 4
  %57 = zext i32 %49 to i64
  %58 = tail call i64 @__tresse_given_byte(i32 noundef %56, i64 noundef %57) #30
  %59 = trunc i64 %58 to i8
  br label %60

60:                                               ; preds = %52, %55
  %61 = phi i8 [ %54, %52 ], [ %59, %55 ]
  %62 = getelementptr inbounds i8, ptr %1, i32 %48
  store i8 %61, ptr %62, align 1
  %63 = add nuw i32 %48, 1
  %64 = icmp eq i32 %63, %40
  br i1 %64, label %44, label %47

65:                                               ; preds = %44, %15
  %66 = phi i32 [ -1, %15 ], [ %40, %44 ]
  ret i32 %66
}

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef i32 @write(i32 noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.umin.i32(i32 %2, i32 2147483647)
  %5 = add i32 %0, -3
  %6 = icmp ult i32 %5, -2
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %63, label %9

9:                                                ; preds = %7
  tail call void @__tresse_write(i32 noundef %0, ptr noundef %1, i32 noundef %4) #30
  br label %63

10:                                               ; preds = %3
  %11 = icmp ugt i32 %0, 63
  br i1 %11, label %22, label %12

12:                                               ; preds = %10
  %13 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %14 = load atomic i32, ptr %13 acquire, align 4
  %15 = inttoptr i32 %14 to ptr
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %12
  %18 = getelementptr inbounds i8, ptr %15, i32 8
  %19 = load i32, ptr %18, align 4
  %20 = and i32 %19, 3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %10, %17, %12
  %23 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %23, align 4
  br label %63

24:                                               ; preds = %17
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %63, label %26

26:                                               ; preds = %24
  %27 = load ptr, ptr %15, align 4
  %28 = tail call i32 @pthread_mutex_lock(ptr noundef %27) #30
  %29 = load i32, ptr %18, align 4
  %30 = and i32 %29, 1024
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %46, label %32

32:                                               ; preds = %26
  %33 = getelementptr inbounds i8, ptr %27, i32 32
  %34 = load ptr, ptr %33, align 4
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %40

36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, ptr %27, i32 28
  %38 = load i32, ptr %37, align 4
  %39 = icmp slt i32 %38, 0
  br i1 %39, label %40, label %43

40:                                               ; preds = %36, %32
  %41 = getelementptr inbounds i8, ptr %27, i32 36
  %42 = load i32, ptr %41, align 4
  br label %49

43:                                               ; preds = %36
  %44 = tail call i64 @__tresse_given_size(i32 noundef %38) #30
  %45 = trunc i64 %44 to i32
  br label %49

46:                                               ; preds = %26
  %47 = getelementptr inbounds i8, ptr %15, i32 4
  %48 = load i32, ptr %47, align 4
  br label %49

49:                                               ; preds = %46, %43, %40
  %50 = phi i32 [ %48, %46 ], [ %42, %40 ], [ %45, %43 ]
  tail call fastcc void @extend(ptr noundef %27, i32 noundef %50) #31
  %51 = add i32 %50, %4
  tail call fastcc void @make_room(ptr noundef %27, i32 noundef %51) #31
  %52 = getelementptr inbounds i8, ptr %27, i32 32
  %53 = load ptr, ptr %52, align 4
  %54 = getelementptr inbounds i8, ptr %53, i32 %50
  %55 = tail call ptr @memcpy(ptr noundef %54, ptr noundef %1, i32 noundef %4) #30
  %56 = getelementptr inbounds i8, ptr %27, i32 36
  %57 = load i32, ptr %56, align 4
  %58 = icmp ugt i32 %51, %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %49
  store i32 %51, ptr %56, align 4
  br label %60

60:                                               ; preds = %49, %59
  %61 = getelementptr inbounds i8, ptr %15, i32 4
  store i32 %51, ptr %61, align 4
  %62 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %27) #30
  br label %63

63:                                               ; preds = %22, %24, %60, %7, %9
  %64 = phi i32 [ %4, %9 ], [ %4, %7 ], [ -1, %22 ], [ %4, %60 ], [ 0, %24 ]
  ret i32 %64
}

; Function Attrs: optsize
declare dso_local void @__tresse_write(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local i32 @lseek(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %0, 63
  br i1 %4, label %10, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %7 = load atomic i32, ptr %6 acquire, align 4
  %8 = inttoptr i32 %7 to ptr
  %9 = icmp eq i32 %7, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %3, %5
  %11 = add i32 %0, -3
  %12 = icmp ult i32 %11, -2
  %13 = select i1 %12, i32 9, i32 29
  br label %56

14:                                               ; preds = %5
  %15 = load ptr, ptr %8, align 4
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef %15) #30
  switch i32 %2, label %47 [
    i32 0, label %35
    i32 1, label %17
    i32 2, label %20
  ]

17:                                               ; preds = %14
  %18 = getelementptr inbounds i8, ptr %8, i32 4
  %19 = load i32, ptr %18, align 4
  br label %35

20:                                               ; preds = %14
  %21 = load ptr, ptr %8, align 4
  %22 = getelementptr inbounds i8, ptr %21, i32 32
  %23 = load ptr, ptr %22, align 4
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %29

25:                                               ; preds = %20
  %26 = getelementptr inbounds i8, ptr %21, i32 28
  %27 = load i32, ptr %26, align 4
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %29, label %32

29:                                               ; preds = %25, %20
  %30 = getelementptr inbounds i8, ptr %21, i32 36
  %31 = load i32, ptr %30, align 4
  br label %35

32:                                               ; preds = %25
  %33 = tail call i64 @__tresse_given_size(i32 noundef %27) #30
  %34 = trunc i64 %33 to i32
  br label %35

35:                                               ; preds = %32, %29, %14, %17
  %36 = phi i32 [ %19, %17 ], [ %2, %14 ], [ %31, %29 ], [ %34, %32 ]
  %37 = zext i32 %36 to i64
  %38 = sext i32 %1 to i64
  %39 = add nsw i64 %37, %38
  %40 = icmp sgt i64 %39, -1
  br i1 %40, label %41, label %47

41:                                               ; preds = %35
  %42 = trunc i64 %39 to i32
  %43 = sext i32 %42 to i64
  %44 = icmp eq i64 %39, %43
  br i1 %44, label %45, label %47

45:                                               ; preds = %41
  %46 = getelementptr inbounds i8, ptr %8, i32 4
  store i32 %42, ptr %46, align 4
  br label %47

47:                                               ; preds = %14, %45, %41, %35
  %48 = phi i64 [ %39, %45 ], [ %39, %41 ], [ %39, %35 ], [ -1, %14 ]
  %49 = load ptr, ptr %8, align 4
  %50 = tail call i32 @pthread_mutex_unlock(ptr noundef %49) #30
  %51 = icmp sgt i64 %48, -1
  %52 = trunc i64 %48 to i32
  %53 = sext i32 %52 to i64
  %54 = icmp eq i64 %48, %53
  %55 = and i1 %51, %54
  br i1 %55, label %59, label %56

56:                                               ; preds = %47, %10
  %57 = phi i32 [ %13, %10 ], [ 22, %47 ]
  %58 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %57, ptr %58, align 4
  br label %59

59:                                               ; preds = %56, %47
  %60 = phi i32 [ %52, %47 ], [ -1, %56 ]
  ret i32 %60
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @ftruncate(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp ugt i32 %0, 63
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %6 = load atomic i32, ptr %5 acquire, align 4
  %7 = inttoptr i32 %6 to ptr
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %2, %4
  %10 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %10, align 4
  br label %28

11:                                               ; preds = %4
  %12 = icmp slt i32 %1, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds i8, ptr %7, i32 8
  %15 = load i32, ptr %14, align 4
  %16 = and i32 %15, 3
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %20

18:                                               ; preds = %13, %11
  %19 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %19, align 4
  br label %28

20:                                               ; preds = %13
  %21 = load ptr, ptr %7, align 4
  %22 = tail call i32 @pthread_mutex_lock(ptr noundef %21) #30
  %23 = load ptr, ptr %7, align 4
  tail call fastcc void @extend(ptr noundef %23, i32 noundef %1) #31
  %24 = load ptr, ptr %7, align 4
  %25 = getelementptr inbounds i8, ptr %24, i32 36
  store i32 %1, ptr %25, align 4
  %26 = load ptr, ptr %7, align 4
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef %26) #30
  br label %28

28:                                               ; preds = %20, %18, %9
  %29 = phi i32 [ -1, %9 ], [ -1, %18 ], [ 0, %20 ]
  ret i32 %29
}

; Function Attrs: nounwind optsize
define internal fastcc void @extend(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #5 {
  tail call fastcc void @make_room(ptr noundef %0, i32 noundef %1) #31
  %3 = getelementptr inbounds i8, ptr %0, i32 36
  %4 = load i32, ptr %3, align 4
  %5 = icmp ult i32 %4, %1
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i32 32
  %8 = load ptr, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %8, i32 %4
  %10 = sub i32 %1, %4
  %11 = tail call ptr @memset(ptr noundef %9, i32 noundef 0, i32 noundef %10) #30
  store i32 %1, ptr %3, align 4
  br label %12

12:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local range(i32 -1, 1) i32 @fsync(i32 noundef %0) local_unnamed_addr #13 {
  %2 = icmp ugt i32 %0, 63
  br i1 %2, label %10, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %5 = load atomic i32, ptr %4 acquire, align 4
  %6 = icmp eq i32 %5, 0
  %7 = add nsw i32 %0, -3
  %8 = icmp ult i32 %7, -2
  %9 = select i1 %6, i1 %8, i1 false
  br i1 %9, label %10, label %12

10:                                               ; preds = %3, %1
  %11 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %11, align 4
  br label %12

12:                                               ; preds = %3, %10
  %13 = phi i32 [ -1, %10 ], [ 0, %3 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local range(i32 -1, 1) i32 @fdatasync(i32 noundef %0) local_unnamed_addr #13 {
  %2 = icmp ugt i32 %0, 63
  br i1 %2, label %10, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %5 = load atomic i32, ptr %4 acquire, align 4
  %6 = icmp eq i32 %5, 0
  %7 = add nsw i32 %0, -3
  %8 = icmp ult i32 %7, -2
  %9 = select i1 %6, i1 %8, i1 false
  br i1 %9, label %10, label %12

10:                                               ; preds = %3, %1
  %11 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %11, align 4
  br label %12

12:                                               ; preds = %3, %10
  %13 = phi i32 [ -1, %10 ], [ 0, %3 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local noundef i32 @isatty(i32 noundef %0) local_unnamed_addr #13 {
  %2 = icmp ugt i32 %0, 63
  br i1 %2, label %7, label %3

3:                                                ; preds = %1
  %4 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %5 = load atomic i32, ptr %4 acquire, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %1, %3
  %8 = add i32 %0, -3
  %9 = icmp ult i32 %8, -2
  %10 = select i1 %9, i32 9, i32 25
  br label %11

11:                                               ; preds = %7, %3
  %12 = phi i32 [ 25, %3 ], [ %10, %7 ]
  %13 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %12, ptr %13, align 4
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @access(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %3) #32
  %4 = call fastcc i32 @plain(ptr noundef nonnull %3, ptr noundef %0) #31
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %27

6:                                                ; preds = %2
  %7 = call i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #30
  %8 = call fastcc ptr @find(ptr noundef nonnull %3) #31
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %19

10:                                               ; preds = %6, %10
  %11 = phi i32 [ %15, %10 ], [ 0, %6 ]
  %12 = getelementptr inbounds i8, ptr %3, i32 %11
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  %15 = add i32 %11, 1
  br i1 %14, label %16, label %10

16:                                               ; preds = %10
  %17 = call fastcc i32 @is_folder(ptr noundef nonnull %3, i32 noundef %11) #31
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %22

19:                                               ; preds = %6
  %20 = and i32 %1, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %16, %19
  %23 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #30
  br label %30

24:                                               ; preds = %16, %19
  %25 = phi i32 [ 13, %19 ], [ 2, %16 ]
  %26 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #30
  br label %27

27:                                               ; preds = %2, %24
  %28 = phi i32 [ %25, %24 ], [ %4, %2 ]
  %29 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %28, ptr %29, align 4
  br label %30

30:                                               ; preds = %22, %27
  %31 = phi i32 [ -1, %27 ], [ 0, %22 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %3) #32
  ret i32 %31
}

; Function Attrs: nounwind optsize
define internal fastcc noundef i32 @plain(ptr noundef %0, ptr noundef %1) unnamed_addr #5 {
  %3 = load i8, ptr %1, align 1
  switch i8 %3, label %7 [
    i8 0, label %61
    i8 47, label %4
  ]

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i32 1
  store i8 47, ptr %0, align 1
  %6 = load i8, ptr %5, align 1
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i8 [ %6, %4 ], [ %3, %2 ]
  %9 = phi ptr [ %5, %4 ], [ %1, %2 ]
  %10 = phi i32 [ 1, %4 ], [ 0, %2 ]
  %11 = icmp eq i8 %8, 0
  br i1 %11, label %58, label %12

12:                                               ; preds = %54, %7
  %13 = phi i8 [ %8, %7 ], [ %56, %54 ]
  %14 = phi i32 [ %10, %7 ], [ %53, %54 ]
  %15 = phi ptr [ %9, %7 ], [ %55, %54 ]
  br label %16

16:                                               ; preds = %12, %19
  %17 = phi i8 [ %22, %19 ], [ %13, %12 ]
  %18 = phi i32 [ %20, %19 ], [ 0, %12 ]
  switch i8 %17, label %19 [
    i8 0, label %23
    i8 47, label %23
  ]

19:                                               ; preds = %16
  %20 = add i32 %18, 1
  %21 = getelementptr inbounds i8, ptr %15, i32 %20
  %22 = load i8, ptr %21, align 1
  br label %16

23:                                               ; preds = %16, %16
  %24 = getelementptr inbounds i8, ptr %15, i32 %18
  switch i32 %18, label %34 [
    i32 2, label %25
    i32 0, label %52
    i32 1, label %32
  ]

25:                                               ; preds = %23
  %26 = icmp eq i8 %13, 46
  br i1 %26, label %27, label %34

27:                                               ; preds = %25
  %28 = getelementptr inbounds i8, ptr %15, i32 1
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 46
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.60) #33
  unreachable

32:                                               ; preds = %23
  %33 = icmp eq i8 %13, 46
  br i1 %33, label %52, label %34

34:                                               ; preds = %25, %27, %23, %32
  %35 = add i32 %14, -4095
  %36 = add i32 %35, %18
  %37 = icmp ult i32 %36, -4097
  br i1 %37, label %61, label %38

38:                                               ; preds = %34
  %39 = icmp eq i32 %14, 0
  br i1 %39, label %47, label %40

40:                                               ; preds = %38
  %41 = getelementptr i8, ptr %0, i32 %14
  %42 = getelementptr i8, ptr %41, i32 -1
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %43, 47
  br i1 %44, label %47, label %45

45:                                               ; preds = %40
  %46 = add i32 %14, 1
  store i8 47, ptr %41, align 1
  br label %47

47:                                               ; preds = %45, %40, %38
  %48 = phi i32 [ %46, %45 ], [ %14, %40 ], [ 0, %38 ]
  %49 = getelementptr inbounds i8, ptr %0, i32 %48
  %50 = tail call ptr @memcpy(ptr noundef %49, ptr noundef nonnull %15, i32 noundef %18) #30
  %51 = add i32 %48, %18
  br label %52

52:                                               ; preds = %23, %47, %32
  %53 = phi i32 [ %14, %32 ], [ %51, %47 ], [ %14, %23 ]
  br label %54

54:                                               ; preds = %54, %52
  %55 = phi ptr [ %24, %52 ], [ %57, %54 ]
  %56 = load i8, ptr %55, align 1
  %57 = getelementptr inbounds i8, ptr %55, i32 1
  switch i8 %56, label %12 [
    i8 47, label %54
    i8 0, label %58
  ]

58:                                               ; preds = %54, %7
  %59 = phi i32 [ %10, %7 ], [ %53, %54 ]
  %60 = getelementptr inbounds i8, ptr %0, i32 %59
  store i8 0, ptr %60, align 1
  br label %61

61:                                               ; preds = %34, %2, %58
  %62 = phi i32 [ 0, %58 ], [ 2, %2 ], [ 36, %34 ]
  ret i32 %62
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @find(ptr nocapture noundef readonly %0) unnamed_addr #5 {
  tail call fastcc void @make_nodes() #31
  %2 = load ptr, ptr @nodes, align 4
  %3 = icmp eq ptr %2, null
  br i1 %3, label %25, label %4

4:                                                ; preds = %1, %21
  %5 = phi ptr [ %23, %21 ], [ %2, %1 ]
  %6 = getelementptr inbounds i8, ptr %5, i32 24
  %7 = load ptr, ptr %6, align 4
  %8 = icmp eq ptr %7, null
  br i1 %8, label %21, label %9

9:                                                ; preds = %4, %16
  %10 = phi i32 [ %18, %16 ], [ 0, %4 ]
  %11 = getelementptr inbounds i8, ptr %7, i32 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds i8, ptr %0, i32 %10
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %12, %14
  br i1 %15, label %16, label %21

16:                                               ; preds = %9
  %17 = icmp eq i8 %12, 0
  %18 = add nuw i32 %10, 1
  %19 = icmp eq i32 %18, -1
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %25, label %9

21:                                               ; preds = %9, %4
  %22 = getelementptr inbounds i8, ptr %5, i32 48
  %23 = load ptr, ptr %22, align 4
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %4

25:                                               ; preds = %21, %16, %1
  %26 = phi ptr [ null, %1 ], [ %5, %16 ], [ null, %21 ]
  ret ptr %26
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @is_folder(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #5 {
  tail call fastcc void @make_nodes() #31
  switch i32 %1, label %16 [
    i32 0, label %47
    i32 1, label %3
    i32 4, label %9
  ]

3:                                                ; preds = %2
  %4 = load i8, ptr %0, align 1
  %5 = icmp eq i8 %4, 47
  br i1 %5, label %47, label %16

6:                                                ; preds = %9
  %7 = add nuw nsw i32 %10, 1
  %8 = icmp eq i32 %7, 4
  br i1 %8, label %47, label %9

9:                                                ; preds = %2, %6
  %10 = phi i32 [ %7, %6 ], [ 0, %2 ]
  %11 = getelementptr inbounds i8, ptr %0, i32 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds i8, ptr @.str.61, i32 %10
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %12, %14
  br i1 %15, label %6, label %16

16:                                               ; preds = %9, %3, %2
  %17 = load ptr, ptr @nodes, align 4
  %18 = icmp eq ptr %17, null
  br i1 %18, label %47, label %19

19:                                               ; preds = %16
  %20 = icmp eq i32 %1, 0
  br label %21

21:                                               ; preds = %19, %43
  %22 = phi ptr [ %17, %19 ], [ %45, %43 ]
  %23 = getelementptr inbounds i8, ptr %22, i32 24
  %24 = load ptr, ptr %23, align 4
  %25 = icmp eq ptr %24, null
  br i1 %25, label %43, label %26

26:                                               ; preds = %21
  br i1 %20, label %39, label %27

27:                                               ; preds = %26, %34
  %28 = phi i32 [ %36, %34 ], [ 0, %26 ]
  %29 = getelementptr inbounds i8, ptr %24, i32 %28
  %30 = load i8, ptr %29, align 1
  %31 = getelementptr inbounds i8, ptr %0, i32 %28
  %32 = load i8, ptr %31, align 1
  %33 = icmp eq i8 %30, %32
  br i1 %33, label %34, label %43

34:                                               ; preds = %27
  %35 = icmp eq i8 %30, 0
  %36 = add nuw i32 %28, 1
  %37 = icmp eq i32 %36, %1
  %38 = select i1 %35, i1 true, i1 %37
  br i1 %38, label %39, label %27

39:                                               ; preds = %34, %26
  %40 = getelementptr inbounds i8, ptr %24, i32 %1
  %41 = load i8, ptr %40, align 1
  %42 = icmp eq i8 %41, 47
  br i1 %42, label %47, label %43

43:                                               ; preds = %27, %21, %39
  %44 = getelementptr inbounds i8, ptr %22, i32 48
  %45 = load ptr, ptr %44, align 4
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %21

47:                                               ; preds = %6, %39, %43, %16, %3, %2
  %48 = phi i32 [ 1, %2 ], [ 1, %3 ], [ 0, %16 ], [ 1, %39 ], [ 0, %43 ], [ 1, %6 ]
  ret i32 %48
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @unlink(ptr noundef %0) local_unnamed_addr #5 {
  %2 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %2) #32
  %3 = call fastcc i32 @plain(ptr noundef nonnull %2, ptr noundef %0) #31
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %22

5:                                                ; preds = %1
  %6 = call i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #30
  %7 = call fastcc ptr @find(ptr noundef nonnull %2) #31
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  call fastcc void @forget_name(ptr noundef nonnull %7) #31
  %10 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #30
  br label %25

11:                                               ; preds = %5, %11
  %12 = phi i32 [ %16, %11 ], [ 0, %5 ]
  %13 = getelementptr inbounds i8, ptr %2, i32 %12
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 0
  %16 = add i32 %12, 1
  br i1 %15, label %17, label %11

17:                                               ; preds = %11
  %18 = call fastcc i32 @is_folder(ptr noundef nonnull %2, i32 noundef %12) #31
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 2, i32 21
  %21 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #30
  br label %22

22:                                               ; preds = %17, %1
  %23 = phi i32 [ %20, %17 ], [ %3, %1 ]
  %24 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %23, ptr %24, align 4
  br label %25

25:                                               ; preds = %9, %22
  %26 = phi i32 [ -1, %22 ], [ 0, %9 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %2) #32
  ret i32 %26
}

; Function Attrs: nounwind optsize
define internal fastcc void @forget_name(ptr noundef %0) unnamed_addr #5 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ @nodes, %1 ], [ %6, %2 ]
  %4 = load ptr, ptr %3, align 4
  %5 = icmp eq ptr %4, %0
  %6 = getelementptr inbounds i8, ptr %4, i32 48
  br i1 %5, label %7, label %2

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %0, i32 48
  %9 = load ptr, ptr %8, align 4
  store ptr %9, ptr %3, align 4
  %10 = getelementptr inbounds i8, ptr %0, i32 24
  %11 = load ptr, ptr %10, align 4
  tail call void @free(ptr noundef %11) #30
  store ptr null, ptr %10, align 4
  tail call fastcc void @let_go(ptr noundef %0) #31
  ret void
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @remove(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @unlink(ptr noundef %0) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @rename(ptr noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = alloca [4096 x i8], align 1
  %4 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %3) #32
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %4) #32
  %5 = call fastcc i32 @plain(ptr noundef nonnull %3, ptr noundef %0) #31
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = call fastcc i32 @plain(ptr noundef nonnull %4, ptr noundef %1) #31
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %2, %7
  %11 = phi i32 [ %8, %7 ], [ %5, %2 ]
  %12 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %11, ptr %12, align 4
  br label %67

13:                                               ; preds = %7
  %14 = call i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #30
  %15 = call fastcc ptr @find(ptr noundef nonnull %3) #31
  %16 = call fastcc ptr @find(ptr noundef nonnull %4) #31
  %17 = icmp eq ptr %15, null
  br i1 %17, label %18, label %28

18:                                               ; preds = %13, %18
  %19 = phi i32 [ %23, %18 ], [ 0, %13 ]
  %20 = getelementptr inbounds i8, ptr %3, i32 %19
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 0
  %23 = add i32 %19, 1
  br i1 %22, label %24, label %18

24:                                               ; preds = %18
  %25 = call fastcc i32 @is_folder(ptr noundef nonnull %3, i32 noundef %19) #31
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %63, label %27

27:                                               ; preds = %24
  call void @__tresse_unsupported(ptr noundef nonnull @.str.10) #33
  unreachable

28:                                               ; preds = %13
  %29 = icmp eq ptr %16, null
  br i1 %29, label %30, label %39

30:                                               ; preds = %28, %30
  %31 = phi i32 [ %35, %30 ], [ 0, %28 ]
  %32 = getelementptr inbounds i8, ptr %4, i32 %31
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %33, 0
  %35 = add i32 %31, 1
  br i1 %34, label %36, label %30

36:                                               ; preds = %30
  %37 = call fastcc i32 @is_folder(ptr noundef nonnull %4, i32 noundef %31) #31
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %63

39:                                               ; preds = %36, %28
  %40 = icmp eq ptr %15, %16
  br i1 %40, label %61, label %41

41:                                               ; preds = %39
  %42 = call fastcc i32 @no_parent(ptr noundef nonnull %4) #31
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %63

44:                                               ; preds = %41
  br i1 %29, label %46, label %45

45:                                               ; preds = %44
  call fastcc void @forget_name(ptr noundef nonnull %16) #31
  br label %46

46:                                               ; preds = %45, %44
  br label %47

47:                                               ; preds = %46, %47
  %48 = phi i32 [ %52, %47 ], [ 0, %46 ]
  %49 = getelementptr inbounds i8, ptr %4, i32 %48
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i8 %50, 0
  %52 = add i32 %48, 1
  br i1 %51, label %53, label %47

53:                                               ; preds = %47
  %54 = call ptr @__tresse_scratch(i32 noundef %52) #30
  %55 = icmp eq ptr %54, null
  br i1 %55, label %56, label %57

56:                                               ; preds = %53
  call void @__tresse_unsupported(ptr noundef nonnull @.str.11) #33
  unreachable

57:                                               ; preds = %53
  %58 = call ptr @memcpy(ptr noundef nonnull %54, ptr noundef nonnull %4, i32 noundef %52) #30
  %59 = getelementptr inbounds i8, ptr %15, i32 24
  %60 = load ptr, ptr %59, align 4
  call void @free(ptr noundef %60) #30
  store ptr %54, ptr %59, align 4
  br label %61

61:                                               ; preds = %57, %39
  %62 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #30
  br label %67

63:                                               ; preds = %41, %24, %36
  %64 = phi i32 [ 21, %36 ], [ 2, %24 ], [ %42, %41 ]
  %65 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #30
  %66 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %64, ptr %66, align 4
  br label %67

67:                                               ; preds = %61, %63, %10
  %68 = phi i32 [ -1, %10 ], [ -1, %63 ], [ 0, %61 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %4) #32
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %3) #32
  ret i32 %68
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 3) i32 @no_parent(ptr noundef %0) unnamed_addr #5 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %9, %2 ]
  %4 = phi ptr [ null, %1 ], [ %7, %2 ]
  %5 = load i8, ptr %3, align 1
  %6 = icmp eq i8 %5, 47
  %7 = select i1 %6, ptr %3, ptr %4
  %8 = icmp eq i8 %5, 0
  %9 = getelementptr inbounds i8, ptr %3, i32 1
  br i1 %8, label %10, label %2

10:                                               ; preds = %2
  %11 = icmp eq ptr %4, null
  br i1 %11, label %21, label %12

12:                                               ; preds = %10
  %13 = icmp eq ptr %4, %0
  %14 = ptrtoint ptr %4 to i32
  %15 = ptrtoint ptr %0 to i32
  %16 = sub i32 %14, %15
  %17 = select i1 %13, i32 1, i32 %16
  %18 = tail call fastcc i32 @is_folder(ptr noundef %0, i32 noundef %17) #31
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 2, i32 0
  br label %21

21:                                               ; preds = %12, %10
  %22 = phi i32 [ 0, %10 ], [ %20, %12 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local i32 @vdprintf(i32 noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = alloca %struct.text, align 4
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %4) #32
  %5 = getelementptr inbounds i8, ptr %4, i32 16
  store ptr %5, ptr %4, align 4
  %6 = getelementptr inbounds i8, ptr %4, i32 4
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %4, i32 8
  store i32 256, ptr %7, align 4
  %8 = getelementptr inbounds i8, ptr %4, i32 12
  store i32 0, ptr %8, align 4
  call fastcc void @put_formatted(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2) #31
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 4
  %13 = load i32, ptr %6, align 4
  %14 = call fastcc i32 @emit(i32 noundef %0, ptr noundef %12, i32 noundef %13) #31
  store i32 %14, ptr %8, align 4
  br label %15

15:                                               ; preds = %11, %3
  %16 = phi i32 [ %14, %11 ], [ %9, %3 ]
  %17 = load ptr, ptr %4, align 4
  %18 = icmp eq ptr %17, %5
  br i1 %18, label %21, label %19

19:                                               ; preds = %15
  call void @free(ptr noundef %17) #30
  %20 = load i32, ptr %8, align 4
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi i32 [ %16, %15 ], [ %20, %19 ]
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %21
  %25 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %22, ptr %25, align 4
  br label %28

26:                                               ; preds = %21
  %27 = load i32, ptr %6, align 4
  br label %28

28:                                               ; preds = %24, %26
  %29 = phi i32 [ %27, %26 ], [ -1, %24 ]
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %4) #32
  ret i32 %29
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_formatted(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef readonly %2) unnamed_addr #5 {
  %4 = alloca %struct.field, align 4
  %5 = alloca %struct.real, align 4
  %6 = getelementptr inbounds i8, ptr %0, i32 12
  %7 = getelementptr inbounds i8, ptr %4, i32 4
  %8 = getelementptr inbounds i8, ptr %4, i32 8
  %9 = getelementptr inbounds i8, ptr %0, i32 4
  %10 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  %11 = getelementptr inbounds i8, ptr %5, i32 4
  %12 = getelementptr inbounds i8, ptr %5, i32 8
  %13 = getelementptr inbounds i8, ptr %5, i32 16
  %14 = getelementptr inbounds i8, ptr %5, i32 24
  %15 = getelementptr inbounds i8, ptr %5, i32 28
  br label %16

16:                                               ; preds = %608, %3
  %17 = phi ptr [ %1, %3 ], [ %609, %608 ]
  %18 = phi ptr [ %2, %3 ], [ %611, %608 ]
  %19 = getelementptr inbounds i8, ptr %17, i32 1
  %20 = load i8, ptr %17, align 1
  switch i8 %20, label %21 [
    i8 0, label %613
    i8 37, label %29
  ]

21:                                               ; preds = %16
  %22 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %608, label %24

24:                                               ; preds = %21
  %25 = load ptr, ptr %0, align 4
  %26 = load i32, ptr %9, align 4
  %27 = add i32 %26, 1
  store i32 %27, ptr %9, align 4
  %28 = getelementptr inbounds i8, ptr %25, i32 %26
  store i8 %20, ptr %28, align 1
  br label %608

29:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %4) #32
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.put_formatted.f, i32 12, i1 false)
  br label %30

30:                                               ; preds = %41, %29
  %31 = phi i32 [ 0, %29 ], [ %42, %41 ]
  %32 = phi ptr [ %19, %29 ], [ %43, %41 ]
  %33 = load i8, ptr %32, align 1
  switch i8 %33, label %55 [
    i8 45, label %38
    i8 43, label %34
    i8 32, label %35
    i8 35, label %36
    i8 48, label %37
    i8 39, label %41
    i8 42, label %44
  ]

34:                                               ; preds = %30
  br label %38

35:                                               ; preds = %30
  br label %38

36:                                               ; preds = %30
  br label %38

37:                                               ; preds = %30
  br label %38

38:                                               ; preds = %30, %37, %36, %35, %34
  %39 = phi i32 [ 1, %30 ], [ 2, %34 ], [ 4, %35 ], [ 8, %36 ], [ 16, %37 ]
  %40 = or i32 %31, %39
  store i32 %40, ptr %4, align 4
  br label %41

41:                                               ; preds = %30, %38
  %42 = phi i32 [ %31, %30 ], [ %40, %38 ]
  %43 = getelementptr inbounds i8, ptr %32, i32 1
  br label %30

44:                                               ; preds = %30
  %45 = getelementptr inbounds i8, ptr %32, i32 1
  %46 = getelementptr inbounds i8, ptr %18, i32 4
  %47 = load i32, ptr %18, align 4
  store i32 %47, ptr %7, align 4
  %48 = icmp eq i32 %47, -2147483648
  br i1 %48, label %49, label %50

49:                                               ; preds = %44
  store i32 75, ptr %6, align 4
  br label %82

50:                                               ; preds = %44
  %51 = icmp slt i32 %47, 0
  br i1 %51, label %52, label %82

52:                                               ; preds = %50
  %53 = or i32 %31, 1
  store i32 %53, ptr %4, align 4
  %54 = sub nsw i32 0, %47
  store i32 %54, ptr %7, align 4
  br label %82

55:                                               ; preds = %30
  %56 = add i8 %33, -48
  %57 = icmp ult i8 %56, 10
  br i1 %57, label %58, label %76

58:                                               ; preds = %55, %68
  %59 = phi ptr [ %72, %68 ], [ %32, %55 ]
  %60 = phi i8 [ %73, %68 ], [ %33, %55 ]
  %61 = phi i32 [ %71, %68 ], [ 0, %55 ]
  %62 = zext nneg i8 %60 to i32
  %63 = add nsw i32 %62, -48
  %64 = sub nuw i32 -2147483601, %62
  %65 = udiv i32 %64, 10
  %66 = icmp sgt i32 %61, %65
  br i1 %66, label %67, label %68

67:                                               ; preds = %58
  store i32 75, ptr %6, align 4
  br label %68

68:                                               ; preds = %67, %58
  %69 = phi i32 [ 0, %67 ], [ %61, %58 ]
  %70 = mul nsw i32 %69, 10
  %71 = add nsw i32 %63, %70
  %72 = getelementptr inbounds i8, ptr %59, i32 1
  %73 = load i8, ptr %72, align 1
  %74 = add i8 %73, -48
  %75 = icmp ult i8 %74, 10
  br i1 %75, label %58, label %76

76:                                               ; preds = %68, %55
  %77 = phi ptr [ %32, %55 ], [ %72, %68 ]
  %78 = phi i32 [ 0, %55 ], [ %71, %68 ]
  store i32 %78, ptr %7, align 4
  %79 = load i8, ptr %77, align 1
  %80 = icmp eq i8 %79, 36
  br i1 %80, label %81, label %85

81:                                               ; preds = %76
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.62) #33
  unreachable

82:                                               ; preds = %50, %52, %49
  %83 = phi i32 [ %31, %50 ], [ %53, %52 ], [ %31, %49 ]
  %84 = load i8, ptr %45, align 1
  br label %85

85:                                               ; preds = %82, %76
  %86 = phi i32 [ %83, %82 ], [ %31, %76 ]
  %87 = phi i8 [ %84, %82 ], [ %79, %76 ]
  %88 = phi ptr [ %45, %82 ], [ %77, %76 ]
  %89 = phi ptr [ %46, %82 ], [ %18, %76 ]
  %90 = icmp eq i8 %87, 46
  br i1 %90, label %91, label %125

91:                                               ; preds = %85
  %92 = getelementptr inbounds i8, ptr %88, i32 1
  %93 = load i8, ptr %92, align 1
  %94 = icmp eq i8 %93, 42
  br i1 %94, label %95, label %100

95:                                               ; preds = %91
  %96 = getelementptr inbounds i8, ptr %88, i32 2
  %97 = getelementptr inbounds i8, ptr %89, i32 4
  %98 = load i32, ptr %89, align 4
  %99 = tail call i32 @llvm.smax.i32(i32 %98, i32 -1)
  br label %121

100:                                              ; preds = %91
  %101 = add i8 %93, -48
  %102 = icmp ult i8 %101, 10
  br i1 %102, label %103, label %121

103:                                              ; preds = %100, %113
  %104 = phi ptr [ %117, %113 ], [ %92, %100 ]
  %105 = phi i8 [ %118, %113 ], [ %93, %100 ]
  %106 = phi i32 [ %116, %113 ], [ 0, %100 ]
  %107 = zext nneg i8 %105 to i32
  %108 = add nsw i32 %107, -48
  %109 = sub nuw i32 -2147483601, %107
  %110 = udiv i32 %109, 10
  %111 = icmp sgt i32 %106, %110
  br i1 %111, label %112, label %113

112:                                              ; preds = %103
  store i32 75, ptr %6, align 4
  br label %113

113:                                              ; preds = %112, %103
  %114 = phi i32 [ 0, %112 ], [ %106, %103 ]
  %115 = mul nsw i32 %114, 10
  %116 = add nsw i32 %108, %115
  %117 = getelementptr inbounds i8, ptr %104, i32 1
  %118 = load i8, ptr %117, align 1
  %119 = add i8 %118, -48
  %120 = icmp ult i8 %119, 10
  br i1 %120, label %103, label %121

121:                                              ; preds = %113, %100, %95
  %122 = phi i32 [ %99, %95 ], [ 0, %100 ], [ %116, %113 ]
  %123 = phi ptr [ %96, %95 ], [ %92, %100 ], [ %117, %113 ]
  %124 = phi ptr [ %97, %95 ], [ %89, %100 ], [ %89, %113 ]
  store i32 %122, ptr %8, align 4
  br label %125

125:                                              ; preds = %121, %85
  %126 = phi i32 [ -1, %85 ], [ %122, %121 ]
  %127 = phi ptr [ %88, %85 ], [ %123, %121 ]
  %128 = phi ptr [ %89, %85 ], [ %124, %121 ]
  %129 = load i32, ptr %6, align 4
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %604

131:                                              ; preds = %125
  %132 = getelementptr inbounds i8, ptr %127, i32 1
  %133 = load i8, ptr %127, align 1
  switch i8 %133, label %152 [
    i8 104, label %134
    i8 108, label %138
    i8 76, label %145
    i8 106, label %142
    i8 122, label %143
    i8 116, label %144
  ]

134:                                              ; preds = %131
  %135 = getelementptr inbounds i8, ptr %127, i32 2
  %136 = load i8, ptr %132, align 1
  %137 = icmp eq i8 %136, 104
  br i1 %137, label %145, label %152

138:                                              ; preds = %131
  %139 = getelementptr inbounds i8, ptr %127, i32 2
  %140 = load i8, ptr %132, align 1
  %141 = icmp eq i8 %140, 108
  br i1 %141, label %145, label %152

142:                                              ; preds = %131
  br label %145

143:                                              ; preds = %131
  br label %145

144:                                              ; preds = %131
  br label %145

145:                                              ; preds = %131, %138, %134, %142, %143, %144
  %146 = phi i32 [ 2, %144 ], [ 2, %143 ], [ 2, %142 ], [ 3, %134 ], [ 3, %138 ], [ 2, %131 ]
  %147 = phi ptr [ %132, %144 ], [ %132, %143 ], [ %132, %142 ], [ %135, %134 ], [ %139, %138 ], [ %132, %131 ]
  %148 = phi i1 [ false, %144 ], [ false, %143 ], [ false, %142 ], [ false, %134 ], [ false, %138 ], [ true, %131 ]
  %149 = phi i32 [ 7, %144 ], [ 6, %143 ], [ 5, %142 ], [ 1, %134 ], [ 4, %138 ], [ 8, %131 ]
  %150 = getelementptr inbounds i8, ptr %127, i32 %146
  %151 = load i8, ptr %147, align 1
  br label %152

152:                                              ; preds = %145, %131, %138, %134
  %153 = phi ptr [ %132, %131 ], [ %139, %138 ], [ %135, %134 ], [ %150, %145 ]
  %154 = phi i1 [ false, %131 ], [ false, %138 ], [ false, %134 ], [ %148, %145 ]
  %155 = phi i1 [ false, %131 ], [ true, %138 ], [ false, %134 ], [ false, %145 ]
  %156 = phi i32 [ 0, %131 ], [ 3, %138 ], [ 2, %134 ], [ %149, %145 ]
  %157 = phi i8 [ %133, %131 ], [ %140, %138 ], [ %136, %134 ], [ %151, %145 ]
  %158 = and i32 %86, 1
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %162, label %160

160:                                              ; preds = %152
  %161 = and i32 %86, -17
  store i32 %161, ptr %4, align 4
  br label %162

162:                                              ; preds = %160, %152
  %163 = phi i32 [ %161, %160 ], [ %86, %152 ]
  %164 = load i32, ptr %9, align 4
  switch i8 %157, label %598 [
    i8 100, label %165
    i8 105, label %165
    i8 88, label %204
    i8 117, label %206
    i8 111, label %206
    i8 120, label %206
    i8 112, label %245
    i8 67, label %255
    i8 99, label %256
    i8 83, label %276
    i8 115, label %275
    i8 65, label %318
    i8 69, label %318
    i8 70, label %318
    i8 71, label %318
    i8 97, label %321
    i8 101, label %321
    i8 102, label %321
    i8 103, label %321
    i8 109, label %556
    i8 110, label %560
    i8 37, label %589
    i8 0, label %597
  ]

165:                                              ; preds = %162, %162
  switch i32 %156, label %194 [
    i32 1, label %166
    i32 2, label %171
    i32 3, label %176
    i32 8, label %180
    i32 4, label %180
    i32 5, label %183
    i32 6, label %186
    i32 7, label %190
  ]

166:                                              ; preds = %165
  %167 = getelementptr inbounds i8, ptr %128, i32 4
  %168 = load i32, ptr %128, align 4
  %169 = trunc i32 %168 to i8
  %170 = sext i8 %169 to i64
  br label %198

171:                                              ; preds = %165
  %172 = getelementptr inbounds i8, ptr %128, i32 4
  %173 = load i32, ptr %128, align 4
  %174 = trunc i32 %173 to i16
  %175 = sext i16 %174 to i64
  br label %198

176:                                              ; preds = %165
  %177 = getelementptr inbounds i8, ptr %128, i32 4
  %178 = load i32, ptr %128, align 4
  %179 = sext i32 %178 to i64
  br label %198

180:                                              ; preds = %165, %165
  %181 = getelementptr inbounds i8, ptr %128, i32 8
  %182 = load i64, ptr %128, align 4
  br label %198

183:                                              ; preds = %165
  %184 = getelementptr inbounds i8, ptr %128, i32 8
  %185 = load i64, ptr %128, align 4
  br label %198

186:                                              ; preds = %165
  %187 = getelementptr inbounds i8, ptr %128, i32 4
  %188 = load i32, ptr %128, align 4
  %189 = sext i32 %188 to i64
  br label %198

190:                                              ; preds = %165
  %191 = getelementptr inbounds i8, ptr %128, i32 4
  %192 = load i32, ptr %128, align 4
  %193 = sext i32 %192 to i64
  br label %198

194:                                              ; preds = %165
  %195 = getelementptr inbounds i8, ptr %128, i32 4
  %196 = load i32, ptr %128, align 4
  %197 = sext i32 %196 to i64
  br label %198

198:                                              ; preds = %194, %190, %186, %183, %180, %176, %171, %166
  %199 = phi i64 [ %197, %194 ], [ %193, %190 ], [ %189, %186 ], [ %185, %183 ], [ %182, %180 ], [ %179, %176 ], [ %175, %171 ], [ %170, %166 ]
  %200 = phi ptr [ %195, %194 ], [ %191, %190 ], [ %187, %186 ], [ %184, %183 ], [ %181, %180 ], [ %177, %176 ], [ %172, %171 ], [ %167, %166 ]
  %201 = tail call i64 @llvm.abs.i64(i64 %199, i1 false)
  %202 = lshr i64 %199, 63
  %203 = trunc nuw nsw i64 %202 to i32
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %201, i32 noundef %203, i8 noundef signext 100) #31
  br label %599

204:                                              ; preds = %162
  %205 = or i32 %163, 32
  store i32 %205, ptr %4, align 4
  br label %206

206:                                              ; preds = %162, %162, %162, %204
  %207 = phi i32 [ %163, %162 ], [ %163, %162 ], [ %163, %162 ], [ %205, %204 ]
  %208 = phi i8 [ %157, %162 ], [ %157, %162 ], [ %157, %162 ], [ 120, %204 ]
  switch i32 %156, label %237 [
    i32 1, label %209
    i32 2, label %214
    i32 3, label %219
    i32 8, label %223
    i32 4, label %223
    i32 5, label %226
    i32 6, label %229
    i32 7, label %233
  ]

209:                                              ; preds = %206
  %210 = getelementptr inbounds i8, ptr %128, i32 4
  %211 = load i32, ptr %128, align 4
  %212 = and i32 %211, 255
  %213 = zext nneg i32 %212 to i64
  br label %241

214:                                              ; preds = %206
  %215 = getelementptr inbounds i8, ptr %128, i32 4
  %216 = load i32, ptr %128, align 4
  %217 = and i32 %216, 65535
  %218 = zext nneg i32 %217 to i64
  br label %241

219:                                              ; preds = %206
  %220 = getelementptr inbounds i8, ptr %128, i32 4
  %221 = load i32, ptr %128, align 4
  %222 = zext i32 %221 to i64
  br label %241

223:                                              ; preds = %206, %206
  %224 = getelementptr inbounds i8, ptr %128, i32 8
  %225 = load i64, ptr %128, align 4
  br label %241

226:                                              ; preds = %206
  %227 = getelementptr inbounds i8, ptr %128, i32 8
  %228 = load i64, ptr %128, align 4
  br label %241

229:                                              ; preds = %206
  %230 = getelementptr inbounds i8, ptr %128, i32 4
  %231 = load i32, ptr %128, align 4
  %232 = zext i32 %231 to i64
  br label %241

233:                                              ; preds = %206
  %234 = getelementptr inbounds i8, ptr %128, i32 4
  %235 = load i32, ptr %128, align 4
  %236 = zext i32 %235 to i64
  br label %241

237:                                              ; preds = %206
  %238 = getelementptr inbounds i8, ptr %128, i32 4
  %239 = load i32, ptr %128, align 4
  %240 = zext i32 %239 to i64
  br label %241

241:                                              ; preds = %237, %233, %229, %226, %223, %219, %214, %209
  %242 = phi i64 [ %240, %237 ], [ %236, %233 ], [ %232, %229 ], [ %228, %226 ], [ %225, %223 ], [ %222, %219 ], [ %218, %214 ], [ %213, %209 ]
  %243 = phi ptr [ %238, %237 ], [ %234, %233 ], [ %230, %229 ], [ %227, %226 ], [ %224, %223 ], [ %220, %219 ], [ %215, %214 ], [ %210, %209 ]
  %244 = and i32 %207, -7
  store i32 %244, ptr %4, align 4
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %242, i32 noundef 0, i8 noundef signext %208) #31
  br label %599

245:                                              ; preds = %162
  %246 = getelementptr inbounds i8, ptr %128, i32 4
  %247 = load ptr, ptr %128, align 4
  %248 = icmp eq ptr %247, null
  br i1 %248, label %253, label %249

249:                                              ; preds = %245
  %250 = ptrtoint ptr %247 to i32
  %251 = or i32 %163, 8
  store i32 %251, ptr %4, align 4
  %252 = zext i32 %250 to i64
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %252, i32 noundef 0, i8 noundef signext 120) #31
  br label %599

253:                                              ; preds = %245
  tail call fastcc void @put_string_up_to(ptr noundef nonnull %0, ptr noundef nonnull readonly @.str.63, i32 noundef -1) #31
  %254 = and i32 %163, -17
  store i32 %254, ptr %4, align 4
  call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %4, i32 noundef %164, i32 noundef %164) #31
  br label %599

255:                                              ; preds = %162
  br label %256

256:                                              ; preds = %162, %255
  %257 = phi i32 [ %156, %162 ], [ 3, %255 ]
  %258 = getelementptr inbounds i8, ptr %128, i32 4
  %259 = load i32, ptr %128, align 4
  %260 = icmp eq i32 %257, 3
  %261 = icmp ugt i32 %259, 127
  %262 = select i1 %260, i1 %261, i1 false
  br i1 %262, label %274, label %263

263:                                              ; preds = %256
  %264 = tail call fastcc i32 @reserve(ptr noundef nonnull %0, i32 noundef 1) #31
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %272, label %266

266:                                              ; preds = %263
  %267 = trunc i32 %259 to i8
  %268 = load ptr, ptr %0, align 4
  %269 = load i32, ptr %9, align 4
  %270 = add i32 %269, 1
  store i32 %270, ptr %9, align 4
  %271 = getelementptr inbounds i8, ptr %268, i32 %269
  store i8 %267, ptr %271, align 1
  br label %272

272:                                              ; preds = %266, %263
  %273 = and i32 %163, -17
  store i32 %273, ptr %4, align 4
  call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %4, i32 noundef %164, i32 noundef %164) #31
  br label %599

274:                                              ; preds = %256
  store i32 84, ptr %6, align 4
  br label %604

275:                                              ; preds = %162
  br i1 %155, label %276, label %309

276:                                              ; preds = %162, %275
  %277 = tail call i32 @llvm.smax.i32(i32 %126, i32 -1)
  %278 = getelementptr inbounds i8, ptr %128, i32 4
  %279 = load ptr, ptr %128, align 4
  %280 = icmp eq ptr %279, null
  br i1 %280, label %285, label %281

281:                                              ; preds = %276
  %282 = icmp eq i32 %126, 0
  br i1 %282, label %315, label %283

283:                                              ; preds = %281
  %284 = tail call i32 @llvm.umax.i32(i32 %277, i32 1)
  br label %286

285:                                              ; preds = %276
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.64) #33
  unreachable

286:                                              ; preds = %283, %305
  %287 = phi i32 [ %306, %305 ], [ 0, %283 ]
  %288 = load i32, ptr %6, align 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %315

290:                                              ; preds = %286
  %291 = getelementptr inbounds i32, ptr %279, i32 %287
  %292 = load i32, ptr %291, align 4
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %315, label %294

294:                                              ; preds = %290
  %295 = icmp ugt i32 %292, 127
  br i1 %295, label %308, label %296

296:                                              ; preds = %294
  %297 = tail call fastcc i32 @reserve(ptr noundef nonnull %0, i32 noundef 1) #31
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %305, label %299

299:                                              ; preds = %296
  %300 = trunc nuw nsw i32 %292 to i8
  %301 = load ptr, ptr %0, align 4
  %302 = load i32, ptr %9, align 4
  %303 = add i32 %302, 1
  store i32 %303, ptr %9, align 4
  %304 = getelementptr inbounds i8, ptr %301, i32 %302
  store i8 %300, ptr %304, align 1
  br label %305

305:                                              ; preds = %296, %299
  %306 = add nuw i32 %287, 1
  %307 = icmp eq i32 %306, %284
  br i1 %307, label %315, label %286

308:                                              ; preds = %294
  store i32 84, ptr %6, align 4
  br label %604

309:                                              ; preds = %275
  %310 = load ptr, ptr %128, align 4
  %311 = icmp eq ptr %310, null
  br i1 %311, label %312, label %313

312:                                              ; preds = %309
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.65) #33
  unreachable

313:                                              ; preds = %309
  %314 = getelementptr inbounds i8, ptr %128, i32 4
  tail call fastcc void @put_string_up_to(ptr noundef nonnull %0, ptr noundef nonnull %310, i32 noundef %126) #31
  br label %315

315:                                              ; preds = %305, %286, %290, %281, %313
  %316 = phi ptr [ %314, %313 ], [ %278, %281 ], [ %278, %290 ], [ %278, %286 ], [ %278, %305 ]
  %317 = and i32 %163, -17
  store i32 %317, ptr %4, align 4
  call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %4, i32 noundef %164, i32 noundef %164) #31
  br label %599

318:                                              ; preds = %162, %162, %162, %162
  %319 = or i32 %163, 32
  store i32 %319, ptr %4, align 4
  %320 = add nuw nsw i8 %157, 32
  br label %321

321:                                              ; preds = %162, %162, %162, %162, %318
  %322 = phi i32 [ %163, %162 ], [ %163, %162 ], [ %163, %162 ], [ %163, %162 ], [ %319, %318 ]
  %323 = phi i8 [ %157, %162 ], [ %157, %162 ], [ %157, %162 ], [ %157, %162 ], [ %320, %318 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #32
  br i1 %154, label %324, label %345

324:                                              ; preds = %321
  %325 = getelementptr inbounds i8, ptr %128, i32 12
  %326 = load i80, ptr %128, align 4
  %327 = trunc i80 %326 to i64
  %328 = lshr i80 %326, 64
  %329 = trunc nuw nsw i80 %328 to i32
  %330 = and i32 %329, 32767
  store i32 1, ptr %5, align 4
  %331 = lshr i32 %329, 15
  store i32 %331, ptr %11, align 4
  store i64 0, ptr %12, align 4
  store i64 %327, ptr %13, align 4
  store i32 60, ptr %15, align 4
  %332 = icmp eq i32 %330, 32767
  br i1 %332, label %333, label %337

333:                                              ; preds = %324
  %334 = and i64 %327, 9223372036854775807
  %335 = icmp eq i64 %334, 0
  %336 = select i1 %335, i32 2, i32 3
  br label %339

337:                                              ; preds = %324
  %338 = icmp eq i64 %327, 0
  br i1 %338, label %339, label %341

339:                                              ; preds = %337, %333
  %340 = phi i32 [ %336, %333 ], [ 0, %337 ]
  store i32 %340, ptr %5, align 4
  br label %341

341:                                              ; preds = %337, %339
  %342 = phi i32 [ 1, %337 ], [ %340, %339 ]
  %343 = tail call i32 @llvm.umax.i32(i32 %330, i32 1)
  %344 = add nsw i32 %343, -16446
  store i32 %344, ptr %14, align 4
  br label %372

345:                                              ; preds = %321
  %346 = getelementptr inbounds i8, ptr %128, i32 8
  %347 = load i64, ptr %128, align 4
  %348 = lshr i64 %347, 63
  %349 = trunc nuw nsw i64 %348 to i32
  %350 = lshr i64 %347, 52
  %351 = trunc nuw nsw i64 %350 to i32
  %352 = and i32 %351, 2047
  %353 = and i64 %347, 4503599627370495
  store i32 1, ptr %5, align 4
  store i32 %349, ptr %11, align 4
  store i64 0, ptr %12, align 4
  store i64 %353, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 52, ptr %15, align 4
  %354 = icmp eq i32 %352, 2047
  br i1 %354, label %355, label %358

355:                                              ; preds = %345
  %356 = icmp eq i64 %353, 0
  %357 = select i1 %356, i32 2, i32 3
  store i32 %357, ptr %5, align 4
  br label %372

358:                                              ; preds = %345
  %359 = icmp ne i32 %352, 0
  %360 = icmp ne i64 %353, 0
  %361 = or i1 %360, %359
  br i1 %361, label %363, label %362

362:                                              ; preds = %358
  store i32 0, ptr %5, align 4
  br label %368

363:                                              ; preds = %358
  %364 = add nsw i32 %352, -1075
  %365 = select i1 %359, i32 %364, i32 -1074
  store i32 %365, ptr %14, align 4
  br i1 %359, label %366, label %368

366:                                              ; preds = %363
  %367 = or disjoint i64 %353, 4503599627370496
  store i64 %367, ptr %13, align 4
  br label %368

368:                                              ; preds = %362, %366, %363
  %369 = phi i32 [ -1074, %363 ], [ %364, %366 ], [ 0, %362 ]
  %370 = phi i64 [ %353, %363 ], [ %367, %366 ], [ 0, %362 ]
  %371 = phi i32 [ 1, %363 ], [ 1, %366 ], [ 0, %362 ]
  tail call fastcc void @put_sign(ptr noundef nonnull %0, i32 noundef %349, i32 noundef %322) #31
  br label %403

372:                                              ; preds = %341, %355
  %373 = phi i32 [ 0, %355 ], [ %344, %341 ]
  %374 = phi i32 [ 52, %355 ], [ 60, %341 ]
  %375 = phi i64 [ %353, %355 ], [ %327, %341 ]
  %376 = phi i32 [ %349, %355 ], [ %331, %341 ]
  %377 = phi i32 [ %357, %355 ], [ %342, %341 ]
  %378 = phi ptr [ %346, %355 ], [ %325, %341 ]
  tail call fastcc void @put_sign(ptr noundef nonnull %0, i32 noundef %376, i32 noundef %322) #31
  %379 = and i32 %377, -2
  %380 = icmp eq i32 %379, 2
  br i1 %380, label %381, label %403

381:                                              ; preds = %372
  %382 = and i32 %322, -17
  store i32 %382, ptr %4, align 4
  %383 = icmp eq i32 %377, 3
  %384 = select i1 %383, ptr @.str.56, ptr @.str.54
  %385 = and i32 %322, 32
  %386 = icmp eq i32 %385, 0
  br label %387

387:                                              ; preds = %400, %381
  %388 = phi i32 [ 0, %381 ], [ %401, %400 ]
  %389 = getelementptr inbounds i8, ptr %384, i32 %388
  %390 = load i8, ptr %389, align 1
  %391 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %400, label %393

393:                                              ; preds = %387
  %394 = add i8 %390, -32
  %395 = select i1 %386, i8 %390, i8 %394
  %396 = load ptr, ptr %0, align 4
  %397 = load i32, ptr %9, align 4
  %398 = add i32 %397, 1
  store i32 %398, ptr %9, align 4
  %399 = getelementptr inbounds i8, ptr %396, i32 %397
  store i8 %395, ptr %399, align 1
  br label %400

400:                                              ; preds = %393, %387
  %401 = add nuw nsw i32 %388, 1
  %402 = icmp eq i32 %401, 3
  br i1 %402, label %431, label %387

403:                                              ; preds = %368, %372
  %404 = phi ptr [ %346, %368 ], [ %378, %372 ]
  %405 = phi i32 [ %371, %368 ], [ %377, %372 ]
  %406 = phi i64 [ %370, %368 ], [ %375, %372 ]
  %407 = phi i32 [ 52, %368 ], [ %374, %372 ]
  %408 = phi i32 [ %369, %368 ], [ %373, %372 ]
  %409 = icmp eq i8 %323, 97
  br i1 %409, label %410, label %429

410:                                              ; preds = %403
  %411 = tail call fastcc i32 @reserve(ptr noundef nonnull %0, i32 noundef 1) #31
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %418, label %413

413:                                              ; preds = %410
  %414 = load ptr, ptr %0, align 4
  %415 = load i32, ptr %9, align 4
  %416 = add i32 %415, 1
  store i32 %416, ptr %9, align 4
  %417 = getelementptr inbounds i8, ptr %414, i32 %415
  store i8 48, ptr %417, align 1
  br label %418

418:                                              ; preds = %413, %410
  %419 = tail call fastcc i32 @reserve(ptr noundef nonnull %0, i32 noundef 1) #31
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %429, label %421

421:                                              ; preds = %418
  %422 = trunc i32 %322 to i8
  %423 = and i8 %422, 32
  %424 = xor i8 %423, 120
  %425 = load ptr, ptr %0, align 4
  %426 = load i32, ptr %9, align 4
  %427 = add i32 %426, 1
  store i32 %427, ptr %9, align 4
  %428 = getelementptr inbounds i8, ptr %425, i32 %426
  store i8 %424, ptr %428, align 1
  br label %429

429:                                              ; preds = %418, %421, %403
  %430 = load i32, ptr %9, align 4
  br label %434

431:                                              ; preds = %400
  %432 = load i32, ptr %9, align 4
  %433 = icmp ult i32 %377, 2
  br i1 %433, label %434, label %553

434:                                              ; preds = %429, %431
  %435 = phi i32 [ %430, %429 ], [ %432, %431 ]
  %436 = phi i32 [ %322, %429 ], [ %382, %431 ]
  %437 = phi i32 [ %408, %429 ], [ %373, %431 ]
  %438 = phi i32 [ %407, %429 ], [ %374, %431 ]
  %439 = phi i64 [ %406, %429 ], [ %375, %431 ]
  %440 = phi i32 [ %405, %429 ], [ %377, %431 ]
  %441 = phi ptr [ %404, %429 ], [ %378, %431 ]
  %442 = icmp eq i8 %323, 97
  br i1 %442, label %443, label %552

443:                                              ; preds = %434
  %444 = lshr i32 %438, 2
  %445 = icmp eq i32 %440, 0
  %446 = add nsw i32 %437, %438
  %447 = select i1 %445, i32 0, i32 %446
  %448 = icmp ult i32 %126, %444
  br i1 %448, label %449, label %486

449:                                              ; preds = %443
  %450 = sub nsw i32 %444, %126
  %451 = icmp sgt i32 %450, 0
  br i1 %451, label %452, label %474

452:                                              ; preds = %449
  %453 = shl nuw nsw i32 %450, 2
  br label %456

454:                                              ; preds = %456
  %455 = icmp eq i32 %463, 0
  br i1 %455, label %474, label %467

456:                                              ; preds = %456, %452
  %457 = phi i32 [ %465, %456 ], [ %453, %452 ]
  %458 = phi i32 [ %461, %456 ], [ 0, %452 ]
  %459 = phi i32 [ %463, %456 ], [ 0, %452 ]
  %460 = phi i64 [ %464, %456 ], [ %439, %452 ]
  %461 = or i32 %459, %458
  %462 = trunc i64 %460 to i32
  %463 = and i32 %462, 1
  %464 = lshr i64 %460, 1
  %465 = add nsw i32 %457, -1
  %466 = icmp ugt i32 %457, 1
  br i1 %466, label %456, label %454

467:                                              ; preds = %454
  %468 = icmp ne i32 %461, 0
  %469 = and i64 %460, 2
  %470 = icmp ne i64 %469, 0
  %471 = select i1 %468, i1 true, i1 %470
  %472 = zext i1 %471 to i64
  %473 = add nuw i64 %464, %472
  br label %474

474:                                              ; preds = %467, %454, %449
  %475 = phi i64 [ %464, %454 ], [ %439, %449 ], [ %473, %467 ]
  %476 = icmp slt i32 %126, 15
  br i1 %476, label %477, label %507

477:                                              ; preds = %474
  %478 = shl nuw nsw i32 %126, 2
  %479 = add nuw nsw i32 %478, 4
  %480 = zext nneg i32 %479 to i64
  %481 = lshr i64 %475, %480
  %482 = icmp eq i64 %481, 0
  br i1 %482, label %486, label %483

483:                                              ; preds = %477
  %484 = lshr i64 %475, 4
  %485 = add nsw i32 %447, 4
  br label %486

486:                                              ; preds = %483, %477, %443
  %487 = phi i64 [ %439, %443 ], [ %484, %483 ], [ %475, %477 ]
  %488 = phi i32 [ %444, %443 ], [ %126, %483 ], [ %126, %477 ]
  %489 = phi i32 [ %447, %443 ], [ %485, %483 ], [ %447, %477 ]
  %490 = icmp slt i32 %126, 0
  %491 = icmp sgt i32 %488, 0
  %492 = and i1 %490, %491
  br i1 %492, label %493, label %507

493:                                              ; preds = %486, %504
  %494 = phi i32 [ %505, %504 ], [ 0, %486 ]
  %495 = icmp ult i32 %494, 16
  %496 = shl nsw i32 %494, 2
  %497 = add nsw i32 %496, -64
  %498 = select i1 %495, i32 %496, i32 %497
  %499 = select i1 %495, i64 %487, i64 0
  %500 = zext nneg i32 %498 to i64
  %501 = shl i64 15, %500
  %502 = and i64 %501, %499
  %503 = icmp eq i64 %502, 0
  br i1 %503, label %504, label %507

504:                                              ; preds = %493
  %505 = add nuw nsw i32 %494, 1
  %506 = icmp eq i32 %505, %488
  br i1 %506, label %507, label %493

507:                                              ; preds = %504, %493, %486, %474
  %508 = phi i32 [ %489, %486 ], [ %447, %474 ], [ %489, %493 ], [ %489, %504 ]
  %509 = phi i32 [ %488, %486 ], [ %126, %474 ], [ %488, %493 ], [ %488, %504 ]
  %510 = phi i64 [ %487, %486 ], [ %475, %474 ], [ %487, %493 ], [ %487, %504 ]
  %511 = phi i32 [ 0, %486 ], [ 0, %474 ], [ %488, %504 ], [ %494, %493 ]
  %512 = icmp slt i32 %509, 16
  %513 = shl nsw i32 %509, 2
  %514 = add nsw i32 %513, -64
  %515 = select i1 %512, i32 %513, i32 %514
  %516 = select i1 %512, i64 %510, i64 0
  %517 = zext nneg i32 %515 to i64
  %518 = lshr i64 %516, %517
  %519 = and i64 %518, 15
  tail call fastcc void @put_digits(ptr noundef %0, i64 noundef %519, i32 noundef 16, i32 noundef 1, i32 noundef %436) #31
  %520 = icmp sle i32 %509, %511
  %521 = icmp slt i32 %126, 1
  %522 = and i32 %436, 8
  %523 = icmp eq i32 %522, 0
  %524 = and i1 %521, %523
  %525 = and i1 %520, %524
  br i1 %525, label %534, label %526

526:                                              ; preds = %507
  %527 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %528 = icmp eq i32 %527, 0
  br i1 %528, label %534, label %529

529:                                              ; preds = %526
  %530 = load ptr, ptr %0, align 4
  %531 = load i32, ptr %9, align 4
  %532 = add i32 %531, 1
  store i32 %532, ptr %9, align 4
  %533 = getelementptr inbounds i8, ptr %530, i32 %531
  store i8 46, ptr %533, align 1
  br label %534

534:                                              ; preds = %507, %529, %526
  br i1 %520, label %535, label %537

535:                                              ; preds = %537, %534
  %536 = icmp sgt i32 %126, %509
  br i1 %536, label %549, label %551

537:                                              ; preds = %534, %537
  %538 = phi i32 [ %539, %537 ], [ %509, %534 ]
  %539 = add nsw i32 %538, -1
  %540 = icmp slt i32 %538, 17
  %541 = shl nsw i32 %539, 2
  %542 = add nsw i32 %541, -64
  %543 = select i1 %540, i32 %541, i32 %542
  %544 = select i1 %540, i64 %510, i64 0
  %545 = zext nneg i32 %543 to i64
  %546 = lshr i64 %544, %545
  %547 = and i64 %546, 15
  tail call fastcc void @put_digits(ptr noundef %0, i64 noundef %547, i32 noundef 16, i32 noundef 1, i32 noundef %436) #31
  %548 = icmp sgt i32 %539, %511
  br i1 %548, label %537, label %535

549:                                              ; preds = %535
  %550 = sub nsw i32 %126, %509
  tail call fastcc void @put_repeated(ptr noundef %0, i8 noundef signext 48, i32 noundef %550) #31
  br label %551

551:                                              ; preds = %549, %535
  tail call fastcc void @put_exponent(ptr noundef %0, i8 noundef signext 112, i32 noundef %508, i32 noundef 1, i32 noundef %436) #31
  br label %553

552:                                              ; preds = %434
  call fastcc void @put_finite(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef nonnull readonly %5, i8 noundef signext %323) #31
  br label %553

553:                                              ; preds = %431, %551, %552
  %554 = phi i32 [ %432, %431 ], [ %435, %551 ], [ %435, %552 ]
  %555 = phi ptr [ %378, %431 ], [ %441, %551 ], [ %441, %552 ]
  call fastcc void @justify(ptr noundef %0, ptr noundef nonnull %4, i32 noundef %164, i32 noundef %554) #31
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #32
  br label %599

556:                                              ; preds = %162
  %557 = load i32, ptr %10, align 4
  %558 = tail call ptr @strerror(i32 noundef %557) #31
  tail call fastcc void @put_string_up_to(ptr noundef nonnull %0, ptr noundef nonnull %558, i32 noundef %126) #31
  %559 = and i32 %163, -17
  store i32 %559, ptr %4, align 4
  call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %4, i32 noundef %164, i32 noundef %164) #31
  br label %599

560:                                              ; preds = %162
  switch i32 %156, label %586 [
    i32 1, label %561
    i32 2, label %565
    i32 3, label %569
    i32 8, label %572
    i32 4, label %572
    i32 5, label %576
    i32 6, label %580
    i32 7, label %583
  ]

561:                                              ; preds = %560
  %562 = trunc i32 %164 to i8
  %563 = getelementptr inbounds i8, ptr %128, i32 4
  %564 = load ptr, ptr %128, align 4
  store i8 %562, ptr %564, align 1
  br label %599

565:                                              ; preds = %560
  %566 = trunc i32 %164 to i16
  %567 = getelementptr inbounds i8, ptr %128, i32 4
  %568 = load ptr, ptr %128, align 4
  store i16 %566, ptr %568, align 2
  br label %599

569:                                              ; preds = %560
  %570 = getelementptr inbounds i8, ptr %128, i32 4
  %571 = load ptr, ptr %128, align 4
  store i32 %164, ptr %571, align 4
  br label %599

572:                                              ; preds = %560, %560
  %573 = zext i32 %164 to i64
  %574 = getelementptr inbounds i8, ptr %128, i32 4
  %575 = load ptr, ptr %128, align 4
  store i64 %573, ptr %575, align 4
  br label %599

576:                                              ; preds = %560
  %577 = zext i32 %164 to i64
  %578 = getelementptr inbounds i8, ptr %128, i32 4
  %579 = load ptr, ptr %128, align 4
  store i64 %577, ptr %579, align 4
  br label %599

580:                                              ; preds = %560
  %581 = getelementptr inbounds i8, ptr %128, i32 4
  %582 = load ptr, ptr %128, align 4
  store i32 %164, ptr %582, align 4
  br label %599

583:                                              ; preds = %560
  %584 = getelementptr inbounds i8, ptr %128, i32 4
  %585 = load ptr, ptr %128, align 4
  store i32 %164, ptr %585, align 4
  br label %599

586:                                              ; preds = %560
  %587 = getelementptr inbounds i8, ptr %128, i32 4
  %588 = load ptr, ptr %128, align 4
  store i32 %164, ptr %588, align 4
  br label %599

589:                                              ; preds = %162
  %590 = tail call fastcc i32 @reserve(ptr noundef nonnull %0, i32 noundef 1) #31
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %599, label %592

592:                                              ; preds = %589
  %593 = load ptr, ptr %0, align 4
  %594 = load i32, ptr %9, align 4
  %595 = add i32 %594, 1
  store i32 %595, ptr %9, align 4
  %596 = getelementptr inbounds i8, ptr %593, i32 %594
  store i8 37, ptr %596, align 1
  br label %599

597:                                              ; preds = %162
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.66) #33
  unreachable

598:                                              ; preds = %162
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.67) #33
  unreachable

599:                                              ; preds = %592, %589, %272, %249, %253, %561, %565, %569, %572, %576, %580, %583, %586, %556, %553, %315, %241, %198
  %600 = phi ptr [ %587, %586 ], [ %584, %583 ], [ %581, %580 ], [ %578, %576 ], [ %574, %572 ], [ %570, %569 ], [ %567, %565 ], [ %563, %561 ], [ %128, %556 ], [ %555, %553 ], [ %316, %315 ], [ %243, %241 ], [ %200, %198 ], [ %246, %253 ], [ %246, %249 ], [ %258, %272 ], [ %128, %589 ], [ %128, %592 ]
  %601 = load i32, ptr %6, align 4
  %602 = icmp ne i32 %601, 0
  %603 = zext i1 %602 to i32
  br label %604

604:                                              ; preds = %308, %274, %599, %125
  %605 = phi ptr [ %153, %599 ], [ %153, %308 ], [ %153, %274 ], [ %127, %125 ]
  %606 = phi i32 [ %603, %599 ], [ 1, %308 ], [ 1, %274 ], [ 1, %125 ]
  %607 = phi ptr [ %600, %599 ], [ %278, %308 ], [ %258, %274 ], [ %128, %125 ]
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %4) #32
  br label %608

608:                                              ; preds = %24, %21, %604
  %609 = phi ptr [ %605, %604 ], [ %19, %21 ], [ %19, %24 ]
  %610 = phi i32 [ %606, %604 ], [ 3, %21 ], [ 3, %24 ]
  %611 = phi ptr [ %607, %604 ], [ %18, %21 ], [ %18, %24 ]
  %612 = icmp eq i32 %610, 1
  br i1 %612, label %613, label %16

613:                                              ; preds = %16, %608
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @emit(i32 noundef %0, ptr noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = add i32 %0, -3
  %5 = icmp ult i32 %4, -2
  %6 = icmp eq i32 %2, 0
  br i1 %5, label %7, label %14

7:                                                ; preds = %3
  br i1 %6, label %16, label %8

8:                                                ; preds = %7
  %9 = tail call i32 @write(i32 noundef %0, ptr noundef %1, i32 noundef %2) #31
  %10 = icmp slt i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %8
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  %13 = load i32, ptr %12, align 4
  br label %16

14:                                               ; preds = %3
  br i1 %6, label %16, label %15

15:                                               ; preds = %14
  tail call void @__tresse_write(i32 noundef %0, ptr noundef %1, i32 noundef %2) #30
  br label %16

16:                                               ; preds = %14, %15, %11, %8, %7
  %17 = phi i32 [ %13, %11 ], [ 0, %8 ], [ 0, %7 ], [ 0, %15 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local i32 @vsnprintf(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = alloca %struct.text, align 4
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %5) #32
  %6 = getelementptr inbounds i8, ptr %5, i32 16
  store ptr %6, ptr %5, align 4
  %7 = getelementptr inbounds i8, ptr %5, i32 4
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds i8, ptr %5, i32 8
  store i32 256, ptr %8, align 4
  %9 = getelementptr inbounds i8, ptr %5, i32 12
  store i32 0, ptr %9, align 4
  call fastcc void @put_formatted(ptr noundef nonnull %5, ptr noundef %2, ptr noundef %3) #31
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  %12 = icmp ne i32 %1, 0
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %29

14:                                               ; preds = %4
  %15 = load i32, ptr %7, align 4
  %16 = icmp ult i32 %15, %1
  %17 = add i32 %1, -1
  %18 = select i1 %16, i32 %15, i32 %17
  %19 = icmp ult i32 %18, %15
  br i1 %19, label %23, label %20

20:                                               ; preds = %14
  %21 = call fastcc i32 @reserve(ptr noundef nonnull %5, i32 noundef 1) #31
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %20, %14
  %24 = load ptr, ptr %5, align 4
  %25 = getelementptr inbounds i8, ptr %24, i32 %18
  store i8 0, ptr %25, align 1
  %26 = load ptr, ptr %5, align 4
  %27 = add i32 %18, 1
  %28 = call ptr @memcpy(ptr noundef %0, ptr noundef %26, i32 noundef %27) #30
  br label %29

29:                                               ; preds = %20, %23, %4
  %30 = load ptr, ptr %5, align 4
  %31 = icmp eq ptr %30, %6
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  call void @free(ptr noundef %30) #30
  br label %33

33:                                               ; preds = %29, %32
  %34 = load i32, ptr %9, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %33
  %37 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %34, ptr %37, align 4
  br label %40

38:                                               ; preds = %33
  %39 = load i32, ptr %7, align 4
  br label %40

40:                                               ; preds = %36, %38
  %41 = phi i32 [ %39, %38 ], [ -1, %36 ]
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %5) #32
  ret i32 %41
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @reserve(ptr noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i32 8
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds i8, ptr %0, i32 4
  %6 = load i32, ptr %5, align 4
  %7 = sub i32 %4, %6
  %8 = icmp ult i32 %7, %1
  br i1 %8, label %9, label %33

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %0, i32 12
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %33

13:                                               ; preds = %9
  %14 = sub i32 2147483647, %6
  %15 = icmp ult i32 %14, %1
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  store i32 75, ptr %10, align 4
  br label %33

17:                                               ; preds = %13
  %18 = add i32 %6, %1
  %19 = shl i32 %4, 1
  %20 = tail call i32 @llvm.umax.i32(i32 %18, i32 %19)
  %21 = tail call ptr @__tresse_scratch(i32 noundef %20) #30
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %24

23:                                               ; preds = %17
  store i32 12, ptr %10, align 4
  br label %33

24:                                               ; preds = %17
  %25 = load ptr, ptr %0, align 4
  %26 = load i32, ptr %5, align 4
  %27 = tail call ptr @memcpy(ptr noundef nonnull %21, ptr noundef %25, i32 noundef %26) #30
  %28 = load ptr, ptr %0, align 4
  %29 = getelementptr inbounds i8, ptr %0, i32 16
  %30 = icmp eq ptr %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %24
  tail call void @free(ptr noundef %28) #30
  br label %32

32:                                               ; preds = %24, %31
  store ptr %21, ptr %0, align 4
  store i32 %20, ptr %3, align 4
  br label %33

33:                                               ; preds = %23, %32, %9, %2, %16
  %34 = phi i32 [ 0, %16 ], [ 1, %2 ], [ 0, %9 ], [ 0, %23 ], [ 1, %32 ]
  ret i32 %34
}

; Function Attrs: nounwind optsize
define dso_local i32 @vasprintf(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = alloca %struct.text, align 4
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %4) #32
  %5 = getelementptr inbounds i8, ptr %4, i32 16
  store ptr %5, ptr %4, align 4
  %6 = getelementptr inbounds i8, ptr %4, i32 4
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %4, i32 8
  store i32 256, ptr %7, align 4
  %8 = getelementptr inbounds i8, ptr %4, i32 12
  store i32 0, ptr %8, align 4
  call fastcc void @put_formatted(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2) #31
  %9 = call fastcc i32 @reserve(ptr noundef nonnull %4, i32 noundef 1) #31
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 4
  %13 = load i32, ptr %6, align 4
  %14 = add i32 %13, 1
  store i32 %14, ptr %6, align 4
  %15 = getelementptr inbounds i8, ptr %12, i32 %13
  store i8 0, ptr %15, align 1
  br label %16

16:                                               ; preds = %3, %11
  %17 = load i32, ptr %8, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i32, ptr %6, align 4
  %21 = call ptr @__tresse_malloc(i32 noundef %20) #30
  %22 = icmp eq ptr %21, null
  br i1 %22, label %27, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %4, align 4
  %25 = load i32, ptr %6, align 4
  %26 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef %24, i32 noundef %25) #30
  store ptr %21, ptr %0, align 4
  br label %32

27:                                               ; preds = %19
  %28 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %28, align 4
  %29 = load i32, ptr %8, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  store i32 12, ptr %8, align 4
  br label %32

32:                                               ; preds = %16, %27, %31, %23
  %33 = load ptr, ptr %4, align 4
  %34 = icmp eq ptr %33, %5
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call void @free(ptr noundef %33) #30
  br label %36

36:                                               ; preds = %32, %35
  %37 = load i32, ptr %8, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %36
  %40 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %37, ptr %40, align 4
  br label %43

41:                                               ; preds = %36
  %42 = load i32, ptr %6, align 4
  br label %43

43:                                               ; preds = %39, %41
  %44 = phi i32 [ %42, %41 ], [ -1, %39 ]
  %45 = sext i1 %38 to i32
  %46 = add i32 %44, %45
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %4) #32
  ret i32 %46
}

; Function Attrs: nounwind optsize
define dso_local i32 @vfprintf(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %0, i32 56
  %5 = load i32, ptr %4, align 4
  %6 = tail call i32 @vdprintf(i32 noundef %5, ptr noundef %1, ptr noundef %2) #31
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  tail call fastcc void @note_failure(ptr noundef nonnull %0) #31
  br label %9

9:                                                ; preds = %8, %3
  ret i32 %6
}

; Function Attrs: nounwind optsize
define internal fastcc void @note_failure(ptr noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %13, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i32 108
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #30
  %11 = getelementptr inbounds i8, ptr %0, i32 136
  store i32 1, ptr %11, align 4
  %12 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #30
  br label %13

13:                                               ; preds = %8, %1
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @vprintf(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @vdprintf(i32 noundef 1, ptr noundef %0, ptr noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @vsprintf(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @vsnprintf(ptr noundef %0, i32 noundef -2147483648, ptr noundef %1, ptr noundef %2) #31
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @printf(ptr nocapture noundef readonly %0, ...) local_unnamed_addr #5 {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #32
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 4
  %4 = call i32 @vdprintf(i32 noundef 1, ptr noundef %0, ptr noundef %3) #31
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #32
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #16

; Function Attrs: nounwind optsize
define dso_local i32 @fprintf(ptr noundef %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vfprintf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #31
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @dprintf(i32 noundef %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vdprintf(i32 noundef %0, ptr noundef %1, ptr noundef %4) #31
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @snprintf(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, ...) local_unnamed_addr #5 {
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 4
  %6 = call i32 @vsnprintf(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %5) #31
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @sprintf(ptr noundef %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vsnprintf(ptr noundef %0, i32 noundef -2147483648, ptr noundef readonly %1, ptr noundef %4) #31
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @asprintf(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vasprintf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #31
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vsnprintf_chk(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5) local_unnamed_addr #5 {
  %7 = icmp ugt i32 %1, %3
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.12) #33
  unreachable

9:                                                ; preds = %6
  %10 = tail call i32 @vsnprintf(ptr noundef %0, i32 noundef %1, ptr noundef %4, ptr noundef %5) #31
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vsprintf_chk(ptr noundef %0, i32 %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4) local_unnamed_addr #5 {
  %6 = tail call i32 @llvm.umin.i32(i32 %2, i32 -2147483648)
  %7 = tail call i32 @vsnprintf(ptr noundef %0, i32 noundef %6, ptr noundef %3, ptr noundef %4) #31
  %8 = icmp sgt i32 %7, -1
  %9 = icmp uge i32 %7, %2
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.13) #33
  unreachable

12:                                               ; preds = %5
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vfprintf_chk(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call i32 @vfprintf(ptr noundef %0, ptr noundef %2, ptr noundef %3) #31
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__vprintf_chk(i32 noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @vdprintf(i32 noundef 1, ptr noundef %1, ptr noundef %2) #31
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__printf_chk(i32 noundef %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vdprintf(i32 noundef 1, ptr noundef %1, ptr noundef %4) #31
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fprintf_chk(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, ...) local_unnamed_addr #5 {
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 4
  %6 = call i32 @vfprintf(ptr noundef %0, ptr noundef %2, ptr noundef %5) #31
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__dprintf_chk(i32 noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, ...) local_unnamed_addr #5 {
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 4
  %6 = call i32 @vdprintf(i32 noundef %0, ptr noundef %2, ptr noundef %5) #31
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @__snprintf_chk(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4, ...) local_unnamed_addr #5 {
  %6 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #32
  call void @llvm.va_start.p0(ptr nonnull %6)
  %7 = icmp ugt i32 %1, %3
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void @__tresse_misuse(ptr noundef nonnull @.str.12) #33
  unreachable

9:                                                ; preds = %5
  %10 = load ptr, ptr %6, align 4
  %11 = call i32 @vsnprintf(ptr noundef %0, i32 noundef %1, ptr noundef readonly %4, ptr noundef %10) #31
  call void @llvm.va_end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #32
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local i32 @__sprintf_chk(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ...) local_unnamed_addr #5 {
  %5 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #32
  call void @llvm.va_start.p0(ptr nonnull %5)
  %6 = load ptr, ptr %5, align 4
  %7 = call i32 @__vsprintf_chk(ptr noundef %0, i32 poison, i32 noundef %2, ptr noundef %3, ptr noundef %6) #31
  call void @llvm.va_end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #32
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @__asprintf_chk(ptr nocapture noundef writeonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ...) local_unnamed_addr #5 {
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 4
  %6 = call i32 @vasprintf(ptr noundef %0, ptr noundef %2, ptr noundef %5) #31
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local i32 @puts(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = tail call fastcc i32 @write_line(i32 noundef 1, ptr noundef %0, ptr noundef nonnull @.str.14) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @write_line(i32 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #5 {
  %4 = alloca %struct.text, align 4
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %4) #32
  %5 = getelementptr inbounds i8, ptr %4, i32 16
  store ptr %5, ptr %4, align 4
  %6 = getelementptr inbounds i8, ptr %4, i32 4
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %4, i32 8
  store i32 256, ptr %7, align 4
  %8 = getelementptr inbounds i8, ptr %4, i32 12
  store i32 0, ptr %8, align 4
  call fastcc void @put_string_up_to(ptr noundef nonnull %4, ptr noundef readonly %1, i32 noundef -1) #31
  call fastcc void @put_string_up_to(ptr noundef nonnull %4, ptr noundef readonly %2, i32 noundef -1) #31
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 4
  %13 = load i32, ptr %6, align 4
  %14 = call fastcc i32 @emit(i32 noundef %0, ptr noundef %12, i32 noundef %13) #31
  store i32 %14, ptr %8, align 4
  br label %15

15:                                               ; preds = %11, %3
  %16 = phi i32 [ %14, %11 ], [ %9, %3 ]
  %17 = load ptr, ptr %4, align 4
  %18 = icmp eq ptr %17, %5
  br i1 %18, label %21, label %19

19:                                               ; preds = %15
  call void @free(ptr noundef %17) #30
  %20 = load i32, ptr %8, align 4
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi i32 [ %16, %15 ], [ %20, %19 ]
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %21
  %25 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %22, ptr %25, align 4
  br label %28

26:                                               ; preds = %21
  %27 = load i32, ptr %6, align 4
  br label %28

28:                                               ; preds = %24, %26
  %29 = phi i32 [ %27, %26 ], [ -1, %24 ]
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %4) #32
  ret i32 %29
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputs(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i32 56
  %4 = load i32, ptr %3, align 4
  %5 = tail call fastcc i32 @write_line(i32 noundef %4, ptr noundef %0, ptr noundef nonnull @.str.15) #31
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  tail call fastcc void @note_failure(ptr noundef nonnull %1) #31
  br label %8

8:                                                ; preds = %7, %2
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @fputs_unlocked(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @fputs(ptr noundef %0, ptr noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @fputc(i32 noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #32
  %4 = trunc i32 %0 to i8
  store i8 %4, ptr %3, align 1
  %5 = getelementptr inbounds i8, ptr %1, i32 56
  %6 = load i32, ptr %5, align 4
  %7 = call fastcc i32 @emit(i32 noundef %6, ptr noundef nonnull %3, i32 noundef 1) #31
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %2
  call fastcc void @note_failure(ptr noundef nonnull %1) #31
  br label %13

10:                                               ; preds = %2
  %11 = load i8, ptr %3, align 1
  %12 = zext i8 %11 to i32
  br label %13

13:                                               ; preds = %10, %9
  %14 = phi i32 [ -1, %9 ], [ %12, %10 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #32
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @putc(i32 noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @fputc(i32 noundef %0, ptr noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @putc_unlocked(i32 noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @fputc(i32 noundef %0, ptr noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @fputc_unlocked(i32 noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @fputc(i32 noundef %0, ptr noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @_IO_putc(i32 noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @fputc(i32 noundef %0, ptr noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @__overflow(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @fputc(i32 noundef %1, ptr noundef %0) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 256) i32 @putchar(i32 noundef %0) local_unnamed_addr #5 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #32
  %3 = trunc i32 %0 to i8
  store i8 %3, ptr %2, align 1
  call void @__tresse_write(i32 noundef 1, ptr noundef nonnull %2, i32 noundef 1) #30
  %4 = load i8, ptr %2, align 1
  %5 = zext i8 %4 to i32
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 256) i32 @putchar_unlocked(i32 noundef %0) local_unnamed_addr #5 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #32
  %3 = trunc i32 %0 to i8
  store i8 %3, ptr %2, align 1
  call void @__tresse_write(i32 noundef 1, ptr noundef nonnull %2, i32 noundef 1) #30
  %4 = load i8, ptr %2, align 1
  %5 = zext i8 %4 to i32
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @fwrite(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %1, i32 %2)
  %6 = extractvalue { i32, i1 } %5, 1
  %7 = extractvalue { i32, i1 } %5, 0
  br i1 %6, label %8, label %9

8:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.16) #33
  unreachable

9:                                                ; preds = %4
  %10 = icmp eq i32 %7, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %3, i32 56
  %13 = load i32, ptr %12, align 4
  %14 = tail call fastcc i32 @emit(i32 noundef %13, ptr noundef %0, i32 noundef %7) #31
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %11
  tail call fastcc void @note_failure(ptr noundef nonnull %3) #31
  br label %17

17:                                               ; preds = %11, %9, %16
  %18 = phi i32 [ 0, %16 ], [ 0, %9 ], [ %2, %11 ]
  ret i32 %18
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @fwrite_unlocked(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call i32 @fwrite(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #31
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local void @perror(ptr noundef readonly %0) local_unnamed_addr #5 {
  %2 = alloca %struct.text, align 4
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %2) #32
  %3 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds i8, ptr %2, i32 16
  store ptr %5, ptr %2, align 4
  %6 = getelementptr inbounds i8, ptr %2, i32 4
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %2, i32 8
  store i32 256, ptr %7, align 4
  %8 = getelementptr inbounds i8, ptr %2, i32 12
  store i32 0, ptr %8, align 4
  %9 = icmp eq ptr %0, null
  br i1 %9, label %23, label %10

10:                                               ; preds = %1
  %11 = load i8, ptr %0, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %10
  %14 = call fastcc i32 @reserve(ptr noundef nonnull %2, i32 noundef 1) #31
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %13
  %17 = load ptr, ptr %2, align 4
  %18 = load i32, ptr %6, align 4
  %19 = add i32 %18, 1
  store i32 %19, ptr %6, align 4
  %20 = getelementptr inbounds i8, ptr %17, i32 %18
  store i8 %11, ptr %20, align 1
  br label %21

21:                                               ; preds = %13, %16
  %22 = getelementptr inbounds i8, ptr %0, i32 1
  call fastcc void @put_string_up_to(ptr noundef nonnull %2, ptr noundef nonnull readonly %22, i32 noundef -1) #31
  call fastcc void @put_string_up_to(ptr noundef nonnull %2, ptr noundef nonnull readonly @.str.17, i32 noundef -1) #31
  br label %23

23:                                               ; preds = %1, %21, %10
  %24 = call ptr @strerror(i32 noundef %4) #31
  call fastcc void @put_string_up_to(ptr noundef nonnull %2, ptr noundef nonnull readonly %24, i32 noundef -1) #31
  %25 = call fastcc i32 @reserve(ptr noundef nonnull %2, i32 noundef 1) #31
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %2, align 4
  %29 = load i32, ptr %6, align 4
  %30 = add i32 %29, 1
  store i32 %30, ptr %6, align 4
  %31 = getelementptr inbounds i8, ptr %28, i32 %29
  store i8 10, ptr %31, align 1
  br label %32

32:                                               ; preds = %23, %27
  %33 = load i32, ptr %8, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %32
  %36 = load ptr, ptr %2, align 4
  %37 = load i32, ptr %6, align 4
  call void @__tresse_write(i32 noundef 2, ptr noundef %36, i32 noundef %37) #30
  br label %38

38:                                               ; preds = %35, %32
  %39 = load ptr, ptr %2, align 4
  %40 = icmp eq ptr %39, %5
  br i1 %40, label %42, label %41

41:                                               ; preds = %38
  call void @free(ptr noundef %39) #30
  br label %42

42:                                               ; preds = %38, %41
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %2) #32
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @fflush(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @fflush_unlocked(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define dso_local i32 @fileno(ptr nocapture noundef readonly %0) local_unnamed_addr #17 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 -1, 1) i32 @setvbuf(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp ugt i32 %2, 2
  %6 = sext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local void @setbuf(ptr nocapture noundef %0, ptr nocapture noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i32 @ferror(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %14, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i32 108
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #30
  %11 = getelementptr inbounds i8, ptr %0, i32 136
  %12 = load i32, ptr %11, align 4
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #30
  br label %14

14:                                               ; preds = %1, %8
  %15 = phi i32 [ %12, %8 ], [ 0, %1 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local i32 @feof(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %14, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i32 108
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #30
  %11 = getelementptr inbounds i8, ptr %0, i32 132
  %12 = load i32, ptr %11, align 4
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #30
  br label %14

14:                                               ; preds = %1, %8
  %15 = phi i32 [ %12, %8 ], [ 0, %1 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local void @clearerr(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %14, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i32 108
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #30
  %11 = getelementptr inbounds i8, ptr %0, i32 136
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds i8, ptr %0, i32 132
  store i32 0, ptr %12, align 4
  %13 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #30
  br label %14

14:                                               ; preds = %1, %8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @flockfile(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %11, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i32 108
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %9) #30
  br label %11

11:                                               ; preds = %1, %8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @funlockfile(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %11, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i32 108
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #30
  br label %11

11:                                               ; preds = %1, %8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @fgetc(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %10

8:                                                ; preds = %1
  %9 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %9, align 4
  br label %15

10:                                               ; preds = %1
  %11 = getelementptr inbounds i8, ptr %0, i32 108
  %12 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %11) #30
  %13 = tail call fastcc i32 @get(ptr noundef nonnull %0) #31
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #30
  br label %15

15:                                               ; preds = %8, %10
  %16 = phi i32 [ -1, %8 ], [ %13, %10 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 -1, 256) i32 @get(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #32
  %3 = getelementptr inbounds i8, ptr %0, i32 140
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %12, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds i8, ptr %0, i32 144
  %8 = add nsw i32 %4, -1
  store i32 %8, ptr %3, align 4
  %9 = getelementptr inbounds [8 x i8], ptr %7, i32 0, i32 %8
  %10 = load i8, ptr %9, align 1
  %11 = zext i8 %10 to i32
  br label %26

12:                                               ; preds = %1
  %13 = getelementptr inbounds i8, ptr %0, i32 132
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %0, i32 56
  %18 = load i32, ptr %17, align 4
  %19 = call i32 @read(i32 noundef %18, ptr noundef nonnull %2, i32 noundef 1) #31
  switch i32 %19, label %24 [
    i32 1, label %20
    i32 0, label %23
  ]

20:                                               ; preds = %16
  %21 = load i8, ptr %2, align 1
  %22 = zext i8 %21 to i32
  br label %26

23:                                               ; preds = %16
  store i32 1, ptr %13, align 4
  br label %26

24:                                               ; preds = %16
  %25 = getelementptr inbounds i8, ptr %0, i32 136
  store i32 1, ptr %25, align 4
  br label %26

26:                                               ; preds = %20, %24, %23, %12, %6
  %27 = phi i32 [ %11, %6 ], [ -1, %12 ], [ %22, %20 ], [ -1, %24 ], [ -1, %23 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #32
  ret i32 %27
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @getc(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @fgetc(ptr noundef %0) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @_IO_getc(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @fgetc(ptr noundef %0) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @getc_unlocked(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @fgetc(ptr noundef %0) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @fgetc_unlocked(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @fgetc(ptr noundef %0) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @__uflow(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @fgetc(ptr noundef %0) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @getchar() local_unnamed_addr #5 {
  %1 = tail call i32 @fgetc(ptr noundef nonnull @stream_in) #31
  ret i32 %1
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @getchar_unlocked() local_unnamed_addr #5 {
  %1 = tail call range(i32 -1, 256) i32 @fgetc(ptr noundef nonnull @stream_in) #31
  ret i32 %1
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 256) i32 @ungetc(i32 noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %0, -1
  br i1 %3, label %29, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i32 56
  %6 = load i32, ptr %5, align 4
  %7 = add i32 %6, -1
  %8 = icmp ult i32 %7, 2
  %9 = icmp eq ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %13

11:                                               ; preds = %4
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %12, align 4
  br label %29

13:                                               ; preds = %4
  %14 = getelementptr inbounds i8, ptr %1, i32 108
  %15 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %14) #30
  %16 = getelementptr inbounds i8, ptr %1, i32 140
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 8
  br i1 %18, label %26, label %19

19:                                               ; preds = %13
  %20 = trunc i32 %0 to i8
  %21 = getelementptr inbounds i8, ptr %1, i32 144
  %22 = add nsw i32 %17, 1
  store i32 %22, ptr %16, align 4
  %23 = getelementptr inbounds [8 x i8], ptr %21, i32 0, i32 %17
  store i8 %20, ptr %23, align 1
  %24 = getelementptr inbounds i8, ptr %1, i32 132
  store i32 0, ptr %24, align 4
  %25 = and i32 %0, 255
  br label %26

26:                                               ; preds = %13, %19
  %27 = phi i32 [ -1, %13 ], [ %25, %19 ]
  %28 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %14) #30
  br label %29

29:                                               ; preds = %11, %2, %26
  %30 = phi i32 [ %27, %26 ], [ -1, %2 ], [ -1, %11 ]
  ret i32 %30
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @fgets(ptr noundef writeonly %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = icmp slt i32 %1, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.18) #33
  unreachable

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %2, i32 56
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %8, -1
  %10 = icmp ult i32 %9, 2
  %11 = icmp eq ptr %2, null
  %12 = or i1 %10, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %6
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %14, align 4
  br label %49

15:                                               ; preds = %6
  %16 = getelementptr inbounds i8, ptr %2, i32 108
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #30
  %18 = add nsw i32 %1, -1
  %19 = icmp eq i32 %1, 1
  br i1 %19, label %20, label %24

20:                                               ; preds = %28, %15
  %21 = phi i32 [ 0, %15 ], [ %30, %28 ]
  %22 = getelementptr inbounds i8, ptr %2, i32 108
  %23 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #30
  br label %46

24:                                               ; preds = %15, %28
  %25 = phi i32 [ %30, %28 ], [ 0, %15 ]
  %26 = tail call fastcc i32 @get(ptr noundef nonnull %2) #31
  %27 = icmp eq i32 %26, -1
  br i1 %27, label %35, label %28

28:                                               ; preds = %24
  %29 = trunc nuw i32 %26 to i8
  %30 = add nuw nsw i32 %25, 1
  %31 = getelementptr inbounds i8, ptr %0, i32 %25
  store i8 %29, ptr %31, align 1
  %32 = icmp slt i32 %30, %18
  %33 = icmp ne i32 %26, 10
  %34 = and i1 %33, %32
  br i1 %34, label %24, label %20

35:                                               ; preds = %24
  %36 = icmp eq i32 %25, 0
  br i1 %36, label %43, label %37

37:                                               ; preds = %35
  %38 = getelementptr inbounds i8, ptr %2, i32 136
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  %41 = getelementptr inbounds i8, ptr %2, i32 108
  %42 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %41) #30
  br i1 %40, label %46, label %49

43:                                               ; preds = %35
  %44 = getelementptr inbounds i8, ptr %2, i32 108
  %45 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %44) #30
  br label %49

46:                                               ; preds = %20, %37
  %47 = phi i32 [ %21, %20 ], [ %25, %37 ]
  %48 = getelementptr inbounds i8, ptr %0, i32 %47
  store i8 0, ptr %48, align 1
  br label %49

49:                                               ; preds = %13, %37, %43, %46
  %50 = phi ptr [ %0, %46 ], [ null, %43 ], [ null, %37 ], [ null, %13 ]
  ret ptr %50
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @fgets_unlocked(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @fgets(ptr noundef %0, i32 noundef %1, ptr noundef %2) #31
  ret ptr %4
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__fgets_chk(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = icmp sgt i32 %2, 0
  %6 = icmp ugt i32 %2, %1
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.19) #33
  unreachable

9:                                                ; preds = %4
  %10 = tail call ptr @fgets(ptr noundef %0, i32 noundef %2, ptr noundef %3) #31
  ret ptr %10
}

; Function Attrs: nounwind optsize
define dso_local i32 @fread(ptr nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %1, i32 %2)
  %6 = extractvalue { i32, i1 } %5, 1
  %7 = extractvalue { i32, i1 } %5, 0
  br i1 %6, label %8, label %9

8:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.20) #33
  unreachable

9:                                                ; preds = %4
  %10 = icmp eq i32 %7, 0
  br i1 %10, label %65, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %3, i32 56
  %13 = load i32, ptr %12, align 4
  %14 = add i32 %13, -1
  %15 = icmp ult i32 %14, 2
  %16 = icmp eq ptr %3, null
  %17 = or i1 %15, %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %11
  %19 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %19, align 4
  br label %62

20:                                               ; preds = %11
  %21 = getelementptr inbounds i8, ptr %3, i32 108
  %22 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %21) #30
  %23 = getelementptr inbounds i8, ptr %3, i32 140
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %36, label %26

26:                                               ; preds = %20, %26
  %27 = phi i32 [ %30, %26 ], [ 0, %20 ]
  %28 = tail call fastcc i32 @get(ptr noundef nonnull %3) #31
  %29 = trunc i32 %28 to i8
  %30 = add nuw i32 %27, 1
  %31 = getelementptr inbounds i8, ptr %0, i32 %27
  store i8 %29, ptr %31, align 1
  %32 = load i32, ptr %23, align 4
  %33 = icmp ne i32 %32, 0
  %34 = icmp ult i32 %30, %7
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %26, label %36

36:                                               ; preds = %26, %20
  %37 = phi i32 [ 0, %20 ], [ %30, %26 ]
  %38 = phi i1 [ true, %20 ], [ %34, %26 ]
  br i1 %38, label %39, label %58

39:                                               ; preds = %36
  %40 = getelementptr inbounds i8, ptr %3, i32 132
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %58

43:                                               ; preds = %39
  %44 = getelementptr inbounds i8, ptr %3, i32 56
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds i8, ptr %0, i32 %37
  %47 = sub i32 %7, %37
  %48 = tail call i32 @read(i32 noundef %45, ptr noundef %46, i32 noundef %47) #31
  %49 = tail call i32 @llvm.smax.i32(i32 %48, i32 0)
  %50 = add i32 %49, %37
  %51 = icmp slt i32 %48, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %43
  %53 = getelementptr inbounds i8, ptr %3, i32 136
  br label %56

54:                                               ; preds = %43
  %55 = icmp ult i32 %50, %7
  br i1 %55, label %56, label %58

56:                                               ; preds = %54, %52
  %57 = phi ptr [ %53, %52 ], [ %40, %54 ]
  store i32 1, ptr %57, align 4
  br label %58

58:                                               ; preds = %56, %54, %39, %36
  %59 = phi i32 [ %50, %54 ], [ %37, %36 ], [ %37, %39 ], [ %50, %56 ]
  %60 = getelementptr inbounds i8, ptr %3, i32 108
  %61 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %60) #30
  br label %62

62:                                               ; preds = %18, %58
  %63 = phi i32 [ %59, %58 ], [ 0, %18 ]
  %64 = udiv i32 %63, %1
  br label %65

65:                                               ; preds = %9, %62
  %66 = phi i32 [ %64, %62 ], [ 0, %9 ]
  ret i32 %66
}

; Function Attrs: nounwind optsize
define dso_local i32 @fread_unlocked(ptr nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call i32 @fread(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #31
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__fread_chk(ptr nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4) local_unnamed_addr #5 {
  %6 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %2, i32 %3)
  %7 = extractvalue { i32, i1 } %6, 1
  %8 = extractvalue { i32, i1 } %6, 0
  %9 = icmp ugt i32 %8, %1
  %10 = or i1 %7, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.21) #33
  unreachable

12:                                               ; preds = %5
  %13 = tail call i32 @fread(ptr noundef %0, i32 noundef %2, i32 noundef %3, ptr noundef %4) #31
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @getdelim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = icmp eq ptr %0, null
  %6 = icmp eq ptr %1, null
  %7 = or i1 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %9, align 4
  br label %76

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %3, i32 56
  %12 = load i32, ptr %11, align 4
  %13 = add i32 %12, -1
  %14 = icmp ult i32 %13, 2
  %15 = icmp eq ptr %3, null
  %16 = or i1 %14, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %10
  %18 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %18, align 4
  br label %76

19:                                               ; preds = %10
  %20 = getelementptr inbounds i8, ptr %3, i32 108
  %21 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %20) #30
  br label %25

22:                                               ; preds = %56
  %23 = getelementptr inbounds i8, ptr %3, i32 108
  %24 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %23) #30
  br label %72

25:                                               ; preds = %19, %56
  %26 = phi i32 [ 0, %19 ], [ %59, %56 ]
  %27 = tail call fastcc i32 @get(ptr noundef nonnull %3) #31
  %28 = icmp eq i32 %27, -1
  br i1 %28, label %64, label %29

29:                                               ; preds = %25
  %30 = load ptr, ptr %0, align 4
  %31 = icmp eq ptr %30, null
  br i1 %31, label %40, label %32

32:                                               ; preds = %29
  %33 = add i32 %26, 2
  %34 = load i32, ptr %1, align 4
  %35 = icmp ugt i32 %33, %34
  br i1 %35, label %36, label %56

36:                                               ; preds = %32
  %37 = icmp ugt i32 %34, 60
  %38 = shl i32 %34, 1
  %39 = select i1 %37, i32 %38, i32 120
  br label %40

40:                                               ; preds = %29, %36
  %41 = phi i32 [ %39, %36 ], [ 120, %29 ]
  %42 = tail call ptr @realloc(ptr noundef %30, i32 noundef %41) #31
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %54

44:                                               ; preds = %40
  %45 = getelementptr inbounds i8, ptr %3, i32 140
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 8
  br i1 %47, label %68, label %48

48:                                               ; preds = %44
  %49 = trunc i32 %27 to i8
  %50 = getelementptr inbounds i8, ptr %3, i32 144
  %51 = add nsw i32 %46, 1
  store i32 %51, ptr %45, align 4
  %52 = getelementptr inbounds [8 x i8], ptr %50, i32 0, i32 %46
  store i8 %49, ptr %52, align 1
  %53 = getelementptr inbounds i8, ptr %3, i32 132
  store i32 0, ptr %53, align 4
  br label %68

54:                                               ; preds = %40
  store ptr %42, ptr %0, align 4
  store i32 %41, ptr %1, align 4
  %55 = load ptr, ptr %0, align 4
  br label %56

56:                                               ; preds = %54, %32
  %57 = phi ptr [ %55, %54 ], [ %30, %32 ]
  %58 = trunc nuw i32 %27 to i8
  %59 = add i32 %26, 1
  %60 = getelementptr inbounds i8, ptr %57, i32 %26
  store i8 %58, ptr %60, align 1
  %61 = icmp ne i32 %59, 0
  %62 = icmp eq i32 %27, %2
  %63 = and i1 %62, %61
  br i1 %63, label %22, label %25

64:                                               ; preds = %25
  %65 = getelementptr inbounds i8, ptr %3, i32 108
  %66 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %65) #30
  %67 = icmp eq i32 %26, 0
  br i1 %67, label %76, label %72

68:                                               ; preds = %48, %44
  %69 = getelementptr inbounds i8, ptr %3, i32 108
  %70 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %69) #30
  %71 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %71, align 4
  br label %76

72:                                               ; preds = %22, %64
  %73 = phi i32 [ %59, %22 ], [ %26, %64 ]
  %74 = load ptr, ptr %0, align 4
  %75 = getelementptr inbounds i8, ptr %74, i32 %73
  store i8 0, ptr %75, align 1
  br label %76

76:                                               ; preds = %17, %68, %72, %64, %8
  %77 = phi i32 [ -1, %8 ], [ -1, %68 ], [ %73, %72 ], [ -1, %64 ], [ -1, %17 ]
  ret i32 %77
}

; Function Attrs: nounwind optsize
define dso_local i32 @getline(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @getdelim(ptr noundef %0, ptr noundef %1, i32 noundef 10, ptr noundef %2) #31
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__getdelim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call i32 @getdelim(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3) #31
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local ptr @fopen(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call fastcc i32 @flags_of(ptr noundef %1) #31
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %17

7:                                                ; preds = %2
  %8 = tail call fastcc i32 @open_file(ptr noundef %0, i32 noundef %3) #31
  %9 = icmp sgt i32 %8, -1
  %10 = and i32 %3, 1027
  %11 = icmp eq i32 %10, 1025
  %12 = and i1 %11, %9
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = tail call i32 @lseek(i32 noundef %8, i32 noundef 0, i32 noundef 2) #31
  br label %15

15:                                               ; preds = %13, %7
  %16 = tail call fastcc ptr @stream_on(i32 noundef %8) #31
  br label %17

17:                                               ; preds = %15, %5
  %18 = phi ptr [ null, %5 ], [ %16, %15 ]
  ret ptr %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc i32 @flags_of(ptr nocapture noundef readonly %0) unnamed_addr #7 {
  %2 = load i8, ptr %0, align 1
  switch i8 %2, label %21 [
    i8 114, label %5
    i8 119, label %3
    i8 97, label %4
  ]

3:                                                ; preds = %1
  br label %5

4:                                                ; preds = %1
  br label %5

5:                                                ; preds = %1, %4, %3
  %6 = phi i32 [ 577, %3 ], [ 1089, %4 ], [ 0, %1 ]
  br label %7

7:                                                ; preds = %17, %5
  %8 = phi ptr [ %0, %5 ], [ %12, %17 ]
  %9 = phi i32 [ %6, %5 ], [ %18, %17 ]
  br label %10

10:                                               ; preds = %7, %10
  %11 = phi ptr [ %12, %10 ], [ %8, %7 ]
  %12 = getelementptr inbounds i8, ptr %11, i32 1
  %13 = load i8, ptr %12, align 1
  switch i8 %13, label %10 [
    i8 0, label %21
    i8 44, label %21
    i8 43, label %14
    i8 120, label %19
  ]

14:                                               ; preds = %10
  %15 = and i32 %9, -4
  %16 = or disjoint i32 %15, 2
  br label %17

17:                                               ; preds = %14, %19
  %18 = phi i32 [ %20, %19 ], [ %16, %14 ]
  br label %7

19:                                               ; preds = %10
  %20 = or i32 %9, 128
  br label %17

21:                                               ; preds = %10, %10, %1
  %22 = phi i32 [ -1, %1 ], [ %9, %10 ], [ %9, %10 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @stream_on(i32 noundef %0) unnamed_addr #5 {
  %2 = icmp slt i32 %0, 0
  br i1 %2, label %8, label %3

3:                                                ; preds = %1
  %4 = tail call fastcc ptr @new_stream(i32 noundef %0) #31
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call i32 @close(i32 noundef %0) #31
  br label %8

8:                                                ; preds = %1, %6, %3
  %9 = phi ptr [ null, %6 ], [ %4, %3 ], [ null, %1 ]
  ret ptr %9
}

; Function Attrs: nounwind optsize
define dso_local ptr @fopen64(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call ptr @fopen(ptr noundef %0, ptr noundef %1) #31
  ret ptr %3
}

; Function Attrs: nounwind optsize
define dso_local ptr @fdopen(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call fastcc i32 @flags_of(ptr noundef %1) #31
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %23

7:                                                ; preds = %2
  %8 = add i32 %0, -3
  %9 = icmp ult i32 %8, -2
  br i1 %9, label %13, label %10

10:                                               ; preds = %7
  %11 = icmp eq i32 %0, 1
  %12 = select i1 %11, ptr @stream_out, ptr @stream_err
  br label %23

13:                                               ; preds = %7
  %14 = icmp ugt i32 %0, 63
  br i1 %14, label %19, label %15

15:                                               ; preds = %13
  %16 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %17 = load atomic i32, ptr %16 acquire, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %13, %15
  %20 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %20, align 4
  br label %23

21:                                               ; preds = %15
  %22 = tail call fastcc ptr @new_stream(i32 noundef %0) #31
  br label %23

23:                                               ; preds = %21, %19, %10, %5
  %24 = phi ptr [ null, %5 ], [ %12, %10 ], [ null, %19 ], [ %22, %21 ]
  ret ptr %24
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @new_stream(i32 noundef %0) unnamed_addr #5 {
  %2 = tail call ptr @__tresse_malloc(i32 noundef 152) #30
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %5, align 4
  br label %17

6:                                                ; preds = %1
  %7 = tail call ptr @memset(ptr noundef nonnull %2, i32 noundef 0, i32 noundef 152) #30
  %8 = getelementptr inbounds i8, ptr %2, i32 56
  store i32 %0, ptr %8, align 4
  %9 = getelementptr inbounds i8, ptr %2, i32 108
  tail call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(12) %9, i8 0, i32 12, i1 false)
  %10 = getelementptr inbounds i8, ptr %2, i32 120
  store i32 1, ptr %10, align 4
  %11 = getelementptr inbounds i8, ptr %2, i32 124
  store i64 0, ptr %11, align 4
  %12 = icmp ult i32 %0, 64
  tail call void @llvm.assume(i1 %12)
  %13 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %0
  %14 = load atomic i32, ptr %13 acquire, align 4
  %15 = inttoptr i32 %14 to ptr
  %16 = getelementptr inbounds i8, ptr %15, i32 12
  store ptr %2, ptr %16, align 4
  br label %17

17:                                               ; preds = %4, %6
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @fclose(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %12, label %8

8:                                                ; preds = %1
  %9 = tail call i32 @close(i32 noundef %3) #31
  %10 = icmp eq ptr %0, @stream_in
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call void @free(ptr noundef nonnull %0) #30
  br label %12

12:                                               ; preds = %8, %11, %1
  %13 = phi i32 [ 0, %1 ], [ %9, %11 ], [ %9, %8 ]
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @freopen(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %2, i32 56
  %5 = load i32, ptr %4, align 4
  %6 = add i32 %5, -1
  %7 = icmp ult i32 %6, 2
  %8 = tail call fastcc i32 @flags_of(ptr noundef %1) #31
  %9 = icmp eq ptr %2, null
  %10 = or i1 %9, %7
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.22) #33
  unreachable

12:                                               ; preds = %3
  %13 = icmp eq ptr %0, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %12
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.23) #33
  unreachable

15:                                               ; preds = %12
  %16 = getelementptr inbounds i8, ptr %2, i32 108
  %17 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %16) #30
  %18 = load i32, ptr %4, align 4
  %19 = tail call i32 @close(i32 noundef %18) #31
  %20 = icmp slt i32 %8, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %15
  %22 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %22, align 4
  br label %35

23:                                               ; preds = %15
  %24 = tail call fastcc i32 @open_file(ptr noundef nonnull %0, i32 noundef %8) #31
  %25 = icmp sgt i32 %24, -1
  br i1 %25, label %26, label %35

26:                                               ; preds = %23
  store i32 %24, ptr %4, align 4
  %27 = getelementptr inbounds i8, ptr %2, i32 140
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds i8, ptr %2, i32 136
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds i8, ptr %2, i32 132
  store i32 0, ptr %29, align 4
  %30 = icmp ult i32 %24, 64
  tail call void @llvm.assume(i1 %30)
  %31 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %24
  %32 = load atomic i32, ptr %31 acquire, align 4
  %33 = inttoptr i32 %32 to ptr
  %34 = getelementptr inbounds i8, ptr %33, i32 12
  store ptr %2, ptr %34, align 4
  br label %35

35:                                               ; preds = %23, %21, %26
  %36 = phi ptr [ %2, %26 ], [ null, %21 ], [ null, %23 ]
  %37 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #30
  ret ptr %36
}

; Function Attrs: nounwind optsize
define dso_local i32 @mkstemp(ptr noundef %0) local_unnamed_addr #5 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i32 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i32 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i32 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  %9 = icmp ult i32 %3, 6
  br i1 %9, label %27, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds i8, ptr %0, i32 %3
  %12 = getelementptr inbounds i8, ptr %11, i32 -6
  br label %13

13:                                               ; preds = %20, %10
  %14 = phi i32 [ 0, %10 ], [ %22, %20 ]
  %15 = getelementptr inbounds i8, ptr %12, i32 %14
  %16 = load i8, ptr %15, align 1
  %17 = getelementptr inbounds i8, ptr @.str.24, i32 %14
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %16, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %13
  %21 = icmp eq i8 %16, 0
  %22 = add nuw i32 %14, 1
  %23 = icmp eq i32 %22, -1
  %24 = select i1 %21, i1 true, i1 %23
  br i1 %24, label %25, label %13

25:                                               ; preds = %20
  %26 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  br label %29

27:                                               ; preds = %13, %8
  %28 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %28, align 4
  br label %47

29:                                               ; preds = %25, %41
  %30 = atomicrmw add ptr @names_given, i32 1 monotonic, align 4
  br label %31

31:                                               ; preds = %31, %29
  %32 = phi i32 [ 5, %29 ], [ %38, %31 ]
  %33 = phi i32 [ %30, %29 ], [ %39, %31 ]
  %34 = urem i32 %33, 10
  %35 = trunc nuw nsw i32 %34 to i8
  %36 = or disjoint i8 %35, 48
  %37 = getelementptr inbounds i8, ptr %12, i32 %32
  store i8 %36, ptr %37, align 1
  %38 = add nsw i32 %32, -1
  %39 = udiv i32 %33, 10
  %40 = icmp eq i32 %32, 0
  br i1 %40, label %41, label %31

41:                                               ; preds = %31
  %42 = tail call fastcc i32 @open_file(ptr noundef nonnull %0, i32 noundef 194) #31
  %43 = icmp slt i32 %42, 0
  %44 = load i32, ptr %26, align 4
  %45 = icmp eq i32 %44, 17
  %46 = select i1 %43, i1 %45, i1 false
  br i1 %46, label %29, label %47

47:                                               ; preds = %41, %27
  %48 = phi i32 [ -1, %27 ], [ %42, %41 ]
  ret i32 %48
}

; Function Attrs: nounwind optsize
define dso_local ptr @tmpfile() local_unnamed_addr #5 {
  %1 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #30
  %2 = tail call fastcc ptr @new_node(ptr noundef nonnull @.str.15, i32 noundef 0, i32 noundef -1) #31
  %3 = getelementptr inbounds i8, ptr %2, i32 44
  %4 = load i32, ptr %3, align 4
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr %3, align 4
  %6 = tail call fastcc i32 @enter(ptr noundef %2, i32 noundef 2) #31
  tail call fastcc void @forget_name(ptr noundef %2) #31
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %0
  tail call fastcc void @let_go(ptr noundef nonnull %2) #31
  %9 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #30
  br label %15

10:                                               ; preds = %0
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #30
  %12 = icmp slt i32 %6, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %10
  %14 = xor i32 %6, -1
  br label %17

15:                                               ; preds = %8, %10
  %16 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %6, ptr %16, align 4
  br label %17

17:                                               ; preds = %15, %13
  %18 = phi i32 [ %14, %13 ], [ -1, %15 ]
  %19 = tail call fastcc ptr @stream_on(i32 noundef %18) #31
  ret ptr %19
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @new_node(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = tail call ptr @__tresse_scratch(i32 noundef 52) #30
  %5 = add i32 %1, 1
  %6 = tail call ptr @__tresse_scratch(i32 noundef %5) #30
  %7 = icmp eq ptr %4, null
  %8 = icmp eq ptr %6, null
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.11) #33
  unreachable

11:                                               ; preds = %3
  %12 = tail call ptr @memset(ptr noundef nonnull %4, i32 noundef 0, i32 noundef 52) #30
  %13 = tail call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %0, i32 noundef %1) #30
  %14 = getelementptr inbounds i8, ptr %6, i32 %1
  store i8 0, ptr %14, align 1
  %15 = getelementptr inbounds i8, ptr %4, i32 24
  store ptr %6, ptr %15, align 4
  %16 = getelementptr inbounds i8, ptr %4, i32 28
  store i32 %2, ptr %16, align 4
  %17 = getelementptr inbounds i8, ptr %4, i32 44
  store i32 1, ptr %17, align 4
  %18 = load ptr, ptr @nodes, align 4
  %19 = getelementptr inbounds i8, ptr %4, i32 48
  store ptr %18, ptr %19, align 4
  store ptr %4, ptr @nodes, align 4
  ret ptr %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @enter(ptr noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = tail call ptr @__tresse_scratch(i32 noundef 16) #30
  %4 = icmp eq ptr %3, null
  br i1 %4, label %23, label %5

5:                                                ; preds = %2
  %6 = tail call ptr @memset(ptr noundef nonnull %3, i32 noundef 0, i32 noundef 16) #30
  store ptr %0, ptr %3, align 4
  %7 = getelementptr inbounds i8, ptr %3, i32 8
  store i32 %1, ptr %7, align 4
  %8 = ptrtoint ptr %3 to i32
  br label %9

9:                                                ; preds = %5, %17
  %10 = phi i32 [ 0, %5 ], [ %18, %17 ]
  %11 = add nsw i32 %10, -3
  %12 = icmp ult i32 %11, -2
  br i1 %12, label %13, label %17

13:                                               ; preds = %9
  %14 = getelementptr inbounds [64 x ptr], ptr @descriptors, i32 0, i32 %10
  %15 = cmpxchg ptr %14, i32 0, i32 %8 acq_rel acquire, align 4
  %16 = extractvalue { i32, i1 } %15, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %9, %13
  %18 = add nuw nsw i32 %10, 1
  %19 = icmp eq i32 %18, 64
  br i1 %19, label %20, label %9

20:                                               ; preds = %17
  tail call void @free(ptr noundef nonnull %3) #30
  br label %23

21:                                               ; preds = %13
  %22 = xor i32 %10, -1
  br label %23

23:                                               ; preds = %21, %2, %20
  %24 = phi i32 [ 24, %20 ], [ 12, %2 ], [ %22, %21 ]
  ret i32 %24
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @fseeko(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %0, i32 56
  %5 = load i32, ptr %4, align 4
  %6 = add i32 %5, -1
  %7 = icmp ult i32 %6, 2
  %8 = icmp eq ptr %0, null
  %9 = or i1 %8, %7
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 29, ptr %11, align 4
  br label %31

12:                                               ; preds = %3
  %13 = getelementptr inbounds i8, ptr %0, i32 108
  %14 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %13) #30
  %15 = icmp eq i32 %2, 1
  br i1 %15, label %16, label %20

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %0, i32 140
  %18 = load i32, ptr %17, align 4
  %19 = sub nsw i32 %1, %18
  br label %20

20:                                               ; preds = %16, %12
  %21 = phi i32 [ %19, %16 ], [ %1, %12 ]
  %22 = load i32, ptr %4, align 4
  %23 = tail call i32 @lseek(i32 noundef %22, i32 noundef %21, i32 noundef %2) #31
  %24 = icmp sgt i32 %23, -1
  br i1 %24, label %25, label %28

25:                                               ; preds = %20
  %26 = getelementptr inbounds i8, ptr %0, i32 132
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds i8, ptr %0, i32 140
  store i32 0, ptr %27, align 4
  br label %28

28:                                               ; preds = %25, %20
  %29 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #30
  %30 = ashr i32 %23, 31
  br label %31

31:                                               ; preds = %28, %10
  %32 = phi i32 [ -1, %10 ], [ %30, %28 ]
  ret i32 %32
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @fseek(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @fseeko(ptr noundef %0, i32 noundef %1, i32 noundef %2) #31
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftello(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 56
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %10

8:                                                ; preds = %1
  %9 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 29, ptr %9, align 4
  br label %23

10:                                               ; preds = %1
  %11 = getelementptr inbounds i8, ptr %0, i32 108
  %12 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %11) #30
  %13 = load i32, ptr %2, align 4
  %14 = tail call i32 @lseek(i32 noundef %13, i32 noundef 0, i32 noundef 1) #31
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %20

16:                                               ; preds = %10
  %17 = getelementptr inbounds i8, ptr %0, i32 140
  %18 = load i32, ptr %17, align 4
  %19 = sub nsw i32 %14, %18
  br label %20

20:                                               ; preds = %16, %10
  %21 = phi i32 [ %19, %16 ], [ %14, %10 ]
  %22 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #30
  br label %23

23:                                               ; preds = %20, %8
  %24 = phi i32 [ -1, %8 ], [ %21, %20 ]
  ret i32 %24
}

; Function Attrs: nounwind optsize
define dso_local i32 @ftell(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @ftello(ptr noundef %0) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local void @rewind(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call range(i32 -1, 1) i32 @fseeko(ptr noundef %0, i32 noundef 0, i32 noundef 0) #31
  tail call void @clearerr(ptr noundef %0) #31
  ret void
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @fgetpos(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #5 {
  %3 = tail call i32 @ftello(ptr noundef %0) #31
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = zext nneg i32 %3 to i64
  store i64 %6, ptr %1, align 4
  %7 = getelementptr inbounds i8, ptr %1, i32 8
  store i64 0, ptr %7, align 4
  br label %8

8:                                                ; preds = %2, %5
  %9 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %9
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @fsetpos(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = load i64, ptr %1, align 4
  %4 = trunc i64 %3 to i32
  %5 = tail call i32 @fseeko(ptr noundef %0, i32 noundef %4, i32 noundef 0) #31
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = alloca %struct.source, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #32
  store ptr %0, ptr %4, align 4
  %5 = getelementptr inbounds i8, ptr %4, i32 4
  store ptr null, ptr %5, align 4
  %6 = getelementptr inbounds i8, ptr %4, i32 8
  store i64 0, ptr %6, align 4
  %7 = call fastcc i32 @scan_from(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2) #31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #32
  ret i32 %7
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @scan_from(ptr noundef %0, ptr noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #5 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 4
  %9 = alloca [256 x i8], align 1
  %10 = alloca %struct.item, align 4
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #32
  %11 = load i8, ptr %1, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %593, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds i8, ptr %0, i32 8
  %15 = getelementptr inbounds i8, ptr %0, i32 4
  %16 = getelementptr inbounds i8, ptr %10, i32 276
  %17 = getelementptr inbounds i8, ptr %10, i32 4
  %18 = getelementptr inbounds i8, ptr %10, i32 20
  %19 = getelementptr inbounds i8, ptr %10, i32 8
  %20 = getelementptr inbounds i8, ptr %10, i32 12
  %21 = getelementptr inbounds i8, ptr %10, i32 16
  %22 = getelementptr inbounds i8, ptr %10, i32 280
  %23 = getelementptr inbounds i8, ptr %10, i32 20
  br label %24

24:                                               ; preds = %13, %586
  %25 = phi i8 [ %11, %13 ], [ %591, %586 ]
  %26 = phi ptr [ %1, %13 ], [ %590, %586 ]
  %27 = phi ptr [ %2, %13 ], [ %588, %586 ]
  %28 = phi i32 [ 0, %13 ], [ %587, %586 ]
  %29 = zext i8 %25 to i32
  %30 = icmp ne i8 %25, 32
  %31 = add nsw i32 %29, -14
  %32 = icmp ult i32 %31, -5
  %33 = and i1 %30, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %24
  call fastcc void @skip_spaces(ptr noundef %0) #31
  br label %586

35:                                               ; preds = %24
  %36 = icmp eq i8 %25, 37
  br i1 %36, label %65, label %37

37:                                               ; preds = %35
  %38 = call fastcc i32 @next(ptr noundef %0) #31
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  %41 = icmp eq i32 %28, 0
  %42 = select i1 %41, i32 -1, i32 %28
  br label %593

43:                                               ; preds = %37
  %44 = load i8, ptr %26, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %38, %45
  br i1 %46, label %586, label %47

47:                                               ; preds = %43
  %48 = load i64, ptr %14, align 4
  %49 = add nsw i64 %48, -1
  store i64 %49, ptr %14, align 4
  %50 = load ptr, ptr %15, align 4
  %51 = icmp eq ptr %50, null
  br i1 %51, label %62, label %52

52:                                               ; preds = %47
  %53 = getelementptr inbounds i8, ptr %50, i32 140
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, 8
  br i1 %55, label %593, label %56

56:                                               ; preds = %52
  %57 = trunc i32 %38 to i8
  %58 = getelementptr inbounds i8, ptr %50, i32 144
  %59 = add nsw i32 %54, 1
  store i32 %59, ptr %53, align 4
  %60 = getelementptr inbounds [8 x i8], ptr %58, i32 0, i32 %54
  store i8 %57, ptr %60, align 1
  %61 = getelementptr inbounds i8, ptr %50, i32 132
  store i32 0, ptr %61, align 4
  br label %593

62:                                               ; preds = %47
  %63 = load ptr, ptr %0, align 4
  %64 = getelementptr inbounds i8, ptr %63, i32 -1
  store ptr %64, ptr %0, align 4
  br label %593

65:                                               ; preds = %35
  %66 = getelementptr inbounds i8, ptr %26, i32 1
  %67 = load i8, ptr %66, align 1
  %68 = icmp ne i8 %67, 42
  %69 = getelementptr inbounds i8, ptr %26, i32 2
  %70 = zext i1 %68 to i32
  %71 = select i1 %68, ptr %66, ptr %69
  %72 = load i8, ptr %71, align 1
  %73 = add i8 %72, -48
  %74 = icmp ult i8 %73, 10
  br i1 %74, label %75, label %92

75:                                               ; preds = %65, %75
  %76 = phi ptr [ %83, %75 ], [ %71, %65 ]
  %77 = phi i32 [ %82, %75 ], [ 0, %65 ]
  %78 = phi i8 [ %84, %75 ], [ %72, %65 ]
  %79 = mul i32 %77, 10
  %80 = add nsw i8 %78, -48
  %81 = zext nneg i8 %80 to i32
  %82 = add i32 %79, %81
  %83 = getelementptr inbounds i8, ptr %76, i32 1
  %84 = load i8, ptr %83, align 1
  %85 = add i8 %84, -48
  %86 = icmp ult i8 %85, 10
  br i1 %86, label %75, label %87

87:                                               ; preds = %75
  %88 = icmp eq i8 %84, 36
  br i1 %88, label %91, label %89

89:                                               ; preds = %87
  %90 = load i8, ptr %83, align 1
  br label %92

91:                                               ; preds = %87
  call void @__tresse_unsupported(ptr noundef nonnull @.str.68) #33
  unreachable

92:                                               ; preds = %89, %65
  %93 = phi i8 [ %90, %89 ], [ %72, %65 ]
  %94 = phi i32 [ %82, %89 ], [ 0, %65 ]
  %95 = phi ptr [ %83, %89 ], [ %71, %65 ]
  %96 = icmp eq i8 %93, 109
  %97 = zext i1 %96 to i32
  %98 = getelementptr inbounds i8, ptr %95, i32 %97
  %99 = load i8, ptr %98, align 1
  switch i8 %99, label %123 [
    i8 104, label %100
    i8 108, label %107
    i8 113, label %113
    i8 106, label %113
    i8 76, label %115
    i8 122, label %117
    i8 116, label %117
  ]

100:                                              ; preds = %92
  %101 = getelementptr inbounds i8, ptr %98, i32 1
  %102 = load i8, ptr %101, align 1
  %103 = icmp eq i8 %102, 104
  %104 = getelementptr inbounds i8, ptr %98, i32 2
  %105 = select i1 %103, i32 -2, i32 -1
  %106 = select i1 %103, ptr %104, ptr %101
  br label %119

107:                                              ; preds = %92
  %108 = getelementptr inbounds i8, ptr %98, i32 1
  %109 = load i8, ptr %108, align 1
  %110 = icmp eq i8 %109, 108
  br i1 %110, label %111, label %123

111:                                              ; preds = %107
  %112 = getelementptr inbounds i8, ptr %98, i32 2
  br label %119

113:                                              ; preds = %92, %92
  %114 = getelementptr inbounds i8, ptr %98, i32 1
  br label %119

115:                                              ; preds = %92
  %116 = getelementptr inbounds i8, ptr %98, i32 1
  br label %119

117:                                              ; preds = %92, %92
  %118 = getelementptr inbounds i8, ptr %98, i32 1
  br label %119

119:                                              ; preds = %113, %115, %117, %111, %100
  %120 = phi i32 [ %105, %100 ], [ 2, %111 ], [ 2, %113 ], [ 3, %115 ], [ 0, %117 ]
  %121 = phi ptr [ %106, %100 ], [ %112, %111 ], [ %114, %113 ], [ %116, %115 ], [ %118, %117 ]
  %122 = load i8, ptr %121, align 1
  br label %123

123:                                              ; preds = %119, %92, %107
  %124 = phi i8 [ %122, %119 ], [ %99, %92 ], [ %109, %107 ]
  %125 = phi i1 [ false, %119 ], [ false, %92 ], [ true, %107 ]
  %126 = phi i32 [ %120, %119 ], [ 0, %92 ], [ 1, %107 ]
  %127 = phi ptr [ %121, %119 ], [ %98, %92 ], [ %108, %107 ]
  %128 = icmp ne i8 %124, 99
  switch i8 %124, label %129 [
    i8 110, label %153
    i8 99, label %167
    i8 91, label %181
    i8 67, label %227
  ]

129:                                              ; preds = %123
  call fastcc void @skip_spaces(ptr noundef %0) #31
  switch i8 %124, label %228 [
    i8 37, label %130
    i8 70, label %232
    i8 115, label %169
    i8 71, label %232
    i8 83, label %227
    i8 105, label %224
    i8 111, label %225
    i8 120, label %226
    i8 88, label %226
    i8 112, label %226
    i8 100, label %232
    i8 117, label %232
    i8 97, label %232
    i8 101, label %232
    i8 102, label %232
    i8 103, label %232
    i8 65, label %232
    i8 69, label %232
  ]

130:                                              ; preds = %129
  %131 = call fastcc i32 @next(ptr noundef %0) #31
  switch i32 %131, label %135 [
    i32 -1, label %132
    i32 37, label %586
  ]

132:                                              ; preds = %130
  %133 = icmp eq i32 %28, 0
  %134 = select i1 %133, i32 -1, i32 %28
  br label %593

135:                                              ; preds = %130
  %136 = load i64, ptr %14, align 4
  %137 = add nsw i64 %136, -1
  store i64 %137, ptr %14, align 4
  %138 = load ptr, ptr %15, align 4
  %139 = icmp eq ptr %138, null
  br i1 %139, label %150, label %140

140:                                              ; preds = %135
  %141 = getelementptr inbounds i8, ptr %138, i32 140
  %142 = load i32, ptr %141, align 4
  %143 = icmp eq i32 %142, 8
  br i1 %143, label %593, label %144

144:                                              ; preds = %140
  %145 = trunc i32 %131 to i8
  %146 = getelementptr inbounds i8, ptr %138, i32 144
  %147 = add nsw i32 %142, 1
  store i32 %147, ptr %141, align 4
  %148 = getelementptr inbounds [8 x i8], ptr %146, i32 0, i32 %142
  store i8 %145, ptr %148, align 1
  %149 = getelementptr inbounds i8, ptr %138, i32 132
  store i32 0, ptr %149, align 4
  br label %593

150:                                              ; preds = %135
  %151 = load ptr, ptr %0, align 4
  %152 = getelementptr inbounds i8, ptr %151, i32 -1
  store ptr %152, ptr %0, align 4
  br label %593

153:                                              ; preds = %123
  br i1 %68, label %154, label %586

154:                                              ; preds = %153
  %155 = getelementptr inbounds i8, ptr %27, i32 4
  %156 = load ptr, ptr %27, align 4
  %157 = load i64, ptr %14, align 4
  switch i32 %126, label %166 [
    i32 -2, label %158
    i32 -1, label %160
    i32 0, label %162
    i32 1, label %164
  ]

158:                                              ; preds = %154
  %159 = trunc i64 %157 to i8
  store i8 %159, ptr %156, align 1
  br label %586

160:                                              ; preds = %154
  %161 = trunc i64 %157 to i16
  store i16 %161, ptr %156, align 2
  br label %586

162:                                              ; preds = %154
  %163 = trunc i64 %157 to i32
  store i32 %163, ptr %156, align 4
  br label %586

164:                                              ; preds = %154
  %165 = trunc i64 %157 to i32
  store i32 %165, ptr %156, align 4
  br label %586

166:                                              ; preds = %154
  store i64 %157, ptr %156, align 4
  br label %586

167:                                              ; preds = %123
  %168 = call ptr @memset(ptr noundef nonnull %9, i32 noundef 1, i32 noundef 256) #30
  br label %229

169:                                              ; preds = %129
  %170 = call ptr @memset(ptr noundef nonnull %9, i32 noundef 1, i32 noundef 256) #30
  br label %171

171:                                              ; preds = %169, %171
  %172 = phi i32 [ %179, %171 ], [ 0, %169 ]
  %173 = icmp ne i32 %172, 32
  %174 = add nsw i32 %172, -14
  %175 = icmp ult i32 %174, -5
  %176 = and i1 %173, %175
  %177 = zext i1 %176 to i8
  %178 = getelementptr inbounds [256 x i8], ptr %9, i32 0, i32 %172
  store i8 %177, ptr %178, align 1
  %179 = add nuw nsw i32 %172, 1
  %180 = icmp ult i32 %172, 255
  br i1 %180, label %171, label %229

181:                                              ; preds = %123
  %182 = getelementptr inbounds i8, ptr %127, i32 1
  %183 = load i8, ptr %182, align 1
  %184 = icmp eq i8 %183, 94
  %185 = zext i1 %184 to i32
  %186 = getelementptr inbounds i8, ptr %182, i32 %185
  %187 = call ptr @memset(ptr noundef nonnull %9, i32 noundef %185, i32 noundef 256) #30
  %188 = load i8, ptr %186, align 1
  %189 = icmp eq i8 %188, 0
  br i1 %189, label %223, label %190

190:                                              ; preds = %181
  %191 = xor i1 %184, true
  %192 = zext i1 %191 to i8
  br label %193

193:                                              ; preds = %214, %190
  %194 = phi i8 [ %188, %190 ], [ %216, %214 ]
  %195 = phi ptr [ %186, %190 ], [ %215, %214 ]
  %196 = icmp ne i8 %194, 93
  %197 = icmp eq ptr %195, %186
  %198 = select i1 %196, i1 true, i1 %197
  br i1 %198, label %199, label %229

199:                                              ; preds = %193
  %200 = getelementptr inbounds i8, ptr %195, i32 1
  %201 = load i8, ptr %200, align 1
  %202 = icmp eq i8 %201, 45
  br i1 %202, label %203, label %207

203:                                              ; preds = %199
  %204 = getelementptr inbounds i8, ptr %195, i32 2
  %205 = load i8, ptr %204, align 1
  switch i8 %205, label %206 [
    i8 0, label %207
    i8 93, label %207
  ]

206:                                              ; preds = %203
  br label %207

207:                                              ; preds = %206, %203, %203, %199
  %208 = phi ptr [ %204, %206 ], [ %195, %203 ], [ %195, %199 ], [ %195, %203 ]
  %209 = phi i8 [ %205, %206 ], [ %194, %203 ], [ %194, %199 ], [ %194, %203 ]
  %210 = icmp ugt i8 %194, %209
  br i1 %210, label %214, label %211

211:                                              ; preds = %207
  %212 = zext i8 %209 to i32
  %213 = zext i8 %194 to i32
  br label %218

214:                                              ; preds = %218, %207
  %215 = getelementptr inbounds i8, ptr %208, i32 1
  %216 = load i8, ptr %215, align 1
  %217 = icmp eq i8 %216, 0
  br i1 %217, label %223, label %193

218:                                              ; preds = %218, %211
  %219 = phi i32 [ %221, %218 ], [ %213, %211 ]
  %220 = getelementptr inbounds i8, ptr %9, i32 %219
  store i8 %192, ptr %220, align 1
  %221 = add nuw nsw i32 %219, 1
  %222 = icmp eq i32 %219, %212
  br i1 %222, label %214, label %218

223:                                              ; preds = %181, %214
  call void @__tresse_misuse(ptr noundef nonnull @.str.72) #33
  unreachable

224:                                              ; preds = %129
  br label %232

225:                                              ; preds = %129
  br label %232

226:                                              ; preds = %129, %129, %129
  br label %232

227:                                              ; preds = %129, %123
  call void @__tresse_unsupported(ptr noundef nonnull @.str.69) #33
  unreachable

228:                                              ; preds = %129
  call void @__tresse_misuse(ptr noundef nonnull @.str.70) #33
  unreachable

229:                                              ; preds = %193, %171, %167
  %230 = phi ptr [ %127, %167 ], [ %127, %171 ], [ %195, %193 ]
  br i1 %125, label %231, label %232

231:                                              ; preds = %229
  call void @__tresse_unsupported(ptr noundef nonnull @.str.69) #33
  unreachable

232:                                              ; preds = %129, %129, %129, %129, %129, %129, %129, %129, %129, %129, %224, %225, %226, %229
  %233 = phi ptr [ %230, %229 ], [ %127, %226 ], [ %127, %225 ], [ %127, %224 ], [ %127, %129 ], [ %127, %129 ], [ %127, %129 ], [ %127, %129 ], [ %127, %129 ], [ %127, %129 ], [ %127, %129 ], [ %127, %129 ], [ %127, %129 ], [ %127, %129 ]
  %234 = phi i1 [ true, %229 ], [ false, %226 ], [ false, %225 ], [ false, %224 ], [ false, %129 ], [ false, %129 ], [ false, %129 ], [ false, %129 ], [ false, %129 ], [ false, %129 ], [ false, %129 ], [ false, %129 ], [ false, %129 ], [ false, %129 ]
  %235 = phi i32 [ 10, %229 ], [ 16, %226 ], [ 8, %225 ], [ 8, %224 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ]
  %236 = phi i32 [ 10, %229 ], [ 16, %226 ], [ 8, %225 ], [ 0, %224 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ], [ 10, %129 ]
  %237 = call fastcc i32 @next(ptr noundef %0) #31
  %238 = icmp eq i32 %237, -1
  br i1 %238, label %239, label %242

239:                                              ; preds = %232
  %240 = icmp eq i32 %28, 0
  %241 = select i1 %240, i32 -1, i32 %28
  br label %593

242:                                              ; preds = %232
  %243 = load i64, ptr %14, align 4
  %244 = add nsw i64 %243, -1
  store i64 %244, ptr %14, align 4
  %245 = load ptr, ptr %15, align 4
  %246 = icmp eq ptr %245, null
  br i1 %246, label %257, label %247

247:                                              ; preds = %242
  %248 = getelementptr inbounds i8, ptr %245, i32 140
  %249 = load i32, ptr %248, align 4
  %250 = icmp eq i32 %249, 8
  br i1 %250, label %260, label %251

251:                                              ; preds = %247
  %252 = trunc i32 %237 to i8
  %253 = getelementptr inbounds i8, ptr %245, i32 144
  %254 = add nsw i32 %249, 1
  store i32 %254, ptr %248, align 4
  %255 = getelementptr inbounds [8 x i8], ptr %253, i32 0, i32 %249
  store i8 %252, ptr %255, align 1
  %256 = getelementptr inbounds i8, ptr %245, i32 132
  store i32 0, ptr %256, align 4
  br label %260

257:                                              ; preds = %242
  %258 = load ptr, ptr %0, align 4
  %259 = getelementptr inbounds i8, ptr %258, i32 -1
  store ptr %259, ptr %0, align 4
  br label %260

260:                                              ; preds = %247, %251, %257
  br i1 %234, label %261, label %363

261:                                              ; preds = %260
  %262 = icmp eq i32 %94, 0
  %263 = icmp eq i8 %124, 99
  %264 = select i1 %263, i32 1, i32 -1
  %265 = select i1 %262, i32 %264, i32 %94
  br i1 %68, label %266, label %269

266:                                              ; preds = %261
  %267 = getelementptr inbounds i8, ptr %27, i32 4
  %268 = load ptr, ptr %27, align 4
  br label %269

269:                                              ; preds = %261, %266
  %270 = phi ptr [ %267, %266 ], [ %27, %261 ]
  %271 = phi ptr [ %268, %266 ], [ null, %261 ]
  %272 = and i1 %68, %96
  %273 = select i1 %272, ptr %271, ptr null
  %274 = icmp eq ptr %273, null
  %275 = select i1 %274, ptr %271, ptr null
  %276 = icmp ne ptr %273, null
  %277 = icmp ne ptr %275, null
  %278 = or i1 %276, %277
  br label %279

279:                                              ; preds = %325, %269
  %280 = phi i32 [ 0, %269 ], [ %328, %325 ]
  %281 = phi ptr [ null, %269 ], [ %326, %325 ]
  %282 = phi i32 [ 0, %269 ], [ %327, %325 ]
  %283 = call fastcc i32 @next(ptr noundef %0) #31
  %284 = icmp eq i32 %283, -1
  br i1 %284, label %331, label %285

285:                                              ; preds = %279
  %286 = getelementptr inbounds i8, ptr %9, i32 %283
  %287 = load i8, ptr %286, align 1
  %288 = icmp eq i8 %287, 0
  br i1 %288, label %289, label %307

289:                                              ; preds = %285
  %290 = load i64, ptr %14, align 4
  %291 = add nsw i64 %290, -1
  store i64 %291, ptr %14, align 4
  %292 = load ptr, ptr %15, align 4
  %293 = icmp eq ptr %292, null
  br i1 %293, label %304, label %294

294:                                              ; preds = %289
  %295 = getelementptr inbounds i8, ptr %292, i32 140
  %296 = load i32, ptr %295, align 4
  %297 = icmp eq i32 %296, 8
  br i1 %297, label %331, label %298

298:                                              ; preds = %294
  %299 = trunc i32 %283 to i8
  %300 = getelementptr inbounds i8, ptr %292, i32 144
  %301 = add nsw i32 %296, 1
  store i32 %301, ptr %295, align 4
  %302 = getelementptr inbounds [8 x i8], ptr %300, i32 0, i32 %296
  store i8 %299, ptr %302, align 1
  %303 = getelementptr inbounds i8, ptr %292, i32 132
  store i32 0, ptr %303, align 4
  br label %331

304:                                              ; preds = %289
  %305 = load ptr, ptr %0, align 4
  %306 = getelementptr inbounds i8, ptr %305, i32 -1
  store ptr %306, ptr %0, align 4
  br label %331

307:                                              ; preds = %285
  %308 = add i32 %280, 2
  %309 = icmp ugt i32 %308, %282
  %310 = select i1 %276, i1 %309, i1 false
  br i1 %310, label %311, label %317

311:                                              ; preds = %307
  %312 = icmp eq i32 %282, 0
  %313 = shl i32 %282, 1
  %314 = select i1 %312, i32 32, i32 %313
  %315 = call ptr @realloc(ptr noundef %281, i32 noundef %314) #31
  %316 = icmp eq ptr %315, null
  br i1 %316, label %330, label %319

317:                                              ; preds = %307
  %318 = select i1 %276, ptr %281, ptr %271
  br i1 %278, label %319, label %325

319:                                              ; preds = %317, %311
  %320 = phi ptr [ %318, %317 ], [ %315, %311 ]
  %321 = phi ptr [ %281, %317 ], [ %315, %311 ]
  %322 = phi i32 [ %282, %317 ], [ %314, %311 ]
  %323 = trunc nuw i32 %283 to i8
  %324 = getelementptr inbounds i8, ptr %320, i32 %280
  store i8 %323, ptr %324, align 1
  br label %325

325:                                              ; preds = %319, %317
  %326 = phi ptr [ %321, %319 ], [ %281, %317 ]
  %327 = phi i32 [ %322, %319 ], [ %282, %317 ]
  %328 = add nuw i32 %280, 1
  %329 = icmp eq i32 %328, %265
  br i1 %329, label %331, label %279

330:                                              ; preds = %311
  call void @free(ptr noundef %281) #30
  br label %348

331:                                              ; preds = %325, %279, %304, %298, %294
  %332 = phi ptr [ %281, %294 ], [ %281, %298 ], [ %281, %304 ], [ %281, %279 ], [ %326, %325 ]
  %333 = phi i32 [ %280, %294 ], [ %280, %298 ], [ %280, %304 ], [ %280, %279 ], [ %265, %325 ]
  %334 = icmp ne i32 %333, 0
  %335 = and i1 %128, %334
  br i1 %335, label %336, label %342

336:                                              ; preds = %331
  %337 = icmp ne ptr %332, null
  %338 = or i1 %277, %337
  br i1 %338, label %339, label %342

339:                                              ; preds = %336
  %340 = select i1 %337, ptr %332, ptr %275
  %341 = getelementptr inbounds i8, ptr %340, i32 %333
  store i8 0, ptr %341, align 1
  br label %342

342:                                              ; preds = %339, %336, %331
  %343 = phi ptr [ null, %336 ], [ %332, %339 ], [ %332, %331 ]
  %344 = and i1 %276, %334
  br i1 %344, label %345, label %346

345:                                              ; preds = %342
  store ptr %343, ptr %273, align 4
  br label %346

346:                                              ; preds = %342, %345
  %347 = icmp slt i32 %333, 0
  br i1 %347, label %348, label %350

348:                                              ; preds = %346, %330
  %349 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %349, align 4
  br label %593

350:                                              ; preds = %346
  %351 = icmp eq i32 %333, 0
  br i1 %351, label %593, label %352

352:                                              ; preds = %350
  %353 = icmp ult i32 %333, %265
  %354 = select i1 %263, i1 %353, i1 false
  br i1 %354, label %355, label %361

355:                                              ; preds = %352
  br i1 %274, label %358, label %356

356:                                              ; preds = %355
  %357 = load ptr, ptr %273, align 4
  call void @free(ptr noundef %357) #30
  br label %358

358:                                              ; preds = %356, %355
  %359 = icmp eq i32 %28, 0
  %360 = select i1 %359, i32 -1, i32 %28
  br label %593

361:                                              ; preds = %352
  %362 = add nsw i32 %28, %70
  br label %586

363:                                              ; preds = %260
  call void @llvm.lifetime.start.p0(i64 284, ptr nonnull %10) #32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(284) %23, i8 0, i64 264, i1 false)
  store ptr %0, ptr %10, align 4
  %364 = icmp eq i32 %94, 0
  %365 = select i1 %364, i32 -1, i32 %94
  store i32 %365, ptr %16, align 4
  store ptr %18, ptr %17, align 4
  store i32 0, ptr %19, align 4
  store i32 256, ptr %20, align 4
  store i32 0, ptr %21, align 4
  %366 = call fastcc i32 @next(ptr noundef nonnull %0) #31
  store i32 %366, ptr %22, align 4
  br label %367

367:                                              ; preds = %367, %363
  %368 = phi ptr [ @.str.71, %363 ], [ %376, %367 ]
  %369 = phi ptr [ undef, %363 ], [ %374, %367 ]
  %370 = load i8, ptr %368, align 1
  %371 = icmp ne i8 %124, %370
  %372 = icmp ne i8 %370, 0
  %373 = select i1 %372, ptr %369, ptr null
  %374 = select i1 %371, ptr %373, ptr %368
  %375 = and i1 %372, %371
  %376 = getelementptr inbounds i8, ptr %368, i32 1
  br i1 %375, label %367, label %377

377:                                              ; preds = %367
  %378 = icmp eq ptr %374, null
  %379 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.73) #31
  br i1 %378, label %455, label %380

380:                                              ; preds = %377
  %381 = load i32, ptr %22, align 4
  %382 = icmp eq i32 %381, -1
  br i1 %382, label %426, label %383

383:                                              ; preds = %380
  %384 = add i32 %381, -65
  %385 = icmp ult i32 %384, 26
  %386 = add nuw nsw i32 %381, 32
  %387 = select i1 %385, i32 %386, i32 %381
  switch i32 %387, label %426 [
    i32 105, label %388
    i32 110, label %402
  ]

388:                                              ; preds = %383
  %389 = call fastcc i32 @take_word(ptr noundef nonnull %10, ptr noundef nonnull @.str.54) #31
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %472, label %391

391:                                              ; preds = %388
  %392 = load i32, ptr %22, align 4
  %393 = icmp eq i32 %392, -1
  br i1 %393, label %494, label %394

394:                                              ; preds = %391
  %395 = add i32 %392, -65
  %396 = icmp ult i32 %395, 26
  %397 = add nuw nsw i32 %392, 32
  %398 = select i1 %396, i32 %397, i32 %392
  %399 = icmp eq i32 %398, 105
  br i1 %399, label %400, label %472

400:                                              ; preds = %394
  %401 = call fastcc i32 @take_word(ptr noundef nonnull %10, ptr noundef nonnull @.str.55) #31
  br label %472

402:                                              ; preds = %383
  %403 = call fastcc i32 @take_word(ptr noundef nonnull %10, ptr noundef nonnull @.str.56) #31
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %472, label %405

405:                                              ; preds = %402
  %406 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.74) #31
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %472, label %408

408:                                              ; preds = %405
  %409 = load i32, ptr %22, align 4
  %410 = icmp eq i32 %409, -1
  br i1 %410, label %424, label %411

411:                                              ; preds = %408, %421
  %412 = phi i32 [ %422, %421 ], [ %409, %408 ]
  %413 = and i32 %412, -33
  %414 = add i32 %413, -65
  %415 = icmp ult i32 %414, 26
  %416 = add i32 %412, -48
  %417 = icmp ult i32 %416, 10
  %418 = or i1 %417, %415
  %419 = icmp eq i32 %412, 95
  %420 = or i1 %419, %418
  br i1 %420, label %421, label %424

421:                                              ; preds = %411
  call fastcc void @take(ptr noundef nonnull %10) #31
  %422 = load i32, ptr %22, align 4
  %423 = icmp eq i32 %422, -1
  br i1 %423, label %424, label %411

424:                                              ; preds = %421, %411, %408
  %425 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.75) #31
  br label %472

426:                                              ; preds = %383, %380
  %427 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.76) #31
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %433, label %429

429:                                              ; preds = %426
  %430 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.77) #31
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %433, label %432

432:                                              ; preds = %429
  br label %433

433:                                              ; preds = %432, %429, %426
  %434 = phi ptr [ @.str.79, %432 ], [ @.str.80, %429 ], [ @.str.80, %426 ]
  %435 = phi i32 [ 16, %432 ], [ 10, %429 ], [ 10, %426 ]
  %436 = phi i32 [ 0, %432 ], [ 1, %429 ], [ 0, %426 ]
  %437 = call fastcc i32 @take_digits(ptr noundef nonnull %10, i32 noundef %435) #31
  %438 = add nsw i32 %437, %436
  %439 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.78) #31
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %444, label %441

441:                                              ; preds = %433
  %442 = call fastcc i32 @take_digits(ptr noundef nonnull %10, i32 noundef %435) #31
  %443 = add nsw i32 %442, %438
  br label %444

444:                                              ; preds = %441, %433
  %445 = phi i32 [ %443, %441 ], [ %438, %433 ]
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %472, label %447

447:                                              ; preds = %444
  %448 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull %434) #31
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %472, label %450

450:                                              ; preds = %447
  %451 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.73) #31
  %452 = call fastcc i32 @take_digits(ptr noundef nonnull %10, i32 noundef 10) #31
  %453 = icmp sgt i32 %452, 0
  %454 = zext i1 %453 to i32
  br label %472

455:                                              ; preds = %377
  switch i32 %236, label %463 [
    i32 16, label %456
    i32 0, label %456
  ]

456:                                              ; preds = %455, %455
  %457 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.76) #31
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %463, label %459

459:                                              ; preds = %456
  %460 = call fastcc i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.77) #31
  %461 = icmp eq i32 %460, 0
  %462 = select i1 %461, i32 %235, i32 16
  br label %463

463:                                              ; preds = %455, %456, %459
  %464 = phi i32 [ %236, %456 ], [ %236, %455 ], [ %462, %459 ]
  %465 = phi i1 [ false, %456 ], [ false, %455 ], [ %461, %459 ]
  %466 = icmp eq i32 %464, 0
  %467 = select i1 %466, i32 10, i32 %464
  %468 = call fastcc i32 @take_digits(ptr noundef nonnull %10, i32 noundef %467) #31
  %469 = icmp ne i32 %468, 0
  %470 = or i1 %465, %469
  %471 = zext i1 %470 to i32
  br label %472

472:                                              ; preds = %450, %447, %444, %424, %405, %402, %400, %394, %388, %463
  %473 = phi i32 [ 1, %447 ], [ 0, %444 ], [ 1, %405 ], [ 0, %402 ], [ %401, %400 ], [ 1, %394 ], [ 0, %388 ], [ %454, %450 ], [ %425, %424 ], [ %471, %463 ]
  %474 = load i32, ptr %22, align 4
  %475 = icmp eq i32 %474, -1
  br i1 %475, label %494, label %476

476:                                              ; preds = %472
  %477 = load i64, ptr %14, align 4
  %478 = add nsw i64 %477, -1
  store i64 %478, ptr %14, align 4
  %479 = load ptr, ptr %15, align 4
  %480 = icmp eq ptr %479, null
  br i1 %480, label %491, label %481

481:                                              ; preds = %476
  %482 = getelementptr inbounds i8, ptr %479, i32 140
  %483 = load i32, ptr %482, align 4
  %484 = icmp eq i32 %483, 8
  br i1 %484, label %494, label %485

485:                                              ; preds = %481
  %486 = trunc i32 %474 to i8
  %487 = getelementptr inbounds i8, ptr %479, i32 144
  %488 = add nsw i32 %483, 1
  store i32 %488, ptr %482, align 4
  %489 = getelementptr inbounds [8 x i8], ptr %487, i32 0, i32 %483
  store i8 %486, ptr %489, align 1
  %490 = getelementptr inbounds i8, ptr %479, i32 132
  store i32 0, ptr %490, align 4
  br label %494

491:                                              ; preds = %476
  %492 = load ptr, ptr %0, align 4
  %493 = getelementptr inbounds i8, ptr %492, i32 -1
  store ptr %493, ptr %0, align 4
  br label %494

494:                                              ; preds = %391, %472, %481, %485, %491
  %495 = phi i32 [ %473, %472 ], [ %473, %481 ], [ %473, %485 ], [ %473, %491 ], [ 1, %391 ]
  %496 = call fastcc i32 @reserve(ptr noundef nonnull %17, i32 noundef 1) #31
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %503, label %498

498:                                              ; preds = %494
  %499 = load ptr, ptr %17, align 4
  %500 = load i32, ptr %19, align 4
  %501 = add i32 %500, 1
  store i32 %501, ptr %19, align 4
  %502 = getelementptr inbounds i8, ptr %499, i32 %500
  store i8 0, ptr %502, align 1
  br label %503

503:                                              ; preds = %494, %498
  %504 = load i32, ptr %21, align 4
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %511, label %506

506:                                              ; preds = %503
  %507 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %504, ptr %507, align 4
  %508 = load ptr, ptr %17, align 4
  %509 = icmp eq ptr %508, %18
  br i1 %509, label %583, label %510

510:                                              ; preds = %506
  call void @free(ptr noundef %508) #30
  br label %583

511:                                              ; preds = %503
  %512 = icmp ne i32 %495, 0
  %513 = and i1 %68, %512
  br i1 %513, label %514, label %576

514:                                              ; preds = %511
  %515 = getelementptr inbounds i8, ptr %27, i32 4
  %516 = load ptr, ptr %27, align 4
  br i1 %378, label %538, label %517

517:                                              ; preds = %514
  %518 = load ptr, ptr %17, align 4
  switch i32 %126, label %529 [
    i32 1, label %519
    i32 3, label %528
  ]

519:                                              ; preds = %517
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #32
  %520 = call fastcc i64 @read_real(ptr noundef nonnull @double_format, ptr noundef %518, ptr noundef nonnull %8, ptr noundef nonnull %7) #31
  %521 = load ptr, ptr %8, align 4
  %522 = icmp eq ptr %521, null
  %523 = load i32, ptr %7, align 4
  %524 = zext i32 %523 to i64
  %525 = shl i64 %524, 63
  %526 = select i1 %522, i64 0, i64 %525
  %527 = or i64 %526, %520
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #32
  store i64 %527, ptr %516, align 4
  br label %574

528:                                              ; preds = %517
  call void @__tresse_unsupported(ptr noundef nonnull @.str.81) #33
  unreachable

529:                                              ; preds = %517
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #32
  %530 = call fastcc i64 @read_real(ptr noundef nonnull @single_format, ptr noundef %518, ptr noundef nonnull %6, ptr noundef nonnull %5) #31
  %531 = load ptr, ptr %6, align 4
  %532 = trunc i64 %530 to i32
  %533 = icmp eq ptr %531, null
  %534 = load i32, ptr %5, align 4
  %535 = shl i32 %534, 31
  %536 = select i1 %533, i32 0, i32 %535
  %537 = or i32 %536, %532
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #32
  store i32 %537, ptr %516, align 4
  br label %574

538:                                              ; preds = %514
  switch i8 %124, label %562 [
    i8 112, label %539
    i8 105, label %544
    i8 100, label %544
  ]

539:                                              ; preds = %538
  %540 = load ptr, ptr %17, align 4
  %541 = call fastcc i64 @read_unsigned(ptr noundef %540, ptr noundef null, i32 noundef 16, i32 noundef 0, i64 noundef -1) #31
  %542 = trunc i64 %541 to i32
  %543 = inttoptr i32 %542 to ptr
  store ptr %543, ptr %516, align 4
  br label %574

544:                                              ; preds = %538, %538
  %545 = load ptr, ptr %17, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  %546 = call fastcc i64 @read_integer(ptr noundef %545, ptr noundef null, i32 noundef %236, i32 noundef 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #31
  %547 = load i32, ptr %4, align 4
  %548 = icmp eq i32 %547, 0
  %549 = icmp slt i64 %546, 0
  %550 = sub nsw i64 0, %546
  %551 = select i1 %549, i64 -9223372036854775808, i64 %550
  %552 = select i1 %548, i64 %546, i64 %551
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  switch i32 %126, label %561 [
    i32 -2, label %553
    i32 -1, label %555
    i32 0, label %557
    i32 1, label %559
  ]

553:                                              ; preds = %544
  %554 = trunc i64 %552 to i8
  store i8 %554, ptr %516, align 1
  br label %574

555:                                              ; preds = %544
  %556 = trunc i64 %552 to i16
  store i16 %556, ptr %516, align 2
  br label %574

557:                                              ; preds = %544
  %558 = trunc i64 %552 to i32
  store i32 %558, ptr %516, align 4
  br label %574

559:                                              ; preds = %544
  %560 = trunc i64 %552 to i32
  store i32 %560, ptr %516, align 4
  br label %574

561:                                              ; preds = %544
  store i64 %552, ptr %516, align 4
  br label %574

562:                                              ; preds = %538
  %563 = load ptr, ptr %17, align 4
  %564 = call fastcc i64 @read_unsigned(ptr noundef %563, ptr noundef null, i32 noundef %236, i32 noundef 0, i64 noundef -1) #31
  switch i32 %126, label %573 [
    i32 -2, label %565
    i32 -1, label %567
    i32 0, label %569
    i32 1, label %571
  ]

565:                                              ; preds = %562
  %566 = trunc i64 %564 to i8
  store i8 %566, ptr %516, align 1
  br label %574

567:                                              ; preds = %562
  %568 = trunc i64 %564 to i16
  store i16 %568, ptr %516, align 2
  br label %574

569:                                              ; preds = %562
  %570 = trunc i64 %564 to i32
  store i32 %570, ptr %516, align 4
  br label %574

571:                                              ; preds = %562
  %572 = trunc i64 %564 to i32
  store i32 %572, ptr %516, align 4
  br label %574

573:                                              ; preds = %562
  store i64 %564, ptr %516, align 4
  br label %574

574:                                              ; preds = %573, %571, %569, %567, %565, %561, %559, %557, %555, %553, %529, %519, %539
  %575 = add nsw i32 %28, 1
  br label %576

576:                                              ; preds = %574, %511
  %577 = phi i32 [ %575, %574 ], [ %28, %511 ]
  %578 = phi ptr [ %515, %574 ], [ %27, %511 ]
  %579 = load ptr, ptr %17, align 4
  %580 = icmp eq ptr %579, %18
  br i1 %580, label %582, label %581

581:                                              ; preds = %576
  call void @free(ptr noundef %579) #30
  br label %582

582:                                              ; preds = %576, %581
  br i1 %512, label %585, label %583

583:                                              ; preds = %582, %506, %510
  %584 = phi i32 [ -1, %510 ], [ -1, %506 ], [ %577, %582 ]
  call void @llvm.lifetime.end.p0(i64 284, ptr nonnull %10) #32
  br label %593

585:                                              ; preds = %582
  call void @llvm.lifetime.end.p0(i64 284, ptr nonnull %10) #32
  br label %586

586:                                              ; preds = %166, %164, %162, %160, %158, %361, %153, %130, %585, %43, %34
  %587 = phi i32 [ %28, %34 ], [ %577, %585 ], [ %28, %43 ], [ %28, %166 ], [ %28, %164 ], [ %28, %162 ], [ %28, %160 ], [ %28, %158 ], [ %362, %361 ], [ %28, %153 ], [ %28, %130 ]
  %588 = phi ptr [ %27, %34 ], [ %578, %585 ], [ %27, %43 ], [ %155, %166 ], [ %155, %164 ], [ %155, %162 ], [ %155, %160 ], [ %155, %158 ], [ %270, %361 ], [ %27, %153 ], [ %27, %130 ]
  %589 = phi ptr [ %26, %34 ], [ %233, %585 ], [ %26, %43 ], [ %127, %166 ], [ %127, %164 ], [ %127, %162 ], [ %127, %160 ], [ %127, %158 ], [ %233, %361 ], [ %127, %153 ], [ %127, %130 ]
  %590 = getelementptr inbounds i8, ptr %589, i32 1
  %591 = load i8, ptr %590, align 1
  %592 = icmp eq i8 %591, 0
  br i1 %592, label %593, label %24

593:                                              ; preds = %586, %350, %3, %150, %144, %140, %358, %348, %239, %132, %62, %56, %52, %40, %583
  %594 = phi i32 [ %584, %583 ], [ %28, %62 ], [ %28, %56 ], [ %28, %52 ], [ %42, %40 ], [ %28, %150 ], [ %28, %144 ], [ %28, %140 ], [ %360, %358 ], [ -1, %348 ], [ %241, %239 ], [ %134, %132 ], [ 0, %3 ], [ %587, %586 ], [ %28, %350 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #32
  ret i32 %594
}

; Function Attrs: nounwind optsize
define dso_local i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = alloca %struct.source, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #32
  store ptr null, ptr %4, align 4
  %5 = getelementptr inbounds i8, ptr %0, i32 56
  %6 = load i32, ptr %5, align 4
  %7 = add i32 %6, -1
  %8 = icmp ult i32 %7, 2
  %9 = icmp eq ptr %0, null
  %10 = or i1 %8, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %12, align 4
  br label %24

13:                                               ; preds = %3
  %14 = getelementptr inbounds i8, ptr %4, i32 4
  %15 = getelementptr inbounds i8, ptr %0, i32 108
  %16 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %15) #30
  store ptr %0, ptr %14, align 4
  %17 = getelementptr inbounds i8, ptr %4, i32 8
  store i64 0, ptr %17, align 4
  %18 = call fastcc i32 @scan_from(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2) #31
  %19 = load ptr, ptr %14, align 4
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %13
  %22 = getelementptr inbounds i8, ptr %19, i32 108
  %23 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #30
  br label %24

24:                                               ; preds = %11, %13, %21
  %25 = phi i32 [ -1, %11 ], [ %18, %13 ], [ %18, %21 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #32
  ret i32 %25
}

; Function Attrs: nounwind optsize
define dso_local i32 @vscanf(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca %struct.source, align 4
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #32
  store ptr %0, ptr %3, align 4
  %6 = getelementptr inbounds i8, ptr %3, i32 4
  store ptr null, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %3, i32 8
  store i64 0, ptr %7, align 4
  %8 = call fastcc i32 @scan_from(ptr noundef nonnull %3, ptr noundef %1, ptr noundef readonly %5) #31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #32
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @fscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #31
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @scanf(ptr noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #32
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 4
  %4 = call i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef readonly %3) #31
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = alloca %struct.source, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #32
  store ptr %0, ptr %4, align 4
  %5 = getelementptr inbounds i8, ptr %4, i32 4
  store ptr null, ptr %5, align 4
  %6 = getelementptr inbounds i8, ptr %4, i32 8
  store i64 0, ptr %6, align 4
  %7 = call fastcc i32 @scan_from(ptr noundef nonnull %4, ptr noundef %1, ptr noundef readonly %2) #31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #32
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vfscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = tail call i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #31
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_vscanf(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef readonly %1) #31
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca %struct.source, align 4
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #32
  store ptr %0, ptr %3, align 4
  %6 = getelementptr inbounds i8, ptr %3, i32 4
  store ptr null, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %3, i32 8
  store i64 0, ptr %7, align 4
  %8 = call fastcc i32 @scan_from(ptr noundef nonnull %3, ptr noundef %1, ptr noundef readonly %5) #31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #32
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_fscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #31
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc99_scanf(ptr noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #32
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 4
  %4 = call i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef readonly %3) #31
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc23_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca %struct.source, align 4
  %4 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #32
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #32
  store ptr %0, ptr %3, align 4
  %6 = getelementptr inbounds i8, ptr %3, i32 4
  store ptr null, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %3, i32 8
  store i64 0, ptr %7, align 4
  %8 = call fastcc i32 @scan_from(ptr noundef nonnull %3, ptr noundef %1, ptr noundef readonly %5) #31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #32
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #32
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc23_fscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 4
  %5 = call i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #31
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local i32 @__isoc23_scanf(ptr noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #32
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 4
  %4 = call i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef readonly %3) #31
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @getopt(i32 noundef %0, ptr nocapture noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call fastcc i32 @get_option(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef null, ptr noundef null) #31
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @get_option(i32 noundef %0, ptr nocapture noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef writeonly %4) unnamed_addr #5 {
  %6 = alloca i8, align 1
  store ptr null, ptr @optarg, align 4
  %7 = icmp slt i32 %0, 1
  br i1 %7, label %323, label %8

8:                                                ; preds = %5
  %9 = load i32, ptr @optind, align 4
  %10 = icmp ne i32 %9, 0
  %11 = load i1, ptr @has_begun, align 4
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %15, label %13

13:                                               ; preds = %8
  %14 = select i1 %10, i32 %9, i32 1
  store i32 %14, ptr @optind, align 4
  store i32 %14, ptr @last_operand, align 4
  store i32 %14, ptr @first_operand, align 4
  store ptr null, ptr @next_option, align 4
  store i1 true, ptr @has_begun, align 4
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi i32 [ %9, %8 ], [ %14, %13 ]
  %17 = load i8, ptr %2, align 1
  %18 = icmp eq i8 %17, 43
  switch i8 %17, label %22 [
    i8 45, label %19
    i8 43, label %19
  ]

19:                                               ; preds = %15, %15
  %20 = getelementptr inbounds i8, ptr %2, i32 1
  %21 = load i8, ptr %20, align 1
  br label %22

22:                                               ; preds = %15, %19
  %23 = phi i8 [ %17, %15 ], [ %21, %19 ]
  %24 = phi ptr [ %2, %15 ], [ %20, %19 ]
  %25 = icmp eq i8 %23, 58
  %26 = load ptr, ptr @next_option, align 4
  %27 = icmp eq ptr %26, null
  br i1 %27, label %31, label %28

28:                                               ; preds = %22
  %29 = load i8, ptr %26, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %264

31:                                               ; preds = %28, %22
  store ptr null, ptr @next_option, align 4
  %32 = load i32, ptr @last_operand, align 4
  %33 = icmp sgt i32 %32, %16
  br i1 %33, label %34, label %35

34:                                               ; preds = %31
  store i32 %16, ptr @last_operand, align 4
  br label %35

35:                                               ; preds = %34, %31
  %36 = phi i32 [ %16, %34 ], [ %32, %31 ]
  %37 = load i32, ptr @first_operand, align 4
  %38 = icmp sgt i32 %37, %16
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store i32 %16, ptr @first_operand, align 4
  br label %40

40:                                               ; preds = %39, %35
  %41 = phi i32 [ %16, %39 ], [ %37, %35 ]
  switch i8 %17, label %42 [
    i8 45, label %68
    i8 43, label %68
  ]

42:                                               ; preds = %40
  %43 = icmp eq i32 %41, %36
  %44 = icmp eq i32 %36, %16
  %45 = or i1 %43, %44
  br i1 %45, label %48, label %46

46:                                               ; preds = %42
  tail call fastcc void @exchange(ptr noundef %1) #31
  %47 = load i32, ptr @optind, align 4
  br label %50

48:                                               ; preds = %42
  br i1 %44, label %50, label %49

49:                                               ; preds = %48
  store i32 %16, ptr @first_operand, align 4
  br label %50

50:                                               ; preds = %48, %49, %46
  %51 = phi i32 [ %16, %48 ], [ %16, %49 ], [ %47, %46 ]
  %52 = icmp slt i32 %51, %0
  br i1 %52, label %53, label %66

53:                                               ; preds = %50, %63
  %54 = phi i32 [ %64, %63 ], [ %51, %50 ]
  %55 = getelementptr inbounds ptr, ptr %1, i32 %54
  %56 = load ptr, ptr %55, align 4
  %57 = load i8, ptr %56, align 1
  %58 = icmp eq i8 %57, 45
  br i1 %58, label %59, label %63

59:                                               ; preds = %53
  %60 = getelementptr inbounds i8, ptr %56, i32 1
  %61 = load i8, ptr %60, align 1
  %62 = icmp eq i8 %61, 0
  br i1 %62, label %63, label %66

63:                                               ; preds = %53, %59
  %64 = add i32 %54, 1
  store i32 %64, ptr @optind, align 4
  %65 = icmp eq i32 %64, %0
  br i1 %65, label %66, label %53

66:                                               ; preds = %59, %63, %50
  %67 = phi i32 [ %51, %50 ], [ %0, %63 ], [ %54, %59 ]
  store i32 %67, ptr @last_operand, align 4
  br label %68

68:                                               ; preds = %40, %40, %66
  %69 = phi i32 [ %36, %40 ], [ %36, %40 ], [ %67, %66 ]
  %70 = phi i32 [ %16, %40 ], [ %16, %40 ], [ %67, %66 ]
  %71 = icmp slt i32 %70, %0
  br i1 %71, label %72, label %97

72:                                               ; preds = %68
  %73 = getelementptr inbounds ptr, ptr %1, i32 %70
  %74 = load ptr, ptr %73, align 4
  br label %75

75:                                               ; preds = %82, %72
  %76 = phi i32 [ 0, %72 ], [ %84, %82 ]
  %77 = getelementptr inbounds i8, ptr %74, i32 %76
  %78 = load i8, ptr %77, align 1
  %79 = getelementptr inbounds i8, ptr @.str.82, i32 %76
  %80 = load i8, ptr %79, align 1
  %81 = icmp eq i8 %78, %80
  br i1 %81, label %82, label %97

82:                                               ; preds = %75
  %83 = icmp eq i8 %78, 0
  %84 = add nuw i32 %76, 1
  %85 = icmp eq i32 %84, -1
  %86 = select i1 %83, i1 true, i1 %85
  br i1 %86, label %87, label %75

87:                                               ; preds = %82
  %88 = add nsw i32 %70, 1
  store i32 %88, ptr @optind, align 4
  %89 = load i32, ptr @first_operand, align 4
  %90 = icmp eq i32 %89, %69
  %91 = icmp eq i32 %69, %88
  %92 = select i1 %90, i1 true, i1 %91
  br i1 %92, label %94, label %93

93:                                               ; preds = %87
  tail call fastcc void @exchange(ptr noundef %1) #31
  br label %96

94:                                               ; preds = %87
  br i1 %90, label %95, label %96

95:                                               ; preds = %94
  store i32 %88, ptr @first_operand, align 4
  br label %96

96:                                               ; preds = %93, %95, %94
  store i32 %0, ptr @last_operand, align 4
  store i32 %0, ptr @optind, align 4
  br label %99

97:                                               ; preds = %75, %68
  %98 = icmp slt i32 %70, %0
  br i1 %98, label %104, label %99

99:                                               ; preds = %96, %97
  %100 = phi i32 [ %0, %96 ], [ %69, %97 ]
  %101 = load i32, ptr @first_operand, align 4
  %102 = icmp eq i32 %101, %100
  br i1 %102, label %323, label %103

103:                                              ; preds = %99
  store i32 %101, ptr @optind, align 4
  br label %323

104:                                              ; preds = %97
  %105 = getelementptr inbounds ptr, ptr %1, i32 %70
  %106 = load ptr, ptr %105, align 4
  %107 = load i8, ptr %106, align 1
  %108 = icmp eq i8 %107, 45
  br i1 %108, label %109, label %113

109:                                              ; preds = %104
  %110 = getelementptr inbounds i8, ptr %106, i32 1
  %111 = load i8, ptr %110, align 1
  %112 = icmp eq i8 %111, 0
  br i1 %112, label %113, label %117

113:                                              ; preds = %104, %109
  br i1 %18, label %323, label %114

114:                                              ; preds = %113
  %115 = add nsw i32 %70, 1
  store i32 %115, ptr @optind, align 4
  %116 = load ptr, ptr %105, align 4
  store ptr %116, ptr @optarg, align 4
  br label %323

117:                                              ; preds = %109
  %118 = icmp ne ptr %3, null
  %119 = icmp eq i8 %111, 45
  %120 = and i1 %118, %119
  br i1 %120, label %121, label %264

121:                                              ; preds = %117
  %122 = getelementptr inbounds i8, ptr %106, i32 2
  %123 = tail call i32 @strcspn(ptr noundef nonnull %122, ptr noundef nonnull @.str.85) #31
  %124 = load ptr, ptr %3, align 4
  %125 = icmp eq ptr %124, null
  br i1 %125, label %126, label %128

126:                                              ; preds = %121
  %127 = add nsw i32 %70, 1
  store i32 %127, ptr @optind, align 4
  store ptr null, ptr @next_option, align 4
  br label %200

128:                                              ; preds = %121
  %129 = icmp eq i32 %123, 0
  br label %134

130:                                              ; preds = %181
  %131 = add nsw i32 %70, 1
  store i32 %131, ptr @optind, align 4
  store ptr null, ptr @next_option, align 4
  %132 = icmp eq i32 %184, 0
  %133 = or i1 %183, %132
  br i1 %133, label %198, label %189

134:                                              ; preds = %181, %128
  %135 = phi ptr [ %124, %128 ], [ %186, %181 ]
  %136 = phi ptr [ %3, %128 ], [ %185, %181 ]
  %137 = phi i32 [ 0, %128 ], [ %184, %181 ]
  %138 = phi ptr [ null, %128 ], [ %182, %181 ]
  br i1 %129, label %151, label %139

139:                                              ; preds = %134, %146
  %140 = phi i32 [ %148, %146 ], [ 0, %134 ]
  %141 = getelementptr inbounds i8, ptr %135, i32 %140
  %142 = load i8, ptr %141, align 1
  %143 = getelementptr inbounds i8, ptr %122, i32 %140
  %144 = load i8, ptr %143, align 1
  %145 = icmp eq i8 %142, %144
  br i1 %145, label %146, label %181

146:                                              ; preds = %139
  %147 = icmp eq i8 %142, 0
  %148 = add nuw i32 %140, 1
  %149 = icmp eq i32 %148, %123
  %150 = select i1 %147, i1 true, i1 %149
  br i1 %150, label %151, label %139

151:                                              ; preds = %146, %134
  br label %152

152:                                              ; preds = %151, %152
  %153 = phi i32 [ %157, %152 ], [ 0, %151 ]
  %154 = getelementptr inbounds i8, ptr %135, i32 %153
  %155 = load i8, ptr %154, align 1
  %156 = icmp eq i8 %155, 0
  %157 = add i32 %153, 1
  br i1 %156, label %158, label %152

158:                                              ; preds = %152
  %159 = icmp eq i32 %153, %123
  %160 = icmp eq ptr %138, null
  %161 = select i1 %159, i1 true, i1 %160
  br i1 %161, label %181, label %162

162:                                              ; preds = %158
  %163 = getelementptr inbounds i8, ptr %138, i32 4
  %164 = load i32, ptr %163, align 4
  %165 = getelementptr inbounds i8, ptr %136, i32 4
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %164, %166
  br i1 %167, label %168, label %180

168:                                              ; preds = %162
  %169 = getelementptr inbounds i8, ptr %138, i32 8
  %170 = load ptr, ptr %169, align 4
  %171 = getelementptr inbounds i8, ptr %136, i32 8
  %172 = load ptr, ptr %171, align 4
  %173 = icmp eq ptr %170, %172
  br i1 %173, label %174, label %180

174:                                              ; preds = %168
  %175 = getelementptr inbounds i8, ptr %138, i32 12
  %176 = load i32, ptr %175, align 4
  %177 = getelementptr inbounds i8, ptr %136, i32 12
  %178 = load i32, ptr %177, align 4
  %179 = icmp eq i32 %176, %178
  br i1 %179, label %181, label %180

180:                                              ; preds = %174, %168, %162
  br label %181

181:                                              ; preds = %139, %180, %174, %158
  %182 = phi ptr [ %138, %180 ], [ %138, %174 ], [ %136, %158 ], [ %138, %139 ]
  %183 = phi i1 [ false, %180 ], [ false, %174 ], [ %159, %158 ], [ false, %139 ]
  %184 = phi i32 [ 1, %180 ], [ %137, %174 ], [ %137, %158 ], [ %137, %139 ]
  %185 = getelementptr inbounds i8, ptr %136, i32 16
  %186 = load ptr, ptr %185, align 4
  %187 = icmp eq ptr %186, null
  %188 = or i1 %183, %187
  br i1 %188, label %130, label %134

189:                                              ; preds = %130
  br i1 %25, label %197, label %190

190:                                              ; preds = %189, %190
  %191 = phi i32 [ %195, %190 ], [ 0, %189 ]
  %192 = getelementptr inbounds i8, ptr %122, i32 %191
  %193 = load i8, ptr %192, align 1
  %194 = icmp eq i8 %193, 0
  %195 = add i32 %191, 1
  br i1 %194, label %196, label %190

196:                                              ; preds = %190
  tail call fastcc void @complain(ptr noundef readonly %1, ptr noundef nonnull @.str.86, ptr noundef nonnull %122, i32 noundef %191) #31
  br label %197

197:                                              ; preds = %196, %189
  store i32 0, ptr @optopt, align 4
  br label %323

198:                                              ; preds = %130
  %199 = icmp eq ptr %182, null
  br i1 %199, label %200, label %203

200:                                              ; preds = %198, %126
  br i1 %25, label %202, label %201

201:                                              ; preds = %200
  tail call fastcc void @complain(ptr noundef readonly %1, ptr noundef nonnull @.str.87, ptr noundef nonnull %122, i32 noundef %123) #31
  br label %202

202:                                              ; preds = %201, %200
  store i32 0, ptr @optopt, align 4
  br label %323

203:                                              ; preds = %198
  store ptr null, ptr @optarg, align 4
  %204 = getelementptr inbounds i8, ptr %122, i32 %123
  %205 = load i8, ptr %204, align 1
  %206 = icmp eq i8 %205, 0
  %207 = getelementptr inbounds i8, ptr %182, i32 4
  %208 = load i32, ptr %207, align 4
  br i1 %206, label %226, label %209

209:                                              ; preds = %203
  %210 = icmp eq i32 %208, 0
  br i1 %210, label %211, label %224

211:                                              ; preds = %209
  br i1 %25, label %221, label %212

212:                                              ; preds = %211
  %213 = load ptr, ptr %182, align 4
  br label %214

214:                                              ; preds = %214, %212
  %215 = phi i32 [ 0, %212 ], [ %219, %214 ]
  %216 = getelementptr inbounds i8, ptr %213, i32 %215
  %217 = load i8, ptr %216, align 1
  %218 = icmp eq i8 %217, 0
  %219 = add i32 %215, 1
  br i1 %218, label %220, label %214

220:                                              ; preds = %214
  tail call fastcc void @complain(ptr noundef readonly %1, ptr noundef nonnull @.str.88, ptr noundef nonnull %213, i32 noundef %215) #31
  br label %221

221:                                              ; preds = %220, %211
  %222 = getelementptr inbounds i8, ptr %182, i32 12
  %223 = load i32, ptr %222, align 4
  store i32 %223, ptr @optopt, align 4
  br label %323

224:                                              ; preds = %209
  %225 = getelementptr inbounds i8, ptr %204, i32 1
  br label %248

226:                                              ; preds = %203
  %227 = icmp eq i32 %208, 1
  br i1 %227, label %228, label %250

228:                                              ; preds = %226
  %229 = icmp slt i32 %131, %0
  br i1 %229, label %244, label %230

230:                                              ; preds = %228
  br i1 %25, label %240, label %231

231:                                              ; preds = %230
  %232 = load ptr, ptr %182, align 4
  br label %233

233:                                              ; preds = %233, %231
  %234 = phi i32 [ 0, %231 ], [ %238, %233 ]
  %235 = getelementptr inbounds i8, ptr %232, i32 %234
  %236 = load i8, ptr %235, align 1
  %237 = icmp eq i8 %236, 0
  %238 = add i32 %234, 1
  br i1 %237, label %239, label %233

239:                                              ; preds = %233
  tail call fastcc void @complain(ptr noundef readonly %1, ptr noundef nonnull @.str.89, ptr noundef nonnull %232, i32 noundef %234) #31
  br label %240

240:                                              ; preds = %239, %230
  %241 = phi i32 [ 63, %239 ], [ 58, %230 ]
  %242 = getelementptr inbounds i8, ptr %182, i32 12
  %243 = load i32, ptr %242, align 4
  store i32 %243, ptr @optopt, align 4
  br label %323

244:                                              ; preds = %228
  %245 = add nsw i32 %70, 2
  store i32 %245, ptr @optind, align 4
  %246 = getelementptr inbounds ptr, ptr %1, i32 %131
  %247 = load ptr, ptr %246, align 4
  br label %248

248:                                              ; preds = %244, %224
  %249 = phi ptr [ %247, %244 ], [ %225, %224 ]
  store ptr %249, ptr @optarg, align 4
  br label %250

250:                                              ; preds = %248, %226
  %251 = icmp eq ptr %4, null
  br i1 %251, label %257, label %252

252:                                              ; preds = %250
  %253 = ptrtoint ptr %182 to i32
  %254 = ptrtoint ptr %3 to i32
  %255 = sub i32 %253, %254
  %256 = ashr exact i32 %255, 4
  store i32 %256, ptr %4, align 4
  br label %257

257:                                              ; preds = %252, %250
  %258 = getelementptr inbounds i8, ptr %182, i32 8
  %259 = load ptr, ptr %258, align 4
  %260 = icmp eq ptr %259, null
  %261 = getelementptr inbounds i8, ptr %182, i32 12
  %262 = load i32, ptr %261, align 4
  br i1 %260, label %323, label %263

263:                                              ; preds = %257
  store i32 %262, ptr %259, align 4
  br label %323

264:                                              ; preds = %117, %28
  %265 = phi i32 [ %16, %28 ], [ %70, %117 ]
  %266 = phi i8 [ %29, %28 ], [ %111, %117 ]
  %267 = phi ptr [ %26, %28 ], [ %110, %117 ]
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %6) #32
  %268 = getelementptr inbounds i8, ptr %267, i32 1
  store ptr %268, ptr @next_option, align 4
  store i8 %266, ptr %6, align 1
  %269 = and i8 %266, -2
  %270 = icmp eq i8 %269, 58
  br i1 %270, label %281, label %271

271:                                              ; preds = %264, %271
  %272 = phi ptr [ %280, %271 ], [ %24, %264 ]
  %273 = phi ptr [ %278, %271 ], [ undef, %264 ]
  %274 = load i8, ptr %272, align 1
  %275 = icmp ne i8 %266, %274
  %276 = icmp ne i8 %274, 0
  %277 = select i1 %276, ptr %273, ptr null
  %278 = select i1 %275, ptr %277, ptr %272
  %279 = and i1 %276, %275
  %280 = getelementptr inbounds i8, ptr %272, i32 1
  br i1 %279, label %271, label %281

281:                                              ; preds = %271, %264
  %282 = phi ptr [ null, %264 ], [ %278, %271 ]
  %283 = load i8, ptr %268, align 1
  %284 = icmp eq i8 %283, 0
  br i1 %284, label %285, label %287

285:                                              ; preds = %281
  %286 = add nsw i32 %265, 1
  store i32 %286, ptr @optind, align 4
  br label %287

287:                                              ; preds = %285, %281
  %288 = phi i32 [ %286, %285 ], [ %265, %281 ]
  %289 = icmp eq ptr %282, null
  br i1 %289, label %290, label %293

290:                                              ; preds = %287
  %291 = zext i8 %266 to i32
  store i32 %291, ptr @optopt, align 4
  br i1 %25, label %321, label %292

292:                                              ; preds = %290
  call fastcc void @complain(ptr noundef %1, ptr noundef nonnull @.str.83, ptr noundef nonnull %6, i32 noundef 1) #31
  br label %321

293:                                              ; preds = %287
  %294 = getelementptr inbounds i8, ptr %282, i32 1
  %295 = load i8, ptr %294, align 1
  %296 = icmp eq i8 %295, 58
  br i1 %296, label %297, label %319

297:                                              ; preds = %293
  %298 = load i8, ptr %268, align 1
  %299 = icmp eq i8 %298, 0
  br i1 %299, label %302, label %300

300:                                              ; preds = %297
  store ptr %268, ptr @optarg, align 4
  %301 = add nsw i32 %288, 1
  store i32 %301, ptr @optind, align 4
  br label %318

302:                                              ; preds = %297
  %303 = getelementptr inbounds i8, ptr %282, i32 2
  %304 = load i8, ptr %303, align 1
  %305 = icmp eq i8 %304, 58
  br i1 %305, label %306, label %307

306:                                              ; preds = %302
  store ptr null, ptr @optarg, align 4
  br label %318

307:                                              ; preds = %302
  %308 = icmp slt i32 %288, %0
  br i1 %308, label %314, label %309

309:                                              ; preds = %307
  %310 = zext i8 %266 to i32
  store i32 %310, ptr @optopt, align 4
  br i1 %25, label %312, label %311

311:                                              ; preds = %309
  call fastcc void @complain(ptr noundef %1, ptr noundef nonnull @.str.84, ptr noundef nonnull %6, i32 noundef 1) #31
  br label %312

312:                                              ; preds = %311, %309
  %313 = phi i32 [ 63, %311 ], [ 58, %309 ]
  store ptr null, ptr @next_option, align 4
  br label %321

314:                                              ; preds = %307
  %315 = add nsw i32 %288, 1
  store i32 %315, ptr @optind, align 4
  %316 = getelementptr inbounds ptr, ptr %1, i32 %288
  %317 = load ptr, ptr %316, align 4
  store ptr %317, ptr @optarg, align 4
  br label %318

318:                                              ; preds = %306, %314, %300
  store ptr null, ptr @next_option, align 4
  br label %319

319:                                              ; preds = %318, %293
  %320 = zext i8 %266 to i32
  br label %321

321:                                              ; preds = %290, %292, %319, %312
  %322 = phi i32 [ %320, %319 ], [ %313, %312 ], [ 63, %292 ], [ 63, %290 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #32
  br label %323

323:                                              ; preds = %263, %257, %240, %221, %202, %197, %114, %321, %103, %99, %113, %5
  %324 = phi i32 [ -1, %5 ], [ %322, %321 ], [ 1, %114 ], [ -1, %103 ], [ -1, %99 ], [ -1, %113 ], [ 63, %202 ], [ 0, %263 ], [ 63, %221 ], [ %241, %240 ], [ 63, %197 ], [ %262, %257 ]
  ret i32 %324
}

; Function Attrs: nounwind optsize
define dso_local i32 @getopt_long(i32 noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #5 {
  %6 = tail call fastcc i32 @get_option(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #31
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef double @fabs(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef float @fabsf(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  ret float %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @copysign(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = bitcast double %1 to i64
  %6 = and i64 %5, -9223372036854775808
  %7 = or disjoint i64 %6, %4
  %8 = bitcast i64 %7 to double
  ret double %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @copysignf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = bitcast float %1 to i32
  %6 = and i32 %5, -2147483648
  %7 = or disjoint i32 %6, %4
  %8 = bitcast i32 %7 to float
  ret float %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @floor(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc double @to_integer(double noundef %0, i32 noundef 0) #31
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @to_integer(double noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = bitcast double %0 to i64
  %4 = lshr i64 %3, 52
  %5 = trunc nuw nsw i64 %4 to i32
  %6 = and i32 %5, 2047
  %7 = add nsw i32 %6, -1023
  %8 = icmp eq i32 %1, 0
  %9 = icmp sgt i64 %3, -1
  %10 = zext i1 %9 to i32
  %11 = lshr i64 %3, 63
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = select i1 %8, i32 %12, i32 %10
  %14 = icmp ugt i32 %6, 1074
  br i1 %14, label %15, label %19

15:                                               ; preds = %2
  %16 = icmp eq i32 %7, 1024
  %17 = fadd double %0, %0
  %18 = select i1 %16, double %17, double %0
  br label %40

19:                                               ; preds = %2
  %20 = icmp ult i32 %6, 1023
  br i1 %20, label %21, label %31

21:                                               ; preds = %19
  %22 = fcmp une double %0, 0.000000e+00
  %23 = icmp ne i32 %13, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = and i64 %3, -9223372036854775808
  br i1 %24, label %28, label %26

26:                                               ; preds = %21
  %27 = bitcast i64 %25 to double
  br label %40

28:                                               ; preds = %21
  %29 = or disjoint i64 %25, 4607182418800017408
  %30 = bitcast i64 %29 to double
  br label %40

31:                                               ; preds = %19
  %32 = zext nneg i32 %7 to i64
  %33 = icmp eq i32 %13, 0
  %34 = lshr i64 4503599627370495, %32
  %35 = select i1 %33, i64 0, i64 %34
  %36 = add i64 %35, %3
  %37 = ashr i64 -4503599627370496, %32
  %38 = and i64 %36, %37
  %39 = bitcast i64 %38 to double
  br label %40

40:                                               ; preds = %31, %28, %26, %15
  %41 = phi double [ %18, %15 ], [ %30, %28 ], [ %27, %26 ], [ %39, %31 ]
  ret double %41
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @ceil(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc double @to_integer(double noundef %0, i32 noundef 1) #31
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @floorf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef 0) #31
  %4 = fptrunc double %3 to float
  ret float %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @ceilf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef 1) #31
  %4 = fptrunc double %3 to float
  ret float %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef double @fmin(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp uno double %1, 0.000000e+00
  %6 = fcmp olt double %0, %1
  %7 = or i1 %5, %6
  br i1 %7, label %14, label %8

8:                                                ; preds = %4
  %9 = fcmp une double %0, %1
  %10 = bitcast double %0 to i64
  %11 = icmp sgt i64 %10, -1
  %12 = or i1 %9, %11
  %13 = select i1 %12, double %1, double %0
  br label %14

14:                                               ; preds = %8, %4, %2
  %15 = phi double [ %1, %2 ], [ %0, %4 ], [ %13, %8 ]
  ret double %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef double @fmax(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp uno double %1, 0.000000e+00
  %6 = fcmp ogt double %0, %1
  %7 = or i1 %5, %6
  br i1 %7, label %14, label %8

8:                                                ; preds = %4
  %9 = fcmp oeq double %0, %1
  %10 = bitcast double %0 to i64
  %11 = icmp sgt i64 %10, -1
  %12 = and i1 %9, %11
  %13 = select i1 %12, double %0, double %1
  br label %14

14:                                               ; preds = %8, %4, %2
  %15 = phi double [ %1, %2 ], [ %0, %4 ], [ %13, %8 ]
  ret double %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef float @fminf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp uno float %1, 0.000000e+00
  %6 = fcmp olt float %0, %1
  %7 = or i1 %5, %6
  br i1 %7, label %14, label %8

8:                                                ; preds = %4
  %9 = fcmp une float %0, %1
  %10 = bitcast float %0 to i32
  %11 = icmp sgt i32 %10, -1
  %12 = or i1 %9, %11
  %13 = select i1 %12, float %1, float %0
  br label %14

14:                                               ; preds = %2, %4, %8
  %15 = phi float [ %1, %2 ], [ %0, %4 ], [ %13, %8 ]
  ret float %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef float @fmaxf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %14, label %4

4:                                                ; preds = %2
  %5 = fcmp uno float %1, 0.000000e+00
  %6 = fcmp ogt float %0, %1
  %7 = or i1 %5, %6
  br i1 %7, label %14, label %8

8:                                                ; preds = %4
  %9 = fcmp oeq float %0, %1
  %10 = bitcast float %0 to i32
  %11 = icmp sgt i32 %10, -1
  %12 = and i1 %9, %11
  %13 = select i1 %12, float %0, float %1
  br label %14

14:                                               ; preds = %2, %4, %8
  %15 = phi float [ %1, %2 ], [ %0, %4 ], [ %13, %8 ]
  ret float %15
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, argmem: none, inaccessiblemem: none)
define dso_local double @sqrt(double noundef %0) local_unnamed_addr #18 {
  %2 = bitcast double %0 to i64
  %3 = fcmp ueq double %0, 0.000000e+00
  %4 = icmp eq i64 %2, 9218868437227405312
  %5 = or i1 %3, %4
  br i1 %5, label %6, label %8

6:                                                ; preds = %1
  %7 = fadd double %0, %0
  br label %69

8:                                                ; preds = %1
  %9 = icmp sgt i64 %2, -1
  br i1 %9, label %12, label %10

10:                                               ; preds = %8
  %11 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 33, ptr %11, align 4
  br label %69

12:                                               ; preds = %8
  %13 = lshr i64 %2, 52
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = and i64 %2, 4503599627370495
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %12
  %18 = or disjoint i64 %15, 4503599627370496
  br label %25

19:                                               ; preds = %12, %19
  %20 = phi i64 [ %22, %19 ], [ %15, %12 ]
  %21 = phi i32 [ %23, %19 ], [ 1, %12 ]
  %22 = shl nuw nsw i64 %20, 1
  %23 = add nsw i32 %21, -1
  %24 = icmp ult i64 %20, 2251799813685248
  br i1 %24, label %19, label %25

25:                                               ; preds = %19, %17
  %26 = phi i32 [ %14, %17 ], [ %23, %19 ]
  %27 = phi i64 [ %18, %17 ], [ %22, %19 ]
  %28 = add nsw i32 %26, -1075
  %29 = and i32 %28, 1
  %30 = add nsw i32 %26, -1076
  %31 = zext nneg i32 %29 to i64
  %32 = shl i64 %27, %31
  br label %44

33:                                               ; preds = %56
  %34 = icmp eq i32 %29, 0
  %35 = select i1 %34, i32 %28, i32 %30
  %36 = and i64 %47, 9223372036854775807
  %37 = sdiv i32 %35, 2
  %38 = add nsw i32 %37, 1048
  %39 = zext i32 %38 to i64
  %40 = shl i64 %39, 52
  %41 = or disjoint i64 %40, %63
  %42 = add i64 %41, %36
  %43 = bitcast i64 %42 to double
  br label %69

44:                                               ; preds = %25, %56
  %45 = phi i32 [ 0, %25 ], [ %67, %56 ]
  %46 = phi i64 [ 0, %25 ], [ %66, %56 ]
  %47 = phi i64 [ 0, %25 ], [ %64, %56 ]
  %48 = shl i64 %46, 2
  %49 = icmp ult i32 %45, 27
  br i1 %49, label %50, label %56

50:                                               ; preds = %44
  %51 = shl nuw nsw i32 %45, 1
  %52 = sub nuw nsw i32 52, %51
  %53 = zext nneg i32 %52 to i64
  %54 = lshr i64 %32, %53
  %55 = and i64 %54, 3
  br label %56

56:                                               ; preds = %44, %50
  %57 = phi i64 [ %55, %50 ], [ 0, %44 ]
  %58 = or disjoint i64 %57, %48
  %59 = shl i64 %47, 2
  %60 = shl i64 %47, 1
  %61 = icmp ugt i64 %58, %59
  %62 = xor i64 %59, -1
  %63 = zext i1 %61 to i64
  %64 = or disjoint i64 %60, %63
  %65 = select i1 %61, i64 %62, i64 0
  %66 = add i64 %65, %58
  %67 = add nuw nsw i32 %45, 1
  %68 = icmp eq i32 %67, 54
  br i1 %68, label %33, label %44

69:                                               ; preds = %33, %10, %6
  %70 = phi double [ %7, %6 ], [ 0x7FF8000000000000, %10 ], [ %43, %33 ]
  ret double %70
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none)
define dso_local float @sqrtf(float noundef %0) local_unnamed_addr #10 {
  %2 = fpext float %0 to double
  %3 = tail call double @sqrt(double noundef %2) #31
  %4 = fptrunc double %3 to float
  ret float %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local double @frexp(double noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #11 {
  %3 = bitcast double %0 to i64
  %4 = lshr i64 %3, 52
  %5 = trunc nuw nsw i64 %4 to i32
  %6 = and i32 %5, 2047
  store i32 0, ptr %1, align 4
  %7 = icmp eq i32 %6, 2047
  %8 = fcmp oeq double %0, 0.000000e+00
  %9 = or i1 %8, %7
  br i1 %9, label %10, label %13

10:                                               ; preds = %2
  %11 = fadd double %0, %0
  %12 = select i1 %7, double %11, double %0
  br label %29

13:                                               ; preds = %2
  %14 = icmp eq i32 %6, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = fmul double %0, 0x4350000000000000
  %17 = bitcast double %16 to i64
  %18 = lshr i64 %17, 52
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = and i32 %19, 2047
  %21 = add nsw i32 %20, -54
  br label %22

22:                                               ; preds = %15, %13
  %23 = phi i64 [ %17, %15 ], [ %3, %13 ]
  %24 = phi i32 [ %21, %15 ], [ %6, %13 ]
  %25 = add nsw i32 %24, -1022
  store i32 %25, ptr %1, align 4
  %26 = and i64 %23, -9218868437227405313
  %27 = or disjoint i64 %26, 4602678819172646912
  %28 = bitcast i64 %27 to double
  br label %29

29:                                               ; preds = %22, %10
  %30 = phi double [ %12, %10 ], [ %28, %22 ]
  ret double %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local float @frexpf(float noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #11 {
  %3 = fpext float %0 to double
  %4 = tail call double @frexp(double noundef %3, ptr noundef %1) #31
  %5 = fptrunc double %4 to float
  ret float %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local double @modf(double noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #11 {
  %3 = bitcast double %0 to i64
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = lshr i64 %3, 63
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = tail call fastcc double @to_integer(double noundef %0, i32 noundef %7) #31
  store double %8, ptr %1, align 4
  %9 = fsub double %0, %8
  %10 = tail call double @llvm.fabs.f64(double %9)
  %11 = select i1 %5, double 0.000000e+00, double %10
  %12 = bitcast double %11 to i64
  %13 = and i64 %3, -9223372036854775808
  %14 = or disjoint i64 %13, %12
  %15 = bitcast i64 %14 to double
  ret double %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local float @modff(float noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #11 {
  %3 = fpext float %0 to double
  %4 = bitcast double %3 to i64
  %5 = tail call double @llvm.fabs.f64(double %3)
  %6 = fcmp oeq double %5, 0x7FF0000000000000
  %7 = lshr i64 %4, 63
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = tail call fastcc double @to_integer(double noundef %3, i32 noundef %8) #31
  %10 = fsub double %3, %9
  %11 = tail call double @llvm.fabs.f64(double %10)
  %12 = select i1 %6, double 0.000000e+00, double %11
  %13 = bitcast double %12 to i64
  %14 = and i64 %4, -9223372036854775808
  %15 = or disjoint i64 %14, %13
  %16 = bitcast i64 %15 to double
  %17 = fptrunc double %16 to float
  %18 = fptrunc double %9 to float
  store float %18, ptr %1, align 4
  ret float %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef double @fdim(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ole double %0, %1
  %4 = fsub double %0, %1
  %5 = select i1 %3, double 0.000000e+00, double %4
  ret double %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef float @fdimf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = fcmp ole float %0, %1
  %4 = fsub float %0, %1
  %5 = select i1 %3, float 0.000000e+00, float %4
  ret float %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @ilogb(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = bitcast double %3 to i64
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %30, label %6

6:                                                ; preds = %1
  %7 = icmp ugt i64 %4, 9218868437227405311
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = icmp eq i64 %4, 9218868437227405312
  %10 = select i1 %9, i32 2147483647, i32 -2147483648
  br label %30

11:                                               ; preds = %6
  %12 = lshr i64 %2, 52
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = and i32 %13, 2047
  %15 = icmp eq i32 %14, 2047
  %16 = fcmp oeq double %0, 0.000000e+00
  %17 = or i1 %16, %15
  br i1 %17, label %30, label %18

18:                                               ; preds = %11
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %18
  %21 = fmul double %0, 0x4350000000000000
  %22 = bitcast double %21 to i64
  %23 = lshr i64 %22, 52
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = and i32 %24, 2047
  %26 = add nsw i32 %25, -54
  br label %27

27:                                               ; preds = %20, %18
  %28 = phi i32 [ %26, %20 ], [ %14, %18 ]
  %29 = add nsw i32 %28, -1023
  br label %30

30:                                               ; preds = %27, %11, %1, %8
  %31 = phi i32 [ %10, %8 ], [ -2147483648, %1 ], [ %29, %27 ], [ -1, %11 ]
  ret i32 %31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @ilogbf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call i32 @ilogb(double noundef %2) #31
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @logb(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = bitcast double %2 to i64
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = icmp ugt i64 %3, 9218868437227405311
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = fmul double %0, %0
  br label %12

9:                                                ; preds = %5
  %10 = tail call i32 @ilogb(double noundef %0) #31
  %11 = sitofp i32 %10 to double
  br label %12

12:                                               ; preds = %1, %9, %7
  %13 = phi double [ %8, %7 ], [ %11, %9 ], [ 0xFFF0000000000000, %1 ]
  ret double %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @logbf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = bitcast double %3 to i64
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %13, label %6

6:                                                ; preds = %1
  %7 = icmp ugt i64 %4, 9218868437227405311
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = fmul double %2, %2
  br label %13

10:                                               ; preds = %6
  %11 = tail call i32 @ilogb(double noundef %2) #31
  %12 = sitofp i32 %11 to double
  br label %13

13:                                               ; preds = %1, %8, %10
  %14 = phi double [ %9, %8 ], [ %12, %10 ], [ 0xFFF0000000000000, %1 ]
  %15 = fptrunc double %14 to float
  ret float %15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local double @nextafter(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = bitcast double %0 to i64
  %4 = fcmp uno double %0, %1
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = fadd double %0, %1
  br label %23

7:                                                ; preds = %2
  %8 = fcmp oeq double %0, %1
  br i1 %8, label %23, label %9

9:                                                ; preds = %7
  %10 = fcmp oeq double %0, 0.000000e+00
  br i1 %10, label %11, label %16

11:                                               ; preds = %9
  %12 = bitcast double %1 to i64
  %13 = and i64 %12, -9223372036854775808
  %14 = or disjoint i64 %13, 1
  %15 = bitcast i64 %14 to double
  br label %23

16:                                               ; preds = %9
  %17 = fcmp olt double %0, %1
  %18 = icmp slt i64 %3, 0
  %19 = xor i1 %17, %18
  %20 = select i1 %19, i64 1, i64 -1
  %21 = add i64 %20, %3
  %22 = bitcast i64 %21 to double
  br label %23

23:                                               ; preds = %7, %16, %11, %5
  %24 = phi double [ %6, %5 ], [ %22, %16 ], [ %15, %11 ], [ %1, %7 ]
  ret double %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @nextafterf(float noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = bitcast float %0 to i32
  %4 = fcmp uno float %0, %1
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = fadd float %0, %1
  br label %23

7:                                                ; preds = %2
  %8 = fcmp oeq float %0, %1
  br i1 %8, label %23, label %9

9:                                                ; preds = %7
  %10 = fcmp oeq float %0, 0.000000e+00
  br i1 %10, label %11, label %16

11:                                               ; preds = %9
  %12 = bitcast float %1 to i32
  %13 = and i32 %12, -2147483648
  %14 = or disjoint i32 %13, 1
  %15 = bitcast i32 %14 to float
  br label %23

16:                                               ; preds = %9
  %17 = fcmp olt float %0, %1
  %18 = icmp slt i32 %3, 0
  %19 = xor i1 %17, %18
  %20 = select i1 %19, i32 1, i32 -1
  %21 = add i32 %20, %3
  %22 = bitcast i32 %21 to float
  br label %23

23:                                               ; preds = %7, %16, %11, %5
  %24 = phi float [ %6, %5 ], [ %22, %16 ], [ %15, %11 ], [ %1, %7 ]
  ret float %24
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local double @scalbln(double noundef %0, i32 noundef %1) local_unnamed_addr #9 {
  %3 = tail call i32 @llvm.smax.i32(i32 %1, i32 -4400)
  %4 = tail call i32 @llvm.smin.i32(i32 %3, i32 4400)
  %5 = icmp sgt i32 %1, 1000
  br i1 %5, label %6, label %12

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %10, %6 ], [ %4, %2 ]
  %8 = phi double [ %9, %6 ], [ %0, %2 ]
  %9 = fmul double %8, 0x7E70000000000000
  %10 = add nsw i32 %7, -1000
  %11 = icmp sgt i32 %7, 2000
  br i1 %11, label %6, label %12

12:                                               ; preds = %6, %2
  %13 = phi double [ %0, %2 ], [ %9, %6 ]
  %14 = phi i32 [ %4, %2 ], [ %10, %6 ]
  %15 = icmp sgt i32 %14, -1
  br i1 %15, label %16, label %22

16:                                               ; preds = %12
  %17 = add nuw nsw i32 %14, 1023
  %18 = zext nneg i32 %17 to i64
  %19 = shl nuw nsw i64 %18, 52
  %20 = bitcast i64 %19 to double
  %21 = fmul double %13, %20
  br label %77

22:                                               ; preds = %12
  %23 = bitcast double %13 to i64
  %24 = lshr i64 %23, 52
  %25 = trunc nuw nsw i64 %24 to i32
  %26 = and i32 %25, 2047
  %27 = icmp eq i32 %26, 2047
  %28 = fcmp oeq double %13, 0.000000e+00
  %29 = or i1 %28, %27
  br i1 %29, label %30, label %33

30:                                               ; preds = %22
  %31 = fadd double %13, %13
  %32 = select i1 %27, double %31, double %13
  br label %49

33:                                               ; preds = %22
  %34 = icmp eq i32 %26, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %33
  %36 = fmul double %13, 0x4350000000000000
  %37 = bitcast double %36 to i64
  %38 = lshr i64 %37, 52
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = and i32 %39, 2047
  %41 = add nsw i32 %40, -54
  br label %42

42:                                               ; preds = %35, %33
  %43 = phi i64 [ %37, %35 ], [ %23, %33 ]
  %44 = phi i32 [ %41, %35 ], [ %26, %33 ]
  %45 = add nsw i32 %44, -1022
  %46 = and i64 %43, -9218868437227405313
  %47 = or disjoint i64 %46, 4602678819172646912
  %48 = bitcast i64 %47 to double
  br label %49

49:                                               ; preds = %30, %42
  %50 = phi i32 [ 0, %30 ], [ %45, %42 ]
  %51 = phi double [ %32, %30 ], [ %48, %42 ]
  %52 = fcmp oeq double %51, 0.000000e+00
  %53 = fsub double %13, %13
  %54 = fcmp une double %53, 0.000000e+00
  %55 = select i1 %52, i1 true, i1 %54
  br i1 %55, label %77, label %56

56:                                               ; preds = %49
  %57 = add nsw i32 %50, %14
  %58 = icmp sgt i32 %57, -1021
  br i1 %58, label %59, label %65

59:                                               ; preds = %56
  %60 = add nsw i32 %57, 1023
  %61 = zext nneg i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 52
  %63 = bitcast i64 %62 to double
  %64 = fmul double %51, %63
  br label %77

65:                                               ; preds = %56
  %66 = icmp ult i32 %57, -1080
  br i1 %66, label %67, label %70

67:                                               ; preds = %65
  %68 = and i64 %23, -9223372036854775808
  %69 = bitcast i64 %68 to double
  br label %77

70:                                               ; preds = %65
  %71 = fmul double %51, 0x170000000000000
  %72 = add nsw i32 %57, 2023
  %73 = zext nneg i32 %72 to i64
  %74 = shl nuw nsw i64 %73, 52
  %75 = bitcast i64 %74 to double
  %76 = fmul double %71, %75
  br label %77

77:                                               ; preds = %59, %67, %70, %49, %16
  %78 = phi double [ %21, %16 ], [ %64, %59 ], [ %69, %67 ], [ %76, %70 ], [ %13, %49 ]
  ret double %78
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @lround(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef 0) #31
  %4 = fsub double %2, %3
  %5 = fcmp ult double %4, 5.000000e-01
  %6 = fadd double %3, 1.000000e+00
  %7 = select i1 %5, double %3, double %6
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = bitcast double %8 to i64
  %10 = bitcast double %0 to i64
  %11 = and i64 %10, -9223372036854775808
  %12 = or disjoint i64 %11, %9
  %13 = bitcast i64 %12 to double
  %14 = fcmp oge double %13, 0xC1E0000000000000
  %15 = fcmp olt double %13, 0x41E0000000000000
  %16 = and i1 %14, %15
  %17 = fptosi double %13 to i64
  %18 = trunc i64 %17 to i32
  %19 = select i1 %16, i32 %18, i32 -2147483648
  ret i32 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @lroundf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call i32 @lround(double noundef %2) #31
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @lrint(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc double @even(double noundef %0) #31
  %3 = fcmp oge double %2, 0xC1E0000000000000
  %4 = fcmp olt double %2, 0x41E0000000000000
  %5 = and i1 %3, %4
  %6 = fptosi double %2 to i64
  %7 = trunc i64 %6 to i32
  %8 = select i1 %5, i32 %7, i32 -2147483648
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @even(double noundef %0) unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef 0) #31
  %4 = fsub double %2, %3
  %5 = fcmp ogt double %4, 5.000000e-01
  br i1 %5, label %13, label %6

6:                                                ; preds = %1
  %7 = fcmp oeq double %4, 5.000000e-01
  br i1 %7, label %8, label %15

8:                                                ; preds = %6
  %9 = fmul double %3, 5.000000e-01
  %10 = tail call fastcc double @to_integer(double noundef %9, i32 noundef 0) #31
  %11 = tail call double @llvm.fmuladd.f64(double %10, double -2.000000e+00, double %3)
  %12 = fcmp une double %11, 0.000000e+00
  br i1 %12, label %13, label %15

13:                                               ; preds = %8, %1
  %14 = fadd double %3, 1.000000e+00
  br label %15

15:                                               ; preds = %13, %8, %6
  %16 = phi double [ %14, %13 ], [ %3, %8 ], [ %3, %6 ]
  %17 = tail call double @llvm.fabs.f64(double %16)
  %18 = bitcast double %17 to i64
  %19 = bitcast double %0 to i64
  %20 = and i64 %19, -9223372036854775808
  %21 = or disjoint i64 %20, %18
  %22 = bitcast i64 %21 to double
  ret double %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i32 @lrintf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call fastcc double @even(double noundef %2) #31
  %4 = fcmp oge double %3, 0xC1E0000000000000
  %5 = fcmp olt double %3, 0x41E0000000000000
  %6 = and i1 %4, %5
  %7 = fptosi double %3 to i64
  %8 = trunc i64 %7 to i32
  %9 = select i1 %6, i32 %8, i32 -2147483648
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @llround(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef 0) #31
  %4 = fsub double %2, %3
  %5 = fcmp ult double %4, 5.000000e-01
  %6 = fadd double %3, 1.000000e+00
  %7 = select i1 %5, double %3, double %6
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = bitcast double %8 to i64
  %10 = bitcast double %0 to i64
  %11 = and i64 %10, -9223372036854775808
  %12 = or disjoint i64 %11, %9
  %13 = bitcast i64 %12 to double
  %14 = fcmp oge double %13, 0xC3E0000000000000
  %15 = fcmp olt double %13, 0x43E0000000000000
  %16 = and i1 %14, %15
  %17 = fptosi double %13 to i64
  %18 = select i1 %16, i64 %17, i64 -9223372036854775808
  ret i64 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @llroundf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call i64 @llround(double noundef %2) #31
  ret i64 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @llrint(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc double @even(double noundef %0) #31
  %3 = fcmp oge double %2, 0xC3E0000000000000
  %4 = fcmp olt double %2, 0x43E0000000000000
  %5 = and i1 %3, %4
  %6 = fptosi double %2 to i64
  %7 = select i1 %5, i64 %6, i64 -9223372036854775808
  ret i64 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @llrintf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call fastcc double @even(double noundef %2) #31
  %4 = fcmp oge double %3, 0xC3E0000000000000
  %5 = fcmp olt double %3, 0x43E0000000000000
  %6 = and i1 %4, %5
  %7 = fptosi double %3 to i64
  %8 = select i1 %6, i64 %7, i64 -9223372036854775808
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local double @sin(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_sin(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_sin(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @sinf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_sinf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_sinf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @cos(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_cos(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_cos(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @cosf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_cosf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_cosf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @tan(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_tan(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_tan(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @tanf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_tanf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_tanf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @asin(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_asin(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_asin(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @asinf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_asinf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_asinf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @acos(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_acos(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_acos(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @acosf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_acosf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_acosf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @atan(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_atan(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_atan(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @atanf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_atanf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_atanf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @sinh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_sinh(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_sinh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @sinhf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_sinhf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_sinhf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @cosh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_cosh(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_cosh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @coshf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_coshf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_coshf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @tanh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_tanh(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_tanh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @tanhf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_tanhf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_tanhf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @asinh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_asinh(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_asinh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @asinhf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_asinhf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_asinhf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @acosh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_acosh(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_acosh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @acoshf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_acoshf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_acoshf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @atanh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_atanh(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_atanh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @atanhf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_atanhf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_atanhf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @exp(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_exp(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %17, label %14

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = fcmp oeq double %2, 0.000000e+00
  %12 = or i1 %11, %10
  %13 = and i1 %8, %12
  br i1 %13, label %14, label %17

14:                                               ; preds = %6, %4
  %15 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %16 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %15, ptr %16, align 4
  br label %17

17:                                               ; preds = %4, %6, %14
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_exp(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @expf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_expf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %18, label %15

6:                                                ; preds = %1
  %7 = fsub float %0, %0
  %8 = fcmp oeq float %7, 0.000000e+00
  %9 = fpext float %2 to double
  %10 = fsub double %9, %9
  %11 = fcmp une double %10, 0.000000e+00
  %12 = fcmp oeq float %2, 0.000000e+00
  %13 = or i1 %12, %11
  %14 = and i1 %8, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %6, %4
  %16 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %17 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %16, ptr %17, align 4
  br label %18

18:                                               ; preds = %4, %6, %15
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_expf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @exp2(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_exp2(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %17, label %14

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = fcmp oeq double %2, 0.000000e+00
  %12 = or i1 %11, %10
  %13 = and i1 %8, %12
  br i1 %13, label %14, label %17

14:                                               ; preds = %6, %4
  %15 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %16 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %15, ptr %16, align 4
  br label %17

17:                                               ; preds = %4, %6, %14
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_exp2(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @exp2f(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_exp2f(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %18, label %15

6:                                                ; preds = %1
  %7 = fsub float %0, %0
  %8 = fcmp oeq float %7, 0.000000e+00
  %9 = fpext float %2 to double
  %10 = fsub double %9, %9
  %11 = fcmp une double %10, 0.000000e+00
  %12 = fcmp oeq float %2, 0.000000e+00
  %13 = or i1 %12, %11
  %14 = and i1 %8, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %6, %4
  %16 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %17 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %16, ptr %17, align 4
  br label %18

18:                                               ; preds = %4, %6, %15
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_exp2f(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @expm1(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_expm1(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_expm1(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @expm1f(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_expm1f(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_expm1f(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @log(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_log(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_log(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @logf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_logf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_logf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @log2(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_log2(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_log2(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @log2f(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_log2f(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_log2f(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @log10(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_log10(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_log10(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @log10f(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_log10f(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_log10f(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @log1p(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_log1p(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_log1p(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @log1pf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_log1pf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_log1pf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @cbrt(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_cbrt(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_cbrt(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @cbrtf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_cbrtf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_cbrtf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @erf(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_erf(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_erf(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @erff(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_erff(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_erff(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @erfc(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_erfc(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %17, label %14

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = fcmp oeq double %2, 0.000000e+00
  %12 = or i1 %11, %10
  %13 = and i1 %8, %12
  br i1 %13, label %14, label %17

14:                                               ; preds = %6, %4
  %15 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %16 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %15, ptr %16, align 4
  br label %17

17:                                               ; preds = %4, %6, %14
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_erfc(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @erfcf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_erfcf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %18, label %15

6:                                                ; preds = %1
  %7 = fsub float %0, %0
  %8 = fcmp oeq float %7, 0.000000e+00
  %9 = fpext float %2 to double
  %10 = fsub double %9, %9
  %11 = fcmp une double %10, 0.000000e+00
  %12 = fcmp oeq float %2, 0.000000e+00
  %13 = or i1 %12, %11
  %14 = and i1 %8, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %6, %4
  %16 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %17 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %16, ptr %17, align 4
  br label %18

18:                                               ; preds = %4, %6, %15
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_erfcf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @tgamma(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_tgamma(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %17, label %14

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = fcmp oeq double %2, 0.000000e+00
  %12 = or i1 %11, %10
  %13 = and i1 %8, %12
  br i1 %13, label %14, label %17

14:                                               ; preds = %6, %4
  %15 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %16 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %15, ptr %16, align 4
  br label %17

17:                                               ; preds = %4, %6, %14
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_tgamma(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @tgammaf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_tgammaf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %18, label %15

6:                                                ; preds = %1
  %7 = fsub float %0, %0
  %8 = fcmp oeq float %7, 0.000000e+00
  %9 = fpext float %2 to double
  %10 = fsub double %9, %9
  %11 = fcmp une double %10, 0.000000e+00
  %12 = fcmp oeq float %2, 0.000000e+00
  %13 = or i1 %12, %11
  %14 = and i1 %8, %13
  br i1 %14, label %15, label %18

15:                                               ; preds = %6, %4
  %16 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %17 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %16, ptr %17, align 4
  br label %18

18:                                               ; preds = %4, %6, %15
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_tgammaf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @lgamma(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_lgamma(double noundef %0) #30
  %3 = fcmp uno double %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno double %0, 0.000000e+00
  br i1 %5, label %15, label %12

6:                                                ; preds = %1
  %7 = fsub double %0, %0
  %8 = fcmp oeq double %7, 0.000000e+00
  %9 = fsub double %2, %2
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %8, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %6, %4
  %13 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %4, %6, %12
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_lgamma(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @lgammaf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_lgammaf(float noundef %0) #30
  %3 = fcmp uno float %2, 0.000000e+00
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = fcmp uno float %0, 0.000000e+00
  br i1 %5, label %16, label %13

6:                                                ; preds = %1
  %7 = fpext float %2 to double
  %8 = fsub float %0, %0
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fsub double %7, %7
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %9, %11
  br i1 %12, label %13, label %16

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 33, %4 ], [ 34, %6 ]
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %16

16:                                               ; preds = %4, %6, %13
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_lgammaf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @pow(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_pow(double noundef %0, double noundef %1) #30
  %4 = fsub double %0, %0
  %5 = fcmp oeq double %4, 0.000000e+00
  %6 = fsub double %1, %1
  %7 = fcmp oeq double %6, 0.000000e+00
  %8 = and i1 %5, %7
  %9 = fcmp une double %0, 0.000000e+00
  %10 = fcmp uno double %3, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = fcmp uno double %0, %1
  br i1 %12, label %17, label %21

13:                                               ; preds = %2
  %14 = fsub double %3, %3
  %15 = fcmp une double %14, 0.000000e+00
  %16 = and i1 %8, %15
  br i1 %16, label %21, label %17

17:                                               ; preds = %13, %11
  %18 = fcmp oeq double %3, 0.000000e+00
  %19 = and i1 %9, %18
  %20 = and i1 %8, %19
  br i1 %20, label %21, label %24

21:                                               ; preds = %17, %13, %11
  %22 = phi i32 [ 33, %11 ], [ 34, %13 ], [ 34, %17 ]
  %23 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %22, ptr %23, align 4
  br label %24

24:                                               ; preds = %17, %21
  ret double %3
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_pow(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @powf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_powf(float noundef %0, float noundef %1) #30
  %4 = fsub float %0, %0
  %5 = fcmp oeq float %4, 0.000000e+00
  %6 = fsub float %1, %1
  %7 = fcmp oeq float %6, 0.000000e+00
  %8 = and i1 %5, %7
  %9 = fcmp une float %0, 0.000000e+00
  %10 = fcmp uno float %3, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = fcmp uno float %0, %1
  br i1 %12, label %18, label %22

13:                                               ; preds = %2
  %14 = fpext float %3 to double
  %15 = fsub double %14, %14
  %16 = fcmp une double %15, 0.000000e+00
  %17 = and i1 %8, %16
  br i1 %17, label %22, label %18

18:                                               ; preds = %13, %11
  %19 = fcmp oeq float %3, 0.000000e+00
  %20 = and i1 %9, %19
  %21 = and i1 %8, %20
  br i1 %21, label %22, label %25

22:                                               ; preds = %18, %13, %11
  %23 = phi i32 [ 33, %11 ], [ 34, %13 ], [ 34, %18 ]
  %24 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %23, ptr %24, align 4
  br label %25

25:                                               ; preds = %18, %22
  ret float %3
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_powf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @atan2(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_atan2(double noundef %0, double noundef %1) #30
  %4 = fsub double %0, %0
  %5 = fcmp oeq double %4, 0.000000e+00
  %6 = fsub double %1, %1
  %7 = fcmp oeq double %6, 0.000000e+00
  %8 = and i1 %5, %7
  %9 = fcmp une double %0, 0.000000e+00
  %10 = fcmp uno double %3, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = fcmp uno double %0, %1
  br i1 %12, label %17, label %21

13:                                               ; preds = %2
  %14 = fsub double %3, %3
  %15 = fcmp une double %14, 0.000000e+00
  %16 = and i1 %8, %15
  br i1 %16, label %21, label %17

17:                                               ; preds = %13, %11
  %18 = fcmp oeq double %3, 0.000000e+00
  %19 = and i1 %9, %18
  %20 = and i1 %8, %19
  br i1 %20, label %21, label %24

21:                                               ; preds = %17, %13, %11
  %22 = phi i32 [ 33, %11 ], [ 34, %13 ], [ 34, %17 ]
  %23 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %22, ptr %23, align 4
  br label %24

24:                                               ; preds = %17, %21
  ret double %3
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_atan2(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @atan2f(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_atan2f(float noundef %0, float noundef %1) #30
  %4 = fsub float %0, %0
  %5 = fcmp oeq float %4, 0.000000e+00
  %6 = fsub float %1, %1
  %7 = fcmp oeq float %6, 0.000000e+00
  %8 = and i1 %5, %7
  %9 = fcmp une float %0, 0.000000e+00
  %10 = fcmp uno float %3, 0.000000e+00
  br i1 %10, label %11, label %13

11:                                               ; preds = %2
  %12 = fcmp uno float %0, %1
  br i1 %12, label %18, label %22

13:                                               ; preds = %2
  %14 = fpext float %3 to double
  %15 = fsub double %14, %14
  %16 = fcmp une double %15, 0.000000e+00
  %17 = and i1 %8, %16
  br i1 %17, label %22, label %18

18:                                               ; preds = %13, %11
  %19 = fcmp oeq float %3, 0.000000e+00
  %20 = and i1 %9, %19
  %21 = and i1 %8, %20
  br i1 %21, label %22, label %25

22:                                               ; preds = %18, %13, %11
  %23 = phi i32 [ 33, %11 ], [ 34, %13 ], [ 34, %18 ]
  %24 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %23, ptr %24, align 4
  br label %25

25:                                               ; preds = %18, %22
  ret float %3
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_atan2f(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @hypot(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_hypot(double noundef %0, double noundef %1) #30
  %4 = fcmp uno double %3, 0.000000e+00
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = fcmp uno double %0, %1
  br i1 %6, label %19, label %16

7:                                                ; preds = %2
  %8 = fsub double %0, %0
  %9 = fcmp oeq double %8, 0.000000e+00
  %10 = fsub double %1, %1
  %11 = fcmp oeq double %10, 0.000000e+00
  %12 = and i1 %9, %11
  %13 = fsub double %3, %3
  %14 = fcmp une double %13, 0.000000e+00
  %15 = and i1 %12, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %7, %5
  %17 = phi i32 [ 33, %5 ], [ 34, %7 ]
  %18 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %17, ptr %18, align 4
  br label %19

19:                                               ; preds = %5, %7, %16
  ret double %3
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_hypot(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @hypotf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_hypotf(float noundef %0, float noundef %1) #30
  %4 = fcmp uno float %3, 0.000000e+00
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = fcmp uno float %0, %1
  br i1 %6, label %20, label %17

7:                                                ; preds = %2
  %8 = fpext float %3 to double
  %9 = fsub float %0, %0
  %10 = fcmp oeq float %9, 0.000000e+00
  %11 = fsub float %1, %1
  %12 = fcmp oeq float %11, 0.000000e+00
  %13 = and i1 %10, %12
  %14 = fsub double %8, %8
  %15 = fcmp une double %14, 0.000000e+00
  %16 = and i1 %13, %15
  br i1 %16, label %17, label %20

17:                                               ; preds = %7, %5
  %18 = phi i32 [ 33, %5 ], [ 34, %7 ]
  %19 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %18, ptr %19, align 4
  br label %20

20:                                               ; preds = %5, %7, %17
  ret float %3
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_hypotf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @fmod(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_fmod(double noundef %0, double noundef %1) #30
  %4 = fcmp uno double %3, 0.000000e+00
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = fcmp uno double %0, %1
  br i1 %6, label %19, label %16

7:                                                ; preds = %2
  %8 = fsub double %0, %0
  %9 = fcmp oeq double %8, 0.000000e+00
  %10 = fsub double %1, %1
  %11 = fcmp oeq double %10, 0.000000e+00
  %12 = and i1 %9, %11
  %13 = fsub double %3, %3
  %14 = fcmp une double %13, 0.000000e+00
  %15 = and i1 %12, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %7, %5
  %17 = phi i32 [ 33, %5 ], [ 34, %7 ]
  %18 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %17, ptr %18, align 4
  br label %19

19:                                               ; preds = %5, %7, %16
  ret double %3
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_fmod(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @fmodf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_fmodf(float noundef %0, float noundef %1) #30
  %4 = fcmp uno float %3, 0.000000e+00
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = fcmp uno float %0, %1
  br i1 %6, label %20, label %17

7:                                                ; preds = %2
  %8 = fpext float %3 to double
  %9 = fsub float %0, %0
  %10 = fcmp oeq float %9, 0.000000e+00
  %11 = fsub float %1, %1
  %12 = fcmp oeq float %11, 0.000000e+00
  %13 = and i1 %10, %12
  %14 = fsub double %8, %8
  %15 = fcmp une double %14, 0.000000e+00
  %16 = and i1 %13, %15
  br i1 %16, label %17, label %20

17:                                               ; preds = %7, %5
  %18 = phi i32 [ 33, %5 ], [ 34, %7 ]
  %19 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %18, ptr %19, align 4
  br label %20

20:                                               ; preds = %5, %7, %17
  ret float %3
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_fmodf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @remainder(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_remainder(double noundef %0, double noundef %1) #30
  %4 = fcmp uno double %3, 0.000000e+00
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = fcmp uno double %0, %1
  br i1 %6, label %19, label %16

7:                                                ; preds = %2
  %8 = fsub double %0, %0
  %9 = fcmp oeq double %8, 0.000000e+00
  %10 = fsub double %1, %1
  %11 = fcmp oeq double %10, 0.000000e+00
  %12 = and i1 %9, %11
  %13 = fsub double %3, %3
  %14 = fcmp une double %13, 0.000000e+00
  %15 = and i1 %12, %14
  br i1 %15, label %16, label %19

16:                                               ; preds = %7, %5
  %17 = phi i32 [ 33, %5 ], [ 34, %7 ]
  %18 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %17, ptr %18, align 4
  br label %19

19:                                               ; preds = %5, %7, %16
  ret double %3
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_remainder(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @remainderf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_remainderf(float noundef %0, float noundef %1) #30
  %4 = fcmp uno float %3, 0.000000e+00
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = fcmp uno float %0, %1
  br i1 %6, label %20, label %17

7:                                                ; preds = %2
  %8 = fpext float %3 to double
  %9 = fsub float %0, %0
  %10 = fcmp oeq float %9, 0.000000e+00
  %11 = fsub float %1, %1
  %12 = fcmp oeq float %11, 0.000000e+00
  %13 = and i1 %10, %12
  %14 = fsub double %8, %8
  %15 = fcmp une double %14, 0.000000e+00
  %16 = and i1 %13, %15
  br i1 %16, label %17, label %20

17:                                               ; preds = %7, %5
  %18 = phi i32 [ 33, %5 ], [ 34, %7 ]
  %19 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %18, ptr %19, align 4
  br label %20

20:                                               ; preds = %5, %7, %17
  ret float %3
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_remainderf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @trunc(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_trunc(double noundef %0) #30
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_trunc(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @truncf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_truncf(float noundef %0) #30
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_truncf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @round(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_round(double noundef %0) #30
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_round(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @roundf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_roundf(float noundef %0) #30
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_roundf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @rint(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_rint(double noundef %0) #30
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_rint(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @rintf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_rintf(float noundef %0) #30
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_rintf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @nearbyint(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_nearbyint(double noundef %0) #30
  ret double %2
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_nearbyint(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @nearbyintf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_nearbyintf(float noundef %0) #30
  ret float %2
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_nearbyintf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @fma(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #5 {
  %4 = tail call double @__tresse_math_fma(double noundef %0, double noundef %1, double noundef %2) #30
  ret double %4
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_fma(double noundef, double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @fmaf(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #5 {
  %4 = tail call float @__tresse_math_fmaf(float noundef %0, float noundef %1, float noundef %2) #30
  ret float %4
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_fmaf(float noundef, float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @ldexp(double noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_ldexp(double noundef %0, i32 noundef %1) #30
  %4 = fsub double %0, %0
  %5 = fcmp oeq double %4, 0.000000e+00
  %6 = fcmp une double %0, 0.000000e+00
  %7 = fcmp uno double %3, 0.000000e+00
  br i1 %7, label %12, label %8

8:                                                ; preds = %2
  %9 = fsub double %3, %3
  %10 = fcmp une double %9, 0.000000e+00
  %11 = and i1 %5, %10
  br i1 %11, label %16, label %12

12:                                               ; preds = %2, %8
  %13 = fcmp oeq double %3, 0.000000e+00
  %14 = and i1 %6, %13
  %15 = and i1 %5, %14
  br i1 %15, label %16, label %18

16:                                               ; preds = %12, %8
  %17 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %17, align 4
  br label %18

18:                                               ; preds = %12, %16
  ret double %3
}

; Function Attrs: optsize
declare dso_local double @__tresse_math_ldexp(double noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @ldexpf(float noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_ldexpf(float noundef %0, i32 noundef %1) #30
  %4 = fsub float %0, %0
  %5 = fcmp oeq float %4, 0.000000e+00
  %6 = fcmp une float %0, 0.000000e+00
  %7 = fcmp uno float %3, 0.000000e+00
  br i1 %7, label %13, label %8

8:                                                ; preds = %2
  %9 = fpext float %3 to double
  %10 = fsub double %9, %9
  %11 = fcmp une double %10, 0.000000e+00
  %12 = and i1 %5, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %2, %8
  %14 = fcmp oeq float %3, 0.000000e+00
  %15 = and i1 %6, %14
  %16 = and i1 %5, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %13, %8
  %18 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %18, align 4
  br label %19

19:                                               ; preds = %13, %17
  ret float %3
}

; Function Attrs: optsize
declare dso_local float @__tresse_math_ldexpf(float noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @scalbn(double noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @ldexp(double noundef %0, i32 noundef %1) #31
  ret double %3
}

; Function Attrs: nounwind optsize
define dso_local float @scalbnf(float noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @ldexpf(float noundef %0, i32 noundef %1) #31
  ret float %3
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @clock_gettime(i32 noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #5 {
  %3 = icmp ugt i32 %0, 3
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %5, align 4
  br label %15

6:                                                ; preds = %2
  %7 = tail call i64 @__tresse_now() #30
  %8 = freeze i64 %7
  %9 = udiv i64 %8, 1000000000
  %10 = mul i64 %9, 1000000000
  %11 = sub i64 %8, %10
  %12 = shl nuw nsw i64 %11, 32
  %13 = and i64 %9, 4294967295
  %14 = or disjoint i64 %12, %13
  store i64 %14, ptr %1, align 4
  br label %15

15:                                               ; preds = %6, %4
  %16 = phi i32 [ 0, %6 ], [ -1, %4 ]
  ret i32 %16
}

; Function Attrs: optsize
declare dso_local i64 @__tresse_now() local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg) #19

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, inaccessiblemem: none)
define dso_local range(i32 -1, 1) i32 @clock_getres(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr #20 {
  %3 = icmp ugt i32 %0, 3
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %5, align 4
  br label %10

6:                                                ; preds = %2
  %7 = icmp eq ptr %1, null
  br i1 %7, label %10, label %8

8:                                                ; preds = %6
  store i32 0, ptr %1, align 4
  %9 = getelementptr inbounds i8, ptr %1, i32 4
  store i32 1, ptr %9, align 4
  br label %10

10:                                               ; preds = %6, %8, %4
  %11 = phi i32 [ -1, %4 ], [ 0, %8 ], [ 0, %6 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 2) i32 @timespec_get(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %1, 1
  br i1 %3, label %4, label %13

4:                                                ; preds = %2
  %5 = tail call i64 @__tresse_now() #30
  %6 = freeze i64 %5
  %7 = udiv i64 %6, 1000000000
  %8 = mul i64 %7, 1000000000
  %9 = sub i64 %6, %8
  %10 = shl nuw nsw i64 %9, 32
  %11 = and i64 %7, 4294967295
  %12 = or disjoint i64 %10, %11
  store i64 %12, ptr %0, align 4
  br label %13

13:                                               ; preds = %2, %4
  %14 = phi i32 [ 1, %4 ], [ 0, %2 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @gettimeofday(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = tail call i64 @__tresse_now() #30
  %4 = freeze i64 %3
  %5 = udiv i64 %4, 1000000000
  %6 = trunc i64 %5 to i32
  %7 = mul i64 %5, 1000000000
  %8 = sub i64 %4, %7
  %9 = trunc nuw nsw i64 %8 to i32
  %10 = udiv i32 %9, 1000
  store i32 %6, ptr %0, align 4
  %11 = getelementptr inbounds i8, ptr %0, i32 4
  store i32 %10, ptr %11, align 4
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @time(ptr noundef writeonly %0) local_unnamed_addr #5 {
  %2 = tail call i64 @__tresse_now() #30
  %3 = udiv i64 %2, 1000000000
  %4 = trunc i64 %3 to i32
  %5 = icmp eq ptr %0, null
  br i1 %5, label %7, label %6

6:                                                ; preds = %1
  store i32 %4, ptr %0, align 4
  br label %7

7:                                                ; preds = %6, %1
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i32 @clock() local_unnamed_addr #5 {
  %1 = tail call i64 @__tresse_now() #30
  %2 = udiv i64 %1, 1000
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef double @difftime(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sitofp i32 %0 to double
  %4 = sitofp i32 %1 to double
  %5 = fsub double %3, %4
  ret double %5
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 23) i32 @clock_nanosleep(i32 noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %0, 2
  br i1 %5, label %25, label %6

6:                                                ; preds = %4
  %7 = load i32, ptr %2, align 4
  %8 = icmp sgt i32 %7, -1
  br i1 %8, label %9, label %25

9:                                                ; preds = %6
  %10 = getelementptr inbounds i8, ptr %2, i32 4
  %11 = load i32, ptr %10, align 4
  %12 = icmp ugt i32 %11, 999999999
  br i1 %12, label %25, label %13

13:                                               ; preds = %9
  %14 = zext nneg i32 %7 to i64
  %15 = mul nuw nsw i64 %14, 1000000000
  %16 = zext nneg i32 %11 to i64
  %17 = add nuw nsw i64 %15, %16
  %18 = and i32 %1, 1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %13
  %21 = tail call i64 @__tresse_now() #30
  %22 = tail call i64 @llvm.usub.sat.i64(i64 %17, i64 %21)
  br label %23

23:                                               ; preds = %20, %13
  %24 = phi i64 [ %22, %20 ], [ %17, %13 ]
  tail call void @__tresse_sleep(i64 noundef %24) #30
  br label %25

25:                                               ; preds = %6, %9, %4, %23
  %26 = phi i32 [ 0, %23 ], [ 22, %4 ], [ 22, %9 ], [ 22, %6 ]
  ret i32 %26
}

; Function Attrs: optsize
declare dso_local void @__tresse_sleep(i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @nanosleep(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = load i32, ptr %0, align 4
  %4 = icmp sgt i32 %3, -1
  br i1 %4, label %5, label %14

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %0, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp ugt i32 %7, 999999999
  br i1 %8, label %14, label %9

9:                                                ; preds = %5
  %10 = zext nneg i32 %3 to i64
  %11 = mul nuw nsw i64 %10, 1000000000
  %12 = zext nneg i32 %7 to i64
  %13 = add nuw nsw i64 %11, %12
  tail call void @__tresse_sleep(i64 noundef %13) #30
  br label %16

14:                                               ; preds = %5, %2
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %15, align 4
  br label %16

16:                                               ; preds = %9, %14
  %17 = phi i32 [ -1, %14 ], [ 0, %9 ]
  ret i32 %17
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local noundef ptr @gmtime_r(ptr nocapture noundef readonly %0, ptr noundef writeonly %1) #21 {
  %3 = load i32, ptr %0, align 4
  %4 = sdiv i32 %3, 86400
  %5 = srem i32 %3, 86400
  %6 = sext i32 %5 to i64
  %7 = icmp slt i32 %5, 0
  %8 = add nsw i64 %6, 86400
  %9 = select i1 %7, i64 %8, i64 %6
  %10 = ashr i32 %5, 31
  %11 = add nsw i32 %10, %4
  %12 = freeze i32 %11
  %13 = sext i32 %12 to i64
  %14 = trunc i32 %12 to i16
  %15 = udiv i16 %14, 366
  %16 = add nuw nsw i16 %15, 1970
  %17 = icmp slt i32 %12, 0
  br i1 %17, label %18, label %22

18:                                               ; preds = %2
  %19 = sub i16 0, %14
  %20 = udiv i16 %19, 365
  %21 = sub nuw nsw i16 1969, %20
  br label %22

22:                                               ; preds = %18, %2
  %23 = phi i16 [ %21, %18 ], [ %16, %2 ]
  %24 = zext nneg i16 %23 to i64
  %25 = tail call fastcc i64 @days_of(i64 noundef %24, i64 noundef 0) #31
  %26 = sub nsw i64 %13, %25
  %27 = sdiv i64 %26, 366
  %28 = add nsw i64 %27, %24
  br label %29

29:                                               ; preds = %29, %22
  %30 = phi i64 [ %28, %22 ], [ %31, %29 ]
  %31 = add nsw i64 %30, 1
  %32 = tail call fastcc i64 @days_of(i64 noundef %31, i64 noundef 0) #31
  %33 = icmp sgt i64 %32, %13
  br i1 %33, label %34, label %29

34:                                               ; preds = %29, %34
  %35 = phi i64 [ %38, %34 ], [ %30, %29 ]
  %36 = tail call fastcc i64 @days_of(i64 noundef %35, i64 noundef 0) #31
  %37 = icmp sgt i64 %36, %13
  %38 = add nsw i64 %35, -1
  br i1 %37, label %34, label %39

39:                                               ; preds = %34
  %40 = add i64 %35, -2147485548
  %41 = icmp ult i64 %40, -4294967296
  br i1 %41, label %42, label %44

42:                                               ; preds = %39
  %43 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 75, ptr %43, align 4
  br label %98

44:                                               ; preds = %39
  %45 = trunc i64 %36 to i32
  %46 = sub i32 %12, %45
  %47 = and i64 %35, 3
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %55

49:                                               ; preds = %44
  %50 = srem i64 %35, 100
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %55

52:                                               ; preds = %49
  %53 = srem i64 %35, 400
  %54 = icmp eq i64 %53, 0
  br label %55

55:                                               ; preds = %44, %49, %52
  %56 = phi i1 [ false, %44 ], [ true, %49 ], [ %54, %52 ]
  br label %57

57:                                               ; preds = %57, %55
  %58 = phi i32 [ 11, %55 ], [ %67, %57 ]
  %59 = getelementptr inbounds [13 x i16], ptr @month_starts, i32 0, i32 %58
  %60 = load i16, ptr %59, align 2
  %61 = zext i16 %60 to i32
  %62 = icmp sgt i32 %58, 1
  %63 = and i1 %56, %62
  %64 = zext i1 %63 to i32
  %65 = add nuw nsw i32 %64, %61
  %66 = icmp sgt i32 %65, %46
  %67 = add nsw i32 %58, -1
  br i1 %66, label %57, label %68

68:                                               ; preds = %57
  %69 = freeze i64 %9
  %70 = udiv i64 %69, 60
  %71 = mul i64 %70, 60
  %72 = sub i64 %69, %71
  %73 = trunc nuw nsw i64 %72 to i32
  store i32 %73, ptr %1, align 4
  %74 = urem i64 %70, 60
  %75 = trunc nuw nsw i64 %74 to i32
  %76 = getelementptr inbounds i8, ptr %1, i32 4
  store i32 %75, ptr %76, align 4
  %77 = udiv i64 %9, 3600
  %78 = trunc i64 %77 to i32
  %79 = getelementptr inbounds i8, ptr %1, i32 8
  store i32 %78, ptr %79, align 4
  %80 = add nuw i32 %46, 1
  %81 = sub i32 %80, %65
  %82 = getelementptr inbounds i8, ptr %1, i32 12
  store i32 %81, ptr %82, align 4
  %83 = getelementptr inbounds i8, ptr %1, i32 16
  store i32 %58, ptr %83, align 4
  %84 = trunc i64 %35 to i32
  %85 = add i32 %84, -1900
  %86 = getelementptr inbounds i8, ptr %1, i32 20
  store i32 %85, ptr %86, align 4
  %87 = add nsw i64 %13, 4
  %88 = srem i64 %87, 7
  %89 = add nsw i64 %88, 7
  %90 = icmp ugt i64 %88, -8
  %91 = select i1 %90, i64 %89, i64 %88
  %92 = trunc nuw nsw i64 %91 to i32
  %93 = getelementptr inbounds i8, ptr %1, i32 24
  store i32 %92, ptr %93, align 4
  %94 = getelementptr inbounds i8, ptr %1, i32 28
  store i32 %46, ptr %94, align 4
  %95 = getelementptr inbounds i8, ptr %1, i32 32
  store i32 0, ptr %95, align 4
  %96 = getelementptr inbounds i8, ptr %1, i32 36
  store i32 0, ptr %96, align 4
  %97 = getelementptr inbounds i8, ptr %1, i32 40
  store ptr @.str.25, ptr %97, align 4
  br label %98

98:                                               ; preds = %68, %42
  %99 = phi ptr [ null, %42 ], [ %1, %68 ]
  ret ptr %99
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc range(i64 -9223372036854775808, 9223372036854056340) i64 @days_of(i64 noundef %0, i64 noundef %1) unnamed_addr #0 {
  %3 = icmp sgt i64 %1, -1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = udiv i64 %1, 12
  br label %10

6:                                                ; preds = %2
  %7 = sub nsw i64 11, %1
  %8 = udiv i64 %7, 12
  %9 = sub nsw i64 0, %8
  br label %10

10:                                               ; preds = %6, %4
  %11 = phi i64 [ %5, %4 ], [ %9, %6 ]
  %12 = srem i64 %1, 12
  %13 = add nsw i64 %12, 12
  %14 = icmp ugt i64 %12, -13
  %15 = select i1 %14, i64 %13, i64 %12
  %16 = icmp ult i64 %15, 2
  %17 = sext i1 %16 to i64
  %18 = add i64 %17, %0
  %19 = add i64 %18, %11
  %20 = add nsw i64 %19, -399
  %21 = icmp slt i64 %19, 0
  %22 = select i1 %21, i64 %20, i64 %19
  %23 = sdiv i64 %22, 400
  %24 = mul nsw i64 %23, -400
  %25 = add i64 %24, %19
  %26 = select i1 %16, i64 10, i64 65534
  %27 = add nuw nsw i64 %26, %15
  %28 = trunc i64 %27 to i16
  %29 = mul i16 %28, 153
  %30 = add i16 %29, 2
  %31 = udiv i16 %30, 5
  %32 = zext nneg i16 %31 to i64
  %33 = mul nsw i64 %23, 146097
  %34 = mul nsw i64 %25, 365
  %35 = sdiv i64 %25, 4
  %36 = sdiv i64 %25, -100
  %37 = add nuw nsw i64 %32, -719468
  %38 = add i64 %37, %33
  %39 = add i64 %38, %34
  %40 = add i64 %39, %35
  %41 = add i64 %40, %36
  ret i64 %41
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local noundef ptr @localtime_r(ptr nocapture noundef readonly %0, ptr noundef %1) #21 {
  %3 = tail call ptr @gmtime_r(ptr noundef %0, ptr noundef %1) #31
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %3, i32 40
  store ptr @.str.26, ptr %6, align 4
  br label %7

7:                                                ; preds = %5, %2
  ret ptr %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @gmtime(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = tail call ptr @gmtime_r(ptr noundef %0, ptr noundef nonnull @broken_down) #31
  ret ptr %2
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @localtime(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = tail call ptr @gmtime_r(ptr noundef readonly %0, ptr noundef nonnull @broken_down) #31
  %3 = icmp eq ptr %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %2, i32 40
  store ptr @.str.26, ptr %5, align 4
  br label %6

6:                                                ; preds = %1, %4
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @timegm(ptr nocapture noundef %0) local_unnamed_addr #5 {
  %2 = tail call fastcc i32 @counted(ptr noundef %0, ptr noundef nonnull @gmtime_r) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @counted(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.tm, align 4
  %5 = getelementptr inbounds i8, ptr %0, i32 20
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = add nsw i64 %7, 1900
  %9 = getelementptr inbounds i8, ptr %0, i32 16
  %10 = load i32, ptr %9, align 4
  %11 = sext i32 %10 to i64
  %12 = tail call fastcc i64 @days_of(i64 noundef %8, i64 noundef %11) #31
  %13 = getelementptr inbounds i8, ptr %0, i32 12
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = add nsw i64 %12, %15
  %17 = mul i64 %16, 86400
  %18 = add i64 %17, -86400
  %19 = getelementptr inbounds i8, ptr %0, i32 8
  %20 = load i32, ptr %19, align 4
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %21, 3600
  %23 = add nsw i64 %18, %22
  %24 = getelementptr inbounds i8, ptr %0, i32 4
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %26, 60
  %28 = add nsw i64 %23, %27
  %29 = load i32, ptr %0, align 4
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %28, %30
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #32
  %32 = trunc i64 %31 to i32
  store i32 %32, ptr %3, align 4
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %4) #32
  %33 = sext i32 %32 to i64
  %34 = icmp eq i64 %31, %33
  br i1 %34, label %35, label %38

35:                                               ; preds = %2
  %36 = call ptr %1(ptr noundef nonnull %3, ptr noundef nonnull %4) #30, !callees !2
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %40

38:                                               ; preds = %35, %2
  %39 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 75, ptr %39, align 4
  br label %42

40:                                               ; preds = %35
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(44) %0, ptr noundef nonnull align 4 dereferenceable(44) %4, i32 44, i1 false)
  %41 = load i32, ptr %3, align 4
  br label %42

42:                                               ; preds = %40, %38
  %43 = phi i32 [ -1, %38 ], [ %41, %40 ]
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %4) #32
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #32
  ret i32 %43
}

; Function Attrs: nounwind optsize
define dso_local i32 @mktime(ptr nocapture noundef %0) local_unnamed_addr #5 {
  %2 = tail call fastcc i32 @counted(ptr noundef %0, ptr noundef nonnull @localtime_r) #31
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local i32 @strftime(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = alloca %struct.text, align 4
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %5) #32
  %6 = getelementptr inbounds i8, ptr %5, i32 16
  store ptr %6, ptr %5, align 4
  %7 = getelementptr inbounds i8, ptr %5, i32 4
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds i8, ptr %5, i32 8
  store i32 256, ptr %8, align 4
  %9 = getelementptr inbounds i8, ptr %5, i32 12
  store i32 0, ptr %9, align 4
  call fastcc void @put_time(ptr noundef nonnull %5, ptr noundef %2, ptr noundef %3) #31
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  %12 = load i32, ptr %7, align 4
  %13 = icmp ult i32 %12, %1
  %14 = select i1 %11, i1 %13, i1 false
  %15 = select i1 %14, i32 %12, i32 0
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %4
  %18 = load ptr, ptr %5, align 4
  %19 = call ptr @memcpy(ptr noundef %0, ptr noundef %18, i32 noundef %15) #30
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %7, align 4
  br label %22

22:                                               ; preds = %17, %4
  %23 = phi i32 [ %21, %17 ], [ %12, %4 ]
  %24 = phi i32 [ %20, %17 ], [ %10, %4 ]
  %25 = icmp eq i32 %24, 0
  %26 = icmp ult i32 %23, %1
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %30

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %0, i32 %15
  store i8 0, ptr %29, align 1
  br label %30

30:                                               ; preds = %28, %22
  %31 = load ptr, ptr %5, align 4
  %32 = icmp eq ptr %31, %6
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @free(ptr noundef %31) #30
  br label %34

34:                                               ; preds = %30, %33
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %5) #32
  ret i32 %15
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_time(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) unnamed_addr #5 {
  %4 = alloca %struct.tm, align 4
  %5 = getelementptr inbounds i8, ptr %2, i32 20
  %6 = load i32, ptr %5, align 4
  %7 = freeze i32 %6
  %8 = sext i32 %7 to i64
  %9 = add nsw i64 %8, 1900
  %10 = getelementptr inbounds i8, ptr %2, i32 8
  %11 = load i32, ptr %10, align 4
  %12 = srem i32 %11, 12
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 12, i32 %12
  %15 = getelementptr inbounds i8, ptr %2, i32 24
  %16 = load i32, ptr %15, align 4
  %17 = add nsw i32 %16, 6
  %18 = srem i32 %17, 7
  %19 = getelementptr inbounds i8, ptr %2, i32 28
  %20 = load i32, ptr %19, align 4
  %21 = sub nsw i32 %20, %18
  %22 = add nsw i32 %21, 10
  %23 = sdiv i32 %22, 7
  %24 = icmp slt i32 %21, -3
  br i1 %24, label %25, label %41

25:                                               ; preds = %3
  %26 = add nsw i64 %8, 1899
  %27 = and i64 %26, 3
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %25
  %30 = srem i64 %26, 100
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = srem i64 %26, 400
  %34 = icmp eq i64 %33, 0
  %35 = zext i1 %34 to i32
  br label %36

36:                                               ; preds = %32, %29, %25
  %37 = phi i32 [ 0, %25 ], [ 1, %29 ], [ %35, %32 ]
  %38 = add nsw i32 %21, 375
  %39 = add nsw i32 %38, %37
  %40 = sdiv i32 %39, 7
  br label %60

41:                                               ; preds = %3
  %42 = add nsw i32 %21, -361
  %43 = icmp ult i32 %42, 7
  br i1 %43, label %44, label %60

44:                                               ; preds = %41
  %45 = and i64 %8, 3
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %55

47:                                               ; preds = %44
  %48 = srem i64 %9, 100
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %55

50:                                               ; preds = %47
  %51 = srem i64 %9, 400
  %52 = icmp eq i64 %51, 0
  %53 = zext i1 %52 to i32
  %54 = or disjoint i32 %53, 362
  br label %55

55:                                               ; preds = %50, %47, %44
  %56 = phi i32 [ 362, %44 ], [ 363, %47 ], [ %54, %50 ]
  %57 = icmp uge i32 %21, %56
  %58 = zext i1 %57 to i32
  %59 = select i1 %57, i32 1, i32 %23
  br label %60

60:                                               ; preds = %55, %36, %41
  %61 = phi i32 [ -1, %36 ], [ 0, %41 ], [ %58, %55 ]
  %62 = phi i32 [ %40, %36 ], [ %23, %41 ], [ %59, %55 ]
  %63 = getelementptr inbounds i8, ptr %0, i32 4
  %64 = getelementptr inbounds i8, ptr %2, i32 40
  %65 = sdiv i64 %9, 100
  %66 = mul i64 %65, 100
  %67 = sub i64 %9, %66
  %68 = add nsw i64 %67, 100
  %69 = icmp ugt i64 %67, -101
  %70 = select i1 %69, i64 %68, i64 %67
  %71 = sext i32 %62 to i64
  %72 = getelementptr inbounds i8, ptr %2, i32 4
  %73 = getelementptr inbounds i8, ptr %2, i32 16
  %74 = sext i32 %14 to i64
  %75 = sext i32 %61 to i64
  %76 = add nsw i64 %9, %75
  %77 = freeze i64 %76
  %78 = srem i64 %77, 100
  %79 = add nsw i64 %78, 100
  %80 = icmp ugt i64 %78, -101
  %81 = select i1 %80, i64 %79, i64 %78
  %82 = getelementptr inbounds i8, ptr %2, i32 12
  %83 = ashr i64 %67, 63
  %84 = add nsw i64 %83, %65
  br label %85

85:                                               ; preds = %212, %60
  %86 = phi ptr [ %1, %60 ], [ %214, %212 ]
  %87 = load i8, ptr %86, align 1
  switch i8 %87, label %88 [
    i8 0, label %215
    i8 37, label %96
  ]

88:                                               ; preds = %85
  %89 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %212, label %91

91:                                               ; preds = %88
  %92 = load ptr, ptr %0, align 4
  %93 = load i32, ptr %63, align 4
  %94 = add i32 %93, 1
  store i32 %94, ptr %63, align 4
  %95 = getelementptr inbounds i8, ptr %92, i32 %93
  store i8 %87, ptr %95, align 1
  br label %212

96:                                               ; preds = %85
  %97 = getelementptr inbounds i8, ptr %86, i32 1
  %98 = load i8, ptr %97, align 1
  switch i8 %98, label %102 [
    i8 69, label %99
    i8 79, label %99
  ]

99:                                               ; preds = %96, %96
  %100 = getelementptr inbounds i8, ptr %86, i32 2
  %101 = load i8, ptr %100, align 1
  br label %102

102:                                              ; preds = %96, %99
  %103 = phi i8 [ %98, %96 ], [ %101, %99 ]
  %104 = phi ptr [ %97, %96 ], [ %100, %99 ]
  switch i8 %103, label %211 [
    i8 97, label %105
    i8 65, label %108
    i8 98, label %111
    i8 104, label %111
    i8 66, label %114
    i8 99, label %117
    i8 67, label %118
    i8 100, label %119
    i8 68, label %122
    i8 120, label %122
    i8 101, label %123
    i8 70, label %126
    i8 103, label %127
    i8 71, label %128
    i8 72, label %129
    i8 73, label %132
    i8 106, label %133
    i8 109, label %137
    i8 77, label %141
    i8 110, label %144
    i8 112, label %152
    i8 114, label %156
    i8 82, label %157
    i8 115, label %158
    i8 83, label %161
    i8 116, label %164
    i8 84, label %172
    i8 88, label %172
    i8 117, label %173
    i8 85, label %178
    i8 86, label %185
    i8 119, label %186
    i8 87, label %189
    i8 121, label %198
    i8 89, label %199
    i8 122, label %200
    i8 90, label %201
    i8 37, label %203
  ]

105:                                              ; preds = %102
  %106 = load i32, ptr %15, align 4
  %107 = getelementptr inbounds [7 x [10 x i8]], ptr @day_names, i32 0, i32 %106
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %107, i32 noundef 3) #31
  br label %212

108:                                              ; preds = %102
  %109 = load i32, ptr %15, align 4
  %110 = getelementptr inbounds [7 x [10 x i8]], ptr @day_names, i32 0, i32 %109
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %110, i32 noundef 9) #31
  br label %212

111:                                              ; preds = %102, %102
  %112 = load i32, ptr %73, align 4
  %113 = getelementptr inbounds [12 x [10 x i8]], ptr @month_names, i32 0, i32 %112
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %113, i32 noundef 3) #31
  br label %212

114:                                              ; preds = %102
  %115 = load i32, ptr %73, align 4
  %116 = getelementptr inbounds [12 x [10 x i8]], ptr @month_names, i32 0, i32 %115
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %116, i32 noundef 9) #31
  br label %212

117:                                              ; preds = %102
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.91, ptr noundef %2) #31
  br label %212

118:                                              ; preds = %102
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %84, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

119:                                              ; preds = %102
  %120 = load i32, ptr %82, align 4
  %121 = sext i32 %120 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %121, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

122:                                              ; preds = %102, %102
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.92, ptr noundef %2) #31
  br label %212

123:                                              ; preds = %102
  %124 = load i32, ptr %82, align 4
  %125 = sext i32 %124 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %125, i32 noundef 2, i8 noundef signext 32) #31
  br label %212

126:                                              ; preds = %102
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.93, ptr noundef %2) #31
  br label %212

127:                                              ; preds = %102
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %81, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

128:                                              ; preds = %102
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %77, i32 noundef 1, i8 noundef signext 48) #31
  br label %212

129:                                              ; preds = %102
  %130 = load i32, ptr %10, align 4
  %131 = sext i32 %130 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %131, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

132:                                              ; preds = %102
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %74, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

133:                                              ; preds = %102
  %134 = load i32, ptr %19, align 4
  %135 = add nsw i32 %134, 1
  %136 = sext i32 %135 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %136, i32 noundef 3, i8 noundef signext 48) #31
  br label %212

137:                                              ; preds = %102
  %138 = load i32, ptr %73, align 4
  %139 = add nsw i32 %138, 1
  %140 = sext i32 %139 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %140, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

141:                                              ; preds = %102
  %142 = load i32, ptr %72, align 4
  %143 = sext i32 %142 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %143, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

144:                                              ; preds = %102
  %145 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %212, label %147

147:                                              ; preds = %144
  %148 = load ptr, ptr %0, align 4
  %149 = load i32, ptr %63, align 4
  %150 = add i32 %149, 1
  store i32 %150, ptr %63, align 4
  %151 = getelementptr inbounds i8, ptr %148, i32 %149
  store i8 10, ptr %151, align 1
  br label %212

152:                                              ; preds = %102
  %153 = load i32, ptr %10, align 4
  %154 = icmp slt i32 %153, 12
  %155 = select i1 %154, ptr @.str.94, ptr @.str.95
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %155, i32 noundef 2) #31
  br label %212

156:                                              ; preds = %102
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.96, ptr noundef %2) #31
  br label %212

157:                                              ; preds = %102
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.97, ptr noundef %2) #31
  br label %212

158:                                              ; preds = %102
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %4) #32
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(44) %4, ptr noundef nonnull align 4 dereferenceable(44) %2, i32 44, i1 false)
  %159 = call fastcc i32 @counted(ptr noundef nonnull %4, ptr noundef nonnull @localtime_r) #31
  %160 = sext i32 %159 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %160, i32 noundef 1, i8 noundef signext 48) #31
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %4) #32
  br label %212

161:                                              ; preds = %102
  %162 = load i32, ptr %2, align 4
  %163 = sext i32 %162 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %163, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

164:                                              ; preds = %102
  %165 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %212, label %167

167:                                              ; preds = %164
  %168 = load ptr, ptr %0, align 4
  %169 = load i32, ptr %63, align 4
  %170 = add i32 %169, 1
  store i32 %170, ptr %63, align 4
  %171 = getelementptr inbounds i8, ptr %168, i32 %169
  store i8 9, ptr %171, align 1
  br label %212

172:                                              ; preds = %102, %102
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.98, ptr noundef %2) #31
  br label %212

173:                                              ; preds = %102
  %174 = load i32, ptr %15, align 4
  %175 = icmp eq i32 %174, 0
  %176 = select i1 %175, i32 7, i32 %174
  %177 = sext i32 %176 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %177, i32 noundef 1, i8 noundef signext 48) #31
  br label %212

178:                                              ; preds = %102
  %179 = load i32, ptr %19, align 4
  %180 = add nsw i32 %179, 7
  %181 = load i32, ptr %15, align 4
  %182 = sub i32 %180, %181
  %183 = sdiv i32 %182, 7
  %184 = sext i32 %183 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %184, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

185:                                              ; preds = %102
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %71, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

186:                                              ; preds = %102
  %187 = load i32, ptr %15, align 4
  %188 = sext i32 %187 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %188, i32 noundef 1, i8 noundef signext 48) #31
  br label %212

189:                                              ; preds = %102
  %190 = load i32, ptr %19, align 4
  %191 = add nsw i32 %190, 7
  %192 = load i32, ptr %15, align 4
  %193 = add nsw i32 %192, 6
  %194 = srem i32 %193, 7
  %195 = sub i32 %191, %194
  %196 = sdiv i32 %195, 7
  %197 = sext i32 %196 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %197, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

198:                                              ; preds = %102
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %70, i32 noundef 2, i8 noundef signext 48) #31
  br label %212

199:                                              ; preds = %102
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %9, i32 noundef 1, i8 noundef signext 48) #31
  br label %212

200:                                              ; preds = %102
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull @.str.99, i32 noundef 5) #31
  br label %212

201:                                              ; preds = %102
  %202 = load ptr, ptr %64, align 4
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef %202, i32 noundef 9) #31
  br label %212

203:                                              ; preds = %102
  %204 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %212, label %206

206:                                              ; preds = %203
  %207 = load ptr, ptr %0, align 4
  %208 = load i32, ptr %63, align 4
  %209 = add i32 %208, 1
  store i32 %209, ptr %63, align 4
  %210 = getelementptr inbounds i8, ptr %207, i32 %208
  store i8 37, ptr %210, align 1
  br label %212

211:                                              ; preds = %102
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.100) #33
  unreachable

212:                                              ; preds = %206, %203, %167, %164, %147, %144, %91, %88, %105, %108, %111, %114, %117, %118, %119, %122, %123, %126, %127, %128, %129, %132, %133, %137, %141, %152, %156, %157, %158, %161, %172, %173, %178, %185, %186, %189, %198, %199, %200, %201
  %213 = phi ptr [ %104, %201 ], [ %104, %200 ], [ %104, %199 ], [ %104, %198 ], [ %104, %189 ], [ %104, %186 ], [ %104, %185 ], [ %104, %178 ], [ %104, %173 ], [ %104, %172 ], [ %104, %161 ], [ %104, %158 ], [ %104, %157 ], [ %104, %156 ], [ %104, %152 ], [ %104, %141 ], [ %104, %137 ], [ %104, %133 ], [ %104, %132 ], [ %104, %129 ], [ %104, %128 ], [ %104, %127 ], [ %104, %126 ], [ %104, %123 ], [ %104, %122 ], [ %104, %119 ], [ %104, %118 ], [ %104, %117 ], [ %104, %114 ], [ %104, %111 ], [ %104, %108 ], [ %104, %105 ], [ %86, %88 ], [ %86, %91 ], [ %104, %144 ], [ %104, %147 ], [ %104, %164 ], [ %104, %167 ], [ %104, %203 ], [ %104, %206 ]
  %214 = getelementptr inbounds i8, ptr %213, i32 1
  br label %85

215:                                              ; preds = %85
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @asctime_r(ptr nocapture noundef readonly %0, ptr noundef returned %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i32 24
  %4 = load i32, ptr %3, align 4
  %5 = icmp ugt i32 %4, 6
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i32 16
  %8 = load i32, ptr %7, align 4
  %9 = icmp ugt i32 %8, 11
  br i1 %9, label %10, label %11

10:                                               ; preds = %6, %2
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.27) #33
  unreachable

11:                                               ; preds = %6
  %12 = getelementptr inbounds [7 x [10 x i8]], ptr @day_names, i32 0, i32 %4
  %13 = getelementptr inbounds [12 x [10 x i8]], ptr @month_names, i32 0, i32 %8
  %14 = getelementptr inbounds i8, ptr %0, i32 12
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds i8, ptr %0, i32 8
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds i8, ptr %0, i32 4
  %19 = load i32, ptr %18, align 4
  %20 = load i32, ptr %0, align 4
  %21 = getelementptr inbounds i8, ptr %0, i32 20
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = add nsw i64 %23, 1900
  %25 = tail call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef %1, i32 noundef 26, ptr noundef nonnull @.str.28, ptr noundef nonnull %12, ptr noundef nonnull %13, i32 noundef %15, i32 noundef %17, i32 noundef %19, i32 noundef %20, i64 noundef %24) #31
  ret ptr %1
}

; Function Attrs: nounwind optsize
define dso_local noundef nonnull ptr @asctime(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = tail call ptr @asctime_r(ptr noundef %0, ptr noundef nonnull @time_text) #31
  ret ptr @time_text
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @ctime_r(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = alloca %struct.tm, align 4
  call void @llvm.lifetime.start.p0(i64 44, ptr nonnull %3) #32
  %4 = call ptr @gmtime_r(ptr noundef readonly %0, ptr noundef nonnull %3) #31
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %4, i32 40
  store ptr @.str.26, ptr %7, align 4
  %8 = call ptr @asctime_r(ptr noundef nonnull %3, ptr noundef %1) #31
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi ptr [ %1, %6 ], [ null, %2 ]
  call void @llvm.lifetime.end.p0(i64 44, ptr nonnull %3) #32
  ret ptr %10
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @ctime(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = tail call ptr @ctime_r(ptr noundef %0, ptr noundef nonnull @time_text) #31
  ret ptr %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @getpid() local_unnamed_addr #0 {
  ret i32 1000
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @sleep(i32 noundef %0) local_unnamed_addr #5 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 1000000000
  tail call void @__tresse_sleep(i64 noundef %3) #30
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @usleep(i32 noundef %0) local_unnamed_addr #5 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 1000
  tail call void @__tresse_sleep(i64 noundef %3) #30
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @sigaction(i32 noundef %0, ptr noalias noundef readonly %1, ptr noalias noundef writeonly %2) local_unnamed_addr #5 {
  %4 = alloca [30 x i32], align 4
  %5 = add i32 %0, -65
  %6 = icmp ult i32 %5, -64
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = icmp eq ptr %1, null
  br i1 %8, label %20, label %9

9:                                                ; preds = %7
  switch i32 %0, label %12 [
    i32 19, label %10
    i32 9, label %10
  ]

10:                                               ; preds = %9, %9, %3
  %11 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %11, align 4
  br label %47

12:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %4)
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(120) %4, i8 0, i32 120, i1 false)
  %13 = load ptr, ptr %1, align 4
  %14 = getelementptr inbounds i8, ptr %1, i32 4
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds i8, ptr %1, i32 8
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds i8, ptr %1, i32 132
  %19 = load i32, ptr %18, align 4
  br label %21

20:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %4)
  call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(120) %4, i8 0, i32 120, i1 false)
  br label %21

21:                                               ; preds = %20, %12
  %22 = phi i32 [ undef, %20 ], [ %19, %12 ]
  %23 = phi i32 [ undef, %20 ], [ %17, %12 ]
  %24 = phi i32 [ undef, %20 ], [ %15, %12 ]
  %25 = phi ptr [ undef, %20 ], [ %13, %12 ]
  %26 = getelementptr inbounds [65 x %union.pthread_mutex_t], ptr @locks, i32 0, i32 %0
  %27 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %26) #30
  %28 = getelementptr inbounds [65 x %struct.anon.2], ptr @actions, i32 0, i32 %0
  %29 = load ptr, ptr %28, align 4
  %30 = getelementptr inbounds i8, ptr %28, i32 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i8, ptr %28, i32 8
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds i8, ptr %28, i32 12
  %35 = load i32, ptr %34, align 4
  br i1 %8, label %37, label %36

36:                                               ; preds = %21
  store ptr %25, ptr %28, align 4
  store i32 %22, ptr %30, align 4
  store i32 %24, ptr %32, align 4
  store i32 %23, ptr %34, align 4
  br label %37

37:                                               ; preds = %36, %21
  %38 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %26) #30
  %39 = icmp eq ptr %2, null
  br i1 %39, label %46, label %40

40:                                               ; preds = %37
  store ptr %29, ptr %2, align 4
  %41 = getelementptr inbounds i8, ptr %2, i32 4
  store i32 %33, ptr %41, align 4
  %42 = getelementptr inbounds i8, ptr %2, i32 8
  store i32 %35, ptr %42, align 4
  %43 = getelementptr inbounds i8, ptr %2, i32 12
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(120) %43, ptr noundef nonnull align 4 dereferenceable(120) %4, i32 120, i1 false)
  %44 = getelementptr inbounds i8, ptr %2, i32 132
  store i32 %31, ptr %44, align 4
  %45 = getelementptr inbounds i8, ptr %2, i32 136
  store ptr null, ptr %45, align 4
  br label %46

46:                                               ; preds = %40, %37
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %4)
  br label %47

47:                                               ; preds = %46, %10
  %48 = phi i32 [ -1, %10 ], [ 0, %46 ]
  ret i32 %48
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg) #22

; Function Attrs: nounwind optsize
define dso_local ptr @signal(i32 noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = alloca %struct.sigaction, align 4
  %4 = alloca %struct.sigaction, align 4
  call void @llvm.lifetime.start.p0(i64 140, ptr nonnull %3) #32
  %5 = getelementptr inbounds i8, ptr %3, i32 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(140) %5, i8 0, i64 136, i1 false)
  store ptr %1, ptr %3, align 4
  %6 = getelementptr inbounds i8, ptr %3, i32 132
  store i32 268435456, ptr %6, align 4
  call void @llvm.lifetime.start.p0(i64 140, ptr nonnull %4) #32
  %7 = call i32 @sigaction(i32 noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %4) #31
  %8 = icmp eq i32 %7, 0
  %9 = load ptr, ptr %4, align 4
  %10 = select i1 %8, ptr %9, ptr inttoptr (i32 -1 to ptr)
  call void @llvm.lifetime.end.p0(i64 140, ptr nonnull %4) #32
  call void @llvm.lifetime.end.p0(i64 140, ptr nonnull %3) #32
  ret ptr %10
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #22

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef i32 @sigemptyset(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  tail call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %0, i8 0, i32 128, i1 false)
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local noundef i32 @sigfillset(ptr nocapture noundef %0) local_unnamed_addr #4 {
  tail call void @llvm.memset.p0.i32(ptr noundef nonnull align 4 dereferenceable(128) %0, i8 0, i32 128, i1 false)
  br label %3

2:                                                ; preds = %3
  ret i32 0

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 1, %1 ], [ %15, %3 ]
  %5 = add nuw nsw i32 %4, 31
  %6 = and i32 %5, 31
  %7 = shl nuw i32 1, %6
  %8 = trunc nuw i32 %4 to i8
  %9 = add nsw i8 %8, -1
  %10 = sdiv i8 %9, 32
  %11 = sext i8 %10 to i32
  %12 = getelementptr inbounds [32 x i32], ptr %0, i32 0, i32 %11
  %13 = load i32, ptr %12, align 4
  %14 = or i32 %13, %7
  store i32 %14, ptr %12, align 4
  %15 = add nuw nsw i32 %4, 1
  %16 = icmp eq i32 %15, 65
  br i1 %16, label %2, label %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local range(i32 -1, 1) i32 @sigaddset(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #23 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %15

7:                                                ; preds = %2
  %8 = add nuw nsw i32 %1, 31
  %9 = and i32 %8, 31
  %10 = shl nuw i32 1, %9
  %11 = lshr i32 %3, 5
  %12 = getelementptr inbounds [32 x i32], ptr %0, i32 0, i32 %11
  %13 = load i32, ptr %12, align 4
  %14 = or i32 %13, %10
  store i32 %14, ptr %12, align 4
  br label %15

15:                                               ; preds = %7, %5
  %16 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local range(i32 -1, 1) i32 @sigdelset(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #23 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %16

7:                                                ; preds = %2
  %8 = add nuw nsw i32 %1, 31
  %9 = and i32 %8, 31
  %10 = shl nuw i32 1, %9
  %11 = xor i32 %10, -1
  %12 = lshr i32 %3, 5
  %13 = getelementptr inbounds [32 x i32], ptr %0, i32 0, i32 %12
  %14 = load i32, ptr %13, align 4
  %15 = and i32 %14, %11
  store i32 %15, ptr %13, align 4
  br label %16

16:                                               ; preds = %7, %5
  %17 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: read, inaccessiblemem: none)
define dso_local range(i32 -1, 2) i32 @sigismember(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #24 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %15

7:                                                ; preds = %2
  %8 = lshr i32 %3, 5
  %9 = getelementptr inbounds [32 x i32], ptr %0, i32 0, i32 %8
  %10 = load i32, ptr %9, align 4
  %11 = add nuw nsw i32 %1, 31
  %12 = and i32 %11, 31
  %13 = lshr i32 %10, %12
  %14 = and i32 %13, 1
  br label %15

15:                                               ; preds = %7, %5
  %16 = phi i32 [ %14, %7 ], [ -1, %5 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_mutex_init(ptr noundef %0, ptr noundef readonly %1) local_unnamed_addr #5 {
  tail call void @__tresse_renew_mutex(ptr noundef %0) #30
  %3 = icmp eq ptr %1, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %1, align 4
  %6 = and i32 %5, -1073741825
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ %6, %4 ], [ 0, %2 ]
  %9 = getelementptr inbounds i8, ptr %0, i32 12
  store i32 %8, ptr %9, align 4
  ret i32 0
}

; Function Attrs: optsize
declare dso_local void @__tresse_renew_mutex(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_spin_init(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  tail call void @__tresse_renew_spin(ptr noundef %0) #30
  store volatile i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: optsize
declare dso_local void @__tresse_renew_spin(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_cond_init(ptr noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  tail call void @__tresse_renew_cond(ptr noundef %0) #30
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: optsize
declare dso_local void @__tresse_renew_cond(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 23) i32 @pthread_barrier_init(ptr noundef %0, ptr nocapture noundef readnone %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  tail call void @__tresse_renew_barrier(ptr noundef %0) #30
  store i32 %2, ptr %0, align 4
  br label %6

6:                                                ; preds = %3, %5
  %7 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local void @__tresse_renew_barrier(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_rwlock_init(ptr noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  tail call void @__tresse_renew_rwlock(ptr noundef %0) #30
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: optsize
declare dso_local void @__tresse_renew_rwlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @sem_init(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %8

7:                                                ; preds = %3
  tail call void @__tresse_renew_sem(ptr noundef %0) #30
  store i32 %2, ptr %0, align 4
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local void @__tresse_renew_sem(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_once(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call i32 @__tresse_once_begin(ptr noundef %0) #30
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void %1() #30
  tail call void @__tresse_once_end(ptr noundef %0) #30
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_once_begin(ptr noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local void @__tresse_once_end(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @sem_trywait(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @__tresse_sem_trywait(ptr noundef %0) #30
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %2, ptr %5, align 4
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_sem_trywait(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @sem_post(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @__tresse_sem_post(ptr noundef %0) #30
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %2, ptr %5, align 4
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ -1, %4 ], [ 0, %1 ]
  ret i32 %7
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_sem_post(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef i32 @sem_getvalue(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #5 {
  %3 = tail call i32 @__tresse_sem_value(ptr noundef %0) #30
  store i32 %3, ptr %1, align 4
  ret i32 0
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_sem_value(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_mutex_timedlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp ult i32 %4, 1000000000
  %6 = tail call i32 @__tresse_mutex_timedlock(ptr noundef %0) #30
  %7 = icmp ne i32 %6, 110
  %8 = select i1 %7, i1 true, i1 %5
  %9 = select i1 %8, i32 %6, i32 22
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_mutex_timedlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_timedrdlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp ugt i32 %4, 999999999
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__tresse_rwlock_timedrdlock(ptr noundef %0) #30
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi i32 [ %7, %6 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_rwlock_timedrdlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp ugt i32 %4, 999999999
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__tresse_rwlock_timedwrlock(ptr noundef %0) #30
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi i32 [ %7, %6 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_rwlock_timedwrlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @sem_timedwait(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp ugt i32 %4, 999999999
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @__tresse_sem_timedwait(ptr noundef %0) #30
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %2, %6
  %10 = phi i32 [ %7, %6 ], [ 22, %2 ]
  %11 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %10, ptr %11, align 4
  br label %12

12:                                               ; preds = %6, %9
  %13 = phi i32 [ -1, %9 ], [ 0, %6 ]
  ret i32 %13
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_sem_timedwait(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp ugt i32 %5, 999999999
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__tresse_cond_timedwait(ptr noundef %0, ptr noundef %1) #30
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ %8, %7 ], [ 22, %3 ]
  ret i32 %10
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_cond_timedwait(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_mutex_clocklock(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %1, 1
  br i1 %4, label %13, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp ult i32 %7, 1000000000
  %9 = tail call i32 @__tresse_mutex_timedlock(ptr noundef %0) #30
  %10 = icmp ne i32 %9, 110
  %11 = select i1 %10, i1 true, i1 %8
  %12 = select i1 %11, i32 %9, i32 22
  br label %13

13:                                               ; preds = %3, %5
  %14 = phi i32 [ %12, %5 ], [ 22, %3 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_cond_clockwait(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %2, 1
  br i1 %5, label %12, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %3, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = icmp ugt i32 %8, 999999999
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = tail call i32 @__tresse_cond_timedwait(ptr noundef %0, ptr noundef %1) #30
  br label %12

12:                                               ; preds = %10, %6, %4
  %13 = phi i32 [ 22, %4 ], [ %11, %10 ], [ 22, %6 ]
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_clockrdlock(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %1, 1
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp ugt i32 %7, 999999999
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = tail call i32 @__tresse_rwlock_timedrdlock(ptr noundef %0) #30
  br label %11

11:                                               ; preds = %9, %5, %3
  %12 = phi i32 [ 22, %3 ], [ %10, %9 ], [ 22, %5 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local i32 @pthread_rwlock_clockwrlock(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %1, 1
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp ugt i32 %7, 999999999
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = tail call i32 @__tresse_rwlock_timedwrlock(ptr noundef %0) #30
  br label %11

11:                                               ; preds = %9, %5, %3
  %12 = phi i32 [ 22, %3 ], [ %10, %9 ], [ 22, %5 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local range(i32 -1, 1) i32 @sem_clockwait(ptr noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %1, 1
  br i1 %4, label %12, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp ugt i32 %7, 999999999
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = tail call i32 @__tresse_sem_timedwait(ptr noundef %0) #30
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %3, %5, %9
  %13 = phi i32 [ %10, %9 ], [ 22, %5 ], [ 22, %3 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  br label %15

15:                                               ; preds = %12, %9
  %16 = phi i32 [ 0, %9 ], [ -1, %12 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 12) i32 @pthread_key_create(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @keys_lock) #30
  %4 = load i32, ptr @keys_made, align 4
  %5 = icmp ult i32 %4, 128
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = add nuw nsw i32 %4, 1
  store i32 %7, ptr @keys_made, align 4
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @keys_lock) #30
  br label %12

9:                                                ; preds = %2
  %10 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @keys_lock) #30
  %11 = icmp eq i32 %4, 128
  br i1 %11, label %15, label %12

12:                                               ; preds = %6, %9
  %13 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i32 0, i32 %4
  %14 = getelementptr inbounds i8, ptr %13, i32 4
  store ptr %1, ptr %14, align 4
  store atomic i32 1, ptr %13 monotonic, align 4
  store i32 %4, ptr %0, align 4
  br label %15

15:                                               ; preds = %9, %12
  %16 = phi i32 [ 0, %12 ], [ 11, %9 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_key_delete(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %11

3:                                                ; preds = %1
  %4 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i32 0, i32 %0
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = freeze i32 %5
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  %9 = icmp eq i32 %6, 2
  %10 = select i1 %9, ptr @.str.103, ptr @.str.104
  br label %11

11:                                               ; preds = %8, %1
  %12 = phi ptr [ @.str.104, %1 ], [ %10, %8 ]
  tail call void @__tresse_misuse(ptr noundef nonnull %12) #33
  unreachable

13:                                               ; preds = %3
  store atomic i32 2, ptr %4 monotonic, align 4
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local ptr @pthread_getspecific(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %11

3:                                                ; preds = %1
  %4 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i32 0, i32 %0
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = freeze i32 %5
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  %9 = icmp eq i32 %6, 2
  %10 = select i1 %9, ptr @.str.103, ptr @.str.104
  br label %11

11:                                               ; preds = %8, %1
  %12 = phi ptr [ @.str.104, %1 ], [ %10, %8 ]
  tail call void @__tresse_misuse(ptr noundef nonnull %12) #33
  unreachable

13:                                               ; preds = %3
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values)
  %15 = getelementptr inbounds [128 x ptr], ptr %14, i32 0, i32 %0
  %16 = load ptr, ptr %15, align 4
  ret ptr %16
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = icmp ult i32 %0, 128
  br i1 %3, label %4, label %12

4:                                                ; preds = %2
  %5 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i32 0, i32 %0
  %6 = load atomic i32, ptr %5 monotonic, align 4
  %7 = freeze i32 %6
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %14, label %9

9:                                                ; preds = %4
  %10 = icmp eq i32 %7, 2
  %11 = select i1 %10, ptr @.str.103, ptr @.str.104
  br label %12

12:                                               ; preds = %9, %2
  %13 = phi ptr [ @.str.104, %2 ], [ %11, %9 ]
  tail call void @__tresse_misuse(ptr noundef nonnull %13) #33
  unreachable

14:                                               ; preds = %4
  %15 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values)
  %16 = getelementptr inbounds [128 x ptr], ptr %15, i32 0, i32 %0
  store ptr %1, ptr %16, align 4
  %17 = icmp eq ptr %1, null
  br i1 %17, label %24, label %18

18:                                               ; preds = %14
  %19 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values_end)
  %20 = load i32, ptr %19, align 4
  %21 = icmp ugt i32 %20, %0
  br i1 %21, label %24, label %22

22:                                               ; preds = %18
  %23 = add nuw nsw i32 %0, 1
  store i32 %23, ptr %19, align 4
  br label %24

24:                                               ; preds = %22, %18, %14
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: write, inaccessiblemem: none)
define dso_local void @__tresse_cleanup_push(ptr noundef %0) local_unnamed_addr #25 {
  %2 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cleanup_handlers)
  %3 = load ptr, ptr %2, align 4
  %4 = getelementptr inbounds i8, ptr %0, i32 8
  store ptr %3, ptr %4, align 4
  store ptr %0, ptr %2, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: read, inaccessiblemem: none)
define dso_local void @__tresse_cleanup_pop(ptr nocapture noundef readonly %0) local_unnamed_addr #24 {
  %2 = getelementptr inbounds i8, ptr %0, i32 8
  %3 = load ptr, ptr %2, align 4
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cleanup_handlers)
  store ptr %3, ptr %4, align 4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__tresse_thread_end() local_unnamed_addr #5 {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cleanup_handlers)
  %2 = load ptr, ptr %1, align 4
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %8

4:                                                ; preds = %8, %0
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values_end)
  %6 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values)
  %7 = load i32, ptr %5, align 4
  br label %17

8:                                                ; preds = %0, %8
  %9 = phi ptr [ %15, %8 ], [ %2, %0 ]
  %10 = getelementptr inbounds i8, ptr %9, i32 8
  %11 = load ptr, ptr %10, align 4
  store ptr %11, ptr %1, align 4
  %12 = load ptr, ptr %9, align 4
  %13 = getelementptr inbounds i8, ptr %9, i32 4
  %14 = load ptr, ptr %13, align 4
  tail call void %12(ptr noundef %14) #30
  %15 = load ptr, ptr %1, align 4
  %16 = icmp eq ptr %15, null
  br i1 %16, label %4, label %8

17:                                               ; preds = %4, %22
  %18 = phi i32 [ %7, %4 ], [ %47, %22 ]
  %19 = phi i32 [ 0, %4 ], [ %23, %22 ]
  %20 = icmp eq i32 %18, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %17, %22
  ret void

22:                                               ; preds = %46
  %23 = add nuw nsw i32 %19, 1
  %24 = icmp ne i32 %48, 0
  %25 = icmp ult i32 %19, 3
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %17, label %21

27:                                               ; preds = %17, %46
  %28 = phi i32 [ %47, %46 ], [ %18, %17 ]
  %29 = phi i32 [ %49, %46 ], [ 0, %17 ]
  %30 = phi i32 [ %48, %46 ], [ 0, %17 ]
  %31 = getelementptr inbounds [128 x ptr], ptr %6, i32 0, i32 %29
  %32 = load ptr, ptr %31, align 4
  %33 = icmp eq ptr %32, null
  br i1 %33, label %46, label %34

34:                                               ; preds = %27
  store ptr null, ptr %31, align 4
  %35 = icmp ult i32 %29, 128
  br i1 %35, label %36, label %46

36:                                               ; preds = %34
  %37 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i32 0, i32 %29
  %38 = load atomic i32, ptr %37 monotonic, align 4
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %46

40:                                               ; preds = %36
  %41 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i32 0, i32 %29, i32 1
  %42 = load ptr, ptr %41, align 4
  %43 = icmp eq ptr %42, null
  br i1 %43, label %46, label %44

44:                                               ; preds = %40
  tail call void %42(ptr noundef nonnull %32) #30
  %45 = load i32, ptr %5, align 4
  br label %46

46:                                               ; preds = %34, %36, %40, %44, %27
  %47 = phi i32 [ %28, %27 ], [ %45, %44 ], [ %28, %40 ], [ %28, %36 ], [ %28, %34 ]
  %48 = phi i32 [ %30, %27 ], [ 1, %44 ], [ %30, %40 ], [ %30, %36 ], [ %30, %34 ]
  %49 = add nuw i32 %29, 1
  %50 = icmp ult i32 %49, %47
  br i1 %50, label %27, label %22
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_attr_init(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @memset(ptr noundef %0, i32 noundef 0, i32 noundef 28) #30
  %3 = getelementptr inbounds i8, ptr %0, i32 8
  store i32 4096, ptr %3, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @pthread_attr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local range(i32 0, 23) i32 @pthread_attr_setdetachstate(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %5, label %4

4:                                                ; preds = %2
  store i32 %1, ptr %0, align 4
  br label %5

5:                                                ; preds = %2, %4
  %6 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_attr_getdetachstate(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  store i32 %3, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local range(i32 0, 23) i32 @pthread_attr_setstacksize(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp ult i32 %1, 16384
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i32 4
  store i32 %1, ptr %5, align 4
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_attr_getstacksize(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i32 4
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef i32 @pthread_attr_setguardsize(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = getelementptr inbounds i8, ptr %0, i32 8
  store i32 %1, ptr %3, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_attr_getguardsize(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i32 8
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local range(i32 0, 96) i32 @pthread_attr_setscope(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #11 {
  switch i32 %1, label %5 [
    i32 1, label %6
    i32 0, label %3
  ]

3:                                                ; preds = %2
  %4 = getelementptr inbounds i8, ptr %0, i32 12
  store i32 0, ptr %4, align 4
  br label %6

5:                                                ; preds = %2
  br label %6

6:                                                ; preds = %2, %5, %3
  %7 = phi i32 [ 95, %2 ], [ 0, %3 ], [ 22, %5 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_attr_getscope(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i32 12
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local range(i32 0, 23) i32 @pthread_attr_setinheritsched(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i32 16
  store i32 %1, ptr %5, align 4
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_attr_getinheritsched(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i32 16
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local range(i32 0, 23) i32 @pthread_attr_setschedpolicy(ptr nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = icmp ugt i32 %1, 2
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i32 20
  store i32 %1, ptr %5, align 4
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_attr_getschedpolicy(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i32 20
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_attr_setschedparam(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %1, align 4
  %4 = getelementptr inbounds i8, ptr %0, i32 24
  store i32 %3, ptr %4, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_attr_getschedparam(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i32 24
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef i32 @pthread_mutexattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @pthread_mutexattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local range(i32 0, 23) i32 @pthread_mutexattr_setpshared(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #14 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -1073741825
  %7 = icmp eq i32 %1, 0
  %8 = select i1 %7, i32 0, i32 1073741824
  %9 = or disjoint i32 %6, %8
  store i32 %9, ptr %0, align 4
  br label %10

10:                                               ; preds = %2, %4
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_mutexattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 30
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local range(i32 0, 23) i32 @pthread_mutexattr_settype(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #14 {
  %3 = icmp ugt i32 %1, 3
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, 1073741824
  %7 = or disjoint i32 %6, %1
  store i32 %7, ptr %0, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_mutexattr_gettype(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = and i32 %3, -1073741825
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef i32 @pthread_condattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @pthread_condattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local range(i32 0, 23) i32 @pthread_condattr_setpshared(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #14 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -1073741825
  %7 = icmp eq i32 %1, 0
  %8 = select i1 %7, i32 0, i32 1073741824
  %9 = or disjoint i32 %6, %8
  store i32 %9, ptr %0, align 4
  br label %10

10:                                               ; preds = %2, %4
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_condattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 30
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local range(i32 0, 23) i32 @pthread_condattr_setclock(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #14 {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %8, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, 1073741824
  %7 = or disjoint i32 %6, %1
  store i32 %7, ptr %0, align 4
  br label %8

8:                                                ; preds = %2, %4
  %9 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_condattr_getclock(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = and i32 %3, -1073741825
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef i32 @pthread_rwlockattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @pthread_rwlockattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local range(i32 0, 23) i32 @pthread_rwlockattr_setpshared(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #14 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -1073741825
  %7 = icmp eq i32 %1, 0
  %8 = select i1 %7, i32 0, i32 1073741824
  %9 = or disjoint i32 %6, %8
  store i32 %9, ptr %0, align 4
  br label %10

10:                                               ; preds = %2, %4
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_rwlockattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 30
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef i32 @pthread_barrierattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @pthread_barrierattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local range(i32 0, 23) i32 @pthread_barrierattr_setpshared(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #14 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = and i32 %5, -1073741825
  %7 = icmp eq i32 %1, 0
  %8 = select i1 %7, i32 0, i32 1073741824
  %9 = or disjoint i32 %6, %8
  store i32 %9, ptr %0, align 4
  br label %10

10:                                               ; preds = %2, %4
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef i32 @pthread_barrierattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 30
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef i32 @pthread_mutexattr_getrobust(ptr nocapture noundef readnone %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #11 {
  store i32 0, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef i32 @pthread_mutexattr_getprotocol(ptr nocapture noundef readnone %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #11 {
  store i32 0, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @pthread_mutex_consistent(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: write, inaccessiblemem: none)
define dso_local range(i32 0, 23) i32 @pthread_setcancelstate(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr #25 {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_state)
  %4 = icmp ugt i32 %0, 1
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = icmp eq ptr %1, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %5
  %8 = load i32, ptr %3, align 4
  store i32 %8, ptr %1, align 4
  br label %9

9:                                                ; preds = %7, %5
  store i32 %0, ptr %3, align 4
  br label %10

10:                                               ; preds = %2, %9
  %11 = phi i32 [ 0, %9 ], [ 22, %2 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: write, inaccessiblemem: none)
define dso_local range(i32 0, 23) i32 @pthread_setcanceltype(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr #25 {
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cancel_type)
  %4 = icmp ugt i32 %0, 1
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = icmp eq ptr %1, null
  br i1 %6, label %9, label %7

7:                                                ; preds = %5
  %8 = load i32, ptr %3, align 4
  store i32 %8, ptr %1, align 4
  br label %9

9:                                                ; preds = %7, %5
  store i32 %0, ptr %3, align 4
  br label %10

10:                                               ; preds = %2, %9
  %11 = phi i32 [ 0, %9 ], [ 22, %2 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local void @pthread_testcancel() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef i32 @pthread_atfork(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1, ptr nocapture noundef readnone %2) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local range(i32 0, 35) i32 @pthread_setname_np(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %8, %2
  %4 = phi i32 [ %9, %8 ], [ 0, %2 ]
  %5 = getelementptr inbounds i8, ptr %1, i32 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i32 %4, 1
  %10 = icmp eq i32 %9, 16
  br i1 %10, label %14, label %3

11:                                               ; preds = %3
  %12 = icmp ult i32 %4, 16
  %13 = select i1 %12, i32 0, i32 34
  br label %14

14:                                               ; preds = %8, %11
  %15 = phi i32 [ %13, %11 ], [ 34, %8 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local range(i32 0, 23) i32 @pthread_setconcurrency(i32 noundef %0) local_unnamed_addr #13 {
  %2 = icmp slt i32 %0, 0
  br i1 %2, label %4, label %3

3:                                                ; preds = %1
  store atomic i32 %0, ptr @concurrency monotonic, align 4
  br label %4

4:                                                ; preds = %1, %3
  %5 = phi i32 [ 0, %3 ], [ 22, %1 ]
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local range(i32 0, -2147483648) i32 @pthread_getconcurrency() local_unnamed_addr #13 {
  %1 = load atomic i32, ptr @concurrency monotonic, align 4
  ret i32 %1
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @thrd_create(ptr nocapture noundef writeonly %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @__tresse_scratch(i32 noundef 8) #30
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  store ptr %1, ptr %4, align 4
  %7 = getelementptr inbounds i8, ptr %4, i32 4
  store ptr %2, ptr %7, align 4
  %8 = tail call i32 @__tresse_thread_new() #30
  store i32 %8, ptr %0, align 4
  tail call void @__tresse_thread_start(i32 noundef %8, ptr noundef nonnull @run_thread, ptr noundef nonnull %4) #30
  br label %9

9:                                                ; preds = %3, %6
  %10 = phi i32 [ 0, %6 ], [ 3, %3 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_create(ptr nocapture noundef writeonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call i32 @__tresse_thread_new() #30
  store i32 %5, ptr %0, align 4
  %6 = icmp eq ptr %1, null
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = load i32, ptr %1, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call void @__tresse_thread_detach(i32 noundef %5) #30
  br label %11

11:                                               ; preds = %4, %10, %7
  tail call void @__tresse_thread_start(i32 noundef %5, ptr noundef %2, ptr noundef %3) #30
  ret i32 0
}

; Function Attrs: nounwind optsize
define internal ptr @run_thread(ptr noundef %0) #5 {
  %2 = load ptr, ptr %0, align 4
  %3 = getelementptr inbounds i8, ptr %0, i32 4
  %4 = load ptr, ptr %3, align 4
  tail call void @free(ptr noundef nonnull %0) #30
  %5 = tail call i32 %2(ptr noundef %4) #30
  %6 = inttoptr i32 %5 to ptr
  ret ptr %6
}

; Function Attrs: nounwind optsize
define dso_local noundef range(i32 0, 5) i32 @thrd_join(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_thread_join(i32 noundef %0) #30
  %4 = icmp eq ptr %1, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = ptrtoint ptr %3 to i32
  store i32 %6, ptr %1, align 4
  br label %7

7:                                                ; preds = %5, %2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_join(i32 noundef %0, ptr noundef writeonly %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_thread_join(i32 noundef %0) #30
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  store ptr %3, ptr %1, align 4
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noundef range(i32 0, 5) i32 @thrd_detach(i32 noundef %0) local_unnamed_addr #5 {
  tail call void @__tresse_thread_detach(i32 noundef %0) #30
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @pthread_detach(i32 noundef %0) local_unnamed_addr #5 {
  tail call void @__tresse_thread_detach(i32 noundef %0) #30
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i32 @thrd_current() local_unnamed_addr #5 {
  %1 = tail call i32 @pthread_self() #30
  ret i32 %1
}

; Function Attrs: optsize
declare dso_local i32 @pthread_self() local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @thrd_equal(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local range(i32 0, 2) i32 @pthread_equal(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @thrd_exit(i32 noundef %0) local_unnamed_addr #15 {
  %2 = inttoptr i32 %0 to ptr
  tail call void @pthread_exit(ptr noundef %2) #34
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @pthread_exit(ptr noundef %0) local_unnamed_addr #15 {
  tail call void @__tresse_thread_end() #31
  tail call void @__tresse_thread_exit(ptr noundef %0) #33
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local void @thrd_yield() local_unnamed_addr #5 {
  %1 = tail call i32 @sched_yield() #30
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @sched_yield() local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 -2, 1) i32 @thrd_sleep(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = load i32, ptr %0, align 4
  %4 = icmp sgt i32 %3, -1
  br i1 %4, label %5, label %14

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %0, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp ugt i32 %7, 999999999
  br i1 %8, label %14, label %9

9:                                                ; preds = %5
  %10 = zext nneg i32 %3 to i64
  %11 = mul nuw nsw i64 %10, 1000000000
  %12 = zext nneg i32 %7 to i64
  %13 = add nuw nsw i64 %11, %12
  tail call void @__tresse_sleep(i64 noundef %13) #30
  br label %14

14:                                               ; preds = %2, %5, %9
  %15 = phi i32 [ 0, %9 ], [ -2, %5 ], [ -2, %2 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @mtx_init(ptr noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp ult i32 %1, 4
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = and i32 %1, 1
  tail call void @__tresse_renew_mutex(ptr noundef %0) #30
  %6 = getelementptr inbounds i8, ptr %0, i32 12
  store i32 %5, ptr %6, align 4
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ 0, %4 ], [ 2, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local void @mtx_destroy(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @pthread_mutex_destroy(ptr noundef %0) #30
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_destroy(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @mtx_lock(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #30
  switch i32 %2, label %6 [
    i32 0, label %7
    i32 16, label %3
    i32 12, label %4
    i32 110, label %5
  ]

3:                                                ; preds = %1
  br label %7

4:                                                ; preds = %1
  br label %7

5:                                                ; preds = %1
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %1, %3, %4, %5, %6
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 3, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @mtx_trylock(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @pthread_mutex_trylock(ptr noundef %0) #30
  switch i32 %2, label %6 [
    i32 0, label %7
    i32 16, label %3
    i32 12, label %4
    i32 110, label %5
  ]

3:                                                ; preds = %1
  br label %7

4:                                                ; preds = %1
  br label %7

5:                                                ; preds = %1
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %1, %3, %4, %5, %6
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 3, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @mtx_timedlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp ult i32 %4, 1000000000
  %6 = tail call i32 @__tresse_mutex_timedlock(ptr noundef %0) #30
  %7 = icmp ne i32 %6, 110
  %8 = select i1 %7, i1 true, i1 %5
  %9 = select i1 %8, i32 %6, i32 22
  switch i32 %9, label %13 [
    i32 0, label %14
    i32 16, label %10
    i32 12, label %11
    i32 110, label %12
  ]

10:                                               ; preds = %2
  br label %14

11:                                               ; preds = %2
  br label %14

12:                                               ; preds = %2
  br label %14

13:                                               ; preds = %2
  br label %14

14:                                               ; preds = %2, %10, %11, %12, %13
  %15 = phi i32 [ 2, %13 ], [ 4, %12 ], [ 3, %11 ], [ 1, %10 ], [ %9, %2 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @mtx_unlock(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #30
  switch i32 %2, label %6 [
    i32 0, label %7
    i32 16, label %3
    i32 12, label %4
    i32 110, label %5
  ]

3:                                                ; preds = %1
  br label %7

4:                                                ; preds = %1
  br label %7

5:                                                ; preds = %1
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %1, %3, %4, %5, %6
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 3, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local noundef range(i32 0, 5) i32 @cnd_init(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__tresse_renew_cond(ptr noundef %0) #30
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local void @cnd_destroy(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @pthread_cond_destroy(ptr noundef %0) #30
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_destroy(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @cnd_wait(ptr noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1) #30
  switch i32 %3, label %7 [
    i32 0, label %8
    i32 16, label %4
    i32 12, label %5
    i32 110, label %6
  ]

4:                                                ; preds = %2
  br label %8

5:                                                ; preds = %2
  br label %8

6:                                                ; preds = %2
  br label %8

7:                                                ; preds = %2
  br label %8

8:                                                ; preds = %2, %4, %5, %6, %7
  %9 = phi i32 [ 2, %7 ], [ 4, %6 ], [ 3, %5 ], [ 1, %4 ], [ %3, %2 ]
  ret i32 %9
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @cnd_signal(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @pthread_cond_signal(ptr noundef %0) #30
  switch i32 %2, label %6 [
    i32 0, label %7
    i32 16, label %3
    i32 12, label %4
    i32 110, label %5
  ]

3:                                                ; preds = %1
  br label %7

4:                                                ; preds = %1
  br label %7

5:                                                ; preds = %1
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %1, %3, %4, %5, %6
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 3, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @cnd_broadcast(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i32 @pthread_cond_broadcast(ptr noundef %0) #30
  switch i32 %2, label %6 [
    i32 0, label %7
    i32 16, label %3
    i32 12, label %4
    i32 110, label %5
  ]

3:                                                ; preds = %1
  br label %7

4:                                                ; preds = %1
  br label %7

5:                                                ; preds = %1
  br label %7

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %1, %3, %4, %5, %6
  %8 = phi i32 [ 2, %6 ], [ 4, %5 ], [ 3, %4 ], [ 1, %3 ], [ %2, %1 ]
  ret i32 %8
}

; Function Attrs: optsize
declare dso_local i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @cnd_timedwait(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %2, i32 4
  %5 = load i32, ptr %4, align 4
  %6 = icmp ugt i32 %5, 999999999
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = tail call i32 @__tresse_cond_timedwait(ptr noundef %0, ptr noundef %1) #30
  switch i32 %8, label %12 [
    i32 0, label %13
    i32 16, label %9
    i32 12, label %10
    i32 110, label %11
  ]

9:                                                ; preds = %7
  br label %13

10:                                               ; preds = %7
  br label %13

11:                                               ; preds = %7
  br label %13

12:                                               ; preds = %3, %7
  br label %13

13:                                               ; preds = %7, %9, %10, %11, %12
  %14 = phi i32 [ 2, %12 ], [ 4, %11 ], [ 3, %10 ], [ 1, %9 ], [ %8, %7 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local void @call_once(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call i32 @__tresse_once_begin(ptr noundef %0) #30
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void %1() #30
  tail call void @__tresse_once_end(ptr noundef %0) #30
  br label %6

6:                                                ; preds = %2, %5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local range(i32 0, 5) i32 @tss_create(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @pthread_key_create(ptr noundef %0, ptr noundef %1) #31
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 0, i32 2
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local void @tss_delete(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %11

3:                                                ; preds = %1
  %4 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i32 0, i32 %0
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = freeze i32 %5
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  %9 = icmp eq i32 %6, 2
  %10 = select i1 %9, ptr @.str.103, ptr @.str.104
  br label %11

11:                                               ; preds = %8, %1
  %12 = phi ptr [ @.str.104, %1 ], [ %10, %8 ]
  tail call void @__tresse_misuse(ptr noundef nonnull %12) #33
  unreachable

13:                                               ; preds = %3
  store atomic i32 2, ptr %4 monotonic, align 4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local ptr @tss_get(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %11

3:                                                ; preds = %1
  %4 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i32 0, i32 %0
  %5 = load atomic i32, ptr %4 monotonic, align 4
  %6 = freeze i32 %5
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %13, label %8

8:                                                ; preds = %3
  %9 = icmp eq i32 %6, 2
  %10 = select i1 %9, ptr @.str.103, ptr @.str.104
  br label %11

11:                                               ; preds = %8, %1
  %12 = phi ptr [ @.str.104, %1 ], [ %10, %8 ]
  tail call void @__tresse_misuse(ptr noundef nonnull %12) #33
  unreachable

13:                                               ; preds = %3
  %14 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values)
  %15 = getelementptr inbounds [128 x ptr], ptr %14, i32 0, i32 %0
  %16 = load ptr, ptr %15, align 4
  ret ptr %16
}

; Function Attrs: nounwind optsize
define dso_local noundef range(i32 0, 5) i32 @tss_set(i32 noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1) #31
  ret i32 0
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_thread_new() local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local void @__tresse_thread_detach(i32 noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local void @__tresse_thread_start(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local ptr @__tresse_thread_join(i32 noundef) local_unnamed_addr #6

; Function Attrs: noreturn optsize
declare dso_local void @__tresse_thread_exit(ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind optsize
define dso_local noundef i32 @__VERIFIER_spawn(ptr noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i32 @__tresse_thread_new() #30
  tail call void @__tresse_thread_start(i32 noundef %3, ptr noundef %0, ptr noundef %1) #30
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @__VERIFIER_spawn_symmetric(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @__tresse_thread_new() #30
  tail call void @__tresse_thread_start(i32 noundef %4, ptr noundef %0, ptr noundef %1) #30
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local ptr @__VERIFIER_join(i32 noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @__tresse_thread_join(i32 noundef %0) #30
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_join_symmetric(i32 noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @__tresse_thread_join(i32 noundef %0) #30
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @__VERIFIER_thread_create(ptr nocapture noundef readnone %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @__tresse_thread_new() #30
  tail call void @__tresse_thread_start(i32 noundef %4, ptr noundef %1, ptr noundef %2) #30
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @__VERIFIER_thread_create_symmetric(ptr nocapture noundef readnone %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = tail call i32 @__tresse_thread_new() #30
  tail call void @__tresse_thread_start(i32 noundef %5, ptr noundef %1, ptr noundef %2) #30
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local ptr @__VERIFIER_thread_join(i32 noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @__tresse_thread_join(i32 noundef %0) #30
  ret ptr %2
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__VERIFIER_thread_exit(ptr noundef %0) local_unnamed_addr #15 {
  tail call void @pthread_exit(ptr noundef %0) #34
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local i32 @__VERIFIER_thread_self() local_unnamed_addr #5 {
  %1 = tail call i32 @pthread_self() #30
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local void @__VERIFIER_loop_begin() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local void @__VERIFIER_method_begin(ptr nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local void @__VERIFIER_method_end(ptr nocapture noundef readnone %0, i32 noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #5 {
  %1 = tail call i32 @__tresse_section_test() #30
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @atomic_section) #30
  br label %5

5:                                                ; preds = %3, %0
  tail call void @__tresse_section_enter() #30
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_section_test() local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local void @__tresse_section_enter() local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #5 {
  %1 = tail call i32 @__tresse_section_leave() #30
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  %4 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @atomic_section) #30
  br label %5

5:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: optsize
declare dso_local i32 @__tresse_section_leave() local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__VERIFIER_hazptr_alloc() local_unnamed_addr #5 {
  %1 = tail call ptr @__tresse_scratch(i32 noundef 8) #30
  %2 = icmp eq ptr %1, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  store i32 1751218785, ptr %1, align 4
  %4 = getelementptr inbounds i8, ptr %1, i32 4
  store ptr null, ptr %4, align 4
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi ptr [ %4, %3 ], [ null, %0 ]
  ret ptr %6
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hazptr_protect(ptr noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i32 -4
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 1751218785
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.105) #33
  unreachable

7:                                                ; preds = %2
  tail call void @__tresse_hazard_protect(ptr noundef nonnull %3, ptr noundef %1) #30
  ret void
}

; Function Attrs: optsize
declare dso_local void @__tresse_hazard_protect(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hazptr_clear(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_protect(ptr noundef %0, ptr noundef null) #31
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hazptr_free(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_protect(ptr noundef %0, ptr noundef null) #31
  %2 = getelementptr inbounds i8, ptr %0, i32 -4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 1751218785
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.105) #33
  unreachable

6:                                                ; preds = %1
  tail call void @free(ptr noundef nonnull %2) #30
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__VERIFIER_hp_alloc() local_unnamed_addr #5 {
  %1 = tail call ptr @__tresse_scratch(i32 noundef 8) #30
  %2 = icmp eq ptr %1, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  store i32 1751218785, ptr %1, align 4
  %4 = getelementptr inbounds i8, ptr %1, i32 4
  store ptr null, ptr %4, align 4
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi ptr [ %4, %3 ], [ null, %0 ]
  ret ptr %6
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i32 -4
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 1751218785
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.105) #33
  unreachable

7:                                                ; preds = %2
  tail call void @__tresse_hazard_announce(ptr noundef nonnull %3) #30
  %8 = load atomic i32, ptr %1 acquire, align 4
  %9 = inttoptr i32 %8 to ptr
  tail call void @__tresse_hazard_protect(ptr noundef nonnull %3, ptr noundef %9) #30
  ret ptr %9
}

; Function Attrs: optsize
declare dso_local void @__tresse_hazard_announce(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hp_clear(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_protect(ptr noundef %0, ptr noundef null) #31
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hp_free(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_free(ptr noundef %0) #31
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hp_retire(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_retire(ptr noundef %0) #30
  ret void
}

; Function Attrs: optsize
declare dso_local void @__VERIFIER_hazptr_retire(ptr noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @read_integer(ptr noundef %0, ptr noundef writeonly %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef writeonly %6) unnamed_addr #8 {
  store i32 0, ptr %6, align 4
  %8 = icmp eq i32 %2, 1
  %9 = icmp ugt i32 %2, 36
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %12, align 4
  %13 = icmp eq ptr %1, null
  br i1 %13, label %138, label %14

14:                                               ; preds = %11
  store ptr %0, ptr %1, align 4
  br label %138

15:                                               ; preds = %7, %15
  %16 = phi ptr [ %23, %15 ], [ %0, %7 ]
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = icmp ne i8 %17, 32
  %20 = add nsw i32 %18, -14
  %21 = icmp ult i32 %20, -5
  %22 = and i1 %19, %21
  %23 = getelementptr inbounds i8, ptr %16, i32 1
  br i1 %22, label %24, label %15

24:                                               ; preds = %15
  switch i8 %17, label %30 [
    i8 45, label %25
    i8 43, label %25
  ]

25:                                               ; preds = %24, %24
  %26 = icmp eq i8 %17, 45
  %27 = zext i1 %26 to i32
  store i32 %27, ptr %6, align 4
  %28 = load i8, ptr %23, align 1
  %29 = select i1 %26, i64 %5, i64 %4
  br label %30

30:                                               ; preds = %24, %25
  %31 = phi i64 [ %29, %25 ], [ %4, %24 ]
  %32 = phi ptr [ %23, %25 ], [ %16, %24 ]
  %33 = phi i8 [ %28, %25 ], [ %17, %24 ]
  %34 = icmp eq i8 %33, 48
  br i1 %34, label %35, label %83

35:                                               ; preds = %30
  %36 = icmp eq i32 %2, 0
  switch i32 %2, label %37 [
    i32 16, label %45
    i32 0, label %45
  ]

37:                                               ; preds = %35
  %38 = icmp eq i32 %2, 2
  %39 = icmp ne i32 %3, 0
  %40 = and i1 %38, %39
  br i1 %40, label %41, label %83

41:                                               ; preds = %37
  %42 = getelementptr inbounds i8, ptr %32, i32 1
  %43 = load i8, ptr %42, align 1
  %44 = or i8 %43, 32
  br label %52

45:                                               ; preds = %35, %35
  %46 = getelementptr inbounds i8, ptr %32, i32 1
  %47 = load i8, ptr %46, align 1
  %48 = or i8 %47, 32
  %49 = icmp eq i8 %48, 120
  %50 = icmp ne i32 %2, 2
  %51 = and i1 %50, %49
  br i1 %51, label %59, label %52

52:                                               ; preds = %41, %45
  %53 = phi i8 [ %44, %41 ], [ %48, %45 ]
  %54 = icmp ne i8 %53, 98
  %55 = icmp eq i32 %3, 0
  %56 = or i1 %55, %54
  %57 = icmp eq i32 %2, 16
  %58 = or i1 %57, %56
  br i1 %58, label %81, label %59

59:                                               ; preds = %52, %45
  %60 = phi i32 [ 16, %45 ], [ 2, %52 ]
  %61 = getelementptr inbounds i8, ptr %32, i32 2
  %62 = load i8, ptr %61, align 1
  %63 = sext i8 %62 to i32
  %64 = add i8 %62, -48
  %65 = icmp ult i8 %64, 10
  br i1 %65, label %66, label %68

66:                                               ; preds = %59
  %67 = add nsw i32 %63, -48
  br label %78

68:                                               ; preds = %59
  %69 = add i8 %62, -97
  %70 = icmp ult i8 %69, 26
  br i1 %70, label %71, label %73

71:                                               ; preds = %68
  %72 = add nsw i32 %63, -87
  br label %78

73:                                               ; preds = %68
  %74 = add i8 %62, -65
  %75 = icmp ult i8 %74, 26
  %76 = add nsw i32 %63, -55
  %77 = select i1 %75, i32 %76, i32 99
  br label %78

78:                                               ; preds = %66, %71, %73
  %79 = phi i32 [ %67, %66 ], [ %72, %71 ], [ %77, %73 ]
  %80 = icmp slt i32 %79, %60
  br i1 %80, label %83, label %81

81:                                               ; preds = %52, %78
  %82 = select i1 %36, i32 8, i32 %2
  br label %83

83:                                               ; preds = %78, %81, %37, %30
  %84 = phi ptr [ %32, %37 ], [ %32, %30 ], [ %32, %81 ], [ %61, %78 ]
  %85 = phi i8 [ 48, %37 ], [ %33, %30 ], [ 48, %81 ], [ %62, %78 ]
  %86 = phi i32 [ %2, %37 ], [ %2, %30 ], [ %82, %81 ], [ %60, %78 ]
  %87 = icmp eq i32 %86, 0
  %88 = select i1 %87, i32 10, i32 %86
  %89 = zext nneg i32 %88 to i64
  br label %90

90:                                               ; preds = %128, %83
  %91 = phi ptr [ %84, %83 ], [ %131, %128 ]
  %92 = phi i64 [ 0, %83 ], [ %129, %128 ]
  %93 = phi ptr [ %0, %83 ], [ %131, %128 ]
  %94 = phi i32 [ 0, %83 ], [ %130, %128 ]
  %95 = phi i8 [ %85, %83 ], [ %132, %128 ]
  %96 = sext i8 %95 to i32
  %97 = add i8 %95, -48
  %98 = icmp ult i8 %97, 10
  br i1 %98, label %99, label %101

99:                                               ; preds = %90
  %100 = add nsw i32 %96, -48
  br label %111

101:                                              ; preds = %90
  %102 = add i8 %95, -97
  %103 = icmp ult i8 %102, 26
  br i1 %103, label %104, label %106

104:                                              ; preds = %101
  %105 = add nsw i32 %96, -87
  br label %111

106:                                              ; preds = %101
  %107 = add i8 %95, -65
  %108 = icmp ult i8 %107, 26
  %109 = add nsw i32 %96, -55
  %110 = select i1 %108, i32 %109, i32 99
  br label %111

111:                                              ; preds = %99, %104, %106
  %112 = phi i32 [ %100, %99 ], [ %105, %104 ], [ %110, %106 ]
  %113 = icmp slt i32 %112, %88
  br i1 %113, label %116, label %114

114:                                              ; preds = %111
  %115 = icmp eq ptr %1, null
  br i1 %115, label %134, label %133

116:                                              ; preds = %111
  %117 = icmp eq i32 %94, 0
  br i1 %117, label %118, label %128

118:                                              ; preds = %116
  %119 = zext nneg i32 %112 to i64
  %120 = sub i64 %31, %119
  %121 = udiv i64 %120, %89
  %122 = icmp ugt i64 %92, %121
  %123 = icmp ult i64 %31, %119
  %124 = or i1 %122, %123
  br i1 %124, label %128, label %125

125:                                              ; preds = %118
  %126 = mul i64 %92, %89
  %127 = add i64 %126, %119
  br label %128

128:                                              ; preds = %116, %118, %125
  %129 = phi i64 [ %127, %125 ], [ %92, %118 ], [ %92, %116 ]
  %130 = phi i32 [ 0, %125 ], [ 1, %118 ], [ 1, %116 ]
  %131 = getelementptr inbounds i8, ptr %91, i32 1
  %132 = load i8, ptr %131, align 1
  br label %90

133:                                              ; preds = %114
  store ptr %93, ptr %1, align 4
  br label %134

134:                                              ; preds = %133, %114
  %135 = icmp eq i32 %94, 0
  br i1 %135, label %138, label %136

136:                                              ; preds = %134
  %137 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %137, align 4
  br label %138

138:                                              ; preds = %136, %134, %11, %14
  %139 = phi i64 [ 0, %14 ], [ 0, %11 ], [ %31, %136 ], [ %92, %134 ]
  ret i64 %139
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_exponent(ptr noundef readonly %0, i8 noundef signext %1, ptr nocapture noundef %2) unnamed_addr #26 {
  %4 = load i8, ptr %0, align 1
  %5 = or i8 %4, 32
  %6 = icmp eq i8 %5, %1
  br i1 %6, label %7, label %83

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %0, i32 1
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 45
  %11 = icmp eq i8 %9, 43
  %12 = or i1 %10, %11
  %13 = getelementptr inbounds i8, ptr %0, i32 2
  %14 = select i1 %12, ptr %13, ptr %8
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = add i8 %15, -48
  %18 = icmp ult i8 %17, 10
  br i1 %18, label %19, label %21

19:                                               ; preds = %7
  %20 = add nsw i32 %16, -48
  br label %30

21:                                               ; preds = %7
  %22 = add i8 %15, -97
  %23 = icmp ult i8 %22, 26
  br i1 %23, label %24, label %26

24:                                               ; preds = %21
  %25 = add nsw i32 %16, -87
  br label %30

26:                                               ; preds = %21
  %27 = add i8 %15, -65
  %28 = icmp ult i8 %27, 26
  %29 = add nsw i32 %16, -55
  br i1 %28, label %30, label %83

30:                                               ; preds = %26, %19, %24
  %31 = phi i32 [ %20, %19 ], [ %25, %24 ], [ %29, %26 ]
  %32 = icmp ugt i32 %31, 9
  br i1 %32, label %83, label %33

33:                                               ; preds = %30, %74
  %34 = phi i8 [ %77, %74 ], [ %15, %30 ]
  %35 = phi ptr [ %76, %74 ], [ %14, %30 ]
  %36 = phi i64 [ %75, %74 ], [ 0, %30 ]
  %37 = sext i8 %34 to i32
  %38 = add i8 %34, -48
  %39 = icmp ult i8 %38, 10
  br i1 %39, label %40, label %42

40:                                               ; preds = %33
  %41 = add nsw i32 %37, -48
  br label %51

42:                                               ; preds = %33
  %43 = add i8 %34, -97
  %44 = icmp ult i8 %43, 26
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = add nsw i32 %37, -87
  br label %51

47:                                               ; preds = %42
  %48 = add i8 %34, -65
  %49 = icmp ult i8 %48, 26
  %50 = add nsw i32 %37, -55
  br i1 %49, label %51, label %78

51:                                               ; preds = %47, %40, %45
  %52 = phi i32 [ %41, %40 ], [ %46, %45 ], [ %50, %47 ]
  %53 = icmp ult i32 %52, 10
  br i1 %53, label %54, label %78

54:                                               ; preds = %51
  %55 = icmp slt i64 %36, 1000000000
  br i1 %55, label %56, label %74

56:                                               ; preds = %54
  %57 = mul nsw i64 %36, 10
  br i1 %39, label %58, label %60

58:                                               ; preds = %56
  %59 = add nsw i32 %37, -48
  br label %70

60:                                               ; preds = %56
  %61 = add nsw i8 %34, -97
  %62 = icmp ult i8 %61, 26
  br i1 %62, label %63, label %65

63:                                               ; preds = %60
  %64 = add nsw i32 %37, -87
  br label %70

65:                                               ; preds = %60
  %66 = add nsw i8 %34, -65
  %67 = icmp ult i8 %66, 26
  %68 = add nsw i32 %37, -55
  %69 = select i1 %67, i32 %68, i32 99
  br label %70

70:                                               ; preds = %58, %63, %65
  %71 = phi i32 [ %59, %58 ], [ %64, %63 ], [ %69, %65 ]
  %72 = zext nneg i32 %71 to i64
  %73 = add nsw i64 %57, %72
  br label %74

74:                                               ; preds = %54, %70
  %75 = phi i64 [ %73, %70 ], [ %36, %54 ]
  %76 = getelementptr inbounds i8, ptr %35, i32 1
  %77 = load i8, ptr %76, align 1
  br label %33

78:                                               ; preds = %47, %51
  %79 = sub nsw i64 0, %36
  %80 = select i1 %10, i64 %79, i64 %36
  %81 = load i64, ptr %2, align 4
  %82 = add nsw i64 %81, %80
  store i64 %82, ptr %2, align 4
  br label %83

83:                                               ; preds = %26, %78, %30, %3
  %84 = phi ptr [ %0, %3 ], [ %35, %78 ], [ %0, %30 ], [ %0, %26 ]
  ret ptr %84
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @round_to(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr #5 {
  %5 = getelementptr inbounds i8, ptr %0, i32 8
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds i8, ptr %0, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %6, 2
  %10 = sub i32 %9, %8
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %0, align 4
  %13 = add nsw i32 %12, -1
  %14 = zext nneg i32 %13 to i64
  %15 = shl i64 %11, %14
  %16 = getelementptr inbounds i8, ptr %1, i32 4
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %95, label %19

19:                                               ; preds = %4
  %20 = add i32 %17, -1
  %21 = zext i32 %20 to i64
  %22 = shl nuw nsw i64 %21, 5
  %23 = load ptr, ptr %1, align 4
  %24 = getelementptr inbounds i32, ptr %23, i32 %20
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %25, 0
  %27 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %25, i1 true)
  %28 = sub nuw nsw i32 32, %27
  %29 = select i1 %26, i32 0, i32 %28
  %30 = zext nneg i32 %29 to i64
  %31 = sext i32 %12 to i64
  %32 = sub i64 %2, %31
  %33 = add i64 %32, %22
  %34 = add i64 %33, %30
  %35 = sext i32 %8 to i64
  %36 = icmp slt i64 %34, %35
  %37 = tail call i64 @llvm.smax.i64(i64 %34, i64 %35)
  %38 = xor i64 %2, -1
  %39 = add i64 %37, %38
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %46

41:                                               ; preds = %19
  %42 = tail call i64 @llvm.umin.i64(i64 %39, i64 2147483647)
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = tail call fastcc i32 @shift_right(ptr noundef nonnull %1, i32 noundef %43) #31
  %45 = or i32 %44, %3
  br label %49

46:                                               ; preds = %19
  %47 = trunc i64 %39 to i32
  %48 = sub i32 0, %47
  tail call fastcc void @shift_left(ptr noundef nonnull %1, i32 noundef %48) #31
  br label %49

49:                                               ; preds = %46, %41
  %50 = phi i32 [ %45, %41 ], [ %3, %46 ]
  %51 = load i32, ptr %16, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %64, label %53

53:                                               ; preds = %49
  %54 = load ptr, ptr %1, align 4
  %55 = load i32, ptr %54, align 4
  %56 = zext i32 %55 to i64
  %57 = icmp eq i32 %51, 1
  br i1 %57, label %64, label %58

58:                                               ; preds = %53
  %59 = getelementptr inbounds i8, ptr %54, i32 4
  %60 = load i32, ptr %59, align 4
  %61 = zext i32 %60 to i64
  %62 = shl nuw i64 %61, 32
  %63 = or disjoint i64 %62, %56
  br label %64

64:                                               ; preds = %49, %58, %53
  %65 = phi i64 [ %63, %58 ], [ %56, %53 ], [ 0, %49 ]
  %66 = lshr i64 %65, 1
  %67 = and i64 %65, 1
  %68 = icmp ne i64 %67, 0
  %69 = icmp ne i32 %50, 0
  %70 = and i64 %65, 2
  %71 = icmp ne i64 %70, 0
  %72 = or i1 %69, %71
  %73 = select i1 %68, i1 %72, i1 false
  %74 = zext i1 %73 to i64
  %75 = add nuw i64 %66, %74
  br i1 %36, label %76, label %78

76:                                               ; preds = %64
  %77 = select i1 %68, i1 true, i1 %69
  br i1 %77, label %92, label %95

78:                                               ; preds = %64
  %79 = load i32, ptr %5, align 4
  %80 = sext i32 %79 to i64
  %81 = icmp sgt i64 %34, %80
  br i1 %81, label %92, label %82

82:                                               ; preds = %78
  %83 = load i32, ptr %7, align 4
  %84 = sext i32 %83 to i64
  %85 = sub nsw i64 %34, %84
  %86 = load i32, ptr %0, align 4
  %87 = add nsw i32 %86, -1
  %88 = zext nneg i32 %87 to i64
  %89 = shl i64 %85, %88
  %90 = add i64 %89, %75
  %91 = icmp ult i64 %90, %15
  br i1 %91, label %95, label %92

92:                                               ; preds = %82, %78, %76
  %93 = phi i64 [ %75, %76 ], [ %15, %78 ], [ %15, %82 ]
  %94 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %94, align 4
  br label %95

95:                                               ; preds = %92, %76, %82, %4
  %96 = phi i64 [ 0, %4 ], [ %75, %76 ], [ %90, %82 ], [ %93, %92 ]
  ret i64 %96
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @shift_right(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = lshr i32 %1, 5
  %4 = and i32 %1, 31
  %5 = getelementptr inbounds i8, ptr %0, i32 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp ugt i32 %3, %6
  %8 = tail call i32 @llvm.umin.i32(i32 %3, i32 %6)
  %9 = select i1 %7, i32 0, i32 %4
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %29, label %11

11:                                               ; preds = %2
  %12 = load ptr, ptr %0, align 4
  br label %13

13:                                               ; preds = %11, %13
  %14 = phi i32 [ 0, %11 ], [ %21, %13 ]
  %15 = phi i32 [ 0, %11 ], [ %20, %13 ]
  %16 = getelementptr inbounds i32, ptr %12, i32 %14
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne i32 %17, 0
  %19 = zext i1 %18 to i32
  %20 = or i32 %15, %19
  %21 = add nuw nsw i32 %14, 1
  %22 = icmp eq i32 %21, %8
  br i1 %22, label %23, label %13

23:                                               ; preds = %13
  %24 = sub i32 %6, %8
  store i32 %24, ptr %5, align 4
  %25 = load ptr, ptr %0, align 4
  %26 = getelementptr inbounds i32, ptr %25, i32 %8
  %27 = shl i32 %24, 2
  %28 = tail call ptr @memmove(ptr noundef %25, ptr noundef nonnull %26, i32 noundef %27) #30
  br label %29

29:                                               ; preds = %2, %23
  %30 = phi i32 [ %20, %23 ], [ 0, %2 ]
  %31 = icmp eq i32 %9, 0
  br i1 %31, label %41, label %32

32:                                               ; preds = %29
  %33 = load i32, ptr %5, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %32
  %36 = shl nuw i32 1, %9
  %37 = tail call fastcc i32 @divide(ptr noundef nonnull %0, i32 noundef %36) #31
  %38 = icmp ne i32 %37, 0
  %39 = zext i1 %38 to i32
  %40 = or i32 %30, %39
  br label %41

41:                                               ; preds = %35, %32, %29
  %42 = phi i32 [ %40, %35 ], [ %30, %32 ], [ %30, %29 ]
  ret i32 %42
}

; Function Attrs: nounwind optsize
define internal fastcc void @shift_left(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = lshr i32 %1, 5
  %4 = and i32 %1, 31
  %5 = getelementptr inbounds i8, ptr %0, i32 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %25, label %8

8:                                                ; preds = %2
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %8
  %11 = shl nuw i32 1, %4
  tail call fastcc void @multiply_add(ptr noundef nonnull %0, i32 noundef %11, i32 noundef 0) #31
  br label %12

12:                                               ; preds = %10, %8
  %13 = icmp ult i32 %1, 32
  br i1 %13, label %25, label %14

14:                                               ; preds = %12
  %15 = load ptr, ptr %0, align 4
  %16 = getelementptr inbounds i32, ptr %15, i32 %3
  %17 = load i32, ptr %5, align 4
  %18 = shl i32 %17, 2
  %19 = tail call ptr @memmove(ptr noundef %16, ptr noundef %15, i32 noundef %18) #30
  %20 = load ptr, ptr %0, align 4
  %21 = shl nuw nsw i32 %3, 2
  %22 = tail call ptr @memset(ptr noundef %20, i32 noundef 0, i32 noundef %21) #30
  %23 = load i32, ptr %5, align 4
  %24 = add i32 %23, %3
  store i32 %24, ptr %5, align 4
  br label %25

25:                                               ; preds = %12, %14, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @divide(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #8 {
  %3 = getelementptr inbounds i8, ptr %0, i32 4
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %36, label %6

6:                                                ; preds = %2
  %7 = zext i32 %1 to i64
  br label %12

8:                                                ; preds = %12
  %9 = trunc nuw i64 %26 to i32
  %10 = load i32, ptr %3, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %36, label %28

12:                                               ; preds = %6, %12
  %13 = phi i32 [ %4, %6 ], [ %15, %12 ]
  %14 = phi i64 [ 0, %6 ], [ %26, %12 ]
  %15 = add i32 %13, -1
  %16 = shl nuw i64 %14, 32
  %17 = load ptr, ptr %0, align 4
  %18 = getelementptr inbounds i32, ptr %17, i32 %15
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %19 to i64
  %21 = or disjoint i64 %16, %20
  %22 = freeze i64 %21
  %23 = udiv i64 %22, %7
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %18, align 4
  %25 = mul i64 %23, %7
  %26 = sub i64 %22, %25
  %27 = icmp eq i32 %15, 0
  br i1 %27, label %8, label %12

28:                                               ; preds = %8
  %29 = load ptr, ptr %0, align 4
  %30 = getelementptr i32, ptr %29, i32 %10
  %31 = getelementptr i8, ptr %30, i32 -4
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %28
  %35 = add i32 %10, -1
  store i32 %35, ptr %3, align 4
  br label %36

36:                                               ; preds = %2, %34, %28, %8
  %37 = phi i32 [ %9, %34 ], [ %9, %28 ], [ %9, %8 ], [ 0, %2 ]
  ret i32 %37
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @multiply_add(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #8 {
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds i8, ptr %0, i32 4
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %3
  %9 = zext i32 %1 to i64
  br label %14

10:                                               ; preds = %14, %3
  %11 = phi i64 [ %4, %3 ], [ %24, %14 ]
  %12 = phi i32 [ 0, %3 ], [ %26, %14 ]
  %13 = icmp eq i64 %11, 0
  br i1 %13, label %33, label %28

14:                                               ; preds = %8, %14
  %15 = phi i32 [ 0, %8 ], [ %25, %14 ]
  %16 = phi i64 [ %4, %8 ], [ %24, %14 ]
  %17 = load ptr, ptr %0, align 4
  %18 = getelementptr inbounds i32, ptr %17, i32 %15
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %19 to i64
  %21 = mul nuw i64 %20, %9
  %22 = add nuw i64 %21, %16
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %18, align 4
  %24 = lshr i64 %22, 32
  %25 = add nuw i32 %15, 1
  %26 = load i32, ptr %5, align 4
  %27 = icmp ult i32 %25, %26
  br i1 %27, label %14, label %10

28:                                               ; preds = %10
  %29 = trunc nuw i64 %11 to i32
  %30 = load ptr, ptr %0, align 4
  %31 = add i32 %12, 1
  store i32 %31, ptr %5, align 4
  %32 = getelementptr inbounds i32, ptr %30, i32 %12
  store i32 %29, ptr %32, align 4
  br label %33

33:                                               ; preds = %28, %10
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @multiply_by_five_to(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #8 {
  %3 = icmp ugt i32 %1, 12
  br i1 %3, label %4, label %8

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %6, %4 ], [ %1, %2 ]
  tail call fastcc void @multiply_add(ptr noundef %0, i32 noundef 1220703125, i32 noundef 0) #31
  %6 = add i32 %5, -13
  %7 = icmp ugt i32 %6, 12
  br i1 %7, label %4, label %8

8:                                                ; preds = %4, %2
  %9 = phi i32 [ %1, %2 ], [ %6, %4 ]
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %18, label %11

11:                                               ; preds = %8, %11
  %12 = phi i32 [ %15, %11 ], [ 1, %8 ]
  %13 = phi i32 [ %14, %11 ], [ %9, %8 ]
  %14 = add i32 %13, -1
  %15 = mul i32 %12, 5
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %17, label %11

17:                                               ; preds = %11
  tail call fastcc void @multiply_add(ptr noundef %0, i32 noundef %15, i32 noundef 0) #31
  br label %18

18:                                               ; preds = %17, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @divide_by_five_to(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #8 {
  %3 = icmp ugt i32 %1, 12
  br i1 %3, label %4, label %18

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i32 4
  br label %6

6:                                                ; preds = %4, %11
  %7 = phi i32 [ 0, %4 ], [ %15, %11 ]
  %8 = phi i32 [ %1, %4 ], [ %16, %11 ]
  %9 = load i32, ptr %5, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %37, label %11

11:                                               ; preds = %6
  %12 = tail call fastcc i32 @divide(ptr noundef nonnull %0, i32 noundef 1220703125) #31
  %13 = icmp ne i32 %12, 0
  %14 = zext i1 %13 to i32
  %15 = or i32 %7, %14
  %16 = add i32 %8, -13
  %17 = icmp ugt i32 %16, 12
  br i1 %17, label %6, label %18

18:                                               ; preds = %11, %2
  %19 = phi i32 [ %1, %2 ], [ %16, %11 ]
  %20 = phi i32 [ 0, %2 ], [ %15, %11 ]
  %21 = icmp eq i32 %19, 0
  br i1 %21, label %37, label %22

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %0, i32 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %37, label %26

26:                                               ; preds = %22, %26
  %27 = phi i32 [ %30, %26 ], [ 1, %22 ]
  %28 = phi i32 [ %29, %26 ], [ %19, %22 ]
  %29 = add i32 %28, -1
  %30 = mul i32 %27, 5
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %26

32:                                               ; preds = %26
  %33 = tail call fastcc i32 @divide(ptr noundef %0, i32 noundef %30) #31
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = or i32 %20, %35
  br label %37

37:                                               ; preds = %6, %32, %22, %18
  %38 = phi i32 [ %36, %32 ], [ %20, %22 ], [ %20, %18 ], [ %7, %6 ]
  ret i32 %38
}

; Function Attrs: nounwind optsize
define internal fastcc void @make_room(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i32 32
  %4 = load ptr, ptr %3, align 4
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i32 40
  %8 = load i32, ptr %7, align 4
  %9 = icmp ult i32 %8, %1
  br i1 %9, label %14, label %55

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, ptr %0, i32 28
  %12 = load i32, ptr %11, align 4
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %6, %10
  %15 = getelementptr inbounds i8, ptr %0, i32 36
  %16 = load i32, ptr %15, align 4
  br label %20

17:                                               ; preds = %10
  %18 = tail call i64 @__tresse_given_size(i32 noundef %12) #30
  %19 = trunc i64 %18 to i32
  br label %20

20:                                               ; preds = %14, %17
  %21 = phi i32 [ %16, %14 ], [ %19, %17 ]
  %22 = getelementptr inbounds i8, ptr %0, i32 40
  %23 = load i32, ptr %22, align 4
  %24 = shl i32 %23, 1
  %25 = tail call i32 @llvm.umax.i32(i32 %24, i32 %1)
  %26 = tail call i32 @llvm.umax.i32(i32 %25, i32 %21)
  %27 = add i32 %26, 1
  %28 = tail call ptr @__tresse_scratch(i32 noundef %27) #30
  %29 = icmp eq ptr %28, null
  br i1 %29, label %34, label %30

30:                                               ; preds = %20
  %31 = icmp eq i32 %21, 0
  br i1 %31, label %35, label %32

32:                                               ; preds = %30
  %33 = getelementptr inbounds i8, ptr %0, i32 28
  br label %38

34:                                               ; preds = %20
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.58) #33
  unreachable

35:                                               ; preds = %50, %30
  %36 = load ptr, ptr %3, align 4
  tail call void @free(ptr noundef %36) #30
  store ptr %28, ptr %3, align 4
  %37 = getelementptr inbounds i8, ptr %0, i32 36
  store i32 %21, ptr %37, align 4
  store i32 %26, ptr %22, align 4
  br label %55

38:                                               ; preds = %32, %50
  %39 = phi i32 [ 0, %32 ], [ %53, %50 ]
  %40 = load ptr, ptr %3, align 4
  %41 = icmp eq ptr %40, null
  br i1 %41, label %45, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %40, i32 %39
  %44 = load i8, ptr %43, align 1
  br label %50

45:                                               ; preds = %38
  %46 = load i32, ptr %33, align 4
  %47 = zext i32 %39 to i64
  %48 = tail call i64 @__tresse_given_byte(i32 noundef %46, i64 noundef %47) #30
  %49 = trunc i64 %48 to i8
  br label %50

50:                                               ; preds = %42, %45
  %51 = phi i8 [ %44, %42 ], [ %49, %45 ]
  %52 = getelementptr inbounds i8, ptr %28, i32 %39
  store i8 %51, ptr %52, align 1
  %53 = add nuw i32 %39, 1
  %54 = icmp eq i32 %53, %21
  br i1 %54, label %35, label %38

55:                                               ; preds = %6, %35
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @__tresse_given_size(i32 noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare dso_local i64 @__tresse_given_byte(i32 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define internal fastcc void @make_nodes() unnamed_addr #5 {
  %1 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %1) #32
  %2 = load i1, ptr @nodes_made, align 4
  br i1 %2, label %24, label %3

3:                                                ; preds = %0
  store i1 true, ptr @nodes_made, align 4
  %4 = tail call i64 @__tresse_given_size(i32 noundef 1) #30
  %5 = icmp sgt i64 %4, -1
  br i1 %5, label %6, label %24

6:                                                ; preds = %3, %13
  %7 = phi i32 [ %16, %13 ], [ 1, %3 ]
  br label %8

8:                                                ; preds = %6, %19
  %9 = phi i32 [ 0, %6 ], [ %21, %19 ]
  %10 = zext nneg i32 %9 to i64
  %11 = call i64 @__tresse_given_name(i32 noundef %7, i64 noundef %10) #30
  %12 = icmp sgt i64 %11, -1
  br i1 %12, label %19, label %13

13:                                               ; preds = %19, %8
  %14 = phi i32 [ 4096, %19 ], [ %9, %8 ]
  %15 = call fastcc ptr @new_node(ptr noundef nonnull %1, i32 noundef %14, i32 noundef %7) #31
  %16 = add nuw nsw i32 %7, 1
  %17 = call i64 @__tresse_given_size(i32 noundef %16) #30
  %18 = icmp sgt i64 %17, -1
  br i1 %18, label %6, label %24

19:                                               ; preds = %8
  %20 = trunc i64 %11 to i8
  %21 = add nuw nsw i32 %9, 1
  %22 = getelementptr inbounds [4096 x i8], ptr %1, i32 0, i32 %9
  store i8 %20, ptr %22, align 1
  %23 = icmp eq i32 %21, 4096
  br i1 %23, label %13, label %8

24:                                               ; preds = %13, %3, %0
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %1) #32
  ret void
}

; Function Attrs: optsize
declare dso_local i64 @__tresse_given_name(i32 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define internal fastcc void @put_integer(ptr noundef %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i8 noundef signext %4) unnamed_addr #5 {
  %6 = getelementptr inbounds i8, ptr %0, i32 4
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i8 %4, 111
  %9 = icmp eq i8 %4, 120
  %10 = select i1 %9, i32 16, i32 10
  %11 = select i1 %8, i32 8, i32 %10
  %12 = load i32, ptr %1, align 4
  tail call fastcc void @put_sign(ptr noundef %0, i32 noundef %3, i32 noundef %12) #31
  br i1 %9, label %13, label %39

13:                                               ; preds = %5
  %14 = load i32, ptr %1, align 4
  %15 = and i32 %14, 8
  %16 = icmp ne i32 %15, 0
  %17 = icmp ne i64 %2, 0
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %39

19:                                               ; preds = %13
  %20 = tail call fastcc i32 @reserve(ptr noundef nonnull %0, i32 noundef 1) #31
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %19
  %23 = load ptr, ptr %0, align 4
  %24 = load i32, ptr %6, align 4
  %25 = add i32 %24, 1
  store i32 %25, ptr %6, align 4
  %26 = getelementptr inbounds i8, ptr %23, i32 %24
  store i8 48, ptr %26, align 1
  br label %27

27:                                               ; preds = %19, %22
  %28 = load i32, ptr %1, align 4
  %29 = tail call fastcc i32 @reserve(ptr noundef nonnull %0, i32 noundef 1) #31
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %39, label %31

31:                                               ; preds = %27
  %32 = trunc i32 %28 to i8
  %33 = and i8 %32, 32
  %34 = xor i8 %33, 120
  %35 = load ptr, ptr %0, align 4
  %36 = load i32, ptr %6, align 4
  %37 = add i32 %36, 1
  store i32 %37, ptr %6, align 4
  %38 = getelementptr inbounds i8, ptr %35, i32 %36
  store i8 %34, ptr %38, align 1
  br label %39

39:                                               ; preds = %31, %27, %13, %5
  %40 = load i32, ptr %6, align 4
  %41 = getelementptr inbounds i8, ptr %1, i32 8
  %42 = load i32, ptr %41, align 4
  %43 = icmp sgt i32 %42, -1
  %44 = load i32, ptr %1, align 4
  br i1 %43, label %45, label %47

45:                                               ; preds = %39
  %46 = and i32 %44, -17
  store i32 %46, ptr %1, align 4
  br label %47

47:                                               ; preds = %45, %39
  %48 = phi i32 [ %46, %45 ], [ %44, %39 ]
  %49 = icmp slt i32 %42, 0
  %50 = select i1 %49, i32 1, i32 %42
  tail call fastcc void @put_digits(ptr noundef nonnull %0, i64 noundef %2, i32 noundef %11, i32 noundef %50, i32 noundef %48) #31
  br i1 %8, label %51, label %77

51:                                               ; preds = %47
  %52 = load i32, ptr %1, align 4
  %53 = and i32 %52, 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %77, label %55

55:                                               ; preds = %51
  %56 = load i32, ptr %6, align 4
  %57 = icmp eq i32 %56, %40
  br i1 %57, label %63, label %58

58:                                               ; preds = %55
  %59 = load ptr, ptr %0, align 4
  %60 = getelementptr inbounds i8, ptr %59, i32 %40
  %61 = load i8, ptr %60, align 1
  %62 = icmp eq i8 %61, 48
  br i1 %62, label %77, label %63

63:                                               ; preds = %58, %55
  %64 = tail call fastcc i32 @reserve(ptr noundef nonnull %0, i32 noundef 1) #31
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %77, label %66

66:                                               ; preds = %63
  %67 = load ptr, ptr %0, align 4
  %68 = getelementptr inbounds i8, ptr %67, i32 %40
  %69 = getelementptr inbounds i8, ptr %68, i32 1
  %70 = load i32, ptr %6, align 4
  %71 = sub i32 %70, %40
  %72 = tail call ptr @memmove(ptr noundef nonnull %69, ptr noundef %68, i32 noundef %71) #30
  %73 = load ptr, ptr %0, align 4
  %74 = getelementptr inbounds i8, ptr %73, i32 %40
  store i8 48, ptr %74, align 1
  %75 = load i32, ptr %6, align 4
  %76 = add i32 %75, 1
  store i32 %76, ptr %6, align 4
  br label %77

77:                                               ; preds = %66, %63, %58, %51, %47
  tail call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %7, i32 noundef %40) #31
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @justify(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) unnamed_addr #5 {
  %5 = getelementptr inbounds i8, ptr %1, i32 4
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds i8, ptr %0, i32 4
  %8 = load i32, ptr %7, align 4
  %9 = sub i32 %8, %2
  %10 = icmp ult i32 %9, %6
  br i1 %10, label %11, label %37

11:                                               ; preds = %4
  %12 = sub i32 %6, %9
  tail call fastcc void @put_repeated(ptr noundef nonnull %0, i8 noundef signext 32, i32 noundef %12) #31
  %13 = getelementptr inbounds i8, ptr %0, i32 12
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %37

16:                                               ; preds = %11
  %17 = load i32, ptr %1, align 4
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %37

20:                                               ; preds = %16
  %21 = and i32 %17, 16
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i32 %2, i32 %3
  %24 = load ptr, ptr %0, align 4
  %25 = getelementptr inbounds i8, ptr %24, i32 %23
  %26 = getelementptr inbounds i8, ptr %25, i32 %12
  %27 = load i32, ptr %7, align 4
  %28 = add i32 %23, %12
  %29 = sub i32 %27, %28
  %30 = tail call ptr @memmove(ptr noundef %26, ptr noundef %25, i32 noundef %29) #30
  %31 = load ptr, ptr %0, align 4
  %32 = getelementptr inbounds i8, ptr %31, i32 %23
  %33 = load i32, ptr %1, align 4
  %34 = and i32 %33, 16
  %35 = or disjoint i32 %34, 32
  %36 = tail call ptr @memset(ptr noundef %32, i32 noundef %35, i32 noundef %12) #30
  br label %37

37:                                               ; preds = %20, %16, %11, %4
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_string_up_to(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %0, i32 12
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %17, label %6

6:                                                ; preds = %3
  %7 = tail call i32 @llvm.smax.i32(i32 %2, i32 -1)
  %8 = getelementptr inbounds i8, ptr %0, i32 4
  br label %9

9:                                                ; preds = %6, %26
  %10 = phi ptr [ %1, %6 ], [ %27, %26 ]
  %11 = phi i32 [ %7, %6 ], [ %28, %26 ]
  %12 = load i32, ptr %4, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %9
  %15 = load i8, ptr %10, align 1
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %14, %26, %9, %3
  ret void

18:                                               ; preds = %14
  %19 = tail call fastcc i32 @reserve(ptr noundef nonnull %0, i32 noundef 1) #31
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %26, label %21

21:                                               ; preds = %18
  %22 = load ptr, ptr %0, align 4
  %23 = load i32, ptr %8, align 4
  %24 = add i32 %23, 1
  store i32 %24, ptr %8, align 4
  %25 = getelementptr inbounds i8, ptr %22, i32 %23
  store i8 %15, ptr %25, align 1
  br label %26

26:                                               ; preds = %18, %21
  %27 = getelementptr inbounds i8, ptr %10, i32 1
  %28 = add i32 %11, -1
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %17, label %9
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_sign(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %27, label %20

8:                                                ; preds = %3
  %9 = and i32 %2, 2
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %27, label %20

14:                                               ; preds = %8
  %15 = and i32 %2, 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %14
  %18 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %17, %11, %5
  %21 = phi i8 [ 45, %5 ], [ 43, %11 ], [ 32, %17 ]
  %22 = load ptr, ptr %0, align 4
  %23 = getelementptr inbounds i8, ptr %0, i32 4
  %24 = load i32, ptr %23, align 4
  %25 = add i32 %24, 1
  store i32 %25, ptr %23, align 4
  %26 = getelementptr inbounds i8, ptr %22, i32 %24
  store i8 %21, ptr %26, align 1
  br label %27

27:                                               ; preds = %20, %17, %11, %5, %14
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_digits(ptr noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #5 {
  %6 = alloca [22 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 22, ptr nonnull %6) #32
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %30, label %8

8:                                                ; preds = %5
  %9 = and i32 %4, 32
  %10 = xor i32 %9, 97
  %11 = zext nneg i32 %2 to i64
  %12 = add nuw nsw i32 %10, 246
  br label %13

13:                                               ; preds = %8, %13
  %14 = phi i64 [ %1, %8 ], [ %17, %13 ]
  %15 = phi i32 [ 0, %8 ], [ %27, %13 ]
  %16 = freeze i64 %14
  %17 = udiv i64 %16, %11
  %18 = mul i64 %17, %11
  %19 = sub i64 %16, %18
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = and i32 %20, 254
  %22 = icmp ult i32 %21, 10
  %23 = or i32 %20, 48
  %24 = add nuw i32 %12, %20
  %25 = select i1 %22, i32 %23, i32 %24
  %26 = trunc i32 %25 to i8
  %27 = add nuw nsw i32 %15, 1
  %28 = getelementptr inbounds [22 x i8], ptr %6, i32 0, i32 %15
  store i8 %26, ptr %28, align 1
  %29 = icmp ult i64 %14, %11
  br i1 %29, label %30, label %13

30:                                               ; preds = %13, %5
  %31 = phi i32 [ 0, %5 ], [ %27, %13 ]
  %32 = icmp slt i32 %31, %3
  br i1 %32, label %33, label %35

33:                                               ; preds = %30
  %34 = sub nsw i32 %3, %31
  tail call fastcc void @put_repeated(ptr noundef %0, i8 noundef signext 48, i32 noundef %34) #31
  br label %35

35:                                               ; preds = %33, %30
  %36 = icmp eq i32 %31, 0
  br i1 %36, label %53, label %37

37:                                               ; preds = %35
  %38 = getelementptr inbounds i8, ptr %0, i32 4
  br label %39

39:                                               ; preds = %37, %51
  %40 = phi i32 [ %31, %37 ], [ %41, %51 ]
  %41 = add nsw i32 %40, -1
  %42 = getelementptr inbounds [22 x i8], ptr %6, i32 0, i32 %41
  %43 = load i8, ptr %42, align 1
  %44 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %51, label %46

46:                                               ; preds = %39
  %47 = load ptr, ptr %0, align 4
  %48 = load i32, ptr %38, align 4
  %49 = add i32 %48, 1
  store i32 %49, ptr %38, align 4
  %50 = getelementptr inbounds i8, ptr %47, i32 %48
  store i8 %43, ptr %50, align 1
  br label %51

51:                                               ; preds = %39, %46
  %52 = icmp eq i32 %41, 0
  br i1 %52, label %53, label %39

53:                                               ; preds = %51, %35
  call void @llvm.lifetime.end.p0(i64 22, ptr nonnull %6) #32
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_repeated(ptr noundef %0, i8 noundef signext %1, i32 noundef %2) unnamed_addr #5 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef %2) #31
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %5
  %9 = load ptr, ptr %0, align 4
  %10 = getelementptr inbounds i8, ptr %0, i32 4
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i8, ptr %9, i32 %11
  %13 = zext nneg i8 %1 to i32
  %14 = tail call ptr @memset(ptr noundef %12, i32 noundef %13, i32 noundef %2) #30
  %15 = load i32, ptr %10, align 4
  %16 = add i32 %15, %2
  store i32 %16, ptr %10, align 4
  br label %17

17:                                               ; preds = %8, %5, %3
  ret void
}

; Function Attrs: noinline nounwind optsize
define internal fastcc void @put_finite(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i8 noundef signext %3) unnamed_addr #27 {
  %5 = alloca %struct.workspace, align 4
  %6 = alloca %struct.decimal, align 4
  %7 = alloca %struct.decimal, align 4
  %8 = alloca %struct.decimal, align 4
  call void @llvm.lifetime.start.p0(i64 784, ptr nonnull %5) #32
  %9 = getelementptr inbounds i8, ptr %1, i32 8
  %10 = load i32, ptr %9, align 4
  %11 = icmp slt i32 %10, 0
  %12 = select i1 %11, i32 6, i32 %10
  %13 = icmp eq i8 %3, 103
  %14 = icmp eq i32 %12, 0
  %15 = and i1 %13, %14
  %16 = select i1 %15, i32 1, i32 %12
  %17 = load i32, ptr %2, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %33

19:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %6) #32
  call void @llvm.memcpy.p0.p0.i32(ptr noundef nonnull align 4 dereferenceable(20) %6, ptr noundef nonnull align 4 dereferenceable(20) @__const.put_finite.none, i32 20, i1 false)
  %20 = load i32, ptr %1, align 4
  %21 = and i32 %20, 8
  %22 = icmp eq i32 %21, 0
  %23 = add nsw i32 %16, -1
  %24 = select i1 %22, i32 0, i32 %23
  %25 = select i1 %13, i32 %24, i32 %12
  %26 = icmp ne i8 %3, 102
  %27 = zext i1 %26 to i64
  %28 = sext i32 %25 to i64
  call fastcc void @put_decimal(ptr noundef %0, ptr noundef nonnull %6, i64 noundef %27, i64 noundef %28, i32 noundef %20) #31
  %29 = icmp eq i8 %3, 101
  br i1 %29, label %30, label %32

30:                                               ; preds = %19
  %31 = load i32, ptr %1, align 4
  tail call fastcc void @put_exponent(ptr noundef %0, i8 noundef signext 101, i32 noundef 0, i32 noundef 2, i32 noundef %31) #31
  br label %32

32:                                               ; preds = %30, %19
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %6) #32
  br label %157

33:                                               ; preds = %4
  %34 = getelementptr inbounds i8, ptr %2, i32 24
  %35 = load i32, ptr %34, align 4
  %36 = icmp slt i32 %35, 0
  %37 = sub nsw i32 0, %35
  %38 = select i1 %36, i32 %37, i32 0
  %39 = icmp eq i8 %3, 102
  br i1 %39, label %40, label %59

40:                                               ; preds = %33
  %41 = tail call i32 @llvm.smin.i32(i32 %16, i32 %38)
  %42 = call fastcc i32 @open_workspace(ptr noundef nonnull %5, ptr noundef nonnull %2, i32 noundef %41) #31
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %40
  %45 = getelementptr inbounds i8, ptr %0, i32 12
  store i32 12, ptr %45, align 4
  br label %157

46:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %7) #32
  call fastcc void @scaled(ptr dead_on_unwind nonnull writable sret(%struct.decimal) align 4 %7, ptr noundef nonnull %5, ptr noundef nonnull %2, i32 noundef %41) #31
  %47 = getelementptr inbounds i8, ptr %7, i32 8
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = zext nneg i32 %41 to i64
  %51 = sub nsw i64 %49, %50
  %52 = zext nneg i32 %16 to i64
  %53 = load i32, ptr %1, align 4
  call fastcc void @put_decimal(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %51, i64 noundef %52, i32 noundef %53) #31
  %54 = getelementptr inbounds i8, ptr %5, i32 8
  %55 = load ptr, ptr %54, align 4
  %56 = icmp eq ptr %55, null
  br i1 %56, label %58, label %57

57:                                               ; preds = %46
  call void @free(ptr noundef nonnull %55) #30
  br label %58

58:                                               ; preds = %46, %57
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %7) #32
  br label %157

59:                                               ; preds = %33
  %60 = icmp eq i8 %3, 101
  %61 = zext i1 %60 to i32
  %62 = add nuw i32 %16, %61
  %63 = zext i32 %62 to i64
  %64 = tail call fastcc i32 @estimate_exponent(ptr noundef nonnull %2) #31
  %65 = xor i32 %64, -1
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %66, %63
  %68 = zext nneg i32 %38 to i64
  %69 = icmp slt i64 %67, %68
  %70 = trunc i64 %67 to i32
  %71 = select i1 %69, i32 %70, i32 %38
  %72 = call fastcc i32 @open_workspace(ptr noundef nonnull %5, ptr noundef nonnull %2, i32 noundef %71) #31
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %76

74:                                               ; preds = %59
  %75 = getelementptr inbounds i8, ptr %0, i32 12
  store i32 12, ptr %75, align 4
  br label %157

76:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %8) #32
  %77 = call fastcc i32 @estimate_exponent(ptr noundef nonnull readonly %2) #31
  %78 = getelementptr inbounds i8, ptr %8, i32 8
  %79 = sext i32 %62 to i64
  br label %80

80:                                               ; preds = %80, %76
  %81 = phi i32 [ %77, %76 ], [ %96, %80 ]
  %82 = xor i32 %81, -1
  %83 = add i32 %62, %82
  %84 = load i32, ptr %34, align 4
  %85 = icmp slt i32 %84, 0
  %86 = sub nsw i32 0, %84
  %87 = select i1 %85, i32 %86, i32 0
  %88 = sub nsw i32 %83, %87
  %89 = call i32 @llvm.smax.i32(i32 %88, i32 0)
  %90 = call i32 @llvm.smin.i32(i32 %83, i32 %87)
  call fastcc void @scaled(ptr dead_on_unwind nonnull writable sret(%struct.decimal) align 4 %8, ptr noundef nonnull readonly %5, ptr noundef nonnull readonly %2, i32 noundef %90) #31
  %91 = load i32, ptr %78, align 4
  %92 = zext i32 %91 to i64
  %93 = zext nneg i32 %89 to i64
  %94 = add nuw nsw i64 %93, %92
  %95 = icmp sgt i64 %94, %79
  %96 = add nsw i32 %81, 1
  br i1 %95, label %80, label %97

97:                                               ; preds = %80
  %98 = icmp slt i32 %81, -4
  %99 = or i1 %60, %98
  br i1 %99, label %106, label %100

100:                                              ; preds = %97
  %101 = sext i32 %81 to i64
  %102 = icmp sge i64 %101, %63
  %103 = freeze i1 %102
  %104 = add nsw i64 %101, 1
  %105 = select i1 %103, i64 1, i64 %104
  br label %106

106:                                              ; preds = %100, %97
  %107 = phi i1 [ true, %97 ], [ %103, %100 ]
  %108 = phi i64 [ 1, %97 ], [ %105, %100 ]
  %109 = sub nsw i64 %63, %108
  %110 = load i32, ptr %1, align 4
  %111 = and i32 %110, 8
  %112 = icmp eq i32 %111, 0
  %113 = select i1 %13, i1 %112, i1 false
  br i1 %113, label %114, label %147

114:                                              ; preds = %106
  %115 = getelementptr inbounds i8, ptr %8, i32 4
  %116 = load i32, ptr %115, align 4
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %141, label %118

118:                                              ; preds = %114
  %119 = load ptr, ptr %8, align 4
  %120 = mul i32 %116, 9
  br label %121

121:                                              ; preds = %130, %118
  %122 = phi i32 [ 0, %118 ], [ %132, %130 ]
  %123 = phi i32 [ 0, %118 ], [ %131, %130 ]
  %124 = getelementptr inbounds i32, ptr %119, i32 %122
  %125 = load i32, ptr %124, align 4
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %130, label %127

127:                                              ; preds = %121
  %128 = urem i32 %125, 10
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %134, label %141

130:                                              ; preds = %121
  %131 = add i32 %123, 9
  %132 = add nuw i32 %122, 1
  %133 = icmp eq i32 %132, %116
  br i1 %133, label %141, label %121

134:                                              ; preds = %127, %134
  %135 = phi i32 [ %138, %134 ], [ %125, %127 ]
  %136 = phi i32 [ %137, %134 ], [ %123, %127 ]
  %137 = add i32 %136, 1
  %138 = udiv i32 %135, 10
  %139 = urem i32 %138, 10
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %134, label %141

141:                                              ; preds = %130, %134, %114, %127
  %142 = phi i32 [ 0, %114 ], [ %123, %127 ], [ %137, %134 ], [ %120, %130 ]
  %143 = sub i32 %91, %142
  %144 = zext i32 %143 to i64
  %145 = sub nsw i64 %144, %108
  %146 = call i64 @llvm.smax.i64(i64 %145, i64 0)
  br label %147

147:                                              ; preds = %141, %106
  %148 = phi i64 [ %146, %141 ], [ %109, %106 ]
  call fastcc void @put_decimal(ptr noundef %0, ptr noundef nonnull %8, i64 noundef %108, i64 noundef %148, i32 noundef %110) #31
  br i1 %107, label %149, label %151

149:                                              ; preds = %147
  %150 = load i32, ptr %1, align 4
  call fastcc void @put_exponent(ptr noundef %0, i8 noundef signext 101, i32 noundef %81, i32 noundef 2, i32 noundef %150) #31
  br label %151

151:                                              ; preds = %149, %147
  %152 = getelementptr inbounds i8, ptr %5, i32 8
  %153 = load ptr, ptr %152, align 4
  %154 = icmp eq ptr %153, null
  br i1 %154, label %156, label %155

155:                                              ; preds = %151
  call void @free(ptr noundef nonnull %153) #30
  br label %156

156:                                              ; preds = %151, %155
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %8) #32
  br label %157

157:                                              ; preds = %74, %156, %58, %44, %32
  call void @llvm.lifetime.end.p0(i64 784, ptr nonnull %5) #32
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_exponent(ptr noundef %0, i8 noundef signext %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #5 {
  %6 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %18, label %8

8:                                                ; preds = %5
  %9 = and i32 %4, 32
  %10 = icmp eq i32 %9, 0
  %11 = add i8 %1, -32
  %12 = select i1 %10, i8 %1, i8 %11
  %13 = load ptr, ptr %0, align 4
  %14 = getelementptr inbounds i8, ptr %0, i32 4
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %15, 1
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds i8, ptr %13, i32 %15
  store i8 %12, ptr %17, align 1
  br label %18

18:                                               ; preds = %5, %8
  %19 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %18
  %22 = icmp slt i32 %2, 0
  %23 = select i1 %22, i8 45, i8 43
  %24 = load ptr, ptr %0, align 4
  %25 = getelementptr inbounds i8, ptr %0, i32 4
  %26 = load i32, ptr %25, align 4
  %27 = add i32 %26, 1
  store i32 %27, ptr %25, align 4
  %28 = getelementptr inbounds i8, ptr %24, i32 %26
  store i8 %23, ptr %28, align 1
  br label %29

29:                                               ; preds = %18, %21
  %30 = tail call i32 @llvm.abs.i32(i32 %2, i1 true)
  %31 = zext nneg i32 %30 to i64
  tail call fastcc void @put_digits(ptr noundef %0, i64 noundef %31, i32 noundef 10, i32 noundef %3, i32 noundef 0) #31
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_decimal(ptr noundef %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr #5 {
  %6 = icmp slt i64 %2, 1
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %20, label %10

10:                                               ; preds = %7
  %11 = load ptr, ptr %0, align 4
  %12 = getelementptr inbounds i8, ptr %0, i32 4
  %13 = load i32, ptr %12, align 4
  %14 = add i32 %13, 1
  store i32 %14, ptr %12, align 4
  %15 = getelementptr inbounds i8, ptr %11, i32 %13
  store i8 48, ptr %15, align 1
  br label %20

16:                                               ; preds = %5
  %17 = getelementptr inbounds i8, ptr %1, i32 12
  %18 = getelementptr inbounds i8, ptr %1, i32 16
  %19 = getelementptr inbounds i8, ptr %0, i32 4
  br label %25

20:                                               ; preds = %52, %7, %10
  %21 = icmp slt i64 %3, 1
  %22 = and i32 %4, 8
  %23 = icmp eq i32 %22, 0
  %24 = and i1 %21, %23
  br i1 %24, label %122, label %55

25:                                               ; preds = %16, %52
  %26 = phi i64 [ 0, %16 ], [ %53, %52 ]
  %27 = load i32, ptr %17, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %43, label %29

29:                                               ; preds = %25
  %30 = load ptr, ptr %1, align 4
  %31 = getelementptr i32, ptr %30, i32 %27
  %32 = getelementptr i8, ptr %31, i32 -4
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %18, align 4
  %35 = udiv i32 %33, %34
  %36 = urem i32 %35, 10
  %37 = trunc nuw nsw i32 %36 to i8
  %38 = or disjoint i8 %37, 48
  %39 = udiv i32 %34, 10
  store i32 %39, ptr %18, align 4
  %40 = icmp ult i32 %34, 10
  br i1 %40, label %41, label %43

41:                                               ; preds = %29
  store i32 100000000, ptr %18, align 4
  %42 = add i32 %27, -1
  store i32 %42, ptr %17, align 4
  br label %43

43:                                               ; preds = %25, %29, %41
  %44 = phi i8 [ 48, %25 ], [ %38, %41 ], [ %38, %29 ]
  %45 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %52, label %47

47:                                               ; preds = %43
  %48 = load ptr, ptr %0, align 4
  %49 = load i32, ptr %19, align 4
  %50 = add i32 %49, 1
  store i32 %50, ptr %19, align 4
  %51 = getelementptr inbounds i8, ptr %48, i32 %49
  store i8 %44, ptr %51, align 1
  br label %52

52:                                               ; preds = %43, %47
  %53 = add nuw nsw i64 %26, 1
  %54 = icmp slt i64 %53, %2
  br i1 %54, label %25, label %20

55:                                               ; preds = %20
  %56 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %64, label %58

58:                                               ; preds = %55
  %59 = load ptr, ptr %0, align 4
  %60 = getelementptr inbounds i8, ptr %0, i32 4
  %61 = load i32, ptr %60, align 4
  %62 = add i32 %61, 1
  store i32 %62, ptr %60, align 4
  %63 = getelementptr inbounds i8, ptr %59, i32 %61
  store i8 46, ptr %63, align 1
  br label %64

64:                                               ; preds = %58, %55
  %65 = icmp slt i64 %2, 0
  %66 = icmp sgt i64 %3, 0
  %67 = and i1 %65, %66
  br i1 %67, label %68, label %70

68:                                               ; preds = %64
  %69 = getelementptr inbounds i8, ptr %0, i32 4
  br label %77

70:                                               ; preds = %87, %64
  %71 = phi i64 [ %3, %64 ], [ %89, %87 ]
  %72 = getelementptr inbounds i8, ptr %1, i32 12
  %73 = icmp sgt i64 %71, 0
  br i1 %73, label %74, label %122

74:                                               ; preds = %70
  %75 = getelementptr inbounds i8, ptr %1, i32 16
  %76 = getelementptr inbounds i8, ptr %0, i32 4
  br label %93

77:                                               ; preds = %68, %87
  %78 = phi i64 [ %2, %68 ], [ %88, %87 ]
  %79 = phi i64 [ %3, %68 ], [ %89, %87 ]
  %80 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %87, label %82

82:                                               ; preds = %77
  %83 = load ptr, ptr %0, align 4
  %84 = load i32, ptr %69, align 4
  %85 = add i32 %84, 1
  store i32 %85, ptr %69, align 4
  %86 = getelementptr inbounds i8, ptr %83, i32 %84
  store i8 48, ptr %86, align 1
  br label %87

87:                                               ; preds = %77, %82
  %88 = add nuw nsw i64 %78, 1
  %89 = add nsw i64 %79, -1
  %90 = icmp slt i64 %78, -1
  %91 = icmp ugt i64 %79, 1
  %92 = select i1 %90, i1 %91, i1 false
  br i1 %92, label %77, label %70

93:                                               ; preds = %74, %119
  %94 = phi i64 [ %71, %74 ], [ %120, %119 ]
  %95 = load i32, ptr %72, align 4
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %122, label %97

97:                                               ; preds = %93
  %98 = load ptr, ptr %1, align 4
  %99 = getelementptr i32, ptr %98, i32 %95
  %100 = getelementptr i8, ptr %99, i32 -4
  %101 = load i32, ptr %100, align 4
  %102 = load i32, ptr %75, align 4
  %103 = udiv i32 %101, %102
  %104 = urem i32 %103, 10
  %105 = trunc nuw nsw i32 %104 to i8
  %106 = or disjoint i8 %105, 48
  %107 = udiv i32 %102, 10
  store i32 %107, ptr %75, align 4
  %108 = icmp ult i32 %102, 10
  br i1 %108, label %109, label %111

109:                                              ; preds = %97
  store i32 100000000, ptr %75, align 4
  %110 = add i32 %95, -1
  store i32 %110, ptr %72, align 4
  br label %111

111:                                              ; preds = %97, %109
  %112 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %119, label %114

114:                                              ; preds = %111
  %115 = load ptr, ptr %0, align 4
  %116 = load i32, ptr %76, align 4
  %117 = add i32 %116, 1
  store i32 %117, ptr %76, align 4
  %118 = getelementptr inbounds i8, ptr %115, i32 %116
  store i8 %106, ptr %118, align 1
  br label %119

119:                                              ; preds = %111, %114
  %120 = add nsw i64 %94, -1
  %121 = icmp sgt i64 %94, 1
  br i1 %121, label %93, label %122

122:                                              ; preds = %93, %119, %20, %70
  %123 = phi i64 [ %71, %70 ], [ %3, %20 ], [ 0, %119 ], [ %94, %93 ]
  %124 = tail call i64 @llvm.smax.i64(i64 %123, i64 0)
  %125 = trunc i64 %124 to i32
  tail call fastcc void @put_repeated(ptr noundef %0, i8 noundef signext 48, i32 noundef %125) #31
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @open_workspace(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %1, i32 24
  %5 = load i32, ptr %4, align 4
  %6 = icmp sgt i32 %5, 0
  %7 = add nuw nsw i32 %5, 130
  %8 = select i1 %6, i32 %7, i32 130
  %9 = icmp sgt i32 %2, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = udiv i32 %2, 13
  %12 = mul nuw nsw i32 %11, 31
  %13 = add nuw nsw i32 %12, 31
  %14 = add nuw nsw i32 %13, %8
  br label %15

15:                                               ; preds = %10, %3
  %16 = phi i32 [ %14, %10 ], [ %8, %3 ]
  %17 = lshr i32 %16, 5
  %18 = add nuw nsw i32 %17, 2
  %19 = getelementptr inbounds i8, ptr %0, i32 8
  store ptr null, ptr %19, align 4
  %20 = getelementptr inbounds i8, ptr %0, i32 12
  store ptr %20, ptr %0, align 4
  %21 = icmp ult i32 %16, 2848
  br i1 %21, label %22, label %24

22:                                               ; preds = %15
  %23 = getelementptr inbounds i8, ptr %0, i32 372
  br label %34

24:                                               ; preds = %15
  %25 = shl nuw nsw i32 %18, 3
  %26 = lshr i32 %18, 1
  %27 = and i32 %26, 134217724
  %28 = add nuw nsw i32 %27, 8
  %29 = add nuw nsw i32 %25, %28
  %30 = tail call ptr @__tresse_scratch(i32 noundef %29) #30
  store ptr %30, ptr %19, align 4
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:                                               ; preds = %24
  store ptr %30, ptr %0, align 4
  %33 = getelementptr inbounds i32, ptr %30, i32 %18
  br label %34

34:                                               ; preds = %22, %32
  %35 = phi ptr [ %33, %32 ], [ %23, %22 ]
  %36 = getelementptr inbounds i8, ptr %0, i32 4
  store ptr %35, ptr %36, align 4
  br label %37

37:                                               ; preds = %34, %24
  %38 = phi i32 [ 0, %24 ], [ 1, %34 ]
  ret i32 %38
}

; Function Attrs: nounwind optsize
define internal fastcc void @scaled(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.decimal) align 4 %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #5 {
  %5 = alloca %struct.natural, align 4
  %6 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #32
  %7 = load ptr, ptr %1, align 4
  store ptr %7, ptr %5, align 4
  %8 = getelementptr inbounds i8, ptr %5, i32 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #32
  %9 = getelementptr inbounds i8, ptr %2, i32 16
  %10 = load i64, ptr %9, align 4
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds i8, ptr %6, i32 4
  %13 = lshr i64 %10, 32
  %14 = trunc nuw i64 %13 to i32
  store i32 %14, ptr %12, align 4
  %15 = getelementptr inbounds i8, ptr %6, i32 8
  %16 = getelementptr inbounds i8, ptr %2, i32 8
  %17 = load i64, ptr %16, align 4
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %15, align 4
  %19 = getelementptr inbounds i8, ptr %6, i32 12
  %20 = lshr i64 %17, 32
  %21 = trunc nuw i64 %20 to i32
  store i32 %21, ptr %19, align 4
  br label %28

22:                                               ; preds = %28
  store i32 %36, ptr %8, align 4
  %23 = getelementptr inbounds i8, ptr %2, i32 24
  %24 = load i32, ptr %23, align 4
  %25 = add nsw i32 %24, %3
  %26 = add nsw i32 %25, 1
  %27 = icmp sgt i32 %3, 0
  br i1 %27, label %38, label %39

28:                                               ; preds = %4, %28
  %29 = phi i32 [ 0, %4 ], [ %35, %28 ]
  %30 = phi i32 [ 0, %4 ], [ %36, %28 ]
  %31 = getelementptr inbounds [4 x i32], ptr %6, i32 0, i32 %29
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds i32, ptr %7, i32 %29
  store i32 %32, ptr %33, align 4
  %34 = icmp eq i32 %32, 0
  %35 = add nuw nsw i32 %29, 1
  %36 = select i1 %34, i32 %30, i32 %35
  %37 = icmp eq i32 %35, 4
  br i1 %37, label %22, label %28

38:                                               ; preds = %22
  call fastcc void @multiply_by_five_to(ptr noundef nonnull %5, i32 noundef %3) #31
  br label %39

39:                                               ; preds = %38, %22
  %40 = icmp sgt i32 %25, -1
  br i1 %40, label %41, label %42

41:                                               ; preds = %39
  call fastcc void @shift_left(ptr noundef nonnull %5, i32 noundef %26) #31
  br label %47

42:                                               ; preds = %39
  %43 = icmp eq i32 %25, -1
  br i1 %43, label %47, label %44

44:                                               ; preds = %42
  %45 = xor i32 %25, -1
  %46 = call fastcc i32 @shift_right(ptr noundef nonnull %5, i32 noundef %45) #31
  br label %47

47:                                               ; preds = %42, %44, %41
  %48 = phi i32 [ 0, %41 ], [ %46, %44 ], [ 0, %42 ]
  %49 = icmp slt i32 %3, 0
  br i1 %49, label %50, label %54

50:                                               ; preds = %47
  %51 = sub nsw i32 0, %3
  %52 = call fastcc i32 @divide_by_five_to(ptr noundef nonnull %5, i32 noundef %51) #31
  %53 = or i32 %52, %48
  br label %54

54:                                               ; preds = %50, %47
  %55 = phi i32 [ %53, %50 ], [ %48, %47 ]
  %56 = call fastcc i32 @shift_right(ptr noundef nonnull %5, i32 noundef 1) #31
  %57 = icmp eq i32 %56, 0
  %58 = load i32, ptr %8, align 4
  br i1 %57, label %90, label %59

59:                                               ; preds = %54
  %60 = icmp eq i32 %55, 0
  %61 = icmp eq i32 %58, 0
  br i1 %60, label %62, label %68

62:                                               ; preds = %59
  br i1 %61, label %90, label %63

63:                                               ; preds = %62
  %64 = load ptr, ptr %5, align 4
  %65 = load i32, ptr %64, align 4
  %66 = and i32 %65, 1
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %90, label %69

68:                                               ; preds = %59
  br i1 %61, label %71, label %69

69:                                               ; preds = %63, %68
  %70 = load ptr, ptr %5, align 4
  br label %75

71:                                               ; preds = %68
  %72 = load ptr, ptr %5, align 4
  store i32 1, ptr %8, align 4
  store i32 1, ptr %72, align 4
  br label %90

73:                                               ; preds = %75
  %74 = icmp ult i64 %81, 4294967296
  br i1 %74, label %90, label %86

75:                                               ; preds = %69, %75
  %76 = phi i32 [ %84, %75 ], [ 0, %69 ]
  %77 = phi i64 [ %83, %75 ], [ 1, %69 ]
  %78 = getelementptr inbounds i32, ptr %70, i32 %76
  %79 = load i32, ptr %78, align 4
  %80 = zext i32 %79 to i64
  %81 = add nuw nsw i64 %77, %80
  %82 = trunc i64 %81 to i32
  store i32 %82, ptr %78, align 4
  %83 = lshr i64 %81, 32
  %84 = add nuw i32 %76, 1
  %85 = icmp eq i32 %84, %58
  br i1 %85, label %73, label %75

86:                                               ; preds = %73
  %87 = trunc nuw nsw i64 %83 to i32
  %88 = add i32 %58, 1
  store i32 %88, ptr %8, align 4
  %89 = getelementptr inbounds i32, ptr %70, i32 %58
  store i32 %87, ptr %89, align 4
  br label %90

90:                                               ; preds = %86, %73, %71, %63, %62, %54
  %91 = phi i32 [ %88, %86 ], [ 1, %73 ], [ 1, %71 ], [ 1, %63 ], [ 0, %62 ], [ %58, %54 ]
  %92 = getelementptr inbounds i8, ptr %1, i32 4
  %93 = load ptr, ptr %92, align 4
  store ptr %93, ptr %0, align 4
  %94 = getelementptr inbounds i8, ptr %0, i32 4
  %95 = getelementptr inbounds i8, ptr %0, i32 8
  %96 = getelementptr inbounds i8, ptr %0, i32 12
  %97 = getelementptr inbounds i8, ptr %0, i32 16
  %98 = icmp eq i32 %91, 0
  br i1 %98, label %99, label %100

99:                                               ; preds = %90
  store i32 0, ptr %94, align 4
  store i32 0, ptr %96, align 4
  br label %124

100:                                              ; preds = %90, %100
  %101 = phi i32 [ %103, %100 ], [ 0, %90 ]
  %102 = call fastcc i32 @divide(ptr noundef nonnull %5, i32 noundef 1000000000) #31
  %103 = add i32 %101, 1
  %104 = getelementptr inbounds i32, ptr %93, i32 %101
  store i32 %102, ptr %104, align 4
  %105 = load i32, ptr %8, align 4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %100

107:                                              ; preds = %100
  store i32 %103, ptr %94, align 4
  store i32 %103, ptr %96, align 4
  store i32 0, ptr %95, align 4
  store i32 1, ptr %97, align 4
  %108 = icmp eq i32 %103, 0
  br i1 %108, label %127, label %109

109:                                              ; preds = %107
  %110 = mul i32 %103, 9
  %111 = add i32 %110, -8
  store i32 %111, ptr %95, align 4
  %112 = getelementptr i32, ptr %93, i32 %103
  %113 = getelementptr i8, ptr %112, i32 -4
  %114 = load i32, ptr %113, align 4
  %115 = icmp ugt i32 %114, 9
  br i1 %115, label %116, label %127

116:                                              ; preds = %109, %116
  %117 = phi i32 [ %121, %116 ], [ 1, %109 ]
  %118 = phi i32 [ %120, %116 ], [ %111, %109 ]
  %119 = phi i32 [ %122, %116 ], [ %114, %109 ]
  %120 = add i32 %118, 1
  %121 = mul i32 %117, 10
  %122 = udiv i32 %119, 10
  %123 = icmp ugt i32 %119, 99
  br i1 %123, label %116, label %124

124:                                              ; preds = %116, %99
  %125 = phi i32 [ 0, %99 ], [ %120, %116 ]
  %126 = phi i32 [ 1, %99 ], [ %121, %116 ]
  store i32 %125, ptr %95, align 4
  store i32 %126, ptr %97, align 4
  br label %127

127:                                              ; preds = %124, %107, %109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #32
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define internal fastcc range(i32 -646456994, 1939370979) i32 @estimate_exponent(ptr nocapture noundef readonly %0) unnamed_addr #17 {
  %2 = getelementptr inbounds i8, ptr %0, i32 8
  %3 = load i64, ptr %2, align 4
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %9, label %5

5:                                                ; preds = %1
  %6 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = sub nuw nsw i32 128, %7
  br label %17

9:                                                ; preds = %1
  %10 = getelementptr inbounds i8, ptr %0, i32 16
  %11 = load i64, ptr %10, align 4
  %12 = icmp eq i64 %11, 0
  %13 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %11, i1 true)
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = sub nuw nsw i32 64, %14
  %16 = select i1 %12, i32 0, i32 %15
  br label %17

17:                                               ; preds = %9, %5
  %18 = phi i32 [ %8, %5 ], [ %16, %9 ]
  %19 = zext nneg i32 %18 to i64
  %20 = add nsw i64 %19, -1
  %21 = getelementptr inbounds i8, ptr %0, i32 24
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = add nsw i64 %20, %23
  %25 = mul nsw i64 %24, 1292913986
  %26 = lshr i64 %25, 32
  %27 = trunc nuw i64 %26 to i32
  ret i32 %27
}

; Function Attrs: nounwind optsize
define internal fastcc void @skip_spaces(ptr nocapture noundef %0) unnamed_addr #5 {
  br label %2

2:                                                ; preds = %4, %1
  %3 = tail call fastcc i32 @next(ptr noundef %0) #31
  switch i32 %3, label %5 [
    i32 -1, label %25
    i32 32, label %4
    i32 13, label %4
    i32 12, label %4
    i32 11, label %4
    i32 10, label %4
    i32 9, label %4
  ]

4:                                                ; preds = %2, %2, %2, %2, %2, %2
  br label %2

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %0, i32 8
  %7 = load i64, ptr %6, align 4
  %8 = add nsw i64 %7, -1
  store i64 %8, ptr %6, align 4
  %9 = getelementptr inbounds i8, ptr %0, i32 4
  %10 = load ptr, ptr %9, align 4
  %11 = icmp eq ptr %10, null
  br i1 %11, label %22, label %12

12:                                               ; preds = %5
  %13 = getelementptr inbounds i8, ptr %10, i32 140
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 8
  br i1 %15, label %25, label %16

16:                                               ; preds = %12
  %17 = trunc i32 %3 to i8
  %18 = getelementptr inbounds i8, ptr %10, i32 144
  %19 = add nsw i32 %14, 1
  store i32 %19, ptr %13, align 4
  %20 = getelementptr inbounds [8 x i8], ptr %18, i32 0, i32 %14
  store i8 %17, ptr %20, align 1
  %21 = getelementptr inbounds i8, ptr %10, i32 132
  store i32 0, ptr %21, align 4
  br label %25

22:                                               ; preds = %5
  %23 = load ptr, ptr %0, align 4
  %24 = getelementptr inbounds i8, ptr %23, i32 -1
  store ptr %24, ptr %0, align 4
  br label %25

25:                                               ; preds = %2, %12, %16, %22
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 -1, 256) i32 @next(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 4
  %3 = load ptr, ptr %2, align 4
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 4
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  br label %13

9:                                                ; preds = %1
  %10 = tail call fastcc i32 @get(ptr noundef nonnull %3) #31
  %11 = load ptr, ptr %2, align 4
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %19

13:                                               ; preds = %5, %9
  %14 = phi i32 [ %8, %5 ], [ %10, %9 ]
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %26, label %16

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 4
  %18 = getelementptr inbounds i8, ptr %17, i32 1
  store ptr %18, ptr %0, align 4
  br label %19

19:                                               ; preds = %16, %9
  %20 = phi i32 [ %14, %16 ], [ %10, %9 ]
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds i8, ptr %0, i32 8
  %24 = load i64, ptr %23, align 4
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr %23, align 4
  br label %26

26:                                               ; preds = %19, %22, %13
  %27 = phi i32 [ -1, %13 ], [ %20, %22 ], [ -1, %19 ]
  ret i32 %27
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @took(ptr noundef %0, ptr noundef readonly %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i32 280
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %5 [
    i32 -1, label %22
    i32 0, label %22
  ]

5:                                                ; preds = %2
  %6 = shl i32 %4, 24
  %7 = ashr exact i32 %6, 24
  br label %8

8:                                                ; preds = %8, %5
  %9 = phi ptr [ %1, %5 ], [ %18, %8 ]
  %10 = phi ptr [ undef, %5 ], [ %16, %8 ]
  %11 = load i8, ptr %9, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp ne i32 %7, %12
  %14 = icmp ne i8 %11, 0
  %15 = select i1 %14, ptr %10, ptr null
  %16 = select i1 %13, ptr %15, ptr %9
  %17 = and i1 %14, %13
  %18 = getelementptr inbounds i8, ptr %9, i32 1
  br i1 %17, label %8, label %19

19:                                               ; preds = %8
  %20 = icmp eq ptr %16, null
  br i1 %20, label %22, label %21

21:                                               ; preds = %19
  tail call fastcc void @take(ptr noundef %0) #31
  br label %22

22:                                               ; preds = %19, %2, %2, %21
  %23 = phi i32 [ 1, %21 ], [ 0, %2 ], [ 0, %2 ], [ 0, %19 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define internal fastcc range(i32 0, 2) i32 @take_word(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i32 280
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %2, %18
  %7 = phi i8 [ %20, %18 ], [ %4, %2 ]
  %8 = phi ptr [ %19, %18 ], [ %1, %2 ]
  %9 = load i32, ptr %3, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %22, label %11

11:                                               ; preds = %6
  %12 = add i32 %9, -65
  %13 = icmp ult i32 %12, 26
  %14 = add nuw nsw i32 %9, 32
  %15 = select i1 %13, i32 %14, i32 %9
  %16 = sext i8 %7 to i32
  %17 = icmp eq i32 %15, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  tail call fastcc void @take(ptr noundef nonnull %0) #31
  %19 = getelementptr inbounds i8, ptr %8, i32 1
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %6

22:                                               ; preds = %11, %6, %18, %2
  %23 = phi i32 [ 1, %2 ], [ 1, %18 ], [ 0, %6 ], [ 0, %11 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define internal fastcc void @take(ptr noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i32 4
  %3 = getelementptr inbounds i8, ptr %0, i32 280
  %4 = load i32, ptr %3, align 4
  %5 = tail call fastcc i32 @reserve(ptr noundef nonnull %2, i32 noundef 1) #31
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %1
  %8 = trunc i32 %4 to i8
  %9 = load ptr, ptr %2, align 4
  %10 = getelementptr inbounds i8, ptr %0, i32 8
  %11 = load i32, ptr %10, align 4
  %12 = add i32 %11, 1
  store i32 %12, ptr %10, align 4
  %13 = getelementptr inbounds i8, ptr %9, i32 %11
  store i8 %8, ptr %13, align 1
  br label %14

14:                                               ; preds = %1, %7
  %15 = getelementptr inbounds i8, ptr %0, i32 276
  %16 = load i32, ptr %15, align 4
  %17 = add i32 %16, -1
  store i32 %17, ptr %15, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %14
  %20 = load ptr, ptr %0, align 4
  %21 = tail call fastcc i32 @next(ptr noundef %20) #31
  br label %22

22:                                               ; preds = %14, %19
  %23 = phi i32 [ %21, %19 ], [ -1, %14 ]
  store i32 %23, ptr %3, align 4
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc i32 @take_digits(ptr noundef %0, i32 noundef %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i32 280
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, -1
  br i1 %5, label %28, label %6

6:                                                ; preds = %2, %24
  %7 = phi i32 [ %26, %24 ], [ %4, %2 ]
  %8 = phi i32 [ %25, %24 ], [ 0, %2 ]
  %9 = add i32 %7, -48
  %10 = icmp ult i32 %9, 10
  br i1 %10, label %21, label %11

11:                                               ; preds = %6
  %12 = add i32 %7, -97
  %13 = icmp ult i32 %12, 6
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = add nsw i32 %7, -87
  br label %21

16:                                               ; preds = %11
  %17 = add i32 %7, -65
  %18 = icmp ult i32 %17, 6
  %19 = add nsw i32 %7, -55
  %20 = select i1 %18, i32 %19, i32 99
  br label %21

21:                                               ; preds = %6, %14, %16
  %22 = phi i32 [ %15, %14 ], [ %20, %16 ], [ %9, %6 ]
  %23 = icmp slt i32 %22, %1
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  tail call fastcc void @take(ptr noundef nonnull %0) #31
  %25 = add nuw nsw i32 %8, 1
  %26 = load i32, ptr %3, align 4
  %27 = icmp eq i32 %26, -1
  br i1 %27, label %28, label %6

28:                                               ; preds = %21, %24, %2
  %29 = phi i32 [ 0, %2 ], [ %25, %24 ], [ %8, %21 ]
  ret i32 %29
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @exchange(ptr nocapture noundef %0) unnamed_addr #8 {
  %2 = load i32, ptr @first_operand, align 4
  %3 = load i32, ptr @last_operand, align 4
  %4 = load i32, ptr @optind, align 4
  %5 = icmp slt i32 %3, %4
  br i1 %5, label %9, label %6

6:                                                ; preds = %15, %1
  %7 = sub i32 %2, %3
  %8 = add i32 %7, %4
  store i32 %8, ptr @first_operand, align 4
  store i32 %4, ptr @last_operand, align 4
  ret void

9:                                                ; preds = %1, %15
  %10 = phi i32 [ %16, %15 ], [ %2, %1 ]
  %11 = phi i32 [ %18, %15 ], [ %3, %1 ]
  %12 = getelementptr inbounds ptr, ptr %0, i32 %11
  %13 = load ptr, ptr %12, align 4
  %14 = icmp sgt i32 %11, %10
  br i1 %14, label %20, label %15

15:                                               ; preds = %20, %9
  %16 = add nsw i32 %10, 1
  %17 = getelementptr inbounds ptr, ptr %0, i32 %10
  store ptr %13, ptr %17, align 4
  %18 = add nsw i32 %11, 1
  %19 = icmp eq i32 %18, %4
  br i1 %19, label %6, label %9

20:                                               ; preds = %9, %20
  %21 = phi i32 [ %25, %20 ], [ %11, %9 ]
  %22 = getelementptr ptr, ptr %0, i32 %21
  %23 = getelementptr i8, ptr %22, i32 -4
  %24 = load ptr, ptr %23, align 4
  store ptr %24, ptr %22, align 4
  %25 = add nsw i32 %21, -1
  %26 = icmp sgt i32 %25, %10
  br i1 %26, label %20, label %15
}

; Function Attrs: nounwind optsize
define internal fastcc void @complain(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2, i32 noundef %3) unnamed_addr #5 {
  %5 = load i32, ptr @opterr, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = load ptr, ptr %0, align 4
  %9 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef nonnull @.str.90, ptr noundef %8) #31
  %10 = tail call i32 (i32, ptr, ...) @dprintf(i32 noundef 2, ptr noundef %1, i32 noundef %3, ptr noundef %2) #31
  br label %11

11:                                               ; preds = %7, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nounwind optsize
define internal fastcc void @put_part(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #5 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %0, i32 4
  br label %7

7:                                                ; preds = %5, %21
  %8 = phi i32 [ 0, %5 ], [ %22, %21 ]
  %9 = getelementptr inbounds i8, ptr %1, i32 %8
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %12, label %13

12:                                               ; preds = %7, %21, %3
  ret void

13:                                               ; preds = %7
  %14 = tail call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 4
  %18 = load i32, ptr %6, align 4
  %19 = add i32 %18, 1
  store i32 %19, ptr %6, align 4
  %20 = getelementptr inbounds i8, ptr %17, i32 %18
  store i8 %10, ptr %20, align 1
  br label %21

21:                                               ; preds = %13, %16
  %22 = add nuw nsw i32 %8, 1
  %23 = icmp eq i32 %22, %2
  br i1 %23, label %12, label %7
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_count(ptr noundef %0, i64 noundef %1, i32 noundef %2, i8 noundef signext %3) unnamed_addr #5 {
  %5 = alloca [24 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #32
  %6 = icmp eq i8 %3, 48
  %7 = select i1 %6, ptr @.str.101, ptr @.str.102
  %8 = call i32 (ptr, i32, ptr, ...) @snprintf(ptr noundef nonnull %5, i32 noundef 24, ptr noundef nonnull %7, i32 noundef %2, i64 noundef %1) #31
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i32 4
  br label %13

12:                                               ; preds = %24, %4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #32
  ret void

13:                                               ; preds = %10, %24
  %14 = phi i32 [ 0, %10 ], [ %25, %24 ]
  %15 = getelementptr inbounds [24 x i8], ptr %5, i32 0, i32 %14
  %16 = load i8, ptr %15, align 1
  %17 = call fastcc i32 @reserve(ptr noundef %0, i32 noundef 1) #31
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %13
  %20 = load ptr, ptr %0, align 4
  %21 = load i32, ptr %11, align 4
  %22 = add i32 %21, 1
  store i32 %22, ptr %11, align 4
  %23 = getelementptr inbounds i8, ptr %20, i32 %21
  store i8 %16, ptr %23, align 1
  br label %24

24:                                               ; preds = %13, %19
  %25 = add nuw nsw i32 %14, 1
  %26 = icmp eq i32 %25, %8
  br i1 %26, label %12, label %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #28

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #28

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #28

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #6 = { optsize "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn optsize "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #15 = { noreturn nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #17 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #18 = { nofree norecurse nosync nounwind optsize memory(write, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #20 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #21 = { nofree norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #23 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #24 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: read, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #25 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: write, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #26 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #27 = { noinline nounwind optsize "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cmov,+cx8,+x87" "tune-cpu"="generic" }
attributes #28 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #29 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #30 = { nobuiltin nounwind optsize "no-builtins" }
attributes #31 = { nobuiltin optsize "no-builtins" }
attributes #32 = { nounwind }
attributes #33 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #34 = { nobuiltin noreturn optsize "no-builtins" }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{ptr @gmtime_r, ptr @localtime_r}
