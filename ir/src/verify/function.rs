//! LangRef, "Well-Formedness", "Functions", "phi Instruction": blocks, phis and dominance.

use super::Checker;
use super::cfg::Cfg;
use crate::ast::{Block, BlockId, Function, Inst, InstKind, Linkage, LocalId, Value};
use crate::types::{Type, TypeId};

/// Where a local value is defined.
#[derive(Clone, Copy)]
enum Site {
    /// Nowhere: an id that nothing defines.
    Nowhere,
    /// A parameter.
    Param,
    /// An instruction: its block and its number in it.
    Inst(u32, u32),
    /// An invoke: its block and the block that it goes on with, the only way to its result.
    Invoke(u32, u32),
}

/// One function being checked.
pub(super) struct Body<'m> {
    pub(super) function: &'m Function,
    pub(super) cfg: Cfg,
    sites: Vec<Site>,
}

impl<'m> Checker<'m> {
    pub(super) fn check_function(&mut self, function: &'m Function) {
        self.check_header(function);
        if function.blocks.is_empty() {
            return;
        }
        let body = Body { function, cfg: Cfg::new(function), sites: sites(function) };
        self.check_entry(&body);
        for (index, block) in function.blocks.iter().enumerate() {
            self.check_block(&body, block, index as u32);
            self.check_pads(&body, block, index as u32);
        }
    }

    fn check_header(&mut self, function: &Function) {
        let text = format!("@{}", function.name);
        let is_external = matches!(function.linkage, Linkage::External | Linkage::ExternWeak);
        if function.blocks.is_empty() && !is_external {
            self.error(function.pos, &text, "a declaration must be `external` or `extern_weak`");
        }
        if !function.blocks.is_empty() {
            if function.linkage == Linkage::ExternWeak {
                self.error(function.pos, &text, "an `extern_weak` function cannot have a body");
            }
            for param in &function.params {
                self.check_param(function, param.ty, &text);
            }
        }
    }

    fn check_param(&mut self, function: &Function, ty: TypeId, text: &str) {
        let is_special =
            matches!(self.module.types.body(ty), Type::Metadata | Type::Token | Type::X86(_));
        if !is_special && !self.is_sized(ty) {
            let ty = self.show(ty);
            self.error(function.pos, text, format!("parameter type `{ty}` has no size"));
        }
    }

    fn check_entry(&mut self, body: &Body<'m>) {
        if body.cfg.preds.first().is_some_and(|preds| !preds.is_empty()) {
            let text = format!("@{}", body.function.name);
            self.error(body.function.pos, &text, "the entry block cannot have predecessors");
        }
    }

    fn check_block(&mut self, body: &Body<'m>, block: &'m Block, index: u32) {
        let Some(last) = block.insts.last() else {
            let text = format!("@{}", body.function.name);
            self.error(body.function.pos, &text, "a block without instructions");
            return;
        };
        if !last.kind.is_terminator() {
            self.inst_error(body.function, last, "block does not end in a terminator");
        }
        let count = body.function.blocks.len();
        if last.kind.successors().iter().any(|target| target.index() >= count) {
            self.inst_error(body.function, last, "no block with this number");
        }
        let mut phis_over = false;
        for (number, inst) in block.insts.iter().enumerate() {
            if inst.kind.is_terminator() && number + 1 < block.insts.len() {
                self.inst_error(body.function, inst, "terminator in the middle of a block");
            }
            if let InstKind::Phi { incoming, .. } = &inst.kind {
                if phis_over {
                    self.inst_error(body.function, inst, "phi after other instructions");
                }
                self.check_phi(body, inst, incoming, index);
            } else {
                phis_over = true;
            }
            self.check_operands(body, inst, index, number as u32);
            self.check_inst(body.function, inst);
        }
    }

    /// One value for each way into the block.
    fn check_phi(&mut self, body: &Body<'m>, inst: &Inst, incoming: &[(Value, BlockId)], at: u32) {
        let none = Vec::new();
        let preds = body.cfg.preds.get(at as usize).unwrap_or(&none);
        let mut sources: Vec<(u32, Value)> = incoming.iter().map(|&(v, b)| (b.0, v)).collect();
        sources.sort_by_key(|s| s.0);
        if !sources.iter().map(|s| s.0).eq(preds.iter().copied()) {
            let message = match first_difference(&sources, preds) {
                Some((block, true)) => format!("no value for predecessor {}", body.block(block)),
                Some((block, false)) => format!("{} is no predecessor", body.block(block)),
                None => "phi does not match the predecessors".to_owned(),
            };
            self.inst_error(body.function, inst, message);
        }
        for pair in sources.windows(2) {
            if let [(a, x), (b, y)] = pair
                && a == b
                && x != y
            {
                self.inst_error(body.function, inst, "two values for one predecessor");
            }
        }
        for &(value, block) in incoming {
            let Value::Local(id) = value else { continue };
            self.check_local_type(body, inst, id, inst.ty);
            if !body.reaches_end(id, block.0, at) {
                self.not_dominated(body, inst, id);
            }
        }
    }

