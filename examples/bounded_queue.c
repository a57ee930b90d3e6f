// tresse: flags -O1 -g
//
// A queue with room for one item, guarded by a mutex and two condition variables. Both sides wait
// in a loop, under the lock, for exactly what they need.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;
static int item;
static int count;

static void put(int value) {
  pthread_mutex_lock(&lock);
  while (count == 1)
    pthread_cond_wait(&not_full, &lock);
  item = value;
  count = 1;
  pthread_cond_signal(&not_empty);
  pthread_mutex_unlock(&lock);
}

static int get(void) {
  pthread_mutex_lock(&lock);
  while (count == 0)
    pthread_cond_wait(&not_empty, &lock);
  int value = item;
  count = 0;
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
  assert(count == 0);
  return 0;
}
