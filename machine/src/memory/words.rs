//! States of library objects ([`crate::sync`]), beside the bytes of the memory object that they
//! are in.

use super::object::Object;
use crate::ids::Tid;
use crate::sync::{self, State};
use smallvec::SmallVec;
use triomphe::Arc;

/// The states that calls have left in an object, by the offset of the state word.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Words(SmallVec<[(u64, Arc<State>); 1]>);

/// Bytes of a state word.
const WORD: u64 = 4;

impl Words {
    /// Every state, with the offset of its word.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &State)> {
        self.0.iter().map(|(offset, state)| (*offset, &**state))
    }
}

impl Object {
    /// A thread that waits at a library object in it.
    pub fn waiter(&self) -> Option<Tid> {
        self.words.as_deref()?.iter().find_map(|(_, state)| sync::waiter_at(state))
    }

    /// The state that a call has left at a state word, if nothing was written there since.
    pub fn state_at(&self, offset: u64) -> Option<&Arc<State>> {
        let words = &self.words.as_deref()?.0;
        words.iter().find(|(at, _)| *at == offset).map(|(_, state)| state)
    }

    /// A call leaves a state.
    pub fn set_state(&mut self, offset: u64, state: Arc<State>) {
        let words = &mut self.words.get_or_insert_default().0;
        // Sorted, so that the order of first use makes no two states different.
        match words.binary_search_by_key(&offset, |(at, _)| *at) {
            Ok(at) => words[at].1 = state,
            Err(at) => words.insert(at, (offset, state)),
        }
    }

    /// Bytes are written: what begins there are new objects.
    #[inline]
    pub fn forget_states(&mut self, offset: u64, len: u64) {
        if self.words.is_some() {
            self.forget_states_there(offset, len);
        }
    }

    #[cold]
    fn forget_states_there(&mut self, offset: u64, len: u64) {
        let Some(words) = &mut self.words else { return };
        words.0.retain(|(at, _)| *at + WORD <= offset || offset + len <= *at);
        if words.0.is_empty() {
            self.words = None;
        }
    }
}
