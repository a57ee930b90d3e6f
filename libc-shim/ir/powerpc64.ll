target datalayout = "E-m:e-Fi64-i64:64-n32:64-S128-v256:256:256-v512:512:512"
target triple = "powerpc64-unknown-linux-gnu"

%struct.format = type { i32, i32, i32 }
%struct.open_file = type { ptr, i64, i32, ptr }
%union.pthread_mutex_t = type { i64, [32 x i8] }
%struct._IO_FILE = type { i32, [13 x ptr], i32, [12 x ptr] }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.anon.2 = type { ptr, i32, [1 x i64] }
%struct.anon.4 = type { i32, ptr }
%struct.node = type { %union.pthread_mutex_t, ptr, i32, ptr, i64, i64, i32, ptr }
%struct.anon = type { i32, i32, i32, i32, i32 }
%struct.field = type { i32, i32, i32 }
%struct.set = type { [8 x i32] }
%struct.natural = type { ptr, i64 }
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i64, i64 }
%struct.lldiv_t = type { i64, i64 }
%struct.imaxdiv_t = type { i64, i64 }
%struct.comparison = type { ptr }
%struct.text = type { ptr, i64, i64, i32, [256 x i8] }
%struct.real = type { i32, i32, i64, i64, i32, i32 }
%struct.source = type { ptr, ptr, i64 }
%struct.item = type { ptr, %struct.text, i64, i32 }
%struct.sigaction = type { %union.anon.1, %struct.__sigset_t, i32, ptr }
%union.anon.1 = type { ptr }
%struct.__sigset_t = type { [16 x i64] }
%struct.workspace = type { ptr, ptr, ptr, [193 x i32] }
%struct.decimal = type { ptr, i64, i64, i64, i32 }

@error_number = internal thread_local global i32 0, align 4
@class_zero = internal constant ptr getelementptr inbounds (i8, ptr @class_table, i64 256), align 8
@lower_zero = internal constant ptr getelementptr inbounds (i8, ptr @lower_table, i64 512), align 8
@upper_zero = internal constant ptr getelementptr inbounds (i8, ptr @upper_table, i64 512), align 8
@strtok_rest = internal global ptr null, align 8
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
@input_file = internal global %struct.open_file { ptr @input_node, i64 0, i32 0, ptr null }, align 8
@names_lock = internal global %union.pthread_mutex_t zeroinitializer, align 8
@.str.10 = private unnamed_addr constant [25 x i8] c"a folder that is renamed\00", align 1
@.str.11 = private unnamed_addr constant [46 x i8] c"more files than there is room for on the heap\00", align 1
@stdin = dso_local local_unnamed_addr constant ptr @stream_in, align 8
@stream_out = internal constant %struct._IO_FILE { i32 0, [13 x ptr] zeroinitializer, i32 1, [12 x ptr] zeroinitializer }, align 8
@stdout = dso_local local_unnamed_addr constant ptr @stream_out, align 8
@stream_err = internal constant %struct._IO_FILE { i32 0, [13 x ptr] zeroinitializer, i32 2, [12 x ptr] zeroinitializer }, align 8
@stderr = dso_local local_unnamed_addr constant ptr @stream_err, align 8
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
@broken_down = internal global %struct.tm zeroinitializer, align 8
@.str.27 = private unnamed_addr constant [27 x i8] c"asctime of what is no time\00", align 1
@.str.28 = private unnamed_addr constant [34 x i8] c"%.3s %.3s%3d %.2d:%.2d:%.2d %lld\0A\00", align 1
@day_names = internal constant [7 x [10 x i8]] [[10 x i8] c"Sunday\00\00\00\00", [10 x i8] c"Monday\00\00\00\00", [10 x i8] c"Tuesday\00\00\00", [10 x i8] c"Wednesday\00", [10 x i8] c"Thursday\00\00", [10 x i8] c"Friday\00\00\00\00", [10 x i8] c"Saturday\00\00"], align 1
@month_names = internal constant [12 x [10 x i8]] [[10 x i8] c"January\00\00\00", [10 x i8] c"February\00\00", [10 x i8] c"March\00\00\00\00\00", [10 x i8] c"April\00\00\00\00\00", [10 x i8] c"May\00\00\00\00\00\00\00", [10 x i8] c"June\00\00\00\00\00\00", [10 x i8] c"July\00\00\00\00\00\00", [10 x i8] c"August\00\00\00\00", [10 x i8] c"September\00", [10 x i8] c"October\00\00\00", [10 x i8] c"November\00\00", [10 x i8] c"December\00\00"], align 1
@time_text = internal global [64 x i8] zeroinitializer, align 1
@locks = internal global [65 x %union.pthread_mutex_t] zeroinitializer, align 8
@actions = internal unnamed_addr global [65 x %struct.anon.2] zeroinitializer, align 8
@keys_made = internal unnamed_addr global i32 0, align 4
@keys = internal unnamed_addr global [128 x %struct.anon.4] zeroinitializer, align 8
@key_values = internal thread_local unnamed_addr global [128 x ptr] zeroinitializer, align 8
@key_values_end = internal thread_local unnamed_addr global i32 0, align 4
@cleanup_handlers = internal thread_local unnamed_addr global ptr null, align 8
@cancel_state = internal thread_local unnamed_addr global i32 0, align 4
@cancel_type = internal thread_local unnamed_addr global i32 0, align 4
@concurrency = internal unnamed_addr global i32 0, align 4
@optarg = dso_local local_unnamed_addr global ptr null, align 8
@class_table = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 800, i16 544, i16 544, i16 544, i16 544, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 512, i16 352, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 2264, i16 2264, i16 2264, i16 2264, i16 2264, i16 2264, i16 2264, i16 2264, i16 2264, i16 2264, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 2261, i16 2261, i16 2261, i16 2261, i16 2261, i16 2261, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 2245, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 1216, i16 2262, i16 2262, i16 2262, i16 2262, i16 2262, i16 2262, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 2246, i16 1216, i16 1216, i16 1216, i16 1216, i16 512], [128 x i16] zeroinitializer }>, align 2
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
@descriptors = internal global <{ ptr, [63 x ptr] }> <{ ptr @input_file, [63 x ptr] zeroinitializer }>, align 8
@input_node = internal global %struct.node { %union.pthread_mutex_t zeroinitializer, ptr null, i32 0, ptr null, i64 0, i64 0, i32 1, ptr null }, align 8
@.str.60 = private unnamed_addr constant [22 x i8] c"a file name with `..`\00", align 1
@nodes = internal unnamed_addr global ptr null, align 8
@nodes_made = internal unnamed_addr global i1 false, align 4
@.str.61 = private unnamed_addr constant [5 x i8] c"/tmp\00", align 1
@stream_in = internal global { %struct._IO_FILE, { %struct.anon, [20 x i8] }, i32, i32, i32, [8 x i8] } { %struct._IO_FILE zeroinitializer, { %struct.anon, [20 x i8] } { %struct.anon { i32 0, i32 0, i32 0, i32 0, i32 1 }, [20 x i8] undef }, i32 0, i32 0, i32 0, [8 x i8] zeroinitializer }, align 8
@__const.put_formatted.f = private unnamed_addr constant %struct.field { i32 0, i32 0, i32 -1 }, align 4
@.str.63 = private unnamed_addr constant [66 x i8] c"printf: Tresse's C library does not have numbered arguments (%n$)\00", align 1
@.str.64 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.65 = private unnamed_addr constant [46 x i8] c"printf: the argument of %ls is a null pointer\00", align 1
@.str.66 = private unnamed_addr constant [45 x i8] c"printf: the argument of %s is a null pointer\00", align 1
@.str.67 = private unnamed_addr constant [44 x i8] c"printf: the format ends inside a conversion\00", align 1
@.str.68 = private unnamed_addr constant [56 x i8] c"printf: the format has a conversion that does not exist\00", align 1
@names_given = internal global i32 0, align 4
@.str.69 = private unnamed_addr constant [38 x i8] c"scanf with numbered arguments (`%n$`)\00", align 1
@.str.70 = private unnamed_addr constant [25 x i8] c"scanf of wide characters\00", align 1
@.str.71 = private unnamed_addr constant [41 x i8] c"scanf with a directive that there is not\00", align 1
@.str.72 = private unnamed_addr constant [9 x i8] c"aefgAEFG\00", align 1
@.str.73 = private unnamed_addr constant [33 x i8] c"scanf with a set that has no end\00", align 1
@.str.74 = private unnamed_addr constant [3 x i8] c"+-\00", align 1
@.str.75 = private unnamed_addr constant [2 x i8] c"(\00", align 1
@.str.76 = private unnamed_addr constant [2 x i8] c")\00", align 1
@.str.77 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.78 = private unnamed_addr constant [3 x i8] c"xX\00", align 1
@.str.79 = private unnamed_addr constant [2 x i8] c".\00", align 1
@.str.80 = private unnamed_addr constant [3 x i8] c"pP\00", align 1
@.str.81 = private unnamed_addr constant [3 x i8] c"eE\00", align 1
@.str.82 = private unnamed_addr constant [23 x i8] c"scanf of `long double`\00", align 1
@has_begun = internal unnamed_addr global i1 false, align 4
@last_operand = internal unnamed_addr global i32 0, align 4
@first_operand = internal unnamed_addr global i32 0, align 4
@next_option = internal unnamed_addr global ptr null, align 8
@.str.83 = private unnamed_addr constant [3 x i8] c"--\00", align 1
@.str.84 = private unnamed_addr constant [26 x i8] c"invalid option -- '%.*s'\0A\00", align 1
@.str.85 = private unnamed_addr constant [39 x i8] c"option requires an argument -- '%.*s'\0A\00", align 1
@.str.86 = private unnamed_addr constant [2 x i8] c"=\00", align 1
@.str.87 = private unnamed_addr constant [30 x i8] c"option '--%.*s' is ambiguous\0A\00", align 1
@.str.88 = private unnamed_addr constant [30 x i8] c"unrecognized option '--%.*s'\0A\00", align 1
@.str.89 = private unnamed_addr constant [43 x i8] c"option '--%.*s' doesn't allow an argument\0A\00", align 1
@.str.90 = private unnamed_addr constant [38 x i8] c"option '--%.*s' requires an argument\0A\00", align 1
@.str.91 = private unnamed_addr constant [5 x i8] c"%s: \00", align 1
@month_starts = internal unnamed_addr constant [13 x i16] [i16 0, i16 31, i16 59, i16 90, i16 120, i16 151, i16 181, i16 212, i16 243, i16 273, i16 304, i16 334, i16 365], align 2
@.str.92 = private unnamed_addr constant [21 x i8] c"%a %b %e %H:%M:%S %Y\00", align 1
@.str.93 = private unnamed_addr constant [9 x i8] c"%m/%d/%y\00", align 1
@.str.94 = private unnamed_addr constant [9 x i8] c"%Y-%m-%d\00", align 1
@.str.95 = private unnamed_addr constant [3 x i8] c"AM\00", align 1
@.str.96 = private unnamed_addr constant [3 x i8] c"PM\00", align 1
@.str.97 = private unnamed_addr constant [12 x i8] c"%I:%M:%S %p\00", align 1
@.str.98 = private unnamed_addr constant [6 x i8] c"%H:%M\00", align 1
@.str.99 = private unnamed_addr constant [9 x i8] c"%H:%M:%S\00", align 1
@.str.100 = private unnamed_addr constant [6 x i8] c"+0000\00", align 1
@.str.101 = private unnamed_addr constant [49 x i8] c"strftime with a directive that C11 does not have\00", align 1
@.str.102 = private unnamed_addr constant [7 x i8] c"%0*lld\00", align 1
@.str.103 = private unnamed_addr constant [6 x i8] c"%*lld\00", align 1
@keys_lock = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8
@.str.105 = private unnamed_addr constant [50 x i8] c"pthread_key: the key is used after it was deleted\00", align 1
@.str.106 = private unnamed_addr constant [34 x i8] c"pthread_key: there is no such key\00", align 1
@atomic_section = internal global { %struct.anon, [20 x i8] } { %struct.anon zeroinitializer, [20 x i8] undef }, align 8
@.str.108 = private unnamed_addr constant [26 x i8] c"this is no hazard pointer\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local nonnull ptr @__errno_location() local_unnamed_addr #0 {
  %1 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  ret ptr %1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @isalnum(i32 noundef signext %0) local_unnamed_addr #0 {
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
define dso_local signext range(i32 0, 2) i32 @isalpha(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = and i32 %0, -33
  %3 = add i32 %2, -65
  %4 = icmp ult i32 %3, 26
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @isascii(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 128
  %3 = zext i1 %2 to i32
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @isblank(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 32
  %3 = icmp eq i32 %0, 9
  %4 = or i1 %2, %3
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @iscntrl(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 32
  %3 = icmp eq i32 %0, 127
  %4 = or i1 %2, %3
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @isdigit(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -48
  %3 = icmp ult i32 %2, 10
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @isgraph(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -33
  %3 = icmp ult i32 %2, 94
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @islower(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -97
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @isprint(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -32
  %3 = icmp ult i32 %2, 95
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @ispunct(i32 noundef signext %0) local_unnamed_addr #0 {
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
define dso_local signext range(i32 0, 2) i32 @isspace(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 32
  %3 = add i32 %0, -9
  %4 = icmp ult i32 %3, 5
  %5 = or i1 %2, %4
  %6 = zext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @isupper(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, 26
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @isxdigit(i32 noundef signext %0) local_unnamed_addr #0 {
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
define dso_local noundef signext range(i32 0, 128) i32 @toascii(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 127
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext i32 @tolower(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = add i32 %0, -65
  %3 = icmp ult i32 %2, 26
  %4 = add nuw nsw i32 %0, 32
  %5 = select i1 %3, i32 %4, i32 %0
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext i32 @toupper(i32 noundef signext %0) local_unnamed_addr #0 {
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
define dso_local i64 @strlen(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  ret i64 %3
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local i64 @strnlen(ptr nocapture noundef readonly %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %1, %9 ], [ %5, %4 ]
  ret i64 %13
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local signext i32 @strncmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %3, %16
  %6 = phi i64 [ %18, %16 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = getelementptr inbounds i8, ptr %1, i64 %6
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
  %18 = add nuw i64 %6, 1
  %19 = icmp eq i64 %18, %2
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %21, label %5

21:                                               ; preds = %16, %3, %12
  %22 = phi i32 [ %15, %12 ], [ 0, %3 ], [ 0, %16 ]
  ret i32 %22
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local signext i32 @strcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %14, %2
  %4 = phi i64 [ 0, %2 ], [ %16, %14 ]
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = getelementptr inbounds i8, ptr %1, i64 %4
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
  %16 = add nuw i64 %4, 1
  %17 = icmp eq i64 %16, -1
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %19, label %3

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ 0, %14 ]
  ret i32 %20
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local signext i32 @strcoll(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %14, %2
  %4 = phi i64 [ 0, %2 ], [ %16, %14 ]
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = getelementptr inbounds i8, ptr %1, i64 %4
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
  %16 = add nuw i64 %4, 1
  %17 = icmp eq i64 %16, -1
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %19, label %3

19:                                               ; preds = %14, %10
  %20 = phi i32 [ %13, %10 ], [ 0, %14 ]
  ret i32 %20
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local signext i32 @strncasecmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %29, label %5

5:                                                ; preds = %3, %24
  %6 = phi i64 [ %26, %24 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = add nsw i32 %9, -65
  %11 = icmp ult i32 %10, 26
  %12 = add nuw nsw i32 %9, 32
  %13 = select i1 %11, i32 %12, i32 %9
  %14 = getelementptr inbounds i8, ptr %1, i64 %6
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
  %26 = add nuw i64 %6, 1
  %27 = icmp eq i64 %26, %2
  %28 = select i1 %25, i1 true, i1 %27
  br i1 %28, label %29, label %5

29:                                               ; preds = %24, %3, %22
  %30 = phi i32 [ %23, %22 ], [ 0, %3 ], [ 0, %24 ]
  ret i32 %30
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local signext i32 @strcasecmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %22, %2
  %4 = phi i64 [ 0, %2 ], [ %24, %22 ]
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = zext i8 %6 to i32
  %8 = add nsw i32 %7, -65
  %9 = icmp ult i32 %8, 26
  %10 = add nuw nsw i32 %7, 32
  %11 = select i1 %9, i32 %10, i32 %7
  %12 = getelementptr inbounds i8, ptr %1, i64 %4
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
  %24 = add nuw i64 %4, 1
  %25 = icmp eq i64 %24, -1
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
  %6 = phi i64 [ 0, %2 ], [ %12, %8 ]
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  store i8 0, ptr %7, align 1
  ret ptr %7

8:                                                ; preds = %2, %8
  %9 = phi i8 [ %14, %8 ], [ %3, %2 ]
  %10 = phi i64 [ %12, %8 ], [ 0, %2 ]
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  store i8 %9, ptr %11, align 1
  %12 = add i64 %10, 1
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
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
  %7 = phi i64 [ %9, %5 ], [ 0, %2 ]
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  store i8 %6, ptr %8, align 1
  %9 = add i64 %7, 1
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %5

13:                                               ; preds = %5, %2
  %14 = phi i64 [ 0, %2 ], [ %9, %5 ]
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  store i8 0, ptr %15, align 1
  ret ptr %0
}

; Function Attrs: nounwind optsize
define dso_local ptr @stpncpy(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3, %11
  %6 = phi i64 [ %12, %11 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %1, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  %10 = getelementptr inbounds i8, ptr %0, i64 %6
  br i1 %9, label %14, label %11

11:                                               ; preds = %5
  store i8 %8, ptr %10, align 1
  %12 = add nuw i64 %6, 1
  %13 = icmp eq i64 %12, %2
  br i1 %13, label %17, label %5

14:                                               ; preds = %5
  %15 = sub i64 %2, %6
  %16 = tail call ptr @memset(ptr noundef %10, i32 noundef signext 0, i64 noundef %15) #31
  br label %17

17:                                               ; preds = %11, %3, %14
  %18 = phi i64 [ %6, %14 ], [ 0, %3 ], [ %2, %11 ]
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  ret ptr %19
}

; Function Attrs: optsize
declare ptr @memset(ptr noundef, i32 noundef signext, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef ptr @strncpy(ptr noundef returned %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @stpncpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #32
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local noundef ptr @strncat(ptr noundef returned %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 {
  br label %4

4:                                                ; preds = %4, %3
  %5 = phi i64 [ 0, %3 ], [ %9, %4 ]
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  %9 = add i64 %5, 1
  br i1 %8, label %10, label %4

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 %5
  %12 = icmp eq i64 %2, 0
  br i1 %12, label %18, label %13

13:                                               ; preds = %10, %21
  %14 = phi i64 [ %23, %21 ], [ 0, %10 ]
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %13, %21, %10
  %19 = phi i64 [ 0, %10 ], [ %2, %21 ], [ %14, %13 ]
  %20 = getelementptr i8, ptr %11, i64 %19
  store i8 0, ptr %20, align 1
  ret ptr %0

21:                                               ; preds = %13
  %22 = getelementptr i8, ptr %11, i64 %14
  store i8 %16, ptr %22, align 1
  %23 = add nuw i64 %14, 1
  %24 = icmp eq i64 %23, %2
  br i1 %24, label %18, label %13
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local noundef ptr @strcat(ptr noundef returned %0, ptr nocapture noundef readonly %1) local_unnamed_addr #4 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  %8 = add i64 %4, 1
  br i1 %7, label %9, label %3

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i64 %4
  br label %11

11:                                               ; preds = %9, %16
  %12 = phi i64 [ %18, %16 ], [ 0, %9 ]
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %20, label %16

16:                                               ; preds = %11
  %17 = getelementptr i8, ptr %10, i64 %12
  store i8 %14, ptr %17, align 1
  %18 = add nuw i64 %12, 1
  %19 = icmp eq i64 %18, -1
  br i1 %19, label %20, label %11

20:                                               ; preds = %11, %16
  %21 = phi i64 [ -1, %16 ], [ %12, %11 ]
  %22 = getelementptr i8, ptr %10, i64 %21
  store i8 0, ptr %22, align 1
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local i64 @strlcpy(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %16, %3
  %7 = phi i64 [ 0, %3 ], [ %12, %16 ]
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %25, label %20

9:                                                ; preds = %3, %16
  %10 = phi i8 [ %18, %16 ], [ %4, %3 ]
  %11 = phi i64 [ %12, %16 ], [ 0, %3 ]
  %12 = add i64 %11, 1
  %13 = icmp ult i64 %12, %2
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 %11
  store i8 %10, ptr %15, align 1
  br label %16

16:                                               ; preds = %9, %14
  %17 = getelementptr inbounds i8, ptr %1, i64 %12
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %6, label %9

20:                                               ; preds = %6
  %21 = icmp ult i64 %7, %2
  %22 = add i64 %2, -1
  %23 = select i1 %21, i64 %7, i64 %22
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  store i8 0, ptr %24, align 1
  br label %25

25:                                               ; preds = %20, %6
  ret i64 %7
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local i64 @strlcat(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %13, label %5

5:                                                ; preds = %3, %10
  %6 = phi i64 [ %11, %10 ], [ 0, %3 ]
  %7 = getelementptr inbounds i8, ptr %0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = add nuw i64 %6, 1
  %12 = icmp eq i64 %11, %2
  br i1 %12, label %13, label %5

13:                                               ; preds = %5, %10, %3
  %14 = phi i64 [ 0, %3 ], [ %6, %5 ], [ %2, %10 ]
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = sub i64 %2, %14
  %17 = load i8, ptr %1, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %22

19:                                               ; preds = %29, %13
  %20 = phi i64 [ 0, %13 ], [ %25, %29 ]
  %21 = icmp eq i64 %14, %2
  br i1 %21, label %38, label %33

22:                                               ; preds = %13, %29
  %23 = phi i8 [ %31, %29 ], [ %17, %13 ]
  %24 = phi i64 [ %25, %29 ], [ 0, %13 ]
  %25 = add i64 %24, 1
  %26 = icmp ult i64 %25, %16
  br i1 %26, label %27, label %29

27:                                               ; preds = %22
  %28 = getelementptr inbounds i8, ptr %15, i64 %24
  store i8 %23, ptr %28, align 1
  br label %29

29:                                               ; preds = %27, %22
  %30 = getelementptr inbounds i8, ptr %1, i64 %25
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 0
  br i1 %32, label %19, label %22

33:                                               ; preds = %19
  %34 = icmp ult i64 %20, %16
  %35 = add i64 %16, -1
  %36 = select i1 %34, i64 %20, i64 %35
  %37 = getelementptr inbounds i8, ptr %15, i64 %36
  store i8 0, ptr %37, align 1
  br label %38

38:                                               ; preds = %19, %33
  %39 = add i64 %20, %14
  ret i64 %39
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local i64 @strxfrm(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #4 {
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %16, %3
  %7 = phi i64 [ 0, %3 ], [ %12, %16 ]
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %25, label %20

9:                                                ; preds = %3, %16
  %10 = phi i8 [ %18, %16 ], [ %4, %3 ]
  %11 = phi i64 [ %12, %16 ], [ 0, %3 ]
  %12 = add i64 %11, 1
  %13 = icmp ult i64 %12, %2
  br i1 %13, label %14, label %16

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 %11
  store i8 %10, ptr %15, align 1
  br label %16

16:                                               ; preds = %14, %9
  %17 = getelementptr inbounds i8, ptr %1, i64 %12
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %6, label %9

20:                                               ; preds = %6
  %21 = icmp ult i64 %7, %2
  %22 = add i64 %2, -1
  %23 = select i1 %21, i64 %7, i64 %22
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  store i8 0, ptr %24, align 1
  br label %25

25:                                               ; preds = %6, %20
  ret i64 %7
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local noundef ptr @strchrnul(ptr noundef readonly %0, i32 noundef signext %1) local_unnamed_addr #7 {
  %3 = trunc i32 %1 to i8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi ptr [ %0, %2 ], [ %10, %4 ]
  %6 = load i8, ptr %5, align 1
  %7 = icmp ne i8 %6, %3
  %8 = icmp ne i8 %6, 0
  %9 = and i1 %7, %8
  %10 = getelementptr inbounds i8, ptr %5, i64 1
  br i1 %9, label %4, label %11

11:                                               ; preds = %4
  ret ptr %5
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @strchr(ptr noundef readonly %0, i32 noundef signext %1) local_unnamed_addr #7 {
  %3 = trunc i32 %1 to i8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi ptr [ %0, %2 ], [ %13, %4 ]
  %6 = phi ptr [ undef, %2 ], [ %11, %4 ]
  %7 = load i8, ptr %5, align 1
  %8 = icmp ne i8 %7, %3
  %9 = icmp ne i8 %7, 0
  %10 = select i1 %9, ptr %6, ptr null
  %11 = select i1 %8, ptr %10, ptr %5
  %12 = and i1 %8, %9
  %13 = getelementptr inbounds i8, ptr %5, i64 1
  br i1 %12, label %4, label %14

14:                                               ; preds = %4
  ret ptr %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @strrchr(ptr noundef readonly %0, i32 noundef signext %1) local_unnamed_addr #7 {
  %3 = trunc i32 %1 to i8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi ptr [ %0, %2 ], [ %11, %4 ]
  %6 = phi ptr [ null, %2 ], [ %9, %4 ]
  %7 = load i8, ptr %5, align 1
  %8 = icmp eq i8 %7, %3
  %9 = select i1 %8, ptr %5, ptr %6
  %10 = icmp eq i8 %7, 0
  %11 = getelementptr inbounds i8, ptr %5, i64 1
  br i1 %10, label %12, label %4

12:                                               ; preds = %4
  ret ptr %9
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @index(ptr noundef readonly %0, i32 noundef signext %1) local_unnamed_addr #7 {
  %3 = trunc i32 %1 to i8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi ptr [ %0, %2 ], [ %13, %4 ]
  %6 = phi ptr [ undef, %2 ], [ %11, %4 ]
  %7 = load i8, ptr %5, align 1
  %8 = icmp ne i8 %7, %3
  %9 = icmp ne i8 %7, 0
  %10 = select i1 %9, ptr %6, ptr null
  %11 = select i1 %8, ptr %10, ptr %5
  %12 = and i1 %8, %9
  %13 = getelementptr inbounds i8, ptr %5, i64 1
  br i1 %12, label %4, label %14

14:                                               ; preds = %4
  ret ptr %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @rindex(ptr noundef readonly %0, i32 noundef signext %1) local_unnamed_addr #7 {
  %3 = trunc i32 %1 to i8
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi ptr [ %0, %2 ], [ %11, %4 ]
  %6 = phi ptr [ null, %2 ], [ %9, %4 ]
  %7 = load i8, ptr %5, align 1
  %8 = icmp eq i8 %7, %3
  %9 = select i1 %8, ptr %5, ptr %6
  %10 = icmp eq i8 %7, 0
  %11 = getelementptr inbounds i8, ptr %5, i64 1
  br i1 %10, label %12, label %4

12:                                               ; preds = %4
  ret ptr %9
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
  %8 = add i64 %14, 1
  %9 = getelementptr inbounds i8, ptr %1, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 0
  br i1 %11, label %22, label %12

12:                                               ; preds = %5, %7
  %13 = phi i8 [ %3, %5 ], [ %10, %7 ]
  %14 = phi i64 [ 0, %5 ], [ %8, %7 ]
  %15 = getelementptr inbounds i8, ptr %6, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, %13
  br i1 %17, label %7, label %18

18:                                               ; preds = %12
  %19 = icmp eq i8 %16, 0
  br i1 %19, label %22, label %20

20:                                               ; preds = %18
  %21 = getelementptr inbounds i8, ptr %6, i64 1
  br label %5

22:                                               ; preds = %18, %7, %2
  %23 = phi ptr [ %0, %2 ], [ %6, %7 ], [ null, %18 ]
  ret ptr %23
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local i64 @strspn(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #7 {
  %3 = alloca %struct.set, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #33
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %20, label %6

6:                                                ; preds = %2, %6
  %7 = phi i8 [ %18, %6 ], [ %4, %2 ]
  %8 = phi ptr [ %17, %6 ], [ %1, %2 ]
  %9 = zext i8 %7 to i32
  %10 = and i32 %9, 31
  %11 = shl nuw i32 1, %10
  %12 = lshr i32 %9, 5
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = or i32 %11, %15
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds i8, ptr %8, i64 1
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %6

20:                                               ; preds = %6, %2
  br label %21

21:                                               ; preds = %20, %21
  %22 = phi i64 [ %34, %21 ], [ 0, %20 ]
  %23 = getelementptr inbounds i8, ptr %0, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = zext i8 %24 to i32
  %26 = lshr i32 %25, 5
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %25, 31
  %31 = shl nuw i32 1, %30
  %32 = and i32 %31, %29
  %33 = icmp eq i32 %32, 0
  %34 = add i64 %22, 1
  br i1 %33, label %35, label %21

35:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #33
  ret i64 %22
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local noundef i64 @strcspn(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #7 {
  %3 = alloca %struct.set, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #33
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %23, label %6

6:                                                ; preds = %2, %6
  %7 = phi i8 [ %18, %6 ], [ %4, %2 ]
  %8 = phi ptr [ %17, %6 ], [ %1, %2 ]
  %9 = zext i8 %7 to i32
  %10 = and i32 %9, 31
  %11 = shl nuw i32 1, %10
  %12 = lshr i32 %9, 5
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = or i32 %11, %15
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds i8, ptr %8, i64 1
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %6

20:                                               ; preds = %6
  %21 = load i32, ptr %3, align 4
  %22 = or i32 %21, 1
  br label %23

23:                                               ; preds = %20, %2
  %24 = phi i32 [ %22, %20 ], [ 1, %2 ]
  store i32 %24, ptr %3, align 4
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi ptr [ %0, %23 ], [ %37, %25 ]
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = lshr i32 %28, 5
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %28, 31
  %34 = shl nuw i32 1, %33
  %35 = and i32 %34, %32
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds i8, ptr %26, i64 1
  br i1 %36, label %25, label %38

38:                                               ; preds = %25
  %39 = ptrtoint ptr %26 to i64
  %40 = ptrtoint ptr %0 to i64
  %41 = sub i64 %39, %40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #33
  ret i64 %41
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define dso_local ptr @strpbrk(ptr noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #7 {
  %3 = alloca %struct.set, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #33
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %23, label %6

6:                                                ; preds = %2, %6
  %7 = phi i8 [ %18, %6 ], [ %4, %2 ]
  %8 = phi ptr [ %17, %6 ], [ %1, %2 ]
  %9 = zext i8 %7 to i32
  %10 = and i32 %9, 31
  %11 = shl nuw i32 1, %10
  %12 = lshr i32 %9, 5
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = or i32 %11, %15
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds i8, ptr %8, i64 1
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %20, label %6

20:                                               ; preds = %6
  %21 = load i32, ptr %3, align 4
  %22 = or i32 %21, 1
  br label %23

23:                                               ; preds = %20, %2
  %24 = phi i32 [ %22, %20 ], [ 1, %2 ]
  store i32 %24, ptr %3, align 4
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi ptr [ %0, %23 ], [ %37, %25 ]
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  %29 = lshr i32 %28, 5
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %28, 31
  %34 = shl nuw i32 1, %33
  %35 = and i32 %34, %32
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds i8, ptr %26, i64 1
  br i1 %36, label %25, label %38

38:                                               ; preds = %25
  %39 = icmp eq i8 %27, 0
  %40 = select i1 %39, ptr null, ptr %26
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #33
  ret ptr %40
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local ptr @strsep(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = alloca %struct.set, align 4
  %4 = load ptr, ptr %0, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %46, label %6

6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #33
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %7 = load i8, ptr %1, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %26, label %9

9:                                                ; preds = %6, %9
  %10 = phi i8 [ %21, %9 ], [ %7, %6 ]
  %11 = phi ptr [ %20, %9 ], [ %1, %6 ]
  %12 = zext i8 %10 to i32
  %13 = and i32 %12, 31
  %14 = shl nuw i32 1, %13
  %15 = lshr i32 %12, 5
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = or i32 %14, %18
  store i32 %19, ptr %17, align 4
  %20 = getelementptr inbounds i8, ptr %11, i64 1
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %9

23:                                               ; preds = %9
  %24 = load i32, ptr %3, align 4
  %25 = or i32 %24, 1
  br label %26

26:                                               ; preds = %23, %6
  %27 = phi i32 [ %25, %23 ], [ 1, %6 ]
  store i32 %27, ptr %3, align 4
  br label %28

28:                                               ; preds = %28, %26
  %29 = phi ptr [ %4, %26 ], [ %40, %28 ]
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = lshr i32 %31, 5
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = and i32 %31, 31
  %37 = shl nuw i32 1, %36
  %38 = and i32 %37, %35
  %39 = icmp eq i32 %38, 0
  %40 = getelementptr inbounds i8, ptr %29, i64 1
  br i1 %39, label %28, label %41

41:                                               ; preds = %28
  %42 = icmp eq i8 %30, 0
  br i1 %42, label %44, label %43

43:                                               ; preds = %41
  store i8 0, ptr %29, align 1
  br label %44

44:                                               ; preds = %43, %41
  %45 = phi ptr [ %40, %43 ], [ null, %41 ]
  store ptr %45, ptr %0, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #33
  br label %46

46:                                               ; preds = %2, %44
  ret ptr %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @strtok_r(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) local_unnamed_addr #8 {
  %4 = alloca %struct.set, align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #33
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %4, i8 0, i64 32, i1 false)
  %5 = load i8, ptr %1, align 1
  %6 = icmp eq i8 %5, 0
  br i1 %6, label %21, label %7

7:                                                ; preds = %3, %7
  %8 = phi i8 [ %19, %7 ], [ %5, %3 ]
  %9 = phi ptr [ %18, %7 ], [ %1, %3 ]
  %10 = zext i8 %8 to i32
  %11 = and i32 %10, 31
  %12 = shl nuw i32 1, %11
  %13 = lshr i32 %10, 5
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = or i32 %12, %16
  store i32 %17, ptr %15, align 4
  %18 = getelementptr inbounds i8, ptr %9, i64 1
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 0
  br i1 %20, label %21, label %7

21:                                               ; preds = %7, %3
  %22 = icmp eq ptr %0, null
  br i1 %22, label %23, label %25

23:                                               ; preds = %21
  %24 = load ptr, ptr %2, align 8
  br label %25

25:                                               ; preds = %23, %21
  %26 = phi ptr [ %0, %21 ], [ %24, %23 ]
  br label %27

27:                                               ; preds = %25, %27
  %28 = phi ptr [ %39, %27 ], [ %26, %25 ]
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = lshr i32 %30, 5
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = and i32 %30, 31
  %36 = shl nuw i32 1, %35
  %37 = and i32 %36, %34
  %38 = icmp eq i32 %37, 0
  %39 = getelementptr inbounds i8, ptr %28, i64 1
  br i1 %38, label %40, label %27

40:                                               ; preds = %27
  %41 = icmp eq i8 %29, 0
  br i1 %41, label %65, label %42

42:                                               ; preds = %40
  %43 = load i32, ptr %4, align 4
  %44 = or i32 %43, 1
  store i32 %44, ptr %4, align 4
  br label %45

45:                                               ; preds = %45, %42
  %46 = phi ptr [ %28, %42 ], [ %47, %45 ]
  %47 = getelementptr inbounds i8, ptr %46, i64 1
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = lshr i32 %49, 5
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = and i32 %49, 31
  %55 = shl nuw i32 1, %54
  %56 = and i32 %55, %53
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %45, label %58

58:                                               ; preds = %45
  %59 = icmp eq i8 %48, 0
  br i1 %59, label %61, label %60

60:                                               ; preds = %58
  store i8 0, ptr %47, align 1
  br label %61

61:                                               ; preds = %60, %58
  %62 = icmp ne i8 %48, 0
  %63 = zext i1 %62 to i64
  %64 = getelementptr inbounds i8, ptr %47, i64 %63
  br label %65

65:                                               ; preds = %40, %61
  %66 = phi ptr [ %64, %61 ], [ %28, %40 ]
  %67 = phi ptr [ %28, %61 ], [ null, %40 ]
  store ptr %66, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #33
  ret ptr %67
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @strtok(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = tail call ptr @strtok_r(ptr noundef %0, ptr noundef %1, ptr noundef nonnull @strtok_rest) #32
  ret ptr %3
}

; Function Attrs: nounwind optsize
define dso_local ptr @strndup(ptr noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i64 %1, 0
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi i64 [ %10, %9 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = add nuw i64 %5, 1
  %11 = icmp eq i64 %10, %1
  br i1 %11, label %12, label %4

12:                                               ; preds = %4, %9, %2
  %13 = phi i64 [ 0, %2 ], [ %5, %4 ], [ %1, %9 ]
  %14 = add i64 %13, 1
  %15 = tail call ptr @__tresse_malloc(i64 noundef %14) #31
  %16 = icmp eq ptr %15, null
  br i1 %16, label %17, label %19

17:                                               ; preds = %12
  %18 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %18, align 4
  br label %22

19:                                               ; preds = %12
  %20 = tail call ptr @memcpy(ptr noundef nonnull %15, ptr noundef %0, i64 noundef %13) #31
  %21 = getelementptr inbounds i8, ptr %15, i64 %13
  store i8 0, ptr %21, align 1
  br label %22

22:                                               ; preds = %17, %19
  ret ptr %15
}

; Function Attrs: nounwind optsize
define dso_local ptr @malloc(i64 noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @__tresse_malloc(i64 noundef %0) #31
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
declare ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @strdup(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @strndup(ptr noundef %0, i64 noundef -2) #32
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local ptr @__strdup(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @strndup(ptr noundef %0, i64 noundef -2) #32
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local ptr @__strndup(ptr noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @strndup(ptr noundef %0, i64 noundef %1) #32
  ret ptr %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local signext i32 @memcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %19, label %8

5:                                                ; preds = %8
  %6 = add nuw i64 %9, 1
  %7 = icmp eq i64 %6, %2
  br i1 %7, label %19, label %8

8:                                                ; preds = %3, %5
  %9 = phi i64 [ %6, %5 ], [ 0, %3 ]
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %1, i64 %9
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
define dso_local signext i32 @bcmp(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %19, label %8

5:                                                ; preds = %8
  %6 = add nuw i64 %9, 1
  %7 = icmp eq i64 %6, %2
  br i1 %7, label %19, label %8

8:                                                ; preds = %3, %5
  %9 = phi i64 [ %6, %5 ], [ 0, %3 ]
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %1, i64 %9
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
define dso_local ptr @memchr(ptr noundef readonly %0, i32 noundef signext %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i64 [ 0, %5 ], [ %13, %12 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 %8
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, %6
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add nuw i64 %8, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %17, label %7

15:                                               ; preds = %7
  %16 = getelementptr inbounds i8, ptr %0, i64 %8
  br label %17

17:                                               ; preds = %12, %15, %3
  %18 = phi ptr [ null, %3 ], [ %16, %15 ], [ null, %12 ]
  ret ptr %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local noundef ptr @memrchr(ptr noundef readonly %0, i32 noundef signext %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = trunc i32 %1 to i8
  br label %5

5:                                                ; preds = %8, %3
  %6 = phi i64 [ %2, %3 ], [ %9, %8 ]
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %15, label %8

8:                                                ; preds = %5
  %9 = add i64 %6, -1
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, %4
  br i1 %12, label %13, label %5

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, ptr %0, i64 %9
  br label %15

15:                                               ; preds = %5, %13
  %16 = phi ptr [ %14, %13 ], [ null, %5 ]
  ret ptr %16
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local ptr @memmem(ptr noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #2 {
  %5 = icmp ugt i64 %3, %1
  %6 = sub i64 %1, %3
  br i1 %5, label %25, label %7

7:                                                ; preds = %4
  %8 = icmp eq i64 %3, 0
  br label %9

9:                                                ; preds = %7, %22
  %10 = phi i64 [ 0, %7 ], [ %23, %22 ]
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  br i1 %8, label %25, label %15

12:                                               ; preds = %15
  %13 = add nuw i64 %16, 1
  %14 = icmp eq i64 %13, %3
  br i1 %14, label %25, label %15

15:                                               ; preds = %9, %12
  %16 = phi i64 [ %13, %12 ], [ 0, %9 ]
  %17 = getelementptr inbounds i8, ptr %11, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = getelementptr inbounds i8, ptr %2, i64 %16
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %18, %20
  br i1 %21, label %12, label %22

22:                                               ; preds = %15
  %23 = add i64 %10, 1
  %24 = icmp ugt i64 %23, %6
  br i1 %24, label %25, label %9

25:                                               ; preds = %22, %9, %12, %4
  %26 = phi ptr [ null, %4 ], [ %11, %12 ], [ null, %22 ], [ %11, %9 ]
  ret ptr %26
}

; Function Attrs: nounwind optsize
define dso_local ptr @mempcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #31
  %5 = getelementptr inbounds i8, ptr %0, i64 %2
  ret ptr %5
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local ptr @memccpy(ptr noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef signext %2, i64 noundef %3) local_unnamed_addr #4 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %20, label %6

6:                                                ; preds = %4
  %7 = trunc i32 %2 to i8
  br label %8

8:                                                ; preds = %6, %14
  %9 = phi i64 [ 0, %6 ], [ %15, %14 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %0, i64 %9
  store i8 %11, ptr %12, align 1
  %13 = icmp eq i8 %11, %7
  br i1 %13, label %17, label %14

14:                                               ; preds = %8
  %15 = add nuw i64 %9, 1
  %16 = icmp eq i64 %15, %3
  br i1 %16, label %20, label %8

17:                                               ; preds = %8
  %18 = getelementptr inbounds i8, ptr %0, i64 %9
  %19 = getelementptr inbounds i8, ptr %18, i64 1
  br label %20

20:                                               ; preds = %14, %4, %17
  %21 = phi ptr [ %19, %17 ], [ null, %4 ], [ null, %14 ]
  ret ptr %21
}

; Function Attrs: nounwind optsize
define dso_local void @bcopy(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @memmove(ptr noundef %1, ptr noundef %0, i64 noundef %2) #31
  ret void
}

; Function Attrs: optsize
declare ptr @memmove(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @bzero(ptr noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @memset(ptr noundef %0, i32 noundef signext 0, i64 noundef %1) #31
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(none)
define dso_local signext i32 @ffsll(i64 noundef %0) local_unnamed_addr #9 {
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
define dso_local signext i32 @ffs(i32 noundef signext %0) local_unnamed_addr #9 {
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
define dso_local signext i32 @ffsl(i64 noundef %0) local_unnamed_addr #9 {
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

13:                                               ; preds = %6, %1, %3
  %14 = phi i32 [ 0, %1 ], [ 1, %3 ], [ %10, %6 ]
  ret i32 %14
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none)
define dso_local noundef nonnull ptr @strerror(i32 noundef signext %0) local_unnamed_addr #10 {
  %2 = tail call fastcc ptr @error_text(i32 noundef signext %0) #32
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = tail call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @unknown_error_text)
  %6 = tail call fastcc ptr @unknown_error(ptr noundef nonnull %5, i32 noundef signext %0) #32
  br label %7

7:                                                ; preds = %1, %4
  %8 = phi ptr [ %5, %4 ], [ %2, %1 ]
  ret ptr %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc noundef ptr @error_text(i32 noundef signext %0) unnamed_addr #0 {
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
define internal fastcc noundef ptr @unknown_error(ptr noundef returned writeonly %0, i32 noundef signext %1) unnamed_addr #10 {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i8 [ %9, %3 ], [ 85, %2 ]
  %5 = phi i64 [ %7, %3 ], [ 0, %2 ]
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  store i8 %4, ptr %6, align 1
  %7 = add nuw nsw i64 %5, 1
  %8 = getelementptr inbounds i8, ptr @.str.53, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i64 %7, 14
  br i1 %10, label %11, label %3

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, ptr %0, i64 14
  %13 = icmp slt i32 %1, 0
  %14 = tail call i32 @llvm.abs.i32(i32 %1, i1 false)
  %15 = select i1 %13, i8 45, i8 0
  %16 = lshr i32 %1, 31
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %12, i64 %17
  store i8 %15, ptr %12, align 1
  %19 = icmp ugt i32 %14, 9
  br i1 %19, label %20, label %25

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %22, %20 ], [ 1, %11 ]
  %22 = mul i32 %21, 10
  %23 = udiv i32 %14, %22
  %24 = icmp ugt i32 %23, 9
  br i1 %24, label %20, label %25

25:                                               ; preds = %20, %11
  %26 = phi i32 [ 1, %11 ], [ %22, %20 ]
  br label %27

27:                                               ; preds = %25, %27
  %28 = phi i32 [ %35, %27 ], [ %26, %25 ]
  %29 = phi ptr [ %34, %27 ], [ %18, %25 ]
  %30 = udiv i32 %14, %28
  %31 = urem i32 %30, 10
  %32 = trunc nuw nsw i32 %31 to i8
  %33 = or disjoint i8 %32, 48
  %34 = getelementptr inbounds i8, ptr %29, i64 1
  store i8 %33, ptr %29, align 1
  %35 = udiv i32 %28, 10
  %36 = icmp ult i32 %28, 10
  br i1 %36, label %37, label %27

37:                                               ; preds = %27
  store i8 0, ptr %34, align 1
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local signext range(i32 0, 35) i32 @__xpg_strerror_r(i32 noundef signext %0, ptr nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #8 {
  %4 = alloca [26 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 26, ptr nonnull %4) #33
  %5 = tail call fastcc ptr @error_text(i32 noundef signext %0) #32
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %9

7:                                                ; preds = %3
  %8 = call fastcc ptr @unknown_error(ptr noundef nonnull %4, i32 noundef signext %0) #32
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi ptr [ %4, %7 ], [ %5, %3 ]
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %23, %9
  %14 = phi i64 [ 0, %9 ], [ %19, %23 ]
  %15 = icmp eq i64 %2, 0
  br i1 %15, label %32, label %27

16:                                               ; preds = %9, %23
  %17 = phi i8 [ %25, %23 ], [ %11, %9 ]
  %18 = phi i64 [ %19, %23 ], [ 0, %9 ]
  %19 = add i64 %18, 1
  %20 = icmp ult i64 %19, %2
  br i1 %20, label %21, label %23

21:                                               ; preds = %16
  %22 = getelementptr inbounds i8, ptr %1, i64 %18
  store i8 %17, ptr %22, align 1
  br label %23

23:                                               ; preds = %21, %16
  %24 = getelementptr inbounds i8, ptr %10, i64 %19
  %25 = load i8, ptr %24, align 1
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %13, label %16

27:                                               ; preds = %13
  %28 = icmp ult i64 %14, %2
  %29 = add i64 %2, -1
  %30 = select i1 %28, i64 %14, i64 %29
  %31 = getelementptr inbounds i8, ptr %1, i64 %30
  store i8 0, ptr %31, align 1
  br label %32

32:                                               ; preds = %13, %27
  %33 = icmp ult i64 %14, %2
  %34 = select i1 %33, i32 0, i32 34
  %35 = select i1 %6, i32 22, i32 %34
  call void @llvm.lifetime.end.p0(i64 26, ptr nonnull %4) #33
  ret i32 %35
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none)
define dso_local noundef ptr @strerror_r(i32 noundef signext %0, ptr noundef writeonly %1, i64 noundef %2) local_unnamed_addr #10 {
  %4 = alloca [26 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 26, ptr nonnull %4) #33
  %5 = tail call fastcc ptr @error_text(i32 noundef signext %0) #32
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %30

7:                                                ; preds = %3
  %8 = call fastcc ptr @unknown_error(ptr noundef nonnull %4, i32 noundef signext %0) #32
  %9 = load i8, ptr %4, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %21, %7
  %12 = phi i64 [ 0, %7 ], [ %17, %21 ]
  %13 = icmp eq i64 %2, 0
  br i1 %13, label %30, label %25

14:                                               ; preds = %7, %21
  %15 = phi i8 [ %23, %21 ], [ %9, %7 ]
  %16 = phi i64 [ %17, %21 ], [ 0, %7 ]
  %17 = add i64 %16, 1
  %18 = icmp ult i64 %17, %2
  br i1 %18, label %19, label %21

19:                                               ; preds = %14
  %20 = getelementptr inbounds i8, ptr %1, i64 %16
  store i8 %15, ptr %20, align 1
  br label %21

21:                                               ; preds = %19, %14
  %22 = getelementptr inbounds i8, ptr %4, i64 %17
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %11, label %14

25:                                               ; preds = %11
  %26 = icmp ult i64 %12, %2
  %27 = add i64 %2, -1
  %28 = select i1 %26, i64 %12, i64 %27
  %29 = getelementptr inbounds i8, ptr %1, i64 %28
  store i8 0, ptr %29, align 1
  br label %30

30:                                               ; preds = %25, %11, %3
  %31 = phi ptr [ %5, %3 ], [ %1, %11 ], [ %1, %25 ]
  call void @llvm.lifetime.end.p0(i64 26, ptr nonnull %4) #33
  ret ptr %31
}

; Function Attrs: nounwind optsize
define dso_local ptr @__memcpy_chk(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str) #34
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #31
  ret ptr %8
}

; Function Attrs: nounwind optsize
define dso_local ptr @__mempcpy_chk(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.1) #34
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @memcpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #31
  %9 = getelementptr inbounds i8, ptr %0, i64 %2
  ret ptr %9
}

; Function Attrs: nounwind optsize
define dso_local ptr @__memmove_chk(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.2) #34
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @memmove(ptr noundef %0, ptr noundef %1, i64 noundef %2) #31
  ret ptr %8
}

; Function Attrs: nounwind optsize
define dso_local ptr @__memset_chk(ptr noundef %0, i32 noundef signext %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.3) #34
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @memset(ptr noundef %0, i32 noundef signext %1, i64 noundef %2) #31
  ret ptr %8
}

; Function Attrs: nounwind optsize
define dso_local ptr @__stpcpy_chk(ptr noundef writeonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  br label %4

4:                                                ; preds = %9, %3
  %5 = phi i64 [ 0, %3 ], [ %6, %9 ]
  %6 = add i64 %5, 1
  %7 = icmp ugt i64 %6, %2
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.4) #34
  unreachable

9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %1, i64 %5
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %0, i64 %5
  store i8 %11, ptr %12, align 1
  %13 = icmp eq i8 %11, 0
  br i1 %13, label %14, label %4

14:                                               ; preds = %9
  %15 = getelementptr inbounds i8, ptr %0, i64 %5
  ret ptr %15
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__strcpy_chk(ptr noundef returned writeonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  br label %4

4:                                                ; preds = %9, %3
  %5 = phi i64 [ 0, %3 ], [ %6, %9 ]
  %6 = add i64 %5, 1
  %7 = icmp ugt i64 %6, %2
  br i1 %7, label %8, label %9

8:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.4) #34
  unreachable

9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %1, i64 %5
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds i8, ptr %0, i64 %5
  store i8 %11, ptr %12, align 1
  %13 = icmp eq i8 %11, 0
  br i1 %13, label %14, label %4

14:                                               ; preds = %9
  ret ptr %0
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__strncpy_chk(ptr noundef returned %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.5) #34
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @stpncpy(ptr noundef %0, ptr noundef readonly %1, i64 noundef %2) #32
  ret ptr %0
}

; Function Attrs: nounwind optsize
define dso_local ptr @__stpncpy_chk(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = icmp ugt i64 %2, %3
  br i1 %5, label %6, label %7

6:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.6) #34
  unreachable

7:                                                ; preds = %4
  %8 = tail call ptr @stpncpy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #32
  ret ptr %8
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__strncat_chk(ptr noundef returned %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = icmp eq i64 %3, 0
  br i1 %5, label %14, label %6

6:                                                ; preds = %4, %11
  %7 = phi i64 [ %12, %11 ], [ 0, %4 ]
  %8 = getelementptr inbounds i8, ptr %0, i64 %7
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %6
  %12 = add nuw i64 %7, 1
  %13 = icmp eq i64 %12, %3
  br i1 %13, label %14, label %6

14:                                               ; preds = %6, %11, %4
  %15 = phi i64 [ 0, %4 ], [ %7, %6 ], [ %3, %11 ]
  %16 = icmp eq i64 %2, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %14, %35
  %18 = phi i64 [ %37, %35 ], [ 0, %14 ]
  %19 = getelementptr inbounds i8, ptr %1, i64 %18
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %30

22:                                               ; preds = %17, %35, %14
  %23 = phi i64 [ 0, %14 ], [ %2, %35 ], [ %18, %17 ]
  %24 = add i64 %23, %15
  %25 = add i64 %24, 1
  %26 = icmp ugt i64 %25, %3
  br i1 %26, label %27, label %28

27:                                               ; preds = %22
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.7) #34
  unreachable

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %0, i64 %24
  store i8 0, ptr %29, align 1
  ret ptr %0

30:                                               ; preds = %17
  %31 = add i64 %18, %15
  %32 = add i64 %31, 1
  %33 = icmp ugt i64 %32, %3
  br i1 %33, label %34, label %35

34:                                               ; preds = %30
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.7) #34
  unreachable

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %0, i64 %31
  store i8 %20, ptr %36, align 1
  %37 = add nuw i64 %18, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %22, label %17
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__strcat_chk(ptr noundef returned %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @__strncat_chk(ptr noundef %0, ptr noundef %1, i64 noundef -1, i64 noundef %2) #32
  ret ptr %0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #33
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #32
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp slt i64 %5, 0
  %9 = sub nsw i64 0, %5
  %10 = select i1 %8, i64 -9223372036854775808, i64 %9
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #33
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtoll(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #33
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #32
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp slt i64 %5, 0
  %9 = sub nsw i64 0, %5
  %10 = select i1 %8, i64 -9223372036854775808, i64 %9
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #33
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtoimax(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #33
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #32
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp slt i64 %5, 0
  %9 = sub nsw i64 0, %5
  %10 = select i1 %8, i64 -9223372036854775808, i64 %9
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #33
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 0) #32
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext %3) unnamed_addr #8 {
  %5 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #33
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  %7 = load i32, ptr %6, align 4
  store i32 0, ptr %6, align 4
  %8 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext %3, i64 noundef -1, i64 noundef -1, ptr noundef nonnull %5) #32
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %4
  store i32 %7, ptr %6, align 4
  %12 = load i32, ptr %5, align 4
  %13 = icmp eq i32 %12, 0
  %14 = sub i64 0, %8
  %15 = select i1 %13, i64 %8, i64 %14
  br label %16

16:                                               ; preds = %4, %11
  %17 = phi i64 [ %15, %11 ], [ %8, %4 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #33
  ret i64 %17
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtoull(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 0) #32
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @strtoumax(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 0) #32
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @__isoc23_strtol(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #33
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 1, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #32
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp slt i64 %5, 0
  %9 = sub nsw i64 0, %5
  %10 = select i1 %8, i64 -9223372036854775808, i64 %9
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #33
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @__isoc23_strtoll(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #33
  %5 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 1, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #32
  %6 = load i32, ptr %4, align 4
  %7 = icmp eq i32 %6, 0
  %8 = icmp slt i64 %5, 0
  %9 = sub nsw i64 0, %5
  %10 = select i1 %8, i64 -9223372036854775808, i64 %9
  %11 = select i1 %7, i64 %5, i64 %10
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #33
  ret i64 %11
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @__isoc23_strtoul(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 1) #32
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @__isoc23_strtoull(ptr noundef %0, ptr noundef %1, i32 noundef signext %2) local_unnamed_addr #8 {
  %4 = tail call fastcc i64 @read_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, i32 noundef signext 1) #32
  ret i64 %4
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local signext i32 @atoi(ptr noundef %0) local_unnamed_addr #8 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #33
  %3 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef null, i32 noundef signext 10, i32 noundef signext 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %2) #32
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp slt i64 %3, 0
  %7 = sub nsw i64 0, %3
  %8 = select i1 %6, i64 0, i64 %7
  %9 = select i1 %5, i64 %3, i64 %8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #33
  %10 = trunc i64 %9 to i32
  ret i32 %10
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @atol(ptr noundef %0) local_unnamed_addr #8 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #33
  %3 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef null, i32 noundef signext 10, i32 noundef signext 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %2) #32
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp slt i64 %3, 0
  %7 = sub nsw i64 0, %3
  %8 = select i1 %6, i64 -9223372036854775808, i64 %7
  %9 = select i1 %5, i64 %3, i64 %8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #33
  ret i64 %9
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local i64 @atoll(ptr noundef %0) local_unnamed_addr #8 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #33
  %3 = call fastcc i64 @read_integer(ptr noundef %0, ptr noundef null, i32 noundef signext 10, i32 noundef signext 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %2) #32
  %4 = load i32, ptr %2, align 4
  %5 = icmp eq i32 %4, 0
  %6 = icmp slt i64 %3, 0
  %7 = sub nsw i64 0, %3
  %8 = select i1 %6, i64 -9223372036854775808, i64 %7
  %9 = select i1 %5, i64 %3, i64 %8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #33
  ret i64 %9
}

; Function Attrs: nounwind optsize
define dso_local double @strtod(ptr noundef %0, ptr noundef writeonly %1) local_unnamed_addr #5 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #33
  %5 = call fastcc i64 @read_real(ptr noundef nonnull @double_format, ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %3) #32
  %6 = icmp eq ptr %1, null
  %7 = load ptr, ptr %4, align 8
  br i1 %6, label %11, label %8

8:                                                ; preds = %2
  %9 = icmp eq ptr %7, null
  %10 = select i1 %9, ptr %0, ptr %7
  store ptr %10, ptr %1, align 8
  br label %11

11:                                               ; preds = %8, %2
  %12 = icmp eq ptr %7, null
  %13 = load i32, ptr %3, align 4
  %14 = zext i32 %13 to i64
  %15 = shl i64 %14, 63
  %16 = select i1 %12, i64 0, i64 %15
  %17 = or i64 %16, %5
  %18 = bitcast i64 %17 to double
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #33
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #33
  ret double %18
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @read_real(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
  %5 = alloca [100 x i32], align 4
  %6 = alloca %struct.natural, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca [6 x i32], align 4
  %10 = alloca %struct.natural, align 8
  br label %11

11:                                               ; preds = %11, %4
  %12 = phi ptr [ %1, %4 ], [ %19, %11 ]
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i32
  %15 = icmp ne i8 %13, 32
  %16 = add nsw i32 %14, -14
  %17 = icmp ult i32 %16, -5
  %18 = and i1 %15, %17
  %19 = getelementptr inbounds i8, ptr %12, i64 1
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
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds i8, ptr %0, i64 4
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
  %40 = phi i64 [ %47, %45 ], [ 0, %25 ]
  %41 = phi ptr [ %46, %45 ], [ %26, %25 ]
  %42 = load i8, ptr %41, align 1
  %43 = or i8 %42, 32
  %44 = icmp eq i8 %43, %39
  br i1 %44, label %45, label %70

45:                                               ; preds = %38
  %46 = getelementptr inbounds i8, ptr %41, i64 1
  %47 = add nuw nsw i64 %40, 1
  %48 = getelementptr inbounds i8, ptr @.str.54, i64 %47
  %49 = load i8, ptr %48, align 1
  %50 = icmp eq i64 %47, 3
  br i1 %50, label %51, label %38

51:                                               ; preds = %45
  %52 = getelementptr inbounds i8, ptr %26, i64 3
  br label %53

53:                                               ; preds = %60, %51
  %54 = phi i8 [ %64, %60 ], [ 105, %51 ]
  %55 = phi i64 [ %62, %60 ], [ 0, %51 ]
  %56 = phi ptr [ %61, %60 ], [ %52, %51 ]
  %57 = load i8, ptr %56, align 1
  %58 = or i8 %57, 32
  %59 = icmp eq i8 %58, %54
  br i1 %59, label %60, label %68

60:                                               ; preds = %53
  %61 = getelementptr inbounds i8, ptr %56, i64 1
  %62 = add nuw nsw i64 %55, 1
  %63 = getelementptr inbounds i8, ptr @.str.55, i64 %62
  %64 = load i8, ptr %63, align 1
  %65 = icmp eq i64 %62, 5
  br i1 %65, label %66, label %53

66:                                               ; preds = %60
  %67 = getelementptr inbounds i8, ptr %26, i64 8
  br label %68

68:                                               ; preds = %53, %66
  %69 = phi ptr [ %67, %66 ], [ %52, %53 ]
  store ptr %69, ptr %2, align 8
  br label %357

70:                                               ; preds = %38, %77
  %71 = phi i8 [ %81, %77 ], [ 110, %38 ]
  %72 = phi i64 [ %79, %77 ], [ 0, %38 ]
  %73 = phi ptr [ %78, %77 ], [ %26, %38 ]
  %74 = load i8, ptr %73, align 1
  %75 = or i8 %74, 32
  %76 = icmp eq i8 %75, %71
  br i1 %76, label %77, label %122

77:                                               ; preds = %70
  %78 = getelementptr inbounds i8, ptr %73, i64 1
  %79 = add nuw nsw i64 %72, 1
  %80 = getelementptr inbounds i8, ptr @.str.56, i64 %79
  %81 = load i8, ptr %80, align 1
  %82 = icmp eq i64 %79, 3
  br i1 %82, label %83, label %70

83:                                               ; preds = %77
  %84 = getelementptr inbounds i8, ptr %26, i64 3
  %85 = load i8, ptr %84, align 1
  %86 = icmp eq i8 %85, 40
  br i1 %86, label %87, label %115

87:                                               ; preds = %83, %110
  %88 = phi ptr [ %89, %110 ], [ %84, %83 ]
  %89 = getelementptr inbounds i8, ptr %88, i64 1
  %90 = load i8, ptr %89, align 1
  %91 = zext i8 %90 to i32
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
  %113 = getelementptr inbounds i8, ptr %88, i64 2
  %114 = select i1 %112, ptr %113, ptr %84
  br label %115

115:                                              ; preds = %111, %83
  %116 = phi ptr [ %114, %111 ], [ %84, %83 ]
  store ptr %116, ptr %2, align 8
  %117 = load i32, ptr %0, align 4
  %118 = add nsw i32 %117, -2
  %119 = zext nneg i32 %118 to i64
  %120 = shl nuw i64 1, %119
  %121 = or i64 %120, %37
  br label %357

122:                                              ; preds = %70
  %123 = load i8, ptr %26, align 1
  %124 = icmp eq i8 %123, 48
  br i1 %124, label %125, label %205

125:                                              ; preds = %122
  %126 = getelementptr inbounds i8, ptr %26, i64 1
  %127 = load i8, ptr %126, align 1
  %128 = and i8 %127, -33
  %129 = icmp eq i8 %128, 88
  br i1 %129, label %130, label %205

130:                                              ; preds = %125
  %131 = getelementptr inbounds i8, ptr %26, i64 2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #33
  br label %132

132:                                              ; preds = %175, %130
  %133 = phi i64 [ 0, %130 ], [ %176, %175 ]
  %134 = phi i32 [ 0, %130 ], [ %177, %175 ]
  %135 = phi i32 [ 0, %130 ], [ %178, %175 ]
  %136 = phi i32 [ 0, %130 ], [ %179, %175 ]
  %137 = phi ptr [ %131, %130 ], [ %181, %175 ]
  %138 = phi i64 [ 0, %130 ], [ %180, %175 ]
  %139 = load i8, ptr %137, align 1
  %140 = icmp ne i8 %139, 46
  %141 = icmp ne i32 %135, 0
  %142 = select i1 %140, i1 true, i1 %141
  br i1 %142, label %143, label %175

143:                                              ; preds = %132
  %144 = zext i8 %139 to i32
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
  br i1 %156, label %158, label %182

158:                                              ; preds = %154, %152, %147
  %159 = phi i32 [ %148, %147 ], [ %153, %152 ], [ %157, %154 ]
  %160 = icmp ugt i32 %159, 15
  br i1 %160, label %182, label %161

161:                                              ; preds = %158
  %162 = icmp ult i64 %138, 1152921504606846976
  br i1 %162, label %169, label %163

163:                                              ; preds = %161
  %164 = icmp ne i32 %159, 0
  %165 = zext i1 %164 to i32
  %166 = or i32 %136, %165
  %167 = select i1 %141, i64 0, i64 4
  %168 = add nsw i64 %167, %133
  br label %175

169:                                              ; preds = %161
  %170 = shl nuw i64 %138, 4
  %171 = zext nneg i32 %159 to i64
  %172 = or disjoint i64 %170, %171
  %173 = select i1 %141, i64 -4, i64 0
  %174 = add i64 %173, %133
  br label %175

175:                                              ; preds = %169, %163, %132
  %176 = phi i64 [ %174, %169 ], [ %168, %163 ], [ %133, %132 ]
  %177 = phi i32 [ 1, %169 ], [ 1, %163 ], [ %134, %132 ]
  %178 = phi i32 [ %135, %169 ], [ %135, %163 ], [ 1, %132 ]
  %179 = phi i32 [ %136, %169 ], [ %166, %163 ], [ %136, %132 ]
  %180 = phi i64 [ %172, %169 ], [ %138, %163 ], [ %138, %132 ]
  %181 = getelementptr inbounds i8, ptr %137, i64 1
  br label %132

182:                                              ; preds = %158, %154
  store i64 %133, ptr %8, align 8
  %183 = icmp eq i32 %134, 0
  br i1 %183, label %184, label %185

184:                                              ; preds = %182
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #33
  br label %204

185:                                              ; preds = %182
  %186 = call fastcc ptr @read_exponent(ptr noundef nonnull %137, i8 noundef zeroext 112, ptr noundef nonnull %8) #32
  store ptr %186, ptr %2, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #33
  %187 = trunc i64 %138 to i32
  store i32 %187, ptr %9, align 4
  %188 = getelementptr inbounds i8, ptr %9, i64 4
  %189 = lshr i64 %138, 32
  %190 = trunc nuw i64 %189 to i32
  store i32 %190, ptr %188, align 4
  %191 = getelementptr inbounds i8, ptr %9, i64 8
  store i32 0, ptr %191, align 4
  %192 = getelementptr inbounds i8, ptr %9, i64 12
  store i32 0, ptr %192, align 4
  %193 = getelementptr inbounds i8, ptr %9, i64 16
  store i32 0, ptr %193, align 4
  %194 = getelementptr inbounds i8, ptr %9, i64 20
  store i32 0, ptr %194, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #33
  store ptr %9, ptr %10, align 8
  %195 = getelementptr inbounds i8, ptr %10, i64 8
  %196 = icmp ult i64 %138, 4294967296
  %197 = icmp ne i32 %187, 0
  %198 = zext i1 %197 to i64
  %199 = select i1 %196, i64 %198, i64 2
  store i64 %199, ptr %195, align 8
  %200 = load i64, ptr %8, align 8
  %201 = call fastcc i64 @round_to(ptr noundef nonnull readonly %0, ptr noundef nonnull %10, i64 noundef %200, i32 noundef signext %136) #32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #33
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #33
  %202 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #33
  %203 = icmp eq ptr %202, null
  br i1 %203, label %204, label %357

204:                                              ; preds = %184, %185
  store ptr %126, ptr %2, align 8
  br label %357

205:                                              ; preds = %125, %122
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %5) #33
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #33
  store ptr %5, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #33
  br label %206

206:                                              ; preds = %266, %205
  %207 = phi i64 [ 0, %205 ], [ %267, %266 ]
  %208 = phi i64 [ 0, %205 ], [ %268, %266 ]
  %209 = phi i32 [ 0, %205 ], [ %269, %266 ]
  %210 = phi ptr [ %26, %205 ], [ %275, %266 ]
  %211 = phi i32 [ 0, %205 ], [ %270, %266 ]
  %212 = phi i32 [ 0, %205 ], [ %271, %266 ]
  %213 = phi i32 [ 0, %205 ], [ %272, %266 ]
  %214 = phi i32 [ 1, %205 ], [ %273, %266 ]
  %215 = phi i32 [ 0, %205 ], [ %274, %266 ]
  %216 = load i8, ptr %210, align 1
  %217 = zext i8 %216 to i32
  %218 = icmp ne i8 %216, 46
  %219 = icmp ne i32 %212, 0
  %220 = select i1 %218, i1 true, i1 %219
  br i1 %220, label %221, label %266

221:                                              ; preds = %206
  %222 = add i8 %216, -58
  %223 = icmp ult i8 %222, -10
  br i1 %223, label %276, label %224

224:                                              ; preds = %221
  %225 = zext nneg i32 %212 to i64
  %226 = sub nsw i64 %208, %225
  %227 = icmp eq i32 %209, 0
  %228 = icmp eq i8 %216, 48
  %229 = and i1 %227, %228
  br i1 %229, label %266, label %230

230:                                              ; preds = %224
  %231 = icmp eq i32 %209, 780
  br i1 %231, label %232, label %237

232:                                              ; preds = %230
  %233 = icmp ne i8 %216, 48
  %234 = zext i1 %233 to i32
  %235 = or i32 %211, %234
  %236 = add nsw i64 %226, 1
  br label %266

237:                                              ; preds = %230
  %238 = add i32 %209, 1
  %239 = mul i32 %215, 10
  %240 = add i32 %239, -48
  %241 = add i32 %240, %217
  %242 = mul i32 %214, 10
  %243 = icmp eq i32 %242, 1000000000
  br i1 %243, label %244, label %266

244:                                              ; preds = %237
  %245 = zext i32 %241 to i64
  %246 = icmp eq i64 %207, 0
  br i1 %246, label %247, label %250

247:                                              ; preds = %250, %244
  %248 = phi i64 [ %245, %244 ], [ %259, %250 ]
  %249 = icmp eq i64 %248, 0
  br i1 %249, label %266, label %262

250:                                              ; preds = %244, %250
  %251 = phi i64 [ %260, %250 ], [ 0, %244 ]
  %252 = phi i64 [ %259, %250 ], [ %245, %244 ]
  %253 = getelementptr inbounds i32, ptr %5, i64 %251
  %254 = load i32, ptr %253, align 4
  %255 = zext i32 %254 to i64
  %256 = mul nuw nsw i64 %255, 1000000000
  %257 = add nuw nsw i64 %256, %252
  %258 = trunc i64 %257 to i32
  store i32 %258, ptr %253, align 4
  %259 = lshr i64 %257, 32
  %260 = add nuw i64 %251, 1
  %261 = icmp eq i64 %260, %207
  br i1 %261, label %247, label %250

262:                                              ; preds = %247
  %263 = trunc nuw i64 %248 to i32
  %264 = add i64 %207, 1
  %265 = getelementptr inbounds i32, ptr %5, i64 %207
  store i32 %263, ptr %265, align 4
  br label %266

266:                                              ; preds = %262, %247, %237, %232, %224, %206
  %267 = phi i64 [ %264, %262 ], [ %207, %247 ], [ %207, %237 ], [ %207, %224 ], [ %207, %206 ], [ %207, %232 ]
  %268 = phi i64 [ %226, %262 ], [ %226, %247 ], [ %226, %237 ], [ %226, %224 ], [ %208, %206 ], [ %236, %232 ]
  %269 = phi i32 [ %238, %262 ], [ %238, %247 ], [ %238, %237 ], [ 0, %224 ], [ %209, %206 ], [ 780, %232 ]
  %270 = phi i32 [ %211, %262 ], [ %211, %247 ], [ %211, %237 ], [ %211, %224 ], [ %211, %206 ], [ %235, %232 ]
  %271 = phi i32 [ %212, %262 ], [ %212, %247 ], [ %212, %237 ], [ %212, %224 ], [ 1, %206 ], [ %212, %232 ]
  %272 = phi i32 [ 1, %262 ], [ 1, %247 ], [ 1, %237 ], [ 1, %224 ], [ %213, %206 ], [ 1, %232 ]
  %273 = phi i32 [ 1, %262 ], [ 1, %247 ], [ %242, %237 ], [ %214, %224 ], [ %214, %206 ], [ %214, %232 ]
  %274 = phi i32 [ 0, %262 ], [ 0, %247 ], [ %241, %237 ], [ %215, %224 ], [ %215, %206 ], [ %215, %232 ]
  %275 = getelementptr inbounds i8, ptr %210, i64 1
  br label %206

276:                                              ; preds = %221
  %277 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %208, ptr %7, align 8
  store i64 %207, ptr %277, align 8
  %278 = icmp eq i32 %213, 0
  br i1 %278, label %279, label %280

279:                                              ; preds = %276
  store ptr null, ptr %2, align 8
  br label %355

280:                                              ; preds = %276
  %281 = call fastcc ptr @read_exponent(ptr noundef nonnull %210, i8 noundef zeroext 101, ptr noundef nonnull %7) #32
  store ptr %281, ptr %2, align 8
  %282 = icmp eq i32 %209, 0
  br i1 %282, label %355, label %283

283:                                              ; preds = %280
  %284 = icmp ugt i32 %214, 1
  br i1 %284, label %285, label %309

285:                                              ; preds = %283
  %286 = zext i32 %215 to i64
  %287 = icmp eq i64 %207, 0
  br i1 %287, label %290, label %288

288:                                              ; preds = %285
  %289 = zext i32 %214 to i64
  br label %293

290:                                              ; preds = %293, %285
  %291 = phi i64 [ %286, %285 ], [ %302, %293 ]
  %292 = icmp eq i64 %291, 0
  br i1 %292, label %309, label %305

293:                                              ; preds = %293, %288
  %294 = phi i64 [ 0, %288 ], [ %303, %293 ]
  %295 = phi i64 [ %286, %288 ], [ %302, %293 ]
  %296 = getelementptr inbounds i32, ptr %5, i64 %294
  %297 = load i32, ptr %296, align 4
  %298 = zext i32 %297 to i64
  %299 = mul nuw i64 %298, %289
  %300 = add nuw i64 %299, %295
  %301 = trunc i64 %300 to i32
  store i32 %301, ptr %296, align 4
  %302 = lshr i64 %300, 32
  %303 = add nuw i64 %294, 1
  %304 = icmp eq i64 %303, %207
  br i1 %304, label %290, label %293

305:                                              ; preds = %290
  %306 = trunc nuw i64 %291 to i32
  %307 = add i64 %207, 1
  store i64 %307, ptr %277, align 8
  %308 = getelementptr inbounds i32, ptr %5, i64 %207
  store i32 %306, ptr %308, align 4
  br label %309

309:                                              ; preds = %305, %290, %283
  %310 = phi i64 [ %307, %305 ], [ %207, %290 ], [ %207, %283 ]
  %311 = zext i32 %209 to i64
  %312 = load i64, ptr %7, align 8
  %313 = add nsw i64 %312, %311
  %314 = icmp sgt i64 %313, 400
  br i1 %314, label %315, label %326

315:                                              ; preds = %309
  %316 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %316, align 4
  %317 = load i32, ptr %27, align 4
  %318 = load i32, ptr %29, align 4
  %319 = add i32 %317, 2
  %320 = sub i32 %319, %318
  %321 = sext i32 %320 to i64
  %322 = load i32, ptr %0, align 4
  %323 = add nsw i32 %322, -1
  %324 = zext nneg i32 %323 to i64
  %325 = shl i64 %321, %324
  br label %355

326:                                              ; preds = %309
  %327 = icmp slt i64 %313, -400
  br i1 %327, label %328, label %330

328:                                              ; preds = %326
  %329 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %329, align 4
  br label %355

330:                                              ; preds = %326
  %331 = icmp sgt i64 %312, -1
  %332 = trunc i64 %312 to i32
  br i1 %331, label %333, label %335

333:                                              ; preds = %330
  call fastcc void @multiply_by_five_to(ptr noundef nonnull %6, i32 noundef zeroext %332) #32
  %334 = call fastcc i64 @round_to(ptr noundef nonnull readonly %0, ptr noundef nonnull %6, i64 noundef %312, i32 noundef signext %211) #32
  br label %355

335:                                              ; preds = %330
  %336 = sub i32 0, %332
  %337 = mul i32 %332, -7
  %338 = udiv i32 %337, 3
  %339 = add nuw nsw i32 %338, 72
  %340 = shl i64 %310, 5
  %341 = add i64 %340, -32
  %342 = zext nneg i32 %339 to i64
  %343 = icmp slt i64 %341, %342
  %344 = trunc i64 %341 to i32
  %345 = sub i32 %339, %344
  %346 = select i1 %343, i32 %345, i32 0
  call fastcc void @shift_left(ptr noundef nonnull %6, i32 noundef zeroext %346) #32
  %347 = call fastcc signext i32 @divide_by_five_to(ptr noundef nonnull %6, i32 noundef zeroext %336) #32
  %348 = zext i32 %346 to i64
  %349 = sub nuw nsw i64 %312, %348
  %350 = icmp ne i32 %347, 0
  %351 = icmp ne i32 %211, 0
  %352 = select i1 %350, i1 true, i1 %351
  %353 = zext i1 %352 to i32
  %354 = call fastcc i64 @round_to(ptr noundef nonnull readonly %0, ptr noundef nonnull %6, i64 noundef %349, i32 noundef signext %353) #32
  br label %355

355:                                              ; preds = %279, %280, %315, %328, %333, %335
  %356 = phi i64 [ 0, %279 ], [ 0, %280 ], [ %325, %315 ], [ 0, %328 ], [ %334, %333 ], [ %354, %335 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #33
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #33
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %5) #33
  br label %357

357:                                              ; preds = %204, %185, %355, %115, %68
  %358 = phi i64 [ %37, %68 ], [ %121, %115 ], [ %356, %355 ], [ 0, %204 ], [ %201, %185 ]
  ret i64 %358
}

; Function Attrs: nounwind optsize
define dso_local float @strtof(ptr noundef %0, ptr noundef writeonly %1) local_unnamed_addr #5 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #33
  %5 = call fastcc i64 @read_real(ptr noundef nonnull @single_format, ptr noundef %0, ptr noundef nonnull %4, ptr noundef nonnull %3) #32
  %6 = icmp eq ptr %1, null
  %7 = load ptr, ptr %4, align 8
  br i1 %6, label %11, label %8

8:                                                ; preds = %2
  %9 = icmp eq ptr %7, null
  %10 = select i1 %9, ptr %0, ptr %7
  store ptr %10, ptr %1, align 8
  br label %11

11:                                               ; preds = %8, %2
  %12 = trunc i64 %5 to i32
  %13 = icmp eq ptr %7, null
  %14 = load i32, ptr %3, align 4
  %15 = shl i32 %14, 31
  %16 = select i1 %13, i32 0, i32 %15
  %17 = or i32 %16, %12
  %18 = bitcast i32 %17 to float
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #33
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #33
  ret float %18
}

; Function Attrs: nounwind optsize
define dso_local double @atof(ptr noundef %0) local_unnamed_addr #5 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  %4 = call fastcc i64 @read_real(ptr noundef nonnull @double_format, ptr noundef %0, ptr noundef nonnull %3, ptr noundef nonnull %2) #32
  %5 = load ptr, ptr %3, align 8
  %6 = icmp eq ptr %5, null
  %7 = load i32, ptr %2, align 4
  %8 = zext i32 %7 to i64
  %9 = shl i64 %8, 63
  %10 = select i1 %6, i64 0, i64 %9
  %11 = or i64 %10, %4
  %12 = bitcast i64 %11 to double
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #33
  ret double %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext i32 @abs(i32 noundef signext %0) local_unnamed_addr #0 {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 true)
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @labs(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 true)
  ret i64 %2
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
define dso_local void @div(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.div_t) align 4 %0, i32 noundef signext %1, i32 noundef signext %2) local_unnamed_addr #11 {
  %4 = sdiv i32 %1, %2
  store i32 %4, ptr %0, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 4
  %6 = mul i32 %4, %2
  %7 = sub i32 %1, %6
  store i32 %7, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local void @ldiv(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.ldiv_t) align 8 %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #11 {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = mul i64 %4, %2
  %7 = sub i64 %1, %6
  store i64 %7, ptr %5, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local void @lldiv(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.lldiv_t) align 8 %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #11 {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = mul i64 %4, %2
  %7 = sub i64 %1, %6
  store i64 %7, ptr %5, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local void @imaxdiv(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.imaxdiv_t) align 8 %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #11 {
  %4 = sdiv i64 %1, %2
  store i64 %4, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = mul i64 %4, %2
  %7 = sub i64 %1, %6
  store i64 %7, ptr %5, align 8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @qsort_r(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4) local_unnamed_addr #5 {
  %6 = alloca [64 x i64], align 8
  %7 = alloca [512 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #33
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #33
  %8 = icmp ult i64 %1, 2
  %9 = icmp eq i64 %2, 0
  %10 = or i1 %8, %9
  br i1 %10, label %140, label %11

11:                                               ; preds = %5
  %12 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %13 = extractvalue { i64, i1 } %12, 1
  %14 = extractvalue { i64, i1 } %12, 0
  br i1 %13, label %15, label %16

15:                                               ; preds = %11
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.8) #34
  unreachable

16:                                               ; preds = %11
  %17 = icmp ugt i64 %1, 32
  %18 = icmp ugt i64 %14, 512
  %19 = or i1 %17, %18
  br i1 %19, label %20, label %56

20:                                               ; preds = %16
  %21 = icmp ugt i64 %1, 1152921504606846975
  br i1 %21, label %30, label %22

22:                                               ; preds = %20
  %23 = shl nuw i64 %1, 4
  %24 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %23, i64 %14)
  %25 = extractvalue { i64, i1 } %24, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %22
  %27 = extractvalue { i64, i1 } %24, 0
  %28 = tail call ptr @__tresse_scratch(i64 noundef %27) #31
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %54

30:                                               ; preds = %20, %22, %26
  br label %31

31:                                               ; preds = %30, %51
  %32 = phi i64 [ %52, %51 ], [ 1, %30 ]
  br label %33

33:                                               ; preds = %31, %49
  %34 = phi i64 [ %32, %31 ], [ %35, %49 ]
  %35 = add i64 %34, -1
  %36 = mul i64 %35, %2
  %37 = getelementptr inbounds i8, ptr %0, i64 %36
  %38 = getelementptr inbounds i8, ptr %37, i64 %2
  %39 = tail call signext i32 %3(ptr noundef %37, ptr noundef %38, ptr noundef %4) #31
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %51

41:                                               ; preds = %33, %41
  %42 = phi i64 [ %47, %41 ], [ 0, %33 ]
  %43 = getelementptr inbounds i8, ptr %37, i64 %42
  %44 = load i8, ptr %43, align 1
  %45 = getelementptr inbounds i8, ptr %38, i64 %42
  %46 = load i8, ptr %45, align 1
  store i8 %46, ptr %43, align 1
  store i8 %44, ptr %45, align 1
  %47 = add nuw i64 %42, 1
  %48 = icmp eq i64 %47, %2
  br i1 %48, label %49, label %41

49:                                               ; preds = %41
  %50 = icmp eq i64 %35, 0
  br i1 %50, label %51, label %33

51:                                               ; preds = %33, %49
  %52 = add nuw i64 %32, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %140, label %31

54:                                               ; preds = %26
  %55 = getelementptr inbounds i8, ptr %28, i64 %23
  br label %56

56:                                               ; preds = %54, %16
  %57 = phi ptr [ %28, %54 ], [ null, %16 ]
  %58 = phi ptr [ %28, %54 ], [ %6, %16 ]
  %59 = phi ptr [ %55, %54 ], [ %7, %16 ]
  %60 = getelementptr inbounds i64, ptr %58, i64 %1
  br label %65

61:                                               ; preds = %65
  %62 = icmp ugt i64 %1, 1
  br i1 %62, label %63, label %74

63:                                               ; preds = %61
  %64 = lshr i64 %1, 1
  br label %70

65:                                               ; preds = %56, %65
  %66 = phi i64 [ %68, %65 ], [ 0, %56 ]
  %67 = getelementptr inbounds i64, ptr %58, i64 %66
  store i64 %66, ptr %67, align 8
  %68 = add nuw i64 %66, 1
  %69 = icmp eq i64 %68, %1
  br i1 %69, label %61, label %65

70:                                               ; preds = %63, %78
  %71 = phi i64 [ 1, %63 ], [ %81, %78 ]
  %72 = phi ptr [ %60, %63 ], [ %73, %78 ]
  %73 = phi ptr [ %58, %63 ], [ %72, %78 ]
  br label %83

74:                                               ; preds = %78, %61
  %75 = phi ptr [ %58, %61 ], [ %72, %78 ]
  br label %128

76:                                               ; preds = %116, %83
  %77 = icmp ult i64 %92, %1
  br i1 %77, label %83, label %78

78:                                               ; preds = %76
  %79 = icmp ugt i64 %71, %64
  %80 = shl i64 %71, 1
  %81 = select i1 %79, i64 %1, i64 %80
  %82 = icmp ult i64 %81, %1
  br i1 %82, label %70, label %74

83:                                               ; preds = %70, %76
  %84 = phi i64 [ 0, %70 ], [ %92, %76 ]
  %85 = sub i64 %1, %84
  %86 = icmp ult i64 %85, %71
  %87 = add i64 %84, %71
  %88 = select i1 %86, i64 %1, i64 %87
  %89 = sub i64 %1, %88
  %90 = icmp ult i64 %89, %71
  %91 = add i64 %88, %71
  %92 = select i1 %90, i64 %1, i64 %91
  %93 = icmp ult i64 %84, %92
  br i1 %93, label %94, label %76

94:                                               ; preds = %83, %116
  %95 = phi i64 [ %123, %116 ], [ %84, %83 ]
  %96 = phi i64 [ %118, %116 ], [ %88, %83 ]
  %97 = phi i64 [ %117, %116 ], [ %84, %83 ]
  %98 = icmp eq i64 %96, %92
  br i1 %98, label %112, label %99

99:                                               ; preds = %94
  %100 = icmp ult i64 %97, %88
  br i1 %100, label %101, label %114

101:                                              ; preds = %99
  %102 = getelementptr inbounds i64, ptr %73, i64 %97
  %103 = load i64, ptr %102, align 8
  %104 = mul i64 %103, %2
  %105 = getelementptr inbounds i8, ptr %0, i64 %104
  %106 = getelementptr inbounds i64, ptr %73, i64 %96
  %107 = load i64, ptr %106, align 8
  %108 = mul i64 %107, %2
  %109 = getelementptr inbounds i8, ptr %0, i64 %108
  %110 = tail call signext i32 %3(ptr noundef %105, ptr noundef %109, ptr noundef %4) #31
  %111 = icmp slt i32 %110, 1
  br i1 %111, label %112, label %114

112:                                              ; preds = %94, %101
  %113 = add i64 %97, 1
  br label %116

114:                                              ; preds = %99, %101
  %115 = add i64 %96, 1
  br label %116

116:                                              ; preds = %114, %112
  %117 = phi i64 [ %113, %112 ], [ %97, %114 ]
  %118 = phi i64 [ %96, %112 ], [ %115, %114 ]
  %119 = phi i64 [ %97, %112 ], [ %96, %114 ]
  %120 = getelementptr inbounds i64, ptr %73, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds i64, ptr %72, i64 %95
  store i64 %121, ptr %122, align 8
  %123 = add nuw i64 %95, 1
  %124 = icmp ult i64 %123, %92
  br i1 %124, label %94, label %76

125:                                              ; preds = %128
  %126 = call ptr @memcpy(ptr noundef %0, ptr noundef %59, i64 noundef %14) #31
  %127 = icmp eq ptr %57, null
  br i1 %127, label %140, label %139

128:                                              ; preds = %74, %128
  %129 = phi i64 [ %137, %128 ], [ 0, %74 ]
  %130 = mul i64 %129, %2
  %131 = getelementptr inbounds i8, ptr %59, i64 %130
  %132 = getelementptr inbounds i64, ptr %75, i64 %129
  %133 = load i64, ptr %132, align 8
  %134 = mul i64 %133, %2
  %135 = getelementptr inbounds i8, ptr %0, i64 %134
  %136 = call ptr @memcpy(ptr noundef %131, ptr noundef %135, i64 noundef %2) #31
  %137 = add nuw i64 %129, 1
  %138 = icmp eq i64 %137, %1
  br i1 %138, label %125, label %128

139:                                              ; preds = %125
  call void @free(ptr noundef nonnull %57) #31
  br label %140

140:                                              ; preds = %51, %139, %125, %5
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #33
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6) #33
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

; Function Attrs: noreturn optsize
declare void @__tresse_misuse(ptr noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

; Function Attrs: optsize
declare ptr @__tresse_scratch(i64 noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare void @free(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @qsort(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = alloca %struct.comparison, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #33
  store ptr %3, ptr %5, align 8
  call void @qsort_r(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef nonnull @compare_without_argument, ptr noundef nonnull %5) #32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #33
  ret void
}

; Function Attrs: nounwind optsize
define internal signext i32 @compare_without_argument(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) #5 {
  %4 = load ptr, ptr %2, align 8
  %5 = tail call signext i32 %4(ptr noundef %0, ptr noundef %1) #31
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @bsearch(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4) local_unnamed_addr #5 {
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %23, label %7

7:                                                ; preds = %5, %15
  %8 = phi i64 [ %21, %15 ], [ %2, %5 ]
  %9 = phi ptr [ %20, %15 ], [ %1, %5 ]
  %10 = lshr i64 %8, 1
  %11 = mul i64 %10, %3
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = tail call signext i32 %4(ptr noundef %0, ptr noundef %12) #31
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %23, label %15

15:                                               ; preds = %7
  %16 = icmp sgt i32 %13, 0
  %17 = getelementptr inbounds i8, ptr %12, i64 %3
  %18 = xor i64 %10, -1
  %19 = add i64 %8, %18
  %20 = select i1 %16, ptr %17, ptr %9
  %21 = select i1 %16, i64 %19, i64 %10
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %7

23:                                               ; preds = %15, %7, %5
  %24 = phi ptr [ null, %5 ], [ %12, %7 ], [ null, %15 ]
  ret ptr %24
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local signext range(i32 0, -2147483648) i32 @rand() local_unnamed_addr #13 {
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
define dso_local void @srand(i32 noundef zeroext %0) local_unnamed_addr #13 {
  %2 = mul i32 %0, -1640531527
  store atomic i32 %2, ptr @random_counter monotonic, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local signext range(i32 0, -2147483648) i32 @rand_r(ptr nocapture noundef %0) local_unnamed_addr #14 {
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
define dso_local range(i64 0, 2147483648) i64 @random() local_unnamed_addr #13 {
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
  %12 = zext nneg i32 %11 to i64
  ret i64 %12
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local void @srandom(i32 noundef zeroext %0) local_unnamed_addr #13 {
  %2 = mul i32 %0, -1640531527
  store atomic i32 %2, ptr @random_counter monotonic, align 4
  ret void
}

; Function Attrs: optsize
declare ptr @__tresse_malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @calloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_calloc(i64 noundef %0, i64 noundef %1) #31
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
declare ptr @__tresse_calloc(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @aligned_alloc(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_aligned_alloc(i64 noundef %0, i64 noundef %1) #31
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
declare ptr @__tresse_aligned_alloc(i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @memalign(i64 noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_aligned_alloc(i64 noundef %0, i64 noundef %1) #31
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
define dso_local ptr @realloc(ptr noundef %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %9

4:                                                ; preds = %2
  %5 = tail call ptr @__tresse_malloc(i64 noundef %1) #31
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %21

7:                                                ; preds = %4
  %8 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %8, align 4
  br label %21

9:                                                ; preds = %2
  %10 = icmp eq i64 %1, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %9
  tail call void @free(ptr noundef nonnull %0) #31
  br label %21

12:                                               ; preds = %9
  %13 = tail call i64 @__tresse_object_size(ptr noundef nonnull %0) #31
  %14 = tail call ptr @__tresse_malloc(i64 noundef %1) #31
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %18

16:                                               ; preds = %12
  %17 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %17, align 4
  br label %21

18:                                               ; preds = %12
  %19 = tail call i64 @llvm.umin.i64(i64 %13, i64 %1)
  %20 = tail call ptr @memcpy(ptr noundef nonnull %14, ptr noundef nonnull %0, i64 noundef %19) #31
  tail call void @free(ptr noundef nonnull %0) #31
  br label %21

21:                                               ; preds = %16, %7, %4, %18, %11
  %22 = phi ptr [ null, %11 ], [ %14, %18 ], [ %5, %4 ], [ null, %7 ], [ null, %16 ]
  ret ptr %22
}

; Function Attrs: optsize
declare i64 @__tresse_object_size(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local ptr @reallocarray(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %5 = extractvalue { i64, i1 } %4, 1
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %7, align 4
  br label %11

8:                                                ; preds = %3
  %9 = extractvalue { i64, i1 } %4, 0
  %10 = tail call ptr @realloc(ptr noundef %0, i64 noundef %9) #32
  br label %11

11:                                               ; preds = %8, %6
  %12 = phi ptr [ null, %6 ], [ %10, %8 ]
  ret ptr %12
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 23) i32 @posix_memalign(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp ugt i64 %1, 7
  %5 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %1)
  %6 = icmp ult i64 %5, 2
  %7 = select i1 %4, i1 %6, i1 false
  br i1 %7, label %8, label %12

8:                                                ; preds = %3
  %9 = tail call ptr @__tresse_aligned_alloc(i64 noundef %1, i64 noundef %2) #31
  %10 = icmp eq ptr %9, null
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store ptr %9, ptr %0, align 8
  br label %12

12:                                               ; preds = %11, %8, %3
  %13 = phi i32 [ 22, %3 ], [ 0, %11 ], [ 12, %8 ]
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @atexit(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @__tresse_atexit(ptr noundef nonnull @exit_handlers, ptr noundef %0) #31
  ret i32 %2
}

; Function Attrs: optsize
declare signext i32 @__tresse_atexit(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind optsize
define dso_local void @exit(i32 noundef signext %0) local_unnamed_addr #15 {
  tail call void @__tresse_exit_begin(ptr noundef nonnull @exit_caller) #31
  %2 = tail call ptr @__tresse_atexit_pop(ptr noundef nonnull @exit_handlers) #31
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %5

4:                                                ; preds = %5, %1
  tail call void @__tresse_exit(i32 noundef signext %0) #34
  unreachable

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %2, %1 ]
  tail call void %6() #31
  %7 = tail call ptr @__tresse_atexit_pop(ptr noundef nonnull @exit_handlers) #31
  %8 = icmp eq ptr %7, null
  br i1 %8, label %4, label %5
}

; Function Attrs: optsize
declare void @__tresse_exit_begin(ptr noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare ptr @__tresse_atexit_pop(ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn optsize
declare void @__tresse_exit(i32 noundef signext) local_unnamed_addr #12

; Function Attrs: noreturn nounwind optsize
define dso_local void @_Exit(i32 noundef signext %0) local_unnamed_addr #15 {
  tail call void @__tresse_quick_exit(i32 noundef signext %0) #34
  unreachable
}

; Function Attrs: noreturn optsize
declare void @__tresse_quick_exit(i32 noundef signext) local_unnamed_addr #12

; Function Attrs: noreturn nounwind optsize
define dso_local void @_exit(i32 noundef signext %0) local_unnamed_addr #15 {
  tail call void @__tresse_quick_exit(i32 noundef signext %0) #34
  unreachable
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noalias noundef ptr @getenv(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret ptr null
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, -2147483648) i32 @open(ptr noundef %0, i32 noundef signext %1, ...) local_unnamed_addr #5 {
  %3 = tail call fastcc signext i32 @open_file(ptr noundef %0, i32 noundef signext %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 -1, -2147483648) i32 @open_file(ptr noundef %0, i32 noundef signext %1) unnamed_addr #5 {
  %3 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %3) #33
  %4 = call fastcc signext i32 @plain(ptr noundef nonnull %3, ptr noundef %0) #32
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %61

6:                                                ; preds = %2
  %7 = call signext i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #31
  %8 = call fastcc ptr @find(ptr noundef nonnull %3) #32
  %9 = and i32 %1, 3
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %8, null
  br i1 %11, label %12, label %39

12:                                               ; preds = %6, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %6 ]
  %14 = getelementptr inbounds i8, ptr %3, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, 0
  %17 = add i64 %13, 1
  br i1 %16, label %18, label %12

18:                                               ; preds = %12
  %19 = call fastcc signext i32 @is_folder(ptr noundef nonnull %3, i64 noundef %13) #32
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %18
  %22 = and i32 %1, 67
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %58

24:                                               ; preds = %21
  call void @__tresse_unsupported(ptr noundef nonnull @.str.57) #34
  unreachable

25:                                               ; preds = %18
  %26 = and i32 %1, 64
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %58, label %28

28:                                               ; preds = %25
  %29 = call fastcc signext i32 @no_parent(ptr noundef nonnull %3) #32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %58

31:                                               ; preds = %28, %31
  %32 = phi i64 [ %36, %31 ], [ 0, %28 ]
  %33 = getelementptr inbounds i8, ptr %3, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = icmp eq i8 %34, 0
  %36 = add i64 %32, 1
  br i1 %35, label %37, label %31

37:                                               ; preds = %31
  %38 = call fastcc ptr @new_node(ptr noundef nonnull %3, i64 noundef %32, i32 noundef signext -1) #32
  br label %42

39:                                               ; preds = %6
  %40 = and i32 %1, 192
  %41 = icmp eq i32 %40, 192
  br i1 %41, label %58, label %42

42:                                               ; preds = %39, %37
  %43 = phi ptr [ %38, %37 ], [ %8, %39 ]
  %44 = call signext i32 @pthread_mutex_lock(ptr noundef %43) #31
  %45 = getelementptr inbounds i8, ptr %43, i64 80
  %46 = load i32, ptr %45, align 8
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %45, align 8
  %48 = and i32 %1, 512
  %49 = icmp ne i32 %48, 0
  %50 = and i1 %49, %10
  br i1 %50, label %51, label %53

51:                                               ; preds = %42
  call fastcc void @make_room(ptr noundef nonnull %43, i64 noundef 0) #32
  %52 = getelementptr inbounds i8, ptr %43, i64 64
  store i64 0, ptr %52, align 8
  br label %53

53:                                               ; preds = %51, %42
  %54 = call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %43) #31
  %55 = call fastcc signext i32 @enter(ptr noundef nonnull %43, i32 noundef signext %1) #32
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %58

57:                                               ; preds = %53
  call fastcc void @let_go(ptr noundef nonnull %43) #32
  br label %58

58:                                               ; preds = %21, %25, %28, %39, %53, %57
  %59 = phi i32 [ 21, %21 ], [ 2, %25 ], [ 17, %39 ], [ %55, %57 ], [ %55, %53 ], [ %29, %28 ]
  %60 = call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #31
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
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %3) #33
  ret i32 %69
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, -2147483648) i32 @open64(ptr noundef %0, i32 noundef signext %1, ...) local_unnamed_addr #5 {
  %3 = tail call fastcc signext i32 @open_file(ptr noundef %0, i32 noundef signext %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, -2147483648) i32 @__open_2(ptr noundef %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = tail call fastcc signext i32 @open_file(ptr noundef %0, i32 noundef signext %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, -2147483648) i32 @creat(ptr noundef %0, i32 noundef zeroext %1) local_unnamed_addr #5 {
  %3 = tail call fastcc signext i32 @open_file(ptr noundef %0, i32 noundef signext 577) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @close(i32 noundef signext %0) local_unnamed_addr #5 {
  %2 = add i32 %0, -3
  %3 = icmp ult i32 %2, -2
  br i1 %3, label %5, label %4

4:                                                ; preds = %1
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.9) #34
  unreachable

5:                                                ; preds = %1
  %6 = icmp ult i32 %0, 64
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  %9 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %8
  %10 = atomicrmw xchg ptr %9, i64 0 acq_rel, align 8
  %11 = inttoptr i64 %10 to ptr
  %12 = icmp eq i64 %10, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %5, %7
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %14, align 4
  br label %19

15:                                               ; preds = %7
  %16 = icmp eq ptr %11, @input_file
  br i1 %16, label %19, label %17

17:                                               ; preds = %15
  %18 = load ptr, ptr %11, align 8
  tail call fastcc void @let_go(ptr noundef %18) #32
  tail call void @free(ptr noundef nonnull %11) #31
  br label %19

19:                                               ; preds = %15, %17, %13
  %20 = phi i32 [ -1, %13 ], [ 0, %17 ], [ 0, %15 ]
  ret i32 %20
}

; Function Attrs: noreturn optsize
declare void @__tresse_unsupported(ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind optsize
define internal fastcc void @let_go(ptr noundef %0) unnamed_addr #5 {
  %2 = tail call signext i32 @pthread_mutex_lock(ptr noundef %0) #31
  %3 = getelementptr inbounds i8, ptr %0, i64 80
  %4 = load i32, ptr %3, align 8
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr %3, align 8
  %6 = icmp eq i32 %5, 0
  %7 = tail call signext i32 @pthread_mutex_unlock(ptr noundef %0) #31
  br i1 %6, label %8, label %11

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 56
  %10 = load ptr, ptr %9, align 8
  tail call void @free(ptr noundef %10) #31
  tail call void @free(ptr noundef nonnull %0) #31
  br label %11

11:                                               ; preds = %8, %1
  ret void
}

; Function Attrs: nounwind optsize
define dso_local i64 @read(i32 noundef signext %0, ptr nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %0, 63
  br i1 %4, label %16, label %5

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %6
  %8 = load atomic i64, ptr %7 acquire, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, ptr %9, i64 16
  %13 = load i32, ptr %12, align 8
  %14 = and i32 %13, 3
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %18

16:                                               ; preds = %3, %11, %5
  %17 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %17, align 4
  br label %64

18:                                               ; preds = %11
  %19 = load ptr, ptr %9, align 8
  %20 = tail call signext i32 @pthread_mutex_lock(ptr noundef %19) #31
  %21 = getelementptr inbounds i8, ptr %19, i64 56
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  %25 = getelementptr inbounds i8, ptr %19, i64 48
  %26 = load i32, ptr %25, align 8
  %27 = icmp slt i32 %26, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %24, %18
  %29 = getelementptr inbounds i8, ptr %19, i64 64
  %30 = load i64, ptr %29, align 8
  br label %33

31:                                               ; preds = %24
  %32 = tail call i64 @__tresse_given_size(i32 noundef signext %26) #31
  br label %33

33:                                               ; preds = %28, %31
  %34 = phi i64 [ %30, %28 ], [ %32, %31 ]
  %35 = getelementptr inbounds i8, ptr %9, i64 8
  %36 = load i64, ptr %35, align 8
  %37 = icmp ult i64 %36, %34
  %38 = sub i64 %34, %36
  %39 = tail call i64 @llvm.umin.i64(i64 %38, i64 %2)
  %40 = select i1 %37, i64 %39, i64 0
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %44, label %42

42:                                               ; preds = %33
  %43 = getelementptr inbounds i8, ptr %19, i64 48
  br label %47

44:                                               ; preds = %59, %33
  %45 = add i64 %40, %36
  store i64 %45, ptr %35, align 8
  %46 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %19) #31
  br label %64

47:                                               ; preds = %42, %59
  %48 = phi i64 [ 0, %42 ], [ %62, %59 ]
  %49 = add i64 %48, %36
  %50 = load ptr, ptr %21, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %55, label %52

52:                                               ; preds = %47
  %53 = getelementptr inbounds i8, ptr %50, i64 %49
  %54 = load i8, ptr %53, align 1
  br label %59

55:                                               ; preds = %47
  %56 = load i32, ptr %43, align 8
  %57 = tail call i64 @__tresse_given_byte(i32 noundef signext %56, i64 noundef %49) #31
  %58 = trunc i64 %57 to i8
  br label %59

59:                                               ; preds = %52, %55
  %60 = phi i8 [ %54, %52 ], [ %58, %55 ]
  %61 = getelementptr inbounds i8, ptr %1, i64 %48
  store i8 %60, ptr %61, align 1
  %62 = add nuw i64 %48, 1
  %63 = icmp eq i64 %62, %40
  br i1 %63, label %44, label %47

64:                                               ; preds = %44, %16
  %65 = phi i64 [ -1, %16 ], [ %40, %44 ]
  ret i64 %65
}

; Function Attrs: optsize
declare signext i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare signext i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef i64 @write(i32 noundef signext %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i64 @llvm.umin.i64(i64 %2, i64 9223372036854775807)
  %5 = add i32 %0, -3
  %6 = icmp ult i32 %5, -2
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = icmp eq i64 %2, 0
  br i1 %8, label %63, label %9

9:                                                ; preds = %7
  tail call void @__tresse_write(i32 noundef signext %0, ptr noundef %1, i64 noundef %4) #31
  br label %63

10:                                               ; preds = %3
  %11 = icmp ugt i32 %0, 63
  br i1 %11, label %23, label %12

12:                                               ; preds = %10
  %13 = zext nneg i32 %0 to i64
  %14 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %13
  %15 = load atomic i64, ptr %14 acquire, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = icmp eq i64 %15, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %16, i64 16
  %20 = load i32, ptr %19, align 8
  %21 = and i32 %20, 3
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %10, %18, %12
  %24 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %24, align 4
  br label %63

25:                                               ; preds = %18
  %26 = icmp eq i64 %2, 0
  br i1 %26, label %63, label %27

27:                                               ; preds = %25
  %28 = load ptr, ptr %16, align 8
  %29 = tail call signext i32 @pthread_mutex_lock(ptr noundef %28) #31
  %30 = load i32, ptr %19, align 8
  %31 = and i32 %30, 1024
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %46, label %33

33:                                               ; preds = %27
  %34 = getelementptr inbounds i8, ptr %28, i64 56
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %37, label %41

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, ptr %28, i64 48
  %39 = load i32, ptr %38, align 8
  %40 = icmp slt i32 %39, 0
  br i1 %40, label %41, label %44

41:                                               ; preds = %37, %33
  %42 = getelementptr inbounds i8, ptr %28, i64 64
  %43 = load i64, ptr %42, align 8
  br label %49

44:                                               ; preds = %37
  %45 = tail call i64 @__tresse_given_size(i32 noundef signext %39) #31
  br label %49

46:                                               ; preds = %27
  %47 = getelementptr inbounds i8, ptr %16, i64 8
  %48 = load i64, ptr %47, align 8
  br label %49

49:                                               ; preds = %46, %44, %41
  %50 = phi i64 [ %48, %46 ], [ %43, %41 ], [ %45, %44 ]
  tail call fastcc void @extend(ptr noundef %28, i64 noundef %50) #32
  %51 = add i64 %50, %4
  tail call fastcc void @make_room(ptr noundef %28, i64 noundef %51) #32
  %52 = getelementptr inbounds i8, ptr %28, i64 56
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 %50
  %55 = tail call ptr @memcpy(ptr noundef %54, ptr noundef %1, i64 noundef %4) #31
  %56 = getelementptr inbounds i8, ptr %28, i64 64
  %57 = load i64, ptr %56, align 8
  %58 = icmp ugt i64 %51, %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %49
  store i64 %51, ptr %56, align 8
  br label %60

60:                                               ; preds = %49, %59
  %61 = getelementptr inbounds i8, ptr %16, i64 8
  store i64 %51, ptr %61, align 8
  %62 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %28) #31
  br label %63

63:                                               ; preds = %23, %25, %60, %7, %9
  %64 = phi i64 [ %4, %9 ], [ %4, %7 ], [ -1, %23 ], [ %4, %60 ], [ 0, %25 ]
  ret i64 %64
}

; Function Attrs: optsize
declare void @__tresse_write(i32 noundef signext, ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local range(i64 -1, -9223372036854775808) i64 @lseek(i32 noundef signext %0, i64 noundef %1, i32 noundef signext %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %0, 63
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %6
  %8 = load atomic i64, ptr %7 acquire, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = icmp eq i64 %8, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %3, %5
  %12 = add i32 %0, -3
  %13 = icmp ult i32 %12, -2
  %14 = select i1 %13, i32 9, i32 29
  %15 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %14, ptr %15, align 4
  br label %54

16:                                               ; preds = %5
  %17 = load ptr, ptr %9, align 8
  %18 = tail call signext i32 @pthread_mutex_lock(ptr noundef %17) #31
  switch i32 %2, label %50 [
    i32 0, label %39
    i32 1, label %19
    i32 2, label %22
  ]

19:                                               ; preds = %16
  %20 = getelementptr inbounds i8, ptr %9, i64 8
  %21 = load i64, ptr %20, align 8
  br label %36

22:                                               ; preds = %16
  %23 = load ptr, ptr %9, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 56
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %27, label %31

27:                                               ; preds = %22
  %28 = getelementptr inbounds i8, ptr %23, i64 48
  %29 = load i32, ptr %28, align 8
  %30 = icmp slt i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %27, %22
  %32 = getelementptr inbounds i8, ptr %23, i64 64
  %33 = load i64, ptr %32, align 8
  br label %36

34:                                               ; preds = %27
  %35 = tail call i64 @__tresse_given_size(i32 noundef signext %29) #31
  br label %36

36:                                               ; preds = %34, %31, %19
  %37 = phi i64 [ %21, %19 ], [ %33, %31 ], [ %35, %34 ]
  %38 = icmp slt i64 %37, 0
  br i1 %38, label %50, label %39

39:                                               ; preds = %16, %36
  %40 = phi i64 [ %37, %36 ], [ 0, %16 ]
  %41 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %40, i64 %1)
  %42 = extractvalue { i64, i1 } %41, 1
  %43 = extractvalue { i64, i1 } %41, 0
  %44 = icmp slt i64 %43, 0
  %45 = or i1 %42, %44
  br i1 %45, label %50, label %46

46:                                               ; preds = %39
  %47 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %43, ptr %47, align 8
  %48 = load ptr, ptr %9, align 8
  %49 = tail call signext i32 @pthread_mutex_unlock(ptr noundef %48) #31
  br label %54

50:                                               ; preds = %39, %16, %36
  %51 = load ptr, ptr %9, align 8
  %52 = tail call signext i32 @pthread_mutex_unlock(ptr noundef %51) #31
  %53 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %53, align 4
  br label %54

54:                                               ; preds = %46, %50, %11
  %55 = phi i64 [ -1, %11 ], [ -1, %50 ], [ %43, %46 ]
  ret i64 %55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #1

; Function Attrs: nounwind optsize
define dso_local range(i64 -1, -9223372036854775808) i64 @lseek64(i32 noundef signext %0, i64 noundef %1, i32 noundef signext %2) local_unnamed_addr #5 {
  %4 = tail call i64 @lseek(i32 noundef signext %0, i64 noundef %1, i32 noundef signext %2) #32
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @ftruncate(i32 noundef signext %0, i64 noundef %1) local_unnamed_addr #5 {
  %3 = icmp ugt i32 %0, 63
  br i1 %3, label %10, label %4

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %5
  %7 = load atomic i64, ptr %6 acquire, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = icmp eq i64 %7, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %2, %4
  %11 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %11, align 4
  br label %29

12:                                               ; preds = %4
  %13 = icmp slt i64 %1, 0
  br i1 %13, label %19, label %14

14:                                               ; preds = %12
  %15 = getelementptr inbounds i8, ptr %8, i64 16
  %16 = load i32, ptr %15, align 8
  %17 = and i32 %16, 3
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:                                               ; preds = %14, %12
  %20 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %20, align 4
  br label %29

21:                                               ; preds = %14
  %22 = load ptr, ptr %8, align 8
  %23 = tail call signext i32 @pthread_mutex_lock(ptr noundef %22) #31
  %24 = load ptr, ptr %8, align 8
  tail call fastcc void @extend(ptr noundef %24, i64 noundef %1) #32
  %25 = load ptr, ptr %8, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 64
  store i64 %1, ptr %26, align 8
  %27 = load ptr, ptr %8, align 8
  %28 = tail call signext i32 @pthread_mutex_unlock(ptr noundef %27) #31
  br label %29

29:                                               ; preds = %21, %19, %10
  %30 = phi i32 [ -1, %10 ], [ -1, %19 ], [ 0, %21 ]
  ret i32 %30
}

; Function Attrs: nounwind optsize
define internal fastcc void @extend(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #5 {
  tail call fastcc void @make_room(ptr noundef %0, i64 noundef %1) #32
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load i64, ptr %3, align 8
  %5 = icmp ult i64 %4, %1
  br i1 %5, label %6, label %12

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 %4
  %10 = sub i64 %1, %4
  %11 = tail call ptr @memset(ptr noundef %9, i32 noundef signext 0, i64 noundef %10) #31
  store i64 %1, ptr %3, align 8
  br label %12

12:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local signext range(i32 -1, 1) i32 @fsync(i32 noundef signext %0) local_unnamed_addr #13 {
  %2 = icmp ugt i32 %0, 63
  br i1 %2, label %11, label %3

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %4
  %6 = load atomic i64, ptr %5 acquire, align 8
  %7 = icmp eq i64 %6, 0
  %8 = add nsw i32 %0, -3
  %9 = icmp ult i32 %8, -2
  %10 = select i1 %7, i1 %9, i1 false
  br i1 %10, label %11, label %13

11:                                               ; preds = %3, %1
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %12, align 4
  br label %13

13:                                               ; preds = %3, %11
  %14 = phi i32 [ -1, %11 ], [ 0, %3 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local signext range(i32 -1, 1) i32 @fdatasync(i32 noundef signext %0) local_unnamed_addr #13 {
  %2 = icmp ugt i32 %0, 63
  br i1 %2, label %11, label %3

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %4
  %6 = load atomic i64, ptr %5 acquire, align 8
  %7 = icmp eq i64 %6, 0
  %8 = add nsw i32 %0, -3
  %9 = icmp ult i32 %8, -2
  %10 = select i1 %7, i1 %9, i1 false
  br i1 %10, label %11, label %13

11:                                               ; preds = %3, %1
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %12, align 4
  br label %13

13:                                               ; preds = %3, %11
  %14 = phi i32 [ -1, %11 ], [ 0, %3 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local noundef signext i32 @isatty(i32 noundef signext %0) local_unnamed_addr #13 {
  %2 = icmp ugt i32 %0, 63
  br i1 %2, label %8, label %3

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %4
  %6 = load atomic i64, ptr %5 acquire, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %1, %3
  %9 = add i32 %0, -3
  %10 = icmp ult i32 %9, -2
  %11 = select i1 %10, i32 9, i32 25
  br label %12

12:                                               ; preds = %8, %3
  %13 = phi i32 [ 25, %3 ], [ %11, %8 ]
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %13, ptr %14, align 4
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @access(ptr noundef %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %3) #33
  %4 = call fastcc signext i32 @plain(ptr noundef nonnull %3, ptr noundef %0) #32
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %27

6:                                                ; preds = %2
  %7 = call signext i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #31
  %8 = call fastcc ptr @find(ptr noundef nonnull %3) #32
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %19

10:                                               ; preds = %6, %10
  %11 = phi i64 [ %15, %10 ], [ 0, %6 ]
  %12 = getelementptr inbounds i8, ptr %3, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = icmp eq i8 %13, 0
  %15 = add i64 %11, 1
  br i1 %14, label %16, label %10

16:                                               ; preds = %10
  %17 = call fastcc signext i32 @is_folder(ptr noundef nonnull %3, i64 noundef %11) #32
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %24, label %22

19:                                               ; preds = %6
  %20 = and i32 %1, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %16, %19
  %23 = call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #31
  br label %30

24:                                               ; preds = %16, %19
  %25 = phi i32 [ 13, %19 ], [ 2, %16 ]
  %26 = call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #31
  br label %27

27:                                               ; preds = %2, %24
  %28 = phi i32 [ %25, %24 ], [ %4, %2 ]
  %29 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %28, ptr %29, align 4
  br label %30

30:                                               ; preds = %22, %27
  %31 = phi i32 [ -1, %27 ], [ 0, %22 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %3) #33
  ret i32 %31
}

; Function Attrs: nounwind optsize
define internal fastcc noundef signext i32 @plain(ptr noundef %0, ptr noundef %1) unnamed_addr #5 {
  %3 = load i8, ptr %1, align 1
  switch i8 %3, label %7 [
    i8 0, label %61
    i8 47, label %4
  ]

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i64 1
  store i8 47, ptr %0, align 1
  %6 = load i8, ptr %5, align 1
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i8 [ %6, %4 ], [ %3, %2 ]
  %9 = phi ptr [ %5, %4 ], [ %1, %2 ]
  %10 = phi i64 [ 1, %4 ], [ 0, %2 ]
  %11 = icmp eq i8 %8, 0
  br i1 %11, label %58, label %12

12:                                               ; preds = %54, %7
  %13 = phi i8 [ %8, %7 ], [ %56, %54 ]
  %14 = phi i64 [ %10, %7 ], [ %53, %54 ]
  %15 = phi ptr [ %9, %7 ], [ %55, %54 ]
  br label %16

16:                                               ; preds = %12, %19
  %17 = phi i8 [ %22, %19 ], [ %13, %12 ]
  %18 = phi i64 [ %20, %19 ], [ 0, %12 ]
  switch i8 %17, label %19 [
    i8 0, label %23
    i8 47, label %23
  ]

19:                                               ; preds = %16
  %20 = add i64 %18, 1
  %21 = getelementptr inbounds i8, ptr %15, i64 %20
  %22 = load i8, ptr %21, align 1
  br label %16

23:                                               ; preds = %16, %16
  %24 = getelementptr inbounds i8, ptr %15, i64 %18
  switch i64 %18, label %34 [
    i64 2, label %25
    i64 0, label %52
    i64 1, label %32
  ]

25:                                               ; preds = %23
  %26 = icmp eq i8 %13, 46
  br i1 %26, label %27, label %34

27:                                               ; preds = %25
  %28 = getelementptr inbounds i8, ptr %15, i64 1
  %29 = load i8, ptr %28, align 1
  %30 = icmp eq i8 %29, 46
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.60) #34
  unreachable

32:                                               ; preds = %23
  %33 = icmp eq i8 %13, 46
  br i1 %33, label %52, label %34

34:                                               ; preds = %25, %27, %23, %32
  %35 = add i64 %14, -4095
  %36 = add i64 %35, %18
  %37 = icmp ult i64 %36, -4097
  br i1 %37, label %61, label %38

38:                                               ; preds = %34
  %39 = icmp eq i64 %14, 0
  br i1 %39, label %47, label %40

40:                                               ; preds = %38
  %41 = getelementptr i8, ptr %0, i64 %14
  %42 = getelementptr i8, ptr %41, i64 -1
  %43 = load i8, ptr %42, align 1
  %44 = icmp eq i8 %43, 47
  br i1 %44, label %47, label %45

45:                                               ; preds = %40
  %46 = add i64 %14, 1
  store i8 47, ptr %41, align 1
  br label %47

47:                                               ; preds = %45, %40, %38
  %48 = phi i64 [ %46, %45 ], [ %14, %40 ], [ 0, %38 ]
  %49 = getelementptr inbounds i8, ptr %0, i64 %48
  %50 = tail call ptr @memcpy(ptr noundef %49, ptr noundef nonnull %15, i64 noundef %18) #31
  %51 = add i64 %48, %18
  br label %52

52:                                               ; preds = %23, %47, %32
  %53 = phi i64 [ %14, %32 ], [ %51, %47 ], [ %14, %23 ]
  br label %54

54:                                               ; preds = %54, %52
  %55 = phi ptr [ %24, %52 ], [ %57, %54 ]
  %56 = load i8, ptr %55, align 1
  %57 = getelementptr inbounds i8, ptr %55, i64 1
  switch i8 %56, label %12 [
    i8 47, label %54
    i8 0, label %58
  ]

58:                                               ; preds = %54, %7
  %59 = phi i64 [ %10, %7 ], [ %53, %54 ]
  %60 = getelementptr inbounds i8, ptr %0, i64 %59
  store i8 0, ptr %60, align 1
  br label %61

61:                                               ; preds = %34, %2, %58
  %62 = phi i32 [ 0, %58 ], [ 2, %2 ], [ 36, %34 ]
  ret i32 %62
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @find(ptr nocapture noundef readonly %0) unnamed_addr #5 {
  tail call fastcc void @make_nodes() #32
  %2 = load ptr, ptr @nodes, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %25, label %4

4:                                                ; preds = %1, %21
  %5 = phi ptr [ %23, %21 ], [ %2, %1 ]
  %6 = getelementptr inbounds i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %21, label %9

9:                                                ; preds = %4, %16
  %10 = phi i64 [ %18, %16 ], [ 0, %4 ]
  %11 = getelementptr inbounds i8, ptr %7, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds i8, ptr %0, i64 %10
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %12, %14
  br i1 %15, label %16, label %21

16:                                               ; preds = %9
  %17 = icmp eq i8 %12, 0
  %18 = add nuw i64 %10, 1
  %19 = icmp eq i64 %18, -1
  %20 = select i1 %17, i1 true, i1 %19
  br i1 %20, label %25, label %9

21:                                               ; preds = %9, %4
  %22 = getelementptr inbounds i8, ptr %5, i64 88
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %4

25:                                               ; preds = %21, %16, %1
  %26 = phi ptr [ null, %1 ], [ %5, %16 ], [ null, %21 ]
  ret ptr %26
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 0, 2) i32 @is_folder(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #5 {
  tail call fastcc void @make_nodes() #32
  switch i64 %1, label %16 [
    i64 0, label %47
    i64 1, label %3
    i64 4, label %9
  ]

3:                                                ; preds = %2
  %4 = load i8, ptr %0, align 1
  %5 = icmp eq i8 %4, 47
  br i1 %5, label %47, label %16

6:                                                ; preds = %9
  %7 = add nuw nsw i64 %10, 1
  %8 = icmp eq i64 %7, 4
  br i1 %8, label %47, label %9

9:                                                ; preds = %2, %6
  %10 = phi i64 [ %7, %6 ], [ 0, %2 ]
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds i8, ptr @.str.61, i64 %10
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %12, %14
  br i1 %15, label %6, label %16

16:                                               ; preds = %9, %3, %2
  %17 = load ptr, ptr @nodes, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %47, label %19

19:                                               ; preds = %16
  %20 = icmp eq i64 %1, 0
  br label %21

21:                                               ; preds = %19, %43
  %22 = phi ptr [ %17, %19 ], [ %45, %43 ]
  %23 = getelementptr inbounds i8, ptr %22, i64 40
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %43, label %26

26:                                               ; preds = %21
  br i1 %20, label %39, label %27

27:                                               ; preds = %26, %34
  %28 = phi i64 [ %36, %34 ], [ 0, %26 ]
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = getelementptr inbounds i8, ptr %0, i64 %28
  %32 = load i8, ptr %31, align 1
  %33 = icmp eq i8 %30, %32
  br i1 %33, label %34, label %43

34:                                               ; preds = %27
  %35 = icmp eq i8 %30, 0
  %36 = add nuw i64 %28, 1
  %37 = icmp eq i64 %36, %1
  %38 = select i1 %35, i1 true, i1 %37
  br i1 %38, label %39, label %27

39:                                               ; preds = %34, %26
  %40 = getelementptr inbounds i8, ptr %24, i64 %1
  %41 = load i8, ptr %40, align 1
  %42 = icmp eq i8 %41, 47
  br i1 %42, label %47, label %43

43:                                               ; preds = %27, %21, %39
  %44 = getelementptr inbounds i8, ptr %22, i64 88
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %21

47:                                               ; preds = %6, %39, %43, %16, %3, %2
  %48 = phi i32 [ 1, %2 ], [ 1, %3 ], [ 0, %16 ], [ 1, %39 ], [ 0, %43 ], [ 1, %6 ]
  ret i32 %48
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @unlink(ptr noundef %0) local_unnamed_addr #5 {
  %2 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %2) #33
  %3 = call fastcc signext i32 @plain(ptr noundef nonnull %2, ptr noundef %0) #32
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %22

5:                                                ; preds = %1
  %6 = call signext i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #31
  %7 = call fastcc ptr @find(ptr noundef nonnull %2) #32
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  call fastcc void @forget_name(ptr noundef nonnull %7) #32
  %10 = call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #31
  br label %25

11:                                               ; preds = %5, %11
  %12 = phi i64 [ %16, %11 ], [ 0, %5 ]
  %13 = getelementptr inbounds i8, ptr %2, i64 %12
  %14 = load i8, ptr %13, align 1
  %15 = icmp eq i8 %14, 0
  %16 = add i64 %12, 1
  br i1 %15, label %17, label %11

17:                                               ; preds = %11
  %18 = call fastcc signext i32 @is_folder(ptr noundef nonnull %2, i64 noundef %12) #32
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 2, i32 21
  %21 = call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #31
  br label %22

22:                                               ; preds = %17, %1
  %23 = phi i32 [ %20, %17 ], [ %3, %1 ]
  %24 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %23, ptr %24, align 4
  br label %25

25:                                               ; preds = %9, %22
  %26 = phi i32 [ -1, %22 ], [ 0, %9 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %2) #33
  ret i32 %26
}

; Function Attrs: nounwind optsize
define internal fastcc void @forget_name(ptr noundef %0) unnamed_addr #5 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ @nodes, %1 ], [ %6, %2 ]
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, %0
  %6 = getelementptr inbounds i8, ptr %4, i64 88
  br i1 %5, label %7, label %2

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 8
  store ptr %9, ptr %3, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 40
  %11 = load ptr, ptr %10, align 8
  tail call void @free(ptr noundef %11) #31
  store ptr null, ptr %10, align 8
  tail call fastcc void @let_go(ptr noundef %0) #32
  ret void
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @remove(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @unlink(ptr noundef %0) #32
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @rename(ptr noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = alloca [4096 x i8], align 1
  %4 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %3) #33
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %4) #33
  %5 = call fastcc signext i32 @plain(ptr noundef nonnull %3, ptr noundef %0) #32
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = call fastcc signext i32 @plain(ptr noundef nonnull %4, ptr noundef %1) #32
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:                                               ; preds = %2, %7
  %11 = phi i32 [ %8, %7 ], [ %5, %2 ]
  %12 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %11, ptr %12, align 4
  br label %67

13:                                               ; preds = %7
  %14 = call signext i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #31
  %15 = call fastcc ptr @find(ptr noundef nonnull %3) #32
  %16 = call fastcc ptr @find(ptr noundef nonnull %4) #32
  %17 = icmp eq ptr %15, null
  br i1 %17, label %18, label %28

18:                                               ; preds = %13, %18
  %19 = phi i64 [ %23, %18 ], [ 0, %13 ]
  %20 = getelementptr inbounds i8, ptr %3, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 0
  %23 = add i64 %19, 1
  br i1 %22, label %24, label %18

24:                                               ; preds = %18
  %25 = call fastcc signext i32 @is_folder(ptr noundef nonnull %3, i64 noundef %19) #32
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %63, label %27

27:                                               ; preds = %24
  call void @__tresse_unsupported(ptr noundef nonnull @.str.10) #34
  unreachable

28:                                               ; preds = %13
  %29 = icmp eq ptr %16, null
  br i1 %29, label %30, label %39

30:                                               ; preds = %28, %30
  %31 = phi i64 [ %35, %30 ], [ 0, %28 ]
  %32 = getelementptr inbounds i8, ptr %4, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %33, 0
  %35 = add i64 %31, 1
  br i1 %34, label %36, label %30

36:                                               ; preds = %30
  %37 = call fastcc signext i32 @is_folder(ptr noundef nonnull %4, i64 noundef %31) #32
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %63

39:                                               ; preds = %36, %28
  %40 = icmp eq ptr %15, %16
  br i1 %40, label %61, label %41

41:                                               ; preds = %39
  %42 = call fastcc signext i32 @no_parent(ptr noundef nonnull %4) #32
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %63

44:                                               ; preds = %41
  br i1 %29, label %46, label %45

45:                                               ; preds = %44
  call fastcc void @forget_name(ptr noundef nonnull %16) #32
  br label %46

46:                                               ; preds = %45, %44
  br label %47

47:                                               ; preds = %46, %47
  %48 = phi i64 [ %52, %47 ], [ 0, %46 ]
  %49 = getelementptr inbounds i8, ptr %4, i64 %48
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i8 %50, 0
  %52 = add i64 %48, 1
  br i1 %51, label %53, label %47

53:                                               ; preds = %47
  %54 = call ptr @__tresse_scratch(i64 noundef %52) #31
  %55 = icmp eq ptr %54, null
  br i1 %55, label %56, label %57

56:                                               ; preds = %53
  call void @__tresse_unsupported(ptr noundef nonnull @.str.11) #34
  unreachable

57:                                               ; preds = %53
  %58 = call ptr @memcpy(ptr noundef nonnull %54, ptr noundef nonnull %4, i64 noundef %52) #31
  %59 = getelementptr inbounds i8, ptr %15, i64 40
  %60 = load ptr, ptr %59, align 8
  call void @free(ptr noundef %60) #31
  store ptr %54, ptr %59, align 8
  br label %61

61:                                               ; preds = %57, %39
  %62 = call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #31
  br label %67

63:                                               ; preds = %41, %24, %36
  %64 = phi i32 [ 21, %36 ], [ 2, %24 ], [ %42, %41 ]
  %65 = call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #31
  %66 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %64, ptr %66, align 4
  br label %67

67:                                               ; preds = %61, %63, %10
  %68 = phi i32 [ -1, %10 ], [ -1, %63 ], [ 0, %61 ]
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %4) #33
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %3) #33
  ret i32 %68
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 0, 3) i32 @no_parent(ptr noundef %0) unnamed_addr #5 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi ptr [ %0, %1 ], [ %9, %2 ]
  %4 = phi ptr [ null, %1 ], [ %7, %2 ]
  %5 = load i8, ptr %3, align 1
  %6 = icmp eq i8 %5, 47
  %7 = select i1 %6, ptr %3, ptr %4
  %8 = icmp eq i8 %5, 0
  %9 = getelementptr inbounds i8, ptr %3, i64 1
  br i1 %8, label %10, label %2

10:                                               ; preds = %2
  %11 = icmp eq ptr %4, null
  br i1 %11, label %21, label %12

12:                                               ; preds = %10
  %13 = icmp eq ptr %4, %0
  %14 = ptrtoint ptr %4 to i64
  %15 = ptrtoint ptr %0 to i64
  %16 = sub i64 %14, %15
  %17 = select i1 %13, i64 1, i64 %16
  %18 = tail call fastcc signext i32 @is_folder(ptr noundef %0, i64 noundef %17) #32
  %19 = icmp eq i32 %18, 0
  %20 = select i1 %19, i32 2, i32 0
  br label %21

21:                                               ; preds = %12, %10
  %22 = phi i32 [ 0, %10 ], [ %20, %12 ]
  ret i32 %22
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @vdprintf(i32 noundef signext %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = alloca %struct.text, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %4) #33
  %5 = getelementptr inbounds i8, ptr %4, i64 28
  store ptr %5, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 256, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %8, align 8
  call fastcc void @put_formatted(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2) #32
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  %14 = call fastcc signext i32 @emit(i32 noundef signext %0, ptr noundef %12, i64 noundef %13) #32
  store i32 %14, ptr %8, align 8
  br label %15

15:                                               ; preds = %11, %3
  %16 = phi i32 [ %14, %11 ], [ %9, %3 ]
  %17 = load ptr, ptr %4, align 8
  %18 = icmp eq ptr %17, %5
  br i1 %18, label %21, label %19

19:                                               ; preds = %15
  call void @free(ptr noundef %17) #31
  %20 = load i32, ptr %8, align 8
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi i32 [ %16, %15 ], [ %20, %19 ]
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %21
  %25 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %22, ptr %25, align 4
  br label %29

26:                                               ; preds = %21
  %27 = load i64, ptr %6, align 8
  %28 = trunc i64 %27 to i32
  br label %29

29:                                               ; preds = %24, %26
  %30 = phi i32 [ %28, %26 ], [ -1, %24 ]
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %4) #33
  ret i32 %30
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_formatted(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #5 {
  %4 = alloca %struct.field, align 4
  %5 = alloca %struct.real, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = getelementptr inbounds i8, ptr %4, i64 4
  %8 = getelementptr inbounds i8, ptr %4, i64 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  %11 = getelementptr inbounds i8, ptr %5, i64 4
  %12 = getelementptr inbounds i8, ptr %5, i64 8
  %13 = getelementptr inbounds i8, ptr %5, i64 16
  %14 = getelementptr inbounds i8, ptr %5, i64 24
  %15 = getelementptr inbounds i8, ptr %5, i64 28
  br label %16

16:                                               ; preds = %567, %3
  %17 = phi ptr [ %1, %3 ], [ %568, %567 ]
  %18 = phi ptr [ %2, %3 ], [ %570, %567 ]
  %19 = getelementptr inbounds i8, ptr %17, i64 1
  %20 = load i8, ptr %17, align 1
  switch i8 %20, label %21 [
    i8 0, label %572
    i8 37, label %29
  ]

21:                                               ; preds = %16
  %22 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %567, label %24

24:                                               ; preds = %21
  %25 = load ptr, ptr %0, align 8
  %26 = load i64, ptr %9, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %9, align 8
  %28 = getelementptr inbounds i8, ptr %25, i64 %26
  store i8 %20, ptr %28, align 1
  br label %567

29:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %4) #33
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %4, ptr noundef nonnull align 4 dereferenceable(12) @__const.put_formatted.f, i64 12, i1 false)
  br label %30

30:                                               ; preds = %41, %29
  %31 = phi i32 [ 0, %29 ], [ %42, %41 ]
  %32 = phi ptr [ %19, %29 ], [ %43, %41 ]
  %33 = load i8, ptr %32, align 1
  switch i8 %33, label %56 [
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
  %43 = getelementptr inbounds i8, ptr %32, i64 1
  br label %30

44:                                               ; preds = %30
  %45 = getelementptr inbounds i8, ptr %32, i64 1
  %46 = getelementptr inbounds i8, ptr %18, i64 8
  %47 = getelementptr inbounds i8, ptr %18, i64 4
  %48 = load i32, ptr %47, align 4
  store i32 %48, ptr %7, align 4
  %49 = icmp eq i32 %48, -2147483648
  br i1 %49, label %50, label %51

50:                                               ; preds = %44
  store i32 75, ptr %6, align 8
  br label %83

51:                                               ; preds = %44
  %52 = icmp slt i32 %48, 0
  br i1 %52, label %53, label %83

53:                                               ; preds = %51
  %54 = or i32 %31, 1
  store i32 %54, ptr %4, align 4
  %55 = sub nsw i32 0, %48
  store i32 %55, ptr %7, align 4
  br label %83

56:                                               ; preds = %30
  %57 = add i8 %33, -48
  %58 = icmp ult i8 %57, 10
  br i1 %58, label %59, label %77

59:                                               ; preds = %56, %69
  %60 = phi ptr [ %73, %69 ], [ %32, %56 ]
  %61 = phi i8 [ %74, %69 ], [ %33, %56 ]
  %62 = phi i32 [ %72, %69 ], [ 0, %56 ]
  %63 = zext nneg i8 %61 to i32
  %64 = add nsw i32 %63, -48
  %65 = sub nuw i32 -2147483601, %63
  %66 = udiv i32 %65, 10
  %67 = icmp sgt i32 %62, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %59
  store i32 75, ptr %6, align 8
  br label %69

69:                                               ; preds = %68, %59
  %70 = phi i32 [ 0, %68 ], [ %62, %59 ]
  %71 = mul nsw i32 %70, 10
  %72 = add nsw i32 %64, %71
  %73 = getelementptr inbounds i8, ptr %60, i64 1
  %74 = load i8, ptr %73, align 1
  %75 = add i8 %74, -48
  %76 = icmp ult i8 %75, 10
  br i1 %76, label %59, label %77

77:                                               ; preds = %69, %56
  %78 = phi ptr [ %32, %56 ], [ %73, %69 ]
  %79 = phi i32 [ 0, %56 ], [ %72, %69 ]
  store i32 %79, ptr %7, align 4
  %80 = load i8, ptr %78, align 1
  %81 = icmp eq i8 %80, 36
  br i1 %81, label %82, label %86

82:                                               ; preds = %77
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.63) #34
  unreachable

83:                                               ; preds = %51, %53, %50
  %84 = phi i32 [ %31, %51 ], [ %54, %53 ], [ %31, %50 ]
  %85 = load i8, ptr %45, align 1
  br label %86

86:                                               ; preds = %83, %77
  %87 = phi i32 [ %84, %83 ], [ %31, %77 ]
  %88 = phi i8 [ %85, %83 ], [ %80, %77 ]
  %89 = phi ptr [ %45, %83 ], [ %78, %77 ]
  %90 = phi ptr [ %46, %83 ], [ %18, %77 ]
  %91 = icmp eq i8 %88, 46
  br i1 %91, label %92, label %127

92:                                               ; preds = %86
  %93 = getelementptr inbounds i8, ptr %89, i64 1
  %94 = load i8, ptr %93, align 1
  %95 = icmp eq i8 %94, 42
  br i1 %95, label %96, label %102

96:                                               ; preds = %92
  %97 = getelementptr inbounds i8, ptr %89, i64 2
  %98 = getelementptr inbounds i8, ptr %90, i64 8
  %99 = getelementptr inbounds i8, ptr %90, i64 4
  %100 = load i32, ptr %99, align 4
  %101 = tail call i32 @llvm.smax.i32(i32 %100, i32 -1)
  br label %123

102:                                              ; preds = %92
  %103 = add i8 %94, -48
  %104 = icmp ult i8 %103, 10
  br i1 %104, label %105, label %123

105:                                              ; preds = %102, %115
  %106 = phi ptr [ %119, %115 ], [ %93, %102 ]
  %107 = phi i8 [ %120, %115 ], [ %94, %102 ]
  %108 = phi i32 [ %118, %115 ], [ 0, %102 ]
  %109 = zext nneg i8 %107 to i32
  %110 = add nsw i32 %109, -48
  %111 = sub nuw i32 -2147483601, %109
  %112 = udiv i32 %111, 10
  %113 = icmp sgt i32 %108, %112
  br i1 %113, label %114, label %115

114:                                              ; preds = %105
  store i32 75, ptr %6, align 8
  br label %115

115:                                              ; preds = %114, %105
  %116 = phi i32 [ 0, %114 ], [ %108, %105 ]
  %117 = mul nsw i32 %116, 10
  %118 = add nsw i32 %110, %117
  %119 = getelementptr inbounds i8, ptr %106, i64 1
  %120 = load i8, ptr %119, align 1
  %121 = add i8 %120, -48
  %122 = icmp ult i8 %121, 10
  br i1 %122, label %105, label %123

123:                                              ; preds = %115, %102, %96
  %124 = phi i32 [ %101, %96 ], [ 0, %102 ], [ %118, %115 ]
  %125 = phi ptr [ %97, %96 ], [ %93, %102 ], [ %119, %115 ]
  %126 = phi ptr [ %98, %96 ], [ %90, %102 ], [ %90, %115 ]
  store i32 %124, ptr %8, align 4
  br label %127

127:                                              ; preds = %123, %86
  %128 = phi i32 [ -1, %86 ], [ %124, %123 ]
  %129 = phi ptr [ %89, %86 ], [ %125, %123 ]
  %130 = phi ptr [ %90, %86 ], [ %126, %123 ]
  %131 = load i32, ptr %6, align 8
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %563

133:                                              ; preds = %127
  %134 = getelementptr inbounds i8, ptr %129, i64 1
  %135 = load i8, ptr %129, align 1
  switch i8 %135, label %154 [
    i8 104, label %136
    i8 108, label %140
    i8 76, label %147
    i8 106, label %144
    i8 122, label %145
    i8 116, label %146
  ]

136:                                              ; preds = %133
  %137 = getelementptr inbounds i8, ptr %129, i64 2
  %138 = load i8, ptr %134, align 1
  %139 = icmp eq i8 %138, 104
  br i1 %139, label %147, label %154

140:                                              ; preds = %133
  %141 = getelementptr inbounds i8, ptr %129, i64 2
  %142 = load i8, ptr %134, align 1
  %143 = icmp eq i8 %142, 108
  br i1 %143, label %147, label %154

144:                                              ; preds = %133
  br label %147

145:                                              ; preds = %133
  br label %147

146:                                              ; preds = %133
  br label %147

147:                                              ; preds = %133, %140, %136, %144, %145, %146
  %148 = phi i64 [ 2, %146 ], [ 2, %145 ], [ 2, %144 ], [ 3, %136 ], [ 3, %140 ], [ 2, %133 ]
  %149 = phi ptr [ %134, %146 ], [ %134, %145 ], [ %134, %144 ], [ %137, %136 ], [ %141, %140 ], [ %134, %133 ]
  %150 = phi i1 [ false, %146 ], [ false, %145 ], [ false, %144 ], [ false, %136 ], [ false, %140 ], [ true, %133 ]
  %151 = phi i32 [ 7, %146 ], [ 6, %145 ], [ 5, %144 ], [ 1, %136 ], [ 4, %140 ], [ 8, %133 ]
  %152 = getelementptr inbounds i8, ptr %129, i64 %148
  %153 = load i8, ptr %149, align 1
  br label %154

154:                                              ; preds = %147, %133, %140, %136
  %155 = phi ptr [ %134, %133 ], [ %141, %140 ], [ %137, %136 ], [ %152, %147 ]
  %156 = phi i1 [ false, %133 ], [ false, %140 ], [ false, %136 ], [ %150, %147 ]
  %157 = phi i1 [ false, %133 ], [ true, %140 ], [ false, %136 ], [ false, %147 ]
  %158 = phi i32 [ 0, %133 ], [ 3, %140 ], [ 2, %136 ], [ %151, %147 ]
  %159 = phi i8 [ %135, %133 ], [ %142, %140 ], [ %138, %136 ], [ %153, %147 ]
  %160 = and i32 %87, 1
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %164, label %162

162:                                              ; preds = %154
  %163 = and i32 %87, -17
  store i32 %163, ptr %4, align 4
  br label %164

164:                                              ; preds = %162, %154
  %165 = phi i32 [ %163, %162 ], [ %87, %154 ]
  %166 = load i64, ptr %9, align 8
  switch i8 %159, label %557 [
    i8 100, label %167
    i8 105, label %167
    i8 88, label %200
    i8 117, label %202
    i8 111, label %202
    i8 120, label %202
    i8 112, label %233
    i8 67, label %242
    i8 99, label %243
    i8 83, label %264
    i8 115, label %263
    i8 65, label %307
    i8 69, label %307
    i8 70, label %307
    i8 71, label %307
    i8 97, label %310
    i8 101, label %310
    i8 102, label %310
    i8 103, label %310
    i8 109, label %516
    i8 110, label %520
    i8 37, label %548
    i8 0, label %556
  ]

167:                                              ; preds = %164, %164
  switch i32 %158, label %190 [
    i32 1, label %168
    i32 2, label %174
    i32 3, label %180
    i32 8, label %182
    i32 4, label %182
    i32 5, label %184
    i32 6, label %186
    i32 7, label %188
  ]

168:                                              ; preds = %167
  %169 = getelementptr inbounds i8, ptr %130, i64 4
  %170 = load i32, ptr %169, align 4
  %171 = zext i32 %170 to i64
  %172 = shl i64 %171, 56
  %173 = ashr exact i64 %172, 56
  br label %194

174:                                              ; preds = %167
  %175 = getelementptr inbounds i8, ptr %130, i64 4
  %176 = load i32, ptr %175, align 4
  %177 = zext i32 %176 to i64
  %178 = shl i64 %177, 48
  %179 = ashr exact i64 %178, 48
  br label %194

180:                                              ; preds = %167
  %181 = load i64, ptr %130, align 8
  br label %194

182:                                              ; preds = %167, %167
  %183 = load i64, ptr %130, align 8
  br label %194

184:                                              ; preds = %167
  %185 = load i64, ptr %130, align 8
  br label %194

186:                                              ; preds = %167
  %187 = load i64, ptr %130, align 8
  br label %194

188:                                              ; preds = %167
  %189 = load i64, ptr %130, align 8
  br label %194

190:                                              ; preds = %167
  %191 = getelementptr inbounds i8, ptr %130, i64 4
  %192 = load i32, ptr %191, align 4
  %193 = sext i32 %192 to i64
  br label %194

194:                                              ; preds = %190, %188, %186, %184, %182, %180, %174, %168
  %195 = phi i64 [ %193, %190 ], [ %189, %188 ], [ %187, %186 ], [ %185, %184 ], [ %183, %182 ], [ %181, %180 ], [ %179, %174 ], [ %173, %168 ]
  %196 = getelementptr inbounds i8, ptr %130, i64 8
  %197 = tail call i64 @llvm.abs.i64(i64 %195, i1 false)
  %198 = lshr i64 %195, 63
  %199 = trunc nuw nsw i64 %198 to i32
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %197, i32 noundef signext %199, i8 noundef zeroext 100) #32
  br label %558

200:                                              ; preds = %164
  %201 = or i32 %165, 32
  store i32 %201, ptr %4, align 4
  br label %202

202:                                              ; preds = %164, %164, %164, %200
  %203 = phi i32 [ %165, %164 ], [ %165, %164 ], [ %165, %164 ], [ %201, %200 ]
  %204 = phi i8 [ %159, %164 ], [ %159, %164 ], [ %159, %164 ], [ 120, %200 ]
  switch i32 %158, label %225 [
    i32 1, label %205
    i32 2, label %210
    i32 3, label %215
    i32 8, label %217
    i32 4, label %217
    i32 5, label %219
    i32 6, label %221
    i32 7, label %223
  ]

205:                                              ; preds = %202
  %206 = getelementptr inbounds i8, ptr %130, i64 4
  %207 = load i32, ptr %206, align 4
  %208 = and i32 %207, 255
  %209 = zext nneg i32 %208 to i64
  br label %229

210:                                              ; preds = %202
  %211 = getelementptr inbounds i8, ptr %130, i64 4
  %212 = load i32, ptr %211, align 4
  %213 = and i32 %212, 65535
  %214 = zext nneg i32 %213 to i64
  br label %229

215:                                              ; preds = %202
  %216 = load i64, ptr %130, align 8
  br label %229

217:                                              ; preds = %202, %202
  %218 = load i64, ptr %130, align 8
  br label %229

219:                                              ; preds = %202
  %220 = load i64, ptr %130, align 8
  br label %229

221:                                              ; preds = %202
  %222 = load i64, ptr %130, align 8
  br label %229

223:                                              ; preds = %202
  %224 = load i64, ptr %130, align 8
  br label %229

225:                                              ; preds = %202
  %226 = getelementptr inbounds i8, ptr %130, i64 4
  %227 = load i32, ptr %226, align 4
  %228 = zext i32 %227 to i64
  br label %229

229:                                              ; preds = %225, %223, %221, %219, %217, %215, %210, %205
  %230 = phi i64 [ %228, %225 ], [ %224, %223 ], [ %222, %221 ], [ %220, %219 ], [ %218, %217 ], [ %216, %215 ], [ %214, %210 ], [ %209, %205 ]
  %231 = getelementptr inbounds i8, ptr %130, i64 8
  %232 = and i32 %203, -7
  store i32 %232, ptr %4, align 4
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %230, i32 noundef signext 0, i8 noundef zeroext %204) #32
  br label %558

233:                                              ; preds = %164
  %234 = getelementptr inbounds i8, ptr %130, i64 8
  %235 = load ptr, ptr %130, align 8
  %236 = icmp eq ptr %235, null
  br i1 %236, label %240, label %237

237:                                              ; preds = %233
  %238 = ptrtoint ptr %235 to i64
  %239 = or i32 %165, 8
  store i32 %239, ptr %4, align 4
  call fastcc void @put_integer(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %238, i32 noundef signext 0, i8 noundef zeroext 120) #32
  br label %558

240:                                              ; preds = %233
  tail call fastcc void @put_string_up_to(ptr noundef nonnull %0, ptr noundef nonnull readonly @.str.64, i32 noundef signext -1) #32
  %241 = and i32 %165, -17
  store i32 %241, ptr %4, align 4
  call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %166, i64 noundef %166) #32
  br label %558

242:                                              ; preds = %164
  br label %243

243:                                              ; preds = %164, %242
  %244 = phi i32 [ %158, %164 ], [ 3, %242 ]
  %245 = getelementptr inbounds i8, ptr %130, i64 8
  %246 = getelementptr inbounds i8, ptr %130, i64 4
  %247 = load i32, ptr %246, align 4
  %248 = icmp eq i32 %244, 3
  %249 = icmp ugt i32 %247, 127
  %250 = select i1 %248, i1 %249, i1 false
  br i1 %250, label %262, label %251

251:                                              ; preds = %243
  %252 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %0, i64 noundef 1) #32
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %260, label %254

254:                                              ; preds = %251
  %255 = trunc i32 %247 to i8
  %256 = load ptr, ptr %0, align 8
  %257 = load i64, ptr %9, align 8
  %258 = add i64 %257, 1
  store i64 %258, ptr %9, align 8
  %259 = getelementptr inbounds i8, ptr %256, i64 %257
  store i8 %255, ptr %259, align 1
  br label %260

260:                                              ; preds = %254, %251
  %261 = and i32 %165, -17
  store i32 %261, ptr %4, align 4
  call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %166, i64 noundef %166) #32
  br label %558

262:                                              ; preds = %243
  store i32 84, ptr %6, align 8
  br label %563

263:                                              ; preds = %164
  br i1 %157, label %264, label %298

264:                                              ; preds = %164, %263
  %265 = tail call i32 @llvm.smax.i32(i32 %128, i32 -1)
  %266 = getelementptr inbounds i8, ptr %130, i64 8
  %267 = load ptr, ptr %130, align 8
  %268 = icmp eq ptr %267, null
  br i1 %268, label %274, label %269

269:                                              ; preds = %264
  %270 = icmp eq i32 %128, 0
  br i1 %270, label %304, label %271

271:                                              ; preds = %269
  %272 = tail call i32 @llvm.umax.i32(i32 %265, i32 1)
  %273 = sext i32 %272 to i64
  br label %275

274:                                              ; preds = %264
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.65) #34
  unreachable

275:                                              ; preds = %271, %294
  %276 = phi i64 [ %295, %294 ], [ 0, %271 ]
  %277 = load i32, ptr %6, align 8
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %304

279:                                              ; preds = %275
  %280 = getelementptr inbounds i32, ptr %267, i64 %276
  %281 = load i32, ptr %280, align 4
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %304, label %283

283:                                              ; preds = %279
  %284 = icmp ugt i32 %281, 127
  br i1 %284, label %297, label %285

285:                                              ; preds = %283
  %286 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %0, i64 noundef 1) #32
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %294, label %288

288:                                              ; preds = %285
  %289 = trunc nuw nsw i32 %281 to i8
  %290 = load ptr, ptr %0, align 8
  %291 = load i64, ptr %9, align 8
  %292 = add i64 %291, 1
  store i64 %292, ptr %9, align 8
  %293 = getelementptr inbounds i8, ptr %290, i64 %291
  store i8 %289, ptr %293, align 1
  br label %294

294:                                              ; preds = %285, %288
  %295 = add nuw i64 %276, 1
  %296 = icmp eq i64 %295, %273
  br i1 %296, label %304, label %275

297:                                              ; preds = %283
  store i32 84, ptr %6, align 8
  br label %563

298:                                              ; preds = %263
  %299 = load ptr, ptr %130, align 8
  %300 = icmp eq ptr %299, null
  br i1 %300, label %301, label %302

301:                                              ; preds = %298
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.66) #34
  unreachable

302:                                              ; preds = %298
  %303 = getelementptr inbounds i8, ptr %130, i64 8
  tail call fastcc void @put_string_up_to(ptr noundef nonnull %0, ptr noundef nonnull %299, i32 noundef signext %128) #32
  br label %304

304:                                              ; preds = %294, %275, %279, %269, %302
  %305 = phi ptr [ %303, %302 ], [ %266, %269 ], [ %266, %279 ], [ %266, %275 ], [ %266, %294 ]
  %306 = and i32 %165, -17
  store i32 %306, ptr %4, align 4
  call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %166, i64 noundef %166) #32
  br label %558

307:                                              ; preds = %164, %164, %164, %164
  %308 = or i32 %165, 32
  store i32 %308, ptr %4, align 4
  %309 = add nuw nsw i8 %159, 32
  br label %310

310:                                              ; preds = %164, %164, %164, %164, %307
  %311 = phi i32 [ %165, %164 ], [ %165, %164 ], [ %165, %164 ], [ %165, %164 ], [ %308, %307 ]
  %312 = phi i8 [ %159, %164 ], [ %159, %164 ], [ %159, %164 ], [ %159, %164 ], [ %309, %307 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #33
  br i1 %156, label %313, label %335

313:                                              ; preds = %310
  %314 = getelementptr inbounds i8, ptr %130, i64 16
  %315 = load ppc_fp128, ptr %130, align 8
  %316 = fptrunc ppc_fp128 %315 to double
  %317 = bitcast double %316 to i64
  %318 = lshr i64 %317, 63
  %319 = trunc nuw nsw i64 %318 to i32
  %320 = lshr i64 %317, 52
  %321 = trunc nuw nsw i64 %320 to i32
  %322 = and i32 %321, 2047
  %323 = and i64 %317, 4503599627370495
  store i32 1, ptr %5, align 8
  store i32 %319, ptr %11, align 4
  store i64 0, ptr %12, align 8
  store i64 %323, ptr %13, align 8
  store i32 0, ptr %14, align 8
  store i32 52, ptr %15, align 4
  %324 = icmp eq i32 %322, 2047
  br i1 %324, label %355, label %325

325:                                              ; preds = %313
  %326 = icmp ne i32 %322, 0
  %327 = icmp ne i64 %323, 0
  %328 = or i1 %327, %326
  br i1 %328, label %330, label %329

329:                                              ; preds = %325
  store i32 0, ptr %5, align 8
  br label %381

330:                                              ; preds = %325
  %331 = add nsw i32 %322, -1075
  %332 = select i1 %326, i32 %331, i32 -1074
  store i32 %332, ptr %14, align 8
  br i1 %326, label %333, label %381

333:                                              ; preds = %330
  %334 = or disjoint i64 %323, 4503599627370496
  store i64 %334, ptr %13, align 8
  br label %381

335:                                              ; preds = %310
  %336 = getelementptr inbounds i8, ptr %130, i64 8
  %337 = load i64, ptr %130, align 8
  %338 = lshr i64 %337, 63
  %339 = trunc nuw nsw i64 %338 to i32
  %340 = lshr i64 %337, 52
  %341 = trunc nuw nsw i64 %340 to i32
  %342 = and i32 %341, 2047
  %343 = and i64 %337, 4503599627370495
  store i32 1, ptr %5, align 8
  store i32 %339, ptr %11, align 4
  store i64 0, ptr %12, align 8
  store i64 %343, ptr %13, align 8
  store i32 0, ptr %14, align 8
  store i32 52, ptr %15, align 4
  %344 = icmp eq i32 %342, 2047
  br i1 %344, label %355, label %345

345:                                              ; preds = %335
  %346 = icmp ne i32 %342, 0
  %347 = icmp ne i64 %343, 0
  %348 = or i1 %347, %346
  br i1 %348, label %350, label %349

349:                                              ; preds = %345
  store i32 0, ptr %5, align 8
  br label %381

350:                                              ; preds = %345
  %351 = add nsw i32 %342, -1075
  %352 = select i1 %346, i32 %351, i32 -1074
  store i32 %352, ptr %14, align 8
  br i1 %346, label %353, label %381

353:                                              ; preds = %350
  %354 = or disjoint i64 %343, 4503599627370496
  store i64 %354, ptr %13, align 8
  br label %381

355:                                              ; preds = %335, %313
  %356 = phi i64 [ %323, %313 ], [ %343, %335 ]
  %357 = phi i32 [ %319, %313 ], [ %339, %335 ]
  %358 = phi ptr [ %314, %313 ], [ %336, %335 ]
  %359 = icmp eq i64 %356, 0
  %360 = select i1 %359, i32 2, i32 3
  store i32 %360, ptr %5, align 8
  tail call fastcc void @put_sign(ptr noundef nonnull %0, i32 noundef signext %357, i32 noundef signext %311) #32
  %361 = and i32 %311, -17
  store i32 %361, ptr %4, align 4
  %362 = select i1 %359, ptr @.str.54, ptr @.str.56
  %363 = and i32 %311, 32
  %364 = icmp eq i32 %363, 0
  br label %365

365:                                              ; preds = %378, %355
  %366 = phi i64 [ 0, %355 ], [ %379, %378 ]
  %367 = getelementptr inbounds i8, ptr %362, i64 %366
  %368 = load i8, ptr %367, align 1
  %369 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %378, label %371

371:                                              ; preds = %365
  %372 = add i8 %368, -32
  %373 = select i1 %364, i8 %368, i8 %372
  %374 = load ptr, ptr %0, align 8
  %375 = load i64, ptr %9, align 8
  %376 = add i64 %375, 1
  store i64 %376, ptr %9, align 8
  %377 = getelementptr inbounds i8, ptr %374, i64 %375
  store i8 %373, ptr %377, align 1
  br label %378

378:                                              ; preds = %371, %365
  %379 = add nuw nsw i64 %366, 1
  %380 = icmp eq i64 %379, 3
  br i1 %380, label %407, label %365

381:                                              ; preds = %349, %329, %330, %333, %350, %353
  %382 = phi i32 [ -1074, %330 ], [ %331, %333 ], [ -1074, %350 ], [ %351, %353 ], [ 0, %329 ], [ 0, %349 ]
  %383 = phi i64 [ %323, %330 ], [ %334, %333 ], [ %343, %350 ], [ %354, %353 ], [ 0, %329 ], [ 0, %349 ]
  %384 = phi i32 [ %319, %330 ], [ %319, %333 ], [ %339, %350 ], [ %339, %353 ], [ %319, %329 ], [ %339, %349 ]
  %385 = phi i1 [ false, %330 ], [ false, %333 ], [ false, %350 ], [ false, %353 ], [ true, %329 ], [ true, %349 ]
  %386 = phi ptr [ %314, %330 ], [ %314, %333 ], [ %336, %350 ], [ %336, %353 ], [ %314, %329 ], [ %336, %349 ]
  tail call fastcc void @put_sign(ptr noundef nonnull %0, i32 noundef signext %384, i32 noundef signext %311) #32
  %387 = icmp eq i8 %312, 97
  br i1 %387, label %388, label %511

388:                                              ; preds = %381
  %389 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %0, i64 noundef 1) #32
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %396, label %391

391:                                              ; preds = %388
  %392 = load ptr, ptr %0, align 8
  %393 = load i64, ptr %9, align 8
  %394 = add i64 %393, 1
  store i64 %394, ptr %9, align 8
  %395 = getelementptr inbounds i8, ptr %392, i64 %393
  store i8 48, ptr %395, align 1
  br label %396

396:                                              ; preds = %391, %388
  %397 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %0, i64 noundef 1) #32
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %409, label %399

399:                                              ; preds = %396
  %400 = trunc i32 %311 to i8
  %401 = and i8 %400, 32
  %402 = xor i8 %401, 120
  %403 = load ptr, ptr %0, align 8
  %404 = load i64, ptr %9, align 8
  %405 = add i64 %404, 1
  store i64 %405, ptr %9, align 8
  %406 = getelementptr inbounds i8, ptr %403, i64 %404
  store i8 %402, ptr %406, align 1
  br label %409

407:                                              ; preds = %378
  %408 = load i64, ptr %9, align 8
  br label %513

409:                                              ; preds = %396, %399
  %410 = load i64, ptr %9, align 8
  %411 = add nsw i32 %382, 52
  %412 = select i1 %385, i32 0, i32 %411
  %413 = icmp ult i32 %128, 13
  br i1 %413, label %414, label %447

414:                                              ; preds = %409
  %415 = shl nuw nsw i32 %128, 2
  %416 = sub nuw nsw i32 52, %415
  br label %419

417:                                              ; preds = %419
  %418 = icmp eq i32 %426, 0
  br i1 %418, label %437, label %430

419:                                              ; preds = %419, %414
  %420 = phi i32 [ %428, %419 ], [ %416, %414 ]
  %421 = phi i32 [ %424, %419 ], [ 0, %414 ]
  %422 = phi i32 [ %426, %419 ], [ 0, %414 ]
  %423 = phi i64 [ %427, %419 ], [ %383, %414 ]
  %424 = or i32 %422, %421
  %425 = trunc i64 %423 to i32
  %426 = and i32 %425, 1
  %427 = lshr i64 %423, 1
  %428 = add nsw i32 %420, -1
  %429 = icmp ugt i32 %420, 1
  br i1 %429, label %419, label %417

430:                                              ; preds = %417
  %431 = icmp ne i32 %424, 0
  %432 = and i64 %423, 2
  %433 = icmp ne i64 %432, 0
  %434 = select i1 %431, i1 true, i1 %433
  %435 = zext i1 %434 to i64
  %436 = add nuw i64 %427, %435
  br label %437

437:                                              ; preds = %430, %417
  %438 = phi i64 [ %427, %417 ], [ %436, %430 ]
  %439 = shl nuw nsw i32 %128, 2
  %440 = add nuw nsw i32 %439, 4
  %441 = zext nneg i32 %440 to i64
  %442 = lshr i64 %438, %441
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %447, label %444

444:                                              ; preds = %437
  %445 = lshr i64 %438, 4
  %446 = add nsw i32 %412, 4
  br label %447

447:                                              ; preds = %444, %437, %409
  %448 = phi i64 [ %383, %409 ], [ %445, %444 ], [ %438, %437 ]
  %449 = phi i32 [ 13, %409 ], [ %128, %444 ], [ %128, %437 ]
  %450 = phi i32 [ %412, %409 ], [ %446, %444 ], [ %412, %437 ]
  %451 = icmp slt i32 %128, 0
  %452 = icmp sgt i32 %449, 0
  %453 = and i1 %451, %452
  br i1 %453, label %454, label %468

454:                                              ; preds = %447, %465
  %455 = phi i32 [ %466, %465 ], [ 0, %447 ]
  %456 = icmp ult i32 %455, 16
  %457 = shl nsw i32 %455, 2
  %458 = add nsw i32 %457, -64
  %459 = select i1 %456, i32 %457, i32 %458
  %460 = select i1 %456, i64 %448, i64 0
  %461 = zext nneg i32 %459 to i64
  %462 = shl i64 15, %461
  %463 = and i64 %462, %460
  %464 = icmp eq i64 %463, 0
  br i1 %464, label %465, label %468

465:                                              ; preds = %454
  %466 = add nuw nsw i32 %455, 1
  %467 = icmp eq i32 %466, %449
  br i1 %467, label %468, label %454

468:                                              ; preds = %465, %454, %447
  %469 = phi i32 [ 0, %447 ], [ %455, %454 ], [ %449, %465 ]
  %470 = icmp slt i32 %449, 16
  %471 = shl nuw nsw i32 %449, 2
  %472 = or disjoint i32 %471, -64
  %473 = select i1 %470, i32 %471, i32 %472
  %474 = select i1 %470, i64 %448, i64 0
  %475 = zext nneg i32 %473 to i64
  %476 = lshr i64 %474, %475
  %477 = and i64 %476, 15
  tail call fastcc void @put_digits(ptr noundef %0, i64 noundef %477, i32 noundef zeroext 16, i32 noundef signext 1, i32 noundef signext %311) #32
  %478 = icmp sle i32 %449, %469
  %479 = icmp slt i32 %128, 1
  %480 = and i32 %311, 8
  %481 = icmp eq i32 %480, 0
  %482 = and i1 %479, %481
  %483 = and i1 %478, %482
  br i1 %483, label %492, label %484

484:                                              ; preds = %468
  %485 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %492, label %487

487:                                              ; preds = %484
  %488 = load ptr, ptr %0, align 8
  %489 = load i64, ptr %9, align 8
  %490 = add i64 %489, 1
  store i64 %490, ptr %9, align 8
  %491 = getelementptr inbounds i8, ptr %488, i64 %489
  store i8 46, ptr %491, align 1
  br label %492

492:                                              ; preds = %468, %487, %484
  br i1 %478, label %493, label %495

493:                                              ; preds = %495, %492
  %494 = icmp sgt i32 %128, %449
  br i1 %494, label %507, label %510

495:                                              ; preds = %492, %495
  %496 = phi i32 [ %497, %495 ], [ %449, %492 ]
  %497 = add nsw i32 %496, -1
  %498 = icmp slt i32 %496, 17
  %499 = shl nsw i32 %497, 2
  %500 = add nsw i32 %499, -64
  %501 = select i1 %498, i32 %499, i32 %500
  %502 = select i1 %498, i64 %448, i64 0
  %503 = zext nneg i32 %501 to i64
  %504 = lshr i64 %502, %503
  %505 = and i64 %504, 15
  tail call fastcc void @put_digits(ptr noundef %0, i64 noundef %505, i32 noundef zeroext 16, i32 noundef signext 1, i32 noundef signext %311) #32
  %506 = icmp sgt i32 %497, %469
  br i1 %506, label %495, label %493

507:                                              ; preds = %493
  %508 = sub nsw i32 %128, %449
  %509 = sext i32 %508 to i64
  tail call fastcc void @put_repeated(ptr noundef %0, i8 noundef zeroext 48, i64 noundef %509) #32
  br label %510

510:                                              ; preds = %507, %493
  tail call fastcc void @put_exponent(ptr noundef %0, i8 noundef zeroext 112, i32 noundef signext %450, i32 noundef signext 1, i32 noundef signext %311) #32
  br label %513

511:                                              ; preds = %381
  %512 = load i64, ptr %9, align 8
  call fastcc void @put_finite(ptr noundef nonnull %0, ptr noundef nonnull %4, ptr noundef nonnull readonly %5, i8 noundef zeroext %312) #32
  br label %513

513:                                              ; preds = %407, %510, %511
  %514 = phi i64 [ %408, %407 ], [ %410, %510 ], [ %512, %511 ]
  %515 = phi ptr [ %358, %407 ], [ %386, %510 ], [ %386, %511 ]
  call fastcc void @justify(ptr noundef %0, ptr noundef nonnull %4, i64 noundef %166, i64 noundef %514) #32
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #33
  br label %558

516:                                              ; preds = %164
  %517 = load i32, ptr %10, align 4
  %518 = tail call ptr @strerror(i32 noundef signext %517) #32
  tail call fastcc void @put_string_up_to(ptr noundef nonnull %0, ptr noundef nonnull %518, i32 noundef signext %128) #32
  %519 = and i32 %165, -17
  store i32 %519, ptr %4, align 4
  call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %4, i64 noundef %166, i64 noundef %166) #32
  br label %558

520:                                              ; preds = %164
  switch i32 %158, label %544 [
    i32 1, label %521
    i32 2, label %525
    i32 3, label %529
    i32 8, label %532
    i32 4, label %532
    i32 5, label %535
    i32 6, label %538
    i32 7, label %541
  ]

521:                                              ; preds = %520
  %522 = trunc i64 %166 to i8
  %523 = getelementptr inbounds i8, ptr %130, i64 8
  %524 = load ptr, ptr %130, align 8
  store i8 %522, ptr %524, align 1
  br label %558

525:                                              ; preds = %520
  %526 = trunc i64 %166 to i16
  %527 = getelementptr inbounds i8, ptr %130, i64 8
  %528 = load ptr, ptr %130, align 8
  store i16 %526, ptr %528, align 2
  br label %558

529:                                              ; preds = %520
  %530 = getelementptr inbounds i8, ptr %130, i64 8
  %531 = load ptr, ptr %130, align 8
  store i64 %166, ptr %531, align 8
  br label %558

532:                                              ; preds = %520, %520
  %533 = getelementptr inbounds i8, ptr %130, i64 8
  %534 = load ptr, ptr %130, align 8
  store i64 %166, ptr %534, align 8
  br label %558

535:                                              ; preds = %520
  %536 = getelementptr inbounds i8, ptr %130, i64 8
  %537 = load ptr, ptr %130, align 8
  store i64 %166, ptr %537, align 8
  br label %558

538:                                              ; preds = %520
  %539 = getelementptr inbounds i8, ptr %130, i64 8
  %540 = load ptr, ptr %130, align 8
  store i64 %166, ptr %540, align 8
  br label %558

541:                                              ; preds = %520
  %542 = getelementptr inbounds i8, ptr %130, i64 8
  %543 = load ptr, ptr %130, align 8
  store i64 %166, ptr %543, align 8
  br label %558

544:                                              ; preds = %520
  %545 = trunc i64 %166 to i32
  %546 = getelementptr inbounds i8, ptr %130, i64 8
  %547 = load ptr, ptr %130, align 8
  store i32 %545, ptr %547, align 4
  br label %558

548:                                              ; preds = %164
  %549 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %0, i64 noundef 1) #32
  %550 = icmp eq i32 %549, 0
  br i1 %550, label %558, label %551

551:                                              ; preds = %548
  %552 = load ptr, ptr %0, align 8
  %553 = load i64, ptr %9, align 8
  %554 = add i64 %553, 1
  store i64 %554, ptr %9, align 8
  %555 = getelementptr inbounds i8, ptr %552, i64 %553
  store i8 37, ptr %555, align 1
  br label %558

556:                                              ; preds = %164
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.67) #34
  unreachable

557:                                              ; preds = %164
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.68) #34
  unreachable

558:                                              ; preds = %551, %548, %260, %237, %240, %521, %525, %529, %532, %535, %538, %541, %544, %516, %513, %304, %229, %194
  %559 = phi ptr [ %546, %544 ], [ %542, %541 ], [ %539, %538 ], [ %536, %535 ], [ %533, %532 ], [ %530, %529 ], [ %527, %525 ], [ %523, %521 ], [ %130, %516 ], [ %515, %513 ], [ %305, %304 ], [ %231, %229 ], [ %196, %194 ], [ %234, %240 ], [ %234, %237 ], [ %245, %260 ], [ %130, %548 ], [ %130, %551 ]
  %560 = load i32, ptr %6, align 8
  %561 = icmp ne i32 %560, 0
  %562 = zext i1 %561 to i32
  br label %563

563:                                              ; preds = %297, %262, %558, %127
  %564 = phi ptr [ %155, %558 ], [ %155, %297 ], [ %155, %262 ], [ %129, %127 ]
  %565 = phi i32 [ %562, %558 ], [ 1, %297 ], [ 1, %262 ], [ 1, %127 ]
  %566 = phi ptr [ %559, %558 ], [ %266, %297 ], [ %245, %262 ], [ %130, %127 ]
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %4) #33
  br label %567

567:                                              ; preds = %24, %21, %563
  %568 = phi ptr [ %564, %563 ], [ %19, %21 ], [ %19, %24 ]
  %569 = phi i32 [ %565, %563 ], [ 3, %21 ], [ 3, %24 ]
  %570 = phi ptr [ %566, %563 ], [ %18, %21 ], [ %18, %24 ]
  %571 = icmp eq i32 %569, 1
  br i1 %571, label %572, label %16

572:                                              ; preds = %16, %567
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc signext i32 @emit(i32 noundef signext %0, ptr noundef %1, i64 noundef %2) unnamed_addr #5 {
  %4 = add i32 %0, -3
  %5 = icmp ult i32 %4, -2
  %6 = icmp eq i64 %2, 0
  br i1 %5, label %7, label %14

7:                                                ; preds = %3
  br i1 %6, label %16, label %8

8:                                                ; preds = %7
  %9 = tail call i64 @write(i32 noundef signext %0, ptr noundef %1, i64 noundef %2) #32
  %10 = icmp slt i64 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %8
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  %13 = load i32, ptr %12, align 4
  br label %16

14:                                               ; preds = %3
  br i1 %6, label %16, label %15

15:                                               ; preds = %14
  tail call void @__tresse_write(i32 noundef signext %0, ptr noundef %1, i64 noundef %2) #31
  br label %16

16:                                               ; preds = %14, %15, %11, %8, %7
  %17 = phi i32 [ %13, %11 ], [ 0, %8 ], [ 0, %7 ], [ 0, %15 ], [ 0, %14 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) local_unnamed_addr #5 {
  %5 = alloca %struct.text, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %5) #33
  %6 = getelementptr inbounds i8, ptr %5, i64 28
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 256, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 0, ptr %9, align 8
  call fastcc void @put_formatted(ptr noundef nonnull %5, ptr noundef %2, ptr noundef %3) #32
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  %12 = icmp ne i64 %1, 0
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %29

14:                                               ; preds = %4
  %15 = load i64, ptr %7, align 8
  %16 = icmp ult i64 %15, %1
  %17 = add i64 %1, -1
  %18 = select i1 %16, i64 %15, i64 %17
  %19 = icmp ult i64 %18, %15
  br i1 %19, label %23, label %20

20:                                               ; preds = %14
  %21 = call fastcc signext i32 @reserve(ptr noundef nonnull %5, i64 noundef 1) #32
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %29, label %23

23:                                               ; preds = %20, %14
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 %18
  store i8 0, ptr %25, align 1
  %26 = load ptr, ptr %5, align 8
  %27 = add i64 %18, 1
  %28 = call ptr @memcpy(ptr noundef %0, ptr noundef %26, i64 noundef %27) #31
  br label %29

29:                                               ; preds = %20, %23, %4
  %30 = load ptr, ptr %5, align 8
  %31 = icmp eq ptr %30, %6
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  call void @free(ptr noundef %30) #31
  br label %33

33:                                               ; preds = %29, %32
  %34 = load i32, ptr %9, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %38, label %36

36:                                               ; preds = %33
  %37 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %34, ptr %37, align 4
  br label %41

38:                                               ; preds = %33
  %39 = load i64, ptr %7, align 8
  %40 = trunc i64 %39 to i32
  br label %41

41:                                               ; preds = %36, %38
  %42 = phi i32 [ %40, %38 ], [ -1, %36 ]
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %5) #33
  ret i32 %42
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 0, 2) i32 @reserve(ptr noundef %0, i64 noundef %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %4, %6
  %8 = icmp ult i64 %7, %1
  br i1 %8, label %9, label %33

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %33

13:                                               ; preds = %9
  %14 = sub i64 2147483647, %6
  %15 = icmp ult i64 %14, %1
  br i1 %15, label %16, label %17

16:                                               ; preds = %13
  store i32 75, ptr %10, align 8
  br label %33

17:                                               ; preds = %13
  %18 = add i64 %6, %1
  %19 = shl i64 %4, 1
  %20 = tail call i64 @llvm.umax.i64(i64 %18, i64 %19)
  %21 = tail call ptr @__tresse_scratch(i64 noundef %20) #31
  %22 = icmp eq ptr %21, null
  br i1 %22, label %23, label %24

23:                                               ; preds = %17
  store i32 12, ptr %10, align 8
  br label %33

24:                                               ; preds = %17
  %25 = load ptr, ptr %0, align 8
  %26 = load i64, ptr %5, align 8
  %27 = tail call ptr @memcpy(ptr noundef nonnull %21, ptr noundef %25, i64 noundef %26) #31
  %28 = load ptr, ptr %0, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 28
  %30 = icmp eq ptr %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %24
  tail call void @free(ptr noundef %28) #31
  br label %32

32:                                               ; preds = %24, %31
  store ptr %21, ptr %0, align 8
  store i64 %20, ptr %3, align 8
  br label %33

33:                                               ; preds = %23, %32, %9, %2, %16
  %34 = phi i32 [ 0, %16 ], [ 1, %2 ], [ 0, %9 ], [ 0, %23 ], [ 1, %32 ]
  ret i32 %34
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @vasprintf(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = alloca %struct.text, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %4) #33
  %5 = getelementptr inbounds i8, ptr %4, i64 28
  store ptr %5, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 256, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %8, align 8
  call fastcc void @put_formatted(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2) #32
  %9 = call fastcc signext i32 @reserve(ptr noundef nonnull %4, i64 noundef 1) #32
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  %14 = add i64 %13, 1
  store i64 %14, ptr %6, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 %13
  store i8 0, ptr %15, align 1
  br label %16

16:                                               ; preds = %3, %11
  %17 = load i32, ptr %8, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load i64, ptr %6, align 8
  %21 = call ptr @__tresse_malloc(i64 noundef %20) #31
  %22 = icmp eq ptr %21, null
  br i1 %22, label %27, label %23

23:                                               ; preds = %19
  %24 = load ptr, ptr %4, align 8
  %25 = load i64, ptr %6, align 8
  %26 = call ptr @memcpy(ptr noundef nonnull %21, ptr noundef %24, i64 noundef %25) #31
  store ptr %21, ptr %0, align 8
  br label %32

27:                                               ; preds = %19
  %28 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %28, align 4
  %29 = load i32, ptr %8, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  store i32 12, ptr %8, align 8
  br label %32

32:                                               ; preds = %16, %27, %31, %23
  %33 = load ptr, ptr %4, align 8
  %34 = icmp eq ptr %33, %5
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call void @free(ptr noundef %33) #31
  br label %36

36:                                               ; preds = %32, %35
  %37 = load i32, ptr %8, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %36
  %40 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %37, ptr %40, align 4
  br label %44

41:                                               ; preds = %36
  %42 = load i64, ptr %6, align 8
  %43 = trunc i64 %42 to i32
  br label %44

44:                                               ; preds = %39, %41
  %45 = phi i32 [ %43, %41 ], [ -1, %39 ]
  %46 = sext i1 %38 to i32
  %47 = add i32 %45, %46
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %4) #33
  ret i32 %47
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @vfprintf(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %0, i64 112
  %5 = load i32, ptr %4, align 8
  %6 = tail call signext i32 @vdprintf(i32 noundef signext %5, ptr noundef %1, ptr noundef %2) #32
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  tail call fastcc void @note_failure(ptr noundef nonnull %0) #32
  br label %9

9:                                                ; preds = %8, %3
  ret i32 %6
}

; Function Attrs: nounwind optsize
define internal fastcc void @note_failure(ptr noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %13, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 216
  %10 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %9) #31
  %11 = getelementptr inbounds i8, ptr %0, i64 260
  store i32 1, ptr %11, align 4
  %12 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #31
  br label %13

13:                                               ; preds = %8, %1
  ret void
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @vprintf(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @vdprintf(i32 noundef signext 1, ptr noundef %0, ptr noundef %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @vsprintf(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = tail call signext i32 @vsnprintf(ptr noundef %0, i64 noundef 2147483648, ptr noundef %1, ptr noundef %2) #32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @printf(ptr nocapture noundef readonly %0, ...) local_unnamed_addr #5 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #33
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 8
  %4 = call signext i32 @vdprintf(i32 noundef signext 1, ptr noundef %0, ptr noundef %3) #32
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #33
  ret i32 %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #16

; Function Attrs: nounwind optsize
define dso_local signext i32 @fprintf(ptr noundef %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 8
  %5 = call signext i32 @vfprintf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #32
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @dprintf(i32 noundef signext %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 8
  %5 = call signext i32 @vdprintf(i32 noundef signext %0, ptr noundef %1, ptr noundef %4) #32
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @snprintf(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ...) local_unnamed_addr #5 {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #33
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 8
  %6 = call signext i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %5) #32
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #33
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @sprintf(ptr noundef %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 8
  %5 = call signext i32 @vsnprintf(ptr noundef %0, i64 noundef 2147483648, ptr noundef readonly %1, ptr noundef readonly %4) #32
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @asprintf(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 8
  %5 = call signext i32 @vasprintf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #32
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__vsnprintf_chk(ptr noundef %0, i64 noundef %1, i32 noundef signext %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5) local_unnamed_addr #5 {
  %7 = icmp ugt i64 %1, %3
  br i1 %7, label %8, label %9

8:                                                ; preds = %6
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.12) #34
  unreachable

9:                                                ; preds = %6
  %10 = tail call signext i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %4, ptr noundef %5) #32
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__vsprintf_chk(ptr noundef %0, i32 signext %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4) local_unnamed_addr #5 {
  %6 = tail call i64 @llvm.umin.i64(i64 %2, i64 2147483648)
  %7 = tail call signext i32 @vsnprintf(ptr noundef %0, i64 noundef %6, ptr noundef %3, ptr noundef %4) #32
  %8 = icmp sgt i32 %7, -1
  br i1 %8, label %9, label %14

9:                                                ; preds = %5
  %10 = add nuw i32 %7, 1
  %11 = zext i32 %10 to i64
  %12 = icmp ugt i64 %11, %2
  br i1 %12, label %13, label %14

13:                                               ; preds = %9
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.13) #34
  unreachable

14:                                               ; preds = %9, %5
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__vfprintf_chk(ptr noundef %0, i32 noundef signext %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) local_unnamed_addr #5 {
  %5 = tail call signext i32 @vfprintf(ptr noundef %0, ptr noundef %2, ptr noundef %3) #32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__vprintf_chk(i32 noundef signext %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = tail call signext i32 @vdprintf(i32 noundef signext 1, ptr noundef %1, ptr noundef %2) #32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__printf_chk(i32 noundef signext %0, ptr nocapture noundef readonly %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 8
  %5 = call signext i32 @vdprintf(i32 noundef signext 1, ptr noundef %1, ptr noundef %4) #32
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__fprintf_chk(ptr noundef %0, i32 noundef signext %1, ptr nocapture noundef readonly %2, ...) local_unnamed_addr #5 {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #33
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 8
  %6 = call signext i32 @vfprintf(ptr noundef %0, ptr noundef %2, ptr noundef %5) #32
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #33
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__dprintf_chk(i32 noundef signext %0, i32 noundef signext %1, ptr nocapture noundef readonly %2, ...) local_unnamed_addr #5 {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #33
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 8
  %6 = call signext i32 @vdprintf(i32 noundef signext %0, ptr noundef %2, ptr noundef %5) #32
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #33
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__snprintf_chk(ptr noundef %0, i64 noundef %1, i32 noundef signext %2, i64 noundef %3, ptr nocapture noundef readonly %4, ...) local_unnamed_addr #5 {
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #33
  call void @llvm.va_start.p0(ptr nonnull %6)
  %7 = icmp ugt i64 %1, %3
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  call void @__tresse_misuse(ptr noundef nonnull @.str.12) #34
  unreachable

9:                                                ; preds = %5
  %10 = load ptr, ptr %6, align 8
  %11 = call signext i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef readonly %4, ptr noundef readonly %10) #32
  call void @llvm.va_end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #33
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__sprintf_chk(ptr noundef %0, i32 noundef signext %1, i64 noundef %2, ptr nocapture noundef readonly %3, ...) local_unnamed_addr #5 {
  %5 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #33
  call void @llvm.va_start.p0(ptr nonnull %5)
  %6 = load ptr, ptr %5, align 8
  %7 = call signext i32 @__vsprintf_chk(ptr noundef %0, i32 signext poison, i64 noundef %2, ptr noundef %3, ptr noundef %6) #32
  call void @llvm.va_end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #33
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__asprintf_chk(ptr nocapture noundef writeonly %0, i32 noundef signext %1, ptr nocapture noundef readonly %2, ...) local_unnamed_addr #5 {
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #33
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 8
  %6 = call signext i32 @vasprintf(ptr noundef %0, ptr noundef %2, ptr noundef %5) #32
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #33
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @puts(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = tail call fastcc signext i32 @write_line(i32 noundef signext 1, ptr noundef %0, ptr noundef nonnull @.str.14) #32
  ret i32 %2
}

; Function Attrs: nounwind optsize
define internal fastcc signext i32 @write_line(i32 noundef signext %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #5 {
  %4 = alloca %struct.text, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %4) #33
  %5 = getelementptr inbounds i8, ptr %4, i64 28
  store ptr %5, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 256, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %8, align 8
  call fastcc void @put_string_up_to(ptr noundef nonnull %4, ptr noundef readonly %1, i32 noundef signext -1) #32
  call fastcc void @put_string_up_to(ptr noundef nonnull %4, ptr noundef readonly %2, i32 noundef signext -1) #32
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = load ptr, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  %14 = call fastcc signext i32 @emit(i32 noundef signext %0, ptr noundef %12, i64 noundef %13) #32
  store i32 %14, ptr %8, align 8
  br label %15

15:                                               ; preds = %11, %3
  %16 = phi i32 [ %14, %11 ], [ %9, %3 ]
  %17 = load ptr, ptr %4, align 8
  %18 = icmp eq ptr %17, %5
  br i1 %18, label %21, label %19

19:                                               ; preds = %15
  call void @free(ptr noundef %17) #31
  %20 = load i32, ptr %8, align 8
  br label %21

21:                                               ; preds = %15, %19
  %22 = phi i32 [ %16, %15 ], [ %20, %19 ]
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %26, label %24

24:                                               ; preds = %21
  %25 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %22, ptr %25, align 4
  br label %29

26:                                               ; preds = %21
  %27 = load i64, ptr %6, align 8
  %28 = trunc i64 %27 to i32
  br label %29

29:                                               ; preds = %24, %26
  %30 = phi i32 [ %28, %26 ], [ -1, %24 ]
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %4) #33
  ret i32 %30
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @fputs(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i64 112
  %4 = load i32, ptr %3, align 8
  %5 = tail call fastcc signext i32 @write_line(i32 noundef signext %4, ptr noundef %0, ptr noundef nonnull @.str.15) #32
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  tail call fastcc void @note_failure(ptr noundef nonnull %1) #32
  br label %8

8:                                                ; preds = %7, %2
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @fputs_unlocked(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @fputs(ptr noundef %0, ptr noundef %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @fputc(i32 noundef signext %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #33
  %4 = trunc i32 %0 to i8
  store i8 %4, ptr %3, align 1
  %5 = getelementptr inbounds i8, ptr %1, i64 112
  %6 = load i32, ptr %5, align 8
  %7 = call fastcc signext i32 @emit(i32 noundef signext %6, ptr noundef nonnull %3, i64 noundef 1) #32
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %2
  call fastcc void @note_failure(ptr noundef nonnull %1) #32
  br label %13

10:                                               ; preds = %2
  %11 = load i8, ptr %3, align 1
  %12 = zext i8 %11 to i32
  br label %13

13:                                               ; preds = %10, %9
  %14 = phi i32 [ -1, %9 ], [ %12, %10 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #33
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @putc(i32 noundef signext %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @fputc(i32 noundef signext %0, ptr noundef %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @putc_unlocked(i32 noundef signext %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @fputc(i32 noundef signext %0, ptr noundef %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @fputc_unlocked(i32 noundef signext %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @fputc(i32 noundef signext %0, ptr noundef %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @_IO_putc(i32 noundef signext %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @fputc(i32 noundef signext %0, ptr noundef %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @__overflow(ptr noundef %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @fputc(i32 noundef signext %1, ptr noundef %0) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 256) i32 @putchar(i32 noundef signext %0) local_unnamed_addr #5 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #33
  %3 = trunc i32 %0 to i8
  store i8 %3, ptr %2, align 1
  call void @__tresse_write(i32 noundef signext 1, ptr noundef nonnull %2, i64 noundef 1) #31
  %4 = load i8, ptr %2, align 1
  %5 = zext i8 %4 to i32
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 256) i32 @putchar_unlocked(i32 noundef signext %0) local_unnamed_addr #5 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #33
  %3 = trunc i32 %0 to i8
  store i8 %3, ptr %2, align 1
  call void @__tresse_write(i32 noundef signext 1, ptr noundef nonnull %2, i64 noundef 1) #31
  %4 = load i8, ptr %2, align 1
  %5 = zext i8 %4 to i32
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local noundef i64 @fwrite(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %6 = extractvalue { i64, i1 } %5, 1
  %7 = extractvalue { i64, i1 } %5, 0
  br i1 %6, label %8, label %9

8:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.16) #34
  unreachable

9:                                                ; preds = %4
  %10 = icmp eq i64 %7, 0
  br i1 %10, label %17, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %3, i64 112
  %13 = load i32, ptr %12, align 8
  %14 = tail call fastcc signext i32 @emit(i32 noundef signext %13, ptr noundef %0, i64 noundef %7) #32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %17, label %16

16:                                               ; preds = %11
  tail call fastcc void @note_failure(ptr noundef nonnull %3) #32
  br label %17

17:                                               ; preds = %11, %9, %16
  %18 = phi i64 [ 0, %16 ], [ 0, %9 ], [ %2, %11 ]
  ret i64 %18
}

; Function Attrs: nounwind optsize
define dso_local noundef i64 @fwrite_unlocked(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call i64 @fwrite(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #32
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local void @perror(ptr noundef readonly %0) local_unnamed_addr #5 {
  %2 = alloca %struct.text, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %2) #33
  %3 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds i8, ptr %2, i64 28
  store ptr %5, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %2, i64 16
  store i64 256, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %2, i64 24
  store i32 0, ptr %8, align 8
  %9 = icmp eq ptr %0, null
  br i1 %9, label %23, label %10

10:                                               ; preds = %1
  %11 = load i8, ptr %0, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %10
  %14 = call fastcc signext i32 @reserve(ptr noundef nonnull %2, i64 noundef 1) #32
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %21, label %16

16:                                               ; preds = %13
  %17 = load ptr, ptr %2, align 8
  %18 = load i64, ptr %6, align 8
  %19 = add i64 %18, 1
  store i64 %19, ptr %6, align 8
  %20 = getelementptr inbounds i8, ptr %17, i64 %18
  store i8 %11, ptr %20, align 1
  br label %21

21:                                               ; preds = %13, %16
  %22 = getelementptr inbounds i8, ptr %0, i64 1
  call fastcc void @put_string_up_to(ptr noundef nonnull %2, ptr noundef nonnull readonly %22, i32 noundef signext -1) #32
  call fastcc void @put_string_up_to(ptr noundef nonnull %2, ptr noundef nonnull readonly @.str.17, i32 noundef signext -1) #32
  br label %23

23:                                               ; preds = %1, %21, %10
  %24 = call ptr @strerror(i32 noundef signext %4) #32
  call fastcc void @put_string_up_to(ptr noundef nonnull %2, ptr noundef nonnull readonly %24, i32 noundef signext -1) #32
  %25 = call fastcc signext i32 @reserve(ptr noundef nonnull %2, i64 noundef 1) #32
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %32, label %27

27:                                               ; preds = %23
  %28 = load ptr, ptr %2, align 8
  %29 = load i64, ptr %6, align 8
  %30 = add i64 %29, 1
  store i64 %30, ptr %6, align 8
  %31 = getelementptr inbounds i8, ptr %28, i64 %29
  store i8 10, ptr %31, align 1
  br label %32

32:                                               ; preds = %23, %27
  %33 = load i32, ptr %8, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %38

35:                                               ; preds = %32
  %36 = load ptr, ptr %2, align 8
  %37 = load i64, ptr %6, align 8
  call void @__tresse_write(i32 noundef signext 2, ptr noundef %36, i64 noundef %37) #31
  br label %38

38:                                               ; preds = %35, %32
  %39 = load ptr, ptr %2, align 8
  %40 = icmp eq ptr %39, %5
  br i1 %40, label %42, label %41

41:                                               ; preds = %38
  call void @free(ptr noundef %39) #31
  br label %42

42:                                               ; preds = %38, %41
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %2) #33
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef signext i32 @fflush(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef signext i32 @fflush_unlocked(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define dso_local signext i32 @fileno(ptr nocapture noundef readonly %0) local_unnamed_addr #17 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 -1, 1) i32 @setvbuf(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1, i32 noundef signext %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = icmp ugt i32 %2, 2
  %6 = sext i1 %5 to i32
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local void @setbuf(ptr nocapture noundef %0, ptr nocapture noundef %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @ferror(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %14, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 216
  %10 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %9) #31
  %11 = getelementptr inbounds i8, ptr %0, i64 260
  %12 = load i32, ptr %11, align 4
  %13 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #31
  br label %14

14:                                               ; preds = %1, %8
  %15 = phi i32 [ %12, %8 ], [ 0, %1 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @feof(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %14, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 216
  %10 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %9) #31
  %11 = getelementptr inbounds i8, ptr %0, i64 256
  %12 = load i32, ptr %11, align 8
  %13 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #31
  br label %14

14:                                               ; preds = %1, %8
  %15 = phi i32 [ %12, %8 ], [ 0, %1 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local void @clearerr(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %14, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 216
  %10 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %9) #31
  %11 = getelementptr inbounds i8, ptr %0, i64 260
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds i8, ptr %0, i64 256
  store i32 0, ptr %12, align 8
  %13 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #31
  br label %14

14:                                               ; preds = %1, %8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @flockfile(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %11, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 216
  %10 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %9) #31
  br label %11

11:                                               ; preds = %1, %8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @funlockfile(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %11, label %8

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %0, i64 216
  %10 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %9) #31
  br label %11

11:                                               ; preds = %1, %8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @fgetc(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
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
  %11 = getelementptr inbounds i8, ptr %0, i64 216
  %12 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %11) #31
  %13 = tail call fastcc signext i32 @get(ptr noundef nonnull %0) #32
  %14 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #31
  br label %15

15:                                               ; preds = %8, %10
  %16 = phi i32 [ -1, %8 ], [ %13, %10 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 -1, 256) i32 @get(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = alloca i8, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #33
  %3 = getelementptr inbounds i8, ptr %0, i64 264
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %13, label %6

6:                                                ; preds = %1
  %7 = getelementptr inbounds i8, ptr %0, i64 268
  %8 = add nsw i32 %4, -1
  store i32 %8, ptr %3, align 8
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [8 x i8], ptr %7, i64 0, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i32
  br label %27

13:                                               ; preds = %1
  %14 = getelementptr inbounds i8, ptr %0, i64 256
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %27

17:                                               ; preds = %13
  %18 = getelementptr inbounds i8, ptr %0, i64 112
  %19 = load i32, ptr %18, align 8
  %20 = call i64 @read(i32 noundef signext %19, ptr noundef nonnull %2, i64 noundef 1) #32
  switch i64 %20, label %25 [
    i64 1, label %21
    i64 0, label %24
  ]

21:                                               ; preds = %17
  %22 = load i8, ptr %2, align 1
  %23 = zext i8 %22 to i32
  br label %27

24:                                               ; preds = %17
  store i32 1, ptr %14, align 8
  br label %27

25:                                               ; preds = %17
  %26 = getelementptr inbounds i8, ptr %0, i64 260
  store i32 1, ptr %26, align 4
  br label %27

27:                                               ; preds = %21, %25, %24, %13, %6
  %28 = phi i32 [ %12, %6 ], [ -1, %13 ], [ %23, %21 ], [ -1, %25 ], [ -1, %24 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #33
  ret i32 %28
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @getc(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @fgetc(ptr noundef %0) #32
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @_IO_getc(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @fgetc(ptr noundef %0) #32
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @getc_unlocked(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @fgetc(ptr noundef %0) #32
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @fgetc_unlocked(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @fgetc(ptr noundef %0) #32
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @__uflow(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @fgetc(ptr noundef %0) #32
  ret i32 %2
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @getchar() local_unnamed_addr #5 {
  %1 = tail call signext i32 @fgetc(ptr noundef nonnull @stream_in) #32
  ret i32 %1
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @getchar_unlocked() local_unnamed_addr #5 {
  %1 = tail call signext range(i32 -1, 256) i32 @fgetc(ptr noundef nonnull @stream_in) #32
  ret i32 %1
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 256) i32 @ungetc(i32 noundef signext %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %0, -1
  br i1 %3, label %30, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i64 112
  %6 = load i32, ptr %5, align 8
  %7 = add i32 %6, -1
  %8 = icmp ult i32 %7, 2
  %9 = icmp eq ptr %1, null
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %13

11:                                               ; preds = %4
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %12, align 4
  br label %30

13:                                               ; preds = %4
  %14 = getelementptr inbounds i8, ptr %1, i64 216
  %15 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %14) #31
  %16 = getelementptr inbounds i8, ptr %1, i64 264
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 8
  br i1 %18, label %27, label %19

19:                                               ; preds = %13
  %20 = trunc i32 %0 to i8
  %21 = getelementptr inbounds i8, ptr %1, i64 268
  %22 = add nsw i32 %17, 1
  store i32 %22, ptr %16, align 8
  %23 = sext i32 %17 to i64
  %24 = getelementptr inbounds [8 x i8], ptr %21, i64 0, i64 %23
  store i8 %20, ptr %24, align 1
  %25 = getelementptr inbounds i8, ptr %1, i64 256
  store i32 0, ptr %25, align 8
  %26 = and i32 %0, 255
  br label %27

27:                                               ; preds = %13, %19
  %28 = phi i32 [ -1, %13 ], [ %26, %19 ]
  %29 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %14) #31
  br label %30

30:                                               ; preds = %11, %2, %27
  %31 = phi i32 [ %28, %27 ], [ -1, %2 ], [ -1, %11 ]
  ret i32 %31
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @fgets(ptr noundef writeonly %0, i32 noundef signext %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = icmp slt i32 %1, 1
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.18) #34
  unreachable

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %2, i64 112
  %8 = load i32, ptr %7, align 8
  %9 = add i32 %8, -1
  %10 = icmp ult i32 %9, 2
  %11 = icmp eq ptr %2, null
  %12 = or i1 %10, %11
  br i1 %12, label %13, label %15

13:                                               ; preds = %6
  %14 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %14, align 4
  br label %51

15:                                               ; preds = %6
  %16 = getelementptr inbounds i8, ptr %2, i64 216
  %17 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %16) #31
  %18 = add nsw i32 %1, -1
  %19 = zext nneg i32 %18 to i64
  %20 = icmp eq i32 %18, 0
  br i1 %20, label %21, label %25

21:                                               ; preds = %29, %15
  %22 = phi i64 [ 0, %15 ], [ %31, %29 ]
  %23 = getelementptr inbounds i8, ptr %2, i64 216
  %24 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %23) #31
  br label %47

25:                                               ; preds = %15, %29
  %26 = phi i64 [ %31, %29 ], [ 0, %15 ]
  %27 = tail call fastcc signext i32 @get(ptr noundef nonnull %2) #32
  %28 = icmp eq i32 %27, -1
  br i1 %28, label %36, label %29

29:                                               ; preds = %25
  %30 = trunc nuw i32 %27 to i8
  %31 = add nuw nsw i64 %26, 1
  %32 = getelementptr inbounds i8, ptr %0, i64 %26
  store i8 %30, ptr %32, align 1
  %33 = icmp ult i64 %31, %19
  %34 = icmp ne i32 %27, 10
  %35 = and i1 %34, %33
  br i1 %35, label %25, label %21

36:                                               ; preds = %25
  %37 = icmp eq i64 %26, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %36
  %39 = getelementptr inbounds i8, ptr %2, i64 260
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  %42 = getelementptr inbounds i8, ptr %2, i64 216
  %43 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %42) #31
  br i1 %41, label %47, label %51

44:                                               ; preds = %36
  %45 = getelementptr inbounds i8, ptr %2, i64 216
  %46 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %45) #31
  br label %51

47:                                               ; preds = %21, %38
  %48 = phi i64 [ %22, %21 ], [ %26, %38 ]
  %49 = and i64 %48, 4294967295
  %50 = getelementptr inbounds i8, ptr %0, i64 %49
  store i8 0, ptr %50, align 1
  br label %51

51:                                               ; preds = %13, %38, %44, %47
  %52 = phi ptr [ %0, %47 ], [ null, %44 ], [ null, %38 ], [ null, %13 ]
  ret ptr %52
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @fgets_unlocked(ptr noundef %0, i32 noundef signext %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @fgets(ptr noundef %0, i32 noundef signext %1, ptr noundef %2) #32
  ret ptr %4
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__fgets_chk(ptr noundef %0, i64 noundef %1, i32 noundef signext %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = icmp sgt i32 %2, 0
  %6 = zext nneg i32 %2 to i64
  %7 = icmp ugt i64 %6, %1
  %8 = select i1 %5, i1 %7, i1 false
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.19) #34
  unreachable

10:                                               ; preds = %4
  %11 = tail call ptr @fgets(ptr noundef %0, i32 noundef signext %2, ptr noundef %3) #32
  ret ptr %11
}

; Function Attrs: nounwind optsize
define dso_local i64 @fread(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %1, i64 %2)
  %6 = extractvalue { i64, i1 } %5, 1
  %7 = extractvalue { i64, i1 } %5, 0
  br i1 %6, label %8, label %9

8:                                                ; preds = %4
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.20) #34
  unreachable

9:                                                ; preds = %4
  %10 = icmp eq i64 %7, 0
  br i1 %10, label %64, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %3, i64 112
  %13 = load i32, ptr %12, align 8
  %14 = add i32 %13, -1
  %15 = icmp ult i32 %14, 2
  %16 = icmp eq ptr %3, null
  %17 = or i1 %15, %16
  br i1 %17, label %18, label %20

18:                                               ; preds = %11
  %19 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %19, align 4
  br label %61

20:                                               ; preds = %11
  %21 = getelementptr inbounds i8, ptr %3, i64 216
  %22 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %21) #31
  %23 = getelementptr inbounds i8, ptr %3, i64 264
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %36, label %26

26:                                               ; preds = %20, %26
  %27 = phi i64 [ %30, %26 ], [ 0, %20 ]
  %28 = tail call fastcc signext i32 @get(ptr noundef nonnull %3) #32
  %29 = trunc i32 %28 to i8
  %30 = add nuw i64 %27, 1
  %31 = getelementptr inbounds i8, ptr %0, i64 %27
  store i8 %29, ptr %31, align 1
  %32 = load i32, ptr %23, align 8
  %33 = icmp ne i32 %32, 0
  %34 = icmp ult i64 %30, %7
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %26, label %36

36:                                               ; preds = %26, %20
  %37 = phi i64 [ 0, %20 ], [ %30, %26 ]
  %38 = phi i1 [ true, %20 ], [ %34, %26 ]
  br i1 %38, label %39, label %57

39:                                               ; preds = %36
  %40 = getelementptr inbounds i8, ptr %3, i64 256
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %57

43:                                               ; preds = %39
  %44 = getelementptr inbounds i8, ptr %3, i64 112
  %45 = load i32, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %0, i64 %37
  %47 = sub i64 %7, %37
  %48 = tail call i64 @read(i32 noundef signext %45, ptr noundef %46, i64 noundef %47) #32
  %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
  %50 = add i64 %49, %37
  %51 = icmp slt i64 %48, 0
  br i1 %51, label %52, label %54

52:                                               ; preds = %43
  %53 = getelementptr inbounds i8, ptr %3, i64 260
  store i32 1, ptr %53, align 4
  br label %57

54:                                               ; preds = %43
  %55 = icmp ult i64 %50, %7
  br i1 %55, label %56, label %57

56:                                               ; preds = %54
  store i32 1, ptr %40, align 8
  br label %57

57:                                               ; preds = %52, %56, %54, %39, %36
  %58 = phi i64 [ %50, %52 ], [ %50, %56 ], [ %50, %54 ], [ %37, %36 ], [ %37, %39 ]
  %59 = getelementptr inbounds i8, ptr %3, i64 216
  %60 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %59) #31
  br label %61

61:                                               ; preds = %18, %57
  %62 = phi i64 [ %58, %57 ], [ 0, %18 ]
  %63 = udiv i64 %62, %1
  br label %64

64:                                               ; preds = %9, %61
  %65 = phi i64 [ %63, %61 ], [ 0, %9 ]
  ret i64 %65
}

; Function Attrs: nounwind optsize
define dso_local i64 @fread_unlocked(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call i64 @fread(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) #32
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local i64 @__fread_chk(ptr nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4) local_unnamed_addr #5 {
  %6 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %2, i64 %3)
  %7 = extractvalue { i64, i1 } %6, 1
  %8 = extractvalue { i64, i1 } %6, 0
  %9 = icmp ugt i64 %8, %1
  %10 = or i1 %7, %9
  br i1 %10, label %11, label %12

11:                                               ; preds = %5
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.21) #34
  unreachable

12:                                               ; preds = %5
  %13 = tail call i64 @fread(ptr noundef %0, i64 noundef %2, i64 noundef %3, ptr noundef %4) #32
  ret i64 %13
}

; Function Attrs: nounwind optsize
define dso_local i64 @getdelim(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = icmp eq ptr %0, null
  %6 = icmp eq ptr %1, null
  %7 = or i1 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %9, align 4
  br label %77

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %3, i64 112
  %12 = load i32, ptr %11, align 8
  %13 = add i32 %12, -1
  %14 = icmp ult i32 %13, 2
  %15 = icmp eq ptr %3, null
  %16 = or i1 %14, %15
  br i1 %16, label %17, label %19

17:                                               ; preds = %10
  %18 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %18, align 4
  br label %77

19:                                               ; preds = %10
  %20 = getelementptr inbounds i8, ptr %3, i64 216
  %21 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %20) #31
  br label %25

22:                                               ; preds = %57
  %23 = getelementptr inbounds i8, ptr %3, i64 216
  %24 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %23) #31
  br label %73

25:                                               ; preds = %19, %57
  %26 = phi i64 [ 0, %19 ], [ %60, %57 ]
  %27 = tail call fastcc signext i32 @get(ptr noundef nonnull %3) #32
  %28 = icmp eq i32 %27, -1
  br i1 %28, label %65, label %29

29:                                               ; preds = %25
  %30 = load ptr, ptr %0, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %40, label %32

32:                                               ; preds = %29
  %33 = add i64 %26, 2
  %34 = load i64, ptr %1, align 8
  %35 = icmp ugt i64 %33, %34
  br i1 %35, label %36, label %57

36:                                               ; preds = %32
  %37 = icmp ugt i64 %34, 60
  %38 = shl i64 %34, 1
  %39 = select i1 %37, i64 %38, i64 120
  br label %40

40:                                               ; preds = %29, %36
  %41 = phi i64 [ %39, %36 ], [ 120, %29 ]
  %42 = tail call ptr @realloc(ptr noundef %30, i64 noundef %41) #32
  %43 = icmp eq ptr %42, null
  br i1 %43, label %44, label %55

44:                                               ; preds = %40
  %45 = getelementptr inbounds i8, ptr %3, i64 264
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 8
  br i1 %47, label %69, label %48

48:                                               ; preds = %44
  %49 = trunc i32 %27 to i8
  %50 = getelementptr inbounds i8, ptr %3, i64 268
  %51 = add nsw i32 %46, 1
  store i32 %51, ptr %45, align 8
  %52 = sext i32 %46 to i64
  %53 = getelementptr inbounds [8 x i8], ptr %50, i64 0, i64 %52
  store i8 %49, ptr %53, align 1
  %54 = getelementptr inbounds i8, ptr %3, i64 256
  store i32 0, ptr %54, align 8
  br label %69

55:                                               ; preds = %40
  store ptr %42, ptr %0, align 8
  store i64 %41, ptr %1, align 8
  %56 = load ptr, ptr %0, align 8
  br label %57

57:                                               ; preds = %55, %32
  %58 = phi ptr [ %56, %55 ], [ %30, %32 ]
  %59 = trunc nuw i32 %27 to i8
  %60 = add i64 %26, 1
  %61 = getelementptr inbounds i8, ptr %58, i64 %26
  store i8 %59, ptr %61, align 1
  %62 = icmp ne i64 %60, 0
  %63 = icmp eq i32 %27, %2
  %64 = and i1 %63, %62
  br i1 %64, label %22, label %25

65:                                               ; preds = %25
  %66 = getelementptr inbounds i8, ptr %3, i64 216
  %67 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %66) #31
  %68 = icmp eq i64 %26, 0
  br i1 %68, label %77, label %73

69:                                               ; preds = %48, %44
  %70 = getelementptr inbounds i8, ptr %3, i64 216
  %71 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %70) #31
  %72 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %72, align 4
  br label %77

73:                                               ; preds = %22, %65
  %74 = phi i64 [ %60, %22 ], [ %26, %65 ]
  %75 = load ptr, ptr %0, align 8
  %76 = getelementptr inbounds i8, ptr %75, i64 %74
  store i8 0, ptr %76, align 1
  br label %77

77:                                               ; preds = %17, %69, %73, %65, %8
  %78 = phi i64 [ -1, %8 ], [ -1, %69 ], [ %74, %73 ], [ -1, %65 ], [ -1, %17 ]
  ret i64 %78
}

; Function Attrs: nounwind optsize
define dso_local i64 @getline(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call i64 @getdelim(ptr noundef %0, ptr noundef %1, i32 noundef signext 10, ptr noundef %2) #32
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @__getdelim(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call i64 @getdelim(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, ptr noundef %3) #32
  ret i64 %5
}

; Function Attrs: nounwind optsize
define dso_local ptr @fopen(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call fastcc signext i32 @flags_of(ptr noundef %1) #32
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %17

7:                                                ; preds = %2
  %8 = tail call fastcc signext i32 @open_file(ptr noundef %0, i32 noundef signext %3) #32
  %9 = icmp sgt i32 %8, -1
  %10 = and i32 %3, 1027
  %11 = icmp eq i32 %10, 1025
  %12 = and i1 %11, %9
  br i1 %12, label %13, label %15

13:                                               ; preds = %7
  %14 = tail call i64 @lseek(i32 noundef signext %8, i64 noundef 0, i32 noundef signext 2) #32
  br label %15

15:                                               ; preds = %13, %7
  %16 = tail call fastcc ptr @stream_on(i32 noundef signext %8) #32
  br label %17

17:                                               ; preds = %15, %5
  %18 = phi ptr [ null, %5 ], [ %16, %15 ]
  ret ptr %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none)
define internal fastcc signext i32 @flags_of(ptr nocapture noundef readonly %0) unnamed_addr #7 {
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
  %12 = getelementptr inbounds i8, ptr %11, i64 1
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
define internal fastcc ptr @stream_on(i32 noundef signext %0) unnamed_addr #5 {
  %2 = icmp slt i32 %0, 0
  br i1 %2, label %8, label %3

3:                                                ; preds = %1
  %4 = tail call fastcc ptr @new_stream(i32 noundef signext %0) #32
  %5 = icmp eq ptr %4, null
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call signext i32 @close(i32 noundef signext %0) #32
  br label %8

8:                                                ; preds = %1, %6, %3
  %9 = phi ptr [ null, %6 ], [ %4, %3 ], [ null, %1 ]
  ret ptr %9
}

; Function Attrs: nounwind optsize
define dso_local ptr @fopen64(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call ptr @fopen(ptr noundef %0, ptr noundef %1) #32
  ret ptr %3
}

; Function Attrs: nounwind optsize
define dso_local ptr @fdopen(i32 noundef signext %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call fastcc signext i32 @flags_of(ptr noundef %1) #32
  %4 = icmp slt i32 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %24

7:                                                ; preds = %2
  %8 = add i32 %0, -3
  %9 = icmp ult i32 %8, -2
  br i1 %9, label %13, label %10

10:                                               ; preds = %7
  %11 = icmp eq i32 %0, 1
  %12 = select i1 %11, ptr @stream_out, ptr @stream_err
  br label %24

13:                                               ; preds = %7
  %14 = icmp ugt i32 %0, 63
  br i1 %14, label %20, label %15

15:                                               ; preds = %13
  %16 = zext nneg i32 %0 to i64
  %17 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %16
  %18 = load atomic i64, ptr %17 acquire, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %22

20:                                               ; preds = %13, %15
  %21 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 9, ptr %21, align 4
  br label %24

22:                                               ; preds = %15
  %23 = tail call fastcc ptr @new_stream(i32 noundef signext %0) #32
  br label %24

24:                                               ; preds = %22, %20, %10, %5
  %25 = phi ptr [ null, %5 ], [ %12, %10 ], [ null, %20 ], [ %23, %22 ]
  ret ptr %25
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @new_stream(i32 noundef signext %0) unnamed_addr #5 {
  %2 = tail call ptr @__tresse_malloc(i64 noundef 280) #31
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %1
  %5 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %5, align 4
  br label %18

6:                                                ; preds = %1
  %7 = tail call ptr @memset(ptr noundef nonnull %2, i32 noundef signext 0, i64 noundef 280) #31
  %8 = getelementptr inbounds i8, ptr %2, i64 112
  store i32 %0, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %2, i64 216
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
  %10 = getelementptr inbounds i8, ptr %2, i64 232
  store i32 1, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %2, i64 236
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %11, i8 0, i64 20, i1 false)
  %12 = icmp ult i32 %0, 64
  tail call void @llvm.assume(i1 %12)
  %13 = zext nneg i32 %0 to i64
  %14 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %13
  %15 = load atomic i64, ptr %14 acquire, align 8
  %16 = inttoptr i64 %15 to ptr
  %17 = getelementptr inbounds i8, ptr %16, i64 24
  store ptr %2, ptr %17, align 8
  br label %18

18:                                               ; preds = %4, %6
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @fclose(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %12, label %8

8:                                                ; preds = %1
  %9 = tail call signext i32 @close(i32 noundef signext %3) #32
  %10 = icmp eq ptr %0, @stream_in
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  tail call void @free(ptr noundef nonnull %0) #31
  br label %12

12:                                               ; preds = %8, %11, %1
  %13 = phi i32 [ 0, %1 ], [ %9, %11 ], [ %9, %8 ]
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @freopen(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %2, i64 112
  %5 = load i32, ptr %4, align 8
  %6 = add i32 %5, -1
  %7 = icmp ult i32 %6, 2
  %8 = tail call fastcc signext i32 @flags_of(ptr noundef %1) #32
  %9 = icmp eq ptr %2, null
  %10 = or i1 %9, %7
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.22) #34
  unreachable

12:                                               ; preds = %3
  %13 = icmp eq ptr %0, null
  br i1 %13, label %14, label %15

14:                                               ; preds = %12
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.23) #34
  unreachable

15:                                               ; preds = %12
  %16 = getelementptr inbounds i8, ptr %2, i64 216
  %17 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %16) #31
  %18 = load i32, ptr %4, align 8
  %19 = tail call signext i32 @close(i32 noundef signext %18) #32
  %20 = icmp slt i32 %8, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %15
  %22 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %22, align 4
  br label %36

23:                                               ; preds = %15
  %24 = tail call fastcc signext i32 @open_file(ptr noundef nonnull %0, i32 noundef signext %8) #32
  %25 = icmp sgt i32 %24, -1
  br i1 %25, label %26, label %36

26:                                               ; preds = %23
  store i32 %24, ptr %4, align 8
  %27 = getelementptr inbounds i8, ptr %2, i64 264
  store i32 0, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %2, i64 260
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds i8, ptr %2, i64 256
  store i32 0, ptr %29, align 8
  %30 = icmp ult i32 %24, 64
  tail call void @llvm.assume(i1 %30)
  %31 = zext nneg i32 %24 to i64
  %32 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %31
  %33 = load atomic i64, ptr %32 acquire, align 8
  %34 = inttoptr i64 %33 to ptr
  %35 = getelementptr inbounds i8, ptr %34, i64 24
  store ptr %2, ptr %35, align 8
  br label %36

36:                                               ; preds = %23, %21, %26
  %37 = phi ptr [ %2, %26 ], [ null, %21 ], [ null, %23 ]
  %38 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %16) #31
  ret ptr %37
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @mkstemp(ptr noundef %0) local_unnamed_addr #5 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ 0, %1 ], [ %7, %2 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 0
  %7 = add i64 %3, 1
  br i1 %6, label %8, label %2

8:                                                ; preds = %2
  %9 = icmp ult i64 %3, 6
  br i1 %9, label %27, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds i8, ptr %0, i64 %3
  %12 = getelementptr inbounds i8, ptr %11, i64 -6
  br label %13

13:                                               ; preds = %20, %10
  %14 = phi i64 [ 0, %10 ], [ %22, %20 ]
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = getelementptr inbounds i8, ptr @.str.24, i64 %14
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %16, %18
  br i1 %19, label %20, label %27

20:                                               ; preds = %13
  %21 = icmp eq i8 %16, 0
  %22 = add nuw i64 %14, 1
  %23 = icmp eq i64 %22, -1
  %24 = select i1 %21, i1 true, i1 %23
  br i1 %24, label %25, label %13

25:                                               ; preds = %20
  %26 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  br label %29

27:                                               ; preds = %13, %8
  %28 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %28, align 4
  br label %49

29:                                               ; preds = %25, %43
  %30 = atomicrmw add ptr @names_given, i32 1 monotonic, align 4
  br label %31

31:                                               ; preds = %31, %29
  %32 = phi i64 [ 5, %29 ], [ %41, %31 ]
  %33 = phi i32 [ %30, %29 ], [ %35, %31 ]
  %34 = freeze i32 %33
  %35 = udiv i32 %34, 10
  %36 = mul i32 %35, 10
  %37 = sub i32 %34, %36
  %38 = trunc nuw nsw i32 %37 to i8
  %39 = or disjoint i8 %38, 48
  %40 = getelementptr inbounds i8, ptr %12, i64 %32
  store i8 %39, ptr %40, align 1
  %41 = add nsw i64 %32, -1
  %42 = icmp eq i64 %32, 0
  br i1 %42, label %43, label %31

43:                                               ; preds = %31
  %44 = tail call fastcc signext i32 @open_file(ptr noundef nonnull %0, i32 noundef signext 194) #32
  %45 = icmp slt i32 %44, 0
  %46 = load i32, ptr %26, align 4
  %47 = icmp eq i32 %46, 17
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %29, label %49

49:                                               ; preds = %43, %27
  %50 = phi i32 [ -1, %27 ], [ %44, %43 ]
  ret i32 %50
}

; Function Attrs: nounwind optsize
define dso_local ptr @tmpfile() local_unnamed_addr #5 {
  %1 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull @names_lock) #31
  %2 = tail call fastcc ptr @new_node(ptr noundef nonnull @.str.15, i64 noundef 0, i32 noundef signext -1) #32
  %3 = getelementptr inbounds i8, ptr %2, i64 80
  %4 = load i32, ptr %3, align 8
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr %3, align 8
  %6 = tail call fastcc signext i32 @enter(ptr noundef %2, i32 noundef signext 2) #32
  tail call fastcc void @forget_name(ptr noundef %2) #32
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %0
  tail call fastcc void @let_go(ptr noundef nonnull %2) #32
  %9 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #31
  br label %15

10:                                               ; preds = %0
  %11 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @names_lock) #31
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
  %19 = tail call fastcc ptr @stream_on(i32 noundef signext %18) #32
  ret ptr %19
}

; Function Attrs: nounwind optsize
define internal fastcc ptr @new_node(ptr noundef %0, i64 noundef %1, i32 noundef signext %2) unnamed_addr #5 {
  %4 = tail call ptr @__tresse_scratch(i64 noundef 96) #31
  %5 = add i64 %1, 1
  %6 = tail call ptr @__tresse_scratch(i64 noundef %5) #31
  %7 = icmp eq ptr %4, null
  %8 = icmp eq ptr %6, null
  %9 = select i1 %7, i1 true, i1 %8
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.11) #34
  unreachable

11:                                               ; preds = %3
  %12 = tail call ptr @memset(ptr noundef nonnull %4, i32 noundef signext 0, i64 noundef 96) #31
  %13 = tail call ptr @memcpy(ptr noundef nonnull %6, ptr noundef %0, i64 noundef %1) #31
  %14 = getelementptr inbounds i8, ptr %6, i64 %1
  store i8 0, ptr %14, align 1
  %15 = getelementptr inbounds i8, ptr %4, i64 40
  store ptr %6, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %4, i64 48
  store i32 %2, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %4, i64 80
  store i32 1, ptr %17, align 8
  %18 = load ptr, ptr @nodes, align 8
  %19 = getelementptr inbounds i8, ptr %4, i64 88
  store ptr %18, ptr %19, align 8
  store ptr %4, ptr @nodes, align 8
  ret ptr %4
}

; Function Attrs: nounwind optsize
define internal fastcc signext i32 @enter(ptr noundef %0, i32 noundef signext %1) unnamed_addr #5 {
  %3 = tail call ptr @__tresse_scratch(i64 noundef 32) #31
  %4 = icmp eq ptr %3, null
  br i1 %4, label %25, label %5

5:                                                ; preds = %2
  %6 = tail call ptr @memset(ptr noundef nonnull %3, i32 noundef signext 0, i64 noundef 32) #31
  store ptr %0, ptr %3, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  store i32 %1, ptr %7, align 8
  %8 = ptrtoint ptr %3 to i64
  br label %9

9:                                                ; preds = %5, %18
  %10 = phi i64 [ 0, %5 ], [ %19, %18 ]
  %11 = trunc i64 %10 to i32
  %12 = add i32 %11, -3
  %13 = icmp ult i32 %12, -2
  br i1 %13, label %14, label %18

14:                                               ; preds = %9
  %15 = getelementptr inbounds [64 x ptr], ptr @descriptors, i64 0, i64 %10
  %16 = cmpxchg ptr %15, i64 0, i64 %8 acq_rel acquire, align 8
  %17 = extractvalue { i64, i1 } %16, 1
  br i1 %17, label %22, label %18

18:                                               ; preds = %9, %14
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, 64
  br i1 %20, label %21, label %9

21:                                               ; preds = %18
  tail call void @free(ptr noundef nonnull %3) #31
  br label %25

22:                                               ; preds = %14
  %23 = trunc nuw nsw i64 %10 to i32
  %24 = xor i32 %23, -1
  br label %25

25:                                               ; preds = %22, %2, %21
  %26 = phi i32 [ 24, %21 ], [ 12, %2 ], [ %24, %22 ]
  ret i32 %26
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @fseeko(ptr noundef %0, i64 noundef %1, i32 noundef signext %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %0, i64 112
  %5 = load i32, ptr %4, align 8
  %6 = add i32 %5, -1
  %7 = icmp ult i32 %6, 2
  %8 = icmp eq ptr %0, null
  %9 = or i1 %8, %7
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 29, ptr %11, align 4
  br label %33

12:                                               ; preds = %3
  %13 = getelementptr inbounds i8, ptr %0, i64 216
  %14 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %13) #31
  %15 = icmp eq i32 %2, 1
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %0, i64 264
  %18 = load i32, ptr %17, align 8
  %19 = sext i32 %18 to i64
  %20 = sub nsw i64 %1, %19
  br label %21

21:                                               ; preds = %16, %12
  %22 = phi i64 [ %20, %16 ], [ %1, %12 ]
  %23 = load i32, ptr %4, align 8
  %24 = tail call i64 @lseek(i32 noundef signext %23, i64 noundef %22, i32 noundef signext %2) #32
  %25 = icmp sgt i64 %24, -1
  br i1 %25, label %26, label %29

26:                                               ; preds = %21
  %27 = getelementptr inbounds i8, ptr %0, i64 256
  store i32 0, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 264
  store i32 0, ptr %28, align 8
  br label %29

29:                                               ; preds = %26, %21
  %30 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %13) #31
  %31 = ashr i64 %24, 63
  %32 = trunc nsw i64 %31 to i32
  br label %33

33:                                               ; preds = %29, %10
  %34 = phi i32 [ -1, %10 ], [ %32, %29 ]
  ret i32 %34
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @fseek(ptr noundef %0, i64 noundef %1, i32 noundef signext %2) local_unnamed_addr #5 {
  %4 = tail call signext i32 @fseeko(ptr noundef %0, i64 noundef %1, i32 noundef signext %2) #32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local i64 @ftello(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 112
  %3 = load i32, ptr %2, align 8
  %4 = add i32 %3, -1
  %5 = icmp ult i32 %4, 2
  %6 = icmp eq ptr %0, null
  %7 = or i1 %6, %5
  br i1 %7, label %8, label %10

8:                                                ; preds = %1
  %9 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 29, ptr %9, align 4
  br label %24

10:                                               ; preds = %1
  %11 = getelementptr inbounds i8, ptr %0, i64 216
  %12 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %11) #31
  %13 = load i32, ptr %2, align 8
  %14 = tail call i64 @lseek(i32 noundef signext %13, i64 noundef 0, i32 noundef signext 1) #32
  %15 = icmp sgt i64 %14, -1
  br i1 %15, label %16, label %21

16:                                               ; preds = %10
  %17 = getelementptr inbounds i8, ptr %0, i64 264
  %18 = load i32, ptr %17, align 8
  %19 = sext i32 %18 to i64
  %20 = sub nsw i64 %14, %19
  br label %21

21:                                               ; preds = %16, %10
  %22 = phi i64 [ %20, %16 ], [ -1, %10 ]
  %23 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %11) #31
  br label %24

24:                                               ; preds = %21, %8
  %25 = phi i64 [ -1, %8 ], [ %22, %21 ]
  ret i64 %25
}

; Function Attrs: nounwind optsize
define dso_local i64 @ftell(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call i64 @ftello(ptr noundef %0) #32
  ret i64 %2
}

; Function Attrs: nounwind optsize
define dso_local void @rewind(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext range(i32 -1, 1) i32 @fseeko(ptr noundef %0, i64 noundef 0, i32 noundef signext 0) #32
  tail call void @clearerr(ptr noundef %0) #32
  ret void
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @fgetpos(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #5 {
  %3 = tail call i64 @ftello(ptr noundef %0) #32
  %4 = icmp slt i64 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  store i64 %3, ptr %1, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 0, ptr %6, align 8
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ 0, %5 ], [ -1, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @fsetpos(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = load i64, ptr %1, align 8
  %4 = tail call signext i32 @fseeko(ptr noundef %0, i64 noundef %3, i32 noundef signext 0) #32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = alloca %struct.source, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #33
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = call fastcc signext i32 @scan_from(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2) #32
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #33
  ret i32 %7
}

; Function Attrs: nounwind optsize
define internal fastcc signext i32 @scan_from(ptr noundef %0, ptr noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #5 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca [256 x i8], align 1
  %10 = alloca %struct.item, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #33
  %11 = load i8, ptr %1, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %598, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = getelementptr inbounds i8, ptr %10, i64 296
  %17 = getelementptr inbounds i8, ptr %10, i64 8
  %18 = getelementptr inbounds i8, ptr %10, i64 36
  %19 = getelementptr inbounds i8, ptr %10, i64 16
  %20 = getelementptr inbounds i8, ptr %10, i64 24
  %21 = getelementptr inbounds i8, ptr %10, i64 32
  %22 = getelementptr inbounds i8, ptr %10, i64 304
  %23 = getelementptr inbounds i8, ptr %10, i64 32
  br label %24

24:                                               ; preds = %13, %591
  %25 = phi i8 [ %11, %13 ], [ %596, %591 ]
  %26 = phi ptr [ %1, %13 ], [ %595, %591 ]
  %27 = phi ptr [ %2, %13 ], [ %593, %591 ]
  %28 = phi i32 [ 0, %13 ], [ %592, %591 ]
  %29 = zext i8 %25 to i32
  %30 = icmp ne i8 %25, 32
  %31 = add nsw i32 %29, -14
  %32 = icmp ult i32 %31, -5
  %33 = and i1 %30, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %24
  call fastcc void @skip_spaces(ptr noundef %0) #32
  br label %591

35:                                               ; preds = %24
  %36 = icmp eq i8 %25, 37
  br i1 %36, label %66, label %37

37:                                               ; preds = %35
  %38 = call fastcc signext i32 @next(ptr noundef %0) #32
  %39 = icmp eq i32 %38, -1
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  %41 = icmp eq i32 %28, 0
  %42 = select i1 %41, i32 -1, i32 %28
  br label %598

43:                                               ; preds = %37
  %44 = load i8, ptr %26, align 1
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %38, %45
  br i1 %46, label %591, label %47

47:                                               ; preds = %43
  %48 = load i64, ptr %14, align 8
  %49 = add nsw i64 %48, -1
  store i64 %49, ptr %14, align 8
  %50 = load ptr, ptr %15, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %63, label %52

52:                                               ; preds = %47
  %53 = getelementptr inbounds i8, ptr %50, i64 264
  %54 = load i32, ptr %53, align 8
  %55 = icmp eq i32 %54, 8
  br i1 %55, label %598, label %56

56:                                               ; preds = %52
  %57 = trunc i32 %38 to i8
  %58 = getelementptr inbounds i8, ptr %50, i64 268
  %59 = add nsw i32 %54, 1
  store i32 %59, ptr %53, align 8
  %60 = sext i32 %54 to i64
  %61 = getelementptr inbounds [8 x i8], ptr %58, i64 0, i64 %60
  store i8 %57, ptr %61, align 1
  %62 = getelementptr inbounds i8, ptr %50, i64 256
  store i32 0, ptr %62, align 8
  br label %598

63:                                               ; preds = %47
  %64 = load ptr, ptr %0, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 -1
  store ptr %65, ptr %0, align 8
  br label %598

66:                                               ; preds = %35
  %67 = getelementptr inbounds i8, ptr %26, i64 1
  %68 = load i8, ptr %67, align 1
  %69 = icmp ne i8 %68, 42
  %70 = getelementptr inbounds i8, ptr %26, i64 2
  %71 = zext i1 %69 to i32
  %72 = select i1 %69, ptr %67, ptr %70
  %73 = load i8, ptr %72, align 1
  %74 = add i8 %73, -48
  %75 = icmp ult i8 %74, 10
  br i1 %75, label %76, label %93

76:                                               ; preds = %66, %76
  %77 = phi ptr [ %84, %76 ], [ %72, %66 ]
  %78 = phi i64 [ %83, %76 ], [ 0, %66 ]
  %79 = phi i8 [ %85, %76 ], [ %73, %66 ]
  %80 = mul i64 %78, 10
  %81 = and i8 %79, 15
  %82 = zext nneg i8 %81 to i64
  %83 = add i64 %80, %82
  %84 = getelementptr inbounds i8, ptr %77, i64 1
  %85 = load i8, ptr %84, align 1
  %86 = add i8 %85, -48
  %87 = icmp ult i8 %86, 10
  br i1 %87, label %76, label %88

88:                                               ; preds = %76
  %89 = icmp eq i8 %85, 36
  br i1 %89, label %92, label %90

90:                                               ; preds = %88
  %91 = load i8, ptr %84, align 1
  br label %93

92:                                               ; preds = %88
  call void @__tresse_unsupported(ptr noundef nonnull @.str.69) #34
  unreachable

93:                                               ; preds = %90, %66
  %94 = phi i8 [ %91, %90 ], [ %73, %66 ]
  %95 = phi i64 [ %83, %90 ], [ 0, %66 ]
  %96 = phi ptr [ %84, %90 ], [ %72, %66 ]
  %97 = icmp eq i8 %94, 109
  %98 = zext i1 %97 to i64
  %99 = getelementptr inbounds i8, ptr %96, i64 %98
  %100 = load i8, ptr %99, align 1
  switch i8 %100, label %125 [
    i8 104, label %101
    i8 108, label %108
    i8 113, label %114
    i8 106, label %114
    i8 76, label %116
    i8 122, label %118
    i8 116, label %118
  ]

101:                                              ; preds = %93
  %102 = getelementptr inbounds i8, ptr %99, i64 1
  %103 = load i8, ptr %102, align 1
  %104 = icmp eq i8 %103, 104
  %105 = getelementptr inbounds i8, ptr %99, i64 2
  %106 = select i1 %104, i32 -2, i32 -1
  %107 = select i1 %104, ptr %105, ptr %102
  br label %120

108:                                              ; preds = %93
  %109 = getelementptr inbounds i8, ptr %99, i64 1
  %110 = load i8, ptr %109, align 1
  %111 = icmp eq i8 %110, 108
  br i1 %111, label %112, label %125

112:                                              ; preds = %108
  %113 = getelementptr inbounds i8, ptr %99, i64 2
  br label %120

114:                                              ; preds = %93, %93
  %115 = getelementptr inbounds i8, ptr %99, i64 1
  br label %120

116:                                              ; preds = %93
  %117 = getelementptr inbounds i8, ptr %99, i64 1
  br label %120

118:                                              ; preds = %93, %93
  %119 = getelementptr inbounds i8, ptr %99, i64 1
  br label %120

120:                                              ; preds = %114, %116, %118, %112, %101
  %121 = phi i1 [ false, %101 ], [ false, %112 ], [ false, %114 ], [ false, %116 ], [ true, %118 ]
  %122 = phi i32 [ %106, %101 ], [ 2, %112 ], [ 2, %114 ], [ 3, %116 ], [ 1, %118 ]
  %123 = phi ptr [ %107, %101 ], [ %113, %112 ], [ %115, %114 ], [ %117, %116 ], [ %119, %118 ]
  %124 = load i8, ptr %123, align 1
  br label %125

125:                                              ; preds = %120, %93, %108
  %126 = phi i8 [ %124, %120 ], [ %100, %93 ], [ %110, %108 ]
  %127 = phi i1 [ %121, %120 ], [ false, %93 ], [ true, %108 ]
  %128 = phi i32 [ %122, %120 ], [ 0, %93 ], [ 1, %108 ]
  %129 = phi ptr [ %123, %120 ], [ %99, %93 ], [ %109, %108 ]
  %130 = icmp ne i8 %126, 99
  switch i8 %126, label %131 [
    i8 110, label %156
    i8 99, label %169
    i8 91, label %184
    i8 67, label %231
  ]

131:                                              ; preds = %125
  call fastcc void @skip_spaces(ptr noundef %0) #32
  switch i8 %126, label %232 [
    i8 37, label %132
    i8 70, label %236
    i8 115, label %171
    i8 71, label %236
    i8 83, label %231
    i8 105, label %228
    i8 111, label %229
    i8 120, label %230
    i8 88, label %230
    i8 112, label %230
    i8 100, label %236
    i8 117, label %236
    i8 97, label %236
    i8 101, label %236
    i8 102, label %236
    i8 103, label %236
    i8 65, label %236
    i8 69, label %236
  ]

132:                                              ; preds = %131
  %133 = call fastcc signext i32 @next(ptr noundef %0) #32
  switch i32 %133, label %137 [
    i32 -1, label %134
    i32 37, label %591
  ]

134:                                              ; preds = %132
  %135 = icmp eq i32 %28, 0
  %136 = select i1 %135, i32 -1, i32 %28
  br label %598

137:                                              ; preds = %132
  %138 = load i64, ptr %14, align 8
  %139 = add nsw i64 %138, -1
  store i64 %139, ptr %14, align 8
  %140 = load ptr, ptr %15, align 8
  %141 = icmp eq ptr %140, null
  br i1 %141, label %153, label %142

142:                                              ; preds = %137
  %143 = getelementptr inbounds i8, ptr %140, i64 264
  %144 = load i32, ptr %143, align 8
  %145 = icmp eq i32 %144, 8
  br i1 %145, label %598, label %146

146:                                              ; preds = %142
  %147 = trunc i32 %133 to i8
  %148 = getelementptr inbounds i8, ptr %140, i64 268
  %149 = add nsw i32 %144, 1
  store i32 %149, ptr %143, align 8
  %150 = sext i32 %144 to i64
  %151 = getelementptr inbounds [8 x i8], ptr %148, i64 0, i64 %150
  store i8 %147, ptr %151, align 1
  %152 = getelementptr inbounds i8, ptr %140, i64 256
  store i32 0, ptr %152, align 8
  br label %598

153:                                              ; preds = %137
  %154 = load ptr, ptr %0, align 8
  %155 = getelementptr inbounds i8, ptr %154, i64 -1
  store ptr %155, ptr %0, align 8
  br label %598

156:                                              ; preds = %125
  br i1 %69, label %157, label %591

157:                                              ; preds = %156
  %158 = getelementptr inbounds i8, ptr %27, i64 8
  %159 = load ptr, ptr %27, align 8
  %160 = load i64, ptr %14, align 8
  switch i32 %128, label %168 [
    i32 -2, label %161
    i32 -1, label %163
    i32 0, label %165
    i32 1, label %167
  ]

161:                                              ; preds = %157
  %162 = trunc i64 %160 to i8
  store i8 %162, ptr %159, align 1
  br label %591

163:                                              ; preds = %157
  %164 = trunc i64 %160 to i16
  store i16 %164, ptr %159, align 2
  br label %591

165:                                              ; preds = %157
  %166 = trunc i64 %160 to i32
  store i32 %166, ptr %159, align 4
  br label %591

167:                                              ; preds = %157
  store i64 %160, ptr %159, align 8
  br label %591

168:                                              ; preds = %157
  store i64 %160, ptr %159, align 8
  br label %591

169:                                              ; preds = %125
  %170 = call ptr @memset(ptr noundef nonnull %9, i32 noundef signext 1, i64 noundef 256) #31
  br label %233

171:                                              ; preds = %131
  %172 = call ptr @memset(ptr noundef nonnull %9, i32 noundef signext 1, i64 noundef 256) #31
  br label %173

173:                                              ; preds = %171, %173
  %174 = phi i64 [ 0, %171 ], [ %182, %173 ]
  %175 = icmp ne i64 %174, 32
  %176 = trunc i64 %174 to i32
  %177 = add nsw i32 %176, -14
  %178 = icmp ult i32 %177, -5
  %179 = and i1 %175, %178
  %180 = zext i1 %179 to i8
  %181 = getelementptr inbounds [256 x i8], ptr %9, i64 0, i64 %174
  store i8 %180, ptr %181, align 1
  %182 = add nuw nsw i64 %174, 1
  %183 = icmp ult i64 %174, 255
  br i1 %183, label %173, label %233

184:                                              ; preds = %125
  %185 = getelementptr inbounds i8, ptr %129, i64 1
  %186 = load i8, ptr %185, align 1
  %187 = icmp eq i8 %186, 94
  %188 = zext i1 %187 to i32
  %189 = zext i1 %187 to i64
  %190 = getelementptr inbounds i8, ptr %185, i64 %189
  %191 = call ptr @memset(ptr noundef nonnull %9, i32 noundef signext %188, i64 noundef 256) #31
  %192 = load i8, ptr %190, align 1
  %193 = icmp eq i8 %192, 0
  br i1 %193, label %227, label %194

194:                                              ; preds = %184
  %195 = xor i1 %187, true
  %196 = zext i1 %195 to i8
  br label %197

197:                                              ; preds = %218, %194
  %198 = phi i8 [ %192, %194 ], [ %220, %218 ]
  %199 = phi ptr [ %190, %194 ], [ %219, %218 ]
  %200 = icmp ne i8 %198, 93
  %201 = icmp eq ptr %199, %190
  %202 = select i1 %200, i1 true, i1 %201
  br i1 %202, label %203, label %233

203:                                              ; preds = %197
  %204 = getelementptr inbounds i8, ptr %199, i64 1
  %205 = load i8, ptr %204, align 1
  %206 = icmp eq i8 %205, 45
  br i1 %206, label %207, label %211

207:                                              ; preds = %203
  %208 = getelementptr inbounds i8, ptr %199, i64 2
  %209 = load i8, ptr %208, align 1
  switch i8 %209, label %210 [
    i8 0, label %211
    i8 93, label %211
  ]

210:                                              ; preds = %207
  br label %211

211:                                              ; preds = %210, %207, %207, %203
  %212 = phi ptr [ %208, %210 ], [ %199, %207 ], [ %199, %203 ], [ %199, %207 ]
  %213 = phi i8 [ %209, %210 ], [ %198, %207 ], [ %198, %203 ], [ %198, %207 ]
  %214 = icmp ugt i8 %198, %213
  br i1 %214, label %218, label %215

215:                                              ; preds = %211
  %216 = zext i8 %213 to i64
  %217 = zext i8 %198 to i64
  br label %222

218:                                              ; preds = %222, %211
  %219 = getelementptr inbounds i8, ptr %212, i64 1
  %220 = load i8, ptr %219, align 1
  %221 = icmp eq i8 %220, 0
  br i1 %221, label %227, label %197

222:                                              ; preds = %222, %215
  %223 = phi i64 [ %217, %215 ], [ %225, %222 ]
  %224 = getelementptr inbounds i8, ptr %9, i64 %223
  store i8 %196, ptr %224, align 1
  %225 = add nuw nsw i64 %223, 1
  %226 = icmp eq i64 %223, %216
  br i1 %226, label %218, label %222

227:                                              ; preds = %184, %218
  call void @__tresse_misuse(ptr noundef nonnull @.str.73) #34
  unreachable

228:                                              ; preds = %131
  br label %236

229:                                              ; preds = %131
  br label %236

230:                                              ; preds = %131, %131, %131
  br label %236

231:                                              ; preds = %131, %125
  call void @__tresse_unsupported(ptr noundef nonnull @.str.70) #34
  unreachable

232:                                              ; preds = %131
  call void @__tresse_misuse(ptr noundef nonnull @.str.71) #34
  unreachable

233:                                              ; preds = %197, %173, %169
  %234 = phi ptr [ %129, %169 ], [ %129, %173 ], [ %199, %197 ]
  br i1 %127, label %235, label %236

235:                                              ; preds = %233
  call void @__tresse_unsupported(ptr noundef nonnull @.str.70) #34
  unreachable

236:                                              ; preds = %131, %131, %131, %131, %131, %131, %131, %131, %131, %131, %228, %229, %230, %233
  %237 = phi ptr [ %234, %233 ], [ %129, %230 ], [ %129, %229 ], [ %129, %228 ], [ %129, %131 ], [ %129, %131 ], [ %129, %131 ], [ %129, %131 ], [ %129, %131 ], [ %129, %131 ], [ %129, %131 ], [ %129, %131 ], [ %129, %131 ], [ %129, %131 ]
  %238 = phi i1 [ true, %233 ], [ false, %230 ], [ false, %229 ], [ false, %228 ], [ false, %131 ], [ false, %131 ], [ false, %131 ], [ false, %131 ], [ false, %131 ], [ false, %131 ], [ false, %131 ], [ false, %131 ], [ false, %131 ], [ false, %131 ]
  %239 = phi i32 [ 10, %233 ], [ 16, %230 ], [ 8, %229 ], [ 8, %228 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ]
  %240 = phi i32 [ 10, %233 ], [ 16, %230 ], [ 8, %229 ], [ 0, %228 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ], [ 10, %131 ]
  %241 = call fastcc signext i32 @next(ptr noundef %0) #32
  %242 = icmp eq i32 %241, -1
  br i1 %242, label %243, label %246

243:                                              ; preds = %236
  %244 = icmp eq i32 %28, 0
  %245 = select i1 %244, i32 -1, i32 %28
  br label %598

246:                                              ; preds = %236
  %247 = load i64, ptr %14, align 8
  %248 = add nsw i64 %247, -1
  store i64 %248, ptr %14, align 8
  %249 = load ptr, ptr %15, align 8
  %250 = icmp eq ptr %249, null
  br i1 %250, label %262, label %251

251:                                              ; preds = %246
  %252 = getelementptr inbounds i8, ptr %249, i64 264
  %253 = load i32, ptr %252, align 8
  %254 = icmp eq i32 %253, 8
  br i1 %254, label %265, label %255

255:                                              ; preds = %251
  %256 = trunc i32 %241 to i8
  %257 = getelementptr inbounds i8, ptr %249, i64 268
  %258 = add nsw i32 %253, 1
  store i32 %258, ptr %252, align 8
  %259 = sext i32 %253 to i64
  %260 = getelementptr inbounds [8 x i8], ptr %257, i64 0, i64 %259
  store i8 %256, ptr %260, align 1
  %261 = getelementptr inbounds i8, ptr %249, i64 256
  store i32 0, ptr %261, align 8
  br label %265

262:                                              ; preds = %246
  %263 = load ptr, ptr %0, align 8
  %264 = getelementptr inbounds i8, ptr %263, i64 -1
  store ptr %264, ptr %0, align 8
  br label %265

265:                                              ; preds = %251, %255, %262
  br i1 %238, label %266, label %370

266:                                              ; preds = %265
  %267 = icmp eq i64 %95, 0
  %268 = icmp eq i8 %126, 99
  %269 = select i1 %268, i64 1, i64 -1
  %270 = select i1 %267, i64 %269, i64 %95
  br i1 %69, label %271, label %274

271:                                              ; preds = %266
  %272 = getelementptr inbounds i8, ptr %27, i64 8
  %273 = load ptr, ptr %27, align 8
  br label %274

274:                                              ; preds = %266, %271
  %275 = phi ptr [ %272, %271 ], [ %27, %266 ]
  %276 = phi ptr [ %273, %271 ], [ null, %266 ]
  %277 = and i1 %69, %97
  %278 = select i1 %277, ptr %276, ptr null
  %279 = icmp eq ptr %278, null
  %280 = select i1 %279, ptr %276, ptr null
  %281 = icmp ne ptr %278, null
  %282 = icmp ne ptr %280, null
  %283 = or i1 %281, %282
  br label %284

284:                                              ; preds = %332, %274
  %285 = phi i64 [ 0, %274 ], [ %335, %332 ]
  %286 = phi ptr [ null, %274 ], [ %333, %332 ]
  %287 = phi i64 [ 0, %274 ], [ %334, %332 ]
  %288 = call fastcc signext i32 @next(ptr noundef %0) #32
  %289 = icmp eq i32 %288, -1
  br i1 %289, label %338, label %290

290:                                              ; preds = %284
  %291 = zext nneg i32 %288 to i64
  %292 = getelementptr inbounds i8, ptr %9, i64 %291
  %293 = load i8, ptr %292, align 1
  %294 = icmp eq i8 %293, 0
  br i1 %294, label %295, label %314

295:                                              ; preds = %290
  %296 = load i64, ptr %14, align 8
  %297 = add nsw i64 %296, -1
  store i64 %297, ptr %14, align 8
  %298 = load ptr, ptr %15, align 8
  %299 = icmp eq ptr %298, null
  br i1 %299, label %311, label %300

300:                                              ; preds = %295
  %301 = getelementptr inbounds i8, ptr %298, i64 264
  %302 = load i32, ptr %301, align 8
  %303 = icmp eq i32 %302, 8
  br i1 %303, label %338, label %304

304:                                              ; preds = %300
  %305 = trunc i32 %288 to i8
  %306 = getelementptr inbounds i8, ptr %298, i64 268
  %307 = add nsw i32 %302, 1
  store i32 %307, ptr %301, align 8
  %308 = sext i32 %302 to i64
  %309 = getelementptr inbounds [8 x i8], ptr %306, i64 0, i64 %308
  store i8 %305, ptr %309, align 1
  %310 = getelementptr inbounds i8, ptr %298, i64 256
  store i32 0, ptr %310, align 8
  br label %338

311:                                              ; preds = %295
  %312 = load ptr, ptr %0, align 8
  %313 = getelementptr inbounds i8, ptr %312, i64 -1
  store ptr %313, ptr %0, align 8
  br label %338

314:                                              ; preds = %290
  %315 = add i64 %285, 2
  %316 = icmp ugt i64 %315, %287
  %317 = select i1 %281, i1 %316, i1 false
  br i1 %317, label %318, label %324

318:                                              ; preds = %314
  %319 = icmp eq i64 %287, 0
  %320 = shl i64 %287, 1
  %321 = select i1 %319, i64 32, i64 %320
  %322 = call ptr @realloc(ptr noundef %286, i64 noundef %321) #32
  %323 = icmp eq ptr %322, null
  br i1 %323, label %337, label %326

324:                                              ; preds = %314
  %325 = select i1 %281, ptr %286, ptr %276
  br i1 %283, label %326, label %332

326:                                              ; preds = %324, %318
  %327 = phi ptr [ %325, %324 ], [ %322, %318 ]
  %328 = phi ptr [ %286, %324 ], [ %322, %318 ]
  %329 = phi i64 [ %287, %324 ], [ %321, %318 ]
  %330 = trunc nuw i32 %288 to i8
  %331 = getelementptr inbounds i8, ptr %327, i64 %285
  store i8 %330, ptr %331, align 1
  br label %332

332:                                              ; preds = %326, %324
  %333 = phi ptr [ %328, %326 ], [ %286, %324 ]
  %334 = phi i64 [ %329, %326 ], [ %287, %324 ]
  %335 = add nuw i64 %285, 1
  %336 = icmp eq i64 %335, %270
  br i1 %336, label %338, label %284

337:                                              ; preds = %318
  call void @free(ptr noundef %286) #31
  br label %355

338:                                              ; preds = %332, %284, %311, %304, %300
  %339 = phi ptr [ %286, %300 ], [ %286, %304 ], [ %286, %311 ], [ %286, %284 ], [ %333, %332 ]
  %340 = phi i64 [ %285, %300 ], [ %285, %304 ], [ %285, %311 ], [ %285, %284 ], [ %270, %332 ]
  %341 = icmp ne i64 %340, 0
  %342 = and i1 %130, %341
  br i1 %342, label %343, label %349

343:                                              ; preds = %338
  %344 = icmp ne ptr %339, null
  %345 = or i1 %282, %344
  br i1 %345, label %346, label %349

346:                                              ; preds = %343
  %347 = select i1 %344, ptr %339, ptr %280
  %348 = getelementptr inbounds i8, ptr %347, i64 %340
  store i8 0, ptr %348, align 1
  br label %349

349:                                              ; preds = %346, %343, %338
  %350 = phi ptr [ null, %343 ], [ %339, %346 ], [ %339, %338 ]
  %351 = and i1 %281, %341
  br i1 %351, label %352, label %353

352:                                              ; preds = %349
  store ptr %350, ptr %278, align 8
  br label %353

353:                                              ; preds = %349, %352
  %354 = icmp slt i64 %340, 0
  br i1 %354, label %355, label %357

355:                                              ; preds = %353, %337
  %356 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 12, ptr %356, align 4
  br label %598

357:                                              ; preds = %353
  %358 = icmp eq i64 %340, 0
  br i1 %358, label %598, label %359

359:                                              ; preds = %357
  %360 = icmp ult i64 %340, %270
  %361 = select i1 %268, i1 %360, i1 false
  br i1 %361, label %362, label %368

362:                                              ; preds = %359
  br i1 %279, label %365, label %363

363:                                              ; preds = %362
  %364 = load ptr, ptr %278, align 8
  call void @free(ptr noundef %364) #31
  br label %365

365:                                              ; preds = %363, %362
  %366 = icmp eq i32 %28, 0
  %367 = select i1 %366, i32 -1, i32 %28
  br label %598

368:                                              ; preds = %359
  %369 = add nsw i32 %28, %71
  br label %591

370:                                              ; preds = %265
  call void @llvm.lifetime.start.p0(i64 312, ptr nonnull %10) #33
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(312) %23, i8 0, i64 280, i1 false)
  store ptr %0, ptr %10, align 8
  %371 = icmp eq i64 %95, 0
  %372 = select i1 %371, i64 -1, i64 %95
  store i64 %372, ptr %16, align 8
  store ptr %18, ptr %17, align 8
  store i64 0, ptr %19, align 8
  store i64 256, ptr %20, align 8
  %373 = call fastcc signext i32 @next(ptr noundef nonnull %0) #32
  store i32 %373, ptr %22, align 8
  br label %374

374:                                              ; preds = %374, %370
  %375 = phi ptr [ @.str.72, %370 ], [ %383, %374 ]
  %376 = phi ptr [ undef, %370 ], [ %381, %374 ]
  %377 = load i8, ptr %375, align 1
  %378 = icmp ne i8 %377, %126
  %379 = icmp ne i8 %377, 0
  %380 = select i1 %379, ptr %376, ptr null
  %381 = select i1 %378, ptr %380, ptr %375
  %382 = and i1 %378, %379
  %383 = getelementptr inbounds i8, ptr %375, i64 1
  br i1 %382, label %374, label %384

384:                                              ; preds = %374
  %385 = icmp eq ptr %381, null
  %386 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.74) #32
  br i1 %385, label %462, label %387

387:                                              ; preds = %384
  %388 = load i32, ptr %22, align 8
  %389 = icmp eq i32 %388, -1
  br i1 %389, label %433, label %390

390:                                              ; preds = %387
  %391 = add i32 %388, -65
  %392 = icmp ult i32 %391, 26
  %393 = add nuw nsw i32 %388, 32
  %394 = select i1 %392, i32 %393, i32 %388
  switch i32 %394, label %433 [
    i32 105, label %395
    i32 110, label %409
  ]

395:                                              ; preds = %390
  %396 = call fastcc signext i32 @take_word(ptr noundef nonnull %10, ptr noundef nonnull @.str.54) #32
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %479, label %398

398:                                              ; preds = %395
  %399 = load i32, ptr %22, align 8
  %400 = icmp eq i32 %399, -1
  br i1 %400, label %502, label %401

401:                                              ; preds = %398
  %402 = add i32 %399, -65
  %403 = icmp ult i32 %402, 26
  %404 = add nuw nsw i32 %399, 32
  %405 = select i1 %403, i32 %404, i32 %399
  %406 = icmp eq i32 %405, 105
  br i1 %406, label %407, label %479

407:                                              ; preds = %401
  %408 = call fastcc signext i32 @take_word(ptr noundef nonnull %10, ptr noundef nonnull @.str.55) #32
  br label %479

409:                                              ; preds = %390
  %410 = call fastcc signext i32 @take_word(ptr noundef nonnull %10, ptr noundef nonnull @.str.56) #32
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %479, label %412

412:                                              ; preds = %409
  %413 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.75) #32
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %479, label %415

415:                                              ; preds = %412
  %416 = load i32, ptr %22, align 8
  %417 = icmp eq i32 %416, -1
  br i1 %417, label %431, label %418

418:                                              ; preds = %415, %428
  %419 = phi i32 [ %429, %428 ], [ %416, %415 ]
  %420 = and i32 %419, -33
  %421 = add i32 %420, -65
  %422 = icmp ult i32 %421, 26
  %423 = add i32 %419, -48
  %424 = icmp ult i32 %423, 10
  %425 = or i1 %424, %422
  %426 = icmp eq i32 %419, 95
  %427 = or i1 %426, %425
  br i1 %427, label %428, label %431

428:                                              ; preds = %418
  call fastcc void @take(ptr noundef nonnull %10) #32
  %429 = load i32, ptr %22, align 8
  %430 = icmp eq i32 %429, -1
  br i1 %430, label %431, label %418

431:                                              ; preds = %428, %418, %415
  %432 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.76) #32
  br label %479

433:                                              ; preds = %390, %387
  %434 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.77) #32
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %440, label %436

436:                                              ; preds = %433
  %437 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.78) #32
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %440, label %439

439:                                              ; preds = %436
  br label %440

440:                                              ; preds = %439, %436, %433
  %441 = phi ptr [ @.str.80, %439 ], [ @.str.81, %436 ], [ @.str.81, %433 ]
  %442 = phi i32 [ 16, %439 ], [ 10, %436 ], [ 10, %433 ]
  %443 = phi i32 [ 0, %439 ], [ 1, %436 ], [ 0, %433 ]
  %444 = call fastcc signext i32 @take_digits(ptr noundef nonnull %10, i32 noundef signext %442) #32
  %445 = add nsw i32 %444, %443
  %446 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.79) #32
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %451, label %448

448:                                              ; preds = %440
  %449 = call fastcc signext i32 @take_digits(ptr noundef nonnull %10, i32 noundef signext %442) #32
  %450 = add nsw i32 %449, %445
  br label %451

451:                                              ; preds = %448, %440
  %452 = phi i32 [ %450, %448 ], [ %445, %440 ]
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %479, label %454

454:                                              ; preds = %451
  %455 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull %441) #32
  %456 = icmp eq i32 %455, 0
  br i1 %456, label %479, label %457

457:                                              ; preds = %454
  %458 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.74) #32
  %459 = call fastcc signext i32 @take_digits(ptr noundef nonnull %10, i32 noundef signext 10) #32
  %460 = icmp sgt i32 %459, 0
  %461 = zext i1 %460 to i32
  br label %479

462:                                              ; preds = %384
  switch i32 %240, label %470 [
    i32 16, label %463
    i32 0, label %463
  ]

463:                                              ; preds = %462, %462
  %464 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.77) #32
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %470, label %466

466:                                              ; preds = %463
  %467 = call fastcc signext i32 @took(ptr noundef nonnull %10, ptr noundef nonnull @.str.78) #32
  %468 = icmp eq i32 %467, 0
  %469 = select i1 %468, i32 %239, i32 16
  br label %470

470:                                              ; preds = %462, %463, %466
  %471 = phi i32 [ %240, %463 ], [ %240, %462 ], [ %469, %466 ]
  %472 = phi i1 [ false, %463 ], [ false, %462 ], [ %468, %466 ]
  %473 = icmp eq i32 %471, 0
  %474 = select i1 %473, i32 10, i32 %471
  %475 = call fastcc signext i32 @take_digits(ptr noundef nonnull %10, i32 noundef signext %474) #32
  %476 = icmp ne i32 %475, 0
  %477 = or i1 %472, %476
  %478 = zext i1 %477 to i32
  br label %479

479:                                              ; preds = %457, %454, %451, %431, %412, %409, %407, %401, %395, %470
  %480 = phi i32 [ 1, %454 ], [ 0, %451 ], [ 1, %412 ], [ 0, %409 ], [ %408, %407 ], [ 1, %401 ], [ 0, %395 ], [ %461, %457 ], [ %432, %431 ], [ %478, %470 ]
  %481 = load i32, ptr %22, align 8
  %482 = icmp eq i32 %481, -1
  br i1 %482, label %502, label %483

483:                                              ; preds = %479
  %484 = load i64, ptr %14, align 8
  %485 = add nsw i64 %484, -1
  store i64 %485, ptr %14, align 8
  %486 = load ptr, ptr %15, align 8
  %487 = icmp eq ptr %486, null
  br i1 %487, label %499, label %488

488:                                              ; preds = %483
  %489 = getelementptr inbounds i8, ptr %486, i64 264
  %490 = load i32, ptr %489, align 8
  %491 = icmp eq i32 %490, 8
  br i1 %491, label %502, label %492

492:                                              ; preds = %488
  %493 = trunc i32 %481 to i8
  %494 = getelementptr inbounds i8, ptr %486, i64 268
  %495 = add nsw i32 %490, 1
  store i32 %495, ptr %489, align 8
  %496 = sext i32 %490 to i64
  %497 = getelementptr inbounds [8 x i8], ptr %494, i64 0, i64 %496
  store i8 %493, ptr %497, align 1
  %498 = getelementptr inbounds i8, ptr %486, i64 256
  store i32 0, ptr %498, align 8
  br label %502

499:                                              ; preds = %483
  %500 = load ptr, ptr %0, align 8
  %501 = getelementptr inbounds i8, ptr %500, i64 -1
  store ptr %501, ptr %0, align 8
  br label %502

502:                                              ; preds = %398, %479, %488, %492, %499
  %503 = phi i32 [ %480, %479 ], [ %480, %488 ], [ %480, %492 ], [ %480, %499 ], [ 1, %398 ]
  %504 = call fastcc signext i32 @reserve(ptr noundef nonnull %17, i64 noundef 1) #32
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %511, label %506

506:                                              ; preds = %502
  %507 = load ptr, ptr %17, align 8
  %508 = load i64, ptr %19, align 8
  %509 = add i64 %508, 1
  store i64 %509, ptr %19, align 8
  %510 = getelementptr inbounds i8, ptr %507, i64 %508
  store i8 0, ptr %510, align 1
  br label %511

511:                                              ; preds = %502, %506
  %512 = load i32, ptr %21, align 8
  %513 = icmp eq i32 %512, 0
  br i1 %513, label %519, label %514

514:                                              ; preds = %511
  %515 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 %512, ptr %515, align 4
  %516 = load ptr, ptr %17, align 8
  %517 = icmp eq ptr %516, %18
  br i1 %517, label %588, label %518

518:                                              ; preds = %514
  call void @free(ptr noundef %516) #31
  br label %588

519:                                              ; preds = %511
  %520 = icmp ne i32 %503, 0
  %521 = and i1 %69, %520
  br i1 %521, label %522, label %581

522:                                              ; preds = %519
  %523 = getelementptr inbounds i8, ptr %27, i64 8
  %524 = load ptr, ptr %27, align 8
  br i1 %385, label %546, label %525

525:                                              ; preds = %522
  %526 = load ptr, ptr %17, align 8
  switch i32 %128, label %537 [
    i32 1, label %527
    i32 3, label %536
  ]

527:                                              ; preds = %525
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #33
  %528 = call fastcc i64 @read_real(ptr noundef nonnull @double_format, ptr noundef %526, ptr noundef nonnull %8, ptr noundef nonnull %7) #32
  %529 = load ptr, ptr %8, align 8
  %530 = icmp eq ptr %529, null
  %531 = load i32, ptr %7, align 4
  %532 = zext i32 %531 to i64
  %533 = shl i64 %532, 63
  %534 = select i1 %530, i64 0, i64 %533
  %535 = or i64 %534, %528
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #33
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #33
  store i64 %535, ptr %524, align 8
  br label %579

536:                                              ; preds = %525
  call void @__tresse_unsupported(ptr noundef nonnull @.str.82) #34
  unreachable

537:                                              ; preds = %525
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #33
  %538 = call fastcc i64 @read_real(ptr noundef nonnull @single_format, ptr noundef %526, ptr noundef nonnull %6, ptr noundef nonnull %5) #32
  %539 = load ptr, ptr %6, align 8
  %540 = trunc i64 %538 to i32
  %541 = icmp eq ptr %539, null
  %542 = load i32, ptr %5, align 4
  %543 = shl i32 %542, 31
  %544 = select i1 %541, i32 0, i32 %543
  %545 = or i32 %544, %540
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #33
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #33
  store i32 %545, ptr %524, align 4
  br label %579

546:                                              ; preds = %522
  switch i8 %126, label %568 [
    i8 112, label %547
    i8 105, label %551
    i8 100, label %551
  ]

547:                                              ; preds = %546
  %548 = load ptr, ptr %17, align 8
  %549 = call fastcc i64 @read_unsigned(ptr noundef %548, ptr noundef null, i32 noundef signext 16, i32 noundef signext 0) #32
  %550 = inttoptr i64 %549 to ptr
  store ptr %550, ptr %524, align 8
  br label %579

551:                                              ; preds = %546, %546
  %552 = load ptr, ptr %17, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #33
  %553 = call fastcc i64 @read_integer(ptr noundef %552, ptr noundef null, i32 noundef signext %240, i32 noundef signext 0, i64 noundef 9223372036854775807, i64 noundef -9223372036854775808, ptr noundef nonnull %4) #32
  %554 = load i32, ptr %4, align 4
  %555 = icmp eq i32 %554, 0
  %556 = icmp slt i64 %553, 0
  %557 = sub nsw i64 0, %553
  %558 = select i1 %556, i64 -9223372036854775808, i64 %557
  %559 = select i1 %555, i64 %553, i64 %558
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #33
  switch i32 %128, label %567 [
    i32 -2, label %560
    i32 -1, label %562
    i32 0, label %564
    i32 1, label %566
  ]

560:                                              ; preds = %551
  %561 = trunc i64 %559 to i8
  store i8 %561, ptr %524, align 1
  br label %579

562:                                              ; preds = %551
  %563 = trunc i64 %559 to i16
  store i16 %563, ptr %524, align 2
  br label %579

564:                                              ; preds = %551
  %565 = trunc i64 %559 to i32
  store i32 %565, ptr %524, align 4
  br label %579

566:                                              ; preds = %551
  store i64 %559, ptr %524, align 8
  br label %579

567:                                              ; preds = %551
  store i64 %559, ptr %524, align 8
  br label %579

568:                                              ; preds = %546
  %569 = load ptr, ptr %17, align 8
  %570 = call fastcc i64 @read_unsigned(ptr noundef %569, ptr noundef null, i32 noundef signext %240, i32 noundef signext 0) #32
  switch i32 %128, label %578 [
    i32 -2, label %571
    i32 -1, label %573
    i32 0, label %575
    i32 1, label %577
  ]

571:                                              ; preds = %568
  %572 = trunc i64 %570 to i8
  store i8 %572, ptr %524, align 1
  br label %579

573:                                              ; preds = %568
  %574 = trunc i64 %570 to i16
  store i16 %574, ptr %524, align 2
  br label %579

575:                                              ; preds = %568
  %576 = trunc i64 %570 to i32
  store i32 %576, ptr %524, align 4
  br label %579

577:                                              ; preds = %568
  store i64 %570, ptr %524, align 8
  br label %579

578:                                              ; preds = %568
  store i64 %570, ptr %524, align 8
  br label %579

579:                                              ; preds = %578, %577, %575, %573, %571, %567, %566, %564, %562, %560, %537, %527, %547
  %580 = add nsw i32 %28, 1
  br label %581

581:                                              ; preds = %579, %519
  %582 = phi i32 [ %580, %579 ], [ %28, %519 ]
  %583 = phi ptr [ %523, %579 ], [ %27, %519 ]
  %584 = load ptr, ptr %17, align 8
  %585 = icmp eq ptr %584, %18
  br i1 %585, label %587, label %586

586:                                              ; preds = %581
  call void @free(ptr noundef %584) #31
  br label %587

587:                                              ; preds = %581, %586
  br i1 %520, label %590, label %588

588:                                              ; preds = %587, %514, %518
  %589 = phi i32 [ -1, %518 ], [ -1, %514 ], [ %582, %587 ]
  call void @llvm.lifetime.end.p0(i64 312, ptr nonnull %10) #33
  br label %598

590:                                              ; preds = %587
  call void @llvm.lifetime.end.p0(i64 312, ptr nonnull %10) #33
  br label %591

591:                                              ; preds = %168, %167, %165, %163, %161, %368, %156, %132, %590, %43, %34
  %592 = phi i32 [ %28, %34 ], [ %582, %590 ], [ %28, %43 ], [ %28, %168 ], [ %28, %167 ], [ %28, %165 ], [ %28, %163 ], [ %28, %161 ], [ %369, %368 ], [ %28, %156 ], [ %28, %132 ]
  %593 = phi ptr [ %27, %34 ], [ %583, %590 ], [ %27, %43 ], [ %158, %168 ], [ %158, %167 ], [ %158, %165 ], [ %158, %163 ], [ %158, %161 ], [ %275, %368 ], [ %27, %156 ], [ %27, %132 ]
  %594 = phi ptr [ %26, %34 ], [ %237, %590 ], [ %26, %43 ], [ %129, %168 ], [ %129, %167 ], [ %129, %165 ], [ %129, %163 ], [ %129, %161 ], [ %237, %368 ], [ %129, %156 ], [ %129, %132 ]
  %595 = getelementptr inbounds i8, ptr %594, i64 1
  %596 = load i8, ptr %595, align 1
  %597 = icmp eq i8 %596, 0
  br i1 %597, label %598, label %24

598:                                              ; preds = %591, %357, %3, %153, %146, %142, %365, %355, %243, %134, %63, %56, %52, %40, %588
  %599 = phi i32 [ %589, %588 ], [ %28, %63 ], [ %28, %56 ], [ %28, %52 ], [ %42, %40 ], [ %28, %153 ], [ %28, %146 ], [ %28, %142 ], [ %367, %365 ], [ -1, %355 ], [ %245, %243 ], [ %136, %134 ], [ 0, %3 ], [ %592, %591 ], [ %28, %357 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #33
  ret i32 %599
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = alloca %struct.source, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #33
  store ptr null, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 112
  %6 = load i32, ptr %5, align 8
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
  %14 = getelementptr inbounds i8, ptr %4, i64 8
  %15 = getelementptr inbounds i8, ptr %0, i64 216
  %16 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %15) #31
  store ptr %0, ptr %14, align 8
  %17 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %17, align 8
  %18 = call fastcc signext i32 @scan_from(ptr noundef nonnull %4, ptr noundef %1, ptr noundef %2) #32
  %19 = load ptr, ptr %14, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %24, label %21

21:                                               ; preds = %13
  %22 = getelementptr inbounds i8, ptr %19, i64 216
  %23 = call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #31
  br label %24

24:                                               ; preds = %11, %13, %21
  %25 = phi i32 [ -1, %11 ], [ %18, %13 ], [ %18, %21 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #33
  ret i32 %25
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @vscanf(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca %struct.source, align 8
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #33
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #33
  store ptr %0, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %7, align 8
  %8 = call fastcc signext i32 @scan_from(ptr noundef nonnull %3, ptr noundef %1, ptr noundef readonly %5) #32
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #33
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #33
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @fscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 8
  %5 = call signext i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #32
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @scanf(ptr noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #33
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 8
  %4 = call signext i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef readonly %3) #32
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #33
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__isoc99_vsscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = alloca %struct.source, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #33
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr null, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %4, i64 16
  store i64 0, ptr %6, align 8
  %7 = call fastcc signext i32 @scan_from(ptr noundef nonnull %4, ptr noundef %1, ptr noundef readonly %2) #32
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #33
  ret i32 %7
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__isoc99_vfscanf(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = tail call signext i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %2) #32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__isoc99_vscanf(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef readonly %1) #32
  ret i32 %3
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__isoc99_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca %struct.source, align 8
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #33
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #33
  store ptr %0, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %7, align 8
  %8 = call fastcc signext i32 @scan_from(ptr noundef nonnull %3, ptr noundef %1, ptr noundef readonly %5) #32
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #33
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #33
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__isoc99_fscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 8
  %5 = call signext i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #32
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__isoc99_scanf(ptr noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #33
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 8
  %4 = call signext i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef readonly %3) #32
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #33
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__isoc23_sscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca %struct.source, align 8
  %4 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #33
  call void @llvm.va_start.p0(ptr nonnull %4)
  %5 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #33
  store ptr %0, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  store i64 0, ptr %7, align 8
  %8 = call fastcc signext i32 @scan_from(ptr noundef nonnull %3, ptr noundef %1, ptr noundef readonly %5) #32
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #33
  call void @llvm.va_end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #33
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__isoc23_fscanf(ptr noundef %0, ptr noundef %1, ...) local_unnamed_addr #5 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = load ptr, ptr %3, align 8
  %5 = call signext i32 @vfscanf(ptr noundef %0, ptr noundef %1, ptr noundef %4) #32
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @__isoc23_scanf(ptr noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #33
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = load ptr, ptr %2, align 8
  %4 = call signext i32 @vfscanf(ptr noundef nonnull @stream_in, ptr noundef %0, ptr noundef readonly %3) #32
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #33
  ret i32 %4
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @getopt(i32 noundef signext %0, ptr nocapture noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call fastcc signext i32 @get_option(i32 noundef signext %0, ptr noundef %1, ptr noundef %2, ptr noundef null, ptr noundef null) #32
  ret i32 %4
}

; Function Attrs: nounwind optsize
define internal fastcc signext i32 @get_option(i32 noundef signext %0, ptr nocapture noundef %1, ptr noundef readonly %2, ptr noundef %3, ptr noundef writeonly %4) unnamed_addr #5 {
  %6 = alloca i8, align 1
  store ptr null, ptr @optarg, align 8
  %7 = icmp slt i32 %0, 1
  br i1 %7, label %338, label %8

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
  store ptr null, ptr @next_option, align 8
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
  %20 = getelementptr inbounds i8, ptr %2, i64 1
  %21 = load i8, ptr %20, align 1
  br label %22

22:                                               ; preds = %15, %19
  %23 = phi i8 [ %17, %15 ], [ %21, %19 ]
  %24 = phi ptr [ %2, %15 ], [ %20, %19 ]
  %25 = icmp eq i8 %23, 58
  %26 = load ptr, ptr @next_option, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %31, label %28

28:                                               ; preds = %22
  %29 = load i8, ptr %26, align 1
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %278

31:                                               ; preds = %28, %22
  store ptr null, ptr @next_option, align 8
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
    i8 45, label %75
    i8 43, label %75
  ]

42:                                               ; preds = %40
  %43 = icmp eq i32 %41, %36
  %44 = icmp eq i32 %36, %16
  %45 = or i1 %43, %44
  br i1 %45, label %48, label %46

46:                                               ; preds = %42
  tail call fastcc void @exchange(ptr noundef %1) #32
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
  br i1 %52, label %53, label %72

53:                                               ; preds = %50
  %54 = sext i32 %51 to i64
  br label %55

55:                                               ; preds = %53, %66
  %56 = phi i32 [ %51, %53 ], [ %68, %66 ]
  %57 = phi i64 [ %54, %53 ], [ %67, %66 ]
  %58 = getelementptr inbounds ptr, ptr %1, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = load i8, ptr %59, align 1
  %61 = icmp eq i8 %60, 45
  br i1 %61, label %62, label %66

62:                                               ; preds = %55
  %63 = getelementptr inbounds i8, ptr %59, i64 1
  %64 = load i8, ptr %63, align 1
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %66, label %70

66:                                               ; preds = %55, %62
  %67 = add nsw i64 %57, 1
  %68 = trunc i64 %67 to i32
  store i32 %68, ptr @optind, align 4
  %69 = icmp eq i32 %68, %0
  br i1 %69, label %72, label %55

70:                                               ; preds = %62
  %71 = trunc nsw i64 %57 to i32
  br label %72

72:                                               ; preds = %66, %70, %50
  %73 = phi i32 [ %51, %50 ], [ %56, %70 ], [ %0, %66 ]
  %74 = phi i32 [ %51, %50 ], [ %71, %70 ], [ %0, %66 ]
  store i32 %74, ptr @last_operand, align 4
  br label %75

75:                                               ; preds = %40, %40, %72
  %76 = phi i32 [ %36, %40 ], [ %36, %40 ], [ %74, %72 ]
  %77 = phi i32 [ %16, %40 ], [ %16, %40 ], [ %73, %72 ]
  %78 = icmp slt i32 %77, %0
  br i1 %78, label %79, label %105

79:                                               ; preds = %75
  %80 = sext i32 %77 to i64
  %81 = getelementptr inbounds ptr, ptr %1, i64 %80
  %82 = load ptr, ptr %81, align 8
  br label %83

83:                                               ; preds = %90, %79
  %84 = phi i64 [ 0, %79 ], [ %92, %90 ]
  %85 = getelementptr inbounds i8, ptr %82, i64 %84
  %86 = load i8, ptr %85, align 1
  %87 = getelementptr inbounds i8, ptr @.str.83, i64 %84
  %88 = load i8, ptr %87, align 1
  %89 = icmp eq i8 %86, %88
  br i1 %89, label %90, label %105

90:                                               ; preds = %83
  %91 = icmp eq i8 %86, 0
  %92 = add nuw i64 %84, 1
  %93 = icmp eq i64 %92, -1
  %94 = select i1 %91, i1 true, i1 %93
  br i1 %94, label %95, label %83

95:                                               ; preds = %90
  %96 = add nsw i32 %77, 1
  store i32 %96, ptr @optind, align 4
  %97 = load i32, ptr @first_operand, align 4
  %98 = icmp eq i32 %97, %76
  %99 = icmp eq i32 %76, %96
  %100 = select i1 %98, i1 true, i1 %99
  br i1 %100, label %102, label %101

101:                                              ; preds = %95
  tail call fastcc void @exchange(ptr noundef %1) #32
  br label %104

102:                                              ; preds = %95
  br i1 %98, label %103, label %104

103:                                              ; preds = %102
  store i32 %96, ptr @first_operand, align 4
  br label %104

104:                                              ; preds = %101, %103, %102
  store i32 %0, ptr @last_operand, align 4
  store i32 %0, ptr @optind, align 4
  br label %107

105:                                              ; preds = %83, %75
  %106 = icmp slt i32 %77, %0
  br i1 %106, label %112, label %107

107:                                              ; preds = %104, %105
  %108 = phi i32 [ %0, %104 ], [ %76, %105 ]
  %109 = load i32, ptr @first_operand, align 4
  %110 = icmp eq i32 %109, %108
  br i1 %110, label %338, label %111

111:                                              ; preds = %107
  store i32 %109, ptr @optind, align 4
  br label %338

112:                                              ; preds = %105
  %113 = sext i32 %77 to i64
  %114 = getelementptr inbounds ptr, ptr %1, i64 %113
  %115 = load ptr, ptr %114, align 8
  %116 = load i8, ptr %115, align 1
  %117 = icmp eq i8 %116, 45
  br i1 %117, label %118, label %122

118:                                              ; preds = %112
  %119 = getelementptr inbounds i8, ptr %115, i64 1
  %120 = load i8, ptr %119, align 1
  %121 = icmp eq i8 %120, 0
  br i1 %121, label %122, label %125

122:                                              ; preds = %112, %118
  br i1 %18, label %338, label %123

123:                                              ; preds = %122
  %124 = add nsw i32 %77, 1
  store i32 %124, ptr @optind, align 4
  store ptr %115, ptr @optarg, align 8
  br label %338

125:                                              ; preds = %118
  %126 = icmp ne ptr %3, null
  %127 = icmp eq i8 %120, 45
  %128 = and i1 %126, %127
  br i1 %128, label %129, label %278

129:                                              ; preds = %125
  %130 = getelementptr inbounds i8, ptr %115, i64 2
  %131 = tail call i64 @strcspn(ptr noundef nonnull %130, ptr noundef nonnull @.str.86) #32
  %132 = load ptr, ptr %3, align 8
  %133 = icmp eq ptr %132, null
  br i1 %133, label %134, label %136

134:                                              ; preds = %129
  %135 = add nsw i32 %77, 1
  store i32 %135, ptr @optind, align 4
  store ptr null, ptr @next_option, align 8
  br label %209

136:                                              ; preds = %129
  %137 = icmp eq i64 %131, 0
  br label %142

138:                                              ; preds = %189
  %139 = add nsw i32 %77, 1
  store i32 %139, ptr @optind, align 4
  store ptr null, ptr @next_option, align 8
  %140 = icmp eq i32 %192, 0
  %141 = or i1 %191, %140
  br i1 %141, label %207, label %197

142:                                              ; preds = %189, %136
  %143 = phi ptr [ %132, %136 ], [ %194, %189 ]
  %144 = phi ptr [ %3, %136 ], [ %193, %189 ]
  %145 = phi i32 [ 0, %136 ], [ %192, %189 ]
  %146 = phi ptr [ null, %136 ], [ %190, %189 ]
  br i1 %137, label %159, label %147

147:                                              ; preds = %142, %154
  %148 = phi i64 [ %156, %154 ], [ 0, %142 ]
  %149 = getelementptr inbounds i8, ptr %143, i64 %148
  %150 = load i8, ptr %149, align 1
  %151 = getelementptr inbounds i8, ptr %130, i64 %148
  %152 = load i8, ptr %151, align 1
  %153 = icmp eq i8 %150, %152
  br i1 %153, label %154, label %189

154:                                              ; preds = %147
  %155 = icmp eq i8 %150, 0
  %156 = add nuw i64 %148, 1
  %157 = icmp eq i64 %156, %131
  %158 = select i1 %155, i1 true, i1 %157
  br i1 %158, label %159, label %147

159:                                              ; preds = %154, %142
  br label %160

160:                                              ; preds = %159, %160
  %161 = phi i64 [ %165, %160 ], [ 0, %159 ]
  %162 = getelementptr inbounds i8, ptr %143, i64 %161
  %163 = load i8, ptr %162, align 1
  %164 = icmp eq i8 %163, 0
  %165 = add i64 %161, 1
  br i1 %164, label %166, label %160

166:                                              ; preds = %160
  %167 = icmp eq i64 %161, %131
  %168 = icmp eq ptr %146, null
  %169 = select i1 %167, i1 true, i1 %168
  br i1 %169, label %189, label %170

170:                                              ; preds = %166
  %171 = getelementptr inbounds i8, ptr %146, i64 8
  %172 = load i32, ptr %171, align 8
  %173 = getelementptr inbounds i8, ptr %144, i64 8
  %174 = load i32, ptr %173, align 8
  %175 = icmp eq i32 %172, %174
  br i1 %175, label %176, label %188

176:                                              ; preds = %170
  %177 = getelementptr inbounds i8, ptr %146, i64 16
  %178 = load ptr, ptr %177, align 8
  %179 = getelementptr inbounds i8, ptr %144, i64 16
  %180 = load ptr, ptr %179, align 8
  %181 = icmp eq ptr %178, %180
  br i1 %181, label %182, label %188

182:                                              ; preds = %176
  %183 = getelementptr inbounds i8, ptr %146, i64 24
  %184 = load i32, ptr %183, align 8
  %185 = getelementptr inbounds i8, ptr %144, i64 24
  %186 = load i32, ptr %185, align 8
  %187 = icmp eq i32 %184, %186
  br i1 %187, label %189, label %188

188:                                              ; preds = %182, %176, %170
  br label %189

189:                                              ; preds = %147, %188, %182, %166
  %190 = phi ptr [ %146, %188 ], [ %146, %182 ], [ %144, %166 ], [ %146, %147 ]
  %191 = phi i1 [ false, %188 ], [ false, %182 ], [ %167, %166 ], [ false, %147 ]
  %192 = phi i32 [ 1, %188 ], [ %145, %182 ], [ %145, %166 ], [ %145, %147 ]
  %193 = getelementptr inbounds i8, ptr %144, i64 32
  %194 = load ptr, ptr %193, align 8
  %195 = icmp eq ptr %194, null
  %196 = or i1 %191, %195
  br i1 %196, label %138, label %142

197:                                              ; preds = %138
  br i1 %25, label %206, label %198

198:                                              ; preds = %197, %198
  %199 = phi i64 [ %203, %198 ], [ 0, %197 ]
  %200 = getelementptr inbounds i8, ptr %130, i64 %199
  %201 = load i8, ptr %200, align 1
  %202 = icmp eq i8 %201, 0
  %203 = add i64 %199, 1
  br i1 %202, label %204, label %198

204:                                              ; preds = %198
  %205 = trunc i64 %199 to i32
  tail call fastcc void @complain(ptr noundef readonly %1, ptr noundef nonnull @.str.87, ptr noundef nonnull %130, i32 noundef signext %205) #32
  br label %206

206:                                              ; preds = %204, %197
  store i32 0, ptr @optopt, align 4
  br label %338

207:                                              ; preds = %138
  %208 = icmp eq ptr %190, null
  br i1 %208, label %209, label %213

209:                                              ; preds = %207, %134
  br i1 %25, label %212, label %210

210:                                              ; preds = %209
  %211 = trunc i64 %131 to i32
  tail call fastcc void @complain(ptr noundef readonly %1, ptr noundef nonnull @.str.88, ptr noundef nonnull %130, i32 noundef signext %211) #32
  br label %212

212:                                              ; preds = %210, %209
  store i32 0, ptr @optopt, align 4
  br label %338

213:                                              ; preds = %207
  store ptr null, ptr @optarg, align 8
  %214 = getelementptr inbounds i8, ptr %130, i64 %131
  %215 = load i8, ptr %214, align 1
  %216 = icmp eq i8 %215, 0
  %217 = getelementptr inbounds i8, ptr %190, i64 8
  %218 = load i32, ptr %217, align 8
  br i1 %216, label %237, label %219

219:                                              ; preds = %213
  %220 = icmp eq i32 %218, 0
  br i1 %220, label %221, label %235

221:                                              ; preds = %219
  br i1 %25, label %232, label %222

222:                                              ; preds = %221
  %223 = load ptr, ptr %190, align 8
  br label %224

224:                                              ; preds = %224, %222
  %225 = phi i64 [ 0, %222 ], [ %229, %224 ]
  %226 = getelementptr inbounds i8, ptr %223, i64 %225
  %227 = load i8, ptr %226, align 1
  %228 = icmp eq i8 %227, 0
  %229 = add i64 %225, 1
  br i1 %228, label %230, label %224

230:                                              ; preds = %224
  %231 = trunc i64 %225 to i32
  tail call fastcc void @complain(ptr noundef readonly %1, ptr noundef nonnull @.str.89, ptr noundef nonnull %223, i32 noundef signext %231) #32
  br label %232

232:                                              ; preds = %230, %221
  %233 = getelementptr inbounds i8, ptr %190, i64 24
  %234 = load i32, ptr %233, align 8
  store i32 %234, ptr @optopt, align 4
  br label %338

235:                                              ; preds = %219
  %236 = getelementptr inbounds i8, ptr %214, i64 1
  br label %261

237:                                              ; preds = %213
  %238 = icmp eq i32 %218, 1
  br i1 %238, label %239, label %263

239:                                              ; preds = %237
  %240 = icmp slt i32 %139, %0
  br i1 %240, label %256, label %241

241:                                              ; preds = %239
  br i1 %25, label %252, label %242

242:                                              ; preds = %241
  %243 = load ptr, ptr %190, align 8
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ 0, %242 ], [ %249, %244 ]
  %246 = getelementptr inbounds i8, ptr %243, i64 %245
  %247 = load i8, ptr %246, align 1
  %248 = icmp eq i8 %247, 0
  %249 = add i64 %245, 1
  br i1 %248, label %250, label %244

250:                                              ; preds = %244
  %251 = trunc i64 %245 to i32
  tail call fastcc void @complain(ptr noundef readonly %1, ptr noundef nonnull @.str.90, ptr noundef nonnull %243, i32 noundef signext %251) #32
  br label %252

252:                                              ; preds = %250, %241
  %253 = phi i32 [ 63, %250 ], [ 58, %241 ]
  %254 = getelementptr inbounds i8, ptr %190, i64 24
  %255 = load i32, ptr %254, align 8
  store i32 %255, ptr @optopt, align 4
  br label %338

256:                                              ; preds = %239
  %257 = add nsw i32 %77, 2
  store i32 %257, ptr @optind, align 4
  %258 = sext i32 %139 to i64
  %259 = getelementptr inbounds ptr, ptr %1, i64 %258
  %260 = load ptr, ptr %259, align 8
  br label %261

261:                                              ; preds = %256, %235
  %262 = phi ptr [ %260, %256 ], [ %236, %235 ]
  store ptr %262, ptr @optarg, align 8
  br label %263

263:                                              ; preds = %261, %237
  %264 = icmp eq ptr %4, null
  br i1 %264, label %271, label %265

265:                                              ; preds = %263
  %266 = ptrtoint ptr %190 to i64
  %267 = ptrtoint ptr %3 to i64
  %268 = sub i64 %266, %267
  %269 = lshr exact i64 %268, 5
  %270 = trunc i64 %269 to i32
  store i32 %270, ptr %4, align 4
  br label %271

271:                                              ; preds = %265, %263
  %272 = getelementptr inbounds i8, ptr %190, i64 16
  %273 = load ptr, ptr %272, align 8
  %274 = icmp eq ptr %273, null
  %275 = getelementptr inbounds i8, ptr %190, i64 24
  %276 = load i32, ptr %275, align 8
  br i1 %274, label %338, label %277

277:                                              ; preds = %271
  store i32 %276, ptr %273, align 4
  br label %338

278:                                              ; preds = %125, %28
  %279 = phi i32 [ %16, %28 ], [ %77, %125 ]
  %280 = phi i8 [ %29, %28 ], [ %120, %125 ]
  %281 = phi ptr [ %26, %28 ], [ %119, %125 ]
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %6) #33
  %282 = getelementptr inbounds i8, ptr %281, i64 1
  store ptr %282, ptr @next_option, align 8
  store i8 %280, ptr %6, align 1
  %283 = and i8 %280, -2
  %284 = icmp eq i8 %283, 58
  br i1 %284, label %295, label %285

285:                                              ; preds = %278, %285
  %286 = phi ptr [ %294, %285 ], [ %24, %278 ]
  %287 = phi ptr [ %292, %285 ], [ undef, %278 ]
  %288 = load i8, ptr %286, align 1
  %289 = icmp ne i8 %288, %280
  %290 = icmp ne i8 %288, 0
  %291 = select i1 %290, ptr %287, ptr null
  %292 = select i1 %289, ptr %291, ptr %286
  %293 = and i1 %289, %290
  %294 = getelementptr inbounds i8, ptr %286, i64 1
  br i1 %293, label %285, label %295

295:                                              ; preds = %285, %278
  %296 = phi ptr [ null, %278 ], [ %292, %285 ]
  %297 = load i8, ptr %282, align 1
  %298 = icmp eq i8 %297, 0
  br i1 %298, label %299, label %301

299:                                              ; preds = %295
  %300 = add nsw i32 %279, 1
  store i32 %300, ptr @optind, align 4
  br label %301

301:                                              ; preds = %299, %295
  %302 = phi i32 [ %300, %299 ], [ %279, %295 ]
  %303 = icmp eq ptr %296, null
  br i1 %303, label %304, label %307

304:                                              ; preds = %301
  %305 = zext i8 %280 to i32
  store i32 %305, ptr @optopt, align 4
  br i1 %25, label %336, label %306

306:                                              ; preds = %304
  call fastcc void @complain(ptr noundef %1, ptr noundef nonnull @.str.84, ptr noundef nonnull %6, i32 noundef signext 1) #32
  br label %336

307:                                              ; preds = %301
  %308 = getelementptr inbounds i8, ptr %296, i64 1
  %309 = load i8, ptr %308, align 1
  %310 = icmp eq i8 %309, 58
  br i1 %310, label %311, label %334

311:                                              ; preds = %307
  %312 = load i8, ptr %282, align 1
  %313 = icmp eq i8 %312, 0
  br i1 %313, label %316, label %314

314:                                              ; preds = %311
  store ptr %282, ptr @optarg, align 8
  %315 = add nsw i32 %302, 1
  store i32 %315, ptr @optind, align 4
  br label %333

316:                                              ; preds = %311
  %317 = getelementptr inbounds i8, ptr %296, i64 2
  %318 = load i8, ptr %317, align 1
  %319 = icmp eq i8 %318, 58
  br i1 %319, label %320, label %321

320:                                              ; preds = %316
  store ptr null, ptr @optarg, align 8
  br label %333

321:                                              ; preds = %316
  %322 = icmp slt i32 %302, %0
  br i1 %322, label %328, label %323

323:                                              ; preds = %321
  %324 = zext i8 %280 to i32
  store i32 %324, ptr @optopt, align 4
  br i1 %25, label %326, label %325

325:                                              ; preds = %323
  call fastcc void @complain(ptr noundef %1, ptr noundef nonnull @.str.85, ptr noundef nonnull %6, i32 noundef signext 1) #32
  br label %326

326:                                              ; preds = %325, %323
  %327 = phi i32 [ 63, %325 ], [ 58, %323 ]
  store ptr null, ptr @next_option, align 8
  br label %336

328:                                              ; preds = %321
  %329 = add nsw i32 %302, 1
  store i32 %329, ptr @optind, align 4
  %330 = sext i32 %302 to i64
  %331 = getelementptr inbounds ptr, ptr %1, i64 %330
  %332 = load ptr, ptr %331, align 8
  store ptr %332, ptr @optarg, align 8
  br label %333

333:                                              ; preds = %320, %328, %314
  store ptr null, ptr @next_option, align 8
  br label %334

334:                                              ; preds = %333, %307
  %335 = zext i8 %280 to i32
  br label %336

336:                                              ; preds = %304, %306, %334, %326
  %337 = phi i32 [ %335, %334 ], [ %327, %326 ], [ 63, %306 ], [ 63, %304 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #33
  br label %338

338:                                              ; preds = %277, %271, %252, %232, %212, %206, %123, %336, %111, %107, %122, %5
  %339 = phi i32 [ -1, %5 ], [ %337, %336 ], [ 1, %123 ], [ -1, %111 ], [ -1, %107 ], [ -1, %122 ], [ 63, %212 ], [ 0, %277 ], [ 63, %232 ], [ %253, %252 ], [ 63, %206 ], [ %276, %271 ]
  ret i32 %339
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @getopt_long(i32 noundef signext %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) local_unnamed_addr #5 {
  %6 = tail call fastcc signext i32 @get_option(i32 noundef signext %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #32
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
  %2 = tail call fastcc double @to_integer(double noundef %0, i32 noundef signext 0) #32
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @to_integer(double noundef %0, i32 noundef signext %1) unnamed_addr #0 {
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
  %2 = tail call fastcc double @to_integer(double noundef %0, i32 noundef signext 1) #32
  ret double %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @floorf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef signext 0) #32
  %4 = fptrunc double %3 to float
  ret float %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local float @ceilf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef signext 1) #32
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
  br label %66

8:                                                ; preds = %1
  %9 = icmp sgt i64 %2, -1
  br i1 %9, label %12, label %10

10:                                               ; preds = %8
  %11 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 33, ptr %11, align 4
  br label %66

12:                                               ; preds = %8
  %13 = and i64 %2, 4503599627370495
  %14 = icmp ult i64 %2, 4503599627370496
  br i1 %14, label %19, label %15

15:                                               ; preds = %12
  %16 = lshr i64 %2, 52
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = or disjoint i64 %13, 4503599627370496
  br label %25

19:                                               ; preds = %12, %19
  %20 = phi i64 [ %22, %19 ], [ %13, %12 ]
  %21 = phi i32 [ %23, %19 ], [ 1, %12 ]
  %22 = shl nuw nsw i64 %20, 1
  %23 = add nsw i32 %21, -1
  %24 = icmp ult i64 %20, 2251799813685248
  br i1 %24, label %19, label %25

25:                                               ; preds = %19, %15
  %26 = phi i32 [ %17, %15 ], [ %23, %19 ]
  %27 = phi i64 [ %18, %15 ], [ %22, %19 ]
  %28 = add nsw i32 %26, -1075
  %29 = and i32 %28, 1
  %30 = add nsw i32 %26, -1076
  %31 = zext nneg i32 %29 to i64
  %32 = shl i64 %27, %31
  br label %44

33:                                               ; preds = %44
  %34 = icmp eq i32 %29, 0
  %35 = select i1 %34, i32 %28, i32 %30
  %36 = and i64 %47, 9223372036854775807
  %37 = sdiv i32 %35, 2
  %38 = add nsw i32 %37, 1048
  %39 = zext i32 %38 to i64
  %40 = shl i64 %39, 52
  %41 = or disjoint i64 %40, %60
  %42 = add i64 %41, %36
  %43 = bitcast i64 %42 to double
  br label %66

44:                                               ; preds = %25, %44
  %45 = phi i64 [ 0, %25 ], [ %64, %44 ]
  %46 = phi i64 [ 0, %25 ], [ %63, %44 ]
  %47 = phi i64 [ 0, %25 ], [ %61, %44 ]
  %48 = shl i64 %46, 2
  %49 = icmp ult i64 %45, 27
  %50 = shl nuw nsw i64 %45, 1
  %51 = sub nuw nsw i64 52, %50
  %52 = lshr i64 %32, %51
  %53 = and i64 %52, 3
  %54 = select i1 %49, i64 %53, i64 0
  %55 = or disjoint i64 %54, %48
  %56 = shl i64 %47, 2
  %57 = shl i64 %47, 1
  %58 = icmp ugt i64 %55, %56
  %59 = xor i64 %56, -1
  %60 = zext i1 %58 to i64
  %61 = or disjoint i64 %57, %60
  %62 = select i1 %58, i64 %59, i64 0
  %63 = add i64 %62, %55
  %64 = add nuw nsw i64 %45, 1
  %65 = icmp eq i64 %64, 54
  br i1 %65, label %33, label %44

66:                                               ; preds = %33, %10, %6
  %67 = phi double [ %7, %6 ], [ 0x7FF8000000000000, %10 ], [ %43, %33 ]
  ret double %67
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none)
define dso_local float @sqrtf(float noundef %0) local_unnamed_addr #10 {
  %2 = fpext float %0 to double
  %3 = tail call double @sqrt(double noundef %2) #32
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
  %4 = tail call double @frexp(double noundef %3, ptr noundef %1) #32
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
  %8 = tail call fastcc double @to_integer(double noundef %0, i32 noundef signext %7) #32
  store double %8, ptr %1, align 8
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
  %9 = tail call fastcc double @to_integer(double noundef %3, i32 noundef signext %8) #32
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
define dso_local signext i32 @ilogb(double noundef %0) local_unnamed_addr #0 {
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
define dso_local signext i32 @ilogbf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call signext i32 @ilogb(double noundef %2) #32
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
  %10 = tail call signext i32 @ilogb(double noundef %0) #32
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
  %11 = tail call signext i32 @ilogb(double noundef %2) #32
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
define dso_local double @scalbln(double noundef %0, i64 noundef %1) local_unnamed_addr #9 {
  %3 = tail call i64 @llvm.smax.i64(i64 %1, i64 -4400)
  %4 = tail call i64 @llvm.smin.i64(i64 %3, i64 4400)
  %5 = icmp sgt i64 %1, 1000
  br i1 %5, label %6, label %12

6:                                                ; preds = %2, %6
  %7 = phi i64 [ %10, %6 ], [ %4, %2 ]
  %8 = phi double [ %9, %6 ], [ %0, %2 ]
  %9 = fmul double %8, 0x7E70000000000000
  %10 = add nsw i64 %7, -1000
  %11 = icmp sgt i64 %7, 2000
  br i1 %11, label %6, label %12

12:                                               ; preds = %6, %2
  %13 = phi double [ %0, %2 ], [ %9, %6 ]
  %14 = phi i64 [ %4, %2 ], [ %10, %6 ]
  %15 = icmp sgt i64 %14, -1
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = shl nuw nsw i64 %14, 52
  %18 = add nuw nsw i64 %17, 4607182418800017408
  %19 = bitcast i64 %18 to double
  %20 = fmul double %13, %19
  br label %75

21:                                               ; preds = %12
  %22 = bitcast double %13 to i64
  %23 = lshr i64 %22, 52
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = and i32 %24, 2047
  %26 = icmp eq i32 %25, 2047
  %27 = fcmp oeq double %13, 0.000000e+00
  %28 = or i1 %27, %26
  br i1 %28, label %29, label %32

29:                                               ; preds = %21
  %30 = fadd double %13, %13
  %31 = select i1 %26, double %30, double %13
  br label %49

32:                                               ; preds = %21
  %33 = icmp eq i32 %25, 0
  br i1 %33, label %34, label %41

34:                                               ; preds = %32
  %35 = fmul double %13, 0x4350000000000000
  %36 = bitcast double %35 to i64
  %37 = lshr i64 %36, 52
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = and i32 %38, 2047
  %40 = add nsw i32 %39, -54
  br label %41

41:                                               ; preds = %34, %32
  %42 = phi i64 [ %36, %34 ], [ %22, %32 ]
  %43 = phi i32 [ %40, %34 ], [ %25, %32 ]
  %44 = add nsw i32 %43, -1022
  %45 = and i64 %42, -9218868437227405313
  %46 = or disjoint i64 %45, 4602678819172646912
  %47 = bitcast i64 %46 to double
  %48 = sext i32 %44 to i64
  br label %49

49:                                               ; preds = %29, %41
  %50 = phi i64 [ 0, %29 ], [ %48, %41 ]
  %51 = phi double [ %31, %29 ], [ %47, %41 ]
  %52 = fcmp oeq double %51, 0.000000e+00
  %53 = fsub double %13, %13
  %54 = fcmp une double %53, 0.000000e+00
  %55 = select i1 %52, i1 true, i1 %54
  br i1 %55, label %75, label %56

56:                                               ; preds = %49
  %57 = add nsw i64 %50, %14
  %58 = icmp sgt i64 %57, -1021
  br i1 %58, label %59, label %64

59:                                               ; preds = %56
  %60 = shl nsw i64 %57, 52
  %61 = add i64 %60, 4607182418800017408
  %62 = bitcast i64 %61 to double
  %63 = fmul double %51, %62
  br label %75

64:                                               ; preds = %56
  %65 = icmp ult i64 %57, -1080
  br i1 %65, label %66, label %69

66:                                               ; preds = %64
  %67 = and i64 %22, -9223372036854775808
  %68 = bitcast i64 %67 to double
  br label %75

69:                                               ; preds = %64
  %70 = fmul double %51, 0x170000000000000
  %71 = shl nsw i64 %57, 52
  %72 = add nsw i64 %71, 9110782046170513408
  %73 = bitcast i64 %72 to double
  %74 = fmul double %70, %73
  br label %75

75:                                               ; preds = %59, %66, %69, %49, %16
  %76 = phi double [ %20, %16 ], [ %63, %59 ], [ %68, %66 ], [ %74, %69 ], [ %13, %49 ]
  ret double %76
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @lround(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef signext 0) #32
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
define dso_local i64 @lroundf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call noundef double @llvm.fabs.f64(double %2)
  %4 = tail call fastcc double @to_integer(double noundef %3, i32 noundef signext 0) #32
  %5 = fsub double %3, %4
  %6 = fcmp ult double %5, 5.000000e-01
  %7 = fadd double %4, 1.000000e+00
  %8 = select i1 %6, double %4, double %7
  %9 = tail call double @llvm.fabs.f64(double %8)
  %10 = bitcast double %9 to i64
  %11 = bitcast double %2 to i64
  %12 = and i64 %11, -9223372036854775808
  %13 = or disjoint i64 %12, %10
  %14 = bitcast i64 %13 to double
  %15 = fcmp oge double %14, 0xC3E0000000000000
  %16 = fcmp olt double %14, 0x43E0000000000000
  %17 = and i1 %15, %16
  %18 = fptosi double %14 to i64
  %19 = select i1 %17, i64 %18, i64 -9223372036854775808
  ret i64 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @lrint(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc double @even(double noundef %0) #32
  %3 = fcmp oge double %2, 0xC3E0000000000000
  %4 = fcmp olt double %2, 0x43E0000000000000
  %5 = and i1 %3, %4
  %6 = fptosi double %2 to i64
  %7 = select i1 %5, i64 %6, i64 -9223372036854775808
  ret i64 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc double @even(double noundef %0) unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef signext 0) #32
  %4 = fsub double %2, %3
  %5 = fcmp ogt double %4, 5.000000e-01
  br i1 %5, label %13, label %6

6:                                                ; preds = %1
  %7 = fcmp oeq double %4, 5.000000e-01
  br i1 %7, label %8, label %15

8:                                                ; preds = %6
  %9 = fmul double %3, 5.000000e-01
  %10 = tail call fastcc double @to_integer(double noundef %9, i32 noundef signext 0) #32
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
define dso_local i64 @lrintf(float noundef %0) local_unnamed_addr #0 {
  %2 = fpext float %0 to double
  %3 = tail call fastcc double @even(double noundef %2) #32
  %4 = fcmp oge double %3, 0xC3E0000000000000
  %5 = fcmp olt double %3, 0x43E0000000000000
  %6 = and i1 %4, %5
  %7 = fptosi double %3 to i64
  %8 = select i1 %6, i64 %7, i64 -9223372036854775808
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @llround(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef double @llvm.fabs.f64(double %0)
  %3 = tail call fastcc double @to_integer(double noundef %2, i32 noundef signext 0) #32
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
  %3 = tail call noundef double @llvm.fabs.f64(double %2)
  %4 = tail call fastcc double @to_integer(double noundef %3, i32 noundef signext 0) #32
  %5 = fsub double %3, %4
  %6 = fcmp ult double %5, 5.000000e-01
  %7 = fadd double %4, 1.000000e+00
  %8 = select i1 %6, double %4, double %7
  %9 = tail call double @llvm.fabs.f64(double %8)
  %10 = bitcast double %9 to i64
  %11 = bitcast double %2 to i64
  %12 = and i64 %11, -9223372036854775808
  %13 = or disjoint i64 %12, %10
  %14 = bitcast i64 %13 to double
  %15 = fcmp oge double %14, 0xC3E0000000000000
  %16 = fcmp olt double %14, 0x43E0000000000000
  %17 = and i1 %15, %16
  %18 = fptosi double %14 to i64
  %19 = select i1 %17, i64 %18, i64 -9223372036854775808
  ret i64 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local i64 @llrint(double noundef %0) local_unnamed_addr #0 {
  %2 = tail call fastcc double @even(double noundef %0) #32
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
  %3 = tail call fastcc double @even(double noundef %2) #32
  %4 = fcmp oge double %3, 0xC3E0000000000000
  %5 = fcmp olt double %3, 0x43E0000000000000
  %6 = and i1 %4, %5
  %7 = fptosi double %3 to i64
  %8 = select i1 %6, i64 %7, i64 -9223372036854775808
  ret i64 %8
}

; Function Attrs: nounwind optsize
define dso_local double @sin(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_sin(double noundef %0) #31
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
declare double @__tresse_math_sin(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @sinf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_sinf(float noundef %0) #31
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
declare float @__tresse_math_sinf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @cos(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_cos(double noundef %0) #31
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
declare double @__tresse_math_cos(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @cosf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_cosf(float noundef %0) #31
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
declare float @__tresse_math_cosf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @tan(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_tan(double noundef %0) #31
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
declare double @__tresse_math_tan(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @tanf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_tanf(float noundef %0) #31
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
declare float @__tresse_math_tanf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @asin(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_asin(double noundef %0) #31
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
declare double @__tresse_math_asin(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @asinf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_asinf(float noundef %0) #31
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
declare float @__tresse_math_asinf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @acos(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_acos(double noundef %0) #31
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
declare double @__tresse_math_acos(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @acosf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_acosf(float noundef %0) #31
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
declare float @__tresse_math_acosf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @atan(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_atan(double noundef %0) #31
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
declare double @__tresse_math_atan(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @atanf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_atanf(float noundef %0) #31
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
declare float @__tresse_math_atanf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @sinh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_sinh(double noundef %0) #31
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
declare double @__tresse_math_sinh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @sinhf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_sinhf(float noundef %0) #31
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
declare float @__tresse_math_sinhf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @cosh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_cosh(double noundef %0) #31
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
declare double @__tresse_math_cosh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @coshf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_coshf(float noundef %0) #31
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
declare float @__tresse_math_coshf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @tanh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_tanh(double noundef %0) #31
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
declare double @__tresse_math_tanh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @tanhf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_tanhf(float noundef %0) #31
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
declare float @__tresse_math_tanhf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @asinh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_asinh(double noundef %0) #31
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
declare double @__tresse_math_asinh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @asinhf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_asinhf(float noundef %0) #31
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
declare float @__tresse_math_asinhf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @acosh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_acosh(double noundef %0) #31
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
declare double @__tresse_math_acosh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @acoshf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_acoshf(float noundef %0) #31
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
declare float @__tresse_math_acoshf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @atanh(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_atanh(double noundef %0) #31
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
declare double @__tresse_math_atanh(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @atanhf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_atanhf(float noundef %0) #31
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
declare float @__tresse_math_atanhf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @exp(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_exp(double noundef %0) #31
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
declare double @__tresse_math_exp(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @expf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_expf(float noundef %0) #31
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
declare float @__tresse_math_expf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @exp2(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_exp2(double noundef %0) #31
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
declare double @__tresse_math_exp2(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @exp2f(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_exp2f(float noundef %0) #31
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
declare float @__tresse_math_exp2f(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @expm1(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_expm1(double noundef %0) #31
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
declare double @__tresse_math_expm1(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @expm1f(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_expm1f(float noundef %0) #31
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
declare float @__tresse_math_expm1f(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @log(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_log(double noundef %0) #31
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
declare double @__tresse_math_log(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @logf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_logf(float noundef %0) #31
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
declare float @__tresse_math_logf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @log2(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_log2(double noundef %0) #31
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
declare double @__tresse_math_log2(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @log2f(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_log2f(float noundef %0) #31
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
declare float @__tresse_math_log2f(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @log10(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_log10(double noundef %0) #31
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
declare double @__tresse_math_log10(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @log10f(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_log10f(float noundef %0) #31
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
declare float @__tresse_math_log10f(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @log1p(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_log1p(double noundef %0) #31
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
declare double @__tresse_math_log1p(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @log1pf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_log1pf(float noundef %0) #31
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
declare float @__tresse_math_log1pf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @cbrt(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_cbrt(double noundef %0) #31
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
declare double @__tresse_math_cbrt(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @cbrtf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_cbrtf(float noundef %0) #31
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
declare float @__tresse_math_cbrtf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @erf(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_erf(double noundef %0) #31
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
declare double @__tresse_math_erf(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @erff(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_erff(float noundef %0) #31
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
declare float @__tresse_math_erff(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @erfc(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_erfc(double noundef %0) #31
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
declare double @__tresse_math_erfc(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @erfcf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_erfcf(float noundef %0) #31
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
declare float @__tresse_math_erfcf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @tgamma(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_tgamma(double noundef %0) #31
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
declare double @__tresse_math_tgamma(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @tgammaf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_tgammaf(float noundef %0) #31
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
declare float @__tresse_math_tgammaf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @lgamma(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_lgamma(double noundef %0) #31
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
declare double @__tresse_math_lgamma(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @lgammaf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_lgammaf(float noundef %0) #31
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
declare float @__tresse_math_lgammaf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @pow(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_pow(double noundef %0, double noundef %1) #31
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
declare double @__tresse_math_pow(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @powf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_powf(float noundef %0, float noundef %1) #31
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
declare float @__tresse_math_powf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @atan2(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_atan2(double noundef %0, double noundef %1) #31
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
declare double @__tresse_math_atan2(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @atan2f(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_atan2f(float noundef %0, float noundef %1) #31
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
declare float @__tresse_math_atan2f(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @hypot(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_hypot(double noundef %0, double noundef %1) #31
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
declare double @__tresse_math_hypot(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @hypotf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_hypotf(float noundef %0, float noundef %1) #31
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
declare float @__tresse_math_hypotf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @fmod(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_fmod(double noundef %0, double noundef %1) #31
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
declare double @__tresse_math_fmod(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @fmodf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_fmodf(float noundef %0, float noundef %1) #31
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
declare float @__tresse_math_fmodf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @remainder(double noundef %0, double noundef %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_remainder(double noundef %0, double noundef %1) #31
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
declare double @__tresse_math_remainder(double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @remainderf(float noundef %0, float noundef %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_remainderf(float noundef %0, float noundef %1) #31
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
declare float @__tresse_math_remainderf(float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @trunc(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_trunc(double noundef %0) #31
  ret double %2
}

; Function Attrs: optsize
declare double @__tresse_math_trunc(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @truncf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_truncf(float noundef %0) #31
  ret float %2
}

; Function Attrs: optsize
declare float @__tresse_math_truncf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @round(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_round(double noundef %0) #31
  ret double %2
}

; Function Attrs: optsize
declare double @__tresse_math_round(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @roundf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_roundf(float noundef %0) #31
  ret float %2
}

; Function Attrs: optsize
declare float @__tresse_math_roundf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @rint(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_rint(double noundef %0) #31
  ret double %2
}

; Function Attrs: optsize
declare double @__tresse_math_rint(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @rintf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_rintf(float noundef %0) #31
  ret float %2
}

; Function Attrs: optsize
declare float @__tresse_math_rintf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @nearbyint(double noundef %0) local_unnamed_addr #5 {
  %2 = tail call double @__tresse_math_nearbyint(double noundef %0) #31
  ret double %2
}

; Function Attrs: optsize
declare double @__tresse_math_nearbyint(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @nearbyintf(float noundef %0) local_unnamed_addr #5 {
  %2 = tail call float @__tresse_math_nearbyintf(float noundef %0) #31
  ret float %2
}

; Function Attrs: optsize
declare float @__tresse_math_nearbyintf(float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @fma(double noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #5 {
  %4 = tail call double @__tresse_math_fma(double noundef %0, double noundef %1, double noundef %2) #31
  ret double %4
}

; Function Attrs: optsize
declare double @__tresse_math_fma(double noundef, double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @fmaf(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #5 {
  %4 = tail call float @__tresse_math_fmaf(float noundef %0, float noundef %1, float noundef %2) #31
  ret float %4
}

; Function Attrs: optsize
declare float @__tresse_math_fmaf(float noundef, float noundef, float noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @ldexp(double noundef %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = tail call double @__tresse_math_ldexp(double noundef %0, i32 noundef signext %1) #31
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
declare double @__tresse_math_ldexp(double noundef, i32 noundef signext) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local float @ldexpf(float noundef %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = tail call float @__tresse_math_ldexpf(float noundef %0, i32 noundef signext %1) #31
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
declare float @__tresse_math_ldexpf(float noundef, i32 noundef signext) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local double @scalbn(double noundef %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = tail call double @ldexp(double noundef %0, i32 noundef signext %1) #32
  ret double %3
}

; Function Attrs: nounwind optsize
define dso_local float @scalbnf(float noundef %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = tail call float @ldexpf(float noundef %0, i32 noundef signext %1) #32
  ret float %3
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @clock_gettime(i32 noundef signext %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #5 {
  %3 = icmp ugt i32 %0, 3
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %5, align 4
  br label %13

6:                                                ; preds = %2
  %7 = tail call i64 @__tresse_now() #31
  %8 = freeze i64 %7
  %9 = udiv i64 %8, 1000000000
  %10 = mul i64 %9, 1000000000
  %11 = sub i64 %8, %10
  store i64 %9, ptr %1, align 8
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 %11, ptr %12, align 8
  br label %13

13:                                               ; preds = %6, %4
  %14 = phi i32 [ 0, %6 ], [ -1, %4 ]
  ret i32 %14
}

; Function Attrs: optsize
declare i64 @__tresse_now() local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #19

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, inaccessiblemem: none)
define dso_local signext range(i32 -1, 1) i32 @clock_getres(i32 noundef signext %0, ptr noundef writeonly %1) local_unnamed_addr #20 {
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
  store i64 0, ptr %1, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 1, ptr %9, align 8
  br label %10

10:                                               ; preds = %6, %8, %4
  %11 = phi i32 [ -1, %4 ], [ 0, %8 ], [ 0, %6 ]
  ret i32 %11
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 2) i32 @timespec_get(ptr nocapture noundef writeonly %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %1, 1
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = tail call i64 @__tresse_now() #31
  %6 = freeze i64 %5
  %7 = udiv i64 %6, 1000000000
  %8 = mul i64 %7, 1000000000
  %9 = sub i64 %6, %8
  store i64 %7, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %9, ptr %10, align 8
  br label %11

11:                                               ; preds = %2, %4
  %12 = phi i32 [ 1, %4 ], [ 0, %2 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @gettimeofday(ptr nocapture noundef writeonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = tail call i64 @__tresse_now() #31
  %4 = freeze i64 %3
  %5 = udiv i64 %4, 1000000000
  %6 = mul i64 %5, 1000000000
  %7 = sub i64 %4, %6
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = udiv i32 %8, 1000
  %10 = zext nneg i32 %9 to i64
  store i64 %5, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %10, ptr %11, align 8
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local range(i64 0, 18446744074) i64 @time(ptr noundef writeonly %0) local_unnamed_addr #5 {
  %2 = tail call i64 @__tresse_now() #31
  %3 = udiv i64 %2, 1000000000
  %4 = icmp eq ptr %0, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  store i64 %3, ptr %0, align 8
  br label %6

6:                                                ; preds = %5, %1
  ret i64 %3
}

; Function Attrs: nounwind optsize
define dso_local range(i64 0, 18446744073709552) i64 @clock() local_unnamed_addr #5 {
  %1 = tail call i64 @__tresse_now() #31
  %2 = udiv i64 %1, 1000
  ret i64 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef double @difftime(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = sitofp i64 %0 to double
  %4 = sitofp i64 %1 to double
  %5 = fsub double %3, %4
  ret double %5
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 23) i32 @clock_nanosleep(i32 noundef signext %0, i32 noundef signext %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readnone %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %0, 2
  br i1 %5, label %26, label %6

6:                                                ; preds = %4
  %7 = load i64, ptr %2, align 8
  %8 = icmp sgt i64 %7, -1
  br i1 %8, label %9, label %26

9:                                                ; preds = %6
  %10 = getelementptr inbounds i8, ptr %2, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp ugt i64 %11, 999999999
  br i1 %12, label %26, label %13

13:                                               ; preds = %9
  %14 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %7, i64 1000000000)
  %15 = extractvalue { i64, i1 } %14, 1
  %16 = extractvalue { i64, i1 } %14, 0
  %17 = tail call i64 @llvm.uadd.sat.i64(i64 %16, i64 %11)
  %18 = select i1 %15, i64 -1, i64 %17
  %19 = and i32 %1, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %13
  %22 = tail call i64 @__tresse_now() #31
  %23 = tail call i64 @llvm.usub.sat.i64(i64 %18, i64 %22)
  br label %24

24:                                               ; preds = %21, %13
  %25 = phi i64 [ %23, %21 ], [ %18, %13 ]
  tail call void @__tresse_sleep(i64 noundef %25) #31
  br label %26

26:                                               ; preds = %6, %9, %4, %24
  %27 = phi i32 [ 0, %24 ], [ 22, %4 ], [ 22, %9 ], [ 22, %6 ]
  ret i32 %27
}

; Function Attrs: optsize
declare void @__tresse_sleep(i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @nanosleep(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = load i64, ptr %0, align 8
  %4 = icmp sgt i64 %3, -1
  br i1 %4, label %5, label %15

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %7, 999999999
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %3, i64 1000000000)
  %11 = extractvalue { i64, i1 } %10, 1
  %12 = extractvalue { i64, i1 } %10, 0
  %13 = tail call i64 @llvm.uadd.sat.i64(i64 %12, i64 %7)
  %14 = select i1 %11, i64 -1, i64 %13
  tail call void @__tresse_sleep(i64 noundef %14) #31
  br label %17

15:                                               ; preds = %5, %2
  %16 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %16, align 4
  br label %17

17:                                               ; preds = %9, %15
  %18 = phi i32 [ -1, %15 ], [ 0, %9 ]
  ret i32 %18
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local noundef ptr @gmtime_r(ptr nocapture noundef readonly %0, ptr noundef writeonly %1) #21 {
  %3 = load i64, ptr %0, align 8
  %4 = freeze i64 %3
  %5 = sdiv i64 %4, 86400
  %6 = mul i64 %5, 86400
  %7 = sub i64 %4, %6
  %8 = icmp slt i64 %7, 0
  %9 = add nsw i64 %7, 86400
  %10 = select i1 %8, i64 %9, i64 %7
  %11 = ashr i64 %7, 63
  %12 = add nsw i64 %11, %5
  %13 = freeze i64 %12
  %14 = udiv i64 %13, 366
  %15 = add nuw nsw i64 %14, 1970
  %16 = icmp slt i64 %13, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %2
  %18 = sub nsw i64 0, %13
  %19 = udiv i64 %18, 365
  %20 = sub nsw i64 1969, %19
  br label %21

21:                                               ; preds = %17, %2
  %22 = phi i64 [ %20, %17 ], [ %15, %2 ]
  %23 = tail call fastcc i64 @days_of(i64 noundef %22, i64 noundef 0) #32
  %24 = sub nsw i64 %13, %23
  %25 = sdiv i64 %24, 366
  %26 = add nsw i64 %25, %22
  br label %27

27:                                               ; preds = %27, %21
  %28 = phi i64 [ %26, %21 ], [ %29, %27 ]
  %29 = add nsw i64 %28, 1
  %30 = tail call fastcc i64 @days_of(i64 noundef %29, i64 noundef 0) #32
  %31 = icmp sgt i64 %30, %13
  br i1 %31, label %32, label %27

32:                                               ; preds = %27, %32
  %33 = phi i64 [ %36, %32 ], [ %28, %27 ]
  %34 = tail call fastcc i64 @days_of(i64 noundef %33, i64 noundef 0) #32
  %35 = icmp sgt i64 %34, %13
  %36 = add nsw i64 %33, -1
  br i1 %35, label %32, label %37

37:                                               ; preds = %32
  %38 = add i64 %33, -2147485548
  %39 = icmp ult i64 %38, -4294967296
  br i1 %39, label %40, label %42

40:                                               ; preds = %37
  %41 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 75, ptr %41, align 4
  br label %96

42:                                               ; preds = %37
  %43 = sub nsw i64 %13, %34
  %44 = trunc i64 %43 to i32
  %45 = and i64 %33, 3
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %53

47:                                               ; preds = %42
  %48 = srem i64 %33, 100
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %53

50:                                               ; preds = %47
  %51 = srem i64 %33, 400
  %52 = icmp eq i64 %51, 0
  br label %53

53:                                               ; preds = %42, %47, %50
  %54 = phi i1 [ false, %42 ], [ true, %47 ], [ %52, %50 ]
  br label %55

55:                                               ; preds = %55, %53
  %56 = phi i64 [ %65, %55 ], [ 11, %53 ]
  %57 = getelementptr inbounds [13 x i16], ptr @month_starts, i64 0, i64 %56
  %58 = load i16, ptr %57, align 2
  %59 = zext i16 %58 to i32
  %60 = icmp sgt i64 %56, 1
  %61 = and i1 %54, %60
  %62 = zext i1 %61 to i32
  %63 = add nuw nsw i32 %62, %59
  %64 = icmp sgt i32 %63, %44
  %65 = add nsw i64 %56, -1
  br i1 %64, label %55, label %66

66:                                               ; preds = %55
  %67 = trunc nsw i64 %56 to i32
  %68 = udiv i64 %10, 60
  %69 = mul i64 %68, 60
  %70 = sub i64 %10, %69
  %71 = trunc nuw nsw i64 %70 to i32
  store i32 %71, ptr %1, align 8
  %72 = urem i64 %68, 60
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = getelementptr inbounds i8, ptr %1, i64 4
  store i32 %73, ptr %74, align 4
  %75 = udiv i64 %10, 3600
  %76 = trunc i64 %75 to i32
  %77 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %76, ptr %77, align 8
  %78 = add nuw i32 %44, 1
  %79 = sub i32 %78, %63
  %80 = getelementptr inbounds i8, ptr %1, i64 12
  store i32 %79, ptr %80, align 4
  %81 = getelementptr inbounds i8, ptr %1, i64 16
  store i32 %67, ptr %81, align 8
  %82 = trunc i64 %33 to i32
  %83 = add i32 %82, -1900
  %84 = getelementptr inbounds i8, ptr %1, i64 20
  store i32 %83, ptr %84, align 4
  %85 = add i64 %13, 4
  %86 = srem i64 %85, 7
  %87 = add nsw i64 %86, 7
  %88 = icmp ugt i64 %86, -8
  %89 = select i1 %88, i64 %87, i64 %86
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = getelementptr inbounds i8, ptr %1, i64 24
  store i32 %90, ptr %91, align 8
  %92 = getelementptr inbounds i8, ptr %1, i64 28
  store i32 %44, ptr %92, align 4
  %93 = getelementptr inbounds i8, ptr %1, i64 32
  store i32 0, ptr %93, align 8
  %94 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 0, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %1, i64 48
  store ptr @.str.25, ptr %95, align 8
  br label %96

96:                                               ; preds = %66, %40
  %97 = phi ptr [ null, %40 ], [ %1, %66 ]
  ret ptr %97
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
  %3 = tail call ptr @gmtime_r(ptr noundef %0, ptr noundef %1) #32
  %4 = icmp eq ptr %3, null
  br i1 %4, label %7, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %3, i64 48
  store ptr @.str.26, ptr %6, align 8
  br label %7

7:                                                ; preds = %5, %2
  ret ptr %3
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @gmtime(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = tail call ptr @gmtime_r(ptr noundef %0, ptr noundef nonnull @broken_down) #32
  ret ptr %2
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @localtime(ptr nocapture noundef readonly %0) local_unnamed_addr #8 {
  %2 = tail call ptr @gmtime_r(ptr noundef readonly %0, ptr noundef nonnull @broken_down) #32
  %3 = icmp eq ptr %2, null
  br i1 %3, label %6, label %4

4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %2, i64 48
  store ptr @.str.26, ptr %5, align 8
  br label %6

6:                                                ; preds = %1, %4
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local i64 @timegm(ptr nocapture noundef %0) local_unnamed_addr #5 {
  %2 = tail call fastcc i64 @counted(ptr noundef %0, ptr noundef nonnull @gmtime_r) #32
  ret i64 %2
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @counted(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
  %3 = alloca i64, align 8
  %4 = alloca %struct.tm, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 20
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = add nsw i64 %7, 1900
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i32, ptr %9, align 8
  %11 = sext i32 %10 to i64
  %12 = tail call fastcc i64 @days_of(i64 noundef %8, i64 noundef %11) #32
  %13 = getelementptr inbounds i8, ptr %0, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = add nsw i64 %12, %15
  %17 = mul i64 %16, 86400
  %18 = add i64 %17, -86400
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = sext i32 %20 to i64
  %22 = mul nsw i64 %21, 3600
  %23 = add nsw i64 %18, %22
  %24 = getelementptr inbounds i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %26, 60
  %28 = add nsw i64 %23, %27
  %29 = load i32, ptr %0, align 8
  %30 = sext i32 %29 to i64
  %31 = add nsw i64 %28, %30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #33
  store i64 %31, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %4) #33
  %32 = call ptr %1(ptr noundef nonnull %3, ptr noundef nonnull %4) #31, !callees !2
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %36

34:                                               ; preds = %2
  %35 = call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 75, ptr %35, align 4
  br label %38

36:                                               ; preds = %2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(56) %4, i64 56, i1 false)
  %37 = load i64, ptr %3, align 8
  br label %38

38:                                               ; preds = %36, %34
  %39 = phi i64 [ -1, %34 ], [ %37, %36 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %4) #33
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #33
  ret i64 %39
}

; Function Attrs: nounwind optsize
define dso_local i64 @mktime(ptr nocapture noundef %0) local_unnamed_addr #5 {
  %2 = tail call fastcc i64 @counted(ptr noundef %0, ptr noundef nonnull @localtime_r) #32
  ret i64 %2
}

; Function Attrs: nounwind optsize
define dso_local i64 @strftime(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = alloca %struct.text, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %5) #33
  %6 = getelementptr inbounds i8, ptr %5, i64 28
  store ptr %6, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  store i64 256, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 0, ptr %9, align 8
  call fastcc void @put_time(ptr noundef nonnull %5, ptr noundef %2, ptr noundef %3) #32
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  %12 = load i64, ptr %7, align 8
  %13 = icmp ult i64 %12, %1
  %14 = select i1 %11, i1 %13, i1 false
  %15 = select i1 %14, i64 %12, i64 0
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %4
  %18 = load ptr, ptr %5, align 8
  %19 = call ptr @memcpy(ptr noundef %0, ptr noundef %18, i64 noundef %15) #31
  %20 = load i32, ptr %9, align 8
  %21 = load i64, ptr %7, align 8
  br label %22

22:                                               ; preds = %17, %4
  %23 = phi i64 [ %21, %17 ], [ %12, %4 ]
  %24 = phi i32 [ %20, %17 ], [ %10, %4 ]
  %25 = icmp eq i32 %24, 0
  %26 = icmp ult i64 %23, %1
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %30

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %0, i64 %15
  store i8 0, ptr %29, align 1
  br label %30

30:                                               ; preds = %28, %22
  %31 = load ptr, ptr %5, align 8
  %32 = icmp eq ptr %31, %6
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @free(ptr noundef %31) #31
  br label %34

34:                                               ; preds = %30, %33
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %5) #33
  ret i64 %15
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_time(ptr noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2) unnamed_addr #5 {
  %4 = alloca %struct.tm, align 8
  %5 = getelementptr inbounds i8, ptr %2, i64 20
  %6 = load i32, ptr %5, align 4
  %7 = freeze i32 %6
  %8 = sext i32 %7 to i64
  %9 = add nsw i64 %8, 1900
  %10 = getelementptr inbounds i8, ptr %2, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = srem i32 %11, 12
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, i32 12, i32 %12
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %2, i64 24
  %17 = load i32, ptr %16, align 8
  %18 = add nsw i32 %17, 6
  %19 = srem i32 %18, 7
  %20 = getelementptr inbounds i8, ptr %2, i64 28
  %21 = load i32, ptr %20, align 4
  %22 = sub nsw i32 %21, %19
  %23 = add nsw i32 %22, 10
  %24 = sdiv i32 %23, 7
  %25 = icmp slt i32 %22, -3
  br i1 %25, label %26, label %42

26:                                               ; preds = %3
  %27 = add nsw i64 %8, 1899
  %28 = and i64 %27, 3
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %30, label %37

30:                                               ; preds = %26
  %31 = srem i64 %27, 100
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %30
  %34 = srem i64 %27, 400
  %35 = icmp eq i64 %34, 0
  %36 = zext i1 %35 to i32
  br label %37

37:                                               ; preds = %33, %30, %26
  %38 = phi i32 [ 0, %26 ], [ 1, %30 ], [ %36, %33 ]
  %39 = add nsw i32 %22, 375
  %40 = add nsw i32 %39, %38
  %41 = sdiv i32 %40, 7
  br label %61

42:                                               ; preds = %3
  %43 = add nsw i32 %22, -361
  %44 = icmp ult i32 %43, 7
  br i1 %44, label %45, label %61

45:                                               ; preds = %42
  %46 = and i64 %8, 3
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %56

48:                                               ; preds = %45
  %49 = srem i64 %9, 100
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %56

51:                                               ; preds = %48
  %52 = srem i64 %9, 400
  %53 = icmp eq i64 %52, 0
  %54 = zext i1 %53 to i32
  %55 = or disjoint i32 %54, 362
  br label %56

56:                                               ; preds = %51, %48, %45
  %57 = phi i32 [ 362, %45 ], [ 363, %48 ], [ %55, %51 ]
  %58 = icmp uge i32 %22, %57
  %59 = select i1 %58, i32 1, i32 %24
  %60 = zext i1 %58 to i64
  br label %61

61:                                               ; preds = %56, %37, %42
  %62 = phi i64 [ -1, %37 ], [ 0, %42 ], [ %60, %56 ]
  %63 = phi i32 [ %41, %37 ], [ %24, %42 ], [ %59, %56 ]
  %64 = getelementptr inbounds i8, ptr %0, i64 8
  %65 = getelementptr inbounds i8, ptr %2, i64 48
  %66 = sdiv i64 %9, 100
  %67 = mul i64 %66, 100
  %68 = sub i64 %9, %67
  %69 = add nsw i64 %68, 100
  %70 = icmp ugt i64 %68, -101
  %71 = select i1 %70, i64 %69, i64 %68
  %72 = sext i32 %63 to i64
  %73 = getelementptr inbounds i8, ptr %2, i64 4
  %74 = getelementptr inbounds i8, ptr %2, i64 16
  %75 = add nsw i64 %62, %9
  %76 = freeze i64 %75
  %77 = srem i64 %76, 100
  %78 = add nsw i64 %77, 100
  %79 = icmp ugt i64 %77, -101
  %80 = select i1 %79, i64 %78, i64 %77
  %81 = getelementptr inbounds i8, ptr %2, i64 12
  %82 = ashr i64 %68, 63
  %83 = add nsw i64 %82, %66
  br label %84

84:                                               ; preds = %214, %61
  %85 = phi ptr [ %1, %61 ], [ %216, %214 ]
  %86 = load i8, ptr %85, align 1
  switch i8 %86, label %87 [
    i8 0, label %217
    i8 37, label %95
  ]

87:                                               ; preds = %84
  %88 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %214, label %90

90:                                               ; preds = %87
  %91 = load ptr, ptr %0, align 8
  %92 = load i64, ptr %64, align 8
  %93 = add i64 %92, 1
  store i64 %93, ptr %64, align 8
  %94 = getelementptr inbounds i8, ptr %91, i64 %92
  store i8 %86, ptr %94, align 1
  br label %214

95:                                               ; preds = %84
  %96 = getelementptr inbounds i8, ptr %85, i64 1
  %97 = load i8, ptr %96, align 1
  switch i8 %97, label %101 [
    i8 69, label %98
    i8 79, label %98
  ]

98:                                               ; preds = %95, %95
  %99 = getelementptr inbounds i8, ptr %85, i64 2
  %100 = load i8, ptr %99, align 1
  br label %101

101:                                              ; preds = %95, %98
  %102 = phi i8 [ %97, %95 ], [ %100, %98 ]
  %103 = phi ptr [ %96, %95 ], [ %99, %98 ]
  switch i8 %102, label %213 [
    i8 97, label %104
    i8 65, label %108
    i8 98, label %112
    i8 104, label %112
    i8 66, label %116
    i8 99, label %120
    i8 67, label %121
    i8 100, label %122
    i8 68, label %125
    i8 120, label %125
    i8 101, label %126
    i8 70, label %129
    i8 103, label %130
    i8 71, label %131
    i8 72, label %132
    i8 73, label %135
    i8 106, label %136
    i8 109, label %140
    i8 77, label %144
    i8 110, label %147
    i8 112, label %155
    i8 114, label %159
    i8 82, label %160
    i8 115, label %161
    i8 83, label %163
    i8 116, label %166
    i8 84, label %174
    i8 88, label %174
    i8 117, label %175
    i8 85, label %180
    i8 86, label %187
    i8 119, label %188
    i8 87, label %191
    i8 121, label %200
    i8 89, label %201
    i8 122, label %202
    i8 90, label %203
    i8 37, label %205
  ]

104:                                              ; preds = %101
  %105 = load i32, ptr %16, align 8
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [7 x [10 x i8]], ptr @day_names, i64 0, i64 %106
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %107, i32 noundef signext 3) #32
  br label %214

108:                                              ; preds = %101
  %109 = load i32, ptr %16, align 8
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [7 x [10 x i8]], ptr @day_names, i64 0, i64 %110
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %111, i32 noundef signext 9) #32
  br label %214

112:                                              ; preds = %101, %101
  %113 = load i32, ptr %74, align 8
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [12 x [10 x i8]], ptr @month_names, i64 0, i64 %114
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %115, i32 noundef signext 3) #32
  br label %214

116:                                              ; preds = %101
  %117 = load i32, ptr %74, align 8
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [12 x [10 x i8]], ptr @month_names, i64 0, i64 %118
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %119, i32 noundef signext 9) #32
  br label %214

120:                                              ; preds = %101
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.92, ptr noundef %2) #32
  br label %214

121:                                              ; preds = %101
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %83, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

122:                                              ; preds = %101
  %123 = load i32, ptr %81, align 4
  %124 = sext i32 %123 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %124, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

125:                                              ; preds = %101, %101
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.93, ptr noundef %2) #32
  br label %214

126:                                              ; preds = %101
  %127 = load i32, ptr %81, align 4
  %128 = sext i32 %127 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %128, i32 noundef signext 2, i8 noundef zeroext 32) #32
  br label %214

129:                                              ; preds = %101
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.94, ptr noundef %2) #32
  br label %214

130:                                              ; preds = %101
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %80, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

131:                                              ; preds = %101
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %76, i32 noundef signext 1, i8 noundef zeroext 48) #32
  br label %214

132:                                              ; preds = %101
  %133 = load i32, ptr %10, align 8
  %134 = sext i32 %133 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %134, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

135:                                              ; preds = %101
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %15, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

136:                                              ; preds = %101
  %137 = load i32, ptr %20, align 4
  %138 = add nsw i32 %137, 1
  %139 = sext i32 %138 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %139, i32 noundef signext 3, i8 noundef zeroext 48) #32
  br label %214

140:                                              ; preds = %101
  %141 = load i32, ptr %74, align 8
  %142 = add nsw i32 %141, 1
  %143 = sext i32 %142 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %143, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

144:                                              ; preds = %101
  %145 = load i32, ptr %73, align 4
  %146 = sext i32 %145 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %146, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

147:                                              ; preds = %101
  %148 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %214, label %150

150:                                              ; preds = %147
  %151 = load ptr, ptr %0, align 8
  %152 = load i64, ptr %64, align 8
  %153 = add i64 %152, 1
  store i64 %153, ptr %64, align 8
  %154 = getelementptr inbounds i8, ptr %151, i64 %152
  store i8 10, ptr %154, align 1
  br label %214

155:                                              ; preds = %101
  %156 = load i32, ptr %10, align 8
  %157 = icmp slt i32 %156, 12
  %158 = select i1 %157, ptr @.str.95, ptr @.str.96
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull %158, i32 noundef signext 2) #32
  br label %214

159:                                              ; preds = %101
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.97, ptr noundef %2) #32
  br label %214

160:                                              ; preds = %101
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.98, ptr noundef %2) #32
  br label %214

161:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %4) #33
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %4, ptr noundef nonnull align 8 dereferenceable(56) %2, i64 56, i1 false)
  %162 = call fastcc i64 @counted(ptr noundef nonnull %4, ptr noundef nonnull @localtime_r) #32
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %162, i32 noundef signext 1, i8 noundef zeroext 48) #32
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %4) #33
  br label %214

163:                                              ; preds = %101
  %164 = load i32, ptr %2, align 8
  %165 = sext i32 %164 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %165, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

166:                                              ; preds = %101
  %167 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %214, label %169

169:                                              ; preds = %166
  %170 = load ptr, ptr %0, align 8
  %171 = load i64, ptr %64, align 8
  %172 = add i64 %171, 1
  store i64 %172, ptr %64, align 8
  %173 = getelementptr inbounds i8, ptr %170, i64 %171
  store i8 9, ptr %173, align 1
  br label %214

174:                                              ; preds = %101, %101
  tail call fastcc void @put_time(ptr noundef %0, ptr noundef nonnull @.str.99, ptr noundef %2) #32
  br label %214

175:                                              ; preds = %101
  %176 = load i32, ptr %16, align 8
  %177 = icmp eq i32 %176, 0
  %178 = select i1 %177, i32 7, i32 %176
  %179 = sext i32 %178 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %179, i32 noundef signext 1, i8 noundef zeroext 48) #32
  br label %214

180:                                              ; preds = %101
  %181 = load i32, ptr %20, align 4
  %182 = add nsw i32 %181, 7
  %183 = load i32, ptr %16, align 8
  %184 = sub i32 %182, %183
  %185 = sdiv i32 %184, 7
  %186 = sext i32 %185 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %186, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

187:                                              ; preds = %101
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %72, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

188:                                              ; preds = %101
  %189 = load i32, ptr %16, align 8
  %190 = sext i32 %189 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %190, i32 noundef signext 1, i8 noundef zeroext 48) #32
  br label %214

191:                                              ; preds = %101
  %192 = load i32, ptr %20, align 4
  %193 = add nsw i32 %192, 7
  %194 = load i32, ptr %16, align 8
  %195 = add nsw i32 %194, 6
  %196 = srem i32 %195, 7
  %197 = sub i32 %193, %196
  %198 = sdiv i32 %197, 7
  %199 = sext i32 %198 to i64
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %199, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

200:                                              ; preds = %101
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %71, i32 noundef signext 2, i8 noundef zeroext 48) #32
  br label %214

201:                                              ; preds = %101
  tail call fastcc void @put_count(ptr noundef %0, i64 noundef %9, i32 noundef signext 1, i8 noundef zeroext 48) #32
  br label %214

202:                                              ; preds = %101
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef nonnull @.str.100, i32 noundef signext 5) #32
  br label %214

203:                                              ; preds = %101
  %204 = load ptr, ptr %65, align 8
  tail call fastcc void @put_part(ptr noundef %0, ptr noundef %204, i32 noundef signext 9) #32
  br label %214

205:                                              ; preds = %101
  %206 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %214, label %208

208:                                              ; preds = %205
  %209 = load ptr, ptr %0, align 8
  %210 = load i64, ptr %64, align 8
  %211 = add i64 %210, 1
  store i64 %211, ptr %64, align 8
  %212 = getelementptr inbounds i8, ptr %209, i64 %210
  store i8 37, ptr %212, align 1
  br label %214

213:                                              ; preds = %101
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.101) #34
  unreachable

214:                                              ; preds = %208, %205, %169, %166, %150, %147, %90, %87, %104, %108, %112, %116, %120, %121, %122, %125, %126, %129, %130, %131, %132, %135, %136, %140, %144, %155, %159, %160, %161, %163, %174, %175, %180, %187, %188, %191, %200, %201, %202, %203
  %215 = phi ptr [ %103, %203 ], [ %103, %202 ], [ %103, %201 ], [ %103, %200 ], [ %103, %191 ], [ %103, %188 ], [ %103, %187 ], [ %103, %180 ], [ %103, %175 ], [ %103, %174 ], [ %103, %163 ], [ %103, %161 ], [ %103, %160 ], [ %103, %159 ], [ %103, %155 ], [ %103, %144 ], [ %103, %140 ], [ %103, %136 ], [ %103, %135 ], [ %103, %132 ], [ %103, %131 ], [ %103, %130 ], [ %103, %129 ], [ %103, %126 ], [ %103, %125 ], [ %103, %122 ], [ %103, %121 ], [ %103, %120 ], [ %103, %116 ], [ %103, %112 ], [ %103, %108 ], [ %103, %104 ], [ %85, %87 ], [ %85, %90 ], [ %103, %147 ], [ %103, %150 ], [ %103, %166 ], [ %103, %169 ], [ %103, %205 ], [ %103, %208 ]
  %216 = getelementptr inbounds i8, ptr %215, i64 1
  br label %84

217:                                              ; preds = %84
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @asctime_r(ptr nocapture noundef readonly %0, ptr noundef returned %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load i32, ptr %3, align 8
  %5 = icmp ugt i32 %4, 6
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i32, ptr %7, align 8
  %9 = icmp ugt i32 %8, 11
  br i1 %9, label %10, label %11

10:                                               ; preds = %6, %2
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.27) #34
  unreachable

11:                                               ; preds = %6
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds [7 x [10 x i8]], ptr @day_names, i64 0, i64 %12
  %14 = zext nneg i32 %8 to i64
  %15 = getelementptr inbounds [12 x [10 x i8]], ptr @month_names, i64 0, i64 %14
  %16 = getelementptr inbounds i8, ptr %0, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = load i32, ptr %0, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 20
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = add nsw i64 %25, 1900
  %27 = tail call signext i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %1, i64 noundef 26, ptr noundef nonnull @.str.28, ptr noundef nonnull %13, ptr noundef nonnull %15, i32 noundef signext %17, i32 noundef signext %19, i32 noundef signext %21, i32 noundef signext %22, i64 noundef %26) #32
  ret ptr %1
}

; Function Attrs: nounwind optsize
define dso_local noundef nonnull ptr @asctime(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = tail call ptr @asctime_r(ptr noundef %0, ptr noundef nonnull @time_text) #32
  ret ptr @time_text
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @ctime_r(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = alloca %struct.tm, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #33
  %4 = call ptr @gmtime_r(ptr noundef readonly %0, ptr noundef nonnull %3) #32
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %4, i64 48
  store ptr @.str.26, ptr %7, align 8
  %8 = call ptr @asctime_r(ptr noundef nonnull %3, ptr noundef %1) #32
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi ptr [ %1, %6 ], [ null, %2 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #33
  ret ptr %10
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @ctime(ptr nocapture noundef readonly %0) local_unnamed_addr #5 {
  %2 = tail call ptr @ctime_r(ptr noundef %0, ptr noundef nonnull @time_text) #32
  ret ptr %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef signext i32 @getpid() local_unnamed_addr #0 {
  ret i32 1000
}

; Function Attrs: nounwind optsize
define dso_local noundef zeroext i32 @sleep(i32 noundef zeroext %0) local_unnamed_addr #5 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 1000000000
  tail call void @__tresse_sleep(i64 noundef %3) #31
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @usleep(i32 noundef zeroext %0) local_unnamed_addr #5 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw nsw i64 %2, 1000
  tail call void @__tresse_sleep(i64 noundef %3) #31
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @sigaction(i32 noundef signext %0, ptr noalias noundef readonly %1, ptr noalias noundef writeonly %2) local_unnamed_addr #5 {
  %4 = alloca [15 x i64], align 8
  %5 = alloca [12 x i8], align 4
  %6 = add i32 %0, -65
  %7 = icmp ult i32 %6, -64
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = icmp eq ptr %1, null
  br i1 %9, label %19, label %10

10:                                               ; preds = %8
  switch i32 %0, label %13 [
    i32 19, label %11
    i32 9, label %11
  ]

11:                                               ; preds = %10, %10, %3
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %12, align 4
  br label %43

13:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(120) %4, i8 0, i64 120, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %5, i8 0, i64 12, i1 false)
  %14 = load ptr, ptr %1, align 8
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 136
  %18 = load i32, ptr %17, align 8
  br label %20

19:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(120) %4, i8 0, i64 120, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %5, i8 0, i64 12, i1 false)
  br label %20

20:                                               ; preds = %19, %13
  %21 = phi i32 [ undef, %19 ], [ %18, %13 ]
  %22 = phi i64 [ undef, %19 ], [ %16, %13 ]
  %23 = phi ptr [ undef, %19 ], [ %14, %13 ]
  %24 = zext nneg i32 %0 to i64
  %25 = getelementptr inbounds [65 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %24
  %26 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull %25) #31
  %27 = getelementptr inbounds [65 x %struct.anon.2], ptr @actions, i64 0, i64 %24
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %27, i64 8
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %27, i64 16
  %32 = load i64, ptr %31, align 8
  br i1 %9, label %34, label %33

33:                                               ; preds = %20
  store ptr %23, ptr %27, align 8
  store i32 %21, ptr %29, align 8
  store i64 %22, ptr %31, align 8
  br label %34

34:                                               ; preds = %33, %20
  %35 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull %25) #31
  %36 = icmp eq ptr %2, null
  br i1 %36, label %42, label %37

37:                                               ; preds = %34
  store ptr %28, ptr %2, align 8
  %38 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %32, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %2, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(120) %39, ptr noundef nonnull align 8 dereferenceable(120) %4, i64 120, i1 false)
  %40 = getelementptr inbounds i8, ptr %2, i64 136
  store i32 %30, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %2, i64 140
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %41, ptr noundef nonnull align 4 dereferenceable(12) %5, i64 12, i1 false)
  br label %42

42:                                               ; preds = %37, %34
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %5)
  br label %43

43:                                               ; preds = %42, %11
  %44 = phi i32 [ -1, %11 ], [ 0, %42 ]
  ret i32 %44
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #22

; Function Attrs: nounwind optsize
define dso_local ptr @signal(i32 noundef signext %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = alloca %struct.sigaction, align 8
  %4 = alloca %struct.sigaction, align 8
  call void @llvm.lifetime.start.p0(i64 152, ptr nonnull %3) #33
  %5 = getelementptr inbounds i8, ptr %3, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %5, i8 0, i64 144, i1 false)
  store ptr %1, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 136
  store i32 268435456, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 152, ptr nonnull %4) #33
  %7 = call signext i32 @sigaction(i32 noundef signext %0, ptr noundef nonnull %3, ptr noundef nonnull %4) #32
  %8 = icmp eq i32 %7, 0
  %9 = load ptr, ptr %4, align 8
  %10 = select i1 %8, ptr %9, ptr inttoptr (i64 -1 to ptr)
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %4) #33
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %3) #33
  ret ptr %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef signext i32 @sigemptyset(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %0, i8 0, i64 128, i1 false)
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef signext i32 @sigfillset(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %2, i8 0, i64 120, i1 false)
  store i64 -1, ptr %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local signext range(i32 -1, 1) i32 @sigaddset(ptr nocapture noundef %0, i32 noundef signext %1) local_unnamed_addr #23 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %12

7:                                                ; preds = %2
  %8 = zext nneg i32 %3 to i64
  %9 = shl nuw i64 1, %8
  %10 = load i64, ptr %0, align 8
  %11 = or i64 %10, %9
  store i64 %11, ptr %0, align 8
  br label %12

12:                                               ; preds = %7, %5
  %13 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local signext range(i32 -1, 1) i32 @sigdelset(ptr nocapture noundef %0, i32 noundef signext %1) local_unnamed_addr #23 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %13

7:                                                ; preds = %2
  %8 = zext nneg i32 %3 to i64
  %9 = shl nuw i64 1, %8
  %10 = xor i64 %9, -1
  %11 = load i64, ptr %0, align 8
  %12 = and i64 %11, %10
  store i64 %12, ptr %0, align 8
  br label %13

13:                                               ; preds = %7, %5
  %14 = phi i32 [ 0, %7 ], [ -1, %5 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: read, inaccessiblemem: none)
define dso_local signext range(i32 -1, 2) i32 @sigismember(ptr nocapture noundef readonly %0, i32 noundef signext %1) local_unnamed_addr #24 {
  %3 = add i32 %1, -1
  %4 = icmp ugt i32 %3, 63
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %14

7:                                                ; preds = %2
  %8 = load i64, ptr %0, align 8
  %9 = zext nneg i32 %3 to i64
  %10 = shl nuw i64 1, %9
  %11 = and i64 %8, %10
  %12 = icmp ne i64 %11, 0
  %13 = zext i1 %12 to i32
  br label %14

14:                                               ; preds = %7, %5
  %15 = phi i32 [ %13, %7 ], [ -1, %5 ]
  ret i32 %15
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_mutex_init(ptr noundef %0, ptr noundef readonly %1) local_unnamed_addr #5 {
  tail call void @__tresse_renew_mutex(ptr noundef %0) #31
  %3 = icmp eq ptr %1, null
  br i1 %3, label %7, label %4

4:                                                ; preds = %2
  %5 = load i32, ptr %1, align 4
  %6 = and i32 %5, -1073741825
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ %6, %4 ], [ 0, %2 ]
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %8, ptr %9, align 8
  ret i32 0
}

; Function Attrs: optsize
declare void @__tresse_renew_mutex(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_spin_init(ptr noundef %0, i32 noundef signext %1) local_unnamed_addr #5 {
  tail call void @__tresse_renew_spin(ptr noundef %0) #31
  store volatile i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: optsize
declare void @__tresse_renew_spin(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_cond_init(ptr noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  tail call void @__tresse_renew_cond(ptr noundef %0) #31
  store i32 0, ptr %0, align 8
  ret i32 0
}

; Function Attrs: optsize
declare void @__tresse_renew_cond(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 23) i32 @pthread_barrier_init(ptr noundef %0, ptr nocapture noundef readnone %1, i32 noundef zeroext %2) local_unnamed_addr #5 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %3
  tail call void @__tresse_renew_barrier(ptr noundef %0) #31
  store i32 %2, ptr %0, align 4
  br label %6

6:                                                ; preds = %3, %5
  %7 = phi i32 [ 0, %5 ], [ 22, %3 ]
  ret i32 %7
}

; Function Attrs: optsize
declare void @__tresse_renew_barrier(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_rwlock_init(ptr noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  tail call void @__tresse_renew_rwlock(ptr noundef %0) #31
  store i32 0, ptr %0, align 8
  ret i32 0
}

; Function Attrs: optsize
declare void @__tresse_renew_rwlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @sem_init(ptr noundef %0, i32 noundef signext %1, i32 noundef zeroext %2) local_unnamed_addr #5 {
  %4 = icmp slt i32 %2, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %6, align 4
  br label %8

7:                                                ; preds = %3
  tail call void @__tresse_renew_sem(ptr noundef %0) #31
  store i32 %2, ptr %0, align 8
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi i32 [ -1, %5 ], [ 0, %7 ]
  ret i32 %9
}

; Function Attrs: optsize
declare void @__tresse_renew_sem(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_once(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @__tresse_once_begin(ptr noundef %0) #31
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void %1() #31
  tail call void @__tresse_once_end(ptr noundef %0) #31
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

; Function Attrs: optsize
declare signext i32 @__tresse_once_begin(ptr noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare void @__tresse_once_end(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @sem_trywait(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @__tresse_sem_trywait(ptr noundef %0) #31
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
declare signext i32 @__tresse_sem_trywait(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @sem_post(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @__tresse_sem_post(ptr noundef %0) #31
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
declare signext i32 @__tresse_sem_post(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @sem_getvalue(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @__tresse_sem_value(ptr noundef %0) #31
  store i32 %3, ptr %1, align 4
  ret i32 0
}

; Function Attrs: optsize
declare signext i32 @__tresse_sem_value(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext i32 @pthread_mutex_timedlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp ult i64 %4, 1000000000
  %6 = tail call signext i32 @__tresse_mutex_timedlock(ptr noundef %0) #31
  %7 = icmp ne i32 %6, 110
  %8 = select i1 %7, i1 true, i1 %5
  %9 = select i1 %8, i32 %6, i32 22
  ret i32 %9
}

; Function Attrs: optsize
declare signext i32 @__tresse_mutex_timedlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext i32 @pthread_rwlock_timedrdlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %4, 999999999
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call signext i32 @__tresse_rwlock_timedrdlock(ptr noundef %0) #31
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi i32 [ %7, %6 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: optsize
declare signext i32 @__tresse_rwlock_timedrdlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext i32 @pthread_rwlock_timedwrlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %4, 999999999
  br i1 %5, label %8, label %6

6:                                                ; preds = %2
  %7 = tail call signext i32 @__tresse_rwlock_timedwrlock(ptr noundef %0) #31
  br label %8

8:                                                ; preds = %2, %6
  %9 = phi i32 [ %7, %6 ], [ 22, %2 ]
  ret i32 %9
}

; Function Attrs: optsize
declare signext i32 @__tresse_rwlock_timedwrlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @sem_timedwait(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp ugt i64 %4, 999999999
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = tail call signext i32 @__tresse_sem_timedwait(ptr noundef %0) #31
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
declare signext i32 @__tresse_sem_timedwait(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext i32 @pthread_cond_timedwait(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp ugt i64 %5, 999999999
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = tail call signext i32 @__tresse_cond_timedwait(ptr noundef %0, ptr noundef %1) #31
  br label %9

9:                                                ; preds = %3, %7
  %10 = phi i32 [ %8, %7 ], [ 22, %3 ]
  ret i32 %10
}

; Function Attrs: optsize
declare signext i32 @__tresse_cond_timedwait(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext i32 @pthread_mutex_clocklock(ptr noundef %0, i32 noundef signext %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %1, 1
  br i1 %4, label %13, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ult i64 %7, 1000000000
  %9 = tail call signext i32 @__tresse_mutex_timedlock(ptr noundef %0) #31
  %10 = icmp ne i32 %9, 110
  %11 = select i1 %10, i1 true, i1 %8
  %12 = select i1 %11, i32 %9, i32 22
  br label %13

13:                                               ; preds = %3, %5
  %14 = phi i32 [ %12, %5 ], [ 22, %3 ]
  ret i32 %14
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @pthread_cond_clockwait(ptr noundef %0, ptr noundef %1, i32 noundef signext %2, ptr nocapture noundef readonly %3) local_unnamed_addr #5 {
  %5 = icmp ugt i32 %2, 1
  br i1 %5, label %12, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %3, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp ugt i64 %8, 999999999
  br i1 %9, label %12, label %10

10:                                               ; preds = %6
  %11 = tail call signext i32 @__tresse_cond_timedwait(ptr noundef %0, ptr noundef %1) #31
  br label %12

12:                                               ; preds = %10, %6, %4
  %13 = phi i32 [ 22, %4 ], [ %11, %10 ], [ 22, %6 ]
  ret i32 %13
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @pthread_rwlock_clockrdlock(ptr noundef %0, i32 noundef signext %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %1, 1
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %7, 999999999
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = tail call signext i32 @__tresse_rwlock_timedrdlock(ptr noundef %0) #31
  br label %11

11:                                               ; preds = %9, %5, %3
  %12 = phi i32 [ 22, %3 ], [ %10, %9 ], [ 22, %5 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local signext i32 @pthread_rwlock_clockwrlock(ptr noundef %0, i32 noundef signext %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %1, 1
  br i1 %4, label %11, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %7, 999999999
  br i1 %8, label %11, label %9

9:                                                ; preds = %5
  %10 = tail call signext i32 @__tresse_rwlock_timedwrlock(ptr noundef %0) #31
  br label %11

11:                                               ; preds = %9, %5, %3
  %12 = phi i32 [ 22, %3 ], [ %10, %9 ], [ 22, %5 ]
  ret i32 %12
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -1, 1) i32 @sem_clockwait(ptr noundef %0, i32 noundef signext %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = icmp ugt i32 %1, 1
  br i1 %4, label %12, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %7, 999999999
  br i1 %8, label %12, label %9

9:                                                ; preds = %5
  %10 = tail call signext i32 @__tresse_sem_timedwait(ptr noundef %0) #31
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
define dso_local signext range(i32 0, 12) i32 @pthread_key_create(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull @keys_lock) #31
  %4 = load i32, ptr @keys_made, align 4
  %5 = icmp ult i32 %4, 128
  br i1 %5, label %6, label %9

6:                                                ; preds = %2
  %7 = add nuw nsw i32 %4, 1
  store i32 %7, ptr @keys_made, align 4
  %8 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @keys_lock) #31
  br label %12

9:                                                ; preds = %2
  %10 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @keys_lock) #31
  %11 = icmp eq i32 %4, 128
  br i1 %11, label %16, label %12

12:                                               ; preds = %6, %9
  %13 = zext i32 %4 to i64
  %14 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i64 0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 8
  store ptr %1, ptr %15, align 8
  store atomic i32 1, ptr %14 monotonic, align 8
  store i32 %4, ptr %0, align 4
  br label %16

16:                                               ; preds = %9, %12
  %17 = phi i32 [ 0, %12 ], [ 11, %9 ]
  ret i32 %17
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_key_delete(i32 noundef zeroext %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %12

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i64 0, i64 %4
  %6 = load atomic i32, ptr %5 monotonic, align 8
  %7 = freeze i32 %6
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %14, label %9

9:                                                ; preds = %3
  %10 = icmp eq i32 %7, 2
  %11 = select i1 %10, ptr @.str.105, ptr @.str.106
  br label %12

12:                                               ; preds = %9, %1
  %13 = phi ptr [ @.str.106, %1 ], [ %11, %9 ]
  tail call void @__tresse_misuse(ptr noundef nonnull %13) #34
  unreachable

14:                                               ; preds = %3
  store atomic i32 2, ptr %5 monotonic, align 8
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local ptr @pthread_getspecific(i32 noundef zeroext %0) local_unnamed_addr #5 {
  %2 = icmp ult i32 %0, 128
  br i1 %2, label %3, label %12

3:                                                ; preds = %1
  %4 = zext nneg i32 %0 to i64
  %5 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i64 0, i64 %4
  %6 = load atomic i32, ptr %5 monotonic, align 8
  %7 = freeze i32 %6
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %14, label %9

9:                                                ; preds = %3
  %10 = icmp eq i32 %7, 2
  %11 = select i1 %10, ptr @.str.105, ptr @.str.106
  br label %12

12:                                               ; preds = %9, %1
  %13 = phi ptr [ @.str.106, %1 ], [ %11, %9 ]
  tail call void @__tresse_misuse(ptr noundef nonnull %13) #34
  unreachable

14:                                               ; preds = %3
  %15 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @key_values)
  %16 = getelementptr inbounds [128 x ptr], ptr %15, i64 0, i64 %4
  %17 = load ptr, ptr %16, align 8
  ret ptr %17
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_setspecific(i32 noundef zeroext %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = icmp ult i32 %0, 128
  br i1 %3, label %4, label %13

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i64 0, i64 %5
  %7 = load atomic i32, ptr %6 monotonic, align 8
  %8 = freeze i32 %7
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %15, label %10

10:                                               ; preds = %4
  %11 = icmp eq i32 %8, 2
  %12 = select i1 %11, ptr @.str.105, ptr @.str.106
  br label %13

13:                                               ; preds = %10, %2
  %14 = phi ptr [ @.str.106, %2 ], [ %12, %10 ]
  tail call void @__tresse_misuse(ptr noundef nonnull %14) #34
  unreachable

15:                                               ; preds = %4
  %16 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @key_values)
  %17 = getelementptr inbounds [128 x ptr], ptr %16, i64 0, i64 %5
  store ptr %1, ptr %17, align 8
  %18 = icmp eq ptr %1, null
  br i1 %18, label %25, label %19

19:                                               ; preds = %15
  %20 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values_end)
  %21 = load i32, ptr %20, align 4
  %22 = icmp ugt i32 %21, %0
  br i1 %22, label %25, label %23

23:                                               ; preds = %19
  %24 = add nuw nsw i32 %0, 1
  store i32 %24, ptr %20, align 4
  br label %25

25:                                               ; preds = %23, %19, %15
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: write, inaccessiblemem: none)
define dso_local void @__tresse_cleanup_push(ptr noundef %0) local_unnamed_addr #25 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanup_handlers)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %3, ptr %4, align 8
  store ptr %0, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: read, inaccessiblemem: none)
define dso_local void @__tresse_cleanup_pop(ptr nocapture noundef readonly %0) local_unnamed_addr #24 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanup_handlers)
  store ptr %3, ptr %4, align 8
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__tresse_thread_end() local_unnamed_addr #5 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @cleanup_handlers)
  %2 = load ptr, ptr %1, align 8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %8

4:                                                ; preds = %8, %0
  %5 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values_end)
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @key_values)
  %7 = load i32, ptr %5, align 4
  br label %17

8:                                                ; preds = %0, %8
  %9 = phi ptr [ %15, %8 ], [ %2, %0 ]
  %10 = getelementptr inbounds i8, ptr %9, i64 16
  %11 = load ptr, ptr %10, align 8
  store ptr %11, ptr %1, align 8
  %12 = load ptr, ptr %9, align 8
  %13 = getelementptr inbounds i8, ptr %9, i64 8
  %14 = load ptr, ptr %13, align 8
  tail call void %12(ptr noundef %14) #31
  %15 = load ptr, ptr %1, align 8
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
  %29 = phi i64 [ %49, %46 ], [ 0, %17 ]
  %30 = phi i32 [ %48, %46 ], [ 0, %17 ]
  %31 = getelementptr inbounds [128 x ptr], ptr %6, i64 0, i64 %29
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %46, label %34

34:                                               ; preds = %27
  store ptr null, ptr %31, align 8
  %35 = icmp ult i64 %29, 128
  br i1 %35, label %36, label %46

36:                                               ; preds = %34
  %37 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i64 0, i64 %29
  %38 = load atomic i32, ptr %37 monotonic, align 8
  %39 = icmp eq i32 %38, 1
  br i1 %39, label %40, label %46

40:                                               ; preds = %36
  %41 = getelementptr inbounds [128 x %struct.anon.4], ptr @keys, i64 0, i64 %29, i32 1
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %46, label %44

44:                                               ; preds = %40
  tail call void %42(ptr noundef nonnull %32) #31
  %45 = load i32, ptr %5, align 4
  br label %46

46:                                               ; preds = %34, %36, %40, %44, %27
  %47 = phi i32 [ %28, %27 ], [ %45, %44 ], [ %28, %40 ], [ %28, %36 ], [ %28, %34 ]
  %48 = phi i32 [ %30, %27 ], [ 1, %44 ], [ %30, %40 ], [ %30, %36 ], [ %30, %34 ]
  %49 = add nuw nsw i64 %29, 1
  %50 = zext i32 %47 to i64
  %51 = icmp ult i64 %49, %50
  br i1 %51, label %27, label %22
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_attr_init(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @memset(ptr noundef %0, i32 noundef signext 0, i64 noundef 40) #31
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 4096, ptr %3, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef signext i32 @pthread_attr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local signext range(i32 0, 23) i32 @pthread_attr_setdetachstate(ptr nocapture noundef writeonly %0, i32 noundef signext %1) local_unnamed_addr #11 {
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
define dso_local noundef signext i32 @pthread_attr_getdetachstate(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 8
  store i32 %3, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local signext range(i32 0, 23) i32 @pthread_attr_setstacksize(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #11 {
  %3 = icmp ult i64 %1, 16384
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %1, ptr %5, align 8
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef signext i32 @pthread_attr_getstacksize(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  store i64 %4, ptr %1, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef signext i32 @pthread_attr_setguardsize(ptr nocapture noundef writeonly %0, i64 noundef %1) local_unnamed_addr #11 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %1, ptr %3, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef signext i32 @pthread_attr_getguardsize(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load i64, ptr %3, align 8
  store i64 %4, ptr %1, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local signext range(i32 0, 96) i32 @pthread_attr_setscope(ptr nocapture noundef writeonly %0, i32 noundef signext %1) local_unnamed_addr #11 {
  switch i32 %1, label %5 [
    i32 1, label %6
    i32 0, label %3
  ]

3:                                                ; preds = %2
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 0, ptr %4, align 4
  br label %6

5:                                                ; preds = %2
  br label %6

6:                                                ; preds = %2, %5, %3
  %7 = phi i32 [ 95, %2 ], [ 0, %3 ], [ 22, %5 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef signext i32 @pthread_attr_getscope(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load i32, ptr %3, align 8
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local signext range(i32 0, 23) i32 @pthread_attr_setinheritsched(ptr nocapture noundef writeonly %0, i32 noundef signext %1) local_unnamed_addr #11 {
  %3 = icmp ugt i32 %1, 1
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 28
  store i32 %1, ptr %5, align 4
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef signext i32 @pthread_attr_getinheritsched(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i64 28
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local signext range(i32 0, 23) i32 @pthread_attr_setschedpolicy(ptr nocapture noundef writeonly %0, i32 noundef signext %1) local_unnamed_addr #11 {
  %3 = icmp ugt i32 %1, 2
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  store i32 %1, ptr %5, align 4
  br label %6

6:                                                ; preds = %2, %4
  %7 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef signext i32 @pthread_attr_getschedpolicy(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = load i32, ptr %3, align 8
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef signext i32 @pthread_attr_setschedparam(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %1, align 4
  %4 = getelementptr inbounds i8, ptr %0, i64 36
  store i32 %3, ptr %4, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef signext i32 @pthread_attr_getschedparam(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = getelementptr inbounds i8, ptr %0, i64 36
  %4 = load i32, ptr %3, align 4
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef signext i32 @pthread_mutexattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef signext i32 @pthread_mutexattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local signext range(i32 0, 23) i32 @pthread_mutexattr_setpshared(ptr nocapture noundef %0, i32 noundef signext %1) local_unnamed_addr #14 {
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
define dso_local noundef signext i32 @pthread_mutexattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 30
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local signext range(i32 0, 23) i32 @pthread_mutexattr_settype(ptr nocapture noundef %0, i32 noundef signext %1) local_unnamed_addr #14 {
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
define dso_local noundef signext i32 @pthread_mutexattr_gettype(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = and i32 %3, -1073741825
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef signext i32 @pthread_condattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef signext i32 @pthread_condattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local signext range(i32 0, 23) i32 @pthread_condattr_setpshared(ptr nocapture noundef %0, i32 noundef signext %1) local_unnamed_addr #14 {
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
define dso_local noundef signext i32 @pthread_condattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 30
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local signext range(i32 0, 23) i32 @pthread_condattr_setclock(ptr nocapture noundef %0, i32 noundef signext %1) local_unnamed_addr #14 {
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
define dso_local noundef signext i32 @pthread_condattr_getclock(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = and i32 %3, -1073741825
  store i32 %4, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef signext i32 @pthread_rwlockattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  store i32 0, ptr %0, align 8
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef signext i32 @pthread_rwlockattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local signext range(i32 0, 23) i32 @pthread_rwlockattr_setpshared(ptr nocapture noundef %0, i32 noundef signext %1) local_unnamed_addr #14 {
  %3 = icmp ult i32 %1, 2
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 8
  %6 = and i32 %5, -1073741825
  %7 = icmp eq i32 %1, 0
  %8 = select i1 %7, i32 0, i32 1073741824
  %9 = or disjoint i32 %6, %8
  store i32 %9, ptr %0, align 8
  br label %10

10:                                               ; preds = %2, %4
  %11 = phi i32 [ 0, %4 ], [ 22, %2 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local noundef signext i32 @pthread_rwlockattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 8
  %4 = lshr i32 %3, 30
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef signext i32 @pthread_barrierattr_init(ptr nocapture noundef writeonly %0) local_unnamed_addr #11 {
  store i32 0, ptr %0, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef signext i32 @pthread_barrierattr_destroy(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local signext range(i32 0, 23) i32 @pthread_barrierattr_setpshared(ptr nocapture noundef %0, i32 noundef signext %1) local_unnamed_addr #14 {
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
define dso_local noundef signext i32 @pthread_barrierattr_getpshared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #14 {
  %3 = load i32, ptr %0, align 4
  %4 = lshr i32 %3, 30
  %5 = and i32 %4, 1
  store i32 %5, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef signext i32 @pthread_mutexattr_getrobust(ptr nocapture noundef readnone %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #11 {
  store i32 0, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write)
define dso_local noundef signext i32 @pthread_mutexattr_getprotocol(ptr nocapture noundef readnone %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #11 {
  store i32 0, ptr %1, align 4
  ret i32 0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local noundef signext i32 @pthread_mutex_consistent(ptr nocapture noundef readnone %0) local_unnamed_addr #0 {
  ret i32 22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: write, inaccessiblemem: none)
define dso_local signext range(i32 0, 23) i32 @pthread_setcancelstate(i32 noundef signext %0, ptr noundef writeonly %1) local_unnamed_addr #25 {
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
define dso_local signext range(i32 0, 23) i32 @pthread_setcanceltype(i32 noundef signext %0, ptr noundef writeonly %1) local_unnamed_addr #25 {
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
define dso_local noundef signext i32 @pthread_atfork(ptr nocapture noundef readnone %0, ptr nocapture noundef readnone %1, ptr nocapture noundef readnone %2) local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define dso_local signext range(i32 0, 35) i32 @pthread_setname_np(i64 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %8, %2
  %4 = phi i64 [ %9, %8 ], [ 0, %2 ]
  %5 = getelementptr inbounds i8, ptr %1, i64 %4
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = add nuw nsw i64 %4, 1
  %10 = icmp eq i64 %9, 16
  br i1 %10, label %14, label %3

11:                                               ; preds = %3
  %12 = icmp ult i64 %4, 16
  %13 = select i1 %12, i32 0, i32 34
  br label %14

14:                                               ; preds = %8, %11
  %15 = phi i32 [ %13, %11 ], [ 34, %8 ]
  ret i32 %15
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none)
define dso_local signext range(i32 0, 23) i32 @pthread_setconcurrency(i32 noundef signext %0) local_unnamed_addr #13 {
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
define dso_local signext range(i32 0, -2147483648) i32 @pthread_getconcurrency() local_unnamed_addr #13 {
  %1 = load atomic i32, ptr @concurrency monotonic, align 4
  ret i32 %1
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 5) i32 @thrd_create(ptr nocapture noundef writeonly %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call ptr @__tresse_scratch(i64 noundef 16) #31
  %5 = icmp eq ptr %4, null
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %2, ptr %7, align 8
  %8 = tail call i64 @__tresse_thread_new() #31
  store i64 %8, ptr %0, align 8
  tail call void @__tresse_thread_start(i64 noundef %8, ptr noundef nonnull @run_thread, ptr noundef nonnull %4) #31
  br label %9

9:                                                ; preds = %3, %6
  %10 = phi i32 [ 0, %6 ], [ 3, %3 ]
  ret i32 %10
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_create(ptr nocapture noundef writeonly %0, ptr noundef readonly %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #5 {
  %5 = tail call i64 @__tresse_thread_new() #31
  store i64 %5, ptr %0, align 8
  %6 = icmp eq ptr %1, null
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = load i32, ptr %1, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  tail call void @__tresse_thread_detach(i64 noundef %5) #31
  br label %11

11:                                               ; preds = %4, %10, %7
  tail call void @__tresse_thread_start(i64 noundef %5, ptr noundef %2, ptr noundef %3) #31
  ret i32 0
}

; Function Attrs: nounwind optsize
define internal ptr @run_thread(ptr noundef %0) #5 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef nonnull %0) #31
  %5 = tail call signext i32 %2(ptr noundef %4) #31
  %6 = sext i32 %5 to i64
  %7 = inttoptr i64 %6 to ptr
  ret ptr %7
}

; Function Attrs: nounwind optsize
define dso_local noundef signext range(i32 0, 5) i32 @thrd_join(i64 noundef %0, ptr noundef writeonly %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_thread_join(i64 noundef %0) #31
  %4 = icmp eq ptr %1, null
  br i1 %4, label %8, label %5

5:                                                ; preds = %2
  %6 = ptrtoint ptr %3 to i64
  %7 = trunc i64 %6 to i32
  store i32 %7, ptr %1, align 4
  br label %8

8:                                                ; preds = %5, %2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_join(i64 noundef %0, ptr noundef writeonly %1) local_unnamed_addr #5 {
  %3 = tail call ptr @__tresse_thread_join(i64 noundef %0) #31
  %4 = icmp eq ptr %1, null
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  store ptr %3, ptr %1, align 8
  br label %6

6:                                                ; preds = %5, %2
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noundef signext range(i32 0, 5) i32 @thrd_detach(i64 noundef %0) local_unnamed_addr #5 {
  tail call void @__tresse_thread_detach(i64 noundef %0) #31
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @pthread_detach(i64 noundef %0) local_unnamed_addr #5 {
  tail call void @__tresse_thread_detach(i64 noundef %0) #31
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local i64 @thrd_current() local_unnamed_addr #5 {
  %1 = tail call i64 @pthread_self() #31
  ret i64 %1
}

; Function Attrs: optsize
declare i64 @pthread_self() local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @thrd_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local signext range(i32 0, 2) i32 @pthread_equal(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i64 %0, %1
  %4 = zext i1 %3 to i32
  ret i32 %4
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @thrd_exit(i32 noundef signext %0) local_unnamed_addr #15 {
  %2 = sext i32 %0 to i64
  %3 = inttoptr i64 %2 to ptr
  tail call void @pthread_exit(ptr noundef %3) #35
  unreachable
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @pthread_exit(ptr noundef %0) local_unnamed_addr #15 {
  tail call void @__tresse_thread_end() #32
  tail call void @__tresse_thread_exit(ptr noundef %0) #34
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local void @thrd_yield() local_unnamed_addr #5 {
  %1 = tail call signext i32 @sched_yield() #31
  ret void
}

; Function Attrs: optsize
declare signext i32 @sched_yield() local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 -2, 1) i32 @thrd_sleep(ptr nocapture noundef readonly %0, ptr nocapture noundef readnone %1) local_unnamed_addr #5 {
  %3 = load i64, ptr %0, align 8
  %4 = icmp sgt i64 %3, -1
  br i1 %4, label %5, label %15

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ugt i64 %7, 999999999
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %3, i64 1000000000)
  %11 = extractvalue { i64, i1 } %10, 1
  %12 = extractvalue { i64, i1 } %10, 0
  %13 = tail call i64 @llvm.uadd.sat.i64(i64 %12, i64 %7)
  %14 = select i1 %11, i64 -1, i64 %13
  tail call void @__tresse_sleep(i64 noundef %14) #31
  br label %15

15:                                               ; preds = %2, %5, %9
  %16 = phi i32 [ 0, %9 ], [ -2, %5 ], [ -2, %2 ]
  ret i32 %16
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 5) i32 @mtx_init(ptr noundef %0, i32 noundef signext %1) local_unnamed_addr #5 {
  %3 = icmp ult i32 %1, 4
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = and i32 %1, 1
  tail call void @__tresse_renew_mutex(ptr noundef %0) #31
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %5, ptr %6, align 8
  br label %7

7:                                                ; preds = %2, %4
  %8 = phi i32 [ 0, %4 ], [ 2, %2 ]
  ret i32 %8
}

; Function Attrs: nounwind optsize
define dso_local void @mtx_destroy(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @pthread_mutex_destroy(ptr noundef %0) #31
  ret void
}

; Function Attrs: optsize
declare signext i32 @pthread_mutex_destroy(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 5) i32 @mtx_lock(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @pthread_mutex_lock(ptr noundef %0) #31
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
define dso_local signext range(i32 0, 5) i32 @mtx_trylock(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @pthread_mutex_trylock(ptr noundef %0) #31
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
declare signext i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 5) i32 @mtx_timedlock(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp ult i64 %4, 1000000000
  %6 = tail call signext i32 @__tresse_mutex_timedlock(ptr noundef %0) #31
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
define dso_local signext range(i32 0, 5) i32 @mtx_unlock(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @pthread_mutex_unlock(ptr noundef %0) #31
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
define dso_local noundef signext range(i32 0, 5) i32 @cnd_init(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__tresse_renew_cond(ptr noundef %0) #31
  store i32 0, ptr %0, align 8
  ret i32 0
}

; Function Attrs: nounwind optsize
define dso_local void @cnd_destroy(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @pthread_cond_destroy(ptr noundef %0) #31
  ret void
}

; Function Attrs: optsize
declare signext i32 @pthread_cond_destroy(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 5) i32 @cnd_wait(ptr noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @pthread_cond_wait(ptr noundef %0, ptr noundef %1) #31
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
declare signext i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 5) i32 @cnd_signal(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @pthread_cond_signal(ptr noundef %0) #31
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
declare signext i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 5) i32 @cnd_broadcast(ptr noundef %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @pthread_cond_broadcast(ptr noundef %0) #31
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
declare signext i32 @pthread_cond_broadcast(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 5) i32 @cnd_timedwait(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %2, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp ugt i64 %5, 999999999
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = tail call signext i32 @__tresse_cond_timedwait(ptr noundef %0, ptr noundef %1) #31
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
  %3 = tail call signext i32 @__tresse_once_begin(ptr noundef %0) #31
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %2
  tail call void %1() #31
  tail call void @__tresse_once_end(ptr noundef %0) #31
  br label %6

6:                                                ; preds = %2, %5
  ret void
}

; Function Attrs: nounwind optsize
define dso_local signext range(i32 0, 5) i32 @tss_create(ptr nocapture noundef writeonly %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @pthread_key_create(ptr noundef %0, ptr noundef %1) #32
  %4 = icmp eq i32 %3, 0
  %5 = select i1 %4, i32 0, i32 2
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local void @tss_delete(i32 noundef zeroext %0) local_unnamed_addr #5 {
  %2 = tail call signext i32 @pthread_key_delete(i32 noundef zeroext %0) #32
  ret void
}

; Function Attrs: nounwind optsize
define dso_local ptr @tss_get(i32 noundef zeroext %0) local_unnamed_addr #5 {
  %2 = tail call ptr @pthread_getspecific(i32 noundef zeroext %0) #32
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local noundef signext range(i32 0, 5) i32 @tss_set(i32 noundef zeroext %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call signext i32 @pthread_setspecific(i32 noundef zeroext %0, ptr noundef %1) #32
  ret i32 0
}

; Function Attrs: optsize
declare i64 @__tresse_thread_new() local_unnamed_addr #6

; Function Attrs: optsize
declare void @__tresse_thread_detach(i64 noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare void @__tresse_thread_start(i64 noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: optsize
declare ptr @__tresse_thread_join(i64 noundef) local_unnamed_addr #6

; Function Attrs: noreturn optsize
declare void @__tresse_thread_exit(ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind optsize
define dso_local noundef i64 @__VERIFIER_spawn(ptr noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = tail call i64 @__tresse_thread_new() #31
  tail call void @__tresse_thread_start(i64 noundef %3, ptr noundef %0, ptr noundef %1) #31
  ret i64 %3
}

; Function Attrs: nounwind optsize
define dso_local noundef i64 @__VERIFIER_spawn_symmetric(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i64 @__tresse_thread_new() #31
  tail call void @__tresse_thread_start(i64 noundef %4, ptr noundef %0, ptr noundef %1) #31
  ret i64 %4
}

; Function Attrs: nounwind optsize
define dso_local ptr @__VERIFIER_join(i64 noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @__tresse_thread_join(i64 noundef %0) #31
  ret ptr %2
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_join_symmetric(i64 noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @__tresse_thread_join(i64 noundef %0) #31
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @__VERIFIER_thread_create(ptr nocapture noundef readnone %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #5 {
  %4 = tail call i64 @__tresse_thread_new() #31
  tail call void @__tresse_thread_start(i64 noundef %4, ptr noundef %1, ptr noundef %2) #31
  %5 = trunc i64 %4 to i32
  ret i32 %5
}

; Function Attrs: nounwind optsize
define dso_local noundef signext i32 @__VERIFIER_thread_create_symmetric(ptr nocapture noundef readnone %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) local_unnamed_addr #5 {
  %5 = tail call i64 @__tresse_thread_new() #31
  tail call void @__tresse_thread_start(i64 noundef %5, ptr noundef %1, ptr noundef %2) #31
  %6 = trunc i64 %5 to i32
  ret i32 %6
}

; Function Attrs: nounwind optsize
define dso_local ptr @__VERIFIER_thread_join(i64 noundef %0) local_unnamed_addr #5 {
  %2 = tail call ptr @__tresse_thread_join(i64 noundef %0) #31
  ret ptr %2
}

; Function Attrs: noreturn nounwind optsize
define dso_local void @__VERIFIER_thread_exit(ptr noundef %0) local_unnamed_addr #15 {
  tail call void @pthread_exit(ptr noundef %0) #35
  unreachable
}

; Function Attrs: nounwind optsize
define dso_local i64 @__VERIFIER_thread_self() local_unnamed_addr #5 {
  %1 = tail call i64 @pthread_self() #31
  ret i64 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local void @__VERIFIER_loop_begin() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local void @__VERIFIER_method_begin(ptr nocapture noundef readnone %0, i32 noundef signext %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define dso_local void @__VERIFIER_method_end(ptr nocapture noundef readnone %0, i32 noundef signext %1) local_unnamed_addr #0 {
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_atomic_begin() local_unnamed_addr #5 {
  %1 = tail call signext i32 @__tresse_section_test() #31
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  %4 = tail call signext i32 @pthread_mutex_lock(ptr noundef nonnull @atomic_section) #31
  br label %5

5:                                                ; preds = %3, %0
  tail call void @__tresse_section_enter() #31
  ret void
}

; Function Attrs: optsize
declare signext i32 @__tresse_section_test() local_unnamed_addr #6

; Function Attrs: optsize
declare void @__tresse_section_enter() local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_atomic_end() local_unnamed_addr #5 {
  %1 = tail call signext i32 @__tresse_section_leave() #31
  %2 = icmp eq i32 %1, 0
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  %4 = tail call signext i32 @pthread_mutex_unlock(ptr noundef nonnull @atomic_section) #31
  br label %5

5:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: optsize
declare signext i32 @__tresse_section_leave() local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__VERIFIER_hazptr_alloc() local_unnamed_addr #5 {
  %1 = tail call ptr @__tresse_scratch(i64 noundef 16) #31
  %2 = icmp eq ptr %1, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  store i64 1751218785, ptr %1, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr null, ptr %4, align 8
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi ptr [ %4, %3 ], [ null, %0 ]
  ret ptr %6
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hazptr_protect(ptr noundef %0, ptr noundef %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 -8
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 1751218785
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.108) #34
  unreachable

7:                                                ; preds = %2
  tail call void @__tresse_hazard_protect(ptr noundef nonnull %3, ptr noundef %1) #31
  ret void
}

; Function Attrs: optsize
declare void @__tresse_hazard_protect(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hazptr_clear(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_protect(ptr noundef %0, ptr noundef null) #32
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hazptr_free(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_protect(ptr noundef %0, ptr noundef null) #32
  %2 = getelementptr inbounds i8, ptr %0, i64 -8
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 1751218785
  br i1 %4, label %6, label %5

5:                                                ; preds = %1
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.108) #34
  unreachable

6:                                                ; preds = %1
  tail call void @free(ptr noundef nonnull %2) #31
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__VERIFIER_hp_alloc() local_unnamed_addr #5 {
  %1 = tail call ptr @__tresse_scratch(i64 noundef 16) #31
  %2 = icmp eq ptr %1, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %0
  store i64 1751218785, ptr %1, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  store ptr null, ptr %4, align 8
  br label %5

5:                                                ; preds = %0, %3
  %6 = phi ptr [ %4, %3 ], [ null, %0 ]
  ret ptr %6
}

; Function Attrs: nounwind optsize
define dso_local noundef ptr @__VERIFIER_hp_protect(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 -8
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 1751218785
  br i1 %5, label %7, label %6

6:                                                ; preds = %2
  tail call void @__tresse_misuse(ptr noundef nonnull @.str.108) #34
  unreachable

7:                                                ; preds = %2
  tail call void @__tresse_hazard_announce(ptr noundef nonnull %3) #31
  %8 = load atomic i64, ptr %1 acquire, align 8
  %9 = inttoptr i64 %8 to ptr
  tail call void @__tresse_hazard_protect(ptr noundef nonnull %3, ptr noundef %9) #31
  ret ptr %9
}

; Function Attrs: optsize
declare void @__tresse_hazard_announce(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hp_clear(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_protect(ptr noundef %0, ptr noundef null) #32
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hp_free(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_free(ptr noundef %0) #32
  ret void
}

; Function Attrs: nounwind optsize
define dso_local void @__VERIFIER_hp_retire(ptr noundef %0) local_unnamed_addr #5 {
  tail call void @__VERIFIER_hazptr_retire(ptr noundef %0) #31
  ret void
}

; Function Attrs: optsize
declare void @__VERIFIER_hazptr_retire(ptr noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i64 @read_integer(ptr noundef %0, ptr noundef writeonly %1, i32 noundef signext %2, i32 noundef signext %3, i64 noundef %4, i64 noundef %5, ptr nocapture noundef writeonly %6) unnamed_addr #8 {
  store i32 0, ptr %6, align 4
  %8 = icmp eq i32 %2, 1
  %9 = icmp ugt i32 %2, 36
  %10 = or i1 %9, %8
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 22, ptr %12, align 4
  %13 = icmp eq ptr %1, null
  br i1 %13, label %136, label %14

14:                                               ; preds = %11
  store ptr %0, ptr %1, align 8
  br label %136

15:                                               ; preds = %7, %15
  %16 = phi ptr [ %23, %15 ], [ %0, %7 ]
  %17 = load i8, ptr %16, align 1
  %18 = zext i8 %17 to i32
  %19 = icmp ne i8 %17, 32
  %20 = add nsw i32 %18, -14
  %21 = icmp ult i32 %20, -5
  %22 = and i1 %19, %21
  %23 = getelementptr inbounds i8, ptr %16, i64 1
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
  %42 = getelementptr inbounds i8, ptr %32, i64 1
  %43 = load i8, ptr %42, align 1
  %44 = or i8 %43, 32
  br label %52

45:                                               ; preds = %35, %35
  %46 = getelementptr inbounds i8, ptr %32, i64 1
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
  %61 = getelementptr inbounds i8, ptr %32, i64 2
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
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

90:                                               ; preds = %126, %83
  %91 = phi ptr [ %84, %83 ], [ %129, %126 ]
  %92 = phi i64 [ 0, %83 ], [ %127, %126 ]
  %93 = phi ptr [ %0, %83 ], [ %129, %126 ]
  %94 = phi i32 [ 0, %83 ], [ %128, %126 ]
  %95 = phi i8 [ %85, %83 ], [ %130, %126 ]
  %96 = zext i8 %95 to i32
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
  br i1 %115, label %132, label %131

116:                                              ; preds = %111
  %117 = icmp eq i32 %94, 0
  br i1 %117, label %118, label %126

118:                                              ; preds = %116
  %119 = zext nneg i32 %112 to i64
  %120 = sub nuw i64 %31, %119
  %121 = udiv i64 %120, %89
  %122 = icmp ugt i64 %92, %121
  br i1 %122, label %126, label %123

123:                                              ; preds = %118
  %124 = mul i64 %92, %89
  %125 = add i64 %124, %119
  br label %126

126:                                              ; preds = %116, %118, %123
  %127 = phi i64 [ %125, %123 ], [ %92, %118 ], [ %92, %116 ]
  %128 = phi i32 [ 0, %123 ], [ 1, %118 ], [ 1, %116 ]
  %129 = getelementptr inbounds i8, ptr %91, i64 1
  %130 = load i8, ptr %129, align 1
  br label %90

131:                                              ; preds = %114
  store ptr %93, ptr %1, align 8
  br label %132

132:                                              ; preds = %131, %114
  %133 = icmp eq i32 %94, 0
  br i1 %133, label %136, label %134

134:                                              ; preds = %132
  %135 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %135, align 4
  br label %136

136:                                              ; preds = %134, %132, %11, %14
  %137 = phi i64 [ 0, %14 ], [ 0, %11 ], [ %31, %134 ], [ %92, %132 ]
  ret i64 %137
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @read_exponent(ptr noundef readonly %0, i8 noundef zeroext %1, ptr nocapture noundef %2) unnamed_addr #26 {
  %4 = load i8, ptr %0, align 1
  %5 = or i8 %4, 32
  %6 = icmp eq i8 %5, %1
  br i1 %6, label %7, label %83

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %0, i64 1
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 45
  %11 = icmp eq i8 %9, 43
  %12 = or i1 %10, %11
  %13 = getelementptr inbounds i8, ptr %0, i64 2
  %14 = select i1 %12, ptr %13, ptr %8
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
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
  %37 = zext i8 %34 to i32
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
  %76 = getelementptr inbounds i8, ptr %35, i64 1
  %77 = load i8, ptr %76, align 1
  br label %33

78:                                               ; preds = %47, %51
  %79 = sub nsw i64 0, %36
  %80 = select i1 %10, i64 %79, i64 %36
  %81 = load i64, ptr %2, align 8
  %82 = add nsw i64 %81, %80
  store i64 %82, ptr %2, align 8
  br label %83

83:                                               ; preds = %26, %78, %30, %3
  %84 = phi ptr [ %0, %3 ], [ %35, %78 ], [ %0, %30 ], [ %0, %26 ]
  ret ptr %84
}

; Function Attrs: nounwind optsize
define internal fastcc i64 @round_to(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef signext %3) unnamed_addr #5 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %6, 2
  %10 = sub i32 %9, %8
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %0, align 4
  %13 = add nsw i32 %12, -1
  %14 = zext nneg i32 %13 to i64
  %15 = shl i64 %11, %14
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %94, label %19

19:                                               ; preds = %4
  %20 = add i64 %17, -1
  %21 = shl nsw i64 %20, 5
  %22 = load ptr, ptr %1, align 8
  %23 = getelementptr inbounds i32, ptr %22, i64 %20
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  %26 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %24, i1 true)
  %27 = sub nuw nsw i32 32, %26
  %28 = select i1 %25, i32 0, i32 %27
  %29 = zext nneg i32 %28 to i64
  %30 = sext i32 %12 to i64
  %31 = sub i64 %2, %30
  %32 = add i64 %31, %21
  %33 = add i64 %32, %29
  %34 = sext i32 %8 to i64
  %35 = icmp slt i64 %33, %34
  %36 = tail call i64 @llvm.smax.i64(i64 %33, i64 %34)
  %37 = xor i64 %2, -1
  %38 = add i64 %36, %37
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %19
  %41 = tail call i64 @llvm.umin.i64(i64 %38, i64 2147483647)
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = tail call fastcc signext i32 @shift_right(ptr noundef nonnull %1, i32 noundef zeroext %42) #32
  %44 = or i32 %43, %3
  br label %48

45:                                               ; preds = %19
  %46 = trunc i64 %38 to i32
  %47 = sub i32 0, %46
  tail call fastcc void @shift_left(ptr noundef nonnull %1, i32 noundef zeroext %47) #32
  br label %48

48:                                               ; preds = %45, %40
  %49 = phi i32 [ %44, %40 ], [ %3, %45 ]
  %50 = load i64, ptr %16, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %63, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %1, align 8
  %54 = load i32, ptr %53, align 4
  %55 = zext i32 %54 to i64
  %56 = icmp eq i64 %50, 1
  br i1 %56, label %63, label %57

57:                                               ; preds = %52
  %58 = getelementptr inbounds i8, ptr %53, i64 4
  %59 = load i32, ptr %58, align 4
  %60 = zext i32 %59 to i64
  %61 = shl nuw i64 %60, 32
  %62 = or disjoint i64 %61, %55
  br label %63

63:                                               ; preds = %48, %57, %52
  %64 = phi i64 [ %62, %57 ], [ %55, %52 ], [ 0, %48 ]
  %65 = lshr i64 %64, 1
  %66 = and i64 %64, 1
  %67 = icmp ne i64 %66, 0
  %68 = icmp ne i32 %49, 0
  %69 = and i64 %64, 2
  %70 = icmp ne i64 %69, 0
  %71 = or i1 %68, %70
  %72 = select i1 %67, i1 %71, i1 false
  %73 = zext i1 %72 to i64
  %74 = add nuw i64 %65, %73
  br i1 %35, label %75, label %77

75:                                               ; preds = %63
  %76 = select i1 %67, i1 true, i1 %68
  br i1 %76, label %91, label %94

77:                                               ; preds = %63
  %78 = load i32, ptr %5, align 4
  %79 = sext i32 %78 to i64
  %80 = icmp sgt i64 %33, %79
  br i1 %80, label %91, label %81

81:                                               ; preds = %77
  %82 = load i32, ptr %7, align 4
  %83 = sext i32 %82 to i64
  %84 = sub nsw i64 %33, %83
  %85 = load i32, ptr %0, align 4
  %86 = add nsw i32 %85, -1
  %87 = zext nneg i32 %86 to i64
  %88 = shl i64 %84, %87
  %89 = add i64 %88, %74
  %90 = icmp ult i64 %89, %15
  br i1 %90, label %94, label %91

91:                                               ; preds = %81, %77, %75
  %92 = phi i64 [ %74, %75 ], [ %15, %77 ], [ %15, %81 ]
  %93 = tail call nonnull align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  store i32 34, ptr %93, align 4
  br label %94

94:                                               ; preds = %91, %75, %81, %4
  %95 = phi i64 [ 0, %4 ], [ %74, %75 ], [ %89, %81 ], [ %92, %91 ]
  ret i64 %95
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 0, 2) i32 @shift_right(ptr nocapture noundef %0, i32 noundef zeroext %1) unnamed_addr #5 {
  %3 = lshr i32 %1, 5
  %4 = zext nneg i32 %3 to i64
  %5 = and i32 %1, 31
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp ult i64 %7, %4
  %9 = tail call i64 @llvm.umin.i64(i64 %7, i64 %4)
  %10 = select i1 %8, i32 0, i32 %5
  %11 = icmp eq i64 %9, 0
  br i1 %11, label %30, label %12

12:                                               ; preds = %2
  %13 = load ptr, ptr %0, align 8
  br label %14

14:                                               ; preds = %12, %14
  %15 = phi i64 [ 0, %12 ], [ %22, %14 ]
  %16 = phi i32 [ 0, %12 ], [ %21, %14 ]
  %17 = getelementptr inbounds i32, ptr %13, i64 %15
  %18 = load i32, ptr %17, align 4
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = or i32 %16, %20
  %22 = add nuw nsw i64 %15, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %14

24:                                               ; preds = %14
  %25 = sub i64 %7, %9
  store i64 %25, ptr %6, align 8
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds i32, ptr %26, i64 %9
  %28 = shl i64 %25, 2
  %29 = tail call ptr @memmove(ptr noundef %26, ptr noundef nonnull %27, i64 noundef %28) #31
  br label %30

30:                                               ; preds = %2, %24
  %31 = phi i32 [ %21, %24 ], [ 0, %2 ]
  %32 = icmp eq i32 %10, 0
  br i1 %32, label %42, label %33

33:                                               ; preds = %30
  %34 = load i64, ptr %6, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %42, label %36

36:                                               ; preds = %33
  %37 = shl nuw i32 1, %10
  %38 = tail call fastcc zeroext i32 @divide(ptr noundef nonnull %0, i32 noundef zeroext %37) #32
  %39 = icmp ne i32 %38, 0
  %40 = zext i1 %39 to i32
  %41 = or i32 %31, %40
  br label %42

42:                                               ; preds = %36, %33, %30
  %43 = phi i32 [ %41, %36 ], [ %31, %33 ], [ %31, %30 ]
  ret i32 %43
}

; Function Attrs: nounwind optsize
define internal fastcc void @shift_left(ptr nocapture noundef %0, i32 noundef zeroext %1) unnamed_addr #5 {
  %3 = lshr i32 %1, 5
  %4 = and i32 %1, 31
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %26, label %8

8:                                                ; preds = %2
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %12, label %10

10:                                               ; preds = %8
  %11 = shl nuw i32 1, %4
  tail call fastcc void @multiply_add(ptr noundef nonnull %0, i32 noundef zeroext %11, i32 noundef zeroext 0) #32
  br label %12

12:                                               ; preds = %10, %8
  %13 = icmp ult i32 %1, 32
  br i1 %13, label %26, label %14

14:                                               ; preds = %12
  %15 = load ptr, ptr %0, align 8
  %16 = zext nneg i32 %3 to i64
  %17 = getelementptr inbounds i32, ptr %15, i64 %16
  %18 = load i64, ptr %5, align 8
  %19 = shl i64 %18, 2
  %20 = tail call ptr @memmove(ptr noundef %17, ptr noundef %15, i64 noundef %19) #31
  %21 = load ptr, ptr %0, align 8
  %22 = shl nuw nsw i64 %16, 2
  %23 = tail call ptr @memset(ptr noundef %21, i32 noundef signext 0, i64 noundef %22) #31
  %24 = load i64, ptr %5, align 8
  %25 = add i64 %24, %16
  store i64 %25, ptr %5, align 8
  br label %26

26:                                               ; preds = %12, %14, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc zeroext i32 @divide(ptr nocapture noundef %0, i32 noundef zeroext %1) unnamed_addr #8 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %36, label %6

6:                                                ; preds = %2
  %7 = zext i32 %1 to i64
  br label %12

8:                                                ; preds = %12
  %9 = load i64, ptr %3, align 8
  %10 = trunc nuw i64 %26 to i32
  %11 = icmp eq i64 %9, 0
  br i1 %11, label %36, label %28

12:                                               ; preds = %6, %12
  %13 = phi i64 [ %4, %6 ], [ %15, %12 ]
  %14 = phi i64 [ 0, %6 ], [ %26, %12 ]
  %15 = add i64 %13, -1
  %16 = shl nuw i64 %14, 32
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i32, ptr %17, i64 %15
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %19 to i64
  %21 = or disjoint i64 %16, %20
  %22 = freeze i64 %21
  %23 = udiv i64 %22, %7
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %18, align 4
  %25 = mul i64 %23, %7
  %26 = sub i64 %22, %25
  %27 = icmp eq i64 %15, 0
  br i1 %27, label %8, label %12

28:                                               ; preds = %8
  %29 = load ptr, ptr %0, align 8
  %30 = getelementptr i32, ptr %29, i64 %9
  %31 = getelementptr i8, ptr %30, i64 -4
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %28
  %35 = add i64 %9, -1
  store i64 %35, ptr %3, align 8
  br label %36

36:                                               ; preds = %2, %34, %28, %8
  %37 = phi i32 [ %10, %34 ], [ %10, %28 ], [ %10, %8 ], [ 0, %2 ]
  ret i32 %37
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @multiply_add(ptr nocapture noundef %0, i32 noundef zeroext %1, i32 noundef zeroext %2) unnamed_addr #8 {
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %3
  %9 = zext i32 %1 to i64
  br label %14

10:                                               ; preds = %14, %3
  %11 = phi i64 [ %4, %3 ], [ %24, %14 ]
  %12 = phi i64 [ 0, %3 ], [ %26, %14 ]
  %13 = icmp eq i64 %11, 0
  br i1 %13, label %33, label %28

14:                                               ; preds = %8, %14
  %15 = phi i64 [ 0, %8 ], [ %25, %14 ]
  %16 = phi i64 [ %4, %8 ], [ %24, %14 ]
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i32, ptr %17, i64 %15
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %19 to i64
  %21 = mul nuw i64 %20, %9
  %22 = add nuw i64 %21, %16
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %18, align 4
  %24 = lshr i64 %22, 32
  %25 = add nuw i64 %15, 1
  %26 = load i64, ptr %5, align 8
  %27 = icmp ult i64 %25, %26
  br i1 %27, label %14, label %10

28:                                               ; preds = %10
  %29 = trunc nuw i64 %11 to i32
  %30 = load ptr, ptr %0, align 8
  %31 = add i64 %12, 1
  store i64 %31, ptr %5, align 8
  %32 = getelementptr inbounds i32, ptr %30, i64 %12
  store i32 %29, ptr %32, align 4
  br label %33

33:                                               ; preds = %28, %10
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @multiply_by_five_to(ptr nocapture noundef %0, i32 noundef zeroext %1) unnamed_addr #8 {
  %3 = icmp ugt i32 %1, 12
  br i1 %3, label %4, label %8

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %6, %4 ], [ %1, %2 ]
  tail call fastcc void @multiply_add(ptr noundef %0, i32 noundef zeroext 1220703125, i32 noundef zeroext 0) #32
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
  tail call fastcc void @multiply_add(ptr noundef %0, i32 noundef zeroext %15, i32 noundef zeroext 0) #32
  br label %18

18:                                               ; preds = %17, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc signext range(i32 0, 2) i32 @divide_by_five_to(ptr nocapture noundef %0, i32 noundef zeroext %1) unnamed_addr #8 {
  %3 = icmp ugt i32 %1, 12
  br i1 %3, label %4, label %18

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  br label %6

6:                                                ; preds = %4, %11
  %7 = phi i32 [ 0, %4 ], [ %15, %11 ]
  %8 = phi i32 [ %1, %4 ], [ %16, %11 ]
  %9 = load i64, ptr %5, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %37, label %11

11:                                               ; preds = %6
  %12 = tail call fastcc zeroext i32 @divide(ptr noundef nonnull %0, i32 noundef zeroext 1220703125) #32
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
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %37, label %26

26:                                               ; preds = %22, %26
  %27 = phi i32 [ %30, %26 ], [ 1, %22 ]
  %28 = phi i32 [ %29, %26 ], [ %19, %22 ]
  %29 = add i32 %28, -1
  %30 = mul i32 %27, 5
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %26

32:                                               ; preds = %26
  %33 = tail call fastcc zeroext i32 @divide(ptr noundef %0, i32 noundef zeroext %30) #32
  %34 = icmp ne i32 %33, 0
  %35 = zext i1 %34 to i32
  %36 = or i32 %20, %35
  br label %37

37:                                               ; preds = %6, %32, %22, %18
  %38 = phi i32 [ %36, %32 ], [ %20, %22 ], [ %20, %18 ], [ %7, %6 ]
  ret i32 %38
}

; Function Attrs: nounwind optsize
define internal fastcc void @make_room(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 72
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %8, %1
  br i1 %9, label %14, label %53

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, ptr %0, i64 48
  %12 = load i32, ptr %11, align 8
  %13 = icmp slt i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %6, %10
  %15 = getelementptr inbounds i8, ptr %0, i64 64
  %16 = load i64, ptr %15, align 8
  br label %19

17:                                               ; preds = %10
  %18 = tail call i64 @__tresse_given_size(i32 noundef signext %12) #31
  br label %19

19:                                               ; preds = %14, %17
  %20 = phi i64 [ %16, %14 ], [ %18, %17 ]
  %21 = getelementptr inbounds i8, ptr %0, i64 72
  %22 = load i64, ptr %21, align 8
  %23 = shl i64 %22, 1
  %24 = tail call i64 @llvm.umax.i64(i64 %23, i64 %1)
  %25 = tail call i64 @llvm.umax.i64(i64 %24, i64 %20)
  %26 = add i64 %25, 1
  %27 = tail call ptr @__tresse_scratch(i64 noundef %26) #31
  %28 = icmp eq ptr %27, null
  br i1 %28, label %33, label %29

29:                                               ; preds = %19
  %30 = icmp eq i64 %20, 0
  br i1 %30, label %34, label %31

31:                                               ; preds = %29
  %32 = getelementptr inbounds i8, ptr %0, i64 48
  br label %37

33:                                               ; preds = %19
  tail call void @__tresse_unsupported(ptr noundef nonnull @.str.58) #34
  unreachable

34:                                               ; preds = %48, %29
  %35 = load ptr, ptr %3, align 8
  tail call void @free(ptr noundef %35) #31
  store ptr %27, ptr %3, align 8
  %36 = getelementptr inbounds i8, ptr %0, i64 64
  store i64 %20, ptr %36, align 8
  store i64 %25, ptr %21, align 8
  br label %53

37:                                               ; preds = %31, %48
  %38 = phi i64 [ 0, %31 ], [ %51, %48 ]
  %39 = load ptr, ptr %3, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %44, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds i8, ptr %39, i64 %38
  %43 = load i8, ptr %42, align 1
  br label %48

44:                                               ; preds = %37
  %45 = load i32, ptr %32, align 8
  %46 = tail call i64 @__tresse_given_byte(i32 noundef signext %45, i64 noundef %38) #31
  %47 = trunc i64 %46 to i8
  br label %48

48:                                               ; preds = %41, %44
  %49 = phi i8 [ %43, %41 ], [ %47, %44 ]
  %50 = getelementptr inbounds i8, ptr %27, i64 %38
  store i8 %49, ptr %50, align 1
  %51 = add nuw i64 %38, 1
  %52 = icmp eq i64 %51, %20
  br i1 %52, label %34, label %37

53:                                               ; preds = %6, %34
  ret void
}

; Function Attrs: optsize
declare i64 @__tresse_given_size(i32 noundef signext) local_unnamed_addr #6

; Function Attrs: optsize
declare i64 @__tresse_given_byte(i32 noundef signext, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define internal fastcc void @make_nodes() unnamed_addr #5 {
  %1 = alloca [4096 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %1) #33
  %2 = load i1, ptr @nodes_made, align 4
  br i1 %2, label %23, label %3

3:                                                ; preds = %0
  store i1 true, ptr @nodes_made, align 4
  %4 = tail call i64 @__tresse_given_size(i32 noundef signext 1) #31
  %5 = icmp sgt i64 %4, -1
  br i1 %5, label %6, label %23

6:                                                ; preds = %3, %12
  %7 = phi i32 [ %15, %12 ], [ 1, %3 ]
  br label %8

8:                                                ; preds = %6, %18
  %9 = phi i64 [ 0, %6 ], [ %20, %18 ]
  %10 = call i64 @__tresse_given_name(i32 noundef signext %7, i64 noundef %9) #31
  %11 = icmp sgt i64 %10, -1
  br i1 %11, label %18, label %12

12:                                               ; preds = %18, %8
  %13 = phi i64 [ 4096, %18 ], [ %9, %8 ]
  %14 = call fastcc ptr @new_node(ptr noundef nonnull %1, i64 noundef %13, i32 noundef signext %7) #32
  %15 = add nuw nsw i32 %7, 1
  %16 = call i64 @__tresse_given_size(i32 noundef signext %15) #31
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %6, label %23

18:                                               ; preds = %8
  %19 = trunc i64 %10 to i8
  %20 = add nuw nsw i64 %9, 1
  %21 = getelementptr inbounds [4096 x i8], ptr %1, i64 0, i64 %9
  store i8 %19, ptr %21, align 1
  %22 = icmp eq i64 %20, 4096
  br i1 %22, label %12, label %8

23:                                               ; preds = %12, %3, %0
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %1) #33
  ret void
}

; Function Attrs: optsize
declare i64 @__tresse_given_name(i32 noundef signext, i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind optsize
define internal fastcc void @put_integer(ptr noundef %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef signext %3, i8 noundef zeroext %4) unnamed_addr #5 {
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i8 %4, 111
  %9 = icmp eq i8 %4, 120
  %10 = select i1 %9, i32 16, i32 10
  %11 = select i1 %8, i32 8, i32 %10
  %12 = load i32, ptr %1, align 4
  tail call fastcc void @put_sign(ptr noundef %0, i32 noundef signext %3, i32 noundef signext %12) #32
  br i1 %9, label %13, label %39

13:                                               ; preds = %5
  %14 = load i32, ptr %1, align 4
  %15 = and i32 %14, 8
  %16 = icmp ne i32 %15, 0
  %17 = icmp ne i64 %2, 0
  %18 = and i1 %17, %16
  br i1 %18, label %19, label %39

19:                                               ; preds = %13
  %20 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %0, i64 noundef 1) #32
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %19
  %23 = load ptr, ptr %0, align 8
  %24 = load i64, ptr %6, align 8
  %25 = add i64 %24, 1
  store i64 %25, ptr %6, align 8
  %26 = getelementptr inbounds i8, ptr %23, i64 %24
  store i8 48, ptr %26, align 1
  br label %27

27:                                               ; preds = %19, %22
  %28 = load i32, ptr %1, align 4
  %29 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %0, i64 noundef 1) #32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %39, label %31

31:                                               ; preds = %27
  %32 = trunc i32 %28 to i8
  %33 = and i8 %32, 32
  %34 = xor i8 %33, 120
  %35 = load ptr, ptr %0, align 8
  %36 = load i64, ptr %6, align 8
  %37 = add i64 %36, 1
  store i64 %37, ptr %6, align 8
  %38 = getelementptr inbounds i8, ptr %35, i64 %36
  store i8 %34, ptr %38, align 1
  br label %39

39:                                               ; preds = %31, %27, %13, %5
  %40 = load i64, ptr %6, align 8
  %41 = getelementptr inbounds i8, ptr %1, i64 8
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
  tail call fastcc void @put_digits(ptr noundef nonnull %0, i64 noundef %2, i32 noundef zeroext %11, i32 noundef signext %50, i32 noundef signext %48) #32
  br i1 %8, label %51, label %77

51:                                               ; preds = %47
  %52 = load i32, ptr %1, align 4
  %53 = and i32 %52, 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %77, label %55

55:                                               ; preds = %51
  %56 = load i64, ptr %6, align 8
  %57 = icmp eq i64 %56, %40
  br i1 %57, label %63, label %58

58:                                               ; preds = %55
  %59 = load ptr, ptr %0, align 8
  %60 = getelementptr inbounds i8, ptr %59, i64 %40
  %61 = load i8, ptr %60, align 1
  %62 = icmp eq i8 %61, 48
  br i1 %62, label %77, label %63

63:                                               ; preds = %58, %55
  %64 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %0, i64 noundef 1) #32
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %77, label %66

66:                                               ; preds = %63
  %67 = load ptr, ptr %0, align 8
  %68 = getelementptr inbounds i8, ptr %67, i64 %40
  %69 = getelementptr inbounds i8, ptr %68, i64 1
  %70 = load i64, ptr %6, align 8
  %71 = sub i64 %70, %40
  %72 = tail call ptr @memmove(ptr noundef nonnull %69, ptr noundef %68, i64 noundef %71) #31
  %73 = load ptr, ptr %0, align 8
  %74 = getelementptr inbounds i8, ptr %73, i64 %40
  store i8 48, ptr %74, align 1
  %75 = load i64, ptr %6, align 8
  %76 = add i64 %75, 1
  store i64 %76, ptr %6, align 8
  br label %77

77:                                               ; preds = %66, %63, %58, %51, %47
  tail call fastcc void @justify(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %7, i64 noundef %40) #32
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @justify(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #5 {
  %5 = getelementptr inbounds i8, ptr %1, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = sub i64 %9, %2
  %11 = icmp ult i64 %10, %7
  br i1 %11, label %12, label %38

12:                                               ; preds = %4
  %13 = sub i64 %7, %10
  tail call fastcc void @put_repeated(ptr noundef nonnull %0, i8 noundef zeroext 32, i64 noundef %13) #32
  %14 = getelementptr inbounds i8, ptr %0, i64 24
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %38

17:                                               ; preds = %12
  %18 = load i32, ptr %1, align 4
  %19 = and i32 %18, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %38

21:                                               ; preds = %17
  %22 = and i32 %18, 16
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i64 %2, i64 %3
  %25 = load ptr, ptr %0, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 %24
  %27 = getelementptr inbounds i8, ptr %26, i64 %13
  %28 = load i64, ptr %8, align 8
  %29 = add i64 %24, %13
  %30 = sub i64 %28, %29
  %31 = tail call ptr @memmove(ptr noundef %27, ptr noundef %26, i64 noundef %30) #31
  %32 = load ptr, ptr %0, align 8
  %33 = getelementptr inbounds i8, ptr %32, i64 %24
  %34 = load i32, ptr %1, align 4
  %35 = and i32 %34, 16
  %36 = or disjoint i32 %35, 32
  %37 = tail call ptr @memset(ptr noundef %33, i32 noundef signext %36, i64 noundef %13) #31
  br label %38

38:                                               ; preds = %21, %17, %12, %4
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_string_up_to(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef signext %2) unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %18, label %6

6:                                                ; preds = %3
  %7 = tail call i32 @llvm.smax.i32(i32 %2, i32 -1)
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  br label %10

10:                                               ; preds = %6, %27
  %11 = phi ptr [ %1, %6 ], [ %28, %27 ]
  %12 = phi i64 [ %8, %6 ], [ %29, %27 ]
  %13 = load i32, ptr %4, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = load i8, ptr %11, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %15, %27, %10, %3
  ret void

19:                                               ; preds = %15
  %20 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %0, i64 noundef 1) #32
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %19
  %23 = load ptr, ptr %0, align 8
  %24 = load i64, ptr %9, align 8
  %25 = add i64 %24, 1
  store i64 %25, ptr %9, align 8
  %26 = getelementptr inbounds i8, ptr %23, i64 %24
  store i8 %16, ptr %26, align 1
  br label %27

27:                                               ; preds = %19, %22
  %28 = getelementptr inbounds i8, ptr %11, i64 1
  %29 = add i64 %12, -1
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %18, label %10
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_sign(ptr noundef %0, i32 noundef signext %1, i32 noundef signext %2) unnamed_addr #5 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %8, label %5

5:                                                ; preds = %3
  %6 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %27, label %20

8:                                                ; preds = %3
  %9 = and i32 %2, 2
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %14, label %11

11:                                               ; preds = %8
  %12 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %27, label %20

14:                                               ; preds = %8
  %15 = and i32 %2, 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %27, label %17

17:                                               ; preds = %14
  %18 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %17, %11, %5
  %21 = phi i8 [ 45, %5 ], [ 43, %11 ], [ 32, %17 ]
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, 1
  store i64 %25, ptr %23, align 8
  %26 = getelementptr inbounds i8, ptr %22, i64 %24
  store i8 %21, ptr %26, align 1
  br label %27

27:                                               ; preds = %20, %17, %11, %5, %14
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_digits(ptr noundef %0, i64 noundef %1, i32 noundef zeroext %2, i32 noundef signext %3, i32 noundef signext %4) unnamed_addr #5 {
  %6 = alloca [22 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 22, ptr nonnull %6) #33
  %7 = icmp eq i64 %1, 0
  br i1 %7, label %32, label %8

8:                                                ; preds = %5
  %9 = and i32 %4, 32
  %10 = xor i32 %9, 97
  %11 = zext nneg i32 %2 to i64
  %12 = add nuw nsw i32 %10, 246
  br label %13

13:                                               ; preds = %8, %13
  %14 = phi i64 [ 0, %8 ], [ %27, %13 ]
  %15 = phi i64 [ %1, %8 ], [ %17, %13 ]
  %16 = freeze i64 %15
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
  %27 = add nuw nsw i64 %14, 1
  %28 = getelementptr inbounds [22 x i8], ptr %6, i64 0, i64 %14
  store i8 %26, ptr %28, align 1
  %29 = icmp ult i64 %15, %11
  br i1 %29, label %30, label %13

30:                                               ; preds = %13
  %31 = trunc nuw i64 %27 to i32
  br label %32

32:                                               ; preds = %30, %5
  %33 = phi i32 [ 0, %5 ], [ %31, %30 ]
  %34 = icmp slt i32 %33, %3
  br i1 %34, label %35, label %38

35:                                               ; preds = %32
  %36 = sub nsw i32 %3, %33
  %37 = sext i32 %36 to i64
  tail call fastcc void @put_repeated(ptr noundef %0, i8 noundef zeroext 48, i64 noundef %37) #32
  br label %38

38:                                               ; preds = %35, %32
  %39 = icmp eq i32 %33, 0
  br i1 %39, label %57, label %40

40:                                               ; preds = %38
  %41 = getelementptr inbounds i8, ptr %0, i64 8
  %42 = sext i32 %33 to i64
  br label %43

43:                                               ; preds = %40, %55
  %44 = phi i64 [ %42, %40 ], [ %45, %55 ]
  %45 = add nsw i64 %44, -1
  %46 = getelementptr inbounds [22 x i8], ptr %6, i64 0, i64 %45
  %47 = load i8, ptr %46, align 1
  %48 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %55, label %50

50:                                               ; preds = %43
  %51 = load ptr, ptr %0, align 8
  %52 = load i64, ptr %41, align 8
  %53 = add i64 %52, 1
  store i64 %53, ptr %41, align 8
  %54 = getelementptr inbounds i8, ptr %51, i64 %52
  store i8 %47, ptr %54, align 1
  br label %55

55:                                               ; preds = %43, %50
  %56 = icmp eq i64 %45, 0
  br i1 %56, label %57, label %43

57:                                               ; preds = %55, %38
  call void @llvm.lifetime.end.p0(i64 22, ptr nonnull %6) #33
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_repeated(ptr noundef %0, i8 noundef zeroext %1, i64 noundef %2) unnamed_addr #5 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef %2) #32
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %5
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = zext nneg i8 %1 to i32
  %14 = tail call ptr @memset(ptr noundef %12, i32 noundef signext %13, i64 noundef %2) #31
  %15 = load i64, ptr %10, align 8
  %16 = add i64 %15, %2
  store i64 %16, ptr %10, align 8
  br label %17

17:                                               ; preds = %8, %5, %3
  ret void
}

; Function Attrs: noinline nounwind optsize
define internal fastcc void @put_finite(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i8 noundef zeroext %3) unnamed_addr #27 {
  %5 = alloca %struct.workspace, align 8
  %6 = alloca %struct.decimal, align 8
  %7 = alloca %struct.decimal, align 8
  %8 = alloca %struct.decimal, align 8
  call void @llvm.lifetime.start.p0(i64 800, ptr nonnull %5) #33
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 4
  %11 = icmp slt i32 %10, 0
  %12 = select i1 %11, i32 6, i32 %10
  %13 = icmp eq i8 %3, 103
  %14 = icmp eq i32 %12, 0
  %15 = and i1 %13, %14
  %16 = select i1 %15, i32 1, i32 %12
  %17 = load i32, ptr %2, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %34

19:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %6) #33
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %6, i8 0, i64 40, i1 false)
  %20 = getelementptr inbounds i8, ptr %6, i64 32
  store i32 1, ptr %20, align 8
  %21 = load i32, ptr %1, align 4
  %22 = and i32 %21, 8
  %23 = icmp eq i32 %22, 0
  %24 = add nsw i32 %16, -1
  %25 = select i1 %23, i32 0, i32 %24
  %26 = select i1 %13, i32 %25, i32 %12
  %27 = icmp ne i8 %3, 102
  %28 = zext i1 %27 to i64
  %29 = sext i32 %26 to i64
  call fastcc void @put_decimal(ptr noundef %0, ptr noundef nonnull %6, i64 noundef %28, i64 noundef %29, i32 noundef signext %21) #32
  %30 = icmp eq i8 %3, 101
  br i1 %30, label %31, label %33

31:                                               ; preds = %19
  %32 = load i32, ptr %1, align 4
  tail call fastcc void @put_exponent(ptr noundef %0, i8 noundef zeroext 101, i32 noundef signext 0, i32 noundef signext 2, i32 noundef signext %32) #32
  br label %33

33:                                               ; preds = %31, %19
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %6) #33
  br label %195

34:                                               ; preds = %4
  %35 = getelementptr inbounds i8, ptr %2, i64 24
  %36 = load i32, ptr %35, align 8
  %37 = icmp slt i32 %36, 0
  %38 = sub nsw i32 0, %36
  %39 = select i1 %37, i32 %38, i32 0
  %40 = icmp eq i8 %3, 102
  br i1 %40, label %41, label %59

41:                                               ; preds = %34
  %42 = tail call i32 @llvm.smin.i32(i32 %16, i32 %39)
  %43 = call fastcc signext i32 @open_workspace(ptr noundef nonnull %5, ptr noundef nonnull %2, i32 noundef signext %42) #32
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %41
  %46 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 12, ptr %46, align 8
  br label %195

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #33
  call fastcc void @scaled(ptr dead_on_unwind nonnull writable sret(%struct.decimal) align 8 %7, ptr noundef nonnull %5, ptr noundef nonnull %2, i32 noundef signext %42) #32
  %48 = getelementptr inbounds i8, ptr %7, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = zext nneg i32 %42 to i64
  %51 = sub nsw i64 %49, %50
  %52 = zext nneg i32 %16 to i64
  %53 = load i32, ptr %1, align 4
  call fastcc void @put_decimal(ptr noundef %0, ptr noundef nonnull %7, i64 noundef %51, i64 noundef %52, i32 noundef signext %53) #32
  %54 = getelementptr inbounds i8, ptr %5, i64 16
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %58, label %57

57:                                               ; preds = %47
  call void @free(ptr noundef nonnull %55) #31
  br label %58

58:                                               ; preds = %47, %57
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #33
  br label %195

59:                                               ; preds = %34
  %60 = icmp eq i8 %3, 101
  %61 = zext nneg i32 %16 to i64
  %62 = zext i1 %60 to i64
  %63 = add nuw nsw i64 %61, %62
  %64 = getelementptr inbounds i8, ptr %2, i64 8
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %70, label %67

67:                                               ; preds = %59
  %68 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %65, i1 true)
  %69 = sub nuw nsw i64 128, %68
  br label %77

70:                                               ; preds = %59
  %71 = getelementptr inbounds i8, ptr %2, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %72, 0
  %74 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %72, i1 true)
  %75 = sub nuw nsw i64 64, %74
  %76 = select i1 %73, i64 0, i64 %75
  br label %77

77:                                               ; preds = %67, %70
  %78 = phi i64 [ %69, %67 ], [ %76, %70 ]
  %79 = sext i32 %36 to i64
  %80 = add nsw i64 %79, -1
  %81 = add nsw i64 %80, %78
  %82 = mul nsw i64 %81, 1292913986
  %83 = ashr i64 %82, 32
  %84 = xor i64 %83, -1
  %85 = add nsw i64 %63, %84
  %86 = zext nneg i32 %39 to i64
  %87 = icmp slt i64 %85, %86
  %88 = trunc i64 %85 to i32
  %89 = select i1 %87, i32 %88, i32 %39
  %90 = call fastcc signext i32 @open_workspace(ptr noundef nonnull %5, ptr noundef nonnull %2, i32 noundef signext %89) #32
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %94

92:                                               ; preds = %77
  %93 = getelementptr inbounds i8, ptr %0, i64 24
  store i32 12, ptr %93, align 8
  br label %195

94:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %8) #33
  %95 = trunc nuw i64 %63 to i32
  %96 = load i64, ptr %64, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %101, label %98

98:                                               ; preds = %94
  %99 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %96, i1 true)
  %100 = sub nuw nsw i64 128, %99
  br label %108

101:                                              ; preds = %94
  %102 = getelementptr inbounds i8, ptr %2, i64 16
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, 0
  %105 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %103, i1 true)
  %106 = sub nuw nsw i64 64, %105
  %107 = select i1 %104, i64 0, i64 %106
  br label %108

108:                                              ; preds = %101, %98
  %109 = phi i64 [ %100, %98 ], [ %107, %101 ]
  %110 = add nsw i64 %109, -1
  %111 = load i32, ptr %35, align 8
  %112 = sext i32 %111 to i64
  %113 = add nsw i64 %110, %112
  %114 = mul nsw i64 %113, 1292913986
  %115 = lshr i64 %114, 32
  %116 = trunc nuw i64 %115 to i32
  %117 = getelementptr inbounds i8, ptr %8, i64 16
  %118 = shl nuw i64 %63, 32
  %119 = ashr exact i64 %118, 32
  br label %120

120:                                              ; preds = %120, %108
  %121 = phi i32 [ %116, %108 ], [ %135, %120 ]
  %122 = xor i32 %121, -1
  %123 = add i32 %122, %95
  %124 = load i32, ptr %35, align 8
  %125 = icmp slt i32 %124, 0
  %126 = sub nsw i32 0, %124
  %127 = select i1 %125, i32 %126, i32 0
  %128 = sub nsw i32 %123, %127
  %129 = call i32 @llvm.smax.i32(i32 %128, i32 0)
  %130 = call i32 @llvm.smin.i32(i32 %123, i32 %127)
  call fastcc void @scaled(ptr dead_on_unwind nonnull writable sret(%struct.decimal) align 8 %8, ptr noundef nonnull readonly %5, ptr noundef nonnull readonly %2, i32 noundef signext %130) #32
  %131 = load i64, ptr %117, align 8
  %132 = zext nneg i32 %129 to i64
  %133 = add nsw i64 %131, %132
  %134 = icmp sgt i64 %133, %119
  %135 = add nsw i32 %121, 1
  br i1 %134, label %120, label %136

136:                                              ; preds = %120
  %137 = icmp slt i32 %121, -4
  %138 = or i1 %60, %137
  br i1 %138, label %145, label %139

139:                                              ; preds = %136
  %140 = sext i32 %121 to i64
  %141 = icmp sle i64 %63, %140
  %142 = freeze i1 %141
  %143 = add nsw i64 %140, 1
  %144 = select i1 %142, i64 1, i64 %143
  br label %145

145:                                              ; preds = %139, %136
  %146 = phi i1 [ true, %136 ], [ %142, %139 ]
  %147 = phi i64 [ 1, %136 ], [ %144, %139 ]
  %148 = sub nsw i64 %63, %147
  %149 = load i32, ptr %1, align 4
  %150 = and i32 %149, 8
  %151 = icmp eq i32 %150, 0
  %152 = select i1 %13, i1 %151, i1 false
  br i1 %152, label %153, label %185

153:                                              ; preds = %145
  %154 = getelementptr inbounds i8, ptr %8, i64 8
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %180, label %157

157:                                              ; preds = %153
  %158 = load ptr, ptr %8, align 8
  %159 = mul i64 %155, 9
  br label %160

160:                                              ; preds = %169, %157
  %161 = phi i64 [ 0, %157 ], [ %171, %169 ]
  %162 = phi i64 [ 0, %157 ], [ %170, %169 ]
  %163 = getelementptr inbounds i32, ptr %158, i64 %161
  %164 = load i32, ptr %163, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %169, label %166

166:                                              ; preds = %160
  %167 = urem i32 %164, 10
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %173, label %180

169:                                              ; preds = %160
  %170 = add i64 %162, 9
  %171 = add nuw i64 %161, 1
  %172 = icmp eq i64 %171, %155
  br i1 %172, label %180, label %160

173:                                              ; preds = %166, %173
  %174 = phi i32 [ %177, %173 ], [ %164, %166 ]
  %175 = phi i64 [ %176, %173 ], [ %162, %166 ]
  %176 = add i64 %175, 1
  %177 = udiv i32 %174, 10
  %178 = urem i32 %177, 10
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %173, label %180

180:                                              ; preds = %169, %173, %153, %166
  %181 = phi i64 [ 0, %153 ], [ %162, %166 ], [ %176, %173 ], [ %159, %169 ]
  %182 = add i64 %147, %181
  %183 = sub i64 %131, %182
  %184 = call i64 @llvm.smax.i64(i64 %183, i64 0)
  br label %185

185:                                              ; preds = %180, %145
  %186 = phi i64 [ %184, %180 ], [ %148, %145 ]
  call fastcc void @put_decimal(ptr noundef %0, ptr noundef nonnull %8, i64 noundef %147, i64 noundef %186, i32 noundef signext %149) #32
  br i1 %146, label %187, label %189

187:                                              ; preds = %185
  %188 = load i32, ptr %1, align 4
  call fastcc void @put_exponent(ptr noundef %0, i8 noundef zeroext 101, i32 noundef signext %121, i32 noundef signext 2, i32 noundef signext %188) #32
  br label %189

189:                                              ; preds = %187, %185
  %190 = getelementptr inbounds i8, ptr %5, i64 16
  %191 = load ptr, ptr %190, align 8
  %192 = icmp eq ptr %191, null
  br i1 %192, label %194, label %193

193:                                              ; preds = %189
  call void @free(ptr noundef nonnull %191) #31
  br label %194

194:                                              ; preds = %189, %193
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %8) #33
  br label %195

195:                                              ; preds = %92, %194, %58, %45, %33
  call void @llvm.lifetime.end.p0(i64 800, ptr nonnull %5) #33
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_exponent(ptr noundef %0, i8 noundef zeroext %1, i32 noundef signext %2, i32 noundef signext %3, i32 noundef signext %4) unnamed_addr #5 {
  %6 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %18, label %8

8:                                                ; preds = %5
  %9 = and i32 %4, 32
  %10 = icmp eq i32 %9, 0
  %11 = add i8 %1, -32
  %12 = select i1 %10, i8 %1, i8 %11
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, 1
  store i64 %16, ptr %14, align 8
  %17 = getelementptr inbounds i8, ptr %13, i64 %15
  store i8 %12, ptr %17, align 1
  br label %18

18:                                               ; preds = %5, %8
  %19 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %29, label %21

21:                                               ; preds = %18
  %22 = icmp slt i32 %2, 0
  %23 = select i1 %22, i8 45, i8 43
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, 1
  store i64 %27, ptr %25, align 8
  %28 = getelementptr inbounds i8, ptr %24, i64 %26
  store i8 %23, ptr %28, align 1
  br label %29

29:                                               ; preds = %18, %21
  %30 = tail call i32 @llvm.abs.i32(i32 %2, i1 true)
  %31 = zext nneg i32 %30 to i64
  tail call fastcc void @put_digits(ptr noundef %0, i64 noundef %31, i32 noundef zeroext 10, i32 noundef signext %3, i32 noundef signext 0) #32
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_decimal(ptr noundef %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef signext %4) unnamed_addr #5 {
  %6 = icmp slt i64 %2, 1
  br i1 %6, label %7, label %16

7:                                                ; preds = %5
  %8 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %10

10:                                               ; preds = %7
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, 1
  store i64 %14, ptr %12, align 8
  %15 = getelementptr inbounds i8, ptr %11, i64 %13
  store i8 48, ptr %15, align 1
  br label %18

16:                                               ; preds = %5
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  br label %23

18:                                               ; preds = %33, %7, %10
  %19 = icmp slt i64 %3, 1
  %20 = and i32 %4, 8
  %21 = icmp eq i32 %20, 0
  %22 = and i1 %19, %21
  br i1 %22, label %89, label %36

23:                                               ; preds = %16, %33
  %24 = phi i64 [ 0, %16 ], [ %34, %33 ]
  %25 = tail call fastcc zeroext i8 @next_digit(ptr noundef %1) #32
  %26 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %33, label %28

28:                                               ; preds = %23
  %29 = load ptr, ptr %0, align 8
  %30 = load i64, ptr %17, align 8
  %31 = add i64 %30, 1
  store i64 %31, ptr %17, align 8
  %32 = getelementptr inbounds i8, ptr %29, i64 %30
  store i8 %25, ptr %32, align 1
  br label %33

33:                                               ; preds = %23, %28
  %34 = add nuw nsw i64 %24, 1
  %35 = icmp eq i64 %34, %2
  br i1 %35, label %18, label %23

36:                                               ; preds = %18
  %37 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %45, label %39

39:                                               ; preds = %36
  %40 = load ptr, ptr %0, align 8
  %41 = getelementptr inbounds i8, ptr %0, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, 1
  store i64 %43, ptr %41, align 8
  %44 = getelementptr inbounds i8, ptr %40, i64 %42
  store i8 46, ptr %44, align 1
  br label %45

45:                                               ; preds = %39, %36
  %46 = icmp slt i64 %2, 0
  %47 = icmp sgt i64 %3, 0
  %48 = and i1 %46, %47
  br i1 %48, label %49, label %51

49:                                               ; preds = %45
  %50 = getelementptr inbounds i8, ptr %0, i64 8
  br label %57

51:                                               ; preds = %67, %45
  %52 = phi i64 [ %3, %45 ], [ %69, %67 ]
  %53 = getelementptr inbounds i8, ptr %1, i64 24
  %54 = icmp sgt i64 %52, 0
  br i1 %54, label %55, label %89

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %0, i64 8
  br label %73

57:                                               ; preds = %49, %67
  %58 = phi i64 [ %2, %49 ], [ %68, %67 ]
  %59 = phi i64 [ %3, %49 ], [ %69, %67 ]
  %60 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %67, label %62

62:                                               ; preds = %57
  %63 = load ptr, ptr %0, align 8
  %64 = load i64, ptr %50, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %50, align 8
  %66 = getelementptr inbounds i8, ptr %63, i64 %64
  store i8 48, ptr %66, align 1
  br label %67

67:                                               ; preds = %57, %62
  %68 = add nuw nsw i64 %58, 1
  %69 = add nsw i64 %59, -1
  %70 = icmp slt i64 %58, -1
  %71 = icmp ugt i64 %59, 1
  %72 = select i1 %70, i1 %71, i1 false
  br i1 %72, label %57, label %51

73:                                               ; preds = %55, %86
  %74 = phi i64 [ %52, %55 ], [ %87, %86 ]
  %75 = load i64, ptr %53, align 8
  %76 = icmp eq i64 %75, 0
  br i1 %76, label %89, label %77

77:                                               ; preds = %73
  %78 = tail call fastcc zeroext i8 @next_digit(ptr noundef nonnull %1) #32
  %79 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %86, label %81

81:                                               ; preds = %77
  %82 = load ptr, ptr %0, align 8
  %83 = load i64, ptr %56, align 8
  %84 = add i64 %83, 1
  store i64 %84, ptr %56, align 8
  %85 = getelementptr inbounds i8, ptr %82, i64 %83
  store i8 %78, ptr %85, align 1
  br label %86

86:                                               ; preds = %77, %81
  %87 = add nsw i64 %74, -1
  %88 = icmp sgt i64 %74, 1
  br i1 %88, label %73, label %89

89:                                               ; preds = %73, %86, %18, %51
  %90 = phi i64 [ %52, %51 ], [ %3, %18 ], [ 0, %86 ], [ %74, %73 ]
  %91 = tail call i64 @llvm.smax.i64(i64 %90, i64 0)
  tail call fastcc void @put_repeated(ptr noundef %0, i8 noundef zeroext 48, i64 noundef %91) #32
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 0, 2) i32 @open_workspace(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef signext %2) unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %1, i64 24
  %5 = load i32, ptr %4, align 8
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
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr null, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %21, ptr %0, align 8
  %22 = icmp ult i32 %16, 2848
  br i1 %22, label %23, label %25

23:                                               ; preds = %15
  %24 = getelementptr inbounds i8, ptr %0, i64 384
  br label %35

25:                                               ; preds = %15
  %26 = shl nuw nsw i64 %19, 3
  %27 = lshr i64 %19, 1
  %28 = and i64 %27, 134217724
  %29 = add nuw nsw i64 %28, 8
  %30 = add nuw nsw i64 %26, %29
  %31 = tail call ptr @__tresse_scratch(i64 noundef %30) #31
  store ptr %31, ptr %20, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %38, label %33

33:                                               ; preds = %25
  store ptr %31, ptr %0, align 8
  %34 = getelementptr inbounds i32, ptr %31, i64 %19
  br label %35

35:                                               ; preds = %23, %33
  %36 = phi ptr [ %34, %33 ], [ %24, %23 ]
  %37 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %36, ptr %37, align 8
  br label %38

38:                                               ; preds = %35, %25
  %39 = phi i32 [ 0, %25 ], [ 1, %35 ]
  ret i32 %39
}

; Function Attrs: nounwind optsize
define internal fastcc void @scaled(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.decimal) align 8 %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef signext %3) unnamed_addr #5 {
  %5 = alloca %struct.natural, align 8
  %6 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #33
  %7 = load ptr, ptr %1, align 8
  store ptr %7, ptr %5, align 8
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #33
  %9 = getelementptr inbounds i8, ptr %2, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds i8, ptr %6, i64 4
  %13 = lshr i64 %10, 32
  %14 = trunc nuw i64 %13 to i32
  store i32 %14, ptr %12, align 4
  %15 = getelementptr inbounds i8, ptr %6, i64 8
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %15, align 4
  %19 = getelementptr inbounds i8, ptr %6, i64 12
  %20 = lshr i64 %17, 32
  %21 = trunc nuw i64 %20 to i32
  store i32 %21, ptr %19, align 4
  br label %28

22:                                               ; preds = %28
  store i64 %36, ptr %8, align 8
  %23 = getelementptr inbounds i8, ptr %2, i64 24
  %24 = load i32, ptr %23, align 8
  %25 = add nsw i32 %24, %3
  %26 = add nsw i32 %25, 1
  %27 = icmp sgt i32 %3, 0
  br i1 %27, label %38, label %39

28:                                               ; preds = %4, %28
  %29 = phi i64 [ 0, %4 ], [ %35, %28 ]
  %30 = phi i64 [ 0, %4 ], [ %36, %28 ]
  %31 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %29
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds i32, ptr %7, i64 %29
  store i32 %32, ptr %33, align 4
  %34 = icmp eq i32 %32, 0
  %35 = add nuw nsw i64 %29, 1
  %36 = select i1 %34, i64 %30, i64 %35
  %37 = icmp eq i64 %35, 4
  br i1 %37, label %22, label %28

38:                                               ; preds = %22
  call fastcc void @multiply_by_five_to(ptr noundef nonnull %5, i32 noundef zeroext %3) #32
  br label %39

39:                                               ; preds = %38, %22
  %40 = icmp sgt i32 %25, -1
  br i1 %40, label %41, label %42

41:                                               ; preds = %39
  call fastcc void @shift_left(ptr noundef nonnull %5, i32 noundef zeroext %26) #32
  br label %47

42:                                               ; preds = %39
  %43 = icmp eq i32 %25, -1
  br i1 %43, label %47, label %44

44:                                               ; preds = %42
  %45 = xor i32 %25, -1
  %46 = call fastcc signext i32 @shift_right(ptr noundef nonnull %5, i32 noundef zeroext %45) #32
  br label %47

47:                                               ; preds = %42, %44, %41
  %48 = phi i32 [ 0, %41 ], [ %46, %44 ], [ 0, %42 ]
  %49 = icmp slt i32 %3, 0
  br i1 %49, label %50, label %54

50:                                               ; preds = %47
  %51 = sub nsw i32 0, %3
  %52 = call fastcc signext i32 @divide_by_five_to(ptr noundef nonnull %5, i32 noundef zeroext %51) #32
  %53 = or i32 %52, %48
  br label %54

54:                                               ; preds = %50, %47
  %55 = phi i32 [ %53, %50 ], [ %48, %47 ]
  %56 = call fastcc signext i32 @shift_right(ptr noundef nonnull %5, i32 noundef zeroext 1) #32
  %57 = icmp eq i32 %56, 0
  %58 = load i64, ptr %8, align 8
  br i1 %57, label %90, label %59

59:                                               ; preds = %54
  %60 = icmp eq i32 %55, 0
  %61 = icmp eq i64 %58, 0
  br i1 %60, label %62, label %68

62:                                               ; preds = %59
  br i1 %61, label %90, label %63

63:                                               ; preds = %62
  %64 = load ptr, ptr %5, align 8
  %65 = load i32, ptr %64, align 4
  %66 = and i32 %65, 1
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %90, label %69

68:                                               ; preds = %59
  br i1 %61, label %71, label %69

69:                                               ; preds = %63, %68
  %70 = load ptr, ptr %5, align 8
  br label %75

71:                                               ; preds = %68
  %72 = load ptr, ptr %5, align 8
  store i64 1, ptr %8, align 8
  store i32 1, ptr %72, align 4
  br label %90

73:                                               ; preds = %75
  %74 = icmp ult i64 %81, 4294967296
  br i1 %74, label %90, label %86

75:                                               ; preds = %69, %75
  %76 = phi i64 [ %84, %75 ], [ 0, %69 ]
  %77 = phi i64 [ %83, %75 ], [ 1, %69 ]
  %78 = getelementptr inbounds i32, ptr %70, i64 %76
  %79 = load i32, ptr %78, align 4
  %80 = zext i32 %79 to i64
  %81 = add nuw nsw i64 %77, %80
  %82 = trunc i64 %81 to i32
  store i32 %82, ptr %78, align 4
  %83 = lshr i64 %81, 32
  %84 = add nuw i64 %76, 1
  %85 = icmp eq i64 %84, %58
  br i1 %85, label %73, label %75

86:                                               ; preds = %73
  %87 = trunc nuw nsw i64 %83 to i32
  %88 = add i64 %58, 1
  store i64 %88, ptr %8, align 8
  %89 = getelementptr inbounds i32, ptr %70, i64 %58
  store i32 %87, ptr %89, align 4
  br label %90

90:                                               ; preds = %86, %73, %71, %63, %62, %54
  %91 = phi i64 [ %88, %86 ], [ 1, %73 ], [ 1, %71 ], [ 1, %63 ], [ 0, %62 ], [ %58, %54 ]
  %92 = getelementptr inbounds i8, ptr %1, i64 8
  %93 = load ptr, ptr %92, align 8
  store ptr %93, ptr %0, align 8
  %94 = getelementptr inbounds i8, ptr %0, i64 8
  %95 = getelementptr inbounds i8, ptr %0, i64 16
  %96 = getelementptr inbounds i8, ptr %0, i64 24
  %97 = getelementptr inbounds i8, ptr %0, i64 32
  %98 = icmp eq i64 %91, 0
  br i1 %98, label %99, label %100

99:                                               ; preds = %90
  store i64 0, ptr %94, align 8
  store i64 0, ptr %96, align 8
  br label %124

100:                                              ; preds = %90, %100
  %101 = phi i64 [ %103, %100 ], [ 0, %90 ]
  %102 = call fastcc zeroext i32 @divide(ptr noundef nonnull %5, i32 noundef zeroext 1000000000) #32
  %103 = add i64 %101, 1
  %104 = getelementptr inbounds i32, ptr %93, i64 %101
  store i32 %102, ptr %104, align 4
  %105 = load i64, ptr %8, align 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %100

107:                                              ; preds = %100
  store i64 %103, ptr %94, align 8
  store i64 %103, ptr %96, align 8
  store i64 0, ptr %95, align 8
  store i32 1, ptr %97, align 8
  %108 = icmp eq i64 %103, 0
  br i1 %108, label %127, label %109

109:                                              ; preds = %107
  %110 = mul i64 %103, 9
  %111 = add i64 %110, -8
  store i64 %111, ptr %95, align 8
  %112 = getelementptr i32, ptr %93, i64 %103
  %113 = getelementptr i8, ptr %112, i64 -4
  %114 = load i32, ptr %113, align 4
  %115 = icmp ugt i32 %114, 9
  br i1 %115, label %116, label %127

116:                                              ; preds = %109, %116
  %117 = phi i32 [ %121, %116 ], [ 1, %109 ]
  %118 = phi i64 [ %120, %116 ], [ %111, %109 ]
  %119 = phi i32 [ %122, %116 ], [ %114, %109 ]
  %120 = add i64 %118, 1
  %121 = mul i32 %117, 10
  %122 = udiv i32 %119, 10
  %123 = icmp ugt i32 %119, 99
  br i1 %123, label %116, label %124

124:                                              ; preds = %116, %99
  %125 = phi i64 [ 0, %99 ], [ %120, %116 ]
  %126 = phi i32 [ 1, %99 ], [ %121, %116 ]
  store i64 %125, ptr %95, align 8
  store i32 %126, ptr %97, align 8
  br label %127

127:                                              ; preds = %124, %107, %109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #33
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #33
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc zeroext range(i8 48, 58) i8 @next_digit(ptr nocapture noundef %0) unnamed_addr #28 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %20, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr i32, ptr %6, i64 %3
  %8 = getelementptr i8, ptr %7, i64 -4
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 8
  %12 = udiv i32 %9, %11
  %13 = urem i32 %12, 10
  %14 = trunc nuw nsw i32 %13 to i8
  %15 = or disjoint i8 %14, 48
  %16 = udiv i32 %11, 10
  store i32 %16, ptr %10, align 8
  %17 = icmp ult i32 %11, 10
  br i1 %17, label %18, label %20

18:                                               ; preds = %5
  store i32 100000000, ptr %10, align 8
  %19 = add i64 %3, -1
  store i64 %19, ptr %2, align 8
  br label %20

20:                                               ; preds = %5, %18, %1
  %21 = phi i8 [ 48, %1 ], [ %15, %18 ], [ %15, %5 ]
  ret i8 %21
}

; Function Attrs: nounwind optsize
define internal fastcc void @skip_spaces(ptr nocapture noundef %0) unnamed_addr #5 {
  br label %2

2:                                                ; preds = %4, %1
  %3 = tail call fastcc signext i32 @next(ptr noundef %0) #32
  switch i32 %3, label %5 [
    i32 -1, label %26
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
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = add nsw i64 %7, -1
  store i64 %8, ptr %6, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %23, label %12

12:                                               ; preds = %5
  %13 = getelementptr inbounds i8, ptr %10, i64 264
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 8
  br i1 %15, label %26, label %16

16:                                               ; preds = %12
  %17 = trunc i32 %3 to i8
  %18 = getelementptr inbounds i8, ptr %10, i64 268
  %19 = add nsw i32 %14, 1
  store i32 %19, ptr %13, align 8
  %20 = sext i32 %14 to i64
  %21 = getelementptr inbounds [8 x i8], ptr %18, i64 0, i64 %20
  store i8 %17, ptr %21, align 1
  %22 = getelementptr inbounds i8, ptr %10, i64 256
  store i32 0, ptr %22, align 8
  br label %26

23:                                               ; preds = %5
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds i8, ptr %24, i64 -1
  store ptr %25, ptr %0, align 8
  br label %26

26:                                               ; preds = %2, %12, %16, %23
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 -1, 256) i32 @next(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %9

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8
  %7 = load i8, ptr %6, align 1
  %8 = zext i8 %7 to i32
  br label %13

9:                                                ; preds = %1
  %10 = tail call fastcc signext i32 @get(ptr noundef nonnull %3) #32
  %11 = load ptr, ptr %2, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %13, label %19

13:                                               ; preds = %5, %9
  %14 = phi i32 [ %8, %5 ], [ %10, %9 ]
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %26, label %16

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 1
  store ptr %18, ptr %0, align 8
  br label %19

19:                                               ; preds = %16, %9
  %20 = phi i32 [ %14, %16 ], [ %10, %9 ]
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %26, label %22

22:                                               ; preds = %19
  %23 = getelementptr inbounds i8, ptr %0, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = add nsw i64 %24, 1
  store i64 %25, ptr %23, align 8
  br label %26

26:                                               ; preds = %19, %22, %13
  %27 = phi i32 [ -1, %13 ], [ %20, %22 ], [ -1, %19 ]
  ret i32 %27
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 0, 2) i32 @took(ptr noundef %0, ptr noundef readonly %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 304
  %4 = load i32, ptr %3, align 8
  switch i32 %4, label %5 [
    i32 -1, label %20
    i32 0, label %20
  ]

5:                                                ; preds = %2
  %6 = trunc i32 %4 to i8
  br label %7

7:                                                ; preds = %7, %5
  %8 = phi ptr [ %1, %5 ], [ %16, %7 ]
  %9 = phi ptr [ undef, %5 ], [ %14, %7 ]
  %10 = load i8, ptr %8, align 1
  %11 = icmp ne i8 %10, %6
  %12 = icmp ne i8 %10, 0
  %13 = select i1 %12, ptr %9, ptr null
  %14 = select i1 %11, ptr %13, ptr %8
  %15 = and i1 %11, %12
  %16 = getelementptr inbounds i8, ptr %8, i64 1
  br i1 %15, label %7, label %17

17:                                               ; preds = %7
  %18 = icmp eq ptr %14, null
  br i1 %18, label %20, label %19

19:                                               ; preds = %17
  tail call fastcc void @take(ptr noundef %0) #32
  br label %20

20:                                               ; preds = %17, %2, %2, %19
  %21 = phi i32 [ 1, %19 ], [ 0, %2 ], [ 0, %2 ], [ 0, %17 ]
  ret i32 %21
}

; Function Attrs: nounwind optsize
define internal fastcc signext range(i32 0, 2) i32 @take_word(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 304
  %4 = load i8, ptr %1, align 1
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %2, %18
  %7 = phi i8 [ %20, %18 ], [ %4, %2 ]
  %8 = phi ptr [ %19, %18 ], [ %1, %2 ]
  %9 = load i32, ptr %3, align 8
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %22, label %11

11:                                               ; preds = %6
  %12 = add i32 %9, -65
  %13 = icmp ult i32 %12, 26
  %14 = add nuw nsw i32 %9, 32
  %15 = select i1 %13, i32 %14, i32 %9
  %16 = zext i8 %7 to i32
  %17 = icmp eq i32 %15, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  tail call fastcc void @take(ptr noundef nonnull %0) #32
  %19 = getelementptr inbounds i8, ptr %8, i64 1
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %20, 0
  br i1 %21, label %22, label %6

22:                                               ; preds = %11, %6, %18, %2
  %23 = phi i32 [ 1, %2 ], [ 1, %18 ], [ 0, %6 ], [ 0, %11 ]
  ret i32 %23
}

; Function Attrs: nounwind optsize
define internal fastcc void @take(ptr noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = getelementptr inbounds i8, ptr %0, i64 304
  %4 = load i32, ptr %3, align 8
  %5 = tail call fastcc signext i32 @reserve(ptr noundef nonnull %2, i64 noundef 1) #32
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %1
  %8 = trunc i32 %4 to i8
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, 1
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds i8, ptr %9, i64 %11
  store i8 %8, ptr %13, align 1
  br label %14

14:                                               ; preds = %1, %7
  %15 = getelementptr inbounds i8, ptr %0, i64 296
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, -1
  store i64 %17, ptr %15, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %14
  %20 = load ptr, ptr %0, align 8
  %21 = tail call fastcc signext i32 @next(ptr noundef %20) #32
  br label %22

22:                                               ; preds = %14, %19
  %23 = phi i32 [ %21, %19 ], [ -1, %14 ]
  store i32 %23, ptr %3, align 8
  ret void
}

; Function Attrs: nounwind optsize
define internal fastcc signext i32 @take_digits(ptr noundef %0, i32 noundef signext %1) unnamed_addr #5 {
  %3 = getelementptr inbounds i8, ptr %0, i64 304
  %4 = load i32, ptr %3, align 8
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
  tail call fastcc void @take(ptr noundef nonnull %0) #32
  %25 = add nuw nsw i32 %8, 1
  %26 = load i32, ptr %3, align 8
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
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = sext i32 %3 to i64
  %8 = sext i32 %2 to i64
  %9 = sext i32 %4 to i64
  br label %13

10:                                               ; preds = %19, %1
  %11 = sub i32 %2, %3
  %12 = add i32 %11, %4
  store i32 %12, ptr @first_operand, align 4
  store i32 %4, ptr @last_operand, align 4
  ret void

13:                                               ; preds = %6, %19
  %14 = phi i64 [ %8, %6 ], [ %20, %19 ]
  %15 = phi i64 [ %7, %6 ], [ %22, %19 ]
  %16 = getelementptr inbounds ptr, ptr %0, i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp sgt i64 %15, %14
  br i1 %18, label %24, label %19

19:                                               ; preds = %24, %13
  %20 = add nsw i64 %14, 1
  %21 = getelementptr inbounds ptr, ptr %0, i64 %14
  store ptr %17, ptr %21, align 8
  %22 = add nsw i64 %15, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %10, label %13

24:                                               ; preds = %13, %24
  %25 = phi i64 [ %29, %24 ], [ %15, %13 ]
  %26 = getelementptr ptr, ptr %0, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -8
  %28 = load ptr, ptr %27, align 8
  store ptr %28, ptr %26, align 8
  %29 = add nsw i64 %25, -1
  %30 = icmp sgt i64 %29, %14
  br i1 %30, label %24, label %19
}

; Function Attrs: nounwind optsize
define internal fastcc void @complain(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef %2, i32 noundef signext %3) unnamed_addr #5 {
  %5 = load i32, ptr @opterr, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %11, label %7

7:                                                ; preds = %4
  %8 = load ptr, ptr %0, align 8
  %9 = tail call signext i32 (i32, ptr, ...) @dprintf(i32 noundef signext 2, ptr noundef nonnull @.str.91, ptr noundef %8) #32
  %10 = tail call signext i32 (i32, ptr, ...) @dprintf(i32 noundef signext 2, ptr noundef %1, i32 noundef signext %3, ptr noundef %2) #32
  br label %11

11:                                               ; preds = %7, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nounwind optsize
define internal fastcc void @put_part(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef signext %2) unnamed_addr #5 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = zext nneg i32 %2 to i64
  br label %8

8:                                                ; preds = %5, %22
  %9 = phi i64 [ 0, %5 ], [ %23, %22 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %8, %22, %3
  ret void

14:                                               ; preds = %8
  %15 = tail call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %22, label %17

17:                                               ; preds = %14
  %18 = load ptr, ptr %0, align 8
  %19 = load i64, ptr %6, align 8
  %20 = add i64 %19, 1
  store i64 %20, ptr %6, align 8
  %21 = getelementptr inbounds i8, ptr %18, i64 %19
  store i8 %11, ptr %21, align 1
  br label %22

22:                                               ; preds = %14, %17
  %23 = add nuw nsw i64 %9, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %13, label %8
}

; Function Attrs: nounwind optsize
define internal fastcc void @put_count(ptr noundef %0, i64 noundef %1, i32 noundef signext %2, i8 noundef zeroext %3) unnamed_addr #5 {
  %5 = alloca [24 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #33
  %6 = icmp eq i8 %3, 48
  %7 = select i1 %6, ptr @.str.102, ptr @.str.103
  %8 = call signext i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull %5, i64 noundef 24, ptr noundef nonnull %7, i32 noundef signext %2, i64 noundef %1) #32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = zext nneg i32 %8 to i64
  br label %14

13:                                               ; preds = %25, %4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #33
  ret void

14:                                               ; preds = %10, %25
  %15 = phi i64 [ 0, %10 ], [ %26, %25 ]
  %16 = getelementptr inbounds [24 x i8], ptr %5, i64 0, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = call fastcc signext i32 @reserve(ptr noundef %0, i64 noundef 1) #32
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %25, label %20

20:                                               ; preds = %14
  %21 = load ptr, ptr %0, align 8
  %22 = load i64, ptr %11, align 8
  %23 = add i64 %22, 1
  store i64 %23, ptr %11, align 8
  %24 = getelementptr inbounds i8, ptr %21, i64 %22
  store i8 %17, ptr %24, align 1
  br label %25

25:                                               ; preds = %14, %20
  %26 = add nuw nsw i64 %15, 1
  %27 = icmp eq i64 %26, %12
  br i1 %27, label %13, label %14
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #29

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #30

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #29

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.uadd.sat.i64(i64, i64) #29

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #5 = { nounwind optsize "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #6 = { optsize "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #7 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #10 = { nofree norecurse nosync nounwind optsize memory(write, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: write) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #12 = { noreturn optsize "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #13 = { mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, argmem: none, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #15 = { noreturn nounwind optsize "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #16 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #17 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #18 = { nofree norecurse nosync nounwind optsize memory(write, argmem: none, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #19 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #20 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #21 = { nofree norecurse nosync nounwind optsize memory(write, argmem: readwrite, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #22 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #23 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: readwrite, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #24 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(write, argmem: read, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #25 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, argmem: write, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #26 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #27 = { noinline nounwind optsize "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #28 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="ppc64" "target-features"="+altivec,-aix-shared-lib-tls-model-opt,-aix-small-local-dynamic-tls,-aix-small-local-exec-tls,-bpermd,-crbits,-crypto,-direct-move,-extdiv,-htm,-isa-v206-instructions,-isa-v207-instructions,-isa-v30-instructions,-power8-vector,-power9-vector,-privileged,-quadword-atomics,-rop-protect,-spe,-vsx" }
attributes #29 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #30 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #31 = { nobuiltin nounwind optsize "no-builtins" }
attributes #32 = { nobuiltin optsize "no-builtins" }
attributes #33 = { nounwind }
attributes #34 = { nobuiltin noreturn nounwind optsize "no-builtins" }
attributes #35 = { nobuiltin noreturn optsize "no-builtins" }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 1, !"float-abi", !"doubledouble"}
!2 = !{ptr @gmtime_r, ptr @localtime_r}
