//! Scopes of locals: LangRef, `llvm.lifetime.start`, `llvm.lifetime.end` and "Object Lifetime".
//!
//! Those count that say of a whole `alloca` of the function when it lives. Where one says it of
//! another pointer, or a call may return twice, all of the function are left out, as nobody knows
//! then which ends belong to which starts; so are those of the library. What nobody can tell is
//! left out as well: an end before the function returns with nothing between, one after which
//! nobody can use the local, and starts where each is the first, and no use before it.
//!
//! For LangRef a local is one object in all rounds of a loop, for C11 another one in each. So
//! optimised code stores its address once, before the loop and the scope, or in the first of
//! several rounds: a local that begins again is left out there, if its address may be kept; and in
//! any code if that is outside its scope.

use super::attributes::has;
use super::captured::{At, Uses};
use super::func::Builder;
use super::moved::instructions;
use crate::program::{Edge, List, Op, Reg};
use rustc_hash::{FxHashMap, FxHashSet};
use tresse_ir::ast::{
    Attr, BlockId, Call, CastOp, Function, Inst, InstKind, LocalId, Operand, Value,
};
use tresse_ir::types::Type;

/// How many jumps before a return are followed.
const HOPS: usize = 8;

/// So many starts and ends times blocks are looked through.
const MOST: usize = 50_000_000;

/// So many values of a function may be addresses in its locals, or computed from them.
const MOST_ADDRESSES: usize = 1_000_000;

/// What is known of scopes in a function.
#[derive(Default)]
pub(crate) struct Scopes {
    /// The locals that are used before their scope begins.
    dead_at_first: FxHashSet<LocalId>,
    /// By the number of the instruction, from 1 on: what it is of which local.
    edges: FxHashMap<u32, (Edge, LocalId)>,
    /// What is computed from the addresses of those of which a scope begins.
    computed: FxHashMap<LocalId, Vec<LocalId>>,
    /// The registers of that, once they are needed.
    addresses: FxHashMap<LocalId, List>,
}

impl Scopes {
    /// Is it dead until its scope begins?
    pub(super) fn is_dead_at_first(&self, local: Option<LocalId>) -> bool {
        local.is_some_and(|local| self.dead_at_first.contains(&local))
    }
}

/// A start or an end.
struct Mark {
    local: LocalId,
    is_start: bool,
    /// Its number in the function, from 1 on.
    number: u32,
    at: At,
}

/// What is done with a local.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Start,
    /// An address in it is used, and not kept.
    Use,
    /// One may be kept.
    Keep,
}

impl What {
    /// Is it one of those that are looked for? To keep an address is a use as well.
    fn is(self, wanted: What) -> bool {
        self == wanted || (self, wanted) == (What::Keep, What::Use)
    }
}

/// What is done with a local in a block, in order.
type Moments = FxHashMap<(LocalId, BlockId), Vec<(usize, What)>>;

fn moments(marks: &[Mark], uses: &Uses) -> Moments {
    let starts = marks.iter().filter(|mark| mark.is_start);
    let starts = starts.map(|mark| (mark.local, mark.at, What::Start));
    let what = |is_kept: bool| if is_kept { What::Keep } else { What::Use };
    let uses = uses.places.iter();
    let uses = uses.flat_map(|(l, all)| all.iter().map(|(at, kept)| (*l, *at, what(*kept))));
    let mut moments = Moments::default();
    for (local, (block, place), what) in starts.chain(uses) {
        moments.entry((local, block)).or_default().push((place, what));
    }
    moments.values_mut().for_each(|all| all.sort_unstable());
    moments
}

/// What allocates locals, and what gives their addresses other types.
type Places<'a> = FxHashMap<LocalId, &'a Inst>;

fn places(source: &Function) -> Places<'_> {
    let is_place =
        |inst: &&Inst| matches!(inst.kind, InstKind::Alloca { .. } | InstKind::Cast { .. });
    let places = instructions(source).filter(is_place);
    places.filter_map(|inst| Some((inst.result?, inst))).collect()
}

