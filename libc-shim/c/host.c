/* What a process asks its kernel beside files: calls by number, descriptors that are ready,
   numbers of the system. The headers for these are the host's; what is here has its layout
   for Linux and glibc. */
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <unistd.h>

/* --- calls by number (syscall(2)) -------------------------------------------------------------- */

long __tresse_futex(long number, const void *address, int operation, unsigned value,
                    const void *time, const void *other, int mask);

/* As in Linux, the first thread has the number of the process. */
pid_t gettid(void) { return getpid() + (pid_t)__tresse_thread_self(); }

/* Bytes that nobody can foresee. These are some that there may be, and always the same. */
ssize_t getrandom(void *to, size_t n, unsigned flags) {
  unsigned char *bytes = to;
  (void)flags;
  for (size_t i = 0; i < n; i++)
    bytes[i] = (unsigned char)((i * 0x9e3779b97f4a7c15ull + 0x7f4a7c15) >> 24);
  return (ssize_t)n;
}

int getentropy(void *to, size_t n) {
  if (n > 256)
    return (int)fail(EIO);
  getrandom(to, n, 0);
  return 0;
}

/* One sequence, always the same, as that of `rand`. To take a number of it orders nothing. */
uint32_t arc4random(void) {
  static _Atomic uint32_t drawn;
  uint32_t number = __c11_atomic_fetch_add(&drawn, 1, __ATOMIC_RELAXED);
  return (uint32_t)((number + 1) * 0x9e3779b97f4a7c15ull >> 32);
}

void arc4random_buf(void *to, size_t n) { getrandom(to, n, 0); }
uint32_t arc4random_uniform(uint32_t end) { return end < 2 ? 0 : arc4random() % end; }

/* Numbers of calls, where they are known: asm/unistd.h of Linux. One that a target does not have is
   below zero. */
enum {
#if defined(__x86_64__)
  CALL_FUTEX = 202,
  CALL_GETTID = 186,
  CALL_GETRANDOM = 318,
  CALL_MEMBARRIER = 324,
  CALL_READ = 0,
  CALL_WRITE = 1,
  CALL_OPEN = 2,
  CALL_CLOSE = 3,
  CALL_FSTAT = 5,
  CALL_OPENAT = 257,
  CALL_STATX = 332,
#elif defined(__i386__)
  CALL_FUTEX = 240,
  CALL_GETTID = 224,
  CALL_GETRANDOM = 355,
  CALL_MEMBARRIER = 375,
  CALL_READ = 3,
  CALL_WRITE = 4,
  CALL_OPEN = 5,
  CALL_CLOSE = 6,
  CALL_FSTAT = -4,
  CALL_OPENAT = 295,
  CALL_STATX = 383,
#elif defined(__powerpc__)
  CALL_FUTEX = 221,
  CALL_GETTID = 207,
  CALL_GETRANDOM = 359,
  CALL_MEMBARRIER = 365,
  CALL_READ = 3,
  CALL_WRITE = 4,
  CALL_OPEN = 5,
  CALL_CLOSE = 6,
  CALL_FSTAT = -4,
  CALL_OPENAT = 286,
  CALL_STATX = 383,
#elif defined(__aarch64__) || defined(__riscv) || defined(__loongarch__)
  CALL_FUTEX = 98,
  CALL_GETTID = 178,
  CALL_GETRANDOM = 278,
  CALL_MEMBARRIER = 283,
  CALL_READ = 63,
  CALL_WRITE = 64,
  CALL_OPEN = -8,
  CALL_CLOSE = 57,
#if defined(__aarch64__)
  CALL_FSTAT = 80,
#else
  CALL_FSTAT = -4,
#endif
  CALL_OPENAT = 56,
  CALL_STATX = 291,
#else
  CALL_FUTEX = -1,
  CALL_GETTID = -2,
  CALL_GETRANDOM = -3,
  CALL_MEMBARRIER = -11,
  CALL_FSTAT = -4,
  CALL_READ = -5,
  CALL_WRITE = -6,
  CALL_CLOSE = -7,
  CALL_OPEN = -8,
  CALL_OPENAT = -9,
  CALL_STATX = -10,
#endif
};

enum { FUTEX_WAIT = 0, FUTEX_WAKE = 1, FUTEX_WAIT_BITSET = 9, FUTEX_WHICH = 127 };

