//! Small executions step by step: what threads may read, and what they have seen.

use super::{Debt, Strength, Views};
use crate::access::{Access, Kind, Order};
use crate::rc11::Sequences;
use crate::storage::{Act, Around, Payload, Place, Storage, Whose};

const X: u64 = 1;
const Y: u64 = 2;
const Z: u64 = 3;
const BY_ORDER: Strength = Strength::ByOrder(Sequences::C11);

/// Two threads of their own, and what starts them.
struct Run {
    views: Views,
    ticket: u32,
}

impl Run {
    fn new(strength: Strength) -> Run {
        let mut views = Views::new(strength);
        for (ticket, thread) in [(0, 1), (1, 2), (2, 3)] {
            views.pass(0, ticket);
            views.start(0, thread);
        }
        Run { views, ticket: 3 }
    }

    fn act(&self, kind: Kind, order: Order, object: u64, place: Place, value: Option<u64>) -> Act {
        let access = Access { kind, order, object, offset: 0, len: 4 };
        Act { access, ticket: self.ticket, tag: 0, place, value: value.map(|v| [v, 0, 0]) }
    }

    /// The values that a thread may read, the newest first.
    fn values(&self, thread: u32, order: Order, object: u64) -> Vec<u64> {
        let access = self.act(Kind::Read, order, object, 0, None).access;
        let places = self.views.places(thread, &access).into_iter();
        let may_read = |place: &Place| {
            self.views.may_take(thread, &self.act(Kind::Read, order, object, *place, None))
        };
        places
            .filter(may_read)
            .map(|place| self.views.value(&access, place).map_or(0, |v| v.value[0]))
            .collect()
    }

    fn take(&mut self, thread: u32, act: Act) {
        assert!(self.views.may_take(thread, &act));
        self.views.take(thread, &act, Payload::default()).expect("there is room");
        self.ticket += 1;
    }

    /// A write after the newest one.
    fn write(&mut self, thread: u32, order: Order, object: u64, value: u64) {
        self.after_newest(thread, Kind::Write, order, object, value);
    }

    /// A write, or an update, after the newest one.
    fn after_newest(&mut self, thread: u32, kind: Kind, order: Order, object: u64, value: u64) {
        let act = self.act(kind, order, object, 0, Some(value));
        let place = self.views.places(thread, &act.access).first().copied().unwrap_or(0);
        self.take(thread, Act { place, ..act });
    }

    /// A read of a value.
    fn read(&mut self, thread: u32, order: Order, object: u64, value: u64) {
        let act = self.act(Kind::Read, order, object, 0, None);
        let places = self.views.places(thread, &act.access).into_iter();
        let place = places.rev().find(|place| {
            self.views.value(&act.access, *place).is_some_and(|v| v.value[0] == value)
        });
        self.take(thread, Act { place: place.unwrap_or(0), ..act });
    }

    fn fence(&mut self, thread: u32, order: Order) {
        let access = Access { kind: Kind::Fence, order, object: 0, offset: 0, len: 0 };
        self.take(thread, Act { access, ..self.act(Kind::Fence, order, 0, 0, None) });
    }

    /// What another state has to have in common with this one.
    fn fingerprint(&self) -> Vec<u64> {
        let mut words = Vec::new();
        self.views.fingerprint(&Nothing, &mut |word| words.push(word));
        words
    }
}

struct Nothing;

impl Around for Nothing {
    fn is_alive(&self, _object: u64) -> bool {
        true
    }

    fn moments(&self, _thread: u32) -> Vec<u32> {
        Vec::new()
    }
}

/// Message passing: the reader of the flag sees the data if the orders say so.
#[test]
fn views_pass_messages() {
    let cases = [
        (BY_ORDER, Order::Rel, Order::Acq, false, vec![1]),
        (BY_ORDER, Order::Rlx, Order::Acq, false, vec![1, 0]),
        (BY_ORDER, Order::Rel, Order::Rlx, false, vec![1, 0]),
        (BY_ORDER, Order::Rel, Order::Rlx, true, vec![1]),
        (Strength::All, Order::Rlx, Order::Rlx, false, vec![1]),
    ];
    for (strength, write, read, has_fence, expected) in cases {
        let mut run = Run::new(strength);
        run.write(1, Order::Rlx, X, 1);
        run.write(1, write, Y, 1);
        run.read(2, read, Y, 1);
        if has_fence {
            run.fence(2, Order::Acq);
        }
        assert_eq!(run.values(2, Order::Rlx, X), expected, "{strength:?} {write:?} {read:?}");
    }
}

