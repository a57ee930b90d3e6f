//! Scalable vectors have a length: the config says how often they are as long as they are written.
//! LangRef, "Vector Type", `llvm.vscale` and `vscale_range`.

use super::Input;
use std::sync::Arc;
use tresse_ir::ast::{Attr, Call, Const, ConstId, ConstKind, Function, InstKind, Module, Value};
use tresse_ir::types::{Type, TypeId};

/// Gives them as many lanes as the machine has.
pub(super) fn measure(inputs: &mut [Input], vscale: u32) {
    for input in inputs.iter_mut() {
        if input.module.types.all().any(is_scalable) {
            let module = Arc::make_mut(&mut input.module);
            number_lanes(module, vscale);
            module.types.fix_vectors(vscale.into());
        }
    }
}

fn is_scalable(ty: &Type) -> bool {
    matches!(ty, Type::Vector { scalable: true, .. })
}

/// LangRef, `llvm.vector.insert` and `llvm.vector.extract`: where a part is scalable, the number of
/// its first lane is multiplied as well.
fn number_lanes(module: &mut Module, vscale: u32) {
    let mut changes = Vec::new();
    for (f, function) in module.functions.iter().enumerate() {
        for (b, block) in function.blocks.iter().enumerate() {
            for (i, inst) in block.insts.iter().enumerate() {
                if let InstKind::Call(call) | InstKind::Invoke { call, .. } = &inst.kind
                    && let Some(at) = numbered_lane(module, call, inst.ty)
                {
                    changes.push((f, b, i, at));
                }
            }
        }
    }
    for (f, b, i, at) in changes {
        let kind = &mut module.functions[f].blocks[b].insts[i].kind;
        let (InstKind::Call(call) | InstKind::Invoke { call, .. }) = kind else { continue };
        let Some(Value::Const(id)) = call.args.get(at).map(|arg| arg.value) else { continue };
        let Const { ty, kind: ConstKind::Int(number) } = &module.consts[id.index()] else {
            continue;
        };
        let more = Const { ty: *ty, kind: ConstKind::Int(number * vscale) };
        module.consts.push(more);
        call.args[at].value = Value::Const(ConstId(module.consts.len() as u32 - 1));
    }
}

/// The argument of a call that is the number of a lane of parts as long as `vscale` makes them.
fn numbered_lane(module: &Module, call: &Call, ret: TypeId) -> Option<usize> {
    let Value::Const(callee) = call.callee else { return None };
    let ConstKind::Function(callee) = module.consts[callee.index()].kind else { return None };
    let name = &module.functions[callee.index()].name[..];
    let rest = name.strip_prefix("llvm.")?;
    let rest = rest.strip_prefix("experimental.").unwrap_or(rest);
    let is = |ty: TypeId| is_scalable(module.types.body(ty));
    if rest.starts_with("vector.extract.") {
        is(ret).then_some(1)
    } else if rest.starts_with("vector.insert.") {
        is(call.args.get(1)?.ty).then_some(2)
    } else {
        None
    }
}

/// Why a function cannot run on a machine with this `vscale`. LangRef: beyond its range nothing is
/// known of what the function does.
pub(super) fn is_of_another(function: &Function, vscale: u32) -> Option<String> {
    let range = function.attrs.iter().find_map(|attr| match attr {
        Attr::Word(word) => word.strip_prefix("vscale_range("),
        _ => None,
    })?;
    let mut ends = range.trim_end_matches(')').split(',').map(|n| n.trim().parse::<u32>().ok());
    let least = ends.next()??;
    // One number is both; 0 is no upper end.
    let most = ends.next().unwrap_or(Some(least))?;
    let is_in = least <= vscale && (most == 0 || vscale <= most);
    let to = if most == 0 { "up".to_owned() } else { format!("to {most}") };
    (!is_in).then(|| {
        format!("a vscale of {vscale} where one from {least} {to} is asked for; see --vscale")
    })
}
