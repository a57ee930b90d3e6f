//! What may leave a thread's `to_commit` queue (K-LLVM §4.2: the part of the machine that changes
//! when the memory model changes).

use crate::access::Access;

/// May a later operation of a thread take effect before an earlier one?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overtake {
    /// It must wait.
    No,
    /// It may go first.
    Yes,
    /// It may go first and takes the bytes that it shares with the earlier write from there
    /// (store forwarding).
    Forward,
}

/// The rule that separates the models whose storage is one value per byte.
pub trait CommitPolicy: std::fmt::Debug + Send + Sync {
    /// May `later` overtake `earlier`? Both are of one thread, `earlier` first in program order.
    /// `Forward` is only for a read that overlaps an earlier write; where the overlap does not
    /// cover the read, the other bytes come from storage.
    fn may_overtake(&self, earlier: &Access, later: &Access) -> Overtake;

    /// May anything ever overtake anything? If not, a bound on the queue loses no behaviour.
    fn reorders(&self) -> bool;

    /// Does this operation mean nothing in this model (a fence that compiles to no instruction)?
    fn is_void(&self, access: &Access) -> bool;

    /// Does an access wait until the thread's store buffer is empty, and all later ones for it?
    fn is_barrier(&self, _access: &Access) -> bool {
        false
    }

    /// Do the writes of a thread keep their order? Then nobody can tell that its private memory is
    /// written at once.
    fn keeps_writes(&self) -> bool {
        true
    }

    /// If they do not: when this operation has taken effect, has everything that its thread wrote
    /// before?
    fn publishes(&self, _access: &Access) -> bool {
        true
    }
}
