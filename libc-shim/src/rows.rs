//! Library functions that are one request to the machine, in one table with declared signatures.
//! POSIX and C11 define the functions; `__tresse_*` are what the C part of the library asks for.

use tresse_machine::request::{MutexKind, Request, Row, RowArgs, RowResult, Ty};
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
            run: $run,
        },)*];
    };
    (@is noreturn noreturn) => { true };
    (@is probe probe) => { true };
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
    Ok(Request::Alloc { size: size.unwrap_or(u64::MAX), align: malloc_align(a), is_zeroed: true })
}

fn aligned_alloc(a: &RowArgs<'_>) -> RowResult {
    let align = a.args[0].bits;
    if !align.is_power_of_two() {
        return Err(format!("the alignment {align} is no power of two"));
    }
    Ok(Request::Alloc { size: a.args[1].bits, align, is_zeroed: false })
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

fn mutex_init(a: &RowArgs<'_>) -> RowResult {
    Ok(Request::MutexInit { mutex: a.args[0], attributes: a.args[1] })
}

/// Any value of a type of so many bits.
fn nondet(width: u32, is_signed: bool) -> RowResult {
    let (low, high) = if is_signed {
        (sign_extend(1 << (width - 1), width), (mask(width) >> 1) as i64)
    } else {
        (0, mask(width).min(i64::MAX as u64) as i64)
    };
    Ok(Request::Nondet { width, low, high })
}

/// A mutex or condition variable that is only a key: the bytes there mean nothing to the machine.
const PLAIN: Option<MutexKind> = Some(MutexKind::Normal);

rows! {
    // stdlib.h
    "malloc" (Size) Ptr =>
        |a| Ok(Request::Alloc { size: a.args[0].bits, align: malloc_align(a), is_zeroed: false });
    "calloc" (Size, Size) Ptr => calloc;
    "aligned_alloc" (Size, Size) Ptr => aligned_alloc;
    "memalign" (Size, Size) Ptr => aligned_alloc;
    "free" (Ptr) Void => |a| Ok(Request::Free { ptr: a.args[0] });
    "abort" () Void, noreturn => |_| Ok(Request::Abort);
    "__tresse_object_size" (Ptr) Size => |a| Ok(Request::ObjectSize { ptr: a.args[0] });
    "__tresse_exit" (I32) Void, noreturn =>
        |a| Ok(Request::ExitProcess { code: a.args[0].bits as u32 });
    "__tresse_atexit" (Ptr) I32 => |a| Ok(Request::AtExit { function: a.args[0] });
    "__tresse_atexit_pop" () Ptr => |_| Ok(Request::AtExitPop);
    "__tresse_misuse" (Ptr) Void, noreturn => |a| Ok(Request::Misuse { what: a.args[0] });
    // assert.h
    "__assert_fail" (Ptr, Ptr, I32, Ptr) Void, noreturn => assert_fail;
    "__assert_rtn" (Ptr, Ptr, I32, Ptr) Void, noreturn => assert_rtn;
    // stdio.h, unistd.h, sched.h, time.h
    "__tresse_write" (I32, Ptr, Size) Void =>
        |a| {
            let (fd, len) = (a.args[0].bits as u32, a.args[2].bits);
            Ok(Request::Output { fd, buffer: a.args[1], len })
        };
    "__tresse_sleep" (I64) Void => |a| Ok(Request::Sleep { nanoseconds: a.args[0].bits });
    "__tresse_now" () I64 => |_| Ok(Request::Now);
    "sched_yield" () I32 => |_| Ok(Request::Yield);
    "pthread_yield" () I32 => |_| Ok(Request::Yield);
    // pthread.h: threads
    "__tresse_thread_new" () Size => |_| Ok(Request::NewThread);
    "__tresse_thread_start" (Size, Ptr, Raw) Void =>
        |a| Ok(Request::Spawn { id: a.args[0].bits, function: a.args[1], argument: a.args[2] });
    "__tresse_thread_join" (Size) Raw => |a| Ok(Request::Join { id: a.args[0].bits });
    "__tresse_thread_detach" (Size) Void => |a| Ok(Request::Detach { id: a.args[0].bits });
    "__tresse_thread_exit" (Raw) Void, noreturn => |a| Ok(Request::ThreadExit { value: a.args[0] });
    "pthread_self" () Size => |_| Ok(Request::SelfId);
    // pthread.h: mutexes
    "pthread_mutex_init" (Ptr, Ptr) I32, probe => mutex_init;
    "pthread_mutex_destroy" (Ptr) I32, probe => |a| Ok(Request::MutexDestroy { mutex: a.args[0] });
    "pthread_mutex_lock" (Ptr) I32 => |a| Ok(Request::Lock { mutex: a.args[0], kind: None });
    "pthread_mutex_trylock" (Ptr) I32, probe =>
        |a| Ok(Request::TryLock { mutex: a.args[0], kind: None });
    "pthread_mutex_unlock" (Ptr) I32 => |a| Ok(Request::Unlock { mutex: a.args[0] });
    "__tresse_mutex_lock" (Ptr) Void => |a| Ok(Request::Lock { mutex: a.args[0], kind: PLAIN });
    "__tresse_mutex_trylock" (Ptr) I32, probe =>
        |a| Ok(Request::TryLock { mutex: a.args[0], kind: PLAIN });
    "__tresse_mutex_unlock" (Ptr) Void => |a| Ok(Request::Unlock { mutex: a.args[0] });
    // pthread.h: condition variables
    "pthread_cond_init" (Ptr, Ptr) I32 => |a| Ok(Request::CondInit { cond: a.args[0] });
    "pthread_cond_destroy" (Ptr) I32 => |a| Ok(Request::CondDestroy { cond: a.args[0] });
    "pthread_cond_wait" (Ptr, Ptr) I32 =>
        |a| Ok(Request::CondWait { cond: a.args[0], mutex: a.args[1], is_timed: false });
    "pthread_cond_timedwait" (Ptr, Ptr, Ptr) I32 =>
        |a| Ok(Request::CondWait { cond: a.args[0], mutex: a.args[1], is_timed: true });
    "pthread_cond_signal" (Ptr) I32 => |a| Ok(Request::Signal { cond: a.args[0] });
    "pthread_cond_broadcast" (Ptr) I32 => |a| Ok(Request::Broadcast { cond: a.args[0] });
    "__tresse_cond_wait" (Ptr, Ptr) Void =>
        |a| Ok(Request::CondWait { cond: a.args[0], mutex: a.args[1], is_timed: false });
    "__tresse_cond_signal" (Ptr) Void => |a| Ok(Request::Signal { cond: a.args[0] });
    "__tresse_cond_broadcast" (Ptr) Void => |a| Ok(Request::Broadcast { cond: a.args[0] });
    // pthread.h: barriers
    "pthread_barrier_init" (Ptr, Ptr, I32) I32 =>
        |a| Ok(Request::BarrierInit { barrier: a.args[0], count: a.args[2].bits as u32 });
    "pthread_barrier_destroy" (Ptr) I32 => |a| Ok(Request::BarrierDestroy { barrier: a.args[0] });
    "pthread_barrier_wait" (Ptr) I32 => |a| Ok(Request::BarrierWait { barrier: a.args[0] });
    // pthread.h: once
    "__tresse_once_begin" (Ptr) I32 => |a| Ok(Request::OnceBegin { once: a.args[0] });
    "__tresse_once_end" (Ptr) Void => |a| Ok(Request::OnceEnd { once: a.args[0] });
    // What checkers agreed to call what programs can say to them
    "__VERIFIER_assume" (AnyInt) Void => |a| Ok(Request::Assume { condition: a.args[0] });
    "__VERIFIER_assert" (AnyInt) Void => verifier_assert;
    "__VERIFIER_error" () Void, noreturn => verifier_error;
    "reach_error" () Void, noreturn => verifier_error;
    // Often called without a declaration, and so as a function that returns something.
    "__VERIFIER_loop_bound" (AnyInt) Void => |_| Ok(Request::Yield);
    "__VERIFIER_spin_start" () Void => |_| Ok(Request::SpinStart);
    "__VERIFIER_spin_end" (AnyInt) Void =>
        |a| Ok(Request::SpinEnd { is_left: a.args[0].bits != 0 });
    "__VERIFIER_nondet_bool" () AnyInt => |_| nondet(1, false);
    "__VERIFIER_nondet_char" () AnyInt => |_| nondet(8, true);
    "__VERIFIER_nondet_uchar" () AnyInt => |_| nondet(8, false);
    "__VERIFIER_nondet_short" () AnyInt => |_| nondet(16, true);
    "__VERIFIER_nondet_ushort" () AnyInt => |_| nondet(16, false);
    "__VERIFIER_nondet_int" () I32 => |_| nondet(32, true);
    "__VERIFIER_nondet_uint" () I32 => |_| nondet(32, false);
    "__VERIFIER_nondet_long" () AnyInt => |_| nondet(64, true);
    "__VERIFIER_nondet_ulong" () AnyInt => |_| nondet(64, false);
}

#[cfg(test)]
mod tests {
    use super::*;

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
        let request = calloc(&RowArgs { args: &args, pointer_bits: 64 });
        assert_eq!(request, Ok(Request::Alloc { size: u64::MAX, align: 16, is_zeroed: true }));
    }
}
