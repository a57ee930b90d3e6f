/* Streams, files and scanf of the shim against those of the host: the same content, the same calls
   in random order, the same answers. The first argument is a seed, the second the number of cases. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include "rows.h"

#define LIST(F)                                                   \
  F(int, sscanf, (const char *, const char *, ...))               \
  F(int, fscanf, (void *, const char *, ...))                     \
  F(void *, fopen, (const char *, const char *))                  \
  F(int, fclose, (void *))                                        \
  F(int, fgetc, (void *))                                         \
  F(int, ungetc, (int, void *))                                   \
  F(char *, fgets, (char *, int, void *))                         \
  F(size_t, fread, (void *, size_t, size_t, void *))              \
  F(size_t, fwrite, (const void *, size_t, size_t, void *))       \
  F(int, fputs, (const char *, void *))                           \
  F(int, fputc, (int, void *))                                    \
  F(int, fprintf, (void *, const char *, ...))                    \
  F(int, fseek, (void *, long, int))                              \
  F(long, ftell, (void *))                                        \
  F(void, rewind, (void *))                                       \
  F(int, feof, (void *))                                          \
  F(int, ferror, (void *))                                        \
  F(void, clearerr, (void *))                                     \
  F(ssize_t, getline, (char **, size_t *, void *))                \
  F(int, open, (const char *, int, ...))                          \
  F(ssize_t, read, (int, void *, size_t))                         \
  F(ssize_t, write, (int, const void *, size_t))                  \
  F(ssize_t, pread, (int, void *, size_t, off_t))                 \
  F(ssize_t, pwrite, (int, const void *, size_t, off_t))          \
  F(off_t, lseek, (int, off_t, int))                              \
  F(int, ftruncate, (int, off_t))                                 \
  F(int, posix_fallocate, (int, off_t, off_t))                    \
  F(int, fallocate, (int, int, off_t, off_t))                     \
  F(int, posix_fadvise, (int, off_t, off_t, int))                 \
  F(int, dup, (int))                                              \
  F(int, dup2, (int, int))                                        \
  F(void *, mmap, (void *, size_t, int, int, int, off_t))         \
  F(int, munmap, (void *, size_t))                                \
  F(int, msync, (void *, size_t, int))                            \
  F(int, close, (int))                                            \
  F(int, unlink, (const char *))                                  \
  F(int, rename, (const char *, const char *))                    \
  F(int, access, (const char *, int))                             \
  F(void *, tmpfile, (void))                                      \
  F(void, free, (void *))                                         \
  F(int, getopt, (int, char *const *, const char *))              \
  F(int, getopt_long, (int, char *const *, const char *, const struct option *, int *)) \
  F(int *, __errno_location, (void))
#define DECLARE(result, name, parameters) result t_##name parameters;
LIST(DECLARE)
extern char *t_optarg;
extern int t_optind, t_opterr, t_optopt;
#define t_errno (*t___errno_location())

static uint64_t state;
static long cases, failures;

static uint64_t random64(void) {
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

static unsigned below(unsigned n) { return (unsigned)(random64() % n); }

static void check(int holds, const char *format, ...) {
  cases++;
  if (holds)
    return;
  if (failures++ < 20) {
    va_list args;
    va_start(args, format);
    vprintf(format, args);
    puts("");
    va_end(args);
  }
}

/* Text with numbers, words and spaces, cut anywhere. */
static size_t random_text(char *to, size_t most) {
  static const char *const parts[] = {
    "12", "-7", "+3", "0", "0x1f", "0X", "077", "08", "3.25", "-.5", "1e3", "1e", "1e+", "0x1p3",
    "inf", "INFINITY", "infix", "nan", "nan(12)", "nan(1", "abc", "a-b", "]x", "%", "\n", "  ",
    "\t", ",", "x=", "99999999999", "18446744073709551615", "1.17549435e-38", "4.9e-324", "e5", ".",
    "-", "q"
  };
  size_t n = 0, count = below(8);
  for (size_t i = 0; i < count; i++) {
    const char *part = parts[below(sizeof parts / sizeof *parts)];
    size_t length = strlen(part);
    if (n + length + 2 > most)
      break;
    memcpy(to + n, part, length);
    n += length;
    if (below(2))
      to[n++] = " \n,"[below(3)];
  }
  if (n && below(4) == 0)
    n = below((unsigned)n);
  to[n] = 0;
  return n;
}

