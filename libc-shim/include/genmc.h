/* What programs that are written for GenMC can say, under GenMC's names. What is a hint to its
   reductions leaves the annotated code as it is; an execution does not depend on it. */
#ifndef _TRESSE_GENMC_H
#define _TRESSE_GENMC_H
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <tresse/verifier.h>

/* Hints about one access: that nobody else reads what it writes, that it writes last, what part it has
   in a helping or in a retrying loop. The first four are statements, the others give the value. */
#define __VERIFIER_local_write(statement) do { statement; } while (0)
#define __VERIFIER_final_write(statement) do { statement; } while (0)
#define __VERIFIER_helped_CAS(statement) do { statement; } while (0)
#define __VERIFIER_helping_CAS(statement) do { statement; } while (0)
#define __VERIFIER_speculative_read(expression) (expression)
#define __VERIFIER_confirming_read(expression) (expression)
#define __VERIFIER_confirming_CAS(expression) (expression)
#define __VERIFIER_final_CAS(expression) (expression)

/* Code that changes nothing that matters afterwards, such as a pause in a loop that waits: there are
   executions that go into it and end there, and others that go past it. It is no choice: a loop that
   waits and has such a block is one that only waits. */
#define __VERIFIER_optional(statement) \
  do { \
    if (__VERIFIER_opt_begin()) { \
      statement; \
      __VERIFIER_assume(0); \
    } \
  } while (0)

/* The lock of a partial specification is a lock. */
typedef struct {
  pthread_mutex_t lock;
} __VERIFIER_plock_t;
#define __VERIFIER_plock_lock(plock) pthread_mutex_lock(&(plock)->lock)
#define __VERIFIER_plock_unlock(plock) pthread_mutex_unlock(&(plock)->lock)

_TRESSE_BEGIN

/* What the macros of GenMC's own header call, for IR that was compiled against it. */
int __VERIFIER_opt_begin(void);
void __VERIFIER_annotate_begin(int kind);
void __VERIFIER_annotate_end(int kind);
int __VERIFIER_thread_create(const void *attributes, void *(*run)(void *), void *argument);
int __VERIFIER_thread_create_symmetric(const void *attributes, void *(*run)(void *), void *argument,
                                       __VERIFIER_thread_t like);
void *__VERIFIER_thread_join(__VERIFIER_thread_t thread);
_TRESSE_NORETURN void __VERIFIER_thread_exit(void *result);
__VERIFIER_thread_t __VERIFIER_thread_self(void);

/* Hazard pointers. Each is for the thread that has allocated it; its protection keeps a block for
   everybody. What is protected is the heap block that starts at what the variable holds, from before
   it is read until this hazard pointer is used, cleared or freed. A block that is retired is freed
   when all protections are over that began before that. */
typedef struct {
  void *__value;
} __VERIFIER_hp_t;
__VERIFIER_hp_t *__VERIFIER_hp_alloc(void);
void *__VERIFIER_hp_protect(__VERIFIER_hp_t *pointer, void *variable);
void __VERIFIER_hp_clear(__VERIFIER_hp_t *pointer);
void __VERIFIER_hp_free(__VERIFIER_hp_t *pointer);
void __VERIFIER_hp_retire(void *block);

/* What GenMC's macros of these names call. The last read of the thread is the one that counts. */
__VERIFIER_hp_t *__VERIFIER_hazptr_alloc(void);
void __VERIFIER_hazptr_protect(__VERIFIER_hp_t *pointer, void *block);
void __VERIFIER_hazptr_clear(__VERIFIER_hp_t *pointer);
void __VERIFIER_hazptr_free(__VERIFIER_hp_t *pointer);
void __VERIFIER_hazptr_retire(void *block);

/* Not modelled: a program that calls one of these is refused, with its name. */
void *__VERIFIER_palloc(size_t size);
void __VERIFIER_pbarrier(void);

_TRESSE_END
#endif
