// tresse: flags -O1 -g
//
// Double-checked locking as it should be: the flag that is read without the lock is atomic, stored
// with release and loaded with acquire.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int is_ready;
static int settings;

static int get_settings(void) {
  if (!atomic_load_explicit(&is_ready, memory_order_acquire)) {
    pthread_mutex_lock(&lock);
    if (!atomic_load_explicit(&is_ready, memory_order_relaxed)) {
      settings = 42;
      atomic_store_explicit(&is_ready, 1, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
  }
  return settings;
}

static int seen[2];

static void *worker(void *argument) {
  int *out = argument;
  *out = get_settings();
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, &seen[0]);
  pthread_create(&b, NULL, worker, &seen[1]);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(seen[0] == 42 && seen[1] == 42);
  return 0;
}
