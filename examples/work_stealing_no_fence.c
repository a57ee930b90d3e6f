// tresse: flags -O1 -g
//
// work_stealing.c without its fences. Under TSO the owner's claim waits in its store buffer: the owner
// sees both items there, the thief steals both, and one of them goes to two.
//
// sc:  no error
// tso: assertion fails
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static const int items[2] = { 1, 2 };
static atomic_int top;        // thieves take here
static atomic_int bottom = 2; // the owner takes here

// 0: nothing there.
static int take(void) {
  int b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
  atomic_store_explicit(&bottom, b, memory_order_relaxed);
  int t = atomic_load_explicit(&top, memory_order_relaxed);
  if (t < b)
    return items[b]; // more than one left: no thief comes this far
  int item = 0;
  if (t == b && atomic_compare_exchange_strong(&top, &t, t + 1))
    item = items[b]; // the last one, and no thief was faster
  atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
  return item;
}

// 0: nothing there, or somebody else was faster.
static int steal(void) {
  int t = atomic_load_explicit(&top, memory_order_acquire);
  int b = atomic_load_explicit(&bottom, memory_order_acquire);
  if (t >= b)
    return 0;
  int item = items[t];
  return atomic_compare_exchange_strong(&top, &t, t + 1) ? item : 0;
}

static int taken, stolen1, stolen2;

static void *owner(void *unused) {
  (void)unused;
  taken = take();
  return NULL;
}

static void *thief(void *unused) {
  (void)unused;
  stolen1 = steal();
  stolen2 = steal();
  return NULL;
}

int main(void) {
  pthread_t o, t;
  pthread_create(&o, NULL, owner, NULL);
  pthread_create(&t, NULL, thief, NULL);
  pthread_join(o, NULL);
  pthread_join(t, NULL);
  assert(taken == 0 || (taken != stolen1 && taken != stolen2)); // no item goes to two
  return 0;
}
