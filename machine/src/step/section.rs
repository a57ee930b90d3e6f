//! Atomic sections: `__VERIFIER_atomic_begin` and `_end`, and functions of the program that are
//! named `__VERIFIER_atomic_*`. SV-COMP's rules: "the execution between those calls is not
//! interrupted".
//!
//! A section holds one lock, the same for all. That is the same as not being interrupted as long as
//! the section does at most one thing that others can see (Lipton, "Reduction", CACM 1975): taking
//! the lock can be put off, giving it back can be done early, and all other accesses are plain, so
//! that there is a race, or nobody can tell when they take place. What could be told is refused.

use super::{Cx, Flow, StepResult};
use crate::end::{End, Stop, Ub};
use crate::interface::Handler;
use crate::program::{Bound, Reg};
use crate::request::{Request, Row};
use crate::thread::Section;
use crate::value::Value;

impl<H: Handler> Cx<'_, H> {
    pub(super) fn step_section(&mut self, dst: Reg, bound: Bound) -> StepResult {
        let section = &mut self.thread.section;
        match bound {
            Bound::Test => {}
            Bound::Enter => section.depth = section.depth.saturating_add(1),
            Bound::Leave => {
                section.depth = section.depth.checked_sub(1).ok_or_else(|| {
                    let what = "`__VERIFIER_atomic_end`: the thread is in no atomic section";
                    End::ub(Ub::LibraryContract, what)
                })?;
            }
        }
        let is_outside = section.depth == 0;
        if is_outside {
            *section = Section::default();
        }
        if dst != Reg::NONE {
            self.set(dst, Value::int(u64::from(is_outside)));
        }
        Ok(Flow::Next)
    }

    /// An atomic access or a fence.
    pub(super) fn step_visible(&mut self) -> StepResult {
        self.is_seen()?;
        Ok(Flow::Next)
    }

    fn is_seen(&mut self) -> Result<(), Stop> {
        let section = &mut self.thread.section;
        if section.depth > 0 && std::mem::replace(&mut section.is_seen, true) {
            return Err(End::unsupported(
                "an atomic section (`__VERIFIER_atomic_*`) with more than one operation that \
                 synchronises: others could see it half done",
            ));
        }
        Ok(())
    }

    /// Looks at a request of a thread that is in an atomic section.
    pub(super) fn check_section(&mut self, row: &Row, request: &Request) -> Result<(), Stop> {
        if self.thread.section.depth == 0 {
            return Ok(());
        }
        match request {
            // Nobody else can tell.
            Request::Alloc { .. }
            | Request::Free { .. }
            | Request::Announce { .. }
            | Request::Protect { .. }
            | Request::Retire { .. }
            | Request::ObjectSize { .. }
            | Request::MakeMapping { .. }
            | Request::NewThread
            | Request::SelfId
            | Request::Sleep { .. }
            | Request::Yield
            | Request::ExitProcess { .. }
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
            | Request::Freeze { .. } => Ok(()),
            _ if may_wait(request) => Err(End::unsupported(format!(
                "`{}` in an atomic section (`__VERIFIER_atomic_*`): it may wait for others",
                row.name
            ))),
            Request::Call(_)
            | Request::Spawn { .. }
            | Request::Join { .. }
            | Request::Detach { .. }
            | Request::ThreadExit { .. }
            | Request::Output { .. }
            | Request::Now => self.is_seen(),
        }
    }
}

/// Can it be that other threads have to do something first?
fn may_wait(request: &Request) -> bool {
    match request {
        Request::Join { .. } => true,
        Request::Call(call) => call.op.may_wait(),
        _ => false,
    }
}
