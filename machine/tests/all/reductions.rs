//! LangRef, "Vector Reduction Intrinsics": what a vector's lanes make together.

use std::sync::Arc;
use tresse_machine::lower::{Input, lower};
use tresse_machine::machine::Setup;
use tresse_machine::{Config, End, Machine};

/// What `main` with this body returns.
fn status(body: &str) -> i32 {
    let text = format!(
        "declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)\n\
         declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)\n\
         declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)\n\
         declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)\n\
         declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)\n\
         declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)\n\
         declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>)\n\
         declare i32 @llvm.vector.reduce.add.v1i32(<1 x i32>)\n\
         declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)\n\
         declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)\n\
         define i32 @main() {{\n{body}\n  ret i32 %r\n}}\n"
    );
    let module = tresse_ir::parse("main.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    let (inputs, config) =
        (vec![Input { module: module.into(), is_library: false }], Config::default());
    let program = lower(inputs, &|_| None, &config, "main").unwrap_or_else(|e| panic!("{}", e[0]));
    let setup = Setup::new(Arc::new(program), config).unwrap_or_else(|e| panic!("{e}"));
    let mut machine = Machine::new(&setup, &[]);
    let mut next = Vec::new();
    while machine.ending.is_none() {
        next.clear();
        machine.transitions(&mut next);
        machine.take(next[0]);
    }
    match machine.ending.map(|e| e.end) {
        Some(End::Exit(status)) => status,
        other => panic!("{other:?}"),
    }
}

/// Each lane counts once.
#[test]
fn integers_are_reduced_lane_by_lane() {
    for (name, expected) in
        [("add", 18), ("mul", 180), ("and", 2), ("or", 11), ("xor", 8), ("smax", 10), ("umin", 2)]
    {
        let body = format!(
            "  %r = call i32 @llvm.vector.reduce.{name}.v4i32(<4 x i32> <i32 2, i32 3, i32 3, \
             i32 10>)"
        );
        assert_eq!(status(&body), expected, "{name}");
    }
    assert_eq!(status("  %r = call i32 @llvm.vector.reduce.add.v1i32(<1 x i32> <i32 5>)"), 5);
}

/// These begin with a number of their own.
#[test]
fn floats_are_reduced_from_a_start_on() {
    for (name, expected) in [("fadd", 20), ("fmul", 240)] {
        let body = format!(
            "  %f = call float @llvm.vector.reduce.{name}.v4f32(float 4.0, <4 x float> <float 2.0, \
             float 3.0, float 1.0, float 10.0>)\n  %r = fptosi float %f to i32"
        );
        assert_eq!(status(&body), expected, "{name}");
    }
}
