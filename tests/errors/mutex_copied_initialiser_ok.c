// tresse: flags -O0 -g
// expect: ok
// A mutex that nobody uses is copied, and the copy used. POSIX 2.9.9 leaves the use of copies
// undefined; here an object is what its bytes say, and that is a recursive mutex
// (machine/src/sync).
#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct guarded {
  pthread_mutex_t mutex;
  int n;
};
static const struct guarded pattern = {PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP, 0};
static struct guarded *shared;

static void *idle(void *unused) {
  return unused;
}

static void *count(void *unused) {
  pthread_mutex_lock(&shared->mutex);
  pthread_mutex_lock(&shared->mutex);
  shared->n++;
  pthread_mutex_unlock(&shared->mutex);
  pthread_mutex_unlock(&shared->mutex);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, idle, NULL);
  shared = malloc(sizeof *shared);
  memcpy(shared, &pattern, sizeof *shared);
  pthread_create(&u, NULL, count, NULL);
  count(NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return shared->n - 2;
}
