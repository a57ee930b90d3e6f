// tresse: flags -O0 -g
// A function of pthread_once that was cancelled is called again by the next thread, which finds what
// the first one did.
#include <assert.h>
#include <pthread.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int calls;

static void initialise(void) {
  if (++calls == 1) {
    pthread_cancel(pthread_self());
    pthread_testcancel();
  }
}

static void *call_once_more(void *unused) {
  pthread_once(&once, initialise);
  return unused;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, call_once_more, NULL);
  pthread_create(&b, NULL, call_once_more, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(calls == 2);
}
