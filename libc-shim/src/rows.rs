//! Library functions that are one request to the machine, in one table with declared signatures.
//! POSIX and C11 define the functions; `__tresse_*` are what the C part of the library asks for.

use tresse_machine::mapping::Mapping;
use tresse_machine::request::{Part, Request, Row, RowArgs, RowResult, Ty};
use tresse_machine::sync::Patience::{Heeds, Timed, Tries, Waits};
use tresse_machine::sync::{Call, Kind, Op, Waiter};
use tresse_machine::value::{Value, mask, sign_extend};

macro_rules! rows {
    ($($name:literal ($($param:ident),*) $ret:ident $(, $mark:ident)? => $run:expr;)*) => {
        /// Every row.
        pub static ROWS: &[Row] = &[$(Row {
            name: $name,
            params: &[$(Ty::$param),*],
            ret: Ty::$ret,
            is_noreturn: rows!(@is noreturn $($mark)?),
            is_probe: rows!(@is probe $($mark)?),
            tries_lock: rows!(@is tries $($mark)?),
            is_clock: rows!(@is clock $($mark)?),
            is_sleep: rows!(@is sleep $($mark)?),
            run: $run,
        },)*];
    };
    (@is noreturn noreturn) => { true };
    (@is probe probe) => { true };
    (@is probe tries) => { true };
    (@is tries tries) => { true };
    (@is clock clock) => { true };
    (@is sleep sleep) => { true };
    (@is $($other:tt)*) => { false };
}

/// The row of this name.
pub fn find(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == name)
}

/// malloc's alignment: that of `max_align_t`, two words.
fn malloc_align(a: &RowArgs<'_>) -> u64 {
    u64::from(a.pointer_bits / 8) * 2
}

fn calloc(a: &RowArgs<'_>) -> RowResult {
    // C11 7.22.3.2: space for an array; an overflowing product cannot be had.
    let size = a.args[0].bits.checked_mul(a.args[1].bits).filter(|n| *n <= mask(a.pointer_bits));
    let size = size.unwrap_or(u64::MAX);
    Ok(Request::Alloc { size, align: malloc_align(a), is_zeroed: true, may_fail: true })
}

fn malloc(a: &RowArgs<'_>) -> RowResult {
    let (size, align) = (a.args[0].bits, malloc_align(a));
    Ok(Request::Alloc { size, align, is_zeroed: false, may_fail: true })
}

/// Memory of the library's own, for as long as a call takes: what it is for does not fail.
fn scratch(a: &RowArgs<'_>) -> RowResult {
    let (size, align) = (a.args[0].bits, malloc_align(a));
    Ok(Request::Alloc { size, align, is_zeroed: false, may_fail: false })
}

fn make_mapping(a: &RowArgs<'_>) -> RowResult {
    let is_writable = a.args[1].bits != 0;
    let mapping = if is_writable { Mapping::ForWriting } else { Mapping::ForReading };
    Ok(Request::MakeMapping { ptr: a.args[0], mapping })
}

fn free(a: &RowArgs<'_>, is_mapping: bool) -> RowResult {
    Ok(Request::Free { ptr: a.args[0], is_mapping })
}

fn aligned_alloc(a: &RowArgs<'_>) -> RowResult {
    aligned(a, false, true)
}

/// An exception: what a library has in reserve for it (`std::bad_alloc` is thrown when nothing is
/// left) does not fail.
fn scratch_aligned(a: &RowArgs<'_>) -> RowResult {
    aligned(a, false, false)
}

fn aligned(a: &RowArgs<'_>, is_zeroed: bool, may_fail: bool) -> RowResult {
    let align = a.args[0].bits;
    if !align.is_power_of_two() {
        return Err(format!("the alignment {align} is no power of two"));
    }
    Ok(Request::Alloc { size: a.args[1].bits, align, is_zeroed, may_fail })
}

fn assert_fail(a: &RowArgs<'_>) -> RowResult {
    Ok(Request::AssertFail {
        expression: a.args[0],
        file: a.args[1],
        line: a.args[2].bits as u32,
        function: a.args[3],
    })
}

/// Darwin's: function, file, line, expression.
fn assert_rtn(a: &RowArgs<'_>) -> RowResult {
    Ok(Request::AssertFail {
        expression: a.args[3],
        file: a.args[1],
        line: a.args[2].bits as u32,
        function: a.args[0],
    })
}

fn verifier_assert(a: &RowArgs<'_>) -> RowResult {
    if a.args[0].bits != 0 {
        return Ok(Request::Yield);
    }
    verifier_error(a)
}

