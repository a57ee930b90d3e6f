/* What a program can say to the checker. The names are those that other checkers use. */
#ifndef _TRESSE_VERIFIER_H
#define _TRESSE_VERIFIER_H
#include <tresse/cdefs.h>
#include <stdbool.h>
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

/* No other thread runs between these two. */
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

_TRESSE_END
#endif
