// tresse: flags -O0 -g -pthread
// Semaphores by name: all who open a name have one semaphore, until the name is gone; what goes wrong.
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>

static sem_t *first;

static void *wait_for(void *name) {
  sem_t *own = sem_open(name, 0);
  printf("%d\n", own == first);
  sem_wait(own);
  puts("woken");
  sem_close(own);
  return NULL;
}

static void fails(sem_t *sem, int number) { printf("%d\n", sem == SEM_FAILED && errno == number); }

static int value_of(sem_t *sem) {
  int value = -1;
  sem_getvalue(sem, &value);
  return value;
}

int main(void) {
  static char name[] = "/tresse-test";
  sem_unlink(name);
  fails(sem_open(name, 0), ENOENT);
  fails(sem_open("a/b", O_CREAT, 0600, 0), EINVAL);
  fails(sem_open("/", O_CREAT, 0600, 0), EINVAL);
  fails(sem_open(name, O_CREAT, 0600, -1u), EINVAL);
  first = sem_open(name, O_CREAT | O_EXCL, 0600, 0);
  fails(sem_open("tresse-test", O_CREAT | O_EXCL, 0600, 0), EEXIST);
  pthread_t thread;
  pthread_create(&thread, NULL, wait_for, name);
  sem_post(first);
  pthread_join(thread, NULL);
  sem_post(first);
  sem_post(first);
  printf("%d\n", sem_close(first));
  first = sem_open(name, O_CREAT, 0600, 7);
  printf("%d\n", value_of(first));
  printf("%d\n", sem_unlink(name));
  int result = sem_unlink(name);
  printf("%d %d\n", result, errno == ENOENT);
  sem_t *second = sem_open(name, O_CREAT, 0600, 1);
  printf("%d %d %d\n", value_of(second), value_of(first), first != second);
  printf("%d %d %d\n", sem_close(first), sem_close(second), sem_unlink(name));
  return 0;
}
