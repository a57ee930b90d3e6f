// tresse: flags -O2 -fPIC -g
// A switch over strings becomes a table of distances to them, which `llvm.load.relative` reads.
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static const char *name_of(int day) {
  switch (day) {
  case 0: return "Monday";
  case 1: return "Tuesday";
  case 2: return "Wednesday";
  case 3: return "Thursday";
  case 4: return "Friday";
  case 5: return "";
  default: return "no day";
  }
}

__attribute__((noinline)) const char *name(int day) { return name_of(day); }

static void *look(void *day) {
  printf("%s\n", name(*(int *)day));
  return NULL;
}

int main(void) {
  for (int day = -1; day < 7; day++)
    printf("%d %s %zu\n", day, name(day), strlen(name(day)));
  int day = 3;
  pthread_t thread;
  pthread_create(&thread, NULL, look, &day);
  pthread_join(thread, NULL);
  return 0;
}
