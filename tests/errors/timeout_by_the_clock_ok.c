// tresse: flags -O0 -g
// expect: ok
// A wait that has timed out has not done so before its time (POSIX sem_timedwait).
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>
int main(void) {
  sem_t sem;
  struct timespec until, now;
  sem_init(&sem, 0, 0);
  clock_gettime(CLOCK_REALTIME, &until);
  until.tv_sec += 5;
  if (sem_timedwait(&sem, &until) == 0) return 1;
  clock_gettime(CLOCK_REALTIME, &now);
  assert(now.tv_sec > until.tv_sec || (now.tv_sec == until.tv_sec && now.tv_nsec >= until.tv_nsec));
}
