// tresse: flags -O0 -g
//
// seqlock.c with plain data, as it is often written. The reader throws away what it read during an
// update, but it has read it: that is a data race, whatever it does with the value.
//
// sc:  data race
// tso: data race
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint version; // odd while an update is under way
static int x, y;

static void *writer(void *unused) {
  (void)unused;
  atomic_fetch_add(&version, 1);
  x = 7;
  y = 7;
  atomic_fetch_add(&version, 1);
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  unsigned before, after;
  int a, b;
  do {
    before = atomic_load(&version);
    a = x;
    b = y;
    after = atomic_load(&version);
  } while (before != after || before % 2 != 0);
  (void)a;
  (void)b;
  return NULL;
}

int main(void) {
  pthread_t w, r;
  pthread_create(&w, NULL, writer, NULL);
  pthread_create(&r, NULL, reader, NULL);
  pthread_join(w, NULL);
  pthread_join(r, NULL);
  return 0;
}
