; Program-A of K-LLVM (Li, Gunter, ECOOP 2020, Fig. 1) with opaque pointers (LLVM 15 and later).
; expect: T0401 instruction 22
;
; Line for line program-a.ll, so the casts between pointer types cast nothing.

declare ptr @malloc(i64)

define i32 @main() {
  %r1 = call ptr @malloc(i64 12)                                                          ; 1
  %r2 = bitcast ptr %r1 to ptr                                                            ; 2
  store [3 x i32] [i32 0, i32 0, i32 0], ptr %r2                                          ; 3
  %r3 = getelementptr inbounds [3 x i32], ptr %r2, i64 0, i32 1                           ; 4
  %u1 = getelementptr inbounds [3 x i32], ptr %r2, i64 -1, i32 4                          ; 5 poison
  %u2 = getelementptr inbounds i8, ptr %r1, i64 3                                         ; 6
  %u3 = load i8, ptr %u2                                                                  ; 7
  %u4 = ptrtoint ptr %u2 to i64                                                           ; 8
  %u5 = add i64 %u4, 1                                                                    ; 9
  %u6 = inttoptr i64 %u5 to ptr                                                           ; 10
  %u7 = load i8, ptr %u6                                                                  ; 11
  %r4 = bitcast ptr %r3 to ptr                                                            ; 12
  store [2 x i32] [i32 11, i32 11], ptr %r4                                               ; 13
  %r5 = ptrtoint ptr %r4 to i64                                                           ; 14
  %r6 = inttoptr i64 %r5 to ptr                                                           ; 15
  %r7 = load i64, ptr %r6, align 4                                                        ; 16 47244640267
  %r8 = icmp eq i64 %r7, 47244640267                                                      ; 17
  br i1 %r8, label %next, label %exit                                                     ; 18

next:
  %n19 = add i64 %r7, 0                                                                   ; 19
  %r9 = inttoptr i64 100 to ptr                                                           ; 20
  %r10 = getelementptr inbounds i32, ptr %r9, i64 0                                       ; 21 poison
  store i32 42, ptr %r9                                                                   ; 22 illegal
  br label %exit                                                                          ; 23

exit:
  ret i32 0                                                                               ; 24
}