    fn check_operands(&mut self, body: &Body<'m>, inst: &Inst, block: u32, number: u32) {
        let mut bad = Vec::new();
        let callee = inst.kind.call().map(|c| c.callee);
        inst.kind.for_each_operand(|operand| {
            if let Value::Local(id) = operand.value {
                let is_callee = callee == Some(operand.value);
                let known = body.function.locals.get(id.index()).map(|l| l.ty);
                if known != Some(operand.ty) && !is_callee {
                    bad.push((id, Some(operand.ty)));
                }
                if !body.reaches(id, block, number) {
                    bad.push((id, None));
                }
            }
        });
        for (id, ty) in bad {
            match ty {
                Some(ty) => self.check_local_type(body, inst, id, ty),
                None => self.not_dominated(body, inst, id),
            }
        }
    }

    fn check_local_type(&mut self, body: &Body<'m>, inst: &Inst, id: LocalId, ty: TypeId) {
        let known = body.function.locals.get(id.index()).map(|l| l.ty);
        if known != Some(ty) {
            let known = known.map_or_else(String::new, |ty| self.show(ty));
            let (name, ty) = (body.name(id), self.show(ty));
            let message = format!("`%{name}` has type `{known}` but is used as `{ty}`");
            self.inst_error(body.function, inst, message);
        }
    }

    fn not_dominated(&mut self, body: &Body<'m>, inst: &Inst, id: LocalId) {
        let message = format!("`%{}` is not defined on every path to this use", body.name(id));
        self.inst_error(body.function, inst, message);
    }
}

impl Body<'_> {
    fn name(&self, id: LocalId) -> &str {
        self.function.locals.get(id.index()).map_or("?", |l| l.name.as_str())
    }

    fn block(&self, index: u32) -> String {
        let label = self.function.blocks.get(index as usize).map(|b| b.label);
        format!("`%{}`", label.map_or("?", |id| self.name(id)))
    }

    fn site(&self, id: LocalId) -> Site {
        self.sites.get(id.index()).copied().unwrap_or(Site::Nowhere)
    }

    /// Whether a definition comes before a use on every path. Code that is never reached may
    /// use anything.
    fn reaches(&self, id: LocalId, block: u32, number: u32) -> bool {
        if !self.cfg.is_reachable(block) {
            return !matches!(self.site(id), Site::Nowhere);
        }
        match self.site(id) {
            Site::Nowhere => false,
            Site::Param => true,
            Site::Inst(from, at) if from == block => at < number,
            Site::Inst(from, _) => self.cfg.dominates(from, block),
            Site::Invoke(from, to) => self.cfg.edge_dominates(from, to, block),
        }
    }

    /// The same for a use on the edge from a block to one of its successors.
    fn reaches_end(&self, id: LocalId, block: u32, successor: u32) -> bool {
        if !self.cfg.is_reachable(block) {
            return !matches!(self.site(id), Site::Nowhere);
        }
        match self.site(id) {
            Site::Nowhere => false,
            Site::Param => true,
            Site::Inst(from, _) => self.cfg.dominates(from, block),
            Site::Invoke(from, to) => {
                let own_edge = from == block && to == successor && {
                    let succs = self.cfg.succs.get(from as usize);
                    succs.is_some_and(|s| s.iter().filter(|&&t| t == to).count() == 1)
                };
                own_edge || self.cfg.edge_dominates(from, to, block)
            }
        }
    }
}

fn sites(function: &Function) -> Vec<Site> {
    let mut sites = vec![Site::Nowhere; function.locals.len()];
    sites.iter_mut().take(function.params.len()).for_each(|site| *site = Site::Param);
    for (index, block) in function.blocks.iter().enumerate() {
        for (number, inst) in block.insts.iter().enumerate() {
            let slot = inst.result.and_then(|id| sites.get_mut(id.index()));
            let Some(slot) = slot else { continue };
            *slot = match inst.kind {
                InstKind::Invoke { normal, .. } => Site::Invoke(index as u32, normal.0),
                _ => Site::Inst(index as u32, number as u32),
            };
        }
    }
    sites
}

/// The first block that is in one of two sorted lists only; whether it is in the second.
fn first_difference(sources: &[(u32, Value)], preds: &[u32]) -> Option<(u32, bool)> {
    let mut sources = sources.iter().map(|s| s.0).peekable();
    let mut preds = preds.iter().copied().peekable();
    loop {
        match (sources.peek().copied(), preds.peek().copied()) {
            (None, None) => return None,
            (Some(source), None) => return Some((source, false)),
            (None, Some(pred)) => return Some((pred, true)),
            (Some(source), Some(pred)) if source < pred => return Some((source, false)),
            (Some(source), Some(pred)) if source > pred => return Some((pred, true)),
            _ => {
                sources.next();
                preds.next();
            }
        }
    }
}
