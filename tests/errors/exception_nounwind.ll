; expect: T0707
; LangRef, nounwind: "If the function does raise an exception, its runtime behavior is undefined."
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @__gxx_personality_v0(...)
@_ZTIi = external constant ptr

define void @act() nounwind {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) noreturn
  unreachable
}

define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @act() to label %fine unwind label %pad
fine:
  ret i32 0
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}
