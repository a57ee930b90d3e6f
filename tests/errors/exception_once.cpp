// tresse: flags -O0 -g
// expect: T0901
// POSIX does not say what pthread_once has done when an exception leaves it.
#include <pthread.h>
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void initialise() { throw 1; }
int main() {
  try {
    pthread_once(&once, initialise);
  } catch (int) {
  }
}
