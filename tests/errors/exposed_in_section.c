// tresse: flags -O0 -g
// expect: T0402 line 28
// One critical section makes a number of a variable's address, another one a pointer of such a
// number: which comes first matters, though they access different data.
#include <pthread.h>
#include <stdint.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
  _Alignas(64) int value;
} first = {1}, second = {2};
static int seen, found;

/* One stands 128 bytes before the other in memory. */
int sum(void) { return first.value + second.value; }

static void *expose(void *unused) {
  pthread_mutex_lock(&lock);
  void *volatile at = &first;
  seen = (uintptr_t)at != 0;
  pthread_mutex_unlock(&lock);
  return unused;
}

static void *look(void *unused) {
  pthread_mutex_lock(&lock);
  void *volatile at = &second;
  found = *(int *)((uintptr_t)at - 128);
  pthread_mutex_unlock(&lock);
  return unused;
}

int main(void) {
  pthread_t exposer, looker;
  pthread_create(&exposer, 0, expose, 0);
  pthread_create(&looker, 0, look, 0);
  pthread_join(exposer, 0);
  pthread_join(looker, 0);
  return 0;
}
