/* <fenv.h>: C17 7.6. Results are rounded to nearest, always. Which exceptions operations raise is not
   kept: known are those flags alone that the program itself has raised, and a question about
   others is unsupported. The structures are glibc's, and begin with the flags of `feraiseexcept`. */

typedef struct environment fenv_t;
typedef unsigned short fexcept_t;

static TRESSE_THREAD_LOCAL int raised_flags;

#define DEFAULT_ENVIRONMENT ((const fenv_t *)-1)
/* glibc: the same, where each exception ends the program. */
#define TRAPPING_ENVIRONMENT ((const fenv_t *)-2)

int feclearexcept(int flags) { return raised_flags &= ~flags, 0; }
int feraiseexcept(int flags) { return raised_flags |= flags, 0; }
int fesetexcept(int flags) { return feraiseexcept(flags); }

int fetestexcept(int flags) {
  if ((raised_flags & flags) != flags)
    __tresse_unsupported("`fetestexcept` of flags that operations raise");
  return flags;
}

int fegetexceptflag(fexcept_t *to, int flags) {
  *to = (fexcept_t)fetestexcept(flags);
  return 0;
}

int fesetexceptflag(const fexcept_t *from, int flags) {
  raised_flags = (raised_flags & ~flags) | (*from & flags);
  return 0;
}

int fetestexceptflag(const fexcept_t *from, int flags) { return *from & flags; }

/* FE_TONEAREST is 0 everywhere. */
int fegetround(void) { return 0; }

int fesetround(int mode) {
  if (mode)
    __tresse_unsupported("`fesetround` of another direction than to nearest");
  return 0;
}

int fegetenv(fenv_t *to) {
  memcpy(to, &raised_flags, sizeof raised_flags);
  return 0;
}

int fesetenv(const fenv_t *from) {
  if (from == TRAPPING_ENVIRONMENT)
    __tresse_unsupported("`fesetenv` with exceptions that end the program");
  raised_flags = 0;
  if (from != DEFAULT_ENVIRONMENT)
    memcpy(&raised_flags, from, sizeof raised_flags);
  return 0;
}

int feholdexcept(fenv_t *to) {
  fegetenv(to);
  return feclearexcept(-1);
}

int feupdateenv(const fenv_t *from) {
  int flags = raised_flags;
  fesetenv(from);
  return feraiseexcept(flags);
}

/* glibc: which exceptions end the program. */
int fegetexcept(void) { return 0; }
int fedisableexcept(int flags) { return (void)flags, 0; }

int feenableexcept(int flags) {
  if (flags)
    __tresse_unsupported("`feenableexcept`");
  return 0;
}
