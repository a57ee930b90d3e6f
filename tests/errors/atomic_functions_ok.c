// tresse: flags -O0 -g
// expect: ok
// Functions named __VERIFIER_atomic_* are not interrupted (SV-COMP): no update is lost, and plain accesses in them do not race. One may call another one.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int x, y;

static void __VERIFIER_atomic_add(int n) { x += n; }

static int __VERIFIER_atomic_both(void) {
  __VERIFIER_atomic_add(1);
  y = x;
  return y;
}

static void *worker(void *unused) {
  (void)unused;
  __VERIFIER_atomic_add(1);
  __VERIFIER_atomic_both();
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  assert(__VERIFIER_atomic_both() >= 1);
  pthread_join(t, NULL);
  assert(x == 3 && y >= 1 && y <= 3);
}
