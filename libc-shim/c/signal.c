/* Signals: none comes. Handlers are kept, for whoever asks for the last one, and are never called.
   Threads may set them at once. That is by relaxed accesses, as POSIX orders nothing by it. */
#include <signal.h>

static sighandler_t handlers[NSIG];
static int flags_of[NSIG];
static unsigned long masks[NSIG][sizeof(sigset_t) / sizeof(unsigned long)];

static int is_signal(int number) { return number >= 1 && number < NSIG; }

static int fail_as_no_signal(void) {
  errno = EINVAL;
  return -1;
}

int sigaction(int number, const struct sigaction *restrict action,
              struct sigaction *restrict old) {
  if (!is_signal(number) || (action && (number == SIGKILL || number == SIGSTOP)))
    return fail_as_no_signal();
  struct sigaction now;
  if (action)
    now = *action;
  if (old) {
    old->sa_handler = __atomic_load_n(&handlers[number], __ATOMIC_RELAXED);
    old->sa_flags = __atomic_load_n(&flags_of[number], __ATOMIC_RELAXED);
    for (size_t i = 0; i < sizeof(sigset_t) / sizeof(unsigned long); i++)
      old->sa_mask.__val[i] = __atomic_load_n(&masks[number][i], __ATOMIC_RELAXED);
  }
  if (action) {
    __atomic_store_n(&handlers[number], now.sa_handler, __ATOMIC_RELAXED);
    __atomic_store_n(&flags_of[number], now.sa_flags, __ATOMIC_RELAXED);
    for (size_t i = 0; i < sizeof(sigset_t) / sizeof(unsigned long); i++)
      __atomic_store_n(&masks[number][i], now.sa_mask.__val[i], __ATOMIC_RELAXED);
  }
  return 0;
}

sighandler_t signal(int number, sighandler_t handler) {
  if (!is_signal(number) || number == SIGKILL || number == SIGSTOP) {
    fail_as_no_signal();
    return SIG_ERR;
  }
  __atomic_store_n(&flags_of[number], SA_RESTART, __ATOMIC_RELAXED);
  return __atomic_exchange_n(&handlers[number], handler, __ATOMIC_RELAXED);
}

int sigemptyset(sigset_t *set) {
  *set = (sigset_t){ { 0 } };
  return 0;
}

static unsigned long *word_of(const sigset_t *set, int number) {
  return (unsigned long *)&set->__val[(number - 1) / (8 * (int)sizeof(unsigned long))];
}

static unsigned long bit_of(int number) {
  return 1ul << ((number - 1) % (8 * (int)sizeof(unsigned long)));
}

int sigfillset(sigset_t *set) {
  sigemptyset(set);
  for (int number = 1; number < NSIG; number++)
    *word_of(set, number) |= bit_of(number);
  return 0;
}

int sigaddset(sigset_t *set, int number) {
  if (!is_signal(number))
    return fail_as_no_signal();
  *word_of(set, number) |= bit_of(number);
  return 0;
}

int sigdelset(sigset_t *set, int number) {
  if (!is_signal(number))
    return fail_as_no_signal();
  *word_of(set, number) &= ~bit_of(number);
  return 0;
}

int sigismember(const sigset_t *set, int number) {
  if (!is_signal(number))
    return fail_as_no_signal();
  return (*word_of(set, number) & bit_of(number)) != 0;
}
