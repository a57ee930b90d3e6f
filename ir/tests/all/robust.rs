//! Whatever the input: no panic, no overflow of the stack, and an error with its place.

use crate::common;

use crate::common::reject;
use proptest::prelude::*;
use proptest::sample::Index;

use tresse_ir::{parse, print, verify};

/// A module that has something of everything, to be cut and changed.
const SAMPLE: &str = r#"source_filename = "s.c"
target datalayout = "e-m:e-i64:64-i128:128-f80:128-n8:16:32:64-S128"
%struct.S = type { i32, [4 x i8], %struct.S* }
$c = comdat any
@g = dso_local global %struct.S { i32 -1, [4 x i8] c"a\00\22b", %struct.S* null }, comdat($c), align 8, !dbg !0
@v = internal constant <2 x float> <float 1.5e+00, float 0x3FB99999A0000000>
@a = alias i32, getelementptr inbounds (%struct.S, %struct.S* @g, i32 0, i32 0)
declare i32 @printf(i8* nocapture noundef, ...) #0
define i32 @main(i32 %argc, i8** noundef %0) #0 !dbg !1 {
entry:
  %p = alloca i32, align 4
  store i32 0, i32* %p, align 4
  %x = load atomic i32, i32* %p seq_cst, align 4, !dbg !2
  %c = cmpxchg i32* %p, i32 %x, i32 1 acq_rel monotonic, align 4
  %ok = extractvalue { i32, i1 } %c, 1
  br i1 %ok, label %1, label %"b c"
1:
  %2 = phi i32 [ %x, %entry ], [ %n, %"b c" ]
  switch i32 %2, label %done [ i32 1, label %"b c"
    i32 2, label %done ]
"b c":
  %n = add nsw i32 %argc, 1
  %r = call i32 (i8*, ...) @printf(i8* %3, i32 signext %n) #0, !dbg !2
  br label %1
done:
  %t = call i32 asm sideeffect "nop", "=r,~{memory}"()
  ret i32 %2
}
define i8* @"q\01"() personality i32 (i8*, ...)* @printf {
  %1 = bitcast i32* @a to i8*
  ret i8* blockaddress(@"q\01", %2)
2:
  unreachable
}
attributes #0 = { nounwind "k"="v" }
!llvm.ident = !{!3}
!0 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!1 = distinct !DISubprogram(name: "main", file: !5)
!2 = !DILocation(line: 3, column: 1, scope: !1)
!3 = !{!"clang (x) }"}
!4 = !DIGlobalVariable(name: "g", line: 1, file: !5)
!5 = !DIFile(filename: "s.c", directory: "/")
"#;

/// The same of the forms of LLVM 2.6 to 3.6.
const OLD_SAMPLE: &str = r#"%0 = type { i32, %0* }
internal constant [2x i8] c"a\00"
@a = alias weak i32 (i8*, ...)* @printf
@b = alias bitcast (%0* @g to i8*)
@g = linker_private hidden global %0 { i32 -1, %0* getelementptr (%0* @g, i32 1) }
declare i32 @printf(i8* nocapture, ...) nounwind
declare i32 @llvm.atomic.cmp.swap.i32.p0i32(i32*, i32, i32)
declare void @llvm.memory.barrier(i1, i1, i1, i1, i1)
define { i32, i8 } @f(i32* %p, i32 (i8*, ...)* %q) {
  %a = volatile load i32* %p, align 4
  %b = cmpxchg i32* %p, i32 %a, i32 1 seq_cst, !k !0
  %c = call i32 (i8*, ...)* @a(i8* null, i32 %b)
  %d = call i32 (i8*, ...)* %q(i8* null)
  %e = malloc %0, i32 %d, align 8
  free %0* %e
  %g = call i32 @llvm.atomic.cmp.swap.i32.p0i32(i32* %p, i32 0, i32 1)
  call void @llvm.memory.barrier(i1 1, i1 1, i1 0, i1 0, i1 0)
  invoke void (...)* bitcast (i32 (i8*, ...)* @printf to void (...)*)(i1addrspace(1)* null)
    to label %1 unwind label %2
  ret i32 1, i8 2
  %x = landingpad { i8*, i32 } personality i32 (i8*, ...)* @a cleanup
  unwind
}
!llvm.dbg.cu = !{!0}
!0 = metadata !{i32 1, metadata !"metadata !x", metadata !0, null}
"#;

