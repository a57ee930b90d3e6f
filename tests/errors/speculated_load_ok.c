// tresse: flags -O1 -g
// expect: ok
// engines: graph steps candidates
// The source reads `data` only once it has seen the flag (C11 5.1.2.4: synchronises with). At -O1
// clang reads it before it knows the flag, and drops what it has read if the flag is not set
// (`select`): a load that races gives undef and is no error (LangRef, "Memory Model for Concurrent
// Operations").
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int flag;
static int data;

static void *writer(void *unused) {
  (void)unused;
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, writer, NULL);
  if (atomic_load_explicit(&flag, memory_order_acquire) == 1 && data != 1) abort();
  pthread_join(thread, NULL);
  return 0;
}
