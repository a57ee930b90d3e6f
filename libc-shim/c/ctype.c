/* Character classes of the "C" locale. */
#include <ctype.h>

#define UPPER(c) ((c) >= 'A' && (c) <= 'Z')
#define LOWER(c) ((c) >= 'a' && (c) <= 'z')
#define DIGIT(c) ((c) >= '0' && (c) <= '9')
#define ALPHA(c) (UPPER(c) || LOWER(c))
#define ALNUM(c) (ALPHA(c) || DIGIT(c))
#define HEX(c) (DIGIT(c) || ((c) >= 'A' && (c) <= 'F') || ((c) >= 'a' && (c) <= 'f'))
#define SPACE(c) ((c) == ' ' || ((c) >= '\t' && (c) <= '\r'))
#define BLANK(c) ((c) == ' ' || (c) == '\t')
#define GRAPH(c) ((c) > ' ' && (c) < 127)
#define PRINT(c) ((c) >= ' ' && (c) < 127)
#define CONTROL(c) (((c) >= 0 && (c) < ' ') || (c) == 127)
#define PUNCT(c) (GRAPH(c) && !ALNUM(c))

int isalnum(int c) { return ALNUM(c); }
int isalpha(int c) { return ALPHA(c); }
int isascii(int c) { return c >= 0 && c < 128; }
int isblank(int c) { return BLANK(c); }
int iscntrl(int c) { return CONTROL(c); }
int isdigit(int c) { return DIGIT(c); }
int isgraph(int c) { return GRAPH(c); }
int islower(int c) { return LOWER(c); }
int isprint(int c) { return PRINT(c); }
int ispunct(int c) { return PUNCT(c); }
int isspace(int c) { return SPACE(c); }
int isupper(int c) { return UPPER(c); }
int isxdigit(int c) { return HEX(c); }
int toascii(int c) { return c & 127; }
int tolower(int c) { return UPPER(c) ? c + ('a' - 'A') : c; }
int toupper(int c) { return LOWER(c) ? c - ('a' - 'A') : c; }

/* The macros in glibc's <ctype.h> read tables that are indexed from -128 to 255, whose class bits
   are numbered in the byte order of the machine. */
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define CLASS(bit) (1 << (bit))
#else
#define CLASS(bit) (1 << (((bit) + 8) & 15))
#endif

#define CLASSES(c)                                                                         \
  (UPPER(c) * CLASS(0) | LOWER(c) * CLASS(1) | ALPHA(c) * CLASS(2) | DIGIT(c) * CLASS(3) | \
   HEX(c) * CLASS(4) | SPACE(c) * CLASS(5) | PRINT(c) * CLASS(6) | GRAPH(c) * CLASS(7) |   \
   BLANK(c) * CLASS(8) | CONTROL(c) * CLASS(9) | PUNCT(c) * CLASS(10) | ALNUM(c) * CLASS(11))
/* Above 127 a char may have been sign-extended, and the table says what its byte maps to. */
#define LOWERED(c) (UPPER(c) ? (c) + 32 : (c) < -1 ? (c) + 256 : (c))
#define RAISED(c) (LOWER(c) ? (c)-32 : (c) < -1 ? (c) + 256 : (c))

#define FOUR(f, c) f(c), f((c) + 1), f((c) + 2), f((c) + 3)
#define SIXTEEN(f, c) FOUR(f, c), FOUR(f, (c) + 4), FOUR(f, (c) + 8), FOUR(f, (c) + 12)
#define SIXTY_FOUR(f, c) \
  SIXTEEN(f, c), SIXTEEN(f, (c) + 16), SIXTEEN(f, (c) + 32), SIXTEEN(f, (c) + 48)
#define FROM_128_BELOW(f)                                                               \
  {                                                                                     \
    SIXTY_FOUR(f, -128), SIXTY_FOUR(f, -64), SIXTY_FOUR(f, 0), SIXTY_FOUR(f, 64),       \
        SIXTY_FOUR(f, 128), SIXTY_FOUR(f, 192)                                          \
  }

static const unsigned short class_table[384] = FROM_128_BELOW(CLASSES);
static const int lower_table[384] = FROM_128_BELOW(LOWERED);
static const int upper_table[384] = FROM_128_BELOW(RAISED);
static const unsigned short *const class_zero = class_table + 128;
static const int *const lower_zero = lower_table + 128;
static const int *const upper_zero = upper_table + 128;

const unsigned short **__ctype_b_loc(void) { return (const unsigned short **)&class_zero; }
const int **__ctype_tolower_loc(void) { return (const int **)&lower_zero; }
const int **__ctype_toupper_loc(void) { return (const int **)&upper_zero; }