/// The sample with the slip that stands in it put right.
fn sample() -> String {
    SAMPLE.replace("i8* %3,", "i8* null,").replace(
        "ret i8* blockaddress(@\"q\\01\", %2)",
        "indirectbr i8* blockaddress(@\"q\\01\", %2), [label %2]",
    )
}

/// Runs everything there is on a text; only a panic can go wrong.
fn exercise(text: &[u8]) {
    match parse("x.ll", text) {
        Err(error) => {
            assert!(error.line >= 1 && error.col >= 1);
            assert!(error.line_text.chars().count() <= 140);
            assert!(error.to_string().starts_with("x.ll:"));
        }
        Ok(module) => {
            let _ = verify(&module);
            let printed = print(&module);
            let again = parse("y.ll", printed.as_bytes());
            let again = again.unwrap_or_else(|e| panic!("{e}\n{printed}"));
            assert_eq!(printed, print(&again), "from {}", String::from_utf8_lossy(text));
        }
    }
}

#[test]
fn the_sample_is_good() {
    let module = common::accept(&sample());
    assert_eq!(module.functions.len(), 3);
    assert_eq!(module.functions[1].blocks.len(), 4);
    let module = common::accept(OLD_SAMPLE);
    assert_eq!(module.functions[3].blocks.len(), 3);
}

#[test]
fn truncated_anywhere() {
    cut_anywhere(&sample());
    cut_anywhere(OLD_SAMPLE);
}

fn cut_anywhere(text: &str) {
    for end in 0..text.len() {
        let cut = &text.as_bytes()[..end];
        if let Err(error) = parse("cut.ll", cut) {
            let lines = cut.iter().filter(|&&b| b == b'\n').count() as u32 + 1;
            assert!(error.line >= 1 && error.line <= lines, "{error}");
        }
        exercise(cut);
        // Cut inside of a function, a constant or a string, it cannot be good.
        let open = text[..end].rfind("define").is_some_and(|at| !text[at..end].contains("\n}"));
        if open {
            reject(cut);
        }
    }
}

#[test]
fn not_text_at_all() {
    let error = reject(b"\x7fELF\x02\x01\x01\0\0\0");
    assert_eq!((error.line, error.col), (1, 1));
    assert!(error.message.contains("0x7F"), "{error}");
    let error = reject(b"BC\xc0\xde5\x14\0\0");
    assert_eq!(error.line, 1);
    let error = reject("define void @f() {\n  ret void \u{e9}\n}".as_bytes());
    assert_eq!((error.line, error.col), (2, 12));
}

