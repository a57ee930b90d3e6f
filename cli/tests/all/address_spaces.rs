//! Address spaces whose pointers have widths of their own: LangRef, "Data Layout", `getelementptr`,
//! `addrspacecast`.

use crate::common::{Temp, code, has_clang, json, stderr, stdout, tresse};

const WAYS: [&[&str]; 4] = [
    &["run"],
    &["check", "--engine", "graph"],
    &["check", "--engine", "steps"],
    &["check", "--engine", "candidates"],
];

/// Exit code, first error's code, and what the first outcome has in variables.
fn looked_at(way: &[&str], flags: &[&str], file: &Temp) -> (i32, String, serde_json::Value) {
    let words = [way, flags, &[file.path()]].concat();
    let (exit, report) = json(&words);
    let code = report["errors"][0]["code"].as_str().unwrap_or_default().to_owned();
    let outcome = if report["outcomes"].is_array() {
        report["outcomes"][0].clone()
    } else {
        report["outcome"].clone()
    };
    (exit, code, outcome["globals"].clone())
}

/// By every engine, variables end with these values.
fn ends_with(name: &str, text: &str, flags: &[&str], wanted: &[(&str, &str)]) {
    let file = Temp::new(&format!("{name}.ll"), text.as_bytes());
    for way in WAYS {
        let (exit, code, globals) = looked_at(way, flags, &file);
        assert_eq!((exit, code.as_str()), (0, ""), "{name}: {way:?}");
        for (variable, value) in wanted {
            assert_eq!(globals[variable], *value, "{name}: {way:?}, {variable}");
        }
    }
}

/// By every engine, it ends with this error, and these words.
fn fails(name: &str, text: &str, flags: &[&str], wanted: &str, words: &str) {
    let file = Temp::new(&format!("{name}.ll"), text.as_bytes());
    for way in WAYS {
        let (_, code, _) = looked_at(way, flags, &file);
        let all = [way, flags, &[file.path()]].concat();
        let told = stderr(&tresse(&all)) + &stdout(&tresse(&all));
        assert!(code == wanted && told.contains(words), "{name}: {way:?} {code}: {told}");
    }
}

const LAYOUT: &str =
    "target datalayout = \"e-p:64:64-p1:32:32-p2:16:16-p3:64:64:64:32-p4:24:32\"\n";

/// A program that puts numbers into `@r0`, `@r1` and so on.
fn numbers(ty: &str, values: &[&str]) -> String {
    let mut globals = String::new();
    let mut body = String::new();
    for (i, value) in values.iter().enumerate() {
        globals += &format!("@r{i} = global {ty} 0\n");
        body += &format!("  store {ty} {value}, ptr @r{i}\n");
    }
    format!("{globals}define i32 @main() {{\n{body}  ret i32 0\n}}\n")
}

fn named<'a>(names: &'a [String], values: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    names.iter().map(String::as_str).zip(values.iter().copied()).collect()
}

/// What `opt-19 -passes=instcombine` folds the same constants to.
#[test]
fn sizes_and_offsets_are_those_of_the_data_layout() {
    let size = |ty: &str| format!("ptrtoint (ptr getelementptr ({ty}, ptr null, i64 1) to i64)");
    let member = "{ i8, ptr addrspace(1), i16, ptr addrspace(2), ptr }";
    let values = [
        (size("ptr addrspace(1)"), "4"),
        (size("ptr addrspace(2)"), "2"),
        (size("ptr addrspace(4)"), "4"),
        (size(member), "24"),
        (format!("ptrtoint (ptr getelementptr ({member}, ptr null, i64 0, i32 3) to i64)"), "10"),
        (size("[3 x ptr addrspace(2)]"), "6"),
        (size("<4 x ptr addrspace(1)>"), "16"),
        // Those that are not named are as those of space 0.
        (size("{ i8, ptr addrspace(9) }"), "16"),
        (size("<{ i8, ptr addrspace(2) }>"), "3"),
    ];
    let constants: Vec<&str> = values.iter().map(|(v, _)| v.as_str()).collect();
    let wanted: Vec<&str> = values.iter().map(|(_, n)| *n).collect();
    let names: Vec<String> = (0..values.len()).map(|i| format!("r{i}")).collect();
    let text = LAYOUT.to_owned() + &numbers("i64", &constants);
    ends_with("sizes", &text, &[], &named(&names, &wanted));
}

