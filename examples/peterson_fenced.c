// tresse: flags -O1 -g
//
// peterson.c put right with sequentially consistent accesses: each announcement leaves the store
// buffer before the thread goes on.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int wants[2];
static atomic_int turn;
static int counter;

static void enter(int me) {
  int other = 1 - me;
  atomic_store(&wants[me], 1);
  atomic_store(&turn, other);
  while (atomic_load(&wants[other]) && atomic_load(&turn) == other)
    ;
}

static void leave(int me) {
  atomic_store(&wants[me], 0);
}

static void *first(void *unused) {
  (void)unused;
  enter(0);
  counter++;
  leave(0);
  return NULL;
}

static void *second(void *unused) {
  (void)unused;
  enter(1);
  counter++;
  leave(1);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 2);
  return 0;
}
