/* What the process is, and what it may have: <sys/resource.h>, <sys/utsname.h>, <sys/prctl.h>,
   <sys/times.h>, numbers of processes, and <sched.h> for it. There is one process, and its threads.
   Layouts and numbers are those of Linux and glibc. */
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* --- numbers of processes -------------------------------------------------------------------- */

/* It leads its group and its session. Who has started it has the number 1. */
pid_t getppid(void) { return 1; }
pid_t getpgrp(void) { return getpid(); }

static pid_t own_group(pid_t process) {
  return process == 0 || process == getpid() ? getpid() : (pid_t)fail(ESRCH);
}

pid_t getpgid(pid_t process) { return own_group(process); }
pid_t getsid(pid_t process) { return own_group(process); }

/* --- names ----------------------------------------------------------------------------------- */

enum { NAME_LENGTH = 65 };

struct utsname {
  char system[NAME_LENGTH], node[NAME_LENGTH], release[NAME_LENGTH], version[NAME_LENGTH],
      machine[NAME_LENGTH], domain[NAME_LENGTH];
};

#if defined(__x86_64__)
#define MACHINE "x86_64"
#elif defined(__i386__)
#define MACHINE "i686"
#elif defined(__aarch64__)
#define MACHINE "aarch64"
#elif defined(__powerpc64__)
#define MACHINE "ppc64"
#else
#define MACHINE "unknown"
#endif

int uname(struct utsname *to) {
  *to = (struct utsname){ "Linux", "localhost", "6.0.0", "#1 SMP", MACHINE, "(none)" };
  return 0;
}

/* --- limits and use -------------------------------------------------------------------------- */

enum { LIMIT_FILES = 7, LIMITS = 16 };

struct rlimit {
  unsigned long current, most;
};

/* How many descriptors there are is known (file.c). What else limits a process is no number that it
   is told here: the stack and the heap are the machine's (`--stack`, `--max-heap`). */
int getrlimit(int which, struct rlimit *to) {
  if (which < 0 || which >= LIMITS)
    return (int)fail(EINVAL);
  unsigned long limit = which == LIMIT_FILES ? DESCRIPTORS : ~0ul;
  *to = (struct rlimit){ limit, limit };
  return 0;
}

int setrlimit(int which, const struct rlimit *from) {
  struct rlimit now;
  if (from->current > from->most)
    return (int)fail(EINVAL);
  if (getrlimit(which, &now) != 0)
    return -1;
  if (from->current != now.current || from->most != now.most)
    __tresse_unsupported("`setrlimit` to another limit than there is");
  return 0;
}

/* --- scheduling ------------------------------------------------------------------------------ */

/* Linux: of the thread that has this number, and of the one that calls for 0. */
static int is_caller(pid_t process) { return process == 0 || process == gettid(); }

int sched_getscheduler(pid_t process) {
  int policy;
  struct sched_param param;
  if (!is_caller(process))
    __tresse_unsupported("`sched_getscheduler` of another process or thread");
  pthread_getschedparam(pthread_self(), &policy, &param);
  return policy;
}

int sched_getparam(pid_t process, struct sched_param *to) {
  int policy;
  if (!is_caller(process))
    __tresse_unsupported("`sched_getparam` of another process or thread");
  pthread_getschedparam(pthread_self(), &policy, to);
  return 0;
}

int sched_setscheduler(pid_t process, int policy, const struct sched_param *from) {
  if (!is_caller(process))
    __tresse_unsupported("`sched_setscheduler` of another process or thread");
  int error = pthread_setschedparam(pthread_self(), policy, from);
  return error ? (int)fail(error) : 0;
}

int sched_setparam(pid_t process, const struct sched_param *from) {
  if (!is_caller(process))
    __tresse_unsupported("`sched_setparam` of another process or thread");
  return sched_setscheduler(process, sched_getscheduler(process), from);
}

/* POSIX, sched_rr_get_interval: of threads that share a processor in turn, which none does. */
int sched_rr_get_interval(pid_t process, struct timespec *to) {
  (void)process;
  *to = (struct timespec){ 0, 0 };
  return 0;
}

/* How nice the process is, which makes no difference to what it does. */
enum { LEAST_NICE = -20, MOST_NICE = 19 };
static _Atomic int niceness;

static int bounded_niceness(int value) {
  return value < LEAST_NICE ? LEAST_NICE : value > MOST_NICE ? MOST_NICE : value;
}

static void check_priority(int which, unsigned who) {
  if (which != 0 || (who != 0 && who != (unsigned)getpid()))
    __tresse_unsupported("the priority of another process");
}

int getpriority(int which, unsigned who) {
  check_priority(which, who);
  return __c11_atomic_load(&niceness, __ATOMIC_RELAXED);
}

int setpriority(int which, unsigned who, int value) {
  check_priority(which, who);
  __c11_atomic_store(&niceness, bounded_niceness(value), __ATOMIC_RELAXED);
  return 0;
}

int nice(int by) {
  int value = bounded_niceness(getpriority(0, 0) + by);
  setpriority(0, 0, value);
  return value;
}

/* --- prctl(2) -------------------------------------------------------------------------------- */

enum {
  CONTROL_DEATH_SIGNAL = 1,
  CONTROL_SET_NAME = 15,
  CONTROL_GET_NAME = 16,
  CONTROL_SLACK = 29,
  CONTROL_NO_NEW_PRIVILEGES = 38,
};

/* Names of threads are kept, as for who asks by `pthread_getname_np` (instead.rs). Three others
   change nothing here: who has started the process does not end before it, a sleep takes no longer
   than it must, and no other program is executed. */
int prctl(int option, ...) {
  va_list arguments;
  va_start(arguments, option);
  char *name = option == CONTROL_SET_NAME || option == CONTROL_GET_NAME ? va_arg(arguments, char *)
                                                                        : NULL;
  va_end(arguments);
  char kept[16];
  switch (option) {
  case CONTROL_SET_NAME:
    kept[sizeof kept - 1] = '\0';
    strncpy(kept, name, sizeof kept - 1);
    __tresse_names_pthread_setname_np(pthread_self(), kept);
    return 0;
  case CONTROL_GET_NAME:
    pthread_getname_np(pthread_self(), name, sizeof kept);
    return 0;
  case CONTROL_DEATH_SIGNAL:
  case CONTROL_SLACK:
  case CONTROL_NO_NEW_PRIVILEGES:
    return 0;
  default:
    __tresse_unsupported("this operation of `prctl`");
  }
}

/* --- time ------------------------------------------------------------------------------------ */

struct tms {
  clock_t user, system, user_of_children, system_of_children;
};

/* There are so many ticks in a second (`sysconf(_SC_CLK_TCK)`). */
enum { TICKS = 100 };

static unsigned long long ticks(void) { return __tresse_now() / (SECOND / TICKS); }

/* Every clock shows the same time, and all of it is the process's own. */
clock_t times(struct tms *to) {
  if (to != NULL)
    *to = (struct tms){ .user = (clock_t)ticks() };
  return (clock_t)ticks();
}

enum { USE_OF_PROCESS = 0, USE_OF_CHILDREN = -1, USE_OF_THREAD = 1 };

struct rusage {
  struct timeval user, system;
  long others[14];
};

/* POSIX: the two times. Of what else Linux tells nothing is known. */
int getrusage(int who, struct rusage *to) {
  if (who != USE_OF_PROCESS && who != USE_OF_CHILDREN && who != USE_OF_THREAD)
    return (int)fail(EINVAL);
  *to = (struct rusage){ 0 };
  if (who != USE_OF_CHILDREN)
    gettimeofday(&to->user, NULL);
  return 0;
}
