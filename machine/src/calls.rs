//! What calls on library objects find in memory, and what they do with that, for every engine.

use crate::end::Stop;
use crate::ids::Tid;
use crate::memory::Cache;
use crate::memory::cache::Spot;
use crate::sync::{self, Call, State, Step, Sync};
use crate::value::Value;
use triomphe::Arc;

/// Where the state word of a call's object is. It must lie in live memory.
///
/// # Errors
/// The undefined behaviour that the access is.
pub fn word_of(cache: &Cache, call: &Call) -> Result<(Spot, u32), Stop> {
    let (offset, len) = call.kind().word(cache.pointer_bits());
    Ok((cache.check(&call.object, offset, u64::from(len), 0, false)?, len))
}

/// What a call finds, and what it does with that.
pub struct Looked {
    /// Where the object's state word is; none if the object is gone, and the thread is done with
    /// it.
    pub spot: Option<Spot>,
    /// The state that a call has left there.
    pub known: Option<Arc<State>>,
    /// What the call does.
    pub step: Step,
}

/// Looks at what a call finds, and what it does with that.
///
/// # Errors
/// It is undefined behaviour.
pub fn step(cache: &Cache, thread: Tid, call: &Call, option: u32) -> Result<Looked, Stop> {
    let (spot, len) = match word_of(cache, call) {
        // It is gone; had the thread still waited, that would have been an error.
        Err(_) if call.is_parting() => {
            let step = Step::Stay(Value::ZERO, Sync::Acquire);
            return Ok(Looked { spot: None, known: None, step });
        }
        other => other?,
    };
    let object = &cache.arenas[spot.arena as usize].objects[spot.slot as usize];
    let known = object.state_at(spot.offset).cloned();
    let step = step_from(cache, known.as_deref(), cache.peek(spot, len), thread, call, option)?;
    Ok(Looked { spot: Some(spot), known, step })
}

/// What a call does that finds this state and this content of its word, for every engine.
///
/// # Errors
/// It is undefined behaviour. A step that changes the state is a write, though the bytes stay:
/// constants do not take it.
pub fn step_from(
    cache: &Cache,
    known: Option<&State>,
    word: Value,
    thread: Tid,
    call: &Call,
    option: u32,
) -> Result<Step, Stop> {
    let step = sync::step(known, word, thread, call, option)?;
    if matches!(step, Step::Write(..)) {
        check_writes(cache, call)?;
    }
    Ok(step)
}

/// May a call change its object's state? Whether the object is still there is not asked.
///
/// # Errors
/// T0407.
pub fn check_writes(cache: &Cache, call: &Call) -> Result<(), Stop> {
    if cache.object(call.object.prov).is_some_and(|object| !object.may_be_written()) {
        let (offset, len) = call.kind().word(cache.pointer_bits());
        cache.check(&call.object, offset, u64::from(len), 0, true)?;
    }
    Ok(())
}

/// The answer to a wait of a thread that does not hold the mutex.
pub(crate) fn refuses_wait(cache: &Cache, thread: Tid, call: &Call) -> Result<Option<Value>, Stop> {
    let mutex = Call::new(sync::Op::Unlock(sync::Kind::Mutex), call.other);
    let (spot, len) = word_of(cache, &mutex)?;
    let object = &cache.arenas[spot.arena as usize].objects[spot.slot as usize];
    let known = object.state_at(spot.offset);
    sync::check_wait(known.map(|k| &**k), cache.peek(spot, len), thread)
}
