// tresse: flags -O0 -g
// No program starts at the Epoch: what was last done at 0 was long ago, and times before now are
// over. Clocks of CPU time start with the program.
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <time.h>

static double seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(void) {
    printf("%d %d\n", time(NULL) > 60, seconds(CLOCK_REALTIME) > 60);
    printf("%d %d\n", clock() < 60 * CLOCKS_PER_SEC, seconds(CLOCK_PROCESS_CPUTIME_ID) < 60);
    int day = localtime(&(time_t){ time(NULL) })->tm_yday;
    printf("%d\n", day >= 0 && day < 366);

    sem_t none;
    sem_init(&none, 0, 0);
    double before = seconds(CLOCK_REALTIME);
    errno = 0;
    int result = sem_timedwait(&none, &(struct timespec){ 5, 0 });
    printf("%d %d %d\n", result, errno == ETIMEDOUT, seconds(CLOCK_REALTIME) < before + 60);

    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
    pthread_mutex_lock(&lock);
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 20000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000;
    }
    before = seconds(CLOCK_REALTIME);
    do {
        result = pthread_cond_timedwait(&cond, &lock, &until);
    } while (result == 0);
    pthread_mutex_unlock(&lock);
    double waited = seconds(CLOCK_REALTIME) - before;
    printf("%d %d\n", result == ETIMEDOUT, waited > 0.01 && waited < 60);

    clock_gettime(CLOCK_MONOTONIC, &until);
    before = seconds(CLOCK_MONOTONIC);
    until.tv_sec -= 5;
    if (until.tv_sec >= 0)
        clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
    printf("%d\n", seconds(CLOCK_MONOTONIC) - before < 4);
    return 0;
}
