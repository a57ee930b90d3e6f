; expect: ok
; LangRef, "Arithmetic with Overflow Intrinsics": of vectors, the result is a vector of values and a
; vector of bits, lane by lane. 127 + 1 overflows i8, 1 + 1 does not.

declare { <2 x i8>, <2 x i1> } @llvm.sadd.with.overflow.v2i8(<2 x i8>, <2 x i8>)

define i32 @main() {
  %both = call { <2 x i8>, <2 x i1> } @llvm.sadd.with.overflow.v2i8(<2 x i8> <i8 127, i8 1>, <2 x i8> <i8 1, i8 1>)
  %values = extractvalue { <2 x i8>, <2 x i1> } %both, 0
  %bits = extractvalue { <2 x i8>, <2 x i1> } %both, 1
  %first = extractelement <2 x i8> %values, i32 0
  %second = extractelement <2 x i8> %values, i32 1
  %over = extractelement <2 x i1> %bits, i32 0
  %fits = extractelement <2 x i1> %bits, i32 1
  %a = icmp eq i8 %first, -128
  %b = icmp eq i8 %second, 2
  %c = xor i1 %fits, true
  %ab = and i1 %a, %b
  %abc = and i1 %ab, %c
  %all = and i1 %abc, %over
  br i1 %all, label %good, label %bad

good:
  ret i32 0

bad:
  unreachable
}