/// A relaxed write of the thread that released before goes on with the release sequence of C11, and
/// not with that of C++20; one of another thread never does, an update of whoever always.
#[test]
fn release_sequences_are_those_of_a_standard() {
    let cases = [
        (1, Kind::Write, vec![1], vec![1, 0]),
        (3, Kind::Write, vec![1, 0], vec![1, 0]),
        (1, Kind::Update, vec![1], vec![1]),
        (3, Kind::Update, vec![1], vec![1]),
    ];
    for (thread, kind, by_c11, by_cxx20) in cases {
        for (sequences, expected) in [(Sequences::C11, by_c11), (Sequences::Cxx20, by_cxx20)] {
            let mut run = Run::new(Strength::ByOrder(sequences));
            run.write(1, Order::Na, X, 1);
            run.write(1, Order::Rel, Y, 1);
            run.after_newest(thread, kind, Order::Rlx, Y, 2);
            run.read(2, Order::Acq, Y, 2);
            let found = run.values(2, Order::Na, X);
            assert_eq!(found, expected, "{kind:?} by thread {thread}, {sequences:?}");
        }
    }
}

/// A relaxed write after a release fence passes on what happens before the fence, by both; that a
/// release write to the location stood before the fence adds nothing, as it is older. What the
/// thread has done between the fence and a later release write only C11's sequences pass on.
#[test]
fn fences_release_by_both_standards() {
    for (sequences, expected) in [(Sequences::C11, vec![1]), (Sequences::Cxx20, vec![1, 0])] {
        let mut run = Run::new(Strength::ByOrder(sequences));
        run.write(1, Order::Na, X, 1);
        run.fence(1, Order::Rel);
        run.write(1, Order::Na, Z, 1);
        run.write(1, Order::Rel, Y, 1);
        run.write(1, Order::Rlx, Y, 2);
        run.read(2, Order::Acq, Y, 2);
        assert_eq!(run.values(2, Order::Na, X), [1], "{sequences:?}");
        assert_eq!(run.values(2, Order::Na, Z), expected, "{sequences:?}");
    }
}

/// Nothing comes between an update and what it reads.
#[test]
fn an_update_leaves_no_room() {
    let mut run = Run::new(Strength::All);
    let update = run.act(Kind::Update, Order::Rlx, X, 0, Some(5));
    run.take(1, update);
    let write = run.act(Kind::Write, Order::Rlx, X, 0, Some(7));
    assert!(!run.views.may_take(2, &write));
    let newest = run.views.places(2, &write.access)[0];
    assert!(run.views.may_take(2, &Act { place: newest, ..write }));
}

/// Store buffering, IRIW's little sister: with `seq_cst` on everything, or fences between, the
/// second thread to read sees what the first one wrote.
#[test]
fn psc_forbids_what_seq_cst_forbids() {
    for (order, has_fence, expected) in
        [(Order::Sc, false, vec![1]), (Order::Rlx, true, vec![1]), (Order::Rel, false, vec![1, 0])]
    {
        let mut run = Run::new(BY_ORDER);
        let read = if order == Order::Sc { Order::Sc } else { Order::Rlx };
        for (thread, own) in [(1, X), (2, Y)] {
            run.write(thread, order, own, 1);
            if has_fence {
                run.fence(thread, Order::Sc);
            }
        }
        run.read(1, read, Y, 0);
        assert_eq!(run.values(2, read, X), expected, "{order:?} {has_fence}");
    }
}

