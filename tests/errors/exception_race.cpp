// tresse: flags -O0 -g
// expect: T0301 line 10 or T0301 line 18
// A handler that writes what another thread writes.
#include <pthread.h>
static int shared;
static void *run(void *) {
  try {
    throw 1;
  } catch (int value) {
    shared = value;
  }
  return nullptr;
}
int main() {
  pthread_t one;
  pthread_create(&one, nullptr, run, nullptr);
  try { throw 2; } catch (int value) {
    shared = value;
  }
  pthread_join(one, nullptr);
}
