/* The system's, where it has one for the target: it has more. The numbers are those of Linux
   for the target: MIPS and SPARC have their own. */
#ifndef _TRESSE_FCNTL_H
#define _TRESSE_FCNTL_H
#if !defined _TRESSE_SHIM && __has_include_next(<fcntl.h>)
#include_next <fcntl.h>
#else
#include <tresse/cdefs.h>
#include <tresse/types.h>
_TRESSE_BEGIN

#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_ACCMODE 3
#if defined __mips__
#define O_CREAT 0x0100
#define O_EXCL 0x0400
#define O_NOCTTY 0x0800
#define O_TRUNC 0x0200
#define O_APPEND 0x0008
#define O_NONBLOCK 0x0080
#define O_NDELAY O_NONBLOCK
#define O_SYNC 0x4010
#define O_CLOEXEC 0x80000
#elif defined __sparc__
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_NOCTTY 0x8000
#define O_TRUNC 0x0400
#define O_APPEND 0x0008
#define O_NONBLOCK 0x4000
#define O_NDELAY (0x0004 | O_NONBLOCK)
#define O_SYNC 0x802000
#define O_CLOEXEC 0x400000
#else
#define O_CREAT 0100
#define O_EXCL 0200
#define O_NOCTTY 0400
#define O_TRUNC 01000
#define O_APPEND 02000
#define O_NONBLOCK 04000
#define O_NDELAY O_NONBLOCK
#define O_SYNC 04010000
#define O_CLOEXEC 02000000
#endif
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 1030
#define FD_CLOEXEC 1
#ifndef SEEK_SET
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#endif

int open(const char *name, int flags, ...);
int creat(const char *name, mode_t mode);
#define AT_FDCWD -100
int openat(int folder, const char *name, int flags, ...);
int posix_fallocate(int fd, off_t from, off_t length);
#define FALLOC_FL_KEEP_SIZE 1
int fallocate(int fd, int mode, off_t from, off_t length);
#define POSIX_FADV_NORMAL 0
#define POSIX_FADV_RANDOM 1
#define POSIX_FADV_SEQUENTIAL 2
#define POSIX_FADV_WILLNEED 3
#define POSIX_FADV_DONTNEED 4
#define POSIX_FADV_NOREUSE 5
int posix_fadvise(int fd, off_t from, off_t length, int advice);
/* With other commands than those above an execution ends there (T0901). */
int fcntl(int fd, int command, ...);

_TRESSE_END
#endif
#endif
