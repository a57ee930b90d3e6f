#ifndef _STDIO_H
#define _STDIO_H
#include <tresse/cdefs.h>
#include <tresse/types.h>
#include <stdarg.h>
#define __need_size_t
#define __need_NULL
#include <stddef.h>
_TRESSE_BEGIN

typedef struct _IO_FILE FILE;

#ifndef _TRESSE_SHIM
extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;
#endif
#define stdin stdin
#define stdout stdout
#define stderr stderr

#define EOF (-1)
#define BUFSIZ 8192
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2

int printf(const char *__restrict format, ...) _TRESSE_PRINTF(1, 2);
int fprintf(FILE *__restrict file, const char *__restrict format, ...) _TRESSE_PRINTF(2, 3);
int dprintf(int fd, const char *__restrict format, ...) _TRESSE_PRINTF(2, 3);
int sprintf(char *__restrict to, const char *__restrict format, ...) _TRESSE_PRINTF(2, 3);
int snprintf(char *__restrict to, size_t n, const char *__restrict format, ...)
    _TRESSE_PRINTF(3, 4);
int asprintf(char **__restrict to, const char *__restrict format, ...) _TRESSE_PRINTF(2, 3);
int vprintf(const char *__restrict format, va_list args) _TRESSE_PRINTF(1, 0);
int vfprintf(FILE *__restrict file, const char *__restrict format, va_list args)
    _TRESSE_PRINTF(2, 0);
int vdprintf(int fd, const char *__restrict format, va_list args) _TRESSE_PRINTF(2, 0);
int vsprintf(char *__restrict to, const char *__restrict format, va_list args)
    _TRESSE_PRINTF(2, 0);
int vsnprintf(char *__restrict to, size_t n, const char *__restrict format, va_list args)
    _TRESSE_PRINTF(3, 0);
int vasprintf(char **__restrict to, const char *__restrict format, va_list args)
    _TRESSE_PRINTF(2, 0);

int puts(const char *s);
int putchar(int c);
int putchar_unlocked(int c);
int putc(int c, FILE *file);
int putc_unlocked(int c, FILE *file);
int fputc(int c, FILE *file);
int fputc_unlocked(int c, FILE *file);
int fputs(const char *__restrict s, FILE *__restrict file);
int fputs_unlocked(const char *__restrict s, FILE *__restrict file);
size_t fwrite(const void *__restrict from, size_t size, size_t count, FILE *__restrict file);
size_t fwrite_unlocked(const void *__restrict from, size_t size, size_t count,
                       FILE *__restrict file);
int fflush(FILE *file);
int ferror(FILE *file);
int feof(FILE *file);
void clearerr(FILE *file);
int fileno(FILE *file);
int setvbuf(FILE *__restrict file, char *__restrict buffer, int mode, size_t size);
void setbuf(FILE *__restrict file, char *__restrict buffer);
void perror(const char *s);

_TRESSE_END
#endif
