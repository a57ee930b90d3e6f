//! Is a thread where it was before? For engines that drive the threads (`drive.rs`): a thread whose
//! local state comes again, with the same answers to come, does the same for ever.
//!
//! What it can no longer read is left out: dead registers, what a call will return that its caller
//! ignores, dead objects. Stack objects are held against each other by their place on the stack, as
//! a slot's generation tells how often it was used before, and nothing else does.

use crate::drive::Checkpoint;
use crate::ids::FuncIdx;
use crate::ids::arena_of;
use crate::liveness::Liveness;
use crate::memory::cache::Arena;
use crate::memory::{ObjType, Object};
use crate::program::{Op, Program};
use crate::thread::{Frame, Thread};
use crate::uses::{Touch, each_register};
use crate::value::{Prov, Value};
use std::borrow::Cow;
use triomphe::Arc;

/// What is known of the threads' code.
#[derive(Clone, Copy)]
pub struct Code<'a> {
    /// The program.
    pub program: &'a Program,
    /// The live registers of each of its functions ([`Liveness::of_all`]).
    pub live: &'a [Liveness],
}

impl Code<'_> {
    /// Is a register live before an operation?
    pub(crate) fn is_live(&self, func: FuncIdx, pc: u32, register: u32) -> bool {
        self.live[func.0 as usize].is_live(pc, register, true)
    }

    /// The registers that are live before an operation. `is_wanted`: somebody looks at what the
    /// function returns.
    fn live_at(&self, func: FuncIdx, pc: u32, is_wanted: bool) -> Cow<'_, [u32]> {
        self.live[func.0 as usize].at(pc, is_wanted)
    }
}

/// Does a thread go on in the same way from two checkpoints, if memory that others can reach holds
/// the same? What it has read and not yet taken (`read_back`) does not count. `globals`: those of
/// both moments, for a thread that is alone.
pub fn is_same_local(
    code: Code<'_>,
    a: &Checkpoint,
    b: &Checkpoint,
    globals: Option<(&Arc<Arena>, &Arc<Arena>)>,
) -> bool {
    let pair = Pair { code, a, b };
    pair.has_same_frames()
        && pair.has_same_stack()
        && pair.has_same_registers()
        && pair.has_same_memory()
        && globals.is_none_or(|(x, y)| pair.has_same_globals(x, y))
}

/// The same thread at two moments.
struct Pair<'a> {
    code: Code<'a>,
    a: &'a Checkpoint,
    b: &'a Checkpoint,
}

