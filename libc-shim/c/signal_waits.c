/* Waits for signals: sigwait and its kin, which take one, and sigsuspend and its kin, until a handler
   has run. Who may be sent some meanwhile is in signals.c. */
#include <pthread.h>
#include <signal.h>

/* A signal of the set that waits for this thread, which is taken; 0: there is none. The caller has
   the lock. */
static int pop_signal(unsigned long long bits, siginfo_t *info) {
  struct life *life = life_of(pthread_self());
  unsigned long long ready = waiting_signals(life) & bits;
  if (ready)
    *info = take_off(life, pick(ready));
  return ready != 0;
}

static void stop_waiting(void *life) {
  ((struct life *)life)->awaited = 0;
  pthread_mutex_unlock(&signals_lock);
}

/* Where threads can be cancelled these are others (cancel.c). */
TRESSE_REPLACED int __tresse_wait_for_signal(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return __tresse_plain_pthread_cond_wait(cond, mutex);
}

TRESSE_REPLACED void __tresse_point_of_signals(void) {}
TRESSE_REPLACED void __tresse_end_of_suspension(void) {}

static siginfo_t wait_for_signal(const sigset_t *set) {
  unsigned long long bits = signal_bits(set);
  struct life *life = life_of(pthread_self());
  siginfo_t info;
  __tresse_point_of_signals();
  pthread_mutex_lock(&signals_lock);
  struct __tresse_cleanup handler = { stop_waiting, life, NULL };
  __tresse_cleanup_push(&handler);
  life->awaited = bits;
  while (!pop_signal(bits, &info))
    __tresse_wait_for_signal(&signals_sent, &signals_lock);
  __tresse_cleanup_pop(&handler);
  stop_waiting(life);
  return info;
}

/* As in glibc, one that another thread, or this one, has sent is as one that a process has. */
static int tell_signal(siginfo_t info, siginfo_t *told) {
  if (info.si_code == SI_TKILL)
    info.si_code = SI_USER;
  if (told)
    *told = info;
  return info.si_signo;
}

static void stop_suspension(void *life) {
  ((struct life *)life)->is_suspended = 0;
  pthread_mutex_unlock(&signals_lock);
}

/* POSIX sigsuspend: it waits with another mask until a handler has run. */
static int suspend(unsigned long long mask) {
  struct life *life = life_of(pthread_self());
  struct sigaction now = { 0 };
  siginfo_t info = { 0 };
  if (!life->is_made)
    __tresse_unsupported("masks of signals in a thread that pthread_create has not made");
  __tresse_point_of_signals();
  pthread_mutex_lock(&signals_lock);
  unsigned long long last = life->mask;
  life->mask = mask & ~never_blocked;
  life->is_suspended = 1;
  struct __tresse_cleanup handler = { stop_suspension, life, NULL };
  __tresse_cleanup_push(&handler);
  do {
    while (!pop_signal(~life->mask, &info))
      __tresse_wait_for_signal(&signals_sent, &signals_lock);
    now = take_action(info.si_signo);
  } while (is_ignored(info.si_signo, now.sa_handler));
  __tresse_cleanup_pop(&handler);
  /* What the action blocks is blocked before anybody can find the thread not waiting. */
  life->is_suspended = 0;
  act_on(info, &now, last);
  take_pending();
  __tresse_end_of_suspension();
  return (int)fail(EINTR);
}

/* Programs that send no signals have these: none is pending, and none comes. */
TRESSE_REPLACED int sigpending(sigset_t *set) { return sigemptyset(set); }

static _TRESSE_NORETURN void unsent(void) {
  __tresse_unsupported("a wait for signals in a program that sends none");
}

TRESSE_REPLACED int sigwait(const sigset_t *set, int *number) {
  (void)set, (void)number;
  unsent();
}

TRESSE_REPLACED int sigwaitinfo(const sigset_t *set, siginfo_t *info) {
  (void)set, (void)info;
  unsent();
}

TRESSE_REPLACED int sigtimedwait(const sigset_t *set, siginfo_t *info,
                                 const struct timespec *length) {
  (void)set, (void)info, (void)length;
  unsent();
}

TRESSE_REPLACED int sigsuspend(const sigset_t *set) {
  (void)set;
  unsent();
}

TRESSE_REPLACED int pause(void) { unsent(); }

TRESSE_REPLACED int __xpg_sigpause(int number) {
  (void)number;
  unsent();
}

int __tresse_signals_sigsuspend(const sigset_t *set) { return suspend(signal_bits(set)); }
int __tresse_signals_pause(void) { return suspend(own_mask()); }

/* X/Open: until a signal comes, which is not blocked meanwhile. */
int __tresse_signals___xpg_sigpause(int number) {
  if (!is_signal(number))
    return fail_as_no_signal();
  return suspend(own_mask() & ~(1ull << (number - 1)));
}

int __tresse_signals_sigwait(const sigset_t *set, int *number) {
  *number = wait_for_signal(set).si_signo;
  return 0;
}

int __tresse_signals_sigwaitinfo(const sigset_t *set, siginfo_t *info) {
  return tell_signal(wait_for_signal(set), info);
}

/* Its time may be up at any moment. */
int __tresse_signals_sigtimedwait(const sigset_t *set, siginfo_t *info,
                                  const struct timespec *length) {
  unsigned long long bits = signal_bits(set);
  struct life *life = life_of(pthread_self());
  siginfo_t found;
  int is_found, error = 0;
  if (length && !valid(length))
    return (int)fail(EINVAL);
  if (length == NULL)
    return __tresse_signals_sigwaitinfo(set, info);
  __tresse_point_of_signals();
  unsigned long long from = __tresse_sleep_begin(), until;
  if (__builtin_add_overflow(from, nanoseconds(length), &until))
    until = ~0ull;
  pthread_mutex_lock(&signals_lock);
  life->awaited = bits;
  while (!(is_found = pop_signal(bits, &found)) && !error)
    error = __tresse_cond_timedwait(&signals_sent, &signals_lock, until);
  stop_waiting(life);
  if (is_found)
    return tell_signal(found, info);
  __tresse_sleep_until(until);
  __tresse_point_of_signals();
  return (int)fail(EAGAIN);
}
