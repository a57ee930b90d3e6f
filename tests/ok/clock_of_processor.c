// tresse: flags -O1 -g
// What a program asks of the processor: a counter that does not go back, and an address for each
// thread.
#include <pthread.h>
#include <stdio.h>

static void *pointers[2];

static void *other(void *unused) {
  pointers[1] = __builtin_thread_pointer();
  return unused;
}

int main(void) {
  unsigned long long first = __builtin_ia32_rdtsc(), second;
  do
    second = __builtin_ia32_rdtsc();
  while (second < first + 100);
  printf("%d\n", second > first);
  unsigned long long third = __builtin_readcyclecounter();
  printf("%d\n", third >= second);

  pthread_t thread;
  pointers[0] = __builtin_thread_pointer();
  pthread_create(&thread, NULL, other, NULL);
  pthread_join(thread, NULL);
  printf("%d %d\n", pointers[0] == __builtin_thread_pointer(), pointers[0] == pointers[1]);
  printf("%d\n", pointers[0] != NULL && pointers[1] != NULL);
}
