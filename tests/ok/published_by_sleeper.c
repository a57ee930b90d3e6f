// tresse: flags -O0 -g
// A thread sleeps, and then publishes a block of its own by a fence, while the other one spins: what
// the block is shared from is seen in time.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static _Atomic(atomic_int *) published;

static void *publish(void *unused) {
  usleep(20 * 1000);
  atomic_int *block = malloc(sizeof *block);
  atomic_init(block, 0);
  atomic_fetch_add(block, 5);
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&published, block, memory_order_relaxed);
  return unused;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, publish, NULL);
  atomic_int *block;
  do
    block = atomic_load_explicit(&published, memory_order_relaxed);
  while (block == NULL);
  atomic_thread_fence(memory_order_acquire);
  printf("%d\n", atomic_load_explicit(block, memory_order_relaxed));
  pthread_join(thread, NULL);
  free(block);
  return 0;
}
