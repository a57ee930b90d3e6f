// tresse: flags -O0 -g
// expect: T0403 line 26
// A variable that each thread has of its own is gone with its thread (C11 6.2.4p4). Whether the
// thread has ended is up to no lock: its last critical section touches nothing of it.
#include <pthread.h>
#include <stddef.h>

static _Thread_local int own;
static int *shown;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *owner(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  shown = &own;
  pthread_mutex_unlock(&lock);
  pthread_mutex_lock(&lock);
  pthread_mutex_unlock(&lock);
  return NULL;
}

static void *guest(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  if (shown != NULL)
    *shown = 1;
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, guest, NULL);
  pthread_create(&second, NULL, owner, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
}
