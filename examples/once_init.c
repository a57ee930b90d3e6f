// tresse: flags -O1 -g
//
// Initialisation on first use with pthread_once: whoever comes second waits until it is done.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int settings;
static int times;

static void read_settings(void) {
  times++;
  settings = 42;
}

static int seen[2];

static void *worker(void *argument) {
  int *out = argument;
  pthread_once(&once, read_settings);
  *out = settings;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, &seen[0]);
  pthread_create(&b, NULL, worker, &seen[1]);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(seen[0] == 42 && seen[1] == 42 && times == 1);
  return 0;
}
