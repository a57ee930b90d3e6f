/* What the C part of the shim asks of its other part, the rows in Rust. A row is the only thing
   here that knows about threads, the heap, the clock and the process. */
#ifndef TRESSE_ROWS_H
#define TRESSE_ROWS_H
#include <limits.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <tresse/cdefs.h>
#include <tresse/timespec.h>

/* Each thread has its own. Where clang has no such variables for the target the section says so:
   Mach-O wants a segment before it. */
#if __has_feature(c_thread_local)
#define TRESSE_THREAD_LOCAL _Thread_local
#else
#define TRESSE_THREAD_LOCAL __attribute__((section("__tresse,__thread_local")))
#endif

/* What the host has given, by number: 0 is the standard input, others are files. A byte of it, its
   size, a byte of its name; -1 where there is none. Its content never changes. */
long long __tresse_given_byte(int file, unsigned long long at);
long long __tresse_given_size(int file);
long long __tresse_given_name(int file, unsigned long long at);

/* What is not modelled, by name. */
_TRESSE_NORETURN void __tresse_unsupported(const char *what);

/* One output request; fd is 1 or 2. */
void __tresse_write(int fd, const void *from, size_t n);

void *__tresse_malloc(size_t size);
void *__tresse_calloc(size_t count, size_t size);
void *__tresse_aligned_alloc(size_t alignment, size_t size);
/* The same, of zeros. */
void *__tresse_zeroed_aligned(size_t alignment, size_t size);
/* Memory of the library's own, which --malloc-may-fail leaves alone. */
void *__tresse_scratch(size_t size);
void *__tresse_scratch_aligned(size_t alignment, size_t size);
void *malloc(size_t size);
void free(void *block);
void *aligned_alloc(size_t alignment, size_t size);
/* The size of the live heap block that starts at p. */
size_t __tresse_object_size(const void *p);
/* That block, which no other thread knows yet, is a mapping: what ends its life is the other one. */
void __tresse_make_mapping(void *p, int is_writable);
void __tresse_unmap(void *p);

_TRESSE_NORETURN void __tresse_exit(int code);
_TRESSE_NORETURN void __tresse_quick_exit(int code);
_TRESSE_NORETURN void abort(void);
/* As abort, with words for a report. */
_TRESSE_NORETURN void __tresse_terminate(const char *why);
/* The program broke the contract of a library function. */
_TRESSE_NORETURN void __tresse_misuse(const char *what);

int __tresse_atexit(void *list, void (*run)(void));
/* The handler registered last and not yet popped, or null. */
void (*__tresse_atexit_pop(void *list))(void);
/* Blocks while another thread ends the process. */
void __tresse_exit_begin(void *caller);

/* 1: the caller runs it and calls end; 0: it has run. Blocks while another thread runs it. */
int __tresse_once_begin(void *control);
void __tresse_once_end(void *control);

/* Before an object is initialised: it is not in use. */
void __tresse_renew_mutex(const void *object);
void __tresse_renew_spin(const volatile void *object);
void __tresse_renew_cond(const void *object);
void __tresse_renew_barrier(const void *object);
void __tresse_renew_rwlock(const void *object);
void __tresse_renew_sem(const void *object);

/* 0, or an error number: ETIMEDOUT when the time is up, which it may be at any moment. */
int __tresse_mutex_timedlock(void *mutex, unsigned long long until);
int __tresse_cond_timedwait(void *cond, void *mutex, unsigned long long until);
int __tresse_rwlock_timedrdlock(void *lock, unsigned long long until);
int __tresse_rwlock_timedwrlock(void *lock, unsigned long long until);
int __tresse_sem_timedwait(void *sem, unsigned long long until);
int __tresse_sem_trywait(void *sem);
int __tresse_sem_post(void *sem);
int __tresse_sem_value(const void *sem);

/* Bounds of an atomic section. Is the thread outside of all of them, now or after it has left one? */
int __tresse_section_test(void);
void __tresse_section_enter(void);
int __tresse_section_leave(void);

/* A hazard pointer, known by the block that it is: what is read next is to be protected; that is this
   block, or nothing. */
void __tresse_hazard_announce(void *hazard);
void __tresse_hazard_protect(void *hazard, void *block);

/* What the machine knows of the thread's frames and their landing pads, by number; (size_t)-1 is
   none. step/unwind.rs in the machine has the meaning. */
size_t __tresse_frame_this(void);
size_t __tresse_frame_next(size_t frame);
size_t __tresse_frame_clause(size_t frame, size_t clause);
const void *__tresse_frame_type(size_t frame, size_t clause, size_t number);
int __tresse_frame_cleanup(size_t frame);
_TRESSE_NORETURN void __tresse_frame_land(size_t frame, size_t clause, void *exception);
_TRESSE_NORETURN void __tresse_frame_foreign(void);
size_t __tresse_frame_mark(void);
size_t __tresse_frame_place(void);
_TRESSE_NORETURN void __tresse_frame_jump(size_t mark, size_t place, int value);
/* Of the function that says so: an exception finds no handler beyond it, or is not modelled. It must
   not be inlined. */
#define TRESSE_FRAME __attribute__((noinline))
void __tresse_leave_never(void);
void __tresse_leave_refused(void);

/* A sleep, from the time when it began. */
unsigned long long __tresse_sleep_begin(void);
void __tresse_sleep_end(unsigned long long from, unsigned long long nanoseconds);
static inline void __tresse_sleep(unsigned long long nanoseconds) {
  __tresse_sleep_end(__tresse_sleep_begin(), nanoseconds);
}
/* It is that time, or later: what was waited for until then has not come. */
void __tresse_sleep_until(unsigned long long nanoseconds);
unsigned long long __tresse_now(void);

/* A function that `part.rs` may put another one in the place of: nobody may count on what it does. */
#define TRESSE_REPLACED __attribute__((weak))

/* Machine primitives. */
void *memcpy(void *__restrict to, const void *__restrict from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);

#endif
