// tresse: flags -O1 -g
// expect: T0101 line 35
// A struct is assigned as a whole, published by a flag, and the reader looks at one member; then it
// answers by another flag, and the writer may see the answer. A machine of views parts the location
// for the narrow read: that is a step, and no state may be taken for the one before it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair {
  int first, second;
};

static struct pair pair;
static atomic_int is_there, is_read;
static int was_read;

static void *write_pair(void *unused) {
  struct pair both = {1, 2};
  pair = both;
  atomic_store_explicit(&is_there, 1, memory_order_release);
  was_read = atomic_load_explicit(&is_read, memory_order_acquire);
  return unused;
}

int main(void) {
  pthread_t writer;
  pthread_create(&writer, 0, write_pair, 0);
  if (atomic_load_explicit(&is_there, memory_order_acquire)) {
    int first = pair.first;
    assert(first == 1);
    atomic_store_explicit(&is_read, 1, memory_order_release);
  }
  pthread_join(writer, 0);
  assert(!was_read); // The answer may come before the writer looks for it.
  return 0;
}
