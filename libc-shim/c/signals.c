/* Signals that the program sends itself, as far as they come at one place of a thread: to the thread
   that sends them, and to threads that wait for them (signal_waits.c). A handler that would interrupt
   another thread anywhere is not modelled. Part of programs only that block or send signals, and
   `sigwait` and its kin of those that send some (`instead.rs`): from outside no signal comes.

   What is pending and blocked is behind one lock, as in Linux. */
#include <pthread.h>
#include <signal.h>
#include <tresse/verifier.h>

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

static unsigned long long lowest(unsigned long long bits) { return bits & -bits; }

/* One of several signals. POSIX 2.4.1, sigwait: real-time ones come in order; of all others, and of
   these beside others, nobody knows which is first. */
static int pick(unsigned long long bits) {
  const unsigned long long in_order = ~0ull << (SIGRTMIN - 1);
  unsigned long long left = (bits & ~in_order) | lowest(bits & in_order);
  while ((left & (left - 1)) != 0 && !__VERIFIER_nondet_bool())
    left &= left - 1;
  return __builtin_ctzll(left) + 1;
}

static int is_ignored(int number, sighandler_t handler) {
  return handler == SIG_IGN || (handler == SIG_DFL && (number == SIGCHLD || number == SIGURG ||
                                                       number == SIGWINCH || number == SIGCONT));
}

static sighandler_t handler_of(int number) {
  struct sigaction now;
  sigaction(number, NULL, &now);
  return now.sa_handler;
}

/* A signal that waits and has a value, or is one of several with its number: real-time ones come as
   often as they are sent (POSIX 2.4.1). The first ones were sent first. */
struct sent {
  struct life *to; /* null: the process */
  siginfo_t info;
  struct sent *next;
};
static struct sent *sent_first;

/* What is told of a signal that is sent to a thread, or to the process. */
static siginfo_t sent_info(int number, int is_for_all) {
  return (siginfo_t){ .si_signo = number, .si_code = is_for_all ? SI_USER : SI_TKILL,
                      .si_pid = getpid(), .si_uid = getuid() };
}

/* What waits for a thread, or null for the process. */
static unsigned long long *pending_of(struct life *to) {
  return to ? &to->pending : &signals_pending;
}

/* The first one with a number that was sent there. */
static struct sent **find_sent(struct life *to, int number) {
  struct sent **at = &sent_first;
  while (*at && ((*at)->to != to || (*at)->info.si_signo != number))
    at = &(*at)->next;
  return at;
}

static void drop_sent(struct sent **at) {
  struct sent *gone = *at;
  *at = gone->next;
  free(gone);
}

/* A signal waits from now on. There is one of each number at most, but for real-time ones. The
   caller has the lock. 0: there is no room. */
static int add_pending(struct life *to, const siginfo_t *info) {
  unsigned long long bit = 1ull << (info->si_signo - 1);
  int is_first = !(*pending_of(to) & bit);
  if (!is_first && info->si_signo < SIGRTMIN)
    return 1;
  if (info->si_code == SI_QUEUE || info->si_signo >= SIGRTMIN) {
    struct sent *made = __tresse_scratch(sizeof *made), **at = &sent_first;
    if (made == NULL)
      return 0;
    *made = (struct sent){ .to = to, .info = *info };
    while (*at)
      at = &(*at)->next;
    *at = made;
  }
  *pending_of(to) |= bit;
  pthread_cond_broadcast(&signals_sent);
  return 1;
}

/* A signal that waits, which is taken: the thread's own, or the process's. The caller has the
   lock. */
static siginfo_t take_off(struct life *life, int number) {
  unsigned long long bit = 1ull << (number - 1);
  struct life *to = life->pending & bit ? life : NULL;
  siginfo_t info = sent_info(number, to == NULL);
  struct sent **at = find_sent(to, number);
  if (*at) {
    info = (*at)->info;
    drop_sent(at);
  }
  if (*find_sent(to, number) == NULL)
    *pending_of(to) &= ~bit;
  return info;
}

