// tresse: flags -O1 -g
//
// Two semaphores hand a plain variable to and fro.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t question_is_there, answer_is_there;
static int question, answer;

static void *oracle(void *unused) {
  (void)unused;
  sem_wait(&question_is_there);
  answer = question * 2;
  sem_post(&answer_is_there);
  return NULL;
}

int main(void) {
  pthread_t t;
  sem_init(&question_is_there, 0, 0);
  sem_init(&answer_is_there, 0, 0);
  pthread_create(&t, NULL, oracle, NULL);
  question = 21;
  sem_post(&question_is_there);
  sem_wait(&answer_is_there);
  assert(answer == 42);
  pthread_join(t, NULL);
  return 0;
}