static long futex_call(va_list arguments) {
  const void *address = va_arg(arguments, const void *), *time = NULL;
  int operation = va_arg(arguments, int), which = operation & FUTEX_WHICH, mask = -1;
  unsigned value = va_arg(arguments, unsigned);
  if (which != FUTEX_WAIT && which != FUTEX_WAKE && which != FUTEX_WAIT_BITSET)
    __tresse_unsupported("an operation of `futex` beside waiting and waking");
  if (which != FUTEX_WAKE)
    time = va_arg(arguments, const void *);
  if (which == FUTEX_WAIT_BITSET) {
    (void)va_arg(arguments, const void *);
    mask = va_arg(arguments, int);
    if (mask != -1)
      __tresse_unsupported("`futex` with a mask");
  }
  return __tresse_futex(CALL_FUTEX, address, operation, value, time, NULL, mask);
}

int openat(int folder, const char *name, int flags, ...) {
  if (folder != AT_CURRENT && *name != '/')
    __tresse_unsupported("a file name that begins at an open folder");
  return open_file(name, flags);
}

int openat64(int folder, const char *name, int flags, ...) { return openat(folder, name, flags); }

/* Calls on files that the library has under names as well. */
static long file_call(long number, va_list arguments) {
  if (number == CALL_STATX) {
    int folder = va_arg(arguments, int);
    const char *name = va_arg(arguments, const char *);
    int flags = va_arg(arguments, int);
    unsigned wanted = va_arg(arguments, unsigned);
    return statx(folder, name, flags, wanted, va_arg(arguments, struct extended_about *));
  }
  if (number == CALL_OPEN) {
    const char *name = va_arg(arguments, const char *);
    return open_file(name, va_arg(arguments, int));
  }
  int fd = va_arg(arguments, int);
  if (number == CALL_OPENAT) {
    const char *name = va_arg(arguments, const char *);
    return openat(fd, name, va_arg(arguments, int));
  }
  if (number == CALL_CLOSE)
    return close(fd);
#ifdef TRESSE_STAT
  if (number == CALL_FSTAT)
    return fstat(fd, va_arg(arguments, struct known_about *));
#endif
  void *bytes = va_arg(arguments, void *);
  size_t n = va_arg(arguments, size_t);
  if (number == CALL_READ)
    return read(fd, bytes, n);
  if (number == CALL_WRITE)
    return write(fd, bytes, n);
  __tresse_unsupported("a call of the system by this number");
}

static int is_file_call(long number) {
  switch (number) {
  case CALL_READ:
  case CALL_WRITE:
  case CALL_OPEN:
  case CALL_CLOSE:
  case CALL_OPENAT:
  case CALL_STATX:
    return 1;
#ifdef TRESSE_STAT
  case CALL_FSTAT:
    return 1;
#endif
  default:
    return 0;
  }
}

long syscall(long number, ...) {
  long result = 0;
  va_list arguments;
  va_start(arguments, number);
  if (number == CALL_FUTEX) {
    result = futex_call(arguments);
  } else if (number == CALL_GETTID) {
    result = gettid();
  } else if (number == CALL_GETRANDOM) {
    void *to = va_arg(arguments, void *);
    size_t n = va_arg(arguments, size_t);
    result = getrandom(to, n, va_arg(arguments, unsigned));
  } else if (number >= 0 && is_file_call(number)) {
    result = file_call(number, arguments);
  } else if (number == CALL_MEMBARRIER) {
    /* As where the kernel has none: programs have fences of their own then. */
    result = fail(ENOSYS);
  } else {
    __tresse_unsupported("a call of the system by this number");
  }
  va_end(arguments);
  return result;
}

/* --- what is there ----------------------------------------------------------------------------- */

/* Linux's `struct iovec`. */
struct part {
  void *at;
  size_t size;
};

/* The size of all parts, or -1 and `errno`. */
static ssize_t size_of_parts(const struct part *parts, int n) {
  enum { MOST = 1024 };
  size_t size = 0;
  if (n < 0 || n > MOST)
    return fail(EINVAL);
  for (int i = 0; i < n; i++)
    if (__builtin_add_overflow(size, parts[i].size, &size) || size > SSIZE_MAX)
      return fail(EINVAL);
  return (ssize_t)size;
}

/* One output, as POSIX has it. */
ssize_t writev(int fd, const struct part *parts, int n) {
  ssize_t size = size_of_parts(parts, n);
  size_t at = 0;
  if (size < 0)
    return -1;
  if (n == 1 || size == 0)
    return write(fd, n ? parts[0].at : "", n ? parts[0].size : 0);
  char *all = __tresse_scratch((size_t)size);
  if (all == NULL)
    return fail(ENOMEM);
  for (int i = 0; i < n; at += parts[i++].size)
    memcpy(all + at, parts[i].at, parts[i].size);
  ssize_t written = write(fd, all, (size_t)size);
  free(all);
  return written;
}

