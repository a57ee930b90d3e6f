// tresse: flags -O0 -g
// expect: ok
// A signal that is ignored from now on, between its coming and its handler: sigsuspend waits for the
// next one then, and in any case gives back the mask.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

static volatile sig_atomic_t came;

static void note(int number) { came = number; }

static void *sender(void *main_thread) {
    pthread_kill(*(pthread_t *)main_thread, SIGUSR1);
    signal(SIGUSR1, SIG_IGN);
    pthread_kill(*(pthread_t *)main_thread, SIGUSR2);
    return 0;
}

int main(void) {
    sigset_t both, none, now;
    sigemptyset(&none);
    sigemptyset(&both);
    sigaddset(&both, SIGUSR1);
    sigaddset(&both, SIGUSR2);
    struct sigaction action = { .sa_handler = note, .sa_mask = both };
    sigaction(SIGUSR1, &action, 0);
    sigaction(SIGUSR2, &action, 0);
    pthread_sigmask(SIG_BLOCK, &both, 0);
    pthread_t self = pthread_self(), other;
    pthread_create(&other, 0, sender, &self);
    sigsuspend(&none);
    assert(came == SIGUSR1 || came == SIGUSR2);
    pthread_sigmask(SIG_SETMASK, 0, &now);
    assert(sigismember(&now, SIGUSR1) && sigismember(&now, SIGUSR2));
    pthread_join(other, 0);
    return 0;
}
