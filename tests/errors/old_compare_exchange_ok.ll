; A lock of LLVM 3.4: `cmpxchg` with one ordering, whose result is the value that was there.
; expect: ok
@lock = global i32 0, align 4
@count = global i32 0, align 4

declare i32 @pthread_create(i64*, i8*, i8* (i8*)*, i8*)
declare i32 @pthread_join(i64, i8**)
declare void @abort() noreturn

define i8* @add(i8* %unused) nounwind {
entry:
  br label %try
try:
  %old = cmpxchg i32* @lock, i32 0, i32 1 seq_cst
  %won = icmp eq i32 %old, 0
  br i1 %won, label %in, label %try
in:
  %n = load i32* @count, align 4
  %m = add nsw i32 %n, 1
  store i32 %m, i32* @count, align 4
  store atomic i32 0, i32* @lock release, align 4
  ret i8* null
}

define i32 @main() {
  %t = alloca i64, align 8
  %1 = call i32 (i64*, i8*, i8* (i8*)*, i8*)* @pthread_create(i64* %t, i8* null, i8* (i8*)* @add, i8* null)
  %2 = call i8* @add(i8* null)
  %3 = load i64* %t, align 8
  %4 = call i32 @pthread_join(i64 %3, i8** null)
  %5 = load i32* @count, align 4
  %6 = icmp eq i32 %5, 2
  br i1 %6, label %good, label %bad
bad:
  call void @abort()
  unreachable
good:
  ret i32 0
}
