//! Where locals are used, what is computed from their addresses, and whose address stays within the
//! function. Calls may have it, where they promise to keep no copy (LangRef, `nocapture`,
//! `captures(none)`).

use super::attributes::has;
use super::func::Builder;
use super::inst::each_operand;
use super::moved::instructions;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use tresse_ir::ast::{BlockId, Call, CastOp, Inst, InstKind, LocalId, Value};

/// A block, and a place there.
pub(super) type At = (BlockId, usize);

/// Where locals are used, and whose address may go elsewhere.
#[derive(Default)]
pub(super) struct Uses {
    /// Where an address in it is used for more than to compute another, and whether it may be kept
    /// there.
    pub places: FxHashMap<LocalId, Vec<(At, bool)>>,
    pub captured: FxHashSet<LocalId>,
}

/// Which locals each address may be in.
type Within = FxHashMap<LocalId, SmallVec<[LocalId; 1]>>;

/// What comes of each value.
type Ways = FxHashMap<LocalId, Vec<LocalId>>;

impl Builder<'_, '_> {
    /// The uses of these locals. `None`: so many addresses in them are not looked through.
    pub(super) fn uses_of(&self, locals: &FxHashSet<LocalId>, most: usize) -> Option<Uses> {
        let mut within = Within::default();
        for (local, addresses) in follow(&self.ways(leads_on), locals, most)? {
            addresses.into_iter().for_each(|a| within.entry(a).or_default().push(local));
        }
        let mut uses = Uses::default();
        for (i, block) in self.source.blocks.iter().enumerate() {
            for (place, inst) in block.insts.iter().enumerate() {
                self.each_use(inst, &mut |value, is_kept| {
                    for local in known(&within, value) {
                        let at = (BlockId(i as u32), place);
                        uses.places.entry(*local).or_default().push((at, is_kept));
                        if is_kept {
                            uses.captured.insert(*local);
                        }
                    }
                });
            }
        }
        Some(uses)
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
        follow(&self.ways(|kind| !reads_memory(kind)), locals, most)
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

fn known(within: &Within, value: Value) -> &[LocalId] {
    match value {
        Value::Local(id) => within.get(&id).map_or(&[], |locals| locals),
        Value::Const(_) | Value::Metadata => &[],
    }
}

/// What comes of each of these, and they themselves. `None`: it is more than so much.
fn follow(
    ways: &Ways,
    from: &FxHashSet<LocalId>,
    most: usize,
) -> Option<FxHashMap<LocalId, Vec<LocalId>>> {
    let mut found = 0;
    let mut all = FxHashMap::default();
    for local in from {
        let mut seen = FxHashSet::from_iter([*local]);
        let mut values = vec![*local];
        let mut next = 0;
        while let Some(value) = values.get(next) {
            let results = ways.get(value).into_iter().flatten();
            let fresh: Vec<LocalId> = results.copied().filter(|r| seen.insert(*r)).collect();
            values.extend(fresh);
            next += 1;
            if found + values.len() > most {
                return None;
            }
        }
        found += values.len();
        all.insert(*local, values);
    }
    Some(all)
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
