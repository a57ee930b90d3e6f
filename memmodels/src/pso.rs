//! Partial store order: a store buffer for each thread and location (SPARC V8, Appendix K). Release
//! writes wait for all earlier ones, and a release fence keeps the writes around it in order.

use crate::access::{Access, Kind, Order};
use crate::axioms::{Axioms, Places, buffered_places, buffered_update, buffered_whole};
use crate::graph::linear::Base;
use crate::graph::reach::Reach;
use crate::graph::{Event, EventId, Graph, Role};
use crate::patience::{Halt, Halted};
use crate::policy::{CommitPolicy, Overtake};

/// PSO.
#[derive(Clone, Copy, Debug)]
pub struct Pso;

fn is_release(order: Order) -> bool {
    matches!(order, Order::Rel | Order::AcqRel | Order::Sc)
}

/// Updates, `seq_cst` writes and `seq_cst` fences.
fn is_barrier(access: &Access) -> bool {
    access.kind == Kind::Update || access.order == Order::Sc && access.kind != Kind::Read
}

impl CommitPolicy for Pso {
    fn may_overtake(&self, earlier: &Access, later: &Access) -> Overtake {
        if is_barrier(earlier) || is_barrier(later) {
            return Overtake::No;
        }
        match (earlier.kind, later.kind) {
            (Kind::Write, Kind::Read) if earlier.overlaps(later) => Overtake::Forward,
            (Kind::Write | Kind::Fence, Kind::Read) => Overtake::Yes,
            (Kind::Write, Kind::Write) if !is_release(later.order) && !earlier.overlaps(later) => {
                Overtake::Yes
            }
            _ => Overtake::No,
        }
    }

    fn reorders(&self) -> bool {
        true
    }

    fn is_barrier(&self, access: &Access) -> bool {
        is_barrier(access)
    }

    fn is_void(&self, access: &Access) -> bool {
        access.kind == Kind::Fence && !is_release(access.order)
    }

    fn keeps_writes(&self) -> bool {
        false
    }

    fn publishes(&self, access: &Access) -> bool {
        is_barrier(access) || access.kind != Kind::Read && is_release(access.order)
    }
}

impl Axioms for Pso {
    /// What a thread has read from another's write tells nothing of what that thread wrote
    /// elsewhere before, unless the write releases. Every read acquires.
    fn has_own_hb(&self) -> bool {
        true
    }

    fn synchronise(&self, graph: &mut Graph, id: EventId) {
        crate::graph::hb::synchronise_reads(graph, id);
    }

    fn places(&self, graph: &Graph, id: EventId, reach: &mut Reach, out: &mut Places) {
        buffered_places(graph, id, reach, keeps, out);
    }

    fn is_consistent(&self, graph: &Graph, id: EventId, _halt: &Halt<'_>) -> Result<bool, Halted> {
        Ok(buffered_update(graph, id, keeps))
    }

    // One order of memory is any that extends the causes: an update that nobody looks at adds
    // nothing to it.
    fn may_commute(&self, _graph: &Graph, _thread: usize, _order: Order) -> bool {
        true
    }

    fn base(&self) -> Base {
        Base::Memory(Some(keeps))
    }

    fn is_consistent_whole(
        &self,
        graph: &Graph,
        id: EventId,
        reach: &mut Reach,
        _halt: &Halt<'_>,
    ) -> Result<bool, Halted> {
        Ok(buffered_whole(graph, id, reach, keeps))
    }
}

/// `ppo | barrier` of `cat/pso.cat`.
fn keeps(earlier: &Event, later: &Event) -> bool {
    let is_barrier = |e: &Event| {
        e.is_full || e.order == Order::Sc && e.role != Role::Read || e.role == Role::Update
    };
    if is_barrier(earlier) || is_barrier(later) {
        return true;
    }
    match (earlier.role, later.role) {
        (Role::Read, Role::Read | Role::Write) => true,
        (Role::Write, Role::Write) => is_release(later.order),
        (Role::Write | Role::Fence, Role::Fence) => {
            is_release(later.order) && (earlier.role == Role::Write || is_release(earlier.order))
        }
        (Role::Fence, Role::Write) => is_release(earlier.order),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(kind: Kind, order: Order, object: u64) -> Access {
        Access { kind, order, object, offset: 0, len: 4 }
    }

    #[test]
    fn writes_overtake_writes_to_other_bytes() {
        let w = access(Kind::Write, Order::Rlx, 1);
        assert_eq!(Pso.may_overtake(&w, &access(Kind::Write, Order::Na, 2)), Overtake::Yes);
        assert_eq!(Pso.may_overtake(&w, &w), Overtake::No);
        assert_eq!(Pso.may_overtake(&w, &access(Kind::Write, Order::Rel, 2)), Overtake::No);
        assert_eq!(Pso.may_overtake(&access(Kind::Write, Order::Rel, 2), &w), Overtake::Yes);
        assert_eq!(Pso.may_overtake(&w, &access(Kind::Update, Order::Rlx, 2)), Overtake::No);
    }

    #[test]
    fn reads_overtake_writes_and_release_fences() {
        let r = access(Kind::Read, Order::Sc, 2);
        assert_eq!(Pso.may_overtake(&access(Kind::Write, Order::Rel, 1), &r), Overtake::Yes);
        assert_eq!(Pso.may_overtake(&access(Kind::Write, Order::Rlx, 2), &r), Overtake::Forward);
        assert_eq!(Pso.may_overtake(&access(Kind::Fence, Order::Rel, 0), &r), Overtake::Yes);
        assert_eq!(Pso.may_overtake(&access(Kind::Fence, Order::Sc, 0), &r), Overtake::No);
        assert_eq!(Pso.may_overtake(&r, &access(Kind::Write, Order::Na, 1)), Overtake::No);
    }

    #[test]
    fn release_fences_keep_writes_apart() {
        let (w, f) = (access(Kind::Write, Order::Rlx, 1), access(Kind::Fence, Order::Rel, 0));
        assert_eq!(
            (Pso.may_overtake(&w, &f), Pso.may_overtake(&f, &w)),
            (Overtake::No, Overtake::No)
        );
        assert!(Pso.is_void(&access(Kind::Fence, Order::Acq, 0)) && !Pso.is_void(&f));
    }
}
