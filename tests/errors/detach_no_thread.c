// tresse: flags -O0 -g
// expect: T0802 line 7
// No thread has this id (POSIX pthread_detach: it must be that of a joinable thread).
#include <pthread.h>

int main(void) {
  pthread_detach((pthread_t)77);
  return 0;
}
