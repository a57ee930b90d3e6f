//! Atomic accesses that the compiler leaves to a library, as they are large, or not aligned: calls
//! of `__atomic_load`, `__atomic_store`, `__atomic_exchange` and `__atomic_compare_exchange` (LLVM,
//! "Atomic Instructions and Concurrency Guide", libcalls). Each becomes a call of a function with
//! the access itself, of that size and those orders. A program's own functions of these names stay,
//! and so do calls by declarations that are not of the library's types.

use super::Input;
use super::atomic::MOST;
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::sync::Arc;
use tresse_ir::ast::{
    Call, Const, ConstId, ConstKind, FuncId, Function, InstKind, Module, Operand, Value,
};
use tresse_ir::types::{Type, TypeId};

/// What is the size, a pointer, or an order among the parameters of a function.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Parameter {
    Number,
    Pointer,
}
use Parameter::{Number, Pointer};

/// The functions of the library, with their parameters.
const FORMS: [(&str, &[Parameter]); 4] = [
    ("__atomic_load", &[Number, Pointer, Pointer, Number]),
    ("__atomic_store", &[Number, Pointer, Pointer, Number]),
    ("__atomic_exchange", &[Number, Pointer, Pointer, Pointer, Number]),
    ("__atomic_compare_exchange", &[Number, Pointer, Pointer, Pointer, Number, Number]),
];

/// A function of the library: its name and its parameters.
type Form = (&'static str, &'static [Parameter]);

/// Puts functions in the place of such calls whose size and orders are constant.
pub(super) fn resolve(inputs: &mut Vec<Input>) {
    let is_defined = |name: &str| {
        inputs.iter().any(|Input { module, .. }| {
            module.functions.iter().any(|f| f.name == name && !f.blocks.is_empty())
                || module.aliases.iter().any(|alias| alias.name == name)
        })
    };
    let open: Vec<Form> = FORMS.into_iter().filter(|(name, _)| !is_defined(name)).collect();
    let mut texts = FxHashMap::default();
    for input in inputs.iter_mut().filter(|input| declares(&input.module, &open)) {
        redirect(Arc::make_mut(&mut input.module), &open, &mut texts);
    }
    let Some(first) = inputs.first().filter(|_| !texts.is_empty()) else { return };
    let (triple, layout) = (first.module.triple.clone(), first.module.layout.clone());
    let mut texts: Vec<(String, String)> = texts.into_iter().collect();
    texts.sort();
    let text: String = texts.into_iter().map(|(_, function)| function).collect();
    match tresse_ir::parse("atomic.ll", text.as_bytes()) {
        Ok(module) => {
            let module = Arc::new(Module { triple, layout, ..module });
            inputs.push(Input { module, is_library: true })
        }
        Err(error) => bug!("functions of atomic accesses are not understood: {error:?}\n{text}"),
    }
}

/// Does a module declare one of these functions?
fn declares(module: &Module, forms: &[Form]) -> bool {
    let is_one = |f: &Function| forms.iter().any(|(name, _)| *name == f.name);
    module.functions.iter().any(is_one)
}

/// Is a function declared with the types that the library's one has?
fn has_form(module: &Module, function: &Function, (name, parameters): Form) -> bool {
    let is_fit = |(param, parameter): (TypeId, &Parameter)| match module.types.body(param) {
        Type::Int(_) => *parameter == Number,
        Type::Ptr { addrspace: 0, .. } => *parameter == Pointer,
        _ => false,
    };
    let types = function.params.iter().map(|param| param.ty);
    let returns = match module.types.body(function.ret) {
        Type::Void => name != "__atomic_compare_exchange",
        Type::Int(_) => name == "__atomic_compare_exchange",
        _ => false,
    };
    function.params.len() == parameters.len()
        && types.zip(parameters).all(is_fit)
        && returns
        && !function.is_vararg
}

/// Sends a module's calls to functions of their own, of which the texts are kept.
fn redirect(module: &mut Module, forms: &[Form], texts: &mut FxHashMap<String, String>) {
    let mut wanted: FxHashMap<(ConstId, String), ConstId> = FxHashMap::default();
    let mut changes = Vec::new();
    for (f, function) in module.functions.iter().enumerate() {
        for (b, block) in function.blocks.iter().enumerate() {
            for (i, inst) in block.insts.iter().enumerate() {
                if let InstKind::Call(call) | InstKind::Invoke { call, .. } = &inst.kind
                    && let Some((callee, name)) = access(module, call, forms, texts)
                {
                    changes.push(((f, b, i), callee, name));
                }
            }
        }
    }
    for ((f, b, i), callee, name) in changes {
        let to = *wanted
            .entry((callee, name))
            .or_insert_with_key(|(callee, name)| declare(module, *callee, name));
        let kind = &mut module.functions[f].blocks[b].insts[i].kind;
        if let InstKind::Call(call) | InstKind::Invoke { call, .. } = kind {
            call.callee = Value::Const(to);
        }
    }
}

