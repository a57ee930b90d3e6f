//! AArch64's inline assembly, as lock-free C and Rust have it: loads and stores, exclusive ones
//! (`ldxr`, `stlxr`) and those that order (`ldar`, `stlr`), the updates of FEAT_LSE, barriers,
//! hints, branches within the text, and what calculates in between. Arm Architecture Reference
//! Manual for A-profile, "A64 Base Instruction Descriptions". What is not as expected is
//! unsupported by name.
//!
//! An instruction is taken as the access of LLVM that is compiled to it, the strongest that is:
//! `ldar`, `ldaxr` and `stlr` as `seq_cst`, `ldapr` as `acquire`, updates that acquire and release
//! as `seq_cst`, and what orders nothing as `monotonic`. Assembly that does not say that it changes
//! memory leaves the order of other accesses to the compiler: then all are `monotonic`.
//!
//! A load and a store that are exclusive are one update ([`loops`]), or the store is a
//! compare-and-exchange with what was loaded. As nothing is accessed between ([`checks`]), what a
//! thread does depends on the value only; so an execution in which that value was overwritten and
//! came back shows nothing that one without does not show.

mod checks;
mod code;
mod emit;
mod flow;
mod loops;
mod operands;
mod text;

use super::text::Body;
use crate::lower::asm::{Step, Unknown};
use emit::Emit;
use flow::Flow;
use operands::Operands;
use tresse_ir::ast::{Call, InlineAsm, Module};
use tresse_ir::type_text;
use tresse_ir::types::{Type, TypeId};

/// Is it a module for this processor?
pub(super) fn is_target(module: &Module) -> bool {
    ["aarch64", "arm64"].iter().any(|name| module.triple.starts_with(name))
}

/// The function for a call of inline assembly that returns this: its name, and its text as what is
/// written for a name.
pub(super) fn write(
    module: &Module,
    call: &Call,
    asm: &InlineAsm,
    ret: TypeId,
) -> Step<(String, Body, String)> {
    let results = match module.types.body(ret) {
        Type::Struct { fields, .. } => fields.clone(),
        Type::Void => Vec::new(),
        _ => vec![ret],
    };
    let lines = text::lines(&asm.template).ok_or(Unknown::Form)?;
    let mut operands = Operands::of(module, call, asm, &results)?;
    let codes = code::decode(&lines, &mut operands)?;
    let bits: Option<Vec<u32>> = results.iter().map(|ty| operands::bits(module, *ty)).collect();
    let flow = Flow::of(codes)?;
    checks::check(&flow, &operands, &bits.ok_or(Unknown::Form)?)?;
    let flow = Flow::of(loops::fold(flow.codes))?;
    checks::check_exclusives(&flow)?;

    let mut body = Body::default();
    begin(module, call, &operands, &mut body);
    Emit { body: &mut body, orders: operands.orders }.all(&flow);
    let value = end(module, &operands, (ret, &results), &mut body);
    let words = asm.template.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = words.chars().filter(|c| !matches!(c, '"' | '\\')).collect();
    Ok((format!("assembly `{name}`"), body, value))
}

/// Registers as locals, with the inputs in them.
fn begin(module: &Module, call: &Call, operands: &Operands, body: &mut Body) {
    for local in ["%held", "%left", "%right"] {
        body.say(&format!("{local} = alloca i64"));
    }
    for at in 0..operands.variables.len() {
        body.say(&format!("%r{at} = alloca i64"));
    }
    for (at, variable) in operands.variables.iter().enumerate() {
        let Some((arg, _, bits)) = variable.input else { continue };
        let ty = type_text(&module.types, call.args[arg].ty);
        let value = match (module.types.body(call.args[arg].ty), bits) {
            (Type::Ptr { .. }, _) => body.put(&format!("ptrtoint {ty} %a{arg} to i64")),
            (_, 64) => format!("%a{arg}"),
            _ => body.put(&format!("zext {ty} %a{arg} to i64")),
        };
        body.say(&format!("store i64 {value}, ptr %r{at}"));
    }
}

/// The result: a register for each output.
fn end(
    module: &Module,
    operands: &Operands,
    (ret, results): (TypeId, &[TypeId]),
    body: &mut Body,
) -> String {
    let mut values = Vec::new();
    for (at, ty) in operands.outputs.iter().zip(results) {
        let whole = body.put(&format!("load i64, ptr %r{at}"));
        let text = type_text(&module.types, *ty);
        values.push(match module.types.body(*ty) {
            Type::Ptr { .. } => body.put(&format!("inttoptr i64 {whole} to {text}")),
            Type::Int(64) => whole,
            _ => body.put(&format!("trunc i64 {whole} to {text}")),
        });
    }
    if !matches!(module.types.body(ret), Type::Struct { .. }) {
        return values.pop().unwrap_or_default();
    }
    let all = type_text(&module.types, ret);
    let mut result = "poison".to_owned();
    for (i, (value, ty)) in values.iter().zip(results).enumerate() {
        let ty = type_text(&module.types, *ty);
        result = body.put(&format!("insertvalue {all} {result}, {ty} {value}, {i}"));
    }
    result
}
