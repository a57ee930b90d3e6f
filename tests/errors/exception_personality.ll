; expect: T0901
; Landing pads of a language whose personality is not known here.
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @__gnat_personality_v0(...)
@_ZTIi = external constant ptr

define i32 @main() personality ptr @__gnat_personality_v0 {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e
  invoke void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) noreturn to label %fine unwind label %pad
fine:
  ret i32 0
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}
