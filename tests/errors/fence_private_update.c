// tresse: flags -O0 -g
// expect: T0102
// expect under sc, tso, pso: ok
// An update is a full fence on a machine with store buffers, whatever it updates (Intel SDM 3A 8.2.2:
// locked instructions have a total order, and reads and writes do not go over them), also what only
// its own thread knows. Under C11 an update of another object orders nothing.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int x, y;
static int first, second;

static void *one(void *arg) {
    atomic_int own = 0;
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    atomic_fetch_add(&own, 1);
    first = atomic_load_explicit(&y, memory_order_relaxed);
    return arg;
}

static void *two(void *arg) {
    atomic_int own = 0;
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    int expected = 0;
    atomic_compare_exchange_strong(&own, &expected, 1);
    second = atomic_load_explicit(&x, memory_order_relaxed);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, one, NULL);
    pthread_create(&b, NULL, two, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    if (first == 0 && second == 0)
        abort();
    return 0;
}
