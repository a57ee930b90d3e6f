//! When locals end, and their scopes begin: not before what their thread has done to them has taken
//! effect.

use super::Literal;
use crate::ids::{Tid, arena_of};
use crate::interface::{Answer, Reply, Who};
use crate::program::Edge;
use crate::thread::{MemOp, Queues, Stack};
use crate::value::Prov;

impl Literal<'_> {
    /// The stack objects from a number on die, and so many bytes stay in use.
    pub(super) fn end_locals(
        &mut self,
        queues: &Queues,
        stack: &mut Stack,
        who: Who,
        (keep, used): (u32, u64),
    ) -> Reply<()> {
        let thread = who.thread;
        if !queues.to_commit.is_empty() || !self.cache.mem_op_list.is_empty() {
            let arena = arena_of(thread);
            let dying = stack.objects.get(keep as usize..).unwrap_or(&[]);
            let waits = dying.iter().any(|slot| self.cache.waits_to_end(arena, *slot));
            let concerns = |op: &MemOp| {
                op.prov.is_object() && op.prov.arena() == arena && dying.contains(&op.prov.slot())
            };
            if self.has_queued(queues, thread, |op| waits || concerns(op)) {
                return Ok(Answer::Retry);
            }
        }
        self.cache.check_pop(thread, stack, keep)?;
        let (site, queued) = (who.site(self.program), queues.to_commit.len());
        self.cache.pop_stack(thread, stack, keep, used, site, queued);
        Ok(Answer::Ready(()))
    }

    /// The scope of a stack object begins or ends; `is_held` as in `Handler::scope`.
    pub(super) fn begin_or_end_scope(
        &mut self,
        queues: &Queues,
        stack: &mut Stack,
        who: Who,
        object: Prov,
        (edge, is_held): (Edge, bool),
    ) -> Reply<Option<Prov>> {
        let waits = self.cache.waits_to_end(object.arena(), object.slot());
        if self.has_queued(queues, who.thread, |op| waits || op.prov == object) {
            return Ok(Answer::Retry);
        }
        if edge != Edge::Start {
            self.cache.end_scope(object, queues.to_commit.len(), who.site(self.program))?;
            return Ok(Answer::Ready(None));
        }
        let new = self.cache.begin_scope(queues, stack, object, is_held)?;
        if let Some(new) = new
            && let Some(born) = self.cache.object(new)
            && self.setup.leaks(born.allocated_at, born.size)
        {
            self.cache.leak(new);
        }
        Ok(Answer::Ready(new))
    }

    /// Is such an operation of a thread still under way?
    fn has_queued(&self, queues: &Queues, thread: Tid, is_it: impl Fn(&MemOp) -> bool) -> bool {
        let issued = self.cache.mem_op_list.iter().filter(|op| op.key.thread == thread);
        queues.to_commit.iter().chain(issued).any(is_it)
    }
}