/* What is blocked while the handler of a signal runs. */
static unsigned long long blocked_by(int number, const struct sigaction *action) {
  unsigned long long own = action->sa_flags & SA_NODEFER ? 0 : 1ull << (number - 1);
  return signal_bits(&action->sa_mask) | own;
}

/* Signals that wait for the thread that runs, blocked or not. The caller has the lock. */
static unsigned long long waiting_signals(const struct life *life) {
  return life->pending | signals_pending;
}

static int take_one(void);

/* What is done about a signal, which is not ignored. The caller has the lock, and gives it up. The
   handler is called with it and what the action says blocked (POSIX sigaction); `after`: what is
   blocked then. Others that wait come before the handler's first instruction, as in Linux, or after
   its last. */
static void act_on(siginfo_t info, const struct sigaction *action, unsigned long long after) {
  int number = info.si_signo;
  if (action->sa_handler == SIG_DFL && number == SIGABRT)
    abort();
  if (action->sa_handler == SIG_DFL)
    __tresse_unsupported("a signal that ends or stops the process");
  if (action->sa_flags & SA_ONSTACK && stack_of_handlers() != NULL)
    __tresse_unsupported("a handler that runs on a stack of its own (sigaltstack)");
  struct life *life = life_of(pthread_self());
  life->mask |= blocked_by(number, action);
  int is_more = (waiting_signals(life) & ~life->mask) != 0;
  pthread_mutex_unlock(&signals_lock);
  while (is_more && !__VERIFIER_nondet_bool())
    is_more = take_one();
  if (action->sa_flags & SA_SIGINFO)
    action->sa_sigaction(number, &info, NULL);
  else
    action->sa_handler(number);
  pthread_mutex_lock(&signals_lock);
  life->mask = after;
  pthread_mutex_unlock(&signals_lock);
}

/* A signal comes to the thread that runs, which does not block it. */
static void take_signal(siginfo_t info) {
  struct sigaction now = take_action(info.si_signo);
  if (is_ignored(info.si_signo, now.sa_handler))
    return;
  pthread_mutex_lock(&signals_lock);
  act_on(info, &now, life_of(pthread_self())->mask);
}

/* Takes one that waits and is not blocked, if there is one. */
static int take_one(void) {
  struct life *life = life_of(pthread_self());
  siginfo_t info = { 0 };
  pthread_mutex_lock(&signals_lock);
  unsigned long long ready = waiting_signals(life) & ~life->mask;
  if (ready)
    info = take_off(life, pick(ready));
  pthread_mutex_unlock(&signals_lock);
  if (ready)
    take_signal(info);
  return ready != 0;
}

/* All of them: POSIX, before pthread_sigmask returns. */
static void take_pending(void) {
  while (take_one())
    ;
}

/* Those that cannot be blocked. */
static const unsigned long long never_blocked = 1ull << (SIGKILL - 1) | 1ull << (SIGSTOP - 1);

