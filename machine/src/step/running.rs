//! What the functions that run may access: LangRef, function attributes `memory` and `nosync`, and
//! `tail` on calls.

use crate::end::{End, Stop, Ub};
use crate::ids::{CONSTANTS, GLOBALS, Tid, arena_of};
use crate::program::{Effects, Program};
use crate::thread::{Frame, Stack};
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

/// The functions that run in a thread.
pub(super) struct Running<'a> {
    pub(super) program: &'a Program,
    pub(super) continuation: &'a [Frame],
    pub(super) stack: &'a Stack,
    /// The registers of the frames below the top one.
    pub(super) below: &'a [Value],
    /// Those of the top one.
    pub(super) own: &'a [Value],
    pub(super) thread: Tid,
    /// What the top one does belongs to its caller: it copies what is passed by value.
    pub(super) is_prologue: bool,
}

impl Running<'_> {
    /// Do all running functions allow an access through this pointer? Where it is no pointer to an
    /// object the access itself is an error.
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
        // What is on no stack of this thread `tail call` says nothing of.
        let is_by_effects = self.continuation.last().is_some_and(|f| f.is_restricted_by_effects);
        if !is_ordered && !is_local && !is_by_effects {
            return Ok(());
        }
        let asked = Asked { ptr, is_write, is_ordered, is_local };
        let frames = self.continuation;
        // The caller of a function reads and writes what it passes by value.
        let above = frames.len() - usize::from(self.is_prologue);
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
    pub(super) fn owner(&self, ptr: &Value) -> Option<usize> {
        let stack = self.stack;
        let below = stack.top.wrapping_sub(ptr.bits);
        if ptr.prov.arena() != arena_of(self.thread) || below > stack.size {
            return None;
        }
        self.continuation.partition_point(|f| f.stack_before < below).checked_sub(1)
    }

    /// LangRef, `call`: `tail` and `musttail` "imply that the callee does not access allocas from
    /// the caller", and `tail` that it does not access the caller's variable arguments.
    fn check_tail(&self, callee: usize, owner: Option<usize>, ptr: &Value) -> Result<(), Stop> {
        let frames = self.continuation;
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
        let at = (frame.base + slot) as usize;
        match at.checked_sub(self.below.len()) {
            Some(at) => self.own[at],
            None => self.below[at],
        }
    }

    /// Copies that are made at the start of a function are its oldest stack objects.
    fn is_passed_by_value(&self, frame: usize, ptr: &Value) -> bool {
        let frame = &self.continuation[frame];
        let first = frame.objects_before as usize;
        let copies = self.program.function(frame.func).copies as usize;
        let copies = self.stack.objects.iter().skip(first).take(copies);
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
        // Most often all memory may be accessed.
        let rest = if asked.is_write { Effects::WRITE_REST } else { Effects::READ_REST };
        if effects.has(rest) {
            return Ok(());
        }
        let prov = asked.ptr.prov;
        let (arena, slot) = (prov.arena(), prov.slot() as usize);
        if arena == CONSTANTS && !asked.is_write {
            return Ok(());
        }
        let locals = &self.program.thread_locals;
        let (variables, is_own) = match arena {
            GLOBALS => (&self.program.globals[..], false),
            _ => (&locals[..], arena == arena_of(self.thread)),
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
        let may_write = effects.has(Effects::WRITE_REST)
            || is_argument && effects.has(Effects::WRITE_ARGUMENTS);
        match asked.is_write {
            true if may_write => Ok(()),
            false if is_argument && effects.has(Effects::READ_ARGUMENTS) => Ok(()),
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
}
