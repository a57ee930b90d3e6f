/* The compiler's limits, and those of POSIX that programs ask for. */
#ifndef _TRESSE_LIMITS_H
#define _TRESSE_LIMITS_H
#include_next <limits.h>

#define SSIZE_MAX __PTRDIFF_MAX__
#define PATH_MAX 4096
#define NAME_MAX 255
#define PIPE_BUF 4096
#define IOV_MAX 1024
#define LINE_MAX 2048
#define HOST_NAME_MAX 64
#define LOGIN_NAME_MAX 256
#define PTHREAD_KEYS_MAX 128
#define PTHREAD_DESTRUCTOR_ITERATIONS 4
#define PTHREAD_STACK_MIN 16384
#define SEM_VALUE_MAX 2147483647

#endif
