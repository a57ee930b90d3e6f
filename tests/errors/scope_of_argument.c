// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: T0404 line 13
// A thread is given the address of a local, whose scope ends before the thread reads it.
#include <pthread.h>

struct work {
  int number;
};
static int done;

static void *thread(void *given) {
  struct work *work = given;
  done = work->number;
  return 0;
}

int main(void) {
  pthread_t id;
  {
    struct work work = {3};
    pthread_create(&id, 0, thread, &work);
  }
  pthread_join(id, 0);
  return done != 3;
}
