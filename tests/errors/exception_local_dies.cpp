// tresse: flags -O0 -g
// expect: T0404
// A local that another thread has a pointer to dies when an exception leaves its function.
#include <pthread.h>
static void *run(void *local) {
  *(int *)local = 1;
  return nullptr;
}
static void start(pthread_t *thread) {
  int local = 0;
  pthread_create(thread, nullptr, run, &local);
  throw 1;
}
int main() {
  pthread_t thread;
  try {
    start(&thread);
  } catch (int) {
  }
  pthread_join(thread, nullptr);
}
