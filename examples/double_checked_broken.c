// tresse: flags -O0 -g
//
// Double-checked locking as it is often written: the flag is read without the lock and is a plain
// variable, so that this read races with the write under the lock.
//
// sc:  data race
// tso: data race
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_ready;
static int settings;

static int get_settings(void) {
  if (!is_ready) {
    pthread_mutex_lock(&lock);
    if (!is_ready) {
      settings = 42;
      is_ready = 1;
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
  return 0;
}
