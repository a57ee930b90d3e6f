//! LangRef, "Well-Formedness", "Linkage Types": what a module must satisfy beyond its grammar.
//!
//! The parser has checked names and the types of operands as written. What is here also holds
//! for modules that were built or changed by hand.

mod cfg;
mod function;
mod insts;
mod pads;

use crate::ast::{
    Alias, ConstExpr, ConstId, ConstKind, Function, Global, Inst, Linkage, Module, TextPos,
};
use crate::diag::Diagnostic;
use crate::types::{Type, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

/// No more errors than this are kept.
const MAX_ERRORS: usize = 100;

/// See [`crate::verify`].
pub(crate) fn verify(module: &Module) -> Result<(), Vec<Diagnostic>> {
    let mut checker = Checker {
        module,
        errors: Vec::new(),
        sized: FxHashMap::default(),
        grounded: FxHashSet::default(),
    };
    module.globals.iter().for_each(|global| checker.check_global(global));
    module.aliases.iter().for_each(|alias| checker.check_alias(alias));
    for function in &module.functions {
        checker.check_function(function);
        if checker.errors.len() >= MAX_ERRORS {
            break;
        }
    }
    if checker.errors.is_empty() { Ok(()) } else { Err(checker.errors) }
}

/// The state of verifying one module.
struct Checker<'m> {
    module: &'m Module,
    errors: Vec<Diagnostic>,
    /// Types that were asked for their size before.
    sized: FxHashMap<TypeId, bool>,
    /// What aliases stand for, as far as they were followed before.
    grounded: FxHashSet<ConstId>,
}

impl<'m> Checker<'m> {
    /// An error at a place, with the text that stands there as far as it is known.
    fn error(&mut self, pos: TextPos, text: &str, message: impl Into<String>) {
        if self.errors.len() >= MAX_ERRORS {
            return;
        }
        // The text of the file is gone: what is printed stands for it, the caret at its start.
        let indent = (pos.col as usize).saturating_sub(1).min(20);
        let shown: String = text.chars().take_while(|&c| c != '\n').take(120).collect();
        self.errors.push(Diagnostic {
            file: self.module.file.clone(),
            line: pos.line,
            col: pos.col,
            message: message.into(),
            line_text: format!("{}{shown}", " ".repeat(indent)),
            caret: indent as u32,
        });
    }

    fn inst_error(&mut self, function: &Function, inst: &Inst, message: impl Into<String>) {
        if self.errors.len() < MAX_ERRORS {
            let text = crate::print::inst_text(self.module, function, inst);
            self.error(inst.pos, &text, message);
        }
    }

    fn show(&self, ty: TypeId) -> String {
        crate::print::type_text(&self.module.types, ty)
    }

    /// Whether values of the type can be in memory, and the size fits in 64 bits.
    fn is_sized(&mut self, ty: TypeId) -> bool {
        let module = self.module;
        *self.sized.entry(ty).or_insert_with(|| {
            // LangRef, "Target Extension Type": their size is the target's business.
            matches!(module.types.body(ty), Type::Target(_))
                || module.layout.alloc_size(&module.types, ty).is_some()
        })
    }

    fn check_global(&mut self, global: &Global) {
        let text = format!("@{} =", global.name);
        let is_external = matches!(global.linkage, Linkage::External | Linkage::ExternWeak);
        match global.init {
            None if !is_external => {
                self.error(global.pos, &text, "a declaration must be `external` or `extern_weak`");
            }
            Some(_) if global.linkage == Linkage::ExternWeak => {
                self.error(global.pos, &text, "an `extern_weak` global cannot have a value");
            }
            Some(_) if !self.is_sized(global.ty) => {
                let ty = self.show(global.ty);
                self.error(global.pos, &text, format!("type `{ty}` has no size, or too large"));
            }
            _ => {}
        }
        let init = global.init.and_then(|id| self.module.consts.get(id.index()));
        if init.is_some_and(|init| init.ty != global.ty) {
            self.error(global.pos, &text, "the value's type is not the global's");
        }
    }

    /// An alias is of what the module defines; its target may be computed from that.
    fn check_alias(&mut self, alias: &Alias) {
        let text = format!("@{} = {}", alias.name, if alias.is_ifunc { "ifunc" } else { "alias" });
        let mut path = FxHashSet::default();
        let mut target = Some(alias.target);
        while let Some(id) = target.filter(|id| !self.grounded.contains(id)) {
            if !path.insert(id) {
                self.error(alias.pos, &text, "the alias stands for itself");
                break;
            }
            if let Some(message) = self.wrong_target(id, alias.is_ifunc) {
                self.error(alias.pos, &text, message);
            }
            target = self.aliased(id);
        }
        self.grounded.extend(path);
    }

    /// LangRef, "Aliases", "IFuncs": why an alias cannot be of this constant, or of what it is
    /// based on.
    fn wrong_target(&self, id: ConstId, is_ifunc: bool) -> Option<&'static str> {
        // What this module does not keep for others is no definition to them.
        let is_kept = |linkage| linkage != Linkage::AvailableExternally;
        let is_defined = match self.module.consts.get(id.index())?.kind {
            ConstKind::Function(f) => {
                let f = self.module.functions.get(f.index())?;
                !f.blocks.is_empty() && is_kept(f.linkage)
            }
            ConstKind::Global(g) => {
                let g = self.module.globals.get(g.index())?;
                if is_ifunc {
                    return Some("the resolver of an ifunc must be a function");
                }
                g.init.is_some() && is_kept(g.linkage)
            }
            ConstKind::Alias(a) => {
                let a = self.module.aliases.get(a.index())?;
                if matches!(a.linkage, Linkage::Weak | Linkage::LinkOnce) {
                    return Some("the target is an alias that another module may replace");
                }
                true
            }
            _ => true,
        };
        (!is_defined).then_some("the target must be defined in this module")
    }

    /// What a constant that addresses something is based on.
    fn aliased(&self, id: ConstId) -> Option<ConstId> {
        match &self.module.consts.get(id.index())?.kind {
            ConstKind::Alias(alias) => self.module.aliases.get(alias.index()).map(|a| a.target),
            ConstKind::Wrapped(_, inner) => Some(*inner),
            ConstKind::Expr(expr) => match **expr {
                ConstExpr::Cast { value, .. } => Some(value),
                ConstExpr::GetElementPtr { base, .. } => Some(base),
                _ => None,
            },
            _ => None,
        }
    }
}
