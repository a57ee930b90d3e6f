// tresse: flags -O0 -g
// Memory that one thread has mapped is taken back by another one, in the midst of accesses that come
// in several orders.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include "../mman.h"

static char *memory;
static atomic_int x, y, z;

static void *takes_back(void *unused) {
  atomic_store(&y, 1);
  memory[0] = (char)atomic_load(&x);
  munmap(memory, 1);
  atomic_store(&z, 1);
  (void)atomic_load(&y);
  return unused;
}

static void *meets(void *unused) {
  atomic_store(&x, 1);
  atomic_store(&y, 2);
  if (!atomic_load(&z))
    atomic_store(&x, 2);
  return unused;
}

int main(void) {
  pthread_t one, other;
  memory = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  pthread_create(&one, NULL, meets, NULL);
  pthread_create(&other, NULL, takes_back, NULL);
  pthread_join(other, NULL);
  pthread_join(one, NULL);
  puts("done");
}
