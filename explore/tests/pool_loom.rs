//! The pool under loom: every interleaving of small searches, and all that relaxed loads may see in
//! each. With two workers that is all there is, with three it is bounded by preemptions. A lost
//! wake-up shows as a deadlock, which loom reports. Its condition variables wake in the order of
//! waiting and never without a reason.
//!
//! `RUSTFLAGS="--cfg loom" cargo test -p tresse-explore --release --test pool_loom`
//!
//! What counts visits is `std`'s atomics: loom does not see them, so they add no interleavings.
#![cfg(loom)]

use loom::model::Builder;
use loom::sync::atomic::AtomicUsize as ModelledUsize;
use loom::sync::{Condvar, Mutex};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use tresse_explore::pool::{FirstError, Worker, run};

/// Checks every interleaving, or those within the preemptions that `LOOM_MAX_PREEMPTIONS` allows.
fn check(body: impl Fn() + Send + Sync + 'static) {
    Builder::new().check(body);
}

/// As [`check`], with three preemptions if nothing is said: for three workers, who have millions of
/// interleavings.
fn check_bounded(body: impl Fn() + Send + Sync + 'static) {
    let mut builder = Builder::new();
    builder.preemption_bound.get_or_insert(3);
    builder.check(body);
}

/// Visits by node.
#[derive(Clone)]
struct Visits(Arc<Vec<AtomicUsize>>);

impl Visits {
    fn of(nodes: usize) -> Visits {
        Visits(Arc::new((0..nodes).map(|_| AtomicUsize::new(0)).collect()))
    }

    fn enter(&self, node: usize) {
        self.0[node].fetch_add(1, Relaxed);
    }

    fn counts(&self) -> Vec<usize> {
        self.0.iter().map(|count| count.load(Relaxed)).collect()
    }
}

fn never() -> Option<&'static str> {
    None
}

/// Visits a complete binary tree whose nodes are numbered by layers: `node` has the children
/// `2 * node + 1` and `2 * node + 2`. Gives its last branch away to whoever is hungry.
fn search_tree(worker: &Worker<'_, usize, &'static str>, root: usize, visits: &Visits) {
    let mut stack = vec![root];
    while let Some(node) = stack.pop() {
        visits.enter(node);
        stack.extend(
            [2 * node + 2, 2 * node + 1].into_iter().filter(|child| *child < visits.0.len()),
        );
        if worker.is_hungry() && !stack.is_empty() {
            worker.give(stack.remove(0));
        }
    }
}

#[test]
fn two_workers_visit_every_node_once() {
    let runs_with_roots = Visits::of(4);
    let all_runs = runs_with_roots.clone();
    check(move || {
        let (visits, roots) = (Visits::of(4), all_runs.clone());
        let mine = visits.clone();
        let reason = run(2, [0], never, move |worker, root| {
            roots.enter(root);
            search_tree(worker, root, &mine);
        });
        assert_eq!(reason, None);
        assert_eq!(visits.counts(), [1; 4]);
    });
    // Node 1 stays with the worker that has the root, as only last branches are given.
    assert!(
        [0, 2].iter().all(|root| runs_with_roots.counts()[*root] > 0),
        "no interleaving splits the search"
    );
}

#[test]
fn three_workers_visit_every_node_once() {
    check_bounded(|| {
        let visits = Visits::of(3);
        let mine = visits.clone();
        run(3, [0], never, move |worker, root| search_tree(worker, root, &mine));
        assert_eq!(visits.counts(), [1; 3]);
    });
}

#[test]
fn items_given_to_nobody_are_visited_too() {
    check(|| {
        let visits = Visits::of(4);
        let mine = visits.clone();
        run(2, [0, 1], never, move |worker, node| {
            mine.enter(node);
            if node < 2 {
                worker.give(node + 2);
            }
        });
        assert_eq!(visits.counts(), [1; 4]);
    });
}

#[test]
fn nothing_to_do_is_done_at_once() {
    check(|| assert_eq!(run(3, [], never, |_, (): ()| ()), None));
}

/// The second item waits for the third, so both workers are needed at once. If one had left because
/// the other took the item that it was woken for, or slept on, the wait would never end.
#[test]
fn nobody_leaves_while_another_is_busy() {
    check(|| {
        let meeting = Arc::new((Mutex::new(false), Condvar::new()));
        run(2, [1], never, move |worker, item| {
            let (is_there, changed) = &*meeting;
            if item < 3 {
                worker.give(item + 1);
            }
            if item == 2 {
                let mut guard = is_there.lock().unwrap();
                while !*guard {
                    guard = changed.wait(guard).unwrap();
                }
            } else if item == 3 {
                *is_there.lock().unwrap() = true;
                changed.notify_one();
            }
        });
    });
}

