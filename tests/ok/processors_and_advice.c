// tresse: flags -O0 -g
// Processors to run on, and advice on memory: what there is to say of them.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <unistd.h>

int get_nprocs(void);
int madvise(void *, size_t, int);
int posix_madvise(void *, size_t, int);

static void *run(void *unused) {
  cpu_set_t first = { { 1 } };
  printf("%d ", pthread_setaffinity_np(pthread_self(), sizeof first, &first));
  printf("%d\n", pthread_setaffinity_np(pthread_self(), 0, &first) == EINVAL);
  return unused;
}

int main(void) {
  pthread_t thread;
  static _Alignas(4096) char page[4096];
  pthread_create(&thread, NULL, run, NULL);
  pthread_join(thread, NULL);
  printf("%d ", get_nprocs() > 0);
  printf("%d ", madvise(page, sizeof page, 3));
  printf("%d ", posix_madvise(page, sizeof page, 2));
  printf("%d\n", posix_madvise(page, sizeof page, 77) == EINVAL);
  return 0;
}
