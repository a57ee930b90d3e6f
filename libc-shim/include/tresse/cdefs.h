/* What every header of the Tresse C library begins with. */
#ifndef _TRESSE_CDEFS_H
#define _TRESSE_CDEFS_H

/* As glibc says it of what its <malloc.h> declares once more. */
#if defined __cplusplus && __cplusplus >= 201103L
#define _TRESSE_NOTHROW noexcept(true)
#elif defined __cplusplus
#define _TRESSE_NOTHROW throw()
#else
#define _TRESSE_NOTHROW
#endif

#ifdef __cplusplus
#define _TRESSE_BEGIN extern "C" {
#define _TRESSE_END }
#else
#define _TRESSE_BEGIN
#define _TRESSE_END
#endif

/* More than C11, as glibc takes it: a program in strict C may have functions of these names. */
#if !defined __STRICT_ANSI__ || defined _POSIX_C_SOURCE || defined _XOPEN_SOURCE || \
    defined _DEFAULT_SOURCE || defined _BSD_SOURCE || defined _GNU_SOURCE
#define _TRESSE_POSIX 1
#endif

#define _TRESSE_NORETURN __attribute__((__noreturn__))
#define _TRESSE_PRINTF(format, first) __attribute__((__format__(__printf__, format, first)))

#endif
