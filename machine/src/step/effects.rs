//! What a call may do: LangRef, function attributes `memory`, `nosync`, `willreturn` and
//! `norecurse`, and `tail` on calls. What is said of a call holds for all that it calls, until it
//! returns.
//!
//! Own stack objects of the call and of what it calls may always be read and written: nobody else
//! can see them. So may constants be read (K-LLVM §4.4 "The readonly Function Flag").

use super::Cx;
use crate::end::{End, Stop, Ub};
use crate::ids::{CONSTANTS, GLOBALS, arena_of};
use crate::interface::Handler;
use crate::program::{Effects, Limits, Reg};
use crate::request::{Request, Row};
use crate::sync::Kind;
use crate::thread::Frame;
use crate::value::Value;
use tresse_ir::ast::Ordering;

/// One access, for which all frames are asked.
#[derive(Clone, Copy)]
struct Asked {
    ptr: Value,
    is_write: bool,
    is_ordered: bool,
    /// The object is on this thread's stack.
    is_local: bool,
}

impl<H: Handler> Cx<'_, H> {
    /// Do all running functions allow an access through this pointer? Where it is no pointer to an
    /// object the access itself is an error.
    #[cold]
    pub(super) fn check_access(
        &self,
        ptr: Value,
        is_write: bool,
        ordering: Ordering,
    ) -> Result<(), Stop> {
        if !ptr.prov.is_object() {
            return Ok(());
        }
        let owner = self.owner(&ptr);
        let (is_ordered, is_local) = (ordering > Ordering::Monotonic, owner.is_some());
        let asked = Asked { ptr, is_write, is_ordered, is_local };
        let frames = &self.thread.continuation;
        // The caller of a function reads and writes what it passes by value.
        let above = frames.len() - usize::from(self.pc < self.func.prologue);
        for i in (owner.map_or(0, |o| o + 1)..above).rev() {
            let frame = &frames[i];
            if !frame.is_limited {
                break;
            }
            if frame.limits.is_tail && i > 0 {
                self.check_tail(i, owner, &ptr)?;
            }
            if frame.limits.effects != Effects::ALL {
                self.check_frame(frame, asked)?;
            }
        }
        Ok(())
    }

    /// The frame whose stack object a pointer of this thread's points to.
    fn owner(&self, ptr: &Value) -> Option<usize> {
        let stack = &self.thread.stack;
        let below = stack.top.wrapping_sub(ptr.bits);
        if ptr.prov.arena() != arena_of(self.thread.id) || below > stack.size {
            return None;
        }
        self.thread.continuation.partition_point(|f| f.stack_before < below).checked_sub(1)
    }

    /// LangRef, `call`: `tail` and `musttail` "imply that the callee does not access allocas from
    /// the caller", and `tail` that it does not access the caller's variable arguments.
    fn check_tail(&self, callee: usize, owner: Option<usize>, ptr: &Value) -> Result<(), Stop> {
        let frames = &self.thread.continuation;
        let caller = &frames[callee - 1];
        let function = |f: &Frame| self.program.function(f.func);
        let broken = |what: &str| {
            let (callee, caller) = (&function(&frames[callee]).name, &function(caller).name);
            let detail =
                format!("`{callee}` is called by `tail call` and accesses {what} of `{caller}`");
            Err(End::ub(Ub::BrokenPromise, detail))
        };
        if self.is_block_of(caller, ptr) {
            return broken("the variable arguments");
        }
        if owner != Some(callee - 1) || self.is_block_of(&frames[callee], ptr) {
            return Ok(());
        }
        if self.is_passed_by_value(callee - 1, ptr) {
            return Err(End::unsupported(
                "a callee of `tail call` that accesses an argument which its caller got by value",
            ));
        }
        broken("a local")
    }

    /// Is it the block in which a frame has got its variable arguments?
    fn is_block_of(&self, frame: &Frame, ptr: &Value) -> bool {
        let func = self.program.function(frame.func);
        func.is_vararg && self.parameter(frame, func.param_slots).prov == ptr.prov
    }

    fn parameter(&self, frame: &Frame, slot: u32) -> Value {
        self.thread.registers[(frame.base + slot) as usize]
    }

    /// Copies that are made at the start of a function are its oldest stack objects.
    fn is_passed_by_value(&self, frame: usize, ptr: &Value) -> bool {
        let frame = &self.thread.continuation[frame];
        let first = frame.objects_before as usize;
        let copies = self.program.function(frame.func).copies as usize;
        let copies = self.thread.stack.objects.iter().skip(first).take(copies);
        copies.copied().any(|slot| slot == ptr.prov.slot())
    }

    fn check_frame(&self, frame: &Frame, asked: Asked) -> Result<(), Stop> {
        let effects = frame.limits.effects;
        let func = self.program.function(frame.func);
        let name = &func.name;
        if asked.is_ordered && !effects.has(Effects::SYNCHRONISE) {
            let detail = format!("`{name}` is `nosync` and synchronises with other threads");
            return Err(End::ub(Ub::BrokenPromise, detail));
        }
        let prov = asked.ptr.prov;
        let (arena, slot) = (prov.arena(), prov.slot() as usize);
        if arena == CONSTANTS && !asked.is_write {
            return Ok(());
        }
        let locals = &self.program.thread_locals;
        let (variables, is_own) = match arena {
            GLOBALS => (&self.program.globals[..], false),
            _ => (&locals[..], arena == arena_of(self.thread.id)),
        };
        // What the library keeps for itself is no memory of the program, and a call that may
        // allocate may have allocated this itself.
        let is_of_library = variables.get(slot).is_some_and(|g| g.is_library);
        let is_own_heap = is_own && slot >= locals.len() && !asked.is_local;
        if is_of_library || is_own_heap && effects.has(Effects::HIDDEN) {
            return Ok(());
        }
        let is_argument = (0..func.param_slots).any(|i| self.parameter(frame, i).prov == prov)
            || self.is_block_of(frame, &asked.ptr);
        // LangRef, `memory`: `argmem` is what is accessed by pointers that are based on arguments.
        // Only the object is known here, not the way to it: what an argument points to may be
        // accessed by another pointer as well, and is other memory then.
        let may = |rest, argument| effects.has(rest) || is_argument && effects.has(argument);
        let may_write = may(Effects::WRITE_REST, Effects::WRITE_ARGUMENTS);
        match asked.is_write {
            true if may_write => Ok(()),
            false if may(Effects::READ_REST, Effects::READ_ARGUMENTS) => Ok(()),
            true => {
                let detail = format!("by its attributes `{name}` does not write this memory");
                Err(End::ub(Ub::WriteInReadonly, detail))
            }
            false if may_write => Err(End::unsupported(format!(
                "a read of memory that `{name}` only writes, by its attributes"
            ))),
            false => {
                let detail = format!("by its attributes `{name}` does not read this memory");
                Err(End::ub(Ub::BrokenPromise, detail))
            }
        }
    }

    /// A fence: it orders all that can be seen.
    #[cold]
    pub(super) fn check_fence(&self) -> Result<(), Stop> {
        for frame in self.thread.continuation.iter().rev().take_while(|f| f.is_limited) {
            let effects = frame.limits.effects;
            let name = &self.program.function(frame.func).name;
            if !effects.has(Effects::SYNCHRONISE) {
                let detail = format!("`{name}` is `nosync` and synchronises with other threads");
                return Err(End::ub(Ub::BrokenPromise, detail));
            }
            if !effects.has(Effects::REST) {
                return Err(End::unsupported(format!(
                    "a fence in `{name}`, whose attributes restrict its effects on memory"
                )));
            }
        }
        Ok(())
    }

    /// A call of a library function that is no code, with what is said where it is called.
    pub(super) fn check_request(
        &self,
        row: &Row,
        request: &Request,
        limits: Limits,
    ) -> Result<(), Stop> {
        let needed = needs(request);
        let frames = &self.thread.continuation;
        let mut said = vec![(row.name, limits.effects)];
        for frame in frames.iter().rev() {
            let name = &self.program.function(frame.func).name;
            said.push((name, frame.limits.effects));
            // What comes after the return of a start function is no part of it.
            if frame.is_first {
                break;
            }
        }
        for (name, effects) in said {
            let is_hidden_or_rest = effects.has(Effects::HIDDEN) || effects.has(Effects::REST);
            let what = match needed {
                Needs::Nothing => continue,
                Needs::End if !effects.has(Effects::LEAVE) => "does not come back",
                Needs::End => continue,
                _ if !is_hidden_or_rest => "has effects that its attributes rule out",
                Needs::Others if !effects.has(Effects::SYNCHRONISE) => {
                    "is `nosync` and synchronises with other threads"
                }
                _ => continue,
            };
            let by = if name == row.name { "" } else { ", by calling " };
            let row = if by.is_empty() { String::new() } else { format!("`{}`", row.name) };
            return Err(End::ub(Ub::BrokenPromise, format!("`{name}` {what}{by}{row}")));
        }
        Ok(())
    }

    /// Pointers that a `tail call` passes to what is no code: not to own locals.
    pub(super) fn check_tail_arguments(&self, pointers: &[Value]) -> Result<(), Stop> {
        let own = self.thread.continuation.len() - 1;
        let is_own = |ptr: &Value| ptr.prov.is_object() && self.owner(ptr) == Some(own);
        if !pointers.iter().any(is_own) {
            return Ok(());
        }
        let detail =
            format!("what `{}` calls by `tail call` accesses a local of it", self.func.name);
        Err(End::ub(Ub::BrokenPromise, detail))
    }

    /// LangRef, `norecurse`: "the function does not call itself either directly or indirectly down
    /// any possible call path".
    pub(super) fn check_recursion(&self, func: crate::ids::FuncIdx) -> Result<(), Stop> {
        let callee = self.program.function(func);
        let is_running = |f: &Frame| f.func == func;
        if callee.flags.is_norecurse && self.thread.continuation.iter().any(is_running) {
            let detail = format!("`{}` is `norecurse` and calls itself", callee.name);
            return Err(End::ub(Ub::BrokenPromise, detail));
        }
        Ok(())
    }

    /// What an operation reads, before it does.
    #[inline]
    pub(super) fn may_read(&self, ptr: Value, ordering: Ordering) -> Result<(), Stop> {
        if self.is_limited { self.check_access(ptr, false, ordering) } else { Ok(()) }
    }

    /// What it writes.
    #[inline]
    pub(super) fn may_write(&self, ptr: Value, ordering: Ordering) -> Result<(), Stop> {
        if self.is_limited { self.check_access(ptr, true, ordering) } else { Ok(()) }
    }

    /// The operands of a bulk operation.
    pub(super) fn may_access(
        &self,
        read: Option<Reg>,
        written: Reg,
        is_tail: bool,
    ) -> Result<(), Stop> {
        let from = read.map(|r| self.get(r));
        let to = self.get(written);
        if is_tail {
            self.check_tail_arguments(&[to])?;
            self.check_tail_arguments(from.as_slice())?;
        }
        if let Some(from) = from {
            self.may_read(from, Ordering::NotAtomic)?;
        }
        self.may_write(to, Ordering::NotAtomic)
    }
}

