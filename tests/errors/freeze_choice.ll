; expect: cut
; freeze of an undefined value: without `undef: Enumerate(n)` only one of its values is tried, so the
; search is cut short and does not say that there is no error.
define i32 @main() {
  %p = alloca i32
  %u = load i32, ptr %p
  %f = freeze i32 %u
  %is = icmp eq i32 %f, 7
  br i1 %is, label %bad, label %good
bad:
  call void @abort()
  unreachable
good:
  ret i32 0
}
declare void @abort()
