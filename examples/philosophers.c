// tresse: flags -O1 -g
//
// Dijkstra's philosophers, three of them. Each takes the fork on the left first; when all have
// theirs, all wait for the one on the right.
//
// sc:  deadlock
// tso: deadlock
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t fork0 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t fork1 = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t fork2 = PTHREAD_MUTEX_INITIALIZER;

static void eat(pthread_mutex_t *left, pthread_mutex_t *right) {
  pthread_mutex_lock(left);
  pthread_mutex_lock(right);
  pthread_mutex_unlock(right);
  pthread_mutex_unlock(left);
}

static void *aristotle(void *unused) {
  (void)unused;
  eat(&fork0, &fork1);
  return NULL;
}

static void *hypatia(void *unused) {
  (void)unused;
  eat(&fork1, &fork2);
  return NULL;
}

static void *leibniz(void *unused) {
  (void)unused;
  eat(&fork2, &fork0);
  return NULL;
}

int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, NULL, aristotle, NULL);
  pthread_create(&b, NULL, hypatia, NULL);
  pthread_create(&c, NULL, leibniz, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  pthread_join(c, NULL);
  return 0;
}
