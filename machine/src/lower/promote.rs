//! Locals from memory to registers: an `alloca` of constant size whose address goes nowhere but
//! into loads and stores of one shape. At -O0 that is nearly every scalar local.
//!
//! The register that held the address holds the content. Each operation is replaced by one
//! operation at the same place, so sites and schedules mean the same with and without.
//!
//! What is promoted is no event of any model, so only plain accesses are. That is how the models
//! have it, too, which know registers besides memory. An atomic access of a local orders more than
//! the local, and what it orders is for the model to say: under TSO and PSO `seq_cst` writes and
//! updates empty the store buffer; RC11's psc goes through any access between two of one place
//! (scb: PLDI 2017, Figure 1); a text of a user's may say anything. So the local is in memory.

use crate::config::Uninit;
use crate::program::{Edge, Func, Op, Program, Reg};
use crate::uses::each_register;
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};
use tresse_ir::ast::Ordering;

/// A local that may be promoted.
#[derive(Clone, Copy)]
struct Promoted {
    /// Its `AllocaInfo`.
    info: u32,
    /// Every access of it: bytes, and width in bits. `None`: there is none.
    shape: Option<(u8, u8)>,
}

/// By the register of the address.
type Locals = FxHashMap<Reg, Promoted>;

/// Promotes what can be promoted in every function. `is_exact`: nobody is to be able to tell, not
/// even by the bound on memory, by what is known of undefined bits, or by what is taken for lost.
pub(super) fn promote(program: &mut Program, uninit: Uninit, is_exact: bool) {
    let pointer_bits = program.pointer_bits;
    for i in 0..program.functions.len() {
        let func = &program.functions[i];
        // What a block takes is given back when it ends, which a register does not notice; nor what
        // an older object of an alloca that is executed twice still leads to.
        let restores = func.code.iter().any(|op| matches!(op, Op::StackRestore { .. }));
        if is_exact && (restores || !func.returns_twice.is_empty()) {
            continue;
        }
        let mut locals = promotable(program, func);
        if is_exact {
            let once = executed_once(func);
            // A value that does not fill its bytes has undefined bits beside it in memory, and a
            // wide one is several words there.
            locals.retain(|_, local| {
                let is_small = local.shape.is_none_or(|(len, width)| {
                    u32::from(width) == 8 * u32::from(len) && u32::from(width) <= pointer_bits
                });
                is_small && once.contains(&local.info)
            });
        }
        if !locals.is_empty() {
            rewrite(&mut program.functions[i], &locals, uninit);
        }
    }
}

/// The allocas that can be promoted. It does not matter where in the function they are: a register
/// names the newest object of its alloca, and older ones are out of reach.
fn promotable(program: &Program, func: &Func) -> Locals {
    let mut locals = Locals::default();
    for op in &func.code {
        if let Op::Alloca { dst, info } = *op
            && func.allocas[info as usize].count.is_none()
            && !func.allocas[info as usize].is_dead_at_first
        {
            locals.insert(dst, Promoted { info, shape: None });
        }
    }
    for op in &func.code {
        let place = match *op {
            Op::Alloca { dst, .. } => Some(dst),
            // To access it outside its scope is for memory to judge.
            Op::Scope { ptr, edge: Edge::Start | Edge::EndUnused, .. } => Some(ptr),
            Op::Load { ptr, .. } | Op::Store { ptr, .. }
                if locals.get_mut(&ptr).is_some_and(|local| local.fits(func, op)) =>
            {
                Some(ptr)
            }
            _ => None,
        };
        let is_address_stored = matches!(*op, Op::Store { src, ptr, .. } if src == ptr);
        each_register(program, func, op, &mut |_, reg| {
            if Some(reg) != place || is_address_stored {
                locals.remove(&reg);
            }
        });
    }
    locals
}

/// The allocas of the first block, which control never comes back to.
fn executed_once(func: &Func) -> FxHashSet<u32> {
    let is_over = |op: &&Op| {
        matches!(
            op,
            Op::Jump { .. } | Op::Branch { .. } | Op::Switch { .. } | Op::IndirectBr { .. }
        )
    };
    let first = func.code.iter().take_while(|op| !is_over(op));
    let allocas = first.filter_map(|op| match *op {
        Op::Alloca { info, .. } => Some(info),
        _ => None,
    });
    allocas.collect()
}

impl Promoted {
    /// Is an access of the local one of the whole of it, as those before? Then it may become a
    /// move.
    fn fits(&mut self, func: &Func, op: &Op) -> bool {
        let (Op::Load { offset, total, len, width, align, ordering, .. }
        | Op::Store { offset, total, len, width, align, ordering, .. }) = *op
        else {
            return false;
        };
        let info = func.allocas[self.info as usize];
        let is_whole = offset == 0 && total == u32::from(len) && u64::from(len) == info.elem_size;
        ordering == Ordering::NotAtomic
            && *self.shape.get_or_insert((len, width)) == (len, width)
            && is_whole
            && 1u64 << align <= u64::from(info.align)
    }
}

fn rewrite(func: &mut Func, locals: &Locals, uninit: Uninit) {
    let mut fills = FxHashMap::default();
    for i in 0..func.code.len() {
        let consts = &mut func.consts;
        let mut fresh = |local: Promoted| {
            *fills.entry(fill(local, uninit)).or_insert_with_key(|value| {
                consts.push(*value);
                Reg((consts.len() as u32 - 1) | Reg::CONST)
            })
        };
        func.code[i] = match func.code[i] {
            Op::Alloca { dst, .. } if locals.contains_key(&dst) => {
                let local = locals[&dst];
                Op::Promoted { dst, fill: fresh(local), info: local.info }
            }
            // As in memory: what is outside its scope is as new.
            Op::Scope { ptr, .. } if locals.contains_key(&ptr) => {
                Op::Move { dst: ptr, src: fresh(locals[&ptr]) }
            }
            Op::Load { dst, ptr, .. } if locals.contains_key(&ptr) => Op::Move { dst, src: ptr },
            Op::Store { src, ptr, .. } if locals.contains_key(&ptr) => Op::Move { dst: ptr, src },
            other => other,
        };
    }
}

/// The constant that stands for fresh memory.
fn fill(local: Promoted, uninit: Uninit) -> Value {
    match uninit {
        Uninit::Undef => Value::undef(local.shape.map_or(64, |(_, width)| u32::from(width))),
        Uninit::Poison => Value::POISON,
        Uninit::Zero => Value::ZERO,
    }
}
