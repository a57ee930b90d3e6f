/* Streams that are read, and streams of files (C11 7.21). They have no buffer: each character is
   read from the descriptor when it is asked for, so streams and descriptors can be mixed. */

static void enter_stream(struct stream *stream) {
  if (stream) {
    pthread_mutex_lock(&stream->lock);
    __tresse_use(&stream->head);
  }
}

static void leave_stream(struct stream *stream) {
  if (stream)
    pthread_mutex_unlock(&stream->lock);
}

static struct stream *enter_any(FILE *file) {
  struct stream *stream = stream_of(file);
  if (stream == NULL)
    __tresse_hold(file);
  enter_stream(stream);
  return stream;
}

static void leave_any(FILE *file) {
  struct stream *stream = stream_of(file);
  if (stream == NULL)
    __tresse_release(file);
  leave_stream(stream);
}

int ferror_unlocked(FILE *file) {
  struct stream *stream = stream_of(file);
  __tresse_use(file);
  return stream ? stream->has_failed : 0;
}

int ferror(FILE *file) {
  struct stream *stream = enter_any(file);
  int has_failed = stream ? stream->has_failed : 0;
  leave_any(file);
  return has_failed;
}

int feof_unlocked(FILE *file) {
  struct stream *stream = stream_of(file);
  __tresse_use(file);
  return stream ? stream->is_at_end : 0;
}

int feof(FILE *file) {
  struct stream *stream = enter_any(file);
  int is_at_end = stream ? stream->is_at_end : 0;
  leave_any(file);
  return is_at_end;
}

static void clear(struct stream *stream) {
  if (stream)
    stream->is_at_end = stream->has_failed = 0;
}

void clearerr_unlocked(FILE *file) {
  __tresse_use(file);
  clear(stream_of(file));
}

void clearerr(FILE *file) {
  clear(enter_any(file));
  leave_any(file);
}

/* --- characters ------------------------------------------------------------------------------ */

/* The stream is locked. Once the end was met it stays met (C11 7.21.7.1p3). */
static int get(struct stream *stream) {
  unsigned char byte;
  if (stream->back)
    return (unsigned char)stream->given_back[--stream->back];
  if (stream->is_at_end)
    return EOF;
  ssize_t n = read(stream->head.fd, &byte, 1);
  if (n == 1)
    return byte;
  if (n == 0)
    stream->is_at_end = 1;
  else
    stream->has_failed = 1;
  return EOF;
}

/* The next wide character. A byte that is none stays where it is (C17 7.29.3.1). */
static int get_wide(struct stream *stream) {
  if (stream->back && stream->given_back[stream->back - 1] < 0)
    return ~stream->given_back[--stream->back];
  int c = get(stream);
  if (c < 128)
    return c;
  stream->given_back[stream->back++] = c;
  stream->has_failed = 1;
  errno = EILSEQ;
  return EOF;
}

/* Null for a stream that cannot be read; errno says so. */
static struct stream *enter_to_read(FILE *file) {
  struct stream *stream = stream_of(file);
  if (stream == NULL)
    errno = EBADF;
  enter_stream(stream);
  return stream;
}

/* The same for who has the lock already. */
static struct stream *use_to_read(FILE *file) {
  struct stream *stream = stream_of(file);
  if (stream == NULL)
    errno = EBADF;
  __tresse_use(file);
  return stream;
}

int fgetc(FILE *file) {
  struct stream *stream = enter_to_read(file);
  int c = stream ? get(stream) : EOF;
  leave_stream(stream);
  return c;
}

int fgetc_unlocked(FILE *file) {
  struct stream *stream = use_to_read(file);
  return stream ? get(stream) : EOF;
}

int getc(FILE *file) { return fgetc(file); }
int _IO_getc(FILE *file) { return fgetc(file); }
int getc_unlocked(FILE *file) { return fgetc_unlocked(file); }
/* What the getc_unlocked that glibc's headers expand calls, as there is never a buffer. */
int __uflow(FILE *file) { return fgetc_unlocked(file); }
int getchar(void) { return fgetc((FILE *)stdin); }
int getchar_unlocked(void) { return fgetc_unlocked((FILE *)stdin); }

