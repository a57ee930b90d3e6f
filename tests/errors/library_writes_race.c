// tresse: flags -O0 -g -fno-builtin
// expect: T0301 line 14
// expect under sc, tso, ra: ok
// The C library writes the string for line 14, which is the program's place. Relaxed accesses order
// nothing (C11 5.1.2.4), except under ra. Under pso the store of the flag may go first.
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static char buffer[8];
static atomic_int flag;

static void *one(void *arg) {
    strcpy(buffer, "ab");
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return arg;
}

int main(void) {
    pthread_t id;
    pthread_create(&id, NULL, one, NULL);
    if (atomic_load_explicit(&flag, memory_order_relaxed))
        buffer[0] = 'x';
    pthread_join(id, NULL);
    return 0;
}
