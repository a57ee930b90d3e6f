//! Memory leaks: heap blocks that nothing leads to any more when the process exits.
//!
//! Decided as LeakSanitizer does. What a program still reaches is no leak: a block that a global
//! or thread-local variable points to, a local of a function that has not returned (of the thread
//! that exits as well: `exit` in the midst of calls), a register of a thread whose value is still
//! needed, or a block that is reached itself. A pointer into the midst of a block counts, and one
//! of which a byte is left. What a thread has returned counts until it is joined, and so does what
//! hazard pointers are still to free. What `mmap` has given is no leak either, and what it leads to
//! is reached: the process has it until it ends.
//!
//! Two deviations, both towards fewer leaks. A pointer is known by its provenance, so one that was
//! changed as a number (a tag in its low bits, an `xor` with a constant) still counts. And for a
//! block whose address has become a number, any aligned word with an address in it counts.

use crate::control::ThreadState;
use crate::end::Lost;
use crate::ids::{SiteId, Tid, arena_of};
use crate::liveness::Liveness;
use crate::mapping::Mapping;
use crate::memory::{ObjType, Object};
use crate::op::Op;
use crate::program::Reg;
use crate::request::Request;
use crate::state::Machine;
use crate::thread::{Effect, MemOp, Thread, Waiting};
use crate::value::{Prov, Value};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

impl Machine {
    /// The blocks that are lost, of a machine that runs threads itself and is about to exit.
    pub fn lost(&self) -> Vec<Lost> {
        let states = &self.control.threads;
        let is_over =
            |state: &ThreadState| matches!(state, ThreadState::Ended(_) | ThreadState::Gone);
        let returned = states.iter().filter_map(|state| match state {
            ThreadState::Ended(value) => Some(*value),
            _ => None,
        });
        let around = Around {
            has_ended: &|thread| states.get(thread as usize).is_some_and(is_over),
            is_freed: &|_| false,
            returned: returned.collect(),
        };
        lost(self, &around)
    }
}

/// What only the engine knows of an execution that has come to its end.
pub struct Around<'a> {
    /// Has a thread ended?
    pub has_ended: &'a dyn Fn(Tid) -> bool,
    /// Is a block given back, though its object is still there?
    pub is_freed: &'a dyn Fn(Prov) -> bool,
    /// What threads have returned that nobody has joined.
    pub returned: Vec<Value>,
}

/// Does a thread end the process without what `exit` does (C11 7.22.4.5, `_Exit`)? Nobody looks for
/// leaks then.
pub fn is_quick(machine: &Machine) -> bool {
    machine.threads.iter().any(|thread| match &thread.waiting {
        Some(Waiting::Request(request, ..)) => {
            matches!(**request, Request::ExitProcess { is_quick: true, .. })
        }
        _ => false,
    })
}

/// The blocks that are lost, by the place of their allocation: first those that nothing at all
/// leads to, then those that only other lost blocks lead to.
pub fn lost(machine: &Machine, around: &Around<'_>) -> Vec<Lost> {
    let mut search = Search::new(machine, around);
    search.roots();
    let lost: Vec<(Prov, SiteId, u64)> =
        search.blocks.iter().filter(|(p, ..)| !search.seen.contains(p)).copied().collect();
    // What an earlier one leads to was looked into then.
    for (block, ..) in &lost {
        search.from = *block;
        search.reach(*block);
        search.follow();
    }
    let mut places: BTreeMap<(bool, SiteId), Lost> = BTreeMap::new();
    for (block, site, size) in lost {
        let is_indirect = search.met.contains(&block);
        let new = Lost { site, blocks: 0, bytes: 0, is_indirect };
        let place = places.entry((is_indirect, site)).or_insert(new);
        place.blocks += 1;
        place.bytes = place.bytes.saturating_add(size);
    }
    places.into_values().collect()
}

/// What is reached so far.
struct Search<'a> {
    machine: &'a Machine,
    around: &'a Around<'a>,
    /// Heap blocks that are neither freed nor still to be freed, with site and size.
    blocks: Vec<(Prov, SiteId, u64)>,
    /// Addresses of those that have become numbers: first, last, block.
    exposed: Vec<(u64, u64, Prov)>,
    seen: FxHashSet<Prov>,
    /// Reached and not yet looked into.
    open: Vec<Prov>,
    /// The lost block that is followed, and what others of them lead to.
    from: Prov,
    met: FxHashSet<Prov>,
}

