// tresse: flags -O1 -g
//
// barrier.c with pthread_barrier_t. Exactly one thread is told that it is the serial one.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_barrier_t barrier;
static int cell[2], copy[2], is_serial[2];

static void *left(void *unused) {
  (void)unused;
  cell[0] = 10;
  is_serial[0] = pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD;
  copy[0] = cell[1];
  return NULL;
}

static void *right(void *unused) {
  (void)unused;
  cell[1] = 20;
  is_serial[1] = pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD;
  copy[1] = cell[0];
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_barrier_init(&barrier, NULL, 2);
  pthread_create(&a, NULL, left, NULL);
  pthread_create(&b, NULL, right, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  pthread_barrier_destroy(&barrier);
  assert(copy[0] == 20 && copy[1] == 10);
  assert(is_serial[0] + is_serial[1] == 1);
  return 0;
}
