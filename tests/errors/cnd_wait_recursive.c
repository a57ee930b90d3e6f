// tresse: flags -O0 -g
// expect: T0201 line 29
// A wait unlocks a recursive mutex once: who has taken it twice keeps it, and nobody can signal
// (C11 7.26.3.6 and 7.26.4.6; POSIX pthread_mutexattr_settype says so of pthread_cond_wait).
#include <stddef.h>
#include <threads.h>

static mtx_t mutex;
static cnd_t cond;
static int is_ready;

static int produce(void *unused) {
  (void)unused;
  mtx_lock(&mutex);
  is_ready = 1;
  cnd_signal(&cond);
  mtx_unlock(&mutex);
  return 0;
}

int main(void) {
  thrd_t t;
  mtx_init(&mutex, mtx_plain | mtx_recursive);
  cnd_init(&cond);
  mtx_lock(&mutex);
  mtx_lock(&mutex);
  thrd_create(&t, produce, NULL);
  while (!is_ready)
    cnd_wait(&cond, &mutex);
  mtx_unlock(&mutex);
  mtx_unlock(&mutex);
  thrd_join(t, NULL);
  return 0;
}
