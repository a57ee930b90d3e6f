//! The pool with real threads: the same nodes, and the same first error, with any number of
//! workers.
//!
//! The tree is ternary and complete, so how many nodes it has, and which come before a path, is
//! known by counting. `pool_loom.rs` has the interleavings.
#![cfg(not(loom))]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Barrier, Mutex};
use std::thread;
use tresse_explore::pool::{FirstError, Worker, run, run_with_rest};

/// Layers of the tree below the root.
const DEPTH: usize = 9;

/// Nodes of the tree: 3^0 + … + 3^9.
const NODES: usize = 29_524;

fn never() -> Option<()> {
    None
}

/// Visits a subtree depth first, as an engine would. Splits when others are hungry, and now and
/// then without.
fn search(
    worker: &Worker<'_, Vec<u32>, ()>,
    root: Vec<u32>,
    mut visit: impl FnMut(&[u32]) -> bool,
) {
    let mut stack = vec![root];
    while let Some(path) = stack.pop() {
        if !visit(&path) {
            continue;
        }
        if path.len() < DEPTH {
            stack.extend([2, 1, 0].map(|branch| [path.as_slice(), &[branch]].concat()));
        }
        let is_forced = path.len() == 4 && path.last() == Some(&1);
        if (worker.is_hungry() || is_forced) && !stack.is_empty() {
            worker.give(stack.remove(0));
        }
    }
}

#[test]
fn any_number_of_workers_visits_every_node_once() {
    for workers in 1..=8 {
        let visited = Mutex::new(Vec::new());
        let reason = run(workers, [Vec::new()], never, |worker, root| {
            let mut mine = Vec::new();
            search(worker, root, |path| {
                mine.push(path.to_vec());
                true
            });
            visited.lock().unwrap().append(&mut mine);
        });
        let mut visited = visited.into_inner().unwrap();
        visited.sort();
        assert!(visited.is_sorted_by(|a, b| a < b), "{workers} workers: a node was visited twice");
        assert_eq!((reason, visited.len()), (None, NODES), "{workers} workers");
    }
}

/// Leaves whose digits sum to 17 or 18: one digit may be 1, the others are 2. The least of them has
/// its 1 in front; before it come the root, all below [0], and all but itself below [1].
#[test]
fn the_first_error_does_not_depend_on_the_workers() {
    for workers in 1..=8 {
        let first = FirstError::new();
        let visits = AtomicUsize::new(0);
        run(workers, [Vec::new()], never, |worker, root| {
            let mut watch = first.watch();
            search(worker, root, |path| {
                let may_be_first = watch.may_be_first(path);
                if may_be_first {
                    visits.fetch_add(1, SeqCst);
                    let sum: u32 = path.iter().sum();
                    if path.len() == DEPTH && sum >= 17 {
                        first.offer(path, sum);
                    }
                }
                may_be_first
            });
        });
        assert_eq!(
            first.into_inner(),
            Some((vec![1, 2, 2, 2, 2, 2, 2, 2, 2], 17)),
            "{workers} workers"
        );
        let up_to_it = 1 + 2 * (NODES - 1) / 3;
        let visits = visits.into_inner();
        assert!(
            (up_to_it..=NODES).contains(&visits),
            "{workers} workers left out what comes before: {visits}"
        );
    }
}

/// What comes after the first error is left out by a worker that goes in order.
#[test]
fn one_worker_leaves_out_all_after_the_first_error() {
    let first = FirstError::new();
    let visits = AtomicUsize::new(0);
    let roots = [0, 1, 2].map(|branch| vec![branch]);
    run(1, roots, never, |_, path| {
        if first.watch().may_be_first(&path) {
            visits.fetch_add(1, SeqCst);
            if path == [1] {
                first.offer(&path, ());
            }
        }
    });
    assert_eq!((first.into_inner(), visits.into_inner()), (Some((vec![1], ())), 2));
}

#[test]
fn paths_are_ordered_with_a_node_before_those_below_it() {
    let first = FirstError::new();
    let mut watch = first.watch();
    assert!(watch.may_be_first(&[7, 7]), "no error yet");
    first.offer(&[1, 2], "a");
    assert!(watch.may_be_first(&[]) && watch.may_be_first(&[1]) && watch.may_be_first(&[1, 1, 9]));
    assert!(
        !watch.may_be_first(&[1, 2])
            && !watch.may_be_first(&[1, 2, 0])
            && !watch.may_be_first(&[2])
    );
    first.offer(&[1, 2], "the same place");
    first.offer(&[1, 10], "after it");
    first.offer(&[1], "b");
    assert!(!watch.may_be_first(&[1, 1, 9]), "the watch follows");
    assert_eq!(first.into_inner(), Some((vec![1], "b")));
}

