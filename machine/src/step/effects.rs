//! What a call may do: LangRef, function attributes `memory`, `nosync`, `willreturn` and
//! `norecurse`, and `tail` on calls. What is said of a call holds for all that it calls, until it
//! returns.
//!
//! Accesses to memory are looked at in `running.rs`. Own stack objects of the call and of what it
//! calls may always be read and written: nobody else can see them. So may constants be read (K-LLVM
//! §4.4 "The readonly Function Flag").

use super::Cx;
use super::running::Running;
use crate::end::{End, Stop, Ub};
use crate::interface::Handler;
use crate::program::{Effects, Limits, Reg};
use crate::request::{Request, Row};
use crate::sync::Kind;
use crate::thread::Frame;
use crate::value::Value;
use tresse_ir::ast::Ordering;

impl<H: Handler> Cx<'_, H> {
    /// The functions that run.
    pub(super) fn running(&self) -> Running<'_> {
        let (below, own) = self.thread.registers.split_at(self.base);
        Running {
            program: self.program,
            continuation: &self.thread.continuation,
            stack: &self.thread.stack,
            below,
            own,
            thread: self.thread.id,
            is_prologue: self.pc < self.func.prologue,
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
        let running = self.running();
        let is_own = |ptr: &Value| ptr.prov.is_object() && running.owner(ptr) == Some(own);
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
        if self.is_limited { self.running().check_access(ptr, false, ordering) } else { Ok(()) }
    }

    /// What it writes.
    #[inline]
    pub(super) fn may_write(&self, ptr: Value, ordering: Ordering) -> Result<(), Stop> {
        if self.is_limited { self.running().check_access(ptr, true, ordering) } else { Ok(()) }
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
        | Request::MakeMapping { .. }
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