/* One input: each part is filled before the next one. */
ssize_t readv(int fd, const struct part *parts, int n) {
  ssize_t size = size_of_parts(parts, n);
  if (size < 0)
    return -1;
  char none;
  if (n == 1 || size == 0)
    return read(fd, n ? parts[0].at : &none, n ? parts[0].size : 0);
  char *all = __tresse_scratch((size_t)size);
  if (all == NULL)
    return fail(ENOMEM);
  ssize_t got = read(fd, all, (size_t)size), at = 0;
  for (int i = 0; i < n && at < got; at += (ssize_t)parts[i++].size) {
    size_t left = (size_t)(got - at);
    memcpy(parts[i].at, all + at, left < parts[i].size ? left : parts[i].size);
  }
  free(all);
  return got;
}

/* Where threads can be cancelled (cancel.c). */
ssize_t __tresse_cancel_writev(int fd, const struct part *parts, int n) {
  cancellation_point();
  return writev(fd, parts, n);
}

ssize_t __tresse_cancel_readv(int fd, const struct part *parts, int n) {
  cancellation_point();
  return readv(fd, parts, n);
}

/* Flags of a descriptor are kept, and mean nothing, as no other program is ever begun. */
static int own_flags_of(int fd, int command, int flags) {
  if (open_file_of(fd) == NULL && !is_output(fd))
    return (int)fail(EBADF);
  if (command == F_GETFD)
    return __c11_atomic_load(&own_flags[fd], __ATOMIC_SEQ_CST);
  __c11_atomic_store(&own_flags[fd], flags & FD_CLOEXEC, __ATOMIC_SEQ_CST);
  return 0;
}

/* Those of a pipe's end, in programs that have some (instead.rs). */
TRESSE_REPLACED int __tresse_flags_of_channel(struct open_file *file, int command, int flags) {
  (void)file, (void)command, (void)flags;
  no_channels();
}

/* The flags of files stay as they are. */
static int flags_of_file(int fd, int command, int flags) {
  struct open_file *file = open_file_of(fd);
  if (!is_output(fd) && file == NULL)
    return (int)fail(EBADF);
  if (file != NULL && file->channel != NULL)
    return __tresse_flags_of_channel(file, command, flags);
  int now = file ? file->flags & (O_ACCMODE | O_APPEND | O_NONBLOCK) : O_WRONLY;
  if (command == F_SETFL && (flags & (O_APPEND | O_NONBLOCK)) != (now & (O_APPEND | O_NONBLOCK)))
    __tresse_unsupported("`fcntl` that changes the flags of a file");
  return command == F_GETFL ? now : 0;
}

int fcntl(int fd, int command, ...) {
  va_list rest;
  int flags = 0;
  if (command != F_GETFD && command != F_GETFL) {
    va_start(rest, command);
    flags = va_arg(rest, int);
    va_end(rest);
  }
  if (command == F_GETFD || command == F_SETFD)
    return own_flags_of(fd, command, flags);
  if (command == F_GETFL || command == F_SETFL)
    return flags_of_file(fd, command, flags);
  if (command != F_DUPFD && command != F_DUPFD_CLOEXEC)
    __tresse_unsupported("`fcntl` with this command");
  if (open_file_of(fd) && (flags < 0 || flags >= DESCRIPTORS))
    return (int)fail(EINVAL);
  return dup_from(fd, flags, command == F_DUPFD ? 0 : FD_CLOEXEC);
}

/* As where there is no /proc to look into, or no such function. */
int pthread_getattr_np(pthread_t thread, pthread_attr_t *attributes) {
  (void)thread, (void)attributes;
  return ENOENT;
}

void *dlsym(void *library, const char *name) {
  if (library != NULL || strcmp(name, "__pthread_get_minstack") != 0)
    __tresse_unsupported("`dlsym`");
  return NULL;
}

/* getauxval(3): nothing is told. */
unsigned long getauxval(unsigned long kind) {
  (void)kind;
  fail(ENOENT);
  return 0;
}

/* There are so many. */
enum { PROCESSORS = 2 };

