// tresse: flags -O0 -g
// expect: T0301 line 19
// Who looks under a lock and finds nothing reads another variable then, without the lock. Between
// its critical section and the write nothing orders the two, though the round has no effect.
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_done, other;

static void *poll(void *unused) {
  int found = 0, seen = 0;
  for (;;) {
    pthread_mutex_lock(&lock);
    found = is_done;
    pthread_mutex_unlock(&lock);
    if (found)
      break;
    seen = other;
  }
  (void)seen;
  return unused;
}

static void *finish(void *unused) {
  pthread_mutex_lock(&lock);
  is_done = 1;
  pthread_mutex_unlock(&lock);
  other = 1;
  return unused;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, poll, NULL);
  pthread_create(&second, NULL, finish, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
}
