// tresse: flags -O0 -g
// <fenv.h>, as far as it is known: rounding to nearest, and flags that the program has raised.
#include <stdio.h>

#if __has_include(<fenv.h>)
#include <fenv.h>
#else /* as glibc has it on x86-64 */
typedef struct {
  unsigned parts[8];
} fenv_t;
typedef unsigned short fexcept_t;
enum { FE_INVALID = 1, FE_DIVBYZERO = 4, FE_ALL_EXCEPT = 61, FE_TONEAREST = 0 };
#define FE_DFL_ENV ((const fenv_t *)-1)
int feclearexcept(int flags), feraiseexcept(int flags), fetestexcept(int flags);
int fegetexceptflag(fexcept_t *to, int flags), fesetexceptflag(const fexcept_t *from, int flags);
int fegetround(void), fesetround(int mode);
int fegetenv(fenv_t *to), feholdexcept(fenv_t *to);
int fesetenv(const fenv_t *from), feupdateenv(const fenv_t *from);
#endif

int main(void) {
  fenv_t before, held;
  fexcept_t flags;
  printf("%d %d\n", fegetround() == FE_TONEAREST, fesetround(FE_TONEAREST));
  printf("%d\n", feclearexcept(FE_ALL_EXCEPT));
  printf("%d\n", feraiseexcept(FE_DIVBYZERO | FE_INVALID));
  printf("%d %d\n", fetestexcept(FE_INVALID) == FE_INVALID, fetestexcept(0));
  printf("%d\n", fegetexceptflag(&flags, FE_INVALID));
  printf("%d\n", fegetenv(&before));
  printf("%d\n", feholdexcept(&held));
  feraiseexcept(FE_DIVBYZERO);
  printf("%d\n", fetestexcept(FE_DIVBYZERO) == FE_DIVBYZERO);
  printf("%d\n", feupdateenv(&held));
  printf("%d\n", fetestexcept(FE_INVALID | FE_DIVBYZERO) == (FE_INVALID | FE_DIVBYZERO));
  fesetenv(FE_DFL_ENV);
  fesetexceptflag(&flags, FE_INVALID);
  printf("%d\n", fetestexcept(FE_INVALID) == FE_INVALID);
  fesetenv(&before);
  printf("%d\n", fetestexcept(FE_DIVBYZERO) == FE_DIVBYZERO);
}
