#ifndef _UNISTD_H
#define _UNISTD_H
#include <tresse/cdefs.h>
#include <tresse/types.h>
#define __need_NULL
#include <stddef.h>
#include <tresse/glibc.h>
_TRESSE_BEGIN

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define F_OK 0
#define X_OK 1
#define W_OK 2
#define R_OK 4
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif
#ifdef _TRESSE_POSIX
#define L_SET SEEK_SET
#define L_INCR SEEK_CUR
#define L_XTND SEEK_END
#endif
#define F_ULOCK 0
#define F_LOCK 1
#define F_TLOCK 2
#define F_TEST 3
#define _POSIX_VERSION 200809L
#define _POSIX_THREADS 200809L
#define _POSIX_THREAD_SAFE_FUNCTIONS 200809L
#define _POSIX_THREAD_ATTR_STACKADDR 200809L
#define _POSIX_THREAD_ATTR_STACKSIZE 200809L
#define _POSIX_THREAD_PRIO_INHERIT 200809L
#define _POSIX_THREAD_PRIO_PROTECT 200809L
#define _POSIX_THREAD_CPUTIME 200809L
#define _POSIX_CPUTIME 200809L
#define _POSIX_BARRIERS 200809L
#define _POSIX_CLOCK_SELECTION 200809L
#define _POSIX_MONOTONIC_CLOCK 200809L
#define _POSIX_READER_WRITER_LOCKS 200809L
#define _POSIX_SEMAPHORES 200809L
#define _POSIX_SPIN_LOCKS 200809L
#define _POSIX_TIMEOUTS 200809L
#define _POSIX_MAPPED_FILES 200809L
#define _POSIX_SHARED_MEMORY_OBJECTS 200809L
#define _POSIX_MESSAGE_PASSING 200809L
#if defined _TRESSE_GLIBC && __has_include(<bits/confname.h>)
#include <bits/confname.h>
#else
#define _SC_ARG_MAX 0
#define _SC_CHILD_MAX 1
#define _SC_CLK_TCK 2
#define _SC_NGROUPS_MAX 3
#define _SC_OPEN_MAX 4
#define _SC_JOB_CONTROL 7
#define _SC_SAVED_IDS 8
#define _SC_REALTIME_SIGNALS 9
#define _SC_PRIORITY_SCHEDULING 10
#define _SC_TIMERS 11
#define _SC_ASYNCHRONOUS_IO 12
#define _SC_PRIORITIZED_IO 13
#define _SC_SYNCHRONIZED_IO 14
#define _SC_FSYNC 15
#define _SC_MAPPED_FILES 16
#define _SC_MEMLOCK 17
#define _SC_MEMLOCK_RANGE 18
#define _SC_MEMORY_PROTECTION 19
#define _SC_MESSAGE_PASSING 20
#define _SC_SEMAPHORES 21
#define _SC_SHARED_MEMORY_OBJECTS 22
#define _SC_VERSION 29
#define _SC_PAGESIZE 30
#define _SC_RTSIG_MAX 31
#define _SC_SEM_NSEMS_MAX 32
#define _SC_SEM_VALUE_MAX 33
#define _SC_SIGQUEUE_MAX 34
#define _SC_TIMER_MAX 35
#define _SC_IOV_MAX 60
#define _SC_THREADS 67
#define _SC_THREAD_SAFE_FUNCTIONS 68
#define _SC_THREAD_DESTRUCTOR_ITERATIONS 73
#define _SC_THREAD_KEYS_MAX 74
#define _SC_THREAD_STACK_MIN 75
#define _SC_THREAD_THREADS_MAX 76
#define _SC_THREAD_ATTR_STACKADDR 77
#define _SC_THREAD_ATTR_STACKSIZE 78
#define _SC_THREAD_PRIORITY_SCHEDULING 79
#define _SC_THREAD_PRIO_INHERIT 80
#define _SC_THREAD_PRIO_PROTECT 81
#define _SC_THREAD_PROCESS_SHARED 82
#define _SC_NPROCESSORS_CONF 83
#define _SC_NPROCESSORS_ONLN 84
#define _SC_PHYS_PAGES 85
#define _SC_AVPHYS_PAGES 86
#define _SC_BARRIERS 133
#define _SC_CLOCK_SELECTION 137
#define _SC_CPUTIME 138
#define _SC_THREAD_CPUTIME 139
#define _SC_MONOTONIC_CLOCK 149
#define _SC_READER_WRITER_LOCKS 153
#define _SC_SPIN_LOCKS 154
#define _SC_TIMEOUTS 164
#define _SC_LEVEL1_DCACHE_LINESIZE 190
#define _SC_THREAD_ROBUST_PRIO_INHERIT 247
#define _SC_THREAD_ROBUST_PRIO_PROTECT 248
#define _SC_PAGE_SIZE _SC_PAGESIZE
#define _PC_NAME_MAX 3
#define _PC_PATH_MAX 4
#endif
#ifdef _GNU_SOURCE
#define TEMP_FAILURE_RETRY(call)                       \
  (__extension__({                                     \
    long __result;                                     \
    do                                                 \
      __result = (long)(call);                         \
    while (__result == -1L && *__errno_location() == 4); \
    __result;                                          \
  }))