fn verifier_error(_: &RowArgs<'_>) -> RowResult {
    Ok(Request::AssertFail {
        expression: Value::ZERO,
        file: Value::ZERO,
        line: 0,
        function: Value::ZERO,
    })
}

/// Any value of a type of so many bits.
fn nondet(width: u32, is_signed: bool) -> RowResult {
    let (low, high) = match is_signed {
        true => (sign_extend(1 << (width - 1), width), mask(width) >> 1),
        false => (0, mask(width)),
    };
    Ok(Request::Nondet { width, low, high, among: None })
}

/// A part of what the host has given.
fn given(a: &RowArgs<'_>, part: Part) -> RowResult {
    let at = a.args.get(1).map_or(0, |at| at.bits);
    Ok(Request::Given { part, file: a.args[0].bits as u32, at })
}

/// A call on the library object that the first argument points to.
fn call(a: &RowArgs<'_>, op: Op) -> RowResult {
    Ok(Request::Call(Call::new(op, a.args[0])))
}

/// `pthread_cond_wait` and its kin: a condition variable and a mutex.
fn wait(a: &RowArgs<'_>, is_timed: bool) -> RowResult {
    let op = Op::Wait { is_timed, may_leave: is_timed, is_split: false };
    Ok(Request::Call(Call { op, object: a.args[0], other: a.args[1] }))
}

/// The first part of a wait that can be cancelled: the thread is a waiter from now on.
fn wait_begin(a: &RowArgs<'_>) -> RowResult {
    let op = Op::Wait { is_timed: false, may_leave: false, is_split: true };
    Ok(Request::Call(Call { op, object: a.args[0], other: a.args[1] }))
}

/// The other parts.
fn wait_end(a: &RowArgs<'_>) -> RowResult {
    let op = Op::Release(Waiter { is_timed: false, may_leave: false });
    Ok(Request::Call(Call { op, object: a.args[1], other: a.args[0] }))
}

fn sleep(from: Option<u64>, nanoseconds: u64, is_until: bool) -> RowResult {
    Ok(Request::Sleep { from, nanoseconds, is_until })
}

/// A thread that waits at an object, the second argument, is to wait no longer.
fn expel(a: &RowArgs<'_>, kind: Kind) -> RowResult {
    call(a, Op::Expel(kind, a.args[1].bits as u32))
}