/// A pointer of 16 bits in a struct, in an array and in a constant leads to its object, and its
/// neighbours are not touched.
#[test]
fn provenance_goes_through_narrow_pointers_in_memory() {
    let text = "target datalayout = \"e-p:64:64-p1:32:32-p2:16:16-G2\"
%pair = type { ptr addrspace(2), i16, ptr addrspace(1) }
@a = addrspace(2) global i32 7
@b = addrspace(2) global i32 9
@s = addrspace(2) global %pair { ptr addrspace(2) @a, i16 -1,
  ptr addrspace(1) addrspacecast (ptr addrspace(2) @b to ptr addrspace(1)) }
@copy = addrspace(2) global %pair zeroinitializer
@r0 = addrspace(2) global i32 0
@r1 = addrspace(2) global i32 0
@r2 = addrspace(2) global i16 0
@r3 = addrspace(2) global i32 0
define i32 @main() {
  %whole = load %pair, ptr addrspace(2) @s
  store %pair %whole, ptr addrspace(2) @copy
  %p = load ptr addrspace(2), ptr addrspace(2) @copy
  %v = load i32, ptr addrspace(2) %p
  store i32 %v, ptr addrspace(2) @r0
  %at = getelementptr inbounds %pair, ptr addrspace(2) @copy, i16 0, i32 2
  %q = load ptr addrspace(1), ptr addrspace(2) %at
  %w = load i32, ptr addrspace(1) %q
  store i32 %w, ptr addrspace(2) @r1
  store ptr addrspace(2) null, ptr addrspace(2) @copy
  %n = getelementptr inbounds %pair, ptr addrspace(2) @copy, i16 0, i32 1
  %m = load i16, ptr addrspace(2) %n
  store i16 %m, ptr addrspace(2) @r2
  %flat = addrspacecast ptr addrspace(1) %q to ptr
  %back = addrspacecast ptr %flat to ptr addrspace(2)
  %same = icmp eq ptr addrspace(2) %back, @b
  %bit = zext i1 %same to i32
  store i32 %bit, ptr addrspace(2) @r3
  ret i32 0
}
";
    let wanted = [("r0", "7"), ("r1", "9"), ("r2", "-1"), ("r3", "1")];
    ends_with("narrow-memory", text, &[], &wanted);
}

/// The same by `memcpy`, which candidates refuse: it copies in pieces of other sizes.
#[test]
fn narrow_pointers_are_copied_with_their_provenance() {
    let text = "target datalayout = \"e-p:64:64-p2:16:16-G2\"
@a = addrspace(2) global i32 7
@b = addrspace(2) global i32 9
@from = addrspace(2) global [4 x ptr addrspace(2)] [ptr addrspace(2) @a, ptr addrspace(2) @b,
  ptr addrspace(2) null, ptr addrspace(2) @a], align 8
@to = addrspace(2) global [4 x ptr addrspace(2)] zeroinitializer, align 8
@r = addrspace(2) global i32 0
declare void @llvm.memcpy.p2.p2.i64(ptr addrspace(2), ptr addrspace(2), i64, i1)
define i32 @main() {
  call void @llvm.memcpy.p2.p2.i64(ptr addrspace(2) @to, ptr addrspace(2) @from, i64 8, i1 false)
  %at = getelementptr [4 x ptr addrspace(2)], ptr addrspace(2) @to, i16 0, i64 1
  %p = load ptr addrspace(2), ptr addrspace(2) %at
  %v = load i32, ptr addrspace(2) %p
  store i32 %v, ptr addrspace(2) @r
  ret i32 0
}
";
    let file = Temp::new("narrow-copy.ll", text.as_bytes());
    for way in &WAYS[..3] {
        let (exit, _, globals) = looked_at(way, &[], &file);
        assert_eq!((exit, &globals["r"]), (0, &"9".into()), "{way:?}");
    }
}

