//! Blocks, phis and terminators. Phis become parallel moves on edges (LangRef, `phi`).

use super::attributes::has;
use super::func::{Builder, Refused};
use super::promises::{are_promises, is_noundef};
use crate::program::{Op, Origin, Promise, Reg, SwitchTable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use tresse_ir::ast::{self, BlockId, ConstId, Function, InstKind, Operand, Value};

/// Labels of the edges out of a block that need moves.
#[derive(Default)]
pub(super) struct Edges {
    order: Vec<(u32, BlockId)>,
    labels: FxHashMap<BlockId, u32>,
}

impl Builder<'_, '_> {
    /// Lowers all blocks in order, then the edges that need moves, then turns labels into places.
    pub(super) fn lower_blocks(&mut self) {
        let source = self.source;
        let mut number = 0;
        for (i, block) in source.blocks.iter().enumerate() {
            self.labels[i] = self.func.code.len() as u32;
            for inst in &block.insts {
                if self.lowerer.room == 0 {
                    return;
                }
                number += 1;
                let is_speculated = self.speculated.is_load(inst);
                self.origin = Origin { inst: number, pos: inst.pos, dbg: inst.dbg, is_speculated };
                self.look_at_speculated(inst);
                if let Err(what) = self.lower_inst(BlockId(i as u32), inst) {
                    self.refuse(&what);
                }
            }
        }
        self.hoist_vararg_blocks();
        self.resolve_labels();
        self.func.blocks = self.labels[..source.blocks.len()].to_vec();
    }

    fn refuse(&mut self, what: &str) {
        let at = self.pos();
        self.unsupported(&format!("{what} (line {} of the IR)", at.line));
    }

    fn resolve_labels(&mut self) {
        let labels = std::mem::take(&mut self.labels);
        let place = |label: &mut u32| *label = labels[*label as usize];
        for op in &mut self.func.code {
            match op {
                Op::Jump { to } => place(to),
                Op::Branch { then, other, .. } => {
                    place(then);
                    place(other);
                }
                _ => {}
            }
        }
        for table in &mut self.func.switches {
            table.cases.iter_mut().for_each(|(_, to)| place(to));
            place(&mut table.default);
        }
        for pad in &mut self.func.pads {
            place(&mut pad.at);
            place(&mut pad.to);
        }
        self.func.pads.sort_by_key(|pad| pad.at);
        self.func.returns_twice.iter_mut().for_each(place);
        for targets in &mut self.func.indirect {
            targets.iter_mut().for_each(|(_, to)| place(to));
        }
        self.labels = labels;
    }

    /// Lowers a terminator. Edges are emitted right behind it.
    pub(super) fn lower_terminator(
        &mut self,
        block: BlockId,
        inst: &ast::Inst,
    ) -> Result<(), Refused> {
        match &inst.kind {
            InstKind::Ret { value } => self.lower_ret(value.as_ref()),
            InstKind::Br { target } => self.jump_to(block, *target),
            InstKind::CondBr { cond, then, other } => {
                let cond = self.operand(cond)?;
                self.branch_to(block, cond, [*then, *other])
            }
            InstKind::Switch { value, default, cases } => {
                self.lower_switch(block, value, *default, cases)
            }
            InstKind::IndirectBr { address, targets } => {
                self.lower_indirect(block, address, targets)
            }
            InstKind::Unreachable => {
                self.push(Op::Unreachable);
                Ok(())
            }
            InstKind::Invoke { normal, unwind, .. } => {
                self.lower_invoke(block, inst, (*normal, *unwind))
            }
            InstKind::CallBr { call, fallthrough, indirect } => {
                self.lower_callbr(block, inst, call, *fallthrough, indirect)
            }
            InstKind::Resume { value } => self.lower_resume(value),
            InstKind::Funclet { name, .. } => Err(format!("exceptions ({name})")),
            _ => Err("an instruction that is no terminator at the end of a block".into()),
        }
    }

    /// Control goes on at another block, whatever comes.
    pub(super) fn jump_to(&mut self, block: BlockId, target: BlockId) -> Result<(), Refused> {
        self.moves(block, target)?;
        self.push(Op::Jump { to: target.0 });
        Ok(())
    }

    /// Control goes on at one of two blocks.
    pub(super) fn branch_to(
        &mut self,
        block: BlockId,
        cond: Reg,
        [then, other]: [BlockId; 2],
    ) -> Result<(), Refused> {
        let mut edges = Edges::default();
        let (then, other) = (self.edge(then, &mut edges), self.edge(other, &mut edges));
        self.push(Op::Branch { cond, then, other });
        self.emit_edges(block, edges)
    }

    fn lower_ret(&mut self, value: Option<&Operand>) -> Result<(), Refused> {
        let regs = match value {
            None => Vec::new(),
            Some(operand) => {
                let n = self.lowerer.leaves(self.module, operand.ty)?.slots;
                let mut first = self.operand(operand)?;
                let attrs = &self.source.ret_attrs;
                if are_promises(attrs) {
                    let copy = self.temp(n);
                    self.copy(copy, first, n);
                    first = copy;
                    self.keep_promises(self.module, attrs, operand.ty, first)?;
                }
                if is_noundef(attrs) {
                    self.no_undef(first, n);
                }
                let source = self.source;
                let is_returned = |p: &ast::Param| has(&p.attrs, "returned");
                if let Some(i) = source.params.iter().position(is_returned) {
                    let other = Reg(self.slots[i]);
                    self.promise_of(Promise::Same(other), first, n, first, 0);
                }
                (0..n).map(|i| first.plus(i)).collect()
            }
        };
        let values = self.list(&regs);
        self.end_section();
        self.push(Op::Ret { values });
        Ok(())
    }

    /// LangRef, `noundef`.
    pub(super) fn no_undef(&mut self, first: Reg, n: u32) {
        for i in 0..n {
            let src = first.plus(i);
            let is_known = src.is_const() && self.const_value(src).is_some_and(|v| v.is_defined());
            if !is_known {
                self.push(Op::NoUndef { src });
            }
        }
    }

    fn lower_switch(
        &mut self,
        block: BlockId,
        value: &Operand,
        default: BlockId,
        cases: &[(ConstId, BlockId)],
    ) -> Result<(), Refused> {
        let width = self.scalar(value.ty).map_or(64, |s| s.bits());
        let reg = self.operand(value)?;
        let mut edges = Edges::default();
        let default = self.edge(default, &mut edges);
        let mut table = Vec::with_capacity(cases.len());
        for (case, target) in cases {
            let values = self
                .lowerer
                .constant(self.module, *case)
                .map_err(|_| "a switch on what is no number")?;
            let to = self.edge(*target, &mut edges);
            table.push((values.iter().map(|v| v.bits).collect(), to));
        }
        table.sort();
        self.func.switches.push(SwitchTable { width, cases: table, default });
        self.push(Op::Switch { value: reg, table: self.func.switches.len() as u32 - 1 });
        self.emit_edges(block, edges)
    }

    fn lower_indirect(
        &mut self,
        block: BlockId,
        address: &Operand,
        targets: &[BlockId],
    ) -> Result<(), Refused> {
        let reg = self.address(address)?;
        let slot =
            self.lowerer.program.targets.iter().position(|(name, ..)| *name == self.source.name);
        let base = slot.map_or(0, |s| self.lowerer.program.targets[s].1);
        let mut edges = Edges::default();
        let targets: BTreeSet<u32> = targets.iter().map(|target| target.0).collect();
        let list = targets
            .into_iter()
            .map(|t| (base + 1 + u64::from(t), self.edge(BlockId(t), &mut edges)))
            .collect();
        self.func.indirect.push(list);
        self.push(Op::IndirectBr { address: reg, table: self.func.indirect.len() as u32 - 1 });
        self.emit_edges(block, edges)
    }

    /// The label to jump to for an edge: the block itself, or a new one if the block has phis.
    fn edge(&mut self, target: BlockId, edges: &mut Edges) -> u32 {
        let first = self.source.blocks[target.index()].insts.first();
        let has_phis = first.is_some_and(|i| matches!(i.kind, InstKind::Phi { .. }));
        if !has_phis {
            return target.0;
        }
        let labels = &mut self.labels;
        *edges.labels.entry(target).or_insert_with(|| {
            let label = labels.len() as u32;
            labels.push(u32::MAX);
            edges.order.push((label, target));
            label
        })
    }

    /// The edge to a landing pad.
    pub(super) fn unwind_edge(&mut self, target: BlockId) -> (u32, Edges) {
        let mut edges = Edges::default();
        (self.edge(target, &mut edges), edges)
    }

    pub(super) fn emit_edges(&mut self, block: BlockId, edges: Edges) -> Result<(), Refused> {
        for (label, target) in edges.order {
            self.labels[label as usize] = self.func.code.len() as u32;
            if let Err(what) = self.moves(block, target) {
                // The other edges may be gone along.
                self.refuse(&what);
            }
            self.push(Op::Jump { to: target.0 });
        }
        Ok(())
    }

    /// The moves of an edge, all at once: phis read what the others held before.
    fn moves(&mut self, from: BlockId, to: BlockId) -> Result<(), Refused> {
        let source = self.source;
        let mut pairs = Vec::new();
        for (number, value) in self.incoming.remove(&(from, to)).unwrap_or_default() {
            let inst = &source.blocks[to.index()].insts[number as usize];
            let Some(result) = inst.result else { continue };
            let n = self.lowerer.leaves(self.module, inst.ty)?.slots;
            let (dst, src) = (self.local(result), self.value(value)?);
            pairs.extend((0..n).map(|i| (dst.plus(i), src.plus(i))));
        }
        pairs.retain(|(dst, src)| dst != src);
        let mut written = FxHashSet::default();
        let is_tangled = pairs.iter().any(|(dst, src)| {
            let is_read = written.contains(src);
            written.insert(*dst);
            is_read
        });
        if is_tangled {
            let temp = self.temp(pairs.len() as u32);
            for (i, (_, src)) in pairs.iter().enumerate() {
                self.push(Op::Move { dst: temp.plus(i as u32), src: *src });
            }
            for (i, (dst, _)) in pairs.iter().enumerate() {
                self.push(Op::Move { dst: *dst, src: temp.plus(i as u32) });
            }
        } else {
            for (dst, src) in pairs {
                self.push(Op::Move { dst, src });
            }
        }
        Ok(())
    }
}

/// What each edge brings to the phis at its end: their numbers in the block, and values.
pub(super) fn incoming(source: &Function) -> FxHashMap<(BlockId, BlockId), Vec<(u32, Value)>> {
    let mut all: FxHashMap<(BlockId, BlockId), Vec<(u32, Value)>> = FxHashMap::default();
    for (to, block) in source.blocks.iter().enumerate() {
        for (number, inst) in block.insts.iter().enumerate() {
            let InstKind::Phi { incoming, .. } = &inst.kind else { break };
            for (value, from) in incoming {
                let list = all.entry((*from, BlockId(to as u32))).or_default();
                // Several edges from one block bring the same.
                if list.last().is_none_or(|(last, _)| *last != number as u32) {
                    list.push((number as u32, *value));
                }
            }
        }
    }
    all
}
