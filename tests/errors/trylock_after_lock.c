// tresse: flags -O0 -g
// expect: T0101 line 32
// Three critical sections, one of them by trylock, come in any order: this one may come after the
// other two, the trylock second (POSIX pthread_mutex_trylock).
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int n, tried, locked;

static void *tries(void *unused) {
  if (pthread_mutex_trylock(&mutex) == 0) {
    tried = ++n;
    pthread_mutex_unlock(&mutex);
  }
  return unused;
}

static void *locks(void *unused) {
  pthread_mutex_lock(&mutex);
  locked = ++n;
  pthread_mutex_unlock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, tries, NULL);
  pthread_create(&u, NULL, locks, NULL);
  pthread_mutex_lock(&mutex);
  assert(!(locked == 1 && tried == 2));
  pthread_mutex_unlock(&mutex);
  return 0;
}
