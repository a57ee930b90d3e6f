// tresse: flags -O0 -g
// expect: exit 0 and exit 2
// expect under rc11: exit 0 and exit 1 and exit 2
// The first thread writes what is there, twice, the second time by an update. What the other one
// writes, having read `f`, may be in modification order before both (C11 5.1.2.4: relaxed accesses
// order nothing), although not between the two: then x is 1 in the end.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x = 1, f;
static int seen;

static void *one(void *arg) {
    atomic_store_explicit(&x, 1, memory_order_relaxed);
    atomic_exchange_explicit(&x, 1, memory_order_relaxed);
    atomic_store_explicit(&f, 1, memory_order_relaxed);
    return arg;
}

static void *two(void *arg) {
    seen = atomic_load_explicit(&f, memory_order_relaxed);
    if (seen)
        atomic_store_explicit(&x, 2, memory_order_relaxed);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, one, NULL);
    pthread_create(&b, NULL, two, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return seen ? x : 0;
}
