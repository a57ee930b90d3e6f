// tresse: flags -O0 -g
// expect: exit 0
// Two loops look at a counter under a lock, one by rounds with a lock within a lock and one by waits
// that time out. The counter goes up under the same lock, and nobody looks at what it was: so that
// is in no order but that of the lock, and newer than what a round before it has read.
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>
static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static atomic_int count;
static void *looks(void *unused) {
  int seen = 0;
  while (!seen) {
    pthread_mutex_lock(&outer);
    pthread_mutex_lock(&mutex);
    seen = atomic_load_explicit(&count, memory_order_relaxed);
    pthread_mutex_unlock(&mutex);
    pthread_mutex_unlock(&outer);
  }
  return unused;
}
static void *waits(void *unused) {
  struct timespec late = {1, 0};
  pthread_mutex_lock(&mutex);
  while (!atomic_load_explicit(&count, memory_order_relaxed))
    pthread_cond_timedwait(&cond, &mutex, &late);
  pthread_mutex_unlock(&mutex);
  return unused;
}
int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, looks, NULL);
  pthread_create(&second, NULL, waits, NULL);
  pthread_mutex_lock(&mutex);
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  pthread_mutex_unlock(&mutex);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}
