// tresse: flags -O0 -g
// Attributes of threads and mutexes, names of threads, limits: what is set is what is there.
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static char stack[65536];

static void *never(void *unused) { return unused; }

int main(void) {
  pthread_attr_t attr;
  pthread_mutexattr_t kind;
  pthread_mutex_t mutex;
  void *base;
  size_t size;
  int value, old;
  char name[16];
  clockid_t clock;
  pthread_attr_init(&attr);
  pthread_attr_setstack(&attr, stack, sizeof stack);
  pthread_attr_getstack(&attr, &base, &size);
  printf("%d %d %d\n", base == stack, size == sizeof stack,
         pthread_attr_setstack(&attr, stack, 1) == EINVAL);
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
  for (int protocol = PTHREAD_PRIO_NONE; protocol <= PTHREAD_PRIO_PROTECT; protocol++) {
    int error = pthread_mutexattr_setprotocol(&kind, protocol);
    pthread_mutexattr_getprotocol(&kind, &value);
    printf("%d %d ", error, value);
  }
  printf("%d\n", pthread_mutexattr_setprotocol(&kind, 77) != 0);
  printf("%d %d ", pthread_mutexattr_setprioceiling(&kind, 12),
         pthread_mutexattr_setprioceiling(&kind, 1000) == EINVAL);
  pthread_mutexattr_getprioceiling(&kind, &value);
  printf("%d ", value);
  pthread_mutexattr_gettype(&kind, &value);
  printf("%d\n", value == PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &kind);
  printf("%d %d\n", pthread_mutex_getprioceiling(&mutex, &value), value);
  pthread_mutex_init(&mutex, NULL);
  printf("%d %d\n", pthread_mutex_getprioceiling(&mutex, &value) == EINVAL,
         pthread_mutex_setprioceiling(&mutex, 3, &old) == EINVAL);
  printf("%d %d\n", pthread_setname_np(pthread_self(), "worker"),
         pthread_setname_np(pthread_self(), "a name that is too long") == ERANGE);
  printf("%d %s %d\n", pthread_getname_np(pthread_self(), name, sizeof name), name,
         pthread_getname_np(pthread_self(), name, 3) == ERANGE);
  printf("%d %d %d %d\n", sched_get_priority_min(SCHED_FIFO), sched_get_priority_max(SCHED_RR),
         sched_get_priority_max(SCHED_OTHER), sched_get_priority_min(1000));
  struct sched_param param = { 0 };
  int error = pthread_getschedparam(pthread_self(), &value, &param);
  printf("%d %d %d %d\n", error, value == SCHED_OTHER, param.sched_priority,
         pthread_setschedparam(pthread_self(), 1000, &param) == EINVAL);
  pthread_attr_init(&attr);
  param.sched_priority = 1;
  printf("%d ", pthread_attr_setschedparam(&attr, &param) == EINVAL);
  pthread_attr_setschedpolicy(&attr, SCHED_FIFO);
  pthread_attr_setinheritsched(&attr, PTHREAD_EXPLICIT_SCHED);
  pthread_t thread;
  printf("%d\n", pthread_create(&thread, &attr, never, NULL) == EINVAL);
  printf("%d\n", pthread_getcpuclockid(pthread_self(), &clock));
  printf("%d %d\n", sysconf(_SC_THREADS) > 0, sysconf(_SC_THREAD_STACK_MIN) > 0);
}
