; flags: --spurious-cas-failure
; expect: T0901
; expect by steps: exit 0 and exit 1
; A weak exchange may fail for no reason (LangRef, `cmpxchg`), on memory that one thread has as well.
; To the graph engine that choice is an event, which memory of one thread has not: it says so.

define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %pair = cmpxchg weak ptr %p, i32 0, i32 1 seq_cst seq_cst
  %is = extractvalue { i32, i1 } %pair, 1
  %failed = xor i1 %is, true
  %status = zext i1 %failed to i32
  ret i32 %status
}
