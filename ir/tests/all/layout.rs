//! Sizes and alignments under real data layouts: facts that LLVM states, and, when it is
//! installed, LLVM's own answers for many more types.
#![allow(clippy::print_stderr)]

use std::io::Write;
use std::process::{Command, Stdio};
use tresse_ir::datalayout::{DataLayout, Endian};
use tresse_ir::types::{Type, TypeId};
use tresse_ir::{Module, parse};

const X86_64_LLVM_14: &str =
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128";
const X86_64_LLVM_19: &str =
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
const I386_LLVM_14: &str =
    "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128";
const AARCH64: &str = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32";
const AMDGPU: &str = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9";
const S390X: &str = "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64";
const AVR: &str = "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8-a:8";

/// A module with one global for each type.
fn module(layout: &str, types: &[&str]) -> Module {
    let mut text = format!("target datalayout = \"{layout}\"\n");
    for (i, ty) in types.iter().enumerate() {
        text += &format!("@g{i} = external global {ty}\n");
    }
    parse("types.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"))
}

/// Allocation size, store size and ABI alignment.
fn measure(module: &Module, ty: TypeId) -> (u64, u64, u64) {
    let (layout, types) = (&module.layout, &module.types);
    let size = layout.alloc_size(types, ty).expect("a size");
    (size, layout.store_size(types, ty).expect("a size"), layout.abi_align(types, ty))
}

fn check(layout: &str, wanted: &[(&str, (u64, u64, u64))]) {
    let names: Vec<&str> = wanted.iter().map(|w| w.0).collect();
    let module = module(layout, &names);
    for (global, (name, sizes)) in module.globals.iter().zip(wanted) {
        assert_eq!(measure(&module, global.ty), *sizes, "{name} under {layout}");
    }
}

#[test]
fn x86_64() {
    let common = [
        ("i1", (1, 1, 1)),
        ("i24", (4, 3, 4)),
        ("i33", (8, 5, 8)),
        ("ptr", (8, 8, 8)),
        ("ptr addrspace(270)", (4, 4, 4)),
        ("half", (2, 2, 2)),
        ("float", (4, 4, 4)),
        ("double", (8, 8, 8)),
        ("x86_fp80", (16, 10, 16)),
        ("fp128", (16, 16, 16)),
        ("{ i8, i32, i8 }", (12, 12, 4)),
        ("<{ i8, i32, i8 }>", (6, 6, 1)),
        ("{ i8, x86_fp80 }", (32, 32, 16)),
        ("{}", (0, 0, 1)),
        ("[3 x { i8, i64 }]", (48, 48, 8)),
        ("[0 x i64]", (0, 0, 8)),
        ("<4 x i32>", (16, 16, 16)),
        ("<3 x i32>", (16, 12, 16)),
        ("<8 x i1>", (1, 1, 1)),
        ("<9 x i1>", (2, 2, 2)),
        ("<8 x double>", (64, 64, 64)),
        ("<2 x ptr>", (16, 16, 16)),
        ("<vscale x 4 x i32>", (16, 16, 16)),
    ];
    for layout in [X86_64_LLVM_14, X86_64_LLVM_19] {
        check(layout, &common);
    }
    // LLVM 18 gave i128 the alignment that C has; wider integers follow the widest that is named.
    check(
        X86_64_LLVM_14,
        &[("i128", (16, 16, 8)), ("{ i8, i128 }", (24, 24, 8)), ("i256", (32, 32, 8))],
    );
    check(
        X86_64_LLVM_19,
        &[("i128", (16, 16, 16)), ("{ i8, i128 }", (32, 32, 16)), ("i65", (16, 9, 16))],
    );
}

#[test]
fn other_machines() {
    check(
        I386_LLVM_14,
        &[("ptr", (4, 4, 4)), ("double", (8, 8, 4)), ("x86_fp80", (12, 10, 4)), ("i64", (8, 8, 4))],
    );
    check(AVR, &[("ptr", (2, 2, 1)), ("{ i8, i32 }", (5, 5, 1)), ("double", (8, 8, 1))]);
    check(S390X, &[("fp128", (16, 16, 8)), ("<4 x i32>", (16, 16, 8)), ("i8", (1, 1, 1))]);
    check(
        AMDGPU,
        &[
            ("ptr addrspace(7)", (32, 20, 32)),
            ("<3 x i32>", (16, 12, 16)),
            ("ptr addrspace(5)", (4, 4, 4)),
        ],
    );
    let layout = DataLayout::parse(AMDGPU).expect("a layout");
    assert_eq!((layout.alloca_addrspace, layout.globals_addrspace), (5, 1));
    assert_eq!((layout.pointer(7).bits, layout.pointer(7).index_bits), (160, 32));
    assert_eq!(DataLayout::parse(S390X).expect("a layout").endian, Endian::Big);
    assert_eq!(DataLayout::parse(AVR).expect("a layout").program_addrspace, 1);
}

