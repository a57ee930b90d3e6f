#ifndef _STDLIB_H
#define _STDLIB_H
#include <tresse/cdefs.h>
#define __need_size_t
#define __need_wchar_t
#define __need_NULL
#include <stddef.h>
#include <tresse/glibc.h>
#if defined _TRESSE_GLIBC && defined _TRESSE_POSIX
#include <sys/types.h>
#endif
/* glibc's <sys/wait.h> leaves these to this file. */
#if defined _TRESSE_GLIBC && (defined __USE_XOPEN || defined __USE_XOPEN2K8) && \
    __has_include(<bits/waitflags.h>) && __has_include(<bits/waitstatus.h>)
#include <bits/waitflags.h>
#include <bits/waitstatus.h>
#define WEXITSTATUS(status) __WEXITSTATUS(status)
#define WTERMSIG(status) __WTERMSIG(status)
#define WSTOPSIG(status) __WSTOPSIG(status)
#define WIFEXITED(status) __WIFEXITED(status)
#define WIFSIGNALED(status) __WIFSIGNALED(status)
#define WIFSTOPPED(status) __WIFSTOPPED(status)
#ifdef __WIFCONTINUED
#define WIFCONTINUED(status) __WIFCONTINUED(status)
#endif
#endif
_TRESSE_BEGIN

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647

typedef struct {
  int quot, rem;
} div_t;
typedef struct {
  long quot, rem;
} ldiv_t;
typedef struct {
  long long quot, rem;
} lldiv_t;

void *malloc(size_t size) _TRESSE_NOTHROW;
void *calloc(size_t count, size_t size) _TRESSE_NOTHROW;
void *realloc(void *old, size_t size) _TRESSE_NOTHROW;
void *reallocarray(void *old, size_t count, size_t size) _TRESSE_NOTHROW;
void *aligned_alloc(size_t alignment, size_t size);
int posix_memalign(void **out, size_t alignment, size_t size);
void free(void *block) _TRESSE_NOTHROW;

_TRESSE_NORETURN void abort(void);
_TRESSE_NORETURN void exit(int code);
_TRESSE_NORETURN void _Exit(int code);
int atexit(void (*run)(void));
char *getenv(const char *name);
#ifdef _TRESSE_POSIX
int setenv(const char *name, const char *value, int overwrites);
int unsetenv(const char *name);
int putenv(char *text);
int clearenv(void);
#endif
#ifdef _GNU_SOURCE
char *secure_getenv(const char *name);
struct __locale_struct;
long strtol_l(const char *__restrict s, char **__restrict end, int base,
              struct __locale_struct *locale);
unsigned long strtoul_l(const char *__restrict s, char **__restrict end, int base,
                        struct __locale_struct *locale);
long long strtoll_l(const char *__restrict s, char **__restrict end, int base,
                    struct __locale_struct *locale);
unsigned long long strtoull_l(const char *__restrict s, char **__restrict end, int base,
                              struct __locale_struct *locale);
float strtof_l(const char *__restrict s, char **__restrict end, struct __locale_struct *locale);
double strtod_l(const char *__restrict s, char **__restrict end, struct __locale_struct *locale);
long double strtold_l(const char *__restrict s, char **__restrict end,
                      struct __locale_struct *locale);
#endif

int atoi(const char *s);
long atol(const char *s);
long long atoll(const char *s);
double atof(const char *s);
long strtol(const char *__restrict s, char **__restrict end, int base);
unsigned long strtoul(const char *__restrict s, char **__restrict end, int base);
long long strtoll(const char *__restrict s, char **__restrict end, int base);
unsigned long long strtoull(const char *__restrict s, char **__restrict end, int base);
float strtof(const char *__restrict s, char **__restrict end);
double strtod(const char *__restrict s, char **__restrict end);
long double strtold(const char *__restrict s, char **__restrict end);

