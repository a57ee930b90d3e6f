/* Signals: none comes. Actions are kept, for whoever asks for the last one, and are never taken.
   A call reads and replaces in one step, as in the kernel, where a lock orders the calls.

   The signals of bad addresses are ignored at first, as those are that a process's parent has
   ignored (POSIX exec): what would raise them is reported. So the runtime of Rust has no need of
   handlers that look for overflows of the stack. */
#include <pthread.h>
#include <signal.h>

/* As in the kernel, a mask is as long as there are signals, whatever `sigset_t` has room for. */
enum { MASK_WORDS = (NSIG - 1) / (8 * sizeof(unsigned long)) };

static struct {
  sighandler_t handler;
  int flags;
  unsigned long mask[MASK_WORDS];
} actions[NSIG] = {
  [SIGBUS] = { .handler = SIG_IGN },
  [SIGSEGV] = { .handler = SIG_IGN },
};

static pthread_mutex_t locks[NSIG];

static int is_signal(int number) { return number >= 1 && number < NSIG; }

static int fail_as_no_signal(void) {
  errno = EINVAL;
  return -1;
}

/* The caller has the lock. */
static struct sigaction action_of(int number) {
  struct sigaction now = { .sa_handler = actions[number].handler, .sa_flags = actions[number].flags };
  for (int i = 0; i < MASK_WORDS; i++)
    now.sa_mask.__val[i] = actions[number].mask[i];
  return now;
}

/* The action of a signal that comes. With SA_RESETHAND a handler is called once; as in Linux, mask
   and flags stay (POSIX clears SA_SIGINFO). */
static struct sigaction take_action(int number) {
  pthread_mutex_lock(&locks[number]);
  struct sigaction now = action_of(number);
  if (now.sa_flags & (int)SA_RESETHAND && now.sa_handler != SIG_IGN)
    actions[number].handler = SIG_DFL;
  pthread_mutex_unlock(&locks[number]);
  return now;
}

int sigaction(int number, const struct sigaction *restrict action,
              struct sigaction *restrict old) {
  if (!is_signal(number) || (action && (number == SIGKILL || number == SIGSTOP)))
    return fail_as_no_signal();
  struct sigaction now, last;
  if (action)
    now = *action;
  pthread_mutex_lock(&locks[number]);
  last = action_of(number);
  if (action) {
    actions[number].handler = now.sa_handler;
    actions[number].flags = now.sa_flags;
    for (int i = 0; i < MASK_WORDS; i++)
      actions[number].mask[i] = now.sa_mask.__val[i];
  }
  pthread_mutex_unlock(&locks[number]);
  if (old)
    *old = last;
  return 0;
}

sighandler_t signal(int number, sighandler_t handler) {
  struct sigaction now = { .sa_handler = handler, .sa_flags = SA_RESTART }, last;
  return sigaction(number, &now, &last) ? SIG_ERR : last.sa_handler;
}

sighandler_t bsd_signal(int number, sighandler_t handler) { return signal(number, handler); }

/* `signal` of System V, as glibc's headers name it in strict modes: once, and not held back. */
sighandler_t __sysv_signal(int number, sighandler_t handler) {
  struct sigaction now = { .sa_handler = handler }, last;
  now.sa_flags = (int)SA_RESETHAND | SA_NODEFER;
  return sigaction(number, &now, &last) ? SIG_ERR : last.sa_handler;
}

/* Stacks for handlers are kept, each by its thread. A handler that would run on one is refused
   (signals.c). */
unsigned long __tresse_thread_self(void);
enum { MOST_STACKS = 256 };
static stack_t stacks[MOST_STACKS];
static unsigned char has_stack[MOST_STACKS];

static stack_t *stack_of_handlers(void) {
  unsigned thread = (unsigned)__tresse_thread_self();
  if (thread >= MOST_STACKS)
    __tresse_unsupported("stacks for handlers of more than 256 threads");
  return has_stack[thread] ? &stacks[thread] : NULL;
}

int sigaltstack(const stack_t *restrict stack, stack_t *restrict old) {
  stack_t *now = stack_of_handlers(), last = { .ss_flags = SS_DISABLE };
  if (now)
    last = *now;
  if (stack) {
    unsigned thread = (unsigned)__tresse_thread_self();
    int has_one = stack->ss_flags != SS_DISABLE;
    /* Linux takes SS_ONSTACK for no flag. */
    if (has_one && stack->ss_flags != SS_ONSTACK && stack->ss_flags != 0) {
      errno = EINVAL;
      return -1;
    }
    if (has_one && stack->ss_size < MINSIGSTKSZ) {
      errno = ENOMEM;
      return -1;
    }
    stacks[thread] = (stack_t){ .ss_sp = stack->ss_sp, .ss_size = stack->ss_size };
    has_stack[thread] = has_one;
  }
  if (old)
    *old = last;
  return 0;
}

