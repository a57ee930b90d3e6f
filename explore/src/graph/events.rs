//! An execution that grows by the next event of a thread, and what is found on the way.

use super::state::Execution;
use super::tally::{Place, Tally};
use crate::sight::Followed;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use tresse_memmodels::cat::Cat;

/// An execution, with what is known of all that were before it.
#[derive(Clone)]
pub(super) struct Events {
    pub execution: Execution,
    /// What the program is called with.
    pub args: Arc<[String]>,
    pub tally: Tally,
    /// How many alternatives were begun at each open event: the place in the search.
    pub place: Place,
    /// `co` is a coherence order for now, though executions are told apart by `rf` only
    /// (`equivalence`).
    pub is_ordered: bool,
    /// The model's text, to hold graphs against.
    pub reference: Option<Arc<Cat>>,
    /// The end of the guide's way.
    pub reached: Option<Box<Followed>>,
}

impl Deref for Events {
    type Target = Execution;

    #[inline]
    fn deref(&self) -> &Execution {
        &self.execution
    }
}

impl DerefMut for Events {
    #[inline]
    fn deref_mut(&mut self) -> &mut Execution {
        &mut self.execution
    }
}
