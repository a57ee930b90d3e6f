// tresse: flags -O0 -g
// expect: T0801 line 20
// A mutex is destroyed that another thread may hold.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static atomic_int taken;
static void *hold(void *unused) {
  (void)unused;
  pthread_mutex_lock(&m);
  atomic_store(&taken, 1);
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, hold, NULL);
  if (atomic_load(&taken)) pthread_mutex_destroy(&m);
  return 0;
}
