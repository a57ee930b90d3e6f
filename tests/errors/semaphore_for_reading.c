// tresse: flags -O0 -g
// expect: T0407 line 15
// A semaphore is posted in memory that is mapped for reading alone.
#include <fcntl.h>
#include <semaphore.h>
#include <unistd.h>

#include "../mman.h"

int main(void) {
  int fd = open("file", O_RDWR | O_CREAT, 0600);
  ftruncate(fd, sizeof(sem_t));
  sem_t *shared = mmap(NULL, sizeof(sem_t), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  sem_init(shared, 1, 0), munmap(shared, sizeof(sem_t));
  sem_post(mmap(NULL, sizeof(sem_t), PROT_READ, MAP_SHARED, fd, 0));
}
