//! Blocks that a program need not go through (`__VERIFIER_optional` of `genmc.h`): there is an
//! execution that goes past the block, and one that goes in, and ends with it, as an assumption
//! that fails stands there. The block writes nothing, as the program promises; so what comes after
//! it is in the first of the two, and the second is for errors in the block, and for waits in it
//! that never end.
//!
//! *It is no choice.* Going past is the first way and leaves nothing behind, so a round of a loop
//! that does so is as the one before (`spin`). Going in is the other way: it is not maximal, so no
//! revisit takes it away.
//!
//! *One thread goes in at a time*, as in GenMC: what it reads does not come from the blocks of
//! others, and these have executions of their own.

use super::event::{Ways, What};
use super::moments::is_same;
use super::spin;
use super::state::Execution;
use tresse_memmodels::graph::{EventId, Role};

/// So many events back, a thread is looked for where it stands.
const LONGEST: usize = 32;

/// Leaves one way to a block, which is its thread's last event, if a thread has gone into another
/// one, or this one could have gone in before.
pub(super) fn retain(execution: &Execution, id: EventId, ways: &mut Ways) {
    let is_in = |thread: usize| {
        let events = 0..execution.graph.lines[thread].events.len();
        events
            .rev()
            .map(|i| EventId::new(thread, i))
            .any(|id| spin::is_optional(execution, id) && execution.graph.event(id).choice > 0)
    };
    if (0..execution.locals.len()).any(is_in) || was_there(execution, id) {
        ways.truncate(1);
    }
}

/// Has the thread come to the block before, in the same state, and done nothing since then?
fn was_there(execution: &Execution, id: EventId) -> bool {
    if !execution.options.block_spins {
        return false;
    }
    let leaves_nothing = |earlier: &EventId| match execution.graph.event(*earlier).role {
        Role::Read => execution.info(*earlier).what == What::Op,
        Role::Fence => true,
        _ => spin::is_past_optional(execution, *earlier),
    };
    let now = execution.info(id);
    (0..id.index)
        .rev()
        .take(LONGEST)
        .map(|index| EventId { index, ..id })
        .take_while(leaves_nothing)
        .filter(|earlier| spin::is_past_optional(execution, *earlier))
        .any(|earlier| {
            let then = execution.info(earlier);
            then.site == now.site && is_same(execution, &then.before, &now.before)
        })
}

/// Has a thread that comes to a block been there before in the same state, with nothing but such
/// blocks in between? It goes round for ever then, and no read tells.
pub(super) fn goes_round(execution: &Execution, thread: usize) -> bool {
    if !execution.options.block_spins || execution.is_event_wanted() {
        return false;
    }
    let (site, _) = execution.here(thread);
    let events = (0..execution.graph.lines[thread].events.len()).rev().take(LONGEST);
    let passed = events
        .map(|i| EventId::new(thread, i))
        .take_while(|id| spin::is_past_optional(execution, *id));
    let mut visits = passed.filter(|id| execution.info(*id).site == site).peekable();
    visits.peek().is_some() && {
        let now = execution.before(thread);
        visits.any(|id| is_same(execution, &execution.info(id).before, &now))
    }
}
