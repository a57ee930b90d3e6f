// tresse: flags -O0 -g
// expect: ok
// engines: graph
// Two threads that run the same wait, look under a lock meanwhile, and write there afterwards. That
// one is visited after the other one is no cause of what it writes.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

size_t malloc_usable_size(void *block);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int stop;
static int count;
static char *block;

static void look(int value) {
  (void)value;
}

static void *work(void *unused) {
  while (!atomic_load_explicit(&stop, memory_order_acquire)) {
    pthread_mutex_lock(&lock);
    look(count + (malloc_usable_size(block) > 8));
    pthread_mutex_unlock(&lock);
  }
  pthread_mutex_lock(&lock);
  count++;
  block = realloc(block, 64);
  pthread_mutex_unlock(&lock);
  return unused;
}

int main(void) {
  pthread_t threads[2];
  block = malloc(8);
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, work, 0);
  atomic_store_explicit(&stop, 1, memory_order_release);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
  assert(count == 2);
  free(block);
  return 0;
}
