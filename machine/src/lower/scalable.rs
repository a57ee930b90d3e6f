//! Scalable vectors have a length: the config says how often they are as long as they are written.
//! LangRef, "Vector Type", `llvm.vscale` and `vscale_range`.

use super::Input;
use std::sync::Arc;
use tresse_ir::ast::{Attr, Function};
use tresse_ir::types::Type;

/// Gives them as many lanes as the machine has.
pub(super) fn measure(inputs: &mut [Input], vscale: u32) {
    for input in inputs.iter_mut() {
        let is_scalable = |ty: &Type| matches!(ty, Type::Vector { scalable: true, .. });
        if input.module.types.all().any(is_scalable) {
            Arc::make_mut(&mut input.module).types.fix_vectors(vscale.into());
        }
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
