// tresse: flags -O2 -g
// expect: ok
// A thread that does not look at its argument writes the variable that it points to, by its name.
// What LangRef's memory(write, argmem: none) says of `writer` is true: the access goes by no pointer
// that is based on the argument.
#include <pthread.h>
#include <stddef.h>

static int cell;

static void *writer(void *unused) {
  cell = 1;
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, writer, &cell);
  pthread_join(t, NULL);
  return cell - 1;
}