rows! {
    // stdlib.h
    // The library's own `malloc` and its kin are C, which sets errno; these are for targets that
    // it has no code for.
    "malloc" (Size) Ptr => malloc;
    "calloc" (Size, Size) Ptr => calloc;
    "aligned_alloc" (Size, Size) Ptr => aligned_alloc;
    "memalign" (Size, Size) Ptr => aligned_alloc;
    "__tresse_malloc" (Size) Ptr => malloc;
    "__tresse_calloc" (Size, Size) Ptr => calloc;
    "__tresse_aligned_alloc" (Size, Size) Ptr => aligned_alloc;
    "__tresse_zeroed_aligned" (Size, Size) Ptr => |a| aligned(a, true, true);
    "__tresse_scratch" (Size) Ptr => scratch;
    "__tresse_scratch_aligned" (Size, Size) Ptr => scratch_aligned;
    "free" (Ptr) Void => |a| free(a, false);
    "__tresse_unmap" (Ptr) Void => |a| free(a, true);
    "abort" () Void, noreturn => |_| Ok(Request::Abort);
    "__tresse_terminate" (Ptr) Void, noreturn => |a| Ok(Request::Terminate { why: a.args[0] });
    "__tresse_make_mapping" (Ptr, Int) Void => make_mapping;
    "__tresse_object_size" (Ptr) Size => |a| Ok(Request::ObjectSize { ptr: a.args[0] });
    "__tresse_exit" (Int) Void, noreturn => |a| {
        Ok(Request::ExitProcess { code: a.args[0].bits as u32, is_quick: false })
    };
    "__tresse_quick_exit" (Int) Void, noreturn => |a| {
        Ok(Request::ExitProcess { code: a.args[0].bits as u32, is_quick: true })
    };
    "__tresse_atexit" (Ptr, Ptr) Int => |a| call(a, Op::AtExit(a.args[1]));
    "__tresse_atexit_pop" (Ptr) Ptr => |a| call(a, Op::PopHandler);
    "__tresse_exit_begin" (Ptr) Void => |a| call(a, Op::BeginExit);
    "__tresse_unsupported" (Ptr) Void, noreturn => |a| Ok(Request::Refuse { what: a.args[0] });
    "__tresse_given_byte" (Int, I64) I64 => |a| given(a, Part::Byte);
    "__tresse_given_size" (Int) I64 => |a| given(a, Part::Size);
    "__tresse_given_name" (Int, I64) I64 => |a| given(a, Part::Name);
    "__tresse_misuse" (Ptr) Void, noreturn => |a| Ok(Request::Misuse { what: a.args[0] });
    // assert.h
    "__assert_fail" (Ptr, Ptr, Int, Ptr) Void, noreturn => assert_fail;
    "__assert_rtn" (Ptr, Ptr, Int, Ptr) Void, noreturn => assert_rtn;
    // stdio.h, unistd.h, sched.h, time.h
    "__tresse_write" (Int, Ptr, Size) Void => |a| {
        Ok(Request::Output { fd: a.args[0].bits as u32, buffer: a.args[1], len: a.args[2].bits })
    };
    "__tresse_sleep_begin" () I64 => |_| sleep(None, 0, false);
    "__tresse_sleep_end" (I64, I64) Void, sleep => |a| {
        sleep(Some(a.args[0].bits), a.args[1].bits, false)
    };
    "__tresse_sleep_until" (I64) Void, sleep => |a| sleep(Some(0), a.args[0].bits, true);
    "__tresse_now" () I64, clock => |_| Ok(Request::Now);
    "sched_yield" () Int => |_| Ok(Request::Yield);
    "pthread_yield" () Int => |_| Ok(Request::Yield);
    // pthread.h: threads
    "__tresse_thread_new" () Size => |_| Ok(Request::NewThread);
    "__tresse_thread_start" (Size, Ptr, Raw) Void => |a| {
        Ok(Request::Spawn { id: a.args[0].bits, function: a.args[1], argument: a.args[2] })
    };
    "__tresse_thread_join" (Size) Raw => |a| Ok(Request::Join { id: a.args[0].bits });
    "__tresse_thread_detach" (Size) Void => |a| Ok(Request::Detach { id: a.args[0].bits });
    "__tresse_thread_exit" (Raw) Void, noreturn => |a| Ok(Request::ThreadExit { value: a.args[0] });
    "__tresse_thread_self" () Size => |_| Ok(Request::SelfId);
    // pthread.h: mutexes
    "__tresse_renew_mutex" (Ptr) Void, probe => |a| call(a, Op::Renew(Kind::Mutex));
    "pthread_mutex_destroy" (Ptr) Int, probe => |a| call(a, Op::Destroy(Kind::Mutex));
    "pthread_mutex_lock" (Ptr) Int => |a| call(a, Op::Lock(Kind::Mutex, Waits));
    "pthread_mutex_trylock" (Ptr) Int, tries => |a| call(a, Op::Lock(Kind::Mutex, Tries));
    "__tresse_mutex_timedlock" (Ptr, I64) Int, tries => |a| call(a, Op::Lock(Kind::Mutex, Timed));
    "pthread_mutex_unlock" (Ptr) Int => |a| call(a, Op::Unlock(Kind::Mutex));
    "__tresse_plain_pthread_mutex_lock" (Ptr) Int => |a| call(a, Op::Lock(Kind::Mutex, Waits));
    "__tresse_plain_pthread_mutex_trylock" (Ptr) Int, tries => |a| {
        call(a, Op::Lock(Kind::Mutex, Tries))
    };
    "__tresse_plain_pthread_mutex_unlock" (Ptr) Int => |a| call(a, Op::Unlock(Kind::Mutex));
    "__tresse_mutex_abandon" (Ptr) Void => |a| call(a, Op::Abandon);
    "pthread_mutex_consistent" (Ptr) Int => |a| call(a, Op::MakeConsistent);
    // pthread.h: spin locks
    "__tresse_renew_spin" (Ptr) Void, probe => |a| call(a, Op::Renew(Kind::Spin));
    "pthread_spin_destroy" (Ptr) Int, probe => |a| call(a, Op::Destroy(Kind::Spin));
    "pthread_spin_lock" (Ptr) Int => |a| call(a, Op::Lock(Kind::Spin, Waits));
    "pthread_spin_trylock" (Ptr) Int, tries => |a| call(a, Op::Lock(Kind::Spin, Tries));
    "pthread_spin_unlock" (Ptr) Int => |a| call(a, Op::Unlock(Kind::Spin));
    // pthread.h: condition variables
    "__tresse_renew_cond" (Ptr) Void, probe => |a| call(a, Op::Renew(Kind::Cond));
    "pthread_cond_destroy" (Ptr) Int => |a| call(a, Op::Destroy(Kind::Cond));
    "pthread_cond_wait" (Ptr, Ptr) Int => |a| wait(a, false);
    "__tresse_cond_timedwait" (Ptr, Ptr, I64) Int => |a| wait(a, true);
    "pthread_cond_signal" (Ptr) Int => |a| call(a, Op::Signal);
    "pthread_cond_broadcast" (Ptr) Int => |a| call(a, Op::Broadcast);
    "__tresse_plain_pthread_cond_wait" (Ptr, Ptr) Int => |a| wait(a, false);
    "__tresse_cond_wait_begin" (Ptr, Ptr) Int => wait_begin;
    "__tresse_cond_wait_end" (Ptr, Ptr) Int => wait_end;
    "__tresse_cond_expel" (Ptr, Size) Int => |a| expel(a, Kind::Cond);
    // pthread.h: barriers
    "__tresse_renew_barrier" (Ptr) Void, probe => |a| call(a, Op::Renew(Kind::Barrier));
    "pthread_barrier_destroy" (Ptr) Int => |a| call(a, Op::Destroy(Kind::Barrier));
    "pthread_barrier_wait" (Ptr) Int => |a| call(a, Op::Arrive);
    // pthread.h: once
    "__tresse_once_begin" (Ptr) Int => |a| call(a, Op::OnceBegin);
    "__tresse_once_end" (Ptr) Void => |a| call(a, Op::OnceEnd);
    "__tresse_once_undo" (Ptr) Void => |a| call(a, Op::OnceUndo);
    // pthread.h: read-write locks
    "__tresse_renew_rwlock" (Ptr) Void, probe => |a| call(a, Op::Renew(Kind::RwLock));
    "pthread_rwlock_destroy" (Ptr) Int, probe => |a| call(a, Op::Destroy(Kind::RwLock));
    "pthread_rwlock_rdlock" (Ptr) Int => |a| call(a, Op::ReadLock(Waits));
    "pthread_rwlock_tryrdlock" (Ptr) Int, probe => |a| call(a, Op::ReadLock(Tries));
    "__tresse_rwlock_timedrdlock" (Ptr, I64) Int, probe => |a| call(a, Op::ReadLock(Timed));
    "pthread_rwlock_wrlock" (Ptr) Int => |a| call(a, Op::WriteLock(Waits));
    "pthread_rwlock_trywrlock" (Ptr) Int, probe => |a| call(a, Op::WriteLock(Tries));
    "__tresse_rwlock_timedwrlock" (Ptr, I64) Int, probe => |a| call(a, Op::WriteLock(Timed));
    "pthread_rwlock_unlock" (Ptr) Int => |a| call(a, Op::RwUnlock);
    // semaphore.h
    "__tresse_renew_sem" (Ptr) Void, probe => |a| call(a, Op::Renew(Kind::Semaphore));
    "sem_destroy" (Ptr) Int, probe => |a| call(a, Op::Destroy(Kind::Semaphore));
    "sem_wait" (Ptr) Int => |a| call(a, Op::SemWait(Waits));
    "__tresse_plain_sem_wait" (Ptr) Int => |a| call(a, Op::SemWait(Waits));
    "__tresse_sem_wait_heeding" (Ptr) Int => |a| call(a, Op::SemWait(Heeds));
    "__tresse_sem_expel" (Ptr, Size) Int => |a| expel(a, Kind::Semaphore);
    "__tresse_sem_trywait" (Ptr) Int, probe => |a| call(a, Op::SemWait(Tries));
    "__tresse_sem_timedwait" (Ptr, I64) Int, probe => |a| call(a, Op::SemWait(Timed));
    "__tresse_sem_post" (Ptr) Int => |a| call(a, Op::SemPost);
    "__tresse_sem_value" (Ptr) Int, probe => |a| call(a, Op::SemValue);
    // What checkers agreed to call what programs can say to them
    "__VERIFIER_assume" (AnyInt) Void => |a| Ok(Request::Assume { condition: a.args[0] });
    "__VERIFIER_assert" (AnyInt) Void => verifier_assert;
    "__VERIFIER_error" () Void, noreturn => verifier_error;
    "reach_error" () Void, noreturn => verifier_error;
    // Often called without a declaration, and so as a function that returns something.
    "__VERIFIER_loop_bound" (AnyInt) Void => |_| Ok(Request::Yield);
    "__VERIFIER_opt_begin" () AnyInt => |_| Ok(Request::Optional);
    // Hints about the accesses between them: of what kind they are (`genmc_internal.h`).
    "__VERIFIER_annotate_begin" (AnyInt) Void => |_| Ok(Request::Yield);
    "__VERIFIER_annotate_end" (AnyInt) Void => |_| Ok(Request::Yield);
    // Hazard pointers: `c/hazard.c`.
    "__tresse_hazard_announce" (Ptr) Void => |a| Ok(Request::Announce { hazard: a.args[0] });
    "__tresse_hazard_protect" (Ptr, Ptr) Void => |a| {
        Ok(Request::Protect { hazard: a.args[0], block: a.args[1] })
    };
    "__VERIFIER_hazptr_retire" (Ptr) Void => |a| Ok(Request::Retire { ptr: a.args[0] });
    "__VERIFIER_spin_start" () Void => |_| Ok(Request::SpinStart);
    "__VERIFIER_spin_end" (AnyInt) Void => |a| {
        Ok(Request::SpinEnd { is_left: a.args[0].bits != 0 })
    };
    "__VERIFIER_nondet_bool" () AnyInt => |_| nondet(1, false);
    "__VERIFIER_nondet_char" () AnyInt => |_| nondet(8, true);
    "__VERIFIER_nondet_uchar" () AnyInt => |_| nondet(8, false);
    "__VERIFIER_nondet_short" () AnyInt => |_| nondet(16, true);
    "__VERIFIER_nondet_ushort" () AnyInt => |_| nondet(16, false);
    "__VERIFIER_nondet_int" () Int => |a| nondet(a.c.int, true);
    "__VERIFIER_nondet_uint" () Int => |a| nondet(a.c.int, false);
    "__VERIFIER_nondet_long" () AnyInt => |a| nondet(a.c.long, true);
    "__VERIFIER_nondet_ulong" () AnyInt => |a| nondet(a.c.long, false);
    "__VERIFIER_nondet_unsigned" () Int => |a| nondet(a.c.int, false);
    "__VERIFIER_nondet_longlong" () AnyInt => |_| nondet(64, true);
    "__VERIFIER_nondet_ulonglong" () AnyInt => |_| nondet(64, false);
    "__VERIFIER_nondet_size_t" () AnyInt => |a| nondet(a.pointer_bits, false);
    "__VERIFIER_nondet_u8" () AnyInt => |_| nondet(8, false);
    "__VERIFIER_nondet_u16" () AnyInt => |_| nondet(16, false);
    "__VERIFIER_nondet_u32" () AnyInt => |_| nondet(32, false);
    "__VERIFIER_nondet_u64" () AnyInt => |_| nondet(64, false);
    // The same by the names of ESBMC and CBMC. They know `assert` without its header.
    "assert" (AnyInt) Void => verifier_assert;
    "__ESBMC_assume" (AnyInt) Void => |a| Ok(Request::Assume { condition: a.args[0] });
    "__ESBMC_assert" (AnyInt, Ptr) Void => verifier_assert;
    "__CPROVER_assume" (AnyInt) Void => |a| Ok(Request::Assume { condition: a.args[0] });
    "__CPROVER_assert" (AnyInt, Ptr) Void => verifier_assert;
    "nondet_bool" () AnyInt => |_| nondet(1, false);
    "nondet_char" () AnyInt => |_| nondet(8, true);
    "nondet_uchar" () AnyInt => |_| nondet(8, false);
    "nondet_short" () AnyInt => |_| nondet(16, true);
    "nondet_ushort" () AnyInt => |_| nondet(16, false);
    "nondet_int" () Int => |a| nondet(a.c.int, true);
    "nondet_uint" () Int => |a| nondet(a.c.int, false);
    "nondet_long" () AnyInt => |a| nondet(a.c.long, true);
    "nondet_ulong" () AnyInt => |a| nondet(a.c.long, false);
}

#[cfg(test)]
mod tests {
    use super::*;
    use tresse_machine::request::Widths;

    #[test]
    fn names_are_distinct() {
        let mut names: Vec<_> = ROWS.iter().map(|r| r.name).collect();
        names.sort_unstable();
        let n = names.len();
        names.dedup();
        assert_eq!(n, names.len());
    }

    #[test]
    fn calloc_refuses_products_that_overflow() {
        let args = [Value::int(1 << 33), Value::int(1 << 33)];
        let request = calloc(&RowArgs {
            args: &args,
            pointer_bits: 64,
            c: Widths { pointer: 64, int: 32, long: 64 },
        });
        let wanted = Request::Alloc { size: u64::MAX, align: 16, is_zeroed: true, may_fail: true };
        assert_eq!(request, Ok(wanted));
    }
}
