//! What an execution brings with it: the sets and relations that texts need not define.
//!
//! Source: Cats §3–4 for `po rf co fr loc ext` and their parts; C11's annotations as sets, each of
//! exactly its own events (`ACQ` without `ACQ_REL`).

use super::Execution;
use super::program::Value;
use crate::access::Order;
use crate::relation::{Relation, Set};

/// A set or relation that is read off an execution.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Base {
    NoEvents,
    All,
    Reads,
    Writes,
    Fences,
    Memory,
    Initial,
    Atomic,
    Full,
    Of(Order),
    NoPairs,
    AllPairs,
    Id,
    Po,
    Rf,
    Co,
    Fr,
    Rmw,
    Addr,
    Data,
    Ctrl,
    Tc,
    SameLocation,
    /// Of parts of accesses that share a location.
    Wide,
    SameThread,
    OtherThread,
}

/// A predefined name: one base, or a relation restricted by another.
#[derive(Clone, Copy, Debug)]
pub(super) enum Predefined {
    Set(Base),
    Relation(Base),
    Both(Base, Base),
}

/// The predefined names that are not functions.
pub(super) fn predefined(name: &str) -> Option<Predefined> {
    use Predefined::{Both, Relation, Set};
    Some(match name {
        "emptyset" => Set(Base::NoEvents),
        "E" => Set(Base::All),
        "R" => Set(Base::Reads),
        "W" => Set(Base::Writes),
        "F" => Set(Base::Fences),
        "M" => Set(Base::Memory),
        "IW" => Set(Base::Initial),
        "A" => Set(Base::Atomic),
        "X" => Set(Base::Full),
        "NA" => Set(Base::Of(Order::Na)),
        "UN" => Set(Base::Of(Order::Unordered)),
        "RLX" => Set(Base::Of(Order::Rlx)),
        "ACQ" => Set(Base::Of(Order::Acq)),
        "REL" => Set(Base::Of(Order::Rel)),
        "ACQ_REL" | "AR" => Set(Base::Of(Order::AcqRel)),
        "SC" => Set(Base::Of(Order::Sc)),
        "id" => Relation(Base::Id),
        "po" => Relation(Base::Po),
        "rf" => Relation(Base::Rf),
        "co" => Relation(Base::Co),
        "fr" => Relation(Base::Fr),
        "rmw" => Relation(Base::Rmw),
        "addr" => Relation(Base::Addr),
        "data" => Relation(Base::Data),
        "ctrl" => Relation(Base::Ctrl),
        "tc" => Relation(Base::Tc),
        "loc" => Relation(Base::SameLocation),
        "wide" => Relation(Base::Wide),
        "int" => Relation(Base::SameThread),
        "ext" => Relation(Base::OtherThread),
        "po-loc" => Both(Base::Po, Base::SameLocation),
        "rfi" => Both(Base::Rf, Base::SameThread),
        "rfe" => Both(Base::Rf, Base::OtherThread),
        "coi" => Both(Base::Co, Base::SameThread),
        "coe" => Both(Base::Co, Base::OtherThread),
        "fri" => Both(Base::Fr, Base::SameThread),
        "fre" => Both(Base::Fr, Base::OtherThread),
        _ => return None,
    })
}

/// The value of a base in an execution.
pub(super) fn evaluate(base: Base, x: &Execution) -> Value {
    let n = x.events.len();
    let events =
        |is_in: &dyn Fn(&super::Event) -> bool| Value::Set(Set::filter(n, |e| is_in(&x.events[e])));
    match base {
        Base::NoEvents => Value::Set(Set::new(n)),
        Base::All => Value::Set(Set::full(n)),
        Base::Reads => events(&|e| e.kind.reads()),
        Base::Writes => events(&|e| e.kind.writes()),
        Base::Fences => events(&|e| e.kind == crate::access::Kind::Fence),
        Base::Memory => events(&|e| e.kind.reads() || e.kind.writes()),
        Base::Initial => events(&|e| e.thread.is_none()),
        Base::Atomic => events(&|e| e.order.is_atomic()),
        Base::Full => events(&|e| e.is_full),
        Base::Of(order) => events(&|e| e.order == order),
        Base::NoPairs => Value::Relation(Relation::new(n)),
        Base::AllPairs => Value::Relation(Relation::full(n)),
        Base::Id => Value::Relation(Relation::identity(&Set::full(n))),
        Base::Po => Value::Relation(x.po.clone()),
        Base::Rf => Value::Relation(x.rf.clone()),
        Base::Co => Value::Relation(x.co.clone()),
        Base::Fr => {
            let fr = x.rf.inverse().compose(&x.co);
            Value::Relation(fr.difference(&Relation::identity(&Set::full(n))))
        }
        Base::Rmw => Value::Relation(x.rmw.clone()),
        Base::Addr => Value::Relation(x.addr.clone()),
        Base::Data => Value::Relation(x.data.clone()),
        Base::Ctrl => Value::Relation(x.ctrl.clone()),
        Base::Tc => Value::Relation(x.extra_sync.clone()),
        Base::SameLocation => {
            let at = |e: usize| x.events[e].location;
            Value::Relation(Relation::filter(n, |a, b| at(a).is_some() && at(a) == at(b)))
        }
        Base::Wide => Value::Relation(x.wide.clone()),
        Base::SameThread => Value::Relation(same_thread(x)),
        Base::OtherThread => Value::Relation(same_thread(x).complement()),
    }
}

/// Events of one thread. An initial write is of no thread: only with itself.
fn same_thread(x: &Execution) -> Relation {
    let of = |e: usize| x.events[e].thread;
    Relation::filter(x.events.len(), |a, b| a == b || (of(a).is_some() && of(a) == of(b)))
}
