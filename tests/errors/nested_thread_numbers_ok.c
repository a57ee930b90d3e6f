// tresse: flags -O0 -g
// expect: ok
// Which of two threads that different threads create is made first is open, and with it which one
// has which number: POSIX says nothing of the values of `pthread_t`.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_t outer, inner, other;

static void *ends(void *unused) { return unused; }

static void *creates(void *unused) {
  pthread_mutex_lock(&lock);
  pthread_create(&inner, NULL, ends, NULL);
  pthread_mutex_unlock(&lock);
  pthread_join(inner, NULL);
  return unused;
}

int main(void) {
  pthread_create(&outer, NULL, creates, NULL);
  pthread_mutex_lock(&lock);
  pthread_create(&other, NULL, ends, NULL);
  pthread_mutex_unlock(&lock);
  pthread_join(other, NULL);
  pthread_join(outer, NULL);
}
