// tresse: flags -O0 -g
// expect: T0201 line 12
// An unlock that fails with EPERM releases nothing (POSIX pthread_mutex_unlock). The second thread
// ends with the mutex: if it is first, the other one waits for ever, and main for that one.
#include <pthread.h>
#include <stddef.h>
#include <tresse.h>

static pthread_mutex_t mutex;

static void *waiter(void *unused) {
  pthread_mutex_lock(&mutex);
  __VERIFIER_assume(0);
  return unused;
}

static void *holder(void *unused) {
  pthread_mutex_unlock(&mutex);
  pthread_mutex_lock(&mutex);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&mutex, &attributes);
  pthread_create(&t, NULL, waiter, NULL);
  pthread_create(&u, NULL, holder, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
