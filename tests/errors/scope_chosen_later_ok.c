// tresse: flags -O2 -g
// expect: ok
// The compiler loads from either of two locals before it knows which is asked for, though the scope
// of one is over by then: nothing is wrong with that (LangRef, "Object Lifetime").
#include <pthread.h>

static volatile int is_asked;

static void *add(void *to) {
  ++*(int *)to;
  return 0;
}

int main(void) {
  int near = 5;
  int *chosen = &near;
  {
    int far = 1;
    pthread_t thread;
    pthread_create(&thread, 0, add, &far);
    pthread_join(thread, 0);
    near += far;
    if (is_asked)
      chosen = &far;
  }
  return *chosen != 7;
}
