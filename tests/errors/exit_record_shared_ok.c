// tresse: flags -O0 -g
// expect: ok
// What a thread registers with an argument (`__cxa_atexit`, Itanium C++ ABI 3.3.6.3) is found by
// the thread that exits, in whatever order the threads have come to the lock.
#include <pthread.h>
#include <stddef.h>

int __cxa_atexit(void (*run)(void *), void *argument, const void *object);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void add(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  count++;
  pthread_mutex_unlock(&lock);
}

static void *adds(void *unused) {
  add(unused);
  return NULL;
}

static void *registers(void *unused) {
  __cxa_atexit(add, unused, NULL);
  return NULL;
}

static void *adds_twice(void *unused) {
  add(unused);
  add(unused);
  return NULL;
}

int main(void) {
  void *(*const run[3])(void *) = {adds, registers, adds_twice};
  pthread_t threads[3];
  for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, run[i], NULL);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
}
