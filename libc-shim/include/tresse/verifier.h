/* What a program can say to the checker. The names are those that other checkers use. */
#ifndef _TRESSE_VERIFIER_H
#define _TRESSE_VERIFIER_H
#include <tresse/cdefs.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
_TRESSE_BEGIN

/* Drops the execution, without a verdict, unless the condition holds. */
void __VERIFIER_assume(int condition);
/* Fails the execution unless the condition holds; NDEBUG does not matter. */
void __VERIFIER_assert(int condition);
/* Fails the execution. */
_TRESSE_NORETURN void __VERIFIER_error(void);

/* Any value of the type: every one is checked, within the bounds that the configuration sets. */
bool __VERIFIER_nondet_bool(void);
char __VERIFIER_nondet_char(void);
unsigned char __VERIFIER_nondet_uchar(void);
short __VERIFIER_nondet_short(void);
unsigned short __VERIFIER_nondet_ushort(void);
int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
long __VERIFIER_nondet_long(void);
unsigned long __VERIFIER_nondet_ulong(void);
unsigned __VERIFIER_nondet_unsigned(void);
long long __VERIFIER_nondet_longlong(void);
unsigned long long __VERIFIER_nondet_ulonglong(void);
size_t __VERIFIER_nondet_size_t(void);
unsigned char __VERIFIER_nondet_u8(void);
uint16_t __VERIFIER_nondet_u16(void);
uint32_t __VERIFIER_nondet_u32(void);
uint64_t __VERIFIER_nondet_u64(void);

/* An atomic section: no other thread is seen to run between these two, nor within a function of the program that
   is named __VERIFIER_atomic_*. A section may synchronise by at most one operation, and may not wait. */
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

/* Threads without pthread.h. That two threads are symmetric is a hint: no execution depends on it. */
typedef long __VERIFIER_thread_t;
__VERIFIER_thread_t __VERIFIER_spawn(void *(*run)(void *), void *argument);
__VERIFIER_thread_t __VERIFIER_spawn_symmetric(void *(*run)(void *), void *argument, __VERIFIER_thread_t like);
void *__VERIFIER_join(__VERIFIER_thread_t thread);
void __VERIFIER_join_symmetric(__VERIFIER_thread_t thread);

/* A loop that only waits: each iteration begins with spin_start, and ends with spin_end. An iteration that
   is not the last must have had no effect, neither on memory nor on what the thread does later: a search
   over execution graphs goes no further after it, and runs and searches over states ignore the marks. Loops
   that plainly have no effect need no marks. */
void __VERIFIER_spin_start(void);
void __VERIFIER_spin_end(bool is_left);

/* Where such a loop begins, how often a loop is to be unrolled, and marks of the methods of a data structure. They mean
   nothing here. */
void __VERIFIER_loop_begin(void);
void __VERIFIER_loop_bound(int iterations);
void __VERIFIER_method_begin(const char *name, int argument);
void __VERIFIER_method_end(const char *name, int result);

_TRESSE_END
#endif
