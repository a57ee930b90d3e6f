/* The rows for a native run, with the prefix that run.sh puts before every name of the shim. Keys
   are looked up in a table under one lock: slow, and right. */
#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "rows.h"

char row_output[1 << 20];
size_t row_length;
int row_writes, row_fd, row_fail_malloc;
jmp_buf row_misuse;
const char *row_misuse_text;

void t___tresse_write(int fd, const void *from, size_t n) {
  if (n > sizeof row_output - row_length)
    abort();
  memcpy(row_output + row_length, from, n);
  row_length += n;
  row_writes++;
  row_fd = fd;
}

void *t_memcpy(void *to, const void *from, size_t n) { return memcpy(to, from, n); }
void *t_memmove(void *to, const void *from, size_t n) { return memmove(to, from, n); }
void *t_memset(void *to, int c, size_t n) { return memset(to, c, n); }

/* Exact sizes, so that the sanitizer and realloc see what the program asked for. */
struct header {
  size_t size, pad;
};

void *t_malloc(size_t size) {
  if (row_fail_malloc)
    return NULL;
  struct header *h = malloc(sizeof *h + size);
  h->size = size;
  return h + 1;
}

void t_free(void *p) {
  if (p)
    free((struct header *)p - 1);
}

size_t t___tresse_object_size(const void *p) { return ((const struct header *)p - 1)->size; }
void *t_aligned_alloc(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }

void t___tresse_misuse(const char *what) {
  row_misuse_text = what;
  longjmp(row_misuse, 1);
}

static void (*at_exit[32])(void);
static int at_exit_count;
int t___tresse_atexit(void (*run)(void)) {
  at_exit[at_exit_count++] = run;
  return 0;
}
void (*t___tresse_atexit_pop(void))(void) {
  return at_exit_count ? at_exit[--at_exit_count] : NULL;
}
void t___tresse_exit(int code) {
  row_misuse_text = code == 7 ? "exit 7" : "exit";
  longjmp(row_misuse, 2);
}
void t_abort(void) { abort(); }

static unsigned long long now;
void t___tresse_sleep(unsigned long long n) { now += n; }
unsigned long long t___tresse_now(void) { return now; }
int t_sched_yield(void) { return sched_yield(); }

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct {
  void *key;
  int held, once;
  pthread_t owner;
  pthread_cond_t cond; /* all zero: as initialised */
} table[256];

static int slot(void *key) {
  for (int i = 0;; i++)
    if (table[i].key == key || table[i].key == NULL) {
      table[i].key = key;
      return i;
    }
}

void t___tresse_mutex_lock(void *key) {
  pthread_mutex_lock(&lock);
  int i = slot(key);
  while (table[i].held)
    pthread_cond_wait(&changed, &lock);
  table[i].held = 1;
  table[i].owner = pthread_self();
  pthread_mutex_unlock(&lock);
}

int t___tresse_mutex_trylock(void *key) {
  pthread_mutex_lock(&lock);
  int i = slot(key), busy = table[i].held;
  if (!busy) {
    table[i].held = 1;
    table[i].owner = pthread_self();
  }
  pthread_mutex_unlock(&lock);
  return busy ? EBUSY : 0;
}

void t___tresse_mutex_unlock(void *key) {
  pthread_mutex_lock(&lock);
  int i = slot(key);
  if (!table[i].held || !pthread_equal(table[i].owner, pthread_self()))
    abort();
  table[i].held = 0;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

void t___tresse_cond_wait(void *cond, void *mutex) {
  pthread_mutex_lock(&lock);
  int c = slot(cond), m = slot(mutex);
  if (!table[m].held || !pthread_equal(table[m].owner, pthread_self()))
    abort();
  table[m].held = 0;
  pthread_cond_broadcast(&changed);
  pthread_cond_wait(&table[c].cond, &lock);
  while (table[m].held)
    pthread_cond_wait(&changed, &lock);
  table[m].held = 1;
  table[m].owner = pthread_self();
  pthread_mutex_unlock(&lock);
}

void t___tresse_cond_signal(void *cond) {
  pthread_mutex_lock(&lock);
  pthread_cond_signal(&table[slot(cond)].cond);
  pthread_mutex_unlock(&lock);
}

void t___tresse_cond_broadcast(void *cond) {
  pthread_mutex_lock(&lock);
  pthread_cond_broadcast(&table[slot(cond)].cond);
  pthread_mutex_unlock(&lock);
}

int t___tresse_once_begin(void *key) {
  pthread_mutex_lock(&lock);
  int i = slot(key);
  while (table[i].once == 1)
    pthread_cond_wait(&changed, &lock);
  int first = table[i].once == 0;
  if (first)
    table[i].once = 1;
  pthread_mutex_unlock(&lock);
  return first;
}

void t___tresse_once_end(void *key) {
  pthread_mutex_lock(&lock);
  table[slot(key)].once = 2;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

void rows_forget_keys(void) { memset(table, 0, sizeof table); }

/* Threads by number: the machine reserves one before it says what the thread runs. */
static struct thread {
  pthread_t id;
  void *(*run)(void *);
  void *argument;
  int is_started, is_detached;
} threads[1 << 12];
static unsigned long last_thread;
static _Thread_local unsigned long self;

unsigned long t___tresse_thread_new(void) {
  unsigned long id = __atomic_add_fetch(&last_thread, 1, __ATOMIC_RELAXED);
  if (id >= sizeof threads / sizeof *threads)
    abort();
  return id;
}

void t___tresse_thread_end(void);
static void *run_thread(void *block) {
  struct thread *thread = block;
  self = thread - threads;
  void *result = thread->run(thread->argument);
  t___tresse_thread_end();
  return result;
}

void t___tresse_thread_start(unsigned long id, void *(*run)(void *), void *argument) {
  struct thread *thread = &threads[id];
  thread->run = run;
  thread->argument = argument;
  if (pthread_create(&thread->id, NULL, run_thread, thread))
    abort();
  thread->is_started = 1;
  if (thread->is_detached)
    pthread_detach(thread->id);
}

void *t___tresse_thread_join(unsigned long id) {
  void *result = NULL;
  pthread_join(threads[id].id, &result);
  return result;
}

void t___tresse_thread_detach(unsigned long id) {
  threads[id].is_detached = 1;
  if (threads[id].is_started)
    pthread_detach(threads[id].id);
}

void t___tresse_thread_exit(void *result) { pthread_exit(result); }
pthread_t t_pthread_self(void) { return self; }
int t_pthread_mutex_init(pthread_mutex_t *m, const void *a) { (void)a; return pthread_mutex_init(m, NULL); }
int t_pthread_mutex_destroy(pthread_mutex_t *m) { return pthread_mutex_destroy(m); }
int t_pthread_mutex_lock(pthread_mutex_t *m) { return pthread_mutex_lock(m); }
int t_pthread_mutex_trylock(pthread_mutex_t *m) { return pthread_mutex_trylock(m); }
int t_pthread_mutex_unlock(pthread_mutex_t *m) { return pthread_mutex_unlock(m); }
int t_pthread_cond_init(pthread_cond_t *c, const void *a) { (void)a; return pthread_cond_init(c, NULL); }
int t_pthread_cond_destroy(pthread_cond_t *c) { return pthread_cond_destroy(c); }
int t_pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) { return pthread_cond_wait(c, m); }
int t_pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, const struct timespec *t) {
  return pthread_cond_timedwait(c, m, t);
}
int t_pthread_cond_signal(pthread_cond_t *c) { return pthread_cond_signal(c); }
int t_pthread_cond_broadcast(pthread_cond_t *c) { return pthread_cond_broadcast(c); }
