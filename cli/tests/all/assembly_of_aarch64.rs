//! Inline assembly of AArch64 that is not as expected is refused by name, and never taken for
//! something else. What is known is in `tests/ok/assembly_of_aarch64.c`.

use crate::common::{Temp, code, stderr, tresse};

/// A template, its constraints without clobbers, its arguments, and why it is refused; `%p` points
/// to a number of 64 bits, which is 77.
type Form<'a> = (&'a str, &'a str, &'a str, &'a str);

const EARLY: &str = "`&` is missing";
const BITS: &str = "it reads more bits of a register than the operand has";
const INPUT: &str = "which is an input";

const REFUSED: [Form<'_>; 36] = [
    // Instructions, registers and addresses that are not known.
    ("add $0, $1, $1, lsl #2", "=r,r", "i64 5", ""),
    ("ldxp $0, x9, [$1]", "=&r,r,~{x9}", "ptr %p", ""),
    ("ldr $0, [$1, x9]", "=&r,r,~{x9}", "ptr %p", ""),
    ("ldr $0, [$1], #8", "=&r,r", "ptr %p", ""),
    ("ldar $0, [$1, #8]", "=&r,r", "ptr %p", ""),
    ("mov $0, x9", "=r", "", ""),
    ("mov $0, sp", "=r", "", ""),
    ("mov $0, #5 ; svc #0", "=r", "", ""),
    ("isb; mov $0, #5", "=r", "", ""),
    ("dmb ishst; mov $0, #5", "=r", "", ""),
    ("mrs $0, tpidr_el0", "=r", "", ""),
    ("mov ${0:s}, ${1:s}", "=w,w", "i64 5", ""),
    // Widths that are not one, and numbers without room.
    ("mov ${0:x}, ${1:w}", "=r,r", "i64 5", ""),
    ("mov ${0:w}, #0x100000000", "=r", "", ""),
    ("ldrb ${0:x}, [$1]", "=&r,r", "ptr %p", ""),
    ("lsl $0, $1, #64", "=r,r", "i64 5", ""),
    ("tbz ${1:w}, #32, 1f; 1: mov $0, #5", "=&r,r", "i64 5", ""),
    // What depends on bits that nobody has given.
    ("mov $0, ${1:x}", "=r,r", "i32 5", BITS),
    ("cbz ${1:w}, 1f; 1: mov $0, #5", "=&r,r", "i8 5", BITS),
    ("lsr ${0:w}, ${1:w}, #1", "=r,r", "i8 5", BITS),
    ("add $0, $0, $1", "=r,i,0", "i32 -5, i64 10", ""),
    // Registers that are not known yet, and flags that are not, or not in this way.
    ("add $0, $0, $1", "=&r,r", "i64 5", ""),
    ("cbz $1, 1f; mov $0, #5; 1: add $0, $0, #0", "=&r,r", "i64 5", ""),
    ("cset $0, eq", "=r", "", ""),
    ("tst $1, $1; cset $0, hi", "=r,r", "i64 5", ""),
    ("cmp $1, $1; cmp ${1:w}, ${1:w}; cset $0, eq", "=r,r", "i64 5", ""),
    ("adds $0, $1, $1; cset $0, mi", "=r,r", "i64 5", ""),
    // Labels that are not there.
    ("b 1b; mov $0, #5", "=r", "", ""),
    ("b 1; 1: mov $0, #5", "=r", "", ""),
    // Operands that may share a register, or are inputs.
    ("mov $0, #5; add $0, $0, $1", "=r,r", "i64 5", EARLY),
    ("1: ldxr $0, [$1]; stxr w9, $0, [$1]; cbnz w9, 1b", "=r,r,~{w9}", "ptr %p", EARLY),
    ("mov $1, #5; mov $0, $1", "=r,r", "i64 5", INPUT),
    // A store that is exclusive without a load, twice, or with accesses between.
    ("stxr ${0:w}, $1, [$2]", "=&r,r,r", "i64 5, ptr %p", ""),
    ("ldxr $0, [$1]; stxr w9, $0, [$1]; stxr w9, $0, [$1]", "=&r,r,~{w9}", "ptr %p", ""),
    ("ldxr $0, [$1]; ldr x8, [$1]; stxr w9, x8, [$1]", "=&r,r,~{w9},~{x8}", "ptr %p", ""),
    ("ldxr $0, [$1]; stxr w9, ${0:w}, [$1]", "=&r,r,~{w9}", "ptr %p", ""),
];

