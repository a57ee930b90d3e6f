// tresse: flags -O0 -g
// expect: T0901
// pthread_exit would run the destructor, by a forced unwind.
#include <pthread.h>
static int shared;
struct Local {
  ~Local() { shared = 1; }
};
static void leave() { pthread_exit(nullptr); }
static void *run(void *) {
  Local local;
  leave();
  return nullptr;
}
int main() {
  pthread_t thread;
  pthread_create(&thread, nullptr, run, nullptr);
  pthread_join(thread, nullptr);
}
