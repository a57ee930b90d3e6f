; expect: ok
; Phis at a landing pad, which reads what the pad itself has brought the last time.
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
declare void @abort()
@_ZTIi = external constant ptr

define void @act(i32 %n) {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %n, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) noreturn
  unreachable
}

define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %loop.back ]
  %last = phi { ptr, i32 } [ zeroinitializer, %entry ], [ %l, %loop.back ]
  %even = and i32 %n, 1
  %is_even = icmp eq i32 %even, 0
  br i1 %is_even, label %one, label %two
one:
  invoke void @act(i32 %n) to label %bad unwind label %pad
two:
  invoke void @act(i32 7) to label %bad unwind label %pad
pad:
  %from = phi i32 [ %n, %one ], [ 7, %two ]
  %old = phi { ptr, i32 } [ %last, %one ], [ %last, %two ]
  %l = landingpad { ptr, i32 } cleanup catch ptr @_ZTIi
  br label %handler
handler:
  %e = extractvalue { ptr, i32 } %l, 0
  %s = extractvalue { ptr, i32 } %l, 1
  %wanted = call i32 @llvm.eh.typeid.for(ptr @_ZTIi)
  %is_right = icmp eq i32 %s, %wanted
  %p = call ptr @__cxa_begin_catch(ptr %e)
  %value = load i32, ptr %p
  call void @__cxa_end_catch()
  %is_same = icmp eq i32 %value, %from
  %before = extractvalue { ptr, i32 } %old, 1
  %first = icmp eq i32 %n, 0
  %expected = select i1 %first, i32 0, i32 %wanted
  %is_old = icmp eq i32 %before, %expected
  %a = and i1 %is_right, %is_same
  %b = and i1 %a, %is_old
  %next = add i32 %n, 1
  %more = icmp ult i32 %next, 4
  br i1 %b, label %good, label %bad
good:
  br i1 %more, label %loop.back, label %end
loop.back:
  br label %loop
end:
  ret i32 0
bad:
  call void @abort()
  unreachable
}
declare i32 @llvm.eh.typeid.for(ptr)
