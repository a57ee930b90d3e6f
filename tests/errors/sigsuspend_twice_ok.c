// tresse: flags -O0 -g
// expect: ok
// Two real-time signals of another thread, of which the second may come while the handler of the
// first one runs, which blocks it: both are taken in sigsuspend, with their values in order.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static volatile sig_atomic_t count;
static int values[2];

static void note(int number, siginfo_t *info, void *context) {
    (void)number, (void)context;
    values[count++] = info->si_value.sival_int;
}

static void *sender(void *main_thread) {
    for (int i = 1; i <= 2; i++)
        pthread_sigqueue(*(pthread_t *)main_thread, SIGRTMIN, (union sigval){ .sival_int = i });
    return 0;
}

int main(void) {
    sigset_t first, none;
    sigemptyset(&none);
    sigemptyset(&first);
    sigaddset(&first, SIGRTMIN);
    struct sigaction action = { .sa_sigaction = note, .sa_flags = SA_SIGINFO };
    sigaction(SIGRTMIN, &action, 0);
    pthread_sigmask(SIG_BLOCK, &first, 0);
    pthread_t self = pthread_self(), other;
    pthread_create(&other, 0, sender, &self);
    while (count < 2)
        sigsuspend(&none);
    pthread_join(other, 0);
    assert(values[0] == 1 && values[1] == 2);
    return 0;
}
