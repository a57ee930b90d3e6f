/* The compiler's limits, and those of POSIX that programs ask for. */
#ifndef _TRESSE_LIMITS_H
#define _TRESSE_LIMITS_H
#include_next <limits.h>

#define SSIZE_MAX __PTRDIFF_MAX__
#define PTHREAD_KEYS_MAX 128
#define PTHREAD_DESTRUCTOR_ITERATIONS 4
#define PTHREAD_STACK_MIN 16384
#define SEM_VALUE_MAX 2147483647

#endif