impl Pair<'_> {
    fn threads(&self) -> (&Thread, &Thread) {
        (&self.a.thread, &self.b.thread)
    }

    /// Do the same functions run, at the same operations, waiting for the same?
    fn has_same_frames(&self) -> bool {
        let (a, b) = self.threads();
        let key = |f: &Frame| {
            let stack = (f.stack_before, f.objects_before);
            (f.func, f.pc, f.base, f.ret, stack, f.progress, f.mark)
        };
        let mut frames = a.continuation.iter().zip(&b.continuation).rev();
        let mut reads = a.queues.read_back.iter().zip(&b.queues.read_back);
        a.continuation.len() == b.continuation.len()
            && frames.all(|(f, g)| key(f) == key(g))
            && (&a.waiting, a.section, a.marks) == (&b.waiting, b.section, b.marks)
            && a.queues.read_back.len() == b.queues.read_back.len()
            && reads.all(|(r, s)| {
                (r.dst, r.width, r.missing, r.flag) == (s.dst, s.width, s.missing, s.flag)
            })
    }

    /// Are there as many objects on the stack, of the same sizes at the same addresses?
    fn has_same_stack(&self) -> bool {
        let (a, b) = self.threads();
        let mut objects = a.stack.objects.iter().zip(&b.stack.objects);
        let key = |o: &Object| (o.base, o.size, o.alignment, o.is_shared);
        a.stack.used == b.stack.used
            && a.stack.objects.len() == b.stack.objects.len()
            && objects.all(|(x, y)| {
                let (o, p) =
                    (&self.a.arena.objects[*x as usize], &self.b.arena.objects[*y as usize]);
                // What others can reach is known to them by its slot and generation.
                key(o) == key(p) && (!o.is_shared || x == y && o.generation == p.generation)
            })
    }

    fn has_same_registers(&self) -> bool {
        let (a, b) = self.threads();
        let top = a.continuation.len().wrapping_sub(1);
        // Does the caller look at what the frame returns? That of a start function is for whoever
        // joins the thread.
        let mut is_wanted = true;
        a.continuation.iter().enumerate().all(|(i, frame)| {
            let is_own_wanted = is_wanted;
            is_wanted = self.wants_result(frame, is_own_wanted);
            let is_same = |r: &u32| {
                let at = (frame.base + r) as usize;
                self.is_same_value(a.registers[at], b.registers[at])
            };
            if frame.progress != 0 {
                // In the middle of an operation: it may keep something in a register.
                (0..self.code.program.function(frame.func).registers).all(|r| is_same(&r))
            } else if i == top {
                self.code
                    .live_at(frame.func, frame.pc, is_own_wanted)
                    .iter()
                    .all(|r| is_same(r) || self.is_awaited(frame.base + r))
            } else {
                self.after_call(frame, is_own_wanted).iter().all(is_same)
            }
        })
    }

    /// Is a register going to be written by a read under way?
    fn is_awaited(&self, register: u32) -> bool {
        self.a
            .thread
            .queues
            .read_back
            .iter()
            .any(|r| register == r.dst || r.flag.is_some() && register == r.dst + 1)
    }

    /// The registers of a caller that it reads after its call.
    fn after_call(&self, frame: &Frame, is_wanted: bool) -> Vec<u32> {
        // A start function's frame stays while `exit` runs, and does not go on.
        let Some(results) = self.results(frame) else { return Vec::new() };
        let live = self.code.live_at(frame.func, frame.pc + 1, is_wanted);
        let mut live: Vec<u32> = live.iter().copied().filter(|r| !results.contains(r)).collect();
        let func = self.code.program.function(frame.func);
        // What a pad takes is given when control comes there.
        let given = func.pad(frame.pc).map_or(0..0, |pad| pad.dst.0..pad.dst.0 + 2);
        for way in func.other_ways(frame.pc) {
            let others = self.code.live_at(frame.func, way, is_wanted);
            live.extend(others.iter().filter(|r| !given.contains(*r)));
        }
        live
    }

    /// Does a caller look at what the call returns that it is in? `is_wanted`: somebody looks at
    /// what it returns itself.
    fn wants_result(&self, frame: &Frame, is_wanted: bool) -> bool {
        let Some(results) = self.results(frame) else { return true };
        let live = &self.code.live[frame.func.0 as usize];
        results.iter().any(|result| live.is_live(frame.pc + 1, *result, is_wanted))
    }

    /// The registers for what the call returns that a frame is in, if it is in one.
    fn results(&self, frame: &Frame) -> Option<Vec<u32>> {
        let func = self.code.program.function(frame.func);
        let call = func
            .code
            .get(frame.pc as usize)
            .filter(|op| matches!(op, Op::Call { .. } | Op::CallPtr { .. }))?;
        let mut results = Vec::new();
        each_register(self.code.program, func, call, &mut |touch, reg| {
            results.extend((touch == Touch::Define).then_some(reg.0))
        });
        Some(results)
    }

    /// Is private memory the same, and will later objects get the same addresses?
    fn has_same_memory(&self) -> bool {
        let (a, b) = (&self.a.arena, &self.b.arena);
        if Arc::ptr_eq(a, b) {
            return true;
        }
        let (x, y) = self.threads();
        let same_value = |v: Value, w: Value| self.is_same_value(v, w);
        // What others can reach holds what was there when it was published, and what was written
        // while there was one thread alone: the rest is for the engine. A thread may have written
        // to it, and published it, since it was at one of the moments.
        let is_same = |o: &Object, p: &Object| {
            let is_known = o.is_shared && o.bytes.is_shared_with(&p.bytes);
            is_known && o.is_dead == p.is_dead && o.is_out_of_scope == p.is_out_of_scope
                || is_same_object(o, p, &same_value)
        };
        let is_other = |o: &Object| !o.is_dead && o.obj_type != ObjType::Stack;
        let n = a.objects.len().max(b.objects.len());
        let mut slots = (0..n).map(|i| {
            (a.objects.get(i).filter(|o| is_other(o)), b.objects.get(i).filter(|o| is_other(o)))
        });
        a.has_same_room(b)
            && x.stack
                .objects
                .iter()
                .zip(&y.stack.objects)
                .all(|(i, j)| is_same(&a.objects[*i as usize], &b.objects[*j as usize]))
            && slots.all(|pair| match pair {
                (Some(o), Some(p)) => {
                    o.generation == p.generation && o.is_shared == p.is_shared && is_same(o, p)
                }
                (None, None) => true,
                _ => false,
            })
    }

    fn has_same_globals(&self, a: &Arc<Arena>, b: &Arc<Arena>) -> bool {
        let same_value = |v: Value, w: Value| self.is_same_value(v, w);
        a.objects.iter().zip(b.objects.iter()).all(|(o, p)| is_same_object(o, p, &same_value))
    }

    fn is_same_value(&self, a: Value, b: Value) -> bool {
        let (p, q) = (self.place(self.a, a.prov), self.place(self.b, b.prov));
        a.bits == b.bits && a.undef == b.undef && p == q && (p.is_some() || a.prov == b.prov)
    }

    /// The place on the stack of the object that a provenance names, if it has one there. One that
    /// has died at the end of its scope has it until another one takes it.
    fn place(&self, at: &Checkpoint, prov: Prov) -> Option<usize> {
        if !prov.is_object() || prov.arena() != arena_of(at.thread.id) {
            return None;
        }
        let object = at.arena.objects.get(prov.slot() as usize)?;
        let is_it = object.generation == prov.generation()
            && (!object.is_dead || object.is_out_of_scope)
            && object.obj_type == ObjType::Stack;
        at.thread.stack.objects.iter().position(|slot| is_it && *slot == prov.slot())
    }
}

fn is_same_object(a: &Object, b: &Object, same: &impl Fn(Value, Value) -> bool) -> bool {
    (a.base, a.size, &a.words) == (b.base, b.size, &b.words)
        && (a.is_dead, a.is_out_of_scope) == (b.is_dead, b.is_out_of_scope)
        && a.bytes.is_same(&b.bytes, a.size, same)
}