/* Up to four directives, each with an argument of 64 bytes. */
static void random_format(char *to) {
  static const char *const kinds[] = { "d",  "i",  "u",   "o",  "x",   "hd",  "hhu", "ld",
                                       "lld", "zu", "jd",  "f",  "lf",  "g",   "le",  "a",
                                       "s",  "c",  "[abc]", "[^,]", "[a-e0-9]", "[]x]", "n", "hhn", "X" };
  static const char *const between[] = { "", " ", ",", "x=", "%%", "  ", "\n" };
  *to = 0;
  for (unsigned i = 0, n = 1 + below(4); i < n; i++) {
    const char *kind = kinds[below(sizeof kinds / sizeof *kinds)];
    strcat(to, between[below(sizeof between / sizeof *between)]);
    strcat(to, "%");
    if (below(8) == 0 && strchr(kind, 'n') == NULL)
      strcat(to, "*");
    /* Not of what a width can cut where glibc goes on all the same: see is_odd. */
    if (below(4) == 0 && strpbrk(kind, "nixXfgeac") == NULL)
      sprintf(to + strlen(to), "%u", 1 + below(9));
    strcat(to, kind);
  }
}

/* Where the C standard leaves the value open: numbers that do not fit. */
static int is_open(const char *text) {
  return strstr(text, "999999") || strstr(text, "18446744");
}

/* Where glibc deviates from C11 7.21.6.2p9 and the example of `100ergs` there: it takes `1e+` and
   `0x` for numbers, `nan(` for nothing but `nan`, and fewer characters than the width for %c. Of
   a stream it takes one character more than can be a part of `infinity`. */
static int is_odd(const char *text, int is_stream) {
  if (strcasestr(text, "nan("))
    return 1;
  if (is_stream && (strcasestr(text, "inf") || strcasestr(text, "nan")))
    return 1;
  for (const char *c = text; *c; c++) {
    if (strchr("xX", *c) && c > text && c[-1] == '0' && !strchr("0123456789abcdef", c[1]))
      return 1;
    if (strchr("xX", *c) && c[1] == 0)
      return 1;
    if (strchr("eEpP", *c) == NULL)
      continue;
    const char *after = c + 1 + (c[1] == '+' || c[1] == '-');
    if (*after < '0' || *after > '9')
      return 1;
  }
  return 0;
}

static void test_scan(void) {
  char text[128], format[96];
  unsigned char ours[4][64], theirs[4][64];
  do
    random_text(text, sizeof text);
  while (is_odd(text, 0));
  random_format(format);
  memset(ours, 0x55, sizeof ours);
  memset(theirs, 0x55, sizeof theirs);
  int a = t_sscanf(text, format, ours[0], ours[1], ours[2], ours[3]);
  int b = sscanf(text, format, theirs[0], theirs[1], theirs[2], theirs[3]);
  int is_same = a == b && (is_open(text) || memcmp(ours, theirs, sizeof ours) == 0);
  check(is_same, "sscanf(\"%s\", \"%s\"): %d %d", text, format, a, b);
}

static char folder[] = P_tmpdir "/shimXXXXXX";
static char native_name[64];

/* The files that are given, each for one case; after them the shim writes its own. */
#define FILES 1500
static char contents[FILES][128];
static size_t sizes[FILES];
static const char *content_of(int file, size_t *size) {
  if (file == 0 || file > FILES)
    return NULL;
  *size = sizes[file - 1];
  return contents[file - 1];
}
static const char *name_of(int file) {
  static char name[32];
  sprintf(name, file > FILES ? "own%d" : "given/%d", file);
  return name;
}

static int file_now;
static char name_now[32], given_name[40];
static char content[128];

static void start(void) {
  size_t size = sizes[file_now % FILES];
  memcpy(content, contents[file_now % FILES], size + 1);
  strcpy(name_now, name_of(++file_now));
  sprintf(given_name, file_now > FILES ? ".//own%d" : "./given//%d", file_now);
  FILE *file = fopen(native_name, "w");
  fwrite(content, 1, size, file);
  fclose(file);
  if (file_now > FILES) {
    int own = t_open(name_now, O_WRONLY | O_CREAT, 0600);
    check(t_write(own, content, size) == (ssize_t)size && t_close(own) == 0, "write");
  }
}

static void finish(void) { check(t_unlink(name_now) == 0, "unlink"); }