/* What is there of POSIX's options says its version, and what is not says -1. */
long sysconf(int name) {
  switch (name) {
  case _SC_PAGESIZE:
    return PAGE;
  case _SC_CLK_TCK:
    return 100; /* as `times` counts (resource.c) */
  case _SC_NPROCESSORS_CONF:
  case _SC_NPROCESSORS_ONLN:
    return PROCESSORS;
  case _SC_VERSION:
  case _SC_THREADS:
  case _SC_THREAD_SAFE_FUNCTIONS:
  case _SC_THREAD_ATTR_STACKADDR:
  case _SC_THREAD_ATTR_STACKSIZE:
  case _SC_THREAD_PRIO_INHERIT:
  case _SC_THREAD_PRIO_PROTECT:
  case _SC_THREAD_ROBUST_PRIO_INHERIT:
  case _SC_THREAD_ROBUST_PRIO_PROTECT:
  case _SC_THREAD_CPUTIME:
  case _SC_CPUTIME:
  case _SC_BARRIERS:
  case _SC_CLOCK_SELECTION:
  case _SC_MONOTONIC_CLOCK:
  case _SC_READER_WRITER_LOCKS:
  case _SC_SEMAPHORES:
  case _SC_SPIN_LOCKS:
  case _SC_TIMEOUTS:
  case _SC_MAPPED_FILES:
  case _SC_SHARED_MEMORY_OBJECTS:
  case _SC_MESSAGE_PASSING:
    return _POSIX_VERSION;
  case _SC_THREAD_DESTRUCTOR_ITERATIONS:
    return PTHREAD_DESTRUCTOR_ITERATIONS;
  case _SC_THREAD_KEYS_MAX:
    return PTHREAD_KEYS_MAX;
  case _SC_THREAD_STACK_MIN:
    return PTHREAD_STACK_MIN;
  case _SC_SEM_VALUE_MAX:
    return SEM_VALUE_MAX;
  case _SC_OPEN_MAX:
    return DESCRIPTORS; /* as `getrlimit` says (resource.c) */
  case _SC_IOV_MAX:
    return IOV_MAX;
  case _SC_NGROUPS_MAX:
    return NGROUPS_MAX;
  /* No limit, or not there: nothing is shared by processes, as there is one. */
  case _SC_SEM_NSEMS_MAX:
  case _SC_THREAD_THREADS_MAX:
  case _SC_THREAD_PROCESS_SHARED:
  case _SC_THREAD_PRIORITY_SCHEDULING:
  case _SC_PRIORITY_SCHEDULING:
  case _SC_REALTIME_SIGNALS:
  case _SC_TIMERS:
  case _SC_MEMLOCK:
  case _SC_MEMLOCK_RANGE:
  case _SC_MEMORY_PROTECTION:
  case _SC_ASYNCHRONOUS_IO:
  case _SC_PRIORITIZED_IO:
  case _SC_SYNCHRONIZED_IO:
  case _SC_JOB_CONTROL:
    return -1;
  case _SC_FSYNC:
    return _POSIX_VERSION;
  default:
    __tresse_unsupported("`sysconf` of this name");
  }
}

int getpagesize(void) { return PAGE; }
int getdtablesize(void) { return DESCRIPTORS; }
long gethostid(void) { return 0; }
/* What is written is there at once. */
void sync(void) {}

/* POSIX, confstr: of 0, _CS_PATH, the size of the text. */
size_t confstr(int name, char *to, size_t n) {
  static const char path[] = "/bin:/usr/bin";
  if (name != 0)
    __tresse_unsupported("`confstr` of anything but _CS_PATH");
  if (n) {
    size_t length = n < sizeof path ? n : sizeof path;
    memcpy(to, path, length);
    to[length - 1] = 0;
  }
  return sizeof path;
}
int get_nprocs(void) { return PROCESSORS; }
int get_nprocs_conf(void) { return PROCESSORS; }

/* Who runs the program, as `stat` says of its files (stat.c). */
uid_t getuid(void) { return 0; }
uid_t geteuid(void) { return 0; }
gid_t getgid(void) { return 0; }
gid_t getegid(void) { return 0; }

int gethostname(char *to, size_t size) {
  static const char name[] = "localhost";
  if (size < sizeof name)
    return (int)fail(ENAMETOOLONG);
  memcpy(to, name, sizeof name);
  return 0;
}

/* Files have absolute names, or are below this. As in glibc there may be no room given. */
char *getcwd(char *to, size_t size) {
  if (size < 2 && (to != NULL || size == 1)) {
    fail(size == 0 ? EINVAL : ERANGE);
    return NULL;
  }
  to = to != NULL ? to : malloc(size ? size : 2);
  return to != NULL ? memcpy(to, "/", 2) : NULL;
}

/* Memory is there from its beginning to its end, whatever a program advises. Linux's advice that
   changes what it holds (MADV_DONTNEED, MADV_FREE, MADV_REMOVE and later ones) is not modelled. */