static int give_back(struct stream *stream, int c) {
  if (stream->back == MOST_BACK)
    return EOF;
  stream->given_back[stream->back++] = (unsigned char)c;
  stream->is_at_end = 0;
  return (unsigned char)c;
}

static int give_back_wide(struct stream *stream, int c) {
  if (give_back(stream, c) != EOF && c > 127)
    stream->given_back[stream->back - 1] = ~c;
  return c;
}

int ungetc(int c, FILE *file) {
  struct stream *stream = c == EOF ? NULL : enter_to_read(file);
  int given = stream ? give_back(stream, c) : EOF;
  leave_stream(stream);
  return given;
}

/* --- lines and blocks ------------------------------------------------------------------------ */

static char *read_line(char *to, int n, struct stream *stream) {
  int length = 0, c = 0;
  if (n <= 0)
    __tresse_misuse("fgets into a buffer of no bytes");
  while (stream && length < n - 1 && c != '\n' && (c = get(stream)) != EOF)
    to[length++] = (char)c;
  if (stream == NULL || (c == EOF && (length == 0 || stream->has_failed)))
    return NULL;
  to[length] = 0;
  return to;
}

char *fgets(char *to, int n, FILE *file) {
  struct stream *stream = enter_to_read(file);
  char *line = read_line(to, n, stream);
  leave_stream(stream);
  return line;
}

char *fgets_unlocked(char *to, int n, FILE *file) { return read_line(to, n, use_to_read(file)); }

char *__fgets_chk(char *to, size_t room, int n, FILE *file) {
  if (n > 0 && (size_t)n > room)
    __tresse_misuse("fgets is told that its buffer is longer than it is");
  return fgets(to, n, file);
}

static size_t read_block(void *to, size_t size, size_t count, struct stream *stream) {
  size_t n, done = 0;
  unsigned char *bytes = to;
  if (__builtin_mul_overflow(size, count, &n))
    __tresse_misuse("fread: no object is that large");
  if (n == 0)
    return 0;
  while (stream && stream->back && done < n)
    bytes[done++] = (unsigned char)get(stream);
  if (stream && done < n && !stream->is_at_end) {
    ssize_t got = read(stream->head.fd, bytes + done, n - done);
    done += got > 0 ? (size_t)got : 0;
    if (got < 0)
      stream->has_failed = 1;
    else if (done < n)
      stream->is_at_end = 1;
  }
  return done / size;
}

size_t fread(void *to, size_t size, size_t count, FILE *file) {
  struct stream *stream = enter_to_read(file);
  size_t done = read_block(to, size, count, stream);
  leave_stream(stream);
  return done;
}

size_t fread_unlocked(void *to, size_t size, size_t count, FILE *file) {
  return read_block(to, size, count, use_to_read(file));
}

size_t __fread_chk(void *to, size_t room, size_t size, size_t count, FILE *file) {
  size_t n;
  if (__builtin_mul_overflow(size, count, &n) || n > room)
    __tresse_misuse("fread is told that its buffer is longer than it is");
  return fread(to, size, count, file);
}

/* POSIX, getdelim: the line with its end, in a block that grows. */
ssize_t getdelim(char **line, size_t *room, int end, FILE *file) {
  size_t length = 0;
  int c = 0, number = 0;
  if (line == NULL || room == NULL)
    return fail(EINVAL);
  struct stream *stream = enter_to_read(file);
  while (stream && number == 0 && (length == 0 || c != end) && (c = get(stream)) != EOF) {
    if (*line == NULL || length + 2 > *room) {
      size_t more = *line && *room > 60 ? *room * 2 : 120;
      char *at = realloc(*line, more);
      if (at == NULL) {
        number = ENOMEM;
        give_back(stream, c);
        break;
      }
      *line = at;
      *room = more;
    }
    (*line)[length++] = (char)c;
  }
  leave_stream(stream);
  if (number)
    return fail(number);
  if (stream == NULL || length == 0)
    return -1;
  (*line)[length] = 0;
  return (ssize_t)length;
}

ssize_t getline(char **line, size_t *room, FILE *file) {
  return getdelim(line, room, '\n', file);
}

