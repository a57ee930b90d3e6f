//! What under-defined values can be: LangRef, "Undefined Values", "Well-Defined Values", `freeze`;
//! VIR21's and TwoPhase24's concretisation. Each use of an undefined value may be another one, so
//! what an expression can be follows from what its operands can be, where each is used once.

use crate::common;

use std::collections::BTreeSet;
use std::fmt::Write;
use tresse_explore::graph;
use tresse_machine::Config;
use tresse_machine::config::UndefPolicy;
use tresse_machine::lower::Locals;

/// Ends with 0 if `%c` is true, and 1 if it is false.
fn branch(body: &str) -> String {
    let text = format!(
        "@g = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]\n\
         declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
         declare i16 @llvm.ctpop.i16(i16)\n\
         define i32 @main() {{\n{body}\n  br i1 %c, label %yes, label %no\nyes:\n  ret i32 0\nno:\n  \
         ret i32 1\n}}\n"
    );
    let said = [Locals::Memory, Locals::Registers]
        .map(|locals| common::ending(&[("a.ll", &text)], Config::default(), locals));
    assert_eq!(said[0], said[1], "{body}");
    said[0].clone()
}

/// The exit statuses that a search finds, whatever is frozen.
fn outcomes(body: &str) -> Result<BTreeSet<i32>, String> {
    let text = format!("define i32 @main() {{\n{body}\n}}\n");
    let config = Config { undef: UndefPolicy::Enumerate(256), ..Config::default() };
    let setup = common::setup(&text, "a.ll", config);
    let args = ["program".into()];
    let report = graph::search(&setup, &args, &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    assert!(report.errors.is_empty() && report.cuts.is_empty(), "{body}\n{:?}", report.errors);
    match report.unsupported.first() {
        Some(refused) => Err(format!("{:?}", refused.ending.end)),
        None => Ok(report.outcomes.keys().map(|o| o.exit).collect()),
    }
}

#[test]
fn what_holds_for_every_choice_is_no_error() {
    for body in [
        // A remainder is less than the divisor.
        "  %z = urem i64 undef, 3\n  %c = icmp ult i64 %z, 3",
        "  %z = urem i64 undef, 200\n  %y = add i64 %z, 5\n  %c = icmp ult i64 %y, 205",
        "  %z = udiv i8 undef, 100\n  %c = icmp ule i8 %z, 2",
        // One of two is one of two.
        "  %x = select i1 undef, i32 5, i32 9\n  %y = urem i32 %x, 2\n  %c = icmp eq i32 %y, 1",
        "  %x = select i1 undef, i32 5, i32 9\n  %y = mul i32 %x, %x\n  \
         %c = icmp ugt i32 %y, 24",
        "  %x = select i1 undef, double 1.0, double 2.0\n  %y = fmul double %x, 3.0\n  \
         %c = fcmp ole double %y, 6.0",
        // A sign that is spread is the same bit everywhere.
        "  %s = sext i1 undef to i32\n  %t = add i32 %s, 1\n  %c = icmp ult i32 %t, 2",
        "  %s = ashr i8 undef, 7\n  %t = mul i8 %s, %s\n  %c = icmp ult i8 %t, 2",
        // Counted bits.
        "  %s = and i16 undef, 255\n  %t = call i16 @llvm.ctpop.i16(i16 %s)\n  \
         %c = icmp ule i16 %t, 8",
        // Through memory, whole, in pieces, and copied.
        "  %x = select i1 undef, i32 305419896, i32 0\n  %p = alloca i32\n  \
         store i32 %x, ptr %p\n  %y = load i32, ptr %p\n  %z = urem i32 %y, 305419896\n  \
         %c = icmp eq i32 %z, 0",
        "  %x = select i1 undef, i32 305419896, i32 0\n  %p = alloca [4 x i32]\n  \
         store i32 %x, ptr %p\n  %q = getelementptr i8, ptr %p, i64 2\n  %y = load i16, ptr %q\n  \
         %z = urem i16 %y, 4660\n  %c = icmp eq i16 %z, 0",
        "  %x = select i1 undef, i32 305419896, i32 0\n  %p = alloca [4 x i32]\n  \
         %o = alloca [2 x i64]\n  store i32 %x, ptr %p\n  \
         call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %p, i64 4, i1 false)\n  \
         %y = load i32, ptr %o\n  %z = urem i32 %y, 305419896\n  %c = icmp eq i32 %z, 0",
        // Nothing is less than the least number.
        "  %d = fcmp olt double undef, 0xFFF0000000000000\n  %c = xor i1 %d, true",
        "  %d = fcmp une float undef, 0x7FF8000000000000\n  %c = and i1 %d, true",
    ] {
        assert_eq!(branch(body), "exit 0", "{body}");
    }
}

#[test]
fn what_some_choice_makes_wrong_is_an_error() {
    for (body, code) in [
        ("  %c = icmp ult i64 undef, 3", "T0504"),
        ("  %x = select i1 undef, i32 5, i32 9\n  %c = icmp ult i32 %x, 6", "T0504"),
        // Each use may be another value.
        ("  %x = select i1 undef, i32 5, i32 9\n  %c = icmp eq i32 %x, %x", "T0504"),
        (
            "  %x = select i1 undef, i32 0, i32 9\n  %y = udiv i32 1, %x\n  %c = icmp ult i32 %y, 6",
            "T0506",
        ),
        ("  %z = urem i64 undef, 3\n  %y = udiv i64 5, %z\n  %c = icmp ult i64 %y, 6", "T0506"),
        ("  %f = fadd double undef, 1.0\n  %c = fcmp olt double %f, 1.0", "T0504"),
        // LangRef, "Well-Defined Values": an address that is one of several is none.
        (
            "  %i = select i1 undef, i64 0, i64 3\n  %p = getelementptr i32, ptr @g, i64 %i\n  \
          %v = load i32, ptr %p\n  %c = icmp ult i32 %v, 9",
            "T0508",
        ),
        (
            "  %i = sext i32 undef to i64\n  %p = getelementptr inbounds [3 x i32], ptr @g, i64 %i\n  \
          %v = load i32, ptr %p\n  %c = icmp ult i32 %v, 9",
            "T0508",
        ),
        (
            "  %p = select i1 undef, ptr @g, ptr null\n  %v = load i32, ptr %p\n  \
          %c = icmp ult i32 %v, 9",
            "T0508",
        ),
    ] {
        assert_eq!(branch(body), code, "{body}");
    }
}

#[test]
fn what_cannot_be_told_is_refused() {
    for body in [
        // Always true, but a mask has 20 bits, and a set would be too large.
        "  %z = urem i64 undef, 1000000\n  %c = icmp ult i64 %z, 1000000",
        "  %x = select i1 undef, i128 0, i128 -1\n  %y = freeze i128 %x\n  \
         %c = icmp ne i128 %y, 7",
        "  %z = urem i64 undef, 1000\n  %o = add i64 %z, 7\n  %y = udiv i64 5, %o\n  \
         %c = icmp ult i64 %y, 6",
    ] {
        let said = branch(body);
        assert!(said.starts_with("unsupported: "), "{body}: {said}");
    }
}

/// TwoPhase24 Fig. 8: bytes of one store depend on each other, those of two do not.
#[test]
fn bytes_of_one_store_are_of_one_value() {
    let stores = "  %p = alloca i32\n  %x = select i1 undef, i16 4660, i16 0\n  \
                  %y = select i1 undef, i16 22136, i16 0\n  store i16 %x, ptr %p\n  \
                  %q = getelementptr i8, ptr %p, i64 2\n  store i16 %y, ptr %q\n  \
                  %z = load i32, ptr %p\n  %f = freeze i32 %z\n";
    // 22136 * 65536 + 4660, and each half of it, by their remainders.
    let all = [0u32, 4660, 22136 << 16, (22136 << 16) + 4660];
    let expected: BTreeSet<i32> = all.iter().map(|n| (n % 251) as i32).collect();
    assert_eq!(expected.len(), 4);
    let body = format!("{stores}  %r = urem i32 %f, 251\n  ret i32 %r");
    assert_eq!(outcomes(&body), Ok(expected));
    // The halves of one of them, loaded apart: each load is a use of its own.
    let body = "  %p = alloca i16\n  %x = select i1 undef, i16 257, i16 0\n  \
                store i16 %x, ptr %p\n  %q = getelementptr i8, ptr %p, i64 1\n  \
                %a = load i8, ptr %p\n  %b = load i8, ptr %q\n  %d = shl i8 %a, 1\n  \
                %e = or i8 %b, %d\n  %f = freeze i8 %e\n  %r = zext i8 %f to i32\n  ret i32 %r";
    assert_eq!(outcomes(body), Ok(BTreeSet::from([0, 1, 2, 3])));
}

/// A source of numbers; what it draws does not matter.
struct Draw(u64);

impl Draw {
    fn below(&mut self, n: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// An expression of 4 bits as lines of a program, the name of its value, and what it can be.
/// `None`: it can be poison.
fn expression(draw: &mut Draw, depth: u32, body: &mut String) -> (String, BTreeSet<u64>, bool) {
    let number = body.lines().count();
    let name = format!("%e{number}");
    if depth == 0 || draw.below(6) == 0 {
        return match draw.below(3) {
            0 => {
                let n = draw.below(16);
                (n.to_string(), BTreeSet::from([n]), false)
            }
            1 => ("undef".into(), (0..16).collect(), false),
            _ => {
                let (a, b) = (draw.below(16), draw.below(16));
                writeln!(body, "  {name} = select i1 undef, i4 {a}, i4 {b}").unwrap_or_default();
                (name, BTreeSet::from([a, b]), false)
            }
        };
    }
    let (a, xs, p) = expression(draw, depth - 1, body);
    let (b, ys, q) = expression(draw, depth - 1, body);
    let op = ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "urem", "udiv"]
        [draw.below(11) as usize];
    let name = format!("%e{}", body.lines().count());
    writeln!(body, "  {name} = {op} i4 {a}, {b}").unwrap_or_default();
    let signed = |n: u64| if n >= 8 { n as i64 - 16 } else { n as i64 };
    let (mut all, mut is_bad) = (BTreeSet::new(), p || q);
    for (x, y) in xs.iter().flat_map(|x| ys.iter().map(move |y| (*x, *y))) {
        let result = match op {
            "add" => x + y,
            "sub" => x + 16 - y,
            "mul" => x * y,
            "and" => x & y,
            "or" => x | y,
            "xor" => x ^ y,
            _ if y >= 4 && op.contains("sh") => {
                is_bad = true;
                continue;
            }
            "shl" => x << y,
            "lshr" => x >> y,
            "ashr" => (signed(x) >> y) as u64,
            _ if y == 0 => {
                is_bad = true;
                continue;
            }
            "urem" => x % y,
            _ => x / y,
        };
        all.insert(result & 15);
    }
    (name, all, is_bad)
}

/// A freeze chooses what an expression can be: all of it, and nothing else.
#[test]
fn a_freeze_chooses_each_value_that_is_possible() {
    let mut draw = Draw(7);
    let (mut compared, mut refused) = (0, 0);
    while compared < 150 {
        let mut body = String::new();
        let (name, all, is_bad) = expression(&mut draw, 3, &mut body);
        if is_bad {
            continue;
        }
        writeln!(body, "  %f = freeze i4 {name}\n  %r = zext i4 %f to i32\n  ret i32 %r")
            .unwrap_or_default();
        compared += 1;
        match outcomes(&body) {
            Ok(found) => {
                let expected: BTreeSet<i32> = all.iter().map(|n| *n as i32).collect();
                assert_eq!(found, expected, "{body}");
            }
            Err(_) => refused += 1,
        }
    }
    assert_eq!(refused, 0, "of {compared}: sets of 4 bits are small");
}
