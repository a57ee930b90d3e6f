// tresse: flags -O0 -g -D_GNU_SOURCE
// What a process asks its kernel: a futex by number, mappings, descriptors, outputs in parts, bytes,
// processors.
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* As <poll.h>, <sys/mman.h>, <sys/uio.h> and <sys/syscall.h> of Linux have them. */
struct pollfd {
  int fd;
  short events, revents;
};
struct iovec {
  void *from;
  size_t size;
};
enum { POLLIN = 1, POLLOUT = 4, POLLNVAL = 32 };
enum { PROT_READ = 1, PROT_WRITE = 2, MAP_PRIVATE = 2, MAP_ANONYMOUS = 32 };
#if defined(__x86_64__)
enum { SYS_futex = 202, SYS_gettid = 186 };
#elif defined(__i386__)
enum { SYS_futex = 240, SYS_gettid = 224 };
#elif defined(__powerpc__)
enum { SYS_futex = 221, SYS_gettid = 207 };
#else
enum { SYS_futex = 98, SYS_gettid = 178 };
#endif
enum { PAGE_SIZE_NAME = 30 };
int poll(struct pollfd *list, unsigned long n, int milliseconds);
void *mmap(void *address, size_t length, int access, int flags, int fd, long offset);
int munmap(void *block, size_t length);
ssize_t writev(int fd, const struct iovec *parts, int n);
ssize_t getrandom(void *to, size_t n, unsigned flags);
int getentropy(void *to, size_t n);
long syscall(long number, ...);
long sysconf(int name);

enum { WAIT = 0, WAKE = 1, PRIVATE = 128 };

static unsigned word;

static long futex(int operation, unsigned value) {
  return syscall(SYS_futex, &word, operation | PRIVATE, value, NULL, NULL, 0);
}

static void *waker(void *unused) {
  __atomic_store_n(&word, 1, __ATOMIC_RELEASE);
  futex(WAKE, 1);
  return unused;
}

int main(void) {
  pthread_t thread;
  printf("%ld\n", futex(WAKE, 5));
  long waited = futex(WAIT, 7);
  printf("%ld %d\n", waited, errno == EAGAIN);
  pthread_create(&thread, NULL, waker, NULL);
  while (__atomic_load_n(&word, __ATOMIC_ACQUIRE) == 0)
    futex(WAIT, 0);
  pthread_join(thread, NULL);
  printf("%d\n", syscall(SYS_gettid) == getpid());

  long page = sysconf(PAGE_SIZE_NAME);
  char *map = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  printf("%d %d\n", map[0], map[2 * page - 1]);
  strcpy(map + page, "in a mapping");
  printf("%s\n", map + page);
  printf("%d\n", munmap(map, 2 * page));
  int unmapped = munmap(map + 1, page);
  printf("%d %d\n", unmapped, errno == EINVAL);

  struct pollfd list[] = { { 1, POLLOUT, 0 }, { -1, POLLIN, 7 }, { 60, POLLIN, 0 } };
  printf("%d", poll(list, 3, 0));
  printf(" %d %d %d\n", list[0].revents == POLLOUT, list[1].revents, list[2].revents == POLLNVAL);
  fflush(stdout);
  struct iovec parts[] = { { "two ", 4 }, { "parts\n", 6 } };
  long written = writev(1, parts, 2);
  printf("%ld\n", written);

  unsigned char bytes[300];
  printf("%ld", getrandom(bytes, 5, 0));
  printf(" %d", getentropy(bytes, 256));
  int too_many = getentropy(bytes, 300);
  printf(" %d %d\n", too_many, errno == EIO);
  cpu_set_t set;
  int all = sched_getaffinity(0, sizeof set, &set);
  printf("%d %d", all, CPU_COUNT(&set) > 0);
  int part = sched_getaffinity(0, 3, &set);
  printf(" %d %d\n", part, errno == EINVAL);
  return 0;
}
