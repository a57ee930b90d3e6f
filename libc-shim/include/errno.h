/* The numbers are those of the target's system, or of the one that is chosen (--errno). */
#ifndef _ERRNO_H
#define _ERRNO_H
#include <tresse/cdefs.h>
_TRESSE_BEGIN

int *__errno_location(void) __attribute__((__const__));
#define errno (*__errno_location())

_TRESSE_END

#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define E2BIG 7
#define ENOEXEC 8
#define EBADF 9
#define ECHILD 10
#define ENOMEM 12
#define EACCES 13
#define EFAULT 14
#define ENOTBLK 15
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENODEV 19
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define ENOTTY 25
#define ETXTBSY 26
#define EFBIG 27
#define ENOSPC 28
#define ESPIPE 29
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define EDOM 33
#define ERANGE 34

#if defined(__TRESSE_ERRNO_LINUX)
#include <tresse/errno_linux.h>
#elif defined(__TRESSE_ERRNO_MIPS)
#include <tresse/errno_mips.h>
#elif defined(__TRESSE_ERRNO_SPARC)
#include <tresse/errno_sparc.h>
#elif defined(__TRESSE_ERRNO_FREEBSD)
#include <tresse/errno_freebsd.h>
#elif defined(__TRESSE_ERRNO_DARWIN)
#include <tresse/errno_darwin.h>
#elif defined(__APPLE__)
#include <tresse/errno_darwin.h>
#elif defined(__FreeBSD__)
#include <tresse/errno_freebsd.h>
#elif defined(__mips__)
#include <tresse/errno_mips.h>
#elif defined(__sparc__)
#include <tresse/errno_sparc.h>
#else
#include <tresse/errno_linux.h>
#endif

#ifdef _GNU_SOURCE
#ifdef __cplusplus
extern "C" {
#endif
extern char *program_invocation_name, *program_invocation_short_name;
#ifdef __cplusplus
}
#endif
#endif

#endif
