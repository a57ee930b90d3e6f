/* <uchar.h> (C17 7.28, C23 7.30) in the "C" locale: a character is one unit of each size, the same
   number, below 128. So no character is ever begun by one call and ended by another: half of one,
   which is beyond ASCII whatever comes, is an encoding error at once. */
#include <errno.h>
#include <stddef.h>

typedef __CHAR16_TYPE__ uchar16;
typedef __CHAR32_TYPE__ uchar32;
typedef unsigned char uchar8;

#define UNITS(name, back, type)                                                           \
  size_t name(type *restrict to, const char *restrict s, size_t n,                        \
              mbstate_t *restrict state) {                                                \
    wchar_t c;                                                                            \
    size_t length = s ? mbrtowc(&c, s, n, state) : 0;                                     \
    if (s && to && length <= 1)                                                           \
      *to = (type)c;                                                                      \
    return length;                                                                        \
  }                                                                                       \
  size_t back(char *restrict to, type c, mbstate_t *restrict state) {                     \
    if (to && c > 127) {                                                                  \
      errno = EILSEQ;                                                                     \
      return (size_t)-1;                                                                  \
    }                                                                                     \
    return wcrtomb(to, (wchar_t)c, state);                                                \
  }
UNITS(mbrtoc8, c8rtomb, uchar8)
UNITS(mbrtoc16, c16rtomb, uchar16)
UNITS(mbrtoc32, c32rtomb, uchar32)
#undef UNITS