static void test_streams(void) {
  static const char *const modes[] = { "r", "r+", "w+", "a+", "a", "w" };
  const char *mode = modes[below(6)];
  char format[96], ours[128], theirs[128];
  start();
  void *s = t_fopen(given_name, mode);
  FILE *f = fopen(native_name, mode);
  check(s != NULL && f != NULL, "fopen %s", mode);
  int reads = *mode == 'r' || mode[1] == '+', writes = *mode != 'r' || mode[1] == '+';
  int gave_back = 0, was = 0; /* 1: read, 2: written; between them there has to be a seek (C11 7.21.5.3p7) */
  for (int i = 0, n = 1 + (int)below(12); i < n; i++) {
    unsigned kind = below(14);
    if (kind == 1 && *mode == 'a')
      continue; /* glibc's ftell does not count what was given back there */
    int is_read = kind < 6, is_write = kind >= 6 && kind < 10;
    if ((is_read && !reads) || (is_write && !writes))
      continue;
    if (kind == 4 && writes)
      continue; /* what was written may make what is_odd leaves out */
    if ((is_read && was == 2) || (is_write && was == 1)) {
      long to = (long)below(20);
      check(t_fseek(s, to, SEEK_SET) == fseek(f, to, SEEK_SET), "fseek between");
    }
    was = is_read ? 1 : is_write ? 2 : was;
    memset(ours, 0x55, sizeof ours);
    memset(theirs, 0x55, sizeof theirs);
    long a = 0, b = 0;
    int m = 1 + (int)below(30);
    switch (kind) {
    case 0: a = t_fgetc(s), b = fgetc(f); break;
    case 1:
      a = t_fgetc(s), b = fgetc(f);
      if (a == b && a != EOF)
        a = t_ungetc('a' + m % 5, s), b = ungetc('a' + m % 5, f);
      break;
    case 2: a = t_fgets(ours, m, s) != NULL, b = fgets(theirs, m, f) != NULL; break;
    case 3: a = (long)t_fread(ours, 1 + m % 3, m, s), b = (long)fread(theirs, 1 + m % 3, m, f); break;
    case 4: {
      random_format(format);
      unsigned char va[4][32], vb[4][32];
      memset(va, 0x55, sizeof va);
      memset(vb, 0x55, sizeof vb);
      a = t_fscanf(s, format, va[0], va[1], va[2], va[3]);
      b = fscanf(f, format, vb[0], vb[1], vb[2], vb[3]);
      check(is_open(content) || memcmp(va, vb, sizeof va) == 0, "fscanf \"%s\" of \"%s\"", format,
            content);
      break;
    }
    case 5: {
      char *la = NULL, *lb = NULL;
      size_t ra = 0, rb = 0;
      a = t_getline(&la, &ra, s), b = getline(&lb, &rb, f);
      check(a != b || a < 0 || memcmp(la, lb, (size_t)a + 1) == 0, "getline");
      t_free(la);
      free(lb);
      break;
    }
    case 6: a = t_fputc('A' + m % 26, s), b = fputc('A' + m % 26, f); break;
    case 7: a = t_fputs("put", s) >= 0, b = fputs("put", f) >= 0; break;
    case 8: a = t_fprintf(s, "<%d>", m), b = fprintf(f, "<%d>", m); break;
    case 9: a = (long)t_fwrite("0123456789", 2, m % 6, s), b = (long)fwrite("0123456789", 2, m % 6, f); break;
    case 10: {
      static const int whences[] = { SEEK_SET, SEEK_CUR, SEEK_END };
      int whence = whences[gave_back ? 0 : below(3)]; /* glibc loses its place after ungetc */
      long to = (long)below(24) - 8;
      /* What was given back stays where a seek fails (C11 7.21.9.2p5), and not in glibc. */
      if (whence != SEEK_END)
        to = labs(to);
      else if (to + (long)strlen(content) < 0)
        to = 0;
      a = t_fseek(s, to, whence), b = fseek(f, to, whence);
      was = b == 0 ? 0 : was;
      break;
    }
    case 11: t_rewind(s), rewind(f), was = 0; break;
    case 12: t_clearerr(s), clearerr(f); break;
    default: break;
    }
    check(a == b && memcmp(ours, theirs, sizeof ours) == 0, "%s, call %u of \"%s\": %ld %ld", mode,
          kind, content, a, b);
    check(!t_feof(s) == !feof(f) && !t_ferror(s) == !ferror(f), "%s, after call %u: end %d %d, error %d %d",
          mode, kind, t_feof(s), feof(f), t_ferror(s), ferror(f));
    /* Of a file that is only appended to, glibc tells its end, wherever the stream stands. */
    if (strcmp(mode, "a") != 0 || is_write)
      check(t_ftell(s) == ftell(f), "%s, ftell after call %u: %ld %ld", mode, kind, t_ftell(s), ftell(f));
    gave_back = kind == 1 || (gave_back && kind > 11);
    if (a != b)
      break;
  }
  check(t_fclose(s) == fclose(f), "fclose");
  finish();
}

