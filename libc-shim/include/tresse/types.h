/* The types that POSIX shares between headers.

   On 64-bit targets the thread types have the sizes of glibc on x86-64, and on 32-bit targets
   those of glibc on i386, so a program compiled against glibc's headers agrees with ours. What
   is inside differs, and only these parts are fixed:
     pthread_mutex_t      int kind at 16 (32-bit: 12); all zero is a normal mutex
     pthread_mutexattr_t  int kind at 0
     pthread_condattr_t   int clock at 0
     pthread_attr_t       int detach state at 0; size_t stack size at 8 (32-bit: 4), 0 = default */
#ifndef _TRESSE_TYPES_H
#define _TRESSE_TYPES_H

#define __need_size_t
#include <stddef.h>

#ifndef __ssize_t_defined
#define __ssize_t_defined 1
typedef __PTRDIFF_TYPE__ ssize_t;
#endif
#ifndef __off_t_defined
#define __off_t_defined 1
typedef long off_t;
#endif
#ifndef __pid_t_defined
#define __pid_t_defined 1
typedef int pid_t;
#endif
#ifndef __uid_t_defined
#define __uid_t_defined 1
typedef unsigned uid_t;
#endif
#ifndef __gid_t_defined
#define __gid_t_defined 1
typedef unsigned gid_t;
#endif
#ifndef __mode_t_defined
#define __mode_t_defined 1
typedef unsigned mode_t;
#endif
#ifndef __id_t_defined
#define __id_t_defined 1
typedef unsigned id_t;
#endif
#ifndef __time_t_defined
#define __time_t_defined 1
typedef long time_t;
#endif
#ifndef __suseconds_t_defined
#define __suseconds_t_defined 1
typedef long suseconds_t;
#endif
#ifndef __useconds_t_defined
#define __useconds_t_defined 1
typedef unsigned useconds_t;
#endif
#ifndef __clock_t_defined
#define __clock_t_defined 1
typedef long clock_t;
#endif
#ifndef __clockid_t_defined
#define __clockid_t_defined 1
typedef int clockid_t;
#endif
#ifndef __timer_t_defined
#define __timer_t_defined 1
typedef void *timer_t;
#endif

#if __SIZEOF_POINTER__ >= 8
#define _TRESSE_BY_WIDTH(wide, narrow) (wide)
#else
#define _TRESSE_BY_WIDTH(wide, narrow) (narrow)
#endif

typedef unsigned long pthread_t;
typedef unsigned pthread_key_t;
/* Words of 32 bits, also where int has 16. */
typedef __INT32_TYPE__ pthread_once_t;
typedef volatile __INT32_TYPE__ pthread_spinlock_t;

typedef union {
  struct {
    __INT32_TYPE__ __lock;
    __UINT32_TYPE__ __count;
    __INT32_TYPE__ __owner;
#if __SIZEOF_POINTER__ >= 8
    __UINT32_TYPE__ __users;
#endif
    __INT32_TYPE__ __kind;
  } __s;
  char __bytes[_TRESSE_BY_WIDTH(40, 24)];
  long __align;
} pthread_mutex_t;

typedef union {
  __INT32_TYPE__ __kind;
} pthread_mutexattr_t;

typedef union {
  __UINT32_TYPE__ __words[12];
  long long __align;
} pthread_cond_t;

typedef union {
  int __clock;
} pthread_condattr_t;

typedef union {
  struct {
    __INT32_TYPE__ __state;
    pthread_t __writer;
  } __s;
  char __bytes[_TRESSE_BY_WIDTH(56, 32)];
  long __align;
} pthread_rwlock_t;

typedef union {
  int __shared;
  char __bytes[8];
  long __align;
} pthread_rwlockattr_t;

typedef union {
  char __bytes[_TRESSE_BY_WIDTH(32, 20)];
  long __align;
} pthread_barrier_t;

typedef union {
  int __shared;
} pthread_barrierattr_t;

union pthread_attr_t {
  struct {
    int __detached;
    size_t __stack_size;
    size_t __guard_size;
    int __scope;
    int __inherit;
    int __policy;
    int __priority;
    void *__stack;
  } __s;
  char __bytes[_TRESSE_BY_WIDTH(56, 36)];
  long __align;
};
#ifndef __have_pthread_attr_t
#define __have_pthread_attr_t 1
typedef union pthread_attr_t pthread_attr_t;
#endif

#endif
