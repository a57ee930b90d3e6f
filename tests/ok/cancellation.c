// tresse: flags -O0 -g
// Deferred cancellation: handlers and destructors in order, the state, points that do not wait.
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static pthread_key_t key;
static sem_t begun, cancelled;

static void say(void *text) { puts(text); }
static void destroy(void *value) { printf("destructor of %s\n", (char *)value); }

static void *at_a_point(void *unused) {
  int old;
  pthread_setspecific(key, "a point");
  pthread_cleanup_push(say, "outer handler");
  pthread_cleanup_push(say, "inner handler");
  pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
  sem_post(&begun);
  sem_wait(&cancelled);
  pthread_testcancel();
  sleep(1);
  printf("still there, was %s\n", old == PTHREAD_CANCEL_ENABLE ? "enabled" : "disabled");
  pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old);
  pthread_testcancel();
  puts("never");
  pthread_cleanup_pop(0);
  pthread_cleanup_pop(0);
  return unused;
}

static void *at_a_sleep(void *unused) {
  struct timespec length = { 0, 1000000 };
  sem_post(&begun);
  for (;;) nanosleep(&length, NULL);
  return unused;
}

static void *ends_by_itself(void *unused) {
  pthread_cancel(pthread_self());
  return unused;
}

static void *in_a_handler(void *unused) {
  pthread_cleanup_push(say, "one handler");
  pthread_exit("exited");
  pthread_cleanup_pop(0);
  return unused;
}

static void *result_of(void *(*run)(void *)) {
  pthread_t thread;
  void *result;
  pthread_create(&thread, NULL, run, NULL);
  if (run == at_a_point || run == at_a_sleep) {
    sem_wait(&begun);
    pthread_cancel(thread);
    sem_post(&cancelled);
  }
  pthread_join(thread, &result);
  return result;
}

int main(void) {
  sem_init(&begun, 0, 0);
  sem_init(&cancelled, 0, 0);
  pthread_key_create(&key, destroy);
  printf("%d\n", result_of(at_a_point) == PTHREAD_CANCELED);
  printf("%d\n", result_of(at_a_sleep) == PTHREAD_CANCELED);
  printf("%d\n", result_of(ends_by_itself) == NULL);
  printf("%s\n", (char *)result_of(in_a_handler));
  printf("%d\n", pthread_setcancelstate(7, NULL) == EINVAL);
}