fn run(template: &str, constraints: &str, args: &str, clobber: &str) -> (i32, String) {
    let text = format!(
        "target triple = \"aarch64-unknown-linux-gnu\"
define i32 @main() {{
  %p = alloca i64
  store i64 77, ptr %p
  %r = call i64 asm sideeffect \"{template}\", \"{constraints}{clobber}\"({args})
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
    for (template, constraints, args, why) in REFUSED {
        let (exit, said) = run(template, constraints, args, ",~{memory}");
        assert_eq!(exit, 3, "{template}: {said}");
        let is_named = said.contains("T0901") && said.contains("inline assembly: `");
        assert!(is_named && said.contains(why), "{template}: {said}");
    }
}

#[test]
fn what_is_as_expected_is_run() {
    for (template, constraints, args) in [
        ("mov $0, $1", "=r,r", "i64 5"),
        ("mov ${0:w}, ${1:w}", "=r,r", "i32 5"),
        ("mov $0, ${1:x}; uxtb ${0:w}, ${0:w}", "=r,r", "i8 5"),
        ("add $0, $0, $1", "=r,i,0", "i64 -5, i64 10"),
        ("add ${0:w}, ${0:w}, $1", "=r,i,0", "i32 -5, i64 10"),
        ("b 1f; mov $0, #6; 1: mov $0, #5", "=r", ""),
        ("tst $1, $1; cset $0, gt; add $0, $0, #4", "=&r,r", "i64 5"),
        ("mov $0, #5; add $0, $0, $1", "=&r,r", "i64 0"),
        ("ldxr $0, [$1]; mov $0, #5", "=r,r", "ptr %p"),
        // One that is written last may be anywhere.
        ("ldr $0, [$1]; sub $0, $0, #72", "=r,r", "ptr %p"),
        ("ldr $0, $1; sub $0, $0, #72", "=r,*Q", "ptr elementtype(i64) %p"),
        (
            "ldxr x8, [$1]; sub x8, x8, #72; stxr w9, x8, [$1]; ldr $0, [$1]",
            "=&r,r,~{x8},~{x9}",
            "ptr %p",
        ),
        ("ldxr $0, [$1]; ldr $0, [$1]; sub $0, $0, #72", "=&r,r", "ptr %p"),
        ("mrs $0, cntfrq_el0; lsr $0, $0, #27; sub $0, $0, #2", "=r", ""),
    ] {
        let (exit, said) = run(template, constraints, args, ",~{memory}");
        assert_eq!(exit, 5, "{template}: {said}");
    }
}

/// What changes or orders memory has to say so.
#[test]
fn memory_is_said_to_change() {
    for (template, constraints, args, why) in [
        ("dmb ish; mov $0, #5", "=r", "", "without \"memory\""),
        ("ldr $0, [$1]", "=r,r", "ptr %p", "without \"memory\""),
        ("str $1, $2; mov $0, #5", "=&r,r,*Q", "i64 5, ptr elementtype(i64) %p", INPUT),
        ("ldr $0, $1", "=r,*Q", "ptr elementtype(i32) %p", "accesses more than the operand"),
    ] {
        let (exit, said) = run(template, constraints, args, "");
        assert_eq!(exit, 3, "{template}: {said}");
        assert!(said.contains("T0901") && said.contains(why), "{template}: {said}");
    }
    let (exit, said) =
        run("ldr ${0:w}, $1; sub $0, $0, #72", "=r,*Q", "ptr elementtype(i32) %p", "");
    assert_eq!(exit, 5, "{said}");
}
