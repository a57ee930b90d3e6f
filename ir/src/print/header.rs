//! LangRef, "Global Variables", "Functions", "Aliases", "Attribute Groups" as text.

use super::{Printer, words};
use crate::ast::{Attr, Function, Linkage};
use crate::text::{push_name, push_string};
use crate::types::{Type, TypeId, TypeTable};
use rustc_hash::FxHashSet;

/// Words of globals and functions that stand before the type; all others stand at the end.
fn is_prefix(attr: &Attr) -> bool {
    let Attr::Word(word) = attr else { return false };
    matches!(
        word.as_str(),
        "dso_local"
            | "dso_preemptable"
            | "default"
            | "hidden"
            | "protected"
            | "dllimport"
            | "dllexport"
            | "unnamed_addr"
            | "local_unnamed_addr"
            | "externally_initialized"
    )
}

/// Where a prefix word stands among the others.
fn prefix_rank(attr: &Attr) -> u32 {
    let Attr::Word(word) = attr else { return 0 };
    match word.as_str() {
        "dso_local" | "dso_preemptable" => 0,
        "default" | "hidden" | "protected" => 1,
        "dllimport" | "dllexport" => 2,
        "unnamed_addr" | "local_unnamed_addr" => 4,
        _ => 5,
    }
}

/// Rank before which `thread_local` stands.
const THREAD_LOCAL_RANK: u32 = 4;

impl<'m> Printer<'m> {
    pub(super) fn print_preamble(&mut self) {
        let module = self.module;
        if let Some(name) = &module.source_filename {
            self.push("source_filename = ");
            push_string(&mut self.out, name);
            self.push("\n");
        }
        for (key, text) in [("datalayout", &module.layout.text), ("triple", &module.triple)] {
            if !text.is_empty() {
                self.push(&format!("target {key} = "));
                push_string(&mut self.out, text);
                self.push("\n");
            }
        }
        for line in &module.module_asm {
            self.push("module asm ");
            push_string(&mut self.out, line);
            self.push("\n");
        }
        self.print_named_types();
        for (name, kind) in &module.comdats {
            self.push("$");
            push_name(&mut self.out, name);
            self.push(&format!(" = comdat {kind}\n"));
        }
        self.push("\n");
    }

    fn print_named_types(&mut self) {
        let module = self.module;
        for index in named_order(&module.types) {
            let Some(named) = module.types.named.get(index as usize) else {
                continue;
            };
            self.push("%");
            push_name(&mut self.out, &named.name);
            self.push(" = type ");
            match named.body {
                Some(body) => self.ty(body),
                None => self.push("opaque"),
            }
            self.push("\n");
        }
    }

    fn global_name(&mut self, name: &str) {
        self.push("@");
        push_name(&mut self.out, name);
    }

    fn linkage(&mut self, linkage: Linkage, is_declaration: bool) {
        if linkage != Linkage::External || is_declaration {
            self.push(words::linkage(linkage));
            self.push(" ");
        }
    }

    fn prefixes(&mut self, extras: &'m [Attr], ranks: std::ops::Range<u32>) {
        let mut prefixes: Vec<&Attr> = extras.iter().filter(|a| is_prefix(a)).collect();
        prefixes.sort_by_key(|a| prefix_rank(a));
        for attr in prefixes.into_iter().filter(|a| ranks.contains(&prefix_rank(a))) {
            self.attr(attr, false);
            self.push(" ");
        }
    }

    pub(super) fn print_global(&mut self, index: usize) {
        let module = self.module;
        let Some(global) = module.globals.get(index) else {
            return;
        };
        self.global_name(&global.name);
        self.push(" = ");
        self.linkage(global.linkage, global.init.is_none());
        self.prefixes(&global.extras, 0..THREAD_LOCAL_RANK);
        self.push(words::thread_local(global.thread_local));
        self.prefixes(&global.extras, THREAD_LOCAL_RANK..5);
        if global.addrspace != 0 {
            self.push(&format!("addrspace({}) ", global.addrspace));
        }
        self.prefixes(&global.extras, 5..6);
        self.push(if global.is_constant { "constant " } else { "global " });
        self.ty(global.ty);
        if let Some(init) = global.init {
            self.push(" ");
            self.constant(init);
        }
        let (lists, tails) = split_tails(&global.extras);
        for attr in &tails {
            self.push(", ");
            self.attr(attr, false);
        }
        if let Some(align) = global.align {
            self.push(&format!(", align {align}"));
        }
        if let Some(id) = global.dbg {
            self.push(&format!(", !dbg !{}", id.0));
        }
        self.group(lists);
        self.push("\n");
    }

