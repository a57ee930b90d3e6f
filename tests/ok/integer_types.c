// tresse: flags -O0 -g
// Each type of stdint.h is printed by its own macro of inttypes.h as it is by that of the widest.
#include <inttypes.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int failed;

#define CHECK(type, kind, bits)                                              \
  do {                                                                       \
    char own[32], widest[32];                                                \
    snprintf(own, sizeof own, "%" PRId##kind##bits, (type)INTMAX_MIN);       \
    snprintf(widest, sizeof widest, "%" PRIdMAX, (intmax_t)(type)INTMAX_MIN); \
    failed += strcmp(own, widest) != 0;                                      \
    snprintf(own, sizeof own, "%" PRIu##kind##bits, (u##type)-1);            \
    snprintf(widest, sizeof widest, "%" PRIuMAX, (uintmax_t)(u##type)-1);    \
    failed += strcmp(own, widest) != 0;                                      \
  } while (0)

#define CHECK_ALL(kind, name)         \
  CHECK(int##name##8_t, kind, 8);     \
  CHECK(int##name##16_t, kind, 16);   \
  CHECK(int##name##32_t, kind, 32);   \
  CHECK(int##name##64_t, kind, 64)

_Static_assert((uint_fast16_t)-1 == UINT_FAST16_MAX, "the bound is that of the type");
_Static_assert((uint_fast32_t)-1 == UINT_FAST32_MAX, "the bound is that of the type");
_Static_assert((uintptr_t)-1 == UINTPTR_MAX, "the bound is that of the type");
_Static_assert(INT64_MIN < 0 && INT64_MIN + INT64_MAX == -1, "the bounds are those of the type");

_Static_assert((unsigned char)-1 == UCHAR_MAX && UCHAR_MAX == 2 * SCHAR_MAX + 1, "char");
_Static_assert((char)-1 < 0 ? CHAR_MIN == SCHAR_MIN : CHAR_MAX == UCHAR_MAX, "char");
_Static_assert((unsigned short)-1 == USHRT_MAX && SHRT_MIN + SHRT_MAX == -1, "short");
_Static_assert((unsigned)-1 == UINT_MAX && INT_MIN + INT_MAX == -1, "int");
_Static_assert((unsigned long)-1 == ULONG_MAX && LONG_MIN + LONG_MAX == -1, "long");
_Static_assert((unsigned long long)-1 == ULLONG_MAX && LLONG_MIN + LLONG_MAX == -1, "long long");
_Static_assert(SSIZE_MAX == SIZE_MAX / 2 && PATH_MAX == 4096, "those of POSIX");
#if UINT_MAX != 0xffffffff || LONG_MAX < INT_MAX || ULLONG_MAX != 0xffffffffffffffff
#error "the preprocessor has other limits"
#endif

_Static_assert(sizeof(int_fast16_t) == sizeof(long) && sizeof(int_fast32_t) == sizeof(long),
               "as glibc has them, on 64-bit targets");
_Static_assert(WINT_MIN - 1 > 0, "wint_t is unsigned");

int main(void) {
  CHECK_ALL(, );
  CHECK_ALL(LEAST, _least);
  CHECK_ALL(FAST, _fast);
  printf("%d failed\n", failed);
  printf("%" PRIx64 " %" PRId64 "\n", UINT64_C(0xfedcba9876543210), INT64_C(-81985529216486896));
  return failed;
}
