/* What programs say to a checker, as far as it is C. */
#include <pthread.h>
#include <tresse/verifier.h>

__VERIFIER_thread_t __VERIFIER_spawn(void *(*run)(void *), void *argument) {
  unsigned long id = __tresse_thread_new();
  __tresse_thread_start(id, run, argument);
  return (__VERIFIER_thread_t)id;
}

__VERIFIER_thread_t __VERIFIER_spawn_symmetric(void *(*run)(void *), void *argument, __VERIFIER_thread_t like) {
  (void)like;
  return __VERIFIER_spawn(run, argument);
}

void *__VERIFIER_join(__VERIFIER_thread_t thread) { return __tresse_thread_join((unsigned long)thread); }

void __VERIFIER_join_symmetric(__VERIFIER_thread_t thread) { __tresse_thread_join((unsigned long)thread); }

/* GenMC's attributes have no content. */
int __VERIFIER_thread_create(const void *attributes, void *(*run)(void *), void *argument) {
  (void)attributes;
  return (int)__VERIFIER_spawn(run, argument);
}

int __VERIFIER_thread_create_symmetric(const void *attributes, void *(*run)(void *), void *argument,
                                       __VERIFIER_thread_t like) {
  (void)like;
  return __VERIFIER_thread_create(attributes, run, argument);
}

void *__VERIFIER_thread_join(__VERIFIER_thread_t thread) { return __VERIFIER_join(thread); }

_TRESSE_NORETURN void __VERIFIER_thread_exit(void *result) { pthread_exit(result); }

__VERIFIER_thread_t __VERIFIER_thread_self(void) { return (__VERIFIER_thread_t)__tresse_thread_self(); }

void __VERIFIER_loop_begin(void) {}

void __VERIFIER_method_begin(const char *name, int argument) {
  (void)name;
  (void)argument;
}

void __VERIFIER_method_end(const char *name, int result) {
  (void)name;
  (void)result;
}

/* Atomic sections hold one lock, the outermost of a thread once. */
static pthread_mutex_t atomic_section = PTHREAD_MUTEX_INITIALIZER;

void __VERIFIER_atomic_begin(void) {
  if (__tresse_section_test())
    pthread_mutex_lock(&atomic_section);
  __tresse_section_enter();
}

void __VERIFIER_atomic_end(void) {
  if (__tresse_section_leave())
    pthread_mutex_unlock(&atomic_section);
}

/* The same by the names of ESBMC and CBMC. */
void __ESBMC_atomic_begin(void) { __VERIFIER_atomic_begin(); }

void __ESBMC_atomic_end(void) { __VERIFIER_atomic_end(); }

void __CPROVER_atomic_begin(void) { __VERIFIER_atomic_begin(); }

void __CPROVER_atomic_end(void) { __VERIFIER_atomic_end(); }
