/* Signals come to the thread that sends them, and to threads that wait for them: signals.c. glibc's
   names say what is there, as its other headers come behind these. */
#ifndef _SIGNAL_H
#define _SIGNAL_H
#include <tresse/cdefs.h>
#include <time.h>
_TRESSE_BEGIN

typedef int sig_atomic_t;
typedef void (*sighandler_t)(int);

#define SIG_DFL ((sighandler_t)0)
#define SIG_IGN ((sighandler_t)1)
#define SIG_ERR ((sighandler_t)-1)
#define SIG_HOLD ((sighandler_t)2)

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGIOT SIGABRT
#define SIGBUS 7
#define SIGFPE 8
#define SIGKILL 9
#define SIGUSR1 10
#define SIGSEGV 11
#define SIGUSR2 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGCHLD 17
#define SIGCONT 18
#define SIGSTOP 19
#define SIGTSTP 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGURG 23
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGVTALRM 26
#define SIGPROF 27
#define SIGWINCH 28
#define SIGIO 29
#define SIGPOLL SIGIO
#define SIGSYS 31
#define SIGRTMIN 34
#define SIGRTMAX 64
#define NSIG 65
#ifdef _TRESSE_POSIX
#define _NSIG NSIG
#define SIGSTKFLT 16
#define SIGPWR 30
#define SIGCLD SIGCHLD
#endif

#define MINSIGSTKSZ 2048
#define SIGSTKSZ 8192
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2

#define SA_NOCLDSTOP 1
#define SA_NOCLDWAIT 2
#define SA_SIGINFO 4
#define SA_ONSTACK 0x08000000
#if __INT_MAX__ < 0x10000000
#define SA_RESTART 0x1000
#else
#define SA_RESTART 0x10000000
#endif
#define SA_NODEFER 0x40000000
#define SA_RESETHAND 0x80000000
#ifdef _TRESSE_POSIX
#define SA_NOMASK SA_NODEFER
#define SA_ONESHOT SA_RESETHAND
#define SA_STACK SA_ONSTACK
#endif

#ifndef ____sigset_t_defined
#define ____sigset_t_defined
typedef struct {
  unsigned long __val[1024 / (8 * sizeof(unsigned long))];
} __sigset_t;
#endif
#ifndef __sigset_t_defined
#define __sigset_t_defined 1
typedef __sigset_t sigset_t;
#endif

#ifndef ____sigval_t_defined
#define ____sigval_t_defined
union sigval {
  int sival_int;
  void *sival_ptr;
};
typedef union sigval __sigval_t;
#endif
#ifndef __sigval_t_defined
#define __sigval_t_defined
typedef __sigval_t sigval_t;
#endif

#ifndef __siginfo_t_defined
#define __siginfo_t_defined 1
typedef struct {
  int si_signo, si_errno, si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void *si_addr;
  long si_band;
  union sigval si_value;
  char __room[_TRESSE_BY_WIDTH(80, 92)]; /* as long as glibc's */
} siginfo_t;
#endif

/* si_code: by kill, by raise or pthread_kill, and by sigqueue. */
#define SI_USER 0
#define SI_TKILL (-6)
#define SI_QUEUE (-1)
/* What nothing here brings about, for handlers that tell signals apart. */
#define SI_TIMER (-2)
#define SI_MESGQ (-3)
#define SI_ASYNCIO (-4)
#define SI_KERNEL 0x80
#define ILL_ILLOPC 1
#define ILL_ILLOPN 2
#define ILL_ILLADR 3
#define ILL_ILLTRP 4
#define ILL_PRVOPC 5
#define ILL_PRVREG 6
#define ILL_COPROC 7
#define ILL_BADSTK 8
#define FPE_INTDIV 1
#define FPE_INTOVF 2
#define FPE_FLTDIV 3
#define FPE_FLTOVF 4
#define FPE_FLTUND 5
#define FPE_FLTRES 6
#define FPE_FLTINV 7
#define FPE_FLTSUB 8
#define SEGV_MAPERR 1
#define SEGV_ACCERR 2
#define BUS_ADRALN 1
#define BUS_ADRERR 2
#define BUS_OBJERR 3
#define TRAP_BRKPT 1
#define TRAP_TRACE 2
#define CLD_EXITED 1
#define CLD_KILLED 2
#define CLD_DUMPED 3
#define CLD_TRAPPED 4
#define CLD_STOPPED 5
#define CLD_CONTINUED 6

