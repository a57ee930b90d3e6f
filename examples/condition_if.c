// tresse: flags -O1 -g
//
// `if` where `while` is needed around a wait. Between the signal and the moment when the woken
// consumer has the lock again, the other consumer may take the item.
//
// sc:  assertion fails
// tso: assertion fails
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static int count;

static void put(void) {
  pthread_mutex_lock(&lock);
  count++;
  pthread_cond_signal(&not_empty);
  pthread_mutex_unlock(&lock);
}

static void *consumer(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  if (count == 0) // BUG: must be a loop
    pthread_cond_wait(&not_empty, &lock);
  assert(count > 0);
  count--;
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, consumer, NULL);
  pthread_create(&b, NULL, consumer, NULL);
  put();
  put();
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