ssize_t __getdelim(char **line, size_t *room, int end, FILE *file) {
  return getdelim(line, room, end, file);
}

/* --- files ----------------------------------------------------------------------------------- */

/* C11 7.21.5.3; `e` and `x` as in POSIX and C11. -1: that is no mode. */
static int flags_of(const char *mode) {
  int flags;
  switch (*mode) {
  case 'r': flags = O_RDONLY; break;
  case 'w': flags = O_WRONLY | O_CREAT | O_TRUNC; break;
  case 'a': flags = O_WRONLY | O_CREAT | O_APPEND; break;
  default: return -1;
  }
  for (mode++; *mode && *mode != ','; mode++) {
    if (*mode == '+')
      flags = (flags & ~O_ACCMODE) | O_RDWR;
    else if (*mode == 'x')
      flags |= O_EXCL;
    else if (*mode == 'e') /* glibc */
      flags |= O_CLOEXEC;
  }
  return flags;
}

static FILE *new_stream(int fd) {
  struct stream *stream = malloc(sizeof *stream);
  if (stream == NULL)
    return NULL;
  memset(stream, 0, sizeof *stream);
  stream->head.fd = fd;
  stream->lock = (pthread_mutex_t)PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
  open_file_of(fd)->stream = stream;
  return &stream->head;
}

static FILE *stream_on(int fd) {
  FILE *file = fd < 0 ? NULL : new_stream(fd);
  if (fd >= 0 && file == NULL)
    close(fd);
  return file;
}

FILE *fopen(const char *name, const char *mode) {
  int flags = flags_of(mode);
  if (flags < 0) {
    errno = EINVAL;
    return NULL;
  }
  int fd = open_file(name, flags);
  /* Where a file that is only appended to begins is up to the library (C11 7.21.3p1). */
  if (fd >= 0 && (flags & (O_APPEND | O_ACCMODE)) == (O_APPEND | O_WRONLY))
    lseek(fd, 0, SEEK_END);
  return stream_on(fd);
}

FILE *fopen64(const char *name, const char *mode) { return fopen(name, mode); }

FILE *fdopen(int fd, const char *mode) {
  if (flags_of(mode) < 0) {
    errno = EINVAL;
    return NULL;
  }
  if (is_output(fd))
    return (FILE *)(fd == 1 ? stdout : stderr);
  if (open_file_of(fd) == NULL) {
    errno = EBADF;
    return NULL;
  }
  return new_stream(fd);
}

/* Standard output stays open: what C11 7.21.5.1 forbids afterwards is let pass. */
int fclose(FILE *file) {
  struct stream *stream = stream_of(file);
  if (stream == NULL)
    return 0;
  int result = close(file->fd);
  if (stream != &stream_in)
    free(stream);
  return result;
}

FILE *freopen(const char *name, const char *mode, FILE *file) {
  struct stream *stream = stream_of(file);
  int flags = flags_of(mode);
  if (stream == NULL)
    __tresse_unsupported("`freopen` of the standard output");
  if (name == NULL)
    __tresse_unsupported("`freopen` without a name");
  enter_stream(stream);
  close(file->fd);
  int fd = flags < 0 ? (int)fail(EINVAL) : open_file(name, flags);
  if (fd >= 0) {
    /* The standard input keeps its number, which is the lowest. */
    stream->head.fd = fd;
    stream->back = 0;
    clear(stream);
    open_file_of(fd)->stream = stream;
  }
  leave_stream(stream);
  return fd < 0 ? NULL : file;
}

FILE *freopen64(const char *name, const char *mode, FILE *file) {
  return freopen(name, mode, file);
}

/* <stdio_ext.h>. There is never anything in a buffer. */
static int access_of(FILE *file) {
  return is_output(file->fd) ? O_WRONLY : open_file_of(file->fd)->flags & O_ACCMODE;
}

size_t __fpending(FILE *file) {
  (void)file;
  return 0;
}
void __fpurge(FILE *file) { wait_for_stream(file); }
int __freadable(FILE *file) { return access_of(file) != O_WRONLY; }
int __fwritable(FILE *file) { return access_of(file) != O_RDONLY; }

static int does(FILE *file, int what) {
  if (access_of(file) == O_RDWR)
    __tresse_unsupported("which of the two was done last to a stream that is read and written");
  return access_of(file) == what;
}

