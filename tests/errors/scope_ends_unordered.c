// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: ok
// expect under pso, rc11: T0404
// A thread says that it has done with another one's local by a relaxed store: nothing makes that come
// before the end of the local's scope.
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

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, user, NULL);
    {
        int local = 1;
        atomic_store_explicit(&given, &local, memory_order_release);
        while (!atomic_load_explicit(&is_done, memory_order_relaxed)) {
        }
    }
    pthread_join(thread, NULL);
    return 0;
}
