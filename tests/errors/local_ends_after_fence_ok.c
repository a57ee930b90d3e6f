// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: ok
// As local_ends_unordered.c, but a fence puts the other thread's access before the end: of a scope,
// of a function, and of a thread with its thread-local variables.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static _Thread_local atomic_int own;

static void *user(void *work) {
    atomic_store_explicit((atomic_int *)work, 1, memory_order_release);
    return NULL;
}

static void give(atomic_int *work) {
    pthread_t thread;
    pthread_create(&thread, NULL, user, work);
    pthread_detach(thread);
    while (!atomic_load_explicit(work, memory_order_relaxed)) {
    }
    atomic_thread_fence(memory_order_acquire);
}

static void *giver(void *unused) {
    (void)unused;
    give(&own);
    atomic_int local = 0;
    give(&local);
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, giver, NULL);
    pthread_join(thread, NULL);
    {
        atomic_int local = 0;
        give(&local);
    }
    return 0;
}