/// An integer as wide as two pointers has the bytes of both: clang copies a structure of two so for
/// machines of 32 bits. Reading a pointer's bytes as a number exposes what it points to, so that
/// the pointers that are made of it again are good (PNVI-ae). Lanes of a vector likewise.
#[test]
fn two_pointers_in_a_number_are_pointers_again() {
    for layout in ["e-p:32:32", "E-p:32:32", "e-p:16:16", "E-p:64:64-p1:32:32"] {
        let space = if layout.contains("p1") { " addrspace(1)" } else { "" };
        let bits = if layout.contains(":16:") { 16 } else { 32 };
        let (both, stride) = (2 * bits, bits / 8);
        for copy in [
            format!("%n = load i{both}, ptr @from, align 1\n  store i{both} %n, ptr @to, align 1"),
            format!(
                "%v = load <2 x i{bits}>, ptr @from, align 1\n  \
                 %n = bitcast <2 x i{bits}> %v to i{both}\n  \
                 store i{both} %n, ptr @to, align 1"
            ),
        ] {
            let text = format!(
                "target datalayout = \"{layout}\"
@x = global i32 6
@y = global i32 7
@from = global [2 x ptr{space}] zeroinitializer, align 8
@to = global [2 x ptr{space}] zeroinitializer, align 8
@r = global i32 0
define i32 @main() {{
  %x = addrspacecast ptr @x to ptr{space}
  %y = addrspacecast ptr @y to ptr{space}
  store ptr{space} %x, ptr @from
  %second = getelementptr i8, ptr @from, i32 {stride}
  store ptr{space} %y, ptr %second
  {copy}
  %p = load ptr{space}, ptr @to
  %at = getelementptr i8, ptr @to, i32 {stride}
  %q = load ptr{space}, ptr %at
  %a = load i32, ptr{space} %p
  %b = load i32, ptr{space} %q
  %t = mul i32 %a, 10
  %s = add i32 %t, %b
  store i32 %s, ptr @r
  ret i32 0
}}
"
            );
            let cast = format!("addrspacecast ptr @x to ptr{space}");
            let text = match space {
                "" => text
                    .replace(&cast, "getelementptr i8, ptr @x, i32 0")
                    .replace("addrspacecast ptr @y to ptr", "getelementptr i8, ptr @y, i32 0"),
                _ => text,
            };
            let file = Temp::new("two-in-one.ll", text.as_bytes());
            // Candidates say by name that they do not know such numbers.
            for way in &WAYS[..3] {
                let (exit, _, globals) = looked_at(way, &[], &file);
                assert_eq!((exit, globals["r"].as_str()), (0, Some("67")), "{way:?} {text}");
            }
        }
    }
}

