// tresse: flags -O0 -g
// engines: graph steps candidates
// flags by candidates: --wait-for-threads
// expect: exit 44 and exit 45
// Of the status only the low eight bits are kept: 300 is 44 (POSIX exit), also while another thread
// still runs.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static void *count(void *argument) {
  atomic_int *x = argument;
  *x = 1;
  *x = 2;
  return argument;
}

int main(void) {
  pthread_t t;
  atomic_int *x = calloc(1, sizeof *x);
  pthread_create(&t, NULL, count, x);
  return *x == 2 ? 300 : 301;
}
