#ifndef _STDIO_H
#define _STDIO_H
#include <tresse/cdefs.h>
#include <tresse/types.h>
#include <stdarg.h>
#define __need_size_t
#define __need_NULL
#include <stddef.h>
#include <tresse/glibc.h>
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
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define L_tmpnam 20
#ifdef _TRESSE_POSIX
#define P_tmpdir "/tmp"
#endif
#define TMP_MAX 238328

typedef struct {
  long long __position;
  long long __state;
} fpos_t;

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

FILE *fopen(const char *__restrict name, const char *__restrict mode);
FILE *freopen(const char *__restrict name, const char *__restrict mode, FILE *__restrict file);
FILE *tmpfile(void);
int fclose(FILE *file);
size_t fread(void *__restrict to, size_t size, size_t count, FILE *__restrict file);
int fgetc(FILE *file);
int getc(FILE *file);
int getchar(void);
int ungetc(int c, FILE *file);
char *fgets(char *__restrict to, int n, FILE *__restrict file);
#if defined __cplusplus && __cplusplus < 201402L
char *gets(char *to);
#endif
int fseek(FILE *file, long offset, int whence);
long ftell(FILE *file);
void rewind(FILE *file);
int fgetpos(FILE *__restrict file, fpos_t *__restrict position);
int fsetpos(FILE *file, const fpos_t *position);
int rename(const char *from, const char *to);
/* Programs have lists with a function of this name: theirs stands beside it. */
int remove(const char *name) __attribute__((__overloadable__)) __asm__("remove");
int scanf(const char *__restrict format, ...);
int fscanf(FILE *__restrict file, const char *__restrict format, ...);
int sscanf(const char *__restrict s, const char *__restrict format, ...);
int vscanf(const char *__restrict format, va_list args);
int vfscanf(FILE *__restrict file, const char *__restrict format, va_list args);
int vsscanf(const char *__restrict s, const char *__restrict format, va_list args);
#ifdef _TRESSE_POSIX
FILE *fdopen(int fd, const char *mode);
int getc_unlocked(FILE *file);
int getchar_unlocked(void);
ssize_t getline(char **__restrict line, size_t *__restrict size, FILE *__restrict file);
ssize_t getdelim(char **__restrict line, size_t *__restrict size, int end, FILE *__restrict file);
int fseeko(FILE *file, off_t offset, int whence);
off_t ftello(FILE *file);
int fseeko64(FILE *file, long long offset, int whence);
long long ftello64(FILE *file);
FILE *freopen64(const char *__restrict name, const char *__restrict mode, FILE *__restrict file);
FILE *tmpfile64(void);
void flockfile(FILE *file);
void funlockfile(FILE *file);
int ftrylockfile(FILE *file);
char *ctermid(char *to);
void setbuffer(FILE *file, char *buffer, size_t size);
void setlinebuf(FILE *file);
FILE *fopen64(const char *__restrict name, const char *__restrict mode);
#ifdef _GNU_SOURCE
int fflush_unlocked(FILE *file);
int fgetc_unlocked(FILE *file);
char *fgets_unlocked(char *__restrict to, int n, FILE *__restrict file);
size_t fread_unlocked(void *__restrict to, size_t size, size_t count, FILE *__restrict file);
int feof_unlocked(FILE *file);
int ferror_unlocked(FILE *file);
int fileno_unlocked(FILE *file);
void clearerr_unlocked(FILE *file);
#endif
#endif

#ifdef _TRESSE_POSIX
FILE *fmemopen(void *__restrict buffer, size_t size, const char *__restrict mode);
FILE *open_memstream(char **buffer, size_t *size);
#endif

/* Declared only: an execution that calls one of these ends there (T0901). */
char *tmpnam(char *name);
#ifdef _TRESSE_POSIX
FILE *popen(const char *command, const char *mode);
int pclose(FILE *file);
#endif

_TRESSE_END
#endif
