//! Where locals are used, what is computed from their addresses, and whose address stays within the
//! function. Calls may have it, where they promise to keep no copy (LangRef, `nocapture`,
//! `captures(none)`).

use super::attributes::has;
use super::func::Builder;
use super::inst::each_operand;
use super::moved::instructions;
use rustc_hash::{FxHashMap, FxHashSet};
use tresse_ir::ast::{BlockId, Call, CastOp, Inst, InstKind, LocalId, Value};

/// A block, and a place there.
pub(super) type At = (BlockId, usize);

/// Where locals are used, and whose address may go elsewhere.
pub(super) struct Uses {
    /// Where an address in it is used for more than to compute another.
    pub places: FxHashMap<LocalId, Vec<At>>,
    pub captured: FxHashSet<LocalId>,
}

/// Which local each address is in.
type Within = FxHashMap<LocalId, LocalId>;

/// What comes of each value.
type Ways = FxHashMap<LocalId, Vec<LocalId>>;

impl Builder<'_, '_> {
    /// The uses of these locals.
    pub(super) fn uses_of(&self, locals: &FxHashSet<LocalId>) -> Uses {
        let mut captured = FxHashSet::default();
        let within = self.within(locals, &mut captured);
        let mut places: FxHashMap<LocalId, Vec<At>> = FxHashMap::default();
        for (i, block) in self.source.blocks.iter().enumerate() {
            for (place, inst) in block.insts.iter().enumerate() {
                self.each_use(inst, &mut |value, is_kept| {
                    let Some(local) = known(&within, value) else { return };
                    places.entry(local).or_default().push((BlockId(i as u32), place));
                    if is_kept {
                        captured.insert(local);
                    }
                });
            }
        }
        Uses { places, captured }
    }

    /// All addresses in these locals. A value that may be in either of two captures both.
    fn within(&self, locals: &FxHashSet<LocalId>, captured: &mut FxHashSet<LocalId>) -> Within {
        let leads_to = self.ways(leads_on);
        let mut within = Within::default();
        let mut work: Vec<(LocalId, LocalId)> = locals.iter().map(|l| (*l, *l)).collect();
        while let Some((value, local)) = work.pop() {
            match within.insert(value, local) {
                None => {
                    let results = leads_to.get(&value).into_iter().flatten();
                    work.extend(results.map(|result| (*result, local)));
                }
                Some(other) if other != local => captured.extend([local, other]),
                Some(_) => {}
            }
        }
        within
    }

    /// From each value to the results of those instructions that have it as an operand.
    fn ways(&self, is_one: impl Fn(&InstKind) -> bool) -> Ways {
        let mut ways = Ways::default();
        for inst in instructions(self.source).filter(|inst| is_one(&inst.kind)) {
            let Some(result) = inst.result else { continue };
            each_operand(&inst.kind, &mut |value| {
                if let Value::Local(from) = value {
                    ways.entry(from).or_default().push(result);
                }
            });
        }
        ways
    }

    /// What is computed from the address of each of these locals, and not read from memory; the
    /// address itself as well. `None`: it is more than so much.
    pub(super) fn computed_from(
        &self,
        locals: &FxHashSet<LocalId>,
        most: usize,
    ) -> Option<FxHashMap<LocalId, Vec<LocalId>>> {
        let ways = self.ways(|kind| !reads_memory(kind));
        let mut found = 0;
        let mut all = FxHashMap::default();
        for local in locals {
            let mut seen = FxHashSet::from_iter([*local]);
            let mut computed = vec![*local];
            let mut next = 0;
            while let Some(value) = computed.get(next) {
                let results = ways.get(value).into_iter().flatten();
                let fresh: Vec<LocalId> = results.copied().filter(|r| seen.insert(*r)).collect();
                computed.extend(fresh);
                next += 1;
            }
            found += computed.len();
            if found > most {
                return None;
            }
            all.insert(*local, computed);
        }
        Some(all)
    }

    /// Calls `f` with what an instruction uses, and whether it may keep it, or give it to others.
    fn each_use(&self, inst: &Inst, f: &mut impl FnMut(Value, bool)) {
        match &inst.kind {
            InstKind::Load { ptr, .. } => f(ptr.value, false),
            InstKind::Store { value, ptr, .. } | InstKind::AtomicRmw { value, ptr, .. } => {
                f(value.value, true);
                f(ptr.value, false);
            }
            InstKind::Call(call) | InstKind::Invoke { call, .. } => self.each_argument(call, f),
            InstKind::ICmp { .. } => {}
            kind if leads_on(kind) => {}
            kind => each_operand(kind, &mut |value| f(value, true)),
        }
    }

    fn each_argument(&self, call: &Call, f: &mut impl FnMut(Value, bool)) {
        let callee = self.callee(call.callee);
        if callee.is_some_and(|f| f.name.starts_with("llvm.lifetime.")) {
            return;
        }
        // Some intrinsics keep nothing, and give back what they are given.
        let gives_back = callee.is_some_and(|f| f.name.starts_with("llvm.") && !is_bulk(&f.name));
        for (at, arg) in call.args.iter().enumerate() {
            let of_call = call.arg_attrs.get(at);
            let of_callee = callee.and_then(|f| f.params.get(at)).map(|param| &param.attrs);
            let said = |word: &str| of_call.into_iter().chain(of_callee).any(|a| has(a, word));
            let stays = (said("nocapture") || said("captures(none)")) && !said("returned");
            f(arg.value, gives_back || !stays);
        }
        call.bundles.iter().flat_map(|(_, operands)| operands).for_each(|o| f(o.value, true));
    }
}

/// Is the result what memory holds, or no more than a comparison?
fn reads_memory(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::Load { .. }
            | InstKind::AtomicRmw { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::VaArg { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
    )
}

fn is_bulk(name: &str) -> bool {
    ["llvm.memcpy.", "llvm.memmove.", "llvm.memset."].iter().any(|bulk| name.starts_with(bulk))
}

fn known(within: &Within, value: Value) -> Option<LocalId> {
    match value {
        Value::Local(id) => within.get(&id).copied(),
        Value::Const(_) | Value::Metadata => None,
    }
}

/// Is the result an address in the object that an operand is an address in, if one is?
fn leads_on(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::GetElementPtr { .. }
            | InstKind::Phi { .. }
            | InstKind::Select { .. }
            | InstKind::Freeze { .. }
            | InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, .. }
    )
}
