//! LangRef, "High Level Structure": [`Module`] to text.
//!
//! Attributes are printed as groups, numbered in order of first use. Values that had a name keep
//! it; those that had none keep their number.

mod consts;
mod header;
mod insts;
mod words;

use crate::ast::{Attr, BlockId, Function, LocalId, Module};
use crate::text::{is_number, push_name};
use crate::types::{Type, TypeId, TypeTable};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// See [`crate::print`].
pub(crate) fn print(module: &Module) -> String {
    let mut printer = Printer::new(module);
    printer.print_module();
    printer.out
}

/// One instruction as text, for messages.
pub(crate) fn inst_text(module: &Module, function: &Function, inst: &crate::ast::Inst) -> String {
    let mut printer = Printer::new(module);
    printer.print_inst(function, inst);
    printer.out
}

/// A type as text, for messages.
pub(crate) fn type_text(types: &TypeTable, ty: TypeId) -> String {
    let mut out = String::new();
    push_type(&mut out, types, ty);
    out
}

struct Printer<'m> {
    module: &'m Module,
    out: String,
    /// Lists of attributes that functions and calls have, numbered.
    groups: FxHashMap<Cow<'m, [Attr]>, usize>,
    group_order: Vec<Cow<'m, [Attr]>>,
    /// Each type's text, as types are printed all the time.
    type_texts: FxHashMap<TypeId, String>,
}

impl<'m> Printer<'m> {
    fn new(module: &'m Module) -> Self {
        Printer {
            module,
            out: String::new(),
            groups: FxHashMap::default(),
            group_order: Vec::new(),
            type_texts: FxHashMap::default(),
        }
    }

    fn print_module(&mut self) {
        self.print_preamble();
        for index in 0..self.module.globals.len() {
            self.print_global(index);
        }
        for index in 0..self.module.aliases.len() {
            self.print_alias(index);
        }
        let module = self.module;
        for function in &module.functions {
            self.out.push('\n');
            self.print_function(function);
        }
        self.print_groups();
        module.metadata.print(&mut self.out);
    }

    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn push_u64(&mut self, number: u64) {
        use std::fmt::Write;
        // Writing to a string cannot fail.
        let _ = write!(self.out, "{number}");
    }

    fn ty(&mut self, ty: TypeId) {
        let types = &self.module.types;
        let text = self.type_texts.entry(ty).or_insert_with(|| type_text(types, ty));
        self.out.push_str(text);
    }

    fn local(&mut self, function: &Function, id: LocalId) {
        self.out.push('%');
        if let Some(local) = function.locals.get(id.index()) {
            push_name(&mut self.out, &local.name);
        }
    }

    fn block(&mut self, function: &Function, id: BlockId) {
        if let Some(block) = function.blocks.get(id.index()) {
            self.local(function, block.label);
        }
    }

    fn print_function(&mut self, function: &'m Function) {
        self.print_function_header(function);
        if function.blocks.is_empty() {
            self.push("\n");
            return;
        }
        self.push(" {\n");
        for (index, block) in function.blocks.iter().enumerate() {
            if index > 0 {
                self.push("\n");
            }
            self.print_label(function, block.label, index == 0);
            for inst in &block.insts {
                self.push("  ");
                self.print_inst(function, inst);
                self.push("\n");
            }
        }
        self.push("}\n");
    }

    /// The entry's number is left out where it follows from the parameters': older LLVM cannot
    /// read it.
    fn print_label(&mut self, function: &Function, label: LocalId, is_entry: bool) {
        let Some(local) = function.locals.get(label.index()) else {
            return;
        };
        if is_entry && local.name == entry_number(function) {
            return;
        }
        push_name(&mut self.out, &local.name);
        self.push(":\n");
    }

