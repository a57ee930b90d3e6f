// tresse: flags -O0 -g
// expect: T0403 line 20 or T0403 line 35
// A thread signals after it has unlocked: who waits may have seen the flag before, and freed the
// object (C11 7.22.3.3). Either of the two is the one that comes too late or too early.
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static struct object {
  pthread_mutex_t mutex;
  pthread_cond_t cond;
  int is_ready;
} *shared;

static void *produce(void *unused) {
  struct object *object = shared;
  pthread_mutex_lock(&object->mutex);
  object->is_ready = 1;
  pthread_mutex_unlock(&object->mutex);
  pthread_cond_signal(&object->cond);
  return unused;
}

int main(void) {
  pthread_t t;
  shared = malloc(sizeof *shared);
  pthread_mutex_init(&shared->mutex, NULL);
  pthread_cond_init(&shared->cond, NULL);
  shared->is_ready = 0;
  pthread_create(&t, NULL, produce, NULL);
  pthread_mutex_lock(&shared->mutex);
  while (!shared->is_ready)
    pthread_cond_wait(&shared->cond, &shared->mutex);
  pthread_mutex_unlock(&shared->mutex);
  free(shared);
  pthread_join(t, NULL);
  return 0;
}