impl Builder<'_, '_> {
    /// Finds the scopes of the function.
    pub(super) fn scopes(&mut self) -> Scopes {
        if self.func.is_library {
            return Scopes::default();
        }
        let places = places(self.source);
        let is_small = |n: usize| n > 0 && n * self.source.blocks.len() <= MOST;
        let marks = self.marks(&places);
        let Some(marks) = marks.filter(|marks| is_small(marks.len())) else {
            return Scopes::default();
        };
        let locals: FxHashSet<LocalId> = marks.iter().map(|mark| mark.local).collect();
        let Some(mut uses) = self.uses_of(&locals, MOST_ADDRESSES) else {
            return Scopes::default();
        };
        // One that is allocated again and again is more than one.
        let of_others = self.allocas().filter(|(_, (block, _))| block.index() > 0);
        uses.captured.extend(of_others.map(|(local, _)| local));
        let moments = moments(&marks, &uses);
        let goes = |at: At, local, to| self.goes_to(at, local, to, &moments);
        let allocas: Vec<_> = self.allocas().filter(|(local, _)| locals.contains(local)).collect();
        let ends = marks.iter().filter(|mark| !mark.is_start).map(|mark| (mark.local, mark.at));
        let outside = allocas.iter().copied().chain(ends);
        let mut left_out: FxHashSet<LocalId> =
            outside.filter(|(l, at)| goes(*at, *l, What::Keep)).map(|(l, _)| l).collect();
        let begins = |mark: &Mark| goes(mark.at, mark.local, What::Start);
        let begin_again: FxHashSet<LocalId> =
            marks.iter().filter(|mark| begins(mark)).map(|mark| mark.local).collect();
        if self.is_optimized() {
            left_out.extend(uses.captured.intersection(&begin_again));
        }
        // Before it is used for the first time nobody can tell.
        let begun = marks.iter().filter(|mark| mark.is_start).map(|mark| mark.local);
        let begun: FxHashSet<LocalId> = begun.collect();
        let is_one = |l: &LocalId| begun.contains(l) && !left_out.contains(l);
        let allocas = allocas.into_iter().filter(|(local, _)| is_one(local));
        let dead_at_first: FxHashSet<LocalId> =
            allocas.filter(|(l, at)| goes(*at, *l, What::Use)).map(|(l, _)| l).collect();
        let mut edges = FxHashMap::default();
        for mark in marks.iter().filter(|mark| !left_out.contains(&mark.local)) {
            let local = &mark.local;
            let is_used = || uses.captured.contains(local) || goes(mark.at, *local, What::Use);
            let is_begun = begin_again.contains(local) || dead_at_first.contains(local);
            let edge = match mark.is_start {
                true if is_begun => Edge::Start,
                true => continue,
                false if self.returns_next(mark, &places) => continue,
                false if is_used() => Edge::End,
                false if is_begun && self.may_hold_pointers(places.get(local)) => Edge::EndUnused,
                false => continue,
            };
            edges.insert(mark.number, (edge, mark.local));
        }
        let starts = edges.values().filter(|(edge, _)| *edge == Edge::Start);
        let begun: FxHashSet<LocalId> = starts.map(|(_, local)| *local).collect();
        match self.computed_from(&begun, MOST_ADDRESSES) {
            Some(computed) => Scopes { dead_at_first, edges, computed, ..Scopes::default() },
            None => Scopes::default(),
        }
    }

    /// Where each local is allocated.
    fn allocas(&self) -> impl Iterator<Item = (LocalId, At)> {
        let blocks = self.source.blocks.iter().enumerate();
        let insts = blocks.flat_map(|(block, b)| {
            b.insts.iter().enumerate().map(move |(at, inst)| (inst, (BlockId(block as u32), at)))
        });
        insts.filter_map(|(inst, at)| match inst.kind {
            InstKind::Alloca { .. } => Some((inst.result?, at)),
            _ => None,
        })
    }

    /// All starts and ends. `None`: there is one that is not known, or a call that returns twice.
    fn marks(&mut self, places: &Places<'_>) -> Option<Vec<Mark>> {
        let mut marks = Vec::new();
        let mut number = 0;
        for (i, block) in self.source.blocks.iter().enumerate() {
            for (place, inst) in block.insts.iter().enumerate() {
                number += 1;
                let (InstKind::Call(call) | InstKind::Invoke { call, .. }) = &inst.kind else {
                    continue;
                };
                let declared = self.declaration(call.callee);
                let is_twice = |attrs: &[Attr]| has(attrs, "returns_twice");
                if is_twice(&call.attrs) || declared.is_some_and(|f| is_twice(&f.attrs)) {
                    return None;
                }
                let name = declared.map_or("", |f| f.name.as_str());
                let Some(name) = name.strip_prefix("llvm.lifetime.") else { continue };
                let (is_start, at) = (name.starts_with("start"), (BlockId(i as u32), place));
                let local = self.scoped(call, places)?;
                marks.push(Mark { local, is_start, number, at });
            }
        }
        Some(marks)
    }

    /// May a local hold pointers? One that is left there would keep the name of what it points to
    /// from being used again.
    fn may_hold_pointers(&self, alloca: Option<&&Inst>) -> bool {
        alloca.is_some_and(|inst| match inst.kind {
            InstKind::Alloca { elem, .. } => {
                let types = &self.lowerer.inputs[self.module].module.types;
                !matches!(types.body(elem), Type::Int(_) | Type::Float | Type::Double)
            }
            _ => false,
        })
    }

