// tresse: flags -O1 -g
//
// A barrier made of a mutex and a condition variable. Each thread writes its own cell before the
// barrier and reads the other's after it.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_here = PTHREAD_COND_INITIALIZER;
static int waiting;
static int generation;

static void wait_for_all(int threads) {
  pthread_mutex_lock(&lock);
  int mine = generation;
  if (++waiting == threads) {
    waiting = 0;
    generation++;
    pthread_cond_broadcast(&all_here);
  } else {
    while (generation == mine)
      pthread_cond_wait(&all_here, &lock);
  }
  pthread_mutex_unlock(&lock);
}

static int cell[2], copy[2];

static void *left(void *unused) {
  (void)unused;
  cell[0] = 10;
  wait_for_all(2);
  copy[0] = cell[1];
  return NULL;
}

static void *right(void *unused) {
  (void)unused;
  cell[1] = 20;
  wait_for_all(2);
  copy[1] = cell[0];
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, left, NULL);
  pthread_create(&b, NULL, right, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(copy[0] == 20 && copy[1] == 10);
  return 0;
}
