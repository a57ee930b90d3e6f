// tresse: flags -O0 -g
// expect: 3 executions
// expect by steps: ok
// A lock that is held by an object is given back when an exception comes: no deadlock, and no race.
// One thread takes it once, the other one twice.
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int shared;
struct Guard {
  Guard() { pthread_mutex_lock(&mutex); }
  ~Guard() { pthread_mutex_unlock(&mutex); }
};
static void work(bool fails) {
  Guard guard;
  shared++;
  if (fails)
    throw 10;
}
static void *run(void *fails) {
  try {
    work(fails != nullptr);
  } catch (int more) {
    Guard guard;
    shared += more;
  }
  return nullptr;
}
int main() {
  pthread_t one, two;
  pthread_create(&one, nullptr, run, nullptr);
  pthread_create(&two, nullptr, run, &one);
  pthread_join(one, nullptr);
  pthread_join(two, nullptr);
  assert(shared == 12);
}