int sigignore(int number) { return signal(number, SIG_IGN) == SIG_ERR ? -1 : 0; }

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

int sigisemptyset(const sigset_t *set) {
  for (int number = 1; number < NSIG; number++)
    if (*word_of(set, number) & bit_of(number))
      return 0;
  return 1;
}

int sigismember(const sigset_t *set, int number) {
  if (!is_signal(number))
    return fail_as_no_signal();
  return (*word_of(set, number) & bit_of(number)) != 0;
}

/* glibc's words, with Linux's numbers. */
static const char *const signal_words[] = {
  [SIGHUP] = "Hangup", [SIGINT] = "Interrupt", [SIGQUIT] = "Quit",
  [SIGILL] = "Illegal instruction", [SIGTRAP] = "Trace/breakpoint trap", [SIGABRT] = "Aborted",
  [SIGBUS] = "Bus error", [SIGFPE] = "Floating point exception", [SIGKILL] = "Killed",
  [SIGUSR1] = "User defined signal 1", [SIGSEGV] = "Segmentation fault",
  [SIGUSR2] = "User defined signal 2", [SIGPIPE] = "Broken pipe", [SIGALRM] = "Alarm clock",
  [SIGTERM] = "Terminated", [16] = "Stack fault", [SIGCHLD] = "Child exited",
  [SIGCONT] = "Continued", [SIGSTOP] = "Stopped (signal)", [SIGTSTP] = "Stopped",
  [SIGTTIN] = "Stopped (tty input)", [SIGTTOU] = "Stopped (tty output)",
  [SIGURG] = "Urgent I/O condition", [SIGXCPU] = "CPU time limit exceeded",
  [SIGXFSZ] = "File size limit exceeded", [SIGVTALRM] = "Virtual timer expired",
  [SIGPROF] = "Profiling timer expired", [SIGWINCH] = "Window changed", [SIGIO] = "I/O possible",
  [30] = "Power failure", [SIGSYS] = "Bad system call",
};

static const char *const signal_names[] = {
  [SIGHUP] = "HUP", [SIGINT] = "INT", [SIGQUIT] = "QUIT", [SIGILL] = "ILL", [SIGTRAP] = "TRAP",
  [SIGABRT] = "ABRT", [SIGBUS] = "BUS", [SIGFPE] = "FPE", [SIGKILL] = "KILL", [SIGUSR1] = "USR1",
  [SIGSEGV] = "SEGV", [SIGUSR2] = "USR2", [SIGPIPE] = "PIPE", [SIGALRM] = "ALRM",
  [SIGTERM] = "TERM", [16] = "STKFLT", [SIGCHLD] = "CHLD", [SIGCONT] = "CONT", [SIGSTOP] = "STOP",
  [SIGTSTP] = "TSTP", [SIGTTIN] = "TTIN", [SIGTTOU] = "TTOU", [SIGURG] = "URG",
  [SIGXCPU] = "XCPU", [SIGXFSZ] = "XFSZ", [SIGVTALRM] = "VTALRM", [SIGPROF] = "PROF",
  [SIGWINCH] = "WINCH", [SIGIO] = "POLL", [30] = "PWR", [SIGSYS] = "SYS",
};

/* Null for what has no name of its own, real-time signals among it. */
const char *sigabbrev_np(int number) {
  return number > 0 && number <= SIGSYS ? signal_names[number] : NULL;
}

const char *sigdescr_np(int number) {
  return number > 0 && number <= SIGSYS ? signal_words[number] : NULL;
}

/* Each thread has a text of its own for what has no words. */
char *strsignal(int number) {
  static TRESSE_THREAD_LOCAL char text[40];
  if (number > 0 && number <= SIGSYS)
    return (char *)signal_words[number];
  if (number >= SIGRTMIN && number <= SIGRTMAX)
    sprintf(text, "Real-time signal %d", number - SIGRTMIN);
  else
    sprintf(text, "Unknown signal %d", number);
  return text;
}

/* POSIX: as `perror`. */
void psignal(int number, const char *before) {
  int error = errno;
  int is_named = before && *before;
  fprintf((FILE *)stderr, "%s%s%s\n", is_named ? before : "", is_named ? ": " : "", strsignal(number));
  errno = error;
}
