//! Functions of the compiler that are written in IR here: those for which no native code is at hand
//! (clang 19 has none for them on x86-64), those that access memory that others see, and scalable
//! vectors. Numbers of others are in `tests/ok/intrinsics_*.ll`.

use crate::common;
use tresse_explore::{Report, graph};
use tresse_machine::Config;

const TARGET: &str = "target datalayout = \"e-m:e-i64:64-i128:128-n8:16:32:64-S128\"
target triple = \"x86_64-unknown-linux-gnu\"
@r0 = global i64 0
@r1 = global i64 0
@r2 = global i64 0
@r3 = global i64 0
";

fn search(text: &str, config: Config) -> Report {
    let setup = common::setup(text, "intrinsics.ll", config);
    graph::search(&setup, &["program".into()], &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"))
}

/// What `@r0` and so on are in the end of a program of one thread.
fn results(top: &str, body: &str, n: usize, vscale: u32) -> Vec<i64> {
    let text = format!("{TARGET}{top}\ndefine i32 @main() {{\n{body}  ret i32 0\n}}\n");
    let setup = common::setup(&text, "intrinsics.ll", Config { vscale, ..Config::default() });
    let options = graph::Options { outcomes: true, ..graph::Options::default() };
    let report = graph::search(&setup, &["program".into()], &options, &|_| None).unwrap();
    let wrong = report.errors.iter().chain(&report.unsupported).map(|e| &e.ending);
    let wrong: Vec<_> = wrong.collect();
    assert!(wrong.is_empty() && report.complete == 1, "{wrong:?}\n{text}");
    let outcome = report.outcomes.keys().next().unwrap();
    let value = |i: usize| {
        let name = format!("r{i}");
        let found = outcome.globals.iter().find(|(n, _)| *n == name);
        found.map_or(0, |(_, value)| value.parse::<u64>().unwrap() as i64)
    };
    (0..n).map(value).collect()
}

/// Stores lanes of a vector of `i32` in `@r0` and so on.
fn show(vector: &str, n: usize) -> String {
    let lane = |i: usize| {
        format!(
            "  %l{i} = extractelement <{n} x i32> {vector}, i32 {i}
  %w{i} = sext i32 %l{i} to i64
  store i64 %w{i}, ptr @r{i}\n"
        )
    };
    (0..n).map(lane).collect()
}

const NUMBERS: &str = "<i32 10, i32 20, i32 30, i32 40>";
const OTHERS: &str = "<i32 1, i32 2, i32 3, i32 4>";
const MASK: &str = "<i1 1, i1 0, i1 1, i1 1>";

/// A function on vectors of four `i32`, with the arguments that it is given.
fn four(name: &str, arguments: &str, types: &str, n: usize) -> Vec<i64> {
    let top = format!("declare <4 x i32> @{name}({types})");
    let body = format!("  %v = call <4 x i32> @{name}({arguments})\n{}", show("%v", n.max(4)));
    let mut all = results(&top, &body, 4, 1);
    all.truncate(n);
    all
}

/// LangRef, `llvm.vp.select` and `llvm.vp.merge`: beyond the length there is poison, or the second
/// value.
#[test]
fn chosen_lanes_end_with_the_length() {
    let types = "<4 x i1>, <4 x i32>, <4 x i32>, i32";
    let arguments =
        |n| format!("<4 x i1> {MASK}, <4 x i32> {NUMBERS}, <4 x i32> {OTHERS}, i32 {n}");
    for (length, merged) in [(0, [1, 2, 3, 4]), (1, [10, 2, 3, 4]), (3, [10, 2, 30, 4])] {
        assert_eq!(four("llvm.vp.merge.v4i32", &arguments(length), types, 4), merged);
    }
    assert_eq!(four("llvm.vp.select.v4i32", &arguments(4), types, 4), [10, 2, 30, 40]);
}

/// LangRef, `llvm.experimental.vector.compress`, `.partial.reduce.add`, `llvm.experimental.vp.*`.
#[test]
fn lanes_are_moved() {
    let vectors = format!("<4 x i32> {NUMBERS}, <4 x i1> {MASK}");
    let compress = format!("{vectors}, <4 x i32> {OTHERS}");
    let types = "<4 x i32>, <4 x i1>, <4 x i32>";
    let name = "llvm.experimental.vector.compress.v4i32";
    assert_eq!(four(name, &compress, types, 4), [10, 30, 40, 4]);
    let all = format!("<4 x i32> {NUMBERS}, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4");
    let name = "llvm.experimental.vp.reverse.v4i32";
    assert_eq!(four(name, &all, "<4 x i32>, <4 x i1>, i32", 4), [40, 30, 20, 10]);
    let name = "llvm.experimental.vp.splat.v4i32";
    let all = "i32 7, <4 x i1> <i1 1, i1 1, i1 1, i1 1>, i32 4";
    assert_eq!(four(name, all, "i32, <4 x i1>, i32", 4), [7, 7, 7, 7]);
    let name = "llvm.experimental.vector.partial.reduce.add.v4i32.v8i32";
    let all = "<4 x i32> <i32 1, i32 1, i32 1, i32 1>, <8 x i32> <i32 1, i32 2, i32 3, i32 4,
               i32 10, i32 20, i32 30, i32 40>";
    let sum: i64 = four(name, all, "<4 x i32>, <8 x i32>", 4).iter().sum();
    assert_eq!(sum, 114);
}

/// Accesses that are no row: strided, one after the other, and element by element.
#[test]
fn memory_is_accessed_where_lanes_are_on() {
    let top = "@m = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7]
declare <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i64(ptr, i64, <4 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v4i32.p0.i64(<4 x i32>, ptr, i64, <4 x i1>, i32)
declare void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr>, i32, <4 x i1>)
declare void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)";
    let load = |ptr: &str| format!("  %v = load <4 x i32>, ptr {ptr}, align 4\n{}", show("%v", 4));
    let all = "<4 x i1> <i1 1, i1 1, i1 1, i1 1>";
    let strided = format!(
        "  %v = call <4 x i32> @llvm.experimental.vp.strided.load.v4i32.p0.i64(ptr @m, i64 8, {all},
          i32 4)\n{}",
        show("%v", 4)
    );
    assert_eq!(results(top, &strided, 4, 1), [0, 2, 4, 6]);
    let stored = format!(
        "  call void @llvm.experimental.vp.strided.store.v4i32.p0.i64(<4 x i32> {NUMBERS},
          ptr getelementptr (i32, ptr @m, i64 3), i64 -4, <4 x i1> {MASK}, i32 4)\n{}",
        load("@m")
    );
    assert_eq!(results(top, &stored, 4, 1), [40, 30, 2, 10]);
    let histogram = format!(
        "  %p = getelementptr i32, ptr @m, <4 x i64> <i64 1, i64 1, i64 1, i64 3>
  call void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr> %p, i32 5,
          <4 x i1> {MASK})\n{}",
        load("@m")
    );
    assert_eq!(results(top, &histogram, 4, 1), [0, 11, 2, 8]);
    for (to, from, moved) in [(1, 0, [0, 0, 1, 2]), (0, 1, [1, 2, 3, 3])] {
        let text = format!(
            "  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(
          ptr align 4 getelementptr (i32, ptr @m, i64 {to}),
          ptr align 4 getelementptr (i32, ptr @m, i64 {from}), i64 12, i32 4)\n{}",
            load("@m")
        );
        assert_eq!(results(top, &text, 4, 1), moved);
    }
    let set = format!(
        "  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 @m, i8 1, i64 8, i32 4)
  call void @llvm.memset.inline.p0.i64(ptr getelementptr (i32, ptr @m, i64 3), i8 2, i64 4, i1 0)
{}",
        load("@m")
    );
    assert_eq!(results(top, &set, 4, 1), [0x0101_0101, 0x0101_0101, 2, 0x0202_0202]);
}

