; expect: T0503 line 9
; As in poison_argument.ll, with calls through pointers.
define void @nothing(i32 %number) {
  ret void
}

define i32 @choose(i32 %number) {
  %is_three = icmp eq i32 %number, 3
  br i1 %is_three, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define i32 @main() {
  %place = alloca i32
  %pointers = alloca [2 x ptr]
  store ptr @nothing, ptr %pointers
  %behind = getelementptr inbounds ptr, ptr %pointers, i64 1
  store ptr @choose, ptr %behind
  store i32 2147483647, ptr %place
  %large = load i32, ptr %place
  %first = load ptr, ptr %pointers
  %second = load ptr, ptr %behind
  %sum = add nsw i32 %large, 1
  %product = mul nsw i32 %large, 5
  call void %first(i32 %sum)
  %result = call i32 %second(i32 %product)
  ret i32 %result
}
