// tresse: flags -O1 -g
// expect: ok
// Two functions have a static variable of one name, and each thread has its own of a thread-local
// one. Two variables that are set to pointers to them have two values each: four outcomes.
#include <pthread.h>
#include <stdatomic.h>

void *_Atomic counter;
void *_Atomic where;

static _Thread_local int own;

__attribute__((noinline)) static void *first(void) {
  static int count;
  count++;
  return &count;
}

__attribute__((noinline)) static void *second(void) {
  static int count;
  count++;
  return &count;
}

static void *thread(void *unused) {
  (void)unused;
  own = 1;
  counter = first();
  where = &own;
  return NULL;
}

int main(void) {
  pthread_t other;
  own = 2;
  pthread_create(&other, NULL, thread, NULL);
  counter = second();
  where = &own;
  return 0;
}
