//! Total store order, x86-TSO (Sewell et al., CACM 2010): a read may overtake earlier writes of
//! its own thread, and sees the youngest of them to its bytes (store forwarding).
//!
//! C11 orders map as compilers map them to x86: `seq_cst` writes are locked exchanges, `seq_cst`
//! fences are `mfence`, updates are locked; weaker fences are no instruction, and every read is a
//! plain one.

use crate::access::{Access, Kind, Order};
use crate::axioms::{Axioms, Places, buffered_places, buffered_update, buffered_whole};
use crate::graph::linear::Base;
use crate::graph::reach::Reach;
use crate::graph::{Event, EventId, Graph, Role};
use crate::patience::{Halt, Halted};
use crate::policy::{CommitPolicy, Overtake};

/// The commit policy of TSO: a FIFO store buffer per thread.
#[derive(Clone, Copy, Debug)]
pub struct Tso;

impl CommitPolicy for Tso {
    fn may_overtake(&self, earlier: &Access, later: &Access) -> Overtake {
        let is_buffered_write = earlier.kind == Kind::Write && earlier.order != Order::Sc;
        if !is_buffered_write || later.kind != Kind::Read {
            Overtake::No
        } else if earlier.overlaps(later) {
            Overtake::Forward
        } else {
            Overtake::Yes
        }
    }

    fn reorders(&self) -> bool {
        true
    }

    fn is_barrier(&self, access: &Access) -> bool {
        access.kind == Kind::Update || access.kind == Kind::Write && access.order == Order::Sc
    }

    fn is_void(&self, access: &Access) -> bool {
        access.kind == Kind::Fence && access.order != Order::Sc
    }
}

/// What memory sees keeps a thread's order, but for reads that go before buffered writes, and a
/// thread reads its own writes from its buffer.
impl Axioms for Tso {
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

/// `ppo | barrier` of `cat/tso.cat`.
fn keeps(earlier: &Event, later: &Event) -> bool {
    let is_void = |e: &Event| {
        !e.is_full && (e.role == Role::Other || e.role == Role::Fence && e.order != Order::Sc)
    };
    let is_buffered = earlier.role == Role::Write && !earlier.is_full && earlier.order != Order::Sc;
    let goes_before = is_buffered && later.role == Role::Read && !later.is_full;
    !(is_void(earlier) || is_void(later) || goes_before)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn access(kind: Kind, order: Order, object: u64) -> Access {
        Access { kind, order, object, offset: 0, len: 4 }
    }

    #[test]
    fn only_reads_overtake_only_buffered_writes() {
        let w = access(Kind::Write, Order::Rlx, 1);
        let r = access(Kind::Read, Order::Sc, 2);
        assert_eq!(Tso.may_overtake(&w, &r), Overtake::Yes);
        assert_eq!(Tso.may_overtake(&w, &access(Kind::Read, Order::Na, 1)), Overtake::Forward);
        assert_eq!(Tso.may_overtake(&w, &access(Kind::Write, Order::Rlx, 2)), Overtake::No);
        assert_eq!(Tso.may_overtake(&w, &access(Kind::Update, Order::Rlx, 2)), Overtake::No);
        assert_eq!(Tso.may_overtake(&r, &access(Kind::Write, Order::Na, 1)), Overtake::No);
        assert_eq!(Tso.may_overtake(&access(Kind::Write, Order::Sc, 1), &r), Overtake::No);
        assert_eq!(Tso.may_overtake(&access(Kind::Fence, Order::Sc, 0), &r), Overtake::No);
    }

    #[test]
    fn weak_fences_are_void() {
        assert!(Tso.is_void(&access(Kind::Fence, Order::AcqRel, 0)));
        assert!(!Tso.is_void(&access(Kind::Fence, Order::Sc, 0)));
    }
}
