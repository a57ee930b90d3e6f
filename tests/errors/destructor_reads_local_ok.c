// tresse: flags -O0 -g
// expect: ok
// pthread_exit does not return from the start function: its locals are there while destructors run.
#include <pthread.h>
#include <stddef.h>

static pthread_key_t key;
static int seen;

static void destroy(void *value) {
  seen = *(int *)value;
}

static void *worker(void *unused) {
  int local = 4;
  pthread_setspecific(key, &local);
  pthread_exit(NULL);
}

int main(void) {
  pthread_t t;
  pthread_key_create(&key, destroy);
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  return seen - 4;
}
