// tresse: flags -O0 -g
// expect: ok
// A semaphore where a mutex was, which was destroyed: sem_init makes a new object (POSIX sem_init).
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static union {
  pthread_mutex_t mutex;
  sem_t semaphore;
} memory;

int main(void) {
  pthread_mutex_init(&memory.mutex, NULL);
  pthread_mutex_lock(&memory.mutex);
  pthread_mutex_unlock(&memory.mutex);
  pthread_mutex_destroy(&memory.mutex);
  sem_init(&memory.semaphore, 0, 1);
  return sem_wait(&memory.semaphore);
}
