/* The rows for a native run, with the prefix that run.sh puts before every name of the shim: those
   that the C part of the library asks for. Objects have the layout of glibc's where the host's own
   functions are called on them; what the others hold is beside them, in a table. */
#define _GNU_SOURCE
#include <errno.h>
#include <limits.h>
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
int row_writes, row_fd, row_fail_malloc, row_exits;
jmp_buf row_misuse;
const char *row_misuse_text;

/* The environment is empty. */
char *t___tresse_environment[1];

void t___tresse_write(int fd, const void *from, size_t n) {
  if (n > sizeof row_output - row_length)
    abort();
  memcpy(row_output + row_length, from, n);
  row_length += n;
  row_writes++;
  row_fd = fd;
}

/* What the host has given: by default nothing, as standard input. */
const char *(*row_content)(int file, size_t *size);
const char *(*row_name)(int file);

long long t___tresse_given_size(int file) {
  size_t size = 0;
  const char *content = row_content ? row_content(file, &size) : NULL;
  return content || file == 0 ? (long long)size : -1;
}
long long t___tresse_given_byte(int file, unsigned long long at) {
  size_t size = 0;
  const char *content = row_content ? row_content(file, &size) : NULL;
  return at < size ? (unsigned char)content[at] : -1;
}
long long t___tresse_given_name(int file, unsigned long long at) {
  const char *name = row_name(file);
  return at < strlen(name) ? (unsigned char)name[at] : -1;
}
void t___tresse_unsupported(const char *what) {
  row_misuse_text = what;
  longjmp(row_misuse, 3);
}

void *t_memcpy(void *to, const void *from, size_t n) { return memcpy(to, from, n); }
void *t_memmove(void *to, const void *from, size_t n) { return memmove(to, from, n); }
void *t_memset(void *to, int c, size_t n) { return memset(to, c, n); }

/* Exact sizes, so that the sanitizer and realloc see what the program asked for. */
struct header {
  size_t size, before; /* bytes of the block before the header */
};

void *t___tresse_malloc(size_t size) {
  if (row_fail_malloc)
    return NULL;
  struct header *h = malloc(sizeof *h + size);
  *h = (struct header){ size, 0 };
  return h + 1;
}

void t_free(void *p) {
  if (p)
    free((char *)p - sizeof(struct header) - ((struct header *)p - 1)->before);
}

size_t t___tresse_object_size(const void *p) { return ((const struct header *)p - 1)->size; }
void *t___tresse_scratch(size_t size) { return t___tresse_malloc(size); }
void *t___tresse_scratch_aligned(size_t alignment, size_t size) {
  return alignment > sizeof(struct header) ? abort(), NULL : t___tresse_malloc(size);
}
void *t___tresse_calloc(size_t count, size_t size) {
  size_t bytes;
  void *block = __builtin_mul_overflow(count, size, &bytes) ? NULL : t___tresse_malloc(bytes);
  return block ? memset(block, 0, bytes) : NULL;
}
void *t___tresse_aligned_alloc(size_t alignment, size_t size) {
  if (row_fail_malloc)
    return NULL;
  size_t room = alignment > sizeof(struct header) ? alignment : sizeof(struct header);
  char *start = aligned_alloc(room, room + (size + room - 1) / room * room);
  struct header *h = (struct header *)(start + room) - 1;
  *h = (struct header){ size, room - sizeof *h };
  return h + 1;
}
void *t___tresse_zeroed_aligned(size_t alignment, size_t size) {
  void *block = t___tresse_aligned_alloc(alignment, size);
  return block ? memset(block, 0, size) : NULL;
}
void t___tresse_make_mapping(void *p, int is_writable) { (void)p, (void)is_writable; }
void t___tresse_unmap(void *p) { t_free(p); }

void t___tresse_misuse(const char *what) {
  row_misuse_text = what;
  longjmp(row_misuse, 1);
}

/* Functions of atexit: the list is the shim's object, whose name is all that is looked at. */
static void (*at_exit[32])(void);
static int at_exit_count;
static const void *at_exit_list;
int t___tresse_atexit(void *list, void (*run)(void)) {
  at_exit_list = list;
  at_exit[at_exit_count++] = run;
  return 0;
}
void (*t___tresse_atexit_pop(void *list))(void) {
  if (list != at_exit_list)
    abort();
  return at_exit_count ? at_exit[--at_exit_count] : NULL;
}
void t___tresse_exit_begin(void *caller) { row_exits += caller != NULL; }
void t___tresse_quick_exit(int code) {
  (void)code;
  row_misuse_text = "quick exit";
  longjmp(row_misuse, 2);
}
void t___tresse_exit(int code) {
  row_misuse_text = code == 7 ? "exit 7" : "exit";
  longjmp(row_misuse, 2);
}
void t_abort(void) { abort(); }
void t___tresse_terminate(const char *why) { (void)why, abort(); }

