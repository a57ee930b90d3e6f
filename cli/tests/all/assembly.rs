//! Inline assembly of x86 that is not as expected is refused by name, and never taken for something
//! else.

use crate::common::{Temp, code, stderr, tresse};

/// A template, its constraints without clobbers, and its arguments; `%p` points to a number.
type Form<'a> = (&'a str, &'a str, &'a str);

const REFUSED: [Form<'_>; 31] = [
    // `lock` before nothing; forms with an immediate or two places in memory that there are not; an
    // immediate of more than 32 bits with a sign.
    ("movq $1, $0; lock", "=r,r", "i64 5"),
    ("lock cmpxchgq $$5, $1", "={ax},*m,0", "ptr elementtype(i64) %p, i64 77"),
    ("movq $1, $2; movq $2, $0", "=r,*m,*m", "ptr elementtype(i64) %p, ptr elementtype(i64) %p"),
    ("movq $$0xffffffff, $1; movq $1, $0", "=r,*m", "ptr elementtype(i64) %p"),
    ("lock addq $1, $2; movq $2, $0", "=r,i,*m", "i64 4294967295, ptr elementtype(i64) %p"),
    // Parts of registers and of memory that the instruction does not tell.
    ("movq ${1:H}, $0", "=r,*m", "ptr elementtype(i64) %p"),
    ("movq ${1:a}, $0", "=r,r", "ptr %p"),
    ("movb ${1:h}, ${0:b}", "=q,Q", "i64 5"),
    // It writes half of the register, and the rest is zero then.
    ("movl ${1:k}, ${0:k}", "=r,r", "i64 5"),
    // An address, and no number.
    ("movq $1, $0", "=r,p", "ptr %p"),
    // Eight, by the rules of C.
    ("movq $$010, $0", "=r", ""),
    // No register says how wide it is, as the number is written in the instruction.
    ("lock bts $1, $2; sbbq $0, $0", "=r,Jr,*m", "i64 33, ptr elementtype(i64) %p"),
    ("movq %rbx, $0", "=r", ""),
    // A number, and no address; an address of more than a register.
    ("movq ($1), $0", "=r,r", "i64 5"),
    ("movq ($1,$1,8), $0", "=r,r", "ptr %p"),
    ("movq x($1), $0", "=r,r", "ptr %p"),
    ("movq 010($1), $0", "=r,r", "ptr %p"),
    // What a register holds that is no operand, and changes to it that nothing tells.
    ("movq %rbx, $1; movq $1, $0", "=r,*m", "ptr elementtype(i64) %p"),
    ("movq $1, %rcx; movq $1, $0", "=&r,r", "i64 5"),
    ("movq $1, %rbx; movq $1, $0", "=&r,{si}", "i64 5"),
    ("movq %rcx, $0", "=r,~{rcx}", ""),
    // The output may be in the register that is put back.
    ("movq %rbx, %rcx; movq $$7, %rbx; movq %rbx, $0; movq %rcx, %rbx", "=&r,~{rcx}", ""),
    ("movq %rbx, $0; movq $$5, %rbx; movq $0, %rbx", "=&r", ""),
    // Parts of a wide update that are missing, or not whole.
    ("lock cmpxchg16b $1; movq $$5, $0", "=&r,*m,~{rax},~{rdx}", "ptr elementtype(i64) %p"),
    ("movl $1, $0", "=r,r", "i64 5"),
    ("mov $1, $0", "=r,r", "i32 5"),
    ("addq $1, $0", "=r,r,0", "i64 5, i64 6"),
    ("movq $1, $0; cmpq $$0, $0; sete ${0:b}", "=q,r", "i64 5"),
    ("lock movq $1, $0", "=r,*m", "ptr elementtype(i64) %p"),
    ("movq $1, $0", "=r,{al}", "i64 5"),
    ("movq $1, $0 # that is all", "=r,r", "i64 5"),
];

fn run((template, constraints, args): Form<'_>, flags: &str) -> (i32, String) {
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"
define i32 @main() {{
  %p = alloca i64
  store i64 77, ptr %p
  %r = call i64 asm sideeffect {flags}\"{template}\", \"{constraints},~{{memory}}\"({args})
  %same = icmp eq i64 %r, 5
  br i1 %same, label %yes, label %no
yes:
  ret i32 5
no:
  ret i32 6
}}
"
    );
    let output = tresse(&["run", Temp::new("assembly.ll", text.as_bytes()).path()]);
    (code(&output), stderr(&output))
}

