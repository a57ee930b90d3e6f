; expect: ok
; engines: graph steps candidates
; An exchange of what nobody has written compares an undefined value. `first` comes to it only if
; `second` has found nothing in `x`. So `second` has written `y` before `first` wrote `x`, in the
; order of all `seq_cst` accesses (LangRef, "Atomic Memory Ordering Constraints"; RC11's `psc`), and
; the exchange finds that.

@x = global i32 0, align 4
@y = global i32 undef, align 4
@is_first = global i32 0, align 4

declare i32 @pthread_create(ptr, ptr, ptr, ptr)

define ptr @first(ptr %unused) {
  store atomic i32 1, ptr @x seq_cst, align 4
  %go = load atomic i32, ptr @is_first monotonic, align 4
  %goes = icmp eq i32 %go, 1
  br i1 %goes, label %exchange, label %done
exchange:
  %pair = cmpxchg ptr @y, i32 7, i32 8 seq_cst seq_cst, align 4
  br label %done
done:
  ret ptr null
}

define ptr @second(ptr %unused) {
  store atomic i32 0, ptr @y seq_cst, align 4
  %read = load atomic i32, ptr @x seq_cst, align 4
  %is_nothing = icmp eq i32 %read, 0
  br i1 %is_nothing, label %tell, label %done
tell:
  store atomic i32 1, ptr @is_first monotonic, align 4
  br label %done
done:
  ret ptr null
}

define i32 @main() {
  %id = alloca i64
  %a = call i32 @pthread_create(ptr %id, ptr null, ptr @first, ptr null)
  %b = call i32 @pthread_create(ptr %id, ptr null, ptr @second, ptr null)
  ret i32 0
}
