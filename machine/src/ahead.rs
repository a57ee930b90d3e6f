//! Looking ahead: does it matter to a thread what its request answers? An engine that asks need not
//! tell answers apart after which the thread is the same.

use crate::ids::Tid;
use crate::liveness::Liveness;
use crate::program::Reg;
use crate::same::Code;
use crate::state::Machine;
use crate::thread::{Frame, MemOp, Thread, Waiting};
use crate::value::Value;
use triomphe::Arc;

/// Operations to look ahead. States that are the same stay the same, wherever the look ends.
const AHEAD: u64 = 10_000;

impl Machine {
    /// Would the thread come to its next request or access in the same state, whichever of two
    /// values its request gives? `false` where that is not plain to see.
    pub fn is_same_after(&self, live: &[Liveness], id: Tid, a: Value, b: Value) -> bool {
        let thread = &self.threads[id as usize];
        let (Some(Waiting::Request(_, dst, _)), Some(frame)) =
            (&thread.waiting, thread.continuation.last())
        else {
            return false;
        };
        let code = Code { program: &self.setup.program, live };
        if *dst == Reg::NONE || !code.is_live(frame.func, frame.pc + 1, dst.0) {
            return true;
        }
        let (Some(x), Some(y)) = (self.after(id, a), self.after(id, b)) else { return false };
        let arenas = x.cache.arenas.iter().zip(&y.cache.arenas);
        x.cache.arenas.len() == y.cache.arenas.len()
            && x.cache.died == y.cache.died
            && Arc::ptr_eq(&x.control, &y.control)
            && arenas.into_iter().all(|(a, b)| Arc::ptr_eq(a, b) || a.is_identical(b))
            && is_same_thread(code, &x.threads[id as usize], &y.threads[id as usize])
    }

    /// Does nobody look at what a read brings back? Its thread waits for that.
    pub fn is_ignored(&self, live: &[Liveness], id: Tid, ticket: u32) -> bool {
        let thread = &self.threads[id as usize];
        let read = thread.queues.read_back.iter().find(|read| read.ticket == ticket);
        let (Some(read), Some(frame)) = (read, thread.continuation.last()) else { return false };
        let code = Code { program: &self.setup.program, live };
        read.frame == frame.serial && !code.is_live(frame.func, frame.pc, read.dst - frame.base)
    }

    /// The machine after a thread has run on with an answer, if it comes to an access or a request.
    fn after(&self, id: Tid, answer: Value) -> Option<Machine> {
        let mut machine = self.clone();
        machine.complete(id, answer);
        machine.drive(id, AHEAD).is_none().then_some(machine)
    }
}

/// Will two threads do the same, and have they used as much memory? The numbers of their blocks and
/// steps do not count, nor do registers that are read no more.
fn is_same_thread(code: Code<'_>, a: &Thread, b: &Thread) -> bool {
    let is_same_frame = |(f, g): (&Frame, &Frame)| {
        (f.func, f.pc, f.base, f.ret, f.stack_before, f.objects_before, f.progress)
            == (g.func, g.pc, g.base, g.ret, g.stack_before, g.objects_before, g.progress)
            && (f.serial, f.mark) == (g.serial, g.mark)
    };
    let is_same_op = |(x, y): (&MemOp, &MemOp)| MemOp { key: y.key, ..*x } == *y;
    let (x, y) = (&a.queues, &b.queues);
    a.continuation.len() == b.continuation.len()
        && a.continuation.iter().zip(&b.continuation).all(is_same_frame)
        && (
            a.stack.used,
            a.stack.peak,
            &a.stack.objects,
            a.serials,
            a.is_finished,
            &a.waiting,
            a.section,
        ) == (
            b.stack.used,
            b.stack.peak,
            &b.stack.objects,
            b.serials,
            b.is_finished,
            &b.waiting,
            b.section,
        )
        && (a.marks, a.queues.heap) == (b.marks, b.queues.heap)
        && (x.to_commit.len(), &x.read_back, x.next_ticket)
            == (y.to_commit.len(), &y.read_back, y.next_ticket)
        && x.to_commit.iter().zip(&y.to_commit).all(is_same_op)
        && has_same_registers(code, a, b)
}

fn has_same_registers(code: Code<'_>, a: &Thread, b: &Thread) -> bool {
    let differing = a.registers.iter().zip(&b.registers).enumerate().filter(|(_, (x, y))| x != y);
    // Nothing comes back to a frame from one that does not return, but for exceptions.
    let last = a
        .continuation
        .iter()
        .position(|f| code.program.function(f.func).flags.is_noreturn)
        .filter(|_| !code.program.leaves_frames)
        .unwrap_or(0);
    let is_dead = |(register, _): (usize, _)| {
        let register = register as u32;
        let owner = a
            .continuation
            .iter()
            .rposition(|f| f.base <= register)
            .map(|at| (at, &a.continuation[at]));
        owner.is_some_and(|(at, f)| at < last || !code.is_live(f.func, f.pc, register - f.base))
    };
    a.registers.len() == b.registers.len() && differing.into_iter().all(is_dead)
}