static int change_mask(int how, const sigset_t *set, sigset_t *old) {
  struct life *life = life_of(pthread_self());
  if (!life->is_made)
    __tresse_unsupported("masks of signals in a thread that pthread_create has not made");
  if (set && how != SIG_BLOCK && how != SIG_UNBLOCK && how != SIG_SETMASK)
    return EINVAL;
  unsigned long long bits = set ? signal_bits(set) : 0;
  pthread_mutex_lock(&signals_lock);
  unsigned long long last = life->mask;
  if (set)
    life->mask = (how == SIG_BLOCK ? last | bits : how == SIG_UNBLOCK ? last & ~bits : bits) &
                 ~never_blocked;
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

/* POSIX 2.4.3: signals that wait and are ignored from now on are gone. */
static void discard_ignored(int number) {
  if (!is_ignored(number, handler_of(number)))
    return;
  unsigned long long others = ~(1ull << (number - 1));
  pthread_mutex_lock(&signals_lock);
  signals_pending &= others;
  unsigned end = __c11_atomic_load(&lives_end, __ATOMIC_RELAXED);
  for (unsigned thread = 0; thread <= end; thread++)
    lives[thread].pending &= others;
  for (struct sent **at = &sent_first; *at;)
    if ((*at)->info.si_signo == number)
      drop_sent(at);
    else
      at = &(*at)->next;
  pthread_mutex_unlock(&signals_lock);
}

int __tresse_masks_sigaction(int number, const struct sigaction *restrict action,
                             struct sigaction *restrict old) {
  int result = sigaction(number, action, old);
  if (result == 0 && action)
    discard_ignored(number);
  return result;
}

sighandler_t __tresse_masks_signal(int number, sighandler_t handler) {
  sighandler_t last = signal(number, handler);
  if (last != SIG_ERR)
    discard_ignored(number);
  return last;
}

sighandler_t __tresse_masks_bsd_signal(int number, sighandler_t handler) {
  return __tresse_masks_signal(number, handler);
}

sighandler_t __tresse_masks___sysv_signal(int number, sighandler_t handler) {
  sighandler_t last = __sysv_signal(number, handler);
  if (last != SIG_ERR)
    discard_ignored(number);
  return last;
}

/* X/Open: an action, and no longer blocked; or SIG_HOLD, blocked. */
sighandler_t __tresse_masks_sigset(int number, sighandler_t handler) {
  sigset_t set, last;
  struct sigaction now = { .sa_handler = handler }, before;
  if (!is_signal(number) || handler == SIG_ERR) {
    errno = EINVAL;
    return SIG_ERR;
  }
  signal_set(1ull << (number - 1), &set);
  if (handler == SIG_HOLD)
    before.sa_handler = handler_of(number);
  else if (__tresse_masks_sigaction(number, &now, &before))
    return SIG_ERR;
  change_mask(handler == SIG_HOLD ? SIG_BLOCK : SIG_UNBLOCK, &set, &last);
  return sigismember(&last, number) ? SIG_HOLD : before.sa_handler;
}

/* No call is interrupted, whatever it says. */
int siginterrupt(int number, int is_interrupted) {
  struct sigaction now;
  if (sigaction(number, NULL, &now))
    return -1;
  now.sa_flags = is_interrupted ? now.sa_flags & ~SA_RESTART : now.sa_flags | SA_RESTART;
  return sigaction(number, &now, NULL);
}

int __tresse_masks_siginterrupt(int number, int is_interrupted) {
  int result = siginterrupt(number, is_interrupted);
  if (result == 0)
    discard_ignored(number);
  return result;
}

int __tresse_masks_sigignore(int number) {
  return __tresse_masks_signal(number, SIG_IGN) == SIG_ERR ? -1 : 0;
}

static unsigned long long own_mask(void) {
  pthread_mutex_lock(&signals_lock);
  unsigned long long mask = life_of(pthread_self())->mask;
  pthread_mutex_unlock(&signals_lock);
  return mask;
}

/* For sigsetjmp and siglongjmp (setjmp.c). */
unsigned long long __tresse_kept___tresse_mask(void) { return own_mask(); }

void __tresse_kept___tresse_set_mask(unsigned long long mask) {
  pthread_mutex_lock(&signals_lock);
  life_of(pthread_self())->mask = mask;
  pthread_mutex_unlock(&signals_lock);
  take_pending();
}

int __tresse_masks_sigpending(sigset_t *set) {
  pthread_mutex_lock(&signals_lock);
  unsigned long long bits = life_of(pthread_self())->pending | signals_pending;
  pthread_mutex_unlock(&signals_lock);
  signal_set(bits, set);
  return 0;
}

/* To a thread. `number` may be 0, for a look whether the thread is there. */
static int send_to_thread(pthread_t thread, siginfo_t info) {
  int number = info.si_signo;
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
  int is_own = thread == pthread_self(), has_room = 1;
  int is_kept = (life->mask & 1ull << (number - 1)) || (!is_own && life->is_suspended);
  if (is_kept)
    has_room = add_pending(life, &info);
  pthread_mutex_unlock(&signals_lock);
  if (is_kept)
    return has_room ? 0 : EAGAIN;
  if (is_own) {
    take_signal(info);
    take_pending();
  } else if (!is_ignored(number, handler_of(number)))
    __tresse_unsupported("a signal that interrupts another thread");
  return 0;
}

int pthread_kill(pthread_t thread, int number) {
  return send_to_thread(thread, sent_info(number, 0));
}

int pthread_sigqueue(pthread_t thread, int number, union sigval value) {
  siginfo_t info = sent_info(number, 0);
  info.si_code = SI_QUEUE;
  info.si_value = value;
  return send_to_thread(thread, info);
}

/* In programs that call `pthread_kill`, who joins or detaches a thread notes it, so that a signal to
   one that is no more is known as that. */
int __tresse_killed_pthread_join(pthread_t thread, void **value) {
  return join_ended(thread, value);
}

int __tresse_killed_pthread_detach(pthread_t thread) {
  return __tresse_cancel_pthread_detach(thread);
}

int raise(int number) { return sem_result(pthread_kill(pthread_self(), number)); }

/* Is there another thread that may take it, other than by its wait? If the sender blocks it, a wait
   takes it, in sigwait or in sigsuspend; if not, who waits and the sender both may. The caller has
   the lock of signals. */
static int is_taken_by_another(int number, int is_blocked) {
  unsigned long long bit = 1ull << (number - 1);
  unsigned end = __c11_atomic_load(&lives_end, __ATOMIC_RELAXED);
  for (unsigned other = 0; other <= end; other++) {
    struct life *life = &lives[other];
    if (other == __tresse_thread_self())
      continue;
    pthread_mutex_lock(&life->lock);
    int is_alive = life->is_made && !life->has_ended;
    int is_open = !(life->mask & bit), is_awaited = (life->awaited & bit) != 0;
    pthread_mutex_unlock(&life->lock);
    if (is_alive && (is_blocked ? is_open && !life->is_suspended : is_open || is_awaited))
      return 1;
  }
  return 0;
}

/* To this process. POSIX: one thread that does not block it takes it; if that is the one that sends
   it, and there is no other, then before `kill` returns. */
static int send_to_process(pid_t process, siginfo_t info) {
  int number = info.si_signo;
  if (number < 0 || number >= NSIG)
    return fail_as_no_signal();
  if (process != getpid() && process != 0)
    __tresse_unsupported("`kill` of another process");
  if (number == 0)
    return 0;
  int is_other = 0, has_room = 1;
  pthread_mutex_lock(&signals_lock);
  int is_blocked = (life_of(pthread_self())->mask & 1ull << (number - 1)) != 0;
  if (!is_ignored(number, handler_of(number)))
    is_other = is_taken_by_another(number, is_blocked);
  if (is_blocked && !is_other)
    has_room = add_pending(NULL, &info);
  pthread_mutex_unlock(&signals_lock);
  if (is_other)
    __tresse_unsupported("a signal that another thread may take");
  if (!has_room)
    return (int)fail(EAGAIN);
  if (!is_blocked) {
    take_signal(info);
    take_pending();
  }
  return 0;
}

int kill(pid_t process, int number) { return send_to_process(process, sent_info(number, 1)); }

int sigqueue(pid_t process, int number, union sigval value) {
  siginfo_t info = sent_info(number, 1);
  info.si_code = SI_QUEUE;
  info.si_value = value;
  if (process == 0)
    __tresse_unsupported("`sigqueue` of another process");
  return send_to_process(process, info);
}

int killpg(pid_t group, int number) {
  if (group < 0)
    return fail_as_no_signal();
  if (group != 0 && group != getpgrp())
    __tresse_unsupported("`killpg` of another group");
  return kill(0, number);
}