impl<'a> Search<'a> {
    fn new(machine: &'a Machine, around: &'a Around<'a>) -> Search<'a> {
        let numbers: FxHashSet<Prov> =
            machine.cache.arenas.iter().flat_map(|arena| arena.exposed()).collect();
        let (mut blocks, mut exposed) = (Vec::new(), Vec::new());
        for (prov, object) in objects(machine) {
            let is_block = object.obj_type == ObjType::Heap
                && !object.is_retired
                && object.allocated_at != SiteId::NONE
                && object.mapping == Mapping::None
                && !(around.is_freed)(prov);
            if is_block {
                blocks.push((prov, object.allocated_at, object.size));
                if numbers.contains(&prov) {
                    exposed.push((object.base, object.base + object.size, prov));
                }
            }
        }
        exposed.sort_unstable();
        let (seen, met) = (FxHashSet::default(), FxHashSet::default());
        Search { machine, around, blocks, exposed, seen, open: Vec::new(), from: Prov::NONE, met }
    }

    fn reach(&mut self, prov: Prov) {
        if !prov.is_object() {
            return;
        }
        if self.from != Prov::NONE && self.from != prov {
            self.met.insert(prov);
        }
        if self.seen.insert(prov) {
            self.open.push(prov);
        }
    }

    fn reach_value(&mut self, value: &Value) {
        self.reach(value.prov);
        if value.is_defined() {
            self.reach_number(value.bits);
        }
    }

    /// A number may be the address of what was made one.
    fn reach_number(&mut self, number: u64) {
        let after = self.exposed.partition_point(|(first, ..)| *first <= number);
        if let Some((_, last, prov)) = after.checked_sub(1).map(|at| self.exposed[at])
            && number <= last
        {
            self.reach(prov);
        }
    }

    /// Looks into all that is reached.
    fn follow(&mut self) {
        while let Some(prov) = self.open.pop() {
            if (self.around.is_freed)(prov) {
                continue;
            }
            if let Some(object) = self.machine.cache.object(prov).filter(|o| !o.is_dead) {
                self.look_into(object);
            }
        }
    }

    fn look_into(&mut self, object: &Object) {
        object.bytes.pointees(|prov| self.reach(prov));
        // A function's bytes are addresses, and hold nothing.
        if self.exposed.is_empty() || object.obj_type == ObjType::Function {
            return;
        }
        let word = self.machine.setup.program.pointer_bits / 8;
        let words = object.size / u64::from(word);
        for at in 0..words {
            let value = object.bytes.load(at * u64::from(word), word);
            if value.is_defined() {
                self.reach_number(value.bits);
            }
        }
    }

    fn roots(&mut self) {
        let machine = self.machine;
        for (prov, object) in objects(machine) {
            let thread = prov.arena().checked_sub(arena_of(0));
            let is_root = match object.obj_type {
                ObjType::Global | ObjType::Constant | ObjType::Function => true,
                // Those of functions that have not returned: see `of_thread`.
                ObjType::Stack => false,
                ObjType::ThreadLocal => thread.is_none_or(|t| !(self.around.has_ended)(t)),
                ObjType::Heap => {
                    let is_mapping = object.mapping != Mapping::None;
                    object.is_retired || is_mapping || object.allocated_at == SiteId::NONE
                }
            };
            if is_root {
                self.reach(prov);
            }
        }
        for value in &self.around.returned {
            self.reach_value(value);
        }
        for thread in machine.threads.iter().filter(|t| !(self.around.has_ended)(t.id)) {
            self.of_thread(thread);
        }
        machine.cache.mem_op_list.iter().for_each(|op| self.of_operation(op));
        self.follow();
    }

    /// What a thread holds itself: registers that are still needed, and operations under way.
    fn of_thread(&mut self, thread: &Thread) {
        let program = &self.machine.setup.program;
        let number = arena_of(thread.id);
        for slot in &thread.stack.objects {
            let object = self.machine.cache.arenas[number as usize].objects.get(*slot as usize);
            if let Some(object) = object {
                self.reach(Prov::object(number, *slot, object.generation));
            }
        }
        for (at, frame) in thread.continuation.iter().enumerate() {
            let func = program.function(frame.func);
            // What has come to its end needs what it returns, if it has not done so.
            let is_over = matches!(func.code.get(frame.pc as usize), Some(Op::Ret { .. }));
            if is_over && at + 1 < thread.continuation.len() {
                continue;
            }
            let base = frame.base as usize;
            let mut hold = |register: u32| {
                if let Some(value) = thread.registers.get(base + register as usize) {
                    self.reach_value(value);
                }
            };
            Liveness::of(program, func).at(frame.pc, true).iter().for_each(|r| hold(*r));
            // Locals that are kept in registers are locals all the same.
            for op in func.code.iter().filter(|_| !is_over) {
                if let Op::Promoted { dst: Reg(register), .. } = op {
                    hold(*register);
                }
            }
        }
        thread.queues.read_back.iter().for_each(|read| self.reach_value(&read.got.value));
        thread.queues.to_commit.iter().for_each(|op| self.of_operation(op));
    }

    fn of_operation(&mut self, op: &MemOp) {
        match &op.effect {
            Effect::Read | Effect::Fence => {}
            Effect::Write(value) | Effect::Update { operand: value, .. } => self.reach_value(value),
            Effect::Exchange { new, .. } => self.reach_value(new),
        }
    }
}

/// All objects that live.
fn objects(machine: &Machine) -> impl Iterator<Item = (Prov, &Object)> {
    machine.cache.arenas.iter().enumerate().flat_map(|(number, arena)| {
        let live = arena.objects.iter().enumerate().filter(|(_, object)| !object.is_dead);
        live.map(move |(slot, object)| {
            (Prov::object(number as u32, slot as u32, object.generation), object)
        })
    })
}
