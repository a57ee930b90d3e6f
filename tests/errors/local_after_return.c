// tresse: flags -O0 -g
// engines: graph steps candidates
// expect: T0404 line 14
// A local of a function that has returned, read by its own thread, which alone has a pointer to it:
// C11 6.2.4p2.
#include <pthread.h>

static int *gone(void) {
    int n = 3, *p = &n;
    return p;
}

static void *one(void *arg) {
    return *gone() == 3 ? arg : NULL;
}

int main(void) {
    pthread_t id;
    pthread_create(&id, NULL, one, NULL);
    pthread_join(id, NULL);
    return 0;
}
