// tresse: flags -O0 -g
// expect: T0301
// expect under sc, tso, ra: ok
// expect under pso by steps: ok
// What main writes was written by its owner before, which main knows (`flag`). But the owner has read
// it since, and nothing orders that before the write: a race (C11 5.1.2.4p35), although the memory
// was the owner's alone when it read. Under ra every access synchronises, and machines with store
// buffers know races in flight only (docs/models.md).
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
static _Atomic(int *) shared;

static void *owner(void *arg) {
    int *p = malloc(sizeof *p);
    *p = 1;
    atomic_store_explicit(&flag, 1, memory_order_release);
    int value = *p;
    atomic_store_explicit(&shared, p, memory_order_relaxed);
    return value == 1 ? arg : p;
}

int main(void) {
    pthread_t id;
    pthread_create(&id, NULL, owner, NULL);
    if (atomic_load_explicit(&flag, memory_order_acquire)) {
        int *p = atomic_load_explicit(&shared, memory_order_relaxed);
        if (p)
            *p = 2;
    }
    pthread_join(id, NULL);
    free(shared);
    return 0;
}
