#ifndef _CTYPE_H
#define _CTYPE_H
#include <tresse/cdefs.h>
_TRESSE_BEGIN

int isalnum(int c);
int isalpha(int c);
int isascii(int c);
int isblank(int c);
int iscntrl(int c);
int isdigit(int c);
int isgraph(int c);
int islower(int c);
int isprint(int c);
int ispunct(int c);
int isspace(int c);
int isupper(int c);
int isxdigit(int c);
int toascii(int c);
int tolower(int c);
int toupper(int c);
#ifdef _TRESSE_POSIX
#define _tolower(c) tolower(c)
#define _toupper(c) toupper(c)
#endif

#ifdef _TRESSE_POSIX
struct __locale_struct;
int isalnum_l(int c, struct __locale_struct *locale);
int isalpha_l(int c, struct __locale_struct *locale);
int isblank_l(int c, struct __locale_struct *locale);
int iscntrl_l(int c, struct __locale_struct *locale);
int isdigit_l(int c, struct __locale_struct *locale);
int isgraph_l(int c, struct __locale_struct *locale);
int islower_l(int c, struct __locale_struct *locale);
int isprint_l(int c, struct __locale_struct *locale);
int ispunct_l(int c, struct __locale_struct *locale);
int isspace_l(int c, struct __locale_struct *locale);
int isupper_l(int c, struct __locale_struct *locale);
int isxdigit_l(int c, struct __locale_struct *locale);
int tolower_l(int c, struct __locale_struct *locale);
int toupper_l(int c, struct __locale_struct *locale);
#endif

#ifdef __cplusplus
/* The kinds of characters by glibc's names, which C++ headers mention. */
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define _ISbit(bit) (1 << (bit))
#else
#define _ISbit(bit) ((bit) < 8 ? 256 << (bit) : (1 << (bit)) >> 8)
#endif
enum {
  _ISupper = _ISbit(0),
  _ISlower = _ISbit(1),
  _ISalpha = _ISbit(2),
  _ISdigit = _ISbit(3),
  _ISxdigit = _ISbit(4),
  _ISspace = _ISbit(5),
  _ISprint = _ISbit(6),
  _ISgraph = _ISbit(7),
  _ISblank = _ISbit(8),
  _IScntrl = _ISbit(9),
  _ISpunct = _ISbit(10),
  _ISalnum = _ISbit(11)
};
#endif

_TRESSE_END
#endif
