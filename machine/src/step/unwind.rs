//! How frames are left but by `ret`: LangRef, "Exception Handling", and C11 7.13, `longjmp`.
//!
//! Who catches an exception is decided by the library (`libc-shim/c/cxxabi.c`): the Itanium C++
//! ABI's personality routine goes through the clauses of each frame's landing pad, oldest frame
//! last, and matches types. It asks here what only the machine knows: which frames there are, and
//! what their pads say. Then frames are popped up to the one that was found. Its pad gets the
//! exception and the number of the clause; its registers are as they were at the call.

use super::{Cx, Flow, StepResult};
use crate::end::{End, Stop, Ub};
use crate::interface::{Answer, Handler};
use crate::program::{Ask, Leave, List, Op, Pad, Reg};
use crate::request::Request;
use crate::thread::{Frame, Waiting};
use crate::value::Value;
use smallvec::SmallVec;

impl<H: Handler> Cx<'_, H> {
    /// What the library asks about frames.
    pub(super) fn step_frames(&mut self, ask: Ask, dst: Reg, args: List) -> StepResult {
        let list = self.func.list(args);
        let mut given = [0; 3];
        for (number, reg) in given.iter_mut().zip(list) {
            *number = self.need(self.get(*reg), Ub::PoisonArgument, Ub::PoisonArgument)?;
        }
        let top = self.thread.continuation.len() - 1;
        let answer = match ask {
            Ask::This => Value::int(top as u64),
            Ask::Next => Value::int(self.next_pad(given[0])?),
            Ask::Clause => Value::int(self.pad_of(given[0]).clauses.get(given[1] as usize).map_or(
                0,
                |clause| if clause.is_filter { 2 + clause.types.len() as u64 } else { 1 },
            )),
            Ask::Type => {
                let clause = self.pad_of(given[0]).clauses.get(given[1] as usize);
                clause.and_then(|c| c.types.get(given[2] as usize)).copied().unwrap_or(Value::ZERO)
            }
            Ask::Cleanup => Value::int(u64::from(self.pad_of(given[0]).is_cleanup)),
            Ask::Land => {
                let exception = list.get(2).map_or(Value::ZERO, |reg| self.get(*reg));
                return self.land(given[0] as usize, given[1] as usize, exception);
            }
            Ask::Foreign => {
                return Err(End::unsupported(
                    "a handler of C++ that takes an exception of another language",
                ));
            }
            Ask::Mark => Value::int(self.mark_of_caller()?),
            Ask::Place => {
                let caller = top.checked_sub(1).map_or(0, |at| self.thread.continuation[at].pc);
                Value::int(u64::from(caller))
            }
            Ask::Jump => return self.jump(given[0], given[1], given[2]),
        };
        if dst != Reg::NONE {
            self.set(dst, answer);
        }
        Ok(Flow::Next)
    }

    /// The pad of a frame that the library has been told of.
    fn pad_of(&self, frame: u64) -> &Pad {
        let pad = self.thread.continuation.get(frame as usize).and_then(|f| self.pad(f));
        let Some(pad) = pad else { bug!("the library asks for the pad of a frame without one") };
        pad
    }

    /// Where the call goes on that a frame is in, when an exception comes out of it.
    fn pad(&self, frame: &Frame) -> Option<&Pad> {
        self.program.function(frame.func).pad(frame.pc)
    }

    /// The next frame that is older than this one, and has called by an `invoke`.
    fn next_pad(&self, from: u64) -> Result<u64, Stop> {
        let frames = &self.thread.continuation;
        for i in (0..=from as usize).rev() {
            let func = self.program.function(frames[i].func);
            match func.flags.leave {
                Leave::Free => {}
                Leave::Never => break,
                Leave::Refused => return Err(refused("an exception", &func.name)),
            }
            // LangRef, `nounwind`: "If the function does raise an exception, its runtime behavior
            // is undefined." What is called by a call that is `nounwind` is as well.
            if frames[i].limits.is_nounwind {
                let detail = format!("`{}` is `nounwind`, and an exception leaves it", func.name);
                return Err(End::ub(Ub::BrokenPromise, detail));
            }
            if frames[i].is_first || i == 0 {
                break;
            }
            if let Some(pad) = self.pad(&frames[i - 1]) {
                return match pad.refused {
                    Some(text) => Err(End::unsupported(self.program.texts[text as usize].clone())),
                    None => Ok(i as u64 - 1),
                };
            }
        }
        Ok(self.address_mask())
    }

    /// Goes on at the pad of a frame. LangRef, `landingpad`: it gets the exception, and which
    /// clause it is; 0 is none.
    fn land(&mut self, frame: usize, clause: usize, exception: Value) -> StepResult {
        let pad = self.pad_of(frame as u64);
        let (to, dst) = (pad.to, pad.dst);
        let selector = pad.clauses.get(clause).map_or(0, |clause| clause.selector);
        if !self.pop_frames(frame)? {
            return Ok(Flow::Wait(Waiting::Room, false));
        }
        let first = (self.thread.continuation[frame].base + dst.0) as usize;
        self.thread.registers[first] = exception;
        self.thread.registers[first + 1] = Value::int(u64::from(selector as u32));
        self.go_on(frame, to)
    }

    /// The number by which the frame can be found that has called, for `setjmp`.
    fn mark_of_caller(&mut self) -> Result<u64, Stop> {
        let frames = &mut self.thread.continuation;
        let is_start = frames.last().is_none_or(|f| f.is_first);
        let caller = frames.len().checked_sub(2).filter(|_| !is_start);
        let Some(frame) = caller.map(|at| &mut frames[at]) else {
            return Err(End::unsupported("`setjmp` that is called by nobody"));
        };
        let func = self.program.function(frame.func);
        if !func.returns_twice.contains(&frame.pc) {
            return Err(End::unsupported("`setjmp` by a call that is not `returns_twice`"));
        }
        if frame.mark == 0 {
            let Some(next) = self.thread.marks.checked_add(1) else {
                return Err(End::unsupported("so many calls of functions that call `setjmp`"));
            };
            (self.thread.marks, frame.mark) = (next, next);
        }
        Ok(u64::from(frame.mark))
    }

    /// C11 7.13.2.1, `longjmp`: the call of `setjmp` at this place returns once more.
    fn jump(&mut self, mark: u64, place: u64, value: u64) -> StepResult {
        let place = u32::try_from(place).unwrap_or(u32::MAX);
        let frames = &self.thread.continuation;
        let first = frames.iter().rposition(|f| f.is_first).unwrap_or(0);
        let is_it = |i: &usize| mark != 0 && u64::from(frames[*i].mark) == mark;
        let found = (first..frames.len()).rev().find(is_it);
        let Some(frame) = found else {
            let what = match mark {
                0 => "`longjmp`: no buffer of `setjmp`",
                _ => "`longjmp`: the function that called `setjmp` has returned",
            };
            return Err(End::ub(Ub::LibraryContract, what));
        };
        for (i, passed) in frames.iter().enumerate().skip(frame) {
            let func = self.program.function(passed.func);
            if i > frame && func.flags.leave != Leave::Free {
                return Err(refused("a `longjmp`", &func.name));
            }
            // C++20 17.13.3: it is undefined if an exception in its place would invoke a
            // destructor of a local. A cleanup may be that; or another one.
            if self.pad(passed).is_some_and(|pad| pad.is_cleanup && pad.is_cxx) {
                return Err(End::unsupported(format!(
                    "a `longjmp` past a clean-up of C++ in `{}`: undefined behaviour if it is a \
                     destructor",
                    func.name
                )));
            }
        }
        let func = self.program.function(frames[frame].func);
        let dst = match func.code.get(place as usize) {
            Some(Op::Call { dst, .. } | Op::CallPtr { dst, .. })
                if func.returns_twice.contains(&place) =>
            {
                *dst
            }
            _ => return Err(End::ub(Ub::LibraryContract, "`longjmp`: no buffer of `setjmp`")),
        };
        if !self.pop_frames(frame)? {
            return Ok(Flow::Wait(Waiting::Room, false));
        }
        if dst != Reg::NONE {
            let register = (self.thread.continuation[frame].base + dst.0) as usize;
            self.thread.registers[register] = Value::int(value);
        }
        self.go_on(frame, place + 1)
    }

    /// Pops all frames above one, as `ret` does: their stack objects die (K-LLVM §4.2). `false`:
    /// the thread has to wait before.
    fn pop_frames(&mut self, frame: usize) -> Result<bool, Stop> {
        let Some(&oldest) = self.thread.continuation.get(frame + 1) else {
            bug!("the frame that asks is to be left for itself")
        };
        self.uncount_locals(oldest.counted_before);
        let keep = oldest.objects_before;
        let dying = self.thread.stack.objects.get(keep as usize..).unwrap_or(&[]);
        let dying: SmallVec<[u32; 8]> = SmallVec::from_slice(dying);
        if dying.is_empty() {
            self.thread.stack.used = oldest.stack_before;
        } else {
            let (who, used) = (self.who(Reg::NONE), oldest.stack_before);
            let thread = &mut *self.thread;
            match self.handler.pop_stack(&mut thread.queues, &mut thread.stack, who, keep, used)? {
                Answer::Ready(()) => {}
                _ => return Ok(false),
            }
        }
        self.thread.registers.truncate(oldest.base as usize);
        self.thread.continuation.truncate(frame + 1);
        if !dying.is_empty() {
            self.handler.forget(self.thread, &dying);
        }
        Ok(true)
    }

    /// The frame on top goes on at another place, in a new dynamic block.
    fn go_on(&mut self, frame: usize, pc: u32) -> StepResult {
        self.thread.blocks += 1;
        let block = self.thread.blocks;
        let frame = &mut self.thread.continuation[frame];
        (frame.pc, frame.block, frame.progress) = (pc, block, 0);
        Ok(Flow::Switch)
    }

    /// `pthread_exit` unwinds the stack where there is C++ on it: a forced unwind, in the words of
    /// the Itanium ABI, which goes through every clean-up and every `catch (...)`.
    #[cold]
    pub(super) fn check_thread_exit(&self, request: &Request) -> Result<(), Stop> {
        let frames = &self.thread.continuation;
        let first = frames.iter().rposition(|f| f.is_first).unwrap_or(0);
        let has_pad = frames[first..].iter().any(|f| self.pad(f).is_some());
        match request {
            Request::ThreadExit { .. } if has_pad => Err(End::unsupported(
                "`pthread_exit` where destructors or handlers would run (forced unwinding)",
            )),
            _ => Ok(()),
        }
    }
}

fn refused(what: &str, function: &str) -> Stop {
    End::unsupported(format!("{what} that leaves `{function}`"))
}