/// LangRef, `getelementptr`: indices are extended by their sign, or cut off, to the index type; the
/// sum wraps there, and "the bits outside the index type width will not be affected".
#[test]
fn indices_have_the_width_of_the_index_type() {
    let body = "define i32 @main() {
  %a = inttoptr i32 16 to ptr addrspace(1)
  %b = getelementptr i32, ptr addrspace(1) %a, i64 4294967295
  %c = ptrtoint ptr addrspace(1) %b to i64
  store i64 %c, ptr @r0
  %d = getelementptr i8, ptr addrspace(1) %a, i8 240
  %e = ptrtoint ptr addrspace(1) %d to i64
  store i64 %e, ptr @r1
  %i = load i64, ptr @i
  %f = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %g = ptrtoint ptr addrspace(1) %f to i64
  store i64 %g, ptr @r2
  %h = inttoptr i64 8589934591 to ptr addrspace(3)
  %j = getelementptr i8, ptr addrspace(3) %h, i64 2
  %k = ptrtoint ptr addrspace(3) %j to i64
  store i64 %k, ptr @r3
  %l = getelementptr i8, ptr addrspace(3) %h, i64 %i
  %m = ptrtoint ptr addrspace(3) %l to i64
  store i64 %m, ptr @r4
  store i64 ptrtoint (ptr addrspace(1) getelementptr (i32, ptr addrspace(1) inttoptr (i32 16 to
    ptr addrspace(1)), i64 4294967295) to i64), ptr @r5
  %n = getelementptr i8, ptr addrspace(2) inttoptr (i16 -2 to ptr addrspace(2)), i16 3
  %o = ptrtoint ptr addrspace(2) %n to i64
  store i64 %o, ptr @r6
  ret i32 0
}
";
    let globals: String = (0..7).map(|i| format!("@r{i} = global i64 0\n")).collect();
    let text = format!("{LAYOUT}@i = global i64 8589934594\n{globals}{body}");
    let wanted = [
        ("r0", "12"),
        ("r1", "0"),
        // 2^33 + 2 cut off is 2.
        ("r2", "24"),
        // 0x1_ffff_ffff: the upper half stays.
        ("r3", "4294967297"),
        ("r4", "4294967297"),
        ("r5", "12"),
        ("r6", "1"),
    ];
    ends_with("index-width", &text, &[], &wanted);
}

/// `nusw`, `nuw` and `inbounds` where the index type is narrow: what leaves it is poison.
#[test]
fn flags_go_by_the_index_type() {
    let with = |flag: &str, base: u32, index: i32| {
        format!(
            "{LAYOUT}@i = global i32 {index}
define i32 @main() {{
  %i = load i32, ptr @i
  %p = inttoptr i32 {base} to ptr addrspace(1)
  %q = getelementptr {flag} i8, ptr addrspace(1) %p, i32 %i
  %n = ptrtoint ptr addrspace(1) %q to i32
  %z = icmp eq i32 %n, 0
  br i1 %z, label %yes, label %no
yes:
  ret i32 0
no:
  ret i32 0
}}
"
        )
    };
    ends_with("plain-wraps", &with("", u32::MAX, 1), &[], &[]);
    ends_with("nusw-down", &with("nusw", 2, -2), &[], &[]);
    for (name, flag, base, index) in [
        ("nusw-up", "nusw", u32::MAX, 1),
        ("nusw-below", "nusw", 1, -2),
        ("nuw-down", "nuw", 2, -2),
        ("inbounds", "inbounds", 64, 1),
    ] {
        fails(name, &with(flag, base, index), &[], "T0503", "");
    }
}

/// LangRef leaves to the target what an address becomes that the narrower pointer has no room for.
#[test]
fn an_address_that_does_not_fit_is_refused() {
    let text = "target datalayout = \"e-p:64:64-p1:32:32\"
define i32 @main() {
  %local = alloca i32
  %p = addrspacecast ptr %local to ptr addrspace(1)
  %n = ptrtoint ptr addrspace(1) %p to i32
  ret i32 0
}
";
    fails("no-room", text, &[], "T0901", "an `addrspacecast` of an address");
    // Where all addresses are low it is the address.
    let low = ["--stack", "64KiB", "--heap-base", "0x1000000", "--stack-base", "0x40000000"];
    ends_with("room", text, &low, &[]);
    let global = "target datalayout = \"e-p:64:64-p2:16:16\"
@x = addrspace(2) global i32 5
define i32 @main() {
  %v = load i32, ptr addrspace(2) @x
  store i32 %v, ptr addrspace(2) @x
  ret i32 0
}
";
    ends_with("narrow-global", global, &[], &[("x", "5")]);
    let far = Temp::new("far-global.ll", global.replace("-p2:16:16", "-p2:8:8").as_bytes());
    let output = tresse(&["run", far.path()]);
    let told = stderr(&output);
    assert!(code(&output) == 3 && told.contains("pointers of 8 bits (address space 2)"), "{told}");
}

