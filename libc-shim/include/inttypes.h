/* Formats for the types of <stdint.h>. */
#ifndef _INTTYPES_H
#define _INTTYPES_H
#include <tresse/cdefs.h>
#include <stdint.h>
_TRESSE_BEGIN

#if __SIZEOF_LONG__ == 8
#define _TRESSE_64 "l"
#define _TRESSE_PTR "l"
#define _TRESSE_FAST "l"
#else
#define _TRESSE_64 "ll"
#define _TRESSE_PTR ""
#define _TRESSE_FAST ""
#endif

#define PRId8 "hhd"
#define PRIdLEAST8 "hhd"
#define PRIdFAST8 "hhd"
#define PRId16 "hd"
#define PRIdLEAST16 "hd"
#define PRIdFAST16 _TRESSE_FAST "d"
#define PRId32 "d"
#define PRIdLEAST32 "d"
#define PRIdFAST32 _TRESSE_FAST "d"
#define PRId64 _TRESSE_64 "d"
#define PRIdLEAST64 _TRESSE_64 "d"
#define PRIdFAST64 _TRESSE_64 "d"
#define PRIdMAX "jd"
#define PRIdPTR _TRESSE_PTR "d"
#define PRIi8 "hhi"
#define PRIiLEAST8 "hhi"
#define PRIiFAST8 "hhi"
#define PRIi16 "hi"
#define PRIiLEAST16 "hi"
#define PRIiFAST16 _TRESSE_FAST "i"
#define PRIi32 "i"
#define PRIiLEAST32 "i"
#define PRIiFAST32 _TRESSE_FAST "i"
#define PRIi64 _TRESSE_64 "i"
#define PRIiLEAST64 _TRESSE_64 "i"
#define PRIiFAST64 _TRESSE_64 "i"
#define PRIiMAX "ji"
#define PRIiPTR _TRESSE_PTR "i"
#define PRIo8 "hho"
#define PRIoLEAST8 "hho"
#define PRIoFAST8 "hho"
#define PRIo16 "ho"
#define PRIoLEAST16 "ho"
#define PRIoFAST16 _TRESSE_FAST "o"
#define PRIo32 "o"
#define PRIoLEAST32 "o"
#define PRIoFAST32 _TRESSE_FAST "o"
#define PRIo64 _TRESSE_64 "o"
#define PRIoLEAST64 _TRESSE_64 "o"
#define PRIoFAST64 _TRESSE_64 "o"
#define PRIoMAX "jo"
#define PRIoPTR _TRESSE_PTR "o"
#define PRIu8 "hhu"
#define PRIuLEAST8 "hhu"
#define PRIuFAST8 "hhu"
#define PRIu16 "hu"
#define PRIuLEAST16 "hu"
#define PRIuFAST16 _TRESSE_FAST "u"
#define PRIu32 "u"
#define PRIuLEAST32 "u"
#define PRIuFAST32 _TRESSE_FAST "u"
#define PRIu64 _TRESSE_64 "u"
#define PRIuLEAST64 _TRESSE_64 "u"
#define PRIuFAST64 _TRESSE_64 "u"
#define PRIuMAX "ju"
#define PRIuPTR _TRESSE_PTR "u"
#define PRIx8 "hhx"
#define PRIxLEAST8 "hhx"
#define PRIxFAST8 "hhx"
#define PRIx16 "hx"
#define PRIxLEAST16 "hx"
#define PRIxFAST16 _TRESSE_FAST "x"
#define PRIx32 "x"
#define PRIxLEAST32 "x"
#define PRIxFAST32 _TRESSE_FAST "x"
#define PRIx64 _TRESSE_64 "x"
#define PRIxLEAST64 _TRESSE_64 "x"
#define PRIxFAST64 _TRESSE_64 "x"
#define PRIxMAX "jx"
#define PRIxPTR _TRESSE_PTR "x"
#define PRIX8 "hhX"
#define PRIXLEAST8 "hhX"
#define PRIXFAST8 "hhX"
#define PRIX16 "hX"
#define PRIXLEAST16 "hX"
#define PRIXFAST16 _TRESSE_FAST "X"
#define PRIX32 "X"
#define PRIXLEAST32 "X"
#define PRIXFAST32 _TRESSE_FAST "X"
#define PRIX64 _TRESSE_64 "X"
#define PRIXLEAST64 _TRESSE_64 "X"
#define PRIXFAST64 _TRESSE_64 "X"
#define PRIXMAX "jX"
#define PRIXPTR _TRESSE_PTR "X"

typedef struct {
  intmax_t quot, rem;
} imaxdiv_t;

intmax_t imaxabs(intmax_t value);
imaxdiv_t imaxdiv(intmax_t a, intmax_t b);
intmax_t strtoimax(const char *__restrict s, char **__restrict end, int base);
uintmax_t strtoumax(const char *__restrict s, char **__restrict end, int base);
#ifdef __cplusplus
intmax_t wcstoimax(const wchar_t *__restrict s, wchar_t **__restrict end, int base);
uintmax_t wcstoumax(const wchar_t *__restrict s, wchar_t **__restrict end, int base);
#endif

_TRESSE_END
#endif
