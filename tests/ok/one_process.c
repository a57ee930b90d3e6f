// tresse: flags -O0 -g
// What a process and its threads are told of themselves: names, numbers, limits, times, policies.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

struct utsname { char system[65], node[65], release[65], version[65], machine[65], domain[65]; };
struct rlimit { unsigned long current, most; };
struct rusage { struct timeval user, system; long others[14]; };
struct tms { long times[4]; };
int uname(struct utsname *);
int prctl(int, ...);
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);
int getrusage(int, struct rusage *);
long times(struct tms *);

static void *work(void *unused) {
  char name[16];
  prctl(15, "a name that is too long");
  prctl(16, name);
  puts(name);
  pthread_setname_np(pthread_self(), "short");
  prctl(16, name);
  puts(name);
  return unused;
}

int main(void) {
  struct utsname names;
  printf("%d %s %d\n", uname(&names), names.system, strlen(names.release) > 0);
  printf("%d %d %d\n", getppid() != getpid(), getpgrp() == getpgid(0), getsid(0) == getsid(getpid()));
  struct rlimit files;
  printf("%d %d\n", getrlimit(7, &files), files.current <= files.most && files.current > 3);
  printf("%d\n", setrlimit(7, &files));
  printf("%d %d\n", getrlimit(99, &files), errno == EINVAL);
  struct sched_param param;
  printf("%d %d %d\n", sched_getscheduler(0), sched_getparam(0, &param), param.sched_priority);
  printf("%d\n", sched_setscheduler(0, SCHED_OTHER, &param));
  printf("%ld %d\n", sysconf(_SC_CLK_TCK), times(&(struct tms){ { 0 } }) >= 0);
  struct rusage use;
  printf("%d %d\n", getrusage(0, &use), use.user.tv_sec >= 0 && use.user.tv_usec < 1000000);
  printf("%d %d\n", getrusage(7, &use), errno == EINVAL);
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, 0);
}
