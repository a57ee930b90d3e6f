// tresse: flags -O0 -g -D_GNU_SOURCE
// What a thread's attributes say of processors and stacks: kept, and nothing comes of it.
#include <pthread.h>
#include <sched.h>
#include <stdio.h>

static void *run(void *given) { return given; }

int main(void) {
  pthread_attr_t attr;
  pthread_t thread;
  cpu_set_t set;
  size_t size = 0;
  void *got = NULL;
  CPU_ZERO(&set);
  CPU_SET(0, &set);
  pthread_attr_init(&attr);
  printf("%d\n", pthread_attr_setaffinity_np(&attr, sizeof set, &set));
  pthread_attr_getstacksize(&attr, &size);
  printf("%d\n", size >= 1 << 20);
  printf("%d\n", pthread_attr_setstacksize(&attr, 2 * size));
  printf("%d\n", pthread_create(&thread, &attr, run, &size));
  pthread_join(thread, &got);
  printf("%d\n", got == &size);
  printf("%d\n", pthread_attr_setaffinity_np(&attr, 0, NULL));
  pthread_attr_destroy(&attr);
}
