// tresse: flags -O0 -g
// Real-time signals are queued with their values, others wait once; sigsuspend, sigpause and sigset
// wait for them and let them through.
#define _XOPEN_SOURCE 700
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static int count;
static volatile int order[16];

static void note(int number) { order[count++] = number; }

static void tell(int number, siginfo_t *info, void *context) {
    (void)context;
    printf("%d %d %d\n", number, info->si_code == SI_QUEUE, info->si_value.sival_int);
    count++;
}

static void show(void) {
    for (int i = 0; i < count; i++)
        printf("%d ", order[i]);
    printf("\n");
    count = 0;
}

int main(void) {
    sigset_t all, none;
    sigemptyset(&none);
    sigemptyset(&all);
    sigaddset(&all, SIGUSR1);
    sigaddset(&all, SIGRTMIN + 1);
    sigaddset(&all, SIGRTMIN + 2);
    sigprocmask(SIG_BLOCK, &all, NULL);

    // The lower number first, and of one number what was sent first.
    for (int i = 1; i <= 2; i++) {
        sigqueue(getpid(), SIGRTMIN + 2, (union sigval){ .sival_int = 10 * i });
        sigqueue(getpid(), SIGRTMIN + 1, (union sigval){ .sival_int = i });
    }
    kill(getpid(), SIGRTMIN + 1);
    siginfo_t info;
    for (int i = 0; i < 5; i++) {
        int number = sigwaitinfo(&all, &info);
        printf("%d %d %d %d %d\n", number == info.si_signo, number - SIGRTMIN,
               info.si_code == SI_QUEUE, info.si_code == SI_USER,
               info.si_code == SI_QUEUE ? info.si_value.sival_int : 0);
    }
    struct timespec never = { 0, 0 };
    errno = 0;
    printf("%d %d\n", sigtimedwait(&all, &info, &never), errno == EAGAIN);

    // One of each other number.
    struct sigaction action = { .sa_sigaction = tell, .sa_flags = SA_SIGINFO };
    sigaction(SIGUSR1, &action, NULL);
    sigqueue(getpid(), SIGUSR1, (union sigval){ .sival_int = 7 });
    sigqueue(getpid(), SIGUSR1, (union sigval){ .sival_int = 8 });
    errno = 0;
    int result = sigsuspend(&none);
    printf("%d %d %d\n", result, errno == EINTR, count);
    count = 0;
    sigset_t now;
    sigprocmask(SIG_SETMASK, NULL, &now);
    printf("%d %d\n", sigismember(&now, SIGUSR1), sigismember(&now, SIGUSR2));

    // Ignored ones are gone, however many there are.
    signal(SIGRTMIN + 1, note);
    for (int i = 0; i < 3; i++)
        raise(SIGRTMIN + 1);
    signal(SIGRTMIN + 1, SIG_IGN);
    signal(SIGRTMIN + 1, note);
    sigset_t pending;
    sigpending(&pending);
    printf("%d\n", sigismember(&pending, SIGRTMIN + 1));
    for (int i = 0; i < 2; i++)
        raise(SIGRTMIN + 1);
    sigset_t other = all;
    sigdelset(&other, SIGRTMIN + 1);
    printf("%d ", sigsuspend(&other));
    for (int i = 0; i < count; i++)
        order[i] -= SIGRTMIN;
    show();

    // sigset says SIG_HOLD of what was blocked, and lets it through.
    printf("%d ", sigset(SIGUSR2, SIG_HOLD) == SIG_DFL);
    raise(SIGUSR2);
    printf("%d ", sigset(SIGUSR2, note) == SIG_HOLD);
    printf("%d ", sigset(SIGUSR2, SIG_IGN) == note);
    printf("%d ", sigset(SIGKILL, note) == SIG_ERR && errno == EINVAL);
    show();

    // What waits as well, and is not blocked in a handler, comes before its first instruction.
    signal(SIGRTMIN + 2, note);
    raise(SIGRTMIN + 1);
    raise(SIGRTMIN + 2);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    for (int i = 0; i < count; i++)
        order[i] -= SIGRTMIN;
    show();

    // siginterrupt sets the action again: what is ignored is gone.
    sighold(SIGUSR2);
    signal(SIGUSR2, note);
    raise(SIGUSR2);
    signal(SIGUSR2, SIG_IGN);
    raise(SIGUSR2);
    sigpending(&pending);
    printf("%d ", sigismember(&pending, SIGUSR2));
    printf("%d ", siginterrupt(SIGUSR2, 1));
    sigpending(&pending);
    printf("%d\n", sigismember(&pending, SIGUSR2));

    // sigpause waits without one signal blocked.
    signal(SIGUSR1, note);
    sighold(SIGUSR1);
    raise(SIGUSR1);
    printf("%d %d ", sigpause(SIGUSR1), errno == EINTR);
    show();
    printf("%d %d\n", killpg(0, 0), killpg(getpgrp(), 0));
    return 0;
}
