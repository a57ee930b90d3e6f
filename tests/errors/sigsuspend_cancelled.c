// tresse: flags -O0 -g
// expect: T0101 line 34
// A thread that is cancelled in sigsuspend, when its handler has run, may end there (POSIX 2.9.5.2).
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static int has_run, is_back;

static void note(int number) {
    (void)number;
    has_run = 1;
}

static void *waiter(void *none) {
    sigsuspend((sigset_t *)none);
    is_back = 1;
    return 0;
}

int main(void) {
    sigset_t first, none;
    sigemptyset(&none);
    sigemptyset(&first);
    sigaddset(&first, SIGRTMIN);
    pthread_sigmask(SIG_BLOCK, &first, 0);
    signal(SIGRTMIN, note);
    pthread_t thread;
    pthread_create(&thread, 0, waiter, &none);
    pthread_kill(thread, SIGRTMIN);
    pthread_cancel(thread);
    pthread_join(thread, 0);
    assert(!has_run || is_back);
    return 0;
}