/* Frames are the machine's: what is made of them is tested by programs. */
#define FRAME(name) \
  void t___tresse_frame_##name(void) { abort(); }
FRAME(this)
FRAME(next)
FRAME(clause)
FRAME(type)
FRAME(cleanup)
FRAME(land)
FRAME(foreign)
FRAME(mark)
FRAME(place)
FRAME(jump)
/* A function that programs bring with the headers of their streams. */
void t__ZNSt15basic_streambufIcSt11char_traitsIcEE8overflowEi(void) { abort(); }
void t___tresse_leave_never(void) {}
void t___tresse_leave_refused(void) {}

static unsigned long long now;
unsigned long long t___tresse_sleep_begin(void) { return now; }
void t___tresse_sleep_end(unsigned long long from, unsigned long long n) { now = from + n; }
unsigned long long t___tresse_now(void) { return now; }
int t_sched_yield(void) { return sched_yield(); }

/* Before an object is initialised: which one, and how often that was said. */
const volatile void *row_renewed;
int row_renewals;
static void renew(const volatile void *object) {
  row_renewed = object;
  row_renewals++;
}
void t___tresse_renew_mutex(const void *object) { renew(object); }
void t___tresse_renew_spin(const volatile void *object) { renew(object); }
void t___tresse_renew_cond(const void *object) { renew(object); }
void t___tresse_renew_barrier(const void *object) { renew(object); }
void t___tresse_renew_rwlock(const void *object) { renew(object); }
void t___tresse_renew_sem(const void *object) { renew(object); }

/* Once: 0 fresh, 1 running, 2 done. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct {
  void *key;
  int state;
} controls[16];

static int *control(void *key) {
  for (int i = 0;; i++)
    if (controls[i].key == key || controls[i].key == NULL) {
      controls[i].key = key;
      return &controls[i].state;
    }
}

int t___tresse_once_begin(void *key) {
  pthread_mutex_lock(&lock);
  int *state = control(key);
  while (*state == 1)
    pthread_cond_wait(&changed, &lock);
  int is_first = *state == 0;
  if (is_first)
    *state = 1;
  pthread_mutex_unlock(&lock);
  return is_first;
}

void t___tresse_once_end(void *key) {
  pthread_mutex_lock(&lock);
  *control(key) = 2;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

/* Semaphores: the value is in the object. */
static int change(unsigned *value, int is_post, int error) {
  pthread_mutex_lock(&lock);
  int fails = is_post ? *value == INT_MAX : *value == 0;
  if (!fails)
    *value += is_post ? 1 : -1;
  pthread_mutex_unlock(&lock);
  return fails ? error : 0;
}
int t___tresse_sem_trywait(void *sem) { return change(sem, 0, EAGAIN); }
int t___tresse_sem_timedwait(void *sem) { return change(sem, 0, ETIMEDOUT); }
int t___tresse_sem_post(void *sem) { return change(sem, 1, EOVERFLOW); }
int t___tresse_sem_value(const void *sem) { return *(const int *)sem; }

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
unsigned long t___tresse_thread_self(void) { return self; }
int t_pthread_mutex_destroy(pthread_mutex_t *m) { return pthread_mutex_destroy(m); }
int t_pthread_mutex_lock(pthread_mutex_t *m) { return pthread_mutex_lock(m); }
int t_pthread_mutex_trylock(pthread_mutex_t *m) { return pthread_mutex_trylock(m); }
static const struct timespec past; /* a time that is up */
int t___tresse_mutex_timedlock(pthread_mutex_t *m) { return pthread_mutex_timedlock(m, &past); }
int t___tresse_rwlock_timedrdlock(pthread_rwlock_t *l) { return pthread_rwlock_timedrdlock(l, &past); }
int t___tresse_rwlock_timedwrlock(pthread_rwlock_t *l) { return pthread_rwlock_timedwrlock(l, &past); }
int t_pthread_mutex_unlock(pthread_mutex_t *m) { return pthread_mutex_unlock(m); }
int t_pthread_cond_destroy(pthread_cond_t *c) { return pthread_cond_destroy(c); }
int t_pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) { return pthread_cond_wait(c, m); }
int t___tresse_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m) {
  return pthread_cond_timedwait(c, m, &past);
}
void t___tresse_sleep_until(unsigned long long until) { (void)until; }
_Bool t___VERIFIER_nondet_bool(void) { return 1; }
int t_pthread_mutex_consistent(pthread_mutex_t *m) { return pthread_mutex_consistent(m); }

