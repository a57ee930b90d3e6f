// tresse: flags -O0 -g
// expect: ok
// A mapping holds zeros, for another thread as well that is handed it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#include "../mman.h"

static int *_Atomic shared;

static void *look(void *_) {
  int *zeros = atomic_load_explicit(&shared, memory_order_acquire);
  if (zeros)
    assert(*zeros == 0);
  return _;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, look, NULL);
  int *zeros = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  atomic_store_explicit(&shared, zeros, memory_order_release);
  pthread_join(thread, NULL);
}
