// tresse: flags -O1 -g
//
// bounded_queue.c with a lost wake-up: get() looks at the (atomic) number of items before it takes
// the lock. A signal that comes between that look and the wait wakes nobody, and the consumer
// sleeps for ever beside a full queue.
//
// sc:  deadlock
// tso: deadlock
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static int item;
static atomic_int count;

static void put(int value) {
  pthread_mutex_lock(&lock);
  while (atomic_load(&count) == 1)
    pthread_cond_wait(&not_full, &lock);
  item = value;
  atomic_store(&count, 1);
  pthread_cond_signal(&not_empty);
  pthread_mutex_unlock(&lock);
}

static int get(void) {
  int is_empty = atomic_load(&count) == 0; // BUG: not under the lock
  pthread_mutex_lock(&lock);
  if (is_empty)
    pthread_cond_wait(&not_empty, &lock);
  int value = item;
  atomic_store(&count, 0);
  pthread_cond_signal(&not_full);
  pthread_mutex_unlock(&lock);
  return value;
}

static int first, second;

static void *producer(void *unused) {
  (void)unused;
  put(1);
  put(2);
  return NULL;
}

static void *consumer(void *unused) {
  (void)unused;
  first = get();
  second = get();
  return NULL;
}

int main(void) {
  pthread_t p, c;
  pthread_create(&p, NULL, producer, NULL);
  pthread_create(&c, NULL, consumer, NULL);
  pthread_join(p, NULL);
  pthread_join(c, NULL);
  assert(first == 1 && second == 2);
  return 0;
}
