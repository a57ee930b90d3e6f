; expect: ok
; expect under rc11: T0504 instruction 5 of @first
; engines: graph steps candidates
; An exchange compares an undefined value if it reads what `y` held at first. With `second` having
; found nothing in `x` no `seq_cst` access may read that (`exchange_undef_forbidden_ok`). But nobody
; can tell whether this one fails, and if it does it is `monotonic` (LangRef, `cmpxchg`), which is in
; no order with the others under RC11: an execution reads it, and that is the error. The other models
; have store buffers that are empty, or one order for all.

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
  %pair = cmpxchg ptr @y, i32 7, i32 8 seq_cst monotonic, align 4
  br label %done
done:
  ret ptr null
}

define ptr @second(ptr %unused) {
  store atomic i32 7, ptr @y seq_cst, align 4
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
