// tresse: flags -O0 -g
// expect: T0101 line 41
// The same while a fourth thread assumes what only comes true after the assertion: an execution
// that fails before is not dropped (POSIX pthread_mutex_trylock).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <tresse.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int n, tried, locked;
static atomic_int is_over;

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

static void *assumes(void *unused) {
  __VERIFIER_assume(is_over == 1);
  return unused;
}

int main(void) {
  pthread_t t, u, v;
  pthread_create(&t, NULL, tries, NULL);
  pthread_create(&u, NULL, locks, NULL);
  pthread_create(&v, NULL, assumes, NULL);
  pthread_mutex_lock(&mutex);
  assert(!(locked == 1 && tried == 2));
  is_over = 1;
  pthread_mutex_unlock(&mutex);
  return 0;
}