/// `seq_cst` fences are not ordered by what merely reads from one another: a view that they share
/// would order them. Thread 1 writes y before its fence and z after it, thread 2 passes z on as x,
/// thread 3 has its fence after x.
#[test]
fn fences_are_ordered_by_synchronisation_only() {
    let mut run = Run::new(BY_ORDER);
    run.write(1, Order::Rlx, Y, 1);
    run.fence(1, Order::Sc);
    run.write(1, Order::Rlx, 3, 1);
    run.read(2, Order::Rlx, 3, 1);
    run.write(2, Order::Rlx, X, 1);
    run.read(3, Order::Rlx, X, 1);
    run.fence(3, Order::Sc);
    assert_eq!(run.values(3, Order::Rlx, Y), [1, 0]);
}

/// A loop that waits comes back to the state where it began, also among `seq_cst` operations.
#[test]
fn waiting_changes_nothing() {
    for order in [Order::Rlx, Order::Acq, Order::Sc] {
        let mut run = Run::new(BY_ORDER);
        run.write(1, order, X, 1);
        run.write(2, order, Y, 1);
        let mut seen = Vec::new();
        for _ in 0..6 {
            run.read(1, order, Y, 0);
            run.read(1, order, X, 1);
            seen.push(run.fingerprint());
        }
        assert_eq!(seen[3], seen[4], "{order:?}");
        assert_eq!(seen[4], seen[5], "{order:?}");
    }
}

/// Plain accesses race with what does not happen before them.
#[test]
fn races_are_by_happens_before() {
    for (order, is_racy) in [(Order::Rel, false), (Order::Rlx, true)] {
        let mut run = Run::new(BY_ORDER);
        run.write(1, Order::Na, X, 1);
        run.write(1, order, Y, 1);
        run.read(2, Order::Acq, Y, 1);
        run.read(2, Order::Na, X, 1);
        let access = run.act(Kind::Read, Order::Na, X, 0, None).access;
        assert_eq!(run.views.race(2, &access).is_some(), is_racy);
    }
}

/// A `seq_cst` fence that may still be on a cycle, whose thread has written before it. The second
/// thread is told before or after the fence; both times it has seen the write. Returns whether the
/// third one may still read what was there before, once a `seq_cst` write of the second thread
/// comes before one of its own, and then its fence: `psc` has a cycle if the first fence happens
/// before that write.
fn told(is_after: bool) -> (Run, bool) {
    let mut run = Run::new(BY_ORDER);
    run.write(1, Order::Rlx, X, 1);
    let tell = |run: &mut Run| {
        run.views.signal(1, 2);
        run.views.wake(2);
    };
    if !is_after {
        tell(&mut run);
    }
    run.fence(1, Order::Sc);
    run.views.pass(1, run.ticket);
    run.ticket += 1;
    if is_after {
        tell(&mut run);
    }
    let mut later = Run { views: run.views.clone(), ticket: run.ticket };
    later.write(2, Order::Sc, Y, 1);
    later.write(3, Order::Sc, Y, 2);
    later.fence(3, Order::Sc);
    (run, later.values(3, Order::Rlx, X).contains(&0))
}

/// Who has seen a fence counts, as what may be read depends on it.
#[test]
fn states_tell_who_has_seen_a_fence() {
    let ((before, may_before), (after, may_after)) = (told(false), told(true));
    assert!(may_before && !may_after);
    assert_ne!(before.fingerprint(), after.fingerprint());
}

/// Of which thread a node of `psc` is, and whether it writes, is on no other word of a state: edges
/// to what comes differ.
#[test]
fn states_tell_nodes_apart() {
    let (run, _) = told(false);
    let with = |thread: u32, writes: bool| {
        let mut other = Run { views: run.views.clone(), ticket: run.ticket };
        let node = &mut other.views.psc.nodes[0];
        // A moment that nobody has seen, so that no clock tells the threads apart.
        (node.thread, node.ticket, node.writes) = (thread, 1000, writes);
        (node.next, node.next_other) = (None, None);
        other.fingerprint()
    };
    let all = [with(1, false), with(1, true), with(2, false), with(2, true)];
    for (i, one) in all.iter().enumerate() {
        assert!(!all[i + 1..].contains(one), "state {i}");
    }
}

/// Of which location a value is.
#[test]
fn states_tell_locations_apart() {
    let with = |object: u64| {
        let mut run = Run::new(BY_ORDER);
        run.write(1, Order::Rlx, object, 1);
        run.fingerprint()
    };
    assert_ne!(with(X), with(Y));
}