/// A function of another name and the same type as the one that this constant is.
fn declare(module: &mut Module, callee: ConstId, name: &str) -> ConstId {
    let Const { ty, kind: ConstKind::Function(old) } = module.consts[callee.index()].clone() else {
        bug!("a callee is no function")
    };
    let function = Function { name: name.into(), ..module.functions[old.index()].clone() };
    module.functions.push(function);
    let kind = ConstKind::Function(FuncId(module.functions.len() as u32 - 1));
    module.consts.push(Const { ty, kind });
    ConstId(module.consts.len() as u32 - 1)
}

/// The callee of a call that is such an access, and the name of the function for it.
fn access(
    module: &Module,
    call: &Call,
    forms: &[Form],
    texts: &mut FxHashMap<String, String>,
) -> Option<(ConstId, String)> {
    let Value::Const(callee) = call.callee else { return None };
    let ConstKind::Function(f) = module.consts[callee.index()].kind else { return None };
    let function = &module.functions[f.index()];
    let form = *forms.iter().find(|(name, _)| *name == function.name)?;
    let (base, parameters) = form;
    if !has_form(module, function, form) || call.args.len() != parameters.len() {
        return None;
    }
    let constant = |at: usize| number(module, call.args.get(at)?);
    let size = constant(0).filter(|size| (1..=u64::from(MOST)).contains(size))?;
    let orders = if base == "__atomic_compare_exchange" { 2 } else { 1 };
    let words = (parameters.len() - orders..parameters.len())
        .map(|at| order(constant(at)?))
        .collect::<Option<Vec<&str>>>()?;
    let is_allowed = match base {
        "__atomic_load" => !matches!(words[0], "release" | "acq_rel"),
        "__atomic_store" => !matches!(words[0], "acquire" | "acq_rel"),
        "__atomic_compare_exchange" => !matches!(words[1], "release" | "acq_rel"),
        _ => true,
    };
    if !is_allowed {
        return None;
    }
    let name = format!("{base}.{size}.{}", words.join("."));
    let header = header(module, function, &name)?;
    let returned = module.types.body(function.ret);
    let text = format!("{header}{}}}\n", body(base, 8 * size, &words, returned)?);
    texts.entry(name.clone()).or_insert(text);
    Some((callee, name))
}

/// An argument that is a constant number.
fn number(module: &Module, argument: &Operand) -> Option<u64> {
    let Value::Const(id) = argument.value else { return None };
    match &module.consts[id.index()].kind {
        ConstKind::Int(bits) => u64::try_from(bits).ok(),
        ConstKind::Zero => Some(0),
        _ => None,
    }
}

/// LLVM's word for an order of C (`memory_order`); consume is acquire, as compilers have it.
fn order(number: u64) -> Option<&'static str> {
    Some(match number {
        0 => "monotonic",
        1 | 2 => "acquire",
        3 => "release",
        4 => "acq_rel",
        5 => "seq_cst",
        _ => return None,
    })
}

/// The first line of a function: its parameters have the types of the declaration.
fn header(module: &Module, function: &Function, name: &str) -> Option<String> {
    let word = |ty: TypeId| match module.types.body(ty) {
        Type::Void => Some("void".to_owned()),
        Type::Int(bits) => Some(format!("i{bits}")),
        Type::Ptr { addrspace: 0, .. } => Some("ptr".to_owned()),
        _ => None,
    };
    let mut text = format!("define {} @\"{name}\"(", word(function.ret)?);
    for (i, param) in function.params.iter().enumerate() {
        let comma = if i == 0 { "" } else { ", " };
        write!(text, "{comma}{} %a{i}", word(param.ty)?).ok()?;
    }
    Some(text + ") {\n")
}

/// What it does.
fn body(base: &str, bits: u64, orders: &[&str], returned: &Type) -> Option<String> {
    let first = orders[0];
    Some(match base {
        "__atomic_load" => format!(
            "  %v = load atomic i{bits}, ptr %a1 {first}, align 1
  store i{bits} %v, ptr %a2, align 1
  ret void\n"
        ),
        "__atomic_store" => format!(
            "  %v = load i{bits}, ptr %a2, align 1
  store atomic i{bits} %v, ptr %a1 {first}, align 1
  ret void\n"
        ),
        "__atomic_exchange" => format!(
            "  %v = load i{bits}, ptr %a2, align 1
  %old = atomicrmw xchg ptr %a1, i{bits} %v {first}, align 1
  store i{bits} %old, ptr %a3, align 1
  ret void\n"
        ),
        _ => {
            let Type::Int(width) = returned else { return None };
            let answer = match width {
                1 => "  ret i1 %is\n".to_owned(),
                _ => format!("  %r = zext i1 %is to i{width}\n  ret i{width} %r\n"),
            };
            let second = orders[1];
            format!(
                "  %e = load i{bits}, ptr %a2, align 1
  %d = load i{bits}, ptr %a3, align 1
  %x = cmpxchg ptr %a1, i{bits} %e, i{bits} %d {first} {second}, align 1
  %is = extractvalue {{ i{bits}, i1 }} %x, 1
  br i1 %is, label %done, label %failed
failed:
  %old = extractvalue {{ i{bits}, i1 }} %x, 0
  store i{bits} %old, ptr %a2, align 1
  br label %done
done:
{answer}"
            )
        }
    })
}