#[test]
fn one_worker_is_the_callers_thread() {
    let caller = thread::current().id();
    let order = Mutex::new(Vec::new());
    run(1, [1, 2], never, |worker, item| {
        assert_eq!(thread::current().id(), caller);
        assert!(!worker.is_hungry(), "there is nobody else");
        order.lock().unwrap().push(item);
        if item == 1 {
            worker.give(3);
        }
    });
    assert_eq!(order.into_inner().unwrap(), [1, 2, 3]);
}

/// Every worker gets an item while all others have one: at the barrier all must be there at once.
#[test]
fn all_workers_work_at_once() {
    const WORKERS: usize = 4;
    let barrier = Barrier::new(WORKERS);
    run(WORKERS, [true], never, |worker, is_root| {
        if is_root {
            (1..WORKERS).for_each(|_| worker.give(false));
        }
        barrier.wait();
    });
}

/// The caller's thread is among those that wait for work while the last item stops them all.
#[test]
fn a_stop_ends_the_search_with_its_reason() {
    for workers in 1..=8 {
        let visits = AtomicUsize::new(0);
        let reason = run(
            workers,
            [0_u64],
            || None,
            |worker, item| {
                if worker.should_stop() {
                    return;
                }
                match visits.fetch_add(1, SeqCst) {
                    100 => worker.stop("a hundred items"),
                    _ => (0..2).for_each(|_| worker.give(item + 1)),
                }
            },
        );
        assert_eq!(reason, Some("a hundred items"), "{workers} workers");
    }
}

#[test]
fn the_first_reason_stays() {
    let reason = run(
        1,
        [()],
        || None,
        |worker, ()| {
            worker.stop(1);
            worker.stop(2);
        },
    );
    assert_eq!(reason, Some(1));
}

#[test]
fn ticks_come_one_at_a_time_and_stop_all() {
    for workers in 1..=8 {
        let is_in_tick = AtomicBool::new(false);
        let ticks = AtomicUsize::new(0);
        let tick = || {
            assert!(!is_in_tick.swap(true, SeqCst), "two ticks at once");
            let n = ticks.fetch_add(1, SeqCst);
            is_in_tick.store(false, SeqCst);
            (n == 50).then_some("time is up")
        };
        // An endless search: every item gives another.
        let reason = run(workers, 0..8_u64, tick, |worker, item| {
            worker.tick();
            if !worker.should_stop() {
                worker.give(item);
            }
        });
        assert_eq!(reason, Some("time is up"), "{workers} workers");
    }
}

/// The others have work of their own, or wait for some, when one panics.
#[test]
fn a_panic_goes_on_in_the_caller() {
    for workers in 1..=4 {
        let search = || {
            run(workers, [0_u32], never, |worker, item| match item {
                100 => panic!("a bug at {item}"),
                _ => worker.give(item + 1),
            })
        };
        let panic = catch_unwind(AssertUnwindSafe(search)).expect_err("the panic was lost");
        assert_eq!(
            panic.downcast_ref::<String>().map(String::as_str),
            Some("a bug at 100"),
            "{workers} workers"
        );
    }
}

#[test]
fn a_panic_in_a_tick_goes_on_in_the_caller() {
    let tick = || -> Option<()> { panic!("a bug in the tick") };
    let search = || run(2, [()], tick, |worker, ()| worker.tick());
    let panic = catch_unwind(AssertUnwindSafe(search)).expect_err("the panic was lost");
    assert_eq!(panic.downcast_ref(), Some(&"a bug in the tick"));
}

#[test]
fn no_roots_is_no_work() {
    assert_eq!(run(4, Vec::<u32>::new(), never, |_, _| panic!("there is no item")), None);
}

/// What nobody has taken when the search is stopped is given back: with what was taken, it is
/// everything.
#[test]
fn a_stop_leaves_the_rest() {
    for workers in [1, 3] {
        let taken = Mutex::new(Vec::new());
        let (reason, mut rest) = run_with_rest(
            workers,
            0..100,
            || None,
            |worker, item| {
                taken.lock().unwrap().push(item);
                if item == 10 {
                    worker.stop("ten");
                }
            },
        );
        let taken = taken.into_inner().unwrap();
        assert_eq!(reason, Some("ten"));
        assert!(workers > 1 || rest.len() == 89);
        rest.extend(taken);
        rest.sort_unstable();
        assert!(rest.into_iter().eq(0..100), "{workers} workers");
    }
}
