// tresse: flags -O0 -g
// expect: T0407 line 14
// Two threads meet at a barrier in memory that is mapped for reading alone.
#include <fcntl.h>
#include <pthread.h>
#include <unistd.h>

#include "../mman.h"

enum { SIZE = sizeof(pthread_barrier_t) };
static pthread_barrier_t *barrier;

static void *meets(void *unused) {
  pthread_barrier_wait(barrier);
  return unused;
}

int main(void) {
  int fd = open("file", O_RDWR | O_CREAT, 0600);
  ftruncate(fd, SIZE);
  barrier = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  pthread_barrier_init(barrier, NULL, 2), munmap(barrier, SIZE);
  barrier = mmap(NULL, SIZE, PROT_READ, MAP_SHARED, fd, 0);
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], NULL, meets, NULL);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
}
