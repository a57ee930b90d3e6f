/* What a process asks its kernel beside files: calls by number, mappings, descriptors that are
   ready, numbers of the system. The headers for these are the host's; what is here has its layout
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
pid_t gettid(void) { return getpid() + (pid_t)(uintptr_t)pthread_self(); }

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

/* Numbers of calls, where they are known: asm/unistd.h of Linux. */
enum {
#if defined(__x86_64__)
  CALL_FUTEX = 202,
  CALL_GETTID = 186,
  CALL_GETRANDOM = 318,
#elif defined(__i386__)
  CALL_FUTEX = 240,
  CALL_GETTID = 224,
  CALL_GETRANDOM = 355,
#elif defined(__powerpc__)
  CALL_FUTEX = 221,
  CALL_GETTID = 207,
  CALL_GETRANDOM = 359,
#elif defined(__aarch64__) || defined(__riscv) || defined(__loongarch__)
  CALL_FUTEX = 98,
  CALL_GETTID = 178,
  CALL_GETRANDOM = 278,
#else
  CALL_FUTEX = -1,
  CALL_GETTID = -2,
  CALL_GETRANDOM = -3,
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
  } else {
    __tresse_unsupported("a call of the system by this number");
  }
  va_end(arguments);
  return result;
}

/* --- mappings (mmap(2)) ------------------------------------------------------------------------ */

enum { PAGE = 4096 };

/* Memory of the program's own: a block of the heap that is zero. */
static void *map_memory(void *address, size_t length, int access, int flags, int fd) {
  enum { MAP_FIXED = 0x10, MAP_FIXED_NOREPLACE = 0x100000, WRITE = 2 };
#if defined(__mips__)
  enum { MAP_ANONYMOUS = 0x800 };
#else
  enum { MAP_ANONYMOUS = 0x20 };
#endif
  if (!(flags & MAP_ANONYMOUS) || fd != -1)
    __tresse_unsupported("`mmap` of a file");
  if (flags & (MAP_FIXED | MAP_FIXED_NOREPLACE))
    __tresse_unsupported("`mmap` at an address that is given");
  if (!(access & WRITE))
    __tresse_unsupported("`mmap` of memory that cannot be written");
  (void)address;
  if (length == 0 || length > PTRDIFF_MAX - PAGE) {
    errno = length ? ENOMEM : EINVAL;
    return (void *)-1;
  }
  length = (length + PAGE - 1) / PAGE * PAGE;
  void *block = aligned_alloc(PAGE, length);
  if (block == NULL)
    return (void *)-1;
  return memset(block, 0, length);
}

void *mmap(void *address, size_t length, int access, int flags, int fd, off_t offset) {
  (void)offset;
  return map_memory(address, length, access, flags, fd);
}

void *mmap64(void *address, size_t length, int access, int flags, int fd, long long offset) {
  (void)offset;
  return map_memory(address, length, access, flags, fd);
}

int munmap(void *block, size_t length) {
  if (length == 0 || (uintptr_t)block % PAGE)
    return (int)fail(EINVAL);
  if (__tresse_object_size(block) != (length + PAGE - 1) / PAGE * PAGE)
    __tresse_unsupported("`munmap` of a part of a mapping");
  free(block);
  return 0;
}

/* --- what is there ----------------------------------------------------------------------------- */

struct poll_of {
  int fd;
  short wanted, found;
};

/* Files and the standard streams are ready at any time. */
int poll(struct poll_of *list, unsigned long n, int milliseconds) {
  enum { INPUT = 1, OUTPUT = 4, INVALID = 32 };
  int count = 0;
  for (unsigned long i = 0; i < n; i++) {
    list[i].found = 0;
    if (list[i].fd < 0)
      continue;
    int is_open = is_output(list[i].fd) || open_file_of(list[i].fd) != NULL;
    list[i].found = is_open ? list[i].wanted & (INPUT | OUTPUT) : INVALID;
    count += list[i].found != 0;
  }
  if (count == 0 && milliseconds < 0)
    __tresse_unsupported("`poll` that waits for ever");
  if (count == 0 && milliseconds > 0)
    __tresse_sleep(milliseconds * 1000000ull);
  return count;
}

struct part_of_output {
  const void *from;
  size_t size;
};

/* One output, as POSIX has it. */
ssize_t writev(int fd, const struct part_of_output *parts, int n) {
  enum { MOST = 1024 };
  size_t size = 0, at = 0;
  if (n < 0 || n > MOST)
    return fail(EINVAL);
  for (int i = 0; i < n; i++)
    if (__builtin_add_overflow(size, parts[i].size, &size) || size > SSIZE_MAX)
      return fail(EINVAL);
  if (n == 1 || size == 0)
    return write(fd, n ? parts[0].from : "", n ? parts[0].size : 0);
  char *all = __tresse_scratch(size);
  if (all == NULL)
    return fail(ENOMEM);
  for (int i = 0; i < n; at += parts[i++].size)
    memcpy(all + at, parts[i].from, parts[i].size);
  ssize_t written = write(fd, all, size);
  free(all);
  return written;
}

/* Flags of a descriptor mean nothing here, as no other program is ever begun. */
int fcntl(int fd, int command, ...) {
  enum { GET_OWN_FLAGS = 1, SET_OWN_FLAGS = 2 };
  if (command != GET_OWN_FLAGS && command != SET_OWN_FLAGS)
    __tresse_unsupported("`fcntl` with this command");
  return is_output(fd) || open_file_of(fd) != NULL ? 0 : (int)fail(EBADF);
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

long sysconf(int name) {
  enum { PAGE_SIZE = 30, CONFIGURED = 83, ONLINE = 84 };
  switch (name) {
  case PAGE_SIZE:
    return PAGE;
  case CONFIGURED:
  case ONLINE:
    return 2;
  default:
    __tresse_unsupported("`sysconf` of this name");
  }
}

int getpagesize(void) { return PAGE; }

/* The process may run on both processors. A set is made of words. */
int sched_getaffinity(pid_t process, size_t size, cpu_set_t *to) {
  (void)process;
  if (size == 0 || size % sizeof(long) != 0)
    return (int)fail(EINVAL);
  memset(to, 0, size);
  *(unsigned long *)to = 3;
  return 0;
}
