// tresse: flags -O0 -g
// expect: T0102 line 7
// A thread's start function has no caller that could catch: pthread_join is none.
#include <pthread.h>
static int shared;
static void *run(void *) {
  throw 1;
}
int main() {
  pthread_t thread;
  try {
    pthread_create(&thread, nullptr, run, nullptr);
    shared = 1;
    pthread_join(thread, nullptr);
  } catch (...) {
  }
}
