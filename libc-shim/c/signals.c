/* Signals that the program sends itself, as far as they come at one place of a thread: to the thread
   that sends them, and to threads that wait for them (`sigwait`). A handler that would interrupt
   another thread anywhere is not modelled. Part of programs only that block or send signals, and
   `sigwait` and its kin of those that send some (`instead.rs`): from outside no signal comes.

   What is pending and blocked is behind one lock, as in Linux. */
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t signals_lock;
static pthread_cond_t signals_sent;
/* Those that wait for any thread of the process. */
static unsigned long long signals_pending;

static unsigned long long signal_bits(const sigset_t *set) {
  unsigned long long bits = 0;
  for (int number = 1; number < NSIG; number++)
    if (*word_of(set, number) & bit_of(number))
      bits |= 1ull << (number - 1);
  return bits;
}

static void signal_set(unsigned long long bits, sigset_t *set) {
  sigemptyset(set);
  for (int number = 1; number < NSIG; number++)
    if (bits & 1ull << (number - 1))
      *word_of(set, number) |= bit_of(number);
}

static int lowest(unsigned long long bits) { return __builtin_ctzll(bits) + 1; }

static int is_ignored(int number, sighandler_t handler) {
  return handler == SIG_IGN || (handler == SIG_DFL && (number == SIGCHLD || number == SIGURG ||
                                                       number == SIGWINCH || number == SIGCONT));
}

static sighandler_t handler_of(int number) {
  struct sigaction now;
  sigaction(number, NULL, &now);
  return now.sa_handler;
}

/* A signal comes to the thread that runs, which does not block it: its handler is called, with it
   and what the action says blocked (POSIX sigaction). */
static void take_signal(int number) {
  struct sigaction now;
  sigaction(number, NULL, &now);
  if (is_ignored(number, now.sa_handler))
    return;
  if (now.sa_handler == SIG_DFL && number == SIGABRT)
    abort();
  if (now.sa_handler == SIG_DFL)
    __tresse_unsupported("a signal that ends or stops the process");
  struct life *life = life_of(pthread_self());
  if (now.sa_flags & (int)SA_RESETHAND)
    signal(number, SIG_DFL);
  pthread_mutex_lock(&signals_lock);
  unsigned long long mask = life->mask;
  life->mask |= signal_bits(&now.sa_mask);
  if (!(now.sa_flags & SA_NODEFER))
    life->mask |= 1ull << (number - 1);
  pthread_mutex_unlock(&signals_lock);
  if (now.sa_flags & SA_SIGINFO) {
    siginfo_t info = { .si_signo = number, .si_code = -6, .si_pid = 1000 };
    now.sa_sigaction(number, &info, NULL);
  } else {
    now.sa_handler(number);
  }
  pthread_mutex_lock(&signals_lock);
  life->mask = mask;
  pthread_mutex_unlock(&signals_lock);
}

/* Takes what is pending and not blocked: POSIX, before pthread_sigmask returns. */
static void take_pending(void) {
  struct life *life = life_of(pthread_self());
  for (;;) {
    pthread_mutex_lock(&signals_lock);
    unsigned long long ready = (life->pending | signals_pending) & ~life->mask;
    int number = ready ? lowest(ready) : 0;
    if (number) {
      life->pending &= ~(1ull << (number - 1));
      signals_pending &= ~(1ull << (number - 1));
    }
    pthread_mutex_unlock(&signals_lock);
    if (!number)
      return;
    take_signal(number);
  }
}

static int change_mask(int how, const sigset_t *set, sigset_t *old) {
  const unsigned long long never = 1ull << (SIGKILL - 1) | 1ull << (SIGSTOP - 1);
  struct life *life = life_of(pthread_self());
  if (pthread_self() != 0 && !life->is_made)
    __tresse_unsupported("masks of signals in a thread that pthread_create has not made");
  if (set && how != SIG_BLOCK && how != SIG_UNBLOCK && how != SIG_SETMASK)
    return EINVAL;
  unsigned long long bits = set ? signal_bits(set) : 0;
  pthread_mutex_lock(&signals_lock);
  unsigned long long last = life->mask;
  if (set)
    life->mask = (how == SIG_BLOCK ? last | bits : how == SIG_UNBLOCK ? last & ~bits : bits) & ~never;
  pthread_mutex_unlock(&signals_lock);
  if (old)
    signal_set(last, old);
  take_pending();
  return 0;
}

int __tresse_masks_pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
  return change_mask(how, set, old);
}

int __tresse_masks_sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  return sem_result(change_mask(how, set, old));
}

static int change_one(int how, int number) {
  if (!is_signal(number))
    return fail_as_no_signal();
  sigset_t set;
  signal_set(1ull << (number - 1), &set);
  return sem_result(change_mask(how, &set, NULL));
}

int __tresse_masks_sighold(int number) { return change_one(SIG_BLOCK, number); }
int __tresse_masks_sigrelse(int number) { return change_one(SIG_UNBLOCK, number); }

int __tresse_masks_sigpending(sigset_t *set) {
  pthread_mutex_lock(&signals_lock);
  unsigned long long bits = life_of(pthread_self())->pending | signals_pending;
  pthread_mutex_unlock(&signals_lock);
  signal_set(bits, set);
  return 0;
}

/* POSIX: a real-time signal is queued as often as it is sent. */
static void refuse_queue(unsigned long long pending, int number) {
  if (number >= SIGRTMIN && pending & 1ull << (number - 1))
    __tresse_unsupported("a real-time signal that is pending twice");
}

