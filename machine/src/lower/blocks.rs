//! Blocks, phis and terminators. Phis become parallel moves on edges (LangRef, `phi`).

use super::func::{Builder, Refused};
use crate::program::{Op, Origin, Reg, SwitchTable};
use tresse_ir::ast::{self, BlockId, ConstId, InstKind, Operand};

impl Builder<'_, '_> {
    /// Lowers all blocks in order, then the edges that need moves, then turns labels into places.
    pub(super) fn lower_blocks(&mut self) {
        let source = self.source;
        let mut number = 0;
        for (i, block) in source.blocks.iter().enumerate() {
            self.labels[i] = self.func.code.len() as u32;
            for inst in &block.insts {
                number += 1;
                self.origin = Origin { inst: number, pos: inst.pos, dbg: inst.dbg };
                if let Err(what) = self.lower_inst(BlockId(i as u32), inst) {
                    let at = self.pos();
                    self.unsupported(&format!("{what} (line {} of the IR)", at.line));
                }
            }
        }
        self.hoist_vararg_blocks();
        self.resolve_labels();
        self.func.blocks = self.labels[..source.blocks.len()].to_vec();
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
            InstKind::Br { target } => {
                self.moves(block, *target)?;
                self.push(Op::Jump { to: target.0 });
                Ok(())
            }
            InstKind::CondBr { cond, then, other } => {
                let cond = self.operand(cond)?;
                let mut edges = Vec::new();
                let (then, other) = (self.edge(*then, &mut edges), self.edge(*other, &mut edges));
                self.push(Op::Branch { cond, then, other });
                self.emit_edges(block, edges)
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
            InstKind::Invoke { call, normal, .. } => {
                self.lower_call(inst, call)?;
                self.moves(block, *normal)?;
                self.push(Op::Jump { to: normal.0 });
                Ok(())
            }
            InstKind::CallBr { .. } => Err("callbr".into()),
            InstKind::Resume { .. } => Err("exceptions (resume)".into()),
            InstKind::Funclet { name, .. } => Err(format!("exceptions ({name})")),
            _ => Err("an instruction that is no terminator at the end of a block".into()),
        }
    }

    fn lower_ret(&mut self, value: Option<&Operand>) -> Result<(), Refused> {
        let regs = match value {
            None => Vec::new(),
            Some(operand) => {
                let n = self.lowerer.leaves(self.module, operand.ty)?.slots;
                let first = self.operand(operand)?;
                if self
                    .source
                    .ret_attrs
                    .iter()
                    .any(|a| matches!(a, ast::Attr::Word(w) if w == "noundef"))
                {
                    self.no_undef(first, n);
                }
                (0..n).map(|i| first.plus(i)).collect()
            }
        };
        let values = self.list(&regs);
        self.push(Op::Ret { values });
        Ok(())
    }

    /// LangRef, `noundef`.
    pub(super) fn no_undef(&mut self, first: Reg, n: u32) {
        for i in 0..n {
            let src = first.plus(i);
            let is_known =
                src.is_const() && self.func.consts[(src.0 & !Reg::CONST) as usize].is_defined();
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
        let mut edges = Vec::new();
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
        let reg = self.operand(address)?;
        let slot =
            self.lowerer.program.targets.iter().position(|(name, ..)| *name == self.source.name);
        let base = slot.map_or(0, |s| self.lowerer.program.targets[s].1);
        let mut edges = Vec::new();
        let list = targets
            .iter()
            .map(|t| (base + 1 + u64::from(t.0), self.edge(*t, &mut edges)))
            .collect();
        self.func.indirect.push(list);
        self.push(Op::IndirectBr { address: reg, table: self.func.indirect.len() as u32 - 1 });
        self.emit_edges(block, edges)
    }

    /// The label to jump to for an edge: the block itself, or a new one if the block has phis.
    fn edge(&mut self, target: BlockId, edges: &mut Vec<(u32, BlockId)>) -> u32 {
        let first = self.source.blocks[target.index()].insts.first();
        let has_phis = first.is_some_and(|i| matches!(i.kind, InstKind::Phi { .. }));
        if !has_phis {
            return target.0;
        }
        if let Some((label, _)) = edges.iter().find(|(_, t)| *t == target) {
            return *label;
        }
        let label = self.labels.len() as u32;
        self.labels.push(u32::MAX);
        edges.push((label, target));
        label
    }

    fn emit_edges(&mut self, block: BlockId, edges: Vec<(u32, BlockId)>) -> Result<(), Refused> {
        for (label, target) in edges {
            self.labels[label as usize] = self.func.code.len() as u32;
            self.moves(block, target)?;
            self.push(Op::Jump { to: target.0 });
        }
        Ok(())
    }

    /// The moves of an edge, all at once: phis read what the others held before.
    fn moves(&mut self, from: BlockId, to: BlockId) -> Result<(), Refused> {
        let source = self.source;
        let mut pairs = Vec::new();
        for inst in &source.blocks[to.index()].insts {
            let (InstKind::Phi { incoming, .. }, Some(result)) = (&inst.kind, inst.result) else {
                break;
            };
            let Some((value, _)) = incoming.iter().find(|(_, b)| *b == from) else { continue };
            let n = self.lowerer.leaves(self.module, inst.ty)?.slots;
            let (dst, src) = (self.local(result), self.value(*value)?);
            pairs.extend((0..n).map(|i| (dst.plus(i), src.plus(i))));
        }
        pairs.retain(|(dst, src)| dst != src);
        let is_tangled = pairs
            .iter()
            .enumerate()
            .any(|(i, (dst, _))| pairs[i + 1..].iter().any(|(_, src)| src == dst));
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
