//! Functions of the compiler that are small programs in its own language: calls of these go to
//! functions that are written here as LLVM IR, for the types and constants of the call. So what a
//! masked load, or an atomic access of a library, does is said in loads, branches and the like, and
//! all engines know these. LangRef, "Intrinsic Functions"; LLVM, "Atomic Instructions and
//! Concurrency Guide", libcalls.
//!
//! Inline assembly of AArch64 is such a function as well ([`aarch64`]).
//!
//! A name that a program defines itself is its own. What has no form here stays as it is, and is
//! refused by name where it is reached.

mod aarch64;
mod asked;
mod elements;
mod fixed;
mod floats;
mod lanes;
mod libatomic;
mod masked;
mod matrix;
mod predicated;
mod processor;
mod text;

use super::{Input, asm};
use asked::Asked;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::sync::Arc;
use text::Body;
use tresse_ir::ast::{
    Call, Const, ConstId, ConstKind, Flags, FuncId, Function, InlineAsm, InstKind, Linkage, Module,
    Param, TextPos, Value,
};
use tresse_ir::type_text;
use tresse_ir::types::{Type, TypeId};

/// What writes the body of a function: the value that it returns, empty where it returns none.
/// `None`: it has no such function.
type Family = fn(&Asked<'_>, &mut Body) -> Option<String>;

const FAMILIES: [Family; 9] = [
    elements::write,
    libatomic::write,
    masked::write,
    predicated::write,
    lanes::write,
    fixed::write,
    floats::write,
    matrix::write,
    processor::write,
];

/// The functions that are written, by their names: each is a module of its own.
type All = BTreeMap<String, (String, Module)>;

/// Where a call stands: function, block, instruction.
type Place = (usize, usize, usize);

/// Puts functions in the place of such calls.
pub(super) fn resolve(inputs: &mut Vec<Input>) {
    let own = defined(inputs);
    let mut all = All::new();
    for input in inputs.iter_mut() {
        let places = places(&input.module, &own, &mut all);
        if !places.is_empty() {
            redirect(Arc::make_mut(&mut input.module), places);
        }
    }
    let Some(first) = inputs.first().map(|input| input.module.clone()) else { return };
    for (_, module) in all.into_values() {
        let (triple, layout) = (first.triple.clone(), first.layout.clone());
        let module = Arc::new(Module { triple, layout, ..module });
        inputs.push(Input { module, is_library: true });
    }
}

/// The names that a program defines.
fn defined(inputs: &[Input]) -> FxHashSet<String> {
    let mut names = FxHashSet::default();
    for Input { module, .. } in inputs {
        let functions = module.functions.iter().filter(|f| !f.blocks.is_empty());
        names.extend(functions.map(|f| f.name.clone()));
        names.extend(module.aliases.iter().map(|alias| alias.name.clone()));
    }
    names
}

/// The calls of a module that go elsewhere, and the names of the functions for them, of which the
/// texts are kept.
fn places(
    module: &Module,
    own: &FxHashSet<String>,
    all: &mut All,
) -> Vec<(Place, ConstId, String)> {
    let has_assembly = aarch64::is_target(module);
    let may_be: Vec<bool> = module
        .functions
        .iter()
        .map(|f| f.blocks.is_empty() && asked::has_form(&f.name) && !own.contains(&f.name))
        .collect();
    let mut found = Vec::new();
    if !may_be.contains(&true) && !has_assembly {
        return found;
    }
    for (f, function) in module.functions.iter().enumerate() {
        for (b, block) in function.blocks.iter().enumerate() {
            for (i, inst) in block.insts.iter().enumerate() {
                let (InstKind::Call(call) | InstKind::Invoke { call, .. }) = &inst.kind else {
                    continue;
                };
                let Value::Const(callee) = call.callee else { continue };
                let name = match &module.consts[callee.index()].kind {
                    ConstKind::Function(id) if may_be[id.index()] => {
                        written(module, &module.functions[id.index()], call, (own, all))
                    }
                    ConstKind::InlineAsm(asm) if has_assembly && !asm::is_known(asm) => {
                        assembly(module, call, asm, (own, all))
                    }
                    _ => None,
                };
                found.extend(name.map(|name| ((f, b, i), callee, name)));
            }
        }
    }
    found
}

/// The name of the function for assembly.
fn assembly(
    module: &Module,
    call: &Call,
    asm: &InlineAsm,
    (own, all): (&FxHashSet<String>, &mut All),
) -> Option<String> {
    let Type::Function { ret, params, .. } = module.types.body(call.fn_ty) else { return None };
    let (name, body, value) = aarch64::write(module, call, asm, *ret).ok()?;
    let params: Vec<String> = params.iter().map(|ty| type_text(&module.types, *ty)).collect();
    let ret = type_text(&module.types, *ret);
    named(name, |name| body.text(&ret, &params, name, &value), (own, all))
}

/// Why assembly is wrong, or not known.
pub(super) fn assembly_is_wrong(module: &Module, call: &Call, asm: &InlineAsm) -> Option<String> {
    let Type::Function { ret, .. } = module.types.body(call.fn_ty) else { return None };
    let is_target = aarch64::is_target(module);
    match is_target.then(|| aarch64::write(module, call, asm, *ret))? {
        Err(asm::Unknown::Wrong(why)) => Some(why),
        _ => None,
    }
}

/// The name of the function for a call, if one can be written.
fn written(
    module: &Module,
    function: &Function,
    call: &Call,
    (own, all): (&FxHashSet<String>, &mut All),
) -> Option<String> {
    let asked = Asked::of(module, function, call)?;
    let (body, value) = FAMILIES.into_iter().find_map(|family| {
        let mut body = Body::new(&asked);
        family(&asked, &mut body).map(|value| (body, value))
    })?;
    named(asked.name(), |name| body.function(&asked, name, &value), (own, all))
}

/// A name for a function of which this makes the text, and the function with it.
fn named(
    mut name: String,
    make: impl Fn(&str) -> String,
    (own, all): (&FxHashSet<String>, &mut All),
) -> Option<String> {
    let mut text = make(&name);
    // The program's own name, or the same one with other types, in another module.
    while own.contains(&name) || all.get(&name).is_some_and(|(other, _)| *other != text) {
        name.push('\'');
        text = make(&name);
    }
    if !all.contains_key(&name) {
        // It is not understood where a declaration has other types than the compiler's function.
        let module = tresse_ir::parse("intrinsics.ll", text.as_bytes()).ok()?;
        all.insert(name.clone(), (text, module));
    }
    Some(name)
}

/// Sends calls to these functions. What is metadata is no argument any more.
fn redirect(module: &mut Module, places: Vec<(Place, ConstId, String)>) {
    let mut wanted: FxHashMap<(ConstId, String), ConstId> = FxHashMap::default();
    for ((f, b, i), callee, name) in places {
        let of_call = match &module.functions[f].blocks[b].insts[i].kind {
            InstKind::Call(call) | InstKind::Invoke { call, .. } => call.fn_ty,
            _ => bug!("a place without a call"),
        };
        let to = *wanted
            .entry((callee, name))
            .or_insert_with_key(|(callee, name)| declare(module, *callee, (name, of_call)));
        let ConstKind::Function(id) = module.consts[to.index()].kind else {
            bug!("a callee is no function")
        };
        let fn_ty = module.functions[id.index()].ty;
        let kind = &mut module.functions[f].blocks[b].insts[i].kind;
        if let InstKind::Call(call) | InstKind::Invoke { call, .. } = kind {
            call.callee = Value::Const(to);
            call.fn_ty = fn_ty;
            let is_kept: Vec<bool> =
                call.args.iter().map(|a| !matches!(a.value, Value::Metadata)).collect();
            let mut kept = is_kept.iter();
            call.arg_attrs.retain(|_| kept.next().copied().unwrap_or(true));
            let mut kept = is_kept.iter();
            call.args.retain(|_| kept.next().copied().unwrap_or(true));
            call.metadata.clear();
            // What computes in the function has them.
            call.flags = Flags::default();
        }
    }
}

/// A function of another name and the same type as the one that this constant is, but for metadata;
/// or of the type of a call of assembly.
fn declare(module: &mut Module, callee: ConstId, (name, of_call): (&str, TypeId)) -> ConstId {
    let Const { ty, kind } = module.consts[callee.index()].clone();
    let old = match kind {
        ConstKind::Function(old) => module.functions[old.index()].clone(),
        ConstKind::InlineAsm(_) => like_assembly(module, ty, of_call),
        _ => bug!("a callee is no function"),
    };
    let is_value = |param: &Param| !matches!(module.types.body(param.ty), Type::Metadata);
    let params: Vec<Param> = old.params.iter().filter(|p| is_value(p)).cloned().collect();
    let types = params.iter().map(|param| param.ty).collect();
    let of = Type::Function { ret: old.ret, params: types, vararg: false };
    let of = module.types.intern(of);
    module.functions.push(Function { name: name.into(), params, ty: of, attrs: Vec::new(), ..old });
    let kind = ConstKind::Function(FuncId(module.functions.len() as u32 - 1));
    module.consts.push(Const { ty, kind });
    ConstId(module.consts.len() as u32 - 1)
}

/// A declaration with the type of a call of assembly.
fn like_assembly(module: &Module, ptr_ty: TypeId, ty: TypeId) -> Function {
    let Type::Function { ret, params, .. } = module.types.body(ty) else {
        bug!("assembly is called as a function")
    };
    let param = |ty: &TypeId| Param { ty: *ty, attrs: Vec::new(), name: None };
    Function {
        name: String::new(),
        ty,
        ptr_ty,
        ret: *ret,
        ret_attrs: Vec::new(),
        params: params.iter().map(param).collect(),
        is_vararg: false,
        linkage: Linkage::External,
        cconv: "ccc".to_owned(),
        attrs: Vec::new(),
        extras: Vec::new(),
        align: None,
        addrspace: 0,
        blocks: Vec::new(),
        locals: Vec::new(),
        described: Vec::new(),
        dbg: None,
        pos: TextPos::default(),
    }
}
