// tresse: flags -O0 -g
// expect: T0403
// Who finds a pointer under a lock reads what it points to after the lock is given up, round by
// round. By then another thread may have taken the pointer away and freed the block.
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *work;

static void *poll(void *unused) {
  int *found = NULL, seen = 0;
  for (;;) {
    pthread_mutex_lock(&lock);
    found = work;
    pthread_mutex_unlock(&lock);
    if (found == NULL)
      break;
    seen = *found;
  }
  (void)seen;
  return unused;
}

static void *shut_down(void *unused) {
  pthread_mutex_lock(&lock);
  int *last = work;
  work = NULL;
  pthread_mutex_unlock(&lock);
  free(last);
  return unused;
}

int main(void) {
  pthread_t first, second;
  work = calloc(1, sizeof *work);
  pthread_create(&first, NULL, poll, NULL);
  pthread_create(&second, NULL, shut_down, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
}
