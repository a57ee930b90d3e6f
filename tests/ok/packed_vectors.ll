; LangRef, "Vector Type": a vector whose elements are no whole bytes is in memory as the integer that
; it is by `bitcast`. Element 0 has the lowest bits on this little-endian machine.
target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@line = private constant [4 x i8] c"%x\0A\00"
@given = global <16 x i1> <i1 1, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0, i1 0,
                           i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 1>
@nibbles = global { i8, <4 x i4>, i8 } { i8 1, <4 x i4> <i4 1, i4 2, i4 3, i4 4>, i8 2 }
@wide = global <72 x i1> zeroinitializer
declare i32 @printf(ptr, ...)

define void @show(ptr %from, i64 %n) {
entry:
  br label %round
round:
  %i = phi i64 [ 0, %entry ], [ %next, %round ]
  %at = getelementptr i8, ptr %from, i64 %i
  %byte = load i8, ptr %at
  %wide = zext i8 %byte to i32
  %ignored = call i32 (ptr, ...) @printf(ptr @line, i32 %wide)
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %round, label %end
end:
  ret void
}

define i32 @main() {
  ; A vector of bits: two bytes.
  call void @show(ptr @given, i64 2)
  %bits = load <16 x i1>, ptr @given
  %other = insertelement <16 x i1> %bits, i1 1, i32 8
  store <16 x i1> %other, ptr @given
  call void @show(ptr @given, i64 2)
  %number = load i16, ptr @given
  %shown = zext i16 %number to i32
  %a = call i32 (ptr, ...) @printf(ptr @line, i32 %shown)

  ; Between other members, in halves of bytes.
  %whole = load { i8, <4 x i4>, i8 }, ptr @nibbles
  %four = extractvalue { i8, <4 x i4>, i8 } %whole, 1
  %last = extractelement <4 x i4> %four, i32 3
  %last.wide = zext i4 %last to i32
  %b = call i32 (ptr, ...) @printf(ptr @line, i32 %last.wide)
  %sum = add <4 x i4> %four, <i4 15, i4 15, i4 15, i4 15>
  %at = getelementptr { i8, <4 x i4>, i8 }, ptr @nibbles, i32 0, i32 1
  store <4 x i4> %sum, ptr %at
  call void @show(ptr %at, i64 2)

  ; What is compared goes through a local that keeps it, in less than a byte.
  %local = alloca <4 x i1>
  %less = icmp ult <4 x i4> %sum, <i4 1, i4 1, i4 9, i4 3>
  store <4 x i1> %less, ptr %local
  %again = load <4 x i1>, ptr %local
  %ones = sext <4 x i1> %again to <4 x i8>
  %word = bitcast <4 x i8> %ones to i32
  %c = call i32 (ptr, ...) @printf(ptr @line, i32 %word)

  ; More than a word.
  %many = load <72 x i1>, ptr @wide
  %first = insertelement <72 x i1> %many, i1 1, i32 2
  %both = insertelement <72 x i1> %first, i1 1, i32 71
  store <72 x i1> %both, ptr @wide
  call void @show(ptr @wide, i64 9)
  ret i32 0
}