/* For timers, queues of messages, and what is read and written meanwhile: none of these is here. */
#ifndef __sigevent_t_defined
#define __sigevent_t_defined 1
typedef struct sigevent {
  union sigval sigev_value;
  int sigev_signo, sigev_notify;
  union {
    int __room[_TRESSE_BY_WIDTH(12, 13)];
    int _tid;
    struct {
      void (*_function)(union sigval);
      pthread_attr_t *_attribute;
    } _sigev_thread;
  } _sigev_un;
} sigevent_t;
#define sigev_notify_function _sigev_un._sigev_thread._function
#define sigev_notify_attributes _sigev_un._sigev_thread._attribute
#endif
#if defined _TRESSE_GLIBC && __has_include(<bits/sigevent-consts.h>)
#include <bits/sigevent-consts.h>
#else
#define SIGEV_SIGNAL 0
#define SIGEV_NONE 1
#define SIGEV_THREAD 2
#define SIGEV_THREAD_ID 4
#endif

#ifndef __stack_t_defined
#define __stack_t_defined 1
typedef struct {
  void *ss_sp;
  int ss_flags;
  __SIZE_TYPE__ ss_size;
} stack_t;
#endif

#define SS_ONSTACK 1
#define SS_DISABLE 2

#if defined _TRESSE_GLIBC && defined _TRESSE_POSIX && __has_include(<sys/ucontext.h>)
#include <sys/ucontext.h>
#endif

struct sigaction {
  union {
    sighandler_t sa_handler;
    void (*sa_sigaction)(int, siginfo_t *, void *);
  } __handler;
#define sa_handler __handler.sa_handler
#define sa_sigaction __handler.sa_sigaction
  sigset_t sa_mask;
  int sa_flags;
  void (*sa_restorer)(void);
};

sighandler_t signal(int number, sighandler_t handler);
sighandler_t bsd_signal(int number, sighandler_t handler);
sighandler_t __sysv_signal(int number, sighandler_t handler);
#ifdef _GNU_SOURCE
#define sysv_signal __sysv_signal
#endif
#ifdef _TRESSE_POSIX
void psignal(int number, const char *before);
#endif
int sigaction(int number, const struct sigaction *__restrict action,
              struct sigaction *__restrict old);
int sigemptyset(sigset_t *set);
int sigfillset(sigset_t *set);
int sigaddset(sigset_t *set, int number);
int sigdelset(sigset_t *set, int number);
#ifdef _GNU_SOURCE
int sigisemptyset(const sigset_t *set);
#endif
int sigismember(const sigset_t *set, int number);

int sigprocmask(int how, const sigset_t *__restrict set, sigset_t *__restrict old);
int pthread_sigmask(int how, const sigset_t *__restrict set, sigset_t *__restrict old);
int sigpending(sigset_t *set);
int sigwait(const sigset_t *__restrict set, int *__restrict number);
int sigwaitinfo(const sigset_t *__restrict set, siginfo_t *__restrict info);
int sigtimedwait(const sigset_t *__restrict set, siginfo_t *__restrict info,
                 const struct timespec *__restrict length);
int raise(int number);
int kill(pid_t process, int number);
int pthread_kill(pthread_t thread, int number);
int sighold(int number);
int sigrelse(int number);
int sigignore(int number);
int sigaltstack(const stack_t *__restrict stack, stack_t *__restrict old);
int sigsuspend(const sigset_t *set);
int sigqueue(pid_t process, int number, union sigval value);
int killpg(pid_t group, int number);
int __xpg_sigpause(int number);
#define sigpause __xpg_sigpause
sighandler_t sigset(int number, sighandler_t handler);
int siginterrupt(int number, int is_interrupted);
#ifdef _GNU_SOURCE
int pthread_sigqueue(pthread_t thread, int number, union sigval value);
#endif

_TRESSE_END
#endif