/// Two threads with masked stores to one vector race if a lane is on in both. A lane that is off
/// has no place that could be wrong.
#[test]
fn lanes_that_are_off_do_not_race() {
    let thread = |number: u32, mask: &str| {
        format!(
            "define ptr @t{number}(ptr %unused) {{
  call void @llvm.masked.store.v4i32.p0(<4 x i32> {NUMBERS}, ptr @m, i32 4, <4 x i1> {mask})
  ret ptr null\n}}\n"
        )
    };
    let races = |masks: [&str; 2]| {
        let text = format!(
            "{TARGET}@m = global [3 x i32] zeroinitializer, align 4
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
{}{}define i32 @main() {{
  %id = alloca i64
  %c = call i32 @pthread_create(ptr %id, ptr null, ptr @t0, ptr null)
  %d = call ptr @t1(ptr null)
  %t = load i64, ptr %id
  %j = call i32 @pthread_join(i64 %t, ptr null)
  ret i32 0\n}}\n",
            thread(0, masks[0]),
            thread(1, masks[1])
        );
        let report = search(&text, Config::default());
        let ends: Vec<String> =
            report.errors.iter().map(|e| format!("{:?}", e.ending.end)).collect();
        assert!(report.unsupported.is_empty(), "{masks:?}");
        ends
    };
    let [even, odd] = ["<i1 1, i1 0, i1 1, i1 0>", "<i1 0, i1 1, i1 0, i1 0>"];
    assert_eq!(races([even, odd]), Vec::<String>::new());
    let both = races([even, "<i1 0, i1 1, i1 1, i1 0>"]);
    assert!(both.len() == 1 && both[0].contains("Race"), "{both:?}");
    // The vector is longer than the object.
    let beyond = races([odd, "<i1 0, i1 0, i1 0, i1 1>"]);
    assert!(beyond.len() == 1 && beyond[0].contains("OutOfBounds"), "{beyond:?}");
}

