// tresse: flags -O0 -g
// expect: ok
// Who gets a spin lock by trylock gives it up, and who does not waits for nobody: there is no
// deadlock, though nobody joins (POSIX pthread_spin_trylock).
#include <pthread.h>
#include <stddef.h>

static pthread_spinlock_t lock;

static void *tries(void *unused) {
  if (pthread_spin_trylock(&lock) == 0)
    pthread_spin_unlock(&lock);
  return unused;
}

static void *waits(void *unused) {
  pthread_spin_lock(&lock);
  pthread_spin_unlock(&lock);
  return unused;
}

int main(void) {
  pthread_t t, u;
  pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
  pthread_create(&t, NULL, tries, NULL);
  pthread_create(&u, NULL, waits, NULL);
  waits(NULL);
  return 0;
}