#[test]
fn defaults() {
    let layout = DataLayout::default();
    assert_eq!(
        (layout.pointer_bits(0), layout.pointer_bits(9), layout.endian),
        (64, 64, Endian::Little)
    );
    check(
        "",
        &[
            ("i64", (8, 8, 4)),
            ("double", (8, 8, 8)),
            ("{ i8, i64 }", (12, 12, 4)),
            ("i128", (16, 16, 4)),
        ],
    );
    let module = module("", &["{ i8, i64 }", "i7", "void ()*"]);
    let Type::Struct { fields, packed } = module.types.get(module.globals[0].ty) else { panic!() };
    let offsets = module.layout.struct_offsets(&module.types, fields, *packed);
    assert_eq!(offsets, Some((vec![0, 4], 12, 4)));
    assert_eq!(module.layout.bit_width(&module.types, module.globals[1].ty), Some(7));
    assert_eq!(module.layout.bit_width(&module.types, module.globals[0].ty), None);
}

#[test]
fn strings_that_are_wrong() {
    for bad in [
        "q",
        "i64",
        "i0:8",
        "i64:7",
        "p:0:8",
        "p:64:63",
        "i32:24",
        "A99999999",
        "p:32:32:32:64",
        "ix:8",
        "i32:32:16",
        "p:64:64:32",
        "a:16:8",
    ] {
        assert!(DataLayout::parse(bad).is_err(), "{bad}");
    }
}

/// The types to ask LLVM about: scalars alone, and in structs that show their alignment.
fn questions() -> Vec<String> {
    let scalars = [
        "i1",
        "i7",
        "i8",
        "i16",
        "i24",
        "i32",
        "i48",
        "i64",
        "i65",
        "i128",
        "i200",
        "half",
        "float",
        "double",
        "fp128",
        "x86_fp80",
        "ppc_fp128",
        "<2 x i8>",
        "<3 x i16>",
        "<5 x i32>",
        "<7 x i1>",
        "<2 x i64>",
        "<3 x double>",
        "<2 x i24>",
        "[3 x i24]",
        "[2 x <3 x i32>]",
    ];
    let mut types = Vec::new();
    for scalar in scalars {
        types.push(scalar.to_owned());
        types.push(format!("{{ i8, {scalar} }}"));
        types.push(format!("<{{ i8, {scalar}, i16 }}>"));
        types.push(format!("{{ {scalar}, i8, [2 x {{ i1, {scalar} }}] }}"));
    }
    types
}

/// LLVM folds the size of each type to a number.
fn llvm_sizes(tool: &str, typed: bool, layout: &str, types: &[String]) -> Vec<u64> {
    let mut text = format!("target datalayout = \"{layout}\"\n");
    for (i, ty) in types.iter().enumerate() {
        let ptr = if typed { format!("{ty}*") } else { "ptr".to_owned() };
        text += &format!(
            "define i64 @s{i}() {{\n  %p = getelementptr {ty}, {ptr} null, i64 1\n  \
             %i = ptrtoint {ptr} %p to i64\n  ret i64 %i\n}}\n"
        );
    }
    let printed = ask(tool, "instcombine", &text);
    let numbers = printed.lines().filter_map(|l| l.trim().strip_prefix("ret i64 "));
    numbers.map(|n| n.parse().unwrap_or_else(|_| panic!("not folded: {n}"))).collect()
}

/// LLVM writes the alignment that an alloca has of which the text says nothing.
fn llvm_alignments(tool: &str, layout: &str, types: &[String]) -> Vec<u64> {
    let mut text = format!("target datalayout = \"{layout}\"\ndefine void @f() {{\n");
    for (i, ty) in types.iter().enumerate() {
        text += &format!("  %p{i} = alloca {ty}\n");
    }
    text += "  ret void\n}\n";
    let printed = ask(tool, "verify", &text);
    let numbers = printed.lines().filter_map(|l| l.rsplit_once(", align "));
    numbers.map(|(_, n)| n.trim().parse().expect("a number")).collect()
}

fn ask(tool: &str, pass: &str, text: &str) -> String {
    let mut child = Command::new(tool)
        .args(["-S", &format!("-passes={pass}"), "-o", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    child.stdin.take().expect("open").write_all(text.as_bytes()).expect("written");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn llvm_agrees() {
    let mut asked = 0;
    for (tool, typed) in [("opt-14", true), ("opt-19", false)] {
        let found = Command::new(tool).arg("--version").stdout(Stdio::null()).status();
        if !found.is_ok_and(|status| status.success()) {
            eprintln!("skipped: {} types, {tool} is not installed", questions().len());
            continue;
        }
        for layout in [X86_64_LLVM_14, X86_64_LLVM_19, I386_LLVM_14, AARCH64, S390X, ""] {
            let types = questions();
            let sizes = llvm_sizes(tool, typed, layout, &types);
            let preferred = llvm_alignments(tool, layout, &types);
            assert_eq!((sizes.len(), preferred.len()), (types.len(), types.len()));
            let names: Vec<&str> = types.iter().map(String::as_str).collect();
            let module = module(layout, &names);
            let answers = sizes.into_iter().zip(preferred);
            for ((global, (size, preferred)), name) in module.globals.iter().zip(answers).zip(names)
            {
                let own = module.layout.preferred_align(&module.types, global.ty);
                assert_eq!(own, preferred, "{name} under {layout:?}, {tool}");
                let own = module.layout.alloc_size(&module.types, global.ty);
                // Pointers of 32 bits wrap nothing here: all the types are small.
                assert_eq!(own, Some(size), "{name} under {layout:?}, {tool}");
                asked += 1;
            }
        }
    }
    eprintln!("{asked} types compared with LLVM");
    assert_eq!(asked % questions().len(), 0);
}