/// LangRef: a length of more than the lanes is undefined, and so is a result of a fixed-point
/// operation that does not fit.
#[test]
fn what_is_undefined_is_an_error() {
    let wrong = [
        (
            "declare <4 x i32> @llvm.vp.add.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)",
            format!(
                "call <4 x i32> @llvm.vp.add.v4i32(<4 x i32> {NUMBERS}, <4 x i32> {OTHERS},
                     <4 x i1> {MASK}, i32 5)"
            ),
            "more than the lanes",
        ),
        (
            "declare i8 @llvm.smul.fix.i8(i8, i8, i32)",
            "call i8 @llvm.smul.fix.i8(i8 100, i8 100, i32 2)".to_owned(),
            "does not fit",
        ),
        (
            "declare i8 @llvm.udiv.fix.i8(i8, i8, i32)",
            "call i8 @llvm.udiv.fix.i8(i8 100, i8 0, i32 2)".to_owned(),
            "DivisionByZero",
        ),
        (
            "@m = global [8 x i32] zeroinitializer
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)",
            "call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 @m,
             ptr align 4 getelementptr (i32, ptr @m, i64 1), i64 12, i32 4)"
                .to_owned(),
            "overlapping",
        ),
        (
            "@m = global [8 x i32] zeroinitializer
declare <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr, i64, i1, i32, i32)",
            "call <4 x i32> @llvm.matrix.column.major.load.v4i32.i64(ptr @m, i64 1, i1 0, i32 2,
             i32 2)"
                .to_owned(),
            "below its rows",
        ),
    ];
    for (top, call, why) in wrong {
        let result = if call.starts_with("call void") { "" } else { "%v = " };
        let text =
            format!("{TARGET}{top}\ndefine i32 @main() {{\n  {result}{call}\n  ret i32 0\n}}\n");
        let report = search(&text, Config::default());
        let ends: Vec<String> =
            report.errors.iter().map(|e| format!("{:?}", e.ending.end)).collect();
        assert!(report.complete == 0 && ends.len() == 1, "{top}: {ends:?}");
        assert!(ends[0].contains(why), "{top}: {ends:?}");
    }
}

/// LangRef, "Fast-Math Flags": a NaN in a lane that is off promises nothing, and one in a lane that
/// is on makes the result poison.
#[test]
fn flags_are_about_lanes_that_are_on() {
    let nan = "0x7FF8000000000000";
    let run = |mask: &str| {
        let text = format!(
            "{TARGET}declare float @llvm.vp.reduce.fadd.v2f32(float, <2 x float>, <2 x i1>, i32)
define i32 @main() {{
  %s = call nnan float @llvm.vp.reduce.fadd.v2f32(float 1.0, <2 x float> <float 2.0, float {nan}>,
          <2 x i1> {mask}, i32 2)
  %n = fptosi float %s to i64
  %is = icmp eq i64 %n, 3
  br i1 %is, label %right, label %wrong
right:
  ret i32 0
wrong:
  ret i32 1\n}}\n"
        );
        search(&text, Config::default())
    };
    let off = run("<i1 1, i1 0>");
    assert!(off.errors.is_empty() && off.complete == 1);
    assert_eq!(run("<i1 1, i1 1>").errors.len(), 1);
}

