// tresse: flags -O1 -g -fno-inline
// expect: ok
// A variable keeps the address of a local whose scope is over, and nobody uses it: no object that
// comes later has the same name.
#include <pthread.h>
#include <stdio.h>

static int *kept;
static int sum;

struct given {
  pthread_mutex_t *lock;
  long unused[8];
};

static void *thread(void *to) {
  struct given *given = to;
  pthread_mutex_lock(given->lock);
  sum++;
  pthread_mutex_unlock(given->lock);
  return 0;
}

static void rounds(void) {
  for (int i = 0; i < 2; i++) {
    int local[3] = {2, 5, 2};
    kept = &local[1];
  }
  pthread_t first, second;
  pthread_mutex_t lock;
  pthread_mutex_init(&lock, 0);
  struct given given = {&lock, {0}};
  pthread_create(&first, 0, thread, &given);
  pthread_create(&second, 0, thread, &given);
  pthread_join(first, 0);
  pthread_join(second, 0);
}

int main(void) {
  rounds();
  printf("%d\n", sum);
  return sum != 2;
}
