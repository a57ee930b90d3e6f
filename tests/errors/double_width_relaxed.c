// tresse: flags -O0 -g -mcx16
// expect: ok
// expect under pso, rc11: T0301 line 20 or T0301 line 25 or T0301 line 33
// expect under pso by steps: ok
// expect under ra, rc11 by steps: T0901
// A block is handed over by an exchange of a pointer and a counter together, which is relaxed: what
// the block holds may be read before it is there.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct top {
    int *block;
    uintptr_t tag;
};
static _Atomic struct top top;

static void *give(void *unused) {
    int *block = malloc(sizeof *block);
    struct top old = atomic_load_explicit(&top, memory_order_relaxed);
    struct top new = {block, old.tag + 1};
    if (!block) return NULL;
    // A release would do.
    *block = 5;
    atomic_compare_exchange_strong_explicit(&top, &old, new, memory_order_relaxed,
                                            memory_order_relaxed);
    return unused;
}

static void *take(void *unused) {
    struct top now = atomic_load_explicit(&top, memory_order_acquire);
    if (now.block) return *now.block == 5 ? unused : &top;
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, give, NULL);
    pthread_create(&threads[1], NULL, take, NULL);
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
    struct top end = atomic_load(&top);
    free(end.block);
    return 0;
}