/// Declarations that are not of the compiler's types, and forms that nobody wrote, are refused
/// where they are reached.
#[test]
fn what_has_no_form_is_named() {
    for (declared, call) in [
        ("declare i32 @llvm.vp.add.i32(i32, i32)", "call i32 @llvm.vp.add.i32(i32 1, i32 2)"),
        ("declare <2 x i32> @llvm.vp.add.v2i32(ptr, <2 x i32>, <2 x i1>, i32)", {
            "call <2 x i32> @llvm.vp.add.v2i32(ptr null, <2 x i32> zeroinitializer,
             <2 x i1> zeroinitializer, i32 1)"
        }),
        ("declare <2 x double> @llvm.vp.rint.v2f64(<2 x float>, <2 x i1>, i32)", {
            "call <2 x double> @llvm.vp.rint.v2f64(<2 x float> zeroinitializer,
             <2 x i1> zeroinitializer, i32 1)"
        }),
        ("declare <2 x i16> @llvm.sqrt.v2i16(<8 x float>)", {
            "call <2 x i16> @llvm.sqrt.v2i16(<8 x float> zeroinitializer)"
        }),
        ("declare i32 @llvm.matrix.transpose.i32(i32, i32, i32)", {
            "call i32 @llvm.matrix.transpose.i32(i32 1, i32 -1, i32 2)"
        }),
        ("declare i32 @llvm.masked.load.i32(ptr, i32)", {
            "call i32 @llvm.masked.load.i32(ptr null, i32 4)"
        }),
        (
            "declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)",
            {
                "call double @llvm.experimental.constrained.fadd.f64(double 1.0, double 2.0,
             metadata !\"round.upward\", metadata !\"fpexcept.strict\")"
            },
        ),
        ("declare <1024 x i8> @llvm.vector.reverse.v1024i8(<1024 x i8>)", {
            "call <1024 x i8> @llvm.vector.reverse.v1024i8(<1024 x i8> zeroinitializer)"
        }),
        ("declare i32 @llvm.smul.fix.i32(i32, i32, i32)", {
            "call i32 @llvm.smul.fix.i32(i32 1, i32 2, i32 99)"
        }),
    ] {
        let text =
            format!("{TARGET}{declared}\ndefine i32 @main() {{\n  %v = {call}\n  ret i32 0\n}}\n");
        let report = search(&text, Config::default());
        let name = declared.split(['@', '(']).nth(1).unwrap();
        let ends: Vec<String> =
            report.unsupported.iter().map(|u| format!("{:?}", u.ending.end)).collect();
        // An operation of the machine has its name without the types.
        let base = name.rsplit_once('.').map_or(name, |(base, _)| base);
        assert!(ends.len() == 1 && ends[0].contains(base), "{declared}: {ends:?}");
    }
}

/// A program with scalable vectors does what the same program does with vectors of that length.
#[test]
fn scalable_vectors_have_the_length_of_the_machine() {
    let top = |vector: &str, name: &str, bits: &str| {
        format!(
            "@m = global [16 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6, i32 5,
  i32 3, i32 5, i32 8, i32 9, i32 7, i32 9, i32 3]
declare {vector} @llvm.experimental.stepvector.{name}()
declare {bits} @llvm.get.active.lane.mask.{name}(i64, i64)
declare {vector} @llvm.masked.load.{name}.p0(ptr, i32, {bits}, {vector})
declare i32 @llvm.vector.reduce.add.{name}({vector})
declare i64 @llvm.vscale.i64()"
        )
    };
    // The size of a vector, the sum of lanes of which two are read, and a lane from memory.
    let body = |vector: &str, name: &str, bits: &str| {
        format!(
            "  %lanes = call {vector} @llvm.experimental.stepvector.{name}()
  %one = insertelement {vector} poison, i32 3, i64 0
  %all = shufflevector {vector} %one, {vector} poison, {vector} zeroinitializer
  %sum = add {vector} %lanes, %all
  %next = getelementptr {vector}, ptr @m, i64 1
  %end = ptrtoint ptr %next to i64
  %start = ptrtoint ptr @m to i64
  %bytes = sub i64 %end, %start
  store i64 %bytes, ptr @r0
  %on = call {bits} @llvm.get.active.lane.mask.{name}(i64 1, i64 3)
  %read = call {vector} @llvm.masked.load.{name}.p0(ptr @m, i32 4, {bits} %on, {vector} %sum)
  %total = call i32 @llvm.vector.reduce.add.{name}({vector} %read)
  %wide = zext i32 %total to i64
  store i64 %wide, ptr @r1
  %place = alloca {vector}
  store {vector} %sum, ptr %place
  %second = getelementptr i32, ptr %place, i64 1
  %last = load i32, ptr %second
  %far = zext i32 %last to i64
  store i64 %far, ptr @r2\n"
        )
    };
    // Of 2, 4 and 8 lanes: 3 and 1 are read, then 5, 6 and so on follow.
    for (vscale, sum) in [(1, 4), (2, 4 + 5 + 6), (4, 4 + 5 + 6 + 7 + 8 + 9 + 10)] {
        let n = 2 * vscale;
        let (fixed, bits, name) =
            (format!("<{n} x i32>"), format!("<{n} x i1>"), format!("v{n}i32"));
        let wanted = results(&top(&fixed, &name, &bits), &body(&fixed, &name, &bits), 3, 1);
        let (scalable, bits, name) = ("<vscale x 2 x i32>", "<vscale x 2 x i1>", "nxv2i32");
        let vscale_is = "  %vscale = call i64 @llvm.vscale.i64()\n  store i64 %vscale, ptr @r3\n";
        let text = body(scalable, name, bits) + vscale_is;
        let found = results(&top(scalable, name, bits), &text, 4, vscale);
        assert_eq!(found, [i64::from(4 * n), sum, 4, i64::from(vscale)]);
        assert_eq!(found[..3], wanted);
    }
}

