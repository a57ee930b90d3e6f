// tresse: flags -O0 -g
// expect: ok
// A thread's function without `return`, whose result nobody asks for, in a program with cleanup
// handlers and keys (C11 6.9.1p12).
#include <assert.h>
#include <pthread.h>

static pthread_key_t key;
static int done;

static void cleanup(void *at) { *(int *)at = 1; }

static void *work(void *unused) {
  (void)unused;
  pthread_setspecific(key, &done);
  pthread_cleanup_push(cleanup, &done);
  pthread_cleanup_pop(1);
}

int main(void) {
  pthread_t thread;
  pthread_key_create(&key, 0);
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, 0);
  assert(done == 1);
  return 0;
}
