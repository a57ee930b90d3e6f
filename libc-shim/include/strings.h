#ifndef _STRINGS_H
#define _STRINGS_H
#include <tresse/cdefs.h>
#define __need_size_t
#include <stddef.h>
_TRESSE_BEGIN

int bcmp(const void *a, const void *b, size_t n);
void bcopy(const void *from, void *to, size_t n);
void bzero(void *to, size_t n);
int ffs(int value);
int ffsl(long value);
int ffsll(long long value);
char *index(const char *s, int c);
char *rindex(const char *s, int c);
int strcasecmp(const char *a, const char *b);
int strncasecmp(const char *a, const char *b, size_t n);
#ifdef _TRESSE_POSIX
struct __locale_struct;
int strcasecmp_l(const char *a, const char *b, struct __locale_struct *locale);
int strncasecmp_l(const char *a, const char *b, size_t n, struct __locale_struct *locale);
#endif

_TRESSE_END
#endif
