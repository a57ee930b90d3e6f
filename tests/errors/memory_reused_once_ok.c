// tresse: flags -O0 -g
// expect: ok
// Memory is reused, for a mutex, a once control and a mutex again: each begins anew when it is
// initialised (POSIX pthread_mutex_destroy: a destroyed object can be reinitialised).
#include <pthread.h>
#include <stddef.h>

static union {
  pthread_mutex_t mutex;
  pthread_once_t once;
} memory;
static int runs;

static void run(void) {
  runs++;
}

int main(void) {
  pthread_mutex_init(&memory.mutex, NULL);
  pthread_mutex_lock(&memory.mutex);
  pthread_mutex_unlock(&memory.mutex);
  pthread_mutex_destroy(&memory.mutex);
  memory.once = PTHREAD_ONCE_INIT;
  pthread_once(&memory.once, run);
  pthread_mutex_init(&memory.mutex, NULL);
  pthread_mutex_lock(&memory.mutex);
  return runs - 1;
}
