// tresse: flags -O0 -g
// Barriers: rounds, a count of one, one serial thread each time, a second life with another count.
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

enum { THREADS = 3, ROUNDS = 4 };

static pthread_barrier_t barrier;
static int sums[ROUNDS][THREADS];
static atomic_int serial;

static void *work(void *argument) {
  int me = (int)(long)argument;
  int value = me + 1;
  for (int round = 0; round < ROUNDS; round++) {
    sums[round][me] = value;
    if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) serial++;
    value = 0;
    for (int i = 0; i < THREADS; i++) value += sums[round][i];
    value += me;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  printf("count 0: %s\n", pthread_barrier_init(&barrier, NULL, 0) == EINVAL ? "EINVAL" : "?");
  pthread_barrier_init(&barrier, NULL, 1);
  printf("alone: %d\n", pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD);
  printf("destroy: %d\n", pthread_barrier_destroy(&barrier));
  pthread_barrier_init(&barrier, NULL, THREADS);
  for (long i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, work, (void *)i);
  for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
  pthread_barrier_destroy(&barrier);
  for (int round = 0; round < ROUNDS; round++) printf("%d %d %d\n", sums[round][0], sums[round][1], sums[round][2]);
  printf("serial: %d\n", serial);
  return 0;
}
