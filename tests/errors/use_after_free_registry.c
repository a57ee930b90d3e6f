// tresse: flags -O0 -g
// expect: T0403 line 18 or T0403 line 19 or T0403 line 28
// An object is taken off its registry, locked once, and freed: who has found it before may lock it
// after that (C11 7.22.3.3).
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

struct object {
  pthread_mutex_t mutex;
};
static _Atomic(struct object *) registry;

static void *user(void *unused) {
  struct object *object = atomic_load(&registry);
  if (object) {
    pthread_mutex_lock(&object->mutex);
    pthread_mutex_unlock(&object->mutex);
  }
  return unused;
}

static void *reaper(void *unused) {
  struct object *object = atomic_exchange(&registry, NULL);
  pthread_mutex_lock(&object->mutex);
  pthread_mutex_unlock(&object->mutex);
  free(object);
  return unused;
}

int main(void) {
  pthread_t t, u;
  struct object *object = malloc(sizeof *object);
  pthread_mutex_init(&object->mutex, NULL);
  atomic_store(&registry, object);
  pthread_create(&t, NULL, reaper, NULL);
  pthread_create(&u, NULL, user, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