#[test]
fn bytes_in_strings_are_kept() {
    let text = b"@\"a\xff\\80\" = global [2 x i8] c\"\xfe\\00\"\n";
    let module = parse("x.ll", text).unwrap();
    let printed = common::round_trip(&module);
    assert!(printed.contains(r#"@"a\FF\80" = global [2 x i8] c"\FE\00""#), "{printed}");
}

/// Nesting must be refused quickly, with little memory and no deep stack.
#[test]
fn deep_nesting() {
    let deep = 100_000;
    let contexts = [
        ("", "("),
        ("@g = global ", "["),
        ("@g = global ", "[1 x "),
        ("@g = global ", "{"),
        ("@g = global ", "<{"),
        ("@g = global i32 ", "{ i32 "),
        ("@g = global i32 ", "["),
        ("@g = global i32 ", "<"),
        ("@g = global i32 ", "add (i32 "),
        ("@g = global i32 ", "splat (i32 "),
        ("@g = global i32", "*"),
        ("declare ", "void ("),
        ("define void @f() ", "{"),
        ("define void @f() {\n ret ", "[1 x "),
        ("define void @f() {\n call void @f() [", "("),
        ("define void @f(i32 range", "("),
        ("!0 = ", "!{"),
        ("!0 = !DIFoo", "("),
        ("%t = type ", "{"),
        ("attributes #0 = { memory", "("),
        ("uselistorder ", "("),
        ("^0 = a: ", "("),
    ];
    for (start, unit) in contexts {
        let closing = "}".repeat(3);
        for end in ["", closing.as_str()] {
            let text = format!("{start}{}{end}", unit.repeat(deep));
            let error = reject(text.as_bytes());
            assert!(error.line >= 1, "{error}");
        }
    }
}

#[test]
fn many_megabytes_of_brackets() {
    let text = vec![b'('; 100 << 20];
    let error = reject(&text);
    assert_eq!((error.line, error.col), (1, 1));
}

#[test]
fn aliases_of_types_do_not_explode() {
    let mut text = String::from("%t0 = type void ()\n");
    for i in 1..64 {
        text += &format!("%t{i} = type void (%t{}*, %t{}*)\n", i - 1, i - 1);
    }
    let error = reject(text.as_bytes());
    assert!(error.message.contains("too deep"), "{error}");

    // Structs that contain each other twice are no trouble: names stop the growth.
    let mut text = String::from("%s0 = type { i8 }\n");
    for i in 1..60 {
        text += &format!("%s{i} = type {{ %s{}, %s{} }}\n", i - 1, i - 1);
    }
    text += "@g = external global %s59\ndefine void @f(ptr %p) {\n store %s59 undef, ptr %p\n \
             ret void\n}\n";
    exercise(text.as_bytes());
    let module = parse("x.ll", text.as_bytes()).unwrap();
    let size = module.layout.alloc_size(&module.types, module.globals[0].ty);
    assert_eq!(size, Some(1 << 59));
}

#[test]
fn sizes_that_overflow() {
    for ty in ["[18446744073709551615 x i64]", "[4294967296 x [4294967296 x i8]]"] {
        let text = format!("@g = global {ty} zeroinitializer\n");
        assert!(reject(text.as_bytes()).message.contains("too large"));
        let text = common::in_function("void", "", &format!("  %x = alloca {ty}\n  ret void"));
        let error = reject(text.as_bytes());
        assert!(error.message.contains("too large"), "{error}");
        assert_eq!(error.line, 2);
    }
    exercise(b"@g = external global [18446744073709551615 x i8]\n");
    let error = reject(b"@g = external global [18446744073709551616 x i8]\n");
    assert!(error.message.contains("out of range"), "{error}");
    let error = reject(b"@g = external global i8388609\n");
    assert!(error.message.contains("width"), "{error}");
}

#[test]
fn chains_of_named_types() {
    let mut text = String::from("%s0 = type { i8 }\n");
    for i in 1..100_000 {
        text += &format!("%s{i} = type {{ %s{} }}\n", i - 1);
    }
    assert!(reject(text.as_bytes()).message.contains("too deep"));
    assert!(reject(b"%a = type { %b }\n%b = type { [2 x %a] }\n").message.contains("itself"));
    assert!(reject(b"%a = type %a\n").message.contains("before it is defined"));
}

#[test]
fn integers_that_are_long() {
    let digits = "9".repeat(5_000_000);
    let error = reject(format!("@g = global i64 {digits}").as_bytes());
    assert!(error.message.contains("too long"), "{error}");
    let error = reject(format!("@g = global i8388608 1{}", &digits[..1_000_000]).as_bytes());
    assert!(error.message.contains("too long"), "{error}");
    let module = parse("x.ll", format!("@g = global i8388608 u0x{}", "F".repeat(4096)).as_bytes());
    common::round_trip(&module.unwrap());
}

/// Pieces of IR, to be put together at random.
fn fragments() -> Vec<String> {
    let text = sample() + OLD_SAMPLE;
    let words = text.split_inclusive(|c: char| c.is_whitespace() || "(),*{}[]<>=".contains(c));
    words.map(str::to_owned).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        exercise(&bytes);
    }

    #[test]
    fn changed_bytes(edits in prop::collection::vec((any::<Index>(), any::<u8>()), 1..6)) {
        let mut text = sample().into_bytes();
        for (at, byte) in edits {
            let at = at.index(text.len());
            text[at] = byte;
        }
        exercise(&text);
    }

    #[test]
    fn changed_words(
        edits in prop::collection::vec((any::<Index>(), any::<Index>(), 0..4), 1..5)
    ) {
        let mut words = fragments();
        for (at, from, what) in edits {
            let (at, from) = (at.index(words.len()), from.index(words.len()));
            match what {
                0 => words[at] = words[from].clone(),
                1 => { words.remove(at); }
                2 => { let word = words[from].clone(); words.insert(at, word); }
                _ => words.swap(at, from),
            }
        }
        exercise(words.concat().as_bytes());
    }
}
