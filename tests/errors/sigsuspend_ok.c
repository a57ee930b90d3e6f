// tresse: flags -O0 -g
// expect: ok
// A thread waits in sigsuspend for a signal of another one, which is blocked before: it is not lost.
#include <pthread.h>
#include <signal.h>

static volatile sig_atomic_t came;

static void note(int number) { came = number; }

static void *sender(void *main_thread) {
    pthread_kill(*(pthread_t *)main_thread, SIGUSR1);
    return 0;
}

int main(void) {
    sigset_t usr1, none;
    sigemptyset(&none);
    sigemptyset(&usr1);
    sigaddset(&usr1, SIGUSR1);
    signal(SIGUSR1, note);
    pthread_sigmask(SIG_BLOCK, &usr1, 0);
    pthread_t self = pthread_self(), other;
    pthread_create(&other, 0, sender, &self);
    while (!came)
        sigsuspend(&none);
    pthread_join(other, 0);
    return came != SIGUSR1;
}
