//! LangRef, "Constants": each distinct one once, as the AST wants them.

use crate::ast::{Const, ConstId, ConstKind};
use crate::types::TypeId;
use num_bigint::BigUint;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// The constants so far. Look-up goes by hash to a chain of ids, so that no constant (some are
/// megabytes of bytes) is kept twice.
#[derive(Default)]
pub(super) struct ConstPool {
    consts: Vec<Const>,
    /// Hash to the newest constant with it.
    heads: FxHashMap<u64, ConstId>,
    /// For each constant, the one before it with the same hash.
    chain: Vec<Option<ConstId>>,
    /// Small integers, the most frequent constants.
    small: FxHashMap<(TypeId, u64), ConstId>,
}

impl ConstPool {
    pub(super) fn into_consts(self) -> Vec<Const> {
        self.consts
    }

    /// The constant with this id; ids come from this pool.
    pub(super) fn get(&self, id: ConstId) -> &Const {
        &self.consts[id.index()]
    }

    pub(super) fn all(&self) -> &[Const] {
        &self.consts
    }

    /// Replaces what a constant is, once more is known about it.
    pub(super) fn patch(&mut self, id: ConstId, kind: ConstKind) {
        if let Some(constant) = self.consts.get_mut(id.index()) {
            constant.kind = kind;
        }
    }

    /// The id of a constant, new or known.
    pub(super) fn intern(&mut self, ty: TypeId, kind: ConstKind) -> ConstId {
        let constant = Const { ty, kind };
        let hash = FxBuildHasher.hash_one(&constant);
        let head = self.heads.get(&hash).copied();
        let mut next = head;
        while let Some(id) = next {
            if *self.get(id) == constant {
                return id;
            }
            next = self.chain.get(id.index()).copied().flatten();
        }
        let id = self.push(constant, head);
        self.heads.insert(hash, id);
        id
    }

    /// An integer that fits 64 bits, already cut to its type's width.
    pub(super) fn small_int(&mut self, ty: TypeId, value: u64) -> ConstId {
        if let Some(&id) = self.small.get(&(ty, value)) {
            return id;
        }
        let id = self.intern(ty, ConstKind::Int(BigUint::from(value)));
        self.small.insert((ty, value), id);
        id
    }

    fn push(&mut self, constant: Const, before: Option<ConstId>) -> ConstId {
        let id = ConstId(self.consts.len() as u32);
        self.consts.push(constant);
        self.chain.push(before);
        id
    }
}
