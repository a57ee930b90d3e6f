// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// Locals whose scopes begin again and again, and that others know while they last: nothing is
// used outside its scope.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

struct work {
  int number;
  int square;
  pthread_mutex_t lock;
};
static _Atomic(int *) known;
static atomic_int taken;

static void *square(void *given) {
  struct work *work = given;
  pthread_mutex_lock(&work->lock);
  work->square = work->number * work->number;
  pthread_mutex_unlock(&work->lock);
  return 0;
}

static void *take(void *unused) {
  for (int i = 0; i < 2; i++) {
    int *there;
    while (!(there = atomic_load_explicit(&known, memory_order_acquire)))
      ;
    atomic_store_explicit(&known, (int *)0, memory_order_relaxed);
    int seen = *there;
    atomic_store_explicit(&taken, seen, memory_order_release);
  }
  return unused;
}

static int length(char *buffer, const char *text) {
  strcpy(buffer, text);
  return (int)strlen(buffer);
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 2; i++) {
    struct work work = {i + 2, 0, PTHREAD_MUTEX_INITIALIZER};
    pthread_t id;
    pthread_create(&id, 0, square, &work);
    pthread_join(id, 0);
    sum += work.square;
  }
  pthread_t id;
  pthread_create(&id, 0, take, 0);
  for (int i = 1; i < 3; i++) {
    int offered = 10 * i;
    atomic_store_explicit(&known, &offered, memory_order_release);
    while (atomic_load_explicit(&taken, memory_order_acquire) != offered)
      ;
  }
  pthread_join(id, 0);
  for (int i = 0; i < 4; i++) {
    char buffer[32];
    if (i == 1)
      continue;
    sum += length(buffer, i == 0 ? "one" : "three");
    int *far;
    {
      int near[3] = {i, i, i};
      far = &near[1];
      sum += *far;
    }
    if (i == 2)
      break;
  }
  printf("%d\n", sum);
}
