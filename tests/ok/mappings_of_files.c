// tresse: flags -O0 -g -D_GNU_SOURCE
// Files in memory: private copies, bytes that are shared with `read` and `write` and with another
// thread, memory with a name, and what is refused.
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "../mman.h"

enum { BOTH = PROT_READ | PROT_WRITE, PAGE = 4096 };

static void refused(const char *what, void *at) {
  printf("%s: %s\n", what, at == MAP_FAILED ? strerrorname_np(errno) : "mapped");
}

static void failed(int result) { printf("%d %s\n", result, strerrorname_np(errno)); }

static void private_ones(int fd) {
  char text[8] = { 0 };
  char *copy = mmap(NULL, 5, BOTH, MAP_PRIVATE, fd, 0);
  memcpy(copy, "HELLO", 5);
  pread(fd, text, 5, 0);
  printf("%.5s %s %d\n", copy, text, copy[5]);
  munmap(copy, 5);
  const char *view = mmap(NULL, 2 * PAGE, PROT_READ, MAP_PRIVATE, fd, 0);
  printf("%.11s %d\n", view, view[PAGE - 1]);
  munmap((void *)view, 2 * PAGE);
  view = mmap(NULL, 1, PROT_READ, MAP_SHARED, fd, 0);
  printf("%.11s\n", view);
  munmap((void *)view, 1);
}

static void shared_ones(int fd) {
  char text[16] = { 0 };
  char *bytes = mmap(NULL, 11, BOTH, MAP_SHARED, fd, 0);
  memcpy(bytes, "HELLO", 5);
  printf("%d\n", msync(bytes, 11, MS_SYNC));
  pread(fd, text, 11, 0);
  pwrite(fd, "W", 1, 6);
  printf("%s, %.11s\n", text, bytes);
  munmap(bytes, 11);
  memset(text, 0, sizeof text);
  pread(fd, text, 15, 0);
  printf("%s\n", text);
}

struct cell {
  atomic_int ready;
  int value;
};

static void *writer(void *given) {
  struct cell *cell = given;
  cell->value = 42;
  atomic_store_explicit(&cell->ready, 1, memory_order_release);
  return NULL;
}

static void memory_with_a_name(void) {
  pthread_t thread;
  int fd = shm_open("/tresse-cell", O_RDWR | O_CREAT | O_EXCL, 0600);
  printf("%d\n", ftruncate(fd, sizeof(struct cell)));
  struct cell *cell = mmap(NULL, sizeof *cell, BOTH, MAP_SHARED, fd, 0);
  close(fd);
  pthread_create(&thread, NULL, writer, cell);
  if (atomic_load_explicit(&cell->ready, memory_order_acquire) && cell->value != 42)
    puts("torn");
  pthread_join(thread, NULL);
  munmap(cell, sizeof *cell);
  fd = shm_open("tresse-cell", O_RDONLY, 0);
  const struct cell *again = mmap(NULL, sizeof *again, PROT_READ, MAP_SHARED, fd, 0);
  printf("%d %d\n", again->ready, again->value);
  printf("%d", shm_unlink("/tresse-cell"));
  printf(" %d\n", again->value);
  failed(shm_open("/tresse-cell", O_RDONLY, 0));
  failed(shm_open("/a/b", O_RDWR | O_CREAT, 0600));
  failed(shm_unlink("/a/b"));
  munmap((void *)again, sizeof *again);
  close(fd);
}

int main(void) {
  const char *name = "tresse-mappings-of-files";
  int fd = open(name, O_RDWR | O_CREAT | O_TRUNC, 0600), pipes[2];
  write(fd, "hello world", 11);
  private_ones(fd);
  shared_ones(fd);
  memory_with_a_name();
  refused("no file", mmap(NULL, 1, PROT_READ, MAP_PRIVATE, 60, 0));
  refused("no length", mmap(NULL, 0, PROT_READ, MAP_PRIVATE, fd, 0));
  refused("within a page", mmap(NULL, 1, PROT_READ, MAP_PRIVATE, fd, 5));
  refused("no kind", mmap(NULL, 1, PROT_READ, 0, fd, 0));
  close(fd);
  fd = open(name, O_RDONLY);
  refused("shared, for reading", mmap(NULL, 1, BOTH, MAP_SHARED, fd, 0));
  refused("private", mmap(NULL, 1, BOTH, MAP_PRIVATE, fd, 0));
  close(fd);
  fd = open(name, O_WRONLY);
  refused("for writing", mmap(NULL, 1, PROT_READ, MAP_SHARED, fd, 0));
  close(fd);
  pipe(pipes);
  refused("a pipe", mmap(NULL, 1, PROT_READ, MAP_PRIVATE, pipes[0], 0));
  // Memory without a file begins nowhere: any offset of whole pages will do.
  refused("nothing, within a page", mmap(NULL, 1, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, -5));
  const int *zeros = mmap(NULL, PAGE, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, -PAGE);
  printf("%d %d\n", zeros[7], msync((void *)zeros, PAGE, MS_ASYNC | MS_SYNC));
  munmap((void *)zeros, PAGE);
  unlink(name);
}