#[test]
fn a_stop_reaches_all_and_has_its_reason() {
    check_bounded(|| {
        let visits = Visits::of(4);
        let mine = visits.clone();
        let reason = run(3, [0], never, move |worker, node| {
            mine.enter(node);
            if node == 0 {
                worker.give(1);
                worker.give(2);
            } else if node == 1 {
                worker.stop("enough");
                assert!(worker.should_stop(), "a worker sees its own stop");
                worker.give(3);
            }
        });
        let counts = visits.counts();
        assert_eq!(reason, Some("enough"));
        assert_eq!((counts[0], counts[1], counts[3]), (1, 1, 0), "nothing is taken after a stop");
        assert!(counts[2] <= 1);
    });
}

#[test]
fn of_two_stops_one_counts() {
    check(|| {
        let reason = run(2, [0, 1], || None, |worker, item| worker.stop(item));
        assert!(matches!(reason, Some(0 | 1)), "{reason:?}");
    });
}

/// `resume_unwind` instead of `panic!`: the hook would print in every interleaving.
#[test]
fn a_panic_reaches_the_caller_and_holds_nobody() {
    check_bounded(|| {
        let search = || {
            run(3, [0], never, |worker, item| {
                if item == 0 {
                    worker.give(1);
                } else {
                    resume_unwind(Box::new("bug"));
                }
            })
        };
        let panic =
            catch_unwind(AssertUnwindSafe(search)).expect_err("the panic goes on in the caller");
        assert_eq!(panic.downcast_ref(), Some(&"bug"));
    });
}

/// A count that is read and then written loses something if two ticks overlap, or if one does not
/// see what the one before it wrote.
#[test]
fn ticks_do_not_overlap_and_can_stop() {
    check(|| {
        let count = Arc::new(ModelledUsize::new(0));
        let calls = Arc::new(AtomicUsize::new(0));
        let (counted, called) = (Arc::clone(&count), Arc::clone(&calls));
        let tick = move || {
            called.fetch_add(1, Relaxed);
            let n = counted.load(Relaxed) + 1;
            counted.store(n, Relaxed);
            (n == 2).then_some("second")
        };
        let reason = run(2, [0, 1], tick, |worker, _| worker.tick());
        let calls = calls.load(Relaxed);
        assert_eq!(count.load(Relaxed), calls);
        assert_eq!(reason, (calls == 2).then_some("second"));
    });
}

/// A search with errors at [0, 1], [1] and [2, 0]: each is offered by whoever comes to it, and left
/// out only if something before it is known.
#[test]
fn the_first_error_is_first_in_every_interleaving() {
    check(|| {
        let first = Arc::new(FirstError::new());
        let mine = Arc::clone(&first);
        let roots = [vec![2, 0], vec![1], vec![0, 1]];
        run(2, roots, never, move |_, path: Vec<u32>| {
            if mine.watch().may_be_first(&path) {
                mine.offer(&path, path.len());
            }
        });
        let first = Arc::into_inner(first).and_then(FirstError::into_inner);
        assert_eq!(first, Some((vec![0, 1], 2)));
    });
}

/// One worker watches along its path while another finds errors before and after it.
#[test]
fn a_watch_says_no_only_for_what_comes_later() {
    check(|| {
        let first = Arc::new(FirstError::new());
        let mine = Arc::clone(&first);
        run(2, [true, false], never, move |_, is_finder| {
            if is_finder {
                mine.offer(&[3], "after");
                mine.offer(&[1], "before");
                assert!(!mine.watch().may_be_first(&[2]), "who offers knows it");
                return;
            }
            let mut watch = mine.watch();
            assert!(watch.may_be_first(&[0]), "nothing is before it");
            let may_be_before = watch.may_be_first(&[2]);
            assert!(may_be_before || !watch.may_be_first(&[2]), "a no stays a no");
            assert!(watch.may_be_first(&[]), "the root is before all");
        });
        let first = Arc::into_inner(first).and_then(FirstError::into_inner);
        assert_eq!(first, Some((vec![1], "before")));
    });
}
