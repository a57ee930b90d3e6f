//! Values of a choice that stand for others: what a program may do with one of each class is what
//! it may do with all of them. Bytes are few enough to try each.

use crate::common;

use crate::common::Chance;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;
use tresse_explore::{Report, steps};
use tresse_machine::Config;
use tresse_machine::lower::Locals;
use tresse_machine::machine::Setup;

/// What `r` may be in the end, the errors, and how many executions there are.
type Seen = (BTreeSet<String>, BTreeSet<&'static str>, u64);

fn seen(report: &Report) -> Seen {
    assert!(report.cuts.is_empty() && report.unsupported.is_empty(), "{:?}", report.cuts);
    let values = common::values_of(report, "r");
    let codes = report.errors.iter().map(|e| e.ending.end.code()).collect();
    (values, codes, report.states)
}

fn setup(text: &str, locals: Locals, is_each: bool) -> Arc<Setup> {
    let clear = |program: &mut tresse_machine::Program| {
        if is_each {
            program.classes.clear();
        }
    };
    common::link_changed(&[("nondet.ll", text)], Config::default(), locals, clear)
        .unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn search(text: &str, locals: Locals, is_each: bool) -> Seen {
    let options = steps::Options { keep_going: true, ..steps::Options::default() };
    let args = ["program".to_owned()];
    seen(&steps::search(&setup(text, locals, is_each), &args, &options, &|_| None))
}

/// One program, and how many classes its choice has; none, if it tries each value.
fn classes(text: &str) -> Option<usize> {
    let counts = [Locals::Memory, Locals::Registers, Locals::Hidden].map(|locals| {
        let setup = setup(text, locals, false);
        setup.program.classes.values().next().map(|values| values.len())
    });
    assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}\n{text}");
    counts[0]
}

/// A program that does this with the byte `%v`, and counts in `r` what it has found.
struct Text {
    body: String,
    next: u32,
    /// Registers that depend on the byte, with their widths.
    held: Vec<(String, u32)>,
}

impl Text {
    fn name(&mut self) -> String {
        self.next += 1;
        format!("%n{}", self.next)
    }

    /// An operation on one of the registers.
    fn compute(&mut self, random: &mut Chance) {
        let (from, width) = self.held[random.below(self.held.len() as u64) as usize].clone();
        let to = self.name();
        let number = number(random, width);
        let flag = ["", " nsw", " nuw", " nuw nsw"][random.below(4) as usize];
        let (line, wide) = match random.below(9) {
            0 | 1 => (format!("add{flag} i{width} {from}, {number}"), width),
            2 => (format!("sub{flag} i{width} {from}, {number}"), width),
            3 => (format!("sub{flag} i{width} {number}, {from}"), width),
            4 => (format!("xor i{width} {from}, -1"), width),
            5 if width < 32 => (format!("zext i{width} {from} to i32"), 32),
            6 if width < 32 => (format!("sext i{width} {from} to i32"), 32),
            7 if width > 8 => (format!("trunc i{width} {from} to i8"), 8),
            8 if width > 16 => (format!("trunc i{width} {from} to i16"), 16),
            _ => (format!("add i{width} {from}, 0"), width),
        };
        writeln!(self.body, "  {to} = {line}").unwrap();
        self.held.push((to, wide));
    }

    /// Asks something of a register, and adds the answer to `r`.
    fn ask(&mut self, random: &mut Chance) {
        let (from, width) = self.held[random.below(self.held.len() as u64) as usize].clone();
        let number = number(random, width);
        let preds = ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"];
        let pred = preds[random.below(preds.len() as u64) as usize];
        let (answer, sum) = (self.name(), self.name());
        let line = match random.below(7) {
            0 => format!("  {answer} = and i{width} {from}, {}", number & 15),
            1 => format!("  {answer} = urem i{width} {from}, {}", number.abs() % 9 + 1),
            2 => format!("  {answer} = srem i{width} {from}, {}", number.abs() % 9 + 1),
            3 => {
                let bit = self.name();
                format!(
                    "  {bit} = icmp {pred} i{width} {number}, {from}\n  {answer} = zext i1 {bit} to i{width}"
                )
            }
            _ => {
                let bit = self.name();
                format!(
                    "  {bit} = icmp {pred} i{width} {from}, {number}\n  {answer} = zext i1 {bit} to i{width}"
                )
            }
        };
        let cast = match width {
            32 => format!("or i32 {answer}, 0"),
            _ => format!("sext i{width} {answer} to i32"),
        };
        let (now, tripled, new) = (self.name(), self.name(), self.name());
        write!(
            self.body,
            "{line}\n  {sum} = {cast}\n  {now} = load i32, ptr @r\n  {tripled} = mul i32 {now}, 31
  {new} = add i32 {tripled}, {sum}\n  store i32 {new}, ptr @r\n"
        )
        .unwrap();
    }
}

/// A number of so many bits, or of nine if it has more.
fn number(random: &mut Chance, width: u32) -> i64 {
    let half = 1 << (width.min(9) - 1);
    random.below(2 * half) as i64 - half as i64
}

fn program(random: &mut Chance) -> String {
    let type_name = ["char", "uchar"][random.below(2) as usize];
    let mut text = Text { body: String::new(), next: 0, held: vec![("%v".to_owned(), 8)] };
    for _ in 0..random.below(6) {
        text.compute(random);
    }
    for _ in 0..1 + random.below(4) {
        text.ask(random);
        if random.below(3) == 0 {
            text.compute(random);
        }
    }
    format!(
        r#"target triple = "x86_64-unknown-linux-gnu"
@r = global i32 0
declare i8 @__VERIFIER_nondet_{type_name}()
define i32 @main() {{
  %local = alloca i8
  %given = call i8 @__VERIFIER_nondet_{type_name}()
  %same = call i8 @through(i8 %given)
  store i8 %same, ptr %local
  %v = load i8, ptr %local
{}  ret i32 0
}}
define internal i8 @through(i8 %a) {{
  ret i8 %a
}}
"#,
        text.body
    )
}

/// 120 programs: most have fewer classes than values, and each does what it does with all values.
#[test]
fn classes_do_what_all_values_do() {
    let mut random = Chance(1);
    let mut fewer = 0;
    for _ in 0..120 {
        let text = program(&mut random);
        let each = search(&text, Locals::Memory, true);
        let one = search(&text, Locals::Memory, false);
        assert_eq!((&one.0, &one.1), (&each.0, &each.1), "{text}");
        fewer += u32::from(classes(&text).is_some_and(|count| count < 256));
    }
    assert!(fewer > 60, "{fewer}");
}

/// `main` with these lines, of an `int` that may be anything.
fn of_int(body: &str, others: &str) -> String {
    format!(
        r#"target triple = "x86_64-unknown-linux-gnu"
@r = global i32 0
@x = global i32 0
@table = global [4 x i32] zeroinitializer
declare i32 @__VERIFIER_nondet_int()
declare i32 @abs(i32)
define i32 @main() {{
entry:
  %v = call i32 @__VERIFIER_nondet_int()
{body}
}}
{others}"#
    )
}

#[test]
fn an_int_has_as_many_classes_as_it_is_asked_about() {
    let zero =
        "  %c = icmp eq i32 %v, 0\n  %n = zext i1 %c to i32\n  store i32 %n, ptr @r\n  ret i32 0";
    // Less than zero, zero, more.
    assert_eq!(classes(&of_int(zero, "")), Some(3));
    let nobody = "  ret i32 0";
    assert_eq!(classes(&of_int(nobody, "")), Some(2));
    let case = "  switch i32 %v, label %out [ i32 5, label %a i32 6, label %a i32 -7, label %out ]
a:
  store i32 1, ptr @r
  br label %out
out:
  ret i32 0";
    // -inf..-8, -7, -6..-1, 0..4, 5, 6, 7..
    assert_eq!(classes(&of_int(case, "")), Some(7));
    let odd = "  %m = srem i32 %v, 2\n  store i32 %m, ptr @r\n  ret i32 0";
    assert_eq!(classes(&of_int(odd, "")), Some(4));
    let found = search(&of_int(odd, ""), Locals::Registers, false);
    let values: BTreeSet<String> = ["-1", "0", "1"].map(str::to_owned).into();
    assert_eq!(found.0, values);
}

/// Whoever may tell all values apart is given each, up to the bound.
#[test]
fn what_goes_elsewhere_has_no_classes() {
    let bodies = [
        "  store i32 %v, ptr @x\n  ret i32 0",
        "  ret i32 %v",
        "  %m = mul i32 %v, 3\n  %c = icmp eq i32 %m, 9\n  %n = zext i1 %c to i32
  store i32 %n, ptr @r\n  ret i32 0",
        "  %c = icmp eq i32 %v, %v\n  ret i32 0",
        "  %p = getelementptr [4 x i32], ptr @table, i32 0, i32 %v\n  ret i32 0",
        "  %w = call i32 @abs(i32 %v)\n  store i32 %w, ptr @r\n  ret i32 0",
        "  %w = call i32 @taken(i32 %v)\n  store ptr @taken, ptr @x\n  ret i32 0",
    ];
    let others = "define i32 @taken(i32 %a) {\n  ret i32 %a\n}\n";
    for body in bodies {
        assert_eq!(classes(&of_int(body, others)), None, "{body}");
    }
}

/// A count that grows with each round is more than is followed.
#[test]
fn loops_that_count_have_no_classes() {
    let body = "  br label %loop
loop:
  %i = phi i32 [ %v, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 10
  br i1 %c, label %loop, label %out
out:
  ret i32 0";
    assert_eq!(classes(&of_int(body, "")), None);
}
