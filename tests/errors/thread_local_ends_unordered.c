// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0403
// As local_ends_unordered.c, with a thread-local variable of a thread that ends.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static _Thread_local int local = 1;
static _Atomic(int *) given;
static atomic_int is_done;

static void *giver(void *unused) {
    (void)unused;
    atomic_store_explicit(&given, &local, memory_order_release);
    while (!atomic_load_explicit(&is_done, memory_order_relaxed)) {
    }
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, giver, NULL);
    int *work;
    while ((work = atomic_load_explicit(&given, memory_order_acquire)) == NULL) {
    }
    *work = 5;
    atomic_store_explicit(&is_done, 1, memory_order_relaxed);
    pthread_join(thread, NULL);
    return 0;
}