int abs(int value);
long labs(long value);
long long llabs(long long value);
div_t div(int a, int b);
ldiv_t ldiv(long a, long b);
lldiv_t lldiv(long long a, long long b);

void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *));
void qsort_r(void *base, size_t count, size_t size,
             int (*compare)(const void *, const void *, void *), void *argument);
void *bsearch(const void *key, const void *base, size_t count, size_t size,
              int (*compare)(const void *, const void *));

int rand(void);
void srand(unsigned seed);
int rand_r(unsigned *seed);
long random(void);
void srandom(unsigned seed);

#ifdef _TRESSE_POSIX
int mkstemp(char *name);
int mkstemps(char *name, int suffix);
int mkostemp(char *name, int flags);
int mkostemps(char *name, int suffix, int flags);
struct drand48_data {
  unsigned short __x[3], __old_x[3], __c, __init;
  unsigned long long __a;
};
int drand48_r(struct drand48_data *data, double *to);
int erand48_r(unsigned short state[3], struct drand48_data *data, double *to);
int lrand48_r(struct drand48_data *data, long *to);
int nrand48_r(unsigned short state[3], struct drand48_data *data, long *to);
int mrand48_r(struct drand48_data *data, long *to);
int jrand48_r(unsigned short state[3], struct drand48_data *data, long *to);
int srand48_r(long seed, struct drand48_data *data);
int seed48_r(unsigned short state[3], struct drand48_data *data);
int lcong48_r(unsigned short parameters[7], struct drand48_data *data);
double drand48(void);
double erand48(unsigned short state[3]);
long lrand48(void);
long nrand48(unsigned short state[3]);
long mrand48(void);
long jrand48(unsigned short state[3]);
void srand48(long seed);
unsigned short *seed48(unsigned short state[3]);
void lcong48(unsigned short parameters[7]);
long a64l(const char *s);
char *l64a(long value);
unsigned arc4random(void);
void arc4random_buf(void *to, size_t n);
unsigned arc4random_uniform(unsigned end);
char *realpath(const char *__restrict name, char *__restrict to);
char *mkdtemp(char *name);
#endif
/* Without a command only. */
int system(const char *command);

#ifdef _TRESSE_POSIX
int getsubopt(char **rest, char *const *names, char **value);
void *valloc(size_t size) _TRESSE_NOTHROW;
#endif
int at_quick_exit(void (*run)(void));
_TRESSE_NORETURN void quick_exit(int code);

#define MB_CUR_MAX ((size_t)1)
int mblen(const char *s, size_t n);
int mbtowc(wchar_t *__restrict to, const char *__restrict s, size_t n);
int wctomb(char *s, wchar_t c);
size_t mbstowcs(wchar_t *__restrict to, const char *__restrict s, size_t n);
size_t wcstombs(char *__restrict to, const wchar_t *__restrict s, size_t n);

/* Declared only: an execution that calls one of these ends there (T0901). */
#ifdef _TRESSE_POSIX
char *mktemp(char *name);
char *initstate(unsigned seed, char *state, size_t size);
char *setstate(char *state);
int getloadavg(double *to, int n);
int on_exit(void (*run)(int, void *), void *argument);
#ifndef WEXITSTATUS
#define WEXITSTATUS(status) (((status) & 0xff00) >> 8)
#define WTERMSIG(status) ((status) & 0x7f)
#define WSTOPSIG(status) WEXITSTATUS(status)
#define WIFEXITED(status) (WTERMSIG(status) == 0)
#define WIFSIGNALED(status) ((signed char)(WTERMSIG(status) + 1) >> 1 > 0)
#define WIFSTOPPED(status) (((status) & 0xff) == 0x7f)
#define WIFCONTINUED(status) ((status) == 0xffff)
#define WCOREDUMP(status) ((status) & 0x80)
#endif
#ifndef alloca
#define alloca(size) __builtin_alloca(size)
#endif
#endif

_TRESSE_END
#endif
