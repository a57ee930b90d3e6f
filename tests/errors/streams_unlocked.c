// tresse: flags -O0 -g
// expect: T0301 line 9
// One thread has the lock of the standard output, and the other goes without.
#include <pthread.h>
#include <stdio.h>

static void *print(void *unused) {
  (void)unused;
  putchar_unlocked('a');
  return NULL;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, print, NULL);
  puts("b");
  pthread_join(a, NULL);
}
