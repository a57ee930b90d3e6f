#ifndef _SYS_TYPES_H
#define _SYS_TYPES_H
#include <tresse/types.h>
#include <stdint.h>
typedef unsigned char u_char;
typedef unsigned short u_short;
typedef unsigned int u_int;
typedef unsigned long u_long;
typedef char *caddr_t;
typedef uint8_t u_int8_t;
typedef uint16_t u_int16_t;
typedef uint32_t u_int32_t;
typedef uint64_t u_int64_t;

/* Of what is declared only. glibc's names say what is there. */
#ifndef __dev_t_defined
#define __dev_t_defined
typedef unsigned long dev_t;
#endif
#ifndef __ino_t_defined
#define __ino_t_defined
typedef unsigned long ino_t;
#endif
#ifndef __nlink_t_defined
#define __nlink_t_defined
typedef unsigned long nlink_t;
#endif
#ifndef __blkcnt_t_defined
#define __blkcnt_t_defined
typedef long blkcnt_t;
#endif
#ifndef __fsblkcnt_t_defined
#define __fsblkcnt_t_defined
typedef unsigned long fsblkcnt_t;
#endif
#ifndef __fsfilcnt_t_defined
#define __fsfilcnt_t_defined
typedef unsigned long fsfilcnt_t;
#endif
#ifndef __key_t_defined
#define __key_t_defined
typedef int key_t;
#endif
#ifndef __blksize_t_defined
#define __blksize_t_defined
typedef long blksize_t;
#endif

#ifndef __off64_t_defined
#define __off64_t_defined
typedef long long off64_t;
#endif
#ifndef __loff_t_defined
#define __loff_t_defined
typedef long long loff_t;
#endif

#ifdef _TRESSE_GLIBC
#include <endian.h>
#if defined __USE_LARGEFILE64 && !defined __ino64_t_defined
#define __ino64_t_defined
typedef __ino64_t ino64_t;
#endif
#if defined __USE_MISC && __has_include(<sys/select.h>)
#include <sys/select.h>
#endif
#endif
#endif