/// `A` of the data layout: locals are where their pointers reach, as on AMD's GPUs.
#[test]
fn locals_are_where_their_address_space_reaches() {
    let text = "target datalayout = \"e-p:64:64-p5:32:32-A5\"
@r = global i32 0
@w = global i32 0
define void @set(ptr addrspace(5) %p) {
  store i32 41, ptr addrspace(5) %p
  ret void
}
define i32 @main() {
  %local = alloca [4 x i32], addrspace(5)
  %slot = alloca ptr addrspace(5), addrspace(5)
  %at = getelementptr inbounds [4 x i32], ptr addrspace(5) %local, i32 0, i32 3
  store ptr addrspace(5) %at, ptr addrspace(5) %slot
  call void @set(ptr addrspace(5) %at)
  %q = load ptr addrspace(5), ptr addrspace(5) %slot
  %flat = addrspacecast ptr addrspace(5) %q to ptr
  %v = load i32, ptr %flat
  %w = add i32 %v, 1
  store i32 %w, ptr @r
  %size = ptrtoint ptr addrspace(5) getelementptr (ptr addrspace(5), ptr addrspace(5) null,
    i32 1) to i32
  store i32 %size, ptr @w
  ret i32 0
}
";
    ends_with("locals", text, &[], &[("r", "42"), ("w", "4")]);
    let past = text.replace("i32 0, i32 3\n  store", "i32 0, i32 4\n  store");
    fails("past-local", &past, &[], "T0402", "outside the bounds");
}

/// A variable of each thread, by a pointer of 32 bits and by constant expressions on it.
#[test]
fn thread_local_variables_are_where_their_address_space_reaches() {
    let text = "target datalayout = \"e-p:64:64-p1:32:32\"
@own = thread_local addrspace(1) global [2 x i32] [i32 6, i32 7]
@r = global i32 0
@s = global i64 0
define i32 @main() {
  %v = load i32, ptr addrspacecast (ptr addrspace(1) getelementptr ([2 x i32], ptr addrspace(1)
    @own, i32 0, i32 1) to ptr)
  store i32 %v, ptr @r
  %wide = lshr i64 ptrtoint (ptr addrspace(1) @own to i64), 32
  store i64 %wide, ptr @s
  ret i32 0
}
";
    ends_with("thread-local", text, &[], &[("r", "7"), ("s", "0")]);
}

/// Two threads that hand over a block by an atomic pointer of 32 bits.
#[test]
fn atomic_narrow_pointers_order_what_they_lead_to() {
    let with = |ordering: &str| {
        format!(
            "target datalayout = \"e-p:64:64-p1:32:32\"
target triple = \"x86_64-unknown-linux-gnu\"
@data = addrspace(1) global i32 0
@head = global ptr addrspace(1) null
@seen = global i32 -1
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define ptr @push(ptr %unused) {{
  store i32 5, ptr addrspace(1) @data
  %r = cmpxchg ptr @head, ptr addrspace(1) null, ptr addrspace(1) @data {ordering} monotonic
  ret ptr null
}}
define i32 @main() {{
  %t = alloca i64
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @push, ptr null)
  %p = load atomic ptr addrspace(1), ptr @head acquire, align 4
  %none = icmp eq ptr addrspace(1) %p, null
  br i1 %none, label %out, label %read
read:
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr @seen
  br label %out
out:
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  %old = atomicrmw xchg ptr @head, ptr addrspace(1) null monotonic
  %gone = icmp eq ptr addrspace(1) %old, @data
  %code = select i1 %gone, i32 0, i32 1
  ret i32 %code
}}
"
        )
    };
    let good = Temp::new("narrow-release.ll", with("release").as_bytes());
    let bad = Temp::new("narrow-relaxed.ll", with("monotonic").as_bytes());
    for engine in ["graph", "steps", "candidates"] {
        let flags = ["check", "--engine", engine, "--rc11"];
        let of = |file: &Temp| json(&[&flags[..], &[file.path()]].concat());
        let (exit, report) = of(&good);
        let mut seen: Vec<String> = report["outcomes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|o| o["globals"]["seen"].as_str().unwrap().to_owned())
            .collect();
        seen.sort();
        seen.dedup();
        assert_eq!((exit, seen), (0, vec!["-1".to_owned(), "5".into()]), "{engine}");
        assert_eq!(of(&bad).0, 13, "{engine}");
    }
}

