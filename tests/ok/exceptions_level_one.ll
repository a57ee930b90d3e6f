; What a language other than C++ raises by the first level of the Itanium ABI, as Rust's panics do:
; clean-ups run, and `catch ptr null` takes the exception as it is.
declare i32 @_Unwind_RaiseException(ptr)
declare void @_Unwind_DeleteException(ptr)
declare i32 @rust_eh_personality(...)
declare i32 @puts(ptr)
declare ptr @malloc(i64)
declare void @free(ptr)
@cleanup = constant [9 x i8] c"clean-up\00"
@deleted = constant [8 x i8] c"deleted\00"
@caught = constant [7 x i8] c"caught\00"
@end = constant [11 x i8] c"no handler\00"

define void @delete(i32 %reason, ptr %exception) {
  %n = call i32 @puts(ptr @deleted)
  call void @free(ptr %exception)
  ret void
}

define i32 @raise() {
  %e = call ptr @malloc(i64 32)
  store i64 6075526144421743444, ptr %e
  %d = getelementptr i8, ptr %e, i64 8
  store ptr @delete, ptr %d
  %code = call i32 @_Unwind_RaiseException(ptr %e)
  call void @free(ptr %e)
  ret i32 %code
}

define void @middle() personality ptr @rust_eh_personality {
  %n = invoke i32 @raise() to label %normal unwind label %pad
normal:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  %m = call i32 @puts(ptr @cleanup)
  resume { ptr, i32 } %l
}

define i32 @main() personality ptr @rust_eh_personality {
  %code = call i32 @raise()
  %is_end = icmp eq i32 %code, 5
  br i1 %is_end, label %first, label %bad
first:
  %n = call i32 @puts(ptr @end)
  invoke void @middle() to label %bad unwind label %pad
bad:
  ret i32 1
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %e = extractvalue { ptr, i32 } %l, 0
  %m = call i32 @puts(ptr @caught)
  call void @_Unwind_DeleteException(ptr %e)
  ret i32 0
}
