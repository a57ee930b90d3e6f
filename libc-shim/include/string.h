#ifndef _STRING_H
#define _STRING_H
#include <tresse/cdefs.h>
#define __need_size_t
#define __need_NULL
#include <stddef.h>
#include <strings.h>
#include <tresse/glibc.h>
_TRESSE_BEGIN

void *memcpy(void *__restrict to, const void *__restrict from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
void *mempcpy(void *__restrict to, const void *__restrict from, size_t n);
void *memccpy(void *__restrict to, const void *__restrict from, int stop, size_t n);
int memcmp(const void *a, const void *b, size_t n);
void *memchr(const void *in, int byte, size_t n);
void *memrchr(const void *in, int byte, size_t n);
void *memmem(const void *in, size_t n, const void *what, size_t m);

size_t strlen(const char *s);
size_t strnlen(const char *s, size_t n);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t n);
int strcoll(const char *a, const char *b);
size_t strxfrm(char *__restrict to, const char *__restrict from, size_t n);
char *strcpy(char *__restrict to, const char *__restrict from);
char *strncpy(char *__restrict to, const char *__restrict from, size_t n);
char *stpcpy(char *__restrict to, const char *__restrict from);
char *stpncpy(char *__restrict to, const char *__restrict from, size_t n);
char *strcat(char *__restrict to, const char *__restrict from);
char *strncat(char *__restrict to, const char *__restrict from, size_t n);
size_t strlcpy(char *__restrict to, const char *__restrict from, size_t n);
size_t strlcat(char *__restrict to, const char *__restrict from, size_t n);
char *strchr(const char *s, int c);
char *strchrnul(const char *s, int c);
char *strrchr(const char *s, int c);
char *strstr(const char *in, const char *what);
size_t strspn(const char *s, const char *set);
size_t strcspn(const char *s, const char *set);
char *strpbrk(const char *s, const char *set);
char *strsep(char **__restrict rest, const char *__restrict set);
char *strtok(char *__restrict s, const char *__restrict set);
char *strtok_r(char *__restrict s, const char *__restrict set, char **__restrict rest);
char *strdup(const char *s);
char *strndup(const char *s, size_t n);
char *strerror(int number);
#ifdef _GNU_SOURCE
char *strerror_r(int number, char *to, size_t n);
#else
int strerror_r(int number, char *to, size_t n) __asm__("__xpg_strerror_r");
#endif

#ifdef _TRESSE_POSIX
struct __locale_struct;
int strcoll_l(const char *a, const char *b, struct __locale_struct *locale);
size_t strxfrm_l(char *__restrict to, const char *__restrict from, size_t n,
                 struct __locale_struct *locale);
char *strerror_l(int number, struct __locale_struct *locale);
char *strsignal(int number);
void explicit_bzero(void *to, size_t n);
#endif
#ifdef _GNU_SOURCE
const char *strerrorname_np(int number);
const char *strerrordesc_np(int number);
const char *sigabbrev_np(int number);
const char *sigdescr_np(int number);
char *strcasestr(const char *in, const char *what);
int strverscmp(const char *a, const char *b);
void *rawmemchr(const void *bytes, int c);
#ifndef basename
/* What comes after the last slash. That of <libgen.h> is another one. */
char *basename(const char *name);
#endif
#define strdupa(s) strcpy((char *)__builtin_alloca(strlen(s) + 1), s)
#define strndupa(s, most)                                        \
  (__extension__({                                               \
    const char *__from = (s);                                    \
    size_t __length = strnlen(__from, most);                     \
    char *__to = (char *)__builtin_alloca(__length + 1);         \
    __to[__length] = 0;                                          \
    (char *)memcpy(__to, __from, __length);                      \
  }))
#endif

_TRESSE_END
#endif