/* POSIX pthread_kill: `number` may be 0, for a look whether the thread is there. */
int pthread_kill(pthread_t thread, int number) {
  if (number < 0 || number >= NSIG)
    return EINVAL;
  struct life *life = life_of(thread);
  pthread_mutex_lock(&life->lock);
  int has_ended = life->has_ended, is_gone = has_ended && life->is_claimed;
  pthread_mutex_unlock(&life->lock);
  if (is_gone)
    __tresse_misuse("pthread_kill of a thread that has ended, and was joined or detached");
  if (number == 0 || has_ended)
    return 0;
  pthread_mutex_lock(&signals_lock);
  int is_blocked = (life->mask & 1ull << (number - 1)) != 0;
  if (is_blocked) {
    refuse_queue(life->pending, number);
    life->pending |= 1ull << (number - 1);
    pthread_cond_broadcast(&signals_sent);
  }
  pthread_mutex_unlock(&signals_lock);
  if (is_blocked)
    return 0;
  if (thread == pthread_self()) {
    take_signal(number);
    take_pending();
  } else if (!is_ignored(number, handler_of(number)))
    __tresse_unsupported("a signal that interrupts another thread");
  return 0;
}

int raise(int number) { return sem_result(pthread_kill(pthread_self(), number)); }

/* Is there another thread that does not block it? The caller has the lock of signals. */
static int is_taken_by_another(int number) {
  unsigned end = __c11_atomic_load(&lives_end, __ATOMIC_RELAXED);
  for (unsigned other = 0; other <= end; other++) {
    struct life *life = &lives[other];
    if (other == pthread_self())
      continue;
    pthread_mutex_lock(&life->lock);
    int is_alive = (other == 0 || life->is_made) && !life->has_ended;
    int is_open = is_alive && !(life->mask & 1ull << (number - 1));
    pthread_mutex_unlock(&life->lock);
    if (is_open)
      return 1;
  }
  return 0;
}

/* To this process. POSIX: one thread that does not block it takes it; if that is the one that sends
   it, and there is no other, then before `kill` returns. */
int kill(pid_t process, int number) {
  if (number < 0 || number >= NSIG)
    return fail_as_no_signal();
  if (process != getpid() && process != 0)
    __tresse_unsupported("`kill` of another process");
  if (number == 0)
    return 0;
  int is_other = 0;
  pthread_mutex_lock(&signals_lock);
  int is_blocked = (life_of(pthread_self())->mask & 1ull << (number - 1)) != 0;
  if (!is_ignored(number, handler_of(number)))
    is_other = is_taken_by_another(number);
  if (is_blocked && !is_other) {
    refuse_queue(signals_pending, number);
    signals_pending |= 1ull << (number - 1);
    pthread_cond_broadcast(&signals_sent);
  }
  pthread_mutex_unlock(&signals_lock);
  if (is_other)
    __tresse_unsupported("a signal that interrupts another thread");
  if (!is_blocked) {
    take_signal(number);
    take_pending();
  }
  return 0;
}

/* A signal of the set that waits for this thread, which is taken; or 0. The caller has the lock. */
static int pop_signal(unsigned long long bits) {
  struct life *life = life_of(pthread_self());
  unsigned long long ready = (life->pending | signals_pending) & bits;
  if (!ready)
    return 0;
  int number = lowest(ready);
  unsigned long long bit = 1ull << (number - 1);
  if (life->pending & bit)
    life->pending &= ~bit;
  else
    signals_pending &= ~bit;
  return number;
}

static void unlock_signals(void *lock) { pthread_mutex_unlock(lock); }

static int wait_for_signal(const sigset_t *set,
                           int (*wait)(pthread_cond_t *, pthread_mutex_t *)) {
  unsigned long long bits = signal_bits(set);
  int number;
  pthread_mutex_lock(&signals_lock);
  struct __tresse_cleanup handler = { unlock_signals, &signals_lock, NULL };
  __tresse_cleanup_push(&handler);
  while ((number = pop_signal(bits)) == 0)
    wait(&signals_sent, &signals_lock);
  __tresse_cleanup_pop(&handler);
  pthread_mutex_unlock(&signals_lock);
  return number;
}

static int tell_signal(int number, siginfo_t *info) {
  if (info)
    *info = (siginfo_t){ .si_signo = number, .si_pid = 1000 };
  return number;
}

int __tresse_signals_sigwait(const sigset_t *set, int *number) {
  *number = wait_for_signal(set, __tresse_plain_pthread_cond_wait);
  return 0;
}

int __tresse_signals_sigwaitinfo(const sigset_t *set, siginfo_t *info) {
  return tell_signal(wait_for_signal(set, __tresse_plain_pthread_cond_wait), info);
}

/* Its time may be up at any moment. */
int __tresse_signals_sigtimedwait(const sigset_t *set, siginfo_t *info,
                                  const struct timespec *length) {
  unsigned long long bits = signal_bits(set);
  int number, error = 0;
  if (length && !valid(length))
    return (int)fail(EINVAL);
  if (length == NULL)
    return __tresse_signals_sigwaitinfo(set, info);
  unsigned long long from = __tresse_sleep_begin();
  pthread_mutex_lock(&signals_lock);
  while ((number = pop_signal(bits)) == 0 && !error)
    error = __tresse_cond_timedwait(&signals_sent, &signals_lock);
  pthread_mutex_unlock(&signals_lock);
  if (number)
    return tell_signal(number, info);
  __tresse_sleep_end(from, nanoseconds(length));
  return (int)fail(EAGAIN);
}