    /// ` #3`, for a list of attributes.
    fn group(&mut self, attrs: impl Into<Cow<'m, [Attr]>>) {
        let attrs = attrs.into();
        if attrs.is_empty() {
            return;
        }
        let known = self.groups.get(&attrs).copied();
        let number = known.unwrap_or_else(|| {
            let next = self.group_order.len();
            self.groups.insert(attrs.clone(), next);
            self.group_order.push(attrs);
            next
        });
        self.push(" #");
        self.push_u64(number as u64);
    }

    fn print_groups(&mut self) {
        for (number, attrs) in std::mem::take(&mut self.group_order).into_iter().enumerate() {
            self.push(if number == 0 { "\nattributes #" } else { "attributes #" });
            self.push_u64(number as u64);
            self.push(" = {");
            for attr in attrs.iter() {
                self.push(" ");
                self.attr(attr, true);
            }
            self.push(" }\n");
        }
    }
}

/// The number that the entry block gets when it has no label: the next after the parameters'.
fn entry_number(function: &Function) -> String {
    let params = function.locals.iter().take(function.params.len());
    let mut numbered = params.filter(|local| is_number(&local.name));
    let last = numbered.next_back().and_then(|local| local.name.parse::<u32>().ok());
    last.map_or(0, |number| number.saturating_add(1)).to_string()
}

/// Appends a type as text.
pub(crate) fn push_type(out: &mut String, types: &TypeTable, ty: TypeId) {
    match types.get(ty) {
        Type::Void => out.push_str("void"),
        Type::Int(bits) => out.push_str(&format!("i{bits}")),
        Type::Half => out.push_str("half"),
        Type::BFloat => out.push_str("bfloat"),
        Type::Float => out.push_str("float"),
        Type::Double => out.push_str("double"),
        Type::X86Fp80 => out.push_str("x86_fp80"),
        Type::Fp128 => out.push_str("fp128"),
        Type::PpcFp128 => out.push_str("ppc_fp128"),
        Type::X86(name) => out.push_str(name),
        Type::Target(text) => out.push_str(text),
        Type::Label => out.push_str("label"),
        Type::Token => out.push_str("token"),
        Type::Metadata => out.push_str("metadata"),
        Type::Ptr { pointee, addrspace } => push_pointer(out, types, *pointee, *addrspace),
        Type::Array { len, elem } => {
            out.push_str(&format!("[{len} x "));
            push_type(out, types, *elem);
            out.push(']');
        }
        Type::Vector { len, elem, scalable } => {
            let vscale = if *scalable { "vscale x " } else { "" };
            out.push_str(&format!("<{vscale}{len} x "));
            push_type(out, types, *elem);
            out.push('>');
        }
        Type::Struct { fields, packed } => push_struct(out, types, fields, *packed),
        Type::Named(index) => {
            out.push('%');
            let name = types.named.get(*index as usize).map_or("", |n| n.name.as_str());
            push_name(out, name);
        }
        Type::Function { ret, params, vararg } => {
            push_type(out, types, *ret);
            out.push_str(" (");
            push_list(out, types, params);
            if *vararg {
                out.push_str(if params.is_empty() { "..." } else { ", ..." });
            }
            out.push(')');
        }
    }
}

fn push_pointer(out: &mut String, types: &TypeTable, pointee: Option<TypeId>, addrspace: u32) {
    match pointee {
        Some(pointee) => push_type(out, types, pointee),
        None => out.push_str("ptr"),
    }
    if addrspace != 0 {
        out.push_str(&format!(" addrspace({addrspace})"));
    }
    if pointee.is_some() {
        out.push('*');
    }
}

fn push_struct(out: &mut String, types: &TypeTable, fields: &[TypeId], packed: bool) {
    out.push_str(if packed { "<{" } else { "{" });
    if !fields.is_empty() {
        out.push(' ');
        push_list(out, types, fields);
        out.push(' ');
    }
    out.push_str(if packed { "}>" } else { "}" });
}

fn push_list(out: &mut String, types: &TypeTable, list: &[TypeId]) {
    for (i, &ty) in list.iter().enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        push_type(out, types, ty);
    }
}
