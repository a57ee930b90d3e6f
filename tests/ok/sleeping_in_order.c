// tresse: flags -O0 -g
// In a run without a seed sleeps, and waits with a time, take as long as they say: what others do
// meanwhile comes first, and who sleeps less wakes before.
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { STEP = 100 * 1000 };

static sem_t nobody_posts, late;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static atomic_int is_awake;

static struct timespec in_steps(int steps) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  long long rest = time.tv_nsec + 1000ll * STEP * steps;
  time.tv_sec += rest / 1000000000;
  time.tv_nsec = rest % 1000000000;
  return time;
}

static void *sleeper(void *steps) {
  usleep(STEP * *(int *)steps);
  printf("slept for %d steps\n", *(int *)steps);
  return NULL;
}

static void *poster(void *unused) {
  usleep(STEP);
  sem_post(&late);
  return unused;
}

static void *holder(void *unused) {
  pthread_mutex_lock(&lock);
  usleep(3 * STEP);
  printf("the mutex is given up\n");
  pthread_mutex_unlock(&lock);
  return unused;
}

static void *waker(void *unused) {
  usleep(STEP);
  atomic_store(&is_awake, 1);
  return unused;
}

static void sleeps(void) {
  pthread_t threads[3];
  int steps[3] = { 5, 1, 3 };
  for (int i = 0; i < 3; i++)
    pthread_create(&threads[i], NULL, sleeper, &steps[i]);
  struct timespec time = in_steps(2);
  int error = sem_timedwait(&nobody_posts, &time) ? errno : 0;
  printf("two steps: %d\n", error == ETIMEDOUT);
  usleep(2 * STEP);
  printf("four steps\n");
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], NULL);
}

static void waits(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, poster, NULL);
  struct timespec time = in_steps(2);
  printf("in time: %d\n", sem_timedwait(&late, &time) == 0);
  pthread_join(thread, NULL);
  pthread_create(&thread, NULL, holder, NULL);
  usleep(STEP);
  time = in_steps(1);
  printf("held: %d\n", pthread_mutex_timedlock(&lock, &time) == ETIMEDOUT);
  time = in_steps(3);
  printf("free: %d\n", pthread_mutex_timedlock(&lock, &time) == 0);
  time = in_steps(1);
  printf("not signalled: %d\n", pthread_cond_timedwait(&changed, &lock, &time) == ETIMEDOUT);
  pthread_mutex_unlock(&lock);
  pthread_join(thread, NULL);
}

// Who looks at the clock again and again sees his time come first.
static void looks(void) {
  pthread_t thread;
  int steps = 3;
  pthread_create(&thread, NULL, sleeper, &steps);
  struct timespec until = in_steps(1), now;
  do
    clock_gettime(CLOCK_REALTIME, &now);
  while (now.tv_sec < until.tv_sec || (now.tv_sec == until.tv_sec && now.tv_nsec < until.tv_nsec));
  printf("looked for one step\n");
  pthread_join(thread, NULL);
}

// What is no time is an error where the thread would have to wait.
static void no_times(void) {
  pthread_t thread;
  struct timespec time = { 0, 1000000000 };
  printf("free: %d\n", pthread_mutex_timedlock(&lock, &time));
  pthread_mutex_unlock(&lock);
  pthread_create(&thread, NULL, holder, NULL);
  usleep(STEP);
  int at_once = pthread_mutex_timedlock(&lock, &time) == EINVAL;
  time.tv_nsec = -1;
  printf("held: %d %d\n", at_once, pthread_mutex_timedlock(&lock, &time) == EINVAL);
  printf("past: %d\n", sem_timedwait(&nobody_posts, &(struct timespec){ 0, 0 }));
  pthread_join(thread, NULL);
}

int main(void) {
  sem_init(&nobody_posts, 0, 0);
  sem_init(&late, 0, 0);
  sleeps();
  waits();
  // Who spins goes on all the time, and sees it in the end.
  pthread_t thread;
  pthread_create(&thread, NULL, waker, NULL);
  while (!atomic_load(&is_awake))
    ;
  pthread_join(thread, NULL);
  printf("awake\n");
  looks();
  no_times();
  return 0;
}