/// LangRef, `vscale_range`: a function for machines with other lengths is refused.
#[test]
fn a_function_says_which_lengths_it_is_for() {
    let text = format!("{TARGET}define i32 @main() vscale_range(2,4) {{\n  ret i32 0\n}}\n");
    for (vscale, is_fit) in [(1, false), (2, true), (4, true), (8, false)] {
        let report = search(&text, Config { vscale, ..Config::default() });
        assert_eq!(report.unsupported.is_empty(), is_fit, "{vscale}");
        assert_eq!(report.complete, u64::from(is_fit), "{vscale}");
    }
    let config = Config { vscale: 3, ..Config::default() };
    assert!(config.check().unwrap_err().contains("vscale"));
}

/// LangRef, `llvm.vector.extract`: where the part is scalable its number counts parts of the
/// machine's length; where it is not, lanes.
#[test]
fn parts_of_scalable_vectors_are_numbered_by_their_length() {
    let top = "declare <vscale x 4 x i32> @llvm.experimental.stepvector.nxv4i32()
declare <vscale x 2 x i32> @llvm.vector.extract.nxv2i32.nxv4i32(<vscale x 4 x i32>, i64)
declare <2 x i32> @llvm.vector.extract.v2i32.nxv4i32(<vscale x 4 x i32>, i64)
declare <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.nxv2i32(<vscale x 4 x i32>,
                                                                <vscale x 2 x i32>, i64)";
    let body = "  %all = call <vscale x 4 x i32> @llvm.experimental.stepvector.nxv4i32()
  %a = call <vscale x 2 x i32> @llvm.vector.extract.nxv2i32.nxv4i32(<vscale x 4 x i32> %all, i64 2)
  %a0 = extractelement <vscale x 2 x i32> %a, i32 0
  %b = call <2 x i32> @llvm.vector.extract.v2i32.nxv4i32(<vscale x 4 x i32> %all, i64 2)
  %b0 = extractelement <2 x i32> %b, i32 0
  %c = call <vscale x 4 x i32> @llvm.vector.insert.nxv4i32.nxv2i32(<vscale x 4 x i32> %all,
                                                  <vscale x 2 x i32> %a, i64 0)
  %c1 = extractelement <vscale x 4 x i32> %c, i32 1
  %r0 = zext i32 %a0 to i64
  store i64 %r0, ptr @r0
  %r1 = zext i32 %b0 to i64
  store i64 %r1, ptr @r1
  %r2 = zext i32 %c1 to i64
  store i64 %r2, ptr @r2\n";
    assert_eq!(results(top, body, 3, 1), [2, 2, 3]);
    assert_eq!(results(top, body, 3, 4), [8, 2, 9]);
}

