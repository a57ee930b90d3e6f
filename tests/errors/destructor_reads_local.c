// tresse: flags -O0 -g
// expect: T0404 line 12
// The destructor of a key runs after the thread's start function has returned: its locals are gone
// (C11 6.2.4, POSIX pthread_create: the return is an implicit call of pthread_exit).
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
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_key_create(&key, destroy);
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  return seen - 4;
}