int __freading(FILE *file) { return does(file, O_RDONLY); }
int __fwriting(FILE *file) { return does(file, O_WRONLY); }

/* A name of its own for each call. */
static _Atomic unsigned names_given;

/* Six characters become a number: POSIX, mkstemp. */
static void put_number(char *to) {
  unsigned number = __c11_atomic_fetch_add(&names_given, 1, __ATOMIC_RELAXED);
  for (int i = 5; i >= 0; i--, number /= 10)
    to[i] = (char)('0' + number % 10);
}

/* glibc: as mkstemp, with `suffix` characters behind the six and more flags for `open`. */
int mkostemps(char *name, int suffix, int flags) {
  size_t length = strlen(name);
  if (suffix < 0 || length < 6 || length - 6 < (size_t)suffix)
    return (int)fail(EINVAL);
  char *number = name + length - 6 - (size_t)suffix;
  if (strncmp(number, "XXXXXX", 6) != 0)
    return (int)fail(EINVAL);
  for (;;) {
    put_number(number);
    int fd = open_file(name, (flags & ~O_ACCMODE) | O_RDWR | O_CREAT | O_EXCL);
    if (fd >= 0 || errno != EEXIST)
      return fd;
  }
}

/* The name of a folder that did not exist. */
char *mkdtemp(char *name) {
  size_t length = strlen(name);
  if (length < 6 || strcmp(name + length - 6, "XXXXXX") != 0)
    return (void)fail(EINVAL), NULL;
  for (;;) {
    put_number(name + length - 6);
    if (mkdir(name, 0700) == 0)
      return name;
    if (errno != EEXIST)
      return NULL;
  }
}

int mkstemp(char *name) { return mkostemps(name, 0, 0); }

int mkostemp(char *name, int flags) { return mkostemps(name, 0, flags); }

int mkstemps(char *name, int suffix) { return mkostemps(name, suffix, 0); }

/* A file without a name. */
FILE *tmpfile(void) {
  pthread_mutex_lock(&names_lock);
  struct node *node = new_node("", 0, -1);
  node->users++;
  int fd = enter(node, NULL, O_RDWR);
  forget_name(node);
  if (fd > 0)
    let_go(node);
  pthread_mutex_unlock(&names_lock);
  return stream_on(fd < 0 ? -1 - fd : (int)fail(fd));
}

FILE *tmpfile64(void) { return tmpfile(); }

/* --- places in files ------------------------------------------------------------------------- */

int fseeko(FILE *file, off_t offset, int whence) {
  struct stream *stream = stream_of(file);
  if (stream == NULL)
    return (int)fail(ESPIPE);
  enter_stream(stream);
  if (whence == SEEK_CUR)
    offset -= stream->back;
  off_t at = lseek(file->fd, offset, whence);
  if (at >= 0)
    stream->back = stream->is_at_end = 0;
  leave_stream(stream);
  return at < 0 ? -1 : 0;
}

int fseek(FILE *file, long offset, int whence) { return fseeko(file, offset, whence); }

int fseeko64(FILE *file, long long offset, int whence) {
  return (off_t)offset == offset ? fseeko(file, (off_t)offset, whence) : (int)fail(EOVERFLOW);
}

off_t ftello(FILE *file) {
  struct stream *stream = stream_of(file);
  if (stream == NULL)
    return (off_t)fail(ESPIPE);
  enter_stream(stream);
  off_t at = lseek(file->fd, 0, SEEK_CUR);
  if (at >= 0)
    at -= stream->back;
  leave_stream(stream);
  return at;
}

long ftell(FILE *file) { return ftello(file); }

long long ftello64(FILE *file) { return ftello(file); }

void rewind(FILE *file) {
  fseek(file, 0, SEEK_SET);
  clearerr(file);
}

int fgetpos(FILE *file, fpos_t *position) {
  off_t at = ftello(file);
  if (at < 0)
    return -1;
  position->__position = at;
  position->__state = 0;
  return 0;
}

int fsetpos(FILE *file, const fpos_t *position) {
  return fseeko(file, (off_t)position->__position, SEEK_SET);
}