/// What is promised of an address is what the attribute says, or else the type: of a vector for
/// `llvm.vp.load`, of a lane for matrices and gathers.
#[test]
fn addresses_are_as_aligned_as_promised() {
    let call = |declared: &str, call: &str| {
        let text = format!(
            "{TARGET}@m = global [40 x i8] zeroinitializer, align 16
{declared}
define i32 @main() {{
  %p = getelementptr i8, ptr @m, i64 4
  %q = getelementptr i8, ptr @m, i64 1
  %v = {call}\n  ret i32 0\n}}\n"
        );
        let report = search(&text, Config::default());
        assert!(report.unsupported.is_empty(), "{call}");
        report.errors.is_empty()
    };
    let load = "declare <2 x i32> @llvm.vp.load.v2i32.p0(ptr, <2 x i1>, i32)";
    let ask = |ptr: &str| {
        format!("call <2 x i32> @llvm.vp.load.v2i32.p0(ptr {ptr}, <2 x i1> <i1 1, i1 1>, i32 2)")
    };
    assert!(!call(load, &ask("%p")) && call(load, &ask("align 4 %p")));
    assert!(!call(load, &ask("align 4 %q")) && call(load, &ask("align 1 %q")));
    let load = "declare <2 x i32> @llvm.matrix.column.major.load.v2i32.i64(ptr, i64, i1, i32, i32)";
    let ask = |ptr: &str| {
        format!(
            "call <2 x i32> @llvm.matrix.column.major.load.v2i32.i64(ptr {ptr}, i64 2, i1 0, i32 2,
             i32 1)"
        )
    };
    assert!(call(load, &ask("%p")) && !call(load, &ask("%q")) && call(load, &ask("align 1 %q")));
}

/// A program may have a name that such a function would have had.
#[test]
fn names_of_the_program_are_its_own() {
    let top = "declare void @__atomic_load(i64, ptr, ptr, i32)
@x = global [3 x i64] [i64 1, i64 2, i64 3]
define void @__atomic_load.24.5(i64 %n, ptr %from, ptr %to, i32 %order) {
  store i64 77, ptr %to
  ret void
}";
    let body = "  call void @__atomic_load(i64 24, ptr @x, ptr @y, i32 5)
  %a = load i64, ptr @y
  store i64 %a, ptr @r0
  call void @__atomic_load.24.5(i64 24, ptr @x, ptr @y, i32 5)
  %b = load i64, ptr @y
  store i64 %b, ptr @r1\n";
    let top = format!("@y = global [3 x i64] zeroinitializer\n{top}");
    assert_eq!(results(&top, body, 2, 1), [1, 77]);
}

/// What is rounded in a lane that is off is left open by nobody: one execution.
#[test]
fn lanes_that_are_off_choose_nothing() {
    let top = "declare <2 x i64> @llvm.vp.lrint.v2i64.v2f64(<2 x double>, <2 x i1>, i32)";
    let body = "  %v = insertelement <2 x double> poison, double 3.5, i32 0
  %e = call <2 x i64> @llvm.vp.lrint.v2i64.v2f64(<2 x double> %v, <2 x i1> <i1 1, i1 1>, i32 1)
  %a = extractelement <2 x i64> %e, i32 0
  store i64 %a, ptr @r0\n";
    assert_eq!(results(top, body, 1, 1), [4]);
}

/// A fence of the processor is the fence of LLVM that is compiled to it: the execution of store
/// buffering in which both threads read the old value is gone with a full one, and with no other.
#[test]
fn fences_of_processors_are_fences() {
    let executions = |fence: &str, model: &str| {
        let thread = |own: &str, other: &str| {
            format!(
                "define ptr @{own}(ptr %unused) {{
  store atomic i64 1, ptr @r{own} monotonic, align 8
  {fence}
  %v = load atomic i64, ptr @r{other} monotonic, align 8
  ret ptr null
}}
"
            )
        };
        let text = format!(
            "{}@rx = global i64 0\n@ry = global i64 0\n{}{}
declare void @llvm.x86.sse2.mfence()
declare void @llvm.x86.sse2.lfence()
declare void @llvm.x86.sse.sfence()
declare void @llvm.aarch64.dmb(i32)
declare void @llvm.ppc.sync()
declare void @llvm.ppc.lwsync()
",
            common::two_threads("x", "y"),
            thread("x", "y"),
            thread("y", "x"),
        );
        let report = search(&text, Config { model: model.into(), ..Config::default() });
        assert!(report.errors.is_empty() && report.unsupported.is_empty());
        report.complete
    };
    for model in ["tso", "rc11"] {
        assert_eq!(executions("", model), 4);
        let calls =
            ["x86.sse2.mfence()", "aarch64.dmb(i32 11)", "aarch64.dmb(i32 15)", "ppc.sync()"];
        for call in calls {
            assert_eq!(executions(&format!("call void @llvm.{call}"), model), 3, "{model} {call}");
        }
        let calls = ["x86.sse2.lfence()", "x86.sse.sfence()", "aarch64.dmb(i32 9)", "ppc.lwsync()"];
        for call in calls {
            assert_eq!(executions(&format!("call void @llvm.{call}"), model), 4, "{model} {call}");
        }
    }
}
