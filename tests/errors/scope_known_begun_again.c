// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: T0504 line 21
// A local of a loop is a new one in each round, though another thread has known the one before.
#include <pthread.h>

static void *set(void *to) {
  *(int *)to = 5;
  return 0;
}

int main(void) {
  int sum = 0;
  for (int i = 0; i < 2; i++) {
    int local;
    pthread_t id;
    if (i == 0) {
      pthread_create(&id, 0, set, &local);
      pthread_join(id, 0);
    }
    /* In the second round nobody has set it. */
    if (local == 5)
      sum++;
  }
  return sum;
}
