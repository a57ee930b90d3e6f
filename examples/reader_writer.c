// tresse: flags -O1 -g
//
// A read-write lock: two readers may be inside together, the writer is alone. No reader sees half
// of the update.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int width = 1, height = 1;

static void *writer(void *unused) {
  (void)unused;
  pthread_rwlock_wrlock(&lock);
  width = 5;
  height = 5;
  pthread_rwlock_unlock(&lock);
  return NULL;
}

static int is_square[2];

static void *reader(void *argument) {
  int *out = argument;
  pthread_rwlock_rdlock(&lock);
  *out = width == height;
  pthread_rwlock_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t w, a, b;
  pthread_create(&w, NULL, writer, NULL);
  pthread_create(&a, NULL, reader, &is_square[0]);
  pthread_create(&b, NULL, reader, &is_square[1]);
  pthread_join(w, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(is_square[0] && is_square[1]);
  return 0;
}
