; Program-A of K-LLVM (Li, Gunter, ECOOP 2020, Fig. 1), with typed pointers (LLVM 14 and before).
; expect: T0401 instruction 22
;
; The names and the instruction numbers are the paper's: instructions are counted from 1 in textual
; order, and labels do not count. Five places differ:
;   8   the paper has `ptrtoint i8* %u3`, but %u3 is a loaded i8: %u2 is meant
;   16  `align 4`: %r6 is 4 bytes into the block (the paper sets alignment aside)
;   19  is the label `next:` in the paper; %n19 is there so that the numbers after it stay the same
;   21  is poison in the paper; by LangRef since then a step of nothing is always in bounds
;   23, 24  the paper's "..." after `exit:`

declare i8* @malloc(i64)

define i32 @main() {
  %r1 = call i8* @malloc(i64 12)                                                          ; 1
  %r2 = bitcast i8* %r1 to [3 x i32]*                                                     ; 2
  store [3 x i32] [i32 0, i32 0, i32 0], [3 x i32]* %r2                                   ; 3
  %r3 = getelementptr inbounds [3 x i32], [3 x i32]* %r2, i64 0, i32 1                    ; 4
  %u1 = getelementptr inbounds [3 x i32], [3 x i32]* %r2, i64 -1, i32 4                   ; 5 poison
  %u2 = getelementptr inbounds i8, i8* %r1, i64 3                                         ; 6
  %u3 = load i8, i8* %u2                                                                  ; 7
  %u4 = ptrtoint i8* %u2 to i64                                                           ; 8
  %u5 = add i64 %u4, 1                                                                    ; 9
  %u6 = inttoptr i64 %u5 to i8*                                                           ; 10
  %u7 = load i8, i8* %u6                                                                  ; 11
  %r4 = bitcast i32* %r3 to [2 x i32]*                                                    ; 12
  store [2 x i32] [i32 11, i32 11], [2 x i32]* %r4                                        ; 13
  %r5 = ptrtoint [2 x i32]* %r4 to i64                                                    ; 14
  %r6 = inttoptr i64 %r5 to i64*                                                          ; 15
  %r7 = load i64, i64* %r6, align 4                                                       ; 16 47244640267
  %r8 = icmp eq i64 %r7, 47244640267                                                      ; 17
  br i1 %r8, label %next, label %exit                                                     ; 18

next:
  %n19 = add i64 %r7, 0                                                                   ; 19
  %r9 = inttoptr i64 100 to i32*                                                          ; 20
  %r10 = getelementptr inbounds i32, i32* %r9, i64 0                                      ; 21
  store i32 42, i32* %r9                                                                  ; 22 illegal
  br label %exit                                                                          ; 23

exit:
  ret i32 0                                                                               ; 24
}