#ifdef __cplusplus
extern "C"
#endif
int *__errno_location(void);
#endif

#ifndef __intptr_t_defined
#define __intptr_t_defined
typedef __INTPTR_TYPE__ intptr_t;
#endif
#ifndef __socklen_t_defined
#define __socklen_t_defined
typedef unsigned socklen_t;
#endif

ssize_t read(int fd, void *to, size_t n);
ssize_t write(int fd, const void *from, size_t n);
ssize_t pread(int fd, void *to, size_t n, off_t place);
ssize_t pwrite(int fd, const void *from, size_t n, off_t place);
void swab(const void *__restrict from, void *__restrict to, ssize_t n);
off_t lseek(int fd, off_t offset, int whence);
int close(int fd);
int access(const char *name, int mode);
int unlink(const char *name);
int ftruncate(int fd, off_t size);
int fsync(int fd);
int fdatasync(int fd);
extern char *optarg;
extern int optind, opterr, optopt;
int getopt(int argc, char *const *argv, const char *options);
int isatty(int fd);
pid_t getpid(void);
unsigned sleep(unsigned seconds);
int usleep(useconds_t microseconds);
_TRESSE_NORETURN void _exit(int code);
extern char **environ;

long sysconf(int name);
char *getcwd(char *to, size_t n);
uid_t getuid(void);
uid_t geteuid(void);
gid_t getgid(void);
gid_t getegid(void);
int gethostname(char *to, size_t n);
int getpagesize(void);
long syscall(long number, ...);
pid_t getpgid(pid_t process);
pid_t getpgrp(void);
pid_t getppid(void);
pid_t getsid(pid_t process);
int kill(pid_t process, int signal);
#ifdef _GNU_SOURCE
pid_t gettid(void);
#endif

int pipe(int *to);
#ifdef _GNU_SOURCE
int pipe2(int *to, int flags);
#endif

int dup(int fd);
int dup2(int fd, int other);
int dup3(int fd, int other, int flags);
int pause(void);
ssize_t pread(int fd, void *to, size_t n, off_t offset);
ssize_t pwrite(int fd, const void *from, size_t n, off_t offset);
int chdir(const char *name);
int chown(const char *name, uid_t owner, gid_t group);
int fchown(int fd, uid_t owner, gid_t group);
int lchown(const char *name, uid_t owner, gid_t group);
int setreuid(uid_t real, uid_t effective);
int setregid(gid_t real, gid_t effective);
int ttyname_r(int fd, char *to, size_t n);
int truncate(const char *name, off_t size);
int getdtablesize(void);
int getgroups(int n, gid_t *to);
char *getlogin(void);
int nice(int by);
ssize_t readlink(const char *__restrict name, char *__restrict to, size_t n);
int rmdir(const char *name);
int setgid(gid_t group);
int setuid(uid_t user);
int seteuid(uid_t user);
int setegid(gid_t group);
void sync(void);
char *ttyname(int fd);
long gethostid(void);
int getlogin_r(char *to, size_t n);
size_t confstr(int name, char *to, size_t n);
int getentropy(void *to, size_t n);

/* Declared only: an execution that calls one of these ends there (T0901). */
unsigned alarm(unsigned seconds);
int brk(void *end);
int fchdir(int fd);
pid_t tcgetpgrp(int fd);
int tcsetpgrp(int fd, pid_t group);
long fpathconf(int fd, int what);
long pathconf(const char *name, int what);
int daemon(int stays, int keeps);
int execl(const char *name, const char *first, ...);
int execlp(const char *name, const char *first, ...);
int execv(const char *name, char *const *arguments);
int execve(const char *name, char *const *arguments, char *const *environment);
int execvp(const char *name, char *const *arguments);
pid_t fork(void);
pid_t vfork(void);
int link(const char *from, const char *to);
int lockf(int fd, int command, off_t length);
void *sbrk(intptr_t by);
int setpgid(pid_t process, pid_t group);
pid_t setsid(void);
int symlink(const char *from, const char *to);
_TRESSE_END
#endif