/// Vectors of narrow pointers, lane by lane.
#[test]
fn vectors_of_narrow_pointers() {
    let text = "target datalayout = \"e-p:64:64-p1:32:32\"
@a = addrspace(1) global i32 3
@b = addrspace(1) global i32 4
@v = global <2 x ptr addrspace(1)> <ptr addrspace(1) @a, ptr addrspace(1) @b>
@r = global i32 0
@s = global i32 0
define i32 @main() {
  %v = load <2 x ptr addrspace(1)>, ptr @v, align 8
  %w = addrspacecast <2 x ptr addrspace(1)> %v to <2 x ptr>
  %p = extractelement <2 x ptr> %w, i32 1
  %x = load i32, ptr %p
  store i32 %x, ptr @r
  %n = ptrtoint <2 x ptr addrspace(1)> %v to <2 x i32>
  %q = inttoptr <2 x i32> %n to <2 x ptr addrspace(1)>
  %o = extractelement <2 x ptr addrspace(1)> %q, i32 0
  %y = load i32, ptr addrspace(1) %o
  store i32 %y, ptr @s
  ret i32 0
}
";
    ends_with("vectors", text, &[], &[("r", "4"), ("s", "3")]);
}

#[test]
fn what_is_not_modelled_is_named() {
    let load = |layout: &str, space: u32| {
        format!(
            "target datalayout = \"{layout}\"
@p = global ptr addrspace({space}) null
define i32 @main() {{
  %p = load ptr addrspace({space}), ptr @p
  %v = load i32, ptr addrspace({space}) %p
  ret i32 %v
}}
"
        )
    };
    let x86 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128";
    fails("fat", &load("e-p:64:64-p7:160:256:256:32", 7), &[], "T0901", "pointers of 160 bits");
    fails("segment", &load(x86, 257), &[], "T0901", "relative to a segment register");
}

/// Where the IR says nothing, the config does: by a flag, and by a file.
#[test]
fn the_config_has_widths_where_the_ir_says_none() {
    let size = |space: u32| {
        let ty = format!("{{ i8, ptr addrspace({space}) }}");
        format!("ptrtoint (ptr getelementptr ({ty}, ptr null, i64 1) to i64)")
    };
    let (one, five) = (size(1), size(5));
    let text = numbers("i64", &[&one, &five]);
    ends_with("no-layout", &text, &[], &[("r0", "16"), ("r1", "16")]);
    let flags = ["--address-space", "1=32", "--address-space", "5=16"];
    ends_with("by-flag", &text, &flags, &[("r0", "8"), ("r1", "4")]);
    let config = Temp::new("spaces.ron", b"(address_spaces: {1: 32, 5: 16})");
    ends_with("by-file", &text, &["--config", config.path()], &[("r0", "8"), ("r1", "4")]);
    let both = ["--config", config.path(), "--address-space", "5=32"];
    ends_with("over-file", &text, &both, &[("r0", "8"), ("r1", "8")]);
}

#[test]
fn a_config_that_contradicts_the_data_layout_is_refused() {
    let text = LAYOUT.to_owned() + &numbers("i64", &["1"]);
    let file = Temp::new("contradicted.ll", text.as_bytes());
    let told = |flags: &[&str]| {
        let output = tresse(&[&["run"], flags, &[file.path()]].concat());
        (code(&output), stderr(&output))
    };
    assert_eq!(told(&["--address-space", "1=32"]), (0, String::new()));
    let (exit, text) = told(&["--address-space", "1=16"]);
    assert!(exit == 2 && text.contains("contradicts it") && text.contains("1=16"), "{text}");
    let (exit, text) = told(&["--address-space", "1=16", "--relayout"]);
    assert!(exit == 0 && text.contains("what is found may be wrong"), "{text}");
    for (flag, words) in [("0=32", "pointer_width"), ("1=12", "8, 16, 24"), ("1", "NUMBER=BITS")] {
        let (exit, text) = told(&["--address-space", flag]);
        assert!(exit == 2 && text.contains(words), "{flag}: {text}");
    }
}

