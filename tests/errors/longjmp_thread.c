// tresse: flags -O0 -g
// expect: T0804 line 8
// C11 7.13.2.1: setjmp was called by another thread.
#include <pthread.h>
#include <setjmp.h>
static jmp_buf buffer;
static void *run(void *unused) {
  longjmp(buffer, 1);
  return unused;
}
int main(void) {
  pthread_t thread;
  if (setjmp(buffer))
    return 0;
  pthread_create(&thread, 0, run, 0);
  pthread_join(thread, 0);
  return 0;
}
