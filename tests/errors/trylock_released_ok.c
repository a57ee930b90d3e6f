// tresse: flags -O0 -g
// expect: ok
// Who gets a mutex by trylock gives it up, and who does not waits for nobody: there is no deadlock
// (POSIX pthread_mutex_trylock).
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *tries(void *unused) {
  if (pthread_mutex_trylock(&mutex) == 0)
    pthread_mutex_unlock(&mutex);
  return unused;
}

static void *waits(void *unused) {
  pthread_mutex_lock(&mutex);
  pthread_mutex_unlock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, tries, NULL);
  pthread_create(&u, NULL, waits, NULL);
  waits(NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
