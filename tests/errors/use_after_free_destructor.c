// tresse: flags -O0 -g
// expect: T0403 line 16
// The destructor of thread-specific data runs when its thread ends (POSIX pthread_key_create),
// which may be after the mutex that it takes was freed.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static pthread_mutex_t *mutex;
static pthread_key_t key;
static atomic_int is_set;

static void destructor(void *unused) {
  (void)unused;
  pthread_mutex_lock(mutex);
  pthread_mutex_unlock(mutex);
}

static void *worker(void *unused) {
  pthread_setspecific(key, &is_set);
  is_set = 1;
  return unused;
}

int main(void) {
  pthread_t t;
  mutex = malloc(sizeof *mutex);
  pthread_mutex_init(mutex, NULL);
  pthread_key_create(&key, destructor);
  pthread_create(&t, NULL, worker, NULL);
  if (is_set)
    free(mutex);
  pthread_join(t, NULL);
  return 0;
}
