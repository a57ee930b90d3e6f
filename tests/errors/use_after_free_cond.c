// tresse: flags -O0 -g
// expect: T0403 line 12
// Memory is freed while a thread may still signal the condition variable in it (C11 7.22.3.3). That
// nobody waits makes no difference.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_cond_t *cond;

static void *notify(void *unused) {
  pthread_cond_signal(cond);
  return unused;
}

int main(void) {
  pthread_t t;
  cond = malloc(sizeof *cond);
  pthread_cond_init(cond, NULL);
  pthread_create(&t, NULL, notify, NULL);
  free(cond);
  pthread_join(t, NULL);
  return 0;
}