/* A mapping is made, written where that is allowed, compared, and taken back. */
static void test_mapping(int s, int f, int flags) {
  int access = below(3) ? PROT_READ | PROT_WRITE : PROT_READ;
  int kind = below(8) ? 1 + (int)below(2) : 0;
  size_t length = below(8) ? 1 + below(200) : 0, size = (size_t)lseek(f, 0, SEEK_END);
  off_t from = below(8) ? 0 : 5;
  t_lseek(s, 0, SEEK_END);
  if (size == 0)
    return;
  errno = t_errno = 0;
  char *a = t_mmap(NULL, length, access, kind, s, from);
  char *b = mmap(NULL, length, access, kind, f, from);
  check((a == MAP_FAILED) == (b == MAP_FAILED) && t_errno == errno, "mmap: %d %d", t_errno, errno);
  if (a == MAP_FAILED || b == MAP_FAILED)
    return;
  size_t place = below(size), count = 1 + below(size - place);
  if (access & PROT_WRITE)
    memset(a + place, 'm', count), memset(b + place, 'm', count);
  /* Linux's `pwrite` appends there, and a file that is mapped does not change its size here. */
  if (access & PROT_WRITE && kind == MAP_SHARED && !(flags & O_APPEND)) {
    t_pwrite(s, "w", 1, (off_t)place);
    pwrite(f, "w", 1, (off_t)place);
  }
  int how = (int)below(8);
  check(t_msync(a, length, how) == msync(b, length, how), "msync %d", how);
  check(memcmp(a, b, 4096) == 0, "what is mapped");
  check(t_munmap(a, length) == munmap(b, length), "munmap");
}

/* What the whole file holds in the end, by descriptors. */
static void test_descriptors(void) {
  static const int flags[] = { O_RDWR, O_RDWR | O_APPEND, O_RDWR | O_TRUNC, O_RDONLY, O_WRONLY,
                               O_RDWR | O_CREAT | O_EXCL };
  int flag = flags[below(6)];
  char ours[256], theirs[256];
  start();
  int s = t_open(given_name, flag), f = open(native_name, flag);
  check((s < 0) == (f < 0) && (f >= 0 || t_errno == errno), "open %#o: %d %d", flag, t_errno, errno);
  int s0 = s, f0 = f, s1 = t_dup(s), f1 = dup(f);
  for (int i = 0, n = (int)below(10); i < n && s >= 0 && f >= 0; i++) {
    long a = 0, b = 0;
    int is_other = (int)below(2);
    s = is_other ? s1 : s0, f = is_other ? f1 : f0;
    int m = (int)below(40);
    memset(ours, 0x55, sizeof ours);
    memset(theirs, 0x55, sizeof theirs);
    errno = t_errno = 0;
    off_t place = (off_t)below(60) - 3;
    switch (below(9)) {
    case 8: {
      off_t from = (off_t)below(40) - 1, length = (off_t)below(30);
      int mode = (int)below(2);
      if (below(2))
        a = t_posix_fallocate(s, from, length), b = posix_fallocate(f, from, length);
      else
        a = t_fallocate(s, mode, from, length), b = fallocate(f, mode, from, length);
      /* What is wrong is said before a file system is asked whether it makes holes. */
      int is_wrong = from < 0 || length <= 0;
      check(!is_wrong || (t_fallocate(s, 3, from, length) == fallocate(f, 3, from, length) &&
                          t_errno == errno),
            "fallocate that makes holes");
      int advice = (int)below(8) - 1;
      check(t_posix_fadvise(s, from, length - 1, advice) ==
                posix_fadvise(f, from, length - 1, advice),
            "posix_fadvise");
      break;
    }
    case 6: test_mapping(s, f, flag); break;
    case 7: a = t_dup2(s0, s1) == s1, b = dup2(f0, f1) == f1; break;
    case 0: a = t_read(s, ours, m), b = read(f, theirs, m); break;
    case 3: a = t_pread(s, ours, m, place), b = pread(f, theirs, m, place); break;
    case 4: a = t_pwrite(s, content, m, place), b = pwrite(f, content, m, place); break;
    case 1: a = t_write(s, content, m), b = write(f, content, m); break;
    case 2: {
      int whence = (int)below(3);
      a = t_lseek(s, m - 10, whence), b = lseek(f, m - 10, whence);
      break;
    }
    default: a = t_ftruncate(s, m), b = ftruncate(f, m); break;
    }
    check(a == b && t_errno == errno && memcmp(ours, theirs, sizeof ours) == 0,
          "call on a descriptor: %ld %ld, errno %d %d", a, b, t_errno, errno);
  }
  if (s >= 0 && f >= 0) {
    check(t_close(s0) == close(f0) && t_close(s1) == close(f1), "close");
    s = t_open(given_name, O_RDONLY), f = open(native_name, O_RDONLY);
    ssize_t a = t_read(s, ours, sizeof ours), b = read(f, theirs, sizeof theirs);
    check(a == b && memcmp(ours, theirs, (size_t)a) == 0, "what is left: %zd %zd", a, b);
    t_close(s), close(f);
  }
  finish();
}

