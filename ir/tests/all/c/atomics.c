#include <stdatomic.h>
#include <stdbool.h>

atomic_int x, y;
_Atomic(void *) pointer;
_Atomic long wide = 7;
_Atomic unsigned char narrow;
_Atomic float real;
atomic_flag flag = ATOMIC_FLAG_INIT;
struct pair { int a, b; };
_Atomic struct pair pair;

int message_passing(int *data) {
    *data = 42;
    atomic_store_explicit(&x, 1, memory_order_release);
    while (!atomic_load_explicit(&y, memory_order_acquire))
        ;
    return atomic_load_explicit(&x, memory_order_relaxed);
}

bool all_exchanges(int old) {
    bool ok = atomic_compare_exchange_strong(&x, &old, 5);
    ok &= atomic_compare_exchange_weak_explicit(&y, &old, 6, memory_order_acq_rel, memory_order_acquire);
    void *nothing = 0;
    ok &= atomic_compare_exchange_strong(&pointer, &nothing, &x);
    return ok & (atomic_exchange(&wide, 3) > 2);
}

long all_updates(long n) {
    atomic_fetch_add(&wide, n);
    atomic_fetch_sub_explicit(&wide, n, memory_order_relaxed);
    atomic_fetch_and(&narrow, 3);
    atomic_fetch_or_explicit(&narrow, 1, memory_order_acquire);
    atomic_fetch_xor_explicit(&narrow, 2, memory_order_release);
    real += 1.5f;
    narrow *= 2;
    static unsigned plain;
    __atomic_fetch_nand(&plain, 1, __ATOMIC_SEQ_CST);
    __atomic_fetch_min(&plain, 2, __ATOMIC_SEQ_CST);
    __atomic_fetch_max(&plain, 2, __ATOMIC_ACQ_REL);
    __sync_lock_test_and_set(&plain, 1);
    return wide;
}

void fences(void) {
    atomic_thread_fence(memory_order_acquire);
    atomic_thread_fence(memory_order_release);
    atomic_thread_fence(memory_order_acq_rel);
    atomic_thread_fence(memory_order_seq_cst);
    atomic_signal_fence(memory_order_seq_cst);
    while (atomic_flag_test_and_set_explicit(&flag, memory_order_acquire))
        ;
    atomic_flag_clear(&flag);
}

struct pair whole(volatile int *v) {
    struct pair p = pair;
    p.a += *v;
    *v = p.b;
    pair = p;
    return p;
}
