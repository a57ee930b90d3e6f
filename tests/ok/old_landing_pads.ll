; Up to LLVM 3.6 a landing pad named the personality, and `invoke` had the type of a pointer.
@_ZTIi = external constant i8*
@cleanup = private unnamed_addr constant [9 x i8] c"clean-up\00"

declare i8* @__cxa_allocate_exception(i64)
declare void @__cxa_throw(i8*, i8*, i8*)
declare i8* @__cxa_begin_catch(i8*)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.eh.typeid.for(i8*) nounwind readnone
declare i32 @puts(i8* nocapture)
declare i32 @printf(i8*, ...)

@caught = private unnamed_addr constant [11 x i8] c"caught %d\0A\00"

define void @raise(i32 %n, ...) uwtable {
  %1 = call i8* @__cxa_allocate_exception(i64 4)
  %2 = bitcast i8* %1 to i32*
  store i32 %n, i32* %2
  call void @__cxa_throw(i8* %1, i8* bitcast (i8** @_ZTIi to i8*), i8* null) noreturn
  unreachable
}

define void @middle() {
  invoke void (i32, ...)* @raise(i32 42, i32 1) to label %1 unwind label %2
  ret void
  %3 = landingpad { i8*, i32 } personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*)
      cleanup
  %4 = call i32 @puts(i8* getelementptr inbounds ([9 x i8]* @cleanup, i32 0, i32 0))
  resume { i8*, i32 } %3
}

define i32 @main() {
entry:
  invoke void @middle() to label %good unwind label %pad
good:
  ret i32 1
pad:
  %p = landingpad { i8*, i32 } personality i32 (...)* @__gxx_personality_v0
      catch i8* bitcast (i8** @_ZTIi to i8*)
  %e = extractvalue { i8*, i32 } %p, 0
  %k = extractvalue { i8*, i32 } %p, 1
  %id = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*)) nounwind
  %is = icmp eq i32 %k, %id
  br i1 %is, label %catch, label %good
catch:
  %b = call i8* @__cxa_begin_catch(i8* %e)
  %i = bitcast i8* %b to i32*
  %n = load i32* %i
  %w = call i32 (i8*, ...)* @printf(i8* getelementptr ([11 x i8]* @caught, i32 0, i32 0), i32 %n)
  call void @__cxa_end_catch()
  ret i32 0
}