static void test_names(void) {
  start();
  check(t_open("none", O_RDONLY) == -1 && t_errno == ENOENT, "no file");
  check(t_open("none/x", O_RDWR | O_CREAT, 0600) == -1 && t_errno == ENOENT, "no folder");
  int fd = t_open("new", O_RDWR | O_CREAT, 0600);
  check(t_write(fd, "abc", 3) == 3 && t_access("./new", R_OK | W_OK) == 0, "new");
  check(t_rename("new", given_name) == 0 && t_access("new", F_OK) == -1 && t_errno == ENOENT, "rename");
  check(t_unlink(name_now) == 0 && t_access(given_name, F_OK) == -1, "unlink");
  char bytes[4] = "";
  check(t_lseek(fd, 0, SEEK_SET) == 0 && t_read(fd, bytes, 4) == 3 && !strcmp(bytes, "abc"), "open");
  check(t_close(fd) == 0 && t_close(fd) == -1 && t_errno == EBADF, "closed");
  void *file = t_tmpfile();
  check(t_fputs("xyz", file) >= 0 && (t_rewind(file), t_fgetc(file)) == 'x', "tmpfile");
  check(t_fclose(file) == 0, "tmpfile");
}

/* Options, and the order in which the words then stand. */
static void test_options(void) {
  static char *const words[] = { "-a", "-b", "-ab", "-c", "-cval", "-abc", "-d", "-dx", "--", "-",
                                 "x", "yy", "--all", "--beta=3", "--beta", "--al", "--alpha",
                                 "--gamma", "--gamma=1", "--unknown", "-z", "--be", "-ca", "--a" };
  static const char *const lists[] = { "abc:d::", "+abc:d::", "-abc:d::", ":abc:d::", "ab", "+:c:" };
  int argc = 1 + (int)below(7), is_long = (int)below(2), flags[2];
  char *ours[10] = { "program" }, *theirs[10] = { "program" };
  for (int i = 1; i < argc; i++)
    ours[i] = theirs[i] = words[below(sizeof words / sizeof *words)];
  const char *list = lists[below(sizeof lists / sizeof *lists)];
  struct option a[] = { { "all", 0, 0, 'a' }, { "alpha", 0, &flags[0], 5 }, { "beta", 1, 0, 'c' },
                        { "gamma", 2, 0, 'd' }, { "beth", 1, 0, 'c' }, { 0, 0, 0, 0 } }, b[6];
  memcpy(b, a, sizeof a);
  b[1].flag = &flags[1];
  optind = t_optind = opterr = t_opterr = 0;
  for (int n = 0, r = 0; n < 20 && r != -1; n++) {
    int i = -1, j = -1;
    flags[0] = flags[1] = optopt = t_optopt = 0;
    int o = is_long ? t_getopt_long(argc, ours, list, a, &i) : t_getopt(argc, ours, list);
    r = is_long ? getopt_long(argc, theirs, list, b, &j) : getopt(argc, theirs, list);
    check(o == r && t_optind == optind && t_optarg == optarg && i == j && flags[0] == flags[1] &&
              (r != '?' || optopt == t_optopt) && memcmp(ours, theirs, sizeof ours) == 0,
          "getopt \"%s\": %d %d, next %d %d", list, o, r, t_optind, optind);
  }
}

int main(int argc, char **argv) {
  state = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
  long count = argc > 2 ? atol(argv[2]) : 20000;
  if (mkdtemp(folder) == NULL)
    return 1;
  snprintf(native_name, sizeof native_name, "%s/given", folder);
  for (int i = 0; i < FILES; i++)
    do
      sizes[i] = random_text(contents[i], sizeof contents[i]);
    while (is_odd(contents[i], 1));
  row_content = content_of;
  row_name = name_of;
  const struct {
    const char *name;
    void (*run)(void);
  } kinds[] = { { "scan", test_scan }, { "streams", test_streams },
                { "descriptors", test_descriptors }, { "options", test_options } };
  test_names();
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
    long before = cases, failed = failures;
    for (long i = 0; i < count; i++)
      kinds[k].run();
    printf("%-11s %9ld checks, %ld failed\n", kinds[k].name, cases - before, failures - failed);
  }
  unlink(native_name);
  rmdir(folder);
  return failures != 0;
}