enum { ADVISED_LEAST = 0, ADVISED_MOST = 3, ADVISED_SHARED = 12, ADVISED_DUMP = 17 };

static int is_page(const void *memory) { return (uintptr_t)memory % PAGE == 0; }

int madvise(void *memory, size_t length, int advice) {
  (void)length;
  if (!is_page(memory))
    return (int)fail(EINVAL);
  if ((advice < ADVISED_LEAST || advice > ADVISED_MOST) &&
      (advice < ADVISED_SHARED || advice > ADVISED_DUMP))
    __tresse_unsupported("`madvise` that may change what memory holds");
  return 0;
}

int posix_madvise(void *memory, size_t length, int advice) {
  (void)length;
  return !is_page(memory) || advice < 0 || advice > 4 ? EINVAL : 0;
}

int mlock(const void *memory, size_t length) { return (void)memory, (void)length, 0; }
int munlock(const void *memory, size_t length) { return (void)memory, (void)length, 0; }
int mlockall(int flags) { return (void)flags, 0; }
int munlockall(void) { return 0; }

/* The process may run on all processors. A set is made of words. */
int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *to) {
  (void)thread;
  if (size == 0 || size % sizeof(long) != 0)
    return EINVAL;
  memset(to, 0, size);
  *(unsigned long *)to = (1ul << PROCESSORS) - 1;
  return 0;
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *to) {
  (void)process;
  int error = pthread_getaffinity_np(pthread_self(), size, to);
  return error ? (int)fail(error) : 0;
}

/* A thread may be on either, and on the other one at once: each call is a choice. */
_Static_assert(PROCESSORS == 2, "a choice between two");
int sched_getcpu(void) { return __VERIFIER_nondet_bool(); }

/* On which processor a thread runs matters to `sched_getcpu` alone, and the set to who asks for it:
   in a program that binds threads, the functions below stand in their place (instead.rs). */
int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *from) {
  (void)thread;
  unsigned long all = (1ul << PROCESSORS) - 1;
  if (size < sizeof(long) || (*(const unsigned long *)from & all) == 0)
    return EINVAL;
  return 0;
}

/* For threads to come. No set at all is that of the thread which creates them. */
int pthread_attr_setaffinity_np(pthread_attr_t *attr, size_t size, const cpu_set_t *from) {
  (void)attr;
  if (from && size && pthread_setaffinity_np(pthread_self(), size, from))
    __tresse_unsupported("a thread that may run on none of the two processors");
  return 0;
}

/* As glibc has it where nobody has set one. */
int pthread_attr_getaffinity_np(const pthread_attr_t *attr, size_t size, cpu_set_t *to) {
  (void)attr;
  memset(to, 0xff, size);
  return 0;
}

int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *from) {
  (void)process;
  int error = pthread_setaffinity_np(pthread_self(), size, from);
  return error ? (int)fail(error) : 0;
}

int __tresse_bound_sched_getcpu(void) {
  __tresse_unsupported("`sched_getcpu` in a program that binds threads to processors");
}

int __tresse_bound_pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *to) {
  (void)thread, (void)size, (void)to;
  __tresse_unsupported("`pthread_getaffinity_np` in a program that binds threads to processors");
}

int __tresse_bound_pthread_attr_getaffinity_np(const pthread_attr_t *attr, size_t size,
                                               cpu_set_t *to) {
  (void)attr, (void)size, (void)to;
  __tresse_unsupported("`pthread_attr_getaffinity_np` in a program that binds threads");
}

int __tresse_bound_sched_getaffinity(pid_t process, size_t size, cpu_set_t *to) {
  (void)process, (void)size, (void)to;
  __tresse_unsupported("`sched_getaffinity` in a program that binds threads to processors");
}

/* What __builtin_cpu_supports of GCC and clang looks at: the features that every x86-64 has (System
   V ABI, AMD64 supplement, "Micro-architecture levels": the baseline), by the numbers of compiler-rt.
   `cpuid` says the same (lower/cpuid.rs in the machine). */
#if defined(__x86_64__) || defined(__i386__)
enum { HAS_CMOV = 1 << 0, HAS_MMX = 1 << 1, HAS_SSE = 1 << 3, HAS_SSE2 = 1 << 4 };
struct {
  unsigned vendor, type, subtype, features[1];
} __cpu_model = { .features = { HAS_CMOV | HAS_MMX | HAS_SSE | HAS_SSE2 } };
unsigned __cpu_features2[3] = { 0, 1u << 31, 0 };
void __cpu_indicator_init(void) {}
#endif
