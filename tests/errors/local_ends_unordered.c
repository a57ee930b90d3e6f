// tresse: flags -O0 -g
// expect: ok
// expect under pso, rc11: T0404
// As scope_ends_unordered.c, where the local's function returns.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic(int *) given;
static atomic_int is_done;

static void *user(void *unused) {
    (void)unused;
    int *work;
    while ((work = atomic_load_explicit(&given, memory_order_acquire)) == NULL) {
    }
    *work = 5;
    atomic_store_explicit(&is_done, 1, memory_order_relaxed);
    return NULL;
}

static void give(void) {
    int local = 1;
    atomic_store_explicit(&given, &local, memory_order_release);
    while (!atomic_load_explicit(&is_done, memory_order_relaxed)) {
    }
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, user, NULL);
    give();
    pthread_join(thread, NULL);
    return 0;
}