/* Of threads that are cancelled, and robust mutexes: programs for the machine look at them. */
int t___tresse_plain_pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m) {
  return pthread_cond_wait(c, m);
}
int t___tresse_cond_wait_begin(pthread_cond_t *c, pthread_mutex_t *m) { (void)c, (void)m, abort(); }
int t___tresse_cond_wait_end(pthread_cond_t *c, pthread_mutex_t *m) { (void)c, (void)m, abort(); }
int t___tresse_cond_expel(pthread_cond_t *c, unsigned long t) { (void)c, (void)t, abort(); }
int t___tresse_plain_sem_wait(void *sem) { (void)sem, abort(); }
int t___tresse_sem_wait_heeding(void *sem) { (void)sem, abort(); }
int t___tresse_sem_expel(void *sem, unsigned long t) { (void)sem, (void)t, abort(); }
void t___tresse_once_undo(void *key) { (void)key, abort(); }
int t___tresse_plain_pthread_mutex_lock(pthread_mutex_t *m) { return pthread_mutex_lock(m); }
int t___tresse_plain_pthread_mutex_trylock(pthread_mutex_t *m) { return pthread_mutex_trylock(m); }
int t___tresse_plain_pthread_mutex_unlock(pthread_mutex_t *m) { return pthread_mutex_unlock(m); }
void t___tresse_mutex_abandon(pthread_mutex_t *m) { (void)m, abort(); }

int t_pthread_cond_signal(pthread_cond_t *c) { return pthread_cond_signal(c); }
int t_pthread_cond_broadcast(pthread_cond_t *c) { return pthread_cond_broadcast(c); }

/* Atomic sections: how deep a thread is in them. */
static _Thread_local int section_depth;

int t___tresse_section_test(void) { return section_depth == 0; }
void t___tresse_section_enter(void) { section_depth++; }
int t___tresse_section_leave(void) { return --section_depth == 0; }

/* Hazard pointers: there are none in the tests. */
void t___tresse_hazard_announce(void *hazard) { (void)hazard; }
void t___tresse_hazard_protect(void *hazard, void *block) { (void)hazard, (void)block; }
void t___VERIFIER_hazptr_retire(void *block) { t_free(block); }

/* Functions of math.h: the host's own. */
#include <math.h>
#define ONE(name)                                                  \
  double t___tresse_math_##name(double x) { return name(x); }      \
  float t___tresse_math_##name##f(float x) { return name##f(x); }
#define TWO(name)                                                                \
  double t___tresse_math_##name(double x, double y) { return name(x, y); }       \
  float t___tresse_math_##name##f(float x, float y) { return name##f(x, y); }
ONE(sin) ONE(cos) ONE(tan) ONE(asin) ONE(acos) ONE(atan) ONE(sinh)
ONE(cosh) ONE(tanh) ONE(asinh) ONE(acosh) ONE(atanh) ONE(exp) ONE(exp2)
ONE(expm1) ONE(log) ONE(log2) ONE(log10) ONE(log1p) ONE(cbrt) ONE(erf)
ONE(erfc) ONE(tgamma) ONE(lgamma) ONE(trunc) ONE(round) ONE(rint) ONE(nearbyint)
ONE(sqrt) ONE(floor) ONE(ceil)
TWO(pow) TWO(atan2) TWO(hypot) TWO(fmod) TWO(remainder)
double t___tresse_math_fma(double x, double y, double z) { return fma(x, y, z); }
float t___tresse_math_fmaf(float x, float y, float z) { return fmaf(x, y, z); }
double t___tresse_math_ldexp(double x, int n) { return ldexp(x, n); }
float t___tresse_math_ldexpf(float x, int n) { return ldexpf(x, n); }
#define EXACT_LONG(name) \
  long double t___tresse_math_##name(long double x) { return name(x); }
EXACT_LONG(floorl) EXACT_LONG(ceill) EXACT_LONG(truncl) EXACT_LONG(roundl) EXACT_LONG(rintl)
EXACT_LONG(nearbyintl) EXACT_LONG(sqrtl)
long double t___tresse_math_fmal(long double x, long double y, long double z) {
  return fmal(x, y, z);
}
long double t___tresse_math_ldexpl(long double x, int n) { return ldexpl(x, n); }
