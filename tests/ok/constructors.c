// tresse: flags -O0 -g
// Constructors and destructors of modules, with priorities and without, beside `atexit`.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int order;

static void at_exit(void) { puts("function of atexit"); }

static void *run(void *unused) {
  order = order * 10 + 4;
  return unused;
}

__attribute__((constructor(200))) static void second(void) {
  order = order * 10 + 2;
  puts("second constructor");
}

__attribute__((constructor)) static void third(void) {
  pthread_t thread;
  order = order * 10 + 3;
  atexit(at_exit);
  pthread_create(&thread, NULL, run, NULL);
  pthread_join(thread, NULL);
  puts("third constructor");
}

__attribute__((constructor(101))) static void first(void) {
  order = order * 10 + 1;
  puts("first constructor");
}

__attribute__((destructor(101))) static void last(void) { printf("last destructor, %d\n", order); }

__attribute__((destructor)) static void before_others(void) { puts("first destructor"); }

__attribute__((destructor(200))) static void before_last(void) { puts("second destructor"); }

int main(int argc, char **argv) {
  printf("main, %d, %d\n", argc, argv[0] != NULL);
  order = order * 10 + 5;
  return order != 12345;
}
