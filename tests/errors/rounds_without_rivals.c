// tresse: flags -O0 -g
// expect: ok
// engines: graph
// What others write once a relaxed flag says that loops are over is not what the loops' rounds read:
// it is beside that, in another block, or under the same lock.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct job {
  atomic_int go, over;
  int setting, result;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct job *jobs[3];
static int shared, *block;

static void look(int value) {
  (void)value;
}

static void *work(void *given) {
  struct job *job = given;
  while (!atomic_load_explicit(&job->go, memory_order_relaxed)) {
    look(job->setting);
    pthread_mutex_lock(&lock);
    look(shared + *block);
    pthread_mutex_unlock(&lock);
  }
  atomic_store_explicit(&job->over, 1, memory_order_relaxed);
  return 0;
}

int main(void) {
  pthread_t threads[2];
  block = calloc(1, sizeof *block);
  for (int i = 0; i < 3; i++)
    jobs[i] = calloc(1, sizeof *jobs[i]);
  for (int i = 0; i < 2; i++)
    pthread_create(&threads[i], 0, work, jobs[i]);
  for (int i = 0; i < 2; i++)
    atomic_store_explicit(&jobs[i]->go, 1, memory_order_relaxed);
  for (int i = 0; i < 2; i++)
    while (!atomic_load_explicit(&jobs[i]->over, memory_order_relaxed))
      ;
  jobs[0]->result = jobs[2]->setting = 1;
  pthread_mutex_lock(&lock);
  shared = 1;
  pthread_mutex_unlock(&lock);
  free(block);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], 0);
  return 0;
}
