//! Branches. LangRef, "Terminator Instructions"; K-LLVM §4.2 dynamic basic blocks.

use super::{Cx, Flow, StepResult};
use crate::end::{End, Ub};
use crate::interface::Handler;
use crate::program::Reg;

impl<H: Handler> Cx<'_, H> {
    /// Control enters a block: a new dynamic block number (K-LLVM §4.2 `currInst`).
    #[inline]
    pub(super) fn enter_block(&mut self, to: u32) -> StepResult {
        self.thread.blocks += 1;
        let (block, top) = (self.thread.blocks, self.thread.continuation.len() - 1);
        self.thread.continuation[top].block = block;
        Ok(Flow::Goto(to))
    }

    /// LangRef, `br`: undefined behaviour on poison and undef.
    #[inline]
    pub(super) fn step_branch(&mut self, cond: Reg, then: u32, other: u32) -> StepResult {
        let cond = self.need(self.get(cond), Ub::BranchOnPoison, Ub::BranchOnUndef)?;
        self.enter_block(if cond & 1 == 1 { then } else { other })
    }

    pub(super) fn step_switch(&mut self, value: Reg, table: u32) -> StepResult {
        let func = self.func;
        let table = &func.switches[table as usize];
        let words = table.width.div_ceil(64).max(1);
        let mut key = smallvec::SmallVec::<[u64; 2]>::new();
        for i in 0..words {
            let word = self.get(value.plus(i));
            self.note_numbers(&[word]);
            key.push(self.need(word, Ub::BranchOnPoison, Ub::BranchOnUndef)?);
        }
        self.enter_block(table.target(&key))
    }

    /// LangRef, `indirectbr`: the address must be that of one of the listed blocks. A block's
    /// address is its function's, plus its number, plus one.
    pub(super) fn step_indirect_br(&mut self, address: Reg, table: u32) -> StepResult {
        let address = self.get(address);
        let bits = self.need(address, Ub::PoisonAddress, Ub::UndefAddress)?;
        match self.func.block_at(table, bits) {
            Some(to) => self.enter_block(to),
            None => Err(End::ub(Ub::BadIndirectTarget, format!("the address is {bits:#x}"))),
        }
    }
}