    pub(super) fn print_alias(&mut self, index: usize) {
        let module = self.module;
        let Some(alias) = module.aliases.get(index) else {
            return;
        };
        self.global_name(&alias.name);
        self.push(" = ");
        self.linkage(alias.linkage, false);
        self.prefixes(&alias.extras, 0..THREAD_LOCAL_RANK);
        self.push(words::thread_local(alias.thread_local));
        self.prefixes(&alias.extras, THREAD_LOCAL_RANK..6);
        self.push(if alias.is_ifunc { "ifunc " } else { "alias " });
        self.ty(alias.ty);
        self.push(", ");
        self.typed_constant(alias.target);
        for attr in alias.extras.iter().filter(|a| !is_prefix(a)) {
            self.push(", ");
            self.attr(attr, false);
        }
        self.push("\n");
    }

    pub(super) fn print_function_header(&mut self, function: &'m Function) {
        let is_declaration = function.blocks.is_empty();
        self.push(if is_declaration { "declare " } else { "define " });
        if is_declaration {
            self.function_metadata(function);
        }
        self.linkage(function.linkage, false);
        self.prefixes(&function.extras, 0..THREAD_LOCAL_RANK);
        if function.cconv != "ccc" {
            self.push(&function.cconv);
            self.push(" ");
        }
        self.attrs_before(&function.ret_attrs);
        self.ty(function.ret);
        self.push(" ");
        self.global_name(&function.name);
        self.print_params(function, is_declaration);
        self.prefixes_after(function);
        self.group(function.attrs.as_slice());
        self.function_tail(function);
        if !is_declaration {
            self.push(" ");
            self.function_metadata(function);
            // The space before the brace is printed with it.
            self.out.truncate(self.out.trim_end_matches(' ').len());
        }
    }

    fn print_params(&mut self, function: &'m Function, is_declaration: bool) {
        self.push("(");
        for (index, param) in function.params.iter().enumerate() {
            if index > 0 {
                self.push(", ");
            }
            self.ty(param.ty);
            for attr in &param.attrs {
                self.push(" ");
                self.attr(attr, false);
            }
            let local = function.locals.get(index).filter(|_| !is_declaration);
            if let Some(name) = local.map(|l| &l.name).or(param.name.as_ref()) {
                self.push(" %");
                push_name(&mut self.out, name);
            }
        }
        if function.is_vararg {
            self.push(if function.params.is_empty() { "..." } else { ", ..." });
        }
        self.push(")");
    }

    /// `unnamed_addr` of a function stands after its parameters.
    fn prefixes_after(&mut self, function: &'m Function) {
        for attr in function.extras.iter().filter(|a| is_prefix(a) && prefix_rank(a) >= 4) {
            self.push(" ");
            self.attr(attr, false);
        }
        if function.addrspace != 0 {
            self.push(&format!(" addrspace({})", function.addrspace));
        }
    }

    /// Section, comdat, alignment, gc, prefix, prologue, personality: in LLVM's order.
    fn function_tail(&mut self, function: &'m Function) {
        const ORDER: [&str; 3] = ["section", "partition", "comdat"];
        const LATER: [&str; 4] = ["gc", "prefix", "prologue", "personality"];
        self.tail_words(function, &ORDER);
        if let Some(align) = function.align {
            self.push(&format!(" align {align}"));
        }
        self.tail_words(function, &LATER);
    }