/// What a request needs to be allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Needs {
    Nothing,
    /// To end the thread or the program.
    End,
    /// To change what the program cannot see.
    Hidden,
    /// To synchronise with others as well.
    Others,
}

fn needs(request: &Request) -> Needs {
    match request {
        Request::ObjectSize { .. }
        | Request::SelfId
        | Request::Yield
        | Request::Abort
        | Request::Terminate { .. }
        | Request::AssertFail { .. }
        | Request::Misuse { .. }
        | Request::Refuse { .. }
        | Request::Given { .. }
        | Request::Assume { .. }
        | Request::SpinStart
        | Request::SpinEnd { .. }
        | Request::Optional
        | Request::Nondet { .. }
        | Request::Freeze { .. } => Needs::Nothing,
        Request::ExitProcess { .. } | Request::ThreadExit { .. } => Needs::End,
        Request::Alloc { .. }
        | Request::Free { .. }
        | Request::Announce { .. }
        | Request::Protect { .. }
        | Request::Retire { .. }
        | Request::NewThread
        | Request::Output { .. }
        | Request::Sleep { .. }
        | Request::Now => Needs::Hidden,
        Request::Call(call) => match call.kind() {
            Kind::Handlers => Needs::Hidden,
            Kind::Exit => Needs::End,
            _ => Needs::Others,
        },
        Request::Spawn { .. } | Request::Join { .. } | Request::Detach { .. } => Needs::Others,
    }
}