#[test]
fn what_is_not_as_expected_is_refused_by_name() {
    for form in REFUSED {
        let (exit, said) = run(form, "");
        assert_eq!(exit, 3, "{form:?}: {said}");
        assert!(said.contains("T0901") && said.contains("inline assembly: `"), "{said}");
    }
    // The same with what there is.
    let memory = "ptr elementtype(i64) %p";
    for (template, constraints, args) in [
        ("movq $$5, $1; movq $1, $0", "=r,*m", memory),
        ("lock addq $1, $2; movq $2, $0", "=r,i,*m", &format!("i64 -72, {memory}")),
        ("movq $$0xffffffff, $0; movq $1, $0", "=&r,r", "i64 5"),
    ] {
        assert_eq!(run((template, constraints, args), "").0, 5, "{template}");
    }
    let known = ("movq $1, $0", "=r,r", "i64 5");
    assert_eq!(run(known, "").0, 5);
    // A suffix of the other syntax; widths that are not the same; a number as an address.
    let wide = ("lock or qword ptr [$1], 5; mov $0, dword ptr [$1]", "=&r,r", "ptr %p");
    let number = ("mov $0, qword ptr [$1]", "=r,r", "i64 5");
    for form in [known, wide, number, ("mov $0, qword ptr [$1 + rcx]", "=r,r", "ptr %p")] {
        let (exit, said) = run(form, "inteldialect ");
        assert_eq!(exit, 3, "{form:?}: {said}");
        assert!(said.contains("T0901") && said.contains("inline assembly: `"), "{said}");
    }
    for form in [
        ("mov $0, $1", "=r,r", "i64 5"),
        ("mov qword ptr [$1], 5; mov $0, qword ptr [$1]", "=&r,r", "ptr %p"),
        (
            "lock not qword ptr [$1]; lock add qword ptr [$1], 83; mov $0, qword ptr [$1]",
            "=&r,r",
            "ptr %p",
        ),
    ] {
        assert_eq!(run(form, "inteldialect ").0, 5, "{form:?}");
    }
}

/// As crates of Rust write it: `rbx` is the compiler's, and is put back.
#[test]
fn rbx_is_kept_in_an_update_of_two_words() {
    let run = |template: &str| {
        let text = format!(
            "target triple = \"x86_64-unknown-linux-gnu\"
define i32 @main() {{
  %p = alloca [2 x i64], align 16
  store [2 x i64] [i64 1, i64 2], ptr %p
  %r = call {{ i64, i64, i64, i8 }} asm sideeffect inteldialect \"{template}\",
    \"=&r,={{ax}},={{dx}},={{r8b}},{{di}},{{cx}},0,1,2,~{{memory}}\"
    (ptr %p, i64 30, i64 4, i64 1, i64 2)
  %done = extractvalue {{ i64, i64, i64, i8 }} %r, 3
  %low = load i64, ptr %p
  %at = getelementptr i8, ptr %p, i64 8
  %high = load i64, ptr %at
  %sum = add i64 %low, %high
  %all = trunc i64 %sum to i8
  %code = add i8 %all, %done
  %wide = zext i8 %code to i32
  ret i32 %wide
}}
"
        );
        let output = tresse(&["run", Temp::new("rbx.ll", text.as_bytes()).path()]);
        (code(&output), stderr(&output))
    };
    let update = "xchg $0, rbx; lock cmpxchg16b xmmword ptr [rdi]; sete r8b; ";
    assert_eq!(run(&format!("{update} mov rbx, $0")).0, 35);
    for template in [
        update.to_owned(),
        format!("{update} mov rbx, rcx"),
        // Without what is new in `rbx`.
        "lock cmpxchg16b xmmword ptr [rdi]; sete r8b".to_owned(),
        update.replace("[rdi]", "[$0]"),
        update.replace("lock ", ""),
        update.replace("xmmword", "qword"),
        format!("xchg $0, rcx; {update} mov rbx, $0"),
    ] {
        let (exit, said) = run(&template);
        assert_eq!(exit, 3, "{template}: {said}");
        assert!(said.contains("T0901"), "{said}");
    }
}

/// More than the operand may be accessed only if the assembly says that it changes memory.
#[test]
fn operands_are_accessed_as_wide_as_they_are() {
    for (template, bits, clobber, exit) in [
        ("movq $$5, $0", 32, "", 3),
        ("movq $$5, $0", 32, ",~{memory}", 0),
        ("movl $$5, $0", 32, "", 0),
        ("lock cmpxchg16b $0", 64, "", 3),
        ("lock cmpxchg16b $0", 64, ",~{memory}", 0),
    ] {
        let text = format!(
            "target triple = \"x86_64-unknown-linux-gnu\"
define i32 @main() {{
  %p = alloca [2 x i64], align 16
  store [2 x i64] zeroinitializer, ptr %p
  %r = call {{ i64, i64 }} asm sideeffect \"{template}\",
    \"=*m,={{ax}},={{dx}},{{bx}},{{cx}},1,2{clobber}\"
    (ptr elementtype(i{bits}) %p, i64 1, i64 2, i64 0, i64 0)
  ret i32 0
}}
"
        );
        let output = tresse(&["run", Temp::new("width.ll", text.as_bytes()).path()]);
        assert_eq!(code(&output), exit, "{template} {bits} {clobber}: {}", stderr(&output));
        let said = stderr(&output);
        assert_eq!(said.contains("accesses more than the operand"), exit == 3, "{said}");
    }
}