    fn tail_words(&mut self, function: &'m Function, order: &[&str]) {
        for wanted in order {
            for attr in &function.extras {
                let Attr::Word(word) = attr else { continue };
                if first_word(word) == *wanted {
                    self.push(" ");
                    self.push(word);
                }
            }
        }
    }

    fn function_metadata(&mut self, function: &'m Function) {
        if let Some(id) = function.dbg {
            self.push(&format!("!dbg !{} ", id.0));
        }
        for attr in &function.extras {
            if let Attr::Word(word) = attr
                && word.starts_with('!')
            {
                self.push(word);
                self.push(" ");
            }
        }
    }

    /// Attributes with a space after each.
    pub(super) fn attrs_before(&mut self, attrs: &'m [Attr]) {
        for attr in attrs {
            self.attr(attr, false);
            self.push(" ");
        }
    }

    pub(super) fn attr(&mut self, attr: &Attr, in_group: bool) {
        match attr {
            Attr::Word(word) => self.push(word),
            Attr::Num(name, number) if in_group && name.starts_with("align") => {
                self.push(&format!("{name}={number}"));
            }
            Attr::Num(name, number) if name == "align" => self.push(&format!("align {number}")),
            Attr::Num(name, number) => self.push(&format!("{name}({number})")),
            Attr::Str(key, value) => {
                push_string(&mut self.out, key);
                if let Some(value) = value {
                    self.push("=");
                    push_string(&mut self.out, value);
                }
            }
            Attr::Type(name, ty) => {
                self.push(name);
                if let Some(ty) = ty {
                    self.push("(");
                    self.ty(*ty);
                    self.push(")");
                }
            }
        }
    }
}

/// Named types in an order that stays the same when the text is read and printed again: each
/// one, then those that its definition is the first to mention.
fn named_order(types: &TypeTable) -> Vec<u32> {
    let mut order = Vec::new();
    let mut is_listed = vec![false; types.named.len()];
    let mut seen = FxHashSet::default();
    let mut done = 0;
    for root in 0..types.named.len() as u32 {
        list_named(&mut order, &mut is_listed, root);
        while let Some(&index) = order.get(done) {
            done += 1;
            let body = types.named.get(index as usize).and_then(|n| n.body);
            let mut stack: Vec<TypeId> = body.into_iter().collect();
            while let Some(ty) = stack.pop() {
                if let Type::Named(index) = *types.get(ty) {
                    list_named(&mut order, &mut is_listed, index);
                } else if seen.insert(ty) {
                    push_parts(types.get(ty), &mut stack);
                }
            }
        }
    }
    order
}

fn list_named(order: &mut Vec<u32>, is_listed: &mut [bool], index: u32) {
    match is_listed.get_mut(index as usize) {
        Some(listed) if !*listed => *listed = true,
        _ => return,
    }
    order.push(index);
}

/// Pushes the types that a type is made of, so that the first to be read is popped first.
fn push_parts(ty: &Type, stack: &mut Vec<TypeId>) {
    match ty {
        Type::Ptr { pointee, .. } => stack.extend(pointee),
        Type::Array { elem, .. } | Type::Vector { elem, .. } => stack.push(*elem),
        Type::Struct { fields, .. } => stack.extend(fields.iter().rev()),
        Type::Function { ret, params, .. } => {
            stack.extend(params.iter().rev());
            stack.push(*ret);
        }
        _ => {}
    }
}

/// The word that says what kept text is about.
fn first_word(text: &str) -> &str {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next().unwrap_or(text)
}

/// Attributes of a variable that stand at its very end, and properties that follow commas.
fn split_tails(extras: &[Attr]) -> (Vec<Attr>, Vec<Attr>) {
    let rest = extras.iter().filter(|a| !is_prefix(a)).cloned();
    rest.partition(|attr| match attr {
        Attr::Word(word) => !is_property(word),
        _ => true,
    })
}

/// `section "s"`, `comdat`, `no_sanitize_address`, `!type !5` …
fn is_property(word: &str) -> bool {
    word.starts_with('!')
        || word.starts_with("no_sanitize")
        || word.starts_with("sanitize_")
        || matches!(first_word(word), "section" | "partition" | "comdat" | "code_model")
}
