// tresse: flags -O0 -g
// expect: 2 executions
// expect by steps: ok
// Threads that jump, each in its own stack, out of functions with locals.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>
static atomic_int sum;
static void deep(jmp_buf *buffer, int n) {
  int local[2] = { n, n };
  if (n == 0)
    longjmp(*buffer, 5);
  deep(buffer, local[1] - 1);
}
static void *run(void *unused) {
  jmp_buf buffer;
  int code = setjmp(buffer);
  if (code == 0)
    deep(&buffer, 3);
  atomic_exchange(&sum, code);
  return unused;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, run, 0);
  run(0);
  pthread_join(thread, 0);
  assert(sum == 5);
  return 0;
}