    /// The local that a start or an end is of, if it is of the whole of one.
    fn scoped(&mut self, call: &Call, places: &Places<'_>) -> Option<LocalId> {
        let mut value = call.args.last()?.value;
        let inst = loop {
            let Value::Local(local) = value else { return None };
            let inst = *places.get(&local)?;
            match &inst.kind {
                InstKind::Cast {
                    op: CastOp::BitCast | CastOp::AddrSpaceCast, value: from, ..
                } => {
                    value = from.value;
                }
                _ => break inst,
            }
        };
        let InstKind::Alloca { elem, count, .. } = &inst.kind else { return None };
        let n = count.as_ref().map_or(Some(1), |count| self.number(count))?;
        let size = self.lowerer.alloc_size(self.module, *elem)?.checked_mul(n)?;
        let is_whole = match &call.args[..] {
            // Since LLVM 22 no size is said.
            [_] => true,
            [said, _] => self.said_size(said)?.is_none_or(|said| said == size),
            _ => false,
        };
        inst.result.filter(|_| is_whole)
    }

    /// The size that is said; none within for -1, the whole.
    fn said_size(&mut self, said: &Operand) -> Option<Option<u64>> {
        let bits = self.number(said)?;
        Some(Some(bits).filter(|bits| *bits != u64::MAX && *bits != u64::from(u32::MAX)))
    }

    /// A number that is a constant.
    fn number(&mut self, operand: &Operand) -> Option<u64> {
        let Value::Const(id) = operand.value else { return None };
        let values = self.lowerer.constant(self.module, id).ok()?;
        values.first().filter(|v| v.is_plain()).map(|v| v.bits)
    }

    /// Does the function return after an end, before anything happens that could tell?
    fn returns_next(&self, mark: &Mark, places: &Places<'_>) -> bool {
        let (mut block, mut place) = (mark.at.0, mark.at.1 + 1);
        for _ in 0..HOPS {
            let insts = &self.source.blocks[block.index()].insts[place..];
            let is_quiet = |inst: &&Inst| self.is_quiet(inst, mark.local, places);
            let Some(last) = insts.iter().find(|inst| !is_quiet(inst)) else { return false };
            match last.kind {
                InstKind::Ret { .. } | InstKind::Resume { .. } => return true,
                InstKind::Br { target } => (block, place) = (target, 0),
                _ => return false,
            }
        }
        false
    }

    /// Is it an instruction that does not matter to a local?
    fn is_quiet(&self, inst: &Inst, local: LocalId, places: &Places<'_>) -> bool {
        match &inst.kind {
            InstKind::Call(call) => {
                let declared = self.declaration(call.callee);
                declared.is_some_and(|f| {
                    f.name.starts_with("llvm.lifetime.end") || f.name.starts_with("llvm.dbg.")
                })
            }
            InstKind::Load { ptr, .. } => {
                let is_alloca = |inst: &&Inst| matches!(inst.kind, InstKind::Alloca { .. });
                matches!(ptr.value, Value::Local(other)
                    if other != local && places.get(&other).is_some_and(is_alloca))
            }
            InstKind::Cast { .. } | InstKind::Phi { .. } | InstKind::InsertValue { .. } => true,
            _ => false,
        }
    }

    /// May control go from here to something that is done with a local, before its scope begins?
    fn goes_to(&self, at: At, local: LocalId, to: What, moments: &Moments) -> bool {
        let mut seen = vec![false; self.source.blocks.len()];
        let mut work = vec![(at.0, at.1 + 1)];
        while let Some((block, from)) = work.pop() {
            let here = moments.get(&(local, block)).into_iter().flatten();
            let mut next =
                here.filter(|(at, what)| *at >= from && (what.is(to) || *what == What::Start));
            match next.next() {
                Some((_, what)) if what.is(to) => return true,
                Some(_) => continue,
                None => {}
            }
            let last = self.source.blocks[block.index()].insts.last();
            for next in last.map_or_else(Vec::new, |inst| inst.kind.successors()) {
                if !std::mem::replace(&mut seen[next.index()], true) {
                    work.push((next, 0));
                }
            }
        }
        false
    }

    /// A start or an end of the scope of the local that the register has the address of.
    pub(super) fn lower_scope(&mut self, ptr: Reg) {
        let Some(&(edge, local)) = self.scopes.edges.get(&self.origin.inst) else { return };
        let addresses = match edge {
            Edge::Start => self.addresses_of(local),
            Edge::End | Edge::EndUnused => List { start: 0, len: 0 },
        };
        self.push(Op::Scope { ptr, edge, addresses });
    }

    /// The registers of what is computed from the address of a local.
    fn addresses_of(&mut self, local: LocalId) -> List {
        if let Some(addresses) = self.scopes.addresses.get(&local) {
            return *addresses;
        }
        let mut registers = Vec::new();
        for value in self.scopes.computed.get(&local).into_iter().flatten() {
            let n = self.lowerer.slots(self.module, self.source.locals[value.index()].ty);
            let first = self.slots[value.index()];
            registers.extend((first..first + n).map(Reg));
        }
        let is_room = self.lowerer.take_room(size_of_val(&registers[..]) as u64);
        let addresses = self.list(if is_room { &registers } else { &[] });
        self.scopes.addresses.insert(local, addresses);
        addresses
    }
}