/// `__ptr32` and `__ptr64` of C on x86, where narrower is cut off and wider is filled with the
/// sign or with zeros. What clang 19 makes of it for x86-64 prints the same natively.
const WIDTHS: &str = r#"
#include <stdio.h>
#include <stddef.h>
typedef int *__ptr32 __sptr sp;
typedef int *__ptr32 __uptr up;
typedef int *__ptr64 lp;
int cells[8] = {10, 11, 12, 13, 14, 15, 16, 17};
struct node { char tag; struct node *__ptr32 next; int *far; };
struct node a = {'a', 0, &cells[1]}, b = {'b', (struct node *__ptr32)&a, &cells[2]};
sp s = (sp)&cells[3];
up table[3];
int main(void) {
  printf("%d %d %d\n", (int)sizeof(sp), (int)sizeof(lp), (int)offsetof(struct node, next));
  table[0] = (up)&cells[4];
  table[1] = table[0] + 2;
  table[2] = table[1] - 3;
  printf("%d %d %d %d\n", *s, *table[0], *table[1], *table[2]);
  printf("%c %d %d\n", b.next->tag, *b.next->far, b.next->next == 0);
  sp high = (sp)0x80000010u;
  up low = (up)0x80000010u;
  printf("%llx %llx\n", (unsigned long long)(int *__ptr64)high,
         (unsigned long long)(int *__ptr64)low);
  up i = table[0];
  i[1] = 77;
  printf("%d %d\n", cells[5], (int)(table[1] - table[0]));
  return 0;
}
"#;

#[test]
fn pointers_of_c_that_are_narrow_or_wide() {
    if !has_clang("pointers of other widths in C") {
        return;
    }
    let file = Temp::new("widths.c", WIDTHS.as_bytes());
    let wanted = "4 8 4\n13 14 16 13\na 11 1\nffffffff80000010 80000010\n77 2\n";
    for target in ["x86_64-unknown-linux-gnu", "i386-unknown-linux-gnu"] {
        for level in ["-O0", "-O2"] {
            let output =
                tresse(&["run", "--target", target, file.path(), "--", "-fms-extensions", level]);
            assert_eq!((code(&output), stdout(&output).as_str()), (0, wanted), "{target} {level}");
        }
    }
    // On i386 the stack is above 2^31: its address is negative as a pointer of 64 bits.
    let wide = "
#include <stdio.h>
int main(void) {
  int cells[4] = {1, 2, 3, 4};
  int *__ptr64 p = (int *__ptr64)cells;
  p = p + 2;
  p[1] = 9;
  *p += 1;
  printf(\"%d %d %d %d\\n\", *p, p[-1], cells[3], (int)(p - (int *__ptr64)cells));
  return (unsigned)((unsigned long long)p >> 32) != 0xffffffff;
}
";
    let file = Temp::new("wide.c", wide.as_bytes());
    let target = "i386-unknown-linux-gnu";
    let output = tresse(&["run", "--target", target, file.path(), "--", "-fms-extensions"]);
    assert_eq!((code(&output), stdout(&output).as_str()), (0, "4 2 9 2\n"));
    // What is cut off is the address of nothing.
    let cut = "int main(void) {\n  int n = 3;\n  return *(int *__ptr32)&n;\n}\n";
    let file = Temp::new("cut.c", cut.as_bytes());
    let output = tresse(&["run", file.path(), "--", "-fms-extensions"]);
    assert!(stderr(&output).contains("T0402"), "{}", stderr(&output));
}