/// RC11's `psc`: a `seq_cst` write comes before a fence only if something after it in `hb`, or `co`
/// and `fr`, does. So a thread may read what was there before, after a fence, in whatever order the
/// machine took the two.
#[test]
fn a_write_comes_before_no_fence_by_itself() {
    let mut run = Run::new(BY_ORDER);
    run.write(1, Order::Sc, X, 1);
    run.fence(2, Order::Sc);
    assert_eq!(run.values(2, Order::Rlx, X), [1, 0]);
    // Its next event happens before the fence.
    let mut run = Run::new(BY_ORDER);
    run.write(1, Order::Sc, X, 1);
    run.write(1, Order::Rel, Y, 1);
    run.read(2, Order::Acq, Y, 1);
    run.fence(2, Order::Sc);
    assert_eq!(run.values(2, Order::Rlx, X), [1]);
}

/// Writes of a location, before what all have come to is forgotten: of a run, which forgets now and
/// then.
fn most_writes(whose: Option<Whose>) -> usize {
    let mut run = Run::new(BY_ORDER);
    let mut most = 0;
    for i in 0..1000 {
        for thread in [0, 3] {
            if let Some(whose) = whose {
                run.views.wait(thread, whose);
            }
        }
        run.write(1, Order::Rel, X, i);
        run.read(2, Order::Acq, X, i);
        run.views.settle();
        most = most.max(run.views.cells[0].messages.len());
    }
    most
}

/// Who waits for whoever lets it go on keeps nothing; all others keep what they have not seen.
#[test]
fn who_waits_keeps_no_history() {
    assert!(most_writes(Some(Whose::Anybody)) < 100);
    assert_eq!(most_writes(None), 1001);
    let users = Whose::Users { object: Z, offset: 0 };
    for whose in [Whose::Signaller, users] {
        assert_eq!(most_writes(Some(whose)), 1001, "{whose:?}: nobody has done anything yet");
    }
}

/// Who is going on reads what it could read had nothing been forgotten: whoever has let it go on
/// had seen more. What has not been said anew does not hold.
#[test]
fn who_was_let_go_reads_the_same() {
    let ended = |waits: bool| {
        let mut run = Run::new(BY_ORDER);
        for i in 1..1000 {
            if waits {
                run.views.wait(0, Whose::Anybody);
                run.views.wait(3, Whose::Anybody);
            }
            run.write(1, Order::Rel, X, i);
            // The other one lags behind.
            run.read(2, Order::Acq, X, i / 2);
            run.views.settle();
        }
        let kept = run.views.cells[0].messages.len();
        run.views.signal(2, 3);
        run.views.pass(2, run.ticket);
        assert!(!run.views.is_waiting(3));
        run.views.wait(3, Whose::Signaller);
        run.views.settle();
        run.views.wake(3);
        run.views.end(2);
        run.views.join(0, 2);
        run.views.settle();
        ([3, 0, 1].map(|thread| run.values(thread, Order::Rlx, X)), kept)
    };
    let ((with, few), (without, all)) = (ended(true), ended(false));
    assert_eq!(with, without);
    assert!(few < 700 && all == 1000, "{few} {all}");
}

/// What was forgotten while a thread waited makes no difference once it has been let go on: the
/// state is that of one in which it came later.
#[test]
fn states_do_not_tell_whether_a_thread_has_waited() {
    let state = |has_waited: bool| {
        let mut run = Run::new(BY_ORDER);
        run.views = Views { debt: Debt { is_forked: true, ..run.views.debt }, ..run.views };
        run.views.wait(0, Whose::Anybody);
        if has_waited {
            run.views.wait(3, Whose::Anybody);
        }
        run.write(1, Order::Rel, X, 1);
        run.read(2, Order::Acq, X, 1);
        run.views.settle();
        run.views.signal(2, 3);
        run.views.pass(2, run.ticket);
        run.views.wait(0, Whose::Anybody);
        run.views.wait(3, Whose::Signaller);
        run.views.settle();
        run.fingerprint()
    };
    assert_eq!(state(true), state(false));
}
